## Finding players

web-pair-game = Spiel
web-pair-players = Spieler
web-pair-any = egal wie viele
web-pair-pace = Tempo
web-pair-soon = gleich: 90 Sekunden je Wahl
web-pair-days = über Tage: zwei Tage je Wahl
web-pair-bots = Bots für fehlende Spieler
web-pair-bots-never = nie
web-pair-bots-after = { $seconds ->
    [0] sofort
    [60] nach einer Minute
   *[other] nach { $seconds } Sekunden
}
web-pair-rated = Wertung
web-pair-rated-hint = Die Partie zählt für die Wertung aller: keine Hilfen, kein Zurücknehmen, und wer geht oder die Zeit ablaufen lässt, hat verloren. Mit dir sitzt nur, wer das auch will.
web-pair-go = Mitspieler finden
web-pair-hint = Du sitzt mit anderen zusammen, die dasselbe wollen, in der Reihenfolge eures Kommens. Wer die Seite verlässt, sucht nicht mehr.
web-pair-waiting = Mitspieler werden gesucht …
web-pair-count = { $n ->
    [one] Noch wartet sonst niemand auf dieses Spiel.
   *[other] { $n } warten auf dieses Spiel.
}
web-pair-since = { $time }
web-pair-cancel = Nicht mehr suchen
web-pair-found = Gefunden! Auf dem Weg zum Tisch …
web-pair-lost = Die Suche ist zu Ende. Beginne sie neu.

## The lobby

web-lobby = Offene Tische
web-lobby-playing = Wird gespielt
web-lobby-none = Gerade ist kein Tisch offen. Finde oben Mitspieler, oder richte einen ein und zeige ihn allen.

## Friends

web-friends = Freunde
web-friends-none = Noch keine Freunde. Frag jemanden über den Namen des öffentlichen Profils, oder an einem Tisch.
web-friends-asked-by = Möchten befreundet sein
web-friends-challenges = Herausforderungen
web-friends-challenge-of = { $name } lädt dich an einen Tisch ein: { $game }
web-friends-name = Name eines öffentlichen Profils
web-friends-ask = Fragen
web-friends-agree = Einverstanden
web-friends-decline = Ablehnen
web-friends-remove = Entfernen
web-friends-block-hint = Wer blockiert ist, sitzt beim Suchen nie mit dir zusammen, kann dich nicht herausfordern und nicht an deine gelisteten Tische, und erfährt es nicht.
web-friends-unblock = Freigeben
web-friends-challenge = Zu { $game } herausfordern
web-friends-withdraw = Zurückziehen
web-friends-need-profile = Für Freunde braucht es ein Profil: Es kommt mit deiner ersten Partie.
web-friends-go = Zum Tisch
web-friends-nobody = Ein solches Profil gibt es nicht, oder es ist nicht öffentlich.
