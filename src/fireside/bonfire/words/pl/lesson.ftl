# Lekcje: co mówi się krok po kroku przy prawdziwej planszy (Bonfire).

lesson-of-bonfire-chapter-table = Stół
lesson-of-bonfire-chapter-tokens = Żetony
lesson-of-bonfire-chapter-sail = Na morze
lesson-of-bonfire-chapter-path = Ścieżka
lesson-of-bonfire-chapter-portal = Portal
lesson-of-bonfire-chapter-gnome = Gnom
lesson-of-bonfire-chapter-guardian = Strażniczka
lesson-of-bonfire-chapter-fate = Kafelek Losu
lesson-of-bonfire-chapter-light = Ognisko
lesson-of-bonfire-chapter-end = Koniec

lesson-of-bonfire-welcome = Witaj w Bonfire
lesson-of-bonfire-welcome-text = W mieście gnomów zgasły ogniska. Wypełniaj zadania, a zapłoną znowu. Pierwsze tury gramy razem; drugie miasto ma *Żar*.
lesson-of-bonfire-city = Twoje miasto
lesson-of-bonfire-city-text = Siedem miejsc leży obok siebie, od lewej od 1 do 7; liczby obok nich, od 2 do 8, to punkty pól strażniczek. Na każdym zmieści się *kafelek ścieżki*, *portal* i *zadanie*, które po wypełnieniu staje się ogniskiem.
lesson-of-bonfire-sea = Morze
lesson-of-bonfire-sea-text = Twój statek przywozi zadania z wysp. Na czterech wyspach mieszkają *strażniczki*, które pójdą twoją ścieżką.
lesson-of-bonfire-wheel = Wielkie Ognisko
lesson-of-bonfire-wheel-text = Siedem jego pól daje żetony, zasoby i portale. Osiem pól dookoła to *Wysoka Rada*.
lesson-of-bonfire-displays = Dla wszystkich
lesson-of-bonfire-displays-text = Tu leży pięć wspólnych zadań, kafelki ścieżki i gnomy. Wszyscy biorą z tych samych.
lesson-of-bonfire-open = Twój pierwszy kafelek Losu
lesson-of-bonfire-open-text = Leży osobno na końcu rzędu: statek, ścieżka, zadanie. Połóż go bez obracania na środku swojego obszaru Losu.

lesson-of-bonfire-tokens = Pięć żetonów
lesson-of-bonfire-tokens-text = Każdy symbol kafelka dał żeton: statek, ścieżka, zadanie. Za wszystko w tej grze płaci się żetonem danego rodzaju.
lesson-of-bonfire-yellow = Żółty to joker
lesson-of-bonfire-yellow-text = *Żółty* żeton zastępuje każdy inny. A brakujący żeton zastąpią dwa dowolne.
lesson-of-bonfire-turn = Jedna rzecz w turze
lesson-of-bonfire-turn-text = W turze kładziesz kafelek Losu, używasz żetonów do *jednej* akcji albo rozpalasz ognisko. Pasek pokazuje, co można zrobić; to samo świeci się na stole.

lesson-of-bonfire-sail = Cumy rzuć
lesson-of-bonfire-sail-text = Pierwszy rejs prowadzi na dowolną wyspę za 1 żeton statku. Później każdy szlak kosztuje 1 żeton. Wybierz *Płyń*.
lesson-of-bonfire-island = Wyspa owoców I
lesson-of-bonfire-island-text = Tamtejsze niebieskie zadanie wymaga kafelka ścieżki z ziołem, a taki leży do wzięcia. Płyń na *Wyspę owoców I*.
lesson-of-bonfire-task = Weź zadanie
lesson-of-bonfire-task-text = Po rejsie można skorzystać z wyspy w tej samej turze. Pierwsze zadanie z wyspy kosztuje 1 żeton zadania.
lesson-of-bonfire-offering = Ofiara
lesson-of-bonfire-offering-text = Za zadanie zostawiasz ofiarę. Płacisz jej zasób i zasób wyspy: wybierz *korzeń*, potem zapłać 1 owoc i 1 korzeń.
lesson-of-bonfire-take = Czego chce zadanie
lesson-of-bonfire-take-text = Niebieskie zadania są łatwe i dają 2 lub 3 punkty, czerwone 4 lub 5, żółte od 6 do 8. Weź *niebieskie*.
lesson-of-bonfire-place = Gdzie je położyć
lesson-of-bonfire-place-text = Następny kafelek ścieżki trafi na miejsce 2. Jeśli jego kryształ ma kolor tamtejszego ogniska, dostajesz 2 punkty więcej. Połóż zadanie na *miejscu 2*.
lesson-of-bonfire-left = Zostaje na wyspie
lesson-of-bonfire-left-text = Ofiara zostaje na wyspie zakryta, statek też. Niektóre zadania wymagają ofiar na określonych wyspach.

