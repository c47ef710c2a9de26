module

public import Spec.MDP.Filled

/-!
# A limit of steps as a part of the state

An environment whose states count the steps, and which ends an episode at the last one. A machine
that counts along refines it. What an agent expects there is what it expects of an episode that is
cut off.

## Main definitions

* `Env.timed`, `Machine.timed`: the environment and the machine that count steps.
* `Refines.timed`: the one refines the other.
* `Refines.View.timed`: what looks at the machine.

## Main statements

* `Env.value_timed`: what an agent expects of an episode that is cut off.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {P W S A O : Type}

/-- The environment whose states count the steps, and which ends an episode after so many. -/
def Env.timed (E : Env S A O) (limit : Nat) : Env (S × Nat) A O where
  reset := E.reset.map (·, 0)
  step s a := (E.step s.1 a).map fun r =>
    ⟨(r.state, s.2 + 1), r.reward, r.terminated || decide (limit ≤ s.2 + 1), r.truncated⟩
  observe s := E.observe s.1

/-- **Claim.** What an agent expects of the first steps in the environment that counts them is what
it expects of as many steps of an episode, up to the limit. -/
theorem Env.value_timed (E : Env S A O) {limit : Nat} (γ : Rat) (π : Agent O A) (k : Nat)
    (past : List (Seen O A)) (s : S) {t : Nat} (h : t + k ≤ limit) :
    (E.timed limit).value γ π k past (s, t) = E.value γ π k past s := by
  induction k generalizing past s t with
  | zero => rfl
  | succ k ih =>
    rw [value_succ, value_succ]
    refine Draw.expect_congr fun a _ => ?_
    simp only [timed, Draw.expect_map]
    refine Draw.expect_congr fun r _ => ?_
    cases r.terminated with
    | true => rfl
    | false =>
      rw [Bool.false_or, cond_false]
      by_cases hl : limit ≤ t + 1
      · obtain rfl : k = 0 := by omega
        rw [decide_eq_true hl, cond_true]
        rfl
      · rw [decide_eq_false hl, cond_false, ← ih _ _ (t := t + 1) (by omega)]
        rfl

/-- The machine that counts the steps, and ends an episode after so many. -/
def Machine.timed (M : Machine P W) (limit : Nat) : Machine P (W × Nat) where
  resetWords := M.resetWords
  stepWords := M.stepWords
  valid := M.valid
  numActions := M.numActions
  stateValid p w := M.stateValid p w.1
  init p key t := (M.init p key t, 0)
  step p w a us := (M.step p w.1 a us, w.2 + 1)
  reward p w a us := M.reward p w.1 a us
  value := M.value
  terminated p w := M.terminated p w.1 || decide (limit ≤ w.2)
  truncated p w := M.truncated p w.1
  observe p w := M.observe p w.1
  obsHigh := M.obsHigh
  rewardRange := M.rewardRange

variable {M : Machine P W} {p : P} {E : Env S A O}

/-- Where a machine is an environment, so it is when both count the steps. -/
def Refines.timed (R : Refines M p E) (limit : Nat) :
    Refines (M.timed limit) p (E.timed limit) where
  Represents w s := R.Represents w.1 s.1 ∧ w.2 = s.2
  action := R.action
  obs := R.obs
  Terminal s := R.Terminal s.1 ∨ limit ≤ s.2
  reset_within := R.reset_within.imp fun _ h => h.map _
  step_within s a := (R.step_within s.1 a).imp fun _ h => h.map _
  terminated_iff s a r hr := by
    obtain ⟨r, hr', rfl⟩ := Draw.mem_map.mp hr
    rw [Bool.or_eq_true, decide_eq_true_iff, R.terminated_iff _ _ _ hr']
  stateValid_iff w := (R.stateValid_iff w.1).trans
    ⟨fun ⟨s, h⟩ => ⟨(s, w.2), h, rfl⟩, fun ⟨s, h⟩ => ⟨s.1, h.1⟩⟩
  init key t := by
    rw [Env.timed, Draw.sample_map]
    exact ⟨R.init key t, rfl⟩
  step h a ha us hus := by
    rw [Env.timed, Draw.sample_map]
    exact ⟨R.step h.1 a ha us hus, congrArg (· + 1) h.2⟩
  reward h a ha us hus := by
    rw [Env.timed, Draw.sample_map]
    exact R.reward h.1 a ha us hus
  terminal_iff {w s} h := by
    change (_ || _) = true ↔ _
    rw [Bool.or_eq_true, R.terminal_iff h.1, decide_eq_true_iff, h.2]
  truncated h a ha us hus := by
    rw [Env.timed, Draw.sample_map]
    exact R.truncated h.1 a ha us hus
  value_zero := R.value_zero
  observe h := R.observe h.1
  observe_le h := R.observe_le h.1
  reward_within h a r hr := by
    obtain ⟨r, hr', rfl⟩ := Draw.mem_map.mp hr
    exact R.reward_within h.1 a r hr'

variable {R : Refines M p E} {Action Obs : Type} {F : Env S Action Obs} {m : Nat}

/-- Words that stand for the chances of a step stand for them where steps are counted. -/
theorem Refines.Draws.timed {branches : W → UInt32 → List (Nat × List UInt64)}
    (h : R.Draws branches) (limit : Nat) : (R.timed limit).Draws fun w a => branches w.1 a :=
  fun hw a ha => (h hw.1 a ha).map _

/-- What looks at a machine looks at the machine that counts the steps, and does not see them. -/
def Refines.View.timed (V : R.View F m) (limit : Nat) :
    (R.timed limit).View (F.timed limit) m where
  action := V.action
  act := V.act
  shown w := V.shown w.1
  act_lt := V.act_lt
  step_eq s a := congrArg (Draw.map _) (V.step_eq s.1 a)
  observe h := V.observe h.1

end Spec.MDP
