"""What the companion beside the printed games is told."""

from fireside.server.wire.plain import Plain


class TomCard(Plain):
    """A card of Tom's: what it is called, its rule, and the council task that it works for."""

    name: str
    rule: str
    gnome: bool  # a gnome is turned over for it
    goal: str
    limit: int  # so many of a thing fulfil that council task


class CompanionTom(Plain):
    """Tom beside the printed game."""

    cards: list[TomCard]  # his deck
    passes: int  # through it; then the game ends
    resources: list[str]  # that a gnome may show
    novices: int  # of his own
    instead: int  # points where the council task of a card is fulfilled already
    countdown: int  # novices in the council that start it
    rounds: int  # of the countdown
    first_handicap: int
    changes: dict[str, int]  # of the handicap by outcome


class SheetRow(Plain):
    """A source of points on a score sheet."""

    source: str
    rule: str
    each: int  # points for one of its things
    most_of: str = ""  # these points fall to whoever has most in that row


class Sheet(Plain):
    """A score sheet: what is counted, and what breaks ties."""

    title: str
    scenario: str
    sides: list[int]  # how many may be scored: players, or teams
    teams: bool
    rows: list[SheetRow]
    tie_break: str  # nothing where equal points stay equal
    rule: str  # how it is won


class Companion(Plain):
    """The answer to GET /api/companion: for playing the printed games."""

    tom: CompanionTom
    sheets: list[Sheet]
