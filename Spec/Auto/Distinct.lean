module

public import Spec.Auto.Chance
public import Spec.Auto.Each

/-!
# Draws without replacement

Different numbers of some, drawn one after the other. A number that is not the first one is drawn by
its place among those that are left.

## Main definitions

* `UpTo.skip`: the number with a place among all but one.
* `Chance.distinct`: different numbers.
* `falling n k`: the product of the `k` numbers from `n` down.

## Main statements

* `Chance.nodup_distinct`, `Chance.prob_distinct`: they are different, and all such rows are equally
  likely.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

open Spec.MDP

variable {α : Type} {last : UInt32} {width : Nat}

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

/-- Every other number has a place. -/
theorem UpTo.exists_skip (h : 0 < last) {i k : UpTo last width} (hk : k ≠ i) :
    ∃ j, i.skip h j = k := by
  have hne : k.toNat ≠ i.toNat := mt ext_toNat hk
  have hi := i.toNat_le
  have hk := k.toNat_le
  have hp := toNat_pred_last h
  obtain ⟨j, hj⟩ := exists_toNat (last := last - 1) (width := width)
    (k := if k.toNat < i.toNat then k.toNat else k.toNat - 1) (by split <;> omega)
  refine ⟨j, ext_toNat ?_⟩
  rw [toNat_skip]
  split at hj <;> split <;> omega

theorem UpTo.skip_inj (h : 0 < last) {i : UpTo last width} {j k : UpTo (last - 1) width}
    (heq : i.skip h j = i.skip h k) : j = k := by
  have := congrArg UpTo.toNat heq
  rw [toNat_skip, toNat_skip] at this
  exact ext_toNat (by split at this <;> split at this <;> omega)

/-- The product of the `k` numbers from `n` down. -/
def falling (n : Nat) : Nat → Nat
  | 0 => 1
  | k + 1 => n * falling (n - 1) k

namespace Chance

theorem pos_of_lt {m : Nat} (h : m + 1 ≤ last.toNat) : 0 < last := by
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_zero]; omega

theorem pred_mem {m : Nat} (h : m + 1 ≤ last.toNat ∧ last < 0xffffffff) :
    m ≤ (last - 1).toNat ∧ last - 1 < 0xffffffff := by
  have hp := toNat_pred_last (pos_of_lt h.1)
  have hl := UInt32.lt_iff_toNat_lt.mp h.2
  rw [UInt32.lt_iff_toNat_lt, hp]
  exact ⟨by omega, by omega⟩

/-- Values to draw `m + 1` of: those of a function at `0, …, last`. -/
structure Urn (α : Type) (width m : Nat) where
  /-- The last number. -/
  last : UInt32
  /-- There are enough of them. -/
  mem : m ≤ last.toNat ∧ last < 0xffffffff
  /-- The value of a number. -/
  value : UpTo last width → α

/-- What is left when one value is taken. -/
@[inline] def Urn.without {m : Nat} (u : Urn α width (m + 1)) (i : UpTo u.last width) :
    Urn α width m :=
  ⟨u.last - 1, pred_mem u.mem, fun j => u.value (i.skip (pos_of_lt u.mem.1) j)⟩

/-- The values of `m + 1` different numbers, one after the other. -/
@[inline] def drawn (m : Nat) [Unroll m] (u : Urn α width m) : Chance (m + 1) (Cells α m) :=
  unroll (n := m) (fun m => Urn α width m) (fun m _ => Chance (m + 1) (Cells α m))
    (fun u => (uniform u.last u.mem.2).map fun i => ⟨u.value i⟩)
    (fun m others u => ((uniform u.last u.mem.2).bind fun i =>
      (others (u.without i)).map fun c => (⟨u.value i, c⟩ : Cells α (m + 1))).weaken
        (Nat.le_of_eq (Nat.add_comm 1 (m + 1)))) u

/-- `m + 1` different numbers of `0, …, last`, one after the other. -/
@[inline] def distinct (m : Nat) [Unroll m] (last : UInt32)
    (h : m ≤ last.toNat ∧ last < 0xffffffff) : Chance (m + 1) (Cells (UpTo last width) m) :=
  drawn m ⟨last, h, fun i => i⟩

/-! ### What theorems are about -/

