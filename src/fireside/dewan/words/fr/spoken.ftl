# Le plateau en mots, pour qui écoute et pour qui préfère lire (Dewan).

spoken-last-round = C’est la dernière manche
spoken-symbols = Symboles sur la carte
spoken-symbol = { $symbol } entre { $one } et { $other }
spoken-spaces =
    { $count ->
        [one] Case : { $places }
       *[other] Cases : { $places }
    }
# a zone by its land and one of its spaces; a list of these follows in spoken-beside
spoken-zone = { $land } ({ $place })
spoken-beside = À côté : { $zones }
spoken-piles = Piles
spoken-camps = Camps sur la carte
spoken-tribe-places = Emplacements du plateau de tribu
spoken-placed = sur la carte
spoken-to-come = à venir
spoken-hidden-cards =
    { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
