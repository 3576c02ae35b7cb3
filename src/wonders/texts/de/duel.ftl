### 7 Wonders Duel auf Deutsch. Zu jedem Argument x gibt es x_id (das Wort der Regeln), x_seat oder x_count.

duel-name = 7 Wonders Duel

## 1. Zeitalter

duel-card-lumber_yard = Holzplatz
duel-card-logging_camp = Holzfäller-Lager
duel-card-clay_pool = Ziegelei
duel-card-clay_pit = Tongrube
duel-card-quarry = Steinbruch
duel-card-stone_pit = Gesteins-Lagerstätte
duel-card-glassworks = Glashütte
duel-card-press = Papyrus-Fertigung
duel-card-guard_tower = Wachturm
duel-card-stable = Stall
duel-card-garrison = Garnison
duel-card-palisade = Palisade
duel-card-workshop = Werkstatt
duel-card-apothecary = Apotheke
duel-card-scriptorium = Skriptorium
duel-card-pharmacist = Pharmazeut
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Bäder
duel-card-stone_reserve = Steinlager
duel-card-clay_reserve = Tonlager
duel-card-wood_reserve = Holzlager
duel-card-tavern = Taverne

## 2. Zeitalter

duel-card-sawmill = Sägewerk
duel-card-brickyard = Ziegelbrennerei
duel-card-shelf_quarry = Steinhauerei
duel-card-glassblower = Glasbläserei
duel-card-drying_room = Trockenraum
duel-card-walls = Mauern
duel-card-horse_breeders = Gestüt
duel-card-barracks = Kaserne
duel-card-archery_range = Schießanlage
duel-card-parade_ground = Exerzierplatz
duel-card-library = Bibliothek
duel-card-dispensary = Arzneiausgabe
duel-card-school = Schule
duel-card-laboratory = Laboratorium
duel-card-courthouse = Gericht
duel-card-statue = Statue
duel-card-temple = Tempel
duel-card-aqueduct = Aquädukt
duel-card-rostrum = Rednertribüne
duel-card-forum = Forum
duel-card-caravansery = Karawanserei
duel-card-customs_house = Zollstelle
duel-card-brewery = Brauerei

## 3. Zeitalter

duel-card-arsenal = Waffenlager
duel-card-pretorium = Militärgericht
duel-card-fortifications = Verteidigungsanlage
duel-card-siege_workshop = Belagerungsmaschinen
duel-card-circus = Zirkus
duel-card-academy = Akademie
duel-card-study = Studienzimmer
duel-card-university = Universität
duel-card-observatory = Observatorium
duel-card-palace = Palast
duel-card-town_hall = Rathaus
duel-card-obelisk = Obelisk
duel-card-gardens = Gärten
duel-card-pantheon = Pantheon
duel-card-senate = Senat
duel-card-chamber_of_commerce = Handelskammer
duel-card-port = Hafen
duel-card-armory = Waffenkammer
duel-card-lighthouse = Leuchtturm
duel-card-arena = Arena

## Gilden

duel-card-merchants_guild = Gilde der Kaufleute
duel-card-shipowners_guild = Gilde der Schiffseigner
duel-card-builders_guild = Gilde der Baumeister
duel-card-magistrates_guild = Gilde der Beamten
duel-card-scientists_guild = Gilde der Wissenschaftler
duel-card-moneylenders_guild = Gilde der Geldverleiher
duel-card-tacticians_guild = Gilde der Strategen

## Weltwunder

duel-wonder-appian_way = Via Appia
duel-wonder-circus_maximus = Circus Maximus
duel-wonder-colossus = Der Koloss
duel-wonder-great_library = Die Große Bibliothek
duel-wonder-great_lighthouse = Der Große Leuchtturm
duel-wonder-hanging_gardens = Die Hängenden Gärten
duel-wonder-mausoleum = Das Mausoleum
duel-wonder-piraeus = Piräus
duel-wonder-pyramids = Die Pyramiden
duel-wonder-sphinx = Die Sphinx
duel-wonder-statue_of_zeus = Die Statue des Zeus
duel-wonder-temple_of_artemis = Der Tempel der Artemis

## Fortschritts-Plättchen

duel-token-agriculture = Landwirtschaft
duel-token-architecture = Architektur
duel-token-economy = Ökonomie
duel-token-law = Gesetzgebung
duel-token-masonry = Baukunst
duel-token-mathematics = Mathematik
duel-token-philosophy = Philosophie
duel-token-strategy = Kriegskunst
duel-token-theology = Theologie
duel-token-urbanism = Stadtplanung

