### Das Spielbrett von Duel im Browser, auf Deutsch.

web-duel-confirm = Bestätigen?

web-duel-age = { $age ->
    [1] Zeitalter I
    [2] Zeitalter II
   *[other] Zeitalter III
}
web-duel-left = { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
web-duel-layout = Karten des Zeitalters { $age }
web-duel-closed = Verdeckte Karte des Zeitalters { $age }
web-duel-closed-guild = Verdeckte Gilde
web-duel-accessible = erreichbar
web-duel-covered = verdeckt von anderen Karten
web-duel-price = kostet dich { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
}
web-duel-price-dear = würde dich { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} kosten, mehr als du hast
web-duel-price-chain = für dich kostenlos dank { $card }
web-duel-price-other = { $n ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $n } Münzen
} für { $seat }
web-duel-other-price = Preise gegenüber
web-duel-turn = am Zug
web-duel-build = Errichten
web-duel-sell = Ablegen
web-duel-free = Umsonst
web-duel-choose-card = Wähle eine der goldenen Karten
web-duel-look-card = Wähle eine offene Karte, um sie zu lesen
web-duel-explain = Mehr über { $card }
web-duel-not-possible = Nicht möglich
web-duel-take-back = Zurücknehmen
web-duel-nothing = nichts

web-duel-city = Stadt von { $seat }
web-duel-city-open = Stadt von { $seat }: alles zeigen
web-duel-goods = Ressourcen
web-duel-made = Produziert
web-duel-trade = Preis einer fehlenden Ressource
web-duel-trade-short = Preis
web-duel-trade-good = Fehlt { $good }, kostet jede Einheit { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
web-duel-one-of = eines von { $goods }
web-duel-symbols = { $n } von { $of } verschiedenen Symbolen
web-duel-chains = Verkettungssymbole
web-duel-chains-short = Ketten
web-duel-progress = Fortschritts-Plättchen
web-duel-wonders = Weltwunder
web-duel-wonder-built = errichtet; darunter liegt { $card }
web-duel-built = Gebaut
web-duel-wonder-lost = kann nicht mehr errichtet werden
web-duel-buildings = { $n ->
    [one] 1 Gebäude
   *[other] { $n } Gebäude
}
web-duel-no-buildings = Noch keine Gebäude
web-duel-estimate = Punkte, wenn die Partie jetzt endete
web-duel-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

web-duel-track = Konfliktleiste
web-duel-capital = Hauptstadt von { $seat }
web-duel-scene-military = Die Hauptstadt fällt: { $seat } gewinnt
web-duel-scene-science = Wissenschaftliche Überlegenheit: { $seat } gewinnt
web-duel-won-military = Die Hauptstadt von { $loser } ist gefallen
web-duel-won-science = Sechs verschiedene Symbole: { $winner } weiß alles
web-duel-won-shields = Schilde: { $winner } { $ours }, { $loser } { $theirs }
web-duel-won-symbols = Verschiedene Symbole: { $winner } { $ours }, { $loser } { $theirs }
web-duel-won-uncounted = Die Partie war sofort zu Ende; Punkte wurden nicht gezählt.
web-duel-track-middle = Die Figur steht in der Mitte
web-duel-track-lead = { $seat } führt um { $spaces } ({ $points } Punkte), noch { $left } bis zur Hauptstadt
web-duel-warn-science = { $seat } hat { $n } von { $of } verschiedenen Symbolen: Eines mehr beendet die Partie.
web-duel-warn-military = { $seat } ist { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} von der anderen Hauptstadt entfernt.
web-duel-draft-order = Als Nächstes wählen:
web-duel-discard = Ablagestapel ({ $n })
web-duel-last = Die letzten Züge
web-duel-unseen = Was verdeckt liegen kann
web-duel-wonders-left = { $n ->
    [0] Es kann kein Weltwunder mehr errichtet werden
    [one] 1 Weltwunder kann noch errichtet werden
   *[other] { $n } Weltwunder können noch errichtet werden
}
