"""The board of Dewan on the terminal, as one seat or everybody may see it."""

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from fireside.core.state import NOBODY
from fireside.core.view import SPECTATOR, View
from fireside.dewan.terminal.map import LEAST_PITCH, Map, map_width
from fireside.dewan.terminal.tribes import TEAM, Tribe
from fireside.dewan.terminal.words import card_text, cards_text, story_texts
from fireside.terminal.parts import SPACE, beside, grid, title
from fireside.terminal.speaker import Speaker

LEAST_WIDTH = 60
LEAST_RIGHT = 56  # beside the map
ONE_LINE = 100  # from here on a story takes one line


class Shown:
    """A position as a seat sees it, with all that is needed to draw it."""

    def __init__(
        self,
        view: View,
        printed: View,
        names: list[str],
        mover: int,
        viewer: int,
        speaker: Speaker,
    ) -> None:
        self.view = view
        self.printed = printed
        self.names = names
        self.mover = mover
        self.own = max(mover, 0) if viewer == SPECTATOR else viewer  # whose is shown in full
        self.speaker = speaker

    def tribe(self, number: int) -> Tribe:
        """One tribe."""
        return Tribe(self.view, number, self.names, self.printed, self.speaker)


class Board:
    """The whole table, as wide as the terminal."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        shown = self.shown
        width = max(LEAST_WIDTH, options.max_width)
        yield Text(standing(shown), "bold")
        parts = Parts(shown)
        pitch = (width - LEAST_RIGHT - SPACE) // (map_width(shown.view, 1) - 2)
        if pitch >= LEAST_PITCH:
            yield parts.side_by_side(width)
        else:
            yield Group(parts.land(width), parts.cards(width), parts.stories(width))
        yield from self.tribes(width)

    def tribes(self, width: int) -> RenderResult:
        """Other tribes shortly, then the own one in full."""
        shown = self.shown
        for number in range(len(shown.view["tribes"])):
            if number != shown.own:
                tribe = shown.tribe(number)
                yield title(tribe.heading(shown.mover), width)
                yield tribe.short()
        yield from TribeBoard(shown, shown.own).lines(width)


class TribeBoard:
    """One tribe in full, as wide as the terminal."""

    def __init__(self, shown: Shown, number: int) -> None:
        self.shown = shown
        self.number = number

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(max(LEAST_WIDTH, options.max_width))

    def lines(self, width: int) -> RenderResult:
        """The heading, and all that is known of the tribe."""
        tribe = self.shown.tribe(self.number)
        yield title(tribe.heading(self.shown.mover), width)
        yield tribe.full()


class TargetMap:
    """The map with the least cost of every target."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, speaker = self.shown.view, self.shown.speaker
        costs = {tuple(cost["at"]): cost["cards"] for cost in view["decision"]["costs"]}
        width = max(LEAST_WIDTH, options.max_width)
        yield Map(view, width, speaker, costs).text()
        yield Text(speaker("dewan-terminal-cost-legend"), "dim")


def standing(shown: Shown) -> str:
    """How far the game has gone."""
    view, speaker = shown.view, shown.speaker
    parts = ["Dewan", speaker(f"dewan-terminal-scenario-{view['scenario']}")]
    drafting = view["decision"]["phase"] == "draft a story"
    if drafting:
        parts.append(speaker("dewan-terminal-drafting"))
    else:
        parts.append(speaker("frame-round", round=view["round"]))
    if view["last_round"]:
        over = shown.mover == NOBODY
        parts.append(speaker("frame-over" if over else "dewan-terminal-last-round"))
    if view["scenario"] == TEAM:
        sides = [f"{shown.names[seat]} & {shown.names[seat + 2]}" for seat in (0, 1)]
        parts.append(speaker("dewan-terminal-teams", one=sides[0], other=sides[1]))
    return " · ".join(parts)


class Parts:
    """The parts of the board that belong to nobody, laid out for some width."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self.view = shown.view
        self.speaker = shown.speaker

    def land(self, width: int) -> Group:
        """The map; for each zone the berries it holds."""
        legend = Text(self.speaker("dewan-terminal-map-legend"), "dim")
        heading = title(self.speaker("dewan-map"), width)
        return Group(heading, Map(self.view, width, self.speaker).text(), legend)

    def cards(self, width: int) -> Group:
        """The row by slots, the piles, the discards."""
        row = [
            Text(f"{slot} ", "bold", no_wrap=True).append_text(self.slot(name))
            for slot, name in enumerate(self.view["row"], 1)
        ]
        discards = self.view["discards"]
        table = grid()
        table.add_row(Text(self.speaker("dewan-pile"), "dim"), self.piles())
        table.add_row(
            Text(self.speaker("dewan-discards"), "dim"),
            Text(f"{sum(discards.values())}: ").append_text(cards_text(discards, self.speaker)),
        )
        heading = title(self.speaker("dewan-row"), width)
        return Group(heading, Columns(row, padding=(0, 2)), table)

    def slot(self, name: str | None) -> Text:
        """A card of the row, or the gap it left."""
        if name:
            return card_text(name, self.speaker)
        return Text(self.speaker("dewan-gap"), "dim")

    def piles(self) -> str:
        """How many cards lie face down, and what is left for the scenario's event."""
        view, speaker = self.view, self.speaker
        pile = sum(view["pile"])
        if "reserve" not in view:
            return str(pile)
        parts = [
            speaker(f"dewan-left-{view['scenario']}", count=pile),
            speaker("dewan-reserve", count=sum(view["reserve"])),
        ]
        if view["scenario"] == "lake-villages":
            parts.append(speaker("dewan-fish-left", count=view["fish"]))
        else:
            parts.append(speaker("dewan-markers-left", count=view["markers"]))
        return " · ".join(parts)

    def stories(self, width: int) -> Group:
        """The open tiles, what they bring, and what is missing to fulfil them."""
        table = grid()
        table.add_column(no_wrap=True)
        table.add_column()
        below = []
        has = self.view["tribes"][self.shown.own]["has"]
        for name in self.view["stories"]["open"]:
            if name:
                words, lacks = story_texts(name, self.shown.printed, has, self.speaker)
                below.append(Text(words))
                below.append(Text(f"   {lacks}", "dim"))
                table.add_row(words, Text(lacks, "dim"))
        unseen = len(self.view["stories"]["unseen"])
        pile = Text(self.speaker("dewan-story-pile", count=unseen), "dim")
        name = self.shown.names[self.shown.own]
        heading = title(self.speaker("dewan-terminal-open-stories", name=name), width)
        return Group(heading, *([table] if width >= ONE_LINE else below), pile)

    def side_by_side(self, width: int) -> RenderableType:
        """The map at the left, cards and stories at the right."""
        pitch = min(9, (width - LEAST_RIGHT - SPACE) // (map_width(self.view, 1) - 2))
        left = map_width(self.view, pitch)
        right = width - left - SPACE
        return beside(self.land(left), Group(self.cards(right), self.stories(right)), left)
