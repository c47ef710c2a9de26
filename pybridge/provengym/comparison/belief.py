"""Play a target and a random reference: after each call, which states can the reference be in?

A state is possible when a reset and random steps can lead to it along what the target has shown.
The target departs from the reference in the call after which no state is possible.  The parts of a
step are held against the possible outcomes one after another: the end of the episode, the reward,
the observation, and the true state where the binding reads it.  A black box with a hidden state can
go wrong long before it shows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.comparison.comparer import Comparer
from provengym.comparison.discrepancy import Discrepancy
from provengym.comparison.policies import ActionPolicy, FixedActions
from provengym.comparison.translator import UnreadableError
from provengym.data.episode import Either, Episode
from provengym.data.errors import ConformanceError, brief, one_line
from provengym.models.random_model import TooManyError, in_order
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.random_model import Outcomes, RandomModel, States
    from provengym.targets.environment import Seen


class BeliefComparer(Comparer):
    """The target may do only what the reference does with a positive probability."""

    model: RandomModel

    def _play(self, episode: Episode) -> Discrepancy | None:
        return self._follow(episode.seed, FixedActions(episode.actions))[0]

    def guided(self, seed: int | None, guide: ActionPolicy) -> Discrepancy | None:
        """Play one episode whose actions are chosen on the way; the first difference, if any."""
        discrepancy, episode = self._follow(seed, guide)
        self.log.append(episode)
        return discrepancy

    def _follow(self, seed: int | None, guide: ActionPolicy) -> tuple[Discrepancy | None, Episode]:
        so_far = Episode(seed)
        try:
            observation = self.target_env.reset(seed)
        except Trouble as trouble:
            return self._trouble(so_far, None, {}, trouble), so_far
        found = self._at_reset(so_far, observation)
        if isinstance(found, Discrepancy):
            return found, so_far
        states = found
        guide.began(states)
        while (action := guide.choose(states)) is not None:
            so_far = Episode(seed, (*so_far.actions, action))
            outcomes = self.model.outcomes(states, action)
            try:
                seen = self.target_env.step(self.translator.actions[action])
            except Trouble as trouble:
                wanted = self._told(outcomes, so_far)
                return self._trouble(so_far, states, wanted, trouble), so_far
            done = self._at_step(so_far, states, outcomes, seen)
            if isinstance(done, Discrepancy):
                return done, so_far
            self._visit(states, action)
            guide.stepped(states, action, outcomes, done)
            states = _distinct(done.states)
            if seen.done:
                break
        self._visit(states, None)
        return None, so_far

    def _at_reset(self, episode: Episode, observation: Any) -> States | Discrepancy:
        """The states that the reset can have led to."""
        wanted: dict[str, Any] = {"observation": "one of a start"}
        if not self.in_space(observation):
            return self._outside(episode, None, wanted, observation, None)
        try:
            states = self._starts(self.translator.read(observation))
        except UnreadableError as error:
            return self._difference("observation", episode, None, wanted, observation, None, error)
        except TooManyError as error:
            raise ConformanceError(
                f"{self.model.name}: {error}; "
                "Binding(state=...) can say which state the target is in"
            ) from error
        if states.shape[1]:
            return states
        text = "no start of the reference looks like this"
        return self._difference("observation", episode, None, wanted, observation, None, text)

    def _starts(self, shown: tuple[int, ...]) -> States:
        if not self.translator.sees_state:
            return self.model.starts(shown)
        state = self.translator.state()
        states = self.model.columns([] if state is None else [state])
        if state is None or not self.model.is_start(state):
            return states[:, :0]
        return states[:, self._shows(self.model.observe(states), shown)]

    def _at_step(
        self, episode: Episode, before: States, outcomes: Outcomes, seen: Seen
    ) -> Outcomes | Discrepancy:
        """What a step can have done.

        Where some outcomes show what the target shows, the others play no part.
        """

        def discrepancy(kind: str, among: Outcomes, message: object = "") -> Discrepancy:
            wanted = self._told(among, episode)
            return self._difference(kind, episode, before, wanted, seen.observation, seen, message)

        if not self.in_space(seen.observation):
            wanted = self._told(outcomes, episode)
            return self._outside(episode, before, wanted, seen.observation, seen)
        message: object = ""
        try:
            shown = self.translator.read(seen.observation)
            alike = outcomes.where(self._shows(outcomes.observations, shown))
        except UnreadableError as error:
            message, alike = error, outcomes.where(np.zeros(len(outcomes), dtype=np.bool_))
        among = alike if len(alike) else outcomes
        possible = among.where(among.terminated == seen.terminated)
        if not len(possible):
            return discrepancy("terminated", among)
        cut = possible.where(self._cut(possible, episode) == seen.truncated)
        if not len(cut):
            return discrepancy("truncated", possible)
        paid = cut.where(self._pays(cut, seen.reward))
        if not len(paid):
            return discrepancy("reward", cut)
        if not len(alike):
            return discrepancy("observation", paid, message)
        if not self.translator.sees_state:
            return paid
        state = self.translator.state()
        same = [state is not None and tuple(map(int, column)) == state for column in paid.states.T]
        true = paid.where(np.array(same, dtype=np.bool_))
        if not len(true):
            said = "its state is not one that the step can lead to"
            return discrepancy("transition", paid, said)
        return true

    def _pays(self, outcomes: Outcomes, reward: float) -> NDArray[np.bool_]:
        discrepancy = np.abs(outcomes.rewards - self.translator.reward(reward))
        near: NDArray[np.bool_] = discrepancy <= self.model.reward_tolerance
        return near

    @staticmethod
    def _shows(observations: NDArray[np.int64], shown: tuple[int, ...]) -> NDArray[np.bool_]:
        equal: NDArray[np.bool_] = (observations == np.array(shown)).all(axis=1)
        return equal

    def _visit(self, states: States, action: int | None) -> None:
        """Count a state when it is the only possible one, else what is seen of it."""
        key = tuple(map(int, states[:, 0]))
        if states.shape[1] > 1:
            key = tuple(self.model.observe(states[:, :1])[0].tolist())
        self._visits.states.add((self._number, key))
        if action is not None:
            self._visits.transitions.add((self._number, key, action))

    # What is told of a difference.

    def _cut(self, outcomes: Outcomes, episode: Episode) -> NDArray[np.bool_]:
        """Whether each outcome truncates the episode."""
        at_limit = len(episode.actions) >= self.model.limit
        return outcomes.truncated | (at_limit & ~outcomes.terminated)

    def _told(self, outcomes: Outcomes, episode: Episode) -> dict[str, Any]:
        """The possible values of each part of a step."""
        looks = [
            self.model.describe(tuple(look))
            for look in np.unique(outcomes.observations, axis=0).tolist()
        ]
        told: dict[str, list[Any]] = {name: [look[name] for look in looks] for name in looks[0]}
        told["reward"] = np.unique(outcomes.rewards).tolist()
        told["terminated"] = np.unique(outcomes.terminated).tolist()
        told["truncated"] = self._cut(outcomes, episode).tolist()
        return {name: _either(values) for name, values in told.items()}

    def _outside(
        self,
        episode: Episode,
        before: States | None,
        wanted: dict[str, Any],
        observation: Any,
        seen: Seen | None,
    ) -> Discrepancy:
        message = (
            f"the observation {brief(observation)} of type "
            f"{type(observation).__name__} is not in {one_line(self.translator.observation_space)}"
        )
        return self._difference("space", episode, before, wanted, observation, seen, message)

    def _difference(
        self,
        kind: str,
        episode: Episode,
        before: States | None,
        wanted: dict[str, Any],
        observation: Any,
        seen: Seen | None,
        message: object,
    ) -> Discrepancy:
        try:
            got = self.model.describe(self.translator.read(observation))
        except UnreadableError:
            got = {}
        got["observation"] = observation
        if seen is not None:
            got["reward"] = self.translator.reward(seen.reward)
            got["terminated"], got["truncated"] = seen.terminated, seen.truncated
        return self._make(kind, episode, before, str(message), wanted, got)

    def _trouble(
        self, episode: Episode, before: States | None, wanted: dict[str, Any], trouble: Trouble
    ) -> Discrepancy:
        got = {"error": str(trouble)}
        return self._make(trouble.kind, episode, before, str(trouble), wanted, got)

    def _make(
        self,
        kind: str,
        episode: Episode,
        before: States | None,
        message: str,
        wanted: dict[str, Any],
        got: dict[str, Any],
    ) -> Discrepancy:
        known = before is not None and before.shape[1] == 1
        return Discrepancy(
            kind=kind,
            model=self.model,
            episode=episode,
            before=tuple(map(int, before[:, 0])) if known and before is not None else None,
            message=message,
            expected=wanted,
            got=got,
        )


def _distinct(states: States) -> States:
    """The different columns."""
    if states.shape[1] == 1:
        return states
    order, first = in_order(states)
    return np.ascontiguousarray(states[:, order[first]])


def _either(values: list[Any]) -> Any:
    """One value as it is, several as words."""
    different = [value for k, value in enumerate(values) if value not in values[:k]]
    return different[0] if len(different) == 1 else Either.of(different)
