"""Writes Dewan's recorded games, playthroughs and table of digests anew:

python -m tests.dewan.regenerate
"""

from tests.conformance.recording import regenerate

if __name__ == "__main__":
    regenerate("dewan")
