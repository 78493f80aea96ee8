# Das Brett in Worten, für alle, die hören, und für alle, die lieber lesen.

spoken-heading = Das Spielbrett in Worten
spoken-read = Spielbrett vorlesen
spoken-to-choices = Zur Auswahl
spoken-happened = Was geschehen ist
spoken-asked = Die Frage
spoken-connection = Verbindung
spoken-connected = Wieder verbunden.
spoken-choices =
    { $count ->
        [one] 1 Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }
spoken-now = Jetzt
spoken-none = nichts
