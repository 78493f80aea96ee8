# Die Regeln von Bonfire, für alle, die spielen. Die Nummern sind die aus docs/rules/bonfire.md.
# Wie Regeln geschrieben werden, steht am Anfang der englischen Datei.

rules-b1 = Plätze und Grenzen
rule-b1-1 = **Was begrenzt ist.** Marker und Ressourcen gehen nie aus. Von allem anderen gibt es nur das, was in der Schachtel liegt.
rule-b1-2 = **Deine Stadt.** Deine Stadt hat 7 **Plätze**, vom Startfeld aus im Uhrzeigersinn von 1 bis 7 nummeriert. Zu jedem Platz gehören ein Weg-Plättchen, eine Aussparung für ein Portal, ein Feld für eine Aufgabe, ein Novize und ein Sitz für eine Hüterin. Der Weg von Platz 1 ist auf das Startfeld gedruckt. Die Zahlen auf den Sitzen, 2 bis 8, sind Punkte, keine Plätze.
rule-b1-3 = **Grenzen einer Stadt.** Eine Stadt fasst höchstens 7 Weg-Plättchen (mit dem Weg auf dem Startfeld), 7 Portale, 7 Aufgaben oder Bonfire, 5 Hüterinnen und 6 Gnome. Was eine Grenze überschreiten würde, kannst du nicht wählen.
rule-b1-4 = **Gnome und Boni haben Vorrang.** Sagt ein Gnom oder ein Bonus des Rates etwas anderes als diese Regeln, gilt der Gnom oder der Bonus.
rule-b1-5 = **Eins nach dem anderen.** Zuerst zahlst du. Dann geschieht die Sache selbst, dann bringen deine Gnome ihren Ertrag, dann werden die Auslagen aufgefüllt. Zuletzt kommt, was dadurch ausgelöst wird: ein Bonus des Rates, die Prozession von [B19.17] oder die Aktion einer Insel. Was du bekommen hast, darfst du für alles verwenden, was danach kommt.

rules-b2 = Vorbereitung: der Spielplan
rule-b2-1 = **Aufgaben auf den Inseln.** Auf den 10 Aufgabeninseln liegen zufällige Aufgaben mit der dunklen Seite nach oben. Bei 4 Personen sind es 3 auf jeder Insel. Bei 3 Personen sind es 2 auf jeder der 4 Inseln in den Ecken und 3 auf jeder anderen. Bei 1 oder 2 Personen sind es 2 auf jeder. Die übrigen Aufgaben sieht niemand.
rule-b2-2 = **Erstes Spiel.** Wählst du die Option **Erstes Spiel**, haben die Aufgaben einer Insel lauter verschiedene Farben.
rule-b2-3 = **Eine Aufgabe für größere Runden.** Bei 1 oder 2 Personen wird die Aufgabe „3 Opferschalen auf einer Insel“ vorher aussortiert.
rule-b2-4 = **Hüterinnen auf ihren Inseln.** Es gibt je 4 Hüterinnen in 4 Farben. Sie warten auf der Insel ihrer Farbe.
rule-b2-5 = **Portale am Großen Bonfire.** Bei 1 oder 2 Personen wird von jeder der 7 Formen ein Portal aussortiert. Die anderen werden zufällig verteilt, gleich viele auf jedes der 7 Felder des Großen Bonfires.
rule-b2-6 = **Das Große Bonfire am Anfang.** Das Große Bonfire zeigt zu Beginn auf sein markiertes Feld und gilt als noch nicht genutzt.
rule-b2-7 = **Weg-Plättchen.** Die Weg-Plättchen werden gemischt und liegen verdeckt in 2 Stapeln. 4 davon liegen offen in der Auslage.
rule-b2-8 = **Gnome.** Alle 6 Ältesten liegen offen. Die 27 Spezialisten werden gemischt: 6 liegen offen, der Rest ist der Gnom-Stapel.
rule-b2-9 = **Rats-Novizen und Countdown.** Auf jeder der 5 Aufgaben des Rates steht ein Rats-Novize. Die Countdown-Plättchen 5 bis 1 liegen bereit.
rule-b2-10 = **Auffüllen.** Die beiden Weg-Stapel sind gleich hoch. Neue Plättchen kommen vom höheren Stapel, bei gleicher Höhe vom ersten. In jeder Auslage kommt Neues an die Stelle, die frei geworden ist.
rule-b2-11 = **Farben im ersten Spiel.** Liegen im ersten Spiel nur 2 Aufgaben auf einer Insel, entscheidet der Zufall, welche Farbe dort fehlt. Im Solospiel bekommen 4 Inseln Blau und Rot, 3 Blau und Gelb und 3 Rot und Gelb, zufällig verteilt.

rules-b3 = Vorbereitung: deine Stadt
rule-b3-1 = **Dein Tableau.** Du bekommst zufällig eine der vier Städte; sie unterscheiden sich in der Reihenfolge ihrer Aussparungen für Portale. Dazu kommen ein Startfeld mit deiner eigenen Hüterin, 7 Novizen neben deinen Aufgabenfeldern und ein Schiff am Steg. Du beginnst mit 0 Punkten.
rule-b3-2 = **Wer beginnt.** Die Anbauten werden verlost. Wer das ovale Gebäude bekommt, beginnt das Spiel und ist die Startperson. Gespielt wird im Uhrzeigersinn.
rule-b3-3 = **Opferschalen.** Deine 10 Opferschalen zeigen je eine Ressource. Sie werden gemischt und bilden 2 Stapel zu je 5; die oberste jedes Stapels ist offen.
rule-b3-4 = **Schicksals-Plättchen.** Deine 8 Schicksals-Plättchen werden gemischt. 7 davon bilden deinen Vorrat, eine offene Reihe, deren Reihenfolge so bleibt. Das achte liegt einzeln daneben.
rule-b3-5 = **Das erste Schicksals-Plättchen.** Vor dem ersten Zug entscheidet ihr reihum: Du darfst dein achtes Plättchen gegen das mittlere deines Vorrats austauschen. Das Plättchen deiner Wahl kommt in die markierte Mitte deines Schicksalsfelds, in beliebiger Richtung.
rule-b3-6 = **Womit du beginnst.** Du nimmst dir je 1 der 6 Ressourcen und 5 Marker: 2 gelbe <token-yellow> und die 3, die das eben gelegte Plättchen zeigt. Mehr bringt dieses Plättchen nicht.

