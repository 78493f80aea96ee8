"""The pictures in the rule book are moments of recorded games."""

import json

from tests.rule_pictures import FOLDER, files


def test_the_positions_in_the_client_are_those_of_the_rules() -> None:
    made = files()
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(made)
    stale = [
        name
        for name, text in made.items()
        if json.loads((FOLDER / name).read_bytes()) != json.loads(text)
    ]
    assert stale == [], "run python -m tests.rule_pictures"
