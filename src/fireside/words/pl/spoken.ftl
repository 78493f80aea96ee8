# Plansza w słowach, dla słuchających i dla tych, którzy wolą czytać.

spoken-heading = Plansza w słowach
spoken-read = Czytaj planszę
spoken-to-choices = Przejdź do możliwości
spoken-happened = Co się wydarzyło
spoken-asked = Pytanie
spoken-connection = Połączenie
spoken-connected = Połączono ponownie.
spoken-choices =
    { $count ->
        [one] 1 możliwość.
        [few] { $count } możliwości.
        [many] { $count } możliwości.
       *[other] { $count } możliwości.
    }
spoken-now = Teraz
spoken-none = nic
