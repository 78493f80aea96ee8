# La vie en solo : série à handicap, partie du jour, statistiques.

solo-heading-deal = Partie du jour
solo-heading-statistics = Statistiques
solo-tab-series = Série
solo-tab-deal = Jour
solo-tab-statistics = Statistiques
solo-tab-companion = Compagnon
solo-today = aujourd’hui
solo-yesterday = hier
solo-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
solo-outcome-win = gagnée
solo-outcome-loss = perdue
solo-outcome-draw = nulle

## La série à handicap

solo-single-how = La partie ne compte pas pour la série.
solo-single-otherwise = Avec un handicap de ton choix
solo-play-single = Jouer une partie simple
solo-series = La série à handicap
solo-next-handicap = Prochain handicap
solo-handicap-yours = Un handicap négatif est ton avance.
solo-you-begin =
    { $points ->
        [one] Tu commences avec { $points } PV.
       *[other] Tu commences avec { $points } PV.
    }
solo-series-how = Une victoire ajoute { $up }, une défaite retire { $down }, une partie nulle ne change rien.
solo-series-began = Tu as commencé à { $handicap }.
solo-series-aim = Vois jusqu’où tu peux monter.
solo-climb = L’ascension
solo-won-with = gagné avec { $handicap }
solo-record = Ton record, toutes séries : gagné avec { $handicap }.
solo-climb-told = Handicap sur { $games } parties : { $first } au départ, { $now } maintenant, { $highest } au plus haut.
solo-best-mark = maximum { $handicap }
solo-climb-printed = Marques vides : jeux en boîte.
solo-start = départ
solo-game-number = partie { $number }
solo-last-games = Dernières parties
solo-look-at-game = Revoir la partie : { $when }
solo-printed = jeu en boîte
solo-printed-waits = jeu en boîte, pas encore envoyé
solo-play-game = Jouer la partie { $number }
solo-go-on-game = Reprendre la partie { $number }
solo-begin-again = Recommencer
solo-begin-again-ask = Recommencer cette partie ?
solo-begin-again-why = La partie en cours ne comptera plus. La nouvelle a le même handicap, { $handicap }.
solo-new-series = Nouvelle série
solo-new-series-ask = Commencer une nouvelle série ?
solo-new-series-why = Le handicap revient à { $handicap } et la courbe repart. Tes parties restent dans les statistiques, ton record aussi.
solo-new-series-do = Commencer une série

## La partie du jour

solo-deal = Partie du jour
solo-deal-played =
    { $count ->
        [0] Personne ne l’a encore jouée aujourd’hui.
        [one] Une personne l’a jouée aujourd’hui.
       *[other] { $count } personnes l’ont jouée aujourd’hui.
    }
solo-deal-results = Voir les résultats
solo-play-deal = Jouer la partie du jour
solo-go-on-deal = Reprendre la partie
solo-deal-about = Une partie, un essai.
solo-deal-begun = Ta partie t’attend.
solo-deal-begun-how = Tu verras ce que les autres en ont fait quand tu auras fini.
solo-deal-missed = Tu n’as pas joué celle-ci.
solo-deal-missed-how =
    { $count ->
        [0] Personne ne l’a jouée.
        [one] Une personne l’a jouée. La journée est passée, tu peux regarder.
       *[other] { $count } personnes l’ont jouée. La journée est passée, tu peux regarder.
    }
solo-next-deal = Nouvelle partie dans { $time }.
solo-until =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
solo-place = Place { $place } sur { $count }
solo-better-than = mieux que { $share }
solo-you-made-place = { $points } PV, place { $place } sur { $count } pour l’instant.
solo-everybody = Résultats de tous
solo-histogram-told = Résultats de { $count } parties : la moitié a plus de { $median } PV, la meilleure en a { $best }.
solo-median = médiane { $points }
solo-you-made = toi { $points }
solo-points = PV
solo-your-week = Ta semaine
solo-your-week-how = vert en bas : mieux que la moitié
solo-above-median = mieux que la moitié
solo-best-games = Meilleures parties
solo-your-name-here = Ton nom dans cette liste
solo-decided = Ce qui a fait la différence
solo-best-made = La meilleure partie, de { $name }, a rapporté { $points } PV.
solo-best-is-yours = La meilleure partie est la tienne.
solo-differs = C’est ici qu’elle diffère le plus de la tienne :
solo-you-and-best = toi { $own }, meilleure { $best }
solo-look-at-best = Voir la meilleure
solo-own-table = Voir ma table
solo-deal-trust = Un seul essai par personne, et un nombre limité par connexion Internet. Mais rien n’empêche quelqu’un d’essayer d’abord dans un autre navigateur, ni de se la faire raconter : cette liste repose sur la confiance.
solo-share = Partager le résultat
solo-deal-of = { $day }
solo-deal-today = Aujourd’hui
solo-review = Analyser ma partie

## Statistiques

solo-any-players = N’importe quel nombre de joueurs
solo-players = { $count } joueurs
solo-any-rival = Tous les adversaires
solo-against-one = Contre { $rival }
solo-people = Humains
solo-no-games = Aucune partie terminée
solo-no-games-how = Chaque partie terminée compte ici : points, adversaires et origine des points. Après cinq parties, une courbe commence.
solo-to-play = Choisir un jeu
solo-count-games =
    { $count ->
        [one] partie
       *[other] parties
    }
solo-count-won = gagnées
solo-count-average = moyenne
solo-count-best = record
solo-over-time = Résultats au fil du temps
solo-over-time-how = courbe : moyenne sur 10, ronds pleins : gagnées
solo-line-begins = Après { $count } parties, une courbe commence ici.
solo-over-time-told =
    { $count ->
        [one] Le résultat de { $count } partie : { $now } points.
       *[other] Résultats des { $count } dernières parties : la moyenne est passée de { $first } à { $now }.
    }
solo-games-ago =
    { $count ->
        [one] { $count } partie
       *[other] { $count } dernières parties
    }
solo-now = maintenant
solo-against = Gagnées contre
solo-against-how = trait : part égale
solo-against-told =
    { $count ->
        [one] { $share } de { $count } partie gagnée ; une part égale serait { $expected }
       *[other] { $share } de { $count } parties gagnées ; une part égale serait { $expected }
    }
solo-sources = D’où viennent les points
solo-sources-how = en haut toi, en bas les gagnants
solo-source-told = toi { $yours }, gagnants { $winners }
