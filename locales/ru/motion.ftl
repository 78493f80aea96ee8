# Движение и звуки за столом и то, что произошло после своего последнего хода.

motion-motion = Фигуры двигаются

motion-since = После твоего последнего хода
motion-since-count =
    { $count ->
        [one] После твоего последнего хода: { $count } шаг
        [few] После твоего последнего хода: { $count } шага
        [many] После твоего последнего хода: { $count } шагов
       *[other] После твоего последнего хода: { $count } шага
    }
motion-step = Шаг { $number } из { $count }
motion-previous = Предыдущий шаг
motion-next = Следующий шаг
motion-play = Показать
motion-pause = Остановить
motion-now = Вернуться к игре
