# Dewan: everything that its board, its choices and its log say.

## Things
# prefix: dewan-terrain-  (name of a terrain)
dewan-terrain-badlands = badlandy
dewan-terrain-mountains = góry
dewan-terrain-desert = pustynia
dewan-terrain-forest = las
dewan-terrain-water = woda
# prefix: dewan-symbol-  (name of a symbol on a card)
dewan-symbol-artifact = artefakt
dewan-symbol-pigment = pigment
dewan-symbol-crystal = kryształ
dewan-symbol-berry = jagoda
dewan-symbol-fire = ogień
# $terrain, $first, $second: names of terrains; $symbol: name of a symbol
dewan-card-symbol = { $terrain } ({ $symbol })
dewan-card-two = { $first }/{ $second }
dewan-card-two-symbol = { $first }/{ $second } ({ $symbol })
dewan-card-unknown = nieznana karta
dewan-cards = { $count ->
    [one] co najmniej 1 karta
    [few] co najmniej { $count } karty
    [many] co najmniej { $count } kart
   *[other] co najmniej { $count } karty
  }
# $first: all but the last name of a list
dewan-list = { $first } i { $last }
dewan-list-separator = {", "}
# a space of the map: the letter of its column, the number of its row ("C4")
dewan-place = { $column }{ $row }
# prefix: dewan-zones-  (so many zones of a terrain, as a story asks for them)
dewan-zones-badlands = { $count ->
    [one] 1 strefa badlandów
    [few] { $count } strefy badlandów
    [many] { $count } stref badlandów
   *[other] { $count } strefy badlandów
  }
dewan-zones-mountains = { $count ->
    [one] 1 strefa gór
    [few] { $count } strefy gór
    [many] { $count } stref gór
   *[other] { $count } strefy gór
  }
dewan-zones-desert = { $count ->
    [one] 1 strefa pustyni
    [few] { $count } strefy pustyni
    [many] { $count } stref pustyni
   *[other] { $count } strefy pustyni
  }
dewan-zones-forest = { $count ->
    [one] 1 strefa lasu
    [few] { $count } strefy lasu
    [many] { $count } stref lasu
   *[other] { $count } strefy lasu
  }
dewan-zones-water = { $count ->
    [one] 1 strefa wody
    [few] { $count } strefy wody
    [many] { $count } stref wody
   *[other] { $count } strefy wody
  }
# prefix: dewan-symbols-  (so many symbols of a resource, as a story asks for them)
dewan-symbols-artifact = { $count ->
    [one] 1 artefakt
    [few] { $count } artefakty
    [many] { $count } artefaktów
   *[other] { $count } artefaktu
  }
dewan-symbols-pigment = { $count ->
    [one] 1 pigment
    [few] { $count } pigmenty
    [many] { $count } pigmentów
   *[other] { $count } pigmentu
  }
dewan-symbols-crystal = { $count ->
    [one] 1 kryształ
    [few] { $count } kryształy
    [many] { $count } kryształów
   *[other] { $count } kryształu
  }
dewan-worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
dewan-worth-fire = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } i { $fire ->
    [one] 1 ogień
    [few] { $fire } ognie
    [many] { $fire } ogni
   *[other] { $fire } ognia
  }
# a zone of the map: $terrain, its spaces, its berry tokens
dewan-zone = { $spaces ->
    [one] Strefa ({ $terrain }): 1 pole.
    [few] Strefa ({ $terrain }): { $spaces } pola.
    [many] Strefa ({ $terrain }): { $spaces } pól.
   *[other] Strefa ({ $terrain }): { $spaces } pola.
  }
dewan-zone-berries = { $spaces ->
    [one] Strefa ({ $terrain }): 1 pole
    [few] Strefa ({ $terrain }): { $spaces } pola
    [many] Strefa ({ $terrain }): { $spaces } pól
   *[other] Strefa ({ $terrain }): { $spaces } pola
  } i { $berries ->
    [one] 1 jagoda.
    [few] { $berries } jagody.
    [many] { $berries } jagód.
   *[other] { $berries } jagody.
  }

