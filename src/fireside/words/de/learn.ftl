# Lernen: Lektionen, Regelbücher, die Suche darin und Regeln am Tisch.

learn-heading = Spielen lernen
learn-how = Spiele eine Lektion am echten Tisch oder schlage eine Regel nach.
learn-lesson = Lektion beginnen
learn-lesson-how = am echten Tisch, etwa { $minutes } min
learn-book = Regelbuch
learn-books = Regelbücher
learn-rules-of = Regeln von { $title }
learn-contents = Inhalt
learn-chapters = Kapitel
learn-search = Regeln durchsuchen
learn-found =
    { $count ->
        [0] Nichts gefunden. Versuch es mit weniger Wörtern oder einem anderen.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
# words of questions that are not searched for
learn-search-asking = wie was wann wo warum welche welcher welches wozu wieso ist sind war darf dürfen kann können muss müssen soll sollen will ich du mein meine meinen man wir ihr es er sie der die das den dem des ein eine einen einem einer eines und oder nicht in im an am auf zu zum zur für mit von vom bei gibt geht macht machen haben hat habe werden wird passiert viel spiel spiels bedeutet funktioniert
# endings that a word may have: words that differ in these alone are the same
learn-search-endings = e en n er ern es s em st t te ten et est in innen nen ung ungen
# for the search: words that people may type, then the words that the rules have for them; one line each
learn-search-others =
    wildcard: joker
    abgeben abgegeben: zahle zahlen abwerfen
    spielzug spielzüge: zug züge
    punktzahl punktemarker: punkte
    ablagestapel: ablage
    aktionsmarker token tokens chip chips: marker
    zwerg zwerge gnomkarte gnomkarten: gnom gnome
    tableau spielertableau stadttafel: stadt
    siegpunkt siegpunkte zählleiste punkteleiste: punkte
    nachziehstapel ziehstapel: stapel
    opfergabe opfergaben schale schalen: opferschale opferschalen
    schiffsroute schiffsrouten: route routen
    see seen meer: wasser wasserzone schiff insel inseln
    beige natur: naturfarbene
    wegplättchen: weg wege
    schicksalsplättchen schicksalsplan: schicksals schicksalsfeld
    ratsnovize ratsnovizen: novize novizen rats
    startplättchen: startfeld start
    kachel kacheln karte: plättchen
    aussparung aussparungen lücke: portal portale
    vorsprung: handicap
    starten startet anfangen anfängt: beginnt
    tausch tauschen wechseln: zwei
    gleichstand unentschieden: gewinnt gleichstand unentschieden
    geschenk schenken geben: geschenke fremde
    bekommen bekomme kriegen kriege holen erhalten: erhalten holen anwerben neue
    kosten kostet teuer: preis zahle bezahlen kosten
    ende endet spielende schluss vorbei: letzte countdown ende
    limit handlimit maximal höchstens grenze: höchstens grenzen beliebig
    viele: höchstens grenzen beliebig
    komme kommen überqueren: durchqueren über
    entfache entfachen anzünden: entfachen umdrehen
    schiff fahren segeln: schiff fahrten
    aussetzen: passen
    rad: bonfire
learn-rule = Regel { $number }
learn-chapter = Kapitel { $number }
learn-show = Auf dem Tisch zeigen
learn-whole-book = Ganzes Regelbuch öffnen

learn-bonus = Bonus { $number }
learn-gnome = Gnom { $number }

## Ein Klick auf etwas, das nicht gewählt werden kann

learn-refused = { $thing }: jetzt nicht möglich
learn-refused-asked = Entscheide zuerst: { $question }
learn-refused-turn = { $name } ist am Zug.
learn-refused-confirm = Dein Zug ist gespielt. Bestätige ihn zuerst.
learn-refused-lit = Wählen kannst du alles, was leuchtet.

## Bilder

learn-picture-b1-2 = Eine Stadt. Von innen: Schicksalsfeld, Weg-Plättchen, Aussparungen für Portale, Aufgaben mit ihren Novizen, Sitze.
learn-picture-b2-4 = Die Inseln vor dem ersten Zug. Auf vier von ihnen warten Hüterinnen.
learn-picture-b3-5 = Das Schicksalsfeld vor dem ersten Zug. Es leuchten das achte Plättchen und das, mit dem es getauscht werden darf.
learn-picture-b4-1 = Es leuchten das erste und das letzte Schicksals-Plättchen, eine Aufgabe, die zum Bonfire werden kann, und der nächste Weg, den Marker bezahlen können.
learn-picture-b5-3 = Es leuchten die Felder, die das Plättchen bedecken könnte.
learn-picture-b5-4 = Gruppen gleicher Symbole. Je größer sie werden, desto mehr Marker bringt ein neues Plättchen.
learn-picture-b6-2 = Es leuchten die Marker, von denen zwei einen fehlenden ersetzen.
learn-picture-b7-1 = Es leuchten die vier offenen Weg-Plättchen und die zwei Stapel.
learn-picture-b8-2 = Es leuchten die Inseln, die dieses Schiff mit den vorhandenen Markern erreicht.
learn-picture-b9-3 = Es leuchten die zwei offenen Opferschalen. Eine davon bleibt auf der Insel.
learn-picture-b10-1 = Es leuchtet die Hüterinnen-Insel, an der dieses Schiff liegt. Eine ihrer vier Hüterinnen kann abgeholt werden.
learn-picture-b11-3 = Es leuchtet, wohin die Hüterin gehen darf. Der Weg zum Bonfire führt durch sein Portal.
learn-picture-b12-2 = Es leuchten die erreichbaren Felder. Das Große Bonfire zeigt auf das jetzige.
learn-picture-b12-4 = Die nächste freie Aussparung ist glutrot umrandet. Sie bestimmt, welches Portal du brauchst.
learn-picture-b13-1 = Es leuchten die Gnome, die bezahlt werden können.
learn-picture-b14-2 = Es leuchten die Felder im Hohen Rat, auf die der Novize gehen darf.
learn-picture-b15-1 = Die Aufgaben des Rates, was diese Stadt davon hat, und die Rats-Novizen, die noch dort stehen.
learn-picture-b16-1 = Der Countdown: fünf Kerzen, eine für jede Runde.
learn-picture-b18-2 = Es leuchtet, wohin die Hüterin mit diesem Bonus gehen darf, vor oder zurück.
learn-picture-b20-4 = Die siegreiche Stadt am Ende einer Partie.
learn-picture-b21-2 = Toms Stadt mitten in einer Partie.
learn-picture-d1-2 = Eine Landkarte. Die Linie umgibt eine Zone: drei Waldfelder auf zwei Teilen.
learn-picture-d1-3 = Ressourcensymbole auf den Kanten zwischen zwei Feldern.
learn-picture-d2-6 = Es leuchten die offenen Geschichten und der Stapel. Eine davon wird genommen.
learn-picture-d3-1 = Eines von beiden: ein Paar Karten oder ein Lager auf einem leuchtenden Feld.
learn-picture-d4-1 = Jede Klammer ist ein Paar Nachbarn, das genommen werden kann.
learn-picture-d5-1 = Es leuchten die Felder, auf denen ein Lager stehen könnte, mit der kleinsten Zahl an Karten, die es kostet.
learn-picture-d5-2 = Ein Weg und die Karten, die ihn bezahlen, eine für jedes Feld.
learn-picture-d5-4 = Dieser Weg führt über Wasser. Eine Karte bezahlt die ganze Wasserzone in der gepunkteten Linie.
learn-picture-d6-2 = Eine Stammestafel: oben Geschichten, dann die Plätze mit dem, was sie bringen, unten untergeschobene Karten.
learn-picture-d6-3 = Eine untergeschobene Karte zeigt eines ihrer Gelände. Ihr Symbol zählt in jedem Fall.
learn-picture-d7-1 = Auf jeder Geschichte zeigt ein Haken, was schon da ist, und ein Ring, was fehlt.
learn-picture-d8-1 = Alle vier Geschichten sind erfüllt. Die Zeichen bleiben für immer.
learn-picture-d9-3 = Die Punkte am Ende einer Partie, Quelle für Quelle.
learn-picture-d9-5 = Die Landkarte am Ende einer Partie. Lager Seite an Seite bilden Gruppen.
learn-picture-d10-1 = Die Landkarte am Ende einer Partie mit zwei Teams: Kreis und Dreieck gegen Quadrat und Raute.
learn-picture-d10-2 = Die Punkte beider Teams am Ende einer Partie, Quelle für Quelle.
learn-picture-d11-1 = Der Ring auf dem Stapel zählt die Karten bis zum Ereignis.
learn-picture-d12-1 = Es leuchten die Felder für die nächste Lava.
learn-picture-d13-1 = Es leuchten die Felder, die als nächste überflutet werden dürfen.
learn-picture-d14-1 = Die Landkarte am Ende einer Partie mit zwei Seedörfern.
