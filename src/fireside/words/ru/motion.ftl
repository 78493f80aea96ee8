# Движение и звуки за столом и то, что произошло после своего последнего хода.

motion-motion = Анимация фигур

motion-pace = Ходы других
motion-pace-read = Спокойно
motion-pace-quick = Быстро
motion-pace-once = Сразу

motion-others = Что делают другие
motion-skip = Пропустить

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
motion-play = Воспроизвести
motion-pause = Пауза
motion-now = Вернуться к игре
