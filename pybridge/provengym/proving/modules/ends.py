"""The module of a class of rules with the proof that a ranking bounds its episodes."""

from __future__ import annotations

from provengym.proving.flat import expr
from provengym.proving.modules.checked import ALPHA, DECIDED, Check, Checked, lengths
from provengym.proving.modules.programs import Programs
from provengym.proving.modules.terms import filled
from provengym.proving.ranking import Ranking, falls
from provengym.proving.showing import Found

NAME = "Ends"
"""The name of the module."""
THEOREM = "ends_within"
"""What it proves at last."""
SUMMARY = """## Main definitions

* `rank`: a natural number, which falls in each step.

## Main statements

* `ends_within`: so every episode ends within as many steps."""


class Ends(Checked):
    """The module, which imports `Safe`.

    Args:
        programs: The rules.
        found: Their ranking.
    """

    title = " ends"

    def __init__(self, programs: Programs, found: Ranking) -> None:
        home = programs.layout.namespace
        imports = [f"{home}.Safe", "Spec.Auto.Steps", "Spec.Program.Rank"]
        super().__init__(programs, NAME, {}, imports, SUMMARY)
        self.made = falls(self.programs.programs, self.first, found.rank)
        self.shown = {"act": Found(found.frame, ("before", "over"), 0)}
        check = Check(
            name="act",
            of="ends",
            own=self.first + 1,
            moved=self.made.moved,
            size=self.made.size,
            binders="(p : Params) (s : State) (a : Action)",
            use="p s a",
            values="p.values ++ s.values",
            more="[Valued.toInt a]",
        )
        self.add(
            "/-- What falls in each step, of the variables of a state. -/",
            "noncomputable def ends.rank : Expr :=",
            filled(expr(found.rank, [str(place) for place in range(self.first)]), 2),
        )
        self._accepts()
        whole = f"(act.program.moved {check.own} 0).falls {self.made.kept} ends.rank"
        self._shown(check, "where a state is one of an episode that is not over", whole)
        self._falls(check)
        self._steps()
        self._ends()

    def _falls(self, check: Check) -> None:
        """Write that the expression falls."""
        where, kept, store = self._where(check)
        size = self._size("act")
        self.add(
            "/-- It falls in each way in which a step may go, and is not negative then. -/",
            "theorem ends.falls {p : Params} (hp : accepted p = true) {s : State}",
            "    (hs : holds p s = true) (ho : terminal p s = false) (a : Action) :",
            "    ∀ t ∈ act.program.law (act.input p s a), 0 ≤ ends.rank.eval t ∧",
            "      ends.rank.eval t < ends.rank.eval (act.input p s a) := by",
            *self._safe(check),
            *where,
            f"  have a₃ : Agrees {check.own} 0 (act.input p s a) {store} :=",
            f"    {self._own(check, size, kept)}",
            f"  have hn : {store}.length = {check.size} := {lengths([*reversed(kept)])}",
            f"  exact h.falls (n := {size}) rfl {DECIDED} {DECIDED} (by decide) (by decide)",
            f"    (hn ▸ by decide) {DECIDED} a₃",
        )

    def _steps(self) -> None:
        """Write that the ranking falls in each step."""
        types = [one.type.text for one in self.layout.fields for _ in range(one.kind.length)]
        chain = "nofun"
        for i in reversed(range(self.first)):
            k = i - self.params
            term = (
                f"kt.2 {i} {DECIDED}"
                if k < 0
                else f"(Valued.toInt_ofInt ({ALPHA} := {types[k]}) r{k} "
                f"(isWord_of_in r{k} (by decide))).symm"
            )
            chain = f"Nat.forall_lt_succ_left.mpr ⟨{term},\n    {chain}⟩"
        names = [f"r{k}" for k in range(len(types))]
        ranges = f"⟨{', '.join(names)}⟩" if len(names) > 1 else names[0]
        state = "State.values (act.output t).state"
        self.add(
            "/-- A natural number, which falls in each step. -/",
            "noncomputable def rank (p : Params) (s : State) : Nat :=",
            "  (ends.rank.eval (p.values ++ s.values)).toNat",
            "",
            "/-- **Claim.** At parameters that are accepted, a step from a state of an episode",
            "that is not over lowers the ranking, and the invariant holds afterwards. -/",
            "theorem rank_lt {p : Params} (hp : accepted p = true) {s : State}",
            "    (hs : holds p s = true) (ho : terminal p s = false) (a : Action) :",
            "    ∀ n ∈ (step p s a).law, holds p n.state = true ∧ rank p n.state < rank p s := by",
            "  intro n hn",
            "  rw [law_step] at hn",
            "  obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp hn",
            "  obtain ⟨h₀, h₁⟩ := ends.falls hp hs ho a t ht",
            "  have kt := Stmt.keeps_of_mem ht",
            f"  obtain ⟨{ranges}, hh⟩ := (safe_act hp hs ho a).2 t ht",
            f"  have hf : ∀ i < {self.first}, t.getD i 0 = (p.values ++ {state}).getD i 0 :=",
            f"    {chain}",
            "  have he : ends.rank.eval t = ends.rank.eval",
            f"      (p.values ++ {state}) :=",
            f"    Expr.eval_of_getD (n := {self.first}) {DECIDED} hf",
            "  have hi : ends.rank.eval (act.input p s a) =",
            "      ends.rank.eval (p.values ++ s.values) := rfl",
            "  refine ⟨hh, ?_⟩",
            "  rw [he] at h₀ h₁",
            "  rw [hi] at h₁",
            "  simp only [rank]",
            "  omega",
        )

    def _ends(self) -> None:
        """Write that every episode ends."""
        kind = "Actions p" if self.layout.some else "Action"
        self.add(
            "/-- **Claim.** At parameters that are accepted, every episode ends within as many",
            "steps as the ranking of its start says, whatever is done. -/",
            "theorem ends_within {p : Params} (hp : accepted p = true) {s : State}",
            f"    (h : s ∈ (reset p).law) {{as : List ({kind})}}",
            "    {trace : List (StepResult State)} (hl : rank p s ≤ as.length)",
            "    (ht : trace ∈ (rules p).env.rollout s as) :",
            "    ∃ r ∈ trace, r.terminated = true := by",
            "  rw [law_reset] at h",
            "  obtain ⟨t, ht', rfl⟩ := Draw.mem_map.mp h",
            "  obtain ⟨-, hs, ho⟩ := (safe_start hp).2 t ht'",
            "  exact (rules p).ends_within (φ := fun s => holds p s = true) (rank := rank p)",
            f"    (fun s a n hs ho hn => rank_lt hp hs ho {self.layout.taken} n hn)",
            "    (Coded.nth 0) hs ho hl ht",
        )
