"""The engine that checks that a random reference can do all that a target shows."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.belief import BeliefComparer
from provengym.comparison.policies import ToTheLimit, explorer
from provengym.conformance.candidates import (
    FREQUENCY,
    UNPROVED,
    WITHOUT_SEED,
    Candidate,
    CheckCandidate,
    EpisodeCandidate,
)
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.stochastic import Stochastic
from provengym.conformance.session import RefusedError
from provengym.conformance.time_limit import is_at_limit
from provengym.processes.budget import OutOfTime
from provengym.targets.loading import time_limit_of

if TYPE_CHECKING:
    from collections.abc import Generator

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.candidates import Confirmation
    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session
    from provengym.data.report import Coverage
    from provengym.models.model import Model
    from provengym.statistics.features import Features

_AT_LIMIT, _TRIED = 2, 10
"""So many episodes are to reach the time limit; for each that is expected, so many are tried."""
_SEARCHING = 0.85
"""The share of its budget in which episodes beyond the fewest are played."""


class Support(Engine):
    """Plays episodes and follows which states of the reference are possible.

    Every other episode follows what the model proposes, see `Model.plan`; the others are of
    random actions.  Where parameters are free, small choices of them come first.  Each reset has a
    seed of its own; where nothing differs, some episodes without a seed follow, which cannot be
    replayed.  When a difference is found, more episodes look for one in fewer steps.  Where it is
    known how likely the hidden states are, it counts too what comes how often, see `Features`.
    """

    name: ClassVar[str] = "support"
    random: ClassVar[bool | None] = True
    _episodes = _smaller = _choices = 0
    at_limit = 0
    """The number of episodes that reached the time limit."""
    _features: Features | None = None

    def search(self) -> Events:
        from provengym.conformance.engines.frequencies import small_models

        session, refused = self.session, []
        small = small_models(session)
        limits, most = session.limits, session.limits.support_small_episodes
        for number, model in enumerate(small):
            session.show(number / (2 * len(small)))
            try:
                part = self._begin(model)
            except RefusedError as error:
                refused.append(str(error))
                continue
            self._choices += 1
            try:
                found = yield from part.search(most, most)
            finally:
                part.close()
                self._smaller = self._episodes
            if found:
                return
        if refused:
            session.note(
                f"the target refused {len(refused)} of the explored parameters: {refused[0]}"
            )
        part = self._begin(session.base)
        self._features = part.features
        try:
            found = yield from part.search(limits.support_episodes, limits.support_most_episodes)
            if not found:
                single = part.without_seeds()
                if single is not None:
                    yield SingleCandidate(single)
        finally:
            part.close()

    def coverage(self, target_steps: int) -> Coverage:
        smaller = ""
        if self._choices:
            choices = "choice" if self._choices == 1 else "choices"
            smaller = (
                f", {self._smaller:,} of them at {self._choices} smaller {choices} of parameters,"
            )
        limit = ""
        if self.at_limit:
            steps = self.session.base.time_limit.steps
            limit = f", {self.at_limit} of them as long as the time limit of {steps:,} steps,"
        meaning = (
            f"Everything that the target showed in {self._episodes:,} episodes{smaller}{limit} can "
            "happen in the reference."
        )
        states, transitions = self.visits.of(self.session.base)
        visited = (states, transitions) if states else None
        if self._features is None:
            return self.covered(
                target_steps,
                meaning,
                "how often an outcome comes is not compared",
                visited=visited,
            )
        counted = (
            "how often an outcome comes is compared for each number of the observation, the "
            "reward and the end of the episode by itself"
        )
        if not any(feature.samples for feature in self._features.at_reset):
            counted += "; how often a reset leads where is not compared"
        return replace(
            self.covered(
                target_steps,
                f"{meaning} {self._features}.",
                counted,
                visited=visited,
            ),
            false_positive_probability=self.session.limits.false_positive_probability,
            detectable={"common": self._features.detectable},
            weakest=self._features.weakest,
        )

    def _begin(self, model: Model) -> _Choice:
        """The episodes at some parameters."""
        from provengym.conformance.engines.frequencies import features_of

        session, comparer = self.session.at(model), self.session.comparer(model, self.visits)
        assert isinstance(comparer, BeliefComparer)
        features = features_of(session, comparer.model) if comparer.model.is_even else None
        return _Choice(self, session, comparer, features)

    def played(self) -> None:
        """Count an episode."""
        self._episodes += 1


class _Choice:
    """The episodes at one choice of parameters."""

    def __init__(
        self,
        engine: Support,
        session: Session,
        comparer: BeliefComparer,
        features: Features | None,
    ) -> None:
        self._engine, self._session, self._comparer = engine, session, comparer
        self.features, self._random = features, Random(session.seed)

    def search(self, fewest: int, most: int) -> Generator[Candidate, Confirmation, bool]:
        """Hand over what was found first; whether there was anything.

        Args:
            fewest: So many episodes are played in any case.
            most: So many as long as a share of the budget lasts.
        """
        try:
            found = self._explore(fewest, most)
        except OutOfTime:
            if self._departs():
                yield self._departing_feature()
            raise
        if found is not None:
            log = self._comparer.log[: self._comparer.log.index(found.episode) + 1]
            yield EpisodeCandidate.of(found, log)
        elif self._departs():
            yield self._departing_feature()
        else:
            return False
        return True

    def close(self) -> None:
        """Close the environment."""
        self._session.close(self._comparer)

    def _explore(self, fewest: int, most: int) -> Discrepancy | None:
        session, limits = self._session, self._session.limits
        best = self._first(fewest, most) or self._to_the_limit()
        if best is not None and is_at_limit(best, self._comparer):
            return best
        try:
            for number in range(fewest, fewest + limits.support_shorter_episodes):
                if best is None or best.step == 0:
                    break
                best = self._play(number, best.step - 1) or best
        except OutOfTime:
            session.note("the budget ran out while a shorter sequence of actions was sought")
        return best

    def _first(self, fewest: int, most: int) -> Discrepancy | None:
        session, later = self._session, 0
        steps = session.limits.support_followed_steps if _is_followed(session) else math.inf
        last, budget = session.budget.target_steps + steps, session.budget.part(share=_SEARCHING)
        has_limit = self._comparer.model.time_limit.of == "reference"
        for number in range(most):
            if fewest < most:
                session.show(number / most)
            if (
                session.budget.target_steps >= last
                or later == session.limits.support_later_episodes
                or (budget.is_spent and (number >= fewest or has_limit))
            ):
                break
            departs = self._departs()
            later += departs
            features = None if departs else self.features
            found = self._play(number, limit(session), features)
            if found is not None:
                return found
        return None

    def _to_the_limit(self) -> Discrepancy | None:
        """Play episodes as long as the time limit of both allows, the last steps of some of which
        terminate."""
        from provengym.models.last_steps import LastSteps

        session, model, limits = self._session, self._comparer.model, self._session.limits
        if model.time_limit.of != "reference" or not model.has_probabilities:
            return None
        kept = time_limit_of(self._comparer.target_env.env)
        limit = min(model.time_limit.steps, math.inf if kept is None else kept)
        if limit > limits.lockstep_long_walk_steps:
            return None
        last = session.budget.target_steps + limits.support_followed_steps
        for ending in (False, True):
            plan = LastSteps(model, int(limit), ending=ending, most=limits.reference_states)
            reached, number = 0, 0
            while reached < _AT_LIMIT and plan.probability * number < _TRIED and plan.probability:
                if session.budget.target_steps >= last:
                    break
                policy = ToTheLimit(plan)
                self._engine.played()
                found = self._comparer.guided(session.seed + number, policy)
                if found is not None:
                    return found
                reached += policy.steps == limit
                number += 1
            self._engine.at_limit += reached
        if not self._engine.at_limit:
            session.note(
                f"no episode was as long as the time limit of {int(limit):,} steps, so the "
                "target's behaviour there was not compared"
            )
        return None

    def without_seeds(self) -> Discrepancy | None:
        """Play episodes whose resets get no seed."""
        limits = self._session.limits
        episodes = limits.support_unseeded_episodes
        if _is_followed(self._session):
            episodes = limits.support_followed_unseeded_episodes
        for number in range(episodes):
            found = self._play(number, limit(self._session), seeded=False)
            if found is not None:
                return found
        return None

    def _play(
        self, number: int, length: int, features: Features | None = None, *, seeded: bool = True
    ) -> Discrepancy | None:
        self._engine.played()
        policy = explorer(self._comparer.model, number, length, self._random, features)
        return self._comparer.guided(self._session.seed + number if seeded else None, policy)

    def _departs(self) -> bool:
        return self.features is not None and self.features.found

    def _departing_feature(self) -> CheckCandidate:
        """Return the feature that departs, to be sought again in new samples."""
        from provengym.conformance.engines.frequencies import departure_of

        assert self.features is not None
        calls, model = self.features.calls, self._comparer.model
        return CheckCandidate(
            departure_of(self.features),
            lambda session, number: again(session.at(model), number + 1, calls),
            Support.name,
            minimal=UNPROVED,
            may_not_recur=FREQUENCY,
        )


class SingleCandidate(Candidate):
    """A discrepancy after a reset without a seed, which is not played again."""

    may_not_recur = WITHOUT_SEED
    replays = 0


def again(session: Session, number: int, calls: int) -> Discrepancy | None:
    """Count features anew, in other episodes for each number of a round."""
    from provengym.conformance.engines.frequencies import counted

    return counted(session, number, calls, limit(session))


def _is_followed(session: Session) -> bool:
    """Return whether the engine ``stochastic`` comes next, unless it was not asked for."""
    return Stochastic.unasked(session.base)


def limit(session: Session) -> int:
    """The most steps of an episode."""
    model, limits = session.base, session.limits
    assert not model.deterministic
    followed = _is_followed(session)
    most = limits.support_followed_episode_steps if followed else limits.support_episode_steps
    return int(min(model.time_limit.steps + 1, most))
