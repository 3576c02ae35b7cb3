### Was `wonders admin` sagt.

cli-admin-column-id = Id
cli-admin-column-code = Code
cli-admin-column-game = Spiel
cli-admin-column-state = Zustand
cli-admin-column-touched = zuletzt berührt
cli-admin-column-name = Name
cli-admin-column-seen = zuletzt da
cli-admin-column-sanctions = Sperren
cli-admin-column-at = wann
cli-admin-column-actor = wer
cli-admin-column-act = was
cli-admin-column-subject = worüber
cli-admin-column-why = warum
cli-admin-table = Tisch { $id }: { $game }, { $state }, zuletzt berührt { $touched }
cli-admin-seat =   Platz { $seat }: { $kind } { $name } { $profile }
cli-admin-said =   { $at }, Platz { $seat }: { $text }
cli-admin-closed = Der Tisch { $id } ist geschlossen; Server, die ihn haben, erfahren es binnen Sekunden.
cli-admin-deleted = Der Tisch { $id } ist gelöscht.
cli-admin-renamed = Das Profil { $id } heißt jetzt { $name }.
cli-admin-mute = { $name } ({ $id }) darf nicht mehr reden.
cli-admin-mute-until = { $name } ({ $id }) darf bis { $until } nicht reden.
cli-admin-ban = { $name } ({ $id }) darf nicht mehr spielen.
cli-admin-ban-until = { $name } ({ $id }) darf bis { $until } nicht spielen.
cli-admin-pardoned =
    { $count ->
        [0] Für { $name } ({ $id }) war nichts aufzuheben.
       *[other] { $name } ({ $id }) darf wieder reden und spielen.
    }
cli-admin-purged =
    { $tables ->
        [one] Ein Tisch wurde gelöscht.
       *[other] { $tables } Tische wurden gelöscht.
    }
cli-admin-would-purge =
    { $tables ->
        [one] Ein Tisch würde gelöscht.
       *[other] { $tables } Tische würden gelöscht.
    }
cli-admin-report = Meldung { $id } vom { $at }, Tisch { $table }: { $why }
