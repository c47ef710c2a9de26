"""The base of all engines."""

from __future__ import annotations

import abc
from collections.abc import Generator
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.discrepancy import Visits
from provengym.conformance.candidates import Candidate, Confirmation
from provengym.data.report import Coverage

if TYPE_CHECKING:
    from provengym.conformance.session import Session
    from provengym.models.model import Model


Events = Generator[Candidate, Confirmation, None]
"""The candidates of an engine, which is told of each whether it came again."""


class Engine(abc.ABC):
    """Looks for differences, and hands over what it has seen.

    `search` may be cut short at any time; `coverage` then tells what was covered.
    """

    name: ClassVar[str]
    random: ClassVar[bool | None] = None
    """True if it needs a random reference, False if one that is not random; None: it takes any."""
    by_default: ClassVar[bool] = True
    """True if it runs without being asked for."""
    compares: ClassVar[bool] = True
    """True if it compares behaviour; after the first that does, a confirmed finding ends the
    check."""
    budget_weight: ClassVar[int] = 2
    """Its share of what is left of the budget when it begins is this, of the sum of the weights of
    all engines that have not run."""
    takes_agreement: ClassVar[bool] = False
    """True if what it says of the target holds only where another engine has found that the target
    agrees with the reference."""

    undecided: str = ""
    """The reason why nothing follows from what it saw; empty where something does."""
    says_why: ClassVar[bool] = False
    """True if the meaning of its coverage tells why it compared nothing."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.visits = Visits()

    @classmethod
    def fits(cls, model: Model) -> bool:
        """Return whether a reference at fixed parameters can be compared in this way."""
        if model.knows != "states":
            return model.knows == "nothing" and not cls.compares
        return cls.random in (None, not model.deterministic)

    @classmethod
    def unasked(cls, model: Model) -> bool:
        """Return whether it runs on this reference without being asked for."""
        return cls.by_default

    @classmethod
    def leads(cls, session: Session) -> bool:
        """Return whether it says so much more of this target that it goes before the others that
        compare behaviour.

        Raises:
            FailedError: The target cannot be played.
        """
        return False

    @staticmethod
    def weight(coverage: Coverage) -> int:
        """Return the weight of its coverage next to that of other engines; of those with the same
        weight, the verdict rests on the first."""
        return 0

    @abc.abstractmethod
    def search(self) -> Events:
        """Look for differences until one is found or there is no more to try.

        Where the budget ends, what was seen may be handed over before `OutOfTime` is passed on.
        """

    @abc.abstractmethod
    def coverage(self, target_steps: int) -> Coverage:
        """Return how far the engine looked, and what it means that it found nothing."""

    def pending(self) -> Candidate | None:
        """Return what was seen and not handed over yet, when an interrupt has ended the search."""
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
