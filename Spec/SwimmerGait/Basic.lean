module

public import Spec.MDP.Env
public import Spec.SwimmerGait.Table

/-!
# SwimmerGait

A swimmer of three straight links of equal length lies in a viscous fluid, where inertia plays no
part. Its shape is given by two joint angles, each with nine values from -60 to 60 degrees. An
action changes one of the angles by one value, and the swimmer moves along its middle link by the
displacement that `Table` has for that change of shape; at the largest and the smallest angle it
stays as it is. The reward is the displacement in lengths of the swimmer. Nothing ends an episode.

This is the swimmer of E. M. Purcell, *Life at low Reynolds number*, American Journal of Physics 45,
1977, on a grid of shapes.

## Main definitions

* `Shape`, `Action`: joint angles, and changes of them.
* `displacement`: how far a change of shape carries the swimmer.
* `step`: the transition, its reward and its flags.
* `run`, `shapes`: the shape after a list of actions, and all shapes on the way.
* `total`: the displacement of a list of actions; `travel`: that of a list of shapes.
* `Gait`: a list of actions that ends in the shape in which it begins.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

open Spec.MDP (StepResult)

/-- The joint angles, as numbers of their values: `0` is -60 degrees, `4` straight, `8` 60 degrees.
An angle is the turn from one link to the next, positive to the left. -/
@[ext]
structure Shape where
  /-- The turn from the first link to the middle one. -/
  joint1 : Fin 9
  /-- The turn from the middle link to the last one. -/
  joint2 : Fin 9
deriving DecidableEq, Repr

/-- The straight swimmer, in which every episode starts. -/
def straight : Shape := ⟨4, 4⟩

/-- The five actions. -/
inductive Action where
  /-- The next larger value of the first angle. -/
  | up1
  /-- The next smaller value of the first angle. -/
  | down1
  /-- The next larger value of the second angle. -/
  | up2
  /-- The next smaller value of the second angle. -/
  | down2
  /-- No change. -/
  | rest
deriving DecidableEq, Repr

/-- The number of an action. -/
def Action.toFin : Action → Fin 5
  | .up1 => 0
  | .down1 => 1
  | .up2 => 2
  | .down2 => 3
  | .rest => 4

/-- The next larger value of an angle, if there is one. -/
def up (i : Fin 9) : Fin 9 := ⟨min (i + 1) 8, by omega⟩

/-- The next smaller value of an angle, if there is one. -/
def down (i : Fin 9) : Fin 9 := ⟨i - 1, by omega⟩

/-- The shape after an action. -/
def Action.move : Action → Shape → Shape
  | .up1, s => ⟨up s.joint1, s.joint2⟩
  | .down1, s => ⟨down s.joint1, s.joint2⟩
  | .up2, s => ⟨s.joint1, up s.joint2⟩
  | .down2, s => ⟨s.joint1, down s.joint2⟩
  | .rest, s => s

/-- An entry of a table. -/
def entry (table : List (List Int)) (i j : Nat) : Int := (table.getD i []).getD j 0

/-- How far the swimmer moves along its middle link when its shape changes from `s` to `t`, in
millionths of its length: the entry of the table for the change of one angle to its next larger
value, and its negative for the change back. -/
def displacement (s t : Shape) : Int :=
  if s.joint2 = t.joint2 then
    if s.joint1 + 1 = t.joint1.val then entry Table.first s.joint1 s.joint2
    else if t.joint1 + 1 = s.joint1.val then -entry Table.first t.joint1 t.joint2
    else 0
  else if s.joint1 = t.joint1 then
    if s.joint2 + 1 = t.joint2.val then entry Table.second s.joint1 s.joint2
    else if t.joint2 + 1 = s.joint2.val then -entry Table.second t.joint1 t.joint2
    else 0
  else 0

/-- One step: the reward is the displacement in lengths of the swimmer, and no step ends the
episode. -/
def step (s : Shape) (a : Action) : StepResult Shape where
  state := a.move s
  reward := (displacement s (a.move s) : Rat) / 1000000
  terminated := false
  truncated := false

/-- The shape after a list of actions. -/
def run (s : Shape) : List Action → Shape
  | [] => s
  | a :: as => run (a.move s) as

/-- The shapes from the first to the last, under a list of actions. -/
def shapes (s : Shape) : List Action → List Shape
  | [] => [s]
  | a :: as => s :: shapes (a.move s) as

/-- The displacement of a list of actions. -/
def total (s : Shape) : List Action → Int
  | [] => 0
  | a :: as => displacement s (a.move s) + total (a.move s) as

/-- The displacement of a list of shapes, from each to the next. -/
def travel : List Shape → Int
  | s :: t :: l => displacement s t + travel (t :: l)
  | _ => 0

/-- A gait: after the actions the shape is that before. -/
def Gait (s : Shape) (as : List Action) : Prop := run s as = s

instance (s : Shape) (as : List Action) : Decidable (Gait s as) :=
  inferInstanceAs (Decidable (run s as = s))

end Spec.SwimmerGait
