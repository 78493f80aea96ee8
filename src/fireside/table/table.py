"""A table: one running game with its seats, tentative turns and undo. No input, no output."""

from collections.abc import Collection, Sequence
from copy import copy
from dataclasses import replace

from fireside.bots.levels import known_titles
from fireside.core.chance import seeded
from fireside.core.closed import Closed
from fireside.core.game import Game
from fireside.core.older import Stop
from fireside.core.state import NOBODY, State
from fireside.core.title import titled
from fireside.table.outcomes import Foresight, Outcome
from fireside.table.policy import Kind, Policy, policy_of
from fireside.table.seats import LONGEST_NAME, Holder, automatons, tidy_name
from fireside.table.steps import Checkpoint, MadeChoice, UndoRequest
from fireside.table.telling import EventLog


class TableError(Exception):
    """Something that cannot be done now; the reason is a word of the protocol."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Table:
    """The game, what has been chosen, and who may do what next.

    Choices count at once. Those from number `settled` on are tentative: whoever made them may take
    them back as long as nothing hidden has come to light. A person's turn that has been played
    waits for confirmation where the table is `confirming`; until then nobody else goes on. A choice
    that would end the turn and bring something to light is `held` there, and carried out when it is
    confirmed. What is over is over for good: everything comes to light then.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        holders: list[Holder],
        confirming: bool = True,
        kind: Kind = "plain",
    ) -> None:
        self.game = game
        self.seed = seed
        self.holders = list(holders)
        self.kind = kind  # what is allowed hangs on it
        self.confirming = confirming and self.policy.confirming
        self.made: list[MadeChoice] = []
        self.held: int | None = None  # a choice of whoever is to move, to be carried out
        self.events = EventLog()
        self.settled = 0
        self.version = 0  # grows with every change
        self.stopped: Stop | None = None  # why it can only be looked at
        self.request: UndoRequest | None = None
        self.taken_back: list[int] = []  # the next one to make again comes last
        self.state = game.start(seed)  # replaced by every choice, never changed in place
        self._checkpoints: list[Checkpoint] = []  # one for each tentative choice
        self._foresight: Foresight | None = None  # of the last position that it was asked for

    def copy(self) -> "Table":
        """A table that stands where this one does, and goes on by itself."""
        other = copy(self)
        other.holders, other.made = self.holders[:], self.made[:]
        other.taken_back, other._checkpoints = self.taken_back[:], self._checkpoints[:]
        other.events = self.events.copy()
        if self.request is not None:
            other.request = replace(self.request, unanswered=set(self.request.unanswered))
        return other

    # Looking

    def seats(self) -> list[Holder]:
        """Everybody who scores, automatons too."""
        more = len(self.state.scores()) - len(self.holders)
        return self.holders + (automatons(self.game.title)[:more] if more else [])

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for a seat."""
        return self.holders[seat].is_person

    def people(self) -> list[int]:
        """The seats that people decide for."""
        return [seat for seat, holder in enumerate(self.holders) if holder.is_person]

    @property
    def policy(self) -> Policy:
        """What is allowed at this table."""
        advised = self.game.title in known_titles()
        return policy_of(self.kind, len(self.people()), advised)

    def waiting(self) -> int:
        """The seat whose turn waits for confirmation, played or with its last choice held, or
        NOBODY."""
        return self._played() if self.held is None else self.state.to_move()

    def _played(self) -> int:
        """The seat whose played turn waits for confirmation, or NOBODY."""
        if not self.confirming or len(self.made) == self.settled:
            return NOBODY
        last = self.made[-1]
        return NOBODY if self._goes_on(last) else last.seat

    def chooser(self) -> int:
        """The seat that may choose, also something else than what is held; NOBODY while a played
        turn waits, and at the end."""
        if self.stopped is not None:
            return NOBODY
        return self.state.to_move() if self._played() == NOBODY else NOBODY

    def decider(self) -> int:
        """The seat that has to choose or to confirm, or NOBODY when the game is over or stopped."""
        if self.stopped is not None:
            return NOBODY
        waiting = self.waiting()
        return self.state.to_move() if waiting == NOBODY else waiting

    def over(self) -> bool:
        """Whether the game has ended and its last turn stands."""
        return self.stopped is None and self.decider() == NOBODY

    def winners(self) -> list[int]:
        """Who has won; nobody before the end."""
        return self.state.winners() if self.over() else []

    def bot_to_move(self) -> int:
        """The seat of the bot that may choose now, or NOBODY."""
        seat = self.decider()
        if seat == NOBODY or self.is_person(seat) or self.request is not None:
            return NOBODY
        return seat

    def guess(self) -> State:
        """A state that whoever is to move cannot tell from the true one: for bots."""
        return self.state.determinize(self.state.to_move(), seeded(self.seed_for("guess")))

    def seed_for(self, purpose: str) -> int:
        """A number to seed chance with, another one for every purpose and version. The game's own
        chance stays untouched, and cannot be worked out from what is drawn here."""
        return int.from_bytes(f"{purpose} {self.seed} {self.version}".encode())

    def outcomes(self) -> dict[int, Outcome]:
        """For each open choice what it is sure to bring; none while a played turn waits."""
        return self._foreseen().outcomes if self.chooser() != NOBODY else {}

    def closed(self) -> list[Closed]:
        """What whoever is to move may look for and cannot choose, and why; none while a played
        turn waits."""
        shelved = titled(self.game.title)
        if self.chooser() == NOBODY or "closed" not in shelved.parts:
            return []
        found: list[Closed] = shelved.part("closed")(self.state)
        return found

    def _foreseen(self) -> Foresight:
        """What can be foreseen of the present position: always the same, however it was reached."""
        if self._foresight is None or self._foresight.state is not self.state:
            text = f"foresight {self.seed} {len(self.made)}".encode()
            sources = self.game.by_source
            chance = seeded(int.from_bytes(text))
            self._foresight = Foresight(self.state, chance, sources)
        return self._foresight

    # Choosing

    def choose(self, seats: Collection[int], choice: int) -> None:
        """Make a choice for whoever is to move, who must be one of these seats, or hold it until
        it is confirmed."""
        if self.chooser() not in seats:
            raise TableError("not-your-turn")
        if choice not in self.state.choices():
            raise TableError("illegal", "that choice is not open now")
        self.taken_back.clear()
        self._take(choice)

    def may_confirm(self, seats: Collection[int]) -> bool:
        """Whether a turn of these seats waits for confirmation."""
        return self.waiting() in seats

    def confirm(self, seats: Collection[int]) -> None:
        """End the turn that has been played; a choice that is held is carried out first."""
        if not self.may_confirm(seats):
            raise TableError("not-allowed", "no turn of yours waits for confirmation")
        self.taken_back.clear()
        self._carry_out()
        self._settle()
        self._changed()

    def set_confirming(self, seats: Collection[int], on: bool) -> None:
        """Whether turns are to be confirmed from now on; any person at the table may say so. What
        is held is carried out at the wish of its own people alone."""
        self._check_goes_on()
        if not seats or not self.policy.confirming:
            raise TableError("not-allowed", "you have no seat at this table, or it is not played")
        self.confirming = on
        if not on and self.may_confirm(seats):
            self._carry_out()
        if self.over():
            self._settle()
        self._changed()

    def rename(self, seats: Collection[int], seat: int, name: str) -> None:
        """Call whoever sits on one of these seats by another name."""
        self._check_goes_on()
        if seat not in seats:
            raise TableError("not-allowed", "that seat is not yours")
        tidy = tidy_name(name)
        if not 0 < len(tidy) <= LONGEST_NAME:
            raise TableError("illegal", f"a name has 1 to {LONGEST_NAME} characters")
        self.holders[seat] = replace(self.holders[seat], name=tidy)

    # Taking back

    def may_undo(self, seats: Collection[int]) -> bool:
        """Whether these seats made the last choice and may take it back without asking."""
        if self.held is not None:
            return self.state.to_move() in seats
        if not self._checkpoints or self.made[-1].seat not in seats:
            return False
        return self._checkpoints[-1].state.revealed == self.state.revealed

    def undo(self, seats: Collection[int], turn: bool = False) -> None:
        """Take the last choice back, or all of the turn until something came to light."""
        if not self.may_undo(seats):
            raise TableError("not-allowed", "there is nothing that you may take back")
        if self.held is not None:
            self.taken_back.append(self.held)
            self.held = None
            if not (turn and self.may_undo(seats)):
                self._changed()
                return
        back_to = len(self.made) - 1
        if turn:
            hidden = [step.state.revealed == self.state.revealed for step in self._checkpoints]
            back_to = self.settled + hidden.index(True)
        self.taken_back += [made.choice for made in reversed(self.made[back_to:])]
        self._return_to(back_to)

    def may_redo(self, seats: Collection[int]) -> bool:
        """Whether there is something to make again."""
        return bool(self.taken_back) and self.decider() in seats

    def redo(self, seats: Collection[int]) -> None:
        """Make the choice again that was taken back."""
        if not self.may_redo(seats):
            raise TableError("not-allowed", "there is nothing to make again")
        self._take(self.taken_back.pop())

    def may_ask_undo(self, seats: Collection[int]) -> bool:
        """Whether these seats have something that they could take back only with consent."""
        if self.request is not None or self.decider() == NOBODY or self.may_undo(seats):
            return False
        return self.policy.regrets and self._asked_back_to(seats) is not None

    def ask_undo(self, seats: Collection[int]) -> None:
        """Ask the other people to let the own last choice be taken back, or once the turn stands
        all of it; where there are none, it is taken back at once."""
        back_to = self._asked_back_to(seats)
        if not self.may_ask_undo(seats) or back_to is None:
            raise TableError("not-allowed", "there is no turn that you could ask for")
        others = set(self.people()) - set(seats)
        self.request = UndoRequest(sorted(seats), back_to, others)
        self._grant()

    def may_answer_undo(self, seats: Collection[int]) -> bool:
        """Whether somebody waits for the consent of these seats."""
        return self.request is not None and not self.request.unanswered.isdisjoint(seats)

    def answer_undo(self, seats: Collection[int], agree: bool) -> None:
        """Agree to what was asked, or not; with the last consent the turn is taken back."""
        if self.request is None or not self.may_answer_undo(seats):
            raise TableError("not-allowed", "nobody asks you for consent")
        if not agree:
            self.request = None
            return
        self.request.unanswered -= set(seats)
        self._grant()

    def _grant(self) -> None:
        if self.request is not None and not self.request.unanswered:
            self.taken_back.clear()
            self._return_to(self.request.back_to)

    # How it is done

    def _take(self, choice: int) -> None:
        """Make a choice; where a turn is to be confirmed and there would be no way back, only hold
        it."""
        is_person = self.is_person(self.state.to_move())
        if self.confirming and is_person and self._foreseen().is_final(choice):
            self.held = choice
            self._changed()
        else:
            self._make(choice)

    def _carry_out(self) -> None:
        """Make the choice that is held, if one is."""
        if self.held is not None:
            self._make(self.held)

    def _make(self, choice: int) -> None:
        before = self.state
        if self._checkpoints and not self._goes_on(self.made[-1]):
            self._settle()
        made = MadeChoice(choice, before.to_move(), before.turn)
        self._checkpoints.append(Checkpoint(before, len(self.events)))
        self.state = before.copy()
        self.state.log = self.events.recent
        self.state.apply(choice)
        self.made.append(made)
        self.held = None
        if not self.is_person(made.seat) or self.over():
            self._settle()
        self._changed()

    def _goes_on(self, last: MadeChoice) -> bool:
        """Whether the turn of the last choice is still being played."""
        return (self.state.to_move(), self.state.turn) == (last.seat, last.turn)

    def _check_goes_on(self) -> None:
        if self.stopped is not None:
            raise TableError("not-allowed", str(self.stopped))

    def _settle(self) -> None:
        """Nothing up to here is tentative any more."""
        self._checkpoints.clear()
        self.events.settle()
        self.settled = len(self.made)

    def _changed(self) -> None:
        self.request = None
        self.version += 1

    def _asked_back_to(self, seats: Collection[int]) -> int | None:
        """Where these seats would go back to with consent, in choices made."""
        if self._checkpoints and self.made[-1].seat in seats:
            return len(self.made) - 1
        return self._last_turn_of(seats)

    def _last_turn_of(self, seats: Collection[int]) -> int | None:
        """How many choices had been made when the last turn of one of these seats began."""
        if not seats:
            return None
        made = self.made
        number = len(made) - 1
        while number >= 0 and made[number].seat not in seats:
            number -= 1
        if number < 0:
            return None
        whose = (made[number].seat, made[number].turn)
        while number and (made[number - 1].seat, made[number - 1].turn) == whose:
            number -= 1
        return number

    def _return_to(self, number: int) -> None:
        """Go back to where so many choices had been made."""
        self.held = None
        if number < self.settled:
            self._replay([made.choice for made in self.made[:number]], number)
        else:
            step = self._checkpoints[number - self.settled]
            self.state = step.state
            del self._checkpoints[number - self.settled :]
            del self.made[number:]
            self.events.cut(step.events)
        self._changed()

    def _replay(self, choices: list[int], settled: int) -> None:
        """Begin anew and make these choices, the first of them settled."""
        self.made, self.events, self.settled = [], EventLog(), 0
        self._checkpoints.clear()
        self.state = self.game.start(self.seed)
        for number, choice in enumerate(choices, 1):
            self._make(choice)
            if number == settled:
                self._settle()

    def restore(
        self,
        choices: list[int],
        settled: int,
        version: int,
        request: UndoRequest | None = None,
        taken_back: Sequence[int] = (),
        held: int | None = None,
    ) -> None:
        """Stand where a table stood that was put away."""
        self._replay(choices, settled)
        self.version = version
        self.request = request
        self.taken_back = list(taken_back)
        self.held = held
