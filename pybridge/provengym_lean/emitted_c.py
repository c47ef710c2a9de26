"""The C that a kernel may contain: scalar functions only, complete in one file.

Lean writes C for boxed values and a running Lean runtime as readily as for machine words.  The
kernels are compiled without that runtime, so whatever needs it must not occur.  Two kinds of
functions are exempt, as nothing calls them: the wrappers `…___boxed` and the module's
`initialize_…`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from provengym_lean.sources import Module, position_of, without_comments_and_literals

_INITIALISED = (
    "belongs to a global that reads 0, as only the module initialiser sets it: "
    "compare sign bits instead of using an `Int64` literal, and mark constants `@[inline]`"
)
#: Constructs that must not occur, each with its cause and cure.
_CONSTRUCTS = (
    (
        r"lean_alloc\w*",
        "allocates memory: a structure reaches this function, so mark what builds it `@[inline]`",
    ),
    (
        r"lean_ctor\w*",
        "handles a structure: mark what builds it `@[inline]` and select its words one by one",
    ),
    (
        r"lean_nat\w*",
        "is big-number arithmetic: recurse on `UInt64` (well-founded) or unroll, instead of `Nat`",
    ),
    (r"lean_apply\w*", "calls a closure: mark the function that takes it `@[inline]`"),
    (r"_init_l\w*|\w+___closed__\w+", _INITIALISED),
    (r"lean_object", "is a boxed value: take, compute and return machine words only"),
)
_UNDEFINED = "is not defined in this file: mark it `@[inline]` in the module that defines it"
_LEAN_SYMBOL = re.compile(r"lp?_\w+")
_BLOCK = re.compile(r'(?!extern "C")(?:.*?(?P<name>\w+)\()?.*\{\s*')
_EXEMPT = re.compile(r"\w+___boxed|(?:\w+_)?initialize_\w+")


@dataclass(frozen=True)
class Function:
    """A function definition: its name, the number of its first line,
    and its lines up to the closing brace."""

    name: str
    line: int
    lines: tuple[str, ...]


def functions(c: str) -> Iterator[Function]:
    """The function definitions of a C file in Lean's layout:
    a head that ends with the brace it opens.

    Any other block outside functions comes along under a name that is its first line,
    so that it is not overlooked.
    """
    lines = c.splitlines()
    start = 0
    while start < len(lines):
        head = _BLOCK.fullmatch(lines[start])
        end = start + 1
        if head:
            depth = 1
            while depth and end < len(lines):
                depth += lines[end].count("{") - lines[end].count("}")
                end += 1
            yield Function(head["name"] or head[0], start + 1, tuple(lines[start:end]))
        start = end


def violations(file: str, c: str) -> list[str]:
    """An error line for each construct that the C of a kernel must not contain,
    once per function."""
    defined = list(functions(c))
    names = {function.name for function in defined}
    return [
        f"{file}:{line}: in {function.name}: {construct} {explanation}"
        for function in defined
        if not _EXEMPT.fullmatch(function.name)
        for construct, (line, explanation) in _constructs(function, names).items()
    ]


#: What becomes a branch of the code, and what to write instead.
_BRANCHES = {
    "if": "`select c x y` instead of `if c then x else y`",
    "match": "choices by `select`, or an enumeration's own `each`, instead of `match`",
    "&&": "`both a b` instead of `a && b`",
    "||": "`either a b` instead of `a || b`",
}
_BRANCH = re.compile(r"(?<![\w.`])(?:if|match)(?![\w'])|(?<!&)&&(?!&)|(?<!\|)\|\|(?!\|)")
_INLINE = re.compile(r"@\[inline\].*?(?=\n\n|\Z)", re.DOTALL)


def branches(rules: Module) -> list[str]:
    """An error for each line of rules that becomes a branch, whose values a kernel would have to
    keep in memory: those of definitions that are marked `@[inline]`."""
    code = without_comments_and_literals(rules.text)
    return [
        str(rules.error(f"a kernel has no branches: write {_BRANCHES[found[0]]}", line, column))
        for part in _INLINE.finditer(code)
        for found in _BRANCH.finditer(code, part.start(), part.end())
        for line, column in [position_of(code, found.start())]
    ]


def _constructs(function: Function, names: set[str]) -> dict[str, tuple[int, str]]:
    """The constructs of a function that must not occur:
    where each occurs first, and its explanation."""
    if function.name.startswith("_init_l"):
        return {function.name: (function.line, _INITIALISED)}
    found: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(function.lines, function.line):
        for symbol in re.findall(r"\w+", line):
            explanation = next(
                (text for pattern, text in _CONSTRUCTS if re.fullmatch(pattern, symbol)), None
            )
            if explanation is None and _LEAN_SYMBOL.fullmatch(symbol) and symbol not in names:
                explanation = _UNDEFINED
            if explanation is not None:
                found.setdefault(symbol, (number, explanation))
    if len(found) > 1:  # the construct that boxed the value says more
        found.pop("lean_object", None)
    return found


_LITERAL = re.compile(
    r"_start:\s*\{\s*\w+ (?P<name>\w+);\s*(?P=name) = (?P<number>\d+)(?:ULL)?;\s*return (?P=name);"
)


def literal(c: str, symbol: str) -> int | None:
    """The number that a function returns whatever its arguments are; None where there is no such
    function, or where it does more."""
    bodies = ["\n".join(function.lines) for function in functions(c) if function.name == symbol]
    found = _LITERAL.search(bodies[0]) if len(bodies) == 1 else None
    return int(found["number"]) if found else None
