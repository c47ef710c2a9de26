"""The arrays of a finite model that the kernel of finite models steps, as
``Spec/FiniteModel/Table.lean`` has them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING

import numpy as np

from provengym import _core
from provengym.data.codec import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel

_WORDS = 1 << 64
"""The number of words that an outcome is drawn by."""
_MOST = (1 << 32) - 2
"""The most rows, and outcomes: they and the end of the last are words of 32 bits."""


@dataclass(frozen=True, eq=False)
class TransitionTable:
    """Arrays of machine words that hold a finite model, without its time limit and its successes.

    States are those of the model in which an episode goes on, in its order, then those in which it
    is over: terminal ones, those that are truncated as well, and those that are truncated alone.  A
    state of the model that is reached in several of these ways stands there several times.  The row
    ``state * actions + action`` has the outcomes ``row_starts[row]`` to
    ``row_starts[row + 1] - 1``; the last row is that of a reset.  The word ``u`` of a random
    stream chooses the last outcome of its row whose threshold is at most ``u``.
    """

    actions: int
    """The number of actions."""
    num_observations: int
    """The number of the model's observations, whether or not a state here shows them."""
    ends: int
    """The first state in which an episode is over."""
    cuts: int
    """The first state in which an episode is truncated."""
    only_cuts: int
    """The first state in which an episode is truncated and that is not terminal."""
    model_states: NDArray[np.int32]
    """The state of the model that each state stands for, of shape (states,)."""
    observations: NDArray[np.uint32]
    """The number of the observation that each state shows, of shape (states,)."""
    row_starts: NDArray[np.uint32]
    """The first outcome of each row, and the end of the last; shape (states * actions + 2,)."""
    thresholds: NDArray[np.uint64]
    """The first word that chooses each outcome, ``ceil(2**64 * before / total)`` for the weights
    before it and the total of its row; shape (outcomes,)."""
    successors: NDArray[np.uint32]
    """The state to which each outcome leads, of shape (outcomes,)."""
    rewards: NDArray[np.uint32]
    """The number of the reward of each outcome in `values`, of shape (outcomes,)."""
    values: NDArray[np.float64]
    """The distinct rewards; the first is 0."""
    unchosen: int
    """The number of outcomes of the model that no word chooses, as each is less probable than
    2^-64; they are left out."""
    rounding: Fraction
    """The most that the likeliest outcome of a row has for the model's `rounding`."""

    @property
    def states(self) -> int:
        """The number of states."""
        return len(self.model_states)

    def kernel(self) -> _core.TableKernel:
        """Make the kernel that steps the table, which checks it.

        Raises:
            ValueError: A row has more than 2**31 outcomes.
        """
        sizes = np.diff(self.row_starts)
        # The rounds of a binary search that tell the outcomes of the longest row apart.
        rounds, start_rounds = (
            (int(longest) - 1).bit_length() for longest in (sizes[:-1].max(), sizes[-1])
        )
        return _core.TableKernel(
            num_actions=self.actions,
            num_observations=self.num_observations,
            ends=self.ends,
            cuts=self.cuts,
            only_cuts=self.only_cuts,
            rounds=rounds,
            start_rounds=start_rounds,
            row_starts=self.row_starts,
            thresholds=self.thresholds,
            successors=self.successors,
            rewards=self.rewards,
            observations=self.observations,
            values=self.values,
        )

    @classmethod
    def of(cls, model: FiniteModel) -> TransitionTable:
        """Make the table of a model.

        The mass of `FiniteModel.rounding` goes to the likeliest outcome of its row.

        Args:
            model: A complete model.

        Raises:
            ValueError: The model is not complete; an action has no outcome in a state in which the
                episode goes on, or some in one in which it is over; an episode begins where it is
                over; flags do not say whether it is over; the probabilities of a row do not sum to
                1; or there would be more than 2**32 - 2 rows or outcomes.
        """
        if not model.complete:
            raise ValueError(f"model must be complete: {model.why_incomplete()}")
        if not (model.actions and model.starts.size):
            raise ValueError("model must have an action and a start")
        moved = dict[tuple[int | None, int | None], Fraction]()
        for one in model.rounding:
            at = one.state, one.action
            moved[at] = moved.get(at, Fraction(0)) + one.probability
        model = model.without_rounding()
        every = np.diff(model.row_starts).reshape(model.states, -1)
        wrong = (every == 0) != model.ended[:, np.newaxis]
        if wrong.any():
            state, action = np.argwhere(wrong)[0].tolist()
            where = "is over" if model.ended[state] else "goes on"
            raise ValueError(
                f"model has {every[state, action] or 'no'} outcomes of the action "
                f"{plain(model.actions[action])} in the state {state}, in which the episode {where}"
            )
        sizes = every[~model.ended]
        numbering = _Numbering(model)
        over = len(numbering.model_states) - numbering.ends
        rows = (numbering.ends + over) * len(model.actions) + 1
        outcomes = model.transitions + over * len(model.actions) + len(model.starts)
        for name, count in (("rows", rows), ("outcomes", outcomes)):
            if count > _MOST:
                raise ValueError(f"model must have at most {_MOST:,} {name}, got {count:,}")
        thresholds, chosen = _thresholds(model, sizes.ravel())
        begins, begun = _row_of(
            [model.probabilities[number] for number in model.start_probabilities.tolist()]
        )
        kept = np.add.reduceat(chosen, model.row_starts[:-1][np.diff(model.row_starts) > 0])
        staying = np.arange(numbering.ends, numbering.ends + over, dtype=np.uint32)
        staying = np.repeat(staying, len(model.actions))
        row_sizes = np.concatenate([[0], kept, np.ones(len(staying), np.int64), [begun.sum()]])
        values, rewards = _numbered(model.rewards[chosen])
        return cls(
            actions=len(model.actions),
            num_observations=len(model.observations),
            ends=numbering.ends,
            cuts=numbering.cuts,
            only_cuts=numbering.only_cuts,
            model_states=numbering.model_states,
            observations=model.observation_of[numbering.model_states].astype(np.uint32),
            row_starts=np.cumsum(row_sizes).astype(np.uint32),
            thresholds=np.concatenate(
                [thresholds[chosen], np.zeros(len(staying), np.uint64), begins[begun]]
            ),
            successors=np.concatenate(
                [numbering.successors[chosen], staying, numbering.starts[begun]]
            ).astype(np.uint32),
            rewards=np.concatenate([rewards, np.zeros(len(staying) + begun.sum())]).astype(
                np.uint32
            ),
            values=values,
            rounding=max(moved.values(), default=Fraction(0)),
            unchosen=int((~chosen).sum() + (~begun).sum()),
        )


