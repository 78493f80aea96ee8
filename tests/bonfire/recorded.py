"""The recorded games of `tests/games`: for each file what it shows, and where to look for it."""

from fireside.bonfire.rules.handicap import outcome
from tests.conformance.tested import Ended, Recorded, Shows, Whole, tie

FIRST_GAME = (("first-game", "yes"),)


def statuses(game: Ended) -> list[str]:
    """How each city stands at the end: playing, stuck or passed."""
    return [city["status"] for city in game.state.view(0)["cities"]]


def bonfire(
    players: int, seed: int, player: str, *options: tuple[str, str], box: str = ""
) -> Whole:
    """A whole game of Bonfire."""
    return Whole("bonfire", players, seed, player, options, box)


def solo(result: str) -> Shows:
    """A solo game that the human wins, loses or draws."""
    return lambda game: outcome(game.state) == result


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
    "solo-won": Recorded(bonfire(1, 47, "thoughtful"), solo("win")),
    "solo-lost": Recorded(bonfire(1, 0, "thoughtful"), solo("loss")),
    "solo-drawn": Recorded(bonfire(1, 5, "thoughtful"), solo("draw")),
    "solo-handicap": Recorded(bonfire(1, 24, "thoughtful", ("handicap", "-10")), solo("draw")),
    "solo-32-cards": Recorded(
        bonfire(1, 19, "thoughtful"), lambda game: game.state.tom_cards == 32
    ),
    "two-players-first-game": Recorded(
        bonfire(2, 0, "thoughtful", *FIRST_GAME), lambda game: len(game.told("light")) >= 5
    ),
    "passing": Recorded(
        bonfire(2, 3, "thoughtful"), lambda game: statuses(game) == ["passed", "passed"]
    ),
    "tie-break": Recorded(bonfire(2, 104, "thoughtful"), tie(shared=False)),
    "three-players": Recorded(bonfire(3, 0, "thoughtful"), marches_for_gnome_17),
    "four-players": Recorded(
        bonfire(4, 2, "thoughtful"), lambda game: len(game.told("light")) > 10
    ),
    "four-players-first-game": Recorded(
        bonfire(4, 0, "eager", *FIRST_GAME), lambda game: bool(game.told("light"))
    ),
    "gnomes-17-and-27": Recorded(bonfire(4, 92, "eager"), gnomes_17_27_and_elders),
    "shared-victory": Recorded(bonfire(3, 49, "eager"), tie(shared=True)),
    "renewed-tiles": Recorded(bonfire(2, 38, "eager"), lambda game: bool(game.told("renew"))),
    "stuck-for-good": Recorded(
        bonfire(3, 2, "thoughtful"), lambda game: statuses(game) == ["stuck"] * 3
    ),
}
