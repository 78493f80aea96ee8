# О Fireside и о том, откуда взяты напечатанные значения (Dewan).

about-section-dewan-counts = Сколько каких деталей
about-section-dewan-start-tiles = Стартовые тайлы
about-section-dewan-neutral-tiles = Нейтральные тайлы
about-section-dewan-special-tiles = Тайлы вулкана и ливня
about-section-dewan-layouts = Раскладка поля
about-section-dewan-cards = Карты местности
about-section-dewan-stories = Тайлы историй
about-key-centre = центр
about-key-ring = местность вокруг центра
about-key-artifact = артефакты
about-key-pigment = пигменты
about-key-crystal = кристаллы
about-key-berries = ягоды
about-key-terrains = местность
about-key-symbol = символы
