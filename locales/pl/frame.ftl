# The frame around the tables: pages, bars, menu, log, end.
#
# prefix: frame-title-  (name of a title)
# prefix: frame-about-  (a sentence about a title)
# prefix: frame-step-  (what one does in a title)
# prefix: frame-level-  (name of a bot)
# prefix: frame-level-about-  (what playing against it is like)
# prefix: frame-option-  (an option of a title, its values, and what they mean)
# prefix: frame-refused-  (why the server did not do what was asked)
# prefix: frame-gone-  (why a table cannot be shown, and what to do about it)

frame-fireside = Fireside
frame-home = Strona główna
frame-close = Zamknij
frame-cancel = Anuluj
frame-yes = Tak
frame-no = Nie
frame-guest = Gość
frame-tom = Tom

## The start page

frame-welcome = Dwie gry planszowe o ogniu przy jednym stole
frame-welcome-how = Zagraj od razu z botem albo wyślij znajomym link.
frame-welcome-free = Za darmo, w przeglądarce, bez konta.
frame-link-spent = Link do tego miejsca stracił ważność. Poproś o nowy osobę, która otworzyła stół.
frame-link-wrong = Ten link nie prowadzi do żadnego stołu. Może zgubił się jego kawałek.
frame-offline = Serwer nie odpowiada. Próbujemy dalej.
frame-unofficial = Nieoficjalny stół zrobiony przez graczy, bez związku z autorami i wydawcami. Jeśli lubisz te gry, prosimy, kup je.

frame-title-bonfire = Bonfire
frame-title-dewan = Dewan
frame-about-bonfire = Płyń na wyspy po zadania, buduj miasto i rozpalaj ogniska, zanim nowicjusze zapełnią Wysoką Radę.
frame-about-dewan = Bierz po dwie karty albo płać nimi za trasę: rozbijaj obozy tam, gdzie ziemia pasuje do historii twojego plemienia.
frame-step-bonfire-ship = Płyń po zadania
frame-step-bonfire-portal = Buduj miasto
frame-step-bonfire-bonfire = Rozpalaj ogniska
frame-step-dewan-cards = Bierz po dwie karty
frame-step-dewan-dewan = Rozbijaj obozy
frame-step-dewan-stories = Spełniaj historie
frame-players-from-to = { $fewest }–{ $most } graczy
frame-minutes = ok. { $minutes } min

frame-play-now = Zagraj teraz
frame-against = przeciwnik: { $bot }, przyjazny bot
frame-opening = Rozpalamy ogień
frame-open-failed = Nie udało się otworzyć stołu. Spróbuj jeszcze raz.
frame-with-friends = Ze znajomymi
frame-solo = Solo
frame-scenarios = Scenariusze

frame-go-on = Graj dalej
frame-go-on-count =
    { $count ->
        [0] Brak otwartych stołów
        [one] 1 stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }{ $waiting ->
        [0] { "" }
        [one] , 1 czeka na ciebie
        [few] , { $waiting } czekają na ciebie
        [many] , { $waiting } czeka na ciebie
       *[other] , { $waiting } czeka na ciebie
    }
frame-go-on-yours = { $title }, twoja tura
frame-go-on-theirs = { $title }, ruch: { $name }
frame-go-on-won =
    { $count ->
        [one] { $title }, wygrana: { $names }
        [few] { $title }, wspólna wygrana: { $names }
        [many] { $title }, wspólna wygrana: { $names }
       *[other] { $title }, wspólna wygrana: { $names }
    }
frame-finished = Zakończone
frame-minutes-ago = { $count } min temu
frame-hours-ago = { $count } godz. temu

## Setting up a table

frame-new-heading = Przygotuj stół
frame-new-game = Gra
frame-new-players = Gracze
frame-new-one-player = 1, solo
frame-new-seats = Miejsca
frame-new-links-follow = Linki dla znajomych pojawią się po otwarciu stołu.
frame-new-at-once = Gra zacznie się od razu.
frame-new-open = Otwórz stół
frame-seat-you = Ty, tutaj
frame-seat-here = Inna osoba tutaj
frame-seat-link = Osoba z linkiem
frame-seat-bot = Bot: { $level }
frame-seat-strength = siła { $points }
frame-seat-strength-how = Siłę liczy się od najsłabszego poziomu, który ma 0. We dwoje ten, kto ma o 200 więcej, wygrywa około 3 z 4 partii.
frame-seat-which = Który bot tu siada?
frame-seat-who = Kto siedzi na miejscu { $number }
frame-seat-name = Imię
frame-seat-number = Gracz { $number }
frame-tom-about = Rywal w grze solo. Odkrywa karty i nikogo nie potrzebuje.
frame-level-spark = Iskra
frame-level-about-spark = Gra na chybił trafił, ale bez głupstw. W sam raz na pierwsze spotkanie z zasadami.
frame-level-ember = Żar
frame-level-about-ember = Każdą turę rozgrywa według prostej reguły. Przyjazny przeciwnik, który popełnia błędy.
frame-level-flame = Płomień
frame-level-about-flame = Uczył się na wielu partiach i wyciska z każdej tury, ile się da. Trudny do pokonania.
frame-level-blaze = Pożoga
frame-level-about-blaze = Umie najwięcej i myśli kilka tur naprzód, także o twoich. Najmocniejszy przeciwnik.
frame-option-first-game = Wariant
frame-option-first-game-none = Zwykły
frame-option-first-game-none-about = Zadania na wyspach całkiem losowe
frame-option-first-game-yes = Pierwsza gra
frame-option-first-game-yes-about = Na żadnej wyspie dwóch zadań w jednym kolorze
frame-option-handicap = Utrudnienie
frame-option-handicap-about = Punkty, z którymi zaczyna Tom; poniżej zera należą do ciebie.
frame-option-scenario = Scenariusz
frame-option-scenario-base = Podstawowy
frame-option-scenario-base-about = zacznij od tego
frame-option-scenario-team = Drużynowy
frame-option-scenario-team-about = dwa na dwa, 4 graczy
frame-option-scenario-volcano = Wulkan
frame-option-scenario-volcano-about = lawa pokrywa ląd
frame-option-scenario-downpour = Ulewa
frame-option-scenario-downpour-about = jeziora rosną, strefy się dzielą
frame-option-scenario-lake-villages = Wioski na jeziorach
frame-option-scenario-lake-villages-about = obozy na wodzie, ryby

