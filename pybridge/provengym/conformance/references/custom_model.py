"""A reference of the user's as a model: its states are numbered as they are met, and the steps of a
deterministic one are kept in arrays."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.conformance.references.answering import answering
from provengym.conformance.references.by_value import ANY
from provengym.conformance.references.custom import Reference, identity
from provengym.conformance.references.custom_base import MOST_STATES, CustomBase
from provengym.conformance.references.custom_random import CustomRandomModel
from provengym.conformance.references.tolerant import TolerantParameters
from provengym.data.episode import Either
from provengym.data.errors import ConformanceError, brief, one_line, told
from provengym.models.expected_values import Mean, leaves
from provengym.models.model import Parameters, State, Transition, certain, known
from provengym.models.state_graph import ModelGraph
from provengym.models.values import as_parameter, key

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.model import Outcomes, States

Maker = Callable[..., Reference]
_STEP = np.dtype([("state", np.int64, 2), ("reward", np.float64), ("ends", np.bool_, 2)])


class RandomStepError(ConformanceError):
    """A reference is random, and is no `CustomModel`."""


class CustomParameters(TolerantParameters):
    """A reference of the user's, or a function that makes one from parameters."""

    def __init__(self, source: Reference | Maker, text: str) -> None:
        super().__init__(source.name if isinstance(source, Reference) else text)
        self._source = source

    def _model(
        self, given: dict[str, Any], *, reward_tolerance: float, observation_tolerance: float
    ) -> CustomModel | CustomRandomModel:
        reference, used = self._make(given)
        tolerant = replace(
            reference,
            reward_tolerance=max(reward_tolerance, reference.reward_tolerance),
            observation_tolerance=max(observation_tolerance, reference.observation_tolerance),
        )
        return custom_model(tolerant, used)

    def _make(self, given: dict[str, Any]) -> tuple[Reference, Parameters]:
        source = self._source
        if isinstance(source, Reference):
            if given:
                raise ConformanceError(
                    f"the reference {self.name} has no parameters, got {', '.join(given)}; "
                    "a function that returns a Reference can have some"
                )
            return source, {}
        try:
            signature = inspect.signature(source)
        except (TypeError, ValueError) as error:
            raise ConformanceError(f"the reference {self.name}: {told(error)}") from error
        rest = [p.name for p in signature.parameters.values() if p.kind is p.VAR_KEYWORD]
        if not rest:
            known(f"the reference {self.name}", source, given)
        with answering(f"the reference {self.name}"):
            bound = signature.bind(**given)
            made = source(**given)
        if not isinstance(made, Reference):
            raise ConformanceError(
                f"the reference {self.name} is no provengym.conformance.Reference and returns none "
                f"but {brief(made)}"
            )
        bound.apply_defaults()
        used = {**{k: v for k, v in bound.arguments.items() if k not in rest}, **given}
        return made, {name: as_parameter(value) for name, value in used.items()}


def custom_model(reference: Reference, parameters: Parameters) -> CustomModel | CustomRandomModel:
    """A reference of the user's at fixed parameters."""
    try:
        return CustomModel(reference, parameters)
    except RandomStepError:
        return CustomRandomModel(reference, parameters)