## Wörter

duel-word-W = Holz
duel-word-S = Stein
duel-word-C = Lehm
duel-word-G = Glas
duel-word-P = Papyrus
duel-word-brown = braun
duel-word-grey = grau
duel-word-blue = blau
duel-word-green = grün
duel-word-yellow = gelb
duel-word-red = rot
duel-word-purple = violett
duel-word-brown_grey = braun und grau
duel-word-wonder = Weltwunder
duel-word-token = Fortschritts-Plättchen
duel-word-coins3 = 3 Münzen
duel-word-wheel = Rad
duel-word-mortar = Mörser
duel-word-plumb = Lot
duel-word-quill = Feder
duel-word-sundial = Sonnenuhr
duel-word-globe = Armillarsphäre
duel-word-horseshoe = Hufeisen
duel-word-sword = Schwert
duel-word-tower = Turm
duel-word-target = Zielscheibe
duel-word-helmet = Helm
duel-word-book = Buch
duel-word-gear = Zahnrad
duel-word-lyre = Leier
duel-word-lamp = Lampe
duel-word-mask = Maske
duel-word-column = Säule
duel-word-moon = Mond
duel-word-sun = Sonne
duel-word-drop = Wassertropfen
duel-word-pillars = Tempelfront
duel-word-amphora = Amphore
duel-word-barrel = Fass
duel-word-closed = verdeckte Karte
duel-word-closed_guild = verdeckte Gilde
duel-word-none = keine
duel-word-pawn = Konflikt-Spielfigur
duel-word-coins = Schatzkammer
duel-word-age_1 = 1. Zeitalter
duel-word-age_2 = 2. Zeitalter
duel-word-age_3 = 3. Zeitalter
duel-word-guilds = Gilden
duel-word-wonders = Weltwunder
duel-word-progress = Fortschritts-Plättchen

## Was man nachschlagen kann

duel-kind-card = Karte
duel-kind-wonder = Weltwunder
duel-kind-token = Fortschritts-Plättchen

## Einstellungen

duel-option-first = Wer beginnt: Platz 0, Platz 1 oder lot (ausgelost)
duel-option-wonders = Ob die Weltwunder ausgewählt (draft) oder wie für die erste Partie verteilt werden (fixed)
duel-option-fair = Ein fairerer Beginn: off (aus), der zweite Spieler wählt zuerst (draft), oder beide bieten Münzen um den ersten Zug (bid)

## Was Karten, Weltwunder und Plättchen bewirken

