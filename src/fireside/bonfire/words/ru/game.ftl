# Bonfire: what its board, its choices and its log say.
# Ids made in the client from a prefix and a name of the game:
# prefix: bonfire-token-  (a kind of token, and with -long what it pays for)
# prefix: bonfire-resource-  (a resource)
# prefix: bonfire-good-  (so many tokens or resources of a kind)
# prefix: bonfire-symbol-  (a symbol on a fate tile)
# prefix: bonfire-island-  (an island)
# prefix: bonfire-guardian-  (a guardian)
# prefix: bonfire-portal-  (a portal by its shape)
# prefix: bonfire-crystal-  (the crystal of a path tile)
# prefix: bonfire-task-  (what a task asks for, by its kind and what it shows)
# prefix: bonfire-gnome-  (what a gnome does, by its number; bonfire-gnome-name- what it is called)
# prefix: bonfire-bonus-  (the bonus of a council space)
# prefix: bonfire-council-task-  (a council task)
# prefix: bonfire-choice-  (a choice, and with -long what it means)
# prefix: bonfire-direction-  (where the symbols of a fate tile follow)
# prefix: bonfire-payment-  (what is being paid for)
# prefix: bonfire-tom-card-  (a card of Tom's)
# prefix: bonfire-question-  (what is asked in a phase)
# prefix: bonfire-scoring-  (a line of the final scoring)

## Tokens and resources

bonfire-token-ship = Тайл «Корабль»
bonfire-token-ship-long = Плыть: 1 тайл за морской путь, 3 — к любому острову.
bonfire-token-path = Тайл «Тропа»
bonfire-token-path-long = Проложить следующую тропу: 1 тайл за каждое из первых четырёх мест, дальше — 2.
bonfire-token-task = Тайл «Поручение»
bonfire-token-task-long = Взять поручение с острова, у которого стоит твой корабль.
bonfire-token-great_bonfire = Тайл «Великое Пламя»
bonfire-token-great_bonfire-long = Повернуть Великое Пламя: 1 тайл за сектор, 3 — в любой сектор.
bonfire-token-guardian = Тайл «Страж»
bonfire-token-guardian-long = Забрать стража или начать процессию: 1 тайл за шаг.
bonfire-token-gnome = Тайл «Ном»
bonfire-token-gnome-long = Пригласить нома: 2 тайла и 1 его ресурс или 1 тайл и 2 ресурса.
bonfire-token-yellow = Жёлтый тайл
bonfire-token-yellow-long = Заменяет любой тайл действий.

bonfire-resource-flower = Цветок
bonfire-resource-fruit = Плод
bonfire-resource-herb = Трава
bonfire-resource-shell = Ракушка
bonfire-resource-root = Корень
bonfire-resource-gold = Золото

bonfire-good-ship =
    { $count ->
        [one] { $count } тайл «Корабль»
        [few] { $count } тайла «Корабль»
        [many] { $count } тайлов «Корабль»
       *[other] { $count } тайла «Корабль»
    }
bonfire-good-path =
    { $count ->
        [one] { $count } тайл «Тропа»
        [few] { $count } тайла «Тропа»
        [many] { $count } тайлов «Тропа»
       *[other] { $count } тайла «Тропа»
    }
bonfire-good-task =
    { $count ->
        [one] { $count } тайл «Поручение»
        [few] { $count } тайла «Поручение»
        [many] { $count } тайлов «Поручение»
       *[other] { $count } тайла «Поручение»
    }
bonfire-good-great_bonfire =
    { $count ->
        [one] { $count } тайл «Великое Пламя»
        [few] { $count } тайла «Великое Пламя»
        [many] { $count } тайлов «Великое Пламя»
       *[other] { $count } тайла «Великое Пламя»
    }
bonfire-good-guardian =
    { $count ->
        [one] { $count } тайл «Страж»
        [few] { $count } тайла «Страж»
        [many] { $count } тайлов «Страж»
       *[other] { $count } тайла «Страж»
    }
bonfire-good-gnome =
    { $count ->
        [one] { $count } тайл «Ном»
        [few] { $count } тайла «Ном»
        [many] { $count } тайлов «Ном»
       *[other] { $count } тайла «Ном»
    }
bonfire-good-yellow =
    { $count ->
        [one] { $count } жёлтый тайл
        [few] { $count } жёлтых тайла
        [many] { $count } жёлтых тайлов
       *[other] { $count } жёлтого тайла
    }
bonfire-good-flower =
    { $count ->
        [one] { $count } цветок
        [few] { $count } цветка
        [many] { $count } цветков
       *[other] { $count } цветка
    }
bonfire-good-fruit =
    { $count ->
        [one] { $count } плод
        [few] { $count } плода
        [many] { $count } плодов
       *[other] { $count } плода
    }
bonfire-good-herb =
    { $count ->
        [one] { $count } трава
        [few] { $count } травы
        [many] { $count } трав
       *[other] { $count } травы
    }
bonfire-good-shell =
    { $count ->
        [one] { $count } ракушка
        [few] { $count } ракушки
        [many] { $count } ракушек
       *[other] { $count } ракушки
    }
bonfire-good-root =
    { $count ->
        [one] { $count } корень
        [few] { $count } корня
        [many] { $count } корней
       *[other] { $count } корня
    }
bonfire-good-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
        [many] { $count } золота
       *[other] { $count } золота
    }
bonfire-good-any =
    { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
        [many] { $count } любых ресурсов
       *[other] { $count } любого ресурса
    }
