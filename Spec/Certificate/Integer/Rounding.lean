module

public import Spec.Certificate.Integer.Outcomes
public import Spec.Certificate.Rounding

/-!
# Rounding the weights of a model

A model whose weights are rounded to another denominator, while the transitions stay the same, is
close to the original: half the sum of the differences of the probabilities of a row's transitions
bounds the total variation of what follows a step. So probabilities that are doubles, with a
denominator of `2^53`, may be checked with one that the kernel takes.

## Main definitions

* `Model.Reweighted`: two models whose rows have the same transitions with other weights.

## Main statements

* `Model.Reweighted.closeOn`: how close the two decision processes are.
-/

@[expose] public section

namespace Spec.MDP

private theorem abs_add_le (x y : Rat) : abs (x + y) ≤ abs x + abs y := by
  have h₁ := abs_le_iff.mp (Rat.le_refl (a := abs x))
  have h₂ := abs_le_iff.mp (Rat.le_refl (a := abs y))
  rw [abs_le_iff]; grind

private theorem abs_mul_le {c f b : Rat} (h : abs f ≤ b) : abs (c * f) ≤ abs c * b := by
  have hf := abs_le_iff.mp h
  rw [abs_le_iff]
  rcases Rat.le_total (a := 0) (b := c) with hc | hc
  · have h₁ := Rat.mul_le_mul_of_nonneg_left hf.1 hc
    have h₂ := Rat.mul_le_mul_of_nonneg_left hf.2 hc
    have h₃ := Rat.mul_le_mul_of_nonneg_right (le_max_left c (-c))
      (Rat.le_trans (abs_nonneg f) h)
    unfold abs; grind
  · have h₁ := Rat.mul_le_mul_of_nonneg_left hf.1 (show 0 ≤ -c by grind)
    have h₂ := Rat.mul_le_mul_of_nonneg_left hf.2 (show 0 ≤ -c by grind)
    have h₃ := Rat.mul_le_mul_of_nonneg_right (le_max_right c (-c))
      (Rat.le_trans (abs_nonneg f) h)
    unfold abs; grind

private theorem abs_zero_le : abs 0 ≤ 0 := by rw [abs_le_iff]; decide

variable {α : Type} {n : Nat}

/-- Weighted sums of bounded numbers. -/
private theorem abs_sum_le (c f : α → Rat) {b : Rat} (l : List α) (hf : ∀ x ∈ l, abs (f x) ≤ b) :
    abs (l.map fun x => c x * f x).sum ≤ (l.map fun x => abs (c x)).sum * b := by
  induction l with
  | nil => rw [List.map_nil, List.map_nil, List.sum_nil, Rat.zero_mul]; exact abs_zero_le
  | cons x l ih =>
    have h₁ := abs_mul_le (c := c x) (hf x List.mem_cons_self)
    have h₂ := ih fun y hy => hf y (List.mem_cons_of_mem x hy)
    have h₃ := abs_add_le (c x * f x) (l.map fun x => c x * f x).sum
    rw [List.map_cons, List.map_cons, List.sum_cons, List.sum_cons]
    grind

