"""The form of a saved finding: one JSON object, which is not trusted when it is read."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from provengym.data.codec import plain
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError, brief, one_line
from provengym.data.report import CLASSES

FORMAT, VERSION = "provengym-finding", 1


@dataclass(frozen=True, kw_only=True)
class Case:
    """What it takes to play a finding again."""

    kind: str
    target: str
    folder: str | None
    """Where the target and the binding are looked for when they are not in the current folder."""
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
        return _checked(source, "the finding", checks)
    if not isinstance(source, (str, os.PathLike)):
        raise ConformanceError(f"a finding is a file or what it holds, got {type(source).__name__}")
    path = Path(source)
    try:
        value = json.loads(path.read_bytes())
    except OSError as error:
        raise ConformanceError(f"{path} cannot be read: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise ConformanceError(f"{path} is no JSON: {one_line(error)}") from error
    if not isinstance(value, dict):
        raise ConformanceError(f"{path} is no saved finding: it holds no JSON object")
    return _checked(value, str(path), checks)


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


def _decoded(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_decoded(item) for item in value)
    if isinstance(value, Mapping):
        if set(value) == {"list"} and isinstance(value["list"], list):
            return [_decoded(item) for item in value["list"]]
        if set(value) == {"dict"} and isinstance(value["dict"], Mapping):
            return {key: _decoded(item) for key, item in value["dict"].items()}
        raise ValueError
    return value


def _checked(value: Mapping[str, Any], where: str, checks: Iterable[str]) -> Case:
    fields = _Fields(value, where)
    try:
        return _case(fields, checks)
    except RecursionError as error:
        raise fields.refuse("it is nested too deeply") from error


class _Fields:
    """The fields of an object, each asked for with what it must be."""

    def __init__(self, fields: Mapping[str, Any], where: str) -> None:
        self._fields = fields
        self._where = where

    def refuse(self, text: str) -> ConformanceError:
        """The error that says what is wrong with it."""
        return ConformanceError(f"{self._where}: {text}")

    def any(self, name: str) -> Any:
        if name not in self._fields:
            raise self.refuse(f"the field {name!r} is missing")
        return self._fields[name]

    def one_of(self, name: str, values: tuple[Any, ...]) -> Any:
        value = self.any(name)
        if isinstance(value, bool) or value not in values:
            shown = ", ".join(map(str, values))
            raise self.wrong(name, f"one of {shown}" if len(values) > 1 else shown)
        return value

    def wrong(self, name: str, wanted: str) -> ConformanceError:
        """The error that names a field and what it must be."""
        got = brief(self._fields[name])
        return self.refuse(f"the field {name!r} must be {wanted}, got {got}")

    def text(self, name: str) -> str:
        value = self.any(name)
        if not isinstance(value, str):
            raise self.wrong(name, "text")
        return value

    def text_or_null(self, name: str) -> str | None:
        return None if self.any(name) is None else self.text(name)

    def number(self, name: str) -> int:
        value = self.any(name)
        if not _natural(value):
            raise self.wrong(name, "an integer, 0 or more")
        assert isinstance(value, int)
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        value = self.any(name)
        if not isinstance(value, (list, tuple)) or not all(isinstance(t, str) for t in value):
            raise self.wrong(name, "a list of text")
        return tuple(value)

    def mapping(self, name: str) -> Mapping[str, Any]:
        value = self.any(name)
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise self.wrong(name, "an object")
        return {key: plain(item) for key, item in value.items()}

    def arguments(self, name: str) -> dict[str, Any]:
        arguments = self.mapping(name)
        try:
            return {key: _decoded(value) for key, value in arguments.items()}
        except ValueError as error:
            raise self.wrong(name, "arguments as `save` writes them") from error

    def episode(self) -> Episode:
        seed, actions = self.any("seed"), self.any("actions")
        if seed is not None and not _natural(seed):
            raise self.wrong("seed", "null or an integer, 0 or more")
        if not isinstance(actions, (list, tuple)) or not all(map(_natural, actions)):
            raise self.wrong("actions", "a list of numbers of actions")
        return Episode(seed, tuple(actions))

    def episodes(self, name: str) -> tuple[Episode, ...]:
        value = self.any(name)
        if not isinstance(value, (list, tuple)) or not all(isinstance(e, Mapping) for e in value):
            raise self.wrong(name, "a list of episodes")
        return tuple(_Fields(e, f"{self._where}, {name}").episode() for e in value)


def _natural(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _case(fields: _Fields, checks: Iterable[str]) -> Case:
    fields.one_of("format", (FORMAT,))
    fields.one_of("version", (VERSION,))
    episode = fields.episode()
    fields.one_of("step", (len(episode.actions),))
    return Case(
        kind=fields.one_of("class", CLASSES),
        target=fields.text("target"),
        folder=fields.text_or_null("folder"),
        reference=fields.text("reference"),
        binding=fields.text_or_null("binding"),
        params=fields.arguments("params"),
        target_args=fields.arguments("target_args"),
        reference_args=fields.arguments("reference_args"),
        explored=fields.texts("explored"),
        parameters=fields.arguments("parameters"),
        exploration_seed=fields.number("exploration_seed"),
        earlier=fields.episodes("earlier"),
        episode=episode,
        step=fields.number("step"),
        expected=fields.mapping("expected"),
        got=fields.mapping("got"),
        story=fields.text("story"),
        reproduced=fields.number("reproduced"),
        check=fields.one_of("check", (None, *checks)),
        ignored=frozenset(fields.texts("ignored")),
    )
