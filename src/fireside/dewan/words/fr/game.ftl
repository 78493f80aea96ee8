# Dewan: everything that its board, its choices and its log say.

## Things
# prefix: dewan-terrain-  (name of a terrain)
dewan-terrain-badlands = canyon
dewan-terrain-mountains = montagne
dewan-terrain-desert = désert
dewan-terrain-forest = forêt
dewan-terrain-water = eau
# prefix: dewan-symbol-  (name of a symbol on a card)
dewan-symbol-artifact = artefact
dewan-symbol-pigment = pigment
dewan-symbol-crystal = cristal
dewan-symbol-berry = baie
dewan-symbol-fire = feu
# $terrain, $first, $second: names of terrains; $symbol: name of a symbol
dewan-card-symbol = { $terrain } ({ $symbol })
dewan-card-two = { $first }/{ $second }
dewan-card-two-symbol = { $first }/{ $second } ({ $symbol })
dewan-card-unknown = carte inconnue
dewan-cards = { $count ->
    [one] au moins { $count } carte
   *[other] au moins { $count } cartes
  }
# $first: all but the last name of a list
dewan-list = { $first } et { $last }
dewan-list-separator = {", "}
# a space of the map: the letter of its column, the number of its row ("C4")
dewan-place = { $column }{ $row }
# prefix: dewan-zones-  (so many zones of a terrain, as a story asks for them)
dewan-zones-badlands = { $count ->
    [one] { $count } zone de canyon
   *[other] { $count } zones de canyon
  }
dewan-zones-mountains = { $count ->
    [one] { $count } zone de montagne
   *[other] { $count } zones de montagne
  }
dewan-zones-desert = { $count ->
    [one] { $count } zone de désert
   *[other] { $count } zones de désert
  }
dewan-zones-forest = { $count ->
    [one] { $count } zone de forêt
   *[other] { $count } zones de forêt
  }
dewan-zones-water = { $count ->
    [one] { $count } zone d’eau
   *[other] { $count } zones d’eau
  }
# prefix: dewan-symbols-  (so many symbols of a resource, as a story asks for them)
dewan-symbols-artifact = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
  }
dewan-symbols-pigment = { $count ->
    [one] { $count } pigment
   *[other] { $count } pigments
  }
dewan-symbols-crystal = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
  }
dewan-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dewan-worth-fire = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et { $fire ->
    [one] { $fire } feu
   *[other] { $fire } feux
  }
# a zone of the map: $terrain, its spaces, its berry tokens
dewan-zone = { $spaces ->
    [one] Zone de { $spaces } case : { $terrain }.
   *[other] Zone de { $spaces } cases : { $terrain }.
  }
dewan-zone-berries = { $spaces ->
    [one] Zone de { $spaces } case : { $terrain },
   *[other] Zone de { $spaces } cases : { $terrain },
  } { $berries ->
    [one] { $berries } baie.
   *[other] { $berries } baies.
  }

## Choices
dewan-choice-take = Prendre : { $cards }
# cards of the row by where they lie, from the left
dewan-choice-pair-drawn = Cartes { $one } et { $other }
dewan-choice-single-drawn = Carte { $slot }
# $scenario: volcano, downpour or lake-villages
dewan-choice-take-event = { $scenario ->
    [volcano] La pile s’épuise : le volcan entre en éruption.
    [downpour] La pile s’épuise : le déluge s’abat.
   *[lake-villages] La pile s’épuise : les lacs donnent du poisson.
  }
# prefix: dewan-choice-camp-  (a camp on a space of a terrain)
dewan-choice-camp-badlands = Camp dans le canyon, { $place }
dewan-choice-camp-mountains = Camp en montagne, { $place }
dewan-choice-camp-desert = Camp dans le désert, { $place }
dewan-choice-camp-forest = Camp en forêt, { $place }
dewan-choice-camp-water = Village lacustre, { $place }
dewan-choice-camp-no-tuck = Il ne reste alors aucune carte à glisser.
dewan-choice-pay = { $count ->
    [one] Payer { $count } carte
   *[other] Payer { $count } cartes
  }
