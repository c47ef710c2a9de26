"""Target and reference together, in every state that they can reach."""

from __future__ import annotations

import itertools
from collections.abc import Hashable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from provengym.comparison.lockstep import LockstepComparer
from provengym.conformance.candidates import EpisodeCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.batched_product import Batches, batches_of, described
from provengym.conformance.engines.product import Product, check_walk
from provengym.conformance.time_limit import below_limit, under_limit
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError, told
from provengym.models.walks import keeps_growing, random_walk
from provengym.processes.budget import OutOfTime
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.adapters import inside
from provengym.targets.guard import Trouble
from provengym.targets.state_saver import StateSaver, first_that_works

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.candidates import Candidate, Confirmation
    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session
    from provengym.data.report import Coverage
    from provengym.targets.environment import TargetEnv
    from provengym.targets.guard import Guard

_LOOKING = 0.05
"""The share of the budget in which it is told whether the states have an end."""
_MANY = "the array of its get_state, and {} does step for many states at once"
_ASSUMPTION = (
    "a target state is given by the key: {}; a reset with another seed or after other episodes "
    "is followed by the same; nothing after the end of an episode is compared"
)


class Exhaustive(Engine):
    """Tries every action in every pair of a target state and a reference state, breadth first from
    the reset, so that the first difference takes the fewest steps.

    What target states are is checked by random walks from resets of new environments.  Where they
    cannot be saved or restored, every sequence of actions is played up to a length.  A target that
    steps many states at once is explored by arrays of them.
    """

    name: ClassVar[str] = "exhaustive"
    random: ClassVar[bool | None] = False
    budget_weight: ClassVar[int] = 6
    _complete = False
    _key_name = ""
    _covered = "no step"
    _distrusted = ""
    _of_product: Product | None = None
    """The graph that is explored or was, unless sequences are played in its place."""
    _batches: Batches | None = None
    _below: Session
    """The session that is explored, see `below_limit`; findings are of `session`."""

    @classmethod
    def leads(cls, session: Session) -> bool:
        """Return whether target states can be taken and put back, or many are stepped at once, and
        the states of the reference may come to an end."""
        if not cls.fits(session.base):
            return False
        session = below_limit(session)
        if _seems_endless(session):
            return False
        comparer = session.lockstep_comparer(session.known)
        try:
            if comparer.play(Episode(session.seed)) is not None:
                return False
            return batches_of(session, comparer) is not None or bool(
                _state_saver(session, comparer)
            )
        except UnsavableError:
            return False
        finally:
            session.close(comparer)

    @staticmethod
    def weight(coverage: Coverage) -> int:
        return 2 if coverage.complete else 0

    def search(self) -> Events:
        session = self._below = below_limit(self.session)
        comparer = session.lockstep_comparer(session.known, self.visits)
        try:
            discrepancy = comparer.play(Episode(session.seed))
            if discrepancy is not None:
                yield self._seen(discrepancy, comparer)
            else:
                yield from self._explore(comparer)
        finally:
            session.close(comparer)

    def coverage(self, target_steps: int) -> Coverage:
        visited = None
        if self._batches is not None:
            visited = self._batches.covered
            self._covered = self._batches.words()
            self._complete = self._batches.complete
            self._key_name = _MANY.format(self._batches.name)
        elif self._of_product is not None:
            self._covered = described(self._of_product) + self._distrusted
        return self.covered(
            target_steps,
            f"The target equals the reference on {self._covered}.",
            _ASSUMPTION.format(self._key_name) if self._key_name else None,
            complete=self._complete,
            visited=visited,
        )

    def _explore(self, comparer: LockstepComparer) -> Events:
        if (yield from self._explore_batches(comparer)):
            return
        try:
            state_saver = _state_saver(self._below, comparer)
            product = Product(comparer, state_saver)
            self._key_name = state_saver.key_name
            actions = self._product(comparer, product)
        except UnsavableError as error:
            why = f"the target's state cannot be saved and restored: {error}"
            yield from self._sequences(why)
            return
        if actions is None:
            self._complete = product.complete and (yield from self._check(product))
            return
        confirmation = yield self._candidate(actions)
        if not confirmation.came:
            self._distrust()
            yield from self._sequences("the target's state is not restored as it was")

    def _candidate(self, actions: tuple[int, ...]) -> EpisodeCandidate:
        """Return the candidate of a difference that restored states show, and a reset may not."""
        return EpisodeCandidate(self.session.known, Episode(self.session.seed, actions))

    def _seen(self, discrepancy: Discrepancy, comparer: LockstepComparer) -> EpisodeCandidate:
        return EpisodeCandidate.of(under_limit(self.session, discrepancy), comparer.log)

    def _explore_batches(
        self, comparer: LockstepComparer
    ) -> Generator[Candidate, Confirmation, bool]:
        """Explore many states at once, if that works; whether it did."""
        session = self._below
        self._batches = batches_of(session, comparer)
        if self._batches is None:
            return False
        if session.lane:  # which took its part when the first was explored
            yield from self._walk_in_lane(comparer)
            return True
        name = self._batches.name
        try:
            actions = self._batches.explore(comparer)
            if actions is None or (yield self._candidate(actions)).came:
                return True
            why = f"it departs from the reference after the actions {list(actions)}"
        except UnsavableError as error:
            why = str(error)
        self._batches = None
        session.note(
            f"the target's {name} was not used, since single steps say something else: {why}"
        )
        comparer.play(Episode(session.seed))
        return False

    def _walk_in_lane(self, comparer: LockstepComparer) -> Events:
        session = self._below
        session.note(
            "many states were stepped at once in all lanes; the others got a random walk each"
        )
        way = random_walk(
            session.known,
            session.limits.exhaustive_lane_walk_steps,
            Random(session.seed + session.lane),
        )
        discrepancy = comparer.play(Episode(session.seed, way))
        if discrepancy is not None:
            yield self._seen(discrepancy, comparer)

    def _product(self, comparer: LockstepComparer, product: Product) -> tuple[int, ...] | None:
        session, number = self._below, self.visits.number(comparer.model)

        def visit(state: tuple[int, ...], action: int, after: tuple[int, ...]) -> None:
            self.visits.transitions.add((number, state, action))
            self.visits.states.add((number, after))
            if product.transitions % 1_000 == 0:
                session.show(product.transitions / session.limits.exhaustive_transitions)

        self._of_product = product
        return product.explore(session.limits, visit)

    def _check(self, product: Product) -> Generator[Candidate, Confirmation, bool]:
        """Return whether random walks from resets of new environments go as the product says."""
        session = self._below
        number, longest = session.limits.exhaustive_walks, session.limits.exhaustive_walk_steps
        keep = partial(_state_saver, session)
        for walk in product.walks(number, longest, Random(session.seed)):
            comparer = session.lockstep_comparer(session.known)
            try:
                actions, same = check_walk(comparer, keep, product, session.seed, walk)
            except UnsavableError:
                actions, same = None, False
            finally:
                session.close(comparer)
            if actions is not None:
                yield self._candidate(actions)
            if not same:
                self._distrust()
                return False
        return True

    def _distrust(self) -> None:
        self._distrusted = ", which says little, for its states cannot be trusted"
        self.session.note(
            f"the engine {self.name} cannot trust the target's states: from a reset the same "
            "actions lead to another state or answer, so the state key is not complete, or the "
            "state is not restored as it was"
        )

    def _sequences(self, why: str) -> Events:
        """Play every sequence of actions up to the greatest length that fits."""
        self._of_product, self._key_name = None, ""
        comparer = self._below.lockstep_comparer(self._below.known, self.visits)
        try:
            yield from self._play_sequences(comparer, why)
        finally:
            self._below.close(comparer)

    def _play_sequences(self, comparer: LockstepComparer, why: str) -> Events:
        many, longest = len(comparer.model.actions), 1
        session, played = self._below, 0
        while (longest + 1) * many ** (longest + 1) <= session.limits.exhaustive_sequence_steps:
            longest += 1
        skipped: tuple[int, ...] = (-1,)
        for actions in itertools.product(range(many), repeat=longest):
            if actions[: len(skipped)] == skipped:
                continue
            discrepancy = comparer.play(Episode(session.seed, actions))
            if discrepancy is not None:
                yield self._seen(discrepancy, comparer)
                return
            played += 1
            skipped = _until_done(comparer, actions)
            self._covered = (
                f"{played:,} sequences of {longest} actions (or to the end of the episode), {why}"
            )
        self._covered = f"all sequences of up to {longest} actions, {played:,} of them; {why}"


