# La vie en solo : série à handicap, partie du jour, statistiques (Bonfire).

solo-heading-series = Solo contre Tom

solo-tom = Tom est l’adversaire automatique de Bonfire en solo : après chacun de tes tours, une de ses 8 cartes est révélée et dit ce qu’il fait.
solo-single = Une partie simple contre Tom
solo-handicap-toms = Un handicap positif est l’avance de Tom.
solo-tom-begins =
    { $points ->
        [one] Tom commence avec { $points } PV.
       *[other] Tom commence avec { $points } PV.
    }
solo-even = Tom et toi commencez à égalité.
solo-last-games-how = toi : Tom, avance comprise
solo-no-series-games = Tes parties contre Tom apparaîtront ici, chacune avec le handicap avant et après.

solo-deal-kind = Bonfire, solo
solo-deal-same = Les mêmes îles et le même Tom pour tout le monde.
solo-deal-how =
    { $count ->
        [0] Tout le monde reçoit les mêmes îles et le même Tom. Personne n’a encore joué aujourd’hui. Sans conseils.
        [one] Tout le monde reçoit les mêmes îles et le même Tom. Une personne a joué aujourd’hui. Les résultats se voient après ta partie. Sans conseils.
       *[other] Tout le monde reçoit les mêmes îles et le même Tom. { $count } personnes ont joué aujourd’hui. Les résultats se voient après ta partie. Sans conseils.
    }
solo-deal-win = Tu bats Tom, { $points } à { $tom }.
solo-deal-loss = Tom gagne, { $tom } à { $points }.
solo-deal-draw = Égalité avec Tom, { $points } à { $tom }.
solo-share-text = Fireside, partie du { $day } : { $points } à { $tom } contre Tom, place { $place } sur { $count }.
