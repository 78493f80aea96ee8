"""A table of people at one terminal and bots: how it is laid, kept, and how its bots move."""

from typing import Final

from fireside.bots import levels
from fireside.bots.hints import Hint, hints
from fireside.core.chance import seeded
from fireside.core.game import Game
from fireside.core.record import Record, steps, write
from fireside.core.state import NOBODY
from fireside.table.seats import Holder
from fireside.table.table import Table
from fireside.terminal.speaker import Speaker, bot, player

HUMAN: Final = "human"  # in the records of saved games
HINT_VISITS: Final = 200
LONGEST_HINT: Final = 4.0  # seconds of thinking ahead


def new_table(
    game: Game, seed: int, seats: list[str], speaker: Speaker, confirming: bool = False
) -> Table:
    """A table for these seats: people, and bots by their levels. Whatever is no bot's name is a
    person's."""
    holders = [_holder(game, seat, who, speaker) for seat, who in enumerate(seats)]
    return Table(game, seed, holders, confirming)


def _holder(game: Game, seat: int, who: str, speaker: Speaker) -> Holder:
    if who == HUMAN:
        return Holder("here", speaker.say(player(seat)))
    if levels.known(game.title, who):
        return Holder("bot", speaker.say(bot(who, seat)), who)
    return Holder("here", who)


def resumed(record: Record, game: Game, speaker: Speaker, confirming: bool = False) -> Table:
    """The table that a saved game goes on at, by the rules of today; RecordError where it does not
    replay."""
    table = new_table(game, record.seed, record.seats, speaker)
    for choice, _ in steps(record, game):
        table.choose([table.state.to_move()], choice)
    table.confirming = confirming
    return table


def record_of(table: Table, seats: list[str]) -> str:
    """The game so far as a record."""
    return write(table.game, table.seed, [made.choice for made in table.made], seats)


def play_bots(table: Table) -> None:
    """Let bots choose until a person is to move or the game is over."""
    while (seat := table.bot_to_move()) != NOBODY:
        name = table.holders[seat].level
        chance = seeded(table.seed_for("bot"))
        plan = levels.bot(table.game.title, name).plan(table.guess(), chance)
        before = (seat, table.state.turn, table.state.revealed)
        for choice in plan:
            table.choose([seat], choice)
            state = table.state
            if (state.to_move(), state.turn, state.revealed) != before:
                break


def hints_for(table: Table) -> list[Hint]:
    """The best choices for whoever is to move, by what they may know."""
    judge = levels.judge(table.game.title, "blaze")
    return hints(judge, table.state, seeded(table.seed_for("hint")), HINT_VISITS, LONGEST_HINT)
