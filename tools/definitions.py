"""The functions, classes and declarations that a source file defines, and where each is.

Names are qualified: `Class.method` or `function.inner` in Python, the full name with all namespaces
in Lean, `Class::function` in C and C++, whose namespaces are left out.  Other files define nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import PurePath


@dataclass(frozen=True)
class Definition:
    """The definition of a name in the characters `start`, ..., `end - 1` of a file's text."""

    name: str
    start: int
    end: int


def definitions(file: str, text: str) -> list[Definition]:
    """Return the definitions of a text, nested ones as well, in the language of the file's name.

    A Python definition has its decorators and its docstring, a Lean declaration its attributes and
    the docstring before it.  A name comes as often as it is defined.

    Raises:
        ValueError: The text is not of that language.
    """
    scan = _SCANNERS.get(PurePath(file).suffix)
    return list(scan(text)) if scan else []


def occurrences(file: str, text: str, name: str | None, wanted: str) -> list[int] | None:
    """Where `wanted` occurs inside the definitions of a name; None where there is no definition.

    With the name None: where it occurs inside no definition.

    Raises:
        ValueError: As `definitions` does.
    """
    known = definitions(file, text)
    named = [definition for definition in known if name in (None, definition.name)]
    if name is not None and not named:
        return None
    return [
        start
        for start in _starts(text, wanted)
        if any(d.start <= start and start + len(wanted) <= d.end for d in named)
        is (name is not None)
    ]


def _starts(text: str, wanted: str) -> Iterator[int]:
    start = text.find(wanted)
    while start >= 0:
        yield start
        start = text.find(wanted, start + 1)


# ---- Python ----


def _python(text: str) -> Iterator[Definition]:
    lines = [0, *(found.end() for found in re.finditer("\n", text)), len(text)]

    def inside(node: ast.AST, prefix: str) -> Iterator[Definition]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                first = min([child.lineno, *(each.lineno for each in child.decorator_list)])
                name = prefix + child.name
                yield Definition(name, lines[first - 1], lines[child.end_lineno or first])
                yield from inside(child, f"{name}.")
            elif not isinstance(child, ast.expr):
                yield from inside(child, prefix)

    try:
        module = ast.parse(text)
    except SyntaxError as error:
        raise ValueError(f"line {error.lineno}: {error.msg}") from error
    return inside(module, "")


# ---- Lean ----

_LEAN_MODIFIERS = (
    r"(?:private|protected|public|meta|noncomputable|nonrec|partial|unsafe|scoped|local)\b"
)
_LEAN_DECLARATIONS = (
    r"(?:theorem|lemma|def|abbrev|instance|structure|class|inductive|opaque|axiom|example)\b"
)
_LEAN_COMMANDS = (
    r"(?:namespace|section|end|mutual|open|export|universe|variable|include|omit|attribute"
    r"|set_option|import|module|initialize|deriving\s+instance|syntax|notation|infix[lr]?|prefix"
    r"|postfix|macro|macro_rules|elab|elab_rules|declare_syntax_cat|run_cmd)\b|\#"
)
#: Only at the start of a line can a declaration or another command begin.
_LEAN_START = re.compile(
    rf"^(?:/--|/-!|@\[|{_LEAN_MODIFIERS}|{_LEAN_DECLARATIONS}|{_LEAN_COMMANDS})", re.MULTILINE
)
_LEAN_BEFORE = re.compile(rf"(?:\s|/--|@\[[^\]]*\]|{_LEAN_MODIFIERS})*")
_LEAN_NAMED = re.compile(
    rf"{_LEAN_DECLARATIONS}(?:\s+inductive\b)?(?:\s*\(priority[^)]*\))?\s+([^\s:({{\[⦃]+)"
)
_LEAN_SCOPE = re.compile(r"(namespace|section|mutual|end)\b[ \t]*(\S*)")
_LEAN_TOKEN = re.compile(r""""(?:\\.|[^"\\])*"|'(?:\\[^']+|\\'|[^'\\])'|--[^\n]*|/-""", re.DOTALL)
_LEAN_COMMENT = re.compile(r"/-|-/")


def _lean(text: str) -> Iterator[Definition]:
    code = _without_lean_comments(text)
    starts = [found.start() for found in _LEAN_START.finditer(code)]
    scopes: list[str] = []
    begin: int | None = None
    for start, end in zip(starts, [*starts[1:], len(code)], strict=True):
        if begin is None or code.startswith("/-", start):
            begin = start
        before = _LEAN_BEFORE.match(code, start, end)
        at = before.end() if before else start
        if at == end:
            continue  # a docstring or attributes: a part of what follows
        if scope := _LEAN_SCOPE.match(code, at):
            parts = scope[2].split(".")
            if scope[1] == "end":
                del scopes[-len(parts) :]
            else:
                scopes += [f"{part}." if scope[1] == "namespace" else "" for part in parts]
        elif named := _LEAN_NAMED.match(code, at):
            name = "".join(scopes) + named[1].rstrip(".")
            yield Definition(name.rpartition("_root_.")[2], begin, end)
        begin = None


