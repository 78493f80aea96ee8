# Jouer dans le terminal : ce qui se dit autour des jeux.
#
# prefix: terminal-help-  (what can be typed, and what it does)
# prefix: terminal-no-hints-  (why there are none)
# prefix: terminal-solo-  (how a game against a rival of the rules ended)
# prefix: terminal-series-  (whose the handicap of a series is)
# prefix: terminal-hint-  (what a hint may bring)

## Who plays

terminal-player = Joueur { $number }
terminal-bot = { $level } ({ $number })
terminal-random = Hasard
terminal-you = toi
terminal-and = { $first } et { $last }

## Beginning and going on

terminal-new = Nouvelle partie, graine { $seed }, enregistrée dans { $path } ; tape ? pour l’aide.
terminal-seats = Les places sont tirées au sort. Dans l’ordre du tour : { $names }.
terminal-resuming = Reprise de { $path } ; tape ? pour l’aide.
terminal-unfinished =
    { $players ->
        [1] Il y a une partie solo inachevée
       *[other] Il y a une partie inachevée à { $players } joueurs
    }{ $scenario ->
        [none] { "" }
       *[other] , scénario { $scenario }
    }, { $turns ->
        [0] à peine commencée
        [one] après 1 tour
       *[other] après { $turns } tours
    } : { $path }
terminal-resume-question = La reprendre ? [o/n]
terminal-yes = o, oui, y
terminal-no = n, non
terminal-new-begins = Une nouvelle commence ; --resume last reprend l’ancienne.
terminal-saved = Enregistrée dans { $path }
terminal-saved-resume = Enregistrée dans { $path } ; pour reprendre : { $command }
terminal-not-saved = Pas enregistrée : { $problem }
terminal-record = La partie est notée dans { $path }

## Playing

terminal-question = Que fais-tu ?
terminal-pass-screen = Passe l’écran à { $name }, qui appuie sur Entrée :
terminal-confirm = Entrée confirme ton tour, u l’annule.
terminal-more =
    { $count ->
        [one] encore 1 ligne : m l’affiche, des mots raccourcissent la liste
       *[other] encore { $count } lignes : m les affiche, des mots raccourcissent la liste
    }
terminal-areas = Il y a les joueurs 1 à { $most }.
terminal-problem = { $problem } ; tape ? pour l’aide
terminal-problem-of-line = ligne { $line } de l’entrée : { $problem }
terminal-fits-several = « { $typed } » convient à { $count } choix ; précise lequel
terminal-not-in-list = « { $typed } » n’est pas dans la liste, qui va de 1 à { $most }
terminal-not-open = « { $typed } » n’est pas possible maintenant
terminal-fits-none = « { $typed } » n’apparaît dans aucun choix

## Taking back

terminal-taken-back = Annulé.
terminal-undo-nothing = Rien à annuler pour l’instant.
terminal-undo-begins = Impossible d’annuler : ton tour commence ici.
terminal-undo-moved = Impossible d’annuler : { $name } a joué depuis.
terminal-undo-revealed = Impossible d’annuler : { $what }.
terminal-revealed = quelque chose de caché a été révélé

## Hints

terminal-no-hints-series = Pas de conseils dans la série.
terminal-no-hints-game = Pas de conseils dans ce jeu.
terminal-no-hints-people = Pas de conseils entre joueurs.
terminal-hint-then = , puis { $rest }
terminal-hint-best =
    { $points ->
        [one] environ { $points } point (le mieux) { $against }
       *[other] environ { $points } points (le mieux) { $against }
    }
terminal-hint-alike = autant { $against }
terminal-hint-less = { $points } de moins { $against }
terminal-hint-more = { $points } de plus { $against }
terminal-hint-against = contre { $rivals }, { $chance } % de chances de gagner

## The end

terminal-over = La partie est terminée
terminal-scored-now = Si l’on comptait maintenant
terminal-total = total
terminal-tie-break = { $what } (départage)
terminal-wins =
    { $points ->
        [one] { $names } gagne avec { $points } point.
       *[other] { $names } gagne avec { $points } points.
    }
terminal-team =
    { $points ->
        [one] { $names } gagnent ensemble avec { $points } point.
       *[other] { $names } gagnent ensemble avec { $points } points.
    }
terminal-shared =
    { $points ->
        [one] { $names } partagent la victoire avec { $points } point.
       *[other] { $names } partagent la victoire avec { $points } points.
    }
terminal-tie = Égalité de points : « { $what } » départage, { $most } à { $fewer }.
terminal-solo-win = Tu as gagné contre { $rival }.
terminal-solo-loss = { $rival } a gagné.
terminal-solo-draw = Match nul : { $rival } et toi avez autant de points.

## The handicap series

terminal-series =
    Série à handicap : { $handicap } maintenant ({ $whose }) ; { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; victoires : { $won }, défaites : { $lost }, nuls : { $drawn } ; plus haut handicap vaincu : { $best }.
terminal-series-yours = tu commences avec { $points }
terminal-series-rivals = Tom commence avec { $points }
terminal-series-none = aucun pour l’instant
terminal-series-step =
    { $outcome ->
        [win] Cette partie de la série est gagnée : le handicap passe à { $handicap }.
        [loss] Cette partie de la série est perdue : le handicap passe à { $handicap }.
       *[draw] Cette partie de la série est nulle : le handicap reste à { $handicap }.
    }

## Help

terminal-help-number = prendre le choix 3 de la liste
terminal-help-text = prendre le choix qui a exactement ce texte
terminal-help-words = montrer les choix qui ont tous ces mots ; s’il n’y en a qu’un, il est pris
terminal-help-example = des mots du choix
terminal-help-enter = revoir toute la liste
terminal-help-more = la suite : la liste jusqu’au bout
terminal-help-hint = un conseil : le meilleur choix, et ce qu’on peut en attendre
terminal-help-undo = annuler, tant que rien de caché n’est révélé et que personne d’autre n’a joué
terminal-help-board = le plateau
terminal-help-area = revoir la table
terminal-help-points = les points, si l’on comptait maintenant
terminal-help-log = ce qui vient de se passer, ou ses 8 dernières lignes
terminal-help-save = enregistrer
terminal-help-quit = enregistrer et quitter
terminal-help-help = cette aide
