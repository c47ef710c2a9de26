module

public import Spec.SpellCorrection.Basic

/-!
# The Levenshtein distance

The distance of `Spec.SpellCorrection.Basic`, which is the recursion of Wagner and Fischer, is a
metric on the lists over any type, and the least number of edits.

## Main definitions

* `Edits`: a number of edits leads from one list to another.

## Main statements

* `levenshtein_eq_zero_iff`, `levenshtein_comm`, `levenshtein_triangle`: it is a metric.
* `length_le_levenshtein_add`, `levenshtein_le_max`: it lies between the difference of the lengths
  and the longer length.
* `levenshtein_append_left`: a common prefix does not matter.
* `levenshtein_least`: it is the least number of edits.
* `levenshtein_reverse`, `levenshtein_concat`: the recursion from the other end.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

variable {α : Type} [DecidableEq α]

/-! ### A metric -/

/-- One more element at the front of either list adds at most one. -/
theorem levenshtein_cons_left_le (a : α) (as bs : List α) :
    levenshtein (a :: as) bs ≤ levenshtein as bs + 1 := by
  cases bs with
  | nil => rw [levenshtein_nil_right, levenshtein_nil_right, List.length_cons]; omega
  | cons b bs => rw [levenshtein_cons_cons]; omega

theorem levenshtein_cons_right_le (b : α) (as bs : List α) :
    levenshtein as (b :: bs) ≤ levenshtein as bs + 1 := by
  cases as with
  | nil => rw [levenshtein_nil_left, levenshtein_nil_left, List.length_cons]; omega
  | cons a as => rw [levenshtein_cons_cons]; omega

theorem levenshtein_cons_cons_le (a b : α) (as bs : List α) :
    levenshtein (a :: as) (b :: bs) ≤ levenshtein as bs + if a = b then 0 else 1 := by
  rw [levenshtein_cons_cons]; omega

/-- **Claim.** The Levenshtein distance is symmetric. -/
theorem levenshtein_comm (as bs : List α) : levenshtein as bs = levenshtein bs as := by
  induction as generalizing bs with
  | nil => rw [levenshtein_nil_left, levenshtein_nil_right]
  | cons a as iha =>
    induction bs with
    | nil => rw [levenshtein_nil_left, levenshtein_nil_right]
    | cons b bs ihb =>
      rw [levenshtein_cons_cons, levenshtein_cons_cons, iha bs, iha (b :: bs), ihb]
      by_cases h : a = b
      · rw [if_pos h, if_pos h.symm]; omega
      · rw [if_neg h, if_neg fun h' => h h'.symm]; omega

/-- One element less at the front of a list adds at most one. -/
theorem levenshtein_le_cons_left (a : α) (as bs : List α) :
    levenshtein as bs ≤ levenshtein (a :: as) bs + 1 := by
  induction bs with
  | nil => rw [levenshtein_nil_right, levenshtein_nil_right, List.length_cons]; omega
  | cons b bs ih =>
    have := levenshtein_cons_right_le b as bs
    rw [levenshtein_cons_cons]; omega

theorem levenshtein_le_cons_right (b : α) (as bs : List α) :
    levenshtein as bs ≤ levenshtein as (b :: bs) + 1 := by
  rw [levenshtein_comm as, levenshtein_comm as]; exact levenshtein_le_cons_left b bs as

/-- **Claim.** A common first element does not matter to the Levenshtein distance. -/
theorem levenshtein_cons_self (a : α) (as bs : List α) :
    levenshtein (a :: as) (a :: bs) = levenshtein as bs := by
  have := levenshtein_le_cons_left a as bs
  have := levenshtein_le_cons_right a as bs
  rw [levenshtein_cons_cons, if_pos rfl]; omega

/-- **Claim.** A common prefix does not matter to the Levenshtein distance. -/
theorem levenshtein_append_left (cs as bs : List α) :
    levenshtein (cs ++ as) (cs ++ bs) = levenshtein as bs := by
  induction cs with
  | nil => rfl
  | cons c cs ih => rw [List.cons_append, List.cons_append, levenshtein_cons_self, ih]

/-- **Claim.** The Levenshtein distance of a list from itself is zero. -/
theorem levenshtein_self (as : List α) : levenshtein as as = 0 := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [levenshtein_cons_self, ih]

/-- **Claim.** The Levenshtein distance of two lists is zero exactly when they are equal. -/
theorem levenshtein_eq_zero_iff {as bs : List α} : levenshtein as bs = 0 ↔ as = bs := by
  refine ⟨fun h => ?_, fun h => h ▸ levenshtein_self as⟩
  induction as generalizing bs with
  | nil => rw [levenshtein_nil_left] at h; exact (List.length_eq_zero_iff.mp h).symm
  | cons a as ih =>
    cases bs with
    | nil => rw [levenshtein_nil_right, List.length_cons] at h; omega
    | cons b bs =>
      rw [levenshtein_cons_cons] at h; by_cases hab : a = b
      · rw [hab, ih (bs := bs) (by rw [if_pos hab] at h; omega)]
      · rw [if_neg hab] at h; omega

