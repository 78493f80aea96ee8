# The frame around the tables: pages, bars, menu, log, end.
#
# prefix: frame-title-  (name of a title)
# prefix: frame-about-  (a sentence about a title)
# prefix: frame-step-  (what one does in a title)
# prefix: frame-level-  (name of a bot)
# prefix: frame-level-about-  (what playing against it is like)
# prefix: frame-option-  (an option of a title, its values, and what they mean)
# prefix: frame-refused-  (why the server did not do what was asked)
# prefix: frame-gone-  (why a table cannot be shown, and what to do about it)

frame-fireside = Fireside
frame-home = Accueil
frame-close = Fermer
frame-cancel = Annuler
frame-yes = Oui
frame-no = Non
frame-guest = Invité
frame-tom = Tom

## The start page

frame-welcome = Deux jeux de société autour du feu, à une même table
frame-welcome-how = Joue tout de suite contre un bot, ou envoie un lien à tes amis.
frame-welcome-free = Gratuit, dans le navigateur, sans compte.
frame-link-spent = Le lien de cette place n’est plus valable. Demandes-en un autre à qui a ouvert la table.
frame-link-wrong = Ce lien ne mène à aucune table. Il en manque peut-être un morceau.
frame-offline = Le serveur ne répond pas. Nous essayons encore.
frame-unofficial = Une table non officielle faite par des joueurs, sans lien avec les auteurs ni les éditeurs. Si ces jeux te plaisent, achète-les.

frame-title-bonfire = Bonfire
frame-title-dewan = Dewan
frame-about-bonfire = Navigue vers les îles pour des Missions, bâtis ta cité et ravive ses Brasiers avant que les Novices ne remplissent le Conseil.
frame-about-dewan = Prends deux cartes, ou paie une route avec : dresse tes camps là où le terrain accomplit les histoires de ta tribu.
frame-step-bonfire-ship = Recevoir des Missions
frame-step-bonfire-portal = Bâtir sa cité
frame-step-bonfire-bonfire = Raviver ses Brasiers
frame-step-dewan-cards = Prendre deux cartes
frame-step-dewan-dewan = Dresser ses camps
frame-step-dewan-stories = Accomplir ses histoires
frame-players-from-to = { $fewest }–{ $most } joueurs
frame-minutes = environ { $minutes } min

frame-play-now = Jouer
frame-against = contre { $bot }, un bot aimable
frame-opening = Le feu prend
frame-open-failed = La table n’a pas pu être ouverte. Essaie encore.
frame-with-friends = Entre amis
frame-solo = Solo
frame-scenarios = Scénarios

frame-go-on = Reprendre
frame-go-on-count =
    { $count ->
        [0] Aucune table en cours
        [one] { $count } table
       *[other] { $count } tables
    }{ $waiting ->
        [0] { "" }
        [one] , { $waiting } t’attend
       *[other] , { $waiting } t’attendent
    }
frame-go-on-yours = { $title }, à toi de jouer
frame-go-on-theirs = { $title }, au tour de : { $name }
frame-go-on-won =
    { $count ->
        [one] { $title }, victoire : { $names }
       *[other] { $title }, victoire partagée : { $names }
    }
frame-finished = Terminées
frame-minutes-ago = il y a { $count } min
frame-hours-ago = il y a { $count } h

## Setting up a table