duel-effect-produces = produziert { $units } { $good }
duel-effect-choice = produziert wahlweise { $goods }; zählt nicht für die Preise der anderen Stadt
duel-effect-fixed-price = { $goods } kostet dich 1 Münze je Einheit
duel-effect-chain = Bausymbol: { $chain }
duel-effect-shields = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
duel-effect-science = Forschungssymbol: { $symbol }
duel-effect-coins = sofort { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
duel-effect-coins-own = sofort { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} für { $what_id ->
    [wonder] jedes Weltwunder in deiner Stadt
    [token] jedes deiner Fortschritts-Plättchen
    [coins3] je 3 Münzen in der reicheren Stadt
    [brown] jede braune Karte in deiner Stadt
    [grey] jede graue Karte in deiner Stadt
    [blue] jede blaue Karte in deiner Stadt
    [green] jede grüne Karte in deiner Stadt
    [yellow] jede gelbe Karte in deiner Stadt
    [red] jede rote Karte in deiner Stadt
    [brown_grey] jede braune und graue Karte in deiner Stadt
   *[other] { $what }
}
duel-effect-coins-most = sofort { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} für { $what_id ->
    [wonder] jedes Weltwunder in der Stadt mit den meisten davon
    [token] jedes deiner Fortschritts-Plättchen
    [coins3] je 3 Münzen in der reicheren Stadt
    [brown] jede braune Karte in der Stadt mit den meisten davon
    [grey] jede graue Karte in der Stadt mit den meisten davon
    [blue] jede blaue Karte in der Stadt mit den meisten davon
    [green] jede grüne Karte in der Stadt mit den meisten davon
    [yellow] jede gelbe Karte in der Stadt mit den meisten davon
    [red] jede rote Karte in der Stadt mit den meisten davon
    [brown_grey] jede braune und graue Karte in der Stadt mit den meisten davon
   *[other] { $what }
}
duel-effect-points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
duel-effect-points-own = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} für { $what_id ->
    [wonder] jedes Weltwunder in deiner Stadt
    [token] jedes deiner Fortschritts-Plättchen
    [coins3] je 3 Münzen in der reicheren Stadt
    [brown] jede braune Karte in deiner Stadt
    [grey] jede graue Karte in deiner Stadt
    [blue] jede blaue Karte in deiner Stadt
    [green] jede grüne Karte in deiner Stadt
    [yellow] jede gelbe Karte in deiner Stadt
    [red] jede rote Karte in deiner Stadt
    [brown_grey] jede braune und graue Karte in deiner Stadt
   *[other] { $what }
}
duel-effect-points-most = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} für { $what_id ->
    [wonder] jedes Weltwunder in der Stadt mit den meisten davon
    [token] jedes deiner Fortschritts-Plättchen
    [coins3] je 3 Münzen in der reicheren Stadt
    [brown] jede braune Karte in der Stadt mit den meisten davon
    [grey] jede graue Karte in der Stadt mit den meisten davon
    [blue] jede blaue Karte in der Stadt mit den meisten davon
    [green] jede grüne Karte in der Stadt mit den meisten davon
    [yellow] jede gelbe Karte in der Stadt mit den meisten davon
    [red] jede rote Karte in der Stadt mit den meisten davon
    [brown_grey] jede braune und graue Karte in der Stadt mit den meisten davon
   *[other] { $what }
}
duel-effect-again = ein weiterer Zug
duel-effect-opponent-loses = die andere Stadt verliert { $n } Münzen
duel-effect-destroys = zerstört eine { $colour_id ->
    [brown] braune
   *[other] graue
} Karte der anderen Stadt
duel-effect-revives = errichtet eine Karte vom Ablagestapel gratis
duel-effect-library = zieht { $n } Fortschritts-Plättchen aus der Schachtel und behält eines
duel-effect-discount = { $on_id ->
    [wonder] Weltwunder
   *[other] Profangebäude (blaue Karten)
} kosten { $n } Ressourcen deiner Wahl weniger
duel-effect-economy = du erhältst die Münzen, die die andere Stadt für Ressourcen bezahlt
duel-effect-strategy = { $n } Schild mehr mit jeder roten Karte, die du ab jetzt errichtest
duel-effect-theology = jedes Weltwunder, das du ab jetzt errichtest, bringt einen weiteren Zug
duel-effect-urbanism = { $n } Münzen für jedes Gebäude, das du kostenfrei durch ein Symbol errichtest

## Wertung

duel-category-military = Militär
duel-category-civilian = Profangebäude
duel-category-science = Forschung
duel-category-commerce = Handel
duel-category-guilds = Gilden
duel-category-wonders = Weltwunder
duel-category-progress = Fortschritt
duel-category-treasury = Schatzkammer
duel-line-printed = aufgedruckt
duel-line-each = { $count } × { $n } für { $what_id ->
    [wonder] Weltwunder in der Stadt von { $of }
    [token] Fortschritts-Plättchen
    [coins3] je 3 Münzen in der Schatzkammer von { $of }
    [brown] braune Karten in der Stadt von { $of }
    [grey] graue Karten in der Stadt von { $of }
    [blue] blaue Karten in der Stadt von { $of }
    [green] grüne Karten in der Stadt von { $of }
    [yellow] gelbe Karten in der Stadt von { $of }
    [red] rote Karten in der Stadt von { $of }
    [brown_grey] braune und graue Karten in der Stadt von { $of }
   *[other] { $what } in der Stadt von { $of }
}
duel-line-military = die Spielfigur steht { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} von der Mitte entfernt
duel-line-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, je 3 ein Siegpunkt

## Spielenden

duel-ending-points = meiste Siegpunkte
duel-ending-tie-break = gleich viele Siegpunkte, mehr davon auf blauen Karten
duel-ending-draw = unentschieden: gleich viele Siegpunkte, auch auf blauen Karten
duel-ending-military = militärische Überlegenheit
duel-ending-science = wissenschaftliche Überlegenheit

## Entscheidungen

