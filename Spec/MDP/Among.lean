module

public import Spec.MDP.Random.Sample

/-!
# Choosing among the elements of a list

## Main definitions

* `Draw.among`: one of the elements of a list, all places equally likely.

## Main statements

* `Draw.mem_among`: every element can be chosen, and nothing else.
* `Draw.expect_among`: the expectation is the mean over the list.
* `Draw.sample_among`: a word chooses the element at its index.
* `Draw.within_among`: it is a single choice.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α : Type}

/-- One of the elements of a list, all places equally likely: an element that stands there twice is
twice as likely. From the empty list it is `default`, with certainty. -/
noncomputable def among (default : α) : List α → Draw α
  | [] => .pure default
  | a :: as => .uniform as.length fun i => .pure ((a :: as).get i)

theorem among_of_ne_nil {default : α} {l : List α} (h : l ≠ []) :
    ∃ hl : l.length - 1 + 1 = l.length,
      among default l = .uniform (l.length - 1) fun i => .pure (l.get (i.cast hl)) := by
  cases l with
  | nil => exact absurd rfl h
  | cons a as => exact ⟨rfl, rfl⟩

/-- **Claim.** Every element of a list that is not empty can be chosen, and nothing else. -/
theorem mem_among {default : α} {l : List α} (h : l ≠ []) {a : α} :
    a ∈ among default l ↔ a ∈ l := by
  obtain ⟨hl, heq⟩ := among_of_ne_nil (default := default) h
  rw [heq, List.mem_iff_get]
  constructor
  · rintro ⟨i, hi⟩
    exact ⟨i.cast hl, (mem_pure.mp hi).symm⟩
  · rintro ⟨i, rfl⟩
    exact ⟨i.cast hl.symm, rfl⟩

/-- From any list, the value is an element or the default. -/
theorem eq_or_mem_of_mem_among {default : α} {l : List α} {a : α} (h : a ∈ among default l) :
    a = default ∨ a ∈ l := by
  by_cases hl : l = []
  · subst hl; exact .inl (mem_pure.mp h)
  · exact .inr ((mem_among hl).mp h)

/-- A sum is its first term and the sum of the others. -/
theorem sum_first (n : Nat) (f : Fin (n + 1) → Rat) :
    sum (n + 1) f = f 0 + sum n fun i => f i.succ := by
  induction n with
  | zero => rw [sum_succ, sum_zero, sum_zero, Rat.zero_add, Rat.add_zero]; rfl
  | succ n ih => rw [sum_succ, ih, sum_succ, Rat.add_assoc]; rfl

/-- The values of a function over the places of a list sum to those over its elements. -/
theorem sum_get (f : α → Rat) (l : List α) :
    (sum l.length fun i => f (l.get i)) = (l.map f).sum := by
  induction l with
  | nil => rfl
  | cons a as ih =>
    rw [List.map_cons, List.sum_cons, ← ih]
    exact sum_first as.length fun i => f ((a :: as).get i)

/-- **Claim.** The expectation of a function is its mean over the list. -/
theorem expect_among {default : α} {l : List α} (h : l ≠ []) (f : α → Rat) :
    (among default l).expect f = (l.map f).sum / l.length := by
  cases l with
  | nil => exact absurd rfl h
  | cons a as =>
    rw [among, expect_uniform, Rat.mkRat_eq_div, Rat.intCast_one, Rat.div_def, Rat.div_def,
      Rat.one_mul, Rat.mul_comm, ← sum_get]
    rfl

/-- **Claim.** A random word `u` draws from a list that is not empty the element with the number
`⌊u · length / 2^64⌋`. -/
theorem sample_among {default : α} {l : List α} (h : l ≠ []) (u : UInt64) (us : List UInt64) :
    (among default l).sample (u :: us) =
      l.get ⟨u.toNat * l.length / 2 ^ 64,
        Random.mul_div_lt (List.length_pos_iff.mpr h) u.toNat_lt⟩ := by
  cases l with
  | nil => exact absurd rfl h
  | cons a as => rw [among, sample_uniform_cons, sample_pure]; rfl

/-- A choice from a list is a single choice. -/
theorem within_among (default : α) (l : List α) :
    (among default l).Within 1 (bias l.length) := by
  cases l with
  | nil => exact within_pure _ _ _
  | cons a as =>
    have := within_uniform (n := as.length) (next := fun i => .pure ((a :: as).get i))
      fun i => within_pure _ 0 0
    rw [Nat.zero_add, Nat.zero_add] at this
    exact this

end Spec.MDP.Draw
