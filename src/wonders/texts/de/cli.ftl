### Was die Befehlszeile sagt.

cli-guest = Gast
cli-welcome = Startwert { $seed }. Antworte mit der Nummer einer Auswahl; ? hilft.
cli-prompt = Deine Wahl:
cli-hand-over = { $name } ist an der Reihe. Eingabetaste, wenn niemand sonst hinsieht.
cli-help =
    Eine Nummer wählt, was hinter ihr steht. Außerdem:
      warum Bäder       warum eine Karte nicht so genutzt werden kann, wie du willst
      karte Bäder       was eine Karte kostet und bewirkt
      zeig              noch einmal deine Stadt und deine Auswahl
      tisch             alle Städte in voller Länge
      zurück            deine letzte Wahl zurücknehmen
      speichern DATEI   die Partie bis hierher aufzeichnen
      ende              aufhören
cli-command-help = ? hilfe
cli-command-quit = ende
cli-command-why = warum
cli-command-card = karte
cli-command-show = zeig
cli-command-table = tisch
cli-command-save = speichern
cli-command-undo = zurück zurueck
cli-no-number = Es gibt die Nummern 1 bis { $last }.
cli-not-understood = „{ $text }“ ist weder eine Auswahl noch ein Befehl; ? hilft.
cli-why-what = Nenne nach „warum“ eine Karte oder Aktion, etwa: warum Bäder
cli-allowed = Dem steht nichts im Weg.
cli-save-where = Nenne nach „speichern“ eine Datei.
cli-saved = Die Aufzeichnung steht in { $file }.
cli-kept-match = Die Partie liegt in { $file }; „wonders play DATEI“ spielt sie weiter.
cli-left = Die Partie bleibt unbeendet.
cli-input-ended = Die Eingabe endete vor der Partie.
cli-winners = { $count ->
    [one] { $names } gewinnt: { $reason }.
   *[other] { $names } gewinnen: { $reason }.
}
cli-column = { $name }: { $points } Siegpunkte
cli-total = Summe
cli-team = Team
cli-rank = Rang
cli-replayed = { $name }, { $players } Spieler, { $answers } Antworten nachgespielt.
cli-unfinished = Die Partie ist nicht zu Ende.
cli-simulated = { $name }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $seconds } s, { $speed } Entscheidungen/s, Startwert { $seed }
cli-simulation-stopped = Nach { $played } von { $games } Partien angehalten; es sind die ersten, und was sie ergeben haben, steht oben.
cli-seat = Platz
cli-wins = Siege
cli-share = Anteil
cli-points = Punkte
cli-spread = Streuung
cli-card = Karte
cli-cost = Kosten
cli-effect = Wirkung
cli-copies = Spieler
cli-free = kostenlos
cli-nothing-found = Nichts heißt hier „{ $text }“.
cli-shared-victories = { $count ->
    [one] Ein Sieg wurde geteilt; oben sind seine Teile gezählt.
   *[other] { $count } Siege wurden geteilt; oben sind ihre Teile gezählt.
}
cli-fault-crashed = { $count } × { $bot } ist abgestürzt und verlor den Zug.
cli-fault-late = { $count } × { $bot } kam zu spät und verlor den Zug.
cli-fault-illegal = { $count } × { $bot } antwortete regelwidrig und verlor den Zug.
cli-fault-garbled = { $count } × { $bot } war unverständlich und verlor den Zug.
cli-forfeited = Wer einen Zug verloren hat, hat auch die Partie verloren; mit --fallback verliert er nur den Zug.
cli-rules-of = Regeln von { $book ->
    [classic] 7 Wonders
    [cities] Cities
    [leaders] Leaders
    [duel] 7 Wonders Duel
   *[architects] 7 Wonders Architects
}
cli-example = Beispiel:
cli-key-help = Hilfe
cli-key-why = Warum
cli-key-undo = Zurück
cli-key-table = Tisch
cli-key-log = Verlauf
cli-key-save = Sichern
cli-key-leave = Verlassen
cli-key-theme = Farben
cli-told-help = Die Tasten
cli-told-why = Warum anderes nicht geht
cli-told-undo = Die letzte Wahl zurücknehmen
cli-told-table = Im Tisch blättern
cli-told-log = Mehr oder weniger vom Verlauf
cli-told-save = Die Aufzeichnung bis hierher sichern
cli-told-leave = Die Partie verlassen
cli-told-theme = Die Farben wechseln
cli-leave-really =
    Die Partie verlassen? Was gespielt ist, bleibt aufgehoben.

        j   verlassen      n   bleiben
