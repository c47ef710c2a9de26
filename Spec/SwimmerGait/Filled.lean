module

public import Spec.MDP.Timed
public import Spec.SwimmerGait.Views

/-!
# The table of SwimmerGait

A table that the kernel of SwimmerGait fills, with a row for each shape, is bisimilar to
SwimmerGait, and one of the shapes with the steps that are counted to SwimmerGait with a limit of
steps. So what an accepted certificate says of it holds of agents (`Spec.Certificate.Agents`).

## Main definitions

* `Kernel.view`, `Kernel.enumeration`: the numbers of actions and of shapes in a table.

## Main statements

* `Kernel.exists_bisimulation`: a table that the kernel fills is SwimmerGait.
* `Kernel.exists_bisimulation_timed`: the same with a limit of steps.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

open Spec.MDP

namespace Kernel

variable {p : UInt32}

/-- The agent chooses the number of an action. -/
def view (p : UInt32) : (refines (p := p)).View toEnv 5 :=
  refines.view actionNumbers (fun j => .ofNat j)
    (fun j => show UInt32.ofNat j < 5 by revert j; decide)
    fun j => show actionOf (.ofNat j) = .ofFin j by revert j; decide

/-- A row for each shape; its number is the first component of what the kernel shows. -/
def enumeration (p : UInt32) : (view p).Enumeration (fun _ _ => [(1, [])]) 81 :=
  (view p).enumeration _ (fun w => ∃ s : Shape, w = s.words)
    (fun w => (obs0 p w.1 w.2).toNat) (by decide)
    (by
      rintro _ ⟨s, rfl⟩ j us hus
      exact ⟨_, represents_iff.mp
        (refines.step (represents_words s) _ ((view p).act_lt j) us hus)⟩)
    (by
      rintro _ ⟨s, rfl⟩
      exact Nat.lt_of_le_of_lt (Nat.le_of_eq (obs0_eq_encode s)) (encode s).isLt)
    (by
      rintro _ _ _ ⟨s, rfl⟩ ⟨t, rfl⟩ h hs
      have h : encode s = encode t :=
        Fin.ext ((obs0_eq_encode s).symm.trans (h.trans (obs0_eq_encode t)))
      rwa [← decode_encode t, ← h, decode_encode])

/-- **Claim.** **The table is the environment.** A decision process that holds what the kernel
computes, shape by shape and action by action, is bisimilar to SwimmerGait: the words of a shape
stand for it and have its number, and some agent acts as any policy says. -/
theorem exists_bisimulation {D : MDP 81 5} (hD : (enumeration p).Filled D) :
    ∃ B : toEnv.Bisimulation D (UInt32 × UInt32), B.action = actionNumbers ∧ ∀ s,
      B.Stands s.words s ∧ B.number s.words = encode s ∧
        ∀ σ, ∃ π, B.Follows s.words π σ := by
  let B := hD.bisimulation (refines.draws_of_stepWords rfl)
  have hnumber {w s} (h : B.Stands w s) : B.number w = encode s := by
    obtain rfl := represents_iff.mp h.2
    exact Fin.ext ((congrArg (· % 81) (obs0_eq_encode s)).trans (Nat.mod_eq_of_lt (encode s).isLt))
  have hstands (s : Shape) : B.Stands s.words s := ⟨⟨s, rfl⟩, represents_words s⟩
  exact ⟨B, rfl, fun s => ⟨hstands s, hnumber (hstands s),
    B.exists_follows (fun h => congrArg Fin.val (hnumber h)) (fun _ _ h => h) _⟩⟩

/-- **Claim.** **A table of words is the environment.** A decision process that holds what the
kernel computes, for the shapes and numbers of steps that are listed and each action, is bisimilar
to SwimmerGait with a limit of steps: words that are listed with a number stand for it and have this
number. -/
theorem exists_bisimulation_timed {n limit : Nat} {word : Fin n → Option ((UInt32 × UInt32) × Nat)}
    {inj : ∀ {i j w}, word i = some w → word j = some w → i = j} {D : MDP n 5}
    (hD : (((view p).timed limit).listing (fun _ _ => [(1, [])]) word inj).Filled D) (i₀ : Fin n) :
    ∃ B : (toEnv.timed limit).Bisimulation D ((UInt32 × UInt32) × Nat), B.action = actionNumbers ∧
      ∀ s t i, word i = some (s.words, t) →
        B.Stands (s.words, t) (s, t) ∧ B.number (s.words, t) = i := by
  obtain ⟨B, ha, -, hB⟩ := Refines.View.exists_bisimulation
    (Refines.Draws.timed (refines.draws_of_stepWords rfl) limit) hD i₀
  exact ⟨B, ha, fun s t i hi => hB _ (s, t) i ⟨represents_words s, rfl⟩ hi⟩

end Kernel

end Spec.SwimmerGait