theorem law_drawn_zero (u : Urn α width 0) :
    letI := Unroll.nat 0
    (drawn 0 u).law = (uniform u.last u.mem.2).law.map fun i => ⟨u.value i⟩ := law_map ..

theorem law_drawn_succ {m : Nat} (u : Urn α width (m + 1)) :
    letI := Unroll.nat m; letI := Unroll.nat (m + 1)
    (drawn (m + 1) u).law = (uniform u.last u.mem.2).law.bind fun i =>
      (drawn m (u.without i)).law.map fun c => ⟨u.value i, c⟩ :=
  (law_bind ..).trans (congrArg _ (funext fun _ => law_map ..))

theorem law_drawn {β : Type} {m : Nat} [U : Unroll m] (u : Urn α width m) (f : α → β) :
    (drawn m ⟨u.last, u.mem, fun i => f (u.value i)⟩).law =
      (drawn m u).law.map fun c => c.map f := by
  obtain rfl := U.eq_nat
  induction m with
  | zero =>
    rw [law_drawn_zero, law_drawn_zero]
    simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]
    rfl
  | succ m ih =>
    rw [law_drawn_succ, law_drawn_succ, Draw.map, Draw.bind_assoc]
    refine congrArg _ (funext fun i => (congrArg (Draw.map _) (ih (u.without i))).trans ?_)
    simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]
    rfl

theorem nodup_drawn {m : Nat} [U : Unroll m] {u : Urn α width m}
    (hu : ∀ i j, u.value i = u.value j → i = j) {c : Cells α m} (hc : c ∈ (drawn m u).law) :
    c.toList.Nodup ∧ ∀ a, a ∈ c.toList → ∃ i, u.value i = a := by
  obtain rfl := U.eq_nat
  induction m with
  | zero =>
    rw [law_drawn_zero] at hc
    obtain ⟨i, -, rfl⟩ := Draw.mem_map.mp hc
    exact ⟨List.nodup_cons.mpr ⟨List.not_mem_nil, List.nodup_nil⟩, fun a ha =>
      ⟨i, (List.mem_singleton.mp ha).symm⟩⟩
  | succ m ih =>
    rw [law_drawn_succ] at hc
    obtain ⟨i, -, hc⟩ := Draw.mem_bind.mp hc
    obtain ⟨d, hd, rfl⟩ := Draw.mem_map.mp hc
    obtain ⟨hn, hv⟩ := ih (fun j k h => UpTo.skip_inj _ (hu _ _ h)) hd
    refine ⟨List.nodup_cons.mpr ⟨fun hi => ?_, hn⟩, fun a ha => ?_⟩
    · obtain ⟨j, hj⟩ := hv _ hi
      exact UpTo.skip_ne _ _ _ (hu _ _ hj)
    · rcases List.mem_cons.mp ha with rfl | ha
      · exact ⟨i, rfl⟩
      · obtain ⟨j, hj⟩ := hv a ha
        exact ⟨_, hj⟩

/-- **Claim.** Numbers that are drawn are different. -/
theorem nodup_distinct {m : Nat} [Unroll m] {h : m ≤ last.toNat ∧ last < 0xffffffff}
    {c : Cells (UpTo last width) m} (hc : c ∈ (distinct (width := width) m last h).law) :
    c.toList.Nodup :=
  (nodup_drawn (u := ⟨last, h, fun i => i⟩) (fun _ _ h => h) hc).1

