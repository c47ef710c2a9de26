"""The actions of an environment: all of a finite action space, or those that are named of a Box."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from provengym._validation import shown
from provengym.data.arrays import number_bytes
from provengym.data.errors import ConformanceError, brief, one_line

MOST_ACTIONS = 65_535
"""As many as a table for `provengym.solve` can have."""

_SHOWN = 8
"""An example of actions is shown where one of them has so many numbers at most."""

COMPOSITE = (spaces.Tuple, spaces.Dict)
"""Spaces whose actions are no numbers or arrays, but have such parts."""

Label = int | tuple[int | float, ...]


class WrongActionsError(ConformanceError):
    """The actions that were named do not fit the environment's action space."""


def named(actions: object) -> tuple[Any, ...]:
    """Actions of a Box space that were named, as nested lists of numbers.

    Raises:
        ValueError: There is none, or they are no list of numbers or of arrays of them.

    >>> named([[-1.0], np.array([1.0])])
    ([-1.0], [1.0])
    """
    if not isinstance(actions, (Sequence, np.ndarray)) or isinstance(actions, (str, bytes)):
        raise _not_named(actions)
    found = []
    for action in actions:
        try:
            array = np.asarray(action)
        except ValueError:  # rows of several lengths
            raise _not_named(action) from None
        if array.dtype.kind not in "iuf" or not np.isfinite(array).all():
            raise _not_named(action)
        found.append(array.tolist())
    if not found:
        raise _not_named(actions)
    return tuple(found)


def _not_named(got: object) -> ValueError:
    return ValueError(
        "actions must be a list of one action or more of a Box space, each an array of finite "
        f"numbers such as [-1.0], got {shown(got)}"
    )


def labels_of(space: Any, actions: Sequence[Any] | None = None) -> tuple[Label, ...]:
    """Return the labels of all actions of a Discrete, MultiDiscrete or MultiBinary space, or of a
    Tuple or Dict of such, in order, or of those that are named of a Box.

    Args:
        space: The action space.
        actions: Those of a Box that are tried, from `named`.

    Raises:
        WrongActionsError: The space is no Box, or does not hold one of `actions`.
        ConformanceError: The space is another one, no action of a Box is named, or there are too
            many actions.

    >>> labels_of(spaces.MultiDiscrete([2, 2]))
    ((0, 0), (0, 1), (1, 0), (1, 1))
    >>> labels_of(spaces.Box(-1, 1), [[-1.0], [0.5]])
    ((-1.0,), (0.5,))
    """
    if actions is not None:
        return _labels_in_box(space, actions)
    ranges = _ranges_of(space)
    if ranges is None:
        raise ConformanceError(
            "an environment is extracted whose action space is Discrete, MultiDiscrete, "
            f"MultiBinary, or a Tuple or Dict of such, {_how_to_name(space)}got {one_line(space)}"
        )
    many = 1
    for one in ranges:
        many *= len(one)
    if not 1 <= many <= MOST_ACTIONS:
        raise ConformanceError(
            f"the action space {one_line(space)} has {many} actions, and at most {MOST_ACTIONS} "
            "are tried in each state"
        )
    if isinstance(space, spaces.Discrete):
        return tuple(ranges[0])
    return tuple(itertools.product(*ranges))


def _ranges_of(space: Any) -> list[range] | None:
    """The values of each number of an action, those of parts one after the other; None where they
    are not finitely many."""
    if isinstance(space, spaces.Discrete):
        return [range(int(space.start), int(space.start) + int(space.n))]
    if isinstance(space, spaces.MultiDiscrete):
        lows = np.ravel(getattr(space, "start", np.zeros_like(space.nvec)))
        sizes = np.ravel(space.nvec)
        return [range(int(low), int(low + size)) for low, size in zip(lows, sizes, strict=True)]
    if isinstance(space, spaces.MultiBinary):
        return [range(2)] * int(np.prod(space.shape))
    if not isinstance(space, COMPOSITE):
        return None
    found: list[range] = []
    for part in _parts_of(space):
        ranges = _ranges_of(part)
        if ranges is None:
            return None
        found += ranges
    return found


def _parts_of(space: Any) -> tuple[Any, ...]:
    return tuple(space.spaces.values() if isinstance(space, spaces.Dict) else space.spaces)


def given(space: Any, label: Label) -> Any:
    """The action with this label in the form that the environment takes; a new object."""
    if isinstance(label, int):
        return label
    return _taken(space, iter(label))


def _taken(space: Any, numbers: Iterator[int | float]) -> Any:
    """An action, or a part of one, of the next of these numbers."""
    if isinstance(space, COMPOSITE):
        parts = tuple(_taken(part, numbers) for part in _parts_of(space))
        if isinstance(space, spaces.Dict):
            return dict(zip(space.spaces, parts, strict=True))
        return parts
    if isinstance(space, spaces.Discrete):
        return next(numbers)
    taken = list(itertools.islice(numbers, int(np.prod(space.shape))))
    return np.array(taken, dtype=space.dtype).reshape(space.shape)


def _labels_in_box(space: Any, actions: Sequence[Any]) -> tuple[Label, ...]:
    if not isinstance(space, spaces.Box):
        raise WrongActionsError(
            f"actions: they are named of a Box action space; of {one_line(space)} all are tried"
        )
    if len(actions) > MOST_ACTIONS:
        raise WrongActionsError(
            f"actions: at most {MOST_ACTIONS} are tried in each state, got {len(actions)}"
        )
    found: dict[bytes, Label] = {}
    for action in actions:
        wanted = np.asarray(action)
        with np.errstate(over="ignore", invalid="ignore"):
            cast = wanted.astype(space.dtype)
        is_kept = space.dtype is not None and (space.dtype.kind == "f" or (cast == wanted).all())
        if not (is_kept and np.isfinite(cast).all() and space.contains(cast)):
            raise WrongActionsError(f"actions: {brief(action)} is not in {one_line(space)}")
        if number_bytes(cast) in found:
            raise WrongActionsError(f"actions: {brief(action)} is named twice")
        found[number_bytes(cast)] = tuple(wanted.ravel().tolist())
    return tuple(found.values())


def _how_to_name(space: Any) -> str:
    """Return in words how to name actions of a space, with an example that fits; empty where they
    are not named."""
    if not isinstance(space, spaces.Box):
        return ""
    how = f"--actions FILE, a JSON list of arrays of shape {space.shape}"
    if np.prod(space.shape, dtype=np.int64) <= _SHOWN:
        low = np.where(np.isfinite(space.low), space.low, np.minimum(-1, space.high))
        high = np.where(np.isfinite(space.high), space.high, np.maximum(1, space.low))
        how = f"--actions '{brief([low.tolist(), high.tolist()], 200)}'"
    return (
        "or a Box with a list of actions to try (extract and audit take "
        f"{how}, actions= in Python, or a binding's actions), "
    )


def assumption_of(space: Any, labels: Sequence[Label]) -> tuple[str, ...]:
    """Return the assumption that is made where the actions were named."""
    if not isinstance(space, spaces.Box):
        return ()
    listed = ", ".join(brief(given(space, label).tolist()) for label in labels[:_SHOWN])
    more = f" and {len(labels) - _SHOWN} more" * (len(labels) > _SHOWN)
    return (f"of the action space {one_line(space)} only these actions are taken: {listed}{more}",)
