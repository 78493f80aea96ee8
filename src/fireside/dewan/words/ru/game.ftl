# Dewan: everything that its board, its choices and its log say.

## Things
# prefix: dewan-terrain-  (name of a terrain)
dewan-terrain-badlands = каньоны
dewan-terrain-mountains = горы
dewan-terrain-desert = пустыня
dewan-terrain-forest = лес
dewan-terrain-water = вода
# prefix: dewan-symbol-  (name of a symbol on a card)
dewan-symbol-artifact = артефакт
dewan-symbol-pigment = пигмент
dewan-symbol-crystal = кристалл
dewan-symbol-berry = ягода
dewan-symbol-fire = огонь
# $terrain, $first, $second: names of terrains; $symbol: name of a symbol
dewan-card-symbol = { $terrain } ({ $symbol })
dewan-card-two = { $first }/{ $second }
dewan-card-two-symbol = { $first }/{ $second } ({ $symbol })
dewan-card-unknown = неизвестная карта
dewan-cards = { $count ->
    [one] минимум { $count } карта
    [few] минимум { $count } карты
    [many] минимум { $count } карт
   *[other] минимум { $count } карты
  }
# $first: all but the last name of a list
dewan-list = { $first } и { $last }
dewan-list-separator = {", "}
# a space of the map: the letter of its column, the number of its row ("C4")
dewan-place = { $column }{ $row }
# prefix: dewan-zones-  (so many zones of a terrain, as a story asks for them)
dewan-zones-badlands = { $count ->
    [one] { $count } зона каньонов
    [few] { $count } зоны каньонов
    [many] { $count } зон каньонов
   *[other] { $count } зоны каньонов
  }
dewan-zones-mountains = { $count ->
    [one] { $count } зона гор
    [few] { $count } зоны гор
    [many] { $count } зон гор
   *[other] { $count } зоны гор
  }
dewan-zones-desert = { $count ->
    [one] { $count } зона пустыни
    [few] { $count } зоны пустыни
    [many] { $count } зон пустыни
   *[other] { $count } зоны пустыни
  }
dewan-zones-forest = { $count ->
    [one] { $count } зона леса
    [few] { $count } зоны леса
    [many] { $count } зон леса
   *[other] { $count } зоны леса
  }
dewan-zones-water = { $count ->
    [one] { $count } зона воды
    [few] { $count } зоны воды
    [many] { $count } зон воды
   *[other] { $count } зоны воды
  }
# prefix: dewan-symbols-  (so many symbols of a resource, as a story asks for them)
dewan-symbols-artifact = { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
    [many] { $count } артефактов
   *[other] { $count } артефакта
  }
dewan-symbols-pigment = { $count ->
    [one] { $count } пигмент
    [few] { $count } пигмента
    [many] { $count } пигментов
   *[other] { $count } пигмента
  }
dewan-symbols-crystal = { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
    [many] { $count } кристаллов
   *[other] { $count } кристалла
  }
dewan-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
dewan-worth-fire = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } и { $fire ->
    [one] { $fire } огонь
    [few] { $fire } огня
    [many] { $fire } огней
   *[other] { $fire } огня
  }
# a zone of the map: $terrain, its spaces, its berry tokens
dewan-zone = { $spaces ->
    [one] Зона «{ $terrain }»: { $spaces } гекс.
    [few] Зона «{ $terrain }»: { $spaces } гекса.
    [many] Зона «{ $terrain }»: { $spaces } гексов.
   *[other] Зона «{ $terrain }»: { $spaces } гекса.
  }
dewan-zone-berries = { $spaces ->
    [one] Зона «{ $terrain }»: { $spaces } гекс
    [few] Зона «{ $terrain }»: { $spaces } гекса
    [many] Зона «{ $terrain }»: { $spaces } гексов
   *[other] Зона «{ $terrain }»: { $spaces } гекса
  }, { $berries ->
    [one] { $berries } ягода.
    [few] { $berries } ягоды.
    [many] { $berries } ягод.
   *[other] { $berries } ягоды.
  }

