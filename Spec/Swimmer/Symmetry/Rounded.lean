module

public import Spec.Swimmer.Symmetry
public import Spec.Swimmer.Views

/-!
# The symmetries of the swimmer in fixed point

Rounding does not depend on the sign. So the rounded step, too, has the symmetry of the mirror and
that of the right angle, exactly and with saturation. Where the swimmer is has no influence on
anything but its position, and on the change of that only at the bounds.

## Main definitions

* `Rounding.Odd`: a rounding that does not depend on the sign.
* `State.quarterTurn`: a state turned by a right angle.
* `InBounds`, `unboundedPosition`: when the position does not saturate.

## Main statements

* `next_mirror`, `next_quarterTurn`: exact symmetries of the rounded step.
* `obs_next_translate`, `next_translate`: what does not depend on the position.
* `next_of_rest`, `next_atRest`: what rests stays.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- A rounding that does not depend on the sign. -/
def Rounding.Odd (ρ : Rounding) : Prop := ∀ k r, ρ k (-r) = -ρ k r

/-- **Claim.** Rounding to nearest, ties away from zero, does not depend on the sign. -/
theorem odd_nearest : Rounding.Odd nearest := nearest_neg

theorem odd_exactly : Rounding.Odd exactly := fun _ _ => rfl

variable {ρ : Rounding}

theorem Rounding.Odd.eq_neg (hρ : ρ.Odd) {k : Nat} {r r' : Rat} (h : r' = -r) :
    ρ k r' = -ρ k r := by rw [h, hρ]

/-! ### The mirror -/

/-- The cosines and sines in a mirror. -/
def Bend.mirror (b : Bend) : Bend :=
  ⟨b.cos₀₁, -b.sin₀₁, b.cos₁₂, -b.sin₁₂, b.cos₀₂, -b.sin₀₂⟩

theorem bend_mirror (hρ : ρ.Odd) (s : State) : bend ρ s.mirror = (bend ρ s).mirror := by
  have hdot (a b : Vec) : a.mirror.dot b.mirror = a.dot b := orthogonal_mirror.dot a b
  have hcross (a b : Vec) : a.mirror.cross b.mirror = -a.cross b := by
    rw [orthogonal_mirror.cross]; grind
  simp only [bend, Bend.mirror, State.mirror, hdot, hcross, hρ _ _]
  rw [Bend.mk.injEq]
  refine ⟨rfl, rfl, rfl, rfl, ?_, hρ.eq_neg (by grind)⟩
  congr 1
  grind

theorem slips_mirror (hρ : ρ.Odd) (s : State) (b : Bend) (i : Fin 3) :
    slips ρ s.mirror b.mirror i = -slips ρ s b i := by
  revert i
  rw [forall_fin_three]
  simp only [slips, State.normal, State.mirror, Bend.mirror, Vec.mirror, Vec.dot, Vec.normal_x,
    Vec.normal_y]
  refine ⟨?_, ?_, ?_⟩ <;> exact hρ.eq_neg (by grind)

theorem moments_mirror (hρ : ρ.Odd) (b : Bend) {v v' : Fin 3 → Rat} (hv : ∀ i, v' i = -v i)
    (j : Fin 3) : moments ρ b.mirror v' j = -moments ρ b v j := by
  revert j
  rw [forall_fin_three]
  simp only [moments, Bend.mirror, hv]
  refine ⟨?_, ?_, ?_⟩ <;> exact hρ.eq_neg (by grind)

theorem centrifugal_mirror (hρ : ρ.Odd) (s : State) (b : Bend) (j : Fin 3) :
    centrifugal ρ s.mirror b.mirror j = -centrifugal ρ s b j := by
  have hsq (r : Rat) : -r * -r = r * r := by grind
  revert j
  rw [forall_fin_three]
  simp only [centrifugal, Bend.mirror, State.mirror, hsq]
  refine ⟨?_, ?_, ?_⟩ <;> exact hρ.eq_neg (by grind)