cli-no-undo = Hier lässt sich nichts zurücknehmen.
cli-waiting = Warten auf { $names } …
cli-record-far = Der Server verwahrt die Aufzeichnung; nach dem Ende der Partie kann man sie dort herunterladen.
cli-line-cut = Die Verbindung ist abgerissen; neuer Versuch …
cli-not-begun = Am Tisch wurde noch nicht begonnen.
cli-deal-fair = Geprüft: Gegeben wurde aus dem versiegelten Geheimnis und deiner Zahl, und die Aufzeichnung zeigt, was du gesehen hast.
cli-deal-unseen = Gegeben wurde, wie es die Aufzeichnung sagt; vor dem Ende hat dieses Terminal den Tisch aber nicht gesehen.
cli-deal-false = Es wurde NICHT ehrlich gegeben: Die Aufzeichnung passt nicht zu dem, was dieses Terminal behalten hat. Prüfe sie mit „wonders verify“.
cli-deal-unknown = Das Geben ließ sich nicht prüfen: Die Aufzeichnung kam nicht an.
cli-full-help =
    ↑ ↓      durch Karten und Möglichkeiten gehen
    Enter    eine Karte öffnen und wählen, was mit ihr geschieht
    w        warum anderes nicht geht; noch einmal verbirgt es wieder
    u        die letzte Wahl zurücknehmen
    t        zum Tisch, um darin zu blättern, und zurück
    l        der Verlauf
    s        die Aufzeichnung der Partie bis hierher sichern
    q        verlassen
    Strg-P   all das mit Namen, und die Farben

## Wonach die Karten einer Farbe sonst gesucht werden

cli-find-brown = Rohstoffe, Ressourcen
cli-find-grey = Manufakturen, Manufakturwaren, Ressourcen
cli-find-blue = Profanbauten, zivil
cli-find-yellow = Handel, Handelsgebäude
cli-find-red = Militär, Krieg, militärisch
cli-find-green = Wissenschaft, Forschung, wissenschaftlich
cli-find-purple = Gilden
cli-find-black = Stadtkarten
cli-find-white = Anführer

cli-doctor-settings-known = Einstellungen: jede Variable WONDERS_… ist bekannt.
cli-doctor-settings-unknown = Einstellungen: es gibt keine Einstellung { $variable }.
cli-doctor-settings-unknown-advice = Entferne sie, oder suche ihren Namen in docs/operations.md.
cli-doctor-settings-meant = Einstellungen: es gibt keine Einstellung { $variable }.
cli-doctor-settings-meant-advice = Vielleicht ist { $meant } gemeint.
cli-doctor-database-new = Datenbank: noch keine; sie wird beim ersten Start angelegt, in { $place }.
cli-doctor-database-unwritable = Datenbank: es gibt keine, und { $place } ist nicht beschreibbar.
cli-doctor-database-unwritable-advice = Wähle mit --db oder WONDERS_DB einen anderen Ort, oder lass den Benutzer des Servers dort schreiben.
cli-doctor-database-kept = Datenbank: { $n ->
    [one] ein Tisch ist
   *[other] { $n } Tische sind
} gespeichert.
cli-doctor-database-refused = Datenbank: { $reason }
cli-doctor-database-refused-advice = Prüfe --db oder WONDERS_DB, und ob der Datenbankserver läuft und diesen Benutzer einlässt.
cli-doctor-schema-current = Schema: auf dem neuesten Stand.
cli-doctor-schema-older = Schema: von einer früheren Version.
cli-doctor-schema-older-advice = Der nächste Start bringt es auf den neuesten Stand; sichere vorher: wonders backup DATEI.
cli-doctor-schema-newer = Schema: eine spätere Version von wonders hat es geschrieben.
cli-doctor-schema-newer-advice = Installiere jene oder eine spätere Version; diese kann die Tische nicht lesen.
cli-doctor-clock-right = Uhr: geht richtig.
cli-doctor-clock-odd = Uhr: weicht um { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
} von dem ab, was die Datenbank weiß.
cli-doctor-clock-odd-advice = Lass das System die Zeit stellen (chrony oder systemd-timesyncd): die Uhren der Partien hängen davon ab.
cli-doctor-redis-unused = Redis: nicht benutzt; nur Server auf mehreren Rechnern brauchen es.
cli-doctor-redis-away = Redis: antwortet nicht: { $reason }
cli-doctor-redis-away-advice = Starte es, oder prüfe WONDERS_REDIS.
cli-doctor-redis-answers = Redis: antwortet.
cli-doctor-disk-enough = Platte: { $n } MiB sind frei.
cli-doctor-disk-little = Platte: nur { $n } MiB sind frei.
cli-doctor-disk-little-advice = Schaffe Platz: ist die Platte voll, kann keine Antwort gespeichert werden, und die Partien stehen still.
cli-doctor-files-enough = Offene Dateien: es sind genug erlaubt.
cli-doctor-files-few = Offene Dateien: das System erlaubt { $allowed }, die Einstellungen brauchen { $n }.
cli-doctor-files-few-advice = Erhöhe die Grenze (LimitNOFILE in der Unit, ulimit -n in einer Shell), oder verringere WONDERS_MAX_SOCKETS.
cli-doctor-all-good = Alles in Ordnung.
