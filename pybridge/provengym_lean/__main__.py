"""Install Lean if need be, and print what was found; or run it.

usage: python -m provengym_lean                prints the version, and how Lean is started
       python -m provengym_lean ARGUMENT...    runs Lean with these arguments
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from provengym_lean import installing, toolchains


def main(arguments: Sequence[str], folder: Path | None = None) -> int:
    """Find Lean, or install it, and print which it is or run it; returns the exit status.

    `folder` is where Lean is looked for: elan chooses the toolchain by it.
    """
    try:
        toolchain = toolchains.find(folder or installing.home("lean"))
        if not arguments:
            print(f"{toolchain.identity}\n{' '.join(toolchain.command)}")
            return 0
        built = [Path(one) for one in os.environ.get("LEAN_PATH", "").split(os.pathsep) if one]
        return subprocess.call([*toolchain.command, *arguments], env=toolchain.variables(built))
    except toolchains.ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
