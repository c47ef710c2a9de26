module

public import Spec.MDP.Env

/-!
# TwoLaneDriving

A car drives along a one-way street of two lanes towards its end, cell by cell, between obstacles.
In every step the agent may change lane, and holds, raises or lowers its speed by one cell per step;
then the car goes as many cells forward, and stops at the first obstacle, which is a crash, or at
the end of the street. The lane is changed before the car moves: the cell at its side must be free.

A limit on the number of steps is not part of the state, so that the theorems are about the task
itself.

## Main definitions

* `Layout`, `State`: where the obstacles are, and all there is to know about an episode.
* `Action`, `sweep`, `next`, `reward`, `step`: the transition, its reward and its flags.
* `run`, `visited`: the state after a list of actions, and the cells over which the car came.
* `reset`: the obstacles are drawn cell by cell.
* `Observation`, `observe`: what the agent sees.
-/

@[expose] public noncomputable section

namespace Spec

open Spec.MDP (Draw StepResult)

namespace TwoLaneDriving

/-- The other lane. -/
def other (lane : Fin 2) : Fin 2 := if lane = 0 then 1 else 0

/-- Which cells hold an obstacle, by their place along the street and their lane. -/
abbrev Layout := Nat → Fin 2 → Bool

end TwoLaneDriving

/-- A street and a car: `length` cells lead to the end, whose place is `length`. -/
structure TwoLaneDriving where
  /-- The place of the end of the street. -/
  length : Nat
  /-- The highest speed of the car, in cells per step. -/
  maxSpeed : Nat
  /-- The speed limit: driving faster costs. -/
  speedLimit : Nat
  /-- How many cells ahead the agent sees. -/
  sensorRange : Nat
  /-- The obstacles; none for a reset that draws them. -/
  obstacles : Option TwoLaneDriving.Layout

namespace TwoLaneDriving

/-- All there is to know about an episode. -/
structure State where
  /-- The obstacles. -/
  obstacles : Layout
  /-- The place of the car along the street. -/
  place : Nat
  /-- The lane of the car. -/
  lane : Fin 2
  /-- The speed of the car, in cells per step. -/
  speed : Nat

/-- What the pedals do to the speed. -/
inductive Pedal where
  /-- The speed stays. -/
  | coast
  /-- One cell per step more. -/
  | go
  /-- One cell per step less. -/
  | brake
deriving DecidableEq, Repr

/-- An action: the pedal, and whether the lane is changed. -/
structure Action where
  /-- The pedal. -/
  pedal : Pedal
  /-- Whether the lane is changed. -/
  change : Bool
deriving DecidableEq

variable (T : TwoLaneDriving)

/-! ### A step -/

/-- The speed after a pedal: between `0` and the highest one. -/
def Pedal.speed : Pedal → Nat → Nat
  | .coast, v => v
  | .go, v => min (v + 1) T.maxSpeed
  | .brake, v => v - 1

/-- The lane after an action. -/
def Action.lane (a : Action) (lane : Fin 2) : Fin 2 := if a.change then other lane else lane

/-- Where a car comes to a stop that drives up to `k` cells from a place: at the first obstacle of
its lane, from the cell where it is, or at the end of the street. -/
def sweep (obstacles : Layout) (lane : Fin 2) : (k place : Nat) → Nat
  | 0, place => place
  | k + 1, place =>
    if obstacles place lane ∨ T.length ≤ place then place else sweep obstacles lane k (place + 1)

/-- The car is on an obstacle. -/
def Crashed (s : State) : Prop := s.obstacles s.place s.lane = true

instance (s : State) : Decidable (Crashed s) := inferInstanceAs (Decidable (_ = _))

/-- The car is at the end of the street. -/
def Arrived (s : State) : Prop := T.length ≤ s.place

instance (s : State) : Decidable (Arrived T s) := inferInstanceAs (Decidable (_ ≤ _))

/-- The episode is over: the car has crashed or arrived. -/
def Terminal (s : State) : Prop := Crashed s ∨ Arrived T s

instance (s : State) : Decidable (Terminal T s) := inferInstanceAs (Decidable (_ ∨ _))

/-- The state after an action: first the lane changes, and then the car drives. -/
def next (s : State) (a : Action) : State where
  obstacles := s.obstacles
  place := sweep T s.obstacles (a.lane s.lane) (a.pedal.speed T s.speed) s.place
  lane := a.lane s.lane
  speed := a.pedal.speed T s.speed

