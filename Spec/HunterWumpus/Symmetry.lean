module

public import Spec.HunterWumpus.Views
public import Spec.MDP.IdentDistrib

/-!
# What does not matter in HunterWumpus

Where the wumpus has been is only observed: nothing that happens depends on it, so that a game may
be solved without it. And the rules look the same in a mirror: a reflected game, played in the
reflected directions, is the reflected game.

## Main definitions

* `Essential`, `forget`: a state without the places where the wumpus has been.
* `essentialEnv`: the environment of these.
* `Symmetry`: a renaming of cells and directions that respects moves.
* `State.rename`: a state with its cells renamed.
* `transposition`, `reflection`: the mirror in the diagonal, and that in the vertical axis.

## Main statements

* `forget_step`, `forget_rollout`: forgetting is an exact homomorphism.
* `step_rename`: a turn of the mirrored game is the mirrored turn.
* `expect_step_rename`: a step of the mirrored game has the distribution of the mirrored step.
* `observe_rename`: what the wumpus senses beside columns and rows is the same.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-! ### Where the wumpus has been -/

/-- A state without the places where the wumpus has been. -/
structure Essential (n : Nat) where
  /-- The cell with the gold. -/
  gold : Cell n
  /-- Which cells are pits. -/
  pits : Cell n → Bool
  /-- Where the wumpus is. -/
  wumpus : Cell n
  /-- Where the player is. -/
  player : Cell n
  /-- How strongly a cell smells of the player. -/
  scent : Cell n → Nat
  /-- How the game stands. -/
  status : Status

/-- Forget where the wumpus has been. -/
def forget (s : State n) : Essential n where
  gold := s.gold
  pits := s.pits
  wumpus := s.wumpus
  player := s.player
  scent := s.scent
  status := s.status

namespace Essential

/-- A state in which the wumpus has not been anywhere. -/
def toState (e : Essential n) : State n where
  gold := e.gold
  pits := e.pits
  wumpus := e.wumpus
  player := e.player
  scent := e.scent
  visited := fun _ => false
  arrivedVisited := false
  status := e.status

/-- One step, without keeping where the wumpus has been. -/
noncomputable def step (e : Essential n) (a u : Direction) : StepResult (Essential n) :=
  (HunterWumpus.step e.toState a u).map forget

end Essential

/-- **Claim.** A step from a state, with the places forgotten, is the step from what is left of the
state: the next state, the reward and the end do not depend on where the wumpus has been. -/
theorem forget_step (s : State n) (a u : Direction) :
    (step s a u).map forget = (forget s).step a u := by
  by_cases h : s.status = .ongoing
  · rw [Essential.step, step, step, if_pos h, if_pos (show (forget s).toState.status = _ from h)]
    rfl
  · rw [Essential.step, step, step, if_neg h,
      if_neg (show ¬ (forget s).toState.status = _ from h)]
    rfl

/-- The environment of the states without the places where the wumpus has been. -/
noncomputable def essentialEnv (H : HunterWumpus n) : Env (Essential n) Direction Unit where
  reset := H.reset.map forget
  step e a := .uniform 3 fun i => .pure (e.step a (direction i))
  observe _ := ()

/-- **Claim.** Forgetting where the wumpus has been is an exact homomorphism: under every list of
directions, states, rewards and ends have the same law as without these places. -/
theorem forget_rollout (H : HunterWumpus n) (s : State n) (directions : List Direction) :
    (H.toEnv.rollout s directions).map (List.map (.map forget)) =
      H.essentialEnv.rollout (forget s) directions := by
  induction directions generalizing s with
  | nil => rfl
  | cons a as ih =>
    have hstep : H.essentialEnv.step (forget s) a = (H.toEnv.step s a).map (.map forget) := by
      simp only [essentialEnv, toEnv, Draw.map, Draw.bind, forget_step]
    simp only [Env.rollout, hstep, Draw.map, Draw.bind_assoc, Draw.pure_bind]
    congr 1
    funext r
    have := ih r.state
    simp only [Draw.map] at this
    simp only [StepResult.map, ← this, Draw.bind_assoc, Draw.pure_bind, List.map_cons]

/-! ### Mirrors -/

