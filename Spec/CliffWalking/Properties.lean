module

public import Spec.CliffWalking.Basic
public import Spec.MDP.Env

/-!
# What is true of CliffWalking

## Main definitions

* `walked`, `stepsLeft`: what a step returns that goes a way; the distance around the cliff.

## Main statements

* `step_eq`, `step_certain`, `expect_step_slippery`: the law of a step.
* `walked_spec`, `step_spec`: what a step pays, and when it ends an episode.
* `onCliff_of_reachable`: no state that can occur is on the cliff.
* `totalReward_le`, `totalReward_start`: the best return of a list of actions.
-/

@[expose] public noncomputable section

namespace Spec.CliffWalking

open Spec.Auto Spec.MDP

variable {slippery : Bool} {s : State} {a : Heading} {r : StepResult State}

/-- What a step returns that goes a way: who enters the cliff pays `100` and is at the start. -/
def walked (s : State) (way : Heading) : StepResult State :=
  if onCliff (moved s way) then ⟨start, -100, false, false⟩
  else ⟨moved s way, -1, atGoal (moved s way), false⟩

/-- The rows and columns from a cell to the goal, and `2` more from the start, around the cliff. -/
def stepsLeft (s : State) : Nat :=
  3 - s.row.toNat + (11 - s.col.toNat) + if s = start then 2 else 0

/-- **Claim.** What is seen of a cell is `12` times its row, plus its column. -/
theorem observe_eq : ((rules slippery).env.observe s).toNat = 12 * s.row.toNat + s.col.toNat := by
  change (UpTo.cap 47 (12 * s.row.val + s.col.val) : UpTo 47 6).toNat = _
  obtain ⟨i, j⟩ := s; decide +kernel +revert

/-- **Claim.** Going a way pays `-100` exactly when the cell entered is on the cliff, and `-1` else.
It ends an episode exactly when it leads to the goal, and never leads onto the cliff. -/
theorem walked_spec (s : State) (way : Heading) : let r := walked s way
    (r.reward = -100 ↔ onCliff (moved s way) = true) ∧ (r.reward = -100 ∨ r.reward = -1) ∧
      r.terminated = atGoal r.state ∧ r.truncated = false ∧ onCliff r.state = false ∧
      (stepsLeft s : Rat) ≤ stepsLeft r.state + 1 ∧ (atGoal s → (stepsLeft s : Rat) = 0) := by
  obtain ⟨i, j⟩ := s; decide +kernel +revert

/-- **Claim.** At the goal a step changes nothing and pays `0`; elsewhere it goes a way drawn. -/
theorem step_eq (slippery : Bool) (s : State) (a : Heading) : (rules slippery).env.step s a =
    if atGoal s then .pure ⟨s, 0, true, false⟩ else (ways slippery a).law.map (walked s) := by
  refine congrArg (ite (atGoal s = true) _) ?_
  simp only [rules, Chance.law_map, Draw.map, Draw.bind_assoc, Draw.pure_bind]
  refine congrArg (Draw.bind _) (funext fun way => congrArg Draw.pure ?_)
  obtain ⟨i, j⟩ := s; decide +kernel +revert

/-- **Claim.** Without slipping, a step from any cell but the goal certainly goes the chosen way. -/
theorem step_certain (h : atGoal s = false) : (rules false).env.step s a = .pure (walked s a) := by
  rw [step_eq, h, ways, Chance.law_choose]; exact congrArg (Draw.map _) (Chance.law_pure a)

/-- **Claim.** On slippery ground, a step from a cell that is not the goal goes to the left of the
way that was chosen, that way, or to the right of it, each with probability `1 / 3`. -/
theorem expect_step_slippery (h : atGoal s = false) (f : StepResult State → Rat) :
    ((rules true).env.step s a).expect f = (f (walked s (turned a .zero)) + f (walked s a) +
      f (walked s (turned a (.of 2 (by decide))))) / 3 := by
  have key (x y z : Rat) : mkRat 1 3 * (0 + x + y + z) = (x + y + z) / 3 := by
    rw [show mkRat 1 3 = 1 / 3 by decide +kernel]; grind
  rw [step_eq, h, ways, Chance.law_choose, Chance.law_map, if_pos rfl, Chance.law_uniform]
  refine (key _ (f (walked s (turned a (.of 1 (by decide))))) _).trans ?_
  rw [show turned a (.of 1 (by decide)) = a by
    clear h; obtain ⟨i, j⟩ := s; decide +kernel +revert]; rfl

