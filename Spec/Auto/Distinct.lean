module

public import Spec.Auto.Chance
public import Spec.MDP.Among

/-!
# Draws without replacement

Two or three different numbers of some, drawn one after the other. A number that is not the first
one is drawn by its place among those that are left, as from a list from which what was drawn is
erased.

## Main definitions

* `UpTo.skip`: the number with a place among all but one.
* `Chance.twoOf`, `Chance.threeOf`: different numbers, all pairs and triples equally likely.

## Main statements

* `Chance.among_eq`, `Chance.among_eq_twoOf`, `Chance.among_eq_threeOf`: drawing numbers is drawing
  elements of a list, each from what is left.
* `Chance.mem_twoOf`, `Chance.mem_threeOf`: they are different.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

open Spec.MDP

variable {last : UInt32} {width : Nat}

theorem toNat_pred_last (h : 0 < last) : (last - 1).toNat = last.toNat - 1 := by
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_zero] at h
  rw [UInt32.toNat_sub_of_le _ _ (by rw [UInt32.le_iff_toNat_le, UInt32.toNat_one]; omega)]
  rfl

/-- The number with place `j` among all numbers but `i`. -/
@[inline] def UpTo.skip (h : 0 < last) (i : UpTo last width) (j : UpTo (last - 1) width) :
    UpTo last width :=
  ⟨j.val + Word.bit (i.val ≤ j.val), by
    have hj := j.toNat_le
    have := last.toNat_lt
    rw [toNat_pred_last h] at hj
    rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_zero] at h
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_add, Word.toNat_bit]
    simp only [UpTo.toNat] at *
    split <;> omega⟩

theorem UpTo.toNat_skip (h : 0 < last) (i : UpTo last width) (j : UpTo (last - 1) width) :
    (i.skip h j).toNat = if j.toNat < i.toNat then j.toNat else j.toNat + 1 := by
  have hj := j.toNat_le
  have := last.toNat_lt
  rw [toNat_pred_last h] at hj
  change (j.val + Word.bit (i.val ≤ j.val)).toNat = _
  rw [UInt32.toNat_add, Word.toNat_bit]
  simp only [UInt32.le_iff_toNat_le, UpTo.toNat] at *
  split <;> split <;> omega

theorem UpTo.skip_ne (h : 0 < last) (i : UpTo last width) (j : UpTo (last - 1) width) :
    i.skip h j ≠ i := fun heq => by
  have := i.toNat_skip h j
  rw [heq] at this
  split at this <;> omega

theorem UpTo.skip_inj (h : 0 < last) {i : UpTo last width} {j k : UpTo (last - 1) width}
    (heq : i.skip h j = i.skip h k) : j = k := by
  have := congrArg UpTo.toNat heq
  rw [toNat_skip, toNat_skip] at this
  exact ext_toNat (by split at this <;> split at this <;> omega)

namespace Chance

theorem pred_lt (h : 0 < last ∧ last < 0xffffffff) : last - 1 < 0xffffffff := by
  rw [UInt32.lt_iff_toNat_lt, toNat_pred_last h.1]
  exact Nat.lt_of_le_of_lt (Nat.sub_le ..) (UInt32.lt_iff_toNat_lt.mp h.2)

theorem pred_last (h : 1 < last ∧ last < 0xffffffff) :
    0 < last ∧ 0 < last - 1 ∧ last - 1 < 0xffffffff := by
  have h₁ := h.1
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_one] at h₁
  have h₀ : 0 < last := by rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_zero]; omega
  refine ⟨h₀, ?_, pred_lt ⟨h₀, h.2⟩⟩
  rw [UInt32.lt_iff_toNat_lt, toNat_pred_last h₀, UInt32.toNat_zero]
  omega

/-- Two different numbers of `0, …, last`, one after the other. -/
@[inline] def twoOf (last : UInt32) (h : 0 < last ∧ last < 0xffffffff) :
    Chance 2 (UpTo last width × UpTo last width) :=
  (uniform last h.2).bind fun i =>
    (uniform (last - 1) (pred_lt h)).map fun j => (i, i.skip h.1 j)

/-- Three different numbers of `0, …, last`, one after the other. -/
@[inline] def threeOf (last : UInt32) (h : 1 < last ∧ last < 0xffffffff) :
    Chance 3 (UpTo last width × UpTo last width × UpTo last width) :=
  (uniform last h.2).bind fun i => (twoOf (last - 1) (pred_last h).2).map fun x =>
    (i, i.skip (pred_last h).1 x.1, i.skip (pred_last h).1 x.2)

/-! ### What theorems are about -/

/-- **Claim.** Two numbers that are drawn are different. -/
theorem mem_twoOf {h : 0 < last ∧ last < 0xffffffff} {x : UpTo last width × UpTo last width}
    (hx : x ∈ (twoOf last h).law) : x.1 ≠ x.2 := by
  rw [twoOf, law_bind, Draw.mem_bind] at hx
  obtain ⟨i, -, hx⟩ := hx
  rw [law_map, Draw.mem_map] at hx
  obtain ⟨j, -, rfl⟩ := hx
  exact (i.skip_ne h.1 j).symm

/-- **Claim.** Three numbers that are drawn are different. -/
theorem mem_threeOf {h : 1 < last ∧ last < 0xffffffff}
    {x : UpTo last width × UpTo last width × UpTo last width} (hx : x ∈ (threeOf last h).law) :
    x.1 ≠ x.2.1 ∧ x.1 ≠ x.2.2 ∧ x.2.1 ≠ x.2.2 := by
  rw [threeOf, law_bind, Draw.mem_bind] at hx
  obtain ⟨i, -, hx⟩ := hx
  rw [law_map, Draw.mem_map] at hx
  obtain ⟨y, hy, rfl⟩ := hx
  have h₀ := (pred_last h).1
  exact ⟨(i.skip_ne h₀ _).symm, (i.skip_ne h₀ _).symm, fun h => mem_twoOf hy (UpTo.skip_inj h₀ h)⟩

