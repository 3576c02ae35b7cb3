### 7 Wonders auf Deutsch. Zu jedem Argument x gibt es x_id (das Wort der Regeln), x_seat oder x_count.

classic-name = 7 Wonders

## Gebäude des 1. Zeitalters

classic-card-lumber_yard = Holzplatz
classic-card-stone_pit = Steinbruch
classic-card-clay_pool = Ziegelei
classic-card-ore_vein = Erzbergwerk
classic-card-tree_farm = Baumschule
classic-card-excavation = Ausgrabungsstätte
classic-card-clay_pit = Tongrube
classic-card-timber_yard = Forstwirtschaft
classic-card-forest_cave = Waldhöhle
classic-card-mine = Mine
classic-card-loom_age1 = Webstuhl
classic-card-glassworks_age1 = Glashütte
classic-card-press_age1 = Presse
classic-card-pawnshop = Pfandhaus
classic-card-baths = Bäder
classic-card-altar = Altar
classic-card-theater = Theater
classic-card-tavern = Taverne
classic-card-east_trading_post = Kontor Ost
classic-card-west_trading_post = Kontor West
classic-card-marketplace = Markt
classic-card-stockade = Befestigungsanlage
classic-card-barracks = Kaserne
classic-card-guard_tower = Wachturm
classic-card-apothecary = Apotheke
classic-card-workshop = Werkstatt
classic-card-scriptorium = Skriptorium

## Gebäude des 2. Zeitalters

classic-card-sawmill = Sägewerk
classic-card-quarry = Bildhauerei
classic-card-brickyard = Ziegelbrennerei
classic-card-foundry = Gießerei
classic-card-loom_age2 = Webstuhl
classic-card-glassworks_age2 = Glashütte
classic-card-press_age2 = Presse
classic-card-aqueduct = Aquädukt
classic-card-temple = Tempel
classic-card-statue = Statue
classic-card-courthouse = Gericht
classic-card-forum = Forum
classic-card-caravansery = Karawanserei
classic-card-vineyard = Weinberg
classic-card-bazar = Basar
classic-card-walls = Mauern
classic-card-training_ground = Trainingsgelände
classic-card-stables = Ställe
classic-card-archery_range = Schießplatz
classic-card-dispensary = Arzneiausgabe
classic-card-laboratory = Laboratorium
classic-card-library = Bibliothek
classic-card-school = Schule

## Gebäude des 3. Zeitalters

classic-card-pantheon = Pantheon
classic-card-gardens = Gärten
classic-card-town_hall = Rathaus
classic-card-palace = Palast
classic-card-senate = Senat
classic-card-haven = Hafen
classic-card-lighthouse = Leuchtturm
classic-card-chamber_of_commerce = Handelskammer
classic-card-arena = Arena
classic-card-fortifications = Verteidigungsanlage
classic-card-circus = Zirkus
classic-card-arsenal = Waffenlager
classic-card-siege_workshop = Belagerungsmaschinen
classic-card-lodge = Loge
classic-card-observatory = Observatorium
classic-card-university = Universität
classic-card-academy = Akademie
classic-card-study = Studierzimmer

## Gilden

classic-card-workers_guild = Gilde der Arbeiter
classic-card-craftsmens_guild = Gilde der Künstler
classic-card-traders_guild = Gilde der Händler
classic-card-philosophers_guild = Gilde der Philosophen
classic-card-spies_guild = Gilde der Spione
classic-card-strategists_guild = Gilde der Strategen
classic-card-shipowners_guild = Gilde der Reeder
classic-card-scientists_guild = Gilde der Wissenschaftler
classic-card-magistrates_guild = Gilde der Beamten
classic-card-builders_guild = Gilde der Baumeister

## Weltwunder und ihre Spielpläne

classic-wonder-rhodos = Koloss von Rhodos
classic-wonder-rhodos_a = Rhodos A
classic-wonder-rhodos_b = Rhodos B
classic-wonder-alexandria = Leuchtturm von Alexandria
classic-wonder-alexandria_a = Alexandria A
classic-wonder-alexandria_b = Alexandria B
classic-wonder-ephesos = Tempel der Artemis in Ephesus
classic-wonder-ephesos_a = Ephesus A
classic-wonder-ephesos_b = Ephesus B
classic-wonder-babylon = Hängende Gärten von Babylon
classic-wonder-babylon_a = Babylon A
classic-wonder-babylon_b = Babylon B
classic-wonder-olympia = Statue des Zeus in Olympia
classic-wonder-olympia_a = Olympia A
classic-wonder-olympia_b = Olympia B
classic-wonder-halikarnassos = Mausoleum in Halikarnassos
classic-wonder-halikarnassos_a = Halikarnassos A
classic-wonder-halikarnassos_b = Halikarnassos B
classic-wonder-gizah = Pyramiden von Gizeh
classic-wonder-gizah_a = Gizeh A
classic-wonder-gizah_b = Gizeh B

