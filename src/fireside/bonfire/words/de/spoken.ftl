# Das Brett in Worten, für alle, die hören, und für alle, die lieber lesen (Bonfire).

spoken-novices = { $count } von { $need } Novizen sitzen im Hohen Rat
spoken-docked = Am Steg: { $names }
spoken-ships = Schiffe hier: { $names }
spoken-ship-at = Schiff: { $island }
spoken-routes = Routen nach: { $islands }
spoken-field = Feld { $field }
spoken-field-now = Das Große Bonfire zeigt hierher
spoken-space = Feld { $space } im Hohen Rat
spoken-council-waits = Ihr Rats-Novize steht noch hier
spoken-council-lying = Ihr Rats-Novize liegt
spoken-stack =
    { $count ->
        [one] Stapel { $stack }: 1 verdecktes Plättchen
       *[other] Stapel { $stack }: { $count } verdeckte Plättchen
    }
spoken-places = Plätze
spoken-portal = { $portal }, gebaut
spoken-gap = { $portal }, noch nicht gebaut
spoken-task = Aufgabe
spoken-lit = Brennt
spoken-on-path = Auf dem Weg: { $names }
spoken-at-bonfire = Am Bonfire: { $names }
spoken-novice = Hier wartet ein Novize
spoken-fate-area = Schicksalsfeld, Reihen von oben, Felder nach Spalte
spoken-row = Reihe { $row }
spoken-cell-free = frei
spoken-cell-printed = frei ({ $what })
spoken-fate-supply = Schicksals-Vorrat, vom ersten bis zum letzten
spoken-eighth = Beiseitegelegt
spoken-points-now = Punkte, wenn jetzt Schluss wäre
