"""Two board games about fire: their rules, opponents to play against, and a table to play at.

What programs build on is here, and stays where it is; the modules below may move. Nothing is loaded
before it is asked for, so that the package by itself is imported in no time.

>>> import fireside
>>> title, *_ = fireside.titles()
>>> state = fireside.make_game(title, players=2).start(seed=1)
>>> fireside.playout(state, fireside.seeded(1)) > 0
True
>>> state.over()
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fireside.public import *  # noqa: F403  (typed here, loaded below)


def __getattr__(name: str) -> Any:
    public = import_module("fireside.public")
    if name != "__all__" and name not in public.__all__:
        raise AttributeError(f"module 'fireside' has no attribute '{name}'")
    return getattr(public, name)


def __dir__() -> list[str]:
    return [*globals(), *import_module("fireside.public").__all__]
