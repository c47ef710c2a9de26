"""Answers that a reference expects of a target, and their comparison with the target's.

An `Oracle` follows an episode: `begin` gives what is `Expected` of the reset, `advance` what is of
a step, and `follow` moves on after an answer that was as expected.  One answer may be expected, or
any of several.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from provengym.comparison.translator import ObservationError
from provengym.data.codec import plain
from provengym.data.episode import Either
from provengym.data.errors import ConformanceError
from provengym.models.columns import distinct
from provengym.models.model import TooManyError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.comparison.translator import Translator
    from provengym.models.model import Model, Outcomes, State, States, Transition
    from provengym.targets.environment import StepResult


class Expected:
    """The answer that the reference expects of one reset or step.

    Attributes:
        before: The reference's state before the step; None at the reset, and where it is not known.
        state: Its state after it; None where it is not known.
        message: The reason, in words, why the last answer was refused.
        every: All outcomes of the step, where it may have several.
        possible: The outcomes, or the starts, that the answer has not ruled out.
    """

    before: State | None = None
    state: State | None = None
    message: str = ""
    every: Any = None
    possible: Any = None

    def __init__(self, model: Model, translator: Translator) -> None:
        self.model: Any = model
        self.translator = translator

    def differs(self, seen: StepResult) -> str:
        """The class of the first part of an answer that is refused; empty where none is.

        Of the reset, only the observation counts; whether that is in its space is not asked here.
        """
        return ""

    def describe(self) -> dict[str, Any]:
        """Each part as report and story show it."""
        return {}

    def more(self, found: Discrepancy, shown: State | None) -> Discrepancy:
        """The discrepancy, with what else is known of the state that the target shows."""
        return found


class Oracle(Protocol):
    """The reference, next to a target that is played."""

    @property
    def states(self) -> Any:
        """The reference's state, or the states that are possible."""

    @property
    def key(self) -> State:
        """The key by which the states that were compared are counted."""

    def begin(self) -> Expected:
        """Return the expected answer to a reset."""

    def advance(self, action: int, steps: int) -> Expected:
        """Return the expected answer to an action, which is step number `steps` of the episode."""

    def follow(self, expected: Any) -> None:
        """Move on after an answer that was as expected."""


class OneAnswer(Expected):
    """A reference that is not random, which shows its state."""

    def __init__(
        self,
        model: Model,
        translator: Translator,
        transition: Transition | None = None,
        before: State | None = None,
    ) -> None:
        self.model, self.translator = model, translator
        self.transition, self.before = transition, before
        self.state: State = model.start if transition is None else transition.state

    def differs(self, seen: StepResult) -> str:
        expected, translator = self.transition, self.translator
        if expected is not None:
            if seen.terminated != expected.terminated:
                return "terminated"
            if seen.truncated != expected.truncated:
                return "truncated"
            if not translator.pays(seen.reward, expected):
                return "reward"
        if translator.sees_state and translator.state(self.state) != self.state:
            return "transition"
        try:
            same = translator.read(seen.observation, self.state) == self.state
        except ObservationError as error:
            self.message, same = str(error), False
        return "" if same else "observation"

    def describe(self) -> dict[str, Any]:
        described: dict[str, Any] = self.model.describe(self.state)
        if self.transition is not None:
            condition = self.transition.condition
            described["reward"] = self.transition.reward if condition is None else condition
            described["terminated"] = self.transition.terminated
            described["truncated"] = self.transition.truncated
        return described

    def more(self, found: Discrepancy, shown: State | None) -> Discrepancy:
        found = replace(found, shown=shown)
        if not self.translator.sees_state:
            return found
        true = self._named(self.translator.state(self.state))
        return replace(
            found,
            expected={**found.expected, "state": self._named(self.state)},
            got={**found.got, "state": true},
        )

    def _named(self, state: State | None) -> Any:
        """A state as the model's description names it, else its words."""
        return None if state is None else self.model.describe(state).get("state", state)


class ModelOracle:
    """A reference that is in one state at a time."""

    def __init__(self, model: Model, translator: Translator) -> None:
        self._model, self._translator = model, translator
        self.states = self.key = model.start

    def begin(self) -> OneAnswer:
        """The start."""
        return OneAnswer(self._model, self._translator)

    def advance(self, action: int, steps: int) -> OneAnswer:
        """The model's step."""
        transition = self._model.step(self.states, action)
        return OneAnswer(self._model, self._translator, transition, self.states)

    def follow(self, expected: OneAnswer) -> None:
        """Go to its state."""
        self.states = self.key = expected.state


class SomeStart(Expected):
    """The reset of a reference that is random or hides its state."""

    def differs(self, seen: StepResult) -> str:
        translator, model = self.translator, self.model
        try:
            shown = translator.read(seen.observation)
            self.possible = self._starts(shown)
        except ObservationError as error:
            self.message = str(error)
            return "observation"
        except TooManyError as error:
            raise ConformanceError(
                f"{model.name}: {error}; Binding(state=...) can say which state the target is in"
            ) from error
        self.message = "no start of the reference looks like this"
        return "" if self.possible.shape[1] else "observation"

    def describe(self) -> dict[str, Any]:
        return {"observation": "one of a start"}

    def _starts(self, shown: tuple[int, ...]) -> States:
        model: Model = self.model
        if not self.translator.sees_state:
            return model.starts(shown)
        state = self.translator.state()
        states = model.columns([] if state is None else [state])
        if state is None or not model.is_start(state):
            return states[:, :0]
        return states[:, model.is_shown(model.observe(states), shown)]