## Wörter

classic-word-W = Holz
classic-word-S = Stein
classic-word-C = Ziegel
classic-word-O = Erz
classic-word-G = Glas
classic-word-P = Papyrus
classic-word-L = Stoff
classic-word-coin = Münze
classic-word-coins = Münzen
classic-word-brown = braun
classic-word-grey = grau
classic-word-blue = blau
classic-word-yellow = gelb
classic-word-red = rot
classic-word-green = grün
classic-word-purple = violett
classic-word-black = schwarz
classic-word-white = weiß
classic-word-brown_grey_purple = braun, grau oder violett
classic-word-compass = Zirkel
classic-word-gear = Zahnrad
classic-word-tablet = Tafel
classic-word-any_symbol = nach Wahl
classic-word-sets = Sätze
classic-word-victories = Sieg-Marker
classic-word-defeats = Niederlage-Marker
classic-word-none = nichts
classic-word-free_city = Freie Stadt
classic-word-next_stage = der nächste Bauabschnitt
classic-word-age_1 = 1. Zeitalter
classic-word-age_2 = 2. Zeitalter
classic-word-age_3 = 3. Zeitalter
classic-word-guilds = Gilden
classic-word-boards = Weltwunder-Spielpläne

## Arten von Einträgen

classic-kind-building = Gebäude
classic-kind-board = Weltwunder-Spielplan
classic-kind-stage = Bauabschnitt
classic-kind-stage-numbered = Bauabschnitt { $n }

## Optionen

classic-option-expansions = Welche Erweiterungen: none (keine) oder eine Liste wie cities,leaders
classic-option-teams = Ob je zwei Nachbarn zusammen spielen: true (ja) oder false (nein)
classic-option-wonders = Welche Weltwunder: random (zufällig), choose (nach Wahl) oder je Platz eines, etwa rhodos,gizah,babylon
classic-option-sides = Welche Seiten: random (zufällig), choose (nach Wahl), A, B oder je Platz ein Buchstabe
classic-option-last_card = Womit Babylon B die letzte Karte bezahlt: mit dem, was zu Beginn der Runde da war (turn) oder an ihrem Ende (afresh)
classic-option-copied_guild = Wie Olympia B eine kopierte Gilde zählt: wie in der eigenen Stadt errichtet (built) oder nicht (borrowed)
classic-option-free_city_sells = Wann die Freie Stadt eine Karte ablegt: wenn diese Karte nichts nützt (card) oder nur, wenn die ganze Hand nichts nützt (hand)

## Was Karten und Bauabschnitte bewirken

classic-effect-produces-plain = jede Runde { $units } { $goods }
classic-effect-produces-choice = jede Runde 1 × { $goods }
classic-effect-produces-private = jede Runde 1 × { $goods }, unverkäuflich
classic-effect-shields = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
classic-effect-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
classic-effect-points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
classic-each = { $what_id ->
    [stage] jeden Bauabschnitt
    [defeat] jeden Niederlage-Marker
    [victory] jeden Sieg-Marker
    [three_coins] je 3 Münzen
    [sets_blue_green_red] jeden Satz aus Blau, Grün und Rot
    [sets_brown_grey_blue_yellow_red_green_purple] jeden Satz aus allen sieben Farben
    [brown_grey_purple] jede braune, graue und violette Karte
   *[other] jede { $what }e Karte
} { $where_id ->
    [here] hier
    [neighbours] beider Nachbarn
   *[all_three] hier und beider Nachbarn
}
classic-effect-coins-per = { classic-effect-coins } für { classic-each }
classic-effect-points-per = { classic-effect-points } für { classic-each }
classic-effect-science = Symbol: { $symbol }
classic-effect-free-symbol = ein Symbol nach Wahl, am Ende der Partie bestimmt
classic-effect-trade = { $kind_id ->
    [raw] Rohstoffe
   *[manufactured] Manufakturprodukte
} kosten { $sides_id ->
    [left] beim linken Nachbarn
    [right] beim rechten Nachbarn
   *[both] bei beiden Nachbarn
} 1 statt 2
classic-effect-free-build = einmal im Zeitalter eine Karte kostenlos errichten
classic-effect-last-card = auch die letzte Karte jedes Zeitalters spielen
classic-effect-copy-guild = am Ende eine Gilde eines Nachbarn kopieren
classic-effect-on-build = { classic-effect-coins } für jede { $colour }e Karte, die von nun an errichtet wird
classic-effect-revives = am Ende dieser Runde eine Karte des Ablagestapels kostenlos errichten

