### 7 Wonders Architects auf Deutsch. Zu Argument x gibt es x_id (das Wort der Regeln), x_seat oder x_count.

architects-name = 7 Wonders Architects

## Karten

architects-card-wood = Holz
architects-card-stone = Stein
architects-card-clay = Ziegel
architects-card-papyrus = Papyrus
architects-card-glass = Glas
architects-card-coin = Münze
architects-card-laurel = Blau 3
architects-card-laurel_cat = Blau 2 mit Katze
architects-card-compass = Zirkel
architects-card-gear = Zahnrad
architects-card-tablet = Schrifttafel
architects-card-shield = Schild
architects-card-shield_horn = Schild mit Horn
architects-card-shield_two_horns = Schild mit zwei Hörnern

## Weltwunder und ihre Stapel

architects-wonder-alexandria = Alexandria
architects-wonder-babylon = Babylon
architects-wonder-ephesos = Ephesos
architects-wonder-gizah = Gizeh
architects-wonder-halikarnassos = Halikarnassos
architects-wonder-olympia = Olympia
architects-wonder-rhodos = Rhodos

## Fortschrittsmarker

architects-token-urbanism = Stadtplanung
architects-token-crafts = Kunsthandwerk
architects-token-jewellery = Juwelenkunst
architects-token-science = Wissenschaft
architects-token-propaganda = Propaganda
architects-token-architecture = Architektur
architects-token-economy = Ökonomie
architects-token-engineering = Ingenieurwesen
architects-token-tactics = Taktiken
architects-token-decor = Gestaltung
architects-token-politics = Politik
architects-token-strategy = Strategie
architects-token-education = Bildung
architects-token-culture = Kultur

## Wörter

architects-word-common = gemeinsamer Stapel
architects-word-stack = oberster Marker vom Stapel
architects-word-nothing = nichts
architects-word-none = nichts
architects-word-cat = Katze
architects-word-grey = grau
architects-word-yellow = gelb
architects-word-blue = blau
architects-word-green = grün
architects-word-red = rot
architects-word-different = verschiedene
architects-word-identical = gleiche
architects-word-wood_or_clay = Holz oder Ziegel
architects-word-papyrus_or_glass = Papyrus oder Glas
architects-word-stone_or_coin = Stein oder einer Gelben Karte
architects-word-green_card = einer Grünen Karte
architects-word-card_with_horn = einer Roten Karte mit Horn
architects-word-cat_icon = Katzensymbol auf eigenen Blauen Karten
architects-word-victory_token = Militär-Siegmarker
architects-word-progress_token = Fortschrittsmarker
architects-word-decks = Stapel
architects-word-wonders = Weltwunder
architects-word-progress = Fortschrittsmarker

## Arten von Dingen zum Nachschlagen

architects-kind-card = Karte
architects-kind-wonder = Weltwunder
architects-kind-stage = Bauabschnitt
architects-kind-stage-numbered = { $group }, Bauabschnitt { $n }
architects-kind-token = Fortschrittsmarker

## Optionen

architects-option-wonders = Wer was baut: random (zufällig), choose (reihum gewählt) oder je Platz ein Weltwunder, etwa gizah,rhodos
architects-option-first = Der Platz, der beginnt, von 0 an gezählt
architects-option-last_conflict = Ob ein Konflikt, der im letzten Zug fällig ist, noch abgehandelt wird: true (ja) oder false (nein)
architects-option-coins = Wofür Münzen zahlen: für alles (free) oder nur für das, was Graue Karten nicht decken (missing)
architects-option-token_reach = Worauf ein neuer Marker wirkt: auf Späteres (later) oder auf den ganzen Zug (turn)
architects-option-no_tokens = Wenn kein Fortschrittsmarker mehr da ist, bleiben Symbole liegen (keep) oder müssen abgelegt werden (discard)
architects-option-extra_cards = Ob zusätzliche Karten von Markern genommen werden dürfen (may) oder müssen (must)
architects-option-engineering = Ob Ingenieurwesen einmal im Zug hilft (once) oder bei jedem Bauabschnitt (always)
architects-option-token_stages = Ob Bauabschnitte, die nur mit Ökonomie oder Ingenieurwesen bezahlbar sind, gebaut werden müssen (must) oder dürfen (may)
architects-option-one_to_nil = Zu zweit: wie viele Siegmarker ein Schild gegen keinen gewinnt
architects-option-victory_tokens = Ob Militär-Siegmarker nie ausgehen (endless) oder es nur 28 gibt
architects-option-halikarnassos = Ob die Karten, die Halikarnassos ansieht, geheim (secret) oder offen (open) sind
architects-option-olympia = Ob die zwei Karten von Olympia zusammen (together) oder einzeln (apart) ausgelegt werden
architects-option-effects = Ob Effekte der Weltwunder ausgeführt werden müssen (must) oder dürfen (may)
architects-option-empty_decks = Was geschieht, wenn alle drei Stapel eines Spielers leer sind: er setzt aus (pass), oder die Partie endet (end)

