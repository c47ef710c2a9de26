"""The base class of certificates of all kinds: the model that they are about, and files."""

from __future__ import annotations

import abc
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

from provengym import _validation
from provengym.envs import registry
from provengym.finite import quantities
from provengym.finite.forms import FORMS, Form, integer_model
from provengym.finite.integer_model import DTYPES, MAX_STATES, IntegerModel, sealed
from provengym.solving.certificates import files, records
from provengym.solving.certificates.result import CheckResult, failed

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

    from provengym.finite.given import Distance
    from provengym.solving.forms.rows import RowSource

    Failure = tuple[int, int, str]

MAX_SCALE = 2**125
MAX_FACTOR = 2**64 - 1
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Certificate(abc.ABC):
    """A claim about a finite decision process, in integers that a loop over its outcomes checks.

    Each kind says what is true of the decision process if all local checks pass; `check` decides
    whether they do.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    kind: ClassVar[str]
    """The name of what it claims, in files too."""
    numbers: ClassVar[Mapping[str, range | tuple[str, ...] | type[str]]] = {}
    """The fields of this kind that a file has in its header, with their values: the integers of a
    range, some texts, or any text."""
    arrays: ClassVar[Mapping[str, Any]]
    """The fields of this kind that are arrays, with their dtypes.  Each has an item for each state,
    or for each state of each layer; `members` has no layers."""
    optional: ClassVar[tuple[str, ...]] = ()
    """The arrays that may be None."""
    layered: ClassVar[str | None] = None
    """The one of the numbers that is the number of layers; None for one layer."""
    undiscounted: ClassVar[bool] = True
    """True if the discount may be one."""
    pays: ClassVar[bool] = True
    """True if the rewards of the model that it is about are those of the environment."""
    reasons: ClassVar[Mapping[str, str]] = {
        "parameters": "the numbers of the model and the certificate are out of the range of the "
        "check",
        "reward": "a reward in the units of the certificate does not fit 64 bits",
        "policy": "the policy names action {action}, which the model does not have",
    }
    """The reasons why a local check fails, by the words that name them, where they are not said at
    once."""

    scale: int
    """The number of units in one."""
    discount: Fraction
    sha256: str
    """The fingerprint of the model, and of what is asked of it."""
    environment: tuple[str, dict[str, Any]] | None = None
    """Id and parameters of the environment that the model was made from, if any."""
    model: IntegerModel | None = None
    """The model, unless `environment` is one of this package, which can be made again."""

    def __post_init__(self) -> None:
        scale = _validation.integer("scale", self.scale, 1, MAX_SCALE)
        object.__setattr__(self, "scale", scale)
        discount = quantities.discount(self.discount, one=self.undiscounted)
        object.__setattr__(self, "discount", discount)
        if not (isinstance(self.sha256, str) and _SHA256.fullmatch(self.sha256)):
            shown = _validation.shown(self.sha256)
            raise ValueError(f"sha256 must be 64 hexadecimal digits, got {shown}")
        if self.environment is not None and not _is_environment(self.environment):
            shown = _validation.shown(self.environment)
            raise ValueError(f"environment must be an id and its parameters, got {shown}")
        if not (self.model is None or isinstance(self.model, IntegerModel)):
            shown = _validation.shown(self.model)
            raise TypeError(f"model must be an IntegerModel, got {shown}")
        for name, allowed in self.numbers.items():
            self._take(name, allowed)
        self._seal()

    def _take(self, name: str, allowed: range | tuple[str, ...] | type[str]) -> None:
        """Check the value of one of `numbers`."""
        value = getattr(self, name)
        if isinstance(allowed, range):
            number = _validation.integer(name, value, allowed.start, allowed.stop - 1)
            object.__setattr__(self, name, number)
        elif isinstance(allowed, tuple):
            _validation.choice(name, value, allowed)
        elif not isinstance(value, str):
            raise TypeError(f"{name} must be a text, got {_validation.shown(value)}")

    def _seal(self) -> None:
        """Check the dtypes and the lengths of the arrays, and make each one to which nobody can
        write.  The first says how many states there are."""
        size = None
        for name, dtype in self.arrays.items():
            given = getattr(self, name)
            if given is None and name in self.optional:
                continue
            length = size if size is None or name != "members" else size // self.layers
            array = sealed(name, given, dtype, length)
            object.__setattr__(self, name, array)
            if size is None and (array.size % self.layers or not 1 <= self.states <= MAX_STATES):
                expected = f"1 to {MAX_STATES} items"
                if self.layered is not None:
                    expected = f"as many items for each of {self.layers} layers"
                raise ValueError(f"{name} must have {expected}, got {array.size}")
            size = array.size if size is None else size

    @property
    def layers(self) -> int:
        """The number of items that an array has for each state."""
        return 1 if self.layered is None else int(getattr(self, self.layered))

    @property
    def states(self) -> int:
        """The number of states of the model."""
        return int(getattr(self, next(iter(self.arrays))).size) // self.layers

    @property
    def bound(self) -> float | None:
        """If the certificate holds, no value differs by more from the optimal one; None where it
        bounds no values."""
        return None

    @property
    def policy_bound(self) -> float | None:
        """If the certificate holds, its policy earns at most this much less than any other, from
        every state; None where it does not say."""
        return None

    @property
    def policies(self) -> str:
        """The policies whose best value it is about: "all", or those that are "ending"."""
        return "all"

    def between(self, state: int) -> tuple[Fraction, Fraction]:
        """If the certificate holds, two numbers between which the best value of a state lies.

        Raises:
            ValueError: It bounds no values.
        """
        raise ValueError(f"a certificate of the kind {self.kind!r} bounds no values")

    def bounds_at(self, distance: Distance) -> tuple[Fraction, Fraction] | None:
        """If the certificate holds, what `bound` and `policy_bound` are for a model at this
        distance from the one that it is about; None where it is not known."""
        return None

    @abc.abstractmethod
    def first_failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        """The state, the action and the reason of the first local check that fails, if one does;
        the first two may be -1.

        Args:
            model: A model with as many states as the certificate, and perhaps another than its.
            factor: Rewards times the factor are in the unit of the certificate.
            threads: The number of threads that check.
        """

    def failure(self, model: IntegerModel, factor: int, threads: int) -> Failure | None:
        """The same of the states that the certificate is about."""
        return self.first_failure(model, factor, threads)

    @property
    def scope(self) -> str:
        """The states that it is about, as the end of `conclusion`; empty where it is about all."""
        return ""

    @abc.abstractmethod
    def question(self) -> str:
        """Return the question that it answers, in words."""

    @abc.abstractmethod
    def conclusion(self) -> str:
        """Return in words what is true of the model if every local check passes."""

    @abc.abstractmethod
    def rows(self) -> list[tuple[str, str]]:
        """The same as names and values, which a person reads below each other."""

    def fingerprint(self, model: IntegerModel) -> str:
        """The `sha256` that a certificate that asks the same of this model has."""
        return model.sha256

    def model_of(
        self, given: Any, discount: object, threads: int, success: Any, **params: Any
    ) -> IntegerModel:
        """Return the model that `given` is to a certificate of this kind; see `integer_model`.

        Args:
            given: A model in any form that `solve` takes.
            discount: None for that of the certificate, or of an `IntegerModel`.
            threads: The number of threads that compute.
            success: The definition of success, for a certificate of success.
            params: Parameters of the environment.
        """
        if success is not None:
            raise ValueError(
                f"success is for certificates of success, and this one's kind is {self.kind!r}"
            )
        if discount is None and not isinstance(given, IntegerModel):
            discount = self.discount
        return integer_model(given, discount, threads=threads, **params)

    def judged(self, model: IntegerModel, threads: int) -> CheckResult:
        """Decide whether the certificate holds for this model, whose fingerprint is computed
        meanwhile."""
        if (other := self.about_other_states(model)) is not None:
            return other
        factor, rest = divmod(self.scale, model.reward_scale)
        failure: Failure | None = (-1, -1, "parameters")
        with ThreadPoolExecutor(1) as background:
            fingerprint = background.submit(lambda: self.fingerprint(model))
            if not rest and factor <= MAX_FACTOR:
                failure = self.failure(model, factor, threads)
        other = self.about_another(fingerprint.result())
        if other is not None:
            return other
        if failure is not None:
            return failed(*failure[:2], self.reasons.get(failure[2], failure[2]))
        return self.passed(model)

    def about_other_states(self, model: IntegerModel | RowSource) -> CheckResult | None:
        """Return the result of a check if the model has another number of states, else None."""
        if self.states == model.states:
            return None
        found = f"{self.states} values, and the model has {model.states} states"
        return CheckResult(holds=False, message=f"the certificate has {found}")

    def about_another(self, actual: str) -> CheckResult | None:
        """Return the result of a check if the model has this fingerprint and the certificate names
        another, else None."""
        if actual == self.sha256:
            return None
        return CheckResult(
            holds=False,
            message="the certificate is about another model or another discount: it names the "
            f"sha256 {self.sha256[:12]}..., and this one's is {actual[:12]}...",
        )

    def passed(self, model: IntegerModel | RowSource) -> CheckResult:
        """Return the result of a check where every local check passes."""
        if model.discount != self.discount:  # the bounds are none of this model's
            return CheckResult(
                holds=False,
                message=f"the certificate is about the discount {self.discount}, and the model has "
                f"{model.discount}",
            )
        rounded = " in the rounded model" if model.rounding or model.reward_rounding else ""
        return CheckResult(
            holds=True,
            message=f"every local check passes: {self.conclusion()}{self.scope}{rounded}",
            bound=self.bound,
            policy_bound=self.policy_bound,
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the certificate in one step: a .npz file, or a .json file for other programs.

        Raises:
            ValueError: The file has another ending.
            OSError: It cannot be written.
        """
        files.write(path, *self.split())

    def split(self) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
        """The header and the arrays of a file."""
        header: dict[str, Any] = {"format": records.FORMAT, "version": records.VERSION}
        header |= {"kind": self.kind, "discount": str(self.discount)}
        header |= {name: getattr(self, name) for name in (*records.NUMBERS, *self.numbers)}
        header["environment"] = None
        if self.environment is not None:
            header["environment"] = {"id": self.environment[0], "parameters": self.environment[1]}
        header["model"] = None
        found = {name: getattr(self, name) for name in self.arrays}
        if self.model is not None:
            header["model"] = {name: getattr(self.model, name) for name in records.MODEL_NUMBERS}
            if not self.model.shows_numbers:
                header["model"][records.SHOWS_NUMBERS] = False
            found |= {records.PREFIX + name: getattr(self.model, name) for name in DTYPES}
        return header, {name: array for name, array in found.items() if array is not None}

    @classmethod
    def joined(cls, header: Mapping[str, Any], arrays: Mapping[str, Any]) -> Certificate:
        """The certificate of a header and arrays, which are not trusted.

        Raises:
            FileError: They are those of no certificate of this kind.
        """
        names = ("discount", *records.NUMBERS, *cls.numbers)
        numbers = {name: records.field(header, name) for name in names}
        model = records.model(header.get("model"), numbers["discount"], arrays)
        try:
            found: dict[str, Any] = {
                name: records.integers(name, records.field(arrays, name), dtype)
                for name, dtype in cls.arrays.items()
                if name not in cls.optional or name in arrays
            }
            found |= {name: None for name in cls.optional if name not in arrays}
            environment = records.environment(header.get("environment"))
            certificate = cls(environment=environment, model=model, **numbers, **found)
        except records.FileError:
            raise
        except (TypeError, ValueError) as error:
            raise records.FileError(str(error)) from error
        if model is not None and certificate.fingerprint(model) != certificate.sha256:
            raise records.FileError(
                "the model in the file is damaged: its sha256 is "
                f"{certificate.fingerprint(model)[:12]}..., not {certificate.sha256[:12]}..., "
                "which the file names"
            )
        return certificate


