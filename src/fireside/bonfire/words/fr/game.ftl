# Bonfire: what its board, its choices and its log say.
# Ids made in the client from a prefix and a name of the game:
# prefix: bonfire-token-  (a kind of token, and with -long what it pays for)
# prefix: bonfire-resource-  (a resource)
# prefix: bonfire-good-  (so many tokens or resources of a kind)
# prefix: bonfire-symbol-  (a symbol on a fate tile)
# prefix: bonfire-island-  (an island)
# prefix: bonfire-guardian-  (a guardian)
# prefix: bonfire-portal-  (a portal by its shape)
# prefix: bonfire-crystal-  (the crystal of a path tile)
# prefix: bonfire-task-  (what a task asks for, by its kind and what it shows)
# prefix: bonfire-gnome-  (what a gnome does, by its number; bonfire-gnome-name- what it is called)
# prefix: bonfire-bonus-  (the bonus of a council space)
# prefix: bonfire-council-task-  (a council task)
# prefix: bonfire-choice-  (a choice, and with -long what it means)
# prefix: bonfire-direction-  (where the symbols of a fate tile follow)
# prefix: bonfire-payment-  (what is being paid for)
# prefix: bonfire-tom-card-  (a card of Tom's)
# prefix: bonfire-question-  (what is asked in a phase)
# prefix: bonfire-scoring-  (a line of the final scoring)

## Tokens and resources

bonfire-token-ship = Action Navire
bonfire-token-ship-long = Naviguer : 1 tuile par route, 3 pour l’île de ton choix.
bonfire-token-path = Action Chemin
bonfire-token-path-long = Construire le prochain Chemin : 1 tuile pour chacun des quatre premiers emplacements, puis 2.
bonfire-token-task = Action Mission
bonfire-token-task-long = Recevoir une Mission de l’île où se trouve ton Navire.
bonfire-token-great_bonfire = Action Grand Brasier
bonfire-token-great_bonfire-long = Tourner le Grand Brasier : 1 tuile par case, 3 pour la case de ton choix.
bonfire-token-guardian = Action Gardienne
bonfire-token-guardian-long = Rapatrier une Gardienne, ou mener une Procession : 1 tuile par Étape.
bonfire-token-gnome = Action Gnome
bonfire-token-gnome-long = Recruter un Gnome : 2 tuiles et 1 fois sa Ressource, ou 1 tuile et 2 fois.
bonfire-token-yellow = Action jaune
bonfire-token-yellow-long = Remplace n’importe quelle tuile Action.

bonfire-resource-flower = Fleur
bonfire-resource-fruit = Fruit
bonfire-resource-herb = Herbe
bonfire-resource-shell = Coquillage
bonfire-resource-root = Racine
bonfire-resource-gold = Or

bonfire-good-ship =
    { $count ->
        [one] { $count } Action Navire
       *[other] { $count } Actions Navire
    }
bonfire-good-path =
    { $count ->
        [one] { $count } Action Chemin
       *[other] { $count } Actions Chemin
    }
bonfire-good-task =
    { $count ->
        [one] { $count } Action Mission
       *[other] { $count } Actions Mission
    }
bonfire-good-great_bonfire =
    { $count ->
        [one] { $count } Action Grand Brasier
       *[other] { $count } Actions Grand Brasier
    }
bonfire-good-guardian =
    { $count ->
        [one] { $count } Action Gardienne
       *[other] { $count } Actions Gardienne
    }
bonfire-good-gnome =
    { $count ->
        [one] { $count } Action Gnome
       *[other] { $count } Actions Gnome
    }
bonfire-good-yellow =
    { $count ->
        [one] { $count } Action jaune
       *[other] { $count } Actions jaunes
    }
bonfire-good-flower =
    { $count ->
        [one] { $count } Fleur
       *[other] { $count } Fleurs
    }
bonfire-good-fruit =
    { $count ->
        [one] { $count } Fruit
       *[other] { $count } Fruits
    }
bonfire-good-herb =
    { $count ->
        [one] { $count } Herbe
       *[other] { $count } Herbes
    }
bonfire-good-shell =
    { $count ->
        [one] { $count } Coquillage
       *[other] { $count } Coquillages
    }
bonfire-good-root =
    { $count ->
        [one] { $count } Racine
       *[other] { $count } Racines
    }
bonfire-good-gold = { $count } Or
bonfire-good-any =
    { $count ->
        [one] 1 Ressource au choix
       *[other] { $count } Ressources au choix
    }
bonfire-points = { $count } PV

bonfire-symbol-ship = Navire
bonfire-symbol-path = Chemin
bonfire-symbol-task = Mission
bonfire-symbol-great_bonfire = Grand Brasier
bonfire-symbol-guardian = Gardienne
bonfire-symbol-gnome = Gnome

## Islands