bonfire-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }

bonfire-symbol-ship = корабль
bonfire-symbol-path = тропа
bonfire-symbol-task = поручение
bonfire-symbol-great_bonfire = Великое Пламя
bonfire-symbol-guardian = страж
bonfire-symbol-gnome = ном

## Islands

bonfire-island-flower-1 = Остров цветов I
bonfire-island-flower-2 = Остров цветов II
bonfire-island-shell-1 = Остров ракушек I
bonfire-island-shell-2 = Остров ракушек II
bonfire-island-root-1 = Остров корней I
bonfire-island-root-2 = Остров корней II
bonfire-island-herb-1 = Остров трав I
bonfire-island-herb-2 = Остров трав II
bonfire-island-fruit-1 = Остров плодов I
bonfire-island-fruit-2 = Остров плодов II
bonfire-island-grey = Серый остров
bonfire-island-pink = Розовый остров
bonfire-island-natural = Бесцветный остров
bonfire-island-amber = Янтарный остров
bonfire-island-tasks = Поручения: { $tasks }
bonfire-island-empty = Поручений здесь не осталось.
bonfire-island-guardians =
    { $count ->
        [0] Стражей здесь не осталось.
        [one] Здесь { $count } страж. Забрать его: 1 тайл «Страж».
        [few] Здесь { $count } стража. Забрать одного: 1 тайл «Страж».
        [many] Здесь { $count } стражей. Забрать одного: 1 тайл «Страж».
       *[other] Здесь { $count } стража. Забрать одного: 1 тайл «Страж».
    }
bonfire-island-cost = Цена поручения: тайлы «Поручение», ресурс острова ({ $resource }) и ресурс одного из твоих открытых подношений.
bonfire-ship = Корабль: { $name }
bonfire-ship-dock = У пристани: первое плавание — к любому острову за 1 тайл.
bonfire-dock = Пристань
bonfire-sea = Карта моря

## Guardians, portals, paths

bonfire-guardian-grey = Серый страж
bonfire-guardian-pink = Розовый страж
bonfire-guardian-natural = Бесцветный страж
bonfire-guardian-amber = Янтарный страж
bonfire-guardian-own = Свой страж
bonfire-portal-circle = Портал «Круг»
bonfire-portal-triangle = Портал «Треугольник»
bonfire-portal-square = Портал «Квадрат»
bonfire-portal-diamond = Портал «Ромб»
bonfire-portal-hexagon = Портал «Шестиугольник»
bonfire-portal-star = Портал «Звезда»
bonfire-portal-crescent = Портал «Полумесяц»
bonfire-portal-long = Здесь стражи проходят к огню. Рядом с огнём приносит 2 очка.
bonfire-gap-long = Выемка для портала. Выемки заполняют от места 7 к месту 1.
bonfire-crystal-blue = синий
bonfire-crystal-red = красный
bonfire-crystal-yellow = жёлтый
bonfire-path = Тропа: { $crystal } кристалл, { $resource }
bonfire-path-start = Стартовая тропа: золото
bonfire-path-start-crystal = Стартовая тропа: { $crystal } кристалл, золото
bonfire-path-none = Тропы нет
bonfire-path-long = Кристалл того же цвета, что и соседний огонь, приносит 2 очка. Страж, который здесь остановился, приносит ресурс.
bonfire-location-start = стартовый тайл
bonfire-location-path = тропа { $place }
bonfire-location-bonfire = огонь { $place }

## Tasks

