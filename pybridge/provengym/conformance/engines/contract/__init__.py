"""Gymnasium's contract, with stricter rules than its own checker."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.contract import (
    after_done,
    aliasing,
    autoreset,
    printing,
    seeding,
    shape,
)
from provengym.conformance.minimizing.confirm import confirm_check
from provengym.data.report import Coverage

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.session import Session

CHECKS: dict[str, Callable[[Session], Discrepancy | None]] = {
    "shape": shape.check,
    "seeding": seeding.check,
    "aliasing": aliasing.check,
    "autoreset": autoreset.check,
    "after_done": after_done.check,
    "printing": printing.check,
}
"""By name, in the order in which they run."""


class Contract(Engine):
    """Checks spaces, types, seeds, aliasing, autoreset and, where wanted, steps after the end.

    Where the spaces or the types are wrong in a way that hides the state, nothing else is tried.
    """

    name: ClassVar[str] = "contract"

    def search(self) -> None:
        session = self.session
        session.meter.show(self.name, 0.0)
        (first, first_check), *others = CHECKS.items()
        wrong = confirm_check(session, first, first_check)
        if wrong is not None:
            if wrong.kind != "space" or wrong.shown is None:
                session.playable = False
                return
            # The state can be seen all the same, so the behaviour can be compared.
            session.ignored = frozenset({"space"})
        for number, (name, check) in enumerate(others, start=1):
            session.meter.show(self.name, number / len(CHECKS))
            confirm_check(session, name, check)
        self.finished = True

    def coverage(self, target_steps: int) -> Coverage:
        return Coverage(
            engine=self.name,
            target_steps=target_steps,
            complete=False,
            assumption="what these few trajectories show holds for the others",
            meaning="The target keeps Gymnasium's contract; its behaviour was not compared.",
        )
