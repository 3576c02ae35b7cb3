-- Progress tokens of Duel and Architects: how often whoever takes one wins.
WITH taken AS (
    SELECT game, bots, players, share,
        CASE verb WHEN 'trade' THEN split_part(answer, ' ', 3) ELSE card END AS token
    FROM answers
    WHERE (game = 'duel' AND verb = 'token') OR (game = 'architects' AND verb IN ('trade', 'progress')))
SELECT game, bots, token, count(*) AS taken, rate(sum(share), count(*)) AS wins,
    low(sum(share), count(*)) AS low, high(sum(share), count(*)) AS high, round(sum(1 / players) / count(*), 4) AS expected
FROM taken WHERE token NOT IN ('stack', 'nothing', '')
GROUP BY ALL ORDER BY game, bots, wins DESC, token;
