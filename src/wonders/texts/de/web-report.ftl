### Melden, was an einem Tisch gesagt wurde, oder ein Notizheft.

web-report = Melden
web-report-line = Melden, was { $name } gesagt hat
web-report-question = Was ist daran nicht in Ordnung? Die Moderation sieht diese Zeile und die zehn davor.
web-report-why = Warum
web-report-send = Meldung senden
web-report-cancel = Abbrechen
web-report-sent = Die Meldung liegt nun bei der Moderation.
web-report-known = Das hast du schon gemeldet.
web-report-notebook = Dieses Notizheft melden
web-report-notebook-question = Was ist daran nicht in Ordnung? Die Moderation sieht seinen Text, wie er jetzt ist.
