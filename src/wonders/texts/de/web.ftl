### Was der Browser-Client um die Spiele herum sagt.

web-title = Wonders
web-guest = Gast
web-me = Ich
web-someone = jemand
web-claim = Errichte ein Weltwunder. Übertriff deine Nachbarn.
web-play-now = Jetzt spielen
web-play-friend = Mit Freunden spielen
web-have-code = Code?
web-your-move = du bist am Zug
web-their-move = wartet auf die anderen
web-open-tables = Offene Tische
web-watch-short = Zuschauen
web-tagline = Drei Zeitalter, eine Stadt, dreißig Minuten. Spiele sofort im Browser, ohne Konto.
web-loading = Einen Augenblick …
web-skip = Zum Inhalt springen
web-home = Startseite
web-back = Zurück
web-close = Schließen
web-more = Mehr
web-games = Spiele
web-help-in-place = Erklärung
web-table = Tisch
web-you = du
web-bot = Bot
web-free = kostenlos
web-costs = kostet { $cost }
web-free-if = Kostenlos, wenn du hast: { $cards }
web-free-for = Macht kostenlos: { $cards }

## Spiele

web-game-classic = 7 Wonders
web-game-duel = Duel
web-game-architects = Architects
web-about-classic = Alle spielen gleichzeitig eine Karte und geben den Rest weiter. Drei Zeitalter, sieben Wege zu Punkten.
web-about-duel = Zwei Städte, eine Kartenauslage. Gewinne durch Punkte, Militär oder Forschung.
web-about-architects = Nimm eine Karte, bau dein Weltwunder Abschnitt für Abschnitt. Schnell und leicht gelernt.
web-size-classic = 2 bis 8 Spieler · 20 bis 30 Minuten · mit Cities, Leaders und Teams
web-size-duel = 2 Spieler · 20 bis 30 Minuten
web-size-architects = 2 bis 7 Spieler · 15 bis 25 Minuten
web-play-bots = Gegen Bots spielen
web-new-table = Neuer Tisch …
web-learn = Geführte erste Partie
web-continue = Weiterspielen
web-join = Mitspielen per Code oder Link
web-watch = Tische ansehen
web-score-pad = Wertungsblock
web-cards = Karten
web-explorer = Explorer
web-puzzles = Rätsel
web-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-language-en = English (Englisch)
web-language-de = Deutsch

## Ein neuer Tisch

