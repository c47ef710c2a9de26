"""Play a target next to an environment of the reference's, with the same seeds and actions.

That the two answer differently under one seed may only mean that they draw in different ways.  So a
difference counts in two cases only:

- under other seeds the reference answers the same actions in the same way, and the target departs
  from it at the same step each time; or
- both have drawn exactly the same numbers from the generator that Gymnasium seeds, all answers
  before were the same, the reference's step that is answered differently draws nothing, and the
  reference answers the same each time that it is played again.

Any other difference is left undecided, with the reason.
"""

from __future__ import annotations

import copy
import numbers
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.comparison.comparer import Comparer
from provengym.comparison.oracle import Expected
from provengym.data.arrays import as_numpy
from provengym.data.episode import Episode
from provengym.targets.budget import OutOfTime
from provengym.targets.environment import Seen
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.comparer import Setting
    from provengym.comparison.discrepancy import Discrepancy, Visits
    from provengym.comparison.policies import ActionPolicy
    from provengym.comparison.translator import Translator
    from provengym.models.model import State, Transition
    from provengym.models.stepped_model import Stepped, SteppedModel

AGAIN = 16
"""So often the reference must answer the same again where a difference is to count."""
OTHER_SEEDS = 16
"""Under so many other seeds a difference is looked for again."""


@dataclass(frozen=True)
class Answer:
    """What the reference returned, without a reward and an end after a reset."""

    observation: Any
    end: tuple[float, bool, bool] | None = None


class AnsweredAlike(Expected):
    """The answer that the reference has given to the same call."""

    def __init__(self, model: SteppedModel, translator: Translator, answer: Answer) -> None:
        super().__init__(model, translator)
        self.answer = answer

    def differs(self, seen: Seen) -> str:
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
    """The reference's environment, which gets every call that the target gets."""

    states: Any = ()

    def __init__(
        self, model: SteppedModel, translator: Translator, env: Stepped, seed: int | None
    ) -> None:
        self._model, self._translator, self._env, self._seed = model, translator, env, seed
        self.stream: object = None
        """The state of its generators before its last call."""
        self.drew = False
        """Whether its last call may have drawn something."""

    @property
    def key(self) -> State:
        """Another one for each call, as its states are not known."""
        return (self._env.calls,)

    def begin(self) -> AnsweredAlike:
        """What its reset answers."""
        self.drew = True
        answer = Answer(self._env.reset(self._seed))
        return AnsweredAlike(self._model, self._translator, answer)

    def advance(self, action: int, steps: int) -> AnsweredAlike:
        """What its step answers."""
        self.stream = self._env.stream()
        observation, *end = self._env.step(self._model.labels[action])
        self.drew = self.stream is None or self._env.stream() != self.stream
        answer = Answer(observation, tuple(end))  # type: ignore[arg-type]
        return AnsweredAlike(self._model, self._translator, answer)

    def follow(self, expected: AnsweredAlike) -> None:
        """It is there already."""


