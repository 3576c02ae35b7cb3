# Was in einer von Hand aufgebauten Stellung nicht sein kann.
position-no-json = Das ist keine Stellung: Es ist kein JSON.
position-too-long = Eine Stellung hat höchstens { $most } Zeichen; diese hat { $count }.
position-no-object = Hierher gehört ein Objekt mit Feldern, nicht { $value }.
position-no-list = Hierher gehört eine Liste von höchstens 200 Einträgen, nicht { $value }.
position-version = Diese Fassung liest Stellungen der Version { $version }, nicht { $value }.
position-unknown-field = Eine Stellung dieses Spiels hat kein Feld { $field }.
position-number = { $value } ist keine ganze Zahl von { $lowest } bis { $highest }.
position-choice = { $value } ist nichts von: { $choices }.
position-size = Diese Liste hat { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
}, { $size ->
    [0] gehört aber leer
   *[other] braucht aber { $size }
}.
position-unknown = In diesem Spiel, so wie es eingestellt ist, gibt es { $value } für diese Stelle nicht.
position-twice = { $thing } liegt an mehr als einer Stelle.
position-seed = Ein Startwert ist ein Text von höchstens 80 Zeichen, nicht { $value }.
position-options = { $text }
position-audit = Diesen Tisch kann es nicht geben: { $text }.
position-no-moment = Aufgebaut werden kann nur ein Moment, in dem jemand eine gewöhnliche Wahl hat; dieser liegt dazwischen, davor oder danach. Versuche den Schritt davor oder danach.
position-nothing-to-choose = Was hier gefragt wird, könnte niemand beantworten.
position-duel-age = Die Wunder werden vor Zeitalter 1 ausgewählt, alles andere kommt danach; { $age } passt nicht zu dem, was gefragt wird.
position-duel-other-age = { $card } gehört nicht zu den Karten von Zeitalter { $age }.
position-duel-taken-covered = Die Karte von Platz { $slot } kann nicht genommen sein: Die von Platz { $above } liegt darauf.
position-duel-open-row = Die Karte von Platz { $slot } liegt von Anfang an offen.
position-duel-closed-row = Die Karte von Platz { $slot } ist verdeckt, solange die von Platz { $above } darauf liegt.
position-duel-uncovered = Auf der Karte von Platz { $slot } liegt nichts mehr, also liegt sie offen.
position-duel-guilds = { $count } Gilden liegen aus; in einer Partie gibt es { $most }.
position-duel-guilds-few = { $count ->
    [0] Keine Gilde ist
    [one] Nur eine Gilde ist
   *[other] Nur { $count } Gilden sind
} von dreien übrig, aber nur { $taken ->
    [one] eine Karte wurde
   *[other] { $taken } Karten wurden
} genommen.
position-duel-cards-taken = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} von Zeitalter { $age } { $count ->
    [one] liegt
   *[other] liegen
} in Städten, unter Wundern und im Ablagestapel; { $most ->
    [0] keine wurde
    [one] nur eine wurde
   *[other] nur { $most } wurden
} genommen.
position-duel-guilds-taken = { $count ->
    [one] Eine Gilde liegt
   *[other] { $count } Gilden liegen
} in Städten, unter Wundern und im Ablagestapel; { $most ->
    [0] keine wurde
    [one] nur eine wurde
   *[other] nur { $most } wurden
} genommen.
position-duel-cards-missing = { $count ->
    [one] Eine genommene Karte von Zeitalter { $age } liegt
   *[other] { $count } genommene Karten, eine davon von Zeitalter { $age }, liegen
} nirgends. Ohne das Feld discard kommt der Rest dorthin.
position-duel-no-card-to-bury = Unter Wundern liegen mehr Karten, als genommen wurden.
position-duel-lost = { $card } wurde genommen, liegt aber nirgends.
position-duel-wonders-built = { $count } Wunder sind gebaut; eine Partie hat höchstens { $most }.
position-duel-wonders = Diese Stadt hat { $count } Wunder; jede hat { $each }.
position-duel-eighth = { $most } Wunder sind gebaut, also ist das letzte wieder in der Schachtel.
position-duel-tokens-held = Die Städte haben { $count ->
    [one] ein Fortschritts-Plättchen
   *[other] { $count } Fortschritts-Plättchen
}; nach ihren Symbolpaaren und der Großen Bibliothek { $lowest ->
    [one] ist es mindestens eines
   *[other] sind es mindestens { $lowest }
} und höchstens { $highest }.
position-duel-no-pair = Keine Stadt hat ein Symbolpaar, das ein Plättchen bringen könnte.
position-duel-board = { $count ->
    [one] Ein Fortschritts-Plättchen liegt
   *[other] { $count } Fortschritts-Plättchen liegen
} auf dem Spielplan. Bei { $pairs ->
    [one] einem Symbolpaar
   *[other] { $pairs } Symbolpaaren
} sind es { $size }.
position-duel-science-won = Mit { $count } verschiedenen Symbolen hat diese Stadt gewonnen: Die Partie ist vorbei.
position-duel-pawn = Die Konflikt-Spielfigur kann nicht auf { $pawn } stehen. Bei { $one } und { $other } Schilden steht sie zwischen { $lowest } und { $highest }.
position-duel-loot = Vor jeder Stadt liegen die Militär-Plättchen 2 und 5, oder 5, oder keines.
position-duel-looted = Die Konflikt-Spielfigur steht { $pawn } Felder von der Mitte und hat ein Plättchen genommen, das noch daliegen soll.
position-duel-starter = Wer beginnt, wird gefragt, wenn Zeitalter 2 oder 3 gerade ausgelegt ist.
position-duel-nothing-left = Alle Karten des Zeitalters sind genommen, also gibt es keinen Zug.
position-duel-other-seat = Hier entscheidet nicht { $seat }.
position-duel-no-library = { $seat } hat kein Wunder gebaut, das Fortschritts-Plättchen zieht.
position-duel-drawn = { $size } verschiedene Fortschritts-Plättchen aus der Schachtel werden gezogen.
position-duel-draft-empty = Während der Auswahl hat niemand etwas außer Wundern und Münzen.
position-duel-draft = Die Städte haben { $one } und { $other } Wunder, { $offered ->
    [one] eines liegt
   *[other] { $offered } liegen
} aus: So kann es bei einer Auswahl von zweimal vier nicht sein.
position-architects-stage-twice = Eine Baustufe wird einmal errichtet.
position-architects-stage-in-air = Baustufe { $number } steht auf Baustufen, die nicht errichtet sind.
position-architects-finished = Dieses Wunder ist vollendet, also ist die Partie vorbei.
position-architects-payable = Diese Stadt könnte eine Baustufe bezahlen: Sie hätte sie in ihrem letzten Zug errichtet.
position-architects-tradable = Diese Stadt hat Symbole für ein Fortschritts-Plättchen: Sie hätte sie in ihrem letzten Zug getauscht.
position-architects-cat-nowhere = Jemand hat eine blaue Karte mit der Katze, also hat jemand die Katze.
position-architects-cat = { $seat } hat keine Karte mit der Katze.
position-architects-peace = Alle Konfliktmarker zeigen Kampf: Der Konflikt wurde am Ende des letzten Zugs ausgetragen, und sie zeigen wieder Frieden.
position-architects-tokens-used = In einem Zug kann nur benutzt werden, was man an Plättchen hat, und jedes einmal.
position-architects-found = Karten sind dann und nur dann gefunden, wenn eine davon zu behalten ist.
position-architects-deck = { $card } ist { $count }-mal in diesem Stapel, der sie { $most }-mal hatte.
position-architects-lost = { $card } hat die Stapel { $count }-mal öfter verlassen, als sie irgendwo liegt.
position-architects-too-many = { $card } liegt { $count }-mal in Städten und auf dem Ablagestapel: So viele fehlen in den Stapeln nicht.
position-architects-top-unseen = Die oberste Karte des gemeinsamen Stapels ist nur bekannt, wenn jemand sie angesehen hat (lookers).
position-architects-row = { $count ->
    [one] Ein Fortschritts-Plättchen liegt
   *[other] { $count } Fortschritts-Plättchen liegen
} offen; solange es genug gibt, sind es { $size }.
position-architects-token-lost = Das Fortschritts-Plättchen { $token } ist nirgends.
position-architects-token-twice = Das Fortschritts-Plättchen { $token } liegt an mehr Stellen, als es Exemplare gibt ({ $copies }).
position-classic-later-age = { $card } ist eine Karte von Zeitalter { $age }, das noch nicht begonnen hat.
position-classic-not-in-deck = { $card } ist bei { $players } Spielern nicht im Spiel.
position-classic-too-many = { $card } ist öfter da als { $most }-mal.
position-classic-drawn = { $count } Karten dieser Art ({ $colour }) sind da; nur { $most } eines Zeitalters werden ausgeteilt.
position-classic-building-twice = { $card } heißt wie ein anderes Gebäude dieser Stadt, und kein Name steht zweimal da.
position-classic-stages = Diese Tafel hat { $most } Baustufen, nicht { $count }.
position-classic-conflicts = { $count ->
    [one] Ein Konfliktmarker ist
   *[other] { $count } Konfliktmarker sind
} mehr, als die Konflikte bisher hinterlassen haben können: { $most }.
position-classic-victories = Siege zu { $worth } kommen aus Zeitalter { $age }; von dort hat { $most ->
    [0] noch niemand welche
   *[other] eine Stadt höchstens { $most }
}.
position-classic-balance = { $won } Siege und { $lost } Niederlagen: Jeder Sieg ist jemandes Niederlage.
position-classic-hand = Diese Hand hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; in diesem Zug sind es { $size }.
position-classic-hand-age = { $card } ist keine Karte von Zeitalter { $age }, also ist sie auf keiner Hand.
position-classic-too-few-left = Für Hände und Baustufen sind nicht genug Karten von Zeitalter { $age } übrig: In Städten liegen mehr, als gespielt worden sein können.
position-classic-missing = { $count ->
    [one] Eine Karte von Zeitalter { $age } liegt
   *[other] { $count } Karten, eine davon von Zeitalter { $age }, liegen
} nirgends. Ohne das Feld discard kommt der Rest dorthin.
position-classic-too-quick = Diese Stadt hat { $count } Karten der Zeitalter verwendet; sie hatte { $most } Züge.
position-classic-no-leaders = Ohne Leaders hat niemand Anführer.
position-classic-picked = Nur zu zweit, und bevor beide für ihre eigene Stadt wählen, ist schon etwas für die freie Stadt gewählt.
position-classic-picked-illegal = { $value } kann nicht das sein, was für die freie Stadt gewählt wurde.

position-asked = { $who }: { $what }
position-fine = Diesen Tisch kann es geben.
position-best = Die besten Antworten nach dem, was { $who } weiß ({ $nodes } Simulationen):
position-answer = { $chance }  { $answer }
position-answer-because = { $chance }  { $answer }. Das { $reasons }.
