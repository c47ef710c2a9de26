"""Draws that are left in what a call returned."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from provengym.extraction.chance.draw import Draw
from provengym.extraction.chance.seed import MarkedSeed
from provengym.extraction.hidden.values import Hidden
from provengym.extraction.nets.graph import attribute_of
from provengym.snapshots.tables import address

_ATOMS = frozenset((int, float, bool, str, bytes, type(None)))
_MOST = 10_000


def _holds_atoms(value: Any) -> bool:
    """Return whether a value is, as most are, an atom, an array of numbers, or atoms and such
    arrays in a tuple, list or dictionary."""
    kind = type(value)
    if kind in _ATOMS:
        return True
    if kind is np.ndarray:
        return not value.dtype.hasobject
    if kind is dict:
        return _ATOMS.issuperset(map(type, value)) and _are_simple(value.values())
    return (kind is tuple or kind is list) and _are_simple(value)


def _are_simple(values: Collection[Any]) -> bool:
    """Return whether each is an atom or an array of numbers."""
    return _ATOMS.issuperset(map(type, values)) or all(
        type(one) in _ATOMS or (type(one) is np.ndarray and not one.dtype.hasobject)
        for one in values
    )


def drawn_in(name: str, value: Any) -> str | None:
    """The path to a draw, or to a hidden value in anything but an info, inside of a value of this
    name; None where there is none.

    >>> drawn_in("info", {"key": [1, 2.0]}) is None
    True
    """
    if _holds_atoms(value):
        return None
    seen: set[int] = set()
    open_: list[tuple[str, Any]] = [(name, value)]
    while open_:
        path, one = open_.pop()
        kind = type(one)
        if kind in _ATOMS:
            continue
        if kind is Draw:
            return path
        if issubclass(kind, Hidden):
            if name == "info":  # of which nothing is read but success
                continue
            one.refusal()
            return path
        if kind is MarkedSeed:
            return f"{path} (the seed of the reset)"
        if (at := address(one)) in seen or len(seen) > _MOST:
            continue
        seen.add(at)
        if isinstance(one, dict):
            open_ += [
                (f"{path}[{name!r}]", item)
                for name, item in one.items()
                if type(item) not in _ATOMS  # before their paths are written
            ]
            open_ += [(f"a key of {path}", name) for name in one if type(name) not in _ATOMS]
        elif isinstance(one, (list, tuple, set, frozenset)):
            open_ += [
                (f"{path}[{k}]", item) for k, item in enumerate(one) if type(item) not in _ATOMS
            ]
        elif isinstance(one, np.ndarray):
            if one.dtype.hasobject:
                open_ += [(f"{path}[{k}]", item) for k, item in enumerate(one.ravel().tolist())]
        elif isinstance(attribute_of(one, "__dict__"), dict):
            open_ += [(f"{path}.{name}", item) for name, item in vars(one).items()]
    return None
