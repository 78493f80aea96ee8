"""What the levels of bots know of Bonfire."""

from pathlib import Path
from typing import Final

from fireside.bonfire.bots import features, spark, thumb
from fireside.bonfire.bots.judge import BonfireJudge
from fireside.bots.knowledge import Knowledge

KNOWLEDGE: Final = Knowledge(
    features=features.NAMES,
    thumb=thumb.WEIGHTS,
    judge=BonfireJudge,
    sensible=spark.sensible,
    seconds=0.3,
    folder=Path(__file__).parent,
)
