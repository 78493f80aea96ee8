# Der Rahmen um die Tische: Seiten, Leisten, Menü, Protokoll, Ende.
#
# prefix: frame-title-  (name of a title)
# prefix: frame-about-  (a sentence about a title)
# prefix: frame-step-  (what one does in a title)
# prefix: frame-level-  (name of a bot)
# prefix: frame-level-about-  (what playing against it is like)
# prefix: frame-option-  (an option of a title, its values, and what they mean)
# prefix: frame-refused-  (why the server did not do what was asked)
# prefix: frame-gone-  (why a table cannot be shown, and what to do about it)

frame-fireside = Fireside
frame-home = Startseite
frame-close = Schließen
frame-cancel = Abbrechen
frame-yes = Ja
frame-no = Nein
frame-guest = Gast
frame-tom = Tom

## The start page

frame-welcome = Zwei Brettspiele rund ums Feuer, an einem Tisch
frame-welcome-how = Spiel sofort gegen einen Bot oder schick Freunden einen Link.
frame-welcome-free = Kostenlos, im Browser, ohne Konto.
frame-link-spent = Der Link zu diesem Platz gilt nicht mehr. Frag die Person, die den Tisch eröffnet hat, nach einem neuen.
frame-link-wrong = Dieser Link führt zu keinem Tisch. Vielleicht ist unterwegs ein Stück verloren gegangen.
frame-offline = Der Server ist nicht erreichbar. Wir versuchen es weiter.
frame-unofficial = Ein inoffizieller Tisch von Spielenden, ohne Verbindung zu Autoren oder Verlagen. Wenn dir diese Spiele gefallen, kauf sie bitte.

frame-title-bonfire = Bonfire
frame-title-dewan = Dewan
frame-about-bonfire = Hol Aufgaben von den Inseln, bau deine Stadt und entfache ihre Bonfire, bevor die Novizen den Rat füllen.
frame-about-dewan = Nimm zwei Karten oder zahle sie für einen Weg: Errichte Lager, wo das Land die Geschichten deines Stammes erfüllt.
frame-step-bonfire-ship = Aufgaben holen
frame-step-bonfire-portal = Stadt bauen
frame-step-bonfire-bonfire = Bonfire entfachen
frame-step-dewan-cards = Zwei Karten nehmen
frame-step-dewan-dewan = Lager errichten
frame-step-dewan-stories = Geschichten erfüllen
frame-players-from-to = { $fewest }–{ $most } Personen
frame-minutes = etwa { $minutes } min

frame-play-now = Jetzt spielen
frame-against = gegen { $bot }, einen freundlichen Bot
frame-opening = Das Feuer wird entfacht
frame-open-failed = Der Tisch ließ sich nicht eröffnen. Bitte versuch es noch einmal.
frame-with-friends = Mit Freunden
frame-solo = Solo
frame-scenarios = Szenarien