## Was Karten, Bauabschnitte und Marker bewirken

architects-does-resource = eine Ressource für Bauabschnitte
architects-does-coin = eine Münze: jede Ressource
architects-does-points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
architects-does-symbol = ein Symbol: zwei gleiche oder drei verschiedene bringen einen Fortschrittsmarker
architects-does-shield = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
architects-does-cat = bringt die Katze
architects-does-horns = { $n ->
    [one] 1 Horn: dreht einen Konfliktmarker auf Kampf
   *[other] { $n } Hörner: dreht { $n } Konfliktmarker auf Kampf
}
architects-copies = { $n ->
    [one] insgesamt nur einmal
   *[other] insgesamt { $n } davon
}
architects-lies-in = { $n } in { $deck }
architects-all-stages-points = { $n } Siegpunkte in fünf Bauabschnitten
architects-stage-layer = Ebene { $n }
architects-stage-cost = kostet { $n } { $kind } Ressourcen
architects-stage-points = { $n ->
    [0] keine Siegpunkte
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
architects-effect-shields = { $n ->
    [one] 1 Schild auf Dauer
   *[other] { $n } Schilde auf Dauer
}
architects-effect-extra-card = nach dem Nehmen von { $after }: eine zusätzliche Karte, einmal im Zug
architects-effect-extra-card-for-stage = nach einem vollendeten Bauabschnitt: eine zusätzliche Karte, einmal im Zug
architects-effect-coin-worth = eine Gelbe Karte zählt { $n } Münzen, einmal im Zug
architects-effect-any-resources = beliebige Ressourcen bezahlen einen Bauabschnitt, einmal im Zug
architects-effect-points-per = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} pro { $per }
architects-effect-points-for-wonder = { $unfinished } Siegpunkte, oder { $finished }, wenn das eigene Weltwunder fertig ist
architects-effect-points-for-copies = { $one } Siegpunkte für einen davon, { $both } für beide
architects-effect-take-from-any = sofort: die oberste Karte von einem beliebigen Stapel auf dem Tisch
architects-effect-take-from-common = sofort: die oberste Karte vom gemeinsamen Stapel
architects-effect-take-from-both = sofort: je die oberste Karte vom linken und vom rechten Stapel
architects-effect-take-token = sofort: einer der verfügbaren Fortschrittsmarker
architects-effect-search-deck = sofort: fünf Karten vom linken oder rechten Stapel ansehen, eine behalten, die anderen zurückmischen

## Wertung

architects-category-wonder = Weltwunder
architects-category-cat = Katze
architects-category-blue = Blaue Karten
architects-category-military = Militär
architects-category-progress = Fortschritt

architects-score-stage = Bauabschnitt { $n }
architects-score-cat = hat die Katze
architects-score-blue = { $count } × { $n }
architects-score-military = { $count } × { $n }
architects-score-per = { $count } × { $per }, je { $n }
architects-score-finished = Weltwunder fertig
architects-score-unfinished = Weltwunder im Bau
architects-score-copies = { $copies ->
    [one] einer von zweien
   *[other] beide
}

architects-ending-finished = ein Weltwunder wurde fertig, und die Punkte entschieden
architects-ending-exhausted = es gab keine Karten mehr, und die Punkte entschieden

## Entscheidungen

architects-decision-ChooseWonder = Wähle dein Weltwunder.
architects-decision-PickCard = Nimm eine Karte.
architects-decision-Act = Was tust du als Nächstes?
architects-decision-TakeFromAny = Alexandria: Nimm eine Karte von einem beliebigen Stapel.
architects-decision-ChooseToken = Babylon: Nimm einen Fortschrittsmarker.
architects-decision-SearchDeck = Halikarnassos: Welchen Stapel siehst du durch?
architects-decision-KeepCard = Halikarnassos: Welche Karte behältst du?
architects-decision-UseEffect = Nutzt du den Effekt deines Weltwunders?
architects-decision-WondersDealt = Die Weltwunder werden verteilt.
architects-decision-Opening = Stapel und Marker werden ausgelegt.
architects-decision-TopOfDeck = Eine Karte wird aufgedeckt.
architects-decision-TopOfStack = Ein Fortschrittsmarker wird aufgedeckt.
architects-decision-CardsFound = Ein Stapel wird durchgesehen.

