# Поле словами: для тех, кто слушает, и для тех, кто охотнее читает (Bonfire).

spoken-novices = Послушников в Верховном Совете: { $count } из { $need }
spoken-docked = У пристани: { $names }
spoken-ships = Корабли здесь: { $names }
spoken-ship-at = Корабль: { $island }
spoken-routes = Пути: { $islands }
spoken-field = Сектор { $field }
spoken-field-now = Великое Пламя указывает сюда
spoken-space = Ячейка Совета { $space }
spoken-council-waits = Его послушник ждёт
spoken-council-lying = Его послушник лежит
spoken-stack =
    { $count ->
        [one] Стопка { $stack }: { $count } закрытый тайл
        [few] Стопка { $stack }: { $count } закрытых тайла
        [many] Стопка { $stack }: { $count } закрытых тайлов
       *[other] Стопка { $stack }: { $count } закрытого тайла
    }
spoken-places = Места
spoken-portal = { $portal }, построен
spoken-gap = { $portal }, ещё не построен
spoken-task = Поручение
spoken-lit = Горит
spoken-on-path = На тропе: { $names }
spoken-at-bonfire = У огня: { $names }
spoken-novice = Здесь ждёт послушник
spoken-fate-area = Плато Судьбы: ряды сверху, ячейки по столбцам
spoken-row = Ряд { $row }
spoken-cell-free = свободно
spoken-cell-printed = свободно ({ $what })
spoken-fate-supply = Запас Судьбы, от первого к последнему
spoken-eighth = Отложен
spoken-points-now = Очки при подсчёте сейчас
