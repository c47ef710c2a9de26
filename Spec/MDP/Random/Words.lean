module

public import Spec.MDP.Among

/-!
# How many words a draw reads

A draw has finitely many branches, so what bounds the words that each continuation reads bounds
those of the whole, whatever the biases of the choices.

## Main statements

* `Draw.exists_within_bind`: the words of a draw that continues with another one add up.
* `Draw.exists_within_among`: a choice from a list reads one word at most.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α β : Type}

/-- Finitely many numbers are bounded. -/
theorem exists_forall_le : {n : Nat} → (f : Fin n → Nat) → ∃ B, ∀ i, f i ≤ B
  | 0, _ => ⟨0, fun i => i.elim0⟩
  | n + 1, f => by
    obtain ⟨B, hB⟩ := exists_forall_le fun i : Fin n => f i.castSucc
    refine ⟨max B (f (Fin.last n)), fun i => ?_⟩
    by_cases hi : i.val < n
    · exact Nat.le_trans (hB ⟨i.val, hi⟩) (Nat.le_max_left _ _)
    · rw [show i = Fin.last n from Fin.ext (by rw [Fin.val_last]; omega)]
      exact Nat.le_max_right _ _

/-- A draw that continues with another one reads at most as many words as both. -/
theorem exists_within_bind {d : Draw α} {f : α → Draw β} {k k' : Nat} (h : ∃ b, d.Within k b)
    (hf : ∀ a, ∃ b, (f a).Within k' b) : ∃ b, (d.bind f).Within (k + k') b := by
  obtain ⟨b, h⟩ := h
  induction d generalizing k b with
  | pure a =>
    obtain ⟨b', hb'⟩ := hf a
    exact ⟨b', hb'.mono (by omega) (Nat.le_refl _)⟩
  | uniform n next ih =>
    obtain ⟨hk, -, h⟩ := h
    obtain ⟨g, hg⟩ := Classical.skolem.mp fun i => ih i _ (h i)
    obtain ⟨B, hB⟩ := exists_forall_le g
    refine ⟨B + bias (n + 1), by omega, Nat.le_add_left _ _, fun i => ?_⟩
    rw [Nat.add_sub_cancel]
    exact (hg i).mono (by omega) (hB i)

/-- A choice from a list is a single one. -/
theorem exists_within_among (default : α) (l : List α) : ∃ b, (among default l).Within 1 b :=
  ⟨_, within_among default l⟩

end Spec.MDP.Draw
