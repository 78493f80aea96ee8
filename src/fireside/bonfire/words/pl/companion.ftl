# Pomocnik przy grach z pudełka: karty Toma i arkusze punktów (Bonfire).

companion-part-tom = Tom

companion-tom-about = Do gry z pudełka. Pomocnik tasuje karty Toma, mówi, co Tom robi, i liczy za niego.
companion-handicap = utrudnienie
companion-setup = Przygotowanie
companion-setup-1 = Przygotuj grę jak dla 2 graczy. Odłóż do pudełka 3 specjalistów, którzy pokazują złoto.
companion-setup-2 = Wylosuj 7 niebieskich, 7 czerwonych i 6 żółtych zadań: po 2 w różnych kolorach na każdą wyspę.
companion-setup-3 = Na żadnym polu Wielkiego Ogniska nie ma dwóch jednakowych portali.
companion-setup-4 = Tom dostaje miasto z kafelkiem początkowym, własną strażniczkę i 4 nowicjuszy. Jego karty zostają w pudełku.
companion-begin = Zacznij grę
companion-no-series = Tu pojawią się gry, które dodasz do serii, każda z utrudnieniem przed nią i po niej.

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

companion-with-tom = Przeciwko Tomowi
companion-head-start = Przewaga na start
companion-about-head-start = utrudnienie
companion-about-in-play = Starsi, Rada, pas
companion-about-bonfires = punkty według nadruku
companion-about-guardians = punkty zależnie od miejsca
companion-about-council-tasks = punkty: po 4; 7 za siedem ognisk
companion-about-leftovers = punkty: 1 za każde 2
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

companion-help-bonfire-head-start = Dodatnie utrudnienie to przewaga Toma, ujemne to twoja.
companion-help-bonfire-in-play = To, co pokazuje tor punktowania: Starsi, pola Rady, Wielkie Ognisko, pas w odliczaniu. Bez przewagi na start.
companion-help-bonfire-bonfires = Nadrukowane punkty każdego rozpalonego ogniska, od 2 do 8.
companion-help-bonfire-guardians = Za każdą strażniczkę przy ognisku punkty jej pola. Z gnomem 18 za każdą o 2 więcej.
companion-help-bonfire-portals = { $points } punkty za każdy portal obok rozpalonego ogniska.
companion-help-bonfire-crystals = { $points } punkty za każdy kafelek ścieżki, którego kryształ ma kolor ogniska na jego miejscu, z portalem czy bez.
companion-help-bonfire-council-tasks = { $points } punkty za każde wspólne zadanie wypełnione w tej chwili. Siedem rozpalonych ognisk daje 7.
companion-help-bonfire-fate-tiles = { $points } punkty za każdy kafelek Losu, który został w zapasie.
companion-help-bonfire-leftovers = Policz razem żetony i zasoby: 1 punkt za każde 2, z zaokrągleniem w dół.
companion-help-tie-bonfires = Równe punkty: wygrywa, kto ma więcej rozpalonych ognisk. Nadal równo: zwycięstwo jest wspólne.
