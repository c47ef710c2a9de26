"""Check a target that is held against no reference: long walks, twins and copies of it."""

from __future__ import annotations

import copy
import pickle
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.conformance.candidates import EpisodeCandidate
from provengym.conformance.engines.contract.seeding import in_turn
from provengym.data.episode import Episode
from provengym.data.errors import one_line
from provengym.models.walks import random_walk
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.comparison.free import FreeComparer
    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session

COPIED_WALK = 50
"""Actions that a copy is played with."""
FIRST = 5
"""Steps before a copy is made in the middle of an episode."""
REPEATED = 0.8
"""The probability, in every other episode, of repeating the last action, which leads further."""
LONGEST = 10_000
"""Up to so many steps, a time limit is walked to."""


class Walks:
    """Episodes of random actions, each with a seed of its own.

    Their answers are in the spaces, rewards are finite, and an episode is over at the limit that
    the `spec` of a vector environment declares.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._comparer: FreeComparer | None = None
        self._episodes: Iterator[Episode] = iter(())
        self.steps = self.episodes = 0

    def search(self, most: int | None = None) -> Events:
        """Go on until something is wrong, or for so many episodes."""
        session = self._session
        if self._comparer is None:
            self._comparer = session.free_comparer()
            self._episodes = _episodes(session, self._comparer, session.limits.walks_steps)
        for episode in islice(self._episodes, most):
            before = session.budget.target_steps
            found = self._comparer.play(episode)
            self.steps += session.budget.target_steps - before
            self.episodes += 1
            if found is not None:
                self._episodes = iter(())
                yield EpisodeCandidate.of(found, self._comparer.log)
                return

    def close(self) -> None:
        """Close the environment that walks."""
        if self._comparer is not None:
            self._session.close(self._comparer)


def check_twins(session: Session) -> Discrepancy | None:
    """An environment goes the same way along such walks as a new one that is stepped in turn.

    Where there is a reference, the engines that compare behaviour play long walks.
    """
    if session.has_reference or session.target.single:
        return None
    one = session.free_comparer()
    try:
        for episode in _episodes(session, one, session.limits.walks_twin_steps):
            two = session.free_comparer()
            try:
                found = in_turn(session, one, two, episode, "in a new environment, step by step")
            finally:
                session.close(two)
            if found is not None:
                return found
        return None
    finally:
        session.close(one)


def _episodes(session: Session, comparer: FreeComparer, most: int) -> Iterator[Episode]:
    """Episodes to be played, until so many steps were made."""
    limits, random, many = session.limits, Random(session.seed), len(session.base.actions)
    length = limits.walks_episode_steps
    if comparer.limit is not None and comparer.limit <= LONGEST:
        length = comparer.limit + 1
    last = session.budget.target_steps + most
    for number in range(limits.walks_episodes):
        if session.budget.target_steps >= last:
            return
        session.show(1 - (last - session.budget.target_steps) / most)
        actions: list[int] = []
        while len(actions) < length:
            again = actions and number % 2 and random.random() < REPEATED
            actions.append(actions[-1] if again else random.randrange(many))
        yield Episode(session.seed + number, tuple(actions))


def _pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


WAYS = {"copy.deepcopy": copy.deepcopy, "pickle": _pickled}


def check_copies(session: Session) -> Discrepancy | None:
    """After a reset with the same seed, a copy does what the environment does that it was made of.

    That it goes on as that from the middle of an episode Gymnasium does not demand: pickled
    environments may begin anew.  Where it does not, a note says so, and where there is no copy.
    """
    if session.has_reference or session.journal.lanes is not None or session.target.single:
        return None
    walk = random_walk(session.base, COPIED_WALK, Random(session.seed))
    for name, make in WAYS.items():
        comparer = session.free_comparer()
        try:
            found = _copied(session, comparer, name, make, walk)
        finally:
            session.close(comparer)
        if found is not None:
            return found
    return None


def _copied(
    session: Session, comparer: FreeComparer, name: str, make: Any, walk: tuple[int, ...]
) -> Discrepancy | None:
    env, guard = comparer.target_env, session.guard
    try:
        env.reset(session.seed)
        for number, action in enumerate(walk[:FIRST]):
            if env.step(comparer.translator.actions[action]).done:
                walk = walk[: number + 1]
                env.reset(session.seed)
                break
        copied = guard.play(name, make, env.env)
        other = session.free_comparer(copied)
    except Trouble as trouble:
        session.note(f"the target has no copy: {one_line(trouble)}")
        return None
    begun = walk[:FIRST] if len(walk) > FIRST else ()
    on = Episode(session.seed, walk[len(begun) :])
    if in_turn(session, comparer, other, on, "", begun=begun) is not None:
        session.note(
            f"a copy by {name} in the middle of an episode does not go on as the environment does; "
            "Gymnasium does not demand that"
        )
    return in_turn(
        session, comparer, other, Episode(session.seed, walk), f"in a copy of it by {name}"
    )
