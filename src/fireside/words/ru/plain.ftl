# A title that has no words of its own here.

plain-question = Что ты выберешь?
