"""The contents of a certificate file: a header of JSON values, and named arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.integer_model import DTYPES, IntegerModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

FORMAT, VERSION = "provengym certificate", 3
VERSIONS = (2, VERSION)
NUMBERS = ("scale", "sha256")
MODEL_NUMBERS = ("states", "actions", "denominator", "reward_scale", "rounding", "reward_rounding")
SHOWS_NUMBERS = "shows_numbers"
"""The field that is false for a model whose states do not show their numbers; others lack it."""
OPTIONAL = ("row_starts", "weights")
PREFIX = "model_"
ARRAYS = tuple(PREFIX + name for name in DTYPES)
"""The arrays of a model."""
ALIKE = tuple(PREFIX + name for name in DTYPES if name != "row_starts")
"""Those of the same length."""


class FileError(ValueError):
    """A file is no certificate; the message names the field."""


def nested(header: Mapping[str, Any], arrays: Mapping[str, Any]) -> dict[str, Any]:
    """One dictionary of both: the arrays of the model are among its numbers."""
    whole = dict(header)
    for name, array in arrays.items():
        if name.startswith(PREFIX):
            whole["model"] = {**whole["model"], name.removeprefix(PREFIX): array}
        else:
            whole[name] = array
    return whole


def flat(whole: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """The arrays with these names, and those of the model, of what `nested` made, or of whatever
    else the file held."""
    arrays = {name: whole[name] for name in names if whole.get(name) is not None}
    model = whole.get("model")
    if isinstance(model, dict):
        arrays |= {PREFIX + name: model[name] for name in DTYPES if model.get(name) is not None}
    return arrays


def field(fields: Mapping[str, Any], name: str) -> Any:
    """A field that must be there."""
    if name not in fields:
        raise FileError(f"the field {name!r} is missing")
    return fields[name]


def environment(value: Any) -> tuple[str, dict[str, Any]] | None:
    """The id and the parameters of an environment."""
    if value is None:
        return None
    if not (
        isinstance(value, dict)
        and isinstance(value.get("id"), str)
        and isinstance(value.get("parameters"), dict)
    ):
        raise FileError("the field 'environment' must have an 'id' and 'parameters'")
    return value["id"], value["parameters"]


def model(value: Any, discount: Any, arrays: Mapping[str, Any]) -> IntegerModel | None:
    """The model in a certificate, if there is one."""
    if value is None:
        return None
    if not isinstance(value, dict):
        raise FileError("the field 'model' must be null or an object")
    try:
        columns: dict[str, Any] = {
            name: integers(name, field(arrays, PREFIX + name), dtype)
            for name, dtype in DTYPES.items()
            if name not in OPTIONAL or PREFIX + name in arrays
        }
        numbers = {name: field(value, name) for name in MODEL_NUMBERS}
        shows_numbers = value.get(SHOWS_NUMBERS, True)
        if not isinstance(shows_numbers, bool):
            raise FileError(f"the field {SHOWS_NUMBERS!r} must be true or false")
        found = IntegerModel(discount=discount, shows_numbers=shows_numbers, **numbers, **columns)
        found.table  # noqa: B018 - the rows are checked now
    except (TypeError, ValueError) as error:
        raise FileError(f"in the field 'model', {error}") from error
    return found


def integers(name: str, given: Any, dtype: Any) -> NDArray[Any]:
    """A list or array of integers, or of truth values, as an array of this dtype."""
    kinds = "b" if dtype is np.bool_ else "iu"
    array = given if isinstance(given, np.ndarray) else _array(given)
    if array is None or array.ndim != 1 or array.dtype.kind not in kinds:
        what = "true or false" if dtype is np.bool_ else "integers"
        raise FileError(f"the field {name!r} must be a list of {what}")
    if dtype is np.bool_:
        return np.asarray(array.view(np.uint8) != 0)  # a byte of a file may be neither 0 nor 1
    limits = np.iinfo(dtype)
    if array.size and not limits.min <= int(array.min()) <= int(array.max()) <= limits.max:
        raise FileError(f"the field {name!r} must hold integers that fit {np.dtype(dtype)}")
    return array.astype(dtype)


def _array(given: Any) -> NDArray[Any] | None:
    if not isinstance(given, list):
        return None
    try:
        return np.asarray(given) if given else np.zeros(0, dtype=np.int64)
    except (ValueError, OverflowError):
        return None
