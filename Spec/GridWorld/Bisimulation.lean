module

public import Spec.GridWorld.Views
public import Spec.MDP.Bisimulation

/-!
# The symmetries of the grid as bisimulations

The `h × w` grid and its transposed `w × h` grid are the same decision process in other words: what
is computed for one holds for the other.

## Main statements

* `exists_bisimulation_transpose`: transposing the grid is a bisimulation.
* `iterate_transpose`: it carries value iteration over, and with it the optimal values.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.MDP

variable {height width : Nat} (G : GridWorld height width)

/-- **Claim.** Transposing the grid is a bisimulation, with rows and columns and the moves along
them exchanged. -/
theorem exists_bisimulation_transpose :
    ∃ φ : Bisimulation G.toMDP G.transpose.toMDP,
      (∀ p, φ.state (encode p) = encode p.transpose) ∧
        ∀ a : Action, φ.action.to a.toFin = a.transpose.toFin :=
  ⟨{ state := fun i => encode (decode i : Pos height width).transpose
     action :=
      { to := fun i => (Action.ofFin i).transpose.toFin
        inv := fun i => (Action.ofFin i).transpose.toFin
        left_inv := by decide
        right_inv := by decide }
     discount := rfl
     law := fun s a f => by
      simp only [toMDP, FiniteMDP.toMDP, Draw.expect_pure, toFiniteMDP, decode_encode,
        Action.ofFin_toFin, step_transpose, StepResult.map, Outcome.map] },
    fun p => by simp only [decode_encode], fun a => by simp only [Action.ofFin_toFin]⟩

/-- **Claim.** Value iteration on the transposed grid is value iteration on the grid, with rows and
columns exchanged. -/
theorem iterate_transpose (k : Nat) (v : Fin (width * height) → Rat) (p : Pos height width) :
    G.transpose.toMDP.iterate k v (encode p.transpose) =
      G.toMDP.iterate k (fun i => v (encode (decode i : Pos height width).transpose))
        (encode p) := by
  obtain ⟨φ, hp, -⟩ := exists_bisimulation_transpose G
  have hi : ∀ i, φ.state i = encode (decode i : Pos height width).transpose := fun i => by
    rw [← hp, encode_decode]
  have := φ.iterate k v (encode p)
  rwa [hp, funext hi] at this

end Spec.GridWorld
