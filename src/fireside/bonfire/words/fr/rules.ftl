# Les règles de Bonfire, pour qui joue. Les numéros sont ceux de docs/rules/bonfire.md.
# La façon d’écrire les règles est expliquée au début du fichier anglais.

rules-b1 = Emplacements et limites
rule-b1-1 = **Ce qui est limité.** Les tuiles Action et les Ressources ne s’épuisent jamais. Pour tout le reste, il n’y a que ce que contient la boîte.
rule-b1-2 = **Ta cité.** Ta cité a 7 **emplacements**, numérotés de 1 à 7 en sens horaire depuis la tuile Départ. Chacun comprend une tuile Chemin, un emplacement de Portail, une case pour une Mission, un Novice et une place de Gardienne. Le Chemin de l’emplacement 1 est imprimé sur la tuile Départ. Les nombres des places de Gardienne, de 2 à 8, sont des PV et non des emplacements.
rule-b1-3 = **Limites d’une cité.** Une cité contient au plus 7 tuiles Chemin (avec celle de la tuile Départ), 7 Portails, 7 Missions ou Brasiers, 5 Gardiennes et 6 Gnomes. Ce qui dépasserait une limite ne peut pas être choisi.
rule-b1-4 = **Gnomes et bonus d’abord.** Si un Gnome ou un bonus du Conseil contredit ces règles, c’est le Gnome ou le bonus qui prévaut.
rule-b1-5 = **Une chose après l’autre.** Tu paies d’abord. Puis l’action a lieu, puis tes Gnomes rapportent leurs gains, puis les Étalages sont complétés. En dernier vient ce qui est déclenché : un bonus du Conseil, la Procession du [B19.17] ou l’action d’une île. Ce que tu as gagné peut payer tout ce qui vient après.

rules-b2 = Mise en place du Plateau central
rule-b2-1 = **Missions sur les îles.** Des Missions sont posées au hasard, face sombre visible, sur les 10 îles à Missions. À 4, il y en a 3 par île. À 3, il y en a 2 sur chacune des 4 îles des coins et 3 sur les autres. À 1 ou 2, il y en a 2 par île. Personne ne voit les Missions restantes.
rule-b2-2 = **Première partie.** Avec la variante **Première partie**, les Missions d’une même île sont toutes de couleurs différentes.
rule-b2-3 = **Une Mission pour 3 ou 4.** À 1 ou 2, la Mission « 3 Offrandes sur une même île » est retirée avant le tirage.
rule-b2-4 = **Gardiennes sur leurs îles.** Il y a 4 Gardiennes dans chacune des 4 couleurs. Elles attendent sur l’île de leur couleur.
rule-b2-5 = **Portails autour du Grand Brasier.** À 1 ou 2, un Portail de chacune des 7 formes est retiré. Les autres sont répartis au hasard, en nombre égal, sur les 7 cases du Grand Brasier.
rule-b2-6 = **Le Grand Brasier au départ.** Le Grand Brasier commence sur sa case marquée et compte comme pas encore utilisé.
rule-b2-7 = **Tuiles Chemin.** Les tuiles Chemin sont mélangées et forment 2 pioches face cachée. 4 d’entre elles sont visibles, en rangée.
rule-b2-8 = **Gnomes.** Les 6 Sages sont tous visibles. Les 27 Experts sont mélangés : 6 sont visibles, les autres forment la pioche Gnomes.
rule-b2-9 = **Novices neutres et compte à rebours.** Un Novice neutre se trouve sur chacune des 5 Missions du Conseil. Les tuiles Sablier de 5 à 1 sont prêtes.
rule-b2-10 = **Compléter.** Les deux pioches Chemins ont la même hauteur. Les nouvelles tuiles viennent de la plus haute, ou de la première si elles sont égales. Dans chaque Étalage, la nouvelle pièce prend la place qui s’est libérée.
rule-b2-11 = **Couleurs d’une première partie.** Si une île n’a que 2 Missions dans une première partie, le hasard décide quelle couleur y manque. En solo, 4 îles reçoivent bleu et rouge, 3 bleu et jaune, 3 rouge et jaune, au hasard.

rules-b3 = Mise en place de ta cité
rule-b3-1 = **Ton plateau.** Tu reçois au hasard l’un des quatre Plateaux Joueur (les cités), qui diffèrent par l’ordre des emplacements de Portail. S’y ajoutent une tuile Départ avec ta Gardienne de départ, 7 Novices à côté de tes cases de Mission et un Navire au Port. Tu commences avec 0 PV.
rule-b3-2 = **Qui commence.** Les Extensions sont distribuées au hasard. Qui reçoit le bâtiment ovale est le Premier Joueur. On joue en sens horaire.
rule-b3-3 = **Offrandes.** Tes 10 Offrandes montrent chacune une Ressource. Elles sont mélangées en 2 pioches de 5, et celle du dessus de chaque pioche est visible.
rule-b3-4 = **Tuiles Destin.** Tes 8 tuiles Destin sont mélangées. 7 d’entre elles forment ta Réserve, une rangée visible dont l’ordre ne change pas. La huitième est mise à part.
rule-b3-5 = **La première tuile Destin.** Avant le premier tour, chacun à son tour peut échanger sa huitième tuile contre celle du milieu de sa Réserve. Puis tu places la tuile choisie, dans un sens ou dans l’autre, au centre marqué de ta zone Destin.
rule-b3-6 = **Ce que tu as au départ.** Tu prends 1 de chacune des 6 Ressources et 5 tuiles Action : 2 jaunes <token-yellow> et les 3 que montre la tuile que tu viens de placer. Cette tuile ne rapporte rien d’autre.

