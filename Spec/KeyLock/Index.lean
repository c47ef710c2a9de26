module

public import Spec.KeyLock.Properties

/-!
# The numbers of the states of KeyLock

The number that the kernel observes first tells states apart, so that a table of transitions may be
written by it.

## Main definitions

* `State.index`: the number of a state.

## Main statements

* `State.index_lt`: there are `n² (n² - 1) (2 n² + 1)` numbers.
* `index_inj`: the number of a state that can occur determines the state.
-/

@[expose] public section

namespace Spec.KeyLock

open Spec.GridWorld (Pos encode decode)

variable {n : Nat}

/-- The number of a state among those that can occur: by the key, then by the lock, and then by the
agent, without the key first, with it second, and with an open lock last. -/
def State.index (s : State n) : Nat :=
  let key := (encode s.key).val
  let lock := (encode s.lock).val
  (key * (n * n - 1) + (if key < lock then lock - 1 else lock)) * (2 * (n * n) + 1) +
    if s.isOpen then 2 * (n * n) else (encode s.agent).val + if s.hasKey then n * n else 0

theorem index_lt {m k l r : Nat} (hk : k < m) (hl : l < m - 1) (hr : r ≤ 2 * m) :
    (k * (m - 1) + l) * (2 * m + 1) + r < m * (m - 1) * (2 * m + 1) := by
  have h₁ : (k + 1) * (m - 1) ≤ m * (m - 1) := Nat.mul_le_mul_right _ hk
  rw [Nat.add_mul, Nat.one_mul] at h₁
  have h₂ : (k * (m - 1) + l + 1) * (2 * m + 1) ≤ m * (m - 1) * (2 * m + 1) :=
    Nat.mul_le_mul_right _ (by omega)
  rw [Nat.add_mul, Nat.one_mul] at h₂
  omega

theorem stage_le (s : State n) : (if s.isOpen then 2 * (n * n)
    else (encode s.agent).val + if s.hasKey then n * n else 0) ≤ 2 * (n * n) := by
  have := (encode s.agent).isLt
  split
  · omega
  · split <;> omega

theorem encode_inj {p q : Pos n n} (h : (encode p).val = (encode q).val) : p = q := by
  rw [← GridWorld.decode_encode p, ← GridWorld.decode_encode q, Fin.ext h]

theorem lock_lt {s : State n} (hs : Valid s) :
    (if (encode s.key).val < (encode s.lock).val then (encode s.lock).val - 1
      else (encode s.lock).val) < n * n - 1 := by
  have hk := (encode s.key).isLt
  have hl := (encode s.lock).isLt
  have hne : (encode s.key).val ≠ (encode s.lock).val := fun h => hs.key_ne_lock (encode_inj h)
  split <;> omega

theorem State.index_lt {s : State n} (hs : Valid s) :
    s.index < n * n * (n * n - 1) * (2 * (n * n) + 1) :=
  KeyLock.index_lt (encode s.key).isLt (lock_lt hs) (stage_le s)

theorem digits_inj {a b d r t : Nat} (hr : r < d) (ht : t < d) (h : a * d + r = b * d + t) :
    a = b ∧ r = t := by
  have hd : 0 < d := Nat.zero_lt_of_lt hr
  have ha := Nat.mul_add_div hd a r
  have hb := Nat.mul_add_div hd b t
  rw [Nat.mul_comm d a, Nat.div_eq_of_lt hr] at ha
  rw [Nat.mul_comm d b, Nat.div_eq_of_lt ht, ← h, ha] at hb
  obtain rfl : a = b := by omega
  exact ⟨rfl, by omega⟩

/-- **Claim.** Two states that can occur have the same number only when they are equal. -/
theorem index_inj {s s' : State n} (hs : Valid s) (hs' : Valid s') :
    s.index = s'.index ↔ s = s' := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  obtain ⟨hpair, hstage⟩ := digits_inj (Nat.lt_succ_of_le (stage_le s))
    (Nat.lt_succ_of_le (stage_le s')) h
  obtain ⟨hkey, hlock⟩ := digits_inj (lock_lt hs) (lock_lt hs') hpair
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
