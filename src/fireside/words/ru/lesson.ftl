# Уроки: что говорится шаг за шагом за настоящим полем.

lesson-heading = { $title }: урок
lesson-loading = Готовим стол…
lesson-missing = Здесь нет урока.
lesson-chapter = { $number } из { $count }: { $chapter }
lesson-step = Шаг { $number } из { $count }
lesson-rule = Правило { $rule }
lesson-skip = Выйти
lesson-back = Назад
lesson-next = Дальше
lesson-again = Начать сначала
lesson-rules = Книга правил
lesson-play = Сыграть с Угольком
lesson-instead = Так тоже можно, но сначала сделаем вот это. На столе оно обведено.
lesson-read-on = Твой ход уже скоро. Нажми «Дальше».
