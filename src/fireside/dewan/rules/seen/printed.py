"""What the pieces of Dewan show, in words: for whoever draws a table."""

from fireside.core.view import View
from fireside.dewan.rules.camps import STORY_CAMPS, TUCK_CAMPS
from fireside.dewan.rules.constants import CAMPS
from fireside.dewan.rules.state.facts import Facts


def printed_on(facts: Facts) -> View:
    """All that views leave out because it never changes. The places of a tribe board start with
    the first one."""
    return {
        "stories": {
            story.name: {"points": story.points, "fire": story.fire}
            for story in facts.edition.stories
        },
        "pile_size": facts.pile_size,
        "places": [_effect(place) for place in range(1, CAMPS)],
    }


def _effect(place: int) -> str:
    """What happens when the camp leaves a place (D6)."""
    if place in STORY_CAMPS:
        return "story"
    if place in TUCK_CAMPS:
        return "tuck"
    return "end" if place == CAMPS - 1 else "none"
