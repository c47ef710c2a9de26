module

public import Spec.Swimmer.OneStep.Accelerations
public import Spec.Swimmer.OneStep.Direction

/-!
# The error of one step

How far one step of the swimmer in fixed point leads from one without rounding, and from where the
swimmer moves by the equations of motion, from the same state. If the right-hand sides of the
equations of motion are small, it is a few units of the last place; in the worst case it is 66 units
for angular velocities, 49 for directions and less than one for the velocity and the position.

## Main definitions

* `State.Close`: two states are near each other.

## Main statements

* `one_step_of_impulses`, `one_step`, `one_step_of_small`: the step without rounding, for right-hand
  sides up to `M`, in the worst case and for right-hand sides up to `4`.
* `one_step_moves_of_impulses`, `one_step_moves`, `one_step_moves_of_small`: the same for the
  equations of motion.
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
theorem thrust_near {p q : Rat} {v v' c : Fin 3 → Rat} (h₀ : Near p (v 0) (v' 0))
    (h₁ : Near q (v 1) (v' 1)) (h₂ : Near p (v 2) (v' 2))
    (hc : ∀ i, Within (1 + 1 / 2 ^ 29) (c i)) :
    Near (1001 / 1000 * (2 * p + q) / 30 + 1 / 2 / 2 ^ 24)
      (nearest 24 ((v 0 * c 0 + v 1 * c 1 + v 2 * c 2) / 30))
      ((v' 0 * c 0 + v' 1 * c 1 + v' 2 * c 2) / 30) := by
  have hp := h₀.nonneg
  have hq := h₁.nonneg
  have h := (((((h₀.mul_left (hc 0)).add (h₁.mul_left (hc 1))).add (h₂.mul_left (hc 2))).div
    (c := 30) (by decide +kernel)).nearest 24).mono
    (f := 1001 / 1000 * (2 * p + q) / 30 + 1 / 2 / 2 ^ 24) (by clear h₀ h₁ h₂ hc; grind)
  simp only [Rat.mul_comm (c _)] at h
  exact h

/-- **Claim.** The velocity after a step. -/
theorem nextVelocity_near :
    Near (563 / 1000 / 2 ^ 24) (nextVelocity nearest s).x (nextVelocity exactly s).x ∧
      Near (563 / 1000 / 2 ^ 24) (nextVelocity nearest s).y (nextVelocity exactly s).y := by
  have hv := slips_near (bend_close h) h
  have hx := thrust_near (hv 0) (hv 1) (hv 2) (c := fun i => (s.heading i).y)
    fun i => (heading_within h i).2
  have hy := thrust_near (hv 0) (hv 1) (hv 2) (c := fun i => (s.heading i).x)
    fun i => (heading_within h i).1
  have he : 0 + (1001 / 1000 * (2 * slipError 0 + slipError 1) / 30 + 1 / 2 / 2 ^ 24) ≤
      563 / 1000 / 2 ^ 24 := by simp only [slipError]; decide +kernel
  exact ⟨(((Near.refl s.velocity.x).add hx).mono he).clamp _,
    (((Near.refl s.velocity.y).sub hy).mono he).clamp _⟩

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

/-- **Claim.** The error of one step, in the worst case: 40 units of the last place for directions,
50 for angular velocities, and less than one for the velocity and the position. -/
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

/-! ### The equations of motion -/

/-- The error of the angular velocities after a step of the swimmer, for right-hand sides up to
`M`. -/
def motionError (M : Rat) : Rat := (41 / 10 + 126 / 100 * M) / 2 ^ 24

/-- **Claim.** The error of one step: if nothing saturates, a step in fixed point leads near to
where the swimmer moves from the same state. The bounds for directions and angular velocities grow
with that of the right-hand sides of the equations of motion. -/
theorem one_step_moves_of_impulses {s' : State} (hm : Moves s u s') (hb : s'.Unsaturated)
    {M : Rat} (hM : ∀ i, Within M (s.impulses u i)) :
    State.Close ((92 / 10 + 81 / 100 * M) / 2 ^ 30) (motionError M) (588 / 1000 / 2 ^ 24)
      (877 / 1000 / 2 ^ 30) (next nearest s u) s' := by
  obtain ⟨a, α, hα, rfl⟩ := hm
  have hM' := (hM 0).nonneg
  obtain ⟨d₀, d₁, d₂⟩ := acceleration_near h hα hM
  obtain ⟨rfl, -⟩ := (accelerates_iff s u a α).mp hα
  have outer : outerError (outerLoadError M) (middleLoadError M) M ≤ motionError M := by
    clear d₀ d₁ d₂ hM
    simp only [outerError, outerLoadError, middleLoadError, motionError]; grind
  have middle : middleError (outerLoadError M) (middleLoadError M) M ≤ motionError M := by
    clear d₀ d₁ d₂ hM
    simp only [middleError, outerLoadError, middleLoadError, motionError]; grind
  have hω (i : Fin 3) : Near (motionError M) (nextOmega nearest s u i)
      ((s.euler ((1 / 3 : Rat) * vecSum s.drag) α).omega i) := by
    rw [← clamp_eq_self (hb.omega i)]
    refine Near.clamp (((Near.refl (s.omega i)).add (f := motionError M) ?_).mono (by grind)) _
    match i with
    | 0 => exact d₀.mono outer
    | 1 => exact d₁.mono middle
    | 2 => exact d₂.mono outer
  have he : 0 + (1001 / 1000 * (2 * (1044 / 1000 / 2 ^ 24) + 542 / 1000 / 2 ^ 24) / 30 +
      1 / 2 / 2 ^ 24) ≤ (588 / 1000 / 2 ^ 24 : Rat) := by decide +kernel
  have vx : Near (588 / 1000 / 2 ^ 24) (nextVelocity nearest s).x
      (s.euler ((1 / 3 : Rat) * vecSum s.drag) α).velocity.x := by
    have hx := ((Near.refl s.velocity.x).add (thrust_near (slip₀_near h) (slip₁_near h)
      (slip₂_near h) (c := fun i => (s.heading i).y) fun i => (heading_within h i).2)).mono he
    rw [← clamp_eq_self hb.velocity_x]
    refine Near.clamp (y := (s.euler _ α).velocity.x) ?_ _
    refine cast (congrArg _ ?_) hx
    simp only [State.euler, vecSum, State.drag, State.normal, Vec.add_x, Vec.smul_x, Vec.normal_x,
      timeStep, friction]
    clear hω d₀ d₁ d₂ hx hM
    grind
  have vy : Near (588 / 1000 / 2 ^ 24) (nextVelocity nearest s).y
      (s.euler ((1 / 3 : Rat) * vecSum s.drag) α).velocity.y := by
    have hy := ((Near.refl s.velocity.y).sub (thrust_near (slip₀_near h) (slip₁_near h)
      (slip₂_near h) (c := fun i => (s.heading i).x) fun i => (heading_within h i).1)).mono he
    rw [← clamp_eq_self hb.velocity_y]
    refine Near.clamp (y := (s.euler _ α).velocity.y) ?_ _
    refine cast (congrArg _ ?_) hy
    simp only [State.euler, vecSum, State.drag, State.normal, Vec.add_y, Vec.smul_y, Vec.normal_y,
      timeStep, friction]
    clear hω d₀ d₁ d₂ hy hM
    grind
  have hτ (i : Fin 3) : Near (motionError M / 200 + 1 / 2 / 2 ^ 30)
      (nearest 30 (nextOmega nearest s u i / 200))
      (timeStep * (s.omega i + timeStep * α i) / 2) := by
    have ht := ((hω i).div (c := 200) (by decide +kernel)).nearest 30
    rwa [show (s.euler ((1 / 3 : Rat) * vecSum s.drag) α).omega i / 200 =
      timeStep * (s.omega i + timeStep * α i) / 2 by
        simp only [State.euler, timeStep]; grind] at ht
  have hp (i : Fin 3) := heading_near (hτ i) (h.norm i)
  have hθ : 2001 / 1000 * (motionError M / 200 + 1 / 2 / 2 ^ 30) + 5507 / 1000 / 2 ^ 30 ≤
      (92 / 10 + 81 / 100 * M) / 2 ^ 30 := by
    clear hτ hp hω vx vy d₀ d₁ d₂ hM
    rw [motionError]; grind
  have hc : 0 + (588 / 1000 / 2 ^ 24 / 100 + 1 / 2 / 2 ^ 30) ≤ (877 / 1000 / 2 ^ 30 : Rat) := by
    decide +kernel
  refine ⟨fun i => (hp i).1.mono hθ, fun i => (hp i).2.mono hθ, hω, vx, vy, ?_, ?_⟩
  · have hx := ((Near.refl s.position.x).add
      ((vx.div (c := 100) (by decide +kernel)).nearest 30)).mono hc
    rw [← clamp_eq_self hb.position_x]
    refine Near.clamp (y := (s.euler _ α).position.x) ?_ _
    refine cast (congrArg _ ?_) hx
    simp only [exactly, State.euler, Vec.add_x, Vec.smul_x, timeStep]
    clear hp hτ hω d₀ d₁ d₂ vx vy hx
    grind
  · have hy := ((Near.refl s.position.y).add
      ((vy.div (c := 100) (by decide +kernel)).nearest 30)).mono hc
    rw [← clamp_eq_self hb.position_y]
    refine Near.clamp (y := (s.euler _ α).position.y) ?_ _
    refine cast (congrArg _ ?_) hy
    simp only [exactly, State.euler, Vec.add_y, Vec.smul_y, timeStep]
    clear hp hτ hω d₀ d₁ d₂ vx vy hy
    grind

/-- **Claim.** The error of one step from where the swimmer moves, in the worst case: 49 units of
the last place for directions, 66 for angular velocities, and less than one for the velocity and the
position. -/
theorem one_step_moves (hu : ∀ i, Within 5 (u i)) {s' : State} (hm : Moves s u s')
    (hb : s'.Unsaturated) :
    State.Close (49 / 2 ^ 30) (66 / 2 ^ 24) (588 / 1000 / 2 ^ 24) (877 / 1000 / 2 ^ 30)
      (next nearest s u) s' :=
  (one_step_moves_of_impulses h hm hb (impulses_within_of_torques h hu)).mono (by decide +kernel)
    (by simp only [motionError]; decide +kernel) Rat.le_refl Rat.le_refl

/-- **Claim.** The error of one step from where the swimmer moves, for right-hand sides up to `4`:
13 units of the last place for directions and 10 for angular velocities. -/
theorem one_step_moves_of_small {s' : State} (hm : Moves s u s') (hb : s'.Unsaturated)
    (hJ : ∀ i, Within 4 (s.impulses u i)) :
    State.Close (13 / 2 ^ 30) (10 / 2 ^ 24) (588 / 1000 / 2 ^ 24) (877 / 1000 / 2 ^ 30)
      (next nearest s u) s' :=
  (one_step_moves_of_impulses h hm hb hJ).mono (by decide +kernel)
    (by simp only [motionError]; decide +kernel) Rat.le_refl Rat.le_refl

end Spec.Swimmer