dewan-choice-pay-long = Puis choisir les cartes une à une.
dewan-choice-more = Payer plus de cartes
dewan-choice-more-long = Voir les paiements qui coûtent plus de cartes.
dewan-choice-pay-on = { $count ->
    [one] Puis encore { $count } carte.
   *[other] Puis encore { $count } cartes.
  }
dewan-choice-pay-last = Puis le camp est placé.
dewan-choice-discard = Défausser : { $card }
dewan-choice-give = Donner à { $name } : { $card }
dewan-choice-give-long = Ta route traverse un camp adverse : { $name } reçoit la carte.
dewan-choice-tuck = Glisser : { $card }
dewan-choice-tuck-as = Glisser : { $card }, côté { $terrain }
dewan-choice-tuck-nothing = Ne rien glisser
dewan-choice-tuck-nothing-long = Cet emplacement restera vide.
dewan-choice-story = Histoire : { $story } pour { $worth }
# an open tile by where it lies, from the left
dewan-choice-story-drawn = Histoire { $slot } : { $worth }
dewan-choice-unseen = Prendre la tuile cachée
dewan-choice-unseen-long = { $count ->
    [one] La dernière tuile de la pile.
   *[other] Au hasard, une de { $count } tuiles.
  }
dewan-choice-trade = Défausser pour du poisson : { $card }
dewan-choice-trade-long = Un poisson pour chacun de tes villages, tant qu’il y en a.
dewan-choice-keep = Garder toutes les cartes
dewan-choice-keep-long = Pas de poisson pour toi.
dewan-choice-lava = Lave : { $terrain }, { $place }
dewan-choice-flood = Inonder : { $terrain }, { $place }
dewan-lacking = Il te manquerait { $lack }.
dewan-lacking-nothing = Tu as tout ce qu’elle demande.

## Questions
dewan-question-draft = Avec quelle tuile Histoire commencer ?
dewan-question-take = Prends deux cartes voisines.
# prefix: dewan-question-turn-  (what the place of the next camp does; $camp: its number)
dewan-question-turn-none = Prends deux cartes voisines, ou place le camp { $camp }.
dewan-question-turn-story = Prends deux cartes voisines, ou place le camp { $camp } et choisis une tuile Histoire.
dewan-question-turn-tuck = Prends deux cartes voisines, ou place le camp { $camp } et glisse une carte.
dewan-question-turn-end = Prends deux cartes voisines, ou place ton dernier camp et termine la partie.
dewan-question-cost = { $camp } : combien de cartes payer ?
dewan-question-pay = { $camp } pour { $size } cartes : { $left ->
    [one] encore 1 carte.
   *[other] encore { $left } cartes, de gauche à droite.
  }
dewan-question-story = Quelle tuile Histoire prendre ?
dewan-question-tuck = Quelle carte glisser sous l’emplacement { $place } ?
dewan-question-lava = Le volcan entre en éruption : où va la lave ?
dewan-question-water = Le déluge s’abat : quelle case inonder ?
dewan-question-fish = Les lacs donnent du poisson : défausser une carte pour en avoir ?
dewan-question-wait = C’est à { $name } de jouer.
dewan-question-over = La partie est finie.

## What happened
# prefix: dewan-event-  (a line of the log; $name: who did it)
dewan-event-pass = { $name } ne peut rien faire et passe.
dewan-event-last-round = { $name } a placé son dernier camp : c’est la dernière manche.
dewan-event-take-cards = { $name } prend : { $cards }.
dewan-event-take-drawn = { $name } prend
dewan-event-shuffle-discards = { $count ->
    [one] { $count } carte défaussée est mélangée.
   *[other] { $count } cartes défaussées sont mélangées.
  }
