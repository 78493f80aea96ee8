# Dewan w terminalu: co mówi plansza.
#
# prefix: dewan-terminal-row-  (what is said of a tribe, line by line)
# prefix: dewan-terminal-effect-  (what a place of the tribe board does, in a word)
# prefix: dewan-terminal-scenario-  (a scenario)
# prefix: dewan-terminal-letter-  (a resource as one letter)
# prefix: dewan-terminal-ground-  (what a space is, in a word)
# prefix: dewan-terminal-short-  (the same, where there is no room for it)

dewan-terminal-none = brak
dewan-terminal-nothing = nic
dewan-terminal-not-yet = jeszcze nie
dewan-terminal-to-move = wykonuje ruch
dewan-terminal-partner = razem z: { $name }
dewan-terminal-camps-left =
    { $count ->
        [one] został 1 obóz
        [few] zostały { $count } obozy
        [many] zostało { $count } obozów
       *[other] zostało { $count } obozu
    }
dewan-terminal-row-camps = obozy
dewan-terminal-row-next = następne
dewan-terminal-row-stories = historie
dewan-terminal-row-tucked = wsunięte
dewan-terminal-row-has = ma
dewan-terminal-row-hand = ręka
dewan-terminal-camp-at = { $camp } na { $place }
dewan-terminal-home-at = początkowy na { $place }
dewan-terminal-all-placed = wszystkie obozy umieszczone: 1 ogień
dewan-terminal-effect-story = historia
dewan-terminal-effect-tuck = wsunięcie
dewan-terminal-effect-end = koniec
dewan-terminal-then = Potem: { $places }.
dewan-terminal-unknown =
    { $count ->
        [one] 1 nieznana karta
        [few] { $count } nieznane karty
        [many] { $count } nieznanych kart
       *[other] { $count } nieznanej karty
    }
dewan-terminal-open-stories = Odkryte historie i czego brakuje: { $name }
dewan-terminal-drafting = przed pierwszą rundą
dewan-terminal-last-round = ostatnia runda
dewan-terminal-teams = { $one } przeciw { $other }
dewan-terminal-map-legend = [1] obóz gracza 1   2j jagody strefy   na krawędzi: A artefakt, P pigment, K kryształ   kropki: jedna strefa
dewan-terminal-cost-legend = =3: można opłacić, co najmniej 3 kartami
dewan-terminal-berry-mark = j
dewan-terminal-areas = Są plemiona od 1 do { $most }.
dewan-terminal-help-area = plemię 2 w całości
dewan-terminal-example = las obóz
dewan-terminal-revealed-card = odkryto nową kartę
dewan-terminal-revealed-story = odkryto nowy kafelek historii
dewan-terminal-revealed-draw = dobrano kartę
dewan-terminal-scenario-base = scenariusz podstawowy
dewan-terminal-scenario-team = scenariusz drużynowy
dewan-terminal-scenario-volcano = scenariusz Wulkan
dewan-terminal-scenario-downpour = scenariusz Ulewa
dewan-terminal-scenario-lake-villages = scenariusz Wioski na jeziorach
dewan-terminal-letter-artifact = A
dewan-terminal-letter-pigment = P
dewan-terminal-letter-crystal = K
dewan-terminal-ground-badlands = badlandy
dewan-terminal-ground-mountains = góry
dewan-terminal-ground-desert = pustynia
dewan-terminal-ground-forest = las
dewan-terminal-ground-water = woda
dewan-terminal-ground-flood = zalane
dewan-terminal-ground-village = wioska
dewan-terminal-ground-lava = lawa
dewan-terminal-ground-volcano = wulkan
dewan-terminal-ground-home = start
dewan-terminal-short-badlands = badl.
dewan-terminal-short-mountains = góry
dewan-terminal-short-desert = pust.
dewan-terminal-short-forest = las
dewan-terminal-short-water = woda
dewan-terminal-short-flood = zalane
dewan-terminal-short-village = wioska
dewan-terminal-short-lava = lawa
dewan-terminal-short-volcano = wulkan
dewan-terminal-short-home = start