## Choices
dewan-choice-take = Взять: { $cards }
# cards of the row by where they lie, from the left
dewan-choice-pair-drawn = Карты { $one } и { $other }
dewan-choice-single-drawn = Карта { $slot }
# $scenario: volcano, downpour or lake-villages
dewan-choice-take-event = { $scenario ->
    [volcano] Стопка кончится: вулкан извергнется.
    [downpour] Стопка кончится: начнётся ливень.
   *[lake-villages] Стопка кончится: озёра дадут рыбу.
  }
# prefix: dewan-choice-camp-  (a camp on a space of a terrain)
dewan-choice-camp-badlands = Лагерь в каньонах ({ $place })
dewan-choice-camp-mountains = Лагерь в горах ({ $place })
dewan-choice-camp-desert = Лагерь в пустыне ({ $place })
dewan-choice-camp-forest = Лагерь в лесу ({ $place })
dewan-choice-camp-water = Озёрная деревня ({ $place })
dewan-choice-camp-no-tuck = После этого не останется карты, чтобы подложить.
dewan-choice-pay = { $count ->
    [one] Заплатить { $count } карту
    [few] Заплатить { $count } карты
    [many] Заплатить { $count } карт
   *[other] Заплатить { $count } карты
  }
dewan-choice-pay-long = Затем выбери карты по одной.
dewan-choice-more = Заплатить больше
dewan-choice-more-long = Показать варианты, где карт нужно больше.
dewan-choice-pay-on = { $count ->
    [one] Потом ещё { $count } карта.
    [few] Потом ещё { $count } карты.
    [many] Потом ещё { $count } карт.
   *[other] Потом ещё { $count } карты.
  }
dewan-choice-pay-last = Затем лагерь встанет на поле.
dewan-choice-discard = Сбросить: { $card }
dewan-choice-give = Отдать: { $card } → { $name }
dewan-choice-give-long = Твой путь идёт через чужой лагерь. Карту получает { $name }.
dewan-choice-tuck = Подложить: { $card }
dewan-choice-tuck-as = Подложить: { $card } как «{ $terrain }»
dewan-choice-tuck-nothing = Ничего не подкладывать
dewan-choice-tuck-nothing-long = Это место останется пустым навсегда.
dewan-choice-story = История: { $story } — { $worth }
# an open tile by where it lies, from the left
dewan-choice-story-drawn = История { $slot }: { $worth }
dewan-choice-unseen = Взять верхний тайл вслепую
dewan-choice-unseen-long = { $count ->
    [1] Последний тайл в стопке.
    [one] Это может быть любой из { $count } тайла.
    [few] Это может быть любой из { $count } тайлов.
    [many] Это может быть любой из { $count } тайлов.
   *[other] Это может быть любой из { $count } тайлов.
  }
dewan-choice-trade = Сбросить ради рыбы: { $card }
dewan-choice-trade-long = За каждую свою деревню получишь рыбу, пока она есть.
dewan-choice-keep = Оставить все карты
dewan-choice-keep-long = Рыбы не получишь.
dewan-choice-lava = Лава: { $terrain } ({ $place })
dewan-choice-flood = Затопить: { $terrain } ({ $place })
dewan-lacking = Пока не хватает: { $lack }.
dewan-lacking-nothing = Всё нужное у тебя есть.

