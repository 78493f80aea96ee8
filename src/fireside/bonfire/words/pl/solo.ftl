# Życie solo: seria z utrudnieniem, rozdanie dnia, statystyki (Bonfire).

solo-heading-series = Solo przeciwko Tomowi

solo-tom = Tom to automatyczny przeciwnik w Bonfire dla jednej osoby: po każdej twojej turze odkrywa się jedną z jego 8 kart, która mówi, co Tom robi.
solo-single = Pojedyncza gra z Tomem
solo-handicap-toms = Dodatnie utrudnienie to przewaga Toma na start.
solo-tom-begins =
    { $points ->
        [one] Tom zaczyna z 1 punktem.
        [few] Tom zaczyna z { $points } punktami.
        [many] Tom zaczyna z { $points } punktami.
       *[other] Tom zaczyna z { $points } punktu.
    }
solo-even = Ty i Tom zaczynacie z taką samą liczbą punktów.
solo-last-games-how = ty : Tom, z punktami na start
solo-no-series-games = Tu pojawią się twoje gry z Tomem, każda z utrudnieniem przed nią i po niej.

solo-deal-kind = Bonfire, solo
solo-deal-same = Te same wyspy i ten sam Tom dla wszystkich.
solo-deal-how =
    { $count ->
        [0] Wszyscy dostają te same wyspy i tego samego Toma. Dzisiaj jeszcze nikt nie zagrał. Bez podpowiedzi.
        [one] Wszyscy dostają te same wyspy i tego samego Toma. Dzisiaj zagrała 1 osoba. Wyniki zobaczysz po swojej grze. Bez podpowiedzi.
        [few] Wszyscy dostają te same wyspy i tego samego Toma. Dzisiaj zagrały { $count } osoby. Wyniki zobaczysz po swojej grze. Bez podpowiedzi.
        [many] Wszyscy dostają te same wyspy i tego samego Toma. Dzisiaj zagrało { $count } osób. Wyniki zobaczysz po swojej grze. Bez podpowiedzi.
       *[other] Wszyscy dostają te same wyspy i tego samego Toma. Dzisiaj zagrało { $count } osoby. Wyniki zobaczysz po swojej grze. Bez podpowiedzi.
    }
solo-deal-win = Wygrywasz z Tomem { $points } do { $tom }.
solo-deal-loss = Tom wygrywa { $tom } do { $points }.
solo-deal-draw = Remis z Tomem, { $points } do { $tom }.
solo-share-text = Fireside, rozdanie: { $day }. Z Tomem { $points } do { $tom }, miejsce { $place } z { $count }.
