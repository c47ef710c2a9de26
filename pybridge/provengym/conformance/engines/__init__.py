"""The ways to look for a difference, from cheap to thorough."""

from __future__ import annotations

from provengym.conformance.engines import contract, stochastic, support, task
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.contract import Contract
from provengym.conformance.engines.exhaustive import Exhaustive
from provengym.conformance.engines.lockstep import Lockstep
from provengym.conformance.engines.stochastic import Stochastic
from provengym.conformance.engines.support import Support
from provengym.conformance.engines.systematic import Systematic
from provengym.conformance.engines.task import Task

ENGINES: dict[str, type[Engine]] = {
    engine.name: engine
    for engine in (Contract, Systematic, Lockstep, Exhaustive, Support, Stochastic, Task)
}
"""By name, in the order in which they run."""

CHECKS = {
    **contract.CHECKS,
    Support.name: support.check,
    Stochastic.name: stochastic.check,
    Task.name: task.check,
}
"""What looks for its difference by itself, by the name that a finding keeps."""
