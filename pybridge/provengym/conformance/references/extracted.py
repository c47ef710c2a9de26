"""Any environment as a reference: its model is extracted first, or it is stepped itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.conformance.references.custom_model import CustomParameters
from provengym.conformance.references.finite import reference_of
from provengym.conformance.references.stepped import stepped_model
from provengym.data.errors import ConformanceError
from provengym.data.spec import budget_of
from provengym.extraction.run import Extraction, extract_model
from provengym.models.stepped_model import ALONGSIDE
from provengym.targets.isolation import WorkError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.conformance.references.custom import Reference
    from provengym.conformance.references.custom_model import CustomModel
    from provengym.conformance.references.custom_random import CustomRandomModel
    from provengym.data.spec import CheckSpec
    from provengym.models.finite_model import FiniteModel
    from provengym.models.model import Parameters
    from provengym.models.stepped_model import SteppedModel

PREFIX = "env:"
"""What the name of such a reference begins with."""
SHARE = 0.5
"""The share of the check's budget in which a model is extracted."""


class _NoModelError(Exception):
    """There is no complete model; the message says why."""


class ExtractedParameters(CustomParameters):
    """An environment, of which a model is extracted at the parameters that are asked for.

    Where there is no complete model, or no engine is asked for that takes one, the environment
    itself is the reference.

    Args:
        target: What follows ``env:``, in the forms of a target.
        spec: The check.
    """

    def __init__(self, target: str, spec: CheckSpec | None = None) -> None:
        self._target, self._spec = target, spec
        self._known: dict[str, FiniteModel] = {}
        self._stepped: dict[str, SteppedModel] = {}
        super().__init__(self._reference, PREFIX + target)

    def model(  # type: ignore[override]
        self, parameters: Mapping[str, Any]
    ) -> CustomModel | CustomRandomModel | SteppedModel:
        """The model, or the environment itself where there is no complete one."""
        given = dict(parameters)
        name = repr(sorted(given.items()))
        if name not in self._stepped:
            try:
                if self._spec is not None and self._spec.engines == (ALONGSIDE,):
                    raise _NoModelError("none was asked for")
                return super().model(given)
            except _NoModelError as error:
                seed = 0 if self._spec is None else self._spec.seed
                known = stepped_model(self._target, PREFIX + self._target, given, seed, str(error))
                known.reward_tolerance, known.observation_tolerance = self._tolerances
                self._stepped[name] = known
        return self._stepped[name]

    def _reference(self, **parameters: Any) -> Reference:
        name = repr(sorted(parameters.items()))
        if name not in self._known:
            asked = Extraction(target=self._target, parameters=parameters, budget=self._budget())
            self._known[name] = extract_model(asked)
        return reference_of(self._known[name])

    def _budget(self) -> float | str:
        if self._spec is None:
            return Extraction.budget
        seconds, steps = budget_of(self._spec.budget)
        return SHARE * seconds if steps == float("inf") else f"{max(int(SHARE * steps), 1)}steps"

    def _make(self, given: dict[str, Any]) -> tuple[Reference, Parameters]:
        try:  # here, for it may take longer than a call of a reference
            self._reference(**given)
        except (ConformanceError, WorkError) as error:
            known = self._known.get(repr(sorted(given.items())))
            why = str(error) if known is None else known.why_incomplete()
            raise _NoModelError(why) from error
        return super()._make(given)
