### Wörter für alle Spiele.

seat = Platz { $n }
coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
sheet-line = { $source }: { $reason }
