module

public import Spec.HunterWumpus.Symmetry

/-!
# The eight symmetries of the board

The two mirrors of `Spec.HunterWumpus.Symmetry` generate the eight symmetries of the square. Each of
them renames what the wumpus observes, too: columns and rows are exchanged or counted from the
other side, and all else stays.

## Main definitions

* `Symmetry.refl`, `Symmetry.comp`: the symmetry that changes nothing, and one after another.
* `flip`, `symmetries`: the mirror in the horizontal axis, and the eight.
* `Observation.transpose`, `Observation.reflect`: what is observed in the two mirrors.
* `State.renaming`: a symmetry as a bijection of the states.

## Main statements

* `nodup_symmetries`: there are eight, and they are different.
* `observe_transposition`, `observe_reflection`: what the wumpus observes in the two mirrors.
* `exists_observe_rename`: each symmetry renames the observations.
-/

@[expose] public noncomputable section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-- The symmetry that changes nothing. -/
def Symmetry.refl (n : Nat) : Symmetry n where
  cell := ⟨id, id, fun _ => rfl, fun _ => rfl⟩
  direction := ⟨id, id, fun _ => rfl, fun _ => rfl⟩
  map_move _ _ := rfl
  map_distance _ _ := rfl

/-- One symmetry after another. -/
def Symmetry.comp (φ ψ : Symmetry n) : Symmetry n where
  cell := φ.cell.comp ψ.cell
  direction := φ.direction.comp ψ.direction
  map_move a c := by simp only [Renaming.comp, φ.map_move, ψ.map_move]
  map_distance c d := by simp only [Renaming.comp, φ.map_distance, ψ.map_distance]

/-- The mirror in the horizontal axis: up becomes down. -/
def flip (n : Nat) : Symmetry n := ((transposition n).comp (reflection n)).comp (transposition n)

/-- The eight symmetries of the square: nothing, the mirror in the vertical axis, the one in the
horizontal axis or both, and each of these after the mirror in the diagonal. -/
def symmetries (n : Nat) : List (Symmetry n) :=
  [.refl n, reflection n, flip n, (reflection n).comp (flip n), transposition n,
    (transposition n).comp (reflection n), (transposition n).comp (flip n),
    (transposition n).comp ((reflection n).comp (flip n))]

/-- **Claim.** There are eight symmetries, of which no two rename the directions alike. -/
theorem nodup_symmetries (n : Nat) :
    (symmetries n).length = 8 ∧
      (symmetries n).Pairwise fun φ ψ => φ.direction.to ≠ ψ.direction.to := by
  refine ⟨rfl, ?_⟩
  have h : ((symmetries n).map fun φ => (φ.direction.to .north, φ.direction.to .east)).Nodup := by
    change [(Direction.north, Direction.east), (.north, .west), (.south, .east), (.south, .west),
      (.west, .south), (.east, .south), (.west, .north), (.east, .north)].Nodup
    decide
  exact List.Pairwise.imp (fun hne heq => hne (by rw [heq])) (List.pairwise_map.mp h)

/-- The states, renamed. -/
def State.renaming (φ : Symmetry n) : Renaming (State n) (State n) where
  to := State.rename φ
  inv s :=
    { gold := φ.cell.inv s.gold
      pits := fun c => s.pits (φ.cell.to c)
      wumpus := φ.cell.inv s.wumpus
      player := φ.cell.inv s.player
      scent := fun c => s.scent (φ.cell.to c)
      visited := fun c => s.visited (φ.cell.to c)
      arrivedVisited := s.arrivedVisited
      status := s.status }
  left_inv s := by simp only [State.rename, φ.cell.left_inv]
  right_inv s := by simp only [State.rename, φ.cell.right_inv]

/-! ### What the wumpus observes -/

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

/-- **Claim.** Each of the eight symmetries renames what the wumpus observes: some bijection of the
observations leads from what it observes of a state to what it observes of the renamed state. -/
theorem exists_observe_rename (h : 2 ≤ n) {φ : Symmetry n} (hφ : φ ∈ symmetries n) :
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
