"""Who chooses the actions of an episode against a random reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from provengym.models.random_model import Outcomes, States


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
