study-player = Spieler
study-column-accuracy = Genauigkeit
study-column-even = Gleicher Anteil
study-column-deal = Karten und andere
study-column-answers = Eigene Antworten
study-column-result = Sieg
study-running = Wird durchgesehen
study-stopped = Angehalten nach { $done } von { $all } Entscheidungen. Sie sind aufgehoben; derselbe Befehl macht dort weiter.
study-decisions = { $shown ->
    [0] In { $all } Entscheidungen ist nichts anzumerken.
    [one] Zu einer von { $all } Entscheidungen ist etwas anzumerken:
   *[other] Zu { $shown } von { $all } Entscheidungen ist etwas anzumerken:
}
study-decision = { $step } ({ $label }) { $who }: { $answer } – { $words }
study-worse = { $mark }, { $before } auf { $after }. Besser: { $best }.
study-as-good = { $mark }, { $before }.
study-because = Das { $reasons }.
study-mark-best = am besten
study-mark-good = gut
study-mark-inaccuracy = ungenau
study-mark-mistake = Fehler
study-mark-blunder = grober Fehler
study-reason-points = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
study-reason-symbol = ist das { $number }. Symbol { $symbol }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr aus der Wissenschaft
study-reason-coins = bringt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
study-reason-goods = stellt her, was der Stadt fehlte: { $goods }
study-reason-conflict = wendet den Konflikt mit { $who } in Zeitalter { $age }: { $mine } Schilde gegen { $theirs }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
study-reason-even = zieht mit { $who } bei { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilden
} in Zeitalter { $age } gleich
study-reason-free = ist kostenlos dank { $before }
study-reason-chain = hält eine Kette offen: später kostenlos: { $later }
study-reason-denies = nimmt { $who } { $card } weg, dort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
study-reason-denies-symbol = nimmt { $who } das { $number }. Symbol { $symbol } weg, dort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
study-reason-wins-military = gewinnt sofort: die andere Hauptstadt fällt
study-reason-wins-science = gewinnt sofort mit sechs verschiedenen Symbolen
study-reason-wins-points = beendet die Partie mit mehr Punkten
study-reason-wins-tie-break = beendet die Partie mit mehr Punkten auf blauen Karten
study-reason-pawn = bewegt die Konfliktfigur um { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}; noch { $rest } bis zur anderen Hauptstadt
study-reason-loot = kostet { $who } { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
study-reason-different = bringt { $count } von sechs verschiedenen Symbolen
study-reason-pair = vervollständigt ein Symbolpaar, für ein Fortschrittsplättchen
study-reason-again = lässt dich sofort noch einmal ziehen
study-reason-free-chain = ist durch seine Kette kostenlos
study-reason-denies-victory = nimmt { $who } { $card } weg; damit wäre die Partie sofort gewonnen
study-reason-denies-pawn = nimmt { $who } { $card } weg; das hätte die Konfliktfigur um { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} bewegt
study-reason-denies-different = nimmt { $who } ein neues Symbol weg: es wäre das { $count }. von sechs
study-reason-cat = gewinnt die Katze
study-reason-stage-number = vollendet Bauabschnitt { $number } des Weltwunders
study-reason-stage-payable = macht den nächsten Bauabschnitt bezahlbar, bis zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
study-reason-set = vervollständigt einen Satz Symbole, für ein Fortschrittsplättchen
study-reason-horns = bringt den Konflikt näher: noch { $rest }
study-reason-shields = überholt { $who } mit { $mine } Schilden gegen { $theirs }
