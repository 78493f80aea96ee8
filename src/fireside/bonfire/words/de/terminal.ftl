# Bonfire im Terminal: was der Spielplan dort sagt.
#
# prefix: bonfire-terminal-letter-  (a kind of token as one letter)
# prefix: bonfire-terminal-colour-  (a colour as one letter)
# prefix: bonfire-terminal-column-  (a column of the table of a city)
# prefix: bonfire-terminal-at-  (where a guardian stands)
# prefix: bonfire-short-  (a task, a portal, a guardian, a resource where there is little room)

## Headings and marks

bonfire-terminal-great-bonfire = Großes Bonfire: Marker, Ressource, Portale
bonfire-terminal-none = nichts
bonfire-terminal-novices = { $seated } von { $needed } Novizen bis zum Countdown
bonfire-terminal-in-dock = Schiff im Dock
bonfire-terminal-ship-at = Schiff: { $island }
bonfire-terminal-column-path = Weg
bonfire-terminal-column-portal = Portal
bonfire-terminal-column-task = Aufgabe oder Bonfire
bonfire-terminal-column-novice = Novize
bonfire-terminal-column-guardians = Hüterinnen
bonfire-terminal-column-seat = Sitz
bonfire-terminal-lit = BONFIRE { $task }
bonfire-terminal-ready = erfüllt: { $task }
bonfire-terminal-space = Feld { $space }
bonfire-terminal-home = daheim
bonfire-terminal-offering = { $resource } (noch { $count })
bonfire-terminal-legend = . frei  : markiert  g Gold  y gelber Marker  (Kreis) Lücke
bonfire-terminal-mark-gold = g
bonfire-terminal-mark-yellow = y
bonfire-terminal-built = Wege: { $paths } · Portale: { $portals }
bonfire-terminal-fires = Bonfire: { $tasks }
bonfire-terminal-tasks = Aufgaben: { $tasks }
bonfire-terminal-with-guardians = Hüterinnen: { $guardians }
bonfire-terminal-with-gnomes = Gnome: { $gnomes }
bonfire-terminal-holds = hat { $goods }
bonfire-terminal-at-start = Start
bonfire-terminal-at-path = Weg { $number }
bonfire-terminal-at-bonfire = Bonfire { $number }
bonfire-terminal-apart = beiseite
bonfire-terminal-unused = noch unbenutzt: die erste Drehung geht für 1 auf jedes Feld
bonfire-terminal-stacks = Stapel { $heights }
bonfire-terminal-deck = Stapel { $count }
bonfire-terminal-mark-player = P{ $number }
bonfire-terminal-mark-council = R
bonfire-terminal-waiting = ein Novize wartet: { $tasks }
bonfire-terminal-gone = keiner mehr: { $tasks }
bonfire-terminal-deck-left = noch in Toms Stapel: { $cards }
bonfire-terminal-guardians =
    { $count ->
        [one] 1 Hüterin
       *[other] { $count } Hüterinnen
    }
bonfire-terminal-offered = Opfer { $given }
bonfire-terminal-sea-legend = @1 Schiff von Person 1 · Opfer 1:2 zwei Opferschalen von Person 1 · B2 blau, 2 Punkte
bonfire-terminal-tile = das Plättchen ist
bonfire-terminal-laying = sein erstes Symbol liegt auf dem genannten Feld, die anderen folgen
bonfire-terminal-nothing = bringt nichts
bonfire-terminal-areas = Es gibt die Städte 1 bis { $most }.
bonfire-terminal-help-area = Stadt 2 im Ganzen, mit ihrem Schicksalsfeld
bonfire-terminal-example = Gold up

## What came to light

bonfire-terminal-revealed-path = ein neues Weg-Plättchen ist aufgedeckt
bonfire-terminal-revealed-unseen-path = ein verdecktes Weg-Plättchen ist aufgedeckt
bonfire-terminal-revealed-stacks = die Weg-Stapel sind durchgesehen
bonfire-terminal-revealed-gnome = ein neuer Gnom ist aufgedeckt
bonfire-terminal-revealed-offering = die nächste Opferschale ist aufgedeckt
bonfire-terminal-revealed-card = Tom hat eine Karte aufgedeckt

