"""Results of an environment's calls, and its spaces, as JSON: with types, dtypes and shapes.

Whatever else there is becomes `UnknownObject`, which keeps its name and its text.  What is read is
data: JSON of any content makes values of these kinds, or raises `ValueError`.
"""

from __future__ import annotations

import base64
import functools
import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief

Json = Any
_MOST_BITS = 63
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")
"""In the text of an object, which is another one in each process."""
_READABLE = "biufcmMSU"
"""The kinds of dtypes whose items are no objects and have no fields."""
_SIMPLE = frozenset((bool, str, float, type(None)))
"""Types whose values JSON holds as they are."""
_TOLD = _SIMPLE | {int}


class UnknownObject:
    """Something of another process that has no form here."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return self._text

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and repr(other) == self._text

    __hash__ = None  # type: ignore[assignment]


class OtherSpace(spaces.Space[Any]):
    """A space of a kind that has no form here, which holds nothing."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def contains(self, x: Any) -> bool:
        return False

    def __repr__(self) -> str:
        return self._text


def encode(value: Any) -> Json:
    """A value as JSON."""
    try:
        return _encoded(value)
    except (RecursionError, MemoryError):
        return _unknown(value)


def _encoded(value: Any) -> Json:
    kind = type(value)
    if kind in _SIMPLE:
        return value
    if isinstance(value, np.ndarray):
        return _array(value)
    if isinstance(value, np.generic):
        return _scalar(value)
    if isinstance(value, float):
        return float.__float__(value)
    if isinstance(value, int) and kind is not bool:
        number = int.__index__(value)
        return number if number.bit_length() <= _MOST_BITS else {"int": hex(number)}
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, Fraction):
        return {"fraction": [hex(value.numerator), hex(value.denominator)]}
    if isinstance(value, tuple):
        return {"tuple": _items(value)}
    if isinstance(value, list):
        return _items(value)
    if isinstance(value, dict):
        return {"dict": [[_encoded(key), _encoded(item)] for key, item in value.items()]}
    if isinstance(value, bytes | bytearray):
        return {"bytes": _text(bytes(value))}
    return _unknown(value)


def _items(values: Iterable[Any]) -> list[Json]:
    return [item if type(item) in _SIMPLE else _encoded(item) for item in values]


def _array(value: np.ndarray[Any, Any]) -> Json:
    if value.dtype.kind not in _READABLE:
        return _unknown(value)
    return {"array": [value.dtype.str, list(value.shape), _text(value.tobytes())]}


def _scalar(value: np.generic) -> Json:
    if value.dtype.kind not in _READABLE:
        return _unknown(value)
    return {"scalar": [value.dtype.str, _text(value.tobytes())]}


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _unknown(value: Any) -> Json:
    return {"unknown": [type(value).__name__, brief(value, 200)]}


def decode(told: Json) -> Any:
    """The value that some JSON tells of.

    Raises:
        ValueError: It tells of none.
    """
    try:
        return _decoded(told)
    except ValueError:
        raise
    except Exception as error:
        raise ValueError(f"it tells of no value: {brief(error)}") from error


def _decoded(told: Json) -> Any:
    if isinstance(told, list):
        return _decoded_items(told)
    if not isinstance(told, dict):
        return told
    ((kind, content),) = told.items()
    return _DECODERS[kind](content)


def _decoded_items(told: list[Json]) -> list[Any]:
    return [item if type(item) in _TOLD else _decoded(item) for item in told]


def _decoded_array(content: Json) -> np.ndarray[Any, Any]:
    name, shape, data = content
    found = np.frombuffer(bytearray(base64.b64decode(data)), _dtype(name))
    if shape == [len(found)]:
        return found
    if not all(type(one) is int and one >= 0 for one in shape):
        raise ValueError(f"an array has no shape {brief(shape)}")
    return found.reshape(shape)


def _decoded_scalar(content: Json) -> Any:
    name, data = content
    (found,) = np.frombuffer(base64.b64decode(data), _dtype(name))
    return found


