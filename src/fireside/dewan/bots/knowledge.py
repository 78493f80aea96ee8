"""What the levels of bots know of Dewan."""

from pathlib import Path
from typing import Final

from fireside.bots.knowledge import Knowledge
from fireside.dewan.bots import features, spark, thumb
from fireside.dewan.bots.judge import DewanJudge

KNOWLEDGE: Final = Knowledge(
    features=features.NAMES,
    thumb=thumb.WEIGHTS,
    judge=DewanJudge,
    sensible=spark.sensible,
    seconds=0.5,
    folder=Path(__file__).parent,
)
