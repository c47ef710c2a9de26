module

public import Spec.KeyLock.Properties

/-!
# What an episode of KeyLock is worth

The rewards of an episode are determined by how it ends: from a start without the key, one that
opens the lock at its step `N` returns `112 - N`, and one of `N` steps that does not open it returns
at most `11 - N`. So the fewest steps are the best that there is, and nothing but opening pays in
the end.

## Main definitions

* `worth`: `11` for the key and `101` for the open lock.
* `elapsed`: how many steps begin with a closed lock.
* `positiveReward`, `countPickUps`: the sum of the positive rewards, and how many are for the key.

## Main statements

* `totalReward_eq`: the return is what `worth` grows by, less `1` for each step.
* `totalReward_of_opens`, `totalReward_le_of_closed`: episodes that open the lock, and others.
* `totalReward_le`, `totalReward_plan`: the best return.
* `positiveReward_le`, `countPickUps_le`: nothing is paid twice.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.GridWorld (Pos)

variable {n : Nat} {s : State n} {a : Action} {as : List Action}

/-- What has been gained besides the cost of steps. -/
def worth (s : State n) : Rat := (if s.hasKey then 11 else 0) + (if s.isOpen then 101 else 0)

/-- How many of the steps begin with a closed lock. -/
def elapsed (s : State n) : List Action → Nat
  | [] => 0
  | a :: as => (if s.isOpen then 0 else 1) + elapsed (step s a).state as

/-- The sum of the rewards that are positive. -/
def positiveReward (s : State n) : List Action → Rat
  | [] => 0
  | a :: as => max (step s a).reward 0 + positiveReward (step s a).state as

/-- How often the agent is paid for picking up the key. -/
def countPickUps (s : State n) : List Action → Nat
  | [] => 0
  | a :: as => (if (step s a).reward = 10 then 1 else 0) + countPickUps (step s a).state as

/-- What a step with a closed lock can be: nothing is gained, the key is, or the lock opens. -/
theorem step_cases (ho : s.isOpen = false) (a : Action) :
    (step s a).reward = -1 ∧ (step s a).state.hasKey = s.hasKey ∧
        (step s a).state.isOpen = false ∨
      (step s a).reward = 10 ∧ s.hasKey = false ∧ (step s a).state.hasKey = true ∧
        (step s a).state.isOpen = false ∨
      (step s a).reward = 100 ∧ s.hasKey = true ∧ (step s a).state.hasKey = true ∧
        (step s a).state.isOpen = true := by
  obtain ⟨p, k, l, b, o⟩ := s
  simp only at ho
  subst ho
  rw [step_of_closed a rfl]
  cases a with
  | pickUp =>
    cases b with
    | true => exact .inl ⟨rfl, rfl, rfl⟩
    | false =>
      by_cases hp : p = k
      · refine .inr (.inl ?_)
        simp only [reward, next, hp, decide_true, Bool.false_or, Bool.false_eq_true, if_false,
          not_false_eq_true, and_self, if_true]
      · refine .inl ?_
        simp only [reward, next, hp, decide_false, Bool.false_or, Bool.false_eq_true, if_false,
          false_and, and_self]
  | unlock =>
    cases b with
    | false => exact .inl ⟨rfl, rfl, rfl⟩
    | true =>
      by_cases hp : p = l
      · refine .inr (.inr ?_)
        simp only [reward, next, hp, decide_true, Bool.and_self, if_true, and_self]
      · refine .inl ?_
        simp only [reward, next, hp, decide_false, Bool.and_false, Bool.false_eq_true, if_false,
          not_true_eq_false, and_false, and_self]
  | _ => cases b <;> exact .inl ⟨rfl, rfl, rfl⟩

/-- **Claim.** A step is worth `0` when the lock is open; and else `-1`, `10` or `100`. -/
theorem reward_mem (s : State n) (a : Action) :
    (step s a).reward = 0 ∧ s.isOpen = true ∨
      ((step s a).reward = -1 ∨ (step s a).reward = 10 ∨ (step s a).reward = 100) ∧
        s.isOpen = false := by
  cases ho : s.isOpen with
  | true => rw [step_of_open a ho]; exact .inl ⟨rfl, rfl⟩
  | false => rcases step_cases ho a with h | h | h <;> simp only [h.1, true_or, or_true, and_self]

