"""Attributes that take so many values that not every state is explored, in words."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.extraction.attributes import identity_of
from provengym.finite.bisimulation import unlike

if TYPE_CHECKING:
    from provengym.finite.model import FiniteModel

_NAMED, _SHOWN = 3, 10
_FEW = 16
"""Fewer states that show what others do say nothing of those that were not expanded."""
_COLLECTIONS: dict[type, str] = {list: "list", dict: "dictionary", set: "set", deque: "queue"}
_FLOATS = (float, np.float64, np.float32)


class Growth:
    """The values of attributes in some states."""

    def __init__(self) -> None:
        self._states = 0
        self._values: dict[str, dict[object, Any]] = {}
        self._lengths: dict[str, set[int]] = {}

    def add(self, attributes: Iterable[tuple[str, Any]]) -> None:
        """Note the attributes in another state, which are then free to change."""
        self._states += 1
        for name, value in attributes:
            is_float = type(value) in _FLOATS
            self._values.setdefault(name, {}).setdefault(
                identity_of(value), value if is_float else None
            )
            kind = _COLLECTIONS.get(type(value))
            if kind is not None:
                self._lengths.setdefault(f"{kind} {name}", set()).add(len(value))

    def told(self, own: Collection[str]) -> str:
        """Return which attributes have the most values, and a key that leaves out those that grow;
        empty where all have one.

        Args:
            own: The names of those that a key can have, which are the environment's without its
                wrappers.
        """
        counts = sorted(
            ((len(values), name) for name, values in self._values.items()), reverse=True
        )
        changing = {name: many for many, name in counts if many > 1}
        if not changing:
            return ""
        most = ", ".join(f"{name} ({many})" for name, many in list(changing.items())[:_NAMED])
        said = (
            f"; {self._states} of the states, drawn at random, have so many different values of "
            f"{most}: give a key without parts that no later answer depends on"
        )
        growing = [one for one, lengths in self._lengths.items() if len(lengths) > _NAMED]
        left = {one.partition(" ")[2] for one in growing}
        rest = sorted(f"env.{name}" for name in changing if name in own and name not in left)
        if growing:
            key = ", ".join(one for one in rest if "._" not in one) or "observation"
            said += f', as --key "{key}", which leaves out the {" and the ".join(growing)}'
        for name, many in changing.items():
            floats = [value for value in self._values[name].values() if value is not None]
            if many > _SHOWN and len(floats) == many:
                first = ", ".join(f"{value:.10g}" for value in floats[:_SHOWN])
                said += f"; the float {name} drifts: {first}, ..."
        return said


def as_observed(model: FiniteModel) -> str:
    """Return in words that the observation is a key, as far as a part of a model tells: the states
    that show the same do the same, and there are many; else empty."""
    expanded = ~model.ended & (np.diff(model.row_starts).reshape(model.states, -1) > 0).all(axis=1)
    expanded[[row.state for row in model.unknown_rows if row.state is not None]] = False
    states = np.flatnonzero(expanded)
    shown = model.observation_of[states]
    different = np.unique(shown).size
    if states.size - different < _FEW:
        return ""
    numbers = 2 * model.observation_of.astype(np.int64) + model.ended
    if unlike(model, numbers, states) is not None:
        return ""
    return (
        f"; {states.size:,} of the states were expanded, which show {different:,} observations, and"
        " those that show the same do the same: --key observation takes them for one"
    )
