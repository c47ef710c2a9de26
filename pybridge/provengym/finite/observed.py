"""Observations of any kind in columns of arrays, which a file can hold.

Observations are numbers, texts, arrays, and tuples, lists and dictionaries of these.  Those of one
form (the same structure, dtypes and shapes) stand together, a column for each of their parts.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.arrays import number_bytes

if TYPE_CHECKING:
    from numpy.typing import NDArray

Form = Any
"""A structure of lists and dictionaries for JSON, with ``["int"]``, ``["array", dtype, shape]`` or
the like at each part."""

_KINDS: dict[type, str] = {bool: "bool", int: "int", float: "float", str: "text"}
_DTYPES = {"bool": np.bool_, "int": np.int64, "float": np.float64}
_NUMBERS = "biuf"
_INTEGER = re.compile(r"-?[0-9]{1,4000}")


class UnsupportedObservationError(TypeError):
    """An observation has a part of a type that has no column; the message names it."""


def form_of(value: Any) -> Form:
    """The form of an observation.

    Raises:
        UnsupportedObservationError: A part of it is of another type.

    >>> form_of({"agent": (1, 2.0)})
    ['dict', [['agent', ['tuple', [['int'], ['float']]]]]]
    """
    kind = _KINDS.get(type(value))
    if kind is not None:
        if kind == "int" and not -(2**63) <= value < 2**63:
            return ["large"]
        return [kind]
    if value is None:
        return ["none"]
    if isinstance(value, np.ndarray) and value.dtype.kind in _NUMBERS:
        return ["array", value.dtype.str, list(value.shape)]
    if isinstance(value, np.generic) and value.dtype.kind in _NUMBERS:
        return ["scalar", value.dtype.str]
    if isinstance(value, str):
        return ["text"]
    if isinstance(value, Mapping) and all(isinstance(name, str) for name in value):
        return ["dict", [[name, form_of(part)] for name, part in value.items()]]
    if isinstance(value, (tuple, list)):
        return ["tuple" if isinstance(value, tuple) else "list", [form_of(part) for part in value]]
    raise _unsupported(value)


def _unsupported(value: Any) -> UnsupportedObservationError:
    kind = type(value)
    return UnsupportedObservationError(
        f"an observation of type {kind.__module__}.{kind.__qualname__}"
    )


def _parts(value: Any, form: Form) -> list[Any]:
    """The parts of an observation, from left to right."""
    if form[0] == "dict":
        return [leaf for name, part in form[1] for leaf in _parts(value[name], part)]
    if form[0] in ("tuple", "list"):
        return [
            leaf for item, part in zip(value, form[1], strict=True) for leaf in _parts(item, part)
        ]
    return [] if form[0] == "none" else [value]


def _leaves(form: Form) -> list[Form]:
    """The forms of the parts, from left to right."""
    if form[0] == "dict":
        return [leaf for _, part in form[1] for leaf in _leaves(part)]
    if form[0] in ("tuple", "list"):
        return [leaf for part in form[1] for leaf in _leaves(part)]
    return [] if form[0] == "none" else [form]


def _built(form: Form, parts: list[Any]) -> Any:
    """The observation of this form with these parts, which are used up."""
    if form[0] == "dict":
        return {name: _built(part, parts) for name, part in form[1]}
    if form[0] in ("tuple", "list"):
        items = [_built(part, parts) for part in form[1]]
        return tuple(items) if form[0] == "tuple" else items
    return None if form[0] == "none" else parts.pop(0)


def _column(form: Form, values: list[Any]) -> NDArray[Any]:
    kind = form[0]
    if kind == "array":
        return np.array(values, dtype=form[1]).reshape(len(values), *form[2])
    if kind == "scalar":
        return np.array(values, dtype=form[1])
    if kind in _DTYPES:
        return np.array(values, dtype=_DTYPES[kind])
    return np.array([str(value) for value in values], dtype=np.str_)  # text, large


def _part(form: Form, column: NDArray[Any], number: int) -> Any:
    kind, item = form[0], column[number]
    if kind == "array":
        return column[number, ...].copy()  # an array also where it has no dimensions
    if kind == "scalar":
        return item
    if kind == "large":
        return int(item)
    return item.item()


def identity(value: Any) -> Hashable:
    """Equal exactly for observations of the same form and values, bit for bit.

    Raises:
        UnsupportedObservationError: As `form_of`.
    """
    # Asked after each call of an extraction, so it writes no form.
    kind = _KINDS.get(type(value))
    if kind is not None:
        return kind, float.hex(value) if kind == "float" else value
    if value is None:
        return ("none",)
    if isinstance(value, np.ndarray) and value.dtype.kind in _NUMBERS:
        return "array", value.dtype.str, value.shape, number_bytes(value)
    if isinstance(value, np.generic) and value.dtype.kind in _NUMBERS:
        return "scalar", value.dtype.str, number_bytes(value)
    if isinstance(value, np.str_):
        return "text", value.dtype.str, value.tobytes()
    if isinstance(value, str):
        return "text", value
    if isinstance(value, Mapping) and all(isinstance(name, str) for name in value):
        return "dict", *[(name, identity(part)) for name, part in value.items()]
    if isinstance(value, (tuple, list)):
        return "tuple" if isinstance(value, tuple) else "list", *map(identity, value)
    raise _unsupported(value)


@dataclass(frozen=True, eq=False)
class Observations(Sequence[Any]):
    """Distinct observations, numbered; each is made anew when it is asked for."""

    forms: tuple[Form, ...]
    form_of: NDArray[np.int32]
    """The number of each observation's form, of shape (n,)."""
    places: NDArray[np.int64]
    """Its place in the columns of its form, of shape (n,)."""
    columns: tuple[tuple[NDArray[Any], ...], ...]
    """A column for each part of each form."""

    @classmethod
    def of(cls, values: Sequence[Any]) -> Observations:
        """Those of some values.

        Raises:
            UnsupportedObservationError: One has a part of another type.
        """
        forms: dict[str, tuple[int, Form]] = {}
        groups: list[list[list[Any]]] = []
        numbers, places = np.empty(len(values), np.int32), np.empty(len(values), np.int64)
        for number, value in enumerate(values):
            form = form_of(value)
            which, form = forms.setdefault(repr(form), (len(forms), form))
            if which == len(groups):
                groups.append([])
            numbers[number], places[number] = which, len(groups[which])
            groups[which].append(_parts(value, form))
        columns = tuple(
            tuple(
                _column(leaf, [parts[k] for parts in group]) for k, leaf in enumerate(_leaves(form))
            )
            for (_, form), group in zip(forms.values(), groups, strict=True)
        )
        return cls(tuple(form for _, form in forms.values()), numbers, places, columns)

    @classmethod
    def in_columns(cls, form: Form, parts: Sequence[NDArray[Any]]) -> Observations:
        """Those of one form, of which each part comes as an array.

        Raises:
            UnsupportedObservationError: A part is not what the form says.
        """
        columns = []
        for leaf, part in zip(_leaves(form), parts, strict=True):
            dtype = leaf[1] if leaf[0] in ("array", "scalar") else _DTYPES.get(leaf[0])
            shape = tuple(leaf[2]) if leaf[0] == "array" else ()
            column = None if dtype is None else part.astype(dtype, copy=False)
            if column is None or part.shape[1:] != shape or not np.array_equal(column, part):
                raise UnsupportedObservationError(
                    f"an observation with a part of type {part.dtype} in the place of {leaf}"
                )
            columns.append(column)
        many = len(columns[0]) if columns else 0
        return cls(
            (form,), np.zeros(many, np.int32), np.arange(many, dtype=np.int64), (tuple(columns),)
        )

    def __len__(self) -> int:
        return len(self.form_of)

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            return [self[k] for k in range(*number.indices(len(self)))]
        which, place = int(self.form_of[number]), int(self.places[number])
        form = self.forms[which]
        leaves = zip(_leaves(form), self.columns[which], strict=True)
        return _built(copy.copy(form), [_part(leaf, column, place) for leaf, column in leaves])

    @property
    def integers(self) -> NDArray[Any] | None:
        """All of them in one array, where they are integers without dimensions; else None."""
        if not self.forms or any(form[0] not in ("int", "scalar") for form in self.forms):
            return None
        found = np.empty(len(self), np.int64)
        for number, (column,) in enumerate(self.columns):
            here = self.form_of == number
            part = column[self.places[here]]
            if part.dtype.kind not in "iu" or (part.size and part.max() > np.iinfo(np.int64).max):
                return None
            found[here] = part
        return found

    def arrays(self) -> dict[str, NDArray[Any]]:
        """All columns by name, for a file; `from_arrays` reads them."""
        named: dict[str, NDArray[Any]] = {
            "observation_forms": self.form_of,
            "observation_places": self.places,
        }
        for which, columns in enumerate(self.columns):
            for k, column in enumerate(columns):
                named[f"observation_{which}_{k}"] = column
        return named

    @classmethod
    def from_arrays(cls, forms: Sequence[Form], arrays: Mapping[str, NDArray[Any]]) -> Observations:
        """Those of a file, checked.

        Raises:
            ValueError: The arrays are not those of these forms.
        """
        numbers, places = (_array(arrays, f"observation_{n}") for n in ("forms", "places"))
        if numbers.shape != places.shape or numbers.ndim != 1:
            raise ValueError("observation_forms and observation_places must be of one shape (n,)")
        columns: list[tuple[NDArray[Any], ...]] = []
        for which, form in enumerate(forms):
            leaves = _checked_leaves(form)
            found = tuple(_array(arrays, f"observation_{which}_{k}") for k in range(len(leaves)))
            here = places[numbers == which]
            for leaf, column in zip(leaves, found, strict=True):
                shape = tuple(leaf[2]) if leaf[0] == "array" else ()
                if column.shape[1:] != shape or column.ndim < 1:
                    raise ValueError(f"the observations of form {which} must be of shape {shape}")
                if not _fits(leaf, column):
                    raise ValueError(f"the observations of form {which} must be {leaf}")
                if here.size and not 0 <= here.min() <= here.max() < len(column):
                    raise ValueError(f"an observation of form {which} has no place in its column")
            columns.append(found)
        if numbers.size and not 0 <= numbers.min() <= numbers.max() < len(forms):
            raise ValueError(f"observation_forms must be between 0 and {len(forms) - 1}")
        return cls(
            tuple(forms),
            numbers.astype(np.int32, copy=False),
            places.astype(np.int64, copy=False),
            tuple(columns),
        )


