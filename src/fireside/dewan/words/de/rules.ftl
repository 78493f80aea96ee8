# Die Regeln von Dewan, für alle, die spielen. Die Nummern sind die aus docs/rules/dewan.md.
# Wie Regeln geschrieben werden, steht am Anfang der englischen Datei ../../../bonfire/words/en/rules.ftl.

rules-d1 = Die Landkarte und ihre Wörter
rule-d1-1 = **Gelände und Symbole.** Es gibt vier Arten von Land: Ödland <terrain-badlands>, Gebirge <terrain-mountains>, Wüste <terrain-desert> und Wald <terrain-forest>. Das fünfte Gelände ist Wasser <terrain-water>. Es gibt drei Ressourcen: Artefakt <symbol-artifact>, Pigment <symbol-pigment> und Kristall <symbol-crystal>. Außerdem begegnen dir Beeren <symbol-berry>, Feuer <symbol-fire> und Punkte.
rule-d1-2 = **Felder und Zonen.** Ein **Feld** ist ein Sechseck. Eine **Zone** ist ein Feld oder mehrere benachbarte Felder desselben Geländes. Zonen gehen über die Ränder der Teile hinweg. Felder ohne Gelände gehören zu keiner Zone.
rule-d1-3 = **Wo Symbole liegen.** Ein Ressourcensymbol liegt auf der Kante zwischen zwei Feldern. Ein Lager auf einem von beiden grenzt daran. Ein Beerensymbol liegt auf einem Feld.
rule-d1-4 = **Das Startlager.** Die Mitte deines Startteils hat kein Gelände. Dort steht von Anfang an dein **Startlager**.
rule-d1-5 = **Was verborgen ist.** Verborgen sind die Stapel, die 2 Karten, die alle zu Beginn bekommen, und Karten, die als Belohnung gezogen werden. Alles andere ist offen: die Ablage, die Zahl der Karten auf den Händen und in den Stapeln und jede Karte, die jemand aus der Reihe nimmt, zahlt oder abgibt.

rules-d2 = Vorbereitung
rule-d2-1 = **Das Szenario.** Das Szenario bestimmt den Aufbau, die Wertung und das Ereignis. Alle bekommen ein zufälliges Startteil. Dazu werden so viele neutrale Teile gezogen, wie Personen mitspielen. Alle Teile werden zufällig gedreht und so ausgelegt, wie das Szenario es sagt.
rule-d2-2 = **Beeren.** Auf jedem Beerensymbol der Landkarte liegen 2 Beerenmarker <symbol-berry>.
rule-d2-3 = **Dein Stamm.** Auf den Plätzen 1 bis 8 deiner Stammestafel stehen 8 Lager. Dein neuntes Lager ist das Startlager auf der Landkarte.
rule-d2-4 = **Geschichten.** Die 24 Geschichten werden gemischt. 5 liegen offen in einer Reihe, der Rest ist ein verdeckter Stapel.
rule-d2-5 = **Geländekarten.** Die 55 Geländekarten werden gemischt. Alle bekommen 2 verdeckt, 6 liegen offen in einer Reihe, der Rest ist ein verdeckter Stapel.
rule-d2-6 = **Deine erste Geschichte.** Der Zufall bestimmt, wer beginnt und das ganze Spiel lang den Dewan-Marker hat. Reihum gegen den Uhrzeigersinn nimmt jede Person eine Geschichte: zuerst, wer rechts vom Dewan-Marker sitzt, zuletzt, wer ihn hat. Nimm eine der 5 offenen oder das oberste Plättchen des Stapels, ohne es vorher zu sehen. Lege die Geschichte offen auf deinen ersten Geschichtenplatz. Nach jeder Wahl wird die Reihe aufgefüllt.
rule-d2-7 = **Die Landkarte auslegen.** Neutrale Teile kommen in zufälliger Reihenfolge auf ihre Stellen. Die Startstellen werden im Uhrzeigersinn vergeben, von einer zufälligen an. Auch das Teil des Vulkans oder des Wolkenbruchs wird zufällig gedreht.
rule-d2-8 = **Geschichten auffüllen.** Eine neue Geschichte kommt an die Stelle, die frei geworden ist.

