"""What bots of Bonfire learn from."""

from typing import Final

from fireside.arena.selfplay import Schedule

TRAINING: Final = Schedule(
    sorts=[(2, {}), (3, {}), (2, {}), (4, {}), (2, {}), (1, {})],
    share=0.5,
)
