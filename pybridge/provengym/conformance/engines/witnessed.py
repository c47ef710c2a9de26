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
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode, brief_actions
from provengym.data.report import Evidence
from provengym.models.stepped_model import ALONGSIDE, to_the_end
from provengym.targets.budget import OutOfTime

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from provengym.comparison.discrepancy import Discrepancy, Visits
    from provengym.conformance.candidates import Confirmation, Shrink
    from provengym.conformance.engines.events import Event, Pair
    from provengym.conformance.session import Session
    from provengym.models.model import Model
    from provengym.models.stepped_model import Answer, GoesOn
    from provengym.statistics.events import EventTest, EventTests

SEED_BITS = 31
FIRST_STEPS, FEWEST, MOST = 1_000, 16, 128
"""First pairs say what is tested: such as have about so many steps together, and so many pairs at
least and at most."""
FIRST_SHARE = 0.05
"""The share of a budget of steps that they may have."""
SHRINKING = 0.15
"""The share of the budget in which the difference is made smaller before."""
SPARE, GLANCE = 0.3, 0.04
"""What is left of the budget when the first event is dropped: so much of it is for the others, and
so much for those that were not shown twice by then."""
TWICE = 2
RESETS = 2
"""Those of a pair, which count as steps."""


class Pairs:
    """Plays the same actions on both sides, under seeds that are used once.

    Args:
        session: The check.
        found: A difference: its actions are played, after those of the episodes before it.
        random: Of the seeds.
    """

    def __init__(self, session: Session, found: Discrepancy, random: Random) -> None:
        self._session, self._model, self._random = session, found.model, random
        self._before = [episode.actions for episode in found.earlier]
        self._actions = found.episode.actions
        self._seeds = {found.episode.seed}
        self._comparer: SteppedComparer | None = None
        self.renewed = bool(self._before)
        """Whether each pair has new environments, as it must where these, or the episodes before,
        may matter."""
        self.calls = 0
        """Resets and steps of both sides."""

    def play(self, goes_on: GoesOn = to_the_end) -> Pair:
        """What both sides answer.

        Raises:
            FailedError: The target did not answer.
            OutOfTime: The budget is spent.
        """
        comparer = self._comparer
        if comparer is None or self.renewed:
            self.close()
            comparer = self._comparer = stepped_comparer(self._session, self._model)
        for actions in self._before:
            self._played(comparer, actions, to_the_end)
        return self._played(comparer, self._actions, goes_on)

    def close(self) -> None:
        """Close the environments."""
        if self._comparer is not None:
            self._session.close(self._comparer)
            self._comparer = None

    def _played(self, comparer: SteppedComparer, actions: tuple[int, ...], goes_on: GoesOn) -> Pair:
        seed = self._random.getrandbits(SEED_BITS)
        while seed in self._seeds:
            seed = self._random.getrandbits(SEED_BITS)
        self._seeds.add(seed)
        # Where the first answer tells, pairs have no steps, and would never end a budget of these.
        self._session.budget.count_of_reference(RESETS)
        target, trouble = comparer.answers(seed, actions, goes_on)
        if trouble is not None:
            raise FailedError(trouble)
        reference = comparer.reference_answers(seed, actions, goes_on)
        self.calls += len(target) + len(reference)
        return target, reference


class WitnessCandidate(Candidate):
    """A first difference, which is a finding where there is evidence that no other use of the same
    draws explains it.  Else `why` says why nothing follows.

    Args:
        found: The difference.
        log: The episodes that were played on the same environments, this one last.
        tests: Of all events of the check.
        random: Of the seeds.
    """

    def __init__(
        self, found: Discrepancy, log: Sequence[Episode], tests: EventTests, random: Random
    ) -> None:
        super().__init__(None)
        self._seen = EpisodeCandidate.of(found, log)
        self._tests, self._random = tests, random
        self._trial: _Trial | None = None
        self.why = ""
        self.is_explained = False
        """Whether the other side alone, too, has shown what one side alone had: the same seeds mean
        other draws."""

    def reduce(self, session: Session, shrink: Shrink) -> None:
        """See it on new environments, make it smaller, and play pairs."""
        seen = self._seen
        with contextlib.suppress(OutOfTime):
            seen.reduce(session.within(session.budget.part(share=SHRINKING)), shrink)
        self.minimal, found = seen.minimal, seen.discrepancy
        assert found is not None
        if is_plain(found):
            self.discrepancy = found
            return
        trial = _Trial(session, found, self._random)
        try:
            trial.name_events(self._tests)
            trial.judge()
        except OutOfTime:
            pass
        except FailedError as failed:
            self._seen = EpisodeCandidate.of(failed.discrepancy)
            self.discrepancy = failed.discrepancy
            return
        finally:
            trial.pairs.close()
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
            again.pairs.close()
        return None if again.found is None else again.difference()

    def is_same(self, found: Discrepancy) -> bool:
        """Whether class, step and answer are the same; or the class, where pairs show it."""
        return super().is_same(found) if self.key else self._seen.is_same(found)

    def conclude(self, confirmation: Confirmation) -> None:
        """Evidence stands, whatever comes under the one seed."""
        if self._trial is not None:
            confirmation.may_not_recur = FREQUENCY
        elif self.discrepancy is not None:
            self._seen.conclude(confirmation)
            self.discrepancy = self._seen.discrepancy