rules-b4 = Ton tour
rule-b4-1 = **Une chose sur trois.** À ton tour, tu fais exactement une de ces choses :
    - Placer une tuile Destin ([B5]).
    - Utiliser des tuiles Action pour une action ([B6] à [B13]).
    - Raviver un Brasier ([B14]).
    Pendant le compte à rebours, tu peux passer au lieu de jouer ton tour ([B16.4]).
rule-b4-2 = **Actions Bonus.** Avant ou après, tu peux faire autant d’Actions Bonus que tu veux ([B15]).
rule-b4-3 = **Défausser des tuiles Action.** Tu défausses des tuiles Action quand tu en as trop pour placer une tuile Destin ([B5.1]). La question t’est posée à ce moment-là.
rule-b4-4 = **Plus rien à faire.** Si tu ne peux ni placer une tuile Destin, ni utiliser de tuiles Action, ni raviver un Brasier, tu n’as plus de tour jusqu’à la fin de la partie. Tu peux encore passer pendant le compte à rebours. Si cela arrive à tout le monde avant le compte à rebours, la partie s’arrête et on compte les PV.
rule-b4-5 = **Pas au milieu.** Une Action Bonus ne se fait jamais au milieu d’autre chose. Un voyage et l’action de l’île qui le suit ne font qu’un. Une Action Bonus peut rendre la suivante possible.
rule-b4-6 = **Quand tu n’as plus de tour.** Cela se décide au début de ton tour, et seulement si aucune Action Bonus n’est possible non plus. Si tu fais une Action Bonus et ne peux ensuite rien faire d’autre, ton tour se termine.
rule-b4-7 = **Passer automatiquement.** Si tu n’as plus de tour, tu passes automatiquement à la première manche du compte à rebours qui le permet, car attendre rapporterait seulement moins. Si, au début de ton tour, tu ne peux faire qu’une Action Bonus, tu la fais, ou tu passes si c’est le compte à rebours.

rules-b5 = Placer une tuile Destin
rule-b5-1 = **Une tuile Action au plus.** Tu ne peux placer une tuile Destin qu’avec 1 tuile Action au plus dans ta Réserve. Si tu en as davantage, tu défausses d’abord les autres ; tu choisis laquelle garder.
rule-b5-2 = **La première ou la dernière.** Prends la première ou la dernière tuile de la rangée de ta Réserve.
rule-b5-3 = **Où elle va.** Place-la à l’horizontale ou à la verticale, dans un sens ou dans l’autre, sur des cases libres de ta zone Destin. Elle doit toucher par un côté au moins une tuile déjà placée. Elle ne doit ni dépasser du bord ni recouvrir une autre tuile.
rule-b5-4 = **Des tuiles Action pour les groupes.** Regarde chacun de ses 3 symboles. Des symboles identiques qui se touchent par un côté forment un groupe. Pour chaque symbole, prends autant de tuiles Action de sa sorte que son groupe a maintenant de symboles.
rule-b5-5 = **Symboles imprimés.** Si tu recouvres un symbole imprimé, tu prends ce qu’il montre : 1 Or <resource-gold> ou 1 Action jaune <token-yellow>.
rule-b5-6 = **Pas plus qu’il ne faut.** Tu défausses juste les tuiles Action en trop, jamais plus. Une tuile Destin qui n’entre nulle part ne peut pas être prise.

rules-b6 = Payer
rule-b6-1 = **Une sorte de tuile.** Chaque action demande une sorte de tuile Action. Une Action jaune <token-yellow> est un joker : elle remplace n’importe quelle sorte.
rule-b6-2 = **Deux pour une.** Une tuile Action qui te manque peut être remplacée par 2 autres au choix.
rule-b6-3 = **Or.** L’Or <resource-gold> est un joker : il remplace n’importe quelle Ressource.
rule-b6-4 = **Deux Ressources pour une.** Une Ressource qui te manque peut être remplacée par 2 autres au choix. Tu peux aussi remplacer l’Or ainsi.
rule-b6-5 = **Tu choisis comment payer.** S’il y a plusieurs façons de payer, tu choisis. Tu ne paies jamais plus qu’il ne faut.
rule-b6-6 = **Seulement pour payer.** On ne remplace que pour payer. Une Mission qui te demande d’**avoir** quelque chose ne compte que la chose elle-même.
rule-b6-7 = **Quand une chose manque.** Tu ne peux remplacer une tuile Action ou une Ressource par 2 autres qu’après avoir dépensé toutes celles de sa sorte que tu as. Les Actions jaunes et l’Or s’utilisent à tout moment.
rule-b6-8 = **Ce qui doit être épuisé.** Seule la sorte demandée doit être épuisée, pas tes Actions jaunes ni ton Or. Ce que tu dépenses pour une autre partie du même prix compte comme dépensé. Les 2 choses qui en remplacent une peuvent être identiques ou différentes. Avec le [B19.3] et le [B19.9], tout mélange convient, même avec de l’Or.

