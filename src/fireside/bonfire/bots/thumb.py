"""Rules of thumb for Bonfire: what each feature is worth, in points at the end of the game."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # Points are points; they hold three for each fate tile and a half for each token or resource.
    "points now": 10.0,
    # While there is time a token drives an action: then it is worth a point. Yellow ones do for
    # any kind, and many kinds leave a choice. With neither token nor fate tile all is over.
    "tokens with time": 6.0,
    "yellow tokens": 0.8,
    "kinds of token": 0.5,
    "task tokens of use": 0.5,
    "neither token nor fate tile": -4.0,
    # Resources pay for tasks and gnomes: the first few matter, a heap of them does not.
    "resources with time": 0.8,
    "resources of use": 0.8,
    "first resources": 2.0,
    "gold": 0.6,
    "open offerings in hand": 0.6,
    # A fate tile brings six tokens or more, while there is time to use them.
    "fate tiles with time": 8.0,
    "tokens of all fate tiles with time": 14.0,
    "tokens of the next fate tile": 1.5,
    # A task that can be lit is nearly lit; what is far off seldom will be.
    "free places with turns": 6.0,
    "bonfires lit": 28.0,
    "bonfires lit with time": 8.0,
    "tasks ready with time": 26.0,
    "tasks near with time": 20.0,
    "tasks far with time": 6.0,
    "tasks hopeless": -8.0,
    "points to be lit": 17.0,
    "portals and crystals to be lit": 7.0,
    "turns to all tasks": -14.0,
    # A council task is four points and, for the first who comes, a bonus.
    "council novices to call": 5.0,
    "council novices one short": 1.0,
    "council tasks within turns": 4.0,
    # Path tiles and portals lead guardians to the seats; on the way they earn resources.
    "path tiles with time": 14.0,
    "portals with time": 14.0,
    "next portal at hand": 0.5,
    "guardians with time": 14.0,
    "guardians on the path": 3.0,
    "guardians able to walk with time": 3.0,
    "points of open seats in time": 15.0,
    "steps to open seats": -3.0,
    "points of seats nearly open": 6.0,
    "points of seats half open": 1.0,
    # A gnome helps for the time that is left; an elder scores at once.
    "gnomes with time": 12.0,
    "points of the best elder with turns": 2.0,
}
