# The frame around the tables: pages, bars, menu, log, end.

frame-fireside = Fireside
frame-home = Accueil
frame-close = Fermer
frame-cancel = Annuler
frame-yes = Oui
frame-no = Non
frame-guest = Invité
# a name, and what is said of it
frame-labelled = { $label } : { $what }

## The start page

frame-welcome = Deux jeux de société autour du feu, à une même table
frame-welcome-how = Joue tout de suite contre un bot, ou envoie un lien à tes amis.
frame-welcome-free = Gratuit, dans le navigateur, sans compte.
frame-link-spent = Le lien de cette place n’est plus valable. Demandes-en un nouveau à la personne qui a ouvert la table.
frame-link-wrong = Ce lien ne mène à aucune table. Il en manque peut-être un morceau.
frame-offline = Serveur injoignable. Nouvelle tentative…
frame-unofficial = Fait par des joueurs, sans lien avec les auteurs ni les éditeurs. Si ces jeux te plaisent, achète-les.
frame-about = À propos
frame-ours = Les images des livrets sont perdues : certaines des valeurs utilisées ici sont de nous.
frame-ours-which = Voir lesquelles

frame-players-from-to = { $fewest }–{ $most } joueurs
frame-minutes = environ { $minutes } min

frame-play-now = Jouer
frame-against = contre { $bot }, un bot aimable
frame-opening = Le feu prend…
frame-open-failed = La table n’a pas pu être ouverte. Essaie encore.
frame-with-friends = Entre amis
frame-solo = Solo
frame-scenarios = Scénarios

frame-go-on = Reprendre
frame-go-on-count =
    { $count ->
        [0] Aucune partie en cours
        [one] { $count } table
       *[other] { $count } tables
    }{ $waiting ->
        [0] { "" }
        [one] , { $waiting } t’attend
       *[other] , { $waiting } t’attendent
    }
frame-go-on-yours = { $title }, à toi de jouer
frame-go-on-theirs = { $title }, à { $name } de jouer
frame-go-on-won =
    { $count ->
        [one] { $title }, gagnée par { $names }
       *[other] { $title }, victoire partagée : { $names }
    }
frame-finished = Terminées
frame-minutes-ago = il y a { $count } min
frame-hours-ago = il y a { $count } h

## Setting up a table

frame-new-heading = Préparer une table
frame-new-game = Jeu
frame-new-players = Joueurs
frame-new-one-player = 1 (solo)
frame-new-seats = Places
frame-new-links-follow = Les liens pour tes amis s’affichent une fois la table ouverte.
frame-new-at-once = La partie commence tout de suite.
frame-new-open = Ouvrir la table
frame-seat-you = Toi, ici
frame-seat-here = Quelqu’un d’autre ici
frame-seat-link = Ami par lien
frame-seat-bot = Bot : { $level }
frame-seat-strength = force { $points }
frame-seat-strength-how = Le bot le plus faible a une force de 0. Avec 200 de plus, on gagne environ 3 parties sur 4.
frame-seat-which = Quel bot joue à cette place ?
frame-seat-who = Qui joue à la place { $number }
frame-seat-name = Nom
frame-seat-number = Joueur { $number }
frame-seating = Répartition des places
frame-seating-drawn = Tirer au sort
frame-seating-drawn-about = Le hasard décide de la place de chacun, et donc de qui commence.
frame-seating-drawn-teams-about = 1 et 3 jouent ensemble, 2 et 4 aussi. Le hasard décide qui commence.
frame-seating-listed = Ordre de la liste
frame-seating-listed-about = La première personne de la liste commence.
frame-seating-listed-teams-about = 1 et 3 jouent ensemble, 2 et 4 aussi. La première personne de la liste commence.
frame-level-spark = Étincelle
frame-level-about-spark = Joue au hasard, mais jamais n’importe quoi. Idéal pour découvrir les règles.
frame-level-ember = Braise
frame-level-about-ember = Joue d’après des règles simples, un tour à la fois. Un adversaire aimable, qui fait des erreurs.
frame-level-flame = Flamme
frame-level-about-flame = A beaucoup appris au fil des parties et tire le maximum de chaque tour. Difficile à battre.
frame-level-blaze = Fournaise
frame-level-about-blaze = A le plus appris et réfléchit plusieurs tours à l’avance, les tiens compris. Le plus fort de tous.

