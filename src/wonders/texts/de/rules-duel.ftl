### Die nummerierten Regeln in unseren eigenen Worten; die Nummern sind die von docs/rules.

rules-duel-section-1 = Vorbereitung
rules-duel-1 = Der Konfliktmarker beginnt auf dem Feld in der Mitte der Leiste.
rules-duel-2 = Auf jeder Seite der Leiste liegen zwei Plünderungsmarker, über zwei und über fünf Münzen.
rules-duel-3 = Fünf der zehn Fortschrittsplättchen, zufällig gezogen, liegen offen auf dem Spielplan; die anderen bleiben in der Schachtel, und alle wissen, welche das sind.
rules-duel-4 = Jede Stadt beginnt mit sieben Münzen. Die Bank ist nie leer.
rules-duel-5 = Der Tisch bestimmt, wer beginnt, oder das Los (Option `first`).
rules-duel-6 = Vier Weltwunder werden aufgedeckt: Der Startspieler nimmt eines, der andere zwei, und das letzte bekommt der Startspieler.
rules-duel-7 = Erst wenn diese vergeben sind, werden vier weitere aufgedeckt und mit vertauschten Rollen gewählt; die letzten vier der zwölf bleiben unbekannt.
rules-duel-8 = Für eine erste Partie können die Weltwunder fest verteilt werden: die erste Liste an den Startspieler (Option `wonders`).
rules-duel-9 = Hausregel, sonst aus: Wer nicht beginnt, wählt zuerst ein Weltwunder (Option `fair=draft`).
rules-duel-10 = Hausregel, sonst aus: Nachdem die Fortschrittsplättchen offen liegen, bieten beide geheim 0 bis 7 Münzen um den Start; das höhere Gebot wird an die Bank gezahlt und beginnt, bei gleichen Geboten zahlt und beginnt, wer ohnehin begonnen hätte (Option `fair=bid`).
rules-duel-11 = Aus jedem Zeitalterstapel werden drei Karten ungesehen entfernt. Sie liegen nicht auf dem Ablagestapel.
rules-duel-12 = Drei der sieben Gilden, ungesehen gezogen, werden unter das dritte Zeitalter gemischt. Ihre Rückseiten sind anders, also sehen alle, welche verdeckten Karten Gilden sind.

rules-duel-section-2 = Die Auslage
rules-duel-13 = Zu Beginn eines Zeitalters werden zwanzig Karten in der Figur dieses Zeitalters ausgelegt, Reihe für Reihe offen und verdeckt.
rules-duel-14 = Eine Karte ist frei, wenn keine andere sie auch nur teilweise bedeckt; nur freie Karten können genommen werden.
rules-duel-15 = Welche Karte eine verdeckte ist, entscheidet sich beim Aufdecken: jede Karte mit dieser Rückseite, die noch niemand gesehen hat, alle gleich wahrscheinlich.
rules-duel-16 = Verdeckte Karten, die frei geworden sind, werden aufgedeckt, wenn der Zug mit all seinen Entscheidungen abgeschlossen ist, und vor dem nächsten Zug, auch vor einem Extrazug.

rules-duel-section-3 = Der Zug
rules-duel-17 = Die Spieler sind abwechselnd am Zug; der Startspieler hat den ersten Zug des ersten Zeitalters.
rules-duel-18 = In einem Zug wird eine freie Karte genommen und gebaut, verkauft oder zum Bau eines Weltwunders verwendet. Niemand darf passen.
rules-duel-19 = Um eine Karte zu bauen, zahlt man ihre Kosten; von da an ist sie ein Gebäude der Stadt.
rules-duel-20 = Eine Karte wird für zwei Münzen verkauft und eine weitere für jedes gelbe Gebäude der Stadt; die verkaufte Karte selbst zählt nicht.
    .example = Mit zwei gelben Gebäuden bringt eine verkaufte Karte vier Münzen.
rules-duel-21 = Verkaufte Karten liegen auf dem Ablagestapel, den beide jederzeit ansehen dürfen.
rules-duel-22 = Ein Weltwunder wird mit seinen eigenen Kosten bezahlt, nicht mit denen der Karte; die Karte kommt darunter und zählt für nichts mehr: keine Wirkung, keine Farbe, keine Kette, nie zurückgeholt.
rules-duel-23 = Nur eigene, noch nicht gebaute Weltwunder können gebaut werden, in beliebiger Reihenfolge.
rules-duel-24 = In einer Partie werden höchstens sieben Weltwunder gebaut: Mit dem siebten scheidet das letzte aus, wem es auch gehört.