frame-new-heading = Préparer une table
frame-new-game = Jeu
frame-new-players = Joueurs
frame-new-one-player = 1, solo
frame-new-seats = Places
frame-new-links-follow = Les liens pour tes amis s’affichent une fois la table ouverte.
frame-new-at-once = La partie commence tout de suite.
frame-new-open = Ouvrir la table
frame-seat-you = Toi, ici
frame-seat-here = Quelqu’un d’autre ici
frame-seat-link = Ami par lien
frame-seat-bot = Bot : { $level }
frame-seat-strength = force { $points }
frame-seat-strength-how = La force se compte à partir du plus faible, qui a 0. À deux, avec 200 de plus, on gagne environ 3 parties sur 4.
frame-seat-which = Quel bot s’assied ici ?
frame-seat-who = Qui joue à la place { $number }
frame-seat-name = Nom
frame-seat-number = Joueur { $number }
frame-tom-about = Le rival du jeu solo. Il retourne des cartes et n’a besoin de personne.
frame-level-spark = Étincelle
frame-level-about-spark = Joue au hasard, mais jamais n’importe quoi. Idéal pour découvrir les règles.
frame-level-ember = Braise
frame-level-about-ember = Joue chaque tour selon une règle simple. Un adversaire aimable, qui fait des erreurs.
frame-level-flame = Flamme
frame-level-about-flame = A appris de nombreuses parties et tire le meilleur de chaque tour. Difficile à battre.
frame-level-blaze = Brasier
frame-level-about-blaze = A appris le plus et pense plusieurs tours à l’avance, les tiens aussi. Le plus fort de tous.
frame-option-first-game = Variante
frame-option-first-game-none = Normale
frame-option-first-game-none-about = Missions réparties au hasard sur les îles
frame-option-first-game-yes = Première partie
frame-option-first-game-yes-about = Aucune île avec deux Missions de même couleur
frame-option-handicap = Handicap
frame-option-handicap-about = PV de Tom au départ ; sous zéro, ils sont pour toi.
frame-option-scenario = Scénario
frame-option-scenario-base = Jeu de base
frame-option-scenario-base-about = pour commencer
frame-option-scenario-team = Équipes
frame-option-scenario-team-about = deux contre deux, 4 joueurs
frame-option-scenario-volcano = Volcan
frame-option-scenario-volcano-about = la lave couvre la terre
frame-option-scenario-downpour = Déluge
frame-option-scenario-downpour-about = lacs plus grands, zones coupées
frame-option-scenario-lake-villages = Villages lacustres
frame-option-scenario-lake-villages-about = camps sur l’eau, poisson

## The table

frame-menu = Menu
frame-language = Langue
frame-language-offline = { $language } a besoin de la connexion une fois. Réessaie quand tu seras en ligne.
frame-theme = Thème
frame-theme-night = Nuit
frame-theme-parchment = Parchemin
frame-theme-to-night = Passer au thème nuit
frame-theme-to-parchment = Passer au thème parchemin
frame-confirming = Confirmer les tours
frame-eyes = Point de vue
frame-your-name = Ton nom
frame-names-here = Les noms ici
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
frame-seat-if-ended = Ce serait { $points } si on s’arrêtait ici.
frame-legend-if-ended = si on s’arrêtait ici
frame-seat-acts = À son tour.
frame-seat-away = Pas là.
frame-choices = Ce que tu peux faire
frame-choices-all = Tout ({ $count })
frame-closed = Impossible pour le moment
frame-rule = Règle { $rule }
frame-rules = Règles
frame-tap-again = Touche encore pour choisir.
frame-thinking = { $name } réfléchit.
frame-waiting-for = Au tour de : { $name }.
frame-looking-on = Tu regardes
frame-confirm-question = Confirme ton tour, ou annule-le.
frame-confirm = Confirmer
frame-undo = Annuler
frame-undo-how = Annuler. Avec Maj : tout le tour.
frame-undo-turn = Annuler tout le tour
frame-redo = Rétablir
frame-undo-ask = Demander à annuler
frame-undo-sent = La demande est envoyée aux autres.
frame-undo-asked = Annuler le dernier coup, d’accord ?
frame-undo-agree = Accepter
frame-undo-refuse = Refuser
frame-came = { $name } rejoint la table.
frame-log = Journal
frame-log-empty = Rien ne s’est encore passé.
frame-connecting = En route vers la table…
frame-connection-lost = La connexion est perdue. Nous essayons encore.
frame-not-connected = Hors connexion. Ton choix n’a pas été envoyé.
frame-gone-unknown-table = Cette table n’existe pas
frame-gone-unknown-table-how = Il manque peut-être un morceau de l’adresse.
frame-gone-not-allowed = Tu n’as pas encore de place ici
frame-gone-not-allowed-how = Ouvre le lien de ta place dans ce navigateur. Si tu n’en as pas, ou s’il ne marche plus, demande à qui a ouvert la table.
frame-gone-renewed = Cette place a un nouveau lien
frame-gone-renewed-how = Celui qui t’a amené ici ne marche plus. Demande le nouveau à qui a ouvert la table ; la partie est toujours là.
frame-board-failed = Le plateau n’a pas pu être chargé. Recharge la page.
frame-pass-device = Passe l’appareil à { $name }
frame-pass-device-why = La main suivante est secrète.
frame-pass-ready = C’est moi, { $name }
frame-gone-other-rules = Cette table a commencé avec d’autres règles
frame-gone-other-rules-how = Elle ne peut pas continuer ici, mais rien n’en est perdu.
frame-refused-declined = Les autres préfèrent continuer. Ton tour reste joué.
frame-refused-stale = La table avait déjà changé. La voici telle qu’elle est.
frame-refused-not-your-turn = Ce n’est pas ton tour.
frame-refused-illegal = C’est impossible maintenant.
frame-refused-not-allowed = Ce n’est pas permis maintenant.
frame-refused-broken-message = Le serveur n’a pas compris.
frame-refused-too-large = Le serveur n’a pas compris.
frame-refused-no-advice = Aucun conseil trouvé cette fois. Réessaie.
frame-gone-wrong-origin = Cette page n’a pas le droit de parler à cette table
frame-gone-wrong-origin-how = Ouvre Fireside par sa propre adresse.