rules-b7 = Construire un Chemin
rule-b7-1 = **La prochaine tuile Chemin.** Paie des Actions Chemin <token-path>. Prends l’une des 4 tuiles Chemin visibles ou celle du dessus d’une pioche, et place-la à ton prochain emplacement en sens horaire. L’Étalage est complété.
rule-b7-2 = **Le prix.** Les emplacements 2, 3 et 4 coûtent 1 tuile Action, les emplacements 5, 6 et 7 en coûtent 2. Tu peux construire six tuiles Chemin.
rule-b7-3 = **Quatre de la même couleur.** Si les 4 tuiles visibles ont un Cristal de la même couleur, tu peux les mettre sous les pioches avant de choisir. 4 autres sont révélées.
rule-b7-4 = **Une seule fois.** Tu peux le faire une fois par action, après avoir payé, et pas avec le [B18.bonus-2]. Les 4 tuiles vont sous les pioches, réparties également et dans un ordre aléatoire. Ensuite, tu dois prendre une tuile.
rule-b7-5 = **Il doit rester des tuiles.** Tu ne peux révéler de nouvelles tuiles que tant qu’il y en a dans les pioches. Si le [B18.bonus-2] laisse un nombre impair de tuiles, la première pioche en a une de plus.

rules-b8 = Naviguer
rule-b8-1 = **Quitter le Port.** Ton premier voyage coûte 1 Action Navire <token-ship> et mène à n’importe quelle île. Avec le [B18.bonus-7], il est gratuit.
rule-b8-2 = **Voyages suivants.** 1 tuile te fait suivre 1 route, 2 tuiles 2 routes, et 3 tuiles te mènent à n’importe quelle île. Tu peux quitter une île de n’importe quel côté. Deux routes peuvent être un aller et retour : le voyage finit alors à l’île où il a commencé.
rule-b8-3 = **De la place pour tous.** Une île accueille autant de Navires que l’on veut.
rule-b8-4 = **L’action de l’île.** Juste après un voyage, tu peux faire ce que l’île propose : recevoir une Mission ([B9]) ou rapatrier une Gardienne ([B10]). Cela coûte le prix habituel et fait partie du même tour.
rule-b8-5 = **Le prix le plus bas.** Un voyage coûte le moins de tuiles Action qu’il faut pour atteindre l’île. Tu ne peux pas payer plus.

rules-b9 = Recevoir une Mission
rule-b9-1 = **Quand c’est possible.** Ton Navire doit se trouver à une île à Missions où il en reste une. Tu dois avoir moins de 7 Missions et Brasiers.
rule-b9-2 = **Les tuiles Action.** Paie 1 Action Mission <token-task> pour ta première Offrande sur cette île, 2 pour la deuxième, 3 pour la troisième. Les Offrandes des autres ne comptent pas.
rule-b9-3 = **Les Ressources.** Choisis une de tes Offrandes visibles. Paie la Ressource qu’elle montre et celle de l’île.
rule-b9-4 = **Prendre la Mission.** Prends une Mission de l’île et laisse l’Offrande à sa place, face cachée. Pose la Mission sur une case de Mission libre de ta cité. Puis révèle l’Offrande suivante de la même pioche.

rules-b10 = Rapatrier une Gardienne
rule-b10-1 = **Une nouvelle Gardienne.** Ton Navire doit se trouver à une île à Gardiennes, et tu ne dois pas encore avoir de Gardienne de cette couleur. Paie 1 Action Gardienne <token-guardian> et place la Gardienne sur ta case Départ. Celle-ci en accueille autant que l’on veut.

rules-b11 = Procession
rule-b11-1 = **Jusqu’où.** Paie autant d’Actions Gardienne <token-guardian> que tu veux, au moins 1. Chacune de tes Gardiennes peut alors avancer d’autant d’Étapes au plus.
rule-b11-2 = **L’ordre.** Tes Gardiennes avancent l’une après l’autre, chacune une fois, la plus avancée d’abord. Si plusieurs partagent la case Départ (ou une tuile Chemin, avec le [B19.1]), tu choisis qui part la première.
rule-b11-3 = **Une Étape.** Une Étape mène à la tuile Chemin suivante. Ou bien elle mène d’une tuile Chemin au Brasier du même emplacement, si le Portail y est construit et le Brasier ravivé.
rule-b11-4 = **Une seule à la fois.** Une tuile Chemin accueille 1 Gardienne, un Brasier aussi. Là où il y en a déjà une, une autre ne peut ni s’arrêter ni passer.
rule-b11-5 = **Ce qu’elles gagnent.** Une Gardienne qui s’arrête sur une tuile Chemin gagne la Ressource qu’on y voit ; à l’emplacement 1, c’est de l’Or <resource-gold>. Une Gardienne qui n’a pas bougé ou qui est sur un Brasier ne gagne rien.
rule-b11-6 = **Sur le Brasier.** Une Gardienne sur un Brasier ne participe plus aux Processions.
rule-b11-7 = **Il faut pouvoir avancer.** Tu ne peux pas choisir une Procession où aucune Gardienne ne pourrait bouger.
rule-b11-8 = **Fixé d’avance.** Tu dis combien d’Étapes tu paies avant que quiconque bouge. Les Étapes inutilisées sont perdues.
rule-b11-9 = **Pas pour rien.** Dans une Procession payée, au moins une Gardienne avance d’au moins une Étape. Tu ne peux pas payer plus d’Étapes que le plus long trajet possible pour l’une de tes Gardiennes, une fois que celles de devant ont laissé la place. L’Étape gratuite du [B19.2] est comprise dans ce trajet, mais tu paies toujours au moins 1 tuile Action.