/-- **Claim.** The return of any list of actions from any state is what `worth` grows by, less `1`
for each step that begins with a closed lock. -/
theorem totalReward_eq (s : State n) (as : List Action) :
    totalReward s as = worth (run s as) - worth s - elapsed s as := by
  induction as generalizing s with
  | nil => simp only [totalReward, run, elapsed]; grind
  | cons a as ih =>
    rw [totalReward, run, elapsed, ih, Rat.natCast_add]
    cases ho : s.isOpen with
    | true => rw [step_of_open a ho]; simp only [if_true]; grind
    | false =>
      have hw : worth s = if s.hasKey then 11 else 0 := by
        rw [worth, ho]; simp only [Bool.false_eq_true, if_false]; grind
      simp only [Bool.false_eq_true, if_false]
      rcases step_cases ho a with ⟨h, hk, ho'⟩ | ⟨h, hk, hk', ho'⟩ | ⟨h, hk, hk', ho'⟩ <;>
        rw [h, hw, worth.eq_1 (step s a).state, ho'] <;> simp only [*, if_true,
          Bool.false_eq_true, if_false] <;> grind

/-- While the lock is closed, every step counts. -/
theorem elapsed_of_closed (h : (run s as).isOpen = false) : elapsed s as = as.length := by
  induction as generalizing s with
  | nil => rfl
  | cons a as ih =>
    have ho : s.isOpen = false := by
      rw [← Bool.not_eq_true]
      intro ho
      have := (run_keeps (s := s) (a :: as)).2.2.2 ho
      rw [h] at this
      exact absurd this (by decide)
    rw [elapsed, ih h, ho, List.length_cons]
    simp only [Bool.false_eq_true, if_false]
    omega

theorem run_append (as bs : List Action) : run s (as ++ bs) = run (run s as) bs := by
  induction as generalizing s with
  | nil => rfl
  | cons a as ih => exact ih

theorem elapsed_append (as bs : List Action) :
    elapsed s (as ++ bs) = elapsed s as + elapsed (run s as) bs := by
  induction as generalizing s with
  | nil => exact (Nat.zero_add _).symm
  | cons a as ih => rw [List.cons_append, elapsed, ih, elapsed, Nat.add_assoc]; rfl

/-- Where the lock is open in the end, at least as many steps count as are needed. -/
theorem stepsLeft_le_elapsed (hopen : (run s as).isOpen = true) :
    stepsLeft s ≤ elapsed s as := by
  induction as generalizing s with
  | nil => rw [stepsLeft_eq_zero_iff.mpr (show s.isOpen = true from hopen)]; exact Nat.zero_le _
  | cons a as ih =>
    have h₁ := ih hopen
    have h₂ := stepsLeft_le_succ (s := s) a
    rw [elapsed]
    cases hs : s.isOpen with
    | true => rw [stepsLeft_eq_zero_iff.mpr hs]; exact Nat.zero_le _
    | false => simp only [Bool.false_eq_true, if_false]; omega

theorem elapsed_le_length (s : State n) (as : List Action) : elapsed s as ≤ as.length := by
  induction as generalizing s with
  | nil => exact Nat.le_refl _
  | cons a as ih =>
    have := ih (step s a).state
    rw [elapsed, List.length_cons]
    split <;> omega

/-- The key and the open lock are paid for at most once: what is paid is what is there at the end
and was not at the start. -/
theorem positiveReward_eq (s : State n) (as : List Action) :
    positiveReward s as = ((if (run s as).hasKey then 10 else 0) - if s.hasKey then 10 else 0) +
      ((if (run s as).isOpen then 100 else 0) - if s.isOpen then 100 else 0) := by
  have hneg : max (-1 : Rat) 0 = 0 := by decide
  have hten : max (10 : Rat) 0 = 10 := by decide
  have hhundred : max (100 : Rat) 0 = 100 := by decide
  have hzero : max (0 : Rat) 0 = 0 := by decide
  induction as generalizing s with
  | nil => simp only [positiveReward, run]; grind
  | cons a as ih =>
    rw [positiveReward, run, ih]
    cases ho : s.isOpen with
    | true => rw [step_of_open a ho]; simp only [ho, hzero]; grind
    | false =>
      rcases step_cases ho a with ⟨h, hk, ho'⟩ | ⟨h, hk, hk', ho'⟩ | ⟨h, hk, hk', ho'⟩ <;>
        simp only [*, if_true, Bool.false_eq_true, if_false] <;>
        grind

/-- **Claim.** The positive rewards of any list of actions from any state sum to at most `110`. -/
theorem positiveReward_le (s : State n) (as : List Action) : positiveReward s as ≤ 110 := by
  rw [positiveReward_eq]
  split <;> split <;> split <;> split <;> grind

