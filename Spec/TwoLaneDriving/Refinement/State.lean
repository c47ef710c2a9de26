module

public import Spec.TwoLaneDriving.Refinement.Bits
public import Spec.TwoLaneDriving.Returns
public import Spec.Word.Mask

/-!
# The words of TwoLaneDriving as states, and the step on them

## Main definitions

* `Machine.Words.state`: the state that words hold.
* `Machine.Params.task`: the task that parameters describe.
* `Machine.actionOf`: the action that a number means.

## Main statements

* `state_moved`: the words after a step hold the next state.
* `crashed_iff`, `arrived_iff`, `terminal_iff`: how the episode stands.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving.Machine

open Spec.MDP Spec.MDP.Word Spec.Word

/-! ### What words hold -/

/-- The lane with a number. -/
def laneOf (l : UInt64) : Fin 2 := if l = 0 then 0 else 1

/-- The layout that the words of a state hold. -/
def Words.layout (w : Words) : Layout := fun x lane =>
  if lane = 0 then cellOf w.near0 w.far0 x else cellOf w.near1 w.far1 x

/-- The state that words hold. -/
def Words.state (w : Words) : State where
  obstacles := w.layout
  place := (place w.car).toNat
  lane := laneOf (lane w.car)
  speed := (speed w.car).toNat

/-- The layout that is given. -/
def Params.given (p : Params) : Layout :=
  Words.layout ⟨p.givenNear0, p.givenFar0, p.givenNear1, p.givenFar1, 0⟩

/-- The task that parameters describe. -/
def Params.task (p : Params) : TwoLaneDriving where
  length := p.length.toNat
  maxSpeed := p.maxSpeed.toNat
  speedLimit := p.speedLimit.toNat
  sensorRange := p.sensorRange.toNat
  obstacles := if p.drawn = 1 then none else some p.given

/-- The pedal with a number. -/
def pedalOf (q : UInt64) : Pedal := if q = 1 then .go else if q = 2 then .brake else .coast

/-- The action that a number means. -/
def actionOf (a : UInt64) : TwoLaneDriving.Action := ⟨pedalOf (a >>> 1), a &&& 1 == 1⟩

variable {p : Params} {w : Words} {a : UInt64}

/-! ### Bits and numbers -/

theorem toNat_place (car : UInt64) : (place car).toNat = car.toNat % 256 :=
  toNat_and_mask car 8 rfl

theorem toNat_lane (car : UInt64) : (lane car).toNat = car.toNat / 256 % 2 := by
  rw [lane, toNat_and_mask _ 1 rfl, toNat_shiftRight _ (by decide)]
  rfl

theorem toNat_speed (car : UInt64) : (speed car).toNat = car.toNat / 65536 % 16 := by
  rw [speed, toNat_and_mask _ 4 rfl, toNat_shiftRight _ (by decide)]
  rfl

theorem toNat_violations (car : UInt64) : (violations car).toNat = car.toNat / 2 ^ 32 := by
  rw [violations, toNat_shiftRight _ (by decide)]
  rfl

theorem toNat_pack {x l v n : UInt64} (hx : x.toNat < 256) (hl : l.toNat < 2)
    (hv : v.toNat < 16) :
    (pack x l v n).toNat =
      x.toNat + 256 * l.toNat + 65536 * v.toNat + 2 ^ 32 * (n.toNat % 2 ^ 32) := by
  have h8 : (l <<< 8).toNat = l.toNat * 2 ^ 8 % 2 ^ 64 := by
    rw [UInt64.toNat_shiftLeft, Nat.shiftLeft_eq]; rfl
  have h16 : (v <<< 16).toNat = v.toNat * 2 ^ 16 % 2 ^ 64 := by
    rw [UInt64.toNat_shiftLeft, Nat.shiftLeft_eq]; rfl
  have h32 : (n <<< 32).toNat = n.toNat * 2 ^ 32 % 2 ^ 64 := by
    rw [UInt64.toNat_shiftLeft, Nat.shiftLeft_eq]; rfl
  rw [pack, UInt64.toNat_add, UInt64.toNat_add, UInt64.toNat_add, h8, h16, h32]
  omega

theorem place_pack {x l v n : UInt64} (hx : x.toNat < 256) (hl : l.toNat < 2)
    (hv : v.toNat < 16) : place (pack x l v n) = x := by
  rw [← UInt64.toNat_inj, toNat_place, toNat_pack hx hl hv]
  omega

theorem lane_pack {x l v n : UInt64} (hx : x.toNat < 256) (hl : l.toNat < 2)
    (hv : v.toNat < 16) : lane (pack x l v n) = l := by
  rw [← UInt64.toNat_inj, toNat_lane, toNat_pack hx hl hv]
  omega

