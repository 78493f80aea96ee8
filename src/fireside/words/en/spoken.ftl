# The board in words, for people who listen and for all who would rather read.

spoken-heading = The board in words
spoken-read = Read the board
spoken-to-choices = To the choices
spoken-happened = What happened
spoken-asked = The question
spoken-connection = Connection
spoken-connected = Reconnected.
spoken-choices =
    { $count ->
        [one] 1 choice.
       *[other] { $count } choices.
    }
spoken-now = Now
spoken-none = none