/-- A symmetry of the grid: a renaming of cells and directions that respects moves and distances. -/
structure Symmetry (n : Nat) where
  /-- The renaming of cells. -/
  cell : Renaming (Cell n) (Cell n)
  /-- The renaming of directions. -/
  direction : Renaming Direction Direction
  /-- A renamed move from a renamed cell leads to the renamed cell. -/
  map_move : ∀ a c, (direction.to a).move (cell.to c) = cell.to (a.move c)
  /-- Renamed cells are as far apart. -/
  map_distance : ∀ c d, distance (cell.to c) (cell.to d) = distance c d

/-- The state with its cells renamed. -/
def State.rename (φ : Symmetry n) (s : State n) : State n where
  gold := φ.cell.to s.gold
  pits := fun c => s.pits (φ.cell.inv c)
  wumpus := φ.cell.to s.wumpus
  player := φ.cell.to s.player
  scent := fun c => s.scent (φ.cell.inv c)
  visited := fun c => s.visited (φ.cell.inv c)
  arrivedVisited := s.arrivedVisited
  status := s.status

theorem Symmetry.to_eq_to (φ : Symmetry n) {c d : Cell n} :
    φ.cell.to c = φ.cell.to d ↔ c = d :=
  ⟨fun h => by rw [← φ.cell.left_inv c, h, φ.cell.left_inv], fun h => by rw [h]⟩

theorem Symmetry.eq_to (φ : Symmetry n) {c d : Cell n} : c = φ.cell.to d ↔ φ.cell.inv c = d :=
  ⟨fun h => by rw [h, φ.cell.left_inv], fun h => by rw [← h, φ.cell.right_inv]⟩

variable (φ : Symmetry n) (s : State n) (a u : Direction)

theorem statusAfterWumpus_rename (w : Cell n) :
    statusAfterWumpus (s.rename φ) (φ.cell.to w) = statusAfterWumpus s w := by
  simp only [statusAfterWumpus, State.rename, φ.cell.left_inv, φ.to_eq_to]

theorem statusAfterPlayer_rename (w p : Cell n) :
    statusAfterPlayer (s.rename φ) (φ.cell.to w) (φ.cell.to p) = statusAfterPlayer s w p := by
  simp only [statusAfterPlayer, State.rename, φ.cell.left_inv, φ.to_eq_to]

theorem playerAfter_rename (w : Cell n) :
    playerAfter (s.rename φ) (φ.cell.to w) (φ.direction.to u) = φ.cell.to (playerAfter s w u) := by
  simp only [playerAfter, statusAfterWumpus_rename]
  split
  · exact φ.map_move u s.player
  · rfl

theorem next_rename :
    next (s.rename φ) (φ.direction.to a) (φ.direction.to u) = (next s a u).rename φ := by
  have hw : (φ.direction.to a).move (s.rename φ).wumpus = φ.cell.to (a.move s.wumpus) :=
    φ.map_move a s.wumpus
  simp only [next, hw, playerAfter_rename, statusAfterWumpus_rename, statusAfterPlayer_rename]
  simp only [State.rename, ne_eq, φ.cell.left_inv, φ.to_eq_to]
  simp only [φ.eq_to]

/-- **Claim.** A turn of the mirrored game in the mirrored directions is the mirrored turn: it leads
to the mirrored state, with the same reward and the same end. -/
theorem step_rename :
    step (s.rename φ) (φ.direction.to a) (φ.direction.to u) =
      (step s a u).map (State.rename φ) := by
  have hreward : moveReward (s.rename φ) (φ.direction.to a) = moveReward s a := by
    have hw : (φ.direction.to a).move (s.rename φ).wumpus = φ.cell.to (a.move s.wumpus) :=
      φ.map_move a s.wumpus
    simp only [moveReward, hw]
    simp only [State.rename, φ.cell.left_inv, φ.to_eq_to]
  simp only [step, next_rename, hreward]
  by_cases h : s.status = .ongoing
  · rw [if_pos h, if_pos (show (s.rename φ).status = _ from h)]; rfl
  · rw [if_neg h, if_neg (show ¬ (s.rename φ).status = _ from h)]; rfl

theorem pitAdjacent_iff {pits : Cell n → Bool} {c : Cell n} :
    pitAdjacent pits c = true ↔ ∃ u : Direction, u.move c ≠ c ∧ pits (u.move c) = true := by
  simp only [pitAdjacent, List.any_eq_true, Bool.and_eq_true, decide_eq_true_eq]
  exact ⟨fun ⟨u, _, h⟩ => ⟨u, h⟩, fun ⟨u, h⟩ => ⟨u, by cases u <;> decide, h⟩⟩

