"""Certificates: values, a policy, and how far they are from optimal at most."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym import _validation
from provengym.solving import _files, _numbers, _records
from provengym.solving._model import DTYPES, MAX_STATES, IntegerModel, sealed

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping

    from numpy.typing import NDArray

MAX_ERROR = 2**62 - 1
MAX_SCALE = 2**125
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Certificate:
    """Values of a model, an action for each state, and an error, all in integers.

    It holds for the model with this fingerprint if in each state every Bellman backup is at most
    `error` above the value, and that of the policy's action at most `error` below it.  `check`
    decides that.  Then no value is further than `bound` from the optimal value, and the policy
    earns at most `policy_bound` less than any other.

    Raises:
        TypeError: Something has another type or dtype.
        ValueError: A number is out of range, or an array has another shape.
    """

    values: NDArray[np.int64]
    """The value of each state times `scale`, shape (states,)."""
    policy: NDArray[np.int32] | None
    """The action of each state, shape (states,); None in a certificate of values alone, which
    holds if in each state some backup is at most `error` below the value."""
    error: int
    """The error times `scale`."""
    scale: int
    discount: Fraction
    sha256: str
    """The fingerprint of the model."""
    environment: tuple[str, dict[str, Any]] | None = None
    """Id and parameters of the environment that the model was made from, if any."""
    model: IntegerModel | None = None
    """The model, unless `environment` is one of this package, which can be made again."""

    def __post_init__(self) -> None:
        values = sealed("values", self.values, np.int64, None)
        if not 1 <= values.size <= MAX_STATES:
            raise ValueError(f"values must have 1 to {MAX_STATES} items, got {values.size}")
        object.__setattr__(self, "values", values)
        if self.policy is not None:
            policy = sealed("policy", self.policy, np.int32, values.size)
            object.__setattr__(self, "policy", policy)
        for name, low, high in (("error", 0, MAX_ERROR), ("scale", 1, MAX_SCALE)):
            number = _validation.integer(name, getattr(self, name), low, high)
            object.__setattr__(self, name, number)
        object.__setattr__(self, "discount", _numbers.discount(self.discount))
        if not (isinstance(self.sha256, str) and _SHA256.fullmatch(self.sha256)):
            shown = _validation.shown(self.sha256)
            raise ValueError(f"sha256 must be 64 hexadecimal digits, got {shown}")
        if self.environment is not None and not _is_environment(self.environment):
            shown = _validation.shown(self.environment)
            raise ValueError(f"environment must be an id and its parameters, got {shown}")
        if not (self.model is None or isinstance(self.model, IntegerModel)):
            shown = _validation.shown(self.model)
            raise TypeError(f"model must be an IntegerModel, got {shown}")

    @property
    def exact_bound(self) -> Fraction:
        """The error over 1 - discount, as a fraction."""
        return Fraction(self.error, self.scale) / (1 - self.discount)

    @property
    def bound(self) -> float:
        """If the certificate holds, no value differs by more from the optimal one."""
        return _numbers.rounded_up(self.exact_bound)

    @property
    def exact_policy_bound(self) -> Fraction:
        """Twice the error over 1 - discount, as a fraction."""
        return 2 * self.exact_bound

    @property
    def policy_bound(self) -> float:
        """If the certificate holds, its policy, or without one that of the largest backups, earns
        at most this much less than any other, from every state."""
        return _numbers.rounded_up(self.exact_policy_bound)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the certificate in one step: a .npz file, or a .json file for other programs.

        Raises:
            ValueError: The file has another ending.
            OSError: It cannot be written.
        """
        _files.write(path, *split(self))

    def __repr__(self) -> str:
        return (
            f"Certificate(states={self.values.size}, discount={self.discount}, "
            f"bound={self.bound:.3g}, policy_bound={self.policy_bound:.3g})"
        )


def load_certificate(path: str | os.PathLike[str]) -> Certificate:
    """Read a certificate that `Certificate.save`, or any other program, wrote.

    Nothing in the file is believed: whether the certificate holds is for `check` to say.

    Args:
        path: A .npz or a .json file.

    Raises:
        ValueError: The file is none, or has another ending; the message names file and field.
        OSError: It cannot be read.
    """
    try:
        return join(*_files.read(path))
    except _records.FileError as error:
        raise ValueError(f"{path}: {error}") from error
    except (MemoryError, RecursionError) as error:
        raise ValueError(f"{path}: it is too large or too deep to be read") from error


def split(certificate: Certificate) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """The header and the arrays of a certificate."""
    model, environment = certificate.model, certificate.environment
    header: dict[str, Any] = {"format": _records.FORMAT, "version": _records.VERSION}
    header["discount"] = str(certificate.discount)
    header |= {name: getattr(certificate, name) for name in _records.NUMBERS}
    header["environment"] = None
    if environment is not None:
        header["environment"] = {"id": environment[0], "parameters": environment[1]}
    header["model"] = None
    arrays: dict[str, NDArray[Any]] = {"values": certificate.values}
    if certificate.policy is not None:
        arrays["policy"] = certificate.policy
    if model is not None:
        header["model"] = {name: getattr(model, name) for name in _records.MODEL_NUMBERS}
        for name in DTYPES:
            if getattr(model, name) is not None:
                arrays[_records.PREFIX + name] = getattr(model, name)
    return header, arrays


def join(header: Any, arrays: Mapping[str, Any]) -> Certificate:
    """The certificate of a header and arrays, which are not trusted.

    Raises:
        FileError: They are those of no certificate.
    """
    if not isinstance(header, dict) or header.get("format") != _records.FORMAT:
        raise _records.FileError(f"the field 'format' is not {_records.FORMAT!r}")
    if header.get("version") != _records.VERSION or isinstance(header["version"], bool):
        shown = _validation.shown(header.get("version"))
        if shown == "1":
            shown += (
                ": the sha256 of such a file leaves out the rounding of the model; solve the model "
                "again to have a certificate of today's form"
            )
        raise _records.FileError(f"the field 'version' must be {_records.VERSION}, got {shown}")
    numbers = {name: _records.field(header, name) for name in ("discount", *_records.NUMBERS)}
    policy = _records.integers("policy", arrays["policy"], np.int32) if "policy" in arrays else None
    model = _records.model(header.get("model"), numbers["discount"], arrays)
    try:
        certificate = Certificate(
            values=_records.integers("values", _records.field(arrays, "values"), np.int64),
            policy=policy,
            environment=_records.environment(header.get("environment")),
            model=model,
            **numbers,
        )
    except _records.FileError:
        raise
    except (TypeError, ValueError) as error:
        raise _records.FileError(str(error)) from error
    if model is not None and model.sha256 != certificate.sha256:
        raise _records.FileError(
            f"the model in the file is damaged: its sha256 is {model.sha256[:12]}..., not "
            f"{certificate.sha256[:12]}..., which the file names"
        )
    return certificate


def _is_environment(value: object) -> bool:
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], dict)
        and all(isinstance(key, str) for key in value[1])
    )
