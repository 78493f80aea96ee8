"""The tests. A third title, in a package of its own, is on the shelf while they run."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "titles"))
