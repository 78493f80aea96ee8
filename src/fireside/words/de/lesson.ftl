# Die Lektionen: was Schritt für Schritt am echten Brett gesagt wird.

lesson-heading = { $title }: eine Lektion
lesson-loading = Der Tisch wird aufgebaut …
lesson-missing = Hier gibt es keine Lektion.
lesson-chapter = { $number } von { $count }: { $chapter }
lesson-step = Schritt { $number } von { $count }
lesson-rule = Regel { $rule }
lesson-skip = Lektion überspringen
lesson-back = Zurück
lesson-next = Weiter
lesson-again = Von vorn beginnen
lesson-rules = Regelbuch
lesson-play = Jetzt gegen Glut spielen
lesson-instead = Das geht auch, aber lass uns zuerst dies machen. Auf dem Tisch liegt ein Ring darum.
lesson-read-on = Gleich bist du dran. Mit „Weiter“ geht es voran.
