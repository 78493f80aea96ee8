# The frame around the tables: pages, bars, menu, log, end.
#
# prefix: frame-title-  (name of a title)
# prefix: frame-about-  (a sentence about a title)
# prefix: frame-step-  (what one does in a title)
# prefix: frame-level-  (name of a bot)
# prefix: frame-level-about-  (what playing against it is like)
# prefix: frame-option-  (an option of a title, its values, and what they mean)
# prefix: frame-refused-  (why the server did not do what was asked)
# prefix: frame-gone-  (why a table cannot be shown, and what to do about it)

frame-fireside = Fireside
frame-home = Главная
frame-close = Закрыть
frame-cancel = Отмена
frame-yes = Да
frame-no = Нет
frame-guest = Гость
frame-tom = Том

## The start page

frame-welcome = Две настольные игры об огне за одним столом
frame-welcome-how = Играй сразу против бота или отправь друзьям ссылку.
frame-welcome-free = Бесплатно, в браузере, без регистрации.
frame-link-spent = Ссылка на это место больше не действует. Попроси новую у того, кто открыл стол.
frame-link-wrong = Эта ссылка не ведёт ни к какому столу. Возможно, потерялся её кусочек.
frame-offline = Сервер недоступен. Пробуем ещё.
frame-unofficial = Неофициальный стол от игроков, не связан с авторами и издателями. Если игры тебе нравятся, пожалуйста, купи их.

frame-title-bonfire = Bonfire
frame-title-dewan = Dewan
frame-about-bonfire = Плыви к островам за поручениями, строй город и зажигай его огни, пока послушники не заполнили Совет.
frame-about-dewan = Бери две карты или плати ими за путь: ставь лагеря там, где земля поможет выполнить истории твоего племени.
frame-step-bonfire-ship = Плыви за поручениями
frame-step-bonfire-portal = Строй город
frame-step-bonfire-bonfire = Зажигай огни
frame-step-dewan-cards = Бери две карты
frame-step-dewan-dewan = Ставь лагеря
frame-step-dewan-stories = Выполняй истории
frame-players-from-to =
    { $most ->
        [one] { $fewest }–{ $most } игрок
        [few] { $fewest }–{ $most } игрока
        [many] { $fewest }–{ $most } игроков
       *[other] { $fewest }–{ $most } игрока
    }
frame-minutes = около { $minutes } мин

frame-play-now = Играть
frame-against = соперник — бот { $bot }
frame-opening = Разжигаем огонь
frame-open-failed = Стол не открылся. Попробуй ещё раз.
frame-with-friends = С друзьями
frame-solo = Соло
frame-scenarios = Сценарии

frame-go-on = Продолжить
frame-go-on-count =
    { $count ->
        [0] Идущих партий нет
        [one] { $count } стол
        [few] { $count } стола
        [many] { $count } столов
       *[other] { $count } стола
    }{ $waiting ->
        [0] { "" }
        [one] , { $waiting } ждёт тебя
        [few] , { $waiting } ждут тебя
        [many] , { $waiting } ждут тебя
       *[other] , { $waiting } ждут тебя
    }
frame-go-on-yours = { $title }, твой ход
frame-go-on-theirs = { $title }, ходит { $name }
frame-go-on-won =
    { $count ->
        [one] { $title }, победа: { $names }
        [few] { $title }, общая победа: { $names }
        [many] { $title }, общая победа: { $names }
       *[other] { $title }, общая победа: { $names }
    }
frame-finished = Сыграно
frame-minutes-ago = { $count } мин назад
frame-hours-ago = { $count } ч назад

## Setting up a table

