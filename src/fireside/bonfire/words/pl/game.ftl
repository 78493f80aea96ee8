# Bonfire: what its board, its choices and its log say.
# Ids made in the client from a prefix and a name of the game:
# prefix: bonfire-token-  (a kind of token, and with -long what it pays for)
# prefix: bonfire-resource-  (a resource)
# prefix: bonfire-good-  (so many tokens or resources of a kind)
# prefix: bonfire-symbol-  (a symbol on a fate tile)
# prefix: bonfire-island-  (an island)
# prefix: bonfire-guardian-  (a guardian)
# prefix: bonfire-portal-  (a portal by its shape)
# prefix: bonfire-crystal-  (the crystal of a path tile)
# prefix: bonfire-task-  (what a task asks for, by its kind and what it shows)
# prefix: bonfire-gnome-  (what a gnome does, by its number; bonfire-gnome-name- what it is called)
# prefix: bonfire-bonus-  (the bonus of a council space)
# prefix: bonfire-council-task-  (a council task)
# prefix: bonfire-choice-  (a choice, and with -long what it means)
# prefix: bonfire-direction-  (where the symbols of a fate tile follow)
# prefix: bonfire-payment-  (what is being paid for)
# prefix: bonfire-tom-card-  (a card of Tom's)
# prefix: bonfire-question-  (what is asked in a phase)
# prefix: bonfire-scoring-  (a line of the final scoring)

## Tokens and resources

bonfire-token-ship = Żeton statku
bonfire-token-ship-long = Rejs: 1 żeton za szlak, 3 na dowolną wyspę.
bonfire-token-path = Żeton ścieżki
bonfire-token-path-long = Budowa kolejnej ścieżki: 1 żeton na pierwszych czterech miejscach, potem po 2.
bonfire-token-task = Żeton zadania
bonfire-token-task-long = Weź zadanie z wyspy, przy której stoi twój statek.
bonfire-token-great_bonfire = Żeton Wielkiego Ogniska
bonfire-token-great_bonfire-long = Obrót Wielkiego Ogniska: 1 żeton za pole, 3 na dowolne pole.
bonfire-token-guardian = Żeton strażniczki
bonfire-token-guardian-long = Zabierz strażniczkę z wyspy albo zacznij procesję: 1 żeton za krok.
bonfire-token-gnome = Żeton gnoma
bonfire-token-gnome-long = Rekrutacja gnoma: 2 żetony i 1 jego zasób albo 1 żeton i 2 zasoby.
bonfire-token-yellow = Żółty żeton
bonfire-token-yellow-long = Zastępuje dowolny inny żeton.

bonfire-resource-flower = Kwiat
bonfire-resource-fruit = Owoc
bonfire-resource-herb = Zioło
bonfire-resource-shell = Muszla
bonfire-resource-root = Korzeń
bonfire-resource-gold = Złoto

bonfire-good-ship =
    { $count ->
        [one] 1 żeton statku
        [few] { $count } żetony statku
        [many] { $count } żetonów statku
       *[other] { $count } żetonu statku
    }
bonfire-good-path =
    { $count ->
        [one] 1 żeton ścieżki
        [few] { $count } żetony ścieżki
        [many] { $count } żetonów ścieżki
       *[other] { $count } żetonu ścieżki
    }
bonfire-good-task =
    { $count ->
        [one] 1 żeton zadania
        [few] { $count } żetony zadania
        [many] { $count } żetonów zadania
       *[other] { $count } żetonu zadania
    }
bonfire-good-great_bonfire =
    { $count ->
        [one] 1 żeton Wielkiego Ogniska
        [few] { $count } żetony Wielkiego Ogniska
        [many] { $count } żetonów Wielkiego Ogniska
       *[other] { $count } żetonu Wielkiego Ogniska
    }
bonfire-good-guardian =
    { $count ->
        [one] 1 żeton strażniczki
        [few] { $count } żetony strażniczki
        [many] { $count } żetonów strażniczki
       *[other] { $count } żetonu strażniczki
    }
bonfire-good-gnome =
    { $count ->
        [one] 1 żeton gnoma
        [few] { $count } żetony gnoma
        [many] { $count } żetonów gnoma
       *[other] { $count } żetonu gnoma
    }
bonfire-good-yellow =
    { $count ->
        [one] 1 żółty żeton
        [few] { $count } żółte żetony
        [many] { $count } żółtych żetonów
       *[other] { $count } żółtego żetonu
    }
bonfire-good-flower =
    { $count ->
        [one] 1 kwiat
        [few] { $count } kwiaty
        [many] { $count } kwiatów
       *[other] { $count } kwiatu
    }
bonfire-good-fruit =
    { $count ->
        [one] 1 owoc
        [few] { $count } owoce
        [many] { $count } owoców
       *[other] { $count } owocu
    }
bonfire-good-herb =
    { $count ->
        [one] 1 zioło
        [few] { $count } zioła
        [many] { $count } ziół
       *[other] { $count } zioła
    }
bonfire-good-shell =
    { $count ->
        [one] 1 muszla
        [few] { $count } muszle
        [many] { $count } muszli
       *[other] { $count } muszli
    }
bonfire-good-root =
    { $count ->
        [one] 1 korzeń
        [few] { $count } korzenie
        [many] { $count } korzeni
       *[other] { $count } korzenia
    }
bonfire-good-gold =
    { $count ->
        [one] 1 sztuka złota
        [few] { $count } sztuki złota
        [many] { $count } sztuk złota
       *[other] { $count } sztuki złota
    }
bonfire-good-any =
    { $count ->
        [one] 1 dowolny zasób
        [few] { $count } dowolne zasoby
        [many] { $count } dowolnych zasobów
       *[other] { $count } dowolnego zasobu
    }
bonfire-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

