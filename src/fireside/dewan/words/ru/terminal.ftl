# Dewan в терминале: что говорит поле.
#
# prefix: dewan-terminal-row-  (what is said of a tribe, line by line)
# prefix: dewan-terminal-effect-  (what a place of the tribe board does, in a word)
# prefix: dewan-terminal-scenario-  (a scenario)
# prefix: dewan-terminal-letter-  (a resource as one letter)
# prefix: dewan-terminal-ground-  (what a space is, in a word)
# prefix: dewan-terminal-short-  (the same, where there is no room for it)

dewan-terminal-none = нет
dewan-terminal-nothing = ничего
dewan-terminal-not-yet = ещё нет
dewan-terminal-to-move = ходит
dewan-terminal-partner = вместе с: { $name }
dewan-terminal-camps-left =
    { $count ->
        [one] остался { $count } лагерь
        [few] осталось { $count } лагеря
        [many] осталось { $count } лагерей
       *[other] осталось { $count } лагеря
    }
dewan-terminal-row-camps = лагеря
dewan-terminal-row-next = дальше
dewan-terminal-row-stories = истории
dewan-terminal-row-tucked = подложено
dewan-terminal-row-has = имеет
dewan-terminal-row-hand = рука
dewan-terminal-camp-at = { $camp } на { $place }
dewan-terminal-home-at = начальный на { $place }
dewan-terminal-all-placed = все лагеря поставлены: 1 огонь
dewan-terminal-effect-story = история
dewan-terminal-effect-tuck = подложить
dewan-terminal-effect-end = конец
dewan-terminal-then = Затем: { $places }.
dewan-terminal-unknown =
    { $count ->
        [one] { $count } неизвестная карта
        [few] { $count } неизвестные карты
        [many] { $count } неизвестных карт
       *[other] { $count } неизвестной карты
    }
dewan-terminal-open-stories = Открытые истории и чего не хватает: { $name }
dewan-terminal-drafting = перед первым раундом
dewan-terminal-last-round = последний раунд
dewan-terminal-teams = { $one } против { $other }
dewan-terminal-map-legend = [1] лагерь игрока 1   2я ягоды зоны   на ребре: А артефакт, П пигмент, К кристалл   точки: одна зона
dewan-terminal-cost-legend = =3: можно оплатить, не меньше чем 3 картами
dewan-terminal-berry-mark = я
dewan-terminal-areas = Есть племена от 1 до { $most }.
dewan-terminal-help-area = племя 2 целиком
dewan-terminal-example = лес лагерь
dewan-terminal-revealed-card = открыта новая карта
dewan-terminal-revealed-story = открыта новая история
dewan-terminal-revealed-draw = карта взята
dewan-terminal-scenario-base = базовая игра
dewan-terminal-scenario-team = сценарий «Команды»
dewan-terminal-scenario-volcano = сценарий «Вулкан»
dewan-terminal-scenario-downpour = сценарий «Ливень»
dewan-terminal-scenario-lake-villages = сценарий «Озёрные деревни»
dewan-terminal-letter-artifact = А
dewan-terminal-letter-pigment = П
dewan-terminal-letter-crystal = К
dewan-terminal-ground-badlands = каньоны
dewan-terminal-ground-mountains = горы
dewan-terminal-ground-desert = пустыня
dewan-terminal-ground-forest = лес
dewan-terminal-ground-water = вода
dewan-terminal-ground-flood = потоп
dewan-terminal-ground-village = деревня
dewan-terminal-ground-lava = лава
dewan-terminal-ground-volcano = вулкан
dewan-terminal-ground-home = старт
dewan-terminal-short-badlands = каньон
dewan-terminal-short-mountains = горы
dewan-terminal-short-desert = пуст.
dewan-terminal-short-forest = лес
dewan-terminal-short-water = вода
dewan-terminal-short-flood = потоп
dewan-terminal-short-village = дер.
dewan-terminal-short-lava = лава
dewan-terminal-short-volcano = вулкан
dewan-terminal-short-home = старт
