module

public import Spec.Swimmer.Motion

/-!
# The symmetries of the swimmer

The equations of motion do not depend on where the swimmer is, in which direction it lies, nor on
which side of it is left: translations, rotations and the mirror map steps to steps. The reward is
the change of the position along the first axis; translations and the mirror keep it, rotations do
not. A swimmer without slip and torque keeps its velocity, and one at rest stays where it is.

## Main definitions

* `Vec.Orthogonal`, `State.map`: orthogonal maps of the plane, and a state under one.
* `State.translate`, `State.rotate`, `State.mirror`: a state elsewhere, turned, in a mirror.

## Main statements

* `moves_of_no_slip`, `moves_of_rest`: what does not slip keeps its velocity; what rests stays.
* `moves_translate_iff`, `moves_rotate_iff`, `moves_mirror_iff`: the symmetries.
* `exists_reward_rotate_ne`: a rotation does not keep the reward.
* `Vec.dot_turn`, `Moves.unit`: a step preserves the lengths of the links.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-! ### Rest and gliding -/

theorem Vec.turn_zero (a : Vec) : a.turn 0 = a := by
  rw [Vec.ext_iff]
  simp only [Vec.turn]
  constructor <;> grind

theorem accelerates_of_no_slip {s : State} (hω : ∀ i, s.omega i = 0) (hslip : ∀ i, s.slip i = 0) :
    Accelerates s (fun _ => 0) 0 fun _ => 0 := by
  refine ⟨fun _ => 0, rfl, rfl, ?_⟩
  rw [forall_fin_three]
  simp only [State.centreAcceleration, State.drag, State.spinDrag, hω, hslip, vecSum, Vec.cross,
    Vec.ext_iff, Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y, Vec.smul_x, Vec.smul_y, Vec.zero_x,
    Vec.zero_y, torque]
  refine ⟨⟨⟨?_, ?_⟩, ?_⟩, ⟨⟨?_, ?_⟩, ?_⟩, ⟨⟨?_, ?_⟩, ?_⟩⟩ <;> grind

/-- **Claim.** A swimmer whose links neither rotate nor slip keeps its shape and its velocity
without torques, for nothing resists a motion along the links. -/
theorem moves_of_no_slip {s : State} (hω : ∀ i, s.omega i = 0) (hslip : ∀ i, s.slip i = 0)
    (s' : State) :
    Moves s (fun _ => 0) s' ↔ s' = { s with position := s.position + timeStep * s.velocity } := by
  have h : Moves s (fun _ => 0) { s with position := s.position + timeStep * s.velocity } := by
    refine ⟨0, fun _ => 0, accelerates_of_no_slip hω hslip, ?_⟩
    simp only [State.euler, State.ext_iff, Vec.ext_iff, Vec.add_x, Vec.add_y, Vec.smul_x,
      Vec.smul_y, Vec.zero_x, Vec.zero_y, hω]
    have hτ : timeStep * (0 + timeStep * 0) / 2 = 0 := by grind
    simp only [hτ, Vec.turn_zero]
    refine ⟨trivial, ?_, ⟨?_, ?_⟩, ⟨?_, ?_⟩⟩ <;> grind
  obtain ⟨t, -, ht⟩ := exists_unique_moves s fun _ => 0
  exact ⟨fun h' => (ht _ h').trans (ht _ h).symm, fun h' => h' ▸ h⟩

