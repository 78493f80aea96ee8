# Zasady Bonfire, opowiedziane graczom. Numery są takie jak w docs/rules/bonfire.md.
# Jak zapisuje się zasady, mówi początek angielskiego pliku. Nazwy gnomów i premii w odsyłaczach
# stoją w mianowniku („gnom 5”, „premia 3”), więc zdanie musi do tego pasować.

rules-b1 = Miejsca i limity
rule-b1-1 = **Co jest ograniczone.** Żetonów i zasobów nigdy nie brakuje. Wszystkiego innego jest tylko tyle, ile w pudełku.
rule-b1-2 = **Twoje miasto.** W twoim mieście jest 7 **miejsc**, ponumerowanych od 1 do 7 zgodnie z ruchem wskazówek zegara od kafelka początkowego. Każde miejsce ma kafelek ścieżki, wcięcie na portal, pole na zadanie, nowicjusza i pole dla strażniczki. Ścieżka miejsca 1 jest nadrukowana na kafelku początkowym. Liczby na polach strażniczek, od 2 do 8, to punkty, a nie miejsca.
rule-b1-3 = **Limity miasta.** W mieście mieści się najwyżej 7 kafelków ścieżki (razem ze ścieżką na kafelku początkowym), 7 portali, 7 zadań lub ognisk, 5 strażniczek i 6 gnomów. Nie można wybrać niczego, co przekroczyłoby limit.
rule-b1-4 = **Gnomy i premie mają pierwszeństwo.** Jeśli gnom albo premia Wysokiej Rady mówi coś innego niż te zasady, rację ma gnom albo premia.
rule-b1-5 = **Jedno po drugim.** Najpierw płacisz. Potem dzieje się sama rzecz, potem twoje gnomy przynoszą swoje zyski, potem uzupełnia się odkryte kafelki i karty. Na końcu przychodzi to, co zostało wywołane: premia Wysokiej Rady, procesja powitalna ([B19.17]) albo akcja wyspy. Tym, co zyskujesz, możesz płacić za wszystko, co następuje później.

rules-b2 = Przygotowanie planszy głównej
rule-b2-1 = **Zadania na wyspach.** Na 10 wyspach zadań leżą losowe zadania, ciemną stroną do góry. Przy 4 graczach są 3 na każdej wyspie. Przy 3 graczach są 2 na każdej z 4 wysp w rogach i 3 na każdej z pozostałych. Przy 1 lub 2 graczach są 2 na każdej. Reszty zadań nikt nie widzi.
rule-b2-2 = **Pierwsza gra.** Jeśli wybierzesz wariant **pierwsza gra**, zadania na jednej wyspie mają różne kolory.
rule-b2-3 = **Zadanie dla większej liczby graczy.** Przy 1 lub 2 graczach zadanie „3 ofiary na jednej wyspie” jest wcześniej usuwane.
rule-b2-4 = **Strażniczki na swoich wyspach.** Są po 4 strażniczki w 4 kolorach. Czekają na wyspie swojego koloru.
rule-b2-5 = **Portale przy Wielkim Ognisku.** Przy 1 lub 2 graczach usuwa się po jednym portalu każdego z 7 kształtów. Pozostałe rozkłada się losowo, po tyle samo na każde z 7 pól Wielkiego Ogniska.
rule-b2-6 = **Wielkie Ognisko na początku.** Wielkie Ognisko wskazuje na początku zaznaczone pole i uchodzi za jeszcze nieużyte.
rule-b2-7 = **Kafelki ścieżki.** Kafelki ścieżki są potasowane i leżą zakryte w 2 stosach. 4 z nich leżą odkryte w rzędzie.
rule-b2-8 = **Gnomy.** Wszystkich 6 Starszych leży odkrytych. 27 specjalistów tasuje się: 6 leży odkrytych, reszta to talia gnomów.
rule-b2-9 = **Neutralni nowicjusze i odliczanie.** Na każdym z 5 wspólnych zadań stoi neutralny nowicjusz. Kafelki odliczania od 5 do 1 leżą gotowe.
rule-b2-10 = **Uzupełnianie.** Oba stosy ścieżek są równie wysokie. Nowe kafelki pochodzą z wyższego stosu, a przy równych z pierwszego. Nowy kafelek albo nowa karta zawsze zajmuje zwolnione miejsce.
rule-b2-11 = **Kolory w pierwszej grze.** Jeśli w pierwszej grze na wyspie są tylko 2 zadania, los decyduje, którego koloru tam brakuje. W grze solo 4 wyspy dostają niebieskie i czerwone, 3 niebieskie i żółte, 3 czerwone i żółte, w losowym układzie.

