# Le compagnon des jeux en boîte : les cartes de Tom et les feuilles de score (Bonfire).

companion-part-tom = Tom

companion-tom-about = Pour le jeu en boîte. Le compagnon mélange les cartes de Tom, dit ce qu’il fait et compte pour lui.
companion-handicap = handicap
companion-setup = Mise en place
companion-setup-1 = Installe le jeu pour 2. Écarte les 3 Experts qui montrent de l’Or.
companion-setup-2 = Pioche 7 Missions bleues, 7 rouges et 6 jaunes : 2 de couleurs différentes sur chaque île.
companion-setup-3 = Aucune case du Grand Brasier ne porte deux Portails identiques.
companion-setup-4 = Tom reçoit une cité avec une tuile Départ, sa propre Gardienne et 4 Novices. Ses cartes restent dans la boîte.
companion-begin = Commencer la partie
companion-no-series = Les parties que tu comptes apparaissent ici, avec le handicap avant et après.

companion-pass = Cycle { $pass } sur { $passes }
companion-pass-row = Cycle { $pass }
companion-card-of =
    { $card ->
        [0] { $last } cartes ; la dernière termine la partie
       *[other] carte { $card } sur { $last } ; la dernière termine
    }
companion-gnome-decides = Un Gnome décide.
companion-your-turn = À toi
companion-your-turn-how = Joue ton tour à la table. Puis retourne la carte de Tom.
companion-turn-over = Retourner la carte de Tom
companion-done = C’est fait, à moi
companion-undo = Annuler
companion-over = La partie est finie
companion-over-why = Tom a joué sa dernière carte. Reste à compter les points.
companion-score-game = Compter les points
companion-score-now = Compter maintenant
companion-stop = Arrêter la partie
companion-stop-ask = Arrêter cette partie ?
companion-stop-why = Les cartes de Tom et tout ce qui a été compté seront oubliés.
companion-tom-points = PV de Tom
companion-in-council = au Conseil
companion-less = { $name } : un de moins
companion-more = { $name } : un de plus
companion-countdown-starts = Le compte à rebours commence : encore { $rounds } manches.
companion-countdown =
    { $round ->
        [one] Compte à rebours, manche { $round }. Qui passe maintenant reçoit { $round } PV.
       *[other] Compte à rebours, manche { $round }. Qui passe maintenant reçoit { $round } PV.
    }
companion-step-done = L’étape { $number } est faite
companion-step-gnome = Retourne le premier Gnome de la pioche et défausse-le. Quelle Ressource montre-t-il ?
companion-step-task_i-1 = Sur les deux îles de cette Ressource, trouve la Mission qui vaut le plus. Égalité ? Tu choisis.
companion-step-task_i-2 = Pose-la face Brasier sur le prochain emplacement libre de Tom en sens horaire. Aucune Mission : rien ne se passe.
companion-step-task_ii-1 = Sur les deux îles de cette Ressource, trouve la Mission qui vaut le moins. Égalité ? Tu choisis.
companion-step-task_ii-2 = Pose-la face Brasier sur le prochain emplacement libre de Tom en sens horaire. Puis un de ses Novices va sur une case au choix du Haut Conseil. Aucune Mission : rien ne se passe.
companion-step-gnome-1 = Tom prend tous les Experts visibles avec cette Ressource, de gauche à droite, jusqu’à avoir { $limit } Gnomes.
companion-step-gnome-2 = Complète l’Étalage. Aucun Expert : rien ne se passe.
companion-step-path-1 = Tom prend toutes les tuiles Chemin visibles avec cette Ressource, de gauche à droite, jusqu’à en avoir { $limit } avec celle de la tuile Départ.
companion-step-path-2 = Pose-les sur ses prochains emplacements en sens horaire et complète l’Étalage. Aucune tuile : rien ne se passe.
companion-step-guardian-1 = Tom prend une Gardienne d’une couleur qui lui manque et la place sur sa case Départ.
companion-step-great_bonfire-1 = Tourne le Grand Brasier en sens horaire jusqu’à la prochaine case avec le Portail du prochain emplacement de Tom. La case actuelle vient en dernier.
companion-step-great_bonfire-2 = Tom prend ce Portail et le met en place. Aucun Portail de ce genre : le Grand Brasier ne bouge pas.
companion-step-council = Tom vient-il d’accomplir une Mission du Conseil dont le Novice neutre est encore là ?
companion-novice-task_ii = Son Novice va au Conseil
companion-instead-tasks = Il a déjà { $limit } Missions
companion-instead-portals = Il a déjà { $limit } Portails
companion-instead-paths = Il a déjà { $limit } tuiles Chemin
companion-instead-guardians = Il a déjà { $limit } Gardiennes
companion-instead-gnomes = Il a déjà { $limit } Gnomes
companion-council-novice = Ce Novice neutre va au Conseil, couché

companion-with-tom = Contre Tom
companion-head-start = Avance
companion-about-head-start = handicap
companion-about-in-play = Sages, Conseil, passer
companion-about-bonfires = PV imprimés
companion-about-guardians = PV selon leur place
companion-about-council-tasks = PV : 4 par Mission ; 7 pour sept Brasiers
companion-about-leftovers = PV : 1 pour 2
companion-result-you =
    { $points ->
        [one] Tu gagnes avec { $points } point d’avance.
       *[other] Tu gagnes avec { $points } points d’avance.
    }
companion-result-tom =
    { $points ->
        [one] Tom gagne avec { $points } point d’avance.
       *[other] Tom gagne avec { $points } points d’avance.
    }

companion-help-bonfire-head-start = Un handicap positif est l’avance de Tom, un négatif est la tienne.
companion-help-bonfire-in-play = Ce que montre la Piste de score : Sages, cases du Conseil, Grand Brasier, PV gagnés en passant pendant le compte à rebours. Sans l’avance.
companion-help-bonfire-bonfires = Les points imprimés de chaque Brasier, de 2 à 8.
companion-help-bonfire-guardians = Pour chaque Gardienne sur un Brasier, les points de sa place. Avec le Gnome 18, 2 de plus chacune.
companion-help-bonfire-portals = { $points } PV pour chaque Portail relié à un Brasier.
companion-help-bonfire-crystals = { $points } PV pour chaque tuile Chemin dont le Cristal a la couleur du Brasier de sa place, avec ou sans Portail.
companion-help-bonfire-council-tasks = { $points } PV pour chaque Mission du Conseil accomplie à ce moment. Sept Brasiers valent 7.
companion-help-bonfire-fate-tiles = { $points } PV pour chaque tuile Destin restée dans la Réserve.
companion-help-bonfire-leftovers = Compte ensemble tuiles Action et Ressources : 1 PV par lot de 2, arrondi à l’inférieur.
companion-help-tie-bonfires = À égalité, qui a plus de Brasiers gagne. Encore égalité : victoire partagée.