def about(model: IntegerModel, *, derived: bool = False) -> dict[str, Any]:
    """Return the fields of a certificate that say which model it is about.

    Args:
        model: The model.
        derived: True if it is not just that of its environment, so that the certificate must hold
            it.
    """
    environment = model.environment
    is_own = environment is not None and registry.find(environment[0]) is not None
    return {
        "discount": model.discount,
        "sha256": model.sha256,
        "environment": environment,
        "model": None if is_own and not derived else model,
    }


def span(upper: NDArray[np.int64], lower: NDArray[np.int64], scale: int) -> Fraction:
    """Return the distance from the least of some values, or zero, to the largest, or zero."""
    return Fraction(max(int(upper.max()), 0) - min(int(lower.min()), 0), scale)


def _is_environment(value: object) -> bool:
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], dict)
        and all(isinstance(key, str) for key in value[1])
    )


def _table(given: Certificate, *_: object) -> IntegerModel:
    """The table that a certificate is about."""
    if given.model is None:
        raise ValueError("it is a certificate without the table that it is about")
    if not given.pays:
        raise ValueError(
            f"it is a certificate of kind {given.kind}, whose table says nothing of rewards"
        )
    return given.model


FORMS.append(Form("Certificate", lambda given: isinstance(given, Certificate), _table))
