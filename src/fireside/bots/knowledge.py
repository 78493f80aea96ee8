"""Knowledge: what the levels of bots have to be told of a title."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fireside.bots.bot import Bot
from fireside.bots.judge import Judge
from fireside.bots.worth import Worth, by_hand, read
from fireside.core.state import State
from fireside.core.title import titled


@dataclass(frozen=True)
class Knowledge:
    """A title as the levels see it. In the folder lie the weights that were learned for a level,
    `flame.json` and so on, and how strong the levels have proved to be, `strength.json`."""

    features: list[str]  # the names of the numbers that a position is told by
    thumb: Mapping[str, float]  # what each of them weighs by rule of thumb
    judge: Callable[[Worth], Judge]
    sensible: Callable[[State], list[int]]  # the open choices that are not silly
    seconds: float  # that the strongest level thinks about a turn
    folder: Path

    def worth(self, level: str) -> Worth:
        """The worth of a level; by rule of thumb where nothing was learned for it."""
        file = self.folder / f"{level}.json"
        return self.learned(file) if file.exists() else by_hand(self.features, self.thumb)

    def learned(self, file: Path) -> Worth:
        """The worth that a file keeps."""
        return read(file, self.features)

    @cached_property
    def strengths(self) -> dict[str, int | None]:
        """How strong each level is, on the Elo scale with the weakest at 0; None where nobody has
        measured it."""
        kept = self.folder / "strength.json"
        strengths: dict[str, int | None]
        strengths = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        return strengths


def knowledge_of(title: str) -> Knowledge:
    """What is known of a title."""
    known: Knowledge = titled(title).part("knowledge")
    return known


def own_bots(title: str) -> Mapping[str, Callable[[], Bot]]:
    """The bots that a title brings along, by name."""
    shelved = titled(title)
    bots: Mapping[str, Callable[[], Bot]] = shelved.part("bots") if "bots" in shelved.parts else {}
    return bots
