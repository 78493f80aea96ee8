# Dewan: was das Brett, die Auswahl und das Protokoll sagen.

## Things
# prefix: dewan-terrain-  (name of a terrain)
dewan-terrain-badlands = Ödland
dewan-terrain-mountains = Gebirge
dewan-terrain-desert = Wüste
dewan-terrain-forest = Wald
dewan-terrain-water = Wasser
# prefix: dewan-symbol-  (name of a symbol on a card)
dewan-symbol-artifact = Artefakt
dewan-symbol-pigment = Pigment
dewan-symbol-crystal = Kristall
dewan-symbol-berry = Beere
dewan-symbol-fire = Feuer
# $terrain, $first, $second: names of terrains; $symbol: name of a symbol
dewan-card-symbol = { $terrain } ({ $symbol })
dewan-card-two = { $first }/{ $second }
dewan-card-two-symbol = { $first }/{ $second } ({ $symbol })
dewan-card-unknown = unbekannte Karte
dewan-cards = { $count ->
    [one] mindestens 1 Karte
   *[other] mindestens { $count } Karten
  }
# $first: all but the last name of a list
dewan-list = { $first } und { $last }
dewan-list-separator = {", "}
# a space of the map: the letter of its column, the number of its row ("C4")
dewan-place = { $column }{ $row }
# prefix: dewan-zones-  (so many zones of a terrain, as a story asks for them)
dewan-zones-badlands = { $count ->
    [one] 1 Ödlandzone
   *[other] { $count } Ödlandzonen
  }
dewan-zones-mountains = { $count ->
    [one] 1 Gebirgszone
   *[other] { $count } Gebirgszonen
  }
dewan-zones-desert = { $count ->
    [one] 1 Wüstenzone
   *[other] { $count } Wüstenzonen
  }
dewan-zones-forest = { $count ->
    [one] 1 Waldzone
   *[other] { $count } Waldzonen
  }
dewan-zones-water = { $count ->
    [one] 1 Wasserzone
   *[other] { $count } Wasserzonen
  }
# prefix: dewan-symbols-  (so many symbols of a resource, as a story asks for them)
dewan-symbols-artifact = { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
  }
dewan-symbols-pigment = { $count ->
    [one] 1 Pigment
   *[other] { $count } Pigmente
  }
dewan-symbols-crystal = { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
  }
dewan-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
dewan-worth-fire = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und { $fire } Feuer
# a zone of the map: $terrain, its spaces, its berry tokens
dewan-zone = { $spaces ->
    [one] { $terrain }: Zone mit 1 Feld.
   *[other] { $terrain }: Zone mit { $spaces } Feldern.
  }
dewan-zone-berries = { $spaces ->
    [one] { $terrain }: Zone mit 1 Feld
   *[other] { $terrain }: Zone mit { $spaces } Feldern
  } und { $berries ->
    [one] 1 Beere.
   *[other] { $berries } Beeren.
  }

## Choices
dewan-choice-take = { $cards } nehmen
# cards of the row by where they lie, from the left
dewan-choice-pair-drawn = Karten { $one } und { $other }
dewan-choice-single-drawn = Karte { $slot }
# $scenario: volcano, downpour or lake-villages
dewan-choice-take-event = { $scenario ->
    [volcano] Damit ist der Stapel leer: Der Vulkan bricht aus.
    [downpour] Damit ist der Stapel leer: Es gibt einen Wolkenbruch.
   *[lake-villages] Damit ist der Stapel leer: Die Seen geben Fisch.
  }
# prefix: dewan-choice-camp-  (a camp on a space of a terrain)
dewan-choice-camp-badlands = Lager im Ödland ({ $place })
dewan-choice-camp-mountains = Lager im Gebirge ({ $place })
dewan-choice-camp-desert = Lager in der Wüste ({ $place })
dewan-choice-camp-forest = Lager im Wald ({ $place })
dewan-choice-camp-water = Seedorf ({ $place })
dewan-choice-camp-no-tuck = Danach hättest du keine Karte mehr zum Unterschieben.
dewan-choice-pay = { $count ->
    [one] 1 Karte zahlen
   *[other] { $count } Karten zahlen
  }
