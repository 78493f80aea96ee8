# Die Lektionen: was Schritt für Schritt am echten Brett gesagt wird (Bonfire).

lesson-of-bonfire-chapter-table = Der Tisch
lesson-of-bonfire-chapter-tokens = Marker
lesson-of-bonfire-chapter-sail = Auf See
lesson-of-bonfire-chapter-path = Ein Weg
lesson-of-bonfire-chapter-portal = Ein Portal
lesson-of-bonfire-chapter-gnome = Ein Gnom
lesson-of-bonfire-chapter-guardian = Die Hüterin
lesson-of-bonfire-chapter-fate = Ein Schicksals-Plättchen
lesson-of-bonfire-chapter-light = Ein Bonfire
lesson-of-bonfire-chapter-end = Das Ende

lesson-of-bonfire-welcome = Willkommen bei Bonfire
lesson-of-bonfire-welcome-text = In der Stadt der Gnome sind die Feuer erloschen. Erfülle Aufgaben, und sie brennen wieder als Bonfire. Die ersten Züge spielen wir zusammen; die andere Stadt hat *Glut*.
lesson-of-bonfire-city = Deine Stadt
lesson-of-bonfire-city-text = Sieben Plätze liegen nebeneinander, von links 1 bis 7; die Zahlen daneben, 2 bis 8, sind die Punkte ihrer Sitze. Zu jedem gehören ein *Weg-Plättchen*, ein *Portal* und eine *Aufgabe*, die zum Bonfire wird, sobald sie erfüllt ist.
lesson-of-bonfire-sea = Die See
lesson-of-bonfire-sea-text = Dein Schiff holt Aufgaben von den Inseln. Auf vier Inseln wohnen *Hüterinnen*, die später über deinen Weg ziehen.
lesson-of-bonfire-wheel = Das Große Bonfire
lesson-of-bonfire-wheel-text = Seine sieben Felder geben Marker, Ressourcen und Portale. Die acht Felder ringsum sind der *Hohe Rat*.
lesson-of-bonfire-displays = Für alle
lesson-of-bonfire-displays-text = Hier liegen die fünf Aufgaben des Rates, die Weg-Plättchen und die Gnome. Alle nehmen aus derselben Auslage.
lesson-of-bonfire-open = Dein erstes Schicksals-Plättchen
lesson-of-bonfire-open-text = Es liegt beiseite, am Ende der Reihe: Schiff, Weg, Aufgabe. Lege es so, wie es liegt, in die Mitte deines Schicksalsfelds.

lesson-of-bonfire-tokens = Fünf Marker
lesson-of-bonfire-tokens-text = Jedes Symbol des Plättchens hat einen Marker gebracht: Schiff, Weg, Aufgabe. Alles, was du in diesem Spiel tust, bezahlst du mit Markern der passenden Sorte.
lesson-of-bonfire-yellow = Gelb ist ein Joker
lesson-of-bonfire-yellow-text = Ein *gelber* Marker ersetzt jede Sorte. Und fehlt dir ein Marker, tun es auch zwei beliebige andere.
lesson-of-bonfire-turn = Eine Sache pro Zug
lesson-of-bonfire-turn-text = In deinem Zug legst du ein Schicksals-Plättchen an, nutzt Marker für *eine* Aktion oder entfachst ein Bonfire. Die Leiste nennt, was geht; dasselbe leuchtet auf dem Tisch.

