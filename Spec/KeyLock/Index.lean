module

public import Spec.KeyLock.Refinement.Words

/-!
# The numbers of the states of KeyLock

The number that the kernel observes first tells states apart, so that a table of transitions may be
written by it.

## Main statements

* `index_inj`: the number of a state that can occur determines the state.
-/

@[expose] public section

namespace Spec.KeyLock

open Spec.GridWorld (Pos encode decode)

variable {n : Nat}

theorem digits_inj {a b d r t : Nat} (hr : r < d) (ht : t < d) (h : a * d + r = b * d + t) :
    a = b ∧ r = t := by
  have hd : 0 < d := Nat.zero_lt_of_lt hr
  have ha := Nat.mul_add_div hd a r
  have hb := Nat.mul_add_div hd b t
  rw [Nat.mul_comm d a, Nat.div_eq_of_lt hr] at ha
  rw [Nat.mul_comm d b, Nat.div_eq_of_lt ht, ← h, ha] at hb
  obtain rfl : a = b := by omega
  exact ⟨rfl, by omega⟩

theorem encode_inj {p q : Pos n n} (h : (encode p).val = (encode q).val) : p = q := by
  rw [← GridWorld.decode_encode p, ← GridWorld.decode_encode q, Fin.ext h]

/-- **Claim.** Two states that can occur have the same number only when they are equal. -/
theorem index_inj {s s' : State n} (hs : Valid s) (hs' : Valid s') :
    s.index = s'.index ↔ s = s' := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  obtain ⟨hpair, hstage⟩ := digits_inj (Nat.lt_succ_of_le (Machine.stage_le s))
    (Nat.lt_succ_of_le (Machine.stage_le s')) h
  obtain ⟨hkey, hlock⟩ := digits_inj (Machine.lock_lt hs) (Machine.lock_lt hs') hpair
  have hne : (encode s.key).val ≠ (encode s.lock).val := fun h => hs.key_ne_lock (encode_inj h)
  have hne' : (encode s'.key).val ≠ (encode s'.lock).val := fun h => hs'.key_ne_lock (encode_inj h)
  have hl : (encode s.lock).val = (encode s'.lock).val := by
    rw [← hkey] at hlock hne'
    split at hlock <;> split at hlock <;> omega
  have ha := (encode s.agent).isLt
  have ha' := (encode s'.agent).isLt
  have hlocks := encode_inj hl
  have hopen : s.isOpen = s'.isOpen := by
    cases ho : s.isOpen <;> cases ho' : s'.isOpen <;>
      simp only [ho, ho', if_true, Bool.false_eq_true, if_false] at hstage ⊢ <;>
      split at hstage <;> omega
  refine State.ext ?_ (encode_inj hkey) hlocks ?_ hopen
  · cases ho : s.isOpen with
    | true => rw [hs.agent ho, hs'.agent (hopen ▸ ho), hlocks]
    | false =>
      rw [← hopen, ho] at hstage
      simp only [Bool.false_eq_true, if_false] at hstage
      refine encode_inj ?_
      split at hstage <;> split at hstage <;> omega
  · cases ho : s.isOpen with
    | true => rw [hs.hasKey ho, hs'.hasKey (hopen ▸ ho)]
    | false =>
      rw [← hopen, ho] at hstage
      simp only [Bool.false_eq_true, if_false] at hstage
      cases hk : s.hasKey <;> cases hk' : s'.hasKey <;>
        simp only [hk, hk', if_true, Bool.false_eq_true, if_false] at hstage ⊢ <;> omega

end Spec.KeyLock
