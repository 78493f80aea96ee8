# Lernen: Lektionen, Regelbücher, die Suche darin und Regeln am Tisch (Bonfire).

# for the search, as in learn-search-others
learn-search-others-bonfire =
    rad: bonfire

learn-picture-b1-2 = Eine Stadt. Von innen: Schicksalsfeld, Weg-Plättchen, Aussparungen für Portale, Aufgaben mit ihren Novizen, Sitze.
learn-picture-b2-4 = Die Inseln vor dem ersten Zug. Auf vier von ihnen warten Hüterinnen.
learn-picture-b3-5 = Das Schicksalsfeld vor dem ersten Zug. Es leuchten das achte Plättchen und das, mit dem es getauscht werden darf.
learn-picture-b4-1 = Es leuchten das erste und das letzte Schicksals-Plättchen, eine Aufgabe, die zum Bonfire werden kann, und der nächste Weg, den Marker bezahlen können.
learn-picture-b5-3 = Es leuchten die Felder, die das Plättchen bedecken könnte.
learn-picture-b5-4 = Gruppen gleicher Symbole. Je größer sie werden, desto mehr Marker bringt ein neues Plättchen.
learn-picture-b6-2 = Es leuchten die Marker, von denen zwei einen fehlenden ersetzen.
learn-picture-b7-1 = Es leuchten die vier offenen Weg-Plättchen und die zwei Stapel.
learn-picture-b8-2 = Es leuchten die Inseln, die dieses Schiff mit den vorhandenen Markern erreicht.
learn-picture-b9-3 = Es leuchten die zwei offenen Opferschalen. Eine davon bleibt auf der Insel.
learn-picture-b10-1 = Es leuchtet die Hüterinnen-Insel, an der dieses Schiff liegt. Eine ihrer vier Hüterinnen kann abgeholt werden.
learn-picture-b11-3 = Es leuchtet, wohin die Hüterin gehen darf. Der Weg zum Bonfire führt durch sein Portal.
learn-picture-b12-2 = Es leuchten die erreichbaren Felder. Das Große Bonfire zeigt auf das jetzige.
learn-picture-b12-4 = Die nächste freie Aussparung ist glutrot umrandet. Sie bestimmt, welches Portal du brauchst.
learn-picture-b13-1 = Es leuchten die Gnome, die bezahlt werden können.
learn-picture-b14-2 = Es leuchten die Felder im Hohen Rat, auf die der Novize gehen darf.
learn-picture-b15-1 = Die Aufgaben des Rates, was diese Stadt davon hat, und die Rats-Novizen, die noch dort stehen.
learn-picture-b16-1 = Der Countdown: fünf Kerzen, eine für jede Runde.
learn-picture-b18-2 = Es leuchtet, wohin die Hüterin mit diesem Bonus gehen darf, vor oder zurück.
learn-picture-b20-4 = Die siegreiche Stadt am Ende einer Partie.
learn-picture-b21-2 = Toms Stadt mitten in einer Partie.
