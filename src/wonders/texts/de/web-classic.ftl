### Das Spielfeld von 7 Wonders im Browser, auf Deutsch.

## Wo die Partie steht

web-classic-age = Zeitalter { $age }
web-classic-before-age = Vor Zeitalter { $age }
web-classic-over = Die Partie ist zu Ende
web-classic-turn = Runde { $turn } von { $turns }
web-classic-last-turn = Letzte Runde des Zeitalters
web-classic-passing-left = Die Karten gehen nach links
web-classic-passing-right = Die Karten gehen nach rechts
web-classic-discarded = Ablagestapel: { $n } Karten, verdeckt
web-classic-stacked = Stapel der Freien Stadt: { $n } Karten
web-classic-awaited = { $n ->
    [one] Es fehlt noch { $who }
   *[other] Es fehlen noch { $n }: { $who }
}
web-classic-last = Letzte Runde
web-classic-conflicts = Konflikte am Ende des Zeitalters
web-classic-battle-end = Ende von Zeitalter { $age }
web-classic-battle-meet = Die Heere treffen sich
web-classic-battle-won = { $n ->
    [one] Du gewinnst eine Schlacht
   *[other] Du gewinnst { $n } Schlachten
}
web-classic-battle-lost = { $n ->
    [one] Du verlierst eine Schlacht
   *[other] Du verlierst { $n } Schlachten
}
web-classic-battle-mixed = Eine Schlacht gewonnen, eine verloren
web-classic-battle-quiet = Keine Schlacht für dich
web-classic-battle-points = { $n ->
    [one] { $sign }1 Punkt
   *[other] { $sign }{ $n } Punkte
}
web-classic-battle-onward = Zurück zum Tisch
web-classic-diplomacy = { $n ->
    [one] { $who } hat Diplomatie und bleibt dem nächsten Konflikt fern. Immer schön fair bleiben!
   *[other] { $who } haben Diplomatie und bleiben dem nächsten Konflikt fern. Immer schön fair bleiben!
}
web-classic-diplomacy-teams = Diplomatie: { $who }. Der nächste Konflikt dort zählt einen Marker statt zwei. Immer schön fair bleiben!

## Städte

web-classic-you = { $seat } (du)
web-classic-city-of = Stadt von { $seat }, { $board }
web-classic-left = Linke Nachbarstadt
web-classic-right = Rechte Nachbarstadt
web-classic-team = Team { $team }
web-classic-partner = dein Team-Partner
web-classic-holds = { $n } Karten auf der Hand
web-classic-has-chosen = { $seat } hat gewählt
web-classic-is-thinking = { $seat } wählt noch
web-classic-controls = { $seat } spielt sie in dieser Runde
web-classic-open-city = Die ganze Stadt von { $seat } zeigen
web-classic-close-city = Weniger von der Stadt von { $seat } zeigen
web-classic-coins-label = Münzen
web-classic-shields-label = Schilde
web-classic-victories-label = Punkte der Sieg-Marker
web-classic-defeats-label = Niederlage-Marker
web-classic-symbol-compass = Zirkel
web-classic-symbol-gear = Zahnrad
web-classic-symbol-tablet = Tafel
web-classic-symbol-any = Symbol nach Wahl
web-classic-symbol-mask = Maske
web-classic-token-debt-label = Schulden
web-classic-token-diplomacy-label = Diplomatie
web-classic-fight-1 = würde jetzt gegen dich gewinnen
web-classic-fight-0 = jetzt würde niemand gewinnen
web-classic-fight--1 = würde jetzt gegen dich verlieren
web-classic-goods-label = Ressourcen
web-classic-sells = Verkauft
web-classic-sells-nothing = nichts zu kaufen
web-classic-buy-from = Kaufen bei { $seat }
web-classic-buy = Kaufen
web-classic-you-make = Du erzeugst
web-classic-makes = Erzeugt
web-classic-your-city = Deine Stadt
web-classic-first-city = Diese Stadt
web-classic-points-now = Punkte jetzt
web-classic-against = Gegen { $seat }
web-classic-win = Sieg +{ $n }
web-classic-loss = Niederlage −1
web-classic-even = gleich
web-classic-ready = bereit
web-classic-thinking = wählt
web-classic-prices-label = du zahlst { $raw } für einen Rohstoff, { $made } für ein Manufakturprodukt
web-classic-no-cards = noch keine Karten
web-classic-buildings = Karten von { $seat }
web-classic-borrowed = kopiert
web-classic-new = neu
web-classic-deed-stage = Bauabschnitt
web-classic-deed-sold = Karte abgelegt
web-classic-stages = Bauabschnitte des Weltwunders
web-classic-stage = Bauabschnitt { $n }
web-classic-stage-built = gebaut
web-classic-stage-next = als Nächstes
web-classic-stage-later = später
web-classic-under = darunter liegt { $card }
web-classic-estimate = Punkte, wenn die Partie jetzt endete
web-classic-reserve = Deine Anführer
web-classic-partner-hand = Hand von { $seat }, im Team mit dir
web-classic-seen = Karten, die du gesehen hast
web-classic-seen-with = { $who } hat jetzt
web-classic-seen-gone = davon { $n } verdeckt gespielt