rules-b3 = Przygotowanie twojego miasta
rule-b3-1 = **Twoja plansza.** Dostajesz losowo jedno z czterech miast; różnią się kolejnością wcięć na portale. Dostajesz też kafelek początkowy z własną strażniczką, 7 nowicjuszy obok pól na zadania i statek w przystani. Zaczynasz z 0 punktów.
rule-b3-2 = **Kto zaczyna.** Przybudówki są rozdawane losowo. Kto dostanie tę z owalnym budynkiem, jest graczem rozpoczynającym. Gra toczy się zgodnie z ruchem wskazówek zegara.
rule-b3-3 = **Ofiary.** Na każdej z twoich 10 ofiar jest jeden zasób. Potasowane tworzą 2 stosy po 5; wierzchnia ofiara każdego stosu jest odkryta.
rule-b3-4 = **Kafelki Losu.** Twoje 8 kafelków Losu jest potasowanych. 7 z nich tworzy twój zapas, odkryty rząd o stałej kolejności. Ósmy leży osobno.
rule-b3-5 = **Pierwszy kafelek Losu.** Przed pierwszą turą, gdy przyjdzie twoja kolej, możesz wymienić ósmy kafelek na środkowy ze swojego zapasu. Potem kładziesz wybrany kafelek na zaznaczonym środku obszaru Losu, w dowolną stronę.
rule-b3-6 = **Z czym zaczynasz.** Bierzesz po 1 sztuce każdego z 6 zasobów i 5 żetonów: 2 żółte <token-yellow> i 3 takie, jakie pokazuje właśnie położony kafelek. Nic więcej ten kafelek nie daje.

rules-b4 = Twoja tura
rule-b4-1 = **Jedno z trzech.** W swojej turze robisz dokładnie jedną z tych rzeczy:
    - Kładziesz kafelek Losu ([B5]).
    - Używasz żetonów do jednej akcji (od [B6] do [B13]).
    - Rozpalasz ognisko ([B14]).
    Podczas odliczania możesz zamiast całej tury spasować ([B16.4]).
rule-b4-2 = **Bonusowe akcje.** Przedtem i potem możesz wykonać dowolną liczbę bonusowych akcji ([B15]).
rule-b4-3 = **Oddawanie żetonów.** Oddajesz żetony, gdy masz ich za dużo, żeby położyć kafelek Losu ([B5.1]). Wtedy gra o to zapyta.
rule-b4-4 = **Gdy nic już nie można.** Jeśli nie możesz ani położyć kafelka Losu, ani użyć żetonów, ani rozpalić ogniska, nie masz już tur do końca gry. Podczas odliczania możesz jeszcze spasować. Jeśli przed odliczaniem spotka to wszystkich, gra kończy się i liczy się punkty.
rule-b4-5 = **Nie w środku.** Nie można wykonać bonusowej akcji w środku czegoś innego. Rejs i akcja wyspy po nim to jedno. Jedna bonusowa akcja może umożliwić następną.
rule-b4-6 = **Kiedy nie masz już tur.** Rozstrzyga się to na początku twojej tury, i tylko wtedy, gdy nie możesz wykonać nawet bonusowej akcji. Jeśli wykonasz bonusową akcję, a potem nie możesz zrobić nic innego, twoja tura się kończy.
rule-b4-7 = **Automatyczne pasowanie.** Jeśli nie masz już tur, pasujesz automatycznie w pierwszej rundzie odliczania, która na to pozwala, bo czekanie dałoby tylko mniej. Jeśli na początku tury możesz wykonać tylko bonusową akcję, wykonujesz ją albo, podczas odliczania, pasujesz.

rules-b5 = Kładzenie kafelka Losu
rule-b5-1 = **Najwyżej jeden żeton.** Kafelek Losu możesz położyć tylko wtedy, gdy masz w zapasie najwyżej 1 żeton. Jeśli masz więcej, najpierw oddajesz nadmiar; wybierasz, który żeton zatrzymać.
rule-b5-2 = **Pierwszy albo ostatni.** Weź pierwszy albo ostatni kafelek z rzędu w swoim zapasie.
rule-b5-3 = **Gdzie go położyć.** Połóż go poziomo albo pionowo, w dowolną stronę, na wolnych polach obszaru Losu. Musi stykać się bokiem z co najmniej jednym leżącym tam kafelkiem. Nie może wystawać poza krawędź ani zakrywać innego kafelka.
rule-b5-4 = **Żetony za grupy.** Spójrz na każdy z jego 3 symboli. Jednakowe symbole, które stykają się bokami, tworzą grupę. Za każdy symbol bierzesz tyle żetonów jego rodzaju, ile symboli ma teraz jego grupa.
rule-b5-5 = **Nadrukowane symbole.** Gdy zakrywasz nadrukowany symbol, bierzesz to, co pokazuje: złoto <resource-gold> albo żółty żeton <token-yellow>.
rule-b5-6 = **Nie więcej, niż trzeba.** Oddajesz tylko nadmiar żetonów, nigdy więcej. Kafelka, który nigdzie nie pasuje, nie można wziąć.

rules-b6 = Płacenie
rule-b6-1 = **Jeden rodzaj żetonów.** Każda akcja wymaga jednego rodzaju żetonów. Żółty żeton <token-yellow> to joker: zastępuje dowolny inny.
rule-b6-2 = **Dwa za jeden.** Żeton, którego nie masz, możesz zastąpić 2 dowolnymi innymi.
rule-b6-3 = **Złoto.** Złoto <resource-gold> to joker: zastępuje dowolny zasób.
rule-b6-4 = **Dwa zasoby za jeden.** Zasób, którego nie masz, możesz zastąpić 2 dowolnymi innymi. Tak samo możesz zastąpić złoto.
rule-b6-5 = **Wybierasz, jak płacisz.** Jeśli możesz zapłacić na kilka sposobów, wybierasz. Nigdy nie płacisz więcej, niż trzeba.
rule-b6-6 = **Tylko przy płaceniu.** Zastępować wolno tylko przy płaceniu. Gdy zadanie wymaga, żeby coś **mieć**, liczy się tylko to, co naprawdę masz.
rule-b6-7 = **Kiedy czegoś brakuje.** Żeton albo zasób możesz zastąpić 2 innymi dopiero po zużyciu wszystkiego, co masz z jego rodzaju. Żółtych żetonów i złota możesz użyć zawsze.
rule-b6-8 = **Co trzeba zużyć.** Zużyć trzeba tylko wymagany rodzaj, nie żółte żetony ani złoto. To, co wydajesz na inną część tej samej ceny, liczy się jako zużyte. Te 2 rzeczy, które zastępują jedną, mogą być jednakowe albo różne. Gdy działa [B19.3] albo [B19.9], wolno mieszać dowolnie, także ze złotem.

