# Pomocnik przy grach z pudełka: karty Toma i arkusze punktów.

companion-heading = Pomocnik
companion-part-scores = Punkty
companion-you = Ty
companion-try-again = Spróbuj jeszcze raz
companion-not-yet = Pomocnik potrzebuje serwera tylko raz. Potem działa bez niego.
companion-not-loaded = Ta strona potrzebuje serwera.
companion-not-loaded-why = Chyba nie masz połączenia. Twoje stoły są bezpieczne i czekają na ciebie. Pomocnik działa bez połączenia.
companion-open = Otwórz pomocnika

## Score sheets

companion-new-sheet = Nowy arkusz
companion-which-game = Która gra
companion-which-kind = Jaki rodzaj gry
companion-how-many = Liczba graczy
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
companion-in-points = punkty, nie liczba sztuk
companion-field = { $row }, { $name }: punkty
companion-points-of = Punkty, { $name }
companion-odd = { $points } nie jest wielokrotnością { $each }.
companion-odd-meant = Każdy element daje { $each } punkty: czy chodziło o { $meant }?
companion-put-in = Wpisz { $meant }
companion-each = punkty: po { $points }
companion-open-fields =
    { $count ->
        [one] Zostało { $count } puste pole.
        [few] Zostały { $count } puste pola.
        [many] Zostało { $count } pustych pól.
       *[other] Zostało { $count } pustego pola.
    }
companion-open-how = Wynik pojawi się, gdy wszystkie pola będą wypełnione.
companion-rest-zero = Wpisz 0 w puste pola
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