rules-duel-section-4 = Kosten und Handel
rules-duel-25 = Eine Karte ohne Kosten wird umsonst gebaut.
rules-duel-26 = Münzen, die etwas kostet, gehen an die Bank.
rules-duel-27 = Waren, die die Stadt erzeugt, muss sie nicht kaufen. Sie werden nicht verbraucht und helfen in jedem Zug wieder.
rules-duel-28 = Kosten aus Münzen und Waren verlangen beides.
rules-duel-29 = Eine fehlende Ware kauft man bei der Bank für zwei Münzen und eine weitere für jede Einheit dieser Ware, die braune und graue Karten der anderen Stadt erzeugen.
    .example = Die andere Stadt erzeugt mit braunen Karten zwei Steine: Jeder Stein, der dir fehlt, kostet vier Münzen.
rules-duel-30 = In einem Zug dürfen beliebig viele Einheiten gekauft werden, jede zum selben Preis.
rules-duel-31 = Waren von gelben Karten und Weltwundern erhöhen die Preise der anderen Stadt nicht.
rules-duel-32 = Die Lager und die Zollstelle setzen den Preis ihrer Waren auf eine Münze je Einheit fest, was immer die andere Stadt erzeugt, ab dem nächsten Zug.
    .example = Mit dem Steinlager kostet ein Stein eine Münze, auch wenn die andere Stadt drei erzeugt.
rules-duel-33 = Karawanserei, Forum, Großer Leuchtturm und Piräus erzeugen für alles, was gebaut wird, je eine Einheit einer ihrer Waren; sie werden dort eingesetzt, wo sie am meisten sparen.
rules-duel-34 = Ein Gebäude ist kostenlos, auch ohne Münzen, wenn das Gebäude mit seinem Kettensymbol in der eigenen Stadt steht.
rules-duel-35 = Was nicht bezahlt werden kann, kann nicht gebaut werden.
rules-duel-36 = Gezahlt wird vor allen Wirkungen: Münzen, die etwas einbringt, können es nicht bezahlen.

rules-duel-section-5 = Militär
rules-duel-37 = Jeder Schild einer roten Karte oder eines Weltwunders rückt den Konfliktmarker sofort ein Feld auf die andere Hauptstadt zu.
rules-duel-38 = Erreicht der Marker zum ersten Mal das dritte Feld oder mehr, verliert die Stadt auf dieser Seite zwei Münzen, ab dem sechsten Feld fünf; der Plünderungsmarker kommt dann aus dem Spiel.
    .example = Von Feld 2 rücken deine zwei Schilde den Marker auf Feld 4: Die andere Stadt verliert zwei Münzen.
rules-duel-39 = Ein Plünderungsmarker wirkt einmal. Ein weiter Zug kann beide einer Seite treffen.
rules-duel-40 = Eine geplünderte Stadt verliert nicht mehr Münzen, als sie hat.
rules-duel-41 = Steht der Marker auf einer Hauptstadt, gewinnt sofort der andere Spieler; sonst geschieht von dieser Karte oder diesem Weltwunder nichts mehr.
rules-duel-42 = Am Ende bekommt nur der Führende Punkte für die Zone des Markers: 2 auf den Feldern 1 und 2, 5 auf 3 bis 5, 10 auf 6 bis 8.
    .example = Der Marker steht auf Feld 4 auf der Seite der anderen Hauptstadt: fünf Punkte für dich.

rules-duel-section-6 = Wissenschaft
rules-duel-43 = Das zweite von zwei gleichen Symbolen bringt sofort ein Fortschrittsplättchen nach Wahl vom Spielplan.
rules-duel-44 = Liegt dort keines mehr, bringt ein Paar nichts.
rules-duel-45 = Sechs verschiedene Symbole gewinnen die Partie sofort; ein zweites Exemplar zählt nicht.
rules-duel-46 = Die Gesetzgebung ist ein siebtes Symbol, das es nur einmal gibt.

rules-duel-section-7 = Fortschrittsplättchen
rules-duel-47 = Landwirtschaft: sechs Münzen sofort, vier Punkte.
rules-duel-48 = Architektur: Später gebaute Weltwunder kosten zwei Waren nach Wahl weniger.
rules-duel-49 = Ökonomie: Münzen, die der andere Spieler für Waren zahlt, für Karten und Weltwunder, zu den wirklich gezahlten Preisen, gehen an diese Stadt, bevor sonst etwas geschieht; aufgedruckte Münzen nicht.
rules-duel-50 = Baukunst: Später gebaute blaue Karten kosten zwei Waren nach Wahl weniger.
rules-duel-51 = Mathematik: drei Punkte für jedes Fortschrittsplättchen der Stadt, sie selbst eingeschlossen.
    .example = Mit Mathematik und zwei anderen Plättchen: neun Punkte.