rules-d3 = Dein Zug
rule-d3-1 = **Eines von beiden.** Jede Person hat pro Runde einen Zug, im Uhrzeigersinn, vom Dewan-Marker an. In deinem Zug tust du genau eines davon:
    - Du nimmst 2 Karten ([D4]).
    - Du errichtest ein Lager ([D5]).
    Danach kommt das Ende deines Zugs ([D8]).
rule-d3-2 = **Passen.** Du passt nur, wenn du weder eine Karte nehmen noch ein Lager errichten kannst. Das Ende deines Zugs folgt trotzdem.

rules-d4 = Zwei Karten nehmen
rule-d4-1 = **Zwei Nachbarn.** Nimm zwei benachbarte Karten der Reihe auf die Hand. Die Reihe hat zwei Enden, also sind ihre erste und ihre letzte Karte keine Nachbarn. Vom Stapel kannst du keine Karten nehmen. Du darfst beliebig viele Karten auf der Hand haben.
rule-d4-2 = **Auffüllen.** Die beiden Lücken werden nacheinander vom Stapel gefüllt, die näher am Stapel zuerst. Der Stapel liegt am linken Ende. Die anderen Karten bleiben, wo sie sind.
rule-d4-3 = **Ein leerer Stapel.** Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt und zum neuen Stapel.
rule-d4-4 = **Keine Karten mehr.** Sind Stapel und Ablage leer, bleiben Lücken. Nachbarn sind Karten ohne Lücke dazwischen. Gibt es keine zwei Nachbarn, nimmst du stattdessen eine einzelne Karte.
rule-d4-5 = **Gebliebene Lücken.** Solche Lücken werden gefüllt, die näher am Stapel zuerst, am Ende des ersten Zugs, in dem es wieder Karten gibt, und bevor Geschichten geprüft werden ([D8.1]).
rule-d4-6 = **Eine einzelne Karte.** Eine einzelne Karte darfst du nur nehmen, wenn in der ganzen Reihe keine zwei Karten benachbart sind.

rules-d5 = Lager errichten
rule-d5-1 = **Von wo nach wo.** Wähle eines deiner Lager auf der Landkarte als Start und ein freies Feld als Ziel. Das Ziel darf kein Wasser sein (aber siehe [D14]) und nicht die Mitte eines Startteils.
rule-d5-2 = **Den Weg bezahlen.** Dein Weg führt von Feld zu Nachbarfeld. Für jedes Feld, Start und Ziel mitgezählt, wirfst du eine Karte seines Geländes ab. Ein Ziel neben deinem Start kostet also 2 Karten. Eine Karte mit zwei Geländen zählt als eines davon; du wählst, welches.
rule-d5-3 = **Vom Startlager aus.** Beginnst du bei deinem Startlager, ist die erste Karte ein Joker: Jede beliebige Karte genügt.
rule-d5-4 = **Über Wasser.** Innerhalb einer Wasserzone <terrain-water> bezahlt eine Wasserkarte beliebig viele Felder hintereinander.
rule-d5-5 = **Durch fremde Lager.** Du darfst ein Feld mit einem fremden Lager durchqueren. Die Karte dafür kommt nicht auf die Ablage, sondern auf die Hand der Person, der das Lager gehört. Bei einem fremden Startlager genügt eine beliebige Karte; auch sie bekommt die Person, der es gehört. Für jedes Lager, das du durchquerst, gibst du eine eigene Karte.
rule-d5-6 = **Durch eigene Lager.** Auch deine eigenen Lager darfst du durchqueren. Die Karte wirfst du ab. Bei deinem Startlager genügt eine beliebige Karte.
rule-d5-7 = **Das Lager aufstellen.** Dann kommt das erste Lager von links auf deiner Stammestafel auf das Ziel.
rule-d5-8 = **Ein Beispiel.** Eine beliebige Karte für das Startlager, Gebirge, eine Wasserkarte für zwei Wasserfelder, Ödland für die Person, deren Lager durchquert wird, Ödland für das Ziel: fünf Karten.
rule-d5-9 = **Du wählst den Weg.** Gibt es mehrere Wege oder Bezahlungen, wählst du. Wege, die dieselben Karten kosten und dieselben Karten denselben Personen geben, sind eine einzige Möglichkeit.
rule-d5-10 = **Keine Umwege.** Du kannst nicht mehr zahlen als nötig. Eine Bezahlung ist nicht erlaubt, wenn schon ein Teil davon, dieselben Karten an dieselben Personen, von einem deiner Lager aus zum Ziel führen würde. Darum betrittst du nie ein Feld oder eine Wasserzone zweimal.
rule-d5-11 = **Gleiche Karten.** Karten, die dasselbe zeigen, sind gleich. Dieselbe Karte an eine andere Person ist eine andere Bezahlung.