## The table

frame-menu = Menu
frame-language = Langue
frame-language-offline = { $language } : à charger une première fois. Réessaie quand tu seras en ligne.
frame-theme = Thème
frame-theme-night = Nuit
frame-theme-parchment = Parchemin
frame-theme-to-night = Passer au thème nuit
frame-theme-to-parchment = Passer au thème parchemin
frame-confirming = Confirmer les tours
frame-eyes = Vu par
frame-your-name = Ton nom
frame-names-here = Noms des joueurs ici
frame-links = Liens des places
frame-save-record = Enregistrer la partie
frame-round = Manche { $round }
frame-turn = Tour { $turn }
frame-tab-your-turn = ● À toi : { $title }
frame-seat-points =
    { $points ->
        [one] { $name } : { $points } point.
       *[other] { $name } : { $points } points.
    }
frame-seat-if-ended = Cela ferait { $points } si on s’arrêtait ici.
frame-legend-if-ended = si on s’arrêtait ici
frame-seat-acts = C’est son tour.
frame-seat-away = Pas là.
frame-seat-stand-in = { $level } a joué le dernier tour à la place de { $name }, faute de temps pour réfléchir.
frame-seat-partner = { $name } et { $partner } jouent ensemble.
frame-with = avec { $partner }
frame-choices = Ce que tu peux faire
frame-choices-all = Tout ({ $count })
frame-closed = Impossible pour le moment
frame-rule = Règle { $rule }
frame-rules = Règles
frame-tap-again = Touche encore pour choisir.
frame-thinking = { $name } réfléchit.
frame-bots-busy = Les bots sont occupés à d’autres tables. { $name } jouera bientôt.
frame-waiting-for = C’est à { $name } de jouer.
frame-waiting-away = On attend { $name }, qui n’est pas là.
frame-looking-on = Tu regardes
frame-confirm-question = Confirme ton tour, ou annule-le.
frame-held = Confirme « { $deed } », ou choisis autre chose.
frame-held-why = Cela révèle quelque chose de caché : impossible d’annuler ensuite.
frame-confirm = Confirmer
frame-undo = Annuler
frame-undo-how = Annuler. Avec Maj : tout le tour.
frame-undo-turn = Annuler tout le tour
frame-redo = Rétablir
frame-undo-ask = Demander à annuler
frame-undo-sent = La demande est envoyée aux autres.
frame-undo-asked = { $name } voudrait annuler son dernier coup. D’accord ?
frame-undo-waits = Réponse attendue : { $names }.
frame-undo-play-on = Continuer à jouer, c’est refuser.
frame-undo-agree = Accepter
frame-undo-refuse = Refuser
frame-came = { $name } rejoint la table.
frame-log = Journal
frame-log-empty = Rien ne s’est encore passé.
frame-begins = { $name } commence.
frame-seats-drawn = Les places sont tirées : { $name } commence.
frame-connecting = En route vers la table…
frame-connection-lost = Connexion perdue. Tentative de reconnexion…
frame-not-connected = Hors connexion. Ton choix n’a pas été envoyé.
frame-gone-unknown-table = Cette table n’existe pas
frame-gone-unknown-table-how = Il manque peut-être un morceau de l’adresse, ou bien personne n’y a joué depuis si longtemps qu’elle a été supprimée.
frame-gone-not-allowed = Tu n’as pas encore de place ici
frame-gone-not-allowed-how = Ouvre le lien de ta place dans ce navigateur. Si tu n’en as pas, ou s’il ne marche plus, demande à la personne qui a ouvert la table.
frame-gone-renewed = Cette place a un nouveau lien
frame-gone-renewed-how = Celui que tu as ouvert ne marche plus. Demande le nouveau à la personne qui a ouvert la table ; la partie est toujours là.
frame-board-failed = Le plateau n’a pas pu être chargé. Recharge la page.
frame-pass-device = Passe l’appareil à { $name }
frame-pass-device-why = La main suivante est secrète.
frame-pass-ready = C’est moi, { $name }
frame-stopped = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer.
frame-stopped-choice = Avec les règles d’aujourd’hui, ce qui a été joué ensuite n’est plus possible.
frame-stopped-position = Avec les règles d’aujourd’hui, les mêmes coups mènent à une autre position.
frame-stopped-result = Avec les règles d’aujourd’hui, elle finirait avec d’autres points.
frame-stopped-how = Tu peux la revoir et l’enregistrer.
frame-refused-declined = Les autres préfèrent continuer. Ton tour reste joué.
frame-refused-stale = La table avait déjà changé. La voici telle qu’elle est.
frame-refused-not-your-turn = Ce n’est pas ton tour.
frame-refused-illegal = C’est impossible maintenant.
frame-refused-not-allowed = Ce n’est pas permis maintenant.
frame-refused-broken-message = Le serveur n’a pas compris.
frame-refused-too-large = C’était trop long pour le serveur.
frame-refused-no-advice = Aucun conseil trouvé cette fois. Réessaie.
frame-refused-bots-busy = Les bots sont occupés à d’autres tables. Réessaie dans un instant.
frame-refused-busy = Le serveur est débordé. Réessaie dans un instant.
frame-gone-wrong-origin = Cette page n’a pas le droit de parler à cette table
frame-gone-wrong-origin-how = Ouvre Fireside par sa propre adresse.
frame-refused-slow-down = C’était beaucoup à la fois. Attends un instant, puis réessaie.
frame-refused-too-many = Trop de choses sont ouvertes à la fois. Ferme une table ou un onglet, puis réessaie.
frame-refused-unavailable = Le serveur n’a pas accès à ses parties pour l’instant. Réessaie dans un moment.
frame-refused-fault = Quelque chose s’est mal passé sur le serveur. Ce que tu as vu est enregistré ; réessaie.
frame-refused-other-protocol = Fireside a été mis à jour. Recharge la page.
frame-gone-other-protocol = Fireside a été mis à jour
frame-gone-other-protocol-how = Cette page est plus ancienne que le serveur. Ferme tous les onglets de Fireside, puis rouvre-le.
frame-gone-slow-down = Un instant, s’il te plaît
frame-gone-slow-down-how = C’était beaucoup à la fois. Recharge la page dans une minute.
frame-gone-day-not-over = Pas avant la fin de la journée
frame-gone-day-not-over-how = { frame-deal-secret }
frame-refused-day-not-over = { frame-deal-secret }
frame-gone-too-many = Impossible d’ouvrir cette table une fois de plus
frame-gone-too-many-how = Elle est ouverte dans trop de fenêtres, ou le serveur est plein. Ferme quelques fenêtres, puis recharge la page.
frame-gone-unavailable = Le serveur n’a pas accès à ses parties pour l’instant
frame-gone-unavailable-how = Rien n’est perdu. Recharge la page dans un moment.