rules-b4 = Dein Zug
rule-b4-1 = **Eines von dreien.** In deinem Zug tust du genau eines davon:
    - Du legst ein Schicksals-Plättchen an ([B5]).
    - Du verwendest Marker für eine Aktion ([B6] bis [B13]).
    - Du entfachst ein Bonfire ([B14]).
    Im Countdown darfst du statt des ganzen Zugs passen ([B16.4]).
rule-b4-2 = **Bonusaktionen.** Davor und danach darfst du beliebig viele Bonusaktionen ausführen ([B15]).
rule-b4-3 = **Marker abwerfen.** Hast du zu viele Marker, um ein Schicksals-Plättchen anzulegen, wirfst du welche ab ([B5.1]). Du wirst dann danach gefragt.
rule-b4-4 = **Wenn nichts mehr geht.** Kannst du weder ein Schicksals-Plättchen anlegen noch Marker verwenden noch ein Bonfire entfachen, hast du für den Rest des Spiels keine Züge mehr. Im Countdown darfst du trotzdem noch passen. Trifft das vor dem Countdown alle, endet das Spiel und wird gewertet.
rule-b4-5 = **Nicht mittendrin.** Mitten in etwas anderem kannst du keine Bonusaktion ausführen. Eine Fahrt und die Aktion der Insel danach gehören zusammen. Eine Bonusaktion kann die nächste möglich machen.
rule-b4-6 = **Wann du keine Züge mehr hast.** Das entscheidet sich am Anfang deines Zugs, und nur dann, wenn du auch keine Bonusaktion ausführen kannst. Führst du eine Bonusaktion aus und kannst danach nichts anderes tun, endet dein Zug.
rule-b4-7 = **Von selbst passen.** Hast du keine Züge mehr, passt du von selbst in der ersten Runde des Countdowns, die es erlaubt, denn Warten brächte nur weniger. Kannst du am Anfang deines Zugs nur eine Bonusaktion ausführen, dann tust du das, oder du passt im Countdown.

rules-b5 = Schicksals-Plättchen anlegen
rule-b5-1 = **Höchstens ein Marker.** Ein Schicksals-Plättchen darfst du nur anlegen, wenn du höchstens 1 Marker im Vorrat hast. Hast du mehr, wirfst du zuerst welche ab; du wählst, welchen du behältst.
rule-b5-2 = **Das erste oder das letzte.** Nimm das erste oder das letzte Plättchen aus der Reihe deines Vorrats.
rule-b5-3 = **Wohin damit.** Lege es waagrecht oder senkrecht, in beliebiger Richtung, auf freie Felder deines Schicksalsfelds. Es muss Seite an Seite an mindestens ein Plättchen grenzen, das dort liegt. Es darf weder über den Rand ragen noch ein anderes Plättchen bedecken.
rule-b5-4 = **Marker für Gruppen.** Sieh dir jedes seiner 3 Symbole an. Gleiche Symbole, die Seite an Seite liegen, bilden eine Gruppe. Für jedes Symbol nimmst du so viele Marker seiner Sorte, wie seine Gruppe jetzt Symbole hat.
rule-b5-5 = **Aufgedruckte Symbole.** Überbaust du ein aufgedrucktes Symbol, nimmst du, was es zeigt: Gold <resource-gold> oder einen gelben Marker <token-yellow>.
rule-b5-6 = **Nicht mehr als nötig.** Du wirfst genau die überzähligen Marker ab, nie mehr. Ein Plättchen, das nirgends passt, kannst du nicht nehmen.

rules-b6 = Bezahlen
rule-b6-1 = **Eine Sorte Marker.** Jede Aktion verlangt eine bestimmte Sorte Marker. Ein gelber Marker <token-yellow> ist ein Joker: Er ersetzt einen Marker jeder Sorte.
rule-b6-2 = **Zwei statt einem.** Fehlt dir ein Marker, darfst du stattdessen 2 beliebige andere zahlen.
rule-b6-3 = **Gold.** Gold <resource-gold> ist ein Joker: Es ersetzt jede Ressource.
rule-b6-4 = **Zwei Ressourcen statt einer.** Fehlt dir eine Ressource, darfst du stattdessen 2 beliebige andere zahlen. So darfst du auch Gold ersetzen.
rule-b6-5 = **Du wählst, wie du zahlst.** Kannst du auf mehrere Arten zahlen, wählst du. Mehr als nötig zahlst du nie.
rule-b6-6 = **Nur beim Zahlen.** Ersetzen darfst du nur, wenn du zahlst. Verlangt eine Aufgabe, dass du etwas **hast**, zählt nur das Echte.
rule-b6-7 = **Wann etwas fehlt.** Einen Marker oder eine Ressource darfst du erst dann durch 2 andere ersetzen, wenn du von der verlangten Sorte alles verbraucht hast. Gelbe Marker und Gold darfst du jederzeit verwenden.
rule-b6-8 = **Was verbraucht sein muss.** Verbraucht sein muss nur die verlangte Sorte, nicht deine gelben Marker oder dein Gold. Was du für einen anderen Teil desselben Preises ausgibst, gilt als verbraucht. Die 2 Dinge, die eines ersetzen, dürfen gleich oder verschieden sein. Mit [B19.3] und [B19.9] ist jede Mischung erlaubt, auch mit Gold.

