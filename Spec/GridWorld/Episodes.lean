module

public import Spec.GridWorld.Views
public import Spec.MDP.Bisimulation.Episodes

/-!
# Episodes of GridWorld

With its cells and actions numbered, the environment is the decision process exactly, so that the
return that an agent expects of an episode is the value of its policy.

## Main definitions

* `bisimulation`: the environment and the decision process.

## Main statements

* `value_eq`: what an agent expects of an episode is the value of its policy.
* `exists_agent`: every policy of the decision process is that of an agent.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld

open Spec.MDP

variable {height width : Nat} (G : GridWorld height width)

/-- The environment, where the cell is known, and the decision process, where it is numbered. -/
def bisimulation : G.toEnv.Bisimulation G.toMDP (Pos height width) where
  Stands c s := c = s
  number := encode
  action := actionNumbers
  shown c := c
  next _ := decode
  observe h := h.symm
  step := by
    rintro s _ rfl a
    refine ⟨.pure (G.step s a, ⟨encode (G.step s a).state, (G.step s a).reward,
      (G.step s a).terminated⟩), .refl _, ?_, ?_⟩
    · simp only [toMDP, FiniteMDP.toMDP, toFiniteMDP, decode_encode, actionNumbers,
        Action.ofFin_toFin]
      exact .refl _
    · rintro _ rfl
      exact ⟨rfl, rfl, fun _ => ⟨decode_encode _, congrArg encode (decode_encode _)⟩⟩

/-- **Claim.** For every agent, whatever it remembers and however it uses chance, the discounted
return that it expects of the first `k` steps of an episode of GridWorld is the value of its policy
over the horizon `k`. -/
theorem value_eq (π : Env.Agent (Pos height width) Action) (k : Nat) (s : Pos height width) :
    G.toEnv.value G.discount π k [] s =
      G.toMDP.value (G.bisimulation.policy s π) k [] (encode s) :=
  G.bisimulation.value_eq rfl (G.bisimulation.follows_policy s π) k

/-- **Claim.** Every policy of the decision process, whatever it remembers and however it uses
chance, is that of an agent: the agent observes the cell. -/
theorem exists_agent (σ : Policy (height * width) 4) :
    ∃ π : Env.Agent (Pos height width) Action, ∀ s k,
      G.toEnv.value G.discount π k [] s = G.toMDP.value σ k [] (encode s) :=
  ⟨_, fun s k => G.bisimulation.value_eq rfl
    (G.bisimulation.follows_agent (number := encode) (fun _ => rfl) s σ) k⟩

end Spec.GridWorld
