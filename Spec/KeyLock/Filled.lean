module

public import Spec.KeyLock.Refinement
public import Spec.MDP.Filled

/-!
# The table of KeyLock

A table that the kernel of KeyLock fills, with a row for each state that can occur, is bisimilar to
KeyLock. So what an accepted certificate says of it holds of agents (`Spec.Certificate.Agents`).

## Main definitions

* `Kernel.view`, `Kernel.enumeration`: the numbers of actions and of states in a table.

## Main statements

* `Kernel.exists_bisimulation`: a table that the kernel fills is KeyLock.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.MDP

namespace Kernel

variable {n : Nat} {K : KeyLock n} {size : UInt32}

/-- The agent chooses the number of an action. -/
def view (hp : Describes size K) : (refines hp).View K.toEnv 6 :=
  (refines hp).view actionNumbers (fun j => .ofNat j)
    (fun j => show UInt32.ofNat j < 6 by revert j; decide)
    fun j => show actionOf (.ofNat j) = .ofFin j by revert j; decide

/-- A row for each state that can occur; its number is the first component of what the kernel
shows. -/
def enumeration (hp : Describes size K) :
    (view hp).Enumeration (fun _ _ => [(1, [])]) (n * n * (n * n - 1) * (2 * (n * n) + 1)) :=
  (view hp).enumeration _ (fun w => ∃ s : State n, Valid s ∧ w = s.word)
    (fun w => (obs0 size w).toNat)
    (by
      have h := K.four_le
      exact Nat.mul_pos (Nat.mul_pos (by omega) (by omega)) (Nat.succ_pos _))
    (by
      rintro _ ⟨s, h⟩ j us hus
      exact ⟨_, (represents_iff hp).mp
        ((refines hp).step ((represents_iff hp).mpr h) _ ((view hp).act_lt j) us hus)⟩)
    (by
      rintro _ ⟨s, hs, rfl⟩
      exact Nat.lt_of_le_of_lt (Nat.le_of_eq (index_correct hp hs).1) (index_correct hp hs).2)
    (by
      rintro _ _ s' ⟨s, hs, rfl⟩ ⟨t, ht, rfl⟩ h hw
      have h := (index_correct hp hs).1.symm.trans (h.trans (index_correct hp ht).1)
      exact (index_inj hs ht).mp h ▸ hw)

/-- **Claim.** **The table is the environment.** A decision process that holds what the kernel
computes, for each state that can occur and each action, is bisimilar to KeyLock: the words of a
state stand for it and have its number, and some agent acts as any policy says. -/
theorem exists_bisimulation {hp : Describes size K}
    {D : MDP (n * n * (n * n - 1) * (2 * (n * n) + 1)) 6} (hD : (enumeration hp).Filled D) :
    ∃ B : K.toEnv.Bisimulation D UInt64, B.action = actionNumbers ∧ ∀ s, Valid s →
      B.Stands s.word s ∧ (B.number s.word).val = s.index ∧ ∀ σ, ∃ π, B.Follows s.word π σ := by
  let B := hD.bisimulation ((refines hp).draws_of_stepWords rfl)
  have hnumber {w s} (h : B.Stands w s) : (B.number w).val = s.index := by
    obtain ⟨hs, rfl⟩ := (represents_iff hp).mp h.2
    exact (congrArg (· % _) (index_correct hp hs).1).trans
      (Nat.mod_eq_of_lt (index_correct hp hs).2)
  refine ⟨B, rfl, fun s hs => ?_⟩
  have hstands : B.Stands s.word s :=
    ⟨⟨s, hs, rfl⟩, (represents_iff hp).mpr ⟨hs, rfl⟩⟩
  exact ⟨hstands, hnumber hstands, B.exists_follows hnumber (fun _ _ h => h) _⟩

end Kernel

end Spec.KeyLock
