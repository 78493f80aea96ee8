# Les règles de Dewan, pour qui joue. Les numéros sont ceux de docs/rules/dewan.md.
# La façon d’écrire les règles est expliquée au début du fichier anglais ../../../bonfire/words/en/rules.ftl.

rules-d1 = La carte et ses mots
rule-d1-1 = **Terrains et symboles.** Il y a quatre sortes de terre : canyon <terrain-badlands>, montagne <terrain-mountains>, désert <terrain-desert> et forêt <terrain-forest>. Le cinquième terrain est l’eau <terrain-water>. Il y a trois ressources : artefact <symbol-artifact>, pigment <symbol-pigment> et cristal <symbol-crystal>. Tu rencontres aussi des baies <symbol-berry>, des feux <symbol-fire> et des points.
rule-d1-2 = **Cases et zones.** Une **case** est un hexagone. Une **zone** est une case, ou plusieurs cases côte à côte, d’un même terrain. Les zones continuent au-delà des bords des tuiles. Les cases sans terrain n’appartiennent à aucune zone.
rule-d1-3 = **Où sont les symboles.** Un symbole de ressource se trouve sur le bord entre deux cases. Un camp sur l’une ou l’autre est à côté de lui. Un symbole de baie se trouve sur une case.
rule-d1-4 = **Le camp initial.** Le centre de ta tuile de départ n’a pas de terrain. Ton **camp initial** s’y trouve dès le début.
rule-d1-5 = **Ce qui est caché.** Sont cachés : les piles, les 2 cartes distribuées à chacun et les cartes piochées en récompense. Tout le reste est visible : la défausse, le nombre de cartes des mains et des piles, et chaque carte que quelqu’un prend dans la rangée, paie ou donne.

rules-d2 = Mise en place
rule-d2-1 = **Le scénario.** Le scénario fixe la disposition, le décompte et l’événement. Chacun reçoit une tuile de départ au hasard. On tire autant de tuiles neutres qu’il y a de joueurs. Toutes les tuiles sont tournées au hasard et posées comme le dit le scénario.
rule-d2-2 = **Baies.** 2 jetons baie <symbol-berry> sont posés sur chaque symbole de baie de la carte.
rule-d2-3 = **Ta tribu.** Ton plateau de tribu porte 8 camps, sur ses emplacements 1 à 8. Ton neuvième camp est le camp initial sur la carte.
rule-d2-4 = **Tuiles Histoire.** Les 24 tuiles Histoire sont mélangées. 5 sont visibles en rangée, les autres forment une pile face cachée.
rule-d2-5 = **Cartes Terrain.** Les 55 cartes Terrain sont mélangées. Chacun en reçoit 2 face cachée, 6 sont visibles en rangée, les autres forment une pile face cachée.
rule-d2-6 = **Ta première histoire.** Le premier joueur, tiré au hasard, garde le jeton Dewan toute la partie. En commençant à sa droite et en continuant vers la droite, donc lui en dernier, chacun prend une tuile Histoire : l’une des 5 visibles ou celle du dessus de la pile, sans la voir. Pose-la face visible sur ton premier emplacement d’histoire. La rangée est complétée après chaque choix.
rule-d2-7 = **Disposer la carte.** Les tuiles neutres vont à leurs places dans un ordre aléatoire. Les places de départ sont attribuées en sens horaire, à partir de l’une d’elles tirée au hasard. La tuile du volcan ou du déluge est tournée au hasard elle aussi.
rule-d2-8 = **Compléter les histoires.** Une nouvelle tuile Histoire prend la place qui s’est libérée.

rules-d3 = Ton tour
rule-d3-1 = **Une chose sur deux.** Chacun joue un tour par manche, en sens horaire, à partir du jeton Dewan. À ton tour, tu fais exactement une de ces choses :
    - Prendre 2 cartes ([D4]).
    - Placer un camp ([D5]).
    Puis vient la fin de ton tour ([D8]).
rule-d3-2 = **Passer.** Tu ne passes que si tu ne peux ni prendre une carte ni placer un camp. La fin de ton tour a lieu quand même.