lesson-of-bonfire-ember = Miasto Żaru
lesson-of-bonfire-ember-text = Żar buduje ścieżkę. Tu widać miasta innych; wybierz jedno, aby zobaczyć je w całości. Teraz znowu twoja tura.
lesson-of-bonfire-build = Zbuduj ścieżkę
lesson-of-bonfire-build-text = Ścieżka rośnie miejsce po miejscu: miejsca od 2 do 4 kosztują po 1 żetonie ścieżki, dalsze po 2. Wybierz *Zbuduj ścieżkę*.
lesson-of-bonfire-tile = Niebieski kryształ, zioło
lesson-of-bonfire-tile-text = Można wziąć odkryty kafelek albo wierzchni ze stosu. Ten z *ziołem* wypełnia zadanie, a jego kryształ jest niebieski jak ono.
lesson-of-bonfire-met = Wypełnione
lesson-of-bonfire-met-text = Jest wszystko, czego chce zadanie. Rozpalenie kosztuje tylko turę i nikt ci go nie odbierze. Mamy więc czas na inne rzeczy.

lesson-of-bonfire-gap = Następne wcięcie
lesson-of-bonfire-gap-text = Portal łączy ścieżkę z ogniskiem. Wcięcia zapełnia się *od końca*, od miejsca 7 do miejsca 1. Najpierw romb.
lesson-of-bonfire-turn-wheel = Obróć Wielkie Ognisko
lesson-of-bonfire-turn-wheel-text = Nikt go jeszcze nie użył, więc 1 żeton obraca je na dowolne pole. Później 1 żeton za pole, zgodnie z ruchem wskazówek zegara, albo 3 za dowolne pole. Obróć je na pole z *żetonem gnoma, złotem* i rombem.
lesson-of-bonfire-rewards = Dwie z trzech
lesson-of-bonfire-rewards-text = Dostajesz dwie z trzech premii pola: żeton, zasób, portal. Weź *żeton gnoma* i *portal*.
lesson-of-bonfire-next-gap = Krok wstecz
lesson-of-bonfire-next-gap-text = Portal stoi w swoim wcięciu. Następny będzie sześciokąt, na miejscu 6. Obok ogniska portal jest wart 2 punkty.

lesson-of-bonfire-gnomes = Gnomy
lesson-of-bonfire-gnomes-text = *Specjaliści* pomagają do końca gry. *Starsi* od razu dają punkty. W mieście jest miejsce dla sześciu.
lesson-of-bonfire-recruit = Dobry przyjaciel
lesson-of-bonfire-recruit-text = Zrekrutuj gnoma, który daje *żółty żeton* za każdego gnoma, także za siebie.
lesson-of-bonfire-price = Cena
lesson-of-bonfire-price-text = Gnom kosztuje 2 żetony i 1 swój zasób albo 1 żeton i 2 zasoby. Zapłać *2 żetony* i 1 zioło.

