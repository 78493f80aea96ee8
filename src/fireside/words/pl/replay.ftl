# Oglądanie przebiegu gry, „co, gdyby” i strona zapisów.

## Looking back

replay-looking-back = Oglądasz przebieg gry
replay-to-table = Wróć do stołu
replay-to-records = Wróć do archiwum
replay-seen-as = Zobacz jako
replay-onlooker = Widz
replay-line = Przebieg gry
replay-steps = Kroki
replay-first = Na początek
replay-turn-back = O turę wstecz
replay-back = O krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-on = O krok dalej
replay-turn-on = O turę dalej
replay-last = Na koniec
replay-speed = Tempo: { $speed }×
replay-key-home = Home
replay-key-end = End
replay-key-space = Spacja
replay-key-shift-left = Shift ←
replay-key-shift-right = Shift →
replay-beginning = Początek
replay-opening = Przed rundą 1
replay-round-of = Runda { $round } z { $rounds }
replay-step-of = { $name }, krok { $step } z { $steps }
replay-ending-countdown = odliczanie
replay-ending-last-round = ostatnia runda
replay-since = Od mojej ostatniej tury
replay-since-short = Od mojej tury

## The log

replay-log-how = Kliknij wiersz, aby zobaczyć jego pozycję
replay-log-filter = Pokazane wiersze
replay-log-all = Wszystkie
replay-log-mine = Moje
replay-log-points = Punkty
replay-log-total =
    { $points ->
        [one] potem { $points } punkt
        [few] potem { $points } punkty
        [many] potem { $points } punktów
       *[other] potem { $points } punktu
    }

## Sharing

replay-share = Udostępnij
replay-share-how = Skopiuj link do tej pozycji
replay-shared = Link skopiowany. Kto go ma, może oglądać od tego miejsca.
replay-shared-with-seats = Link skopiowany. Otworzy się u wszystkich przy tym stole.
replay-share-failed = Nie udało się skopiować linku. Skopiuj go z paska adresu.

## What if

replay-what-if = A gdyby tak?
replay-what-if-how = Ta pozycja stanie się twoim własnym stołem z tym samym rozdaniem. Zapis zostanie bez zmian i zawsze możesz do niego wrócić.
replay-what-if-mover = ma ruch
replay-what-if-who = Kto gra za: { $name }
replay-what-if-you = Ty
replay-in-place-of = Za: { $name }
replay-what-if-nobody = Ktoś musi siedzieć przy stole: zajmij jedno miejsce.
replay-what-if-open = Graj dalej stąd

## Records

replay-records-how = Każdą skończoną grę możesz obejrzeć krok po kroku, przeanalizować i grać dalej z dowolnej pozycji.
replay-records-played = Skończone gry
replay-records-none = Nie ma jeszcze skończonych gier. Pojawią się tutaj.
replay-records-begin = Zagraj
replay-records-brought = Wgrane zapisy
replay-record-unfinished = { $title }: nieskończona
replay-record-look = Obejrzyj
replay-record-review = Analiza
replay-bring = Otwórz zapis gry
replay-bring-how = Upuść tu plik .fire albo go wybierz. Konto nie jest potrzebne.
replay-bring-choose = Wybierz plik
replay-bring-broken = Ten plik nie jest zapisem gry, który da się odtworzyć.
replay-bring-line = Błąd jest w wierszu { $line }.
replay-bring-newer-rules = Ten zapis powstał w nowszej wersji Fireside.
replay-bring-other-edition = Tę grę rozegrano w innym wydaniu.
replay-bring-too-large = Ten plik jest za duży jak na zapis gry.
replay-delete = Usuń zapis
replay-delete-ask = Usunąć ten zapis?
replay-delete-why = Zniknie na zawsze, u ciebie i u wszystkich, którzy mają do niego link. Gry rozpoczęte od jego pozycji zostaną.
replay-deleted = Zapis usunięty.
