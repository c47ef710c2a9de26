"""A finite model, extracted from an environment, as a reference."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from provengym.conformance.references.custom import Reference
from provengym.data.errors import ConformanceError

if TYPE_CHECKING:
    from provengym.models.finite_model import FiniteModel


def reference_of(model: FiniteModel) -> Reference:
    """A reference that does what the model says.

    Raises:
        ConformanceError: The model is not complete.
    """
    if not model.complete:
        raise ConformanceError(f"{model!r} cannot be a reference: {model.why_incomplete()}")
    starts = model.start_distribution()
    for missing in model.rounding:
        if missing.state is None:
            starts[max(starts, key=starts.__getitem__)] += missing.probability

    def step(state: int, action: int) -> list[tuple[Any, ...]]:
        first = int(model.row_starts[state * len(model.actions) + action])
        return [
            (model.without_rounding[first + k], successor, reward, terminated, truncated)
            for k, (_, successor, reward, terminated, truncated) in enumerate(
                model.row(state, action)
            )
        ]

    return Reference(
        name=model.target,
        actions=tuple(f"action {label}" for label in model.actions),
        start=starts,
        step=step,
        observe=model.observation,
        time_limit=math.inf if model.time_limit is None else model.time_limit,
    )