rules-b7 = Budowa ścieżki
rule-b7-1 = **Następny kafelek ścieżki.** Zapłać żetonami ścieżki <token-path>. Weź jeden z 4 odkrytych kafelków ścieżki albo wierzchni ze stosu i połóż go na swoim następnym miejscu zgodnie z ruchem wskazówek zegara. Odkryte kafelki są uzupełniane.
rule-b7-2 = **Cena.** Miejsca 2, 3 i 4 kosztują po 1 żetonie, miejsca 5, 6 i 7 po 2. Możesz zbudować sześć kafelków.
rule-b7-3 = **Cztery w jednym kolorze.** Jeśli wszystkie 4 odkryte kafelki mają kryształy tego samego koloru, możesz przed wyborem włożyć je pod stosy. Odkrywa się 4 nowe.
rule-b7-4 = **Wymiana tylko raz.** Wolno to zrobić raz w akcji, po zapłaceniu, i tylko w tej akcji (nie daje tego [B18.bonus-2]). Te 4 kafelki trafiają po równo pod stosy, w losowej kolejności. Potem trzeba wziąć kafelek.
rule-b7-5 = **Kafelki muszą być.** Wymienić kafelki można tylko, dopóki są jakieś w stosach. Jeśli [B18.bonus-2] zostawi nieparzystą liczbę kafelków, pierwszy stos ma o jeden więcej.

rules-b8 = Rejs
rule-b8-1 = **Z przystani.** Twój pierwszy rejs kosztuje 1 żeton statku <token-ship> i prowadzi na dowolną wyspę. Gdy daje go [B18.bonus-7], jest darmowy.
rule-b8-2 = **Późniejsze rejsy.** 1 żeton wystarcza na 1 szlak, 2 żetony na 2 szlaki, 3 żetony na rejs do dowolnej wyspy. Możesz opuścić wyspę z dowolnej strony. Dwa szlaki mogą prowadzić tam i z powrotem: wtedy rejs kończy się przy wyspie, przy której się zaczął.
rule-b8-3 = **Miejsce dla wszystkich.** Przy wyspie może stać dowolna liczba statków.
rule-b8-4 = **Akcja wyspy.** Zaraz po rejsie możesz zrobić to, co oferuje wyspa: wziąć zadanie ([B9]) albo zabrać strażniczkę ([B10]). Kosztuje to tyle co zwykle i należy do tej samej tury.
rule-b8-5 = **Najniższa cena.** Rejs kosztuje najmniejszą liczbę żetonów, za którą dopłyniesz na wyspę. Więcej zapłacić nie można.

rules-b9 = Branie zadania
rule-b9-1 = **Kiedy można.** Twój statek musi stać przy wyspie, na której jest jeszcze zadanie. Musisz mieć mniej niż 7 zadań i ognisk.
rule-b9-2 = **Żetony.** Za swoją pierwszą ofiarę na tej wyspie płacisz 1 żeton zadania <token-task>, za drugą 2, za trzecią 3. Ofiary innych się nie liczą.
rule-b9-3 = **Zasoby.** Wybierz jedną ze swoich odkrytych ofiar. Zapłać pokazany na niej zasób i zasób wyspy.
rule-b9-4 = **Zadanie.** Weź zadanie z wyspy i zostaw na jego miejscu zakrytą ofiarę. Połóż zadanie na dowolnym wolnym polu na zadanie w swoim mieście. Potem odkryj następną ofiarę z tego stosu.

rules-b10 = Zabieranie strażniczki
rule-b10-1 = **Nowa strażniczka.** Twój statek musi stać przy wyspie strażniczek, a w mieście nie może być jeszcze strażniczki tego koloru. Zapłać 1 żeton strażniczki <token-guardian> i postaw strażniczkę na swoim polu początkowym. Może tam stać dowolnie wiele strażniczek.

