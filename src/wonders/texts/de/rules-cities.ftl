### Die nummerierten Regeln in unseren eigenen Worten; die Nummern sind die von docs/rules.

rules-cities-section-1 = Vorbereitung
rules-cities-1 = Zu jedem Zeitalter gehören so viele schwarze Karten, wie es Spieler gibt, verdeckt und zufällig aus den neun des Zeitalters gezogen; der Rest bleibt in der Schachtel.
rules-cities-2 = Drei Gilden kommen zu den anderen; im dritten Zeitalter bleiben es zwei Gilden mehr als Spieler.
rules-cities-3 = Petra und Byzanz kommen zu den Weltwundern, die verteilt werden; ohne diese Erweiterung kann man sie nicht nennen.
rules-cities-4 = Sechs Anführer kommen zu denen von Leaders; ohne diese Erweiterung bleiben sie in der Schachtel.
rules-cities-5 = Hände haben acht Karten: sieben Züge in jedem Zeitalter, und die letzte Karte wird abgelegt.
rules-cities-6 = Alle anderen Regeln bleiben: Schwarze Karten werden gebaut, unter Bauabschnitte gelegt und verkauft wie jede Karte, kein Name steht zweimal, und keine von ihnen gehört zu einer Kette.

rules-cities-section-2 = Verluste und Schulden
rules-cities-7 = Eine Karte oder ein Bauabschnitt mit dieser Wirkung lässt jede andere Stadt Münzen verlieren; der Besitzer ist nicht betroffen, von keinem der Verluste seiner eigenen Stadt.
rules-cities-8 = Verluste werden am Ende des Zuges abgerechnet: nach allen Karten, allem Handel und allen Einnahmen, nach der letzten Karte (Babylon B) und dem Ablagestapel (Halikarnassos), vor dem Weitergeben der Hände und vor den Konflikten.
rules-cities-9 = Wer verliert, zahlt vom Verlust so viel, wie er will und kann, und nimmt für jede nicht gezahlte Münze einen Schuld-Marker.
    .example = Du musst vier Münzen verlieren und hast drei: Zahle drei und nimm eine Schuld, oder zahle nichts und nimm vier, oder etwas dazwischen.
rules-cities-10 = Alle Verluste eines Zuges werden zusammengezählt und in einer Entscheidung abgerechnet.
rules-cities-11 = Alle Betroffenen entscheiden gleichzeitig.
rules-cities-12 = Eine Stadt ohne Münzen wird nicht gefragt: Sie nimmt die Schulden.
rules-cities-13 = Verlorene Münzen gehen an die Bank.
rules-cities-14 = Schulden können nicht zurückgezahlt werden.
rules-cities-15 = Alle sehen, was jede Stadt zu zahlen oder zu schulden hat.
rules-cities-16 = Ein Bauabschnitt, der vor einem Zeitalter mit einem Anführer errichtet wird, bewirkt seinen Verlust, bevor die Karten ausgeteilt sind.
rules-cities-17 = Am Ende kostet jede Schuld einen Punkt, in der Zeile der Münzen; bei den Münzen, die einen Gleichstand auflösen, zählt sie nicht.
    .example = Neun Münzen und zwei Schulden: 3 − 2 = 1 Punkt in der Zeile der Münzen.
rules-cities-18 = Geheimversteck, Unterschlupf und Bruderschaft lassen alle anderen eine, zwei und drei Münzen verlieren und sind zwei, drei und vier Punkte wert.
rules-cities-19 = Grabstätte und Kenotaph lassen jede andere Stadt eine Münze für jeden ihrer Siegmarker verlieren, was immer er wert ist.
rules-cities-20 = Die Kammer der Baumeister lässt jede andere Stadt eine Münze für jeden errichteten Bauabschnitt verlieren, die dieses Zuges eingeschlossen.

rules-cities-section-3 = Diplomatie
rules-cities-21 = Jede solche Wirkung, die ins Spiel kommt, gibt einen Diplomatie-Marker, auch aus dem Ablagestapel oder durch einen Bauabschnitt.
rules-cities-22 = Allen wird gesagt, wer einen Marker nimmt, und alle sehen, wer einen hat.
rules-cities-23 = Im nächsten Konflikt steht eine Stadt mit Marker abseits und nimmt weder Sieg- noch Niederlagemarker.
rules-cities-24 = Der Marker muss dann eingesetzt werden und wird zurückgegeben.
rules-cities-25 = Die Nachbarn derer, die abseitsstehen, kämpfen, als säßen sie nebeneinander.
    .example = Ben steht zwischen Ada und Cleo abseits: Ada vergleicht ihre Schilde mit denen von Cleo.
rules-cities-26 = Bleiben nur zwei übrig, kämpfen sie einmal.
rules-cities-27 = Bleibt einer oder keiner übrig, gibt es keinen Konflikt.
rules-cities-28 = Eine Stadt darf mehrere Marker haben und setzt in jedem Konflikt einen ein.
rules-cities-29 = Ein Marker wirkt im Konflikt am Ende des Zeitalters, in dem er genommen wird, sei es mit der letzten Karte, zu welchem Zeitalter sie auch gehört.

