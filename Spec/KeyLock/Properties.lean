module

public import Spec.KeyLock.Basic
public import Spec.GridWorld.Properties

/-!
# What is true of KeyLock

## Main definitions

* `Valid`: what is true of every state that can occur.
* `stepsLeft`: the fewest steps that open the lock.
* `best`, `plan`: the action that leads there, and the list of these actions.

## Main statements

* `Valid.step`: a step leads from a state that can occur to one.
* `key_lock_step`, `hasKey_isOpen_step`, `run_keeps`: what stays.
* `step_of_open`, `run_of_open`: an open lock ends everything.
* `stepsLeft_le_length`, `isOpen_run_plan`: the lock opens in `stepsLeft` steps, and in no fewer.
* `stepsLeft_le`: how many these are at most.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.MDP (StepResult)
open Spec.GridWorld (Pos)

variable {n : Nat} {s : State n} (a : Action)

/-! ### One step -/

/-- **Claim, by definition.** When the lock is open, an action changes nothing, for nothing. -/
theorem step_of_open (h : s.isOpen = true) : step s a = ⟨s, 0, true, false⟩ := by
  rw [step, if_pos h]

theorem step_of_closed (h : s.isOpen = false) :
    step s a = ⟨next s a, reward s (next s a), (next s a).isOpen, false⟩ := by
  rw [step, if_neg (by rw [h]; decide)]

/-- **Claim.** A step ends the episode exactly when the lock is open after it. -/
theorem terminated_iff : (step s a).terminated = true ↔ (step s a).state.isOpen = true := by
  cases h : s.isOpen with
  | true => simp only [step_of_open a h, h]
  | false => simp only [step_of_closed a h]

/-- **Claim, by definition.** A step never cuts an episode off: the step limit lies outside the
decision process. -/
theorem truncated_eq_false : (step s a).truncated = false := by
  unfold step; split <;> rfl

/-- **Claim.** When the lock is open, nothing changes whatever the agent does, for nothing. -/
theorem run_of_open (h : s.isOpen = true) (as : List Action) :
    run s as = s ∧ totalReward s as = 0 := by
  induction as with
  | nil => exact ⟨rfl, rfl⟩
  | cons a as ih =>
    simp only [run, totalReward, step_of_open a h]
    exact ⟨ih.1, by rw [ih.2, Rat.add_zero]⟩

/-- A step changes neither the cell of the key nor that of the lock. -/
theorem key_lock_step : (step s a).state.key = s.key ∧ (step s a).state.lock = s.lock := by
  cases h : s.isOpen with
  | true => simp only [step_of_open a h, and_self]
  | false => rw [step_of_closed a h]; cases a <;> exact ⟨rfl, rfl⟩

/-- A step takes neither the key away nor closes the lock. -/
theorem hasKey_isOpen_step :
    (s.hasKey = true → (step s a).state.hasKey = true) ∧
      (s.isOpen = true → (step s a).state.isOpen = true) := by
  cases h : s.isOpen with
  | true => simp only [step_of_open a h, h, imp_self, and_self]
  | false =>
    rw [step_of_closed a h]
    refine ⟨fun hk => ?_, nofun⟩
    cases a <;> simp only [next, hk, Bool.true_or]

/-- **Claim.** Whatever the agent does, the cells of the key and of the lock stay as they are, the
agent keeps the key, and the lock stays open. -/
theorem run_keeps (as : List Action) :
    (run s as).key = s.key ∧ (run s as).lock = s.lock ∧
      (s.hasKey = true → (run s as).hasKey = true) ∧
      (s.isOpen = true → (run s as).isOpen = true) := by
  induction as generalizing s with
  | nil => exact ⟨rfl, rfl, id, id⟩
  | cons a as ih =>
    obtain ⟨h₁, h₂, h₃, h₄⟩ := @ih (step s a).state
    obtain ⟨k, l⟩ := key_lock_step (s := s) a
    obtain ⟨o, p⟩ := hasKey_isOpen_step (s := s) a
    exact ⟨h₁.trans k, h₂.trans l, fun h => h₃ (o h), fun h => h₄ (p h)⟩

/-- **Claim, by definition.** The agent, the key and the lock are always on the grid. -/
theorem in_bounds (s : State n) :
    (s.agent.row.val < n ∧ s.agent.col.val < n) ∧ (s.key.row.val < n ∧ s.key.col.val < n) ∧
      (s.lock.row.val < n ∧ s.lock.col.val < n) :=
  ⟨⟨Fin.isLt _, Fin.isLt _⟩, ⟨Fin.isLt _, Fin.isLt _⟩, ⟨Fin.isLt _, Fin.isLt _⟩⟩

/-! ### What can occur -/

/-- What is true of every state that can occur: the key lies in another cell than that of the lock;
and the lock is open only where the agent is, with the key. -/
structure Valid (s : State n) : Prop where
  /-- The key does not lie at the lock. -/
  key_ne_lock : s.key ≠ s.lock
  /-- Only the key opens the lock. -/
  hasKey : s.isOpen = true → s.hasKey = true
  /-- The agent opens the lock where it is. -/
  agent : s.isOpen = true → s.agent = s.lock

