# Życie solo: seria z utrudnieniem, rozdanie dnia, statystyki.

solo-heading-deal = Rozdanie dnia
solo-heading-statistics = Statystyki
solo-tab-series = Seria
solo-tab-deal = Dzień
solo-tab-statistics = Statystyki
solo-tab-companion = Pomocnik
solo-today = dzisiaj
solo-yesterday = wczoraj
solo-games =
    { $count ->
        [one] 1 gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
solo-outcome-win = wygrana
solo-outcome-loss = przegrana
solo-outcome-draw = remis

## Seria z utrudnieniem

solo-single-how = Nie liczy się do serii.
solo-single-otherwise = Z własnym utrudnieniem
solo-play-single = Zagraj pojedynczą grę
solo-series = Seria z utrudnieniem
solo-next-handicap = Następne utrudnienie
solo-handicap-yours = Ujemne utrudnienie to twoja przewaga na start.
solo-you-begin =
    { $points ->
        [one] Zaczynasz z 1 punktem.
        [few] Zaczynasz z { $points } punktami.
        [many] Zaczynasz z { $points } punktami.
       *[other] Zaczynasz z { $points } punktu.
    }
solo-series-how = Wygrana dodaje { $up }, przegrana odejmuje { $down }, remis nic nie zmienia.
solo-series-began = Seria zaczęła się od { $handicap }.
solo-series-aim = Zobacz, jak wysoko zajdziesz.
solo-climb = Wspinaczka
solo-won-with = wygrana przy { $handicap }
solo-record = Twój rekord ze wszystkich serii: wygrana przy { $handicap }.
solo-climb-told = Utrudnienie w kolejnych grach ({ $games }): na początku { $first }, teraz { $now }, najwyższe { $highest }.
solo-best-mark = szczyt { $handicap }
solo-climb-printed = Puste znaki: gry z pudełka.
solo-start = początek
solo-game-number = gra { $number }
solo-last-games = Ostatnie gry
solo-look-at-game = Obejrzyj grę: { $when }
solo-printed = gra z pudełka
solo-printed-waits = gra z pudełka, jeszcze niewysłana
solo-play-game = Zagraj grę { $number }
solo-go-on-game = Kontynuuj grę { $number }
solo-begin-again = Zacznij od nowa
solo-begin-again-ask = Zacząć tę grę od nowa?
solo-begin-again-why = Gra, która trwa, nie będzie się liczyć. Nowa ma to samo utrudnienie, { $handicap }.
solo-new-series = Nowa seria
solo-new-series-ask = Zacząć nową serię?
solo-new-series-why = Utrudnienie wraca do { $handicap }, a krzywa zaczyna się od nowa. Twoje gry zostają w statystykach, rekord też.
solo-new-series-do = Zacznij nową serię

## Rozdanie dnia

solo-deal = Rozdanie dnia
solo-deal-played =
    { $count ->
        [0] Dzisiaj nikt jeszcze nie zagrał.
        [one] Dzisiaj zagrała 1 osoba.
        [few] Dzisiaj zagrały { $count } osoby.
        [many] Dzisiaj zagrało { $count } osób.
       *[other] Dzisiaj zagrało { $count } osoby.
    }
solo-deal-results = Zobacz wyniki
solo-play-deal = Zagraj rozdanie dnia
solo-go-on-deal = Kontynuuj rozdanie
solo-deal-about = Jedno rozdanie, jedna próba.
solo-deal-begun = Twoja gra czeka.
solo-deal-begun-how = Wyniki innych zobaczysz, gdy ją skończysz.
solo-deal-missed = To rozdanie cię ominęło.
solo-deal-missed-how =
    { $count ->
        [0] Nikt go nie zagrał.
        [one] Zagrała 1 osoba. Dzień minął, możesz zajrzeć.
        [few] Zagrały { $count } osoby. Dzień minął, możesz zajrzeć.
        [many] Zagrało { $count } osób. Dzień minął, możesz zajrzeć.
       *[other] Zagrało { $count } osoby. Dzień minął, możesz zajrzeć.
    }
solo-next-deal = Nowe rozdanie za { $time }.
solo-until =
    { $hours ->
        [0] { $minutes } min
        [one] { $hours } godz. { $minutes } min
        [few] { $hours } godz. { $minutes } min
        [many] { $hours } godz. { $minutes } min
       *[other] { $hours } godz. { $minutes } min
    }
solo-place = Miejsce { $place } z { $count }
solo-better-than = lepiej niż { $share }
solo-you-made-place = Twój wynik: { $points }, na razie miejsce { $place } z { $count }.
solo-everybody = Wyniki wszystkich
solo-histogram-told = Wyniki gier ({ $count }): połowa ma więcej niż { $median } pkt, najlepsza ma { $best }.
solo-median = mediana { $points }
solo-you-made = ty { $points }
solo-points = punkty
solo-your-week = Twój tydzień
solo-your-week-how = zielone u dołu: lepiej niż połowa
solo-above-median = lepiej niż połowa
solo-best-games = Najlepsze gry
solo-your-name-here = Twoje imię na tej liście
solo-decided = Gdzie się rozstrzygnęło
solo-best-made = Najlepsza gra ma { $points } pkt: { $name }.
solo-best-is-yours = Najlepsza gra jest twoja.
solo-differs = Tu najbardziej różni się od twojej:
solo-you-and-best = ty { $own }, najlepsza { $best }
solo-look-at-best = Obejrzyj najlepszą
solo-own-table = Zobacz mój stół
solo-deal-trust = Każdy ma jedną próbę, a z jednego łącza internetowego można zagrać tylko ograniczoną liczbę razy. Mimo to nie da się zapobiec temu, że ktoś najpierw spróbuje w innej przeglądarce albo usłyszy o rozdaniu od znajomych: ta lista opiera się na zaufaniu.
solo-share = Udostępnij
solo-deal-of = { $day }
solo-deal-today = Dzisiaj
solo-review = Przeanalizuj moją grę

## Statystyki

solo-any-players = Dowolna liczba graczy
solo-players =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
solo-any-rival = Dowolny przeciwnik
solo-against-one = Przeciwnik: { $rival }
solo-people = Ludzie
solo-no-games = Brak skończonych gier
solo-no-games-how = Każda skończona gra liczy się tutaj: punkty, przeciwnicy i skąd wzięły się punkty. Po pięciu grach zaczyna się linia.
solo-to-play = Wybierz grę
solo-count-games =
    { $count ->
        [one] gra
        [few] gry
        [many] gier
       *[other] gry
    }
solo-count-won = wygrane
solo-count-average = średnio
solo-count-best = najlepszy
solo-over-time = Wyniki w czasie
solo-over-time-how = linia: średnia z 10, pełne kropki: wygrane
solo-line-begins =
    { $count ->
        [one] Po 1 grze zacznie się tu linia.
        [few] Po { $count } grach zacznie się tu linia.
        [many] Po { $count } grach zacznie się tu linia.
       *[other] Po { $count } gry zacznie się tu linia.
    }
solo-over-time-told =
    { $count ->
        [one] Wynik 1 gry: { $now } pkt.
        [few] Wyniki ostatnich { $count } gier: średnia zmieniła się z { $first } na { $now }.
        [many] Wyniki ostatnich { $count } gier: średnia zmieniła się z { $first } na { $now }.
       *[other] Wyniki ostatnich { $count } gry: średnia zmieniła się z { $first } na { $now }.
    }
solo-games-ago =
    { $count ->
        [one] 1 gra
        [few] ostatnie { $count } gry
        [many] ostatnie { $count } gier
       *[other] ostatnie { $count } gry
    }
solo-now = teraz
solo-against = Wygrane z przeciwnikiem
solo-against-how = kreska: równy udział
solo-against-told =
    { $count ->
        [one] Wygrane: { $share } z 1 gry; równy udział to { $expected }
        [few] Wygrane: { $share } z { $count } gier; równy udział to { $expected }
        [many] Wygrane: { $share } z { $count } gier; równy udział to { $expected }
       *[other] Wygrane: { $share } z { $count } gry; równy udział to { $expected }
    }
solo-sources = Skąd są punkty
solo-sources-how = wyżej ty, niżej zwycięzcy
solo-source-told = ty { $yours }, zwycięzcy { $winners }