def _seems_endless(session: Session) -> bool:
    """Return whether the reference has too many states to visit, as far as one soon sees."""
    check = session.budget.part(share=_LOOKING).check
    try:
        return keeps_growing(session.known, session.limits.leading_transitions, check)
    except OutOfTime:
        return True


def _state_saver(session: Session, comparer: LockstepComparer) -> StateSaver:
    return state_saver_of(comparer.target_env, session.guard, session.binding.state_key)


def _until_done(comparer: LockstepComparer, actions: tuple[int, ...]) -> tuple[int, ...]:
    """The actions up to the end of the episode, or all."""
    state = comparer.model.start
    for number, action in enumerate(actions, start=1):
        transition = comparer.model.step(state, action)
        if transition.done:
            return actions[:number]
        state = transition.state
    return actions


class _Keyed(StateSaver):
    """A binding's key, with another's way to save and restore."""

    key_name = "the binding's state_key"

    def __init__(
        self, env: Any, guard: Guard, key: Callable[[Any], Hashable], by: StateSaver
    ) -> None:
        self._env, self._guard, self._key, self._by = env, guard, key, by

    def save(self) -> tuple[Hashable, Any]:
        try:
            key = self._guard.call("state_key", self._key, inside(self._env))
            hash(key)
        except (Trouble, TypeError) as error:
            raise ConformanceError(f"Binding: state_key: {told(error)}") from error
        return key, self._by.save()[1]

    def restore(self, saved: Any) -> None:
        self._by.restore(saved)

    def size(self, saved: Any) -> int:
        return self._by.size(saved)


def state_saver_of(
    target_env: TargetEnv, guard: Guard, state_key: Callable[[Any], Hashable] | None = None
) -> StateSaver:
    """The way to take this environment's state.

    Raises:
        UnsavableError: There is none; the message says what stands in the way.
    """
    found = first_that_works(target_env.objects.savers(guard))
    return found if state_key is None else _Keyed(target_env.env, guard, state_key, found)
