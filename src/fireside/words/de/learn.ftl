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
