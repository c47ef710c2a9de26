"""The module `Programs` of a class of rules, for readers: its types, and each rule as a program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from provengym.proving.flat import Flat, flat, variables
from provengym.proving.modules.layout import Layout, Module
from provengym.proving.modules.terms import (
    TIMES,
    Part,
    doc,
    filled,
    halves,
    quoted,
    rows_of,
    says_of,
)
from provengym.proving.notation import Name
from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Bin,
    Block,
    Expr,
    Given,
    IfElse,
    Lit,
    Op,
    Program,
    Stmt,
    Var,
    at_most,
    both,
)

DRAWS = 16
"""The most draws of a step: each is an argument of a function in C."""


SUMMARY = """Each rule stands above the program that it is read as, in the notation of
`Spec.Program.Notation`. What Python raises an error for is a requirement, below the error. Fields
and other variables that have no value yet are `0`."""

ORDER = ("start", "act", "over", "seen", "legal", "holds", "range", "actions")
WRITTEN = {"seen": "show", "holds": "invariant"}
"""The rules of which programs are, where they have another name."""
SENTENCES = {
    "holds": "Whether fields are in the ranges that parameters give, and the invariant holds.",
    "range": "Whether parameters are in the ranges that others give.",
    "actions": "The number of the last action.",
}
LEFT_OUT = {"over": "The episode is never over.", "seen": "All fields are observed."}
"""What a rule means that is not written."""

TRUTHS = ("over", "holds", "legal", "range")
"""Programs whose last variable says whether something holds."""


class Programs(Module):
    """The module of types and programs.

    Attributes:
        programs: The rules as programs, by their names in Lean.
        flats: The same in Lean.
        outputs: The places of the variables of each that are read afterwards, as terms.
        reward: The place of the reward of `act`.
        rewards: The least and the largest reward, times the scale.
    """

    section = ("@[expose] public noncomputable section",)

    def __init__(self, layout: Layout, programs: Mapping[str, Program]) -> None:
        signed = ["Spec.Program.Signed"] if any(one.low for one in layout.shown) else []
        types = [f"Spec.Auto.{one}" for one in ("Between", "UpTo")]
        super().__init__(layout, [*types, "Spec.Program.Notation", *signed], "", SUMMARY)
        known = {**programs, **self._of_parameters()}
        self.programs = {name: known[name] for name in ORDER if name in known}
        self.flats: dict[str, Flat] = {}
        self.outputs: dict[str, list[str]] = {}
        self._types()
        for name in self.programs:
            self._rule(name)
        self.reward = self.outputs["act"][0]
        self.rewards = self._rewards()
        if (words := layout.rules.words["act"]) > DRAWS:
            layout.refuse(f"a step draws {words} times", f"draw {DRAWS} times at most in a step")

    def _of_parameters(self) -> dict[str, Program]:
        """Whether parameters are accepted, and the last action where they say which it is."""
        given = self.layout.rules.act.given[: len(self.layout.params)]
        asked = {"range": ("accepted", inside(given, 0, len(given)))}
        if self.layout.some:
            action = self.layout.rules.action
            asked["actions"] = "last", Bin(Op.SUB, action.high, action.low)
        names = tuple(one.name for one in given)
        return {
            name: Program((*names, result), given, (Assign(len(given), value),), 1)
            for name, (result, value) in asked.items()
        }

    def _types(self) -> None:
        for length in rows_of([*self.layout.params, *self.layout.fields]):
            parts = TIMES.join(f"Row{one} A" for one in halves(length)) if length > 1 else "A"
            says = f"{length}, in two halves" if length > 1 else "one"
            self.add(
                f"/-- A row of {says}. -/",
                f"abbrev Row{length} (A : Type) : Type := {parts}",
            )
        self._structure("Params", "The parameters, in their ranges.", self.layout.params)
        self._structure("State", "A state.", self.layout.fields)
        says = f"/-- An action: {doc(self.layout.rules.action.text)}. -/"
        self.add(says, f"abbrev Action : Type := {self.layout.action.text}")
        shown = self.layout.shown
        seen = TIMES.join(f"Signed ({one.text})" if one.low else one.text for one in shown)
        self.add("/-- What is observed. -/", filled(f"abbrev Seen : Type := {seen}"))

        self.add("/-! ### Variables -/")
        lines = []
        for place, one in enumerate(self.layout.variables):
            if one.row:
                row, count = one.row
                lines += [f"abbrev {row} (i : Expr) : Expr := .get {place} {count - 1} i"]
            lines += [f"abbrev {one.text} : Expr := .var {place}"]
        for kind in self.layout.enumerations.values():
            lines += [f"abbrev {one} : Expr := {place}" for place, one in enumerate(kind.members)]
        self.add(*lines)

    def _shared(self, name: str) -> list[Name]:
        """The names of the variables with which a program begins."""
        found = self.layout.variables
        if name in ("range", "actions"):
            return found[: len(self.layout.params)]
        if name in ("act", "legal"):
            kind = self.layout.rules.action
            known = self.layout.enumerations.get(kind.of)
            return [*found, Name("action", kind.of is bool, known.members if known else ())]
        return found

    def _says(self, name: str) -> str:
        """The docstring of a program: the source of the rule, and a sentence where that is not all
        or there is none."""
        written = self.layout.rules.sources.get(WRITTEN.get(name, name))
        said = [SENTENCES[name]] if name in SENTENCES else []
        if written:
            said.append(quoted(written))
        elif name in LEFT_OUT:
            said.append(LEFT_OUT[name])
        return "\n\n".join(said)

    def _rule(self, name: str) -> None:
        """Write a program."""
        program = self.programs[name]
        names = variables(program)
        if name in TRUTHS:
            program = replace(program, body=split(program.body, len(names) - 1))
            self.programs[name] = program
        places = [*range(len(names) - program.results, len(names))]
        if name in ("start", "act"):
            places += map(names.index, self.fields_of(name))
        made = flat(program, name, places, self._shared(name), self._says(name))
        if made.after is None:
            reason = f"a value of {name} may leave 64 bits, or have no value"
            self.layout.refuse(reason, "declare smaller ranges, or check the values before")
        self.flats[name] = made
        self.outputs[name] = [
            f"{name}.{names[one]}" if one < len(names) - program.results else str(one)
            for one in places
        ]
        self.add(made.statement.rstrip("\n"))

    def _structure(self, name: str, says: str, parts: Sequence[Part]) -> None:
        self.add(
            f"/-- {says} -/",
            "@[ext]",
            f"structure {name} where",
            *(
                line
                for one in parts
                for line in (f"  /-- {says_of(one)} -/", f"  {one.name} : {one.text}")
            ),
        )

    def fields_of(self, rule: str) -> list[str]:
        """The variables of `start` or `act` that are the fields."""
        program = self.programs[rule]
        count = sum(one.kind.length for one in self.layout.fields)
        at = len(self.layout.params)
        return variables(program)[at : at + count]

    def _rewards(self) -> tuple[int, int]:
        after, scale = self.flats["act"].after, self.programs["act"].scale
        assert after is not None
        low, high = min(after[0][0], 0), max(after[0][1], 0)
        if low < -(2**31) or high >= 2**31 or scale >= 2**32:
            self.layout.refuse(
                f"the reward may be between {low} and {high}, which does not fit 32 bits",
                "declare smaller ranges",
            )
        return low, high


def split(block: Block, place: int) -> tuple[Stmt, ...]:
    """A block that assigns to a variable 1 and 0 alone, on paths of their own."""
    out: list[Stmt] = []
    for one in block:
        match one:
            case Assign(to, value) if to == place and not isinstance(value, Lit):
                out.append(IfElse(value, (Assign(place, ONE),), (Assign(place, ZERO),)))
            case IfElse(condition, then, orelse):
                out.append(IfElse(condition, split(then, place), split(orelse, place)))
            case _:
                out.append(one)
    return tuple(out)


def inside(given: Sequence[Given], first: int, last: int) -> Expr:
    """Whether variables are in the ranges that depend on parameters."""
    found: Expr = ONE
    for place in reversed(range(first, last)):
        one = given[place]
        for low, high in ((Var(place), one.high), (one.low, Var(place))):
            if not (isinstance(low, Lit) or isinstance(high, Lit)):
                found = both(at_most(low, high), found)
    return found