/-- **Claim.** A step leads from a state that can occur to one: the lock is open only when the agent
has the key and is at the lock. -/
theorem Valid.step (h : Valid s) (a : Action) : Valid (step s a).state := by
  cases ho : s.isOpen with
  | true => rw [step_of_open a ho]; exact h
  | false =>
    rw [step_of_closed a ho]
    cases a <;> refine ⟨h.key_ne_lock, fun hs => ?_, fun hs => ?_⟩ <;>
      simp only [next, ho, Bool.and_eq_true, decide_eq_true_eq, Bool.false_eq_true] at hs ⊢
    · exact hs.1
    · exact hs.2

theorem Valid.run (h : Valid s) (as : List Action) : Valid (run s as) := by
  induction as generalizing s with
  | nil => exact h
  | cons a as ih => exact ih (h.step a)

/-! ### The fewest steps -/

/-- The fewest steps that open the lock, by the Manhattan distance: to the key, if the agent does
not have it yet, and one to pick it up; to the lock, and one to open it. -/
def stepsLeft (s : State n) : Nat :=
  if s.isOpen then 0
  else if s.hasKey then s.agent.dist s.lock + 1
  else s.agent.dist s.key + 1 + s.key.dist s.lock + 1

/-- The direction from a cell towards another one: first along the column. -/
def toward (p q : Pos n n) : Action :=
  if p.row < q.row then .south
  else if q.row < p.row then .north
  else if p.col < q.col then .east
  else .west

/-- An action that brings the agent one step closer to the end. -/
def best (s : State n) : Action :=
  if s.hasKey then (if s.agent = s.lock then .unlock else toward s.agent s.lock)
  else (if s.agent = s.key then .pickUp else toward s.agent s.key)

/-- The actions that open the lock, if there are enough of them. -/
def plan : Nat → State n → List Action
  | 0, _ => []
  | k + 1, s => best s :: plan k (step s (best s)).state

theorem length_plan (k : Nat) (s : State n) : (plan k s).length = k := by
  induction k generalizing s with
  | zero => rfl
  | succ k ih => rw [plan, List.length_cons, ih]

theorem stepsLeft_eq_zero_iff : stepsLeft s = 0 ↔ s.isOpen = true := by
  rw [stepsLeft]
  split
  · next h => exact iff_of_true rfl h
  · next h => split <;> exact iff_of_false (Nat.succ_ne_zero _) h

/-- A move saves at most one step. -/
theorem stepsLeft_move (s : State n) (d : GridWorld.Action) :
    stepsLeft s ≤ stepsLeft { s with agent := d.move s.agent } + 1 := by
  have hmove (q : Pos n n) : s.agent.dist q ≤ (d.move s.agent).dist q + 1 := by
    have h₁ := GridWorld.Action.dist_move_le_one s.agent d
    have h₂ := Pos.dist_triangle s.agent (d.move s.agent) q
    rw [Pos.dist_comm s.agent (d.move s.agent)] at h₂
    omega
  have hk := hmove s.key
  have hl := hmove s.lock
  simp only [stepsLeft]
  split
  · exact Nat.zero_le _
  · split <;> omega

/-- No action saves more than one step. -/
theorem stepsLeft_le_succ : stepsLeft s ≤ stepsLeft (step s a).state + 1 := by
  cases ho : s.isOpen with
  | true => rw [step_of_open a ho]; exact Nat.le_succ _
  | false =>
    rw [step_of_closed a ho]
    cases a with
    | north => exact stepsLeft_move s .up
    | south => exact stepsLeft_move s .down
    | east => exact stepsLeft_move s .right
    | west => exact stepsLeft_move s .left
    | pickUp =>
      cases hk : s.hasKey with
      | true => simp only [next, stepsLeft, hk, Bool.true_or]; exact Nat.le_succ _
      | false =>
        by_cases hp : s.agent = s.key
        · simp only [next, stepsLeft, ho, hk, hp, decide_true, Bool.false_or, if_true,
            Bool.false_eq_true, if_false, Pos.dist_eq_zero_iff.mpr]
          omega
        · simp only [next, stepsLeft, hk, hp, decide_false, Bool.false_or]; exact Nat.le_succ _
    | unlock =>
      cases hk : s.hasKey with
      | false => simp only [next, hk, Bool.false_and, stepsLeft, ho]; exact Nat.le_succ _
      | true =>
        by_cases hp : s.agent = s.lock
        · simp only [stepsLeft, ho, hk, hp, if_true, Bool.false_eq_true, if_false,
            Pos.dist_eq_zero_iff.mpr]
          omega
        · simp only [next, stepsLeft, hk, ho, hp, decide_false, Bool.and_false, if_true,
            Bool.false_eq_true, if_false]
          omega

