# Der Rückblick auf eine Partie, was wäre wenn, und die Seite der Partien.

## Looking back

replay-looking-back = Rückblick auf die Partie
replay-to-table = Zurück zum Tisch
replay-to-records = Zurück zu den Partien
replay-seen-as = Ansicht als
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

replay-log-how = Ein Klick auf eine Zeile zeigt ihre Stellung
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
replay-shared-with-seats = Link kopiert. Er funktioniert für alle an diesem Tisch.
replay-share-failed = Der Link konnte nicht kopiert werden. Kopiere ihn aus der Adresszeile.

## What if

replay-what-if = Was wäre wenn?
replay-what-if-how = Aus dieser Stellung wird ein eigener Tisch, auf dem alle Karten und Plättchen gleich verteilt sind. Die Aufzeichnung bleibt, wie sie ist, und du kannst jederzeit zu ihr zurück.
replay-what-if-mover = am Zug
replay-what-if-who = Wer für { $name } spielt
replay-what-if-you = Du
replay-in-place-of = Anstelle von { $name }
replay-what-if-nobody = Jemand muss am Tisch sitzen: Nimm selbst einen Platz.
replay-what-if-open = Von hier weiterspielen

## Records

replay-records-how = Jede beendete Partie kannst du Schritt für Schritt durchgehen, auswerten und von jeder Stellung aus weiterspielen.
replay-records-played = Beendete Partien
replay-records-none = Noch keine beendeten Partien. Sie erscheinen hier.
replay-records-begin = Eine Partie spielen
replay-records-brought = Importierte Aufzeichnungen
replay-record-unfinished = { $title }: nicht beendet
replay-record-look = Durchgehen
replay-record-review = Auswerten
replay-bring = Aufzeichnung öffnen
replay-bring-how = Zieh eine .fire-Datei hierher oder wähle eine aus. Ein Konto brauchst du nicht.
replay-bring-choose = Datei auswählen
replay-bring-broken = Diese Datei ist keine Aufzeichnung, die sich nachspielen lässt.
replay-bring-line = Der Fehler steht in Zeile { $line }.
replay-bring-newer-rules = Diese Aufzeichnung stammt aus einer neueren Version von Fireside.
replay-bring-other-edition = Diese Aufzeichnung wurde mit einer anderen Ausgabe des Spiels gespielt.
replay-bring-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
replay-delete = Aufzeichnung löschen
replay-delete-ask = Diese Aufzeichnung löschen?
replay-delete-why = Sie wird endgültig gelöscht, für dich und für alle, die ihren Link haben. Partien, die von ihr aus weitergingen, bleiben.
replay-deleted = Aufzeichnung gelöscht.
