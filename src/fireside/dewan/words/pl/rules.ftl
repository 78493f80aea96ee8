# Zasady Dewan, opowiedziane graczom. Numery są takie jak w docs/rules/dewan.md.
# Jak zapisuje się zasady, mówi początek angielskiego pliku ../../../bonfire/words/en/rules.ftl.

rules-d1 = Mapa i jej słowa
rule-d1-1 = **Tereny i symbole.** Są cztery rodzaje lądu: badlandy <terrain-badlands>, góry <terrain-mountains>, pustynia <terrain-desert> i las <terrain-forest>. Piąty teren to woda <terrain-water>. Są trzy zasoby: artefakt <symbol-artifact>, pigment <symbol-pigment> i kryształ <symbol-crystal>. Oprócz tego są jagody <symbol-berry>, ogień <symbol-fire> i punkty.
rule-d1-2 = **Pola i strefy.** **Pole** to jeden sześciokąt. **Strefa** to jedno pole albo kilka sąsiednich pól tego samego terenu. Strefy przechodzą przez granice kafelków. Pola bez terenu nie należą do żadnej strefy.
rule-d1-3 = **Gdzie są symbole.** Symbol zasobu leży na krawędzi między dwoma polami. Obóz na każdym z nich z nim sąsiaduje. Symbol jagód leży na polu.
rule-d1-4 = **Obóz początkowy.** Środek twojego kafelka startowego nie ma terenu. Od początku gry stoi tam twój **obóz początkowy**.
rule-d1-5 = **Co jest zakryte.** Zakryte są stosy, po 2 karty rozdane każdemu graczowi i karty dobrane w nagrodę. Wszystko inne jest jawne: odrzucone karty, liczba kart na rękach i w stosach oraz każda karta, którą ktoś bierze z rzędu, płaci albo przekazuje.

rules-d2 = Przygotowanie
rule-d2-1 = **Scenariusz.** Scenariusz określa układ mapy, punktację i wydarzenie. Każdy gracz dostaje losowy kafelek startowy. Losuje się tyle neutralnych kafelków, ilu jest graczy. Wszystkie kafelki obraca się losowo i rozkłada tak, jak mówi scenariusz.
rule-d2-2 = **Jagody.** Na każdym symbolu jagód na mapie leżą 2 żetony jagód <symbol-berry>.
rule-d2-3 = **Twoje plemię.** Na miejscach od 1 do 8 twojej planszetki plemienia stoi 8 obozów. Twój dziewiąty obóz to obóz początkowy na mapie.
rule-d2-4 = **Kafelki historii.** 24 kafelki historii są potasowane. 5 leży odkrytych w rzędzie, reszta to zakryty stos.
rule-d2-5 = **Karty terenów.** 55 kart terenów jest potasowanych. Każdy gracz dostaje 2 zakryte, 6 leży odkrytych w rzędzie, reszta to zakryty stos.
rule-d2-6 = **Twoja pierwsza historia.** Losowo wybrany pierwszy gracz ma znacznik Dewan do końca gry. Zaczyna gracz po jego prawej stronie, potem kolejni w prawo, tak że pierwszy gracz wybiera ostatni; każdy bierze jeden kafelek historii: jeden z 5 odkrytych albo w ciemno wierzchni ze stosu. Połóż go odkrytego na swoim pierwszym miejscu na historię. Po każdym wyborze rząd jest uzupełniany.
rule-d2-7 = **Układanie mapy.** Neutralne kafelki trafiają na swoje miejsca w losowej kolejności. Miejsca startowe rozdaje się zgodnie z ruchem wskazówek zegara, zaczynając od losowego. Kafelek wulkanu lub ulewy też obraca się losowo.
rule-d2-8 = **Uzupełnianie historii.** Nowy kafelek historii zajmuje zwolnione miejsce.

rules-d3 = Twoja tura
rule-d3-1 = **Jedno z dwóch.** Każdy gracz ma w rundzie jedną turę, zgodnie z ruchem wskazówek zegara, zaczynając od znacznika Dewan. W swojej turze robisz dokładnie jedną z tych rzeczy:
    - Bierzesz 2 karty ([D4]).
    - Umieszczasz obóz ([D5]).
    Potem następuje koniec twojej tury ([D8]).
