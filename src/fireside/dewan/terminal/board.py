"""The board of Dewan on the terminal, as one seat or everybody may see it."""

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from fireside.cli.parts import SPACE, beside, grid, title
from fireside.cli.words import counted
from fireside.core.state import NOBODY
from fireside.core.view import SPECTATOR, View
from fireside.dewan.rules.camps import target_costs
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.pieces import Edition
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.terminal.map import LEAST_PITCH, Map, map_width
from fireside.dewan.terminal.tribes import full_tribe, heading, short_tribe
from fireside.dewan.terminal.words import (
    COST_LEGEND,
    EVENTS,
    MAP_LEGEND,
    amounts,
    card_text,
    cards_text,
    lacking,
    story_of,
    worth,
)

LEAST_WIDTH = 60
LEAST_RIGHT = 56  # beside the map
ONE_LINE = 90  # from here on a story takes one line


class Board:
    """The whole table, as wide as the terminal."""

    def __init__(self, game: Dewan, state: DewanState, viewer: int) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.state.view(self.viewer)
        width = max(LEAST_WIDTH, options.max_width)
        yield Text(standing(view), "bold")
        parts = Parts(self.game.facts.edition, view, self.own())
        pitch = (width - LEAST_RIGHT - SPACE) // (map_width(view, 1) - 2)
        if pitch >= LEAST_PITCH:
            yield parts.side_by_side(width)
        else:
            yield Group(parts.land(width), parts.cards(width), parts.stories(width))
        yield from self.tribes(view, width)

    def own(self) -> int:
        """Whose things are shown in full: the viewer's, or of whoever decides."""
        return max(self.state.to_move(), 0) if self.viewer == SPECTATOR else self.viewer

    def tribes(self, view: View, width: int) -> RenderResult:
        """Other tribes shortly, then the own one in full."""
        edition = self.game.facts.edition
        own = self.own()
        for number, tribe in enumerate(view["tribes"]):
            if number != own:
                yield title(heading(view, number, self.state.to_move()), width)
                yield short_tribe(edition, tribe)
        yield title(heading(view, own, self.state.to_move()), width)
        yield full_tribe(edition, view["tribes"][own])


class TribeBoard:
    """One tribe in full, as wide as the terminal."""

    def __init__(self, game: Dewan, state: DewanState, number: int, viewer: int) -> None:
        self.game = game
        self.state = state
        self.number = number
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.state.view(self.viewer)
        width = max(LEAST_WIDTH, options.max_width)
        yield title(heading(view, self.number, self.state.to_move()), width)
        yield full_tribe(self.game.facts.edition, view["tribes"][self.number])


class TargetMap:
    """The map with the least cost of every target."""

    def __init__(self, state: DewanState) -> None:
        self.state = state

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        places = self.state.facts.coordinates
        costs = {places[space]: cost for space, cost in target_costs(self.state).items()}
        width = max(LEAST_WIDTH, options.max_width)
        yield Map(self.state.view(SPECTATOR), width, costs).text()
        yield Text(COST_LEGEND, "dim")


def standing(view: View) -> str:
    """How far the game has gone."""
    parts = ["Dewan", f"scenario {view['scenario']}"]
    drafting = view["decision"]["phase"] == "draft a story"
    parts.append("before the first round" if drafting else f"round {view['round']}")
    if view["last_round"]:
        parts.append("over" if view["decision"]["seat"] == NOBODY else "the last round")
    if view["scenario"] == "team":
        parts.append("players 1 and 3 against 2 and 4")
    return " · ".join(parts)


class Parts:
    """The parts of the board that belong to nobody, laid out for some width."""

    def __init__(self, edition: Edition, view: View, own: int) -> None:
        self.edition = edition
        self.view = view
        self.has = view["tribes"][own]["has"]
        self.own = own

    def land(self, width: int) -> Group:
        """The map; for each zone the berries it holds."""
        return Group(
            title("The land", width), Map(self.view, width).text(), Text(MAP_LEGEND, "dim")
        )

    def cards(self, width: int) -> Group:
        """The row by slots, the piles, the discards."""
        row = [
            Text(f"{slot} ", "bold", no_wrap=True).append_text(slot_text(name))
            for slot, name in enumerate(self.view["row"], 1)
        ]
        discards = self.view["discards"]
        table = grid()
        table.add_row(Text("pile", "dim"), self.piles())
        table.add_row(
            Text("discards", "dim"),
            Text(f"{sum(discards.values())}: ").append_text(cards_text(self.edition, discards)),
        )
        heading = title("Cards, the pile at the left", width)
        room = max(len(card.name) for card in self.edition.cards) + 2
        return Group(heading, Columns(row, padding=(0, 1), width=room), table)

    def piles(self) -> str:
        """How many cards lie face down, and what is left for the scenario's event."""
        view = self.view
        pile = sum(view["pile"])
        if "reserve" not in view:
            return str(pile)
        event = EVENTS[view["scenario"]]
        parts = [f"{counted(pile, 'card')} until {event}", f"reserve {sum(view['reserve'])}"]
        if view["scenario"] == "lake-villages":
            parts.append(f"{view['fish']} fish left")
        else:
            parts.append(f"{counted(view['markers'], 'marker')} left")
        return "; ".join(parts)

    def stories(self, width: int) -> Group:
        """The open tiles, what they bring, and what is missing to fulfil them."""
        table = grid()
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        below = []
        for name in self.view["stories"]["open"]:
            if name:
                story = story_of(self.edition, name)
                missing = amounts(lacking(story, self.has)) or "nothing"
                below.append(Text(f"{name}  {worth(story)}"))
                below.append(Text(f"   lacks {missing}", "dim"))
                table.add_row(name, worth(story), Text(f"lacks {missing}", "dim"))
        pile = Text(f"pile {len(self.view['stories']['unseen'])}", "dim")
        heading = title(f"Open stories, and what player {self.own + 1} lacks", width)
        return Group(heading, *([table] if width >= ONE_LINE else below), pile)

    def side_by_side(self, width: int) -> RenderableType:
        """The map at the left, cards and stories at the right."""
        pitch = min(9, (width - LEAST_RIGHT - SPACE) // (map_width(self.view, 1) - 2))
        left = map_width(self.view, pitch)
        right = width - left - SPACE
        return beside(self.land(left), Group(self.cards(right), self.stories(right)), left)


def slot_text(name: str | None) -> Text:
    """A card of the row, or the gap it left."""
    return card_text(name) if name else Text("gap", "dim")