bonfire-symbol-ship = statek
bonfire-symbol-path = ścieżka
bonfire-symbol-task = zadanie
bonfire-symbol-great_bonfire = Wielkie Ognisko
bonfire-symbol-guardian = strażniczka
bonfire-symbol-gnome = gnom

## Islands

bonfire-island-flower-1 = Wyspa kwiatów I
bonfire-island-flower-2 = Wyspa kwiatów II
bonfire-island-shell-1 = Wyspa muszli I
bonfire-island-shell-2 = Wyspa muszli II
bonfire-island-root-1 = Wyspa korzeni I
bonfire-island-root-2 = Wyspa korzeni II
bonfire-island-herb-1 = Wyspa ziół I
bonfire-island-herb-2 = Wyspa ziół II
bonfire-island-fruit-1 = Wyspa owoców I
bonfire-island-fruit-2 = Wyspa owoców II
bonfire-island-grey = Szara wyspa
bonfire-island-pink = Różowa wyspa
bonfire-island-natural = Beżowa wyspa
bonfire-island-amber = Bursztynowa wyspa
bonfire-island-tasks = Zadania: { $tasks }
bonfire-island-empty = Nie ma tu już zadań.
bonfire-island-guardians =
    { $count ->
        [0] Nie ma tu już strażniczek.
        [one] Jest tu 1 strażniczka. Kosztuje 1 żeton strażniczki.
        [few] Są tu { $count } strażniczki. Jedna kosztuje 1 żeton strażniczki.
        [many] Jest tu { $count } strażniczek. Jedna kosztuje 1 żeton strażniczki.
       *[other] Jest tu { $count } strażniczki. Jedna kosztuje 1 żeton strażniczki.
    }
bonfire-island-cost = Zadanie kosztuje żetony zadania, zasób twojej odkrytej ofiary i zasób wyspy: { $resource }.
bonfire-ship = Statek: { $name }
bonfire-ship-dock = W przystani: pierwszy rejs na dowolną wyspę kosztuje 1 żeton.
bonfire-dock = Przystań
bonfire-sea = Mapa morza

## Guardians, portals, paths

bonfire-guardian-grey = Szara strażniczka
bonfire-guardian-pink = Różowa strażniczka
bonfire-guardian-natural = Beżowa strażniczka
bonfire-guardian-amber = Bursztynowa strażniczka
bonfire-guardian-own = Własna strażniczka
bonfire-portal-circle = Portal z kołem
bonfire-portal-triangle = Portal z trójkątem
bonfire-portal-square = Portal z kwadratem
bonfire-portal-diamond = Portal z rombem
bonfire-portal-hexagon = Portal z sześciokątem
bonfire-portal-star = Portal z gwiazdą
bonfire-portal-crescent = Portal z półksiężycem
bonfire-portal-long = Tędy strażniczki idą do ogniska. Portal obok ogniska jest wart 2 punkty.
bonfire-gap-long = Wcięcie na portal. Wcięcia zapełnia się od miejsca 7 do miejsca 1.
bonfire-crystal-blue = niebieski
bonfire-crystal-red = czerwony
bonfire-crystal-yellow = żółty
bonfire-path = Kafelek ścieżki: { $crystal } kryształ, { $resource }
bonfire-path-start = Początkowa ścieżka: złoto
bonfire-path-start-crystal = Początkowa ścieżka: { $crystal } kryształ, złoto
bonfire-path-none = Brak kafelka ścieżki
bonfire-path-long = Kryształ w kolorze sąsiedniego ogniska jest wart 2 punkty. Strażniczka, która tu stanie, przynosi zasób.
bonfire-location-start = pole początkowe
bonfire-location-path = ścieżka { $place }
bonfire-location-bonfire = ognisko { $place }

## Tasks

# $colour is blue, red or yellow
bonfire-task =
    { $colour ->
        [blue] niebieskie
        [red] czerwone
       *[yellow] żółte
    }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $asks }
bonfire-task-of =
    { $colour ->
        [blue] Niebieskie zadanie
        [red] Czerwone zadanie
       *[yellow] Żółte zadanie
    }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
bonfire-bonfire-of =
    { $colour ->
        [blue] Niebieskie ognisko
        [red] Czerwone ognisko
       *[yellow] Żółte ognisko
    }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
