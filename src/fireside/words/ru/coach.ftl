# Подсказки во время игры, разбор оконченной партии и её конец с картинкой.

## Подсказки

coach-hint = Подсказка
coach-hint-how = Показать лучшие варианты. Клавиша: H
coach-choices =
    { $count ->
        [one] Один хороший вариант
        [2] Два хороших варианта
        [few] Три хороших варианта
        [many] Три хороших варианта
       *[other] Три хороших варианта
    }
coach-points = ожидаемые очки: { $points }
coach-then = Затем: { $line }.
coach-to-win = на победу
coach-on-page = Вкладка «{ $page }»
coach-pay-with = заплатить: { $cards }
coach-what = Кольца: толстое — лучший вариант, пунктирное — третий. Порядок — по шансам на победу. Очки — сколько можно ждать в конце, если все играют хорошо.
coach-nudge = Только намёк
coach-nudged = Что-то хорошее обведено.
coach-hide = Скрыть
coach-fold = Свернуть подсказки
coach-unfold = Развернуть подсказки
coach-thinking = Смотрим вперёд…

## Разбор оконченной партии

coach-review = Разбор
coach-review-heading = Как решился исход партии
coach-review-tab = Разбор: { $title }
coach-review-not-allowed = Разбор появится, когда партия закончится.
coach-review-no-advice = Разбор прервался. Из партии ничего не пропало; попробуй ещё раз.
coach-review-bots-busy = Сейчас разбирается много партий. Попробуй ещё раз через несколько минут.
coach-review-offline = Сервер сейчас недоступен.
coach-try-again = Попробовать ещё раз
coach-result = Итог
coach-look-through = Просмотреть партию по шагам
coach-reviewing = Анализируем партию
coach-reviewing-how = Ход за ходом, исходя из того, что мог знать каждый игрок. Можно уйти и вернуться.
coach-reviewing-begins = Скоро начнётся.
coach-reviewing-done = Ходов: { $done } из { $total }
coach-measure = Что показывают кривые
coach-measure-points = Очки
coach-measure-chances = Шансы
coach-chart-points = Очки
coach-chart-points-about = ожидаемые в конце, ход за ходом
coach-chart-chances = Шансы
coach-chart-chances-about = на победу в процентах, ход за ходом
coach-chart-how = Внизу раунды. Числа отмечают ходы из списка рядом; красная черта — сколько они стоили.
coach-countdown = обратный отсчёт
coach-last-round = последний раунд
coach-costly = Самые дорогие ошибки
coach-whose = Чьи ходы показать
coach-costly-none = Ошибок, о которых стоит говорить, не было.
coach-costly-others =
    { $count ->
        [one] Ещё { $count } ход стоил { $cost }.
        [few] Ещё { $count } хода стоили вместе { $cost }.
        [many] Ещё { $count } ходов стоили вместе { $cost }.
       *[other] Ещё { $count } хода стоили вместе { $cost }.
    }
coach-before-first-round = До первого раунда
coach-chance-lost = −{ $chance } % на победу
coach-played = Сыграно
coach-better = Лучше
coach-look = Показать
coach-try = Попробовать

## Конец партии

coach-adding = Считаем очки
coach-skip = Пропустить
coach-over-turns = Очки по ходу партии
coach-over-turns-about = как если бы партия кончалась после каждого хода
coach-review-game = Разобрать партию
coach-share = Поделиться
coach-share-heading = Поделиться итогом
coach-share-send = Отправить картинку
coach-share-png = Сохранить как PNG
coach-share-svg = Сохранить как SVG
coach-share-text = Скопировать как текст
coach-share-copied = Итог скопирован как текст.
coach-share-failed = Не получилось. Попробуй другой способ.
coach-share-drawing = Рисуем картинку…

coach-first-time = Впервые здесь? Всё, что можно сделать, светится, а подсказка покажет хорошие варианты.
