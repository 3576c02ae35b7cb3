### Rätsel: Augenblicke von Partien, in denen eine Antwort klar die beste ist.

web-puzzles-about = { $count } Augenblicke aus Partien zwischen Bots, in denen jeweils eine Antwort klar besser ist als alle anderen. Sieh dir den Tisch an, wähle eine Antwort und erfahre, was eine lange Suche davon hält.
web-puzzles-daily = Das Rätsel des Tages
web-puzzles-fitting = Ein Rätsel für mich
web-puzzles-storm = Sturm gegen die Uhr
web-puzzles-mine = Deine Wertungszahl: { $rating } nach { $tries ->
        [one] einem Rätsel
       *[other] { $tries } Rätseln
    }. Bester Sturm: { $storm }. Beides merkt sich nur dieser Browser.
web-puzzles-mine-kept = Deine Wertungszahl: { $rating } nach { $tries ->
        [one] einem Rätsel
       *[other] { $tries } Rätseln
    }, bewahrt mit deinem Profil: Der erste Versuch an jedem Rätsel verändert sie und die des Rätsels. Bester Sturm in diesem Browser: { $storm }.
web-puzzles-game = Spiel
web-puzzles-theme = Thema
web-puzzles-all = Alle
web-puzzles-found = { $count ->
        [one] Ein Rätsel, das leichteste zuerst
       *[other] { $count } Rätsel, die leichtesten zuerst
    }
web-puzzles-players = { $count } Spieler
web-puzzles-solved = gelöst
web-puzzles-missed = verfehlt
web-puzzles-player = Spieler { $n }
web-puzzles-right = Richtig!
web-puzzles-wrong = Nicht die beste.
web-puzzles-yours = deine Antwort
web-puzzles-why-right = Damit gewinnst du in { $chance } der Fälle, mit dem nächstbesten Zug in { $second }.
web-puzzles-why-wrong = { $action } gewinnt in { $chance } der Fälle, deine Antwort in { $mine }.
web-puzzles-why-unseen = { $action } gewinnt in { $chance } der Fälle. Deine Antwort sah so viel schlechter aus, dass die Suche ihr nicht weit gefolgt ist.
web-puzzles-reasons = Was die beste Antwort bewirkt: { $reasons }.
web-puzzles-themes = Thema: { $themes }.
web-puzzles-nodes = Nach { $nodes } Simulationen dessen, was du wissen konntest.
web-puzzles-rated = Rätsel { $puzzle } · du { $mine }
web-puzzles-moved = Rätsel { $puzzle } · du { $mine } ({ $change })
web-puzzles-again = Noch einmal versuchen
web-puzzles-next = Nächstes Rätsel
web-puzzles-storm-about = Drei Minuten, so viele Rätsel wie möglich, die leichtesten zuerst. Die dritte falsche Antwort beendet ihn.
web-puzzles-storm-best = Dein bester bisher: { $best }
web-puzzles-storm-begin = Beginnen
web-puzzles-storm-again = Noch einmal
web-puzzles-storm-left = noch { $seconds } s
web-puzzles-storm-solved = Gelöst: { $solved }
web-puzzles-storm-lives = Falsche Antworten übrig: { $lives }
web-puzzles-storm-over = { $solved ->
        [one] Ein Rätsel gelöst.
       *[other] { $solved } Rätsel gelöst.
    }
web-puzzles-theme-military = Militär
web-puzzles-theme-science = Wissenschaft
web-puzzles-theme-chain = Kette
web-puzzles-theme-denial = Wegnehmen
web-puzzles-theme-money = Geld
web-puzzles-theme-tempo = Tempo
web-puzzles-theme-push = Vorstoß
web-puzzles-theme-wonder = Weltwunder
web-puzzles-theme-points = Punkte
web-puzzles-show-all = Alle { $count } zeigen
web-puzzles-missing = Dieses Rätsel gibt es nicht (mehr).
web-puzzles-sending = Deine Antwort ist unterwegs …
web-puzzles-rating-late = deine Wertung folgt
web-puzzles-unrated = nicht gewertet: { $why }
