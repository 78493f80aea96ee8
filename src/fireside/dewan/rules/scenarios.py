"""The scenarios (D9 to D14): one row says all that one adds to the game and counts at its end."""

from typing import Final, final

from fireside.dewan.rules.constants import CLOSED, FISH_DUE, FLOOD, LAVA, NOTHING, WATER

MOST_FIRE: Final = "most fire"

# Points for one of each.
MOST_FIRE_POINTS: Final = 4
GROUP: Final = 4
BERRY_POINTS: Final = 2
TEAM_GROUP: Final = 4
TEAM_PAIR: Final = 4
VOLCANO_WATER: Final = 2
VOLCANO_NEIGHBOUR: Final = 2
VOLCANO_PAIR: Final = 3
DOWNPOUR_ZONE: Final = 3
DOWNPOUR_PAIR: Final = 4
LAKE_SHARE: Final = 3  # who leads a lake alone has two shares
LAKE_PAIR: Final = 3
FISH_POINTS: Final = 3


@final
class Source:
    """A source of points: scoring.py counts what is called by its name."""

    def __init__(self, name: str, rule: str, worth: int = 1) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.worth: Final = worth  # the points for one


@final
class Marker:
    """What an event lays on the map."""

    def __init__(self, name: str, ground: int) -> None:
        self.name: Final = name  # as events tell it, and the edition's number of them
        self.ground: Final = ground  # what a space becomes; the space lies next to such a ground


# In every scenario.
COMMON: Final = [
    Source("stories", "D9.3"),
    Source("fire", "D9.4"),
    Source(MOST_FIRE, "D9.4", MOST_FIRE_POINTS),
]


@final
class Scenario:
    """A scenario: what it adds to the base game or leaves out of it."""

    def __init__(
        self,
        name: str,
        sources: list[Source],
        *,
        players: tuple[int, ...] = (2, 3, 4),
        teams: bool = False,
        special_tile: str = "",
        event: int = NOTHING,
        marker: Marker | None = None,
        villages: bool = False,
        volcano_fire: bool = False,
        water_stories: bool = True,
        tie_rule: str = "D9.7",
    ) -> None:
        self.name: Final = name
        self.own_sources: Final = sources
        self.sources: Final = COMMON + sources
        self.source_names: Final = [source.name for source in self.sources]
        self.players: Final = players
        self.teams: Final = teams  # partners sit opposite each other (D10.4)
        self.special_tile: Final = special_tile  # the tile in the middle, or none
        self.event: Final = event  # the phase that begins it (D11.2), or NOTHING
        self.marker: Final = marker
        self.villages: Final = villages  # camps on water (D14.1), and fish (D14.5)
        self.volcano_fire: Final = volcano_fire  # a fire for a camp beside the volcano (D12.3)
        self.water_stories: Final = water_stories  # whether tiles that show water are in play
        self.tie_rule: Final = tie_rule

    def __reduce__(self) -> tuple[object, ...]:
        return (scenario_named, (self.name,))


SCENARIOS: Final = [
    Scenario(
        "base",
        [Source("groups", "D9.5", GROUP), Source("berries", "D9.6", BERRY_POINTS)],
    ),
    Scenario(
        "team",
        [Source("groups", "D10.2", TEAM_GROUP), Source("pairs", "D10.2", TEAM_PAIR)],
        players=(4,),
        teams=True,
        tie_rule="D10.3",
    ),
    Scenario(
        "volcano",
        [
            Source("waters", "D12.4", VOLCANO_WATER),
            Source("neighbours", "D12.4", VOLCANO_NEIGHBOUR),
            Source("pairs", "D12.4", VOLCANO_PAIR),
        ],
        special_tile="volcano",
        event=LAVA,
        marker=Marker("lava", CLOSED),
        volcano_fire=True,
    ),
    Scenario(
        "downpour",
        [Source("zones", "D13.2", DOWNPOUR_ZONE), Source("pairs", "D13.2", DOWNPOUR_PAIR)],
        special_tile="downpour",
        event=FLOOD,
        marker=Marker("flood", WATER),
        water_stories=False,
    ),
    Scenario(
        "lake-villages",
        [
            Source("lakes", "D14.6", LAKE_SHARE),
            Source("pairs", "D14.6", LAKE_PAIR),
            Source("fish", "D14.6", FISH_POINTS),
        ],
        event=FISH_DUE,
        villages=True,
    ),
]
SCENARIO_NAMES: Final = [scenario.name for scenario in SCENARIOS]


def scenario_named(name: str) -> Scenario:
    """A scenario by its name."""
    return SCENARIOS[SCENARIO_NAMES.index(name)]
