"""What the language of rules leaves out, and what is written instead."""

from __future__ import annotations

import ast
from typing import Any

_LOOP = "write `for i in range(100):` with the most rounds there are, and `break`"
_NUMBERS = "write integers, truth values and members of an enumeration"
_TUPLE = "write a tuple"
_DICTIONARY = "write it outside of the class, as a constant, `NAMES = {...}`"
_RAISES = "write the condition as `assert`, or in `invariant`"
_METHOD = "write a method of the class, and call it as `self.name(...)`"
_ROUND = "write integers, and `Fraction(1, 3)` for a reward"
_NAMES = "write a name for each part"
_GENERIC = "write the type itself"
_PATTERN = "write literals, members, tuples of these and names"

READ = {
    *(
        "Module",
        "Interactive",
        "Expression",
        "ClassDef",
        "FunctionDef",
        "arguments",
        "arg",
        "keyword",
    ),
    *("comprehension", "match_case", "Load", "Store"),
    *(
        "Return",
        "Assign",
        "AugAssign",
        "AnnAssign",
        "For",
        "If",
        "Match",
        "Expr",
        "Pass",
        "Break",
        "Continue",
        "Assert",
    ),
    *(
        "BoolOp",
        "BinOp",
        "UnaryOp",
        "IfExp",
        "Compare",
        "Call",
        "Constant",
        "Attribute",
        "Subscript",
    ),
    *("Name", "Tuple", "List", "Set", "Starred", "GeneratorExp", "ListComp"),
    *(
        "And",
        "Or",
        "Add",
        "Sub",
        "Mult",
        "Mod",
        "Pow",
        "FloorDiv",
        "LShift",
        "RShift",
        "BitOr",
        "BitXor",
        "BitAnd",
    ),
    *(
        "Invert",
        "Not",
        "UAdd",
        "USub",
        "Eq",
        "NotEq",
        "Lt",
        "LtE",
        "Gt",
        "GtE",
        "Is",
        "IsNot",
        "In",
        "NotIn",
    ),
    *("MatchValue", "MatchSingleton", "MatchSequence", "MatchAs", "MatchOr"),
}
"""The node classes of `ast` of which rules are made."""

REFUSED: dict[str, tuple[str, str]] = {
    "FunctionType": ("a comment that is a type has no meaning", "write annotations"),
    "TypeIgnore": ("a comment that is a type has no meaning", "write annotations"),
    "AsyncFunctionDef": ("rules wait for nothing", "write `def`"),
    "AsyncFor": ("rules wait for nothing", "write `for`"),
    "AsyncWith": ("rules wait for nothing", "write the statements alone"),
    "Await": ("rules wait for nothing", "write the call alone"),
    "Delete": ("a name keeps its value", "assign another value"),
    "Del": ("a name keeps its value", "assign another value"),
    "TypeAlias": ("a type has no name of its own", _GENERIC),
    "TypeVar": ("a method has no types as parameters", _GENERIC),
    "ParamSpec": ("a method has no types as parameters", _GENERIC),
    "TypeVarTuple": ("a method has no types as parameters", _GENERIC),
    "While": ("the rounds of `while` have no bound", _LOOP),
    "With": ("there is nothing to enter or leave", "write the statements alone"),
    "withitem": ("there is nothing to enter or leave", "write the statements alone"),
    "Raise": ("rules raise nothing", _RAISES),
    "Try": ("rules catch nothing", "write `if` with the condition under which it raises"),
    "TryStar": ("rules catch nothing", "write `if` with the condition under which it raises"),
    "ExceptHandler": ("rules catch nothing", "write `if` with the condition under which it raises"),
    "Import": ("a name from outside has no meaning", "write constants in the class"),
    "ImportFrom": ("a name from outside has no meaning", "write constants in the class"),
    "alias": ("a name from outside has no meaning", "write constants in the class"),
    "Global": ("a name from outside does not change", "write a field of the state"),
    "Nonlocal": ("a name from outside does not change", "write a field of the state"),
    "NamedExpr": ("an expression assigns nothing", "assign the value in a line before"),
    "Lambda": ("a function is no value", _METHOD),
    "Dict": ("a dictionary is written in a method", _DICTIONARY),
    "DictComp": ("a dictionary is written in a method", _DICTIONARY),
    "SetComp": ("the order of a set has no meaning", _TUPLE),
    "Yield": ("a rule returns once", "write `return`"),
    "YieldFrom": ("a rule returns once", "write `return`"),
    "FormattedValue": ("a text is no value", _NUMBERS),
    "JoinedStr": ("a text is no value", _NUMBERS),
    "TemplateStr": ("a text is no value", _NUMBERS),
    "Interpolation": ("a text is no value", _NUMBERS),
    "Slice": ("a row has no slices", "write an index in a loop or a comprehension over the places"),
    "MatMult": ("there are no matrices", "write the sum of the products"),
    "Div": ("`/` makes a float", "write `//`, or `Fraction(1, 3)` for a reward"),
    "MatchMapping": ("a dictionary is no value", _PATTERN),
    "MatchClass": ("a pattern asks for no class", _PATTERN),
    "MatchStar": ("a pattern has a fixed length", _PATTERN),
}
"""Those of which none are: why, and what is written instead."""


class Refused(TypeError):
    """Something that is not in the language of rules.

    Attributes:
        owner: The class.
        line: The line of the file where it is.
        reason: Why it is not.
        instead: What to write.
    """

    def __init__(self, owner: str, line: int, reason: str, instead: str) -> None:
        super().__init__(f"{owner}, line {line}: {reason}; {instead}")
        self.owner, self.line, self.reason, self.instead = owner, line, reason, instead

    @property
    def parts(self) -> tuple[str, int, str, str]:
        """What it is made of."""
        return self.owner, self.line, self.reason, self.instead

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        names = ("class", "line", "reason", "instead")
        return dict(zip(names, self.parts, strict=True))


def is_named(node: ast.AST, *names: str) -> bool:
    """Return whether a node is of one of the classes of these names."""
    return type(node).__name__ in names
