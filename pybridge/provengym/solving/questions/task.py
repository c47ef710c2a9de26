"""Decide whether a finite task can teach anything, exactly, on all of its states."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from provengym.solving.forms.success import paying_for
from provengym.solving.questions.ways import ways_to_success

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel


def is_trivial(model: FiniteModel) -> bool | None:
    """Return whether nothing that the agent does makes a difference: every sequence of actions
    earns the same rewards, step by step, where a step after the end earns nothing.

    Otherwise some state has two actions with different optimal values, for all discounts but
    finitely many.

    Args:
        model: A complete model.

    Returns:
        None where an action has several outcomes, and something is paid: then only returns tell.
    """
    if not model.rewards.any():
        return True
    if not model.has_certain_steps:
        return None
    # It suffices to compare every action with the first, followed by nothing but the first:
    # where they agree in every state, so do any two sequences, by induction on their length.
    live = np.flatnonzero(~model.ended)
    count, shape = len(live), (len(live), len(model.actions))
    number = np.zeros(model.states, np.int64)
    number[live] = np.arange(count)
    is_last = model.terminated | model.truncated
    after = np.where(is_last, count, number[model.successors]).reshape(shape)
    rewards = model.rewards.reshape(shape)
    following = np.append(after[:, 0], count)  # a last state for the end
    _, stream = np.unique(np.append(rewards[:, 0], 0), return_inverse=True)
    length = 1
    while length <= count:  # streams of n + 1 nodes that agree in their first n + 1 rewards agree
        pairs = stream * (count + 2) + stream[following]
        _, stream = np.unique(pairs, return_inverse=True)
        following = following[following]
        length *= 2
    same = (rewards == rewards[:, :1]) & (stream[after] == stream[after[:, :1]])
    return bool(np.all(same))


def always_lasts(model: FiniteModel) -> int | None:
    """The number of steps when every episode terminates after the same number, and not before.

    A time limit looks like that when it is reported as a termination.

    Args:
        model: A complete model.
    """
    times = times_of(model)
    if times is None:
        return None
    live = model.depths[~model.ended]
    most, ongoing = live.max(), ~(model.terminated | model.truncated)
    last = times == most
    fits = model.terminated[last].all() and ongoing[~last].all()
    is_wide = np.count_nonzero(live == most) > 1
    return int(most) + 1 if fits and is_wide else None


def never_terminates(model: FiniteModel) -> NDArray[np.bool_]:
    """The states in which an episode goes on and from which no actions lead to a termination,
    shape (states,).

    Args:
        model: A complete model.
    """
    ends = paying_for(model, model.terminated, "given", "the episode terminates")
    never: NDArray[np.bool_] = ~model.ended & (ways_to_success(ends).steps < 0)
    return never


def remarks(model: FiniteModel) -> list[str]:
    """Remarks on odd ends of episodes, in sentences; such ends may be meant so.

    Args:
        model: A complete model.
    """
    found, steps = [], always_lasts(model)
    if steps is not None:
        found.append(
            f"every episode terminates after exactly {steps} steps; "
            "if that is a time limit, Gymnasium wants it reported as truncated"
        )
    lost = int(np.count_nonzero(never_terminates(model)))
    if 0 < lost < np.count_nonzero(~model.ended):
        found.append(f"no termination can be reached from {lost:,} of the states")
    return found


def times_of(model: FiniteModel) -> NDArray[np.int64] | None:
    """The number of steps before each outcome, shape (transitions,); None where a state can be
    reached after different numbers of steps.

    Args:
        model: A complete model.
    """
    depths = model.depths
    owners = np.repeat(np.arange(model.row_starts.size - 1), np.diff(model.row_starts))
    times: NDArray[np.int64] = depths[owners // len(model.actions)]
    over = model.terminated | model.truncated
    return times if ((depths[model.successors] == times + 1) | over).all() else None