dewan-event-draw = { $known ->
    [yes] { $name } pioche : { $card }.
   *[no] { $name } pioche une carte.
  }
dewan-event-discard = { $name } paie : { $card }.
dewan-event-give = { $name } donne à { $receiver } : { $card }.
dewan-event-tuck = { $name } glisse une carte : { $card }, côté { $terrain }.
# $ground: badlands, mountains, desert, forest, water; others once it has changed
dewan-event-camp = { $ground ->
    [badlands] { $name } place le camp { $camp } dans le canyon, case { $place }.
    [mountains] { $name } place le camp { $camp } en montagne, case { $place }.
    [desert] { $name } place le camp { $camp } dans le désert, case { $place }.
    [forest] { $name } place le camp { $camp } en forêt, case { $place }.
   *[other] { $name } place le camp { $camp } sur l’eau, case { $place }.
  }
dewan-event-berry = { $name } prend une baie.
dewan-event-story = { $unseen ->
    [yes] { $name } prend une tuile Histoire cachée : { $story } pour { $worth }.
   *[no] { $name } prend une tuile Histoire : { $story } pour { $worth }.
  }
dewan-event-fulfil = { $name } accomplit une histoire : { $story } pour { $worth }.
dewan-event-event = { $scenario ->
    [volcano] Le volcan entre en éruption.
    [downpour] Le déluge s’abat.
   *[lake-villages] Les lacs donnent du poisson.
  }
dewan-event-lava = { $name } couvre de lave la case { $place }.
dewan-event-flood = { $name } inonde la case { $place }.
dewan-event-move-berries = { $count ->
    [0] Les baies de la zone disparue sont perdues.
    [one] Les baies de la zone vont à sa partie en { $places }.
   *[other] Les baies de la zone vont à ses parties en { $places }.
  }
dewan-event-fish = { $count ->
    [one] { $name } défausse une carte pour { $count } poisson : { $card }.
   *[other] { $name } défausse une carte pour { $count } poissons : { $card }.
  }
dewan-deed-paid = Payé : { $cards }.
dewan-deed-given = À { $name } : { $cards }.
# for where the cards are drawn
dewan-deed-paid-drawn = Payé :
dewan-deed-given-drawn = Payé, en partie à { $names } :
dewan-deed-berry = 1 baie.
dewan-deed-drawn = Pioche : { $cards }.
dewan-deed-draws = { $count ->
    [one] Pioche 1 carte.
   *[other] Pioche { $count } cartes.
  }
# prefix: dewan-outcome-  (what a choice is sure to bring)
dewan-outcome-pass = Tu passes.
dewan-outcome-last-round = Cette manche devient la dernière.
dewan-outcome-shuffle-discards = Les cartes défaussées sont mélangées.
dewan-outcome-draw = { $known ->
    [yes] Tu pioches : { $card }.
   *[no] Tu pioches une carte.
  }
dewan-outcome-berry = Tu gagnes une baie.
dewan-outcome-fulfil = Une histoire est accomplie : { $story } pour { $worth }.
dewan-outcome-event = { $scenario ->
    [volcano] Le volcan entre en éruption.
    [downpour] Le déluge s’abat.
   *[lake-villages] Les lacs donnent du poisson.
  }
dewan-outcome-move-berries = { $count ->
    [0] Les baies de la zone sont perdues.
   *[other] Les baies de la zone se déplacent.
  }
dewan-outcome-fish = { $count ->
    [one] Tu gagnes { $count } poisson.
   *[other] Tu gagnes { $count } poissons.
  }
# $parts: where they come from, and where they get lost
dewan-outcome-points = { $points ->
    [one] 1 point de plus si on s’arrêtait là : { $parts }.
   *[other] { $points } points de plus si on s’arrêtait là : { $parts }.
  }
