# Die Begleitung neben den gedruckten Spielen: Toms Karten und Wertungsblätter (Bonfire).

companion-part-tom = Tom

companion-tom-about = Für das gedruckte Spiel: Der Begleiter mischt Toms Karten, sagt, was er tut, und zählt für ihn.
companion-handicap = Handicap
companion-setup = Aufbau
companion-setup-1 = Baue wie für 2 Personen auf. Die 3 Spezialisten, die Gold zeigen, werden aussortiert.
companion-setup-2 = Ziehe 7 blaue, 7 rote und 6 gelbe Aufgaben: 2 von verschiedener Farbe auf jede Insel.
companion-setup-3 = Auf keinem Feld des Großen Bonfires liegen zwei gleiche Portale.
companion-setup-4 = Tom bekommt eine Stadt mit Startfeld, seine eigene Hüterin und 4 Novizen. Seine Karten bleiben in der Schachtel.
companion-begin = Spiel beginnen
companion-no-series = Hier erscheinen die Partien, die du zählst, mit dem Handicap davor und danach.

companion-pass = Durchgang { $pass } von { $passes }
companion-pass-row = Durchgang { $pass }
companion-card-of =
    { $card ->
        [0] { $last } Karten; die letzte beendet das Spiel
       *[other] Karte { $card } von { $last }; die letzte beendet es
    }
companion-gnome-decides = Ein Gnom entscheidet.
companion-your-turn = Du bist dran
companion-your-turn-how = Mache deinen Zug am Tisch. Decke dann Toms Karte auf.
companion-turn-over = Toms Karte aufdecken
companion-done = Fertig, ich bin dran
companion-undo = Rückgängig
companion-over = Das Spiel ist zu Ende
companion-over-why = Tom hat seine letzte Karte gespielt. Jetzt wird gewertet.
companion-score-game = Punkte zählen
companion-score-now = Jetzt werten
companion-stop = Spiel beenden
companion-stop-ask = Dieses Spiel beenden?
companion-stop-why = Toms Karten und alles bisher Gezählte werden vergessen.
companion-tom-points = Toms Punkte
companion-in-council = im Rat
companion-less = { $name }: eins weniger
companion-more = { $name }: eins mehr
companion-countdown-starts = Der Countdown beginnt: noch { $rounds } Runden.
companion-countdown =
    { $round ->
        [one] Countdown, Runde 1. Wer jetzt passt, bekommt 1 Punkt.
       *[other] Countdown, Runde { $round }. Wer jetzt passt, bekommt { $round } Punkte.
    }
companion-step-done = Schritt { $number } ist erledigt
companion-step-gnome = Decke den obersten Gnom des Stapels auf und lege ihn ab. Welche Ressource zeigt er?
companion-step-task_i-1 = Suche auf den beiden Inseln mit dieser Ressource die Aufgabe mit den meisten Punkten. Bei gleich vielen wählst du.
companion-step-task_i-2 = Lege sie entfacht auf Toms nächsten freien Platz im Uhrzeigersinn. Gibt es keine Aufgabe, geschieht nichts.
companion-step-task_ii-1 = Suche auf den beiden Inseln mit dieser Ressource die Aufgabe mit den wenigsten Punkten. Bei gleich vielen wählst du.
companion-step-task_ii-2 = Lege sie entfacht auf Toms nächsten freien Platz im Uhrzeigersinn. Dann geht einer seiner Novizen auf ein beliebiges Feld im Hohen Rat. Gibt es keine Aufgabe, geschieht nichts.
companion-step-gnome-1 = Tom nimmt von links nach rechts alle offenen Spezialisten mit dieser Ressource, bis er { $limit } Gnome hat.
companion-step-gnome-2 = Fülle die Auslage auf. Liegt keiner da, geschieht nichts.
companion-step-path-1 = Tom nimmt von links nach rechts alle offenen Weg-Plättchen mit dieser Ressource, bis er mit dem Weg auf dem Startfeld { $limit } hat.
companion-step-path-2 = Lege sie im Uhrzeigersinn an seine nächsten Plätze und fülle die Auslage auf. Liegt keines da, geschieht nichts.
companion-step-guardian-1 = Tom nimmt eine Hüterin in einer Farbe, die ihm fehlt, und stellt sie auf sein Startfeld.
companion-step-great_bonfire-1 = Drehe das Große Bonfire im Uhrzeigersinn zum nächsten Feld mit dem Portal für Toms nächste Aussparung. Das jetzige Feld kommt zuletzt.
companion-step-great_bonfire-2 = Tom nimmt das Portal und legt es in die Aussparung. Gibt es kein solches Portal, dreht sich das Große Bonfire nicht.
companion-step-council = Hat Tom gerade eine Aufgabe des Rates erfüllt, deren Rats-Novize noch dort steht?
companion-novice-task_ii = Sein Novize geht in den Rat
companion-instead-tasks = Er hat schon { $limit } Aufgaben
companion-instead-portals = Er hat schon { $limit } Portale
companion-instead-paths = Er hat schon { $limit } Weg-Plättchen
companion-instead-guardians = Er hat schon { $limit } Hüterinnen
companion-instead-gnomes = Er hat schon { $limit } Gnome
companion-council-novice = Dieser Novize geht in den Rat, liegend

companion-with-tom = Gegen Tom
companion-head-start = Vorsprung
companion-about-head-start = Handicap
companion-about-in-play = Älteste, Rat, Passen
companion-about-bonfires = Punkte wie aufgedruckt
companion-about-guardians = Punkte je nach Sitzplatz
companion-about-council-tasks = Punkte: je 4; 7 für sieben Bonfire
companion-about-leftovers = Punkte: 1 für je 2
companion-result-you =
    { $points ->
        [one] Du gewinnst mit 1 Punkt Vorsprung.
       *[other] Du gewinnst mit { $points } Punkten Vorsprung.
    }
companion-result-tom =
    { $points ->
        [one] Tom gewinnt mit 1 Punkt Vorsprung.
       *[other] Tom gewinnt mit { $points } Punkten Vorsprung.
    }

companion-help-bonfire-head-start = Ein positives Handicap ist Toms Vorsprung, ein negatives deiner.
companion-help-bonfire-in-play = Was auf der Zählleiste steht: Älteste, Felder des Rates, Großes Bonfire, Passen im Countdown. Ohne den Vorsprung.
companion-help-bonfire-bonfires = Die aufgedruckten Punkte jedes entfachten Bonfires, 2 bis 8.
companion-help-bonfire-guardians = Für jede Hüterin bei einem Bonfire die Punkte ihres Sitzes. Mit Gnom 18 je 2 mehr.
companion-help-bonfire-portals = { $points } Punkte für jedes Portal neben einem entfachten Bonfire.
companion-help-bonfire-crystals = { $points } Punkte für jedes Weg-Plättchen, dessen Kristall die Farbe des Bonfires an seinem Platz hat, mit Portal oder ohne.
companion-help-bonfire-council-tasks = { $points } Punkte für jede Aufgabe des Rates, die jetzt erfüllt ist. Sieben entfachte Bonfire bringen 7.
companion-help-bonfire-fate-tiles = { $points } Punkte für jedes Schicksals-Plättchen, das im Vorrat übrig ist.
companion-help-bonfire-leftovers = Zähle Marker und Ressourcen zusammen: 1 Punkt für je 2, abgerundet.
companion-help-tie-bonfires = Bei Gleichstand gewinnt, wer mehr entfachte Bonfire hat. Herrscht auch da Gleichstand, wird der Sieg geteilt.