web-new-title = { $game }: neuer Tisch
web-presets = Fertige Tische
web-more-choices = Mehr Einstellungen
web-preset-classic-quick = Schnell zu viert
web-preset-classic-leaders = Mit Leaders
web-preset-classic-cities = Mit Cities
web-preset-classic-teams = Teams
web-preset-classic-friends = Mit Freunden
web-preset-duel-solo = Gegen einen Bot
web-preset-duel-first = Erste Partie
web-preset-duel-friend = Zu zweit
web-preset-architects-three = Schnell zu dritt
web-preset-architects-seven = Alle sieben Wunder
web-preset-architects-friends = Mit Freunden
web-your-name = Dein Name
web-players = Spieler
web-others = Wer spielt mit
web-others-bots = Bots
web-others-people = Eingeladene Leute
web-others-here = Leute an diesem Gerät
web-others-bots-hint = Die Partie beginnt sofort.
web-others-people-hint = Du bekommst einen Link zum Weitergeben. Leere Plätze können Bots übernehmen.
web-others-here-hint = Das Gerät wird weitergereicht; dazwischen sind die Karten verdeckt.
web-level = Stärke
web-level-random = Zufall
web-level-easy = Leicht
web-level-medium = Mittel
web-level-hard = Schwer
web-level-expert = Experte
web-options = Optionen
web-expansions = Erweiterungen
web-no-expansions = keine
web-expansion-cities = Cities
web-expansion-cities-hint = Schwarze Karten, Schulden, Diplomatie; bis zu acht Spieler, Teams.
web-expansion-leaders = Leaders
web-expansion-leaders-hint = Weiße Karten: Anführer, die vor jedem Zeitalter angeworben werden.
web-eight-need-cities = Acht Spieler brauchen Cities.
web-teams-need = Zweierteams gibt es für 4, 6 oder 8 Spieler.
web-option-classic-teams = Je zwei Nachbarn spielen zusammen
web-option-classic-wonders = Weltwunder
web-option-classic-sides = Seiten der Spielpläne
web-option-duel-first = Wer beginnt
web-option-duel-wonders = Weltwunder
web-option-duel-fair = Fairerer Beginn
web-option-architects-wonders = Weltwunder
web-choice-random = ausgeteilt
web-choice-choose = nach Wahl
web-choice-A = A
web-choice-B = B
web-choice-true = ja
web-choice-false = nein
web-choice-first-0 = Platz 1
web-choice-first-1 = Platz 2
web-choice-first-lot = ausgelost
web-choice-duel-wonders-draft = ausgewählt
web-choice-duel-wonders-fixed = wie für die erste Partie
web-choice-fair-off = aus
web-choice-fair-draft = der Zweite wählt zuerst
web-choice-fair-bid = um den Beginn bieten
web-rulings = Auslegungen
web-rulings-hint = Wo die Spielregel eine Frage offen lässt. Die jeweils erste Wahl ist unsere.
web-ruling-classic-last_card = Womit Babylon B die letzte Karte bezahlt
web-choice-classic-last_card-turn = mit dem, was zu Beginn der Runde da war
web-choice-classic-last_card-afresh = mit dem, was am Ende der Runde da ist
web-ruling-classic-copied_guild = Wie Olympia B eine kopierte Gilde zählt
web-choice-classic-copied_guild-built = wie in der eigenen Stadt errichtet
web-choice-classic-copied_guild-borrowed = nur als geliehen
web-ruling-classic-free_city_sells = Wann die Freie Stadt eine Karte ablegt
web-choice-classic-free_city_sells-card = wenn diese Karte nichts nützt
web-choice-classic-free_city_sells-hand = nur wenn die ganze Hand nichts nützt
web-ruling-architects-first = Der Platz, der beginnt, von 0 an gezählt
web-ruling-architects-last_conflict = Ein Konflikt, der im letzten Zug fällig ist, wird noch abgehandelt
web-ruling-architects-coins = Wofür Münzen zahlen
web-choice-architects-coins-free = für alles
web-choice-architects-coins-missing = nur für das, was Graue Karten nicht decken
web-ruling-architects-token_reach = Worauf ein neuer Marker wirkt
web-choice-architects-token_reach-later = auf Späteres
web-choice-architects-token_reach-turn = auf den ganzen Zug
web-ruling-architects-no_tokens = Symbole, wenn kein Fortschrittsmarker mehr da ist
web-choice-architects-no_tokens-keep = bleiben liegen
web-choice-architects-no_tokens-discard = müssen abgelegt werden
web-ruling-architects-extra_cards = Zusätzliche Karten von Markern
web-choice-architects-extra_cards-may = dürfen genommen werden
web-choice-architects-extra_cards-must = müssen genommen werden
web-ruling-architects-engineering = Ingenieurwesen hilft
web-choice-architects-engineering-once = einmal im Zug
web-choice-architects-engineering-always = bei jedem Bauabschnitt
web-ruling-architects-token_stages = Bauabschnitte, die nur mit Ökonomie oder Ingenieurwesen bezahlbar sind
web-choice-architects-token_stages-must = müssen gebaut werden
web-choice-architects-token_stages-may = dürfen gebaut werden
web-ruling-architects-one_to_nil = Zu zweit: Siegmarker für ein Schild gegen keines
web-ruling-architects-victory_tokens = Militär-Siegmarker
web-choice-architects-victory_tokens-endless = gehen nie aus
web-choice-architects-victory_tokens-28 = gibt es nur 28
web-ruling-architects-halikarnassos = Die Karten, die Halikarnassos ansieht, sind
web-choice-architects-halikarnassos-secret = geheim
web-choice-architects-halikarnassos-open = offen für alle
web-ruling-architects-olympia = Die zwei Karten von Olympia werden ausgelegt
web-choice-architects-olympia-together = zusammen
web-choice-architects-olympia-apart = einzeln
web-ruling-architects-effects = Effekte der Weltwunder
web-choice-architects-effects-must = müssen ausgeführt werden
web-choice-architects-effects-may = dürfen ausgeführt werden
web-ruling-architects-empty_decks = Wenn alle drei Stapel eines Spielers leer sind
web-choice-architects-empty_decks-pass = setzt er aus
web-choice-architects-empty_decks-end = endet die Partie
web-terms = Bedingungen
web-clock = Bedenkzeit
web-clock-none = unbegrenzt
web-clock-move = für jede Wahl
web-clock-reserve = für die Partie
web-clock-days = Tage, als Fernpartie
web-clock-seconds = Sekunden für jede Wahl
web-clock-minutes = Minuten für die Partie
web-clock-extra = Sekunden mehr für jede Wahl
web-clock-days-each = Tage für jede Wahl
web-clock-fallback = Ist die Zeit um, trifft ein Bot diese eine Wahl, und der Verlauf sagt es.
web-table-title = Titel des Tisches
web-listed = Öffentlich: Alle können ihn finden
web-listed-hint = Andere Tische findet man nur über ihren Link oder Code.
web-assist-estimate = Die bisherigen Punkte werden gezeigt
web-assist-estimate-hint = Eine Gedächtnisstütze; wer mag, blendet sie aus.
web-assist-seen = Gesehene Karten des Zeitalters kann man nachsehen
web-assist-seen-hint = Eine Gedächtnisstütze in 7 Wonders.
web-undo-allowed = Zurücknehmen ist erlaubt
web-undo-allowed-hint = Nur bei Versehen: nie, nachdem etwas aufgedeckt wurde oder ein anderer Mensch am Zug war. Bots wählen neu.
web-begin = Beginnen
web-make-table = Tisch eröffnen

