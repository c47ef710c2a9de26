"""One target environment and one model of the reference, played together."""

from __future__ import annotations

import abc
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from provengym.comparison.discrepancy import Discrepancy, Visits
from provengym.comparison.policies import FixedActions
from provengym.comparison.translator import (
    Bound,
    ObservationError,
    Translator,
    not_in,
    wrong_dtype,
)
from provengym.data.codec import plain
from provengym.data.episode import Episode
from provengym.targets.environment import StepResult, TargetEnv
from provengym.targets.form import lacks
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.oracle import Expected, Oracle
    from provengym.comparison.policies import ActionPolicy
    from provengym.models.model import Model, State, Transition
    from provengym.targets.guard import Guard


class Setting(Bound, Protocol):
    """The settings of a check that all of its plays share."""

    @property
    def guard(self) -> Guard:
        """The guard through which the target is called."""

    @property
    def engine(self) -> str:
        """The engine that plays."""

    @property
    def lane(self) -> int:
        """The lane of a vector environment that is played."""

    @property
    def ignored(self) -> frozenset[str]:
        """Classes of findings that are not looked for any more."""

    @property
    def longest(self) -> float:
        """After so many steps an episode is over in any case."""


class Comparer(abc.ABC):
    """Plays episodes until the end of the episode or the first difference.

    Nothing is compared after the reference or the target has said that an episode is over.

    Raises:
        Trouble: The environment lacks what Gymnasium demands, or its spaces do not correspond to
            the reference's.
    """

    def __init__(
        self, setting: Setting, model: Model, env: Any, visits: Visits | None = None
    ) -> None:
        if lacking := lacks(env):
            raise Trouble("api", lacking)
        self.model = model
        self.target_env = TargetEnv(
            env, setting.guard, takes_vectors=setting.binding.read_reward is not None
        )
        self.translator = Translator(setting, model, env)
        self.target_env.watch_spaces()
        self.target_env.name(setting.engine, model.parameters, self.translator.actions)
        self.log: list[Episode] = []
        self._takes_any_observation = "space" in setting.ignored
        self._takes_any_dtype = "dtype" in setting.ignored
        self.longest = setting.longest
        self._visits = visits or Visits()
        self._number = self._visits.number(model)

    @abc.abstractmethod
    def oracle(self) -> Oracle:
        """The reference, at the beginning of an episode."""

    @abc.abstractmethod
    def expected(
        self, transition: Transition | None = None, before: State | None = None
    ) -> Expected:
        """Return the expected answer to a call that is outside an episode of its own."""

    def play_all(self, episodes: tuple[Episode, ...]) -> Discrepancy | None:
        """Play episodes one after the other; the first difference, if any, with those before it."""
        for number, episode in enumerate(episodes):
            discrepancy = self.play(episode)
            if discrepancy is not None:
                return replace(discrepancy, earlier=episodes[:number])
        return None

    def play(self, episode: Episode) -> Discrepancy | None:
        """Play one episode from its reset; the first difference, if any."""
        self.log.append(episode)
        return self._follow(episode.seed, FixedActions(episode.actions))[1]

    def guided(self, seed: int | None, policy: ActionPolicy) -> Discrepancy | None:
        """Play one episode whose actions are chosen on the way; the first difference, if any."""
        episode, discrepancy = self._follow(seed, policy)
        self.log.append(episode)
        return discrepancy

    def _follow(self, seed: int | None, policy: ActionPolicy) -> tuple[Episode, Discrepancy | None]:
        """Play an episode; return it as far as it was played, and the first difference, if any."""
        oracle, episode = self.oracle(), Episode(seed)
        number, states, transitions = self._number, self._visits.states, self._visits.transitions
        expected = oracle.begin()
        known = policy.ahead
        self._expect(known, ("reset", seed))
        try:
            seen = StepResult(self.target_env.reset(seed), 0.0, False, False)
        except Trouble as trouble:
            return episode, self.trouble(episode, expected, trouble)
        if kind := self.differs(seen, expected):
            return episode, self.discrepancy(kind, episode, expected, seen)
        oracle.follow(expected)
        states.add((number, oracle.key))
        policy.began(oracle.states)
        actions: list[int] = []
        while not seen.done and len(actions) < self.longest:
            action = policy.choose(oracle.states)
            if action is None:
                break
            if policy.ahead is not known:
                known = policy.ahead
                self._expect(known)
            actions.append(action)
            expected = oracle.advance(action, len(actions))
            try:
                seen = self.target_env.step(self.translator.actions[action])
            except Trouble as trouble:
                episode = Episode(seed, tuple(actions))
                return episode, self.trouble(episode, expected, trouble)
            if kind := self.differs(seen, expected):
                episode = Episode(seed, tuple(actions))
                return episode, self.discrepancy(kind, episode, expected, seen)
            transitions.add((number, oracle.key, action))
            policy.stepped(oracle.states, action, expected.every, expected.possible)
            oracle.follow(expected)
            states.add((number, oracle.key))
        return Episode(seed, tuple(actions)), None

    def _expect(self, actions: tuple[int, ...], *before: tuple[str, Any]) -> None:
        """Say which steps come next, after other calls; one that is then not asked for would have
        come after a difference."""
        if self.target_env.is_elsewhere:
            labels, most = self.translator.actions, int(min(self.longest, len(actions)))
            steps = [("step", labels[action]) for action in actions[:most]]
            self.target_env.expect([*before, *steps])

    def differs(self, seen: StepResult, expected: Expected) -> str:
        """The class of the first difference in an answer, empty where there is none."""
        return expected.differs(seen) if self.in_space(seen.observation) else "space"

    def in_space(self, observation: Any) -> bool:
        """Return whether an observation is in its space, but for faults that were found before."""
        space = self.translator.observation_space
        return (
            self._takes_any_observation
            or self.translator.in_space(observation)
            or (self._takes_any_dtype and wrong_dtype(space, observation) != "")
        )

    def close(self) -> None:  # noqa: B027 - most references have nothing to close
        """Close what belongs to the reference."""

    # What is told of a difference.

    def trouble(self, episode: Episode, expected: Expected, trouble: Trouble) -> Discrepancy:
        """The target did not answer."""
        text = str(trouble)
        return self._make(trouble.kind, episode, expected, text, {"error": text})

    def discrepancy(
        self, kind: str, episode: Episode, expected: Expected, seen: StepResult
    ) -> Discrepancy:
        """The target answered something else in the last call of an episode."""
        message, shown = expected.message, None
        got: dict[str, Any] = dict.fromkeys(expected.describe())
        try:
            shown = self.translator.read(seen.observation, expected.state)
            got = self.model.describe(shown)
        except ObservationError as error:
            message = message or str(error)
        raw: dict[str, Any] = {}
        if shown is None or not self.translator.has_reader:
            got["observation"] = seen.observation
        elif plain(got["observation"]) != plain(seen.observation):
            raw["observation"] = seen.observation
        if episode.actions:
            got["reward"] = self.translator.reward(seen.reward)
            if plain(got["reward"]) != plain(seen.reward):
                raw["reward"] = seen.reward
            got["terminated"], got["truncated"] = seen.terminated, seen.truncated
        space, of_dtype = self.translator.observation_space, False
        if kind == "space":
            message = not_in(space, seen.observation)
            of_dtype = wrong_dtype(space, seen.observation) != ""
        found = self._make(kind, episode, expected, message, got | ({"raw": raw} if raw else {}))
        return replace(expected.more(found, shown), of_dtype=of_dtype)

    def _make(
        self, kind: str, episode: Episode, expected: Expected, message: str, got: dict[str, Any]
    ) -> Discrepancy:
        return Discrepancy(
            kind=kind,
            model=self.model,
            episode=episode,
            before=expected.before,
            message=message,
            expected=expected.describe(),
            got=got,
        )