rules-b12 = Le Grand Brasier
rule-b12-1 = **La première utilisation.** La toute première utilisation de la partie, peu importe par qui, coûte 1 Action Grand Brasier <token-great_bonfire> et tourne le Grand Brasier vers n’importe quelle case.
rule-b12-2 = **Ensuite.** 1 tuile le tourne d’1 case en sens horaire, 2 tuiles de 2 cases, 3 tuiles vers n’importe quelle case.
rule-b12-3 = **Deux récompenses sur trois.** Prends 2 des 3 récompenses de la case : sa tuile Action ; sa Ressource, ou ses 2 PV si c’est ce qu’elle montre ; un de ses Portails.
rule-b12-4 = **Portails et emplacements.** Un Portail doit convenir à ton **prochain emplacement de Portail libre**. On les remplit de l’emplacement 7 à l’emplacement 1, en sens antihoraire. Un Portail qui ne convient pas ne peut pas être pris. Le [B19.25] lève cette règle.
rule-b12-5 = **Un tour complet.** Quand tu peux choisir n’importe quelle case, tu peux aussi choisir la case actuelle.
rule-b12-6 = **Ce qui compte comme première utilisation.** C’est ce qui vient en premier : cette action, le [B18.bonus-4] ou une carte de Tom.
rule-b12-7 = **Le prix le plus bas.** Une case coûte le moins de tuiles Action qu’il faut pour l’atteindre. Tu ne peux pas payer plus. Si la carte de Tom ne lui trouve pas de Portail, le Grand Brasier ne tourne pas et cela ne compte pas comme une utilisation.
rule-b12-8 = **Moins de récompenses.** Avec le [B19.23], tu peux aussi ne prendre que deux des trois récompenses. Si aucun Portail ne convient, tu prends les deux autres.

rules-b13 = Recruter un Gnome
rule-b13-1 = **Le prix.** Recrute l’un des Experts ou des Sages visibles. Paie 2 Actions Gnome <token-gnome> et 1 fois la Ressource indiquée, ou 1 tuile et 2 fois la Ressource. Une cité contient au plus 6 Gnomes.
rule-b13-2 = **Ensuite.** La place d’un Expert est complétée depuis la pioche tant qu’il y a des cartes, celle d’un Sage non. Un Expert t’aide dès maintenant. Un Sage donne ses PV aussitôt (du [B19.28] au [B19.33]).
rule-b13-3 = **L’Expert gratuit.** Un Expert que tu prends avec le [B18.bonus-5] compte comme recruté.

rules-b14 = Raviver un Brasier
rule-b14-1 = **Retourner une Mission.** Retourne une de tes Missions dont la condition est remplie en ce moment ([B17]). C’est désormais un Brasier, et il le reste pour de bon.
rule-b14-2 = **Le Novice part.** Le Novice d’à côté va au Haut Conseil, sur l’une des 8 cases sans Novice de ta couleur. Prends le bonus de cette case ([B18]) ou, si elle le permet, 1 PV.
rule-b14-3 = **Les PV plus tard.** Les PV du Brasier comptent à la fin ([B20]).
rule-b14-4 = **Cela ne coûte rien.** Tu gardes ce que la Mission demande.

rules-b15 = Novices neutres
rule-b15-1 = **Une Action Bonus.** Si tu remplis la condition d’une Mission du Conseil et que son Novice neutre est encore là, tu peux l’envoyer sur une case du Conseil sans autre Novice neutre. Prends le bonus de la case ou son 1 PV, comme en [B14.2]. Les PV de la Mission du Conseil elle-même viennent à la fin ([B20.5]).
rule-b15-2 = **Ils ne se gênent pas.** Les Novices neutres et ceux des joueurs ne se bloquent pas l’accès aux cases.
rule-b15-3 = **Il y a toujours de la place.** Il y a 8 cases, et jamais plus de 7 Novices d’une couleur ni de 5 Novices neutres.

