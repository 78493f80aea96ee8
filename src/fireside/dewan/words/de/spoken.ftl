# Das Brett in Worten, für alle, die hören, und für alle, die lieber lesen (Dewan).

spoken-last-round = Dies ist die letzte Runde
spoken-symbols = Symbole auf der Landkarte
spoken-symbol = { $symbol } zwischen { $one } und { $other }
spoken-spaces =
    { $count ->
        [one] Feld: { $places }
       *[other] Felder: { $places }
    }
# a zone by its land and one of its spaces; a list of these follows in spoken-beside
spoken-zone = { $land } ({ $place })
spoken-beside = Daneben: { $zones }
spoken-piles = Stapel
spoken-camps = Lager auf der Landkarte
spoken-tribe-places = Plätze auf der Stammestafel
spoken-placed = steht auf der Landkarte
spoken-to-come = kommt noch
spoken-hidden-cards =
    { $count ->
        [one] 1 unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
