"""The module `Code` of a class of rules: its programs on machine words, and what they compute."""

from __future__ import annotations

from collections.abc import Sequence

from provengym.proving.flat import listed
from provengym.proving.modules.layout import Module
from provengym.proving.modules.programs import Programs
from provengym.proving.modules.terms import (
    TIMES,
    camel,
    cells,
    filled,
    made_of,
    parts_of,
    product,
    row,
    tupled,
)
from provengym.proving.ranges import Range

SUMMARY = """## Main definitions

* `reset`, `step`, `terminal`, `observe`, `holds`: the rules on states.

## Main statements

* `law_reset`, `law_step`, `terminal_eq`, `observe_eq`, `holds_eq`: they do what the programs do."""


class Code(Module):
    """The module of words and code."""

    def __init__(self, programs: Programs) -> None:
        layout = programs.layout
        imports = [f"{layout.namespace}.Programs", "Spec.Program.Chance"]
        super().__init__(layout, imports, " on machine words", SUMMARY)
        self.programs = programs
        self._parameters()
        self._state()
        self._rule("start", "p")
        self._rule("act", "psa", programs.rewards)
        self._chances()
        self._truth("over", "terminal", "ps", "the episode is over")
        self._show()
        self._truth("holds", "holds", "ps", "ranges and the invariant hold")
        if "legal" in programs.programs:
            self._truth("legal", "offered", "psa", "an action is offered")
        self._accepted()
        if layout.some:
            self._some()

    def _values(self, name: str, of: str, values: Sequence[str]) -> None:
        self.add(
            "/-- The integers of the values. -/",
            f"noncomputable def {name}.values ({of if values else f'_{of}'} : {name}) : List "
            "Int :=",
            filled(listed([f"Valued.toInt {one}" for one in values]), 2),
        )

    def _parameters(self) -> None:
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
            "@[macro_inline] def Words.params (w : Words) : Params "
            f":=\n{filled(made_of(self.layout.params, terms), 2)}"
            if self.layout.params
            else "@[macro_inline] def Words.params (_w : Words) : Params := ⟨⟩",
        )

    def _state(self) -> None:
        self._values("State", "s", self.layout.state_values)
        names = [one.name for one in self.layout.fields]
        tuple_ = tupled([f"s.{one}" for one in names])
        made = ", ".join(parts_of(len(names), "t"))
        chosen = ", ".join(f"select c x.{one} y.{one}" for one in names)
        self.add(
            "/-- A state is chosen field by field. -/",
            "@[inline] instance : Select State where",
            filled(f"select c x y := ⟨{chosen}⟩", 2),
            "  select_eq' c x y := by cases c <;> simp only [select_eq] <;> rfl",
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

    def _rule(self, name: str, over: str, known: Range | None = None) -> None:
        """Write the code of a program, and the words with which it begins; and that the first
        output is in the range that is known."""
        made = self.programs.flats[name]
        program, outputs = self.programs.programs[name], self.programs.outputs[name]
        self.add(f"/-! ### The code of `{name}` -/")
        if name in ("start", "act"):
            self._places(name)
        self.add(made.code.rstrip("\n"))
        self.add(made.proof.rstrip("\n"))
        self.add(made.checks({outputs[0]: known} if known else {}).rstrip("\n"))
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
            f"@[macro_inline] def {name}.code {binders}",
            "    (read : UInt64 → UInt64) (i : UInt64) :",
            f"    {product([*['Int64'] * count, 'UInt64'])} :=",
            filled(" ".join([f"{name}.flat", *words, "read i"]), 2),
        )
        start = listed([f"word {one}" for one in values])
        reads = row([*(f"w.1 {one}" for one in outputs), "w.2"])
        begins = " <| ".join([*(f".cons {one}" for one in values), f".zeros {rest}"])
        self.add(
            f"/-- The code of `{name}` is that of the program, which begins with these words. -/",
            f"theorem {name}.begins {binders} (read : UInt64 → UInt64) (i : UInt64) :",
            f"    ∃ ws w, Begins ws ({name}.input {use}) {name}.before ∧",
            f"      {name}.program.code read (Stmt.entry ws, i) = w ∧",
            filled(f"{name}.code {use} read i = {reads} :=", 6),
            filled(f"have ⟨w, hc, hv⟩ := {name}.flat_eq {' '.join(words)} read i", 2),
            filled(f"⟨{start}, w, {begins}, hc, hv⟩", 2),
        )

    def _places(self, name: str) -> None:
        """Write the places of the fields, by which they are read after a program."""
        first = len(self.layout.params)
        fields = enumerate(self.programs.fields_of(name), first)
        self.add(*(f"abbrev {name}.{one} : Nat := {place}" for place, one in fields))

    def _binders(self, over: str) -> str:
        types = {"p": "Params", "s": "State", "a": "Action"}
        return " ".join(f"({one} : {types[one]})" for one in over)

    def _chances(self) -> None:
        low, high = (f"({one})" if one < 0 else str(one) for one in self.programs.rewards)
        words, reward = self.layout.rules.words, self.programs.reward
        read = {
            name: made_of(
                self.layout.fields,
                [f"Valued.ofInt (t.getD {name}.{one} 0)" for one in self.programs.fields_of(name)],
            )
            for name in ("start", "act")
        }
        count = len(self.programs.fields_of("act"))
        *parts, last = cells(count + 1, "v")
        fields = [f"ofWord {one}" for one in parts]
        self.add("/-! ### How an episode starts -/")
        self.add(
            "/-- The state that is read from the variables after `start`. -/",
            "noncomputable def start.output (t : List Int) : State :=",
            filled(read["start"], 2),
        )
        self.add(
            "/-- How an episode starts. -/",
            f"@[macro_inline] def reset (p : Params) : Spec.Auto.Chance {words['start']} State :=",
            "  start.program.chance (start.input p) start.output (by decide +kernel)",
            "    (fun read i =>",
            "      let v := start.code p read i",
            filled(f"({made_of(self.layout.fields, fields)}, {last}))", 6),
            "    fun read i => by",
            "      obtain ⟨ws, w, hb, hc, hv⟩ := start.begins p read i",
            "      obtain ⟨h₁, h₂, -⟩ := Stmt.walk_of_code start.fits hb hc",
            "      simp only [h₁, h₂, hv, start.output, Valued.ofInt_word]",
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
            filled(f"⟨{read['act']}, rewardOfInt (by decide) (t.getD {reward} 0)⟩", 2),
        )
        paid = cells(count + 2, "")[0]
        self.add(
            "/-- The reward is between its bounds, as far as ranges say. -/",
            "theorem act.reward_in (p : Params) (s : State) (a : Action)",
            "    (read : UInt64 → UInt64) (i : UInt64) :",
            f"    In (act.code p s a read i){paid}.toInt ({low}, {high}) := by",
            "  obtain ⟨ws, w, hb, hc, hv⟩ := act.begins p s a read i",
            "  rw [hv]",
            f"  exact (Stmt.walk_of_code act.fits hb hc).2.2 ({reward}, {low}, {high}) (.head _)",
        )
        _, *parts, last = cells(count + 2, "v")
        fields = [f"ofWord {one}" for one in parts]
        self.add(
            "/-- What a step does from a state that is not terminal. -/",
            "@[macro_inline] def step (p : Params) (s : State) (a : Action) :",
            f"    Spec.Auto.Chance {words['act']} (Next State {low} {high}) :=",
            "  act.program.chance (act.input p s a) act.output (by decide +kernel)",
            "    (fun read i =>",
            "      let v := act.code p s a read i",
            filled(
                f"(⟨{made_of(self.layout.fields, fields)}, "
                f"rewardOfWord (by decide) v{paid} (act.reward_in p s a read i)⟩, {last}))",
                6,
            ),
            "    fun read i => by",
            "      obtain ⟨ws, w, hb, hc, hv⟩ := act.begins p s a read i",
            "      obtain ⟨h₁, h₂, -⟩ := Stmt.walk_of_code act.fits hb hc",
            "      simp only [h₁, h₂, act.output, Valued.ofInt_word]",
            "      rw [← rewardOfInt_word (zero := by decide), hv]",
        )
        self.add(
            "/-- **Claim.** A step leads to a state and a reward that `act` leads to. -/",
            "theorem law_step (p : Params) (s : State) (a : Action) :",
            "    (step p s a).law = (act.program.law (act.input p s a)).map act.output :=",
            "  Stmt.law_chance",
        )

    def _truth(self, name: str, called: str, over: str, says: str) -> None:
        self._rule(name, over, (0, 1))
        [at] = self.programs.outputs[name]
        binders, use = self._binders(over), " ".join(over)
        self.add(
            f"/-- Whether {says}. -/",
            f"@[macro_inline] def {called} {binders} : Bool :=",
            f"  ofWord ({name}.code {use} (fun _ => 0) 0).1",
        )
        self.add(
            f"/-- **Claim.** `{name}` leads to one store, which says whether {says}. -/",
            f"theorem {called}_eq {binders} :",
            f"    ∃ t, {name}.program.law ({name}.input {use}) = .pure t ∧",
            f"      t.getD {at} 0 = Valued.toInt ({called} {use}) := by",
            f"  obtain ⟨ws, w, hb, hc, hv⟩ := {name}.begins {use} (fun _ => 0) 0",
            f"  obtain ⟨t, ht, hn, h⟩ := Stmt.law_of_code (by decide +kernel) {name}.fits hb hc",
            "  refine ⟨t, ht, ?_⟩",
            f"  rw [hn, {called}, hv, Valued.toInt_ofWord _ (h ({at}, 0, 1) (.head _))]",
        )

    def _show(self) -> None:
        self._rule("seen", "ps")
        names = self.programs.outputs["seen"]
        terms = [f"ofWord {one}" for one in cells(len(names) + 1, "v")[:-1]]
        self.add(
            "/-- What is observed of a state. -/",
            "@[macro_inline] def observe (p : Params) (s : State) : Seen :=",
            "  let v := seen.code p s (fun _ => 0) 0",
            filled(tupled(terms), 2),
        )
        read = [f"Valued.ofInt (t.getD {one} 0)" for one in names]
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
            "  obtain ⟨t, ht, hn, -⟩ := Stmt.law_of_code (by decide +kernel) seen.fits hb hc",
            "  rw [ht]",
            "  simp only [Draw.map, Draw.pure_bind, hn, Valued.ofInt_word, observe, seen.output,",
            "    hv]",
        )

    def _accepted(self) -> None:
        self._truth("range", "accepted", "p", "parameters are in ranges that others give")
        exact = "true"
        pairs = zip(self.layout.params, self.layout.kernel_names, strict=False)
        for one, name in reversed([*pairs]):
            term = f"(word w.params.{one.name} == w.{camel(name)}.toInt64)"
            exact = term if exact == "true" else f"both {term} ({exact})"
        exact = exact if self.layout.params else "w.nothing == 0"
        self.add(
            "/-- Whether the words are those of parameters that are accepted. -/",
            "@[macro_inline] def Words.valid (w : Words) : Bool :=",
            filled(f"both ({exact}) (accepted w.params)", 2),
        )

    def _some(self) -> None:
        """Write how many actions there are."""
        after = self.programs.flats["actions"].after
        self._rule("actions", "p", after[0] if after else None)
        bits = self.layout.action.bits
        last = f"UpTo {self.layout.actions - 1} {bits}"
        within = "⟨a.val, UInt32.le_trans a.le (lastAction p).le⟩"
        if self.layout.action.low:
            within = f"⟨{within}⟩"
        self.add(
            "/-- The number of the last action. -/",
            f"@[macro_inline] def lastAction (p : Params) : {last} :=",
            "  ofWord (actions.code p (fun _ => 0) 0).1",
            "",
            "/-- The parameters of words, where parameters are asked for. -/",
            "@[inline] instance : Coe Words Params := ⟨Words.params⟩",
            "",
            "/-- An action that there is at parameters. -/",
            f"abbrev Actions (p : Params) : Type := UpTo (lastAction p).val {bits}",
            "",
            "/-- An action that there is, as one that there may be. -/",
            "@[macro_inline] def action {p : Params} (a : Actions p) : Action :=",
            f"  {within}",
        )
