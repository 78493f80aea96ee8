# Игра в терминале: всё, что говорится вокруг игр.
#
# prefix: terminal-help-  (what can be typed, and what it does)
# prefix: terminal-no-hints-  (why there are none)
# prefix: terminal-solo-  (how a game against a rival of the rules ended)
# prefix: terminal-series-  (whose the handicap of a series is)
# prefix: terminal-hint-  (what a hint may bring)

## Who plays

terminal-player = Игрок { $number }
terminal-bot = { $level } ({ $number })
terminal-random = Случай
terminal-you = ты
terminal-and = { $first } и { $last }

## Beginning and going on

terminal-new = Новая партия, зерно { $seed }, хранится в { $path }; справка: ?
terminal-seats = Места разыграны. По порядку хода: { $names }.
terminal-resuming = Продолжение: { $path }; справка: ?
terminal-unfinished =
    { $players ->
        [1] Есть неоконченная партия соло
       *[other] Есть неоконченная партия, игроков: { $players }
    }{ $scenario ->
        [none] { "" }
       *[other] , сценарий { $scenario }
    }, { $turns ->
        [0] только что начата
        [one] после { $turns } хода
        [few] после { $turns } ходов
        [many] после { $turns } ходов
       *[other] после { $turns } хода
    }: { $path }
terminal-resume-question = Продолжить? [д/н]
terminal-yes = д, да, y
terminal-no = н, нет, n
terminal-new-begins = Начинается новая; старую продолжит --resume last.
terminal-saved = Сохранено в { $path }
terminal-saved-resume = Сохранено в { $path }; чтобы продолжить: { $command }
terminal-not-saved = Не сохранено: { $problem }
terminal-record = Запись партии: { $path }

## Playing

terminal-question = Что будешь делать?
terminal-pass-screen = Передай экран: { $name } нажимает Enter.
terminal-confirm = Enter подтверждает ход, u отменяет его.
terminal-more =
    { $count ->
        [one] ещё { $count } строка: m покажет её, слова сузят список
        [few] ещё { $count } строки: m покажет их, слова сузят список
        [many] ещё { $count } строк: m покажет их, слова сузят список
       *[other] ещё { $count } строки: m покажет их, слова сузят список
    }
terminal-areas = Есть игроки от 1 до { $most }.
terminal-problem = { $problem }; справка: ?
terminal-problem-of-line = строка { $line } ввода: { $problem }
terminal-fits-several = «{ $typed }» подходит к нескольким вариантам ({ $count }); назови один из них
terminal-not-in-list = «{ $typed }» нет в списке; в нём номера от 1 до { $most }
terminal-not-open = «{ $typed }» сейчас невозможно
terminal-fits-none = «{ $typed }» нет ни в одном варианте

## Taking back

terminal-taken-back = Отменено.
terminal-undo-nothing = Отменять пока нечего.
terminal-undo-begins = Отменить нельзя: здесь начинается твой ход.
terminal-undo-moved = Отменить нельзя, ход уже за другими: { $name }.
terminal-undo-revealed = Отменить нельзя: { $what }.
terminal-revealed = открылось что-то скрытое

## Hints

terminal-no-hints-series = В серии подсказок нет.
terminal-no-hints-game = В этой игре подсказок нет.
terminal-no-hints-people = В игре между людьми подсказок нет.
terminal-hint-then = , затем { $rest }
terminal-hint-best =
    { $points ->
        [one] около { $points } очка (лучшее) { $against }
        [few] около { $points } очков (лучшее) { $against }
        [many] около { $points } очков (лучшее) { $against }
       *[other] около { $points } очка (лучшее) { $against }
    }
terminal-hint-alike = столько же { $against }
terminal-hint-less = на { $points } меньше { $against }
terminal-hint-more = на { $points } больше { $against }
terminal-hint-against = против { $rivals }, шанс на победу { $chance } %

## The end

terminal-over = Партия окончена
terminal-scored-now = Если подсчитать очки сейчас
terminal-total = всего
terminal-tie-break = { $what } (при равенстве)
terminal-wins =
    { $points ->
        [one] Победа: { $names }, { $points } очко.
        [few] Победа: { $names }, { $points } очка.
        [many] Победа: { $names }, { $points } очков.
       *[other] Победа: { $names }, { $points } очка.
    }
terminal-team =
    { $points ->
        [one] Победа команды: { $names }, { $points } очко.
        [few] Победа команды: { $names }, { $points } очка.
        [many] Победа команды: { $names }, { $points } очков.
       *[other] Победа команды: { $names }, { $points } очка.
    }
terminal-shared =
    { $points ->
        [one] Общая победа: { $names }, { $points } очко.
        [few] Общая победа: { $names }, { $points } очка.
        [many] Общая победа: { $names }, { $points } очков.
       *[other] Общая победа: { $names }, { $points } очка.
    }
terminal-tie = Очков поровну: решает «{ $what }», { $most } против { $fewer }.
terminal-solo-win = Победа за тобой! Соперник: { $rival }.
terminal-solo-loss = Победитель: { $rival }.
terminal-solo-draw = Ничья: у тебя и у соперника ({ $rival }) очков поровну.

## The handicap series

terminal-series =
    Серия с гандикапом: сейчас { $handicap } ({ $whose }); { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }; побед: { $won }, поражений: { $lost }, ничьих: { $drawn }; высший гандикап с победой: { $best }.
terminal-series-yours = ты начинаешь с { $points }
terminal-series-rivals = Том начинает с { $points }
terminal-series-none = пока нет
terminal-series-step =
    { $outcome ->
        [win] Эта партия серии выиграна: теперь гандикап { $handicap }.
        [loss] Эта партия серии проиграна: теперь гандикап { $handicap }.
       *[draw] Эта партия серии закончилась вничью: гандикап по-прежнему { $handicap }.
    }

## Help

terminal-help-number = выбрать вариант 3 из списка
terminal-help-text = выбрать вариант с точно таким текстом
terminal-help-words = показать варианты со всеми этими словами; единственный выбирается
terminal-help-example = слова из него
terminal-help-enter = показать весь список ещё раз
terminal-help-more = дальше: список до конца
terminal-help-hint = подсказка: что сейчас лучше всего и чего от этого ждать
terminal-help-undo = отменить, пока не открылось скрытое и никто другой не походил
terminal-help-board = поле
terminal-help-area = стол ещё раз
terminal-help-points = очки, если подсчитать их сейчас
terminal-help-log = что произошло недавно, или последние 8 строк
terminal-help-save = сохранить
terminal-help-quit = сохранить и выйти
terminal-help-help = эта справка
