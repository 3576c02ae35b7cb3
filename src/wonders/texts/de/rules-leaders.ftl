### Die nummerierten Regeln in unseren eigenen Worten; die Nummern sind die von docs/rules.

rules-leaders-section-1 = Vorbereitung
rules-leaders-1 = Es gibt 36 Anführer: weiße Karten mit eigener Rückseite, jeder einmal.
rules-leaders-2 = Mit Cities werden dessen sechs Anführer eingemischt, 42 im Ganzen; ohne Leaders bleiben sie draußen.
rules-leaders-3 = Die vier Gilden kommen zu den anderen Gilden; gezogen werden weiterhin zwei mehr als Spieler.
rules-leaders-4 = Jede Stadt beginnt mit sechs Münzen statt mit drei; auch die freie Stadt bei zwei Spielern.
rules-leaders-5 = Rom, Seiten A und B, kommt zu den Tafeln; es wird nur mit der Erweiterung verwendet.

rules-leaders-section-2 = Die Anführer vor dem ersten Zeitalter
rules-leaders-6 = Jeder Platz bekommt vier Anführer; die übrigen werden ungesehen beiseitegelegt.
rules-leaders-7 = Alle gleichzeitig behält jeder einen der Anführer auf der Hand, verdeckt, und gibt die anderen an den rechten Nachbarn.
rules-leaders-8 = Auch der letzte Anführer, den man bekommt, wird behalten, sodass jeder vier in Reserve hat.
rules-leaders-9 = Anführer auf der Hand und in Reserve sind geheim, ebenso die unter Bauabschnitten, verkaufte und abgelegte; ihre Anzahl nicht. Partner eines Teams zeigen sie einander.

rules-leaders-section-3 = Anwerben, vor jedem Zeitalter
rules-leaders-10 = Vor dem ersten Zug eines Zeitalters, und bevor seine Karten ausgeteilt sind, wählt jeder einen Anführer seiner Reserve; alle werden gemeinsam aufgedeckt.
rules-leaders-11 = Angeworben liegt der Anführer offen in der Stadt, und seine Münzen gehen an die Bank.
rules-leaders-12 = Oder der Anführer markiert verdeckt den nächsten Bauabschnitt des Weltwunders, der kostet, was er kostet; Waren dürfen gekauft werden.
rules-leaders-13 = Oder er wird verdeckt abgelegt und bringt drei Münzen.
rules-leaders-14 = Münzen, die diese Phase bringt, bezahlen nichts in ihr, wie in jedem Zug.
rules-leaders-15 = Ein angeworbener Anführer wirkt von da an, also schon im ersten Zug des Zeitalters.
rules-leaders-16 = Nach dem dritten Anwerben werden Anführer, die nicht verwendet wurden, ohne Bezahlung abgelegt.
rules-leaders-17 = Für alles, was einmal je Zug gilt, ist das Anwerben ein eigener Zug.

rules-leaders-section-4 = Was Anführer sind
rules-leaders-18 = Anführer sind weder Karten eines Zeitalters noch Gebäude: Sie haben keine Farbe außer Weiß, keine Ketten und zählen für nichts, was Gebäude zählt.
rules-leaders-19 = Ein verkaufter oder abgelegter Anführer kommt nicht auf den Ablagestapel, und nichts baut ihn von dort.
rules-leaders-20 = Rechte, eine Karte umsonst zu bauen (Olympia A, Caligula), gelten für Karten der Zeitalter, nicht für Anführer.
rules-leaders-21 = Ein Anführer unter einem Bauabschnitt zählt als nichts; einer in Reserve bewirkt nichts.

rules-leaders-section-5 = Waren, die man nicht braucht
rules-leaders-22 = Archimedes, Hammurabi, Leonidas: Grüne, blaue, rote Gebäude brauchen eine Ware weniger.
rules-leaders-23 = Imhotep: Bauabschnitte brauchen eine Ware weniger, auch solche, die ein Anführer markiert.
rules-leaders-24 = Der Besitzer wählt, welche Ware entfällt, Rohstoff oder Manufakturerzeugnis: Jede Art zu zahlen, die nicht schlechter ist als eine andere, steht zur Wahl.
    .example = Eine blaue Karte kostet Stein und Glas; mit Hammurabi darfst du das Glas weglassen und nur den Stein kaufen.
rules-leaders-25 = Münzen, die etwas kostet, entfallen nie.
rules-leaders-26 = Bilkis: Eine Ware nach Wahl kostet eine Münze an die Bank, für jedes Gebäude und jeden Bauabschnitt, auch neben einer Ermäßigung.
rules-leaders-27 = Bilkis verkauft einmal je Zug, auch einer Stadt, die darin zwei Karten spielt.
rules-leaders-28 = Was Bilkis verkauft, ist nicht beim Nachbarn gekauft, und Nachbarn können es nicht kaufen; das Geheime Lager verdoppelt es nicht, und den Schwarzmarkt stört es nicht.
rules-leaders-29 = Ramses: Gilden kosten nichts. Das ist keine Kette.
rules-leaders-30 = Caligula: Eine schwarze Karte je Zeitalter kostet nichts, wenn der Besitzer will.
rules-leaders-31 = Nichts davon wirkt rückwärts: Nichts wird zurückgezahlt.

