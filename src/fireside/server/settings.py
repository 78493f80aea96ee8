"""How a server is run."""

from dataclasses import dataclass

from fireside.server.people.allowance import USUAL, Limits
from fireside.server.web.site import Site

HERE = Site()


@dataclass(frozen=True)
class Settings:
    """Where it is, how much everybody may ask for, and when what was left is cleared away."""

    site: Site = HERE
    limits: Limits = USUAL
    keep_days: int = 0  # for tables that nobody goes on with; 0 for ever
