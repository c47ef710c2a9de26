"""Where a class of rules comes from: this process, or a file, which is run in confined ones."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import provengym_lean
from provengym.data.errors import ConformanceError, one_line
from provengym.processes.confined import Confinement, run_confined
from provengym.proving import rules_json
from provengym.proving.reading import Rules, read
from provengym.proving.refusals import Refused
from provengym.rules.holding import DifferenceError, Held, hold
from provengym.rules.records import compiled_rules
from provengym.rules.tables import Told, table
from provengym.spec import Environment
from provengym.targets.own_modules import home_of

if TYPE_CHECKING:
    import os

    from provengym.proving.page import Page
    from provengym.rules.kernels import Meanwhile

READING = Confinement(seconds=120.0)
"""What the process may take in which a file is read."""
HOLDING = Confinement(seconds=1_200.0)
"""What the process may take in which a class is held against its kernel."""
FOLDER = "class-file"
"""The folder of its files in the process, below the one where it begins: they hide no module of
others until one of them is imported.  No package has this name."""
_MODULE = "provengym.rules.confined"


class DepartureError(AssertionError):
    """The kernel departs from the class in Python, which is a fault of this package."""


def place_of(given: str) -> tuple[Path, str | None]:
    """The file, and the name of the class if one is named, of ``FILE.py`` or ``FILE.py:Class``.

    Raises:
        ValueError: It is neither.
    """
    path, colon, name = given.rpartition(":")
    if not colon or not path.endswith(".py"):
        path, name = given, ""
    if Path(path).suffix != ".py":
        raise ValueError(f"rules must be FILE.py or FILE.py:Class, got {given!r}")
    return Path(path), name or None


class ClassHere:
    """A class of this process."""

    def __init__(self, rules: type[Environment]) -> None:
        if not (issubclass(rules, Environment) and rules is not Environment):
            raise TypeError(
                f"rules must be a subclass of provengym.spec.Environment, got {rules!r}"
            )
        self.cls, self.name = rules, rules.__name__
        try:
            self.path: Path | None = Path(inspect.getfile(rules))
        except (TypeError, OSError):
            self.path = None

    def rules(self) -> Rules:
        return read(self.cls)

    def held(self, found: Page, kernel: Path, meanwhile: Meanwhile, budget: int) -> Held:
        """Hold the class against its kernel, as `hold` does."""
        try:
            return hold(
                compiled_rules(self.cls, found, kernel), budget=budget, tell=lambda _: meanwhile()
            )
        except DifferenceError as error:
            raise DepartureError(str(error)) from error

    def table(self) -> Told:
        """The table of the class at its default parameters."""
        return Told.of(table(self.cls, {}))


class ClassOfFile:
    """A class of a file, which is run in confined processes."""

    def __init__(self, given: str) -> None:
        self.path, self.name = place_of(given)
        try:
            text = self.path.read_text(encoding="utf-8")
        except OSError as error:
            raise ConformanceError(f"{self.path}: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise ConformanceError(f"{self.path} is not in UTF-8: {error}") from error
        file = self.path.resolve()
        folder, _ = home_of(file)
        own = file.relative_to(folder)
        self._file = Path(FOLDER, own).as_posix()
        self.files = {self._file: text}
        package = (folder / own.parts[0]).rglob("*.py") if len(own.parts) > 1 else ()
        for other in (*file.parent.glob("*.py"), *package):  # which it may import
            with contextlib.suppress(OSError, UnicodeDecodeError):
                if other.resolve() == other:  # and which no link leads out to
                    name = Path(FOLDER, other.relative_to(folder)).as_posix()
                    self.files.setdefault(name, other.read_text(encoding="utf-8"))

    def rules(self) -> Rules:
        told = self._asked(READING, [])
        with self._believing_nothing():
            return rules_json.from_dict(told["rules"])

    def held(self, found: Page, kernel: Path, meanwhile: Meanwhile, budget: int) -> Held:
        """Have a process hold the class against its kernel, as `hold` does."""
        told = self._asked(
            HOLDING,
            [str(kernel)],
            meanwhile,
            page=found.to_dict(),
            library=str(kernel),
            budget=budget,
        )
        if "differs" in told:
            raise DepartureError(one_line(told["differs"], 1_000))
        with self._believing_nothing():
            return Held.from_dict(told["held"])

    def _asked(
        self,
        limits: Confinement,
        reads: list[str],
        meanwhile: Meanwhile = lambda: None,
        **more: Any,
    ) -> dict[str, Any]:
        request = {"file": self._file, "class": self.name, **more}
        reads = [*reads, *provengym_lean.__path__]
        found = run_confined(
            _MODULE,
            request,
            limits=limits,
            files=self.files,
            reads=reads,
            meanwhile=lambda _: meanwhile(),
        )
        if found.value is None:
            raise ConformanceError(f"{self.path}: the process {found.failed}")
        if found.changed:
            raise ConformanceError(f"{self.path} replaces {', '.join(found.changed)}")
        if "fault" in found.value:
            raise RuntimeError(f"{self.path} could not be read:\n{found.value['fault']}")
        if "refused" in found.value:
            with self._believing_nothing():
                owner, line, reason, instead = found.value["refused"]
                refusal = Refused(str(owner), int(line), str(reason), str(instead))
            raise refusal
        return found.value

    @contextlib.contextmanager
    def _believing_nothing(self) -> Iterator[None]:
        """Within, what the process told is read, which may have been the file's doing."""
        try:
            yield
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            why = f"the field {error} is missing" if isinstance(error, KeyError) else str(error)
            raise ConformanceError(
                f"{self.path}: what its process says is refused: {why}"
            ) from error

    def table(self) -> Told:
        """The table of the class at its default parameters."""
        told = self._asked(HOLDING, [], table=True)
        if "no table" in told:
            raise ConformanceError(one_line(told["no table"], 1_000))
        with self._believing_nothing():
            return Told.from_dict(told["table"])


Given = ClassHere | ClassOfFile
"""A class as it is given to `prove`."""


def given(rules: str | os.PathLike[str] | type[Environment]) -> Given:
    """A class of this process, or the one of a file, which is read.

    Raises:
        TypeError: It is another class than one of rules.
        ValueError: It is no file of Python.
        ConformanceError: The file cannot be read.
    """
    return ClassHere(rules) if isinstance(rules, type) else ClassOfFile(str(rules))
