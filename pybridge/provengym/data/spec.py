"""The arguments of a check, parsed and validated."""

from __future__ import annotations

import math
import operator
import pickle
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from provengym.data.errors import ConformanceError, brief
from provengym.data.limits import NORMAL, Limits
from provengym.data.verdict import ACCEPTED, Required

BUDGET = 30.0
EXTRACTION_BUDGET = 60.0
"""Of `extract`, and of `audit` and `evaluate`, which begin with it."""
DETECT = 0.1
NOTHING: Mapping[str, Any] = MappingProxyType({})
LARGEST_SEED = 2**63 - 1
"""Resets have this seed and some that follow, all of which are to be less than 2**64."""
_TIME = re.compile(r"(\d+(?:\.\d*)?|\.\d+)\s*(|ms|s|m|min|h)")
_MEMORY = re.compile(r"(\d+(?:\.\d*)?)\s*([KMGT]?)(?:i?B)?", re.IGNORECASE)
_BYTES = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}
_SECONDS = {"": 1.0, "ms": 0.001, "s": 1.0, "m": 60.0, "min": 60.0, "h": 3600.0}


def budget_of(given: object) -> tuple[float, float]:
    """The seconds and the steps of the target that a budget allows; one of them may be infinite.

    >>> budget_of(2), budget_of("500ms"), budget_of("1m"), budget_of("1000steps")
    ((2.0, inf), (0.5, inf), (60.0, inf), (inf, 1000.0))
    >>> budget_of("10s, 1000steps")
    (10.0, 1000.0)

    Raises:
        ConformanceError: It is no number and no text of this form.
    """
    parts = given.split(",") if isinstance(given, str) else [given]
    seconds, steps = _seconds(parts[0]), _steps(parts[-1])
    if (seconds is None) + (steps is None) != 2 - len(parts):
        raise ConformanceError(
            "budget must be a time, in seconds or such as '30s', '500ms' or '2m', or a number of "
            "steps such as '100000steps', or both, such as '30s, 100000steps', to end with the "
            f"first that is spent, got {brief(given)}"
        )
    return math.inf if seconds is None else seconds, math.inf if steps is None else steps


def budget_text(seconds: float, steps: float) -> float | str:
    """A budget of so many seconds and steps, one of which may be infinite, as `budget_of` reads it.

    >>> budget_text(2.0, math.inf), budget_text(math.inf, 9.5), budget_text(2.0, 9.0)
    (2.0, '9steps', '2.0s, 9steps')
    """
    if steps == math.inf:
        return seconds
    return f"{int(steps)}steps" if seconds == math.inf else f"{seconds}s, {int(steps)}steps"


def part_of(given: float | str, share: float) -> float | str:
    """A share of a budget, in the same form: at least one step.

    >>> part_of("10s", 0.2), part_of("9steps", 0.5)
    (2.0, '4steps')

    Raises:
        ConformanceError: It is no budget.
    """
    seconds, steps = budget_of(given)
    return budget_text(share * seconds, max(share * steps, 1.0))


@dataclass(frozen=True)
class Shares:
    """A budget, of which a share is kept for the end.

    Args:
        given: The budget.
        share: The share.
        most: Of no more seconds than this.
        least: Both parts have as many seconds as this, where there are so many.

    Raises:
        ConformanceError: It is no budget.

    >>> shares = Shares("100s", 0.2, most=5.0)
    >>> shares.first, shares.last(left=0), shares.last(left=7), shares.last(left=90)
    (95.0, 5.0, 7, 20.0)
    >>> Shares("9steps", 0.5, most=5.0).first
    '4steps'
    """

    given: float | str
    share: float
    most: float
    least: float = 0.0

    @property
    def first(self) -> float | str:
        """All but what is kept."""
        seconds, steps = budget_of(self.given)
        rest = seconds if seconds == math.inf else seconds - self._kept(seconds)
        return budget_text(max(rest, min(self.least, seconds)), max((1 - self.share) * steps, 1.0))

    def last(self, left: float) -> float | str:
        """What is kept; or the share, as far as seconds are left of all.

        Args:
            left: The seconds that are left.
        """
        seconds, steps = budget_of(self.given)
        part = max(self._kept(seconds), min(self.share * seconds, left))
        return budget_text(max(part, min(self.least, seconds)), max(self.share * steps, 1.0))

    def _kept(self, seconds: float) -> float:
        return min(self.share * seconds, self.most) if seconds < math.inf else seconds


