"""A difference under one seed, next to an environment without a model: whether it is more than
another use of the same draws.

It names events (`events`), and pairs of episodes under new seeds say whether both sides show these
equally often (`statistics.events`).
"""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING

from provengym.comparison.stepped import SteppedComparer
from provengym.conformance.candidates import FREQUENCY, Candidate, EpisodeCandidate
from provengym.conformance.engines.events import Namer, same
from provengym.conformance.engines.seeds import fresh_seeds
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode, brief_actions
from provengym.data.report import Evidence
from provengym.models.stepped_model import ALONGSIDE, to_the_end
from provengym.processes.budget import OutOfTime
from provengym.statistics.pairs import key_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence
    from random import Random

    from provengym.comparison.discrepancy import Discrepancy, Visits
    from provengym.conformance.candidates import Confirmation, Shrink
    from provengym.conformance.engines.events import Answers, Event, Pair
    from provengym.conformance.session import Session
    from provengym.models.model import Model
    from provengym.models.stepped_model import GoesOn
    from provengym.processes.budget import Budget
    from provengym.statistics.events import EventTest, EventTests

    Actions = tuple[int, ...]
    Tried = tuple[Event, EventTest]

FEWEST, MOST = 16, 128
"""The numbers of the first pairs, which say what is tested; with few values, the fewest will do."""
FIRST_SHARE = 0.05
"""The share of the budget that more of them may have."""
STARTS = 64
"""Resets of which some must show the same where the same answers are expected again."""
SHRINKING = 0.15
"""The share of the budget in which the difference is made smaller before."""
GLANCE, SPARE = 0.1, 0.5
"""Shares of the budget left when the first event is dropped: one for all others, one for those that
were shown twice by then; all of it is for those with strong evidence."""
TWICE = 2
STRONG = 100.0
"""Evidence that right environments give with probability 1 % at most."""
ENVIRONMENTS = 8
"""So many of each side are made for an event, a new one after each pair that tells the sides apart:
something may be drawn when one is made, which no seed decides."""
RESETS = 2
"""Those of a pair, which count as steps."""


class WitnessCandidate(Candidate):
    """A first difference, which is a finding where there is evidence that no other use of the same
    draws explains it.  Else `why` says why nothing follows.

    Args:
        found: The difference.
        log: The episodes that were played on the same environments, this one last.
        tests: The tests of all events of the check.
        random: The generator of the seeds.
    """

    def __init__(
        self, found: Discrepancy, log: Sequence[Episode], tests: EventTests, random: Random
    ) -> None:
        super().__init__(None)
        self._seen = EpisodeCandidate.of(found, log)
        self._walk = log[-1].actions
        self._tests, self._random = tests, random
        self._trial: _EventTrial | None = None
        self.why = ""
        self.is_explained = False
        """True if the other side alone, too, has shown what one side alone had: the same seeds mean
        other draws."""

    def reduce(self, session: Session, shrink: Shrink) -> None:
        """See it on new environments, make it smaller, and play pairs."""
        seen = self._seen
        with contextlib.suppress(OutOfTime):
            seen.reduce(session.within(session.budget.part(share=SHRINKING)), shrink)
        self.minimal, found = seen.minimal, seen.discrepancy
        assert found is not None
        if found.is_of_form:
            self.discrepancy = found
            return
        trial = _EventTrial(session, found, self._random)
        try:
            with contextlib.suppress(OutOfTime):
                trial.name_events(self._tests, self._walk)
                trial.judge()
        except FailedError as failed:
            self._seen = EpisodeCandidate.of(failed.discrepancy)
            self.discrepancy = failed.discrepancy
            return
        finally:
            trial.close()
        if trial.found is None:
            self.is_explained, self.why = trial.is_explained, trial.why()
            return
        self._trial, self.discrepancy = trial, trial.difference()
        if self.discrepancy.kind == "distribution":
            self.key = ALONGSIDE

    def reproduce(self, session: Session, number: int) -> Discrepancy | None:
        """Play the episode that shows it; or new pairs, where it is that some come more often."""
        if self.key is None or self._trial is None:
            return self._seen.reproduce(session, number)
        again = self._trial.again(session)
        try:
            again.judge()
        except FailedError as failed:
            return failed.discrepancy
        finally:
            again.close()
        return None if again.found is None else again.difference()

    def is_same(self, found: Discrepancy) -> bool:
        """Return whether class, step and answer are the same; or the class, where pairs show it."""
        return super().is_same(found) if self.key else self._seen.is_same(found)

    def conclude(self, confirmation: Confirmation) -> None:
        """Evidence stands, whatever comes under the one seed."""
        if self._trial is not None:
            confirmation.may_not_recur = FREQUENCY
        elif self.discrepancy is not None:
            self._seen.conclude(confirmation)
            self.discrepancy = self._seen.discrepancy


