# Bonfire: was das Brett, die Auswahl und das Protokoll sagen.
# Ids made in the client from a prefix and a name of the game:
# prefix: bonfire-token-  (a kind of token, and with -long what it pays for)
# prefix: bonfire-resource-  (a resource)
# prefix: bonfire-good-  (so many tokens or resources of a kind)
# prefix: bonfire-symbol-  (a symbol on a fate tile)
# prefix: bonfire-island-  (an island)
# prefix: bonfire-guardian-  (a guardian)
# prefix: bonfire-portal-  (a portal by its shape)
# prefix: bonfire-crystal-  (the crystal of a path tile)
# prefix: bonfire-task-  (what a task asks for, by its kind and what it shows)
# prefix: bonfire-gnome-  (what a gnome does, by its number; bonfire-gnome-name- what it is called)
# prefix: bonfire-bonus-  (the bonus of a council space)
# prefix: bonfire-council-task-  (a council task)
# prefix: bonfire-choice-  (a choice, and with -long what it means)
# prefix: bonfire-direction-  (where the symbols of a fate tile follow)
# prefix: bonfire-payment-  (what is being paid for)
# prefix: bonfire-tom-card-  (a card of Tom's)
# prefix: bonfire-question-  (what is asked in a phase)
# prefix: bonfire-scoring-  (a line of the final scoring)

## Tokens and resources

bonfire-token-ship = Schiffs-Marker
bonfire-token-ship-long = Schiff fahren: 1 Marker pro Route, 3 für jede Insel.
bonfire-token-path = Weg-Marker
bonfire-token-path-long = Den nächsten Weg bauen: 1 Marker je Platz für die ersten vier, danach 2.
bonfire-token-task = Aufgaben-Marker
bonfire-token-task-long = Eine Aufgabe von der Insel erhalten, an der dein Schiff liegt.
bonfire-token-great_bonfire = Bonfire-Marker
bonfire-token-great_bonfire-long = Das Große Bonfire drehen: 1 Marker pro Feld, 3 für jedes Feld.
bonfire-token-guardian = Hüterinnen-Marker
bonfire-token-guardian-long = Eine Hüterin abholen oder eine Prozession durchführen: 1 Marker pro Schritt.
bonfire-token-gnome = Gnom-Marker
bonfire-token-gnome-long = Einen Gnom anwerben: 2 Marker und 1 seiner Ressource oder 1 Marker und 2 davon.
bonfire-token-yellow = Gelber Marker
bonfire-token-yellow-long = Ersetzt einen Marker jeder Sorte.

bonfire-resource-flower = Blüte
bonfire-resource-fruit = Frucht
bonfire-resource-herb = Kraut
bonfire-resource-shell = Muschel
bonfire-resource-root = Wurzel
bonfire-resource-gold = Gold

bonfire-good-ship =
    { $count ->
        [one] 1 Schiffs-Marker
       *[other] { $count } Schiffs-Marker
    }
bonfire-good-path =
    { $count ->
        [one] 1 Weg-Marker
       *[other] { $count } Weg-Marker
    }
bonfire-good-task =
    { $count ->
        [one] 1 Aufgaben-Marker
       *[other] { $count } Aufgaben-Marker
    }
bonfire-good-great_bonfire =
    { $count ->
        [one] 1 Bonfire-Marker
       *[other] { $count } Bonfire-Marker
    }
bonfire-good-guardian =
    { $count ->
        [one] 1 Hüterinnen-Marker
       *[other] { $count } Hüterinnen-Marker
    }
bonfire-good-gnome =
    { $count ->
        [one] 1 Gnom-Marker
       *[other] { $count } Gnom-Marker
    }
bonfire-good-yellow =
    { $count ->
        [one] 1 gelber Marker
       *[other] { $count } gelbe Marker
    }
bonfire-good-flower =
    { $count ->
        [one] 1 Blüte
       *[other] { $count } Blüten
    }
bonfire-good-fruit =
    { $count ->
        [one] 1 Frucht
       *[other] { $count } Früchte
    }
bonfire-good-herb =
    { $count ->
        [one] 1 Kraut
       *[other] { $count } Kräuter
    }
bonfire-good-shell =
    { $count ->
        [one] 1 Muschel
       *[other] { $count } Muscheln
    }
bonfire-good-root =
    { $count ->
        [one] 1 Wurzel
       *[other] { $count } Wurzeln
    }
bonfire-good-gold = { $count } Gold
bonfire-good-any =
    { $count ->
        [one] 1 Ressource deiner Wahl
       *[other] { $count } Ressourcen deiner Wahl
    }
bonfire-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

bonfire-symbol-ship = Schiff
bonfire-symbol-path = Weg
bonfire-symbol-task = Aufgabe
bonfire-symbol-great_bonfire = Großes Bonfire
bonfire-symbol-guardian = Hüterin
bonfire-symbol-gnome = Gnom

## Islands

bonfire-island-flower-1 = Blüteninsel I
bonfire-island-flower-2 = Blüteninsel II
bonfire-island-shell-1 = Muschelinsel I
bonfire-island-shell-2 = Muschelinsel II
bonfire-island-root-1 = Wurzelinsel I
bonfire-island-root-2 = Wurzelinsel II
bonfire-island-herb-1 = Kräuterinsel I
bonfire-island-herb-2 = Kräuterinsel II
bonfire-island-fruit-1 = Fruchtinsel I
bonfire-island-fruit-2 = Fruchtinsel II
bonfire-island-grey = Graue Insel
bonfire-island-pink = Rosa Insel
bonfire-island-natural = Naturfarbene Insel
bonfire-island-amber = Bernsteininsel
bonfire-island-tasks = Aufgaben: { $tasks }
bonfire-island-empty = Hier liegt keine Aufgabe mehr.
bonfire-island-guardians =
    { $count ->
        [0] Hier steht keine Hüterin mehr.
        [one] Hier steht 1 Hüterin. Sie kostet 1 Hüterinnen-Marker.
       *[other] Hier stehen { $count } Hüterinnen. Eine kostet 1 Hüterinnen-Marker.
    }
