"""Every action in every state of the reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.discrepancy import Discrepancy
from provengym.comparison.lockstep import LockstepComparer, sweep
from provengym.conformance.candidates import EpisodeCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.session import RefusedError
from provengym.conformance.time_limit import below_limit, under_limit
from provengym.data.episode import Episode
from provengym.models.walks import few_states, many_states

if TYPE_CHECKING:
    from provengym.conformance.engines.base import Events
    from provengym.data.report import Coverage


class Systematic(Engine):
    """Tries each transition of the reference once, after a shortest path from a reset.

    Where parameters are free, every small choice of them comes first, smallest first, so that the
    first difference has the smallest parameters; the parameters of the report come last.  Resets
    are tried with 16 seeds and with none.

    States and transitions are counted at the parameters of the report; when a difference comes
    before them, those of the smaller ones.
    """

    name: ClassVar[str] = "systematic"
    random: ClassVar[bool | None] = False
    _complete = False
    _swept = 0
    _begun = 0

    @staticmethod
    def weight(coverage: Coverage) -> int:
        return int(coverage.complete)

    def search(self) -> Events:
        session = below_limit(self.session)
        choices = session.space.enumerate_small(session.spec.of_reference, session.free)
        small = [session.known_model(parameters) for parameters in choices]
        models = [m for m in small if m.parameters != session.base.parameters]
        refused: list[str] = []
        for number, model in enumerate([*models, session.known]):
            session.show(number / (len(models) + 1))
            try:
                comparer = session.lockstep_comparer(model, self.visits)
            except RefusedError as error:
                refused.append(str(error))
                continue
            discrepancy = self._try(comparer)
            if discrepancy is not None:
                seen = under_limit(self.session, discrepancy)
                yield EpisodeCandidate.of(seen, comparer.log)
            session.close(comparer)
            if discrepancy is not None:
                break
        if refused:
            session.note(
                f"the target refused {len(refused)} of the explored parameters: {refused[0]}"
            )

    def coverage(self, target_steps: int) -> Coverage:
        states, transitions = self.visits.of(self.session.base)
        if not states:  # it did not come so far
            states, transitions = len(self.visits.states), len(self.visits.transitions)
        many = f"all {transitions:,}" if self._complete else f"{transitions:,} (not all)"
        more = ""
        if self._swept:
            more = f", and on those of {_choices(self._swept, 'smaller')}"
        if self._begun:
            more += f", and on some of those of {_choices(self._begun, 'other')}"
        meaning = f"The target agrees with the reference on {many} transitions{more}."
        return self.covered(
            target_steps,
            meaning if transitions else "No transition was compared.",
            "the target's behaviour depends only on the reference state that the actions lead to; "
            "nothing after the end of an episode is compared",
            complete=self._complete,
            visited=(states, transitions),
        )

    def _try(self, comparer: LockstepComparer) -> Discrepancy | None:
        session, model = self.session, comparer.model
        is_base = model.parameters == session.base.parameters
        seeds = session.limits.systematic_seeds if is_base else 2
        for seed in (*range(session.seed, session.seed + seeds), None):
            discrepancy = comparer.play(Episode(seed))
            if discrepancy is not None:
                return discrepancy
        # Where another engine was complete, this one is to show that it can be believed.
        done = any(coverage.complete for coverage in session.journal.coverage.values())
        most = (many_states if is_base and not done else few_states)(model, session.limits)
        discrepancy, complete = sweep(comparer, session.seed, most_states=most)
        if is_base:
            self._complete = complete
        else:
            self._swept += discrepancy is None and complete
            self._begun += discrepancy is None and not complete
        return discrepancy


def _choices(number: int, which: str) -> str:
    return f"{number:,} {which} choice{'s' if number != 1 else ''} of parameters"
