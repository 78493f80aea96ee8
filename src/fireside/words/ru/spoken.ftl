# Поле словами: для тех, кто слушает, и для тех, кто охотнее читает.

spoken-heading = Поле словами
spoken-read = Прочитать поле
spoken-to-choices = К вариантам
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

## Dewan

spoken-last-round = Это последний раунд
spoken-symbols = Символы на поле
spoken-symbol = { $symbol } между { $one } и { $other }
spoken-spaces =
    { $count ->
        [1] Гекс: { $places }
        [one] Гексы: { $places }
        [few] Гексы: { $places }
        [many] Гексы: { $places }
       *[other] Гексы: { $places }
    }
# a zone by its land and one of its spaces; a list of these follows in spoken-beside
spoken-zone = { $land } ({ $place })
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
