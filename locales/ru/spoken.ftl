# Поле словами: для тех, кто слушает, и для тех, кто охотнее читает.

spoken-heading = Поле словами
spoken-read = Прочитать поле
spoken-to-choices = К выбору
spoken-happened = Что произошло
spoken-asked = Что нужно решить
spoken-connection = Связь
spoken-connected = Связь восстановлена.
spoken-choices =
    { $count ->
        [one] { $count } вариант.
        [few] { $count } варианта.
        [many] { $count } вариантов.
       *[other] { $count } варианта.
    }
spoken-now = Сейчас
spoken-none = нет

## Bonfire

spoken-novices = Послушников в Верховном Совете: { $count } из { $need }
spoken-docked = У пристани: { $names }
spoken-ships = Корабли здесь: { $names }
spoken-ship-at = Корабль: { $island }
spoken-routes = Пути: { $islands }
spoken-field = Сектор { $field }
spoken-field-now = Великое Пламя указывает сюда
spoken-space = Ячейка { $space } Совета
spoken-council-waits = Его послушник ждёт
spoken-council-lying = Его послушник лежит
spoken-stack =
    { $count ->
        [one] Стопка { $stack }: { $count } тайл рубашкой вверх
        [few] Стопка { $stack }: { $count } тайла рубашкой вверх
        [many] Стопка { $stack }: { $count } тайлов рубашкой вверх
       *[other] Стопка { $stack }: { $count } тайла рубашкой вверх
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

## Dewan

spoken-last-round = Это последний раунд
spoken-symbols = Символы на поле
spoken-symbol = { $symbol } между { $one } и { $other }
spoken-spaces =
    { $count ->
        [one] Гексы: { $places }
        [few] Гексы: { $places }
        [many] Гексы: { $places }
       *[other] Гексы: { $places }
    }
spoken-beside = Рядом: { $zones }
spoken-piles = Стопки
spoken-camps = Лагеря на поле
spoken-tribe-places = Места на планшете племени
spoken-placed = стоит на поле
spoken-to-come = ещё впереди
spoken-hidden-cards =
    { $count ->
        [one] { $count } неизвестная карта
        [few] { $count } неизвестные карты
        [many] { $count } неизвестных карт
       *[other] { $count } неизвестной карты
    }
