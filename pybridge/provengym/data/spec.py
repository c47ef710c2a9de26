"""What is asked of a check."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from provengym.data.errors import ConformanceError, brief
from provengym.data.limits import NORMAL, Limits

BUDGET = 30.0
LARGEST_SEED = 2**63 - 1
"""Resets have this seed and some that follow, all of which are to be less than 2**64."""


@dataclass(frozen=True, kw_only=True)
class CheckSpec:
    """The arguments of `provengym.conform`, as every part of a check has them.

    It can be pickled; where what was given cannot be, the copy is None.

    Raises:
        ConformanceError: An argument is out of range, or a parameter is given twice.
    """

    target: object
    reference: object = None
    parameters: Mapping[str, Any] = field(default_factory=dict)
    binding: object = None
    engines: tuple[str, ...] | None = None
    limits: Limits = NORMAL
    budget: float = BUDGET
    seed: int = 0
    target_args: Mapping[str, Any] = field(default_factory=dict)
    reference_args: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        is_number = isinstance(self.budget, (int, float)) and not isinstance(self.budget, bool)
        if not is_number or not self.budget >= 0:
            raise ConformanceError(
                f"budget must be a number of seconds, 0 or more, got {self.budget!r}"
            )
        try:
            number = operator.index(self.seed)
        except TypeError:
            number = -1
        if isinstance(self.seed, bool) or not 0 <= number <= LARGEST_SEED:
            raise ConformanceError(
                f"seed must be an integer between 0 and {LARGEST_SEED}, got {brief(self.seed)}"
            )
        for name in self.parameters:
            if name in self.target_args or name in self.reference_args:
                raise ConformanceError(f"the parameter {name!r} is given twice")

    @property
    def of_target(self) -> dict[str, Any]:
        """What the target is constructed with."""
        return {**self.parameters, **self.target_args}

    @property
    def of_reference(self) -> dict[str, Any]:
        """The parameters of the reference that are fixed."""
        return {**self.parameters, **self.reference_args}

    def __deepcopy__(self, memo: object) -> CheckSpec:
        return self  # what was given is the caller's

    def __reduce__(self) -> tuple[Any, ...]:
        mappings = ("parameters", "target_args", "reference_args")
        given = self.__dict__ | {name: dict(getattr(self, name)) for name in mappings}
        try:
            return _spec_from, (pickle.dumps(given),)
        except Exception:  # noqa: BLE001 - what was given may be anything
            return _spec_from, (None,)


def _spec_from(given: bytes | None) -> CheckSpec | None:
    """What was asked for a pickled report, None where this process cannot know what was given."""
    try:
        return None if given is None else CheckSpec(**pickle.loads(given))
    except Exception:  # noqa: BLE001 - as above
        return None