rules-d4 = Prendre deux cartes
rule-d4-1 = **Deux voisines.** Prends en main deux cartes voisines de la rangée. La rangée a deux bouts : sa première et sa dernière carte ne sont pas voisines. Tu ne peux pas prendre de cartes dans la pile. Ta main n’a pas de limite.
rule-d4-2 = **Compléter.** Les deux trous sont comblés depuis la pile l’un après l’autre, d’abord le plus proche de la pile. La pile est au bout gauche. Les autres cartes ne bougent pas.
rule-d4-3 = **Pile vide.** S’il faut une carte et que la pile est vide, la défausse est mélangée et devient la nouvelle pile.
rule-d4-4 = **Plus de cartes.** Si la pile et la défausse sont vides, les trous restent. Deux cartes sont voisines s’il n’y a pas de trou entre elles. S’il n’y a pas deux cartes voisines, tu prends une seule carte à la place.
rule-d4-5 = **Les trous restés.** Ces trous sont comblés, le plus proche de la pile d’abord, à la fin du premier tour où il y a de nouveau des cartes, avant de vérifier les histoires ([D8.1]).
rule-d4-6 = **Une seule carte.** Tu ne peux prendre une seule carte que s’il n’y a pas deux cartes voisines dans toute la rangée.

rules-d5 = Placer un camp
rule-d5-1 = **D’où et vers où.** Choisis un de tes camps sur la carte comme départ et une case libre comme arrivée. L’arrivée ne peut être ni de l’eau (mais voir [D14]) ni le centre d’une tuile de départ.
rule-d5-2 = **Payer la route.** Ta route va d’une case à une case voisine. Pour chaque case, départ et arrivée compris, tu défausses une carte de son terrain. Une arrivée voisine du départ coûte donc 2 cartes. Une carte à deux terrains compte comme l’un d’eux ; tu choisis lequel.
rule-d5-3 = **Depuis ton camp initial.** Si tu pars de ton camp initial, la première carte est un joker : n’importe laquelle convient.
rule-d5-4 = **À travers l’eau.** Dans une même zone d’eau <terrain-water>, une carte eau paie autant de cases d’affilée que tu veux.
rule-d5-5 = **À travers les camps des autres.** Tu peux traverser une case avec le camp d’un autre joueur. La carte de cette case va dans sa main au lieu de la défausse. Pour le camp initial d’un autre joueur, n’importe quelle carte convient ; elle va à son propriétaire. Chaque camp traversé reçoit sa propre carte.
rule-d5-6 = **À travers tes propres camps.** Tu peux aussi traverser tes propres camps. La carte est défaussée. Pour ton camp initial, n’importe quelle carte convient.
rule-d5-7 = **Le placer.** Puis le camp le plus à gauche de ton plateau de tribu va sur l’arrivée.
rule-d5-8 = **Un exemple.** Une carte au choix pour quitter le camp initial, une montagne, une carte eau pour deux cases d’eau, un canyon donné au propriétaire du camp traversé, un canyon pour l’arrivée : cinq cartes.
rule-d5-9 = **Tu choisis la route.** S’il y a plusieurs routes ou paiements, tu choisis. Des routes qui coûtent les mêmes cartes et donnent les mêmes cartes aux mêmes joueurs sont un seul choix.
rule-d5-10 = **Pas de détours.** Tu ne peux pas payer plus qu’il ne faut. Un paiement n’est pas permis si une partie de celui-ci, les mêmes cartes aux mêmes joueurs, suffit pour atteindre l’arrivée depuis un de tes camps. Tu n’entres donc jamais deux fois dans une case ou une zone d’eau.
rule-d5-11 = **Cartes identiques.** Des cartes qui montrent la même chose sont identiques. La même carte donnée à un autre joueur est un autre paiement.

rules-d6 = Ce qu’apporte un camp
rule-d6-1 = **Baies.** S’il y a un jeton baie <symbol-berry> dans la zone de ton nouveau camp, prends-en un. Un seul, peu importe combien il y en a, mais de nouveau avec chaque camp suivant dans cette zone.
rule-d6-2 = **L’emplacement sur ton plateau.** Puis vient l’effet de l’emplacement que le camp a quitté :
    - Emplacement 1 : rien.
    - Emplacements 2, 4 et 6 : prends une tuile Histoire comme en [D2.6] et pose-la sur ton premier emplacement d’histoire libre.
    - Emplacements 3, 5 et 7 : tu peux glisser une carte de ta main sous cet emplacement, maintenant ou jamais.
    - Emplacement 8 : la fin de la partie est déclenchée, et tu auras 1 feu <symbol-fire> de plus.
rule-d6-3 = **Cartes glissées.** Une carte glissée montre un de ses terrains ; tu choisis lequel en la glissant. Si elle a un symbole, il compte quel que soit le terrain choisi.
rule-d6-4 = **Plus d’histoires.** Quand la pile des tuiles Histoire est vide, tu ne peux choisir que dans la rangée, et ses trous restent. Si les deux sont vides, tu ne prends pas de tuile.

