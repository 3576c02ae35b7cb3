### Die nummerierten Regeln in unseren eigenen Worten; die Nummern sind die von docs/rules.

rules-architects-section-1 = Vorbereitung
rules-architects-1 = Jeder Spieler baut ein anderes Weltwunder: durch Zufall verteilt, reihum gewählt oder vom Tisch bestimmt.
rules-architects-2 = Zu jedem Weltwunder gehört ein eigener Stapel von 25 Karten, 60 weitere sind gemeinsam; Stapel von Weltwundern, die niemand baut, bleiben in der Schachtel.
rules-architects-3 = Der Stapel eines Weltwunders steht zwischen seinem Spieler und dem zur Linken: Mein linker Stapel ist der meines Weltwunders, mein rechter der meines rechten Nachbarn. Zwei Spieler teilen sich beide.
rules-architects-4 = Die Stapel der Weltwunder stehen offen: Die oberste Karte ist zu sehen, und die nächste, sobald sie weg ist; die übrigen kennt niemand.
rules-architects-5 = Der gemeinsame Stapel liegt verdeckt.
rules-architects-6 = Von den 15 Fortschrittsmarkern liegen drei offen, die anderen bilden einen verdeckten Stapel.
rules-architects-7 = Es gibt 3 Konfliktmarker für 2 oder 3 Spieler, 4 für 4, 5 für 5, 6 für 6 oder 7; alle zeigen Frieden.
rules-architects-8 = Die Katze beginnt in der Mitte und gehört niemandem.
rules-architects-9 = Ein Platz beginnt (am echten Tisch der jüngste Spieler, hier eine Option); dann geht es im Uhrzeigersinn nach links weiter.

rules-architects-section-2 = Ein Zug
rules-architects-10 = In einem Zug nimmt man eine Karte: die oberste des linken, des rechten oder des gemeinsamen Stapels.
rules-architects-11 = Eine Karte muss genommen werden, solange einer der drei Stapel eine hat.
rules-architects-12 = Karten liegen offen vor dem Spieler; eine Hand gibt es nicht.
rules-architects-13 = Dann tut der Spieler, was Karten und Marker verlangen, in beliebiger Reihenfolge, bis nichts mehr zu tun ist; damit endet der Zug und geht nach links weiter.
rules-architects-14 = Eine Entscheidung mit nur einer Möglichkeit wird niemandem vorgelegt: Sie wird ausgeführt.
rules-architects-15 = Ein leerer Stapel bleibt bis zum Ende leer.
rules-architects-16 = Wer alle drei Stapel leer findet, nimmt keine Karte und passt; nach Option endet dann das Spiel.

rules-architects-section-3 = Bauabschnitte
rules-architects-17 = Die fünf Bauabschnitte jedes Weltwunders kosten 2 verschiedene, 2 gleiche, 3 verschiedene, 3 gleiche und 4 verschiedene Rohstoffe.
rules-architects-18 = Ein Bauabschnitt kann gebaut werden, wenn alle der unteren Ebenen stehen.
rules-architects-19 = Unter Bauabschnitten, die nebeneinander stehen, darf der Spieler wählen.
rules-architects-20 = Ein Bauabschnitt, der bezahlt werden kann, muss in diesem Zug vollendet werden.
rules-architects-21 = In einem Zug dürfen, und wenn sie bezahlt werden können, müssen mehrere Bauabschnitte vollendet werden.
rules-architects-22 = Eine gelbe Karte ist eine Münze, die als jeder Rohstoff zählt; auch Münzen allein können einen Bauabschnitt bezahlen.
    .example = Zwei verschiedene Rohstoffe: Holz und eine Münze bezahlen den Bauabschnitt.
rules-architects-23 = Münzen müssen für alles einspringen, was fehlt: Niemand kann einen Bauabschnitt verweigern, um sie zu sparen.
rules-architects-24 = Verschieden heißt: kein Rohstoff zweimal unter den verwendeten Karten; gleich heißt: alle derselbe.
rules-architects-25 = Genau die verwendeten Karten werden abgelegt, endgültig.
rules-architects-26 = Unter mehreren Kartensätzen, die bezahlen, wählt der Spieler einen, auch Münzen statt vorhandener Karten; nach Option füllen Münzen nur auf, was graue Karten nicht decken.
rules-architects-27 = Die Wirkung eines Bauabschnitts tritt sofort ein, vor allem anderen.
rules-architects-28 = Ein Bauabschnitt im Bau ist nichts wert.