## Choices
dewan-choice-take = Weź: { $cards }
# cards of the row by where they lie, from the left
dewan-choice-pair-drawn = Karty { $one } i { $other }
dewan-choice-single-drawn = Karta { $slot }
# $scenario: volcano, downpour or lake-villages
dewan-choice-take-event = { $scenario ->
    [volcano] To wyczerpie stos: wulkan wybuchnie.
    [downpour] To wyczerpie stos: nadejdzie ulewa.
   *[lake-villages] To wyczerpie stos: jeziora dadzą ryby.
  }
# prefix: dewan-choice-camp-  (a camp on a space of a terrain)
dewan-choice-camp-badlands = Obóz w badlandach, { $place }
dewan-choice-camp-mountains = Obóz w górach, { $place }
dewan-choice-camp-desert = Obóz na pustyni, { $place }
dewan-choice-camp-forest = Obóz w lesie, { $place }
dewan-choice-camp-water = Wioska na jeziorze, { $place }
dewan-choice-camp-no-tuck = Potem nie zostanie żadna karta do wsunięcia.
dewan-choice-pay = { $count ->
    [one] Zapłać 1 kartą
    [few] Zapłać { $count } kartami
    [many] Zapłać { $count } kartami
   *[other] Zapłać { $count } kartami
  }
dewan-choice-pay-long = Potem wybierasz karty jedną po drugiej.
dewan-choice-more = Zapłać więcej
dewan-choice-more-long = Zobacz sposoby, które kosztują więcej kart.
dewan-choice-pay-on = { $count ->
    [one] Potem jeszcze 1 karta.
    [few] Potem jeszcze { $count } karty.
    [many] Potem jeszcze { $count } kart.
   *[other] Potem jeszcze { $count } karty.
  }
dewan-choice-pay-last = Potem umieszczasz obóz.
dewan-choice-discard = Odrzuć: { $card }
dewan-choice-give = Przekaż: { $card } → { $name }
dewan-choice-give-long = Twoja trasa prowadzi przez cudzy obóz. Kartę dostaje { $name }.
dewan-choice-tuck = Wsuń: { $card }
dewan-choice-tuck-as = Wsuń: { $card } jako { $terrain }
dewan-choice-tuck-nothing = Nic nie wsuwaj
dewan-choice-tuck-nothing-long = To miejsce zostanie puste do końca gry.
dewan-choice-story = Historia za { $worth }: { $story }
# an open tile by where it lies, from the left
dewan-choice-story-drawn = Historia { $slot }: { $worth }
dewan-choice-unseen = Weź w ciemno wierzchni kafelek
dewan-choice-unseen-long = { $count ->
    [one] Ostatni kafelek w stosie.
    [few] Może to być każdy z { $count } kafelków.
    [many] Może to być każdy z { $count } kafelków.
   *[other] Może to być każdy z { $count } kafelków.
  }
dewan-choice-trade = Odrzuć za ryby: { $card }
dewan-choice-trade-long = Dostajesz po jednej rybie za każdą swoją wioskę, dopóki są ryby.
dewan-choice-keep = Zatrzymaj wszystkie karty
dewan-choice-keep-long = Nie dostajesz ryb.
dewan-choice-lava = Lawa: { $terrain }, { $place }
dewan-choice-flood = Zalej: { $terrain }, { $place }
dewan-lacking = Jeszcze do zdobycia: { $lack }.
dewan-lacking-nothing = Masz wszystko, czego wymaga.