## Aktionen

architects-action-choose = { $wonder } wählen
architects-action-look = oberste Karte vom gemeinsamen Stapel ansehen
architects-action-take = von { $deck } nehmen
architects-action-build = Bauabschnitt { $stage } vollenden mit { $cards }{ $using_count ->
    [0] {""}
   *[other] , durch { $using }
}
architects-action-trade = { $symbols } gegen { $token } tauschen
architects-action-extra = { $token }: zusätzliche Karte von { $deck }
architects-action-finish = den Zug beenden
architects-action-progress = { $token } nehmen
architects-action-search = { $deck } durchsehen
architects-action-keep = { $card } behalten
architects-action-accept = den Effekt nutzen
architects-action-decline = auf den Effekt verzichten
architects-action-wonders = Weltwunder: { $wonders }
architects-action-lay_out = oberste Karten: { $tops }; Marker: { $tokens }
architects-action-draw = { $card }
architects-action-find = { $cards }
architects-action-token = { $token }

## Ereignisse

architects-event-WonderChosen = { $seat } wählt { $wonder }.
architects-event-WondersAssigned = Weltwunder: { $wonders }.
architects-event-TableLaidOut = Oberste Karten: { $tops }. Marker: { $tokens }.
architects-event-CardTaken = { $seat } nimmt { $card } ({ $deck }).
architects-event-TopRevealed = Jetzt oben auf { $deck }: { $card }.
architects-event-BlindDraw = { $seat } greift zum gemeinsamen Stapel.
architects-event-CatLook = { $seat } sieht sich die oberste Karte vom gemeinsamen Stapel an.
architects-event-TopSeen = { $seat } sieht: { $card }.
architects-event-TopSeen-hidden = {""}
architects-event-CatMoved = Die Katze geht zu { $seat }.
architects-event-HornsSounded = { $tokens ->
    [one] { $seat } bläst ins Horn: Ein Konfliktmarker wird auf Kampf gedreht.
   *[other] { $seat } bläst ins Horn: { $tokens } Konfliktmarker werden auf Kampf gedreht.
}
architects-event-NoCardToTake = { $seat } findet alle drei Stapel leer.
architects-event-StageCompleted = { $seat } vollendet Bauabschnitt { $stage } mit { $cards }{ $using_count ->
    [0] .
   *[other] , durch { $using }.
}
architects-event-EffectResolved = { $how_id ->
    [used] { $seat } nutzt den Effekt von { $wonder }.
    [declined] { $seat } verzichtet auf den Effekt von { $wonder }.
   *[lapsed] Der Effekt von { $wonder } findet nichts zu nehmen.
}
architects-event-CardsOwed = { $decks_count ->
    [0] {""}
   *[other] { $seat } nimmt Karten von: { $decks }.
}
architects-event-SearchBegun = { $seat } sieht den Stapel { $deck } durch.
architects-event-DeckSearched = { $seat } findet: { $cards }.
architects-event-DeckSearched-hidden = {""}
architects-event-DeckShuffled = Die anderen Karten werden zurückgemischt ({ $deck }).
architects-event-SymbolsTraded = { $seat } gibt { $symbols } ab.
architects-event-StackReached = { $seat } greift zum obersten Marker vom Stapel.
architects-event-TokenTaken = { $from_stack_id ->
    [true] { $seat } zieht den Marker { $token }.
   *[false] { $seat } nimmt den Marker { $token }.
}
architects-event-TokenRevealed = Neu ausgelegter Marker: { $token }.
architects-event-TokenUsed = { $seat } setzt { $token } für eine zusätzliche Karte ein.
architects-event-ConflictFought = Konflikt! Schilde: { $shields }; gewonnene Siegmarker: { $won }.
architects-event-TurnPassed = { $seat } ist am Zug.
architects-event-GameEnded = { $reason_id ->
    [finished] Ein Weltwunder ist fertig: Die Partie ist zu Ende.
   *[exhausted] Es gibt keine Karten mehr: Die Partie ist zu Ende.
}

