module

public import Spec.MDP.Draw
public import Spec.MDP.Stochastic

/-!
# Weighted draws

A draw that picks the value `a i` with probability `w i / Σ w`, for natural weights `w`: a uniform
draw below the total, of which each value owns as many branches as its weight. Every rational
distribution is one of these.

## Main definitions

* `Draw.totalWeight`: the sum of the weights.
* `Draw.pick`: the index that owns a number below the total.
* `Draw.weighted`: the weighted draw.

## Main statements

* `Draw.expect_weighted`: its expectation times the total is the weighted sum.
* `Draw.prob_weighted`: the probability of a value is its weight over the total.
* `Draw.exists_prob_eq`: every rational distribution is the law of a draw.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α : Type} {n : Nat}

/-- The total of the weights `w 0 + w 1 + … + w (n - 1)`. -/
@[specialize] def totalWeight : (n : Nat) → (Fin n → Nat) → Nat
  | 0, _ => 0
  | n + 1, w => totalWeight n (fun i => w ⟨i.val, by omega⟩) + w ⟨n, by omega⟩

/-- The index that owns the number `k`: the first `w 0` numbers belong to `0`, the next `w 1`
numbers to `1`, and so on up to the total. -/
@[specialize] def pick : (n : Nat) → (Fin n → Nat) → Nat → Nat
  | 0, _, _ => 0
  | n + 1, w, k =>
    if k < totalWeight n fun i => w ⟨i.val, by omega⟩ then pick n (fun i => w ⟨i.val, by omega⟩) k
    else n

theorem pick_lt {w : Fin n → Nat} {k : Nat} (h : k < totalWeight n w) : pick n w k < n := by
  induction n with
  | zero => exact absurd h (Nat.not_lt_zero k)
  | succ n ih =>
    rw [pick]; split
    · next hk => exact Nat.lt_succ_of_lt (ih hk)
    · exact Nat.lt_succ_self n

/-- The draw that yields `a i` with probability `w i / Σ w`. -/
@[inline] def weighted (w : Fin n → Nat) (a : Fin n → α) (h : 0 < totalWeight n w) : Draw α :=
  .uniform (totalWeight n w - 1) fun k => .pure (a ⟨pick n w k, pick_lt (by omega)⟩)

theorem natCast_totalWeight (w : Fin n → Nat) : (totalWeight n w : Rat) = sum n fun i => w i := by
  induction n with
  | zero => rfl
  | succ n ih => rw [totalWeight, Rat.natCast_add, ih, sum_succ]

/-- Summing over all numbers below the total counts each index as often as its weight. -/
theorem sum_pick (w : Fin n → Nat) (g : Fin n → Rat) :
    sum (totalWeight n w) (fun k => g ⟨pick n w k, pick_lt k.isLt⟩) = sum n fun i => w i * g i := by
  induction n with
  | zero => rfl
  | succ n ih =>
    have hlow := ih (fun i => w ⟨i.val, by omega⟩) fun i => g ⟨i.val, by omega⟩
    rw [sum_succ, ← hlow, ← sum_const]
    refine (sum_split _ (w ⟨n, by omega⟩) fun k => g ⟨pick (n + 1) w k, pick_lt k.isLt⟩).trans ?_
    congr 2 <;> funext k <;> refine congrArg g (Fin.ext ?_)
    · exact if_pos k.isLt
    · exact if_neg (Nat.not_lt.mpr (Nat.le_add_right _ _))

/-- **Claim.** The expectation of a weighted draw is the weighted mean: times the total weight, it
is the weighted sum of the values. -/
theorem expect_weighted (w : Fin n → Nat) (a : Fin n → α) (h : 0 < totalWeight n w) (f : α → Rat) :
    (weighted w a h).expect f * totalWeight n w = sum n fun i => w i * f (a i) := by
  have hT : totalWeight n w - 1 + 1 = totalWeight n w := Nat.succ_pred_eq_of_pos h
  have hcast : ∀ {m : Nat} (hm : m = totalWeight n w) (g : Fin (totalWeight n w) → Rat),
      sum m (fun k => g ⟨k.val, hm ▸ k.isLt⟩) = sum (totalWeight n w) g := by
    intro m hm g; subst hm; rfl
  have hone : mkRat 1 (totalWeight n w - 1 + 1) * totalWeight n w = 1 := by
    have := weight_mul_branches (totalWeight n w - 1)
    rwa [hT] at this ⊢
  rw [← sum_pick w fun i => f (a i), ← hcast hT, weighted, expect_uniform]
  simp only [expect_pure]
  rw [Rat.mul_comm, ← Rat.mul_assoc, Rat.mul_comm (totalWeight n w), hone, Rat.one_mul]