## The waiting room

frame-room-missing =
    { $count ->
        [one] On attend encore { $count } personne
       *[other] On attend encore { $count } personnes
    }
frame-room-all = Tout le monde est là
frame-sit-heading = Prends place
frame-sit-ask = Comment les autres doivent-ils t’appeler ?
frame-sit-down = M’asseoir
frame-sit-skip = Passer
frame-room-about = Un lien, c’est une place : qui l’ouvre la prend, sur n’importe quel appareil.
frame-room-begins = { $name } commence ; les autres suivent dans cet ordre.
frame-room-waiting = en attente
frame-room-here = est là
frame-room-watch = Pour les spectateurs : ils ne voient que ce que tout le monde peut voir.
frame-link = Lien
frame-copy = Copier
frame-copied = Copié
frame-share-failed = Le partage et la copie ne marchent pas ici.
frame-install = Installer Fireside
frame-install-why = Une fois installé comme application, Fireside s’ouvre d’un geste, et le compagnon marche hors connexion.
frame-install-by-menu = Cette connexion n’est pas chiffrée : Fireside ne peut pas être installé ici et a besoin du réseau. Le menu de ton navigateur peut quand même l’ajouter à l’écran d’accueil.
frame-renew = Nouveau lien
frame-renew-why = L’ancien lien ne marchera plus : la personne qui s’en servait aura besoin du nouveau.
frame-renew-failed = Le lien n’a pas pu être renouvelé. Essaie encore.
frame-renewed = Le nouveau lien est prêt à être envoyé.
frame-link-forgotten = Ce navigateur n’a plus le lien, mais tu peux en faire un nouveau.
frame-qr = Code QR
frame-qr-how = À scanner avec l’appareil photo de l’autre appareil.
frame-reach-here = Ces liens ne marchent que sur cet ordinateur.
frame-reach-open = Ouvrir aux autres de mon réseau
frame-reach-open-how = Toute personne du même réseau, chez toi par exemple, pourra alors ouvrir les liens, jusqu’à la fermeture de Fireside.
frame-reach-how = Pour jouer sur ton réseau, lance Fireside avec
frame-reach-network = Toute personne du même réseau peut ouvrir ces liens.
frame-reach-no-network = Cet ordinateur n’est connecté à aucun réseau.
frame-reach-failed = Cela n’a pas marché. Lance plutôt Fireside avec --host 0.0.0.0.
frame-to-phone = Jouer sur mon téléphone
frame-to-phone-how = Ta place s’ouvre là-bas aussi ; ici, elle reste à toi.
frame-seat-which-own = Laquelle de tes places
frame-copy-link = Copier le lien

