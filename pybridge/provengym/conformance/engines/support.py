"""Whether everything that a target shows can happen in a random reference."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.conformance._difference import Difference, Episode
from provengym.conformance._meter import OutOfTime
from provengym.conformance._report import Coverage
from provengym.conformance._run import FailedError
from provengym.conformance._settle import add, settle
from provengym.conformance._shortest import UNPROVED
from provengym.conformance._walk import wander
from provengym.conformance.engines._base import Engine
from provengym.conformance.references._random import RandomModel

if TYPE_CHECKING:
    from provengym.conformance._match import Match

EPISODES = 1_000
SHORTER = 300
UNSEEDED = 30
LONGEST = 250
MOST_STEPS = 5_000
"""Where the engine ``stochastic`` follows, which also plays without seeds."""


class Support(Engine):
    """Plays episodes of random actions and follows which states of the reference are possible.

    Each reset has a seed of its own; where nothing differs, some episodes without a seed follow,
    which cannot be replayed.  When a difference is found, more episodes look for one in fewer
    steps.
    """

    name: ClassVar[str] = "support"
    random: ClassVar[bool | None] = True
    _episodes = 0

    def search(self) -> None:
        run = self.run
        try:
            match = run.match(run.base, self.visits)
        except FailedError as failed:
            settle(run, failed.difference, [Episode(run.seed)])
            return
        try:
            random = Random(run.seed)
            found = self._explore(match, random)
            if found is not None:
                settle(run, found, match.log[: match.log.index(found.episode) + 1])
            elif not self._followed():
                self._without_seeds(match, random)
        finally:
            run.close(match)
        self.finished = True

    def coverage(self, target_steps: int) -> Coverage:
        return Coverage(
            engine=self.name,
            states=len(self.visits.states),
            transitions=len(self.visits.transitions),
            target_steps=target_steps,
            complete=False,
            assumption="how often an outcome comes is not compared",
            meaning=(
                f"Everything that the target showed in {self._episodes:,} random episodes can "
                "happen in the reference."
            ),
        )

    def _explore(self, match: Match, random: Random) -> Difference | None:
        run = self.run
        best: Difference | None = None
        last = run.meter.target_steps + MOST_STEPS if self._followed() else math.inf
        for number in range(EPISODES):
            run.meter.show(self.name, number / EPISODES)
            if run.meter.target_steps >= last:
                break
            best = self._play(match, run.seed + number, self._limit(), random)
            if best is not None:
                break
        try:
            for number in range(EPISODES, EPISODES + SHORTER):
                if best is None or best.step <= 1:
                    break
                best = self._play(match, run.seed + number, best.step - 1, random) or best
        except OutOfTime:
            run.note("the budget ran out while a shorter sequence of actions was sought")
        return best

    def _without_seeds(self, match: Match, random: Random) -> None:
        for _ in range(UNSEEDED):
            found = self._play(match, None, self._limit(), random)
            if found is not None:
                add(self.run, found, UNPROVED, 0)
                return

    def _play(
        self, match: Match, seed: int | None, length: int, random: Random
    ) -> Difference | None:
        episode = Episode(seed, wander(self.run.base, length, random))
        self._episodes += 1
        difference = match.play(episode)
        if difference is not None:
            match.log[-1] = replace(episode, actions=difference.episode.actions)
        return difference

    def _followed(self) -> bool:
        """Whether the engine ``stochastic`` comes next."""
        model = self.run.base
        return isinstance(model, RandomModel) and model.has_chances and not self.run.thorough

    def _limit(self) -> int:
        model = self.run.base
        assert isinstance(model, RandomModel)
        return min(model.limit + 1, LONGEST if model.has_chances else 1_000)