def is_plain(found: Discrepancy) -> bool:
    """Whether no draw could explain a difference."""
    return "error" in found.got or found.kind == "space"


class _Trial:
    """Events of a difference, and pairs that say whether both sides show them equally often."""

    def __init__(self, session: Session, found: Discrepancy, random: Random) -> None:
        self._session, self._found, self._random = session, found, random
        self.pairs = Pairs(session, found, random)
        self._tried: list[tuple[Event, EventTest]] = []
        self._agree = False
        """Whether most pairs agree in all answers before the difference."""

    @property
    def found(self) -> tuple[Event, EventTest] | None:
        """The event that one side shows more often, with its pairs."""
        return next((one for one in self._tried if one[1].found), None)

    @property
    def is_explained(self) -> bool:
        """Whether an event was shown by the other side alone as well."""
        return any(test.is_dropped for _, test in self._tried)

    def name_events(self, tests: EventTests) -> None:
        """Choose the events by first pairs."""
        found, step = self._found, self._found.step
        again = self._session.replay(found.model, *found.earlier, found.episode)
        before = None
        if found.again(again):
            before = self._answers_before()
        else:  # which environment it is, or what no seed decides, may matter
            self.pairs.renewed = True
        steps = min(FIRST_SHARE * self._session.budget.steps_left, FIRST_STEPS)
        number = int(min(max(steps / (step + 1), FEWEST), MOST))
        first = [self.pairs.play() for _ in range(number)]
        alike = sum(all(map(same, target[:step], reference[:step])) for target, reference in first)
        self._agree = 2 * alike > number
        events = Namer(found, before, first).events()
        self._tried = [(event, tests.add(event.side)) for event in events]

    def again(self, session: Session) -> _Trial:
        """The event that was found, by pairs on new environments."""
        assert self.found is not None
        event, test = self.found
        trial = _Trial(session, self._found, self._random)
        trial.pairs.renewed = self.pairs.renewed
        trial._tried, trial._agree = [(event, test.anew())], self._agree
        return trial

    def judge(self) -> None:
        """Play pairs until an event is found, or none is worth more.

        Those events that begin with certain answers get pairs of their own, of which most are soon
        over; the next pair is for those of which more was seen for as many calls.
        """
        calls = {False: 1, True: 1}
        spare = glance = None
        while self.found is None:
            tried = [(event, test) for event, test in self._tried if test.is_open]
            if spare is None and len(tried) < len(self._tried):
                budget = self._session.budget
                spare, glance = budget.part(share=SPARE), budget.part(share=GLANCE)
            if glance is not None and glance.is_spent:
                tried = [one for one in tried if one[1].alone[one[0].side] >= TWICE]
            if not tried or (spare is not None and spare.is_spent):
                return
            worth = {False: 0.0, True: 0.0}
            for event, test in tried:
                begins = bool(event.before)
                seen = 1 + test.alone[event.side]
                worth[begins] = max(worth[begins], seen / calls[begins])
            begins = worth[True] > worth[False]
            turn = [one for one in tried if bool(one[0].before) == begins]
            goes_on = turn[0][0].goes_on if begins else to_the_end
            before = self.pairs.calls
            target, reference = self.pairs.play(goes_on)
            calls[begins] += self.pairs.calls - before
            for event, test in turn:
                test.add(event.shows(target), event.shows(reference))

    def difference(self) -> Discrepancy:
        """The difference, with the evidence."""
        assert self.found is not None
        event, test = self.found
        found, pairs, (target, reference) = self._found, test.pairs, test.shown
        evidence = Evidence(
            seed=found.episode.seed,
            event=event.name,
            pairs=pairs,
            target=target,
            reference=reference,
            target_alone=test.alone[0],
            reference_alone=test.alone[1],
            e_value=test.e_value,
        )
        is_witnessed = not test.alone[1 - event.side] and (
            event.is_value or (found.step > 0 and self._agree)
        )
        if is_witnessed:
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
                "calls": self.pairs.calls,
                "e_value": test.e_value,
            },
            evidence=evidence,
        )

    def why(self) -> str:
        """Why nothing follows, where nothing was found."""
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
                f"{first}, and each side shows there what the other does not{counts}, so it is not "
                "known that the same seeds mean the same draws in both"
            )
        return (
            f"{first}, and the budget ended before it was known whether that comes from other draws"
            f"{counts}"
        )

    def _answers_before(self) -> list[Answer]:
        """Those of the reference before the difference."""
        episode = self._found.episode
        comparer = stepped_comparer(self._session, self._found.model)
        try:
            return comparer.reference_answers(episode.seed, episode.actions[:-1])
        finally:
            self._session.close(comparer)


def stepped_comparer(
    session: Session, model: Model, visits: Visits | None = None
) -> SteppedComparer:
    """New environments of both sides."""
    comparer = session.comparer(model, visits)
    assert isinstance(comparer, SteppedComparer)
    return comparer