variable {α β : Type} {default : α} {l : List α}

/-- **Claim.** Drawing a number is drawing an element of a list, of which it is the place. -/
theorem among_eq (h : last < 0xffffffff) (hl : l.length = last.toNat + 1)
    {g : UpTo last width → α} (hg : ∀ i, l[i.toNat]? = some (g i)) :
    Draw.among default l = (uniform last h).law.map g := by
  have congr {n m : Nat} (h : n = m) {f : Fin (n + 1) → Draw α} {f' : Fin (m + 1) → Draw α}
      (hf : ∀ i, f i = f' (i.cast (by rw [h]))) : Draw.uniform n f = .uniform m f' := by
    subst h; exact congrArg _ (funext hf)
  cases l with
  | nil => exact absurd hl (Nat.zero_ne_add_one _)
  | cons a as =>
    have hlast : as.length = last.toNat := Nat.succ.inj hl
    rw [law_uniform, Draw.among]
    refine congr hlast fun i => congrArg Draw.pure (Option.some.inj ?_)
    have hi := i.isLt
    have hof : (ofBranch (last := last) width (i.cast (by rw [hlast]))).toNat = i.val :=
      UInt32.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le hi (hlast ▸ last.toNat_lt))
    rw [← hg, hof, List.get_eq_getElem]
    exact (List.getElem?_eq_getElem hi).symm

variable [DecidableEq α]

theorem erase_eq_eraseIdx (hl : l.Nodup) {i : Nat} {a : α} (h : l[i]? = some a) :
    l.erase a = l.eraseIdx i := by
  induction l generalizing i with
  | nil => exact absurd h (by simp only [List.getElem?_nil, reduceCtorEq, not_false_eq_true])
  | cons b l ih =>
    obtain ⟨hb, hl⟩ := List.nodup_cons.mp hl
    cases i with
    | zero =>
      rw [List.getElem?_cons_zero, Option.some.injEq] at h
      rw [h, List.erase_cons_head]; rfl
    | succ i =>
      rw [List.getElem?_cons_succ] at h
      have hab : b ≠ a := fun hba => hb (by rw [hba]; exact List.mem_of_getElem? h)
      rw [List.erase_cons_tail (by simpa only [beq_iff_eq] using hab), ih hl h]; rfl

/-- What is left of a list is counted by `skip`. -/
theorem erase_skip (hl : l.Nodup) (hlen : l.length = last.toNat + 1) {g : UpTo last width → α}
    (hg : ∀ i, l[i.toNat]? = some (g i)) (h : 0 < last) (i : UpTo last width) :
    (l.erase (g i)).Nodup ∧ (l.erase (g i)).length = (last - 1).toNat + 1 ∧
      ∀ j : UpTo (last - 1) width, (l.erase (g i))[j.toNat]? = some (g (i.skip h j)) := by
  refine ⟨hl.erase _, ?_, fun j => ?_⟩
  · rw [List.length_erase_of_mem (List.mem_of_getElem? (hg i)), hlen, toNat_pred_last h]
    rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_zero] at h
    omega
  · rw [erase_eq_eraseIdx hl (hg i), List.getElem?_eraseIdx, ← hg, UpTo.toNat_skip]
    split <;> rfl

/-- **Claim.** Drawing two numbers is drawing an element of a list without duplicates and then one
of the rest, of which they are the places. -/
theorem among_eq_twoOf (h : 0 < last ∧ last < 0xffffffff) (hl : l.Nodup)
    (hlen : l.length = last.toNat + 1) {g : UpTo last width → α}
    (hg : ∀ i, l[i.toNat]? = some (g i)) (f : α → α → β) :
    ((Draw.among default l).bind fun a => (Draw.among default (l.erase a)).map fun b => f a b) =
      (twoOf last h).law.map fun x => f (g x.1) (g x.2) := by
  rw [among_eq h.2 hlen hg, twoOf, law_bind, Draw.map, Draw.map, Draw.bind_assoc, Draw.bind_assoc]
  refine congrArg _ (funext fun i => ?_)
  obtain ⟨-, hlen', hg'⟩ := erase_skip hl hlen hg h.1 i
  rw [Draw.pure_bind, among_eq (pred_lt h) hlen' hg', law_map]
  simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]

/-- **Claim.** Drawing three numbers is drawing an element of a list without duplicates, one of the
rest and one of what is left then, of which they are the places. -/
theorem among_eq_threeOf (h : 1 < last ∧ last < 0xffffffff) (hl : l.Nodup)
    (hlen : l.length = last.toNat + 1) {g : UpTo last width → α}
    (hg : ∀ i, l[i.toNat]? = some (g i)) (f : α → α → α → β) :
    ((Draw.among default l).bind fun a => (Draw.among default (l.erase a)).bind fun b =>
      (Draw.among default ((l.erase a).erase b)).map fun c => f a b c) =
      (threeOf last h).law.map fun x => f (g x.1) (g x.2.1) (g x.2.2) := by
  rw [among_eq h.2 hlen hg, threeOf, law_bind, Draw.map, Draw.map, Draw.bind_assoc, Draw.bind_assoc]
  refine congrArg _ (funext fun i => ?_)
  obtain ⟨hl', hlen', hg'⟩ := erase_skip hl hlen hg (pred_last h).1 i
  rw [Draw.pure_bind, among_eq_twoOf (pred_last h).2 hl' hlen' hg', law_map]
  simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]

end Chance

end Spec.Auto
