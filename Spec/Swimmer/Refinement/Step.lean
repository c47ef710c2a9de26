module

public import Spec.Swimmer.Properties
public import Spec.Swimmer.Refinement.Equations

/-!
# A step in words

The words after a step of the kernel mean what a step of the specification in fixed point leads to.

## Main definitions

* `actionOf`: the action that a word means.

## Main statements

* `rotate_means`, `normalise_means`: a rotation, and the length after it.
* `step_means`: a step.
* `reward_means`: its reward.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer.Machine

open Spec.Word

variable {w : State} {s : Swimmer.State}

local macro "cast_ring" : tactic => `(tactic|
  (simp only [Rat.intCast_add, Rat.intCast_mul, Rat.intCast_sub, Rat.intCast_neg,
    Rat.intCast_ofNat, pow_30, pow_24, pow_12, *]; grind))

/-! ### Actions -/

/-- The action that a word means: the first joint's torque is the quotient by `40961`, and the
second one's the remainder. -/
def actionOf (a : UInt32) : Action :=
  (⟨a.toNat / 40961 % 40961, Nat.mod_lt _ (by decide)⟩, ⟨a.toNat % 40961, Nat.mod_lt _ (by decide)⟩)

theorem means_index {x : UInt32} {n : Nat} (h : x.toNat = n) (hn : n < 40961) :
    Means 12 (x.toUInt64 - 20480) (((n : Rat) - 20480) * torqueUnit) := by
  have hx : Reads x.toUInt64 n := by
    have := reads_toNat x.toUInt64
    rwa [UInt32.toNat_toUInt64, h] at this
  have c : Reads 20480 20480 := rfl
  refine .of_reads (hx.sub c) (by constructor <;> omega) ?_
  rw [Rat.intCast_sub, Rat.intCast_natCast, Rat.intCast_ofNat, torqueUnit, pow_12]
  grind

theorem torques_means {a : UInt32} (ha : a < 1677803521) :
    Means 12 (torque0 a) ((actionOf a).torques 0) ∧
      Means 12 (torque1 a) ((actionOf a).torques 1) := by
  have ha' : a.toNat < 1677803521 := UInt32.lt_iff_toNat_lt.mp ha
  have hq : (a / 40961).toNat = a.toNat / 40961 % 40961 := by
    rw [UInt32.toNat_div]; change a.toNat / 40961 = _; omega
  have hr : (a % 40961).toNat = a.toNat % 40961 := UInt32.toNat_mod _ _
  exact ⟨means_index hq (Nat.mod_lt _ (by decide)), means_index hr (Nat.mod_lt _ (by decide))⟩

/-- The right-hand sides of the equations of motion. -/
theorem impulses_means {b : Bend} {B : Swimmer.Bend} {v : Three} {V : Fin 3 → Rat} {a : UInt32}
    (h : MeansState w s) (hs : s.Fixed) (hb : MeansBend b B) (hB : B.Fixed)
    (hv : MeansThree 24 v V) (hV : ∀ i, Within 25 (V i)) (ha : a < 1677803521) :
    MeansThree 24 (impulses w a b v) (Swimmer.impulses nearest s (actionOf a).torques B V) := by
  have hJ := impulses_within hs (torques_within (actionOf a)) hB hV
  have hm := moments_means hb hB hv hV
  have hg := centrifugal_means h hs hb hB
  obtain ⟨t₀, t₁⟩ := torques_means ha
  have w₀ := torques_within (actionOf a) 0
  have w₁ := torques_within (actionOf a) 1
  generalize hu : (actionOf a).torques = u at *
  have e₀ : (signed (torque0 a) : Rat) = _ := t₀
  have e₁ : (signed (torque1 a) : Rat) = _ := t₁
  have zero : Reads 0 0 := rfl
  have mid : Means 12 (torque1 a - torque0 a) (torque u 1) := by
    have hz : ((signed (torque1 a) - signed (torque0 a) : Int) : Rat) = torque u 1 * 2 ^ 12 := by
      simp only [torque]; cast_ring
    exact .of_reads ((reads_signed _).sub (reads_signed _))
      (int64Range_of_within hz (w₁.sub w₀) (by decide +kernel)) hz
  have last : Means 12 (0 - torque1 a) (torque u 2) := by
    have hz : ((0 - signed (torque1 a) : Int) : Rat) = torque u 2 * 2 ^ 12 := by
      simp only [torque]; cast_ring
    exact .of_reads (zero.sub (reads_signed _))
      (int64Range_of_within hz w₁.neg (by decide +kernel)) hz
  exact ⟨impulse_means hm.a h.omega0 t₀ hg.a (hJ 0), impulse_means hm.b h.omega1 mid hg.b (hJ 1),
    impulse_means hm.c h.omega2 last hg.c (hJ 2)⟩

/-! ### Directions -/

theorem square_within {τ : Rat} (h : Within (1 / 2) τ) :
    0 ≤ nearest 30 (τ * τ) ∧ nearest 30 (τ * τ) ≤ 1 / 3 := by
  have h₀ := nearest_nonneg 30 (mul_self_nonneg τ)
  have h₁ := (within_nearest_of (k := 30) (b := 1 / 1000) (h.mul h) (by decide +kernel)).2
  exact ⟨h₀, by grind⟩

/-- A rotation. -/
theorem rotate_means {t : UInt64} {τ : Rat} {v : Vec} {p : Swimmer.Vec} (ht : Means 30 t τ)
    (hτ : Within (1 / 2) τ) (hv : MeansVec 30 v p) (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    MeansVec 30 (rotate t v) (Swimmer.rotate nearest τ p) := by
  obtain ⟨bx, by'⟩ := within_of_norm ((norm_rotate (τ := τ) hp).mono (b := 100 / 2 ^ 30)
    (by decide +kernel))
  have ht' : (signed t : Rat) = _ := ht
  obtain ⟨κ₀, κ₁⟩ := square_within hτ
  have hκ : Means 30 (roundDiv (t * t) 0x40000000) (nearest 30 (τ * τ)) :=
    means_roundDiv (B := 1) ((reads_signed t).mul (reads_signed t)) (D := 1073741824) rfl
      (by decide) (by cast_ring) (by constructor <;> grind) (by decide +kernel)
  have hκ' : (signed (roundDiv (t * t) 0x40000000) : Rat) = _ := hκ
  have hx : (signed v.x : Rat) = _ := hv.1
  have hy : (signed v.y : Rat) = _ := hv.2
  simp only [Swimmer.rotate] at bx by' ⊢
  rw [rotate]
  generalize nearest 30 (τ * τ) = κ at *
  generalize roundDiv (t * t) 0x40000000 = k at *
  have one : Reads 0x40000000 1073741824 := rfl
  have two : Reads 2 2 := rfl
  have hdz : ((1073741824 + signed k : Int) : Rat) = (1 + κ) * 2 ^ 30 := by cast_ring
  have hd : signed (0x40000000 + k) = 1073741824 + signed k :=
    (one.add (reads_signed k)).signed_eq (int64Range_of_within hdz (b := 2)
      (by constructor <;> grind) (by decide +kernel))
  have hdpos : 0 < 1073741824 + signed k := by
    rw [← Rat.intCast_pos, hdz, pow_30]; grind
  have hc := one.sub (reads_signed k)
  have hinv := Rat.mul_inv_cancel _ (Rat.ne_of_gt (show 0 < 1 + κ by grind))
  have size : (1 + 1 / 2 ^ 20 : Rat) * (2 ^ 30 * (1073741824 + signed k : Int)) +
      (1073741824 + signed k : Int) < 2 ^ 63 := by
    rw [hdz, pow_30]; grind
  constructor
  · refine means_roundDiv ((hc.mul (reads_signed v.x)).sub
      (two.mul ((reads_signed t).mul (reads_signed v.y)))) hd hdpos ?_ bx size
    rw [hdz]
    simp only [Rat.intCast_mul, Rat.intCast_sub, Rat.intCast_ofNat, pow_30, hx, hy, hκ', ht',
      Rat.div_def]
    generalize (1 + κ)⁻¹ = j at *
    grind
  · refine means_roundDiv ((hc.mul (reads_signed v.y)).add
      (two.mul ((reads_signed t).mul (reads_signed v.x)))) hd hdpos ?_ by' size
    rw [hdz]
    simp only [Rat.intCast_add, Rat.intCast_mul, Rat.intCast_sub, Rat.intCast_ofNat, pow_30, hx, hy,
      hκ', ht', Rat.div_def]
    generalize (1 + κ)⁻¹ = j at *
    grind

/-- The step of Newton's method. -/
theorem normalise_means {v : Vec} {p : Swimmer.Vec} (hv : MeansVec 30 v p)
    (hp : Within (7 / 2 ^ 30) (p.dot p - 1)) :
    MeansVec 30 (normalise v) (Swimmer.normalise nearest p) := by
  obtain ⟨bx, by'⟩ := within_of_norm ((norm_normalise hp).mono (b := 100 / 2 ^ 30)
    (by decide +kernel))
  have hx : (signed v.x : Rat) = _ := hv.1
  have hy : (signed v.y : Rat) = _ := hv.2
  have hν : Means 30 (roundDiv (v.x * v.x + v.y * v.y) 0x40000000) (nearest 30 (p.dot p)) :=
    means_roundDiv (B := 2) (((reads_signed v.x).mul (reads_signed v.x)).add
      ((reads_signed v.y).mul (reads_signed v.y))) (D := 1073741824) rfl
      (by decide) (by simp only [Vec.dot]; cast_ring)
      (by
        obtain ⟨h₀, h₁⟩ := hp
        obtain ⟨h₂, h₃⟩ := within_nearest 30 (p.dot p)
        constructor <;> grind) (by decide +kernel)
  have hν' : (signed (roundDiv (v.x * v.x + v.y * v.y) 0x40000000) : Rat) = _ := hν
  simp only [Swimmer.normalise] at bx by' ⊢
  rw [normalise]
  generalize nearest 30 (p.dot p) = ν at *
  generalize roundDiv (v.x * v.x + v.y * v.y) 0x40000000 = n at *
  have three : Reads 0xc0000000 3221225472 := rfl
  have hr := three.sub (reads_signed n)
  have size : (1 + 1 / 2 ^ 20 : Rat) * (2 ^ 30 * (2147483648 : Int)) + (2147483648 : Int) <
      2 ^ 63 := by decide +kernel
  exact ⟨means_roundDiv ((reads_signed v.x).mul hr) (D := 2147483648) rfl (by decide)
      (by cast_ring) bx size,
    means_roundDiv ((reads_signed v.y).mul hr) (D := 2147483648) rfl (by decide)
      (by cast_ring) by' size⟩

/-- The direction of a link after a step. -/
theorem nextHeading_means {o x y : UInt64} {ω : Rat} {p : Swimmer.Vec} (ho : Means 24 o ω)
    (hω : Within 16 ω) (hv : MeansVec 30 ⟨x, y⟩ p) (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    MeansVec 30 (nextHeading o x y)
      (Swimmer.normalise nearest (Swimmer.rotate nearest (nearest 30 (ω / 200)) p)) := by
  have ho' : (signed o : Rat) = _ := ho
  have hτ : Within (1 / 2) (nearest 30 (ω / 200)) :=
    (within_nearest_of (k := 30) (b := 1 / 10)
      (within_div (c := 8 / 100) (d := 200) (a := 200) (hω.mono (by decide +kernel))
        (by decide +kernel) (by decide +kernel) Rat.le_refl) (by decide +kernel)).mono
      (by decide +kernel)
  have c : Reads 64 64 := rfl
  have ht : Means 30 (roundDiv (64 * o) 200) (nearest 30 (ω / 200)) :=
    means_roundDiv (c.mul (reads_signed o)) (D := 200) rfl (by decide) (by cast_ring) hτ
      (by decide +kernel)
  exact normalise_means (rotate_means ht hτ hv hp) ((norm_rotate hp).mono (by decide +kernel))

/-! ### The step -/

theorem nextOmega_means {o d : UInt64} {ω δ : Rat} (ho : Means 24 o ω) (hd : Means 24 d δ)
    (hω : Within 16 ω) (hδ : Within 147 δ) :
    Means 24 (nextOmega o d) (Swimmer.clamp maxOmega (ω + δ)) := by
  have ho' : (signed o : Rat) = _ := ho
  have hd' : (signed d : Rat) = _ := hd
  have hz : ((signed o + signed d : Int) : Rat) = (ω + δ) * 2 ^ 24 := by cast_ring
  have hsum : Means 24 (o + d) (ω + δ) := .of_reads ((reads_signed o).add (reads_signed d))
    (int64Range_of_within hz (hω.add hδ) (by decide +kernel)) hz
  exact means_clamp hsum (by unfold Means; decide +kernel) (by decide)

theorem nextPosition_means {p v : UInt64} {P V : Rat} (hp : Means 30 p P) (hv : Means 24 v V)
    (bp : Within (2 ^ 32) P) (bv : Within 4 V) :
    Means 30 (nextPosition p v) (Swimmer.clamp maxPosition (P + nearest 30 (V / 100))) := by
  have hp' : (signed p : Rat) = _ := hp
  have hv' : (signed v : Rat) = _ := hv
  have c : Reads 64 64 := rfl
  have hb : Within 1 (nearest 30 (V / 100)) :=
    (within_nearest_of (k := 30) (b := 1 / 10)
      (within_div (c := 4 / 100) (d := 100) (a := 100) (bv.mono (by decide +kernel))
        (by decide +kernel) (by decide +kernel) Rat.le_refl) (by decide +kernel)).mono
      (by decide +kernel)
  have hm : Means 30 (roundDiv (64 * v) 100) (nearest 30 (V / 100)) :=
    means_roundDiv (c.mul (reads_signed v)) (D := 100) rfl (by decide) (by cast_ring) hb
      (by decide +kernel)
  have hm' : (signed (roundDiv (64 * v) 100) : Rat) = _ := hm
  have hz : ((signed p + signed (roundDiv (64 * v) 100) : Int) : Rat) =
      (P + nearest 30 (V / 100)) * 2 ^ 30 := by
    rw [Rat.intCast_add, hp', hm']; grind
  have hsum : Means 30 (p + roundDiv (64 * v) 100) (P + nearest 30 (V / 100)) :=
    .of_reads ((reads_signed p).add (reads_signed _))
      (int64Range_of_within hz (bp.add hb) (by decide +kernel)) hz
  exact means_clamp hsum (by unfold Means; decide +kernel) (by decide +kernel)

theorem push_within {v h : Fin 3 → Rat} (hv : ∀ i, Within 25 (v i))
    (hh : ∀ i, Within (1 + 1 / 2 ^ 29) (h i)) :
    Within 3 (nearest 24 ((v 0 * h 0 + v 1 * h 1 + v 2 * h 2) / 30)) := by
  have hs := ((hv 0).mul (hh 0)).add ((hv 1).mul (hh 1)) |>.add ((hv 2).mul (hh 2))
  exact (within_nearest_of (k := 24) (b := 1 / 10)
    (within_div (c := 26 / 10) (d := 30) (a := 30) (hs.mono (by decide +kernel)) (by decide +kernel)
      (by decide +kernel) Rat.le_refl) (by decide +kernel)).mono (by decide +kernel)

theorem push_means {v h : Three} {V H : Fin 3 → Rat} (hv : MeansThree 24 v V)
    (hh : MeansThree 30 h H) (bV : ∀ i, Within 25 (V i)) (bH : ∀ i, Within (1 + 1 / 2 ^ 29) (H i)) :
    Means 24 (roundDiv (v.a * h.a + v.b * h.b + v.c * h.c) 0x780000000)
      (nearest 24 ((V 0 * H 0 + V 1 * H 1 + V 2 * H 2) / 30)) := by
  have va : (signed v.a : Rat) = _ := hv.a
  have vb : (signed v.b : Rat) = _ := hv.b
  have vc : (signed v.c : Rat) = _ := hv.c
  have ha : (signed h.a : Rat) = _ := hh.a
  have hb : (signed h.b : Rat) = _ := hh.b
  have hc : (signed h.c : Rat) = _ := hh.c
  exact means_roundDiv ((((reads_signed v.a).mul (reads_signed h.a)).add
    ((reads_signed v.b).mul (reads_signed h.b))).add ((reads_signed v.c).mul (reads_signed h.c)))
    (D := 32212254720) rfl (by decide) (by cast_ring) (push_within bV bH) (by decide +kernel)

theorem pushed_means {v p : UInt64} {V P : Rat} (hv : Means 24 v V) (hp : Means 24 p P)
    (bv : Within 4 V) (bp : Within 3 P) :
    Means 24 (clamp 0x4000000 (v + p)) (Swimmer.clamp maxVelocity (V + P)) ∧
      Means 24 (clamp 0x4000000 (v - p)) (Swimmer.clamp maxVelocity (V - P)) := by
  have hv' : (signed v : Rat) = _ := hv
  have hp' : (signed p : Rat) = _ := hp
  have hz₀ : ((signed v + signed p : Int) : Rat) = (V + P) * 2 ^ 24 := by cast_ring
  have hz₁ : ((signed v - signed p : Int) : Rat) = (V - P) * 2 ^ 24 := by cast_ring
  exact ⟨means_clamp (.of_reads ((reads_signed v).add (reads_signed p))
      (int64Range_of_within hz₀ (bv.add bp) (by decide +kernel)) hz₀)
      (by unfold Means; decide +kernel) (by decide),
    means_clamp (.of_reads ((reads_signed v).sub (reads_signed p))
      (int64Range_of_within hz₁ (bv.sub bp) (by decide +kernel)) hz₁)
      (by unfold Means; decide +kernel) (by decide)⟩

theorem move_means {v d : Three} {V D : Fin 3 → Rat} (h : MeansState w s) (hs : s.Fixed)
    (hv : MeansThree 24 v V) (hV : ∀ i, Within 25 (V i)) (hd : MeansThree 24 d D)
    (bd : ∀ i, Within 147 (D i)) (s' : Swimmer.State)
    (hh : ∀ i, s'.heading i = Swimmer.normalise nearest (Swimmer.rotate nearest
      (nearest 30 (Swimmer.clamp maxOmega (s.omega i + D i) / 200)) (s.heading i)))
    (ho : ∀ i, s'.omega i = Swimmer.clamp maxOmega (s.omega i + D i))
    (hvx : s'.velocity.x = Swimmer.clamp maxVelocity (s.velocity.x + nearest 24
      ((V 0 * (s.heading 0).y + V 1 * (s.heading 1).y + V 2 * (s.heading 2).y) / 30)))
    (hvy : s'.velocity.y = Swimmer.clamp maxVelocity (s.velocity.y - nearest 24
      ((V 0 * (s.heading 0).x + V 1 * (s.heading 1).x + V 2 * (s.heading 2).x) / 30)))
    (hpx : s'.position.x = Swimmer.clamp maxPosition (s.position.x +
      nearest 30 (s'.velocity.x / 100)))
    (hpy : s'.position.y = Swimmer.clamp maxPosition (s.position.y +
      nearest 30 (s'.velocity.y / 100))) :
    MeansState (w.move v d) s' := by
  have o0 := nextOmega_means h.omega0 hd.a (hs.omega 0) (bd 0)
  have o1 := nextOmega_means h.omega1 hd.b (hs.omega 1) (bd 1)
  have o2 := nextOmega_means h.omega2 hd.c (hs.omega 2) (bd 2)
  have bo (r : Rat) : Within 16 (Swimmer.clamp maxOmega r) := within_clamp (by decide) r
  have p0 : MeansVec 30 ⟨w.x0, w.y0⟩ (s.heading 0) := ⟨h.x0, h.y0⟩
  have h0 := nextHeading_means o0 (bo _) p0 (hs.norm 0)
  have p1 : MeansVec 30 ⟨w.x1, w.y1⟩ (s.heading 1) := ⟨h.x1, h.y1⟩
  have h1 := nextHeading_means o1 (bo _) p1 (hs.norm 1)
  have p2 : MeansVec 30 ⟨w.x2, w.y2⟩ (s.heading 2) := ⟨h.x2, h.y2⟩
  have h2 := nextHeading_means o2 (bo _) p2 (hs.norm 2)
  have bx (i : Fin 3) := (heading_within hs i).1
  have by' (i : Fin 3) := (heading_within hs i).2
  have qx := push_means (h := ⟨w.y0, w.y1, w.y2⟩) (H := fun i => (s.heading i).y) hv
    ⟨h.y0, h.y1, h.y2⟩ hV by'
  have rx := push_within (h := fun i => (s.heading i).y) hV by'
  simp only at qx rx
  have vx := (pushed_means h.vx qx hs.velocity_x rx).1
  have qy := push_means (h := ⟨w.x0, w.x1, w.x2⟩) (H := fun i => (s.heading i).x) hv
    ⟨h.x0, h.x1, h.x2⟩ hV bx
  have ry := push_within (h := fun i => (s.heading i).x) hV bx
  simp only at qy ry
  have vy := (pushed_means h.vy qy hs.velocity_y ry).2
  rw [← hvx] at vx
  rw [← hvy] at vy
  have bv (r : Rat) : Within 4 (Swimmer.clamp maxVelocity r) := within_clamp (by decide) r
  have tx := nextPosition_means h.px vx hs.position_x (hvx ▸ bv _)
  have ty := nextPosition_means h.py vy hs.position_y (hvy ▸ bv _)
  rw [← hh] at h0 h1 h2
  rw [← ho] at o0 o1 o2
  rw [← hpx] at tx
  rw [← hpy] at ty
  rw [State.move]
  exact ⟨h0.1, h0.2, h1.1, h1.2, h2.1, h2.2, o0, o1, o2, vx, vy, tx, ty⟩

/-- The words after a step of the kernel are those of the state after a step of the
specification in fixed point. -/
theorem step_means {a : UInt32} (h : MeansState w s) (hs : s.Fixed) (ha : a < 1677803521) :
    MeansState (w.step a) (next nearest s (actionOf a).torques) := by
  have hB := bend_fixed hs
  have hb := bend_means h hs
  have hV := slips_within hs hB
  have hv := slips_means h hs hb hB
  have hJ := impulses_within hs (torques_within (actionOf a)) hB hV
  have hd := solution_means hb hB (impulses_means h hs hb hB hv hV ha) hJ
  exact move_means h hs hv hV hd (solution_within hB hJ) _ (fun _ => rfl) (fun _ => rfl) rfl rfl
    rfl rfl

/-- The reward of the kernel is the change of the position. -/
theorem reward_means {a : UInt32} (h : MeansState w s) (hs : s.Fixed) (ha : a < 1677803521) :
    Means 30 (w.reward a) (result nearest s (actionOf a)).reward := by
  have h' := (step_means h hs ha).px
  have e₀ : (signed w.px : Rat) = _ := h.px
  have e₁ : (signed (w.step a).px : Rat) = _ := h'
  have hz : ((signed (w.step a).px - signed w.px : Int) : Rat) =
      (result nearest s (actionOf a)).reward * 2 ^ 30 := by
    rw [Rat.intCast_sub, e₀, e₁, result]; grind
  exact .of_reads ((reads_signed _).sub (reads_signed _))
    (int64Range_of_within hz (reward_within hs (actionOf a)) (by decide +kernel)) hz

end Spec.Swimmer.Machine
