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
