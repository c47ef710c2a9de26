"""Gymnasium's contract, with stricter rules than its own checker."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from provengym.conformance.candidates import CheckCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.contract import (
    aliasing,
    ending,
    seeding,
    shape,
    walks,
)
from provengym.data.report import Coverage

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session

CHECKS: dict[str, Callable[[Session], Discrepancy | None]] = {
    "shape": shape.check,
    "seeding": seeding.check,
    "aliasing": aliasing.check,
    "autoreset": ending.check_autoreset,
    "after_done": ending.check_step_too_many,
    "printing": shape.check_printing,
    "twins": walks.check_twins,
    "copies": walks.check_copies,
}
"""The checks by name, in the order in which they run."""


class Contract(Engine):
    """Checks spaces, types, seeds, aliasing, autoreset and, where wanted, steps after the end.

    Where there is no reference, it makes long walks too, and looks at copies.

    Where the spaces or the types are wrong in a way that hides the state, nothing else is tried.
    """

    name: ClassVar[str] = "contract"
    compares: ClassVar[bool] = False
    budget_weight: ClassVar[int] = 6
    _checked = 0

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._walks = walks.Walks(session)

    def search(self) -> Events:
        try:
            yield from self._search()
        finally:
            self._walks.close()

    def _search(self) -> Events:
        session = self.session
        for number, (name, check) in enumerate(CHECKS.items()):
            session.show(number / len(CHECKS))
            if check is walks.check_twins and not session.has_reference:
                yield from self._walks.search(1)  # which else small budgets would not come to
                if not self._may_go_on:
                    return
            found = check(session)
            if found is not None:
                invalid = _invalidated(found) if check is shape.check else frozenset[str]()
                yield CheckCandidate(found, again(check), name, invalidates=invalid)
            if not self._may_go_on:
                return
            self._checked += 1
        if not session.has_reference:
            yield from self._walks.search()

    @property
    def _may_go_on(self) -> bool:
        return self.session.is_playable and not any(self.session.guard.hung)

    def coverage(self, target_steps: int) -> Coverage:
        return Coverage(
            engine=self.name,
            target_steps=target_steps,
            compares=False,
            episodes=None if self.session.has_reference else self._walks.episodes,
            assumption="other trajectories are like these few",
            meaning=self._meaning(),
        )

    def _meaning(self) -> str:
        if self.session.has_reference:
            return "The target keeps Gymnasium's contract; its behaviour was not compared."
        checked = [name.replace("_", " ") for name in CHECKS][: self._checked]
        walks, kept = self._walks, "The target keeps Gymnasium's contract in these checks"
        if not walks.episodes:
            return f"{kept} ({', '.join(checked)}), and no random episode was played to its end."
        episodes = "episode" if walks.episodes == 1 else "episodes"
        walked = f"along {walks.episodes:,} random {episodes} of {walks.steps:,} steps"
        return (
            f"{kept} ({', '.join(checked)}) and {walked}; there is no reference, so nothing was "
            "compared with one."
        )


def again(check: Callable[[Session], Discrepancy | None]) -> Callable[..., Discrepancy | None]:
    """A check once more, whatever else there is to know of a replay."""
    return lambda session, *_: check(session)


def _invalidated(found: Discrepancy) -> frozenset[str]:
    """Name what a wrong form makes meaningless; where the state can be seen all the same, or
    nothing but a dtype is wrong, the behaviour can be looked at."""
    if found.of_dtype:
        return frozenset({"dtype"})
    return frozenset({"space" if found.kind == "space" and found.shown is not None else "play"})
