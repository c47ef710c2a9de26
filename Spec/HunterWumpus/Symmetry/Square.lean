module

public import Spec.HunterWumpus.Symmetry

/-!
# The eight symmetries of the board

The two mirrors of `Spec.HunterWumpus.Symmetry` generate the eight symmetries of the square, and
there are no others: the border tells directions apart, and a symmetry is determined by what it
does to them.

## Main definitions

* `Symmetry.refl`, `Symmetry.comp`: the symmetry that changes nothing, and one after another.
* `flip`, `symmetries`: the mirror in the horizontal axis, and the eight symmetries.
* `Direction.opposite`: the opposite direction.

## Main statements

* `card_symmetries`: there are eight symmetries.
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

/-- Of these, no two rename the directions alike. -/
theorem nodup_symmetries (n : Nat) :
    (symmetries n).Pairwise fun φ ψ => φ.direction.to ≠ ψ.direction.to := by
  have h : ((symmetries n).map fun φ => (φ.direction.to .north, φ.direction.to .east)).Nodup := by
    change [(Direction.north, Direction.east), (.north, .west), (.south, .east), (.south, .west),
      (.west, .south), (.east, .south), (.west, .north), (.east, .north)].Nodup
    decide
  exact List.Pairwise.imp (fun hne heq => hne (by rw [heq])) (List.pairwise_map.mp h)

/-! ### There are no others -/

/-- A renaming is determined by the new names. -/
theorem renaming_ext {α β : Type} {r r' : Renaming α β} (h : r.to = r'.to) : r = r' := by
  have hinv : r.inv = r'.inv := funext fun b => by
    rw [← r'.right_inv b, ← h, r.left_inv, h, r'.right_inv]
  cases r; cases r'
  simp only at h hinv
  subst h hinv
  rfl

/-- At most one cell is stopped by the border in two directions, and none in opposite ones. -/
theorem eq_of_stopped (h : 2 ≤ n) {u v : Direction} (huv : u ≠ v) {c d : Cell n}
    (hc : u.move c = c ∧ v.move c = c) (hd : u.move d = d ∧ v.move d = d) : c = d := by
  obtain ⟨⟨x, hx⟩, ⟨y, hy⟩⟩ := c
  obtain ⟨⟨x', hx'⟩, ⟨y', hy'⟩⟩ := d
  cases u <;> cases v <;> simp only [ne_eq, not_true_eq_false, reduceCtorEq] at huv <;>
    simp only [Direction.move, Cell.mk.injEq, Fin.mk.injEq, true_and, and_true] at * <;> omega

/-- The opposite direction. -/
def Direction.opposite : Direction → Direction
  | .north => .south
  | .south => .north
  | .east => .west
  | .west => .east

theorem ne_opposite_of_stopped (h : 2 ≤ n) {u v : Direction} {c : Cell n} (hu : u.move c = c)
    (hv : v.move c = c) : v ≠ u.opposite := by
  rintro rfl
  obtain ⟨⟨x, hx⟩, ⟨y, hy⟩⟩ := c
  cases u <;> simp only [Direction.move, Direction.opposite, Cell.mk.injEq, Fin.mk.injEq, true_and,
    and_true] at hu hv <;> omega

variable {φ ψ : Symmetry n}

theorem Symmetry.stopped (φ : Symmetry n) {u : Direction} {c : Cell n} (h : u.move c = c) :
    (φ.direction.to u).move (φ.cell.to c) = φ.cell.to c := by rw [φ.map_move, h]

/-- The corner goes where it is stopped, and the other cells follow it. -/
theorem Symmetry.ext_of_direction (h : 2 ≤ n) (hdir : φ.direction.to = ψ.direction.to) :
    φ = ψ := by
  have hmap (u : Direction) (c : Cell n) (hc : φ.cell.to c = ψ.cell.to c) :
      φ.cell.to (u.move c) = ψ.cell.to (u.move c) := by
    rw [← φ.map_move, ← ψ.map_move, hdir, hc]
  have hne : φ.direction.to .north ≠ φ.direction.to .west := fun heq => by
    have := congrArg φ.direction.inv heq
    rw [φ.direction.left_inv, φ.direction.left_inv] at this
    exact absurd this (by decide)
  have hcorner : φ.cell.to ⟨⟨0, by omega⟩, ⟨0, by omega⟩⟩ =
      ψ.cell.to ⟨⟨0, by omega⟩, ⟨0, by omega⟩⟩ :=
    eq_of_stopped h hne ⟨φ.stopped rfl, φ.stopped rfl⟩
      (hdir ▸ ⟨ψ.stopped rfl, ψ.stopped rfl⟩)
  have hrow (x : Nat) (hx : x < n) : φ.cell.to ⟨⟨x, hx⟩, ⟨0, by omega⟩⟩ =
      ψ.cell.to ⟨⟨x, hx⟩, ⟨0, by omega⟩⟩ := by
    induction x with
    | zero => exact hcorner
    | succ x ih =>
      have := hmap .east _ (ih (by omega))
      simpa only [Direction.move, Nat.min_eq_left (show x + 1 ≤ n - 1 by omega)] using this
  have hall (y : Nat) (hy : y < n) (x : Fin n) : φ.cell.to ⟨x, ⟨y, hy⟩⟩ =
      ψ.cell.to ⟨x, ⟨y, hy⟩⟩ := by
    induction y with
    | zero => exact hrow x.val x.isLt
    | succ y ih =>
      have := hmap .south _ (ih (by omega))
      simpa only [Direction.move, Nat.min_eq_left (show y + 1 ≤ n - 1 by omega)] using this
  have hcell : φ.cell = ψ.cell := renaming_ext (funext fun c => hall c.y.val c.y.isLt c.x)
  cases φ; cases ψ
  simp only at hcell hdir
  have hdir := renaming_ext hdir
  subst hcell hdir
  rfl

