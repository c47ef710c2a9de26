"""Groups of definitions of which changes are drawn, at least so many of each, and their figures.

A file of groups is a JSON object: of each group the modules and definitions that it has, relative
to a folder of the package, such as `values` and `operations.Operations.less` of `proving`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

COLUMNS = ("killed", "equivalent", "survived", "unreached", "out of minutes")


@dataclass(frozen=True)
class Groups:
    """The groups of a folder of the package, by their names."""

    room: str
    parts: dict[str, str]
    """The group of each module and definition that is named."""

    @classmethod
    def read(cls, path: Path, room: str) -> Groups:
        """Read a file of groups.

        Raises:
            ValueError: A part is in two groups.
        """
        parts: dict[str, str] = {}
        for group, names in json.loads(path.read_text(encoding="utf-8")).items():
            for name in names:
                if name in parts:
                    raise ValueError(f"{path}: {name} is in {parts[name]!r} and in {group!r}")
                parts[name] = group
        return cls(room, parts)

    def of(self, file: str, function: str | None) -> str | None:
        """The group of a definition, or of the innermost around it; None where it has none."""
        folder = f"pybridge/provengym/{self.room}/"
        if not file.startswith(folder):
            return None
        names = file.removeprefix(folder).removesuffix(".py").split("/")
        names += function.split(".") if function else []
        for end in range(len(names), 0, -1):
            if group := self.parts.get(".".join(names[:end])):
                return group
        return None

    @property
    def names(self) -> list[str]:
        """Their names, in the order of the file."""
        return list(dict.fromkeys(self.parts.values()))


def table(groups: Groups, results: Iterable[tuple[str, str | None, str]]) -> str:
    """The figures of each group as a table in Markdown.

    Args:
        groups: The groups.
        results: Of each change its file, its definition and its status.
    """
    found: dict[str, Counter[str]] = {name: Counter() for name in groups.names}
    for file, function, status in results:
        if group := groups.of(file, function):
            found[group][status] += 1
    lines = [_row(["Construct", "Mutants", *map(str.capitalize, COLUMNS)])]
    lines.append("|---" * (len(COLUMNS) + 2) + "|")
    for name, counts in found.items():
        lines.append(_row([name, *_counts(counts)]))
    return "\n".join([*lines, _row(["all", *_counts(sum(found.values(), Counter()))])])


def _counts(counts: Counter[str]) -> list[str]:
    return [str(counts.total()), *(str(counts[column]) for column in COLUMNS)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
