"""A slow payer, made from the text of B6 alone: try every payment, keep those that are right.

A payment is a part of what the player holds, by kind. It is right if its things can be shared out
among the needs, and nothing could be left out of it.
"""

from itertools import product

Goods = dict[str, int]
Payment = tuple[tuple[str, int], ...]  # kind and number, by name, without zeros

TOKENS = ["ship", "path", "task", "great_bonfire", "guardian", "gnome", "yellow"]
RESOURCES = ["flower", "fruit", "herb", "shell", "root", "gold"]


def as_payment(goods: Goods) -> Payment:
    """A payment in the form in which payments are compared."""
    return tuple(sorted((kind, count) for kind, count in goods.items() if count))


def payments(held: Goods, needs: list[str], wild: str, worth: int = 1) -> list[Payment]:
    """Every right payment for needs of these kinds, in order."""
    kinds = [kind for kind in held if held[kind]]
    right: list[Goods] = []
    for counts in sorted(product(*(range(held[kind] + 1) for kind in kinds)), key=sum):
        paid = dict(zip(kinds, counts, strict=True))
        if any(within(smaller, paid) for smaller in right):
            continue  # something could be left out (B6.5)
        lacking = {kind for kind in needs if paid.get(kind, 0) == held.get(kind, 0)}  # B6.7
        if covers(paid, needs, lacking, wild, worth):
            right.append(paid)
    return sorted(as_payment(paid) for paid in right)


def within(smaller: Goods, larger: Goods) -> bool:
    """Whether a payment is part of another."""
    return all(count <= larger.get(kind, 0) for kind, count in smaller.items())


def covers(paid: Goods, needs: list[str], lacking: set[str], wild: str, worth: int) -> bool:
    """Whether things can be shared out among needs; some may be left over."""
    if not needs:
        return True
    need, *others = needs
    if paid.get(need, 0) and covers(without(paid, need), others, lacking, wild, worth):
        return True
    if paid.get(wild, 0):  # B6.1, B6.3; with gnome 5 it does for two needs of the kind
        left = others[1:] if worth == 2 and others and others[0] == need else others
        if covers(without(paid, wild), left, lacking, wild, worth):
            return True
    if need in lacking:  # B6.2, B6.4, B6.8: any two others, alike or different
        spare = [kind for kind, count in paid.items() if count and kind != need]
        for one in spare:
            rest = without(paid, one)
            for other in spare:
                if rest[other] and covers(without(rest, other), others, lacking, wild, worth):
                    return True
    return False


def any_mix(held: Goods, count: int) -> list[Payment]:
    """Every payment of so many things of any kind (gnomes 3 and 9)."""
    kinds = [kind for kind in held if held[kind]]
    mixes = product(*(range(held[kind] + 1) for kind in kinds))
    return sorted(
        as_payment(dict(zip(kinds, counts, strict=True)))
        for counts in mixes
        if sum(counts) == count
    )


def without(goods: Goods, kind: str) -> Goods:
    """One thing of a kind less."""
    return {**goods, kind: goods[kind] - 1}
