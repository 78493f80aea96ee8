"""How deep the values of a TOML text lie, told in one pass before anything reads it.

`tomllib` takes time and memory by the square of the depth of a key: a few pages could keep it busy
for minutes.
"""

import re
from typing import Final

DEEPEST: Final = 8  # brackets that are open, and dots of a key

_SIGN: Final = re.compile(r"""\"{3}|'{3}|["'#\n\[\]{}.,=]""")
_IN_QUOTES: Final = {
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
    '"': re.compile(r'\\.|["\n]', re.DOTALL),
    "'": re.compile(r"['\n]"),
    "#": re.compile(r"\n"),
}


def too_deep(text: str) -> int:
    """The first line on which something lies deeper than any edition needs; 0 if none."""
    brackets = dots = place = 0
    while found := _SIGN.search(text, place):
        sign, place = found.group(), found.end()
        if sign in _IN_QUOTES:
            place = end_of(text, place, sign)
        elif sign == ".":
            dots += 1
        else:
            dots = 0
            brackets += (sign in "[{") - (sign in "]}")
        if brackets + dots > DEEPEST:
            return text.count("\n", 0, place) + 1
    return 0


def end_of(text: str, place: int, opened: str) -> int:
    """Where what was opened ends: quotes, or a comment. What is wrong with it others will say."""
    for found in _IN_QUOTES[opened].finditer(text, place):
        if not found.group().startswith("\\"):
            return found.end()
    return len(text)
