"""The ways to look for a difference, from cheap to thorough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.conformance.engines import alongside, contract, stochastic, support, task
from provengym.conformance.engines.alongside import Alongside
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.contract import CHECKS, Contract
from provengym.conformance.engines.exhaustive import Exhaustive
from provengym.conformance.engines.lockstep import Lockstep
from provengym.conformance.engines.stochastic import Stochastic
from provengym.conformance.engines.support import Support
from provengym.conformance.engines.systematic import Systematic
from provengym.conformance.engines.task import Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.session import Session

ENGINES: dict[str, type[Engine]] = {
    engine.name: engine
    for engine in (
        Contract,
        Systematic,
        Lockstep,
        Exhaustive,
        Support,
        Stochastic,
        Alongside,
        Task,
    )
}
"""The engines by name, in the order in which they run."""


REPLAYS_BY_KEY: dict[str, Callable[[Session, int, int], Discrepancy | None]] = {
    **{name: contract.again(check) for name, check in CHECKS.items()},
    Support.name: support.again,
    Stochastic.name: stochastic.again,
    Alongside.name: alongside.again,
    Task.name: task.again,
}
"""Functions that see a discrepancy again that no episode shows, by the key that its finding keeps:
of a session, the number of the replay, and the calls that it took to find it."""
