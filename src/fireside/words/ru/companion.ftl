# Помощник для настольных игр: карты Тома и листы подсчёта.

companion-heading = Помощник
companion-part-tom = Том
companion-part-scores = Счёт
companion-you = Ты
companion-try-again = Попробовать ещё раз
companion-not-yet = Сервер нужен помощнику всего один раз. Дальше он работает без него.
companion-not-loaded = Этой странице нужен сервер.
companion-not-loaded-why = Похоже, нет связи. Твои столы в безопасности и ждут тебя. Помощник работает и без связи.
companion-open = Открыть помощника

## Before a game with Tom

companion-tom-about = Для игры из коробки. Помощник тасует карты Тома, говорит, что он делает, и считает за него.
companion-handicap = гандикап
companion-setup = Подготовка
companion-setup-1 = Разложи игру на 2 игроков. Убери 3 мастеров с золотом.
companion-setup-2 = Возьми 7 синих, 7 красных и 6 жёлтых поручений: по 2 разного цвета на каждый остров.
companion-setup-3 = Ни в одном секторе Великого Пламени нет двух одинаковых порталов.
companion-setup-4 = Том получает город со стартовым тайлом, собственного стража и 4 послушников. Его карты остаются в коробке.
companion-begin = Начать партию
companion-no-series = Здесь появятся партии, которые ты засчитаешь, с гандикапом до и после.

## Tom's cards

companion-pass = Круг { $pass } из { $passes }
companion-pass-row = Круг { $pass }
companion-card-of =
    { $card ->
        [0] всего карт: { $last }; последняя завершает партию
       *[other] карта { $card } из { $last }; последняя завершает партию
    }
companion-gnome-decides = Решает ном.
companion-your-turn = Твой ход
companion-your-turn-how = Сделай ход за столом. Потом открой карту Тома.
companion-turn-over = Открыть карту Тома
companion-done = Готово, мой ход
companion-undo = Отменить
companion-over = Партия окончена
companion-over-why = Том сыграл последнюю карту. Осталось посчитать очки.
companion-score-game = Посчитать очки
companion-score-now = Посчитать сейчас
companion-stop = Закончить партию
companion-stop-ask = Закончить эту партию?
companion-stop-why = Карты Тома и всё посчитанное будут забыты.
companion-tom-points = очки Тома
companion-in-council = в Совете
companion-less = { $name }: на один меньше
companion-more = { $name }: на один больше
companion-countdown-starts =
    { $rounds ->
        [one] Начинается обратный отсчёт: ещё { $rounds } раунд.
        [few] Начинается обратный отсчёт: ещё { $rounds } раунда.
        [many] Начинается обратный отсчёт: ещё { $rounds } раундов.
       *[other] Начинается обратный отсчёт: ещё { $rounds } раунда.
    }
companion-countdown =
    { $round ->
        [one] Обратный отсчёт, раунд { $round }. Кто сейчас пасует, получает { $round } очко.
        [few] Обратный отсчёт, раунд { $round }. Кто сейчас пасует, получает { $round } очка.
        [many] Обратный отсчёт, раунд { $round }. Кто сейчас пасует, получает { $round } очков.
       *[other] Обратный отсчёт, раунд { $round }. Кто сейчас пасует, получает { $round } очка.
    }
companion-step-done = Шаг { $number } сделан
companion-step-gnome = Открой верхнего нома колоды и сбрось его. Какой на нём ресурс?
companion-step-task_i-1 = На двух островах с этим ресурсом найди поручение, за которое больше всего очков. Таких несколько? Выбираешь ты.
companion-step-task_i-2 = Положи его огнём вверх на следующее свободное место Тома по часовой стрелке. Поручения нет: ничего не происходит.
companion-step-task_ii-1 = На двух островах с этим ресурсом найди поручение, за которое меньше всего очков. Таких несколько? Выбираешь ты.
companion-step-task_ii-2 = Положи его огнём вверх на следующее свободное место Тома по часовой стрелке. Затем один из его послушников идёт в любую ячейку Верховного Совета. Поручения нет: ничего не происходит.
companion-step-gnome-1 = Том берёт слева направо всех открытых мастеров с этим ресурсом, пока у него не станет { $limit } номов.
companion-step-gnome-2 = Пополни ряд. Таких нет: ничего не происходит.
companion-step-path-1 = Том берёт слева направо все открытые тайлы тропы с этим ресурсом, пока вместе со стартовым у него не станет { $limit }.
companion-step-path-2 = Положи их на его следующие места по часовой стрелке и пополни ряд. Таких нет: ничего не происходит.
companion-step-guardian-1 = Том берёт стража, цвета которого у него нет, и ставит на свой стартовый тайл.
companion-step-great_bonfire-1 = Поверни Великое Пламя по часовой стрелке к ближайшему сектору с порталом для следующей выемки Тома. Нынешний сектор проверяют последним.
companion-step-great_bonfire-2 = Том берёт портал и ставит его в выемку. Такого портала нет: Пламя не поворачивается.
companion-step-council = Том только что выполнил общее поручение, на котором ещё стоит свободный послушник?
companion-novice-task_ii = Его послушник идёт в Совет
companion-instead-tasks = У него уже { $limit } поручений
companion-instead-portals = У него уже { $limit } порталов
companion-instead-paths = У него уже { $limit } тайлов тропы
companion-instead-guardians = У него уже { $limit } стражей
companion-instead-gnomes = У него уже { $limit } номов
companion-council-novice = Этот послушник идёт в Совет и лежит там