theorem speed_pack {x l v n : UInt64} (hx : x.toNat < 256) (hl : l.toNat < 2)
    (hv : v.toNat < 16) : speed (pack x l v n) = v := by
  rw [← UInt64.toNat_inj, toNat_speed, toNat_pack hx hl hv]
  omega

theorem toNat_violations_pack {x l v n : UInt64} (hx : x.toNat < 256) (hl : l.toNat < 2)
    (hv : v.toNat < 16) : (violations (pack x l v n)).toNat = n.toNat % 2 ^ 32 := by
  rw [toNat_violations, toNat_pack hx hl hv]
  omega

theorem lane_lt (car : UInt64) : (lane car).toNat < 2 := by rw [toNat_lane]; omega

theorem speed_lt (car : UInt64) : (speed car).toNat < 16 := by rw [toNat_speed]; omega

theorem place_lt (car : UInt64) : (place car).toNat < 256 := by rw [toNat_place]; omega

theorem eq_zero_or_one {l : UInt64} (h : l.toNat < 2) : l = 0 ∨ l = 1 := by
  have : l.toNat = 0 ∨ l.toNat = 1 := by omega
  exact this.imp (fun h => UInt64.toNat_inj.mp h) (fun h => UInt64.toNat_inj.mp h)

theorem val_laneOf {l : UInt64} (h : l.toNat < 2) : (laneOf l).val = l.toNat := by
  rcases eq_zero_or_one h with rfl | rfl <;> rfl

/-! ### Cells and distances -/

theorem bitOf_cells {l : UInt64} (x : UInt64) {i : Nat} (hi : i < 64) :
    bitOf (w.cells l x) i = w.layout (x.toNat + i) (laneOf l) := by
  rw [Words.cells, bitOf_window hi, Words.near, Words.far, choose_eq, choose_eq, Words.layout,
    laneOf]
  by_cases h : l = 0
  · rw [if_pos h, if_pos h, if_pos h, if_pos rfl]
  · rw [if_neg h, if_neg h, if_neg h, if_neg (by decide)]

theorem toNat_ahead_cells (l x cap : UInt64) (hcap : cap.toNat < 64) :
    (ahead (w.cells l x) cap).toNat = distance w.layout (laneOf l) cap.toNat x.toNat :=
  toNat_ahead hcap fun _ hi => bitOf_cells x hi

/-! ### How the episode stands -/

theorem and_one_eq_one_iff (x : UInt64) : x &&& 1 = 1 ↔ bitOf x 0 = true := by
  rw [← UInt64.toNat_inj, toNat_and_mask x 1 rfl, bitOf_eq_testBit, Nat.testBit_zero,
    decide_eq_true_eq]
  rfl

/-- **Claim.** The kernel's word of a crash tells that the car is on an obstacle. -/
theorem crashed_iff : crashed w = 1 ↔ Crashed w.state := by
  rw [crashed, bit_eq_one_iff, and_one_eq_one_iff, bitOf_cells _ (by decide)]
  rfl

theorem arrived_iff : arrived p w = 1 ↔ Arrived p.task w.state := by
  rw [arrived, bit_eq_one_iff, UInt64.le_iff_toNat_le, UInt32.toNat_toUInt64]
  rfl

theorem terminal_iff : terminal p w = 1 ↔ Terminal p.task w.state := by
  rw [Terminal, ← crashed_iff, ← arrived_iff (p := p), terminal, crashed, arrived, bit_or,
    bit_eq_one_iff, bit_eq_one_iff, bit_eq_one_iff]

/-! ### A step -/

/-- What the parameters that a kernel accepts keep to. -/
structure Bounded (p : Params) : Prop where
  /-- Both lanes fit four words. -/
  length_le : p.length.toNat ≤ 128
  /-- A speed fits four bits. -/
  maxSpeed_le : p.maxSpeed.toNat ≤ 10
  /-- A distance is a bit of a word. -/
  sensorRange_le : p.sensorRange.toNat ≤ 62

theorem toNat_pedalled (q v : UInt64) (hv : v.toNat < 16) :
    (pedalled p q v).toNat = (pedalOf q).speed p.task v.toNat := by
  have hmax : p.maxSpeed.toUInt64.toNat = p.maxSpeed.toNat := UInt32.toNat_toUInt64 _
  rw [pedalled, choose_eq, choose_eq, choose_eq, choose_eq, pedalOf]
  by_cases h1 : q = 1
  · rw [if_pos h1, if_pos h1, Pedal.speed]
    simp only [UInt64.lt_iff_toNat_lt, hmax]
    change _ = min (v.toNat + 1) p.maxSpeed.toNat
    split
    · rw [UInt64.toNat_add, UInt64.toNat_one]; omega
    · rw [hmax]; omega
  · rw [if_neg h1, if_neg h1]
    by_cases h2 : q = 2
    · rw [if_pos h2, if_pos h2, Pedal.speed]
      by_cases h0 : v = 0
      · rw [if_pos h0, h0]; rfl
      · rw [if_neg h0]
        have : v.toNat ≠ 0 := fun h => h0 (UInt64.toNat_inj.mp h)
        exact UInt64.toNat_sub_of_le _ _ (by
          rw [UInt64.le_iff_toNat_le, UInt64.toNat_one]; omega)
    · rw [if_neg h2, if_neg h2]; rfl