bonfire-task-blue_and_red_bonfire = niebieskie i czerwone ognisko
bonfire-task-guardian-grey = szara strażniczka
bonfire-task-guardian-pink = różowa strażniczka
bonfire-task-guardian-natural = beżowa strażniczka
bonfire-task-guardian-amber = bursztynowa strażniczka
bonfire-task-path_with-flower = kafelek ścieżki z kwiatem
bonfire-task-path_with-fruit = kafelek ścieżki z owocem
bonfire-task-path_with-herb = kafelek ścieżki z ziołem
bonfire-task-path_with-shell = kafelek ścieżki z muszlą
bonfire-task-path_with-root = kafelek ścieżki z korzeniem
bonfire-task-path_with-gold = kafelek ścieżki ze złotem
bonfire-task-offering_at-flower = ofiara na wyspie kwiatów
bonfire-task-offering_at-fruit = ofiara na wyspie owoców
bonfire-task-offering_at-herb = ofiara na wyspie ziół
bonfire-task-offering_at-shell = ofiara na wyspie muszli
bonfire-task-offering_at-root = ofiara na wyspie korzeni
bonfire-task-two_pairs = po 2 sztuki dwóch zasobów (oprócz złota)
bonfire-task-offerings_on_3_islands = ofiary na 3 wyspach
bonfire-task-2_offerings_on_one_island = 2 ofiary na jednej wyspie
bonfire-task-group_of_3-ship = 3 sąsiadujące symbole statku w obszarze Losu
bonfire-task-group_of_3-path = 3 sąsiadujące symbole ścieżki w obszarze Losu
bonfire-task-group_of_3-task = 3 sąsiadujące symbole zadania w obszarze Losu
bonfire-task-group_of_3-great_bonfire = 3 sąsiadujące symbole Wielkiego Ogniska w obszarze Losu
bonfire-task-group_of_3-guardian = 3 sąsiadujące symbole strażniczki w obszarze Losu
bonfire-task-group_of_3-gnome = 3 sąsiadujące symbole gnoma w obszarze Losu
bonfire-task-gnome_with-flower = gnom z kwiatem
bonfire-task-gnome_with-fruit = gnom z owocem
bonfire-task-gnome_with-herb = gnom z ziołem
bonfire-task-gnome_with-shell = gnom z muszlą
bonfire-task-gnome_with-root = gnom z korzeniem
bonfire-task-gnome_with-gold = gnom ze złotem
bonfire-task-council_task = jedno wypełnione wspólne zadanie
bonfire-task-3_portals = 3 portale
bonfire-task-two_guardians = { $first } i { $second }
bonfire-task-3_gnomes = 3 gnomy
bonfire-task-4_gold = 4 sztuki złota
bonfire-task-adjacent_paths_alike = 2 sąsiednie kafelki ścieżki z tym samym zasobem
bonfire-task-three_of-flower = 3 kwiaty
bonfire-task-three_of-fruit = 3 owoce
bonfire-task-three_of-herb = 3 zioła
bonfire-task-three_of-shell = 3 muszle
bonfire-task-three_of-root = 3 korzenie
bonfire-task-three_of-gold = 3 sztuki złota
bonfire-task-both_islands-flower = ofiary na obu wyspach kwiatów
bonfire-task-both_islands-fruit = ofiary na obu wyspach owoców
bonfire-task-both_islands-herb = ofiary na obu wyspach ziół
bonfire-task-both_islands-shell = ofiary na obu wyspach muszli
bonfire-task-both_islands-root = ofiary na obu wyspach korzeni
bonfire-task-bonfires_in_3_colours = ogniska we wszystkich 3 kolorach
bonfire-task-4_guardians = 4 strażniczki
bonfire-task-two_groups_of_3 = w obszarze Losu po 3 sąsiadujące symbole każdego z tych rodzajów: { $first }, { $second }
bonfire-task-4_blue = 4 niebieskie zadania lub ogniska
bonfire-task-5_portals = 5 portali
bonfire-task-offerings_on_5_islands = ofiary na 5 wyspach
bonfire-task-4_red = 4 czerwone zadania lub ogniska
bonfire-task-5_gnomes = 5 gnomów
bonfire-task-3_elders = 3 Starszych
bonfire-task-3_offerings_on_one_island = 3 ofiary na jednej wyspie
bonfire-task-offering_stack_empty = wyczerpany stos ofiar
bonfire-task-3_red_crystals = 3 kafelki ścieżki z czerwonym kryształem
bonfire-task-5_bonfires = 5 ognisk
bonfire-task-4_blue_crystals = 4 kafelki ścieżki z niebieskim kryształem
bonfire-task-4_yellow = 4 żółte zadania lub ogniska
bonfire-task-2_offerings_on_3_islands = po 2 ofiary na 3 wyspach
bonfire-task-5_equal_resources = 5 jednakowych zasobów (oprócz złota)
bonfire-task-two_triples = po 3 sztuki dwóch zasobów (oprócz złota)
bonfire-task-marked_cells_covered = zakryte wszystkie zaznaczone pola obszaru Losu
bonfire-task-2_guardians_at_bonfires = 2 strażniczki przy ogniskach
bonfire-task-gold_cells_covered = zakryte wszystkie pola ze złotem w obszarze Losu
bonfire-task-outer_columns_covered = zakryte obie skrajne kolumny obszaru Losu
bonfire-task-two_groups_of_4 = 2 grupy po 4 sąsiadujące jednakowe symbole w obszarze Losu

## Gnomes