## Questions
dewan-question-draft = Od którego kafelka historii zaczynasz?
dewan-question-take = Weź dwie sąsiednie karty.
# prefix: dewan-question-turn-  (what the place of the next camp does; $camp: its number)
dewan-question-turn-none = Weź dwie sąsiednie karty albo umieść obóz { $camp }.
dewan-question-turn-story = Weź dwie sąsiednie karty albo umieść obóz { $camp } i weź kafelek historii.
dewan-question-turn-tuck = Weź dwie sąsiednie karty albo umieść obóz { $camp } i wsuń kartę.
dewan-question-turn-end = Weź dwie sąsiednie karty albo umieść ostatni obóz i zakończ grę.
dewan-question-cost = { $camp }: ile kart płacisz?
dewan-question-pay = { $camp } za { $size ->
    [one] 1 kartę
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
  }: { $left ->
    [one] jeszcze 1 karta.
    [few] jeszcze { $left } karty, od lewej do prawej.
    [many] jeszcze { $left } kart, od lewej do prawej.
   *[other] jeszcze { $left } karty, od lewej do prawej.
  }
dewan-question-story = Który kafelek historii bierzesz?
dewan-question-tuck = Którą kartę wsuwasz pod miejsce { $place }?
dewan-question-lava = Wulkan wybucha: dokąd płynie lawa?
dewan-question-water = Nadchodzi ulewa: które pole zalewa woda?
dewan-question-fish = Jeziora dają ryby: odrzucasz za nie kartę?
dewan-question-wait = Ruch: { $name }.
dewan-question-over = Koniec gry.

## What happened
# prefix: dewan-event-  (a line of the log; $name: who did it)
dewan-event-pass = { $name } nie może nic zrobić i pasuje.
dewan-event-last-round = { $name } umieszcza ostatni obóz: to ostatnia runda.
dewan-event-take-cards = { $name } bierze: { $cards }.
dewan-event-take-drawn = { $name } bierze
dewan-event-shuffle-discards = { $count ->
    [one] Tasowanie: 1 odrzucona karta.
    [few] Tasowanie: { $count } odrzucone karty.
    [many] Tasowanie: { $count } odrzuconych kart.
   *[other] Tasowanie: { $count } odrzuconej karty.
  }
dewan-event-draw = { $known ->
    [yes] { $name } dobiera: { $card }.
   *[no] { $name } dobiera kartę.
  }
dewan-event-discard = { $name } płaci: { $card }.
dewan-event-give = { $name } przekazuje: { $card }. Kartę dostaje { $receiver }.
dewan-event-tuck = { $name } wsuwa: { $card }. Widać: { $terrain }.
# $ground: badlands, mountains, desert, forest, water; others once it has changed
dewan-event-camp = { $ground ->
    [badlands] { $name } umieszcza obóz { $camp } w badlandach, pole { $place }.
    [mountains] { $name } umieszcza obóz { $camp } w górach, pole { $place }.
    [desert] { $name } umieszcza obóz { $camp } na pustyni, pole { $place }.
    [forest] { $name } umieszcza obóz { $camp } w lesie, pole { $place }.
   *[other] { $name } umieszcza obóz { $camp } na wodzie, pole { $place }.
  }
dewan-event-berry = { $name } bierze jagodę.
dewan-event-story = { $unseen ->
    [yes] { $name } bierze w ciemno historię za { $worth }: { $story }.
   *[no] { $name } bierze historię za { $worth }: { $story }.
  }
dewan-event-fulfil = { $name } spełnia wymagania historii za { $worth }: { $story }.
dewan-event-event = { $scenario ->
    [volcano] Wulkan wybucha.
    [downpour] Nadchodzi ulewa.
   *[lake-villages] Jeziora dają ryby.
  }
dewan-event-lava = { $name } kładzie lawę na polu { $place }.
dewan-event-flood = { $name } zalewa pole { $place }.
dewan-event-move-berries = { $count ->
    [0] Strefa znika, a jej jagody przepadają.
   *[other] Jagody ze strefy przechodzą do jej części: { $places }.
  }
dewan-event-fish = { $count ->
    [one] { $name } odrzuca: { $card }. W zamian bierze 1 rybę.
    [few] { $name } odrzuca: { $card }. W zamian bierze { $count } ryby.
    [many] { $name } odrzuca: { $card }. W zamian bierze { $count } ryb.
   *[other] { $name } odrzuca: { $card }. W zamian bierze { $count } ryby.
  }
