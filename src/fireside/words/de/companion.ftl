# Die Begleitung neben den gedruckten Spielen: Toms Karten und Wertungsblätter.

companion-heading = Begleiter
companion-part-scores = Wertung
companion-you = Du
companion-try-again = Noch einmal versuchen
companion-not-yet = Der Begleiter braucht den Server ein einziges Mal. Danach geht er auch offline.
companion-not-loaded = Diese Seite braucht den Server.
companion-not-loaded-why = Du bist wohl offline. Deine Tische sind sicher und warten auf dich. Der Begleiter geht auch offline.
companion-open = Begleiter öffnen

## Score sheets

companion-new-sheet = Neues Wertungsblatt
companion-which-game = Welches Spiel
companion-which-kind = Welche Art von Spiel
companion-how-many = Wie viele spielen
companion-with-friends = Mit Freunden
companion-players = { $count } Personen
companion-player = Person { $number }
companion-team = Team { $number }
companion-name-of = Name von Person { $number }
companion-name-of-team = Name von Team { $number }
companion-begin-sheet = Wertungsblatt beginnen
companion-sheet-name = { $title } · { $kind }
companion-last-sheets = Letzte Wertungsblätter
companion-remove-sheet = Entfernen: { $sheet }
companion-share = Teilen
companion-fill-in = Tippe ein Feld an, um es auszufüllen. Hier steht dann, was zählt.
companion-in-points = Punkte, nicht Anzahl
companion-field = { $row }, { $name }: Punkte
companion-points-of = Punkte, { $name }
companion-odd = { $points } ist kein Vielfaches von { $each }.
companion-odd-meant = Es gibt je { $each } Punkte: Meintest du { $meant }?
companion-put-in = { $meant } eintragen
companion-each = Punkte: je { $points }
companion-open-fields =
    { $count ->
        [one] 1 Feld ist noch leer.
       *[other] { $count } Felder sind noch leer.
    }
companion-open-how = Das Ergebnis erscheint, sobald alle Felder ausgefüllt sind.
companion-rest-zero = 0 in die leeren Felder eintragen
companion-result-draw = Unentschieden.
companion-result-win =
    { $points ->
        [one] { $name } gewinnt mit 1 Punkt Vorsprung.
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung.
    }
companion-result-tie = { $name } gewinnt. Es entscheidet: { $what }.
companion-result-shared = Geteilter Sieg: { $names }.
companion-handicap-rises = Das Handicap steigt von { $before } auf { $after }.
companion-handicap-falls = Das Handicap sinkt von { $before } auf { $after }.
companion-handicap-stays = Das Handicap bleibt bei { $after }.
companion-best-so-far = Dein bisher bestes.
companion-not-counted = Nicht mitzählen
companion-counted = In meiner Serie
companion-add-to-series = Zu meiner Serie
