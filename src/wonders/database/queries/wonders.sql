-- How often each wonder wins, by its side. `expected` is the share by chance: one of so many players.
SELECT game, variant, bots, wonder, side, count(*) AS played, rate(sum(share), count(*)) AS wins,
    low(sum(share), count(*)) AS low, high(sum(share), count(*)) AS high,
    round(sum(1 / players) / count(*), 4) AS expected, round(avg(points), 1) AS points, round(avg(stages), 2) AS stages
FROM results WHERE wonder <> ''
GROUP BY ALL ORDER BY game, variant, bots, wins DESC, wonder, side;
