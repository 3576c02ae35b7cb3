-- The balance of a game in one line: how far its wonders and its seats lie from an equal share, which is 1.
WITH owned AS (
    SELECT game, variant, bots, players, share, unnest(wonders) AS wonder, side FROM results),
wonders AS (
    SELECT game, variant, bots, concat_ws(' ', wonder, nullif(side, '')) AS name, sum(share) / sum(1 / players) AS ratio
    FROM owned GROUP BY ALL HAVING count(*) >= 30),
chairs AS (
    SELECT game, variant, bots, players, seat, sum(share) / sum(1 / players) AS ratio
    FROM results GROUP BY ALL HAVING count(*) >= 30),
apart AS (
    SELECT game, variant, bots, max(ratio) AS best_seat, min(ratio) AS worst_seat FROM chairs GROUP BY ALL)
SELECT game, variant, bots, count(*) AS wonders, arg_max(name, ratio) AS best, round(max(ratio), 3) AS best_ratio,
    arg_min(name, ratio) AS worst, round(min(ratio), 3) AS worst_ratio, round(stddev_pop(ratio), 3) AS spread,
    round(any_value(best_seat), 3) AS best_seat, round(any_value(worst_seat), 3) AS worst_seat
FROM wonders JOIN apart USING (game, variant, bots)
GROUP BY ALL ORDER BY game, variant, bots;