bonfire-gnome-name-1 = Karczmarz
bonfire-gnome-name-2 = Dobosz
bonfire-gnome-name-3 = Handlarz
bonfire-gnome-name-4 = Herold
bonfire-gnome-name-5 = Alchemik
bonfire-gnome-name-6 = Smakosz
bonfire-gnome-name-7 = Woźny
bonfire-gnome-name-8 = Brukarz
bonfire-gnome-name-9 = Werbownik
bonfire-gnome-name-10 = Szary Giermek
bonfire-gnome-name-11 = Różowy Giermek
bonfire-gnome-name-12 = Beżowy Giermek
bonfire-gnome-name-13 = Bursztynowy Giermek
bonfire-gnome-name-14 = Wróżbita
bonfire-gnome-name-15 = Skarbnik
bonfire-gnome-name-16 = Kopacz
bonfire-gnome-name-17 = Odźwierny
bonfire-gnome-name-18 = Stolarz
bonfire-gnome-name-19 = Pisarz
bonfire-gnome-name-20 = Poborca
bonfire-gnome-name-21 = Sternik
bonfire-gnome-name-22 = Kołodziej
bonfire-gnome-name-23 = Zbieracz
bonfire-gnome-name-24 = Rozjemca
bonfire-gnome-name-25 = Architekt
bonfire-gnome-name-26 = Negocjator
bonfire-gnome-name-27 = Obieżyświat
bonfire-gnome-name-28 = Starszy Ścieżek
bonfire-gnome-name-29 = Starszy Losu
bonfire-gnome-name-30 = Starszy Portali
bonfire-gnome-name-31 = Starszy Zadań
bonfire-gnome-name-32 = Starszy Strażniczek
bonfire-gnome-name-33 = Starszy Gnomów
bonfire-gnome-1 = Na kafelku ścieżki może stać dowolna liczba strażniczek.
bonfire-gnome-2 = Procesje idą o 1 krok dalej, niż opłacono.
bonfire-gnome-3 = Zadanie kosztuje 2 dowolne zasoby.
bonfire-gnome-4 = 2 punkty za każdego rekrutowanego Starszego.
bonfire-gnome-5 = Żółty żeton liczy się jako dwa.
bonfire-gnome-6 = Strażniczki przynoszą dowolny zasób.
bonfire-gnome-7 = 1 sztuka złota za każdego nowicjusza wysłanego do Wysokiej Rady.
bonfire-gnome-8 = Z każdym wziętym kafelkiem ścieżki także 1 jego zasób.
bonfire-gnome-9 = Gnomy kosztują dowolne zasoby.
bonfire-gnome-10 = Szara strażniczka przynosi zasób dwa razy.
bonfire-gnome-11 = Różowa strażniczka przynosi zasób dwa razy.
bonfire-gnome-12 = Beżowa strażniczka przynosi zasób dwa razy.
bonfire-gnome-13 = Bursztynowa strażniczka przynosi zasób dwa razy.
bonfire-gnome-14 = Kafelek Losu można położyć, mając do 3 żetonów.
bonfire-gnome-15 = 1 żółty żeton z każdym gnomem, także z tym.
bonfire-gnome-16 = Zakrywane nadrukowane symbole liczą się podwójnie.
bonfire-gnome-17 = Każda nowa strażniczka zaczyna darmową procesję o 1 krok.
bonfire-gnome-18 = Na koniec o 2 punkty więcej za każdą strażniczkę przy ognisku.
bonfire-gnome-19 = 1 sztuka złota i 1 żółty żeton za każde wypełnione wspólne zadanie.
bonfire-gnome-20 = 1 sztuka złota, gdy strażniczka staje na ścieżce 1.
bonfire-gnome-21 = Statek płynie o 1 szlak dalej, niż opłacono.
bonfire-gnome-22 = Wielkie Ognisko obraca się o 1 pole dalej, niż opłacono.
bonfire-gnome-23 = Można wziąć wszystkie 3 premie Wielkiego Ogniska.
bonfire-gnome-24 = Nowicjusze mogą dzielić pole w Wysokiej Radzie.
bonfire-gnome-25 = Portale można umieszczać w dowolnej kolejności.
bonfire-gnome-26 = Zadanie zawsze kosztuje 1 żeton.
bonfire-gnome-27 = Kafelki Losu mogą wystawać poza krawędź.
bonfire-gnome-28 = 1 punkt za każdy kafelek ścieżki w mieście.
bonfire-gnome-29 = 1 punkt za każdy położony kafelek Losu.
bonfire-gnome-30 = 1 punkt za każdy portal w mieście.
bonfire-gnome-31 = 1 punkt za każde zadanie i ognisko w mieście.
bonfire-gnome-32 = 1 punkt za każdą strażniczkę w mieście.
bonfire-gnome-33 = 1 punkt za każdego gnoma w mieście.
bonfire-gnome-cost = 2 żetony gnoma i 1 zasób ({ $resource }) albo 1 i 2
bonfire-gnome-called = Gnom { $number }, { $name }
bonfire-gnomes = Gnomy
bonfire-gnomes-count = { $count } z { $most }
bonfire-specialists = Specjaliści
bonfire-specialists-hint = 2 żetony + 1 zasób albo 1 + 2
bonfire-elders = Starsi
bonfire-elders-hint = punkty od razu
bonfire-no-gnome = Nie ma tu gnoma

## The High Council

bonfire-council = Wysoka Rada
bonfire-bonus-1 = 2 sztuki złota i 1 żółty żeton
bonfire-bonus-2 = Dowolny kafelek ścieżki za darmo, nawet ze stosów
bonfire-bonus-3 = Nowa strażniczka za darmo
bonfire-bonus-4 = Obróć Wielkie Ognisko na dowolne pole za darmo
bonfire-bonus-5 = Odkryty specjalista za darmo
bonfire-bonus-6 = Przenieś 1 strażniczkę w dowolne miejsce
bonfire-bonus-7 = Rejs na dowolną wyspę za darmo
bonfire-bonus-8 = Połóż teraz kafelek Losu
bonfire-space-first = Dla nowicjusza, który tu przyjdzie.
bonfire-space-point = Dla nowicjusza, który tu przyjdzie. Zamiast tego można wziąć 1 punkt.
bonfire-space-seated = Są tu: { $names }
bonfire-council-novice = neutralny nowicjusz
bonfire-council-task-tasks = 7 zadań lub ognisk
bonfire-council-task-portals = 7 portali
bonfire-council-task-paths = 7 kafelków ścieżki
bonfire-council-task-guardians = 5 strażniczek
bonfire-council-task-gnomes = 6 gnomów
bonfire-council-task-long = 4 punkty na koniec. Kto wypełni je pierwszy, może wysłać jego nowicjusza do Wysokiej Rady.
bonfire-council-tasks = Wspólne zadania
bonfire-council-tasks-hint = po 4 punkty na koniec
bonfire-progress = Masz { $have } z { $need }.
bonfire-progress-done = Wypełnione.
bonfire-lacks = Brakuje jeszcze: { $what }
bonfire-lack-bonfire =
    { $colour ->
        [blue] niebieskie ognisko
        [red] czerwone ognisko
       *[yellow] żółte ognisko
    }
bonfire-novices =
    { $count ->
        [one] 1 nowicjusz w Wysokiej Radzie
        [few] { $count } nowicjuszy w Wysokiej Radzie
        [many] { $count } nowicjuszy w Wysokiej Radzie
       *[other] { $count } nowicjusza w Wysokiej Radzie
    }
