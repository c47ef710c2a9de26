"""The tiers of tests and their costs, as far as mutants need them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

#: Each holds those before it.
TIERS = ("quick", "test", "full")


@dataclass
class Tiers:
    """The tier of each test, and what a function costs."""

    @classmethod
    def read(cls, root: Path) -> Tiers:
        """Those of a checkout."""
        del root
        return cls()

    def tier(self, function: str, name: str, *, unmarked: bool) -> str:
        """The smallest tier that runs a test, which has this name with its parameters."""
        return TIERS[0] if unmarked else TIERS[-1]

    def seconds(self, function: str, recorded: float) -> float:
        """The processor seconds of a function; those of the record where no other are known."""
        return recorded