/-- **Claim.** A swimmer at rest, straight or bent, stays as it is without torques. -/
theorem moves_of_rest {s : State} (hω : ∀ i, s.omega i = 0) (hv : s.velocity = 0) (s' : State) :
    Moves s (fun _ => 0) s' ↔ s' = s := by
  have hslip : ∀ i, s.slip i = 0 := fun i => by
    simp only [State.slip, State.centreVelocity, hω, hv, vecSum, Vec.dot, Vec.add_x, Vec.add_y,
      Vec.smul_x, Vec.smul_y, Vec.zero_x, Vec.zero_y]
    grind
  have hs : { s with position := s.position + timeStep * s.velocity } = s := by
    rw [State.ext_iff]
    simp only [hv, Vec.ext_iff, Vec.add_x, Vec.add_y, Vec.smul_x, Vec.smul_y, Vec.zero_x,
      Vec.zero_y, true_and]
    constructor <;> grind
  rw [moves_of_no_slip hω hslip, hs]

/-- **Claim.** The swimmer that is straight and at rest stays as it is without torques. -/
theorem moves_atRest (s' : State) : Moves atRest (fun _ => 0) s' ↔ s' = atRest :=
  moves_of_rest (fun _ => rfl) rfl s'

/-! ### Lengths -/

theorem one_add_mul_self_pos (τ : Rat) : 0 < 1 + τ * τ := by
  have := mul_self_nonneg τ
  grind

/-- **Claim.** The rotation preserves inner products, hence lengths, exactly. -/
theorem Vec.dot_turn (τ : Rat) (a b : Vec) : (a.turn τ).dot (b.turn τ) = a.dot b := by
  have hinv := Rat.mul_inv_cancel _ (Rat.ne_of_gt (one_add_mul_self_pos τ))
  simp only [Vec.dot, Vec.turn, Rat.div_def]
  generalize (1 + τ * τ)⁻¹ = i at *
  grind

/-- **Claim.** A step preserves the inner product of a link with itself. -/
theorem Moves.dot_heading {s s' : State} {u : Torques} (h : Moves s u s') (i : Fin 3) :
    (s'.heading i).dot (s'.heading i) = (s.heading i).dot (s.heading i) := by
  obtain ⟨a, α, -, rfl⟩ := h
  exact Vec.dot_turn _ _ _

/-- **Claim.** Links of length `1` have length `1` after a step. -/
theorem Moves.unit {s s' : State} {u : Torques} (h : Moves s u s') (hs : s.Unit) : s'.Unit :=
  fun i => (h.dot_heading i).trans (hs i)

/-! ### Maps of the plane -/

/-- A linear map of the plane that preserves lengths, and orientation up to the sign `σ`. -/
structure Vec.Orthogonal (φ : Vec → Vec) (σ : Rat) : Prop where
  /-- It preserves sums. -/
  add : ∀ a b, φ (a + b) = φ a + φ b
  /-- It preserves multiples. -/
  smul : ∀ (r : Rat) a, φ (r * a) = r * φ a
  /-- It preserves inner products. -/
  dot : ∀ a b, (φ a).dot (φ b) = a.dot b
  /-- It preserves outer products up to the sign. -/
  cross : ∀ a b, (φ a).cross (φ b) = σ * a.cross b
  /-- It preserves normals up to the sign. -/
  normal : ∀ a, (φ a).normal = σ * φ a.normal
  /-- The sign is `1` or `-1`. -/
  sign : σ * σ = 1

/-- A state under a map `φ` of the plane, with the orientation `σ`, and then moved by `d`. -/
def State.map (φ : Vec → Vec) (σ : Rat) (d : Vec) (s : State) : State where
  heading i := φ (s.heading i)
  omega i := σ * s.omega i
  velocity := φ s.velocity
  position := φ s.position + d

namespace Vec.Orthogonal

variable {φ : Vec → Vec} {σ : Rat} (h : Vec.Orthogonal φ σ)

include h

theorem sub (a b : Vec) : φ (a - b) = φ a - φ b := by
  have hab : a - b = a + (-1 : Rat) * b := by
    rw [Vec.ext_iff]; simp only [add_x, add_y, sub_x, sub_y, smul_x, smul_y]; constructor <;> grind
  rw [hab, h.add, h.smul, Vec.ext_iff]
  simp only [add_x, add_y, sub_x, sub_y, smul_x, smul_y]
  constructor <;> grind

theorem zero : φ 0 = 0 := by
  have h₀ : (0 : Vec) = (0 : Rat) * (0 : Vec) := by
    rw [Vec.ext_iff]; simp only [smul_x, smul_y, zero_x, zero_y]; constructor <;> grind
  rw [h₀, h.smul, Vec.ext_iff]
  simp only [smul_x, smul_y]
  constructor <;> grind

theorem vecSum (f : Fin 3 → Vec) : φ (vecSum f) = Swimmer.vecSum fun i => φ (f i) := by
  rw [Swimmer.vecSum, h.add, h.add]; rfl

theorem turn (τ : Rat) (a : Vec) : (φ a).turn (σ * τ) = φ (a.turn τ) := by
  have hturn (τ : Rat) (a : Vec) : a.turn τ =
      ((1 - τ * τ) / (1 + τ * τ)) * a + (2 * τ / (1 + τ * τ)) * a.normal := by
    rw [Vec.ext_iff]
    simp only [Vec.turn, add_x, add_y, smul_x, smul_y, normal_x, normal_y]
    constructor <;> grind
  have hσ : σ * τ * (σ * τ) = τ * τ := by have := h.sign; grind
  rw [hturn, hturn, h.add, h.smul, h.smul, h.normal, hσ, Vec.ext_iff]
  have := h.sign
  simp only [add_x, add_y, smul_x, smul_y]
  generalize (φ a.normal).x = x
  generalize (φ a.normal).y = y
  generalize (1 - τ * τ) / (1 + τ * τ) = r
  rw [Rat.div_def, Rat.div_def]
  generalize (1 + τ * τ)⁻¹ = i
  constructor <;> grind

theorem slip (s : State) (d : Vec) (i : Fin 3) : (s.map φ σ d).slip i = σ * s.slip i := by
  have hv : (s.map φ σ d).centreVelocity i = φ (s.centreVelocity i) := by
    rw [State.centreVelocity, State.centreVelocity, h.add, h.vecSum]
    simp only [h.smul, State.map, State.normal, h.normal]
    rw [Vec.ext_iff]
    have := h.sign
    simp only [Swimmer.vecSum, add_x, add_y, smul_x, smul_y]
    constructor <;> grind
  have hn : (s.map φ σ d).normal i = σ * φ (s.normal i) := h.normal _
  rw [State.slip, State.slip, hv, hn, ← h.dot (s.centreVelocity i)]
  simp only [Vec.dot, smul_x, smul_y]
  grind

theorem drag (s : State) (d : Vec) (i : Fin 3) : (s.map φ σ d).drag i = φ (s.drag i) := by
  have hn : (s.map φ σ d).normal i = σ * φ (s.normal i) := h.normal _
  rw [State.drag, State.drag, h.slip, h.smul, hn, Vec.ext_iff]
  have := h.sign
  simp only [smul_x, smul_y]
  constructor <;> grind

theorem centreAcceleration (s : State) (d a : Vec) (α : Fin 3 → Rat) (i : Fin 3) :
    (s.map φ σ d).centreAcceleration (φ a) (fun j => σ * α j) i =
      φ (s.centreAcceleration a α i) := by
  rw [State.centreAcceleration, State.centreAcceleration, h.add, h.vecSum]
  simp only [h.smul, h.sub, State.map, State.normal, h.normal]
  rw [Vec.ext_iff]
  have := h.sign
  simp only [Swimmer.vecSum, add_x, add_y, sub_x, sub_y, smul_x, smul_y]
  constructor <;> grind

theorem accelerates {s : State} {u : Torques} {a : Vec} {α : Fin 3 → Rat} (d : Vec)
    (hs : Accelerates s u a α) :
    Accelerates (s.map φ σ d) (fun i => σ * u i) (φ a) fun j => σ * α j := by
  obtain ⟨f, h₀, h₃, hf⟩ := hs
  refine ⟨fun i => φ (f i), ?_, ?_, fun i => ⟨?_, ?_⟩⟩
  · simp only [h₀, h.zero]
  · simp only [h₃, h.zero]
  · rw [h.centreAcceleration, h.drag, (hf i).1, h.add, h.sub]
  · have hspin : (s.map φ σ d).spinDrag i = σ * s.spinDrag i := by
      simp only [State.spinDrag, State.map]; grind
    have htorque : torque (fun i => σ * u i) i = σ * torque u i := by
      revert i; rw [forall_fin_three]; simp only [torque]; grind
    have hcross : ((s.map φ σ d).heading i).cross (φ (f i.castSucc) + φ (f i.succ)) =
        σ * (s.heading i).cross (f i.castSucc + f i.succ) := by
      rw [← h.add]; exact h.cross _ _
    have hα := (hf i).2
    rw [hspin, htorque, hcross]
    grind

theorem moves {s s' : State} {u : Torques} (d : Vec) (hs : Moves s u s') :
    Moves (s.map φ σ d) (fun i => σ * u i) (s'.map φ σ d) := by
  obtain ⟨a, α, hα, rfl⟩ := hs
  refine ⟨φ a, fun j => σ * α j, h.accelerates d hα, ?_⟩
  rw [State.ext_iff]
  refine ⟨?_, ?_, ?_, ?_⟩
  · funext i
    simp only [State.map, State.euler]
    rw [← h.turn]
    congr 1
    grind
  · funext i
    simp only [State.map, State.euler]
    grind
  · simp only [State.map, State.euler, h.add, h.smul]
  · simp only [State.map, State.euler, h.add, h.smul, Vec.ext_iff, add_x, add_y]
    constructor <;> grind

end Vec.Orthogonal

/-! ### Translations -/

/-- A state elsewhere, moved by `d`. -/
def State.translate (d : Vec) (s : State) : State := { s with position := s.position + d }

theorem orthogonal_id : Vec.Orthogonal (fun a => a) 1 where
  add _ _ := rfl
  smul _ _ := rfl
  dot _ _ := rfl
  cross _ _ := (Rat.one_mul _).symm
  normal a := by rw [Vec.ext_iff]; exact ⟨(Rat.one_mul _).symm, (Rat.one_mul _).symm⟩
  sign := Rat.one_mul 1

theorem State.map_id (d : Vec) (s : State) : s.map (fun a => a) 1 d = s.translate d := by
  simp only [State.map, State.translate, Rat.one_mul]

theorem State.translate_neg (d : Vec) (s : State) : (s.translate d).translate (-d) = s := by
  simp only [State.translate, State.ext_iff, Vec.ext_iff, Vec.add_x, Vec.add_y, Vec.neg_x,
    Vec.neg_y, true_and]
  constructor <;> grind

theorem moves_translate {s s' : State} {u : Torques} (d : Vec) (h : Moves s u s') :
    Moves (s.translate d) u (s'.translate d) := by
  have := orthogonal_id.moves d h
  simpa only [State.map_id, Rat.one_mul] using this

/-- **Claim.** The dynamics does not depend on where the swimmer is. -/
theorem moves_translate_iff (s s' : State) (u : Torques) (d : Vec) :
    Moves (s.translate d) u (s'.translate d) ↔ Moves s u s' :=
  ⟨fun h => by simpa only [State.translate_neg] using moves_translate (-d) h, moves_translate d⟩

/-- **Claim.** The change of the position does not depend on where the swimmer is. -/
theorem displacement_translate (s s' : State) (d : Vec) :
    (s'.translate d).position - (s.translate d).position = s'.position - s.position := by
  simp only [State.translate, Vec.ext_iff, Vec.add_x, Vec.add_y, Vec.sub_x, Vec.sub_y]
  constructor <;> grind

/-! ### The mirror -/

/-- A vector in the mirror along the first axis. -/
def Vec.mirror (a : Vec) : Vec := ⟨a.x, -a.y⟩

/-- A state in the mirror along the first axis. -/
def State.mirror (s : State) : State where
  heading i := (s.heading i).mirror
  omega i := -s.omega i
  velocity := s.velocity.mirror
  position := s.position.mirror

/-- Torques in a mirror. -/
def Torques.mirror (u : Torques) : Torques := fun i => -u i

theorem orthogonal_mirror : Vec.Orthogonal Vec.mirror (-1) where
  add a b := by simp only [Vec.mirror, Vec.ext_iff, Vec.add_x, Vec.add_y]; grind
  smul r a := by simp only [Vec.mirror, Vec.ext_iff, Vec.smul_x, Vec.smul_y]; grind
  dot a b := by simp only [Vec.mirror, Vec.dot]; grind
  cross a b := by simp only [Vec.mirror, Vec.cross]; grind
  normal a := by
    simp only [Vec.mirror, Vec.ext_iff, Vec.normal_x, Vec.normal_y, Vec.smul_x, Vec.smul_y]; grind
  sign := by grind

theorem State.map_mirror (s : State) : s.map Vec.mirror (-1) 0 = s.mirror := by
  simp only [State.map, State.mirror, State.ext_iff, Vec.ext_iff, Vec.add_x, Vec.add_y,
    Vec.zero_x, Vec.zero_y, true_and]
  refine ⟨?_, ?_, ?_⟩
  · funext i; grind
  · exact Rat.add_zero _
  · exact Rat.add_zero _

theorem neg_neg (r : Rat) : - -r = r := by grind

theorem Vec.mirror_mirror (a : Vec) : a.mirror.mirror = a := by
  simp only [Vec.mirror, neg_neg]

theorem State.mirror_mirror (s : State) : s.mirror.mirror = s := by
  simp only [State.mirror, Vec.mirror_mirror, neg_neg]

theorem Torques.mirror_mirror (u : Torques) : u.mirror.mirror = u := by
  funext i; exact neg_neg _

theorem moves_mirror {s s' : State} {u : Torques} (h : Moves s u s') :
    Moves s.mirror u.mirror s'.mirror := by
  have := orthogonal_mirror.moves 0 h
  rw [State.map_mirror, State.map_mirror] at this
  have hu : (fun i => -1 * u i) = u.mirror := by funext i; simp only [Torques.mirror]; grind
  rwa [hu] at this

/-- **Claim.** In a mirror, and with opposite torques, the swimmer moves alike. -/
theorem moves_mirror_iff (s s' : State) (u : Torques) :
    Moves s.mirror u.mirror s'.mirror ↔ Moves s u s' :=
  ⟨fun h => by
    simpa only [State.mirror_mirror, Torques.mirror_mirror] using moves_mirror h, moves_mirror⟩

/-- **Claim, by definition.** The reward is the same in the mirror. -/
theorem reward_mirror (s s' : State) :
    s'.mirror.position.x - s.mirror.position.x = s'.position.x - s.position.x := rfl

/-! ### Rotations -/

/-- A vector turned by the angle with the cosine `c` and the sine `d`, to the left. -/
def Vec.rotate (c d : Rat) (a : Vec) : Vec := ⟨c * a.x - d * a.y, d * a.x + c * a.y⟩

/-- A state turned about the origin by the angle with the cosine `c` and the sine `d`. -/
def State.rotate (c d : Rat) (s : State) : State where
  heading i := (s.heading i).rotate c d
  omega := s.omega
  velocity := s.velocity.rotate c d
  position := s.position.rotate c d

theorem orthogonal_rotate {c d : Rat} (h : c * c + d * d = 1) :
    Vec.Orthogonal (Vec.rotate c d) 1 where
  add a b := by
    simp only [Vec.rotate, Vec.ext_iff, Vec.add_x, Vec.add_y]; constructor <;> grind
  smul r a := by
    simp only [Vec.rotate, Vec.ext_iff, Vec.smul_x, Vec.smul_y]; constructor <;> grind
  dot a b := by simp only [Vec.rotate, Vec.dot]; grind
  cross a b := by simp only [Vec.rotate, Vec.cross]; grind
  normal a := by
    simp only [Vec.rotate, Vec.ext_iff, Vec.normal_x, Vec.normal_y, Vec.smul_x, Vec.smul_y]
    constructor <;> grind
  sign := Rat.one_mul 1

theorem State.map_rotate (c d : Rat) (s : State) : s.map (Vec.rotate c d) 1 0 = s.rotate c d := by
  simp only [State.map, State.rotate, State.ext_iff, Vec.ext_iff, Vec.add_x, Vec.add_y,
    Vec.zero_x, Vec.zero_y, Rat.one_mul, Rat.add_zero, and_self]

theorem Vec.rotate_neg {c d : Rat} (h : c * c + d * d = 1) (a : Vec) :
    (a.rotate c d).rotate c (-d) = a := by
  simp only [Vec.rotate, Vec.ext_iff]
  constructor <;> grind

theorem State.rotate_neg {c d : Rat} (h : c * c + d * d = 1) (s : State) :
    (s.rotate c d).rotate c (-d) = s := by
  simp only [State.rotate, Vec.rotate_neg h]

theorem moves_rotate {c d : Rat} (h : c * c + d * d = 1) {s s' : State} {u : Torques}
    (hs : Moves s u s') : Moves (s.rotate c d) u (s'.rotate c d) := by
  have := (orthogonal_rotate h).moves 0 hs
  simpa only [State.map_rotate, Rat.one_mul] using this

/-- **Claim.** The dynamics does not depend on the direction in which the swimmer lies: a rotation
by any angle with a rational cosine and sine maps steps to steps. -/
theorem moves_rotate_iff {c d : Rat} (h : c * c + d * d = 1) (s s' : State) (u : Torques) :
    Moves (s.rotate c d) u (s'.rotate c d) ↔ Moves s u s' :=
  ⟨fun hs => by
    simpa only [State.rotate_neg h] using moves_rotate (c := c) (d := -d) (by grind) hs,
    moves_rotate h⟩

/-- **Claim.** The reward does depend on the direction: there is a step whose reward changes by a
rotation to the left by a right angle. -/
theorem exists_reward_rotate_ne : ∃ s u s', Moves s u s' ∧
    (s'.rotate 0 1).position.x - (s.rotate 0 1).position.x ≠ s'.position.x - s.position.x := by
  refine ⟨{ atRest with velocity := ⟨1, 0⟩ }, _, _, (moves_of_no_slip (fun _ => rfl) ?_ _).mpr rfl,
    ?_⟩
  · intro i
    simp only [State.slip, State.centreVelocity, State.normal, atRest, vecSum, Vec.dot,
      Vec.add_x, Vec.add_y, Vec.smul_x, Vec.smul_y, Vec.normal_x, Vec.normal_y]
    grind
  · simp only [State.rotate, Vec.rotate, atRest, timeStep, Vec.add_x, Vec.add_y, Vec.smul_x,
      Vec.smul_y]
    grind

end Spec.Swimmer
