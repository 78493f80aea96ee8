# Le compagnon des jeux en boîte : les cartes de Tom et les feuilles de score (Dewan).

companion-about-stories = points des histoires accomplies
companion-about-fire = points : 1 par feu
companion-about-lakes = points : 6, ou 3 chacun à égalité

companion-help-dewan-stories = Les points des histoires accomplies. Les autres ne comptent pas.
companion-help-dewan-fire = 1 point par feu : sur les histoires accomplies, sur les cartes glissées, et 1 pour le huitième camp. Dans le scénario du volcan, aussi 1 par camp à côté du volcan.
companion-help-dewan-groups = { $points } points pour chaque groupe d’au moins 2 de tes camps côte à côte. Le camp initial compte.
companion-help-dewan-berries = { $points } points pour chaque jeton baie et chaque baie sur une carte glissée.
companion-help-dewan-waters = { $points } points pour chaque zone d’eau à côté d’un de tes camps.
companion-help-dewan-neighbours = { $points } points pour chaque camp à toi à côté du centre d’une tuile de départ adverse.
companion-help-dewan-zones = { $points } points pour chaque zone de forêt ou de montagne avec un de tes camps.
companion-help-dewan-lakes = Pour chaque zone d’eau, 6 points à qui a le plus de camps au bord ; à égalité, 3 chacun.
companion-help-dewan-fish = { $points } points par poisson.
companion-help-dewan-pairs = { $points } points pour chaque paire d’une baie et d’un feu.
companion-help-team-stories = Les points des histoires accomplies des deux partenaires.
companion-help-team-fire = 1 point par feu des deux partenaires : sur les histoires accomplies, sur les cartes glissées, et 1 pour chaque huitième camp.
companion-help-team-groups = { $points } points pour chaque groupe de camps côte à côte où les deux partenaires en ont un.
companion-help-team-pairs = { $points } points pour chaque paire de baies, une de chaque partenaire.
companion-help-tie-cards = À égalité, qui a plus de cartes en main gagne. Encore égalité : victoire partagée.
companion-help-tie-team = À égalité, l’équipe avec plus de cartes dans les deux mains ensemble gagne. Encore égalité : victoire partagée.
