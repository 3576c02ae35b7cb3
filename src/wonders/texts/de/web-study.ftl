web-study-lines = Chancen
web-study-true = Wie es war
web-study-known = Wie es jeder wissen konnte
web-study-graph = Gewinnchancen im Lauf der Partie, eine Linie je Spieler; Dreiecke zeigen Wendepunkte, gepunktete Linien die Zeitalter
web-study-turns = Wendepunkte:
web-study-chances = Chancen im Lauf der Partie
web-study-summary = Genauigkeit, Glück und Können
web-study-luck = Gleicher Anteil, Karten und andere sowie eigene Antworten ergeben zusammen den Sieg. Eigene Antworten werden an der besten gefundenen gemessen, darum fügen sie nie etwas hinzu.
web-study-decisions = Entscheidungen
web-study-of = Von
web-study-all = Auch gute Antworten
web-study-better = Besser: { $answer } ({ $chance }).
web-study-nothing = Bisher ist nichts anzumerken.
web-study-learn = Aus Fehlern lernen
web-study-learn-whose = Wähle oben einen Spieler, um dessen Stellungen noch einmal durchzugehen.
web-study-learn-none = Es wurde nichts verschenkt, das eine Lektion wert wäre.
web-study-learn-intro = { $count ->
    [one] Eine Stellung ist
   *[other] { $count } Stellungen sind
} einen zweiten Blick wert. Finde eine bessere Antwort als die gegebene.
web-study-learn-begin = Anfangen
web-study-learn-again = Noch einmal
web-study-learn-find = { $n } von { $all }: gespielt wurde „{ $answer }“ ({ $chance }). Was ist besser?
web-study-learn-show = Zeig es mir
web-study-learn-next = Weiter
web-study-learn-end = Fertig
web-study-tried-best = Ja, das ist die beste gefundene Antwort.
web-study-tried-good = Gut: fast so gut wie die beste.
web-study-tried-played = Das wurde gespielt.
web-study-tried-worse = Nicht unter den besten gefundenen. Versuch eine andere.
web-study-progress = { $done } von { $all } Entscheidungen sind durchgesehen; diese Seite zeigt mehr, sobald es da ist.
web-study-method = Beurteilt vom Bot hard mit { $nodes } Simulationen je Entscheidung, aus dem, was jeder in dem Augenblick wissen konnte.
web-hint = Tipp
web-hint-nudge = Woran soll ich denken?
web-hint-answer = Zeig mir eine gute Antwort
web-hint-reasons = Und warum?
web-hint-thinking = Denkt nach …
web-hint-verb = { $verb ->
    [build] Denk daran, etwas zu errichten.
    [stage] Denk an dein Weltwunder.
    [wonder] Denk an deine Weltwunder.
    [sell] Denk an Münzen.
    [take] Überlege, welche Karte du nimmst.
    [look] Denk daran, zuerst nachzusehen.
    [pick] Überlege, welches Weltwunder zu dir passt.
    [token] Überlege, welches Plättchen am meisten hilft.
    [trade] Denk an deine Symbole.
   *[other] Hier gibt es mehrere Wege; überlege, was jeder bringt.
}
web-hint-told = Gut ist: { $answer }.
web-study-missing = Diese Partie gibt es nicht (mehr).