rules-b16 = Le compte à rebours et la fin
rule-b16-1 = **Quand il commence.** Tous les Novices du Haut Conseil comptent : ceux des joueurs, ceux de Tom et les neutres. Le compte à rebours commence dès qu’ils sont 7 à 1 ou 2 joueurs, 10 à 3 joueurs, 13 à 4 joueurs.
rule-b16-2 = **Cinq manches.** On joue alors 5 manches, numérotées de 5 à 1, chacune commençant par le Premier Joueur. Si le compte à rebours commence pendant le tour du Premier Joueur, cette manche est déjà la manche 5 : le Premier Joueur a encore 4 tours, les autres 5. Sinon, on finit d’abord la manche en cours, et tout le monde a encore 5 tours.
rule-b16-3 = **Décompte.** Après la manche 1, on compte les PV ([B20]).
rule-b16-4 = **Passer.** Dans une manche du compte à rebours, tu peux passer au lieu de jouer. Tu gagnes autant de PV que le numéro de la manche et tu n’as plus de tour. Ta cité est comptée comme d’habitude.
rule-b16-5 = **Le tour entier.** Passer remplace tout le tour : tu ne fais pas d’Action Bonus avec.
rule-b16-6 = **Compter les manches.** Une manche commence à la place du Premier Joueur, même si celui-ci n’a plus de tour. Quand personne n’a plus de tour, on compte les PV aussitôt ; pour le solo, voir [B21.16].
rule-b16-7 = **Pas trop tôt.** Personne ne peut passer dans le reste de la manche où commence le compte à rebours, sauf si c’est la manche 5. Si une carte de Tom le lance, la manche suivante est la manche 5.

rules-b17 = Missions
rule-b17-0 = **Avoir plus est permis.** Tu peux avoir plus que ce que la Mission demande. Si la Mission le dit, l’Or ne compte pas. La condition doit être remplie au moment de raviver ; plus tard, ce n’est plus nécessaire.
rule-b17-blue = **Missions bleues.** Elles valent 2 ou 3 PV. Les voici toutes :
rule-b17-red = **Missions rouges.** Elles valent 4 ou 5 PV. Les voici toutes :
rule-b17-yellow = **Missions jaunes.** Elles valent 6, 7 ou 8 PV. Les voici toutes :
rule-b17-1 = **Les Missions qui se comptent elles-mêmes.** Si l’on demande des Missions de sa propre couleur, une Mission dans ta cité se compte elle-même. Elle n’est un Brasier qu’une fois ravivée.
rule-b17-2 = **Groupes de symboles.** Un groupe peut avoir n’importe quelle forme. Ses symboles sont tous d’une sorte, se touchent par un côté et sont au moins aussi nombreux que demandé. Si deux groupes sont demandés, ils doivent être séparés.
rule-b17-3 = **Ce qui compte aussi.** Le Chemin de ta tuile Départ compte comme une tuile Chemin, et sa Ressource est l’Or <resource-gold>. Ta Gardienne de départ compte comme une Gardienne, un Sage comme un Gnome.
rule-b17-4 = **Quelques précisions.** « 1 Mission du Conseil accomplie » veut dire que sa condition est remplie en ce moment. Une pioche Offrandes est épuisée quand sa tuile visible est partie aussi. Seules tes propres Offrandes comptent. Les Actions jaunes ne comptent pas parmi les 5 tuiles Action.
rule-b17-5 = **Cinq tuiles Action.** Il te faut chacune des 5 tuiles illustrées : de chaque sorte, autant que la Mission en montre. Elles peuvent être d’une seule sorte ou de plusieurs.
rule-b17-council = **Missions du Conseil.** Chacune vaut 4 PV à la fin pour tous ceux qui l’accomplissent. Sept Missions valent 7 PV si toutes sont des Brasiers. Voici les cinq :

rules-b18 = Bonus du Conseil
rule-b18-bonus-1 = **De l’Or et une tuile.** Prends 2 Or <resource-gold> et 1 Action jaune <token-yellow>. Ici, tu ne peux pas choisir 1 PV à la place.
rule-b18-bonus-2 = **Une tuile Chemin.** Prends une tuile Chemin au choix, visible ou cherchée dans les pioches, et place-la gratuitement à ton prochain emplacement. Les pioches sont ensuite mélangées. Ou prends 1 PV.
rule-b18-bonus-3 = **Une Gardienne.** Prends une Gardienne d’une couleur que tu n’as pas et place-la sur ta case Départ. Ou prends 1 PV.
rule-b18-bonus-4 = **Le Grand Brasier.** Tourne le Grand Brasier vers n’importe quelle case et prends les récompenses habituelles. Ou prends 1 PV.
rule-b18-bonus-5 = **Un Expert.** Prends gratuitement un Expert visible. Ou prends 1 PV.
rule-b18-bonus-6 = **Une promenade.** Déplace une de tes Gardiennes d’autant d’Étapes que tu veux, en avant ou en arrière, vers une tuile Chemin ou un Brasier libre. Pour un Brasier, il faut le Portail comme d’habitude. La Gardienne gagne ce qu’elle gagnerait d’habitude. Ou prends 1 PV.
rule-b18-bonus-7 = **Un voyage.** Navigue gratuitement vers n’importe quelle île, même celle où se trouve ton Navire. L’action de l’île coûte ensuite le prix habituel. Ou prends 1 PV.
rule-b18-bonus-8 = **Une tuile Destin.** Place maintenant la première ou la dernière tuile Destin de ta Réserve, quel que soit le nombre de tes tuiles Action, avec les gains habituels. Ou prends 1 PV.
rule-b18-1 = **Si c’est impossible.** Un bonus que tu ne peux pas utiliser, parce qu’une limite est atteinte ou qu’il ne reste rien, vaut 1 PV.
rule-b18-2 = **Plus sur la promenade.** Avec le [B18.bonus-6], la Gardienne peut partir de partout : de la case Départ, d’une tuile Chemin ou d’un Brasier. L’arrivée est une autre tuile Chemin ou un autre Brasier que là où elle se trouve. Seule l’arrivée doit être libre ; avec le [B19.1], une tuile Chemin l’est toujours. Un Brasier doit être ravivé, et son emplacement doit avoir son Portail et sa tuile Chemin. Ce n’est pas une Procession.
rule-b18-3 = **Mélanger les pioches.** Si ta tuile du [B18.bonus-2] vient des pioches, celles-ci sont mélangées ensemble, puis séparées de nouveau à parts égales.
rule-b18-4 = **Les Gnomes aident ici aussi.** Les effets de tes Gnomes valent aussi pour les bonus. Seuls ceux qui parlent d’Étapes, de routes ou de cases payées ne valent pas : le [B19.2], le [B19.21] et le [B19.22].