rules-d6 = Was ein Lager bringt
rule-d6-1 = **Beeren.** Liegt in der Zone deines neuen Lagers ein Beerenmarker <symbol-berry>, nimm einen. Nur einen, gleich wie viele dort liegen, aber wieder einen mit jedem späteren Lager in dieser Zone.
rule-d6-2 = **Der Platz auf deiner Tafel.** Dann kommt die Wirkung des Platzes, von dem das Lager stammt:
    - Platz 1: nichts.
    - Plätze 2, 4 und 6: Nimm eine Geschichte wie in [D2.6] und lege sie auf deinen ersten freien Geschichtenplatz.
    - Plätze 3, 5 und 7: Du darfst eine Karte von der Hand unter diesen Platz schieben, jetzt oder nie.
    - Platz 8: Das Spielende ist ausgelöst, und du hast in der Wertung 1 Feuer <symbol-fire> mehr.
rule-d6-3 = **Untergeschobene Karten.** Eine untergeschobene Karte zeigt eines ihrer Gelände; du wählst es beim Unterschieben. Hat sie ein Symbol, zählt es, gleich welches Gelände du wählst.
rule-d6-4 = **Keine Geschichten mehr.** Ist der Stapel der Geschichten leer, kannst du nur noch aus der Reihe wählen, und ihre Lücken bleiben. Sind beide leer, nimmst du keine Geschichte.

rules-d7 = Geschichten
rule-d7-1 = **Erfüllt.** Eine Geschichte ist erfüllt, wenn du alles hast, was sie verlangt. Jede wird für sich geprüft; dieselben Lager, Symbole und untergeschobenen Karten dürfen also für mehrere dienen. Dein Startlager zählt nie.
rule-d7-2 = **Land.** Für jedes verlangte Land brauchst du ein Lager in einer anderen Zone dieses Landes.
rule-d7-3 = **Wasser.** Für jedes verlangte Wasser <terrain-water> brauchst du ein Lager neben einer anderen Wasserzone. Ein Lager darf an mehrere grenzen.
rule-d7-4 = **Ressourcen.** Für jede verlangte Ressource brauchst du ein Lager neben einem anderen Symbol dieser Ressource. Ein Symbol zählt einmal, gleich wie viele deiner Lager daran grenzen. Mehrere Personen dürfen dasselbe Symbol nutzen.
rule-d7-5 = **Untergeschobene Karten zählen mit.** Jede untergeschobene Karte zählt als eine weitere Zone des Geländes, das sie zeigt, auch bei Wasser. Ein Ressourcensymbol auf ihr zählt als ein weiteres Symbol.
rule-d7-6 = **Ein Beispiel.** Zwei Lager in einer Waldzone, beide neben derselben Wasserzone, zählen als 1 Wald und 1 Wasser.

rules-d8 = Das Ende deines Zugs
rule-d8-1 = **Geschichten prüfen.** Am Ende deines Zugs prüfst du deine Geschichten. Zuerst werden alle markiert, die neu erfüllt sind. Dann ziehst du für jede davon eine Karte vom Stapel, solange es Karten gibt. Geprüft wird nur am Ende deines eigenen Zugs.
rule-d8-2 = **Für immer.** Eine erfüllte Geschichte bleibt erfüllt, was auch später geschieht.
rule-d8-3 = **Auch neue Geschichten.** Eine Geschichte, die du in diesem Zug nimmst, wird in diesem Zug geprüft. Vor der Wertung wird nicht noch einmal geprüft: Macht ein Ereignis in einem fremden Zug nach deinem letzten Zug eine Geschichte wahr, ist sie nicht erfüllt.
rule-d8-4 = **Ein Beispiel.** Du hast Lager in 2 Zonen eines Landes und eine untergeschobene Karte davon, ein Lager neben einem Symbol einer Ressource und dasselbe Symbol auf einer untergeschobenen Karte. Damit ist die Geschichte „2 der Ressource, 3 des Landes“ erfüllt, und du ziehst 1 Karte.
rule-d8-5 = **Belohnungen und Ereignisse.** In Szenarien mit Ereignis kommt deine Belohnung nie vom Geländestapel ([D11.1]) und löst nie ein Ereignis aus. Sind Reserve und Ablage leer, bekommst du keine.

