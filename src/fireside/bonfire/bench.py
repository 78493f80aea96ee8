"""What the speed of Bonfire is measured by."""

from typing import Final

from fireside.cli.bench.title import Bench

BENCH: Final = Bench(
    targets={
        "native": {"decisions": 10, "copies": 20},
        "pure": {"decisions": 2, "copies": 20},
    },
    late=300,
)
