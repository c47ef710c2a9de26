"""Random histories, by Hypothesis."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from provengym.comparison.discrepancy import Discrepancy
from provengym.comparison.policies import OnwardActions
from provengym.conformance.candidates import EpisodeCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.session import FailedError, RefusedError
from provengym.data.episode import Episode
from provengym.models.timed_walks import limit_walks
from provengym.models.walks import novelty_walk, random_walk
from provengym.processes.budget import OutOfTime

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.conformance.candidates import Candidate
    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session
    from provengym.data.report import Coverage
    from provengym.models.model import Parameters

History = tuple["Parameters", tuple[Episode, ...]]


class _EnoughError(BaseException):
    """A difference was found that needs no Hypothesis.  No `Exception`, so it passes through it."""


class Lockstep(Engine):
    """Plays histories: parameters where they are free, then up to three episodes with their seeds.

    Two walks of 1,000 steps that keep away from the end of the episode come first; they meet time
    limits and whatever else builds up slowly.  The second goes to states and actions of the
    reference that the first left out.  Then come walks that end at the reference's time limit, one
    of them in a terminal state, and after the histories one walk more, of up to 20,000 steps.
    """

    name: ClassVar[str] = "lockstep"
    random: ClassVar[bool | None] = False
    _histories = 0

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._found: list[Discrepancy] = []

    def search(self) -> Events:
        session = self.session
        comparer = session.comparer(session.base, self.visits)
        random = Random(session.seed)
        for walk in self._walks(random):
            discrepancy = comparer.play(Episode(session.seed, walk))
            self._histories += 1
            if discrepancy is not None:
                yield EpisodeCandidate.of(discrepancy, comparer.log)
                session.close(comparer)
                return
        session.close(comparer)
        self._explore()
        best, self._found = self._best, []
        if best is not None:
            yield EpisodeCandidate.of(best, [*best.earlier, best.episode])
        else:
            yield from self._go_far(random)

    def coverage(self, target_steps: int) -> Coverage:
        meaning = "No random history was played to its end."
        if self._histories:
            meaning = f"The target agrees on {self._histories:,} random histories."
        return self.covered(target_steps, meaning, None)

    def _walks(self, random: Random) -> Iterator[tuple[int, ...]]:
        """Each is chosen when those before it were played."""
        model, limits = self.session.known, self.session.limits
        yield random_walk(model, limits.lockstep_walk_steps, random)
        tried = {(state, action) for _, state, action in self.visits.transitions}
        yield novelty_walk(model, limits.lockstep_walk_steps, random, tried)
        yield from limit_walks(model, limits.lockstep_long_walk_steps)

    def _go_far(self, random: Random) -> Events:
        """One long walk, as far as half of what is left of the budget leads."""
        session = self.session
        comparer = session.comparer(session.base, self.visits)
        budget = session.budget.part(share=0.5, steps=session.limits.lockstep_long_walk_steps - 1)
        policy = OnwardActions(session.known, random, lambda: budget.is_spent)
        try:
            discrepancy = comparer.guided(session.seed, policy)
            self._histories += 1
            if discrepancy is not None:
                yield EpisodeCandidate.of(discrepancy, comparer.log)
        finally:
            session.close(comparer)

    def pending(self) -> Candidate | None:
        return None if self._best is None else EpisodeCandidate.of(self._best)

    @property
    def _best(self) -> Discrepancy | None:
        """The difference with fewer episodes, then fewer steps, than all others."""
        return min(self._found, key=lambda one: (len(one.earlier), one.step), default=None)

    def _explore(self) -> None:
        """Let Hypothesis find a history and shrink it."""
        import hypothesis
        from hypothesis.errors import HypothesisException

        settings = hypothesis.settings(
            max_examples=self.session.limits.lockstep_examples,
            phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
            database=None,
            deadline=None,
            derandomize=False,
            verbosity=hypothesis.Verbosity.quiet,
            backend="hypothesis",
        )

        def differs(history: Any) -> bool:
            discrepancy = self._play(history)
            if discrepancy is None:
                return False
            self._found.append(discrepancy)
            alone = self._alone(discrepancy)
            if alone is not None:
                self._found[:] = [alone]
                raise _EnoughError
            return True

        try:
            hypothesis.find(
                self._histories_of(), differs, settings=settings, random=Random(self.session.seed)
            )
        except _EnoughError:
            pass
        except HypothesisException:
            # Nothing was found, no parameters fit, or the target answers differently each time;
            # in the last case what it did has been kept.
            pass
        except OutOfTime:
            if not self._found:
                raise

    def _play(self, history: History) -> Discrepancy | None:
        parameters, episodes = history
        session = self.session
        try:
            comparer = session.comparer(session.model(parameters), self.visits)
        except RefusedError:
            return None
        except FailedError as failed:
            return failed.discrepancy
        self._histories += 1
        session.show(self._histories / session.limits.lockstep_examples)
        try:
            return comparer.play_all(episodes)
        finally:
            session.close(comparer)

    def _alone(self, discrepancy: Discrepancy) -> Discrepancy | None:
        """The difference in one episode with the first seed, if it comes in that too: `confirm`
        makes such an episode and its parameters smaller in fewer steps than Hypothesis."""
        try:
            episode = Episode(self.session.seed, discrepancy.episode.actions)
            return self.session.replay(discrepancy.model, episode)
        except RefusedError:  # now; before it took these parameters
            return None

    def _histories_of(self) -> Any:
        from hypothesis import strategies as st

        from provengym.models.strategies import seeds, walks

        session = self.session
        episodes = st.builds(Episode, seeds(session.seed), walks(len(session.base.actions)))
        return st.tuples(
            session.space.strategy(session.spec.of_reference, session.free),
            st.lists(episodes, min_size=1, max_size=3).map(tuple),
        )