lesson-of-bonfire-sail = Leinen los
lesson-of-bonfire-sail-text = Die erste Fahrt führt für 1 Schiffs-Marker zu jeder Insel. Danach kostet jede Route 1 Marker. Wähle *Schiff fahren*.
lesson-of-bonfire-island = Fruchtinsel I
lesson-of-bonfire-island-text = Die blaue Aufgabe dort verlangt ein Weg-Plättchen mit Kraut, und so eins liegt in der Auslage. Fahre zur *Fruchtinsel I*.
lesson-of-bonfire-task = Eine Aufgabe erhalten
lesson-of-bonfire-task-text = Nach der Fahrt darfst du die Insel noch im selben Zug nutzen. Die erste Aufgabe einer Insel kostet 1 Aufgaben-Marker.
lesson-of-bonfire-offering = Eine Opferschale
lesson-of-bonfire-offering-text = Für eine Aufgabe lässt du eine Opferschale da. Du zahlst ihre Ressource und die der Insel: Wähle die *Wurzel*, dann zahle 1 Frucht und 1 Wurzel.
lesson-of-bonfire-take = Was eine Aufgabe verlangt
lesson-of-bonfire-take-text = Blaue Aufgaben sind leicht und bringen 2 oder 3 Punkte, rote 4 oder 5, gelbe 6 bis 8. Nimm die *blaue*.
lesson-of-bonfire-place = Wohin damit
lesson-of-bonfire-place-text = Dein nächstes Weg-Plättchen kommt auf Platz 2. Hat sein Kristall die Farbe des Bonfires dort, sind das 2 Punkte mehr. Lege die Aufgabe auf *Platz 2*.
lesson-of-bonfire-left = Sie bleibt dort
lesson-of-bonfire-left-text = Deine Opferschale bleibt verdeckt auf der Insel, und auch dein Schiff bleibt dort. Manche Aufgaben verlangen Opferschalen auf bestimmten Inseln.

lesson-of-bonfire-ember = Die Stadt von Glut
lesson-of-bonfire-ember-text = Glut hat einen Weg gebaut. Hier siehst du die Städte der anderen; wähle eine, um sie in voller Größe zu sehen. Jetzt bist du wieder dran.
lesson-of-bonfire-build = Einen Weg bauen
lesson-of-bonfire-build-text = Wege baust du Platz für Platz: für die Plätze 2 bis 4 je 1 Weg-Marker, danach 2. Wähle *Weg bauen*.
lesson-of-bonfire-tile = Blauer Kristall, Kraut
lesson-of-bonfire-tile-text = Du darfst ein offenes Plättchen nehmen oder das oberste eines Stapels. Das mit dem *Kraut* erfüllt deine Aufgabe, und sein Kristall ist blau wie sie.
lesson-of-bonfire-met = Erfüllt
lesson-of-bonfire-met-text = Alles, was die Aufgabe verlangt, ist da. Das Entfachen kostet nur einen Zug, und niemand kann es dir nehmen. Also ist noch Zeit für anderes.

lesson-of-bonfire-gap = Die nächste Aussparung
lesson-of-bonfire-gap-text = Ein Portal verbindet Weg und Bonfire. Die Aussparungen füllst du *rückwärts*, von Platz 7 bis Platz 1. Zuerst kommt eine Raute.
lesson-of-bonfire-turn-wheel = Das Große Bonfire drehen
lesson-of-bonfire-turn-wheel-text = Noch hat es niemand genutzt, deshalb drehst du es für 1 Marker auf jedes Feld. Danach kostet jedes Feld im Uhrzeigersinn 1 Marker, ein beliebiges 3. Wähle es und drehe es auf das Feld mit *Gnom-Marker, Gold* und Raute.
lesson-of-bonfire-rewards = Zwei von drei
lesson-of-bonfire-rewards-text = Von den drei Belohnungen des Feldes bekommst du zwei: Marker, Ressource, Portal. Nimm den *Gnom-Marker* und das *Portal*.
lesson-of-bonfire-next-gap = Einen Schritt zurück
lesson-of-bonfire-next-gap-text = Das Portal steht in seiner Aussparung. Als Nächstes passt ein Sechseck, auf Platz 6. Neben einem Bonfire ist ein Portal 2 Punkte wert.

lesson-of-bonfire-gnomes = Gnome
lesson-of-bonfire-gnomes-text = *Spezialisten* helfen dir bis zum Ende des Spiels. *Älteste* geben sofort Punkte. In deiner Stadt ist Platz für sechs.
lesson-of-bonfire-recruit = Ein guter Freund
lesson-of-bonfire-recruit-text = Wirb den Gnom an, der zu jedem angeworbenen Gnom einen *gelben Marker* bringt, auch zu sich selbst.
lesson-of-bonfire-price = Der Preis
lesson-of-bonfire-price-text = Ein Gnom kostet 2 Marker und 1 seiner Ressource oder 1 Marker und 2 davon. Zahle *2 Marker* und 1 Kraut.