## Ansichten

architects-view-wonder = { $seat }: { $wonder }
architects-view-over = Die Partie ist zu Ende.
architects-view-turn = Am Zug: { $seat }
architects-view-deck = Stapel { $deck }: oben { $card }, insgesamt { $left }
architects-view-deck-empty = Stapel { $deck }: leer
architects-view-common = Gemeinsamer Stapel: { $left } verdeckte Karten
architects-view-common-seen = Gemeinsamer Stapel: { $left } Karten, oben { $card } (das weiß nur, wer nachgesehen hat)
architects-view-tokens = Fortschrittsmarker: { $tokens }; { $stack } im Stapel
architects-view-conflict = { $peace ->
    [0] Konflikt am Ende dieses Zugs
    [one] Konfliktmarker auf Frieden: 1
   *[other] Konfliktmarker auf Frieden: { $peace }
}
architects-view-cat-in-the-middle = Die Katze sitzt in der Mitte.
architects-view-cat = Die Katze ist bei { $seat }.
architects-view-city = { $seat }: { $wonder }, { $built } von 5 Bauabschnitten, Schilde { $shields }, Siegmarker { $victories }
architects-view-next-stages = Nächster Bauabschnitt: { $stages } Ressourcen
architects-view-cards = Karten: { $cards }
architects-view-city-tokens = Marker: { $tokens }
architects-view-offers = { $seat } darf eine zusätzliche Karte nehmen: { $tokens }
architects-view-owed = { $seat } muss noch eine Karte nehmen von: { $decks }
architects-view-found = Gefunden in { $deck }: { $cards }

## Warum nicht

architects-why-not-now = Das passt hier nicht; jetzt erlaubt: { $verbs }.
    .short = jetzt nicht
architects-why-no-wonder = Es gibt kein Weltwunder { $wonder }.
    .short = gibt es nicht
architects-why-wonder-taken = { $wonder } ist schon vergeben.
    .short = vergeben
architects-why-no-cat = Nur wer die Katze hat, darf sich den gemeinsamen Stapel ansehen.
    .short = keine Katze
architects-why-seen = Du kennst die oberste Karte vom gemeinsamen Stapel schon.
    .short = bekannt
architects-why-out-of-reach = Der Stapel { $deck } ist nicht in Reichweite; in Reichweite sind: { $decks }.
    .short = außer Reichweite
architects-why-empty = { $deck_id ->
    [common] Der gemeinsame Stapel ist leer und bleibt leer.
   *[other] Der Stapel { $deck } ist leer und bleibt leer.
}
    .short = leer
architects-why-no-stage = Es gibt keinen Bauabschnitt { $n }; sie tragen die Nummern 1 bis 5.
    .short = gibt es nicht
architects-why-stage-built = Bauabschnitt { $n } ist schon vollendet.
    .short = vollendet
architects-why-stage-closed = Bauabschnitt { $n } steht auf unvollendeten Abschnitten; offen: { $stages }.
    .short = noch nicht offen
architects-why-not-held = Diese Karten fehlen dir: { $cards }.
    .short = Karten fehlen
architects-why-not-paid = Bauabschnitt { $n } kostet { $size } { $kind } Ressourcen; { $cards } reicht dafür nicht.
    .short = nicht bezahlt
architects-why-no-set = Ein Fortschrittsmarker kostet zwei gleiche oder drei verschiedene Symbole.
    .short = kein Satz
architects-why-not-offered = { $token } ist nicht verfügbar; verfügbar: { $tokens }.
    .short = nicht verfügbar
architects-why-no-token = Du hast den Marker { $token } nicht.
    .short = nicht deiner
architects-why-used = { $token } ist in diesem Zug schon eingesetzt.
    .short = eingesetzt
architects-why-no-trigger = Nichts in diesem Zug gibt durch { $token } eine zusätzliche Karte.
    .short = kein Anlass
architects-why-duty = Der Zug kann noch nicht enden: Ein fälliger Bauabschnitt, Tausch oder eine fällige Karte geht vor.
    .short = noch etwas fällig
architects-why-not-found = { $card } ist nicht unter den gefundenen Karten: { $cards }.
    .short = nicht dabei
architects-why-no-decline = Auf den Effekt eines Bauabschnitts kann man nicht verzichten.
    .short = nicht verzichtbar
