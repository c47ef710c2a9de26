module

public import Spec.MDP.Random.Threshold
public import Spec.MDP.Random.Words

/-!
# Rows of outcomes

Finitely many outcomes, each with a natural weight, as a row of a table has them. As natural numbers
have any ratio, every rational distribution is one of these. A row with one outcome is certain and
takes no random word; any other takes one at most.

## Main definitions

* `Row`: finitely many outcomes with natural weights.
* `Row.draw`: the draw of an outcome, each as probable as its share of the weights.

## Main statements

* `Row.expect_draw`: the expectation of a row is its weighted mean.
* `Row.sample_draw`: the outcome that a word chooses.
* `Row.within_draw`, `Row.within_draw_of_certain`: the words that a row takes.
-/

@[expose] public noncomputable section

namespace Spec.MDP

/-- Finitely many outcomes with natural weights, not all of them zero. -/
structure Row (α : Type) where
  /-- The number of outcomes. -/
  size : Nat
  /-- The weight of each outcome. -/
  weight : Fin size → Nat
  /-- The outcomes. -/
  outcome : Fin size → α
  /-- Not all weights are zero. -/
  total_pos : 0 < Draw.totalWeight size weight

namespace Row

variable {α : Type} (r : Row α)

/-- The sum of the weights. -/
def total : Nat := Draw.totalWeight r.size r.weight

theorem size_pos : 0 < r.size := by
  obtain ⟨size, weight, -, h⟩ := r
  cases size with
  | zero => exact h
  | succ n => exact Nat.succ_pos n

/-- The draw that yields each outcome with the probability of its weight over the total. -/
def draw : Draw α :=
  if r.size = 1 then .pure (r.outcome ⟨0, r.size_pos⟩)
  else .weighted r.weight r.outcome r.total_pos

/-- **Claim.** The expectation of a row is the mean of its outcomes by their weights: times the
total weight, it is the weighted sum. -/
theorem expect_draw (f : α → Rat) :
    r.draw.expect f * r.total = sum r.size fun i => r.weight i * f (r.outcome i) := by
  rw [draw]
  split
  · next h =>
    obtain ⟨size, weight, outcome, hpos⟩ := r
    cases h
    rw [Draw.expect_pure, total, Draw.totalWeight, Draw.totalWeight, Nat.zero_add, sum_succ, sum,
      Rat.zero_add, Rat.mul_comm]
  · exact Draw.expect_weighted _ _ r.total_pos f

/-- **Claim.** A word chooses the outcome of a row whose thresholds it lies between:
`⌈2^64 C / W⌉ ≤ u < ⌈2^64 (C + w) / W⌉`, where `w` is its weight, `C` the sum of the weights before
it and `W` that of all. -/
theorem sample_draw {u : UInt64} {i : Fin r.size}
    (hlow : Draw.threshold r.weight i ≤ u.toNat)
    (hhigh : u.toNat < Draw.threshold r.weight (i + 1)) : r.draw.sample [u] = r.outcome i := by
  rw [draw]
  split
  · next h => rw [Draw.sample_pure]; exact congrArg r.outcome (Fin.ext (by simp only; omega))
  · exact Draw.sample_weighted _ _ hlow hhigh

/-- What a row yields is one of its outcomes. -/
theorem exists_of_mem_draw {r : Row α} {a : α} (h : a ∈ r.draw) : ∃ i, a = r.outcome i := by
  rw [draw] at h
  split at h
  · exact ⟨_, h⟩
  · exact ⟨_, h.choose_spec⟩

/-- A row takes one word at most. -/
theorem within_draw : ∃ b, r.draw.Within 1 b := by
  rw [draw]
  split
  · exact ⟨0, trivial⟩
  · exact ⟨_, Draw.within_uniform (k := 0) (b := 0) fun _ => Draw.within_pure _ _ _⟩

/-- A row with one outcome takes no word. -/
theorem within_draw_of_certain (h : r.size = 1) : ∃ b, r.draw.Within 0 b := by
  rw [draw, if_pos h]
  exact ⟨0, trivial⟩

end Row

end Spec.MDP