bonfire-island-cost = Eine Aufgabe kostet Aufgaben-Marker, { $resource } und die Ressource einer deiner offenen Opferschalen.
bonfire-ship = Schiff von { $name }
bonfire-ship-dock = Am Steg: Die erste Fahrt geht für 1 Marker zu jeder Insel.
bonfire-dock = Steg
bonfire-sea = Seekarte

## Guardians, portals, paths

bonfire-guardian-grey = Graue Hüterin
bonfire-guardian-pink = Rosa Hüterin
bonfire-guardian-natural = Naturfarbene Hüterin
bonfire-guardian-amber = Bernstein-Hüterin
bonfire-guardian-own = Eigene Hüterin
bonfire-portal-circle = Kreis-Portal
bonfire-portal-triangle = Dreieck-Portal
bonfire-portal-square = Quadrat-Portal
bonfire-portal-diamond = Rauten-Portal
bonfire-portal-hexagon = Sechseck-Portal
bonfire-portal-star = Stern-Portal
bonfire-portal-crescent = Mondsichel-Portal
bonfire-portal-long = Lässt Hüterinnen zum Bonfire hindurch. Neben einem Bonfire 2 Punkte wert.
bonfire-gap-long = Eine Aussparung. Sie werden von Platz 7 abwärts bis Platz 1 gefüllt.
bonfire-crystal-blue = blauer Kristall
bonfire-crystal-red = roter Kristall
bonfire-crystal-yellow = gelber Kristall
bonfire-path = Weg-Plättchen: { $crystal }, { $resource }
bonfire-path-start = Startweg: Gold
bonfire-path-start-crystal = Startweg: { $crystal }, Gold
bonfire-path-none = Kein Weg-Plättchen
bonfire-path-long = 2 Punkte wert, wenn sein Kristall die Farbe des Bonfires daneben hat. Eine Hüterin, die hier stehen bleibt, bringt die Ressource.
bonfire-location-start = Startfeld
bonfire-location-path = Weg { $place }
bonfire-location-bonfire = Bonfire { $place }

## Tasks

