"""Numbers as they are shown to people."""

from __future__ import annotations

from fractions import Fraction


def decimal(value: Fraction) -> str:
    """A fraction as a short decimal where that says the same, else as it is.

    >>> decimal(Fraction(99, 100)), decimal(Fraction(1, 3)), decimal(Fraction(0))
    ('0.99', '1/3', '0')
    """
    text = f"{float(value):.12g}"
    return text if Fraction(text) == value else str(value)


def counted(number: int, noun: str) -> str:
    """A number of things.

    >>> counted(1, "state"), counted(1000, "state")
    ('1 state', '1,000 states')
    """
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
