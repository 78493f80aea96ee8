"""The board on the terminal, as everybody may see it, in as many columns as there are."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from fireside.bonfire.terminal.board_city import City
from fireside.bonfire.terminal.board_middle import (
    council,
    council_tasks,
    elders,
    great_bonfire,
    path_display,
    specialists,
    tom_cards,
)
from fireside.bonfire.terminal.board_sea import sea
from fireside.core.state import NOBODY
from fireside.core.view import View
from fireside.terminal.parts import SPACE, beside, title
from fireside.terminal.speaker import Speaker

TWO_COLUMNS = 138  # from here on, everything stands in two columns
PAIRS = 100  # from here on, smaller things stand beside each other
LEAST_WIDTH = 60


class CityBoard:
    """A city, as wide as the terminal."""

    def __init__(self, city: City) -> None:
        self.city = city

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(LEAST_WIDTH, options.max_width)
        yield title(self.city.heading(), width)
        yield self.city.full(width)


class Board:
    """The whole table, as wide as the terminal."""

    def __init__(
        self, view: View, printed: View, names: list[str], mover: int, speaker: Speaker
    ) -> None:
        self.view = view
        self.printed = printed
        self.names = names
        self.mover = mover
        self.speaker = speaker

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(LEAST_WIDTH, options.max_width)
        yield Text(self.standing(), "bold")
        parts = Parts(self)
        if width >= TWO_COLUMNS:
            yield parts.side_by_side(width)
        elif width >= PAIRS:
            yield from parts.in_pairs(width)
        else:
            yield from parts.stacked(width)
        yield from self.cities(width)

    def standing(self) -> str:
        """How far the game has gone."""
        view, speaker = self.view, self.speaker
        parts = ["Bonfire", speaker("frame-round", round=view["round"])]
        if view["countdown"]:
            parts.append(speaker("bonfire-countdown-short", round=view["countdown"]))
        else:
            needed = self.printed["countdown_novices"]
            seated = view["council"]["seated"]
            parts.append(speaker("bonfire-terminal-novices", seated=seated, needed=needed))
        return " · ".join(parts)

    def cities(self, width: int) -> RenderResult:
        """Other cities shortly, then that of the player to move in full."""
        own = max(self.mover, 0)
        for number in range(len(self.view["cities"])):
            if number != own:
                city = self.city(number)
                yield title(city.heading(), width)
                yield city.short()
                if not city.plays:
                    yield tom_cards(self.view, self.speaker)
        to_move = "" if self.mover == NOBODY else f" · {self.speaker('bonfire-status-now')}"
        yield title(self.city(own).heading() + to_move, width)
        yield self.city(own).full(width)

    def city(self, number: int) -> City:
        """One city."""
        return City(self.view, number, self.names[number], self.printed, self.speaker)


class Parts:
    """The parts of the board that belong to nobody, laid out for some width."""

    def __init__(self, board: Board) -> None:
        self.view = board.view
        self.printed = board.printed
        self.names = board.names
        self.speaker = board.speaker

    def titled(self, heading: str, width: int, *parts: RenderableType) -> Group:
        return Group(title(self.speaker(heading), width), *parts)

    def sea(self, width: int) -> Group:
        found = sea(self.view, self.printed, width, self.speaker)
        return self.titled("bonfire-sea", width, found)

    def wheel(self, width: int) -> Group:
        wheel = great_bonfire(self.view, self.printed, self.speaker)
        return self.titled("bonfire-terminal-great-bonfire", width, wheel)

    def paths(self, width: int) -> Group:
        return self.titled("bonfire-paths", width, path_display(self.view, self.speaker))

    def council(self, width: int) -> Group:
        seats = council(self.view, self.names, self.speaker)
        return self.titled("bonfire-council", width, seats, council_tasks(self.view, self.speaker))

    def specialists(self, width: int) -> Group:
        found = specialists(self.view, self.printed, self.speaker)
        return self.titled("bonfire-specialists", width, found)

    def elders(self, width: int) -> Group:
        found = elders(self.view, self.printed, self.speaker)
        return self.titled("bonfire-elders", width, found)

    def stacked(self, width: int) -> RenderResult:
        """One below the other."""
        yield self.sea(width)
        yield self.wheel(width)
        yield self.paths(width)
        yield self.specialists(width)
        yield self.elders(width)
        yield self.council(width)

    def in_pairs(self, width: int) -> RenderResult:
        """Where the sea takes all the width but smaller things do not."""
        left = width * 11 // 20
        right = width - left - SPACE
        yield self.sea(width)
        yield beside(self.wheel(left), self.council(right), left)
        yield beside(self.specialists(left), self.elders(right), left)
        yield self.paths(width)

    def side_by_side(self, width: int) -> RenderableType:
        """The sea with what belongs to it at the left, council and gnomes at the right."""
        left = min(width - 56, 104)
        right = width - left - SPACE
        return beside(
            Group(self.sea(left), self.wheel(left), self.paths(left)),
            Group(self.council(right), self.specialists(right), self.elders(right)),
            left,
        )
