# Pomocnik przy grach z pudełka: karty Toma i arkusze punktów (Dewan).

companion-about-stories = punkty za spełnione
companion-about-fire = punkty: po 1
companion-about-lakes = punkty: 6, przy remisie po 3

companion-help-dewan-stories = Punkty za spełnione historie. Pozostałe nic nie dają.
companion-help-dewan-fire = 1 punkt za każdy ogień: na kafelkach spełnionych historii, na wsuniętych kartach i 1 za ósmy obóz. W scenariuszu z wulkanem także 1 za każdy obóz obok wulkanu.
companion-help-dewan-groups = { $points } punkty za każdą grupę z 2 lub więcej własnych sąsiednich obozów. Obóz początkowy się liczy.
companion-help-dewan-berries = { $points } punkty za każdy żeton jagody i każdą jagodę na wsuniętej karcie.
companion-help-dewan-waters = { $points } punkty za każdą strefę wody obok własnego obozu.
companion-help-dewan-neighbours = { $points } punkty za każdy własny obóz obok środka cudzego kafelka startowego.
companion-help-dewan-zones = { $points } punkty za każdą strefę lasu lub gór z własnym obozem.
companion-help-dewan-lakes = Za każdą strefę wody 6 punktów dla tego, kto ma przy niej najwięcej obozów; przy remisie po 3.
companion-help-dewan-fish = { $points } punkty za każdą rybę.
companion-help-dewan-pairs = { $points } punkty za każdą parę z jagody i ognia.
companion-help-team-stories = Punkty za spełnione historie obojga partnerów.
companion-help-team-fire = 1 punkt za każdy ogień obojga partnerów: na kafelkach spełnionych historii, na wsuniętych kartach i 1 za każdy ósmy obóz.
companion-help-team-groups = { $points } punkty za każdą grupę sąsiednich obozów, w której jest obóz każdego z partnerów.
companion-help-team-pairs = { $points } punkty za każdą parę jagód, po jednej od każdego z partnerów.
companion-help-tie-cards = Równe punkty: wygrywa, kto ma więcej kart na ręce. Nadal równo: zwycięstwo jest wspólne.
companion-help-tie-team = Równe punkty: wygrywa drużyna, która ma więcej kart na obu rękach razem. Nadal równo: zwycięstwo jest wspólne.
