"""Expressions that somebody gives as a text, on the command line or in a file.

They are data.  A part of Python's expressions is read, which looks at what it is given and
computes: it calls functions of the tables here and no others, and does not grow without bound.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from provengym.data.errors import brief

Value = Callable[[dict[str, Any]], Any]
"""A part of an expression, as a function of the names in it."""

_LONGEST, _MOST_ITEMS, _MOST_BITS = 10_000, 1_000_000, 10_000
"""Characters of the text; items that it goes through or makes; bits of an integer."""


def expression(name: str, text: str) -> Callable[..., Any]:
    """An expression as a function of the names in it, which are given as keywords.

    It may use numbers, texts, tuples, lists, sets and dictionaries, their operators, comparisons,
    conditions and comprehensions; parts of what it is given, by index, key or attribute; Python's
    functions such as `abs` and `sorted`, methods of numbers, texts, collections and arrays that
    change nothing, and functions of `math` and `np`.

    Args:
        name: Its name in messages.
        text: The expression, in Python.

    Raises:
        ValueError: It is none.

    >>> expression("key", "observation[0] + 1")(observation=(2, 3))
    3
    >>> expression("key", "np.sum(board, axis=0).tolist()")(board=np.eye(2))
    [1.0, 1.0]
    >>> expression("key", "open('x')")
    Traceback (most recent call last):
    ValueError: key: "open('x')" is no expression: there is no function open in it
    """
    try:
        if len(text) > _LONGEST:
            raise ValueError(f"it has more than {_LONGEST:,} characters")
        reader = _Reader()
        value = reader.read(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        told = "it is nested too deeply" if isinstance(error, RecursionError) else error
        raise ValueError(f"{name}: {brief(text)} is no expression: {told}") from None

    def found(**names: Any) -> Any:
        reader.left = _MOST_ITEMS
        return value(names)

    return found


class _Reader:
    """Reads one expression; each method reads a part of the kind that it is named after."""

    left = _MOST_ITEMS
    """The number of items that an evaluation may still go through or make."""

    def read(self, node: ast.AST) -> Value:
        """A part of the expression.

        Raises:
            ValueError: It is nothing that an expression may have.
        """
        method = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise ValueError(f"{ast.unparse(node)} is more than an expression may have")
        value: Value = method(node)
        return value

    def _spend(self, many: int) -> None:
        self.left -= many
        if self.left < 0:
            raise ValueError(f"it goes through more than {_MOST_ITEMS:,} items")

    def _spent(self, value: Any) -> Any:
        """A value whose items are counted, if it has any."""
        self._spend(value.size if isinstance(value, np.ndarray) else _length(value))
        return value

    def _Constant(self, node: ast.Constant) -> Value:
        return lambda names: node.value

    def _Name(self, node: ast.Name) -> Value:
        def value(names: dict[str, Any]) -> Any:
            if node.id not in names:
                raise NameError(f"name {node.id!r} is not defined")
            return names[node.id]

        return value

    def _Tuple(self, node: ast.Tuple) -> Value:
        items = [self.read(item) for item in node.elts]
        return lambda names: tuple(item(names) for item in items)

    def _List(self, node: ast.List) -> Value:
        items = [self.read(item) for item in node.elts]
        return lambda names: [item(names) for item in items]

    def _Set(self, node: ast.Set) -> Value:
        items = [self.read(item) for item in node.elts]
        return lambda names: {item(names) for item in items}

    def _Dict(self, node: ast.Dict) -> Value:
        if None in node.keys:
            raise ValueError("** is more than an expression may have")
        pairs = [
            (self.read(key), self.read(item))
            for key, item in zip(node.keys, node.values, strict=True)
            if key is not None
        ]
        return lambda names: {key(names): item(names) for key, item in pairs}

    def _BinOp(self, node: ast.BinOp) -> Value:
        function = _OPERATORS[type(node.op)]
        left, right = self.read(node.left), self.read(node.right)
        return lambda names: self._spent(function(left(names), right(names)))

    def _UnaryOp(self, node: ast.UnaryOp) -> Value:
        function, operand = _OPERATORS[type(node.op)], self.read(node.operand)
        return lambda names: function(operand(names))

    def _BoolOp(self, node: ast.BoolOp) -> Value:
        stops = isinstance(node.op, ast.Or)
        parts = [self.read(part) for part in node.values]

        def value(names: dict[str, Any]) -> Any:
            found = None
            for part in parts:
                found = part(names)
                if bool(found) is stops:
                    break
            return found

        return value

    def _Compare(self, node: ast.Compare) -> Value:
        first = self.read(node.left)
        rest = [
            (_OPERATORS[type(compare)], self.read(part))
            for compare, part in zip(node.ops, node.comparators, strict=True)
        ]

        def value(names: dict[str, Any]) -> Any:
            left = first(names)
            found: Any = True
            for compare, part in rest:
                right = part(names)
                found = compare(left, right)
                if len(rest) > 1 and not found:
                    break
                left = right
            return found

        return value

    def _IfExp(self, node: ast.IfExp) -> Value:
        test, body, other = map(self.read, (node.test, node.body, node.orelse))
        return lambda names: body(names) if test(names) else other(names)

    def _Subscript(self, node: ast.Subscript) -> Value:
        value, index = self.read(node.value), self.read(node.slice)
        return lambda names: value(names)[index(names)]

    def _Slice(self, node: ast.Slice) -> Value:
        ends = (node.lower, node.upper, node.step)
        parts = [None if end is None else self.read(end) for end in ends]
        return lambda names: slice(*(None if part is None else part(names) for part in parts))

    def _Attribute(self, node: ast.Attribute) -> Value:
        known = _known(node)
        if known is not None:
            return lambda names: known
        if node.attr.startswith("_"):
            raise ValueError(f"the attribute {node.attr} is private")
        value = self.read(node.value)
        return lambda names: getattr(value(names), node.attr)

    def _Call(self, node: ast.Call) -> Value:
        for keyword in node.keywords:
            if keyword.arg not in _KEYWORDS:
                raise ValueError(f"there is no argument {keyword.arg or '**'} in it")
        items = [self.read(argument) for argument in node.args]
        named = [(keyword.arg or "", self.read(keyword.value)) for keyword in node.keywords]
        function = self._function(node.func, len(items))
        return lambda names: self._spent(
            function(names)(
                *(item(names) for item in items), **{key: item(names) for key, item in named}
            )
        )

    def _function(self, node: ast.expr, arguments: int) -> Value:
        """Read the function or method that is called with so many arguments."""
        if isinstance(node, ast.Name):
            if node.id not in _FUNCTIONS:
                raise ValueError(f"there is no function {node.id} in it")
            function = _FUNCTIONS[node.id]
            return lambda names: function
        if not isinstance(node, ast.Attribute):
            raise ValueError(f"{ast.unparse(node)} is no function")
        name, known = node.attr, _known(node)
        if known is not None:
            most = known.nin if isinstance(known, np.ufunc) else _MOST_ARGUMENTS.get(name, 2)
        else:
            most = _MOST_OF_METHODS.get(name, 1)
        if arguments > most:  # a further one of an array's is where the answer is written
            raise ValueError(f"{ast.unparse(node)} has at most {most} arguments in it")
        if known is not None:
            return lambda names: known
        of = self.read(node.value)

        def method(names: dict[str, Any]) -> Any:
            value = of(names)
            if not any(isinstance(value, k) and name in known for k, known in _METHODS.items()):
                raise TypeError(f"of {type(value).__name__} no {name} is called in it")
            return getattr(value, name)

        return method

    def _ListComp(self, node: ast.ListComp | ast.GeneratorExp) -> Value:
        scopes, element = self._loops(node.generators), self.read(node.elt)
        return lambda names: [element(scope) for scope in scopes(names)]

    _GeneratorExp = _ListComp

    def _SetComp(self, node: ast.SetComp) -> Value:
        scopes, element = self._loops(node.generators), self.read(node.elt)
        return lambda names: {element(scope) for scope in scopes(names)}

    def _DictComp(self, node: ast.DictComp) -> Value:
        scopes, key, item = self._loops(node.generators), self.read(node.key), self.read(node.value)
        return lambda names: {key(scope): item(scope) for scope in scopes(names)}

    def _loops(
        self, loops: list[ast.comprehension]
    ) -> Callable[[dict[str, Any]], Iterator[dict[str, Any]]]:
        """The names in each round of some loops, one in the other."""
        if not loops:
            return lambda names: iter([names])
        first, *rest = loops
        bind, items, inner = _target(first.target), self.read(first.iter), self._loops(rest)
        tests = [self.read(test) for test in first.ifs]

        def scopes(names: dict[str, Any]) -> Iterator[dict[str, Any]]:
            for item in items(names):
                self._spend(1)
                scope = {**names, **bind(item)}
                if all(test(scope) for test in tests):
                    yield from inner(scope)

        return scopes


def _known(node: ast.expr) -> Any:
    """Look a name of `math` or `np` up in the tables; None for another name.

    Raises:
        ValueError: The tables do not have it.
    """
    root = node
    while isinstance(root, ast.Attribute):
        root = root.value
    if not isinstance(root, ast.Name) or root.id not in ("math", "np"):
        return None
    text = ast.unparse(node)
    if text not in _NAMED:
        raise ValueError(f"there is no {text} in it")
    return _NAMED[text]


def _target(node: ast.expr) -> Callable[[Any], dict[str, Any]]:
    """Return the function that gives the names of a loop their values."""
    if isinstance(node, ast.Name):
        return lambda item: {node.id: item}
    names = [part.id for part in getattr(node, "elts", ()) if isinstance(part, ast.Name)]
    if not isinstance(node, ast.Tuple) or len(names) < len(node.elts):
        raise ValueError(f"{ast.unparse(node)} is no name")
    return lambda item: dict(zip(names, item, strict=True))


def _length(value: Any) -> int:
    return len(value) if isinstance(value, (str, bytes, list, tuple, dict, set, frozenset)) else 1


def _require(many: int, most: int, of_what: str) -> None:
    if many > most:
        raise ValueError(f"it would have more than {most:,} {of_what}")


def _power(base: Any, exponent: Any) -> Any:
    if isinstance(base, int) and isinstance(exponent, int):
        _require(base.bit_length() * abs(exponent), _MOST_BITS, "bits")
    return base**exponent


def _shifted(number: Any, by: Any) -> Any:
    if isinstance(number, int) and isinstance(by, int):
        _require(number.bit_length() + by, _MOST_BITS, "bits")
    return number << by


def _product(one: Any, other: Any) -> Any:
    for items, times in ((one, other), (other, one)):
        if isinstance(items, (str, bytes, list, tuple)) and isinstance(times, int):
            _require(len(items) * times, _MOST_ITEMS, "items")
    return one * other


def _modulo(one: Any, other: Any) -> Any:
    if isinstance(one, (str, bytes)):
        raise TypeError("a text has no % in it")
    return one % other


def _range(*given: int) -> list[int]:
    found = range(*given)
    _require(len(found), _MOST_ITEMS, "items")
    return list(found)


def _round(number: Any, digits: int | None = None) -> Any:
    _require(abs(digits or 0), _MOST_BITS, "digits")
    return round(number, digits)


def _named(prefix: str, module: Any, words: str) -> dict[str, Any]:
    return {f"{prefix}.{word}": getattr(module, word) for word in words.split()}


_OPERATORS: Mapping[type, Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: _product,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: _modulo,
    ast.Pow: _power,
    ast.LShift: _shifted,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.BitAnd: operator.and_,
    ast.MatMult: operator.matmul,
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
    ast.Not: operator.not_,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda item, items: item in items,
    ast.NotIn: lambda item, items: item not in items,
}
_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    **{
        function.__name__: function
        for function in (
            abs, all, any, bool, dict, divmod, enumerate, float, frozenset, int, len, list, max,
            min, ord, reversed, set, sorted, str, sum, tuple, zip,
        )
    },
    "range": _range,
    "round": _round,
}  # fmt: skip
_NAMED: Mapping[str, Any] = {
    **_named(
        "math",
        math,
        "acos asin atan atan2 ceil copysign cos degrees dist e exp fabs floor fmod fsum gcd hypot "
        "inf isclose isfinite isinf isnan isqrt log log10 log2 nan pi radians sin sqrt tan tau "
        "trunc",
    ),
    **_named(
        "np",
        np,
        "abs all allclose any arctan2 argmax argmin argsort argwhere array array_equal asarray "
        "bool_ ceil clip cos count_nonzero cumsum diff dot e equal exp flatnonzero float32 float64 "
        "floor greater hypot inf int8 int16 int32 int64 isclose isfinite isin isinf isnan less log "
        "log10 log2 logical_and logical_not logical_or logical_xor max maximum mean median min "
        "minimum mod nan nonzero pi prod ravel round sign sin sort sqrt square std sum tan trunc "
        "uint8 unique var where",
    ),
    "np.linalg.norm": np.linalg.norm,
}
_MOST_ARGUMENTS = {"array": 1, "asarray": 1, "clip": 3, "where": 3, "isclose": 4, "allclose": 4}
_MOST_OF_METHODS = {"get": 2, "item": 8, "reshape": 8, "transpose": 8}
_KEYWORDS = (
    "axis", "keepdims", "rtol", "atol", "equal_nan", "reverse", "default", "start", "ord",
    "decimals", "ndigits", "strict", "rel_tol", "abs_tol",
)  # fmt: skip
_METHODS: Mapping[Any, frozenset[str]] = {
    kind: frozenset(words.split())
    for kind, words in {
        str: "count endswith find isalpha isdigit lower split startswith strip upper",
        dict: "get items keys values",
        (list, tuple): "count index",
        (set, frozenset): "difference intersection isdisjoint issubset issuperset union",
        int: "bit_count bit_length",
        float: "is_integer",
        (np.ndarray, np.generic): "all any argmax argmin argsort copy cumsum flatten "
        "item max mean min nonzero prod ravel reshape round squeeze std sum tobytes tolist "
        "transpose var",
    }.items()
}