frame-new-heading = Новый стол
frame-new-game = Игра
frame-new-players = Игроки
frame-new-one-player = 1, соло
frame-new-seats = Места
frame-new-links-follow = Ссылки для друзей появятся, когда стол откроется.
frame-new-at-once = Партия начнётся сразу.
frame-new-open = Открыть стол
frame-seat-you = Ты, здесь
frame-seat-here = Ещё один игрок здесь
frame-seat-link = Друг по ссылке
frame-seat-bot = Бот: { $level }
frame-seat-strength = сила { $points }
frame-seat-strength-how = Сила считается от самого слабого уровня: у него 0. Вдвоём тот, у кого на 200 больше, выигрывает примерно 3 партии из 4.
frame-seat-which = Какой бот здесь сидит?
frame-seat-who = Кто сидит на месте { $number }
frame-seat-name = Имя
frame-seat-number = Игрок { $number }
frame-tom-about = Соперник в одиночной игре. Открывает карты и ходит сам.
frame-level-spark = Искра
frame-level-about-spark = Ходит наугад, но без глупостей. Хорош, чтобы освоить правила.
frame-level-ember = Уголёк
frame-level-about-ember = Играет каждый ход по простому правилу. Дружелюбный соперник, который ошибается.
frame-level-flame = Пламя
frame-level-about-flame = Выучился на множестве партий и берёт от каждого хода всё. Победить нелегко.
frame-level-blaze = Пожар
frame-level-about-blaze = Знает больше всех и думает на несколько ходов вперёд, в том числе о твоих. Самый сильный соперник.
frame-option-first-game = Вариант
frame-option-first-game-none = Обычный
frame-option-first-game-none-about = Поручения на островах совсем случайные
frame-option-first-game-yes = Первая партия
frame-option-first-game-yes-about = На острове нет двух поручений одного цвета
frame-option-handicap = Гандикап
frame-option-handicap-about = Очки, с которыми начинает Том; ниже нуля они твои.
frame-option-scenario = Сценарий
frame-option-scenario-base = Базовая игра
frame-option-scenario-base-about = начни отсюда
frame-option-scenario-team = Команды
frame-option-scenario-team-about = двое на двое, 4 игрока
frame-option-scenario-volcano = Вулкан
frame-option-scenario-volcano-about = лава покрывает землю
frame-option-scenario-downpour = Ливень
frame-option-scenario-downpour-about = озёра растут, зоны делятся
frame-option-scenario-lake-villages = Озёрные деревни
frame-option-scenario-lake-villages-about = лагеря на воде, рыба

## The table

frame-menu = Меню
frame-language = Язык
frame-language-offline = { $language }: один раз нужно подключение. Попробуй снова, когда будешь онлайн.
frame-theme = Тема
frame-theme-night = Ночь
frame-theme-parchment = Пергамент
frame-theme-to-night = Включить ночную тему
frame-theme-to-parchment = Включить тему «Пергамент»
frame-confirming = Подтверждать ходы
frame-eyes = Чьими глазами смотреть
frame-your-name = Твоё имя
frame-names-here = Имена здесь
frame-links = Ссылки на места
frame-save-record = Сохранить запись
frame-round = Раунд { $round }
frame-turn = Ход { $turn }
frame-tab-your-turn = ● Твой ход: { $title }
frame-seat-points =
    { $points ->
        [one] { $name }: { $points } очко.
        [few] { $name }: { $points } очка.
        [many] { $name }: { $points } очков.
       *[other] { $name }: { $points } очка.
    }
frame-seat-if-ended = Если бы партия кончилась сейчас: { $points }.
frame-legend-if-ended = если бы сейчас конец
frame-seat-acts = Ходит.
frame-seat-away = Не за столом.
frame-choices = Что можно сделать
frame-choices-all = Все: { $count }
frame-closed = Сейчас нельзя
frame-rule = Правило { $rule }
frame-rules = Правила
frame-tap-again = Нажми ещё раз, чтобы выбрать.
frame-thinking = { $name } думает.
frame-waiting-for = Ходит { $name }.
frame-looking-on = Ты наблюдаешь
frame-confirm-question = Подтверди ход или отмени его.
frame-confirm = Подтвердить
frame-undo = Отменить
frame-undo-how = Отменить. С Shift — весь ход.
frame-undo-turn = Отменить весь ход
frame-redo = Вернуть
frame-undo-ask = Попросить отмену
frame-undo-sent = Другие игроки получили вопрос.
frame-undo-asked = Можно отменить последний ход?
frame-undo-agree = Разрешить
frame-undo-refuse = Отказать
frame-came = { $name } теперь за столом.
frame-log = Журнал
frame-log-empty = Пока ничего не произошло.
frame-connecting = Садимся за стол …
frame-connection-lost = Связь потеряна. Пробуем ещё.
frame-not-connected = Нет связи. Твой выбор не отправлен.
frame-gone-unknown-table = Такого стола нет
frame-gone-unknown-table-how = Возможно, потерялся кусочек адреса.
frame-gone-not-allowed = У тебя здесь пока нет места
frame-gone-not-allowed-how = Открой ссылку на своё место в этом браузере. Если её нет или она больше не работает, попроси новую у того, кто открыл стол.
frame-gone-renewed = У этого места новая ссылка
frame-gone-renewed-how = Прежняя ссылка больше не работает. Попроси новую у того, кто открыл стол; партия никуда не делась.
frame-board-failed = Поле не загрузилось. Обнови страницу.
frame-pass-device = Передай устройство: { $name }
frame-pass-device-why = Дальше будет видна тайная рука.
frame-pass-ready = Я — { $name }
frame-gone-other-rules = Этот стол начат по другим правилам
frame-gone-other-rules-how = Здесь его не продолжить, но ничего не пропало.
frame-refused-declined = Остальные хотят продолжать. Ход остаётся в силе.
frame-refused-stale = Стол уже изменился. Теперь ты видишь его как есть.
frame-refused-not-your-turn = Сейчас не твой ход.
frame-refused-illegal = Сейчас так сделать нельзя.
frame-refused-not-allowed = Сейчас это не разрешено.
frame-refused-broken-message = Сервер этого не понял.
frame-refused-too-large = Сервер этого не понял.
frame-refused-no-advice = На этот раз совет найти не удалось. Попробуй ещё раз.
frame-gone-wrong-origin = Этой странице нельзя обращаться к тому столу
frame-gone-wrong-origin-how = Открой Fireside по его собственному адресу.