rules-b19 = Gnomes
rule-b19-1 = **De la place sur le Chemin.** Une tuile Chemin de ta cité accueille autant de tes Gardiennes que tu veux ; elles peuvent donc s’y dépasser. Sur les Brasiers, non.
rule-b19-2 = **Une Étape de plus.** Dans chaque Procession, chaque Gardienne peut aller 1 Étape plus loin que payé.
rule-b19-3 = **Deux Ressources au choix.** Quand tu reçois une Mission, paie 2 Ressources au choix au lieu de celles demandées.
rule-b19-4 = **Des PV pour les Sages.** Tu gagnes 2 PV chaque fois que tu recrutes un Sage.
rule-b19-5 = **Le jaune compte double.** Chaque Action jaune <token-yellow> que tu paies compte pour 2 tuiles Action d’une même sorte.
rule-b19-6 = **Choisir son gain.** Une Gardienne qui s’arrête sur une tuile Chemin, emplacement 1 compris, gagne une Ressource de ton choix : une des cinq Ressources simples ou celle qui est imprimée.
rule-b19-7 = **De l’Or pour les Novices.** Tu gagnes 1 Or <resource-gold> chaque fois que tu envoies un Novice, le tien ou un neutre, au Haut Conseil.
rule-b19-8 = **Des Chemins qui rapportent.** Chaque fois que tu prends une tuile Chemin, tu gagnes 1 fois la Ressource qu’elle montre.
rule-b19-9 = **Recruter avec tout.** Recruter coûte 1 ou 2 Ressources de ton choix au lieu de celle indiquée, même si c’est de l’Or.
rule-b19-10 = **La Gardienne grise gagne double.** Quand la Gardienne grise <guardian-grey> s’arrête sur une tuile Chemin, elle gagne sa Ressource une fois de plus.
rule-b19-11 = **La Gardienne rose gagne double.** Quand la Gardienne rose <guardian-pink> s’arrête sur une tuile Chemin, elle gagne sa Ressource une fois de plus.
rule-b19-12 = **La Gardienne beige gagne double.** Quand la Gardienne beige <guardian-natural> s’arrête sur une tuile Chemin, elle gagne sa Ressource une fois de plus.
rule-b19-13 = **La Gardienne ambre gagne double.** Quand la Gardienne ambre <guardian-amber> s’arrête sur une tuile Chemin, elle gagne sa Ressource une fois de plus.
rule-b19-14 = **Le Destin avec trois tuiles.** Tu peux placer une tuile Destin en ayant jusqu’à 3 tuiles Action dans ta Réserve.
rule-b19-15 = **Une tuile pour chaque Gnome.** Tu gagnes 1 Action jaune <token-yellow> chaque fois que tu recrutes un Gnome, celui-ci compris.
rule-b19-16 = **Symboles imprimés en double.** Chaque symbole imprimé que tu recouvres dans ta zone Destin donne ce qu’il montre une fois de plus.
rule-b19-17 = **Une Procession de bienvenue.** Chaque fois qu’une Gardienne arrive sur ta case Départ, une Procession d’1 Étape suit aussitôt. Elle ne rapporte pas de Ressources.
rule-b19-18 = **Des places qui valent plus.** À la fin, tu gagnes 2 PV de plus pour chacune de tes Gardiennes sur un Brasier.
rule-b19-19 = **La gratitude du Conseil.** Tu gagnes 1 Or <resource-gold> et 1 Action jaune <token-yellow> chaque fois que tu accomplis une Mission du Conseil, une fois pour chacune, que son Novice soit encore là ou non. Celles accomplies avant ne comptent pas.
rule-b19-20 = **De l’Or au départ.** Tu gagnes 1 Or <resource-gold> chaque fois qu’une Gardienne s’arrête sur le Chemin de l’emplacement 1.
rule-b19-21 = **Une route de plus.** Ton Navire peut aller 1 route plus loin que payé. Tu dois payer au moins 1 tuile.
rule-b19-22 = **Une case de plus.** Le Grand Brasier peut tourner d’1 case de plus que payé. Tu dois payer au moins 1 tuile.
rule-b19-23 = **Les trois récompenses.** Tu peux prendre les 3 récompenses du Grand Brasier, chacune une fois ; le Portail seulement s’il convient.
rule-b19-24 = **Les Novices partagent.** Les Novices que tu places, les tiens ou les neutres, peuvent aller sur des cases qui ont déjà des Novices de la même couleur.
rule-b19-25 = **Portails dans n’importe quel ordre.** Tu peux remplir tes emplacements de Portail dans n’importe quel ordre.
rule-b19-26 = **Missions bon marché.** Une Mission te coûte toujours 1 tuile Action.
rule-b19-27 = **Au-delà du bord.** Les tuiles Destin peuvent dépasser du bord, tant qu’au moins 1 symbole est à l’intérieur. Les symboles à l’extérieur comptent comme les autres : pour les tuiles Action, pour les groupes et pour le contact.
rule-b19-27a = **Les effets s’ajoutent.** Si plusieurs Gnomes récompensent la même chose, tu reçois tout : l’un d’eux, du [B19.10] au [B19.13], et le [B19.20] rapportent ensemble 2 de plus.
rule-b19-27b = **Bienvenue, une Étape plus loin.** La Procession du [B19.17] est une Procession aussi pour le [B19.2].
rule-b19-27c = **Bienvenue sans gain.** Dans la Procession du [B19.17], personne n’est obligé de bouger, et le [B19.6], ceux du [B19.10] au [B19.13] et le [B19.20] ne rapportent rien.
rule-b19-27d = **Le choix compte deux fois.** Ce que tu choisis avec le [B19.6] est aussi ce que donnent une fois de plus ceux du [B19.10] au [B19.13]. Quel que soit ton choix, le [B19.20] ajoute de l’Or.
rule-b19-27e = **Une demi-tuile.** Si, avec le [B19.5], tu n’as besoin que d’une moitié d’Action jaune, l’autre moitié est perdue.
rule-b19-27f = **Le sixième Gnome.** Si le [B19.19] est ton sixième Gnome, il récompense aussi la Mission du Conseil que son arrivée accomplit.
rule-b19-28 = **Le Sage des Chemins.** 1 PV aussitôt pour chacune de tes tuiles Chemin, celle de la tuile Départ comprise.
rule-b19-29 = **Le Sage du Destin.** 1 PV aussitôt pour chaque tuile Destin de ta zone Destin.
rule-b19-30 = **Le Sage des Portails.** 1 PV aussitôt pour chacun de tes Portails.
rule-b19-31 = **Le Sage des Missions.** 1 PV aussitôt pour chacune de tes Missions et chacun de tes Brasiers.
rule-b19-32 = **Le Sage des Gardiennes.** 1 PV aussitôt pour chacune de tes Gardiennes.
rule-b19-33 = **Le Sage des Gnomes.** 1 PV aussitôt pour chacun de tes Gnomes, celui-ci compris.