## Mitspielen und der Vorraum

web-join-code = Code oder Link
web-join-hint = Sechs Buchstaben wie QKDPRT oder der Link, den du bekommen hast.
web-join-go = Zum Tisch
web-join-table = Mitspielen
web-watch-table = Zuschauen
web-watch-none = Zurzeit gibt es keinen öffentlichen Tisch. Eröffne einen.
web-state-open = offen
web-state-playing = läuft
web-state-over = beendet
web-seats = Plätze
web-seats-here = Leute an diesem Gerät
web-seat-open = freier Platz
web-sit-down = Platz nehmen
web-ready = bereit
web-not-ready = nicht bereit
web-make-open = Freigeben
web-add-bot = Bot
web-invite-seat = Einladen
web-seat-link = Link für genau diesen Platz:
web-fill-bots = Bots für die freien Plätze
web-wait-ready = Es geht los, sobald alle bereit sind.
web-wait-seats = Es geht los, sobald alle Plätze besetzt sind.
web-wait-host = Der Gastgeber beginnt die Partie.
web-watching = du schaust zu
web-leave = Tisch verlassen
web-invite = Einladen
web-invite-hint = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen, ohne Konto.
web-invite-watch = Link zum Zuschauen
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen …
web-qr = QR-Code des Links
web-code = Code zum Weitersagen:
web-agreed = Vereinbart
web-commitment = Siegel der Kartenverteilung (siehe „War das Austeilen fair?“ nach dem Ende):
web-terms-game = { $game }, { $players } Spieler
web-terms-no-clock = Keine begrenzte Bedenkzeit
web-terms-move = { $seconds } Sekunden für jede Wahl
web-terms-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} für jede Wahl
web-terms-reserve = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} für die Partie, { $extra } Sekunden mehr für jede Wahl
web-terms-estimate = Die bisherigen Punkte dürfen gezeigt werden
web-terms-seen = Gesehene Karten des Zeitalters kann man nachsehen
web-terms-undo = Zurücknehmen ist erlaubt
web-terms-no-undo = Kein Zurücknehmen