rules-b11 = Procesja
rule-b11-1 = **Jak daleko.** Zapłać dowolną liczbę żetonów strażniczki <token-guardian>, co najmniej 1. Każda twoja strażniczka może zrobić najwyżej tyle kroków.
rule-b11-2 = **Kolejność.** Twoje strażniczki idą jedna po drugiej, każda raz, najpierw ta najbardziej z przodu. Jeśli kilka stoi razem na polu początkowym (albo, gdy działa [B19.1], na kafelku ścieżki), wybierasz, która idzie pierwsza.
rule-b11-3 = **Krok.** Krok prowadzi na następny kafelek ścieżki. Albo prowadzi z kafelka ścieżki do ogniska na tym samym miejscu, jeśli portal jest tam zbudowany, a ognisko rozpalone.
rule-b11-4 = **Po jednej.** Na kafelku ścieżki mieści się 1 strażniczka, przy ognisku też. Strażniczka nie może stanąć tam, gdzie jest już inna, ani jej minąć.
rule-b11-5 = **Co przynoszą.** Strażniczka, która kończy ruch na kafelku ścieżki, przynosi pokazany na nim zasób; na miejscu 1 to złoto <resource-gold>. Strażniczka, która się nie ruszyła albo stoi przy ognisku, nie przynosi nic.
rule-b11-6 = **Przy ognisku.** Strażniczka przy ognisku nie bierze już udziału w procesjach.
rule-b11-7 = **Ktoś musi móc iść.** Nie można wybrać procesji, w której żadna strażniczka nie mogłaby się ruszyć.
rule-b11-8 = **Ustalone z góry.** Mówisz, za ile kroków płacisz, zanim ruszy pierwsza strażniczka. Niewykorzystane kroki przepadają.
rule-b11-9 = **Nie na darmo.** W opłaconej procesji co najmniej jedna strażniczka robi co najmniej jeden krok. Nie można zapłacić za więcej kroków, niż liczy najdłuższa droga, jaką mogłaby w niej przejść któraś z twoich strażniczek, gdy te przed nią zrobią jej miejsce. Darmowy krok ([B19.2]) wlicza się do tej drogi, ale zawsze płacisz co najmniej 1 żeton.

rules-b12 = Wielkie Ognisko
rule-b12-1 = **Pierwsze użycie.** Pierwsze użycie w grze, czyjekolwiek by było, kosztuje 1 żeton Wielkiego Ogniska <token-great_bonfire> i obraca je na dowolne pole.
rule-b12-2 = **Późniejsze użycia.** 1 żeton obraca je o 1 pole zgodnie z ruchem wskazówek zegara, 2 żetony o 2 pola, 3 żetony na dowolne pole.
rule-b12-3 = **Dwie z trzech premii.** Weź 2 z 3 premii pola: jego żeton; jego zasób albo 2 punkty, jeśli to je pokazuje; jeden z jego portali.
rule-b12-4 = **Portale i wcięcia.** Portal musi pasować do twojego **następnego wolnego wcięcia**. Wcięcia zapełnia się od miejsca 7 do miejsca 1, przeciwnie do ruchu wskazówek zegara. Portalu, który nie pasuje, nie można wziąć. Tę zasadę znosi [B19.25].
rule-b12-5 = **Pełny obrót.** Tam, gdzie wolno wybrać dowolne pole, można też wybrać obecne.
rule-b12-6 = **Co jest pierwszym użyciem.** Pierwszym użyciem jest to, co zdarzy się najpierw: ta akcja, [B18.bonus-4] albo karta Toma.
rule-b12-7 = **Najniższa cena.** Pole kosztuje najmniejszą liczbę żetonów, która do niego prowadzi. Więcej zapłacić nie można. Jeśli karta Toma nie znajdzie dla niego portalu, Wielkie Ognisko się nie obraca i nie jest to użycie.
rule-b12-8 = **Mniej premii.** Gdy działa [B19.23], możesz wziąć też mniej, tylko dwie z trzech premii. Jeśli żaden portal nie pasuje, bierzesz dwie pozostałe.

rules-b13 = Rekrutacja gnoma
rule-b13-1 = **Cena.** Zrekrutuj jednego z odkrytych specjalistów albo Starszych. Zapłać 2 żetony gnoma <token-gnome> i 1 pokazany zasób albo 1 żeton i 2 takie zasoby. W mieście mieści się najwyżej 6 gnomów.
rule-b13-2 = **Potem.** Miejsce specjalisty uzupełnia się z talii, dopóki są w niej karty, miejsca Starszego się nie uzupełnia. Specjalista pomaga ci odtąd stale. Starszy od razu daje punkty ([B19.28] – [B19.33]).
rule-b13-3 = **Darmowy specjalista.** Specjalista, którego daje [B18.bonus-5], liczy się jako zrekrutowany.

rules-b14 = Rozpalanie ogniska
rule-b14-1 = **Odwróć zadanie.** Odwróć jedno ze swoich zadań, którego warunek jest teraz spełniony ([B17]). Od tej chwili jest ogniskiem i płonie do końca gry.
rule-b14-2 = **Nowicjusz rusza w drogę.** Stojący obok nowicjusz idzie do Wysokiej Rady, na jedno z 8 pól, na którym nie ma nowicjusza twojego koloru. Weź premię tego pola ([B18]) albo, jeśli pole na to pozwala, 1 punkt.
rule-b14-3 = **Punkty później.** Punkty za ognisko liczą się na koniec ([B20]).
rule-b14-4 = **To nic nie kosztuje.** Zatrzymujesz to, czego wymaga zadanie.

rules-b15 = Neutralni nowicjusze
rule-b15-1 = **Bonusowa akcja.** Jeśli spełniasz warunek wspólnego zadania, a jego neutralny nowicjusz jeszcze tam stoi, możesz wysłać go na pole Wysokiej Rady, na którym nie ma innego neutralnego nowicjusza. Weź premię tego pola albo jego 1 punkt, jak w [B14.2]. Punkty za samo wspólne zadanie przychodzą na koniec ([B20.5]).
rule-b15-2 = **Nie przeszkadzają sobie.** Neutralni nowicjusze i nowicjusze graczy nie blokują sobie nawzajem pól.
rule-b15-3 = **Miejsce jest zawsze.** Pól jest 8, a nowicjuszy jednego koloru nigdy więcej niż 7, neutralnych zaś 5.