/-- The reward of a step that leads to a state: `100` for arriving, `-100` for a crash, and for any
other step `-1`, and `5` less above the speed limit. -/
def reward (s : State) : Rat :=
  if Crashed s then -100
  else if Arrived T s then 100
  else if T.speedLimit < s.speed then -6
  else -1

/-- One step. When the episode is over it stays as it is, for nothing. -/
def step (s : State) (a : Action) : StepResult State :=
  if Terminal T s then { state := s, reward := 0, terminated := true, truncated := false }
  else
    { state := next T s a
      reward := reward T (next T s a)
      terminated := decide (Terminal T (next T s a))
      truncated := false }

/-- The state after a list of actions. -/
def run (s : State) : List Action → State
  | [] => s
  | a :: as => run (step T s a).state as

/-- The cells over which the car comes in a list of actions, in order: those of each step are the
cells of the lane that is driven, from the place before the step to the one after it. -/
def visited (s : State) : List Action → List (Nat × Fin 2)
  | [] => []
  | a :: as =>
    let s' := (step T s a).state
    (List.range (s'.place - s.place + 1)).map (fun i => (s.place + i, s'.lane)) ++ visited s' as

/-- The sum of the rewards of a list of actions. -/
def totalReward (s : State) : List Action → Rat
  | [] => 0
  | a :: as => (step T s a).reward + totalReward (step T s a).state as

/-! ### The start -/

/-- The start: at the beginning of the street in lane `0`, standing. -/
def start (obstacles : Layout) : State where
  obstacles := obstacles
  place := 0
  lane := 0
  speed := 0

/-- What a cell holds whose random value is `value`, after a cell that holds `previous`: an obstacle
in lane `0` for the value `0` and in lane `1` for the value `1`, unless the cell before holds one in
the other lane; nothing for the other values. -/
def settle (previous : Option (Fin 2)) (value : Fin 16) : Option (Fin 2) :=
  if value = 0 ∧ previous ≠ some 1 then some 0
  else if value = 1 ∧ previous ≠ some 0 then some 1
  else none

/-- What each place of a street of `length` cells holds, from random values: nothing before place
`2`, nor from the end on. -/
def content (length : Nat) (values : Nat → Fin 16) : Nat → Option (Fin 2)
  | 0 => none
  | x + 1 =>
    if 2 ≤ x + 1 ∧ x + 1 < length then settle (content length values x) (values (x + 1)) else none

/-- The layout of these contents. -/
def layoutOf (length : Nat) (values : Nat → Fin 16) : Layout :=
  fun x lane => content length values x == some lane

/-- Random values of the first places, each of `0` to `15` equally likely. -/
def drawValues : Nat → Draw (Nat → Fin 16)
  | 0 => .pure fun _ => 15
  | k + 1 => (drawValues k).bind fun values =>
      .uniform 15 fun v => .pure fun x => if x = k then v else values x

/-- The layout of a reset: the one that is given, or a random one. -/
def drawLayout : Draw Layout :=
  match T.obstacles with
  | some obstacles => .pure obstacles
  | none => (drawValues T.length).map (layoutOf T.length)

/-- A reset. -/
def reset : Draw State := T.drawLayout.map start

/-! ### What the agent sees -/

/-- The distance from a place to the first obstacle of a lane, which is `0` when it is beside or
under the car; at most `cap`, which means none nearer. -/
def distance (obstacles : Layout) (lane : Fin 2) : (cap place : Nat) → Nat
  | 0, _ => 0
  | cap + 1, place =>
    if obstacles place lane then 0 else distance obstacles lane cap (place + 1) + 1

/-- What the agent observes. -/
structure Observation where
  /-- The distance to the end of the street. -/
  remaining : Nat
  /-- The lane of the car. -/
  lane : Fin 2
  /-- The speed of the car. -/
  speed : Nat
  /-- The distance to the next obstacle of each lane; one more than the sensor's range for none. -/
  ahead : Fin 2 → Nat

/-- What the agent observes in a state. -/
def observe (s : State) : Observation where
  remaining := T.length - s.place
  lane := s.lane
  speed := s.speed
  ahead lane := distance s.obstacles lane (T.sensorRange + 1) s.place

end TwoLaneDriving

end Spec
