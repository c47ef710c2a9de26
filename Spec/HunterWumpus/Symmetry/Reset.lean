module

public import Spec.HunterWumpus.Reset
public import Spec.HunterWumpus.Symmetry.Observation

/-!
# The symmetries of the whole game

The player starts in the upper left corner, which only the mirror in the diagonal leaves where it
is. So that mirror is an automorphism of the game with its boards, in distribution; each of the
other symmetries leads to the game in which the player starts where the symmetry takes the corner.

## Main definitions

* `resetAt`, `toEnvAt`: the boards and the game when the player starts at some cell.
* `State.renaming`: a symmetry as a bijection of the states.

## Main statements

* `toEnvAt_start`: from the upper left corner this is the game.
* `identDistrib_resetAt`: the boards, mirrored, are the boards for the mirrored start.
* `exists_distIso`: the eight symmetries of the game.
* `exists_distIso_transposition`, `prob_reset_transposition`: the mirror in the diagonal.
-/

@[expose] public noncomputable section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-- The wumpus, the gold and the pits are placed one after another on free cells, when the player
starts at `c`. -/
def resetAt (H : HunterWumpus n) (c : Cell n) : Draw (State n) :=
  (drawCell c fun d => decide (d = c)).bind fun w =>
  (drawCell c fun d => decide (d = c) || decide (d = w)).bind fun g =>
  (drawPits c (fun d => decide (d = c) || decide (d = w) || decide (d = g)) (fun _ => false)
    H.numPits).map fun pits =>
  { initial H.size_pos w g pits with player := c }

/-- The game in which the player starts at `c`. -/
def toEnvAt (H : HunterWumpus n) (c : Cell n) : Env (State n) Direction Observation :=
  { H.toEnv with reset := H.resetAt c }

/-- **Claim, by definition.** From the upper left corner this is the game. -/
theorem toEnvAt_start (H : HunterWumpus n) : H.toEnvAt (start H.size_pos) = H.toEnv := rfl

/-! ### The boards -/

section

variable (φ : Symmetry n) (c : Cell n)

theorem decide_eq_to (d e : Cell n) :
    decide (d = φ.cell.to e) = decide (φ.cell.inv d = e) := decide_eq_decide.mpr φ.eq_to

theorem expect_drawCell_rename (taken : Cell n → Bool) (f : Cell n → Rat) :
    (drawCell (φ.cell.to c) fun d => taken (φ.cell.inv d)).expect f =
      (drawCell c taken).expect fun d => f (φ.cell.to d) := by
  have hperm := φ.cell.perm_map (nodup_free taken)
    (nodup_free fun d => taken (φ.cell.inv d)) fun d => mem_free.trans mem_free.symm
  rw [drawCell, Draw.identDistrib_among hperm rfl, Draw.expect_among_map]
  rfl

theorem expect_drawPits_rename (k : Nat) (taken pits : Cell n → Bool)
    (f : (Cell n → Bool) → Rat) :
    (drawPits (φ.cell.to c) (fun d => taken (φ.cell.inv d)) (fun d => pits (φ.cell.inv d))
        k).expect f =
      (drawPits c taken pits k).expect fun P => f fun d => P (φ.cell.inv d) := by
  induction k generalizing taken pits with
  | zero => rfl
  | succ k ih =>
    rw [drawPits, drawPits, Draw.expect_bind, Draw.expect_bind, expect_drawCell_rename]
    refine Draw.expect_congr fun d _ => ?_
    simp only [decide_eq_to]
    exact ih (fun e => taken e || decide (e = d)) (fun e => pits e || decide (e = d))

/-- **Claim.** For each symmetry, the boards on which the player starts at the renamed cell have the
distribution of the renamed boards. -/
theorem identDistrib_resetAt (H : HunterWumpus n) :
    (H.resetAt (φ.cell.to c)).IdentDistrib ((H.resetAt c).map (State.rename φ)) := by
  intro f
  simp only [resetAt, Draw.map, Draw.expect_bind, Draw.expect_pure, decide_eq_to]
  refine (expect_drawCell_rename φ c (fun d => decide (d = c)) _).trans ?_
  refine Draw.expect_congr fun w _ => ?_
  simp only [decide_eq_to]
  refine (expect_drawCell_rename φ c (fun d => decide (d = c) || decide (d = w)) _).trans ?_
  refine Draw.expect_congr fun g _ => ?_
  simp only [decide_eq_to]
  refine (expect_drawPits_rename φ c H.numPits
    (fun d => decide (d = c) || decide (d = w) || decide (d = g)) (fun _ => false) _).trans ?_
  refine Draw.expect_congr fun P _ => congrArg f ?_
  simp only [initial, State.rename, decide_eq_to]

end

/-! ### The game -/

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

/-- **Claim.** Each of the eight symmetries is an isomorphism, in distribution, of the game in which
the player starts at a cell with the game in which the player starts at the renamed cell: boards,
steps and observations correspond. -/
theorem exists_distIso (H : HunterWumpus n) (c : Cell n) (φ : Symmetry n) :
    ∃ ψ : (H.toEnvAt c).DistIso (H.toEnvAt (φ.cell.to c)),
      ψ.state.to = State.rename φ ∧ ψ.action = φ.direction := by
  obtain ⟨r, hr⟩ := exists_observe_rename H.two_le_size φ
  exact ⟨{ state := State.renaming φ
           action := φ.direction
           obs := r
           map_reset := identDistrib_resetAt φ c H
           map_step := fun s a f => by
             rw [Draw.map, Draw.expect_bind]
             exact expect_step_rename φ s a H f
           map_observe := hr }, rfl, rfl⟩

/-- **Claim.** The mirror in the diagonal is an automorphism of the game in distribution: of its
boards, its steps and its observations, of which columns and rows are exchanged. -/
theorem exists_distIso_transposition (H : HunterWumpus n) :
    ∃ ψ : H.toEnv.DistIso H.toEnv, ψ.state.to = State.rename (transposition n) ∧
      ψ.action = (transposition n).direction ∧ ψ.obs.to = Observation.transpose :=
  ⟨{ state := State.renaming (transposition n)
     action := (transposition n).direction
     obs := ⟨Observation.transpose, Observation.transpose, fun _ => rfl, fun _ => rfl⟩
     map_reset := identDistrib_resetAt (transposition n) (start H.size_pos) H
     map_step := fun s a f => by
       rw [Draw.map, Draw.expect_bind]
       exact expect_step_rename (transposition n) s a H f
     map_observe := observe_transposition }, rfl, rfl, rfl⟩

/-- **Claim.** A state and its mirror image in the diagonal are equally likely at the start. -/
theorem prob_reset_transposition (H : HunterWumpus n) (s : State n) :
    (reset H).prob (s.rename (transposition n)) = (reset H).prob s := by
  obtain ⟨ψ, hψ, -⟩ := exists_distIso_transposition H
  have h : (reset H).prob (s.rename (transposition n)) =
      ((reset H).map (State.rename (transposition n))).prob (s.rename (transposition n)) :=
    hψ ▸ ψ.map_reset fun t => indicator (s.rename (transposition n) = t)
  rw [h, Draw.prob, Draw.map, Draw.expect_bind]
  refine Draw.expect_congr fun t _ => indicator_congr ?_
  refine ⟨fun heq => ?_, fun heq => by rw [heq]⟩
  have hinj := congrArg (State.renaming (transposition n)).inv heq
  exact ((State.renaming (transposition n)).left_inv s).symm.trans
    (hinj.trans ((State.renaming (transposition n)).left_inv t))

end Spec.HunterWumpus
