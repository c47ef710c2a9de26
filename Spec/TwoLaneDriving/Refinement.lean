module

public import Spec.TwoLaneDriving.Kernel
public import Spec.TwoLaneDriving.Refinement.Reset

/-!
# The kernel computes the specification

For every street of `2` to `128` cells, every layout on it and every action, the functions of
`Spec.TwoLaneDriving.Kernel` return the next state, the reward, the flag and the observation of
`Spec.TwoLaneDriving.Basic`, and the actions that the shield of `Spec.TwoLaneDriving.Shield` lets
pass.

## Main definitions

* `TwoLaneDriving.Bounds`: which tasks fit the words.
* `Machine.Represents`: the words of a state.

## Main statements

* `Kernel.machineValid_iff`, `Kernel.machineStateValid_iff`: which parameters and words the kernel
  accepts.
* `Machine.Represents.next`, `Machine.represents_initial`: the words after a step and a reset.
* `Kernel.seen_correct`: the distances that the kernel shows.
* `Kernel.mask_of_passes`, `Kernel.mask_of_none`: which actions the shield allows.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving

open Spec.MDP Spec.MDP.Word Spec.Word Machine

/-- The tasks that fit the words of the kernel. -/
structure Bounds (T : TwoLaneDriving) : Prop where
  /-- The street has two cells at least. -/
  two_le_length : 2 ≤ T.length
  /-- Both lanes fit four words. -/
  length_le : T.length ≤ 128
  /-- The car can drive. -/
  one_le_maxSpeed : 1 ≤ T.maxSpeed
  /-- A speed fits four bits, and the way until the car stands a word. -/
  maxSpeed_le : T.maxSpeed ≤ 10
  /-- The speed limit is positive. -/
  one_le_speedLimit : 1 ≤ T.speedLimit
  /-- The speed limit is no larger than the highest speed. -/
  speedLimit_le : T.speedLimit ≤ T.maxSpeed
  /-- The agent sees the next cell at least. -/
  one_le_sensorRange : 1 ≤ T.sensorRange
  /-- What the agent sees fits a word. -/
  sensorRange_le : T.sensorRange ≤ 62
  /-- Obstacles that are given lie on the street. -/
  on : ∀ O, T.obstacles = some O → Layout.On T.length O

theorem Bounds.bounded {p : Params} (h : Bounds p.task) : Bounded p :=
  ⟨h.length_le, h.maxSpeed_le, h.sensorRange_le⟩

variable {p : Params} {w : Words}

/-! ### Parameters and words of a state -/

theorem bitOf_not_one : ∀ i < 64, bitOf (~~~1) i = decide (1 ≤ i) := by decide +kernel

