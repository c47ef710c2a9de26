"""Telling a second kernel what Lean has built.

What Lean wrote into the `.olean` files is read (`olean`) and told to another version of Lean's
kernel (`second_kernel`), each constant after those that it is made of:

- theorems, definitions and opaque constants with their values;
- inductive types as they were declared, after which the constructors, the recursors and the counts
  that the kernel makes itself are compared with those in the files;
- of the core library what the constants lead to.  Where its files show no value (of a theorem,
  never), it is an axiom.

`unsafe` and `partial` constants are left out, and as the kernel is not told of them, nothing that
is safe can be made of them.  A constant that is not of the library is never an axiom, never has the
name of one of the library, and is stated in what other modules see as in what is checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from provengym_lean import auditing, olean
from provengym_lean import second_kernel as kernel
from provengym_lean.olean import Declaration, Module
from provengym_lean.second_kernel import Kernel
from provengym_lean.sources import is_local

_QUOTIENTS = ("Quot", "Quot.mk", "Quot.lift", "Quot.ind")
#: What the kernel makes of literals, without a constant that names it.
_OF_LITERALS = ("Nat", "String", "String.ofList", "Char.ofNat", "List")
#: The constructors of `Lean.ReducibilityHints` without a number, by `Declaration.height`.
_HINTS = {-1: 0, None: 1}
_LEVELS = (None, kernel.SUCC, kernel.MAX, kernel.IMAX, kernel.PARAM)


class RecheckError(Exception):
    """An error of telling a kernel what is built; the text says which constant, and why."""


class Writer:
    """Tells a kernel names, levels and expressions, each once, and has their numbers."""

    def __init__(self, told: Kernel) -> None:
        self.told = told
        self._names: dict[tuple[int, str | int], int] = {(-1, ""): 0}
        self._levels: dict[tuple[int, ...], int] = {}
        self._of_module: dict[Module, tuple[dict[int, int], dict[int, int], dict[int, int]]] = {}
        self._expressions = 0

    def name(self, module: Module, pointer: int) -> int:
        """The number of a name."""
        if pointer & 1:
            return 0
        names, _, _ = self._of(module)
        if pointer not in names:
            before, part = module.parts(pointer)
            names[pointer] = self._part(self.name(module, before), part)
        return names[pointer]

    def _part(self, before: int, part: str | int) -> int:
        """The number of the name that has this part after a name."""
        key = before, part
        if key not in self._names:
            if isinstance(part, str):
                self.told.send(kernel.NAME_STRING, before)
                self.told.send_text(part)
            else:
                self.told.send(kernel.NAME_NUMBER, before, part)
            self._names[key] = len(self._names)
        return self._names[key]

    def second(self, name: int, number: int) -> int:
        """The number of a name that no file has: `name` with the mark of a second proof."""
        before = self._part(name, "second proof of a module")
        return self._part(before, number)

    def names(self, module: Module, pointers: Sequence[int]) -> list[int]:
        """The length of a list of names, and their numbers."""
        return [len(pointers), *[self.name(module, pointer) for pointer in pointers]]

    def level(self, module: Module, pointer: int) -> int:
        """The number of a universe level."""
        _, levels, _ = self._of(module)
        if pointer & 1:
            return 0
        if pointer not in levels:
            tag, fields = module.level(pointer)
            request = _LEVELS[tag]
            if request is None:
                levels[pointer] = 0
                return 0
            key: tuple[int, ...]
            if request == kernel.PARAM:
                key = (request, self.name(module, fields[0]))
            else:
                key = (request, *[self.level(module, field) for field in fields])
            if key not in self._levels:
                self.told.send(*key)
                self._levels[key] = 1 + len(self._levels)
            levels[pointer] = self._levels[key]
        return levels[pointer]

    def expression(self, module: Module, pointer: int) -> int:
        """The number of an expression."""
        _, _, known = self._of(module)
        for inner in module.inside(pointer, known):
            tag, fields, byte = module.expression(inner)
            if tag == olean.APP:
                self.told.send(kernel.APP, known[fields[0]], known[fields[1]])
            elif tag in (olean.LAM, olean.FORALL):
                request = kernel.LAMBDA if tag == olean.LAM else kernel.FORALL
                name = self.name(module, fields[0])
                self.told.send(request, name, known[fields[1]], known[fields[2]], byte)
            elif tag == olean.CONST:
                name = self.name(module, fields[0])
                levels = [self.level(module, level) for level in module.levels(fields[1])]
                self.told.send(kernel.CONST, name, len(levels), *levels)
            elif tag == olean.BVAR:
                self.told.send(kernel.BVAR, module.natural(fields[0]))
            elif tag == olean.SORT:
                self.told.send(kernel.SORT, self.level(module, fields[0]))
            elif tag == olean.LET:
                name = self.name(module, fields[0])
                parts = [known[field] for field in fields[1:4]]
                self.told.send(kernel.LET, name, *parts, byte)
            elif tag == olean.LIT:
                value = module.literal(fields[0])
                self.told.send(kernel.NATURAL if isinstance(value, int) else kernel.STRING)
                self.told.send_text(str(value))
            elif tag == olean.PROJ:
                name = self.name(module, fields[0])
                number = module.natural(fields[1])
                self.told.send(kernel.PROJ, name, number, known[fields[2]])
            else:  # metadata, which the kernel passes over
                known[inner] = known[fields[1]]
                continue
            known[inner] = self._expressions
            self._expressions += 1
        return known[pointer]

    def _of(self, module: Module) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
        if module not in self._of_module:
            self._of_module[module] = {}, {}, {}
        return self._of_module[module]


class Recheck:
    """Tells a kernel the constants of modules, and what they lead to.

    Attributes:
        told: How many constants of each kind, of Lean's library (False) and of others.
        asked: What each answer of the kernel is about: the name of a constant.
        left_out: The constants that are `unsafe` or `partial`.
        axioms: The constants of the library that are axioms.
    """

    def __init__(self, environment: auditing.Environment, told: Kernel) -> None:
        self.told: Counter[tuple[bool, str]] = Counter()
        self.asked: list[str] = []
        self.left_out: set[str] = set()
        self.axioms: dict[str, tuple[Module, Declaration]] = {}
        self._environment = environment
        self._kernel = told
        self._write = Writer(told)
        self._done: set[str] = set()
        self._recursors: dict[Module, dict[str, list[Declaration]]] = {}
        self._second: list[tuple[str, Module, Declaration]] = []

    def all(self) -> None:
        """Tell the kernel every module that is not of Lean's library."""
        self.only(name for name in self._environment.modules if is_local(name))

    def only(self, modules: Iterable[str]) -> None:
        """Tell the kernel these modules, and what they lead to.

        Raises:
            RecheckError: A constant cannot be told.
        """
        for name in _OF_LITERALS:
            if name in self._environment:
                self._reach(name)
        for name in modules:
            for constant in self._environment.modules[name]:
                self._reach(constant)
        self._tell_seconds()

    def _reach(self, wanted: str) -> None:
        """Tell the kernel a constant, after what it is made of."""
        todo: list[tuple[str, Callable[[], None] | None]] = [(wanted, None)]
        begun = set()
        while todo:
            name, tell = todo.pop()
            if name in self._done:
                continue
            if tell:
                tell()
                if name not in self._done:
                    raise RecheckError(f"{name}: what it is said to belong to does not have it")
                continue
            if name in begun:
                raise RecheckError(f"{name}: it is made of itself")
            begun.add(name)
            needed, tell = self._needs(name)
            todo.append((name, tell))
            todo += [(other, None) for other in needed if other not in self._done]

    def _needs(self, name: str) -> tuple[set[str], Callable[[], None]]:
        """Return what must be told before a constant, and a function that tells it then."""
        if name in _QUOTIENTS:
            return {"Eq"}, self._tell_quotients
        home, module, declared = self._main(name)
        if not declared.safe:
            return set(), lambda: self._leave_out(name)
        if declared.kind in ("constructor", "recursor"):
            owner = module.name(declared.names[0][0])
            return {owner}, lambda: None
        if declared.kind == "inductive":
            together = [module.name(pointer) for pointer in declared.names[0]]
            types = [self._main(other)[2] for other in together]
            parts = list(types)
            for type_ in types:
                parts += [self._main(module.name(p))[2] for p in type_.names[1]]
            needed = self._made_of(module, parts) - {module.name(part.name) for part in parts}
            return needed, lambda: self._tell_types(home, module, types)
        return self._made_of(module, [declared]), lambda: self._tell(home, module, declared)

    def _main(self, name: str) -> tuple[str, Module, Declaration]:
        """The module that a constant is told from, with its name: the first that shows a value."""
        found = [
            (home, module, self._declaration(home, module, name))
            for home, module in self._environment.homes(name)
        ]
        if not found:
            raise RecheckError(f"{name}: no module has it")
        return next((one for one in found if one[2].kind != "axiom"), found[0])

    def _declaration(self, home: str, module: Module, name: str) -> Declaration:
        with self._environment.reading(home):
            return module.declaration(name)

    def _made_of(self, module: Module, declarations: Sequence[Declaration]) -> set[str]:
        """The constants that types and values are made of."""
        parts = [declared.type for declared in declarations]
        parts += [declared.value for declared in declarations if declared.value is not None]
        return module.named_in(parts)

    def _leave_out(self, name: str) -> None:
        self._done.add(name)
        self.left_out.add(name)

    def _ask(self, name: str, *words: int) -> None:
        self._kernel.send(*words)
        self.asked.append(name)

    def _general(self, module: Module, declared: Declaration) -> list[int]:
        """Return what is sent of every constant: its name, universe parameters and type."""
        return [
            self._write.name(module, declared.name),
            *self._write.names(module, declared.parameters),
            self._write.expression(module, declared.type),
        ]

    def _count(self, home: str, module: Module, declared: Declaration) -> None:
        """Count a constant that was told, and ask whether every other statement of it is the
        same."""
        name = module.name(declared.name)
        self._done.add(name)
        self.told[is_local(home), declared.kind] += 1
        seen = module.exported(name)
        if seen:
            self._ask(name, kernel.IS_STATED, *self._general(module, seen))
        for other, again in self._environment.homes(name):
            if other != home:
                self._again(name, other, again, is_local(home))

    def _again(self, name: str, home: str, module: Module, local: bool) -> None:
        """Ask whether another module has the same theorem: Lean lets each have the equations of a
        definition, with proofs of their own."""
        if is_local(home) != local:
            raise RecheckError(f"{name}: it is a constant of Lean's library as well")
        declared = self._declaration(home, module, name)
        self._ask(name, kernel.IS_STATED, *self._general(module, declared))
        if not local:
            return
        if declared.kind != "theorem":
            raise RecheckError(f"{name}: {home} has a second one, which is no theorem")
        self._second.append((name, module, declared))

    def _tell_seconds(self) -> None:
        """Tell the kernel the second proofs, each under a name of its own."""
        for number, (name, module, declared) in enumerate(self._second):
            assert declared.value is not None
            for other in self._made_of(module, [declared]):
                self._reach(other)
            general = self._general(module, declared)
            general[0] = self._write.second(general[0], number)
            value = self._write.expression(module, declared.value)
            self._ask(name, kernel.THEOREM, *general, value)
            self.told[True, "second proof"] += 1

    def _tell(self, home: str, module: Module, declared: Declaration) -> None:
        """Tell the kernel an axiom, a definition, a theorem or an opaque constant."""
        name = module.name(declared.name)
        general = self._general(module, declared)
        if declared.kind == "axiom":
            if is_local(home):
                raise RecheckError(f"{name}: an axiom of {home}")
            self.axioms[name] = module, declared
            self._ask(name, kernel.AXIOM, *general)
        else:
            assert declared.value is not None
            value = self._write.expression(module, declared.value)
            request = {
                "definition": kernel.DEFINITION,
                "theorem": kernel.THEOREM,
                "opaque": kernel.OPAQUE,
            }[declared.kind]
            height = [_HINTS.get(declared.height, 2), max(declared.height or 0, 0)]
            hints = height if declared.kind == "definition" else []
            self._ask(name, request, *general, value, *hints)
        self._count(home, module, declared)

    def _tell_quotients(self) -> None:
        """Have the kernel make the constants of quotients."""
        self._ask(_QUOTIENTS[0], kernel.QUOTIENTS)
        for name in _QUOTIENTS:
            home, module, declared = self._main(name)
            if is_local(home) or declared.kind != "quotient":
                raise RecheckError(f"{name}: a constant of {home} that Lean itself makes")
            self._ask(name, kernel.IS_STATED, *self._general(module, declared))
            self._count(home, module, declared)

    def _tell_types(self, home: str, module: Module, types: Sequence[Declaration]) -> None:
        """Tell the kernel inductive types that are defined together, and compare with the files
        what it makes of them."""
        first = types[0]
        constructors = {
            type_.name: [self._main(module.name(p))[2] for p in type_.names[1]] for type_ in types
        }
        words: list[int] = []
        for type_ in types:
            words += self._typed(module, type_)
            words.append(len(constructors[type_.name]))
            for constructor in constructors[type_.name]:
                words += self._typed(module, constructor)
        parameters = self._write.names(module, first.parameters)
        count = first.numbers[0]
        name = module.name(first.name)
        self._ask(name, kernel.INDUCTIVE, *parameters, count, len(types), *words)
        for type_ in types:
            self._compare(home, module, type_)
            for constructor in constructors[type_.name]:
                self._compare(home, module, constructor)
        for recursor in self._recursors_of(home, module).get(name, ()):
            self._compare(home, module, recursor)

    def _typed(self, module: Module, declared: Declaration) -> list[int]:
        """The name and the type of a constant."""
        name = self._write.name(module, declared.name)
        return [name, self._write.expression(module, declared.type)]

    def _compare(self, home: str, module: Module, declared: Declaration) -> None:
        """Ask whether the kernel made a constant as it is in the file."""
        name = module.name(declared.name)
        words = self._general(module, declared)
        numbers = list(declared.numbers)
        if declared.kind == "inductive":
            lists = [self._write.names(module, names) for names in declared.names]
            words += [*lists[0], *lists[1], *numbers, *declared.flags]
            self._ask(name, kernel.IS_INDUCTIVE, *words)
        elif declared.kind == "constructor":
            owner = self._write.name(module, declared.names[0][0])
            self._ask(name, kernel.IS_CONSTRUCTOR, *words, owner, *numbers)
        elif declared.kind == "recursor":
            words += [*self._write.names(module, declared.names[0]), *numbers, *declared.flags]
            words.append(len(declared.rules))
            for rule in declared.rules:
                constructor = self._write.name(module, rule.constructor)
                right = self._write.expression(module, rule.right)
                words += [constructor, rule.fields, right]
            self._ask(name, kernel.IS_RECURSOR, *words)
        else:
            raise RecheckError(
                f"{name}: {declared.kind} where an inductive type says a constructor"
            )
        self._count(home, module, declared)

    def _recursors_of(self, home: str, module: Module) -> dict[str, list[Declaration]]:
        """The recursors of a module, by the first of the types that are defined together."""
        if module not in self._recursors:
            found = self._recursors[module] = {}
            for name in module:
                declared = self._declaration(home, module, name)
                if declared.kind == "recursor":
                    found.setdefault(module.name(declared.names[0][0]), []).append(declared)
        return self._recursors[module]


def refused(asked: Sequence[str], answers: Sequence[str]) -> list[str]:
    """A line for each constant that the kernel refuses, without those that only name one."""
    bad = [(name, answer) for name, answer in zip(asked, answers, strict=True) if answer != "ok"]
    first = [one for one in bad if one[1] not in (kernel.UNKNOWN, kernel.NOT_MADE)] or bad
    return [f"error: {name}: {answer}" for name, answer in first]