theorem impulses_mirror (hρ : ρ.Odd) (s : State) (u : Torques) (b : Bend) {v v' : Fin 3 → Rat}
    (hv : ∀ i, v' i = -v i) (j : Fin 3) :
    impulses ρ s.mirror u.mirror b.mirror v' j = -impulses ρ s u b v j := by
  have hu : torque u.mirror j = -torque u j := by
    revert j; rw [forall_fin_three]; simp only [torque, Torques.mirror]; grind
  rw [impulses, moments_mirror hρ b hv, centrifugal_mirror hρ, hu, impulses]
  simp only [State.mirror]
  exact hρ.eq_neg (by grind)

theorem reduced_mirror (hρ : ρ.Odd) (b : Bend) {J J' : Fin 3 → Rat} (hJ : ∀ i, J' i = -J i) :
    reduced ρ b.mirror J' =
      { reduced ρ b J with
        right₀ := -(reduced ρ b J).right₀
        right₂ := -(reduced ρ b J).right₂ } := by
  have hsin : -b.sin₀₁ * -b.sin₁₂ = b.sin₀₁ * b.sin₁₂ := by grind
  have hneg (x y : Rat) : 3 * (x * -y) = -(3 * (x * y)) := by grind
  simp only [reduced, Bend.mirror, hsin, hJ, hneg, hρ _ _]
  rw [Reduced.mk.injEq]
  refine ⟨rfl, rfl, rfl, rfl, ?_, ?_⟩ <;> grind

theorem solution_mirror (hρ : ρ.Odd) (b : Bend) {J J' : Fin 3 → Rat} (hJ : ∀ i, J' i = -J i)
    (i : Fin 3) : solution ρ b.mirror J' i = -solution ρ b J i := by
  have h₀ : solution ρ b.mirror J' 0 = -solution ρ b J 0 := by
    simp only [solution, reduced_mirror hρ b hJ]
    exact hρ.eq_neg (by rw [← neg_div]; congr 1; grind)
  have h₂ : solution ρ b.mirror J' 2 = -solution ρ b J 2 := by
    simp only [solution, reduced_mirror hρ b hJ]
    exact hρ.eq_neg (by rw [← neg_div]; congr 1; grind)
  have key (J : Fin 3 → Rat) (b : Bend) : solution ρ b J 1 = ρ 24 ((J 1 - 3 *
      ρ 24 (b.cos₀₁ * solution ρ b J 0 + b.cos₁₂ * solution ρ b J 2)) / 7) := rfl
  have h₁ : solution ρ b.mirror J' 1 = -solution ρ b J 1 := by
    rw [key, h₀, h₂, key]
    have h : b.mirror.cos₀₁ * -solution ρ b J 0 + b.mirror.cos₁₂ * -solution ρ b J 2 =
        -(b.cos₀₁ * solution ρ b J 0 + b.cos₁₂ * solution ρ b J 2) := by
      simp only [Bend.mirror]; grind
    rw [h, hρ, hJ]
    exact hρ.eq_neg (by grind)
  revert i
  rw [forall_fin_three]
  exact ⟨h₀, h₁, h₂⟩

theorem rotate_mirror (hρ : ρ.Odd) (τ : Rat) (p : Vec) :
    rotate ρ (-τ) p.mirror = (rotate ρ τ p).mirror := by
  have hsq : -τ * -τ = τ * τ := by grind
  rw [rotate, hsq, rotate]
  simp only [Vec.mirror]
  rw [Vec.ext_iff, ← hρ, ← neg_div]
  constructor <;> (simp only; congr 2; grind)

theorem normalise_mirror (hρ : ρ.Odd) (p : Vec) :
    normalise ρ p.mirror = (normalise ρ p).mirror := by
  rw [normalise, orthogonal_mirror.dot, normalise]
  simp only [Vec.mirror]
  rw [Vec.ext_iff, ← hρ, ← neg_div]
  constructor <;> (simp only; try (congr 2; grind))

theorem nextOmega_mirror (hρ : ρ.Odd) (s : State) (u : Torques) (i : Fin 3) :
    nextOmega ρ s.mirror u.mirror i = -nextOmega ρ s u i := by
  simp only [nextOmega, bend_mirror hρ]
  rw [← clamp_neg (by decide), solution_mirror hρ _
    (impulses_mirror hρ s u (bend ρ s) (slips_mirror hρ s (bend ρ s)))]
  congr 1
  simp only [State.mirror]
  grind

theorem nextVelocity_mirror (hρ : ρ.Odd) (s : State) :
    nextVelocity ρ s.mirror = (nextVelocity ρ s).mirror := by
  simp only [nextVelocity, bend_mirror hρ, slips_mirror hρ]
  simp only [State.mirror, Vec.mirror]
  rw [Vec.ext_iff, ← clamp_neg (by decide)]
  constructor
  · simp only; congr 3; grind
  · simp only
    have h (r : Rat) : -(s.velocity.y - r) = -s.velocity.y - -r := by grind
    rw [h, ← hρ]
    congr 3
    grind

/-- **Claim.** In a mirror the rounded step is the step in the mirror, exactly. -/
theorem next_mirror (hρ : ρ.Odd) (s : State) (u : Torques) :
    next ρ s.mirror u.mirror = (next ρ s u).mirror := by
  rw [State.ext_iff]
  refine ⟨?_, ?_, ?_, ?_⟩
  · funext i
    simp only [next, nextOmega_mirror hρ]
    rw [neg_div, hρ]
    simp only [State.mirror]
    rw [rotate_mirror hρ, normalise_mirror hρ]
  · funext i
    exact nextOmega_mirror hρ s u i
  · exact nextVelocity_mirror hρ s
  · simp only [next, nextVelocity_mirror hρ]
    simp only [State.mirror, Vec.mirror]
    rw [Vec.ext_iff, neg_div, hρ, ← clamp_neg (by decide)]
    refine ⟨rfl, ?_⟩
    simp only
    congr 1
    grind

/-! ### The right angle -/

/-- A state turned about the origin by a right angle, to the left. -/
def State.quarterTurn (s : State) : State where
  heading i := (s.heading i).normal
  omega := s.omega
  velocity := s.velocity.normal
  position := s.position.normal

/-- The turn by a right angle is a rotation. -/
theorem State.quarterTurn_eq (s : State) : s.quarterTurn = s.rotate 0 1 := by
  have h (a : Vec) : a.normal = a.rotate 0 1 := by
    rw [Vec.ext_iff]; simp only [Vec.rotate, Vec.normal_x, Vec.normal_y]; constructor <;> grind
  simp only [State.quarterTurn, State.rotate, h]

theorem Vec.dot_normal (a b : Vec) : a.normal.dot b.normal = a.dot b := by
  simp only [Vec.dot, Vec.normal_x, Vec.normal_y]; grind

theorem Vec.cross_normal (a b : Vec) : a.normal.cross b.normal = a.cross b := by
  simp only [Vec.cross, Vec.normal_x, Vec.normal_y]; grind

theorem bend_quarterTurn (s : State) : bend ρ s.quarterTurn = bend ρ s := by
  simp only [bend, State.quarterTurn, Vec.dot_normal, Vec.cross_normal]

theorem slips_quarterTurn (s : State) (b : Bend) : slips ρ s.quarterTurn b = slips ρ s b := by
  funext i
  revert i
  rw [forall_fin_three]
  simp only [slips, State.normal, State.quarterTurn, Vec.dot_normal, and_self]

theorem nextOmega_quarterTurn (s : State) (u : Torques) :
    nextOmega ρ s.quarterTurn u = nextOmega ρ s u := by
  funext i
  simp only [nextOmega, bend_quarterTurn, slips_quarterTurn]
  rfl

theorem nextVelocity_quarterTurn (hρ : ρ.Odd) (s : State) :
    nextVelocity ρ s.quarterTurn = (nextVelocity ρ s).normal := by
  simp only [nextVelocity, bend_quarterTurn, slips_quarterTurn, Vec.ext_iff]
  simp only [State.quarterTurn, Vec.normal_x, Vec.normal_y]
  generalize slips ρ s (bend ρ s) = v
  constructor
  · rw [← clamp_neg (by decide)]
    congr 1
    grind
  · have h : v 0 * -(s.heading 0).y + v 1 * -(s.heading 1).y + v 2 * -(s.heading 2).y =
        -(v 0 * (s.heading 0).y + v 1 * (s.heading 1).y + v 2 * (s.heading 2).y) := by grind
    rw [h, neg_div, hρ]
    congr 1
    grind

theorem rotate_normal (hρ : ρ.Odd) (τ : Rat) (p : Vec) :
    rotate ρ τ p.normal = (rotate ρ τ p).normal := by
  rw [rotate, rotate]
  simp only [Vec.ext_iff, Vec.normal_x, Vec.normal_y]
  constructor
  · exact hρ.eq_neg (by rw [← neg_div]; congr 1; grind)
  · congr 2; grind

theorem normalise_normal (hρ : ρ.Odd) (p : Vec) :
    normalise ρ p.normal = (normalise ρ p).normal := by
  rw [normalise, normalise, Vec.dot_normal]
  simp only [Vec.ext_iff, Vec.normal_x, Vec.normal_y, and_true]
  exact hρ.eq_neg (by rw [← neg_div]; congr 1; grind)

/-- **Claim.** The rounded step of a swimmer turned by a right angle is the step turned by a right
angle, exactly. -/
theorem next_quarterTurn (hρ : ρ.Odd) (s : State) (u : Torques) :
    next ρ s.quarterTurn u = (next ρ s u).quarterTurn := by
  rw [State.ext_iff]
  refine ⟨?_, nextOmega_quarterTurn s u, nextVelocity_quarterTurn hρ s, ?_⟩
  · funext i
    simp only [next, nextOmega_quarterTurn]
    simp only [State.quarterTurn]
    rw [rotate_normal hρ, normalise_normal hρ]
  · simp only [next, nextVelocity_quarterTurn hρ]
    simp only [State.quarterTurn, Vec.ext_iff, Vec.normal_x, Vec.normal_y, and_true]
    rw [← clamp_neg (by decide), neg_div, hρ]
    congr 1
    grind

/-! ### Translations -/

/-- **Claim, by definition.** Where the swimmer is has no influence on what the agent sees after a
step. -/
theorem obs_next_translate (s : State) (u : Torques) (d : Vec) :
    (next ρ (s.translate d) u).obs = (next ρ s u).obs := by
  rw [State.obs, State.obs, Obs.mk.injEq]
  exact ⟨rfl, rfl, rfl⟩

/-- The position after a step if it did not saturate. -/
def unboundedPosition (ρ : Rounding) (s : State) : Vec :=
  s.position + ⟨ρ 30 ((nextVelocity ρ s).x / 100), ρ 30 ((nextVelocity ρ s).y / 100)⟩

/-- A position within the bounds. -/
def InBounds (p : Vec) : Prop := Within maxPosition p.x ∧ Within maxPosition p.y

theorem position_next (s : State) (u : Torques) (h : InBounds (unboundedPosition ρ s)) :
    (next ρ s u).position = unboundedPosition ρ s := by
  rw [Vec.ext_iff]
  exact ⟨clamp_eq_self h.1, clamp_eq_self h.2⟩

/-- **Claim.** Away from the bounds of the position the rounded step does not depend on where the
swimmer is. -/
theorem next_translate (s : State) (u : Torques) (d : Vec)
    (h : InBounds (unboundedPosition ρ s))
    (h' : InBounds (unboundedPosition ρ (s.translate d))) :
    next ρ (s.translate d) u = (next ρ s u).translate d := by
  rw [State.ext_iff]
  refine ⟨rfl, rfl, rfl, ?_⟩
  have hv : nextVelocity ρ (s.translate d) = nextVelocity ρ s := rfl
  have hd (t : State) : (t.translate d).position = t.position + d := rfl
  rw [position_next _ u h', hd, position_next _ u h, unboundedPosition, hv, hd, unboundedPosition,
    Vec.ext_iff]
  simp only [Vec.add_x, Vec.add_y]
  constructor <;> grind

/-! ### Rest -/

theorem Rounding.Odd.zero (hρ : ρ.Odd) {k : Nat} {r : Rat} (h : r = 0) : ρ k r = 0 := by
  have h₁ := hρ k 0
  have h₂ : -(0 : Rat) = 0 := rfl
  rw [h₂] at h₁
  rw [h]
  grind

theorem slips_of_rest (hρ : ρ.Odd) {s : State} (hω : ∀ i, s.omega i = 0) (hv : s.velocity = 0)
    (b : Bend) (i : Fin 3) : slips ρ s b i = 0 := by
  revert i
  rw [forall_fin_three]
  simp only [slips, hω, hv, Vec.dot, Vec.zero_x, Vec.zero_y]
  refine ⟨?_, ?_, ?_⟩ <;> exact hρ.zero (by grind)

theorem moments_zero (hρ : ρ.Odd) (b : Bend) {v : Fin 3 → Rat} (hv : ∀ i, v i = 0) (j : Fin 3) :
    moments ρ b v j = 0 := by
  revert j
  rw [forall_fin_three]
  simp only [moments, hv]
  refine ⟨?_, ?_, ?_⟩ <;> exact hρ.zero (by grind)

theorem centrifugal_zero (hρ : ρ.Odd) {s : State} (hω : ∀ i, s.omega i = 0) (b : Bend)
    (j : Fin 3) : centrifugal ρ s b j = 0 := by
  have h : ρ 20 (0 * 0) = 0 := hρ.zero (by grind)
  revert j
  rw [forall_fin_three]
  simp only [centrifugal, hω, h]
  refine ⟨?_, ?_, ?_⟩ <;> exact hρ.zero (by grind)

theorem impulses_of_rest (hρ : ρ.Odd) {s : State} (hω : ∀ i, s.omega i = 0) (b : Bend)
    {v : Fin 3 → Rat} (hv : ∀ i, v i = 0) (j : Fin 3) :
    impulses ρ s (fun _ => 0) b v j = 0 := by
  have hu : torque (fun _ => 0) j = 0 := by
    revert j; rw [forall_fin_three]; simp only [torque]; grind
  rw [impulses, moments_zero hρ b hv, centrifugal_zero hρ hω, hu, hω]
  exact hρ.zero (by grind)

theorem solution_zero (hρ : ρ.Odd) (b : Bend) {J : Fin 3 → Rat} (hJ : ∀ i, J i = 0) (i : Fin 3) :
    solution ρ b J i = 0 := by
  have hright (c : Rat) : 7 * 0 - ρ 24 (3 * (c * 0)) = 0 := by
    rw [hρ.zero (by grind)]; grind
  have h₀ : solution ρ b J 0 = 0 := by
    simp only [solution, reduced, hJ, hright]
    exact hρ.zero (by rw [Rat.div_def]; grind)
  have h₂ : solution ρ b J 2 = 0 := by
    simp only [solution, reduced, hJ, hright]
    exact hρ.zero (by rw [Rat.div_def]; grind)
  have h₁ : solution ρ b J 1 = 0 := by
    rw [show solution ρ b J 1 = ρ 24 ((J 1 - 3 *
      ρ 24 (b.cos₀₁ * solution ρ b J 0 + b.cos₁₂ * solution ρ b J 2)) / 7) from rfl, h₀, h₂, hJ]
    refine hρ.zero ?_
    rw [hρ.zero (by grind)]
    grind
  revert i
  rw [forall_fin_three]
  exact ⟨h₀, h₁, h₂⟩

/-- **Claim.** A swimmer at rest, straight or bent, stays exactly as it is without torques, if the
rotation by nothing and what brings its directions to length `1` leave these as they are. -/
theorem next_of_rest (hρ : ρ.Odd) {s : State} (hω : ∀ i, s.omega i = 0) (hv : s.velocity = 0)
    (hs : ∀ i, normalise ρ (rotate ρ 0 (s.heading i)) = s.heading i)
    (hpos : InBounds s.position) : next ρ s (fun _ => 0) = s := by
  have hslip := slips_of_rest hρ hω hv (bend ρ s)
  have hΩ (i : Fin 3) : nextOmega ρ s (fun _ => 0) i = 0 := by
    rw [nextOmega, solution_zero hρ _ (impulses_of_rest hρ hω _ hslip), hω]
    have hzero : (0 : Rat) + 0 = 0 := Rat.add_zero 0
    rw [hzero]
    exact clamp_eq_self (.zero (by decide))
  have hV : nextVelocity ρ s = 0 := by
    have h (x y z : Rat) : ρ 24 ((0 * x + 0 * y + 0 * z) / 30) = 0 := hρ.zero (by grind)
    have hadd : (0 : Rat) + 0 = 0 := Rat.add_zero 0
    have hsub : (0 : Rat) - 0 = 0 := by grind
    simp only [nextVelocity, hslip, h, hv, Vec.ext_iff, Vec.zero_x, Vec.zero_y, hadd, hsub]
    constructor <;> exact clamp_eq_self (.zero (by decide))
  have hstep : ρ 30 (0 / 100) = 0 := hρ.zero (by grind)
  rw [State.ext_iff]
  refine ⟨?_, ?_, ?_, ?_⟩
  · funext i
    simp only [next, hΩ]
    rw [hρ.zero (by grind), hs]
  · funext i
    exact (hΩ i).trans (hω i).symm
  · exact hV.trans hv.symm
  · simp only [next, hV, Vec.zero_x, Vec.zero_y, hstep, Rat.add_zero, Vec.ext_iff]
    exact ⟨clamp_eq_self hpos.1, clamp_eq_self hpos.2⟩

/-- **Claim.** The swimmer that is straight and at rest stays exactly as it is without torques. -/
theorem next_atRest : next nearest atRest (fun _ => 0) = atRest := by
  have h₁ : nearest 30 1 = 1 := OnGrid.nearest_eq (OnGrid.intCast 1)
  have h₀ : ∀ {r : Rat}, r = 0 → nearest 30 r = 0 := fun h => odd_nearest.zero h
  have hκ : nearest 30 (0 * 0) = 0 := h₀ (by grind)
  have hrot : rotate nearest 0 ⟨1, 0⟩ = ⟨1, 0⟩ := by
    simp only [rotate, hκ, Vec.ext_iff]
    have hx : ((1 - 0) * 1 - 2 * 0 * 0) / (1 + 0) = (1 : Rat) := by grind
    rw [hx]
    exact ⟨h₁, h₀ (by grind)⟩
  have hnorm : normalise nearest ⟨1, 0⟩ = ⟨1, 0⟩ := by
    have hdot : (Vec.mk 1 0).dot ⟨1, 0⟩ = 1 := by rw [Vec.dot]; grind
    simp only [normalise, hdot, h₁, Vec.ext_iff]
    have hx : 1 * (3 - 1) / 2 = (1 : Rat) := by grind
    rw [hx]
    exact ⟨h₁, h₀ (by grind)⟩
  have hpos : (0 : Rat) ≤ maxPosition := by decide
  refine next_of_rest odd_nearest (fun _ => rfl) rfl (fun _ => ?_) ⟨.zero hpos, .zero hpos⟩
  change normalise nearest (rotate nearest 0 ⟨1, 0⟩) = ⟨1, 0⟩
  rw [hrot, hnorm]

end Spec.Swimmer
