# Der Rahmen um die Tische: Seiten, Leisten, Menü, Protokoll, Ende (Bonfire).

frame-tom = Tom

frame-title-bonfire = Bonfire
frame-about-bonfire = Hol Aufgaben von den Inseln, bau deine Stadt und entfache ihre Bonfire, bevor die Novizen den Rat füllen.
frame-step-bonfire-ship = Aufgaben holen
frame-step-bonfire-portal = Stadt bauen
frame-step-bonfire-bonfire = Bonfire entfachen

frame-tom-about = Der Gegner im Solospiel. Er spielt von selbst, Karte um Karte.
frame-option-first-game = Variante
frame-option-first-game-none = Standard
frame-option-first-game-none-about = Die Aufgaben liegen zufällig auf den Inseln
frame-option-first-game-yes = Erstes Spiel
frame-option-first-game-yes-about = Keine Insel hat zwei Aufgaben derselben Farbe
frame-option-handicap = Handicap
frame-option-handicap-about = Punkte, mit denen Tom startet; sind sie negativ, startest du damit.

frame-feel-bonfire = vielschichtig
