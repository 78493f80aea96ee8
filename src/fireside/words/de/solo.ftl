# Solo-Leben: Handicap-Serie, Tagespartie, Statistik.

solo-heading-deal = Partie des Tages
solo-heading-statistics = Statistik
solo-tab-series = Serie
solo-tab-deal = Tag
solo-tab-statistics = Statistik
solo-tab-companion = Begleiter
solo-today = heute
solo-yesterday = gestern
solo-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
solo-outcome-win = gewonnen
solo-outcome-loss = verloren
solo-outcome-draw = unentschieden

## Die Handicap-Serie

solo-single-how = Sie zählt nicht für die Serie.
solo-single-otherwise = Mit einem Handicap deiner Wahl
solo-play-single = Einzelne Partie spielen
solo-series = Die Handicap-Serie
solo-next-handicap = Nächstes Handicap
solo-handicap-yours = Ein negatives Handicap ist dein Vorsprung.
solo-you-begin =
    { $points ->
        [one] Du beginnst mit 1 Punkt.
       *[other] Du beginnst mit { $points } Punkten.
    }
solo-series-how = Ein Sieg bringt { $up } dazu, eine Niederlage kostet { $down }, ein Unentschieden ändert nichts.
solo-series-began = Begonnen hast du bei { $handicap }.
solo-series-aim = Wie hoch kommst du?
solo-climb = Der Aufstieg
solo-won-with = gewonnen mit { $handicap }
solo-record = Dein Rekord aus allen Serien: gewonnen mit { $handicap }.
solo-climb-told = Handicap über { $games } Partien: begonnen bei { $first }, jetzt { $now }, Höchststand { $highest }.
solo-best-mark = Höchststand { $handicap }
solo-climb-printed = Nicht ausgefüllt: gedruckte Spiele.
solo-start = Beginn
solo-game-number = Partie { $number }
solo-last-games = Letzte Partien
solo-look-at-game = Partie ansehen: { $when }
solo-printed = gedrucktes Spiel
solo-printed-waits = gedrucktes Spiel, noch nicht gesendet
solo-play-game = Partie { $number } spielen
solo-go-on-game = Partie { $number } weiterspielen
solo-begin-again = Neu beginnen
solo-begin-again-ask = Diese Partie neu beginnen?
solo-begin-again-why = Die laufende Partie zählt dann nicht mehr. Die neue hat dasselbe Handicap, { $handicap }.
solo-new-series = Neue Serie
solo-new-series-ask = Eine neue Serie beginnen?
solo-new-series-why = Das Handicap geht zurück auf { $handicap }, und die Kurve beginnt von vorn. Deine Partien bleiben in der Statistik, dein Rekord auch.
solo-new-series-do = Neue Serie beginnen

## Die Partie des Tages

solo-deal = Partie des Tages
solo-deal-played =
    { $count ->
        [0] Heute hat sie noch niemand gespielt.
        [one] Heute hat sie eine Person gespielt.
       *[other] Heute haben sie { $count } Personen gespielt.
    }
solo-deal-results = Ergebnisse ansehen
solo-play-deal = Heutige Partie spielen
solo-go-on-deal = Weiterspielen
solo-deal-about = Eine Partie, ein Versuch.
solo-deal-begun = Deine Partie wartet auf dich.
solo-deal-begun-how = Was andere aus dieser Partie gemacht haben, siehst du, sobald du fertig bist.
solo-deal-missed = Diese hast du nicht gespielt.
solo-deal-missed-how =
    { $count ->
        [0] Auch sonst niemand.
        [one] Eine Person schon. Der Tag ist vorbei, du darfst nachsehen.
       *[other] { $count } schon. Der Tag ist vorbei, du darfst nachsehen.
    }
solo-next-deal = Die nächste Partie kommt in { $time }.
solo-until =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } Std. { $minutes } min
    }
solo-place = Platz { $place } von { $count }
solo-better-than = besser als { $share }
solo-you-made-place = { $points } Punkte, bisher Platz { $place } von { $count }.
solo-everybody = Alle Ergebnisse
solo-histogram-told = Ergebnisse von { $count } Partien: Die Hälfte hat mehr als { $median } Punkte, die beste { $best }.
solo-median = Median { $points }
solo-you-made = du { $points }
solo-points = Punkte
solo-your-week = Deine Woche
solo-your-week-how = unten grün: besser als die Hälfte
solo-above-median = besser als die Hälfte
solo-best-games = Beste Partien
solo-your-name-here = Dein Name in dieser Liste
solo-decided = Wo es sich entschied
solo-best-made = Die beste Partie hat { $points } Punkte, gespielt von { $name }.
solo-best-is-yours = Die beste Partie ist deine.
solo-differs = Hier unterscheidet sie sich am meisten von deiner:
solo-you-and-best = du { $own }, beste { $best }
solo-look-at-best = Beste Partie ansehen
solo-own-table = Meinen Tisch ansehen
solo-deal-trust = Ein Versuch für jede Person, und nicht beliebig viele über denselben Internetanschluss. Trotzdem lässt sich nicht verhindern, dass jemand die Partie vorher in einem anderen Browser probiert oder sich davon erzählen lässt: Diese Liste lebt vom Vertrauen.
solo-share = Ergebnis teilen
solo-deal-of = { $day }
solo-deal-today = Heute
solo-review = Meine Partie auswerten

## Statistik

solo-any-players = Jede Personenzahl
solo-players = { $count } Personen
solo-any-rival = Alle Gegner
solo-against-one = Gegen { $rival }
solo-people = Menschen
solo-no-games = Noch keine beendete Partie
solo-no-games-how = Hier zählt jede beendete Partie: Punkte, Gegner und woher die Punkte kamen. Nach fünf Partien bekommt das Diagramm eine Linie.
solo-to-play = Spiel aussuchen
solo-count-games =
    { $count ->
        [one] Partie
       *[other] Partien
    }
solo-count-won = gewonnen
solo-count-average = im Schnitt
solo-count-best = Bestwert
solo-over-time = Ergebnisse im Lauf der Zeit
solo-over-time-how = Linie: Schnitt aus 10, volle Kreise: gewonnen
solo-line-begins = Nach { $count } Partien beginnt hier eine Linie.
solo-over-time-told =
    { $count ->
        [one] Das Ergebnis von 1 Partie: { $now } Punkte.
       *[other] Ergebnisse der letzten { $count } Partien: Der Schnitt ging von { $first } auf { $now }.
    }
solo-games-ago =
    { $count ->
        [one] 1 Partie
       *[other] letzte { $count } Partien
    }
solo-now = jetzt
solo-against = Gewonnen gegen
solo-against-how = Strich: gleicher Anteil
solo-against-told =
    { $count ->
        [one] { $share } von 1 Partie gewonnen; ein gleicher Anteil wäre { $expected }
       *[other] { $share } von { $count } Partien gewonnen; ein gleicher Anteil wäre { $expected }
    }
solo-sources = Woher die Punkte kommen
solo-sources-how = oben du, unten wer gewann
solo-source-told = du { $yours }, wer gewann { $winners }
