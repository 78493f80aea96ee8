# Plansza w słowach, dla słuchających i dla tych, którzy wolą czytać (Bonfire).

spoken-novices = Nowicjusze w Wysokiej Radzie: { $count } z { $need }
spoken-docked = W przystani: { $names }
spoken-ships = Statki tutaj: { $names }
spoken-ship-at = Statek: { $island }
spoken-routes = Szlaki do: { $islands }
spoken-field = Pole { $field }
spoken-field-now = Wielkie Ognisko wskazuje tutaj
spoken-space = Pole { $space } Wysokiej Rady
spoken-council-waits = Jego nowicjusz czeka
spoken-council-lying = Jego nowicjusz leży
spoken-stack =
    { $count ->
        [one] Stos { $stack }: 1 zakryty kafelek
        [few] Stos { $stack }: { $count } zakryte kafelki
        [many] Stos { $stack }: { $count } zakrytych kafelków
       *[other] Stos { $stack }: { $count } zakrytego kafelka
    }
spoken-places = Miejsca
spoken-portal = { $portal }, zbudowany
spoken-gap = { $portal }, jeszcze niezbudowany
spoken-task = Zadanie
spoken-lit = Płonie
spoken-on-path = Na ścieżce: { $names }
spoken-at-bonfire = Przy ognisku: { $names }
spoken-novice = Czeka tu nowicjusz
spoken-fate-area = Obszar Losu, rzędy od góry, pola według kolumn
spoken-row = Rząd { $row }
spoken-cell-free = wolne
spoken-cell-printed = wolne ({ $what })
spoken-fate-supply = Kafelki Losu, od pierwszego do ostatniego
spoken-eighth = Odłożony
spoken-points-now = Punkty, gdyby gra skończyła się teraz