class _Numbering:
    """The states of a table."""

    def __init__(self, model: FiniteModel) -> None:
        over = model.terminated | model.truncated
        wrong = np.flatnonzero(over != model.ended[model.successors])
        if wrong.size:
            at = int(np.searchsorted(model.row_starts, wrong[0], side="right")) - 1
            state, action = divmod(at, len(model.actions))
            raise ValueError(
                f"model has an outcome of the action {plain(model.actions[action])} in the state "
                f"{state} whose flags do not say whether the episode is over in its successor"
            )
        if model.ended[model.starts].any():
            raise ValueError("model has a start in which the episode is over")
        live = np.flatnonzero(~model.ended)
        numbers = np.cumsum(~model.ended) - 1
        kind = np.where(model.truncated, np.where(model.terminated, 1, 2), 0)
        keys = kind * np.int64(model.states) + model.successors
        found, places = np.unique(keys[over], return_inverse=True)
        self.ends = len(live)
        self.cuts, self.only_cuts = (
            len(live) + int(np.searchsorted(found, kind * model.states)) for kind in (1, 2)
        )
        self.model_states = np.concatenate([live, found % model.states]).astype(np.int32)
        self.successors = numbers[model.successors]
        self.successors[over] = len(live) + places
        self.starts = numbers[model.starts]


def _row_of(probabilities: Sequence[Fraction]) -> tuple[NDArray[np.uint64], NDArray[np.bool_]]:
    """The threshold of each outcome of a row, and True where some word chooses it."""
    total = lcm(*(probability.denominator for probability in probabilities))
    before, limits = 0, list[int]()
    for probability in probabilities:
        limits.append(-(-before * _WORDS // total))
        before += probability.numerator * (total // probability.denominator)
    if before != total:
        raise ValueError(
            "model must have rows whose probabilities sum to 1, got one of "
            f"{Fraction(before, total)}"
        )
    chosen = [low < high for low, high in zip(limits, [*limits[1:], _WORDS], strict=True)]
    return (
        np.array([limit % _WORDS for limit in limits], dtype=np.uint64),
        np.array(chosen, dtype=np.bool_),
    )


def _thresholds(
    model: FiniteModel, sizes: NDArray[np.int64]
) -> tuple[NDArray[np.uint64], NDArray[np.bool_]]:
    """The threshold of each outcome of the model, and True where some word chooses it; rows with
    the same probabilities are computed once."""
    thresholds = np.zeros(model.transitions, np.uint64)
    chosen = np.ones(model.transitions, np.bool_)
    firsts = np.cumsum(sizes) - sizes
    for size in np.unique(sizes).tolist():
        items = firsts[sizes == size][:, None] + np.arange(size)
        numbers = model.probability_of[items]
        codes = np.zeros(len(items), np.int64)
        for column in numbers.T:
            codes = np.unique(codes * len(model.probabilities) + column, return_inverse=True)[1]
        _, examples = np.unique(codes, return_index=True)
        rows = [
            _row_of([model.probabilities[number] for number in numbers[example].tolist()])
            for example in examples
        ]
        thresholds[items] = np.array([row[0] for row in rows])[codes]
        chosen[items] = np.array([row[1] for row in rows])[codes]
    return thresholds, chosen


def _numbered(rewards: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """The distinct rewards, of which the first is 0, and the number of each."""
    values, numbers = np.unique(np.concatenate([[0.0], rewards]), return_inverse=True)
    zero = numbers[0]
    order = np.concatenate([[zero], np.delete(np.arange(len(values)), zero)])
    places = np.empty_like(order)
    places[order] = np.arange(len(order))
    return values[order] + 0.0, places[numbers[1:]]
