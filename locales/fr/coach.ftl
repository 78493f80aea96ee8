# Les conseils pendant la partie, l’analyse d’une partie finie, et la fin avec son image.

## Les conseils

coach-hint = Conseil
coach-hint-how = Montrer les meilleurs choix. Touche : H
coach-choices =
    { $count ->
        [one] Un bon choix
        [2] Deux bons choix
       *[other] Trois bons choix
    }
coach-points = { $points } points à attendre
coach-then = Ensuite : { $line }.
coach-to-win = de victoire
coach-on-page = À voir sous « { $page } »
coach-pay-with = payer avec { $cards }
coach-what = Anneaux : l’épais est le meilleur, le pointillé le troisième. L’ordre suit la chance de victoire. Les points sont ceux à attendre à la fin si tout le monde continue à bien jouer.
coach-nudge = Juste un indice
coach-nudged = Quelque chose de bon est entouré.
coach-hide = Masquer
coach-fold = Replier les conseils
coach-unfold = Déplier les conseils
coach-thinking = On regarde plus loin …

## L’analyse d’une partie finie

coach-review = Après la partie
coach-review-heading = Comment on en est arrivé là
coach-review-tab = Analyse : { $title }
coach-review-not-allowed = L’analyse vient quand la partie est finie.
coach-review-no-advice = L’analyse s’est interrompue. Rien de la partie n’est perdu ; réessaie.
coach-review-offline = Le serveur est injoignable pour l’instant.
coach-try-again = Réessayer
coach-result = Résultat
coach-look-through = Revoir la partie
coach-reviewing = La partie est examinée
coach-reviewing-how = Tour par tour, avec ce que chacun pouvait savoir. Tu peux partir et revenir.
coach-reviewing-begins = Cela commence bientôt.
coach-reviewing-done = { $done } tours sur { $total }
coach-measure = Ce que montrent les courbes
coach-measure-points = Points
coach-measure-chances = Chances
coach-chart-points = Points
coach-chart-points-about = que chacun pouvait attendre à la fin, tour par tour
coach-chart-chances = Chances
coach-chart-chances-about = de gagner en pour cent, tour par tour
coach-chart-how = En bas, les manches. Les numéros marquent les tours à côté ; un trait rouge est ce qu’ils ont coûté.
coach-countdown = compte à rebours
coach-last-round = dernière manche
coach-costly = Les tours les plus coûteux
coach-whose = Les tours de qui
coach-costly-none = Aucun tour n’a coûté grand-chose.
coach-costly-others =
    { $count ->
        [one] Un autre tour a coûté { $cost }.
       *[other] { $count } autres tours ont coûté { $cost } ensemble.
    }
coach-before-first-round = Avant la première manche
coach-chance-lost = −{ $chance } % de victoire
coach-played = Joué
coach-better = Mieux
coach-look = Regarder
coach-try = Essayer

## La fin de la partie

coach-adding = On compte les points
coach-skip = Passer
coach-over-turns = Les points au fil des tours
coach-over-turns-about = comme si l’on comptait après chaque tour
coach-review-game = Analyser la partie
coach-share = Partager
coach-share-heading = Partager le résultat
coach-share-send = Envoyer l’image
coach-share-png = Enregistrer en PNG
coach-share-svg = Enregistrer en SVG
coach-share-text = Copier en texte
coach-share-copied = Le résultat est copié en texte.
coach-share-failed = Cela n’a pas marché. Essaie autrement.
coach-share-drawing = L’image se dessine …

coach-first-time = Première fois ? Ce que tu peux faire est éclairé. Un conseil montre de bons choix.
