module

public import Spec.Swimmer.OneStep.Direction
public import Spec.Swimmer.OneStep.Solution

/-!
# The error of one step

How far one step of the swimmer in fixed point leads from one without rounding, from the same state:
a few units of the last place, if the right-hand sides of the equations of motion are small, and in
the worst case 50 units for angular velocities, 40 for directions and less than one for the velocity
and the position.

## Main definitions

* `State.Close`: two states are near each other.

## Main statements

* `one_step_of_impulses`: the error of one step, for right-hand sides up to `M`.
* `one_step`: in the worst case.
* `one_step_of_small`: for right-hand sides up to `4`.
* `one_step_moves_of_impulses`, `one_step_moves`: where the swimmer of `Spec.Swimmer.Basic` moves.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- The two states differ by at most these bounds in each component of a direction, in each angular
velocity, in each component of the velocity and in each component of the position. -/
structure State.Close (heading omega velocity position : Rat) (s s' : State) : Prop where
  /-- The directions along the first axis. -/
  heading_x : ∀ i, Near heading (s.heading i).x (s'.heading i).x
  /-- The directions along the second axis. -/
  heading_y : ∀ i, Near heading (s.heading i).y (s'.heading i).y
  /-- The angular velocities. -/
  omega : ∀ i, Near omega (s.omega i) (s'.omega i)
  /-- The velocity along the first axis. -/
  velocity_x : Near velocity s.velocity.x s'.velocity.x
  /-- The velocity along the second axis. -/
  velocity_y : Near velocity s.velocity.y s'.velocity.y
  /-- The position along the first axis. -/
  position_x : Near position s.position.x s'.position.x
  /-- The position along the second axis. -/
  position_y : Near position s.position.y s'.position.y

theorem State.Close.mono {a b c d a' b' c' d' : Rat} {s s' : State} (h : State.Close a b c d s s')
    (ha : a ≤ a') (hb : b ≤ b') (hc : c ≤ c') (hd : d ≤ d') : State.Close a' b' c' d' s s' :=
  ⟨fun i => (h.heading_x i).mono ha, fun i => (h.heading_y i).mono ha,
    fun i => (h.omega i).mono hb, h.velocity_x.mono hc, h.velocity_y.mono hc,
    h.position_x.mono hd, h.position_y.mono hd⟩

variable {s : State} (h : s.Fixed) {u : Torques}

include h

/-- The error of the angular velocities after a step, for right-hand sides up to `M`. -/
def omegaError (M : Rat) : Rat := (32 / 10 + 942 / 1000 * M) / 2 ^ 24

/-- **Claim.** The angular velocities after a step. -/
theorem nextOmega_near {M : Rat} (hM : ∀ i, Within M (s.impulses u i)) (i : Fin 3) :
    Near (omegaError M) (nextOmega nearest s u i) (nextOmega exactly s u i) := by
  have hb := bend_close h
  have hJ := impulses_near hb h u (slips_within h hb.fixed) (slips_near hb h)
  have hM' := (hM 0).nonneg
  have outer : outerError (impulseError 0) (impulseError 1) M ≤ omegaError M := by
    clear hJ hb hM; simp only [outerError, omegaError, impulseError]; grind
  have middle : middleError (impulseError 0) (impulseError 1) M ≤ omegaError M := by
    clear hJ hb hM; simp only [middleError, omegaError, impulseError]; grind
  refine Near.clamp (((Near.refl (s.omega i)).add (f := omegaError M) ?_).mono (by grind)) _
  match i with
  | 0 => exact (solution₀_near hb (hJ 0) (hJ 1) (hJ 2) hM).mono outer
  | 1 => exact (solution₁_near hb (hJ 0) (hJ 1) (hJ 2) hM).mono middle
  | 2 => exact (solution₂_near hb (hJ 0) (hJ 1) (hJ 2) hM).mono outer

omit h in
theorem thrust_near {v v' : Fin 3 → Rat} (hv : ∀ i, Near (slipError i) (v i) (v' i))
    {c : Fin 3 → Rat} (hc : ∀ i, Within (1 + 1 / 2 ^ 29) (c i)) : Near (563 / 1000 / 2 ^ 24)
      (nearest 24 ((v 0 * c 0 + v 1 * c 1 + v 2 * c 2) / 30))
      ((v' 0 * c 0 + v' 1 * c 1 + v' 2 * c 2) / 30) := by
  have h₀ : Near (667 / 1000 / 2 ^ 24) (v 0) (v' 0) := hv 0
  have h₁ : Near (542 / 1000 / 2 ^ 24) (v 1) (v' 1) := hv 1
  have h₂ : Near (667 / 1000 / 2 ^ 24) (v 2) (v' 2) := hv 2
  have p₀ := h₀.mul_left (hc 0)
  have p₁ := h₁.mul_left (hc 1)
  have p₂ := h₂.mul_left (hc 2)
  have h := ((((p₀.add p₁).add p₂).div (c := 30) (by decide +kernel)).nearest 24).mono
    (f := 563 / 1000 / 2 ^ 24) (by decide +kernel)
  simp only [Rat.mul_comm (c _)] at h
  exact h

/-- **Claim.** The velocity after a step. -/
theorem nextVelocity_near :
    Near (563 / 1000 / 2 ^ 24) (nextVelocity nearest s).x (nextVelocity exactly s).x ∧
      Near (563 / 1000 / 2 ^ 24) (nextVelocity nearest s).y (nextVelocity exactly s).y := by
  have hv := slips_near (bend_close h) h
  have hx := thrust_near hv (c := fun i => (s.heading i).y) fun i => (heading_within h i).2
  have hy := thrust_near hv (c := fun i => (s.heading i).x) fun i => (heading_within h i).1
  exact ⟨(((Near.refl s.velocity.x).add hx).mono (by decide +kernel)).clamp _,
    (((Near.refl s.velocity.y).sub hy).mono (by decide +kernel)).clamp _⟩

/-- **Claim.** The error of one step: from the same state, a step in fixed point and one without
rounding lead to states near each other. The bounds for directions and angular velocities grow with
that of the right-hand sides of the equations of motion. -/
theorem one_step_of_impulses {M : Rat} (hM : ∀ i, Within M (s.impulses u i)) :
    State.Close ((101 / 10 + 604 / 1000 * M) / 2 ^ 30) ((32 / 10 + 942 / 1000 * M) / 2 ^ 24)
      (563 / 1000 / 2 ^ 24) (861 / 1000 / 2 ^ 30) (next nearest s u) (next exactly s u) := by
  have hM' := (hM 0).nonneg
  have hω := nextOmega_near h hM
  obtain ⟨vx, vy⟩ := nextVelocity_near h
  have hτ (i : Fin 3) := ((hω i).div (c := 200) (by decide +kernel)).nearest 30
  have hp (i : Fin 3) := direction_near (hτ i) (h.norm i)
  have he : 2001 / 1000 * (omegaError M / 200 + 1 / 2 / 2 ^ 30) + 7009 / 1000 / 2 ^ 30 ≤
      (101 / 10 + 604 / 1000 * M) / 2 ^ 30 := by
    rw [omegaError]
    clear hω hτ hp hM vx vy h
    grind
  refine ⟨fun i => (hp i).1.mono he, fun i => (hp i).2.mono he, hω, vx, vy, ?_, ?_⟩
  · exact (((Near.refl s.position.x).add
      ((vx.div (c := 100) (by decide +kernel)).nearest 30)).mono (by decide +kernel)).clamp _
  · exact (((Near.refl s.position.y).add
      ((vy.div (c := 100) (by decide +kernel)).nearest 30)).mono (by decide +kernel)).clamp _

/-- **Claim.** The error of one step, in the worst case: 40 units of the last place for directions, 50
for angular velocities, and less than one for the velocity and the position. -/
theorem one_step (hu : ∀ i, Within 5 (u i)) :
    State.Close (40 / 2 ^ 30) (50 / 2 ^ 24) (563 / 1000 / 2 ^ 24) (861 / 1000 / 2 ^ 30)
      (next nearest s u) (next exactly s u) :=
  (one_step_of_impulses h (impulses_within_of_torques h hu)).mono (by decide +kernel)
    (by decide +kernel) Rat.le_refl Rat.le_refl

/-- **Claim.** The error of one step for right-hand sides up to `4`: 13 units of the last place for
directions and 7 for angular velocities. -/
theorem one_step_of_small (hJ : ∀ i, Within 4 (s.impulses u i)) :
    State.Close (13 / 2 ^ 30) (7 / 2 ^ 24) (563 / 1000 / 2 ^ 24) (861 / 1000 / 2 ^ 30)
      (next nearest s u) (next exactly s u) :=
  (one_step_of_impulses h hJ).mono (by decide +kernel) (by decide +kernel) Rat.le_refl
    Rat.le_refl

/-- **Claim.** From directions of length `1`, and if nothing saturates, a step in fixed point leads
near to where the swimmer moves. -/
theorem one_step_moves_of_impulses (hs : s.Unit) {s' : State} (hm : Moves s u s')
    (hb : s'.Unsaturated) {M : Rat} (hM : ∀ i, Within M (s.impulses u i)) :
    State.Close ((101 / 10 + 604 / 1000 * M) / 2 ^ 30) ((32 / 10 + 942 / 1000 * M) / 2 ^ 24)
      (563 / 1000 / 2 ^ 24) (861 / 1000 / 2 ^ 30) (next nearest s u) s' := by
  have hc := one_step_of_impulses h hM
  rwa [Swimmer.next_exactly hs hm hb] at hc

/-- **Claim.** From directions of length `1`, and if nothing saturates, a step in fixed point leads
near to where the swimmer moves, in the worst case. -/
theorem one_step_moves (hu : ∀ i, Within 5 (u i)) (hs : s.Unit) {s' : State} (hm : Moves s u s')
    (hb : s'.Unsaturated) :
    State.Close (40 / 2 ^ 30) (50 / 2 ^ 24) (563 / 1000 / 2 ^ 24) (861 / 1000 / 2 ^ 30)
      (next nearest s u) s' := by
  have hc := one_step h hu
  rwa [Swimmer.next_exactly hs hm hb] at hc

end Spec.Swimmer
