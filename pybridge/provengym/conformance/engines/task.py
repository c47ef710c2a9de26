"""The engine that decides whether the task is worth learning."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.candidates import CheckCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode
from provengym.data.report import Coverage

if TYPE_CHECKING:
    from collections.abc import Callable

    import gymnasium
    from numpy.typing import NDArray

    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session
    from provengym.finite.model import FiniteModel
    from provengym.models.model import Model

DECIDED = "decided on every state of the reference"
_GOOD = {"rewards depend on the actions": True, "can terminate": True, "reward of a cycle": 0}


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
        session = self.session
        task = _task(session)
        if not task.complete:
            session.note(
                "the reference has too many states to decide whether its task is degenerate"
            )
            return
        self._task = task
        try:
            found = self.fault(task)
        except ValueError as error:
            session.note(f"whether a cycle earns rewards forever is not decided: {error}")
            return
        if found is not None:
            yield CheckCandidate(found, _still_agrees(found), self.name, minimal=DECIDED)
        self._note_limit(task)
        self._note_dead_ends(task)
        self._note_unseen(task)
        self._decided = True

    def coverage(self, target_steps: int) -> Coverage:
        task = self._task
        number = 0 if task is None else int(np.count_nonzero(~task.ended))
        return Coverage(
            engine=self.name,
            states=number,
            transitions=number * len(self.session.known.actions),
            target_steps=target_steps,
            complete=self._decided,
            assumption="the target does what the reference does",
            meaning=(
                "The rewards depend on the actions, every episode can terminate, and no cycle "
                "earns rewards forever."
            ),
        )

    def fault(self, task: FiniteModel) -> Discrepancy | None:
        """Return the fault that makes the task degenerate, if any.

        Raises:
            ValueError: The rewards are too large.
        """
        return self._circle(task) or self._same_for_all(task) or self._endless(task)

    def _circle(self, task: FiniteModel) -> Discrepancy | None:
        from provengym.solving import integer_model, reward_cycle

        session = self.session
        found = reward_cycle(
            integer_model(task, 1),
            task,
            check=session.budget.check,
            most=session.limits.task_cycle_transitions,
        )
        if found is None:
            return None
        names, gain = ", ".join(session.known.actions[k] for k in found.around), float(found.gain)
        text = f"each round of {names} earns {gain:g} more, and the episode never ends"
        return self._fault("reward of a cycle", gain, (*found.way, *found.around), text)

    def _same_for_all(self, task: FiniteModel) -> Discrepancy | None:
        from provengym.solving.questions.task import is_trivial

        if not is_trivial(task):
            return None
        text = "every sequence of actions earns the same rewards, step by step"
        return self._fault("rewards depend on the actions", False, (), text)

    def _endless(self, task: FiniteModel) -> Discrepancy | None:
        # A step limit ends the episodes of tasks that have no end.
        if not _lost(task)[task.starts[0]] or (task.truncated & ~task.terminated).any():
            return None
        return self._fault("can terminate", False, (), "no sequence of actions ends an episode")

    def _fault(self, name: str, got: Any, actions: tuple[int, ...], text: str) -> Discrepancy:
        return Discrepancy(
            kind="task",
            model=self.session.known,
            episode=Episode(self.session.seed, actions),
            before=None,
            message=text,
            expected={name: _GOOD[name]},
            got={name: got},
        )

    def _note_limit(self, task: FiniteModel) -> None:
        from provengym.solving.questions.task import always_lasts

        steps = always_lasts(task)
        if steps is not None:
            self.session.note(
                f"every episode terminates after exactly {steps} steps; "
                "if that is a time limit, Gymnasium wants it reported as truncated"
            )

    def _note_dead_ends(self, task: FiniteModel) -> None:
        lost = int(np.count_nonzero(_lost(task)))
        if 0 < lost < np.count_nonzero(~task.ended):
            self.session.note(f"no termination can be reached from {lost:,} of the states")

    def _note_unseen(self, task: FiniteModel) -> None:
        try:
            comparer = self.session.lockstep_comparer(self.session.known)
        except FailedError:
            return
        declared = _size(comparer.translator.observation_space)
        self.session.close(comparer)
        if declared is not None and len(task.observations) < declared:
            self.session.note(
                f"{declared - len(task.observations):,} of the {declared:,} observations that the "
                "space declares are never seen"
            )


def again(session: Session, number: int, calls: int) -> Discrepancy | None:
    """Return the fault that makes the reference's task degenerate, if any."""
    task = _task(session)
    return Task(session).fault(task) if task.complete else None


def _task(session: Session) -> FiniteModel:
    """The reference's decision process; not complete where it has too many states."""
    from provengym.finite.reachable import reachable

    model = session.known
    most = session.limits.task_transitions // len(model.actions)
    return reachable(model, {model.start: Fraction(1)}, most, session.budget.check)


def _lost(task: FiniteModel) -> NDArray[np.bool_]:
    """The states in which an episode goes on and from which no actions lead to a termination."""
    from provengym.solving import ways_to_success
    from provengym.solving.forms.success import paying_for

    ends = paying_for(task, task.terminated, "given", "the episode terminates")
    return ~task.ended & (ways_to_success(ends).steps < 0)


def _still_agrees(found: Discrepancy) -> Callable[[Session, int], Discrepancy | None]:
    """Return a check that gives the fault as long as the target does what the reference does."""
    return lambda session, _: found if session.replay(found.model, found.episode) is None else None


def _size(space: gymnasium.Space[Any]) -> int | None:
    if isinstance(space, spaces.Discrete):
        return int(space.n)
    if isinstance(space, spaces.MultiDiscrete):
        return int(np.prod(space.nvec))
    return None
