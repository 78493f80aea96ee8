# Der Rahmen um die Tische: Seiten, Leisten, Menü, Protokoll, Ende.

frame-fireside = Fireside
frame-home = Startseite
frame-close = Schließen
frame-cancel = Abbrechen
frame-yes = Ja
frame-no = Nein
frame-guest = Gast
# a name, and what is said of it
frame-labelled = { $label }: { $what }

## The start page

frame-welcome = Zwei Brettspiele rund ums Feuer, an einem Tisch
frame-welcome-how = Spiel sofort gegen einen Bot oder schick Freunden einen Link.
frame-welcome-free = Kostenlos, im Browser, ohne Konto.
frame-link-spent = Der Link zu diesem Platz gilt nicht mehr. Frag die Person, die den Tisch eröffnet hat, nach einem neuen.
frame-link-wrong = Dieser Link führt zu keinem Tisch. Vielleicht fehlt ein Stück davon.
frame-offline = Der Server ist nicht erreichbar. Neuer Versuch …
frame-unofficial = Von Spielenden gemacht, ohne Verbindung zu Autoren oder Verlagen. Wenn dir diese Spiele gefallen, kauf sie bitte.
frame-about = Über Fireside
frame-ours = Die Bilder der Anleitungen sind verloren, darum stammen manche Werte hier von uns.
frame-ours-which = Welche?

frame-players-from-to = { $fewest }–{ $most } Personen
frame-minutes = etwa { $minutes } min

frame-play-now = Jetzt spielen
frame-against = gegen { $bot }, einen freundlichen Bot
frame-opening = Das Feuer wird entfacht …
frame-open-failed = Der Tisch konnte nicht eröffnet werden. Bitte versuch es noch einmal.
frame-with-friends = Mit Freunden
frame-solo = Solo
frame-scenarios = Szenarien

frame-go-on = Weiterspielen
frame-go-on-count =
    { $count ->
        [0] Keine laufenden Partien
        [one] 1 Tisch
       *[other] { $count } Tische
    }{ $waiting ->
        [0] { "" }
        [one] , 1 wartet auf dich
       *[other] , { $waiting } warten auf dich
    }
frame-go-on-yours = { $title }, du bist am Zug
frame-go-on-theirs = { $title }, am Zug: { $name }
frame-go-on-won =
    { $count ->
        [one] { $title }, gewonnen von { $names }
       *[other] { $title }, geteilter Sieg: { $names }
    }
frame-finished = Beendet
frame-minutes-ago = vor { $count } min
frame-hours-ago = vor { $count } Std.

## Setting up a table

frame-new-heading = Tisch einrichten
frame-new-game = Spiel
frame-new-players = Personen
frame-new-one-player = 1 (solo)
frame-new-seats = Plätze
frame-new-links-follow = Die Links für deine Freunde siehst du, sobald der Tisch offen ist.
frame-new-at-once = Das Spiel beginnt sofort.
frame-new-open = Tisch eröffnen
frame-seat-you = Du, hier
frame-seat-here = Noch jemand hier
frame-seat-link = Freund per Link
frame-seat-bot = Bot: { $level }
frame-seat-strength = Stärke { $points }
frame-seat-strength-how = Der schwächste Bot hat Stärke 0. Wer 200 mehr hat, gewinnt etwa 3 von 4 Partien.
frame-seat-which = Welcher Bot sitzt hier?
frame-seat-who = Wer auf Platz { $number } sitzt
frame-seat-name = Name
frame-seat-number = Person { $number }
frame-seating = Wer wo sitzt
frame-seating-drawn = Plätze verlosen
frame-seating-drawn-about = Das Los entscheidet, wer wo sitzt und damit auch, wer beginnt.
frame-seating-drawn-teams-about = 1 und 3 spielen zusammen, 2 und 4 ebenso. Wer beginnt, entscheidet das Los.
frame-seating-listed = Plätze wie angegeben
frame-seating-listed-about = Wer oben steht, beginnt.
frame-seating-listed-teams-about = 1 und 3 spielen zusammen, 2 und 4 ebenso. Wer oben steht, beginnt.
frame-level-spark = Funke
frame-level-about-spark = Wählt zufällig, aber nichts Unsinniges. Gut für einen ersten Blick auf die Regeln.
frame-level-ember = Glut
frame-level-about-ember = Spielt nach Faustregeln, Zug für Zug. Eine freundliche Gegnerin, die Fehler macht.
frame-level-flame = Flamme
frame-level-about-flame = Hat aus vielen Partien gelernt und holt aus jedem Zug das Beste heraus. Schwer zu schlagen.
frame-level-blaze = Lohe
frame-level-about-blaze = Hat am meisten gelernt und denkt mehrere Züge voraus, deine eingeschlossen. Die Stärkste von allen.

