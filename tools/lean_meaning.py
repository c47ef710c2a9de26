"""The meaning of the claims, held where a reader sees it change.

A kernel checks that a theorem is true, not that it says what it seems to say: with an instance that
nobody expects, `1 + 1 = 5` is true.  So

- what each claim states is held in `tests/lean/statements` in full, as Lean has elaborated it;
- each constant of this repository that a claim names is a definition with a docstring;
- no definition here is an instance of a class of Lean's library on types of that library.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import here  # noqa: F401
from files import replace
from provengym_lean.auditing import Claim, Environment, claim_error
from provengym_lean.messages import Message
from provengym_lean.olean import APP, BVAR, CONST, FORALL, LAM, LET, MDATA, Declaration, Module
from provengym_lean.sources import is_local
from statements import changes, listed, statement

FOLDER = "tests/lean/statements"
PIN = "python3 tools/lean_build.py prove --pin"
_HEADER = f"""\
# What the claims of {{}} state, as Lean has elaborated it: no notation, every argument and instance
# shown. To write this file anew: {PIN}
"""

#: The class whose instances on the same proposition are all equal.
_UNIQUE = "Decidable"
_MOST_STEPS = 10_000


class _Closure(NamedTuple):
    """An expression of a module, and what stands for its loose variables, the innermost first: None
    where nothing does."""

    module: Module
    pointer: int
    variables: tuple[_Closure | None, Any] | None


class Meaning:
    """The full statements of claims.

    Attributes:
        files: The text of each file of statements, by its path from the repository's root.

    Raises:
        StatementError: A statement cannot be written.
    """

    def __init__(self, claims: Sequence[Claim], environment: Environment) -> None:
        self._environment = environment
        self._modules = environment.modules
        self._claims = [claim for claim in claims if claim.name in environment]
        self._stated = {claim.name: self._first(claim.name)[1:] for claim in self._claims}
        areas: dict[str, dict[str, tuple[Module, Declaration]]] = {}
        for name, found in self._stated.items():
            areas.setdefault(name.split(".")[1], {})[name] = found
        self.files = {
            f"{FOLDER}/{area}.txt": listed(_HEADER.format(area), stated)
            for area, stated in areas.items()
        }
        #: The classes of the library, each with the numbers of its outputs.
        self._classes: dict[str, set[int]] = {}
        for name, module in self._modules.items():
            if not is_local(name):
                self._classes |= module.classes()

    def pin(self, root: Path) -> list[str]:
        """Write the files of statements; the paths of those that this changed."""
        (root / FOLDER).mkdir(parents=True, exist_ok=True)
        changed = self._needless(root)
        for path in changed:
            (root / path).unlink()
        return changed + [p for p, text in self.files.items() if replace(root / p, text.encode())]

    def errors(self, root: Path) -> Iterator[Message | str]:
        """An error for each change of what claims state, each claim that other modules see stated
        otherwise, each constant without a docstring that one names, and each instance that changes
        what the library means."""
        for path, text in self.files.items():
            if change := changes(root, path, text, PIN):
                yield change
        for path in self._needless(root):
            yield Message(path, 1, 1, "error", f"there are no such claims: run `{PIN}`")
        for claim in self._claims:
            module, declared = self._stated[claim.name]
            seen = module.exported(claim.name)
            if seen is None or statement(module, seen) != statement(module, declared):
                yield claim_error(claim, f"other modules see another statement of {claim.name}")
        yield from self._unexplained()
        yield from self._instances()

    def _needless(self, root: Path) -> list[str]:
        """The files of statements without claims."""
        there = [f"{FOLDER}/{file.name}" for file in sorted((root / FOLDER).glob("*"))]
        return [path for path in there if path not in self.files]

    def _first(self, name: str) -> tuple[str, Module, Declaration]:
        """The first module that has a constant, with its name, and the constant."""
        home, module = self._environment.homes(name)[0]
        with self._environment.reading(home):
            return home, module, module.declaration(name)

    # ---- Docstrings ----

    def _unexplained(self) -> Iterator[Message]:
        documented = {name for module in self._modules.values() for name in module.documented()}
        seen: set[str] = set()
        for claim in self._claims:
            module, declared = self._stated[claim.name]
            for name in sorted(module.named_in([declared.type]) - seen):
                seen.add(name)
                if not self._explained(name, documented):
                    text = f"{claim.name} names {name}, which is no definition with a docstring"
                    yield claim_error(claim, text)

    def _explained(self, name: str, documented: set[str]) -> bool:
        """Return whether a constant is a definition with a docstring, or needs none: it is of the
        library, a theorem, of a documented type a constructor or a field, or an instance that could
        be no other."""
        home, module, declared = self._first(name)
        if not is_local(home) or declared.kind == "theorem":
            return True
        if declared.kind == "opaque":
            return False
        if name in documented:
            return True
        if declared.kind == "constructor":
            return module.name(declared.names[0][0]) in documented
        if name in module.projections():
            return name.rpartition(".")[0] in documented
        return self._head(_Closure(module, declared.type, None))[0] == _UNIQUE

    # ---- Instances ----

    def _instances(self) -> Iterator[Message]:
        for home, module in self._modules.items():
            for name in module if is_local(home) else ():
                with self._environment.reading(home):
                    declared = module.declaration(name)
                if declared.kind in ("definition", "opaque") and (
                    class_ := self._foreign(module, declared)
                ):
                    path = f"{home.replace('.', '/')}.lean"
                    text = f"{name} is an instance of {class_} on types of Lean's library"
                    yield Message(path, 1, 1, "error", text)

    def _foreign(self, module: Module, declared: Declaration) -> str | None:
        """The class of the library of which a constant is an instance that no input with a type of
        this repository tells from others; None where it is none."""
        class_, arguments = self._head(_Closure(module, declared.type, None))
        if class_ not in self._classes or class_ == _UNIQUE:
            return None
        outputs = self._classes[class_]
        inputs = [self._head(a)[0] for n, a in enumerate(arguments) if n not in outputs]
        return None if any(name and is_local(self._first(name)[0]) for name in inputs) else class_

    def _head(self, closure: _Closure) -> tuple[str, list[_Closure]]:
        """The constant that an expression is made with, its definitions unfolded, and what this is
        applied to; of a function or its type, those of its result.  No constant: an empty name."""
        module, pointer, variables = closure
        arguments: list[_Closure] = []
        for _ in range(_MOST_STEPS):
            tag, fields, _ = module.expression(pointer)
            if tag == APP:
                arguments.append(_Closure(module, fields[1], variables))
                pointer = fields[0]
            elif tag == MDATA:
                pointer = fields[1]
            elif tag in (LAM, FORALL):
                given = arguments.pop() if tag == LAM and arguments else None
                variables = given, variables
                pointer = fields[2]
            elif tag == LET:
                variables = _Closure(module, fields[2], variables), variables
                pointer = fields[3]
            elif tag == BVAR:
                for _ in range(module.natural(fields[0])):
                    assert variables
                    variables = variables[1]
                if not variables or not variables[0]:
                    break
                module, pointer, variables = variables[0]
            elif tag == CONST:
                name = module.name(fields[0])
                home, declared = self._first(name)[1:]
                if name in self._classes or declared.kind != "definition":
                    return name, arguments[::-1]
                assert declared.value is not None
                module, pointer, variables = home, declared.value, None
            else:
                break
        return "", []
