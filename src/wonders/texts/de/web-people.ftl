### Was der Browser-Client über Profile sagt, und darüber, was jemand gespielt hat.

web-people-who = Wer du bist
web-people-save = Speichern
web-people-saved = Gespeichert.
web-people-colour = Deine Farbe
web-people-colour-n = Farbe { $n }
web-people-public = Öffentliches Profil
web-people-public-hint = Andere finden dich unter deinem Namen und sehen deine Ergebnisse.
web-people-see-public = So sehen es andere
web-people-name-taken = Ein anderes öffentliches Profil heißt schon so. Wähle einen anderen Namen, oder bleib privat.
web-people-name-needed = Ein öffentliches Profil braucht einen Namen.
web-people-friends = Freunde

## Behalten

web-people-keep = Dein Profil behalten
web-people-keep-hint = Dein Profil ist in diesem Browser. Bewahre es noch an einem anderen Ort auf, sonst geht es mit den Daten des Browsers verloren. Eine E-Mail-Adresse braucht es nicht.
web-people-code = Wiederherstellungscode
web-people-code-hint = Ein Code zum Ausdrucken oder Aufschreiben. Er öffnet dein Profil in jedem Browser.
web-people-code-there = Du hast einen Wiederherstellungscode. Ist er verloren, lass dir einen neuen geben: der alte gilt dann nicht mehr.
web-people-code-make = Code erzeugen
web-people-code-again = Neuen Code erzeugen
web-people-code-once = Er wird nur jetzt gezeigt. Druck ihn aus oder schreib ihn auf.
web-people-print = Drucken
web-people-passkeys = Passkeys
web-people-passkey = Passkey
web-people-passkey-add = Passkey hinzufügen
web-people-passkey-failed = Der Passkey wurde nicht benutzt: es wurde abgebrochen, oder dieser Browser hat keinen.
web-people-remove = Entfernen
web-people-move = Anderes Gerät
web-people-move-hint = Öffne dein Profil auch auf dem Handy oder einem anderen Rechner.
web-people-move-make = Link und QR-Code zeigen
web-people-move-once = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, zehn Minuten lang. Zeig ihn sonst niemandem.
web-people-move-qr = QR-Code des Links zu deinem Profil

## Geräte, und gehen

web-people-devices = Deine Geräte
web-people-device = Gerät
web-people-here = dieses
web-people-used = zuletzt benutzt { $day }
web-people-out = Abmelden
web-people-going = Deine Daten
web-people-export = Als Datei speichern
web-people-out-here = Hier abmelden
web-people-out-all = Überall abmelden
web-people-out-hint = Ohne Wiederherstellungscode, Passkey oder anderes Gerät kommst du nach dem Abmelden nicht zurück.
web-people-delete = Profil löschen …
web-people-delete-sure = Dein Name, deine Farbe, deine Geräte und alles, was du gesagt hast, werden für immer gelöscht. Partien bleiben, mit „jemand“ an deiner Stelle.
web-people-delete-yes = Alles löschen
web-people-delete-no = Behalten

## Zurückkommen

web-people-none = Du hast noch kein Profil
web-people-none-hint = Mit deiner ersten Partie entsteht es von selbst: ohne E-Mail, ohne Passwort. Du kannst es auch jetzt anlegen.
web-people-make = Profil anlegen
web-people-back = Du hast schon eines?
web-people-back-code = Mit dem Code zurückkommen
web-people-back-passkey = Mit einem Passkey zurückkommen
web-people-back-link = Oder zeig auf dem anderen Gerät einen Link (Ich, „Anderes Gerät“) und öffne ihn hier.
web-people-back-wrong = Das hat kein Profil geöffnet. Prüfe den Code; ein Link gilt nur einmal.

## Partien

web-people-matches = Deine Partien
web-people-unfinished = Laufend
web-people-finished = Beendet
web-people-more = Mehr zeigen
web-people-no-matches = Hier gibt es noch keine Partien.
web-people-any = alle
web-people-by-game = Spiel
web-people-by-form = Form
web-people-by-opponent = Gegen
web-people-form-plain = ohne Erweiterungen
web-people-form-teams = Teams
web-people-bot = { $name } (Bot, { $level })
web-people-won = Gewonnen
web-people-won-shared = Gewonnen, geteilt
web-people-left = Verlassen
web-people-place = Platz { $place } von { $players }
web-people-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-people-replay = Ansehen
web-people-replay-of = { $form } vom { $day } noch einmal ansehen

## Ein öffentliches Profil

web-people-profile = Profil
web-people-not-found = Es gibt kein öffentliches Profil mit diesem Namen.
web-people-since = Dabei seit { $day }
web-people-bot-title = Bot: { $level }
web-people-bot-hint = Wie Bots dieser Stärke gegen Leute mit Profil gespielt haben.
web-people-players = { $n } Spieler
web-people-by-wonder = Weltwunder
web-people-by-seat = Plätze
web-people-seat = { $game }: Platz { $n } von { $players }
web-people-openings = Lieblingseröffnungen
web-people-recent = Letzte Partien
web-people-column-matches = Partien
web-people-column-won = Gewonnen
web-people-column-points = Punkte