lesson-of-bonfire-guardian = Twoja strażniczka
lesson-of-bonfire-guardian-text = Strażniczki idą twoją ścieżką. Przez portal dochodzą do płonącego ogniska i zostają tam na stałe, co daje od 2 do 8 punktów.
lesson-of-bonfire-procession = Procesja
lesson-of-bonfire-procession-text = Za każdy żeton strażniczki każda strażniczka może zrobić krok. Żółty żeton go zastąpi: wybierz *Zacznij procesję*.
lesson-of-bonfire-gold = Złoto po drodze
lesson-of-bonfire-gold-text = Strażniczka, która staje na kafelku ścieżki, przynosi to, co on pokazuje, tutaj *złoto*. Złoto zastępuje każdy zasób.

lesson-of-bonfire-ends = Brak żetonów
lesson-of-bonfire-ends-text = Kładąc kafelek Losu, możesz zachować najwyżej jeden żeton; nadmiar najpierw oddajesz. Wziąć można tylko *pierwszy* albo *ostatni* z rzędu.
lesson-of-bonfire-first = Weź pierwszy
lesson-of-bonfire-first-text = Pokazuje zadanie, gnoma i Wielkie Ognisko, a kafelek w twoim obszarze Losu kończy się zadaniem. Weź *pierwszy* kafelek.
lesson-of-bonfire-lay = Połącz symbole
lesson-of-bonfire-lay-text = Każdy symbol daje żeton za *każdy* symbol w swojej grupie. Położony tak, łączy dwa zadania i zakrywa nadrukowane złoto. Połóż go tam, gdzie jest pokazany.
lesson-of-bonfire-gain = Dobrze położony
lesson-of-bonfire-gain-text = 2 żetony zadania, 1 gnoma, 1 Wielkiego Ogniska i 1 sztuka złota. Duże grupy dają dużo żetonów. Kafelek, który zostanie do końca, jest wart 3 punkty.

lesson-of-bonfire-light = Rozpal ognisko
lesson-of-bonfire-light-text = Teraz ogień. Rozpal zadanie na miejscu 2: stanie się ogniskiem i już nim zostanie.
lesson-of-bonfire-council = Nowicjusz idzie do Rady
lesson-of-bonfire-council-text = Nowicjusz obok zasiada w Wysokiej Radzie, a ty bierzesz premię jego pola. Wybierz *strażniczkę*.
lesson-of-bonfire-bring = Jeszcze jedna strażniczka
lesson-of-bonfire-bring-text = Sprowadź *beżową* strażniczkę. Wymaga jej zadanie na Wyspie kwiatów I, więc jest już w połowie wypełnione.
lesson-of-bonfire-council-tasks = Wspólne zadania
lesson-of-bonfire-council-tasks-text = Tych pięć jest dla wszystkich: na koniec po 4 punkty. Kto pierwszy wypełni jedno z nich, może też wysłać jego nowicjusza do Rady, po jeszcze jedną premię.

lesson-of-bonfire-countdown = Odliczanie
lesson-of-bonfire-countdown-text = Przy 7 nowicjuszach w Radzie zaczyna się pięć ostatnich rund. Można w nich spasować na dobre: im wcześniej, tym więcej punktów.
lesson-of-bonfire-points = Punkty
lesson-of-bonfire-points-text = Każdy gracz ma tu swoje punkty. Liczba przy chorągiewce mówi, ile by ich było, gdyby gra skończyła się teraz.
lesson-of-bonfire-sources = Co liczy się na koniec
lesson-of-bonfire-sources-text = Ogniska, strażniczki przy nich, portale i pasujące kryształy obok, wspólne zadania, pozostałe kafelki Losu. Dwa pozostałe żetony lub zasoby to 1 punkt.
lesson-of-bonfire-confirm = Cofnij i potwierdź
lesson-of-bonfire-confirm-text = Przy prawdziwym stole można cofnąć turę, dopóki nie jest potwierdzona, a grając z botami także później. Dotknij czegokolwiek albo to wskaż, a pojawi się objaśnienie.
lesson-of-bonfire-done = Umiesz już grać
lesson-of-bonfire-done-text = Wiesz już wszystko, co można zrobić w turze. Reszta przyjdzie z graniem: Żar to przyjazny przeciwnik.
