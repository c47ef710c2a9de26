"""Install Lean if need be, and print what was found: its version, and how it is started.

usage: python3 tools/lean_toolchain.py
"""

from __future__ import annotations

import sys

from here import lean_folder
from provengym_lean.__main__ import main

if __name__ == "__main__":
    sys.exit(main([], lean_folder()))