## Spielen

web-status = Wer am Zug ist
web-your-turn = Du bist dran.
web-waiting-for = Warten auf { $names }.
web-waiting = Warten auf die anderen.
web-over = Die Partie ist zu Ende.
web-sending = wird gesendet …
web-chosen = Gewählt
web-skip-moves = Überspringen
web-skip-all = Alles zeigen
web-next = Weiter
web-step-by-step = Eins nach dem anderen
web-step-later = Noch zu erzählen: { $names }.
web-line-connecting = Verbindung wird aufgebaut …
web-line-offline = Keine Verbindung. Deine Wahl wird aufgehoben und gesendet, sobald sie wieder da ist.
web-line-ended = Die Verbindung wurde beendet.
web-lag = { $ms } ms
web-lag-good = Verbindung gut: { $ms } ms
web-lag-fair = Verbindung mäßig: { $ms } ms
web-lag-slow = Verbindung langsam: { $ms } ms
web-lag-unknown = Verbindung: nicht gemessen
web-bot-plays = Ein Bot spielt für dich. Im Menü kannst du wieder selbst spielen.
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-jump = Zu Schritt { $n }
web-chat = Gespräch
web-chat-unread = Gespräch, { $n } neu
web-chat-empty = Noch hat niemand etwas gesagt.
web-menu = Menü
web-keys = Tasten
web-about = Über
web-about-program = Freie Software unter der MIT-Lizenz. Die Spiele gehören ihrem Verlag; Bilder und Worte hier sind unsere eigenen.
web-about-credits = Werke anderer
web-about-icons = die Zeichen auf Karten und Plättchen, von Lorc, Delapouite und anderen, CC BY 3.0, als beleuchtete Gebäude neu gezeichnet
web-about-display = die Schrift der Titel, SIL Open Font License 1.1
web-about-text = die Schrift für alles andere, SIL Open Font License 1.1
web-watchers = { $n } schauen zu
web-say = Etwas sagen
web-send = Senden
web-say-hello = Hallo!
web-say-good-luck = Viel Glück!
web-say-well-played = Gut gespielt!
web-say-thanks = Danke!
web-say-thinking = Ich überlege …
web-say-hurry = Bist du bald so weit?
web-say-oops = Ups!
web-say-good-game = Schöne Partie!
web-undo = Zurücknehmen
web-undo-policy = Eine Wahl lässt sich ändern, bis alle gewählt haben. Danach geht es nur bei Versehen: solange nichts aufgedeckt wurde und kein anderer Mensch am Zug war.
web-let-bot = Einen Bot für mich spielen lassen
web-back-again = Wieder selbst spielen
web-resign = Endgültig verlassen
web-resign-sure = Wirklich verlassen? Ein Bot übernimmt.
web-clock-of = Zeit von { $name }
web-days-left = { $n } Tage
web-hours-left = { $n } Std.
web-hand-over = Gib das Gerät an { $name }
web-covered = Die nächste Person ist dran.
web-hand-over-hint = Die Karten erscheinen, wenn du auf den Knopf tippst.
web-hand-over-ready = Ich bin { $name }
web-event-TimeUp = Die Zeit von { $seat } ist um; ein Bot hat gewählt.
web-event-TakenBack = { $seat } nimmt die letzte Wahl zurück.
web-event-SeatReissued = { $by_id ->
    [self] { $seat } hat einen neuen Link zum eigenen Platz gemacht; ältere Links gelten nicht mehr.
   *[other] { $seat } war weg; deshalb hat der Gastgeber einen neuen Link zu diesem Platz gemacht. Ältere Links gelten nicht mehr.
}

## Textmodus

web-text-info = Partie
web-text-command = Befehl
web-text-choices = Deine Wahl
web-text-table = Tisch
web-text-recent = Letzte Ereignisse
web-text-help =
    Und hier:
      hand           woraus du wählen kannst
      links, rechts  deine Nachbarn
      kosten 3       was Wahl 3 bedeutet
      verlauf 5      die letzten 5 Ereignisse
