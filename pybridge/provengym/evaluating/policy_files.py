"""Policies by what is observed in files of data: JSON, and NumPy's .npz."""

from __future__ import annotations

import math
import os
from collections.abc import Hashable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym.data.errors import brief
from provengym.data.reading import content, json_value
from provengym.models import archives
from provengym.models.values import key

if TYPE_CHECKING:
    from numpy.typing import NDArray

FORMAT, VERSION = "provengym policy", 1
ARRAYS = "the arrays 'observations' and either 'actions' or 'weights'"
ENTRY = "an object with 'observation' and either 'action' or 'weights'"
WEIGHTS = (
    "a list with a weight or a probability for each action, or of pairs [action, weight], none "
    "negative and not all 0"
)
Entry = tuple[str, Any, Any]
"""The place in the file, what is observed there, and what is done."""


def holds_policy(path: str | os.PathLike[str]) -> bool:
    """Return whether a file is for `load_policy`, by what it holds; else it is for
    `load_certificate`.

    Raises:
        OSError: It cannot be read.
    """
    if os.path.isdir(path):
        return False
    try:
        if Path(path).suffix.lower() == ".json":
            value = json_value(content(path))
            named = value.get("format") if isinstance(value, dict) else None
            return not isinstance(named, str) or named == FORMAT
        with archives.archive(path) as archive:
            return archives.HEADER not in archive.names
    except ValueError:  # which reading it will say
        return False


def load_policy(path: str | os.PathLike[str]) -> dict[Hashable, Any]:
    """Read a policy: what is done where something is observed, as `evaluate` takes it.

    Args:
        path: A .json file, an object with the format "provengym policy", the version 1 and a list
            of entries, each with an observation, and an action or weights; or a .npz file with an
            array of observations, a row for each, and one of actions or of weights.  Nothing in
            them is code.

    Raises:
        ValueError: The file holds something else; the message names file, place and what is
            expected.
        OSError: It cannot be read.

    >>> import tempfile
    >>> import numpy as np
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder, "policy.npz")
    ...     np.savez(file, observations=[[0, 0], [0, 1]], actions=[1, 3])
    ...     load_policy(file)
    {(0, 0): 1, (0, 1): 3}
    """
    try:
        if Path(path).suffix.lower() == ".json":
            return _dictionary(_of_json(json_value(content(path))))
        with archives.archive(path) as archive:
            return _dictionary(_of_arrays(archive))
    except (MemoryError, ValueError) as error:
        raise ValueError(f"{path}: {error}") from error


def _dictionary(entries: Iterable[Entry]) -> dict[Hashable, Any]:
    """The entries by what is observed, which is compared by value."""
    found: dict[Hashable, Any] = {}
    places: dict[Hashable, str] = {}
    for place, observation, answer in entries:
        look = key(observation)
        if look in found:
            raise ValueError(
                f"{place}: its observation must be a new one, got that of {places[look]}"
            )
        found[look], places[look] = answer, place
    if not found:
        raise ValueError("it must have entries, got none")
    return found


def _of_json(value: Any) -> Iterator[Entry]:
    """The entries of an object of JSON."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        got = value.get("format") if isinstance(value, dict) else value
        raise ValueError(
            f"the field 'format' must be {FORMAT!r}, or that of a certificate, got {brief(got)}"
        )
    if value.get("version") != VERSION or isinstance(value["version"], bool):
        raise ValueError(
            f"the field 'version' must be {VERSION}, got {brief(value.get('version'))}"
        )
    entries = value.get("entries")
    if not isinstance(entries, list):
        raise ValueError(f"the field 'entries' must be a list, got {brief(entries)}")
    for number, entry in enumerate(entries):
        place = f"entries[{number}]"
        answers = {"action", "weights"} & {*entry} if isinstance(entry, dict) else set()
        if len(answers) != 1 or {*entry} - answers != {"observation"}:
            raise ValueError(f"{place} must be {ENTRY}, got {brief(entry)}")
        if entry["observation"] is None:
            raise ValueError(
                f"{place}: its observation must be what the environment shows, got null"
            )
        read = _action if "action" in entry else _weights
        yield place, entry["observation"], read(place, entry[answers.pop()])


def _action(place: str, value: Any) -> Any:
    """An action as the environment calls it."""
    if not _is_number(value, int) and not (isinstance(value, list) and value):
        raise ValueError(
            f"{place}: its action must be an integer or a list of numbers, got {brief(value)}"
        )
    return value


def _weights(place: str, value: Any) -> Any:
    """Weights, as a list with one for each action or as a dictionary of actions."""
    pairs = isinstance(value, list) and [*map(_is_pair, value)]
    weights = [pair[1] for pair in value] if pairs and all(pairs) else value
    if not isinstance(weights, list) or not _are_weights(weights):
        raise ValueError(f"{place}: its weights must be {WEIGHTS}, got {brief(value)}")
    if weights is value:
        return weights
    found = {key(_action(place, pair[0])): pair[1] for pair in value}
    if len(found) < len(value):
        raise ValueError(f"{place}: its weights must name each action once, got {brief(value)}")
    return found


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2


def _are_weights(values: list[Any]) -> bool:
    return all(_is_number(one, int, float) and 0 <= one < math.inf for one in values) and any(
        values
    )


def _is_number(value: Any, *kinds: type) -> bool:
    return isinstance(value, kinds) and not isinstance(value, bool)


def _of_arrays(archive: archives.Archive) -> Iterator[Entry]:
    """The entries of an archive, a row each."""
    answers = archive.names - {"observations"}
    if "observations" not in archive.names or answers not in ({"actions"}, {"weights"}):
        raise ValueError(f"it must hold {ARRAYS}, got {brief(sorted(archive.names))}")
    (name,) = answers
    arrays = archive.arrays(("observations", name))
    observations, given = arrays["observations"], arrays[name]
    _require_kind("observations", observations, "biufU", "numbers or texts")
    many = len(observations) if observations.ndim else 0
    shape = "(observations, actions)" if name == "weights" else "(observations, ...)"
    if given.shape[:1] != (many,) or (name == "weights" and given.ndim != 2):
        raise ValueError(
            f"{name} must have the shape {shape}, with {many} observations, got {given.shape}"
        )
    is_list = given.ndim > 1
    kind = ("biuf", "numbers") if is_list else ("biu", "integers")
    _require_kind(name, given, *kind)
    for number in range(many):
        answer = given[number].tolist()
        if name == "weights" and not _are_weights(answer):
            raise ValueError(
                f"weights[{number}] must be weights or probabilities, none negative and not all 0, "
                f"got {brief(answer)}"
            )
        yield f"observations[{number}]", observations[number], answer


def _require_kind(name: str, array: NDArray[Any], kinds: str, words: str) -> None:
    if array.dtype.kind not in kinds:
        raise ValueError(f"{name} must be an array of {words}, got {array.dtype}")
