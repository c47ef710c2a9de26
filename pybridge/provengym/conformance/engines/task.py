"""Whether the task is worth learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.candidates import CheckCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode
from provengym.data.report import Coverage
from provengym.solving import task as solving_task

if TYPE_CHECKING:
    from collections.abc import Callable

    import gymnasium

    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session
    from provengym.models.model import Model
    from provengym.solving.task import Explored

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
    _task: Explored | None = None
    _decided = False

    @classmethod
    def fits(cls, model: Model) -> bool:
        """Only references whose rewards are single values."""
        return super().fits(model) and not getattr(model, "has_loose_rewards", False)

    def search(self) -> Events:
        session = self.session
        task = solving_task.explore(session.known, session.budget.check, session.limits)
        if task is None:
            session.note(
                "the reference has too many states to decide whether its task is degenerate"
            )
            return
        self._task = task
        found = self.fault(task)
        if found is not None:
            yield CheckCandidate(found, _still_agrees(found), self.name, minimal=DECIDED)
        self._note_limit(task)
        self._note_dead_ends(task)
        self._note_unseen(task)
        self._decided = True

    def coverage(self, target_steps: int) -> Coverage:
        task = self._task
        number = len(task.states) if task is not None else 0
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

    def fault(self, task: Explored) -> Discrepancy | None:
        """What makes the task degenerate, if anything."""
        return self._circle(task) or self._same_for_all(task) or self._endless(task)

    def _circle(self, task: Explored) -> Discrepancy | None:
        found = solving_task.positive_reward_cycle(
            task, self.session.budget.check, self.session.limits
        )
        if found is None:
            return None
        way, circle, gain = found
        names = ", ".join(self.session.known.actions[action] for action in circle)
        text = f"each round of {names} earns {float(gain):g} more, and the episode never ends"
        return self._fault("reward of a cycle", float(gain), (*way, *circle), text)

    def _same_for_all(self, task: Explored) -> Discrepancy | None:
        if not solving_task.is_trivial(task):
            return None
        text = "every sequence of actions earns the same rewards, step by step"
        return self._fault("rewards depend on the actions", False, (), text)

    def _endless(self, task: Explored) -> Discrepancy | None:
        if solving_task.can_end(task)[0] or self._truncates(task):
            return None
        return self._fault("can terminate", False, (), "no sequence of actions ends an episode")

    @staticmethod
    def _truncates(task: Explored) -> bool:
        """Whether a step limit ends the episodes, as it does in tasks that have no end."""
        return bool(((task.successors < 0) & ~task.terminated).any())

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

    def _note_limit(self, task: Explored) -> None:
        steps = solving_task.always_lasts(task)
        if steps is not None:
            self.session.note(
                f"every episode terminates after exactly {steps} steps; "
                "if that is a time limit, Gymnasium wants it reported as truncated"
            )

    def _note_dead_ends(self, task: Explored) -> None:
        lost = int(np.count_nonzero(~solving_task.can_end(task)))
        if 0 < lost < len(task.states):
            self.session.note(f"no termination can be reached from {lost:,} of the states")

    def _note_unseen(self, task: Explored) -> None:
        try:
            comparer = self.session.lockstep_comparer(self.session.known)
        except FailedError:
            return
        declared = _size(comparer.translator.observation_space)
        self.session.close(comparer)
        model = self.session.known
        seen = {str(model.describe(state)["observation"]) for state in (*task.states, *task.ends)}
        if declared is not None and len(seen) < declared:
            self.session.note(
                f"{declared - len(seen):,} of the {declared:,} observations that the space "
                "declares are never seen"
            )


def again(session: Session, number: int, calls: int) -> Discrepancy | None:
    """What makes the reference's task degenerate, if anything."""
    task = solving_task.explore(session.known, session.budget.check, session.limits)
    return None if task is None else Task(session).fault(task)


def _still_agrees(found: Discrepancy) -> Callable[[Session, int], Discrepancy | None]:
    """What is wrong with the task, as long as the target does what the reference does."""
    return lambda session, _: found if session.replay(found.model, found.episode) is None else None


def _size(space: gymnasium.Space[Any]) -> int | None:
    if isinstance(space, spaces.Discrete):
        return int(space.n)
    if isinstance(space, spaces.MultiDiscrete):
        return int(np.prod(space.nvec))
    return None
