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

about-key-name = nazwy