rules-b20 = Décompte final
rule-b20-1 = **Brasiers.** Chaque Brasier vaut les 2 à 8 PV imprimés.
rule-b20-2 = **Gardiennes sur des Brasiers.** Chaque Gardienne sur un Brasier vaut les 2 à 8 PV de sa place, et 2 de plus avec le [B19.18].
rule-b20-3 = **Portails.** Chaque Portail relié à un Brasier vaut 2 PV.
rule-b20-4 = **Cristaux.** Chaque tuile Chemin dont le Cristal a la couleur du Brasier de son emplacement vaut 2 PV, avec ou sans Portail.
rule-b20-5 = **Missions du Conseil.** Chaque Mission du Conseil que tu accomplis vaut 4 PV. Sept Brasiers en valent 7.
rule-b20-6 = **Tuiles Destin.** Chaque tuile Destin qui reste dans ta Réserve vaut 3 PV.
rule-b20-7 = **Ce qui reste.** Compte ensemble tes tuiles Action et tes Ressources. Elles valent 1 PV par lot de 2.
rule-b20-8 = **Qui gagne.** Qui a le plus de PV gagne. En cas d’égalité, le plus grand nombre de Brasiers départage. Si l’égalité persiste, la victoire est partagée.
rule-b20-9 = **Un exemple.** Cinq Brasiers de 7, 5, 2, 4 et 2 font 20. Une Gardienne sur une place de 6 fait 6. 5 Portails reliés à des Brasiers font 10, 4 Cristaux assortis 8, la Mission du Conseil des 7 Portails 4, 2 tuiles Destin 6, 3 tuiles Action et 1 Ressource 2. Avec 5 PV qu’un Sage a donnés en cours de partie, le total est de 61.

