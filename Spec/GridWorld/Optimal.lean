module

public import Spec.GridWorld.Optimal.Value
public import Spec.MDP.Policy

/-!
# GridWorld solved in closed form

A policy that brings the agent closer to the goal with every step is optimal over every horizon, and
its value is known: with `d` the Manhattan distance to the goal and `γ` the discount, it is
`-(1 - γ ^ min n (d - 1)) / (1 - γ)` over `n` steps, and `optimalValue` from `n = d - 1` on. Value
iteration from zero computes the same numbers. All this holds for every height, width and goal.

## Main definitions

* `Approaches`: a policy brings the agent closer to the goal with every step.

## Main statements

* `value_of_approaches`: the `n`-step value of a policy that approaches the goal.
* `value_le_value_of_approaches`: no policy has a higher one.
* `value_le_optimalValue`, `value_eq_optimalValue`: over a horizon of at least `d - 1` steps, the
  best value is the closed form of `Spec.GridWorld.Optimal.Value`.
* `value_le_optimalValue_add`: over a shorter one it exceeds that by at most `γ ^ n / (1 - γ)`.
* `iterate_zero`: value iteration from zero finds the closed form in `d - 1` rounds.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.MDP

variable {height width : Nat} (G : GridWorld height width)

/-- With every step that the policy may take away from the goal, the agent comes closer to it. -/
def Approaches (π : Policy (height * width) 4) : Prop :=
  ∀ h s a, a ∈ π h (encode s) → s ≠ G.goal →
    (G.step s (.ofFin a)).state.dist G.goal < s.dist G.goal

/-- **Claim.** There is a deterministic policy that comes closer to the goal with every step, and
that looks at the cell only. -/
theorem exists_approaches : ∃ π, G.Approaches (.stationary π) :=
  ⟨fun i => (exists_dist_lt G (decode i)).choose.toFin, fun h s a ha => by
    have := (exists_dist_lt G s).choose_spec
    rw [Policy.stationary, Draw.mem_pure, decode_encode] at ha
    rw [ha, Action.ofFin_toFin]
    exact this⟩

/-- The recursion over the horizon, in the words of `Spec.GridWorld.Basic`. -/
theorem value_step (π : Policy (height * width) 4) (n : Nat) (h : History (height * width) 4)
    (s : Pos height width) :
    G.toMDP.value π (n + 1) h (encode s) = (π h (encode s)).expect fun a =>
      (G.step s (.ofFin a)).reward + G.discount * (bif (G.step s (.ofFin a)).terminated then 0 else
        G.toMDP.value π n (⟨encode s, a, (G.step s (.ofFin a)).reward⟩ :: h)
          (encode (G.step s (.ofFin a)).state)) := by
  rw [value_succ]
  refine Draw.expect_congr fun a _ => ?_
  have hstep : G.toMDP.step (encode s) a = .pure ⟨encode (G.step s (.ofFin a)).state,
      (G.step s (.ofFin a)).reward, (G.step s (.ofFin a)).terminated⟩ := by
    simp only [toMDP, FiniteMDP.toMDP, toFiniteMDP, decode_encode]
  rw [hstep, Draw.expect_pure, Outcome.worth]
  rfl

/-- No policy has an `n`-step value above the return of `min n (d - 1)` steps that cost `1` each. -/
theorem value_le_stepsReturn (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1)
    (π : Policy (height * width) 4) (n : Nat) (h : History (height * width) 4)
    (s : Pos height width) :
    G.toMDP.value π n h (encode s) ≤
      stepsReturn G.discount (min n (s.dist G.goal - 1)) := by
  induction n generalizing h s with
  | zero => rw [value_zero, Nat.zero_min, stepsReturn_zero]; exact Rat.le_refl
  | succ n ih =>
    rw [value_step,
      ← Draw.expect_const (stepsReturn G.discount (min (n + 1) _)) (π h (encode s))]
    refine Draw.expect_mono fun a _ => Rat.le_trans ?_ (worth_le G h₀ h₁ n s (.ofFin a))
    cases (G.step s (.ofFin a)).terminated with
    | true => exact Rat.le_refl
    | false => exact Rat.add_le_add_left.mpr (Rat.mul_le_mul_of_nonneg_left (ih _ _) h₀)

/-- **Claim.** For a discount other than `1`, from every cell at Manhattan distance `d ≥ 1` from the
goal and over every horizon `n`, a policy that comes closer to the goal with every step has exactly
the value `-(1 - γ ^ min n (d - 1)) / (1 - γ)`; at the goal it has the value `0`. -/
theorem value_of_approaches (h₁ : G.discount ≠ 1) {π : Policy (height * width) 4}
    (hπ : G.Approaches π) (n : Nat) (h : History (height * width) 4) (s : Pos height width) :
    G.toMDP.value π n h (encode s) =
      -(1 - G.discount ^ min n (s.dist G.goal - 1)) / (1 - G.discount) := by
  change _ = stepsReturn G.discount (min n (s.dist G.goal - 1))
  induction n generalizing h s with
  | zero => rw [value_zero, Nat.zero_min, stepsReturn_zero]
  | succ n ih =>
    rw [value_step,
      ← Draw.expect_const (stepsReturn G.discount (min (n + 1) _)) (π h (encode s))]
    refine Draw.expect_congr fun a ha => ?_
    rw [ih, worth_eq G h₁ n (hπ h s a ha)]

