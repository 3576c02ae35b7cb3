### What `wonders admin` says.

cli-admin-column-id = id
cli-admin-column-code = code
cli-admin-column-game = game
cli-admin-column-state = state
cli-admin-column-touched = last touched
cli-admin-column-name = name
cli-admin-column-seen = last seen
cli-admin-column-sanctions = sanctions
cli-admin-column-at = when
cli-admin-column-actor = who
cli-admin-column-act = act
cli-admin-column-subject = about
cli-admin-column-why = why
cli-admin-table = Table { $id }: { $game }, { $state }, last touched { $touched }
cli-admin-seat =   seat { $seat }: { $kind } { $name } { $profile }
cli-admin-said =   { $at }, seat { $seat }: { $text }
cli-admin-closed = The table { $id } is closed; servers that have it learn so within seconds.
cli-admin-deleted = The table { $id } is deleted.
cli-admin-renamed = The profile { $id } is called { $name } now.
cli-admin-mute = { $name } ({ $id }) may not talk any more.
cli-admin-mute-until = { $name } ({ $id }) may not talk until { $until }.
cli-admin-ban = { $name } ({ $id }) may not play any more.
cli-admin-ban-until = { $name } ({ $id }) may not play until { $until }.
cli-admin-pardoned =
    { $count ->
        [0] There was nothing to lift for { $name } ({ $id }).
       *[other] { $name } ({ $id }) may talk and play again.
    }
cli-admin-purged =
    { $tables ->
        [one] One table has been deleted.
       *[other] { $tables } tables have been deleted.
    }
cli-admin-would-purge =
    { $tables ->
        [one] One table would be deleted.
       *[other] { $tables } tables would be deleted.
    }
cli-admin-report = Report { $id } of { $at }, table { $table }: { $why }
