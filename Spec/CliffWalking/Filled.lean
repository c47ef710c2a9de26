module

public import Spec.Auto.Branches
public import Spec.CliffWalking.Implementation
public import Spec.CliffWalking.Properties

/-!
# The table of CliffWalking

A table that the kernel of CliffWalking fills, with a row for each cell, is bisimilar to
CliffWalking. On slippery ground three random words stand for the chances of a step, one for each
way that it may take, and where it is not slippery any one does. So what an accepted certificate
says of the table holds of agents (`Spec.Certificate.Agents`).

## Main definitions

* `Kernel.branches`: the words.

## Main statements

* `draws`: they stand for the chances of a step.
* `exists_bisimulation`: a table that the kernel fills is CliffWalking.
-/

@[expose] public noncomputable section

namespace Spec.CliffWalking

open Spec.Auto Spec.MDP

/-- Random words that stand for the chances of a step. -/
def Kernel.branches (slippery : Bool) : List (Nat × List UInt64) :=
  if slippery then (List.finRange 3).map fun i => (1, [Chance.firstWord 3 i.val]) else [(1, [0])]

/-- **Claim.** The words stand for the chances of a step. -/
theorem draws (slippery : Bool) (s : State) (a : Heading) :
    ((rules slippery).step s a).law.Branches 1 (Kernel.branches slippery) := by
  change ((ways slippery a).map _).law.Branches 1 _
  rw [Chance.law_map]
  refine Draw.Branches.map ?_ _
  rw [ways, Chance.law_choose, Kernel.branches]
  cases slippery
  · change (Chance.pure a).law.Branches 1 [(1, [0])]
    rw [Chance.law_pure]
    exact Draw.branches_pure (d := .pure a) (b := 0) trivial Nat.one_pos [0]
  · change ((Chance.uniform 2 _).map (turned a)).law.Branches 1 _
    rw [Chance.law_map]
    exact (Chance.branches_uniform _).map _

theorem number_lt (s : State) : (Coded.number s).toNat < Coded.card State :=
  Coded.number_lt (by decide) s

theorem toNat_number (s : State) : (Coded.number s).toNat = 12 * s.row.toNat + s.col.toNat := by
  obtain ⟨i, j⟩ := s; decide +kernel +revert

theorem observe_inj {slippery : Bool} {s s' : State}
    (h : (rules slippery).observe s = (rules slippery).observe s') : s = s' := by
  have h : ((rules slippery).env.observe s).toNat = ((rules slippery).env.observe s').toNat :=
    congrArg UpTo.toNat h
  rw [observe_eq, observe_eq] at h
  have hc : s.col.toNat ≤ 11 := s.col.toNat_le
  have hc' : s'.col.toNat ≤ 11 := s'.col.toNat_le
  exact State.ext (UpTo.ext_toNat (by omega)) (UpTo.ext_toNat (by omega))

/-- A row for each cell, and one column for each action. -/
abbrev Kernel.enumeration (slippery : UInt32) :=
  Rules.enumeration (valid := Kernel.valid) (E := rulesOf) (p := slippery) (hS := rfl)
    (hr := by decide) (hk := by decide) (hscale := by decide)
    (show Coded.card Heading < 2 ^ 32 by decide) (show Coded.card State < 2 ^ 64 by decide)
    (fun s _ => number_lt s) fun _ _ => Kernel.branches (slippery == 1)

/-- **Claim.** **The table is the environment.** A decision process that holds what the kernel
computes, for each cell and each action, is bisimilar to CliffWalking: the word of a cell off the
cliff stands for it and has its number, and some agent acts as any policy says. -/
theorem exists_bisimulation (slippery : UInt32)
    {D : MDP (Coded.card State) (Coded.card Heading)}
    (hD : (Kernel.enumeration slippery).Filled D) :
    ∃ B : (rules (slippery == 1)).env.Bisimulation D UInt32, ∀ s, onCliff s = false →
      B.Stands (Stored.store s) s ∧
        (B.number (Stored.store s)).val = 12 * s.row.toNat + s.col.toNat ∧
        ∀ σ, ∃ π, B.Follows (Stored.store s) π σ := by
  obtain ⟨B, hB⟩ := Rules.exists_bisimulation (valid := Kernel.valid) (E := rulesOf) (p := slippery)
    (hS := rfl) (hr := by decide) (hk := by decide) (hscale := by decide)
    (hA := show Coded.card Heading < 2 ^ 32 by decide)
    (hC := show Coded.card State < 2 ^ 64 by decide) (hn := fun s _ => number_lt s)
    (branches := fun _ _ => Kernel.branches (slippery == 1))
    (by apply Rules.draws; exact fun s a _ => draws _ s _) (D := D) @hD
  refine ⟨B, fun s hs => ?_⟩
  obtain ⟨h₁, h₂, h₃⟩ := hB s (by
    change negate (onCliff s) = true
    rw [negate_eq, hs]; rfl)
  exact ⟨h₁, h₂.trans (toNat_number s), h₃ fun _ _ h => observe_inj h⟩

end Spec.CliffWalking
