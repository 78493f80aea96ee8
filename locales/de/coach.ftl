# Tipps während des Spiels, die Auswertung einer beendeten Partie und das Ende mit seinem Bild.

## Tipps

coach-hint = Tipp
coach-hint-how = Die besten Möglichkeiten zeigen. Taste: H
coach-choices =
    { $count ->
        [one] Eine gute Möglichkeit
        [2] Zwei gute Möglichkeiten
       *[other] Drei gute Möglichkeiten
    }
coach-points = { $points } Punkte zu erwarten
coach-then = Danach: { $line }.
coach-to-win = Siegchance
coach-on-page = Zu sehen unter „{ $page }“
coach-pay-with = mit { $cards } bezahlen
coach-what = Ringe: Der dicke ist der beste, der gestrichelte der dritte. Die Reihenfolge richtet sich nach der Siegchance. Die Punkte sind die am Ende zu erwartenden, wenn alle gut weiterspielen.
coach-nudge = Nur ein Wink
coach-nudged = Etwas Gutes ist umringt.
coach-hide = Ausblenden
coach-fold = Tipps einklappen
coach-unfold = Tipps ausklappen
coach-thinking = Der Blick geht voraus …

## Die Auswertung einer beendeten Partie

coach-review = Nach der Partie
coach-review-heading = Wie es zum Ergebnis kam
coach-review-tab = Auswertung: { $title }
coach-review-not-allowed = Die Auswertung gibt es, wenn die Partie zu Ende ist.
coach-review-no-advice = Die Auswertung brach ab. Von der Partie ging nichts verloren; versuch es noch einmal.
coach-review-offline = Der Server ist gerade nicht zu erreichen.
coach-try-again = Noch einmal versuchen
coach-result = Ergebnis
coach-look-through = Partie durchsehen
coach-reviewing = Die Partie wird noch einmal angesehen
coach-reviewing-how = Zug für Zug, mit dem, was alle jeweils wissen konnten. Du kannst weggehen und wiederkommen.
coach-reviewing-begins = Gleich geht es los.
coach-reviewing-done = { $done } von { $total } Zügen
coach-measure = Was die Kurven zeigen
coach-measure-points = Punkte
coach-measure-chances = Chancen
coach-chart-points = Punkte
coach-chart-points-about = die am Ende zu erwarten waren, Zug für Zug
coach-chart-chances = Chancen
coach-chart-chances-about = zu gewinnen, in Prozent, Zug für Zug
coach-chart-how = Unten stehen die Runden. Die Zahlen bezeichnen die Züge daneben; eine rote Linie ist, was sie kosteten.
coach-countdown = Countdown
coach-last-round = letzte Runde
coach-costly = Die teuersten Züge
coach-whose = Wessen Züge
coach-costly-none = Kein Zug kostete etwas Nennenswertes.
coach-costly-others =
    { $count ->
        [one] Ein weiterer Zug kostete { $cost }.
       *[other] { $count } weitere Züge kosteten zusammen { $cost }.
    }
coach-before-first-round = Vor der ersten Runde
coach-chance-lost = −{ $chance } % Siegchance
coach-played = Gespielt
coach-better = Besser
coach-look = Ansehen
coach-try = Ausprobieren

## Das Ende des Spiels

coach-adding = Die Punkte werden gezählt
coach-skip = Überspringen
coach-over-turns = Punkte im Lauf der Partie
coach-over-turns-about = als wäre nach jedem Zug gewertet worden
coach-review-game = Partie auswerten
coach-share = Teilen
coach-share-heading = Ergebnis teilen
coach-share-send = Bild senden
coach-share-png = Als PNG speichern
coach-share-svg = Als SVG speichern
coach-share-text = Als Text kopieren
coach-share-copied = Das Ergebnis ist als Text kopiert.
coach-share-failed = Das ging nicht. Bitte versuch es auf andere Weise.
coach-share-drawing = Das Bild wird gezeichnet …

coach-first-time = Zum ersten Mal hier? Was du tun kannst, leuchtet. Ein Tipp zeigt gute Züge.
