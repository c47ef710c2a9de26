"""What is known of classes of rules that were proved: records in the user's cache, each under a
digest of the class as Lean reads it."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import provengym.proving
import provengym_lean
from provengym.data.writing import written
from provengym.envs.rules import CompiledRules, Place
from provengym.proving import rules_json
from provengym.proving.compiling import Sources, interface
from provengym.proving.modules.terms import class_name
from provengym.proving.page import Page
from provengym.proving.reading import Rules, read
from provengym.proving.refusals import Refused
from provengym.rules.properties import Properties
from provengym_lean.installing import home
from provengym_lean.rules_kernel import kernel_files

if TYPE_CHECKING:
    from provengym.rules.holding import Held
    from provengym.spec import Environment
    from provengym_lean.checking import Checked


KERNEL = "kernel.c"
"""The file of a record's folder with the C that Lean emitted."""


PAGE = "page.json"
"""The file there with the page, as `Page.to_dict` tells it."""


@dataclass(frozen=True)
class Record:
    """What was found of a class.

    Attributes:
        name: The name of the class.
        grade: ``"specified"``, ``"compiled"`` or ``"proved"``, of the page; ``"table"`` where there
            is no kernel of it, and the class is finite.
        proved: What Lean proved of the page, a sentence each.
        tested: What was compared between the page's kernel and the class in Python.
        ends: How episodes end, as far as all states were tried; empty where they were not.
        trusted: What is relied on.
        open: What is neither proved nor refuted, a sentence each.
        folder: Where the modules lie.
        library: The shared library of the kernel; None where there is none.
        seconds: How long each part took, of what was not known before.
        table: The file of the class at its default parameters as a table; None where there is a
            kernel, or no table.
        properties: What was last found of a file of properties beside it; None where there is none.
        certificate: Digests of what was proved and compiled, the theorems with their axioms, and
            the numbers of what was compared; values of JSON.
    """

    name: str
    grade: str
    proved: tuple[str, ...]
    tested: str
    trusted: str
    open: tuple[str, ...]
    folder: str
    library: str | None
    seconds: Mapping[str, float]
    table: str | None = None
    properties: Properties | None = None
    ends: str = ""
    certificate: Mapping[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        told = {**asdict(self), "proved": [*self.proved], "open": [*self.open]}
        if self.properties is not None:
            proved = [one._asdict() for one in self.properties.proved]
            told["properties"] |= {"proved": proved, "open": [*self.properties.open]}
        return told


def folder_of(rules: Rules) -> Path:
    """The folder of rules that were read, which is another one when these change, or this package
    does."""
    told = [version("provengym"), interface(), _writers(), rules_json.to_dict(rules)]
    digest = digest_of(json.dumps(told, sort_keys=True).encode())
    return home("rules") / f"{class_name(rules.name)}-{digest[:24]}"


@functools.cache
def _writers() -> str:
    """A digest of what writes pages, makes kernels of them, and compares them with classes."""
    found = hashlib.sha256()
    packages = *provengym.proving.__path__, *provengym_lean.__path__
    for folder in (Path(__file__).parent, *map(Path, packages)):
        for file in sorted(folder.rglob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()


def certificate_of(
    found: Page, texts: Mapping[str, str], checked: Checked, kernel: Path | None, held: Held | None
) -> dict[str, Any]:
    """What of a proof others can compare with theirs, as values of JSON.

    Args:
        found: The page.
        texts: The modules that Lean checked, by their names.
        checked: What Lean said of them.
        kernel: The shared library; None where there is none.
        held: What was compared with the class in Python.
    """
    c = checked.modules[f"Rules.{found.name}.Kernel"].c
    return {
        "format": "provengym rules",
        "version": 1,
        "provengym": version("provengym"),
        "name": found.name,
        "page": {name: digest_of(text.encode()) for name, text in sorted(texts.items())},
        "lean": checked.lean,
        "theorems": {name: [*axioms] for name, axioms in sorted(checked.axioms.items())},
        "second_kernel": None if checked.refused is None else not checked.refused,
        "c": None if c is None else digest_of(c.encode()),
        "library": None if kernel is None else digest_of(kernel.read_bytes()),
        "held": None if held is None else held.to_dict(),
    }


def digest_of(content: bytes) -> str:
    """Return the SHA-256 of a content, in hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()


def keep(record: Record) -> None:
    """Write a record."""
    text = json.dumps(record.to_dict(), indent=1)
    written(Path(record.folder, "record.json"), lambda file: file.write(text.encode()))


def recall(folder: Path) -> Record | None:
    """The record in a folder; None where there is none that is complete."""
    try:
        told = json.loads((folder / "record.json").read_text(encoding="utf-8"))
        lists = {name: tuple(told[name]) for name in ("proved", "open")}
        properties = told.get("properties") and Properties.from_dict(told["properties"])
        found = Record(**{**told, **lists, "properties": properties})
    except (OSError, ValueError, KeyError, TypeError):
        return None
    files = [file for file in (found.library, found.table) if file is not None]
    return found if all(Path(file).is_file() for file in files) else None


def sources_of(found: Page, modules: Mapping[str, str], c: str) -> Sources:
    """What is compiled of a page.

    Args:
        found: The page.
        modules: All its modules, by their names.
        c: What Lean emitted of the one that is the kernel.
    """
    files = kernel_files(found.name, found.entry, modules, c)
    [prefix] = [name.removesuffix(".c") for name in files if name.endswith(".c")]
    names = (f"{prefix}.c", f"{prefix}.hpp", f"{prefix}_table.cpp")
    return Sources(prefix, *(files[name] for name in names))


def modules_of(folder: Path) -> dict[str, str]:
    """The modules in a folder of a page, by their names."""
    return {
        ".".join(file.relative_to(folder).with_suffix("").parts): file.read_text(encoding="utf-8")
        for file in sorted(folder.rglob("*.lean"))
    }


def compiled_rules(rules: type[Environment], found: Page, library: Path) -> CompiledRules:
    """A class with the kernel of its page."""
    names = {kernel: name for name, kernel in found.parameters.items()}
    places = {name: tuple(Place(*one) for one in rows) for name, rows in found.places.items()}
    return CompiledRules(rules, library, places, names)


def page_in(folder: Path) -> Page:
    """The page in a folder.

    Raises:
        OSError, ValueError, KeyError, TypeError: There is none.
    """
    return Page.from_dict(json.loads((folder / PAGE).read_text(encoding="utf-8")))


_READ: dict[type, Rules | None] = {}
"""Those of classes that were asked for; None where a class is not in the language."""


def rules_of(cls: type[Environment]) -> Rules | None:
    """The rules of a class; None where it is not in their language."""
    if cls not in _READ:
        try:
            _READ[cls] = read(cls)
        except Refused:
            _READ[cls] = None
    return _READ[cls]


def known(rules: type[Environment]) -> tuple[Page, Record] | None:
    """The page and the record of a class, where `prove` has made them of the class as it is, and
    this process may read them."""
    found = rules_of(rules)
    try:
        return None if found is None else known_in(folder_of(found))
    except OSError:
        return None


def known_in(folder: Path) -> tuple[Page, Record] | None:
    """The page and the record in a folder; None where there are none that are complete."""
    record = recall(folder)
    try:
        return None if record is None else (page_in(folder), record)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def record_of(rules: type[Environment]) -> Record | None:
    """What is known of a class as it is; None where `prove` has not tried it."""
    found = known(rules)
    return None if found is None else found[1]


def grade_of(rules: type[Environment]) -> str:
    """A class in a line: the grade of its kernel, and what was tested of it."""
    name, record = rules.__name__, record_of(rules)
    if record is None:
        known = "is not proved" if rules_of(rules) else "is not in the language that is proved"
        return f"{name} in Python, which {known}"
    if record.library is None:
        return f"{name} in Python, whose page is {record.grade}, and of which there is no kernel"
    return f"the kernel of {name}, which is {record.grade}; {record.tested}"


def served(rules: type[Environment]) -> CompiledRules | None:
    """A class with its kernel, where `prove` has made one of the class as it is; else None."""
    found = known(rules)
    if found is None or found[1].library is None:
        return None
    return compiled_rules(rules, found[0], Path(found[1].library))