rules-architects-section-4 = Blaue Karten und die Katze
rules-architects-29 = Blaue Karten sind 3 Punkte wert, oder 2 mit dem Katzensymbol.
rules-architects-30 = Wer eine Karte mit dem Symbol nimmt, bekommt sofort die Katze, wo immer sie ist.
rules-architects-31 = Wer die Katze hat, darf zu Beginn des Zuges, vor dem Nehmen einer Karte, die oberste Karte des gemeinsamen Stapels ansehen; es ist keine Pflicht.
rules-architects-32 = Der Blick ist geheim; die Karte bleibt oben liegen, und wer sie gesehen hat, kennt sie, bis sie genommen wird.
rules-architects-33 = Eine Katze, die man während eines Zuges bekommt, dient ab dem nächsten eigenen Zug; eine zweite gemeinsame Karte im Zug kommt blind.

rules-architects-section-5 = Grüne Karten und Fortschrittsmarker
rules-architects-34 = Zwei gleiche oder drei verschiedene Symbole müssen in diesem Zug gegen einen Fortschrittsmarker getauscht werden; bleibt ein weiterer Satz, dann auch der.
    .example = Zwei Zahnräder, ein Zirkel und eine Tafel: Tausche die zwei Zahnräder oder von jedem eines; nach einem Tausch bleibt kein zweiter Satz.
rules-architects-35 = Die verwendeten grünen Karten werden abgelegt, andere bleiben; unter mehreren Sätzen wählt der Spieler.
rules-architects-36 = Vier Marker stehen zur Wahl: die drei offenen und der verdeckte oberste des Stapels.
rules-architects-37 = Ein offener Marker wird sofort vom Stapel ersetzt; der verdeckte nicht.
rules-architects-38 = Ein Marker hilft von dem Augenblick an, in dem er genommen wird, bei allem Späteren; nach Option auch bei dem, was in diesem Zug schon geschehen ist.
rules-architects-39 = Ist der Stapel leer, bleiben die offenen Marker zu haben und werden nicht ersetzt; ist kein Marker mehr da, behält man die Symbole, nach Option werden sie abgelegt.
rules-architects-40 = Jeder Marker kann einmal im Zug genutzt werden; die mit Punkten wirken am Ende.
rules-architects-41 = Marker dürfen jederzeit im Zug und in beliebiger Reihenfolge genutzt werden; auf eine Zusatzkarte darf man verzichten, nach Option muss man sie nehmen.
rules-architects-42 = Eine Zusatzkarte kommt von den üblichen drei Stapeln.
rules-architects-43 = Jede genommene Karte zählt: die des Zuges, Zusatzkarten, Karten durch Weltwunder. So greifen Marker ineinander.
rules-architects-44 = Stadtplanung: eine Zusatzkarte, nachdem Holz oder Ziegel genommen wurde.
rules-architects-45 = Kunsthandwerk: eine Zusatzkarte, nachdem Papyrus oder Glas genommen wurde.
rules-architects-46 = Juwelenkunst: eine Zusatzkarte, nachdem Stein oder eine gelbe Karte genommen wurde.
rules-architects-47 = Wissenschaft: eine Zusatzkarte, nachdem eine grüne Karte genommen wurde.
rules-architects-48 = Propaganda: eine Zusatzkarte, nachdem eine rote Karte mit mindestens einem Horn genommen wurde.
rules-architects-49 = Architektur: eine Zusatzkarte, nachdem ein Bauabschnitt vollendet wurde, einmal im Zug, auch bei zweien.
rules-architects-50 = Ökonomie: Eine gelbe Karte zählt als zwei Münzen, die zwei verschiedene Rohstoffe sein können, für einen Bauabschnitt im Zug. Ein Überschuss nützt nie.
rules-architects-51 = Ingenieurwesen: Die Wörter gleich und verschieden entfallen, die Anzahl bleibt; für einen Bauabschnitt im Zug, nach Option für jeden.
rules-architects-52 = Ein Bauabschnitt, den nur Ökonomie oder Ingenieurwesen bezahlen kann, muss ebenfalls gebaut werden; nach Option darf er.
rules-architects-53 = Taktiken: zwei Schilde mehr.
rules-architects-54 = Gestaltung: 4 Punkte, oder 6, wenn das eigene Weltwunder fertig ist.
rules-architects-55 = Politik: 1 Punkt für jedes Katzensymbol auf den eigenen blauen Karten, wer auch die Katze hat.
rules-architects-56 = Strategie: 1 Punkt für jeden Militär-Siegmarker.
rules-architects-57 = Bildung: 2 Punkte für jeden Fortschrittsmarker, sie selbst eingeschlossen.
rules-architects-58 = Kultur: 4 Punkte für einen der beiden Marker, 12 für beide zusammen.

