"""Target and reference together, in every state that they can reach."""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.lockstep import KnownMatch
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.batched_search import Batches, batches_of
from provengym.conformance.engines.product import Product, check_walk
from provengym.conformance.minimizing.confirm import settle
from provengym.data.episode import Episode
from provengym.models.walks import wander
from provengym.targets.snapshot import UnkeepableError
from provengym.targets.state_saver import Keeper, keeper_of

if TYPE_CHECKING:
    from provengym.data.report import Coverage

_MANY = "what the array of its get_state says, and {} does many times over what step does"
_ASSUMPTION = (
    "a target state is what the key says: {}; a reset with another seed or after other episodes "
    "is followed by the same; nothing after the end of an episode is compared"
)


class Exhaustive(Engine):
    """Tries every action in every pair of a target state and a reference state, breadth first from
    the reset, so that the first difference takes the fewest steps.

    What target states are is checked by random walks from resets of new environments.  Where they
    cannot be taken or put back, every sequence of actions is played up to a length.  A target that
    steps many states at once is explored by arrays of them.
    """

    name: ClassVar[str] = "exhaustive"
    random: ClassVar[bool | None] = False
    _complete = False
    _key_name = ""
    _covered = "no step"
    _batches: Batches | None = None

    def search(self) -> None:
        run = self.run
        run.meter.show(self.name, 0.0)
        match = self.begin()
        if match is None:
            return
        assert isinstance(match, KnownMatch)
        try:
            difference = match.play(Episode(run.seed))
            if difference is not None:
                settle(run, difference, match.log)
            else:
                self._explore(match)
        finally:
            run.close(match)
        self.finished = True

    def coverage(self, target_steps: int) -> Coverage:
        visited = None
        if self._batches is not None:
            visited = self._batches.covered
            self._covered = self._batches.words()
            self._complete = self._batches.complete
            self._key_name = _MANY.format(self._batches.name)
        return self.covered(
            target_steps,
            f"The target equals the reference on {self._covered}.",
            _ASSUMPTION.format(self._key_name) if self._key_name else None,
            complete=self._complete,
            visited=visited,
        )

    def _explore(self, match: KnownMatch) -> None:
        run = self.run
        if self._explore_batches(match):
            return
        try:
            keeper = self._keeper(match)
            product = Product(match, keeper)
            actions = self._product(match, product)
        except UnkeepableError as error:
            self._sequences(f"the target's state cannot be taken and put back: {error}")
            return
        self._key_name = keeper.key_name
        if actions is not None:
            if not self._report(Episode(run.seed, actions)):
                self._key_name = ""
                self._distrust()
                self._sequences("the target's state is not put back as it was")
            return
        self._complete = product.complete and self._check(product)

    def _explore_batches(self, match: KnownMatch) -> bool:
        """Explore many states at once, if that works; whether it did."""
        run = self.run
        self._batches = batches_of(run, match)
        if self._batches is None:
            return False
        if run.lane:  # which took its part when the first was explored
            self._walk_in_lane(match)
            return True
        name = self._batches.name
        try:
            episode = self._batches.explore(match, lambda done: run.meter.show(self.name, done))
            if episode is None or self._report(episode):
                return True
            why = f"it departs from the reference after the actions {list(episode.actions)}"
        except UnkeepableError as error:
            why = str(error)
        self._batches = None
        run.note(f"the target's {name} was not used, since single steps say something else: {why}")
        match.play(Episode(run.seed))
        return False

    def _walk_in_lane(self, match: KnownMatch) -> None:
        run = self.run
        run.note("many states were stepped at once in all lanes; the others got a random walk each")
        way = wander(run.known, run.limits.exhaustive_lane_walk_steps, Random(run.seed + run.lane))
        difference = match.play(Episode(run.seed, way))
        if difference is not None:
            settle(run, difference, match.log)

    def _keeper(self, match: KnownMatch) -> Keeper:
        return keeper_of(match.player.env, self.run.meter, self.run.binding.state_key)

    def _product(self, match: KnownMatch, product: Product) -> tuple[int, ...] | None:
        run, number = self.run, self.run.number(match.model)

        def visit(state: tuple[int, ...], action: int, after: tuple[int, ...]) -> None:
            self.visits.transitions.add((number, state, action))
            self.visits.states.add((number, after))
            if product.transitions % 1_000 == 0:
                run.meter.show(self.name, product.transitions / run.limits.exhaustive_transitions)

        try:
            return product.explore(run.limits, visit)
        finally:
            nodes, transitions = f"{product.nodes:,}", f"{product.transitions:,}"
            self._covered = (
                f"all {nodes} states of both together that one episode can reach and all "
                f"{transitions} transitions"
                if product.complete
                else f"{nodes} states of both together and {transitions} transitions (not all)"
            )

    def _check(self, product: Product) -> bool:
        """Whether random walks from resets of new environments go as the product says."""
        run = self.run
        number, longest = run.limits.exhaustive_walks, run.limits.exhaustive_walk_steps
        for walk in product.walks(number, longest, Random(run.seed)):
            match = run.known_match(run.known)
            try:
                episode, same = check_walk(match, self._keeper, product, run.seed, walk)
            except UnkeepableError:
                episode, same = None, False
            finally:
                run.close(match)
            if episode is not None:
                self._report(episode)
            if not same:
                self._distrust()
                return False
        return True

    def _report(self, episode: Episode) -> bool:
        """Add the finding of an episode, if it differs on a new environment too."""
        run = self.run
        difference = run.replay(run.known, episode)
        if difference is None:
            return False
        settle(run, difference, [episode])
        return True

    def _distrust(self) -> None:
        self._covered += ", which says little, for its states are not what they seem"
        self.run.note(
            f"the engine {self.name} cannot trust the target's states: from a reset the same "
            "actions lead to another state or answer, so the state key is not complete, or the "
            "state is not put back as it was"
        )

    def _sequences(self, why: str) -> None:
        """Play every sequence of actions up to the greatest length that fits."""
        match = self.run.known_match(self.run.known, self.visits)
        try:
            self._play_sequences(match, why)
        finally:
            self.run.close(match)

    def _play_sequences(self, match: KnownMatch, why: str) -> None:
        many, longest = len(match.model.actions), 1
        run, played = self.run, 0
        while (longest + 1) * many ** (longest + 1) <= run.limits.exhaustive_sequence_steps:
            longest += 1
        skipped: tuple[int, ...] = (-1,)
        for actions in itertools.product(range(many), repeat=longest):
            if actions[: len(skipped)] == skipped:
                continue
            difference = match.play(Episode(run.seed, actions))
            if difference is not None:
                settle(run, difference, match.log)
                return
            played += 1
            skipped = _until_done(match, actions)
            self._covered = (
                f"{played:,} sequences of {longest} actions (or to the end of the episode), {why}"
            )
        self._covered = f"all sequences of up to {longest} actions, {played:,} of them; {why}"


def _until_done(match: KnownMatch, actions: tuple[int, ...]) -> tuple[int, ...]:
    """The actions up to the end of the episode, or all."""
    state = match.model.start
    for number, action in enumerate(actions, start=1):
        transition = match.model.step(state, action)
        if transition.done:
            return actions[:number]
        state = transition.state
    return actions