rules-cities-section-4 = Masken
rules-cities-30 = Am Ende kopiert jede Maske das Symbol einer grünen Karte eines Nachbarn.
    .example = Eine Maske und zwei Nachbarn mit grünen Karten: Du wertest, als gehörte dir eines ihrer Symbole.
rules-cities-31 = Eine Stadt kopiert keine Karte zweimal; eine Maske ohne Karte zum Kopieren verfällt.
rules-cities-32 = Dieselbe Karte bei beiden Nachbarn und eine Karte, die auch in der eigenen Stadt steht, dürfen kopiert werden.
rules-cities-33 = Kopieren nimmt nichts weg: Mehrere Städte dürfen dieselbe Karte kopieren.
rules-cities-34 = Masken und freie Symbole werden gemeinsam bestimmt, für die meisten Punkte; der Wertungsblock sagt, wie viele gewählt wurden.

rules-cities-section-5 = Waren und Handel
rules-cities-35 = Eine illegale Anlegestelle macht in jedem Zug die erste auf ihrer Seite gekaufte Ware eine Münze billiger, Rohstoff oder Manufakturerzeugnis: West ist links, Ost ist rechts.
rules-cities-36 = Sie kommt zu Kontoren, Markt und Olympia hinzu, sodass eine erste Ware nichts kosten kann.
    .example = Ein Kontor macht Rohstoffe zu einer Münze, die Anlegestelle nimmt von der ersten noch eine weg: Sie ist umsonst.
rules-cities-37 = Es gibt sie einmal je Zug: Was für die Karte davor gekauft wurde, lässt für die letzte Karte (Babylon B) nichts übrig.
rules-cities-38 = Das Geheime Lager erzeugt eine weitere Einheit einer Ware, die Tafel, braune oder graue Karten der Stadt erzeugen, in jedem Zug neu gewählt.
rules-cities-39 = Es verdoppelt nicht, was gelbe, weiße und schwarze Karten oder Bauabschnitte erzeugen.
rules-cities-40 = Der Schwarzmarkt erzeugt eine Ware, die Tafel, braune und graue Karten der Stadt nicht erzeugen, in jedem Zug neu gewählt.
rules-cities-41 = Was gelbe, weiße und schwarze Karten oder Bauabschnitte erzeugen, gilt als nicht erzeugt.
rules-cities-42 = Jedes von beiden erzeugt eine Ware je Zug, Rohstoff oder Manufakturerzeugnis, nicht eine von jeder Art; gewählt wird zusammen mit dem, was gekauft wird.
rules-cities-43 = Ihre Waren sind nicht zu kaufen.
rules-cities-44 = Mit dem Architektenbüro brauchen Bauabschnitte keine Waren; Münzen sind weiter fällig.
rules-cities-45 = Lager, Schwarzmarkt, Anlegestelle oder Architektenbüro, mit der Karte davor gebaut, helfen bei der letzten Karte nicht, es sei denn, der Tisch hat vereinbart, dass sie neu bezahlt wird.

rules-cities-section-6 = Weitere schwarze Karten und Gilden
rules-cities-46 = Miliz, Söldner und Militäraufgebot haben zwei, drei und fünf Schilde.
rules-cities-47 = Die Spielhölle bringt ihrem Besitzer sechs Münzen und beiden Nachbarn je eine, das Spielkasino neun und je zwei, alles aus der Bank.
rules-cities-48 = Die Geheimgesellschaft bringt beim Bau eine Münze für jede schwarze Karte ihrer Stadt, sie selbst eingeschlossen, und am Ende je einen Punkt.
rules-cities-49 = Der Sklavenmarkt bringt beim Bau eine Münze für jeden Siegmarker seiner Stadt und am Ende je einen Punkt.
rules-cities-50 = Stadttore, Tabularium und Kapitol sind vier, sechs und acht Punkte wert.
rules-cities-51 = Die Punkte schwarzer Karten und die der Anführer teilen sich eine Zeile des Wertungsblocks.
rules-cities-52 = Die Gilde der Falschmünzer ist fünf Punkte wert und lässt alle anderen drei Münzen verlieren.
rules-cities-53 = Die Gilde der Schatten ist einen Punkt für jede schwarze Karte beider Nachbarn wert.
rules-cities-54 = Die Gilde der Klageweiber ist einen Punkt für jeden Siegmarker beider Nachbarn wert, was immer der Marker wert ist.
rules-cities-55 = Olympia B kopiert die Punkte dieser Gilden und nichts, was bei ihrem Bau geschieht.

