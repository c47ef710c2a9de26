"""The command ``provengym``.

It is a package of its own, so that an interrupt while provengym is being imported ends the command
as one does later: quietly, with status 130.
"""

from __future__ import annotations


def main() -> int:
    """Run the command line and return the exit status."""
    try:
        from provengym.cli import main as run
    except KeyboardInterrupt:
        return 130
    return run()
