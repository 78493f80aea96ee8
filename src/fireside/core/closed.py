"""What people look for and cannot choose now, and why not."""

from typing import Final, final


@final
class Closed:
    """An action that is not open: its name as in the choices' texts, the reason in a word, the
    number of the rule, and what the reason is about. Nothing hidden has a part in it."""

    def __init__(
        self, action: str, reason: str, rule: str, facts: dict[str, object] | None = None
    ) -> None:
        self.action: Final = action
        self.reason: Final = reason
        self.rule: Final = rule
        self.facts: Final[dict[str, object]] = facts or {}