## The waiting room

frame-room-missing =
    { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
        [many] Ждём ещё { $count } игроков
       *[other] Ждём ещё { $count } игрока
    }
frame-room-all = Все в сборе
frame-sit-heading = Садись за стол
frame-sit-ask = Как тебя называть за столом?
frame-sit-down = Сесть
frame-sit-skip = Пропустить
frame-room-about = Ссылка — это место. Кто её откроет, сядет за стол с любого устройства.
frame-room-waiting = ждём
frame-room-here = за столом
frame-room-watch = Для зрителей: они видят то, что открыто всем.
frame-link = Ссылка
frame-copy = Копировать
frame-copied = Скопировано
frame-share-failed = Не удалось ни поделиться, ни скопировать.
frame-install = Установить Fireside
frame-install-why = Как приложение на этом устройстве Fireside открывается одним касанием, а помощник работает без подключения.
frame-renew = Новая ссылка
frame-renew-why = Старая ссылка перестанет работать; кто пришёл по ней, войдёт снова по новой.
frame-renew-failed = Не удалось обновить ссылку. Попробуй ещё раз.
frame-renewed = Новую ссылку можно отправлять.
frame-link-forgotten = У этого браузера больше нет ссылки, но можно создать новую.

## The end

frame-over = Партия окончена
frame-show-end = Итог
frame-end-you-win = Победа твоя
frame-end-wins =
    { $count ->
        [0] Победителя нет
        [one] Победа: { $names }
        [few] Общая победа: { $names }
        [many] Общая победа: { $names }
       *[other] Общая победа: { $names }
    }
frame-end-team-wins = Победа команды: { $names }
frame-end-sources = Откуда очки
frame-end-total = Всего
frame-end-tie-break = решает при равенстве
frame-end-tie = Очков поровну: решает «{ $what }», { $most } против { $fewer }.
frame-look-at-table = Посмотреть на стол
frame-play-again = Сыграть ещё

frame-places = Разделы
frame-to-content = К содержанию
frame-place-play = Играть
frame-place-learn = Учиться
frame-place-solo = Соло
frame-place-records = Партии

frame-welcome-short = Две настольные игры об огне
frame-feel-bonfire = глубокая
frame-feel-dewan = легко начать
frame-learn = Учиться
frame-go-on-empty = Идущих партий нет. Твои будут ждать здесь.
frame-go-on-none = Тебя не ждёт ни один стол.
frame-go-on-hide = Убрать из списка: { $table }
frame-go-on-hidden =
    { $count ->
        [one] Скрыт { $count } стол.
        [few] Скрыто { $count } стола.
        [many] Скрыто { $count } столов.
       *[other] Скрыто { $count } стола.
    }
frame-go-on-show = Показать
frame-go-on-solo = { $title }, соло
frame-go-on-waiting = ждёт
frame-go-on-thinking = думает
frame-go-on-here = за столом
frame-go-on-away = не здесь
frame-go-on-over = сыграно
frame-go-on-deal = расклад дня
frame-go-on-what-if = что, если
frame-go-on-handicap = гандикап { $handicap }
frame-companion = За своим столом
frame-companion-about = Играешь с коробкой? Телефон откроет карты Тома и посчитает очки.
frame-place-companion = Помощник
frame-rules-and-lessons = Правила и уроки
frame-show-keys = Клавиши
frame-sound = Звук
frame-sound-to-off = Выключить звук
frame-sound-to-on = Включить звук
frame-look-back = Просмотреть партию
frame-log-look-back = Посмотреть позицию после этого
frame-what-if = Что, если
frame-what-if-how = Другое продолжение сыгранной партии. Нажми, чтобы вернуться к ней.
frame-what-if-back = Вернуться к исходной партии
frame-new-here = Впервые здесь?
frame-new-here-about = Короткий урок сыграет с тобой первые ходы на настоящем поле.
frame-learn-title = Изучить { $title }
frame-to-series = К серии
frame-to-deal = К результатам дня
