"""The transition tables of Gymnasium's toy_text environments: ``P[state][action]``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.finite.canonical import model_of
from provengym.finite.quantities import numbers

if TYPE_CHECKING:
    from fractions import Fraction

    from provengym.finite.integer_model import IntegerModel

FORM = "(probability, successor, reward, terminated)"


def integers(
    table: Any,
    discount: Fraction,
    actions: int | None = None,
    environment: tuple[str, dict[str, Any]] | None = None,
) -> IntegerModel:
    """The model of ``{state: {action: [(probability, successor, reward, terminated)]}}``.

    Args:
        table: Mappings or sequences; states and actions are numbered from 0.
        discount: The discount factor.
        actions: The number of actions, if it is known; else that of state 0.
        environment: Id and parameters of the environment whose table it is, if any.

    Raises:
        TypeError: Something has another form.
        ValueError: A state or an action is missing, there are more actions than elsewhere, or the
            numbers are none of a decision process.
    """
    states = _length("P", table)
    starts: list[int] = [0]
    found: list[Any] = []
    for state in range(states):
        row = _item(table, state, f"P has {states} states, and no state {state}")
        count = _length(f"P[{state}]", row)
        actions = count if actions is None else actions
        for action in range(actions):
            listed = _item(row, action, f"state {state} has no action {action}")
            _length(f"P[{state}][{action}]", listed)
            for outcome in listed:
                if not isinstance(outcome, (tuple, list)) or len(outcome) != 4:
                    place = f"state {state}, action {action}"
                    raise TypeError(f"an outcome of {place} must be {FORM}, got {shown(outcome)}")
                found.append(outcome)
            starts.append(len(found))
        if count != actions:
            raise ValueError(f"state {state} has {count} actions, and another has {actions}")
    if not states or not actions:
        raise ValueError(f"P must have states and actions, got {shown(table)}")
    columns = zip(*found, strict=True) if found else [()] * 4
    probabilities, successors, rewards, terminated = columns
    return model_of(
        discount=discount,
        environment=environment,
        states=states,
        actions=actions,
        starts=np.array(starts, dtype=np.int64),
        probabilities=numbers("the probabilities", probabilities),
        successors=_successors(successors),
        rewards=numbers("the rewards", rewards),
        terminated=_flags(terminated),
    )


def _length(name: str, value: Any) -> int:
    if isinstance(value, (Mapping, Sequence, np.ndarray)) and not isinstance(value, (str, bytes)):
        return len(value)
    raise TypeError(f"{name} must be a dictionary or a list, got {shown(value)}")


def _item(container: Any, key: int, message: str) -> Any:
    # A defaultdict would make what it lacks.
    there = key in container if isinstance(container, Mapping) else key < len(container)
    if not there:
        raise ValueError(message)
    return container[key]


def _successors(values: Sequence[Any]) -> np.ndarray[Any, np.dtype[np.int64]]:
    for value in values:
        if isinstance(value, (bool, np.bool_)) or not isinstance(value, (int, np.integer)):
            raise TypeError(f"a successor must be the number of a state, got {shown(value)}")
    return np.array([min(max(int(v), -(2**62)), 2**62) for v in values], dtype=np.int64)


def _flags(values: Sequence[Any]) -> np.ndarray[Any, np.dtype[np.bool_]]:
    for value in values:
        if not isinstance(value, (bool, np.bool_, int, np.integer)) or value not in (0, 1):
            raise TypeError(f"terminated must be true or false, got {shown(value)}")
    return np.array(values, dtype=np.bool_)