rule-d3-2 = **Pasowanie.** Pasujesz tylko wtedy, gdy nie możesz ani wziąć karty, ani umieścić obozu. Koniec tury i tak następuje.

rules-d4 = Branie dwóch kart
rule-d4-1 = **Dwie sąsiednie.** Weź na rękę dwie sąsiednie karty z rzędu. Rząd ma dwa końce, więc jego pierwsza i ostatnia karta nie sąsiadują ze sobą. Ze stosu kart brać nie można. Na ręce możesz mieć dowolnie wiele kart.
rule-d4-2 = **Uzupełnianie.** Dwie luki zapełnia się ze stosu jedną po drugiej, najpierw tę bliższą stosu. Stos leży na lewym końcu. Pozostałe karty się nie przesuwają.
rule-d4-3 = **Pusty stos.** Gdy potrzebna jest karta, a stos jest pusty, tasuje się odrzucone karty i tworzą one nowy stos.
rule-d4-4 = **Brak kart.** Jeśli nie ma kart ani w stosie, ani wśród odrzuconych, luki zostają. Sąsiednie są karty, między którymi nie ma luki. Jeśli żadne dwie karty nie sąsiadują, bierzesz zamiast tego jedną kartę.
rule-d4-5 = **Luki, które zostały.** Takie luki zapełnia się, zaczynając od najbliższej stosu, na koniec pierwszej tury, w której znów są karty, zanim sprawdzi się historie ([D8.1]).
rule-d4-6 = **Jedna karta.** Jedną kartę można wziąć tylko wtedy, gdy w całym rzędzie żadne dwie karty nie sąsiadują.

rules-d5 = Umieszczanie obozu
rule-d5-1 = **Skąd i dokąd.** Wybierz pole jednego ze swoich obozów na mapie jako pole startowe i wolne pole jako pole docelowe. Polem docelowym nie może być woda (ale zobacz [D14]) ani środek kafelka startowego.
rule-d5-2 = **Płacenie za trasę.** Trasa prowadzi z pola na sąsiednie pole. Za każde pole, z polem startowym i docelowym włącznie, odrzucasz jedną kartę jego terenu. Pole docelowe obok startowego kosztuje więc 2 karty. Karta z dwoma terenami liczy się jako jeden z nich; wybierasz który.
rule-d5-3 = **Z obozu początkowego.** Jeśli zaczynasz w swoim obozie początkowym, pierwsza karta jest jokerem: może być dowolna.
rule-d5-4 = **Przez wodę.** W obrębie jednej strefy wody <terrain-water> jedna karta wody płaci za dowolną liczbę kolejnych pól.
rule-d5-5 = **Przez cudze obozy.** Możesz przekroczyć pole z obozem innego gracza. Kartę za to pole przekazujesz temu graczowi na rękę, zamiast ją odrzucić. Za cudzy obóz początkowy wystarczy dowolna karta; dostaje ją właściciel. Za każdy przekraczany obóz dajesz osobną kartę.
rule-d5-6 = **Przez własne obozy.** Własne obozy też możesz przekraczać. Kartę odrzucasz. Za własny obóz początkowy wystarczy dowolna karta.
rule-d5-7 = **Obóz staje.** Potem pierwszy od lewej obóz z twojej planszetki plemienia trafia na pole docelowe.
rule-d5-8 = **Przykład.** Dowolna karta za wyjście z obozu początkowego, góry, jedna karta wody za dwa pola wody, badlandy dla właściciela obozu po drodze, badlandy za pole docelowe: pięć kart.
rule-d5-9 = **Wybierasz drogę.** Jeśli jest kilka tras albo sposobów zapłaty, wybierasz. Trasy, które kosztują te same karty i dają te same karty tym samym graczom, to jedna możliwość.
rule-d5-10 = **Bez objazdów.** Nie można zapłacić więcej, niż trzeba. Zapłata jest niedozwolona, jeśli już jej część, te same karty dla tych samych graczy, wystarczyłaby na dojście do pola docelowego z jednego z twoich obozów. Dlatego nigdy nie wchodzisz dwa razy na to samo pole ani do tej samej strefy wody.
rule-d5-11 = **Jednakowe karty.** Karty, które pokazują to samo, są jednakowe. Ta sama karta dla innego gracza to inna zapłata.

