"""Writes Bonfire's recorded games, playthroughs and table of digests anew:

python -m tests.bonfire.regenerate
"""

from tests.conformance.recording import regenerate

if __name__ == "__main__":
    regenerate("bonfire")