def _without_lean_comments(text: str) -> str:
    """The text with blanks in place of comments; of a docstring its first three characters stay."""
    pieces = []
    at = 0
    while found := _LEAN_TOKEN.search(text, at):
        start, end = found.span()
        if found[0] == "/-":
            depth = 1
            while depth and (mark := _LEAN_COMMENT.search(text, end)):
                depth += 1 if mark[0] == "/-" else -1
                end = mark.end()
            if depth:
                raise ValueError("a comment does not end")
        comment = found[0].startswith(("--", "/-"))
        if not comment:
            start = end
        elif text.startswith(("/--", "/-!"), start):
            start += 3
        pieces += [text[at:start], _blank(text[start:end])]
        at = end
    return "".join(pieces) + text[at:]


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


# ---- C and C++ ----

_C_BLANKED = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"([^\s()\\]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])+'""",
    re.DOTALL,
)
_C_DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*\n?", re.MULTILINE)
_C_MACRO = re.compile(r"\s*#\s*define\s+(\w+)")
_C_ACCESS = re.compile(r"\s*(?:(?:public|private|protected)\s*:(?!:)\s*)*")
_C_SCOPE = re.compile(r"(?:inline\s+)?namespace\b|extern\s*$")
_C_TYPE = re.compile(r"(?:typedef\s+)?(?:struct|class|union|enum)\s+(?:(?:struct|class)\s+)?(\w+)")
_C_CALLED = re.compile(
    r"((?:\w+\s*::\s*)*(?:\boperator\s*(?:\(\s*\)|[^\s\w(]+|[\w ]+)|~?\w+))\s*\("
)
_C_NO_NAMES = {"decltype", "alignas", "noexcept", "explicit", "requires", "__attribute__"}


def _c(text: str) -> Iterator[Definition]:
    code = _C_BLANKED.sub(lambda found: _blank(found[0]), text)
    for directive in _C_DIRECTIVE.finditer(code):
        if macro := _C_MACRO.match(directive[0]):
            yield Definition(macro[1], *directive.span())
    code = _C_DIRECTIVE.sub(lambda found: _blank(found[0]), code)
    yield from _c_inside(code, 0, len(code), "")


def _c_inside(code: str, start: int, end: int, prefix: str) -> Iterator[Definition]:
    """The definitions between two places where neither a function nor an expression is open."""
    at = head = start
    parentheses = 0
    while mark := re.compile(r"[(){};]").search(code, at, end):
        at = mark.end()
        parentheses += {"(": 1, ")": -1}.get(mark[0], 0)
        if mark[0] in "()" or parentheses:
            continue
        if mark[0] == "}":
            raise ValueError("its braces do not match")
        if mark[0] == "{":
            at = _c_closed(code, mark.start(), end)
            if re.compile(r"\s*[,{]").match(code, at, end):
                continue  # braces around the initial value of a member
            begin, name, inside = _c_head(code, head, mark.start())
            if name:
                yield Definition(prefix + name, begin, at)
            if inside:
                within = f"{prefix}{name}::" if name else prefix
                yield from _c_inside(code, mark.end(), at - 1, within)
        head = at


def _c_closed(code: str, start: int, end: int) -> int:
    """Where the braces that open at `start` have closed."""
    depth = 0
    for mark in re.compile(r"[{}]").finditer(code, start, end):
        depth += 1 if mark[0] == "{" else -1
        if not depth:
            return mark.end()
    raise ValueError("its braces do not match")


def _c_head(code: str, start: int, end: int) -> tuple[int, str, bool]:
    """Where a definition begins whose braces open at `end`, its name, and whether it has others.

    A namespace and the initial value of a variable have no name.
    """
    if access := _C_ACCESS.match(code, start, end):
        start = access.end()
    head = code[start:end]
    while head.startswith("template"):
        head = _c_after_template(head)
    if _C_SCOPE.match(head):
        return start, "", True
    if "(" not in head:
        found = _C_TYPE.match(head)
        return (start, found[1], not head.startswith("enum")) if found else (start, "", False)
    for called in _C_CALLED.finditer(head):
        if "=" in head[: called.start()]:
            break
        if called[1] not in _C_NO_NAMES:
            return start, re.sub(r"\s", "", called[1]), False
    return start, "", False


def _c_after_template(head: str) -> str:
    """A head without the `template <...>` that it begins with."""
    depth = 0
    for mark in re.finditer(r"[<>]", head):
        depth += 1 if mark[0] == "<" else -1
        if not depth:
            return head[mark.end() :].lstrip()
    return ""


_SCANNERS: dict[str, Callable[[str], Iterator[Definition]]] = {
    ".py": _python,
    ".lean": _lean,
    **dict.fromkeys((".c", ".h", ".cpp", ".hpp", ".cu"), _c),
}