rules-d7 = Tuiles Histoire
rule-d7-1 = **Accomplie.** Une tuile Histoire est accomplie quand tu as tout ce qu’elle demande. Chaque tuile est vérifiée à part : les mêmes camps, symboles et cartes glissées peuvent servir à plusieurs tuiles. Ton camp initial ne compte jamais.
rule-d7-2 = **Terre.** Pour chaque terre demandée, il te faut un camp dans une zone différente de ce terrain.
rule-d7-3 = **Eau.** Pour chaque eau <terrain-water> demandée, il te faut un camp à côté d’une zone d’eau différente. Un camp peut être à côté de plusieurs.
rule-d7-4 = **Ressources.** Pour chaque ressource demandée, il te faut un camp à côté d’un symbole différent de cette ressource. Un symbole compte une fois, peu importe combien de tes camps le touchent. Plusieurs joueurs peuvent utiliser le même symbole.
rule-d7-5 = **Les cartes glissées comptent.** Chaque carte glissée compte comme une zone de plus du terrain qu’elle montre, l’eau aussi. Son symbole de ressource, si elle en a un, compte comme un symbole de plus.
rule-d7-6 = **Un exemple.** Deux camps dans une même zone de forêt, tous deux à côté de la même zone d’eau, comptent pour 1 forêt et 1 eau.

rules-d8 = La fin de ton tour
rule-d8-1 = **Vérifier les histoires.** À la fin de ton tour, tu vérifies tes tuiles Histoire. D’abord, toutes celles qui viennent d’être accomplies sont marquées. Puis tu pioches une carte de la pile pour chacune, tant qu’il y a des cartes. Tu ne vérifies qu’à la fin de ton propre tour.
rule-d8-2 = **Pour de bon.** Une tuile accomplie le reste, quoi qu’il arrive ensuite.
rule-d8-3 = **Les nouvelles tuiles aussi.** Une tuile prise pendant ce tour est vérifiée dès ce tour. Rien n’est vérifié de nouveau avant le décompte : si l’événement d’un autre joueur réalise une tuile après ton dernier tour, elle n’est pas accomplie.
rule-d8-4 = **Un exemple.** Tu as des camps dans 2 zones d’un terrain et une carte glissée de ce terrain, un camp à côté d’un symbole d’une ressource et le même symbole sur une carte glissée. La tuile « 2 fois la ressource, 3 fois le terrain » est donc accomplie, et tu pioches 1 carte.
rule-d8-5 = **Récompenses et événements.** Dans les scénarios avec événement, ta récompense ne vient jamais de la pile Terrain ([D11.1]) et ne déclenche jamais d’événement. Si la réserve et la défausse sont vides, tu n’en reçois pas.

rules-d9 = La fin et le décompte
rule-d9-1 = **La dernière manche.** Quand quelqu’un a placé son 8e camp, on joue la manche jusqu’au bout, jusqu’au joueur à droite du jeton Dewan. D’autres peuvent y placer leur 8e camp aussi. Puis on compte les points. Tout le monde a eu le même nombre de tours.
rule-d9-2 = **Histoires non accomplies.** Les tuiles Histoire qui ne sont pas accomplies sont retirées, avec leurs points et leurs feux.
rule-d9-3 = **Histoires.** Tu marques les points de tes tuiles accomplies.
rule-d9-4 = **Feux.** Chaque feu <symbol-fire> vaut 1 point : sur les tuiles Histoire accomplies, sur les cartes glissées, et 1 pour chaque joueur qui a placé son 8e camp. Le plus de feux rapporte 4 points de plus ; en cas d’égalité, à tous ceux qui en ont le plus. Sans aucun feu, personne ne reçoit ces 4 points.
rule-d9-5 = **Groupes.** Chaque groupe de 2 camps ou plus à toi, côte à côte, vaut 4 points. Tous ceux qui se touchent forment un seul groupe, quelle que soit sa taille. Ton camp initial compte ici.
rule-d9-6 = **Baies.** Chaque baie <symbol-berry> vaut 2 points : tes jetons et celles de tes cartes glissées.
rule-d9-7 = **Qui gagne.** Qui a le plus de points gagne. En cas d’égalité, le plus grand nombre de cartes en main départage. Si l’égalité persiste, la victoire est partagée.
rule-d9-8 = **Un exemple.** Des histoires de 5, 7 et 4 points, une quatrième retirée : 16. 3 jetons baie et une baie sur une carte : 8. 3 feux, mais quelqu’un en a plus : 3. 2 groupes : 8. Le total est de 35.
rule-d9-9 = **Tout le monde passe.** Si tous les joueurs passent dans une manche ([D3.2]), la partie s’arrête et on compte les points.
rule-d9-10 = **Cette manche.** Une telle manche se compte à partir du jeton Dewan.

