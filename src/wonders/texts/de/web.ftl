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
web-try-again = Noch einmal versuchen
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
web-puzzles = Rätsel
web-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-language-en = English (Englisch)
web-language-de = Deutsch

## Ein neuer Tisch

web-expansion-cities = Cities
web-expansion-leaders = Leaders
## Mitspielen und der Vorraum

web-join-table = Mitspielen
web-state-open = offen
web-state-playing = läuft
web-state-over = beendet
web-seat-open = freier Platz
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

## Wenn etwas schiefgeht

web-error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
web-error-unknown = Etwas ist schiefgegangen. Lade die Seite neu.
web-error-no_table = Diesen Tisch gibt es nicht (mehr).
web-error-no_code = Kein Tisch hat diesen Code. Prüfe ihn, oder bitte um den Link.
web-error-taken = Der Platz wurde gerade besetzt.
web-error-too_fast = Zu viele Anfragen auf einmal. Warte einen Augenblick.
web-error-too_many = Zu viele Tische auf einmal. Warte einen Augenblick.
web-error-bad_key = Dein Profil wurde hier abgemeldet oder gelöscht.
web-error-bad_token = Dieser Link gilt nicht mehr.

## Eine Beispielpartie zum Ansehen

web-demo-watch = Beispielpartie ansehen
web-find-players = Mitspieler finden
web-lobby-all = Alle offenen Tische
web-lobby-players = { $taken } von { $players } Spielern
web-lobby-rated = gewertet
web-lobby-casual = nicht gewertet