dewan-choice-pay-long = Dann wählst du die Karten einzeln.
dewan-choice-more = Mehr Karten zahlen
dewan-choice-more-long = Zeigt die Möglichkeiten, die mehr Karten kosten.
dewan-choice-pay-on = { $count ->
    [one] Danach noch 1 Karte.
   *[other] Danach noch { $count } Karten.
  }
dewan-choice-pay-last = Danach steht das Lager.
dewan-choice-discard = { $card } abwerfen
dewan-choice-give = { $card } an { $name } geben
dewan-choice-give-long = Dein Weg führt durch ein fremdes Lager. Die Karte bekommt { $name }.
dewan-choice-tuck = { $card } unterschieben
dewan-choice-tuck-as = { $card } als { $terrain } unterschieben
dewan-choice-tuck-nothing = Nichts unterschieben
dewan-choice-tuck-nothing-long = Dieser Platz bleibt für immer leer.
dewan-choice-story = Geschichte: { $story } für { $worth }
# an open tile by where it lies, from the left
dewan-choice-story-drawn = Geschichte { $slot }: { $worth }
dewan-choice-unseen = Oberstes Plättchen verdeckt nehmen
dewan-choice-unseen-long = { $count ->
    [one] Das letzte Plättchen des Stapels.
   *[other] Es kann jedes von { $count } Plättchen sein.
  }
dewan-choice-trade = { $card } für Fisch abwerfen
dewan-choice-trade-long = Du bekommst einen Fisch für jedes deiner Dörfer, solange es welche gibt.
dewan-choice-keep = Alle Karten behalten
dewan-choice-keep-long = Du bekommst keinen Fisch.
dewan-choice-lava = Lava auf { $terrain } legen ({ $place })
dewan-choice-flood = { $terrain } überfluten ({ $place })
dewan-lacking = Dir fehlt dann noch: { $lack }.
dewan-lacking-nothing = Du hast alles, was sie verlangt.

## Questions
dewan-question-draft = Mit welcher Geschichte beginnst du?
dewan-question-take = Nimm zwei benachbarte Karten.
# prefix: dewan-question-turn-  (what the place of the next camp does; $camp: its number)
dewan-question-turn-none = Nimm zwei benachbarte Karten oder errichte Lager { $camp }.
dewan-question-turn-story = Nimm zwei benachbarte Karten oder errichte Lager { $camp } und nimm eine Geschichte.
dewan-question-turn-tuck = Nimm zwei benachbarte Karten oder errichte Lager { $camp } und schiebe eine Karte unter.
dewan-question-turn-end = Nimm zwei benachbarte Karten oder errichte dein letztes Lager und beende das Spiel.
dewan-question-cost = { $camp }: Wie viele Karten zahlst du?
dewan-question-pay = { $camp } für { $size } Karten: { $left ->
    [one] noch 1 Karte.
   *[other] noch { $left } Karten, von links nach rechts.
  }
dewan-question-story = Welche Geschichte nimmst du?
dewan-question-tuck = Welche Karte schiebst du unter Platz { $place }?
dewan-question-lava = Der Vulkan bricht aus: Wohin fließt die Lava?
dewan-question-water = Ein Wolkenbruch: Welches Feld wird überflutet?
dewan-question-fish = Die Seen geben Fisch: Wirfst du dafür eine Karte ab?
dewan-question-wait = { $name } ist am Zug.
dewan-question-over = Das Spiel ist zu Ende.

## What happened
# prefix: dewan-event-  (a line of the log; $name: who did it)
dewan-event-pass = { $name } kann nichts tun und passt.
dewan-event-last-round = { $name } hat das achte Lager errichtet: Dies ist die letzte Runde.
dewan-event-take-cards = { $name } nimmt { $cards }.
dewan-event-take-drawn = { $name } nimmt
dewan-event-shuffle-discards = { $count ->
    [one] 1 abgeworfene Karte wird gemischt.
   *[other] { $count } abgeworfene Karten werden gemischt.
  }
