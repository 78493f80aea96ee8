# Уроки: что говорится шаг за шагом за настоящим полем.

lesson-heading = { $title }: урок
lesson-loading = Накрываем на стол.
lesson-missing = Здесь нет урока.
lesson-chapter = { $number } из { $count }: { $chapter }
lesson-step = Шаг { $number } из { $count }
lesson-rule = Правило { $rule }
lesson-skip = Закончить
lesson-back = Назад
lesson-next = Дальше
lesson-again = Начать сначала
lesson-rules = Книга правил
lesson-play = Сыграть с Угольком
lesson-instead = Так тоже можно, но сначала сделаем вот это. На столе оно обведено.
lesson-read-on = Твой ход уже скоро. Нажми «Дальше».

## Bonfire

lesson-of-bonfire-chapter-table = Стол
lesson-of-bonfire-chapter-tokens = Тайлы действий
lesson-of-bonfire-chapter-sail = В море
lesson-of-bonfire-chapter-path = Тропа
lesson-of-bonfire-chapter-portal = Портал
lesson-of-bonfire-chapter-gnome = Ном
lesson-of-bonfire-chapter-guardian = Страж
lesson-of-bonfire-chapter-fate = Тайл Судьбы
lesson-of-bonfire-chapter-light = Огонь
lesson-of-bonfire-chapter-end = Конец

lesson-of-bonfire-welcome = Добро пожаловать в Bonfire
lesson-of-bonfire-welcome-text = В городе номов погасли огни. Выполняй поручения, и огни загорятся снова. Первые ходы сыграем вместе; второй город у *Уголька*.
lesson-of-bonfire-city = Твой город
lesson-of-bonfire-city-text = Семь мест лежат полукругом. На каждом помещаются *тайл тропы*, *портал* и *поручение*: выполненное, оно станет огнём.
lesson-of-bonfire-sea = Море
lesson-of-bonfire-sea-text = Твой корабль привозит поручения с островов. На четырёх островах живут *стражи*, которые пойдут по твоей тропе.
lesson-of-bonfire-wheel = Великое Пламя
lesson-of-bonfire-wheel-text = Семь его секторов дают тайлы действий, ресурсы и порталы. Восемь ячеек вокруг — *Верховный Совет*.
lesson-of-bonfire-displays = Для всех
lesson-of-bonfire-displays-text = Здесь лежат пять общих поручений, тайлы тропы и номы. Все берут отсюда.
lesson-of-bonfire-open = Твой первый тайл Судьбы
lesson-of-bonfire-open-text = Он лежит отдельно, в конце ряда: корабль, тропа, поручение. Выложи его как есть на середину плато Судьбы.

lesson-of-bonfire-tokens = Пять тайлов
lesson-of-bonfire-tokens-text = Каждый символ принёс тайл действия: корабль, тропа, поручение. За всё в этой игре платят тайлом нужного вида.
lesson-of-bonfire-yellow = Жёлтый подходит всюду
lesson-of-bonfire-yellow-text = *Жёлтый* тайл заменяет любой вид. А недостающий тайл заменят два любых других.
lesson-of-bonfire-turn = Одно дело за ход
lesson-of-bonfire-turn-text = За ход ты выкладываешь тайл Судьбы, тратишь тайлы на *одно* действие или зажигаешь огонь. Панель перечисляет, что можно; то же самое светится на столе.

lesson-of-bonfire-sail = Отдать швартовы
lesson-of-bonfire-sail-text = Первое плавание ведёт к любому острову за 1 тайл «Корабль». Потом — 1 тайл за морской путь. Выбери *Отправить корабль*.
lesson-of-bonfire-island = Остров плодов I
lesson-of-bonfire-island-text = Синему поручению там нужен тайл тропы с травами, и такой как раз открыт. Плыви на *Остров плодов I*.
lesson-of-bonfire-task = Получить поручение
lesson-of-bonfire-task-text = После плавания можно воспользоваться островом в тот же ход. Первое поручение на острове стоит 1 тайл «Поручение».
lesson-of-bonfire-offering = Подношение
lesson-of-bonfire-offering-text = За поручение ты оставляешь подношение. Платишь его ресурс и ресурс острова: выбери *корни*, затем заплати 1 плод и 1 корень.
lesson-of-bonfire-take = Чего хочет поручение
lesson-of-bonfire-take-text = Синие поручения просты и дают 2 или 3 очка, красные — 4 или 5, жёлтые — от 6 до 8. Возьми *синее*.
lesson-of-bonfire-place = Куда положить
lesson-of-bonfire-place-text = Следующий тайл тропы ляжет на место 2. Если его кристалл того же цвета, что и огонь рядом, это ещё 2 очка. Положи поручение на *место 2*.
lesson-of-bonfire-left = Остаётся там
lesson-of-bonfire-left-text = Подношение остаётся на острове лицом вниз, и корабль тоже. Некоторым поручениям нужны подношения на определённых островах.

