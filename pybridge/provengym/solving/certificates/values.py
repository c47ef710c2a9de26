"""Values and actions of all states, some at a time: of a folder, of memory, or of a formula."""

from __future__ import annotations

import abc
import hashlib
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym.data.arrays import FileArray

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Items = NDArray[Any] | FileArray

CHUNK = 1 << 20
"""States whose values and actions have one SHA-256 sum."""
VALUES, POLICY = "values.npy", "policy.npy"


class DamagedError(ValueError):
    """The contents of a folder are not what its certificate says."""


class StateValues(abc.ABC):
    """The value, and where there is a policy the action, of each state."""

    states: int
    has_policy: ClassVar[bool]

    @property
    @abc.abstractmethod
    def digest(self) -> str:
        """The SHA-256 sum of all, or of what they come of."""

    @abc.abstractmethod
    def units(self, begin: int, end: int) -> NDArray[np.int64]:
        """The values of the states `begin`, ..., `end` - 1 in the unit of the certificate.

        Raises:
            DamagedError: They are not those that the digest is of.
        """

    @abc.abstractmethod
    def policy(self, begin: int, end: int) -> NDArray[np.int32] | None:
        """Their actions; None where some action must do."""


class FormulaValues(StateValues):
    """Values that a function computes, and no policy.

    Args:
        states: The number of states.
        function: It is called with the first state and one more than the last, and returns their
            values, int64 of shape (states,), always the same.
        digest: The SHA-256 sum of what the function depends on, 64 hexadecimal digits.
    """

    has_policy = False

    def __init__(
        self, states: int, function: Callable[[int, int], NDArray[np.int64]], digest: str
    ) -> None:
        self.states = states
        self._function = function
        self._digest = digest

    @property
    def digest(self) -> str:
        return self._digest

    def units(self, begin: int, end: int) -> NDArray[np.int64]:
        found = self._function(begin, end)
        if found.dtype != np.int64 or found.shape != (end - begin,):
            raise TypeError(
                f"function must return int64 of shape ({end - begin},) for the states {begin} to "
                f"{end - 1}, got {found.dtype} of shape {found.shape}"
            )
        return np.ascontiguousarray(found)

    def policy(self, begin: int, end: int) -> None:
        return None


class KeptValues(StateValues):
    """Values and actions in arrays, whose digest is of the sums of their chunks.

    A chunk that is read for the first time is compared with its sum.  Nothing may change the arrays
    meanwhile.

    Args:
        units: Shape (states,).
        policy: Unsigned integers of the same shape.
        sums: The SHA-256 sums of all chunks, as `sums_of` has them.
        folder: The folder of the files that they are in, if any.
    """

    has_policy = True

    def __init__(
        self,
        units: Items,
        policy: Items,
        sums: Sequence[str],
        folder: Path | None = None,
    ) -> None:
        self.states = units.size
        self.arrays = units, policy
        self.sums = tuple(sums)
        self.folder = folder
        self._compared: set[int] = set()
        self._lock = threading.Lock()

    @classmethod
    def in_folder(cls, folder: Path, states: int, sums: Sequence[str]) -> KeptValues:
        """Those of a folder, whose files are read where they are needed.

        Raises:
            DamagedError: The files are of another shape.
            OSError: They cannot be read.
        """
        units, policy = (_opened(folder / name, states) for name in (VALUES, POLICY))
        if units.dtype != np.dtype("<i8"):
            raise DamagedError(f"{folder / VALUES} must hold int64, got {units.dtype}")
        if policy.dtype not in (np.dtype("u1"), np.dtype("<u2")):
            raise DamagedError(f"{folder / POLICY} must hold uint8 or uint16, got {policy.dtype}")
        if len(sums) != -(-states // CHUNK):
            raise DamagedError(
                f"{folder}: {states} states have {-(-states // CHUNK)} sums, got {len(sums)}"
            )
        return cls(units, policy, sums, folder)

    @property
    def digest(self) -> str:
        return hashlib.sha256("\n".join(self.sums).encode()).hexdigest()

    @property
    def whole(self) -> tuple[NDArray[np.int64], NDArray[Any]]:
        """All values and actions, read-only; those of files are mapped into memory."""
        units, policy = (
            np.load(one.path, mmap_mode="r") if isinstance(one, FileArray) else one
            for one in self.arrays
        )
        return units, policy

    def units(self, begin: int, end: int) -> NDArray[np.int64]:
        self._compare(begin, end)
        return self.arrays[0][begin:end]

    def policy(self, begin: int, end: int) -> NDArray[np.int32]:
        self._compare(begin, end)
        return self.arrays[1][begin:end].astype(np.int32)

    def _compare(self, begin: int, end: int) -> None:
        for chunk in range(begin // CHUNK, -(-end // CHUNK)):
            if chunk in self._compared:
                continue
            with self._lock:
                if chunk in self._compared:
                    continue
                if sum_of(*self.arrays, chunk) != self.sums[chunk]:
                    low, high = chunk * CHUNK, min((chunk + 1) * CHUNK, self.states) - 1
                    where = "" if self.folder is None else f"{self.folder}: "
                    raise DamagedError(
                        f"{where}the values or actions of the states {low} to {high} are damaged: "
                        "their SHA-256 sum is another"
                    )
                self._compared.add(chunk)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.folder is not None:
            return KeptValues.in_folder, (self.folder, self.states, self.sums)
        return KeptValues, (*self.arrays, self.sums)


def sum_of(units: Items, policy: Items, chunk: int) -> str:
    """The SHA-256 sum of a chunk: of its values, and of its actions."""
    digest = hashlib.sha256()
    for array in (units, policy):
        part = array[chunk * CHUNK : (chunk + 1) * CHUNK]
        little = part.astype(part.dtype.newbyteorder("<"), copy=False)
        digest.update(memoryview(np.ascontiguousarray(little).data).cast("B"))
    return digest.hexdigest()


def sums_of(units: NDArray[np.int64], policy: NDArray[Any]) -> list[str]:
    """The sums of all chunks."""
    return [sum_of(units, policy, chunk) for chunk in range(-(-units.size // CHUNK))]


def _opened(path: Path, states: int) -> FileArray:
    try:
        found = FileArray(path)
    except ValueError as error:
        raise DamagedError(f"{path} is no array: {error}") from error
    if found.size != states:
        raise DamagedError(f"{path} must have the shape ({states},), got ({found.size},)")
    return found