bonfire-countdown-long = Gdy wszystkie miejsca w tym rzędzie się zapełnią, zostanie jeszcze pięć rund.
bonfire-countdown =
    { $round ->
        [6] Odliczanie zacznie się w następnej rundzie.
       *[other] Odliczanie: runda { $round }. Kto spasuje, zdobywa tyle samo punktów.
    }
bonfire-countdown-short =
    { $round ->
        [6] Odliczanie: następna runda
        [one] Ostatnia runda
        [few] Jeszcze { $round } rundy
        [many] Jeszcze { $round } rund
       *[other] Jeszcze { $round } rundy
    }

## The Great Bonfire

bonfire-great-bonfire = Wielkie Ognisko
bonfire-great-bonfire-long = Obracasz je zgodnie z ruchem wskazówek zegara: 1 żeton za pole, 3 na dowolne pole. Bierzesz 2 z 3 premii.
bonfire-field-portals = Portale: { $portals }
bonfire-field-no-portal = Nie ma tu już portali.
bonfire-reward-portal = portal

## City

bonfire-your-supply = Twój zapas
bonfire-supply-of = Zapas: { $name }
bonfire-your-city = Twoje miasto
bonfire-city-of = Miasto: { $name }
bonfire-tokens = Żetony
bonfire-resources = Zasoby
bonfire-offerings = Ofiary
bonfire-offerings-long = Odkryta ofiara zostaje na wyspie, z której bierzesz zadanie; płacisz też jej zasób.
bonfire-offering = Ofiara: { $resource }
bonfire-offering-none = Nie ma już ofiar
bonfire-offerings-left = × { $count }
bonfire-fate-supply = Kafelki Losu
bonfire-fate-tiles-left =
    { $count ->
        [one] Został 1 kafelek Losu
        [few] Zostały { $count } kafelki Losu
        [many] Zostało { $count } kafelków Losu
       *[other] Zostało { $count } kafelka Losu
    }
bonfire-offerings-count =
    { $count ->
        [one] Została 1 ofiara
        [few] Zostały { $count } ofiary
        [many] Zostało { $count } ofiar
       *[other] Zostało { $count } ofiary
    }
bonfire-fate-long = Można położyć pierwszy albo ostatni kafelek zapasu. Na koniec każdy pozostały jest wart 3 punkty.
bonfire-fate-opening = Obszar Losu otwiera środkowy kafelek zapasu albo ten odłożony na bok.
bonfire-fate-area = Obszar Losu
bonfire-fate-hint = po 3 punkty
bonfire-fate-lay = Wskaż pola albo użyj strzałek. R obraca kafelek.
bonfire-fate-how = Wskaż miejsce kafelka i kliknij, aby go położyć. R go obraca, Tab i strzałki przesuwają.
bonfire-fate-how-touch = Dotknij miejsca na kafelek, a potem jeszcze raz, aby go położyć. „Obróć” go obraca.
bonfire-fate-turn = Obróć
bonfire-fate-put = Połóż
bonfire-start = Początek
bonfire-start-long = Tu zaczynają nowe strażniczki.
bonfire-place = Miejsce { $place }
# a place in any sentence: $points is what its seat is worth, the number on the board
bonfire-place-number = { $place } (pole strażniczki: { $points })
bonfire-place-empty = Miejsce na zadanie.
bonfire-place-path = Ścieżka na miejscu { $place }
bonfire-place-path-cost =
    { $count ->
        [one] Kosztuje 1 żeton ścieżki.
        [few] Kosztuje { $count } żetony ścieżki.
        [many] Kosztuje { $count } żetonów ścieżki.
       *[other] Kosztuje { $count } żetonu ścieżki.
    }
bonfire-place-no-path = jeszcze bez ścieżki
bonfire-place-portal = portal zbudowany
bonfire-place-no-portal = jeszcze bez portalu
bonfire-place-seat =
    { $points ->
        [one] Pole strażniczki warte 1 punkt
        [few] Pole strażniczki warte { $points } punkty
        [many] Pole strażniczki warte { $points } punktów
       *[other] Pole strażniczki warte { $points } punktu
    }
bonfire-paths = Ścieżki
bonfire-paths-hint =
    { $count ->
        [one] miejsce { $place } kosztuje 1 żeton
        [few] miejsce { $place } kosztuje { $count } żetony
        [many] miejsce { $place } kosztuje { $count } żetonów
       *[other] miejsce { $place } kosztuje { $count } żetonu
    }
bonfire-paths-full = twoja ścieżka jest gotowa
bonfire-others = Inni
bonfire-status-next = potem
bonfire-status-now = teraz gra
bonfire-status-passed = pas
bonfire-status-stuck = bez dalszych tur
bonfire-points-now = Punkty: { $points }; przy podliczeniu teraz: { $total }
bonfire-close = Zamknij
bonfire-scored-now = przy podliczeniu teraz
bonfire-in-hand = W zapasie

## Tom

bonfire-tom = Tom
bonfire-tom-deck = Karty Toma
bonfire-tom-played =
    { $count ->
        [one] Zagrano 1 kartę
        [few] Zagrano { $count } karty
        [many] Zagrano { $count } kart
       *[other] Zagrano { $count } karty
    }
bonfire-tom-to-come = Jeszcze przed przetasowaniem
bonfire-tom-card-great_bonfire = Wielkie Ognisko: obraca się do najbliższego portalu, którego Tom potrzebuje.
bonfire-tom-card-task_ii = Zadanie II: najmniej warte zadanie, od razu rozpalone, i nowicjusz.
bonfire-tom-card-task_i = Zadanie I: najwięcej warte zadanie, od razu rozpalone.
bonfire-tom-card-guardian = Strażniczka: taka, której Tom nie ma.
bonfire-tom-card-path = Ścieżka: wszystkie odkryte kafelki ścieżki z zasobem gnoma.
bonfire-tom-card-gnome = Gnom: wszyscy odkryci specjaliści z zasobem gnoma.