/-- Differences of probabilities by those of the transitions. -/
private theorem sum_abs_le (c : α → Rat) (f : Fin n → α → Rat) (e : α → Rat)
    (hf : ∀ j x, 0 ≤ f j x) (he : ∀ x, 0 ≤ e x) (hone : ∀ x, sum n (fun j => f j x) + e x = 1)
    (l : List α) :
    sum n (fun j => abs (l.map fun x => c x * f j x).sum) + abs (l.map fun x => c x * e x).sum ≤
      (l.map fun x => abs (c x)).sum := by
  induction l with
  | nil =>
    simp only [List.map_nil, List.sum_nil]
    have := sum_mono (n := n) (f := fun _ => abs 0) (g := fun _ => 0) fun _ => abs_zero_le
    rw [sum_const (n := n) 0, Rat.mul_zero] at this
    have := abs_zero_le
    grind
  | cons x l ih =>
    have habs : ∀ y : Rat, 0 ≤ y → abs y ≤ y := fun y hy => by rw [abs_le_iff]; grind
    have h₁ := sum_mono (n := n)
      (f := fun j => abs ((x :: l).map fun x => c x * f j x).sum)
      (g := fun j => abs (c x) * f j x + abs (l.map fun x => c x * f j x).sum) fun j => by
        simp only [List.map_cons, List.sum_cons]
        have := abs_add_le (c x * f j x) (l.map fun x => c x * f j x).sum
        have := abs_mul_le (c := c x) (habs _ (hf j x))
        grind
    have h₂ := abs_add_le (c x * e x) (l.map fun x => c x * e x).sum
    have h₃ := abs_mul_le (c := c x) (habs _ (he x))
    have h₄ := congrArg (abs (c x) * ·) (hone x)
    rw [sum_add, sum_mul_left] at h₁
    simp only [Rat.mul_add, Rat.mul_one] at h₄
    simp only [List.map_cons, List.sum_cons] at h₁ ⊢
    grind

private theorem next_nonneg (o : Outcome n) (j : Fin n) :
    0 ≤ (bif o.terminated then 0 else indicator (j = o.state)) := by
  cases o.terminated
  · exact indicator_nonneg _
  · exact Rat.le_refl

private theorem end_nonneg (o : Outcome n) : (0 : Rat) ≤ bif o.terminated then 1 else 0 := by
  cases o.terminated <;> decide

private theorem next_add_end (o : Outcome n) :
    sum n (fun j => bif o.terminated then 0 else indicator (j = o.state)) +
      (bif o.terminated then 1 else 0) = 1 := by
  cases o.terminated with
  | true => simp only [cond_true, sum_const, Rat.mul_zero, Rat.zero_add]
  | false =>
    have := sum_indicator_mul o.state fun _ => (1 : Rat)
    simp only [Rat.mul_one] at this
    simp only [cond_false, this, Rat.add_zero]

end Spec.MDP

namespace Spec.Certificate.Model

open Spec.MDP

