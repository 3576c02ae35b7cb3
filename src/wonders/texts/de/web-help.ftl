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
web-help-got-it = Verstanden
web-help-no-more = Keine Tipps mehr
web-help-learn-about = Eine kurze Partie gegen leichte Bots. Tipps kommen, wenn du sie brauchst; spiel so langsam, wie du magst.
web-help-begin = Anfangen
