"""Statements of constants in full, as they lie in the `.olean` files: no notation, every implicit
argument and instance shown, so that a changed meaning is a changed text.

Variables are renamed where one would hide another, and a function that does not depend on its
argument is an arrow; universe levels are left out of the constants, as no statement hangs on them.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from pathlib import Path

import here  # noqa: F401
from provengym_lean.messages import Message
from provengym_lean.olean import (
    APP,
    BVAR,
    CONST,
    FORALL,
    LAM,
    LET,
    LIT,
    MDATA,
    PROJ,
    SORT,
    Declaration,
    Module,
    OleanError,
)

#: A statement of more characters is refused: what is shared is written each time.
MOST = 1_000_000
_SHOWN = 20

_BRACKETS = (("(", ")"), ("{", "}"), ("⦃", "⦄"), ("[", "]"))  # by how an argument is given


class StatementError(Exception):
    """A statement cannot be written; the text says why."""


def statement(module: Module, declared: Declaration) -> str:
    """The statement of a constant: `∀ (n : Nat), Eq Nat n n`, with a line for each argument.

    Raises:
        StatementError: It is too long, or not what Lean writes.
    """
    try:
        return _Writer(module).lines(declared.type)
    except OleanError as error:
        raise StatementError(str(error)) from error


def listed(header: str, constants: Mapping[str, tuple[Module, Declaration]]) -> str:
    """The text of a file of statements: each constant's name, and below it what it states.

    Raises:
        StatementError: One cannot be written.
    """
    parts = [header]
    for name in sorted(constants):
        try:
            text = statement(*constants[name])
        except StatementError as error:
            raise StatementError(f"{name}: {error}") from error
        parts.append(f"\n{name} :\n" + "".join(f"  {line}\n" for line in text.split("\n")))
    return "".join(parts)


def changes(root: Path, path: str, text: str, command: str) -> Message | None:
    """An error with what changed, where a file of statements says something else than `text`, which
    `command` writes; None where it does not."""
    file = root / path
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    if old == text:
        return None
    changed = list(
        difflib.unified_diff(old.splitlines(), text.splitlines(), path, "now", n=0, lineterm="")
    )
    more = ["…"] if len(changed) > _SHOWN else []
    lines = [f"it says something else: review it, run `{command}`", *changed[:_SHOWN], *more]
    return Message(path, 1, 1, "error", "\n".join(lines))


class _Writer:
    def __init__(self, module: Module) -> None:
        self._module = module
        self._left = MOST

    def lines(self, pointer: int) -> str:
        """A type, each of its first arguments in a line of its own."""
        names: list[str] = []
        lines = []
        while True:
            tag, fields, given = self._expression(pointer)
            if tag == MDATA:
                pointer = fields[1]
            elif tag == FORALL and self._occurs(fields[2], 0):
                lines.append(f"∀ {self._argument(fields, given, names)},")
                names.append(self._fresh(fields[0], names))
                pointer = fields[2]
            elif tag == FORALL:
                lines.append(f"{self._text(fields[1], names, 1)} →")
                names.append("_")
                pointer = fields[2]
            else:
                return "\n".join([*lines, self._text(pointer, names)])

    def _expression(self, pointer: int) -> tuple[int, tuple[int, ...], int]:
        self._left -= 1
        if self._left < 0:
            raise StatementError(f"it is longer than {MOST:,} characters")
        return self._module.expression(pointer)

    def _argument(self, fields: tuple[int, ...], given: int, names: list[str]) -> str:
        left, right = _BRACKETS[given % len(_BRACKETS)]
        return f"{left}{self._fresh(fields[0], names)} : {self._text(fields[1], names)}{right}"

    def _fresh(self, name: int, names: list[str]) -> str:
        """A name of a variable that hides no other, without the marks of macros."""
        text = self._module.name(name).split("._@")[0] or "x"
        while text in names:
            text += "'"
        return text

    def _text(self, pointer: int, names: list[str], depth: int = 0) -> str:
        """An expression; in brackets where `depth` is 1 and it is a function or its type, or 2 and
        it is anything of several parts."""
        tag, fields, given = self._expression(pointer)
        if tag == BVAR:
            index = self._module.natural(fields[0])
            if index >= len(names):
                raise StatementError("it has a loose variable")
            return names[-1 - index]
        if tag == CONST:
            return self._module.name(fields[0])
        if tag == SORT:
            return {"0": "Prop", "1": "Type"}.get(
                level := self._level(fields[0]), f"(Sort {level})"
            )
        if tag == LIT:
            value = self._module.literal(fields[0])
            return str(value) if isinstance(value, int) else _quoted(value)
        if tag == MDATA:
            return self._text(fields[1], names, depth)
        if tag == PROJ:
            return f"{self._text(fields[2], names, 2)}.{self._module.natural(fields[1]) + 1}"
        if tag == APP:
            parts = []
            while tag == APP:
                parts.append(self._text(fields[1], names, 2))
                pointer = fields[0]
                tag, fields, _ = self._expression(pointer)
            text = " ".join([self._text(pointer, names, 2), *reversed(parts)])
            return f"({text})" if depth == 2 else text
        inner = [*names, self._fresh(fields[0], names)]
        if tag == LET:
            type_, value = (self._text(field, names) for field in fields[1:3])
            text = f"let {inner[-1]} : {type_} := {value}; {self._text(fields[3], inner)}"
        elif tag == FORALL and not self._occurs(fields[2], 0):
            text = f"{self._text(fields[1], names, 1)} → {self._text(fields[2], [*names, '_'])}"
        else:
            sign, comma = ("∀ ", ",") if tag == FORALL else ("fun ", " =>")
            text = f"{sign}{self._argument(fields, given, names)}{comma} "
            text += self._text(fields[2], inner)
        return f"({text})" if depth else text

    def _occurs(self, pointer: int, index: int) -> bool:
        """Return whether a loose variable is in an expression."""
        seen = set()
        todo = [(pointer, index)]
        while todo:
            place = todo.pop()
            if place in seen:
                continue
            seen.add(place)
            (tag, fields, _), at = self._expression(place[0]), place[1]
            if tag == BVAR and self._module.natural(fields[0]) == at:
                return True
            if tag == APP:
                todo += [(fields[0], at), (fields[1], at)]
            elif tag in (LAM, FORALL):
                todo += [(fields[1], at), (fields[2], at + 1)]
            elif tag == LET:
                todo += [(fields[1], at), (fields[2], at), (fields[3], at + 1)]
            elif tag == MDATA:
                todo.append((fields[1], at))
            elif tag == PROJ:
                todo.append((fields[2], at))
        return False

    def _level(self, pointer: int) -> str:
        tag, fields = self._module.level(pointer)
        if tag == 0:
            return "0"
        if tag == 4:
            return self._module.name(fields[0])
        inner = [self._level(field) for field in fields]
        if tag == 1:
            return str(int(inner[0]) + 1) if inner[0].isdecimal() else f"({inner[0]} + 1)"
        return f"({'max' if tag == 2 else 'imax'} {inner[0]} {inner[1]})"


def _quoted(text: str) -> str:
    """A text in quotation marks, on one line."""
    return '"' + text.encode("unicode_escape").decode("ascii").replace('"', '\\"') + '"'
