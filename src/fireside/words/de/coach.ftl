# Tipps während des Spiels, die Auswertung einer beendeten Partie und das Ende mit seinem Bild.

## Tipps

coach-hint = Tipp
coach-hint-how = Zeigt die besten Möglichkeiten. Taste: H
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
coach-what = Ringe: Der dicke zeigt die beste Möglichkeit, der gestrichelte die dritte. Die Reihenfolge richtet sich nach der Siegchance. Die Punkte sind die am Ende zu erwartenden, wenn alle gut weiterspielen.
coach-nudge = Nur ein Wink
coach-nudged = Der Ring zeigt etwas Gutes.
coach-hide = Ausblenden
coach-fold = Tipps einklappen
coach-unfold = Tipps ausklappen
coach-thinking = Denkt voraus …

## Die Auswertung einer beendeten Partie

coach-review = Auswertung
coach-review-heading = Wie es zum Ergebnis kam
coach-review-tab = Auswertung: { $title }
coach-review-not-allowed = Die Auswertung gibt es, wenn die Partie zu Ende ist.
coach-review-no-advice = Die Auswertung wurde unterbrochen. Von der Partie ist nichts verloren; bitte versuch es noch einmal.
coach-review-bots-busy = Gerade werden viele Partien ausgewertet. Versuch es in ein paar Minuten noch einmal.
coach-review-offline = Der Server ist gerade nicht zu erreichen.
coach-try-again = Noch einmal versuchen
coach-result = Ergebnis
coach-look-through = Partie durchgehen
coach-reviewing = Die Partie wird ausgewertet
coach-reviewing-how = Zug für Zug, mit dem, was alle jeweils wissen konnten. Du kannst die Seite verlassen und wiederkommen.
coach-reviewing-begins = Gleich geht es los.
coach-reviewing-done = { $done } von { $total } Zügen
coach-measure = Was die Kurven zeigen
coach-measure-points = Punkte
coach-measure-chances = Chancen
coach-chart-points = Punkte
coach-chart-points-about = am Ende zu erwarten, Zug für Zug
coach-chart-chances = Chancen
coach-chart-chances-about = auf den Sieg, in Prozent, Zug für Zug
coach-chart-how = Unten stehen die Runden. Die Zahlen markieren die Züge aus der Liste daneben; eine rote Linie zeigt, was jeder gekostet hat.
coach-countdown = Countdown
coach-last-round = letzte Runde
coach-costly = Die teuersten Züge
coach-whose = Wessen Züge
coach-costly-none = Kein Zug hat etwas Nennenswertes gekostet.
coach-costly-others =
    { $count ->
        [one] Ein weiterer Zug kostete { $cost }.
       *[other] { $count } weitere Züge kosteten zusammen { $cost }.
    }
coach-before-first-round = Vor der ersten Runde
coach-chance-lost = −{ $chance } % Siegchance
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
coach-share-failed = Das hat nicht geklappt. Bitte versuch es auf andere Weise.
coach-share-drawing = Das Bild wird gezeichnet …

coach-first-time = Zum ersten Mal hier? Alles, was du tun kannst, leuchtet, und ein Tipp zeigt dir gute Möglichkeiten.