web-command-hand = hand wahl
web-command-left = links
web-command-right = rechts
web-command-costs = kosten kostet
web-command-log = verlauf

## Das Ende

web-counting = Die Punkte werden gezählt …
web-place = { $rank ->
    [1] Gewonnen!
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Platz { $rank }
}
web-ahead = { $points } Punkte, { $n } Vorsprung
web-behind = { $points } Punkte, { $n } hinter { $name }
web-score-sheet = Wertungsblock
web-score-hint = Tippe auf eine Zahl, um zu sehen, woraus sie besteht.
web-points-of = { $points } Punkte von { $name } für { $category }
web-nothing-here = Hier gibt es nichts.
web-rematch = Noch eine Partie
web-join-rematch = Zur nächsten Partie
web-replay = Partie ansehen
web-record = Aufzeichnung herunterladen
web-fair = War das Austeilen fair?
web-fair-how = Bevor irgendjemand etwas beitragen konnte, hat der Server Geheimnis, Tisch und Regeln durch ein Siegel festgelegt, und dein Browser hat es behalten. Danach hat jedes Gerät eine eigene Zahl beigesteuert, dann wurde gegeben. Dein Browser vergleicht jetzt das Geheimnis mit dem behaltenen Siegel und gibt alle Karten noch einmal.
web-fair-check = Jetzt prüfen
web-fair-committed = Das Geheimnis passt zum Siegel von vor der Partie.
web-fair-not-committed = Das Geheimnis passt nicht zum Siegel von vor der Partie!
web-fair-seeded = Der Startwert besteht aus dem Geheimnis und den Zahlen aller.
web-fair-not-seeded = Der Startwert besteht nicht aus dem Geheimnis und den Zahlen aller!
web-fair-draws = { $n ->
    [one] Eine Ziehung
   *[other] { $n } Ziehungen
} mit gleichem Ergebnis wiederholt.
web-fair-wrong = Anders ausgeteilt: { $labels }
web-fair-not-kept = Dieser Browser hat das Siegel vor dem Ende nicht gesehen und vergleicht deshalb mit dem jetzt genannten.
web-fair-ours = Die Zahl dieses Geräts steckt im Startwert.
web-fair-not-ours = Die Zahl dieses Geräts steckt nicht im Startwert!
web-fair-seen = Gegeben wurde, was du gesehen hast.
web-fair-unseen = Dir wurden andere Karten gezeigt, als gegeben worden sein sollen!
web-graph = Punkte jeder Stadt im Verlauf der Partie
web-seen-by = Aus der Sicht von
web-everybody = allen
web-step = Schritt { $n } von { $last }
web-first-step = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-last-step = Zum Ende
web-play = Abspielen
web-pause = Anhalten

## Einstellungen

web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-0 = keine
web-motion-05 = langsam
web-motion-1 = normal
web-motion-2 = schnell
web-zoom = Größe des Spielbretts: { $n } %
web-zoom-value = { $n } Prozent
web-pref-hold = Drei Sekunden zum Zurücknehmen
web-pref-hold-hint = Fehlt nur noch deine Wahl, wird sie nach drei Sekunden gesendet oder mit dem zweiten Tippen.
web-pref-confirm = Jede Wahl bestätigen
web-pref-confirm-hint = Vor dem zweiten Tippen wird nichts gesendet.
web-pref-stepwise = Eins nach dem anderen
web-pref-stepwise-hint = Für erste Partien: Was alle gleichzeitig tun, wird Platz für Platz gezeigt.
web-pref-estimate = Bisherige Punkte zeigen
web-pref-estimate-hint = Wo der Tisch es erlaubt.
web-pref-sounds = Töne
web-pref-sounds-hint = Kurze; ein Horn, wenn ein Konflikt naht.
web-pref-textMode = Textmodus
web-pref-textMode-hint = Der Tisch in Worten mit einer Befehlszeile; gemacht für Screenreader.
web-pref-muted = Ausblenden, was andere sagen
web-pref-muted-hint = Das Gespräch bleibt dir verborgen.
web-pref-notify = Mir sagen, wenn ich dran bin
web-pref-notify-hint = Durch eine Benachrichtigung, wenn diese Seite im Hintergrund ist.
web-key = Taste
web-key-does = Was sie tut
web-key-arrows = in der Hand und auf dem Tisch umhergehen
web-key-build = die Karte errichten
web-key-wonder = mit der Karte einen Bauabschnitt oder ein Weltwunder errichten
web-key-sell = die Karte für Münzen ablegen
web-key-enter = wählen, bestätigen
web-key-escape = zurück, schließen
web-key-log = Verlauf
web-key-chat = Gespräch
web-key-undo = zurücknehmen
web-key-help = das Ausgewählte erklären oder diese Tasten zeigen

