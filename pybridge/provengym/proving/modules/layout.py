"""What a class of rules declares, as types and words in Lean, and the text of a module."""

from __future__ import annotations

import enum
import textwrap
from collections.abc import Sequence
from typing import Any, NoReturn

from provengym.proving import ranges
from provengym.proving.modules.terms import (
    WIDTH,
    Members,
    Part,
    class_name,
    doc,
    kernel_name,
    name_of,
    names_of,
    type_of,
)
from provengym.proving.program import Lit
from provengym.proving.reading import Rules
from provengym.proving.refusals import Refused
from provengym.proving.statements import Kind

WORD = 64
"""The bits of a word of a state."""


class Layout:
    """The types of a class of rules in Lean, and the words that a state is kept in.

    Attributes:
        rules: The rules.
        namespace: The namespace of their modules.
        name: What the class is called there.
        ranges: The ranges of the variables before `act`: of the parameters, of the cells of the
            fields, and of the action.
        params: The parameters.
        kernel_names: What the kernel calls each parameter.
        fields: The fields.
        enumerations: The enumerations of fields and actions.
        variables: The names of parameters and fields as variables, of a row those of its cells.
        action: The type of an action.
        actions: The number of the actions that there may be.
        some: Whether parameters say how many actions there are.
        taken: An action `a` that there is, as one that there may be.
        shown: The types of what is observed.
        word: The type of a word of a state.
        groups: How many values each word of a state has.
    """

    def __init__(self, rules: Rules, root: str) -> None:
        self.rules = rules
        self.name = class_name(rules.name)
        self.namespace = f"{root}.{self.name}"
        found = ranges.before(rules.act)
        if found is None:
            self.refuse("a range does not fit 64 bits", "declare a smaller one")
        for one, (low, high) in zip(rules.act.given, found, strict=False):
            if low < -(2**31) or high - low >= 2**32 or (low and high >= 2**31):
                self.refuse(
                    f"{one.name} is between {low} and {high}, which does not fit 32 bits",
                    "declare a smaller range",
                )
        self.ranges = found
        names: list[str] = []
        for written in rules.parameters:
            names.append(name_of(written, names))
        spans = iter(found)
        self.params = [
            Part(name, kind, type_of(kind, next(spans)))
            for name, kind in zip(names, rules.parameters.values(), strict=True)
        ]
        names = []
        for part in self.params:
            names.append(kernel_name(part.name, names))
        self.kernel_names = names or ["nothing"]
        names = []
        for written in rules.fields:
            names.append(name_of(written, [*(one.name for one in self.params), *names]))
        self.fields = []
        for name, kind in zip(names, rules.fields.values(), strict=True):
            span, *_ = [next(spans) for _ in range(kind.length)]
            self.fields.append(Part(name, kind, type_of(kind, span)))
        self.enumerations: dict[Any, Members] = {}
        for kind in (*rules.fields.values(), rules.action):
            if isinstance(kind.of, enum.EnumMeta) and kind.of not in self.enumerations:
                taken = [one.name for one in self.enumerations.values()]
                self.enumerations[kind.of] = Members.of(kind.of, taken)
        self.variables = names_of([*self.params, *self.fields], self.enumerations)
        kind = rules.action
        if not isinstance(kind.low, Lit):
            self.refuse("the least action depends on parameters", "write a number for it")
        span = next(spans)
        self.action, self.actions = type_of(kind, span), span[1] - span[0] + 1
        self.some = not isinstance(kind.high, Lit)
        self.taken = "(action a)" if self.some else "a"
        self.shown = [type_of(kind, self._shown_range(kind)) for kind in rules.shown]
        bits = [one.type.bits for one in self.fields for _ in range(one.kind.length)]
        self.word = "UInt32" if sum(bits) <= 32 else "UInt64"
        self.groups = _groups(bits)

    def refuse(self, reason: str, instead: str) -> NoReturn:
        """Refuse the class, at its first line."""
        raise Refused(self.rules.name, self.rules.line, reason, instead)

    def _shown_range(self, kind: Kind) -> ranges.Range:
        low, high = (ranges.expr_range(one, self.ranges) for one in (kind.low, kind.high))
        if low is None or high is None or high[1] - low[0] >= 2**32 or low[0] < -(2**31):
            self.refuse("what is shown does not fit 32 bits", "declare a smaller range")
        return low[0], max(low[0], high[1])

    @property
    def param_values(self) -> list[str]:
        """The values of the parameters `p`, as terms."""
        return [value for one in self.params for value in one.values("p")]

    @property
    def state_values(self) -> list[str]:
        """The values of the state `s`, as terms."""
        return [value for one in self.fields for value in one.values("s")]

    def places(self) -> dict[str, tuple[tuple[int, int, int, int], ...]]:
        """The places of the numbers of each field of the class."""
        words = iter([word for word, count in enumerate(self.groups) for _ in range(count)])
        found, at, shift = {}, 0, 0
        for name, one in zip(self.rules.fields, self.fields, strict=True):
            rows = []
            for _ in range(one.kind.length):
                word = next(words)
                shift = shift if word == at else 0
                at = word
                rows.append((word, shift, one.type.bits, one.type.low))
                shift += one.type.bits
            found[name] = tuple(rows)
        return found


def _groups(bits: Sequence[int]) -> list[int]:
    """How many values each word has, of values with these numbers of bits."""
    groups, left = [0], WORD
    for one in bits:
        if one > left:
            groups.append(0)
            left = WORD
        groups[-1] += 1
        left -= one
    return groups


class Module:
    """The text of a module, as it is written.

    Attributes:
        layout: The types of the rules of which it is.
    """

    section: tuple[str, ...] = (
        "@[expose] public section",
        "",
        "-- Every constant is computed where it is used: nothing is initialised at run time.",
        "set_option compiler.extract_closed false",
    )
    """How what it defines begins."""

    def __init__(self, layout: Layout, imports: Sequence[str], title: str, summary: str) -> None:
        self.layout = layout
        self._out: list[str] = []
        rules = layout.rules
        about = [textwrap.fill(one, WIDTH) for one in doc(rules.doc).split("\n\n")]
        self.add(
            "module",
            "",
            *(f"public import {one}" for one in imports),
            "",
            "/-!",
            f"# {layout.name}{title}",
            "",
            "\n\n".join(about),
            "",
            f"Made from the class `{doc(rules.name)}`: never edited.",
            "",
            summary,
            "-/",
            "",
            *self.section,
            "",
            f"namespace {layout.namespace}",
            "",
            "open Spec.MDP Spec.Auto Spec.Program",
        )

    def add(self, *lines: str) -> None:
        """Write lines, and an empty one."""
        self._out += [*lines, ""]

    def text(self) -> str:
        """Return the module."""
        return "\n".join([*self._out, f"end {self.layout.namespace}", ""])
