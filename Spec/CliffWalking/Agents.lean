module

public import Spec.CliffWalking.Properties
public import Spec.MDP.Trajectory

/-!
# The best agents of CliffWalking

## Main definitions

* `around`: the agent that goes around the cliff.

## Main statements

* `value_le`, `value_around`: no agent expects a higher return than this one does without slipping.
-/

@[expose] public noncomputable section

namespace Spec.CliffWalking

open Spec.Auto Spec.MDP

variable {s : State}

/-- The way around the cliff: up from the start, to the last column, and down. -/
def bestWay (o : UpTo 47 6) : Heading :=
  if o.toNat = 36 then .of 0 (by decide)
  else if o.toNat % 12 = 11 then .of 2 (by decide) else .of 1 (by decide)

/-- The agent that goes around the cliff. -/
def around : Env.Agent (UpTo 47 6) Heading := fun _ o => .pure (bestWay o)

/-- **Claim.** Slippery or not, no agent, whatever it remembers and even if it draws lots, expects a
higher return of an episode's first `k` steps than `-min k (stepsLeft s)`. -/
theorem value_le (slippery : Bool) (π : Env.Agent (UpTo 47 6) Heading) (k : Nat)
    (past : List (Env.Seen (UpTo 47 6) Heading)) (s : State) :
    (rules slippery).env.value 1 π k past s ≤ -((min k (stepsLeft s) : Nat) : Rat) := by
  induction k generalizing past s with
  | zero => rw [Nat.zero_min]; exact (by decide : (0 : Rat) ≤ -((0 : Nat) : Rat))
  | succ k ih =>
    rw [Env.value_succ, ← Draw.expect_const (-((min (k + 1) (stepsLeft s) : Nat) : Rat)) (π past _)]
    refine Draw.expect_mono fun a _ => ?_
    rw [← Draw.expect_const (-((min (k + 1) (stepsLeft s) : Nat) : Rat)) (Env.step _ s a)]
    refine Draw.expect_mono fun r hr => ?_
    have ih := ih (⟨(rules slippery).env.observe s, a, r.reward⟩ :: past) r.state
    have hgoal {t : State} (h : atGoal t = true) : stepsLeft t = 0 := by
      revert h; obtain ⟨i, j⟩ := t; decide +kernel +revert
    obtain ⟨hg, -, ⟨hs, rfl⟩ | ⟨-, way, -, rfl⟩⟩ := step_spec hr
    · rw [hgoal hs, Nat.min_zero]
      exact (by decide +kernel : (0 : Rat) + 1 * 0 ≤ -((0 : Nat) : Rat))
    · obtain ⟨-, hr, -, -, -, hd, -⟩ := walked_spec s way
      have hd : stepsLeft s ≤ stepsLeft (walked s way).state + 1 := Rat.natCast_le_natCast.mp (by
        rw [Rat.natCast_add]; exact hd)
      have hn : ((min (k + 1) (stepsLeft s) : Nat) : Rat) ≤
          ((min k (stepsLeft (walked s way).state) + 1 : Nat) : Rat) :=
        Rat.natCast_le_natCast.mpr (by omega)
      rw [Rat.natCast_add] at hn
      cases ht : (walked s way).terminated
      · rw [cond_false]; grind
      · rw [hgoal (hg.symm.trans ht), Nat.min_zero] at hn
        rw [cond_true]; grind

/-- **Claim.** Without slipping, the agent that goes around the cliff returns `-min k (stepsLeft s)`
in `k` steps, from every cell off the cliff: no agent expects more. -/
theorem value_around (k : Nat) (past : List (Env.Seen (UpTo 47 6) Heading))
    (hs : onCliff s = false) :
    (rules false).env.value 1 around k past s = -((min k (stepsLeft s) : Nat) : Rat) := by
  induction k generalizing past s with
  | zero => rw [Nat.zero_min]; rfl
  | succ k ih =>
    rw [Env.value_succ, around, Draw.expect_pure]
    cases h : atGoal s
    · have key : ∀ s, onCliff s = false → atGoal s = false →
          let r := walked s (bestWay ((rules false).env.observe s))
          r.reward = -1 ∧ onCliff r.state = false ∧ stepsLeft s = stepsLeft r.state + 1 ∧
            (r.terminated = true → stepsLeft r.state = 0) := fun s => by
        change _ → _ → let r := walked s (bestWay (.cap 47 (12 * s.row.val + s.col.val))); _
        obtain ⟨i, j⟩ := s; decide +kernel +revert
      obtain ⟨hr, hc, hd, hg⟩ := key s hs h
      rw [step_certain h, Draw.expect_pure, hr, hd, Nat.add_min_add_right, Rat.natCast_add]
      cases ht : (walked s (bestWay ((rules false).env.observe s))).terminated
      · rw [cond_false]
        refine (congrArg (-1 + 1 * ·) (ih _ hc)).trans ?_
        grind
      · rw [cond_true, hg ht, Nat.min_zero]; exact (by decide +kernel :
          (-1 : Rat) + 1 * 0 = -(((0 : Nat) : Rat) + ((1 : Nat) : Rat)))
    · have hgoal : stepsLeft s = 0 := by
        revert h; clear hs; obtain ⟨i, j⟩ := s; decide +kernel +revert
      rw [step_eq, h, if_pos rfl, Draw.expect_pure, hgoal, Nat.min_zero]
      exact (by decide +kernel : (0 : Rat) + 1 * 0 = -((0 : Nat) : Rat))

end Spec.CliffWalking
