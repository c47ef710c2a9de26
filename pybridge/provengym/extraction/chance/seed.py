"""The seed that is given to a reset, which may be kept and passed on, but not computed with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from provengym.extraction.chance.run import mark_if_running

SEED = 0x5EED_5EED
"""What it is as a number, outside of every run."""


class MarkedSeed(int):
    """A seed of which no other number may be made: that would be a draw that nobody sees."""

    def __new__(cls, value: int = SEED) -> MarkedSeed:
        """The seed with this value."""
        return super().__new__(cls, value)


_ARITHMETIC = (
    "add radd sub rsub mul rmul floordiv rfloordiv truediv rtruediv mod rmod divmod rdivmod pow "
    "rpow and rand or ror xor rxor lshift rlshift rshift rrshift invert neg pos abs int float "
    "index hash round trunc floor ceil str repr format bool"
)


def _marked(name: str) -> Callable[..., Any]:
    own = getattr(int, f"__{name}__")

    def method(self: MarkedSeed, *args: Any) -> Any:
        mark_if_running(f"{name} of the seed of the reset")
        return own(self, *args)

    return method


for _name in _ARITHMETIC.split():
    setattr(MarkedSeed, f"__{_name}__", _marked(_name))
