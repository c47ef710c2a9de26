"""The module `Safe` of a class of rules: the proofs that no requirement fails."""

from __future__ import annotations

from collections.abc import Mapping

from provengym.proving.flat import expr, variables
from provengym.proving.modules.layout import Module
from provengym.proving.modules.programs import Programs, inside
from provengym.proving.modules.terms import TIMES, filled
from provengym.proving.program import ONE

SUMMARY = """## Main statements

* `safe_start`, `safe_act`: no requirement fails, and the invariant holds.
* `holds_of_reachable`: it holds in every state that can occur."""


class Safe(Module):
    """The module of the proofs that no requirement fails and the invariant holds."""

    def __init__(self, programs: Programs, cases: Mapping[str, int]) -> None:
        layout = programs.layout
        imports = [f"{layout.namespace}.Basic", "Spec.Program.Parts"]
        super().__init__(layout, imports, " is safe", SUMMARY)
        self.programs, self.cases = programs, cases
        given = self.layout.rules.act.given[: len(self.layout.params)]
        names = [str(place) for place in range(len(given))]
        used = "_h" if inside(given, 0, len(given)) == ONE else "h"
        self.add(
            "/-- Whether parameters are in ranges that others give. -/",
            "noncomputable def accepts : Expr :=",
            filled(expr(inside(given, 0, len(given)), names), 2),
        )
        self.add(
            f"theorem accepts_of {{p : Params}} ({used} : accepted p = true) (l : List Int) :",
            "    accepts.eval (p.values ++ l) ≠ 0 := by",
            "  intro h₀",
            *(
                ["  exact absurd (show (1 : Int) = 0 from h₀) (by decide)"]
                if inside(given, 0, len(given)) == ONE
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
            f"      have hn : n ∈ (step p s {self.layout.taken}).law := hn",
            "      rw [law_step] at hn",
            "      obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp hn",
            f"      exact ((safe_act hp ih ho {self.layout.taken}).2 t ht).2",
            "    · rw [(rules p).step_of_terminal ho] at hr",
            "      rwa [Draw.mem_pure.mp hr]",
        )

    def _size(self, name: str) -> int:
        return len(self.programs.programs[name].variables)

    def _check(self, rule: str) -> None:
        """Write that a rule is safe, and what holds after it."""
        act = rule == "act"
        program = self.programs.programs[rule]
        params, size = len(self.layout.params), self._size(rule)
        count = len(self.layout.state_values)
        m = params + count
        own = m + 1 if act else params
        moved: dict[str, int] = {}
        last = size
        for part in ("before", "over", "holds") if act else ("holds", "over"):
            moved[part] = last - m
            last += self._size("over" if part == "over" else "holds") - m
        holds, over = self._result("holds"), self._result("over")
        spans = self.layout.ranges[params:m]
        places = self.programs.fields_of(rule)
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
        listed = ", ".join(f"({low}, {high})" for low, high in self.layout.ranges[:own])
        parts = [*self.layout.param_values, *([*self.layout.state_values, "a"] if act else [])]
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
                f"(a := {self._size(name) - m}) (b := {int(act)}) (c := {rest}) (k := "
                f"{moved[part]}) rfl rfl (by decide) (by decide))"
            )

        if act:
            lines += [
                "  obtain ⟨w₁, l₁, e₁⟩ := holds_eq p s",
                f"  have a₁ : Agrees {m} {moved['before']} (holds.input p s) _ :=",
                f"    {begins('before')}",
                f"  obtain ⟨t₁, k₁, h⟩ := h.test (n := {self._size('holds')}) rfl l₁ {dec} (by "
                "decide) a₁",
                "  rw [e₁, hs, if_neg (by decide)] at h",
                "  obtain ⟨w₂, l₂, e₂⟩ := terminal_eq p s",
                f"  have a₂ : Agrees {m} {moved['over']} (over.input p s) t₁ :=",
            ]
            kept.append("k₁")
            lines += [
                f"    {keep(begins('over'), 1, self._size('over'))}",
                f"  obtain ⟨t₂, k₂, h⟩ := h.test (n := {self._size('over')}) rfl l₂ {dec} (by "
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
        types = [one.type.text for one in self.layout.fields for _ in range(one.kind.length)]
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
                f"(agrees_zeros (x := {whole_x}) (a := {self._size(name) - m}) (c := {rest}) "
                f"(k := {m} + {moved[part]}) (b := {own}) rfl (by decide) (by decide))"
            )
            return keep(term, 3, self._size(name) - m)

        after = "holds"
        lines += [
            f"  have hf : ∀ i < {m}, v.getD i 0 = (p.values ++ (State.values {state})).getD i 0 :=",
            f"    {chain}",
            f"  obtain ⟨w₄, l₄, e₄⟩ := holds_eq p {state}",
            f"  have a₄ : Agrees {m} {moved[after]} (holds.input p {state}) v :=",
            f"    agrees_of_values (m := {m}) (k := {moved[after]}) (n := {last})",
            f"      (l := p.values ++ State.values {state}) (a := {self._size('holds') - m}) "
            f"rfl hf {zeros(after)} hn (by decide)",
            f"  have ⟨g₄, u, ku, h⟩ := Stmt.Safe.found (n := {self._size('holds')}) (c := .var "
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
                f"{self._size('over') - m}) rfl hf {zeros('over')} hn (by decide)).keep ku "
                f"(n := {self._size('over')}) rfl {dec}",
                f"  have ⟨g₅, _⟩ := Stmt.Safe.found (n := {self._size('over')}) (c := .not "
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
        return self._size(name) - 1
