"""One target environment and one model of the reference, played in lockstep."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from provengym.conformance._difference import Difference, Episode, Visits
from provengym.conformance._player import Player, Seen, Trouble
from provengym.conformance._point import Point
from provengym.conformance._translate import Translator, UnreadableError

if TYPE_CHECKING:
    from provengym.conformance._run import Run
    from provengym.conformance.references._base import Model, State, Transition


class Match:
    """Plays episodes until the end of the episode or the first difference.

    Nothing is compared after the reference or the target has said that an episode is over.

    Raises:
        Trouble: The environment lacks what Gymnasium demands, or its spaces do not correspond to
            the reference's.
    """

    def __init__(self, run: Run, model: Model, env: Any, visits: Visits | None = None) -> None:
        for name in ("reset", "step"):
            if not callable(getattr(env, name, None)):
                raise Trouble("api", f"the environment has no method {name}")
        self.model = model
        self.player = Player(env, run.meter)
        self.translator = Translator(run, model, env)
        self.log: list[Episode] = []
        self._run = run
        self._visits = visits or Visits()
        self._number = run.number(model)

    def play_all(self, episodes: tuple[Episode, ...]) -> Difference | None:
        """Play episodes one after the other; the first difference, if any, with those before it."""
        for number, episode in enumerate(episodes):
            difference = self.play(episode)
            if difference is not None:
                return replace(difference, earlier=episodes[:number])
        return None

    def play(self, episode: Episode) -> Difference | None:
        """Play one episode from its reset; the first difference, if any."""
        self.log.append(episode)
        state = self.model.start
        point = Point(self, episode, 0, None, None)
        try:
            observation = self.player.reset(episode.seed)
        except Trouble as trouble:
            return point.trouble(trouble)
        kind = self._judge_observation(observation, state)
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
        return self._judge_observation(seen.observation, expected.state)

    def _judge_observation(self, observation: Any, state: State) -> str:
        """The same for what is observed, and the true state where the binding reads it."""
        if not self.in_space(observation):
            return "space"
        if self.translator.sees_state and self.translator.state(state) != state:
            return "transition"
        try:
            return "" if self.translator.read(observation, state) == state else "observation"
        except UnreadableError:
            return "observation"

    def in_space(self, observation: Any) -> bool:
        """Whether an observation is in its space, or that was found to be wrong before."""
        return "space" in self._run.ignored or self.translator.in_space(observation)
