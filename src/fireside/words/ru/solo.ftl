# Жизнь соло: серия с гандикапом, расклад дня, статистика.

solo-heading-deal = Расклад дня
solo-heading-statistics = Статистика
solo-tab-series = Серия
solo-tab-deal = Расклад
solo-tab-statistics = Статистика
solo-tab-companion = Помощник
solo-today = сегодня
solo-yesterday = вчера
solo-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
solo-outcome-win = победа
solo-outcome-loss = поражение
solo-outcome-draw = ничья

## Серия с гандикапом

solo-single-how = В серии эта партия не считается.
solo-single-otherwise = Со своим гандикапом
solo-play-single = Сыграть отдельную партию
solo-series = Серия с гандикапом
solo-next-handicap = Следующий гандикап
solo-handicap-yours = Отрицательный гандикап — твоя фора.
solo-you-begin =
    { $points ->
        [one] Ты начинаешь с { $points } очком.
        [few] Ты начинаешь с { $points } очками.
        [many] Ты начинаешь с { $points } очками.
       *[other] Ты начинаешь с { $points } очка.
    }
solo-series-how = Победа прибавляет { $up }, поражение отнимает { $down }, ничья ничего не меняет.
solo-series-began = Серия началась с { $handicap }.
solo-series-aim = Посмотри, как высоко поднимешься.
solo-climb = Подъём
solo-won-with = победа при { $handicap }
solo-record = Твой рекорд за все серии: победа при { $handicap }.
solo-climb-told = Гандикап по партиям ({ $games }): вначале { $first }, сейчас { $now }, наибольший { $highest }.
solo-best-mark = пик { $handicap }
solo-climb-printed = Пустые метки: игры из коробки.
solo-start = начало
solo-game-number = партия { $number }
solo-last-games = Последние партии
solo-look-at-game = Посмотреть партию: { $when }
solo-printed = игра из коробки
solo-printed-waits = игра из коробки, ещё не отправлена
solo-play-game = Сыграть партию { $number }
solo-go-on-game = Продолжить партию { $number }
solo-begin-again = Начать заново
solo-begin-again-ask = Начать эту партию заново?
solo-begin-again-why = Начатая партия больше не будет засчитываться. У новой тот же гандикап, { $handicap }.
solo-new-series = Новая серия
solo-new-series-ask = Начать новую серию?
solo-new-series-why = Гандикап вернётся к { $handicap }, и кривая начнётся заново. Партии останутся в статистике, рекорд тоже.
solo-new-series-do = Начать новую серию

## Расклад дня

solo-deal = Расклад дня
solo-deal-played =
    { $count ->
        [0] Сегодня ещё никто не сыграл.
        [one] Сегодня сыграл { $count } человек.
        [few] Сегодня сыграли { $count } человека.
        [many] Сегодня сыграли { $count } человек.
       *[other] Сегодня сыграли { $count } человека.
    }
solo-deal-results = Посмотреть результаты
solo-play-deal = Сыграть расклад дня
solo-go-on-deal = Продолжить расклад
solo-deal-about = Один расклад, одна попытка.
solo-deal-begun = Твоя партия ждёт.
solo-deal-begun-how = Что вышло у других, увидишь, когда закончишь.
solo-deal-missed = Этот расклад прошёл без тебя.
solo-deal-missed-how =
    { $count ->
        [0] Его никто не сыграл.
        [one] Его сыграл { $count } человек. День прошёл, можно посмотреть.
        [few] Его сыграли { $count } человека. День прошёл, можно посмотреть.
        [many] Его сыграли { $count } человек. День прошёл, можно посмотреть.
       *[other] Его сыграли { $count } человека. День прошёл, можно посмотреть.
    }
solo-next-deal = Новый расклад через { $time }.
solo-until =
    { $hours ->
        [0] { $minutes } мин
        [one] { $hours } ч { $minutes } мин
        [few] { $hours } ч { $minutes } мин
        [many] { $hours } ч { $minutes } мин
       *[other] { $hours } ч { $minutes } мин
    }
solo-place = Место { $place } из { $count }
solo-better-than = лучше, чем { $share }
solo-you-made-place = Твой результат: { $points }, пока место { $place } из { $count }.
solo-everybody = Результаты всех
solo-histogram-told = Очки в партиях ({ $count }): у половины больше { $median }, у лучшей { $best }.
solo-median = медиана { $points }
solo-you-made = ты { $points }
solo-points = очки
solo-your-week = Твоя неделя
solo-your-week-how = зелёный низ: лучше медианы
solo-above-median = лучше медианы
solo-best-games = Лучшие партии
solo-your-name-here = Твоё имя в этом списке
solo-decided = Где всё решилось
solo-best-made = Лучший результат — { $points }, игрок { $name }.
solo-best-is-yours = Лучшая партия твоя.
solo-differs = Здесь она больше всего отличается от твоей:
solo-you-and-best = ты { $own }, лучшая { $best }
solo-look-at-best = Посмотреть лучшую
solo-own-table = Посмотреть мой стол
solo-deal-trust = У каждого одна попытка, и с одного подключения к интернету их не слишком много. Но никто не может помешать сперва сыграть в другом браузере или узнать о раскладе от друзей: этот список держится на доверии.
solo-share = Поделиться
solo-deal-of = { $day }
solo-deal-today = Сегодня
solo-review = Разобрать мою партию

## Статистика

solo-any-players = Любое число игроков
solo-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
solo-any-rival = Любой соперник
solo-against-one = Соперник: { $rival }
solo-people = Люди
solo-no-games = Сыгранных партий пока нет
solo-no-games-how = Каждая сыгранная партия учитывается здесь: очки, соперники и откуда взялись очки. После пяти партий появится линия.
solo-to-play = Выбрать игру
solo-count-games =
    { $count ->
        [one] партия
        [few] партии
        [many] партий
       *[other] партии
    }
solo-count-won = побед
solo-count-average = в среднем
solo-count-best = лучший
solo-over-time = Как менялись результаты
solo-over-time-how = линия: среднее за 10, полные точки: победы
solo-line-begins =
    { $count ->
        [one] После { $count } партии здесь появится линия.
        [few] После { $count } партий здесь появится линия.
        [many] После { $count } партий здесь появится линия.
       *[other] После { $count } партии здесь появится линия.
    }
solo-over-time-told =
    { $count ->
        [1] Результат 1 партии, очки: { $now }.
        [one] Результаты последней { $count } партии: среднее изменилось с { $first } до { $now }.
        [few] Результаты последних { $count } партий: среднее изменилось с { $first } до { $now }.
        [many] Результаты последних { $count } партий: среднее изменилось с { $first } до { $now }.
       *[other] Результаты последних { $count } партии: среднее изменилось с { $first } до { $now }.
    }
solo-games-ago =
    { $count ->
        [one] последняя { $count } партия
        [few] последние { $count } партии
        [many] последние { $count } партий
       *[other] последние { $count } партии
    }
solo-now = сейчас
solo-against = Победы по соперникам
solo-against-how = черта: равная доля
solo-against-told =
    { $count ->
        [one] Победы: { $share } из { $count } партии; равная доля — { $expected }
        [few] Победы: { $share } из { $count } партий; равная доля — { $expected }
        [many] Победы: { $share } из { $count } партий; равная доля — { $expected }
       *[other] Победы: { $share } из { $count } партии; равная доля — { $expected }
    }
solo-sources = Откуда очки
solo-sources-how = сверху ты, снизу победители
solo-source-told = ты { $yours }, победители { $winners }
