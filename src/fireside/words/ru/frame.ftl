# The frame around the tables: pages, bars, menu, log, end.

frame-fireside = Fireside
frame-home = Главная
frame-close = Закрыть
frame-cancel = Отмена
frame-yes = Да
frame-no = Нет
frame-guest = Гость
# a name, and what is said of it
frame-labelled = { $label }: { $what }

## The start page

frame-welcome = Две настольные игры об огне за одним столом
frame-welcome-how = Играй сразу против бота или отправь друзьям ссылку.
frame-welcome-free = Бесплатно, в браузере, без регистрации.
frame-link-spent = Ссылка на это место больше не действует. Попроси новую у того, кто открыл стол.
frame-link-wrong = Эта ссылка не ведёт ни к какому столу. Возможно, она скопирована не целиком.
frame-offline = Сервер недоступен. Пробуем снова…
frame-unofficial = Сделано игроками и не связано с авторами и издателями. Если эти игры тебе нравятся, пожалуйста, купи их.
frame-about = О Fireside
frame-ours = Картинки из правил утрачены, поэтому часть значений здесь наша.
frame-ours-which = Какие именно

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
frame-opening = Разжигаем огонь…
frame-open-failed = Стол не открылся. Попробуй ещё раз.
frame-with-friends = С друзьями
frame-solo = Соло
frame-scenarios = Сценарии

