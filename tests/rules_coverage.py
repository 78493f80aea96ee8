"""Which tests show which rule, by the tests' `rule` marks; fails on a rule without a test.

python -m tests.rules_coverage         whether every rule has a test
python -m tests.rules_coverage PAGE    and the page of the site that says which
"""

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

from fireside.bonfire.rules.constants import COUNCIL_TASK_NAMES
from fireside.bonfire.rules.tasks.kinds import TASK_KINDS

ROOT = Path(__file__).parent.parent
RULES = {title: ROOT / "docs" / "rules" / f"{title}.md" for title in ("bonfire", "dewan")}
NUMBERED = re.compile(r"^(?:- )?([A-Z]\d+\.\d+[a-z]?) ")
LIST_ITEM = re.compile(r"^(\d+)\. ")
# The numbered lists within sections of Bonfire, and what their items are called.
LISTS = {"B18": "bonus", "B19": "gnome", "B20": "B20."}
HEAD = """# Which tests show which rule

Every number of the rules of [Bonfire](rules/bonfire.md) and [Dewan](rules/dewan.md) is here, and
every kind of task, gnome and council bonus.
"""


def rule_numbers(title: str) -> list[str]:
    """Every number of a title's rules, in the order of their page."""
    numbers: list[str] = []
    section = ""
    for line in RULES[title].read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.split()[1]
        elif found := NUMBERED.match(line):
            numbers.append(found[1])
        elif (found := LIST_ITEM.match(line)) and section in LISTS:
            numbers += [_item(section, number) for number in _listed(line)]
        if line.startswith("Council tasks (4 points"):
            numbers += [f"council task {name}" for name in COUNCIL_TASK_NAMES]
            numbers += [f"task {kind.name}" for kind in TASK_KINDS]
    return numbers


def _listed(line: str) -> list[int]:
    """The numbers of a line: '10. to 13. ...' stands for four, elders stand several on one."""
    if through := re.match(r"^(\d+)\. to (\d+)\. ", line):
        return list(range(int(through[1]), int(through[2]) + 1))
    return [int(number) for number in re.findall(r"(?:^| · )(\d+)\. ", line)]


def _item(section: str, number: int) -> str:
    name = LISTS[section]
    return f"{name}{number}" if name.endswith(".") else f"{name} {number}"


class Collector:
    """Notes the rule marks of every collected test."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            path, _, test = item.nodeid.partition("::")
            name = f"{Path(path).stem.removeprefix('test_')}: {test.partition('[')[0]}"
            for mark in item.iter_markers("rule"):
                for number in mark.args:
                    self.tests.setdefault(number, set()).add(name)


def collect() -> dict[str, set[str]]:
    """The tests of each rule number."""
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()):
        status = pytest.main(
            [
                "--collect-only",
                "-q",
                "-p",
                "no:cacheprovider",
                "-p",
                "no:xdist",
                str(ROOT / "tests"),
            ],
            plugins=[collector],
        )
    if status != pytest.ExitCode.OK:
        sys.exit(f"the tests could not be collected: {status}")
    return collector.tests


def page(rules: dict[str, list[str]], tests: dict[str, set[str]]) -> str:
    """The page's text."""
    return "\n".join([HEAD, *(chapter(title, rules[title], tests) for title in rules)])


def chapter(title: str, numbers: list[str], tests: dict[str, set[str]]) -> str:
    """The part of the page for one title."""
    rows = [f"| {number} | {'<br>'.join(sorted(tests.get(number, [])))} |" for number in numbers]
    shown = sum(number in tests for number in numbers)
    count = f"{shown} of {len(numbers)} numbers have a test."
    head = [f"## {title.capitalize()}", "", count, "", "| rule | tests |", "|---|---|"]
    return "\n".join([*head, *rows, ""])


def main() -> None:
    rules = {title: rule_numbers(title) for title in RULES}
    numbers = [number for title in rules for number in rules[title]]
    tests = collect()
    unknown = sorted(set(tests) - set(numbers))
    missing = [number for number in numbers if number not in tests]
    if unknown:
        sys.exit(f"tests name rules that do not exist: {', '.join(unknown)}")
    if missing:
        sys.exit(f"rules without a test: {', '.join(missing)}")
    for target in sys.argv[1:]:
        Path(target).write_text(page(rules, tests), encoding="utf-8")
    print(f"{len(numbers)} rules, each with a test")


if __name__ == "__main__":
    main()
