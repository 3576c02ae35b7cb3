### Der Wertungsblock.

## Felder einer Eingabe und Zeilen des Blocks

pad-field = { $what_id ->
    [entry] die Eingabe
    [game] das Spiel
    [options] die Optionen
    [players] die Spieler
    [name] der Name
    [points] die Siegpunkte
    [wonder] das Weltwunder
    [wonders] die errichteten Weltwunder
    [stages] die Bauabschnitte
    [cards] die Karten
    [coins] die Münzen
    [conflict_tokens] die Konfliktmarker
    [debts] die Schulden
    [copied_leader] der kopierte Anführer
    [free_city] die Freie Stadt
    [tokens] die Fortschrittsmarker
    [victories] die Militär-Siegmarker
    [cat] die Katze
    [pawn] die Konflikt-Spielfigur
    [winner] der Sieger
    [ending] das Ende
    [teams] die Teams
    [expansions] die Erweiterungen
   *[other] „{ $what }“
}
pad-row = { $category_id ->
    [military] Militär
    [treasury] Schatzkammer
    [wonder] Das Weltwunder
    [wonders] Weltwunder
    [civilian] Profanbauten
    [science] Forschung
    [commerce] Handel
    [guilds] Gilden
    [extras] Schwarz und Weiß
    [progress] Fortschritt
    [blue] Blaue Karten
    [cat] Die Katze
   *[other] { $category }
}
pad-expansion = { $expansion_id ->
    [cities] Cities
    [leaders] Leaders
   *[other] { $expansion }
}
pad-line-entered = wie eingegeben

## Was nicht sein kann

