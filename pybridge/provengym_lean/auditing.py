"""The audit: what each claimed theorem rests on, read from the compiled modules.

Lean's kernel has checked every proof from the axioms that it names, so what remains to be asked is
which these are.  The reading follows types, values and constructors, through private constants,
too, and stops where a library carries no proof: the WebAssembly build of Lean has what the modules
of the core library show to others, and there a theorem has no proof and many a definition no body.
The statements at which it stops are held in `tests/lean/library_axioms.txt` (`tools/recheck.py`).

With Lake, Lean itself is asked instead: `lean_lake` has it run `tests/lean/AxiomAudit.lean`.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from provengym_lean import olean
from provengym_lean.messages import Message, plural
from provengym_lean.sources import is_local, position_of

#: Made by `make claims`.  Not a module: modules refuse that command.
AUDIT = "tests/lean/AxiomAudit.lean"
#: At the end of a line of the audit, says that the theorem holds by definition.
BY_DEFINITION_NOTE = " -- by definition"
#: Where the reading may stop in the core library, with what is stated there.
PINNED = "tests/lean/library_axioms.txt"
PIN = "python3 tools/recheck.py --pin"

ALLOWED_AXIOMS = ("propext", "Classical.choice", "Quot.sound")
#: Axioms of Lean that let something count as proved that its kernel has not checked.
UNSOUND_AXIOMS = frozenset(
    ["sorryAx", "lcProof", "Lean.ofReduceBool", "Lean.ofReduceNat", "Lean.trustCompiler"]
)

_ASKED = re.compile(rf"^#print axioms (\S+)({re.escape(BY_DEFINITION_NOTE)})?$", re.MULTILINE)
_PINNED = re.compile(r"^(?P<name>\S.*) :$")


class AuditError(Exception):
    """The compiled modules cannot be audited; the text is a message that says why."""


@dataclass(frozen=True)
class Claim:
    """A theorem that the audit asks for, its place in the audit, both counted from 1, and whether
    it holds by definition and so does not count."""

    name: str
    line: int
    column: int
    by_definition: bool


def claims(root: Path) -> list[Claim]:
    """The theorems that the audit asks for; none where there is no such file."""
    if not (root / AUDIT).exists():
        return []
    text = (root / AUDIT).read_text(encoding="utf-8")
    return [
        Claim(match[1], *position_of(text, match.start(1)), match[2] is not None)
        for match in _ASKED.finditer(text)
    ]


def pinned(root: Path) -> dict[str, int]:
    """The statements of the core library that claims may rest on, each with its line."""
    if not (root / PINNED).exists():
        return {}
    lines = (root / PINNED).read_text(encoding="utf-8").split("\n")
    return {m["name"]: n for n, line in enumerate(lines, 1) if (m := _PINNED.fullmatch(line))}


class Environment:
    """The constants of some modules and of all that they import.

    `built` are the folders of the `.olean` files of modules that are not Lean's own, each that of
    those which the ones before do not have; `library` is that of Lean's own.

    Raises:
        AuditError: A module is missing, or is not what Lean writes.
    """

    def __init__(self, modules: Iterable[str], built: Sequence[Path], library: Path) -> None:
        self._folders = {True: built, False: (library,)}
        self.modules: dict[str, olean.Module] = {}
        self._homes: dict[str, list[str]] = {}
        self.add(modules)

    def add(self, modules: Iterable[str]) -> None:
        """Read modules, and what they import, unless they were."""
        todo = list(modules)
        while todo:
            name = todo.pop()
            if name not in self.modules:
                with self.reading(name) as path:
                    module = self.modules[name] = olean.Module(path)
                for constant in module:
                    self._homes.setdefault(constant, []).append(name)
                todo += module.imports

    def __contains__(self, constant: str) -> bool:
        return constant in self._homes

    def all(self, constant: str) -> Iterator[tuple[str, olean.Constant]]:
        """Yield each constant of this name, with its module: Lean lets several modules have the
        same theorem, such as an equation of a definition."""
        for name, module in self.homes(constant):
            with self.reading(name):
                found = module[constant]
            yield name, found

    def homes(self, constant: str) -> list[tuple[str, olean.Module]]:
        """The modules that have a constant of this name, each with its name."""
        return [(name, self.modules[name]) for name in self._homes.get(constant, ())]

    @contextlib.contextmanager
    def reading(self, module: str) -> Iterator[Path]:
        """Says of an error which file could not be read."""
        places = [
            folder / f"{module.replace('.', '/')}.olean"
            for folder in self._folders[is_local(module)]
        ]
        path = next((place for place in places if place.exists()), places[0])
        try:
            yield path
        except (OSError, olean.OleanError) as error:
            text = f"its constants cannot be read: {error}"
            raise AuditError(str(Message(str(path), 1, 1, "error", text))) from error


class Audit:
    """The axioms and statements on which the claims rest.

    Attributes:
        claims: The theorems that were asked for.
        axioms: The allowed axioms that any of them rests on, in the order of `ALLOWED_AXIOMS`.
        statements: The statements of the core library that any of them rests on.
        unsound: What no claim may rest on and some do, each with what it is.
        unknown: The theorems that no module has.
    """

    def __init__(self, claims: list[Claim], environment: Environment) -> None:
        self.claims = claims
        self.unknown = [claim for claim in claims if claim.name not in environment]
        self.statements: set[str] = set()
        self.unsound: dict[str, str] = {}
        self._uses: dict[str, set[str]] = {}
        self._users: dict[str, list[str]] = {c.name: [] for c in claims if c.name in environment}
        axioms = set()
        todo = list(self._users)
        while todo:
            name = todo.pop()
            if name in UNSOUND_AXIOMS:
                self.unsound[name] = "an axiom by which anything can be proved"
                continue
            if name not in environment:
                self.unsound[name] = "which no module has"
                continue
            for module, constant in environment.all(name):
                if constant.kind == "axiom" and is_local(module):
                    self.unsound[name] = f"an axiom of {module}"
                elif constant.kind == "axiom" and name in ALLOWED_AXIOMS:
                    axioms.add(name)
                elif constant.kind == "axiom":
                    self.statements.add(name)
                self._uses.setdefault(name, set()).update(constant.uses)
                for used in constant.uses:
                    if used not in self._users:
                        self._users[used] = []
                        todo.append(used)
                    self._users[used].append(name)
        self.axioms = [name for name in ALLOWED_AXIOMS if name in axioms]

    def axioms_of(self, claim: str) -> list[str]:
        """The axioms that one of the claims rests on: the allowed ones, then what else is none of
        the core library's statements."""
        reached = {claim}
        todo = [claim]
        while todo:
            new = self._uses.get(todo.pop(), set()) - reached
            reached |= new
            todo += new
        return [name for name in (*self.axioms, *sorted(self.unsound)) if name in reached]

    def errors(self, pinned: Mapping[str, int]) -> list[Message]:
        """An error for each claim that is unknown, and for everything that claims rest on and may
        not."""
        found = [
            claim_error(claim, f"unknown constant '{claim.name}': run `make claims`")
            for claim in self.unknown
        ]
        for name, what in sorted(self.unsound.items()):
            found.append(self._rests(name, what))
        unpinned = (
            f"a statement of the core library that is not in {PINNED}: review it, run `{PIN}`"
        )
        for name in sorted(self.statements - pinned.keys()):
            found.append(self._rests(name, unpinned))
        for name in UNSOUND_AXIOMS & pinned.keys():
            text = f"`{name}` cannot be pinned: it is an axiom by which anything can be proved"
            found.append(Message(PINNED, pinned[name], 1, "error", text))
        return found

    def _rests(self, name: str, what: str) -> Message:
        """An error at the first claim that rests on a constant."""
        users = {name}
        todo = [name]
        while todo:
            new = set(self._users[todo.pop()]) - users
            users |= new
            todo += new
        first, *others = [claim for claim in self.claims if claim.name in users]
        text = (
            f"{first.name} rests on {name}, {what}" if first.name != name else f"{name} is {what}"
        )
        if first.name not in (name, *self._users[name]):
            text += f"; it is used by {self._users[name][0]}"
        if others:
            text += f"; {plural(len(others), 'other claim')} as well"
        return claim_error(first, text)

    def __str__(self) -> str:
        """One line: `305 claims, and 21 by definition, rest on propext, and on 9 statements …`."""
        definitions = sum(claim.by_definition for claim in self.claims)
        who = plural(len(self.claims) - definitions, "claim")
        if definitions:
            who += f", and {definitions} by definition,"
        axioms = self.axioms or ["no axiom"]
        what = " and ".join(filter(None, [", ".join(axioms[:-1]), axioms[-1]]))
        if self.statements:
            what += f", and on {plural(len(self.statements), 'statement')} of the core library"
        return f"{who} {'rests' if len(self.claims) == 1 else 'rest'} on {what}"


def claim_error(claim: Claim, text: str) -> Message:
    return Message(AUDIT, claim.line, claim.column, "error", text)
