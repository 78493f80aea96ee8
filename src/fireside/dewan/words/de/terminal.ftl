# Dewan im Terminal: was das Brett dort sagt.
#
# prefix: dewan-terminal-row-  (what is said of a tribe, line by line)
# prefix: dewan-terminal-effect-  (what a place of the tribe board does, in a word)
# prefix: dewan-terminal-scenario-  (a scenario)
# prefix: dewan-terminal-letter-  (a resource as one letter)
# prefix: dewan-terminal-ground-  (what a space is, in a word)
# prefix: dewan-terminal-short-  (the same, where there is no room for it)

dewan-terminal-none = nichts
dewan-terminal-nothing = nichts
dewan-terminal-not-yet = noch nicht
dewan-terminal-to-move = am Zug
dewan-terminal-partner = mit { $name }
dewan-terminal-camps-left =
    { $count ->
        [one] noch 1 Lager
       *[other] noch { $count } Lager
    }
dewan-terminal-row-camps = Lager
dewan-terminal-row-next = als Nächstes
dewan-terminal-row-stories = Geschichten
dewan-terminal-row-tucked = untergeschoben
dewan-terminal-row-has = hat
dewan-terminal-row-hand = Hand
dewan-terminal-camp-at = { $camp } auf { $place }
dewan-terminal-home-at = Startlager auf { $place }
dewan-terminal-all-placed = alle Lager sind errichtet: 1 Feuer
dewan-terminal-effect-story = Geschichte
dewan-terminal-effect-tuck = unterschieben
dewan-terminal-effect-end = das Ende
dewan-terminal-then = Danach: { $places }.
dewan-terminal-unknown =
    { $count ->
        [one] 1 unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
dewan-terminal-open-stories = Offene Geschichten und was fehlt: { $name }
dewan-terminal-drafting = vor der ersten Runde
dewan-terminal-last-round = die letzte Runde
dewan-terminal-teams = { $one } gegen { $other }
dewan-terminal-map-legend = [1] Lager von Person 1   2b Beeren der Zone   auf einer Kante: A Artefakt, P Pigment, K Kristall   Punkte: eine Zone
dewan-terminal-cost-legend = =3: bezahlbar, mit mindestens 3 Karten
dewan-terminal-berry-mark = b
dewan-terminal-areas = Es gibt die Stämme 1 bis { $most }.
dewan-terminal-help-area = Stamm 2 im Ganzen
dewan-terminal-example = Wald Lager
dewan-terminal-revealed-card = eine neue Karte ist aufgedeckt
dewan-terminal-revealed-story = eine neue Geschichte ist ans Licht gekommen
dewan-terminal-revealed-draw = eine Karte ist gezogen
dewan-terminal-scenario-base = Szenario Grundspiel
dewan-terminal-scenario-team = Szenario Teams
dewan-terminal-scenario-volcano = Szenario Vulkan
dewan-terminal-scenario-downpour = Szenario Wolkenbruch
dewan-terminal-scenario-lake-villages = Szenario Seedörfer
dewan-terminal-letter-artifact = A
dewan-terminal-letter-pigment = P
dewan-terminal-letter-crystal = K
dewan-terminal-ground-badlands = Ödland
dewan-terminal-ground-mountains = Gebirge
dewan-terminal-ground-desert = Wüste
dewan-terminal-ground-forest = Wald
dewan-terminal-ground-water = Wasser
dewan-terminal-ground-flood = Flut
dewan-terminal-ground-village = Dorf
dewan-terminal-ground-lava = Lava
dewan-terminal-ground-volcano = Vulkan
dewan-terminal-ground-home = Start
dewan-terminal-short-badlands = Ödland
dewan-terminal-short-mountains = Geb.
dewan-terminal-short-desert = Wüste
dewan-terminal-short-forest = Wald
dewan-terminal-short-water = Wasser
dewan-terminal-short-flood = Flut
dewan-terminal-short-village = Dorf
dewan-terminal-short-lava = Lava
dewan-terminal-short-volcano = Vulkan
dewan-terminal-short-home = Start
