"""Hypothesis strategies for numbers, seeds and sequences of actions.

Only booleans are drawn, and numbers are put together from them: into its integers Hypothesis mixes
constants that it finds in the modules which happen to be loaded, and a report should depend on
nothing but the seed.  For the same reason there is no `one_of` or `sampled_from`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy


_SEED_BITS = 31


def below(limit: int) -> SearchStrategy[int]:
    """Numbers 0 ... limit - 1, shrinking to 0."""
    bits = max(limit - 1, 0).bit_length()
    digits = st.tuples(*[st.booleans()] * bits)
    return digits.map(lambda ones: sum(one << k for k, one in enumerate(ones)) % limit)


def seeds(first: int) -> SearchStrategy[int | None]:
    """Arguments of `reset`: `first`, larger seeds and none, shrinking to `first`."""
    other, none, offset = st.booleans(), st.booleans(), below(1 << _SEED_BITS)
    return st.tuples(other, none, offset).map(
        lambda drawn: first if not drawn[0] else None if drawn[1] else first + drawn[2]
    )


def walks(actions: int) -> SearchStrategy[tuple[int, ...]]:
    """Sequences of actions, from none to some hundreds and mostly some dozens."""
    # A list of lists is longer than a list, and shrinks as well.
    pieces = st.lists(st.lists(below(actions), max_size=24), max_size=24)
    return pieces.map(lambda lists: tuple(action for piece in lists for action in piece))
