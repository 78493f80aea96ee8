# Podpowiedzi podczas gry, analiza skończonej gry i koniec gry z obrazkiem.

## Podpowiedzi

coach-hint = Podpowiedź
coach-hint-how = Pokaż najlepsze możliwości. Klawisz: H
coach-choices =
    { $count ->
        [one] Jedna dobra możliwość
        [2] Dwie dobre możliwości
        [few] Trzy dobre możliwości
        [many] Trzy dobre możliwości
       *[other] Trzy dobre możliwości
    }
coach-points = spodziewane punkty: { $points }
coach-then = Potem: { $line }.
coach-to-win = na wygraną
coach-on-page = Zobacz w „{ $page }”
coach-pay-with = zapłać: { $cards }
coach-what = Pierścienie: gruby oznacza najlepszy ruch, przerywany trzeci. O kolejności decyduje szansa na wygraną. Punkty mówią, czego można się spodziewać na końcu, jeśli wszyscy będą dobrze grać.
coach-nudge = Tylko wskazówka
coach-nudged = Coś dobrego jest na stole obwiedzione.
coach-hide = Ukryj
coach-fold = Zwiń podpowiedzi
coach-unfold = Rozwiń podpowiedzi
coach-thinking = Patrzymy naprzód…

## Analiza skończonej gry

coach-review = Analiza
coach-review-heading = Skąd wziął się wynik
coach-review-tab = Analiza: { $title }
coach-review-not-allowed = Analiza będzie dostępna, gdy gra się skończy.
coach-review-no-advice = Analiza się urwała. Z gry nic nie przepadło; spróbuj jeszcze raz.
coach-review-bots-busy = Trwa analiza wielu gier naraz. Spróbuj ponownie za kilka minut.
coach-review-offline = Serwer jest teraz nieosiągalny.
coach-try-again = Spróbuj jeszcze raz
coach-result = Wynik
coach-look-through = Przejrzyj grę
coach-reviewing = Analizujemy grę
coach-reviewing-how = Tura po turze, z tym, co każdy mógł wiedzieć. Możesz wyjść i wrócić.
coach-reviewing-begins = Zaraz się zacznie.
coach-reviewing-done = { $done } z { $total } tur
coach-measure = Co pokazują krzywe
coach-measure-points = Punkty
coach-measure-chances = Szanse
coach-chart-points = Punkty
coach-chart-points-about = jakich każdy mógł się spodziewać na końcu, tura po turze
coach-chart-chances = Szanse
coach-chart-chances-about = na wygraną w procentach, tura po turze
coach-chart-how = Na dole są rundy. Liczby oznaczają tury wymienione obok wykresu; czerwona linia pokazuje, ile każda kosztowała.
coach-countdown = odliczanie
coach-last-round = ostatnia runda
coach-costly = Najkosztowniejsze tury
coach-whose = Czyje tury
coach-costly-none = Żadna tura nie kosztowała nic wartego wzmianki.
coach-costly-others =
    { $count ->
        [one] Jedna inna tura kosztowała { $cost }.
        [few] { $count } inne tury kosztowały razem { $cost }.
        [many] { $count } innych tur kosztowało razem { $cost }.
       *[other] { $count } innej tury kosztowało razem { $cost }.
    }
coach-before-first-round = Przed pierwszą rundą
coach-chance-lost = −{ $chance }% na wygraną
coach-played = Zagrano
coach-better = Lepiej
coach-look = Obejrzyj
coach-try = Wypróbuj

## Koniec gry

coach-adding = Liczymy punkty
coach-skip = Pomiń
coach-over-turns = Punkty w trakcie gry
coach-over-turns-about = jakby liczono po każdej turze
coach-review-game = Przeanalizuj grę
coach-share = Udostępnij
coach-share-heading = Udostępnij wynik
coach-share-send = Wyślij obrazek
coach-share-png = Zapisz jako PNG
coach-share-svg = Zapisz jako SVG
coach-share-text = Skopiuj jako tekst
coach-share-copied = Wynik skopiowano jako tekst.
coach-share-failed = To się nie udało. Spróbuj w inny sposób.
coach-share-drawing = Rysujemy obrazek…

coach-first-time = Pierwszy raz? To, co możesz zrobić, świeci. Podpowiedź pokaże dobre ruchy.