/-- **Claim.** The agent is paid at most once for picking up the key, and not at all when it has the
key already. -/
theorem countPickUps_le (s : State n) (as : List Action) :
    countPickUps s as ≤ if s.hasKey then 0 else 1 := by
  have hneg : ¬ (-1 : Rat) = 10 := by decide
  have hhundred : ¬ (100 : Rat) = 10 := by decide
  have hzero : ¬ (0 : Rat) = 10 := by decide
  induction as generalizing s with
  | nil => exact Nat.zero_le _
  | cons a as ih =>
    have h := ih (step s a).state
    rw [countPickUps]
    cases ho : s.isOpen with
    | true =>
      rw [step_of_open a ho] at h ⊢
      simp only [hzero, if_false, Nat.zero_add]
      exact h
    | false =>
      rcases step_cases ho a with ⟨hr, hk, -⟩ | ⟨hr, hk, hk', -⟩ | ⟨hr, hk, hk', -⟩
      · rw [hr, if_neg hneg, Nat.zero_add, ← hk]; exact h
      · rw [hk'] at h
        rw [hr, if_pos rfl, hk]
        simp only [if_true, Bool.false_eq_true, if_false] at h ⊢
        omega
      · rw [hk'] at h; rw [hr, if_neg hhundred, Nat.zero_add, hk]; exact h

variable (hk : s.hasKey = false) (ho : s.isOpen = false)
include hk ho

/-- **Claim.** An episode that begins without the key and opens the lock with its step number `N`
returns exactly `112 - N`. -/
theorem totalReward_of_opens (hclosed : (run s as).isOpen = false)
    (hopen : (step (run s as) a).state.isOpen = true) :
    totalReward s (as ++ [a]) = 112 - (as.length + 1 : Nat) := by
  have hlast : (run s (as ++ [a])) = (step (run s as) a).state := by rw [run_append]; rfl
  have hkey : (step (run s as) a).state.hasKey = true := by
    rcases step_cases hclosed a with h | h | h
    · rw [h.2.2] at hopen; exact absurd hopen (by decide)
    · exact h.2.2.1
    · exact h.2.2.1
  have hsteps : elapsed s (as ++ [a]) = as.length + 1 := by
    rw [elapsed_append, elapsed_of_closed hclosed, elapsed, elapsed, hclosed]
    rfl
  rw [totalReward_eq, hlast, hsteps, worth, worth, hkey, hopen, hk, ho]
  simp only [if_true, Bool.false_eq_true, if_false]
  grind

/-- **Claim.** A list of `N` actions that begins without the key and does not open the lock returns
`11 - N` when the agent gets the key, and `-N` otherwise. -/
theorem totalReward_of_closed (hclosed : (run s as).isOpen = false) :
    totalReward s as = (if (run s as).hasKey then 11 else 0) - as.length := by
  rw [totalReward_eq, elapsed_of_closed hclosed, worth, worth, hclosed, hk, ho]
  simp only [Bool.false_eq_true, if_false]
  grind

/-- **Claim.** A list of `N` actions that begins without the key and does not open the lock returns
at most `11 - N`. -/
theorem totalReward_le_of_closed (hclosed : (run s as).isOpen = false) :
    totalReward s as ≤ 11 - as.length := by
  rw [totalReward_of_closed hk ho hclosed]
  split <;> grind

/-- **Claim.** A list of actions that begins without the key and opens the lock returns at most
`112 - d`, where `d` is the fewest steps. -/
theorem totalReward_le (hopen : (run s as).isOpen = true) :
    totalReward s as ≤ 112 - stepsLeft s := by
  have h := Rat.natCast_le_natCast.mpr (stepsLeft_le_elapsed hopen)
  rw [totalReward_eq]
  simp only [worth, hopen, hk, ho, if_true, Bool.false_eq_true, if_false]
  split <;> grind

/-- **Claim.** The list `plan` returns `112 - d`, where `d` is the fewest steps: the most that a
list of actions that opens the lock can. -/
theorem totalReward_plan : totalReward s (plan (stepsLeft s) s) = 112 - stepsLeft s := by
  obtain ⟨hlen, hopen⟩ := isOpen_run_plan s
  have h₁ := stepsLeft_le_elapsed hopen
  have h₂ := elapsed_le_length s (plan (stepsLeft s) s)
  have hkey : (run s (plan (stepsLeft s) s)).hasKey = true := by
    have hbefore : ∀ (t : State n) (as : List Action), (t.isOpen = true → t.hasKey = true) →
        (run t as).isOpen = true → (run t as).hasKey = true := by
      intro t as
      induction as generalizing t with
      | nil => exact id
      | cons b as ih =>
        refine fun h => ih _ fun hb => ?_
        cases ht : t.isOpen with
        | true => rw [step_of_open b ht]; exact h ht
        | false =>
          rcases step_cases ht b with h' | h' | h'
          · rw [h'.2.2] at hb; exact absurd hb (by decide)
          · exact h'.2.2.1
          · exact h'.2.2.1
    exact hbefore s _ (fun h => by rw [ho] at h; exact absurd h (by decide)) hopen
  rw [totalReward_eq, show elapsed s (plan (stepsLeft s) s) = stepsLeft s by omega, worth, worth,
    hopen, hkey, hk, ho]
  simp only [if_true, Bool.false_eq_true, if_false]
  grind

end Spec.KeyLock
