# O Fireside i o tym, skąd pochodzą wydrukowane wartości.

about-heading = O Fireside
about-printed = Co jest wydrukowane, a co nasze
about-printed-why = Gra się tu według zasad wydrukowanych gier. Ich instrukcje mamy jednak tylko jako tekst, bez ilustracji, a wiele z tego, co jest na planszach, kafelkach i kartach, było widać tylko na nich. To, co zdradzają liczby, ustaliliśmy, a resztę wymyśliliśmy, więc twoje pudełko może się miejscami różnić.
about-own-box = Masz pudełko?
about-own-box-how = Pobierz nasze wydanie, zmień to, co twoje elementy pokazują inaczej, i graj ze swoim plikiem w terminalu:
about-kinds = { $count ->
    [one] 1 rodzaj wartości
    [few] { $count } rodzaje wartości
    [many] { $count } rodzajów wartości
   *[other] { $count } rodzaju wartości
  }
about-pieces = wszystko w { $count } z { $all }
about-failed = Nie udało się wczytać tej listy. Spróbuj ponownie.
about-mark-r = Mówią to instrukcje
about-mark-r-how = Słowa i liczby z wydrukowanych zasad.
about-mark-f = Wynika z ich liczb
about-mark-f-how = Przy liczbach z instrukcji nie może być inaczej.
about-mark-p = Pokazali to recenzenci
about-mark-p-how = Opublikowane w recenzjach wydrukowanej gry.
about-mark-l = Prawdopodobne
about-mark-l-how = Najprostsze odczytanie, zgodne ze wszystkimi liczbami.
about-mark-o = Nasze
about-mark-o-how = Ilustracji nie ma i nic tego nie przesądza, więc wymyśliliśmy to sami, dbając o to, by dobrze się grało.

## Sections, and what stands in them

about-section-bonfire-counts = Liczba elementów każdego rodzaju
about-section-bonfire-tokens = Kolory żetonów
about-section-bonfire-guardians = Strażniczki
about-section-bonfire-map = Mapa morza
about-section-bonfire-great-bonfire = Wielkie Ognisko
about-section-bonfire-city = Plansze miast
about-section-bonfire-fate = Obszar Losu i kafelki Losu
about-section-bonfire-tasks = Zadania
about-section-bonfire-offerings = Ofiary
about-section-bonfire-path-tiles = Kafelki ścieżki
about-section-bonfire-gnomes = Gnomy
about-section-bonfire-tom = Karty Toma
about-section-dewan-counts = Liczba elementów każdego rodzaju
about-section-dewan-start-tiles = Kafelki startowe
about-section-dewan-neutral-tiles = Kafelki neutralne
about-section-dewan-special-tiles = Kafelki wulkanu i ulewy
about-section-dewan-layouts = Układ mapy
about-section-dewan-cards = Karty terenów
about-section-dewan-stories = Kafelki historii
about-key-ship = statek
about-key-path = ścieżka
about-key-task = zadanie
about-key-great-bonfire = Wielkie Ognisko
about-key-guardian = strażniczka
about-key-gnome = gnom
about-key-yellow = żółty, który zastępuje każdy inny
about-key-map-guardian = gdzie mieszkają strażniczki
about-key-colour = kolory
about-key-specialist = ich specjaliści
about-key-name = nazwy
about-key-resource = zasoby
about-key-row = rzędy wysp
about-key-column = miejsca w rzędzie
about-key-corner = które wyspy leżą w rogach
about-key-routes = szlaki
about-key-token = żetony
about-key-points = punkty
about-key-first-field = pole wskazane na początku
about-key-portals-on-each-field = portale na każdym polu
about-key-places = liczba miejsc
about-key-path-costs = koszt ścieżek
about-key-seats = wartość miejsc nowicjuszy
about-key-start-resource = zasób kafelka początkowego
about-key-start-crystal = kryształ kafelka początkowego
about-key-shapes = kształty portali
about-key-gaps = kolejność portali
about-key-area = kształt obszaru
about-key-start-cells = pola startowe
about-key-marked-cells = zaznaczone pola
about-key-gold-cells = pola ze złotem
about-key-yellow-cells = pola z żółtym żetonem
about-key-tiles = symbole kafelków
about-key-kind = czego mogą wymagać
about-key-shows = czego dokładnie wymaga każde
about-key-number = numery i zdolności
about-key-card = ich działanie
about-key-copies = ile każdej
about-key-gnome-icon = które mają symbol gnoma
about-key-centre = środek
about-key-ring = tereny wokół środka
about-key-artifact = artefakty
about-key-pigment = pigmenty
about-key-crystal = kryształy
about-key-berries = jagody
about-key-terrains = tereny
about-key-symbol = symbole
