module

public import Spec.MDP.Among
public import Spec.MDP.Env

/-!
# HunterWumpus

The game of Hunt the Wumpus with the roles exchanged: the agent is the wumpus and hunts a player who
wanders at random over a square grid, from the upper left corner, until the player falls into a pit,
meets the wumpus or finds the gold. The wumpus dies in a pit too. A turn is the move of the wumpus
and then, unless that ended the game, a move of the player in one of the four directions, all
equally likely. The tiles that the player left in the last three turns smell of it, and the wumpus
is rewarded for moving onto such a tile.

A limit on the number of steps is not part of the state, so that the theorems are about the game
itself.

## Main definitions

* `Cell`, `Direction`: the grid, and the moves, which stop at the border.
* `Status`, `State`: how the game stands, and all there is to know about it.
* `next`, `reward`, `step`: the turn for a direction of the wumpus and one of the player.
* `reset`: the wumpus, the gold and the pits on different cells other than the corner, all such
  boards equally likely.
* `Observation`, `observe`: what the wumpus senses.
-/

@[expose] public section

namespace Spec

open Spec.MDP (Draw StepResult)

namespace HunterWumpus

/-- A cell of the square grid of side `n`. -/
@[ext]
structure Cell (n : Nat) where
  /-- The column, counted from the left. -/
  x : Fin n
  /-- The row, counted from the top. -/
  y : Fin n
deriving DecidableEq, Repr

/-- The four directions. -/
inductive Direction where
  /-- One row up. -/
  | north
  /-- One row down. -/
  | south
  /-- One column to the right. -/
  | east
  /-- One column to the left. -/
  | west
deriving DecidableEq, Repr

/-- How the game stands. -/
inductive Status where
  /-- The game goes on. -/
  | ongoing
  /-- The wumpus fell into a pit. -/
  | wumpusLostPit
  /-- The wumpus has caught the player. -/
  | playerLostWumpus
  /-- The player fell into a pit. -/
  | playerLostPit
  /-- The player found the gold. -/
  | playerWon
deriving DecidableEq, Repr

end HunterWumpus

/-- A game: the number of pits, which leaves room for the gold, the wumpus and the player. -/
structure HunterWumpus (n : Nat) where
  /-- The number of pits. -/
  numPits : Nat
  /-- The side of the grid is at least `2`. -/
  two_le_size : 2 ≤ n
  /-- At most all cells but three are pits. -/
  numPits_le : numPits + 3 ≤ n * n

namespace HunterWumpus

/-- All there is to know about a game. -/
structure State (n : Nat) where
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
  /-- Where the wumpus has been. -/
  visited : Cell n → Bool
  /-- Whether the wumpus had been before where its last move ended. -/
  arrivedVisited : Bool
  /-- How the game stands. -/
  status : Status

variable {n : Nat}

/-! ### A turn -/

/-- A move, stopped by the border. -/
def Direction.move : Direction → Cell n → Cell n
  | .north, ⟨x, y⟩ => ⟨x, ⟨y - 1, by omega⟩⟩
  | .south, ⟨x, y⟩ => ⟨x, ⟨min (y + 1) (n - 1), by omega⟩⟩
  | .east, ⟨x, y⟩ => ⟨⟨min (x + 1) (n - 1), by omega⟩, y⟩
  | .west, ⟨x, y⟩ => ⟨⟨x - 1, by omega⟩, y⟩

/-- The number of steps between two cells. -/
def distance (c d : Cell n) : Nat :=
  (c.x.val - d.x.val) + (d.x.val - c.x.val) + (c.y.val - d.y.val) + (d.y.val - c.y.val)

/-- The scent of the tile that the player has just left. -/
def maxScent : Nat := 3

/-- How the game stands when the wumpus has moved to `w`. -/
def statusAfterWumpus (s : State n) (w : Cell n) : Status :=
  if s.pits w then .wumpusLostPit
  else if w = s.player then .playerLostWumpus
  else .ongoing

/-- How the game stands when then the player has moved to `p`. -/
def statusAfterPlayer (s : State n) (w p : Cell n) : Status :=
  if s.pits p then .playerLostPit
  else if p = w then .playerLostWumpus
  else if p = s.gold then .playerWon
  else .ongoing

/-- Where the player is after the wumpus has moved to `w`: moved in the direction `u`, unless the
game has ended. -/
def playerAfter (s : State n) (w : Cell n) (u : Direction) : Cell n :=
  if statusAfterWumpus s w = .ongoing then u.move s.player else s.player

/-- The turn of an ongoing game in which the wumpus goes `a` and the player goes `u`. All scents
fade by one, and the tile that the player leaves gets the strongest. -/
def next (s : State n) (a u : Direction) : State n :=
  let w := a.move s.wumpus
  let p := playerAfter s w u
  { gold := s.gold
    pits := s.pits
    wumpus := w
    player := p
    scent := fun c => if c = s.player ∧ p ≠ s.player then maxScent else s.scent c - 1
    visited := fun c => s.visited c || decide (c = w)
    arrivedVisited := s.visited w
    status := if statusAfterWumpus s w = .ongoing then statusAfterPlayer s w p
      else statusAfterWumpus s w }