rules-d6 = Co daje obóz
rule-d6-1 = **Jagody.** Jeśli w strefie twojego nowego obozu jest żeton jagody <symbol-berry>, weź jeden. Tylko jeden, bez względu na to, ile ich tam jest, ale znowu przy każdym późniejszym obozie w tej strefie.
rule-d6-2 = **Miejsce na planszetce.** Potem działa miejsce, z którego pochodzi obóz:
    - Miejsce 1: nic.
    - Miejsca 2, 4 i 6: weź kafelek historii jak w [D2.6] i połóż go na swoim pierwszym wolnym miejscu na historię.
    - Miejsca 3, 5 i 7: możesz wsunąć pod to miejsce jedną kartę z ręki, teraz albo nigdy.
    - Miejsce 8: zaczyna się koniec gry, a przy punktacji masz o 1 ogień <symbol-fire> więcej.
rule-d6-3 = **Wsunięte karty.** Wsunięta karta pokazuje jeden ze swoich terenów; wybierasz go przy wsuwaniu. Jeśli karta ma symbol, liczy się on bez względu na wybrany teren.
rule-d6-4 = **Koniec historii.** Gdy stos kafelków historii jest pusty, wybierać można tylko z rzędu, a jego luki zostają. Jeśli nie ma kafelków ani w stosie, ani w rzędzie, nie bierzesz żadnego.

rules-d7 = Kafelki historii
rule-d7-1 = **Spełniona historia.** Historia jest spełniona, gdy masz wszystko, czego wymaga jej kafelek. Każdy kafelek sprawdza się osobno, więc te same obozy, symbole i wsunięte karty mogą służyć kilku kafelkom. Twój obóz początkowy nigdy się nie liczy.
rule-d7-2 = **Ląd.** Za każdy wymagany ląd potrzebujesz obozu w innej strefie tego lądu.
rule-d7-3 = **Woda.** Za każdą wymaganą wodę <terrain-water> potrzebujesz obozu obok innej strefy wody. Jeden obóz może sąsiadować z kilkoma.
rule-d7-4 = **Zasoby.** Za każdy wymagany zasób potrzebujesz obozu obok innego symbolu tego zasobu. Symbol liczy się raz, bez względu na to, ile twoich obozów z nim sąsiaduje. Z tego samego symbolu może korzystać kilku graczy.
rule-d7-5 = **Wsunięte karty się liczą.** Każda wsunięta karta liczy się jako jeszcze jedna strefa terenu, który pokazuje, także wody. Jeśli ma symbol zasobu, liczy się on jako jeszcze jeden symbol.
rule-d7-6 = **Przykład.** Dwa obozy w jednej strefie lasu, oba obok tej samej strefy wody, liczą się jako 1 las i 1 woda.

rules-d8 = Koniec twojej tury
rule-d8-1 = **Sprawdzanie historii.** Na koniec swojej tury sprawdzasz swoje kafelki historii. Najpierw oznacza się wszystkie nowo spełnione. Potem za każdy z nich dobierasz jedną kartę ze stosu, dopóki są karty. Sprawdzasz tylko na koniec własnej tury.
rule-d8-2 = **Na dobre.** Spełniona historia pozostaje spełniona, cokolwiek się później wydarzy.
rule-d8-3 = **Nowe kafelki też.** Kafelek wzięty w tej turze sprawdza się w tej turze. Przed punktacją nic nie jest już sprawdzane: jeśli po twojej ostatniej turze wydarzenie innego gracza sprawi, że masz wszystko, historia i tak nie jest spełniona.
rule-d8-4 = **Przykład.** Masz obozy w 2 strefach pewnego lądu i jego wsuniętą kartę, obóz obok jednego symbolu pewnego zasobu i ten sam symbol na wsuniętej karcie. Historia „2 razy ten zasób, 3 razy ten ląd” jest więc spełniona, a ty dobierasz 1 kartę.
rule-d8-5 = **Nagrody i wydarzenia.** W scenariuszach z wydarzeniem nagroda nigdy nie pochodzi ze stosu kart terenów ([D11.1]) i nigdy nie wywołuje wydarzenia. Jeśli nie ma kart ani w rezerwie, ani wśród odrzuconych, nagrody nie ma.

