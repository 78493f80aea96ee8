"""Views: what one seat, or somebody who only watches, may know of a state."""

from typing import Any, Final

# Plain data, ready for JSON. Its keys are the words of the title.
View = dict[str, Any]

SPECTATOR: Final = -1