theorem toNat_nextSpeed :
    (nextSpeed p w a).toNat = (actionOf a).pedal.speed p.task w.state.speed :=
  toNat_pedalled _ _ (speed_lt _)

theorem nextLane_lt : (nextLane w a).toNat < 2 := by
  have hl := eq_zero_or_one (lane_lt w.car)
  have ha : (a &&& 1).toNat < 2 := by rw [toNat_and_mask _ 1 rfl]; omega
  rw [nextLane]
  rcases hl with h | h <;> rcases eq_zero_or_one ha with h' | h' <;> rw [h, h'] <;> decide

theorem laneOf_nextLane : laneOf (nextLane w a) = (actionOf a).lane w.state.lane := by
  have hl := eq_zero_or_one (lane_lt w.car)
  have ha : (a &&& 1).toNat < 2 := by rw [toNat_and_mask _ 1 rfl]; omega
  change laneOf (lane w.car ^^^ (a &&& 1)) =
    if (a &&& 1 == 1) = true then other (laneOf (lane w.car)) else laneOf (lane w.car)
  rcases hl with h | h <;> rcases eq_zero_or_one ha with h' | h' <;> rw [h, h'] <;> decide

theorem toNat_swept (hp : Bounded p) (l k : UInt64) {x : UInt64} (hk : k.toNat < 64)
    (hx : x.toNat ≤ p.length.toNat) :
    (swept p w l k x).toNat = sweep p.task w.layout (laneOf l) k.toNat x.toNat := by
  have hlen : p.length.toUInt64.toNat = p.length.toNat := UInt32.toNat_toUInt64 _
  have hle := distance_le w.layout (laneOf l) k.toNat x.toNat
  have hp := hp.length_le
  have hsum : (x + ahead (w.cells l x) k).toNat =
      x.toNat + distance w.layout (laneOf l) k.toNat x.toNat := by
    rw [UInt64.toNat_add, toNat_ahead_cells l x k hk]
    omega
  rw [sweep_eq (T := p.task) w.layout (laneOf l) k.toNat hx, swept, choose_eq]
  simp only [UInt64.lt_iff_toNat_lt, hlen, hsum]
  change _ = min _ p.length.toNat
  split
  · rw [hsum]; omega
  · rw [hlen]; omega

theorem nextSpeed_lt (hp : Bounded p) (hs : Valid p.task w.state) :
    (nextSpeed p w a).toNat ≤ 10 := by
  rw [toNat_nextSpeed]
  exact Nat.le_trans (speed_pedal_le hs.speed_le) hp.maxSpeed_le

theorem swept_lt (hp : Bounded p) (hs : Valid p.task w.state) :
    (swept p w (nextLane w a) (nextSpeed p w a) (place w.car)).toNat < 256 := by
  have hv := nextSpeed_lt (a := a) hp hs
  have hx : (place w.car).toNat ≤ p.length.toNat := hs.place_le
  rw [toNat_swept hp _ _ (by omega) hx]
  have hb := (sweep_bounds (T := p.task) w.layout (laneOf (nextLane w a)) (nextSpeed p w a).toNat
    (place w.car).toNat).2.2 hx
  have hlen : p.task.length ≤ 128 := hp.length_le
  omega

/-- The words after an action that is taken hold the next state. -/
theorem state_moved (hp : Bounded p) (hs : Valid p.task w.state) :
    Words.state { w with car := moved p w a } =
      TwoLaneDriving.next p.task w.state (actionOf a) := by
  have hv := nextSpeed_lt (a := a) hp hs
  have hx : (place w.car).toNat ≤ p.length.toNat := hs.place_le
  have h₁ := swept_lt (a := a) hp hs
  have h₂ := nextLane_lt (w := w) (a := a)
  have h₃ : (nextSpeed p w a).toNat < 16 := by omega
  have hext {s s' : State} (ho : s.obstacles = s'.obstacles) (hplace : s.place = s'.place)
      (hlane : s.lane = s'.lane) (hspeed : s.speed = s'.speed) : s = s' := by
    cases s; cases s'; simp only at ho hplace hlane hspeed; subst ho hplace hlane hspeed; rfl
  refine hext rfl ?_ ?_ ?_
  · change (place (moved p w a)).toNat = sweep p.task w.layout ((actionOf a).lane w.state.lane)
      ((actionOf a).pedal.speed p.task w.state.speed) (place w.car).toNat
    rw [moved, place_pack h₁ h₂ h₃, toNat_swept hp _ _ (by omega) hx, laneOf_nextLane,
      toNat_nextSpeed]
  · change laneOf (lane (moved p w a)) = (actionOf a).lane w.state.lane
    rw [moved, lane_pack h₁ h₂ h₃, laneOf_nextLane]
  · change (speed (moved p w a)).toNat = (actionOf a).pedal.speed p.task w.state.speed
    rw [moved, speed_pack h₁ h₂ h₃, toNat_nextSpeed]

/-- The words after an action hold the state after the step. -/
theorem state_next (hp : Bounded p) (hs : Valid p.task w.state) :
    (next p w a).state = (TwoLaneDriving.step p.task w.state (actionOf a)).state := by
  rw [next, nextCar, choose_eq, TwoLaneDriving.step]
  by_cases ht : Terminal p.task w.state
  · rw [if_pos (terminal_iff.mpr ht), if_pos ht]
  · rw [if_neg (mt terminal_iff.mp ht), if_neg ht]
    exact state_moved hp hs

/-- The upper half of the car's word counts the steps above the speed limit, modulo `2^32`. -/
theorem toNat_violations_next (hp : Bounded p) (hs : Valid p.task w.state) :
    (violations (next p w a).car).toNat =
      ((violations w.car).toNat +
        if ¬ Terminal p.task w.state ∧ p.task.speedLimit < (next p w a).state.speed then 1 else 0) %
        2 ^ 32 := by
  have hlt : (violations w.car).toNat < 2 ^ 32 := by
    rw [toNat_violations]; have := w.car.toNat_lt; omega
  by_cases ht : Terminal p.task w.state
  · rw [if_neg (fun h => h.1 ht), next, nextCar, choose_eq, if_pos (terminal_iff.mpr ht)]
    exact (Nat.mod_eq_of_lt hlt).symm
  · have hspeed : (next p w a).state.speed = (nextSpeed p w a).toNat := by
      rw [state_next hp hs, state_of_not_terminal ht, toNat_nextSpeed]; rfl
    have hlim : p.speedLimit.toUInt64.toNat = p.speedLimit.toNat := UInt32.toNat_toUInt64 _
    have h₁ := swept_lt (a := a) hp hs
    have hv := nextSpeed_lt (a := a) hp hs
    rw [hspeed, next, nextCar, choose_eq, if_neg (mt terminal_iff.mp ht)]
    simp only [moved]
    rw [toNat_violations_pack h₁ nextLane_lt (by omega), UInt64.toNat_add, toNat_bit64]
    simp only [UInt64.lt_iff_toNat_lt, hlim]
    change _ = (_ + if _ ∧ p.speedLimit.toNat < _ then 1 else 0) % _
    by_cases hl : p.speedLimit.toNat < (nextSpeed p w a).toNat
    · rw [if_pos hl, if_pos ⟨ht, hl⟩]; omega
    · rw [if_neg hl, if_neg (fun h => hl h.2)]; omega

/-! ### The reward -/

/-- The reward, read as a two's-complement integer, is that of the step. -/
theorem reward_eq (hp : Bounded p) (hs : Valid p.task w.state) :
    ((reward p w a).toInt64.toInt : Rat) =
      (TwoLaneDriving.step p.task w.state (actionOf a)).reward := by
  rw [reward, choose_eq, choose_eq, choose_eq, choose_eq]
  by_cases ht : Terminal p.task w.state
  · rw [if_pos (terminal_iff.mpr ht), step_of_terminal ht]; rfl
  · rw [if_neg (mt terminal_iff.mp ht), step_of_not_terminal ht]
    have hn : (next p w a).state = TwoLaneDriving.next p.task w.state (actionOf a) := by
      rw [state_next hp hs, state_of_not_terminal ht]
    simp only [TwoLaneDriving.reward]
    rw [← hn]
    by_cases hc : Crashed (next p w a).state
    · rw [if_pos (crashed_iff.mpr hc), if_pos hc]; rfl
    · rw [if_neg (mt crashed_iff.mp hc), if_neg hc]
      by_cases ha : Arrived p.task (next p w a).state
      · rw [if_pos (arrived_iff.mpr ha), if_pos ha]; rfl
      · rw [if_neg (mt arrived_iff.mp ha), if_neg ha]
        simp only [UInt64.lt_iff_toNat_lt, UInt32.toNat_toUInt64]
        change (Int64.toInt (UInt64.toInt64
          (if p.speedLimit.toNat < (speed (next p w a).car).toNat then _ else _)) : Rat) =
          if p.speedLimit.toNat < (speed (next p w a).car).toNat then _ else _
        split <;> rfl

end Spec.TwoLaneDriving.Machine
