"""Play a target and a reference that is known from the start: both are in one state at a time."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from provengym.comparison.comparer import Comparer
from provengym.comparison.point import Point
from provengym.comparison.translator import UnreadableError
from provengym.data.episode import Episode
from provengym.targets.environment import Seen
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.models.model import Model, State, Transition
    from provengym.models.walks import Actions


class LockstepComparer(Comparer):
    """The target must do exactly what the reference does."""

    model: Model

    def _play(self, episode: Episode) -> Discrepancy | None:
        state = self.model.start
        point = Point(self, episode, 0, None, None)
        try:
            observation = self.target_env.reset(episode.seed)
        except Trouble as trouble:
            return point.trouble(trouble)
        kind = self.judge_observation(observation, state)
        if kind:
            return point.discrepancy(kind, observation, None)
        self._visits.states.add((self._number, state))
        actions = self.translator.actions
        for step, action in enumerate(episode.actions, start=1):
            expected = self.model.step(state, action)
            try:
                seen = self.target_env.step(actions[action])
            except Trouble as trouble:
                return Point(self, episode, step, state, expected).trouble(trouble)
            kind = self.judge(seen, expected)
            if kind:
                point = Point(self, episode, step, state, expected)
                return point.discrepancy(kind, seen.observation, seen)
            self._visits.transitions.add((self._number, state, action))
            state = expected.state
            self._visits.states.add((self._number, state))
            if expected.done:
                break
        return None

    def judge(self, seen: Seen, expected: Transition) -> str:
        """The class of the first difference in a step, empty when there is none."""
        if not self.in_space(seen.observation):
            return "space"
        if seen.terminated != expected.terminated:
            return "terminated"
        if seen.truncated != expected.truncated:
            return "truncated"
        if not self.translator.pays(seen.reward, expected.reward):
            return "reward"
        return self._judge_inside(seen.observation, expected.state)

    def judge_observation(self, observation: Any, state: State) -> str:
        """The class of the difference in what is observed, or in the true state where the binding
        reads it; empty when there is none."""
        if not self.in_space(observation):
            return "space"
        return self._judge_inside(observation, state)

    def _judge_inside(self, observation: Any, state: State) -> str:
        """The same of an observation that is in its space."""
        if self.translator.sees_state and self.translator.state(state) != state:
            return "transition"
        try:
            return "" if self.translator.read(observation, state) == state else "observation"
        except UnreadableError:
            return "observation"


def sweep(
    comparer: LockstepComparer,
    seed: int | None,
    *,
    longest: int | None = None,
    most_states: int,
    tick: Callable[[], None] = lambda: None,
) -> tuple[Discrepancy | None, bool]:
    """Try every action in every state of the reference, each by a shortest path from a reset.

    Paths come in order of their length, so that the first difference is the shortest that one
    action after a shortest path can show.

    Args:
        comparer: What is played.
        seed: The argument of every reset.
        longest: The length of the longest sequence of actions; None for no limit.
        most_states: How many states to expand.
        tick: Called for each state.

    Returns:
        The first difference, if any, and whether every state was expanded.
    """
    model = comparer.model
    seen = {model.start}
    queue: deque[tuple[State, Actions]] = deque([(model.start, ())])
    complete = True
    while queue:
        state, path = queue.popleft()
        tick()
        if longest is not None and len(path) >= longest:
            return None, False
        for action in range(len(model.actions)):
            discrepancy = comparer.play(Episode(seed, (*path, action)))
            if discrepancy is not None:
                return discrepancy, False
            transition = model.step(state, action)
            if transition.done or transition.state in seen:
                continue
            if len(seen) >= most_states:
                complete = False
                continue
            seen.add(transition.state)
            queue.append((transition.state, (*path, action)))
    return None, complete
