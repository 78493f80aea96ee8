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
