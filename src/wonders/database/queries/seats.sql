-- How often each seat wins, by the number of players. Seat 0 begins where somebody does.
SELECT game, variant, bots, players, seat, count(*) AS played, rate(sum(share), count(*)) AS wins,
    low(sum(share), count(*)) AS low, high(sum(share), count(*)) AS high,
    round(1 / players, 4) AS expected, round(avg(points), 1) AS points
FROM results GROUP BY ALL ORDER BY game, variant, bots, players, seat;
