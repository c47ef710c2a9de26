"""The engine that decides whether the task is worth learning."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.candidates import CheckCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session
    from provengym.data.report import Coverage
    from provengym.finite.model import FiniteModel
    from provengym.models.model import Model

DECIDED = "decided on every state of the reference"
CYCLE = "reward of a cycle"


class Task(Engine):
    """Decides on the reference's model whether its task is non-trivial, can be ended, and is free
    of cycles that earn rewards forever.

    These are questions about the reference; what shows a fault is replayed on the target.  That
    some observations of a declared space are never seen, that no termination can be reached from
    some states, and that every episode terminates after the same number of steps, as under a time
    limit, are noted.
    """

    name: ClassVar[str] = "task"
    random: ClassVar[bool | None] = False
    by_default: ClassVar[bool] = False
    takes_agreement: ClassVar[bool] = True
    _task: FiniteModel | None = None
    _decided = False

    @classmethod
    def fits(cls, model: Model) -> bool:
        """Only references whose rewards are single values."""
        return super().fits(model) and not getattr(model, "has_loose_rewards", False)

    def search(self) -> Events:
        from provengym.solving.questions.task import remarks

        session = self.session
        task = _task(session)
        if not task.complete:
            session.note(
                "the reference has too many states to decide whether its task is degenerate"
            )
            return
        self._task = task
        try:
            found = _fault(session, task)
        except ValueError as error:
            session.note(f"whether a cycle earns rewards forever is not decided: {error}")
            return
        if found is not None:
            yield CheckCandidate(found, _still_agrees(found), self.name, minimal=DECIDED)
        for remark in remarks(task):
            session.note(remark)
        self._note_unseen(task)
        self._decided = True

    def coverage(self, target_steps: int) -> Coverage:
        task = self._task
        number = 0 if task is None else int(np.count_nonzero(~task.ended))
        return self.covered(
            target_steps,
            "The rewards depend on the actions, every episode can terminate, and no cycle earns "
            "rewards forever.",
            "the target behaves as the reference does",
            complete=self._decided,
            visited=(number, number * len(self.session.known.actions)),
        )

    def _note_unseen(self, task: FiniteModel) -> None:
        try:
            comparer = self.session.lockstep_comparer(self.session.known)
        except FailedError:
            return
        space: Any = comparer.translator.observation_space
        self.session.close(comparer)
        if isinstance(space, (spaces.Discrete, spaces.MultiDiscrete)):
            declared = math.prod(np.ravel(getattr(space, "nvec", getattr(space, "n", 0))).tolist())
            if len(task.observations) < declared:
                self.session.note(
                    f"{declared - len(task.observations):,} of the {declared:,} observations that "
                    "the space declares are never seen"
                )


def again(session: Session, number: int, calls: int) -> Discrepancy | None:
    """Return the fault that makes the reference's task degenerate, if any."""
    task = _task(session)
    return _fault(session, task) if task.complete else None


def _task(session: Session) -> FiniteModel:
    """The reference's decision process; not complete where it has too many states."""
    from provengym.finite.reachable import reachable

    model = session.known
    most = session.limits.task_transitions // len(model.actions)
    return reachable(model, {model.start: Fraction(1)}, most, session.budget.check)


def _fault(session: Session, task: FiniteModel) -> Discrepancy | None:
    """Return the fault that makes the task degenerate, if any.

    Raises:
        ValueError: The rewards are too large.
    """
    from provengym.solving import integer_model, reward_cycle
    from provengym.solving.questions.task import is_trivial, never_terminates

    model, most = session.known, session.limits.task_cycle_transitions
    actions: tuple[int, ...] = ()
    got: Any = False
    cycle = reward_cycle(integer_model(task, 1), task, check=session.budget.check, most=most)
    if cycle is not None:
        name, got, actions = CYCLE, float(cycle.gain), (*cycle.way, *cycle.around)
        around = ", ".join(model.actions[action] for action in cycle.around)
        text = f"each round of {around} earns {got:g} more, and the episode never ends"
    elif is_trivial(task):
        name = "rewards depend on the actions"
        text = "every sequence of actions earns the same rewards, step by step"
    # A step limit ends the episodes of tasks that have no end.
    elif never_terminates(task)[task.starts[0]] and not (task.truncated & ~task.terminated).any():
        name, text = "can terminate", "no sequence of actions ends an episode"
    else:
        return None
    return Discrepancy(
        kind="task",
        model=model,
        episode=Episode(session.seed, actions),
        before=None,
        message=text,
        expected={name: 0 if name == CYCLE else True},
        got={name: got},
    )


def _still_agrees(found: Discrepancy) -> Callable[[Session, int], Discrepancy | None]:
    """Return a check that gives the fault as long as the target does what the reference does."""
    return lambda session, _: found if session.replay(found.model, found.episode) is None else None