frame-go-on = Weiterspielen
frame-go-on-count =
    { $count ->
        [0] Keine laufenden Tische
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
frame-new-one-player = 1, solo
frame-new-seats = Plätze
frame-new-links-follow = Die Links für deine Freunde siehst du, sobald der Tisch offen ist.
frame-new-at-once = Das Spiel beginnt sofort.
frame-new-open = Tisch eröffnen
frame-seat-you = Du, hier
frame-seat-here = Noch jemand hier
frame-seat-link = Freund per Link
frame-seat-bot = Bot: { $level }
frame-seat-strength = Stärke { $points }
frame-seat-strength-how = Die Stärke zählt von der schwächsten Stufe an, die 0 hat. Wer zu zweit 200 mehr hat, gewinnt etwa 3 von 4 Partien.
frame-seat-which = Welcher Bot sitzt hier?
frame-seat-who = Wer auf Platz { $number } sitzt
frame-seat-name = Name
frame-seat-number = Person { $number }
frame-tom-about = Der Gegner im Solospiel. Er deckt Karten auf und braucht niemanden.
frame-level-spark = Funke
frame-level-about-spark = Spielt aufs Geratewohl, aber keinen Unsinn. Gut für einen ersten Blick auf die Regeln.
frame-level-ember = Glut
frame-level-about-ember = Spielt jeden Zug nach einer Faustregel. Freundliche Gegnerin, die Fehler macht.
frame-level-flame = Flamme
frame-level-about-flame = Hat aus vielen Partien gelernt und holt aus jedem Zug viel heraus. Schwer zu schlagen.
frame-level-blaze = Lohe
frame-level-about-blaze = Hat am meisten gelernt und denkt mehrere Züge voraus, auch an deine. Die Stärkste von allen.
frame-option-first-game = Variante
frame-option-first-game-none = Üblich
frame-option-first-game-none-about = Aufgaben ganz zufällig auf den Inseln
frame-option-first-game-yes = Erstes Spiel
frame-option-first-game-yes-about = Keine Insel mit zwei Aufgaben einer Farbe
frame-option-handicap = Handicap
frame-option-handicap-about = Punkte, mit denen Tom beginnt; unter null gehören sie dir.
frame-option-scenario = Szenario
frame-option-scenario-base = Grundspiel
frame-option-scenario-base-about = für den Anfang
frame-option-scenario-team = Teams
frame-option-scenario-team-about = zwei gegen zwei, zu viert
frame-option-scenario-volcano = Vulkan
frame-option-scenario-volcano-about = Lava bedeckt das Land
frame-option-scenario-downpour = Wolkenbruch
frame-option-scenario-downpour-about = Seen wachsen, Zonen zerfallen
frame-option-scenario-lake-villages = Seedörfer
frame-option-scenario-lake-villages-about = Lager auf Wasser, Fische

## The table

frame-menu = Menü
frame-language = Sprache
frame-language-offline = { $language } braucht einmal die Verbindung. Versuch es wieder, wenn du online bist.
frame-theme = Aussehen
frame-theme-night = Nacht
frame-theme-parchment = Pergament
frame-theme-to-night = Zum Aussehen Nacht wechseln
frame-theme-to-parchment = Zum Aussehen Pergament wechseln
frame-confirming = Züge bestätigen
frame-eyes = Mit den Augen von
frame-your-name = Dein Name
frame-names-here = Namen hier
frame-links = Links der Plätze
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
frame-choices = Was du tun kannst
frame-choices-all = Alle { $count }
frame-closed = Jetzt nicht möglich
frame-rule = Regel { $rule }
frame-rules = Regeln
frame-tap-again = Zum Wählen noch einmal tippen.
frame-thinking = { $name } überlegt.
frame-waiting-for = { $name } ist am Zug.
frame-looking-on = Du schaust zu
frame-confirm-question = Bestätige deinen Zug oder nimm ihn zurück.
frame-confirm = Bestätigen
frame-undo = Rückgängig
frame-undo-how = Rückgängig. Mit Umschalt: der ganze Zug.
frame-undo-turn = Ganzen Zug zurücknehmen
frame-redo = Wiederholen
frame-undo-ask = Um Rücknahme bitten
frame-undo-sent = Die anderen werden gefragt.
frame-undo-asked = Darf der letzte Zug zurückgenommen werden?
frame-undo-agree = Zustimmen
frame-undo-refuse = Ablehnen
frame-came = { $name } ist am Tisch.
frame-log = Protokoll
frame-log-empty = Noch ist nichts geschehen.
frame-connecting = Auf dem Weg zum Tisch …
frame-connection-lost = Die Verbindung ist weg. Wir versuchen es weiter.
frame-not-connected = Nicht verbunden. Deine Wahl wurde nicht gesendet.
frame-gone-unknown-table = Diesen Tisch gibt es nicht
frame-gone-unknown-table-how = Vielleicht ist ein Stück der Adresse verloren gegangen.
frame-gone-not-allowed = Du hast hier noch keinen Platz
frame-gone-not-allowed-how = Öffne den Link zu deinem Platz in diesem Browser. Wenn du keinen hast oder er nicht mehr gilt, frag die Person, die den Tisch eröffnet hat.
frame-gone-renewed = Dieser Platz hat einen neuen Link
frame-gone-renewed-how = Der, mit dem du gekommen bist, gilt nicht mehr. Frag die Person, die den Tisch eröffnet hat, nach dem neuen; das Spiel ist noch da.
frame-board-failed = Das Brett ließ sich nicht laden. Bitte lade die Seite neu.
frame-pass-device = Gib das Gerät weiter an { $name }
frame-pass-device-why = Die nächste Hand ist geheim.
frame-pass-ready = Ich bin { $name }
frame-gone-other-rules = Dieser Tisch wurde mit anderen Regeln begonnen
frame-gone-other-rules-how = Er kann hier nicht weitergehen, aber nichts davon ist verloren.
frame-refused-declined = Sie möchten lieber weiterspielen. Dein Zug bleibt stehen.
frame-refused-stale = Der Tisch hatte sich schon verändert. Du siehst ihn, wie er jetzt ist.
frame-refused-not-your-turn = Du bist nicht am Zug.
frame-refused-illegal = Das geht jetzt nicht.
frame-refused-not-allowed = Das ist jetzt nicht erlaubt.
frame-refused-broken-message = Der Server hat das nicht verstanden.
frame-refused-too-large = Der Server hat das nicht verstanden.
frame-refused-no-advice = Diesmal ließ sich kein Rat finden. Versuch es noch einmal.
frame-gone-wrong-origin = Diese Seite darf nicht mit dem Tisch sprechen
frame-gone-wrong-origin-how = Öffne Fireside unter seiner eigenen Adresse.

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
frame-room-about = Ein Link ist ein Platz. Wer ihn öffnet, sitzt dort, auf jedem Gerät.
frame-room-waiting = fehlt noch
frame-room-here = da
frame-room-watch = Zum Zuschauen: Hier sieht man, was alle sehen dürfen.
frame-link = Link
frame-copy = Kopieren
frame-copied = Kopiert
frame-share-failed = Das ließ sich hier weder teilen noch kopieren.
frame-install = Fireside installieren
frame-install-why = Als App auf diesem Gerät öffnet sich Fireside mit einem Tipp, und der Begleiter läuft ohne Verbindung.
frame-renew = Neuer Link
frame-renew-why = Der alte Link gilt dann nicht mehr; wer über ihn gekommen ist, muss über den neuen wiederkommen.
frame-renew-failed = Der Link ließ sich nicht erneuern. Bitte versuch es noch einmal.
frame-renewed = Der neue Link kann verschickt werden.
frame-link-forgotten = Dieser Browser hat den Link nicht mehr, aber du kannst einen neuen machen.

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
frame-to-content = Zum Inhalt
frame-place-play = Spielen
frame-place-learn = Lernen
frame-place-solo = Solo
frame-place-records = Partien

frame-welcome-short = Zwei Brettspiele rund ums Feuer
frame-feel-bonfire = tief
frame-feel-dewan = schnell gelernt
frame-learn = Lernen
frame-go-on-empty = Keine laufenden Tische. Deine warten hier auf dich.
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
frame-look-back = Auf die Partie zurückblicken
frame-log-look-back = Die Stellung danach ansehen
frame-what-if = Was wäre wenn
frame-what-if-how = Ein anderer Weg einer gespielten Partie. Ein Klick führt dorthin zurück.
frame-what-if-back = Zurück zur ursprünglichen Partie
frame-new-here = Neu hier?
frame-new-here-about = Eine kurze Lektion spielt mit dir die ersten Züge, am echten Spielplan.
frame-learn-title = { $title } lernen
frame-to-series = Zur Serie
frame-to-deal = Zu den Ergebnissen des Tages