rules-b7 = Weg bauen
rule-b7-1 = **Das nächste Weg-Plättchen.** Zahle Weg-Marker <token-path>. Nimm eines der 4 offenen Weg-Plättchen oder das oberste eines Stapels und lege es im Uhrzeigersinn an deinen nächsten Platz. Die Auslage wird aufgefüllt.
rule-b7-2 = **Der Preis.** Die Plätze 2, 3 und 4 kosten 1 Marker, die Plätze 5, 6 und 7 kosten 2. Du kannst sechs Plättchen bauen.
rule-b7-3 = **Vier von einer Farbe.** Haben alle 4 offenen Plättchen Kristalle derselben Farbe, darfst du sie vor der Auswahl unter die Stapel legen. 4 neue werden aufgedeckt.
rule-b7-4 = **Nur einmal neu auslegen.** Das darfst du einmal pro Aktion, nach dem Zahlen und nicht mit [B18.bonus-2]. Die 4 Plättchen kommen in zufälliger Reihenfolge gleichmäßig unter die Stapel. Dann musst du ein Plättchen nehmen.
rule-b7-5 = **Es müssen Plättchen da sein.** Neu auslegen kannst du nur, solange Plättchen in den Stapeln sind. Bleibt nach [B18.bonus-2] eine ungerade Zahl von Plättchen, hat der erste Stapel eines mehr.

rules-b8 = Schiff fahren
rule-b8-1 = **Vom Steg los.** Deine erste Fahrt kostet 1 Schiffs-Marker <token-ship> und führt zu jeder Insel. Mit [B18.bonus-7] ist sie kostenlos.
rule-b8-2 = **Spätere Fahrten.** 1 Marker bringt dich 1 Route weit, 2 Marker 2 Routen, 3 Marker zu jeder Insel. Du darfst an jeder Seite einer Insel abfahren. Zwei Routen dürfen auch hin und zurück führen: Dann endet die Fahrt an der Insel, an der sie begonnen hat.
rule-b8-3 = **Platz für alle.** An einer Insel dürfen beliebig viele Schiffe liegen.
rule-b8-4 = **Die Aktion der Insel.** Gleich nach einer Fahrt darfst du tun, was die Insel anbietet: eine Aufgabe erhalten ([B9]) oder eine Hüterin abholen ([B10]). Das kostet wie immer und gehört zum selben Zug.
rule-b8-5 = **Der niedrigste Preis.** Eine Fahrt kostet die wenigsten Marker, mit denen du die Insel erreichst. Mehr kannst du nicht zahlen.

rules-b9 = Aufgabe erhalten
rule-b9-1 = **Wann es geht.** Dein Schiff muss an einer Aufgabeninsel liegen, auf der noch eine Aufgabe liegt. Du musst weniger als 7 Aufgaben und Bonfire haben.
rule-b9-2 = **Die Marker.** Für deine erste Opferschale auf dieser Insel zahlst du 1 Aufgaben-Marker <token-task>, für die zweite 2, für die dritte 3. Opferschalen anderer zählen nicht.
rule-b9-3 = **Die Ressourcen.** Wähle eine deiner offenen Opferschalen. Zahle die Ressource, die sie zeigt, und die Ressource der Insel.
rule-b9-4 = **Die Aufgabe nehmen.** Nimm eine Aufgabe von der Insel und lass an ihrer Stelle die Opferschale verdeckt liegen. Lege die Aufgabe auf ein beliebiges freies Aufgabenfeld deiner Stadt. Decke dann die nächste Opferschale dieses Stapels auf.

rules-b10 = Hüterin abholen
rule-b10-1 = **Eine neue Hüterin.** Dein Schiff muss an einer Hüterinnen-Insel liegen, und du darfst noch keine Hüterin dieser Farbe haben. Zahle 1 Hüterinnen-Marker <token-guardian> und stelle die Hüterin auf dein Startfeld. Dort dürfen beliebig viele stehen.

rules-b11 = Prozession durchführen
rule-b11-1 = **Wie weit.** Zahle beliebig viele Hüterinnen-Marker <token-guardian>, mindestens 1. Jede deiner Hüterinnen darf dann bis zu so viele Schritte gehen.
rule-b11-2 = **Die Reihenfolge.** Deine Hüterinnen ziehen nacheinander, jede einmal, die vorderste zuerst. Teilen sich mehrere das Startfeld (oder mit [B19.1] ein Weg-Plättchen), wählst du, welche zuerst geht.
rule-b11-3 = **Ein Schritt.** Ein Schritt führt auf das nächste Weg-Plättchen. Oder er führt von einem Weg-Plättchen zum Bonfire desselben Platzes, wenn dort das Portal gebaut und das Bonfire entfacht ist.
rule-b11-4 = **Immer nur eine.** Auf jedem Weg-Plättchen und bei jedem Bonfire darf nur 1 Hüterin stehen. Wo schon eine steht, kann keine andere anhalten oder vorbeigehen.
rule-b11-5 = **Was sie bringen.** Beendet eine Hüterin ihre Bewegung auf einem Weg-Plättchen, bringt sie die Ressource, die es zeigt; auf Platz 1 ist das Gold <resource-gold>. Eine Hüterin, die sich nicht bewegt hat oder bei einem Bonfire steht, bringt nichts.
rule-b11-6 = **Beim Bonfire.** Eine Hüterin bei einem Bonfire nimmt an Prozessionen nicht mehr teil.
rule-b11-7 = **Eine muss ziehen können.** Eine Prozession, in der keine Hüterin ziehen könnte, kannst du nicht wählen.
rule-b11-8 = **Vorher festgelegt.** Wie viele Schritte du bezahlst, legst du fest, bevor eine Hüterin zieht. Schritte, die du nicht nutzt, sind verloren.
rule-b11-9 = **Nicht umsonst.** In einer bezahlten Prozession geht mindestens eine Hüterin mindestens 1 Schritt. Du kannst nicht mehr Schritte bezahlen, als eine deiner Hüterinnen dabei höchstens gehen könnte, wenn die vor ihr Platz gemacht haben. Der kostenlose Schritt von [B19.2] zählt dabei mit, aber 1 Marker zahlst du immer.