## The end

frame-over = Partie terminée
frame-show-end = Résultat
frame-end-you-win = Tu gagnes
frame-end-wins =
    { $count ->
        [0] Personne ne gagne
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
frame-end-team-wins = { $names } gagnent ensemble
frame-end-sources = D’où viennent les points
frame-end-total = Total
frame-end-tie-break = départage
frame-end-tie = Égalité de points : « { $what } » départage, { $most } à { $fewer }.
frame-look-at-table = Voir la table
frame-play-again = Rejouer

frame-places = Rubriques
frame-to-content = Aller au contenu
frame-place-play = Jouer
frame-place-learn = Apprendre
frame-place-solo = Solo
frame-place-records = Parties

frame-welcome-short = Deux jeux de société autour du feu
frame-learn = Apprendre
frame-go-on-empty = Aucune partie en cours. Les tiennes apparaîtront ici.
frame-go-on-none = Aucune table ne t’attend.
frame-go-on-hide = Retirer de cette liste : { $table }
frame-go-on-hidden =
    { $count ->
        [one] { $count } table est masquée.
       *[other] { $count } tables sont masquées.
    }
frame-go-on-show = Afficher
frame-go-on-solo = { $title } solo
frame-go-on-waiting = t’attend
frame-go-on-thinking = réfléchit
frame-go-on-here = à la table
frame-go-on-away = pas là
frame-go-on-over = terminée
frame-go-on-stopped = anciennes règles
frame-go-on-deal = partie du jour
frame-go-on-what-if = et si
frame-go-on-handicap = handicap { $handicap }
frame-companion = À ta propre table
frame-companion-about = Tu joues avec le jeu en boîte ? Ton téléphone retourne les cartes de Tom et compte les points.
frame-place-companion = Compagnon
frame-rules-and-lessons = Règles et leçons
frame-show-keys = Raccourcis
frame-sound = Son
frame-sound-to-off = Couper le son
frame-sound-to-on = Activer le son
frame-look-back = Revoir la partie
frame-log-look-back = Montrer la position juste après
frame-what-if = Et si
frame-what-if-how = Une autre suite à une partie déjà jouée. Clique pour retrouver l’originale.
frame-what-if-back = Retour à la partie d’origine
frame-new-here = Première visite ?
frame-new-here-about = Une courte leçon joue les premiers tours avec toi, sur le vrai plateau.
frame-learn-title = Apprendre { $title }
frame-to-series = Retour à la série
frame-to-deal = Résultats du jour
frame-deal-secret = La partie du jour reste secrète jusqu’à minuit (UTC) : la revoir, l’analyser ou l’enregistrer n’est possible qu’après.