class _EventTrial:
    """Events of a difference, and pairs that say whether both sides show them equally often."""

    def __init__(self, session: Session, found: Discrepancy, random: Random) -> None:
        self._session, self._found, self._random = session, found, random
        self._renewed = bool(found.earlier)
        """True if each pair has new environments, as it must where these, or the episodes before,
        may matter."""
        self._groups: list[_EventPairs] = []
        self._agree = False
        """True if most pairs agree in all answers before the difference."""

    @property
    def _tried(self) -> list[Tried]:
        return [one for pairs in self._groups for one in pairs.tried]

    @property
    def found(self) -> tuple[_EventPairs, Event, EventTest] | None:
        """The event that one side shows more often, with its pairs and its test."""
        every = ((pairs, *tried) for pairs in self._groups for tried in pairs.tried)
        return next((one for one in every if one[2].found), None)

    @property
    def is_explained(self) -> bool:
        """True if an event was shown by the other side alone as well, and there is no strong
        evidence of another one."""
        tests = [test for _, test in self._tried]
        is_strong = any(test.is_open and test.e_value >= STRONG for test in tests)
        return any(test.is_dropped for test in tests) and not is_strong

    def close(self) -> None:
        """Close all environments."""
        for pairs in self._groups:
            pairs.close()

    def name_events(self, tests: EventTests, walk: Actions) -> None:
        """Choose the events by first pairs; no more of them where every pair shows the first.

        Args:
            tests: The tests of all events of the check.
            walk: The actions of which the difference was seen in the first ones.
        """
        found, step = self._found, self._found.step
        before = self._answers_before()
        self._renewed |= before is None
        pairs = self._pairs(found.episode.actions)
        part = self._session.budget.part(share=FIRST_SHARE)
        first = [pairs.play() for _ in range(FEWEST)]
        namer = Namer(found, before, first)
        are_many = namer.has_many_values
        while are_many and len(first) < MOST and not part.is_spent:
            first.append(pairs.play())
        alike = sum(all(map(same, target[:step], reference[:step])) for target, reference in first)
        self._agree = 2 * alike > len(first)
        pairs.try_out(namer.at_step(), tests)
        while pairs.is_shown_each_time:
            pairs.count()
        if self.found is not None:
            return
        after = namer.after_the_same()
        if after:
            pairs = self._pairs(found.episode.actions, after[0].goes_on)
            starts: set[Hashable] = set()
            for number in range(STARTS):
                starts.add(key_of(pairs.play()[1][0].observation))
                if len(starts) <= number:
                    pairs.try_out(after, tests)
                    break
        if step:
            self._pairs(walk).try_out(namer.within(len(walk)), tests)

    def again(self, session: Session) -> _EventTrial:
        """The event that was found, by pairs on new environments."""
        assert self.found is not None
        pairs, event, test = self.found
        trial = _EventTrial(session, self._found, self._random)
        trial._renewed, trial._agree = self._renewed, self._agree
        trial._pairs(pairs.actions, pairs.goes_on).tried = [(event, test.anew())]
        return trial

    def judge(self) -> None:
        """Play pairs until an event is found, or none is worth more.

        The next pair is of those of which more was seen for as many calls.
        """
        parts: list[Budget] = []
        while self.found is None:
            if not parts and any(test.is_dropped for _, test in self._tried):
                budget = self._session.budget
                parts = [budget.part(share=GLANCE), budget.part(share=SPARE)]
            spent = sum(part.is_spent for part in parts)
            pairs = max(self._groups, key=lambda pairs: pairs.worth(spent))
            if not pairs.worth(spent):
                return
            pairs.count()

    def difference(self) -> Discrepancy:
        """The difference, with the evidence."""
        assert self.found is not None
        group, event, test = self.found
        found, pairs = self._found, test.pairs
        evidence = Evidence(
            seed=found.episode.seed,
            event=event.name,
            actions=group.actions,
            pairs=pairs,
            target=test.shown[0],
            reference=test.shown[1],
            target_alone=test.alone[0],
            reference_alone=test.alone[1],
            e_value=test.e_value,
        )
        if not test.alone[1 - event.side] and (event.is_value or (found.step and self._agree)):
            return replace(found, message=evidence.told, evidence=evidence)
        shares = [{event.name: n / pairs, "otherwise": 1 - n / pairs} for n in test.shown]
        return replace(
            found,
            kind="distribution",
            episode=Episode(None, found.episode.actions),
            message=evidence.told,
            expected={"distribution": shares[1]},
            got={
                "distribution": shares[0],
                "samples": pairs,
                "calls": group.calls,
                "e_value": test.e_value,
            },
            evidence=evidence,
        )

    def why(self) -> str:
        """Tell why nothing follows, where nothing was found."""
        found = self._found
        where = f"step {found.step}" if found.step else "the reset"
        first = (
            f"they first differ at {where} ({found.kind}) under the seed {found.episode.seed}, "
            f"actions {brief_actions(found.episode.actions)}"
        )
        dropped = [one for one in self._tried if one[1].is_dropped]
        told = max(dropped or self._tried, key=lambda one: one[1].e_value, default=None)
        counts = ""
        if told is not None:
            event, test = told
            counts = (
                f" (of {test.pairs:,} pairs under other seeds, {test.alone[0]:,} have "
                f"{event.name} in the target alone, and {test.alone[1]:,} in the reference alone)"
            )
        if dropped:
            return (
                f"{first}, and each side has events there that the other lacks{counts}, so it is "
                "not known that the same seeds mean the same draws in both"
            )
        return (
            f"{first}, and the budget ended before it was known whether that comes from other draws"
            f"{counts}"
        )

    def _pairs(self, actions: Actions, goes_on: GoesOn = to_the_end) -> _EventPairs:
        before = [episode.actions for episode in self._found.earlier]
        pairs = _EventPairs(
            self._session, self._found, (*before, actions), goes_on, self._random, self._renewed
        )
        self._groups.append(pairs)
        return pairs

    def _answers_before(self) -> Answers | None:
        """Those of the reference before the difference; None where that does not come again in the
        same way on new environments."""
        session, found = self._session, self._found
        if not found.again(session.replay(found.model, *found.earlier, found.episode)):
            return None
        comparer = stepped_comparer(session, found.model)
        try:
            return comparer.reference_answers(found.episode.seed, found.episode.actions)[
                : found.step
            ]
        finally:
            session.close(comparer)


