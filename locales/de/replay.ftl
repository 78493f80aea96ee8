# Auf eine Partie zurückblicken, was wäre wenn, und die Seite der Partien.

## Looking back

replay-looking-back = Du blickst zurück
replay-to-table = Zurück zum Tisch
replay-to-records = Zurück zu den Partien
replay-seen-as = Mit den Augen von
replay-onlooker = Zuschauer
replay-line = Verlauf der Partie
replay-steps = Schritte
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo: { $speed }-fach
replay-key-home = Pos1
replay-key-end = Ende
replay-key-space = Leertaste
replay-key-shift-left = Umschalt ←
replay-key-shift-right = Umschalt →
replay-beginning = Der Anfang
replay-opening = Vor Runde 1
replay-round-of = Runde { $round } von { $rounds }
replay-step-of = { $name }, Schritt { $step } von { $steps }
replay-ending-countdown = Countdown
replay-ending-last-round = letzte Runde
replay-since = Seit meinem letzten Zug
replay-since-short = Seit meinem Zug

## The log

replay-log-how = Eine Zeile öffnet ihre Stellung
replay-log-filter = Gezeigte Zeilen
replay-log-all = Alle
replay-log-mine = Meine
replay-log-points = Punkte
replay-log-total =
    { $points ->
        [one] danach { $points } Punkt
       *[other] danach { $points } Punkte
    }

## Sharing

replay-share = Teilen
replay-share-how = Einen Link zu dieser Stellung kopieren
replay-shared = Link kopiert. Wer ihn hat, kann ab hier zuschauen.
replay-shared-with-seats = Link kopiert. Er öffnet sich für alle an diesem Tisch.
replay-share-failed = Der Link ließ sich nicht kopieren. Kopiere ihn aus der Adresszeile.

## What if

replay-what-if = Was wäre wenn?
replay-what-if-how = Diese Stellung wird ein eigener Tisch mit derselben Auslage. Die Aufzeichnung bleibt, wie sie ist, und der Weg zurück ist immer da.
replay-what-if-mover = entscheidet hier
replay-what-if-who = Wer für { $name } spielt
replay-what-if-you = Du
replay-in-place-of = Für { $name }
replay-what-if-open = Von hier weiterspielen

## Records

replay-records-how = Jede beendete Partie kannst du Schritt für Schritt ansehen, auswerten und von jeder Stellung aus weiterspielen.
replay-records-played = Beendete Partien
replay-records-none = Noch keine beendeten Partien. Sie werden hier warten.
replay-records-begin = Spiel eine
replay-records-brought = Mitgebrachte Aufzeichnungen
replay-record-unfinished = { $title }: nicht beendet
replay-record-look = Ansehen
replay-record-review = Auswerten
replay-bring = Eine Aufzeichnung ansehen
replay-bring-how = Zieh eine .fire-Datei hierher oder wähle eine aus. Ein Konto brauchst du nicht.
replay-bring-choose = Datei auswählen
replay-bring-broken = Diese Datei ist keine Aufzeichnung, die sich nachspielen lässt.
replay-bring-line = Der Fehler steht in Zeile { $line }.
replay-bring-other-rules = Diese Aufzeichnung entstand mit einer anderen Fassung der Regeln.
replay-bring-other-edition = Diese Aufzeichnung wurde mit einer anderen Ausgabe des Spiels gespielt.
replay-bring-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
replay-delete = Aufzeichnung löschen
replay-delete-ask = Diese Aufzeichnung löschen?
replay-delete-why = Sie verschwindet für immer, für dich und für alle, die ihren Link haben. Partien, die von dort weitergingen, bleiben.
replay-deleted = Die Aufzeichnung ist gelöscht.