theorem on_iff {near far : UInt64} :
    on p near far = 1 ↔ ∀ x, cellOf near far x = true → 1 ≤ x ∧ x < p.length.toNat := by
  rw [on, bit_and, bit_eq_one_iff, and_not_eq_zero_iff, and_not_eq_zero_iff]
  constructor
  · rintro ⟨hnear, hfar⟩ x hx
    rw [cellOf] at hx
    split at hx
    · rename_i h
      have := hnear x h hx
      rw [bitOf_and, bitOf_nearStreet p h, bitOf_not_one x h, Bool.and_eq_true,
        decide_eq_true_eq, decide_eq_true_eq] at this
      omega
    · rename_i h
      by_cases h' : x - 64 < 64
      · have := hfar (x - 64) h' hx
        rw [bitOf_farStreet p h', decide_eq_true_eq] at this
        omega
      · rw [bitOf_of_le (by omega)] at hx
        cases hx
  · intro h
    refine ⟨fun i hi hb => ?_, fun i hi hb => ?_⟩
    · have := h i (by rwa [cellOf, if_pos hi])
      rw [bitOf_and, bitOf_nearStreet p hi, bitOf_not_one i hi, decide_eq_true this.1,
        decide_eq_true this.2]
      rfl
    · have := h (64 + i) (by rwa [cellOf, if_neg (by omega), Nat.add_sub_cancel_left])
      rw [bitOf_farStreet p hi, decide_eq_true this.2]

theorem layout_on_iff :
    Layout.On p.length.toNat w.layout ↔ on p w.near0 w.far0 = 1 ∧ on p w.near1 w.far1 = 1 := by
  rw [on_iff, on_iff]
  constructor
  · exact fun h => ⟨fun x hx => h x 0 hx, fun x hx => h x 1 hx⟩
  · rintro ⟨h₀, h₁⟩ x lane hx
    have hlane : lane = 0 ∨ lane = 1 := by clear hx; revert lane; decide
    rcases hlane with rfl | rfl
    · exact h₀ x hx
    · exact h₁ x hx

theorem and_eq_one_iff {P : Prop} [Decidable P] {x : UInt32} (hx : x = 0 ∨ x = 1) :
    bit P &&& x = 1 ↔ P ∧ x = 1 := by
  by_cases h : P
  · rcases hx with rfl | rfl
    · rw [bit_pos h]; exact iff_of_false (by decide) (fun h => absurd h.2 (by decide))
    · rw [bit_pos h]; exact iff_of_true (by decide) ⟨h, rfl⟩
  · rcases hx with rfl | rfl <;> rw [bit_neg h] <;>
      exact iff_of_false (by decide) (fun h' => h h'.1)

/-- `1` exactly when both are. -/
theorem both_eq_one_iff {x y : UInt32} (hx : x = 0 ∨ x = 1) (hy : y = 0 ∨ y = 1) :
    x &&& y = 1 ↔ x = 1 ∧ y = 1 := by
  rcases hx with rfl | rfl <;> rcases hy with rfl | rfl <;> decide

theorem on_eq_bit (near far : UInt64) : ∃ P : Prop, ∃ _ : Decidable P, on p near far = bit P :=
  ⟨_, inferInstance, bit_and _ _⟩

namespace Kernel

/-- The kernel accepts exactly the parameters of the tasks that fit. -/
theorem machineValid_iff :
    Machine.valid p = true ↔ Bounds p.task ∧ p.drawn.toNat ≤ 1 ∧
      (p.drawn = 1 → p.givenNear0 = 0 ∧ p.givenFar0 = 0 ∧ p.givenNear1 = 0 ∧ p.givenFar1 = 0) := by
  obtain ⟨P, _, hP⟩ := on_eq_bit (p := p) p.givenNear0 p.givenFar0
  obtain ⟨Q, _, hQ⟩ := on_eq_bit (p := p) p.givenNear1 p.givenFar1
  have hle (x y : UInt32) : x ≤ y ↔ x.toNat ≤ y.toNat := UInt32.le_iff_toNat_le
  have hor : p.givenNear0 ||| p.givenFar0 ||| p.givenNear1 ||| p.givenFar1 = 0 ↔
      p.givenNear0 = 0 ∧ p.givenFar0 = 0 ∧ p.givenNear1 = 0 ∧ p.givenFar1 = 0 := by
    simp only [UInt64.or_eq_zero_iff]
    exact ⟨fun h => ⟨h.1.1.1, h.1.1.2, h.1.2, h.2⟩, fun h => ⟨⟨⟨h.1, h.2.1⟩, h.2.2.1⟩, h.2.2.2⟩⟩
  have hgiven : on p p.givenNear0 p.givenFar0 = 1 ∧ on p p.givenNear1 p.givenFar1 = 1 →
      Layout.On p.length.toNat p.given := fun h =>
    (layout_on_iff (w := ⟨_, _, _, _, 0⟩)).mpr h
  have hzero (h : p.givenNear0 = 0 ∧ p.givenFar0 = 0 ∧ p.givenNear1 = 0 ∧ p.givenFar1 = 0) :
      on p p.givenNear0 p.givenFar0 = 1 ∧ on p p.givenNear1 p.givenFar1 = 1 := by
    rw [h.1, h.2.1, h.2.2.1, h.2.2.2]
    have : on p 0 0 = 1 := by
      rw [on, bit_and, bit_eq_one_iff, UInt64.zero_and, UInt64.zero_and]
      exact ⟨rfl, rfl⟩
    exact ⟨this, this⟩
  have hd1 : p.drawn = 1 ↔ p.drawn.toNat = 1 := by
    rw [← UInt32.toNat_inj]; rfl
  have hd0 : p.drawn = 0 ↔ p.drawn.toNat = 0 := by
    rw [← UInt32.toNat_inj]; rfl
  have key : Machine.valid p = true ↔
      ((((((((((2 ≤ p.length.toNat ∧ p.length.toNat ≤ 128) ∧ 1 ≤ p.maxSpeed.toNat) ∧
        p.maxSpeed.toNat ≤ 10) ∧ 1 ≤ p.speedLimit.toNat) ∧ p.speedLimit.toNat ≤ p.maxSpeed.toNat) ∧
        1 ≤ p.sensorRange.toNat) ∧ p.sensorRange.toNat ≤ 62) ∧ p.drawn.toNat ≤ 1) ∧
        (p.drawn = 0 ∨
          p.givenNear0 ||| p.givenFar0 ||| p.givenNear1 ||| p.givenFar1 = 0)) ∧
        on p p.givenNear0 p.givenFar0 = 1) ∧ on p p.givenNear1 p.givenFar1 = 1 := by
    rw [Machine.valid, hP, hQ]
    simp only [bit_and, beq_iff_eq, bit_eq_one_iff, hle]
    rfl
  rw [key]
  constructor
  · rintro ⟨⟨⟨⟨⟨⟨⟨⟨⟨⟨⟨h₁, h₂⟩, h₃⟩, h₄⟩, h₅⟩, h₆⟩, h₇⟩, h₈⟩, h₉⟩, h₁₀⟩, h₁₁⟩, h₁₂⟩
    refine ⟨⟨h₁, h₂, h₃, h₄, h₅, h₆, h₇, h₈, fun O hO => ?_⟩, h₉, fun hd => ?_⟩
    · change (if p.drawn = 1 then none else some p.given) = some O at hO
      split at hO
      · cases hO
      · cases hO
        exact hgiven ⟨h₁₁, h₁₂⟩
    · rcases h₁₀ with h | h
      · rw [hd] at h; exact absurd h (by decide)
      · exact hor.mp h
  · rintro ⟨⟨h₁, h₂, h₃, h₄, h₅, h₆, h₇, h₈, hon⟩, h₉, hz⟩
    have hdrawn : p.drawn = 0 ∨ p.drawn = 1 := by rw [hd0, hd1]; omega
    have hboth : on p p.givenNear0 p.givenFar0 = 1 ∧ on p p.givenNear1 p.givenFar1 = 1 := by
      rcases hdrawn with hd | hd
      · have : Layout.On p.length.toNat p.given := hon p.given (if_neg (by rw [hd]; decide))
        exact (layout_on_iff (w := ⟨_, _, _, _, 0⟩)).mp this
      · exact hzero (hz hd)
    exact ⟨⟨⟨⟨⟨⟨⟨⟨⟨⟨⟨h₁, h₂⟩, h₃⟩, h₄⟩, h₅⟩, h₆⟩, h₇⟩, h₈⟩, h₉⟩,
      hdrawn.imp id fun hd => hor.mpr (hz hd)⟩, hboth.1⟩, hboth.2⟩

end Kernel

/-- The words of a state: all that they hold is read, and the state is one that occurs. -/
structure Machine.Represents (p : Params) (w : Words) (s : State) : Prop where
  /-- What the words hold. -/
  state_eq : w.state = s
  /-- The state occurs. -/
  valid : Valid p.task s
  /-- Bits that are not read are `0`. -/
  clean : pack (place w.car) (lane w.car) (speed w.car) (violations w.car) = w.car

/-- The kernel accepts exactly the words of the states that occur. -/
theorem Kernel.machineStateValid_iff :
    Machine.stateValid p w = true ↔ ∃ s, Machine.Represents p w s := by
  obtain ⟨P, _, hP⟩ := on_eq_bit (p := p) w.near0 w.far0
  obtain ⟨Q, _, hQ⟩ := on_eq_bit (p := p) w.near1 w.far1
  have key : Machine.stateValid p w = true ↔
      (((on p w.near0 w.far0 = 1 ∧ on p w.near1 w.far1 = 1) ∧
        (place w.car).toNat ≤ p.length.toNat) ∧ (speed w.car).toNat ≤ p.maxSpeed.toNat) ∧
        pack (place w.car) (Machine.lane w.car) (speed w.car) (violations w.car) = w.car := by
    rw [Machine.stateValid, hP, hQ]
    simp only [bit_and, beq_iff_eq, bit_eq_one_iff, UInt64.le_iff_toNat_le, UInt32.toNat_toUInt64]
  rw [key, ← layout_on_iff]
  constructor
  · rintro ⟨⟨⟨h₁, h₂⟩, h₃⟩, h₄⟩
    exact ⟨_, rfl, ⟨h₁, h₂, h₃⟩, h₄⟩
  · rintro ⟨_, rfl, ⟨h₁, h₂, h₃⟩, h₄⟩
    exact ⟨⟨⟨h₁, h₂⟩, h₃⟩, h₄⟩

theorem clean_pack {x l v n : UInt64} (hx : x.toNat < 256) (hl : l.toNat < 2)
    (hv : v.toNat < 16) :
    pack (place (pack x l v n)) (lane (pack x l v n)) (speed (pack x l v n))
      (violations (pack x l v n)) = pack x l v n := by
  rw [place_pack hx hl hv, lane_pack hx hl hv, speed_pack hx hl hv, ← UInt64.toNat_inj,
    toNat_pack hx hl hv, toNat_pack hx hl hv, toNat_violations_pack hx hl hv, Nat.mod_mod]

/-- The words after an action represent the state after the step. -/
theorem Machine.Represents.next {s : State} (hp : Bounded p) (h : Machine.Represents p w s)
    (a : UInt64) :
    Machine.Represents p (Machine.next p w a)
      (TwoLaneDriving.step p.task s (actionOf a)).state := by
  obtain ⟨rfl, hv, hc⟩ := h
  refine ⟨state_next hp hv, hv.step _, ?_⟩
  simp only [Machine.next, nextCar, choose_eq]
  split
  · exact hc
  · have := nextSpeed_lt (a := a) hp hv
    exact clean_pack (swept_lt hp hv) nextLane_lt (by omega)

/-- The words after a reset represent a state that the words of the stream sample. -/
theorem Machine.represents_initial (hp : Bounds p.task) (key t : UInt64) :
    Machine.Represents p (initial p key t)
      (p.task.toEnv.reset.sample (Random.stream key t 8)) := by
  have hstate := state_initial hp.bounded key t
  refine ⟨hstate, ?_, by simp only [initial]; decide⟩
  have hmem := Draw.sample_mem p.task.toEnv.reset (Random.stream key t 8)
  generalize p.task.toEnv.reset.sample (Random.stream key t 8) = s at hmem
  change s ∈ p.task.resetByWords at hmem
  rw [resetByWords] at hmem
  split at hmem
  · rename_i O hO
    rw [Draw.mem_pure.mp hmem]
    exact ⟨hp.on O hO, Nat.zero_le _, Nat.zero_le _⟩
  · obtain ⟨values, -, rfl⟩ := Draw.mem_map.mp hmem
    exact ⟨on_layoutOf _ _, Nat.zero_le _, Nat.zero_le _⟩

/-! ### What is observed -/

/-- **Claim.** The distances that the kernel shows are those of the specification. -/
theorem Kernel.seen_correct (hp : Bounded p) (l : UInt64) :
    (seen p w l).toNat = (observe p.task w.state).ahead (laneOf l) := by
  have hle := hp.sensorRange_le
  have hcap : (p.sensorRange.toUInt64 + 1).toNat = p.sensorRange.toNat + 1 := by
    rw [UInt64.toNat_add, UInt32.toNat_toUInt64, UInt64.toNat_one]
    omega
  rw [seen, toNat_ahead_cells l _ _ (by omega), hcap]
  rfl

theorem Kernel.toNat_remaining (h : Valid p.task w.state) :
    (p.length.toUInt64 - place w.car).toNat = (observe p.task w.state).remaining := by
  rw [UInt64.toNat_sub_of_le _ _ (by
    rw [UInt64.le_iff_toNat_le, UInt32.toNat_toUInt64]; exact h.place_le), UInt32.toNat_toUInt64]
  rfl

/-! ### The shield -/

theorem Kernel.passes_iff (hp : Bounded p) (hs : Valid p.task w.state) {a : UInt64} :
    passes p w a = (bit (PassesSeen p.task (observe p.task w.state) (actionOf a))).toUInt64 := by
  have hv := nextSpeed_lt (a := a) hp hs
  have hv₀ := toNat_nextSpeed (p := p) (w := w) (a := a)
  have hmul : (nextSpeed p w a * (nextSpeed p w a + 1)).toNat =
      (nextSpeed p w a).toNat * ((nextSpeed p w a).toNat + 1) := by
    rw [UInt64.toNat_mul, UInt64.toNat_add, UInt64.toNat_one,
      Nat.mod_eq_of_lt (a := (nextSpeed p w a).toNat + 1) (by omega)]
    have : (nextSpeed p w a).toNat * ((nextSpeed p w a).toNat + 1) ≤ 10 * 11 :=
      Nat.mul_le_mul hv (by omega)
    omega
  have hiff : (nextSpeed p w a * (nextSpeed p w a + 1)) >>> 1 < seen p w (nextLane w a) ↔
      PassesSeen p.task (observe p.task w.state) (actionOf a) := by
    rw [UInt64.lt_iff_toNat_lt, toNat_shiftRight _ (by decide), hmul,
      Kernel.seen_correct hp, laneOf_nextLane, PassesSeen, stopping_eq, hv₀]
    rfl
  rw [passes, bit_congr hiff]

theorem bitOf_bit (P : Prop) [Decidable P] (i : Nat) :
    bitOf (bit P).toUInt64 i = (decide (i = 0) && decide P) := by
  by_cases h : P
  · rw [bit_pos h, decide_eq_true h, Bool.and_true]; exact bitOf_one i
  · rw [bit_neg h, decide_eq_false h, Bool.and_false]; exact bitOf_zero i

/-- Bit `a` of the actions that pass. -/
theorem Kernel.bitOf_passing (hp : Bounded p) (hs : Valid p.task w.state) {a : UInt64}
    (ha : a < 6) :
    bitOf (passing p w) a.toNat =
      decide (PassesSeen p.task (observe p.task w.state) (actionOf a)) := by
  have hcases : a = 0 ∨ a = 1 ∨ a = 2 ∨ a = 3 ∨ a = 4 ∨ a = 5 := by
    rw [UInt64.lt_iff_toNat_lt] at ha
    change a.toNat < 6 at ha
    simp only [← UInt64.toNat_inj]
    change _ = 0 ∨ _ = 1 ∨ _ = 2 ∨ _ = 3 ∨ _ = 4 ∨ _ = 5
    omega
  have hshift (P : Prop) [Decidable P] (n : UInt64) (hn : n.toNat < 6) (i : Nat) (hi : i < 6) :
      bitOf ((bit P).toUInt64 <<< n) i = (decide (i = n.toNat) && decide P) := by
    rw [bitOf_shiftLeft _ (by omega) (by omega), bitOf_bit]
    by_cases h : i = n.toNat
    · rw [h, Nat.sub_self, decide_eq_true (Nat.le_refl _)]; simp
    · rw [decide_eq_false h]
      by_cases hle : n.toNat ≤ i
      · rw [decide_eq_false (show ¬ i - n.toNat = 0 by omega)]; simp
      · rw [decide_eq_false hle]; rfl
  simp only [passing, Kernel.passes_iff hp hs, bitOf_or]
  rcases hcases with rfl | rfl | rfl | rfl | rfl | rfl <;>
    rw [bitOf_bit, hshift _ 1 (by decide) _ (by decide), hshift _ 2 (by decide) _ (by decide),
      hshift _ 3 (by decide) _ (by decide), hshift _ 4 (by decide) _ (by decide),
      hshift _ 5 (by decide) _ (by decide)] <;>
    simp

/-- **Claim.** Where some action passes the test from what the agent sees, the kernel's mask has the
bits of exactly these actions. -/
theorem Kernel.mask_of_passes (hp : Bounded p) (hs : Valid p.task w.state) {a b : UInt64}
    (ha : a < 6) (hb : b < 6)
    (h : PassesSeen p.task (observe p.task w.state) (actionOf b)) :
    (Machine.mask p w).toNat.testBit a.toNat = true ↔
      PassesSeen p.task (observe p.task w.state) (actionOf a) := by
  have hne : passing p w ≠ 0 := fun h₀ => by
    have := Kernel.bitOf_passing hp hs hb
    rw [h₀, bitOf_zero, decide_eq_true h] at this
    cases this
  rw [Machine.mask, choose_eq, if_neg hne, ← bitOf_eq_testBit, Kernel.bitOf_passing hp hs ha,
    decide_eq_true_eq]

/-- **Claim.** Where no action passes, the mask has the bit of one action, which is to brake in the
lane of the car. -/
theorem Kernel.mask_of_none (hp : Bounded p) (hs : Valid p.task w.state)
    (h : ∀ a, ¬ PassesSeen p.task (observe p.task w.state) a) :
    Machine.mask p w = 16 ∧ actionOf 4 = ⟨.brake, false⟩ := by
  have hzero : passing p w = 0 := by
    simp only [passing, Kernel.passes_iff hp hs]
    rw [bit_neg (h _), bit_neg (h _), bit_neg (h _), bit_neg (h _), bit_neg (h _), bit_neg (h _)]
    decide
  rw [Machine.mask, choose_eq, if_pos hzero]
  exact ⟨rfl, by decide⟩

end Spec.TwoLaneDriving
