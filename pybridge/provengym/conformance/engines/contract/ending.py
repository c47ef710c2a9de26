"""The shortest way to the end of an episode of the reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.models.walks import way_to_the_end
from provengym.processes.budget import OutOfTime

if TYPE_CHECKING:
    from provengym.conformance.session import Session
    from provengym.models.state_graph import Actions

_SEEKING = 0.1
"""The share of what is left of the budget in which a way to the end is sought."""


def shortest_way(session: Session) -> Actions | None:
    """The shortest actions from the start to the end of the episode; None where there are none, or
    they are not found soon."""
    known, part = session.known, session.budget.part(share=_SEEKING)
    try:
        return way_to_the_end(known, known.start, check=part.check)
    except OutOfTime:
        return None