rules-d9 = Koniec gry i punktacja
rule-d9-1 = **Ostatnia runda.** Gdy ktoś umieści 8. obóz, rundę gra się do końca, aż do gracza po prawej stronie znacznika Dewan. Inni też mogą w niej umieścić swój 8. obóz. Potem liczy się punkty. Wszyscy mają za sobą tyle samo tur.
rule-d9-2 = **Niespełnione historie.** Kafelki niespełnionych historii odpadają razem ze swoimi punktami i ogniem.
rule-d9-3 = **Historie.** Dostajesz punkty za swoje spełnione historie.
rule-d9-4 = **Ogień.** Każdy ogień <symbol-fire> daje 1 punkt: na kafelkach spełnionych historii, na wsuniętych kartach i 1 dla każdego, kto umieścił 8. obóz. Kto ma najwięcej ognia, dostaje o 4 więcej; przy remisie dostają je wszyscy remisujący. Bez żadnego ognia nikt tych 4 nie dostaje.
rule-d9-5 = **Grupy.** Każda grupa z 2 lub więcej twoich sąsiednich obozów daje 4 punkty. Wszystkie, które się łączą, to jedna grupa, bez względu na wielkość. Twój obóz początkowy tu się liczy.
rule-d9-6 = **Jagody.** Każda jagoda <symbol-berry> daje 2 punkty: twoje żetony i te na wsuniętych kartach.
rule-d9-7 = **Kto wygrywa.** Wygrywa, kto ma najwięcej punktów. Przy równych punktach wygrywa, kto ma więcej kart na ręce. Jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
rule-d9-8 = **Przykład.** Historie za 5, 7 i 4 punkty, czwarta odpada: 16. 3 żetony jagód i jagoda na karcie: 8. 3 ognie, ale ktoś ma więcej: 3. 2 grupy: 8. Razem 35.
rule-d9-9 = **Wszyscy pasują.** Jeśli w jednej rundzie spasują wszyscy gracze ([D3.2]), gra kończy się i liczy się punkty.
rule-d9-10 = **Taka runda.** Taką rundę liczy się od znacznika Dewan.

rules-d10 = Drużyny
rule-d10-1 = **Dwoje na dwoje.** Czworo graczy tworzy dwie drużyny. Partnerzy siedzą naprzeciwko siebie, więc drużyny grają na przemian. Poza tym gra się jak przy 4 graczach, z tym samym układem mapy.
rule-d10-2 = **Punkty drużyny.** Drużyna dostaje:
    - punkty za historie obojga partnerów,
    - 1 punkt za każdy ogień <symbol-fire> obojga, a drużyna z większą liczbą ognia o 4 więcej (przy remisie obie drużyny),
    - 4 punkty za każdą grupę z 2 lub więcej sąsiednich obozów drużyny, w której jest choć jeden obóz każdego z partnerów,
    - 4 punkty za każdą parę jagód <symbol-berry>, po jednej od każdego z partnerów.
rule-d10-3 = **Remisy i podarunki.** Przy równych punktach wygrywa drużyna, która ma więcej kart na obu rękach razem; potem zwycięstwo jest wspólne. Jeśli przekraczasz obóz swojego partnera, dostaje on kartę jak każdy inny gracz ([D5.5]).
rule-d10-4 = **Miejsca i ręce.** Pierwsze i trzecie miejsce przy stole gra przeciwko drugiemu i czwartemu. Twoja ręka jest zakryta także przed partnerem.
rule-d10-5 = **Szczegóły punktacji drużyn.** Drużyna bez ognia nie dostaje 4 punktów za najwięcej ognia. Obozy początkowe liczą się w grupach drużyny.

