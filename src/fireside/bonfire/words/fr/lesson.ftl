# Les leçons : ce qui est dit pas à pas sur le vrai plateau (Bonfire).

lesson-of-bonfire-chapter-table = La table
lesson-of-bonfire-chapter-tokens = Tuiles Action
lesson-of-bonfire-chapter-sail = En mer
lesson-of-bonfire-chapter-path = Un Chemin
lesson-of-bonfire-chapter-portal = Un Portail
lesson-of-bonfire-chapter-gnome = Un Gnome
lesson-of-bonfire-chapter-guardian = La Gardienne
lesson-of-bonfire-chapter-fate = Une tuile Destin
lesson-of-bonfire-chapter-light = Un Brasier
lesson-of-bonfire-chapter-end = La fin

lesson-of-bonfire-welcome = Bienvenue dans Bonfire
lesson-of-bonfire-welcome-text = Dans la cité des Gnomes, les feux se sont éteints. Accomplis des Missions, et ils redeviendront des Brasiers. Nous jouons les premiers tours ensemble ; *Braise* a l’autre cité.
lesson-of-bonfire-city = Ta cité
lesson-of-bonfire-city-text = Sept emplacements se suivent, de 1 à 7 depuis la gauche ; les nombres voisins, de 2 à 8, sont les PV de leurs places. Chacun reçoit une *tuile Chemin*, un *Portail* et une *Mission*, qui devient un Brasier une fois accomplie.
lesson-of-bonfire-sea = La mer
lesson-of-bonfire-sea-text = Ton Navire va chercher des Missions sur les îles. Quatre îles abritent des *Gardiennes*, qui marcheront sur ton Chemin.
lesson-of-bonfire-wheel = Le Grand Brasier
lesson-of-bonfire-wheel-text = Ses sept cases donnent des tuiles Action, des Ressources et des Portails. Les huit cases autour sont le *Haut Conseil*.
lesson-of-bonfire-displays = Pour tout le monde
lesson-of-bonfire-displays-text = Ici se trouvent les cinq Missions du Conseil, les tuiles Chemin et les Gnomes. Tout le monde se sert au même endroit.
lesson-of-bonfire-open = Ta première tuile Destin
lesson-of-bonfire-open-text = Elle est à part, au bout de la rangée : Navire, Chemin, Mission. Place-la telle quelle au milieu de ta zone Destin.

lesson-of-bonfire-tokens = Cinq tuiles Action
lesson-of-bonfire-tokens-text = Chaque symbole de la tuile t’a donné une tuile Action : Navire, Chemin, Mission. Tout ce que tu fais se paie avec l’Action du bon type.
lesson-of-bonfire-yellow = Le jaune est un joker
lesson-of-bonfire-yellow-text = Une Action *jaune* vaut n’importe laquelle. Et s’il t’en manque une, deux autres au choix la remplacent.
lesson-of-bonfire-turn = Une chose par tour
lesson-of-bonfire-turn-text = À ton tour, tu places une tuile Destin, tu utilises des tuiles Action pour *une* action, ou tu ravives un Brasier. La barre dit ce qui est possible, et les mêmes choses brillent sur la table.