rules-duel-52 = Philosophie: sieben Punkte.
rules-duel-53 = Kriegskunst: ein Schild mehr mit jeder später gebauten roten Karte, auch durch das Mausoleum; nicht mit Weltwundern.
rules-duel-54 = Theologie: Jedes später gebaute Weltwunder gibt einen Extrazug, nie zwei; nicht das Weltwunder, durch das das Plättchen kam.
rules-duel-55 = Stadtplanung: sechs Münzen sofort, und vier für jedes später durch eine Kette gebaute Gebäude; nicht für Karten ohne Kosten, nicht für zurückgeholte.
rules-duel-56 = Ein Nachlass lässt die teuersten fehlenden Waren weg, nachdem die Erzeuger mit Wahl das Ihre getan haben; er erlässt nie Münzen, und was nicht gebraucht wird, verfällt.

rules-duel-section-8 = Gebäude
rules-duel-57 = Taverne und Brauerei geben einmal Münzen, wenn sie gebaut werden.
rules-duel-58 = Handelskammer, Hafen, Waffenkammer, Leuchtturm und Arena zahlen einmal für das, was in der eigenen Stadt steht, der Leuchtturm auch für sich selbst.
rules-duel-59 = Eine Gilde mit Münzen zahlt ihrem Erbauer einmal für die Stadt, die dann am meisten von ihrer Farbe hat.
rules-duel-60 = Am Ende wertet eine Gilde für ihren Besitzer die Stadt, die dann am meisten hat, auch wenn es nun die andere ist.
    .example = Du besitzt die Gilde der Kaufleute; am Ende hast du vier gelbe Karten und die andere Stadt sechs: sechs Punkte für dich.
rules-duel-61 = Die Gilde der Schiffseigner zählt braune und graue Karten je Stadt zusammen.
rules-duel-62 = Die Gilde der Baumeister bringt zwei Punkte für jedes Weltwunder der Stadt mit den meisten.
rules-duel-63 = Die Gilde der Geldverleiher bringt einen Punkt für je volle drei Münzen der reicheren Stadt, neben den eigenen Punkten für Münzen.

rules-duel-section-9 = Weltwunder
rules-duel-64 = Fünf Weltwunder geben sofort einen Extrazug; mehrere können aufeinander folgen.
rules-duel-65 = Ein Extrazug mit der letzten Karte eines Zeitalters verfällt.
rules-duel-66 = Die Via Appia nimmt drei Münzen aus der Bank, und die andere Stadt verliert drei oder alles, was sie hat. Die Hängenden Gärten nehmen sechs, der Tempel der Artemis zwölf.
rules-duel-67 = Der Circus Maximus zerstört eine graue, die Statue des Zeus eine braune Karte der anderen Stadt nach Wahl des Erbauers, nach dem Schild; die Karte kommt auf den Ablagestapel, und ihre Waren sind sofort weg.
rules-duel-68 = Fehlt eine solche Karte, entfällt nur die Zerstörung.
rules-duel-69 = Die Große Bibliothek zieht drei der Fortschrittsplättchen aus der Schachtel; ihr Erbauer behält eines mit all seinen Wirkungen, die anderen kommen zurück.
rules-duel-70 = Das Mausoleum baut eine Karte des Ablagestapels umsonst, mit all ihren Wirkungen; auch zerstörte Karten können geholt werden.
rules-duel-71 = Ist der Ablagestapel leer, wird nichts geholt; das Mausoleum steht trotzdem.

rules-duel-section-10 = Zeitalter und Ende
rules-duel-72 = Ein Zeitalter endet, wenn alle zwanzig Karten genommen sind und der letzte Zug abgeschlossen ist; drei Zeitalter werden gespielt.
rules-duel-73 = Zuerst wird das nächste Zeitalter ausgelegt; dann sagt der Schwächere, auf dessen Seite der Konfliktmarker steht, wer beginnt.
rules-duel-74 = Steht der Marker in der Mitte, sagt es, wer die letzte Karte des alten Zeitalters genommen hat.
rules-duel-75 = Eine militärische oder wissenschaftliche Überlegenheit beendet die Partie jederzeit, und Punkte werden dann nicht gezählt.
rules-duel-76 = Sonst gewinnen nach dem dritten Zeitalter die meisten Punkte.
rules-duel-77 = Punkte kommen von der Leiste, von blauen, grünen, gelben und violetten Karten, von Weltwundern, Fortschrittsplättchen und Münzen; braune, graue und rote Karten haben keine.
rules-duel-78 = Drei Münzen sind ein Punkt.
    .example = Acht Münzen sind zwei Punkte.
rules-duel-79 = Bei gleichen Punkten entscheiden die aufgedruckten Punkte der blauen Karten; die der Gilde der Beamten gehören nicht dazu.
rules-duel-80 = Sind auch diese gleich, ist die Partie unentschieden.