bonfire-island-flower-1 = Île aux Fleurs I
bonfire-island-flower-2 = Île aux Fleurs II
bonfire-island-shell-1 = Île aux Coquillages I
bonfire-island-shell-2 = Île aux Coquillages II
bonfire-island-root-1 = Île aux Racines I
bonfire-island-root-2 = Île aux Racines II
bonfire-island-herb-1 = Île aux Herbes I
bonfire-island-herb-2 = Île aux Herbes II
bonfire-island-fruit-1 = Île aux Fruits I
bonfire-island-fruit-2 = Île aux Fruits II
bonfire-island-grey = Île grise
bonfire-island-pink = Île rose
bonfire-island-natural = Île beige
bonfire-island-amber = Île ambre
bonfire-island-tasks = Missions : { $tasks }
bonfire-island-empty = Plus aucune Mission ici.
bonfire-island-guardians =
    { $count ->
        [0] Plus aucune Gardienne ici.
        [one] { $count } Gardienne ici. Elle coûte 1 Action Gardienne.
       *[other] { $count } Gardiennes ici. Chacune coûte 1 Action Gardienne.
    }
bonfire-island-cost = Coût d’une Mission : des Actions Mission, 1 { $resource } et la Ressource d’une de tes Offrandes visibles.
bonfire-ship = Navire : { $name }
bonfire-ship-dock = Au Port : le premier voyage mène à n’importe quelle île pour 1 tuile.
bonfire-dock = Port
bonfire-sea = Carte marine

## Guardians, portals, paths

bonfire-guardian-grey = Gardienne grise
bonfire-guardian-pink = Gardienne rose
bonfire-guardian-natural = Gardienne beige
bonfire-guardian-amber = Gardienne ambre
bonfire-guardian-own = Gardienne de départ
bonfire-portal-circle = Portail Cercle
bonfire-portal-triangle = Portail Triangle
bonfire-portal-square = Portail Carré
bonfire-portal-diamond = Portail Losange
bonfire-portal-hexagon = Portail Hexagone
bonfire-portal-star = Portail Étoile
bonfire-portal-crescent = Portail Croissant
bonfire-portal-long = Par ici, les Gardiennes rejoignent le Brasier. Vaut 2 PV s’il est relié à un Brasier.
bonfire-gap-long = Pas encore de Portail. Ils se placent de l’emplacement 7 à l’emplacement 1.
bonfire-crystal-blue = bleu
bonfire-crystal-red = rouge
bonfire-crystal-yellow = jaune
bonfire-path = Tuile Chemin : Cristal { $crystal }, { $resource }
bonfire-path-start = Chemin de départ : Or
bonfire-path-start-crystal = Chemin de départ : Cristal { $crystal }, Or
bonfire-path-none = Pas de tuile Chemin
bonfire-path-long = Un Cristal de la couleur du Brasier voisin vaut 2 PV. Une Gardienne qui s’arrête ici gagne la Ressource.
bonfire-location-start = la case Départ
bonfire-location-path = le Chemin { $place }
bonfire-location-bonfire = le Brasier { $place }

## Tasks

# $colour is blue, red or yellow
bonfire-task =
    { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    }, { $points } PV – { $asks }
bonfire-task-of =
    { $colour ->
        [blue] Mission bleue
        [red] Mission rouge
       *[yellow] Mission jaune
    }, { $points } PV
bonfire-bonfire-of =
    { $colour ->
        [blue] Brasier bleu
        [red] Brasier rouge
       *[yellow] Brasier jaune
    }, { $points } PV