dewan-outcome-points-lost = { $points ->
    [one] 1 point de moins si on s’arrêtait là : { $parts }.
   *[other] { $points } points de moins si on s’arrêtait là : { $parts }.
  }

## Points
# prefix: dewan-score-  (a source of points)
dewan-score-stories = histoires
dewan-score-fire = feux
dewan-score-most-fire = le plus de feux
dewan-score-groups = groupes de camps
dewan-score-berries = baies
dewan-score-pairs = paires baie et feu
dewan-score-waters = zones d’eau près des camps
dewan-score-neighbours = camps près des camps initiaux adverses
dewan-score-zones = zones de forêt et de montagne
dewan-score-lakes = le plus de camps au bord de l’eau
dewan-score-fish = poissons
dewan-score-cards = cartes en main
dewan-score-about-stories = celles accomplies
dewan-score-about-fire = 1 chacun
dewan-score-about-most-fire = 4, à tous en cas d’égalité
dewan-score-about-groups = 4 chacun
dewan-score-about-berries = 2 chacune
dewan-score-about-fish = 3 chacun
# prefix: dewan-score-team-  (a source of points that partners share)
dewan-score-team-groups = groupes communs aux partenaires
dewan-score-team-pairs = paires de baies des partenaires
dewan-score-heading = Si on s’arrêtait ici
# by how much a source changes
dewan-score-change = { $source } { $change }
dewan-score-part = { $source } : { $points }
dewan-score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dewan-score-line = { $name } : { $total }

## The board
dewan-map = Carte
dewan-map-nearer = Zoom avant
dewan-map-farther = Zoom arrière
dewan-map-whole = Carte entière
# a space of the map, as it is spoken; $what: its terrain or what lies there
dewan-space = { $what }, { $place }
# prefix: dewan-space-  (what a space without a plain terrain is)
dewan-space-centre = sol nu
dewan-space-lava = lave
dewan-space-volcano = volcan
dewan-space-flooded = terre inondée
dewan-space-camp = Camp : { $name }.
dewan-space-village = Village : { $name }.
dewan-space-initial = Camp initial : { $name }.
dewan-space-symbol = À côté : { $symbols }.
dewan-space-target = Ton camp ira ici.
# $cards: a list of terrains; $card: one of them
dewan-route = La route demande : { $cards }.
dewan-route-any = une carte quelconque
dewan-route-gift = { $card } pour { $name }
dewan-route-before = Route précédente
dewan-route-next = Route suivante
dewan-route-number = Route { $number } sur { $count }
dewan-pay-shown = { $count ->
    [one] Payer cette carte
   *[other] Payer ces { $count } cartes
  }
dewan-row = Cartes Terrain
dewan-row-hint = Prends deux voisines.
dewan-pile = pile
dewan-pile-words = { $count ->
    [0] La pile est vide.
    [one] Une pile de { $count } carte
   *[other] Une pile de { $count } cartes
  }
dewan-discards = défausse
dewan-discards-words = { $count ->
    [0] Aucune carte défaussée.
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
  }
dewan-gap = vide
dewan-reserve = { $count ->
    [one] { $count } carte en réserve
   *[other] { $count } cartes en réserve
  }
# prefix: dewan-left-  (how soon the event of a scenario comes)
dewan-left-volcano = { $count ->
    [one] Encore { $count } carte, puis la lave s’étend.
   *[other] Encore { $count } cartes, puis la lave s’étend.
  }
dewan-left-downpour = { $count ->
    [one] Encore { $count } carte, puis l’eau monte.
   *[other] Encore { $count } cartes, puis l’eau monte.
  }
dewan-left-lake-villages = { $count ->
    [one] Encore { $count } carte, puis il y a du poisson.
   *[other] Encore { $count } cartes, puis il y a du poisson.
  }
dewan-markers-left = { $count ->
    [one] { $count } marqueur restant
   *[other] { $count } marqueurs restants
  }
