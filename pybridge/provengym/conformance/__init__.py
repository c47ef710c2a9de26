"""Find where another environment departs from a proved reference.

>>> import provengym
>>> from provengym.conformance import Binding
>>> report = provengym.conform("provengym/GridWorld-v0", height=2, width=2)
>>> report.verdict, report.coverage.states, report.coverage.transitions
('equal', 4, 12)

`conform` plays a target and the reference in lockstep and reports the shortest sequence of actions
after which they differ; `Binding` says how a target speaks about the same things, and `Reference`
is a specification of your own.  `Report.save` writes what was found to files, and `replay` plays
such a file again.
"""

from __future__ import annotations

from provengym.conformance.api import Interrupted, conform
from provengym.conformance.engines import ENGINES as _ENGINES
from provengym.conformance.references.custom import Reference
from provengym.conformance.replaying import Replay, replay
from provengym.conformance.report import Report
from provengym.data.errors import ConformanceError
from provengym.data.report import CLASSES as _CLASSES
from provengym.data.report import Coverage, Finding
from provengym.models.expected_values import Between, Mean, Near, Satisfies
from provengym.targets.binding import Binding

CLASSES = _CLASSES
"""The classes of findings, in the order in which the first that applies is a finding's."""

ENGINES = tuple(_ENGINES)
"""The names of the engines, in the order in which they run."""

__all__ = [
    "CLASSES",
    "ENGINES",
    "Between",
    "Binding",
    "ConformanceError",
    "Coverage",
    "Finding",
    "Interrupted",
    "Mean",
    "Near",
    "Reference",
    "Replay",
    "Report",
    "Satisfies",
    "conform",
    "replay",
]
