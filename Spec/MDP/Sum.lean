module

/-!
# Finite sums of rationals

`sum n f = f 0 + … + f (n - 1)`, by recursion on `n`, so that it runs and needs no library.

## Main statements

* `sum_add`, `sum_mul_left`, `sum_const`: the sum is linear.
* `sum_comm`: two sums may be exchanged.
* `sum_indicator_mul`: summing against an indicator picks one term.
-/

@[expose] public section

namespace Spec.MDP

/-- The sum `f 0 + f 1 + … + f (n - 1)`. -/
def sum : (n : Nat) → (Fin n → Rat) → Rat
  | 0, _ => 0
  | n + 1, f => sum n (fun i => f ⟨i.val, by omega⟩) + f ⟨n, by omega⟩

/-- `1` when the proposition holds and `0` when it does not. -/
@[inline] def indicator (p : Prop) [Decidable p] : Rat := ((if p then 1 else 0 : Int) : Rat)

theorem indicator_pos {p : Prop} [Decidable p] (h : p) : indicator p = 1 := by
  rw [indicator, if_pos h, Rat.intCast_one]

theorem indicator_neg {p : Prop} [Decidable p] (h : ¬ p) : indicator p = 0 := by
  rw [indicator, if_neg h, Rat.intCast_zero]

theorem indicator_congr {p q : Prop} [Decidable p] [Decidable q] (h : p ↔ q) :
    indicator p = indicator q := by
  by_cases hp : p
  · rw [indicator_pos hp, indicator_pos (h.mp hp)]
  · rw [indicator_neg hp, indicator_neg fun hq => hp (h.mpr hq)]

theorem indicator_nonneg (p : Prop) [Decidable p] : 0 ≤ indicator p := by
  unfold indicator; split <;> decide

@[simp] theorem sum_zero (f : Fin 0 → Rat) : sum 0 f = 0 := rfl

theorem sum_succ {n : Nat} (f : Fin (n + 1) → Rat) :
    sum (n + 1) f = sum n (fun i => f ⟨i.val, by omega⟩) + f ⟨n, by omega⟩ := rfl

theorem sum_add {n : Nat} (f g : Fin n → Rat) :
    sum n (fun i => f i + g i) = sum n f + sum n g := by
  induction n with
  | zero => simp [Rat.add_zero]
  | succ n ih => simp only [sum_succ, ih]; grind

theorem sum_mul_left {n : Nat} (c : Rat) (f : Fin n → Rat) :
    sum n (fun i => c * f i) = c * sum n f := by
  induction n with
  | zero => simp [Rat.mul_zero]
  | succ n ih => simp only [sum_succ, ih]; grind

theorem sum_const {n : Nat} (c : Rat) : sum n (fun _ => c) = n * c := by
  induction n with
  | zero => simp [Rat.zero_mul]
  | succ n ih => simp only [sum_succ, ih, Rat.natCast_add]; grind

theorem sum_eq_zero {n : Nat} {f : Fin n → Rat} (h : ∀ i, f i = 0) : sum n f = 0 := by
  have hf : f = fun _ => 0 := funext h
  rw [hf, sum_const, Rat.mul_zero]

theorem sum_nonneg {n : Nat} {f : Fin n → Rat} (h : ∀ i, 0 ≤ f i) : 0 ≤ sum n f := by
  induction n with
  | zero => exact Rat.le_refl
  | succ n ih =>
    rw [sum_succ]
    have h₁ := ih fun i : Fin n => h ⟨i.val, by omega⟩
    have h₂ := h ⟨n, by omega⟩
    grind

theorem sum_mono {n : Nat} {f g : Fin n → Rat} (h : ∀ i, f i ≤ g i) : sum n f ≤ sum n g := by
  induction n with
  | zero => exact Rat.le_refl
  | succ n ih =>
    rw [sum_succ, sum_succ]
    have h₁ := ih (f := fun i => f ⟨i.val, by omega⟩) (g := fun i => g ⟨i.val, by omega⟩)
      fun i => h ⟨i.val, by omega⟩
    have h₂ := h ⟨n, by omega⟩
    grind

/-- A sum over `j + k` numbers is the sum over the first `j` and the sum over the last `k`. -/
theorem sum_split (j k : Nat) (f : Fin (j + k) → Rat) :
    sum (j + k) f =
      sum j (fun i => f ⟨i.val, by omega⟩) + sum k fun i => f ⟨j + i.val, by omega⟩ := by
  induction k with
  | zero => rw [sum_zero, Rat.add_zero]; rfl
  | succ k ih =>
    rw [sum_succ, ← Rat.add_assoc, ← ih fun i => f ⟨i.val, by omega⟩]; rfl

/-- The order of two finite sums may be exchanged. -/
theorem sum_comm {n m : Nat} (f : Fin n → Fin m → Rat) :
    sum n (fun i => sum m (fun j => f i j)) = sum m (fun j => sum n (fun i => f i j)) := by
  induction n with
  | zero => simp only [sum_zero]; exact (sum_eq_zero fun _ => rfl).symm
  | succ n ih => simp only [sum_succ, sum_add, ih]

/-- Summing against the indicator of `j` picks the term at `j`. -/
theorem sum_indicator_mul {n : Nat} (j : Fin n) (f : Fin n → Rat) :
    sum n (fun i => indicator (i = j) * f i) = f j := by
  induction n with
  | zero => exact j.elim0
  | succ n ih =>
    rw [sum_succ]
    by_cases hj : j.val < n
    · have hne : ¬ (⟨n, by omega⟩ : Fin (n + 1)) = j := by
        intro h; have := congrArg Fin.val h; simp at this; omega
      have hlow := ih ⟨j.val, hj⟩ fun i => f ⟨i.val, by omega⟩
      have hsame : ∀ i : Fin n, indicator ((⟨i.val, by omega⟩ : Fin (n + 1)) = j) =
          indicator (i = ⟨j.val, hj⟩) := by
        intro i; simp only [indicator, Fin.ext_iff]
      simp only [hsame, indicator_neg hne, hlow, Rat.zero_mul, Rat.add_zero]
    · have hlast : (⟨n, by omega⟩ : Fin (n + 1)) = j := by ext; simp only; omega
      have hlow : ∀ i : Fin n, ¬ (⟨i.val, by omega⟩ : Fin (n + 1)) = j := by
        intro i; simp only [Fin.ext_iff]; omega
      simp only [indicator_neg (hlow _), hlast, indicator_pos, Rat.zero_mul,
        sum_eq_zero fun _ => rfl, Rat.one_mul, Rat.zero_add]

end Spec.MDP
