"""Frequencies of what a target, and an environment without a model, show after the same actions."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.candidates import FREQUENCY, Candidate
from provengym.conformance.engines.seeds import fresh_seeds
from provengym.conformance.engines.witnessed import stepped_comparer
from provengym.data.episode import Episode
from provengym.data.report import Weakest
from provengym.models.stepped_model import ALONGSIDE
from provengym.statistics.eprocess import POWER
from provengym.statistics.pairs import (
    OVER,
    PairTests,
    ValueClasses,
    detectable,
    end_of,
    parts_of,
    shows,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from provengym.comparison.stepped import SteppedComparer
    from provengym.conformance.candidates import Shrink
    from provengym.conformance.session import Session
    from provengym.models.stepped_model import Answer

FIRST = 16
"""Rounds of which nothing is counted: they say what is told apart."""
MOST_ACTIONS = 8
"""So many actions are taken alone."""
STEPS, WALKS, WALK_STEPS = 8, 2, 16
TWINS = 3
"""Other environments of the reference that are held against it where something is found."""
_DOUBT = 0.01
_LOOK = 64
"""After so many rounds it is seen what they would have shown."""
Actions = tuple[int, ...]
Cell = tuple[Actions, str]
"""The actions of an episode, and the name of a part of the answer after them."""


def error_share(session: Session) -> float:
    """The share of the error probability that frequencies have in a lane; events have as much."""
    return session.limits.false_positive_probability / (2 * (session.journal.lanes or 1))


class Pairing:
    """Plays fixed sequences of actions on both sides, with seeds of their own.

    A round has each sequence once.  It never compares what comes of one seed.

    Args:
        session: The check.
        comparer: Both sides.
        number: For each there are other seeds.
        twin: The number of another environment of the reference, which takes the target's place;
            None for none.
    """

    def __init__(
        self, session: Session, comparer: SteppedComparer, number: int, twin: int | None = None
    ) -> None:
        self._session, self._comparer, self._twin = session, comparer, twin
        self._seeds = fresh_seeds(Random(f"{session.seed} pairs {number} {twin}"))
        self.sequences = _sequences(len(comparer.model.actions), session.seed)
        self._values: dict[Cell, ValueClasses] = {}
        self.untold: set[str] = set()
        """Names of parts that have too many values, and are no numbers."""
        self.tests: PairTests | None = None
        self.rounds = self.calls = 0
        """Those that were counted, and all resets and steps of the target."""
        self._samples: Counter[Actions] = Counter()
        self._is_sure = False

    @property
    def found(self) -> bool:
        """True if the evidence was ever enough."""
        return self.tests is not None and self.tests.found

    @property
    def is_doubtful(self) -> bool:
        """True if both sides seem to differ, with a false-positive probability of `_DOUBT`."""
        return self.tests is not None and self.tests.highest >= 1 / _DOUBT

    @property
    def cells(self) -> int:
        """The number of parts of answers that are compared."""
        return len(self._values)

    @property
    def detectable(self) -> float:
        """The deviation of a probability that would have been found; 1.0 where none would."""
        if self.tests is None or not self.tests.number:
            return 1.0
        return detectable(self.rounds, self.tests.needed)

    def sample(self, calls: int, most: int | None = None) -> Discrepancy | None:
        """Play until something is found, or so many calls were made.

        Args:
            calls: So many are enough where there is no `most`, or where the error that the check
                should detect would have been found.
            most: So many are enough in any case.

        Returns:
            A discrepancy if the target gave an answer in no right form, else None.
        """
        trouble = self._look_first()
        if trouble is not None:
            return trouble
        assert self.tests is not None
        while self.tests.number and not self.found:
            enough = calls if most is None or self._is_sure else max(calls, most)
            if self.calls >= enough:
                break
            self._session.show(self.calls / enough)
            trouble = self._count_round()
            if trouble is not None:
                return trouble
            if not self.rounds % _LOOK:
                self._is_sure = shows(self._session.spec.detect, self.rounds, self.tests.needed)
        return None

    def go_on(self, comparer: SteppedComparer) -> None:
        """Play twice as many rounds again, on new environments."""
        self._comparer = comparer
        for _ in range(2 * self.rounds):
            if self._count_round() is not None:
                return

    def twins_differ(self) -> bool:
        """Return whether other environments of the reference seem to differ from it in as many
        rounds: then what is drawn once for an environment, or carried from one episode to the next,
        decides what it shows."""
        for number in range(TWINS):
            twin = Pairing(self._session, self._comparer, 0, number)
            twin._look_first()
            while twin.rounds < self.rounds:
                twin._count_round()
                if twin.is_doubtful:
                    return True
        return False

    def _count_round(self) -> Discrepancy | None:
        assert self.tests is not None
        for cell, target, reference, trouble in self._round():
            if trouble is not None:
                return trouble
            if cell in self._values:
                look = self._values[cell].look
                self.tests.add(cell, look(target), look(reference))
        self.tests.end_round()
        self.rounds += 1
        return None

    def difference(self, calls: int | None = None) -> Discrepancy:
        """The cell that is named, where something was found; by default after all calls."""
        tests = self.tests
        assert tests is not None
        cell: Any = tests.named()
        target, reference = tests.counts[cell]
        actions = cell[0]
        samples = self._samples[actions]
        for counts in (target, reference):  # where both were over before, nothing was counted
            counts[OVER] += samples - counts.total()
        looks = sorted(look for look in target | reference if target[look] or reference[look])
        return Discrepancy(
            kind="distribution",
            model=self._comparer.model,
            episode=Episode(None, actions),
            before=None,
            message=(
                f"the reference's are shares of {samples:,} samples, too, each after a reset with "
                "another seed; two environments that show the same equally often give such "
                f"evidence with probability {1 / tests.highest:.1g} at most"
            ),
            expected={"distribution": {look: reference[look] / samples for look in looks}},
            got={
                "distribution": {look: target[look] / samples for look in looks},
                "samples": samples,
                "calls": self.calls if calls is None else calls,
                "e_value": tests.highest,
            },
        )

    def meaning(self) -> str:
        """Say what it means that nothing was found."""
        assert self.tests is not None
        probability = self._session.limits.false_positive_probability
        untold = f"; not compared: {', '.join(sorted(self.untold))}" if self.untold else ""
        longest = max(map(len, self.sequences))
        return (
            f"What target and reference show after the same actions, up to {longest} from a reset, "
            f"was compared by how often it comes, each answer by itself: {self.rounds:,} pairs of "
            f"samples, at least, of each of {self.cells:,} parts of answers agree "
            f"(false-positive probability at most {probability:g}); with probability "
            f"{POWER:.0%} they would have shown a probability that differs by more than "
            f"{self.detectable:.2g}{untold}."
        )

    def weakest(self) -> Weakest:
        """Return the deviation that may have been overlooked."""
        return Weakest(cell="the observation after the same actions", detectable=self.detectable)

    def _look_first(self) -> Discrepancy | None:
        """Fix what is told apart in each cell by samples that are not used again."""
        first: dict[Cell, list[Any]] = {}
        for _ in range(FIRST):
            for cell, target, reference, trouble in self._round():
                if trouble is not None:
                    return trouble
                first.setdefault(cell, []).extend((target, reference))
        self._samples.clear()
        model = self._comparer.model
        divided = {actions for actions, name in first if name.startswith("observation[")}
        for cell, samples in sorted(first.items(), key=lambda item: (len(item[0][0]), item[0])):
            actions, name = cell
            is_reward = name == "reward"
            tolerance = model.reward_tolerance if is_reward else model.observation_tolerance
            whole = (actions, "observation")
            if name.startswith("observation[") and whole in self._values:
                continue  # it is compared as a whole, which comes before its parts
            values = ValueClasses(name, samples, 0.0 if name == "episode" else tolerance)
            if values.is_told:
                self._values[cell] = values
            elif name != "observation" or actions not in divided:
                self.untold.add(name)
        told: dict[Hashable, tuple[str, ...]] = {
            cell: values.looks for cell, values in self._values.items()
        }
        self.tests = PairTests(told, error_share(self._session))
        return None

    def _round(self) -> Iterator[tuple[Cell, Any, Any, Discrepancy | None]]:
        """Each cell with what both sides show there; a cell may come more than once."""
        for actions in self.sequences:
            target, trouble = self._played(actions)
            self.calls += len(target)
            if trouble is not None:
                yield (actions, ""), None, None, trouble
                return
            reference = self._comparer.reference_answers(next(self._seeds), actions)
            every = target, reference
            self._samples.update(actions[:number] for number in range(len(actions) + 1))
            for number in range(max(map(len, every))):
                is_whole = (actions[:number], "observation") in self._values
                sides = [_parts(side[number : number + 1], is_whole=is_whole) for side in every]
                for name in dict.fromkeys(name for side in sides for name in side):
                    shown = [side.get(name, OVER) for side in sides]
                    yield (actions[:number], name), shown[0], shown[1], None

    def _played(self, actions: Actions) -> tuple[list[Answer], Discrepancy | None]:
        if self._twin is None:
            return self._comparer.answers(next(self._seeds), actions)
        seed = next(self._seeds)
        return self._comparer.reference_answers(seed, actions, twin=self._twin), None


class PairCandidate(Candidate):
    """A part of answers whose frequencies are not the reference's; seen again in new samples."""

    may_not_recur = FREQUENCY
    key = ALONGSIDE

    def __init__(self, pairing: Pairing) -> None:
        super().__init__(pairing.difference())
        self._pairing, self._calls = pairing, pairing.calls

    def reduce(self, session: Session, shrink: Shrink) -> None:
        """Take more samples, for a nearer cell may show it, too."""
        comparer = stepped_comparer(session, session.base)
        try:
            self._pairing.go_on(comparer)
        finally:
            session.close(comparer)
            self.discrepancy = self._pairing.difference(self._calls)

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """Seek it in new samples."""
        return again(session, number, self._calls)