## The waiting room

frame-room-missing = Encore { $count } à venir
frame-room-all = Tout le monde est là
frame-sit-heading = Prends place
frame-sit-ask = Comment les autres doivent-ils t’appeler ?
frame-sit-down = M’asseoir
frame-sit-skip = Passer
frame-room-about = Un lien, c’est une place. Qui l’ouvre s’y assoit, sur n’importe quel appareil.
frame-room-waiting = en attente
frame-room-here = est là
frame-room-watch = Pour regarder : on y voit ce que tous peuvent voir.
frame-link = Lien
frame-copy = Copier
frame-copied = Copié
frame-share-failed = Impossible de partager ou de copier ceci ici.
frame-install = Installer Fireside
frame-install-why = Installée sur cet appareil, l’application Fireside s’ouvre d’un geste, et le compagnon marche sans connexion.
frame-renew = Nouveau lien
frame-renew-why = L’ancien lien ne marchera plus, et qui est venu par lui devra revenir par le nouveau.
frame-renew-failed = Le lien n’a pas pu être renouvelé. Essaie encore.
frame-renewed = Le nouveau lien est prêt à être envoyé.
frame-link-forgotten = Ce navigateur n’a plus le lien, mais tu peux en faire un nouveau.

## The end

frame-over = La partie est finie
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
frame-end-tie = Égalité de points : départage « { $what } », { $most } à { $fewer }.
frame-look-at-table = Voir la table
frame-play-again = Rejouer

frame-places = Rubriques
frame-to-content = Aller au contenu
frame-place-play = Jouer
frame-place-learn = Apprendre
frame-place-solo = Solo
frame-place-records = Parties

frame-welcome-short = Deux jeux de société autour du feu
frame-feel-bonfire = profond
frame-feel-dewan = vite appris
frame-learn = Apprendre
frame-go-on-empty = Aucune table en cours. Les tiennes t’attendront ici.
frame-go-on-none = Aucune table ne t’attend.
frame-go-on-hide = Retirer de cette liste : { $table }
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
frame-go-on-away = absent
frame-go-on-over = terminée
frame-go-on-deal = partie du jour
frame-go-on-what-if = et si
frame-go-on-handicap = handicap { $handicap }
frame-companion = À ta propre table
frame-companion-about = Tu joues avec la boîte ? Ton téléphone retourne les cartes de Tom et compte les PV.
frame-place-companion = Compagnon
frame-rules-and-lessons = Règles et leçons
frame-show-keys = Touches
frame-sound = Son
frame-sound-to-off = Couper le son
frame-sound-to-on = Activer le son
frame-look-back = Revoir la partie
frame-log-look-back = Voir la position qui suit
frame-what-if = Et si
frame-what-if-how = Une autre suite d’une partie jouée. Clique pour y revenir.
frame-what-if-back = Retour à la partie d’origine
frame-new-here = Première visite ?
frame-new-here-about = Une courte leçon joue les premiers tours avec toi, sur le vrai plateau.
frame-learn-title = Apprendre { $title }
frame-to-series = Vers la série
frame-to-deal = Vers les résultats du jour
