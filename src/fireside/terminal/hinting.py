"""Hints in words: which choices are best, how the turn may go on, and what to expect of it."""

from rich.table import Table
from rich.text import Text

from fireside.bots.hints import Hint
from fireside.core.game import Game
from fireside.terminal.menu import Entry
from fireside.terminal.speaker import Speaker

NEARLY = 0.05  # points that nobody would write down


def hint_table(game: Game, speaker: Speaker, listed: list[Entry], found: list[Hint]) -> Table:
    """The hints, each with the number that its first choice has in the list."""
    numbers = {entry.choice: entry.number for entry in listed}
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    for place, hint in enumerate(found):
        words = Text(game.text(hint.choices[0]), "bold")
        if len(hint.choices) > 1:
            rest = "; ".join(game.text(choice) for choice in hint.choices[1:])
            words.append(speaker("terminal-hint-then", rest=rest), "not bold")
        words.append(" · ", "not bold dim")
        words.append(expected(game, speaker, hint, place == 0), "not bold dim")
        table.add_row(Text(str(numbers[hint.choices[0]]), "bold"), words)
    return table


def expected(game: Game, speaker: Speaker, hint: Hint, first: bool) -> str:
    """What a hint may bring: points at the end, those of the others, and the chance to win."""
    sides = [side for side in game.sides(len(hint.expected)) if hint.seat not in side]
    rivals = speaker.joined([f"{hint.expected[side[0]]:.0f}" for side in sides])
    against = speaker("terminal-hint-against", rivals=rivals, chance=round(100 * hint.chance))
    if first:
        return speaker("terminal-hint-best", points=round(hint.points), against=against)
    if abs(hint.behind) < NEARLY:
        return speaker("terminal-hint-alike", against=against)
    kind = "less" if hint.behind > 0 else "more"
    return speaker(f"terminal-hint-{kind}", points=round(abs(hint.behind), 1), against=against)
