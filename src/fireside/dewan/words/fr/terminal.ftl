# Dewan dans le terminal : ce que dit le plateau.
#
# prefix: dewan-terminal-row-  (what is said of a tribe, line by line)
# prefix: dewan-terminal-effect-  (what a place of the tribe board does, in a word)
# prefix: dewan-terminal-scenario-  (a scenario)
# prefix: dewan-terminal-letter-  (a resource as one letter)
# prefix: dewan-terminal-ground-  (what a space is, in a word)
# prefix: dewan-terminal-short-  (the same, where there is no room for it)

dewan-terminal-none = rien
dewan-terminal-nothing = rien
dewan-terminal-not-yet = pas encore
dewan-terminal-to-move = joue
dewan-terminal-partner = avec { $name }
dewan-terminal-camps-left =
    { $count ->
        [one] { $count } camp restant
       *[other] { $count } camps restants
    }
dewan-terminal-row-camps = camps
dewan-terminal-row-next = ensuite
dewan-terminal-row-stories = Histoires
dewan-terminal-row-tucked = glissées
dewan-terminal-row-has = possède
dewan-terminal-row-hand = main
dewan-terminal-camp-at = { $camp } en { $place }
dewan-terminal-home-at = camp initial en { $place }
dewan-terminal-all-placed = tous les camps sont placés : 1 feu
dewan-terminal-effect-story = Histoire
dewan-terminal-effect-tuck = glisser
dewan-terminal-effect-end = la fin
dewan-terminal-then = Puis : { $places }.
dewan-terminal-unknown =
    { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
dewan-terminal-open-stories = Histoires visibles, et ce qui manque : { $name }
dewan-terminal-drafting = avant le premier tour
dewan-terminal-last-round = le dernier tour
dewan-terminal-teams = { $one } contre { $other }
dewan-terminal-map-legend = [1] camp du joueur 1   2b baies de la zone   sur un bord, A artefact, P pigment, C cristal   pointillés, une même zone
dewan-terminal-cost-legend = =3 se paie avec 3 cartes au moins
dewan-terminal-berry-mark = b
dewan-terminal-areas = Il y a les tribus 1 à { $most }.
dewan-terminal-help-area = la tribu 2 en entier
dewan-terminal-example = forêt camp
dewan-terminal-revealed-card = une nouvelle carte a été révélée
dewan-terminal-revealed-story = une nouvelle tuile Histoire a été révélée
dewan-terminal-revealed-draw = une carte a été piochée
dewan-terminal-scenario-base = jeu de base
dewan-terminal-scenario-team = scénario Équipes
dewan-terminal-scenario-volcano = scénario Volcan
dewan-terminal-scenario-downpour = scénario Déluge
dewan-terminal-scenario-lake-villages = scénario Villages lacustres
dewan-terminal-letter-artifact = A
dewan-terminal-letter-pigment = P
dewan-terminal-letter-crystal = C
dewan-terminal-ground-badlands = canyon
dewan-terminal-ground-mountains = montagne
dewan-terminal-ground-desert = désert
dewan-terminal-ground-forest = forêt
dewan-terminal-ground-water = eau
dewan-terminal-ground-flood = inondé
dewan-terminal-ground-village = village
dewan-terminal-ground-lava = lave
dewan-terminal-ground-volcano = volcan
dewan-terminal-ground-home = départ
dewan-terminal-short-badlands = canyon
dewan-terminal-short-mountains = mont.
dewan-terminal-short-desert = désert
dewan-terminal-short-forest = forêt
dewan-terminal-short-water = eau
dewan-terminal-short-flood = inondé
dewan-terminal-short-village = vill.
dewan-terminal-short-lava = lave
dewan-terminal-short-volcano = volcan
dewan-terminal-short-home = départ