rules-b16 = Odliczanie i koniec
rule-b16-1 = **Kiedy się zaczyna.** Liczą się wszyscy nowicjusze w Wysokiej Radzie: graczy, Toma i neutralni. Odliczanie zaczyna się, gdy tylko jest ich 7 przy 1 lub 2 graczach, 10 przy 3 graczach, 13 przy 4 graczach.
rule-b16-2 = **Pięć rund.** Potem gra się jeszcze 5 rund, o numerach od 5 do 1, a każdą zaczyna gracz rozpoczynający. Jeśli odliczanie zacznie się w turze gracza rozpoczynającego, ta runda jest już rundą 5: gracz rozpoczynający ma jeszcze 4 tury, pozostali 5. W przeciwnym razie najpierw kończy się runda, a potem każdy ma jeszcze 5 tur.
rule-b16-3 = **Podliczenie.** Po rundzie 1 liczy się punkty ([B20]).
rule-b16-4 = **Pasowanie.** W rundzie odliczania możesz spasować zamiast rozgrywać turę. Dostajesz tyle punktów, ile wynosi numer rundy, i nie masz już tur. Twoje miasto punktuje jak zwykle.
rule-b16-5 = **Cała tura.** Pas zastępuje całą turę, więc nie wykonujesz przy nim bonusowych akcji.
rule-b16-6 = **Liczenie rund.** Runda zaczyna się od gracza rozpoczynającego, nawet jeśli nie ma on już tur. Gdy nikt nie ma już tur, od razu liczy się punkty; o grze solo mówi [B21.16].
rule-b16-7 = **Nie za wcześnie.** Do końca rundy, w której zaczyna się odliczanie, nikt nie może spasować, chyba że jest to runda 5. Jeśli odliczanie zaczyna karta Toma, następna runda jest rundą 5.

rules-b17 = Zadania
rule-b17-0 = **Więcej nie szkodzi.** Możesz mieć więcej, niż wymaga zadanie. Tam, gdzie zadanie tak mówi, złoto się nie liczy. Warunek musi być spełniony w chwili rozpalania, później już nie musi.
rule-b17-blue = **Niebieskie zadania.** Są warte 2 lub 3 punkty. Oto wszystkie:
rule-b17-red = **Czerwone zadania.** Są warte 4 lub 5 punktów. Oto wszystkie:
rule-b17-yellow = **Żółte zadania.** Są warte 6, 7 lub 8 punktów. Oto wszystkie:
rule-b17-1 = **Zadania, które liczą same siebie.** Gdy wymagane są zadania jego koloru, zadanie w twoim mieście liczy się samo. Ogniskiem jest dopiero po rozpaleniu.
rule-b17-2 = **Grupy symboli.** Grupa może mieć dowolny kształt. Jej symbole są jednego rodzaju, stykają się bokami i jest ich co najmniej tyle, ile trzeba. Gdy wymagane są dwie grupy, muszą być osobne.
rule-b17-3 = **Co też się liczy.** Ścieżka na kafelku początkowym liczy się jako kafelek ścieżki, a jej zasobem jest złoto <resource-gold>. Twoja własna strażniczka liczy się jako strażniczka, a Starszy jako gnom.
rule-b17-4 = **Dokładniej.** „Jedno wypełnione wspólne zadanie” znaczy, że jego warunek jest teraz spełniony. Stos ofiar jest wyczerpany, gdy nie ma już nawet odkrytej. Liczą się tylko twoje ofiary. Żółte żetony nie należą do tych 5 żetonów.
rule-b17-5 = **Pięć żetonów.** Potrzebujesz każdego z 5 pokazanych żetonów: z każdego rodzaju tylu, ile pokazuje kafelek. Mogą być jednego rodzaju albo różnych.
rule-b17-council = **Wspólne zadania.** Każde jest na koniec warte 4 punkty dla każdego, kto je wypełni. To z siedmioma zadaniami jest warte 7 punktów, jeśli wszystkie są ogniskami. Oto wszystkie pięć:

rules-b18 = Premie Wysokiej Rady
rule-b18-bonus-1 = **Złoto i żeton.** Weź 2 sztuki złota <resource-gold> i 1 żółty żeton <token-yellow>. Tu nie można wybrać zamiast tego 1 punktu.
rule-b18-bonus-2 = **Kafelek ścieżki.** Weź dowolny kafelek ścieżki, odkryty albo wyszukany w stosach, i połóż go za darmo na swoim następnym miejscu. Potem stosy są tasowane. Albo weź 1 punkt.
rule-b18-bonus-3 = **Strażniczka.** Weź strażniczkę w kolorze, którego nie masz, i postaw ją na swoim polu początkowym. Albo weź 1 punkt.
rule-b18-bonus-4 = **Wielkie Ognisko.** Obróć Wielkie Ognisko na dowolne pole i weź zwykłe premie. Albo weź 1 punkt.
rule-b18-bonus-5 = **Specjalista.** Weź za darmo odkrytego specjalistę. Albo weź 1 punkt.
rule-b18-bonus-6 = **Spacer.** Przesuń jedną swoją strażniczkę dowolnie daleko, naprzód albo wstecz, na wolny kafelek ścieżki albo do wolnego ogniska. Ogniska jak zwykle wymagają portali. Strażniczka przynosi to co zwykle. Albo weź 1 punkt.
rule-b18-bonus-7 = **Rejs.** Płyń za darmo na dowolną wyspę, nawet na tę, przy której stoi twój statek. Akcja wyspy po rejsie kosztuje tyle co zwykle. Albo weź 1 punkt.
rule-b18-bonus-8 = **Kafelek Losu.** Połóż teraz pierwszy albo ostatni kafelek Losu ze swojego zapasu, bez względu na liczbę żetonów, ze zwykłym zyskiem. Albo weź 1 punkt.
rule-b18-1 = **Gdy się nie da.** Premia, której nie możesz wykonać, bo osiągnięto limit albo nic już nie zostało, jest warta 1 punkt.
rule-b18-2 = **Więcej o spacerze.** W spacerze ([B18.bonus-6]) strażniczka może ruszyć skądkolwiek: z pola początkowego, z kafelka ścieżki albo od ogniska. Celem jest inny kafelek ścieżki albo inne ognisko niż to, przy którym stoi. Wolny musi być tylko cel; gdy działa [B19.1], kafelek ścieżki jest wolny zawsze. Ognisko musi być rozpalone, a jego miejsce musi mieć portal i kafelek ścieżki. To nie jest procesja.
rule-b18-3 = **Tasowanie stosów.** Jeśli kafelek, który daje [B18.bonus-2], pochodzi ze stosów, tasuje się je razem i znów dzieli po równo.
rule-b18-4 = **Gnomy pomagają i tutaj.** Zdolności twoich gnomów działają też przy premiach. Nie działają tylko te, które dotyczą opłaconych kroków, szlaków i pól: [B19.2], [B19.21] i [B19.22].