rules-b21 = Solo : contre Tom
rule-b21-1 = **Ce qui change.** Tu joues selon les règles pour 2 joueurs et tu commences. On tire 7 Missions bleues, 7 rouges et 6 jaunes, et chaque île en reçoit 2 de couleurs différentes. Aucune case du Grand Brasier n’a deux Portails identiques. Les 3 Experts qui montrent de l’Or sont retirés.
rule-b21-2 = **La cité de Tom.** Tom a une cité avec une tuile Départ, sa Gardienne de départ, 4 Novices et 0 PV. Il n’a ni Navire, ni Offrandes, ni tuiles Destin, et jamais de tuiles Action ni de Ressources.
rule-b21-3 = **Les cartes de Tom.** Après chacun de tes tours, on révèle et applique une carte de la pioche de Tom, qui en compte 8. Quand la pioche est vide, elle est mélangée de nouveau.
rule-b21-4 = **La Ressource du Gnome.** Si la carte montre le signe Gnome, le Gnome du dessus de la pioche est révélé et défaussé. Sa Ressource est la **Ressource du Gnome**. S’il faut un Gnome et que la pioche est vide, les Gnomes défaussés sont mélangés.
rule-b21-5 = **Carte Gnome.** Tom prend tous les Experts visibles qui montrent la Ressource du Gnome, et l’Étalage est complété. Il n’utilise jamais leurs capacités.
rule-b21-6 = **Carte Chemin.** Tom prend, de gauche à droite, toutes les tuiles Chemin visibles qui montrent la Ressource du Gnome, et l’Étalage est complété.
rule-b21-7 = **Carte Mission I.** Sur les 2 îles de la Ressource du Gnome, Tom prend la Mission qui vaut le plus. Elle va à son prochain emplacement libre en sens horaire et devient aussitôt un Brasier. Si plusieurs valent autant, tu choisis.
rule-b21-8 = **Carte Mission II.** Comme Mission I, mais avec la Mission qui vaut le moins. Ensuite, un des Novices de Tom va au Haut Conseil, et Tom gagne 1 PV.
rule-b21-9 = **Carte Gardienne.** Tom prend une Gardienne d’une couleur qui lui manque et la place sur sa case Départ.
rule-b21-10 = **Carte Grand Brasier.** Le Grand Brasier tourne en sens horaire jusqu’à la prochaine case qui a le prochain Portail qu’il faut à Tom, et Tom le prend. La case actuelle vient en dernier.
rule-b21-11 = **Tom et les Missions du Conseil.** Quand Tom accomplit une Mission du Conseil dont le Novice neutre est encore là, ce Novice va au Haut Conseil, couché : il ne bloque rien. Tom gagne 1 PV.
rule-b21-12 = **Quand Tom ne peut pas agir.** Si Tom ne peut pas agir parce qu’il a déjà accompli la Mission du Conseil correspondante, il gagne 3 PV à la place. S’il ne peut pas agir pour une autre raison, rien ne se passe.
rule-b21-13 = **Les limites de Tom.** Les limites d’une cité ([B1.3]) valent aussi pour Tom. Il ne prend de Gnomes et de tuiles Chemin que jusqu’à la limite, en commençant par la gauche.
rule-b21-14 = **La fin.** Le compte à rebours commence avec le 7e Novice au Haut Conseil. La partie s’arrête aussitôt, et on compte les PV, quand Tom a parcouru sa pioche pour la 4e fois, c’est-à-dire après 32 cartes.
rule-b21-15 = **Qui gagne.** Le décompte se fait comme d’habitude. Tu gagnes avec plus de PV que Tom. À PV égaux, la partie est nulle.
rule-b21-16 = **Après avoir passé.** Si tu passes pendant le compte à rebours ou n’as plus de tour, Tom révèle encore une carte par manche jusqu’à la fin.
rule-b21-17 = **Choisir pour Tom.** Tu choisis pour Tom seulement entre des Missions de même valeur. La Gardienne qu’il prend et les cases où vont les Novices pour lui ne changent rien : le jeu prend la première possibilité.
rule-b21-18 = **Le Gnome d’abord.** Le Gnome est révélé en premier, même si Tom ne peut pas agir ensuite. Si Mission II n’apporte aucune Mission, aucun Novice ne part et Tom ne gagne rien pour cela.
rule-b21-19 = **Le tour de Tom en détail.** Tom prend ce qui était visible quand sa carte a été révélée, pas ce qui arrive en complétant l’Étalage. Si les deux raisons de [B21.12] sont vraies, il gagne 3 PV. À PV égaux, la partie est nulle même si Tom a plus de Brasiers que toi, ou l’inverse. Le Plateau Joueur de Tom est l’un des trois autres, au hasard.
rule-b21-20 = **Les Novices de Tom.** Les Novices de Tom prennent les cases 1, 2, 3 et 4. Les Novices neutres qui y vont pour lui se couchent à la case 1. Ses Gnomes ne comptent jamais comme les tiens et ne lui donnent aucune capacité. S’il ne reste aucun Gnome à révéler, il n’y a pas de Ressource du Gnome. Une fois ses quatre Novices installés, Mission II n’en envoie plus et ne rapporte rien pour cela.

rules-b22 = La série à handicap
rule-b22-1 = **Le handicap.** Une série de parties solo commence avec un handicap de −10. Si le handicap est positif, Tom commence avec autant de PV. S’il est négatif, c’est toi.
rule-b22-2 = **De partie en partie.** Après une victoire, le handicap monte de 5, après une défaite il baisse de 2, après une partie nulle il ne change pas. Le but est le plus haut handicap. Il est conservé d’une partie à l’autre.