rules-d11 = Scenariusze z wydarzeniem
rule-d11-1 = **Stos kart terenów.** W scenariuszach wulkan, ulewa i wioski na jeziorach po wyłożeniu rzędu tworzy się mały stos: 6 kart przy 2 graczach, 8 przy 3, 10 przy 4. To stos kart terenów. Pozostałe karty to rezerwa.
rule-d11-2 = **Kiedy następuje wydarzenie.** Gdy tylko ostatnia karta ze stosu kart terenów trafi do rzędu, następuje wydarzenie. Rozpatruje je gracz, którego tura trwa. Potem z rezerwy tworzy się nowy stos kart terenów tej samej wielkości.
rule-d11-3 = **Rezerwa.** Nagrody za historie pochodzą z rezerwy. Gdy potrzebna jest karta z pustej rezerwy, tasuje się odrzucone karty i tworzą one nową rezerwę, nawet w środku tworzenia stosu. Jeśli kart nadal jest za mało, stos jest mniejszy. Jeśli nie ma żadnej, stos powstaje później, gdy trzeba zapełnić lukę i znów są karty.
rule-d11-4 = **Nic do położenia.** Jeśli skończyły się znaczniki lub żetony albo nie ma pola dla znacznika, nic się nie kładzie.
rule-d11-5 = **Inne punkty.** W tych scenariuszach punktuje się co innego zamiast grup i jagód. Historie i ogień punktują jak w [D9].
rule-d11-6 = **Gdy strefa się dzieli.** Jeśli wydarzenie podzieli strefę, jej żetony jagód trafiają do większej części. Między równe części dzieli się je po równo, a nieparzysty trafia losowo do jednej z nich. Z trzech części dostaje je największa. Jeśli największych jest kilka, dzieli się żetony między nie po równo, a nadwyżkowe trafiają losowo do różnych z nich. Żetony należą do strefy: zakrycie ich pola żadnego nie usuwa, ale jeśli znika cała strefa, znikają i jej żetony.
rule-d11-7 = **Między dwiema lukami.** Jeśli ostatnia karta zapełnia pierwszą z dwóch luk, wydarzenie i nowy stos następują przed zapełnieniem drugiej luki.
rule-d11-8 = **Strefy na nowo.** Po każdym znaczniku strefy ustala się na nowo. Części są osobnymi strefami, a stykające się strefy wody stają się jedną. Symbole zasobów zostają, dla obozów po obu stronach.
rule-d11-9 = **Punktacja na koniec.** Te punkty liczy się według mapy takiej, jaka jest na koniec. Twój obóz początkowy się w nich liczy, teren wsuniętych kart nie. Jagody liczy się jak w [D9.6], ogień jak w [D9.4] razem z ogniem z [D12.3], ale bez 4 dodatkowych punktów. Masz tyle par, ile wynosi mniejsza z dwóch liczb.
rule-d11-10 = **Wydarzenia w szczegółach.** Ostatnia karta mniejszego stosu też wywołuje wydarzenie, tak samo karta wyłożona w lukę, która została. Wydarzenia następują przed sprawdzaniem historii, a w jednej turze może być ich kilka. Karty odrzucone w wydarzeniu można od razu znów potasować. Jagody i ogień na wsuniętych kartach liczą się do punktacji. Usunięte żetony jagód wypadają z gry.

rules-d12 = Wulkan
rule-d12-1 = **Lawa.** Kafelek wulkanu leży na środku mapy. Wydarzenie: jeśli trwa twoja tura, kładziesz jeden z 8 znaczników lawy na wolnym polu lądu obok wulkanu albo lawy. Wolne znaczy bez obozu i bez znacznika; żetony jagód nie przeszkadzają. Znacznik trzeba położyć.
rule-d12-2 = **Spalona ziemia.** Wulkanu i lawy nikt nie może przekroczyć ani umieścić na nich obozu. Lawa nie ma terenu, więc kończy i dzieli strefy.
rule-d12-3 = **Ogień wulkanu.** Każdy twój obóz obok samego wulkanu, nie obok lawy, to na koniec 1 ogień <symbol-fire>.
rule-d12-4 = **Punktacja.** Oprócz punktów za historie i ogień dostajesz:
    - 2 punkty za każdą strefę wody <terrain-water> obok twojego obozu,
    - 2 punkty za każdy twój obóz obok środka cudzego kafelka startowego,
    - 3 punkty za każdą parę z 1 jagody <symbol-berry> i 1 ognia <symbol-fire>.
