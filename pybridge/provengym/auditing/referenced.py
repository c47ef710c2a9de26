"""The decision process of a reference, as the target of an audit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from provengym.conformance import references
from provengym.data.errors import ConformanceError
from provengym.finite.model import FiniteModel
from provengym.finite.observed import Observations
from provengym.finite.reachable import reachable
from provengym.solving.questions.task import remarks

TRANSITIONS = 1_000_000
"""The most actions in states that are explored."""


def model_of_reference(reference: object, arguments: Mapping[str, Any]) -> FiniteModel:
    """The model of a `provengym.conformance.Reference`, or of a function that returns one, with
    remarks on the ends of its episodes.

    Args:
        reference: As in `conform`.
        arguments: The parameters of the function.

    Raises:
        ConformanceError: It cannot be loaded or called, or leaves rewards or observations open.
    """
    known: Any = references.find(reference).model(arguments)
    most = max(TRANSITIONS // len(known.actions), 1)
    try:
        model = reachable(known, known.start_chances(), most)
        shown = Observations.of(
            [known.describe((look,))["observation"] for look in model.observations]
        )
    except (TypeError, ValueError) as error:
        raise ConformanceError(f"the reference {known.name} has no exact model: {error}") from error
    notes = tuple(remarks(model)) if model.complete else ()
    return replace(model, actions=known.actions, observations=shown, notes=notes)
