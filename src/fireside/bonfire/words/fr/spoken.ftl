# Le plateau en mots, pour qui écoute et pour qui préfère lire (Bonfire).

spoken-novices = { $count } Novices sur { $need } siègent au Haut Conseil
spoken-docked = Au port : { $names }
spoken-ships = Navires ici : { $names }
spoken-ship-at = Navire : { $island }
spoken-routes = Routes vers : { $islands }
spoken-field = Case { $field }
spoken-field-now = Le Grand Brasier pointe ici
spoken-space = Case { $space } du Conseil
spoken-council-waits = Son Novice neutre est encore là
spoken-council-lying = Son Novice neutre est couché
spoken-stack =
    { $count ->
        [one] Pioche { $stack } : { $count } tuile face cachée
       *[other] Pioche { $stack } : { $count } tuiles face cachée
    }
spoken-places = Emplacements
spoken-portal = { $portal }, construit
spoken-gap = { $portal }, pas encore construit
spoken-task = Mission
spoken-lit = Ravivé
spoken-on-path = Sur le Chemin : { $names }
spoken-at-bonfire = Sur le Brasier : { $names }
spoken-novice = Un Novice attend ici
spoken-fate-area = Zone Destin, lignes depuis le haut, cases par colonne
spoken-row = Ligne { $row }
spoken-cell-free = libre
spoken-cell-printed = libre ({ $what })
spoken-fate-supply = Réserve Destin, de la première à la dernière
spoken-eighth = Mise à part
spoken-points-now = Points si on s’arrêtait ici