rules-d9 = Spielende und Wertung
rule-d9-1 = **Die letzte Runde.** Hat jemand das 8. Lager errichtet, wird die Runde zu Ende gespielt, bis zur Person rechts vom Dewan-Marker. Auch andere dürfen darin ihr 8. Lager errichten. Dann wird das Spiel gewertet. Alle hatten gleich viele Züge.
rule-d9-2 = **Unerfüllte Geschichten.** Geschichten, die nicht erfüllt sind, fallen weg, mit ihren Punkten und ihrem Feuer.
rule-d9-3 = **Geschichten.** Du bekommst die Punkte deiner erfüllten Geschichten.
rule-d9-4 = **Feuer.** Jedes Feuer <symbol-fire> bringt 1 Punkt: auf erfüllten Geschichten, auf untergeschobenen Karten und 1 für alle, die das 8. Lager errichtet haben. Wer das meiste Feuer hat, bekommt 4 Punkte mehr; bei Gleichstand bekommen sie alle, die gleichauf liegen. Ganz ohne Feuer bekommt diese 4 niemand.
rule-d9-5 = **Gruppen.** Jede Gruppe aus 2 oder mehr benachbarten eigenen Lagern bringt 4 Punkte. Alle, die zusammenhängen, sind eine Gruppe, gleich wie groß. Dein Startlager zählt hier mit.
rule-d9-6 = **Beeren.** Jede Beere <symbol-berry> bringt 2 Punkte: deine Marker und die auf untergeschobenen Karten.
rule-d9-7 = **Wer gewinnt.** Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat. Herrscht auch da Gleichstand, wird der Sieg geteilt.
rule-d9-8 = **Ein Beispiel.** Geschichten mit 5, 7 und 4 Punkten, eine vierte fällt weg: 16. 3 Beerenmarker und eine Beere auf einer Karte: 8. 3 Feuer, aber jemand hat mehr: 3. 2 Gruppen: 8. Zusammen sind es 35.
rule-d9-9 = **Alle passen.** Passen in einer Runde alle ([D3.2]), endet das Spiel und wird gewertet.
rule-d9-10 = **Diese Runde.** Eine solche Runde wird vom Dewan-Marker an gezählt.

rules-d10 = Teams
rule-d10-1 = **Zwei gegen zwei.** Vier Personen bilden zwei Teams. Wer zusammengehört, sitzt sich gegenüber, also wechseln sich die Teams ab. Sonst spielt ihr wie bei 4 Personen, mit demselben Aufbau.
rule-d10-2 = **Die Punkte des Teams.** Ein Team bekommt:
    - die Punkte der Geschichten von beiden,
    - 1 Punkt für jedes Feuer <symbol-fire> von beiden, und 4 mehr für das Team mit mehr Feuer oder, bei Gleichstand, für beide Teams,
    - 4 Punkte für jede Gruppe aus 2 oder mehr benachbarten Lagern des Teams mit mindestens einem Lager von beiden,
    - 4 Punkte für jedes Paar Beeren <symbol-berry>, je eine von beiden.
rule-d10-3 = **Gleichstand und Geschenke.** Bei Gleichstand gewinnt das Team mit mehr Karten auf beiden Händen zusammen; danach wird der Sieg geteilt. Durchquerst du ein Lager aus deinem Team, bekommt wie sonst auch die andere Person die Karte ([D5.5]).
rule-d10-4 = **Sitze und Hände.** Der erste und der dritte Sitz spielen gegen den zweiten und den vierten. Deine Hand bleibt auch im eigenen Team verborgen.
rule-d10-5 = **Einzelheiten der Teamwertung.** Ein Team ohne Feuer bekommt die 4 Punkte für das meiste Feuer nicht. Startlager zählen in den Gruppen eines Teams mit.