## Wertung

classic-category-military = Konflikte
classic-category-treasury = Schatzkammer
classic-category-wonder = Weltwunder
classic-category-civilian = Profanbauten
classic-category-science = Forschung
classic-category-commerce = Handel
classic-category-guilds = Gilden

classic-line-victories = { $count } gewonnen
classic-line-defeats = { $count } erhalten, je −1
classic-line-coins = { $coins } im Besitz, 1 Punkt für je 3
classic-line-stage = Bauabschnitt { $stage }
classic-line-printed = Wert der Karte
classic-line-per = { $count } × { $what_id ->
    [stage] Bauabschnitt
    [defeat] Niederlage-Marker
    [victory] Sieg-Marker
    [three_coins] 3 Münzen
    [sets_blue_green_red] Satz aus Blau, Grün und Rot
    [sets_brown_grey_blue_yellow_red_green_purple] Satz aus allen sieben Farben
    [brown_grey_purple] braune, graue und violette Karten
   *[other] { $what }e Karte
} { $where_id ->
    [here] hier
    [neighbours] beider Nachbarn
   *[all_three] hier und beider Nachbarn
}, je { $n }
classic-line-copied = vom Nachbarn kopiert
classic-line-symbols = { $count ->
    [one] 1 Symbol
   *[other] { $count } gleiche Symbole
}{ $free ->
    [0] { "" }
   *[other] , davon { $free } nach Wahl
}, im Quadrat
classic-line-sets = { $count } × drei verschiedene Symbole, je 7

classic-ending-points = die meisten Siegpunkte
classic-ending-tie-break = Gleichstand, mehr Münzen
classic-ending-shared = Gleichstand auch bei den Münzen: geteilter Sieg

## Was gefragt wird

classic-decision-PickBoard = Welchen Spielplan nimmt { $city }?
classic-decision-PickCard = Welche Karte spielt { $city }?
classic-decision-PlayLastCard = Wie nutzt { $city } die letzte Karte?
classic-decision-PickDiscarded = Welche Karte des Ablagestapels errichtet { $city } kostenlos?
classic-decision-DealingBoards = Die Spielpläne werden verteilt.
classic-decision-DealingHands = Die Karten eines Zeitalters werden verteilt.
classic-decision-DrawingForFreeCity = Für die Freie Stadt wird eine Karte gezogen.

## Aktionen

classic-payment = { $left ->
    [0] { "" }
   *[other] , { $left } nach links
}{ $right ->
    [0] { "" }
   *[other] , { $right } nach rechts
}{ $bank ->
    [0] { "" }
   *[other] , { $bank } an die Bank
}
classic-action-build = { $card } errichten{ $using_id ->
    [free_build] { " " }ohne Kosten (einmal im Zeitalter)
    [caligula] { " " }ohne Kosten (Caligula, einmal im Zeitalter)
   *[other] { "" }
}{ classic-payment }
classic-action-stage = nächsten Bauabschnitt mit { $card } vollenden{ classic-payment }
classic-action-sell = { $card } für 3 Münzen ablegen
classic-action-revive = { $card } vom Ablagestapel errichten
classic-action-decline = verzichten
classic-action-board = { $board } nehmen
classic-action-boards = Spielpläne: { $boards }
classic-action-deal = Karten: { $cards }
classic-action-draw = { $card } ziehen

## Dasselbe in Kürze, neben dem Namen der Karte

classic-payment-short = { $left ->
    [0] { "" }
   *[other] , { $left } links
}{ $right ->
    [0] { "" }
   *[other] , { $right } rechts
}{ $bank ->
    [0] { "" }
   *[other] , { $bank } Bank
}
classic-choice-build = errichten{ $using_id ->
    [free_build] { " " }ohne Kosten
    [caligula] { " " }ohne Kosten (Caligula)
   *[other] { "" }
}{ classic-payment-short }
classic-choice-stage = Bauabschnitt{ classic-payment-short }
classic-choice-sell = ablegen
classic-choice-revive = errichten

## Was geschehen ist

