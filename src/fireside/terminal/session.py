"""One game in the terminal: its position, the choices made so far, undo, and the bots' moves."""

from dataclasses import dataclass

from fireside.bots import levels
from fireside.bots.hints import Hint, hints
from fireside.core.chance import Chance, seeded
from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.record import Record, steps, write
from fireside.core.state import NOBODY, State
from fireside.terminal.faces import face_of

HUMAN = "human"
SEED_STRIDE = 1_000_003  # keeps the bots' chance apart from one decision to the next
HINT_VISITS = 200
LONGEST_HINT = 4.0  # seconds of thinking ahead


class UndoError(Exception):
    """Nothing can be taken back; the message says why."""


@dataclass
class Step:
    """A position that one may return to, and how much had happened by then."""

    state: State
    choices: int
    events: int


class Session:
    """A running game with its seats: people, and bots by their names."""

    def __init__(self, game: Game, seed: int, seats: list[str]) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.choices: list[int] = []
        self.log: list[Event] = []
        self.state = game.start(seed)
        self.state.log = self.log
        self.face = face_of(game)
        self._steps: list[Step] = []
        self._refusal = "Nothing to take back yet."

    def make(self, choice: int) -> None:
        """Make a choice for whoever is to move."""
        state = self.state
        mover, turn, revealed = state.to_move(), state.turn, state.revealed
        if self._steps and self._whose(self._steps[-1].state) != (mover, turn):
            self._forget("No undo: your turn begins here.")
        step = Step(state.copy(), len(self.choices), len(self.log))
        state.apply(choice)
        self.choices.append(choice)
        if state.revealed == revealed:
            self._steps.append(step)
        elif not self.is_bot(mover):
            self._forget(f"No undo: {self._what_was_revealed(step.events)}.")
        else:
            self._forget(f"No undo: {self.face.name(mover)} has moved since.")

    def make_for_bots(self) -> None:
        """Let bots choose until a person is to move or the game is over."""
        while not self.state.over() and not self.person_to_move():
            state = self.state
            seat, turn, revealed = state.to_move(), state.turn, state.revealed
            for choice in levels.bot(self.game.title, self.seats[seat]).plan(
                state.copy(), self._chance()
            ):
                self.make(choice)
                if (state.to_move(), state.turn, state.revealed) != (seat, turn, revealed):
                    break

    def hints(self) -> list[Hint]:
        """The best choices for whoever is to move, by what they may know."""
        judge = levels.judge(self.game.title, "blaze")
        return hints(judge, self.state, self._chance(), HINT_VISITS, LONGEST_HINT)

    def person_to_move(self) -> bool:
        """Whether a person decides now."""
        mover = self.state.to_move()
        return mover != NOBODY and not self.is_bot(mover)

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(len(self.seats)) if not self.is_bot(seat)]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat. Whatever is no bot's name is a person's."""
        return self.seats[seat] != HUMAN and levels.known(self.game.title, self.seats[seat])

    def undo(self) -> None:
        """Return to the position before the last choice; UndoError says why not."""
        if not self._steps:
            raise UndoError(self._refusal)
        step = self._steps[-1]
        mover = step.state.to_move()
        if self.is_bot(mover):
            raise UndoError(f"No undo: {self.face.name(mover)} has moved since.")
        self._steps.pop()
        self.state = step.state
        del self.choices[step.choices :]
        del self.log[step.events :]
        self.state.log = self.log

    def record(self) -> str:
        """The game so far as a record."""
        return write(self.game, self.seed, self.choices, self.seats)

    def _chance(self) -> Chance:
        """The chance of bots and of hints, another one at every decision."""
        return seeded(self.seed + SEED_STRIDE * (len(self.choices) + 1))

    def _whose(self, state: State) -> tuple[int, int]:
        return state.to_move(), state.turn

    def _forget(self, refusal: str) -> None:
        self._steps.clear()
        self._refusal = refusal

    def _what_was_revealed(self, since: int) -> str:
        """What came to light, for telling why there is no way back."""
        for event in self.log[since:]:
            if event.what in self.face.revealing:
                return self.face.revealing[event.what]
        return "something hidden has come to light"


def resumed(record: Record, game: Game) -> Session:
    """The session that a saved game goes on with, by the rules of today; RecordError where it does
    not replay."""
    session = Session(game, record.seed, record.seats)
    for choice, _ in steps(record, game):
        session.make(choice)
    return session