rules-b12 = Großes Bonfire nutzen
rule-b12-1 = **Die erste Nutzung.** Wer das Große Bonfire im Spiel als Erstes nutzt, zahlt 1 Bonfire-Marker <token-great_bonfire> und dreht es auf ein beliebiges Feld.
rule-b12-2 = **Spätere Nutzungen.** 1 Marker dreht es 1 Feld im Uhrzeigersinn, 2 Marker drehen es 2 Felder, 3 Marker auf ein beliebiges Feld.
rule-b12-3 = **Zwei von drei Belohnungen.** Nimm 2 der 3 Belohnungen des Feldes: seinen Marker; seine Ressource oder, wenn es diese zeigt, seine 2 Punkte; eines seiner Portale.
rule-b12-4 = **Portale und Aussparungen.** Ein Portal muss in deine **nächste freie Aussparung** passen. Gefüllt werden sie von Platz 7 abwärts bis Platz 1, gegen den Uhrzeigersinn. Ein Portal, das nicht passt, kannst du nicht nehmen. Diese Regel hebt [B19.25] auf.
rule-b12-5 = **Eine ganze Umdrehung.** Darfst du ein beliebiges Feld wählen, darf es auch das jetzige sein.
rule-b12-6 = **Was als erste Nutzung zählt.** Die erste Nutzung ist das, was zuerst kommt: diese Aktion, [B18.bonus-4] oder eine Karte von Tom.
rule-b12-7 = **Der niedrigste Preis.** Ein Feld kostet die wenigsten Marker, mit denen du es erreichst. Mehr kannst du nicht zahlen. Findet Toms Karte kein Portal für ihn, dreht sich das Große Bonfire nicht, und das zählt nicht als Nutzung.
rule-b12-8 = **Weniger Belohnungen.** Mit [B19.23] darfst du auch weniger nehmen, nur zwei der drei Belohnungen. Passt kein Portal, nimmst du die beiden anderen.

rules-b13 = Gnom anwerben
rule-b13-1 = **Der Preis.** Wirb einen der offenen Spezialisten oder Ältesten an. Zahle 2 Gnom-Marker <token-gnome> und 1 der abgebildeten Ressource oder 1 Marker und 2 davon. Eine Stadt fasst höchstens 6 Gnome.
rule-b13-2 = **Danach.** Die Stelle eines Spezialisten wird aus dem Stapel aufgefüllt, solange er reicht, die eines Ältesten nicht. Ein Spezialist hilft dir von jetzt an. Ein Ältester bringt seine Punkte sofort ([B19.28] bis [B19.33]).
rule-b13-3 = **Der kostenlose Spezialist.** Ein Spezialist, den du mit [B18.bonus-5] nimmst, gilt als angeworben.

rules-b14 = Bonfire entfachen
rule-b14-1 = **Eine Aufgabe umdrehen.** Drehe eine deiner Aufgaben um, deren Bedingung jetzt erfüllt ist ([B17]). Sie ist nun ein Bonfire und bleibt für immer entfacht.
rule-b14-2 = **Der Novize geht.** Der Novize daneben geht in den Hohen Rat, auf eines der 8 Felder, auf dem noch kein Novize deiner Farbe steht. Nimm den Bonus dieses Feldes ([B18]) oder, wo das Feld es erlaubt, 1 Punkt.
rule-b14-3 = **Punkte später.** Die Punkte des Bonfires zählen am Ende ([B20]).
rule-b14-4 = **Es kostet nichts.** Was die Aufgabe verlangt, behältst du.

rules-b15 = Rats-Novizen
rule-b15-1 = **Eine Bonusaktion.** Erfüllst du die Bedingung einer Aufgabe des Rates und steht ihr Rats-Novize noch dort, darfst du ihn auf ein Feld im Hohen Rat schicken, auf dem kein anderer Rats-Novize steht. Nimm den Bonus des Feldes oder seinen 1 Punkt, wie in [B14.2]. Die Punkte für die Aufgabe des Rates selbst kommen am Ende ([B20.5]).
rule-b15-2 = **Sie stören einander nicht.** Rats-Novizen und eure eigenen Novizen nehmen einander keine Felder weg.
rule-b15-3 = **Platz ist immer.** Es gibt 8 Felder und nie mehr als 7 Novizen einer Farbe und 5 Rats-Novizen.

