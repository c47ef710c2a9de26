module

public import Spec.Swimmer.Symmetry

/-!
# The symmetries of the swimmer in fixed point

-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- A rounding that does not depend on the sign. -/
def Rounding.Odd (ρ : Rounding) : Prop := ∀ k r, ρ k (-r) = -ρ k r

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

end Spec.Swimmer
