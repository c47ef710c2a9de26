module

public import Spec.HunterWumpus.Symmetry.Square

/-!
# What the wumpus observes in a mirror

Each symmetry renames what the wumpus observes: columns and rows are exchanged or counted from the
other side, and all else stays.

## Main definitions

* `Observation.transpose`, `Observation.reflect`: what is observed in the two mirrors.

## Main statements

* `observe_transposition`, `observe_reflection`: what the wumpus observes in the two mirrors.
* `exists_observe_rename`: each symmetry renames the observations.
-/

@[expose] public noncomputable section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

namespace Observation

/-- What is observed in the mirror in the diagonal: columns and rows are exchanged. -/
def transpose (o : Observation) : Observation :=
  { o with
    wumpusX := o.wumpusY
    wumpusY := o.wumpusX
    playerX := o.playerY
    playerY := o.playerX }

/-- What is observed in the mirror in the vertical axis: columns are counted from the right. -/
def reflect (o : Observation) : Observation :=
  { o with
    wumpusX := 1 - o.wumpusX
    playerX := 1 - o.playerX }

theorem reflect_reflect (o : Observation) : o.reflect.reflect = o := by
  have h (x : Rat) : 1 - (1 - x) = x := by grind
  simp only [reflect, h]

end Observation

/-- **Claim.** What the wumpus observes in the mirror in the diagonal is what it observes, with
columns and rows exchanged. -/
theorem observe_transposition (s : State n) :
    observe (s.rename (transposition n)) = (observe s).transpose := by
  obtain ⟨h₁, h₂, h₃, h₄⟩ := observe_rename (transposition n) s
  have h (o : Observation) : o = ⟨o.wumpusX, o.wumpusY, o.playerX, o.playerY, o.stench, o.scent,
    o.arrivedVisited, o.pitAdjacent⟩ := rfl
  rw [h (observe (s.rename (transposition n))), h₁, h₂, h₃, h₄]
  rfl

/-- The last column is the first one from the right. -/
theorem mkRat_rev (h : 2 ≤ n) (x : Fin n) : mkRat x.rev.val (n - 1) = 1 - mkRat x (n - 1) := by
  have hx := x.isLt
  have hpos : (0 : Rat) < (n - 1 : Nat) := Rat.natCast_pos.mpr (by omega)
  have hinv := Rat.mul_inv_cancel _ (Rat.ne_of_gt hpos)
  have hsum : (x.rev.val : Rat) + (x.val : Rat) = (n - 1 : Nat) := by
    rw [← Rat.natCast_add, Fin.val_rev]; congr 1; omega
  rw [Rat.mkRat_eq_div, Rat.mkRat_eq_div, Rat.div_def, Rat.div_def, Rat.intCast_natCast,
    Rat.intCast_natCast]
  generalize ((n - 1 : Nat) : Rat) = d at *
  generalize d⁻¹ = i at *
  grind

/-- **Claim.** What the wumpus observes in the mirror in the vertical axis is what it observes, with
columns counted from the right. -/
theorem observe_reflection (h : 2 ≤ n) (s : State n) :
    observe (s.rename (reflection n)) = (observe s).reflect := by
  obtain ⟨h₁, h₂, h₃, h₄⟩ := observe_rename (reflection n) s
  have heq (o : Observation) : o = ⟨o.wumpusX, o.wumpusY, o.playerX, o.playerY, o.stench, o.scent,
    o.arrivedVisited, o.pitAdjacent⟩ := rfl
  rw [heq (observe (s.rename (reflection n))), h₁, h₂, h₃, h₄]
  have hw := mkRat_rev h s.wumpus.x
  have hp := mkRat_rev h s.player.x
  simp only [Observation.reflect, observe, State.rename, reflection, hw, hp]

/-- **Claim.** Each symmetry renames what the wumpus observes: some bijection of the observations
leads from what it observes of a state to what it observes of the renamed state. -/
theorem exists_observe_rename (h : 2 ≤ n) (φ : Symmetry n) :
    ∃ r : Renaming Observation Observation, ∀ s, observe (s.rename φ) = r.to (observe s) := by
  have hcomp {φ ψ : Symmetry n}
      (h : ∃ r : Renaming Observation Observation, ∀ s, observe (s.rename φ) = r.to (observe s))
      (h' : ∃ r : Renaming Observation Observation, ∀ s, observe (s.rename ψ) = r.to (observe s)) :
      ∃ r : Renaming Observation Observation,
        ∀ s, observe (s.rename (φ.comp ψ)) = r.to (observe s) := by
    obtain ⟨r, h⟩ := h
    obtain ⟨r', h'⟩ := h'
    refine ⟨r.comp r', fun s => ?_⟩
    change observe ((s.rename φ).rename ψ) = r'.to (r.to (observe s))
    rw [h', h]
  have ht : ∃ r : Renaming Observation Observation,
      ∀ s, observe (s.rename (transposition n)) = r.to (observe s) :=
    ⟨⟨Observation.transpose, Observation.transpose, fun _ => rfl, fun _ => rfl⟩,
      observe_transposition⟩
  have hr : ∃ r : Renaming Observation Observation,
      ∀ s, observe (s.rename (reflection n)) = r.to (observe s) :=
    ⟨⟨Observation.reflect, Observation.reflect, Observation.reflect_reflect,
      Observation.reflect_reflect⟩, observe_reflection h⟩
  have hf := hcomp (hcomp ht hr) ht
  have hφ := mem_symmetries h φ
  simp only [symmetries, List.mem_cons, List.not_mem_nil, or_false] at hφ
  rcases hφ with rfl | rfl | rfl | rfl | rfl | rfl | rfl | rfl
  · exact ⟨⟨id, id, fun _ => rfl, fun _ => rfl⟩, fun _ => rfl⟩
  · exact hr
  · exact hf
  · exact hcomp hr hf
  · exact ht
  · exact hcomp ht hr
  · exact hcomp ht hf
  · exact hcomp ht (hcomp hr hf)

end Spec.HunterWumpus