frame-go-on = Продолжить
frame-go-on-count =
    { $count ->
        [0] Незаконченных партий нет
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
frame-new-one-player = 1 (соло)
frame-new-seats = Места
frame-new-links-follow = Ссылки для друзей появятся, когда стол откроется.
frame-new-at-once = Партия начнётся сразу.
frame-new-open = Открыть стол
frame-seat-you = Ты, здесь
frame-seat-here = Ещё один игрок здесь
frame-seat-link = Друг по ссылке
frame-seat-bot = Бот: { $level }
frame-seat-strength = рейтинг { $points }
frame-seat-strength-how = Рейтинг самого слабого бота — 0. Тот, у кого рейтинг на 200 выше, выигрывает примерно 3 партии из 4.
frame-seat-which = Какой бот здесь сидит?
frame-seat-who = Кто сидит на месте { $number }
frame-seat-name = Имя
frame-seat-number = Игрок { $number }
frame-seating = Кто где сидит
frame-seating-drawn = Места по жребию
frame-seating-drawn-about = Жребий решает, кто где сидит, а значит, и кто начинает.
frame-seating-drawn-teams-about = 1 и 3 играют вместе, 2 и 4 тоже. Кто начинает, решает жребий.
frame-seating-listed = Места по списку
frame-seating-listed-about = Начинает первый в списке.
frame-seating-listed-teams-about = 1 и 3 играют вместе, 2 и 4 тоже. Начинает первый в списке.
frame-level-spark = Искра
frame-level-about-spark = Ходит наугад, но без глупостей. Хорош, чтобы освоить правила.
frame-level-ember = Уголёк
frame-level-about-ember = Играет по простым правилам, ход за ходом. Дружелюбный соперник, который ошибается.
frame-level-flame = Костёр
frame-level-about-flame = Учился на множестве партий и берёт всё от каждого хода. Победить его нелегко.
frame-level-blaze = Пожар
frame-level-about-blaze = Обучен лучше всех и просчитывает несколько ходов вперёд, в том числе твои. Самый сильный из всех.

## The table

frame-menu = Меню
frame-language = Язык
frame-language-offline = { $language }: язык нужно один раз загрузить. Попробуй снова, когда будет связь.
frame-theme = Тема
frame-theme-night = Ночь
frame-theme-parchment = Пергамент
frame-theme-to-night = Включить ночную тему
frame-theme-to-parchment = Включить тему «Пергамент»
frame-confirming = Подтверждать ходы
frame-eyes = Смотреть как
frame-your-name = Твоё имя
frame-names-here = Имена игроков здесь
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
frame-legend-if-ended = если закончить сейчас
frame-seat-acts = Ходит.
frame-seat-away = Не за столом.
frame-seat-stand-in = Последний ход за игрока { $name } сделал бот { $level }: времени на раздумья не хватило.
frame-seat-partner = { $name } и { $partner } играют вместе.
frame-with = в паре: { $partner }
frame-choices = Что можно сделать
frame-choices-all = Все: { $count }
frame-closed = Сейчас нельзя
frame-rule = Правило { $rule }
frame-rules = Правила
frame-tap-again = Нажми ещё раз, чтобы выбрать.
frame-thinking = { $name } думает.
frame-bots-busy = Боты заняты за другими столами. { $name } скоро сделает ход.
frame-waiting-for = Ходит { $name }.
frame-waiting-away = Ходит { $name }, но сейчас не за столом.
frame-looking-on = Ты наблюдаешь
frame-confirm-question = Подтверди ход или отмени его.
frame-held = Подтверди «{ $deed }» или выбери другое.
frame-held-why = Откроется что-то скрытое, и отменить это будет нельзя.
frame-confirm = Подтвердить
frame-undo = Отменить
frame-undo-how = Отменить. С Shift — весь ход.
frame-undo-turn = Отменить весь ход
frame-redo = Вернуть
frame-undo-ask = Попросить отмену
frame-undo-sent = Вопрос отправлен остальным.
frame-undo-asked = { $name } просит отменить последний ход. Разрешить?
frame-undo-waits = Ждём ответа: { $names }.
frame-undo-play-on = Ход вместо ответа — это отказ.
frame-undo-agree = Разрешить
frame-undo-refuse = Отказать
frame-came = { $name } теперь за столом.
frame-log = Журнал
frame-log-empty = Пока ничего не произошло.
frame-begins = Начинает { $name }.
frame-seats-drawn = Места распределены по жребию: начинает { $name }.
frame-connecting = Садимся за стол…
frame-connection-lost = Связь потеряна. Подключаемся снова…
frame-not-connected = Нет связи. Твой выбор не отправлен.
frame-gone-unknown-table = Такого стола нет
frame-gone-unknown-table-how = Возможно, адрес скопирован не целиком или за столом так долго не играли, что его убрали.
frame-gone-not-allowed = У тебя здесь пока нет места
frame-gone-not-allowed-how = Открой ссылку на своё место в этом браузере. Если её нет или она больше не работает, попроси новую у того, кто открыл стол.
frame-gone-renewed = У этого места новая ссылка
frame-gone-renewed-how = Прежняя ссылка больше не работает. Попроси новую у того, кто открыл стол; партия никуда не делась.
frame-board-failed = Поле не загрузилось. Обнови страницу.
frame-pass-device = Передай устройство: { $name }
frame-pass-device-why = Карты на руке следующего игрока — тайна для остальных.
frame-pass-ready = Я — { $name }
frame-stopped = Эта партия начата по прежним правилам и не может продолжаться.
frame-stopped-choice = По нынешним правилам следующий ход уже невозможен.
frame-stopped-position = По нынешним правилам те же ходы ведут к другой позиции.
frame-stopped-result = По нынешним правилам она закончилась бы с другими очками.
frame-stopped-how = Партию можно просмотреть, а её запись — сохранить.
frame-refused-declined = Остальные хотят играть дальше. Твой ход остаётся в силе.
frame-refused-stale = Тем временем стол изменился. Вот как он выглядит сейчас.
frame-refused-not-your-turn = Сейчас не твой ход.
frame-refused-illegal = Сейчас так сделать нельзя.
frame-refused-not-allowed = Сейчас тебе этого нельзя.
frame-refused-broken-message = Сервер этого не понял.
frame-refused-too-large = Для сервера это слишком длинно.
frame-refused-no-advice = На этот раз совет найти не удалось. Попробуй ещё раз.
frame-refused-bots-busy = Боты заняты за другими столами. Попробуй ещё раз чуть позже.
frame-refused-busy = Сервер сейчас перегружен. Попробуй ещё раз чуть позже.
frame-gone-wrong-origin = Этой странице нельзя обращаться к тому столу
frame-gone-wrong-origin-how = Открой Fireside по его собственному адресу.
frame-refused-slow-down = Слишком много сразу. Подожди немного и попробуй ещё раз.
frame-refused-too-many = Слишком много открыто сразу. Закрой какой-нибудь стол или вкладку и попробуй ещё раз.
frame-refused-unavailable = Сервер сейчас не может добраться до своих партий. Попробуй чуть позже.
frame-refused-fault = На сервере что-то пошло не так. Всё, что ты видишь, сохранено; попробуй ещё раз.
frame-refused-other-protocol = Fireside обновился. Загрузи страницу заново.
frame-gone-other-protocol = Fireside обновился
frame-gone-other-protocol-how = Эта страница старше сервера. Закрой все вкладки Fireside и открой его снова.
frame-gone-slow-down = Минутку
frame-gone-slow-down-how = Слишком много сразу. Обнови страницу через минуту.
frame-gone-day-not-over = Не раньше, чем закончится день
frame-gone-day-not-over-how = { frame-deal-secret }
frame-refused-day-not-over = { frame-deal-secret }
frame-gone-too-many = Этот стол нельзя открыть ещё раз
frame-gone-too-many-how = Он открыт в слишком многих окнах, или сервер переполнен. Закрой несколько окон и обнови страницу.
frame-gone-unavailable = Сервер сейчас не может добраться до своих партий
frame-gone-unavailable-how = Ничего не пропало. Обнови страницу чуть позже.

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
frame-room-begins = Начинает { $name }, остальные — в этом порядке.
frame-room-waiting = ждём
frame-room-here = за столом
frame-room-watch = Для зрителей: они видят то, что открыто всем.
frame-link = Ссылка
frame-copy = Копировать
frame-copied = Скопировано
frame-share-failed = Не удалось ни поделиться, ни скопировать.
frame-install = Установить Fireside
frame-install-why = Установленное приложение открывается одним касанием, а помощник работает без связи.
frame-install-by-menu = Соединение не зашифровано, поэтому установить Fireside здесь нельзя, и ему нужна сеть. Но через меню браузера его можно вынести на главный экран.
frame-renew = Новая ссылка
frame-renew-why = Старая ссылка перестанет работать, и тому, кто ею пользовался, понадобится новая.
frame-renew-failed = Не удалось обновить ссылку. Попробуй ещё раз.
frame-renewed = Новую ссылку можно отправлять.
frame-link-forgotten = У этого браузера больше нет ссылки, но можно создать новую.
frame-qr = QR-код
frame-qr-how = Наведи на него камеру другого устройства.
frame-reach-here = Эти ссылки работают только на этом компьютере.
frame-reach-open = Впустить других из моей сети
frame-reach-open-how = Тогда ссылки откроет любой в той же сети, например у тебя дома. Так будет, пока Fireside не закрыт.
frame-reach-how = Чтобы играть по своей сети, запусти Fireside с параметром
frame-reach-network = Эти ссылки откроет любой в той же сети.
frame-reach-no-network = Этот компьютер не подключён к сети.
frame-reach-failed = Не получилось. Запусти Fireside с параметром --host 0.0.0.0.
frame-to-phone = Играть на телефоне
frame-to-phone-how = Твоё место откроется и там, а здесь останется твоим.
frame-seat-which-own = Какое из твоих мест
frame-copy-link = Скопировать ссылку

## The end

frame-over = Партия окончена
frame-show-end = Итог
frame-end-you-win = Победа за тобой
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
frame-to-content = Перейти к содержимому
frame-place-play = Играть
frame-place-learn = Учиться
frame-place-solo = Соло
frame-place-records = Партии

frame-welcome-short = Две настольные игры об огне
frame-learn = Учиться
frame-go-on-empty = Незаконченных партий нет. Твои появятся здесь.
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
frame-go-on-away = не за столом
frame-go-on-over = сыграно
frame-go-on-stopped = прежние правила
frame-go-on-deal = расклад дня
frame-go-on-what-if = что, если
frame-go-on-handicap = гандикап { $handicap }
frame-companion = За своим столом
frame-companion-about = Играешь в настольную версию? Телефон откроет карты Тома и посчитает очки.
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
frame-new-here-about = Короткий урок: первые ходы вместе, на настоящем поле.
frame-learn-title = Как играть в { $title }
frame-to-series = Назад к серии
frame-to-deal = К результатам дня
frame-deal-secret = Расклад дня остаётся тайной до полуночи (UTC): просмотр, разбор и запись партии откроются потом.
