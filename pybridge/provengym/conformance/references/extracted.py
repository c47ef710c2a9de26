"""Any environment as a reference: its model is extracted first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.conformance.references.custom_model import CustomParameters
from provengym.conformance.references.finite import reference_of
from provengym.extraction.run import Extraction, extract_model

if TYPE_CHECKING:
    from provengym.conformance.references.custom import Reference
    from provengym.models.finite_model import FiniteModel
    from provengym.models.model import Parameters

PREFIX = "env:"
"""What the name of such a reference begins with."""


class ExtractedParameters(CustomParameters):
    """An environment, of which a model is extracted at the parameters that are asked for.

    Args:
        target: What follows ``env:``, in the forms of a target.
    """

    def __init__(self, target: str) -> None:
        self._target = target
        self._known: dict[str, FiniteModel] = {}
        super().__init__(self._reference, PREFIX + target)

    def _reference(self, **parameters: Any) -> Reference:
        name = repr(sorted(parameters.items()))
        if name not in self._known:
            asked = Extraction(target=self._target, parameters=parameters)
            self._known[name] = extract_model(asked)
        return reference_of(self._known[name])

    def _make(self, given: dict[str, Any]) -> tuple[Reference, Parameters]:
        self._reference(**given)  # here, for it may take longer than a call of a reference
        return super()._make(given)
