module

public import Spec.MDP.Filled
public import Spec.SpellCorrection.Implementation

/-!
# The table of SpellCorrection

A table that the kernel of SpellCorrection fills, of the words and texts that are listed, is
bisimilar to SpellCorrection. So what an accepted certificate says of it holds of agents
(`Spec.Certificate.Agents`).

## Main definitions

* `Kernel.view`: the letters for cells as actions.

## Main statements

* `Kernel.exists_bisimulation`: a table that the kernel fills is SpellCorrection.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection.Kernel

open Spec.MDP Machine

variable {L n : Nat} {T : Task} {E : SpellCorrection L}

/-- The agent chooses the number of an action. -/
def view (h : T.Describes E) : (refines h).View E.toEnv (26 * L) :=
  (refines h).view ⟨id, id, fun _ => rfl, fun _ => rfl⟩ (fun j => .ofNat j)
    (fun j => (lt_numActions_iff h).mpr (by rw [toNat_word h.params.le]; exact j.isLt))
    fun j => Fin.ext (by
      change (UInt32.ofNat j.val).toNat % (26 * L) = j.val
      rw [toNat_word h.params.le]
      exact Nat.mod_eq_of_lt j.isLt)

/-- **Claim.** **A table of words is the environment.** A decision process that holds what the
kernel computes, for the words and texts that are listed and each action, is bisimilar to
SpellCorrection: words of a state that are listed with a number stand for it and have this
number. -/
theorem exists_bisimulation {h : T.Describes E} {word : Fin n → Option Machine.State}
    {inj : ∀ {i j w}, word i = some w → word j = some w → i = j} {D : MDP n (26 * L)}
    (hD : ((view h).listing (fun _ _ => [(1, [])]) word inj).Filled D) (i₀ : Fin n) :
    ∃ B : E.toEnv.Bisimulation D Machine.State, B.action = (view h).action ∧
      ∀ w s i, Represents w.target w.current s → word i = some w →
        B.Stands w s ∧ B.number w = i := by
  obtain ⟨B, ha, -, hB⟩ :=
    Refines.View.exists_bisimulation ((refines h).draws_of_stepWords rfl) hD i₀
  exact ⟨B, ha, hB⟩

end Spec.SpellCorrection.Kernel
