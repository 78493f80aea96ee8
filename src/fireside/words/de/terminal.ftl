# Spielen im Terminal: was rund um die Spiele gesagt wird.
#
# prefix: terminal-help-  (what can be typed, and what it does)
# prefix: terminal-no-hints-  (why there are none)
# prefix: terminal-solo-  (how a game against a rival of the rules ended)
# prefix: terminal-series-  (whose the handicap of a series is)
# prefix: terminal-hint-  (what a hint may bring)

## Who plays

terminal-player = Person { $number }
terminal-bot = { $level } ({ $number })
terminal-random = Zufall
terminal-you = du
terminal-and = { $first } und { $last }

## Beginning and going on

terminal-new = Eine neue Partie, Startzahl { $seed }, liegt in { $path }; ? hilft.
terminal-seats = Die Plätze sind ausgelost. In Zugreihenfolge: { $names }.
terminal-resuming = { $path } geht weiter; ? hilft.
terminal-unfinished =
    { $players ->
        [1] Es gibt eine unfertige Solopartie
       *[other] Es gibt eine unfertige Partie für { $players } Personen
    }{ $scenario ->
        [none] { "" }
       *[other] , Szenario { $scenario }
    }, { $turns ->
        [0] eben begonnen
        [one] nach 1 Zug
       *[other] nach { $turns } Zügen
    }: { $path }
terminal-resume-question = Weiterspielen? [j/n]
terminal-yes = j, ja, y
terminal-no = n, nein
terminal-new-begins = Eine neue beginnt; mit --resume last geht die alte weiter.
terminal-saved = Gespeichert in { $path }
terminal-saved-resume = Gespeichert in { $path }; weiter geht es mit: { $command }
terminal-not-saved = Nicht gespeichert: { $problem }
terminal-record = Die Aufzeichnung liegt in { $path }

## Playing

terminal-question = Was tust du?
terminal-pass-screen = Gib den Bildschirm weiter: { $name } drückt Enter.
terminal-confirm = Enter bestätigt deinen Zug, u nimmt ihn zurück.
terminal-more =
    { $count ->
        [one] noch 1 Zeile: m zeigt sie, Wörter verkürzen die Liste
       *[other] noch { $count } Zeilen: m zeigt sie, Wörter verkürzen die Liste
    }
terminal-areas = Es gibt die Personen 1 bis { $most }.
terminal-problem = { $problem }; ? hilft
terminal-problem-of-line = Zeile { $line } der Eingabe: { $problem }
terminal-fits-several = „{ $typed }“ passt auf { $count } Möglichkeiten; nenne eine davon
terminal-not-in-list = „{ $typed }“ steht nicht in der Liste; sie geht von 1 bis { $most }
terminal-not-open = „{ $typed }“ ist jetzt nicht möglich
terminal-fits-none = „{ $typed }“ kommt in keiner Möglichkeit vor

## Taking back

terminal-taken-back = Zurückgenommen.
terminal-undo-nothing = Noch gibt es nichts zurückzunehmen.
terminal-undo-begins = Kein Zurück: Hier beginnt dein Zug.
terminal-undo-moved = Kein Zurück: { $name } hat inzwischen gezogen.
terminal-undo-revealed = Kein Zurück: { $what }.
terminal-revealed = etwas Verdecktes ist ans Licht gekommen

## Hints

terminal-no-hints-series = In der Serie gibt es keine Tipps.
terminal-no-hints-game = In diesem Spiel gibt es keine Tipps.
terminal-no-hints-people = Unter Menschen gibt es keine Tipps.
terminal-hint-then = , dann { $rest }
terminal-hint-best =
    { $points ->
        [one] etwa 1 Punkt (am besten) { $against }
       *[other] etwa { $points } Punkte (am besten) { $against }
    }
terminal-hint-alike = ebenso viele { $against }
terminal-hint-less = { $points } weniger { $against }
terminal-hint-more = { $points } mehr { $against }
terminal-hint-against = gegen { $rivals }, Siegchance { $chance } %

## The end

terminal-over = Das Spiel ist zu Ende
terminal-scored-now = Wenn jetzt gewertet würde
terminal-total = Summe
terminal-tie-break = { $what } (bei Gleichstand)
terminal-wins =
    { $points ->
        [one] { $names } gewinnt mit 1 Punkt.
       *[other] { $names } gewinnt mit { $points } Punkten.
    }
terminal-team =
    { $points ->
        [one] { $names } gewinnen gemeinsam mit 1 Punkt.
       *[other] { $names } gewinnen gemeinsam mit { $points } Punkten.
    }
terminal-shared =
    { $points ->
        [one] { $names } teilen sich den Sieg mit 1 Punkt.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
    }
terminal-tie = Gleich viele Punkte: Es entscheidet „{ $what }“, { $most } zu { $fewer }.
terminal-solo-win = Du hast gegen { $rival } gewonnen.
terminal-solo-loss = { $rival } hat gewonnen.
terminal-solo-draw = Unentschieden: Du und { $rival } habt gleich viele Punkte.

## The handicap series

terminal-series =
    Handicap-Serie: jetzt { $handicap } ({ $whose }); { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden; höchstes gewonnenes Handicap: { $best }.
terminal-series-yours = du beginnst mit { $points }
terminal-series-rivals = Tom beginnt mit { $points }
terminal-series-none = noch keines
terminal-series-step =
    { $outcome ->
        [win] Diese Partie der Serie ist gewonnen: Das Handicap geht auf { $handicap }.
        [loss] Diese Partie der Serie ist verloren: Das Handicap geht auf { $handicap }.
       *[draw] Diese Partie der Serie endet unentschieden: Das Handicap bleibt bei { $handicap }.
    }

## Help

terminal-help-number = Möglichkeit 3 der Liste nehmen
terminal-help-text = die Möglichkeit mit genau diesem Text nehmen
terminal-help-words = alle Möglichkeiten mit diesen Wörtern zeigen; eine einzige wird genommen
terminal-help-example = Wörter daraus
terminal-help-enter = die ganze Liste noch einmal
terminal-help-more = mehr: die Liste bis zum Ende
terminal-help-hint = ein Tipp: was jetzt am besten ist und was davon zu erwarten ist
terminal-help-undo = zurücknehmen, solange nichts Verdecktes ans Licht kommt und niemand sonst zieht
terminal-help-board = der Spielplan
terminal-help-area = der Tisch noch einmal
terminal-help-points = die Punkte, wenn jetzt gewertet würde
terminal-help-log = was zuletzt geschah, oder die letzten 8 Zeilen davon
terminal-help-save = speichern
terminal-help-quit = speichern und aufhören
terminal-help-help = diese Hilfe