rules-leaders-section-6 = Was Anführer kosten
rules-leaders-32 = Maecenas: Jeder Anführer, der nach ihm angeworben wird, kostet nichts; er selbst kostet seine Münze.
rules-leaders-33 = Rom A: Anführer kosten nichts. Rom hat am Anfang keine Ware.
rules-leaders-34 = Rom B: Seine Anführer kosten zwei Münzen weniger, die beider Nachbarn eine weniger, nie weniger als nichts, von Anfang an.
    .example = Ein Anführer zu drei Münzen kostet Rom B eine und jeden Nachbarn von Rom B zwei.

rules-leaders-section-7 = Münzen
rules-leaders-35 = Krösus: sechs Münzen sofort.
rules-leaders-36 = Hatschepsut: nach dem Zahlen eine Münze aus der Bank für jeden Nachbarn, bei dem gekauft wurde, höchstens eine je Nachbar und Zug.
rules-leaders-37 = Eine Ware, die ein Nachbar umsonst hergibt (Anlegestelle neben Kontor), bringt Hatschepsut nichts.
rules-leaders-38 = Nero: zwei Münzen für jeden Siegmarker, wenn er gewonnen wird, vier für zwei.
rules-leaders-39 = Vitruv: zwei Münzen für jedes Gebäude, das durch eine Kette kostenlos ist, nicht für eines, das aus anderem Grund kostenlos ist.
rules-leaders-40 = Xenophon: zwei Münzen für jedes gelbe Gebäude, das von nun an gebaut wird.
rules-leaders-41 = Diokletian: ebenso für schwarze Karten.
rules-leaders-42 = Ein Gebäude aus dem Ablagestapel ist gebaut: Xenophon und Diokletian haben etwas davon.
rules-leaders-43 = Berenike: eine Münze mehr, wann immer Münzen aus der Bank kommen, einmal je Zug.
rules-leaders-44 = Münzen, die ein Nachbar zahlt, kommen nicht aus der Bank.
rules-leaders-45 = Berenike legt zu dem dazu, was andere Anführer bringen, im Ganzen eine Münze je Zug.
rules-leaders-46 = Die Konflikte am Ende eines Zeitalters gelten als eigener Zug: mit Nero und zwei Markern fünf Münzen.

rules-leaders-section-8 = Konflikte
rules-leaders-47 = Hannibal und Caesar: ein und zwei Schilde in allen kommenden Konflikten.
rules-leaders-48 = Tomyris: Niederlagemarker, die ihre Stadt nehmen müsste, bekommt die Stadt, die sie besiegt hat, und hält sie als ihre eigenen.
rules-leaders-49 = Ein Marker, den Tomyris weitergegeben hat, wird nicht noch einmal weitergegeben, auch nicht von einer Stadt, die sie kopiert hat.
rules-leaders-50 = Semiramis: Jeder Niederlagemarker ihrer Stadt, wann auch immer erhalten, ist in späteren Konflikten ein Schild.
rules-leaders-51 = Aspasia: ein Diplomatie-Marker, wenn sie kommt, und zwei Punkte.

rules-leaders-section-9 = Salomon
rules-leaders-52 = Am Ende der Phase, in der er angeworben wird, darf seine Stadt eine Karte des Ablagestapels umsonst bauen.
rules-leaders-53 = Kein Name steht zweimal; vor dem ersten Zeitalter ist der Stapel leer.
rules-leaders-54 = Baut Halikarnassos in derselben Phase aus dem Stapel, wählt es zuerst.
rules-leaders-55 = Was eine Karte des Stapels bewirkt (Verluste, Diplomatie), kommt, als wäre sie in dieser Phase gebaut.

rules-leaders-section-10 = Punkte
rules-leaders-56 = Kleopatra 5, Nofretete 4, Zenobia 3, Sappho 2.
rules-leaders-57 = Ein Punkt für jede eigene braune (Phidias), blaue (Nebukadnezar), gelbe (Varro), grüne (Hypatia) oder schwarze (Darius) Karte; zwei für jede graue (Praxiteles), rote (Perikles) oder violette (Hiram).
rules-leaders-58 = Amyitis: zwei Punkte für jeden errichteten Bauabschnitt des eigenen Weltwunders.
rules-leaders-59 = Alexander: ein Punkt mehr für jeden Siegmarker.
rules-leaders-60 = Midas: ein Punkt mehr für je drei Münzen, neben dem üblichen.
    .example = Zehn Münzen: drei Punkte wie üblich und drei weitere mit Midas.
