"""JSON objects that are read strictly: what is missing, unknown or of another type is an error."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

from provengym.data.errors import brief

_MISSING: Any = object()


class Fields:
    """The fields of a JSON object, each of which is taken once.

    >>> fields = Fields({"name": "key", "size": 3}, "line 2")
    >>> fields.text("name", 10), fields.integer("size")
    ('key', 3)
    >>> fields.end()
    >>> Fields({"sise": 3}, "line 2").end()
    Traceback (most recent call last):
    ValueError: line 2: there is no field 'sise'

    Args:
        value: The object.
        where: What messages begin with.
    """

    def __init__(self, value: object, where: str) -> None:
        self._where = where
        if not isinstance(value, dict):
            raise ValueError(f"{where}: an object was expected, got {brief(value)}")
        self._left = dict(value)

    def end(self) -> None:
        """There is no field but those that were taken."""
        for name in self._left:
            raise ValueError(f"{self._where}: there is no field {brief(name)}")

    def text(self, name: str, most: int, default: Any = _MISSING) -> Any:
        """A text of at most so many characters."""
        value = self._take(name, default)
        if value is default:
            return value
        if not isinstance(value, str):
            self._refuse(name, "a text", value)
        if len(value) > most:
            raise ValueError(
                f"{self._where}: {name} must have at most {most:,} characters, got {len(value):,}"
            )
        return value

    def choice(self, name: str, accepted: tuple[str, ...], default: Any = _MISSING) -> Any:
        """One of these texts."""
        value = self._take(name, default)
        if value is not default and value not in accepted:
            self._refuse(name, " or ".join(map(repr, accepted)), value)
        return value

    def integer(self, name: str, default: Any = _MISSING) -> int:
        """An integer."""
        value = self._take(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self._refuse(name, "an integer", value)
        return value

    def number(self, name: str, default: Any = _MISSING) -> Any:
        """A finite number."""
        value = self._take(name, default)
        if value is default:
            return value
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self._refuse(name, "a number", value)
        if not math.isfinite(value):
            self._refuse(name, "a finite number", value)
        return float(value)

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self._take(name, _MISSING)
        if not isinstance(value, bool):
            self._refuse(name, "true or false", value)
        return value

    def list_of(self, name: str, most: int, default: Any = _MISSING) -> Any:
        """A list of at most so many values."""
        value = self._take(name, default)
        if value is default:
            return value
        if not isinstance(value, list):
            self._refuse(name, "a list", value)
        if len(value) > most:
            raise ValueError(
                f"{self._where}: {name} must have at most {most:,} items, got {len(value):,}"
            )
        return value

    def mapping(self, name: str) -> dict[str, Any]:
        """An object."""
        value = self._take(name, _MISSING)
        if not isinstance(value, dict):
            self._refuse(name, "an object", value)
        return value

    def _take(self, name: str, default: Any) -> Any:
        value = self._left.pop(name, None)
        if value is not None:
            return value
        if default is _MISSING:
            raise ValueError(f"{self._where}: the field {name!r} is missing")
        return default

    def _refuse(self, name: str, expected: str, value: object) -> NoReturn:
        raise ValueError(f"{self._where}: {name} must be {expected}, got {brief(value)}")


def parsed(text: str) -> Any:
    """The JSON value that a text is.

    Raises:
        ValueError: It is none, or holds a number that JSON has not.
    """
    try:
        return json.loads(text, parse_constant=_not_json)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _not_json(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")