lesson-of-bonfire-guardian = Deine Hüterin
lesson-of-bonfire-guardian-text = Hüterinnen ziehen über deinen Weg. Durch ein Portal kommen sie zu einem brennenden Bonfire und bleiben für immer dort sitzen, für 2 bis 8 Punkte.
lesson-of-bonfire-procession = Eine Prozession
lesson-of-bonfire-procession-text = Für jeden Hüterinnen-Marker darf jede Hüterin einen Schritt gehen. Der gelbe Marker springt ein: Wähle *Prozession durchführen*.
lesson-of-bonfire-gold = Gold am Weg
lesson-of-bonfire-gold-text = Eine Hüterin, die auf einem Weg-Plättchen stehen bleibt, bringt dir, was es zeigt, hier *Gold*. Gold ersetzt jede Ressource.

lesson-of-bonfire-ends = Keine Marker mehr
lesson-of-bonfire-ends-text = Um ein Schicksals-Plättchen anzulegen, darfst du höchstens einen Marker behalten; die übrigen wirfst du zuerst ab. Nehmen kannst du nur das *erste* oder das *letzte* der Reihe.
lesson-of-bonfire-first = Nimm das erste
lesson-of-bonfire-first-text = Es zeigt Aufgabe, Gnom und Großes Bonfire, und dein Plättchen im Schicksalsfeld endet mit einer Aufgabe. Nimm das *erste*.
lesson-of-bonfire-lay = Symbole verbinden
lesson-of-bonfire-lay-text = Jedes Symbol bringt einen Marker für *jedes* Symbol seiner Gruppe. So berühren sich zwei Aufgaben, und aufgedrucktes Gold wird überbaut. Lege es dorthin, wo es gezeigt wird.
lesson-of-bonfire-gain = Gut angelegt
lesson-of-bonfire-gain-text = 2 Aufgaben-, 1 Gnom- und 1 Bonfire-Marker und 1 Gold. Große Gruppen bringen viele Marker. Ein Plättchen, das bis zum Schluss übrig bleibt, ist 3 Punkte wert.

lesson-of-bonfire-light = Das Bonfire entfachen
lesson-of-bonfire-light-text = Jetzt das Feuer. Entfache die Aufgabe auf Platz 2: Sie wird zum Bonfire und bleibt es.
lesson-of-bonfire-council = Der Novize geht in den Rat
lesson-of-bonfire-council-text = Der Novize daneben setzt sich in den Hohen Rat, und du nimmst den Bonus seines Feldes. Wähle die *Hüterin*.
lesson-of-bonfire-bring = Noch eine Hüterin
lesson-of-bonfire-bring-text = Hole die *naturfarbene* Hüterin. Eine Aufgabe auf der Blüteninsel I verlangt sie; die ist damit schon halb erfüllt.
lesson-of-bonfire-council-tasks = Aufgaben des Rates
lesson-of-bonfire-council-tasks-text = Diese fünf gelten für alle: am Ende je 4 Punkte. Wer eine zuerst erfüllt, darf auch ihren Rats-Novizen in den Hohen Rat schicken, für einen weiteren Bonus.

lesson-of-bonfire-countdown = Der Countdown
lesson-of-bonfire-countdown-text = Sobald 7 Novizen im Rat sind, beginnen die letzten fünf Runden. In ihnen darfst du endgültig passen: je früher, desto mehr Punkte.
lesson-of-bonfire-points = Punkte
lesson-of-bonfire-points-text = Jeder Sitz zeigt seine Punkte. Die Zahl bei der Fahne sagt, wie viele es wären, würde jetzt gewertet.
lesson-of-bonfire-sources = Was am Ende zählt
lesson-of-bonfire-sources-text = Bonfire, die Hüterinnen, die dort sitzen, Portale und passende Kristalle daneben, Aufgaben des Rates, übrige Schicksals-Plättchen. Je zwei übrige Marker oder Ressourcen sind 1 Punkt.
lesson-of-bonfire-confirm = Rückgängig und bestätigen
lesson-of-bonfire-confirm-text = Am echten Tisch kannst du deinen Zug rückgängig machen, bis du ihn bestätigst, gegen Bots auch danach. Tippe oder zeige auf etwas, und es wird erklärt.
lesson-of-bonfire-done = Du bist bereit
lesson-of-bonfire-done-text = Du kennst alles, was ein Zug sein kann. Der Rest kommt beim Spielen: Glut ist eine freundliche Gegnerin.
