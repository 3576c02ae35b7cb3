### Leaders auf Deutsch: was es zu 7 Wonders hinzufügt.

classic-card-alexander = Alexander
classic-card-amytis = Amyitis
classic-card-archimedes = Archimedes
classic-card-aristotle = Aristoteles
classic-card-bilkis = Bilkis
classic-card-caesar = Caesar
classic-card-cleopatra = Kleopatra
classic-card-croesus = Krösus
classic-card-euclid = Euklid
classic-card-hammurabi = Hammurabi
classic-card-hannibal = Hannibal
classic-card-hatshepsut = Hatschepsut
classic-card-hiram = Hiram
classic-card-hypatia = Hypatia
classic-card-imhotep = Imhotep
classic-card-justinian = Justinian
classic-card-leonidas = Leonidas
classic-card-maecenas = Maecenas
classic-card-midas = Midas
classic-card-nebuchadnezzar = Nebukadnezar
classic-card-nefertiti = Nofretete
classic-card-nero = Nero
classic-card-pericles = Perikles
classic-card-phidias = Phidias
classic-card-plato = Platon
classic-card-praxiteles = Praxiteles
classic-card-ptolemy = Ptolemäus
classic-card-pythagoras = Pythagoras
classic-card-ramses = Ramses
classic-card-sappho = Sappho
classic-card-solomon = Salomon
classic-card-tomyris = Tomyris
classic-card-varro = Varro
classic-card-vitruvius = Vitruv
classic-card-xenophon = Xenophon
classic-card-zenobia = Zenobia
classic-card-architects_guild = Gilde der Architekten
classic-card-courtesans_guild = Gilde der Kurtisanen
classic-card-diplomats_guild = Gilde der Diplomaten
classic-card-gamers_guild = Gilde der Spieler

classic-wonder-rome = Kolosseum in Rom
classic-wonder-rome_a = Rom A
classic-wonder-rome_b = Rom B

classic-word-leaders = Anführer
classic-kind-leader = Anführer

classic-effect-less-goods = { $colour }e Karten brauchen 1 Ressource nach Wahl weniger
classic-effect-less-goods-stages = Bauabschnitte brauchen 1 Ressource nach Wahl weniger
classic-effect-good-from-bank = einmal in der Runde 1 Ressource nach Wahl für 1 Münze an die Bank
classic-effect-free-guilds = Gilden kosten nichts
classic-effect-set-bonus = { classic-effect-points } mehr für jeden Satz aus drei verschiedenen Symbolen
classic-effect-free-leaders = Anführer kosten nichts
classic-effect-leader-discount = Anführer kosten { $own } weniger, die der Nachbarn { $neighbours } weniger
classic-effect-passes-defeats = deine Niederlage-Marker gehen an die Stadt, die gewonnen hat
classic-effect-on-trade = { classic-effect-coins } für jeden Nachbarn, bei dem du kaufst, je einmal in der Runde
classic-effect-on-victory = { classic-effect-coins } für jeden Sieg-Marker, den du von nun an nimmst
classic-effect-on-chain = { classic-effect-coins } für jedes Gebäude, das von nun an durch ein anderes kostenfrei ist
classic-effect-copies-leader = von nun an der Effekt eines Anführers eines Nachbarn
classic-effect-draws-leaders = { $n } unbenutzte Anführer zum Aufheben
classic-effect-recruits-leader = du darfst sofort einen weiteren Anführer anwerben

classic-line-set-bonus = { $count } × drei verschiedene Symbole, je { $n } mehr

classic-decision-PickLeader = Welchen Anführer hebt { $city } auf?
classic-decision-UseLeader = Welchen Anführer nutzt { $city }, und wie?
classic-decision-RecruitAnother = Wirbt { $city } einen weiteren Anführer an?
classic-decision-PickLeaderToCopy = Welchen Anführer eines Nachbarn kopiert { $city }?
classic-decision-DealingLeaders = Die Anführer werden verteilt.
classic-decision-DrawingLeaders = Anführer werden gezogen.

classic-action-keep = { $card } aufheben
classic-action-leaders = Anführer: { $cards }
classic-action-copy = { $card } kopieren
classic-action-draw_leaders = { $cards } ziehen
classic-action-recruit = { $card } anwerben{ classic-payment }
classic-choice-recruit = anwerben{ classic-payment-short }

classic-event-LeadersDealt = Die Anführer sind verteilt; zur Wahl hast du: { $hand }.
classic-event-LeadersDealt-hidden = Die Anführer sind verteilt.
classic-event-LeaderKept = { $seat } hebt { $card } auf.
classic-event-LeaderKept-hidden = { $seat } hebt einen Anführer auf.
classic-event-LeadersPassed = Die übrigen Anführer gehen nach rechts.
classic-event-LeadersDrawn = { $seat } zieht { $cards }.
classic-event-LeadersDrawn-hidden = { $seat } zieht Anführer.
classic-event-LeadersPutAway = { $seat } legt { $cards } weg.
classic-event-LeadersPutAway-hidden = { $seat } legt die unbenutzten Anführer weg.
classic-event-DefeatPassed = { $city } gibt den Niederlage-Marker an { $to } weiter.

classic-why-leader-not-in-hand = { $card } ist nicht unter den Anführern auf der Hand: { $leaders_id ->
    [none] es gibt keine
   *[other] { $leaders }
}.
    .short = nicht auf der Hand
classic-why-leader-not-kept = { $card } ist nicht unter den aufgehobenen Anführern: { $leaders_id ->
    [none] es gibt keine
   *[other] { $leaders }
}.
    .short = nicht aufgehoben
classic-why-leader-too-dear = { $card } kostet hier { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; diese Stadt hat { $coins } dafür.
    .short = { $coins } von { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
classic-why-leader-price = { $card } kann angeworben werden, für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
    .short = kostet { $price }
classic-why-leader-not-beside = { $card } ist nicht unter den Anführern der Nachbarn: { $leaders_id ->
    [none] es gibt keine
   *[other] { $leaders }
}.
    .short = nicht nebenan
classic-why-right-colour = Dieses Recht gilt nur für Karten der Farbe { $colour }.
    .short = nur { $colour }