lesson-of-bonfire-sail = Lever l’ancre
lesson-of-bonfire-sail-text = Le premier voyage mène à n’importe quelle île pour 1 Action Navire. Ensuite, c’est 1 par route. Choisis *Naviguer*.
lesson-of-bonfire-island = Île aux Fruits I
lesson-of-bonfire-island-text = La Mission bleue de cette île demande une tuile Chemin avec une Herbe, et il y en a une à prendre. Va à l’*Île aux Fruits I*.
lesson-of-bonfire-task = Recevoir une Mission
lesson-of-bonfire-task-text = Après un voyage, tu peux utiliser l’île dans le même tour. La première Mission d’une île coûte 1 Action Mission.
lesson-of-bonfire-offering = Une Offrande
lesson-of-bonfire-offering-text = Pour une Mission, tu laisses une Offrande. Tu paies sa Ressource et celle de l’île : choisis la *Racine*, puis paie 1 Fruit et 1 Racine.
lesson-of-bonfire-take = Ce que demande une Mission
lesson-of-bonfire-take-text = Les Missions bleues sont faciles et valent 2 ou 3 PV, les rouges 4 ou 5, les jaunes 6 à 8. Prends la *bleue*.
lesson-of-bonfire-place = Où la mettre
lesson-of-bonfire-place-text = Ta prochaine tuile Chemin ira à l’emplacement 2. Si son Cristal a la couleur du Brasier voisin, cela fait 2 PV de plus. Mets la Mission à l’*emplacement 2*.
lesson-of-bonfire-left = Elle reste là
lesson-of-bonfire-left-text = Ton Offrande reste sur l’île, face cachée, et ton Navire aussi. Certaines Missions demandent des Offrandes sur des îles précises.

lesson-of-bonfire-ember = La cité de Braise
lesson-of-bonfire-ember-text = Braise a construit un Chemin. Ici tu vois les autres cités ; choisis-en une pour la voir en grand. C’est de nouveau ton tour.
lesson-of-bonfire-build = Construire un Chemin
lesson-of-bonfire-build-text = Le Chemin se construit un emplacement après l’autre : 1 Action Chemin pour les emplacements 2 à 4, puis 2. Choisis *Construire un Chemin*.
lesson-of-bonfire-tile = Cristal bleu, Herbe
lesson-of-bonfire-tile-text = Tu peux prendre une tuile visible ou le dessus d’une pioche. Celle avec l’*Herbe* accomplit ta Mission, et son Cristal est bleu comme elle.
lesson-of-bonfire-met = Accomplie
lesson-of-bonfire-met-text = Tout ce que la Mission demande est là. Raviver son Brasier ne coûte qu’un tour, et personne ne peut te la prendre. Il reste donc du temps pour autre chose.

lesson-of-bonfire-gap = Le prochain Portail
lesson-of-bonfire-gap-text = Un Portail relie Chemin et Brasier. Les emplacements de Portail se remplissent *à rebours*, de l’emplacement 7 au 1. D’abord vient un losange.
lesson-of-bonfire-turn-wheel = Tourner le Grand Brasier
lesson-of-bonfire-turn-wheel-text = Personne ne l’a encore utilisé : 1 tuile suffit pour le tourner vers la case de ton choix. Ensuite, c’est 1 par case, en sens horaire, ou 3 pour n’importe laquelle. Choisis-le et tourne-le vers la case *Action Gnome, Or* et losange.
lesson-of-bonfire-rewards = Deux sur trois
lesson-of-bonfire-rewards-text = Tu reçois deux des trois récompenses de la case : Action, Ressource, Portail. Prends l’*Action Gnome* et le *Portail*.
lesson-of-bonfire-next-gap = Un emplacement en arrière
lesson-of-bonfire-next-gap-text = Le Portail est à sa place. Le suivant est un hexagone, pour l’emplacement 6. À côté d’un Brasier, un Portail vaut 2 PV.

lesson-of-bonfire-gnomes = Les Gnomes
lesson-of-bonfire-gnomes-text = Les *Experts* t’aident jusqu’à la fin. Les *Sages* donnent des PV tout de suite. Ta cité a de la place pour six.
lesson-of-bonfire-recruit = Un bon ami
lesson-of-bonfire-recruit-text = Recrute le Gnome qui donne une *Action jaune* avec chaque Gnome, lui compris.
lesson-of-bonfire-price = Le prix
lesson-of-bonfire-price-text = Un Gnome coûte 2 tuiles et 1 fois sa Ressource, ou 1 tuile et 2 fois sa Ressource. Paie *2 tuiles* et 1 Herbe.