## Questions
dewan-question-draft = С какой истории начнёшь?
dewan-question-take = Возьми две соседние карты.
# prefix: dewan-question-turn-  (what the place of the next camp does; $camp: its number)
dewan-question-turn-none = Возьми две соседние карты или поставь лагерь { $camp }.
dewan-question-turn-story = Возьми две соседние карты или поставь лагерь { $camp } и возьми тайл истории.
dewan-question-turn-tuck = Возьми две соседние карты или поставь лагерь { $camp } и подложи карту.
dewan-question-turn-end = Возьми две соседние карты или поставь последний лагерь и заверши партию.
dewan-question-cost = { $camp }: сколько карт заплатить?
dewan-question-pay = { $camp } за { $size ->
    [one] { $size } карту
    [few] { $size } карты
    [many] { $size } карт
   *[other] { $size } карты
  }: { $left ->
    [one] ещё { $left } карта.
    [few] ещё { $left } карты, слева направо.
    [many] ещё { $left } карт, слева направо.
   *[other] ещё { $left } карты, слева направо.
  }
dewan-question-story = Какой тайл истории возьмёшь?
dewan-question-tuck = Какую карту подложишь под место { $place }?
dewan-question-lava = Вулкан извергается: куда потечёт лава?
dewan-question-water = Идёт ливень: какой гекс затопить?
dewan-question-fish = Озёра дают рыбу: сбросишь за неё карту?
dewan-question-wait = Ходит { $name }.
dewan-question-over = Партия окончена.

## What happened
# prefix: dewan-event-  (a line of the log; $name: who did it)
dewan-event-pass = { $name } не может ничего сделать и пропускает ход.
dewan-event-last-round = { $name } ставит восьмой лагерь: этот раунд последний.
dewan-event-take-cards = { $name } берёт: { $cards }.
dewan-event-take-drawn = { $name } берёт
dewan-event-shuffle-discards = { $count ->
    [one] Перемешана { $count } карта сброса.
    [few] Перемешаны { $count } карты сброса.
    [many] Перемешано { $count } карт сброса.
   *[other] Перемешано { $count } карты сброса.
  }
dewan-event-draw = { $known ->
    [yes] { $name } тянет карту: { $card }.
   *[no] { $name } тянет карту.
  }
dewan-event-discard = { $name } платит: { $card }.
dewan-event-give = { $name } отдаёт карту: { $card } → { $receiver }.
dewan-event-tuck = { $name } подкладывает карту: { $card }. Видно: { $terrain }.
# $ground: badlands, mountains, desert, forest, water; others once it has changed
dewan-event-camp = { $ground ->
    [badlands] { $name } ставит лагерь { $camp } в каньонах ({ $place }).
    [mountains] { $name } ставит лагерь { $camp } в горах ({ $place }).
    [desert] { $name } ставит лагерь { $camp } в пустыне ({ $place }).
    [forest] { $name } ставит лагерь { $camp } в лесу ({ $place }).
   *[other] { $name } ставит лагерь { $camp } на воде ({ $place }).
  }
dewan-event-berry = { $name } берёт ягоду.
dewan-event-story = { $unseen ->
    [yes] { $name } берёт историю вслепую: { $story } — { $worth }.
   *[no] { $name } берёт историю: { $story } — { $worth }.
  }
dewan-event-fulfil = { $name } выполняет историю: { $story } — { $worth }.
dewan-event-event = { $scenario ->
    [volcano] Вулкан извергается.
    [downpour] Идёт ливень.
   *[lake-villages] Озёра дают рыбу.
  }
dewan-event-lava = { $name } покрывает лавой гекс { $place }.
dewan-event-flood = { $name } затапливает гекс { $place }.
dewan-event-move-berries = { $count ->
    [0] Ягоды исчезнувшей зоны пропадают.
    [one] Ягоды зоны переходят в её часть: { $places }.
    [few] Ягоды зоны переходят в её части: { $places }.
    [many] Ягоды зоны переходят в её части: { $places }.
   *[other] Ягоды зоны переходят в её части: { $places }.
  }
dewan-event-fish = { $count ->
    [one] { $name } сбрасывает карту ({ $card }) за { $count } рыбу.
    [few] { $name } сбрасывает карту ({ $card }) за { $count } рыбы.
    [many] { $name } сбрасывает карту ({ $card }) за { $count } рыб.
   *[other] { $name } сбрасывает карту ({ $card }) за { $count } рыбы.
  }