bonfire-task-blue_and_red_bonfire = 1 Brasier bleu et 1 Brasier rouge
bonfire-task-guardian-grey = la Gardienne grise
bonfire-task-guardian-pink = la Gardienne rose
bonfire-task-guardian-natural = la Gardienne beige
bonfire-task-guardian-amber = la Gardienne ambre
bonfire-task-path_with-flower = 1 tuile Chemin avec une Fleur
bonfire-task-path_with-fruit = 1 tuile Chemin avec un Fruit
bonfire-task-path_with-herb = 1 tuile Chemin avec une Herbe
bonfire-task-path_with-shell = 1 tuile Chemin avec un Coquillage
bonfire-task-path_with-root = 1 tuile Chemin avec une Racine
bonfire-task-path_with-gold = 1 tuile Chemin avec de l’Or
bonfire-task-offering_at-flower = 1 Offrande sur une île aux Fleurs
bonfire-task-offering_at-fruit = 1 Offrande sur une île aux Fruits
bonfire-task-offering_at-herb = 1 Offrande sur une île aux Herbes
bonfire-task-offering_at-shell = 1 Offrande sur une île aux Coquillages
bonfire-task-offering_at-root = 1 Offrande sur une île aux Racines
bonfire-task-two_pairs = 2 Ressources en 2 exemplaires chacune, hors Or
bonfire-task-offerings_on_3_islands = des Offrandes sur 3 îles
bonfire-task-2_offerings_on_one_island = 2 Offrandes sur une même île
bonfire-task-group_of_3-ship = 3 symboles Navire reliés dans la zone Destin
bonfire-task-group_of_3-path = 3 symboles Chemin reliés dans la zone Destin
bonfire-task-group_of_3-task = 3 symboles Mission reliés dans la zone Destin
bonfire-task-group_of_3-great_bonfire = 3 symboles Grand Brasier reliés dans la zone Destin
bonfire-task-group_of_3-guardian = 3 symboles Gardienne reliés dans la zone Destin
bonfire-task-group_of_3-gnome = 3 symboles Gnome reliés dans la zone Destin
bonfire-task-gnome_with-flower = 1 Gnome avec une Fleur
bonfire-task-gnome_with-fruit = 1 Gnome avec un Fruit
bonfire-task-gnome_with-herb = 1 Gnome avec une Herbe
bonfire-task-gnome_with-shell = 1 Gnome avec un Coquillage
bonfire-task-gnome_with-root = 1 Gnome avec une Racine
bonfire-task-gnome_with-gold = 1 Gnome avec de l’Or
bonfire-task-council_task = 1 Mission du Conseil accomplie
bonfire-task-3_portals = 3 Portails
bonfire-task-two_guardians = { $first } et { $second }
bonfire-task-3_gnomes = 3 Gnomes
bonfire-task-4_gold = 4 Or
bonfire-task-adjacent_paths_alike = 2 tuiles Chemin voisines avec la même Ressource
bonfire-task-three_of-flower = 3 Fleurs
bonfire-task-three_of-fruit = 3 Fruits
bonfire-task-three_of-herb = 3 Herbes
bonfire-task-three_of-shell = 3 Coquillages
bonfire-task-three_of-root = 3 Racines
bonfire-task-three_of-gold = 3 Or
bonfire-task-both_islands-flower = des Offrandes sur les deux îles aux Fleurs
bonfire-task-both_islands-fruit = des Offrandes sur les deux îles aux Fruits
bonfire-task-both_islands-herb = des Offrandes sur les deux îles aux Herbes
bonfire-task-both_islands-shell = des Offrandes sur les deux îles aux Coquillages
bonfire-task-both_islands-root = des Offrandes sur les deux îles aux Racines
bonfire-task-bonfires_in_3_colours = des Brasiers des trois couleurs
bonfire-task-4_guardians = 4 Gardiennes
bonfire-task-two_groups_of_3 = 3 symboles reliés de chaque type dans la zone Destin : { $first }, { $second }
bonfire-task-4_blue = 4 Missions ou Brasiers bleus
bonfire-task-5_portals = 5 Portails
bonfire-task-offerings_on_5_islands = des Offrandes sur 5 îles
bonfire-task-4_red = 4 Missions ou Brasiers rouges
bonfire-task-5_gnomes = 5 Gnomes
bonfire-task-3_elders = 3 Sages
bonfire-task-3_offerings_on_one_island = 3 Offrandes sur une même île
bonfire-task-offering_stack_empty = une pioche Offrandes épuisée
bonfire-task-3_red_crystals = 3 tuiles Chemin à Cristal rouge
bonfire-task-5_bonfires = 5 Brasiers
bonfire-task-4_blue_crystals = 4 tuiles Chemin à Cristal bleu
bonfire-task-4_yellow = 4 Missions ou Brasiers jaunes
bonfire-task-2_offerings_on_3_islands = 2 Offrandes sur chacune de 3 îles
bonfire-task-5_equal_resources = 5 Ressources identiques, hors Or
bonfire-task-two_triples = 2 Ressources en 3 exemplaires chacune, hors Or
bonfire-task-marked_cells_covered = toutes les cases surlignées de la zone Destin recouvertes
bonfire-task-2_guardians_at_bonfires = 2 Gardiennes sur des Brasiers
bonfire-task-gold_cells_covered = toutes les cases dorées de la zone Destin recouvertes
bonfire-task-outer_columns_covered = les deux colonnes extérieures de la zone Destin recouvertes
bonfire-task-two_groups_of_4 = deux groupes de 4 symboles identiques reliés dans la zone Destin

## Gnomes