## The table

frame-menu = Menu
frame-language = Język
frame-language-offline = { $language } wymaga jednorazowo połączenia. Spróbuj ponownie, gdy będziesz online.
frame-theme = Motyw
frame-theme-night = Noc
frame-theme-parchment = Pergamin
frame-theme-to-night = Włącz motyw nocny
frame-theme-to-parchment = Włącz motyw pergaminowy
frame-confirming = Potwierdzaj tury
frame-eyes = Patrz jako
frame-your-name = Twoje imię
frame-names-here = Imiona tutaj
frame-links = Linki do miejsc
frame-save-record = Zapisz przebieg gry
frame-round = Runda { $round }
frame-turn = Tura { $turn }
frame-tab-your-turn = ● Twoja tura: { $title }
frame-seat-points =
    { $points ->
        [one] { $name }: 1 punkt.
        [few] { $name }: { $points } punkty.
        [many] { $name }: { $points } punktów.
       *[other] { $name }: { $points } punktu.
    }
frame-seat-if-ended = Gdyby gra skończyła się teraz: { $points }.
frame-legend-if-ended = gdyby to był koniec
frame-seat-acts = Ma ruch.
frame-seat-away = Nie ma przy stole.
frame-choices = Co możesz zrobić
frame-choices-all = Wszystkie: { $count }
frame-closed = Teraz niemożliwe
frame-rule = Zasada { $rule }
frame-rules = Zasady
frame-tap-again = Dotknij ponownie, aby wybrać.
frame-thinking = { $name } myśli.
frame-waiting-for = Ruch: { $name }.
frame-looking-on = Oglądasz grę
frame-confirm-question = Potwierdź swoją turę albo ją cofnij.
frame-confirm = Potwierdź
frame-undo = Cofnij
frame-undo-how = Cofnij. Z klawiszem Shift: całą turę.
frame-undo-turn = Cofnij całą turę
frame-redo = Ponów
frame-undo-ask = Poproś o cofnięcie
frame-undo-sent = Pytamy pozostałych.
frame-undo-asked = Czy można cofnąć ostatni ruch?
frame-undo-agree = Zgódź się
frame-undo-refuse = Odmów
frame-came = { $name } siada do stołu.
frame-log = Dziennik
frame-log-empty = Jeszcze nic się nie wydarzyło.
frame-connecting = Siadamy do stołu …
frame-connection-lost = Połączenie przerwane. Próbujemy dalej.
frame-not-connected = Brak połączenia. Twój wybór nie został wysłany.
frame-gone-unknown-table = Nie ma takiego stołu
frame-gone-unknown-table-how = Może zgubił się kawałek adresu.
frame-gone-not-allowed = Nie masz tu jeszcze miejsca
frame-gone-not-allowed-how = Otwórz w tej przeglądarce link do swojego miejsca. Jeśli go nie masz albo już nie działa, poproś osobę, która otworzyła stół.
frame-gone-renewed = To miejsce ma nowy link
frame-gone-renewed-how = Ten, z którego korzystasz, już nie działa. Poproś o nowy osobę, która otworzyła stół; gra czeka.
frame-board-failed = Nie udało się wczytać planszy. Wczytaj stronę ponownie.
frame-pass-device = Przekaż urządzenie: { $name }
frame-pass-device-why = Następna ręka jest tajna.
frame-pass-ready = To ja, { $name }
frame-gone-other-rules = Ten stół zaczęto według innych zasad
frame-gone-other-rules-how = Nie można go tu kontynuować, ale nic z niego nie przepadło.
frame-refused-declined = Pozostali wolą grać dalej. Twoja tura pozostaje.
frame-refused-stale = Stół zdążył się zmienić. Widzisz go takim, jaki jest teraz.
frame-refused-not-your-turn = To nie twoja tura.
frame-refused-illegal = Tego nie da się teraz zrobić.
frame-refused-not-allowed = Tego nie wolno teraz zrobić.
frame-refused-broken-message = Serwer tego nie zrozumiał.
frame-refused-too-large = Serwer tego nie zrozumiał.
frame-refused-no-advice = Tym razem nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
frame-gone-wrong-origin = Ta strona nie ma dostępu do tego stołu
frame-gone-wrong-origin-how = Otwórz Fireside pod jego własnym adresem.

