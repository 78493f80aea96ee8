# The frame around the tables: pages, bars, menu, log, end.

frame-fireside = Fireside
frame-home = Strona główna
frame-close = Zamknij
frame-cancel = Anuluj
frame-yes = Tak
frame-no = Nie
frame-guest = Gość
# a name, and what is said of it
frame-labelled = { $label }: { $what }

## The start page

frame-welcome = Dwie gry planszowe o ogniu przy jednym stole
frame-welcome-how = Zagraj od razu z botem albo wyślij znajomym link.
frame-welcome-free = Za darmo, w przeglądarce, bez konta.
frame-link-spent = Link do tego miejsca stracił ważność. Poproś o nowy osobę, która otworzyła stół.
frame-link-wrong = Ten link nie prowadzi do żadnego stołu. Może zgubił się jego kawałek.
frame-offline = Serwer nie odpowiada. Próbujemy dalej.
frame-unofficial = Nieoficjalny stół zrobiony przez graczy, bez związku z autorami i wydawcami. Jeśli lubisz te gry, prosimy, kup je.
frame-about = O Fireside
frame-ours = Ilustracje z instrukcji zaginęły, dlatego część wartości jest tu nasza.
frame-ours-which = Zobacz które

frame-players-from-to = { $fewest }–{ $most } graczy
frame-minutes = ok. { $minutes } min

frame-play-now = Zagraj teraz
frame-against = przeciwnik: { $bot }, przyjazny bot
frame-opening = Rozpalamy ogień…
frame-open-failed = Nie udało się otworzyć stołu. Spróbuj jeszcze raz.
frame-with-friends = Ze znajomymi
frame-solo = Solo
frame-scenarios = Scenariusze

