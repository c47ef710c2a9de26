"""A random reference of the user's, as a model."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.conformance.references.custom_base import CustomBase
from provengym.data.errors import brief
from provengym.models.model import Outcomes, Parameters, UnreadableError
from provengym.models.state_graph import ModelGraph
from provengym.models.values import hashable

if TYPE_CHECKING:
    from collections.abc import Hashable

    from numpy.typing import NDArray

    from provengym.conformance.references.custom import Reference
    from provengym.models.model import States

_MOST = 2**63
"""Integers below this have 64 bits."""


class CustomRandomModel(CustomBase):
    """A random reference of the user's at fixed parameters.

    The states that can be reached are met at once, up to 4,096 of them, so that what is wrong in
    the reference is said before a target is played.
    """

    def __init__(self, reference: Reference, parameters: Parameters) -> None:
        super().__init__(reference, parameters)
        self._states: dict[Hashable, tuple[int, ...]] = {}
        self._outcomes: dict[tuple[int, int], Outcomes] = {}
        self._start_chances = {self._state(value): chance for value, chance in reference.starts}
        self._meet()

    def read_state(self, value: Any) -> tuple[int, ...]:
        """A state of the reference's own."""
        try:
            return self._states[hashable(value)]
        except (KeyError, TypeError) as error:
            raise UnreadableError(f"{brief(value)} is no state") from error

    def named(self, state: tuple[int, ...]) -> Any:
        """The user's own value."""
        return self._values[state[1]]

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """The outcomes of the rows, one after the other."""
        given = np.broadcast_to(np.asarray(actions), states.shape[1:])
        single = list(map(self._single, states[1].tolist(), given.tolist()))
        if len(single) == 1:
            return single[0]
        sizes = [len(one) for one in single]
        weights = [one.weights for one in single if one.weights is not None]
        return Outcomes(
            np.concatenate([one.states for one in single], axis=1),
            np.concatenate([one.observations for one in single]),
            np.concatenate([one.rewards for one in single]),
            np.concatenate([one.terminated for one in single]),
            np.concatenate([one.truncated for one in single]),
            np.repeat(np.arange(len(single)), sizes),
            np.concatenate(weights),
            np.concatenate([one.totals for one in single if one.totals is not None]),
            conditions=self._conditions([one.conditions for one in single], sizes),
        )

    def _single(self, number: int, action: int) -> Outcomes:
        found = self._outcomes.get((number, action))
        if found is None:
            row = self._reference.row(self._values[number], action)
            states = self.columns([self._state(outcome.state) for outcome in row])
            total = math.lcm(*(chance.denominator for chance in row.values()))
            weights = [int(chance * total) for chance in row.values()]
            dtype = np.int64 if total < _MOST else object
            found = self._outcomes[number, action] = Outcomes(
                states,
                self.observe(states),
                np.array([outcome.reward for outcome in row]),
                np.array([outcome.terminated for outcome in row]),
                np.array([outcome.truncated for outcome in row]),
                np.zeros(len(row), dtype=np.int64),
                np.array(weights, dtype=dtype),
                np.array([total], dtype=dtype),
                conditions=self._conditions(
                    [_as_array([outcome.condition for outcome in row])], [len(row)]
                ),
            )
        return found

    def _conditions(
        self, parts: list[NDArray[np.object_] | None], sizes: list[int]
    ) -> NDArray[np.object_] | None:
        """The conditions of several rows; None where there is none."""
        found = [
            np.full(size, None) if part is None else part
            for part, size in zip(parts, sizes, strict=True)
        ]
        joined = np.concatenate(found)
        return joined if any(condition is not None for condition in joined) else None

    def _state(self, value: Hashable) -> tuple[int, ...]:
        """The state of a value, which gets a number when it is first met."""
        found = self._states.get(value)
        if found is None:
            found, _ = self._numbered(value)
            self._states[value] = found
        return found

    def _meet(self) -> None:
        graph = ModelGraph(self, most=self._most())
        for _ in graph.search():
            pass
        shows_one = len(self._observations) == len(self._values) and not self._has_conditions
        self.fully_observed = shows_one and not graph.is_cut


def _as_array(items: list[Any]) -> NDArray[np.object_]:
    array = np.empty(len(items), dtype=object)
    array[:] = items
    return array