bonfire-gnome-name-1 = l’Aubergiste
bonfire-gnome-name-2 = le Tambour
bonfire-gnome-name-3 = le Marchandeur
bonfire-gnome-name-4 = le Héraut
bonfire-gnome-name-5 = l’Alchimiste
bonfire-gnome-name-6 = le Gourmet
bonfire-gnome-name-7 = le Placeur
bonfire-gnome-name-8 = le Paveur
bonfire-gnome-name-9 = le Recruteur
bonfire-gnome-name-10 = l’Écuyer gris
bonfire-gnome-name-11 = l’Écuyer rose
bonfire-gnome-name-12 = l’Écuyer beige
bonfire-gnome-name-13 = l’Écuyer ambre
bonfire-gnome-name-14 = le Devin
bonfire-gnome-name-15 = le Trésorier
bonfire-gnome-name-16 = le Terrassier
bonfire-gnome-name-17 = le Portier
bonfire-gnome-name-18 = le Menuisier
bonfire-gnome-name-19 = le Greffier
bonfire-gnome-name-20 = le Péager
bonfire-gnome-name-21 = le Timonier
bonfire-gnome-name-22 = le Charron
bonfire-gnome-name-23 = le Collectionneur
bonfire-gnome-name-24 = le Médiateur
bonfire-gnome-name-25 = l’Architecte
bonfire-gnome-name-26 = le Négociateur
bonfire-gnome-name-27 = le Vagabond
bonfire-gnome-name-28 = le Sage des Chemins
bonfire-gnome-name-29 = le Sage du Destin
bonfire-gnome-name-30 = le Sage des Portails
bonfire-gnome-name-31 = le Sage des Missions
bonfire-gnome-name-32 = le Sage des Gardiennes
bonfire-gnome-name-33 = le Sage des Gnomes
bonfire-gnome-1 = Les tuiles Chemin accueillent un nombre illimité de Gardiennes.
bonfire-gnome-2 = Les Processions vont 1 Étape plus loin que payé.
bonfire-gnome-3 = Une Mission coûte 2 Ressources au choix.
bonfire-gnome-4 = 2 PV par Sage recruté.
bonfire-gnome-5 = Une Action jaune compte pour deux.
bonfire-gnome-6 = Les Gardiennes choisissent la Ressource qu’elles gagnent.
bonfire-gnome-7 = 1 Or par Novice envoyé au Haut Conseil.
bonfire-gnome-8 = Chaque tuile Chemin prise rapporte 1 fois sa Ressource.
bonfire-gnome-9 = Recruter avec des Ressources au choix.
bonfire-gnome-10 = La Gardienne grise gagne deux fois sa Ressource.
bonfire-gnome-11 = La Gardienne rose gagne deux fois sa Ressource.
bonfire-gnome-12 = La Gardienne beige gagne deux fois sa Ressource.
bonfire-gnome-13 = La Gardienne ambre gagne deux fois sa Ressource.
bonfire-gnome-14 = Placer une tuile Destin en gardant jusqu’à 3 tuiles Action.
bonfire-gnome-15 = 1 Action jaune avec chaque Gnome, celui-ci compris.
bonfire-gnome-16 = Les symboles imprimés recouverts rapportent double.
bonfire-gnome-17 = Chaque nouvelle Gardienne mène une Procession gratuite d’1 Étape.
bonfire-gnome-18 = À la fin, 2 PV de plus par Gardienne sur un Brasier.
bonfire-gnome-19 = 1 Or et 1 Action jaune par Mission du Conseil accomplie.
bonfire-gnome-20 = 1 Or quand une Gardienne s’arrête sur le Chemin 1.
bonfire-gnome-21 = Le Navire va 1 route plus loin que payé.
bonfire-gnome-22 = Le Grand Brasier tourne d’1 case de plus que payé.
bonfire-gnome-23 = Les 3 récompenses du Grand Brasier.
bonfire-gnome-24 = Les Novices peuvent partager une case du Conseil.
bonfire-gnome-25 = Portails dans n’importe quel ordre.
bonfire-gnome-26 = Une Mission coûte toujours 1 tuile.
bonfire-gnome-27 = Les tuiles Destin peuvent dépasser du bord.
bonfire-gnome-28 = 1 PV par tuile Chemin de la cité.
bonfire-gnome-29 = 1 PV par tuile Destin placée.
bonfire-gnome-30 = 1 PV par Portail de la cité.
bonfire-gnome-31 = 1 PV par Mission ou Brasier de la cité.
bonfire-gnome-32 = 1 PV par Gardienne de la cité.
bonfire-gnome-33 = 1 PV par Gnome de la cité.
bonfire-gnome-cost = 2 Actions Gnome et 1 { $resource }, ou 1 et 2
bonfire-gnome-called = Gnome { $number }, { $name }
bonfire-gnomes = Gnomes
bonfire-gnomes-count = { $count } sur { $most }
bonfire-specialists = Experts
bonfire-specialists-hint = 2 tuiles + 1 Ressource, ou 1 + 2
bonfire-elders = Sages
bonfire-elders-hint = PV immédiats
bonfire-no-gnome = Pas de Gnome ici

## The High Council

bonfire-council = Haut Conseil
bonfire-bonus-1 = 2 Or et 1 Action jaune
bonfire-bonus-2 = Une tuile Chemin gratuite au choix, même dans les pioches
bonfire-bonus-3 = Une nouvelle Gardienne gratuite
bonfire-bonus-4 = Grand Brasier gratuit, case au choix
bonfire-bonus-5 = Un Expert visible gratuit
bonfire-bonus-6 = Déplacer une Gardienne où tu veux
bonfire-bonus-7 = Voyage gratuit, île au choix
bonfire-bonus-8 = Placer une tuile Destin
bonfire-space-first = Pour un Novice qui vient ici.
bonfire-space-point = Pour un Novice qui vient ici. Ou 1 PV à la place.
bonfire-space-seated = Ici : { $names }
bonfire-council-novice = Novice neutre
bonfire-council-task-tasks = 7 Missions ou Brasiers
bonfire-council-task-portals = 7 Portails
bonfire-council-task-paths = 7 tuiles Chemin
bonfire-council-task-guardians = 5 Gardiennes
bonfire-council-task-gnomes = 6 Gnomes
bonfire-council-task-long = 4 PV à la fin. Qui l’accomplit en premier peut envoyer son Novice neutre au Haut Conseil.
bonfire-council-tasks = Missions du Conseil
bonfire-council-tasks-hint = 4 PV chacune à la fin
bonfire-progress = Tu en as { $have } sur { $need }.
bonfire-progress-done = Accomplie.
bonfire-lacks = Il manque encore : { $what }
bonfire-lack-bonfire =
    { $colour ->
        [blue] un Brasier bleu
        [red] un Brasier rouge
       *[yellow] un Brasier jaune
    }