lesson-of-bonfire-ember = Город Уголька
lesson-of-bonfire-ember-text = Уголёк проложил тропу. Здесь видны города остальных; выбери город, чтобы увидеть его целиком. Теперь снова твой ход.
lesson-of-bonfire-build = Проложить тропу
lesson-of-bonfire-build-text = Тропу прокладывают место за местом: места 2–4 стоят по 1 тайлу «Тропа», дальше по 2. Выбери *Проложить тропу*.
lesson-of-bonfire-tile = Синий кристалл, травы
lesson-of-bonfire-tile-text = Можно взять открытый тайл или верхний из стопки. Тот, что с *травами*, выполняет поручение, и кристалл на нём тоже синий.
lesson-of-bonfire-met = Выполнено
lesson-of-bonfire-met-text = Всё, чего хочет поручение, есть. Зажечь огонь стоит только хода, и никто его не отнимет. Значит, есть время на другое.

lesson-of-bonfire-gap = Следующая выемка
lesson-of-bonfire-gap-text = Портал соединяет тропу и огонь. Выемки заполняют *с конца*, от места 7 к месту 1. Первым идёт ромб.
lesson-of-bonfire-turn-wheel = Повернуть Великое Пламя
lesson-of-bonfire-turn-wheel-text = Им ещё никто не пользовался, поэтому 1 тайл повернёт его в любой сектор. Потом — 1 тайл за сектор, по часовой стрелке. Поверни его в сектор с *тайлом «Ном», золотом* и ромбом.
lesson-of-bonfire-rewards = Две из трёх
lesson-of-bonfire-rewards-text = Ты получаешь две из трёх наград сектора: тайл, ресурс, портал. Возьми *тайл «Ном»* и *портал*.
lesson-of-bonfire-next-gap = Шаг назад
lesson-of-bonfire-next-gap-text = Портал встал в выемку. Следующим подойдёт шестиугольник, на место 6. Рядом с огнём портал приносит 2 очка.

lesson-of-bonfire-gnomes = Номы
lesson-of-bonfire-gnomes-text = *Мастера* помогают до конца игры. *Старейшины* сразу дают очки. В городе есть место для шести.
lesson-of-bonfire-recruit = Хороший друг
lesson-of-bonfire-recruit-text = Пригласи нома, который даёт *жёлтый тайл* за каждого нома, включая себя.
lesson-of-bonfire-price = Цена
lesson-of-bonfire-price-text = Ном стоит 2 тайла и 1 свой ресурс или 1 тайл и 2 ресурса. Заплати *2 тайла* и 1 траву.

lesson-of-bonfire-guardian = Твой страж
lesson-of-bonfire-guardian-text = Стражи идут по тропе. Через портал они приходят к зажжённому огню, остаются там навсегда и приносят от 2 до 8 очков.
lesson-of-bonfire-procession = Процессия
lesson-of-bonfire-procession-text = За каждый тайл «Страж» каждый страж может сделать шаг. Жёлтый тайл его заменит: выбери *Начать процессию*.
lesson-of-bonfire-gold = Золото по пути
lesson-of-bonfire-gold-text = Страж, который остановился на тайле тропы, приносит то, что на нём: здесь *золото*. Золото заменяет любой ресурс.

lesson-of-bonfire-ends = Тайлов не осталось
lesson-of-bonfire-ends-text = Чтобы выложить тайл Судьбы, можно оставить не больше одного тайла действий; лишние сначала сбрось. Взять можно только *первый* или *последний* в ряду.
lesson-of-bonfire-first = Возьми первый
lesson-of-bonfire-first-text = На нём поручение, ном и Великое Пламя, а твой тайл на плато кончается поручением. Возьми *первый*.
lesson-of-bonfire-lay = Соединить символы
lesson-of-bonfire-lay-text = Каждый символ даёт тайл за *каждый* символ своей группы. Так два поручения соприкоснутся, и тайл накроет напечатанное золото. Выложи его там, где он показан.
lesson-of-bonfire-gain = Удачное место
lesson-of-bonfire-gain-text = 2 тайла «Поручение», 1 «Ном», 1 «Великое Пламя» и 1 золото. Большие группы дают много тайлов. Тайл Судьбы, оставшийся до конца, даёт 3 очка.

