# Les leçons : ce qui est dit pas à pas sur le vrai plateau (Dewan).

lesson-of-dewan-chapter-land = Le pays
lesson-of-dewan-chapter-cards = Les cartes
lesson-of-dewan-chapter-camp = Un camp
lesson-of-dewan-chapter-place = Ce qu’apporte un emplacement
lesson-of-dewan-chapter-cross = Une longue route
lesson-of-dewan-chapter-end = La fin

lesson-of-dewan-welcome = Bienvenue dans Dewan
lesson-of-dewan-welcome-text = Ta tribu parcourt le pays, place des camps et en raconte l’histoire. Nous jouons les premiers tours ensemble ; *Braise* mène l’autre tribu.
lesson-of-dewan-zones = Terre et eau
lesson-of-dewan-zones-text = Canyon, montagne, désert, forêt et eau. Les cases d’un même terrain qui se touchent forment une *zone*. Les symboles sur les bords sont des artefacts, pigments et cristaux.
lesson-of-dewan-camp = Le début
lesson-of-dewan-camp-text = Voici ton *camp initial*. Toutes les routes partent d’un de tes camps.
lesson-of-dewan-tribe = Ta tribu
lesson-of-dewan-tribe-text = Huit camps attendent ici. À partir du deuxième, chaque emplacement apporte quelque chose quand son camp part : une *histoire* en 2, 4 et 6, une carte à *glisser* en 3, 5 et 7.
lesson-of-dewan-story = Ta première histoire
lesson-of-dewan-story-text = Une histoire demande des camps aux bons endroits. Prends *3 eaux* : des camps au bord de trois zones d’eau différentes, pour 4 points et un feu.

lesson-of-dewan-turn = Deux façons de jouer
lesson-of-dewan-turn-text = À ton tour, tu prends 2 cartes ou tu places un camp. La barre montre les deux, et les mêmes choses brillent sur la table.
lesson-of-dewan-pair = Deux voisines
lesson-of-dewan-pair-text = Tu prends deux cartes *côte à côte*. Prends la deuxième et la troisième : l’une d’elles peut servir d’eau.
lesson-of-dewan-refill = La rangée se remplit
lesson-of-dewan-refill-text = Les trous sont comblés depuis la pile. Tout le monde voit les cartes que tu prends.
lesson-of-dewan-hand = Ta main
lesson-of-dewan-hand-text = Les cartes paient les routes. Une carte à deux terrains vaut *l’un ou l’autre*. Tu peux en garder autant que tu veux.

lesson-of-dewan-costs = Ce que cela coûte
lesson-of-dewan-costs-text = Les cases qui brillent sont à ta portée. Le nombre dit combien de cartes coûte la route : une par case, départ et arrivée compris.
lesson-of-dewan-target = À travers le lac
lesson-of-dewan-target-text = *Une* carte eau suffit pour toute une zone d’eau. Place ton camp en montagne, de l’autre côté, près des baies.
lesson-of-dewan-any = N’importe quelle carte
lesson-of-dewan-any-text = Depuis le camp initial, la première carte est *au choix*. Paie avec le canyon et garde le feu ; le reste de la route est clair.
lesson-of-dewan-berry = Une baie
lesson-of-dewan-berry-text = La zone avait des baies, tu en as donc une : 2 points. Et le camp touche déjà deux zones d’eau, comme le veut ton histoire.

lesson-of-dewan-again = D’autres cartes
lesson-of-dewan-again-text = Trois cartes sont parties, il en faut d’autres. Prends les *deux premières*.
lesson-of-dewan-near = Tout près
lesson-of-dewan-near-text = Une case voisine coûte 2 cartes, et il y a aussi des baies ici. Place ton deuxième camp dans ce *canyon*.
lesson-of-dewan-save = Garde le feu
lesson-of-dewan-save-text = La table propose un paiement, mais tu peux choisir. Paie avec *canyon ou désert* : glissé plus tard, le feu vaudra un point.
lesson-of-dewan-second = Une deuxième histoire
lesson-of-dewan-second-text = Le deuxième emplacement apporte une histoire. Prends *2 canyons et 2 montagnes* pour 7 points : tu as déjà une zone de chaque.
lesson-of-dewan-signs = Ce qui manque
lesson-of-dewan-signs-text = Sur tes tuiles, les symboles remplis sont là, les autres manquent. Touche ou pointe une tuile, et la carte montre où l’accomplir.

lesson-of-dewan-gather = Deux tours de cartes
lesson-of-dewan-gather-text = La prochaine route est longue. Prends la *troisième et la quatrième* carte, et au tour suivant la *deuxième et la troisième*.
lesson-of-dewan-far = À travers le camp de Braise
lesson-of-dewan-far-text = Ce canyon touche une nouvelle zone d’eau, et c’est ton deuxième. La route traverse un camp de Braise, c’est permis.
lesson-of-dewan-gift = Un cadeau
lesson-of-dewan-gift-text = La carte d’une case où se trouve un autre camp va à son propriétaire. Donne celle dont tu as le moins besoin : *désert ou forêt*.
lesson-of-dewan-pay = Le reste de la route
lesson-of-dewan-pay-text = Pour la montagne d’où tu pars, paie la carte au *pigment* et garde le feu.
lesson-of-dewan-tuck = Glisser une carte
lesson-of-dewan-tuck-text = Le troisième emplacement reçoit une carte. Glisse la *montagne* : elle compte comme une zone de plus, et son feu aussi.
lesson-of-dewan-fulfilled = Deux histoires racontées
lesson-of-dewan-fulfilled-text = Les deux sont accomplies, pour de bon : 11 points. Pour chacune, tu as pioché une carte.

lesson-of-dewan-eighth = Le huitième camp
lesson-of-dewan-eighth-text = Quand quelqu’un a placé le huitième camp, la manche se termine, et la partie aussi. Les histoires non accomplies ne comptent pas.
lesson-of-dewan-points = Les points
lesson-of-dewan-points-text = Les histoires, 1 par feu et 4 de plus pour le *plus* de feu, 2 par baie. Ici tu vois ce qu’il en serait maintenant.
lesson-of-dewan-groups = Camps côte à côte
lesson-of-dewan-groups-text = Chaque groupe de camps voisins vaut 4, quelle que soit sa taille. Ton deuxième camp et le camp initial en forment un.
lesson-of-dewan-confirm = Annuler et confirmer
lesson-of-dewan-confirm-text = À une vraie table, tu peux annuler ton tour jusqu’à sa confirmation, contre des bots même après. Touche ou pointe n’importe quoi pour une explication.
lesson-of-dewan-done = À toi de jouer
lesson-of-dewan-done-text = C’était tout : récolter, marcher, raconter. Braise est un adversaire aimable.
