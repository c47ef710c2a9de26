"""Target and reference together, where neither has a model: every action in every pair of their
states that copies lead to.

The states of both sides are saved and put back, with their generators of random numbers.  These do
not tell states apart: each action is tried once in a pair of states, with the draws that come where
the pair is met first.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from provengym.comparison.stepped import AnsweredAlike
from provengym.data.episode import Episode
from provengym.statistics.pairs import key_of
from provengym.targets.environment import StepResult
from provengym.targets.guard import Trouble
from provengym.targets.state_saver import first_that_works, savers_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from provengym.comparison.stepped import SteppedComparer
    from provengym.data.limits import Limits
    from provengym.models.stepped_model import Answer
    from provengym.targets.guard import Guard

    Met = tuple[Episode, Any, Any]
    """The episode that leads to a pair of states, and the two as they are saved."""


class Copies:
    """Pairs of a state of each side; those come first that show what was not shown before.

    Args:
        comparer: Both sides.
        guard: Through which states are saved.
        walk: An episode in which both agree; large tables that it leaves as they are count as
            constant.

    Raises:
        UnsavableError: A state of either side cannot be saved and put back.
    """

    def __init__(self, comparer: SteppedComparer, guard: Guard, walk: Episode) -> None:
        self._comparer = comparer
        comparer.play(Episode(walk.seed))
        self._savers = [
            first_that_works(savers_of(env, guard, with_streams=False))
            for env in (comparer.target_env.env, comparer.reference.env)
        ]
        comparer.play(walk)
        for saver in self._savers:
            saver.save()
            saver.hold()
        self._keys: set[Hashable] = set()
        self._shown: set[Hashable] = set()
        self._open: tuple[deque[Met], deque[Met]] = deque(), deque()
        """The pairs that are yet to be left: those that show something new, and the others."""
        self._memory = 0
        self.transitions = 0
        """Actions that were tried."""

    @property
    def pairs(self) -> int:
        """The number of pairs of states that were met."""
        return len(self._keys)

    @property
    def complete(self) -> bool:
        """True if every action was tried in each."""
        return self.transitions > 0 and not any(self._open)

    def explore(
        self, seeds: Iterable[int], limits: Limits, show: Callable[[float], None]
    ) -> Episode | None:
        """Explore from resets with these seeds, up to the limits or the first difference; the
        episode that should show it.

        Raises:
            OutOfTime: The budget of the guard is spent.
            UnsavableError: A state cannot be saved or put back.
        """
        for seed in seeds:
            if self._reset(seed):
                return Episode(seed)
        actions = range(len(self._comparer.model.actions))
        while any(self._open) and self._within(limits):
            show(self.transitions / limits.exhaustive_transitions)
            episode, *saved = self._next()
            for action in actions:
                for saver, state in zip(self._savers, saved, strict=True):
                    saver.restore(state)
                after = Episode(episode.seed, (*episode.actions, action))
                if self._step(after):
                    return after
        return None

    def _reset(self, seed: int) -> bool:
        """Reset both sides; return whether they differ after it."""
        comparer = self._comparer
        (reference,) = comparer.reference.play(comparer.of_reference(seed), ())
        try:
            seen = StepResult(comparer.target_env.reset(seed), 0.0, False, False)
        except Trouble:
            return True
        return self._differ(seen, reference, Episode(seed))

    def _step(self, after: Episode) -> bool:
        """Make the last step of an episode, at which both sides are; return whether they differ."""
        comparer, action = self._comparer, after.actions[-1]
        self.transitions += 1
        if comparer.target_env.is_watched:
            comparer.target_env.stand(after.actions[:-1])
        answer = comparer.reference.step(comparer.model.labels[action])
        try:
            seen = comparer.target_env.step(comparer.translator.actions[action])
        except Trouble:
            return True
        return self._differ(seen, answer, after)

    def _differ(self, seen: StepResult, answer: Answer, episode: Episode) -> bool:
        """Return whether an answer differs; where not, keep the pair of states to be explored."""
        comparer = self._comparer
        expected = AnsweredAlike(comparer.model, comparer.translator, answer)
        if comparer.differs(seen, expected):
            return True
        if not seen.done:
            (one, target), (other, reference) = (saver.save() for saver in self._savers)
            if (one, other) not in self._keys:
                self._keys.add((one, other))
                shows = key_of(answer.observation)
                self._open[shows in self._shown].append((episode, target, reference))
                self._shown.add(shows)
                self._memory += self._size(target, reference)
        return False

    def _next(self) -> Met:
        met = next(queue for queue in self._open if queue).popleft()
        self._memory -= self._size(*met[1:])
        return met

    def _size(self, *saved: Any) -> int:
        return sum(saver.size(state) for saver, state in zip(self._savers, saved, strict=True))

    def _within(self, limits: Limits) -> bool:
        return (
            self.transitions < limits.exhaustive_transitions
            and len(self._keys) <= limits.exhaustive_nodes
            and self._memory <= limits.exhaustive_memory
        )
