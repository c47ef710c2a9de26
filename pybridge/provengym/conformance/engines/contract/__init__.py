"""Gymnasium's contract, with stricter rules than its own checker."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.contract import after_done as _after_done
from provengym.conformance.engines.contract import aliasing as _aliasing
from provengym.conformance.engines.contract import autoreset as _autoreset
from provengym.conformance.engines.contract import printing as _printing
from provengym.conformance.engines.contract import seeding as _seeding
from provengym.conformance.engines.contract import shape as _shape
from provengym.conformance.minimizing.confirm import settle_check
from provengym.data.report import Coverage

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.discrepancy import Difference
    from provengym.conformance.session import Run

CHECKS: dict[str, Callable[[Run], Difference | None]] = {
    "shape": _shape.check,
    "seeding": _seeding.check,
    "aliasing": _aliasing.check,
    "autoreset": _autoreset.check,
    "after_done": _after_done.check,
    "printing": _printing.check,
}
"""By name, in the order in which they run."""


class Contract(Engine):
    """Checks spaces, types, seeds, aliasing, autoreset and, where wanted, steps after the end.

    Where the spaces or the types are wrong in a way that hides the state, nothing else is tried.
    """

    name: ClassVar[str] = "contract"

    def search(self) -> None:
        run = self.run
        run.meter.show(self.name, 0.0)
        (first, shape), *others = CHECKS.items()
        wrong = settle_check(run, first, shape)
        if wrong is not None:
            if wrong.kind != "space" or wrong.shown is None:
                run.playable = False
                return
            # The state can be seen all the same, so the behaviour can be compared.
            run.ignored = frozenset({"space"})
        for number, (name, check) in enumerate(others, start=1):
            run.meter.show(self.name, number / len(CHECKS))
            settle_check(run, name, check)
        self.finished = True

    def coverage(self, target_steps: int) -> Coverage:
        return Coverage(
            engine=self.name,
            target_steps=target_steps,
            complete=False,
            assumption="what these few trajectories show holds for the others",
            meaning="The target keeps Gymnasium's contract; its behaviour was not compared.",
        )
