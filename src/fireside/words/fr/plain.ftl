# A title that has no words of its own here.

plain-question = Que choisis-tu ?
