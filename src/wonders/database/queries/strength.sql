-- How often bots win that meet others of another strength.
SELECT game, players, meeting, strength, count(*) AS played, rate(sum(share), count(*)) AS wins,
    low(sum(share), count(*)) AS low, high(sum(share), count(*)) AS high,
    round(1 / players, 4) AS expected, round(avg(points), 1) AS points
FROM results WHERE bots = 'mixed'
GROUP BY ALL ORDER BY game, players, meeting, wins DESC;
