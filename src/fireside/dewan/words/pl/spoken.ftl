# Plansza w słowach, dla słuchających i dla tych, którzy wolą czytać (Dewan).

spoken-last-round = To ostatnia runda
spoken-symbols = Symbole na mapie
spoken-symbol = { $symbol } między { $one } a { $other }
spoken-spaces =
    { $count ->
        [one] Pole: { $places }
        [few] Pola: { $places }
        [many] Pola: { $places }
       *[other] Pola: { $places }
    }
# a zone by its land and one of its spaces; a list of these follows in spoken-beside
spoken-zone = { $land } ({ $place })
spoken-beside = Obok: { $zones }
spoken-piles = Stosy
spoken-camps = Obozy na mapie
spoken-tribe-places = Miejsca na planszetce plemienia
spoken-placed = stoi na mapie
spoken-to-come = jeszcze czeka
spoken-hidden-cards =
    { $count ->
        [one] 1 nieznana karta
        [few] { $count } nieznane karty
        [many] { $count } nieznanych kart
       *[other] { $count } nieznanej karty
    }
