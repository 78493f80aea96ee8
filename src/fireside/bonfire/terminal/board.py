"""The board on the terminal, as everybody may see it, in as many columns as there are."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.terminal.board_city import full_city, heading, short_city
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
from fireside.core.game import Game
from fireside.core.state import NOBODY, State
from fireside.core.view import SPECTATOR, View
from fireside.terminal.parts import SPACE, beside, title

TWO_COLUMNS = 138  # from here on, everything stands in two columns
PAIRS = 100  # from here on, smaller things stand beside each other
LEAST_WIDTH = 60


def render(game: Game, state: State) -> RenderableType:
    """The board; the city of the player to move in full."""
    return Board(*_bonfire(game, state))


def render_city(game: Game, state: State, number: int) -> RenderableType:
    """One city in full."""
    return CityBoard(*_bonfire(game, state), number)


def _bonfire(game: Game, state: State) -> tuple[Bonfire, BonfireState]:
    if not isinstance(game, Bonfire) or not isinstance(state, BonfireState):
        raise TypeError(f"there is no board for {game.title}")
    return game, state


class CityBoard:
    """A city, as wide as the terminal."""

    def __init__(self, game: Bonfire, state: BonfireState, number: int) -> None:
        self.game = game
        self.state = state
        self.number = number

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.state.view(SPECTATOR)
        width = max(LEAST_WIDTH, options.max_width)
        yield title(heading(view["cities"][self.number]), width)
        yield full_city(self.game, self.state, view, self.number, width)


class Board:
    """The whole table, as wide as the terminal."""

    def __init__(self, game: Bonfire, state: BonfireState) -> None:
        self.game = game
        self.state = state

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.state.view(SPECTATOR)
        width = max(LEAST_WIDTH, options.max_width)
        yield Text(self.standing(view), "bold")
        parts = Parts(self.game.facts.edition, view)
        if width >= TWO_COLUMNS:
            yield parts.side_by_side(width)
        elif width >= PAIRS:
            yield from parts.in_pairs(width)
        else:
            yield from parts.stacked(width)
        yield from self.cities(view, width)

    def standing(self, view: View) -> str:
        """How far the game has gone."""
        facts = self.game.facts
        parts = [f"Bonfire · round {view['round']}"]
        if view["countdown"]:
            number = view["countdown"]
            parts.append("countdown from the next round" if number > 5 else f"countdown {number}")
        else:
            seated = view["council"]["seated"]
            parts.append(f"{seated} of {facts.countdown_novices} novices until the countdown")
        if facts.solo and facts.handicap:
            parts.append(f"handicap {facts.handicap}")
        return " · ".join(parts)

    def cities(self, view: View, width: int) -> RenderResult:
        """Other cities shortly, then that of the player to move in full."""
        mover = self.state.to_move()
        own = max(mover, 0)
        for number, city in enumerate(view["cities"]):
            if number != own:
                yield title(heading(city), width)
                yield short_city(self.game, view, number)
                if city["name"] == "Tom":
                    yield tom_cards(view)
        to_move = "" if mover == NOBODY else " · to move"
        yield title(heading(view["cities"][own]) + to_move, width)
        yield full_city(self.game, self.state, view, own, width)


class Parts:
    """The parts of the board that belong to nobody, laid out for some width."""

    def __init__(self, edition: Edition, view: View) -> None:
        self.edition = edition
        self.view = view

    def sea(self, width: int) -> Group:
        return Group(title("The sea", width), sea(self.view, self.edition, width))

    def wheel(self, width: int) -> Group:
        heading = title("Great Bonfire: token, resource, portals", width)
        return Group(heading, great_bonfire(self.view, self.edition))

    def paths(self, width: int) -> Group:
        return Group(title("Path tiles", width), path_display(self.view))

    def council(self, width: int) -> Group:
        seats = council(self.view)
        return Group(title("High Council", width), seats, council_tasks(self.view))

    def specialists(self, width: int) -> Group:
        return Group(title("Specialists", width), specialists(self.view, self.edition))

    def elders(self, width: int) -> Group:
        return Group(title("Elders", width), elders(self.view, self.edition))

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
