# Помощник для настольных игр: карты Тома и листы подсчёта (Bonfire).

companion-part-tom = Том

companion-tom-about = Для игры из коробки. Помощник тасует карты Тома, говорит, что он делает, и считает за него.
companion-handicap = гандикап
companion-setup = Подготовка
companion-setup-1 = Разложи игру на 2 игроков. Убери 3 мастеров с золотом.
companion-setup-2 = Возьми 7 синих, 7 красных и 6 жёлтых поручений: по 2 разного цвета на каждый остров.
companion-setup-3 = Ни в одном секторе Великого Пламени нет двух одинаковых порталов.
companion-setup-4 = Том получает город со стартовым тайлом, собственного стража и 4 послушников. Его карты остаются в коробке.
companion-begin = Начать партию
companion-no-series = Здесь появятся партии, которые ты засчитаешь, с гандикапом до и после.

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

companion-with-tom = Против Тома
companion-head-start = Фора
companion-about-head-start = гандикап
companion-about-in-play = старейшины, Совет, пас
companion-about-bonfires = очки, как напечатано
companion-about-guardians = очки их ячеек
companion-about-council-tasks = очки: по 4; 7 за семь огней
companion-about-leftovers = очки: 1 за каждые 2
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

companion-help-bonfire-head-start = Положительный гандикап — фора Тома, отрицательный — твоя.
companion-help-bonfire-in-play = То, что на треке очков: старейшины, ячейки Совета, Великое Пламя, пас во время отсчёта. Без форы.
companion-help-bonfire-bonfires = Напечатанные очки каждого огня, от 2 до 8.
companion-help-bonfire-guardians = За каждого стража у огня — очки его ячейки. С номом 18 ещё по 2 за каждого.
companion-help-bonfire-portals = { $points } очка за каждый портал рядом с огнём.
companion-help-bonfire-crystals = { $points } очка за каждый тайл тропы, кристалл которого того же цвета, что и огонь на его месте, с порталом или без.
companion-help-bonfire-council-tasks = { $points } очка за каждое общее поручение, выполненное сейчас. Семь огней приносят 7.
companion-help-bonfire-fate-tiles = { $points } очка за каждый тайл Судьбы, оставшийся в запасе.
companion-help-bonfire-leftovers = Посчитай вместе тайлы действий и ресурсы: 1 очко за каждые 2, с округлением вниз.
companion-help-tie-bonfires = Очков поровну: побеждает тот, у кого больше огней. Снова поровну: победа общая.
