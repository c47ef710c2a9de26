"""Random histories, by Hypothesis."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from provengym.comparison.discrepancy import Difference
from provengym.conformance.engines.base import Engine
from provengym.conformance.minimizing.confirm import Confirmation, add, settle
from provengym.conformance.minimizing.shrinker import UNPROVED
from provengym.conformance.session import FailedError, RefusedError
from provengym.data.episode import Episode
from provengym.models.walks import seek, wander
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from provengym.data.report import Coverage
    from provengym.models.model import Parameters

History = tuple["Parameters", tuple[Episode, ...]]


class _EnoughError(BaseException):
    """What was found can do without Hypothesis.  No `Exception`, so that it passes through it."""


class Lockstep(Engine):
    """Plays histories: parameters where they are free, then up to three episodes with their seeds.

    Two walks of 1,000 steps that keep away from the end of the episode come first; they meet time
    limits and whatever else builds up slowly.  The second goes to states and actions of the
    reference that the first left out.
    """

    name: ClassVar[str] = "lockstep"
    random: ClassVar[bool | None] = False
    _histories = 0

    def search(self) -> None:
        run = self.run
        match = self.begin()
        if match is None:
            return
        random = Random(run.seed)
        for walk in (self._anywhere, self._elsewhere):
            difference = match.play(Episode(run.seed, walk(random)))
            self._histories += 1
            if difference is not None:
                settle(run, difference, match.log)
                run.close(match)
                return
        run.close(match)
        found = self._explore()
        if found is not None:
            settle(run, found, [*found.earlier, found.episode])
        self.finished = True

    def coverage(self, target_steps: int) -> Coverage:
        meaning = f"The target agrees on {self._histories:,} random histories."
        return self.covered(target_steps, meaning, None)

    def _anywhere(self, random: Random) -> tuple[int, ...]:
        return wander(self.run.known, self.run.limits.lockstep_walk_steps, random)

    def _elsewhere(self, random: Random) -> tuple[int, ...]:
        run, tried = self.run, {(state, action) for _, state, action in self.visits.transitions}
        return seek(run.known, run.limits.lockstep_walk_steps, random, tried)

    def _explore(self) -> Difference | None:
        """The difference on the history that Hypothesis found and shrank, if any."""
        import hypothesis
        from hypothesis.errors import HypothesisException

        settings = hypothesis.settings(
            max_examples=self.run.limits.lockstep_examples,
            phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
            database=None,
            deadline=None,
            derandomize=False,
            verbosity=hypothesis.Verbosity.quiet,
            backend="hypothesis",
        )
        found: list[Difference] = []

        def differs(history: Any) -> bool:
            difference = self._play(history)
            if difference is None:
                return False
            found.append(difference)
            alone = self._alone(difference)
            if alone is not None:
                found[:] = [alone]
                raise _EnoughError
            return True

        try:
            hypothesis.find(
                self._histories_of(), differs, settings=settings, random=Random(self.run.seed)
            )
        except _EnoughError:
            pass
        except HypothesisException:
            # Nothing was found, no parameters fit, or the target answers differently each time;
            # in the last case `found` holds what it did.
            pass
        except OutOfTime:
            if not found:
                raise
        except KeyboardInterrupt:
            if found:
                add(self.run, min(found, key=_size), UNPROVED, Confirmation())
            raise
        return min(found, key=_size, default=None)

    def _play(self, history: History) -> Difference | None:
        parameters, episodes = history
        run = self.run
        try:
            match = run.match(run.model(parameters), self.visits)
        except RefusedError:
            return None
        except FailedError as failed:
            return failed.difference
        self._histories += 1
        run.meter.show(self.name, self._histories / run.limits.lockstep_examples)
        try:
            return match.play_all(episodes)
        finally:
            run.close(match)

    def _alone(self, difference: Difference) -> Difference | None:
        """The difference in one episode with the first seed, if it comes in that too: `settle`
        makes such an episode and its parameters smaller in fewer steps than Hypothesis."""
        try:
            episode = Episode(self.run.seed, difference.episode.actions)
            return self.run.replay(difference.model, episode)
        except RefusedError:  # now; before it took these parameters
            return None

    def _histories_of(self) -> Any:
        from hypothesis import strategies as st

        from provengym.models.strategies import seeds, walks

        run = self.run
        episodes = st.builds(Episode, seeds(run.seed), walks(len(run.base.actions)))
        return st.tuples(
            run.family.strategy(run.fixed, run.free),
            st.lists(episodes, min_size=1, max_size=3).map(tuple),
        )


def _size(difference: Difference) -> tuple[int, int]:
    """Fewer episodes, then fewer steps."""
    return len(difference.earlier), difference.step
