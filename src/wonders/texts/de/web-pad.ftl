### Der Wertungsblock für Tische mit echten Karten.

web-pad-way = Wie der Block ausgefüllt wird
web-pad-points = Punkte
web-pad-things = Karten und Münzen
web-pad-player = Spieler { $n }
web-pad-teams = Zweierteams
web-pad-tie-coins = Münzen (bei Gleichstand)
web-pad-tie-stages = Bauabschnitte (bei Gleichstand)
web-pad-pawn = Konfliktmarker: zu { $other } hin positiv, dann führt { $name }
web-pad-search = Namen eintippen
web-pad-remove = { $name } entfernen
web-pad-less = Weniger: { $what }
web-pad-more = Mehr: { $what }
web-pad-pictures = Nach Bild
web-pad-close = Schließen
web-pad-classes = Arten von Karten
web-pad-things-hint = Freie Symbole, Masken und kopierte Gilden werden bestmöglich genutzt.
web-pad-count = Auszählen
web-pad-share = Teilen
web-pad-link = Link zu diesem Tisch
web-pad-wrong = Das kann nicht sein:
web-pad-here = Hier zusammengezählt, ohne den Server: Geprüft wurde nichts.
web-pad-counted-here = Hier gezählt, ohne den Server: Ob es einen solchen Tisch geben kann, wird geprüft, sobald die Verbindung wieder da ist.
web-pad-no-wonder = { $name }: Welches Weltwunder liegt dort?
web-pad-explained = Jeder Punkt von { $name }
web-pad-history = Vergangene Tische
web-pad-none = Tische, die du auszählst, werden hier in diesem Browser aufbewahrt.
web-pad-players = Spieler
web-pad-record = { $games ->
    [one] 1 Tisch
   *[other] { $games } Tische
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, im Schnitt { $mean } Punkte, bestes Ergebnis { $best }
web-pad-course = Punkte an jedem Tisch: { $points }
web-pad-open = Öffnen
web-pad-forget = Vergessen
web-pad-export-json = Exportieren (JSON)
web-pad-export-csv = Exportieren (CSV)
web-pad-import = Importieren
web-pad-bad-file = Diese Datei stammt nicht aus einem Wertungsblock; gelesen wird ein JSON-Export.
