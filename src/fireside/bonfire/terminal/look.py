"""Looking ahead: a choice made on a copy, and what comes of it at once, by the events."""

from fireside.bonfire.rules.constants import TOKEN_NAMES
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.position import CHOOSING_WAY, GIVING, HIRING, PAYING
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.terminal.story import merged
from fireside.bonfire.terminal.words import good_word, goods_words
from fireside.cli.words import counted
from fireside.core.event import Event

# Where an own turn ends and others, or Tom, go on.
ENDS = ("turn", "round", "countdown round", "Tom's card", "shuffle Tom", "over")


class Look:
    """A choice, the position in which it is open, and what would come of it."""

    def __init__(self, game: Bonfire, state: BonfireState, choice: int) -> None:
        self.game = game
        self.state = state
        self.choice = choice
        self.edition = game.facts.edition
        self.city = state.cities[state.seat]
        self.ahead = state.copy()
        self.log: list[Event] = []
        self.ahead.log = self.log
        self.ahead.apply(choice)
        self.events = merged(self.own_events())
        self.turn_over = self.ahead.over() or len(self.own_events()) < len(self.log)

    def own_events(self) -> list[Event]:
        """What happened before the turn ended."""
        seat = self.state.seat
        ends = [n for n, e in enumerate(self.log) if e.what in ENDS or e.seat != seat]
        return self.log[: ends[0]] if ends else self.log

    def goods(self, what: str) -> dict[str, int]:
        """All that the choice brings ('gain') or costs ('pay') at once."""
        total: dict[str, int] = {}
        for event in self.events:
            goods = event.facts.get("goods")
            if event.what == what and isinstance(goods, dict):
                for name, count in goods.items():
                    total[name] = total.get(name, 0) + count
        return total

    def points(self) -> int:
        """Points scored at once."""
        scored = [event.facts["points"] for event in self.events if event.what == "score"]
        return sum(points for points in scored if isinstance(points, int))

    def brings(self) -> str:
        """What the choice brings at once, in words."""
        points = self.points()
        parts = [goods_words(self.goods("gain")), counted(points, "point") if points else ""]
        return ", ".join(part for part in parts if part)

    def costs(self) -> str:
        """What is to be paid, or is paid at once because there is one way only."""
        if self.turn_over or self.ahead.seat != self.state.seat:
            paid = goods_words(self.goods("pay"))
            return f"costs {paid}" if paid else ""
        if self.ahead.phase == PAYING:
            kind = good_word(TOKEN_NAMES[self.ahead.pay_kind])
            return f"costs {counted(self.ahead.pay_count, kind + ' token')}"
        paid = goods_words(self.goods("pay"))
        if self.ahead.phase == GIVING:
            others = counted(self.ahead.give_left, "other token")
            return f"costs {paid} and {others}" if paid else f"costs {others}"
        return f"costs {paid}" if paid else ""

    def points_once_paid(self) -> int:
        """Points scored once a gnome is paid for, in whatever way."""
        while self.ahead.phase in (CHOOSING_WAY, PAYING, GIVING, HIRING) and not self.turn_over:
            self.ahead.apply(self.ahead.choices()[0])
            self.turn_over = self.ahead.over() or len(self.own_events()) < len(self.log)
        self.events = merged(self.own_events())
        return self.points()
