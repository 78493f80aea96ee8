# Die Lektionen: was Schritt für Schritt am echten Brett gesagt wird (Dewan).

lesson-of-dewan-chapter-land = Das Land
lesson-of-dewan-chapter-cards = Karten
lesson-of-dewan-chapter-camp = Ein Lager
lesson-of-dewan-chapter-place = Was ein Platz bringt
lesson-of-dewan-chapter-cross = Ein langer Weg
lesson-of-dewan-chapter-end = Das Ende

lesson-of-dewan-welcome = Willkommen bei Dewan
lesson-of-dewan-welcome-text = Dein Stamm wandert durchs Land, errichtet Lager und erzählt davon. Die ersten Züge spielen wir zusammen; den anderen Stamm führt *Glut*.
lesson-of-dewan-zones = Land und Wasser
lesson-of-dewan-zones-text = Ödland, Gebirge, Wüste, Wald und Wasser. Felder gleichen Geländes, die sich berühren, sind eine *Zone*. Die Symbole auf den Kanten sind Artefakte, Pigmente und Kristalle.
lesson-of-dewan-camp = Wo es beginnt
lesson-of-dewan-camp-text = Das ist dein *Startlager*. Alle Wege beginnen bei einem deiner Lager.
lesson-of-dewan-tribe = Dein Stamm
lesson-of-dewan-tribe-text = Hier warten acht Lager. Vom zweiten an bringt jeder Platz etwas, wenn sein Lager geht: *Geschichten* bei 2, 4 und 6, eine Karte zum *Unterschieben* bei 3, 5 und 7.
lesson-of-dewan-story = Deine erste Geschichte
lesson-of-dewan-story-text = Eine Geschichte verlangt Lager an den richtigen Stellen. Nimm *3 Wasser*: Lager an drei verschiedenen Wasserzonen, für 4 Punkte und ein Feuer.

lesson-of-dewan-turn = Zwei Möglichkeiten
lesson-of-dewan-turn-text = In deinem Zug nimmst du 2 Karten, oder du errichtest ein Lager. Die Leiste nennt beides; dasselbe leuchtet auf dem Tisch.
lesson-of-dewan-pair = Zwei Nachbarn
lesson-of-dewan-pair-text = Du nimmst zwei Karten, die *nebeneinander* liegen. Nimm die zweite und die dritte: Eine davon kann Wasser sein.
lesson-of-dewan-refill = Die Reihe füllt sich
lesson-of-dewan-refill-text = Die Lücken werden vom Stapel gefüllt. Alle sehen, welche Karten du nimmst.
lesson-of-dewan-hand = Deine Hand
lesson-of-dewan-hand-text = Mit Karten bezahlst du Wege. Eine Karte mit zwei Geländen zählt als *eines von beiden*. Du darfst beliebig viele Karten halten.

lesson-of-dewan-costs = Was es kostet
lesson-of-dewan-costs-text = Die leuchtenden Felder erreichst du. Die Zahl sagt, wie viele Karten der Weg kostet: eine für jedes Feld, Start und Ziel mitgezählt.
lesson-of-dewan-target = Über den See
lesson-of-dewan-target-text = *Eine* Wasserkarte reicht für eine ganze Wasserzone. Errichte dein Lager am anderen Ufer im Gebirge, bei den Beeren.
lesson-of-dewan-any = Zu Beginn eine beliebige
lesson-of-dewan-any-text = Vom Startlager aus darf die erste Karte *beliebig* sein. Zahle mit dem Ödland und spare das Feuer; der Rest des Wegs ergibt sich.
lesson-of-dewan-berry = Eine Beere
lesson-of-dewan-berry-text = In der Zone lagen Beeren, also hast du eine: 2 Punkte. Und das Lager steht schon an zwei Wasserzonen, wie deine Geschichte es will.

lesson-of-dewan-again = Mehr Karten
lesson-of-dewan-again-text = Drei Karten sind weg, also sammle neue. Nimm die *ersten beiden*.
lesson-of-dewan-near = Gleich nebenan
lesson-of-dewan-near-text = Ein Nachbarfeld kostet 2 Karten, und auch hier gibt es Beeren. Errichte dein zweites Lager in diesem *Ödland*.
lesson-of-dewan-save = Spare das Feuer
lesson-of-dewan-save-text = Der Tisch schlägt eine Bezahlung vor, aber du darfst wählen. Zahle mit *Ödland oder Wüste*: Untergeschoben ist das Feuer später einen Punkt wert.
lesson-of-dewan-second = Eine zweite Geschichte
lesson-of-dewan-second-text = Der zweite Platz bringt eine Geschichte. Nimm *2 Ödland und 2 Gebirge* für 7 Punkte: Von beidem hast du schon eins.
lesson-of-dewan-signs = Was noch fehlt
lesson-of-dewan-signs-text = Auf deinen Geschichten sind die gefüllten Symbole da, die anderen fehlen. Tippe oder zeige auf eine, und die Landkarte zeigt, wo sie sich erfüllen lässt.

lesson-of-dewan-gather = Zwei Züge Karten
lesson-of-dewan-gather-text = Der nächste Weg ist lang. Nimm die *dritte und vierte* Karte, und im nächsten Zug die *zweite und dritte*.
lesson-of-dewan-far = Durch Gluts Lager
lesson-of-dewan-far-text = Dieses Ödland liegt an einer neuen Wasserzone und ist dein zweites. Der Weg führt durch ein Lager von Glut, das ist erlaubt.
lesson-of-dewan-gift = Ein Geschenk
lesson-of-dewan-gift-text = Die Karte für ein Feld mit fremdem Lager bekommt, wem es gehört. Gib die Karte, die du am wenigsten brauchst: *Wüste oder Wald*.
lesson-of-dewan-pay = Der Rest des Wegs
lesson-of-dewan-pay-text = Für das Gebirge, in dem du startest, zahle die Karte mit dem *Pigment* und behalte das Feuer.
lesson-of-dewan-tuck = Eine Karte unterschieben
lesson-of-dewan-tuck-text = Der dritte Platz nimmt eine Karte auf. Schiebe das *Gebirge* unter: Es zählt als eine weitere Zone, und sein Feuer zählt auch.
lesson-of-dewan-fulfilled = Zwei Geschichten erzählt
lesson-of-dewan-fulfilled-text = Beide sind erfüllt, und das bleibt so: 11 Punkte. Für jede hast du eine Karte gezogen.

lesson-of-dewan-eighth = Das achte Lager
lesson-of-dewan-eighth-text = Hat jemand das achte Lager errichtet, wird die Runde zu Ende gespielt, dann ist Schluss. Unerfüllte Geschichten zählen nichts.
lesson-of-dewan-points = Punkte
lesson-of-dewan-points-text = Geschichten, 1 für jedes Feuer und 4 mehr für das *meiste* Feuer, 2 für jede Beere. Hier siehst du, wie es jetzt stünde.
lesson-of-dewan-groups = Lager Seite an Seite
lesson-of-dewan-groups-text = Jede Gruppe benachbarter Lager ist 4 wert, gleich wie groß. Dein zweites Lager und das Startlager sind so eine Gruppe.
lesson-of-dewan-confirm = Rückgängig und bestätigen
lesson-of-dewan-confirm-text = Am echten Tisch kannst du deinen Zug rückgängig machen, bis du ihn bestätigst, gegen Bots auch danach. Tippe oder zeige auf etwas, und es wird erklärt.
lesson-of-dewan-done = Du bist bereit
lesson-of-dewan-done-text = Das war alles: sammeln, wandern, erzählen. Glut ist eine freundliche Gegnerin.
