"""The recorded games of `tests/games`: for each file what it shows, and where to look for it."""

from collections.abc import Callable
from dataclasses import dataclass

from fireside.bonfire.handicap import outcome
from fireside.bonfire.state import BonfireState
from fireside.core.event import Event
from tests.properties.games import Whole, choices_of, game

MOST_SEEDS = 500


@dataclass
class Ended:
    """A finished game with all that happened in it."""

    state: BonfireState
    events: list[Event]

    def told(self, what: str, **facts: object) -> list[Event]:
        """The events of a kind, with these facts."""
        return [
            event
            for event in self.events
            if event.what == what and facts.items() <= event.facts.items()
        ]

    def statuses(self) -> list[str]:
        """How each city stands at the end: playing, stuck or passed."""
        return [city["status"] for city in self.state.view(0)["cities"]]


Shows = Callable[[Ended], bool]


@dataclass
class Recorded:
    """A recorded game: the first of its kind, from a seed on, that shows what it should."""

    whole: Whole
    shows: Shows


def ended(whole: Whole) -> Ended:
    """Play a whole game and listen."""
    state = game(whole).start(whole.seed)
    log: list[Event] = []
    state.log = log
    for choice in choices_of(whole):
        state.apply(choice)
    return Ended(state, log)


def found(recorded: Recorded) -> Whole:
    """The game to be recorded: seeds are tried in order."""
    first = recorded.whole
    for seed in range(first.seed, first.seed + MOST_SEEDS):
        whole = Whole(first.players, seed, first.player, first.first_game, first.handicap)
        if recorded.shows(ended(whole)):
            return whole
    raise LookupError(f"no game like {first} shows what it should")


def solo(result: str) -> Shows:
    """A solo game that the human wins, loses or draws."""
    return lambda game: outcome(game.state) == result


def tie(shared: bool) -> Shows:
    """Equal points, and the victory shared or broken by bonfires (B20.8)."""

    def shows(game: Ended) -> bool:
        scores = game.state.scores()
        leaders = scores.count(max(scores))
        return leaders > 1 and len(game.state.winners()) == (leaders if shared else 1)

    return shows


def marches_for_gnome_17(game: Ended) -> bool:
    """A guardian that comes to a city with gnome 17 sets off a procession (B19)."""
    owners = {event.seat: game.events.index(event) for event in game.told("recruit", gnome=17)}
    for event in game.told("guardian"):
        number = game.events.index(event)
        if number > owners.get(event.seat, number):
            return any(next.what == "move" for next in game.events[number + 1 : number + 3])
    return False


def sticks_out(game: Ended) -> bool:
    """A fate tile lies partly outside the area (gnome 27)."""
    facts = game.state.facts
    cells = facts.area.inside
    return any(city.covered & ~cells for city in game.state.cities)


def gnomes_17_27_and_elders(game: Ended) -> bool:
    """All the gnomes whose effects are hard to follow by hand."""
    elders = [event for event in game.told("recruit") if event.facts["gnome"] in range(28, 34)]
    return bool(elders) and sticks_out(game) and marches_for_gnome_17(game)


GAMES: dict[str, Recorded] = {
    "solo-won": Recorded(Whole(1, 47, "thoughtful"), solo("win")),
    "solo-lost": Recorded(Whole(1, 0, "thoughtful"), solo("loss")),
    "solo-drawn": Recorded(Whole(1, 5, "thoughtful"), solo("draw")),
    "solo-handicap": Recorded(Whole(1, 24, "thoughtful", handicap=-10), solo("draw")),
    "solo-32-cards": Recorded(Whole(1, 19, "thoughtful"), lambda game: game.state.tom_cards == 32),
    "two-players-first-game": Recorded(
        Whole(2, 0, "thoughtful", True), lambda game: len(game.told("light")) >= 5
    ),
    "passing": Recorded(
        Whole(2, 3, "thoughtful"), lambda game: game.statuses() == ["passed", "passed"]
    ),
    "tie-break": Recorded(Whole(2, 104, "thoughtful"), tie(shared=False)),
    "three-players": Recorded(Whole(3, 0, "thoughtful"), marches_for_gnome_17),
    "four-players": Recorded(Whole(4, 2, "thoughtful"), lambda game: len(game.told("light")) > 10),
    "four-players-first-game": Recorded(
        Whole(4, 0, "eager", True), lambda game: bool(game.told("light"))
    ),
    "gnomes-17-and-27": Recorded(Whole(4, 92, "eager"), gnomes_17_27_and_elders),
    "shared-victory": Recorded(Whole(3, 49, "eager"), tie(shared=True)),
    "renewed-tiles": Recorded(Whole(2, 38, "eager"), lambda game: bool(game.told("renew"))),
    "stuck-for-good": Recorded(
        Whole(3, 2, "thoughtful"), lambda game: game.statuses() == ["stuck"] * 3
    ),
}
