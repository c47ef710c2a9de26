"""Which test functions run which statements of the package, processes that they start included.

The package's compiled files in a private copy of the tree are made of its sources with one store
before each statement, into a file that all processes map into memory: so nothing is lost where a
process is killed, leaves by `os._exit`, or starts with an environment of its own, and the sources
stay as they are.  What a process writes once its files are read-only is lost: the worker confines
no code while it records.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import mmap
import os
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mutant_places import product

#: The name, among Python's builtins, of the bytes in which statements are marked as run.
MARKS = "_provengym_marks"
#: What each module runs first: map the file, once a process.
_PROLOGUE = """
import builtins, mmap
if not hasattr(builtins, {name!r}):
    try:
        with open({path!r}, "r+b") as file:
            builtins.{name} = mmap.mmap(file.fileno(), 0)
    except OSError:
        builtins.{name} = bytearray({size})
"""

Bits = NDArray[np.bool_]


class Statements:
    """The statements and lambdas of a file, numbered in the order of its syntax tree."""

    def __init__(self, text: str) -> None:
        self.module = ast.parse(text)
        self.nodes: list[ast.stmt | ast.Lambda] = []
        self.outside: list[bool] = []
        """Whether importing the module runs each: it is in no function, and no lambda's value."""
        self.owners: list[tuple[str, ...]] = []
        """The names of the classes and functions that it is in."""
        self._number(self.module, (), outside=True)
        self._lines = [0]
        for line in text.encode().split(b"\n"):
            self._lines.append(self._lines[-1] + len(line) + 1)
        self._spans = [self._span(node) for node in self.nodes]
        self._text = text

    def _number(self, node: ast.AST, owners: tuple[str, ...], *, outside: bool) -> None:
        if isinstance(node, (ast.stmt, ast.Lambda)):
            self.nodes.append(node)
            self.outside.append(outside and not isinstance(node, ast.Lambda))
            self.owners.append(owners)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            body = node.body if isinstance(node.body, list) else [node.body]
            inside = (*owners, getattr(node, "name", "<lambda>"))
            for child in ast.iter_child_nodes(node):
                within = child in body
                self._number(child, inside if within else owners, outside=outside and not within)
            return
        if isinstance(node, ast.ClassDef):
            owners = (*owners, node.name)
        for child in ast.iter_child_nodes(node):
            self._number(child, owners, outside=outside)

    def _span(self, node: ast.stmt | ast.Lambda) -> tuple[int, int]:
        """Where it is in the bytes of the file, its decorators included."""
        first = min(
            (each.lineno, each.col_offset) for each in (node, *getattr(node, "decorator_list", ()))
        )
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._lines[first[0] - 1] + first[1]
        return start, self._lines[node.end_lineno - 1] + node.end_col_offset

    def innermost(self, place: int) -> int:
        """The number of the innermost statement or lambda around a character of the text."""
        at = len(self._text[:place].encode())
        around = [n for n, (start, end) in enumerate(self._spans) if start <= at < end]
        return max(around, key=lambda n: (self._spans[n][0], n))

    def marked(self, first: int, prologue: str) -> ast.Module:
        """The syntax tree with marks from the number `first`; this object is of no use after it."""
        number = {id(node): first + n for n, node in enumerate(self.nodes)}

        def mark(node: ast.AST) -> ast.stmt:
            at = min((node, *getattr(node, "decorator_list", ())), key=lambda each: each.lineno)  # type: ignore[attr-defined]
            (made,) = ast.parse(f"{MARKS}[{number[id(node)]}] = 1").body
            _place(made, at.lineno, at.col_offset)  # type: ignore[attr-defined]
            return made

        for node in ast.walk(self.module):
            for name in ("body", "orelse", "finalbody"):
                body = getattr(node, name, None)
                if isinstance(body, list):
                    kept = _preamble(body) if name == "body" else 0
                    marks = [each for one in body[kept:] for each in (mark(one), one)]
                    setattr(node, name, body[:kept] + marks)
            if isinstance(node, ast.Lambda):
                call = ast.parse(f"{MARKS}.__setitem__({number[id(node)]}, 1)", mode="eval").body
                _place(call, node.body.lineno, node.body.col_offset)
                node.body = ast.copy_location(ast.BoolOp(ast.Or(), [call, node.body]), node.body)
        (first_statement,) = ast.parse(f"exec({prologue!r}, {{}})").body
        _place(first_statement, 1, 0)
        self.module.body.insert(_preamble(self.module.body), first_statement)
        return ast.fix_missing_locations(self.module)