pad-problem-no-object = Falsche Form ({ pad-field }): Hier gehören benannte Werte hin.
pad-problem-no-list = Falsche Form ({ pad-field }): Hier gehört eine Liste hin.
pad-problem-too-long = Die Liste ist zu lang ({ pad-field }): { $most } reichen immer.
pad-problem-number = „{ $value_id }“ geht nicht ({ pad-field }): Nötig ist eine ganze Zahl von { $lowest } bis { $highest }.
pad-problem-flag = Hier geht nur ja oder nein ({ pad-field }).
pad-problem-no-name = Es fehlt ein Name ({ pad-field }).
pad-problem-field = Nach „{ $what_id }“ wird nicht gefragt; erlaubt sind: { $known_id }.
pad-problem-unknown = { $close ->
    [0] Nichts heißt hier „{ $text_id }“.
   *[other] Nichts heißt hier „{ $text_id }“; meinst du { $names }?
}
pad-problem-ambiguous = „{ $text_id }“ kann mehreres sein: { $names }.
pad-problem-game = Dieses Spiel gibt es nicht; es gibt: { $known_id }.
pad-problem-players = Dieses Spiel spielen { $lowest } bis { $highest }, nicht { $count }.
pad-problem-name = Ein Name hat 1 bis { $most } Buchstaben, die man zeigen kann.
pad-problem-same-name = Zwei Spieler heißen „{ $text_id }“.
pad-problem-option = Die Option „{ $text_id }“ gibt es nicht; es gibt: { $known_id }.
pad-problem-expansion = Die Erweiterung „{ $text_id }“ gibt es nicht; es gibt: { $known_id }.
pad-problem-teams = Zweierteams brauchen 4, 6 oder 8 Spieler, nicht { $count }.
pad-problem-eight = { $count } Spieler brauchen Cities; ohne spielen höchstens { $most }.
pad-problem-copied-guild = Eine kopierte Gilde zählt als gebaut (built) oder geliehen (borrowed), sonst nichts.
pad-problem-played = Der Tag wird so geschrieben: 2026-11-15 oder 2026-11-15T20:30.
pad-problem-note = Eine Notiz ist ein Text von höchstens { $most } Zeichen.
pad-problem-points = { pad-row }: { $value ->
    [one] 1 Siegpunkt ist
   *[other] { $value } Siegpunkte sind
} hier nicht möglich.
pad-problem-stages = { $wonder } hat { $most } Bauabschnitte, nicht { $n }.
pad-problem-conflict-token = Auf Konfliktmarkern steht 1, 3, 5 oder -1, und niemand hat mehr als { $most }.
pad-problem-no-free-city = Eine Freie Stadt gibt es nur zu zweit.
pad-problem-wonder-needs = { $wonder } braucht { pad-expansion }, und das ist nicht dabei.
pad-problem-wonder-taken = { $wonder } ist zweimal vergeben.
pad-problem-card-needs = { $card } braucht { pad-expansion }, und das ist nicht dabei.
pad-problem-card-players = { $card } ist bei { $count } Spielern nicht dabei, sondern erst ab { $mark }.
pad-problem-free-city-leader = Die Freie Stadt hat keine Anführer, also auch nicht { $card }.
pad-problem-card-twice = { $card } steht { $count }-mal da; keine Stadt hat ein Gebäude doppelt.
pad-problem-card-copies = { $card } liegt { $count }-mal da; bei { $players } Spielern gibt es { $most }.
pad-problem-too-many-drawn = Es liegen { $count } Karten dieser Farbe ({ $colour }) aus Zeitalter { $age } da; ausgeteilt werden nur { $most }.
pad-problem-leaders = { $count } Anführer sind mehr als die { $most }, die man anwerben kann.
pad-problem-too-many-cards = { $count } Karten und { $stages } Bauabschnitte sind mehr als die { $most } Karten, die man spielen kann.
pad-problem-too-many-of-age = { $count } Karten aus Zeitalter { $age } sind mehr als die { $most }, die man spielen kann.
pad-problem-debts-need = Schulden gibt es nur mit Cities.
pad-problem-copies-without = Ohne die Gilde der Kurtisanen wird kein Anführer kopiert, auch nicht { $card }.
pad-problem-copies-nobody = { $card } lässt sich nicht kopieren: Kein Nachbar hat diesen Anführer angeworben.
pad-problem-tokens-of-age = { $count } Sieg-Marker mit { $worth } sind zu viele: In Zeitalter { $age } gibt es höchstens zwei.
pad-problem-tokens-unequal = { $won } Sieg-Marker und { $lost } Niederlage-Marker passen nicht zusammen: Jeder Konflikt hinterlässt von beiden einen.
pad-problem-tokens-impossible = Kein Verlauf von drei Konflikten zwischen Nachbarn hinterlässt diese Konfliktmarker.
pad-problem-ending = Vorzeitig gewinnt man durch Militär (military) oder Forschung (science); sonst lass Ende und Sieger weg.
pad-problem-two-endings = Zwei Überlegenheiten können nicht eine Partie beenden: Sieh noch einmal nach der Spielfigur und den Symbolen.
pad-problem-one-card = { $thing } gibt es nur einmal und ist schon eingegeben.
pad-problem-one-wonder = { $thing } gibt es nur einmal und ist schon eingegeben.
pad-problem-one-token = { $thing } gibt es nur einmal und ist schon eingegeben.
pad-problem-wonders-each = { $count } Weltwunder sind mehr als die { $most }, die jeder hat.
pad-problem-wonders-together = { $count } Weltwunder sind zu viele: Beide zusammen errichten höchstens { $most }.
pad-problem-guilds = { $count } Gilden sind zu viele: Nur { $most } sind im Spiel.
pad-problem-cards-of-age = { $count } Karten aus Zeitalter { $age } sind zu viele: Nur { $most } liegen aus.
pad-problem-tokens-together = { $count } Fortschritts-Plättchen sind zu viele: Höchstens { $most } können genommen worden sein.
pad-problem-both-military = Nur einer liegt auf der Konfliktleiste vorn, also hat auch nur einer Punkte dafür.
pad-problem-which-stages = { $wonder } kann { $n } Bauabschnitte auf mehrere Arten haben: Nenne ihre Nummern.
pad-problem-stage-twice = Ein Bauabschnitt ist zweimal genannt.
pad-problem-stage-in-the-air = { $wonder } wird von unten nach oben gebaut, und darunter fehlt Bauabschnitt { $n }.
pad-problem-token-copies = { $token } liegt { $count }-mal da; es gibt nur { $most }.
pad-problem-two-cats = Es gibt nur eine Katze.
pad-problem-finished = Die Partie endet mit dem ersten fertigen Weltwunder; ein zweites kann nicht fertig sein.
pad-problem-cat-without = Wer die Katze hat, hat auch eine blaue Karte mit ihrem Zeichen genommen.
pad-problem-no-cat = Jemand hat eine blaue Karte mit dem Katzenzeichen, also muss jemand die Katze haben.
pad-problem-victories = { $count } Militär-Siegmarker sind zu viele: Die Hörner in diesen Stapeln reichen für { $most }.
pad-problem-victories-together = { $count } Militär-Siegmarker sind zu viele: Die Hörner in diesen Stapeln reichen für { $most } bei allen zusammen.