rules-b19 = Gnomy
rule-b19-1 = **Miejsce na ścieżce.** Na twoim kafelku ścieżki może stać dowolna liczba twoich strażniczek, mogą się więc tam mijać. Przy ogniskach nie.
rule-b19-2 = **O krok dalej.** W każdej procesji każda strażniczka może pójść o 1 krok dalej, niż opłacono.
rule-b19-3 = **Dwa dowolne zasoby.** Gdy bierzesz zadanie, płacisz 2 dowolne zasoby zamiast wymaganych.
rule-b19-4 = **Punkty za Starszych.** Dostajesz 2 punkty za każdym razem, gdy rekrutujesz Starszego.
rule-b19-5 = **Żółty liczy się podwójnie.** Każdy żółty żeton <token-yellow>, którym płacisz, liczy się jako 2 żetony jednego rodzaju.
rule-b19-6 = **Zasób do wyboru.** Strażniczka, która kończy ruch na kafelku ścieżki, także na miejscu 1, przynosi wybrany przez ciebie zasób: jeden z pięciu zwykłych albo ten nadrukowany.
rule-b19-7 = **Złoto za nowicjuszy.** Dostajesz 1 sztukę złota <resource-gold> za każdym razem, gdy wysyłasz nowicjusza, własnego lub neutralnego, do Wysokiej Rady.
rule-b19-8 = **Ścieżki dają zasoby.** Z każdym kafelkiem ścieżki, który bierzesz, dostajesz 1 pokazany na nim zasób.
rule-b19-9 = **Rekrutacja za cokolwiek.** Rekrutacja kosztuje 1 lub 2 dowolne zasoby zamiast pokazanego, nawet gdy pokazane jest złoto.
rule-b19-10 = **Szara strażniczka przynosi podwójnie.** Gdy szara strażniczka <guardian-grey> kończy ruch na kafelku ścieżki, przynosi swój zasób jeszcze raz.
rule-b19-11 = **Różowa strażniczka przynosi podwójnie.** Gdy różowa strażniczka <guardian-pink> kończy ruch na kafelku ścieżki, przynosi swój zasób jeszcze raz.
rule-b19-12 = **Beżowa strażniczka przynosi podwójnie.** Gdy beżowa strażniczka <guardian-natural> kończy ruch na kafelku ścieżki, przynosi swój zasób jeszcze raz.
rule-b19-13 = **Bursztynowa strażniczka przynosi podwójnie.** Gdy bursztynowa strażniczka <guardian-amber> kończy ruch na kafelku ścieżki, przynosi swój zasób jeszcze raz.
rule-b19-14 = **Los z trzema żetonami.** Możesz położyć kafelek Losu, mając w zapasie do 3 żetonów.
rule-b19-15 = **Żeton z każdym gnomem.** Dostajesz 1 żółty żeton <token-yellow> za każdym razem, gdy rekrutujesz gnoma, także tego.
rule-b19-16 = **Nadrukowane symbole podwójnie.** Każdy nadrukowany symbol, który zakrywasz w obszarze Losu, daje to, co pokazuje, jeszcze raz.
rule-b19-17 = **Procesja powitalna.** Gdy tylko na twoim polu początkowym staje strażniczka, od razu rusza procesja o 1 krok. Nie przynosi zasobów.
rule-b19-18 = **Cenniejsze miejsca.** Na koniec dostajesz o 2 punkty więcej za każdą swoją strażniczkę przy ognisku.
rule-b19-19 = **Wdzięczność Rady.** Dostajesz 1 sztukę złota <resource-gold> i 1 żółty żeton <token-yellow> za każdym razem, gdy wypełniasz wspólne zadanie, raz za każde, bez względu na to, czy jego nowicjusz jeszcze tam stoi. Wypełnione wcześniej się nie liczą.
rule-b19-20 = **Złoto na początku.** Dostajesz 1 sztukę złota <resource-gold> za każdym razem, gdy strażniczka kończy ruch na ścieżce miejsca 1.
rule-b19-21 = **O szlak dalej.** Twój statek może popłynąć o 1 szlak dalej, niż opłacono. Trzeba zapłacić co najmniej 1 żeton.
rule-b19-22 = **O pole dalej.** Wielkie Ognisko może obrócić się o 1 pole dalej, niż opłacono. Trzeba zapłacić co najmniej 1 żeton.
rule-b19-23 = **Wszystkie trzy premie.** Możesz wziąć wszystkie 3 premie Wielkiego Ogniska, każdą raz; portal tylko wtedy, gdy pasuje.
rule-b19-24 = **Nowicjusze się zmieszczą.** Nowicjusze, których wysyłasz, własni lub neutralni, mogą iść na pola, na których są już nowicjusze tego samego koloru.
rule-b19-25 = **Portale w dowolnej kolejności.** Możesz zapełniać wcięcia w dowolnej kolejności.
rule-b19-26 = **Tanie zadania.** Zadanie zawsze kosztuje cię 1 żeton.
rule-b19-27 = **Poza krawędź.** Kafelki Losu mogą wystawać poza krawędź, jeśli co najmniej 1 symbol leży w środku. Symbole na zewnątrz liczą się jak inne: do żetonów, do grup i do stykania się.
rule-b19-27a = **Zdolności się sumują.** Jeśli kilka gnomów nagradza to samo, dostajesz wszystko. Tak więc jeden z czterech ([B19.10] – [B19.13]) i [B19.20] dają razem o 2 więcej.
rule-b19-27b = **Powitanie o krok dalsze.** Procesja powitalna ([B19.17]) też jest procesją, więc działa w niej [B19.2].
rule-b19-27c = **Powitanie bez zysku.** W procesji powitalnej ([B19.17]) nikt nie musi się ruszyć, a [B19.6], [B19.10] – [B19.13] i [B19.20] nic w niej nie dają.
rule-b19-27d = **Wybór liczy się dwa razy.** Gdy działa [B19.6], wybrany zasób dają jeszcze raz także [B19.10] – [B19.13]. Bez względu na wybór [B19.20] dokłada złoto.
rule-b19-27e = **Pół żetonu.** Gdy działa [B19.5], a potrzebujesz tylko połowy żółtego żetonu, druga połowa przepada.
rule-b19-27f = **Szósty gnom.** Jeśli twoim szóstym gnomem jest [B19.19], nagradza też wspólne zadanie, które wypełnia swoim przybyciem.
rule-b19-28 = **Starszy ścieżek.** Od razu 1 punkt za każdy twój kafelek ścieżki, także ten na kafelku początkowym.
rule-b19-29 = **Starszy Losu.** Od razu 1 punkt za każdy kafelek, który leży w twoim obszarze Losu.
rule-b19-30 = **Starszy portali.** Od razu 1 punkt za każdy twój portal.
rule-b19-31 = **Starszy zadań.** Od razu 1 punkt za każde twoje zadanie i ognisko.
rule-b19-32 = **Starszy strażniczek.** Od razu 1 punkt za każdą twoją strażniczkę.
rule-b19-33 = **Starszy gnomów.** Od razu 1 punkt za każdego twojego gnoma, także tego.

