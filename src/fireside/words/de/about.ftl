# Über Fireside, und woher die gedruckten Werte kommen.

about-heading = Über Fireside
about-printed = Was gedruckt ist, und was von uns stammt
about-printed-why = Du spielst nach den Regeln der gedruckten Spiele. Ihre Anleitungen haben wir aber nur als Text, ohne die Bilder, und vieles von dem, was auf Tableaus, Plättchen und Karten steht, war nur dort zu sehen. Was die Zahlen verraten, haben wir erschlossen, den Rest erfunden. In deiner Schachtel kann also manches anders sein.
about-own-box = Du hast das Spiel zu Hause?
about-own-box-how = Lade unsere Ausgabe herunter, ändere, was auf deinem Material anders ist, und spiele im Terminal mit deiner Datei:
about-kinds = { $count ->
    [one] 1 Art von Werten
   *[other] { $count } Arten von Werten
  }
about-pieces = alles an { $count } von { $all }
about-failed = Diese Liste konnte nicht geladen werden. Bitte versuch es noch einmal.
about-mark-r = Die Anleitungen sagen es
about-mark-r-how = Wörter und Zahlen der gedruckten Regeln.
about-mark-f = Es folgt aus ihren Zahlen
about-mark-f-how = Bei den Zahlen der Anleitungen kann es nicht anders sein.
about-mark-p = Rezensionen haben es gezeigt
about-mark-p-how = Veröffentlicht von Leuten, die das gedruckte Spiel besprochen haben.
about-mark-l = Wahrscheinlich
about-mark-l-how = Die einfachste Lesart, die zu allen Zahlen passt.
about-mark-o = Von uns
about-mark-o-how = Die Bilder sind verloren, und nichts grenzt es ein. Wir haben es erfunden und darauf geachtet, dass es sich gut spielt.

## Sections, and what stands in them

about-key-name = Namen
