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
web-more = Mehr
web-games = Spiele
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
web-score-pad = Wertungsblock
web-cards = Karten
web-explorer = Explorer
web-notebook = Notizhefte
web-terms-begins = Beginnt mitten in einer Partie
web-puzzles = Rätsel
web-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-language-en = English (Englisch)
web-language-de = Deutsch

## Ein neuer Tisch

web-expansions = Erweiterungen
web-no-expansions = keine
web-expansion-cities = Cities
web-expansion-cities-hint = Schwarze Karten, Schulden, Diplomatie; bis zu acht Spieler, Teams.
web-expansion-leaders = Leaders
web-expansion-leaders-hint = Weiße Karten: Anführer, die vor jedem Zeitalter angeworben werden.
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
web-choice-classic-last_card-turn = mit dem, was zu Beginn der Runde da war
web-choice-classic-last_card-afresh = mit dem, was am Ende der Runde da ist
web-choice-classic-copied_guild-built = wie in der eigenen Stadt errichtet
web-choice-classic-copied_guild-borrowed = nur als geliehen
web-choice-classic-free_city_sells-card = wenn diese Karte nichts nützt
web-choice-classic-free_city_sells-hand = nur wenn die ganze Hand nichts nützt
web-choice-architects-coins-free = für alles
web-choice-architects-coins-missing = nur für das, was Graue Karten nicht decken
web-choice-architects-token_reach-later = auf Späteres
web-choice-architects-token_reach-turn = auf den ganzen Zug
web-choice-architects-no_tokens-keep = bleiben liegen
web-choice-architects-no_tokens-discard = müssen abgelegt werden
web-choice-architects-extra_cards-may = dürfen genommen werden
web-choice-architects-extra_cards-must = müssen genommen werden
web-choice-architects-engineering-once = einmal im Zug
web-choice-architects-engineering-always = bei jedem Bauabschnitt
web-choice-architects-token_stages-must = müssen gebaut werden
web-choice-architects-token_stages-may = dürfen gebaut werden
web-choice-architects-victory_tokens-endless = gehen nie aus
web-choice-architects-victory_tokens-28 = gibt es nur 28
web-choice-architects-halikarnassos-secret = geheim
web-choice-architects-halikarnassos-open = offen für alle
web-choice-architects-olympia-together = zusammen
web-choice-architects-olympia-apart = einzeln
web-choice-architects-effects-must = müssen ausgeführt werden
web-choice-architects-effects-may = dürfen ausgeführt werden
web-choice-architects-empty_decks-pass = setzt er aus
web-choice-architects-empty_decks-end = endet die Partie
web-listed = Öffentlich: Alle können ihn finden
## Mitspielen und der Vorraum

web-join-table = Mitspielen
web-state-open = offen
web-state-playing = läuft
web-state-over = beendet
web-seat-open = freier Platz
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

web-about-program = Freie Software unter der MIT-Lizenz. Die Spiele gehören ihrem Verlag; Bilder und Worte hier sind unsere eigenen.
web-about-credits = Werke anderer
web-about-icons = die Zeichen auf Karten und Plättchen, von Lorc, Delapouite und anderen, CC BY 3.0, als beleuchtete Gebäude neu gezeichnet
web-about-display = die Schrift der Titel, SIL Open Font License 1.1
web-about-text = die Schrift für alles andere, SIL Open Font License 1.1
web-event-TimeUp = Die Zeit von { $seat } ist um; ein Bot hat gewählt.
web-event-TakenBack = { $seat } nimmt die letzte Wahl zurück.
web-event-SeatReissued = { $by_id ->
    [self] { $seat } hat einen neuen Link zum eigenen Platz gemacht; ältere Links gelten nicht mehr.
   *[other] { $seat } war weg; deshalb hat der Gastgeber einen neuen Link zu diesem Platz gemacht. Ältere Links gelten nicht mehr.
}

## Textmodus

## Das Ende

## Einstellungen

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

web-demo-watch = Beispielpartie ansehen
web-terms-hints = Tipps dürfen erfragt werden
web-terms-rated = Gewertet: { $class }. Wer sich setzt, ist einverstanden; wer geht, wird Letzter.
web-find-players = Mitspieler finden
web-lobby-all = Alle offenen Tische
web-lobby-players = { $taken } von { $players } Spielern
web-lobby-rated = gewertet
web-lobby-casual = nicht gewertet
