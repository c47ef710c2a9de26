"""A finite model, extracted from an environment, as a reference."""

from __future__ import annotations

import contextlib
import functools
import math
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.conformance.references.by_value import ANY, ByValueModel
from provengym.conformance.references.tolerant import TolerantParameters
from provengym.data.errors import ConformanceError, brief, one_line
from provengym.finite import forms
from provengym.finite.files import ModelFileError, load_model
from provengym.finite.model import FiniteModel, numerators
from provengym.models.expected_values import holds_condition, tolerant
from provengym.models.model import (
    Model,
    NoFitError,
    Outcomes,
    Parameters,
    State,
    TimeLimit,
    Transition,
    UnreadableError,
    listed,
    numbered,
)
from provengym.models.values import key
from provengym.solving import Certificate, load_certificate
from provengym.targets.actions import COMPOSITE, given, labels_of

if TYPE_CHECKING:
    import gymnasium
    from numpy.typing import NDArray

    from provengym.models.model import States

_TERMINATED, _TRUNCATED = 1, 2


class FiniteReference(ByValueModel):
    """A complete finite model as a reference.

    The number of a state is that of the model's state, plus so many times the number of these as
    say how an episode ended in it: 1 by termination, 2 by truncation, 3 by both.

    Args:
        finite: The model.
        parameters: Those of the environment that it was extracted from.
        reward_tolerance: The most by which a right target's rewards may differ from the model's.
        observation_tolerance: The same for each number of its observations.

    Raises:
        ConformanceError: The model is not complete.
    """

    def __init__(
        self,
        finite: FiniteModel,
        parameters: Parameters,
        reward_tolerance: float = 0.0,
        observation_tolerance: float = 0.0,
    ) -> None:
        super().__init__()
        if not finite.complete:
            raise ConformanceError(f"{finite!r} cannot be a reference: {finite.why_incomplete()}")
        self._finite = finite = finite.without_rounding()
        self.name, self.parameters = finite.target, parameters
        self.actions = tuple(f"action {label}" for label in finite.actions)
        self.reward_tolerance = reward_tolerance
        self.notes = _notes(finite)
        self.deterministic = finite.deterministic
        steps = math.inf if finite.time_limit is None else finite.time_limit
        self.time_limit = TimeLimit(steps, "reference", finite.limit_spares_ends)
        self._observations = finite.observations
        if observation_tolerance:
            self._observations = [tolerant(o, observation_tolerance) for o in finite.observations]
            self._has_conditions = any(map(holds_condition, self._observations))
        looks = [
            self._shows.setdefault(key(observation), number)
            for number, observation in enumerate(self._observations)
        ]
        self._look_of = np.array(looks, dtype=np.int64)[finite.observation_of]
        columns = self._with_looks(finite.starts).T.tolist()
        chances = finite.start_distribution().values()
        self._start_chances = dict(zip(map(tuple, columns), chances, strict=True))
        self._only = self._only_states()
        self.fully_observed = not self._has_conditions and bool((self._only != ANY).all())
        # Steps that were asked for one at a time, which some engines repeat often.
        self._steps: dict[tuple[State, int], Transition] = {}
        self._single: dict[tuple[int, int], Outcomes] = {}
        self._ratios = np.array([p.as_integer_ratio() for p in finite.probabilities], dtype=object)
        self._numerators = numerators(finite.probabilities, 2**63 - 1)

    # The decision process.

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """The model's; where an episode is over it stays there and pays nothing."""
        if states.shape[1] != 1:
            return self._outcomes(states, actions)
        step = int(self._numbers(states)[0]), int(np.max(actions))
        found = self._single.get(step)
        if found is None:
            found = self._single[step] = self._outcomes(states, actions)
        return found

    def _outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        finite = self._finite
        numbers = self._numbers(states)
        ends, origins = np.divmod(numbers, finite.states)
        rows = origins * len(self.actions) + actions
        first, sizes = finite.row_starts[rows], np.diff(finite.row_starts)[rows]
        over = (ends > 0) | (sizes == 0)
        sizes[over] = 1
        parents = np.repeat(np.arange(len(numbers)), sizes)
        entries = np.arange(len(parents)) + np.repeat(first - (np.cumsum(sizes) - sizes), sizes)
        stays = over[parents]
        entries[stays] = 0
        terminated, truncated = finite.terminated[entries], finite.truncated[entries]
        terminated[stays] = ends[parents[stays]] & _TERMINATED > 0
        truncated[stays] = ends[parents[stays]] & _TRUNCATED > 0
        after = finite.successors[entries].astype(np.int64)
        after[stays] = origins[parents[stays]]
        after += finite.states * (_TERMINATED * terminated + _TRUNCATED * truncated)
        rewards = finite.rewards[entries]
        rewards[stays] = 0.0
        weights, totals = self._weights(finite.probability_of[entries], parents, stays, sizes)
        following = self._with_looks(after)
        return Outcomes(
            following,
            self.observe(following),
            rewards,
            terminated,
            truncated,
            parents,
            weights,
            totals,
        )

    def step(self, state: State, action: int) -> Transition:
        """The one outcome."""
        found = self._steps.get((state, action))
        if found is None:
            found = self._steps[state, action] = super().step(state, action)
        return found

    # How a target shows it.

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """The numbers of a Discrete space, and of another the model's own actions."""
        of_arrays = (spaces.Box, spaces.MultiDiscrete, spaces.MultiBinary)
        if not isinstance(space, (*of_arrays, *COMPOSITE)):
            return numbered(space, self.actions)
        labels = self._finite.actions
        try:
            actions = tuple(given(space, label) for label in labels)
            is_box = isinstance(space, spaces.Box)
            fits = all(map(space.contains, actions)) and (is_box or labels_of(space) == labels)
        except (ValueError, OverflowError):
            fits = False
        if not fits:
            raise NoFitError(
                f"the action space {one_line(space)} is not that of {listed(self.actions)}"
            )
        return actions

    def read_state(self, value: object) -> State:
        """The state that alone shows this observation; where `deterministic`, and with a tolerance,
        any that may.

        Raises:
            UnreadableError: None does, or several do.
        """
        shown = self.read(value)
        if self._has_conditions and self.deterministic:
            return shown
        look, *others = self._meant(shown[0])
        if others or self._only[look] == ANY:
            raise UnreadableError(f"several states of {self.name} are shown as {brief(value)}")
        return self._showing(look)

    # How it is told.

    def named(self, state: State) -> Any:
        """The number of the model's state."""
        return state[1] % self._finite.states

    def _showing(self, look: int) -> State:
        return (look, int(self._only[look]))

    def _only_states(self) -> NDArray[np.int64]:
        """Return for each observation the number of the only state that shows it; -1 where there
        are several, or none."""
        finite = self._finite
        numbers = [finite.starts.astype(np.int64)]
        for end in range(_TERMINATED + _TRUNCATED + 1):
            ended = finite.terminated == bool(end & _TERMINATED)
            ended &= finite.truncated == bool(end & _TRUNCATED)
            met = np.zeros(finite.states, dtype=np.bool_)
            met[finite.successors[ended]] = True
            numbers.append(np.flatnonzero(met) + end * finite.states)
        met_once = np.unique(np.concatenate(numbers))
        looks = self._look_of[met_once % finite.states]
        only = np.full(len(finite.observations), ANY, dtype=np.int64)
        only[looks] = met_once
        only[np.bincount(looks, minlength=len(only)) > 1] = ANY
        return only

    def _with_looks(self, numbers: NDArray[Any]) -> States:
        numbers = numbers.astype(np.int64, copy=False)
        return np.stack([self._look_of[numbers % self._finite.states], numbers])

    def _numbers(self, states: States) -> NDArray[np.int64]:
        """The numbers of states; of those of which only the observation is known, of the first that
        shows it."""
        numbers: NDArray[np.int64] = states[1].astype(np.int64)
        unknown = numbers == ANY
        if unknown.any():
            numbers[unknown] = self._first_shown[states[0][unknown].astype(np.int64)]
        return numbers

    @functools.cached_property
    def _first_shown(self) -> NDArray[np.int64]:
        """The first state that shows each observation."""
        first = np.zeros(len(self._finite.observations), dtype=np.int64)
        first[self._look_of[::-1]] = np.arange(self._finite.states)[::-1]
        return first

    def _weights(
        self,
        chances: NDArray[np.int32],
        parents: NDArray[np.int64],
        stays: NDArray[np.bool_],
        sizes: NDArray[np.int64],
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the weight of each outcome, given the number of its probability, and the total of
        each step."""
        if self._numerators is not None:
            units, one = self._numerators
            weights = units[chances]
            weights[stays] = one
            return weights, np.full(len(sizes), one)
        ratios = self._ratios[chances]
        ratios[stays] = 1
        weights, denominators = ratios.T
        firsts = np.cumsum(sizes) - sizes
        totals = np.lcm.reduceat(denominators, firsts) if len(sizes) else denominators
        return weights * (totals[parents] // denominators), totals


class FiniteParameters(TolerantParameters):
    """A finite model, or a table whose one parameter is the state `start` in which an episode
    begins, as a reference.

    Args:
        given: The model, the table or the certificate of one.
        text: The user's name for it.
    """

    def __init__(self, given: object, text: str) -> None:
        super().__init__(text)
        self._given = given

    def _model(
        self, given: dict[str, Any], *, reward_tolerance: float, observation_tolerance: float
    ) -> Model:
        try:
            finite = forms.of(self._given, **given)
        except (TypeError, ValueError) as error:
            raise ConformanceError(f"the reference {self.name}: {error}") from error
        assert finite is not None  # of what is no environment
        return FiniteReference(finite, given, reward_tolerance, observation_tolerance)


def loaded(path: str) -> FiniteModel | Certificate:
    """Return the model or the certificate in a file.

    Raises:
        ConformanceError: There is none.
    """
    try:
        return load_model(path)
    except (OSError, ValueError) as error:
        if isinstance(error, ModelFileError):
            with contextlib.suppress(OSError, ValueError):
                return load_certificate(path)
        raise ConformanceError(f"the reference {path} cannot be loaded: {error}") from error


def _notes(finite: FiniteModel) -> tuple[str, ...]:
    """Return notes on what the model assumes and what its extraction found."""
    notes = [f"found in {finite.target}: {one.kind}: {one.message}" for one in finite.findings]
    if finite.assumption is not None:
        notes.insert(0, f"the model of {finite.target} assumes: {finite.assumption}")
    if finite.constructed:
        notes.insert(0, f"the reference {finite.target} was {finite.constructed}")
    return tuple(notes)