variable {n m : Nat} {M M' : Model n m} {A : Fin n → Fin m → Prop} {S : Fin n → Prop} {τ b : Rat}
  {R : Fin n → Fin m → List (Transition n × Nat)}

/-- The rows of `M'` are those of `M` with other weights: `R` has the transitions of both, each with
its weight in `M'`. Discount, factor and scale are the same. -/
structure Reweighted (M M' : Model n m) (R : Fin n → Fin m → List (Transition n × Nat)) : Prop where
  /-- The rows of the one. -/
  row : ∀ s a, M.row s a = (R s a).map Prod.fst
  /-- The rows of the other. -/
  row' : ∀ s a, M'.row s a = (R s a).map fun x => { x.1 with weight := x.2 }
  /-- The numerator of the discount. -/
  discountNum : M'.discountNum = M.discountNum
  /-- The denominator of the discount. -/
  discountDen : M'.discountDen = M.discountDen
  /-- The factor of the rewards. -/
  factor : M'.factor = M.factor
  /-- The scale of the rewards. -/
  scale : M'.scale = M.scale

/-- By how much the probabilities of a transition differ. -/
def change (M M' : Model n m) (x : Transition n × Nat) : Rat :=
  x.1.weight / M.denominator - x.2 / M'.denominator

private theorem expect_sub (h : M.Reweighted M' R) (hM : M.WellFormed) (hM' : M'.WellFormed)
    (s : Fin n) (a : Fin m) (f : Outcome n → Rat) :
    (M.toMDP.step s a).expect f - (M'.toMDP.step s a).expect f =
      ((R s a).map fun x => M.change M' x * f (M.outcome x.1)).sum := by
  have hout : ∀ x : Transition n × Nat, M'.outcome { x.1 with weight := x.2 } = M.outcome x.1 :=
    fun x => by simp only [outcome, h.factor, h.scale]
  have hE := expect_step (s := s) (a := a) hM f
  have hE' := expect_step (s := s) (a := a) hM' f
  rw [h.row, List.map_map] at hE
  rw [h.row', List.map_map] at hE'
  have hD := Rat.mul_inv_cancel (M.denominator : Rat)
    (Rat.ne_of_gt (Rat.natCast_pos.mpr hM.denominator_pos))
  have hD' := Rat.mul_inv_cancel (M'.denominator : Rat)
    (Rat.ne_of_gt (Rat.natCast_pos.mpr hM'.denominator_pos))
  have hsum : ∀ l : List (Transition n × Nat),
      (l.map fun x => M.change M' x * f (M.outcome x.1)).sum =
        (l.map ((fun t => (t.weight : Rat) * f (M.outcome t)) ∘ Prod.fst)).sum *
            (M.denominator : Rat)⁻¹ -
          (l.map ((fun t => (t.weight : Rat) * f (M'.outcome t)) ∘
            fun x => { x.1 with weight := x.2 })).sum * (M'.denominator : Rat)⁻¹ := by
    intro l
    induction l with
    | nil => simp only [List.map_nil, List.sum_nil]; grind
    | cons x l ih =>
      simp only [List.map_cons, List.sum_cons, Function.comp_apply, hout] at ih ⊢
      rw [ih, change, Rat.div_def, Rat.div_def]
      grind
  rw [hsum, ← hE, ← hE', Rat.mul_assoc, Rat.mul_assoc, hD, hD', Rat.mul_one, Rat.mul_one]

/-- **Claim.** **Rounded weights.** Let two models in integers have the same rows up to their
weights, which may have another denominator. On a set of states that no transition of positive
weight leaves in either, let the differences of the probabilities of a row's transitions sum to at
most `2 τ`, and let no reward exceed `b` in absolute value. Then the two decision processes are
close there: what follows a step differs by at most `τ` in total variation, and expected rewards by
at most `2 τ b`. -/
theorem Reweighted.closeOn (h : M.Reweighted M' R) (hM : M.WellFormed) (hM' : M'.WellFormed)
    (hS : M.Closed A S) (hS' : M'.Closed A S)
    (hτ : ∀ s a, S s → A s a → ((R s a).map fun x => abs (M.change M' x)).sum ≤ 2 * τ)
    (hb : ∀ s a, ∀ x ∈ R s a, abs (M.outcome x.1).reward ≤ b) (hb₀ : 0 ≤ b) :
    M.toMDP.CloseOn M'.toMDP A S (2 * τ * b) τ where
  discount := by rw [toMDP, toMDP, h.discountNum, h.discountDen]
  discount_nonneg := discount_nonneg
  closed := (closed_iff hM).mpr hS
  closed' := (closed_iff hM').mpr hS'
  reward s a hs ha := by
    rw [expect_sub h hM hM']
    exact Rat.le_trans (abs_sum_le _ _ _ (hb s a))
      (Rat.mul_le_mul_of_nonneg_right (hτ s a hs ha) hb₀)
  row s a hs ha := by
    have hle := sum_abs_le (n := n) (M.change M')
      (fun j x => bif (M.outcome x.1).terminated then 0 else indicator (j = (M.outcome x.1).state))
      (fun x => bif (M.outcome x.1).terminated then 1 else 0)
      (fun j x => next_nonneg _ j) (fun x => end_nonneg _) (fun x => next_add_end _) (R s a)
    have hsum := Rat.le_trans hle (hτ s a hs ha)
    have hj : ∀ j, M.toMDP.onward s a j - M'.toMDP.onward s a j = _ := fun j =>
      expect_sub h hM hM' s a fun o => bif o.terminated then 0 else indicator (j = o.state)
    have he : M.toMDP.ending s a - M'.toMDP.ending s a = _ :=
      expect_sub h hM hM' s a fun o => bif o.terminated then 1 else 0
    rw [rowDistance, he, show (fun j => abs (M.toMDP.onward s a j - M'.toMDP.onward s a j)) = _ from
      funext fun j => congrArg abs (hj j)]
    grind

end Spec.Certificate.Model
