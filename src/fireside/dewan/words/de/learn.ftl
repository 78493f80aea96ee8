# Lernen: Lektionen, Regelbücher, die Suche darin und Regeln am Tisch (Dewan).

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