/-- What the end of the game is worth to the wumpus. -/
def Status.reward : Status → Rat
  | .playerLostWumpus => 100
  | .wumpusLostPit => -100
  | _ => 0

/-- What the move of the wumpus is worth: `-5` against the border, `2` onto a tile that smells. -/
def moveReward (s : State n) (a : Direction) : Rat :=
  if a.move s.wumpus = s.wumpus then -5
  else if 0 < s.scent (a.move s.wumpus) then 2
  else 0

/-- One step: the wumpus goes `a`, the player goes `u`. Every step costs `1`. A game that is over
stays as it is, for nothing. -/
def step (s : State n) (a u : Direction) : StepResult (State n) :=
  if s.status = .ongoing then
    { state := next s a u
      reward := -1 + moveReward s a + (next s a u).status.reward
      terminated := decide ((next s a u).status ≠ .ongoing)
      truncated := false }
  else { state := s, reward := 0, terminated := true, truncated := false }

/-! ### The start -/

/-- The corner where the player starts. -/
def start (h : 0 < n) : Cell n := ⟨⟨0, h⟩, ⟨0, h⟩⟩

/-- All cells, row by row. -/
noncomputable def cells (n : Nat) : List (Cell n) :=
  (List.finRange n).flatMap fun y => (List.finRange n).map fun x => ⟨x, y⟩

/-- The cells that are not taken, row by row. -/
noncomputable def free (taken : Cell n → Bool) : List (Cell n) := (cells n).filter fun c => !taken c

/-- One of the cells that are not taken, all equally likely. -/
noncomputable def drawCell (default : Cell n) (taken : Cell n → Bool) : Draw (Cell n) :=
  .among default (free taken)

/-- `k` more pits on cells that are not taken, one after another. -/
noncomputable def drawPits (default : Cell n) (taken : Cell n → Bool) (pits : Cell n → Bool) :
    Nat → Draw (Cell n → Bool)
  | 0 => .pure pits
  | k + 1 => (drawCell default taken).bind fun c =>
      drawPits default (fun d => taken d || decide (d = c)) (fun d => pits d || decide (d = c)) k

/-- The game on a board before the first turn. -/
def initial (h : 0 < n) (wumpus gold : Cell n) (pits : Cell n → Bool) : State n where
  gold := gold
  pits := pits
  wumpus := wumpus
  player := start h
  scent := fun _ => 0
  visited := fun c => decide (c = wumpus)
  arrivedVisited := false
  status := .ongoing

/-- The wumpus, the gold and the pits are placed one after another on free cells. -/
noncomputable def reset (H : HunterWumpus n) : Draw (State n) :=
  have h : 0 < n := Nat.lt_of_lt_of_le Nat.two_pos H.two_le_size
  (drawCell (start h) fun c => decide (c = start h)).bind fun w =>
  (drawCell (start h) fun c => decide (c = start h) || decide (c = w)).bind fun g =>
  (drawPits (start h) (fun c => decide (c = start h) || decide (c = w) || decide (c = g))
    (fun _ => false) H.numPits).map fun pits =>
  initial h w g pits

/-! ### What the wumpus senses -/

/-- What the wumpus observes; every component lies between `0` and `1`. -/
structure Observation where
  /-- The column of the wumpus, as a share of the last one. -/
  wumpusX : Rat
  /-- The row of the wumpus, as a share of the last one. -/
  wumpusY : Rat
  /-- The column of the player, as a share of the last one. -/
  playerX : Rat
  /-- The row of the player, as a share of the last one. -/
  playerY : Rat
  /-- `1` when the player is one step away, else `0`. -/
  stench : Rat
  /-- The scent where the wumpus is, as a share of the strongest. -/
  scent : Rat
  /-- `1` when the wumpus had been before where its last move ended, else `0`. -/
  arrivedVisited : Rat
  /-- `1` when a pit is one step away, else `0`. -/
  pitAdjacent : Rat
deriving DecidableEq, Repr

/-- Whether a pit is one step away from a cell. -/
noncomputable def pitAdjacent (pits : Cell n → Bool) (c : Cell n) : Bool :=
  [Direction.north, .south, .east, .west].any fun d => d.move c ≠ c && pits (d.move c)

/-- What the wumpus observes. -/
noncomputable def observe (s : State n) : Observation where
  wumpusX := mkRat s.wumpus.x (n - 1)
  wumpusY := mkRat s.wumpus.y (n - 1)
  playerX := mkRat s.player.x (n - 1)
  playerY := mkRat s.player.y (n - 1)
  stench := if distance s.wumpus s.player = 1 then 1 else 0
  scent := mkRat (s.scent s.wumpus) maxScent
  arrivedVisited := if s.arrivedVisited then 1 else 0
  pitAdjacent := if pitAdjacent s.pits s.wumpus then 1 else 0

end HunterWumpus

end Spec
