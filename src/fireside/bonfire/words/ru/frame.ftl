# The frame around the tables: pages, bars, menu, log, end (Bonfire).

frame-tom = Том

frame-title-bonfire = Bonfire
frame-about-bonfire = Плыви к островам за поручениями, строй город и зажигай его огни, пока послушники не заполнили Совет.
frame-step-bonfire-ship = Плыви за поручениями
frame-step-bonfire-portal = Строй город
frame-step-bonfire-bonfire = Зажигай огни

frame-tom-about = Соперник в одиночной игре. Открывает карты и ходит сам.
frame-option-first-game = Вариант
frame-option-first-game-none = Обычный
frame-option-first-game-none-about = Поручения раскладываются по островам случайно
frame-option-first-game-yes = Первая партия
frame-option-first-game-yes-about = На острове нет двух поручений одного цвета
frame-option-handicap = Гандикап
frame-option-handicap-about = Столько очков у Тома в начале; если число отрицательное, эти очки твои.

frame-feel-bonfire = глубокая
