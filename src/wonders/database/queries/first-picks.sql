-- Duel's first cards: what each seat does in its first turn, and how that ends.
WITH firsts AS (
    SELECT *, row_number() OVER (PARTITION BY match, seat ORDER BY step) AS turn
    FROM answers WHERE game = 'duel' AND kind = 'PlayTurn')
SELECT bots, seat, verb, card, count(*) AS played, rate(sum(share), count(*)) AS wins,
    low(sum(share), count(*)) AS low, high(sum(share), count(*)) AS high, 0.5 AS expected
FROM firsts WHERE turn = 1
GROUP BY ALL HAVING count(*) >= 10 ORDER BY bots, seat, played DESC, card;
