module

public import Spec.Program.Parts

/-!
# What falls when a program is executed

An expression falls where a program is safe that keeps its value, executes another program, and
requires then that the value is less, and not negative. So Lean's kernel shows that a ranking falls
in each step, by the analysis that shows that rules are safe.

## Main definitions

* `Stmt.falls`: that program.

## Main statements

* `Stmt.Safe.falls`: where it is safe, the value falls.
* `Expr.eval_of_getD`: an expression has the same value where its variables have.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

/-- An expression has the same value in stores that have the same values of its variables. -/
theorem Expr.eval_of_getD {e : Expr} {n : Nat} (he : e.inside n = true) {s t : List Int}
    (h : ∀ i < n, s.getD i 0 = t.getD i 0) : e.eval s = e.eval t := by
  induction e with
  | lit => rfl
  | var i => exact h i (of_decide_eq_true he)
  | bin op a b iha ihb =>
    simp only [inside, Bool.and_eq_true] at he
    simp only [eval, iha he.1, ihb he.2]
  | ite c a b ihc iha ihb =>
    simp only [inside, Bool.and_eq_true] at he
    simp only [eval, ihc he.1.1, iha he.1.2, ihb he.2]

/-- Keep the value of an expression in a variable, execute a program, and require that the value is
less, and not negative. -/
def Stmt.falls (r : Nat) (e : Expr) (p : Stmt) : Stmt :=
  .seq (.assign r e) (.seq p
    (.require (.ite (.bin .lt e (.var r)) (.bin .lt (.lit (-1)) e) (.lit 0))))

/-- **Claim.** Where that is safe, the value falls in each way that the program may go, and is not
negative then. -/
theorem Stmt.Safe.falls {p : Stmt} {e : Expr} {m n r : Nat} {s t : List Int}
    (h : ((p.moved m 0).falls r e).Safe t) (hn : s.length = n) (hp : p.inside n = true)
    (he : e.inside m = true) (hm : m ≤ n) (hr : n ≤ r) (hl : r < t.length)
    (hw : (p.moved m 0).writes r = false) (ha : Agrees m 0 s t) :
    ∀ u ∈ p.law s, 0 ≤ e.eval u ∧ e.eval u < e.eval s := by
  intro u hu
  have at_ {i : Nat} (hi : i < m) : shift m 0 i = i := by
    unfold shift; split <;> omega
  have same {s t : List Int} (hn : s.length = n) (ha : Agrees m 0 s t) : e.eval t = e.eval s :=
    Expr.eval_of_getD he fun i hi => by
      have := ha.eq i (by omega)
      rwa [at_ hi] at this
  have ha' : Agrees m 0 s (t.set r (e.eval t)) := by
    refine ⟨fun i hi => by rw [List.length_set]; exact ha.lt i hi, fun i hi => ?_⟩
    rw [getD_set, if_neg (by unfold shift; split <;> omega)]
    exact ha.eq i hi
  obtain ⟨v, hv, av⟩ := (moved_sound hn hp ha').2 u hu
  have hc := (h.2 _ (Draw.mem_pure.mpr rfl)).2 v hv
  have hkept : v.getD r 0 = e.eval t := by
    rw [(keeps_of_mem hv).2 r hw, getD_set, if_pos ⟨rfl, hl⟩]
  have hlen : u.length = n := (keeps_of_mem hu).1.trans hn
  have hc := hc.2
  simp only [Expr.eval, Op.eval, hkept, same hn ha, same hlen av] at hc
  by_cases h₁ : e.eval u < e.eval s
  · by_cases h₂ : -1 < e.eval u
    · omega
    · simp [h₂] at hc
  · simp [h₁] at hc

end Spec.Program
