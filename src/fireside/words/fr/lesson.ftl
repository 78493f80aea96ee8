# Les leçons : ce qui est dit pas à pas sur le vrai plateau.

lesson-heading = { $title } : une leçon
lesson-loading = La table se prépare…
lesson-missing = Il n’y a pas de leçon ici.
lesson-chapter = { $number } sur { $count } : { $chapter }
lesson-step = Étape { $number } sur { $count }
lesson-rule = Règle { $rule }
lesson-skip = Passer la leçon
lesson-back = Retour
lesson-next = Suivant
lesson-again = Recommencer
lesson-rules = Livret de règles
lesson-play = Jouer contre Braise
lesson-instead = C’est possible aussi, mais faisons d’abord ceci. C’est entouré sur la table.
lesson-read-on = Ton tour vient tout de suite. Appuie sur Suivant pour continuer.
