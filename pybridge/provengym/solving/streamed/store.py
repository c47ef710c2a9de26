"""The store of the values of a model that is being solved: in memory, or in a folder that a later
call goes on with."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.reading import Fields, content, json_value
from provengym.data.writing import keep_names, written
from provengym.solving.certificates.streamed import HEADER, StreamedCertificate, load
from provengym.solving.certificates.values import POLICY, VALUES

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from typing_extensions import Self

QUESTION = "question.json"
"""The file that says what is solved in a folder, and how far that is."""


class Store:
    """Values and actions of all states, which may be written; a context manager.

    Args:
        folder: The folder where they are kept; None for memory.
        question: The question that is solved, in values of JSON.
        states: The number of states.
        actions: The number of actions of each.

    Attributes:
        units: The values, int64 of shape (states,).
        policy: The actions, uint8 or uint16 of the same shape.
        known: The findings of earlier calls: the answers of `note`.

    Raises:
        ValueError: The folder is of another question, or damaged, or another process is at work in
            it.
        OSError: It cannot be used.
    """

    def __init__(
        self, folder: Path | None, question: dict[str, Any], states: int, actions: int
    ) -> None:
        self.folder = folder
        self.known: dict[str, Any] = {}
        self._question = question
        self._lock: int | None = None
        if folder is None:
            self.units: NDArray[np.int64] = np.zeros(states, np.int64)
            self.policy: NDArray[Any] = np.zeros(states, smallest_dtype(actions))
            return
        folder.mkdir(exist_ok=True)
        try:
            self._claim(folder)
            self.units = _array(folder / VALUES, np.dtype(np.int64), states)
            self.policy = _array(folder / POLICY, smallest_dtype(actions), states)
        except BaseException:
            self._unlock()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._unlock()

    @property
    def certificate(self) -> StreamedCertificate | None:
        """The certificate that an earlier call has found, if it came to its end.

        Raises:
            ValueError: It is damaged.
        """
        if self.folder is None or not (self.folder / HEADER).exists():
            return None
        return load(self.folder)

    def note(self, **known: Any) -> None:
        """Keep what was found out beside the values, which are on the disk first."""
        self.known |= known
        if self.folder is not None:
            self._flush()
            self._write(QUESTION, {**self._question, "known": self.known})

    def finish(self, certificate: StreamedCertificate) -> StreamedCertificate:
        """Keep a certificate of the values, which are on the disk first."""
        if self.folder is None:
            return certificate
        self._flush()
        self._write(HEADER, certificate.header())
        return load(self.folder)

    def _flush(self) -> None:
        for array in (self.units, self.policy):
            if isinstance(array, np.memmap):
                array.flush()

    def _write(self, name: str, content: dict[str, Any]) -> None:
        assert self.folder is not None
        text = json.dumps(content, indent=2, allow_nan=False) + "\n"
        written(self.folder / name, lambda file: file.write(text.encode()))

    def _claim(self, folder: Path) -> None:
        """See that the folder is of this question, or make it so where it is empty."""
        place = folder / QUESTION
        if not place.exists():
            if any(not name.startswith(".") for name in os.listdir(folder)):
                raise ValueError(f"folder must be a new one or one of solve, got {folder}")
            self._write(QUESTION, {**self._question, "known": {}})
        self._lock_file(place)
        try:
            found = json_value(content(place))
            self.known = _known(found.pop("known"))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise ValueError(f"{place} is damaged") from None
        for name, value in self._question.items():
            if found.get(name) != value:
                raise ValueError(
                    f"folder {folder} is of another question: its {name} is "
                    f"{json.dumps(found.get(name))}, and {json.dumps(value)} is asked for"
                )

    def _lock_file(self, place: Path) -> None:
        if sys.platform == "win32":
            return
        # The question is written anew, so that it is the folder itself that is locked.
        self._lock = os.open(place.parent, os.O_RDONLY)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ValueError(f"another process is at work in the folder {place.parent}") from None
        except OSError:  # there are no locks on this file system
            return

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _known(value: object) -> dict[str, Any]:
    """Read what an earlier call has found out.

    Raises:
        ValueError: It is something else.
    """
    fields = Fields(value, "what is known")
    found = {name: fields.integer(name, None) for name in ("factor", "least", "sweeps")}
    fields.end()
    return {name: number for name, number in found.items() if number is not None}


def smallest_dtype(actions: int) -> np.dtype[Any]:
    """The dtype of a policy."""
    return np.dtype(np.uint8 if actions <= 256 else np.uint16)


def _array(path: Path, dtype: np.dtype[Any], states: int) -> NDArray[Any]:
    """An array in a file, all of whose bytes are there; a new one holds zeros."""
    if path.is_symlink():  # another file would be written to
        raise ValueError(f"{path} is a link")
    if not path.exists():
        _make(path, dtype, states)
    try:
        found = np.lib.format.open_memmap(path, mode="r")  # the other mode makes it longer
    except ValueError as error:
        raise ValueError(f"{path} is damaged: {error}") from None
    if found.shape != (states,) or found.dtype != dtype:
        raise ValueError(
            f"{path} is damaged: it must hold {dtype} of the shape ({states},), and holds "
            f"{found.dtype} of the shape {found.shape}"
        )
    return np.lib.format.open_memmap(path, mode="r+")


def _make(path: Path, dtype: np.dtype[Any], states: int) -> None:
    """Make a file of zeros in one step.

    Raises:
        OSError: There is no room for it; the error names it.
    """
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)  # of a call that was broken off, or a link
    try:
        np.lib.format.open_memmap(part, mode="w+", dtype=dtype, shape=(states,))
        if hasattr(os, "posix_fallocate"):  # or a full disk would end the process later
            with open(part, "r+b") as file:
                os.posix_fallocate(file.fileno(), 0, os.fstat(file.fileno()).st_size)
                os.fsync(file.fileno())
        os.replace(part, path)
        keep_names(path.parent)
    except OSError as error:
        part.unlink(missing_ok=True)
        error.filename = str(path)
        raise