rules-cities-section-7 = Anführer dieser Erweiterung
rules-cities-56 = Aspasia gibt einen Diplomatie-Marker, wenn sie ins Spiel kommt, und ist zwei Punkte wert.
rules-cities-57 = Berenike legt eine Münze dazu, wenn Münzen aus der Bank kommen, höchstens eine im Zug; Münzen von Nachbarn kommen nicht aus der Bank.
rules-cities-58 = Berenike verträgt sich mit Anführern, die Münzen bringen; wie viele von ihnen in einem Zug auch zahlen, sie legt eine dazu.
rules-cities-59 = Die Konflikte am Ende eines Zeitalters sind für sie ein eigener Zug: eine Münze, was immer Nero bringt.
rules-cities-60 = Caligula baut je Zeitalter eine schwarze Karte ohne ihre Kosten; eine schwarze Karte, die ohnehin kostenlos ist, verbraucht ihn nicht.
rules-cities-61 = Darius ist einen Punkt für jede schwarze Karte seiner Stadt wert.
rules-cities-62 = Diokletian bringt zwei Münzen für jede schwarze Karte, die seine Stadt von nun an baut, wie auch immer.
rules-cities-63 = Mit Semiramis ist jeder Niederlagemarker ihrer Stadt ein Schild in späteren Konflikten; er kostet weiterhin einen Punkt.
rules-cities-64 = Sie werden unter Bauabschnitte gelegt oder verkauft wie alle Anführer.

rules-cities-section-8 = Weltwunder
rules-cities-65 = Petra A: drei Punkte; sieben Punkte für sieben Münzen; sieben Punkte.
rules-cities-66 = Petra B: drei Punkte, und alle anderen verlieren zwei Münzen; vierzehn Punkte für vierzehn Münzen.
rules-cities-67 = Imhotep senkt die Waren von Petra, nicht seine Münzen.
rules-cities-68 = Byzanz A: drei Punkte; zwei Punkte und ein Diplomatie-Marker; sieben Punkte.
rules-cities-69 = Byzanz B: drei Punkte und ein Diplomatie-Marker; vier Punkte und ein Diplomatie-Marker.

rules-cities-section-9 = Zwei Spieler
rules-cities-70 = Zu zweit spielt man mit drei schwarzen Karten je Zeitalter, acht Handkarten und einem Stapel von acht; für die freie Stadt wird abwechselnd gespielt, siebenmal.
rules-cities-71 = Verliert die freie Stadt Münzen, so entscheidet, wer in diesem Zug für sie spielt, was sie zahlt, nachdem beide für sich entschieden haben.
rules-cities-72 = Vor einem Zeitalter, wenn niemand für sie spielt, entscheidet, wer zuletzt für sie gespielt hat.
rules-cities-73 = Ein Verlust, den die freie Stadt bewirkt, trifft beide Spieler, wer die Karte auch gewählt hat.
rules-cities-74 = Eine freie Stadt mit Diplomatie-Marker steht abseits, und die beiden Spieler kämpfen einmal; hat ein Spieler einen, kämpfen der andere und die freie Stadt einmal.
rules-cities-75 = Die freie Stadt ist für alles auf schwarzen Karten Nachbar beider Spieler und nutzt ihre eigenen.

rules-cities-section-10 = Acht Spieler
rules-cities-76 = Acht können mitspielen, nur mit dieser Erweiterung.
rules-cities-77 = Sie verwenden, was sieben verwenden: alle Karten des Grundspiels, neun Gilden und sieben schwarze Karten je Zeitalter.
rules-cities-78 = Hände haben sieben Karten, von denen sechs gespielt werden.

rules-cities-section-11 = Teams
rules-cities-79 = Vier, sechs oder acht können in Zweierteams spielen; Partner sitzen nebeneinander. Teams gehen mit beliebigen Erweiterungen oder ohne.
rules-cities-80 = Partner zeigen einander ihre Hände und Anführer und dürfen einander sagen, was sie abgelegt haben; sonst erfährt es niemand.
rules-cities-81 = Eigene Waren werden genutzt, bevor gekauft wird.
rules-cities-82 = Partner geben einander weder Münzen noch Karten und bezahlen, was sie voneinander kaufen.
rules-cities-83 = Für ein Gebäude, das durch eine Kette oder ohnehin kostenlos ist, wird nichts gekauft.
rules-cities-84 = Ein Verlust trifft auch den Partner dessen, der ihn bewirkt.
rules-cities-85 = Für alles andere ist der Partner ein Nachbar wie jeder andere.
rules-cities-86 = Partner kämpfen nicht gegeneinander: Jeder kämpft gegen den Nachbarn des anderen Teams.
rules-cities-87 = Ein Konflikt zwischen Teams bringt zwei Siegmarker des Zeitalters und zwei Niederlagemarker.
    .example = Zeitalter 3, sieben Schilde gegen fünf: Der Sieger nimmt zwei Marker über 5, der Verlierer zwei über −1.
rules-cities-88 = Wer einen Diplomatie-Marker hat, nimmt teil, aber der Konflikt bringt dann auf beiden Seiten nur einen Marker.
rules-cities-89 = Er muss eingesetzt werden, einer in jedem Konflikt, auch bei Gleichstand.
rules-cities-90 = Für den Partner ändert er nichts; setzen beide Partner einen ein, bringen beide Konflikte einen Marker; tun es beide Gegner, ist es ebenfalls einer.
rules-cities-91 = Die Punkte der Partner werden zusammengezählt, und das Team mit den meisten gewinnt; zwischen gleichen Teams entscheiden die Münzen beider, dann wird der Sieg geteilt.
