### What the command line cannot do.

cli-error-no-text = { $file } is not a text file.
cli-error-read = Cannot read { $file }: { $reason }.
cli-error-write = Cannot write { $file }: { $reason }.
cli-error-exists = { $file } exists already.
cli-error-folder = Cannot make the folder { $file }: { $reason }.
cli-error-no-folder = There is no folder { $file }.
cli-error-json = { $file } holds no proper JSON: { $reason }.
cli-error-other-game = { $file } holds a table of { $found }, not of { $game }.
cli-error-history-file = A history is written into a file that ends in .json or .csv, not into { $file }.
cli-error-qr-file = A QR code is written into a file that ends in .png or .svg, not into { $file }.
cli-error-qr-large = This table is too large for a QR code; the text above holds all of it.
cli-error-qr-extra = For QR codes, segno is needed
cli-error-plot-extra = For pictures, matplotlib is needed
cli-error-plot-kind = Pictures are png or svg, not “{ $kind }”.
cli-error-begun-options = The match in { $file } has its game, players, seed and options already.
cli-error-match-over = The match in { $file } is over; “wonders replay { $file }” shows it.
cli-error-topic = There is no topic “{ $topic }”; there are: { $known }.