# $colour is blue, red or yellow
bonfire-task =
    { $colour ->
        [blue] blau
        [red] rot
       *[yellow] gelb
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $asks }
bonfire-task-of =
    { $colour ->
        [blue] Blaue Aufgabe
        [red] Rote Aufgabe
       *[yellow] Gelbe Aufgabe
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
bonfire-bonfire-of =
    { $colour ->
        [blue] Blaues Bonfire
        [red] Rotes Bonfire
       *[yellow] Gelbes Bonfire
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
bonfire-task-blue_and_red_bonfire = ein blaues und ein rotes Bonfire
bonfire-task-guardian-grey = die graue Hüterin
bonfire-task-guardian-pink = die rosa Hüterin
bonfire-task-guardian-natural = die naturfarbene Hüterin
bonfire-task-guardian-amber = die Bernstein-Hüterin
bonfire-task-path_with-flower = ein Weg-Plättchen mit Blüte
bonfire-task-path_with-fruit = ein Weg-Plättchen mit Frucht
bonfire-task-path_with-herb = ein Weg-Plättchen mit Kraut
bonfire-task-path_with-shell = ein Weg-Plättchen mit Muschel
bonfire-task-path_with-root = ein Weg-Plättchen mit Wurzel
bonfire-task-path_with-gold = ein Weg-Plättchen mit Gold
bonfire-task-offering_at-flower = eine Opferschale auf einer Blüteninsel
bonfire-task-offering_at-fruit = eine Opferschale auf einer Fruchtinsel
bonfire-task-offering_at-herb = eine Opferschale auf einer Kräuterinsel
bonfire-task-offering_at-shell = eine Opferschale auf einer Muschelinsel
bonfire-task-offering_at-root = eine Opferschale auf einer Wurzelinsel
bonfire-task-two_pairs = zwei Ressourcen je zweimal, kein Gold
bonfire-task-offerings_on_3_islands = Opferschalen auf 3 Inseln
bonfire-task-2_offerings_on_one_island = 2 Opferschalen auf einer Insel
bonfire-task-group_of_3-ship = eine Gruppe von 3 Schiffs-Symbolen im Schicksalsfeld
bonfire-task-group_of_3-path = eine Gruppe von 3 Weg-Symbolen im Schicksalsfeld
bonfire-task-group_of_3-task = eine Gruppe von 3 Aufgaben-Symbolen im Schicksalsfeld
bonfire-task-group_of_3-great_bonfire = eine Gruppe von 3 Bonfire-Symbolen im Schicksalsfeld
bonfire-task-group_of_3-guardian = eine Gruppe von 3 Hüterinnen-Symbolen im Schicksalsfeld
bonfire-task-group_of_3-gnome = eine Gruppe von 3 Gnom-Symbolen im Schicksalsfeld
bonfire-task-gnome_with-flower = ein Gnom mit Blüte
bonfire-task-gnome_with-fruit = ein Gnom mit Frucht
bonfire-task-gnome_with-herb = ein Gnom mit Kraut
bonfire-task-gnome_with-shell = ein Gnom mit Muschel
bonfire-task-gnome_with-root = ein Gnom mit Wurzel
bonfire-task-gnome_with-gold = ein Gnom mit Gold
bonfire-task-council_task = eine Aufgabe des Rates erfüllt
bonfire-task-3_portals = 3 Portale
bonfire-task-two_guardians = { $first } und { $second }
bonfire-task-3_gnomes = 3 Gnome
bonfire-task-4_gold = 4 Gold
bonfire-task-adjacent_paths_alike = zwei benachbarte Weg-Plättchen mit gleicher Ressource
bonfire-task-three_of-flower = 3 Blüten
bonfire-task-three_of-fruit = 3 Früchte
bonfire-task-three_of-herb = 3 Kräuter
bonfire-task-three_of-shell = 3 Muscheln
bonfire-task-three_of-root = 3 Wurzeln
bonfire-task-three_of-gold = 3 Gold
bonfire-task-both_islands-flower = Opferschalen auf beiden Blüteninseln
bonfire-task-both_islands-fruit = Opferschalen auf beiden Fruchtinseln
bonfire-task-both_islands-herb = Opferschalen auf beiden Kräuterinseln
bonfire-task-both_islands-shell = Opferschalen auf beiden Muschelinseln
bonfire-task-both_islands-root = Opferschalen auf beiden Wurzelinseln
bonfire-task-bonfires_in_3_colours = Bonfire in allen drei Farben
bonfire-task-4_guardians = 4 Hüterinnen
bonfire-task-two_groups_of_3 = je eine Gruppe von 3 dieser Symbole im Schicksalsfeld: { $first }, { $second }
bonfire-task-4_blue = 4 blaue Aufgaben oder Bonfire
bonfire-task-5_portals = 5 Portale
bonfire-task-offerings_on_5_islands = Opferschalen auf 5 Inseln
bonfire-task-4_red = 4 rote Aufgaben oder Bonfire
bonfire-task-5_gnomes = 5 Gnome
bonfire-task-3_elders = 3 Älteste
bonfire-task-3_offerings_on_one_island = 3 Opferschalen auf einer Insel
bonfire-task-offering_stack_empty = ein leerer Stapel Opferschalen
bonfire-task-3_red_crystals = 3 Weg-Plättchen mit rotem Kristall
bonfire-task-5_bonfires = 5 Bonfire
bonfire-task-4_blue_crystals = 4 Weg-Plättchen mit blauem Kristall
bonfire-task-4_yellow = 4 gelbe Aufgaben oder Bonfire
bonfire-task-2_offerings_on_3_islands = je 2 Opferschalen auf 3 Inseln
bonfire-task-5_equal_resources = 5 gleiche Ressourcen, kein Gold
bonfire-task-two_triples = zwei Ressourcen je dreimal, kein Gold
bonfire-task-marked_cells_covered = alle markierten Felder im Schicksalsfeld überbaut
bonfire-task-2_guardians_at_bonfires = 2 Hüterinnen bei je einem Bonfire
bonfire-task-gold_cells_covered = alle Gold-Felder im Schicksalsfeld überbaut
bonfire-task-outer_columns_covered = beide äußersten Spalten im Schicksalsfeld überbaut
bonfire-task-two_groups_of_4 = zwei Gruppen von 4 gleichen Symbolen im Schicksalsfeld

## Gnomes

bonfire-gnome-name-1 = der Wirt
bonfire-gnome-name-2 = der Trommler
bonfire-gnome-name-3 = der Feilscher
bonfire-gnome-name-4 = der Herold
bonfire-gnome-name-5 = der Alchemist
bonfire-gnome-name-6 = der Feinschmecker
bonfire-gnome-name-7 = der Platzanweiser
bonfire-gnome-name-8 = der Pflasterer
bonfire-gnome-name-9 = der Werber
bonfire-gnome-name-10 = der graue Knappe
bonfire-gnome-name-11 = der rosa Knappe
bonfire-gnome-name-12 = der naturfarbene Knappe
bonfire-gnome-name-13 = der Bernstein-Knappe
bonfire-gnome-name-14 = der Wahrsager
bonfire-gnome-name-15 = der Zahlmeister
bonfire-gnome-name-16 = der Schatzgräber
bonfire-gnome-name-17 = der Torwächter
bonfire-gnome-name-18 = der Tischler
bonfire-gnome-name-19 = der Ratsschreiber
bonfire-gnome-name-20 = der Zöllner
bonfire-gnome-name-21 = der Steuermann
bonfire-gnome-name-22 = der Radmacher
bonfire-gnome-name-23 = der Sammler
bonfire-gnome-name-24 = der Schlichter
bonfire-gnome-name-25 = der Baumeister
bonfire-gnome-name-26 = der Unterhändler
bonfire-gnome-name-27 = der Grenzgänger
bonfire-gnome-name-28 = der Älteste der Wege
bonfire-gnome-name-29 = der Älteste des Schicksals
bonfire-gnome-name-30 = der Älteste der Portale
bonfire-gnome-name-31 = der Älteste der Aufgaben
bonfire-gnome-name-32 = der Älteste der Hüterinnen
bonfire-gnome-name-33 = der Älteste der Gnome
bonfire-gnome-1 = Auf einem Weg-Plättchen dürfen beliebig viele Hüterinnen stehen.
bonfire-gnome-2 = Prozessionen gehen 1 Schritt weiter als bezahlt.
bonfire-gnome-3 = Eine Aufgabe kostet 2 beliebige Ressourcen.
bonfire-gnome-4 = 2 Punkte für jeden angeworbenen Ältesten.
bonfire-gnome-5 = Ein gelber Marker zählt wie zwei.
bonfire-gnome-6 = Hüterinnen bringen eine beliebige Ressource.
bonfire-gnome-7 = 1 Gold für jeden in den Hohen Rat gebrachten Novizen.
bonfire-gnome-8 = Jedes genommene Weg-Plättchen bringt auch seine Ressource.
bonfire-gnome-9 = Gnome kosten beliebige Ressourcen.
bonfire-gnome-10 = Die graue Hüterin bringt ihre Ressource doppelt.
bonfire-gnome-11 = Die rosa Hüterin bringt ihre Ressource doppelt.
bonfire-gnome-12 = Die naturfarbene Hüterin bringt ihre Ressource doppelt.
bonfire-gnome-13 = Die Bernstein-Hüterin bringt ihre Ressource doppelt.
bonfire-gnome-14 = Schicksals-Plättchen anlegen mit bis zu 3 Markern im Vorrat.
bonfire-gnome-15 = 1 gelber Marker zu jedem Gnom, auch zu diesem.
bonfire-gnome-16 = Überbaute Symbole im Schicksalsfeld bringen das Doppelte.
bonfire-gnome-17 = Jede neue Hüterin führt eine kostenlose Prozession von 1 Schritt.
bonfire-gnome-18 = Am Ende 2 Punkte mehr für jede Hüterin bei einem Bonfire.
bonfire-gnome-19 = 1 Gold und 1 gelber Marker für jede erfüllte Aufgabe des Rates.
bonfire-gnome-20 = 1 Gold, wenn eine Hüterin auf Weg 1 stehen bleibt.
bonfire-gnome-21 = Das Schiff fährt 1 Route weiter als bezahlt.
bonfire-gnome-22 = Das Große Bonfire dreht sich 1 Feld weiter als bezahlt.
bonfire-gnome-23 = Das Große Bonfire bringt alle 3 Belohnungen.
bonfire-gnome-24 = Novizen dürfen sich ein Feld im Hohen Rat teilen.
bonfire-gnome-25 = Portale dürfen in beliebiger Reihenfolge angelegt werden.
bonfire-gnome-26 = Eine Aufgabe kostet immer 1 Marker.
bonfire-gnome-27 = Schicksals-Plättchen dürfen über den Rand hinausragen.
bonfire-gnome-28 = 1 Punkt für jedes Weg-Plättchen der Stadt.
bonfire-gnome-29 = 1 Punkt für jedes angelegte Schicksals-Plättchen.
bonfire-gnome-30 = 1 Punkt für jedes Portal der Stadt.
bonfire-gnome-31 = 1 Punkt für jede Aufgabe und jedes Bonfire der Stadt.
bonfire-gnome-32 = 1 Punkt für jede Hüterin der Stadt.
bonfire-gnome-33 = 1 Punkt für jeden Gnom der Stadt.
bonfire-gnome-cost = 2 Gnom-Marker und 1 { $resource } oder 1 und 2
bonfire-gnome-called = Gnom { $number }, { $name }
bonfire-gnomes = Gnome
bonfire-gnomes-count = { $count } von { $most }
bonfire-specialists = Spezialisten
bonfire-specialists-hint = 2 Marker + 1 Ressource, oder 1 + 2
bonfire-elders = Älteste
bonfire-elders-hint = sofort Punkte
bonfire-no-gnome = Kein Gnom hier

## The High Council

bonfire-council = Hoher Rat
bonfire-bonus-1 = 2 Gold und 1 gelber Marker
bonfire-bonus-2 = Ein beliebiges Weg-Plättchen, kostenlos, auch aus den Stapeln
bonfire-bonus-3 = Eine neue Hüterin, kostenlos
bonfire-bonus-4 = Das Große Bonfire auf ein beliebiges Feld drehen, kostenlos
bonfire-bonus-5 = Ein offener Spezialist, kostenlos
bonfire-bonus-6 = Eine Hüterin beliebig weit ziehen
bonfire-bonus-7 = Fahrt zu jeder Insel, kostenlos
bonfire-bonus-8 = Jetzt ein Schicksals-Plättchen anlegen
bonfire-space-first = Für einen Novizen, der hierherkommt.
bonfire-space-point = Für einen Novizen, der hierherkommt. Statt des Bonus ist auch 1 Punkt möglich.
bonfire-space-seated = Hier sitzen: { $names }
bonfire-council-novice = Rats-Novize
bonfire-council-task-tasks = 7 Aufgaben oder Bonfire
bonfire-council-task-portals = 7 Portale
bonfire-council-task-paths = 7 Weg-Plättchen
bonfire-council-task-guardians = 5 Hüterinnen
bonfire-council-task-gnomes = 6 Gnome
bonfire-council-task-long = Am Ende 4 Punkte. Wer sie zuerst erfüllt, darf ihren Rats-Novizen in den Hohen Rat bringen.
bonfire-council-tasks = Aufgaben des Rates
bonfire-council-tasks-hint = am Ende je 4 Punkte
bonfire-progress = Du hast { $have } von { $need }.
bonfire-progress-done = Erfüllt.
bonfire-lacks = Fehlt noch: { $what }
bonfire-lack-bonfire =
    { $colour ->
        [blue] ein blaues Bonfire
        [red] ein rotes Bonfire
       *[yellow] ein gelbes Bonfire
    }
bonfire-novices =
    { $count ->
        [one] 1 Novize im Hohen Rat
       *[other] { $count } Novizen im Hohen Rat
    }
bonfire-countdown-long = Sind alle Plätze dieser Reihe besetzt, folgen noch fünf Runden.
bonfire-countdown =
    { $round ->
        [6] Der Countdown beginnt mit der nächsten Runde.
        [one] Countdown, Runde 1: Wer passt, erhält 1 Punkt.
       *[other] Countdown, Runde { $round }: Wer passt, erhält { $round } Punkte.
    }
bonfire-countdown-short =
    { $round ->
        [6] Countdown: nächste Runde
        [1] Letzte Runde
       *[other] Noch { $round } Runden
    }

## The Great Bonfire

bonfire-great-bonfire = Großes Bonfire
bonfire-great-bonfire-long = Drehe es im Uhrzeigersinn: 1 Marker pro Feld, 3 für jedes Feld. Nimm 2 der 3 Belohnungen.
bonfire-field-portals = Portale: { $portals }
bonfire-field-no-portal = Hier liegt kein Portal mehr.
bonfire-reward-portal = Portal

## City

bonfire-your-supply = Dein Vorrat
bonfire-supply-of = Vorrat von { $name }
bonfire-your-city = Deine Stadt
bonfire-city-of = Stadt von { $name }
bonfire-tokens = Marker
bonfire-resources = Ressourcen
bonfire-offerings = Opferschalen
bonfire-offerings-long = Die offene bleibt auf der Insel, deren Aufgabe du nimmst; auch ihre Ressource zahlst du.
bonfire-offering = Opferschale: { $resource }
bonfire-offering-none = Keine Opferschale mehr
bonfire-offerings-left = × { $count }
bonfire-fate-supply = Schicksals-Vorrat
bonfire-fate-tiles-left =
    { $count ->
        [one] noch 1 Schicksals-Plättchen
       *[other] noch { $count } Schicksals-Plättchen
    }
bonfire-offerings-count =
    { $count ->
        [one] noch 1 Opferschale
       *[other] noch { $count } Opferschalen
    }
bonfire-fate-long = Anlegen kannst du nur das erste oder das letzte Plättchen des Vorrats. Am Ende ist jedes übrige 3 Punkte wert.
bonfire-fate-opening = Das mittlere Plättchen deines Vorrats oder das beiseitegelegte eröffnet dein Schicksalsfeld.
bonfire-fate-area = Schicksalsfeld
bonfire-fate-hint = je 3 Punkte
bonfire-fate-lay = Fahre über die Felder oder nimm die Pfeiltasten. R dreht das Plättchen.
bonfire-fate-how = Zeige dorthin, wo das Plättchen liegen soll, und klicke, um es anzulegen. R dreht es, Tab und die Pfeiltasten bewegen es.
bonfire-fate-how-touch = Tippe dorthin, wo das Plättchen liegen soll, und tippe es noch einmal an, um es anzulegen. „Drehen“ dreht es.
bonfire-fate-turn = Drehen
bonfire-fate-put = Anlegen
bonfire-start = Start
bonfire-start-long = Hier beginnen neue Hüterinnen.
bonfire-place = Platz { $place }
# a place in any sentence: $points is what its seat is worth, the number on the board
bonfire-place-number = { $place } (Sitz: { $points })
bonfire-place-empty = Frei für eine Aufgabe.
bonfire-place-path = Weg von Platz { $place }
bonfire-place-path-cost =
    { $count ->
        [one] Kostet 1 Weg-Marker.
       *[other] Kostet { $count } Weg-Marker.
    }
bonfire-place-no-path = noch kein Weg
bonfire-place-portal = Portal gebaut
bonfire-place-no-portal = noch kein Portal
bonfire-place-seat =
    { $points ->
        [one] Hüterin hier: 1 Punkt
       *[other] Hüterin hier: { $points } Punkte
    }
bonfire-paths = Wege
bonfire-paths-hint =
    { $count ->
        [one] Platz { $place } kostet 1 Marker
       *[other] Platz { $place } kostet { $count } Marker
    }
bonfire-paths-full = dein Weg ist vollständig
bonfire-others = Andere
bonfire-status-next = danach
bonfire-status-now = am Zug
bonfire-status-passed = hat gepasst
bonfire-status-stuck = keine Züge mehr
bonfire-points-now =
    { $points ->
        [one] 1 Punkt; wäre jetzt Schluss: { $total }
       *[other] { $points } Punkte; wäre jetzt Schluss: { $total }
    }
bonfire-close = Schließen
bonfire-scored-now = wäre jetzt Schluss
bonfire-in-hand = In der Hand

## Tom

bonfire-tom = Tom
bonfire-tom-deck = Toms Karten
bonfire-tom-played =
    { $count ->
        [one] 1 Karte gespielt
       *[other] { $count } Karten gespielt
    }
bonfire-tom-to-come = Kommt in diesem Durchgang noch
bonfire-tom-card-great_bonfire = Großes Bonfire: Es dreht sich zum nächsten Portal, das er braucht.
bonfire-tom-card-task_ii = Aufgabe II: die Aufgabe mit den wenigsten Punkten, sofort entfacht, und ein Novize.
bonfire-tom-card-task_i = Aufgabe I: die Aufgabe mit den meisten Punkten, sofort entfacht.
bonfire-tom-card-guardian = Hüterin: eine Hüterin, die ihm fehlt.
bonfire-tom-card-path = Weg: alle offenen Weg-Plättchen mit der Ressource des Gnoms.
bonfire-tom-card-gnome = Gnom: alle offenen Spezialisten mit der Ressource des Gnoms.

## Tabs

bonfire-tab-sea = See
bonfire-tab-bonfire = Bonfire
bonfire-tab-city = Stadt
bonfire-tab-others = Andere
bonfire-tab-gnomes = Gnome
bonfire-tab-paths = Wege

## Choices

bonfire-choice-open-dealt = Das beiseitegelegte Plättchen eröffnet dein Schicksalsfeld.
bonfire-choice-open-swapped = Das mittlere Plättchen deines Vorrats eröffnet dein Schicksalsfeld; das beiseitegelegte nimmt seinen Platz ein.
# $which: swapped or dealt, $turned: yes or no
bonfire-choice-open-drawn =
    { $which ->
        [swapped] Das mittlere
       *[dealt] Das beiseitegelegte
    }{ $turned ->
        [yes] , gedreht
       *[no] { "" }
    }
bonfire-choice-fate = Anlegen: { $tile }
# $end: first or last of the supply
bonfire-choice-fate-drawn =
    { $end ->
        [first] Linkes anlegen
       *[last] Rechtes anlegen
    }
bonfire-choice-fate-note =
    { $count ->
        [one] 1 Marker geht zurück
       *[other] { $count } Marker gehen zurück
    }
bonfire-choice-fate-long = Überzählige Marker wirfst du zuerst ab. Jedes Symbol bringt so viele Marker, wie seine Gruppe Symbole hat.
bonfire-choice-keep = Behalten: { $token }
bonfire-choice-build-path = Weg bauen
bonfire-choice-build-path-long = Ein Weg-Plättchen für Platz { $place }.
bonfire-choice-sail = Schiff fahren
bonfire-choice-sail-long = Dein Schiff fährt zu einer Insel, und dort darfst du handeln.
bonfire-choice-take-task = Aufgabe erhalten
bonfire-choice-take-task-long = Von der Insel, an der dein Schiff liegt, für eine Opferschale.
bonfire-choice-fetch = Hüterin abholen
bonfire-choice-fetch-long = Die Hüterin dieser Insel kommt auf dein Startfeld.
bonfire-choice-procession = Prozession durchführen
bonfire-choice-procession-long = Deine Hüterinnen ziehen auf deinem Weg weiter; wo sie stehen bleiben, bekommst du die Ressource.
bonfire-choice-great-bonfire = Großes Bonfire nutzen
bonfire-choice-great-bonfire-long = Drehe es und nimm 2 der 3 Belohnungen des Feldes.
bonfire-choice-recruit = Gnom anwerben
bonfire-choice-recruit-long = Ein Spezialist oder ein Ältester kommt in deine Stadt.
bonfire-choice-stay-aboard = An Bord bleiben
bonfire-choice-stay-aboard-long = Keine Aktion auf dieser Insel.
bonfire-choice-pass = Passen
bonfire-choice-pass-note =
    { $points ->
        [one] 1 Punkt, keine Züge mehr
       *[other] { $points } Punkte, keine Züge mehr
    }
bonfire-choice-pass-long =
    { $points ->
        [one] Jetzt 1 Punkt, danach keine Züge mehr.
       *[other] Jetzt { $points } Punkte, danach keine Züge mehr.
    }
bonfire-choice-end-turn = Zug beenden
bonfire-choice-end-turn-long = Keine Bonusaktion.
bonfire-choice-pay =
    { $yellow ->
        [0] Ohne gelbe Marker zahlen
        [one] Mit 1 gelben Marker zahlen
       *[other] Mit { $yellow } gelben Markern zahlen
    }
bonfire-choice-pay-others = Einen durch zwei andere ersetzen
bonfire-choice-give = Abgeben: { $token }
bonfire-choice-spend = Zahlen: { $goods }
bonfire-choice-pay-drawn = Zahlen
bonfire-choice-tile-drawn = Anlegen: { $crystal }, { $resource }
bonfire-choice-tile-long = Kommt auf Platz { $place }.
bonfire-choice-stack = Stapel { $stack }
bonfire-choice-stack-long =
    { $count ->
        [one] Das letzte verdeckte Plättchen.
       *[other] Das oberste von { $count } verdeckten Plättchen.
    }
bonfire-choice-renew = Neu auslegen
bonfire-choice-renew-long = Die vier offenen Plättchen kommen unter die Stapel und vier neue in die Auslage; dann nimmst du eines.
bonfire-choice-look-up-long = Aus den Stapeln herausgesucht.
bonfire-choice-offering = Opferschale: { $resource }
bonfire-choice-offering-long = Sie bleibt auf der Insel und kostet ihre Ressource.
bonfire-choice-at-place = Auf Platz { $place }
bonfire-choice-steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
bonfire-choice-move = { $guardian } zu { $to }
bonfire-choice-move-path = Bisher: { $from }.
bonfire-choice-move-seat =
    { $points ->
        [one] Sie ist dort 1 Punkt wert.
       *[other] Sie ist dort { $points } Punkte wert.
    }
bonfire-choice-stay = Stehen bleiben
bonfire-choice-stay-long = Die Hüterinnen hier bleiben, wo sie sind.
bonfire-choice-earn = { $resource } nehmen
bonfire-choice-portal = { $portal } auf Platz { $place }
bonfire-choice-for-tokens =
    { $tokens ->
        [one] 1 Gnom-Marker und { $resources } Ressourcen
       *[other] { $tokens } Gnom-Marker und { $resources } Ressource
    }
bonfire-choice-light = Entfachen: { $task }
bonfire-choice-light-long =
    { $points ->
        [one] Die Aufgabe wird zum Bonfire mit 1 Punkt; ihr Novize geht in den Hohen Rat.
       *[other] Die Aufgabe wird zum Bonfire mit { $points } Punkten; ihr Novize geht in den Hohen Rat.
    }
bonfire-choice-novice = Rats-Novize: { $task }
bonfire-choice-novice-long = Er geht in den Hohen Rat.
bonfire-choice-council-point = 1 Punkt auf Feld { $space }
bonfire-choice-council-instead = Statt: { $bonus }
bonfire-choice-bring-long = Kommt auf dein Startfeld.
bonfire-choice-lay = Spalte { $column }, Reihe { $row }, { $direction }
bonfire-direction-right = nach rechts
bonfire-direction-left = nach links
bonfire-direction-up = nach oben
bonfire-direction-down = nach unten
bonfire-costs = Kostet: { $goods }
bonfire-brings = Bringt: { $goods }
bonfire-brings-points =
    { $count ->
        [one] Bringt 1 Punkt
       *[other] Bringt { $count } Punkte
    }
bonfire-puts-back = Wirft ab: { $goods }
bonfire-brings-guardian = { $guardian } kommt
bonfire-brings-portal = { $portal } auf Platz { $place }
bonfire-brings-fulfil = Erfüllt die Aufgabe des Rates: { $task }
# $parts: sources of points, each with what it gains or loses
bonfire-brings-scoring = In der Schlusswertung: { $parts }
bonfire-brings-countdown = Startet den Countdown
bonfire-which = Was davon?

## Questions

bonfire-waiting = { $name } überlegt.
bonfire-question-over = Das Spiel ist zu Ende.
bonfire-question-bonus-action = Bonusaktion ausführen oder Zug beenden?
bonfire-question-opening = Welches Plättchen eröffnet dein Schicksalsfeld?
bonfire-question-turn = Du bist am Zug: Was tust du?
bonfire-question-keep-tokens =
    Welchen Marker behältst du? { $left ->
        [1] Noch einen; die anderen wirfst du ab.
       *[other] Noch { $left }; die anderen wirfst du ab.
    }
bonfire-question-lay-fate-tile = Wohin kommt das Schicksals-Plättchen?
bonfire-question-pay-tokens = Wie zahlst du?
bonfire-question-give-tokens =
    Zwei ersetzen einen: Welchen Marker gibst du ab? { $left ->
        [1] Noch einen.
       *[other] Noch { $left }.
    }
bonfire-question-choose-path-tile = Welches Weg-Plättchen?
bonfire-question-look-up-path-tile = Welches Weg-Plättchen, von allen?
bonfire-question-choose-island = Wohin?
bonfire-question-island-action = Dein Schiff ist angekommen. Was tust du dort?
bonfire-question-choose-offering = Welche Opferschale lässt du dort?
bonfire-question-spend-resources = Welche Ressourcen zahlst du?
bonfire-question-choose-task = Welche Aufgabe?
bonfire-question-choose-place = Wohin kommt die Aufgabe?
bonfire-question-choose-steps = Wie weit geht die Prozession?
bonfire-question-move-guardian = Welche Hüterin zieht, und wohin?
bonfire-question-earn-resource = Welche Ressource nimmst du?
bonfire-question-turn-great-bonfire = Auf welches Feld drehst du das Große Bonfire?
bonfire-question-choose-rewards = Welche Belohnungen?
bonfire-question-choose-gap = Welche Aussparung bekommt das Portal?
bonfire-question-choose-gnome = Welcher Gnom?
bonfire-question-choose-way-to-pay = Wie zahlst du?
bonfire-question-choose-council-space = Wohin setzt sich der Novize?
bonfire-question-bring-guardian = Welche Hüterin kommt?
bonfire-question-take-specialist = Welcher Spezialist?
bonfire-question-move-one-guardian = Welche Hüterin geht wohin?
bonfire-question-fate-bonus = Welches Schicksals-Plättchen legst du an?
bonfire-question-task-for-tom = Tom nimmt eine dieser Aufgaben. Welche?
bonfire-payment-voyage = Fahrt: { $island }
bonfire-payment-guardian = { $guardian } auf dein Startfeld
bonfire-payment-great-bonfire = Großes Bonfire auf { $field }
bonfire-payment-path = Weg-Plättchen für Platz { $place }
bonfire-payment-procession = Prozession: { $steps }
bonfire-payment-gnome = Anwerben: { $gnome }
bonfire-payment-task = Aufgabe: { $island }

## Final scoring

bonfire-scoring-in-play = Im Spiel erzielt
bonfire-scoring-bonfires = Bonfire
bonfire-scoring-guardians = Hüterinnen beim Bonfire
bonfire-scoring-portals = Portale neben dem Bonfire
bonfire-scoring-crystals = Passende Kristalle
bonfire-scoring-council-tasks = Aufgaben des Rates
bonfire-scoring-fate-tiles = Übrige Schicksals-Plättchen
bonfire-scoring-leftovers = Übrige Marker und Ressourcen
bonfire-scoring-about-bonfires = wie aufgedruckt
bonfire-scoring-about-guardians = je nach Sitzplatz
bonfire-scoring-about-portals = je 2
bonfire-scoring-about-crystals = je 2
bonfire-scoring-about-council-tasks = je 4; 7 für sieben Bonfire
bonfire-scoring-about-fate-tiles = je 3
bonfire-scoring-about-leftovers = 1 für je 2

## Log

bonfire-log-countdown-now = { $novices } Novizen sitzen im Hohen Rat: Der Countdown beginnt. Mit dieser Runde bleiben fünf.
bonfire-log-countdown-next = { $novices } Novizen sitzen im Hohen Rat: Der Countdown beginnt mit der nächsten Runde.
bonfire-log-countdown-round = Countdown: Runde { $round } beginnt.
bonfire-log-pass = { $name } passt und hat keine Züge mehr.
bonfire-log-stuck = { $name } kann nichts mehr tun und hat keine Züge mehr.
bonfire-log-paid = Zahlt { $goods }.
bonfire-log-put-back = Wirft ab: { $goods }.
bonfire-log-gained = Erhält { $goods }.
bonfire-log-scored =
    { $points ->
        [one] Erhält 1 Punkt.
       *[other] Erhält { $points } Punkte.
    }
bonfire-log-only = { $name }: { $what }
bonfire-log-open = { $name } eröffnet das Schicksalsfeld: { $tile }.
bonfire-log-lay = { $name } legt ein Schicksals-Plättchen an.
bonfire-log-path = { $name } baut auf Platz { $place }. { $tile }.
bonfire-log-renew = { $name } tauscht die offenen Weg-Plättchen aus.
bonfire-log-sail = { $name } fährt los. Ziel: { $island }.
bonfire-log-take-task = { $name } erhält eine Aufgabe von der { $island } ({ $task }).
bonfire-log-light =
    { $points ->
        [one] { $name } entfacht das Bonfire auf Platz { $place }, 1 Punkt wert.
       *[other] { $name } entfacht das Bonfire auf Platz { $place }, { $points } Punkte wert.
    }
bonfire-log-guardian = { $guardian } kommt in die Stadt von { $name }.
bonfire-log-moves = { $name }: { $moves }.
bonfire-log-turn-wheel = { $name } dreht das Große Bonfire.
bonfire-log-portal = { $portal } auf Platz { $place }.
bonfire-log-recruit = { $name } wirbt an: { $gnome }.
bonfire-log-shuffle-gnomes = Der Gnom-Stapel wird gemischt.
bonfire-log-shuffle-paths = Die Weg-Stapel werden gemischt.
bonfire-log-fulfil = { $name } erfüllt eine Aufgabe des Rates: { $task }.
bonfire-log-council-novice = { $name } schickt den Rats-Novizen von „{ $task }“ in den Hohen Rat.
bonfire-log-bonus = Bonus: { $bonus }.
bonfire-log-shuffle-tom = Tom mischt seinen Stapel.
bonfire-log-tom-card = Toms Karte. { $card }
bonfire-log-turn-over = Aufgedeckter Gnom: { $resource }.

## What cannot be chosen, and why

bonfire-closed-action-fate = Schicksals-Plättchen anlegen
bonfire-closed-action-light = Bonfire entfachen
bonfire-closed-brief-part = { $have } von { $need }
bonfire-closed-brief-price = kostet { $needed }
# prefix: bonfire-closed-  (why an action is not open)
# $goods: so many tokens of a kind; $reach: how many of them could be paid, replacements included
bonfire-closed-tokens = { $reach ->
    [0] Kostet { $goods }; du kannst keinen zahlen.
   *[other] Kostet { $goods }; du kannst nur { $reach } zahlen.
  }
bonfire-closed-no-tile = Dein Schicksals-Vorrat ist aufgebraucht.
bonfire-closed-no-room = In dein Schicksalsfeld passt kein Plättchen mehr.
bonfire-closed-seven-paths = Alle sieben Plätze haben einen Weg.
bonfire-closed-in-dock = Dein Schiff liegt noch am Steg. Fahre zuerst los.
bonfire-closed-no-task-left = Auf dieser Insel liegt keine Aufgabe mehr.
bonfire-closed-seven-tasks = Alle sieben Aufgabenfelder sind belegt.
bonfire-closed-resources = Kostet die Ressource der Insel ({ $resource }) und die einer offenen Opferschale ({ $offerings }).
bonfire-closed-two-resources = Kostet zwei beliebige Ressourcen.
bonfire-closed-no-offering = Du hast keine Opferschalen mehr.
bonfire-closed-guardian-there = Diese Hüterin ist schon in deiner Stadt.
bonfire-closed-nobody-moves = Keine Hüterin kann einen Schritt gehen.
bonfire-closed-six-gnomes = In deiner Stadt wohnen sechs Gnome; mehr dürfen es nicht sein.
bonfire-closed-no-gnome-left = Es sind keine Gnome mehr da.
bonfire-closed-gnome-price = Kostet 2 Gnom-Marker und 1 Ressource des Gnoms oder 1 Marker und 2 davon.
bonfire-closed-no-task = Du hast keine Aufgabe zum Entfachen.
bonfire-closed-unfulfilled = Noch ist keine Bedingung erfüllt. Am nächsten: { $task } ({ $have } von { $need }).
bonfire-closed-no-countdown = Nur im Countdown: Im Hohen Rat sitzen { $seated } von { $needed } Novizen.
bonfire-closed-next-round = Erst ab der nächsten Runde.
bonfire-closed-bonus-taken = Nicht nach einer Bonusaktion.
bonfire-refused-gnome = Ein Gnom in einer Stadt wirkt von selbst.
