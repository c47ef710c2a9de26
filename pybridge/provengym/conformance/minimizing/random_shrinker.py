"""Make a counterexample smaller where the reference is random or hides a part of its state.

No sequence of actions proves anything here, for what it leads to depends on the seed.  So three
ways are tried in turn, as long as one of them brings a difference of the same class that a new
environment shows again: simpler parameters; fewer actions with the same seed; and other seeds, in
fewer steps, with actions of which some are left out, or as the model proposes, or at random.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.belief import BeliefComparer
from provengym.comparison.policies import FixedActions, explorer
from provengym.conformance.session import FailedError, RefusedError
from provengym.conformance.time_limit import is_at_limit
from provengym.data.episode import Episode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.session import Session
    from provengym.models.model import Model

SEEDS = 2**30
"""The first of the other seeds: none of them was played in the search."""


def shrink_random(session: Session, discrepancy: Discrepancy) -> Iterator[Discrepancy]:
    """Ever smaller ones."""
    work, best = _Work(session, discrepancy.kind), discrepancy
    while not work.is_done:
        found = work.with_simpler_parameters(best) or work.in_fewer_steps(best)
        if found is None:
            return
        best = found
        yield best


def repeated_to_the_limit(session: Session, discrepancy: Discrepancy) -> Discrepancy | None:
    """A difference at a time limit, by one action again and again where one leads there; None where
    it is another difference."""
    try:
        comparer = session.comparer(discrepancy.model)
    except (FailedError, RefusedError):
        return None
    try:
        if not is_at_limit(discrepancy, comparer):
            return None
        for action in range(min(len(comparer.model.actions), session.limits.shrinking_actions)):
            episode = Episode(discrepancy.episode.seed, (action,) * discrepancy.step)
            found = comparer.play(episode)
            if found is not None and (found.kind, found.step) == ("truncated", discrepancy.step):
                return found
        return discrepancy
    finally:
        session.close(comparer)


class _Work:
    """Attempts at a smaller difference, until so many steps were made."""

    def __init__(self, session: Session, kind: str) -> None:
        self._session, self._kind, self._random = session, kind, Random(session.seed)
        self._seed = session.seed + SEEDS
        self._last = session.budget.target_steps + session.limits.shrinking_random_steps

    @property
    def is_done(self) -> bool:
        """True if all steps were made."""
        return self._session.budget.target_steps > self._last

    def with_simpler_parameters(self, best: Discrepancy) -> Discrepancy | None:
        """The difference, in no more steps, at one of the next simpler parameters."""
        session = self._session
        for parameters in session.space.shrink(best.model.parameters, session.free):
            model = session.model(parameters)
            names = len(model.actions)
            actions = tuple(action for action in best.episode.actions if action < names)
            found = self._again(model, Episode(best.episode.seed, actions), best.step)
            found = found or self._by_other_seeds(model, actions, best.step)
            if found is not None or self.is_done:
                return found
        return None

    def in_fewer_steps(self, best: Discrepancy) -> Discrepancy | None:
        """The difference at the same parameters."""
        if best.step <= 1:
            return None
        seed, actions = best.episode.seed, best.episode.actions
        size = best.step // 2
        while size:
            for first in range(0, best.step - 1, size):
                kept = Episode(seed, actions[:first] + actions[first + size :])
                found = self._again(best.model, kept, best.step - 1)
                if found is not None or self.is_done:
                    return found
            size //= 2
        return self._by_other_seeds(best.model, actions, best.step - 1)

    def _by_other_seeds(
        self, model: Model, actions: tuple[int, ...], most: int
    ) -> Discrepancy | None:
        try:
            comparer = self._session.comparer(model)
        except (FailedError, RefusedError):
            return None
        assert isinstance(comparer, BeliefComparer)
        try:
            for number in range(self._session.limits.shrinking_random_seeds):
                if self.is_done:
                    break
                self._seed += 1
                policy = explorer(comparer.model, number // 2, most, self._random)
                if number % 2:
                    policy = FixedActions(self._with_fewer(actions)[:most])
                found = comparer.guided(self._seed, policy)
                if found is not None and found.kind == self._kind:
                    found = self._again(model, found.episode, most)
                    if found is not None:
                        return found
            return None
        finally:
            self._session.close(comparer)

    def _with_fewer(self, actions: tuple[int, ...]) -> tuple[int, ...]:
        """The actions without some that stand together."""
        first = self._random.randint(0, len(actions))
        size = self._random.randint(0, len(actions) - first)
        return actions[:first] + actions[first + size :]

    def _again(self, model: Model, episode: Episode, most: int) -> Discrepancy | None:
        """The difference on a new environment, if it is of the same class, in so many steps."""
        try:
            found = self._session.replay(model, episode)
        except RefusedError:
            return None
        is_same = found is not None and found.kind == self._kind and found.step <= most
        return found if is_same else None