dewan-deed-paid = Плата: { $cards }.
dewan-deed-given = { $name } получает: { $cards }.
# for where the cards are drawn
dewan-deed-paid-drawn = Плата:
dewan-deed-given-drawn = Плата (часть — { $names }):
dewan-deed-berry = 1 ягода.
dewan-deed-drawn = Тянет: { $cards }.
dewan-deed-draws = { $count ->
    [one] Тянет { $count } карту.
    [few] Тянет { $count } карты.
    [many] Тянет { $count } карт.
   *[other] Тянет { $count } карты.
  }
# prefix: dewan-outcome-  (what a choice is sure to bring)
dewan-outcome-pass = Ты пропускаешь ход.
dewan-outcome-last-round = Этот раунд последний.
dewan-outcome-shuffle-discards = Карты сброса перемешиваются.
dewan-outcome-draw = { $known ->
    [yes] Ты тянешь карту: { $card }.
   *[no] Ты тянешь карту.
  }
dewan-outcome-berry = Ты получаешь ягоду.
dewan-outcome-fulfil = История выполнена: { $story } — { $worth }.
dewan-outcome-event = { $scenario ->
    [volcano] Вулкан извергается.
    [downpour] Идёт ливень.
   *[lake-villages] Озёра дают рыбу.
  }
dewan-outcome-move-berries = { $count ->
    [0] Ягоды зоны пропадают.
   *[other] Ягоды зоны переходят.
  }
dewan-outcome-fish = { $count ->
    [one] Ты получаешь { $count } рыбу.
    [few] Ты получаешь { $count } рыбы.
    [many] Ты получаешь { $count } рыб.
   *[other] Ты получаешь { $count } рыбы.
  }
# $parts: where they come from, and where they get lost
dewan-outcome-points = { $points ->
    [one] На { $points } очко больше, если бы партия тогда кончилась: { $parts }.
    [few] На { $points } очка больше, если бы партия тогда кончилась: { $parts }.
    [many] На { $points } очков больше, если бы партия тогда кончилась: { $parts }.
   *[other] На { $points } очка больше, если бы партия тогда кончилась: { $parts }.
  }
dewan-outcome-points-lost = { $points ->
    [one] На { $points } очко меньше, если бы партия тогда кончилась: { $parts }.
    [few] На { $points } очка меньше, если бы партия тогда кончилась: { $parts }.
    [many] На { $points } очков меньше, если бы партия тогда кончилась: { $parts }.
   *[other] На { $points } очка меньше, если бы партия тогда кончилась: { $parts }.
  }

## Points
# prefix: dewan-score-  (a source of points)
dewan-score-stories = истории
dewan-score-fire = огонь
dewan-score-most-fire = больше всех огня
dewan-score-groups = группы лагерей
dewan-score-berries = ягоды
dewan-score-pairs = пары из ягоды и огня
dewan-score-waters = зоны воды у лагерей
dewan-score-neighbours = лагеря у чужих начальных лагерей
dewan-score-zones = зоны леса и гор
dewan-score-lakes = больше всех лагерей у зон воды
dewan-score-fish = рыба
dewan-score-cards = карты на руке
dewan-score-about-stories = только выполненные
dewan-score-about-fire = по 1
dewan-score-about-most-fire = 4, при равенстве каждому
dewan-score-about-groups = по 4
dewan-score-about-berries = по 2
dewan-score-about-fish = по 3
# prefix: dewan-score-team-  (a source of points that partners share)
dewan-score-team-groups = общие группы партнёров
dewan-score-team-pairs = пары ягод партнёров
dewan-score-heading = При подсчёте сейчас
# by how much a source changes
dewan-score-change = { $source } { $change }
dewan-score-part = { $source }: { $points }
dewan-score-total = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
dewan-score-line = { $name }: { $total }