rules-d11 = Szenarien mit Ereignis
rule-d11-1 = **Der Geländestapel.** In den Szenarien Vulkan, Wolkenbruch und Seedörfer wird nach dem Auslegen der Reihe ein kleiner Stapel gebildet: 6 Karten bei 2 Personen, 8 bei 3, 10 bei 4. Das ist der Geländestapel. Die anderen Karten sind die Reserve.
rule-d11-2 = **Wann das Ereignis eintritt.** Sobald die letzte Karte des Geländestapels in die Reihe kommt, tritt das Ereignis ein. Wer gerade am Zug ist, führt es aus. Dann wird aus der Reserve ein neuer Geländestapel derselben Größe gebildet.
rule-d11-3 = **Die Reserve.** Belohnungen für Geschichten kommen aus der Reserve. Wird aus einer leeren Reserve eine Karte gebraucht, wird die Ablage gemischt und zur Reserve, auch mitten im Bilden eines Stapels. Sind es noch immer zu wenige Karten, ist der Stapel kleiner. Gibt es gar keine, wird er später gebildet, sobald eine Lücke zu füllen ist und es wieder Karten gibt.
rule-d11-4 = **Nichts mehr zu legen.** Sind keine Marker mehr da oder gibt es für einen Marker kein Feld, wird nichts gelegt.
rule-d11-5 = **Andere Punkte.** Diese Szenarien werten anderes statt Gruppen und Beeren. Geschichten und Feuer werden wie in [D9] gewertet.
rule-d11-6 = **Wenn eine Zone geteilt wird.** Teilt ein Ereignis eine Zone, kommen ihre Beerenmarker in den größeren Teil. Auf gleich große Teile werden sie gleichmäßig verteilt, ein übriger kommt zufällig in einen davon. Bei drei Teilen bekommt sie der größte. Sind mehrere gleich groß und keiner größer, werden sie auf diese gleichmäßig verteilt, und übrige kommen zufällig in verschiedene davon. Marker gehören zur Zone: Wird ihr Feld bedeckt, verschwindet keiner, aber verschwindet die ganze Zone, dann auch ihre Marker.
rule-d11-7 = **Zwischen zwei Lücken.** Füllt die letzte Karte die erste von zwei Lücken, kommen das Ereignis und der neue Stapel, bevor die zweite Lücke gefüllt wird.
rule-d11-8 = **Zonen ändern sich.** Nach jedem Marker gelten die Zonen so, wie sie jetzt aussehen. Teile sind eigene Zonen, und Wasserzonen, die sich berühren, werden eine. Ressourcensymbole bleiben, für Lager auf beiden Seiten.
rule-d11-9 = **Die Wertung am Ende.** Für diese Punkte zählt die Landkarte, wie sie am Ende ist. Dein Startlager zählt dabei mit, das Gelände untergeschobener Karten nicht. Beeren werden wie in [D9.6] gezählt, Feuer wie in [D9.4] mit dem Feuer aus [D12.3], aber ohne die 4 Punkte extra. Du hast so viele Paare, wie die kleinere der beiden Zahlen sagt.
rule-d11-10 = **Ereignisse im Einzelnen.** Auch die letzte Karte eines kleineren Stapels löst das Ereignis aus, ebenso eine, die in eine gebliebene Lücke kommt. Ereignisse kommen vor dem Prüfen der Geschichten, und in einem Zug können mehrere eintreten. Karten, die in einem Ereignis abgeworfen werden, können sofort wieder gemischt werden. Beeren und Feuer auf untergeschobenen Karten zählen für die Wertung. Entfernte Beerenmarker sind aus dem Spiel.

rules-d12 = Vulkan
rule-d12-1 = **Lava.** Das Vulkanteil liegt in der Mitte der Landkarte. Ereignis: Bist du am Zug, legst du einen der 8 Lavamarker auf ein freies Landfeld neben dem Vulkan oder neben Lava. Frei heißt: ohne Lager und ohne Marker; Beerenmarker stören nicht. Du musst die Lava legen.
rule-d12-2 = **Verbrannter Boden.** Vulkan und Lava kann niemand durchqueren, und dort kann niemand ein Lager errichten. Lava hat kein Gelände, sie begrenzt und teilt also Zonen.
rule-d12-3 = **Feuer des Vulkans.** Jedes deiner Lager neben dem Vulkan selbst, nicht neben Lava, ist am Ende 1 Feuer <symbol-fire>.
rule-d12-4 = **Wertung.** Außer für Geschichten und Feuer bekommst du:
    - 2 Punkte für jede Wasserzone <terrain-water> neben einem deiner Lager,
    - 2 Punkte für jedes deiner Lager neben der Mitte eines fremden Startteils,
    - 3 Punkte für jedes Paar aus 1 Beere <symbol-berry> und 1 Feuer <symbol-fire>.