bonfire-novices =
    { $count ->
        [one] { $count } Novice au Haut Conseil
       *[other] { $count } Novices au Haut Conseil
    }
bonfire-countdown-long = Quand toutes les places de cette rangée sont prises, il reste cinq manches.
bonfire-countdown =
    { $round ->
        [6] Le compte à rebours commence à la prochaine manche.
       *[other] Compte à rebours, manche { $round } : passer rapporte { $round } PV.
    }
bonfire-countdown-short =
    { $round ->
        [6] Compte à rebours : bientôt
        [1] Dernière manche
       *[other] Encore { $round } manches
    }

## The Great Bonfire

bonfire-great-bonfire = Grand Brasier
bonfire-great-bonfire-long = Le tourner en sens horaire : 1 tuile par case, 3 pour la case de ton choix. Prendre 2 des 3 récompenses.
bonfire-field-portals = Portails : { $portals }
bonfire-field-no-portal = Plus aucun Portail ici.
bonfire-reward-portal = Portail

## City

bonfire-your-supply = Ta Réserve
bonfire-supply-of = Réserve : { $name }
bonfire-your-city = Ta cité
bonfire-city-of = Cité : { $name }
bonfire-tokens = Tuiles Action
bonfire-resources = Ressources
bonfire-offerings = Offrandes
bonfire-offerings-long = Tu laisses celle qui est visible sur l’île dont tu reçois la Mission, et tu paies aussi sa Ressource.
bonfire-offering = Offrande : { $resource }
bonfire-offering-none = Plus d’Offrande
bonfire-offerings-left = × { $count }
bonfire-fate-supply = Réserve Destin
bonfire-fate-tiles-left =
    { $count ->
        [one] { $count } tuile Destin restante
       *[other] { $count } tuiles Destin restantes
    }
bonfire-offerings-count =
    { $count ->
        [one] { $count } Offrande restante
       *[other] { $count } Offrandes restantes
    }
bonfire-fate-long = On peut placer la première ou la dernière tuile de la Réserve. À la fin, chaque tuile restante vaut 3 PV.
bonfire-fate-opening = Ta zone Destin s’ouvre avec la tuile du milieu de ta Réserve ou avec celle mise à part.
bonfire-fate-area = Zone Destin
bonfire-fate-hint = 3 PV chacune
bonfire-fate-lay = Survole les cases ou utilise les flèches. R tourne la tuile.
bonfire-fate-how = Pointe l’endroit voulu et clique pour y placer la tuile. R la tourne ; Tab et les flèches la déplacent.
bonfire-fate-how-touch = Touche l’endroit voulu, puis touche de nouveau pour placer la tuile. « Tourner » la tourne.
bonfire-fate-turn = Tourner
bonfire-fate-put = Placer
bonfire-start = Départ
bonfire-start-long = Départ des nouvelles Gardiennes.
bonfire-place = Emplacement { $place }
# a place in any sentence: $points is what its seat is worth, the number on the board
bonfire-place-number = { $place } (place à { $points } PV)
bonfire-place-empty = Libre pour une Mission.
bonfire-place-path = Chemin { $place }
bonfire-place-path-cost =
    { $count ->
        [one] Coûte { $count } Action Chemin.
       *[other] Coûte { $count } Actions Chemin.
    }
bonfire-place-no-path = sans Chemin
bonfire-place-portal = Portail construit
bonfire-place-no-portal = sans Portail
bonfire-place-seat = Place de Gardienne : { $points } PV
bonfire-paths = Chemins
bonfire-paths-hint =
    { $count ->
        [one] emplacement { $place } : { $count } tuile
       *[other] emplacement { $place } : { $count } tuiles
    }
bonfire-paths-full = ton Chemin est complet
bonfire-others = Autres
bonfire-status-next = ensuite
bonfire-status-now = joue
bonfire-status-passed = a passé
bonfire-status-stuck = plus de tour
bonfire-points-now = { $points } PV ; { $total } au décompte actuel
bonfire-close = Fermer
bonfire-scored-now = au décompte actuel
bonfire-in-hand = En main

## Tom

bonfire-tom = Tom
bonfire-tom-deck = Cartes de Tom
bonfire-tom-played =
    { $count ->
        [one] { $count } carte jouée
       *[other] { $count } cartes jouées
    }
