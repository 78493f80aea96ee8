# Bonfire в терминале: что говорит поле.
#
# prefix: bonfire-terminal-letter-  (a kind of token as one letter)
# prefix: bonfire-terminal-colour-  (a colour as one letter)
# prefix: bonfire-terminal-column-  (a column of the table of a city)
# prefix: bonfire-terminal-at-  (where a guardian stands)
# prefix: bonfire-short-  (a task, a portal, a guardian, a resource where there is little room)

## Headings and marks

bonfire-terminal-great-bonfire = Великое Пламя: тайл, ресурс, порталы
bonfire-terminal-none = нет
bonfire-terminal-novices = послушников { $seated } из { $needed } до обратного отсчёта
bonfire-terminal-in-dock = корабль в доке
bonfire-terminal-ship-at = корабль: { $island }
bonfire-terminal-column-path = тропа
bonfire-terminal-column-portal = портал
bonfire-terminal-column-task = поручение или огонь
bonfire-terminal-column-novice = послушник
bonfire-terminal-column-guardians = стражи
bonfire-terminal-column-seat = ячейка
bonfire-terminal-lit = ОГОНЬ { $task }
bonfire-terminal-ready = готово: { $task }
bonfire-terminal-space = место { $space }
bonfire-terminal-home = дома
bonfire-terminal-offering = { $resource } (осталось { $count })
bonfire-terminal-legend = . свободно  : выделено  з золото  ж жёлтый тайл  (круг) выемка
bonfire-terminal-mark-gold = з
bonfire-terminal-mark-yellow = ж
bonfire-terminal-built = тропы: { $paths } · порталы: { $portals }
bonfire-terminal-fires = огни: { $tasks }
bonfire-terminal-tasks = поручения: { $tasks }
bonfire-terminal-with-guardians = стражи: { $guardians }
bonfire-terminal-with-gnomes = номы: { $gnomes }
bonfire-terminal-holds = имеет: { $goods }
bonfire-terminal-at-start = старт
bonfire-terminal-at-path = тропа { $number }
bonfire-terminal-at-bonfire = огонь { $number }
bonfire-terminal-apart = отдельно
bonfire-terminal-unused = ещё не использовано: первый поворот в любой сектор за 1
bonfire-terminal-stacks = стопки { $heights }
bonfire-terminal-deck = колода { $count }
bonfire-terminal-mark-player = И{ $number }
bonfire-terminal-mark-council = С
bonfire-terminal-waiting = послушник ждёт: { $tasks }
bonfire-terminal-gone = ушёл: { $tasks }
bonfire-terminal-deck-left = ещё в колоде Тома: { $cards }
bonfire-terminal-guardians =
    { $count ->
        [one] { $count } страж
        [few] { $count } стража
        [many] { $count } стражей
       *[other] { $count } стража
    }
bonfire-terminal-offered = подношения { $given }
bonfire-terminal-sea-legend = @1 корабль игрока 1 · подношения 1:2 два подношения игрока 1 · С2 синее, 2 очка
bonfire-terminal-tile = тайл:
bonfire-terminal-laying = первый символ лежит на названной ячейке, остальные за ним
bonfire-terminal-nothing = ничего не приносит
bonfire-terminal-areas = Есть города от 1 до { $most }.
bonfire-terminal-help-area = город 2 целиком, с плато Судьбы
bonfire-terminal-example = золот up

## What came to light

bonfire-terminal-revealed-path = открыта новая тропа
bonfire-terminal-revealed-unseen-path = закрытая тропа перевёрнута
bonfire-terminal-revealed-stacks = стопки троп просмотрены
bonfire-terminal-revealed-gnome = открыт новый ном
bonfire-terminal-revealed-offering = открыто следующее подношение
bonfire-terminal-revealed-card = Том открыл карту

## Letters

bonfire-terminal-letter-ship = К
bonfire-terminal-letter-path = Т
bonfire-terminal-letter-task = П
bonfire-terminal-letter-great_bonfire = В
bonfire-terminal-letter-guardian = С
bonfire-terminal-letter-gnome = Н
bonfire-terminal-letter-yellow = Ж
bonfire-terminal-colour-blue = С
bonfire-terminal-colour-red = К
bonfire-terminal-colour-yellow = Ж

## Short forms, where there is little room: tasks, and what they show

bonfire-short-portal-circle = круг
bonfire-short-portal-triangle = треугольник
bonfire-short-portal-square = квадрат
bonfire-short-portal-diamond = ромб
bonfire-short-portal-hexagon = шестиугольник
bonfire-short-portal-star = звезда
bonfire-short-portal-crescent = полумесяц
bonfire-short-guardian-grey = серый
bonfire-short-guardian-pink = розовый
bonfire-short-guardian-natural = бесцветный
bonfire-short-guardian-amber = янтарный
bonfire-short-guardian-own = свой
bonfire-short-resource-flower = цветок
bonfire-short-resource-fruit = плод
bonfire-short-resource-herb = трава
bonfire-short-resource-shell = ракушка
bonfire-short-resource-root = корень
bonfire-short-resource-gold = золото
bonfire-short-blue_and_red_bonfire = синий + красный
bonfire-short-guardian = страж: { $first }
bonfire-short-path_with = тропа: { $first }
bonfire-short-offering_at = остров: { $first }
bonfire-short-two_pairs = 2 пары
bonfire-short-offerings_on_3_islands = на 3 островах
bonfire-short-2_offerings_on_one_island = 2 на 1 острове
bonfire-short-group_of_3 = группа: 3 { $first }
bonfire-short-gnome_with = ном: { $first }
bonfire-short-council_task = общее поручение
bonfire-short-3_portals = 3 портала
bonfire-short-two_guardians = { $first } + { $second }
bonfire-short-3_gnomes = 3 нома
bonfire-short-4_gold = 4 золота
bonfire-short-adjacent_paths_alike = 2 равные тропы
bonfire-short-three_of = 3 × { $first }
bonfire-short-both_islands = 2 острова: { $first }
bonfire-short-bonfires_in_3_colours = огни 3 цветов
bonfire-short-4_guardians = 4 стража
bonfire-short-two_groups_of_3 = группы: 3 { $first }, 3 { $second }
bonfire-short-4_blue = 4 синих
bonfire-short-5_portals = 5 порталов
bonfire-short-offerings_on_5_islands = на 5 островах
bonfire-short-4_red = 4 красных
bonfire-short-5_gnomes = 5 номов
bonfire-short-3_elders = 3 старейшины
bonfire-short-3_offerings_on_one_island = 3 на 1 острове
bonfire-short-offering_stack_empty = пустая стопка
bonfire-short-3_red_crystals = 3 красных кристалла
bonfire-short-5_bonfires = 5 огней
bonfire-short-4_blue_crystals = 4 синих кристалла
bonfire-short-4_yellow = 4 жёлтых
bonfire-short-2_offerings_on_3_islands = 2 на 3 островах
bonfire-short-5_equal_resources = 5 одинаковых
bonfire-short-two_triples = 2 тройки
bonfire-short-marked_cells_covered = выделенные ячейки
bonfire-short-2_guardians_at_bonfires = 2 у огней
bonfire-short-gold_cells_covered = ячейки золота
bonfire-short-outer_columns_covered = крайние столбцы
bonfire-short-two_groups_of_4 = 2 группы по 4