lesson-of-bonfire-light = Зажечь огонь
lesson-of-bonfire-light-text = А теперь огонь. Зажги поручение на месте 2: оно станет огнём и останется им.
lesson-of-bonfire-council = Послушник идёт в Совет
lesson-of-bonfire-council-text = Послушник рядом занимает ячейку в Верховном Совете, а ты берёшь её бонус. Выбери *стража*.
lesson-of-bonfire-bring = Ещё один страж
lesson-of-bonfire-bring-text = Приведи *бесцветного* стража. Он нужен поручению на Острове цветов I, так что оно уже наполовину готово.
lesson-of-bonfire-council-tasks = Общие поручения
lesson-of-bonfire-council-tasks-text = Эти пять — для всех: в конце по 4 очка. Кто первым выполнит одно из них, может послать и его послушника в Совет, за ещё одним бонусом.

lesson-of-bonfire-countdown = Обратный отсчёт
lesson-of-bonfire-countdown-text = Когда в Совете 7 послушников, начинаются пять последних раундов. В них можно спасовать насовсем: чем раньше, тем больше очков.
lesson-of-bonfire-points = Очки
lesson-of-bonfire-points-text = У каждого игрока показаны его очки. Число у флажка — сколько их было бы, если подсчитать сейчас.
lesson-of-bonfire-sources = Что считается в конце
lesson-of-bonfire-sources-text = Огни, стражи у них, порталы и подходящие кристаллы рядом, общие поручения, оставшиеся тайлы Судьбы. Каждые два оставшихся тайла или ресурса — 1 очко.
lesson-of-bonfire-confirm = Отменить и подтвердить
lesson-of-bonfire-confirm-text = За настоящим столом ход можно отменить, пока он не подтверждён, а в игре с ботами и потом. Коснись чего угодно или наведи курсор, и появится пояснение.
lesson-of-bonfire-done = Теперь ты умеешь играть
lesson-of-bonfire-done-text = Теперь ты знаешь всё, чем может быть ход. Остальное придёт с игрой: Уголёк — дружелюбный соперник.

## Dewan

lesson-of-dewan-chapter-land = Земля
lesson-of-dewan-chapter-cards = Карты
lesson-of-dewan-chapter-camp = Лагерь
lesson-of-dewan-chapter-place = Что даёт место
lesson-of-dewan-chapter-cross = Долгий путь
lesson-of-dewan-chapter-end = Конец

lesson-of-dewan-welcome = Добро пожаловать в Dewan
lesson-of-dewan-welcome-text = Твоё племя странствует, ставит лагеря и рассказывает об этом истории. Первые ходы сыграем вместе; второе племя ведёт *Уголёк*.
lesson-of-dewan-zones = Суша и вода
lesson-of-dewan-zones-text = Каньоны, горы, пустыня, лес и вода. Соседние гексы одной местности — это одна *зона*. Символы на рёбрах — артефакты, пигменты и кристаллы.
lesson-of-dewan-camp = Здесь начало
lesson-of-dewan-camp-text = Это твой *начальный лагерь*. Все пути начинаются от одного из твоих лагерей.
lesson-of-dewan-tribe = Твоё племя
lesson-of-dewan-tribe-text = Здесь ждут восемь лагерей. Каждое место что-то даёт, когда лагерь уходит: *истории* на 2, 4 и 6, карту, чтобы *подложить*, на 3, 5 и 7.
lesson-of-dewan-story = Твоя первая история
lesson-of-dewan-story-text = История требует лагерей в нужных местах. Возьми *3 воды*: лагеря у трёх разных зон воды, за 4 очка и огонь.

lesson-of-dewan-turn = Два способа ходить
lesson-of-dewan-turn-text = За ход ты берёшь 2 карты или ставишь лагерь. Панель показывает и то и другое; то же самое светится на столе.
lesson-of-dewan-pair = Две соседние карты
lesson-of-dewan-pair-text = Ты берёшь две карты, лежащие *рядом*. Возьми вторую и третью: одна из них может быть водой.
lesson-of-dewan-refill = Ряд пополняется
lesson-of-dewan-refill-text = Промежутки заполняются из стопки. Все видят, какие карты ты берёшь.
lesson-of-dewan-hand = Твоя рука
lesson-of-dewan-hand-text = Картами платят за путь. Карта с двумя местностями считается *любой из них*. Держать можно сколько угодно карт.

