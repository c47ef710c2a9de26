module

public import Init

/-!
# Coulom's swimmer

Three straight links of length `1` and mass `1` hang together by two joints in the plane. A fluid
resists the motion of a link across its axis, and its rotation; along its axis it glides freely. The
agent sets the torques of the two joints.

This is the model of R. Coulom, *Reinforcement Learning Using Neural Networks, with Applications to
Motor Control* (thesis, 2002), for three links: the equations of Newton and Euler for each link with
the forces in the joints, over the rational numbers, and a semi-implicit Euler method of step
`1/100` for them. A link's direction is a vector, not an angle, and a rotation is the rational map
of Cayley, by twice the angle of a given tangent, so that no trigonometric function occurs and
lengths are preserved.

`Spec.Swimmer.Rounded` is the same step on a grid of numbers: what is computed.

## Main definitions

* `Vec`: vectors of the plane.
* `State`, `Torques`: what there is to know, and the action.
* `Accelerates`: the equations of motion.
* `State.euler`, `Moves`: one step.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-! ### The plane -/

/-- A vector of the plane. -/
@[ext]
structure Vec where
  /-- The component along the first axis. -/
  x : Rat
  /-- The component along the second axis. -/
  y : Rat
deriving DecidableEq

namespace Vec

/-- Addition, component by component. -/
instance : Add Vec := ⟨fun a b => ⟨a.x + b.x, a.y + b.y⟩⟩
/-- Subtraction, component by component. -/
instance : Sub Vec := ⟨fun a b => ⟨a.x - b.x, a.y - b.y⟩⟩
/-- The opposite vector. -/
instance : Neg Vec := ⟨fun a => ⟨-a.x, -a.y⟩⟩
/-- A number times a vector. -/
instance : HMul Rat Vec Vec := ⟨fun r a => ⟨r * a.x, r * a.y⟩⟩
/-- The zero vector. -/
instance : Zero Vec := ⟨⟨0, 0⟩⟩

/-- The inner product. -/
def dot (a b : Vec) : Rat := a.x * b.x + a.y * b.y

/-- The outer product: positive where `b` is to the left of `a`. -/
def cross (a b : Vec) : Rat := a.x * b.y - a.y * b.x

/-- The vector turned by a right angle, to the left. -/
def normal (a : Vec) : Vec := ⟨-a.y, a.x⟩

/-- The vector turned by the angle `2 arctan τ`, to the left (Cayley's map). -/
def turn (τ : Rat) (a : Vec) : Vec :=
  ⟨((1 - τ * τ) * a.x - 2 * τ * a.y) / (1 + τ * τ),
    ((1 - τ * τ) * a.y + 2 * τ * a.x) / (1 + τ * τ)⟩

end Vec

/-- The sum over the three links. -/
def sum (f : Fin 3 → Rat) : Rat := f 0 + f 1 + f 2

/-- The sum of vectors over the three links. -/
def vecSum (f : Fin 3 → Vec) : Vec := f 0 + f 1 + f 2

/-! ### The swimmer -/

/-- The coefficient of friction. -/
def friction : Rat := 10

/-- The duration of a step. -/
def timeStep : Rat := 1 / 100

/-- All there is to know of a swimmer. -/
@[ext]
structure State where
  /-- The direction of each link, from its beginning to its end: a unit vector. -/
  heading : Fin 3 → Vec
  /-- The angular velocity of each link. -/
  omega : Fin 3 → Rat
  /-- The velocity of the centre of mass. -/
  velocity : Vec
  /-- The centre of mass. -/
  position : Vec

/-- The torques of the two joints: each acts on the link before the joint, and its opposite on the
link after it. -/
abbrev Torques := Fin 2 → Rat

/-- The torque that the joints exert on a link. -/
def torque (u : Torques) : Fin 3 → Rat
  | 0 => u 0
  | 1 => u 1 - u 0
  | 2 => -u 1

/-- The centre of link `i` is the centre of mass plus `arm i j` times the direction of link `j`, for
all `j`: link `j` lies wholly before the centre of link `i`, or half of it, or not at all, and from
this the mean over the three links is subtracted. -/
def arm (i j : Fin 3) : Rat :=
  (if j < i then 1 else if j = i then 1 / 2 else 0) - (5 - 2 * (j.val : Rat)) / 6

namespace State

variable (s : State)

/-- The directions are unit vectors. -/
def Unit : Prop := ∀ i, (s.heading i).dot (s.heading i) = 1

/-- The normal of a link: its direction turned to the left. -/
def normal (i : Fin 3) : Vec := (s.heading i).normal

/-- The velocity of the centre of a link. -/
def centreVelocity (i : Fin 3) : Vec :=
  s.velocity + vecSum fun j => (arm i j * s.omega j) * s.normal j

/-- The velocity of a link across its axis. -/
def slip (i : Fin 3) : Rat := (s.centreVelocity i).dot (s.normal i)

/-- The force of the fluid on a link: against the velocity across its axis. -/
def drag (i : Fin 3) : Vec := (-friction * s.slip i) * s.normal i

/-- The torque of the fluid on a link, against its rotation. -/
def spinDrag (i : Fin 3) : Rat := -friction * s.omega i / 12

/-- The acceleration of the centre of a link, if that of the centre of mass is `a` and the angular
accelerations are `α`. -/
def centreAcceleration (a : Vec) (α : Fin 3 → Rat) (i : Fin 3) : Vec :=
  a + vecSum fun j => arm i j * (α j * s.normal j - (s.omega j * s.omega j) * s.heading j)

end State

/-- The equations of motion (Newton and Euler). With the force `f j` that acts in joint `j` on the
link after it, and its opposite on the link before it, none at the two ends: the mass of each link
times its acceleration is the sum of the forces on it, and its moment of inertia `1/12` times its
angular acceleration is the sum of the torques about its centre. -/
def Accelerates (s : State) (u : Torques) (a : Vec) (α : Fin 3 → Rat) : Prop :=
  ∃ f : Fin 4 → Vec, f 0 = 0 ∧ f 3 = 0 ∧ ∀ i : Fin 3,
    s.centreAcceleration a α i = f i.castSucc - f i.succ + s.drag i ∧
    α i / 12 =
      -((s.heading i).cross (f i.castSucc + f i.succ)) / 2 + s.spinDrag i + torque u i

/-- A step of the semi-implicit Euler method: velocities first, then with the new ones directions
and position. -/
def State.euler (s : State) (a : Vec) (α : Fin 3 → Rat) : State where
  heading i := (s.heading i).turn (timeStep * (s.omega i + timeStep * α i) / 2)
  omega i := s.omega i + timeStep * α i
  velocity := s.velocity + timeStep * a
  position := s.position + timeStep * (s.velocity + timeStep * a)

/-- One step of the swimmer with these torques. -/
def Moves (s : State) (u : Torques) (s' : State) : Prop :=
  ∃ a α, Accelerates s u a α ∧ s' = s.euler a α

/-- The swimmer at rest, straight along the first axis, with its centre of mass in the origin. -/
def atRest : State where
  heading _ := ⟨1, 0⟩
  omega _ := 0
  velocity := ⟨0, 0⟩
  position := ⟨0, 0⟩

end Spec.Swimmer