dewan-event-draw = { $known ->
    [yes] { $name } zieht { $card }.
   *[no] { $name } zieht eine Karte.
  }
dewan-event-discard = { $name } zahlt { $card }.
dewan-event-give = { $name } gibt { $card } an { $receiver }.
dewan-event-tuck = { $name } schiebt { $card } unter und zeigt { $terrain }.
# $ground: badlands, mountains, desert, forest, water; others once it has changed
dewan-event-camp = { $ground ->
    [badlands] { $name } errichtet Lager { $camp } im Ödland ({ $place }).
    [mountains] { $name } errichtet Lager { $camp } im Gebirge ({ $place }).
    [desert] { $name } errichtet Lager { $camp } in der Wüste ({ $place }).
    [forest] { $name } errichtet Lager { $camp } im Wald ({ $place }).
   *[other] { $name } errichtet Lager { $camp } auf dem Wasser ({ $place }).
  }
dewan-event-berry = { $name } nimmt eine Beere.
dewan-event-story = { $unseen ->
    [yes] { $name } nimmt eine verdeckte Geschichte: { $story } für { $worth }.
   *[no] { $name } nimmt eine Geschichte: { $story } für { $worth }.
  }
dewan-event-fulfil = { $name } erfüllt eine Geschichte: { $story } für { $worth }.
dewan-event-event = { $scenario ->
    [volcano] Der Vulkan bricht aus.
    [downpour] Es gibt einen Wolkenbruch.
   *[lake-villages] Die Seen geben Fisch.
  }
dewan-event-lava = { $name } legt Lava auf Feld { $place }.
dewan-event-flood = { $name } überflutet Feld { $place }.
dewan-event-move-berries = { $count ->
    [0] Die Beeren der verschwundenen Zone sind verloren.
    [one] Die Beeren der Zone kommen in ihren Teil bei { $places }.
   *[other] Die Beeren der Zone kommen in ihre Teile bei { $places }.
  }
dewan-event-fish = { $count ->
    [one] { $name } wirft { $card } für 1 Fisch ab.
   *[other] { $name } wirft { $card } für { $count } Fische ab.
  }
dewan-deed-paid = Bezahlt: { $cards }.
dewan-deed-given = An { $name }: { $cards }.
# for where the cards are drawn
dewan-deed-paid-drawn = Bezahlt:
dewan-deed-given-drawn = Bezahlt, zum Teil an { $names }:
dewan-deed-berry = 1 Beere.
dewan-deed-drawn = Zieht { $cards }.
dewan-deed-draws = { $count ->
    [one] Zieht 1 Karte.
   *[other] Zieht { $count } Karten.
  }
# prefix: dewan-outcome-  (what a choice is sure to bring)
dewan-outcome-pass = Du passt.
dewan-outcome-last-round = Damit ist dies die letzte Runde.
dewan-outcome-shuffle-discards = Die abgeworfenen Karten werden gemischt.
dewan-outcome-draw = { $known ->
    [yes] Du ziehst { $card }.
   *[no] Du ziehst eine Karte.
  }
dewan-outcome-berry = Du bekommst eine Beere.
dewan-outcome-fulfil = Das erfüllt eine Geschichte: { $story } für { $worth }.
dewan-outcome-event = { $scenario ->
    [volcano] Der Vulkan bricht aus.
    [downpour] Es gibt einen Wolkenbruch.
   *[lake-villages] Die Seen geben Fisch.
  }
dewan-outcome-move-berries = { $count ->
    [0] Die Beeren der Zone sind verloren.
   *[other] Die Beeren der Zone wandern.
  }
dewan-outcome-fish = { $count ->
    [one] Du bekommst 1 Fisch.
   *[other] Du bekommst { $count } Fische.
  }
# $parts: where they come from, and where they get lost
dewan-outcome-points = { $points ->
    [one] 1 Punkt mehr, wäre dann Schluss: { $parts }.
   *[other] { $points } Punkte mehr, wäre dann Schluss: { $parts }.
  }
dewan-outcome-points-lost = { $points ->
    [one] 1 Punkt weniger, wäre dann Schluss: { $parts }.
   *[other] { $points } Punkte weniger, wäre dann Schluss: { $parts }.
  }

