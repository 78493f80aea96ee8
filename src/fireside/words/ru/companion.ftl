# Помощник для настольных игр: карты Тома и листы подсчёта.

companion-heading = Помощник
companion-part-scores = Счёт
companion-you = Ты
companion-try-again = Попробовать ещё раз
companion-not-yet = Сервер нужен помощнику всего один раз. Дальше он работает без него.
companion-not-loaded = Этой странице нужен сервер.
companion-not-loaded-why = Похоже, нет связи. Твои столы в безопасности и ждут тебя. Помощник работает и без связи.
companion-open = Открыть помощника

## Score sheets

companion-new-sheet = Новый лист
companion-which-game = Какая игра
companion-which-kind = Какая партия
companion-how-many = Сколько игроков
companion-with-friends = С друзьями
companion-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
companion-player = Игрок { $number }
companion-team = Команда { $number }
companion-name-of = Имя игрока { $number }
companion-name-of-team = Название команды { $number }
companion-begin-sheet = Начать лист
companion-sheet-name = { $title } · { $kind }
companion-last-sheets = Последние листы
companion-remove-sheet = Удалить: { $sheet }
companion-share = Поделиться
companion-fill-in = Коснись поля, чтобы заполнить его. Здесь появится, что считается.
companion-in-points = очки, а не количество
companion-field = { $row }, { $name }: очки
companion-points-of = Очки, { $name }
companion-odd = { $points } не делится на { $each }.
companion-odd-meant = Здесь начисляется по { $each } очка: может быть, { $meant }?
companion-put-in = Вписать { $meant }
companion-each = очки: по { $points }
companion-open-fields =
    { $count ->
        [one] Осталось { $count } пустое поле.
        [few] Осталось { $count } пустых поля.
        [many] Осталось { $count } пустых полей.
       *[other] Осталось { $count } пустого поля.
    }
companion-open-how = Итог появится, когда будут заполнены все поля.
companion-rest-zero = Вписать 0 в пустые поля
companion-result-draw = Ничья.
companion-result-win =
    { $points ->
        [one] { $name }: победа с перевесом в { $points } очко.
        [few] { $name }: победа с перевесом в { $points } очка.
        [many] { $name }: победа с перевесом в { $points } очков.
       *[other] { $name }: победа с перевесом в { $points } очка.
    }
companion-result-tie = Побеждает { $name }. Решает: { $what }.
companion-result-shared = Общая победа: { $names }.
companion-handicap-rises = Гандикап растёт с { $before } до { $after }.
companion-handicap-falls = Гандикап падает с { $before } до { $after }.
companion-handicap-stays = Гандикап остаётся { $after }.
companion-best-so-far = Твой лучший результат.
companion-not-counted = Не засчитывать
companion-counted = В моей серии
companion-add-to-series = Добавить в мою серию