# $colour is blue, red or yellow
bonfire-task =
    { $colour ->
        [blue] синее
        [red] красное
       *[yellow] жёлтое
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: { $asks }
bonfire-task-of =
    { $colour ->
        [blue] Синее поручение
        [red] Красное поручение
       *[yellow] Жёлтое поручение
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
bonfire-bonfire-of =
    { $colour ->
        [blue] Синий огонь
        [red] Красный огонь
       *[yellow] Жёлтый огонь
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
bonfire-task-blue_and_red_bonfire = синий и красный огонь
bonfire-task-guardian-grey = серый страж
bonfire-task-guardian-pink = розовый страж
bonfire-task-guardian-natural = бесцветный страж
bonfire-task-guardian-amber = янтарный страж
bonfire-task-path_with-flower = тропа с цветком
bonfire-task-path_with-fruit = тропа с плодом
bonfire-task-path_with-herb = тропа с травой
bonfire-task-path_with-shell = тропа с ракушкой
bonfire-task-path_with-root = тропа с корнем
bonfire-task-path_with-gold = тропа с золотом
bonfire-task-offering_at-flower = подношение на острове цветов
bonfire-task-offering_at-fruit = подношение на острове плодов
bonfire-task-offering_at-herb = подношение на острове трав
bonfire-task-offering_at-shell = подношение на острове ракушек
bonfire-task-offering_at-root = подношение на острове корней
bonfire-task-two_pairs = по 2 единицы двух ресурсов, кроме золота
bonfire-task-offerings_on_3_islands = подношения на 3 островах
bonfire-task-2_offerings_on_one_island = 2 подношения на одном острове
bonfire-task-group_of_3-ship = группа из 3 символов «Корабль» на плато Судьбы
bonfire-task-group_of_3-path = группа из 3 символов «Тропа» на плато Судьбы
bonfire-task-group_of_3-task = группа из 3 символов «Поручение» на плато Судьбы
bonfire-task-group_of_3-great_bonfire = группа из 3 символов «Великое Пламя» на плато Судьбы
bonfire-task-group_of_3-guardian = группа из 3 символов «Страж» на плато Судьбы
bonfire-task-group_of_3-gnome = группа из 3 символов «Ном» на плато Судьбы
bonfire-task-gnome_with-flower = ном с цветком
bonfire-task-gnome_with-fruit = ном с плодом
bonfire-task-gnome_with-herb = ном с травой
bonfire-task-gnome_with-shell = ном с ракушкой
bonfire-task-gnome_with-root = ном с корнем
bonfire-task-gnome_with-gold = ном с золотом
bonfire-task-council_task = выполненное общее поручение
bonfire-task-3_portals = 3 портала
bonfire-task-two_guardians = { $first } и { $second }
bonfire-task-3_gnomes = 3 нома
bonfire-task-4_gold = 4 золота
bonfire-task-adjacent_paths_alike = две соседние тропы с одинаковым ресурсом
bonfire-task-three_of-flower = 3 цветка
bonfire-task-three_of-fruit = 3 плода
bonfire-task-three_of-herb = 3 травы
bonfire-task-three_of-shell = 3 ракушки
bonfire-task-three_of-root = 3 корня
bonfire-task-three_of-gold = 3 золота
bonfire-task-both_islands-flower = подношения на обоих островах цветов
bonfire-task-both_islands-fruit = подношения на обоих островах плодов
bonfire-task-both_islands-herb = подношения на обоих островах трав
bonfire-task-both_islands-shell = подношения на обоих островах ракушек
bonfire-task-both_islands-root = подношения на обоих островах корней
bonfire-task-bonfires_in_3_colours = огни всех трёх цветов
bonfire-task-4_guardians = 4 стража
bonfire-task-two_groups_of_3 = на плато Судьбы по группе из 3 символов: { $first }, { $second }
bonfire-task-4_blue = 4 синих поручения или огня
bonfire-task-5_portals = 5 порталов
bonfire-task-offerings_on_5_islands = подношения на 5 островах
bonfire-task-4_red = 4 красных поручения или огня
bonfire-task-5_gnomes = 5 номов
bonfire-task-3_elders = 3 старейшины
bonfire-task-3_offerings_on_one_island = 3 подношения на одном острове
bonfire-task-offering_stack_empty = пустая стопка подношений
bonfire-task-3_red_crystals = 3 тропы с красными кристаллами
bonfire-task-5_bonfires = 5 огней
bonfire-task-4_blue_crystals = 4 тропы с синими кристаллами
bonfire-task-4_yellow = 4 жёлтых поручения или огня
bonfire-task-2_offerings_on_3_islands = по 2 подношения на 3 островах
bonfire-task-5_equal_resources = 5 одинаковых ресурсов, кроме золота
bonfire-task-two_triples = по 3 единицы двух ресурсов, кроме золота
bonfire-task-marked_cells_covered = все выделенные ячейки плато Судьбы закрыты
bonfire-task-2_guardians_at_bonfires = 2 стража у огней
bonfire-task-gold_cells_covered = все ячейки золота на плато Судьбы закрыты
bonfire-task-outer_columns_covered = оба крайних столбца плато Судьбы закрыты
bonfire-task-two_groups_of_4 = две группы из 4 одинаковых символов на плато Судьбы

## Gnomes

bonfire-gnome-name-1 = Трактирщик
bonfire-gnome-name-2 = Барабанщик
bonfire-gnome-name-3 = Торгаш
bonfire-gnome-name-4 = Глашатай
bonfire-gnome-name-5 = Алхимик
bonfire-gnome-name-6 = Гурман
bonfire-gnome-name-7 = Распорядитель
bonfire-gnome-name-8 = Мостовщик
bonfire-gnome-name-9 = Вербовщик
bonfire-gnome-name-10 = Серый оруженосец
bonfire-gnome-name-11 = Розовый оруженосец
bonfire-gnome-name-12 = Бесцветный оруженосец
bonfire-gnome-name-13 = Янтарный оруженосец
bonfire-gnome-name-14 = Прорицатель
bonfire-gnome-name-15 = Казначей
bonfire-gnome-name-16 = Кладоискатель
bonfire-gnome-name-17 = Привратник
bonfire-gnome-name-18 = Столяр
bonfire-gnome-name-19 = Писарь
bonfire-gnome-name-20 = Мытарь
bonfire-gnome-name-21 = Рулевой
bonfire-gnome-name-22 = Колесник
bonfire-gnome-name-23 = Собиратель
bonfire-gnome-name-24 = Миротворец
bonfire-gnome-name-25 = Зодчий
bonfire-gnome-name-26 = Переговорщик
bonfire-gnome-name-27 = Странник
bonfire-gnome-name-28 = Старейшина троп
bonfire-gnome-name-29 = Старейшина Судьбы
bonfire-gnome-name-30 = Старейшина порталов
bonfire-gnome-name-31 = Старейшина поручений
bonfire-gnome-name-32 = Старейшина стражей
bonfire-gnome-name-33 = Старейшина номов
bonfire-gnome-1 = На тайле тропы может стоять сколько угодно стражей.
bonfire-gnome-2 = В процессии стражи идут на 1 шаг дальше оплаченного.
bonfire-gnome-3 = Поручение стоит 2 любых ресурса.
bonfire-gnome-4 = 2 очка за каждого приглашённого старейшину.
bonfire-gnome-5 = Жёлтый тайл считается за два.
bonfire-gnome-6 = Стражи приносят ресурс на выбор.
bonfire-gnome-7 = 1 золото за каждого послушника, отправленного в Верховный Совет.
bonfire-gnome-8 = За каждую взятую тропу — 1 ресурс, который на ней изображён.
bonfire-gnome-9 = Номов можно приглашать за любые ресурсы.
bonfire-gnome-10 = Серый страж приносит ресурс дважды.
bonfire-gnome-11 = Розовый страж приносит ресурс дважды.
bonfire-gnome-12 = Бесцветный страж приносит ресурс дважды.
bonfire-gnome-13 = Янтарный страж приносит ресурс дважды.
bonfire-gnome-14 = Тайл Судьбы можно выложить, имея до 3 тайлов действий.
bonfire-gnome-15 = 1 жёлтый тайл за каждого приглашённого нома, включая этого.
bonfire-gnome-16 = Накрытые символы плато приносят вдвое больше.
bonfire-gnome-17 = Каждый новый страж начинает бесплатную процессию на 1 шаг.
bonfire-gnome-18 = В конце ещё 2 очка за каждого стража у огня.
bonfire-gnome-19 = 1 золото и 1 жёлтый тайл за каждое выполненное общее поручение.
bonfire-gnome-20 = 1 золото, когда страж останавливается на тропе 1.
bonfire-gnome-21 = Корабль проходит на 1 морской путь больше оплаченного.
bonfire-gnome-22 = Великое Пламя поворачивается на 1 сектор дальше оплаченного.
bonfire-gnome-23 = Можно взять все 3 награды Великого Пламени.
bonfire-gnome-24 = Послушники могут делить ячейку Совета.
bonfire-gnome-25 = Порталы можно ставить в любом порядке.
bonfire-gnome-26 = Поручение всегда стоит 1 тайл.
bonfire-gnome-27 = Тайлы Судьбы могут выходить за край плато.
bonfire-gnome-28 = 1 очко за каждую тропу в городе.
bonfire-gnome-29 = 1 очко за каждый выложенный тайл Судьбы.
bonfire-gnome-30 = 1 очко за каждый портал в городе.
bonfire-gnome-31 = 1 очко за каждое поручение и каждый огонь в городе.
bonfire-gnome-32 = 1 очко за каждого стража в городе.
bonfire-gnome-33 = 1 очко за каждого нома в городе.
bonfire-gnome-cost = 2 тайла «Ном» и 1 ресурс или 1 тайл и 2 ресурса ({ $resource })
bonfire-gnome-called = Ном { $number }, { $name }
bonfire-gnomes = Номы
bonfire-gnomes-count = { $count } из { $most }
bonfire-specialists = Мастера
bonfire-specialists-hint = 2 тайла + 1 ресурс или 1 + 2
bonfire-elders = Старейшины
bonfire-elders-hint = очки сразу
bonfire-no-gnome = Здесь нет нома

## The High Council

bonfire-council = Верховный Совет
bonfire-bonus-1 = 2 золота и 1 жёлтый тайл
bonfire-bonus-2 = Любая тропа бесплатно, даже из стопок
bonfire-bonus-3 = Новый страж бесплатно
bonfire-bonus-4 = Повернуть Великое Пламя в любой сектор бесплатно
bonfire-bonus-5 = Открытый мастер бесплатно
bonfire-bonus-6 = Передвинуть одного стража куда угодно
bonfire-bonus-7 = Плыть к любому острову бесплатно
bonfire-bonus-8 = Выложить тайл Судьбы сейчас
bonfire-space-first = Для послушника, который сюда придёт.
bonfire-space-point = Для послушника, который сюда придёт. Вместо этого можно взять 1 очко.
bonfire-space-seated = Здесь сидят: { $names }
bonfire-council-novice = свободный послушник
bonfire-council-task-tasks = 7 поручений или огней
bonfire-council-task-portals = 7 порталов
bonfire-council-task-paths = 7 троп
bonfire-council-task-guardians = 5 стражей
bonfire-council-task-gnomes = 6 номов
bonfire-council-task-long = 4 очка в конце. Кто выполнит первым, может отправить его послушника в Верховный Совет.
bonfire-council-tasks = Общие поручения
bonfire-council-tasks-hint = по 4 очка в конце
bonfire-progress = У тебя { $have } из { $need }.
bonfire-progress-done = Выполнено.
bonfire-lacks = Ещё нужно: { $what }
bonfire-lack-bonfire =
    { $colour ->
        [blue] синий огонь
        [red] красный огонь
       *[yellow] жёлтый огонь
    }
bonfire-novices =
    { $count ->
        [one] { $count } послушник в Верховном Совете
        [few] { $count } послушника в Верховном Совете
        [many] { $count } послушников в Верховном Совете
       *[other] { $count } послушника в Верховном Совете
    }
bonfire-countdown-long = Когда все места в этом ряду заполнятся, останется пять раундов.
bonfire-countdown =
    { $round ->
        [6] Обратный отсчёт начнётся со следующего раунда.
       *[other] Обратный отсчёт: раунд { $round }. Кто пасует, получает столько же очков.
    }
bonfire-countdown-short =
    { $round ->
        [6] Отсчёт: скоро
        [one] Последний раунд
        [few] Ещё { $round } раунда
        [many] Ещё { $round } раундов
       *[other] Ещё { $round } раунда
    }

## The Great Bonfire

bonfire-great-bonfire = Великое Пламя
bonfire-great-bonfire-long = Поворот по часовой стрелке: 1 тайл за сектор, 3 — в любой сектор. Возьми 2 из 3 наград.
bonfire-field-portals = Порталы: { $portals }
bonfire-field-no-portal = Порталов здесь не осталось.
bonfire-reward-portal = портал

## City

bonfire-your-supply = Твой запас
bonfire-supply-of = Запас: { $name }
bonfire-your-city = Твой город
bonfire-city-of = Город: { $name }
bonfire-tokens = Тайлы действий
bonfire-resources = Ресурсы
bonfire-offerings = Подношения
bonfire-offerings-long = Открытое подношение остаётся на острове, с которого берёшь поручение; нужно заплатить и его ресурс.
bonfire-offering = Подношение: { $resource }
bonfire-offering-none = Подношений не осталось
bonfire-offerings-left = × { $count }
bonfire-fate-supply = Запас Судьбы
bonfire-fate-tiles-left =
    { $count ->
        [one] Остался { $count } тайл Судьбы
        [few] Осталось { $count } тайла Судьбы
        [many] Осталось { $count } тайлов Судьбы
       *[other] Осталось { $count } тайла Судьбы
    }
bonfire-offerings-count =
    { $count ->
        [one] Осталось { $count } подношение
        [few] Осталось { $count } подношения
        [many] Осталось { $count } подношений
       *[other] Осталось { $count } подношения
    }
bonfire-fate-long = Выложить можно первый или последний тайл запаса. В конце каждый оставшийся приносит 3 очка.
bonfire-fate-opening = Плато Судьбы начинает средний тайл запаса или отложенный.
bonfire-fate-area = Плато Судьбы
bonfire-fate-hint = по 3 очка
bonfire-fate-lay = Веди по ячейкам или нажимай стрелки. R поворачивает тайл.
bonfire-fate-how = Наведи на место для тайла и нажми, чтобы выложить. R поворачивает его, Tab и стрелки двигают.
bonfire-fate-how-touch = Коснись места для тайла, а затем его самого, чтобы выложить. «Повернуть» поворачивает его.
bonfire-fate-turn = Повернуть
bonfire-fate-put = Выложить
bonfire-start = Старт
bonfire-start-long = Здесь начинают новые стражи.
bonfire-place = Место { $place }
# a place in any sentence: $points is what its seat is worth, the number on the board
bonfire-place-number = { $place } (ячейка на { $points })
bonfire-place-empty = Здесь можно положить поручение.
bonfire-place-path = Тропа места { $place }
bonfire-place-path-cost =
    { $count ->
        [one] Цена: { $count } тайл «Тропа».
        [few] Цена: { $count } тайла «Тропа».
        [many] Цена: { $count } тайлов «Тропа».
       *[other] Цена: { $count } тайла «Тропа».
    }
bonfire-place-no-path = тропы пока нет
bonfire-place-portal = портал построен
bonfire-place-no-portal = портала пока нет
bonfire-place-seat =
    { $points ->
        [one] Ячейка стража: { $points } очко
        [few] Ячейка стража: { $points } очка
        [many] Ячейка стража: { $points } очков
       *[other] Ячейка стража: { $points } очка
    }
bonfire-paths = Тропы
bonfire-paths-hint =
    { $count ->
        [one] место { $place } стоит { $count } тайл
        [few] место { $place } стоит { $count } тайла
        [many] место { $place } стоит { $count } тайлов
       *[other] место { $place } стоит { $count } тайла
    }
bonfire-paths-full = все тропы проложены
bonfire-others = Соперники
bonfire-status-next = далее
bonfire-status-now = ходит
bonfire-status-passed = пас
bonfire-status-stuck = ходов больше нет
bonfire-points-now =
    { $points ->
        [one] { $points } очко; при подсчёте сейчас { $total }
        [few] { $points } очка; при подсчёте сейчас { $total }
        [many] { $points } очков; при подсчёте сейчас { $total }
       *[other] { $points } очка; при подсчёте сейчас { $total }
    }
bonfire-close = Закрыть
bonfire-scored-now = при подсчёте сейчас
bonfire-in-hand = В запасе

## Tom

bonfire-tom = Том
bonfire-tom-deck = Карты Тома
bonfire-tom-played =
    { $count ->
        [one] Сыграна { $count } карта
        [few] Сыграны { $count } карты
        [many] Сыграно { $count } карт
       *[other] Сыграно { $count } карты
    }
bonfire-tom-to-come = Ещё выйдут в этом круге
bonfire-tom-card-great_bonfire = Великое Пламя: поворот к порталу, который нужен следующим.
bonfire-tom-card-task_ii = Поручение II: то, за которое меньше всего очков; сразу становится огнём. И послушник.
bonfire-tom-card-task_i = Поручение I: то, за которое больше всего очков; сразу становится огнём.
bonfire-tom-card-guardian = Страж: тот, которого у него ещё нет.
bonfire-tom-card-path = Тропа: все открытые тропы с ресурсом нома.
bonfire-tom-card-gnome = Ном: все открытые мастера с ресурсом нома.

## Tabs

bonfire-tab-sea = Море
bonfire-tab-bonfire = Пламя
bonfire-tab-city = Город
bonfire-tab-others = Другие
bonfire-tab-gnomes = Номы
bonfire-tab-paths = Тропы

## Choices

bonfire-choice-open-dealt = Отложенный тайл начинает твоё плато Судьбы.
bonfire-choice-open-swapped = Средний тайл запаса начинает твоё плато Судьбы; отложенный ложится на его место.
# $which: swapped or dealt, $turned: yes or no
bonfire-choice-open-drawn =
    { $which ->
        [swapped] Средний
       *[dealt] Отложенный
    }{ $turned ->
        [yes] , повёрнутый
       *[no] { "" }
    }
bonfire-choice-fate = Выложить: { $tile }
# $end: first or last of the supply
bonfire-choice-fate-drawn =
    { $end ->
        [first] Выложить левый
       *[last] Выложить правый
    }
bonfire-choice-fate-note =
    { $count ->
        [one] сброс: { $count } тайл
        [few] сброс: { $count } тайла
        [many] сброс: { $count } тайлов
       *[other] сброс: { $count } тайла
    }
bonfire-choice-fate-long = Сначала сбрось лишние тайлы действий. Каждый символ приносит по тайлу за каждый символ своей группы.
bonfire-choice-keep = Оставить: { $token }
bonfire-choice-build-path = Проложить тропу
bonfire-choice-build-path-long = Тропа для места { $place }.
bonfire-choice-sail = Отправить корабль
bonfire-choice-sail-long = Корабль плывёт к другому острову, и там можно выполнить действие.
bonfire-choice-take-task = Получить поручение
bonfire-choice-take-task-long = С острова, у которого стоит твой корабль, за подношение.
bonfire-choice-fetch = Забрать стража
bonfire-choice-fetch-long = Страж этого острова приходит на твой стартовый тайл.
bonfire-choice-procession = Начать процессию
bonfire-choice-procession-long = Твои стражи идут дальше по тропе и приносят ресурсы там, где остановятся.
bonfire-choice-great-bonfire = Великое Пламя
bonfire-choice-great-bonfire-long = Поверни его и возьми 2 из 3 наград сектора.
bonfire-choice-recruit = Пригласить нома
bonfire-choice-recruit-long = Мастер или старейшина приходит в твой город.
bonfire-choice-stay-aboard = Остаться на борту
bonfire-choice-stay-aboard-long = Без действия на острове.
bonfire-choice-pass = Спасовать
bonfire-choice-pass-note =
    { $points ->
        [one] { $points } очко, ходов больше нет
        [few] { $points } очка, ходов больше нет
        [many] { $points } очков, ходов больше нет
       *[other] { $points } очка, ходов больше нет
    }
bonfire-choice-pass-long =
    { $points ->
        [one] { $points } очко сейчас, и ходов больше не будет.
        [few] { $points } очка сейчас, и ходов больше не будет.
        [many] { $points } очков сейчас, и ходов больше не будет.
       *[other] { $points } очка сейчас, и ходов больше не будет.
    }
bonfire-choice-end-turn = Закончить ход
bonfire-choice-end-turn-long = Без бонусного действия.
bonfire-choice-pay =
    { $yellow ->
        [0] Заплатить без жёлтых
        [one] Заплатить с { $yellow } жёлтым тайлом
        [few] Заплатить с { $yellow } жёлтыми тайлами
        [many] Заплатить с { $yellow } жёлтыми тайлами
       *[other] Заплатить с { $yellow } жёлтыми тайлами
    }
bonfire-choice-pay-others = Два других за один
bonfire-choice-give = Отдать: { $token }
bonfire-choice-spend = Заплатить: { $goods }
bonfire-choice-pay-drawn = Заплатить
bonfire-choice-tile-drawn = Выложить: { $crystal }, { $resource }
bonfire-choice-tile-long = Ляжет на место { $place }.
bonfire-choice-stack = Стопка { $stack }
bonfire-choice-stack-long =
    { $count ->
        [1] Последняя закрытая тропа.
        [one] Верхняя из { $count } закрытой тропы.
        [few] Верхняя из { $count } закрытых троп.
        [many] Верхняя из { $count } закрытых троп.
       *[other] Верхняя из { $count } закрытых троп.
    }
bonfire-choice-renew = Новые тропы
bonfire-choice-renew-long = Четыре открытые тропы уходят под стопки, открываются четыре новые; потом возьми одну.
bonfire-choice-look-up-long = Найдена в стопках.
bonfire-choice-offering = Подношение: { $resource }
bonfire-choice-offering-long = Останется на острове; его ресурс нужно заплатить.
bonfire-choice-at-place = На место { $place }
bonfire-choice-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
bonfire-choice-move = { $guardian } → { $to }
bonfire-choice-move-path = Откуда: { $from }.
bonfire-choice-move-seat =
    { $points ->
        [one] Ячейка приносит { $points } очко.
        [few] Ячейка приносит { $points } очка.
        [many] Ячейка приносит { $points } очков.
       *[other] Ячейка приносит { $points } очка.
    }
bonfire-choice-stay = Никто не идёт
bonfire-choice-stay-long = Стражи остаются на своих местах.
bonfire-choice-earn = Получить: { $resource }
bonfire-choice-portal = { $portal } на место { $place }
bonfire-choice-for-tokens =
    { $tokens ->
        [one] { $tokens } тайл «Ном»
        [few] { $tokens } тайла «Ном»
        [many] { $tokens } тайлов «Ном»
       *[other] { $tokens } тайла «Ном»
    } и { $resources ->
        [one] { $resources } ресурс
        [few] { $resources } ресурса
        [many] { $resources } ресурсов
       *[other] { $resources } ресурса
    }
bonfire-choice-light = Зажечь: { $task }
bonfire-choice-light-long =
    { $points ->
        [one] Поручение становится огнём на { $points } очко; его послушник идёт в Верховный Совет.
        [few] Поручение становится огнём на { $points } очка; его послушник идёт в Верховный Совет.
        [many] Поручение становится огнём на { $points } очков; его послушник идёт в Верховный Совет.
       *[other] Поручение становится огнём на { $points } очка; его послушник идёт в Верховный Совет.
    }
bonfire-choice-novice = Свободный послушник: { $task }
bonfire-choice-novice-long = Послушник этого поручения идёт в Верховный Совет.
bonfire-choice-council-point = 1 очко на ячейке { $space }
bonfire-choice-council-instead = Вместо бонуса: { $bonus }
bonfire-choice-bring-long = Приходит на твой стартовый тайл.
bonfire-choice-lay = Столбец { $column }, ряд { $row }, { $direction }
bonfire-direction-right = вправо
bonfire-direction-left = влево
bonfire-direction-up = вверх
bonfire-direction-down = вниз
bonfire-costs = Цена: { $goods }
bonfire-brings = Приносит: { $goods }
bonfire-brings-points =
    { $count ->
        [one] Приносит { $count } очко
        [few] Приносит { $count } очка
        [many] Приносит { $count } очков
       *[other] Приносит { $count } очка
    }
bonfire-puts-back = Сброс: { $goods }
bonfire-brings-guardian = { $guardian } приходит
bonfire-brings-portal = { $portal } на место { $place }
bonfire-brings-fulfil = Выполняет общее поручение: { $task }
# $parts: sources of points, each with what it gains or loses
bonfire-brings-scoring = При итоговом подсчёте: { $parts }
bonfire-brings-countdown = Начинает обратный отсчёт
bonfire-which = Что именно?

## Questions

bonfire-waiting = { $name } думает.
bonfire-question-over = Партия окончена.
bonfire-question-bonus-action = Бонусное действие или конец хода?
bonfire-question-opening = Какой тайл начнёт твоё плато Судьбы?
bonfire-question-turn = Твой ход: что сделаешь?
bonfire-question-keep-tokens =
    Какой тайл действий оставишь? { $left ->
        [1] Выбери один, остальные сбрасываются.
       *[other] Выбери ещё { $left }, остальные сбрасываются.
    }
bonfire-question-lay-fate-tile = Куда выложить тайл Судьбы?
bonfire-question-pay-tokens = Как заплатишь?
bonfire-question-give-tokens =
    Два за один: какой тайл отдашь? { $left ->
        [1] Ещё один.
       *[other] Ещё { $left }.
    }
bonfire-question-choose-path-tile = Какую тропу возьмёшь?
bonfire-question-look-up-path-tile = Какую тропу возьмёшь из всех?
bonfire-question-choose-island = Куда плыть?
bonfire-question-island-action = Корабль прибыл. Что сделаешь на острове?
bonfire-question-choose-offering = Какое подношение оставишь?
bonfire-question-spend-resources = Какими ресурсами заплатишь?
bonfire-question-choose-task = Какое поручение?
bonfire-question-choose-place = Куда положить поручение?
bonfire-question-choose-steps = Сколько шагов в процессии?
bonfire-question-move-guardian = Кто идёт и куда?
bonfire-question-earn-resource = Какой ресурс получить?
bonfire-question-turn-great-bonfire = Какой сектор Великого Пламени?
bonfire-question-choose-rewards = Какие награды?
bonfire-question-choose-gap = В какую выемку поставить портал?
bonfire-question-choose-gnome = Кого из номов пригласить?
bonfire-question-choose-way-to-pay = Как заплатишь?
bonfire-question-choose-council-space = Куда сядет послушник?
bonfire-question-bring-guardian = Какой страж придёт?
bonfire-question-take-specialist = Какого мастера взять?
bonfire-question-move-one-guardian = Какой страж идёт и куда?
bonfire-question-fate-bonus = Какой тайл Судьбы выложишь?
bonfire-question-task-for-tom = Том берёт одно из этих поручений. Какое?
bonfire-payment-voyage = Плавание: { $island }
bonfire-payment-guardian = { $guardian } на твой стартовый тайл
bonfire-payment-great-bonfire = Великое Пламя → { $field }
bonfire-payment-path = Тропа для места { $place }
bonfire-payment-procession = Процессия: { $steps }
bonfire-payment-gnome = Приглашение: { $gnome }
bonfire-payment-task = Поручение: { $island }

## Final scoring

bonfire-scoring-in-play = Набрано в партии
bonfire-scoring-bonfires = Огни
bonfire-scoring-guardians = Стражи у огней
bonfire-scoring-portals = Порталы у огней
bonfire-scoring-crystals = Кристаллы в цвет огня
bonfire-scoring-council-tasks = Общие поручения
bonfire-scoring-fate-tiles = Тайлы Судьбы в запасе
bonfire-scoring-leftovers = Остаток тайлов и ресурсов
bonfire-scoring-about-bonfires = сколько напечатано
bonfire-scoring-about-guardians = по их ячейкам
bonfire-scoring-about-portals = по 2
bonfire-scoring-about-crystals = по 2
bonfire-scoring-about-council-tasks = по 4; 7 за семь огней
bonfire-scoring-about-fate-tiles = по 3
bonfire-scoring-about-leftovers = 1 за каждые 2

## Log

bonfire-log-countdown-now =
    { $novices ->
        [one] В Верховном Совете { $novices } послушник: начинается обратный отсчёт. Вместе с этим раундом осталось пять.
        [few] В Верховном Совете { $novices } послушника: начинается обратный отсчёт. Вместе с этим раундом осталось пять.
        [many] В Верховном Совете { $novices } послушников: начинается обратный отсчёт. Вместе с этим раундом осталось пять.
       *[other] В Верховном Совете { $novices } послушника: начинается обратный отсчёт. Вместе с этим раундом осталось пять.
    }
bonfire-log-countdown-next =
    { $novices ->
        [one] В Верховном Совете { $novices } послушник: обратный отсчёт начнётся со следующего раунда.
        [few] В Верховном Совете { $novices } послушника: обратный отсчёт начнётся со следующего раунда.
        [many] В Верховном Совете { $novices } послушников: обратный отсчёт начнётся со следующего раунда.
       *[other] В Верховном Совете { $novices } послушника: обратный отсчёт начнётся со следующего раунда.
    }
bonfire-log-countdown-round = Начинается раунд { $round } обратного отсчёта.
bonfire-log-pass = { $name } пасует и больше не ходит.
bonfire-log-stuck = { $name } не может ничего сделать и больше не ходит.
bonfire-log-paid = Платит: { $goods }.
bonfire-log-put-back = Сбрасывает: { $goods }.
bonfire-log-gained = Получает: { $goods }.
bonfire-log-scored =
    { $points ->
        [one] Получает { $points } очко.
        [few] Получает { $points } очка.
        [many] Получает { $points } очков.
       *[other] Получает { $points } очка.
    }
bonfire-log-only = { $name }: { $what }
bonfire-log-open = { $name } начинает плато Судьбы: { $tile }.
bonfire-log-lay = { $name } выкладывает тайл Судьбы.
bonfire-log-path = { $name } прокладывает тропу на месте { $place }. { $tile }.
bonfire-log-renew = { $name } заменяет открытые тропы.
bonfire-log-sail = { $name } отправляет корабль: { $island }.
bonfire-log-take-task = { $name } получает поручение: { $island } ({ $task }).
bonfire-log-light =
    { $points ->
        [one] { $name } зажигает огонь на месте { $place }, он даёт { $points } очко.
        [few] { $name } зажигает огонь на месте { $place }, он даёт { $points } очка.
        [many] { $name } зажигает огонь на месте { $place }, он даёт { $points } очков.
       *[other] { $name } зажигает огонь на месте { $place }, он даёт { $points } очка.
    }
bonfire-log-guardian = { $name }: { $guardian } приходит в город.
bonfire-log-moves = { $name }: { $moves }.
bonfire-log-turn-wheel = { $name } поворачивает Великое Пламя.
bonfire-log-portal = { $portal } на место { $place }.
bonfire-log-recruit = { $name } приглашает: { $gnome }.
bonfire-log-shuffle-gnomes = Колода номов перемешана.
bonfire-log-shuffle-paths = Стопки троп перемешаны.
bonfire-log-fulfil = { $name } выполняет общее поручение: { $task }.
bonfire-log-council-novice = { $name } отправляет свободного послушника поручения «{ $task }» в Верховный Совет.
bonfire-log-bonus = Бонус: { $bonus }.
bonfire-log-shuffle-tom = Том перемешивает свою колоду.
bonfire-log-tom-card = Карта Тома. { $card }
bonfire-log-turn-over = Открыт ном: { $resource }.

## What cannot be chosen, and why

bonfire-closed-action-fate = Выложить тайл Судьбы
bonfire-closed-action-light = Зажечь огонь
bonfire-closed-brief-part = { $have } из { $need }
bonfire-closed-brief-price = цена: { $needed }
# prefix: bonfire-closed-  (why an action is not open)
# $goods: so many tokens of a kind; $reach: how many of them could be paid, replacements included
bonfire-closed-tokens = { $reach ->
    [0] Цена: { $goods }; заплатить нечем.
   *[other] Цена: { $goods }; можно заплатить только { $reach }.
  }
bonfire-closed-no-tile = Запас Судьбы исчерпан.
bonfire-closed-no-room = На плато Судьбы больше не поместится ни один тайл.
bonfire-closed-seven-paths = На всех семи местах есть тропа.
bonfire-closed-in-dock = Твой корабль ещё у пристани. Сначала отправь его в путь.
bonfire-closed-no-task-left = На этом острове поручений не осталось.
bonfire-closed-seven-tasks = Все семь мест для поручений заняты.
bonfire-closed-resources = Цена: ресурс острова ({ $resource }) и ресурс открытого подношения ({ $offerings }).
bonfire-closed-two-resources = Цена: два любых ресурса.
bonfire-closed-no-offering = Все твои подношения уже отданы.
bonfire-closed-guardian-there = Этот страж уже в твоём городе.
bonfire-closed-nobody-moves = Ни один страж не может сделать шаг.
bonfire-closed-six-gnomes = В твоём городе шесть номов, больше нельзя.
bonfire-closed-no-gnome-left = Номов не осталось.
bonfire-closed-gnome-price = Цена: 2 тайла «Ном» и 1 ресурс нома или 1 и 2.
bonfire-closed-no-task = У тебя нет поручения, чтобы зажечь огонь.
bonfire-closed-unfulfilled = Ни одно поручение пока не выполнено. Ближе всего: { $task } ({ $have } из { $need }).
bonfire-closed-no-countdown = Только во время обратного отсчёта (послушников в Верховном Совете: { $seated } из { $needed }).
bonfire-closed-next-round = Только со следующего раунда.
bonfire-closed-bonus-taken = Нельзя после бонусного действия.
bonfire-refused-gnome = Ном в городе действует сам.
