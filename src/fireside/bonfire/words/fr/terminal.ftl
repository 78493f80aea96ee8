# Bonfire dans le terminal : ce que dit le plateau.
#
# prefix: bonfire-terminal-letter-  (a kind of token as one letter)
# prefix: bonfire-terminal-colour-  (a colour as one letter)
# prefix: bonfire-terminal-column-  (a column of the table of a city)
# prefix: bonfire-terminal-at-  (where a guardian stands)
# prefix: bonfire-short-  (a task, a portal, a guardian, a resource where there is little room)

## Headings and marks

bonfire-terminal-great-bonfire = Grand Brasier : tuile, Ressource, Portails
bonfire-terminal-none = rien
bonfire-terminal-novices = { $seated } Novices sur { $needed } avant le compte à rebours
bonfire-terminal-in-dock = Navire au port
bonfire-terminal-ship-at = Navire : { $island }
bonfire-terminal-column-path = Chemin
bonfire-terminal-column-portal = Portail
bonfire-terminal-column-task = Mission ou Brasier
bonfire-terminal-column-novice = Novice
bonfire-terminal-column-guardians = Gardiennes
bonfire-terminal-column-seat = place
bonfire-terminal-lit = BRASIER { $task }
bonfire-terminal-ready = accomplie : { $task }
bonfire-terminal-space = case { $space }
bonfire-terminal-home = chez soi
bonfire-terminal-offering = { $resource } (reste { $count })
bonfire-terminal-legend = . libre  : surlignée  o Or  j Action jaune  (cercle) Portail manquant
bonfire-terminal-mark-gold = o
bonfire-terminal-mark-yellow = j
bonfire-terminal-built = Chemins : { $paths } · Portails : { $portals }
bonfire-terminal-fires = Brasiers : { $tasks }
bonfire-terminal-tasks = Missions : { $tasks }
bonfire-terminal-with-guardians = Gardiennes : { $guardians }
bonfire-terminal-with-gnomes = Gnomes : { $gnomes }
bonfire-terminal-holds = possède { $goods }
bonfire-terminal-at-start = Départ
bonfire-terminal-at-path = Chemin { $number }
bonfire-terminal-at-bonfire = Brasier { $number }
bonfire-terminal-apart = à part
bonfire-terminal-unused = pas encore utilisé : la première fois, n’importe quelle case pour 1
bonfire-terminal-stacks = pioches { $heights }
bonfire-terminal-deck = pioche { $count }
bonfire-terminal-mark-player = J{ $number }
bonfire-terminal-mark-council = C
bonfire-terminal-waiting = un Novice attend : { $tasks }
bonfire-terminal-gone = plus de Novice : { $tasks }
bonfire-terminal-deck-left = encore dans la pioche de Tom : { $cards }
bonfire-terminal-guardians =
    { $count ->
        [one] { $count } Gardienne
       *[other] { $count } Gardiennes
    }
bonfire-terminal-offered = Offrandes { $given }
bonfire-terminal-sea-legend = @1 Navire du joueur 1 · Offrandes 1:2 deux Offrandes du joueur 1 · B2 bleu, 2 PV
bonfire-terminal-tile = la tuile est
bonfire-terminal-laying = son premier symbole est sur la case nommée, les autres suivent
bonfire-terminal-nothing = ne rapporte rien
bonfire-terminal-areas = Il y a les cités 1 à { $most }.
bonfire-terminal-help-area = la cité 2 en entier, avec sa zone Destin
bonfire-terminal-example = Or up

## What came to light

bonfire-terminal-revealed-path = une nouvelle tuile Chemin a été révélée
bonfire-terminal-revealed-unseen-path = une tuile Chemin cachée a été retournée
bonfire-terminal-revealed-stacks = les pioches Chemin ont été consultées
bonfire-terminal-revealed-gnome = un nouveau Gnome a été révélé
bonfire-terminal-revealed-offering = l’Offrande suivante a été révélée
bonfire-terminal-revealed-card = Tom a retourné une carte

## Letters

bonfire-terminal-letter-ship = N
bonfire-terminal-letter-path = C
bonfire-terminal-letter-task = M
bonfire-terminal-letter-great_bonfire = B
bonfire-terminal-letter-guardian = G
bonfire-terminal-letter-gnome = O
bonfire-terminal-letter-yellow = J
bonfire-terminal-colour-blue = B
bonfire-terminal-colour-red = R
bonfire-terminal-colour-yellow = J

## Short forms, where there is little room: tasks, and what they show

bonfire-short-portal-circle = cercle
bonfire-short-portal-triangle = triangle
bonfire-short-portal-square = carré
bonfire-short-portal-diamond = losange
bonfire-short-portal-hexagon = hexagone
bonfire-short-portal-star = étoile
bonfire-short-portal-crescent = croissant
bonfire-short-guardian-grey = grise
bonfire-short-guardian-pink = rose
bonfire-short-guardian-natural = beige
bonfire-short-guardian-amber = ambre
bonfire-short-guardian-own = départ
bonfire-short-resource-flower = Fleur
bonfire-short-resource-fruit = Fruit
bonfire-short-resource-herb = Herbe
bonfire-short-resource-shell = Coquillage
bonfire-short-resource-root = Racine
bonfire-short-resource-gold = Or
bonfire-short-blue_and_red_bonfire = bleu + rouge
bonfire-short-guardian = Gardienne { $first }
bonfire-short-path_with = Chemin : { $first }
bonfire-short-offering_at = île : { $first }
bonfire-short-two_pairs = 2 paires
bonfire-short-offerings_on_3_islands = sur 3 îles
bonfire-short-2_offerings_on_one_island = 2 sur 1 île
bonfire-short-group_of_3 = groupe : 3 { $first }
bonfire-short-gnome_with = Gnome : { $first }
bonfire-short-council_task = Mission du Conseil
bonfire-short-3_portals = 3 Portails
bonfire-short-two_guardians = { $first } + { $second }
bonfire-short-3_gnomes = 3 Gnomes
bonfire-short-4_gold = 4 Or
bonfire-short-adjacent_paths_alike = 2 Chemins égaux
bonfire-short-three_of = 3 × { $first }
bonfire-short-both_islands = 2 îles : { $first }
bonfire-short-bonfires_in_3_colours = 3 couleurs
bonfire-short-4_guardians = 4 Gardiennes
bonfire-short-two_groups_of_3 = groupes : 3 { $first }, 3 { $second }
bonfire-short-4_blue = 4 bleus
bonfire-short-5_portals = 5 Portails
bonfire-short-offerings_on_5_islands = sur 5 îles
bonfire-short-4_red = 4 rouges
bonfire-short-5_gnomes = 5 Gnomes
bonfire-short-3_elders = 3 Sages
bonfire-short-3_offerings_on_one_island = 3 sur 1 île
bonfire-short-offering_stack_empty = pioche épuisée
bonfire-short-3_red_crystals = 3 Cristaux rouges
bonfire-short-5_bonfires = 5 Brasiers
bonfire-short-4_blue_crystals = 4 Cristaux bleus
bonfire-short-4_yellow = 4 jaunes
bonfire-short-2_offerings_on_3_islands = 2 sur 3 îles
bonfire-short-5_equal_resources = 5 identiques
bonfire-short-two_triples = 2 triplets
bonfire-short-marked_cells_covered = cases surlignées
bonfire-short-2_guardians_at_bonfires = 2 sur des Brasiers
bonfire-short-gold_cells_covered = cases dorées
bonfire-short-outer_columns_covered = colonnes extérieures
bonfire-short-two_groups_of_4 = 2 groupes de 4
