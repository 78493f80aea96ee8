"""Writes a title's recorded games, playthroughs and table of digests anew:

python -m tests.conformance.regenerate TITLE
"""

import sys

from tests.conformance.recording import regenerate

if __name__ == "__main__":
    regenerate(sys.argv[1])
