### Der Explorer: was viele Partien von Bots sagen.

web-explorer-about = { $matches } Partien zwischen Bots, alle nach denselben Regeln ausgeteilt und gespielt wie deine. Balken zeigen, wie oft jemand gewonnen hat, die dünne Linie, wie sicher das ist (95 %), die gestrichelte Marke, was der Zufall allein ergäbe.
web-explorer-bots = Wer gespielt hat
web-explorer-set = { $matches } Partien
web-explorer-made = Erzeugt mit Version { $version } aus dem Startwert „{ $seed }“. Die Daten und das Programm, das sie erzeugt hat, sind offen: siehe die Dokumentation.
web-explorer-what = Was
web-explorer-share = Anteil mit Intervall
web-explorer-count = Partien
web-explorer-interval = ({ $low } bis { $high })
web-explorer-of-age = { $name } ({ $age })
web-explorer-move = { $verb ->
        [build] { $name }
        [sell] { $name }, verkauft
        [stage] Bauabschnitt mit { $name }
        [wonder] Weltwunder: { $name }
       *[other] { $name }
    }
web-explorer-wonders = Weltwunder und ihre Seiten
web-explorer-wonders-hint = Wie oft jedes Weltwunder gewinnt.
web-explorer-draft = Die Wahl der Weltwunder
web-explorer-draft-hint = Wie oft gewinnt, wem ein Weltwunder gehört, und wie oft es als erstes seiner vier genommen wird.
web-explorer-drafted = { $name } · zuerst { $first } %
web-explorer-board = Weltwunder und Seite
web-explorer-first-cards = Erste Karten
web-explorer-first-cards-hint = Was Bots mit diesem Weltwunder zuerst spielen, das Häufigste oben, und wie oft sie dann gewinnen.
web-explorer-first-picks = Erste Karte von Platz { $n }
web-explorer-cards = Was Karten wert sind
web-explorer-token-values = Was Fortschritts-Plättchen wert sind
web-explorer-cards-hint = Wie viel öfter gewinnt, wer dies hat, wenn alles andere gleich ist: eine Regression. Sie zeigt, was mit dem Siegen einhergeht, nicht, was siegen lässt.
web-explorer-tokens = Fortschritts-Plättchen
web-explorer-tokens-hint = Wie oft gewinnt, wer eines nimmt.
web-explorer-seats = Plätze
web-explorer-seats-hint = Wo jemand beginnt, ist es Platz 1.
web-explorer-seat = Platz { $n }
web-explorer-endings = Wie Partien enden
web-explorer-ending = Ende
web-explorer-categories = Woher die Punkte kommen
web-explorer-categories-hint = Punkte im Mittel, der Sieger und der anderen.
web-explorer-category = Kategorie
web-explorer-winners = Sieger
web-explorer-others = Andere
web-explorer-difference = Unterschied
web-explorer-sizes = Zahl der Spieler
web-explorer-points = Punkte
web-explorer-winner = Sieger
web-explorer-lead = Vorsprung
web-explorer-strength = Stärke
web-explorer-strength-hint = Bots verschiedener Stärke an einem Tisch: wie oft jeder gewinnt.
web-explorer-meeting = { $one } gegen { $others }
