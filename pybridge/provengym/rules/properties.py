"""Properties of a class that somebody proves from its page, in a file of Lean beside the class."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from provengym.data.errors import ConformanceError
from provengym.proving.lean import Report, check
from provengym.proving.modules.terms import bare
from provengym_lean.auditing import ALLOWED_AXIOMS
from provengym_lean.checking import Checked
from provengym_lean.claimed import Claimed, ClaimError, theorems
from provengym_lean.sources import RULES, Module, closure, parse_imports

FILE = "Properties.lean"
"""The file of Lean beside a class; of several in a folder, ``Corridor.Properties.lean``."""


class Property(NamedTuple):
    """A theorem that is marked as a claim: its full name, and what its docstring says."""

    theorem: str
    claim: str


@dataclass(frozen=True)
class Properties:
    """What Lean said of a file of properties.

    Attributes:
        file: The file.
        proved: The claims that Lean accepted, which rest on no axiom but those of its own library.
        open: What it did not accept, a message each, with its place.
    """

    file: str
    proved: tuple[Property, ...]
    open: tuple[str, ...]

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> Properties:
        """Return what a record told of.

        Raises:
            KeyError, TypeError: It did not tell of it.
        """
        proved = tuple(Property(**one) for one in told["proved"])
        return cls(told["file"], proved, tuple(told["open"]))


def find(place: Path | None, name: str, given: Path | None = None) -> Path | None:
    """The file of the properties of a class; None where there is none.

    It is the one that is given, else ``<name>.Properties.lean`` beside the class, else the
    ``Properties.lean`` there where it imports a module of the page of this class.

    Args:
        place: The file of the class; None where it has none.
        name: The name of the class in Lean.
        given: The file, where one is named.

    Raises:
        ConformanceError: The file cannot be read.
    """
    if given is not None:
        _text(given)
        return given
    if place is None:
        return None
    own, shared = place.with_name(f"{name}.{FILE}"), place.with_name(FILE)
    if own.is_file():
        return own
    if shared.is_file() and f"{RULES}.{name}" in map(_page_of, _imports(_text(shared))):
        return shared
    return None


def checked(
    file: Path,
    name: str,
    page: Mapping[str, str],
    library: Path | None,
    meanwhile: Report = lambda _: None,
) -> Properties:
    """Have Lean check a file of properties.

    Args:
        file: The file.
        name: The name of the class in Lean.
        page: The modules of its page, by their names, which the file may import.
        library: The folder of the built modules of Lean; None for those of ``provengym-lean``.
        meanwhile: Called while Lean works, as by `provengym.proving.lean.check`.

    Raises:
        ConformanceError: The file cannot be read.
    """
    module = f"{RULES}.{name}.Properties"
    text = _text(file)
    bared = {one: bare(told) for one, told in page.items()}
    read = {
        one: Module(one, "", told, parse_imports(told))
        for one, told in {**bared, module: text}.items()
    }
    needed = {one: read[one].text for one in closure(read, [module])}
    try:
        claims = theorems(str(file), text)
        said = check(
            needed,
            theorems=[one.theorem for one in claims],
            library=library,
            meanwhile=meanwhile,
        )
    except (ClaimError, ConformanceError) as error:
        return Properties(str(file), (), (str(error),))
    if not said.modules[module].accepted:
        return Properties(str(file), (), tuple(_refusals(file, module, said)))
    return Properties(
        str(file),
        tuple(Property(one.theorem, one.sentence) for one in claims if said.proves(one.theorem)),
        (*_unproved(file, claims, said), *(said.refused or ())),
    )


def _refusals(file: Path, module: str, said: Checked) -> Iterable[str]:
    """The errors of the file, else the module that it imports and Lean does not accept."""
    errors = [
        f"{file}:{message.line}:{message.column}: {message.text}"
        for message in said.modules[module].messages
        if message.severity == "error"
    ]
    bad = [name for name, one in said.modules.items() if name != module and not one.accepted]
    return errors or [f"{file} is not checked: it imports {', '.join(bad)}, not accepted by Lean"]


def _unproved(file: Path, claims: Iterable[Claimed], said: Checked) -> Iterable[str]:
    """What keeps claims of a file that Lean accepts from being proved."""
    for one in claims:
        if not said.proves(one.theorem):
            rest = [
                axiom for axiom in said.axioms.get(one.theorem, ()) if axiom not in ALLOWED_AXIOMS
            ]
            why = f"rests on {', '.join(rest)}" if rest else "is not a theorem of that name in Lean"
            yield f"{file}:{one.line}:1: {one.theorem} {why}"


def _imports(text: str) -> list[str]:
    return [one.name for one in parse_imports(text)]


def _page_of(module: str) -> str:
    """The namespace of the page that a module belongs to."""
    return ".".join(module.split(".")[:2])


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ConformanceError(f"{file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ConformanceError(f"{file} is not in UTF-8: {error}") from error
