module

public import Spec.GridWorld.Views
public import Spec.MDP.Trajectory

/-!
# Episodes of GridWorld

With its cells and actions numbered, the environment is the decision process exactly, so that the
return that an agent expects of an episode is the value of its policy.

## Main definitions

* `numbering`: row-major numbers of cells, and the numbers of the actions.

## Main statements

* `toEnv_toMDP`: the environment with numbers is the decision process.
* `expect_resetPlay`: the expected return of an episode that is cut after `T` steps is the value
  over the horizon `T`.
* `policy_agent`: every policy of the decision process is that of an agent.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld

open Spec.MDP

variable {height width : Nat} (G : GridWorld height width)

/-- The row-major numbers of the cells, and the numbers of the actions. -/
def numbering : Numbering (Pos height width) Action (height * width) 4 where
  state := ⟨encode, decode, decode_encode, encode_decode⟩
  action := ⟨Action.toFin, .ofFin, Action.ofFin_toFin, Action.toFin_ofFin⟩

/-- **Claim, by definition.** The environment, with its cells and actions numbered, is the decision
process. -/
theorem toEnv_toMDP : G.toEnv.toMDP numbering G.discount = G.toMDP := rfl

/-- **Claim.** Every policy of the decision process, whatever it remembers and however it uses
chance, is that of an agent: the agent observes the cell. -/
theorem policy_agent (π : Policy (height * width) 4) :
    numbering.policy G.toEnv (numbering.agent id π) = π :=
  numbering.policy_agent (fun _ => rfl) π

/-- **Claim.** For every agent, whatever it remembers and however it uses chance, the expected
discounted return of an episode of GridWorld that is cut after `T` steps is the value of its policy
over the horizon `T` from the start. -/
theorem expect_resetPlay (π : Env.Agent (Pos height width) Action) (T : Nat) :
    (G.toEnv.resetPlay π T).expect
        (fun xs => discountedReturn G.discount (xs.map fun x => x.2.reward)) =
      G.toMDP.value (numbering.policy G.toEnv π) T [] (encode G.start) :=
  G.toEnv.expect_resetPlay numbering G.discount π T

end Spec.GridWorld