class _EventPairs:
    """Plays the same actions on both sides, under seeds that are used once, for some events.

    Args:
        session: The check.
        found: The difference.
        plan: The actions of each episode; the last one counts.
        goes_on: Tells whether the episode is played on.
        random: The generator of the seeds.
        renewed: True if each pair has new environments.
    """

    def __init__(
        self,
        session: Session,
        found: Discrepancy,
        plan: tuple[Actions, ...],
        goes_on: GoesOn,
        random: Random,
        renewed: bool,
    ) -> None:
        self._session, self._model = session, found.model
        self._before, self.actions, self.goes_on = plan[:-1], plan[-1], goes_on
        self._seeds = fresh_seeds(random, found.episode.seed)
        self._renewed = renewed
        self._comparer: SteppedComparer | None = None
        self._made = 0
        """The number of environments of each side that were made."""
        self.tried: list[Tried] = []
        self.calls = 0
        """Resets and steps of both sides."""

    def try_out(self, events: Iterable[Event], tests: EventTests) -> None:
        """Test these events by the pairs that follow."""
        self.tried = [(event, tests.add(event.side)) for event in events]
        self.calls = 0

    @property
    def is_shown_each_time(self) -> bool:
        """True if one side alone has shown an event in every pair, and more are needed."""
        tests = [test for _, test in self.tried]
        return not any(test.found for test in tests) and any(
            test.alone[test.side] == test.pairs for test in tests
        )

    def worth(self, spent: int) -> float:
        """Return ``(1 + alone) / (1 + calls)`` for the event that one side alone has shown most
        often; 0 where no event is left.

        Args:
            spent: The number of parts of the budget that are spent: `GLANCE`, then `SPARE`.
        """
        tests = [test for _, test in self.tried if test.is_open]
        if spent:
            tests = [test for test in tests if test.alone[test.side] >= TWICE]
        if spent > 1:
            tests = [test for test in tests if test.e_value >= STRONG]
        return max((1 + test.alone[test.side] for test in tests), default=0) / (1 + self.calls)

    def count(self) -> None:
        """Count one pair."""
        pair = self.play()
        is_told = False
        for event, test in self.tried:
            if test.is_open:
                target, reference = map(event.shows, pair)
                test.add(target, reference)
                is_told |= target != reference
        if is_told and self._made < ENVIRONMENTS:
            self.close()

    def play(self) -> Pair:
        """Play a pair of episodes, and return the answers of both sides.

        Raises:
            FailedError: The target did not answer.
            OutOfTime: The budget is spent.
        """
        comparer = self._comparer
        if comparer is None or self._renewed:
            self.close()
            comparer = self._comparer = stepped_comparer(self._session, self._model)
            self._made += 1
        for actions in self._before:
            self._played(comparer, actions, to_the_end)
        return self._played(comparer, self.actions, self.goes_on)

    def close(self) -> None:
        """Close the environments."""
        if self._comparer is not None:
            self._session.close(self._comparer)
            self._comparer = None

    def _played(self, comparer: SteppedComparer, actions: Actions, goes_on: GoesOn) -> Pair:
        seed = next(self._seeds)
        # Where the first answer tells, pairs have no steps, and would never end a budget of these.
        self._session.budget.count_of_reference(RESETS)
        target, trouble = comparer.answers(seed, actions, goes_on)
        if trouble is not None:
            raise FailedError(trouble)
        reference = comparer.reference_answers(seed, actions, goes_on)
        self.calls += len(target) + len(reference)
        return target, reference


def stepped_comparer(
    session: Session, model: Model, visits: Visits | None = None
) -> SteppedComparer:
    """New environments of both sides."""
    comparer = session.comparer(model, visits)
    assert isinstance(comparer, SteppedComparer)
    return comparer
