module

public import Spec.MDP.Timed
public import Spec.Swimmer.Implementation

/-!
# The table of Swimmer

A table that the kernel of Swimmer fills, of the words that are listed and the steps that are
counted, for torques in halves of the largest one, is bisimilar to Swimmer with these torques and a
limit of steps. So what an accepted certificate says of it holds of agents
(`Spec.Certificate.Agents`).

## Main definitions

* `inHalves`: the environment with torques in halves of the largest one.
* `Kernel.view`: the numbers of these torques.

## Main statements

* `Kernel.exists_bisimulation_timed`: a table that the kernel fills is Swimmer.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP

/-- The word of a pair of torques, each of which is `-1`, `-1/2`, `0`, `1/2` or `1` times the
largest one. -/
def halves (j : Fin 25) : UInt32 := .ofNat (40961 * (10240 * (j / 5)) + 10240 * (j % 5))

/-- Swimmer in fixed point with torques in halves of the largest one. -/
def inHalves (n : Nat) : Env State (Fin 25) Obs where
  reset := (toEnv nearest n).reset
  step s j := (toEnv nearest n).step s (Machine.actionOf (halves j))
  observe := (toEnv nearest n).observe

namespace Kernel

variable {p : UInt32} {n : Nat}

/-- The agent chooses the number of a pair of torques. -/
def view (hp : Describes p n) : (refines hp).View (inHalves n) 25 where
  action := ⟨id, id, fun _ => rfl, fun _ => rfl⟩
  act := halves
  shown w := (refines hp).obs (machine.observe p w)
  act_lt j := show halves j < 1677803521 by revert j; decide
  step_eq _ _ := rfl
  observe hw := ((refines hp).observe hw).symm

/-- **Claim.** **A table of words is the environment.** A decision process that holds what the
kernel computes, for the words and numbers of steps that are listed and each pair of torques, is
bisimilar to Swimmer with these torques and a limit of steps: words that are listed with a number
stand for their state and have this number. -/
theorem exists_bisimulation_timed {k limit : Nat} {hp : Describes p n}
    {word : Fin k → Option (Machine.State × Nat)}
    {inj : ∀ {i j w}, word i = some w → word j = some w → i = j} {D : MDP k 25}
    (hD : (((view hp).timed limit).listing (fun _ _ => [(1, [])]) word inj).Filled D)
    (i₀ : Fin k) :
    ∃ B : ((inHalves n).timed limit).Bisimulation D (Machine.State × Nat),
      B.action = (view hp).action ∧ ∀ w s t i, Represents w s → word i = some (w, t) →
        B.Stands (w, t) (s, t) ∧ B.number (w, t) = i := by
  obtain ⟨B, ha, -, hB⟩ := Refines.View.exists_bisimulation
    (Refines.Draws.timed ((refines hp).draws_of_stepWords rfl) limit) hD i₀
  exact ⟨B, ha, fun w s t i hw hi => hB _ (s, t) i ⟨hw, rfl⟩ hi⟩

end Kernel

end Spec.Swimmer
