### Seiten zum Nachschlagen und Lernen: Regeln, Karten, die geführte erste Partie.

web-help-games = Spiele
web-help-find-rule = Regel suchen
web-help-rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
web-help-nutshell = Auf einen Blick
web-help-find-card = Karte suchen
web-help-any = alle
web-help-cards-found = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
web-help-copies = Im Stapel bei { $marks } Spielern
web-help-chains = Ketten
web-help-chains-hint = Ein Gebäude macht die darunter kostenlos.
web-help-learn-about = Eine kurze Partie, die für dich ausgelegt ist: Sie sagt, was zu tun ist, zeigt wo, und dauert keine fünf Minuten.
web-help-begin = Anfangen
web-lesson-next = Weiter
web-lesson-step = Schritt { $n } von { $of }
web-lesson-meanwhile = Die Partie geht weiter …
web-lesson-not-now = Noch nicht: Jetzt geht es um das, was im Licht steht.
web-lesson-play-on = Eine ganze Partie spielen