rule-d12-5 = **Ogień jak każdy inny.** Ogień wulkanu liczy się wszędzie: do punktów, do największej liczby ognia i do par.

rules-d13 = Ulewa
rule-d13-1 = **Powódź.** Kafelek ulewy leży na środku mapy. Usuwa się 5 kafelków historii, które pokazują wodę. Wydarzenie: jeśli trwa twoja tura, kładziesz jeden z 8 znaczników wody na wolnym polu lądu obok wody, także obok zalanego pola. Wolne znaczy bez obozu i bez znacznika; żetony jagód nie przeszkadzają. Pole staje się wodą <terrain-water>. Znacznik trzeba położyć.
rule-d13-2 = **Punktacja.** Oprócz punktów za historie i ogień dostajesz:
    - 3 punkty za każdą strefę lasu <terrain-forest> albo strefę gór <terrain-mountains> z twoim obozem,
    - 4 punkty za każdą parę z 1 jagody <symbol-berry> i 1 ognia <symbol-fire>.
rule-d13-3 = **Dowolna woda.** Do powodzi wystarcza dowolna woda na mapie.

rules-d14 = Wioski na jeziorach
rule-d14-1 = **Obóz na wodzie.** Możesz umieścić obóz na wodzie, na dowolnym polu strefy wody <terrain-water>. Ostatnia karta, którą płacisz, to karta wody i płaci ona za całą tę strefę. W strefie wody mieści się najwyżej jeden obóz, czyjkolwiek by był. Taki obóz to **wioska na jeziorze**.
rule-d14-2 = **Z wioski w drogę.** Jeśli zaczynasz w swojej wiosce, pierwsza karta to karta wody. Następna jest za dowolne pole, które graniczy z tą strefą wody.
rule-d14-3 = **Przez wodę z wioską.** Kto przekracza strefę wody z wioską innego gracza, przekazuje kartę wody jej właścicielowi, bez względu na to, które pola przekracza. Jeśli wioska jest twoja, odrzucasz kartę.
rule-d14-4 = **Bez własnego terenu.** Wioska nie sąsiaduje ze strefą wody, w której stoi, ani dla kafelków historii, ani dla punktacji. Nie jest też w żadnej strefie lądu, więc nie daje ci żadnego terenu. Symbole zasobów na krawędziach jej pola się liczą.
rule-d14-5 = **Ryby.** Wydarzenie: zgodnie z ruchem wskazówek zegara, zaczynając od gracza, którego tura trwa, każdy, kto ma wioskę, może odrzucić dokładnie 1 dowolną kartę. Kto to zrobi, bierze 1 rybę za każdą własną wioskę, dopóki są jeszcze jakieś z 20. Każdy decyduje i bierze przed następnym. Gdy nie ma już ryb, nikt nie jest pytany.
rule-d14-6 = **Punktacja.** Oprócz punktów za historie i ogień dostajesz:
    - 6 punktów za każdą strefę wody <terrain-water>, przy której masz najwięcej obozów na sąsiednich polach; przy remisie każdy z remisujących dostaje 3, a jeśli nikt nie ma tam obozu, nikt nie dostaje nic,
    - 3 punkty za każdą parę z 1 jagody <symbol-berry> i 1 ognia <symbol-fire>,
    - 3 punkty za każdą rybę.
rule-d14-7 = **Przykład.** Przy jednej strefie wody sąsiednich obozów jest 4, 2 i 1: pierwszy gracz dostaje 6 punktów. Przy dwóch innych strefach remisuje dwóch graczy: za każdą z nich dostają po 3. Dwie wioski i jedna odrzucona karta dają 2 ryby, jedna wioska daje 1.
rule-d14-8 = **Kto decyduje pierwszy.** O rybach pierwszy decyduje gracz, którego tura trwa. Kto nie ma kart, nie jest pytany.
