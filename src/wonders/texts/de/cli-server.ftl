### Was die Befehle rund um den Server sagen.

cli-serving = Wonders läuft unter { $url }. Strg-C beendet es.
cli-lan = Andere in deinem Netz: { $url } (oder dieser Code fürs Telefon). Wer im Netz ist, kann herein.
cli-here-only = Links zu Tischen gelten nur auf diesem Rechner; --lan lässt andere im lokalen Netz herein.
cli-verified = Die Karten wurden ehrlich gegeben: Alle { $draws } Ziehungen folgen aus dem Startwert der Aufzeichnung.
cli-verified-commitment = Vergleiche dies mit der Festlegung, die der Tisch vor dem Beginn gezeigt hat: { $commitment }
cli-verified-committed = Geheimnis und Einstellungen sind die der Festlegung: { $commitment }
cli-not-committed = Geheimnis oder Einstellungen sind NICHT die der angegebenen Festlegung; zur Aufzeichnung gehört { $commitment }
cli-nonce-missing = Diese Zufallszahl steckt NICHT im Startwert: { $nonces }
cli-verified-nonce =
    { $nonces ->
        [0] Niemand hat eine Zufallszahl beigesteuert.
        [one] Eine Person hat eine Zufallszahl beigesteuert.
       *[other] { $nonces } Personen haben Zufallszahlen beigesteuert.
    }
cli-not-verified = Die Karten folgen NICHT aus dem Startwert: Zeile { $line } der Aufzeichnung hat eine andere Antwort auf „{ $label }“.
cli-no-seed = Die Aufzeichnung enthält keinen Startwert, also lässt sich nicht prüfen, wie gegeben wurde.
cli-backed-up =
    { $tables ->
        [one] Ein Tisch liegt in { $file }.
       *[other] { $tables } Tische liegen in { $file }.
    }
cli-restored =
    { $tables ->
        [one] Ein Tisch wurde wiederhergestellt.
       *[other] { $tables } Tische wurden wiederhergestellt.
    }
