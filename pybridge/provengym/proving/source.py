"""The source of a class of rules: its methods, and what is refused of it by its form alone."""

from __future__ import annotations

import ast
import enum
import inspect
import linecache
import textwrap
import types
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NoReturn

from provengym.proving.constants import Place, other_use
from provengym.proving.expressions import DRAWS
from provengym.proving.refusals import READ, REFUSED, Refused
from provengym.proving.statements import Method
from provengym.spec import Environment

_MADE = {"__annotate__", "__annotate_func__"}
"""The functions that Python adds to a class."""
ONLY_READ = (
    "read it alone: by an index, `in`, `len`, loops, and functions such as `sum`; or write a tuple"
)
"""What to write where a constant may change."""


class Source:
    """The source of a class of rules.

    Attributes:
        cls: The class.
        name: Its name.
        module: The file, parsed.
        tree: The class there.
        functions: The functions of the file, by their names and lines.
        lines: The lines of the file.
        methods: The methods of the class.
        read: For each rule that is read the methods and functions that it executes.
        held: The constants that are read and must not change, as they are called, with where.
    """

    def __init__(self, cls: type[Environment]) -> None:
        self.cls, self.name = cls, cls.__name__
        self.read: dict[str, list[ast.FunctionDef]] = {}
        self.held: dict[str, ast.AST] = {}
        self.module, self.tree, self.functions = self._find()
        self._check_class()
        self.methods = {self._mangled(one.name): self._method(one) for one in self._functions()}
        changing = _reaching({name: one.tree for name, one in self.methods.items()}, self._mangled)
        for name in changing:
            self.methods[name] = replace(self.methods[name], changes=True)
        for one in ("start", "act"):
            if one not in self.methods:
                raise Refused(self.name, self.tree.lineno, f"there is no method {one}", "write it")

    def _find(
        self,
    ) -> tuple[ast.Module, ast.ClassDef, dict[tuple[str, int], ast.FunctionDef]]:
        """The file, the class, and the functions of its file, by their names and lines."""
        for one in vars(self.cls).values():
            if inspect.isfunction(one):
                code = one.__code__
                lines = linecache.getlines(code.co_filename, one.__globals__)
                try:
                    module = ast.parse("".join(lines))
                except SyntaxError:
                    continue
                for tree in ast.walk(module):
                    if isinstance(tree, ast.ClassDef) and tree.name == self.name:
                        starts = [
                            min([x.lineno, *(d.lineno for d in x.decorator_list)])
                            for x in tree.body
                            if isinstance(x, ast.FunctionDef)
                        ]
                        if code.co_firstlineno in starts:
                            self.lines = lines
                            functions = [x for x in module.body if isinstance(x, ast.FunctionDef)]
                            return module, tree, {(x.name, x.lineno): x for x in functions}
        raise Refused(
            self.name, 0, "the source cannot be read", "write the class in a file or a notebook"
        )

    def _functions(self) -> Iterator[ast.FunctionDef]:
        """Those of the class, without the one that draws its states, on which no rule depends."""
        for one in self.tree.body:
            if isinstance(one, ast.FunctionDef):
                takes = len(one.args.posonlyargs + one.args.args)
                if one.name != "frame" or takes != 1 or one.decorator_list:
                    yield one

    def _refuse(self, node: ast.AST, reason: str, instead: str) -> NoReturn:
        raise Refused(self.name, getattr(node, "lineno", self.tree.lineno), reason, instead)

    def _mangled(self, name: str) -> str:
        if name.startswith("__") and not name.endswith("__"):
            return f"_{self.name.lstrip('_')}{name}"
        return name

    def _check_class(self) -> None:
        tree = self.tree
        if tree.decorator_list:
            self._refuse(tree.decorator_list[0], "a decorator may change the class", "leave it out")
        if tree.keywords:
            self._refuse(tree, "the class has keywords", "write `class Name(Environment):`")
        if getattr(tree, "type_params", None):
            self._refuse(
                tree, "the class has types as parameters", "write `class Name(Environment):`"
            )
        names: set[str] = set()
        for one in tree.body:
            match one:
                case ast.FunctionDef(name=name):
                    if name.startswith("__") and name.endswith("__"):
                        self._refuse(
                            one, f"{name} changes what the base class does", "leave it out"
                        )
                    if name in names:
                        self._refuse(one, f"{name} is written twice", "write one")
                    names.add(name)
                case ast.AnnAssign() | ast.Pass() | ast.Expr(value=ast.Constant()):
                    pass
                case ast.Assign(targets=targets) if all(isinstance(x, ast.Name) for x in targets):
                    pass
                case ast.ClassDef(name=name) if isinstance(vars(self.cls).get(name), enum.EnumMeta):
                    pass
                case _ if type(one).__name__ in REFUSED:
                    self._refuse(one, *REFUSED[type(one).__name__])
                case _:
                    reason = f"the class has a statement {type(one).__name__}"
                    self._refuse(one, reason, "write constants, fields and methods")
        written = {self._mangled(one) for one in names}
        for name, one in vars(self.cls).items():
            is_special = name[:2] == name[-2:] == "__" and callable(one)
            if name not in written | _MADE and (inspect.isfunction(one) or is_special):
                reason = f"{name} is a function that is no method of the source"
                self._refuse(tree, reason, "write it with def")

    def _method(self, tree: ast.FunctionDef) -> Method:
        function = vars(self.cls).get(self._mangled(tree.name))
        is_static = [ast.unparse(one) for one in tree.decorator_list] == ["staticmethod"]
        if is_static and isinstance(function, staticmethod):
            function = function.__func__
        elif tree.decorator_list:
            is_property = ast.unparse(tree.decorator_list[0]) == "property"
            instead = "leave it out" + (", and call `self.name()`" if is_property else "")
            self._refuse(
                tree.decorator_list[0], "a decorator changes what the method does", instead
            )
        first = min([tree.lineno, *(one.lineno for one in tree.decorator_list)])
        if (
            not isinstance(function, types.FunctionType)
            or function.__code__.co_firstlineno != first
        ):
            self._refuse(tree, f"{tree.name} was replaced after it was written", "leave that out")
        if not is_static and not tree.args.posonlyargs + tree.args.args:
            self._refuse(tree, "the method has no self", "write `def name(self, ...)`")
        return self._readable(tree, function, not is_static)

    def function(self, function: types.FunctionType) -> Method | None:
        """A function of the file of the class, or None for another one."""
        code = function.__code__
        tree = self.functions.get((function.__name__, code.co_firstlineno))
        own = self.methods["start"].function.__code__
        if tree is None or code.co_filename != own.co_filename:
            return None
        return self._readable(tree, function, is_method=False)

    def _readable(
        self, tree: ast.FunctionDef, function: types.FunctionType, is_method: bool = True
    ) -> Method:
        args = tree.args
        if args.vararg or args.kwarg:
            self._refuse(tree, "the method has star arguments", "write each argument")
        if args.kwonlyargs:
            self._refuse(tree, "the method has arguments by name alone", "leave the star out")
        names = [one.arg for one in args.posonlyargs + args.args]
        me = names.pop(0) if is_method else ""
        for part in getattr(tree, "type_params", []):
            self._check(part, tree.lineno)
        for statement in tree.body:
            self._check(statement, tree.lineno)
        assigned = {
            one.id
            for one in ast.walk(tree)
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
        } | {
            one.name
            for one in ast.walk(tree)
            if isinstance(one, (ast.MatchAs, ast.MatchStar)) and one.name
        }
        if me in assigned:
            self._refuse(tree, f"{me} is assigned", "use another name")
        values = function.__defaults__ or ()
        defaults = dict(zip(names[len(names) - len(values) :], values, strict=True))
        return Method(tree, me, names, defaults, frozenset(assigned), False, function)

    def _check(self, node: ast.AST, line: int) -> None:
        """Refuse what is not in the language by its form alone."""
        line = getattr(node, "lineno", line)
        kind = type(node).__name__
        if kind in REFUSED:
            raise Refused(self.name, line, *REFUSED[kind])
        if kind == "FunctionDef":
            raise Refused(self.name, line, "a function in a method", "write a method of the class")
        if kind == "ClassDef":
            raise Refused(self.name, line, "a class in a method", "write it outside")
        if kind not in READ:
            raise Refused(self.name, line, f"{kind} is no part of the language", "leave it out")
        children: list[ast.AST] = [*ast.iter_child_nodes(node)]
        match node:
            case ast.AnnAssign(annotation=annotation):
                children.remove(annotation)
            case ast.Assert(test=test):
                children = [test]
            case ast.comprehension(is_async=1):
                raise Refused(self.name, line, "rules wait for nothing", "write `for`")
        for one in children:
            self._check(one, line)

    def check_constants(self) -> None:
        """Refuse lists, dictionaries and sets that something in the file may change."""
        read = [tree for trees in self.read.values() for tree in trees]
        known = self.methods["start"].function.__globals__
        for name, node in self.held.items():
            own = name.removeprefix("self.")
            value = known.get(own) if own == name else vars(self.cls)[own]
            owner = None if own == name else self.tree
            found, reason = other_use(Place(self.module, known, owner, read), own, value)
            if reason:
                self._refuse(found or node, reason, ONLY_READ)

    def texts(self) -> dict[str, str]:
        """The source of each rule, and of what it calls that no rule before it does."""
        told = {id(self.methods[one].tree) for one in self.read}
        found = {}
        for rule, (own, *others) in self.read.items():
            texts = [self._text(own)]
            for one in others:
                if id(one) not in told:
                    told.add(id(one))
                    texts.append(self._text(one))
            found[rule] = "\n\n".join(texts)
        return found

    def _text(self, tree: ast.FunctionDef) -> str:
        """The source of a method or function."""
        lines = self.lines[tree.lineno - 1 : tree.end_lineno]
        return textwrap.dedent("".join(lines)).rstrip()


def _reaching(trees: dict[str, ast.FunctionDef], mangled: Any) -> set[str]:
    """The methods that may assign fields or draw, themselves or through others."""
    named = {
        name: {mangled(one.attr) for one in ast.walk(tree) if isinstance(one, ast.Attribute)}
        for name, tree in trees.items()
    }
    found = {
        name
        for name, tree in trees.items()
        if named[name] & DRAWS.keys()
        or any(
            isinstance(one, (ast.Attribute, ast.Subscript)) and isinstance(one.ctx, ast.Store)
            for one in ast.walk(tree)
        )
    }
    while more := {name for name in trees if name not in found and named[name] & found}:
        found |= more
    return found
