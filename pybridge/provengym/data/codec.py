"""Values as JSON knows them."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from provengym.data.errors import ConformanceError, brief

_MOST_BITS = 1_000
"""Larger integers are described; Python refuses to print those of thousands of digits."""


def plain(value: Any) -> Any:
    """`value` as JSON knows it: NaN, infinities and whatever else JSON lacks become text."""
    if value is None or isinstance(value, bool):
        return value
    # Values of a subclass become those of the class: no other process knows the target's own.
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, int):
        number = int.__index__(value)
        bits = number.bit_length()
        return number if bits <= _MOST_BITS else f"an integer of {bits:,} bits"
    if isinstance(value, (np.ndarray, np.generic)):
        return plain(value.tolist()) if value.dtype != object else brief(value, 200)
    if isinstance(value, float):
        real = float.__float__(value)
        return real if math.isfinite(real) else str(real)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return brief(value, 200)


def json_text(value: Any, indent: int | None = None) -> str:
    """JSON in ASCII, of which no text is a command to the log of a GitHub workflow.

    Raises:
        ValueError: A number is NaN or infinite.
    """
    return json.dumps(value, indent=indent, allow_nan=False).replace("##[", "#\\u0023[")


def tuples_kept(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters as JSON knows them, but for tuples, as which they are shown."""

    def kept(value: Any) -> Any:
        return tuple(map(kept, value)) if type(value) is tuple else plain(value)

    return {name: kept(value) for name, value in parameters.items()}


def tuples_again(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters from JSON, whose lists stand for tuples."""

    def again(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: again(item) for name, item in value.items()}
        return tuple(map(again, value)) if isinstance(value, list) else value

    return {name: again(value) for name, value in parameters.items()}


def encoded(name: str, value: Any) -> Any:
    """An argument as JSON: a list for a tuple, and an object with one key for a list or dict.

    Raises:
        ConformanceError: It cannot be written so that reading gives the same again.
    """
    if isinstance(value, np.generic):
        value = value.item()
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    if type(value) is tuple:
        return [encoded(name, item) for item in value]
    if type(value) is list:
        return {"list": [encoded(name, item) for item in value]}
    if type(value) is dict and all(isinstance(key, str) for key in value):
        return {"dict": {key: encoded(name, item) for key, item in value.items()}}
    raise ConformanceError(
        f"the argument {name!r} cannot be saved: it must be made of numbers, text, None, tuples, "
        f"lists and dicts, got {brief(value)}"
    )


def decoded(value: Any) -> Any:
    """Return the argument that `encoded` wrote as this value.

    Raises:
        ValueError: The value is nothing that `encoded` writes.
    """
    if isinstance(value, list):
        return tuple(decoded(item) for item in value)
    if isinstance(value, Mapping):
        if set(value) == {"list"} and isinstance(value["list"], list):
            return [decoded(item) for item in value["list"]]
        if set(value) == {"dict"} and isinstance(value["dict"], Mapping):
            return {key: decoded(item) for key, item in value["dict"].items()}
        raise ValueError
    return value
