module

public import Spec.Certificate.Properties
public import Spec.MDP.OneStep

/-!
# The outcomes of a process in integers

What a row of integers says of the decision process that it stands for: which outcomes can be drawn,
and what the weighted sum of integers over a row is the expectation of.

## Main definitions

* `Model.outcome`: the outcome that a transition stands for.
* `Model.Closed`: a set of states that no transition of positive weight leaves.

## Main statements

* `Model.mem_step`: what can be drawn is what has a positive weight.
* `Model.expect_step`: the expectation times the denominator is the weighted sum.
* `Model.total_le_iff`, `Model.le_total_iff`: comparing a weighted sum of integers is comparing an
  expectation.
* `Model.closed_iff`: a set of states is closed exactly when its integers say so.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP

theorem intCast_total {α : Type} (f : α → Int) (l : List α) :
    ((total f l : Int) : Rat) = (l.map fun t => (f t : Rat)).sum := by
  induction l with
  | nil => rfl
  | cons t ts ih => rw [total, Rat.intCast_add, ih, List.map_cons, List.sum_cons]

theorem total_nonneg {α : Type} {f : α → Int} (l : List α) (h : ∀ t ∈ l, 0 ≤ f t) :
    0 ≤ total f l := by
  induction l with
  | nil => exact Int.le_refl 0
  | cons t ts ih =>
    have h₁ := h t List.mem_cons_self
    have h₂ := ih fun u hu => h u (List.mem_cons_of_mem t hu)
    rw [total]; omega

theorem total_mono {α : Type} {f g : α → Int} {l : List α} (h : ∀ t ∈ l, f t ≤ g t) :
    total f l ≤ total g l := by
  induction l with
  | nil => exact Int.le_refl 0
  | cons t ts ih =>
    have h₁ := h t List.mem_cons_self
    have h₂ := ih fun u hu => h u (List.mem_cons_of_mem t hu)
    rw [total, total]; omega

theorem total_nonpos_iff {α : Type} {f : α → Int} {l : List α} (h : ∀ t ∈ l, 0 ≤ f t) :
    total f l ≤ 0 ↔ ∀ t ∈ l, f t = 0 := by
  induction l with
  | nil => simp [total]
  | cons t ts ih =>
    have h₁ := h t List.mem_cons_self
    have h₂ := fun u hu => h u (List.mem_cons_of_mem t hu)
    have h₃ := total_nonneg ts h₂
    rw [total, List.forall_mem_cons, ← ih h₂]
    omega

theorem total_congr {α : Type} {f g : α → Int} {l : List α} (h : ∀ t ∈ l, f t = g t) :
    total f l = total g l := by
  induction l with
  | nil => rfl
  | cons t ts ih =>
    rw [total, total, h t List.mem_cons_self, ih fun u hu => h u (List.mem_cons_of_mem t hu)]

theorem total_neg {α : Type} (f : α → Int) (l : List α) :
    total (fun t => -f t) l = -total f l := by
  induction l with
  | nil => rfl
  | cons t ts ih => rw [total, total, ih]; omega

theorem total_map {α β : Type} (f : β → Int) (g : α → β) (l : List α) :
    total f (l.map g) = total (fun t => f (g t)) l := by
  induction l with
  | nil => rfl
  | cons t ts ih => rw [List.map_cons, total, total, ih]

namespace Model

variable {n m : Nat} {M : Model n m} {A : Fin n → Fin m → Prop} {S : Fin n → Prop} {s : Fin n}
  {a : Fin m}

/-- The outcome that a transition stands for. -/
def outcome (M : Model n m) (t : Transition n) : Outcome n :=
  ⟨t.state, mkRat (M.factor * t.reward) M.scale, t.terminated⟩

theorem exists_total_weight (ts : List (Transition n)) :
    ∃ N : Nat, total (fun t => (t.weight : Int)) ts = N :=
  ⟨_, (Int.toNat_of_nonneg (total_nonneg ts fun _ _ => Int.natCast_nonneg _)).symm⟩

/-- Each transition is picked by as many numbers as its weight. -/
theorem sum_pick_eq (M : Model n m) (s : Fin n) (f : Outcome n → Rat) (ts : List (Transition n))
    (N : Nat) (hN : total (fun t => (t.weight : Int)) ts = N) :
    sum N (fun i => f (M.pick s ts i)) =
      (ts.map fun t => (t.weight : Rat) * f (M.outcome t)).sum := by
  induction ts generalizing N with
  | nil =>
    have : N = 0 := by rw [total] at hN; omega
    subst this
    rfl
  | cons t ts ih =>
    rw [total] at hN
    obtain ⟨K, hK⟩ := exists_total_weight ts
    have hsplit : N = t.weight + K := by omega
    subst hsplit
    rw [sum_split t.weight K fun i => f (M.pick s (t :: ts) i), List.map_cons, List.sum_cons,
      ← ih K hK, ← sum_const]
    congr 2 <;> funext i
    · rw [pick, if_pos i.isLt]; rfl
    · rw [pick, if_neg (Nat.not_lt.mpr (Nat.le_add_right _ _)), Nat.add_sub_cancel_left]