## Tabs

bonfire-tab-sea = Morze
bonfire-tab-bonfire = Ognisko
bonfire-tab-city = Miasto
bonfire-tab-others = Inni
bonfire-tab-gnomes = Gnomy
bonfire-tab-paths = Ścieżki

## Choices

bonfire-choice-open-dealt = Obszar Losu otwiera kafelek odłożony na bok.
bonfire-choice-open-swapped = Obszar Losu otwiera środkowy kafelek zapasu; odłożony zajmuje jego miejsce.
# $which: swapped or dealt, $turned: yes or no
bonfire-choice-open-drawn =
    { $which ->
        [swapped] Środkowy
       *[dealt] Odłożony
    }{ $turned ->
        [yes] , obrócony
       *[no] { "" }
    }
bonfire-choice-fate = Połóż: { $tile }
# $end: first or last of the supply
bonfire-choice-fate-drawn =
    { $end ->
        [first] Połóż lewy
       *[last] Połóż prawy
    }
bonfire-choice-fate-note =
    { $count ->
        [one] 1 żeton wraca
        [few] { $count } żetony wracają
        [many] { $count } żetonów wraca
       *[other] { $count } żetonu wraca
    }
bonfire-choice-fate-long = Najpierw oddajesz nadmiar żetonów. Każdy symbol daje po żetonie za każdy symbol swojej grupy.
bonfire-choice-keep = Zatrzymaj: { $token }
bonfire-choice-build-path = Zbuduj ścieżkę
bonfire-choice-build-path-long = Kafelek ścieżki na miejsce { $place }.
bonfire-choice-sail = Płyń
bonfire-choice-sail-long = Statek płynie na inną wyspę i możesz tam wykonać akcję.
bonfire-choice-take-task = Weź zadanie
bonfire-choice-take-task-long = Z wyspy, przy której stoi twój statek, za ofiarę.
bonfire-choice-fetch = Zabierz strażniczkę
bonfire-choice-fetch-long = Strażniczka z tej wyspy staje na twoim polu początkowym.
bonfire-choice-procession = Zacznij procesję
bonfire-choice-procession-long = Twoje strażniczki idą dalej ścieżką i przynoszą zasoby z miejsc, gdzie staną.
bonfire-choice-great-bonfire = Wielkie Ognisko
bonfire-choice-great-bonfire-long = Obróć je i weź 2 z 3 premii pola.
bonfire-choice-recruit = Zrekrutuj gnoma
bonfire-choice-recruit-long = Do twojego miasta dołącza specjalista albo Starszy.
bonfire-choice-stay-aboard = Zostań na statku
bonfire-choice-stay-aboard-long = Bez akcji na wyspie.
bonfire-choice-pass = Spasuj
bonfire-choice-pass-note =
    { $points ->
        [one] 1 punkt, koniec tur
        [few] { $points } punkty, koniec tur
        [many] { $points } punktów, koniec tur
       *[other] { $points } punktu, koniec tur
    }
bonfire-choice-pass-long =
    { $points ->
        [one] 1 punkt teraz i koniec twoich tur.
        [few] { $points } punkty teraz i koniec twoich tur.
        [many] { $points } punktów teraz i koniec twoich tur.
       *[other] { $points } punktu teraz i koniec twoich tur.
    }
bonfire-choice-end-turn = Zakończ turę
bonfire-choice-end-turn-long = Bez bonusowej akcji.
bonfire-choice-pay =
    { $yellow ->
        [0] Zapłać bez żółtych żetonów
        [one] Zapłać z 1 żółtym żetonem
        [few] Zapłać z { $yellow } żółtymi żetonami
        [many] Zapłać z { $yellow } żółtymi żetonami
       *[other] Zapłać z { $yellow } żółtymi żetonami
    }
bonfire-choice-pay-others = Zastąp jeden dwoma innymi
bonfire-choice-give = Oddaj: { $token }
bonfire-choice-spend = Zapłać: { $goods }
bonfire-choice-pay-drawn = Zapłać
bonfire-choice-tile-drawn = Połóż: { $crystal }, { $resource }
bonfire-choice-tile-long = Trafia na miejsce { $place }.
bonfire-choice-stack = Stos { $stack }
bonfire-choice-stack-long =
    { $count ->
        [one] Ostatni zakryty kafelek.
        [few] Wierzchni z { $count } zakrytych kafelków.
        [many] Wierzchni z { $count } zakrytych kafelków.
       *[other] Wierzchni z { $count } zakrytych kafelków.
    }
bonfire-choice-renew = Wymień kafelki
bonfire-choice-renew-long = Cztery odkryte kafelki trafiają pod stosy i odkrywa się cztery nowe. Potem bierzesz jeden.
bonfire-choice-look-up-long = Wyszukany w stosach.
bonfire-choice-offering = Ofiara: { $resource }
bonfire-choice-offering-long = Zostaje na wyspie i kosztuje swój zasób.
bonfire-choice-at-place = Na miejscu { $place }
bonfire-choice-steps =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
bonfire-choice-move = { $guardian } → { $to }
bonfire-choice-move-path = Skąd: { $from }.
bonfire-choice-move-seat =
    { $points ->
        [one] To pole jest warte 1 punkt.
        [few] To pole jest warte { $points } punkty.
        [many] To pole jest warte { $points } punktów.
       *[other] To pole jest warte { $points } punktu.
    }
bonfire-choice-stay = Nikt nie idzie
bonfire-choice-stay-long = Stojące tu strażniczki zostają na miejscu.
bonfire-choice-earn = Zdobądź: { $resource }
bonfire-choice-portal = { $portal } na miejscu { $place }
bonfire-choice-for-tokens =
    { $tokens ->
        [one] 1 żeton gnoma
        [few] { $tokens } żetony gnoma
        [many] { $tokens } żetonów gnoma
       *[other] { $tokens } żetonu gnoma
    } i { $resources ->
        [one] 1 zasób
        [few] { $resources } zasoby
        [many] { $resources } zasobów
       *[other] { $resources } zasobu
    }