## The table

frame-menu = Menü
frame-language = Sprache
frame-language-offline = { $language } muss einmal geladen werden. Versuch es wieder, wenn du online bist.
frame-theme = Design
frame-theme-night = Nacht
frame-theme-parchment = Pergament
frame-theme-to-night = Zum Design Nacht wechseln
frame-theme-to-parchment = Zum Design Pergament wechseln
frame-confirming = Züge bestätigen
frame-eyes = Ansicht als
frame-your-name = Dein Name
frame-names-here = Namen der Spielenden hier
frame-links = Links zu den Plätzen
frame-save-record = Aufzeichnung speichern
frame-round = Runde { $round }
frame-turn = Zug { $turn }
frame-tab-your-turn = ● Du bist am Zug: { $title }
frame-seat-points =
    { $points ->
        [one] { $name }: 1 Punkt.
       *[other] { $name }: { $points } Punkte.
    }
frame-seat-if-ended = Wäre jetzt Schluss, wären es { $points }.
frame-legend-if-ended = wäre jetzt Schluss
frame-seat-acts = Am Zug.
frame-seat-away = Nicht da.
frame-seat-stand-in = { $level } hat den letzten Zug für { $name } gespielt: Zum Überlegen fehlte die Zeit.
frame-seat-partner = { $name } und { $partner } spielen zusammen.
frame-with = mit { $partner }
frame-choices = Was du tun kannst
frame-choices-all = Alle { $count }
frame-closed = Jetzt nicht möglich
frame-rule = Regel { $rule }
frame-rules = Regeln
frame-tap-again = Zum Wählen noch einmal tippen.
frame-thinking = { $name } überlegt.
frame-bots-busy = Die Bots haben an anderen Tischen zu tun. { $name } spielt bald.
frame-waiting-for = { $name } ist am Zug.
frame-waiting-away = Warten auf { $name } (gerade nicht da).
frame-looking-on = Du schaust zu
frame-confirm-question = Bestätige deinen Zug oder nimm ihn zurück.
frame-held = Bestätige „{ $deed }“ oder wähle anders.
frame-held-why = Das deckt Verborgenes auf und lässt sich nicht rückgängig machen.
frame-confirm = Bestätigen
frame-undo = Rückgängig
frame-undo-how = Rückgängig. Mit Umschalt: der ganze Zug.
frame-undo-turn = Ganzen Zug zurücknehmen
frame-redo = Wiederholen
frame-undo-ask = Um Rücknahme bitten
frame-undo-sent = Die anderen werden gefragt.
frame-undo-asked = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
frame-undo-waits = Es fehlt noch die Antwort von { $names }.
frame-undo-play-on = Weiterspielen heißt Nein.
frame-undo-agree = Zustimmen
frame-undo-refuse = Ablehnen
frame-came = { $name } ist an den Tisch gekommen.
frame-log = Protokoll
frame-log-empty = Noch ist nichts geschehen.
frame-begins = { $name } beginnt.
frame-seats-drawn = Die Plätze sind verlost: { $name } beginnt.
frame-connecting = Auf dem Weg zum Tisch …
frame-connection-lost = Verbindung verloren. Neuer Versuch …
frame-not-connected = Nicht verbunden. Deine Wahl wurde nicht gesendet.
frame-gone-unknown-table = Diesen Tisch gibt es nicht
frame-gone-unknown-table-how = Vielleicht fehlt ein Stück der Adresse, oder es hat so lange niemand weitergespielt, dass der Tisch abgeräumt wurde.
frame-gone-not-allowed = Du hast hier noch keinen Platz
frame-gone-not-allowed-how = Öffne den Link zu deinem Platz in diesem Browser. Wenn du keinen hast oder er nicht mehr gilt, frag die Person, die den Tisch eröffnet hat.
frame-gone-renewed = Dieser Platz hat einen neuen Link
frame-gone-renewed-how = Der Link, den du benutzt hast, gilt nicht mehr. Frag die Person, die den Tisch eröffnet hat, nach dem neuen; das Spiel ist noch da.
frame-board-failed = Das Spielbrett konnte nicht geladen werden. Bitte lade die Seite neu.
frame-pass-device = Gib das Gerät weiter an { $name }
frame-pass-device-why = Die nächste Hand ist geheim.
frame-pass-ready = Ich bin { $name }
frame-stopped = Diese Partie wurde nach älteren Regeln begonnen und kann nicht weitergehen.
frame-stopped-choice = Nach den heutigen Regeln ist nicht mehr möglich, was danach gespielt wurde.
frame-stopped-position = Nach den heutigen Regeln führen dieselben Züge zu einer anderen Stellung.
frame-stopped-result = Nach den heutigen Regeln ginge sie mit anderen Punkten aus.
frame-stopped-how = Du kannst sie im Rückblick ansehen und ihre Aufzeichnung speichern.
frame-refused-declined = Sie möchten lieber weiterspielen. Dein Zug bleibt stehen.
frame-refused-stale = Der Tisch hatte sich schon verändert. Du siehst ihn, wie er jetzt ist.
frame-refused-not-your-turn = Du bist nicht am Zug.
frame-refused-illegal = Das geht jetzt nicht.
frame-refused-not-allowed = Das ist jetzt nicht erlaubt.
frame-refused-broken-message = Der Server hat das nicht verstanden.
frame-refused-too-large = Das war zu lang für den Server.
frame-refused-no-advice = Diesmal ließ sich kein Tipp finden. Bitte versuch es noch einmal.
frame-refused-bots-busy = Die Bots haben an anderen Tischen zu tun. Versuch es gleich noch einmal.
frame-refused-busy = Der Server hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
frame-gone-wrong-origin = Diese Seite darf nicht mit dem Tisch sprechen
frame-gone-wrong-origin-how = Öffne Fireside unter seiner eigenen Adresse.
frame-refused-slow-down = Das war viel auf einmal. Warte einen Moment und versuch es noch einmal.
frame-refused-too-many = Es ist zu viel auf einmal offen. Schließ einen Tisch oder Tab und versuch es noch einmal.
frame-refused-unavailable = Der Server kommt gerade nicht an seine Spiele. Versuch es gleich noch einmal.
frame-refused-fault = Auf dem Server ist etwas schiefgegangen. Was du gesehen hast, ist gespeichert; bitte versuch es noch einmal.
frame-refused-other-protocol = Fireside wurde erneuert. Bitte lade die Seite neu.
frame-gone-other-protocol = Fireside wurde erneuert
frame-gone-other-protocol-how = Diese Seite ist älter als der Server. Schließ alle Tabs von Fireside und öffne es noch einmal.
frame-gone-slow-down = Einen Moment bitte
frame-gone-slow-down-how = Das war viel auf einmal. Lade die Seite in einer Minute neu.
frame-gone-day-not-over = Erst wenn der Tag vorbei ist
frame-gone-day-not-over-how = { frame-deal-secret }
frame-refused-day-not-over = { frame-deal-secret }
frame-gone-too-many = Dieser Tisch lässt sich nicht noch einmal öffnen
frame-gone-too-many-how = Er ist in zu vielen Fenstern offen, oder der Server ist voll. Schließ ein paar Fenster und lade die Seite neu.
frame-gone-unavailable = Der Server kommt gerade nicht an seine Spiele
frame-gone-unavailable-how = Nichts ist verloren. Lade die Seite gleich noch einmal.

