"""What bots of Dewan learn from."""

from typing import Final

from fireside.arena.selfplay import Schedule

PLAYED: Final = [
    *[(2, "base"), (3, "base"), (4, "base")] * 3,
    *[(2, "volcano"), (3, "volcano"), (4, "volcano")],
    *[(2, "downpour"), (3, "downpour"), (4, "downpour")],
    *[(2, "lake-villages"), (3, "lake-villages"), (4, "lake-villages")],
    *[(4, "base"), (4, "team"), (4, "team")],
]
TRAINING: Final = Schedule(
    sorts=[(players, {"scenario": name}) for players, name in PLAYED],
    share=1.0,
)
