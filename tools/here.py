"""The root of this checkout, whose package `provengym_lean` the tools import though nothing is
installed."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "pybridge"))


def lean_folder(root: Path = ROOT) -> Path:
    """The folder that the modules of a repository are built in."""
    return root / "build" / "lean"
