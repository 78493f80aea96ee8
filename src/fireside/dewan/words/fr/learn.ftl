# Apprendre : leçons, livrets de règles, recherche, et règles à la table (Dewan).

learn-picture-d1-2 = Une carte. La ligne entoure une zone : trois cases de forêt sur deux tuiles.
learn-picture-d1-3 = Des symboles de ressource sur les bords entre deux cases.
learn-picture-d2-6 = Brillent : les tuiles Histoire visibles et la pile. On en prend une.
learn-picture-d3-1 = L’un ou l’autre : une paire de cartes, ou un camp sur une case qui brille.
learn-picture-d4-1 = Chaque accolade est une paire de voisines que l’on peut prendre.
learn-picture-d5-1 = Brillent : les cases où placer un camp, avec le plus petit nombre de cartes à payer.
learn-picture-d5-2 = Une route et les cartes qui la paient, une par case.
learn-picture-d5-4 = Cette route traverse l’eau. Une carte paie toute la zone d’eau entourée de points.
learn-picture-d6-2 = Un plateau de tribu : les histoires en haut, puis les emplacements et leurs effets, les cartes glissées en bas.
learn-picture-d6-3 = Une carte glissée montre un seul de ses terrains. Son symbole compte dans tous les cas.
learn-picture-d7-1 = Sur chaque tuile, une coche marque ce qui est déjà là, un anneau ce qui manque.
learn-picture-d8-1 = Les quatre histoires sont accomplies. Les marques restent pour de bon.
learn-picture-d9-3 = Les points à la fin d’une partie, source par source.
learn-picture-d9-5 = La carte à la fin d’une partie. Les camps côte à côte forment des groupes.
learn-picture-d10-1 = La carte à la fin d’une partie en équipes : rond et triangle contre carré et losange.
learn-picture-d10-2 = Les points des deux équipes à la fin d’une partie, source par source.
learn-picture-d11-1 = L’anneau sur la pile compte les cartes qui restent jusqu’à l’événement.
learn-picture-d12-1 = Brillent : les cases où peut aller la prochaine lave.
learn-picture-d13-1 = Brillent : les cases qui peuvent être inondées ensuite.
learn-picture-d14-1 = La carte à la fin d’une partie, avec deux villages lacustres.
