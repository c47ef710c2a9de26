"""Read a binding from a TOML file."""

from __future__ import annotations

import functools
import math
import operator
import os
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from provengym.data import reading
from provengym.data.errors import ConformanceError, brief, one_line, told
from provengym.targets.vector_rewards import RewardComponent, Weights

Change = Callable[[Any], Any]

KEYS = (
    "actions",
    "reward",
    "observation",
    "reward_tolerance",
    "observation_tolerance",
    "after_done",
    "deviations",
)
REWARD_KEYS = ("component", "weights", "scale", "offset")
OBSERVATION_KEYS = ("key", "index", "offset", "table")


def read(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The arguments of `Binding` that a TOML file gives.

    Raises:
        ConformanceError: The file cannot be read, is not TOML, or holds something else; the
            message names the file, the key and what is accepted.
    """
    return _File(os.fspath(path)).arguments()


class _File:
    """One file, whose name begins every message."""

    def __init__(self, name: str) -> None:
        self.name = name

    def arguments(self) -> dict[str, Any]:
        found = self._parsed()
        self._known("", found, KEYS)
        readers: dict[str, Change] = {
            "actions": self._actions,
            "reward": self._reward,
            "observation": self._observation,
            "reward_tolerance": functools.partial(self._tolerance, "reward_tolerance"),
            "observation_tolerance": functools.partial(self._tolerance, "observation_tolerance"),
            "after_done": self._after_done,
            "deviations": self._deviations,
        }
        return {key: readers[key](value) for key, value in found.items()}

    def _parsed(self) -> dict[str, Any]:
        try:
            return reading.toml_table(reading.text(self.name))
        except OSError as error:
            reason = error.strerror or told(error)
            raise ConformanceError(f"the binding {self.name} cannot be read: {reason}") from error
        except ValueError as error:  # no UTF-8, or no TOML
            raise ConformanceError(f"the binding {self.name} is not TOML: {error}") from error

    def _actions(self, value: Any) -> tuple[Any, ...]:
        accepted = "a list of the target's actions, each a number or a list of numbers"
        if not isinstance(value, list) or not value:
            raise self._wrong("actions", accepted, value)
        return tuple(self._action(item, accepted) for item in value)

    def _action(self, item: Any, accepted: str) -> Any:
        if _is_number(item):
            return item
        if isinstance(item, list) and item and all(_is_number(part) for part in item):
            whole = all(isinstance(part, int) for part in item)
            dtype: Any = np.int64 if whole else np.float32
            largest = 2**63 - 1 if whole else float(np.finfo(dtype).max)
            if all(abs(part) <= largest for part in item):
                return np.array(item, dtype=dtype)
        raise self._wrong("actions", accepted, item)

    def _reward(self, value: Any) -> Change:
        table = self._table("reward", value, REWARD_KEYS)
        scale, offset = table.get("scale", 1.0), table.get("offset", 0.0)
        if not _is_number(scale) or scale == 0:
            raise self._wrong("reward.scale", "a finite number other than 0", scale)
        if not _is_number(offset):
            raise self._wrong("reward.offset", "a finite number", offset)
        part = self._part(table)
        return lambda reward: scale * part(reward) + offset

    def _part(self, table: dict[str, Any]) -> Change:
        """Return a function from a reward to what counts: a component, a weighted sum or all."""
        if "component" in table and "weights" in table:
            raise self._wrong("reward", "a table with component or weights, not both", table)
        component, weights = table.get("component"), table.get("weights")
        if component is not None and not (_is_whole(component) and component >= 0):
            raise self._wrong("reward.component", "a component's number from 0", component)
        if weights is not None and not _is_numbers(weights):
            raise self._wrong("reward.weights", "a list of numbers", weights)
        if component is not None:
            return RewardComponent(component)
        return (lambda reward: reward) if weights is None else Weights(tuple(map(float, weights)))

    def _tolerance(self, key: str, value: Any) -> float:
        if not _is_number(value) or value < 0:
            raise self._wrong(key, "a finite number, 0 or more", value)
        return float(value)

    def _observation(self, value: Any) -> Change:
        table = self._table("observation", value, OBSERVATION_KEYS)
        makers: dict[str, Change] = {
            "key": self._of_key,
            "index": self._of_index,
            "offset": self._of_offset,
            "table": self._of_table,
        }
        changes: list[Change] = [
            makers[key](table[key]) for key in OBSERVATION_KEYS if key in table
        ]

        def observation(seen: Any) -> Any:
            for change in changes:
                seen = change(seen)
            return seen

        return observation

    def _of_key(self, key: Any) -> Change:
        if not isinstance(key, str):
            raise self._wrong("observation.key", "a string", key)
        return operator.itemgetter(key)

    def _of_index(self, index: Any) -> Change:
        single = _is_whole(index) and index >= 0
        several = isinstance(index, list) and index and all(_is_whole(i) and i >= 0 for i in index)
        if not single and not several:
            accepted = "a component's number from 0, or a list of such numbers"
            raise self._wrong("observation.index", accepted, index)
        return lambda seen: np.asarray(seen)[index]

    def _of_offset(self, offset: Any) -> Change:
        several = isinstance(offset, list) and offset and all(_is_number(part) for part in offset)
        if not _is_number(offset) and not several:
            raise self._wrong("observation.offset", "a number or a list of numbers", offset)
        return lambda seen: np.asarray(seen) + np.asarray(offset)

    def _of_table(self, table: Any) -> Change:
        accepted = "a list of numbers or of lists of numbers"
        if not isinstance(table, list) or not table:
            raise self._wrong("observation.table", accepted, table)
        for row in table:
            row_fits = isinstance(row, list) and row and all(_is_number(part) for part in row)
            if not _is_number(row) and not row_fits:
                raise self._wrong("observation.table", accepted, row)

        def look_up(seen: Any) -> Any:
            number = operator.index(np.asarray(seen).item())
            if not 0 <= number < len(table):
                raise IndexError(f"{number} is not in a table of {len(table)}")
            return table[number]

        return look_up

    def _after_done(self, value: Any) -> Any:
        if value not in ("undefined", "absorbing"):
            raise self._wrong("after_done", '"undefined" or "absorbing"', value)
        return value

    def _deviations(self, value: Any) -> tuple[str, ...]:
        texts = [value] if isinstance(value, str) else value
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self._wrong("deviations", "a string or a list of strings", value)
        return tuple(one_line(text) for text in texts)

    def _table(self, key: str, value: Any, keys: tuple[str, ...]) -> dict[str, Any]:
        if not isinstance(value, dict) or not value:
            raise self._wrong(key, f"a table with {_any_of(keys)}", value)
        self._known(key, value, keys)
        return value

    def _known(self, where: str, found: Mapping[str, Any], keys: tuple[str, ...]) -> None:
        for key in found:
            if key not in keys:
                named = f"{where}.{key}" if where else key
                raise ConformanceError(
                    f"the binding {self.name} has an unknown key {named!r}; there is "
                    f"{', '.join(keys)}"
                )

    def _wrong(self, key: str, accepted: str, value: Any) -> ConformanceError:
        got = brief(value, 80)
        return ConformanceError(f"the binding {self.name}: {key} must be {accepted}, got {got}")


def _any_of(keys: tuple[str, ...]) -> str:
    return f"{', '.join(keys[:-1])} or {keys[-1]}"


def _is_numbers(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_number, value))


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Any) -> bool:
    """Return whether this is a number that a float can hold."""
    try:
        return isinstance(value, float | int) and type(value) is not bool and math.isfinite(value)
    except OverflowError:
        return False
