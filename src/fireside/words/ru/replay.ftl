# Просмотр партии, «что, если» и страница партий.

## Looking back

replay-looking-back = Ты смотришь запись
replay-to-table = Вернуться к столу
replay-to-records = Вернуться к партиям
replay-seen-as = Смотреть как
replay-onlooker = Зритель
replay-line = Ход партии
replay-steps = Шаги
replay-first = В начало
replay-turn-back = На ход назад
replay-back = На шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-on = На шаг вперёд
replay-turn-on = На ход вперёд
replay-last = В конец
replay-speed = Скорость: ×{ $speed }
replay-key-home = Home
replay-key-end = End
replay-key-space = Пробел
replay-key-shift-left = Shift ←
replay-key-shift-right = Shift →
replay-beginning = Начало
replay-opening = Перед раундом 1
replay-round-of = Раунд { $round } из { $rounds }
replay-step-of = { $name }, шаг { $step } из { $steps }
replay-ending-countdown = обратный отсчёт
replay-ending-last-round = последний раунд
replay-since = С моего последнего хода
replay-since-short = С моего хода

## The log

replay-log-how = Нажми на строку, чтобы увидеть позицию
replay-log-filter = Какие строки показать
replay-log-all = Все
replay-log-mine = Мои
replay-log-points = Очки
replay-log-total =
    { $points ->
        [one] после этого { $points } очко
        [few] после этого { $points } очка
        [many] после этого { $points } очков
       *[other] после этого { $points } очка
    }

## Sharing

replay-share = Поделиться
replay-share-how = Скопировать ссылку на эту позицию
replay-shared = Ссылка скопирована. По ней партию можно смотреть с этого места.
replay-shared-with-seats = Ссылка скопирована. Она откроется у всех за этим столом.
replay-share-failed = Ссылку не удалось скопировать. Скопируй её из адресной строки.

## What if

replay-what-if = Что, если?
replay-what-if-how = Эта позиция станет твоим собственным столом с тем же раскладом. Запись останется как есть, и к ней всегда можно вернуться.
replay-what-if-mover = ходит
replay-what-if-who = Кто играет за: { $name }
replay-what-if-you = Ты
replay-in-place-of = За: { $name }
replay-what-if-nobody = За столом должен кто-то сидеть: займи место.
replay-what-if-open = Играть отсюда

## Records

replay-records-how = Каждую законченную партию можно просмотреть шаг за шагом, разобрать и продолжить с любой позиции.
replay-records-played = Законченные партии
replay-records-none = Законченных партий пока нет. Они появятся здесь.
replay-records-begin = Сыграть
replay-records-brought = Загруженные записи
replay-record-unfinished = { $title }: не закончена
replay-record-look = Просмотреть
replay-record-review = Разобрать
replay-bring = Открыть запись
replay-bring-how = Перетащи сюда файл .fire или выбери его. Регистрация не нужна.
replay-bring-choose = Выбрать файл
replay-bring-broken = Этот файл нельзя воспроизвести как запись партии.
replay-bring-line = Ошибка в строке { $line }.
replay-bring-newer-rules = Эта запись сделана более новой версией Fireside.
replay-bring-other-edition = Эта партия сыграна в другом издании игры.
replay-bring-too-large = Файл слишком большой: это не запись партии.
replay-delete = Удалить запись
replay-delete-ask = Удалить эту запись?
replay-delete-why = Она исчезнет навсегда: и у тебя, и у всех, у кого есть ссылка на неё. Партии, продолженные от неё, останутся.
replay-deleted = Запись удалена.
