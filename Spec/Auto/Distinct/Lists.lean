module

public import Spec.Auto.Distinct
public import Spec.MDP.Among

/-!
# Draws without replacement, as draws from a list

## Main definitions

* `Draw.distinct`: elements of a list, each erased before the next is drawn.

## Main statements

* `Chance.among_eq`, `Chance.law_distinct`: drawing numbers is drawing elements of a list, each from
  what is left.
* `Draw.perm_distinct`: as many elements as there are come out in some order.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α : Type} [DecidableEq α] {default : α}

/-- `m + 1` elements of a list, one after the other, each erased before the next is drawn. -/
noncomputable def distinct (default : α) : (m : Nat) → List α → Draw (Auto.Cells α m)
  | 0, l => (among default l).map fun a => ⟨a⟩
  | m + 1, l => (among default l).bind fun a => (distinct default m (l.erase a)).map fun c => ⟨a, c⟩

/-- Elements of a list that are as many as it has are those of the list in some order. -/
theorem perm_distinct {m : Nat} {l : List α} (hl : l.length = m + 1) {c : Auto.Cells α m}
    (hc : c ∈ distinct default m l) : c.toList.Perm l := by
  have hne : l ≠ [] := fun h => by rw [h] at hl; exact absurd hl (Nat.zero_ne_add_one m)
  induction m generalizing l with
  | zero =>
    obtain ⟨a, ha, rfl⟩ := mem_map.mp hc
    obtain ⟨b, rfl⟩ := List.length_eq_one_iff.mp hl
    rw [mem_among hne, List.mem_singleton] at ha
    rw [ha]; exact .refl _
  | succ m ih =>
    obtain ⟨a, ha, hc⟩ := mem_bind.mp hc
    obtain ⟨d, hd, rfl⟩ := mem_map.mp hc
    rw [mem_among hne] at ha
    have hlen : (l.erase a).length = m + 1 := by rw [List.length_erase_of_mem ha, hl]; rfl
    exact ((ih hlen hd fun h => by
      rw [h] at hlen; exact absurd hlen (Nat.zero_ne_add_one m)).cons a).trans
        (List.perm_cons_erase ha).symm

end Spec.MDP.Draw

namespace Spec.Auto.Chance

open Spec.MDP

variable {α : Type} {last : UInt32} {width : Nat} {default : α} {l : List α}

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

theorem distinct_eq_drawn {m : Nat} [U : Unroll m] (u : Urn α width m) (hl : l.Nodup)
    (hlen : l.length = u.last.toNat + 1) (hu : ∀ i, l[i.toNat]? = some (u.value i)) :
    Draw.distinct default m l = (drawn m u).law := by
  obtain rfl := U.eq_nat
  induction m generalizing l with
  | zero =>
    rw [Draw.distinct, law_drawn_zero, among_eq u.mem.2 hlen hu]
    simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]
  | succ m ih =>
    rw [Draw.distinct, law_drawn_succ, among_eq u.mem.2 hlen hu, Draw.map, Draw.bind_assoc]
    refine congrArg _ (funext fun i => ?_)
    obtain ⟨hl', hlen', hu'⟩ := erase_skip hl hlen hu (pos_of_lt u.mem.1) i
    rw [Draw.pure_bind, ih (u.without i) hl' hlen' hu']

/-- **Claim.** Drawing different numbers is drawing elements of a list without duplicates one after
the other, each erased before the next is drawn, of which they are the places. -/
theorem law_distinct {m : Nat} [Unroll m] (h : m ≤ last.toNat ∧ last < 0xffffffff) (hl : l.Nodup)
    (hlen : l.length = last.toNat + 1) {g : UpTo last width → α}
    (hg : ∀ i, l[i.toNat]? = some (g i)) :
    Draw.distinct default m l = (distinct m last h).law.map fun c => c.map g :=
  (distinct_eq_drawn ⟨last, h, g⟩ hl hlen hg).trans (law_drawn ⟨last, h, fun i => i⟩ g)

end Spec.Auto.Chance
