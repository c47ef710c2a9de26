module

public import Spec.Certificate.Integer.Outcomes
public import Spec.Certificate.Ranking

/-!
# Rankings in integers

A ranking of the actions of a process in integers is itself integers over a scale. It is checked
like Bellman backups: a step pays one, there is no discount, and no backup of the ranking exceeds
it.

## Main definitions

* `Model.Ranks`: the local check.
* `Model.counting`: the process in which each step pays one.
* `Model.costing`: the process in which each step costs one.

## Main statements

* `Model.ranks_iff`: the check passes exactly when the rationals rank the actions.
* `Model.counting_atMost_iff`, `Model.costing_atLeast_iff`: it is a comparison of backups, which the
  kernel can do.
* `Model.Ranks.expectedSteps_le`, `Model.Ranks.alive_le`: what follows for every policy.
-/

@[expose] public section

namespace Spec.Certificate.Model

open Spec.MDP

variable {n m : Nat} {M : Model n m} {A : Fin n → Fin m → Prop} {S : Fin n → Prop} {scale : Nat}
  {r : Fin n → Int} {π : Policy n m}

/-- The integers `r`, over `scale`, rank the actions that `A` allows on the states of `S`: no
transition of positive weight leaves the set, they are nonnegative there, and each step lowers them
by at least one in the mean. -/
structure Ranks (M : Model n m) (A : Fin n → Fin m → Prop) (S : Fin n → Prop) (scale : Nat)
    (r : Fin n → Int) : Prop where
  /-- The set is closed. -/
  closed : M.Closed A S
  /-- The ranking is nonnegative. -/
  nonneg : ∀ s, S s → 0 ≤ r s
  /-- It falls by at least one, which is `scale` in integers. -/
  falls : ∀ s a, S s → A s a →
    total (fun t => t.weight * (scale + bif t.terminated then 0 else r t.state)) (M.row s a) ≤
      M.denominator * r s

/-- **Claim.** The check of a ranking in integers passes exactly when the rationals that they stand
for rank the actions of the decision process. -/
theorem ranks_iff (hM : M.WellFormed) (hscale : 0 < scale) :
    M.Ranks A S scale r ↔ M.toMDP.RanksActions A S fun s => mkRat (r s) scale := by
  have hfalls : ∀ s a, total (fun t => t.weight * (scale + bif t.terminated then 0 else r t.state))
        (M.row s a) ≤ M.denominator * r s ↔
      1 + (M.toMDP.step s a).expect (fun o => o.next fun s => mkRat (r s) scale) ≤
        mkRat (r s) scale := by
    intro s a
    rw [total_le_iff (f := fun o => 1 + o.next fun s => mkRat (r s) scale) hM hscale,
      Draw.expect_add, Draw.expect_const]
    intro t
    have := mkRat_mul (a := r t.state) hscale
    simp only [outcome, Outcome.next]
    cases t.terminated <;>
      simp only [cond_true, cond_false, Rat.intCast_add, Rat.intCast_natCast, Rat.intCast_zero] <;>
      grind
  constructor
  · exact fun h => ⟨(closed_iff hM).mpr h.closed, fun s hs => (mkRat_nonneg_iff hscale).mpr
      (h.nonneg s hs), fun s a hs ha => (hfalls s a).mp (h.falls s a hs ha)⟩
  · exact fun h => ⟨(closed_iff hM).mp h.closed, fun s hs => (mkRat_nonneg_iff hscale).mp
      (h.nonneg s hs), fun s a hs ha => (hfalls s a).mpr (h.falls s a hs ha)⟩

/-- The process in which each step pays one, in units of `scale`, without a discount. -/
noncomputable def counting (M : Model n m) (scale : Nat) : Model n m where
  denominator := M.denominator
  discountNum := 1
  discountDen := 1
  scale := scale
  factor := scale
  row s a := (M.row s a).map fun t => { t with reward := 1 }

/-- **Claim.** Whether a ranking falls at an action is a comparison of the Bellman backup of the
process in which each step pays one, without a discount. -/
theorem counting_atMost_iff (s : Fin n) (a : Fin m) :
    (M.counting scale).AtMost r s a (r s) ↔
      total (fun t => t.weight * (scale + bif t.terminated then 0 else r t.state)) (M.row s a) ≤
        M.denominator * r s := by
  have h : (M.counting scale).backup r s a =
      total (fun t => t.weight * (scale + bif t.terminated then 0 else r t.state)) (M.row s a) := by
    rw [backup, counting, total_map]
    refine total_congr fun t _ => ?_
    simp only [worth]
    grind
  rw [AtMost, h]
  simp only [counting]
  grind

/-- The process in which each step costs one, in units of `scale`, without a discount. -/
noncomputable def costing (M : Model n m) (scale : Nat) : Model n m where
  denominator := M.denominator
  discountNum := 1
  discountDen := 1
  scale := scale
  factor := scale
  row s a := (M.row s a).map fun t => { t with reward := -1 }

/-- **Claim.** Whether a ranking falls at an action is a comparison of the Bellman backup of the
process in which each step costs one, with the signs of all numbers turned. -/
theorem costing_atLeast_iff (s : Fin n) (a : Fin m) :
    (M.costing scale).AtLeast (fun s => -r s) s a (-r s) ↔
      total (fun t => t.weight * (scale + bif t.terminated then 0 else r t.state)) (M.row s a) ≤
        M.denominator * r s := by
  have h : (M.costing scale).backup (fun s => -r s) s a =
      -total (fun t => t.weight * (scale + bif t.terminated then 0 else r t.state))
        (M.row s a) := by
    rw [backup, costing, total_map, ← total_neg]
    refine total_congr fun t _ => ?_
    simp only [worth]
    cases t.terminated <;> simp only [cond_true, cond_false] <;> grind
  rw [AtLeast, h]
  simp only [costing]
  grind

/-- What ranks all actions that one condition allows ranks those that a stricter one does. -/
theorem Ranks.mono {B : Fin n → Fin m → Prop} (hr : M.Ranks A S scale r)
    (h : ∀ s a, B s a → A s a) : M.Ranks B S scale r :=
  ⟨fun s a hs ha => hr.closed s a hs (h s a ha), hr.nonneg,
    fun s a hs ha => hr.falls s a hs (h s a ha)⟩

/-- **Claim.** Where the check of a ranking passes, every policy that takes only allowed actions on
the set, whatever it remembers and however it uses chance, expects no more than `r s` of its first
`k` steps from a state `s` of the set to be taken. -/
theorem Ranks.expectedSteps_le (hM : M.WellFormed) (hscale : 0 < scale) (hr : M.Ranks A S scale r)
    (hπ : π.Within A S) (k : Nat) (h : History n m) {s : Fin n} (hs : S s) :
    M.toMDP.expectedSteps π k h s ≤ mkRat (r s) scale :=
  (((ranks_iff hM hscale).mp hr).ranks hπ).expectedSteps_le k h hs

/-- **Claim.** Where the check of a ranking passes, an episode from a state `s` of the set goes on
after `k` steps with a probability of at most `r s / (k + 1)`, under every policy that takes only
allowed actions there. -/
theorem Ranks.alive_le (hM : M.WellFormed) (hscale : 0 < scale) (hr : M.Ranks A S scale r)
    (hπ : π.Within A S) (k : Nat) (h : History n m) {s : Fin n} (hs : S s) :
    M.toMDP.alive π k h s ≤ mkRat (r s) scale / (k + 1 : Nat) :=
  (((ranks_iff hM hscale).mp hr).ranks hπ).alive_le k h hs

end Spec.Certificate.Model