## Letters

bonfire-terminal-letter-ship = S
bonfire-terminal-letter-path = W
bonfire-terminal-letter-task = A
bonfire-terminal-letter-great_bonfire = B
bonfire-terminal-letter-guardian = H
bonfire-terminal-letter-gnome = G
bonfire-terminal-letter-yellow = L
bonfire-terminal-colour-blue = B
bonfire-terminal-colour-red = R
bonfire-terminal-colour-yellow = G

## Short forms, where there is little room: tasks, and what they show

bonfire-short-portal-circle = Kreis
bonfire-short-portal-triangle = Dreieck
bonfire-short-portal-square = Quadrat
bonfire-short-portal-diamond = Raute
bonfire-short-portal-hexagon = Sechseck
bonfire-short-portal-star = Stern
bonfire-short-portal-crescent = Mondsichel
bonfire-short-guardian-grey = grau
bonfire-short-guardian-pink = rosa
bonfire-short-guardian-natural = natur
bonfire-short-guardian-amber = bernstein
bonfire-short-guardian-own = eigene
bonfire-short-resource-flower = Blüte
bonfire-short-resource-fruit = Frucht
bonfire-short-resource-herb = Kraut
bonfire-short-resource-shell = Muschel
bonfire-short-resource-root = Wurzel
bonfire-short-resource-gold = Gold
bonfire-short-blue_and_red_bonfire = blau + rot
bonfire-short-guardian = Hüterin: { $first }
bonfire-short-path_with = Weg: { $first }
bonfire-short-offering_at = Insel: { $first }
bonfire-short-two_pairs = 2 Paare
bonfire-short-offerings_on_3_islands = auf 3 Inseln
bonfire-short-2_offerings_on_one_island = 2 auf 1 Insel
bonfire-short-group_of_3 = Gruppe: 3 { $first }
bonfire-short-gnome_with = Gnom: { $first }
bonfire-short-council_task = Ratsaufgabe
bonfire-short-3_portals = 3 Portale
bonfire-short-two_guardians = { $first } + { $second }
bonfire-short-3_gnomes = 3 Gnome
bonfire-short-4_gold = 4 Gold
bonfire-short-adjacent_paths_alike = 2 gleiche Wege
bonfire-short-three_of = 3 × { $first }
bonfire-short-both_islands = 2 Inseln: { $first }
bonfire-short-bonfires_in_3_colours = in 3 Farben
bonfire-short-4_guardians = 4 Hüterinnen
bonfire-short-two_groups_of_3 = Gruppen: 3 { $first }, 3 { $second }
bonfire-short-4_blue = 4 blaue
bonfire-short-5_portals = 5 Portale
bonfire-short-offerings_on_5_islands = auf 5 Inseln
bonfire-short-4_red = 4 rote
bonfire-short-5_gnomes = 5 Gnome
bonfire-short-3_elders = 3 Älteste
bonfire-short-3_offerings_on_one_island = 3 auf 1 Insel
bonfire-short-offering_stack_empty = leerer Stapel
bonfire-short-3_red_crystals = 3 rote Kristalle
bonfire-short-5_bonfires = 5 Bonfire
bonfire-short-4_blue_crystals = 4 blaue Kristalle
bonfire-short-4_yellow = 4 gelbe
bonfire-short-2_offerings_on_3_islands = 2 auf 3 Inseln
bonfire-short-5_equal_resources = 5 gleiche
bonfire-short-two_triples = 2 Drillinge
bonfire-short-marked_cells_covered = markierte Felder
bonfire-short-2_guardians_at_bonfires = 2 an Bonfires
bonfire-short-gold_cells_covered = Gold-Felder
bonfire-short-outer_columns_covered = äußere Spalten
bonfire-short-two_groups_of_4 = 2 Gruppen von 4
