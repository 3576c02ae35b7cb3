### Cities auf Deutsch: was es zu 7 Wonders hinzufügt.

classic-card-pigeon_loft = Taubenschlag
classic-card-militia = Miliz
classic-card-hideout = Geheimversteck
classic-card-residence = Residenz
classic-card-gambling_den = Spielhölle
classic-card-clandestine_dock_west = Illegale Anlegestelle West
classic-card-clandestine_dock_east = Illegale Anlegestelle Ost
classic-card-secret_warehouse = Geheimes Lager
classic-card-gates_of_the_city = Stadttore
classic-card-spy_ring = Spionagering
classic-card-mercenaries = Söldner
classic-card-lair = Unterschlupf
classic-card-consulate = Konsulat
classic-card-gambling_house = Spielkasino
classic-card-black_market = Schwarzmarkt
classic-card-sepulcher = Grabstätte
classic-card-architect_cabinet = Architektenbüro
classic-card-tabularium = Tabularium
classic-card-builders_union = Kammer der Baumeister
classic-card-torture_chamber = Folterkammer
classic-card-contingent = Militäraufgebot
classic-card-brotherhood = Bruderschaft
classic-card-embassy = Botschaft
classic-card-cenotaph = Kenotaph
classic-card-secret_society = Geheimgesellschaft
classic-card-slave_market = Sklavenmarkt
classic-card-capitol = Kapitol
classic-card-counterfeiters_guild = Gilde der Falschmünzer
classic-card-guild_of_shadows = Gilde der Schatten
classic-card-mourners_guild = Gilde der Klageweiber
classic-card-aspasia = Aspasia
classic-card-berenice = Berenike
classic-card-caligula = Caligula
classic-card-darius = Darius
classic-card-diocletian = Diokletian
classic-card-semiramis = Semiramis

classic-wonder-petra = Khazne al-Firaun in Petra
classic-wonder-petra_a = Petra A
classic-wonder-petra_b = Petra B
classic-wonder-byzantium = Hagia Sophia in Byzanz
classic-wonder-byzantium_a = Byzanz A
classic-wonder-byzantium_b = Byzanz B

classic-token-debt = Schuld-Marker
classic-token-diplomacy = Diplomatie-Marker
classic-word-mask = Maske
classic-word-debts = Schulden
classic-word-black_1 = 1. Zeitalter, schwarze Karten
classic-word-black_2 = 2. Zeitalter, schwarze Karten
classic-word-black_3 = 3. Zeitalter, schwarze Karten

classic-effect-mask = am Ende das Symbol einer grünen Karte eines Nachbarn kopieren
classic-effect-loss = jede andere Stadt verliert { classic-effect-coins }
classic-effect-loss-per = jede andere Stadt verliert { classic-effect-coins } für jeden ihrer { $what_id ->
    [victory] Sieg-Marker
   *[stage] Bauabschnitte
}
classic-effect-diplomacy = ein Diplomatie-Marker
classic-effect-gifts = beide Nachbarn erhalten { classic-effect-coins } von der Bank
classic-effect-rebate = jede Runde ist die erste Ressource vom { $sides_id ->
    [left] linken
   *[right] rechten
} Nachbarn um 1 billiger
classic-effect-copies-own = jede Runde 1 Ressource nach Wahl, die Spielplan, braune oder graue Karten liefern
classic-effect-makes-missing = jede Runde 1 Ressource nach Wahl, die Spielplan, braune und graue Karten nicht liefern
classic-effect-free-stages = Bauabschnitte brauchen keine Ressourcen
classic-effect-defeats-as-shields = deine Niederlage-Marker zählen als Schilde
classic-effect-free-colour = einmal im Zeitalter eine { $colour }e Karte kostenlos errichten
classic-effect-bank-income = einmal in der Runde 1 Münze mehr, wenn Münzen von der Bank kommen

classic-category-extras = Schwarz und Weiß
classic-line-debts = { $count } offen, je −1

classic-decision-PayOrOwe = { $city } verliert { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}. Wie viel davon wird bezahlt?
classic-action-pay = { $coins ->
    [0] nichts zahlen, alles schuldig bleiben
   *[other] { $coins } davon zahlen
}

classic-why-pay = Von diesem Verlust von { $coins } können jetzt 0 bis { $most } gezahlt werden: Die Stadt hat { $held }.
    .short = 0 bis { $most }