## Points
# prefix: dewan-score-  (a source of points)
dewan-score-stories = Geschichten
dewan-score-fire = Feuer
dewan-score-most-fire = meistes Feuer
dewan-score-groups = Lagergruppen
dewan-score-berries = Beeren
dewan-score-pairs = Paare aus Beere und Feuer
dewan-score-waters = Wasserzonen neben Lagern
dewan-score-neighbours = Lager neben fremden Startlagern
dewan-score-zones = Wald- und Gebirgszonen
dewan-score-lakes = meiste Lager an Wasserzonen
dewan-score-fish = Fische
dewan-score-cards = Karten auf der Hand
dewan-score-about-stories = die erfüllten
dewan-score-about-fire = je 1
dewan-score-about-most-fire = 4, bei Gleichstand für alle
dewan-score-about-groups = je 4
dewan-score-about-berries = je 2
dewan-score-about-fish = je 3
# prefix: dewan-score-team-  (a source of points that partners share)
dewan-score-team-groups = gemeinsame Lagergruppen
dewan-score-team-pairs = gemeinsame Beerenpaare
dewan-score-heading = Wenn jetzt Schluss wäre
# by how much a source changes
dewan-score-change = { $source } { $change }
dewan-score-part = { $source }: { $points }
dewan-score-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
dewan-score-line = { $name }: { $total }

## The board
dewan-map = Landkarte
dewan-map-nearer = Vergrößern
dewan-map-farther = Verkleinern
dewan-map-whole = Ganze Landkarte
# a space of the map, as it is spoken; $what: its terrain or what lies there
dewan-space = { $what }, Feld { $place }
# prefix: dewan-space-  (what a space without a plain terrain is)
dewan-space-centre = Kahler Boden
dewan-space-lava = Lava
dewan-space-volcano = Vulkan
dewan-space-flooded = Überflutetes Land
dewan-space-camp = Lager von { $name }.
dewan-space-village = Dorf von { $name }.
dewan-space-initial = Startlager von { $name }.
dewan-space-symbol = Daneben: { $symbols }.
dewan-space-target = Hierhin kommt dein neues Lager.
# $cards: a list of terrains; $card: one of them
dewan-route = Der Weg verlangt: { $cards }.
dewan-route-any = beliebige Karte
dewan-route-gift = { $card } an { $name }
dewan-route-before = Voriger Weg
dewan-route-next = Nächster Weg
dewan-route-number = Weg { $number } von { $count }
dewan-pay-shown = { $count ->
    [one] Diese Karte bezahlen
   *[other] Diese { $count } Karten bezahlen
  }
dewan-row = Geländekarten
dewan-row-hint = Nimm zwei benachbarte Karten.
dewan-pile = Stapel
dewan-pile-words = { $count ->
    [0] Der Stapel ist leer.
    [one] Ein Stapel mit 1 Karte
   *[other] Ein Stapel mit { $count } Karten
  }
dewan-discards = Ablage
dewan-discards-words = { $count ->
    [0] Keine abgeworfenen Karten.
    [one] 1 abgeworfene Karte
   *[other] { $count } abgeworfene Karten
  }
dewan-gap = leer
dewan-reserve = { $count ->
    [one] 1 Karte in Reserve
   *[other] { $count } Karten in Reserve
  }
# prefix: dewan-left-  (how soon the event of a scenario comes)
dewan-left-volcano = { $count ->
    [one] Noch 1 Karte, dann kommt Lava.
   *[other] Noch { $count } Karten, dann kommt Lava.
  }
dewan-left-downpour = { $count ->
    [one] Noch 1 Karte, dann wird Land überflutet.
   *[other] Noch { $count } Karten, dann wird Land überflutet.
  }
dewan-left-lake-villages = { $count ->
    [one] Noch 1 Karte, dann gibt es Fisch.
   *[other] Noch { $count } Karten, dann gibt es Fisch.
  }
dewan-markers-left = { $count ->
    [one] noch 1 Marker
   *[other] noch { $count } Marker
  }
