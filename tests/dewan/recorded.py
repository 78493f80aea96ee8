"""The recorded games of `tests/games/dewan`: for each file what it shows, and where to look."""

from tests.conformance.tested import Ended, Recorded, Shows, Whole, tie


def dewan(players: int, seed: int, player: str, scenario: str = "base") -> Whole:
    """A whole game of Dewan."""
    options = () if scenario == "base" else (("scenario", scenario),)
    return Whole("dewan", players, seed, player, options)


def tells(*kinds: str) -> Shows:
    """A game in which all this happens."""
    return lambda game: all(game.told(what) for what in kinds)


def shares_berries(game: Ended) -> bool:
    """A zone with berries falls into equal parts (D11.6)."""
    moves = [event.facts["to"] for event in game.told("move berries")]
    return any(isinstance(parts, list) and len(parts) > 1 for parts in moves)


def fulfils(count: int) -> Shows:
    """A game with so many fulfilled stories."""
    return lambda game: len(game.told("fulfil")) >= count


GAMES: dict[str, Recorded] = {
    "base-two-players": Recorded(dewan(2, 1, "thoughtful"), fulfils(7)),
    "base-three-players": Recorded(dewan(3, 0, "thoughtful"), fulfils(10)),
    "base-four-players": Recorded(dewan(4, 3, "thoughtful"), tells("give", "tuck", "berry")),
    "team": Recorded(dewan(4, 0, "thoughtful", "team"), fulfils(10)),
    "volcano-two-players": Recorded(dewan(2, 0, "thoughtful", "volcano"), tells("lava")),
    "volcano-three-players": Recorded(dewan(3, 0, "thoughtful", "volcano"), tells("lava")),
    "volcano-four-players": Recorded(dewan(4, 4, "eager", "volcano"), tells("lava", "give")),
    "downpour-two-players": Recorded(dewan(2, 0, "thoughtful", "downpour"), tells("flood")),
    "downpour-three-players": Recorded(dewan(3, 0, "thoughtful", "downpour"), tells("flood")),
    "downpour-four-players": Recorded(dewan(4, 4, "eager", "downpour"), tells("flood", "give")),
    "lakes-two-players": Recorded(dewan(2, 0, "thoughtful", "lake-villages"), tells("fish")),
    "lakes-three-players": Recorded(dewan(3, 0, "thoughtful", "lake-villages"), tells("fish")),
    "lakes-four-players": Recorded(dewan(4, 0, "eager", "lake-villages"), tells("fish")),
    "tie-decided-by-cards": Recorded(dewan(2, 38, "eager"), tie(shared=False)),
    "shared-victory": Recorded(dewan(2, 263, "eager"), tie(shared=True)),
    "passing": Recorded(dewan(3, 2, "hoarding"), tells("pass")),
    "shuffled-discards": Recorded(
        dewan(2, 0, "random", "volcano"), tells("shuffle discards", "new pile")
    ),
    "shared-berries": Recorded(dewan(3, 11, "eager", "downpour"), shares_berries),
}