def again(session: Session, number: int, calls: int) -> Discrepancy | None:
    """Take samples anew, with other seeds for each number of a round."""
    limits = session.limits
    calls = max(limits.stochastic_confirming_calls, limits.confirming_factor * calls)
    comparer = stepped_comparer(session, session.base)
    try:
        pairing = Pairing(session, comparer, number + 1)
        found = pairing.sample(calls)
        return pairing.difference() if pairing.found else found
    finally:
        session.close(comparer)


def _parts(answer: list[Answer], *, is_whole: bool) -> dict[str, Any]:
    """Return the parts of an answer by name; none where the episode was over before."""
    if not answer:
        return {}
    observation, end = answer[0].observation, answer[0].end
    parts = {"observation": observation}
    if not is_whole:
        parts = dict(parts_of(observation)) | parts
    if end is not None:
        parts |= {"reward": end[0], "episode": end_of(*end[1:])}
    return parts


def _sequences(actions: int, seed: int) -> list[Actions]:
    """Each action again and again, and some at random."""
    random = Random(f"{seed} sequences")
    alone = (
        range(actions) if actions <= MOST_ACTIONS else random.sample(range(actions), MOST_ACTIONS)
    )
    walks = [tuple(random.randrange(actions) for _ in range(WALK_STEPS)) for _ in range(WALKS)]
    return [*((action,) * STEPS for action in alone), *walks]
