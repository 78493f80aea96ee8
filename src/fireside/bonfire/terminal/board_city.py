"""Cities on the terminal: one's own in full, others in a few lines."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fireside.bonfire.rules.constants import TOKEN_NAMES
from fireside.bonfire.says.names import (
    gnome_effect,
    guardian_name,
    island_name,
    path_face,
    points_words,
    resource_name,
    task_name,
)
from fireside.bonfire.terminal.board_fate import fate_grid, supply_row
from fireside.bonfire.terminal.words import (
    COLOUR_STYLES,
    RESOURCE_STYLES,
    goods_said,
    style_of,
    task_mark,
    task_short,
    task_style,
    token_letter,
)
from fireside.core.view import View
from fireside.terminal.speaker import Speaker
from fireside.words.message import message

WIDE = 110  # from here on tasks are told in sentences
BESIDE = 70  # from here on there is room beside the fate area
STATUS = ("stuck", "passed")


class City:
    """One city, as it is shown in one language."""

    def __init__(self, view: View, number: int, name: str, printed: View, speaker: Speaker) -> None:
        self.view = view
        self.number = number
        self.city = view["cities"][number]
        self.name = name
        self.printed = printed
        self.speaker = speaker
        self.plays = number < view["players"]  # whoever does not has neither ship nor goods

    def heading(self) -> str:
        """Whose city it is, and how it stands."""
        speaker, ship = self.speaker, self.city["ship"]
        parts = [self.name, speaker.say(points_words(self.city["points"]))]
        if ship == "dock":
            parts.append(speaker("bonfire-terminal-in-dock"))
        elif ship:
            parts.append(speaker("bonfire-terminal-ship-at", island=island_name(ship)))
        if self.city["status"] in STATUS:
            parts.append(speaker(f"bonfire-status-{self.city['status']}"))
        return " · ".join(parts)

    def full(self, width: int) -> RenderableType:
        """Everything in the city; a player's with the fate area."""
        seven = self.places(width)
        belongings = Table.grid(padding=(0, 2))
        belongings.add_column(style="dim", no_wrap=True)
        belongings.add_column()
        for label, value in self.belongings():
            belongings.add_row(self.speaker(label), value)
        if not self.plays:
            return Group(seven, belongings)
        area = fate_grid(self.city["fate"], self.printed, self.speaker)
        grid = Table.grid(padding=(0, 3))
        grid.add_column(no_wrap=width >= BESIDE)
        if width >= BESIDE:
            grid.add_row(area, belongings)
        else:
            grid.add_row(Group(area, belongings))
        return Group(seven, Padding(grid, (1, 0, 0, 0)), Text(self.legend(), "dim"))

    def belongings(self) -> list[tuple[str, RenderableType]]:
        """What lies in the city beside its places, each with the message of its heading."""
        everybody: list[tuple[str, RenderableType]] = [
            ("bonfire-start", self.at_start()),
            ("bonfire-gnomes", self.gnomes()),
        ]
        if not self.plays:
            return everybody
        supply = supply_row(self.city["fate"], self.printed, self.speaker)
        return [
            ("bonfire-tokens", self.goods("tokens")),
            ("bonfire-resources", self.goods("resources")),
            ("bonfire-fate-supply", supply),
            ("bonfire-offerings", self.offerings()),
            *everybody,
        ]

    def legend(self) -> str:
        """What the marks and letters of the fate area mean, and a gap in brackets."""
        letters = [
            f"{self.speaker.say(token_letter(name))} {self.speaker(f'bonfire-token-{name}')}"
            for name in TOKEN_NAMES
        ]
        return f"   {self.speaker('bonfire-terminal-legend')}\n   {'  '.join(letters)}"

    def places(self, width: int) -> RenderableType:
        """The seven places, one line each."""
        table = Table.grid(padding=(0, 2))
        table.add_column("", no_wrap=True)
        for name in ("path", "portal", "task", "novice", "guardians", "seat"):
            heading = self.speaker(f"bonfire-terminal-column-{name}")
            table.add_column(heading, no_wrap=name != "guardians")
        table.show_header = True
        table.header_style = "dim"
        for index, place in enumerate(self.city["places"]):
            shape = self.speaker(f"bonfire-short-portal-{place['gap']}")
            here = self.standing(f"path {index + 1}")
            table.add_row(
                str(index + 1),
                path_text(place["path"], self.speaker),
                Text(shape, "bold") if place["portal"] else Text(f"({shape})", "dim"),
                self.task(place, width),
                self.novice(self.city["novices"][index]),
                Text(", ".join(here), "magenta"),
                self.seat(index),
            )
        return table

    def task(self, place: View, width: int) -> Text:
        """A task, whether it could be lit, or a bonfire, with colour and points."""
        task = place["task"]
        if task is None:
            return Text("-", "dim")
        style = task_style(task, self.printed)
        mark = self.speaker.say(task_mark(task, self.printed))
        if place["lit"]:
            return Text(self.speaker("bonfire-terminal-lit", task=mark), f"bold {style}")
        long = f"{mark} {self.speaker.say(task_name(task, self.printed))}"
        short = self.speaker.say(task_short(task, self.printed))
        words = long if width >= WIDE else short
        if self.fulfilled(task):
            words = self.speaker("bonfire-terminal-ready", task=words)
        return Text(words, style)

    def fulfilled(self, task: str) -> bool:
        """Whether a task could be lit; that is only known of whoever decides."""
        decision = self.view["decision"]
        progress = decision["progress"].get(task)
        own = self.number == decision["seat"]
        return own and progress is not None and progress["have"] >= progress["need"]

    def novice(self, space: int) -> Text:
        """Where the novice of a place is."""
        if space:
            return Text(self.speaker("bonfire-terminal-space", space=space), "dim")
        return Text(self.speaker("bonfire-terminal-home"))

    def standing(self, where: str) -> list[str]:
        """The guardians at a location."""
        return [
            self.speaker.say(message(f"bonfire-short-guardian-{guardian}"))
            for guardian, location in self.city["guardians"].items()
            if location == where
        ]

    def seat(self, place: int) -> Text:
        """What the seat at a bonfire is worth, and who has it."""
        text = Text(f"{self.printed['seat_points'][place]} ", "dim")
        return text.append(" ".join(self.standing(f"bonfire {place + 1}")), "bold magenta")

    def at_start(self) -> Text:
        """Who waits on the start space."""
        names = ", ".join(self.standing("start"))
        return Text(names or self.speaker("bonfire-terminal-none"), "magenta")

    def goods(self, kind: str) -> Text:
        """Tokens or resources, every kind by name."""
        held = [
            Text(self.speaker(f"bonfire-good-{name}", count=count), style_of(self.printed, name))
            for name, count in self.city[kind].items()
            if count
        ]
        return Text("  ").join(held) if held else Text(self.speaker("bonfire-terminal-none"))

    def offerings(self) -> Text:
        """The open offering and the height of each stack."""
        open_ones, left = self.city["offerings"]["open"], self.city["offerings"]["left"]
        shown = [
            self.speaker("bonfire-terminal-offering", resource=resource_name(resource), count=count)
            if resource
            else self.speaker("bonfire-terminal-none")
            for resource, count in zip(open_ones, left, strict=True)
        ]
        return Text(", ".join(shown))

    def gnomes(self) -> RenderableType:
        """The gnomes with what they do; a rival's do nothing."""
        if not self.city["gnomes"]:
            return Text(self.speaker("bonfire-terminal-none"))
        if not self.plays:
            return Text(", ".join(map(str, self.city["gnomes"])))
        table = Table.grid(padding=(0, 1))
        for gnome in self.city["gnomes"]:
            table.add_row(f"{gnome:>2}", self.speaker.say(gnome_effect(gnome)))
        return table

    def short(self) -> Text:
        """The city in a few lines."""
        city, speaker, places = self.city, self.speaker, self.city["places"]
        guardians = [
            f"{speaker.say(guardian_name(name))} ({self.location(where)})"
            for name, where in city["guardians"].items()
        ]
        none = speaker("bonfire-terminal-none")
        numbers = " ".join(map(str, city["gnomes"]))
        parts = [
            speaker(
                "bonfire-terminal-built",
                paths=sum(place["path"] is not None for place in places),
                portals=sum(place["portal"] for place in places),
            ),
            speaker("bonfire-terminal-fires", tasks=self.shorts(True) or none),
            speaker("bonfire-terminal-tasks", tasks=self.shorts(False) or none),
            speaker("bonfire-terminal-with-guardians", guardians=", ".join(guardians)),
            speaker("bonfire-terminal-with-gnomes", gnomes=numbers or none),
        ]
        if self.plays:
            goods = goods_said({**city["tokens"], **city["resources"]}, speaker)
            parts.append(speaker("bonfire-terminal-holds", goods=goods))
            parts.append(speaker("bonfire-fate-tiles-left", count=len(city["fate"]["supply"])))
        return Text(" · ".join(parts))

    def location(self, where: str) -> str:
        """Where a guardian stands, in a word or two."""
        kind, _, number = where.partition(" ")
        return self.speaker(f"bonfire-terminal-at-{kind}", number=number)

    def shorts(self, lit: bool) -> str:
        """The bonfires or the tasks in short."""
        return ", ".join(
            self.speaker.say(task_short(place["task"], self.printed))
            for place in self.city["places"]
            if place["task"] and place["lit"] == lit
        )


def path_text(path: str | None, speaker: Speaker) -> Text:
    """A path tile: the crystal's colour and the resource; place 1 shows gold."""
    if path is None:
        return Text("-", "dim")
    colour, resource = path_face(path)
    words = Text(speaker.say(resource_name(resource)), RESOURCE_STYLES[resource])
    if not colour:
        return words
    crystal = speaker(f"bonfire-crystal-{colour}")
    return Text(f"{crystal} ", COLOUR_STYLES[colour]).append_text(words)