## The waiting room

frame-room-missing =
    { $count ->
        [one] Eine Person fehlt noch
       *[other] { $count } Personen fehlen noch
    }
frame-room-all = Alle sind da
frame-sit-heading = Nimm Platz
frame-sit-ask = Wie sollen die anderen dich nennen?
frame-sit-down = Hinsetzen
frame-sit-skip = Überspringen
frame-room-about = Ein Link ist ein Platz: Wer ihn öffnet, sitzt dort, auf jedem Gerät.
frame-room-begins = { $name } beginnt, die anderen folgen in dieser Reihenfolge.
frame-room-waiting = fehlt noch
frame-room-here = da
frame-room-watch = Zum Zuschauen: Hier sieht man, was alle sehen dürfen.
frame-link = Link
frame-copy = Kopieren
frame-copied = Kopiert
frame-share-failed = Teilen und Kopieren gehen hier nicht.
frame-install = Fireside installieren
frame-install-why = Als App öffnet sich Fireside mit einem Fingertipp, und der Begleiter läuft auch offline.
frame-install-by-menu = Diese Verbindung ist nicht verschlüsselt: Fireside lässt sich hier nicht installieren und braucht das Netzwerk. Über das Menü deines Browsers kommt es trotzdem auf den Startbildschirm.
frame-renew = Neuer Link
frame-renew-why = Der alte Link gilt dann nicht mehr, und wer ihn benutzt hat, braucht den neuen.
frame-renew-failed = Der Link ließ sich nicht erneuern. Bitte versuch es noch einmal.
frame-renewed = Der neue Link kann verschickt werden.
frame-link-forgotten = Dieser Browser hat den Link nicht mehr, aber du kannst einen neuen erstellen.
frame-qr = QR-Code
frame-qr-how = Mit der Kamera des anderen Geräts scannen.
frame-reach-here = Diese Links funktionieren nur auf diesem Computer.
frame-reach-open = Andere im Netzwerk hereinlassen
frame-reach-open-how = Wer im selben Netzwerk ist, etwa bei dir zu Hause, kann die Links dann öffnen. Das gilt, bis Fireside geschlossen wird.
frame-reach-how = Zum Spielen im Netzwerk starte Fireside mit
frame-reach-network = Wer im selben Netzwerk ist, kann diese Links öffnen.
frame-reach-no-network = Dieser Computer ist mit keinem Netzwerk verbunden.
frame-reach-failed = Das ging nicht. Starte Fireside stattdessen mit --host 0.0.0.0.
frame-to-phone = Auf dem Handy spielen
frame-to-phone-how = Dein Platz öffnet sich auch dort; hier behältst du ihn.
frame-seat-which-own = Welcher deiner Plätze
frame-copy-link = Link kopieren

