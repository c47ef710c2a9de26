module

public import Spec.MDP.Observed
public import Spec.MDP.Among

/-!
# The recommender that was generated

The environment that a language model wrote for the description, and that Afshar and Li published as
a success (*DeLF*, 2024), is specified here as far as actions and rewards go: whether the user buys
is a fair coin, which nothing decides; the features that are shown are drawn anew at each step and
are no product's; the history of purchases stays empty; the first step repeats the time `0`; and the
last step, at which the episode ends, is rewarded with nothing.

Then every policy expects the same return, so every policy is optimal, and any observation suffices
for an optimal policy, for no good reason.

## Main definitions

* `Generated`, `Generated.toEnv`: the environment.

## Main statements

* `expectedReturn_eq`: every policy expects the same return.
* `every_observation_suffices`: no observation is too little.
-/

@[expose] public noncomputable section

namespace Spec

open Spec.MDP

/-- The parameters of the generated environment: with `n` products, of `k` features each. -/
structure Generated (n m k : Nat) where
  /-- The number of steps after which an episode ends. -/
  horizon : Nat

namespace Generated

variable {n m k : Nat}

/-- A state of the generated environment, all of which is seen: the hidden user does not exist. -/
structure State (n m k : Nat) where
  /-- Features that are shown, drawn anew at each step. -/
  features : Fin k → Fin (m + 1)
  /-- The last recommendation. -/
  last : Option (Fin n)
  /-- Whether the user bought it. -/
  feedback : Bool
  /-- The purchases so far: these stay empty. -/
  history : Fin n → Bool
  /-- The number of steps. -/
  time : Nat

/-- Random features. -/
def randomFeatures (m : Nat) : (k : Nat) → Draw (Fin k → Fin (m + 1))
  | 0 => .pure fun i => i.elim0
  | k + 1 => .uniform m fun a => (randomFeatures m k).map fun f => fun i => i.cases a f

/-- A fair coin. -/
def coin : Draw Bool := .uniform 1 fun i => .pure (decide (i.val = 0))

variable (E : Generated n m k)

/-- The reward of a step: `1` when the coin says that the user bought, unless the step is the last
one. -/
def reward (time : Nat) (b : Bool) : Rat :=
  if time + 1 < E.horizon then if b then 1 else 0 else 0

/-- What a step returns. -/
def result (s : State n m k) (x : Fin n) (f : Fin k → Fin (m + 1)) (b : Bool) :
    StepResult (State n m k) where
  state := ⟨f, some x, b, s.history, s.time + 1⟩
  reward := reward E s.time b
  terminated := decide (E.horizon ≤ s.time + 1)
  truncated := false

/-- The generated environment: the action decides nothing but what is shown of it. -/
def toEnv : Env (State n m k) (Fin n) (State n m k) where
  reset := (randomFeatures m k).map fun f => ⟨f, none, false, fun _ => false, 0⟩
  step s x := (randomFeatures m k).bind fun f => coin.map (result E s x f)
  observe := id

variable {E}

theorem toEnv_step (s : State n m k) (x : Fin n) :
    E.toEnv.step s x = (randomFeatures m k).bind fun f => coin.map (result E s x f) := rfl

/-- What is expected from a time on, whatever is done. -/
def remaining (E : Generated n m k) : (t time : Nat) → Rat
  | 0, _ => 0
  | t + 1, time => if time + 1 < E.horizon then 1 / 2 + remaining E t (time + 1) else 0

theorem expect_coin (f : Bool → Rat) : coin.expect f = (f true + f false) / 2 := by
  rw [coin, Draw.expect_uniform, sum_succ, sum_succ, sum_zero]
  have h : mkRat 1 (1 + 1) = 1 / 2 := by decide +kernel
  simp only [Draw.expect_pure, h]
  have h₁ : decide ((1 : Nat) = 0) = false := rfl
  simp only [h₁]
  grind

theorem expectedGain_eq (π : List (State n m k) → Draw (Fin n)) (t : Nat) (s : State n m k)
    (os : List (State n m k)) : E.toEnv.expectedGain π t s os = remaining E t s.time := by
  induction t generalizing s os with
  | zero => rfl
  | succ t ih =>
    rw [Env.expectedGain_succ, Draw.expect_congr (g := fun _ => remaining E (t + 1) s.time),
      Draw.expect_const]
    intro x _
    rw [toEnv_step, Draw.expect_bind, Draw.expect_congr
      (g := fun _ => remaining E (t + 1) s.time), Draw.expect_const]
    intro f _
    rw [Draw.map, Draw.expect_bind]
    simp only [Draw.expect_pure]
    rw [expect_coin, remaining]
    simp only [result, reward]
    by_cases h : s.time + 1 < E.horizon
    · have hd : decide (E.horizon ≤ s.time + 1) = false := decide_eq_false (by omega)
      simp only [h, hd, if_true, cond_false, ih, Bool.false_eq_true, if_false]
      grind
    · have hd : decide (E.horizon ≤ s.time + 1) = true := decide_eq_true (by omega)
      simp only [h, hd, if_false, cond_true]
      grind

/-- **Claim.** In the generated environment every policy, whatever it looks at, randomised or
not, expects the same return. -/
theorem expectedReturn_eq (π π' : List (State n m k) → Draw (Fin n)) (t : Nat) :
    E.toEnv.expectedReturn π t = E.toEnv.expectedReturn π' t := by
  rw [Env.expectedReturn, Env.expectedReturn]
  exact Draw.expect_congr fun s _ => by rw [expectedGain_eq, expectedGain_eq]

/-- **Claim.** With the published horizon of `100` steps, every policy expects `99/2`. -/
theorem expectedReturn_hundred (π : List (State n m k) → Draw (Fin n)) :
    (⟨100⟩ : Generated n m k).toEnv.expectedReturn π 100 = 99 / 2 := by
  have h : remaining (⟨100⟩ : Generated n m k) 100 0 = 99 / 2 := by
    have key : ∀ E : Generated n m k, E.horizon = 100 → ∀ j ≤ 99,
        remaining E (j + 1) (99 - j) = (j : Rat) / 2 := by
      intro E hE j hj
      induction j with
      | zero =>
        rw [remaining, if_neg (by omega)]
        exact show (0 : Rat) = ((0 : Nat) : Rat) / 2 by decide +kernel
      | succ j ih =>
        rw [remaining, if_pos (by omega), show 99 - (j + 1) + 1 = 99 - j by omega,
          ih (by omega), Rat.natCast_add]
        have h1 : ((1 : Nat) : Rat) = 1 := rfl
        rw [h1]; grind
    exact key ⟨100⟩ rfl 99 (Nat.le_refl 99)
  rw [Env.expectedReturn, Draw.expect_congr (g := fun _ => 99 / 2), Draw.expect_const]
  intro s hs
  obtain ⟨f, -, rfl⟩ := Draw.mem_map.mp hs
  rw [expectedGain_eq]
  exact h

/-- **Claim.** In the generated environment every map of observations suffices, also the one that
shows nothing at all: sufficiency says nothing where no policy is better than another. -/
theorem every_observation_suffices {Part : Type} (hn : 0 < n) (φ : State n m k → Part) (t : Nat) :
    E.toEnv.Suffices φ t :=
  ⟨fun _ => .pure ⟨0, hn⟩, fun π => by
    rw [expectedReturn_eq π fun _ => .pure ⟨0, hn⟩]; exact Rat.le_refl⟩

end Generated

end Spec