bonfire-choice-light = Rozpal: { $task }
bonfire-choice-light-long =
    { $points ->
        [one] Zadanie staje się ogniskiem za 1 punkt, a jego nowicjusz idzie do Wysokiej Rady.
        [few] Zadanie staje się ogniskiem za { $points } punkty, a jego nowicjusz idzie do Wysokiej Rady.
        [many] Zadanie staje się ogniskiem za { $points } punktów, a jego nowicjusz idzie do Wysokiej Rady.
       *[other] Zadanie staje się ogniskiem za { $points } punktu, a jego nowicjusz idzie do Wysokiej Rady.
    }
bonfire-choice-novice = Neutralny nowicjusz: { $task }
bonfire-choice-novice-long = Nowicjusz tego zadania idzie do Wysokiej Rady.
bonfire-choice-council-point = 1 punkt na polu { $space }
bonfire-choice-council-instead = Zamiast premii: { $bonus }
bonfire-choice-bring-long = Staje na twoim polu początkowym.
bonfire-choice-lay = Kolumna { $column }, rząd { $row }, { $direction }
bonfire-direction-right = w prawo
bonfire-direction-left = w lewo
bonfire-direction-up = w górę
bonfire-direction-down = w dół
bonfire-costs = Koszt: { $goods }
bonfire-brings = Daje: { $goods }
bonfire-brings-points =
    { $count ->
        [one] Daje 1 punkt
        [few] Daje { $count } punkty
        [many] Daje { $count } punktów
       *[other] Daje { $count } punktu
    }
bonfire-puts-back = Oddajesz: { $goods }
bonfire-brings-guardian = Przybywa: { $guardian }
bonfire-brings-portal = { $portal } na miejscu { $place }
bonfire-brings-fulfil = Wypełnia wspólne zadanie: { $task }
# $parts: sources of points, each with what it gains or loses
bonfire-brings-scoring = W punktacji końcowej: { $parts }
bonfire-brings-countdown = Zaczyna odliczanie
bonfire-which = Co wybierasz?

## Questions

bonfire-waiting = { $name } podejmuje decyzję.
bonfire-question-over = Koniec gry.
bonfire-question-bonus-action = Bonusowa akcja czy koniec tury?
bonfire-question-opening = Który kafelek otwiera twój obszar Losu?
bonfire-question-turn = Twoja tura: co robisz?
bonfire-question-keep-tokens =
    Który żeton zatrzymujesz? { $left ->
        [1] Jeden, pozostałe oddajesz.
       *[other] Do wyboru { $left }, pozostałe oddajesz.
    }
bonfire-question-lay-fate-tile = Gdzie kładziesz kafelek Losu?
bonfire-question-pay-tokens = Jak płacisz?
bonfire-question-give-tokens =
    Dwa za jeden: który żeton oddajesz? { $left ->
        [1] Jeszcze jeden.
       *[other] Jeszcze { $left }.
    }
bonfire-question-choose-path-tile = Który kafelek ścieżki?
bonfire-question-look-up-path-tile = Który kafelek ścieżki spośród wszystkich?
bonfire-question-choose-island = Dokąd płyniesz?
bonfire-question-island-action = Statek jest na miejscu. Co tam robisz?
bonfire-question-choose-offering = Którą ofiarę składasz?
bonfire-question-spend-resources = Jakimi zasobami płacisz?
bonfire-question-choose-task = Które zadanie?
bonfire-question-choose-place = Gdzie kładziesz zadanie?
bonfire-question-choose-steps = Jak długa jest procesja?
bonfire-question-move-guardian = Kto idzie i dokąd?
bonfire-question-earn-resource = Jaki zasób zdobywasz?
bonfire-question-turn-great-bonfire = Które pole Wielkiego Ogniska?
bonfire-question-choose-rewards = Które premie?
bonfire-question-choose-gap = W którym wcięciu umieszczasz portal?
bonfire-question-choose-gnome = Który gnom?
bonfire-question-choose-way-to-pay = Jak płacisz?
bonfire-question-choose-council-space = Gdzie zasiada nowicjusz?
bonfire-question-bring-guardian = Która strażniczka przybywa?
bonfire-question-take-specialist = Który specjalista?
bonfire-question-move-one-guardian = Która strażniczka idzie i dokąd?
bonfire-question-fate-bonus = Który kafelek Losu kładziesz?
bonfire-question-task-for-tom = Tom bierze jedno z tych zadań. Które?
bonfire-payment-voyage = Rejs: { $island }
bonfire-payment-guardian = { $guardian } na twoje pole początkowe
bonfire-payment-great-bonfire = Wielkie Ognisko → { $field }
bonfire-payment-path = Kafelek ścieżki na miejsce { $place }
bonfire-payment-procession = Procesja: { $steps }
bonfire-payment-gnome = Rekrutacja: { $gnome }
bonfire-payment-task = Zadanie: { $island }

## Final scoring

bonfire-scoring-in-play = Zdobyte w trakcie gry
bonfire-scoring-bonfires = Ogniska
bonfire-scoring-guardians = Strażniczki przy ogniskach
bonfire-scoring-portals = Portale przy ogniskach
bonfire-scoring-crystals = Pasujące kryształy
bonfire-scoring-council-tasks = Wspólne zadania
bonfire-scoring-fate-tiles = Pozostałe kafelki Losu
bonfire-scoring-leftovers = Pozostałe żetony i zasoby
bonfire-scoring-about-bonfires = według nadruku
bonfire-scoring-about-guardians = zależnie od miejsca
bonfire-scoring-about-portals = po 2
bonfire-scoring-about-crystals = po 2
bonfire-scoring-about-council-tasks = po 4; 7 za siedem ognisk
bonfire-scoring-about-fate-tiles = po 3
bonfire-scoring-about-leftovers = 1 za każde 2

