"""From features to points: sums and networks, and the files that keep them."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec

from fireside.bots import levels
from fireside.bots.knowledge import knowledge_of
from fireside.bots.worth import Layer, Worth, by_hand, read


def test_a_sum_weighs_features_by_their_names() -> None:
    worth = by_hand(["points", "time", "cards"], {"points": 10.0, "cards": -2.0, "constant": 1.0})
    assert worth.points(vec[float]([3.0, 7.0, 4.0])) == 23.0


def test_a_layer_gives_nothing_below_nought() -> None:
    layer = Layer(vec[float]([0.5, -1.0]), vec[float]([2.0, 1.0, -1.0, 3.0]))
    assert list(layer.run(vec[float]([1.0, 1.0]))) == [1.5, 3.0]
    assert list(layer.run(vec[float]([0.0, 1.0]))) == [0.0, 2.0]


def test_a_network_adds_to_the_sum() -> None:
    layers = [
        Layer(vec[float]([0.0, 1.0]), vec[float]([1.0, -1.0])),
        Layer(vec[float]([0.0]), vec[float]([2.0, 3.0])),
    ]
    worth = Worth(5.0, vec[float]([10.0]), layers, vec[float]([0.5]))
    assert worth.points(vec[float]([0.25])) == 5.0 + 2.5 + 0.5 * (2 * 0.25 + 3 * 0.75)


def test_a_file_for_other_features_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "flame.json"
    kept = {"names": ["one"], "constant": 1.0, "weights": [2.0], "layers": [], "last": []}
    path.write_text(json.dumps(kept))
    assert read(path, ["one"]).points(vec[float]([3.0])) == 7.0
    with pytest.raises(ValueError, match="made for other features"):
        read(path, ["one", "two"])


@pytest.mark.parametrize("title", levels.known_titles())
@pytest.mark.parametrize("level", ["ember", "flame", "blaze"])
def test_every_level_has_weights_for_the_features_there_are(title: str, level: str) -> None:
    worth = levels.judge(title, level).worth
    assert len(worth.weights) == len(knowledge_of(title).features)
