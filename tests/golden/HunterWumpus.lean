module

public import Spec.HunterWumpus.Basic

/-!
The golden tables of HunterWumpus: every entry is the abstract specification, evaluated by Lean's
own reduction. No compiler and no kernel for C takes part. `tools/golden.py` appends one `#reduce`
for each board, and keeps what they print in `hunterwumpus.json`. Cells are numbered row by row.
-/

open Spec Spec.HunterWumpus

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The cell with a number, on a grid whose last row and column are `last`. -/
abbrev cell (last i : Nat) : Cell (last + 1) :=
  ⟨Fin.ofNat _ (i % (last + 1)), Fin.ofNat _ (i / (last + 1))⟩

/-- The number of a cell. -/
abbrev number {n : Nat} (c : Cell n) : Nat := c.y.val * n + c.x.val

/-- All cells. -/
noncomputable abbrev all (last : Nat) : List (Cell (last + 1)) :=
  (List.range ((last + 1) * (last + 1))).map (cell last)

/-- A direction by its number. -/
abbrev direction : Nat → Direction
  | 0 => .north
  | 1 => .south
  | 2 => .east
  | _ => .west

/-- The number of a status. -/
abbrev code : Status → Nat
  | .ongoing => 0
  | .wumpusLostPit => 1
  | .playerLostWumpus => 2
  | .playerLostPit => 3
  | .playerWon => 4

/-- Numerators and denominators of the observation. -/
noncomputable abbrev senses {n : Nat} (s : State n) : List (Int × Nat) :=
  let o := observe s
  [o.wumpusX, o.wumpusY, o.playerX, o.playerY, o.stench, o.scent, o.arrivedVisited,
    o.pitAdjacent].map fun q => (q.num, q.den)

/-- The cells of the wumpus and the player, the status, the scents and visited cells row by row,
the reward as numerator and denominator, terminated, truncated, and the observation. -/
noncomputable abbrev entry {last : Nat} (s : State (last + 1)) (a u : Direction) :
    Nat × Nat × Nat × List Nat × List Bool × Int × Nat × Bool × Bool × List (Int × Nat) :=
  let r := step s a u
  (number r.state.wumpus, number r.state.player, code r.state.status,
    (all last).map r.state.scent, (all last).map r.state.visited, r.reward.num, r.reward.den,
    r.terminated, r.truncated, senses r.state)

/-- One list for each cell of the wumpus, in it one for each cell of the player, in it one for each
direction of the wumpus, in it one entry for each direction of the player. The cell of the wumpus
counts as visited. -/
noncomputable abbrev table (last gold : Nat) (pits scents visited : List Nat) (over : Bool)
    (wumpuses players : List Nat) :=
  wumpuses.map fun w => players.map fun p => (List.range 4).map fun a => (List.range 4).map fun u =>
    entry (last := last)
      { gold := cell last gold
        pits := fun c => pits.contains (number c)
        wumpus := cell last w
        player := cell last p
        scent := fun c => scents.getD (number c) 0
        visited := fun c => (w :: visited).contains (number c)
        arrivedVisited := false
        status := if over then .playerLostPit else .ongoing }
      (direction a) (direction u)

