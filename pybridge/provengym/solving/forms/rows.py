"""The rows of a model, some states at a time, and where they come from."""

from __future__ import annotations

import abc
import functools
import hashlib
import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym import _core
from provengym.envs import registry
from provengym.envs.enumerated import Enumerated
from provengym.finite import quantities
from provengym.finite.forms import integer_model
from provengym.finite.integer_model import MAX_STATES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel

BLOCK, LARGEST_BLOCK = 1 << 15, 1 << 19
"""States whose rows are there at a time: so few that they fit a cache."""
LARGEST_FREED = 1 << 24
"""Bytes of what is freed before the first block: glibc keeps what is freed later and is smaller,
where it would give the memory of each block back, and get it again page by page."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Rows:
    """The rows of the states `first`, `first` + 1, ... of a model, which are next to each other.

    They and all successors are in the window, the states `window[0]`, ..., `window[1]` - 1.  The
    arrays are those of an `IntegerModel`.
    """

    states: int
    actions: int
    discount: Fraction
    denominator: int
    first: int
    window: tuple[int, int]
    row_starts: NDArray[np.int64] | None
    weights: NDArray[np.uint32] | None
    successors: NDArray[np.int32]
    rewards: NDArray[np.int64]
    terminated: NDArray[np.bool_]

    @functools.cached_property
    def table(self) -> _core.Table:
        """The rows as the compiled code has them.

        Raises:
            ValueError: A row is not in order.
        """
        return _core.Table(
            states=self.states,
            actions=self.actions,
            row_starts=self.row_starts,
            weights=self.weights,
            successors=self.successors,
            rewards=self.rewards,
            terminated=self.terminated,
            denominator=self.denominator,
            discount_num=self.discount.numerator,
            discount_den=self.discount.denominator,
            first=self.first,
            window=self.window,
        )

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "table"}


def rows_between(model: IntegerModel, begin: int, end: int) -> Rows:
    """The rows of the states `begin`, ..., `end` - 1.

    Raises:
        ValueError: Rows of the model are out of order, as its `table` says, too.
    """
    starts = model.row_starts
    rows = slice(begin * model.actions, end * model.actions)
    cuts = (rows.start, rows.stop) if starts is None else map(int, starts[[rows.start, rows.stop]])
    first, last = cuts
    if not (
        0 <= first < last <= model.transitions
        and (begin > 0 or first == 0)
        and (end < model.states or last == model.transitions)
    ):
        refuse(model)
    successors = model.successors[first:last]
    window = min(begin, int(successors.min())), max(end, int(successors.max()) + 1)
    if not 0 <= window[0] <= window[1] <= model.states:
        refuse(model)
    return Rows(
        states=end - begin,
        actions=model.actions,
        discount=model.discount,
        denominator=model.denominator,
        first=begin,
        window=window,
        row_starts=None if starts is None else starts[rows.start : rows.stop + 1] - first,
        weights=None if model.weights is None else model.weights[first:last],
        successors=successors,
        rewards=model.rewards[first:last],
        terminated=model.terminated[first:last],
    )


def refuse(model: IntegerModel) -> None:
    """Raise the `ValueError` that names the first row of a model that is out of order."""
    model.table  # noqa: B018
    raise AssertionError("a table must refuse rows that cannot be cut")


def renumbered(rows: Rows) -> tuple[Rows, NDArray[np.int64]]:
    """The same rows where only they and their successors are states, and the numbers that these
    have in the model: first the states that the rows are of, then the others."""
    begin, end = rows.first, rows.first + rows.states
    outside = (rows.successors < begin) | (rows.successors >= end)
    others = np.unique(rows.successors[outside])
    successors = rows.successors - begin
    successors[outside] = rows.states + np.searchsorted(others, rows.successors[outside])
    alone = replace(
        rows, first=0, window=(0, rows.states + others.size), successors=successors.astype(np.int32)
    )
    return alone, np.concatenate([np.arange(begin, end), others])


class RowSource(abc.ABC):
    """A model whose rows are made or read when they are needed.

    Attributes:
        states: The number of states.
        actions: The number of actions of each.
        discount: The discount factor.
        reward_scale: Rewards are in units of 1 / `reward_scale`.
        environment: Id and parameters of the environment that it is the model of, if any.
        rounding: The largest distance of a probability from the one that was given.
        reward_rounding: The same of rewards.
        block: The number of states that are gone through at a time.
    """

    states: int
    actions: int
    discount: Fraction
    reward_scale: int
    environment: tuple[str, dict[str, Any]] | None
    rounding: float = 0.0
    reward_rounding: float = 0.0
    block: int = BLOCK

    def blocks(self, begin: int = 0, end: int | None = None) -> Iterator[tuple[int, int]]:
        """Ranges of states that are all from `begin` to `end` - 1, and but for the first and the
        last the same whatever these are."""
        end = self.states if end is None else end
        np.empty(LARGEST_FREED, np.uint8)
        while begin < end:
            stop = min(end, (begin // self.block + 1) * self.block)
            yield begin, stop
            begin = stop

    @property
    @abc.abstractmethod
    def sha256(self) -> str:
        """The fingerprint of the model."""

    @abc.abstractmethod
    def rows(self, begin: int, end: int) -> Rows:
        """The rows of the states `begin`, ..., `end` - 1.

        Raises:
            ValueError: They are not in order.
        """


class ModelRows(RowSource):
    """The rows of a model that is in memory."""

    def __init__(self, model: IntegerModel) -> None:
        self._model = model
        self.states, self.actions = model.states, model.actions
        self.discount, self.reward_scale = model.discount, model.reward_scale
        self.environment = model.environment
        self.rounding, self.reward_rounding = model.rounding, model.reward_rounding

    @property
    def sha256(self) -> str:
        return self._model.sha256

    def rows(self, begin: int, end: int) -> Rows:
        return rows_between(self._model, begin, end)


class KernelRows(RowSource):
    """The rows that the kernel of an environment of this package computes.

    What it does is said by the environment's id and parameters, so its fingerprint is of these.
    """

    def __init__(self, env: Enumerated, name: str, discount: Fraction) -> None:
        self._env = env
        self.environment = name, env.model_parameters
        self.states, self.actions = env.num_states, env.kernel.num_actions
        self.discount, self.reward_scale = discount, env.kernel.reward_scale
        if self.states > MAX_STATES:
            raise ValueError(
                f"{name} has {self.states:,} states with these parameters, and there may be up to "
                f"{MAX_STATES:,}"
            )
        middle = self.states // 2
        while self.block < min(LARGEST_BLOCK, self.states - middle):
            low, high = self.rows(middle, middle + self.block).window
            if high - low <= 2 * self.block:
                break
            self.block *= 2  # or most of the values would be those of other blocks

    @functools.cached_property
    def sha256(self) -> str:
        about = {
            "environment": self.environment,
            "states": self.states,
            "actions": self.actions,
            "reward_scale": self.reward_scale,
            "discount": [self.discount.numerator, self.discount.denominator],
        }
        digest = hashlib.sha256(b"provengym environment 1\n")
        digest.update(json.dumps(about, sort_keys=True).encode())
        return digest.hexdigest()

    def rows(self, begin: int, end: int) -> Rows:
        found = self._env.tabulate(begin=begin, end=end)
        successors = found.successors.reshape(-1)
        return Rows(
            states=end - begin,
            actions=self.actions,
            discount=self.discount,
            denominator=1,
            first=begin,
            window=(min(begin, int(successors.min())), max(end, int(successors.max()) + 1)),
            row_starts=None,
            weights=None,
            successors=successors,
            rewards=found.units.reshape(-1),
            terminated=found.terminated.reshape(-1),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        assert self.environment is not None
        name, parameters = self.environment
        return row_source, (name, self.discount, parameters)


def row_source(
    given: Any, discount: object, parameters: dict[str, Any], *, threads: int = 1
) -> RowSource:
    """A model in any form that `solve` takes: that of an environment of this package with a table
    is made as it is needed, and any other in memory.

    Args:
        given: The model.
        discount: The discount factor; None for that of an `IntegerModel`.
        parameters: Those of the environment.
        threads: The number of threads that make a model in memory.

    Raises:
        TypeError: It is none, or the discount is missing.
        ValueError: The same, or something is out of range.
    """
    if isinstance(given, RowSource):
        return given
    entry = registry.find(given) if isinstance(given, str) else None
    if entry is not None:
        env = entry.load()(**parameters)
        if isinstance(env, Enumerated):
            if discount is None:
                raise TypeError("discount is missing: a number in [0, 1), such as 0.99 or '99/100'")
            return KernelRows(env, entry.id, quantities.discount(discount))
    return ModelRows(integer_model(given, discount, threads=threads, **parameters))
