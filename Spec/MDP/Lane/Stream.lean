module

public import Spec.MDP.Lane

/-!
# What a lane reads of its stream

Each call of a lane reads on in its stream where the last one stopped, so that no word is read
twice between two seedings.

## Main definitions

* `Random.places`: consecutive places of a stream.
* `Lane.reads`, `Lane.allReads`: the places that a call, and a list of actions, reads.

## Main statements

* `Random.stream_eq_map`: the words of a stretch of the stream are those at its places.
* `Lane.nodup_reads`: no place of the stream is read twice.
-/

@[expose] public noncomputable section

namespace Spec.MDP

/-- `n` consecutive places of a stream. -/
def Random.places (t : UInt64) : Nat → List UInt64
  | 0 => []
  | n + 1 => t :: places (t + 1) n

namespace Random

/-- The words of a stretch of the stream are those at its places. -/
theorem stream_eq_map (key t : UInt64) (n : Nat) :
    stream key t n = (places t n).map (word key) := by
  induction n generalizing t with
  | zero => rfl
  | succ n ih => exact congrArg (word key t :: ·) (ih (t + 1))

theorem places_add (t : UInt64) (m n : Nat) :
    places t (m + n) = places t m ++ places (t + .ofNat m) n := by
  induction m generalizing t with
  | zero =>
    rw [Nat.zero_add, places, List.nil_append, show UInt64.ofNat 0 = 0 from rfl, UInt64.add_zero]
  | succ m ih =>
    have h : t + 1 + .ofNat m = t + .ofNat (m + 1) := by
      rw [UInt64.ofNat_add, UInt64.add_assoc, UInt64.add_comm 1]; rfl
    rw [Nat.succ_add, places, places, List.cons_append, ih, h]

theorem places_append (t w : UInt64) (n : Nat) :
    places t w.toNat ++ places (t + w) n = places t (w.toNat + n) := by
  rw [places_add, UInt64.ofNat_toNat]

theorem mem_places {x t : UInt64} {n : Nat} (h : x ∈ places t n) : ∃ i < n, x = t + .ofNat i := by
  induction n generalizing t with
  | zero => cases h
  | succ n ih =>
    rw [places, List.mem_cons] at h
    rcases h with rfl | h
    · exact ⟨0, Nat.succ_pos n, (UInt64.add_zero x).symm⟩
    · obtain ⟨i, hi, rfl⟩ := ih h
      refine ⟨i + 1, Nat.succ_lt_succ hi, ?_⟩
      rw [UInt64.ofNat_add, UInt64.add_assoc, UInt64.add_comm 1]; rfl

theorem nodup_places (t : UInt64) {n : Nat} (hn : n ≤ 2 ^ 64) : (places t n).Nodup := by
  induction n generalizing t with
  | zero => exact List.nodup_nil
  | succ n ih =>
    rw [places, List.nodup_cons]
    refine ⟨fun h => ?_, ih (t + 1) (by omega)⟩
    obtain ⟨i, hi, he⟩ := mem_places h
    have he := congrArg UInt64.toNat he
    have ht := t.toNat_lt
    rw [UInt64.toNat_add, UInt64.toNat_add, UInt64.toNat_one,
      UInt64.toNat_ofNat_of_lt' (show i < 2 ^ 64 by omega)] at he
    omega

end Random

namespace Lane

variable {S A O : Type} (E : Env S A O) (C : Protocol)

/-- The places of the stream whose words a call reads: those of the step, then those of the reset,
as far as there are such. -/
def reads (l : Lane S) (a : A) : List UInt64 :=
  if refuses C l then []
  else if resets C l then Random.places l.t C.resetWords.toNat
  else
    Random.places l.t C.stepWords.toNat ++
      if (advance E C l a).over && decide (C.mode = .sameStep) then
        Random.places (l.t + C.stepWords) C.resetWords.toNat
      else []

/-- The places that a list of actions reads. -/
def allReads (l : Lane S) : List A → List UInt64
  | [] => []
  | a :: as => reads E C l a ++ allReads (step E C l a).1 as

variable {E C} {l : Lane S}

/-- Each call reads on where the last one stopped. -/
theorem reads_eq (l : Lane S) (a : A) :
    reads E C l a = Random.places l.t (reads E C l a).length ∧
      (step E C l a).1.t = l.t + .ofNat (reads E C l a).length := by
  have hlen : ∀ t n, (Random.places t n).length = n := by
    intro t n
    induction n generalizing t with
    | zero => rfl
    | succ n ih => exact congrArg (· + 1) (ih (t + 1))
  by_cases h₁ : refuses C l = true
  · simp only [reads, step, if_pos h₁, List.length_nil]
    exact ⟨rfl, (UInt64.add_zero _).symm⟩
  by_cases h₂ : resets C l = true
  · simp only [reads, step, if_neg h₁, if_pos h₂, hlen, reset, UInt64.ofNat_toNat, and_self]
  cases h₃ : (advance E C l a).over && decide (C.mode = .sameStep)
  · simp only [reads, step, if_neg h₁, if_neg h₂, h₃, Bool.false_eq_true, if_false,
      List.append_nil, hlen, UInt64.ofNat_toNat, true_and]
    rfl
  · simp only [reads, step, if_neg h₁, if_neg h₂, h₃, if_true, Random.places_append, hlen,
      true_and]
    rw [UInt64.ofNat_add, UInt64.ofNat_toNat, UInt64.ofNat_toNat, ← UInt64.add_assoc]
    rfl

theorem allReads_eq (l : Lane S) (as : List A) :
    allReads E C l as = Random.places l.t (allReads E C l as).length := by
  induction as generalizing l with
  | nil => rfl
  | cons a as ih =>
    obtain ⟨h, ht⟩ := reads_eq (E := E) (C := C) l a
    rw [allReads, List.length_append, Random.places_add, ← ht, ← ih, ← h]

/-- **Claim.** Between two seedings a lane reads no place of its stream twice, as long as it reads
at most `2^64` words. -/
theorem nodup_reads (l : Lane S) (as : List A) (h : (allReads E C l as).length ≤ 2 ^ 64) :
    (allReads E C l as).Nodup := by
  rw [allReads_eq]
  exact Random.nodup_places _ h

end Lane

end Spec.MDP
