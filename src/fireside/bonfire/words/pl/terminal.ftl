# Bonfire w terminalu: co mówi plansza.
#
# prefix: bonfire-terminal-letter-  (a kind of token as one letter)
# prefix: bonfire-terminal-colour-  (a colour as one letter)
# prefix: bonfire-terminal-column-  (a column of the table of a city)
# prefix: bonfire-terminal-at-  (where a guardian stands)
# prefix: bonfire-short-  (a task, a portal, a guardian, a resource where there is little room)

## Headings and marks

bonfire-terminal-great-bonfire = Wielkie Ognisko: żeton, zasób, portale
bonfire-terminal-none = brak
bonfire-terminal-novices = { $seated } z { $needed } nowicjuszy do odliczania
bonfire-terminal-in-dock = statek w porcie
bonfire-terminal-ship-at = statek: { $island }
bonfire-terminal-column-path = ścieżka
bonfire-terminal-column-portal = portal
bonfire-terminal-column-task = zadanie lub ognisko
bonfire-terminal-column-novice = nowicjusz
bonfire-terminal-column-guardians = strażniczki
bonfire-terminal-column-seat = pole
bonfire-terminal-lit = OGNISKO { $task }
bonfire-terminal-ready = gotowe: { $task }
bonfire-terminal-space = pole { $space }
bonfire-terminal-home = w domu
bonfire-terminal-offering = { $resource } (zostało { $count })
bonfire-terminal-legend = . wolne  : zaznaczone  z złoto  ż żółty żeton  (koło) wcięcie
bonfire-terminal-mark-gold = z
bonfire-terminal-mark-yellow = ż
bonfire-terminal-built = ścieżki: { $paths } · portale: { $portals }
bonfire-terminal-fires = ogniska: { $tasks }
bonfire-terminal-tasks = zadania: { $tasks }
bonfire-terminal-with-guardians = strażniczki: { $guardians }
bonfire-terminal-with-gnomes = gnomy: { $gnomes }
bonfire-terminal-holds = ma: { $goods }
bonfire-terminal-at-start = start
bonfire-terminal-at-path = ścieżka { $number }
bonfire-terminal-at-bonfire = ognisko { $number }
bonfire-terminal-apart = na boku
bonfire-terminal-unused = jeszcze nieużyte: pierwszy obrót na dowolne pole za 1
bonfire-terminal-stacks = stosy { $heights }
bonfire-terminal-deck = talia { $count }
bonfire-terminal-mark-player = G{ $number }
bonfire-terminal-mark-council = R
bonfire-terminal-waiting = nowicjusz czeka: { $tasks }
bonfire-terminal-gone = już odszedł: { $tasks }
bonfire-terminal-deck-left = jeszcze w talii Toma: { $cards }
bonfire-terminal-guardians =
    { $count ->
        [one] 1 strażniczka
        [few] { $count } strażniczki
        [many] { $count } strażniczek
       *[other] { $count } strażniczki
    }
bonfire-terminal-offered = ofiary { $given }
bonfire-terminal-sea-legend = @1 statek gracza 1 · ofiary 1:2 dwie ofiary gracza 1 · N2 niebieskie, 2 punkty
bonfire-terminal-tile = kafelek to
bonfire-terminal-laying = pierwszy symbol leży na wskazanym polu, pozostałe za nim
bonfire-terminal-nothing = nic nie daje
bonfire-terminal-areas = Są miasta od 1 do { $most }.
bonfire-terminal-help-area = miasto 2 w całości, z obszarem Losu
bonfire-terminal-example = złota up

## What came to light

bonfire-terminal-revealed-path = odkryto nowy kafelek ścieżki
bonfire-terminal-revealed-unseen-path = odwrócono zakryty kafelek ścieżki
bonfire-terminal-revealed-stacks = stosy ścieżek zostały przejrzane
bonfire-terminal-revealed-gnome = odkryto nowego gnoma
bonfire-terminal-revealed-offering = odkryto następną ofiarę
bonfire-terminal-revealed-card = Tom odkrył kartę

