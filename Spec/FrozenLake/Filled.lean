module

public import Spec.Auto.Branches
public import Spec.FrozenLake.Implementation

/-!
# The table of FrozenLake

At parameters that are accepted, a table that the kernel fills, with a row for each cell and the
three ways of a step by their weights, is FrozenLake.

## Main statements

* `draws`: the words stand for the chances of a step.
* `exists_bisimulation`: a table that the kernel fills is FrozenLake.
-/

@[expose] public noncomputable section

namespace Spec.FrozenLake

open Spec.Auto Spec.MDP

variable {p : Params}

/-- **Claim.** The words stand for the chances of a step. -/
theorem draws (hp : p.valid = true) (s : State p) (a : Heading) :
    ((rules p).step s a).law.Branches 1 (Chance.driftWords p.successNum p.successDen) := by
  obtain ⟨-, -, -, hn, -⟩ := of_valid hp
  change ((Chance.drift p.successNum p.successDen).map _).law.Branches 1 _
  rw [Chance.law_map]
  exact (Chance.branches_drift hn).map _

theorem card_lt (hp : p.valid = true) : Coded.card (State p) < 2 ^ 64 := by
  obtain ⟨⟨hr, -, hr'⟩, ⟨hc, -, hc'⟩, -⟩ := of_valid hp
  have : Coded.card (State p) = ((p.cols - 1).toNat + 1) * ((p.rows - 1).toNat + 1) := rfl
  have h : ((p.cols - 1).toNat + 1) * ((p.rows - 1).toNat + 1) ≤ 8 * 8 :=
    Nat.mul_le_mul (by omega) (by omega)
  omega

/-- A row for each cell, and one column for each action. -/
abbrev Kernel.enumeration (hp : p.valid = true) :=
  Rules.enumeration (valid := fun p => p.valid) (E := rulesOf) (p := p) (hS := fits hp)
    (hr := by decide) (hk := by decide) (hscale := by decide)
    (show Coded.card Heading < 2 ^ 32 by decide) (card_lt hp)
    (fun s _ => Coded.number_lt (card_lt hp) s)
    fun _ _ => Chance.driftWords p.successNum p.successDen

/-- **Claim.** **The table is the environment.** A decision process that holds what the kernel
computes, for each cell and each action, is bisimilar to FrozenLake: the word of a cell stands for
it and has the number of its dense code, and some agent acts as any policy says. -/
theorem exists_bisimulation (hp : p.valid = true)
    {D : MDP (Coded.card (State p)) (Coded.card Heading)} (hD : (Kernel.enumeration hp).Filled D) :
    ∃ B : (rules p).env.Bisimulation D UInt32, ∀ s,
      B.Stands (Stored.store s) s ∧ (B.number (Stored.store s)).val = (Coded.number s).toNat ∧
        ∀ σ, ∃ π, B.Follows (Stored.store s) π σ := by
  obtain ⟨B, hB⟩ := Rules.exists_bisimulation (valid := fun p => p.valid) (E := rulesOf) (p := p)
    (hS := fits hp) (hr := by decide) (hk := by decide) (hscale := by decide)
    (hA := show Coded.card Heading < 2 ^ 32 by decide) (hC := card_lt hp)
    (hn := fun s _ => Coded.number_lt (card_lt hp) s)
    (branches := fun _ _ => Chance.driftWords p.successNum p.successDen)
    (by apply Rules.draws; exact fun s a _ => draws hp s _) (D := D) @hD
  exact ⟨B, fun s => ⟨(hB s rfl).1, (hB s rfl).2.1, (hB s rfl).2.2 fun _ _ h => observe_inj hp h⟩⟩

end Spec.FrozenLake