rules-b16 = Countdown und Spielende
rule-b16-1 = **Wann er beginnt.** Alle Novizen im Hohen Rat zählen: eure, die von Tom und die des Rates. Der Countdown beginnt, sobald es bei 1 oder 2 Personen 7 sind, bei 3 Personen 10, bei 4 Personen 13.
rule-b16-2 = **Fünf Runden.** Dann werden 5 Runden gespielt, von 5 bis 1 nummeriert. Jede beginnt mit der Startperson. Beginnt der Countdown im Zug der Startperson, ist diese Runde schon Runde 5: Die Startperson hat noch 4 Züge, alle anderen 5. Sonst wird die Runde erst zu Ende gespielt, und alle haben noch 5 Züge.
rule-b16-3 = **Wertung.** Nach Runde 1 wird das Spiel gewertet ([B20]).
rule-b16-4 = **Passen.** In einer Runde des Countdowns darfst du passen, statt deinen Zug zu machen. Du bekommst so viele Punkte, wie die Nummer der Runde sagt, und hast keine Züge mehr. Deine Stadt wird wie üblich gewertet.
rule-b16-5 = **Der ganze Zug.** Passen ersetzt den ganzen Zug. Eine Bonusaktion gibt es dazu nicht.
rule-b16-6 = **Runden zählen.** Eine Runde beginnt beim Platz der Startperson, auch wenn diese keine Züge mehr hat. Hat niemand mehr Züge, wird das Spiel sofort gewertet; für das Solospiel siehe [B21.16].
rule-b16-7 = **Nicht zu früh.** Im Rest der Runde, in der der Countdown beginnt, kann niemand passen, es sei denn, sie ist Runde 5. Löst Toms Karte den Countdown aus, ist die nächste Runde Runde 5.

rules-b17 = Aufgaben
rule-b17-0 = **Mehr ist erlaubt.** Du darfst mehr haben, als die Aufgabe verlangt. Wo eine Aufgabe es sagt, zählt Gold nicht. Die Bedingung muss beim Entfachen erfüllt sein; später muss sie es nicht mehr sein.
rule-b17-blue = **Blaue Aufgaben.** Sie sind 2 oder 3 Punkte wert. Das sind alle:
rule-b17-red = **Rote Aufgaben.** Sie sind 4 oder 5 Punkte wert. Das sind alle:
rule-b17-yellow = **Gelbe Aufgaben.** Sie sind 6, 7 oder 8 Punkte wert. Das sind alle:
rule-b17-1 = **Aufgaben, die sich selbst mitzählen.** Werden Aufgaben ihrer eigenen Farbe verlangt, zählt eine Aufgabe in deiner Stadt sich selbst mit. Ein Bonfire ist sie erst, wenn sie entfacht ist.
rule-b17-2 = **Gruppen von Symbolen.** Eine Gruppe darf jede Form haben. Ihre Symbole sind alle von einer Sorte, liegen Seite an Seite und sind mindestens so viele wie verlangt. Werden zwei Gruppen verlangt, müssen sie voneinander getrennt sein.
rule-b17-3 = **Was mitzählt.** Der Weg auf deinem Startfeld zählt als Weg-Plättchen, und seine Ressource ist Gold <resource-gold>. Deine eigene Hüterin zählt als Hüterin, ein Ältester als Gnom.
rule-b17-4 = **Genauer gesagt.** „Eine Aufgabe des Rates erfüllt“ heißt, dass ihre Bedingung jetzt erfüllt ist. Ein Stapel Opferschalen ist leer, wenn auch die offene weg ist. Nur deine eigenen Opferschalen zählen. Gelbe Marker gehören nicht zu den 5 Markern.
rule-b17-5 = **Fünf Marker.** Du brauchst jeden der 5 abgebildeten Marker: von jeder Sorte so viele, wie das Plättchen zeigt. Es können Marker einer Sorte oder mehrerer sein.
rule-b17-council = **Aufgaben des Rates.** Jede ist am Ende 4 Punkte wert, und zwar für alle, die sie erfüllen. Die Aufgabe mit den sieben Aufgaben ist 7 Punkte wert, wenn alle davon Bonfire sind. Das sind alle fünf:

rules-b18 = Boni des Rates
rule-b18-bonus-1 = **Gold und ein Marker.** Nimm 2 Gold <resource-gold> und 1 gelben Marker <token-yellow>. Hier kannst du nicht stattdessen 1 Punkt wählen.
rule-b18-bonus-2 = **Ein Weg-Plättchen.** Nimm ein beliebiges Weg-Plättchen, ein offenes oder eines, das du in den Stapeln heraussuchst, und lege es kostenlos an deinen nächsten Platz. Danach werden die Stapel gemischt. Oder nimm 1 Punkt.
rule-b18-bonus-3 = **Eine Hüterin.** Nimm eine Hüterin, deren Farbe dir noch fehlt, und stelle sie auf dein Startfeld. Oder nimm 1 Punkt.
rule-b18-bonus-4 = **Das Große Bonfire.** Drehe das Große Bonfire auf ein beliebiges Feld und nimm die üblichen Belohnungen. Oder nimm 1 Punkt.
rule-b18-bonus-5 = **Ein Spezialist.** Nimm einen offenen Spezialisten kostenlos. Oder nimm 1 Punkt.
rule-b18-bonus-6 = **Ein Spaziergang.** Ziehe eine deiner Hüterinnen beliebig viele Schritte vor oder zurück, auf ein freies Weg-Plättchen oder an ein freies Bonfire. Bonfire brauchen wie immer ihr Portal. Die Hüterin bringt, was sie sonst auch brächte. Oder nimm 1 Punkt.
rule-b18-bonus-7 = **Eine Fahrt.** Fahre kostenlos zu einer beliebigen Insel, auch zu der, an der dein Schiff schon liegt. Die Aktion der Insel danach kostet wie immer. Oder nimm 1 Punkt.
rule-b18-bonus-8 = **Ein Schicksals-Plättchen.** Lege jetzt das erste oder das letzte Schicksals-Plättchen deines Vorrats an, gleich wie viele Marker du hast, mit dem üblichen Ertrag. Oder nimm 1 Punkt.
rule-b18-1 = **Wenn es nicht geht.** Ein Bonus, den du nicht ausführen kannst, weil eine Grenze erreicht oder nichts mehr da ist, ist 1 Punkt wert.
rule-b18-2 = **Mehr zum Spaziergang.** Bei [B18.bonus-6] darf die Hüterin überall beginnen: auf dem Startfeld, auf einem Weg-Plättchen oder bei einem Bonfire. Das Ziel ist ein anderes Weg-Plättchen oder Bonfire als das, bei dem sie steht. Nur das Ziel muss frei sein; mit [B19.1] ist ein Weg-Plättchen das immer. Ein Bonfire muss entfacht sein, und sein Platz braucht Portal und Weg-Plättchen. Eine Prozession ist das nicht.
rule-b18-3 = **Die Stapel mischen.** Kam dein Plättchen bei [B18.bonus-2] aus den Stapeln, werden sie zusammen gemischt und wieder gleichmäßig geteilt.
rule-b18-4 = **Gnome helfen auch hier.** Die Wirkungen deiner Gnome gelten auch für Boni. Ausgenommen sind nur die zu bezahlten Schritten, Routen und Feldern: [B19.2], [B19.21] und [B19.22].