@functools.lru_cache(maxsize=64)
def _dtype(name: str) -> np.dtype[Any]:
    dtype = np.dtype(str(name))
    if dtype.kind not in _READABLE or not dtype.itemsize:
        raise ValueError(f"no dtype of numbers is called {brief(name)}")
    return dtype


def _decoded_unknown(content: Json) -> UnknownObject:
    name, text = map(str, content)
    return type(name[:100], (UnknownObject,), {})(text[:200])  # type: ignore[no-any-return]


def _decoded_dict(content: Json) -> dict[Any, Any]:
    return {_decoded(key): _decoded(item) for key, item in content}


_DECODERS: dict[str, Callable[[Json], Any]] = {
    "array": _decoded_array,
    "scalar": _decoded_scalar,
    "int": lambda content: int(content, 16),
    "fraction": lambda content: Fraction(int(content[0], 16), int(content[1], 16)),
    "tuple": lambda content: tuple(_decoded_items(content)),
    "dict": _decoded_dict,
    "bytes": base64.b64decode,
    "unknown": _decoded_unknown,
}


def encode_space(space: Any) -> Json:
    """A space as JSON; anything else as `encode`, under the name ``"value"``."""
    if isinstance(space, spaces.Discrete):
        return {"Discrete": [encode(space.n), encode(space.start), np.dtype(space.dtype).str]}
    if isinstance(space, spaces.Box):
        return {"Box": [_array(space.low), _array(space.high)]}
    if isinstance(space, spaces.MultiDiscrete):
        start = getattr(space, "start", np.zeros_like(space.nvec))
        return {"MultiDiscrete": [_array(space.nvec), _array(start), np.dtype(space.dtype).str]}
    if isinstance(space, spaces.MultiBinary):
        return {"MultiBinary": encode(space.n)}
    if isinstance(space, spaces.Text):
        return {"Text": [space.min_length, space.max_length, "".join(space.characters)]}
    if isinstance(space, spaces.Dict):
        return {"Dict": [[encode(key), encode_space(part)] for key, part in space.items()]}
    if isinstance(space, spaces.Tuple):
        return {"Tuple": [encode_space(part) for part in space]}
    if isinstance(space, spaces.Space):
        return {"other": _ADDRESS.sub("", brief(space, 200))}
    return {"value": encode(space)}


def decode_space(told: Json) -> Any:
    """The space that some JSON tells of, or the value that is none.

    Raises:
        ValueError: It tells of neither.
    """
    try:
        ((kind, content),) = told.items()
        return _SPACES[kind](content)
    except ValueError:
        raise
    except Exception as error:
        raise ValueError(f"it tells of no space: {brief(error)}") from error


def _box(content: Json) -> spaces.Box:
    low, high = map(_decoded_array, (one["array"] for one in content))
    return spaces.Box(low, high, dtype=low.dtype.type)


def _multi_discrete(content: Json) -> spaces.MultiDiscrete:
    nvec, start, dtype = content
    nvec, start = _decoded_array(nvec["array"]), _decoded_array(start["array"])
    return spaces.MultiDiscrete(nvec, dtype=_dtype(dtype).type, start=start)


def _discrete(content: Json) -> spaces.Discrete:
    many, start, name = content
    dtype = _dtype(name)
    # Older releases of Gymnasium know no other.
    more: dict[str, Any] = {} if dtype == np.int64 else {"dtype": dtype.type}
    return spaces.Discrete(_decoded(many), start=_decoded(start), **more)


_SPACES: dict[str, Callable[[Json], Any]] = {
    "Discrete": _discrete,
    "Box": _box,
    "MultiDiscrete": _multi_discrete,
    "MultiBinary": lambda content: spaces.MultiBinary(_decoded(content)),
    "Text": lambda content: spaces.Text(content[1], min_length=content[0], charset=content[2]),
    "Dict": lambda content: spaces.Dict({_decoded(key): decode_space(one) for key, one in content}),
    "Tuple": lambda content: spaces.Tuple([decode_space(one) for one in content]),
    "other": lambda content: OtherSpace(str(content)),
    "value": decode,
}
