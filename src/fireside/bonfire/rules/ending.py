"""The end of the game in numbers: the countdown (B16), and what one of each is worth then (B20)."""

from typing import Final

COUNTDOWN_ROUNDS: Final = 5  # B16.2
PORTAL: Final = 2  # beside a bonfire (B20.3)
CRYSTAL: Final = 2  # with the colour of the bonfire beside it (B20.4)
COUNCIL_TASK: Final = 4  # that holds (B20.5)
SEVEN_BONFIRES: Final = 3  # more, where all of them burn (B20.5)
FATE_TILE: Final = 3  # in the supply (B20.6)
GOODS_A_POINT: Final = 2  # B20.7