## Was nicht passt, wenn alles eingegeben ist

pad-doubt-debts = { $count } Schulden sind seltsam: Die Karten auf dem Tisch erklären { $most }.
pad-doubt-copies-which = Die Gilde der Kurtisanen kopiert einen Anführer; gib ein, welchen.
pad-doubt-free-city = Die Freie Stadt ist nicht eingegeben, aber jemand hat Punkte für das, was dort liegt.
pad-doubt-shields-diplomacy = Die Konfliktmarker aus Zeitalter 3 passen nicht zu den Schilden, wer auch immer sich herausgehalten hat.
pad-doubt-shields = { $has } Sieg-Marker aus Zeitalter 3 passen nicht zu { $shields } Schilden: { $due } wären es.
pad-doubt-tokens-more = { $count } Fortschritts-Plättchen sind seltsam: Symbolpaare und Bibliothek erklären { $most }.
pad-doubt-tokens-fewer = { $count } Fortschritts-Plättchen sind wenig: Symbolpaare bringen { $least }.
pad-doubt-pawn = Die Konflikt-Spielfigur passt nicht zu den Schilden auf dem Tisch: { $one } gegen { $other }.
pad-doubt-tie = Gleichstand an der Spitze ({ pad-field }): Gib das für alle ein, dann löst er sich.

## Der Dialog

