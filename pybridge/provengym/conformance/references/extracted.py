"""Any environment as a reference: its model is extracted first, or it is stepped itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.conformance.references.finite import FiniteReference
from provengym.conformance.references.stepped import stepped_model
from provengym.conformance.references.tolerant import TolerantParameters
from provengym.data.errors import ConformanceError
from provengym.data.spec import part_of
from provengym.extraction.run import Extraction, extract_model
from provengym.models.stepped_model import ALONGSIDE, PREFIX
from provengym.models.values import as_parameter
from provengym.processes.isolation import WorkError

if TYPE_CHECKING:
    from provengym.data.spec import CheckSpec
    from provengym.models.model import Model

SHARE = 0.5
"""The share of the check's budget in which a model is extracted."""


class ExtractedParameters(TolerantParameters):
    """An environment, of which a model is extracted at the parameters that are asked for.

    Where there is no complete model, or no engine is asked for that takes one, the environment
    itself is the reference.

    Args:
        target: The text after ``env:``, in the forms of a target.
        spec: The check.
    """

    def __init__(self, target: str, spec: CheckSpec | None = None) -> None:
        super().__init__(PREFIX + target)
        self._target, self._spec = target, spec

    def _model(
        self, given: dict[str, Any], *, reward_tolerance: float, observation_tolerance: float
    ) -> Model:
        if self._spec is not None and self._spec.engines == (ALONGSIDE,):
            why = "none was asked for"
        else:
            asked = Extraction(target=self._target, parameters=given, budget=self._budget())
            try:
                finite = extract_model(asked)
            except (ConformanceError, WorkError) as error:
                why = str(error)
            else:
                if finite.complete:
                    parameters = {name: as_parameter(value) for name, value in given.items()}
                    return FiniteReference(
                        finite, parameters, reward_tolerance, observation_tolerance
                    )
                why = finite.why_incomplete()
        seed = 0 if self._spec is None else self._spec.seed
        known = stepped_model(self._target, PREFIX + self._target, given, seed, why)
        known.reward_tolerance = reward_tolerance
        known.observation_tolerance = observation_tolerance
        return known

    def _budget(self) -> float | str:
        if self._spec is None:
            return Extraction.budget
        return part_of(self._spec.budget, SHARE)
