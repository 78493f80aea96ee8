"""Candles: a small game about a chandelier that nobody should load too heavily.

C1  The candles of the edition are put into a bag. Everybody draws three and hides them.
C2  Whose turn it is lights one of their candles on the chandelier and draws another while the bag
    has any; or gathers what burns, a point each, and that leaves the game.
C3  Where the burning candles weigh more than the chandelier bears, all of them fall and leave the
    game: whoever lit the last loses two points.
C4  The game ends after forty turns, or when it is the turn of somebody without a candle. Most
    points win; who has equally many shares the victory.
C5  Draughty: the chandelier bears two less.
"""
