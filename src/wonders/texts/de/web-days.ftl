### Partien über Tage: Antworten im Voraus, freie Tage, Push.

web-plan = Im Voraus antworten
web-plan-another = Noch eine Variante
web-plan-if = Wenn jemand spielt
web-plan-whatever = egal was
web-plan-then = antworte ich
web-plan-choose = Wählen …
web-plan-nothing = Hier lässt sich nichts absehen.
web-plan-keep = Vormerken
web-plan-go-on = Und dann …
web-plan-when = { $their } → { $mine }
web-plan-any = Wenn möglich: { $mine }
web-plan-take-back = Zurücknehmen
web-plan-take-back-n = Variante { $n } zurücknehmen
web-plan-impossible = Nichts von dem, was du vorgemerkt hattest, ist möglich: Du bist dran.
web-plan-undone = Eine Antwort wurde zurückgenommen, deshalb gilt dein Plan nicht mehr.
web-error-to_move = Du bist jetzt dran: Wähle direkt.

## Freie Tage

web-off = Freie Tage
web-off-hint = An einem freien Tag steht deine Uhr an Tischen still, an denen über Tage gespielt wird. Andere dort sehen es. Gezählt wird in UTC; ein begonnener Tag bleibt genommen.
web-off-first = Erster Tag
web-off-last = Letzter Tag
web-off-take = Diese Tage freinehmen
web-off-back = Zurückgeben
web-off-range = { $first } bis { $last }
web-off-left = { $n ->
    [one] { $year } noch ein Tag frei
   *[other] { $year } noch { $n } Tage frei
}
web-off-until = { $name } hat frei bis { $day }: Die Uhr steht still.
web-off-too-many = Ein Jahr hat { $most } freie Tage; { $year } wären es damit { $count }.
web-off-passed = Freie Tage beginnen frühestens heute.
web-off-far = Freie Tage kann man { $days } Tage im Voraus nehmen.

## Push

web-push = Auf diesem Gerät sagen, wenn ich dran bin
web-push-hint = Auch wenn nichts von Wonders offen ist. Gesendet werden Spiel und Tisch, nichts aus der Partie.
web-push-cannot = Diesem Browser kann bei geschlossener Seite nichts gesagt werden.
web-push-denied = Der Browser erlaubt es nicht; das lässt sich in seinen Einstellungen ändern.
web-push-missing = Dieser Server kann das nicht, oder die Seite ist noch nicht eingerichtet: Lade sie noch einmal.
