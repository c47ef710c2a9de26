"""The table by which a notebook shows an object that has no page of its own."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def titled_table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """A title above names and values, in HTML that loads nothing."""
    parts = [f"<strong>{escape(title)}</strong>", "<table>"]
    parts += [
        f'<tr><th style="text-align: left">{escape(name)}</th>'
        f'<td style="text-align: left">{escape(text)}</td></tr>'
        for name, text in rows
    ]
    return "\n".join([*parts, "</table>"])