bonfire-tom-to-come = Encore à venir dans ce cycle
bonfire-tom-card-great_bonfire = Grand Brasier : tourne jusqu’au prochain Portail qu’il lui faut.
bonfire-tom-card-task_ii = Mission II : celle qui vaut le moins, aussitôt face Brasier, et un Novice.
bonfire-tom-card-task_i = Mission I : celle qui vaut le plus, aussitôt face Brasier.
bonfire-tom-card-guardian = Gardienne : une Gardienne qui lui manque.
bonfire-tom-card-path = Chemin : toutes les tuiles visibles avec la Ressource du Gnome.
bonfire-tom-card-gnome = Gnome : tous les Experts visibles avec la Ressource du Gnome.

## Tabs

bonfire-tab-sea = Mer
bonfire-tab-bonfire = Brasier
bonfire-tab-city = Cité
bonfire-tab-others = Autres
bonfire-tab-gnomes = Gnomes
bonfire-tab-paths = Chemins

## Choices

bonfire-choice-open-dealt = Ouvrir ta zone Destin avec la tuile mise à part.
bonfire-choice-open-swapped = Ouvrir ta zone Destin avec la tuile du milieu de ta Réserve ; celle mise à part prend sa place.
# $which: swapped or dealt, $turned: yes or no
bonfire-choice-open-drawn =
    { $which ->
        [swapped] Tuile du milieu
       *[dealt] Tuile à part
    }{ $turned ->
        [yes] , tournée
       *[no] { "" }
    }
bonfire-choice-fate = Placer : { $tile }
# $end: first or last of the supply
bonfire-choice-fate-drawn =
    { $end ->
        [first] Placer celle de gauche
       *[last] Placer celle de droite
    }
bonfire-choice-fate-note =
    { $count ->
        [one] { $count } tuile défaussée
       *[other] { $count } tuiles défaussées
    }
bonfire-choice-fate-long = D’abord, les tuiles Action en trop sont défaussées. Chaque symbole rapporte une tuile Action par symbole de son groupe.
bonfire-choice-keep = Garder : { $token }
bonfire-choice-build-path = Construire un Chemin
bonfire-choice-build-path-long = Une tuile Chemin pour l’emplacement { $place }.
bonfire-choice-sail = Naviguer
bonfire-choice-sail-long = Ton Navire va vers une île, et tu peux y agir.
bonfire-choice-take-task = Recevoir une Mission
bonfire-choice-take-task-long = De l’île où se trouve ton Navire, contre une Offrande.
bonfire-choice-fetch = Rapatrier une Gardienne
bonfire-choice-fetch-long = La Gardienne de cette île vient sur ta case Départ.
bonfire-choice-procession = Procession
bonfire-choice-procession-long = Tes Gardiennes avancent sur ton Chemin et gagnent des Ressources là où elles s’arrêtent.
bonfire-choice-great-bonfire = Grand Brasier
bonfire-choice-great-bonfire-long = Le tourner et prendre 2 des 3 récompenses de sa case.
bonfire-choice-recruit = Recruter un Gnome
bonfire-choice-recruit-long = Un Expert ou un Sage rejoint ta cité.
bonfire-choice-stay-aboard = Rester à bord
bonfire-choice-stay-aboard-long = Pas d’action sur l’île.
bonfire-choice-pass = Passer
bonfire-choice-pass-note = { $points } PV, plus de tour
bonfire-choice-pass-long = { $points } PV maintenant, et plus de tour.
bonfire-choice-end-turn = Finir le tour
bonfire-choice-end-turn-long = Pas d’Action Bonus.
bonfire-choice-pay =
    { $yellow ->
        [0] Payer sans Action jaune
        [one] Payer avec { $yellow } Action jaune
       *[other] Payer avec { $yellow } Actions jaunes
    }
bonfire-choice-pay-others = En remplacer une par deux autres
bonfire-choice-give = Donner : { $token }
bonfire-choice-spend = Payer { $goods }
bonfire-choice-pay-drawn = Payer
bonfire-choice-tile-drawn = Placer : { $crystal }, { $resource }
bonfire-choice-tile-long = Va à l’emplacement { $place }.
bonfire-choice-stack = Pioche { $stack }
bonfire-choice-stack-long =
    { $count ->
        [0] La pioche est vide.
        [one] La dernière tuile face cachée.
       *[other] La première de { $count } tuiles face cachée.
    }
bonfire-choice-renew = Nouvelles tuiles
bonfire-choice-renew-long = Les quatre tuiles visibles vont sous les pioches, et quatre autres sont révélées. Puis tu en prends une.
bonfire-choice-look-up-long = Cherchée dans les pioches.
bonfire-choice-offering = Offrande : { $resource }
bonfire-choice-offering-long = Elle reste sur l’île et coûte sa Ressource.
bonfire-choice-at-place = Emplacement { $place }
bonfire-choice-steps =
    { $steps ->
        [one] { $steps } Étape
       *[other] { $steps } Étapes
    }
bonfire-choice-move = { $guardian } vers { $to }
bonfire-choice-move-path = Depuis { $from }.
bonfire-choice-move-seat = La place vaut { $points } PV.
bonfire-choice-stay = Personne ne bouge
bonfire-choice-stay-long = Les Gardiennes restent où elles sont.
bonfire-choice-earn = Gagner : { $resource }
bonfire-choice-portal = { $portal }, emplacement { $place }
bonfire-choice-for-tokens =
    { $tokens ->
        [one] { $tokens } Action Gnome et { $resources } Ressources
       *[other] { $tokens } Actions Gnome et { $resources } Ressource
    }
