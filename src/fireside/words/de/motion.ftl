# Bewegung und Ton am Tisch, und was seit dem eigenen letzten Zug geschah.

motion-motion = Spielteile animieren

motion-pace = Züge der anderen
motion-pace-read = Zum Mitlesen
motion-pace-quick = Schnell
motion-pace-once = Sofort

motion-others = Was die anderen tun
motion-skip = Überspringen

motion-since = Seit deinem letzten Zug
motion-since-count =
    { $count ->
        [one] Seit deinem letzten Zug: 1 Schritt
       *[other] Seit deinem letzten Zug: { $count } Schritte
    }
motion-step = Schritt { $number } von { $count }
motion-previous = Voriger Schritt
motion-next = Nächster Schritt
motion-play = Abspielen
motion-pause = Anhalten
motion-now = Zurück zum Spiel