rules-d10 = Équipes
rule-d10-1 = **Deux contre deux.** Quatre joueurs forment deux équipes. Les partenaires sont face à face : les équipes jouent donc en alternance. Pour le reste, on joue comme à 4, avec la même disposition.
rule-d10-2 = **Les points de l’équipe.** Une équipe marque :
    - les histoires des deux partenaires,
    - 1 point par feu <symbol-fire> des deux, et 4 de plus pour l’équipe qui a le plus de feux, ou pour les deux en cas d’égalité,
    - 4 points par groupe de 2 camps ou plus de l’équipe, côte à côte, avec au moins un camp de chaque partenaire,
    - 4 points par paire de baies <symbol-berry>, une de chaque partenaire.
rule-d10-3 = **Égalités et dons.** À égalité de points, c’est le plus de cartes dans les deux mains réunies qui l’emporte ; ensuite la victoire est partagée. Si tu traverses le camp de ton partenaire, c’est lui qui reçoit la carte, comme tout autre joueur ([D5.5]).
rule-d10-4 = **Places et mains.** La première et la troisième place jouent contre la deuxième et la quatrième. Ta main est cachée à ton partenaire aussi.
rule-d10-5 = **Le décompte en détail.** Une équipe sans feu ne reçoit pas les 4 points du plus de feux. Les camps initiaux comptent dans les groupes d’une équipe.

rules-d11 = Scénarios avec événement
rule-d11-1 = **La pile Terrain.** Dans les scénarios Volcan, Déluge et Villages lacustres, on forme une petite pile une fois la rangée posée : 6 cartes à 2 joueurs, 8 à 3, 10 à 4. C’est la pile Terrain. Les autres cartes sont la réserve.
rule-d11-2 = **Quand l’événement a lieu.** Dès que la dernière carte de la pile Terrain est posée dans la rangée, l’événement a lieu. Le joueur dont c’est le tour l’applique. Puis une nouvelle pile Terrain de même taille est formée depuis la réserve.
rule-d11-3 = **La réserve.** Les récompenses des histoires viennent de la réserve. S’il faut une carte et qu’elle est vide, la défausse y est mélangée, même pendant qu’on forme une pile. S’il y a encore trop peu de cartes, la pile est plus petite. S’il n’y en a aucune, elle est formée plus tard, quand il y a un trou à combler et de nouveau des cartes.
rule-d11-4 = **Plus rien à poser.** S’il n’y a plus de marqueurs ou de jetons, ou plus de case pour un marqueur, on ne pose rien.
rule-d11-5 = **D’autres points.** Ces scénarios comptent autre chose à la place des groupes et des baies. Les histoires et les feux se comptent comme en [D9].
rule-d11-6 = **Quand une zone est coupée.** Si un événement coupe une zone, ses jetons baie vont à la plus grande partie. Entre parties égales, ils sont partagés également, et un jeton impair va à l’une d’elles au hasard. De trois parties, la plus grande les reçoit. Si plusieurs sont à égalité, elles se les partagent également, et les jetons en trop vont au hasard à des parties différentes parmi elles. Les jetons appartiennent à la zone : couvrir leur case n’en retire aucun, mais si toute la zone disparaît, ses jetons aussi.
rule-d11-7 = **Entre deux trous.** Si la dernière carte comble le premier de deux trous, l’événement et la nouvelle pile viennent avant que le second soit comblé.
rule-d11-8 = **Les zones sont revues.** Après chaque marqueur, les zones sont revues. Les parties deviennent des zones à part, et les zones d’eau qui se touchent n’en font plus qu’une. Les symboles de ressource restent, pour les camps des deux côtés.
rule-d11-9 = **Décompte à la fin.** Ces points se comptent sur la carte telle qu’elle est à la fin. Ton camp initial y compte, le terrain des cartes glissées non. Les baies se comptent comme en [D9.6], les feux comme en [D9.4] avec ceux de [D12.3], mais sans les 4 points de plus. Tu as autant de paires que le plus petit des deux nombres.
rule-d11-10 = **Les événements en détail.** La dernière carte d’une pile plus petite déclenche aussi l’événement, de même que celle posée dans un trou resté ouvert. Les événements viennent avant la vérification des histoires, et un tour peut en voir plusieurs. Les cartes défaussées pendant un événement peuvent être mélangées aussitôt. Les baies et les feux des cartes glissées comptent pour le décompte. Les jetons baie retirés quittent la partie.

