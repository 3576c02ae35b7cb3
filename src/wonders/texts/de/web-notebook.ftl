web-playon = Von hier weiterspielen
web-playon-intro = Nach Schritt { $n }, an einem neuen Tisch für dich. Die Partie geht weiter, als wäre es gerade so weit gekommen; sie wird nie gewertet.
web-playon-seat = Dein Platz
web-playon-hidden = Verdeckte Karten
web-playon-same = Wie sie waren
web-playon-new = Neu ausgeteilt
web-playon-others = Die anderen
web-playon-bots = Bots
web-playon-people = Freunde
web-playon-level = Stärke
web-playon-begin = Weiterspielen
web-playon-edit = Diese Stellung aufbauen
web-notebook-open = Darüber schreiben
web-notebook-intro = In einem Notizheft stehen Text und eine Partie, mit anderen Wegen, die sie hätte nehmen können. Wer den Link hat, kann es lesen; deine ändert nur dieser Browser.
web-notebook-mine = Deine Notizhefte
web-notebook-shipped = Zum Lesen
web-notebook-untitled = Ohne Titel
web-notebook-new = Ein neues Notizheft
web-notebook-title = Titel
web-notebook-file = Eine Aufzeichnung oder Notation aus einer Datei
web-notebook-paste = oder hier eingefügt; bleibt es leer, ist das Heft nur Text
web-notebook-begin = Anfangen
web-notebook-deal = Karten werden ausgeteilt
web-notebook-lines = Wege
web-notebook-remarks = Zu diesem Zug
web-notebook-pick = Wähle einen Zug, um etwas dazu zu sagen.
web-notebook-comment = Bemerkung
web-notebook-name = Name des Weges, der hier beginnt
web-notebook-mark = { $mark ->
    [0] hervorragend
    [1] gut
    [2] interessant
    [3] zweifelhaft
    [4] ein Fehler
   *[other] ein grober Fehler
}
web-notebook-here = dieser Augenblick
web-notebook-link = Im Text darauf verweisen
web-notebook-cut = Ab hier löschen
web-notebook-other = Ein anderer Weg
web-notebook-other-intro = Antworte im gezeigten Augenblick anders, dann beginnt dort ein neuer Weg.
web-notebook-try = Hier etwas anderes versuchen
web-notebook-whose = Wessen Antwort
web-notebook-asked = { $name } antwortet:
web-notebook-bots-answer = Für die anderen Spieler antworten Bots.
web-notebook-over = Hier wird niemand gefragt: Die Partie ist zu Ende.
web-notebook-write = Schreiben
web-notebook-text = Text
web-notebook-how = # macht eine Überschrift, - eine Liste, **fett**, *kursiv*, [Worte](#12) einen Verweis auf Zug 12. Vor dem Speichern wird nichts behalten.
web-notebook-save = Speichern
web-notebook-saved = Gespeichert
web-notebook-delete = Notizheft löschen
web-notebook-add-match = Partie { $table } als Weg hinzufügen
web-notebook-notation = Als Notation
web-notebook-record = Dieser Weg als Aufzeichnung
web-notebook-missing = Dieses Notizheft gibt es nicht (mehr).
