"""The seed that is given to a reset, which may be kept and passed on, but not computed with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from provengym.extraction.chance.run import current, mark_if_running

SEED = 0x5EED_5EED
"""The seed as a number, outside of every run."""
RESET = "the seed of the reset"
"""The origin of the generators that are made of it."""


class MarkedSeed(int):
    """A seed of which no other number may be made: that would be a draw that nobody sees.  It may
    be compared with the ends of a range of seeds, and passed on."""

    def __new__(cls, value: int = SEED) -> MarkedSeed:
        """The seed with this value."""
        return super().__new__(cls, value)


_ARITHMETIC = (
    "add radd sub rsub mul rmul floordiv rfloordiv truediv rtruediv mod rmod divmod rdivmod pow "
    "rpow and rand or ror xor rxor lshift rlshift rshift rrshift invert neg pos abs int float "
    "index hash round trunc floor ceil str repr format bool"
)
_PARTS = "as_integer_ratio bit_count bit_length conjugate denominator imag numerator real to_bytes"
_COMPARISONS = "lt le gt ge eq ne"


def seeded(what: str, origin: object, number: object, seed: object) -> object:
    """The origin of a generator after it is seeded within a run; the object keeps it, so that it
    stays where no seed is given.

    Args:
        what: The method that seeds it.
        origin: Its origin before.
        number: Its number, as `number_of_generator` has it.
        seed: The seed that it is given now.

    Raises:
        Escape: With something else than the seed of the reset, or with that after it has drawn.
    """
    run = current()
    assert run is not None
    run.check()
    if seed is None:
        return origin
    run.require(type(seed) is MarkedSeed, f"{what} with a seed that is not the reset's")
    run.require(number not in run.drawn, f"{what} after the generator has drawn")
    return RESET


def _marked(name: str) -> Callable[..., Any]:
    own = getattr(int, f"__{name}__")

    def method(self: MarkedSeed, *args: Any) -> Any:
        mark_if_running(f"{name} of the seed of the reset")
        return own(self, *args)

    return method


def _compared(name: str) -> Callable[..., Any]:
    own = getattr(int, f"__{name}__")

    def method(self: MarkedSeed, other: Any) -> Any:
        # What every seed there may be answers in the same way tells nothing of this one.
        if isinstance(other, int) and type(other) is not MarkedSeed and 0 < other < 2**31 - 1:
            mark_if_running("a comparison of the seed of the reset")
        return own(self, other)

    return method


def _trapped_part(name: str) -> property:
    own = getattr(int, name)

    def part(self: MarkedSeed) -> Any:
        mark_if_running(f"{name} of the seed of the reset")
        return own.__get__(self)

    return property(part)


for _name in _ARITHMETIC.split():
    setattr(MarkedSeed, f"__{_name}__", _marked(_name))
for _name in _COMPARISONS.split():
    setattr(MarkedSeed, f"__{_name}__", _compared(_name))
for _name in _PARTS.split():
    if hasattr(int, _name):
        setattr(MarkedSeed, _name, _trapped_part(_name))