## Wenn etwas schiefgeht

web-error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
web-error-unknown = Etwas ist schiefgegangen. Lade die Seite neu.
web-error-no_table = Diesen Tisch gibt es nicht (mehr).
web-error-taken = Der Platz wurde gerade besetzt.
web-error-not_ready = Noch sind nicht alle bereit.
web-error-no_undo = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anders war seitdem am Zug.
web-error-not_over = Die Partie ist noch nicht zu Ende.
web-error-too_fast = Zu viele Anfragen auf einmal. Warte einen Augenblick.
web-error-too_many = Zu viele Tische auf einmal. Warte einen Augenblick.
web-error-bad_key = Dein Profil wurde hier abgemeldet oder gelöscht.
web-error-bad_token = Dieser Link gilt nicht mehr.

## Eine Beispielpartie zum Ansehen

web-demo = Beispielpartie: { $game }
web-demo-watch = Beispielpartie ansehen
web-demo-about = Bots spielen eine ganze Partie, mit Kommentaren dazu, was geschieht und warum. Es muss nichts aufgebaut werden.
web-demo-comments = Kommentare
web-demo-comment-next = Nächster Kommentar
web-demo-comment-back = Voriger Kommentar
web-demo-no-comment = Zu diesem Schritt gibt es nichts zu sagen.
web-demo-chance = Siegchance von { $seat }, von einem Bot geschätzt: { $now }, vorher { $before }.
web-demo-chances = Siegchancen, von den Bots geschätzt: { $chances }.
web-demo-better = Ein Bot hätte für { $seat } vorgezogen: { $action }. Die geschätzte Siegchance wäre { $could } statt { $had }.
web-demo-now-you = Selbst eine erste Partie spielen
web-study = Analyse
web-study-intro = Lass eine Partie durchsehen, die anderswo gespielt wurde: ihr Protokoll oder ihre Notation. Sie muss beendet sein.
web-study-file = Eine Datei
web-study-paste = Oder hier einfügen
web-study-begin = Durchsehen
web-assist-hints = Tipps beim Spielen
web-assist-hints-hint = Ein Bot berät, wer ihn fragt; so eine Partie zählt nie.
web-terms-hints = Tipps dürfen erfragt werden
web-terms-rated = Gewertet: { $class }. Wer sich setzt, ist einverstanden; wer geht, wird Letzter.
web-closed = Dieser Tisch wurde geschlossen: { $why }
web-ratings = Wertungen
web-tokens = Schlüssel für Programme
web-rated = Gewertete Partie
web-rated-hint = Zählt für die Wertung aller, die sich setzen. Kein Zurücknehmen, keine Hilfen, niemand spielt für dich; wer geht, wird Letzter.
web-find-players = Mitspieler finden
web-lobby-all = Alle offenen Tische
web-lobby-players = { $taken } von { $players } Spielern
web-lobby-rated = gewertet
web-lobby-casual = nicht gewertet
web-friends-add = Als Freund anfragen
web-friends-blocked = Blockiert
web-friends-asked = Gefragt
web-friends-block = Blockieren
