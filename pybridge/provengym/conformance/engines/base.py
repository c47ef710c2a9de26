"""What every engine has."""

from __future__ import annotations

import abc
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.discrepancy import Visits
from provengym.conformance.minimizing.confirm import confirm
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode
from provengym.data.report import Coverage
from provengym.models.random_model import RandomModel

if TYPE_CHECKING:
    from provengym.comparison.comparer import Comparer
    from provengym.conformance.session import Session
    from provengym.models.model import AnyModel


class Engine(abc.ABC):
    """Looks for differences and adds them to the findings of a run.

    `search` may be cut short at any time; `coverage` then tells what was covered.
    """

    name: ClassVar[str]
    random: ClassVar[bool | None] = None
    """Whether it needs a reference that is random, or one that is not; None: it takes any."""

    by_default: ClassVar[bool] = True
    """Whether it runs without being asked for."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.visits = Visits()
        self.finished = False

    @classmethod
    def fits(cls, model: AnyModel) -> bool:
        """Whether a reference at fixed parameters can be compared in this way."""
        return cls.random in (None, isinstance(model, RandomModel))

    @classmethod
    def unasked(cls, model: AnyModel) -> bool:
        """Whether it runs on this reference without being asked for."""
        return cls.by_default

    @abc.abstractmethod
    def search(self) -> None:
        """Look for differences until one is found or there is no more to try."""

    @abc.abstractmethod
    def coverage(self, target_steps: int) -> Coverage:
        """How far the engine looked, and what it means that it found nothing."""

    def begin(self) -> Comparer | None:
        """A new environment at the parameters of the report; None where the target fails, which is
        a finding then."""
        try:
            return self.session.comparer(self.session.base, self.visits)
        except FailedError as failed:
            confirm(self.session, failed.discrepancy, [Episode(self.session.seed)])
            return None

    def covered(
        self,
        target_steps: int,
        meaning: str,
        assumption: str | None,
        *,
        complete: bool = False,
        visited: tuple[int, int] | None = None,
    ) -> Coverage:
        """The coverage of this engine, with the states and transitions that it visited."""
        states, transitions = visited or (len(self.visits.states), len(self.visits.transitions))
        return Coverage(
            engine=self.name,
            states=states,
            transitions=transitions,
            target_steps=target_steps,
            complete=complete,
            assumption=assumption,
            meaning=meaning,
        )