/-- **Claim.** No list of actions opens the lock in fewer steps than `stepsLeft`: the distance to
the key, one to pick it up, the distance from there to the lock, and one to open it; or, with the
key, the distance to the lock and one to open it. -/
theorem stepsLeft_le_length {as : List Action} (h : (run s as).isOpen = true) :
    stepsLeft s ≤ as.length := by
  induction as generalizing s with
  | nil => rw [stepsLeft_eq_zero_iff.mpr (show s.isOpen = true from h)]; exact Nat.zero_le _
  | cons a as ih =>
    have h₁ := ih h
    have h₂ := stepsLeft_le_succ (s := s) a
    rw [List.length_cons]
    omega

theorem dist_toward {p q : Pos n n} (h : p ≠ q) :
    ∃ d : GridWorld.Action, (∀ s : State n, s.agent = p →
      next s (toward p q) = { s with agent := d.move p }) ∧ (d.move p).dist q + 1 = p.dist q := by
  have hne : p.row.val ≠ q.row.val ∨ p.col.val ≠ q.col.val := by
    simp only [ne_eq, Pos.ext_iff, Fin.ext_iff] at h; omega
  have := p.row.isLt; have := p.col.isLt; have := q.row.isLt; have := q.col.isLt
  simp only [toward, Fin.lt_def]
  split
  · exact ⟨.down, fun s hs => by rw [← hs]; rfl,
      by simp only [GridWorld.Action.move, Pos.dist]; omega⟩
  · split
    · exact ⟨.up, fun s hs => by rw [← hs]; rfl,
        by simp only [GridWorld.Action.move, Pos.dist]; omega⟩
    · split
      · exact ⟨.right, fun s hs => by rw [← hs]; rfl,
          by simp only [GridWorld.Action.move, Pos.dist]; omega⟩
      · exact ⟨.left, fun s hs => by rw [← hs]; rfl,
          by simp only [GridWorld.Action.move, Pos.dist]; omega⟩

/-- **Claim.** While the lock is closed, the action `best` saves one step. -/
theorem stepsLeft_best (ho : s.isOpen = false) :
    stepsLeft (step s (best s)).state + 1 = stepsLeft s := by
  rw [step_of_closed _ ho]
  simp only [best]
  cases hk : s.hasKey with
  | true =>
    simp only [if_true]
    by_cases hp : s.agent = s.lock
    · rw [if_pos hp]
      simp only [next, stepsLeft, ho, hk, hp, decide_true, Bool.and_self, if_true,
        Bool.false_eq_true, if_false, Pos.dist_eq_zero_iff.mpr]
    · obtain ⟨d, hd, hlt⟩ := dist_toward hp
      rw [if_neg hp, hd s rfl]
      simp only [stepsLeft, ho, hk, if_true, Bool.false_eq_true, if_false]
      omega
  | false =>
    simp only [Bool.false_eq_true, if_false]
    by_cases hp : s.agent = s.key
    · rw [if_pos hp]
      simp only [next, stepsLeft, ho, hk, hp, decide_true, Bool.false_or, if_true,
        Bool.false_eq_true, if_false, Pos.dist_eq_zero_iff.mpr]
      omega
    · obtain ⟨d, hd, hlt⟩ := dist_toward hp
      rw [if_neg hp, hd s rfl]
      simp only [stepsLeft, ho, hk, Bool.false_eq_true, if_false]
      omega

/-- **Claim.** The list `plan` has `stepsLeft` actions and opens the lock, whatever the state. -/
theorem isOpen_run_plan (s : State n) :
    (plan (stepsLeft s) s).length = stepsLeft s ∧
      (run s (plan (stepsLeft s) s)).isOpen = true := by
  refine ⟨length_plan _ _, ?_⟩
  generalize hd : stepsLeft s = d
  induction d generalizing s with
  | zero => exact stepsLeft_eq_zero_iff.mp hd
  | succ d ih =>
    have ho : s.isOpen = false := by
      rw [← Bool.not_eq_true, ← stepsLeft_eq_zero_iff, hd]; exact Nat.succ_ne_zero d
    have := stepsLeft_best ho
    exact ih _ (by omega)

/-- **Claim.** On a grid of side `n` at most `4 (n - 1) + 2` steps are needed, so that the usual
limit of `10 n` steps leaves room. -/
theorem stepsLeft_le (hn : 0 < n) (s : State n) :
    stepsLeft s ≤ 4 * (n - 1) + 2 ∧ 4 * (n - 1) + 2 ≤ 10 * n := by
  have hdist (p q : Pos n n) : p.dist q ≤ 2 * (n - 1) := by
    have := p.row.isLt; have := p.col.isLt; have := q.row.isLt; have := q.col.isLt
    simp only [Pos.dist]; omega
  have h₁ := hdist s.agent s.key
  have h₂ := hdist s.agent s.lock
  have h₃ := hdist s.key s.lock
  simp only [stepsLeft]
  refine ⟨?_, by omega⟩
  split
  · omega
  · split <;> omega

end Spec.KeyLock
