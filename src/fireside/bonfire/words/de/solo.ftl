# Solo-Leben: Handicap-Serie, Tagespartie, Statistik (Bonfire).

solo-heading-series = Solo gegen Tom

solo-tom = Tom ist der automatische Gegner im Solospiel von Bonfire: Nach jedem deiner Züge sagt eine seiner 8 Karten, was er tut.
solo-single = Eine einzelne Partie gegen Tom
solo-handicap-toms = Ein positives Handicap ist Toms Vorsprung.
solo-tom-begins =
    { $points ->
        [one] Tom beginnt mit 1 Punkt.
       *[other] Tom beginnt mit { $points } Punkten.
    }
solo-even = Du und Tom, ihr beginnt gleichauf.
solo-last-games-how = du : Tom, mit Vorsprung
solo-no-series-games = Hier erscheinen deine Partien gegen Tom, jede mit dem Handicap davor und danach.

solo-deal-kind = Bonfire, solo
solo-deal-same = Dieselben Inseln und derselbe Tom für alle.
solo-deal-how =
    { $count ->
        [0] Alle bekommen dieselben Inseln und denselben Tom. Heute hat noch niemand gespielt. Tipps gibt es nicht.
        [one] Alle bekommen dieselben Inseln und denselben Tom. Heute hat eine Person gespielt. Die Ergebnisse siehst du nach deiner Partie. Tipps gibt es nicht.
       *[other] Alle bekommen dieselben Inseln und denselben Tom. Heute haben { $count } Personen gespielt. Die Ergebnisse siehst du nach deiner Partie. Tipps gibt es nicht.
    }
solo-deal-win = Du schlägst Tom mit { $points } zu { $tom }.
solo-deal-loss = Tom gewinnt mit { $tom } zu { $points }.
solo-deal-draw = Unentschieden gegen Tom, { $points } zu { $tom }.
solo-share-text = Fireside, Partie vom { $day }: { $points } zu { $tom } gegen Tom, Platz { $place } von { $count }.