lesson-of-bonfire-guardian = Ta Gardienne
lesson-of-bonfire-guardian-text = Les Gardiennes marchent sur ton Chemin. Par un Portail, elles rejoignent un Brasier ravivé et s’y installent pour de bon, pour 2 à 8 PV.
lesson-of-bonfire-procession = Une Procession
lesson-of-bonfire-procession-text = Pour chaque Action Gardienne, chaque Gardienne peut avancer d’une Étape. L’Action jaune la remplace : choisis *Procession*.
lesson-of-bonfire-gold = De l’Or en chemin
lesson-of-bonfire-gold-text = Une Gardienne qui s’arrête sur une tuile Chemin gagne ce qu’elle montre, ici de l’*Or*. L’Or vaut n’importe quelle Ressource.

lesson-of-bonfire-ends = Plus de tuile Action
lesson-of-bonfire-ends-text = Pour placer une tuile Destin, tu peux garder une tuile Action au plus ; tu défausses d’abord les autres. Seule la *première* ou la *dernière* de la rangée peut être prise.
lesson-of-bonfire-first = Prends la première
lesson-of-bonfire-first-text = Elle montre Mission, Gnome et Grand Brasier, et ta tuile déjà placée finit par une Mission. Prends la *première*.
lesson-of-bonfire-lay = Relier les symboles
lesson-of-bonfire-lay-text = Chaque symbole donne une tuile Action pour *chaque* symbole de son groupe. Ainsi deux Missions se touchent, et un Or imprimé est recouvert. Place-la où elle est montrée.
lesson-of-bonfire-gain = Bien placée
lesson-of-bonfire-gain-text = 2 Actions Mission, 1 Gnome, 1 Grand Brasier et 1 Or. Les grands groupes donnent beaucoup de tuiles Action. Une tuile Destin qui reste à la fin vaut 3 PV.

lesson-of-bonfire-light = Raviver le Brasier
lesson-of-bonfire-light-text = Et maintenant, le feu. Ravive celui de l’emplacement 2 : la Mission devient un Brasier et le reste.
lesson-of-bonfire-council = Le Novice va au Conseil
lesson-of-bonfire-council-text = Le Novice voisin va au Haut Conseil, et tu prends le bonus de sa case. Choisis la *Gardienne*.
lesson-of-bonfire-bring = Une Gardienne de plus
lesson-of-bonfire-bring-text = Fais venir la Gardienne *beige*. Une Mission de l’Île aux Fleurs I la demande : cette Mission-là est déjà à moitié faite.
lesson-of-bonfire-council-tasks = Missions du Conseil
lesson-of-bonfire-council-tasks-text = Ces cinq sont pour tout le monde : 4 PV chacune à la fin. Qui en accomplit une en premier peut aussi envoyer son Novice neutre au Conseil, pour un bonus de plus.

lesson-of-bonfire-countdown = Le compte à rebours
lesson-of-bonfire-countdown-text = Avec 7 Novices au Conseil commencent les cinq dernières manches. Tu peux alors passer pour de bon : plus c’est tôt, plus tu marques de PV.
lesson-of-bonfire-points = Les PV
lesson-of-bonfire-points-text = Chaque place montre ses PV. Le nombre près du drapeau dit combien il y en aurait si l’on comptait maintenant.
lesson-of-bonfire-sources = Ce qui compte à la fin
lesson-of-bonfire-sources-text = Brasiers, Gardiennes installées, Portails et Cristaux assortis à côté, Missions du Conseil, tuiles Destin restantes. Deux tuiles Action ou Ressources restantes font 1 PV.
lesson-of-bonfire-confirm = Annuler et confirmer
lesson-of-bonfire-confirm-text = À une vraie table, tu peux annuler ton tour jusqu’à sa confirmation, contre des bots même après. Touche ou pointe n’importe quoi pour une explication.
lesson-of-bonfire-done = À toi de jouer
lesson-of-bonfire-done-text = Tu connais tout ce qu’un tour peut être. Le reste vient en jouant : Braise est un adversaire aimable.
