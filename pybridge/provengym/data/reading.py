"""Files and texts of others, of which nothing is believed.

How large a file is, is asked before it is read.  JSON and TOML that nest too deeply, and numbers
that JSON does not have, are refused as every other error is.  `Fields` takes an object apart.
"""

from __future__ import annotations

import errno
import json
import math
import os
import stat
import sys
from typing import IO, TYPE_CHECKING, Any, NoReturn

from provengym.data.errors import brief, one_line

if TYPE_CHECKING:
    from collections.abc import Callable

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

MOST_BYTES = 256 << 20
"""The most bytes of a file of JSON, TOML or text; what is larger is kept as arrays."""
_DEEPEST = 100
"""Objects and lists in one another: others read what was read with less of the stack."""
_FORMATS = {
    "provengym model": ("a model", "solve"),
    "provengym certificate": ("a certificate", "check"),
    "provengym certificate in a folder": ("the certificate of a folder", "check FOLDER"),
    "provengym policy": ("a policy", "evaluate --policy"),
    "provengym shard verdict": ("a verdict on a shard", "check --merge"),
    "provengym-finding": ("a saved finding", "conform --replay"),
    "provengym delf transcript": ("a transcript", "delf replay"),
}
"""The contents of a file of each format, and the command that reads it."""
_MISSING: Any = object()


def opened(path: str | os.PathLike[str]) -> IO[bytes]:
    """A file, open to be read.

    Raises:
        OSError: It cannot be opened, or is a device, a pipe or a socket, which may have no end.
    """
    # A pipe would be waited for.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        is_folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        os.close(descriptor)
        number = errno.EISDIR if is_folder else errno.EINVAL
        raise OSError(number, "Is a directory" if is_folder else "Not a regular file", str(path))
    return os.fdopen(descriptor, "rb")


def content(path: str | os.PathLike[str], most: int = MOST_BYTES) -> bytes:
    """Return the bytes in a file.

    Raises:
        OSError: It cannot be read, is no regular file, or has more than so many bytes.
    """
    with opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        found = file.read(size + 1) if size <= most else b""
        if len(found) > size:  # it grows, or has no size of its own
            found += file.read(most + 1 - len(found))
    if (size := max(size, len(found))) > most:
        told = f"it has {size:,} bytes, and at most {most:,} are read"
        raise OSError(errno.EFBIG, told, str(path))
    return found


def text(path: str | os.PathLike[str], most: int = MOST_BYTES) -> str:
    """The text in a file.

    Raises:
        ValueError: It is no UTF-8.
        OSError: As of `content`.
    """
    try:
        return content(path, most).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"it is no text in UTF-8: {error.reason}") from None


def json_value(given: str | bytes) -> Any:
    """The JSON value that a text is.

    Raises:
        ValueError: It is none, nests too deeply, or holds a number that JSON has not.
    """
    if not given.strip():
        raise ValueError("it is empty")
    return _parsed(lambda: json.loads(given, parse_constant=_not_json))


def toml_table(given: str) -> dict[str, Any]:
    """The table that a text of TOML is.

    Raises:
        ValueError: It is none, or nests too deeply.
    """
    found: dict[str, Any] = _parsed(lambda: tomllib.loads(given))
    return found


def is_unicode(given: str) -> bool:
    """Return whether a text can be encoded, which one with half a pair of surrogates cannot."""
    try:
        given.encode()
    except UnicodeEncodeError:
        return False
    return True


def require_format(header: object, wanted: str) -> dict[str, Any]:
    """The header of a file, which must say that it is of a format.

    Raises:
        ValueError: It says something else; the message tells what reads the file, if that is known.
    """
    found = header.get("format") if isinstance(header, dict) else None
    if isinstance(header, dict) and found == wanted:
        return header
    if isinstance(found, str) and found in _FORMATS:
        what, command = _FORMATS[found]
        told = f"did you mean `provengym {command}`?"
        raise ValueError(f"this file holds {what}, not {_FORMATS[wanted][0]}; {told}")
    raise ValueError(f"the field 'format' is not {wanted!r}")


def _parsed(parse: Callable[[], Any]) -> Any:
    try:
        found = parse()
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError as error:
        raise ValueError(one_line(error)) from None
    depth, level = 0, [found]
    while level := [item for item in level if isinstance(item, (dict, list))]:
        depth += 1
        if depth > _DEEPEST:
            raise ValueError("it is nested too deeply")
        every = (item.values() if isinstance(item, dict) else item for item in level)
        level = [item for items in every for item in items]
    return found


def _not_json(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")


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
        where: The beginning of messages.
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

    def integer(
        self, name: str, default: Any = _MISSING, low: float = -math.inf, high: float = math.inf
    ) -> Any:
        """An integer from `low` to `high`."""
        value = self._take(name, default)
        if value is default:
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            self._refuse(name, "an integer", value)
        if not low <= value <= high:
            self._refuse(name, f"an integer from {low} to {high}", value)
        return value

    def number(self, name: str, default: Any = _MISSING) -> Any:
        """A finite number."""
        value = self._take(name, default)
        if value is default:
            return value
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self._refuse(name, "a number", value)
        try:
            found = float(value)
        except OverflowError:
            found = math.inf
        if not math.isfinite(found):
            self._refuse(name, "a finite number", value)
        return found

    def flag(self, name: str, default: Any = _MISSING) -> bool:
        """True or false."""
        value = self._take(name, default)
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

    def texts(self, name: str, most: int, default: Any = _MISSING) -> Any:
        """A list of at most so many texts."""
        value = self.list_of(name, most, default)
        if value is not default and not all(isinstance(item, str) for item in value):
            self._refuse(name, "a list of texts", value)
        return value

    def value(self, name: str) -> Any:
        """A value of any type."""
        return self._take(name, _MISSING)

    def mapping(self, name: str, default: Any = _MISSING) -> Any:
        """An object."""
        value = self._take(name, default)
        if value is not default and not isinstance(value, dict):
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
