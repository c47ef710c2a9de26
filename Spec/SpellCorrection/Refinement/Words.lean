module

public import Spec.SpellCorrection.Refinement.State

/-!
# Which words are those of a state

## Main statements

* `text_iff`: the kernel accepts exactly the words of texts.
* `stateValid_iff`: it accepts exactly the words that represent a state.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection.Kernel

open Spec.MDP Machine
open Spec.Word (toNat_eq_zero_iff toNat_sub_one)

variable {L : Nat} {p : Params} {E : SpellCorrection L} {target current : UInt64}

theorem text_of_length_le {x n : UInt64} {l : List Symbol} (hx : x.toNat = pack l)
    (hl : l.length ≤ n.toNat) : text x n = true := by
  induction l generalizing x n with
  | nil => rw [text, if_pos (toNat_eq_zero_iff.mp hx)]
  | cons a l ih =>
    rw [List.length_cons] at hl
    have ha := a.isLt
    have hn : ¬ n = 0 := fun h => by rw [h, UInt64.toNat_zero] at hl; omega
    have hn' := toNat_sub_one hn
    rw [text]
    split
    · rfl
    · rw [if_pos, ih (by rw [toNat_shiftRight_5, hx, pack_cons_div]) (by omega)]
      rw [UInt64.lt_iff_toNat_lt, toNat_and_31, hx, pack_cons_mod]
      exact ha

theorem exists_of_text {x n : UInt64} (h : text x n = true) :
    ∃ l : List Symbol, l.length ≤ n.toNat ∧ x.toNat = pack l := by
  induction hk : n.toNat generalizing x n with
  | zero =>
    rw [text] at h
    split at h
    · next h0 => exact ⟨[], Nat.le_refl 0, toNat_eq_zero_iff.mpr h0⟩
    · rw [if_pos (toNat_eq_zero_iff.mp hk)] at h; exact absurd h (by decide)
  | succ k ih =>
    have hn : ¬ n = 0 := fun h => by rw [h, UInt64.toNat_zero] at hk; omega
    have hn' := toNat_sub_one hn
    rw [text] at h
    split at h
    · next h0 => exact ⟨[], Nat.zero_le _, toNat_eq_zero_iff.mpr h0⟩
    · split at h
      · next hc =>
        obtain ⟨l, hl, hx⟩ := ih h (by omega)
        rw [UInt64.lt_iff_toNat_lt, toNat_and_31] at hc
        rw [toNat_shiftRight_5] at hx
        refine ⟨⟨x.toNat % 32, hc⟩ :: l, by rw [List.length_cons]; omega, ?_⟩
        rw [pack, ← hx]
        exact (Nat.mod_add_div _ _).symm
      · exact absurd h (by decide)

/-- The kernel accepts exactly the words of texts. -/
theorem text_iff {x n : UInt64} (hn : n.toNat = L) :
    text x n = true ↔ ∃ t : Text L, x.toNat = pack (List.ofFn t) := by
  constructor
  · intro h
    obtain ⟨l, hl, hx⟩ := exists_of_text h
    rw [hn] at hl
    refine ⟨pad L l, hx.trans ?_⟩
    rw [ofFn_pad hl, pack_append_replicate]
  · rintro ⟨t, ht⟩
    exact text_of_length_le ht (by rw [List.length_ofFn, hn]; exact Nat.le_refl L)

/-- **Claim.** The kernel accepts exactly the words that represent a state: a target of `1` to `L`
letters and a text of `L` cells. -/
theorem stateValid_iff (hp : p.Describes E) :
    stateValid p.maxWordLength p.mode p.transforms target current = true ↔
      ∃ s : State L, Represents target current s := by
  have hle := hp.le
  have hmax : p.maxWordLength.toUInt64.toNat = L := by rw [UInt32.toNat_toUInt64, hp.maxWordLength]
  have one : (1 : UInt64).toNat = 1 := rfl
  have toUInt32 (b : Bool) : b.toUInt32 = Word.bit (b = true) := by
    rw [Word.bit, Bool.decide_eq_true]
  have hfits {w : Word} (hw : target.toNat = pack (symbols w)) :
      length target - 1 < p.maxWordLength.toUInt64 ↔ w ≠ [] ∧ w.length ≤ L := by
    have hlen := toNat_length_symbols hw
    have := (length target).toNat_lt
    rw [UInt64.lt_iff_toNat_lt, UInt64.toNat_sub, hlen, hmax, one, ← List.length_pos_iff]
    omega
  rw [stateValid, toUInt32, toUInt32, Word.bit_and, Word.bit_and, beq_iff_eq, Word.bit_eq_one_iff,
    text_iff hmax]
  constructor
  · rintro ⟨⟨hl, hlen⟩, t, ht⟩
    obtain ⟨w, hw⟩ := exists_symbols hl
    obtain ⟨hne, hL⟩ := (hfits hw).mp hlen
    exact ⟨⟨w, t⟩, hne, hL, hw, ht⟩
  · rintro ⟨s, h⟩
    exact ⟨⟨letters_symbols h.target, (hfits h.target).mpr ⟨h.ne_nil, h.length_le⟩⟩, s.current,
      h.current⟩

end Spec.SpellCorrection.Kernel