dewan-fish-left = { $count ->
    [one] { $count } poisson restant
   *[other] { $count } poissons restants
  }
dewan-stories = Histoires
dewan-stories-next = Tu en choisis une avec le camp { $camp }.
dewan-stories-now = Choisis-en une.
dewan-story-pile = { $count ->
    [0] La pile de tuiles Histoire est vide.
    [one] Une pile de { $count } tuile Histoire
   *[other] Une pile de { $count } tuiles Histoire
  }
dewan-story-tile = Histoire : { $story } pour { $worth }.
dewan-story-fulfilled = accomplie
dewan-story-missing = manque : { $lack }
dewan-story-ready = tout y est
dewan-story-place = { $camp ->
    [0] au début
   *[other] avec le camp { $camp }
  }
dewan-tribe = Tribu
dewan-tribe-yours = Ta tribu
dewan-tribe-of = Tribu : { $name }
dewan-tribe-first = { $name } joue en premier.
dewan-hand = Main
dewan-hand-empty = Aucune carte
dewan-hand-known = { $known ->
    [0] aucune connue
    [one] { $known } connue
   *[other] { $known } connues
  }
dewan-count-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
dewan-count-berries = { $count ->
    [one] { $count } baie
   *[other] { $count } baies
  }
dewan-count-fire = { $count ->
    [one] { $count } feu
   *[other] { $count } feux
  }
dewan-count-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
  }
# a place of the tribe board
dewan-place-tuck = glisser
dewan-place-camp = Camp { $camp }
# prefix: dewan-effect-  (what a place of the tribe board does)
dewan-effect-none = Pas d’effet.
dewan-effect-story = Prendre une tuile Histoire.
dewan-effect-tuck = Tu peux glisser une carte.
dewan-effect-end = 1 feu, et c’est la dernière manche.
dewan-place-tucked = Glissée : { $card }
dewan-paid = Paie l’étape { $number } de la route
dewan-due = Pourrait payer l’étape { $number } de la route
dewan-paid-to = à { $name }
dewan-choose-one = Choisir
dewan-close = Fermer
dewan-score-tab = Score
dewan-empty-place = emplacement vide

## What cannot be chosen, and why
dewan-closed-action-take = Prendre des cartes
dewan-closed-action-camp = Placer un camp
dewan-closed-brief = { $missing ->
    [one] manque { $missing } carte
   *[other] manque { $missing } cartes
  }
# names of which any will do; $first: all but the last one
dewan-either = { $first } ou { $last }
# prefix: dewan-closed-  (why an action is not open)
# $place: the nearest target; $cards: terrains of which one card would do
dewan-closed-cards = { $missing ->
    [1] Il manque 1 carte ({ $cards }), par exemple pour la case { $place }.
   *[other] Il manque { $missing } cartes pour la cible la plus proche, case { $place }.
  }
dewan-closed-no-target = Aucune cible ne peut être payée.
dewan-closed-no-camp-left = Tous tes camps sont sur la carte.
dewan-closed-no-card = La rangée est vide.
dewan-closed-no-tile = La pile des tuiles Histoire est vide.
# prefix: dewan-refused-  (why a thing is not chosen in a turn)
dewan-refused-pile = Les cartes se prennent dans la rangée, pas dans la pile.
dewan-refused-discards = La défausse ne revient que quand la pile est vide.
dewan-refused-own-story = Les histoires sont vérifiées d’elles-mêmes à la fin du tour de leur propriétaire.
dewan-refused-story = Tu prends une tuile Histoire quand ton 2e, 4e ou 6e camp quitte son emplacement.
dewan-refused-place = Le camp le plus à gauche quitte son emplacement quand tu places un camp sur la carte.
dewan-refused-tuck = Tu peux glisser une carte quand le camp quitte cet emplacement, à ce moment-là ou jamais.
dewan-refused-tucked = Une carte glissée reste telle quelle jusqu’à la fin de la partie.
