"""Modules of a class of rules with proofs that no requirement fails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from provengym.proving.flat import expr, variables
from provengym.proving.modules.layout import Module
from provengym.proving.modules.programs import Programs, inside
from provengym.proving.modules.terms import TIMES, filled
from provengym.proving.program import ONE
from provengym.proving.reaching import Frame
from provengym.proving.showing import Found, actions, places, program_of

DECIDED = "(by decide +kernel)"
ALPHA = "\N{GREEK SMALL LETTER ALPHA}"


@dataclass(frozen=True)
class Check:
    """A check, as terms of its module.

    Attributes:
        name: What it is called in `showing`.
        of: The namespace of its definitions.
        own: How many variables are given.
        moved: By how much the variables of its parts are moved.
        size: The number of all variables.
        binders: What it is of.
        use: The same, as arguments.
        values: The values of the parameters and the fields that are given.
        more: A list of the action that is given, if one is.
    """

    name: str
    of: str
    own: int
    moved: Mapping[str, int]
    size: int
    binders: str
    use: str
    values: str
    more: str

    @property
    def rest(self) -> int:
        """How many variables are `0`."""
        return self.size - self.own


def namespace_of(check: str) -> str:
    """Return the namespace of the definitions of a check."""
    return "someLegal" if check == "exists" else program_of(check)


def term(frame: Frame) -> str:
    """Return a frame as a term of Lean."""
    names = [str(place) for place in range(frame.variables)]
    facts = ", ".join(expr(one, names) for one in frame.facts)
    bases = sum(1 << place for place in frame.bases)
    counts = f"{frame.variables}, {bases}, {frame.cases}, {frame.paths}"
    return f"⟨{counts}, [{', '.join(map(str, frame.keys))}], [{facts}]⟩"


class Checked(Module):
    """A module of the proofs that some rules are safe.

    Args:
        programs: The rules.
        name: What the module is called.
        shown: The checks that Lean will find to be safe of these rules.
        imports: The full names of the modules that it imports.
        summary: What it says of itself.
        checks: What the module is called that has what Lean's kernel computes; None for this one.
        is_check: Whether it has that alone.
    """

    title = " is safe"

    def __init__(
        self,
        programs: Programs,
        name: str,
        shown: Mapping[str, Found],
        imports: Sequence[str],
        summary: str,
        *,
        checks: str | None = None,
        is_check: bool = False,
    ) -> None:
        super().__init__(programs.layout, imports, self.title, summary)
        self.programs, self.shown = programs, shown
        self.checks = checks or name
        self._computes, self._proves = checks is None, not is_check
        self.params = len(self.layout.params)
        self.first = self.params + len(self.layout.state_values)
        self.prove(
            "-- What may be drawn is not computed where a term is read: lemmas say it.",
            "seal Draw.instMembership",
        )
        if any(one.frame for one in shown.values()):
            self._accepts()
        for check in shown:
            if check in ("start", "act"):
                self._transition(self._of(check))
            elif check == "exists":
                self._exists(self._of(check))
            else:
                self._answer(self._of(check))

    def compute(self, *lines: str) -> None:
        """Write lines of what Lean's kernel computes, and an empty one, where they belong."""
        if self._computes:
            self.add(*lines)

    def prove(self, *lines: str) -> None:
        """Write lines of what is proved with it, and an empty one, where they belong."""
        if self._proves:
            self.add(*lines)

    def _size(self, name: str) -> int:
        return len(self.programs.programs[name].variables)

    def _result(self, name: str) -> int:
        return self._size(name) - 1

    def _of(self, check: str) -> Check:
        moved, size = places(check, self.shown[check].parts, self.programs.programs, self.first)
        has_action = check in ("act", "legal")
        is_start = check == "start"
        return Check(
            name=check,
            of=namespace_of(check),
            own=self.params if is_start else self.first + has_action,
            moved=moved,
            size=size,
            binders=f"(p : Params){' (s : State)' * (not is_start)}{' (a : Action)' * has_action}",
            use=f"p{' s' * (not is_start)}{' a' * has_action}",
            values="p.values" if is_start else "p.values ++ s.values",
            more="[Valued.toInt a]" if has_action else "[]",
        )

    def _accepts(self) -> None:
        """Write that parameters which are accepted are in ranges that others give."""
        given = self.layout.rules.act.given[: self.params]
        within = inside(given, 0, len(given))
        names = [str(place) for place in range(len(given))]
        self.compute(
            "/-- Whether parameters are in ranges that others give. -/",
            f"noncomputable def {self.checks}.accepts : Expr :=",
            filled(expr(within, names), 2),
        )
        self.prove(
            f"theorem {self.checks}.accepts_of {{p : Params}} "
            f"({'_h' if within == ONE else 'h'} : accepted p = true) (l : List Int) :",
            f"    {self.checks}.accepts.eval (p.values ++ l) ≠ 0 := by",
            "  intro h₀",
            *(
                ["  exact absurd (show (1 : Int) = 0 from h₀) (by decide)"]
                if within == ONE
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

    # Checks, which Lean's kernel computes.

    def _call(self, check: Check, part: str) -> str:
        """A part of a check, with variables of its own."""
        return f"({_named(part)}.program.moved {self.first} {check.moved[part]})"

    def _shown(self, check: Check, says: str, whole: str) -> None:
        """Write that a check is safe.

        Args:
            check: The check.
            says: When it is made.
            whole: Its program, where the invariant holds and, of `act`, the episode is not over.
        """
        for part in ("over", "before"):
            if part in check.moved and (part == "before" or check.name == "act"):
                at = f"(shift {self.first} {check.moved[part]} {self._result(_named(part))})"
                sides = f"({whole}) .skip" if part == "before" else f".skip ({whole})"
                whole = f".seq {self._call(check, part)} (.ite (.var {at}) {sides})"
        listed = ", ".join(f"({low}, {high})" for low, high in self.layout.ranges[: check.own])
        parts = [*self.layout.param_values]
        if check.name != "start":
            parts += self.layout.state_values
        if check.more != "[]":
            parts.append("a")
        within = " <| ".join(
            [*(f".cons (Valued.toInt_in {one})" for one in parts), f".zeros {check.rest}"]
        )
        frame = self.shown[check.name].frame
        assert frame is not None
        self.compute(
            f"/-- What is checked of `{program_of(check.name)}`, {says}. -/",
            f"noncomputable def {check.of}.check : Stmt :=",
            filled(whole, 2),
        )
        self.compute(
            "/-- The ranges of variables before that. -/",
            f"noncomputable def {check.of}.checkBefore : List (Int{TIMES}Int) :=",
            filled(f"[{listed}] ++ .replicate {check.rest} (0, 0)", 2),
            "",
            "/-- What the analysis is told of it. -/",
            f"noncomputable def {check.of}.frame : Frame :=",
            filled(term(frame), 2),
            "",
            f"theorem {check.of}.check_shown :",
            f"    {check.of}.check.shown {check.of}.frame {check.of}.checkBefore",
            f"      {self.checks}.accepts (.lit 1) = true := by",
            "  decide +kernel",
        )
        self.prove(
            f"theorem {check.of}.within_check {check.binders} :",
            filled(
                f"Within ({check.values} ++ ({check.more} ++ .replicate {check.rest} 0)) "
                f"{check.of}.checkBefore :=",
                4,
            ),
            filled(within, 2),
        )

    def _safe(self, check: Check) -> list[str]:
        """That the check is safe, of the store before it."""
        accepted = f"{self.checks}.accepts_of hp _"
        if check.name != "start":
            accepted = f"List.append_assoc .. ▸ {accepted}"
        return [
            f"  have h := (Stmt.safe_of_shown {check.of}.check_shown ({check.of}.within_check "
            f"{check.use})",
            f"    ({accepted})).1",
        ]

    def _begins(self, check: Check, part: str) -> str:
        """That the variables of a part are found before a check."""
        return (
            f"(agrees_append (m := {self.first}) (l := p.values ++ s.values) (x := {check.more}) "
            f"(a := {self._size(_named(part)) - self.first}) (b := {check.own - self.first}) "
            f"(c := {check.rest}) (k := {check.moved[part]}) rfl rfl (by decide) (by decide))"
        )

    def _own(self, check: Check, size: int, kept: Sequence[str]) -> str:
        """That the variables of the rule are found."""
        values = check.values if check.more == "[]" else f"{check.values} ++ {check.more}"
        return _keep(
            f"(agrees_append (m := {check.own}) (l := {values}) (x := []) "
            f"(a := {size - check.own}) (b := 0) (c := {check.rest}) (k := 0) rfl rfl (by decide) "
            "(by decide))",
            kept,
            size,
        )

    def _where(self, check: Check) -> tuple[list[str], list[str], str]:
        """What is safe where the invariant holds, if that is needed, and, of `act`, the episode is
        not over; what keeps the variables of others before that, and the store there."""
        lines: list[str] = []
        kept: list[str] = []
        store = "_"
        for number, part, theorem, value in (
            ("\N{SUBSCRIPT ONE}", "before", "holds_eq", "hs, if_neg (by decide)"),
            (
                "\N{SUBSCRIPT TWO}",
                "over",
                "terminal_eq",
                "ho, if_pos (show Valued.toInt false = 0 from rfl)",
            ),
        ):
            if part not in check.moved or (part == "over" and check.name != "act"):
                continue
            name = _named(part)
            size = self._size(name)
            lines += [
                f"  obtain ⟨w{number}, l{number}, e{number}⟩ := {theorem} p s",
                f"  have a{number} : Agrees {self.first} {check.moved[part]} ({name}.input p s) "
                f"{store} :=",
                f"    {_keep(self._begins(check, part), kept, size)}",
                f"  obtain ⟨t{number}, k{number}, h⟩ := h.test (n := {size}) rfl l{number} "
                f"{DECIDED} (by decide) a{number}",
                f"  rw [e{number}, {value}] at h",
            ]
            kept.append(f"k{number}")
            store = f"t{number}"
        return lines, kept, store

    # What is proved.

    def _transition(self, check: Check) -> None:
        """Write that a rule is safe that changes the fields, and what holds after it."""
        act, rule = check.name == "act", check.name
        first, size = self.first, self._size(rule)
        holds, over = self._result("holds"), self._result("over")
        spans = self.layout.ranges[self.params : first]
        names = self.programs.fields_of(rule)
        numbers = variables(self.programs.programs[rule])
        listed = ", ".join(
            f".inRange {numbers.index(name)} ({low}, {high})"
            for name, (low, high) in zip(names, spans, strict=True)
        )
        self.compute(
            f"/-- Whether fields are in their ranges after `{rule}`. -/",
            f"noncomputable def {rule}.inRanges : Expr :=",
            filled(f".every [{listed}]", 2),
        )

        def required(part: str, condition: str) -> str:
            return f"(.require (Expr.moved {first} {check.moved[part]} {condition}))"

        tail = ".skip"
        if not act:
            fresh = required("over", f"(.not (.var {over}))")
            tail = f"(.seq {self._call(check, 'over')} (.seq {fresh} .skip))"
        valid = required("holds", f"(.var {holds})")
        tail = f".seq {self._call(check, 'holds')} (.seq {valid} {tail})"
        self._shown(
            check,
            "where a state is one of an episode that is not over" if act else "at the start",
            f".seq ({rule}.program.moved {check.own} 0) (.seq (.require {rule}.inRanges) ({tail}))",
        )
        state = "(act.output t).state" if act else "(start.output t)"
        given = (
            "{p : Params} (hp : accepted p = true) {s : State}\n"
            f"    ({'_' * ('before' not in check.moved)}hs : holds p s = true) "
            "(ho : terminal p s = false) (a : Action)"
            if act
            else "{p : Params} (hp : accepted p = true)"
        )
        ranged = " ∧\n".join(
            f"        In (t.getD {rule}.{name} 0) ({low}, {high})"
            for name, (low, high) in zip(names, spans, strict=True)
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
        where, kept, store = self._where(check) if act else ([], [], "_")
        lines = [
            f"/-- **Claim.** {says} -/",
            f"theorem safe_{rule} {given} :",
            f"    {rule}.program.Safe ({rule}.input {check.use}) ∧ ∀ t ∈ {rule}.program.law "
            f"({rule}.input {check.use}),",
            f"      (\n{ranged}) ∧",
            f"      holds p {state} = true{end} := by",
            *self._safe(check),
            *where,
            f"  have a₃ : Agrees {check.own} 0 ({rule}.input {check.use}) {store} :=",
            f"    {self._own(check, size, kept)}",
            f"  have sound := Stmt.moved_sound (n := {size}) rfl (p := {rule}.program)",
            f"    {DECIDED} a₃",
            "  refine ⟨sound.1 h.1, fun t ht => ?_⟩",
            "  obtain ⟨v, hv, av⟩ := sound.2 t ht",
            "  have h := h.2 v hv",
            "  have kt := Stmt.keeps_of_mem ht",
            "  have kv := Stmt.keeps_of_mem hv",
            f"  have hl : t.length = {size} := kt.1",
            f"  have hn : v.length = {check.size} := {lengths(['kv', *reversed(kept)])}",
            "  have hr := Expr.eval_every.mp h.1.2",
        ]
        kept.append("kv")
        member = ".head _"
        for k, (name, (low, high)) in enumerate(zip(names, spans, strict=True)):
            at = numbers.index(name)
            lines += [
                f"  have r{k} : In (t.getD {rule}.{name} 0) ({low}, {high}) :=",
                f"    av.eq {at} (hl.symm ▸ by decide) ▸ Expr.inRange_ne_zero.mp (hr _ ({member}))",
            ]
            member = f".tail _ ({member})"
        chain = "nofun"
        types = [one.type.text for one in self.layout.fields for _ in range(one.kind.length)]
        for i in reversed(range(first)):
            k = i - self.params
            if k < 0:
                term = f"(av.eq {i} (hl.symm ▸ by decide)).trans (kt.2 {i} {DECIDED})"
            else:
                term = (
                    f"(av.eq {i} (hl.symm ▸ by decide)).trans (Valued.toInt_ofInt "
                    f"({ALPHA} := {types[k]}) r{k} "
                    f"(isWord_of_in r{k} (by decide))).symm"
                )
            chain = f"Nat.forall_lt_succ_left.mpr ⟨{term},\n    {chain}⟩"
        given_values = check.values if check.more == "[]" else f"{check.values} ++ {check.more}"

        def after(part: str) -> str:
            more = self._size(part) - first
            zeros = (
                f"(agrees_zeros (x := {given_values}) (a := {more}) (c := {check.rest}) "
                f"(k := {first} + {check.moved[part]}) (b := {check.own}) rfl (by decide) "
                "(by decide))"
            )
            return (
                f"agrees_of_values (m := {first}) (k := {check.moved[part]}) (n := {check.size})\n"
                f"      (l := p.values ++ State.values {state}) (a := {more}) rfl hf "
                f"{_keep(zeros, kept, more)} hn (by decide)"
            )

        lines += [
            f"  have hf : ∀ i < {first}, v.getD i 0 = (p.values ++ (State.values {state})).getD i 0"
            " :=",
            f"    {chain}",
            f"  obtain ⟨w₄, l₄, e₄⟩ := holds_eq p {state}",
            f"  have a₄ : Agrees {first} {check.moved['holds']} (holds.input p {state}) v :=",
            f"    {after('holds')}",
            f"  have ⟨g₄, u, ku, h⟩ := Stmt.Safe.found (n := {self._size('holds')}) (c := .var "
            f"{holds}) rfl l₄ {DECIDED}",
            f"    {DECIDED} a₄",
            "    (h.2 v (Draw.mem_pure.mpr rfl))",
        ]
        rs = [f"r{k}" for k in range(len(names))]
        ranges = f"⟨{', '.join(rs)}⟩" if len(rs) > 1 else rs[0]
        if act:
            lines += [f"  exact ⟨{ranges}, true_of_ne_zero e₄ g₄⟩"]
        else:
            lines += [
                f"  obtain ⟨w₅, l₅, e₅⟩ := terminal_eq p {state}",
                f"  have a₅ : Agrees {first} {check.moved['over']} (over.input p {state}) u :=",
                f"    ({after('over')}).keep ku (n := {self._size('over')}) rfl {DECIDED}",
                f"  have ⟨g₅, _⟩ := Stmt.Safe.found (n := {self._size('over')}) (c := .not "
                f"(.var {over})) rfl l₅ {DECIDED}",
                f"    {DECIDED} a₅ h",
                "  rw [Expr.eval_not] at g₅",
                f"  exact ⟨{ranges}, true_of_ne_zero e₄ g₄, false_of_eq_zero e₅ (by",
                f"    by_cases h₀ : (Expr.var {over}).eval w₅ = 0",
                "    · exact h₀",
                "    · exact absurd (if_neg h₀) g₅)⟩",
            ]
        self.prove(*lines)

    def _answer(self, check: Check) -> None:
        """Write that a rule is safe that changes nothing."""
        rule = f"{check.of}.program"
        is_plain = self.shown[check.name].frame is None
        invariant = check.name == "invariant"
        if not is_plain:
            says = "at accepted parameters" if invariant else "where the invariant holds"
            self._shown(check, says, rule if invariant else f"{rule}.moved {check.own} 0")
        given = f"{{p : Params}} ({'_' * is_plain}hp : accepted p = true)"
        if invariant:
            given += " (s : State)"
            says = "in every state, where ranges hold."
        else:
            unused = "_" * ("before" not in check.moved or is_plain)
            given += f" {{s : State}}\n    ({unused}hs : holds p s = true)"
            says = "in every state of which the invariant holds."
        if check.more != "[]":
            given += " (a : Action)"
            says = f"of every action {says}"
        lines = [
            f"/-- **Claim.** At parameters that are accepted, `{check.name}` is safe,",
            f"{says} -/",
            f"theorem safe_{check.name} {given} :",
            f"    {rule}.Safe ({check.of}.input {check.use}) :=",
        ]
        if is_plain:
            self.prove(*lines, f"  Stmt.safe_of_plain {DECIDED} _")
            return
        lines[-1] += " by"
        lines += self._safe(check)
        if invariant:
            self.prove(*lines, "  exact h")
            return
        size = self._size(check.of)
        where, kept, store = self._where(check)
        self.prove(
            *lines,
            *where,
            f"  have a₃ : Agrees {check.own} 0 ({check.of}.input {check.use}) {store} :=",
            f"    {self._own(check, size, kept)}",
            f"  exact (Stmt.moved_sound (n := {size}) rfl (p := {rule}) {DECIDED} a₃).1 h",
        )

    def _exists(self, check: Check) -> None:
        """Write that some action is legal."""
        layout, size = self.layout, self._size("legal")
        program = self.programs.programs["legal"]
        tried = actions(program, self.params, layout.ranges[: self.first + 1])
        listed = f"[{', '.join(map(str, tried))}]"
        more = size - self.first - 1
        over = self._result("over")
        ended = f"(Expr.moved {self.first} {check.moved['over']} (.var {over}))"
        self._shown(
            check,
            "for one action after the other",
            f"(legal.program.moved {self.first} 0).search (.seq {self._call(check, 'over')} (.seq "
            f"(.require {ended}) .skip)) {self.first} {more} {self._result('legal')} {listed}",
        )
        low, high = tried[0], tried[-1]
        if layout.some:
            [last], most = self.programs.outputs["actions"], layout.actions - 1
            [(least, greatest)] = self.programs.flats["actions"].after or [(0, most)]
            self.prove(
                f"theorem lastAction_ge (p : Params) : {high - low} ≤ (lastAction p).toNat := by",
                "  obtain ⟨ws, w, hb, hc, hv⟩ := actions.begins p (fun _ => 0) 0",
                f"  have h : In (w.1 {last}).toInt ({least}, {greatest}) :=",
                f"    (Stmt.walk_of_code actions.fits hb hc).2.2 ({last}, {least}, {greatest}) "
                "(.head _)",
                f"  have e : ((lastAction p).toNat : Int) = (w.1 {last}).toInt := by",
                "    rw [lastAction, hv]",
                f"    exact Valued.toInt_ofWord ({ALPHA} := UpTo {most} {layout.action.bits}) _",
                "      ⟨Int.le_trans (by decide) h.1, Int.le_trans h.2 (by decide)⟩",
                f"  have h : {least} ≤ (w.1 {last}).toInt := h.1",
                "  omega",
            )
            kind = "Actions p"
            low_of = ""
            if low:
                low_of = f"({low % 2**32} : UInt32).toInt32.toInt"
            found = [
                f"    have ⟨hl, hh⟩ : {low} ≤ k ∧ k ≤ {high} :=",
                f"      (show ∀ k ∈ ({listed} : List Int), {low} ≤ k ∧ k ≤ {high} by decide) k h",
                "    have hn := lastAction_ge p",
                "    obtain ⟨a, ha⟩ := UpTo.exists_toNat (last := (lastAction p).val)",
                f"      (width := {layout.action.bits}) (k := (k - ({low})).toNat)",
                "      (show _ ≤ (lastAction p).toNat by omega)",
                *(
                    [
                        f"    have e : {low_of} = {low} := by decide",
                        f"    exact ⟨a, show {low_of} + (a.toNat : Int) = k by omega⟩",
                    ]
                    if low
                    else ["    exact ⟨a, show (a.toNat : Int) = k by omega⟩"]
                ),
            ]
        else:
            kind = "Action"
            bounds = ", ".join(map(str, layout.ranges[self.first]))
            found = [
                f"    have hk : In k ({bounds}) :=",
                f"      (show ∀ k ∈ ({listed} : List Int), In k ({bounds}) by decide) k h",
                f"    exact ⟨_, Valued.toInt_ofInt ({ALPHA} := Action) hk",
                "      (isWord_of_in hk (by decide))⟩",
            ]
        where, kept, store = self._where(check)
        self.prove(
            "/-- **Claim.** At parameters that are accepted, some action is legal wherever the",
            "invariant holds and the episode is not over. -/",
            "theorem exists_legal {p : Params} (hp : accepted p = true) {s : State}",
            f"    ({'_' * ('before' not in check.moved)}hs : holds p s = true) "
            "(ho : terminal p s = false) :",
            f"    ∃ a : {kind}, offered p s {layout.taken} = true := by",
            f"  have found (k : Int) (h : k ∈ ({listed} : List Int)) :",
            f"      ∃ a : {kind}, Valued.toInt {layout.taken} = k := by",
            *found,
            *self._safe(check),
            *where,
            f"  have a₂ : Agrees {self.first} {check.moved['over']} (over.input p s) {store} :=",
            f"    {_keep(self._begins(check, 'over'), kept, self._size('over'))}",
            f"  have a₃ : Agrees {self.first} 0 (p.values ++ s.values ++ .replicate {more + 1} 0) "
            f"{store} :=",
            f"    {self._own(check, size, kept)}",
            f"  rcases h.search (m := {self.first}) (c := {more}) (l := p.values ++ s.values)",
            f"    (q := legal.program) rfl (by decide) {DECIDED} {DECIDED}",
            f"    {DECIDED} (fun k hk => by",
            "      obtain ⟨a, rfl⟩ := found k hk",
            f"      exact (offered_eq p s {layout.taken}).imp fun _ h => h.1) a₃ with",
            "    ⟨k, hk, w, hw, hr⟩ | ⟨u, h, keeps⟩",
            "  · obtain ⟨a, rfl⟩ := found k hk",
            f"    obtain ⟨v, hv, e⟩ := offered_eq p s {layout.taken}",
            "    cases hw.symm.trans hv",
            "    exact ⟨a, true_of_ne_zero e hr⟩",
            "  · obtain ⟨w₂, l₂, e₂⟩ := terminal_eq p s",
            f"    have ⟨g, _⟩ := Stmt.Safe.found (n := {self._size('over')}) (c := .var {over})",
            f"      rfl l₂ {DECIDED} {DECIDED} (keeps _ _ (by decide) a₂) h",
            "    rw [ho] at e₂",
            "    exact absurd e₂ g",
        )


def _named(part: str) -> str:
    """The program that is a part of a check."""
    return "over" if part == "over" else "holds"


def _keep(term: str, kept: Sequence[str], length: int) -> str:
    """That variables are still found after what keeps these."""
    for one in kept:
        term = f"({term}.keep {one} (n := {length}) rfl {DECIDED})"
    return term


def lengths(kept: Sequence[str]) -> str:
    """That a store has as many variables as the one before all that keeps these."""
    first, *others = kept
    return f"{first}.1.trans ({lengths(others)})" if others else f"{first}.1"
