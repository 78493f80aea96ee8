# Le compagnon des jeux en boîte : les cartes de Tom et les feuilles de score.

companion-heading = Compagnon
companion-part-scores = Scores
companion-you = Toi
companion-try-again = Réessayer
companion-not-yet = Le compagnon a besoin du serveur une seule fois. Ensuite il s’en passe.
companion-not-loaded = Cette page a besoin du serveur.
companion-not-loaded-why = Tu sembles hors ligne. Tes tables sont en sécurité et t’attendent. Le compagnon marche sans connexion.
companion-open = Ouvrir le compagnon

## Score sheets

companion-new-sheet = Nouvelle feuille
companion-which-game = Quel jeu
companion-which-kind = Quel type de partie
companion-how-many = Combien de joueurs
companion-with-friends = Entre amis
companion-players = { $count } joueurs
companion-player = Joueur { $number }
companion-team = Équipe { $number }
companion-name-of = Nom du joueur { $number }
companion-name-of-team = Nom de l’équipe { $number }
companion-begin-sheet = Commencer la feuille
companion-sheet-name = { $title } · { $kind }
companion-last-sheets = Dernières feuilles
companion-remove-sheet = Supprimer : { $sheet }
companion-share = Partager
companion-fill-in = Touche une case pour la remplir. Ici s’affiche ce qui compte.
companion-in-points = des points, pas des quantités
companion-field = { $row }, { $name } : points
companion-points-of = Points, { $name }
companion-odd = { $points } n’est pas un multiple de { $each }.
companion-odd-meant = Chaque élément rapporte { $each } points : voulais-tu dire { $meant } ?
companion-put-in = Mettre { $meant }
companion-each = points : { $points } par élément
companion-open-fields =
    { $count ->
        [one] { $count } case est encore vide.
       *[other] { $count } cases sont encore vides.
    }
companion-open-how = Le résultat s’affiche quand toutes les cases sont remplies.
companion-rest-zero = Mettre 0 dans les cases vides
companion-result-draw = Match nul.
companion-result-win =
    { $points ->
        [one] { $name } gagne avec { $points } point d’avance.
       *[other] { $name } gagne avec { $points } points d’avance.
    }
companion-result-tie = Victoire pour { $name }. Ce qui décide : { $what }.
companion-result-shared = Victoire partagée : { $names }.
companion-handicap-rises = Le handicap monte de { $before } à { $after }.
companion-handicap-falls = Le handicap descend de { $before } à { $after }.
companion-handicap-stays = Le handicap reste à { $after }.
companion-best-so-far = Ton record jusqu’ici.
companion-not-counted = Ne pas compter
companion-counted = Dans ma série
companion-add-to-series = Ajouter à ma série
