# The frame around the tables: pages, bars, menu, log, end (Bonfire).

frame-tom = Tom

frame-title-bonfire = Bonfire
frame-about-bonfire = Navigue vers les îles pour des Missions, bâtis ta cité et ravive ses Brasiers avant que les Novices ne remplissent le Conseil.
frame-step-bonfire-ship = Recevoir des Missions
frame-step-bonfire-portal = Bâtir ta cité
frame-step-bonfire-bonfire = Raviver tes Brasiers

frame-tom-about = L’adversaire du jeu solo. Il joue tout seul, carte après carte.
frame-option-first-game = Variante
frame-option-first-game-none = Normale
frame-option-first-game-none-about = Missions réparties au hasard sur les îles
frame-option-first-game-yes = Première partie
frame-option-first-game-yes-about = Aucune île avec deux Missions de même couleur
frame-option-handicap = Handicap
frame-option-handicap-about = PV de Tom au départ ; s’ils sont négatifs, c’est toi qui pars avec.

frame-feel-bonfire = profond