dewan-deed-paid = Zapłata: { $cards }.
dewan-deed-given = { $name } dostaje: { $cards }.
# for where the cards are drawn
dewan-deed-paid-drawn = Zapłata:
dewan-deed-given-drawn = Zapłata (część dla: { $names }):
dewan-deed-berry = 1 jagoda.
dewan-deed-drawn = Dobiera: { $cards }.
dewan-deed-draws = { $count ->
    [one] Dobiera 1 kartę.
    [few] Dobiera { $count } karty.
    [many] Dobiera { $count } kart.
   *[other] Dobiera { $count } karty.
  }
# prefix: dewan-outcome-  (what a choice is sure to bring)
dewan-outcome-pass = Pasujesz.
dewan-outcome-last-round = To będzie ostatnia runda.
dewan-outcome-shuffle-discards = Odrzucone karty zostaną potasowane.
dewan-outcome-draw = { $known ->
    [yes] Dobierasz: { $card }.
   *[no] Dobierasz kartę.
  }
dewan-outcome-berry = Dostajesz jagodę.
dewan-outcome-fulfil = Spełniasz wymagania historii za { $worth }: { $story }.
dewan-outcome-event = { $scenario ->
    [volcano] Wulkan wybucha.
    [downpour] Nadchodzi ulewa.
   *[lake-villages] Jeziora dają ryby.
  }
dewan-outcome-move-berries = { $count ->
    [0] Jagody tej strefy przepadają.
   *[other] Jagody tej strefy zmieniają miejsce.
  }
dewan-outcome-fish = { $count ->
    [one] Dostajesz 1 rybę.
    [few] Dostajesz { $count } ryby.
    [many] Dostajesz { $count } ryb.
   *[other] Dostajesz { $count } ryby.
  }
# $parts: where they come from, and where they get lost
dewan-outcome-points = { $points ->
    [one] O 1 punkt więcej, gdyby gra się wtedy skończyła: { $parts }.
    [few] O { $points } punkty więcej, gdyby gra się wtedy skończyła: { $parts }.
    [many] O { $points } punktów więcej, gdyby gra się wtedy skończyła: { $parts }.
   *[other] O { $points } punktu więcej, gdyby gra się wtedy skończyła: { $parts }.
  }
dewan-outcome-points-lost = { $points ->
    [one] O 1 punkt mniej, gdyby gra się wtedy skończyła: { $parts }.
    [few] O { $points } punkty mniej, gdyby gra się wtedy skończyła: { $parts }.
    [many] O { $points } punktów mniej, gdyby gra się wtedy skończyła: { $parts }.
   *[other] O { $points } punktu mniej, gdyby gra się wtedy skończyła: { $parts }.
  }

## Points
# prefix: dewan-score-  (a source of points)
dewan-score-stories = historie
dewan-score-fire = ogień
dewan-score-most-fire = najwięcej ognia
dewan-score-groups = grupy obozów
dewan-score-berries = jagody
dewan-score-pairs = pary jagody i ognia
dewan-score-waters = strefy wody przy obozach
dewan-score-neighbours = obozy przy cudzych obozach początkowych
dewan-score-zones = strefy lasu i gór
dewan-score-lakes = najwięcej obozów przy strefach wody
dewan-score-fish = ryby
dewan-score-cards = karty na ręce
dewan-score-about-stories = tylko spełnione
dewan-score-about-fire = po 1
dewan-score-about-most-fire = 4, przy remisie dla każdego
dewan-score-about-groups = po 4
dewan-score-about-berries = po 2
dewan-score-about-fish = po 3
# prefix: dewan-score-team-  (a source of points that partners share)
dewan-score-team-groups = wspólne grupy drużyny
dewan-score-team-pairs = wspólne pary jagód drużyny
dewan-score-heading = Gdyby gra skończyła się teraz
# by how much a source changes
dewan-score-change = { $source } { $change }
dewan-score-part = { $source }: { $points }
dewan-score-total = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
dewan-score-line = { $name }: { $total }

