# Поле словами: для тех, кто слушает, и для тех, кто охотнее читает (Dewan).

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
