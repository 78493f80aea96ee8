"""The rule of thumb of `ember` for Dewan: what the things on the table are worth in points."""

from typing import Final

# Points at the end for one unit of each feature (features.py says what a unit is).
WEIGHTS: Final[dict[str, float]] = {
    "points now": 10.0,
    # Most fire can still be lost, the sooner if it is shared.
    "most fire alone": -1.6,
    "most fire shared": -2.0,
    "fire ahead": 1.2,
    # A camp is worth a point and a half as such: who is quick decides when the game ends.
    "camps placed": 13.0,
    "camps to come": 5.0,
    "turns behind the quickest": -2.5,
    # A tile yet to be taken brings a point, a card yet to be tucked nearly as much.
    "story tiles to come": 3.3,
    "tuckings to come": 2.5,
    # A card is worth half a point and more as long as it will pay for a camp, then hardly anything.
    "two cards": 0.4,
    "cards for camps to come": 6.0,
    "cards beyond camps to come": 0.8,
    "terrains in hand": 0.8,
    "fire cards to tuck": 2.8,
    "berry cards to tuck": 1.6,
    "wanted cards to tuck": 1.2,
    # Nearly half of what a tile shows if it can be fulfilled at all, more when little is lacking.
    "tiles in reach": 4.0,
    "tiles lacking 1": 1.6,
    "tiles lacking 2": 0.4,
    "things lacking": -1.6,
    "best tile in the row": 0.8,
    "best tile in the row with the next camp": 1.6,
    # What the next camp could bring counts by how ready the cards for it are.
    "tiles fulfilled for two cards": 2.0,
    "tiles fulfilled for three cards": 0.8,
    "tiles fulfilled one card short": 0.4,
    "tiles fulfilled near": 0.8,
    "best site for two cards": 1.2,
    "best site for three cards": 0.8,
    "best site near": 0.8,
    # The rows of the scenarios: a camp alone is a group to be, a village is fish to come.
    "camps alone to be joined": 3.3,
    "waters to come": 1.2,
    "high zones to come": 1.6,
    "lakes led by one other": 0.8,
    "villages with turns to come": 2.5,
    "partner's camps to meet": 1.6,
}
