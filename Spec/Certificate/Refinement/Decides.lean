module

public import Spec.Certificate.Refinement.Table
public import Spec.Certificate.Refinement.Words

/-!
# Whether a policy decides, on machine words

A positive lower bound of a probability of success needs a policy that does not wander for ever
where the bound is positive. The kernel reads the row of the policy's action for an entry that shows
it, and what it finds is what `Model.SuccessAtLeast.decides` says, however long the row is.

## Main statements

* `foldl_flagDecided`: the flag is raised exactly when some entry decides.
* `Table.decides_iff`: the verdict on a state is the condition in integers.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP.Word
open Spec.Word (signed)

namespace Machine

private theorem bit_or (p q : Prop) [Decidable p] [Decidable q] :
    bit p ||| bit q = bit (p ∨ q) := by
  by_cases hp : p <;> by_cases hq : q <;> simp only [bit, hp, hq] <;> rfl

private theorem toUInt64_bit_ne_zero (p : Prop) [Decidable p] : (bit p).toUInt64 ≠ 0 ↔ p := by
  by_cases h : p
  · rw [bit_pos h]; exact iff_of_true (by decide) h
  · rw [bit_neg h]; exact iff_of_false (by decide) h

theorem isPositive_eq (x : UInt64) : isPositive x = bit (0 < signed x) := by
  have hx := toNat_offset x
  have hiff : 0x8000000000000000 < offset x ↔ 0 < signed x := by
    rw [UInt64.lt_iff_toNat_lt, show (0x8000000000000000 : UInt64).toNat = 2 ^ 63 from rfl]
    omega
  by_cases h : 0 < signed x
  · rw [isPositive, bit_pos (hiff.mpr h), bit_pos h]
  · rw [isPositive, bit_neg (mt hiff.mp h), bit_neg h]

/-- The flag after an entry. -/
theorem flagDecided_ne_zero (flag : UInt64) (weight : UInt32) (value : UInt64)
    (terminated : UInt8) (rank next : UInt64) :
    flagDecided flag weight value terminated rank next ≠ 0 ↔ flag ≠ 0 ∨ 0 < weight.toNat ∧
      (terminated ≠ 0 ∨ signed value ≤ 0 ∨ next.toNat < rank.toNat) := by
  have ht : 0 < terminated ↔ terminated ≠ 0 := UInt8.pos_iff_ne_zero
  have hw : 0 < weight ↔ 0 < weight.toNat := UInt32.lt_iff_toNat_lt
  rw [flagDecided, isPositive_eq, bit_xor_one, bit_or, bit_or, bit_and, ne_eq,
    UInt64.or_eq_zero_iff, Classical.not_and_iff_not_or_not, ← ne_eq, ← ne_eq,
    toUInt64_bit_ne_zero, hw, ht, Int.not_lt, or_assoc, UInt64.lt_iff_toNat_lt]

variable {α : Type} (weight : α → UInt32) (value : α → UInt64) (terminated : α → UInt8)
  (next : α → UInt64)

/-- The flag is raised exactly when some entry decides. -/
theorem foldl_flagDecided (rank : UInt64) (l : List α) :
    l.foldl (fun flag e => flagDecided flag (weight e) (value e) (terminated e) rank (next e)) 0
        ≠ 0 ↔
      ∃ e ∈ l, 0 < (weight e).toNat ∧
        (terminated e ≠ 0 ∨ signed (value e) ≤ 0 ∨ (next e).toNat < rank.toNat) := by
  suffices hs : ∀ (l : List α) (flag : UInt64),
      l.foldl (fun flag e => flagDecided flag (weight e) (value e) (terminated e) rank (next e))
          flag ≠ 0 ↔
        flag ≠ 0 ∨ ∃ e ∈ l, 0 < (weight e).toNat ∧
          (terminated e ≠ 0 ∨ signed (value e) ≤ 0 ∨ (next e).toNat < rank.toNat) by
    rw [hs l 0]; exact or_iff_right (by decide)
  intro l
  induction l with
  | nil => simp
  | cons e l ih =>
    intro flag
    rw [List.foldl_cons, ih, flagDecided_ne_zero, or_assoc]
    simp only [List.mem_cons, exists_eq_or_imp]

theorem finishDecided_iff (value flag : UInt64) :
    finishDecided value flag = true ↔ (0 < signed value → flag ≠ 0) := by
  rw [finishDecided, isPositive_eq, bit_xor_one, bit_or, beq_iff_eq, bit_eq_one_iff,
    UInt64.pos_iff_ne_zero]
  exact Decidable.imp_iff_not_or.symm

end Machine

open Machine

namespace Table

variable {n m : Nat} (T : Table n m)

/-- **Claim.** For a row of any length, the kernel's verdict on whether the policy decides in a
state is exactly this: where the value is positive, some transition of positive weight of the
policy's action ends the episode, leads to a state whose value is not positive, or lowers the
rank. -/
theorem decides_iff (rank : Fin n → UInt64) (s : Fin n) :
    T.decides rank s = true ↔ (0 < T.certificate.value s →
      ∃ t ∈ T.model.row s (T.policy s), 0 < t.weight ∧ (t.terminated = true ∨
        T.certificate.value t.state ≤ 0 ∨ (rank t.state).toNat < (rank s).toNat)) := by
  have h := foldl_flagDecided Entry.weight (fun e => T.value e.state) Entry.terminated
    (fun e => rank e.state) (rank s) (T.row s (T.policy s))
  rw [decides, Kernel.finishDecided, finishDecided_iff]
  refine imp_congr_right fun _ => h.trans ⟨fun ⟨e, he, hw, hd⟩ =>
    ⟨e.transition, List.mem_map_of_mem he, hw, hd.imp_left bne_iff_ne.mpr⟩, ?_⟩
  rintro ⟨t, ht, hw, hd⟩
  obtain ⟨e, he, rfl⟩ := List.mem_map.mp ht
  exact ⟨e, he, hw, hd.imp_left bne_iff_ne.mp⟩

end Table

end Spec.Certificate