## Wählen

web-classic-hand = Deine Hand
web-classic-ask-PickCard = Wähle eine Karte
web-classic-ask-PlayLastCard = Du darfst auch die letzte Karte nutzen
web-classic-ask-PickDiscarded = Errichte eine Karte vom Ablagestapel kostenlos
web-classic-ask-PickLeader = Behalte einen Anführer; die anderen gehen nach rechts
web-classic-ask-UseLeader = Wähle einen Anführer für dieses Zeitalter
web-classic-ask-RecruitAnother = Du darfst noch einen Anführer anwerben
web-classic-ask-PickLeaderToCopy = Wähle einen Anführer zum Kopieren
web-classic-ask-PickBoard = Wähle dein Weltwunder
web-classic-ask-PayOrOwe = Du verlierst { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}. Wie viel davon bezahlst du?
web-classic-ask-free-PickCard = Wähle eine Karte für die Freie Stadt
web-classic-ask-free-PlayLastCard = Nutze die letzte Karte der Freien Stadt
web-classic-ask-free-PickDiscarded = Die Freie Stadt errichtet eine Karte vom Ablagestapel kostenlos
web-classic-picked = Für die Freie Stadt:
web-classic-verb-build = Bauen
web-classic-verb-stage = Wunder
web-classic-verb-sell = Ablegen
web-classic-verb-recruit = Anwerben
web-classic-verb-keep = Behalten
web-classic-verb-revive = Bauen
web-classic-verb-copy = Kopieren
web-classic-pay = { $paid ->
    [0] { $owed } schulden
   *[other] { $paid } zahlen{ $owed ->
        [0] { "" }
       *[other] , { $owed } schulden
    }
}
web-classic-confirm = Bestätigen
web-classic-back = Zurück zur Hand
web-classic-fold = Hand einklappen
web-classic-unfold = Hand zeigen
web-classic-change = Zurücknehmen
web-classic-chosen = Gewählt
web-classic-nothing = Es gibt nichts zu wählen.
web-classic-choose-hint = Wähle eine Karte, dann, wozu sie dient.
web-classic-affordable = bezahlbar
web-classic-no-coins = ohne Münzen
web-classic-free-by = Frei · { $card }
web-classic-undo = Zurück
web-classic-send-now = Sofort senden
web-classic-price = du kannst { $verb ->
    [keep] ihn
    [recruit] ihn
    [copy] ihn
   *[other] sie
} { $n ->
    [0] ohne Münzen
    [one] für 1 Münze
   *[other] für { $n } Münzen
} { $verb ->
    [keep] behalten
    [recruit] anwerben
    [copy] kopieren
   *[other] bauen
}
web-classic-buys = { $goods } von { $seat } für { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
web-classic-free-chain = kostenlos durch Kette
web-classic-free-short = frei
web-classic-once = frei, 1× im Zeitalter
web-classic-other-ways = { $n ->
    [one] 1 andere Art zu zahlen
   *[other] { $n } andere Arten zu zahlen
}
web-classic-ways = Arten zu zahlen
web-classic-cheapest = am günstigsten
web-classic-bank = Bank

## Kurze Hilfe zu dem, was keine Karte ist

web-help-web-classic-goods = Was diese Stadt in jeder Runde herstellt. Wo mehrere Ressourcen verbunden sind, ist es eine davon. Nachbarn können alles kaufen, was nicht gestrichelt umrahmt ist.
web-help-web-classic-coins = Münzen in der Schatzkammer. Je drei sind am Ende ein Punkt.
web-help-web-classic-shields = Schilde. Am Ende jedes Zeitalters vergleicht sie jede Stadt mit beiden Nachbarn.
web-help-web-classic-victories = Punkte der Sieg-Marker aus Konflikten.
web-help-web-classic-defeats = Niederlage-Marker aus verlorenen Konflikten, je −1 Punkt.
web-help-web-classic-estimate = Die Punkte dieser Stadt, wenn die Partie jetzt endete.
web-help-web-classic-prices = Was du diesem Nachbarn für einen Rohstoff und für ein Manufakturprodukt zahlst.
web-help-web-classic-passing = Nach jeder Runde werden die Hände weitergegeben: in Zeitalter I und III nach links, in II nach rechts.
web-help-web-classic-discard = Abgelegte und übrige Karten. Sie liegen verdeckt; nur wenige Effekte holen eine zurück.
web-help-web-classic-token-debt = Schulden für nicht bezahlte Münzen, je −1 Punkt. Sie werden nie zurückgezahlt.
web-help-web-classic-token-diplomacy = Diplomatie: Diese Stadt bleibt dem nächsten Konflikt fern, ihre Nachbarn treffen aufeinander.
