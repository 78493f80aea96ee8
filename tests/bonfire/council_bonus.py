"""For tests of council bonuses: a task that can be lit, and taking a bonus with its novice."""

from tests.bonfire.builder import Table


def ready(table: Table) -> Table:
    """A task at place 7 that can be lit, thanks to 4 gold on top of what the city has."""
    table.task(7, "red-4-gold")
    held = table.held()
    held["gold"] = held.get("gold", 0) + 4
    return table.goods(**held).refresh()


def take_bonus(table: Table, bonus: int, *texts: str) -> Table:
    """Light that task, seat its novice for a bonus, and go on."""
    return ready(table).do("light 7", f"council {bonus} bonus", *texts)
