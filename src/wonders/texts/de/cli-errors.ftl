### Was die Befehlszeile nicht kann.

cli-error-no-text = { $file } ist keine Textdatei.
cli-error-read = { $file } lässt sich nicht lesen: { $reason }.
cli-error-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-error-exists = { $file } gibt es schon.
cli-error-folder = Der Ordner { $file } lässt sich nicht anlegen: { $reason }.
cli-error-no-folder = Den Ordner { $file } gibt es nicht.
cli-error-json = { $file } enthält kein richtiges JSON: { $reason }.
cli-error-other-game = { $file } enthält einen Tisch von { $found }, nicht von { $game }.
cli-error-history-file = Eine Chronik kommt in eine Datei, die auf .json oder .csv endet, nicht in { $file }.
cli-error-qr-file = Ein QR-Code kommt in eine Datei, die auf .png oder .svg endet, nicht in { $file }.
cli-error-qr-large = Dieser Tisch ist zu groß für einen QR-Code; der Text oben enthält alles.
cli-error-qr-extra = Für QR-Codes fehlt segno
cli-error-plot-extra = Für Bilder fehlt matplotlib
cli-error-plot-kind = Bilder sind png oder svg, nicht „{ $kind }“.
cli-error-begun-options = Die Partie in { $file } hat Spiel, Spieler, Seed und Optionen schon.
cli-error-match-over = Die Partie in { $file } ist zu Ende; „wonders replay { $file }“ zeigt sie.
cli-error-topic = Das Thema „{ $topic }“ gibt es nicht; es gibt: { $known }.