rules-b20 = Punktacja końcowa
rule-b20-1 = **Ogniska.** Każde ognisko daje nadrukowane na nim punkty, od 2 do 8.
rule-b20-2 = **Strażniczki przy ogniskach.** Każda strażniczka przy ognisku daje punkty swojego pola, od 2 do 8, a gdy działa [B19.18], o 2 więcej.
rule-b20-3 = **Portale.** Każdy portal obok ogniska daje 2 punkty.
rule-b20-4 = **Kryształy.** Każdy kafelek ścieżki, którego kryształ ma kolor ogniska na jego miejscu, daje 2 punkty, z portalem czy bez.
rule-b20-5 = **Wspólne zadania.** Każde wspólne zadanie, które wypełniasz, daje 4 punkty. Siedem ognisk daje 7.
rule-b20-6 = **Kafelki Losu.** Każdy kafelek Losu, który został w twoim zapasie, daje 3 punkty.
rule-b20-7 = **Co zostało.** Policz razem swoje żetony i zasoby. Każde 2 z nich dają 1 punkt.
rule-b20-8 = **Kto wygrywa.** Wygrywa, kto ma najwięcej punktów. Przy równych punktach wygrywa, kto ma więcej ognisk. Jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
rule-b20-9 = **Przykład.** Pięć ognisk za 7, 5, 2, 4 i 2 to 20. Strażniczka na polu za 6 to 6. 5 portali obok ognisk to 10, 4 pasujące kryształy 8, wspólne zadanie z 7 portalami 4, 2 kafelki Losu 6, 3 żetony i 1 zasób 2. Z 5 punktami, które w trakcie gry dał Starszy, wychodzi razem 61.

