"""``provengym list``: the environments."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from provengym.cli.common import JsonOption, emit_json
from provengym.envs.registry import ENVIRONMENTS

NARROW = 72
"""Columns of a terminal below which names, ids and descriptions do not fit beside each other."""


def list_environments(as_json: JsonOption = False) -> None:
    """List the environments."""
    found: list[dict[str, Any]] = [
        {"name": entry.name, "id": entry.id, "description": entry.description}
        for entry in ENVIRONMENTS
    ]
    if as_json:
        emit_json({"environments": found})
        return
    console = Console()
    if console.width < NARROW:
        for row in found:
            console.print(row["name"], style="bold")
            console.print(f"  {row['id']}", soft_wrap=True)
            console.print(Padding.indent(row["description"], 2))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("name", "id", "description"):
        table.add_column(heading, no_wrap=heading != "description")
    for row in found:
        table.add_row(row["name"], row["id"], row["description"])
    console.print(table)