/-- **Claim.** For a discount in `[0, 1)`, no policy, however it uses the past or chance, has a
higher value than a policy that comes closer to the goal with every step, from any cell and over any
horizon. -/
theorem value_le_value_of_approaches (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1)
    {π : Policy (height * width) 4} (hπ : G.Approaches π) (π' : Policy (height * width) 4) (n : Nat)
    (h h' : History (height * width) 4) (s : Pos height width) :
    G.toMDP.value π' n h' (encode s) ≤ G.toMDP.value π n h (encode s) := by
  rw [value_of_approaches G (by grind) hπ]
  exact value_le_stepsReturn G h₀ h₁ π' n h' s

/-- **Claim.** For a discount in `[0, 1)`, no policy, however it uses the past or chance, has an
`n`-step value that exceeds the optimal value by more than `γ ^ n / (1 - γ)`. -/
theorem value_le_optimalValue_add (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1)
    (π : Policy (height * width) 4) (n : Nat) (h : History (height * width) 4)
    (s : Pos height width) :
    G.toMDP.value π n h (encode s) ≤
      G.optimalValue s + G.discount ^ n / (1 - G.discount) :=
  Rat.le_trans (value_le_stepsReturn G h₀ h₁ π n h s) (stepsReturn_min_le h₀ h₁ n _)

/-- **Claim.** For a discount in `[0, 1)`, no policy, however it uses the past or chance, has a
value above the optimal value `-(1 - γ ^ (d - 1)) / (1 - γ)` over a horizon of at least `d - 1`
steps from a cell at Manhattan distance `d ≥ 1` from the goal, or above `0` at the goal. -/
theorem value_le_optimalValue (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1)
    (π : Policy (height * width) 4) {n : Nat} (h : History (height * width) 4)
    {s : Pos height width} (hn : s.dist G.goal - 1 ≤ n) :
    G.toMDP.value π n h (encode s) ≤ G.optimalValue s := by
  have := value_le_stepsReturn G h₀ h₁ π n h s
  rwa [Nat.min_eq_right hn] at this

/-- **Claim.** For a discount other than `1`, a policy that comes closer to the goal with every step
has exactly the value `-(1 - γ ^ (d - 1)) / (1 - γ)` from a cell at Manhattan distance `d ≥ 1` from
the goal over every horizon of at least `d - 1` steps, and `0` at the goal. -/
theorem value_eq_optimalValue (h₁ : G.discount ≠ 1) {π : Policy (height * width) 4}
    (hπ : G.Approaches π) {n : Nat} (h : History (height * width) 4) {s : Pos height width}
    (hn : s.dist G.goal - 1 ≤ n) :
    G.toMDP.value π n h (encode s) = G.optimalValue s := by
  rw [value_of_approaches G h₁ hπ, Nat.min_eq_right hn, optimalValue]

/-! ### Value iteration -/

/-- **Claim.** For a discount in `[0, 1)`, value iteration from zero has the value
`-(1 - γ ^ min k (d - 1)) / (1 - γ)` after `k` rounds in every cell at Manhattan distance `d ≥ 1`
from the goal, and `0` at the goal: it is exact after `d - 1` rounds. -/
theorem iterate_zero (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1) (k : Nat)
    (s : Pos height width) :
    G.toMDP.iterate k (fun _ => 0) (encode s) =
      -(1 - G.discount ^ min k (s.dist G.goal - 1)) / (1 - G.discount) := by
  change _ = stepsReturn G.discount (min k (s.dist G.goal - 1))
  induction k generalizing s with
  | zero => rw [iterate, Nat.zero_min, stepsReturn_zero]
  | succ k ih =>
    have hb : ∀ a : Action,
        G.toMDP.backup (G.toMDP.iterate k fun _ => 0) (encode s) a.toFin =
          (G.step s a).reward + G.discount * (bif (G.step s a).terminated then 0 else
            stepsReturn G.discount (min k ((G.step s a).state.dist G.goal - 1))) := fun a => by
      rw [backup_toMDP, (backup_eq G s a _).2, ih]
    refine Rat.le_antisymm ((maximum_le_iff (by decide)).mpr fun i => ?_) ?_
    · rw [← Action.toFin_ofFin i, hb]
      exact worth_le G h₀ h₁ k s _
    · obtain ⟨a, ha⟩ := exists_dist_lt G s
      rw [← worth_eq G (by grind) k ha, ← hb]
      exact backup_le_bellmanOpt _ _ _ _

end Spec.GridWorld
