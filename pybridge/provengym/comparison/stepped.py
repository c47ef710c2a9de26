"""Play a target next to an environment of the reference's, with the same seeds and actions.

That the two answer differently under one seed may only mean that they draw in different ways: what
follows from it is for others to say.  Here both are also played each by itself.
"""

from __future__ import annotations

import numbers
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.comparison.comparer import Comparer
from provengym.comparison.oracle import Expected
from provengym.data.arrays import as_numpy, kept
from provengym.data.episode import Episode
from provengym.models.stepped_model import Answer, to_the_end
from provengym.targets.environment import StepResult
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Sequence

    from provengym.comparison.comparer import Setting
    from provengym.comparison.discrepancy import Discrepancy, Visits
    from provengym.comparison.translator import Translator
    from provengym.models.model import State, Transition
    from provengym.models.stepped_model import GoesOn, Stepped, SteppedModel

_PLAIN = frozenset((int, float, bool))


class AnsweredAlike(Expected):
    """The answer that the reference has given to the same call."""

    def __init__(self, model: SteppedModel, translator: Translator, answer: Answer) -> None:
        super().__init__(model, translator)
        self.answer = answer

    def differs(self, seen: StepResult) -> str:
        if self.answer.end is not None:
            reward, terminated, truncated = self.answer.end
            if seen.terminated != terminated:
                return "terminated"
            if seen.truncated != truncated:
                return "truncated"
            paid = self.translator.reward(seen.reward)
            if not near(paid, reward, self.model.reward_tolerance):
                return "reward"
        shown: Any = self.translator.read(seen.observation)
        tolerance = self.model.observation_tolerance
        return "" if near(shown, self.answer.observation, tolerance) else "observation"

    def describe(self) -> dict[str, Any]:
        described = {"observation": self.answer.observation}
        if self.answer.end is not None:
            reward, terminated, truncated = self.answer.end
            described |= {"reward": reward, "terminated": terminated, "truncated": truncated}
        return described


class SteppedOracle:
    """The answers of the reference's environment to the calls that the target gets.

    Args:
        model: The reference.
        translator: The translator of the target.
        answers: One to each call.
        number: The number of the first call.
    """

    states: Any = ()

    def __init__(
        self, model: SteppedModel, translator: Translator, answers: Sequence[Answer], number: int
    ) -> None:
        self._model, self._translator, self._answers = model, translator, answers
        self._first, self._steps = number, 0

    @property
    def key(self) -> State:
        """Another one for each call, as its states are not known."""
        return (self._first + self._steps,)

    def begin(self) -> Expected:
        """Return the environment's answer to the reset."""
        return self.advance(0, 0)

    def advance(self, action: int, steps: int) -> Expected:
        """Return the environment's answer to this step."""
        self._steps = steps
        if self._model.is_silent:
            return Expected(self._model, self._translator)
        return AnsweredAlike(self._model, self._translator, self._answers[steps])

    def follow(self, expected: Expected) -> None:
        """It is there already."""


class SteppedComparer(Comparer):
    """The target must answer as the reference's environment does."""

    model: SteppedModel

    def __init__(
        self,
        setting: Setting,
        model: SteppedModel,
        env: Any,
        visits: Visits | None = None,
    ) -> None:
        super().__init__(setting, model, env, visits)
        self._budget = setting.guard.budget
        self.reference = model.make(self._budget)
        """The reference's environment."""
        self._twins: dict[int, Stepped] = {}
        self._lane = setting.lane
        self.calls = 0
        """Resets and steps of the reference, in episodes that both have played."""
        self._ahead: list[Answer] = []
        """The reference's answers in the episode that the target plays next."""

    def play(self, episode: Episode) -> Discrepancy | None:
        """Play one episode, first the reference and then the target; the first difference, if
        any."""
        if not self.model.is_silent:
            self._ahead = self.reference_answers(episode.seed, episode.actions)
        return super().play(episode)

    def oracle(self) -> SteppedOracle:
        """The reference's environment, which has played the episode."""
        first, self.calls = self.calls, self.calls + len(self._ahead)
        return SteppedOracle(self.model, self.translator, self._ahead, first)

    def expected(
        self, transition: Transition | None = None, before: State | None = None
    ) -> Expected:
        """Anything of the right form."""
        return Expected(self.model, self.translator)

    def close(self) -> None:
        """Close the reference's environment."""
        self.reference.close()
        for twin in self._twins.values():
            twin.close()

    def answers(
        self, seed: int, actions: tuple[int, ...], goes_on: GoesOn = to_the_end
    ) -> tuple[list[Answer], Discrepancy | None]:
        """Play a reset and these actions in the target by itself, up to the end of the episode or
        as long as it goes on; return the answers, and a discrepancy where one does not come or has
        not the right form."""
        shown: list[Answer] = []
        anything = self.expected()
        for number in range(len(actions) + 1):
            try:
                if number:
                    seen = self.target_env.step(self.translator.actions[actions[number - 1]])
                else:
                    seen = StepResult(self.target_env.reset(seed), 0.0, False, False)
            except Trouble as trouble:
                found = self.trouble(Episode(seed, actions[:number]), anything, trouble)
                return shown, replace(found, model=self.model.silent())
            if kind := self.differs(seen, anything):
                found = self.discrepancy(kind, Episode(seed, actions[:number]), anything, seen)
                return shown, replace(found, model=self.model.silent())
            end = None
            if number:
                paid = float(self.translator.reward(seen.reward))
                end = paid, seen.terminated, seen.truncated
            shown.append(Answer(kept(self.translator.read(seen.observation)), end))
            if seen.done or not goes_on(number, shown[-1]):
                break
        return shown, None

    def reference_answers(
        self,
        seed: int | None,
        actions: tuple[int, ...],
        goes_on: GoesOn = to_the_end,
        twin: int | None = None,
    ) -> list[Answer]:
        """Return the reference's answers to the same calls, or those of another environment of it,
        which the number `twin` names."""
        if twin is not None and twin not in self._twins:
            self._twins[twin] = self.model.make(self._budget)
        env = self.reference if twin is None else self._twins[twin]
        labels = [self.model.labels[action] for action in actions]
        return env.play(self.of_reference(seed), labels, goes_on)

    def of_reference(self, seed: int | None) -> int | None:
        """The reference's seed: lanes of a vector environment get one seed after the other."""
        return None if seed is None else seed + self._lane


def near(one: Any, other: Any, tolerance: float) -> bool:
    """Return whether two values have the same form and numbers within `tolerance` of each other."""
    if type(one) in _PLAIN and type(other) in _PLAIN:
        return bool(
            one == other or abs(one - other) <= tolerance or (one != one and other != other)
        )
    one, other = as_numpy(one), as_numpy(other)
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(
            near(one[name], other[name], tolerance) for name in one
        )
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(
            near(a, b, tolerance) for a, b in zip(one, other, strict=True)
        )
    number = (numbers.Number, np.ndarray, np.generic)
    if not (isinstance(one, number) and isinstance(other, number)):
        return bool(one == other)
    left, right = np.asarray(one), np.asarray(other)
    if left.shape != right.shape:
        return False
    if left.dtype.kind not in "biuf" or right.dtype.kind not in "biuf":
        return bool((left == right).all())
    equal = (left == right) | ((left != left) & (right != right))
    if tolerance and not equal.all():
        equal |= np.abs(left.astype(np.float64) - right.astype(np.float64)) <= tolerance
    return bool(equal.all())