rule-d12-5 = **Feuer wie jedes andere.** Das Feuer des Vulkans zählt überall: für Punkte, für das meiste Feuer und für Paare.

rules-d13 = Wolkenbruch
rule-d13-1 = **Fluten.** Das Wolkenbruchteil liegt in der Mitte der Landkarte. Die 5 Geschichten, die Wasser zeigen, werden aussortiert. Ereignis: Bist du am Zug, legst du einen der 8 Wassermarker auf ein freies Landfeld neben Wasser; überflutete Felder gelten auch als Wasser. Frei heißt: ohne Lager und ohne Marker; Beerenmarker stören nicht. Das Feld wird zu Wasser <terrain-water>. Du musst den Marker legen.
rule-d13-2 = **Wertung.** Außer für Geschichten und Feuer bekommst du:
    - 3 Punkte für jede Waldzone <terrain-forest> oder Gebirgszone <terrain-mountains> mit einem deiner Lager,
    - 4 Punkte für jedes Paar aus 1 Beere <symbol-berry> und 1 Feuer <symbol-fire>.
rule-d13-3 = **Jedes Wasser.** Für eine Flut genügt jedes Wasser auf der Landkarte.

rules-d14 = Seedörfer
rule-d14-1 = **Ein Lager auf dem Wasser.** Du darfst ein Lager auf Wasser errichten, auf jedem Feld einer Wasserzone <terrain-water>. Die letzte Karte, die du zahlst, ist eine Wasserkarte, und sie bezahlt die ganze Zone. In einer Wasserzone steht höchstens ein Lager, gleich von wem. Dieses Lager ist ein **Seedorf**.
rule-d14-2 = **Von einem Dorf aus.** Beginnst du bei deinem eigenen Dorf, ist die erste Karte eine Wasserkarte. Die nächste ist für ein beliebiges Feld, das an diese Wasserzone grenzt.
rule-d14-3 = **Durch das Wasser eines Dorfs.** Wer eine Wasserzone mit einem fremden Dorf durchquert, gibt die Wasserkarte der Person, der es gehört, gleich über welche Felder es geht. Gehört das Dorf dir selbst, wirfst du die Karte ab.
rule-d14-4 = **Kein eigenes Gelände.** Ein Dorf grenzt nicht an die Wasserzone, in der es steht, weder für Geschichten noch für die Wertung. Es ist auch in keiner Landzone, bringt dir also gar kein Gelände. Die Ressourcensymbole an den Kanten seines Felds zählen.
rule-d14-5 = **Fische.** Ereignis: Im Uhrzeigersinn, angefangen bei der Person am Zug, dürfen alle, die ein Dorf haben, genau 1 beliebige Karte abwerfen. Wer das tut, nimmt 1 Fisch für jedes eigene Dorf, solange von den 20 noch welche da sind. Alle entscheiden und nehmen nacheinander. Ist kein Fisch mehr da, wird niemand gefragt.
rule-d14-6 = **Wertung.** Außer für Geschichten und Feuer bekommst du:
    - 6 Punkte für jede Wasserzone <terrain-water>, an der du die meisten Lager auf angrenzenden Feldern hast; bei Gleichstand bekommt ihr je 3, und wo niemand ein solches Lager hat, bekommt niemand etwas,
    - 3 Punkte für jedes Paar aus 1 Beere <symbol-berry> und 1 Feuer <symbol-fire>,
    - 3 Punkte für jeden Fisch.
rule-d14-7 = **Ein Beispiel.** An einer Wasserzone stehen 4, 2 und 1 angrenzende Lager: Die erste Person bekommt 6 Punkte. An zwei anderen Zonen liegen zwei Personen gleichauf: Sie bekommen für jede davon je 3. Zwei Dörfer und eine abgeworfene Karte bringen 2 Fische, ein Dorf bringt 1.
rule-d14-8 = **Wer zuerst entscheidet.** Über Fische entscheidet zuerst, wer am Zug ist. Wer keine Karten hat, wird nicht gefragt.