/-- **Claim.** A weighted draw among distinct values yields each one with probability its weight
over the total. -/
theorem prob_weighted [DecidableEq α] (w : Fin n → Nat) {a : Fin n → α} (ha : Function.Injective a)
    (h : 0 < totalWeight n w) (i : Fin n) :
    (weighted w a h).prob (a i) = w i / totalWeight n w := by
  have hne : (totalWeight n w : Rat) ≠ 0 := Rat.ne_of_gt (Rat.natCast_pos.mpr h)
  have hsum : sum n (fun j => w j * indicator (a i = a j)) = w i := by
    rw [← sum_indicator_mul i fun j => (w j : Rat)]
    congr 1; funext j
    simp only [indicator, ha.eq_iff, eq_comm (a := i)]
    exact Rat.mul_comm _ _
  rw [prob, ← hsum, ← expect_weighted w a h fun b => indicator (a i = b), Rat.mul_div_cancel hne]

/-- Finitely many nonnegative rationals have a common denominator. -/
theorem exists_common_denominator {row : Fin n → Rat} (h : ∀ i, 0 ≤ row i) :
    ∃ (D : Nat) (w : Fin n → Nat), 0 < D ∧ ∀ i, row i * D = w i := by
  induction n with
  | zero => exact ⟨1, fun _ => 0, Nat.one_pos, fun i => i.elim0⟩
  | succ n ih =>
    obtain ⟨D, w, hD, hw⟩ := ih (row := fun i => row ⟨i.val, by omega⟩) fun i => h _
    let q := row ⟨n, by omega⟩
    refine ⟨D * q.den, fun i => if hi : i.val < n then w ⟨i.val, hi⟩ * q.den else q.num.toNat * D,
      Nat.mul_pos hD q.den_pos, fun i => ?_⟩
    by_cases hi : i.val < n
    · have := hw ⟨i.val, hi⟩
      simp only [dif_pos hi, Rat.natCast_mul] at *
      grind
    · have hden : (q.den : Rat) ≠ 0 := Rat.ne_of_gt (Rat.natCast_pos.mpr q.den_pos)
      have hq : q * q.den = (q.num.toNat : Nat) := by
        rw [← Rat.intCast_natCast q.num.toNat, Int.toNat_of_nonneg (Rat.num_nonneg.mpr (h _)),
          ← Rat.div_mul_cancel (a := q.num) hden, ← Rat.mkRat_eq_div, Rat.mkRat_self]
      have hlast : row i = q := congrArg row (Fin.ext (by simp only; omega))
      simp only [dif_neg hi, Rat.natCast_mul, hlast]
      grind

/-- **Claim.** Every probability distribution with rational entries is the law of a finite choice
tree: nothing is lost by modelling chance as a sequence of uniform choices. -/
theorem exists_prob_eq {row : Fin n → Rat} (h : IsDistribution row) :
    ∃ d : Draw (Fin n), ∀ i, d.prob i = row i := by
  obtain ⟨D, w, hD, hw⟩ := exists_common_denominator h.1
  have htotal : (totalWeight n w : Rat) = D := by
    rw [natCast_totalWeight, ← funext hw, funext fun i => Rat.mul_comm (row i) D, sum_mul_left, h.2,
      Rat.mul_one]
  have hpos : 0 < totalWeight n w := by rwa [Rat.natCast_inj.mp htotal]
  refine ⟨weighted w id hpos, fun i => ?_⟩
  refine (prob_weighted w Function.injective_id hpos i).trans ?_
  rw [htotal, ← hw, Rat.mul_div_cancel (Rat.ne_of_gt (Rat.natCast_pos.mpr hD))]

end Spec.MDP.Draw
