"""Two answers to one call, side by side: what differs is always shown, what agrees may be cut."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from numbers import Number
from typing import Any

import numpy as np

from provengym.data.codec import plain
from provengym.data.episode import Either
from provengym.data.errors import one_line
from provengym.models.expected_values import accepts

WIDEST = 60
"""Characters of a value beyond which some of it is left out."""
_GAP = "..."
_ARROW = "   <--"
_NAMES, _COLUMN, _MOST_SHOWN = 12, 22, 4
# What a reference's description says of a state in a form that every target is read into.
_FORMS = ("position", "units")


def side_by_side(
    expected: Mapping[str, Any],
    got: Mapping[str, Any],
    head: tuple[str, str],
    reward_tolerance: float = 0.0,
) -> list[str]:
    """A row for each part of two answers; an arrow marks those that differ.

    Args:
        expected: The parts of the first.
        got: The parts of the second; under ``"raw"`` those that a binding has mapped, as the
            target gave them.
        head: The names of the two.
        reward_tolerance: The most by which rewards that are alike may differ.
    """
    raw = got.get("raw") or {}
    rows, looks_alike = [], False
    for name, wanted in expected.items():
        same = _agree(name, expected, got, reward_tolerance)
        left, right = _cells(wanted, got.get(name))
        looks_alike |= name == "observation" and left == right
        if name in raw:
            right = f"{right} (raw: {one_line(raw[name], WIDEST)})"
        rows.append((name, left, right if same else f"{right}{_ARROW}"))
    column = max(_COLUMN, *(len(left) + 2 for _, left, _ in rows))
    names = max(_NAMES, *(len(name) + 1 for name, *_ in rows))
    lines = [f"  {'':<{names}}{head[0]:<{column}}{head[1]}"]
    lines += [f"  {name:<{names}}{left:<{column}}{right}" for name, left, right in rows]
    is_cut = any(name == "observation" and _GAP in left + right for name, left, right in rows)
    place = None
    if is_cut or looks_alike:
        shown = expected["observation"], got.get("observation")
        place = _place(*shown)
        if place is None and not any(row.endswith(_ARROW) for *_, row in rows):
            place = _place(*shown, _equal) or _forms(*shown)
    if place is not None:
        lines.append(f"  (observation{place[0]}: {head[0]} {place[1]}, {head[1]} {place[2]})")
    return lines


def differences(expected: Mapping[str, Any], got: Mapping[str, Any]) -> str:
    """``observation 3 instead of 4, reward 0 instead of -1``: the parts that differ."""
    told = []
    for name in expected:
        if got.get(name) is not None and not _agree(name, expected, got, 0.0):
            wanted, seen = _cells(expected[name], got[name])
            told.append(f"{name} {seen} instead of {wanted}")
    return ", ".join(told)


def _agree(
    name: str, expected: Mapping[str, Any], got: Mapping[str, Any], reward_tolerance: float
) -> bool:
    wanted, seen = expected[name], got.get(name)
    if isinstance(wanted, Either):
        return plain(seen) in plain(wanted.values)
    if name == "reward" and isinstance(wanted, Number) and isinstance(seen, Number):
        return bool(_alike(wanted, seen) or abs(wanted - seen) <= reward_tolerance)  # type: ignore[operator]
    # The target's own form of an observation need not be the reference's.
    forms = [form for form in _FORMS if form in expected] if name == "observation" else []
    return _alike(wanted, seen) or (
        bool(forms) and all(plain(expected[form]) == plain(got.get(form)) for form in forms)
    )


def _alike(one: Any, other: Any) -> bool:
    """Return whether two values are equal as the references compare them."""
    return _equal(one, other) or accepts(one, other)


def _equal(one: Any, other: Any) -> bool:
    return bool(plain(one) == plain(other))


def _cells(one: Any, other: Any) -> tuple[str, str]:
    """Two values as text; long ones are cut where they agree."""
    texts = as_text(one), as_text(other)
    if max(map(len, texts)) <= WIDEST:
        return texts
    left, right = _items(one), _items(other)
    if left is None or right is None or len(left) != len(right):
        return _shortened(texts[0]), _shortened(texts[1])
    differs = [k for k, pair in enumerate(zip(left, right, strict=True)) if not _alike(*pair)]
    kept = {0, len(left) - 1}
    for k in differs[:_MOST_SHOWN]:
        kept |= {k - 1, k, k + 1}
    return _cut(left, kept), _cut(right, kept)


def _cut(items: list[Any], kept: set[int]) -> str:
    """A tuple of which only some items are shown, with dots for the others."""
    words: list[str] = []
    for k, item in enumerate(items):
        if k in kept:
            words.append(one_line(item, WIDEST))
        elif words[-1] != _GAP:
            words.append(_GAP)
    return f"({', '.join(words)})"


def _items(value: Any) -> list[Any] | None:
    """The items of a sequence, those of an array of several dimensions in one row."""
    if isinstance(value, np.ndarray):
        value = value.ravel().tolist()
    return list(value) if isinstance(value, (tuple, list)) else None


def as_text(value: Any) -> str:
    """A value as a cell of a table shows it."""
    if value is None:
        return "-"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, (tuple, list)):
        return f"({', '.join(one_line(item) for item in value)})"
    return one_line(value, 4 * WIDEST)


def _shortened(text: str) -> str:
    return text if len(text) <= WIDEST else text[: WIDEST - len(_GAP)] + _GAP


def _place(
    expected: Any, got: Any, alike: Callable[[Any, Any], bool] = _alike
) -> tuple[str, Any, Any] | None:
    """Return the first place where two values of the same form differ, and what each has there."""
    expected, got = (v.tolist() if isinstance(v, np.ndarray) else v for v in (expected, got))
    pairs: list[tuple[Any, Any, Any]] = []
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        pairs = [(name, expected[name], got[name]) for name in expected if name in got]
    elif isinstance(expected, (list, tuple)) and isinstance(got, (list, tuple)):
        if len(expected) == len(got):
            pairs = list(zip(range(len(got)), expected, got, strict=True))
    elif isinstance(expected, Number) and isinstance(got, Number):
        return None if alike(expected, got) else ("", expected, got)
    for name, left, right in pairs:
        found = _place(left, right, alike)
        if found is not None:
            return f"[{name!r}]{found[0]}", *found[1:]
    return None


def _forms(expected: Any, got: Any) -> tuple[str, str, str] | None:
    """Return the dtypes and shapes of values that are equal, where these differ."""
    try:
        arrays = [np.asarray(value) for value in (expected, got)]
    except ValueError:  # parts of several lengths
        return None
    left, right = (f"{array.dtype} of shape {array.shape}" for array in arrays)
    return None if left == right else ("", left, right)