rules-d12 = Volcan
rule-d12-1 = **Lave.** La tuile du volcan est au milieu de la carte. Événement : si c’est ton tour, tu poses l’un des 8 marqueurs lave sur une case de terre libre à côté du volcan ou de lave. Libre veut dire sans camp ni marqueur ; les jetons baie ne gênent pas. Tu dois le poser.
rule-d12-2 = **Terre brûlée.** Personne ne peut traverser le volcan ou la lave ni y placer de camp. La lave n’a pas de terrain : elle arrête et coupe les zones.
rule-d12-3 = **Le feu du volcan.** Chacun de tes camps à côté du volcan lui-même, pas de la lave, vaut 1 feu <symbol-fire> à la fin.
rule-d12-4 = **Décompte.** En plus des histoires et des feux, tu marques :
    - 2 points par zone d’eau <terrain-water> à côté d’un de tes camps,
    - 2 points par camp à toi à côté du centre de la tuile de départ d’un autre joueur,
    - 3 points par paire formée d’1 baie <symbol-berry> et d’1 feu <symbol-fire>.
rule-d12-5 = **Un feu comme les autres.** Le feu du volcan compte partout : pour les points, pour le plus de feux et pour les paires.

rules-d13 = Déluge
rule-d13-1 = **Inondations.** La tuile du déluge est au milieu de la carte. Les 5 tuiles Histoire qui montrent de l’eau sont retirées. Événement : si c’est ton tour, tu poses l’un des 8 marqueurs eau sur une case de terre libre à côté de l’eau, cases inondées comprises. Libre veut dire sans camp ni marqueur ; les jetons baie ne gênent pas. La case devient de l’eau <terrain-water>. Tu dois poser le marqueur.
rule-d13-2 = **Décompte.** En plus des histoires et des feux, tu marques :
    - 3 points par zone de forêt <terrain-forest> ou de montagne <terrain-mountains> avec un de tes camps,
    - 4 points par paire formée d’1 baie <symbol-berry> et d’1 feu <symbol-fire>.
rule-d13-3 = **N’importe quelle eau.** Pour une inondation, n’importe quelle eau de la carte convient.

rules-d14 = Villages lacustres
rule-d14-1 = **Un camp sur l’eau.** Tu peux placer un camp sur l’eau : sur n’importe quelle case d’une zone d’eau <terrain-water>. La dernière carte que tu paies est une carte eau, et elle paie toute cette zone. Une zone d’eau accueille un seul camp, quel que soit son propriétaire. Ce camp est un **village lacustre**.
rule-d14-2 = **Partir d’un village.** Si tu pars de ton propre village, la première carte est une carte eau. La suivante est pour n’importe quelle case au bord de cette zone d’eau.
rule-d14-3 = **Traverser l’eau d’un village.** Qui traverse une zone d’eau avec le village d’un autre joueur donne la carte eau à son propriétaire, quelles que soient les cases traversées. Si le village est à toi, la carte est défaussée.
rule-d14-4 = **Sans terrain à lui.** Un village n’est pas à côté de la zone d’eau où il se trouve, ni pour les tuiles Histoire ni pour le décompte. Il n’est dans aucune zone de terre non plus : il ne te donne donc aucun terrain. Les symboles de ressource sur les bords de sa case comptent.
rule-d14-5 = **Poisson.** Événement : en sens horaire à partir du joueur dont c’est le tour, chaque joueur avec un village peut défausser exactement 1 carte au choix. Qui le fait prend 1 poisson pour chacun de ses villages, tant qu’il reste des 20 poissons. Chacun décide et prend avant le suivant. Quand il n’y a plus de poisson, la question n’est plus posée.
rule-d14-6 = **Décompte.** En plus des histoires et des feux, tu marques :
    - 6 points par zone d’eau <terrain-water> où tu as le plus de camps sur les cases voisines ; en cas d’égalité, chacun en marque 3, et là où personne n’a de tel camp, personne ne marque,
    - 3 points par paire formée d’1 baie <symbol-berry> et d’1 feu <symbol-fire>,
    - 3 points par poisson.
rule-d14-7 = **Un exemple.** Près d’une zone d’eau, il y a 4, 2 et 1 camps voisins : le premier joueur marque 6. Près de deux autres zones, deux joueurs sont à égalité : chacun marque 3 pour chacune. Deux villages et une carte défaussée rapportent 2 poissons, un village en rapporte 1.
rule-d14-8 = **Qui décide en premier.** Le joueur dont c’est le tour décide en premier pour le poisson. Qui n’a pas de cartes n’a pas à répondre.
