# Nauka: lekcje, księgi zasad, wyszukiwanie i zasady przy stole.

learn-heading = Naucz się grać
learn-how = Zagraj lekcję przy prawdziwym stole albo sprawdź zasadę.
learn-lesson = Zacznij lekcję
learn-lesson-how = przy prawdziwym stole, około { $minutes } min
learn-book = Księga zasad
learn-books = Księgi zasad
learn-rules-of = Zasady gry { $title }
learn-contents = Spis treści
learn-chapters = Rozdziały
learn-search = Szukaj w zasadach
learn-found =
    { $count ->
        [0] Nic nie znaleziono. Spróbuj użyć mniej słów albo innego słowa.
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
# words of questions that are not searched for
learn-search-asking = jak co kiedy gdzie dlaczego który która które jaki jaka jakie czy jest są ma mam mieć mogę może można muszę musi ja ty mój moja moje my się to ten ta te i a w we z ze na do od za o po nie przy dla robi gra gry grze zrobić działa znaczy dzieje
# endings that a word may have: words that differ in these alone are the same
learn-search-endings = a e i y o u ow om ami ach em ie iem owi ej ego emu ych ym ymi im imi ia iu ek ka ki ke ku kow kiem kami kach ce c ac ec ic je uje ujesz esz asz isz anie enie ania enia owac ony ona one owanie aj ij cie
# for the search: words that people may type, then the words that the rules have for them; one line each
learn-search-others =
    dżoker dżokery jokery: joker jokerem
    znacznik znaczniki pionek: żeton żetony
    krasnal krasnale skrzat krasnoludek: gnom gnomy
    płytka płytki kafel kafle: kafelek kafelki
    zużyj zużyć wydać wydaj użyj: zapłać płacisz
    umieść umieścić umieszcza umieszczać postaw rozbij rozbić: połóż położyć umieszczanie umieścić
    posiadać posiadaj: mieć masz
    plansza planszetka: miasto plemienia
    hex heksagon heks: pole
    terytorium terytoria: kafelek mapa
    zaczyna początek pierwszy rozpoczynający: zaczyna
    wymiana wymienić: dwa dwie
    remis: wygrywa remis
    prezent podarunek dar: podarunki cudze
    zdobyć zdobądź zdobędziesz dostać otrzymać otrzymywanie pozyskać: nowa rekrutacja zrekrutuj zabieranie branie weź
    odnajdź odnaleźć odnajdywanie sprowadź: zabieranie strażniczka
    kosztuje koszt drogo: cena zapłać płacenie
    koniec kończy skończyć: ostatnia odliczanie koniec
    limit maksymalnie najwyżej ile: najwyżej limity dowolnie
    przejść przechodzić przekroczyć przekraczać: przez przekroczyć przekracza
    rozpalić zapalić: rozpal odwróć rozpalenie
    statek płynąć żegluga żeglować przemieścić przemieszczanie: rejs rejsy płyń statek
    koło: ognisko
    luka szczelina otwór: wcięcie wcięcia
    drewno drewna drewniana: beżowa
    końcowy wynik: punktacja
    budynek wieża: przybudówki
    pas: pasowanie
learn-rule = Zasada { $number }
learn-chapter = Rozdział { $number }
learn-show = Pokaż na stole
learn-whole-book = Otwórz całą księgę zasad

learn-bonus = premia { $number }
learn-gnome = gnom { $number }

## Kliknięcie czegoś, czego nie można wybrać

learn-refused = { $thing }: teraz to niemożliwe
learn-refused-asked = Najpierw to: { $question }
learn-refused-turn = Teraz gra { $name }.
learn-refused-confirm = Twoja tura jest rozegrana. Najpierw ją potwierdź.
learn-refused-lit = Możesz wybrać wszystko, co się świeci.

## Obrazki

learn-picture-b1-2 = Miasto. Od środka: obszar Losu, kafelki ścieżki, wcięcia na portale, zadania z nowicjuszami, miejsca strażniczek.
learn-picture-b2-4 = Wyspy przed pierwszą turą. Na czterech z nich czekają strażniczki.
learn-picture-b3-5 = Obszar Losu przed pierwszą turą. Świecą się: ósmy kafelek i ten, na który można go wymienić.
learn-picture-b4-1 = Świecą się pierwszy i ostatni kafelek Losu, zadanie, które może stać się ogniskiem, i następna ścieżka, za którą można zapłacić żetonami.
learn-picture-b5-3 = Świecą się pola, które kafelek mógłby zakryć.
learn-picture-b5-4 = Grupy jednakowych symboli. Im są większe, tym więcej żetonów przynosi nowy kafelek.
learn-picture-b6-2 = Świecą się żetony, które mogą zastąpić brakujący, dwa za jeden.
learn-picture-b7-1 = Świecą się cztery odkryte kafelki ścieżki i dwa stosy.
learn-picture-b8-2 = Świecą się wyspy, do których ten statek dopłynie za posiadane żetony.
learn-picture-b9-3 = Świecą się dwie odkryte ofiary. Jedna z nich zostaje na wyspie.
learn-picture-b10-1 = Świeci się wyspa strażniczek, przy której stoi ten statek. Można zabrać jedną z jej czterech strażniczek.
learn-picture-b11-3 = Świecą się miejsca, do których może pójść strażniczka. Do ogniska prowadzi jego portal.
learn-picture-b12-2 = Świecą się pola, na które można obrócić Wielkie Ognisko. Wskazuje ono obecne pole.
learn-picture-b12-4 = Następne wolne wcięcie ma kolor żaru. Od niego zależy, jakiego portalu potrzebujesz.
learn-picture-b13-1 = Świecą się gnomy, za które można zapłacić.
learn-picture-b14-2 = Świecą się pola Wysokiej Rady, na które może pójść nowicjusz.
learn-picture-b15-1 = Wspólne zadania, ile z każdego ma to miasto, i neutralni nowicjusze, którzy jeszcze tam stoją.
learn-picture-b16-1 = Odliczanie: pięć świec, po jednej na rundę.
learn-picture-b18-2 = Świecą się miejsca, do których strażniczka może pójść dzięki tej premii, w przód albo w tył.
learn-picture-b20-4 = Zwycięskie miasto na koniec gry.
learn-picture-b21-2 = Miasto Toma w środku gry.
learn-picture-d1-2 = Mapa. Linia otacza jedną strefę: trzy pola lasu na dwóch kafelkach.
learn-picture-d1-3 = Symbole zasobów na krawędziach między dwoma polami.
learn-picture-d2-6 = Świecą się odkryte kafelki historii i stos. Bierze się jeden z nich.
learn-picture-d3-1 = Jedno z dwóch: para kart albo obóz na świecącym się polu.
learn-picture-d4-1 = Każda klamra to para sąsiednich kart, którą można wziąć.
learn-picture-d5-1 = Świecą się pola, na których może stanąć obóz, z najmniejszą liczbą kart, jaką to kosztuje.
learn-picture-d5-2 = Trasa i karty, którymi się za nią płaci, po jednej za każde pole.
learn-picture-d5-4 = Ta trasa prowadzi przez wodę. Jedna karta wystarcza na całą strefę wody wewnątrz kropkowanej linii.
learn-picture-d6-2 = Planszetka plemienia: u góry historie, potem miejsca i to, co dają, na dole wsunięte karty.
learn-picture-d6-3 = Wsunięta karta pokazuje jeden ze swoich terenów. Jej symbol liczy się w każdym przypadku.
learn-picture-d7-1 = Na każdym kafelku ptaszek oznacza to, co już jest, a obwódka to, czego brakuje.
learn-picture-d8-1 = Wszystkie cztery historie są spełnione. Oznaczenia zostają do końca.
learn-picture-d9-3 = Punkty na koniec gry, źródło po źródle.
learn-picture-d9-5 = Mapa na koniec gry. Obozy obok siebie tworzą grupy.
learn-picture-d10-1 = Mapa na koniec gry dwóch drużyn: koło i trójkąt przeciw kwadratowi i rombowi.
learn-picture-d10-2 = Punkty obu drużyn na koniec gry, źródło po źródle.
learn-picture-d11-1 = Pierścień na stosie liczy karty, które zostały do wydarzenia.
learn-picture-d12-1 = Świecą się pola, na które może trafić następna lawa.
learn-picture-d13-1 = Świecą się pola, które mogą zostać zalane jako następne.
learn-picture-d14-1 = Mapa na koniec gry z dwiema wioskami na jeziorach.
