-- Where points come from: the mean of winners and of the others, by category.
SELECT game, variant, bots, category,
    round(avg(p.points) FILTER (place = 1), 2) AS winners, round(avg(p.points) FILTER (place > 1), 2) AS others,
    round(avg(p.points) FILTER (place = 1) - avg(p.points) FILTER (place > 1), 2) AS difference
FROM results JOIN points AS p USING (match, seat)
GROUP BY ALL ORDER BY game, variant, bots, difference DESC;
