module

public import Spec.Swimmer.Rounding

/-!
# The equations of motion, solved

The forces in the joints can be eliminated from the equations of Newton and Euler. What remains is
Lagrange's form: the centre of mass is accelerated by the drag alone, and the angular accelerations
solve a system of three linear equations. Its matrix is positive definite, so a step has exactly one
outcome.

## Main definitions

* `mass`, `load`: the mass matrix and the right-hand sides of the system.

## Main statements

* `centre_eq`: where the centres of the links are.
* `accelerates_iff`: the equations of motion without the forces in the joints.
* `mass_form_eq`, `sum_le_mass_form`, `mass_posDef`: the mass matrix is positive definite.
* `exists_unique_accelerations`, `exists_unique_moves`: a step has exactly one outcome.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-! ### Components and arms -/

theorem forall_fin_three {P : Fin 3 → Prop} : (∀ i, P i) ↔ P 0 ∧ P 1 ∧ P 2 := by
  simp only [Fin.forall_fin_succ, Fin.forall_fin_zero, and_true]
  exact Iff.rfl

namespace Vec

variable (a b : Vec) (r : Rat)

@[simp] theorem add_x : (a + b).x = a.x + b.x := rfl
@[simp] theorem add_y : (a + b).y = a.y + b.y := rfl
@[simp] theorem sub_x : (a - b).x = a.x - b.x := rfl
@[simp] theorem sub_y : (a - b).y = a.y - b.y := rfl
@[simp] theorem neg_x : (-a).x = -a.x := rfl
@[simp] theorem neg_y : (-a).y = -a.y := rfl
@[simp] theorem smul_x : (r * a).x = r * a.x := rfl
@[simp] theorem smul_y : (r * a).y = r * a.y := rfl
@[simp] theorem zero_x : (0 : Vec).x = 0 := rfl
@[simp] theorem zero_y : (0 : Vec).y = 0 := rfl
@[simp] theorem normal_x : a.normal.x = -a.y := rfl
@[simp] theorem normal_y : a.normal.y = a.x := rfl

end Vec

theorem val_zero : ((0 : Fin 3).val : Rat) = 0 := rfl
theorem val_one : ((1 : Fin 3).val : Rat) = 1 := rfl
theorem val_two : ((2 : Fin 3).val : Rat) = 2 := rfl

theorem arm_zero (j : Fin 3) :
    arm 0 j = match j with | 0 => -1 / 3 | 1 => -1 / 2 | 2 => -1 / 6 := by
  revert j; rw [forall_fin_three]; simp only [arm, val_zero, val_one, val_two]; grind

theorem arm_one (j : Fin 3) :
    arm 1 j = match j with | 0 => 1 / 6 | 1 => 0 | 2 => -1 / 6 := by
  revert j; rw [forall_fin_three]; simp only [arm, val_zero, val_one, val_two]; grind

theorem arm_two (j : Fin 3) :
    arm 2 j = match j with | 0 => 1 / 6 | 1 => 1 / 2 | 2 => 1 / 3 := by
  revert j; rw [forall_fin_three]; simp only [arm, val_zero, val_one, val_two]; grind

/-- **Claim.** What `arm` is: if link `i` is the vector `p i` from `start i` to `start (i + 1)`, the
centre of each link is the mean of the three centres plus the sum of `arm i j` times `p j`. -/
theorem centre_eq (p : Fin 3 → Vec) (start : Fin 4 → Vec)
    (h : ∀ i : Fin 3, start i.succ = start i.castSucc + p i) (i : Fin 3) :
    start i.castSucc + (1 / 2 : Rat) * p i =
      (1 / 3 : Rat) * vecSum (fun k => start k.castSucc + (1 / 2 : Rat) * p k) +
        vecSum fun j => arm i j * p j := by
  rw [forall_fin_three] at h
  obtain ⟨h₀, h₁, -⟩ := h
  change start 1 = start 0 + p 0 at h₀
  change start 2 = start 1 + p 1 at h₁
  revert i
  rw [forall_fin_three]
  change (start 0 + _ = (1 / 3 : Rat) * (start 0 + _ + (start 1 + _) + (start 2 + _)) + _) ∧
    (start 1 + _ = (1 / 3 : Rat) * (start 0 + _ + (start 1 + _) + (start 2 + _)) + _) ∧
    (start 2 + _ = (1 / 3 : Rat) * (start 0 + _ + (start 1 + _) + (start 2 + _)) + _)
  simp only [h₁, h₀, vecSum, arm_zero, arm_one, arm_two, Vec.ext_iff, Vec.add_x, Vec.add_y,
    Vec.smul_x, Vec.smul_y]
  refine ⟨⟨?_, ?_⟩, ⟨?_, ?_⟩, ⟨?_, ?_⟩⟩ <;> grind

