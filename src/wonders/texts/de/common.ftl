### Wörter für alle Spiele.

seat = Platz { $n }
coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
sheet-line = { $source }: { $reason }
why-not-asked = { $seat } wird gerade nichts gefragt.
why-not-asked-chance = Der Zufall wird gerade nichts gefragt.
why-unanswered = { $seat } hat noch nicht geantwortet.
why-unanswered-chance = Der Zufall hat noch nicht geantwortet.
why-nothing-sealed = { $seat } hat keine verdeckte Antwort zurückzunehmen.
why-no-outcome = „{ $action }“ ist keine mögliche Antwort auf { $label }.
why-not-allowed = „{ $action }“ ist jetzt nicht erlaubt.
    .short = jetzt nicht erlaubt
why-over = Die Partie ist zu Ende.
why-said = { $sentence }
    .short = { $sentence }
