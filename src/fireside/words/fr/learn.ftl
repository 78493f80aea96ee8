# Apprendre : leçons, livrets de règles, recherche, et règles à la table.

learn-heading = Apprendre à jouer
learn-how = Suis une leçon à une vraie table, ou cherche une règle.
learn-lesson = Suivre la leçon
learn-lesson-how = à une vraie table, environ { $minutes } min
learn-book = Livret de règles
learn-books = Livrets de règles
learn-rules-of = Règles de { $title }
learn-contents = Sommaire
learn-chapters = Chapitres
learn-search = Chercher dans les règles
learn-found =
    { $count ->
        [0] Rien trouvé. Essaie avec moins de mots, ou avec un autre.
        [one] { $count } règle
       *[other] { $count } règles
    }
# words of questions that are not searched for
learn-search-asking = comment que quoi quand où pourquoi quel quelle quels quelles est sont peut peux puis pouvoir dois doit je tu mon ma mes ton ta tes son sa ses on nous il elle ce se le la les un une des de du au aux à en et ou ne pas dans sur pour par avec y a ai as sert partie jeu faire fait fais
# endings that a word may have: words that differ in these alone are the same
learn-search-endings = s e es x er ez ent ee ees r aux al ale ons ant ait
# for the search: words that people may type, then the words that the rules have for them; one line each
learn-search-others =
    jeton jetons marqueur marqueurs: tuile action
    prenez: prends prendre
    recevez: reçois recevoir
    choisissez: choisis choisir
    nain nains lutin gnôme gnômes: gnome
    résoudre résous résolvez résolu: accomplir accomplie condition
    victoire score points: pv
    banque stock: réserve
    ville plateau: cité
    hexagone hexagones hex: case
    posséder possède possédez: avoir as
    débuter débute premier: commence
    échange échanger: deux
    égalité nul ex-aequo: gagne égalité nulle
    cadeau don donner offrir: dons autres
    obtenir avoir gagner prendre recevoir: nouvelle recruter chercher rapatrier recevoir
    coûter coût prix cher: prix paie payer
    fin finir finit termine terminer: dernière rebours fin
    limite maximum max: plus limite limites
    combien: limite limites plus prix
    bateau naviguer voyager: navire voyages
    allumer: allumer retourner
    roue: brasier
    sablier: rebours
    automate automa adversaire rival: tom
    challenge défi: handicap
    gemme gemmes joyau: cristal
    planification: réserve
    ramener aller: rapatrier
    jeter rendre: défausser
    bouger marcher: étape avance
    engager embaucher: recruter
    campement campements tente tentes: camp
    territoire: carte
learn-rule = Règle { $number }
learn-chapter = Chapitre { $number }
learn-show = Montrer sur la table
learn-whole-book = Ouvrir tout le livret

learn-bonus = bonus { $number }
learn-gnome = Gnome { $number }

## Un clic sur ce qui ne peut pas être choisi

learn-refused = { $thing } : impossible pour le moment
learn-refused-asked = Il faut d’abord décider ceci : { $question }
learn-refused-turn = C’est à { $name } de jouer.
learn-refused-confirm = Ton tour est joué. Confirme-le d’abord.
learn-refused-lit = Tu peux choisir tout ce qui brille.

## Images

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
