# Apprendre : leçons, livrets de règles, recherche, et règles à la table (Bonfire).

# for the search, as in learn-search-others
learn-search-others-bonfire =
    roue: brasier

learn-picture-b1-2 = Une cité. De l’intérieur : zone Destin, tuiles Chemin, emplacements de Portail, Missions avec leurs Novices, places de Gardienne.
learn-picture-b2-4 = Les îles avant le premier tour. Sur quatre d’entre elles attendent des Gardiennes.
learn-picture-b3-5 = La zone Destin avant le premier tour. Brillent : la huitième tuile et celle contre laquelle on peut l’échanger.
learn-picture-b4-1 = Brillent : la première et la dernière tuile Destin, une Mission qui peut devenir un Brasier, et le Chemin suivant, que des tuiles Action peuvent payer.
learn-picture-b5-3 = Brillent : les cases que la tuile pourrait recouvrir.
learn-picture-b5-4 = Des groupes de symboles identiques. Plus ils grandissent, plus une nouvelle tuile rapporte.
learn-picture-b6-2 = Brillent : les tuiles Action qui peuvent en remplacer une qui manque, deux pour une.
learn-picture-b7-1 = Brillent : les quatre tuiles Chemin visibles et les deux pioches.
learn-picture-b8-2 = Brillent : les îles que ce Navire peut atteindre avec les tuiles Action disponibles.
learn-picture-b9-3 = Brillent : les deux Offrandes visibles. L’une d’elles reste sur l’île.
learn-picture-b10-1 = Brille : l’île à Gardiennes où se trouve ce Navire. On peut rapatrier l’une de ses quatre Gardiennes.
learn-picture-b11-3 = Brille : là où la Gardienne peut aller. Elle rejoint le Brasier par son Portail.
learn-picture-b12-2 = Brillent : les cases que l’on peut atteindre. Le Grand Brasier pointe sur la case actuelle.
learn-picture-b12-4 = Le prochain emplacement de Portail libre a un contour orangé. Il décide du Portail qu’il te faut.
learn-picture-b13-1 = Brillent : les Gnomes que l’on peut payer.
learn-picture-b14-2 = Brillent : les cases du Conseil où le Novice peut aller.
learn-picture-b15-1 = Les Missions du Conseil, ce que cette cité en a déjà, et les Novices neutres encore là.
learn-picture-b16-1 = Le compte à rebours : cinq bougies, une par manche.
learn-picture-b18-2 = Brille : là où la Gardienne peut aller avec ce bonus, en avant ou en arrière.
learn-picture-b20-4 = La cité gagnante, en fin de partie.
learn-picture-b21-2 = La cité de Tom en milieu de partie.