classic-event-BoardsAssigned = Spielpläne: { $boards }.
classic-event-CitiesFounded = Jede Stadt beginnt mit { $coins } Münzen.
classic-event-HandsDealt = Das { $age }. Zeitalter beginnt; die Karten sind verteilt.
classic-event-FreeCityCardDrawn = Du ziehst { $card } für die Freie Stadt.
classic-event-FreeCityCardDrawn-hidden = { $by } zieht eine Karte für die Freie Stadt.
classic-event-FreeCityPicked = Für die Freie Stadt ist gewählt: { $action }.
classic-event-FreeCityPicked-hidden = { $by } hat eine Karte für die Freie Stadt gewählt.
classic-event-FreeCityRevealed = { "" }
classic-event-CoinsPaid = { $to_seat ->
    [-1] { $city } zahlt { $coins } an die Bank.
   *[other] { $city } zahlt { $coins } an { $to }.
}
classic-event-CoinsGained = { $source_id ->
    [sale] { "" }
   *[other] { $city } erhält { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ({ $source }).
}
classic-event-CardBuilt = { $city } { $how_id ->
    [recruited] wirbt { $card } an
   *[other] errichtet { $card }
}{ $how_id ->
    [chain] { " " }(kostenfrei)
    [discard] { " " }vom Ablagestapel
    [free_build] { " " }ohne Kosten
    [caligula] { " " }ohne Kosten (Caligula)
   *[other] { "" }
}.
classic-event-StageBuilt = { $city } vollendet einen Bauabschnitt, darunter liegt { $card }.
classic-event-StageBuilt-hidden = { $city } vollendet einen Bauabschnitt.
classic-event-CardSold = { $city } legt { $card } für 3 Münzen ab.
classic-event-CardSold-hidden = { $city } legt eine Karte für 3 Münzen ab.
classic-event-LastCardAwaited = Die letzte Karte darf noch gespielt werden.
classic-event-LeftoversDiscarded = Die letzten Karten kommen auf den Ablagestapel{ $hand_count ->
    [0] .
   *[other] , deine war { $hand }.
}
classic-event-LeftoversDiscarded-hidden = Die letzten Karten kommen auf den Ablagestapel.
classic-event-RevivalEarned = { $city } darf vom Ablagestapel errichten.
classic-event-RevivalEnded = { "" }
classic-event-HandsPassed = Die Karten gehen nach { $left_id ->
    [true] links
   *[false] rechts
}.
classic-event-ConflictWon = { $winner } besiegt { $loser }: +{ $worth } und −1.
classic-event-CardBorrowed = { $city } hat von nun an die Effekte von { $card }.
classic-event-TokensGained = { $city } nimmt { $count ->
    [one] 1 { $kind }
   *[other] { $count } { $kind }
}.
classic-event-TokenSpent = { $city } gibt 1 { $kind } ab.
classic-event-RightUsed = { "" }
classic-event-TurnRightsRenewed = { "" }
classic-event-ErrandGiven = { $kind_id ->
    [due] { $city } verliert { $source_id }: zu zahlen oder schuldig zu bleiben.
   *[other] { "" }
}
classic-event-ErrandDone = { "" }
classic-event-PhaseReached = { "" }

## Der Tisch in Worten

classic-view-board = { $seat }: { $board }
classic-view-turn = { $age }. Zeitalter, Runde { $turn } von { $last }. Deine Karten gehen dann an { $to }. Ablagestapel: { $discarded }.
classic-view-turn-watched = { $age }. Zeitalter, Runde { $turn } von { $last }. Die Karten gehen nach { $side_id ->
    [left] links
   *[right] rechts
}. Ablagestapel: { $discarded }.
classic-view-last-turn = { $age }. Zeitalter, Runde { $turn } von { $last }: die letzte. Ablagestapel: { $discarded }.
classic-view-before-age = Vor dem { $age }. Zeitalter.
classic-view-controller = { $seat } spielt in dieser Runde für die Freie Stadt; auf ihrem Stapel: { $stacked }.
classic-view-city = { $seat }, { $board }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}, { $stages }/{ $all } Bauabschnitte{ $won ->
    [0] { "" }
   *[other] , Siege +{ $won }
}{ $lost ->
    [0] { "" }
   *[other] , Niederlagen −{ $lost }
}{ $tokens_id ->
    [none] { "" }
   *[other] ; { $tokens }
}
classic-view-next-stage = Nächster Bauabschnitt: { $cost } →
classic-view-free-build = { $colour_id ->
    [none] In diesem Zeitalter kann noch eine Karte kostenlos errichtet werden.
   *[other] In diesem Zeitalter kann noch eine { $colour }e Karte kostenlos errichtet werden.
}
classic-view-free-build-used = { $colour_id ->
    [none] Das kostenlose Errichten ist in diesem Zeitalter verbraucht.
   *[other] Das kostenlose Errichten einer { $colour }en Karte ist in diesem Zeitalter verbraucht.
}
classic-view-goods = Ressourcen: { $goods }
classic-view-private-goods = Unverkäufliche Ressourcen: { $goods }
classic-view-prices = Preise links/rechts: Rohstoffe { $raw_left }/{ $raw_right }, Manufakturprodukte { $made_left }/{ $made_right }
classic-view-rebates = Die erste Ressource der Runde ist billiger, links/rechts: { $left }/{ $right }
classic-view-buildings = { $colour } ({ $count }): { $cards }
classic-view-science = Symbole: { $symbols }
classic-view-reserve = Aufgehobene Anführer: { $cards }
classic-view-partner = { $seat }, dein Team-Partner, hat auf der Hand: { $cards }
classic-view-partner-leaders = { $seat }, dein Partner, behält die Anführer: { $cards }
classic-view-copied = Kopiert: { $cards }
classic-view-board-does = { $board } →
classic-view-cards = { $cards_id ->
    [none] { "" }
   *[other] ; Karten: { $cards }
}{ $leaders_id ->
    [none] { "" }
   *[other] ; Anführer: { $leaders }
}{ $copied_id ->
    [none] { "" }
   *[other] ; kopiert: { $copied }
}
classic-view-neighbour = { $side_id ->
    [left] Links
   *[right] Rechts
}: { classic-view-city }; verkauft { $wares }{ classic-view-cards }
classic-view-other = { classic-view-city }{ classic-view-cards }