rules-leaders-61 = Justinian: drei Punkte für jeden Satz aus einer blauen, einer grünen und einer roten Karte.
    .example = Drei blaue, zwei grüne und vier rote Karten: zwei Sätze, sechs Punkte.
rules-leaders-62 = Platon: sieben Punkte für jeden Satz der sieben Farben des Grundspiels.
rules-leaders-63 = Euklid, Ptolemäus, Pythagoras: ein Zirkel, eine Tafel, ein Zahnrad, ohne grüne Karte zu sein.
rules-leaders-64 = Aristoteles: Jeder Satz aus drei Symbolen ist zehn statt sieben Punkte wert; freie Symbole und Masken werden danach gewählt.
    .example = Zwei vollständige Sätze sind zwanzig statt vierzehn Punkte wert.
rules-leaders-65 = Die Punkte der Anführer bilden eine eigene Zeile des Blocks, die schwarze Karten mitbenutzen.

rules-leaders-section-11 = Gilden
rules-leaders-66 = Gilde der Architekten: drei Punkte für jede Gilde beider Nachbarn.
rules-leaders-67 = Gilde der Diplomaten: ein Punkt für jeden angeworbenen Anführer beider Nachbarn.
rules-leaders-68 = Gilde der Spieler: ein Punkt mehr für je drei eigene Münzen, neben dem üblichen und dem von Midas.
rules-leaders-69 = Gilde der Kurtisanen: Sobald sie gebaut ist, wählt der Besitzer sofort einen Anführer, den ein Nachbar angeworben hat, und hat von da an dessen Wirkung.
rules-leaders-70 = Für die Stadt dieses Anführers ändert sich nichts.
rules-leaders-71 = Ohne Anführer nebenan hat die Gilde keine Wirkung, weder jetzt noch später; Anführer, die später im selben Zug kommen, kommen zu spät.
rules-leaders-72 = Was ein Anführer einmal gibt (Münzen, ein Diplomatie-Marker, Bauen aus dem Ablagestapel), kommt sofort.
rules-leaders-73 = Jede dauernde Wirkung gilt für die kopierende Stadt wie die eines eigenen Anführers: Waren, Preise, Münzen, Schilde, Marker.
rules-leaders-74 = Punkte eines kopierten Anführers werden in der kopierenden Stadt gezählt und stehen in der Zeile der Anführer.
rules-leaders-75 = Ein kopierter Anführer ist kein Anführer der kopierenden Stadt: Die Gilde der Diplomaten zählt ihn nicht, und er kann nicht noch einmal kopiert werden.
rules-leaders-76 = Auch eine Gilde aus dem Ablagestapel kopiert, nach allen, die aus dem Stapel bauen; Salomon, so kopiert, baut eine weitere Karte daraus.
rules-leaders-77 = Olympia B darf am Ende diese Gilden kopieren; die der Kurtisanen gibt ihr nichts, denn sie wirkt beim Bau.

rules-leaders-section-12 = Rom
rules-leaders-78 = Die Bauabschnitte von Rom A sind vier und sechs Punkte wert.
rules-leaders-79 = Rom B, Bauabschnitt 1: fünf Münzen, und vier der unbenutzten Anführer, zufällig gezogen, kommen in die Reserve.
rules-leaders-80 = Rom B, Bauabschnitte 2 und 3: drei Punkte, und sofort darf ein weiterer Anführer der Reserve angeworben werden, zu seinem Preis.
rules-leaders-81 = Dieser Anführer kommt, bevor jemand in diesem Zug aus dem Ablagestapel baut, und nach den Kurtisanen.
rules-leaders-82 = Bezahlt wird er mit Münzen, die Rom zu Beginn des Zuges hatte; Einnahmen des Zuges kommen zu spät.
rules-leaders-83 = Nach dem dritten Anwerben behält Rom B seine Anführer, solange es einen Bauabschnitt hat, der es anwerben lässt.

rules-leaders-section-13 = Zwei Spieler
rules-leaders-84 = Die freie Stadt hat keine Anführer und tut beim Anwerben nichts; Spieler dürfen dann bei ihr kaufen.
rules-leaders-85 = Rom wird nicht an die freie Stadt verteilt. Wird es für sie genannt, gibt es, was keine eigenen Anführer braucht: den Nachlass nebenan, Münzen und Punkte.
rules-leaders-86 = Die Gilde der Kurtisanen wirkt für die freie Stadt: Wer in diesem Zug für sie spielt, wählt, und jede Aufteilung dessen, was sie kaufen muss, steht wie sonst zur Wahl.
rules-leaders-87 = Was die freie Stadt beim Anwerben zu entscheiden hat (Verluste), entscheidet, wer zuletzt für sie gespielt hat; vor dem ersten Zeitalter ihr rechter Nachbar.