/-- **Claim.** What a row says of expectations: times the denominator, that of a function of the
outcome is the weighted sum over the row. -/
theorem expect_step (hM : M.WellFormed) (f : Outcome n → Rat) :
    (M.toMDP.step s a).expect f * M.denominator =
      ((M.row s a).map fun t => (t.weight : Rat) * f (M.outcome t)).sum := by
  have hD : M.denominator - 1 + 1 = M.denominator := Nat.succ_pred_eq_of_pos hM.denominator_pos
  have hone := mkRat_mul (a := 1) hM.denominator_pos
  have hE : (M.toMDP.step s a).expect f = mkRat 1 M.denominator *
      sum M.denominator fun i => f (M.pick s (M.row s a) i) := by
    rw [toMDP, Draw.expect_uniform]
    simp only [Draw.expect_pure]
    rw [hD]
  rw [hE, sum_pick_eq M s f _ _ (hM.row_sum s a)]
  rw [Rat.intCast_one] at hone
  grind

theorem exists_pick_iff (M : Model n m) (s : Fin n) (ts : List (Transition n)) (N : Nat)
    (hN : total (fun t => (t.weight : Int)) ts = N) (o : Outcome n) :
    (∃ i, i < N ∧ o = M.pick s ts i) ↔ ∃ t ∈ ts, 0 < t.weight ∧ o = M.outcome t := by
  induction ts generalizing N with
  | nil =>
    have : N = 0 := by rw [total] at hN; omega
    subst this
    simp
  | cons t ts ih =>
    rw [total] at hN
    obtain ⟨K, hK⟩ := exists_total_weight ts
    have hsplit : N = t.weight + K := by omega
    subst hsplit
    simp only [List.mem_cons, exists_eq_or_imp, ← ih K hK]
    constructor
    · rintro ⟨i, hi, rfl⟩
      rw [pick]
      split
      · next h => exact .inl ⟨by omega, rfl⟩
      · next h => exact .inr ⟨i - t.weight, by omega, rfl⟩
    · rintro (⟨h, rfl⟩ | ⟨i, hi, rfl⟩)
      · exact ⟨0, by omega, by rw [pick, if_pos h]; rfl⟩
      · exact ⟨t.weight + i, by omega, by
          rw [pick, if_neg (by omega), Nat.add_sub_cancel_left]⟩

/-- **Claim.** What a row says of what can happen: an outcome can be drawn exactly when a transition
of positive weight stands for it. -/
theorem mem_step (hM : M.WellFormed) {o : Outcome n} :
    o ∈ M.toMDP.step s a ↔ ∃ t ∈ M.row s a, 0 < t.weight ∧ o = M.outcome t := by
  have hD : M.denominator - 1 + 1 = M.denominator := Nat.succ_pred_eq_of_pos hM.denominator_pos
  rw [← exists_pick_iff M s _ _ (hM.row_sum s a), toMDP, Draw.mem_uniform]
  exact ⟨fun ⟨i, hi⟩ => ⟨i.val, by omega, hi⟩, fun ⟨i, hi, ho⟩ => ⟨⟨i, by omega⟩, ho⟩⟩

/-! ### Weighted sums of integers -/

variable {f : Outcome n → Rat} {F : Transition n → Int} {scale : Nat}

theorem total_eq (hM : M.WellFormed) (hF : ∀ t, f (M.outcome t) * scale = F t) :
    ((total (fun t => t.weight * F t) (M.row s a) : Int) : Rat) =
      (M.toMDP.step s a).expect f * (scale * M.denominator) := by
  rw [Rat.mul_comm (scale : Rat), ← Rat.mul_assoc, expect_step hM, intCast_total]
  induction M.row s a with
  | nil => exact (Rat.zero_mul _).symm
  | cons t ts ih =>
    rw [List.map_cons, List.sum_cons, ih, List.map_cons, List.sum_cons, Rat.intCast_mul,
      Rat.intCast_natCast, ← hF]
    grind

theorem unit_pos (hM : M.WellFormed) (hscale : 0 < scale) :
    (0 : Rat) < scale * M.denominator :=
  Rat.mul_pos (Rat.natCast_pos.mpr hscale) (Rat.natCast_pos.mpr hM.denominator_pos)

