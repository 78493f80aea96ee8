# Revoir une partie, « et si », et la page des parties.

## Looking back

replay-looking-back = Tu revois la partie
replay-to-table = Retour à la table
replay-to-records = Retour aux parties
replay-seen-as = Vu par
replay-onlooker = Spectateur
replay-line = Déroulement de la partie
replay-steps = Étapes
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Mettre en pause
replay-on = Une étape en avant
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-speed = Vitesse : × { $speed }
replay-key-home = Début
replay-key-end = Fin
replay-key-space = Espace
replay-key-shift-left = Maj ←
replay-key-shift-right = Maj →
replay-beginning = Le début
replay-opening = Avant la manche 1
replay-round-of = Manche { $round } sur { $rounds }
replay-step-of = { $name }, étape { $step } sur { $steps }
replay-ending-countdown = compte à rebours
replay-ending-last-round = dernière manche
replay-since = Depuis mon dernier tour
replay-since-short = Depuis mon tour

## The log

replay-log-how = Clique sur une ligne pour voir sa position
replay-log-filter = Lignes affichées
replay-log-all = Toutes
replay-log-mine = Les miennes
replay-log-points = Points
replay-log-total =
    { $points ->
        [one] { $points } point après cela
       *[other] { $points } points après cela
    }

## Sharing

replay-share = Partager
replay-share-how = Copier un lien vers cette position
replay-shared = Lien copié. Toute personne qui l’a peut regarder à partir d’ici.
replay-shared-with-seats = Lien copié. Il s’ouvre pour toutes les personnes de cette table.
replay-share-failed = Le lien n’a pas pu être copié. Copie-le depuis la barre d’adresse.

## What if

replay-what-if = Et si ?
replay-what-if-how = Cette position devient ta propre table, avec la même mise en place. La partie enregistrée reste telle quelle, et tu peux toujours y revenir.
replay-what-if-mover = doit jouer
replay-what-if-who = Qui joue pour { $name }
replay-what-if-you = Toi
replay-in-place-of = Pour { $name }
replay-what-if-nobody = Il faut quelqu’un à la table : prends toi-même une place.
replay-what-if-open = Continuer à partir d’ici

## Records

replay-records-how = Revois pas à pas n’importe quelle partie terminée, analyse-la ou reprends-la à partir de n’importe quelle position.
replay-records-played = Parties terminées
replay-records-none = Pas encore de partie terminée. Elles apparaîtront ici.
replay-records-begin = En jouer une
replay-records-brought = Parties importées
replay-record-unfinished = { $title } : non terminée
replay-record-look = Revoir
replay-record-review = Analyser
replay-bring = Ouvrir une partie enregistrée
replay-bring-how = Dépose un fichier .fire ici ou choisis-en un. Pas besoin de compte.
replay-bring-choose = Choisir un fichier
replay-bring-broken = Ce fichier n’est pas une partie que l’on peut rejouer.
replay-bring-line = L’erreur est à la ligne { $line }.
replay-bring-newer-rules = Cette partie a été enregistrée avec une version plus récente de Fireside.
replay-bring-other-edition = Cette partie a été jouée avec une autre édition du jeu.
replay-bring-too-large = Ce fichier est trop gros pour une partie.
replay-delete = Supprimer la partie
replay-delete-ask = Supprimer cette partie enregistrée ?
replay-delete-why = Elle disparaît pour de bon, pour toi et pour toutes les personnes qui ont son lien. Les parties reprises à partir d’elle restent.
replay-deleted = La partie enregistrée est supprimée.
