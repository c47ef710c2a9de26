"""Policies that choose the actions of an episode against a random reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from provengym.models.walks import random_walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from provengym.models.last_steps import LastSteps
    from provengym.models.model import Model, Outcomes, States

AT_A_TIME = 64
"""Actions of a walk onward that are chosen at a time."""
CHANGES = 0.5
"""The probability that a walk onward draws its next action instead of repeating the last one."""


class Observer(Protocol):
    """Is told what happens in an episode."""

    def began(self, states: States) -> None:
        """The reset led to one of these states."""

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """The step could do what was expected, and did one of the things in `done`."""


class ActionPolicy(Observer, Protocol):
    """Chooses the actions of an episode, and is told what happens."""

    @property
    def ahead(self) -> tuple[int, ...]:
        """The actions that come next whatever happens, as far as they are known."""

    def choose(self, states: States) -> int | None:
        """The next action where the reference is in one of these states; None for no more."""


class FixedActions:
    """Actions that are known before."""

    def __init__(self, actions: tuple[int, ...]) -> None:
        self.ahead = actions
        self._place = 0

    def began(self, states: States) -> None:
        """Nothing depends on it."""

    def choose(self, states: States) -> int | None:
        """The next of the actions."""
        if self._place == len(self.ahead):
            return None
        self._place += 1
        return self.ahead[self._place - 1]

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """Nothing depends on it."""


class OnwardActions(FixedActions):
    """Random actions that do not end the episode, until none is left or the walk is to stop.

    Mostly the same action again, so that what counts repetitions is met too.
    """

    def __init__(self, model: Model, random: Random, stops: Callable[[], bool]) -> None:
        super().__init__(())
        self._model, self._random, self._stops = model, random, stops
        self._last: int | None = None

    def choose(self, states: Any) -> int | None:
        """The next action."""
        if self._stops():
            return None
        if self._place == len(self.ahead):
            self.ahead, self._place = tuple(self._onward(states)), 0
        return super().choose(states)

    def _onward(self, state: Any) -> Iterator[int]:
        """The next actions from a state on."""
        every = range(len(self._model.actions))
        for _ in range(AT_A_TIME):
            steps = {action: self._model.step(state, action) for action in every}
            onward = [action for action, step in steps.items() if not step.done]
            if self._last not in onward or self._random.random() < CHANGES:
                self._last = self._random.choice(onward) if onward else None
            if self._last is None:
                return
            yield self._last
            state = steps[self._last].state


class PlannedActions(FixedActions):
    """Actions that follow from what the reset shows.

    Args:
        plan: The actions where a reset led to one of some states.
    """

    def __init__(self, plan: Callable[[States], tuple[int, ...]]) -> None:
        super().__init__(())
        self._plan = plan

    def began(self, states: States) -> None:
        """Plan the episode."""
        self.ahead = self._plan(states)


class ToTheLimit(FixedActions):
    """Actions with which an episode lasts as long as it may.

    Args:
        plan: The plan of these actions.
    """

    def __init__(self, plan: LastSteps) -> None:
        super().__init__(())
        self._plan = plan
        self.steps = 0

    def choose(self, states: States) -> int:
        """The next action."""
        return self._plan.action(states, self.steps)

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """Count."""
        self.steps += 1


class ObservedPolicy:
    """A policy, and an observer who is told what happens too."""

    def __init__(self, policy: ActionPolicy, observer: Observer) -> None:
        self.choose = policy.choose
        self._policy = policy
        self._told: tuple[Observer, Observer] = (policy, observer)

    @property
    def ahead(self) -> tuple[int, ...]:
        """Those of the policy."""
        return self._policy.ahead

    def began(self, states: States) -> None:
        """Tell both of a reset."""
        for one in self._told:
            one.began(states)

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """Tell both of a step."""
        for one in self._told:
            one.stepped(before, action, expected, done)


def explorer(
    model: Model, number: int, length: int, random: Random, observer: Observer | None = None
) -> ActionPolicy:
    """Return the policy of the episode with this number: every other one acts as the model
    proposes, the rest, and each after its proposal, at random.  An observer is told what
    happens."""
    actions = random_walk(model, length, random)
    policy: ActionPolicy = FixedActions(actions)
    if number % 2:
        policy = PlannedActions(lambda states: (*model.plan(states, random), *actions)[:length])
    return policy if observer is None else ObservedPolicy(policy, observer)