## The end

frame-over = Das Spiel ist zu Ende
frame-show-end = Ergebnis
frame-end-you-win = Du gewinnst
frame-end-wins =
    { $count ->
        [0] Niemand gewinnt
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
frame-end-team-wins = { $names } gewinnen gemeinsam
frame-end-sources = Woher die Punkte kamen
frame-end-total = Summe
frame-end-tie-break = entscheidet bei Gleichstand
frame-end-tie = Gleich viele Punkte: Es entscheidet „{ $what }“, { $most } zu { $fewer }.
frame-look-at-table = Tisch ansehen
frame-play-again = Nochmal spielen

frame-places = Bereiche
frame-to-content = Zum Inhalt springen
frame-place-play = Spielen
frame-place-learn = Lernen
frame-place-solo = Solo
frame-place-records = Partien

frame-welcome-short = Zwei Brettspiele rund ums Feuer
frame-learn = Lernen
frame-go-on-empty = Keine laufenden Partien. Deine erscheinen hier.
frame-go-on-none = Kein Tisch wartet auf dich.
frame-go-on-hide = Aus dieser Liste entfernen: { $table }
frame-go-on-hidden =
    { $count ->
        [one] 1 Tisch ist ausgeblendet.
       *[other] { $count } Tische sind ausgeblendet.
    }
frame-go-on-show = Zeigen
frame-go-on-solo = { $title } solo
frame-go-on-waiting = wartet
frame-go-on-thinking = überlegt
frame-go-on-here = am Tisch
frame-go-on-away = nicht da
frame-go-on-over = beendet
frame-go-on-stopped = ältere Regeln
frame-go-on-deal = Partie des Tages
frame-go-on-what-if = was wäre wenn
frame-go-on-handicap = Handicap { $handicap }
frame-companion = An deinem eigenen Tisch
frame-companion-about = Das gedruckte Spiel liegt vor dir? Dein Handy deckt Toms Karten auf und zählt die Punkte.
frame-place-companion = Begleiter
frame-rules-and-lessons = Regeln und Lektionen
frame-show-keys = Tasten
frame-sound = Ton
frame-sound-to-off = Ton ausschalten
frame-sound-to-on = Ton einschalten
frame-look-back = Partie im Rückblick ansehen
frame-log-look-back = Die Stellung danach ansehen
frame-what-if = Was wäre wenn
frame-what-if-how = Ein anderer Verlauf einer gespielten Partie. Ein Klick führt zu ihr zurück.
frame-what-if-back = Zurück zur ursprünglichen Partie
frame-new-here = Neu hier?
frame-new-here-about = Eine kurze Lektion spielt mit dir die ersten Züge, auf dem echten Spielbrett.
frame-learn-title = { $title } lernen
frame-to-series = Zur Serie
frame-to-deal = Zu den Ergebnissen des Tages
frame-deal-secret = Die Partie des Tages bleibt bis Mitternacht (UTC) geheim: Rückblick, Auswertung und Aufzeichnung gibt es erst danach.
