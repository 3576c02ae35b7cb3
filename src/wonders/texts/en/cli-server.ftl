### What the commands around the server say.

cli-serving = Wonders serves at { $url }. Press Ctrl-C to stop.
cli-lan = Others in your network: { $url } (or this code for a phone). Whoever is in the network can come in.
cli-here-only = Links to tables work on this machine only; --lan lets others in the local network in.
cli-verified = The deal is fair: all { $draws } draws follow from the seed in the record.
cli-verified-commitment = Compare this with the commitment the table showed before the start: { $commitment }
cli-verified-committed = The secret and the settings are those of the commitment: { $commitment }
cli-not-committed = The secret or the settings are NOT those of the commitment you gave; the record has { $commitment }
cli-nonce-missing = This nonce is NOT in the seed: { $nonces }
cli-verified-nonce =
    { $nonces ->
        [0] No player has added a nonce.
        [one] One player's nonce went into it.
       *[other] The nonces of { $nonces } players went into it.
    }
cli-not-verified = The deal is NOT what the seed gives: line { $line } of the record has another answer to “{ $label }”.
cli-no-seed = The record holds no seed, so its deal cannot be verified.
cli-backed-up =
    { $tables ->
        [one] One table is in { $file }.
       *[other] { $tables } tables are in { $file }.
    }
cli-restored =
    { $tables ->
        [one] One table has been restored.
       *[other] { $tables } tables have been restored.
    }