## Score sheets

companion-new-sheet = Новый лист
companion-which-game = Какая игра
companion-which-kind = Какая партия
companion-how-many = Сколько игроков
companion-with-tom = Против Тома
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
companion-head-start = Фора
companion-in-points = очки, а не количество
companion-field = { $row }, { $name }: очки
companion-points-of = Очки, { $name }
companion-odd = { $points } не делится на { $each }.
companion-odd-meant = Здесь начисляется по { $each } очка: может быть, { $meant }?
companion-put-in = Вписать { $meant }
companion-each = очки: по { $points }
companion-about-head-start = гандикап
companion-about-in-play = старейшины, Совет, пас
companion-about-bonfires = очки, как напечатано
companion-about-guardians = очки их ячеек
companion-about-council-tasks = очки: по 4; 7 за семь огней
companion-about-leftovers = очки: 1 за каждые 2
companion-about-stories = очки за выполненные
companion-about-fire = очки: по 1
companion-about-lakes = очки: 6, при равенстве по 3
companion-open-fields =
    { $count ->
        [one] Осталось { $count } пустое поле.
        [few] Осталось { $count } пустых поля.
        [many] Осталось { $count } пустых полей.
       *[other] Осталось { $count } пустого поля.
    }
companion-open-how = Итог появится, когда будут заполнены все поля.
companion-rest-zero = Вписать 0 в пустые поля
companion-result-you =
    { $points ->
        [one] Ты побеждаешь с перевесом в { $points } очко.
        [few] Ты побеждаешь с перевесом в { $points } очка.
        [many] Ты побеждаешь с перевесом в { $points } очков.
       *[other] Ты побеждаешь с перевесом в { $points } очка.
    }
companion-result-tom =
    { $points ->
        [one] Том побеждает с перевесом в { $points } очко.
        [few] Том побеждает с перевесом в { $points } очка.
        [many] Том побеждает с перевесом в { $points } очков.
       *[other] Том побеждает с перевесом в { $points } очка.
    }
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

## What counts

companion-help-bonfire-head-start = Положительный гандикап — фора Тома, отрицательный — твоя.
companion-help-bonfire-in-play = То, что на треке очков: старейшины, ячейки Совета, Великое Пламя, пас во время отсчёта. Без форы.
companion-help-bonfire-bonfires = Напечатанные очки каждого огня, от 2 до 8.
companion-help-bonfire-guardians = За каждого стража у огня — очки его ячейки. С номом 18 ещё по 2 за каждого.
companion-help-bonfire-portals = { $points } очка за каждый портал рядом с огнём.
companion-help-bonfire-crystals = { $points } очка за каждый тайл тропы, кристалл которого того же цвета, что и огонь на его месте, с порталом или без.
companion-help-bonfire-council-tasks = { $points } очка за каждое общее поручение, выполненное сейчас. Семь огней приносят 7.
companion-help-bonfire-fate-tiles = { $points } очка за каждый тайл Судьбы, оставшийся в запасе.
companion-help-bonfire-leftovers = Посчитай вместе тайлы действий и ресурсы: 1 очко за каждые 2, с округлением вниз.
companion-help-dewan-stories = Очки за выполненные истории. Остальные ничего не приносят.
companion-help-dewan-fire = 1 очко за каждый огонь: на выполненных тайлах историй, на подложенных картах и 1 за восьмой лагерь. В сценарии с вулканом ещё 1 за каждый лагерь рядом с вулканом.
companion-help-dewan-groups = { $points } очка за каждую группу из 2 или больше своих соседних лагерей. Начальный лагерь считается.
companion-help-dewan-berries = { $points } очка за каждый жетон ягоды и каждую ягоду на подложенной карте.
companion-help-dewan-waters = { $points } очка за каждую зону воды рядом со своим лагерем.
companion-help-dewan-neighbours = { $points } очка за каждый свой лагерь рядом с центром чужого стартового тайла.
companion-help-dewan-zones = { $points } очка за каждую зону леса или гор со своим лагерем.
companion-help-dewan-lakes = За каждую зону воды 6 очков тому, у кого рядом с ней больше всех лагерей; при равенстве по 3.
companion-help-dewan-fish = { $points } очка за каждую рыбу.
companion-help-dewan-pairs = { $points } очка за каждую пару из ягоды и огня.
companion-help-team-stories = Очки за выполненные истории обоих партнёров.
companion-help-team-fire = 1 очко за каждый огонь обоих партнёров: на выполненных тайлах историй, на подложенных картах и 1 за каждый восьмой лагерь.
companion-help-team-groups = { $points } очка за каждую группу соседних лагерей, где есть лагерь каждого партнёра.
companion-help-team-pairs = { $points } очка за каждую пару ягод, по одной от каждого партнёра.
companion-help-tie-bonfires = Очков поровну: побеждает тот, у кого больше огней. Снова поровну: победа общая.
companion-help-tie-cards = Очков поровну: побеждает тот, у кого больше карт на руке. Снова поровну: победа общая.
companion-help-tie-team = Очков поровну: побеждает команда, у которой больше карт на обеих руках вместе. Снова поровну: победа общая.