## The board
dewan-map = Поле
dewan-map-nearer = Приблизить
dewan-map-farther = Отдалить
dewan-map-whole = Всё поле
# a space of the map, as it is spoken; $what: its terrain or what lies there
dewan-space = { $what } ({ $place })
# prefix: dewan-space-  (what a space without a plain terrain is)
dewan-space-centre = голая земля
dewan-space-lava = лава
dewan-space-volcano = вулкан
dewan-space-flooded = затопленная земля
dewan-space-camp = Лагерь: { $name }.
dewan-space-village = Деревня: { $name }.
dewan-space-initial = Начальный лагерь: { $name }.
dewan-space-symbol = Рядом: { $symbols }.
dewan-space-target = Здесь встанет твой лагерь.
# $cards: a list of terrains; $card: one of them
dewan-route = Карты для пути: { $cards }.
dewan-route-any = любая карта
dewan-route-gift = { $card } (получает { $name })
dewan-route-before = Предыдущий путь
dewan-route-next = Следующий путь
dewan-route-number = Путь { $number } из { $count }
dewan-pay-shown = { $count ->
    [one] Заплатить эту карту
    [few] Заплатить эти { $count } карты
    [many] Заплатить эти { $count } карт
   *[other] Заплатить эти { $count } карты
  }
dewan-row = Карты местности
dewan-row-hint = Возьми две соседние карты.
dewan-pile = стопка
dewan-pile-words = { $count ->
    [0] Стопка пуста.
    [one] В стопке { $count } карта
    [few] В стопке { $count } карты
    [many] В стопке { $count } карт
   *[other] В стопке { $count } карты
  }
dewan-discards = сброс
dewan-discards-words = { $count ->
    [0] Сброшенных карт нет.
    [one] В сбросе { $count } карта
    [few] В сбросе { $count } карты
    [many] В сбросе { $count } карт
   *[other] В сбросе { $count } карты
  }
dewan-gap = пусто
dewan-reserve = { $count ->
    [one] { $count } карта в резерве
    [few] { $count } карты в резерве
    [many] { $count } карт в резерве
   *[other] { $count } карты в резерве
  }
# prefix: dewan-left-  (how soon the event of a scenario comes)
dewan-left-volcano = { $count ->
    [one] Ещё { $count } карта, потом ляжет лава.
    [few] Ещё { $count } карты, потом ляжет лава.
    [many] Ещё { $count } карт, потом ляжет лава.
   *[other] Ещё { $count } карты, потом ляжет лава.
  }
dewan-left-downpour = { $count ->
    [one] Ещё { $count } карта, потом землю затопит.
    [few] Ещё { $count } карты, потом землю затопит.
    [many] Ещё { $count } карт, потом землю затопит.
   *[other] Ещё { $count } карты, потом землю затопит.
  }
dewan-left-lake-villages = { $count ->
    [one] Ещё { $count } карта, потом будет рыба.
    [few] Ещё { $count } карты, потом будет рыба.
    [many] Ещё { $count } карт, потом будет рыба.
   *[other] Ещё { $count } карты, потом будет рыба.
  }
dewan-markers-left = { $count ->
    [one] Остался { $count } жетон
    [few] Осталось { $count } жетона
    [many] Осталось { $count } жетонов
   *[other] Осталось { $count } жетона
  }
dewan-fish-left = Осталось рыбы: { $count }
dewan-stories = Истории
dewan-stories-next = Одну выберешь с лагерем { $camp }.
dewan-stories-now = Выбери одну.
dewan-story-pile = { $count ->
    [0] Стопка историй пуста.
    [one] В стопке { $count } тайл истории
    [few] В стопке { $count } тайла истории
    [many] В стопке { $count } тайлов истории
   *[other] В стопке { $count } тайла истории
  }
