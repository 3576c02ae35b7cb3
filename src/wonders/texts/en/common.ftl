### Words that every game uses.

seat = seat { $n }
coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
sheet-line = { $source }: { $reason }