## Log

bonfire-log-countdown-now = Nowicjusze w Wysokiej Radzie: { $novices }. Zaczyna się odliczanie. Zostało pięć rund, licząc z tą.
bonfire-log-countdown-next = Nowicjusze w Wysokiej Radzie: { $novices }. Odliczanie zaczyna się od następnej rundy.
bonfire-log-countdown-round = Zaczyna się runda odliczania { $round }.
bonfire-log-pass = { $name } pasuje i nie ma już tur.
bonfire-log-stuck = { $name } nie może nic zrobić i nie ma już tur.
bonfire-log-paid = Płaci: { $goods }.
bonfire-log-put-back = Oddaje: { $goods }.
bonfire-log-gained = Zyskuje: { $goods }.
bonfire-log-scored =
    { $points ->
        [one] Zdobywa 1 punkt.
        [few] Zdobywa { $points } punkty.
        [many] Zdobywa { $points } punktów.
       *[other] Zdobywa { $points } punktu.
    }
bonfire-log-only = { $name }: { $what }
bonfire-log-open = { $name } otwiera obszar Losu: { $tile }.
bonfire-log-lay = { $name } kładzie kafelek Losu.
bonfire-log-path = { $name } buduje na miejscu { $place }. { $tile }.
bonfire-log-renew = { $name } wymienia odkryte kafelki ścieżki.
bonfire-log-sail = { $name } płynie: { $island }.
bonfire-log-take-task = { $name } bierze zadanie. { $island } ({ $task }).
bonfire-log-light =
    { $points ->
        [one] { $name } rozpala ognisko na miejscu { $place } za 1 punkt.
        [few] { $name } rozpala ognisko na miejscu { $place } za { $points } punkty.
        [many] { $name } rozpala ognisko na miejscu { $place } za { $points } punktów.
       *[other] { $name } rozpala ognisko na miejscu { $place } za { $points } punktu.
    }
bonfire-log-guardian = { $name }: { $guardian } przybywa do miasta.
bonfire-log-moves = { $name }: { $moves }.
bonfire-log-turn-wheel = { $name } obraca Wielkie Ognisko.
bonfire-log-portal = { $portal } na miejscu { $place }.
bonfire-log-recruit = { $name } rekrutuje: { $gnome }.
bonfire-log-shuffle-gnomes = Talia gnomów jest tasowana.
bonfire-log-shuffle-paths = Stosy ścieżek są tasowane.
bonfire-log-fulfil = { $name } wypełnia wspólne zadanie: { $task }.
bonfire-log-council-novice = { $name } wysyła neutralnego nowicjusza z zadania „{ $task }” do Wysokiej Rady.
bonfire-log-bonus = Premia: { $bonus }.
bonfire-log-shuffle-tom = Tom tasuje swoją talię.
bonfire-log-tom-card = Karta Toma. { $card }
bonfire-log-turn-over = Odkryty gnom: { $resource }.

## What cannot be chosen, and why

bonfire-closed-action-fate = Połóż kafelek Losu
bonfire-closed-action-light = Rozpal ognisko
bonfire-closed-brief-part = { $have } z { $need }
bonfire-closed-brief-price = koszt: { $needed }
# prefix: bonfire-closed-  (why an action is not open)
# $goods: so many tokens of a kind; $reach: how many of them could be paid, replacements included
bonfire-closed-tokens = { $reach ->
    [0] Koszt: { $goods }; nie masz czym zapłacić.
   *[other] Koszt: { $goods }; możesz zapłacić tylko { $reach }.
  }
bonfire-closed-no-tile = Nie masz już kafelków Losu.
bonfire-closed-no-room = W twoim obszarze Losu nie zmieści się już żaden kafelek.
bonfire-closed-seven-paths = Na wszystkich siedmiu miejscach jest ścieżka.
bonfire-closed-in-dock = Twój statek stoi jeszcze w przystani. Najpierw wypłyń.
bonfire-closed-no-task-left = Na tej wyspie nie ma już zadań.
bonfire-closed-seven-tasks = Wszystkie siedem miejsc na zadania jest zajętych.
bonfire-closed-resources = Koszt: zasób wyspy ({ $resource }) i zasób odkrytej ofiary ({ $offerings }).
bonfire-closed-two-resources = Koszt: dwa dowolne zasoby.
bonfire-closed-no-offering = Wszystkie twoje ofiary są już złożone.
bonfire-closed-guardian-there = Ta strażniczka jest już w twoim mieście.
bonfire-closed-nobody-moves = Żadna strażniczka nie może zrobić kroku.
bonfire-closed-six-gnomes = W twoim mieście mieszka sześć gnomów, więcej się nie zmieści.
bonfire-closed-no-gnome-left = Nie ma już żadnego gnoma.
bonfire-closed-gnome-price = Koszt: 2 żetony gnoma i 1 zasób gnoma albo 1 i 2.
bonfire-closed-no-task = Nie masz zadania do rozpalenia.
bonfire-closed-unfulfilled = Żadne zadanie nie jest jeszcze wypełnione. Najbliżej: { $task } ({ $have } z { $need }).
bonfire-closed-no-countdown = Tylko podczas odliczania. Nowicjusze w Wysokiej Radzie: { $seated } z { $needed }.
bonfire-closed-next-round = Dopiero od następnej rundy.
bonfire-closed-bonus-taken = Nie po bonusowej akcji.
bonfire-refused-gnome = Gnom w mieście działa sam.
