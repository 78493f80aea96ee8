# A title that has no words of its own here.

plain-question = What do you choose?