/-- Four different directions of which the third and the fourth are not opposite to the first. -/
theorem directions_mem {a b c d : Direction} (h₁ : a ≠ b) (h₂ : a ≠ c) (h₃ : a ≠ d) (h₄ : b ≠ c)
    (h₅ : b ≠ d) (h₆ : c ≠ d) (hc : c ≠ a.opposite) (hd : d ≠ a.opposite) :
    (a, b, c, d) ∈ (symmetries n).map fun ψ => (ψ.direction.to .north, ψ.direction.to .south,
      ψ.direction.to .east, ψ.direction.to .west) := by
  change (a, b, c, d) ∈ [(Direction.north, Direction.south, Direction.east, Direction.west),
    (.north, .south, .west, .east), (.south, .north, .east, .west), (.south, .north, .west, .east),
    (.west, .east, .south, .north), (.east, .west, .south, .north), (.west, .east, .north, .south),
    (.east, .west, .north, .south)]
  cases a <;> cases c <;> first
    | exact absurd rfl h₂
    | exact absurd rfl hc
    | cases d <;> first
      | exact absurd rfl h₃
      | exact absurd rfl h₆
      | exact absurd rfl hd
      | cases b <;> first
        | exact absurd rfl h₁
        | exact absurd rfl h₄
        | exact absurd rfl h₅
        | decide

/-- What a symmetry can do to the directions. -/
theorem Symmetry.direction_cases (h : 2 ≤ n) (φ : Symmetry n) :
    ∃ ψ ∈ symmetries n, φ.direction.to = ψ.direction.to := by
  have hinj {u v : Direction} (huv : u ≠ v) : φ.direction.to u ≠ φ.direction.to v := fun heq =>
    huv (by rw [← φ.direction.left_inv u, heq, φ.direction.left_inv])
  have hwest : φ.direction.to .west ≠ (φ.direction.to .north).opposite :=
    ne_opposite_of_stopped h (c := φ.cell.to ⟨⟨0, by omega⟩, ⟨0, by omega⟩⟩) (φ.stopped rfl)
      (φ.stopped rfl)
  have heast : φ.direction.to .east ≠ (φ.direction.to .north).opposite :=
    ne_opposite_of_stopped h (c := φ.cell.to ⟨⟨n - 1, by omega⟩, ⟨0, by omega⟩⟩) (φ.stopped rfl)
      (φ.stopped (by
        simp only [Direction.move, Cell.mk.injEq, Fin.mk.injEq, and_true]; omega))
  obtain ⟨ψ, hψ, heq⟩ := List.mem_map.mp (directions_mem (n := n) (hinj (u := .north)
    (v := .south) (by decide)) (hinj (by decide)) (hinj (by decide)) (hinj (by decide))
    (hinj (by decide)) (hinj (by decide)) heast hwest)
  simp only [Prod.mk.injEq] at heq
  exact ⟨ψ, hψ, funext fun u => by cases u <;> simp only [heq]⟩

/-- **Claim.** The board has eight symmetries: the list of these has no two that are equal, and
every symmetry is in it. -/
theorem card_symmetries (h : 2 ≤ n) :
    (symmetries n).length = 8 ∧ (symmetries n).Nodup ∧ ∀ φ : Symmetry n, φ ∈ symmetries n := by
  refine ⟨rfl, List.Pairwise.imp (fun hne heq => hne (by rw [heq])) (nodup_symmetries n),
    fun φ => ?_⟩
  obtain ⟨ψ, hψ, hdir⟩ := φ.direction_cases h
  rwa [φ.ext_of_direction h hdir]

theorem mem_symmetries (h : 2 ≤ n) (φ : Symmetry n) : φ ∈ symmetries n := (card_symmetries h).2.2 φ

end Spec.HunterWumpus