rules-architects-section-6 = Rote Karten und Konflikte
rules-architects-59 = Jede rote Karte ist ein Schild; wer eine mit Hörnern nimmt, dreht ebenso viele Konfliktmarker auf Kampf.
rules-architects-60 = Hörner, für die kein friedlicher Marker mehr da ist, werden nicht beachtet, also gibt es höchstens einen Konflikt im Zug.
rules-architects-61 = Ist der letzte Marker gedreht, findet am Ende dieses Zuges ein Konflikt statt; später im Zug genommene Karten zählen mit.
rules-architects-62 = Alle vergleichen sich gleichzeitig mit beiden Nachbarn: ein Militär-Siegmarker für jeden Nachbarn mit weniger Schilden, nichts bei Gleichstand.
    .example = Du hast 3 Schilde, links 2 und rechts 1: zwei Militär-Siegmarker für dich.
rules-architects-63 = Schilde von Taktiken und von Rhodos zählen und werden nie abgelegt.
rules-architects-64 = Danach legen alle ihre roten Karten mit Hörnern ab, behalten die anderen, und alle Konfliktmarker zeigen wieder Frieden.
rules-architects-65 = Zwei Spieler: ein Siegmarker für mehr Schilde, zwei für mindestens doppelt so viele; ein Schild gegen keinen gewinnt einen (nach Option zwei).
    .example = Vier Schilde gegen zwei: zwei Siegmarker.
rules-architects-66 = Siegmarker gehen nie aus; nach Option gibt es 28, vergeben vom aktiven Spieler an.

rules-architects-section-7 = Weltwunder
rules-architects-67 = Alexandria: die oberste Karte eines beliebigen Stapels am Tisch nehmen.
rules-architects-68 = Babylon: einen der verfügbaren Fortschrittsmarker nehmen, ohne Symbole.
rules-architects-69 = Ephesos: die oberste Karte des gemeinsamen Stapels nehmen.
rules-architects-70 = Halikarnassos: die obersten fünf Karten des linken oder rechten Stapels aufnehmen, eine behalten, die anderen zurückmischen; nur die behaltene gilt als genommen.
rules-architects-71 = Nur der Spieler sieht die fünf Karten und kennt sie, bis sie gemischt sind; nach Option sehen sie alle.
rules-architects-72 = Olympia: die obersten Karten des linken und des rechten Stapels nehmen; beide werden gelegt, bevor etwas folgt, nach Option nacheinander.
rules-architects-73 = Rhodos: ein Schild mehr für jeden von zwei Bauabschnitten.
rules-architects-74 = Gizeh: keine Wirkung, mehr Punkte.
rules-architects-75 = Karten durch Wirkungen bringen Katze, Hörner, Symbole und Rohstoffe wie jede andere Karte.
rules-architects-76 = Eine Wirkung, die nichts zu nehmen findet, verfällt.
rules-architects-77 = Wirkungen kann man nicht ablehnen; nach Option doch.

rules-architects-section-8 = Das Ende
rules-architects-78 = Hat ein Weltwunder alle fünf Bauabschnitte, endet das Spiel am Ende dieses Zuges; was in ihm noch fällig ist, geschieht zuerst.
rules-architects-79 = Ein Konflikt des letzten Zuges wird vor dem Ende ausgetragen; nach Option nicht.
rules-architects-80 = Das Spiel endet auch mit dem Zug, in dem die letzte Karte des ganzen Tisches genommen wird.
rules-architects-81 = Punkte: vollendete Bauabschnitte, die Katze 2, blaue Karten, 3 je Militär-Siegmarker, Fortschrittsmarker; andere Karten zählen nichts.
    .example = Bauabschnitte für 15, die Katze, blaue Karten 3 + 2, zwei Siegmarker und einmal Kultur: 15 + 2 + 5 + 6 + 4 = 32.
rules-architects-82 = Die meisten Punkte gewinnen; bei Gleichstand, wer mehr Bauabschnitte vollendet hat; sonst wird der Platz geteilt.