class SteppedComparer(Comparer):
    """The target must answer as the reference's environment does."""

    model: SteppedModel
    undecided = ""
    """Why the first difference that does not count may be none; empty where there was none."""

    def __init__(
        self,
        setting: Setting,
        model: SteppedModel,
        env: Any,
        visits: Visits | None,
        stream: Callable[[Any], object],
        lane: int = 0,
    ) -> None:
        super().__init__(setting, model, env, visits)
        self._budget = setting.guard.budget
        self._old = model.make(self._budget)
        self._twins: dict[int, Stepped] = {}
        self._stream, self._lane = stream, lane
        self._seed: int | None = None
        self._oracle: SteppedOracle | None = None
        self._before: object = None

    def oracle(self) -> SteppedOracle:
        """The reference's environment, before a reset."""
        self._oracle = SteppedOracle(self.model, self.translator, self._old, self._own(self._seed))
        return self._oracle

    def expected(
        self, transition: Transition | None = None, before: State | None = None
    ) -> Expected:
        """Anything of the right form."""
        return Expected(self.model, self.translator)

    def close(self) -> None:
        """Close the reference's environment."""
        self._old.close()
        for twin in self._twins.values():
            twin.close()

    def answers(
        self, seed: int, actions: tuple[int, ...]
    ) -> tuple[list[Answer], Discrepancy | None]:
        """What the target answers by itself to a reset and these actions, up to the end of the
        episode, and what has no right form or did not come."""
        shown: list[Answer] = []
        anything = self.expected()
        for number in range(len(actions) + 1):
            episode = Episode(seed, actions[:number])
            try:
                if number:
                    seen = self.target_env.step(self.translator.actions[actions[number - 1]])
                else:
                    seen = Seen(self.target_env.reset(seed), 0.0, False, False)
            except Trouble as trouble:
                return shown, self.trouble(episode, anything, trouble)
            if kind := self.differs(seen, anything):
                return shown, self.discrepancy(kind, episode, anything, seen)
            reward = float(self.translator.reward(seen.reward)) if number else 0.0
            end = (reward, seen.terminated, seen.truncated) if number else None
            shown.append(Answer(copy.deepcopy(self.translator.read(seen.observation)), end))
            if seen.done:
                break
        return shown, None

    def reference_answers(
        self, seed: int, actions: tuple[int, ...], twin: int | None = None
    ) -> list[Answer]:
        """What the reference answers to the same calls, or another environment of it, which this
        number names."""
        if twin is not None and twin not in self._twins:
            self._twins[twin] = self.model.make(self._budget)
        env = self._old if twin is None else self._twins[twin]
        first, *steps = self._trace(seed, actions, env)
        return [Answer(first), *(Answer(step[0], step[1:]) for step in steps)]

    def _follow(self, seed: int | None, policy: ActionPolicy) -> tuple[Episode, Discrepancy | None]:
        self._seed = seed
        episode, found = super()._follow(seed, _Watched(policy, self._look))
        if found is None or "error" in found.got or found.kind == "space":
            return episode, found
        where = f"they first differ at step {found.step} ({found.kind}) under the seed"
        try:
            doubt = self._doubt(found)
        except OutOfTime:
            doubt = "and the budget ended before it was known whether that comes from other draws"
            self.undecided = self.undecided or f"{where} {episode.seed}, {doubt}"
            raise
        if not doubt:
            return episode, found
        self.undecided = self.undecided or f"{where} {episode.seed}, {doubt}"
        return episode, None

    def _doubt(self, found: Discrepancy) -> str:
        """Why a difference may come from other draws; empty where it does not."""
        oracle = self._oracle
        assert oracle is not None
        same_stream = oracle.stream is not None and self._before == oracle.stream
        drew = oracle.drew
        if not self._answers_again(found):
            return "where the reference does not answer the same again under the same seed"
        if found.step and not drew and same_stream:
            return ""
        if self._comes_under_others(found):
            return ""
        return (
            "where the reference's answers depend on the seed, and it is not known that the same "
            "seeds mean the same draws in both"
        )

    def _own(self, seed: int | None) -> int | None:
        """The reference's seed: lanes of a vector environment get one seed after the other."""
        return None if seed is None else seed + self._lane

    def _look(self) -> None:
        """Note the state of the target's generators before a step."""
        self._before = self._stream(self.target_env.env)

    def _answers_again(self, found: Discrepancy) -> bool:
        """Whether the reference answers these actions alike each time under the same seed."""
        actions, answer = found.episode.actions, found.expected
        for _ in range(AGAIN):
            trace = self._trace(self._seed, actions)
            last = trace[-1] if actions else (trace[-1],)
            if len(trace) != len(actions) + 1 or not near(list(last), list(answer.values()), 0.0):
                return False
        return True

    def _comes_under_others(self, found: Discrepancy) -> bool:
        """Whether the reference answers these actions alike under other seeds, and the target
        departs from it each time."""
        base = self._seed or 0
        actions = found.episode.actions
        first = self._trace(self._seed, actions)
        for number in range(OTHER_SEEDS):
            seed = (base + 7919 * (number + 1)) % 2**31
            if not near(self._trace(seed, actions), first, 0.0):
                return False
            if not self._departs(seed, actions, first[-1]):
                return False
        return True

    def _trace(
        self, seed: int | None, actions: tuple[int, ...], env: Stepped | None = None
    ) -> list[Any]:
        """What the reference answers, or another environment of it."""
        env = self._old if env is None else env
        trace: list[Any] = [env.reset(self._own(seed))]
        for action in actions:
            trace.append(env.step(self.model.labels[action]))
            if any(trace[-1][2:]):
                break
        return trace

    def _departs(self, seed: int, actions: tuple[int, ...], last: Any) -> bool:
        """Whether the target answers the last of these calls otherwise, or ends before."""
        try:
            observation = self.target_env.reset(seed)
            answer = Answer(last) if not actions else Answer(last[0], tuple(last[1:]))
            expected = AnsweredAlike(self.model, self.translator, answer)
            if not actions:
                return not near(self.translator.read(observation), last, self._tolerance)
            for number, action in enumerate(actions, start=1):
                seen = self.target_env.step(self.translator.actions[action])
                if number == len(actions):
                    return bool(expected.differs(seen))
                if seen.done:
                    return False
        except Trouble:
            pass
        return False

    @property
    def _tolerance(self) -> float:
        return self.model.observation_tolerance


class _Watched:
    """A policy; each time before an action is chosen, somebody looks."""

    ahead = ()
    """Nothing, for what is looked at changes with each call."""

    def __init__(self, policy: ActionPolicy, look: Any) -> None:
        self._policy, self._look = policy, look
        self.began, self.stepped = policy.began, policy.stepped

    def choose(self, states: Any) -> int | None:
        """The action of the policy."""
        self._look()
        return self._policy.choose(states)


def near(one: Any, other: Any, tolerance: float) -> bool:
    """Whether two values have the same form and numbers that differ by no more than this."""
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