## The board
dewan-map = Mapa
dewan-map-nearer = Przybliż
dewan-map-farther = Oddal
dewan-map-whole = Cała mapa
# a space of the map, as it is spoken; $what: its terrain or what lies there
dewan-space = { $what }, { $place }
# prefix: dewan-space-  (what a space without a plain terrain is)
dewan-space-centre = goła ziemia
dewan-space-lava = lawa
dewan-space-volcano = wulkan
dewan-space-flooded = zalany ląd
dewan-space-camp = Obóz: { $name }.
dewan-space-village = Wioska: { $name }.
dewan-space-initial = Obóz początkowy: { $name }.
dewan-space-symbol = Obok: { $symbols }.
dewan-space-target = Tu ma stanąć twój obóz.
# $cards: a list of terrains; $card: one of them
dewan-route = Trasa wymaga kart: { $cards }.
dewan-route-any = dowolna karta
dewan-route-gift = { $card } (dostaje { $name })
dewan-route-before = Poprzednia trasa
dewan-route-next = Następna trasa
dewan-route-number = Trasa { $number } z { $count }
dewan-pay-shown = { $count ->
    [one] Zapłać tę kartę
    [few] Zapłać te { $count } karty
    [many] Zapłać te { $count } kart
   *[other] Zapłać te { $count } karty
  }
dewan-row = Karty terenów
dewan-row-hint = Weź dwie sąsiednie.
dewan-pile = stos
dewan-pile-words = { $count ->
    [0] Stos jest pusty.
    [one] W stosie jest 1 karta
    [few] W stosie są { $count } karty
    [many] W stosie jest { $count } kart
   *[other] W stosie jest { $count } karty
  }
dewan-discards = odrzucone
dewan-discards-words = { $count ->
    [0] Nie ma odrzuconych kart.
    [one] 1 odrzucona karta
    [few] { $count } odrzucone karty
    [many] { $count } odrzuconych kart
   *[other] { $count } odrzuconej karty
  }
dewan-gap = puste
dewan-reserve = { $count ->
    [one] 1 karta w rezerwie
    [few] { $count } karty w rezerwie
    [many] { $count } kart w rezerwie
   *[other] { $count } karty w rezerwie
  }
# prefix: dewan-left-  (how soon the event of a scenario comes)
dewan-left-volcano = { $count ->
    [one] Jeszcze 1 karta, potem lawa.
    [few] Jeszcze { $count } karty, potem lawa.
    [many] Jeszcze { $count } kart, potem lawa.
   *[other] Jeszcze { $count } karty, potem lawa.
  }
dewan-left-downpour = { $count ->
    [one] Jeszcze 1 karta, potem woda zaleje ląd.
    [few] Jeszcze { $count } karty, potem woda zaleje ląd.
    [many] Jeszcze { $count } kart, potem woda zaleje ląd.
   *[other] Jeszcze { $count } karty, potem woda zaleje ląd.
  }
dewan-left-lake-villages = { $count ->
    [one] Jeszcze 1 karta, potem ryby.
    [few] Jeszcze { $count } karty, potem ryby.
    [many] Jeszcze { $count } kart, potem ryby.
   *[other] Jeszcze { $count } karty, potem ryby.
  }
dewan-markers-left = { $count ->
    [one] Został 1 znacznik
    [few] Zostały { $count } znaczniki
    [many] Zostało { $count } znaczników
   *[other] Zostało { $count } znacznika
  }
dewan-fish-left = { $count ->
    [one] Została 1 ryba
    [few] Zostały { $count } ryby
    [many] Zostało { $count } ryb
   *[other] Zostało { $count } ryby
  }
dewan-stories = Historie
dewan-stories-next = Wybierasz jedną przy obozie { $camp }.
dewan-stories-now = Wybierz jedną.
dewan-story-pile = { $count ->
    [0] Stos kafelków historii jest pusty.
    [one] W stosie jest 1 kafelek historii
    [few] W stosie są { $count } kafelki historii
    [many] W stosie jest { $count } kafelków historii
   *[other] W stosie jest { $count } kafelka historii
  }
