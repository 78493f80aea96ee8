"""Two board games about fire: their rules, opponents to play against, and a table to play at."""

import importlib.util
import sys
from pathlib import Path

# A plain copy of the source plays without anything installed: simple stand-ins serve the rules.
if importlib.util.find_spec("librt") is None or importlib.util.find_spec("mypy_extensions") is None:
    sys.path.append(str(Path(__file__).parent / "plain"))
