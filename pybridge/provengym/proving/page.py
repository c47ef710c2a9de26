"""The Lean module of a class of rules: types, programs, and the rules that are made of them.

The module has a structure of the parameters and one of the state, each rule as a program with its
flat code and the theorem that they are the same, and `rules`, of which `Spec.Auto` makes the
environment and its kernel.  Every rule is total: what is out of its range is read as some value, so
that Lean accepts the module whatever the class does, as long as no value leaves 64 bits.
"""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NoReturn

from provengym.proving import ranges
from provengym.proving.flat import Flat, expr, flat, variables
from provengym.proving.names import DENIED, TAKEN
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
    may_fail,
)
from provengym.proving.reading import Rules, read
from provengym.proving.refusals import Refused
from provengym.proving.showing import show
from provengym.proving.statements import Kind
from provengym.spec import Cells, Environment

WIDTH = 100
"""The most characters of a line."""
WORD = 64
"""The bits of a word of a state."""
DRAWS = 16
"""The most draws of a step: each is an argument of a function in C."""

TIMES = " \N{MULTIPLICATION SIGN} "

PROGRAMS = """## Main definitions

* `Params`, `State`, `Action`, `Seen`: parameters, states, actions and observations.
* `start.program`, `act.program`, `over.program`, `seen.program`: the rules as programs.
* `reset`, `step`, `terminal`, `observe`, `holds`: the rules on states.

## Main statements

* `law_reset`, `law_step`, `terminal_eq`, `observe_eq`, `holds_eq`: they do what the programs do."""

KERNEL = (
    r"(action|autoreset|elapsed|init|key|lane|legal|max|noise|num|obs|over|p|reset|reward|rules"
)
KERNEL += r"|state|step|t|target|terminated|time|u|valid|w)(\d|_|$)"
"""Names that a kernel has besides those of its parameters begin so."""


@dataclass(frozen=True)
class Page:
    """A class of rules in Lean.

    Attributes:
        name: What the class is called there.
        programs: The module of types and programs, `Programs`.
        rules: The module of the rules, `Basic`, which Lean accepts whatever the class does.
        safe: The module `Safe` of the proofs that no requirement fails and the invariant holds; ""
            where Lean would not find this.
        open: What Lean would not find, a sentence each; none where there is that module.
        entry: What the table of kernels says of it, `pybridge/kernels.toml` in the repository.
        parameters: What the kernel calls each parameter, which it takes as words of 64 bits in
            two's complement.
        places: For each field the places of its numbers: the word of the state that has it, the
            first of its bits and their number, and the least value, which is 0 there.
    """

    name: str
    programs: str
    rules: str
    safe: str
    open: tuple[str, ...]
    entry: dict[str, Any]
    parameters: dict[str, str]
    places: dict[str, tuple[tuple[int, int, int, int], ...]]

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, told: dict[str, Any]) -> Page:
        """Return what `to_dict` told of, for instance a process that ran a file.

        Raises:
            KeyError, TypeError, ValueError: It did not tell of a page.
        """
        places = {
            str(name): tuple((int(a), int(b), int(c), int(d)) for a, b, c, d in rows)
            for name, rows in told["places"].items()
        }
        parameters = {str(name): str(one) for name, one in told["parameters"].items()}
        return cls(
            name=str(told["name"]),
            programs=str(told["programs"]),
            rules=str(told["rules"]),
            safe=str(told["safe"]),
            open=tuple(str(one) for one in told["open"]),
            entry=dict(told["entry"]),
            parameters=parameters,
            places=places,
        )


def page(cls: type[Environment], *, root: str = "Rules") -> Page:
    """Write the Lean module of a class of rules.

    Args:
        cls: The class.
        root: The namespace in which the module has that of the class.

    Raises:
        Refused: The class is not in the language, or a value does not fit its word.
    """
    return _Writer(cls, read(cls), root).page()


# Names and texts.


def name_of(written: str, taken: Sequence[str]) -> str:
    """Return a name in Lean for one of a class: the same where it may be one."""
    found = re.sub(r"[^A-Za-z0-9_]+", "_", written).strip("_") or "x"
    if not found[0].isalpha():
        found = f"x{found}"
    if found in DENIED:
        found = f"the_{found}"
    while found in taken:
        found += "_x"
    return found


def class_name(written: str) -> str:
    """Return a name for a class, which begins with a capital letter."""
    found = re.sub(r"[^A-Za-z0-9]+", "", written) or "Class"
    found = found[0].upper() + found[1:] if found[0].isalpha() else f"Class{found}"
    return f"The{found}" if found in DENIED or found.lower() in TAKEN else found


def kernel_name(written: str, taken: Sequence[str]) -> str:
    """Return a name for a parameter of a kernel, which has names of its own."""
    found = name_of(re.sub("_+", "_", written), ()).lower()
    if re.match(KERNEL, found):
        found = f"the_{found}"
    while camel(found) in map(camel, taken):
        found += "_x"
    return found


def camel(name: str) -> str:
    """Return the name that Lean knows a parameter of a kernel by: `numPits` for `num_pits`."""
    return re.sub(r"_([a-z0-9])", lambda letter: letter[1].upper(), name)


def doc(text: str) -> str:
    """Return a text that may stand in a comment."""
    clean = "".join(one if one.isprintable() or one == "\n" else " " for one in text)
    return re.sub(r"-(?=/)|/(?=-)", lambda part: f"{part[0]} ", clean)


