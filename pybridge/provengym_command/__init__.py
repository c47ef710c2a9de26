"""The command ``provengym``.

It is a package of its own, so that an interrupt while provengym is being imported ends the command
as one does later: quietly, with status 130; and that a library that cannot be imported, or is of
another version than provengym needs, is one line and status 2.
"""

from __future__ import annotations

import json
import re
import signal
import sys
from importlib import metadata

WRONG_USE, INTERRUPTED = 2, 130


def main() -> int:
    """Run the command line and return the exit status."""
    try:
        status = _run()
    except KeyboardInterrupt:  # perhaps another one, while the first was seen to
        status = INTERRUPTED
    if status == INTERRUPTED:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return status


def _run() -> int:
    try:
        from provengym.cli import main as run
    except ImportError as error:
        if is_ours(error):
            raise
        text = wrong_installation(error)
        print(f"provengym: error: {text}", file=sys.stderr)
        if "--json" in sys.argv:
            print(json.dumps({"error": text, "status": WRONG_USE}))
        return WRONG_USE
    return run()


def is_ours(error: ImportError) -> bool:
    """Return whether it is a part of this package that is missing."""
    return (error.name or "").partition(".")[0] == "provengym"


def wrong_installation(error: object) -> str:
    """Return the message on a library that cannot be imported: the versions that are needed, and
    those that are installed."""
    try:
        needed = [one for one in metadata.requires("provengym") or [] if "extra ==" not in one]
    except metadata.PackageNotFoundError:
        needed = []
    told = ", ".join(map(_told, needed)) or "those that pyproject.toml names"
    return f"wrong installation: {' '.join(str(error).split())}; needed are {told}"


def _told(requirement: str) -> str:
    """``gymnasium>=1.1 (1.0.0 is installed)``."""
    text, _, marker = requirement.partition(";")
    name, where = re.split(r"[^\w.-]", text)[0], f" where {marker.strip()}" if marker else ""
    try:
        installed = f"{metadata.version(name)} is installed"
    except metadata.PackageNotFoundError:
        installed = "not installed"
    return f"{text.strip()}{where} ({installed})"
