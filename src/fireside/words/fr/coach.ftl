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
coach-points = { $points } points attendus
coach-then = Ensuite : { $line }.
coach-to-win = de victoire
coach-on-page = À voir sous « { $page } »
coach-pay-with = payer avec { $cards }
coach-what = Anneaux : l’épais est le meilleur choix, le pointillé le troisième. L’ordre suit les chances de victoire. Les points sont ceux à attendre à la fin si tout le monde joue bien.
coach-nudge = Juste un indice
coach-nudged = Quelque chose de bon est entouré.
coach-hide = Masquer
coach-fold = Replier les conseils
coach-unfold = Déplier les conseils
coach-thinking = On regarde plus loin…

## L’analyse d’une partie finie

coach-review = Analyse
coach-review-heading = Comment on en est arrivé là
coach-review-tab = Analyse : { $title }
coach-review-not-allowed = L’analyse sera là une fois la partie terminée.
coach-review-no-advice = L’analyse s’est interrompue. Rien de la partie n’est perdu ; réessaie.
coach-review-bots-busy = Beaucoup de parties sont en cours d’analyse. Réessaie dans quelques minutes.
coach-review-offline = Le serveur est injoignable pour l’instant.
coach-try-again = Réessayer
coach-result = Résultat
coach-look-through = Revoir la partie
coach-reviewing = Analyse en cours
coach-reviewing-how = Tour par tour, avec ce que chacun pouvait savoir. Tu peux partir et revenir.
coach-reviewing-begins = Cela commence bientôt.
coach-reviewing-done = { $done } tours sur { $total }
coach-measure = Ce que montrent les courbes
coach-measure-points = Points
coach-measure-chances = Chances
coach-chart-points = Points
coach-chart-points-about = que chacun pouvait attendre à la fin, tour par tour
coach-chart-chances = Chances
coach-chart-chances-about = de gagner, en pour cent, tour par tour
coach-chart-how = En bas : les manches. Les numéros marquent les tours de la liste à côté ; un trait rouge montre ce que chacun a coûté.
coach-countdown = compte à rebours
coach-last-round = dernière manche
coach-costly = Les tours les plus coûteux
coach-whose = Tours affichés
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
coach-look = Voir
coach-try = Essayer

## La fin de la partie

coach-adding = On compte les points
coach-skip = Passer
coach-over-turns = Les points au fil des tours
coach-over-turns-about = comme si la partie s’était arrêtée après chaque tour
coach-review-game = Analyser la partie
coach-share = Partager
coach-share-heading = Partager le résultat
coach-share-send = Envoyer l’image
coach-share-png = Enregistrer en PNG
coach-share-svg = Enregistrer en SVG
coach-share-text = Copier le texte
coach-share-copied = Le résultat est copié sous forme de texte.
coach-share-failed = Cela n’a pas marché. Essaie autrement.
coach-share-drawing = L’image se dessine…

coach-first-time = Première fois ? Tout ce que tu peux faire brille, et un conseil montre de bons choix.