dewan-story-tile = История: { $story } — { $worth }.
dewan-story-fulfilled = выполнена
dewan-story-missing = не хватает: { $lack }
dewan-story-ready = всё есть
dewan-story-place = { $camp ->
    [0] в начале
   *[other] с лагерем { $camp }
  }
dewan-tribe = Племя
dewan-tribe-yours = Твоё племя
dewan-tribe-of = Племя: { $name }
dewan-tribe-first = Первый игрок: { $name }.
dewan-hand = Рука
dewan-hand-empty = Карт нет
dewan-hand-known = { $known ->
    [0] все неизвестны
   *[other] известно: { $known }
  }
dewan-count-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
  }
dewan-count-berries = { $count ->
    [one] { $count } ягода
    [few] { $count } ягоды
    [many] { $count } ягод
   *[other] { $count } ягоды
  }
dewan-count-fire = { $count ->
    [one] { $count } огонь
    [few] { $count } огня
    [many] { $count } огней
   *[other] { $count } огня
  }
dewan-count-fish = { $count ->
    [one] { $count } рыба
    [few] { $count } рыбы
    [many] { $count } рыб
   *[other] { $count } рыбы
  }
# a place of the tribe board
dewan-place-tuck = карта
dewan-place-camp = Лагерь { $camp }
# prefix: dewan-effect-  (what a place of the tribe board does)
dewan-effect-none = Без эффекта.
dewan-effect-story = Возьми тайл истории.
dewan-effect-tuck = Можно подложить карту.
dewan-effect-end = 1 огонь, и раунд последний.
dewan-place-tucked = Подложено: { $card }
dewan-paid = Оплачивает часть пути { $number }
dewan-due = Может оплатить часть пути { $number }
dewan-paid-to = → { $name }
dewan-choose-one = Выбери одно
dewan-close = Закрыть
dewan-score-tab = Счёт
dewan-empty-place = пустое место

## What cannot be chosen, and why
dewan-closed-action-take = Взять карты
dewan-closed-action-camp = Поставить лагерь
dewan-closed-brief = { $missing ->
    [one] не хватает { $missing } карты
    [few] не хватает { $missing } карт
    [many] не хватает { $missing } карт
   *[other] не хватает { $missing } карты
  }
# names of which any will do; $first: all but the last one
dewan-either = { $first } или { $last }
# prefix: dewan-closed-  (why an action is not open)
# $place: the nearest target; $cards: terrains of which one card would do
dewan-closed-cards = { $missing ->
    [1] Не хватает 1 карты ({ $cards }), например для гекса { $place }.
    [one] Не хватает { $missing } карты до ближайшей цели, { $place }.
    [few] Не хватает { $missing } карт до ближайшей цели, { $place }.
    [many] Не хватает { $missing } карт до ближайшей цели, { $place }.
   *[other] Не хватает { $missing } карты до ближайшей цели, { $place }.
  }
dewan-closed-no-target = Ни одну цель нельзя оплатить.
dewan-closed-no-camp-left = Все твои лагеря стоят на поле.
dewan-closed-no-card = В ряду нет карт.
dewan-closed-no-tile = Стопка тайлов историй пуста.
# prefix: dewan-refused-  (why a thing is not chosen in a turn)
dewan-refused-pile = Карты берут из ряда, а не из стопки.
dewan-refused-discards = Сброс возвращается, только когда стопка пуста.
dewan-refused-own-story = Истории проверяются сами в конце хода своего владельца.
dewan-refused-story = Тайл истории берут, когда 2-й, 4-й или 6-й лагерь уходит со своего места.
dewan-refused-place = Самый левый лагерь уходит со своего места, когда ты ставишь лагерь на поле.
dewan-refused-tuck = Карту можно подложить, когда лагерь уходит с этого места: тогда или никогда.
dewan-refused-tucked = Подложенная карта остаётся такой до конца партии.
