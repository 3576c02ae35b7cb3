### Was der Browser-Client über Turniere sagt.

web-tournament = Turnier
web-tournaments-intro = Jeder kann ein Turnier ausrichten: Schweizer System oder K.-o. zu zweit am Tisch, Gruppen zu dritt bis zu siebt. Auch Bots dürfen mitspielen.
web-tournaments-going = Laufend und offen
web-tournaments-ended = Beendet
web-tournaments-none = Gerade ist kein Turnier offen. Richte eins aus.
web-tournament-swiss = Schweizer System
web-tournament-knockout = K.-o.
web-tournament-groups = Gruppen
web-tournament-swiss-hint = Alle spielen jede Runde, gegen jemanden mit gleich vielen Punkten und nie zweimal gegen dieselbe Person. Wer später kommt, kann noch einsteigen.
web-tournament-knockout-hint = Wer verliert, ist draußen. Die Stärkeren sind gesetzt; wer in der ersten Runde keinen Gegner hat, kommt weiter.
web-tournament-groups-hint = Tische zu dritt und mehr; in jeder Runde sitzt du mit anderen zusammen. Punkte gibt es nach Plätzen.
web-tournament-at-table = zu { $players } am Tisch
web-tournament-entrants = { $n ->
    [one] { $n } nimmt teil
   *[other] { $n } nehmen teil
} (höchstens { $most })
web-tournament-by = von { $name }
web-tournament-starts = beginnt { $at }
web-tournament-round-of = Runde { $round } von { $rounds }
web-tournament-round = Runde { $round }
web-tournament-state-open = Offen
web-tournament-state-over = Beendet
web-tournament-state-closed = Geschlossen

## Ein neues

web-tournament-new = Ein Turnier ausrichten
web-tournament-kind = Art
web-tournament-game = Spiel
web-tournament-most-at-table = Höchstens am Tisch
web-tournament-title = Titel
web-tournament-day = ein Tag
web-tournament-rounds = Runden
web-tournament-rounds-fitting = so viele wie passen
web-tournament-wait = Minuten, um an den Tisch zu kommen
web-tournament-when = Wann Runden beginnen
web-tournament-together = wenn alle Partien zu Ende sind
web-tournament-timed = nach Zeitplan
web-tournament-first-at = Erste Runde
web-tournament-every = Minuten von Runde zu Runde
web-tournament-third = Um den dritten Platz spielen
web-tournament-make = Ausrichten

## Eines davon

web-tournament-about = Worum es geht
web-tournament-wait-told = { $minutes ->
    [one] { $minutes } Minute, um an den Tisch zu kommen
   *[other] { $minutes } Minuten, um an den Tisch zu kommen
}
web-tournament-next-at = Nächste Runde: { $at }, oder wenn die letzte Partie zu Ende ist, falls das später ist.
web-tournament-next-together = Die nächste Runde beginnt, wenn alle Partien zu Ende sind.
web-tournament-my-game = Deine Partie
web-tournament-against = Gegen { $names }
web-tournament-to-table = An deinen Tisch
web-tournament-come-hint = { $minutes ->
    [one] Wer nicht innerhalb einer Minute kommt, hat verloren und wird nicht mehr ausgelost.
   *[other] Wer nicht innerhalb von { $minutes } Minuten kommt, hat verloren und wird nicht mehr ausgelost.
}
web-tournament-table-soon = Dein Tisch wird aufgestellt …
web-tournament-join = Mitspielen
web-tournament-leave = Turnier verlassen
web-tournament-leave-hint = Wer geht, wird nicht mehr ausgelost; die laufende Partie geht weiter.
web-tournament-late-hint = Du spielst ab der nächsten Runde mit; verpasste Runden bringen keine Punkte.
web-tournament-start = Jetzt beginnen
web-tournament-add-bot = Bot hinzufügen
web-tournament-close = Schließen …
web-tournament-close-sure = Das Turnier für alle beenden?
web-tournament-close-yes = Schließen
web-tournament-close-no = Behalten
web-tournament-standings = Tabelle
web-tournament-who = Wer mitspielt
web-tournament-place = Platz
web-tournament-number = Nr.
web-tournament-name = Name
web-tournament-points = Punkte
web-tournament-won = Siege
web-tournament-tiebreak = Gegner
web-tournament-tiebreak-hint = Bei gleichen Punkten entscheiden die Punkte der Gegner.
web-tournament-nobody = Noch niemand.
web-tournament-gone = ist gegangen
web-tournament-still-in = noch dabei
web-tournament-is-out = ausgeschieden
web-tournament-since = ab Runde { $round }
web-tournament-missing = kam nicht
web-tournament-bye = kampflos weiter
web-tournament-rests = setzt aus
web-tournament-third-place = Um den dritten Platz
web-tournament-look = Zuschauen
web-tournament-replay = Nachspielen
web-tournament-bracket = Turnierbaum
web-tournament-final = Finale
web-tournament-semifinals = Halbfinale
web-tournament-open-place = noch offen
web-table-ready = Dein Tisch ist bereit.
web-tournament-unknown = Dieses Turnier gibt es nicht.