theorem mkRat_mul_unit (M : Model n m) (hscale : 0 < scale) (x : Int) :
    mkRat x scale * (scale * M.denominator) = (M.denominator * x : Int) := by
  have := mkRat_mul (a := x) hscale
  rw [Rat.intCast_mul, Rat.intCast_natCast]
  grind

/-- Comparing a weighted sum from above is comparing the expectation. -/
theorem total_le_iff (hM : M.WellFormed) (hscale : 0 < scale)
    (hF : ∀ t, f (M.outcome t) * scale = F t) (x : Int) :
    total (fun t => t.weight * F t) (M.row s a) ≤ M.denominator * x ↔
      (M.toMDP.step s a).expect f ≤ mkRat x scale := by
  rw [← Rat.intCast_le_intCast, total_eq hM hF, ← mkRat_mul_unit M hscale]
  exact ⟨fun h => Rat.le_of_mul_le_mul_right h (unit_pos hM hscale),
    fun h => Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt (unit_pos hM hscale))⟩

/-- Comparing a weighted sum from below is comparing the expectation. -/
theorem le_total_iff (hM : M.WellFormed) (hscale : 0 < scale)
    (hF : ∀ t, f (M.outcome t) * scale = F t) (x : Int) :
    M.denominator * x ≤ total (fun t => t.weight * F t) (M.row s a) ↔
      mkRat x scale ≤ (M.toMDP.step s a).expect f := by
  rw [← Rat.intCast_le_intCast, total_eq hM hF, ← mkRat_mul_unit M hscale]
  exact ⟨fun h => Rat.le_of_mul_le_mul_right h (unit_pos hM hscale),
    fun h => Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt (unit_pos hM hscale))⟩

theorem mkRat_nonneg_iff (hscale : 0 < scale) {x : Int} : 0 ≤ mkRat x scale ↔ 0 ≤ x := by
  have h := mkRat_mul (a := x) hscale
  have hpos : (0 : Rat) < scale := Rat.natCast_pos.mpr hscale
  rw [← Rat.intCast_le_intCast, Rat.intCast_zero, ← h]
  exact ⟨fun h => Rat.mul_nonneg h (Rat.le_of_lt hpos),
    fun h => Rat.le_of_mul_le_mul_right (by rwa [Rat.zero_mul]) hpos⟩

theorem mkRat_le_mkRat_iff (hscale : 0 < scale) {x y : Int} :
    mkRat x scale ≤ mkRat y scale ↔ x ≤ y := by
  have hx := mkRat_mul (a := x) hscale
  have hy := mkRat_mul (a := y) hscale
  have hpos : (0 : Rat) < scale := Rat.natCast_pos.mpr hscale
  rw [← Rat.intCast_le_intCast, ← hx, ← hy]
  exact ⟨fun h => Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hpos),
    fun h => Rat.le_of_mul_le_mul_right h hpos⟩

theorem mkRat_self (hscale : 0 < scale) : mkRat scale scale = 1 := by
  have h := mkRat_mul (a := scale) hscale
  have hpos : (0 : Rat) < scale := Rat.natCast_pos.mpr hscale
  rw [Rat.intCast_natCast] at h
  exact Rat.le_antisymm
    (Rat.le_of_mul_le_mul_right (by rw [h, Rat.one_mul]; exact Rat.le_refl) hpos)
    (Rat.le_of_mul_le_mul_right (by rw [h, Rat.one_mul]; exact Rat.le_refl) hpos)

/-- Without a discount in integers there is none in the decision process. -/
theorem discount_eq_one (hM : M.WellFormed) (hd : M.discountNum = M.discountDen) :
    M.toMDP.discount = 1 := by
  rw [toMDP, hd]; exact mkRat_self hM.discountDen_pos

/-! ### Closed sets -/

/-- A set of states that no transition of positive weight of an allowed action leaves, unless it
ends the episode. -/
def Closed (M : Model n m) (A : Fin n → Fin m → Prop) (S : Fin n → Prop) : Prop :=
  ∀ s a, S s → A s a → ∀ t ∈ M.row s a, 0 < t.weight → t.terminated = false → S t.state

/-- **Claim.** Of a well-formed model, where the weights of a row sum to the denominator and the
discount is at most one, a set of states is closed in the decision process exactly when no
transition of positive weight leaves it: those of weight zero never count. -/
theorem closed_iff (hM : M.WellFormed) : M.toMDP.Closed A S ↔ M.Closed A S := by
  constructor
  · exact fun h s a hs ha t ht hw hend => h s a hs ha _ ((mem_step hM).mpr ⟨t, ht, hw, rfl⟩) hend
  · intro h s a hs ha o ho hend
    obtain ⟨t, ht, hw, rfl⟩ := (mem_step hM).mp ho
    exact h s a hs ha t ht hw hend

end Model

end Spec.Certificate
