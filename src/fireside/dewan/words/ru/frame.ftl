# The frame around the tables: pages, bars, menu, log, end (Dewan).

frame-title-dewan = Dewan
frame-about-dewan = Бери по две карты или плати ими за путь и ставь лагеря там, где исполнятся истории твоего племени.
frame-step-dewan-cards = Бери две карты
frame-step-dewan-dewan = Ставь лагеря
frame-step-dewan-stories = Выполняй истории

frame-option-scenario = Сценарий
frame-option-scenario-base = Базовая игра
frame-option-scenario-base-about = начни отсюда
frame-option-scenario-team = Команды
frame-option-scenario-team-about = двое на двое, 4 игрока
frame-option-scenario-volcano = Вулкан
frame-option-scenario-volcano-about = лава покрывает землю
frame-option-scenario-downpour = Ливень
frame-option-scenario-downpour-about = озёра растут, зоны делятся
frame-option-scenario-lake-villages = Озёрные деревни
frame-option-scenario-lake-villages-about = лагеря на воде, рыба

frame-feel-dewan = легко освоить