## Letters

bonfire-terminal-letter-ship = S
bonfire-terminal-letter-path = Ś
bonfire-terminal-letter-task = Z
bonfire-terminal-letter-great_bonfire = O
bonfire-terminal-letter-guardian = R
bonfire-terminal-letter-gnome = G
bonfire-terminal-letter-yellow = Ż
bonfire-terminal-colour-blue = N
bonfire-terminal-colour-red = C
bonfire-terminal-colour-yellow = Ż

## Short forms, where there is little room: tasks, and what they show

bonfire-short-portal-circle = koło
bonfire-short-portal-triangle = trójkąt
bonfire-short-portal-square = kwadrat
bonfire-short-portal-diamond = romb
bonfire-short-portal-hexagon = sześciokąt
bonfire-short-portal-star = gwiazda
bonfire-short-portal-crescent = półksiężyc
bonfire-short-guardian-grey = szara
bonfire-short-guardian-pink = różowa
bonfire-short-guardian-natural = beżowa
bonfire-short-guardian-amber = bursztynowa
bonfire-short-guardian-own = własna
bonfire-short-resource-flower = kwiat
bonfire-short-resource-fruit = owoc
bonfire-short-resource-herb = zioło
bonfire-short-resource-shell = muszla
bonfire-short-resource-root = korzeń
bonfire-short-resource-gold = złoto
bonfire-short-blue_and_red_bonfire = niebieskie + czerwone
bonfire-short-guardian = strażniczka: { $first }
bonfire-short-path_with = ścieżka: { $first }
bonfire-short-offering_at = wyspa: { $first }
bonfire-short-two_pairs = 2 pary
bonfire-short-offerings_on_3_islands = na 3 wyspach
bonfire-short-2_offerings_on_one_island = 2 na 1 wyspie
bonfire-short-group_of_3 = grupa: 3 { $first }
bonfire-short-gnome_with = gnom: { $first }
bonfire-short-council_task = wspólne zadanie
bonfire-short-3_portals = 3 portale
bonfire-short-two_guardians = { $first } + { $second }
bonfire-short-3_gnomes = 3 gnomy
bonfire-short-4_gold = 4 złota
bonfire-short-adjacent_paths_alike = 2 równe ścieżki
bonfire-short-three_of = 3 × { $first }
bonfire-short-both_islands = 2 wyspy: { $first }
bonfire-short-bonfires_in_3_colours = w 3 kolorach
bonfire-short-4_guardians = 4 strażniczki
bonfire-short-two_groups_of_3 = grupy: 3 { $first }, 3 { $second }
bonfire-short-4_blue = 4 niebieskie
bonfire-short-5_portals = 5 portali
bonfire-short-offerings_on_5_islands = na 5 wyspach
bonfire-short-4_red = 4 czerwone
bonfire-short-5_gnomes = 5 gnomów
bonfire-short-3_elders = 3 starszych
bonfire-short-3_offerings_on_one_island = 3 na 1 wyspie
bonfire-short-offering_stack_empty = pusty stos ofiar
bonfire-short-3_red_crystals = 3 czerwone kryształy
bonfire-short-5_bonfires = 5 ognisk
bonfire-short-4_blue_crystals = 4 niebieskie kryształy
bonfire-short-4_yellow = 4 żółte
bonfire-short-2_offerings_on_3_islands = 2 na 3 wyspach
bonfire-short-5_equal_resources = 5 jednakowych
bonfire-short-two_triples = 2 trójki
bonfire-short-marked_cells_covered = zaznaczone pola
bonfire-short-2_guardians_at_bonfires = 2 przy ogniskach
bonfire-short-gold_cells_covered = pola ze złotem
bonfire-short-outer_columns_covered = skrajne kolumny
bonfire-short-two_groups_of_4 = 2 grupy po 4
