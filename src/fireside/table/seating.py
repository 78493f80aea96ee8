"""Who sits where is drawn: people change places, what a seed deals to a seat stays."""

from fireside.core.chance import seeded
from fireside.core.game import Game


def drawn(game: Game, seed: int) -> list[int]:
    """Seat by seat, who of those that were listed sits there. Partners stay across, so of teams
    nothing is drawn but who begins."""
    listed = list(range(game.players))
    # A chance of its own: the game's is not touched, and cannot be worked out from the seats.
    chance = seeded(int.from_bytes(f"seats {seed}".encode()))
    if len(game.sides(game.players)) < game.players:
        first = chance.below(game.players)
        return listed[first:] + listed[:first]
    chance.shuffle(listed)
    return listed
