"""Whether everything that a target shows can happen in a random reference."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.belief import PossibleMatch
from provengym.comparison.policies import Script, Watched
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.feature_counts import counted
from provengym.conformance.engines.frequencies import departure_of
from provengym.conformance.engines.stochastic import Stochastic
from provengym.conformance.minimizing.confirm import (
    FREQUENCY,
    WITHOUT_SEED,
    Confirmation,
    add,
    settle,
)
from provengym.conformance.minimizing.replays import REPLAYS
from provengym.conformance.minimizing.shrinker import UNPROVED
from provengym.models.random_model import RandomModel
from provengym.models.walks import wander
from provengym.statistics.features import Features
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Difference
    from provengym.conformance.session import Run
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

    def search(self) -> None:
        run = self.run
        match = self.begin()
        if match is None:
            return
        assert isinstance(match, PossibleMatch)
        try:
            random = Random(run.seed)
            if match.model.is_even:
                self._features = Features(
                    match.model, false_positive_probability=run.limits.false_positive_probability
                )
            try:
                found = self._explore(match, random)
            except OutOfTime:
                if self._departs():
                    self._settle_features()
                raise
            if found is not None:
                settle(run, found, match.log[: match.log.index(found.episode) + 1])
            elif self._departs():
                self._settle_features()
            else:
                self._without_seeds(match, random)
        finally:
            run.close(match)
        self.finished = True

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
            false_alarm=self._features.false_positive_probability,
            detectable={"common": self._features.detectable},
        )

    def _explore(self, match: PossibleMatch, random: Random) -> Difference | None:
        run, limits = self.run, self.run.limits
        episodes = limits.support_feature_episodes if self._features else limits.support_episodes
        best = self._first(match, random, episodes)
        try:
            for number in range(episodes, episodes + limits.support_shorter_episodes):
                if best is None or best.step == 0:
                    break
                best = self._play(match, run.seed + number, best.step - 1, random) or best
        except OutOfTime:
            run.note("the budget ran out while a shorter sequence of actions was sought")
        return best

    def _first(self, match: PossibleMatch, random: Random, episodes: int) -> Difference | None:
        run, later = self.run, 0
        most = run.limits.support_followed_steps if _is_followed(run) else math.inf
        last = run.meter.target_steps + most
        for number in range(episodes):
            run.meter.show(self.name, number / episodes)
            if run.meter.target_steps >= last or later == run.limits.support_later_episodes:
                break
            departs = self._departs()
            later += departs
            features = None if departs else self._features
            found = self._play(match, run.seed + number, _limit(run), random, features)
            if found is not None:
                return found
        return None

    def _without_seeds(self, match: PossibleMatch, random: Random) -> None:
        limits = self.run.limits
        episodes = limits.support_unseeded_episodes
        if _is_followed(self.run):
            episodes = limits.support_followed_unseeded_episodes
        for _ in range(episodes):
            found = self._play(match, None, _limit(self.run), random)
            if found is not None:
                add(self.run, found, UNPROVED, Confirmation(WITHOUT_SEED))
                return

    def _play(
        self,
        match: PossibleMatch,
        seed: int | None,
        length: int,
        random: Random,
        features: Features | None = None,
    ) -> Difference | None:
        self._episodes += 1
        actions = wander(self.run.base, length, random)
        return match.guided(
            seed, Script(actions) if features is None else Watched(actions, features)
        )

    def _departs(self) -> bool:
        return self._features is not None and self._features.found

    def _settle_features(self) -> None:
        """Add the finding, after it was sought three times in new samples."""
        assert self._features is not None
        calls, confirmation = self._features.calls, Confirmation(FREQUENCY)
        try:
            with self.run.meter.overtime():
                for number in range(REPLAYS):
                    found = counted(self.run, number + 1, calls, _limit(self.run))
                    confirmation.count(found is not None)
        except OutOfTime:
            pass
        finally:
            add(self.run, departure_of(self._features), UNPROVED, confirmation, self.name)


def check(run: Run) -> Difference | None:
    """Count features anew, in other episodes in each call on the same run."""
    run.rounds += 1
    return counted(run, run.rounds - 1, run.effort, _limit(run))


def _is_followed(run: Run) -> bool:
    """Whether the engine ``stochastic`` comes next, unless it was not asked for."""
    return Stochastic.unasked(run.base)


def _limit(run: Run) -> int:
    """The most steps of an episode."""
    model, limits = run.base, run.limits
    assert isinstance(model, RandomModel)
    followed = _is_followed(run)
    most = limits.support_followed_episode_steps if followed else limits.support_episode_steps
    return min(model.limit + 1, most)