bonfire-choice-light = Raviver : { $task }
bonfire-choice-light-long = La Mission devient un Brasier qui vaut { $points } PV ; son Novice va au Haut Conseil.
bonfire-choice-novice = Novice neutre : { $task }
bonfire-choice-novice-long = Son Novice va au Haut Conseil.
bonfire-choice-council-point = 1 PV sur la case { $space }
bonfire-choice-council-instead = Au lieu de : { $bonus }
bonfire-choice-bring-long = Vient sur ta case Départ.
bonfire-choice-lay = Colonne { $column }, ligne { $row }, { $direction }
bonfire-direction-right = vers la droite
bonfire-direction-left = vers la gauche
bonfire-direction-up = vers le haut
bonfire-direction-down = vers le bas
bonfire-costs = Coûte { $goods }
bonfire-brings = Rapporte { $goods }
bonfire-brings-points = Rapporte { $count } PV
bonfire-puts-back = Défausse { $goods }
bonfire-brings-guardian = { $guardian } arrive
bonfire-brings-portal = { $portal }, emplacement { $place }
bonfire-brings-fulfil = Accomplit la Mission du Conseil : { $task }
# $parts: sources of points, each with what it gains or loses
bonfire-brings-scoring = Au décompte final : { $parts }
bonfire-brings-countdown = Lance le compte à rebours
bonfire-which = Que choisir ?

## Questions

bonfire-waiting = { $name } réfléchit.
bonfire-question-over = La partie est finie.
bonfire-question-bonus-action = Une Action Bonus, ou la fin du tour ?
bonfire-question-opening = Quelle tuile ouvre ta zone Destin ?
bonfire-question-turn = À toi : que fais-tu ?
bonfire-question-keep-tokens =
    Quelle tuile Action garder ? { $left ->
        [1] Encore une à choisir : les autres sont défaussées.
       *[other] Encore { $left } à choisir : les autres sont défaussées.
    }
bonfire-question-lay-fate-tile = Où va la tuile Destin ?
bonfire-question-pay-tokens = Comment payer ?
bonfire-question-give-tokens =
    Deux pour une : quelle tuile donner ? { $left ->
        [1] Encore une.
       *[other] Encore { $left }.
    }
bonfire-question-choose-path-tile = Quelle tuile Chemin ?
bonfire-question-look-up-path-tile = Quelle tuile Chemin, parmi toutes ?
bonfire-question-choose-island = Vers où ?
bonfire-question-island-action = Ton Navire est arrivé. Que fais-tu sur place ?
bonfire-question-choose-offering = Quelle Offrande laisser ?
bonfire-question-spend-resources = Quelles Ressources payer ?
bonfire-question-choose-task = Quelle Mission ?
bonfire-question-choose-place = Où va la Mission ?
bonfire-question-choose-steps = Combien d’Étapes pour la Procession ?
bonfire-question-move-guardian = Qui bouge, et vers où ?
bonfire-question-earn-resource = Quelle Ressource gagner ?
bonfire-question-turn-great-bonfire = Quelle case du Grand Brasier ?
bonfire-question-choose-rewards = Quelles récompenses ?
bonfire-question-choose-gap = Où va le Portail ?
bonfire-question-choose-gnome = Quel Gnome ?
bonfire-question-choose-way-to-pay = Comment payer ?
bonfire-question-choose-council-space = Où va le Novice ?
bonfire-question-bring-guardian = Quelle Gardienne vient ?
bonfire-question-take-specialist = Quel Expert ?
bonfire-question-move-one-guardian = Quelle Gardienne bouge, et vers où ?
bonfire-question-fate-bonus = Quelle tuile Destin placer ?
bonfire-question-task-for-tom = Tom prend une de ces Missions. Laquelle ?
bonfire-payment-voyage = Voyage : { $island }
bonfire-payment-guardian = { $guardian } vers ta case Départ
bonfire-payment-great-bonfire = Grand Brasier vers { $field }
bonfire-payment-path = Tuile Chemin, emplacement { $place }
bonfire-payment-procession = Procession : { $steps }
bonfire-payment-gnome = Recruter : { $gnome }
bonfire-payment-task = Mission : { $island }

## Final scoring

bonfire-scoring-in-play = En cours de partie
bonfire-scoring-bonfires = Brasiers
bonfire-scoring-guardians = Gardiennes sur un Brasier
bonfire-scoring-portals = Portails reliés à un Brasier
bonfire-scoring-crystals = Cristaux assortis
bonfire-scoring-council-tasks = Missions du Conseil
bonfire-scoring-fate-tiles = Tuiles Destin restantes
bonfire-scoring-leftovers = Tuiles Action et Ressources restantes
bonfire-scoring-about-bonfires = valeur imprimée
bonfire-scoring-about-guardians = selon leur place
bonfire-scoring-about-portals = 2 chacun
bonfire-scoring-about-crystals = 2 chacun
bonfire-scoring-about-council-tasks = 4 chacune ; 7 pour sept Brasiers
bonfire-scoring-about-fate-tiles = 3 chacune
bonfire-scoring-about-leftovers = 1 pour 2