theorem pitAdjacent_rename (pits : Cell n → Bool) (c : Cell n) :
    pitAdjacent (fun d => pits (φ.cell.inv d)) (φ.cell.to c) = pitAdjacent pits c := by
  rw [Bool.eq_iff_iff, pitAdjacent_iff, pitAdjacent_iff]
  constructor
  · rintro ⟨u, hne, hpit⟩
    rw [← φ.direction.right_inv u, φ.map_move] at hne hpit
    rw [φ.cell.left_inv] at hpit
    exact ⟨_, fun h => hne (by rw [h]), hpit⟩
  · rintro ⟨u, hne, hpit⟩
    refine ⟨φ.direction.to u, ?_, ?_⟩
    · rw [φ.map_move]; exact fun h => hne (φ.to_eq_to.mp h)
    · rw [φ.map_move, φ.cell.left_inv]; exact hpit

/-- **Claim.** In the mirrored game the wumpus senses the same of the player's nearness, of scents,
of places where it has been and of the nearness of pits. -/
theorem observe_rename :
    (observe (s.rename φ)).stench = (observe s).stench ∧
      (observe (s.rename φ)).scent = (observe s).scent ∧
      (observe (s.rename φ)).arrivedVisited = (observe s).arrivedVisited ∧
      (observe (s.rename φ)).pitAdjacent = (observe s).pitAdjacent := by
  simp only [observe, State.rename, φ.cell.left_inv, φ.map_distance, pitAdjacent_rename, and_self]

/-- The mirror in the diagonal, which keeps the player's corner: columns become rows. -/
def transposition (n : Nat) : Symmetry n where
  cell := ⟨fun c => ⟨c.y, c.x⟩, fun c => ⟨c.y, c.x⟩, fun _ => rfl, fun _ => rfl⟩
  direction :=
    let swap : Direction → Direction
      | .north => .west
      | .south => .east
      | .east => .south
      | .west => .north
    ⟨swap, swap, fun a => by cases a <;> rfl, fun a => by cases a <;> rfl⟩
  map_move a c := by cases a <;> rfl
  map_distance c d := by simp only [distance]; omega

/-- The mirror in the vertical axis: left becomes right. -/
def reflection (n : Nat) : Symmetry n where
  cell :=
    let flip : Cell n → Cell n := fun c => ⟨c.x.rev, c.y⟩
    ⟨flip, flip, fun c => by simp only [flip, Fin.rev_rev],
      fun c => by simp only [flip, Fin.rev_rev]⟩
  direction :=
    let swap : Direction → Direction
      | .north => .north
      | .south => .south
      | .east => .west
      | .west => .east
    ⟨swap, swap, fun a => by cases a <;> rfl, fun a => by cases a <;> rfl⟩
  map_move a c := by
    obtain ⟨⟨x, hx⟩, ⟨y, hy⟩⟩ := c
    cases a <;> simp only [Direction.move, Fin.rev, Cell.mk.injEq, Fin.mk.injEq, and_true] <;> omega
  map_distance c d := by simp only [distance, Fin.val_rev]; omega

/-- **Claim.** For every symmetry of the grid, the step of the mirrored game in the mirrored
direction has the distribution of the mirrored step: whatever function of the result is expected,
the player's direction being random. -/
theorem expect_step_rename (H : HunterWumpus n) (f : StepResult (State n) → Rat) :
    (H.toEnv.step (s.rename φ) (φ.direction.to a)).expect f =
      (H.toEnv.step s a).expect fun r => f (r.map (State.rename φ)) := by
  have hall (u : Direction) : u ∈ [Direction.north, .south, .east, .west] := by
    cases u <;> decide
  have hperm := φ.direction.perm_map (l := [.north, .south, .east, .west])
    (l' := [.north, .south, .east, .west]) (by decide) (by decide) fun u =>
      iff_of_true (hall u) (hall _)
  have hsum := Draw.sum_perm (hperm.map fun u => f (step (s.rename φ) (φ.direction.to a) u))
  simp only [List.map_cons, List.map_nil, List.sum_cons, List.sum_nil, step_rename] at hsum
  rw [expect_toEnv_step, expect_toEnv_step]
  rw [Rat.add_zero, Rat.add_zero] at hsum
  simp only [Rat.add_assoc]
  rw [hsum]

end Spec.HunterWumpus
