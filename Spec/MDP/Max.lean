module

public import Spec.MDP.Sum

/-!
# Finite maxima of rationals and the supremum norm

`maximum n f` is the largest of `f 0, …, f (n - 1)`, by recursion on `n`, so that it runs.

## Main definitions

* `maximum`: the largest value of a function on `Fin n`.
* `abs`: the absolute value.
* `supNorm`: the largest absolute value.

## Main statements

* `le_maximum`, `exists_eq_maximum`: the maximum is an upper bound, and it is attained.
* `maximum_le_iff`: it is the least upper bound.
* `supNorm_le_iff`: a bound of the supremum norm bounds every entry.
-/

@[expose] public section

namespace Spec.MDP

/-- The largest of `f 0, …, f (n - 1)`, and `0` when there is none. -/
def maximum : (n : Nat) → (Fin n → Rat) → Rat
  | 0, _ => 0
  | 1, f => f 0
  | n + 2, f => max (maximum (n + 1) fun i => f ⟨i.val, by omega⟩) (f ⟨n + 1, by omega⟩)

/-- The absolute value. -/
@[inline] def abs (x : Rat) : Rat := max x (-x)

/-- The supremum norm: the largest absolute value of an entry. -/
def supNorm {n : Nat} (v : Fin n → Rat) : Rat := maximum n fun s => abs (v s)

theorem le_max_left (a b : Rat) : a ≤ max a b := by
  rw [Rat.max_def]; split <;> grind

theorem le_max_right (a b : Rat) : b ≤ max a b := by
  rw [Rat.max_def]; split <;> grind

theorem max_le_iff {a b c : Rat} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c := by
  rw [Rat.max_def]; split <;> grind

theorem abs_le_iff {x c : Rat} : abs x ≤ c ↔ -c ≤ x ∧ x ≤ c := by
  rw [abs, max_le_iff]; grind

theorem abs_nonneg (x : Rat) : 0 ≤ abs x := by
  have h₁ := le_max_left x (-x)
  have h₂ := le_max_right x (-x)
  unfold abs; grind

theorem abs_sub_comm (x y : Rat) : abs (x - y) = abs (y - x) := by
  unfold abs; rw [Rat.max_def, Rat.max_def]; split <;> split <;> grind

theorem abs_sub_le_iff {x y c : Rat} : abs (x - y) ≤ c ↔ x ≤ y + c ∧ y ≤ x + c := by
  rw [abs_le_iff]; grind

/-- Every entry is at most the maximum. -/
theorem le_maximum {n : Nat} (f : Fin n → Rat) (i : Fin n) : f i ≤ maximum n f := by
  induction n with
  | zero => exact i.elim0
  | succ n ih =>
    cases n with
    | zero => rw [maximum, show i = 0 from Fin.ext (by omega)]; exact Rat.le_refl
    | succ n =>
      rw [maximum]
      by_cases hi : i.val < n + 1
      · exact Rat.le_trans (ih (fun j => f ⟨j.val, by omega⟩) ⟨i.val, hi⟩) (le_max_left _ _)
      · rw [show i = ⟨n + 1, by omega⟩ from Fin.ext (by simp only; omega)]
        exact le_max_right _ _

/-- The maximum over a set that is not empty is attained. -/
theorem exists_eq_maximum {n : Nat} (hn : 0 < n) (f : Fin n → Rat) : ∃ i, f i = maximum n f := by
  induction n with
  | zero => omega
  | succ n ih =>
    cases n with
    | zero => exact ⟨0, by rw [maximum]⟩
    | succ n =>
      rw [maximum, Rat.max_def]
      split
      · exact ⟨_, rfl⟩
      · obtain ⟨i, hi⟩ := ih (Nat.succ_pos n) fun j => f ⟨j.val, by omega⟩
        exact ⟨⟨i.val, by omega⟩, hi⟩

/-- The maximum is the least upper bound. -/
theorem maximum_le_iff {n : Nat} (hn : 0 < n) {f : Fin n → Rat} {c : Rat} :
    maximum n f ≤ c ↔ ∀ i, f i ≤ c := by
  constructor
  · exact fun h i => Rat.le_trans (le_maximum f i) h
  · intro h
    obtain ⟨i, hi⟩ := exists_eq_maximum hn f
    exact hi ▸ h i

theorem maximum_nonneg {n : Nat} {f : Fin n → Rat} (h : ∀ i, 0 ≤ f i) : 0 ≤ maximum n f := by
  cases n with
  | zero => exact Rat.le_refl
  | succ n => exact Rat.le_trans (h 0) (le_maximum f 0)

/-- The maximum of the larger function is larger. -/
theorem maximum_mono {n : Nat} {f g : Fin n → Rat} (h : ∀ i, f i ≤ g i) :
    maximum n f ≤ maximum n g := by
  cases n with
  | zero => exact Rat.le_refl
  | succ n =>
    exact (maximum_le_iff (Nat.succ_pos n)).mpr fun i => Rat.le_trans (h i) (le_maximum g i)

/-- Two functions that are `c` apart have maxima that are at most `c` apart. -/
theorem abs_maximum_sub_le {n : Nat} (hn : 0 < n) {f g : Fin n → Rat} {c : Rat}
    (h : ∀ i, abs (f i - g i) ≤ c) : abs (maximum n f - maximum n g) ≤ c := by
  obtain ⟨i, hi⟩ := exists_eq_maximum hn f
  obtain ⟨j, hj⟩ := exists_eq_maximum hn g
  have hi' := abs_sub_le_iff.mp (h i)
  have hj' := abs_sub_le_iff.mp (h j)
  have h₁ := le_maximum g i
  have h₂ := le_maximum f j
  rw [abs_sub_le_iff]
  grind

theorem supNorm_nonneg {n : Nat} (v : Fin n → Rat) : 0 ≤ supNorm v :=
  maximum_nonneg fun s => abs_nonneg (v s)

theorem abs_le_supNorm {n : Nat} (v : Fin n → Rat) (s : Fin n) : abs (v s) ≤ supNorm v :=
  le_maximum (fun s => abs (v s)) s

/-- A nonnegative number bounds the supremum norm exactly when it bounds every entry. -/
theorem supNorm_le_iff {n : Nat} {v : Fin n → Rat} {c : Rat} (hc : 0 ≤ c) :
    supNorm v ≤ c ↔ ∀ s, abs (v s) ≤ c := by
  cases n with
  | zero => exact ⟨fun _ s => s.elim0, fun _ => hc⟩
  | succ n => exact maximum_le_iff (Nat.succ_pos n)

end Spec.MDP
