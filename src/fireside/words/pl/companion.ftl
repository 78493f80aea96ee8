# Pomocnik przy grach z pudełka: karty Toma i arkusze punktów.

companion-heading = Pomocnik
companion-part-tom = Tom
companion-part-scores = Punkty
companion-you = Ty
companion-try-again = Spróbuj jeszcze raz
companion-not-yet = Pomocnik potrzebuje serwera tylko raz. Potem działa bez niego.
companion-not-loaded = Ta strona potrzebuje serwera.
companion-not-loaded-why = Chyba nie masz połączenia. Twoje stoły są bezpieczne i czekają na ciebie. Pomocnik działa bez połączenia.
companion-open = Otwórz pomocnika

## Before a game with Tom

companion-tom-about = Do gry z pudełka. Pomocnik tasuje karty Toma, mówi, co Tom robi, i liczy za niego.
companion-handicap = utrudnienie
companion-setup = Przygotowanie
companion-setup-1 = Przygotuj grę jak dla 2 graczy. Odłóż do pudełka 3 specjalistów, którzy pokazują złoto.
companion-setup-2 = Wylosuj 7 niebieskich, 7 czerwonych i 6 żółtych zadań: po 2 w różnych kolorach na każdą wyspę.
companion-setup-3 = Na żadnym polu Wielkiego Ogniska nie ma dwóch jednakowych portali.
companion-setup-4 = Tom dostaje miasto z kafelkiem początkowym, własną strażniczkę i 4 nowicjuszy. Jego karty zostają w pudełku.
companion-begin = Zacznij grę
companion-no-series = Tu pojawią się gry, które dodasz do serii, każda z utrudnieniem przed nią i po niej.

## Tom's cards

companion-pass = Talia { $pass } z { $passes }
companion-pass-row = Talia { $pass }
companion-card-of =
    { $card ->
        [0] kart: { $last }; ostatnia kończy grę
       *[other] karta { $card } z { $last }; ostatnia kończy grę
    }
companion-gnome-decides = Decyduje gnom.
companion-your-turn = Twoja tura
companion-your-turn-how = Rozegraj swoją turę na stole. Potem odkryj kartę Toma.
companion-turn-over = Odkryj kartę Toma
companion-done = Gotowe, moja tura
companion-undo = Cofnij
companion-over = Koniec gry
companion-over-why = Tom zagrał ostatnią kartę. Teraz policz punkty.
companion-score-game = Policz punkty
companion-score-now = Policz teraz
companion-stop = Zakończ grę
companion-stop-ask = Zakończyć tę grę?
companion-stop-why = Karty Toma i wszystko, co policzono do tej pory, przepadną.
companion-tom-points = punkty Toma
companion-in-council = w Radzie
companion-less = { $name }: o 1 mniej
companion-more = { $name }: o 1 więcej
companion-countdown-starts =
    { $rounds ->
        [one] Zaczyna się odliczanie: jeszcze { $rounds } runda.
        [few] Zaczyna się odliczanie: jeszcze { $rounds } rundy.
        [many] Zaczyna się odliczanie: jeszcze { $rounds } rund.
       *[other] Zaczyna się odliczanie: jeszcze { $rounds } rundy.
    }
companion-countdown =
    { $round ->
        [one] Odliczanie, runda { $round }. Kto teraz spasuje, dostaje { $round } punkt.
        [few] Odliczanie, runda { $round }. Kto teraz spasuje, dostaje { $round } punkty.
        [many] Odliczanie, runda { $round }. Kto teraz spasuje, dostaje { $round } punktów.
       *[other] Odliczanie, runda { $round }. Kto teraz spasuje, dostaje { $round } punktu.
    }