class SomeOutcome(Expected):
    """A step of such a reference: what it does is one of some outcomes.

    The parts of an answer are held against them one after another; where some show what the target
    shows, the others play no part.
    """

    def __init__(
        self, model: Model, translator: Translator, states: States, action: int, steps: int
    ) -> None:
        super().__init__(model, translator)
        if states.shape[1] == 1:
            self.before = tuple(map(int, states[:, 0]))
        self.every: Outcomes = model.outcomes(states, action)
        self.possible: Outcomes = self.every
        self._steps = steps

    def differs(self, seen: StepResult) -> str:
        alike = self._alike(seen)
        if len(alike):
            self.possible = alike
        for part, holds in (
            ("terminated", lambda: self.possible.terminated == seen.terminated),
            ("truncated", lambda: self._truncated() == seen.truncated),
            ("reward", lambda: self._pays(seen.reward)),
        ):
            right = holds()
            left = self.possible.where(right)
            if not len(left):
                return part
            self.possible = left
        if not len(alike):
            return "observation"
        if self.translator.sees_state:
            state = self.translator.state()
            same = [tuple(map(int, column)) == state for column in self.possible.states.T]
            if not any(same):
                self.message = "its state is not one that the step can lead to"
                return "transition"
            self.possible = self.possible.where(np.array(same, dtype=np.bool_))
        return ""

    def describe(self) -> dict[str, Any]:
        """The possible values of each part."""
        looks = np.unique(self.possible.observations, axis=0).tolist()
        described = [self.model.describe(tuple(look)) for look in looks]
        told: dict[str, list[Any]] = {
            name: [one[name] for one in described] for name in described[0]
        }
        told["reward"] = self._rewards()
        told["terminated"] = np.unique(self.possible.terminated).tolist()
        told["truncated"] = self._truncated().tolist()
        return {name: _either(values) for name, values in told.items()}

    def _alike(self, seen: StepResult) -> Outcomes:
        """The outcomes that show what the target shows."""
        try:
            shown = self.translator.read(seen.observation)
        except ObservationError as error:
            self.message = str(error)
            return self.every.where(np.zeros(len(self.every), dtype=np.bool_))
        alike = self.every.where(self.model.is_shown(self.every.observations, shown))
        return replace(alike, shown=shown)

    def _rewards(self) -> list[Any]:
        rewards, conditions = self.possible.rewards, self.possible.conditions
        if conditions is None:
            return np.unique(rewards).tolist()  # type: ignore[no-any-return]
        return [r if c is None else c for r, c in zip(rewards.tolist(), conditions, strict=True)]

    def _truncated(self) -> NDArray[np.bool_]:
        """Return, for each possible outcome, whether it truncates the episode."""
        possible = self.possible
        at_limit: NDArray[np.bool_]
        at_limit = self.model.time_limit.truncates(self._steps, possible.terminated)
        return possible.truncated | at_limit

    def _pays(self, reward: float | NDArray[np.float64]) -> NDArray[np.bool_]:
        paid, conditions = self.translator.reward(reward), self.possible.conditions
        near: NDArray[np.bool_] = (
            np.abs(self.possible.rewards - paid) <= self.model.reward_tolerance
        )
        if conditions is not None:
            self.possible = replace(self.possible, paid=paid)
            for k, condition in enumerate(conditions):
                near[k] = near[k] if condition is None else condition.accepts(paid)
        return near


class BeliefOracle:
    """A reference of which it is known which states are possible.

    A state is possible when a reset and random outcomes can lead to it along what the target has
    shown so far.
    """

    states: States

    def __init__(self, model: Model, translator: Translator) -> None:
        self._model, self._translator = model, translator

    @property
    def key(self) -> State:
        """A state when it is the only possible one, else what is seen of it."""
        if self.states.shape[1] == 1:
            return tuple(map(int, self.states[:, 0]))
        return tuple(self._model.observe(self.states[:, :1])[0].tolist())

    def begin(self) -> SomeStart:
        """Any start."""
        return SomeStart(self._model, self._translator)

    def advance(self, action: int, steps: int) -> SomeOutcome:
        """Any outcome of a step from one of the possible states."""
        return SomeOutcome(self._model, self._translator, self.states, action, steps)

    def follow(self, expected: SomeStart | SomeOutcome) -> None:
        """The states that the rest of what was expected leads to, each once."""
        if isinstance(expected, SomeStart):
            self.states = expected.possible
            return
        self.states = distinct(expected.possible.states)


def _either(values: list[Any]) -> Any:
    """One value as it is, several as words."""
    forms = [plain(value) for value in values]
    different = [value for k, value in enumerate(values) if forms[k] not in forms[:k]]
    return different[0] if len(different) == 1 else Either.of(different)