def _place(made: ast.AST, line: int, column: int) -> None:
    """Let all of a syntax tree be at one place of the source."""
    for node in ast.walk(made):
        node.lineno = node.end_lineno = line  # type: ignore[attr-defined]
        node.col_offset = node.end_col_offset = column  # type: ignore[attr-defined]


def _preamble(body: Sequence[ast.stmt]) -> int:
    """Count the statements that must stay first: a docstring and imports from the future."""
    count = 0
    for node in body:
        text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not future and not (text and count == 0):
            break
        count += 1
    return count


class Numbering:
    """The numbers of all statements of the package's Python."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.files = product(root)
        self.statements: dict[str, Statements] = {}
        self.first: dict[str, int] = {}
        self.count = 0
        for file in self.files:
            self.statements[file] = Statements((root / file).read_text(encoding="utf-8"))
            self.first[file] = self.count
            self.count += len(self.statements[file].nodes)

    def mark(self, path: Path) -> None:
        """Write the compiled files of the tree that mark what is run in the file `path`."""
        path.write_bytes(bytes(max(self.count, 1)))
        prologue = _PROLOGUE.format(name=MARKS, path=str(path), size=self.count)
        for file in self.files:
            source = self.root / file
            module = Statements(source.read_text(encoding="utf-8")).marked(
                self.first[file], prologue
            )
            write_compiled(source, module, checked=False)


def write_compiled(source: Path, module: ast.Module | str, *, checked: bool) -> None:
    """Write what Python imports instead of a source; `checked`: as long as that is as it is."""
    code = compile(module, str(source), "exec", dont_inherit=True)
    digest = importlib.util.source_hash(source.read_bytes())
    # What `py_compile` writes, of a syntax tree.
    from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

    place = Path(importlib.util.cache_from_source(str(source)))
    place.parent.mkdir(exist_ok=True)
    place.write_bytes(_code_to_hash_pyc(code, digest, checked))


def mapped(path: Path) -> mmap.mmap:
    """The marks in a file."""
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), 0)


def digest_of(root: Path, names: Iterable[str]) -> str:
    """A digest of files and their contents."""
    total = hashlib.sha256()
    for name in sorted(names):
        total.update(f"{name}\0".encode())
        total.update(hashlib.sha256((root / name).read_bytes()).digest())
    return total.hexdigest()[:16]


@dataclass
class FileRecord:
    """The statements that the test functions of one file run."""

    functions: list[str]
    """Their names as pytest has them, without parameters."""
    marks: Bits
    """For each of them, whether it runs each statement."""
    seconds: list[float]
    """The processor seconds of each, all parameters together."""
    failed: list[str]
    """Those that fail while marks are made."""
    imported: Bits
    """The statements that importing the test file runs."""
    about: dict[str, str]
    """The commit, and the digests of the package and of the test file."""

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{path.name}")
        told = {
            "functions": self.functions,
            "seconds": [round(each, 3) for each in self.seconds],
            "failed": self.failed,
            "about": self.about,
            "count": len(self.imported),
        }
        with temporary.open("wb") as file:
            np.savez_compressed(
                file,
                marks=np.packbits(self.marks, axis=1),
                imported=np.packbits(self.imported),
                told=np.frombuffer(json.dumps(told).encode(), dtype=np.uint8),
            )
        os.replace(temporary, path)

    @classmethod
    def read(cls, path: Path) -> FileRecord:
        with np.load(path, allow_pickle=False) as stored:
            told = json.loads(stored["told"].tobytes())
            count = told.pop("count")
            marks = np.unpackbits(stored["marks"], axis=1, count=count).astype(bool)
            imported = np.unpackbits(stored["imported"], count=count).astype(bool)
        return cls(marks=marks, imported=imported, **told)


@dataclass
class Reach:
    """The test functions that reach each statement."""

    numbering: Numbering
    records: list[FileRecord]
    functions: list[str] = field(init=False)
    seconds: dict[str, float] = field(init=False)

    def __post_init__(self) -> None:
        self.functions = [name for record in self.records for name in record.functions]
        self.seconds = {
            name: seconds
            for record in self.records
            for name, seconds in zip(record.functions, record.seconds, strict=True)
        }
        self._marks = np.concatenate([record.marks for record in self.records])
        self._imported = np.any([record.imported for record in self.records], axis=0)
        self._users: dict[str, list[tuple[str, int]]] | None = None

    def of(self, file: str, place: int) -> tuple[list[str], bool]:
        """The test functions for a character of a file, and whether importing may run it.

        What importing runs is reached by those that reach a statement which mentions what it
        defines, directly or by way of other such statements, and by those of a test file that
        mentions it.
        """
        statements = self.numbering.statements[file]
        number = statements.innermost(place)
        at = self.numbering.first[file] + number
        imported = statements.outside[number] or bool(self._imported[at])
        reached = self._marks[:, at].copy()
        names: set[str] = set()
        if imported:
            mentioning, names = self._mentioning(self._defined(file, number))
            reached |= mentioning
        found = {name for name, is_one in zip(self.functions, reached, strict=True) if is_one}
        if names:
            found |= self._of_files_with(names)
        return sorted(found), imported

    def _defined(self, file: str, number: int) -> set[str]:
        statements = self.numbering.statements[file]
        owners = {name for name in statements.owners[number] if name != "<lambda>"}
        if not statements.outside[number]:
            return owners
        return _bound(statements.nodes[number]) | owners

    def _mentioning(self, names: set[str]) -> tuple[Bits, set[str]]:
        """The functions that reach statements which mention names, or names made of them; these."""
        if self._users is None:
            self._users = defaultdict(list)
            for file, statements in self.numbering.statements.items():
                for number, node in enumerate(statements.nodes):
                    for name in _mentioned(node):
                        self._users[name].append((file, number))
        reached = np.zeros(len(self.functions), dtype=bool)
        seen: set[str] = set()
        new = set(names)
        for _ in range(3):
            seen |= new
            users = [user for name in new for user in self._users.get(name, ())]
            new = set()
            for file, number in users:
                statements = self.numbering.statements[file]
                if statements.outside[number]:
                    new |= _bound(statements.nodes[number])
                else:
                    reached |= self._marks[:, self.numbering.first[file] + number]
            new -= seen
        return reached, seen

    def _of_files_with(self, names: set[str]) -> set[str]:
        wanted = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(names)))})\b")
        found = set()
        for record in self.records:
            if record.functions:
                path = self.numbering.root / record.functions[0].partition("::")[0]
                if wanted.search(path.read_text(encoding="utf-8")):
                    found |= set(record.functions)
        return found


def _bound(node: ast.AST) -> set[str]:
    """The names that a statement outside of functions defines; or else those that it mentions."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {node.name}
    if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return {name for target in targets for name in _names_in(target)}
    return set(_mentioned(node)) if isinstance(node, ast.stmt) else set()


def _mentioned(node: ast.AST) -> Iterator[str]:
    """The names in a statement or lambda that are in no statement inside it, but for imports."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt):
            yield from _names_in(child)


def _names_in(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.keyword) and node.arg:
        yield node.arg
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt):
            yield from _names_in(child)