rules-b19 = Gnome
rule-b19-1 = **Platz auf dem Weg.** Auf deinen Weg-Plättchen dürfen beliebig viele deiner Hüterinnen stehen und so auch aneinander vorbeigehen. Bei Bonfire gilt das nicht.
rule-b19-2 = **Ein Schritt mehr.** In jeder Prozession darf jede Hüterin 1 Schritt weiter gehen, als du bezahlt hast.
rule-b19-3 = **Zwei beliebige Ressourcen.** Erhältst du eine Aufgabe, zahle 2 beliebige Ressourcen statt der verlangten.
rule-b19-4 = **Punkte für Älteste.** Du bekommst 2 Punkte, wenn du einen Ältesten anwirbst.
rule-b19-5 = **Gelb zählt doppelt.** Jeder gelbe Marker <token-yellow>, den du zahlst, zählt wie 2 Marker einer Sorte.
rule-b19-6 = **Freie Wahl der Ressource.** Beendet eine Hüterin ihre Bewegung auf einem Weg-Plättchen, auch auf Platz 1, bringt sie eine Ressource deiner Wahl: eine der fünf gewöhnlichen oder die aufgedruckte.
rule-b19-7 = **Gold für Novizen.** Du bekommst 1 Gold <resource-gold> für jeden Novizen, den du in den Hohen Rat bringst, eigene wie Rats-Novizen.
rule-b19-8 = **Wege bringen Ressourcen.** Nimmst du ein Weg-Plättchen, bekommst du 1 der abgebildeten Ressource.
rule-b19-9 = **Anwerben mit allem.** Anwerben kostet 1 oder 2 Ressourcen deiner Wahl statt der abgebildeten, auch wenn Gold abgebildet ist.
rule-b19-10 = **Die graue Hüterin bringt doppelt.** Beendet die graue Hüterin <guardian-grey> ihre Bewegung auf einem Weg-Plättchen, bringt sie ihre Ressource noch einmal.
rule-b19-11 = **Die rosa Hüterin bringt doppelt.** Beendet die rosa Hüterin <guardian-pink> ihre Bewegung auf einem Weg-Plättchen, bringt sie ihre Ressource noch einmal.
rule-b19-12 = **Die naturfarbene Hüterin bringt doppelt.** Beendet die naturfarbene Hüterin <guardian-natural> ihre Bewegung auf einem Weg-Plättchen, bringt sie ihre Ressource noch einmal.
rule-b19-13 = **Die Bernstein-Hüterin bringt doppelt.** Beendet die Bernstein-Hüterin <guardian-amber> ihre Bewegung auf einem Weg-Plättchen, bringt sie ihre Ressource noch einmal.
rule-b19-14 = **Schicksal mit drei Markern.** Du darfst ein Schicksals-Plättchen mit bis zu 3 Markern im Vorrat anlegen.
rule-b19-15 = **Ein Marker zu jedem Gnom.** Du bekommst 1 gelben Marker <token-yellow>, wenn du einen Gnom anwirbst, auch für diesen.
rule-b19-16 = **Aufgedruckte Symbole doppelt.** Jedes aufgedruckte Symbol, das du im Schicksalsfeld überbaust, bringt noch einmal, was es zeigt.
rule-b19-17 = **Prozession zum Willkommen.** Kommt eine Hüterin auf dein Startfeld, folgt sofort eine Prozession von 1 Schritt. Sie bringt keine Ressourcen.
rule-b19-18 = **Wertvollere Sitze.** Am Ende bekommst du 2 Punkte mehr für jede deiner Hüterinnen bei einem Bonfire.
rule-b19-19 = **Dank des Rates.** Du bekommst 1 Gold <resource-gold> und 1 gelben Marker <token-yellow>, sobald du eine Aufgabe des Rates erfüllst, einmal für jede, gleich ob ihr Novize noch dort steht. Was du schon vorher erfüllt hattest, zählt nicht.
rule-b19-20 = **Gold am Start.** Du bekommst 1 Gold <resource-gold>, wenn eine Hüterin ihre Bewegung auf dem Weg von Platz 1 beendet.
rule-b19-21 = **Eine Route mehr.** Dein Schiff darf 1 Route weiter fahren, als du bezahlt hast. Mindestens 1 Marker musst du zahlen.
rule-b19-22 = **Ein Feld mehr.** Das Große Bonfire darf sich 1 Feld weiter drehen, als du bezahlt hast. Mindestens 1 Marker musst du zahlen.
rule-b19-23 = **Alle drei Belohnungen.** Du darfst alle 3 Belohnungen des Großen Bonfires nehmen, jede einmal; das Portal nur, wenn es passt.
rule-b19-24 = **Novizen rücken zusammen.** Novizen, die du einsetzt, eigene oder Rats-Novizen, dürfen auf Felder, auf denen schon Novizen derselben Farbe stehen.
rule-b19-25 = **Portale in beliebiger Reihenfolge.** Du darfst deine Aussparungen in beliebiger Reihenfolge füllen.
rule-b19-26 = **Günstige Aufgaben.** Eine Aufgabe kostet dich immer 1 Marker.
rule-b19-27 = **Über den Rand.** Schicksals-Plättchen dürfen über den Rand ragen, solange mindestens 1 Symbol innen liegt. Symbole außerhalb zählen wie die anderen: für Marker, für Gruppen und für das Angrenzen.
rule-b19-27a = **Wirkungen addieren sich.** Belohnen mehrere Gnome dasselbe, bekommst du alles. So bringen einer der vier von [B19.10] bis [B19.13] und [B19.20] zusammen 2 mehr.
rule-b19-27b = **Willkommen, ein Schritt mehr.** Die Prozession von [B19.17] ist auch für [B19.2] eine Prozession.
rule-b19-27c = **Willkommen ohne Ertrag.** In der Prozession von [B19.17] muss niemand ziehen, und [B19.6], [B19.10] bis [B19.13] und [B19.20] bringen dabei nichts.
rule-b19-27d = **Die Wahl zählt doppelt.** Was du mit [B19.6] wählst, bringen [B19.10] bis [B19.13] noch einmal. Das Gold von [B19.20] kommt dazu, gleich was du gewählt hast.
rule-b19-27e = **Ein halber Marker.** Brauchst du mit [B19.5] nur die Hälfte eines gelben Markers, ist die andere Hälfte verloren.
rule-b19-27f = **Der sechste Gnom.** Ist [B19.19] dein sechster Gnom, belohnt er auch die Aufgabe des Rates, die er durch sein Kommen erfüllt.
rule-b19-28 = **Der Älteste der Wege.** Sofort 1 Punkt für jedes deiner Weg-Plättchen; der Weg auf dem Startfeld zählt mit.
rule-b19-29 = **Der Älteste des Schicksals.** Sofort 1 Punkt für jedes Schicksals-Plättchen in deinem Schicksalsfeld.
rule-b19-30 = **Der Älteste der Portale.** Sofort 1 Punkt für jedes deiner Portale.
rule-b19-31 = **Der Älteste der Aufgaben.** Sofort 1 Punkt für jede deiner Aufgaben und jedes deiner Bonfire.
rule-b19-32 = **Der Älteste der Hüterinnen.** Sofort 1 Punkt für jede deiner Hüterinnen.
rule-b19-33 = **Der Älteste der Gnome.** Sofort 1 Punkt für jeden deiner Gnome, diesen mitgezählt.

