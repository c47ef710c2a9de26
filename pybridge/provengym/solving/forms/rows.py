"""Models whose rows are made or read when they are needed."""

from __future__ import annotations

import abc
import functools
import hashlib
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.envs import registry
from provengym.envs.enumerated import Enumerated
from provengym.finite import quantities
from provengym.finite.forms import integer_model
from provengym.finite.integer_model import MAX_STATES
from provengym.finite.rows import rows_between

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from provengym.finite.integer_model import IntegerModel
    from provengym.finite.rows import Rows

BLOCK, LARGEST_BLOCK = 1 << 15, 1 << 19
"""States whose rows are there at a time: so few that they fit a cache."""
LARGEST_FREED = 1 << 24
"""Bytes of what is freed before the first block: glibc keeps what is freed later and is smaller,
where it would give the memory of each block back, and get it again page by page."""


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
        return replace(self._env.tabulate(begin=begin, end=end), discount=self.discount)

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