rules-b21 = Solo: przeciwko Tomowi
rule-b21-1 = **Co jest inaczej.** Grasz według zasad dla 2 graczy i zaczynasz. Losuje się 7 niebieskich, 7 czerwonych i 6 żółtych zadań, a każda wyspa dostaje 2 w różnych kolorach. Na żadnym polu Wielkiego Ogniska nie ma dwóch jednakowych portali. Usuwa się 3 specjalistów, którzy pokazują złoto.
rule-b21-2 = **Miasto Toma.** Tom ma miasto z kafelkiem początkowym, własną strażniczkę, 4 nowicjuszy i 0 punktów. Nie ma statku, ofiar ani kafelków Losu i nigdy nie ma żetonów ani zasobów.
rule-b21-3 = **Karty Toma.** Po każdej twojej turze odkrywa się i wykonuje jedną kartę z talii Toma, która liczy 8 kart. Gdy talia jest pusta, tasuje się ją od nowa.
rule-b21-4 = **Zasób gnoma.** Jeśli karta pokazuje znak gnoma, odkrywa się i odrzuca wierzchniego gnoma z talii. Jego zasób to **zasób gnoma**. Gdy potrzebny jest gnom, a talia jest pusta, tasuje się odrzucone gnomy.
rule-b21-5 = **Karta: gnom.** Tom bierze wszystkich odkrytych specjalistów z zasobem gnoma, a ich miejsca są uzupełniane. Nigdy nie używa ich zdolności.
rule-b21-6 = **Karta: ścieżka.** Tom bierze, od lewej do prawej, wszystkie odkryte kafelki ścieżki z zasobem gnoma, a ich miejsca są uzupełniane.
rule-b21-7 = **Karta: zadanie I.** Z 2 wysp z zasobem gnoma Tom bierze najwięcej warte zadanie. Trafia ono na jego następne wolne miejsce zgodnie z ruchem wskazówek zegara i od razu jest rozpalone. Jeśli kilka jest wartych tyle samo, wybierasz.
rule-b21-8 = **Karta: zadanie II.** Jak zadanie I, ale z najmniej wartym zadaniem. Potem jeden z nowicjuszy Toma idzie do Wysokiej Rady, a Tom zdobywa 1 punkt.
rule-b21-9 = **Karta: strażniczka.** Tom bierze strażniczkę w kolorze, którego nie ma, i stawia ją na swoim polu początkowym.
rule-b21-10 = **Karta: Wielkie Ognisko.** Obraca się ono zgodnie z ruchem wskazówek zegara do najbliższego pola z portalem, którego Tom teraz potrzebuje, i Tom go bierze. Obecne pole jest brane pod uwagę jako ostatnie.
rule-b21-11 = **Tom i wspólne zadania.** Gdy Tom wypełnia wspólne zadanie, na którym jeszcze stoi neutralny nowicjusz, nowicjusz ten idzie do Wysokiej Rady i leży tam, żeby niczego nie blokować. Tom zdobywa 1 punkt.
rule-b21-12 = **Gdy Tom nie może nic zrobić.** Jeśli Tom nie może działać, bo wypełnił już odpowiednie wspólne zadanie, zdobywa zamiast tego 3 punkty. Jeśli nie może działać z innego powodu, nic się nie dzieje.
rule-b21-13 = **Limity Toma.** Limity miasta ([B1.3]) obowiązują też Toma. Gnomy i kafelki ścieżki bierze tylko do limitu, zaczynając od lewej.
rule-b21-14 = **Koniec.** Odliczanie zaczyna się z 7. nowicjuszem w Wysokiej Radzie. Gra kończy się od razu i liczy się punkty, gdy talia Toma skończy się po raz 4., czyli po 32 kartach.
rule-b21-15 = **Kto wygrywa.** Punktuje się jak zwykle. Wygrywasz, mając więcej punktów niż Tom. Równe punkty to remis.
rule-b21-16 = **Po twoim pasie.** Jeśli pasujesz podczas odliczania albo nie masz już tur, Tom i tak odkrywa jedną kartę na rundę aż do końca.
rule-b21-17 = **Wybory za Toma.** Za Toma wybierasz tylko spośród równie wartych zadań. To, którą strażniczkę bierze i dokąd idą za niego nowicjusze, niczego nie zmienia, więc gra bierze pierwszą możliwość.
rule-b21-18 = **Najpierw gnom.** Najpierw odkrywa się gnoma, nawet jeśli Tom nie może potem działać. Jeśli zadanie II nie przyniesie zadania, żaden nowicjusz nie idzie, a Tom nic za to nie zdobywa.
rule-b21-19 = **Szczegóły tury Toma.** Tom bierze to, co było odkryte w chwili odkrycia jego karty, a nie to, co przyszło z uzupełnienia. Jeśli zachodzą oba powody z [B21.12], zdobywa 3 punkty. Równe punkty to remis, nawet jeśli ktoś z was ma więcej ognisk. Plansza Toma to losowa z trzech pozostałych.
rule-b21-20 = **Nowicjusze Toma.** Nowicjusze Toma zajmują pola 1, 2, 3 i 4. Neutralni nowicjusze, którzy idą za niego, kładą się na polu 1. Jego gnomy nigdy nie liczą się jako twoje i nie dają mu zdolności. Jeśli nie ma już gnoma do odkrycia, nie ma zasobu gnoma. Gdy jego czterej nowicjusze są już w Radzie, zadanie II nikogo tam nie wysyła i nie daje za to punktu.

rules-b22 = Seria z utrudnieniem
rule-b22-1 = **Utrudnienie.** Seria gier solo zaczyna się od utrudnienia −10. Gdy utrudnienie jest dodatnie, Tom zaczyna z tyloma punktami. Gdy jest ujemne, zaczynasz z nimi ty.
rule-b22-2 = **Z gry na grę.** Po wygranej utrudnienie rośnie o 5, po przegranej spada o 2, po remisie się nie zmienia. Celem jest jak najwyższe utrudnienie. Zachowuje się ono między grami.
