"""The module `Programs` of a class of rules: its types, and each rule as a program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from provengym.proving.flat import Flat, flat, variables
from provengym.proving.modules.layout import Layout, Module
from provengym.proving.modules.terms import (
    TIMES,
    Part,
    camel,
    filled,
    made_of,
    parts_of,
    says_of,
    tupled,
)
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


SUMMARY = """## Main definitions

* `Params`, `State`, `Action`, `Seen`: parameters, states, actions and observations.
* `start.program`, `act.program`, `over.program`, `seen.program`: the rules as programs.
* `reset`, `step`, `terminal`, `observe`, `holds`: the rules on states.

## Main statements

* `law_reset`, `law_step`, `terminal_eq`, `observe_eq`, `holds_eq`: they do what the programs do."""


class Programs(Module):
    """The module of types and programs.

    Attributes:
        programs: The rules as programs, by their names in Lean.
        rewards: The least and the largest reward, times the scale.
    """

    def __init__(self, layout: Layout, programs: Mapping[str, Program]) -> None:
        signed = ["Spec.Program.Signed"] if any(one.low for one in layout.shown) else []
        imports = ["Spec.Auto.Cells", "Spec.Program.Chance", *signed]
        super().__init__(layout, imports, "", SUMMARY)
        self.programs = dict(programs)
        self._parameters()
        self._state()
        self._rule("start", "start", programs["start"], "p", self.fields_of("start"))
        self.reward = variables(programs["act"])[-1]
        outputs = [self.reward, *self.fields_of("act")]
        act = self._rule("act", "act", programs["act"], "psa", outputs)
        self.rewards = self._rewards(act, programs["act"].scale)
        self._chances()
        self._truth("over", "terminal", programs["over"], "ps", "the episode is over")
        self._show(programs["seen"])
        self._truth("holds", "holds", programs["holds"], "ps", "ranges and the invariant hold")
        if "legal" in programs:
            self._truth("legal", "offered", programs["legal"], "psa", "an action is offered")
        self._accepted()
        if layout.some:
            self._some()

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

    def _values(self, name: str, of: str, values: Sequence[str]) -> None:
        listed = ", ".join(f"Valued.toInt {one}" for one in values)
        self.add(
            "/-- The integers of the values. -/",
            f"noncomputable def {name}.values ({of if values else f'_{of}'} : {name}) : List "
            "Int :=",
            filled(f"[{listed}]", 2),
        )

    def _parameters(self) -> None:
        self._structure("Params", "The parameters, in their ranges.", self.layout.params)
        self.add(
            "/-- The words of the parameters, in two's complement. -/",
            "structure Words where",
            *(
                line
                for one in self.layout.kernel_names
                for line in (f"  /-- The word of `{one}`. -/", f"  {camel(one)} : UInt64")
            ),
        )
        self._values("Params", "p", self.layout.param_values)
        terms = [f"ofWord w.{camel(one)}.toInt64" for one in self.layout.kernel_names]
        self.add(
            "/-- The parameters of words; some parameters where these are out of range. -/",
            "@[inline] def Words.params (w : Words) : Params "
            f":=\n{filled(made_of(self.layout.params, terms), 2)}"
            if self.layout.params
            else "@[inline] def Words.params (_w : Words) : Params := ⟨⟩",
        )

    def _state(self) -> None:
        self._structure("State", "A state.", self.layout.fields)
        self._values("State", "s", self.layout.state_values)
        names = [one.name for one in self.layout.fields]
        tuple_ = tupled([f"s.{one}" for one in names])
        made = ", ".join(parts_of(len(names), "t"))
        self.add(
            "/-- A state is chosen field by field. -/",
            "@[inline] instance : Select State :=",
            filled(f".ofEquiv (fun s => {tuple_}) (fun t => ⟨{made}⟩) fun _ => rfl", 2),
        )
        groups = self.layout.groups
        if len(groups) == 1:
            word = f"word{32 if self.layout.word == 'UInt32' else 64}"
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
                f"@[inline] instance : Stored {self.layout.word} State := .{word}",
            )
        else:
            values = iter(self.layout.state_values)
            to = tupled([tupled([next(values) for _ in range(one)]) for one in groups])
            words = parts_of(len(groups), "t")
            terms = [
                term
                for word, one in zip(words, groups, strict=True)
                for term in parts_of(one, word)
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
                filled(f"(fun t => {made_of(self.layout.fields, terms)})", 4),
                "    (fun _ => rfl) fun _ => rfl",
            )
        self.add("/-- An action. -/", f"abbrev Action : Type := {self.layout.action.text}")
        shown = self.layout.shown
        seen = TIMES.join(f"Signed ({one.text})" if one.low else one.text for one in shown)
        self.add("/-- What is observed. -/", filled(f"abbrev Seen : Type := {seen}"))

    def fields_of(self, rule: str) -> list[str]:
        """The variables of `start` or `act` that are the fields."""
        program = self.programs[rule]
        count = sum(one.kind.length for one in self.layout.fields)
        at = len(self.layout.params)
        return variables(program)[at : at + count]

    def _rule(
        self, name: str, called: str, program: Program, over: str, outputs: Sequence[str]
    ) -> Flat:
        """Write a program, its code, and the words with which it begins."""
        self.programs[name] = program
        names = variables(program)
        made = flat(program, name, [names.index(one) for one in outputs])
        if made.after is None:
            reason = f"a value of {called} may leave 64 bits, or have no value"
            self.layout.refuse(reason, "declare smaller ranges, or check the values before")
        self.add(f"/-! ### The program `{name}` -/")
        self.add(made.statement.rstrip("\n"))
        self.add(made.code.rstrip("\n"))
        self.add(made.proof.rstrip("\n"))
        self.add(made.checks.rstrip("\n"))
        values = list(self.layout.param_values)
        if "s" in over:
            values += self.layout.state_values
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
            self.layout.refuse(
                f"the reward may be between {low} and {high}, which does not fit 32 bits",
                "declare smaller ranges",
            )
        return low, high

    def _chances(self) -> None:
        low, high = (f"({one})" if one < 0 else str(one) for one in self.rewards)
        words = self.layout.rules.words
        if words["act"] > DRAWS:
            self.layout.refuse(
                f"a step draws {words['act']} times", f"draw {DRAWS} times at most in a step"
            )
        read = {
            name: made_of(
                self.layout.fields,
                [f"Valued.ofInt (t.getD {name}.{one} 0)" for one in self.fields_of(name)],
            )
            for name in ("start", "act")
        }
        count = len(self.fields_of("act"))
        fields = [f"ofWord {one}" for one in parts_of(count + 1, "v")[:-1]]
        last = parts_of(count + 1, "v")[-1]
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
            filled(f"({made_of(self.layout.fields, fields)}, {last}))", 6),
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
        places = parts_of(count + 2, "v")
        fields = [f"ofWord {one}" for one in places[1:-1]]
        self.add(
            "/-- What a step does from a state that is not terminal. -/",
            "@[inline] def step (p : Params) (s : State) (a : Action) :",
            f"    Spec.Auto.Chance {words['act']} (Next State {low} {high}) :=",
            "  act.program.chance (act.input p s a) act.output (by decide +kernel)",
            "    (fun read i =>",
            "      let v := act.code p s a read i",
            filled(
                f"(⟨{made_of(self.layout.fields, fields)}, "
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
        program = replace(program, body=split(program.body, result))
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

    def _show(self, program: Program) -> None:
        names = variables(program)[len(program.variables) - program.results :]
        self._rule("seen", "show", program, "ps", names)
        terms = [f"ofWord {one}" for one in parts_of(len(names) + 1, "v")[:-1]]
        self.add(
            "/-- What is observed of a state. -/",
            "@[inline] def observe (p : Params) (s : State) : Seen :=",
            "  let v := seen.code p s (fun _ => 0) 0",
            filled(tupled(terms), 2),
        )
        read = [f"Valued.ofInt (t.getD seen.{one} 0)" for one in names]
        self.add(
            "/-- What is read from the variables after `seen`. -/",
            "noncomputable def seen.output (t : List Int) : Seen :=",
            filled(tupled(read), 2),
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

    def _accepted(self) -> None:
        given = self.layout.rules.act.given[: len(self.layout.params)]
        names = (*(one.name for one in given), "accepted")
        program = Program(names, given, (Assign(len(given), inside(given, 0, len(given))),), 1)
        self._truth("range", "accepted", program, "p", "parameters are in ranges that others give")
        exact = "true"
        pairs = zip(self.layout.params, self.layout.kernel_names, strict=False)
        for one, name in reversed([*pairs]):
            term = f"(word w.params.{one.name} == w.{camel(name)}.toInt64)"
            exact = term if exact == "true" else f"both {term} ({exact})"
        exact = exact if self.layout.params else "w.nothing == 0"
        self.add(
            "/-- Whether the words are those of parameters that are accepted. -/",
            "@[inline] def Words.valid (w : Words) : Bool :=",
            filled(f"both ({exact}) (accepted w.params)", 2),
        )

    def _some(self) -> None:
        """Write how many actions there are."""
        given = self.layout.rules.act.given[: len(self.layout.params)]
        names = (*(one.name for one in given), "last")
        high = Bin(Op.SUB, self.layout.rules.action.high, self.layout.rules.action.low)
        program = Program(names, given, (Assign(len(given), high),), 1)
        self._rule("actions", "the actions", program, "p", [variables(program)[-1]])
        bits = self.layout.action.bits
        last = f"UpTo {self.layout.actions - 1} {bits}"
        within = "⟨a.val, UInt32.le_trans a.le (lastAction p).le⟩"
        if self.layout.action.low:
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
            f"abbrev Actions (p : Params) : Type := UpTo (lastAction p).val {bits}",
            "",
            "/-- An action that there is, as one that there may be. -/",
            "@[inline] def action {p : Params} (a : Actions p) : Action :=",
            f"  {within}",
        )


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
