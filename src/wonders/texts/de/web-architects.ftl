### Das Spielbrett von Architects im Browser, auf Deutsch.

web-architects-confirm = Bestätigen?
web-architects-wonder = { $wonder }: { $n } von 5 Bauabschnitten stehen
web-architects-stage = Bauabschnitt { $n }: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}, kostet { $size } { $kind_id ->
    [identical] gleiche
   *[other] verschiedene
} Ressourcen
web-architects-stages = Bauabschnitte { $stages }: { $words }
web-architects-stage-built = vollendet
web-architects-stage-ready = kann bezahlt werden
web-architects-stage-open = kann als Nächstes gebaut werden
web-architects-stage-closed = steht auf Bauabschnitten, die noch nicht vollendet sind
web-architects-build = Bauabschnitt { $n }
web-architects-pay = Bezahlung für Bauabschnitt { $n }
web-architects-face-down = verdeckt
web-architects-empty = leer
web-architects-left = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
web-architects-secret = Nur du kennst diese Karte
web-architects-decks = Stapel in Reichweite
web-architects-deck-left = links: { $wonder }
web-architects-deck-right = rechts: { $wonder }
web-architects-deck-common = Mitte
web-architects-deck-of = Stapel von { $wonder }
web-architects-progress = Fortschrittsmarker
web-architects-progress-title = Fortschritt
web-architects-more = noch { $n }
web-architects-stack = { $n ->
    [0] kein Marker im Stapel
    [one] 1 Marker im Stapel
   *[other] { $n } Marker im Stapel
}
web-architects-take = nehmen
web-architects-conflict-title = Konflikt
web-architects-conflict = Konfliktmarker: { $n } von { $of } zeigen Kampf
web-architects-conflict-left = { $n ->
    [one] noch ein Horn bis zum Konflikt
   *[other] noch { $n } Hörner bis zum Konflikt
}
web-architects-conflict-now = Konflikt am Ende dieses Zuges
web-architects-cards = Karten
web-architects-no-cards = Keine Karten
web-architects-cat = hat die Katze
web-architects-shields = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}, { $lasting } davon bleiben nach einem Konflikt
web-architects-shields-compared = Schilde im Vergleich mit den Nachbarn
web-architects-would-win = { $n ->
    [0] Ein Konflikt brächte dir jetzt nichts
    [one] Ein Konflikt brächte dir jetzt 1 Siegmarker
   *[other] Ein Konflikt brächte dir jetzt { $n } Siegmarker
}
web-architects-victories = { $n ->
    [one] 1 Siegmarker
   *[other] { $n } Siegmarker
}
web-architects-points = bisher { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
web-architects-city = { $seat }, { $wonder }
web-architects-left-neighbour = linker Nachbar
web-architects-right-neighbour = rechter Nachbar
web-architects-extra = zusätzlich: { $token }
web-architects-within = Was noch in den Stapeln ist
web-architects-not-possible = Jetzt nicht möglich
web-architects-scene = Die Hörner erschallen: Schilde werden verglichen
web-architects-scene-won = { $n ->
    [one] Du gewinnst ein Plättchen
   *[other] Du gewinnst { $n } Plättchen
}
web-architects-scene-quiet = Diesmal kein Plättchen für dich