companion-step-done = Krok { $number } gotowy
companion-step-gnome = Odkryj wierzchniego gnoma z talii i odrzuć go. Jaki zasób pokazuje?
companion-step-task_i-1 = Na dwóch wyspach z tym zasobem znajdź najwięcej warte zadanie. Jest kilka takich? Ty wybierasz.
companion-step-task_i-2 = Połóż je rozpaloną stroną na następnym wolnym miejscu Toma, zgodnie z ruchem wskazówek zegara. Nie ma zadania: nic się nie dzieje.
companion-step-task_ii-1 = Na dwóch wyspach z tym zasobem znajdź najmniej warte zadanie. Jest kilka takich? Ty wybierasz.
companion-step-task_ii-2 = Połóż je rozpaloną stroną na następnym wolnym miejscu Toma, zgodnie z ruchem wskazówek zegara. Potem jeden z jego nowicjuszy idzie na dowolne pole Wysokiej Rady. Nie ma zadania: nic się nie dzieje.
companion-step-gnome-1 = Tom bierze od lewej do prawej wszystkich odkrytych specjalistów z tym zasobem, ale najwyżej do { $limit } gnomów.
companion-step-gnome-2 = Uzupełnij rząd. Nie ma takich: nic się nie dzieje.
companion-step-path-1 = Tom bierze od lewej do prawej wszystkie odkryte kafelki ścieżki z tym zasobem, ale najwyżej do { $limit } razem z początkowym.
companion-step-path-2 = Połóż je na jego następnych miejscach, zgodnie z ruchem wskazówek zegara, i uzupełnij rząd. Nie ma takich: nic się nie dzieje.
companion-step-guardian-1 = Tom bierze strażniczkę w kolorze, którego nie ma, i stawia ją na swoim polu początkowym.
companion-step-great_bonfire-1 = Obróć Wielkie Ognisko zgodnie z ruchem wskazówek zegara do najbliższego pola z portalem, który pasuje do następnego wcięcia Toma. Obecne pole liczy się jako ostatnie.
companion-step-great_bonfire-2 = Tom bierze portal i umieszcza go we wcięciu. Nie ma takiego portalu: Wielkie Ognisko się nie obraca.
companion-step-council = Czy Tom właśnie wypełnił wspólne zadanie, przy którym jeszcze stoi neutralny nowicjusz?
companion-novice-task_ii = Jego nowicjusz idzie do Rady
companion-instead-tasks = Ma już { $limit } zadań
companion-instead-portals = Ma już { $limit } portali
companion-instead-paths = Ma już { $limit } kafelków ścieżki
companion-instead-guardians = Ma już { $limit } strażniczek
companion-instead-gnomes = Ma już { $limit } gnomów
companion-council-novice = Ten nowicjusz idzie do Rady i tam leży

## Score sheets

companion-new-sheet = Nowy arkusz
companion-which-game = Która gra
companion-which-kind = Jaki rodzaj gry
companion-how-many = Liczba graczy
companion-with-tom = Przeciwko Tomowi
companion-with-friends = Ze znajomymi
companion-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
companion-player = Gracz { $number }
companion-team = Drużyna { $number }
companion-name-of = Imię gracza { $number }
companion-name-of-team = Nazwa drużyny { $number }
companion-begin-sheet = Zacznij arkusz
companion-sheet-name = { $title } · { $kind }
companion-last-sheets = Ostatnie arkusze
companion-remove-sheet = Usuń: { $sheet }
companion-share = Udostępnij
companion-fill-in = Dotknij pola, aby je wypełnić. Tu zobaczysz, co się liczy.
companion-head-start = Przewaga na start
companion-in-points = punkty, nie liczba sztuk
companion-field = { $row }, { $name }: punkty
companion-points-of = Punkty, { $name }
companion-odd = { $points } nie jest wielokrotnością { $each }.
companion-odd-meant = Każdy element daje { $each } punkty: czy chodziło o { $meant }?
companion-put-in = Wpisz { $meant }
companion-each = punkty: po { $points }
companion-about-head-start = utrudnienie
companion-about-in-play = Starsi, Rada, pas
companion-about-bonfires = punkty według nadruku
companion-about-guardians = punkty zależnie od miejsca
companion-about-council-tasks = punkty: po 4; 7 za siedem ognisk
companion-about-leftovers = punkty: 1 za każde 2
companion-about-stories = punkty za spełnione
companion-about-fire = punkty: po 1
companion-about-lakes = punkty: 6, przy remisie po 3
companion-open-fields =
    { $count ->
        [one] Zostało { $count } puste pole.
        [few] Zostały { $count } puste pola.
        [many] Zostało { $count } pustych pól.
       *[other] Zostało { $count } pustego pola.
    }
companion-open-how = Wynik pojawi się, gdy wszystkie pola będą wypełnione.
companion-rest-zero = Wpisz 0 w puste pola
companion-result-you =
    { $points ->
        [one] Wygrywasz o { $points } punkt.
        [few] Wygrywasz o { $points } punkty.
        [many] Wygrywasz o { $points } punktów.
       *[other] Wygrywasz o { $points } punktu.
    }
companion-result-tom =
    { $points ->
        [one] Tom wygrywa o { $points } punkt.
        [few] Tom wygrywa o { $points } punkty.
        [many] Tom wygrywa o { $points } punktów.
       *[other] Tom wygrywa o { $points } punktu.
    }
