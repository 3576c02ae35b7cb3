-- What changes with the number of players: points, the lead of the winner, steps of a match.
WITH each AS (
    SELECT game, variant, bots, players, match, any_value(steps) AS steps, avg(points) AS mean, max(points) AS best,
        max(points) - max(points) FILTER (place > 1) AS lead
    FROM results GROUP BY ALL)
SELECT game, variant, bots, players, count(*) AS matches, round(avg(mean), 1) AS points, round(avg(best), 1) AS winner,
    round(avg(lead), 1) AS lead, round(avg(steps), 1) AS steps
FROM each GROUP BY ALL ORDER BY game, variant, bots, players;
