# Nauka: lekcje, księgi zasad, wyszukiwanie i zasady przy stole (Bonfire).

# for the search, as in learn-search-others
learn-search-others-bonfire =
    koło: ognisko

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
