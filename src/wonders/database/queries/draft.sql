-- Duel's wonders: how often their owner wins, and at which place of the draft they are taken.
WITH picks AS (
    SELECT match, seat, card AS wonder, row_number() OVER (PARTITION BY match ORDER BY step) AS pick
    FROM answers WHERE verb = 'pick'),
owned AS (SELECT match, bots, seat, share, unnest(wonders) AS wonder FROM results WHERE game = 'duel')
SELECT bots, wonder, count(*) AS drafted, rate(sum(share), count(*)) AS wins, low(sum(share), count(*)) AS low,
    high(sum(share), count(*)) AS high, 0.5 AS expected, count(*) FILTER (pick IN (1, 4)) AS taken_first,
    rate(count(*) FILTER (pick IN (1, 4)), count(*)) AS first_rate
FROM owned LEFT JOIN picks USING (match, seat, wonder)
GROUP BY ALL ORDER BY bots, wins DESC, wonder;
