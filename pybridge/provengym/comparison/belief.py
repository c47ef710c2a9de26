"""Play a target and a reference that is random or hides its state.

The target departs from the reference in the call after which no state of the reference is possible.
A black box with a hidden state can go wrong long before it shows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.comparison.comparer import Comparer
from provengym.comparison.oracle import BeliefOracle, Expected

if TYPE_CHECKING:
    from provengym.models.model import Model, State, Transition


class BeliefComparer(Comparer):
    """The target may do only what the reference does with a positive probability."""

    model: Model

    def oracle(self) -> BeliefOracle:
        """The model before its reset."""
        return BeliefOracle(self.model, self.translator)

    def expected(
        self, transition: Transition | None = None, before: State | None = None
    ) -> Expected:
        """Return an expectation that says nothing: a single call decides nothing here."""
        return Expected(self.model, self.translator)
