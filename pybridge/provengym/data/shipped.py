"""C and C++ that is compiled when a program runs."""

from __future__ import annotations

from pathlib import Path


def folders(*names: str) -> tuple[Path, ...]:
    """The folders of these names in `pybridge`: in the installed package, or in the repository."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "include"
    if not installed.exists():
        return tuple(package.parent / name for name in names)
    return tuple(installed if name == "include" else installed / name for name in names)
