"""Writing files so that nothing is lost and nothing is made again without need."""

from __future__ import annotations

import os
from pathlib import Path


def replace(path: Path, content: bytes) -> bool:
    """Give a file its content in one step, unless it has it; whether it was changed."""
    if path.exists() and path.read_bytes() == content:
        return False
    temporary = path.with_name(f".{path.name}.new")
    temporary.write_bytes(content)
    os.replace(temporary, path)
    return True