duel-decision-PlayTurn = Welche Karte nimmst du, und wofür?
duel-decision-ChooseWonder = Welches Weltwunder nimmst du?
duel-decision-ChooseStarter = Wer beginnt dieses Zeitalter?
duel-decision-NameBid = Wie viele Münzen bietest du um den ersten Zug?
duel-decision-ChooseToken = Welches Fortschritts-Plättchen nimmst du für das Paar?
duel-decision-KeepToken = Welches der gezogenen Fortschritts-Plättchen behältst du?
duel-decision-DestroyCard = Welche { $colour_id ->
    [brown] braune
   *[other] graue
} Karte der anderen Stadt zerstörst du?
duel-decision-ReviveCard = Welche Karte vom Ablagestapel errichtest du gratis?
duel-decision-LayingTokens = Fortschritts-Plättchen werden für den Spielplan gezogen.
duel-decision-DrawingStarter = Der Startspieler wird ausgelost.
duel-decision-OfferingWonders = Weltwunder werden aufgedeckt.
duel-decision-DealingAge = Ein Zeitalter wird ausgelegt.
duel-decision-TurningUp = Verdeckte Karten werden aufgedeckt.
duel-decision-DrawingLibrary = Fortschritts-Plättchen werden aus der Schachtel gezogen.

## Aktionen

duel-action-build = { $card } errichten
duel-action-wonder = { $wonder } errichten, mit { $card } darunter
duel-action-sell = { $card } für Münzen ablegen
duel-action-token = { $token } nehmen
duel-action-destroy = { $card } zerstören
duel-action-revive = { $card } vom Ablagestapel errichten
duel-action-pick = { $wonder } nehmen
duel-action-begin = { $seat } beginnt
duel-action-bid = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} bieten
duel-action-tokens = auf dem Spielplan: { $tokens }
duel-action-starter = { $seat } beginnt
duel-action-offer = Weltwunder: { $wonders }
duel-action-deal = Auslage: { $cards }
duel-action-turn-up = { $cards } aufdecken
duel-action-draw = { $tokens } ziehen

## Dasselbe, wo die Karte schon genannt ist

duel-choice-build = errichten
duel-choice-wonder = { $wonder } errichten
duel-choice-sell = für Münzen ablegen
duel-choice-destroy = zerstören
duel-choice-revive = errichten

## Ereignisse

duel-event-BuildingBuilt = { $seat } errichtet { $card }{ $chain_id ->
    [none] { $paid ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $paid } Münzen
    }
   *[other] { " " }kostenfrei dank { $chain }
}.
duel-event-CardSold = { $seat } legt { $card } für { $coins } Münzen ab.
duel-event-WonderBuilt = { $seat } errichtet { $wonder }{ $paid ->
    [0] { "" }
    [one] { " " }für 1 Münze
   *[other] { " " }für { $paid } Münzen
}; darunter liegt { $card }.
duel-event-WonderRemoved = Sieben Weltwunder stehen: { $wonder } von { $owner } kommt aus dem Spiel.
duel-event-ExtraTurnWon = { $seat } hat noch einen Zug.
duel-event-CoinsTaken = { $seat } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} ({ $source }).
duel-event-CoinsLost = { $seat } verliert { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} ({ $source }).
duel-event-PawnMoved = { $seat } bewegt die Konflikt-Spielfigur { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor.
duel-event-CityLooted = Geplündert: { $loser } verliert { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} (Plättchen { $worth }).
duel-event-DecisionOwed = { "" }
duel-event-TokenTaken = { $seat } nimmt das Fortschritts-Plättchen { $token }.
duel-event-LibraryOpened = { $seat } zieht { $count } Fortschritts-Plättchen aus der Schachtel.
duel-event-TokensDrawn = Gezogen: { $tokens }.
duel-event-BuildingDestroyed = { $seat } zerstört { $card } von { $owner }.
duel-event-BuildingRevived = { $seat } errichtet { $card } vom Ablagestapel.
duel-event-CardsTurnedUp = Aufgedeckt: { $cards }.
duel-event-AgeEnded = Das { $age }. Zeitalter ist zu Ende.
duel-event-MatchWon = { $winner } hat gewonnen.
duel-event-MatchDrawn = Die Partie endet unentschieden.
duel-event-TokensLaid = Fortschritts-Plättchen auf dem Spielplan: { $tokens }.
duel-event-PhaseReached = { "" }
duel-event-StarterDrawn = Das Los lässt { $seat } beginnen.
duel-event-BidsOpened = Gebote: { $bids }. { $winner } zahlt und beginnt.
duel-event-WondersOffered = Aufgedeckte Weltwunder: { $wonders }.
duel-event-WonderPicked = { $seat } nimmt { $wonder }.
duel-event-WondersGiven = { $seat } hat { $wonders }.
duel-event-AgeDealt = Das { $age }. Zeitalter wird ausgelegt.
duel-event-StarterChosen = { $by } lässt { $seat } beginnen.

## Eine Ansicht in Worten

duel-view-offer = { $n } Weltwunder stehen zur Wahl:
duel-view-turn = { $age }. Zeitalter, noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}. { $seat } ist am Zug.
duel-view-age = Das { $age }. Zeitalter beginnt gleich.
duel-view-row = Reihe { $n }: { $cards }
duel-view-accessible = Erreichbar: { $cards }
duel-view-payment = { $works } würde { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
} kosten
duel-view-unseen = Verdeckte Karten sind unter diesen: { $cards }
duel-view-unseen-guilds = Verdeckte Gilden sind unter diesen: { $cards }
duel-view-track = Konflikt: { $seat } führt mit { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Feldern
} ({ $points } Siegpunkte); noch zu plündern: { $loot0 } und { $loot1 } Münzen
duel-view-track-middle = Konflikt: die Spielfigur steht in der Mitte; noch zu plündern: { $loot0 } und { $loot1 } Münzen
duel-view-board = Fortschritts-Plättchen auf dem Spielplan: { $tokens }; in der Schachtel: { $box }
duel-view-city = { $seat }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
duel-view-buildings = { $colour }: { $cards }
duel-view-finished = Errichtete Weltwunder: { $wonders }
duel-view-wonder = { $wonder } ({ $cost }) →
duel-view-token = { $token } →
duel-view-tokens = Fortschritts-Plättchen: { $tokens }
duel-view-discard = Ablagestapel: { $cards }

