"""Whether everything that a target shows can happen in a random reference."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.belief import BeliefComparer
from provengym.comparison.policies import FixedActions, RecordedActions
from provengym.conformance.candidates import (
    FREQUENCY,
    UNPROVED,
    WITHOUT_SEED,
    Candidate,
    CheckCandidate,
    EpisodeCandidate,
)
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.feature_counts import counted
from provengym.conformance.engines.frequencies import departure_of
from provengym.conformance.engines.stochastic import Stochastic
from provengym.models.random_model import RandomModel
from provengym.models.walks import random_walk
from provengym.statistics.features import Features
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session
    from provengym.data.report import Coverage


class Support(Engine):
    """Plays episodes of random actions and follows which states of the reference are possible.

    Each reset has a seed of its own; where nothing differs, some episodes without a seed follow,
    which cannot be replayed.  When a difference is found, more episodes look for one in fewer
    steps.  Where the hidden states are equally likely, it counts too what comes how often, see
    `Features`.
    """

    name: ClassVar[str] = "support"
    random: ClassVar[bool | None] = True
    _episodes = 0
    _features: Features | None = None

    def search(self) -> Events:
        session = self.session
        comparer = session.comparer(session.base, self.visits)
        assert isinstance(comparer, BeliefComparer)
        try:
            random = Random(session.seed)
            if comparer.model.is_even:
                self._features = Features(
                    comparer.model,
                    false_positive_probability=session.limits.false_positive_probability,
                )
            try:
                found = self._explore(comparer, random)
            except OutOfTime:
                if self._departs():
                    yield self._departing_feature()
                raise
            if found is not None:
                log = comparer.log[: comparer.log.index(found.episode) + 1]
                yield EpisodeCandidate.of(found, log)
            elif self._departs():
                yield self._departing_feature()
            else:
                found = self._without_seeds(comparer, random)
                if found is not None:
                    yield SingleCandidate(found)
        finally:
            session.close(comparer)

    def coverage(self, target_steps: int) -> Coverage:
        meaning = (
            f"Everything that the target showed in {self._episodes:,} random episodes can happen "
            "in the reference."
        )
        if self._features is None:
            return self.covered(target_steps, meaning, "how often an outcome comes is not compared")
        return replace(
            self.covered(
                target_steps,
                f"{meaning} {self._features}.",
                "how often an outcome comes is compared for each number of the observation, the "
                "reward and the end of the episode by itself",
            ),
            false_positive_probability=self._features.false_positive_probability,
            detectable={"common": self._features.detectable},
            weakest=self._features.weakest,
        )

    def _explore(self, comparer: BeliefComparer, random: Random) -> Discrepancy | None:
        session, limits = self.session, self.session.limits
        episodes = limits.support_feature_episodes if self._features else limits.support_episodes
        best = self._first(comparer, random, episodes)
        try:
            for number in range(episodes, episodes + limits.support_shorter_episodes):
                if best is None or best.step == 0:
                    break
                best = self._play(comparer, session.seed + number, best.step - 1, random) or best
        except OutOfTime:
            session.note("the budget ran out while a shorter sequence of actions was sought")
        return best

    def _first(self, comparer: BeliefComparer, random: Random, episodes: int) -> Discrepancy | None:
        session, later = self.session, 0
        most = session.limits.support_followed_steps if _is_followed(session) else math.inf
        last = session.budget.target_steps + most
        for number in range(episodes):
            session.show(number / episodes)
            if (
                session.budget.target_steps >= last
                or later == session.limits.support_later_episodes
            ):
                break
            departs = self._departs()
            later += departs
            features = None if departs else self._features
            found = self._play(comparer, session.seed + number, _limit(session), random, features)
            if found is not None:
                return found
        return None

    def _without_seeds(self, comparer: BeliefComparer, random: Random) -> Discrepancy | None:
        limits = self.session.limits
        episodes = limits.support_unseeded_episodes
        if _is_followed(self.session):
            episodes = limits.support_followed_unseeded_episodes
        for _ in range(episodes):
            found = self._play(comparer, None, _limit(self.session), random)
            if found is not None:
                return found
        return None

    def _play(
        self,
        comparer: BeliefComparer,
        seed: int | None,
        length: int,
        random: Random,
        features: Features | None = None,
    ) -> Discrepancy | None:
        self._episodes += 1
        actions = random_walk(self.session.base, length, random)
        return comparer.guided(
            seed, FixedActions(actions) if features is None else RecordedActions(actions, features)
        )

    def _departs(self) -> bool:
        return self._features is not None and self._features.found

    def _departing_feature(self) -> CheckCandidate:
        """To be sought again in new samples."""
        assert self._features is not None
        calls = self._features.calls
        return CheckCandidate(
            departure_of(self._features),
            lambda session, number: again(session, number + 1, calls),
            self.name,
            minimal=UNPROVED,
            may_not_recur=FREQUENCY,
        )


class SingleCandidate(Candidate):
    """What was seen after a reset without a seed, which is not played again."""

    may_not_recur = WITHOUT_SEED
    replays = 0


def again(session: Session, number: int, calls: int) -> Discrepancy | None:
    """Count features anew, in other episodes for each number of a round."""
    return counted(session, number, calls, _limit(session))


def _is_followed(session: Session) -> bool:
    """Whether the engine ``stochastic`` comes next, unless it was not asked for."""
    return Stochastic.unasked(session.base)


def _limit(session: Session) -> int:
    """The most steps of an episode."""
    model, limits = session.base, session.limits
    assert isinstance(model, RandomModel)
    followed = _is_followed(session)
    most = limits.support_followed_episode_steps if followed else limits.support_episode_steps
    return min(model.limit + 1, most)
