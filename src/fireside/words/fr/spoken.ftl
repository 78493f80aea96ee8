# Le plateau en mots, pour qui écoute et pour qui préfère lire.

spoken-heading = Le plateau en mots
spoken-read = Lire le plateau
spoken-to-choices = Aller aux choix
spoken-happened = Ce qui s’est passé
spoken-asked = Ce qui est demandé
spoken-connection = Connexion
spoken-connected = Connexion rétablie.
spoken-choices =
    { $count ->
        [one] { $count } choix.
       *[other] { $count } choix.
    }
spoken-now = Maintenant
spoken-none = rien