## The waiting room

frame-room-missing =
    { $count ->
        [one] Brakuje jeszcze jednej osoby
        [few] Brakuje jeszcze { $count } osób
        [many] Brakuje jeszcze { $count } osób
       *[other] Brakuje jeszcze { $count } osoby
    }
frame-room-all = Wszyscy są na miejscach
frame-sit-heading = Siadaj do stołu
frame-sit-ask = Jak mają cię nazywać pozostali?
frame-sit-down = Siadam
frame-sit-skip = Pomiń
frame-room-about = Link to miejsce przy stole. Kto go otworzy, siada tam, na dowolnym urządzeniu.
frame-room-waiting = czekamy
frame-room-here = przy stole
frame-room-watch = Dla widzów: widzą to, co mogą widzieć wszyscy.
frame-link = Link
frame-copy = Kopiuj
frame-copied = Skopiowano
frame-share-failed = Nie udało się tego tutaj udostępnić ani skopiować.
frame-install = Zainstaluj Fireside
frame-install-why = Jako aplikacja na tym urządzeniu Fireside otwiera się jednym dotknięciem, a pomocnik działa bez połączenia.
frame-renew = Nowy link
frame-renew-why = Stary link przestanie działać, a kto z niego skorzystał, musi wejść jeszcze raz przez nowy.
frame-renew-failed = Nie udało się zmienić linku. Spróbuj jeszcze raz.
frame-renewed = Nowy link można już wysłać.
frame-link-forgotten = Ta przeglądarka nie ma już tego linku, ale możesz utworzyć nowy.

## The end

frame-over = Gra skończona
frame-show-end = Wynik
frame-end-you-win = Wygrywasz
frame-end-wins =
    { $count ->
        [0] Nikt nie wygrywa
        [one] Wygrywa { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
frame-end-team-wins = Wygrywają razem: { $names }
frame-end-sources = Skąd wzięły się punkty
frame-end-total = Razem
frame-end-tie-break = rozstrzyga remis
frame-end-tie = Tyle samo punktów: rozstrzyga „{ $what }”, { $most } do { $fewer }.
frame-look-at-table = Obejrzyj stół
frame-play-again = Zagraj ponownie

frame-places = Działy
frame-to-content = Do treści
frame-place-play = Graj
frame-place-learn = Nauka
frame-place-solo = Solo
frame-place-records = Zapisy

frame-welcome-short = Dwie gry planszowe o ogniu
frame-feel-bonfire = złożona
frame-feel-dewan = łatwa na start
frame-learn = Nauka
frame-go-on-empty = Brak otwartych stołów. Twoje będą tu czekać.
frame-go-on-none = Żaden stół na ciebie nie czeka.
frame-go-on-hide = Usuń z tej listy: { $table }
frame-go-on-hidden =
    { $count ->
        [one] 1 stół jest ukryty.
        [few] { $count } stoły są ukryte.
        [many] { $count } stołów jest ukrytych.
       *[other] { $count } stołu jest ukryte.
    }
frame-go-on-show = Pokaż
frame-go-on-solo = { $title } solo
frame-go-on-waiting = czeka
frame-go-on-thinking = myśli
frame-go-on-here = przy stole
frame-go-on-away = poza stołem
frame-go-on-over = koniec
frame-go-on-deal = rozdanie dnia
frame-go-on-what-if = co, gdyby
frame-go-on-handicap = utrudnienie { $handicap }
frame-companion = Przy własnym stole
frame-companion-about = Grasz z pudełka? Telefon odsłoni karty Toma i policzy punkty.
frame-place-companion = Pomocnik
frame-rules-and-lessons = Zasady i lekcje
frame-show-keys = Klawisze
frame-sound = Dźwięk
frame-sound-to-off = Wyłącz dźwięk
frame-sound-to-on = Włącz dźwięk
frame-look-back = Obejrzyj przebieg gry
frame-log-look-back = Zobacz pozycję po tym
frame-what-if = Co, gdyby
frame-what-if-how = Inny ciąg dalszy rozegranej gry. Kliknij, aby do niej wrócić.
frame-what-if-back = Wróć do gry, z której to pochodzi
frame-new-here = Pierwszy raz tutaj?
frame-new-here-about = Krótka lekcja zagra z tobą pierwsze tury, na prawdziwej planszy.
frame-learn-title = Poznaj { $title }
frame-to-series = Do serii
frame-to-deal = Do wyników dnia