## Warum etwas nicht geht

duel-why-not-now = Das ist hier keine Antwort; erlaubt ist: { $verbs }.
    .short = jetzt nicht
duel-why-no-card = Es gibt keine Karte „{ $card }“.
    .short = gibt es nicht
duel-why-not-there = { $card } liegt nicht offen in der Auslage; erreichbar sind: { $accessible }.
    .short = nicht in der Auslage
duel-why-covered = { $card } ist von { $covering } überdeckt; erreichbar sind: { $accessible }.
    .short = überdeckt
duel-why-no-wonder = Es gibt kein Weltwunder „{ $wonder }“.
    .short = gibt es nicht
duel-why-seven = Es stehen schon { $n } Weltwunder, mehr dürfen es in einer Partie nicht werden.
    .short = { $n } Weltwunder stehen
duel-why-wonder-stands = { $wonder } steht schon.
    .short = steht schon
duel-why-not-your-wonder = { $wonder } ist kein Weltwunder von { $seat }; zu errichten sind noch: { $wonders }.
    .short = nicht dein Weltwunder
duel-why-too-poor = { $works } würde { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} kosten, { $goods } davon für Ressourcen; { $seat } hat { $held }, es fehlen { $short }.
    .short = kostet { $n }, du hast { $held }
duel-why-not-to-destroy = „{ $card }“ ist keine { $colour_id ->
    [brown] braune
   *[other] graue
} Karte der anderen Stadt; sie hat: { $cards }.
    .short = nicht zu zerstören
duel-why-not-in-pile = „{ $card }“ ist nicht im Ablagestapel; dort liegen: { $cards }.
    .short = nicht im Ablagestapel
duel-why-no-token = Es gibt kein Fortschritts-Plättchen „{ $token }“.
    .short = gibt es nicht
duel-why-not-drawn = { $token } wurde nicht gezogen; gezogen wurden: { $tokens }.
    .short = nicht gezogen
duel-why-not-on-board = { $token } liegt nicht auf dem Spielplan; dort sind: { $tokens }.
    .short = nicht auf dem Spielplan
duel-why-not-offered = „{ $wonder }“ steht nicht zur Wahl; es gibt: { $wonders }.
    .short = nicht zur Wahl
duel-why-no-seat = Es gibt keinen Platz { $n }; Platz 0 oder Platz 1 kann beginnen.
    .short = gibt es nicht
duel-why-bid = Ein Gebot liegt zwischen 0 und { $most } Münzen, nicht bei { $n }.
    .short = von 0 bis { $most }