/-! ### The forces in the joints -/

/-- The equations of Newton and Euler of a chain of three links `p` hold, for some forces in the
joints, if and only if they hold without them for the sum of the links and for the moments. -/
theorem newtonEuler_iff (p c d : Fin 3 → Vec) (β τ : Fin 3 → Rat) :
    (∃ f : Fin 4 → Vec, f 0 = 0 ∧ f 3 = 0 ∧ ∀ i : Fin 3,
      c i = f i.castSucc - f i.succ + d i ∧
      β i = -((p i).cross (f i.castSucc + f i.succ)) / 2 + τ i) ↔
    vecSum c = vecSum d ∧
      ∀ j, β j = sum (fun i => arm i j * (d i - c i).dot (p j).normal) + τ j := by
  constructor
  · rintro ⟨f, h₀, h₃, h⟩
    rw [forall_fin_three] at h
    obtain ⟨⟨hc₀, hb₀⟩, ⟨hc₁, hb₁⟩, ⟨hc₂, hb₂⟩⟩ := h
    change c 0 = f 0 - f 1 + d 0 at hc₀
    change c 1 = f 1 - f 2 + d 1 at hc₁
    change c 2 = f 2 - f 3 + d 2 at hc₂
    change β 0 = -((p 0).cross (f 0 + f 1)) / 2 + τ 0 at hb₀
    change β 1 = -((p 1).cross (f 1 + f 2)) / 2 + τ 1 at hb₁
    change β 2 = -((p 2).cross (f 2 + f 3)) / 2 + τ 2 at hb₂
    rw [h₀] at hc₀ hb₀
    rw [h₃] at hc₂ hb₂
    refine ⟨?_, ?_⟩
    · rw [Vec.ext_iff]
      simp only [vecSum, hc₀, hc₁, hc₂, Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, Vec.zero_x,
        Vec.zero_y]
      constructor <;> grind
    · rw [forall_fin_three]
      simp only [sum, arm_zero, arm_one, arm_two, Vec.dot, Vec.normal_x, Vec.normal_y, hb₀, hb₁,
        hb₂, hc₀, hc₁, hc₂, Vec.cross, Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, Vec.zero_x,
        Vec.zero_y]
      refine ⟨?_, ?_, ?_⟩ <;> grind
  · rintro ⟨hs, h⟩
    refine ⟨fun | 0 => 0 | 1 => d 0 - c 0 | 2 => (d 0 - c 0) + (d 1 - c 1) | 3 => 0, rfl, rfl, ?_⟩
    rw [forall_fin_three] at h ⊢
    rw [Vec.ext_iff] at hs
    obtain ⟨hx, hy⟩ := hs
    obtain ⟨h₀, h₁, h₂⟩ := h
    simp only [vecSum, Vec.add_x, Vec.add_y] at hx hy
    have hx : (d 2).x = (c 0).x + (c 1).x + (c 2).x - (d 0).x - (d 1).x := by grind
    have hy : (d 2).y = (c 0).y + (c 1).y + (c 2).y - (d 0).y - (d 1).y := by grind
    simp only [sum, arm_zero, arm_one, arm_two, Vec.dot, Vec.normal_x, Vec.normal_y, Vec.sub_x,
      Vec.sub_y, hx, hy] at h₀ h₁ h₂
    refine ⟨⟨?_, ?_⟩, ⟨?_, ?_⟩, ⟨?_, ?_⟩⟩
    · change c 0 = 0 - (d 0 - c 0) + d 0
      rw [Vec.ext_iff]
      simp only [Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, Vec.zero_x, Vec.zero_y]
      constructor <;> grind
    · change β 0 = -((p 0).cross (0 + (d 0 - c 0))) / 2 + τ 0
      simp only [Vec.cross, Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, Vec.zero_x, Vec.zero_y, h₀]
      grind
    · change c 1 = d 0 - c 0 - (d 0 - c 0 + (d 1 - c 1)) + d 1
      rw [Vec.ext_iff]
      simp only [Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y]
      constructor <;> grind
    · change β 1 = -((p 1).cross (d 0 - c 0 + (d 0 - c 0 + (d 1 - c 1)))) / 2 + τ 1
      simp only [Vec.cross, Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, h₁]
      grind
    · change c 2 = d 0 - c 0 + (d 1 - c 1) - 0 + d 2
      rw [Vec.ext_iff]
      simp only [Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, Vec.zero_x, Vec.zero_y, hx, hy]
      constructor <;> grind
    · change β 2 = -((p 2).cross (d 0 - c 0 + (d 1 - c 1) + 0)) / 2 + τ 2
      simp only [Vec.cross, Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, Vec.zero_x, Vec.zero_y, h₂]
      grind