/-- **Claim.** The Levenshtein distance is at least the difference of the lengths. -/
theorem length_le_levenshtein_add (as bs : List α) :
    as.length ≤ levenshtein as bs + bs.length ∧ bs.length ≤ levenshtein as bs + as.length := by
  induction as generalizing bs with
  | nil => rw [levenshtein_nil_left, List.length_nil]; omega
  | cons a as iha =>
    induction bs with
    | nil => rw [levenshtein_nil_right, List.length_nil]; omega
    | cons b bs ihb =>
      have h₁ := iha bs
      have h₂ := iha (b :: bs)
      rw [levenshtein_cons_cons]
      rw [List.length_cons] at *; rw [List.length_cons] at *; omega

/-- **Claim.** The Levenshtein distance is at most the longer length. -/
theorem levenshtein_le_max (as bs : List α) :
    levenshtein as bs ≤ max as.length bs.length := by
  induction as generalizing bs with
  | nil => rw [levenshtein_nil_left]; omega
  | cons a as ih =>
    cases bs with
    | nil => rw [levenshtein_nil_right]; omega
    | cons b bs =>
      have h₁ := ih bs
      have h₂ := levenshtein_cons_cons_le a b as bs
      rw [List.length_cons, List.length_cons]
      split at h₂ <;> omega

/-- **Claim.** The Levenshtein distance satisfies the triangle inequality. -/
theorem levenshtein_triangle (as bs cs : List α) :
    levenshtein as cs ≤ levenshtein as bs + levenshtein bs cs := by
  match as, bs, cs with
  | [], bs, cs =>
    have := length_le_levenshtein_add bs cs
    rw [levenshtein_nil_left, levenshtein_nil_left]; omega
  | as, bs, [] =>
    have := length_le_levenshtein_add as bs
    rw [levenshtein_nil_right, levenshtein_nil_right]; omega
  | as, [], cs =>
    have := levenshtein_le_max as cs
    rw [levenshtein_nil_left, levenshtein_nil_right]; omega
  | a :: as, b :: bs, c :: cs =>
    have h₁ := levenshtein_triangle as (b :: bs) (c :: cs)
    have h₂ := levenshtein_triangle (a :: as) (b :: bs) cs
    have h₃ := levenshtein_triangle (a :: as) bs (c :: cs)
    have h₄ := levenshtein_triangle as bs cs
    have h₅ := levenshtein_cons_left_le a as (c :: cs)
    have h₆ := levenshtein_cons_right_le c (a :: as) cs
    have h₇ := levenshtein_le_cons_left b bs (c :: cs)
    have h₈ := levenshtein_le_cons_right b (a :: as) bs
    have h₉ := levenshtein_cons_cons_le a c as cs
    have hab := levenshtein_cons_cons a b as bs
    have hbc := levenshtein_cons_cons b c bs cs
    have hsub : (if a = c then 0 else 1) ≤ (if a = b then 0 else 1) + if b = c then 0 else 1 := by
      grind
    generalize (if a = b then 0 else 1) = x, (if b = c then 0 else 1) = y,
      (if a = c then 0 else 1) = z at *
    omega
termination_by as.length + bs.length + cs.length

/-! ### The least number of edits -/

/-- `Edits n as bs`: some `n` edits, each of which inserts, deletes or substitutes one element
somewhere, lead from `as` to `bs`. -/
inductive Edits : Nat → List α → List α → Prop where
  /-- No edit leaves a list as it is. -/
  | none (as : List α) : Edits 0 as as
  /-- An edit inserts an element. -/
  | insert {n : Nat} {as xs ys : List α} (a : α) (h : Edits n as (xs ++ ys)) :
    Edits (n + 1) as (xs ++ a :: ys)
  /-- An edit deletes an element. -/
  | delete {n : Nat} {as xs ys : List α} {a : α} (h : Edits n as (xs ++ a :: ys)) :
    Edits (n + 1) as (xs ++ ys)
  /-- An edit substitutes an element. -/
  | substitute {n : Nat} {as xs ys : List α} {a : α} (b : α) (h : Edits n as (xs ++ a :: ys)) :
    Edits (n + 1) as (xs ++ b :: ys)

omit [DecidableEq α] in
/-- Edits behind a common first element, and after a deletion of the first one. -/
theorem Edits.cons {n : Nat} {as bs : List α} (h : Edits n as bs) (c : α) :
    Edits n (c :: as) (c :: bs) := by
  induction h with
  | none as => exact .none _
  | insert a _ ih => exact .insert (xs := c :: _) a ih
  | delete _ ih => exact .delete (xs := c :: _) ih
  | substitute b _ ih => exact .substitute (xs := c :: _) b ih

omit [DecidableEq α] in
theorem Edits.cons_left {n : Nat} {as bs : List α} (h : Edits n as bs) (a : α) :
    Edits (n + 1) (a :: as) bs := by
  induction h with
  | none as => exact .delete (xs := []) (.none (a :: as))
  | insert a _ ih => exact .insert a ih
  | delete _ ih => exact .delete ih
  | substitute b _ ih => exact .substitute b ih

