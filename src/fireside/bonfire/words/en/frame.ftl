# The frame around the tables: pages, bars, menu, log, end (Bonfire).
#
# prefix: frame-title-  (name of a title)
# prefix: frame-about-  (a sentence about a title)
# prefix: frame-feel-  (what a title is like, in a word or two)
# prefix: frame-step-  (what one does in a title)
# prefix: frame-option-  (an option of a title, its values, and what they mean)

frame-tom = Tom

frame-title-bonfire = Bonfire
frame-about-bonfire = Sail to the islands for tasks, build your city and light its bonfires before the novices fill the council.
frame-step-bonfire-ship = Sail for tasks
frame-step-bonfire-portal = Build your city
frame-step-bonfire-bonfire = Light its bonfires

frame-tom-about = Your opponent in the solo game. He plays by himself, card by card.
frame-option-first-game = Variant
frame-option-first-game-none = Standard
frame-option-first-game-none-about = Tasks are dealt to the islands at random
frame-option-first-game-yes = First game
frame-option-first-game-yes-about = No island has two tasks of the same colour
frame-option-handicap = Handicap
frame-option-handicap-about = Points that Tom starts with; if negative, you start with them.

frame-feel-bonfire = deep
