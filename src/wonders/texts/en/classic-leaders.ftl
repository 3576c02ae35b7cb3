### Leaders, in English: what it adds to 7 Wonders.

classic-card-alexander = Alexander
classic-card-amytis = Amytis
classic-card-archimedes = Archimedes
classic-card-aristotle = Aristotle
classic-card-bilkis = Bilkis
classic-card-caesar = Caesar
classic-card-cleopatra = Cleopatra
classic-card-croesus = Croesus
classic-card-euclid = Euclid
classic-card-hammurabi = Hammurabi
classic-card-hannibal = Hannibal
classic-card-hatshepsut = Hatshepsut
classic-card-hiram = Hiram
classic-card-hypatia = Hypatia
classic-card-imhotep = Imhotep
classic-card-justinian = Justinian
classic-card-leonidas = Leonidas
classic-card-maecenas = Maecenas
classic-card-midas = Midas
classic-card-nebuchadnezzar = Nebuchadnezzar
classic-card-nefertiti = Nefertiti
classic-card-nero = Nero
classic-card-pericles = Pericles
classic-card-phidias = Phidias
classic-card-plato = Plato
classic-card-praxiteles = Praxiteles
classic-card-ptolemy = Ptolemy
classic-card-pythagoras = Pythagoras
classic-card-ramses = Ramses
classic-card-sappho = Sappho
classic-card-solomon = Solomon
classic-card-tomyris = Tomyris
classic-card-varro = Varro
classic-card-vitruvius = Vitruvius
classic-card-xenophon = Xenophon
classic-card-zenobia = Zenobia
classic-card-architects_guild = Architects Guild
classic-card-courtesans_guild = Courtesans Guild
classic-card-diplomats_guild = Diplomats Guild
classic-card-gamers_guild = Gamers Guild

classic-wonder-rome = Colosseum of Rome
classic-wonder-rome_a = Rome A
classic-wonder-rome_b = Rome B

classic-word-leaders = Leaders
classic-kind-leader = leader

classic-effect-less-goods = { $colour } cards need 1 good less, of your choice
classic-effect-less-goods-stages = stages need 1 good less, of your choice
classic-effect-good-from-bank = once a turn, 1 good of choice for 1 coin to the bank
classic-effect-free-guilds = guilds cost nothing
classic-effect-set-bonus = { classic-effect-points } more for each set of three different symbols
classic-effect-free-leaders = leaders cost nothing
classic-effect-leader-discount = leaders cost { $own } less, those of the neighbours { $neighbours } less
classic-effect-passes-defeats = your defeat tokens go to the city that won
classic-effect-on-trade = { classic-effect-coins } for each neighbour you buy from, once a turn each
classic-effect-on-victory = { classic-effect-coins } for each victory token you take from now on
classic-effect-on-chain = { classic-effect-coins } for each building that is free by a chain from now on
classic-effect-copies-leader = from now on, the effect of one leader of a neighbour
classic-effect-draws-leaders = { $n } unused leaders to keep
classic-effect-recruits-leader = you may recruit one more leader at once

classic-line-set-bonus = { $count } × three different symbols, { $n } more each

classic-decision-PickLeader = Which leader does { $city } keep?
classic-decision-UseLeader = Which leader does { $city } use, and how?
classic-decision-RecruitAnother = Does { $city } recruit one more leader?
classic-decision-PickLeaderToCopy = Which leader of a neighbour does { $city } copy?
classic-decision-DealingLeaders = The leaders are dealt.
classic-decision-DrawingLeaders = Leaders are drawn.

classic-action-keep = keep { $card }
classic-action-leaders = leaders: { $cards }
classic-action-copy = copy { $card }
classic-action-draw_leaders = draw { $cards }
classic-action-recruit = recruit { $card }{ classic-payment }
classic-choice-recruit = recruit{ classic-payment-short }

classic-event-LeadersDealt = The leaders are dealt; yours to choose from: { $hand }.
classic-event-LeadersDealt-hidden = The leaders are dealt.
classic-event-LeaderKept = { $seat } keeps { $card }.
classic-event-LeaderKept-hidden = { $seat } keeps a leader.
classic-event-LeadersPassed = The other leaders go to the right.
classic-event-LeadersDrawn = { $seat } draws { $cards }.
classic-event-LeadersDrawn-hidden = { $seat } draws leaders.
classic-event-LeadersPutAway = { $seat } puts { $cards } away.
classic-event-LeadersPutAway-hidden = { $seat } puts the unused leaders away.
classic-event-DefeatPassed = { $city } passes the defeat token on to { $to }.

classic-why-leader-not-in-hand = { $card } is not among the leaders in hand: { $leaders_id ->
    [none] there are none
   *[other] { $leaders }
}.
    .short = not in hand
classic-why-leader-not-kept = { $card } is not among the leaders kept: { $leaders_id ->
    [none] there are none
   *[other] { $leaders }
}.
    .short = not kept
classic-why-leader-too-dear = { $card } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
} here; this city has { $coins } for it.
    .short = { $coins } of { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
classic-why-leader-price = { $card } can be recruited, for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
    .short = costs { $price }
classic-why-leader-not-beside = { $card } is not among the leaders of the neighbours: { $leaders_id ->
    [none] there are none
   *[other] { $leaders }
}.
    .short = not beside
classic-why-right-colour = This right builds { $colour } cards only.
    .short = { $colour } only
