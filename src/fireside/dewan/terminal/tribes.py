"""Tribe boards on the terminal: one's own in full, others in a few lines."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fireside.core.view import View
from fireside.dewan.says.names import amounts, grid_of, terrain_name
from fireside.dewan.terminal.words import card_text, cards_text, story_texts
from fireside.terminal.speaker import Speaker

TUCK_PLACES = (3, 5, 7)
TEAM = "team"


class Tribe:
    """One tribe, as it is shown in one language."""

    def __init__(
        self, view: View, number: int, names: list[str], printed: View, speaker: Speaker
    ) -> None:
        self.view = view
        self.number = number
        self.tribe = view["tribes"][number]
        self.names = names
        self.printed = printed
        self.speaker = speaker
        self.camps: int = len(self.tribe["camps"])

    def heading(self, mover: int) -> str:
        """Whose tribe it is, and how it stands."""
        tribe, speaker = self.tribe, self.speaker
        parts = [self.names[self.number]]
        if self.number == mover:
            parts.append(speaker("dewan-terminal-to-move"))
        if self.view["scenario"] == TEAM:
            partner = self.names[(self.number + 2) % 4]
            parts.append(speaker("dewan-terminal-partner", name=partner))
        left = len(self.printed["places"]) - self.camps + 1
        parts.append(speaker("dewan-terminal-camps-left", count=left))
        parts.append(speaker("dewan-count-cards", count=tribe["cards"]))
        parts.append(speaker("dewan-count-berries", count=tribe["berries"]))
        if self.view["scenario"] == "lake-villages":
            parts.append(speaker("dewan-count-fish", count=tribe["fish"]))
        if self.view["scenario"] != TEAM:
            points = sum(tribe["scoring"].values())
            parts.append(speaker("dewan-score-total", points=points))
        return " · ".join(parts)

    def full(self) -> RenderableType:
        """Everything that the viewer may know of the tribe."""
        rows: dict[str, RenderableType] = {
            "camps": self.camps_text(),
            "next": self.next_places(later=True),
            "stories": self.stories(),
            "tucked": self.tucked(),
            "has": self.has(),
            "hand": self.hand(),
        }
        return self.table(rows)

    def short(self) -> RenderableType:
        """The tribe in a few lines: its camps stand on the map."""
        rows: dict[str, RenderableType] = {
            "next": self.next_places(later=False),
            "stories": self.stories(),
            "tucked": self.tucked(),
            "hand": self.hand(),
        }
        if not any(self.tribe["tucked"]):
            del rows["tucked"]
        return self.table(rows)

    def table(self, rows: dict[str, RenderableType]) -> Table:
        """Names at the left, what belongs to them at the right."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for name, value in rows.items():
            table.add_row(self.speaker(f"dewan-terminal-row-{name}"), value)
        return table

    def camps_text(self) -> str:
        """Where the camps stand; the first is the initial one."""
        places = [space["at"] for space in self.view["spaces"]]
        spots = ["".join(map(str, grid_of(at, places))) for at in self.tribe["camps"]]
        home, *placed = spots
        numbered = [
            self.speaker("dewan-terminal-camp-at", camp=camp, place=place)
            for camp, place in enumerate(placed, 1)
        ]
        return ", ".join([self.speaker("dewan-terminal-home-at", place=home), *numbered])

    def next_places(self, later: bool) -> str:
        """What the next place of the board does, and those after it."""
        effects = self.printed["places"]
        if self.camps > len(effects):
            return self.speaker("dewan-terminal-all-placed")
        effect = self.speaker(f"dewan-effect-{effects[self.camps - 1]}")
        camp = self.speaker("dewan-place-camp", camp=self.camps)
        words = self.speaker("frame-labelled", label=camp, what=effect)
        others = [
            f"{place} {self.speaker(f'dewan-terminal-effect-{effects[place - 1]}')}"
            for place in range(self.camps + 1, len(effects) + 1)
            if effects[place - 1] != "none"
        ]
        if not later or not others:
            return words
        return f"{words} {self.speaker('dewan-terminal-then', places=', '.join(others))}"

    def stories(self) -> RenderableType:
        """The tribe's story tiles, and what is missing for those not fulfilled."""
        lines = []
        for tile in self.tribe["stories"]:
            words, lacks = story_texts(tile["story"], self.printed, self.tribe["has"], self.speaker)
            text = Text(f"{words}  ")
            if tile["fulfilled"]:
                lines.append(text.append(self.speaker("dewan-story-fulfilled"), "bold green"))
            else:
                lines.append(text.append(lacks, "dim"))
        return Group(*lines) if lines else Text(self.speaker("dewan-terminal-none"), "dim")

    def tucked(self) -> Text:
        """The cards under places 3, 5 and 7."""
        parts = []
        for place, card in zip(TUCK_PLACES, self.tribe["tucked"], strict=True):
            text = Text(f"{place}: ")
            if card:
                terrain = self.speaker.say(terrain_name(card["terrain"]))
                text.append_text(card_text(card["card"], self.speaker)).append(f" → {terrain}")
            else:
                passed = self.camps > place
                missing = "dewan-terminal-nothing" if passed else "dewan-terminal-not-yet"
                text.append(self.speaker(missing), "dim")
            parts.append(text)
        return Text("   ").join(parts)

    def has(self) -> str:
        """What the tribe has of what stories ask for."""
        held = {name: count for name, count in self.tribe["has"].items() if count}
        return self.speaker.say(amounts(held)) or self.speaker("dewan-terminal-none")

    def hand(self) -> Text:
        """The own hand sorted; of another hand what all have seen, and how many more there are."""
        if "hand" in self.tribe:
            return cards_text(self.tribe["hand"], self.speaker)
        unknown = sum(self.tribe["hidden_cards"])
        parts = []
        if self.tribe["known_cards"]:
            parts.append(cards_text(self.tribe["known_cards"], self.speaker))
        if unknown:
            parts.append(Text(self.speaker("dewan-terminal-unknown", count=unknown), "dim"))
        return Text(", ").join(parts) if parts else Text(self.speaker("dewan-hand-empty"), "dim")