dewan-fish-left = { $count ->
    [one] noch 1 Fisch
   *[other] noch { $count } Fische
  }
dewan-stories = Geschichten
dewan-stories-next = Mit Lager { $camp } wählst du eine.
dewan-stories-now = Wähle eine.
dewan-story-pile = { $count ->
    [0] Der Stapel der Geschichten ist leer.
    [one] Ein Stapel mit 1 Geschichte
   *[other] Ein Stapel mit { $count } Geschichten
  }
dewan-story-tile = Geschichte: { $story } für { $worth }.
dewan-story-fulfilled = erfüllt
dewan-story-missing = es fehlt: { $lack }
dewan-story-ready = alles da
dewan-story-place = { $camp ->
    [0] zu Beginn
   *[other] mit Lager { $camp }
  }
dewan-tribe = Stamm
dewan-tribe-yours = Dein Stamm
dewan-tribe-of = Stamm von { $name }
dewan-tribe-first = { $name } beginnt jede Runde.
dewan-hand = Hand
dewan-hand-empty = Keine Karten
dewan-hand-known = { $known ->
    [0] keine bekannt
   *[other] { $known } bekannt
  }
dewan-count-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
dewan-count-berries = { $count ->
    [one] 1 Beere
   *[other] { $count } Beeren
  }
dewan-count-fire = { $count } Feuer
dewan-count-fish = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
  }
# a place of the tribe board
dewan-place-tuck = Karte
dewan-place-camp = Lager { $camp }
# prefix: dewan-effect-  (what a place of the tribe board does)
dewan-effect-none = Keine Wirkung.
dewan-effect-story = Nimm eine Geschichte.
dewan-effect-tuck = Du darfst eine Karte unterschieben.
dewan-effect-end = 1 Feuer, und diese Runde ist die letzte.
dewan-place-tucked = Untergeschoben: { $card }
dewan-paid = Bezahlt Teil { $number } des Wegs
dewan-due = Könnte Teil { $number } des Wegs bezahlen
dewan-paid-to = an { $name }
dewan-choose-one = Wähle eine Möglichkeit
dewan-close = Schließen
dewan-score-tab = Wertung
dewan-empty-place = leerer Platz

## What cannot be chosen, and why
dewan-closed-action-take = Karten nehmen
dewan-closed-action-camp = Lager errichten
dewan-closed-brief = { $missing ->
    [one] 1 Karte fehlt
   *[other] { $missing } Karten fehlen
  }
# names of which any will do; $first: all but the last one
dewan-either = { $first } oder { $last }
# prefix: dewan-closed-  (why an action is not open)
# $place: the nearest target; $cards: terrains of which one card would do
dewan-closed-cards = { $missing ->
    [1] 1 Karte fehlt ({ $cards }), zum Beispiel für { $place }.
   *[other] { $missing } Karten fehlen für das nächstgelegene Ziel, { $place }.
  }
dewan-closed-no-target = Du kannst kein Ziel bezahlen.
dewan-closed-no-camp-left = Alle deine Lager stehen auf der Landkarte.
dewan-closed-no-card = In der Reihe liegen keine Karten.
dewan-closed-no-tile = Der Stapel der Geschichten ist leer.
# prefix: dewan-refused-  (why a thing is not chosen in a turn)
dewan-refused-pile = Karten nimmst du aus der Reihe, nicht vom Stapel.
dewan-refused-discards = Die Ablage kommt erst zurück, wenn der Stapel leer ist.
dewan-refused-own-story = Geschichten werden von selbst geprüft, am Ende des Zugs der Person, der sie gehören.
dewan-refused-story = Eine Geschichte nimmst du, wenn dein 2., 4. oder 6. Lager seinen Platz verlässt.
dewan-refused-place = Das Lager ganz links verlässt seinen Platz, wenn du ein Lager errichtest.
dewan-refused-tuck = Eine Karte darfst du unterschieben, wenn das Lager diesen Platz verlässt, dann oder nie.
dewan-refused-tucked = Eine untergeschobene Karte bleibt bis zum Ende des Spiels, wie sie ist.
