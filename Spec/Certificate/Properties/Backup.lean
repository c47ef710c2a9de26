module

public import Spec.Certificate.Basic

/-!
# The integer backup is the Bellman backup

The arithmetic behind `Spec.Certificate.Properties`: a transition owns as many branches of the draw
as its weight, so that the expectation is the weighted sum.

## Main definitions

* `values`, `epsilon`: the value function and the error of a certificate, as rationals.

## Main statements

* `backup_toMDP`: the integer backup is that of the decision process, in units.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP

variable {n m : Nat} {M : Model n m} {C : Certificate n m}

/-- The value function of a certificate. -/
def values (C : Certificate n m) (M : Model n m) (s : Fin n) : Rat := mkRat (C.value s) M.scale

/-- The error of a certificate. -/
def epsilon (C : Certificate n m) (M : Model n m) : Rat := mkRat C.error M.scale

theorem mkRat_mul {a : Int} {d : Nat} (h : 0 < d) : mkRat a d * d = a := by
  rw [Rat.mkRat_eq_div]
  exact Rat.div_mul_cancel (by simp only [ne_eq, Rat.natCast_eq_zero_iff]; omega)

-- What a transition is worth in units.
theorem worth_mul (hS : 0 < M.scale) (hG : 0 < M.discountDen) (t : Transition n) :
    Outcome.worth M.toMDP.discount (C.values M)
        ⟨t.state, mkRat (M.factor * t.reward) M.scale, t.terminated⟩ *
      (M.scale * M.discountDen) = (M.worth C.value t : Int) := by
  have hr := mkRat_mul (a := M.factor * t.reward) hS
  have hg := mkRat_mul (a := M.discountNum) hG
  have hv := mkRat_mul (a := C.value t.state) hS
  simp only [Outcome.worth, Model.worth, Model.toMDP, values]
  generalize mkRat (M.factor * t.reward) M.scale = r at *
  generalize mkRat M.discountNum M.discountDen = γ at *
  generalize mkRat (C.value t.state) M.scale = v at *
  cases t.terminated with
  | true =>
    simp only [cond_true, Int.mul_zero, Int.add_zero, Rat.intCast_mul, Rat.intCast_natCast] at *
    grind
  | false =>
    simp only [cond_false, Rat.intCast_add, Rat.intCast_mul, Rat.intCast_natCast] at *
    grind

theorem sum_pick (hS : 0 < M.scale) (hG : 0 < M.discountDen) (s : Fin n) (ts : List (Transition n))
    (N : Nat) (hN : total (fun t => t.weight) ts = N) :
    sum N (fun i => (M.pick s ts i).worth M.toMDP.discount (C.values M)) *
      (M.scale * M.discountDen) = (total (fun t => t.weight * M.worth C.value t) ts : Int) := by
  induction ts generalizing N with
  | nil =>
    have : N = 0 := by rw [total] at hN; omega
    subst this
    rw [sum_zero, Rat.zero_mul, total, Rat.intCast_zero]
  | cons t ts ih =>
    have hnonneg : ∀ us : List (Transition n), 0 ≤ total (fun t => (t.weight : Int)) us := by
      intro us
      induction us with
      | nil => exact Int.le_refl 0
      | cons u us ihu => rw [total]; omega
    rw [total] at hN
    have hts := hnonneg ts
    obtain ⟨K, hK⟩ : ∃ K : Nat, total (fun t => (t.weight : Int)) ts = K :=
      ⟨(total (fun t => (t.weight : Int)) ts).toNat, by omega⟩
    have hsplit : N = t.weight + K := by omega
    subst hsplit
    rw [sum_split t.weight K
      fun i => (M.pick s (t :: ts) i).worth M.toMDP.discount (C.values M)]
    have hfirst : (fun i : Fin t.weight =>
        (M.pick s (t :: ts) i).worth M.toMDP.discount (C.values M)) = fun _ =>
        Outcome.worth M.toMDP.discount (C.values M)
          ⟨t.state, mkRat (M.factor * t.reward) M.scale, t.terminated⟩ := by
      funext i
      rw [Model.pick, if_pos i.isLt]
    have hrest : (fun i : Fin K =>
        (M.pick s (t :: ts) (t.weight + i)).worth M.toMDP.discount (C.values M)) = fun i : Fin K =>
        (M.pick s ts i).worth M.toMDP.discount (C.values M) := by
      funext i
      rw [Model.pick, if_neg (by omega), Nat.add_sub_cancel_left]
    have hw := worth_mul (C := C) hS hG t
    have hrec := ih K hK
    rw [hfirst, hrest, sum_const, total, Rat.intCast_add, Rat.intCast_mul, Rat.intCast_natCast,
      ← hrec, ← hw]
    grind

/-- The integer backup is the Bellman backup of the decision process, in units of
`1 / (denominator * scale * discountDen)`. -/
theorem backup_toMDP (hM : M.Valid) (s : Fin n) (a : Fin m) :
    M.toMDP.backup (C.values M) s a * (M.denominator * (M.scale * M.discountDen)) =
      (M.backup C.value s a : Int) := by
  have hG : 0 < M.discountDen := Nat.lt_of_le_of_lt (Nat.zero_le _) hM.discount_lt_one
  have hD : M.denominator - 1 + 1 = M.denominator := Nat.succ_pred_eq_of_pos hM.denominator_pos
  have hsum := sum_pick (C := C) hM.scale_pos hG s (M.row s a) M.denominator (hM.row_sum s a)
  have hbackup : M.toMDP.backup (C.values M) s a =
      mkRat 1 M.denominator * sum M.denominator fun i =>
        (M.pick s (M.row s a) i).worth M.toMDP.discount (C.values M) := by
    rw [MDP.backup, Model.toMDP, Draw.expect_uniform]
    simp only [Draw.expect_pure]
    rw [hD]
  have hone := mkRat_mul (a := 1) hM.denominator_pos
  rw [hbackup, Model.backup, ← hsum]
  rw [Rat.intCast_one] at hone
  grind

theorem unit_pos (hM : M.Valid) : (0 : Rat) < M.denominator * (M.scale * M.discountDen) :=
  Rat.mul_pos (Rat.natCast_pos.mpr hM.denominator_pos)
    (Rat.mul_pos (Rat.natCast_pos.mpr hM.scale_pos)
      (Rat.natCast_pos.mpr (Nat.lt_of_le_of_lt (Nat.zero_le _) hM.discount_lt_one)))

-- The value of a state in the units of an integer backup, raised or lowered by some errors.
theorem value_mul (hM : M.Valid) (s : Fin n) :
    C.values M s * (M.denominator * (M.scale * M.discountDen)) =
        (M.denominator * (M.discountDen * C.value s) : Int) ∧
      C.epsilon M * (M.denominator * (M.scale * M.discountDen)) =
        (M.denominator * (M.discountDen * C.error) : Int) := by
  have hv := mkRat_mul (a := C.value s) hM.scale_pos
  have he := mkRat_mul (a := C.error) hM.scale_pos
  simp only [values, epsilon, Rat.intCast_mul, Rat.intCast_natCast] at *
  constructor <;> grind

end Spec.Certificate