pad-welcome = { $name_id }: Gib den Tisch ein. ? hilft, < geht zurück; die Eingabetaste lässt stehen, was in [ ] steht, - nimmt es weg. Strg-D hört auf.
pad-ask-expansions = Erweiterungen (cities, leaders; Eingabetaste für keine):
pad-ask-teams = Zweierteams (j/n)?
pad-ask-resume = Ein angefangener Tisch ist da ({ $names }; { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}). Damit weitermachen (j/n)?
pad-ask-names = Namen im Uhrzeigersinn um den Tisch, mit Kommas dazwischen:
pad-ask = { $field_id ->
    [wonder] { $player }: Weltwunder
    [stages] { $player }: fertige Bauabschnitte
    [cards] { $player }: Karten
    [coins] { $player }: übrige Münzen
    [conflict_tokens] { $player }: Konfliktmarker
    [debts] { $player }: Schulden
    [copied_leader] { $player }: Anführer, den die Gilde der Kurtisanen kopiert
    [wonders] { $player }: errichtete Weltwunder
    [tokens] { $player }: { $game_id ->
        [duel] Fortschritts-Plättchen
       *[other] Fortschrittsmarker
    }
    [victories] { $player }: Militär-Siegmarker
    [cat] { $player }: die Katze (j/n)
    [ending] Vorzeitig gewonnen (military, science; Eingabetaste für nein)
    [winner] Wer hat gewonnen
    [pawn] Felder der Spielfigur von der Mitte
   *[other] { $player }: { $field }
}
pad-ask-points = { $player }: Siegpunkte in der Zeile „{ $row_id }“
pad-ask-more = … weitere Karten, oder Eingabetaste
pad-ask-keep = Soll der Tisch in die Chronik (j/n)?
pad-ask-who = Wessen Eingabe willst du ändern? (Name; Eingabetaste gibt auf)
pad-help = { $field_id ->
    [names] Wer mitspielt, in der Reihenfolge am Tisch, mit Kommas dazwischen: Ada, Ben, Cleo.
    [expansions] cities, leaders oder beides mit einem Komma dazwischen; nur die Eingabetaste für keine.
    [teams] j, wenn je zwei Nachbarn zusammen spielen, sonst n.
    [wonder] Name oder Anfang eines Namens, mit der Seite, wo es zwei gibt: Gizeh B, babylon a.
    [stages] 7 Wonders: wie viele. Architects: ihre Nummern, etwa 1 2 4; sie sind nach ihren Kosten gezählt.
    [cards] Namen oder Anfänge von Namen auf Deutsch oder Englisch, mit Kommas dazwischen; beliebig viele Zeilen, dann eine leere. Bei Architects darf eine Zahl vor dem Namen stehen: 3 Blau 3. Ein - nimmt alle zurück; was in [ ] steht, bleibt sonst dabei.
    [coins] Wie viele Münzen übrig sind.
    [conflict_tokens] Was darauf steht: 1 3 5 -1 -1
    [debts] Wie viele Schulden; ein Fünfer-Marker zählt fünf.
    [copied_leader] Der Anführer eines Nachbarn, den die Gilde kopiert; Eingabetaste für keinen.
    [wonders] Die errichteten Weltwunder, mit Kommas dazwischen.
    [tokens] Die { $game_id ->
        [duel] Fortschritts-Plättchen
       *[other] Fortschrittsmarker
    }, mit Kommas dazwischen.
    [victories] Wie viele Militär-Siegmarker.
    [cat] j, wenn die Katze hier steht, sonst n.
    [pawn] 0 in der Mitte, 1 bis 9 zur Hauptstadt des zweiten Spielers hin, -1 bis -9 zu der des ersten.
    [ending] military oder science, wenn die Partie sofort endete, sonst nur die Eingabetaste.
    [winner] Der Name des Siegers.
    [points] Die Siegpunkte dieser Zeile, wie auf dem Block.
    [keep] j hebt den Tisch in der Chronik auf, n nicht; < ändert noch etwas.
    [resume] j macht mit dem angefangenen Tisch weiter, n beginnt einen neuen.
    [who] Der Name des Spielers, dessen Antworten falsch sind; < geht zur letzten Frage zurück.
   *[other] Antworte einfach; < geht zurück, Strg-D hört auf.
}
pad-yes = j ja
pad-no = n nein
pad-stopped = Abgebrochen; nichts wurde aufgehoben.
pad-stopped-draft = Abgebrochen. Was eingegeben ist, bleibt aufgehoben; derselbe Befehl macht damit weiter.
pad-kept = In der Chronik als { $id_id }.
pad-kept-before = Dieser Tisch steht schon in der Chronik, als { $id_id }.
pad-doubtful = Sieh bitte noch einmal nach:

## Chronik, Statistik, Bilder

pad-none = Die Chronik ist leer. Tische kommen mit „wonders score SPIEL“ hinein.
pad-none-found = Einen solchen Tisch oder Spieler gibt es in der Chronik nicht.
pad-several = Mehrere Tische beginnen mit „{ $text_id }“: { $ids_id }.
pad-removed = { $id_id } steht nicht mehr in der Chronik.
pad-imported = { $new ->
    [one] 1 Tisch kam dazu
   *[other] { $new } Tische kamen dazu
}, { $old } waren schon da.
pad-exported = { $count ->
    [one] 1 Tisch steht
   *[other] { $count } Tische stehen
} in { $file_id }.
pad-shared = Dieser Text, oder ein Link, der so endet, bringt den Tisch zu jemand anderem:
pad-head-id = Tisch
pad-head-played = Gespielt
pad-head-game = Spiel
pad-head-result = Ergebnis
pad-head-player = Spieler
pad-head-games = Partien
pad-head-wins = Siege
pad-head-share = Anteil
pad-head-mean = Mittel
pad-head-best = Bestes
pad-head-rank = Rang
pad-plot-overview = { $name_id }: { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
pad-plot-player = { $player_id }, { $name_id }: { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
pad-plot-mean = Siegpunkte im Mittel, nach Zeilen
pad-plot-wins = Siege in Prozent
pad-plot-course = Siegpunkte, Tisch für Tisch
pad-plot-all = alle Spieler
pad-plot-won = gewonnen
