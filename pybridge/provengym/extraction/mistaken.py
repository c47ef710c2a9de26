"""What an extraction raises to begin again."""

from __future__ import annotations

from collections.abc import Iterable


class MistakenError(Exception):
    """Attributes with these names are not what they seemed in a few episodes."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(names)
        super().__init__(", ".join(sorted(self.names)))
