"""Play a target and a reference that is known from the start: both are in one state at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.conformance._match import Match
from provengym.conformance._player import Seen, Trouble
from provengym.conformance._point import Point
from provengym.conformance._translate import UnreadableError

if TYPE_CHECKING:
    from provengym.conformance._difference import Difference, Episode
    from provengym.conformance.references._base import Model, State, Transition


class KnownMatch(Match):
    """The target must do exactly what the reference does."""

    model: Model

    def _play(self, episode: Episode) -> Difference | None:
        state = self.model.start
        point = Point(self, episode, 0, None, None)
        try:
            observation = self.player.reset(episode.seed)
        except Trouble as trouble:
            return point.trouble(trouble)
        kind = self.judge_observation(observation, state)
        if kind:
            return point.difference(kind, observation, None)
        self._visits.states.add((self._number, state))
        actions = self.translator.actions
        for step, action in enumerate(episode.actions, start=1):
            expected = self.model.step(state, action)
            try:
                seen = self.player.step(actions[action])
            except Trouble as trouble:
                return Point(self, episode, step, state, expected).trouble(trouble)
            kind = self.judge(seen, expected)
            if kind:
                point = Point(self, episode, step, state, expected)
                return point.difference(kind, seen.observation, seen)
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