def names_of_columns(forms: Sequence[Form]) -> list[str]:
    """The names of the arrays that `Observations.from_arrays` reads.

    Raises:
        ValueError: A form is none.
    """
    columns = [
        f"observation_{which}_{k}"
        for which, form in enumerate(forms)
        for k in range(len(_checked_leaves(form)))
    ]
    return ["observation_forms", "observation_places", *columns]


def _fits(leaf: Form, column: NDArray[Any]) -> bool:
    """Return whether a column holds parts of this form."""
    if leaf[0] in ("array", "scalar"):
        return bool(column.dtype == np.dtype(leaf[1]))
    if leaf[0] in _DTYPES:
        return bool(column.dtype == np.dtype(_DTYPES[leaf[0]]))
    is_text = column.dtype.kind == "U"
    return is_text and (leaf[0] == "text" or all(map(_INTEGER.fullmatch, column.tolist())))


def _array(arrays: Mapping[str, NDArray[Any]], name: str) -> NDArray[Any]:
    if name not in arrays:
        raise ValueError(f"the array {name} is missing")
    return arrays[name]


def _checked_leaves(form: Form) -> list[Form]:
    """The forms of the parts, of a form that may be anything.

    Raises:
        ValueError: It is none.
    """
    try:
        leaves = _leaves(form)
        for leaf in leaves:
            kind = leaf[0]
            is_array = kind == "array" and all(int(size) >= 0 for size in leaf[2])
            if is_array or kind == "scalar":
                is_known = np.dtype(leaf[1]).kind in _NUMBERS
            else:
                is_known = kind in (*_DTYPES, "text", "large")
            if not is_known:
                raise ValueError
    except (TypeError, ValueError, IndexError, KeyError, RecursionError) as error:
        raise ValueError(f"{form!r} is no form of an observation") from error
    return leaves