theorem vecSum_centreAcceleration (s : State) (a : Vec) (α : Fin 3 → Rat) :
    vecSum (s.centreAcceleration a α) = (3 : Rat) * a := by
  rw [Vec.ext_iff]
  simp only [vecSum, State.centreAcceleration, arm_zero, arm_one, arm_two, Vec.add_x, Vec.add_y,
    Vec.smul_x, Vec.smul_y, Vec.sub_x, Vec.sub_y]
  constructor <;> grind

/-! ### The reduced equations -/

/-- The entries of the mass matrix. -/
def mass (s : State) (j q : Fin 3) : Rat :=
  sum (fun i => arm i j * arm i q) * (s.normal j).dot (s.normal q) + if j = q then 1 / 12 else 0

/-- The right-hand sides of the equations of motion: the moments of the drag, the torques, and the
moments of the centrifugal forces. -/
def load (s : State) (u : Torques) (j : Fin 3) : Rat :=
  sum (fun i => arm i j * (s.drag i).dot (s.normal j)) + s.spinDrag j + torque u j +
    sum fun q =>
      sum (fun i => arm i j * arm i q) * (s.normal j).dot (s.heading q) * (s.omega q * s.omega q)

theorem moment_centreAcceleration (s : State) (a : Vec) (α : Fin 3 → Rat) (j : Fin 3) :
    sum (fun i => arm i j * (s.centreAcceleration a α i).dot (s.normal j)) =
      sum (fun q => sum (fun i => arm i j * arm i q) * ((s.normal j).dot (s.normal q)) * α q) -
      sum fun q =>
        sum (fun i => arm i j * arm i q) * (s.normal j).dot (s.heading q) *
          (s.omega q * s.omega q) := by
  generalize s.normal j = n
  revert j
  rw [forall_fin_three]
  simp only [sum, vecSum, State.centreAcceleration, arm_zero, arm_one, arm_two, Vec.add_x,
    Vec.add_y, Vec.smul_x, Vec.smul_y, Vec.sub_x, Vec.sub_y, Vec.dot]
  refine ⟨?_, ?_, ?_⟩ <;> grind

