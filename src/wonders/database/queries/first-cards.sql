-- Classic's first cards: what each wonder and side plays first, and how that ends.
WITH firsts AS (
    SELECT *, row_number() OVER (PARTITION BY match, seat ORDER BY step) AS turn
    FROM answers WHERE game = 'classic' AND kind = 'PickCard')
SELECT variant, bots, wonder, side, verb, card, count(*) AS played, rate(sum(share), count(*)) AS wins,
    low(sum(share), count(*)) AS low, high(sum(share), count(*)) AS high, round(sum(1 / players) / count(*), 4) AS expected
FROM firsts WHERE turn = 1
GROUP BY ALL HAVING count(*) >= 10 ORDER BY variant, bots, wonder, side, played DESC, card;