def filled(text: str, indent: int = 0) -> str:
    """Return a text on lines that are not too long, those after the first further in."""
    return "\n".join(
        textwrap.wrap(
            text,
            WIDTH,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + 4),
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


@dataclass(frozen=True)
class _Type:
    """A type of values in Lean."""

    text: str
    bits: int
    low: int


def _type(kind: Kind, span: ranges.Range) -> _Type:
    low, high = span
    bits = max((high - low).bit_length(), 1)
    if kind.of is bool:
        return _Type("Bool", 1, 0)
    if low == 0:
        return _Type(f"UpTo {high} {bits}", bits, 0)
    return _Type(f"Between {low % 2**32} {high - low} {bits}", bits, low)


@dataclass(frozen=True)
class _Part:
    """A parameter or a field: what it is called, its type, and its cells where it is a row."""

    name: str
    kind: Kind
    type: _Type

    @property
    def text(self) -> str:
        if self.kind.of is Cells:
            return f"Cells ({self.type.text}) {self.kind.length - 1}"
        return self.type.text

    def values(self, of: str) -> list[str]:
        """Its values, as terms over the structure that has it."""
        if self.kind.of is Cells:
            return [f"{of}.{self.name}{'.rest' * i}.first" for i in range(self.kind.length)]
        return [f"{of}.{self.name}"]


def _made(parts: Sequence[_Part], terms: Sequence[str]) -> str:
    """A structure of the terms of its values."""
    out, at = [], 0
    for part in parts:
        if part.kind.of is Cells:
            *first, last = terms[at : at + part.kind.length]
            out.append(f"⟨{', '.join([*first, f'⟨{last}⟩'])}⟩")
        else:
            out.append(terms[at])
        at += part.kind.length
    return f"⟨{', '.join(out)}⟩"


def _tuple(terms: Sequence[str]) -> str:
    return terms[0] if len(terms) == 1 else f"({', '.join(terms)})"


def _places(count: int, of: str) -> list[str]:
    """The parts of a tuple."""
    if count == 1:
        return [of]
    return [*(f"{of}{'.2' * k}.1" for k in range(count - 1)), f"{of}{'.2' * (count - 1)}"]


# The module.


@dataclass
class _Writer:
    cls: type[Environment]
    rules: Rules
    root: str
    out: list[str] = field(default_factory=list)
    sizes: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.name = class_name(self.cls.__name__)
        found = ranges.before(self.rules.act)
        if found is None:
            self._refuse("a range does not fit 64 bits", "declare a smaller one")
        for one, (low, high) in zip(self.rules.act.given, found, strict=False):
            if low < -(2**31) or high - low >= 2**32 or (low and high >= 2**31):
                self._refuse(
                    f"{one.name} is between {low} and {high}, which does not fit 32 bits",
                    "declare a smaller range",
                )
        self.ranges = found
        names: list[str] = []
        for written in self.rules.parameters:
            names.append(name_of(written, names))
        spans = iter(found)
        self.params = [
            _Part(name, kind, _type(kind, next(spans)))
            for name, kind in zip(names, self.rules.parameters.values(), strict=True)
        ]
        names = []
        for written in self.rules.fields:
            names.append(name_of(written, names))
        self.fields = []
        for name, kind in zip(names, self.rules.fields.values(), strict=True):
            span, *_ = [next(spans) for _ in range(kind.length)]
            self.fields.append(_Part(name, kind, _type(kind, span)))
        kind = self.rules.action
        if not isinstance(kind.low, Lit):
            self._refuse("the least action depends on parameters", "write a number for it")
        span = next(spans)
        self.action, self.actions = _type(kind, span), span[1] - span[0] + 1
        self.some = not isinstance(kind.high, Lit)
        """Whether parameters say how many actions there are."""
        self.taken = "(action a)" if self.some else "a"
        self.shown = [_type(kind, self._shown_range(kind)) for kind in self.rules.shown]

    def _refuse(self, reason: str, instead: str) -> NoReturn:
        line = inspect.getsourcelines(self.cls)[1]
        raise Refused(self.cls.__name__, line, reason, instead)

    def _shown_range(self, kind: Kind) -> ranges.Range:
        low, high = (ranges.expr_range(one, self.ranges) for one in (kind.low, kind.high))
        if low is None or high is None or high[1] - low[0] >= 2**32 or low[0] < -(2**31):
            self._refuse("what is shown does not fit 32 bits", "declare a smaller range")
        return low[0], max(low[0], high[1])

    # Terms.

    @property
    def param_values(self) -> list[str]:
        return [value for one in self.params for value in one.values("p")]

    @property
    def state_values(self) -> list[str]:
        return [value for one in self.fields for value in one.values("s")]

    def add(self, *lines: str) -> None:
        self.out += [*lines, ""]

    def page(self) -> Page:
        self._cases()
        rules = self.rules
        signed = ["Spec.Program.Signed"] if any(one.low for one in self.shown) else []
        self._head("", ["Spec.Auto.Cells", "Spec.Program.Chance", *signed], PROGRAMS)
        self._parameters()
        self._state()
        start = self._rule("start", "start", rules.start, "p", self._field_places("start"))
        self.reward = variables(rules.act)[-1]
        outputs = [self.reward, *self._field_places("act")]
        act = self._rule("act", "act", rules.act, "psa", outputs)
        rewards = self._rewards(act, rules.act.scale)
        self._chances(start, act, rewards)
        self._truth("over", "terminal", rules.over, "ps", "the episode is over")
        self._show()
        self._truth("holds", "holds", self.holds, "ps", "ranges and the invariant hold")
        if rules.legal:
            self._truth("legal", "offered", rules.legal, "psa", "an action is offered")
        self._accepted()
        if self.some:
            self._some()
        return Page(
            self.name,
            self._taken(),
            self._basic(rewards),
            "" if self.open else self._safe(),
            (*self.open, *self._unchecked()),
            self._entry(),
            dict(zip(rules.parameters, self.kernel_names, strict=False)),
            self._places(),
        )

    def _unchecked(self) -> Iterator[str]:
        """What `Safe` says nothing of."""
        for name in ("over", "show", "legal", "invariant"):
            program = getattr(self.rules, name)
            if program is not None and may_fail(program.body):
                yield f"that {name} raises nothing"
        if self.rules.legal:
            yield "that some action is legal in every state that is not over"

    def _cases(self) -> None:
        """Take the rules as the programs that Lean shows most of."""
        rules, count = self.rules, len(self.params)
        programs = {"start": rules.start, "act": rules.act}
        for name, one in (("over", rules.over), ("holds", self._holds())):
            programs[name] = replace(one, body=_split(one.body, len(one.variables) - 1))
        accepts = _inside(rules.act.given, 0, count)
        spans = self.ranges[: len(rules.act.given)]
        shown = show(programs, count, spans, accepts)
        self.holds, self.cases, self.open = shown.programs["holds"], shown.cases, shown.open
        made = shown.programs
        self.rules = replace(rules, start=made["start"], act=made["act"], over=made["over"])

    def _taken(self) -> str:
        """The module of what was written."""
        text = "\n".join([*self.out, f"end {self.root}.{self.name}", ""])
        self.out = []
        return text

    def _head(self, what: str, imports: Sequence[str], says: str) -> None:
        written = inspect.cleandoc(self.cls.__doc__ or "") or "A class of rules."
        text = [textwrap.fill(one, WIDTH) for one in doc(written).split("\n\n")]
        self.add(
            "module",
            "",
            *(f"public import {one}" for one in imports),
            "",
            "/-!",
            f"# {self.name}{what}",
            "",
            "\n\n".join(text),
            "",
            f"Made from the class `{doc(self.cls.__name__)}`: never edited.",
            "",
            says,
            "-/",
            "",
            "@[expose] public section",
            "",
            "-- Every constant is computed where it is used: nothing is initialised at run time.",
            "set_option compiler.extract_closed false",
            "",
            f"namespace {self.root}.{self.name}",
            "",
            "open Spec.MDP Spec.Auto Spec.Program",
        )

    def _structure(self, name: str, says: str, parts: Sequence[_Part]) -> None:
        self.add(
            f"/-- {says} -/",
            "@[ext]",
            f"structure {name} where",
            *(
                line
                for one in parts
                for line in (f"  /-- {_says(one)} -/", f"  {one.name} : {one.text}")
            ),
        )

    def _values(self, name: str, of: str, values: Sequence[str]) -> None:
        listed = ", ".join(f"Valued.toInt {one}" for one in values)
        self.add(
            "/-- The integers of the values. -/",
            f"noncomputable def {name}.values ({of if values else f'_{of}'} : {name}) : List "
            "Int :=",
            filled(f"[{listed}]", 2),
        )

    def _parameters(self) -> None:
        self._structure("Params", "The parameters, in their ranges.", self.params)
        names: list[str] = []
        for one in self.params:
            names.append(kernel_name(one.name, names))
        self.kernel_names = names or ["nothing"]
        self.add(
            "/-- The words of the parameters, in two's complement. -/",
            "structure Words where",
            *(
                line
                for one in self.kernel_names
                for line in (f"  /-- The word of `{one}`. -/", f"  {camel(one)} : UInt64")
            ),
        )
        self._values("Params", "p", self.param_values)
        terms = [f"ofWord w.{camel(one)}.toInt64" for one in names]
        self.add(
            "/-- The parameters of words; some parameters where these are out of range. -/",
            "@[inline] def Words.params (w : Words) : Params "
            f":=\n{filled(_made(self.params, terms), 2)}"
            if self.params
            else "@[inline] def Words.params (_w : Words) : Params := ⟨⟩",
        )

    def _state(self) -> None:
        self._structure("State", "A state.", self.fields)
        self._values("State", "s", self.state_values)
        names = [one.name for one in self.fields]
        tuple_ = _tuple([f"s.{one}" for one in names])
        made = ", ".join(_places(len(names), "t"))
        self.add(
            "/-- A state is chosen field by field. -/",
            "@[inline] instance : Select State :=",
            filled(f".ofEquiv (fun s => {tuple_}) (fun t => ⟨{made}⟩) fun _ => rfl", 2),
        )
        groups = self._words()
        if len(groups) == 1:
            word = f"word{32 if self.word == 'UInt32' else 64}"
            self.add(
                "/-- A state has the codes of its fields. -/",
                "@[inline] instance : Coded State :=",
                filled(
                    f".ofEquiv (fun s => {tuple_}) (fun t => ⟨{made}⟩) (fun _ => rfl) fun _ => rfl",
                    2,
                ),
            )
            self.add(
                "/-- A state is kept in one word. -/",
                f"@[inline] instance : Stored {self.word} State := .{word}",
            )
        else:
            values = iter(self.state_values)
            to = _tuple([_tuple([next(values) for _ in range(one)]) for one in groups])
            words = _places(len(groups), "t")
            terms = [
                term for word, one in zip(words, groups, strict=True) for term in _places(one, word)
            ]
            pairs = ".word64"
            for _ in groups[1:]:
                pairs = f"(.pair .word64 {pairs})"
            kept = TIMES.join(["UInt64"] * len(groups))
            self.add(
                "/-- A state is kept in several words. -/",
                f"@[inline] instance : Stored ({kept}) State :=",
                filled(f".ofEquiv {pairs}", 2),
                filled(f"(fun s => {to})", 4),
                filled(f"(fun t => {_made(self.fields, terms)})", 4),
                "    (fun _ => rfl) fun _ => rfl",
            )
        self.add("/-- An action. -/", f"abbrev Action : Type := {self.action.text}")
        seen = TIMES.join(f"Signed ({one.text})" if one.low else one.text for one in self.shown)
        self.add("/-- What is observed. -/", filled(f"abbrev Seen : Type := {seen}"))

    def _words(self) -> list[int]:
        """How many values each word of a state has."""
        bits = [one.type.bits for one in self.fields for _ in range(one.kind.length)]
        self.word = "UInt32" if sum(bits) <= 32 else "UInt64"
        groups, left = [0], WORD
        for one in bits:
            if one > left:
                groups.append(0)
                left = WORD
            groups[-1] += 1
            left -= one
        self.groups = groups
        return groups

    def _places(self) -> dict[str, tuple[tuple[int, int, int, int], ...]]:
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

    # Rules.

    def _field_places(self, rule: str) -> list[str]:
        program = self.rules.start if rule == "start" else self.rules.act
        count = sum(one.kind.length for one in self.fields)
        at = len(self.params)
        return variables(program)[at : at + count]

    def _rule(
        self, name: str, called: str, program: Program, over: str, outputs: Sequence[str]
    ) -> Flat:
        """Write a program, its code, and the words with which it begins."""
        names = variables(program)
        made = flat(program, name, [names.index(one) for one in outputs])
        if made.after is None:
            reason = f"a value of {called} may leave 64 bits, or have no value"
            self._refuse(reason, "declare smaller ranges, or check the values before")
        self.sizes[name] = len(names)
        self.add(f"/-! ### The program `{name}` -/")
        self.add(made.statement.rstrip("\n"))
        self.add(made.code.rstrip("\n"))
        self.add(made.proof.rstrip("\n"))
        self.add(made.checks.rstrip("\n"))
        values = list(self.param_values)
        if "s" in over:
            values += self.state_values
        if "a" in over:
            values.append("a")
        rest = len(program.variables) - len(values)
        binders, use = self._binders(over), " ".join(over)
        zeros = f".replicate {rest} 0"
        parts = ["p.values"] + ["s.values"] * ("s" in over)
        last = f"Valued.toInt a :: {zeros}" if "a" in over else zeros
        store = " ++ ".join([*parts, last])
        self.add(
            f"/-- The variables before `{name}`. -/",
            f"noncomputable def {name}.input {binders} : List Int :=",
            filled(store, 2),
        )
        words = [f"(word {one})" for one in values]
        count = len(outputs)
        self.add(
            f"/-- The code of `{name}`, on the words of values. -/",
            f"@[inline] def {name}.code {binders} (read : UInt64 → UInt64) (i : UInt64) :",
            f"    {TIMES.join([*['Int64'] * count, 'UInt64'])} :=",
            filled(" ".join([f"{name}.flat", *words, "read i"]), 2),
        )
        listed = ", ".join([*(f"word {one}" for one in values), *["0"] * rest])
        reads = ", ".join([*(f"w.1.getD {name}.{one} 0" for one in outputs), "w.2"])
        begins = " <| ".join([*(f".cons {one}" for one in values), f".zeros {rest}"])
        self.add(
            f"/-- The code of `{name}` is that of the program, which begins with these words. -/",
            f"theorem {name}.begins {binders} (read : UInt64 → UInt64) (i : UInt64) :",
            f"    ∃ ws w, Begins ws ({name}.input {use}) {name}.before ∧",
            f"      {name}.program.code read (ws, i) = w ∧",
            filled(f"{name}.code {use} read i = ({reads}) :=", 6),
            filled(f"have ⟨w, hc, hv⟩ := {name}.flat_eq {' '.join(words)} read i", 2),
            filled(f"⟨[{listed}], w, {begins}, hc, hv⟩", 2),
        )
        return made

    def _binders(self, over: str) -> str:
        types = {"p": "Params", "s": "State", "a": "Action"}
        return " ".join(f"({one} : {types[one]})" for one in over)

    def _rewards(self, act: Flat, scale: int) -> tuple[int, int]:
        assert act.after is not None
        low, high = min(act.after[0][0], 0), max(act.after[0][1], 0)
        if low < -(2**31) or high >= 2**31 or scale >= 2**32:
            self._refuse(
                f"the reward may be between {low} and {high}, which does not fit 32 bits",
                "declare smaller ranges",
            )
        return low, high

    def _chances(self, start: Flat, act: Flat, rewards: tuple[int, int]) -> None:
        low, high = (f"({one})" if one < 0 else str(one) for one in rewards)
        words = self.rules.words
        if words["act"] > DRAWS:
            self._refuse(
                f"a step draws {words['act']} times", f"draw {DRAWS} times at most in a step"
            )
        read = {
            name: _made(
                self.fields,
                [f"Valued.ofInt (t.getD {name}.{one} 0)" for one in self._field_places(name)],
            )
            for name in ("start", "act")
        }
        count = len(self._field_places("act"))
        fields = [f"ofWord {one}" for one in _places(count + 1, "v")[:-1]]
        last = _places(count + 1, "v")[-1]
        self.add("/-! ### How an episode starts -/")
        self.add(
            "/-- The state that is read from the variables after `start`. -/",
            "noncomputable def start.output (t : List Int) : State :=",
            filled(read["start"], 2),
        )
        self.add(
            "/-- How an episode starts. -/",
            f"@[inline] def reset (p : Params) : Spec.Auto.Chance {words['start']} State :=",
            "  start.program.chance (start.input p) start.output (by decide +kernel)",
            "    (fun read i =>",
            "      let v := start.code p read i",
            filled(f"({_made(self.fields, fields)}, {last}))", 6),
            "    fun read i => by",
            "      obtain ⟨ws, w, hb, hc, hv⟩ := start.begins p read i",
            "      obtain ⟨h₁, h₂, -⟩ := Stmt.walk_of_code (Option.some_get start.fits).symm hb hc",
            "      simp only [h₁, h₂, hv, start.output, getD_map_toInt, Valued.ofInt_word]",
        )
        self.add(
            "/-- **Claim.** An episode starts in a state that `start` leads to. -/",
            "theorem law_reset (p : Params) :",
            "    (reset p).law = (start.program.law (start.input p)).map start.output :=",
            "  Stmt.law_chance",
        )
        self.add("/-! ### What a step does -/")
        self.add(
            "/-- The state and the reward that are read from the variables after `act`. -/",
            f"noncomputable def act.output (t : List Int) : Next State {low} {high} :=",
            filled(f"⟨{read['act']}, rewardOfInt (by decide) (t.getD act.{self.reward} 0)⟩", 2),
        )
        self.add(
            "/-- The reward is between its bounds, as far as ranges say. -/",
            "theorem act.reward_leaves :",
            f"    act.program.leaves act.before act.{self.reward} ({low}, {high}) = true := by",
            "  decide +kernel",
            "",
            "theorem act.reward_in (p : Params) (s : State) (a : Action)",
            "    (read : UInt64 → UInt64) (i : UInt64) :",
            f"    In (act.code p s a read i).1.toInt ({low}, {high}) := by",
            "  obtain ⟨ws, w, hb, hc, hv⟩ := act.begins p s a read i",
            "  rw [hv]",
            "  exact Stmt.in_of_leaves act.reward_leaves hb hc",
        )
        places = _places(count + 2, "v")
        fields = [f"ofWord {one}" for one in places[1:-1]]
        self.add(
            "/-- What a step does from a state that is not terminal. -/",
            "@[inline] def step (p : Params) (s : State) (a : Action) :",
            f"    Spec.Auto.Chance {words['act']} (Next State {low} {high}) :=",
            "  act.program.chance (act.input p s a) act.output (by decide +kernel)",
            "    (fun read i =>",
            "      let v := act.code p s a read i",
            filled(
                f"(⟨{_made(self.fields, fields)}, "
                f"rewardOfWord (by decide) v.1 (act.reward_in p s a read i)⟩, {places[-1]}))",
                6,
            ),
            "    fun read i => by",
            "      obtain ⟨ws, w, hb, hc, hv⟩ := act.begins p s a read i",
            "      obtain ⟨h₁, h₂, -⟩ := Stmt.walk_of_code (Option.some_get act.fits).symm hb hc",
            "      simp only [h₁, h₂, act.output, getD_map_toInt, Valued.ofInt_word]",
            "      rw [← rewardOfInt_word (zero := by decide), hv]",
        )
        self.add(
            "/-- **Claim.** A step leads to a state and a reward that `act` leads to. -/",
            "theorem law_step (p : Params) (s : State) (a : Action) :",
            "    (step p s a).law = (act.program.law (act.input p s a)).map act.output :=",
            "  Stmt.law_chance",
        )

    def _truth(self, name: str, called: str, program: Program, over: str, says: str) -> None:
        result = len(program.variables) - 1
        program = replace(program, body=_split(program.body, result))
        self._rule(name, called, program, over, [variables(program)[result]])
        at = f"{name}.{variables(program)[result]}"
        binders, use = self._binders(over), " ".join(over)
        self.add(
            f"/-- Whether {says}. -/",
            f"@[inline] def {called} {binders} : Bool :=",
            f"  ofWord ({name}.code {use} (fun _ => 0) 0).1",
        )
        self.add(
            f"/-- **Claim.** `{name}` leads to one store, which says whether {says}. -/",
            f"theorem {called}_eq {binders} :",
            f"    ∃ t, {name}.program.law ({name}.input {use}) = .pure t ∧",
            f"      t.getD {at} 0 = Valued.toInt ({called} {use}) := by",
            f"  obtain ⟨ws, w, hb, hc, hv⟩ := {name}.begins {use} (fun _ => 0) 0",
            f"  refine ⟨_, Stmt.law_of_code (by decide +kernel) {name}.fits hb hc, ?_⟩",
            f"  have h := Stmt.in_of_leaves (p := {name}.program) (o := {at}) (b := (0, 1))",
            "    (by decide +kernel) hb hc",
            f"  rw [getD_map_toInt, {called}, hv, Valued.toInt_ofWord _ h]",
        )

    def _show(self) -> None:
        program = self.rules.show
        names = variables(program)[len(program.variables) - program.results :]
        self._rule("seen", "show", program, "ps", names)
        terms = [f"ofWord {one}" for one in _places(len(names) + 1, "v")[:-1]]
        self.add(
            "/-- What is observed of a state. -/",
            "@[inline] def observe (p : Params) (s : State) : Seen :=",
            "  let v := seen.code p s (fun _ => 0) 0",
            filled(_tuple(terms), 2),
        )
        read = [f"Valued.ofInt (t.getD seen.{one} 0)" for one in names]
        self.add(
            "/-- What is read from the variables after `seen`. -/",
            "noncomputable def seen.output (t : List Int) : Seen :=",
            filled(_tuple(read), 2),
        )
        self.add(
            "/-- **Claim.** What is observed is what `seen` leads to. -/",
            "theorem observe_eq (p : Params) (s : State) :",
            "    (seen.program.law (seen.input p s)).map seen.output = .pure (observe p s) := by",
            "  obtain ⟨ws, w, hb, hc, hv⟩ := seen.begins p s (fun _ => 0) 0",
            "  rw [Stmt.law_of_code (by decide +kernel) seen.fits hb hc]",
            "  simp only [Draw.map, Draw.pure_bind, getD_map_toInt, Valued.ofInt_word, observe,",
            "    seen.output, hv]",
        )

    def _holds(self) -> Program:
        """The ranges of fields that depend on parameters, and the invariant."""
        program = self.rules.invariant
        inside = _inside(program.given, len(self.params), len(program.given))
        result = len(program.variables) - 1
        if inside == ONE:
            return program
        body = (IfElse(inside, program.body, (Assign(result, ZERO),)),)
        return replace(program, body=body)

    def _accepted(self) -> None:
        given = self.rules.act.given[: len(self.params)]
        names = (*(one.name for one in given), "accepted")
        inside = _inside(given, 0, len(given))
        program = Program(names, given, (Assign(len(given), inside),), 1)
        self._truth("range", "accepted", program, "p", "parameters are in ranges that others give")
        exact = "true"
        pairs = zip(self.params, self.kernel_names, strict=False)
        for one, name in reversed([*pairs]):
            term = f"(word w.params.{one.name} == w.{camel(name)}.toInt64)"
            exact = term if exact == "true" else f"both {term} ({exact})"
        exact = exact if self.params else "w.nothing == 0"
        self.add(
            "/-- Whether the words are those of parameters that are accepted. -/",
            "@[inline] def Words.valid (w : Words) : Bool :=",
            filled(f"both ({exact}) (accepted w.params)", 2),
        )

    def _some(self) -> None:
        """Write how many actions there are."""
        given = self.rules.act.given[: len(self.params)]
        names = (*(one.name for one in given), "last")
        high = Bin(Op.SUB, self.rules.action.high, self.rules.action.low)
        program = Program(names, given, (Assign(len(given), high),), 1)
        self._rule("actions", "the actions", program, "p", [variables(program)[-1]])
        last = f"UpTo {self.actions - 1} {self.action.bits}"
        within = "⟨a.val, UInt32.le_trans a.le (lastAction p).le⟩"
        if self.action.low:
            within = f"⟨{within}⟩"
        self.add(
            "/-- The number of the last action. -/",
            f"@[inline] def lastAction (p : Params) : {last} :=",
            "  ofWord (actions.code p (fun _ => 0) 0).1",
            "",
            "/-- The parameters of words, where parameters are asked for. -/",
            "@[inline] instance : Coe Words Params := ⟨Words.params⟩",
            "",
            "/-- An action that there is at parameters. -/",
            f"abbrev Actions (p : Params) : Type := UpTo (lastAction p).val {self.action.bits}",
            "",
            "/-- An action that there is, as one that there may be. -/",
            "@[inline] def action {p : Params} (a : Actions p) : Action :=",
            f"  {within}",
        )

    def _rules_type(self, rewards: tuple[int, int]) -> str:
        low, high = (f"({one})" if one < 0 else str(one) for one in rewards)
        words, scale = self.rules.words, self.rules.act.scale
        action = "(Actions p)" if self.some else "Action"
        return f"Rules State {action} Seen {words['start']} {words['act']} {scale} {low} {high}"

    def _basic(self, rewards: tuple[int, int]) -> str:
        self._head(
            "",
            [f"{self.root}.{self.name}.Programs"],
            "## Main definitions\n\n* `rules`: the environment.",
        )
        legal = self._legal()
        self.add(
            "/-- The environment. -/",
            "@[inline] def rules (p : Params) :",
            f"    {self._rules_type(rewards)} where",
            "  reset := reset p",
            f"  step s a := step p s {self.taken}",
            "  terminal s := terminal p s",
            "  observe s := observe p s",
            *legal,
        )
        return self._taken()

    def _legal(self) -> list[str]:
        """Write which actions are offered: all, where none is though the episode is not over."""
        legal: list[str] = []
        if self.rules.legal:
            made = "action (p := p) (Coded.nth {})" if self.some else "Coded.nth {}"
            some = [f"offered p s ({made.format(k)})" for k in range(self.actions)]
            while len(some) > 1:
                pairs = zip(some[::2], some[1::2], strict=False)
                some = [*(f"either ({x}) ({y})" for x, y in pairs), *some[len(some) & ~1 :]]
            self.add(
                "/-- Whether an action is offered. -/",
                "@[inline] def someOffered (p : Params) (s : State) : Bool :=",
                filled(some[0], 2),
            )
            self.add(
                "/-- Whether an action is offered, or none is though the episode is not over. -/",
                "@[inline] def legalOrAll (p : Params) (s : State) (a : Action) : Bool :=",
                "  either (offered p s a) (negate (either (terminal p s) (someOffered p s)))",
            )
            kind = "Actions p" if self.some else "Action"
            legal = [
                f"  legal s a := legalOrAll p s {self.taken}",
                "  legal_exists s _ h₀ := by",
                "    have h₀ : terminal p s = false := h₀",
                f"    by_cases h : ∃ a : {kind}, offered p s {self.taken} = true",
                "    · exact h.imp fun a ha => by rw [legalOrAll, either_eq, ha]; rfl",
                f"    · have (a : {kind}) : offered p s {self.taken} = false :=",
                "        Bool.eq_false_iff.mpr fun ha => h ⟨a, ha⟩",
                "      refine ⟨Coded.nth 0, ?_⟩",
                "      simp only [legalOrAll, someOffered, this, h₀]",
                "      decide",
            ]
        return legal

    # What is proved.

    def _safe(self) -> str:
        self._head(
            " is safe",
            [f"{self.root}.{self.name}.Basic", "Spec.Program.Parts"],
            "## Main statements\n\n"
            "* `safe_start`, `safe_act`: no requirement fails, and the invariant holds.\n"
            "* `holds_of_reachable`: it holds in every state that can occur.",
        )
        given = self.rules.act.given[: len(self.params)]
        names = [str(place) for place in range(len(given))]
        used = "_h" if _inside(given, 0, len(given)) == ONE else "h"
        self.add(
            "/-- Whether parameters are in ranges that others give. -/",
            "noncomputable def accepts : Expr :=",
            filled(expr(_inside(given, 0, len(given)), names), 2),
        )
        self.add(
            f"theorem accepts_of {{p : Params}} ({used} : accepted p = true) (l : List Int) :",
            "    accepts.eval (p.values ++ l) ≠ 0 := by",
            "  intro h₀",
            *(
                ["  exact absurd (show (1 : Int) = 0 from h₀) (by decide)"]
                if _inside(given, 0, len(given)) == ONE
                else [
                    "  obtain ⟨t, ht, e⟩ := accepted_eq p",
                    "  have hl : range.program.law (range.input p) =",
                    f"      .pure ((range.input p).set {len(given)} 0) := if_pos h₀",
                    "  rw [hl] at ht",
                    "  cases ht",
                    "  rw [h] at e",
                    "  exact absurd (show (0 : Int) = 1 from e) (by decide)",
                ]
            ),
        )
        self._check("start")
        self._check("act")
        self.add(
            "/-- **Claim.** At parameters that are accepted, ranges and the invariant hold in",
            "every state that can occur. -/",
            "theorem holds_of_reachable {p : Params} (hp : accepted p = true) {s : State}",
            "    (h : (rules p).env.Reachable s) : holds p s = true := by",
            "  induction h with",
            "  | reset h =>",
            "    have h : _ ∈ (reset p).law := h",
            "    rw [law_reset] at h",
            "    obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp h",
            "    exact ((safe_start hp).2 t ht).2.1",
            "  | @step s a _ _ hr ih =>",
            "    cases ho : (rules p).terminal s",
            "    · rw [(rules p).step_eq ho] at hr",
            "      obtain ⟨n, hn, rfl⟩ := Draw.mem_map.mp hr",
            f"      have hn : n ∈ (step p s {self.taken}).law := hn",
            "      rw [law_step] at hn",
            "      obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp hn",
            f"      exact ((safe_act hp ih ho {self.taken}).2 t ht).2",
            "    · rw [(rules p).step_of_terminal ho] at hr",
            "      rwa [Draw.mem_pure.mp hr]",
        )
        return self._taken()

    def _check(self, rule: str) -> None:
        """Write that a rule is safe, and what holds after it."""
        act = rule == "act"
        program = self.rules.act if act else self.rules.start
        params, size = len(self.params), self.sizes[rule]
        count = len(self.state_values)
        m = params + count
        own = m + 1 if act else params
        moved: dict[str, int] = {}
        last = size
        for part in ("before", "over", "holds") if act else ("holds", "over"):
            moved[part] = last - m
            last += self.sizes["over" if part == "over" else "holds"] - m
        holds, over = self._result("holds"), self._result("over")
        spans = self.ranges[params:m]
        places = self._field_places(rule)
        listed = ", ".join(
            f".inRange {rule}.{place} ({low}, {high})"
            for place, (low, high) in zip(places, spans, strict=True)
        )
        self.add(
            f"/-- Whether fields are in their ranges after `{rule}`. -/",
            f"noncomputable def {rule}.inRanges : Expr :=",
            filled(f".every [{listed}]", 2),
        )

        def call(part: str) -> str:
            name = "over" if part == "over" else "holds"
            return f"({name}.program.moved {m} {moved[part]})"

        def required(part: str, condition: str) -> str:
            return f"(.require (Expr.moved {m} {moved[part]} {condition}))"

        tail = f".seq {call('holds')} (.seq {required('holds', f'(.var {holds})')} .skip)"
        if not act:
            tail = (
                f".seq {call('holds')} (.seq {required('holds', f'(.var {holds})')} "
                f"(.seq {call('over')} (.seq {required('over', f'(.not (.var {over}))')} .skip)))"
            )
        whole = f".seq ({rule}.program.moved {own} 0) (.seq (.require {rule}.inRanges) ({tail}))"
        if act:
            whole = (
                f".seq {call('before')} (.ite (.var (shift {m} {moved['before']} {holds})) "
                f"(.seq {call('over')} (.ite (.var (shift {m} {moved['over']} {over})) .skip "
                f"({whole}))) .skip)"
            )
        says = "where a state is one of an episode that is not over" if act else "at the start"
        self.add(
            f"/-- What is checked of `{rule}`, {says}. -/",
            f"noncomputable def {rule}.check : Stmt :=",
            filled(whole, 2),
        )
        binders = "(p : Params) (s : State) (a : Action)" if act else "(p : Params)"
        use = "p s a" if act else "p"
        values = "p.values ++ s.values" if act else "p.values"
        rest = last - own
        store = (
            f"{values} ++ ([Valued.toInt a] ++ .replicate {rest} 0)"
            if act
            else (f"{values} ++ ([] ++ .replicate {rest} 0)")
        )
        listed = ", ".join(f"({low}, {high})" for low, high in self.ranges[:own])
        parts = [*self.param_values, *([*self.state_values, "a"] if act else [])]
        within = " <| ".join(
            [*(f".cons (Valued.toInt_in {one})" for one in parts), f".zeros {rest}"]
        )
        self.add(
            f"/-- The ranges of variables before the check of `{rule}`. -/",
            f"noncomputable def {rule}.checkBefore : List (Int{TIMES}Int) :=",
            filled(f"[{listed}] ++ .replicate {rest} (0, 0)", 2),
            "",
            f"theorem {rule}.check_shown :",
            f"    {rule}.check.shown ⟨{last}, {params}, {self.cases[rule]}⟩ {rule}.checkBefore",
            "      accepts (.lit 1) = true := by",
            "  decide +kernel",
            "",
            f"theorem {rule}.within_check {binders} :",
            filled(f"Within ({store}) {rule}.checkBefore :=", 4),
            filled(within, 2),
        )
        state = "(act.output t).state" if act else "(start.output t)"
        given = (
            "{p : Params} (hp : accepted p = true) {s : State} (hs : holds p s = true)\n"
            "    (ho : terminal p s = false) (a : Action)"
            if act
            else "{p : Params} (hp : accepted p = true)"
        )
        ranged = " ∧\n".join(
            f"        In (t.getD {rule}.{place} 0) ({low}, {high})"
            for place, (low, high) in zip(places, spans, strict=True)
        )
        end = "" if act else f" ∧ terminal p {state} = false"
        says = (
            "At parameters that are accepted, a step from a state of an episode that is not over\n"
            "is safe, it assigns no field a value out of its range, and the invariant holds "
            "afterwards."
            if act
            else "At parameters that are accepted, the start is safe, it assigns no field a value\n"
            "out of its range, and afterwards the invariant holds and the episode is not over."
        )
        lines = [
            f"/-- **Claim.** {says} -/",
            f"theorem safe_{rule} {given} :",
            f"    {rule}.program.Safe ({rule}.input {use}) ∧ ∀ t ∈ {rule}.program.law "
            f"({rule}.input {use}),",
            f"      (\n{ranged}) ∧",
            f"      holds p {state} = true{end} := by",
            f"  have h := (Stmt.safe_of_shown {rule}.check_shown ({rule}.within_check {use})",
            "    (accepts_of hp _)).1"
            if not act
            else "    (List.append_assoc .. ▸ accepts_of hp _)).1",
        ]
        dec = "(by decide +kernel)"
        kept: list[str] = []

        def keep(term: str, upto: int, length: int) -> str:
            for one in kept[:upto]:
                term = f"({term}.keep {one} (n := {length}) rfl {dec})"
            return term

        x = "[Valued.toInt a]" if act else "[]"

        def begins(part: str) -> str:
            name = "over" if part == "over" else "holds"
            return (
                f"(agrees_append (m := {m}) (l := p.values ++ s.values) (x := {x}) "
                f"(a := {self.sizes[name] - m}) (b := {int(act)}) (c := {rest}) (k := "
                f"{moved[part]}) rfl rfl (by decide) (by decide))"
            )

        if act:
            lines += [
                "  obtain ⟨w₁, l₁, e₁⟩ := holds_eq p s",
                f"  have a₁ : Agrees {m} {moved['before']} (holds.input p s) _ :=",
                f"    {begins('before')}",
                f"  obtain ⟨t₁, k₁, h⟩ := h.test (n := {self.sizes['holds']}) rfl l₁ {dec} (by "
                "decide) a₁",
                "  rw [e₁, hs, if_neg (by decide)] at h",
                "  obtain ⟨w₂, l₂, e₂⟩ := terminal_eq p s",
                f"  have a₂ : Agrees {m} {moved['over']} (over.input p s) t₁ :=",
            ]
            kept.append("k₁")
            lines += [
                f"    {keep(begins('over'), 1, self.sizes['over'])}",
                f"  obtain ⟨t₂, k₂, h⟩ := h.test (n := {self.sizes['over']}) rfl l₂ {dec} (by "
                "decide) a₂",
                "  rw [e₂, ho, if_pos (show Valued.toInt false = 0 from rfl)] at h",
            ]
            kept.append("k₂")
        own_term = (
            f"(agrees_append (m := {own}) (l := "
            f"{values + ' ++ [Valued.toInt a]' if act else values}) (x := []) "
            f"(a := {size - own}) (b := 0) (c := {rest}) (k := 0) rfl rfl (by decide) (by decide))"
        )
        lines += [
            f"  have a₃ : Agrees {own} 0 ({rule}.input {use}) {'t₂' if act else '_'} :=",
            f"    {keep(own_term, 2, size)}",
            f"  have sound := Stmt.moved_sound (n := {size}) rfl (p := {rule}.program) {dec} a₃",
            "  refine ⟨sound.1 h.1, fun t ht => ?_⟩",
            "  obtain ⟨v, hv, av⟩ := sound.2 t ht",
            "  have h := h.2 v hv",
            "  have kt := Stmt.keeps_of_mem ht",
            "  have kv := Stmt.keeps_of_mem hv",
            f"  have hl : t.length = {size} := kt.1",
            f"  have hn : v.length = {last} := {'kv.1.trans (k₂.1.trans k₁.1)' if act else 'kv.1'}",
            "  have hr := Expr.eval_every.mp h.1.2",
        ]
        kept.append("kv")
        member = ".head _"
        names = []
        numbers = variables(program)
        for k, (place, (low, high)) in enumerate(zip(places, spans, strict=True)):
            at = numbers.index(place)
            names.append(f"r{k}")
            lines += [
                f"  have r{k} : In (t.getD {rule}.{place} 0) ({low}, {high}) :=",
                f"    av.eq {at} (hl.symm ▸ by decide) ▸ Expr.inRange_ne_zero.mp (hr _ ({member}))",
            ]
            member = f".tail _ ({member})"
        chain = "nofun"
        types = [one.type.text for one in self.fields for _ in range(one.kind.length)]
        for i in reversed(range(m)):
            if i < params:
                term = f"(av.eq {i} (hl.symm ▸ by decide)).trans (kt.2 {i} {dec})"
            else:
                term = (
                    f"(av.eq {i} (hl.symm ▸ by decide)).trans (Valued.toInt_ofInt "
                    f"(\N{GREEK SMALL LETTER ALPHA} := {types[i - params]}) r{i - params} "
                    f"(isWord_of_in r{i - params} "
                    "(by decide))).symm"
                )
            chain = f"Nat.forall_lt_succ_left.mpr ⟨{term},\n    {chain}⟩"
        whole_x = f"{values} ++ [Valued.toInt a]" if act else values

        def zeros(part: str) -> str:
            name = "over" if part == "over" else "holds"
            term = (
                f"(agrees_zeros (x := {whole_x}) (a := {self.sizes[name] - m}) (c := {rest}) "
                f"(k := {m} + {moved[part]}) (b := {own}) rfl (by decide) (by decide))"
            )
            return keep(term, 3, self.sizes[name] - m)

        after = "holds"
        lines += [
            f"  have hf : ∀ i < {m}, v.getD i 0 = (p.values ++ (State.values {state})).getD i 0 :=",
            f"    {chain}",
            f"  obtain ⟨w₄, l₄, e₄⟩ := holds_eq p {state}",
            f"  have a₄ : Agrees {m} {moved[after]} (holds.input p {state}) v :=",
            f"    agrees_of_values (m := {m}) (k := {moved[after]}) (n := {last})",
            f"      (l := p.values ++ State.values {state}) (a := {self.sizes['holds'] - m}) "
            f"rfl hf {zeros(after)} hn (by decide)",
            f"  have ⟨g₄, u, ku, h⟩ := Stmt.Safe.found (n := {self.sizes['holds']}) (c := .var "
            f"{holds}) rfl l₄ {dec}",
            "    (by decide +kernel) a₄",
            "    (h.2 v (Draw.mem_pure.mpr rfl))",
        ]
        rs = "⟨" + ", ".join(names) + "⟩" if len(names) > 1 else names[0]
        if act:
            lines += [f"  exact ⟨{rs}, true_of_ne_zero e₄ g₄⟩"]
        else:
            lines += [
                f"  obtain ⟨w₅, l₅, e₅⟩ := terminal_eq p {state}",
                f"  have a₅ : Agrees {m} {moved['over']} (over.input p {state}) u :=",
                f"    (agrees_of_values (m := {m}) (k := {moved['over']}) (n := {last})",
                f"      (l := p.values ++ State.values {state}) (a := "
                f"{self.sizes['over'] - m}) rfl hf {zeros('over')} hn (by decide)).keep ku "
                f"(n := {self.sizes['over']}) rfl {dec}",
                f"  have ⟨g₅, _⟩ := Stmt.Safe.found (n := {self.sizes['over']}) (c := .not "
                f"(.var {over})) rfl l₅ {dec}"
                " (by decide +kernel) a₅ h",
                "  rw [Expr.eval_not] at g₅",
                f"  exact ⟨{rs}, true_of_ne_zero e₄ g₄, false_of_eq_zero e₅ (by",
                f"    by_cases h₀ : (Expr.var {over}).eval w₅ = 0",
                "    · exact h₀",
                "    · exact absurd (if_neg h₀) g₅)⟩",
            ]
        self.add(*lines)

    def _result(self, name: str) -> int:
        return self.sizes[name] - 1

    def _entry(self) -> dict[str, Any]:
        count = len(self.groups)
        return {
            "rules": {
                "params": "Words",
                "term": "rules p.params",
                "valid": "p.valid",
                "state": ["state"] if count == 1 else [f"state_{k}" for k in range(count)],
                "word": self.word,
                "shown": [f"Component {k}." for k in range(len(self.shown))],
                "legal": self.rules.legal is not None,
                "chosen": True,
            },
            "params": {one: {"word": "UInt64"} for one in self.kernel_names},
        }


def _split(block: Block, place: int) -> tuple[Stmt, ...]:
    """A block that assigns to a variable 1 and 0 alone, on paths of their own."""
    out: list[Stmt] = []
    for one in block:
        match one:
            case Assign(to, value) if to == place and not isinstance(value, Lit):
                out.append(IfElse(value, (Assign(place, ONE),), (Assign(place, ZERO),)))
            case IfElse(condition, then, orelse):
                out.append(IfElse(condition, _split(then, place), _split(orelse, place)))
            case _:
                out.append(one)
    return tuple(out)


def _says(part: _Part) -> str:
    kind = part.kind
    if kind.of is bool:
        return f"`{part.name}`: true or false."
    if kind.of is Cells:
        return f"`{part.name}`: a row of {kind.length} cells, each {doc(kind.text)}."
    return f"`{part.name}`: {doc(kind.text)}."


def _inside(given: Sequence[Given], first: int, last: int) -> Expr:
    """Whether variables are in the ranges that depend on parameters."""
    found: Expr = ONE
    for place in reversed(range(first, last)):
        one = given[place]
        for low, high in ((Var(place), one.high), (one.low, Var(place))):
            if not (isinstance(low, Lit) or isinstance(high, Lit)):
                found = both(at_most(low, high), found)
    return found