/-- **Claim.** The equations of motion without the forces in the joints: the centre of mass is
accelerated by the mean of the drag, and the angular accelerations solve a system of three linear
equations. The directions may be any vectors. -/
theorem accelerates_iff (s : State) (u : Torques) (a : Vec) (α : Fin 3 → Rat) :
    Accelerates s u a α ↔
      a = (1 / 3 : Rat) * vecSum s.drag ∧ ∀ j, sum (fun q => mass s j q * α q) = load s u j := by
  have key := newtonEuler_iff s.heading (s.centreAcceleration a α) s.drag (fun i => α i / 12)
    (fun i => s.spinDrag i + torque u i)
  have hassoc : Accelerates s u a α ↔ ∃ f : Fin 4 → Vec, f 0 = 0 ∧ f 3 = 0 ∧ ∀ i : Fin 3,
      s.centreAcceleration a α i = f i.castSucc - f i.succ + s.drag i ∧
      α i / 12 = -((s.heading i).cross (f i.castSucc + f i.succ)) / 2 +
        (s.spinDrag i + torque u i) := by
    simp only [Accelerates, Rat.add_assoc]
  rw [hassoc, key, vecSum_centreAcceleration]
  have hsplit (j : Fin 3) :
      sum (fun i => arm i j * (s.drag i - s.centreAcceleration a α i).dot (s.heading j).normal) =
        sum (fun i => arm i j * (s.drag i).dot (s.normal j)) -
        sum (fun i => arm i j * (s.centreAcceleration a α i).dot (s.normal j)) := by
    simp only [sum, Vec.dot, Vec.sub_x, Vec.sub_y, State.normal]
    grind
  have hrow (j : Fin 3) : sum (fun q => mass s j q * α q) =
      sum (fun q => sum (fun i => arm i j * arm i q) * (s.normal j).dot (s.normal q) * α q) +
        α j / 12 := by
    revert j
    rw [forall_fin_three]
    simp only [mass]
    generalize s.normal = n
    simp only [sum]
    refine ⟨?_, ?_, ?_⟩ <;> grind
  refine and_congr ?_ (forall_congr' fun j => ?_)
  · simp only [Vec.ext_iff, Vec.smul_x, Vec.smul_y]
    constructor <;> rintro ⟨h, h'⟩ <;> constructor <;> grind
  · rw [hsplit, moment_centreAcceleration, hrow, load]
    constructor <;> intro h <;> grind

/-! ### The mass matrix -/

/-- **Claim.** Twice the kinetic energy of the links about the centre of mass: the quadratic form of
the mass matrix is the sum of the squared velocities of the centres and, for the rotation of each
link about its centre, of the squared angular velocities times `1/12`. -/
theorem mass_form_eq (s : State) (x : Fin 3 → Rat) :
    sum (fun j => sum fun q => x j * mass s j q * x q) =
      sum (fun i => (vecSum fun j => (arm i j * x j) * s.normal j).dot
        (vecSum fun j => (arm i j * x j) * s.normal j)) +
      sum fun j => x j * x j / 12 := by
  simp only [mass]
  generalize s.normal = n
  simp only [sum, vecSum, arm_zero, arm_one, arm_two, Vec.dot, Vec.add_x, Vec.add_y,
    Vec.smul_x, Vec.smul_y]
  grind

theorem mul_self_pos {r : Rat} (h : r ≠ 0) : 0 < r * r := by
  have := mul_self_nonneg r
  have : r * r ≠ 0 := by grind
  grind

theorem Vec.dot_self_nonneg (a : Vec) : 0 ≤ a.dot a := by
  have hx := mul_self_nonneg a.x
  have hy := mul_self_nonneg a.y
  rw [Vec.dot]
  grind

/-- **Claim.** The mass matrix is at least `1/12` times the identity, in every state. -/
theorem sum_le_mass_form (s : State) (x : Fin 3 → Rat) :
    sum (fun j => x j * x j / 12) ≤ sum fun j => sum fun q => x j * mass s j q * x q := by
  rw [mass_form_eq]
  have h (i : Fin 3) := Vec.dot_self_nonneg (vecSum fun j => (arm i j * x j) * s.normal j)
  have h₀ := h 0
  have h₁ := h 1
  have h₂ := h 2
  rw [sum, sum]
  grind

/-- **Claim.** The mass matrix is positive definite, in every state. -/
theorem mass_posDef (s : State) {x : Fin 3 → Rat} (hx : ∃ j, x j ≠ 0) :
    0 < sum fun j => sum fun q => x j * mass s j q * x q := by
  have hle := sum_le_mass_form s x
  have h₀ := mul_self_nonneg (x 0)
  have h₁ := mul_self_nonneg (x 1)
  have h₂ := mul_self_nonneg (x 2)
  have hpos : 0 < sum fun j => x j * x j / 12 := by
    obtain ⟨j, hj⟩ := hx
    have hj := mul_self_pos hj
    have : j = 0 ∨ j = 1 ∨ j = 2 := by omega
    rw [sum]
    rcases this with rfl | rfl | rfl <;> grind
  grind

theorem mass_symm (s : State) (j q : Fin 3) : mass s j q = mass s q j := by
  simp only [mass, sum, Vec.dot, eq_comm (a := q)]
  grind

/-! ### One successor -/

/-- Cramer's rule for a positive definite system of three equations. -/
theorem exists_solution (m₀₀ m₀₁ m₀₂ m₁₁ m₁₂ m₂₂ b₀ b₁ b₂ : Rat)
    (h : ∀ x y z : Rat, ¬ (x = 0 ∧ y = 0 ∧ z = 0) →
      0 < x * (m₀₀ * x + m₀₁ * y + m₀₂ * z) + y * (m₀₁ * x + m₁₁ * y + m₁₂ * z) +
        z * (m₀₂ * x + m₁₂ * y + m₂₂ * z)) :
    ∃ x y z : Rat, m₀₀ * x + m₀₁ * y + m₀₂ * z = b₀ ∧ m₀₁ * x + m₁₁ * y + m₁₂ * z = b₁ ∧
      m₀₂ * x + m₁₂ * y + m₂₂ * z = b₂ := by
  have h₀ : m₀₀ ≠ 0 := by
    have := h 1 0 0 (by grind)
    grind
  have h₁ : m₀₀ * m₁₁ - m₀₁ * m₀₁ ≠ 0 := by
    intro h₁
    have hpos := h (-m₀₁) m₀₀ 0 (by grind)
    have heq : m₀₀ * (m₀₀ * m₁₁ - m₀₁ * m₀₁) = 0 := by rw [h₁, Rat.mul_zero]
    clear h h₁
    grind
  have hdet : m₀₀ * (m₁₁ * m₂₂ - m₁₂ * m₁₂) - m₀₁ * (m₀₁ * m₂₂ - m₁₂ * m₀₂) +
      m₀₂ * (m₀₁ * m₁₂ - m₁₁ * m₀₂) ≠ 0 := by
    intro hdet
    have hpos := h (m₀₁ * m₁₂ - m₁₁ * m₀₂) (m₀₁ * m₀₂ - m₀₀ * m₁₂) (m₀₀ * m₁₁ - m₀₁ * m₀₁)
      fun hx => h₁ hx.2.2
    have heq : (m₀₀ * m₁₁ - m₀₁ * m₀₁) * (m₀₀ * (m₁₁ * m₂₂ - m₁₂ * m₁₂) -
        m₀₁ * (m₀₁ * m₂₂ - m₁₂ * m₀₂) + m₀₂ * (m₀₁ * m₁₂ - m₁₁ * m₀₂)) = 0 := by
      rw [hdet, Rat.mul_zero]
    clear h h₁ hdet
    grind
  refine ⟨((m₁₁ * m₂₂ - m₁₂ * m₁₂) * b₀ + (m₀₂ * m₁₂ - m₀₁ * m₂₂) * b₁ +
      (m₀₁ * m₁₂ - m₁₁ * m₀₂) * b₂) * (m₀₀ * (m₁₁ * m₂₂ - m₁₂ * m₁₂) -
      m₀₁ * (m₀₁ * m₂₂ - m₁₂ * m₀₂) + m₀₂ * (m₀₁ * m₁₂ - m₁₁ * m₀₂))⁻¹,
    ((m₀₂ * m₁₂ - m₀₁ * m₂₂) * b₀ + (m₀₀ * m₂₂ - m₀₂ * m₀₂) * b₁ +
      (m₀₁ * m₀₂ - m₀₀ * m₁₂) * b₂) * (m₀₀ * (m₁₁ * m₂₂ - m₁₂ * m₁₂) -
      m₀₁ * (m₀₁ * m₂₂ - m₁₂ * m₀₂) + m₀₂ * (m₀₁ * m₁₂ - m₁₁ * m₀₂))⁻¹,
    ((m₀₁ * m₁₂ - m₁₁ * m₀₂) * b₀ + (m₀₁ * m₀₂ - m₀₀ * m₁₂) * b₁ +
      (m₀₀ * m₁₁ - m₀₁ * m₀₁) * b₂) * (m₀₀ * (m₁₁ * m₂₂ - m₁₂ * m₁₂) -
      m₀₁ * (m₀₁ * m₂₂ - m₁₂ * m₀₂) + m₀₂ * (m₀₁ * m₁₂ - m₁₁ * m₀₂))⁻¹, ?_⟩
  have hinv := Rat.mul_inv_cancel _ hdet
  revert hinv
  generalize (m₀₀ * (m₁₁ * m₂₂ - m₁₂ * m₁₂) - m₀₁ * (m₀₁ * m₂₂ - m₁₂ * m₀₂) +
    m₀₂ * (m₀₁ * m₁₂ - m₁₁ * m₀₂))⁻¹ = i
  intro hinv
  refine ⟨?_, ?_, ?_⟩ <;> grind

/-- Angular accelerations with the same products with the mass matrix are equal. -/
theorem mass_injective (s : State) {x y : Fin 3 → Rat}
    (h : ∀ j, sum (fun q => mass s j q * x q) = sum fun q => mass s j q * y q) : x = y := by
  funext k
  refine Classical.byContradiction fun hk => ?_
  have hpos := mass_posDef s (x := fun j => x j - y j) ⟨k, by grind⟩
  have heq : (sum fun j => sum fun q => (x j - y j) * mass s j q * (x q - y q)) =
      sum fun j => (x j - y j) *
        (sum (fun q => mass s j q * x q) - sum fun q => mass s j q * y q) := by
    generalize mass s = m
    simp only [sum]
    grind
  rw [heq] at hpos
  simp only [h] at hpos
  exact absurd hpos (by rw [sum]; grind)

/-- **Claim.** The equations of motion have exactly one solution, in every state and for all
torques. -/
theorem exists_unique_accelerations (s : State) (u : Torques) :
    ∃ a α, Accelerates s u a α ∧
      ∀ a' α', Accelerates s u a' α' → a' = a ∧ α' = α := by
  have h := exists_solution (mass s 0 0) (mass s 0 1) (mass s 0 2) (mass s 1 1) (mass s 1 2)
    (mass s 2 2) (load s u 0) (load s u 1) (load s u 2) fun x y z hx => by
      have := mass_posDef s (x := fun | 0 => x | 1 => y | 2 => z) (by
        rcases Classical.em (x = 0) with h₀ | h₀
        · rcases Classical.em (y = 0) with h₁ | h₁
          · exact ⟨2, fun h₂ => hx ⟨h₀, h₁, h₂⟩⟩
          · exact ⟨1, h₁⟩
        · exact ⟨0, h₀⟩)
      rw [sum, sum, sum, sum, mass_symm s 1 0, mass_symm s 2 0, mass_symm s 2 1] at this
      grind
  obtain ⟨x, y, z, h₀, h₁, h₂⟩ := h
  have hα : ∀ j, sum (fun q => mass s j q * (match q with | 0 => x | 1 => y | 2 => z : Rat)) =
      load s u j := by
    rw [forall_fin_three]
    refine ⟨h₀, ?_, ?_⟩
    · rw [sum, mass_symm s 1 0]; exact h₁
    · rw [sum, mass_symm s 2 0, mass_symm s 2 1]; exact h₂
  refine ⟨_, _, (accelerates_iff s u _ _).mpr ⟨rfl, hα⟩, fun a' α' h' => ?_⟩
  obtain ⟨ha, hα'⟩ := (accelerates_iff s u a' α').mp h'
  exact ⟨ha, mass_injective s fun j => (hα' j).trans (hα j).symm⟩

/-- **Claim.** A step has exactly one outcome, in every state and for all torques. -/
theorem exists_unique_moves (s : State) (u : Torques) :
    ∃ s', Moves s u s' ∧ ∀ t, Moves s u t → t = s' := by
  obtain ⟨a, α, h, huniq⟩ := exists_unique_accelerations s u
  refine ⟨s.euler a α, ⟨a, α, h, rfl⟩, ?_⟩
  rintro t ⟨a', α', h', rfl⟩
  obtain ⟨rfl, rfl⟩ := huniq a' α' h'
  rfl

end Spec.Swimmer