rules-b20 = Schlusswertung
rule-b20-1 = **Bonfire.** Jedes Bonfire bringt die aufgedruckten 2 bis 8 Punkte.
rule-b20-2 = **Hüterinnen beim Bonfire.** Jede Hüterin bei einem Bonfire bringt die 2 bis 8 Punkte ihres Sitzes, mit [B19.18] 2 mehr.
rule-b20-3 = **Portale.** Jedes Portal neben einem Bonfire bringt 2 Punkte.
rule-b20-4 = **Kristalle.** Jedes Weg-Plättchen, dessen Kristall die Farbe des Bonfires an seinem Platz hat, bringt 2 Punkte, mit Portal oder ohne.
rule-b20-5 = **Aufgaben des Rates.** Jede Aufgabe des Rates, die du erfüllst, bringt 4 Punkte. Sieben Bonfire bringen 7.
rule-b20-6 = **Schicksals-Plättchen.** Jedes Schicksals-Plättchen, das in deinem Vorrat übrig ist, bringt 3 Punkte.
rule-b20-7 = **Was übrig ist.** Zähle deine Marker und Ressourcen zusammen. Je 2 davon bringen 1 Punkt.
rule-b20-8 = **Wer gewinnt.** Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Bonfire hat. Herrscht auch da Gleichstand, wird der Sieg geteilt.
rule-b20-9 = **Ein Beispiel.** Fünf Bonfire mit 7, 5, 2, 4 und 2 ergeben 20. Eine Hüterin auf einem Sitz mit 6 ergibt 6. 5 Portale neben Bonfire ergeben 10, 4 passende Kristalle 8, die Aufgabe des Rates mit 7 Portalen 4, 2 Schicksals-Plättchen 6, 3 Marker und 1 Ressource 2. Mit 5 Punkten, die ein Ältester im Spiel gebracht hat, sind es zusammen 61.

