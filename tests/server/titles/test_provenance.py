"""Players are told which of the printed values are ours."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from fireside.core.edition import imprint
from fireside.core.title import titles
from fireside.server.titles.provenance import provenance_of
from tests.server.served import guest, served

OURS = {"bonfire": "map", "dewan": "stories"}  # a section of each that is made up
PACKAGE = Path(__file__).resolve().parents[3] / "src" / "fireside"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as (address, _):
        yield address


@pytest.mark.parametrize("title", OURS)
def test_a_title_tells_where_its_values_come_from(address: str, title: str) -> None:
    async def look() -> None:
        async with guest(address) as ann:
            found = await ann.get(f"/api/titles/{title}/provenance")
            assert found["edition"] == imprint(titles()[title].editions.load())
            assert found["marks"][0] == "R"
            assert found["marks"][-1] == "O"
            told = [(part["mark"], part["section"]) for part in found["parts"]]
            assert ("R", "counts") in told
            assert ("O", OURS[title]) in told
            file = await ann.http.get(f"/api/titles/{title}/edition")
            edition, _ = titles()[title].editions.load_text(file.text)
            assert imprint(edition) == found["edition"]

    asyncio.run(look())


def test_there_is_no_such_title(address: str) -> None:
    async def look() -> None:
        async with guest(address) as ann:
            for path in ("provenance", "edition"):
                assert (await ann.http.get(f"/api/titles/chess/{path}")).status_code == 404

    asyncio.run(look())


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "ru"])
@pytest.mark.parametrize("title", OURS)
def test_everything_has_a_name(title: str, language: str) -> None:
    rooms = (PACKAGE, PACKAGE / title)
    files = [room / "words" / language / "about.ftl" for room in rooms]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    words = {line.split(" = ")[0] for line in text.splitlines()}
    told = provenance_of(titles()[title])
    wanted = {f"about-mark-{mark.lower()}{how}" for mark in told.marks for how in ("", "-how")}
    wanted |= {f"about-section-{title}-{dashed(part.section)}" for part in told.parts}
    wanted |= {f"about-key-{dashed(key)}" for part in told.parts for key in part.keys}
    assert wanted - words == set()


def dashed(name: str) -> str:
    return name.replace("_", "-")
