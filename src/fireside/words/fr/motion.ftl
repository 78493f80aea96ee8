# Mouvement et sons à la table, et ce qui s’est passé depuis son dernier tour.

motion-motion = Animer les pièces

motion-pace = Tours des autres
motion-pace-read = Posément
motion-pace-quick = Vite
motion-pace-once = D’un coup

motion-others = Ce que font les autres
motion-skip = Passer

motion-since = Depuis ton dernier tour
motion-since-count =
    { $count ->
        [one] Depuis ton dernier tour : { $count } étape
       *[other] Depuis ton dernier tour : { $count } étapes
    }
motion-step = Étape { $number } sur { $count }
motion-previous = Étape précédente
motion-next = Étape suivante
motion-play = Lire
motion-pause = Mettre en pause
motion-now = Revenir au jeu
