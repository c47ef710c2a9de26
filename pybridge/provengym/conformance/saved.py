"""The form of a saved finding: one JSON object, which is not trusted when it is read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from provengym.data.codec import decoded, plain
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError, brief
from provengym.data.reading import content, json_value, require_format
from provengym.data.report import CLASSES

FORMAT, VERSION = "provengym-finding", 1


@dataclass(frozen=True, kw_only=True)
class Case:
    """A saved finding: all that it takes to play it again."""

    kind: str
    target: str
    folder: str | None
    """The folder of the target and the binding when they are not in the current folder."""
    reference: str
    binding: str | None
    params: Mapping[str, Any]
    target_args: Mapping[str, Any]
    reference_args: Mapping[str, Any]
    explored: tuple[str, ...]
    parameters: Mapping[str, Any]
    exploration_seed: int
    earlier: tuple[Episode, ...]
    episode: Episode
    step: int
    expected: Mapping[str, Any]
    got: Mapping[str, Any]
    story: str
    reproduced: int
    check: str | None
    engine: str
    ignored: frozenset[str]


def read(source: str | os.PathLike[str] | Mapping[str, Any], checks: Iterable[str]) -> Case:
    """The case of a file, or of what such a file holds.

    Args:
        source: The file, or what it holds.
        checks: The names that `Case.check` may have.

    Raises:
        ConformanceError: The file cannot be read, or it holds no finding of this version.
    """
    if isinstance(source, Mapping):
        return _case(source, "the finding", checks)
    if not isinstance(source, (str, os.PathLike)):
        kind = type(source).__name__
        raise ConformanceError(f"a finding must be a file or its content, got {kind}")
    path = Path(source)
    try:
        value = json_value(content(path))
    except OSError as error:
        raise ConformanceError(f"{path} cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        raise ConformanceError(
            f"{path} is no JSON: {error}; `provengym conform --save` writes findings"
        ) from error
    if not isinstance(value, dict):
        raise ConformanceError(
            f"{path} is no saved finding: it holds no JSON object; "
            "`provengym conform --save` writes some"
        )
    return _case(value, str(path), checks)


def _case(value: Mapping[str, Any], where: str, checks: Iterable[str]) -> Case:
    """The case of a mapping, each of whose fields is asked for with what it must be."""
    try:
        require_format(dict(value), FORMAT)
    except ValueError as error:
        raise ConformanceError(f"{where}: {error}") from None
    try:
        _require(value, _FIELDS | {"check": _one_of(None, *checks)}, where)
        _require(value, {"step": _one_of(len(value["actions"]))}, where)
        for episode in value["earlier"]:
            _require(episode, _EPISODE, f"{where}, earlier")
        arguments = {name: _arguments(value, name, where) for name in _ARGUMENTS}
        expected, got = (plain(dict(value[name])) for name in ("expected", "got"))
    except RecursionError as error:
        raise ConformanceError(f"{where}: it is nested too deeply") from error
    return Case(
        kind=value["class"],
        target=value["target"],
        folder=value["folder"],
        reference=value["reference"],
        binding=value["binding"],
        explored=tuple(value["explored"]),
        exploration_seed=value["exploration_seed"],
        earlier=tuple(map(_episode, value["earlier"])),
        episode=_episode(value),
        step=value["step"],
        expected=expected,
        got=got,
        story=value["story"],
        reproduced=value["reproduced"],
        check=value["check"],
        engine=value["engine"],
        ignored=frozenset(value["ignored"]),
        **arguments,
    )


def _require(value: Mapping[str, Any], fields: Mapping[str, _Field], where: str) -> None:
    """Raise a `ConformanceError` where a field is missing or something else."""
    for name, (fits, wanted) in fields.items():
        if name not in value:
            raise ConformanceError(f"{where}: the field {name!r} is missing")
        if not fits(value[name]):
            raise _wrong(value, name, wanted, where)


def _wrong(value: Mapping[str, Any], name: str, wanted: str, where: str) -> ConformanceError:
    got = brief(value[name])
    return ConformanceError(f"{where}: the field {name!r} must be {wanted}, got {got}")


def _arguments(value: Mapping[str, Any], name: str, where: str) -> dict[str, Any]:
    try:
        return {key: decoded(plain(item)) for key, item in value[name].items()}
    except ValueError as error:
        raise _wrong(value, name, "arguments as `save` writes them", where) from error


def _episode(value: Mapping[str, Any]) -> Episode:
    return Episode(value["seed"], tuple(value["actions"]))


_Field = tuple[Callable[[Any], bool], str]
"""A test that a value of the field fits, and what it must be, in words."""


def _one_of(*values: Any) -> _Field:
    shown = ", ".join(map(str, values))
    return (
        lambda value: not isinstance(value, bool) and value in values,
        f"one of {shown}" if len(values) > 1 else shown,
    )


def _is_natural(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_list(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, (list, tuple)) and all(map(fits, value))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_object(value: object) -> bool:
    return isinstance(value, Mapping) and all(map(_is_text, value))


_ARGUMENTS = ("params", "target_args", "reference_args", "parameters")
_EPISODE: dict[str, _Field] = {
    "seed": (
        lambda value: value is None or _is_natural(value),
        "null or an integer, 0 or more",
    ),
    "actions": (_is_list(_is_natural), "a list of numbers of actions"),
}
_FIELDS: dict[str, _Field] = {
    "version": _one_of(VERSION),
    "class": _one_of(*CLASSES),
    "engine": (_is_text, "a text"),
    **_EPISODE,
    "earlier": (_is_list(_is_object), "a list of episodes"),
    **dict.fromkeys(("exploration_seed", "reproduced"), (_is_natural, "an integer, 0 or more")),
    **dict.fromkeys(("target", "reference", "story"), (_is_text, "text")),
    **{
        name: (lambda value: value is None or _is_text(value), "text")
        for name in ("folder", "binding")
    },
    **{name: (_is_list(_is_text), "a list of text") for name in ("explored", "ignored")},
    **dict.fromkeys((*_ARGUMENTS, "expected", "got"), (_is_object, "an object")),
}