companion-result-draw = Remis.
companion-result-win =
    { $points ->
        [one] { $name } wygrywa o { $points } punkt.
        [few] { $name } wygrywa o { $points } punkty.
        [many] { $name } wygrywa o { $points } punktów.
       *[other] { $name } wygrywa o { $points } punktu.
    }
companion-result-tie = { $name } wygrywa. Decyduje: { $what }.
companion-result-shared = Wspólne zwycięstwo: { $names }.
companion-handicap-rises = Utrudnienie rośnie z { $before } do { $after }.
companion-handicap-falls = Utrudnienie spada z { $before } do { $after }.
companion-handicap-stays = Utrudnienie zostaje przy { $after }.
companion-best-so-far = Twój najlepszy wynik do tej pory.
companion-not-counted = Nie zaliczaj
companion-counted = W mojej serii
companion-add-to-series = Dodaj do mojej serii

## What counts

companion-help-bonfire-head-start = Dodatnie utrudnienie to przewaga Toma, ujemne to twoja.
companion-help-bonfire-in-play = To, co pokazuje tor punktowania: Starsi, pola Rady, Wielkie Ognisko, pas w odliczaniu. Bez przewagi na start.
companion-help-bonfire-bonfires = Nadrukowane punkty każdego rozpalonego ogniska, od 2 do 8.
companion-help-bonfire-guardians = Za każdą strażniczkę przy ognisku punkty jej pola. Z gnomem 18 za każdą o 2 więcej.
companion-help-bonfire-portals = { $points } punkty za każdy portal obok rozpalonego ogniska.
companion-help-bonfire-crystals = { $points } punkty za każdy kafelek ścieżki, którego kryształ ma kolor ogniska na jego miejscu, z portalem czy bez.
companion-help-bonfire-council-tasks = { $points } punkty za każde wspólne zadanie wypełnione w tej chwili. Siedem rozpalonych ognisk daje 7.
companion-help-bonfire-fate-tiles = { $points } punkty za każdy kafelek Losu, który został w zapasie.
companion-help-bonfire-leftovers = Policz razem żetony i zasoby: 1 punkt za każde 2, z zaokrągleniem w dół.
companion-help-dewan-stories = Punkty za spełnione historie. Pozostałe nic nie dają.
companion-help-dewan-fire = 1 punkt za każdy ogień: na kafelkach spełnionych historii, na wsuniętych kartach i 1 za ósmy obóz. W scenariuszu z wulkanem także 1 za każdy obóz obok wulkanu.
companion-help-dewan-groups = { $points } punkty za każdą grupę z 2 lub więcej własnych sąsiednich obozów. Obóz początkowy się liczy.
companion-help-dewan-berries = { $points } punkty za każdy żeton jagody i każdą jagodę na wsuniętej karcie.
companion-help-dewan-waters = { $points } punkty za każdą strefę wody obok własnego obozu.
companion-help-dewan-neighbours = { $points } punkty za każdy własny obóz obok środka cudzego kafelka startowego.
companion-help-dewan-zones = { $points } punkty za każdą strefę lasu lub gór z własnym obozem.
companion-help-dewan-lakes = Za każdą strefę wody 6 punktów dla tego, kto ma przy niej najwięcej obozów; przy remisie po 3.
companion-help-dewan-fish = { $points } punkty za każdą rybę.
companion-help-dewan-pairs = { $points } punkty za każdą parę z jagody i ognia.
companion-help-team-stories = Punkty za spełnione historie obojga partnerów.
companion-help-team-fire = 1 punkt za każdy ogień obojga partnerów: na kafelkach spełnionych historii, na wsuniętych kartach i 1 za każdy ósmy obóz.
companion-help-team-groups = { $points } punkty za każdą grupę sąsiednich obozów, w której jest obóz każdego z partnerów.
companion-help-team-pairs = { $points } punkty za każdą parę jagód, po jednej od każdego z partnerów.
companion-help-tie-bonfires = Równe punkty: wygrywa, kto ma więcej rozpalonych ognisk. Nadal równo: zwycięstwo jest wspólne.
companion-help-tie-cards = Równe punkty: wygrywa, kto ma więcej kart na ręce. Nadal równo: zwycięstwo jest wspólne.
companion-help-tie-team = Równe punkty: wygrywa drużyna, która ma więcej kart na obu rękach razem. Nadal równo: zwycięstwo jest wspólne.
