"""What each kind of table allows besides playing: the one place that says it.

Taking choices back within the own turn, before anything has come to light, needs no leave.
"""

from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["plain", "what-if", "series", "deal", "record", "lesson"]


@dataclass(frozen=True, slots=True)
class Policy:
    """What is allowed at a table."""

    confirming: bool  # turns may wait to be confirmed
    regrets: bool  # undo past what came to light, where all other people agree
    hints: bool
    what_if: bool  # also while the game goes on; when it is over, everywhere
    review: bool  # when the game is over


ALONE = Policy(confirming=True, regrets=True, hints=True, what_if=True, review=True)
TOGETHER = Policy(confirming=True, regrets=True, hints=False, what_if=False, review=True)
COMPARED = Policy(confirming=True, regrets=False, hints=False, what_if=False, review=True)
RECORD = Policy(confirming=False, regrets=False, hints=False, what_if=True, review=True)
LESSON = Policy(confirming=False, regrets=False, hints=False, what_if=False, review=False)

# Where the kind alone does not say it, it hangs on whether one plays with nobody but bots.
BY_KIND: dict[Kind, Policy] = {
    "series": COMPARED,
    "deal": COMPARED,
    "record": RECORD,
    "lesson": LESSON,
}


def policy_of(kind: Kind, people: int, advised: bool) -> Policy:
    """What a table of a kind with so many people allows, and whether anybody can advise them."""
    policy = BY_KIND.get(kind, ALONE if people == 1 else TOGETHER)
    return policy if advised else replace(policy, hints=False, review=False)