## Warum etwas nicht geht; die Kurzform steht neben dem Namen der Karte

classic-why-not-now = Das ist hier keine Antwort; erlaubt ist: { $verbs }.
    .short = jetzt nicht
classic-why-no-board = Es gibt keinen Spielplan „{ $board }“.
    .short = gibt es nicht
classic-why-board-taken = Das Weltwunder von { $board } ist schon vergeben.
    .short = vergeben
classic-why-board-closed = { $board } kann hier nicht gewählt werden.
    .short = nicht wählbar
classic-why-no-card = Es gibt keine Karte „{ $card }“.
    .short = gibt es nicht
classic-why-not-in-hand = { $card } ist nicht auf der Hand; dort sind: { $hand }.
    .short = nicht auf der Hand
classic-why-set-aside = { $card } liegt schon verdeckt für die Freie Stadt bereit.
    .short = liegt bereit
classic-why-stands = { $card } steht schon in dieser Stadt, und kein Gebäude darf dort zweimal stehen.
    .short = steht schon
classic-why-not-in-pile = { $card } ist nicht im Ablagestapel.
    .short = nicht im Ablagestapel
classic-why-no-right = Es gibt kein Recht „{ $using }“.
    .short = gibt es nicht
classic-why-right-missing = Diese Stadt hat nicht das Recht, ohne Kosten zu errichten.
    .short = kein Recht dazu
classic-why-right-used = Diese Stadt hat in diesem Zeitalter schon ohne Kosten errichtet.
    .short = Recht verbraucht
classic-why-right-unneeded = { $card } kostet diese Stadt ohnehin nichts; dafür wird kein Recht verbraucht.
    .short = ohnehin kostenlos
classic-why-right-colour = Dieses Recht errichtet nur { $colour }e Karten.
    .short = nur { $colour }e Karten
classic-why-right-unpaid = Was ohne Kosten errichtet wird, wird nicht bezahlt.
    .short = kostenlos
classic-why-free = { $what } kostet diese Stadt nichts{ $chain_id ->
    [none] { "" }
   *[other] , weil dort { $chain } steht
}: Es wird nichts bezahlt.
    .short = kostenlos
classic-why-unavailable = { $what }: Dieser Stadt und ihren Nachbarn fehlt dafür { $goods }.
    .short = fehlt: { $goods }
classic-why-too-poor = { $what } kostet mindestens { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; diese Stadt hat { $coins }.
    .short = { $coins } von { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
classic-why-payment = { $what }: So kann bezahlt werden: { $options }.
    .short = { $options }
classic-why-no-stage = Alle Bauabschnitte dieses Weltwunders sind vollendet.
    .short = alle vollendet
classic-why-may-not-sell = Die Freie Stadt kann mit { $card } bauen, also darf sie die Karte nicht ablegen.
    .short = ist von Nutzen
classic-why-must-use-other = Die Freie Stadt legt nur ab, wenn ihr keine Karte der Hand nützt.
    .short = andere nützen
classic-why-must-build-free = Die Freie Stadt kann { $card } kostenlos errichten, also muss sie es.
    .short = muss errichtet werden
