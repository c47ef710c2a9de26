"""Who chooses the actions of an episode against a random reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.models.random_model import Outcomes, States


class Observer(Protocol):
    """Is told what happens in an episode."""

    def began(self, states: States) -> None:
        """The reset led to one of these states."""

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """The step could do what was expected, and did one of the things in `done`."""


class ActionPolicy(Observer, Protocol):
    """Chooses the actions of an episode, and is told what happens."""

    def choose(self, states: States) -> int | None:
        """The next action where the reference is in one of these states; None for no more."""


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
        self._actions = iter(self._plan(states))


class Observed:
    """A policy, and an observer who is told what happens too."""

    def __init__(self, policy: ActionPolicy, observer: Observer) -> None:
        self.choose = policy.choose
        self._told: tuple[Observer, Observer] = (policy, observer)

    def began(self, states: States) -> None:
        """Tell both of a reset."""
        for one in self._told:
            one.began(states)

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """Tell both of a step."""
        for one in self._told:
            one.stepped(before, action, expected, done)