frame-go-on = Kontynuuj
frame-go-on-count =
    { $count ->
        [0] Brak gier w toku
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
frame-seat-strength-how = Najsłabszy bot ma siłę 0. Kto ma o 200 więcej od przeciwnika, wygrywa około 3 partii z 4.
frame-seat-which = Który bot tu siada?
frame-seat-who = Kto siedzi na miejscu { $number }
frame-seat-name = Imię
frame-seat-number = Gracz { $number }
frame-seating = Kto gdzie siedzi
frame-seating-drawn = Losuj miejsca
frame-seating-drawn-about = Los decyduje, kto gdzie siedzi, a więc i kto zaczyna.
frame-seating-drawn-teams-about = 1 i 3 grają razem, tak samo 2 i 4. Los decyduje, kto zaczyna.
frame-seating-listed = Miejsca jak na liście
frame-seating-listed-about = Zaczyna pierwsza osoba na liście.
frame-seating-listed-teams-about = 1 i 3 grają razem, tak samo 2 i 4. Zaczyna pierwsza osoba na liście.
frame-level-spark = Iskra
frame-level-about-spark = Gra na chybił trafił, ale bez głupstw. W sam raz na pierwsze spotkanie z zasadami.
frame-level-ember = Żar
frame-level-about-ember = Gra według prostych reguł, tura po turze. Przyjazny przeciwnik, który popełnia błędy.
frame-level-flame = Płomień
frame-level-about-flame = Uczył się na wielu partiach i wyciska z każdej tury, ile się da. Trudny do pokonania.
frame-level-blaze = Pożoga
frame-level-about-blaze = Umie najwięcej i myśli kilka tur naprzód, także o twoich. Najmocniejszy przeciwnik.

## The table

frame-menu = Menu
frame-language = Język
frame-language-offline = Ten język trzeba raz pobrać: { $language }. Spróbuj ponownie, gdy będziesz online.
frame-theme = Motyw
frame-theme-night = Noc
frame-theme-parchment = Pergamin
frame-theme-to-night = Włącz motyw nocny
frame-theme-to-parchment = Włącz motyw pergaminowy
frame-confirming = Potwierdzaj tury
frame-eyes = Zobacz jako
frame-your-name = Twoje imię
frame-names-here = Imiona graczy tutaj
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
frame-seat-stand-in = { $name }: ostatnią turę rozegrał bot { $level }, bo zabrakło czasu na namysł.
frame-seat-partner = { $name } i { $partner } grają razem.
frame-with = w parze: { $partner }
frame-choices = Co możesz zrobić
frame-choices-all = Wszystkie: { $count }
frame-closed = Teraz niemożliwe
frame-rule = Zasada { $rule }
frame-rules = Zasady
frame-tap-again = Dotknij ponownie, aby wybrać.
frame-thinking = { $name } myśli.
frame-bots-busy = Boty są zajęte przy innych stołach. { $name } wkrótce zagra.
frame-waiting-for = Ruch: { $name }.
frame-waiting-away = Ruch: { $name }, teraz poza stołem.
frame-looking-on = Oglądasz grę
frame-confirm-question = Potwierdź swoją turę albo ją cofnij.
frame-held = Potwierdź „{ $deed }” albo wybierz coś innego.
frame-held-why = Odsłoni się coś zakrytego i nie będzie można tego cofnąć.
frame-confirm = Potwierdź
frame-undo = Cofnij
frame-undo-how = Cofnij. Z klawiszem Shift: całą turę.
frame-undo-turn = Cofnij całą turę
frame-redo = Ponów
frame-undo-ask = Poproś o cofnięcie
frame-undo-sent = Pytamy pozostałych.
frame-undo-asked = { $name } prosi o cofnięcie ostatniego ruchu. Zgadzasz się?
frame-undo-waits = Czekamy na odpowiedź: { $names }.
frame-undo-play-on = Dalsza gra oznacza odmowę.
frame-undo-agree = Zgódź się
frame-undo-refuse = Odmów
frame-came = { $name } siada do stołu.
frame-log = Dziennik
frame-log-empty = Jeszcze nic się nie wydarzyło.
frame-begins = Zaczyna { $name }.
frame-seats-drawn = Miejsca wylosowane: zaczyna { $name }.
frame-connecting = Siadamy do stołu…
frame-connection-lost = Połączenie przerwane. Próbujemy dalej.
frame-not-connected = Brak połączenia. Twój wybór nie został wysłany.
frame-gone-unknown-table = Nie ma takiego stołu
frame-gone-unknown-table-how = Może zgubił się kawałek adresu albo nikt nie grał tak długo, że stół sprzątnięto.
frame-gone-not-allowed = Nie masz tu jeszcze miejsca
frame-gone-not-allowed-how = Otwórz w tej przeglądarce link do swojego miejsca. Jeśli go nie masz albo już nie działa, poproś osobę, która otworzyła stół.
frame-gone-renewed = To miejsce ma nowy link
frame-gone-renewed-how = Ten, z którego korzystasz, już nie działa. Poproś o nowy osobę, która otworzyła stół; gra czeka.
frame-board-failed = Nie udało się wczytać planszy. Wczytaj stronę ponownie.
frame-pass-device = Przekaż urządzenie: { $name }
frame-pass-device-why = Następna ręka jest tajna.
frame-pass-ready = To ja, { $name }
frame-stopped = Tę grę zaczęto według starszych zasad i nie może toczyć się dalej.
frame-stopped-choice = Według dzisiejszych zasad następny ruch nie jest już możliwy.
frame-stopped-position = Według dzisiejszych zasad te same ruchy prowadzą do innej pozycji.
frame-stopped-result = Według dzisiejszych zasad skończyłaby się innym wynikiem.
frame-stopped-how = Możesz obejrzeć jej przebieg i go zapisać.
frame-refused-declined = Pozostali wolą grać dalej. Twoja tura pozostaje.
frame-refused-stale = Stół zdążył się zmienić. Widzisz go takim, jaki jest teraz.
frame-refused-not-your-turn = To nie twoja tura.
frame-refused-illegal = Tego nie da się teraz zrobić.
frame-refused-not-allowed = Tego nie wolno teraz zrobić.
frame-refused-broken-message = Serwer tego nie zrozumiał.
frame-refused-too-large = To było za długie dla serwera.
frame-refused-no-advice = Tym razem nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
frame-refused-bots-busy = Boty są zajęte przy innych stołach. Spróbuj ponownie za chwilę.
frame-refused-busy = Serwer ma teraz pełne ręce roboty. Spróbuj ponownie za chwilę.
frame-gone-wrong-origin = Ta strona nie ma dostępu do tego stołu
frame-gone-wrong-origin-how = Otwórz Fireside pod jego własnym adresem.
frame-refused-slow-down = To dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
frame-refused-too-many = Za dużo jest otwarte naraz. Zamknij jakiś stół albo kartę i spróbuj jeszcze raz.
frame-refused-unavailable = Serwer nie ma teraz dostępu do swoich gier. Spróbuj za chwilę.
frame-refused-fault = Coś poszło nie tak na serwerze. To, co widzisz, jest zapisane; spróbuj jeszcze raz.
frame-refused-other-protocol = Fireside został zaktualizowany. Załaduj stronę ponownie.
frame-gone-other-protocol = Fireside został zaktualizowany
frame-gone-other-protocol-how = Ta strona jest starsza niż serwer. Zamknij wszystkie karty z Fireside i otwórz go ponownie.
frame-gone-slow-down = Chwileczkę
frame-gone-slow-down-how = To dużo naraz. Wczytaj stronę ponownie za minutę.
frame-gone-day-not-over = Dopiero gdy dzień się skończy
frame-gone-day-not-over-how = { frame-deal-secret }
frame-refused-day-not-over = { frame-deal-secret }
frame-gone-too-many = Tego stołu nie da się otworzyć jeszcze raz
frame-gone-too-many-how = Jest otwarty w zbyt wielu oknach albo serwer jest pełny. Zamknij kilka okien i wczytaj stronę ponownie.
frame-gone-unavailable = Serwer nie ma teraz dostępu do swoich gier
frame-gone-unavailable-how = Nic nie przepadło. Wczytaj stronę ponownie za chwilę.

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
frame-room-begins = Zaczyna { $name }, potem pozostali w tej kolejności.
frame-room-waiting = czekamy
frame-room-here = przy stole
frame-room-watch = Dla widzów: widzą to, co mogą widzieć wszyscy.
frame-link = Link
frame-copy = Kopiuj
frame-copied = Skopiowano
frame-share-failed = Nie udało się tego tutaj udostępnić ani skopiować.
frame-install = Zainstaluj Fireside
frame-install-why = Jako aplikacja na tym urządzeniu Fireside otwiera się jednym dotknięciem, a pomocnik działa bez połączenia.
frame-install-by-menu = To połączenie nie jest szyfrowane, więc Fireside nie da się tu zainstalować i potrzebuje sieci. Mimo to w menu przeglądarki dodasz go do ekranu głównego.
frame-renew = Nowy link
frame-renew-why = Stary link przestanie działać, a kto z niego korzystał, będzie potrzebować nowego.
frame-renew-failed = Nie udało się zmienić linku. Spróbuj jeszcze raz.
frame-renewed = Nowy link można już wysłać.
frame-link-forgotten = Ta przeglądarka nie ma już tego linku, ale możesz utworzyć nowy.
frame-qr = Kod QR
frame-qr-how = Zeskanuj go aparatem drugiego urządzenia.
frame-reach-here = Te linki działają tylko na tym komputerze.
frame-reach-open = Wpuść innych z mojej sieci
frame-reach-open-how = Każdy w tej samej sieci, na przykład w domu, otworzy wtedy te linki. Potrwa to do zamknięcia Fireside.
frame-reach-how = Aby grać w swojej sieci, uruchom Fireside z opcją
frame-reach-network = Każdy w tej samej sieci może otworzyć te linki.
frame-reach-no-network = Ten komputer nie jest połączony z żadną siecią.
frame-reach-failed = To się nie udało. Uruchom Fireside z opcją --host 0.0.0.0.
frame-to-phone = Graj na telefonie
frame-to-phone-how = Twoje miejsce otworzy się także tam; tutaj pozostanie twoje.
frame-seat-which-own = Które z twoich miejsc
frame-copy-link = Skopiuj link

## The end

frame-over = Koniec gry
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
frame-to-content = Przejdź do treści
frame-place-play = Graj
frame-place-learn = Nauka
frame-place-solo = Solo
frame-place-records = Archiwum

frame-welcome-short = Dwie gry planszowe o ogniu
frame-learn = Nauka
frame-go-on-empty = Brak gier w toku. Twoje pojawią się tutaj.
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
frame-go-on-stopped = starsze zasady
frame-go-on-deal = rozdanie dnia
frame-go-on-what-if = a gdyby tak
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
frame-what-if = A gdyby tak
frame-what-if-how = Inny przebieg rozegranej gry. Kliknij, aby do niej wrócić.
frame-what-if-back = Wróć do pierwotnej gry
frame-new-here = Pierwszy raz tutaj?
frame-new-here-about = W krótkiej lekcji rozegrasz pierwsze tury na prawdziwej planszy.
frame-learn-title = Poznaj { $title }
frame-to-series = Do serii
frame-to-deal = Do wyników dnia
frame-deal-secret = Rozdanie dnia pozostaje tajne do północy (UTC): przebieg gry, analizę i zapis można zobaczyć dopiero potem.
