module

public import Spec.KeyLock.Return

/-!
# The reward that was generated for KeyLock

The code that Afshar and Li's DeLF (2024) got from a language model, and published as a success,
moves as `Spec.KeyLock.Basic` does, but pays `10` for *every* action "pick up" after which the agent
has the key, wherever it is. So nothing bounds what an episode without a step limit is worth, and
the best that an agent can do is never to open the lock. A branch that pays `50` for opening is
never reached.

## Main definitions

* `Generated.reward`, `Generated.totalReward`: the generated reward, and the sum of it.

## Main statements

* `Generated.exists_lt_totalReward`: the returns are unbounded.
* `Generated.reward_ne_fifty`: what is never paid.
* `Generated.exists_lt_totalReward_of_opens`: every episode that opens the lock is worth less than
  some episode that does not.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock.Generated

variable {n : Nat}

/-- The generated reward of an action that leads to the state `s'`. -/
def reward (s' : State n) (a : Action) : Rat :=
  if s'.isOpen then 100
  else if a = .pickUp ∧ s'.hasKey then 10
  else if a = .unlock ∧ s'.isOpen then 50
  else -1

/-- The sum of the generated rewards of a list of actions. -/
def totalReward (s : State n) : List Action → Rat
  | [] => 0
  | a :: as => reward (step s a).state a + totalReward (step s a).state as

/-- **Claim.** The branch that pays `50` for opening the lock is never reached. -/
theorem reward_ne_fifty (s' : State n) (a : Action) : reward s' a ≠ 50 := by
  unfold reward
  split
  · decide
  · next h =>
    split
    · decide
    · rw [if_neg fun h' => h h'.2]; decide

theorem totalReward_append (s : State n) (as bs : List Action) :
    totalReward s (as ++ bs) = totalReward s as + totalReward (run s as) bs := by
  induction as generalizing s with
  | nil => rw [totalReward, Rat.zero_add]; rfl
  | cons a as ih => rw [List.cons_append, totalReward, ih, totalReward, run, Rat.add_assoc]

/-- With the key and a closed lock, picking up changes nothing. -/
theorem step_pickUp {s : State n} (hk : s.hasKey = true) (ho : s.isOpen = false) :
    (step s .pickUp).state = s := by
  obtain ⟨p, k, l, b, o⟩ := s
  simp only at hk ho
  subst hk ho
  rfl

/-- With the key and a closed lock, the agent is paid as often as it likes. -/
theorem totalReward_replicate {s : State n} (hk : s.hasKey = true) (ho : s.isOpen = false)
    (k : Nat) : totalReward s (List.replicate k .pickUp) = 10 * k ∧
      run s (List.replicate k .pickUp) = s := by
  induction k with
  | zero => exact ⟨(Rat.mul_zero 10).symm, rfl⟩
  | succ k ih =>
    rw [List.replicate_succ, totalReward, run, step_pickUp hk ho, ih.1, ih.2, reward, ho,
      if_neg (by decide), if_pos ⟨rfl, hk⟩, Rat.natCast_add]
    exact ⟨by grind, rfl⟩

/-- From every state with a closed lock, the agent can get the key without opening the lock. -/
theorem exists_hasKey (s : State n) (ho : s.isOpen = false) :
    ∃ as, (run s as).hasKey = true ∧ (run s as).isOpen = false := by
  generalize hd : stepsLeft s = d
  induction d generalizing s with
  | zero => rw [stepsLeft_eq_zero_iff.mp hd] at ho; exact absurd ho (by decide)
  | succ d ih =>
    by_cases hk : s.hasKey = true
    · exact ⟨[], hk, ho⟩
    · have hnext : (step s (best s)).state.isOpen = false := by
        rcases step_cases ho (best s) with h | h | h
        · exact h.2.2
        · exact h.2.2.2
        · exact absurd h.2.1 hk
      have := stepsLeft_best ho
      obtain ⟨as, has⟩ := ih _ hnext (by omega)
      exact ⟨best s :: as, has⟩

/-- **Claim.** Without a step limit the generated rewards are unbounded: from every state with a
closed lock, for every bound there is a list of actions that returns more, and that leaves the lock
closed. -/
theorem exists_lt_totalReward (s : State n) (ho : s.isOpen = false) (B : Rat) :
    ∃ as, B < totalReward s as ∧ (run s as).isOpen = false := by
  obtain ⟨as, hk, hc⟩ := exists_hasKey s ho
  obtain ⟨k, hk'⟩ : ∃ k : Nat, B - totalReward s as < 10 * k := by
    generalize B - totalReward s as = x
    refine ⟨(x.floor + 1).toNat, ?_⟩
    have h₁ := Rat.lt_floor_add_one x
    have h₂ := Rat.intCast_le_intCast.mpr (Int.self_le_toNat (x.floor + 1))
    have h₃ : (0 : Rat) ≤ ((x.floor + 1).toNat : Nat) := Rat.natCast_nonneg
    rw [Rat.intCast_natCast] at h₂
    grind
  obtain ⟨h₁, h₂⟩ := totalReward_replicate hk hc k
  refine ⟨as ++ List.replicate k .pickUp, ?_, by rw [run_append, h₂]; exact hc⟩
  rw [totalReward_append, h₁]
  grind

/-- **Claim.** Under the generated reward no episode is best that opens the lock: from every state
with a closed lock, some list of actions that leaves it closed returns more. -/
theorem exists_lt_totalReward_of_opens (s : State n) (ho : s.isOpen = false) (as : List Action) :
    ∃ bs, (run s bs).isOpen = false ∧ totalReward s as < totalReward s bs := by
  obtain ⟨bs, h₁, h₂⟩ := exists_lt_totalReward s ho (totalReward s as)
  exact ⟨bs, h₂, h₁⟩

end Spec.KeyLock.Generated