class CustomModel(CustomBase):
    """A reference of the user's at fixed parameters that is deterministic.

    A value is in two states where the episode may go on or be over in it.

    The states that can be reached are met at once, up to 4,096 of them, so that what is wrong in
    the reference is said before a target is played.

    Raises:
        RandomStepError: The reference is random; of `step`, it is so in a state that was not met at
            once.
    """

    deterministic = True

    def __init__(self, reference: Reference, parameters: Parameters) -> None:
        super().__init__(reference, parameters)
        self._ends: list[tuple[bool, bool]] = []
        self._states: dict[tuple[Hashable, bool, bool], State] = {}
        self._members: list[list[State]] = []
        self._in_order: list[State] = []
        self._steps: dict[tuple[State, int], Transition] = {}
        self._hides = self._knows_all = False
        # The steps of all actions in states that were asked for many at a time, by their numbers.
        self._asked = np.zeros(0, dtype=np.bool_)
        self._rows = np.zeros((0, len(self.actions)), dtype=_STEP)
        self._conditions = np.zeros((0, len(self.actions)), dtype=object)
        (start, _), *others = reference.starts
        if others:
            raise RandomStepError(f"the reference {self.name} has {1 + len(others)} starts")
        self._start_chances = {self._state(start, False, False): Fraction(1)}
        self._meet()

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """Return outcomes from the reference's function, asked for every action of a state once."""
        numbers = states[1].astype(np.int64)
        for k in np.flatnonzero(numbers == ANY):
            numbers[k] = self._members[int(states[0, k])][0][1]
        if len(self._values) > len(self._asked):
            more = 2 * len(self._values) - len(self._asked)
            for name in ("_asked", "_rows", "_conditions"):
                array: NDArray[Any] = getattr(self, name)
                added = np.zeros((more, *array.shape[1:]), dtype=array.dtype)
                setattr(self, name, np.concatenate([array, added]))
        if not (asked := self._asked[numbers]).all():
            for number in np.unique(numbers[~asked]).tolist():
                self._ask(number)
        steps = self._rows[numbers, actions]
        following, (terminated, truncated) = steps["state"].T, steps["ends"].T
        conditions = self._conditions[numbers, actions] if self.has_loose_rewards else None
        return certain(
            following, following[:1].T, steps["reward"], terminated, truncated, conditions
        )

    def _ask(self, number: int) -> None:
        """Keep the step of each action in a state."""
        state = self._in_order[number]
        steps = [self.step(state, action) for action in range(len(self.actions))]
        self._rows[number] = [(s.state, s.reward, (s.terminated, s.truncated)) for s in steps]
        self._conditions[number] = [s.condition for s in steps]
        self._asked[number] = True

    def step(self, state: State, action: int) -> Transition:
        """Return the reference's transition; after the end of an episode nothing changes."""
        if state[1] == ANY:
            state = self._members[state[0]][0]
        found = self._steps.get((state, action))
        if found is None:
            found = self._steps[state, action] = self._step(state, action)
        return found

    def _showing(self, look: int) -> State:
        members = self._members[look]
        # Which states show it must not depend on what was played before.
        return members[0] if self._knows_all and len(members) == 1 else (look, ANY)

    def describe(self, state: State) -> dict[str, Any]:
        """The observation, and the state where the observations of some are not the states."""
        parts = super().describe(state)
        if self._hides:
            parts["state"] = self._named(state)
        return parts

    def _named(self, state: State) -> Any:
        if state[1] != ANY:
            return self._values[state[1]]
        if not self._knows_all:
            return None
        values = (self._values[number] for _, number in self._members[state[0]])
        return Either.of([one_line(value) for value in dict.fromkeys(values)])

    def _step(self, state: State, action: int) -> Transition:
        if any(self._ends[state[1]]):
            return Transition(state, 0.0, *self._ends[state[1]])
        value = self._values[state[1]]
        done, *others = self._reference.row(value, action)
        if others:
            raise RandomStepError(self._says_random(value, action))
        if isinstance(done.condition, Mean):
            raise RandomStepError(self._says_random(value, action))
        self.has_loose_rewards = self.has_loose_rewards or done.condition is not None
        ends = done.terminated, done.truncated
        return Transition(
            self._state(done.state, *ends), done.reward, *ends, condition=done.condition
        )

    def _says_random(self, value: Any, action: int) -> str:
        return (
            f"the reference {self.name}: step({brief(value)}, {action}) "
            f"({self.actions[action]}) is random, and no step of the first "
            f"{MOST_STATES:,} states is; no engine can compare that"
        )

    def _state(self, value: Hashable, terminated: bool, truncated: bool) -> State:
        """The state of a value, which gets a number when it is first met."""
        name = (value, terminated, truncated)
        found = self._states.get(name)
        if found is not None:
            return found
        found, is_first = self._numbered(value)
        if is_first:
            self._members.append([])
            if any(isinstance(leaf, Mean) for _, leaf in leaves(self._observations[-1])):
                raise RandomStepError(f"the reference {self.name} shows random values")
        self._states[name] = found
        self._in_order.append(found)
        self._members[found[0]].append(found)
        self._ends.append((terminated, truncated))
        return found

    def _meet(self) -> None:
        graph = ModelGraph(self, most=self._most())
        for _ in graph.search():
            pass
        self._knows_all = not graph.is_cut
        shows_one = all(len(members) == 1 for members in self._members)
        self.fully_observed = shows_one and self._knows_all and not self._has_conditions
        shows = {number: shown for shown, number in self._shows.items()}
        may_hide = not self._knows_all and self._reference.observe is not identity
        self._hides = may_hide or any(
            not _same(self._values[number], shows[observation])
            for observation, number in self._states.values()
        )


def _same(value: Hashable, shown: Hashable) -> bool:
    try:
        return key(value) == shown
    except Exception:  # noqa: BLE001 - the value is the user's
        return False
