"""Hints in words: which choices are best, how the turn may go on, and what to expect of it."""

from rich.table import Table
from rich.text import Text

from fireside.bots.hints import Hint
from fireside.core.game import Game
from fireside.terminal.menu import Entry

NEARLY = 0.05  # points that nobody would write down


def hint_table(game: Game, listed: list[Entry], found: list[Hint]) -> Table:
    """The hints, each with the number that its first choice has in the list."""
    numbers = {entry.choice: entry.number for entry in listed}
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    for place, hint in enumerate(found):
        words = Text(game.text(hint.choices[0]), "bold")
        if len(hint.choices) > 1:
            rest = "; ".join(game.text(choice) for choice in hint.choices[1:])
            words.append(f", then {rest}", "not bold")
        words.append(f": {expected(game, hint, place == 0)}", "not bold dim")
        table.add_row(Text(str(numbers[hint.choices[0]]), "bold"), words)
    return table


def expected(game: Game, hint: Hint, first: bool) -> str:
    """What a hint may bring: points at the end, those of the others, and the chance to win."""
    sides = [side for side in game.sides(len(hint.expected)) if hint.seat not in side]
    rivals = " and ".join(f"{hint.expected[side[0]]:.0f}" for side in sides)
    against = f"against {rivals}, {round(100 * hint.chance)} % to win"
    if first:
        return f"about {hint.points:.0f} points (best) {against}"
    if abs(hint.behind) < NEARLY:
        return f"as many {against}"
    more = "less" if hint.behind > 0 else "more"
    return f"{abs(hint.behind):.1f} {more} {against}"