rules-b21 = Solo: gegen Tom
rule-b21-1 = **Was anders ist.** Du spielst nach den Regeln für 2 Personen und beginnst. 7 blaue, 7 rote und 6 gelbe Aufgaben werden gezogen, und jede Insel bekommt 2 von verschiedener Farbe. Auf keinem Feld des Großen Bonfires liegen zwei gleiche Portale. Die 3 Spezialisten, die Gold zeigen, werden aussortiert.
rule-b21-2 = **Toms Stadt.** Tom hat eine Stadt mit einem Startfeld, seiner eigenen Hüterin, 4 Novizen und 0 Punkten. Er hat kein Schiff, keine Opferschalen und keine Schicksals-Plättchen und nie Marker oder Ressourcen.
rule-b21-3 = **Toms Karten.** Nach jedem deiner Züge wird eine Karte von Toms Stapel mit 8 Karten aufgedeckt und ausgeführt. Ist der Stapel leer, wird er neu gemischt.
rule-b21-4 = **Die Gnom-Ressource.** Zeigt die Karte das Gnom-Zeichen, wird der oberste Gnom des Stapels aufgedeckt und abgelegt. Seine Ressource ist die **Gnom-Ressource**. Wird ein Gnom gebraucht und der Stapel ist leer, werden die abgelegten Gnome gemischt.
rule-b21-5 = **Karte: Gnom.** Tom nimmt alle offenen Spezialisten, die die Gnom-Ressource zeigen, und die Auslage wird aufgefüllt. Ihre Fähigkeiten nutzt er nie.
rule-b21-6 = **Karte: Weg.** Tom nimmt von links nach rechts alle offenen Weg-Plättchen, die die Gnom-Ressource zeigen, und die Auslage wird aufgefüllt.
rule-b21-7 = **Karte: Aufgabe I.** Von den 2 Inseln der Gnom-Ressource nimmt Tom die Aufgabe mit den meisten Punkten. Sie kommt im Uhrzeigersinn auf seinen nächsten freien Platz und ist sofort entfacht. Sind mehrere gleich viel wert, wählst du.
rule-b21-8 = **Karte: Aufgabe II.** Wie Aufgabe I, aber mit der Aufgabe, die die wenigsten Punkte hat. Dann geht einer von Toms Novizen in den Hohen Rat, und Tom bekommt 1 Punkt.
rule-b21-9 = **Karte: Hüterin.** Tom nimmt eine Hüterin in einer Farbe, die ihm fehlt, und stellt sie auf sein Startfeld.
rule-b21-10 = **Karte: Großes Bonfire.** Das Große Bonfire dreht sich im Uhrzeigersinn zum nächsten Feld mit dem Portal, das Tom als Nächstes braucht, und er nimmt es. Das jetzige Feld kommt zuletzt.
rule-b21-11 = **Tom und die Aufgaben des Rates.** Erfüllt Tom eine Aufgabe des Rates, deren Rats-Novize noch dort steht, geht dieser Novize in den Hohen Rat, und zwar liegend: So besetzt er nichts. Tom bekommt 1 Punkt.
rule-b21-12 = **Wenn Tom nicht handeln kann.** Kann Tom nicht handeln, weil er die passende Aufgabe des Rates schon erfüllt hat, bekommt er stattdessen 3 Punkte. Kann er aus einem anderen Grund nicht handeln, geschieht nichts.
rule-b21-13 = **Toms Grenzen.** Die Grenzen einer Stadt ([B1.3]) gelten auch für Tom. Gnome und Weg-Plättchen nimmt er nur bis zur Grenze, von links an.
rule-b21-14 = **Das Ende.** Der Countdown beginnt mit dem 7. Novizen im Hohen Rat. Das Spiel endet sofort und wird gewertet, wenn Tom seinen Stapel zum 4. Mal durchgespielt hat, also nach 32 Karten.
rule-b21-15 = **Wer gewinnt.** Gewertet wird wie üblich. Du gewinnst mit mehr Punkten als Tom. Gleich viele Punkte sind ein Unentschieden.
rule-b21-16 = **Nachdem du gepasst hast.** Passt du im Countdown oder hast du keine Züge mehr, deckt Tom trotzdem bis zum Ende jede Runde eine Karte auf.
rule-b21-17 = **Für Tom wählen.** Für Tom wählst du nur zwischen Aufgaben, die gleich viel wert sind. Welche Hüterin er nimmt und wohin Novizen für ihn gehen, macht keinen Unterschied. Darum nimmt das Spiel die erste Möglichkeit.
rule-b21-18 = **Der Gnom kommt zuerst.** Der Gnom wird zuerst aufgedeckt, auch wenn Tom dann nicht handeln kann. Bringt Aufgabe II keine Aufgabe, geht kein Novize, und Tom bekommt nichts dafür.
rule-b21-19 = **Einzelheiten zu Toms Zug.** Tom nimmt, was beim Aufdecken seiner Karte offen lag, nicht was beim Auffüllen dazukommt. Treffen beide Gründe aus [B21.12] zu, bekommt er 3 Punkte. Gleich viele Punkte sind auch dann ein Unentschieden, wenn du und Tom verschieden viele Bonfire habt. Toms Tableau ist zufällig eines der drei anderen.
rule-b21-20 = **Toms Novizen.** Toms Novizen gehen auf die Felder 1, 2, 3 und 4. Rats-Novizen, die für ihn gehen, liegen auf Feld 1. Seine Gnome zählen nie als deine und leihen ihm keine Fähigkeit. Ist kein Gnom mehr zum Aufdecken da, gibt es keine Gnom-Ressource. Sind seine vier Novizen im Hohen Rat, setzt Aufgabe II niemanden ein und bringt keinen Punkt dafür.

rules-b22 = Die Handicap-Serie
rule-b22-1 = **Das Handicap.** Eine Serie von Solospielen beginnt mit einem Handicap von −10. Ist das Handicap positiv, startet Tom mit so vielen Punkten. Ist es negativ, startest du damit.
rule-b22-2 = **Von Partie zu Partie.** Nach einem Sieg steigt das Handicap um 5, nach einer Niederlage sinkt es um 2, nach einem Unentschieden bleibt es. Ziel ist das höchste Handicap. Es bleibt zwischen den Partien erhalten.
