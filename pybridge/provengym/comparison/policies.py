"""Who chooses the actions of an episode against a random reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from provengym.models.model import Model
    from provengym.models.random_model import Outcomes, States

CHANGES = 0.5
"""How often a walk onward takes another action than before."""


class ActionPolicy(Protocol):
    """Chooses the actions of an episode, and is told what happens."""

    def began(self, states: States) -> None:
        """The reset led to one of these states."""

    def choose(self, states: States) -> int | None:
        """The next action where the reference is in one of these states; None for no more."""

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """The step could do what was expected, and did one of the things in `done`."""


class FixedActions:
    """Actions that are known before."""

    def __init__(self, actions: tuple[int, ...]) -> None:
        self._actions = iter(actions)

    def began(self, states: States) -> None:
        """Nothing depends on it."""

    def choose(self, states: States) -> int | None:
        """The next of the actions."""
        return next(self._actions, None)

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
        every = range(len(self._model.actions))
        onward = [action for action in every if not self._model.step(states, action).done]
        if self._last not in onward or self._random.random() < CHANGES:
            self._last = self._random.choice(onward) if onward else None
        return self._last


class Observer(Protocol):
    """Is told what happens in an episode."""

    def began(self, states: States) -> None:
        """The reset led to one of these states."""

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """The step could do what was expected, and did one of the things in `done`."""


class RecordedActions(FixedActions):
    """The same, and an observer is told what happens."""

    def __init__(self, actions: tuple[int, ...], observer: Observer) -> None:
        super().__init__(actions)
        self._observer = observer

    def began(self, states: States) -> None:
        """Count a reset."""
        self._observer.began(states)

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """Count a step."""
        self._observer.stepped(before, action, expected, done)
