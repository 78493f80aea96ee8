# The frame around the tables: pages, bars, menu, log, end (Bonfire).

frame-tom = Tom

frame-title-bonfire = Bonfire
frame-about-bonfire = Płyń na wyspy po zadania, buduj miasto i rozpalaj ogniska, zanim nowicjusze zapełnią Wysoką Radę.
frame-step-bonfire-ship = Płyń po zadania
frame-step-bonfire-portal = Buduj miasto
frame-step-bonfire-bonfire = Rozpalaj ogniska

frame-tom-about = Rywal w grze solo. Gra sam, karta po karcie.
frame-option-first-game = Wariant
frame-option-first-game-none = Zwykły
frame-option-first-game-none-about = Zadania trafiają na wyspy losowo
frame-option-first-game-yes = Pierwsza gra
frame-option-first-game-yes-about = Na żadnej wyspie nie ma dwóch zadań w tym samym kolorze
frame-option-handicap = Utrudnienie
frame-option-handicap-about = Punkty, z którymi zaczyna Tom; poniżej zera należą do ciebie.

frame-feel-bonfire = złożona
