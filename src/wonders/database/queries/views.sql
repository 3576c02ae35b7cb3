-- What all queries may use. The variables which_* say which matches count.
CREATE MACRO wilson(wins, n, sign) AS
    CASE WHEN n = 0 THEN NULL ELSE
        round((wins / n + 1.96 ^ 2 / (2 * n) + sign * 1.96 * sqrt(greatest(wins / n * (1 - wins / n) / n, 0) + 1.96 ^ 2 / (4 * n ^ 2)))
            / (1 + 1.96 ^ 2 / n), 4)
    END;
CREATE MACRO rate(wins, n) AS round(wins / n, 4);
CREATE MACRO low(wins, n) AS wilson(wins, n, -1);
CREATE MACRO high(wins, n) AS wilson(wins, n, 1);

-- The strength at a table: that of all bots, or "mixed"; and all of them, where they are.
CREATE TABLE tables AS
    SELECT match, string_agg(DISTINCT split_part(bot, ':', 1), '+' ORDER BY split_part(bot, ':', 1)) AS meeting,
        CASE WHEN contains(meeting, '+') THEN 'mixed' ELSE meeting END AS bots
    FROM seats GROUP BY match;

-- Every seat with all that is known of its match: what most questions are about.
CREATE VIEW results AS
    SELECT matches.* EXCLUDE (seed, generator), bots, meeting, split_part(bot, ':', 1) AS strength, seats.* EXCLUDE (match)
    FROM matches JOIN tables USING (match) JOIN seats USING (match)
    WHERE game = coalesce(getvariable('which_game'), game)
        AND variant = coalesce(getvariable('which_variant'), variant)
        AND players = coalesce(getvariable('which_players'), players)
        AND bots = coalesce(getvariable('which_bots'), bots);

-- Every answer, taken apart, with its seat's result.
CREATE VIEW answers AS
    SELECT results.*, step, kind, answer, split_part(answer, ' ', 1) AS verb, split_part(answer, ' ', 2) AS card
    FROM decisions JOIN results USING (match, seat);