def call_limit_of(given: object) -> float:
    """The seconds that one call of the target may take.

    Raises:
        ConformanceError: It is no positive time.
    """
    seconds = _seconds(given)
    if not seconds or not math.isfinite(seconds):
        raise ConformanceError(
            "call_limit must be a time above 0, in seconds or such as '5s' or '500ms', got "
            f"{brief(given)}"
        )
    return seconds


def memory_of(given: object) -> int | None:
    """The bytes of memory that a check may take; None for no limit.

    >>> memory_of("4G"), memory_of("512MiB"), memory_of(None)
    (4294967296, 536870912, None)

    Raises:
        ConformanceError: It is no positive number of bytes and no text of this form.
    """
    if given is None:
        return None
    found = _MEMORY.fullmatch(given.strip()) if isinstance(given, str) else None
    many = float(found[1]) * _BYTES[found[2].upper()] if found is not None else given
    if isinstance(many, (int, float)) and not isinstance(many, bool) and 1 <= many < 2**63:
        return int(many)
    raise ConformanceError(
        "memory must be a number of bytes above 0, or such as '512M' or '4G', got " + brief(given)
    )


def detect_of(given: object) -> float:
    """The deviation of a probability that a check has to be able to find.

    Raises:
        ConformanceError: It is no number above 0 and below 1.
    """
    is_number = isinstance(given, (int, float)) and not isinstance(given, bool)
    if is_number and 0 < given < 1:  # type: ignore[operator]
        return float(given)  # type: ignore[arg-type]
    raise ConformanceError(f"detect must be a number above 0 and below 1, got {brief(given)}")


def trusted(given: Iterable[str]) -> tuple[str, ...]:
    """Names of packages whose compiled code is believed neither to draw nor to keep anything.

    Raises:
        ConformanceError: One is no name of a package.
    """
    names = (given,) if isinstance(given, str) else tuple(given)
    for name in names:
        if not (isinstance(name, str) and name.isidentifier()):
            raise ConformanceError(
                f"trust must be the names of packages, such as 'matplotlib', got {brief(name)}"
            )
    return tuple(sorted(set(names)))


def seed_of(given: object) -> int:
    """A seed of resets.

    Raises:
        ConformanceError: It is no integer, or out of range.
    """
    try:
        number = operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if isinstance(given, bool) or not 0 <= number <= LARGEST_SEED:
        raise ConformanceError(
            f"seed must be an integer between 0 and {LARGEST_SEED}, got {brief(given)}"
        )
    return number


def _steps(given: object) -> float | None:
    """A number of steps; None where it is none."""
    found = re.fullmatch(r"(\d+)\s*steps", given.strip()) if isinstance(given, str) else None
    return None if found is None else float(found[1])


def _seconds(given: object) -> float | None:
    """A time in seconds; None where it is none."""
    if isinstance(given, str):
        found = _TIME.fullmatch(given.strip())
        return None if found is None else float(found[1]) * _SECONDS[found[2]]
    is_number = isinstance(given, (int, float)) and not isinstance(given, bool)
    return float(given) if is_number and given >= 0 else None  # type: ignore[arg-type, operator]


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
    budget: float | str = BUDGET
    """Seconds, or a text as `budget_of` reads it."""
    seed: int = 0
    target_args: Mapping[str, Any] = field(default_factory=dict)
    reference_args: Mapping[str, Any] = field(default_factory=dict)
    detect: float = DETECT
    """The deviation of a probability that would have to be found for the verdict ``"equal"``."""
    require: Required = "agrees"
    """The least verdict with which the report is true."""
    memory: int | str | None = None
    """Bytes, or a text as `memory_of` reads it; None for no limit."""
    trust: tuple[str, ...] = ()
    """Packages whose compiled code is trusted, see `trusted`."""

    def __post_init__(self) -> None:
        budget_of(self.budget)
        detect_of(self.detect)
        memory_of(self.memory)
        if self.require not in ACCEPTED:
            raise ConformanceError(
                f"require must be 'agrees' or 'equal', got {brief(self.require)}"
            )
        seed_of(self.seed)
        if self.reference == "none" and self.reference_args:
            raise ConformanceError(
                f"there is no reference that could take {next(iter(self.reference_args))!r}"
            )
        for name in self.parameters:
            if name in self.target_args or name in self.reference_args:
                raise ConformanceError(f"the parameter {name!r} is given twice")

    @property
    def of_target(self) -> dict[str, Any]:
        """The arguments with which the target is constructed."""
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
    """Return the arguments of a pickled report; None where this process cannot restore them."""
    try:
        return None if given is None else CheckSpec(**pickle.loads(given))
    except Exception:  # noqa: BLE001 - as above
        return None