theorem prob_drawn {m : Nat} [U : Unroll m] {u : Urn α width m}
    (hu : ∀ i j, u.value i = u.value j → i = j) [D : DecidableEq (Cells α m)] {c : Cells α m}
    (hn : c.toList.Nodup) (hc : ∀ a, a ∈ c.toList → ∃ i, u.value i = a) :
    (drawn m u).law.prob c = 1 / (falling (u.last.toNat + 1) (m + 1) : Nat) := by
  have key {m : Nat} (u : Urn α width m) (i : UpTo u.last width) (x : Rat) :
      ((uniform u.last u.mem.2).law.expect fun j => indicator (j = i) * x) =
        1 / (u.last.toNat + 1 : Nat) * x := by
    rw [law_uniform, Draw.expect_uniform, Rat.mkRat_eq_div, Rat.intCast_one]
    refine congrArg _ ((congrArg (sum _) (funext fun j => ?_)).trans
      (sum_indicator_mul ⟨i.toNat, Nat.lt_succ_of_le i.toNat_le⟩ fun _ => x))
    rw [Draw.expect_pure]
    refine congrArg (· * x) (indicator_congr ⟨fun h => ?_, fun h => ?_⟩)
    · rw [← h]; exact Fin.ext (toNat_ofBranch (width := width) j).symm
    · rw [h]; exact UpTo.ext_toNat (toNat_ofBranch _)
  obtain rfl := U.eq_nat
  revert u c D
  induction m with
  | zero =>
    intro u hu D c hn hc
    obtain ⟨i, hi⟩ := hc _ (List.mem_singleton.mpr rfl)
    rw [falling, falling, Nat.mul_one, ← Rat.mul_one (1 / _), ← key u i 1]
    rw [law_drawn_zero, Draw.prob, Draw.map, Draw.expect_bind]
    refine Draw.expect_congr fun j _ => ?_
    rw [Rat.mul_one]
    refine indicator_congr ⟨fun h => hu _ _ ?_, fun h => ?_⟩
    · rw [hi, h]
    · rw [h, hi]
  | succ m ih =>
    intro u hu D c hn hc
    obtain ⟨i, hi⟩ := hc _ (List.mem_cons_self ..)
    obtain ⟨hne, hn⟩ := List.nodup_cons.mp hn
    letI := Unroll.nat m
    letI : DecidableEq (Cells α m) := fun _ _ => Classical.propDecidable _
    have hrest := ih (u := u.without i) (c := c.rest) (fun j k h => UpTo.skip_inj _ (hu _ _ h)) hn
      fun a ha => by
        obtain ⟨k, hk⟩ := hc a (List.mem_cons_of_mem _ ha)
        obtain ⟨j, hj⟩ := UpTo.exists_skip (pos_of_lt u.mem.1) (i := i) (k := k) fun h =>
          hne (by rw [← hi, ← h, hk]; exact ha)
        exact ⟨j, (congrArg u.value hj).trans hk⟩
    rw [law_drawn_succ, Draw.prob, Draw.expect_bind]
    refine (Draw.expect_congr fun j _ => ?_).trans
      ((key u i ((drawn m (u.without i)).law.prob c.rest)).trans ?_)
    · rw [Draw.map, Draw.expect_bind]
      by_cases hj : j = i
      · rw [hj, indicator_pos rfl, Rat.one_mul, Draw.prob]
        refine Draw.expect_congr fun d _ => indicator_congr ⟨fun h => ?_, fun h => ?_⟩
        · exact congrArg More.rest h
        · exact More.ext hi.symm h
      · rw [indicator_neg hj, Rat.zero_mul]
        refine (Draw.expect_congr fun d _ => indicator_neg fun h => hj (hu _ _ ?_)).trans
          (Draw.expect_const 0 _)
        rw [hi]; exact (congrArg More.first h).symm
    · have hp : (u.without i).last.toNat + 1 = u.last.toNat + 1 - 1 := by
        change (u.last - 1).toNat + 1 = _
        rw [toNat_pred_last (pos_of_lt u.mem.1)]
        have := u.mem.1
        omega
      have hf : falling (u.last.toNat + 1) (m + 1 + 1) =
          (u.last.toNat + 1) * falling (u.last.toNat + 1 - 1) (m + 1) := rfl
      rw [hrest, hp, hf, Rat.natCast_mul, Rat.div_def, Rat.div_def, Rat.div_def, Rat.inv_mul_rev,
        Rat.one_mul, Rat.one_mul, Rat.one_mul, Rat.mul_comm]

/-- **Claim.** All rows of different numbers are equally likely: each comes out with the probability
one over the product of the `m + 1` numbers from `last + 1` down. -/
theorem prob_distinct {m : Nat} [Unroll m] (h : m ≤ last.toNat ∧ last < 0xffffffff)
    [DecidableEq (Cells (UpTo last width) m)] {c : Cells (UpTo last width) m}
    (hc : c.toList.Nodup) :
    (distinct m last h).law.prob c = 1 / (falling (last.toNat + 1) (m + 1) : Nat) :=
  prob_drawn (u := ⟨last, h, fun i => i⟩) (fun _ _ h => h) hc fun a _ => ⟨a, rfl⟩

end Chance

end Spec.Auto
