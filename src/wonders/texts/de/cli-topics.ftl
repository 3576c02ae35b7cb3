### Themen von `wonders help`. Die erste Zeile sagt jeweils in einem Wort, worum es geht.

cli-topics = Themen von „wonders help THEMA“:
cli-topics-commands = Und die Hilfe zu jedem Befehl: { $commands }.
cli-settings-of = Einstellungen von { $name } (--option NAME=WERT)
cli-topic-settings =
    Was ein Tisch ausmachen kann: --option NAME=WERT, für jede noch einmal.
    --with und --teams stehen für die Einstellungen expansions und teams.
cli-topic-bots =
    Wer auf den anderen Plätzen spielt, mit Namen, Kommas dazwischen.
    random, easy, medium, hard und expert sind unsere; hard:seconds=2 gibt einem mehr Zeit. Ein Name gilt für alle Plätze, oder es gibt für jeden einen.
    Bots von anderen: die aus Python-Paketen und jedes Programm als run:BEFEHL. Wer abstürzt, zu spät kommt oder etwas Unerlaubtes antwortet, verliert den Zug, in simulate und arena die Partie.
cli-topic-records =
    Partien als Dateien.
    „wonders play“ hebt jede Partie auf, im Ordner des Benutzers, wenn --record keine Datei nennt. Was es schon gibt, wird nie überschrieben.
      wonders play DATEI      spielt eine Partie weiter
      wonders replay DATEI    ihre Wertung, mit --lines jeder Punkt
      wonders convert DATEI   eine Aufzeichnung als Text zum Lesen, und zurück
      wonders verify DATEI    wurde ehrlich gegeben?
cli-topic-keys =
    Die Tasten des ganzen Bildschirms.
    Pfeile und Enter wählen; Enter öffnet erst eine Karte. ? hilft, w sagt, warum etwas nicht geht, u nimmt die letzte Wahl zurück, t blättert im Tisch, l zeigt den Verlauf, s sichert, q verlässt, Strg-P hat alles mit Namen.
cli-topic-score =
    Der Wertungsblock für einen echten Tisch.
    „wonders score classic“ fragt nach Karten und Münzen, mit --points nach den Zeilen des Blocks. ? hilft bei jeder Frage, < geht zurück, Enter lässt stehen, was in Klammern steht, Strg-C hebt auf, was eingegeben ist. „wonders score history“, „stats“, „plot“ und „share“ schauen zurück.
cli-topic-server =
    Tische für andere.
    „wonders serve --host 0.0.0.0“ dient dem Netz; „wonders doctor“ sagt, ob es gut liefe. Jede Einstellung ist eine Variable WONDERS_…; docs/operations.md hat alle. „wonders backup“ kopiert alle Tische, während es läuft.
cli-topic-languages =
    Englisch und Deutsch.
    --lang en oder de; sonst, wie LC_ALL, LC_MESSAGES oder LANG es sagen, oder das System. Befehle in einer Partie werden in beiden Sprachen verstanden.
