-- How matches end.
WITH ended AS (
    SELECT game, variant, bots, players, reason, count(*) AS matches
    FROM results WHERE seat = 0 GROUP BY ALL)
SELECT *, rate(matches, sum(matches) OVER (PARTITION BY game, variant, bots, players)) AS part
FROM ended ORDER BY game, variant, bots, players, matches DESC, reason;
