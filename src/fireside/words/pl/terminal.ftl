# Gra w terminalu: wszystko, co mówi się wokół gier.
#
# prefix: terminal-help-  (what can be typed, and what it does)
# prefix: terminal-no-hints-  (why there are none)
# prefix: terminal-solo-  (how a game against a rival of the rules ended)
# prefix: terminal-series-  (whose the handicap of a series is)
# prefix: terminal-hint-  (what a hint may bring)

## Who plays

terminal-player = Gracz { $number }
terminal-bot = { $level } ({ $number })
terminal-random = Los
terminal-you = ty
terminal-and = { $first } i { $last }

## Beginning and going on

terminal-new = Nowa gra, ziarno { $seed }, zapis w { $path }; ? pomaga.
terminal-seats = Miejsca rozlosowane. W kolejności: { $names }.
terminal-resuming = Dalszy ciąg: { $path }; ? pomaga.
terminal-unfinished =
    { $players ->
        [1] Jest niedokończona gra solo
       *[other] Jest niedokończona gra, liczba graczy: { $players }
    }{ $scenario ->
        [none] { "" }
       *[other] , scenariusz { $scenario }
    }, { $turns ->
        [0] dopiero rozpoczęta
        [one] po 1 turze
        [few] po { $turns } turach
        [many] po { $turns } turach
       *[other] po { $turns } tury
    }: { $path }
terminal-resume-question = Grać dalej? [t/n]
terminal-yes = t, tak, y
terminal-no = n, nie
terminal-new-begins = Zaczyna się nowa; starą wznawia --resume last.
terminal-saved = Zapisano w { $path }
terminal-saved-resume = Zapisano w { $path }; aby grać dalej: { $command }
terminal-not-saved = Nie zapisano: { $problem }
terminal-record = Zapis gry: { $path }

## Playing

terminal-question = Co robisz?
terminal-pass-screen = Przekaż ekran: { $name } naciska Enter.
terminal-confirm = Enter potwierdza turę, u ją cofa.
terminal-more =
    { $count ->
        [one] jeszcze 1 wiersz: m go pokaże, słowa skracają listę
        [few] jeszcze { $count } wiersze: m je pokaże, słowa skracają listę
        [many] jeszcze { $count } wierszy: m je pokaże, słowa skracają listę
       *[other] jeszcze { $count } wiersza: m je pokaże, słowa skracają listę
    }
terminal-areas = Są gracze od 1 do { $most }.
terminal-problem = { $problem }; ? pomaga
terminal-problem-of-line = wiersz { $line } na wejściu: { $problem }
terminal-fits-several = „{ $typed }” pasuje do wielu możliwości ({ $count }); wskaż jedną z nich
terminal-not-in-list = „{ $typed }” nie ma na liście; są na niej numery od 1 do { $most }
terminal-not-open = „{ $typed }” nie jest teraz możliwe
terminal-fits-none = „{ $typed }” nie występuje w żadnej możliwości

## Taking back

terminal-taken-back = Cofnięto.
terminal-undo-nothing = Nie ma jeszcze czego cofać.
terminal-undo-begins = Nie można cofnąć: tu zaczyna się twoja tura.
terminal-undo-moved = Nie można cofnąć, ruch wykonał już ktoś inny: { $name }.
terminal-undo-revealed = Nie można cofnąć: { $what }.
terminal-revealed = coś ukrytego wyszło na jaw

## Hints

terminal-no-hints-series = W serii nie ma podpowiedzi.
terminal-no-hints-game = W tej grze nie ma podpowiedzi.
terminal-no-hints-people = W grze między ludźmi nie ma podpowiedzi.
terminal-hint-then = , potem { $rest }
terminal-hint-best =
    { $points ->
        [one] około 1 punktu (najlepsze) { $against }
        [few] około { $points } punktów (najlepsze) { $against }
        [many] około { $points } punktów (najlepsze) { $against }
       *[other] około { $points } punktu (najlepsze) { $against }
    }
terminal-hint-alike = tyle samo { $against }
terminal-hint-less = o { $points } mniej { $against }
terminal-hint-more = o { $points } więcej { $against }
terminal-hint-against = przeciw { $rivals }, szansa wygranej { $chance }%

## The end

terminal-over = Koniec gry
terminal-scored-now = Gdyby teraz podliczyć punkty
terminal-total = razem
terminal-tie-break = { $what } (przy remisie)
terminal-wins =
    { $points ->
        [one] Wygrywa { $names }: 1 punkt.
        [few] Wygrywa { $names }: { $points } punkty.
        [many] Wygrywa { $names }: { $points } punktów.
       *[other] Wygrywa { $names }: { $points } punktu.
    }
terminal-team =
    { $points ->
        [one] Wygrywają razem { $names }: 1 punkt.
        [few] Wygrywają razem { $names }: { $points } punkty.
        [many] Wygrywają razem { $names }: { $points } punktów.
       *[other] Wygrywają razem { $names }: { $points } punktu.
    }
terminal-shared =
    { $points ->
        [one] Wspólne zwycięstwo, { $names }: 1 punkt.
        [few] Wspólne zwycięstwo, { $names }: { $points } punkty.
        [many] Wspólne zwycięstwo, { $names }: { $points } punktów.
       *[other] Wspólne zwycięstwo, { $names }: { $points } punktu.
    }
terminal-tie = Tyle samo punktów: rozstrzyga „{ $what }”, { $most } do { $fewer }.
terminal-solo-win = Wygrywasz z przeciwnikiem: { $rival }.
terminal-solo-loss = Wygrywa { $rival }.
terminal-solo-draw = Remis: ty i { $rival } macie tyle samo punktów.

## The handicap series

terminal-series =
    Seria z utrudnieniem: teraz { $handicap } ({ $whose }); { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }; wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }; najwyższe utrudnienie z wygraną: { $best }.
terminal-series-yours = zaczynasz z { $points }
terminal-series-rivals = Tom zaczyna z { $points }
terminal-series-none = jeszcze żadne
terminal-series-step =
    { $outcome ->
        [win] Ta gra serii jest wygrana: utrudnienie wynosi teraz { $handicap }.
        [loss] Ta gra serii jest przegrana: utrudnienie wynosi teraz { $handicap }.
       *[draw] Ta gra serii kończy się remisem: utrudnienie to nadal { $handicap }.
    }

## Help

terminal-help-number = wybierz możliwość 3 z listy
terminal-help-text = wybierz możliwość o dokładnie takim tekście
terminal-help-words = pokaż możliwości ze wszystkimi tymi słowami; jedyna zostaje wybrana
terminal-help-example = słowa z niej
terminal-help-enter = pokaż znowu całą listę
terminal-help-more = więcej: lista do końca
terminal-help-hint = podpowiedź: co jest teraz najlepsze i czego się po tym spodziewać
terminal-help-undo = cofnij, póki nic ukrytego nie wyszło na jaw i nikt inny się nie ruszył
terminal-help-board = plansza
terminal-help-area = stół jeszcze raz
terminal-help-points = punkty, gdyby teraz je podliczyć
terminal-help-log = co się ostatnio działo albo ostatnie 8 wierszy
terminal-help-save = zapisz
terminal-help-quit = zapisz i zakończ
terminal-help-help = ta pomoc