dewan-story-tile = Historia za { $worth }: { $story }.
dewan-story-fulfilled = spełniona
dewan-story-missing = do zdobycia: { $lack }
dewan-story-ready = masz wszystko
dewan-story-place = { $camp ->
    [0] na początku
   *[other] przy obozie { $camp }
  }
dewan-tribe = Plemię
dewan-tribe-yours = Twoje plemię
dewan-tribe-of = Plemię: { $name }
dewan-tribe-first = Pierwszy gracz: { $name }.
dewan-hand = Ręka
dewan-hand-empty = Brak kart
dewan-hand-known = { $known ->
    [0] nieznane
   *[other] znane: { $known }
  }
dewan-count-cards = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
  }
dewan-count-berries = { $count ->
    [one] 1 jagoda
    [few] { $count } jagody
    [many] { $count } jagód
   *[other] { $count } jagody
  }
dewan-count-fire = { $count ->
    [one] 1 ogień
    [few] { $count } ognie
    [many] { $count } ogni
   *[other] { $count } ognia
  }
dewan-count-fish = { $count ->
    [one] 1 ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
  }
# a place of the tribe board
dewan-place-tuck = wsuń
dewan-place-camp = Obóz { $camp }
# prefix: dewan-effect-  (what a place of the tribe board does)
dewan-effect-none = Bez efektu.
dewan-effect-story = Weź kafelek historii.
dewan-effect-tuck = Możesz wsunąć kartę.
dewan-effect-end = 1 ogień, a ta runda jest ostatnia.
dewan-place-tucked = Wsunięta: { $card }
dewan-paid = Opłaca część { $number } trasy
dewan-due = Może opłacić część { $number } trasy
dewan-paid-to = dla: { $name }
dewan-choose-one = Wybierz jedną
dewan-close = Zamknij
dewan-score-tab = Punkty
dewan-empty-place = puste miejsce

## What cannot be chosen, and why
dewan-closed-action-take = Weź karty
dewan-closed-action-camp = Umieść obóz
dewan-closed-brief = { $missing ->
    [one] brakuje { $missing } karty
    [few] brakuje { $missing } kart
    [many] brakuje { $missing } kart
   *[other] brakuje { $missing } karty
  }
# names of which any will do; $first: all but the last one
dewan-either = { $first } albo { $last }
# prefix: dewan-closed-  (why an action is not open)
# $place: the nearest target; $cards: terrains of which one card would do
dewan-closed-cards = { $missing ->
    [1] Brakuje 1 karty ({ $cards }), na przykład na pole { $place }.
    [one] Brakuje { $missing } karty na najbliższe pole, { $place }.
    [few] Brakuje { $missing } kart na najbliższe pole, { $place }.
    [many] Brakuje { $missing } kart na najbliższe pole, { $place }.
   *[other] Brakuje { $missing } karty na najbliższe pole, { $place }.
  }
dewan-closed-no-target = Żadnego pola docelowego nie da się opłacić.
dewan-closed-no-camp-left = Wszystkie twoje obozy stoją na mapie.
dewan-closed-no-card = W rzędzie nie ma żadnej karty.
dewan-closed-no-tile = Stos kafelków historii jest pusty.
# prefix: dewan-refused-  (why a thing is not chosen in a turn)
dewan-refused-pile = Karty bierze się z rzędu, nie ze stosu.
dewan-refused-discards = Odrzucone karty wracają dopiero wtedy, gdy stos jest pusty.
dewan-refused-own-story = Kafelki historii sprawdza się automatycznie na koniec tury gracza, do którego należą.
dewan-refused-story = Kafelek historii bierzesz, gdy twój 2., 4. albo 6. obóz opuszcza swoje miejsce.
dewan-refused-place = Pierwszy od lewej obóz opuszcza swoje miejsce, gdy umieszczasz obóz na mapie.
dewan-refused-tuck = Kartę możesz wsunąć, gdy obóz opuszcza to miejsce, wtedy albo wcale.
dewan-refused-tucked = Wsunięta karta zostaje taka do końca gry.
