# Die Begleitung neben den gedruckten Spielen: Toms Karten und Wertungsblätter (Dewan).

companion-about-stories = Punkte der erfüllten
companion-about-fire = Punkte: je 1
companion-about-lakes = Punkte: 6, bei Gleichstand je 3

companion-help-dewan-stories = Die Punkte der erfüllten Geschichten. Die anderen zählen nicht.
companion-help-dewan-fire = 1 Punkt je Feuer: auf erfüllten Geschichten, auf untergeschobenen Karten und 1 für das achte Lager. Im Szenario Vulkan auch 1 für jedes Lager neben dem Vulkan.
companion-help-dewan-groups = { $points } Punkte für jede Gruppe aus 2 oder mehr benachbarten eigenen Lagern. Das Startlager zählt mit.
companion-help-dewan-berries = { $points } Punkte für jeden Beerenmarker und jede Beere auf einer untergeschobenen Karte.
companion-help-dewan-waters = { $points } Punkte für jede Wasserzone neben einem eigenen Lager.
companion-help-dewan-neighbours = { $points } Punkte für jedes eigene Lager neben der Mitte eines fremden Startteils.
companion-help-dewan-zones = { $points } Punkte für jede Wald- oder Gebirgszone mit einem eigenen Lager.
companion-help-dewan-lakes = Für jede Wasserzone 6 Punkte an die Person mit den meisten Lagern daneben; bei Gleichstand je 3.
companion-help-dewan-fish = { $points } Punkte für jeden Fisch.
companion-help-dewan-pairs = { $points } Punkte für jedes Paar aus einer Beere und einem Feuer.
companion-help-team-stories = Die Punkte der erfüllten Geschichten von beiden.
companion-help-team-fire = 1 Punkt je Feuer von beiden: auf erfüllten Geschichten, auf untergeschobenen Karten und 1 für jedes achte Lager.
companion-help-team-groups = { $points } Punkte für jede Gruppe benachbarter Lager, in der beide eines haben.
companion-help-team-pairs = { $points } Punkte für jedes Paar Beeren, eine von jeder Person des Teams.
companion-help-tie-cards = Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat. Herrscht auch da Gleichstand, wird der Sieg geteilt.
companion-help-tie-team = Bei Gleichstand gewinnt das Team mit mehr Karten auf beiden Händen zusammen. Herrscht auch da Gleichstand, wird der Sieg geteilt.