## Log

bonfire-log-countdown-now = { $novices } Novices siègent au Haut Conseil : le compte à rebours commence. Avec cette manche, il en reste cinq.
bonfire-log-countdown-next = { $novices } Novices siègent au Haut Conseil : le compte à rebours commence à la prochaine manche.
bonfire-log-countdown-round = Compte à rebours : manche { $round }.
bonfire-log-pass = { $name } passe et n’a plus de tour.
bonfire-log-stuck = { $name } ne peut rien faire et n’a plus de tour.
bonfire-log-paid = Paie { $goods }.
bonfire-log-put-back = Défausse { $goods }.
bonfire-log-gained = Gagne { $goods }.
bonfire-log-scored = Gagne { $points } PV.
bonfire-log-only = { $name } : { $what }
bonfire-log-open = { $name } ouvre sa zone Destin : { $tile }.
bonfire-log-lay = { $name } place une tuile Destin.
bonfire-log-path = { $name } construit à l’emplacement { $place }. { $tile }.
bonfire-log-renew = { $name } remplace les tuiles Chemin visibles.
bonfire-log-sail = { $name } navigue : { $island }.
bonfire-log-take-task = { $name } reçoit une Mission : { $island } ({ $task }).
bonfire-log-light = { $name } ravive le Brasier à l’emplacement { $place } ({ $points } PV).
bonfire-log-guardian = { $name } : { $guardian } arrive dans la cité.
bonfire-log-moves = { $name } : { $moves }.
bonfire-log-turn-wheel = { $name } tourne le Grand Brasier.
bonfire-log-portal = { $portal }, emplacement { $place }.
bonfire-log-recruit = { $name } recrute : { $gnome }.
bonfire-log-shuffle-gnomes = La pioche Gnomes est mélangée.
bonfire-log-shuffle-paths = Les pioches Chemins sont mélangées.
bonfire-log-fulfil = { $name } accomplit une Mission du Conseil : { $task }.
bonfire-log-council-novice = { $name } envoie le Novice neutre de « { $task } » au Haut Conseil.
bonfire-log-bonus = Bonus : { $bonus }.
bonfire-log-shuffle-tom = Tom mélange sa pioche.
bonfire-log-tom-card = Carte de Tom. { $card }
bonfire-log-turn-over = Gnome révélé : { $resource }.

## What cannot be chosen, and why

bonfire-closed-action-fate = Placer une tuile Destin
bonfire-closed-action-light = Raviver un Brasier
bonfire-closed-brief-part = { $have } sur { $need }
bonfire-closed-brief-price = coûte { $needed }
# prefix: bonfire-closed-  (why an action is not open)
# $goods: so many tokens of a kind; $reach: how many of them could be paid, replacements included
bonfire-closed-tokens = { $reach ->
    [0] Coûte { $goods } ; tu ne peux rien en payer.
   *[other] Coûte { $goods } ; tu ne peux en payer que { $reach }.
  }
bonfire-closed-no-tile = Ta Réserve Destin est épuisée.
bonfire-closed-no-room = Plus aucune tuile ne tient dans ta zone Destin.
bonfire-closed-seven-paths = Les sept emplacements ont un Chemin.
bonfire-closed-in-dock = Ton Navire est encore au Port. Navigue d’abord.
bonfire-closed-no-task-left = Plus aucune Mission sur cette île.
bonfire-closed-seven-tasks = Tes sept cases de Mission sont prises.
bonfire-closed-resources = Coûte la Ressource de l’île ({ $resource }) et celle d’une Offrande visible ({ $offerings }).
bonfire-closed-two-resources = Coûte deux Ressources au choix.
bonfire-closed-no-offering = Tu n’as plus d’Offrande.
bonfire-closed-guardian-there = Cette Gardienne est déjà dans ta cité.
bonfire-closed-nobody-moves = Aucune Gardienne ne peut avancer d’une Étape.
bonfire-closed-six-gnomes = Ta cité a six Gnomes, c’est le maximum.
bonfire-closed-no-gnome-left = Il ne reste aucun Gnome.
bonfire-closed-gnome-price = Coûte 2 Actions Gnome et 1 Ressource du Gnome, ou 1 Action et 2 Ressources.
bonfire-closed-no-task = Tu n’as aucune Mission à changer en Brasier.
bonfire-closed-unfulfilled = Aucune condition n’est encore remplie. La plus proche : { $task } ({ $have } sur { $need }).
bonfire-closed-no-countdown = Seulement pendant le compte à rebours : { $seated } Novices sur { $needed } au Haut Conseil.
bonfire-closed-next-round = À partir de la prochaine manche.
bonfire-closed-bonus-taken = Pas après une Action Bonus.
bonfire-refused-gnome = Dans une cité, un Gnome agit de lui-même.