lesson-of-dewan-costs = Сколько это стоит
lesson-of-dewan-costs-text = До светящихся гексов можно дойти. Число говорит, сколько карт стоит путь: по одной за каждый гекс, считая начало и цель.
lesson-of-dewan-target = Через озеро
lesson-of-dewan-target-text = *Одной* карты воды хватает на всю зону воды. Поставь лагерь в горах на той стороне, у ягод.
lesson-of-dewan-any = Первая — любая
lesson-of-dewan-any-text = Из начального лагеря первая карта может быть *любой*. Заплати каньонами и сбереги огонь; остальной путь ясен.
lesson-of-dewan-berry = Ягода
lesson-of-dewan-berry-text = В зоне были ягоды, и одна теперь твоя: 2 очка. А лагерь уже стоит у двух зон воды, как хочет твоя история.

lesson-of-dewan-again = Ещё карты
lesson-of-dewan-again-text = Трёх карт больше нет, собери новые. Возьми *две первые*.
lesson-of-dewan-near = Недалеко от дома
lesson-of-dewan-near-text = Соседний гекс стоит 2 карты, и здесь тоже ягоды. Поставь второй лагерь в этих *каньонах*.
lesson-of-dewan-save = Сбереги огонь
lesson-of-dewan-save-text = Стол предлагает оплату, но можно выбрать свою. Заплати картой *каньоны или пустыня*: подложенный потом огонь даст очко.
lesson-of-dewan-second = Вторая история
lesson-of-dewan-second-text = Второе место даёт историю. Возьми *2 каньона и 2 горы* за 7 очков: по одной такой зоне у тебя уже есть.
lesson-of-dewan-signs = Чего не хватает
lesson-of-dewan-signs-text = На твоих тайлах закрашенные символы уже есть, остальных не хватает. Коснись тайла или наведи на него курсор, и поле покажет, где его можно выполнить.

lesson-of-dewan-gather = Два хода за картами
lesson-of-dewan-gather-text = Следующий путь долгий. Возьми *третью и четвёртую* карты, а следующим ходом *вторую и третью*.
lesson-of-dewan-far = Через лагерь Уголька
lesson-of-dewan-far-text = Эти каньоны лежат у новой зоны воды и будут твоими вторыми. Путь идёт через лагерь Уголька, так можно.
lesson-of-dewan-gift = Подарок
lesson-of-dewan-gift-text = Карта за гекс с чужим лагерем достаётся его хозяину. Отдай ту, что нужна меньше всего: *пустыня или лес*.
lesson-of-dewan-pay = Остаток пути
lesson-of-dewan-pay-text = За горы, откуда начинается путь, заплати картой с *пигментом* и сбереги огонь.
lesson-of-dewan-tuck = Подложить карту
lesson-of-dewan-tuck-text = Третье место принимает карту. Подложи *горы*: они считаются ещё одной зоной, и огонь на них тоже считается.
lesson-of-dewan-fulfilled = Две истории рассказаны
lesson-of-dewan-fulfilled-text = Обе выполнены навсегда: 11 очков. За каждую тебе пришла карта.

lesson-of-dewan-eighth = Восьмой лагерь
lesson-of-dewan-eighth-text = Когда кто-то поставил восьмой лагерь, раунд доигрывают, и партия окончена. Невыполненные истории ничего не дают.
lesson-of-dewan-points = Очки
lesson-of-dewan-points-text = Истории, 1 за каждый огонь и ещё 4, если огня *больше всех*, 2 за каждую ягоду. Здесь видно, как было бы сейчас.
lesson-of-dewan-groups = Лагеря рядом
lesson-of-dewan-groups-text = Каждая группа соседних лагерей даёт 4 очка, какой бы большой ни была. Твой второй лагерь и начальный — такая группа.
lesson-of-dewan-confirm = Отменить и подтвердить
lesson-of-dewan-confirm-text = За настоящим столом ход можно отменить, пока он не подтверждён, а в игре с ботами и потом. Коснись чего угодно или наведи курсор, и появится пояснение.
lesson-of-dewan-done = Теперь ты умеешь играть
lesson-of-dewan-done-text = Вот и всё: собирать, странствовать, рассказывать. Уголёк — дружелюбный соперник.
