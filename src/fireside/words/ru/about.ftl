# О Fireside и о том, откуда взяты напечатанные значения.

about-heading = О Fireside
about-printed = Что напечатано, а что наше
about-printed-why = Здесь играют по правилам напечатанных игр. Но сами книги правил дошли до нас только в виде текста, без картинок, а многое из того, что есть на планшетах, тайлах и картах, было видно лишь на них. Что удалось, мы вывели из чисел, остальное придумали, так что в твоей коробке кое-что может быть иначе.
about-own-box = У тебя есть коробка?
about-own-box-how = Скачай наше издание, поправь то, что на твоих деталях иначе, и играй со своим файлом в терминале:
about-kinds = { $count ->
    [one] { $count } вид значений
    [few] { $count } вида значений
    [many] { $count } видов значений
   *[other] { $count } вида значений
  }
about-pieces = всё у { $count } из { $all }
about-failed = Не удалось загрузить этот список. Попробуй ещё раз.
about-mark-r = Так сказано в правилах
about-mark-r-how = Слова и числа напечатанных правил.
about-mark-f = Следует из их чисел
about-mark-f-how = При числах из правил иначе быть не может.
about-mark-p = Показано в обзорах
about-mark-p-how = Опубликовано теми, кто писал обзоры напечатанной игры.
about-mark-l = Вероятно
about-mark-l-how = Самое простое прочтение, согласное со всеми числами.
about-mark-o = Наше
about-mark-o-how = Картинок нет, и ничто не подсказывает ответа. Мы придумали это сами и следили за тем, чтобы игралось хорошо.

## Sections, and what stands in them

about-section-bonfire-counts = Сколько каких деталей
about-section-bonfire-tokens = Цвета тайлов действий
about-section-bonfire-guardians = Стражи
about-section-bonfire-map = Карта моря
about-section-bonfire-great-bonfire = Великое Пламя
about-section-bonfire-city = Планшеты города
about-section-bonfire-fate = Плато Судьбы и тайлы Судьбы
about-section-bonfire-tasks = Поручения
about-section-bonfire-offerings = Подношения
about-section-bonfire-path-tiles = Тайлы тропы
about-section-bonfire-gnomes = Номы
about-section-bonfire-tom = Карты Тома
about-section-dewan-counts = Сколько каких деталей
about-section-dewan-start-tiles = Стартовые тайлы
about-section-dewan-neutral-tiles = Нейтральные тайлы
about-section-dewan-special-tiles = Тайлы вулкана и ливня
about-section-dewan-layouts = Раскладка поля
about-section-dewan-cards = Карты местности
about-section-dewan-stories = Тайлы историй
about-key-ship = «Корабль»
about-key-path = «Тропа»
about-key-task = «Поручение»
about-key-great-bonfire = «Великое Пламя»
about-key-guardian = «Страж»
about-key-gnome = «Ном»
about-key-yellow = жёлтый, заменяющий любой другой
about-key-map-guardian = где живут стражи
about-key-colour = цвета
about-key-specialist = их мастера
about-key-name = названия
about-key-resource = ресурсы
about-key-row = ряды островов
about-key-column = места в ряду
about-key-corner = какие острова угловые
about-key-routes = морские пути
about-key-token = тайлы действий
about-key-points = очки
about-key-first-field = сектор, на который оно указывает в начале
about-key-portals-on-each-field = порталы в каждом секторе
about-key-places = число мест
about-key-path-costs = цена тропы
about-key-seats = сколько стоят ячейки стражей
about-key-start-resource = ресурс стартового тайла
about-key-start-crystal = кристалл стартового тайла
about-key-shapes = формы порталов
about-key-gaps = порядок порталов
about-key-area = форма плато
about-key-start-cells = начальные ячейки
about-key-marked-cells = выделенные ячейки
about-key-gold-cells = ячейки золота
about-key-yellow-cells = ячейки с жёлтым тайлом
about-key-tiles = символы тайлов
about-key-kind = чего они могут требовать
about-key-shows = чего именно требует каждое
about-key-number = номера и способности
about-key-card = что они делают
about-key-copies = сколько каких
about-key-gnome-icon = на каких есть символ нома
about-key-centre = центр
about-key-ring = местность вокруг центра
about-key-artifact = артефакты
about-key-pigment = пигменты
about-key-crystal = кристаллы
about-key-berries = ягоды
about-key-terrains = местность
about-key-symbol = символы
