# Nauka: lekcje, księgi zasad, wyszukiwanie i zasady przy stole (Dewan).

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