/-- **Claim.** A step ends the episode exactly when it leads to the goal, and never cuts it off. At
the goal it changes nothing, for nothing, and from any other cell it goes one of its ways. -/
theorem step_spec (hr : r ∈ (rules slippery).env.step s a) :
    r.terminated = atGoal r.state ∧ r.truncated = false ∧
      (atGoal s = true ∧ r = ⟨s, 0, true, false⟩ ∨
        atGoal s = false ∧ ∃ way, way ∈ (ways slippery a).law ∧ r = walked s way) := by
  rw [step_eq] at hr
  cases h : atGoal s <;> rw [h] at hr
  · obtain ⟨way, hw, rfl⟩ := Draw.mem_map.mp hr
    exact ⟨(walked_spec s way).2.2.1, (walked_spec s way).2.2.2.1, .inr ⟨rfl, way, hw, rfl⟩⟩
  · cases Draw.mem_pure.mp hr; exact ⟨h.symm, rfl, .inl ⟨rfl, rfl⟩⟩

/-- **Claim.** No state that can occur is on the cliff. -/
theorem onCliff_of_reachable (h : (rules slippery).env.Reachable s) : onCliff s = false := by
  induction h with
  | reset h =>
    cases Draw.mem_pure.mp (Chance.law_pure start ▸ show _ ∈ (Chance.pure start).law from h); rfl
  | step _ hr ih =>
    obtain ⟨-, -, ⟨-, rfl⟩ | ⟨-, way, -, rfl⟩⟩ := step_spec hr
    · exact ih
    · exact (walked_spec _ way).2.2.2.2.1

/-- **Claim.** Slippery or not, a list of actions returns at most `-stepsLeft s` by the time that it
has reached the goal, and at most `-n` when it has not reached it in `n` steps. -/
theorem totalReward_le {as : List Heading} {trace : List (StepResult State)}
    (h : trace ∈ (rules slippery).env.rollout s as) : let total := (trace.map (·.reward)).sum
    (trace.any (·.terminated) = true → total ≤ -(stepsLeft s : Rat)) ∧
      (trace.any (·.terminated) = false → total ≤ -(trace.length : Rat)) := by
  induction as generalizing s trace with
  | nil => rw [Draw.mem_pure.mp h]; exact ⟨nofun, fun _ => (by decide : (0 : Rat) ≤ -(0 : Nat))⟩
  | cons a as ih =>
    obtain ⟨r, hr, h⟩ := Draw.mem_bind.mp h
    obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp h
    have := And.intro (ih ht) (walked_spec r.state a)
    simp only [List.map_cons, List.sum_cons, List.any_cons, List.length_cons, Rat.natCast_add]
    obtain ⟨-, -, ⟨hs, rfl⟩ | ⟨-, way, -, rfl⟩⟩ := step_spec hr <;> grind [walked_spec s]

/-- **Claim.** No list of actions from the start returns more than `-13` by the time that it has
reached the goal. Without slipping, up, eleven times right and down returns `-13` and ends there. -/
theorem totalReward_start : (∀ as trace, trace ∈ (rules slippery).env.rollout start as →
      trace.any (·.terminated) = true → (trace.map (·.reward)).sum ≤ -13) ∧
    ∃ trace, (rules false).env.rollout start (.of 0 (by decide) ::
      List.replicate 11 (.of 1 (by decide)) ++ [.of 2 (by decide)]) = .pure trace ∧
      (trace.map (·.reward)).sum = -13 ∧ (trace.map (·.terminated)).getLast? = some true := by
  refine ⟨fun as trace h => (totalReward_le h).1, _, by
    simp (discharger := decide +kernel) only [List.replicate, List.cons_append, Env.rollout,
      step_certain, Draw.pure_bind, Draw.map, List.nil_append]; rfl, by decide +kernel⟩

end Spec.CliffWalking