theorem edits_levenshtein (as bs : List α) : Edits (levenshtein as bs) as bs := by
  induction as generalizing bs with
  | nil =>
    induction bs with
    | nil => exact .none []
    | cons b bs ih => exact .insert (xs := []) b ih
  | cons a as iha =>
    induction bs with
    | nil =>
      rw [levenshtein_nil_right, List.length_cons, ← levenshtein_nil_right as]
      exact (iha []).cons_left a
    | cons b bs ihb =>
      have hdel := (iha (b :: bs)).cons_left a
      have hins : Edits (levenshtein (a :: as) bs + 1) (a :: as) (b :: bs) :=
        .insert (xs := []) b ihb
      have hsub : Edits (levenshtein as bs + if a = b then 0 else 1) (a :: as) (b :: bs) := by
        split
        · next h => rw [← h]; exact (iha bs).cons a
        · exact .substitute (xs := []) b ((iha bs).cons a)
      have hmin := levenshtein_cons_cons a b as bs
      have h : levenshtein (a :: as) (b :: bs) = levenshtein as bs + (if a = b then 0 else 1) ∨
          levenshtein (a :: as) (b :: bs) = levenshtein as (b :: bs) + 1 ∨
          levenshtein (a :: as) (b :: bs) = levenshtein (a :: as) bs + 1 := by omega
      rcases h with h | h | h <;> rw [h] <;> assumption

/-- **Claim.** The Levenshtein distance is the least number of edits, each of which inserts, deletes
or substitutes one element, that lead from one list to the other. -/
theorem levenshtein_least (as bs : List α) :
    Edits (levenshtein as bs) as bs ∧ ∀ n, Edits n as bs → levenshtein as bs ≤ n := by
  refine ⟨edits_levenshtein as bs, fun n h => ?_⟩
  have hone : ∀ {as cs ds : List α} {n : Nat}, levenshtein cs ds ≤ 1 → levenshtein as cs ≤ n →
      levenshtein as ds ≤ n + 1 := fun h₁ h₂ =>
    Nat.le_trans (levenshtein_triangle _ _ _) (Nat.add_le_add h₂ h₁)
  induction h with
  | none => exact Nat.le_of_eq (levenshtein_self _)
  | @insert _ _ xs ys a _ ih =>
    have := levenshtein_cons_right_le a ys ys
    exact hone (by rwa [levenshtein_self, ← levenshtein_append_left xs] at this) ih
  | @delete _ _ xs ys a _ ih =>
    have := levenshtein_cons_left_le a ys ys
    exact hone (by rwa [levenshtein_self, ← levenshtein_append_left xs] at this) ih
  | @substitute _ _ xs ys a b _ ih =>
    have := levenshtein_cons_cons_le a b ys ys
    rw [levenshtein_self, ← levenshtein_append_left xs] at this
    exact hone (Nat.le_trans this (by split <;> decide)) ih

/-! ### The other end -/

omit [DecidableEq α] in
theorem Edits.reverse {n : Nat} {as bs : List α} (h : Edits n as bs) :
    Edits n as.reverse bs.reverse := by
  induction h with
  | none as => exact .none _
  | insert a _ ih =>
    rw [List.reverse_append] at ih
    rw [List.reverse_append, List.reverse_cons, List.append_assoc]
    exact .insert a ih
  | delete _ ih =>
    rw [List.reverse_append, List.reverse_cons, List.append_assoc] at ih
    rw [List.reverse_append]
    exact .delete ih
  | substitute b _ ih =>
    rw [List.reverse_append, List.reverse_cons, List.append_assoc] at ih ⊢
    exact .substitute b ih

/-- **Claim.** The Levenshtein distance of two lists is that of the lists read backwards. -/
theorem levenshtein_reverse (as bs : List α) :
    levenshtein as.reverse bs.reverse = levenshtein as bs := by
  have h (as bs : List α) : levenshtein as.reverse bs.reverse ≤ levenshtein as bs :=
    (levenshtein_least _ _).2 _ (edits_levenshtein as bs).reverse
  have h' := h as.reverse bs.reverse
  rw [List.reverse_reverse, List.reverse_reverse] at h'
  exact Nat.le_antisymm (h as bs) h'

/-- The recursion of Wagner and Fischer from the other end. -/
theorem levenshtein_concat (a b : α) (as bs : List α) :
    levenshtein (as ++ [a]) (bs ++ [b]) =
      min (levenshtein as bs + if a = b then 0 else 1)
        (min (levenshtein as (bs ++ [b]) + 1) (levenshtein (as ++ [a]) bs + 1)) := by
  have h := levenshtein_cons_cons a b as.reverse bs.reverse
  rw [← List.reverse_concat, ← List.reverse_concat] at h
  simpa only [levenshtein_reverse, List.concat_eq_append] using h

end Spec.SpellCorrection
