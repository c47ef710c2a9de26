"""Reads the files of finite models, in which nothing is believed."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief
from provengym.data.reading import Fields, require_format
from provengym.finite.model import (
    DTYPES,
    ExtractionFinding,
    FiniteModel,
    Rounding,
    Unknown,
)
from provengym.finite.observed import Observations, names_of_columns
from provengym.models.archives import FORMAT, VERSION, archive, with_ending
from provengym.targets.remote.codec import decode_space

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

_LONGEST, _MOST = 1 << 20, 1 << 31
"""Characters of a text, and items of a list."""
_PROBABILITY = re.compile(r"[0-9]{1,4000}(/[0-9]{1,4000})?")
_DEEPEST = 8
"""Lists in an action."""


class ModelFileError(ValueError):
    """A file holds no finite model; the message says why."""


def load_model(path: str | os.PathLike[str]) -> FiniteModel:
    """The model in a file that `FiniteModel.save` or ``provengym extract`` wrote.

    Raises:
        ValueError: The file has another ending, or holds no model.
        MemoryError: It takes more memory than this machine has.
        OSError: It cannot be read.
    """
    source = with_ending(path)
    try:
        with archive(source) as found:
            header = found.header()
            fields = _fields(header)
            forms = fields.list_of("observation_forms", _MOST)
            said = sorted({"success", "legal"} & found.names)
            names = [*DTYPES, *said, *names_of_columns(forms)]
            return _model_of(fields, forms, found.arrays(names))
    except (TypeError, ValueError) as error:
        raise ModelFileError(f"{source} holds no model: {error}") from error


def _fields(header: object) -> Fields:
    """Return the fields of a header after the format and the version, which it checks."""
    fields = Fields(require_format(header, FORMAT), "the header")
    fields.text("format", _LONGEST)
    if (version := fields.integer("version")) != VERSION:
        raise ValueError(f"version {version} is not {VERSION}, which is read")
    return fields


def _model_of(fields: Fields, forms: list[Any], arrays: Mapping[str, NDArray[Any]]) -> FiniteModel:
    said = {name: np.bool_ for name in ("success", "legal") if name in arrays}
    for name, dtype in (DTYPES | said).items():
        if arrays[name].dtype != np.dtype(dtype):
            raise ValueError(
                f"the array {name} must be of dtype {np.dtype(dtype)}, got {arrays[name].dtype}"
            )
    actions = tuple(map(_action, fields.list_of("actions", _MOST)))
    states = arrays["observation_of"].size
    model = FiniteModel(
        target=fields.text("target", _LONGEST),
        parameters=fields.mapping("parameters"),
        constructed=fields.text("constructed", _LONGEST, ""),
        actions=actions,
        observations=Observations.from_arrays(forms, arrays),
        probabilities=tuple(map(_probability, fields.list_of("probabilities", _MOST))),
        unknown_rows=tuple(
            Unknown(state, action, mass, _reasons(reasons))
            for state, action, mass, reasons in _rows(fields, "unknown", states, len(actions))
        ),
        rounding=tuple(
            Rounding(state, action, probability, _text(told, "rounding"))
            for state, action, probability, told in _rows(fields, "rounding", states, len(actions))
        ),
        findings=tuple(_findings(fields, len(actions))),
        assumptions=tuple(fields.texts("assumptions", _MOST)),
        notes=tuple(fields.texts("notes", _MOST, ())),
        tested=fields.text("tested", _LONGEST),
        time_limit=fields.integer("time_limit", None, low=1),
        limit_spares_ends=fields.flag("limit_spares_ends", False),
        observation_space=_space(fields, "observation_space"),
        action_space=_space(fields, "action_space"),
        unfinished=fields.text("unfinished", _LONGEST),
        **{name: arrays[name] for name in (*DTYPES, *said)},
    )
    fields.end()
    for one in model.rounding:
        if not (model.starts.size if one.state is None else model.row(one.state, one.action or 0)):
            raise ValueError("the header: rounding must be of rows with outcomes")
    return model


def _space(fields: Fields, name: str) -> spaces.Space[Any] | None:
    """A space, or None where it is not known."""
    told = fields.mapping(name, None)
    try:
        space = None if told is None else decode_space(told)
    except ValueError as error:
        raise ValueError(f"the header: {name}: {error}") from error
    if not isinstance(space, spaces.Space | None):
        raise ValueError(f"the header: {name} must be a space or null, got {brief(space)}")
    return space


def _action(value: object, depth: int = 0) -> Any:
    """Return an action as the environment calls it, with tuples for lists."""
    if isinstance(value, list) and depth < _DEEPEST:
        return tuple(_action(item, depth + 1) for item in value)
    if not isinstance(value, (bool, int, float, str)):
        raise ValueError(f"the header: actions must be numbers, texts or lists, got {brief(value)}")
    return value


def _probability(value: object) -> Fraction:
    """An exact probability, as ``p/q``: no other form of a number is so short and so large."""
    if isinstance(value, str) and _PROBABILITY.fullmatch(value):
        whole, _, part = value.partition("/")
        if int(part or 1):
            return Fraction(int(whole), int(part or 1))
    raise ValueError(f"the header: a probability must be a text p/q, got {brief(value)}")


def _rows(
    fields: Fields, name: str, states: int, actions: int
) -> Iterator[tuple[int | None, int | None, Fraction, Any]]:
    """Rows of a state and an action, or of the reset, each with a probability and more."""
    for row in fields.list_of(name, _MOST):
        if not isinstance(row, list) or len(row) != 4:
            raise ValueError(f"the header: {name} must be lists of four, got {brief(row)}")
        state, action, probability, more = row
        is_reset = state is None and action is None
        if not (is_reset or (_is_below(state, states) and _is_below(action, actions))):
            raise ValueError(
                f"the header: {name} must be of states below {states} and actions below {actions}, "
                f"got {brief(row[:2])}"
            )
        yield state, action, _probability(probability), more


def _reasons(value: object) -> dict[str, int]:
    if not isinstance(value, dict) or not all(_is_below(many, _MOST) for many in value.values()):
        raise ValueError(f"the header: unknown must have numbers by reasons, got {brief(value)}")
    return value


def _findings(fields: Fields, actions: int) -> Iterator[ExtractionFinding]:
    for value in fields.list_of("findings", _MOST):
        found = Fields(value, "the header: findings")
        way = found.list_of("actions", _MOST)
        if not all(_is_below(number, actions) for number in way):
            raise ValueError(f"the header: findings must have actions below {actions}")
        yield ExtractionFinding(
            found.text("class", _LONGEST), found.text("message", _LONGEST), tuple(way)
        )
        found.end()


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"the header: {name} must have texts, got {brief(value)}")
    return value


def _is_below(value: object, end: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < end
