module

public import Spec.TwoLaneDriving.Refinement.State
public import Spec.TwoLaneDriving.Views
public import Spec.MDP.Machine
public import Spec.Word.Field

/-!
# The reset of TwoLaneDriving on machine words

## Main statements

* `settled_spec`: raw obstacles of two lanes, without those that follow one of the other lane.
* `state_initial`: the words after a reset hold the state that the words of the stream sample.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving.Machine

open Spec.MDP Spec.MDP.Word Spec.Word

/-! ### Two lanes, cell by cell -/

theorem settle_beq (previous : Option (Fin 2)) (value : Fin 16) :
    (settle previous value == some 0) = (decide (value = 0) && !(previous == some 1)) ∧
      (settle previous value == some 1) = (decide (value = 1) && !(previous == some 0)) := by
  have hprevious : previous = none ∨ previous = some 0 ∨ previous = some 1 := by
    cases previous with
    | none => exact .inl rfl
    | some l => right; revert l; decide
  have hvalue : value = 0 ∨ value = 1 ∨ value ≠ 0 ∧ value ≠ 1 := by
    by_cases h₀ : value = 0
    · exact .inl h₀
    · by_cases h₁ : value = 1
      · exact .inr (.inl h₁)
      · exact .inr (.inr ⟨h₀, h₁⟩)
  rcases hprevious with rfl | rfl | rfl <;> rcases hvalue with rfl | rfl | ⟨h₀, h₁⟩ <;>
    first
    | decide
    | simp [settle, h₀, h₁]

theorem not_both (previous : Option (Fin 2)) :
    ((previous == some 0) && (previous == some 1)) = false := by
  cases previous with
  | none => rfl
  | some l => revert l; decide

/-- Raw obstacles become the contents of the cells: where the cell before holds an obstacle of the
other lane there is none. -/
theorem settled_spec {r r' q q' : UInt64} {inside : Nat → Bool} {value : Nat → Fin 16}
    {c : Nat → Option (Fin 2)} {previous : Option (Fin 2)}
    (hr : ∀ i < 64, bitOf r i = (inside i && decide (value i = 0)))
    (hr' : ∀ i < 64, bitOf r' i = (inside i && decide (value i = 1)))
    (hq : bitOf q 0 = (previous == some 0)) (hqs : ∀ i, bitOf q (i + 1) = false)
    (hq' : bitOf q' 0 = (previous == some 1)) (hqs' : ∀ i, bitOf q' (i + 1) = false)
    (hc₀ : c 0 = if inside 0 then settle previous (value 0) else none)
    (hc : ∀ i, c (i + 1) = if inside (i + 1) then settle (c i) (value (i + 1)) else none) :
    ∀ i < 64, bitOf (settled r r' q q') i = (c i == some 0) ∧
      bitOf (settled r' r q' q) i = (c i == some 1) := by
  have hcomm : conflicts r' r q' q = conflicts r r' q q' := UInt64.or_comm _ _
  have hf {i : Nat} (hi : i < 64) : bitOf (settled r r' q q') i =
      (bitOf r i && !bitOf (alternate (conflicts r r' q q')) i) := by
    rw [settled, bitOf_and, bitOf_not hi]
  have hf' {i : Nat} (hi : i < 64) : bitOf (settled r' r q' q) i =
      (bitOf r' i && !bitOf (alternate (conflicts r r' q q')) i) := by
    rw [settled, hcomm, bitOf_and, bitOf_not hi]
  have hone : (1 : UInt64).toNat = 1 := rfl
  intro i
  induction i with
  | zero =>
    intro hi
    have hconf : bitOf (conflicts r r' q q') 0 =
        ((bitOf r 0 && bitOf q' 0) || (bitOf r' 0 && bitOf q 0)) := by
      rw [conflicts, bitOf_or, bitOf_and, bitOf_and, bitOf_or, bitOf_or,
        bitOf_shiftLeft _ (by decide) hi, bitOf_shiftLeft _ (by decide) hi, hone]
      simp
    have hs := settle_beq previous (value 0)
    have hb := not_both previous
    rw [hf hi, hf' hi, bitOf_alternate _ hi, hconf, hr 0 hi, hr' 0 hi, hq, hq', hc₀,
      decide_eq_false (Nat.lt_irrefl 0), Bool.false_and]
    have hv : (decide (value 0 = 0) && decide (value 0 = 1)) = false := by
      by_cases h : value 0 = 0
      · rw [h]; rfl
      · rw [decide_eq_false h]; rfl
    cases inside 0
    · exact ⟨rfl, rfl⟩
    · rw [if_pos rfl, hs.1, hs.2]
      generalize decide (value 0 = 0) = z at *
      generalize decide (value 0 = 1) = o at *
      generalize (previous == some 0) = m at *
      generalize (previous == some 1) = n at *
      revert hv hb
      cases z <;> cases o <;> cases m <;> cases n <;> decide
  | succ i ih =>
    intro hi
    have ih := ih (by omega)
    have hconf : bitOf (conflicts r r' q q') (i + 1) =
        ((bitOf r (i + 1) && bitOf r' i) || (bitOf r' (i + 1) && bitOf r i)) := by
      rw [conflicts, bitOf_or, bitOf_and, bitOf_and, bitOf_or, bitOf_or,
        bitOf_shiftLeft _ (by decide) hi, bitOf_shiftLeft _ (by decide) hi, hone, hqs, hqs',
        Nat.add_sub_cancel]
      simp
    rw [hf (by omega), hf' (by omega)] at ih
    have hs := settle_beq (c i) (value (i + 1))
    rw [hf hi, hf' hi, bitOf_alternate _ hi, hconf, hr _ hi, hr' _ hi, hc, Nat.add_sub_cancel,
      decide_eq_true (Nat.succ_pos i)]
    have hv : (decide (value (i + 1) = 0) && decide (value (i + 1) = 1)) = false := by
      by_cases h : value (i + 1) = 0
      · rw [h]; rfl
      · rw [decide_eq_false h]; rfl
    cases inside (i + 1)
    · exact ⟨rfl, rfl⟩
    · rw [if_pos rfl, hs.1, hs.2, ← ih.1, ← ih.2]
      generalize decide (value (i + 1) = 0) = z at hv ⊢
      generalize decide (value (i + 1) = 1) = o at hv ⊢
      generalize bitOf r i = m
      generalize bitOf r' i = n
      generalize bitOf (alternate (conflicts r r' q q')) i = k
      revert hv
      cases z <;> cases o <;> cases m <;> cases n <;> cases k <;> decide

/-! ### The street -/

theorem bitOf_below (n : UInt64) {i : Nat} (hi : i < 64) :
    bitOf (below n) i = decide (i < n.toNat) := by
  rw [below, choose_eq]
  by_cases h : n < 64
  · rw [if_pos h, bitOf_eq_testBit, toNat_mask (UInt64.lt_iff_toNat_lt.mp h),
      Nat.testBit_two_pow_sub_one]
  · rw [if_neg h, UInt64.zero_sub, bitOf_neg_one hi, decide_eq_true]
    rw [UInt64.lt_iff_toNat_lt] at h
    change ¬ n.toNat < 64 at h
    omega

theorem bitOf_nearStreet (p : Params) {i : Nat} (hi : i < 64) :
    bitOf (nearStreet p) i = decide (i < p.length.toNat) := by
  rw [nearStreet, bitOf_below _ hi, UInt32.toNat_toUInt64]

theorem bitOf_farStreet (p : Params) {i : Nat} (hi : i < 64) :
    bitOf (farStreet p) i = decide (64 + i < p.length.toNat) := by
  have h64 : (64 : UInt64).toNat = 64 := rfl
  rw [farStreet, choose_eq]
  by_cases h : p.length < 64
  · rw [if_pos h, bitOf_zero, decide_eq_false]
    rw [UInt32.lt_iff_toNat_lt] at h
    change p.length.toNat < 64 at h
    omega
  · rw [if_neg h, bitOf_below _ hi]
    rw [UInt32.lt_iff_toNat_lt] at h
    change ¬ p.length.toNat < 64 at h
    rw [UInt64.toNat_sub_of_le _ _ (by
      rw [UInt64.le_iff_toNat_le, UInt32.toNat_toUInt64, h64]; omega), UInt32.toNat_toUInt64, h64]
    exact decide_eq_decide.mpr (by omega)

/-! ### Raw obstacles -/

theorem bitOf_not_three : ∀ i < 64, bitOf (~~~3) i = decide (2 ≤ i) := by decide +kernel

theorem bitOf_zeros (u₀ u₁ u₂ u₃ : UInt64) {i : Nat} (hi : i < 64) :
    bitOf (zeros u₀ u₁ u₂ u₃) i =
      decide (bitValue u₀.toNat u₁.toNat u₂.toNat u₃.toNat i = 0) := by
  rw [zeros, bitOf_not hi, bitOf_or, bitOf_or, bitOf_or, bitValue, ← bitOf_eq_testBit,
    ← bitOf_eq_testBit, ← bitOf_eq_testBit, ← bitOf_eq_testBit]
  cases bitOf u₀ i <;> cases bitOf u₁ i <;> cases bitOf u₂ i <;> cases bitOf u₃ i <;> decide

theorem bitOf_onesOnly (u₀ u₁ u₂ u₃ : UInt64) {i : Nat} (hi : i < 64) :
    bitOf (onesOnly u₀ u₁ u₂ u₃) i =
      decide (bitValue u₀.toNat u₁.toNat u₂.toNat u₃.toNat i = 1) := by
  rw [onesOnly, bitOf_and, bitOf_not hi, bitOf_or, bitOf_or, bitValue, ← bitOf_eq_testBit,
    ← bitOf_eq_testBit, ← bitOf_eq_testBit, ← bitOf_eq_testBit]
  cases bitOf u₀ i <;> cases bitOf u₁ i <;> cases bitOf u₂ i <;> cases bitOf u₃ i <;> decide

/-- The values that the words of a stream make. -/
def nearValues (key t : UInt64) : Nat → Fin 16 :=
  bitValue (Random.word key t).toNat (Random.word key (t + 1)).toNat
    (Random.word key (t + 2)).toNat (Random.word key (t + 3)).toNat

/-- The values that the words of a stream make. -/
def values (key t : UInt64) : Nat → Fin 16 := joined (nearValues key t) (nearValues key (t + 4))

/-- The first 64 cells that a reset draws. -/
theorem drawnNear_spec (p : Params) (key t : UInt64) : ∀ i < 64,
    bitOf (drawnNear0 p key t) i = (content p.length.toNat (values key t) i == some 0) ∧
      bitOf (drawnNear1 p key t) i = (content p.length.toNat (values key t) i == some 1) := by
  have hv {i : Nat} (hi : i < 64) : values key t i = nearValues key t i := if_pos hi
  have hin {i : Nat} (hi : i < 64) : bitOf (nearStreet p &&& ~~~3) i =
      decide (2 ≤ i ∧ i < p.length.toNat) := by
    rw [bitOf_and, bitOf_nearStreet p hi, bitOf_not_three i hi, Bool.and_comm, Bool.decide_and]
  refine settled_spec (inside := fun i => decide (2 ≤ i ∧ i < p.length.toNat))
    (value := values key t) (previous := none) (fun i hi => ?_) (fun i hi => ?_) (bitOf_zero 0)
    (fun i => bitOf_zero _) (bitOf_zero 0) (fun i => bitOf_zero _) rfl fun i => ?_
  · rw [rawNear0, bitOf_and, hin hi, bitOf_zeros _ _ _ _ hi, hv hi, Bool.and_comm]
    rfl
  · rw [rawNear1, bitOf_and, hin hi, bitOf_onesOnly _ _ _ _ hi, hv hi, Bool.and_comm]
    rfl
  · simp only [content, decide_eq_true_eq]

/-- The other cells that a reset draws. -/
theorem drawnFar_spec (p : Params) (key t : UInt64) : ∀ i < 64,
    bitOf (drawnFar0 p key t) i = (content p.length.toNat (values key t) (64 + i) == some 0) ∧
      bitOf (drawnFar1 p key t) i =
        (content p.length.toNat (values key t) (64 + i) == some 1) := by
  have hv (i : Nat) : values key t (64 + i) = nearValues key (t + 4) i := by
    rw [values, joined, if_neg (by omega), Nat.add_sub_cancel_left]
  have hnear := drawnNear_spec p key t 63 (by decide)
  have h63 : (63 : UInt64).toNat = 63 := rfl
  have hshift (w : UInt64) (i : Nat) : bitOf (w >>> 63) (i + 1) = false := by
    rw [bitOf_shiftRight _ _ (by decide), h63, bitOf_of_le (by omega)]
  have hword (n m : UInt64) : t + 4 + n = t + m ↔ 4 + n = m := by
    rw [UInt64.add_assoc]
    exact UInt64.add_right_inj t
  have hcontent (x : Nat) : content p.length.toNat (values key t) (x + 1) =
      if 2 ≤ x + 1 ∧ x + 1 < p.length.toNat then
        settle (content p.length.toNat (values key t) x) (values key t (x + 1)) else none := rfl
  refine settled_spec (inside := fun i => decide (64 + i < p.length.toNat))
    (value := fun i => values key t (64 + i))
    (previous := content p.length.toNat (values key t) 63)
    (c := fun i => content p.length.toNat (values key t) (64 + i))
    (fun i hi => ?_) (fun i hi => ?_) ?_ (hshift _) ?_ (hshift _) ?_ fun i => ?_
  · dsimp only
    rw [rawFar0, bitOf_and, bitOf_farStreet p hi, bitOf_zeros _ _ _ _ hi, hv, Bool.and_comm,
      nearValues, (hword 1 5).mpr rfl, (hword 2 6).mpr rfl, (hword 3 7).mpr rfl]
  · dsimp only
    rw [rawFar1, bitOf_and, bitOf_farStreet p hi, bitOf_onesOnly _ _ _ _ hi, hv, Bool.and_comm,
      nearValues, (hword 1 5).mpr rfl, (hword 2 6).mpr rfl, (hword 3 7).mpr rfl]
  · rw [bitOf_shiftRight _ _ (by decide), h63, ← hnear.1]
  · rw [bitOf_shiftRight _ _ (by decide), h63, ← hnear.2]
  · change content _ _ (63 + 1) = if decide (64 < p.length.toNat) then
      settle _ (values key t 64) else none
    rw [hcontent 63]
    by_cases h : 64 < p.length.toNat
    · rw [if_pos ⟨by decide, h⟩, if_pos (decide_eq_true h)]
    · rw [if_neg (fun h' => h h'.2), if_neg (by simpa using h)]
  · change content _ _ (64 + i + 1) = if decide (64 + i + 1 < p.length.toNat) then
      settle _ (values key t (64 + i + 1)) else none
    rw [hcontent (64 + i)]
    by_cases h : 64 + i + 1 < p.length.toNat
    · rw [if_pos ⟨by omega, h⟩, if_pos (decide_eq_true h)]
    · rw [if_neg (fun h' => h h'.2), if_neg (by simpa using h)]

/-- The layout that a reset draws is that of the values that the words of the stream make. -/
theorem layout_drawn {p : Params} (hp : Bounded p) (key t car : UInt64) :
    Words.layout ⟨drawnNear0 p key t, drawnFar0 p key t, drawnNear1 p key t, drawnFar1 p key t,
      car⟩ = layoutOf p.length.toNat (values key t) := by
  funext x lane
  have hlane : lane = 0 ∨ lane = 1 := by revert lane; decide
  rw [layoutOf, Words.layout]
  by_cases hx : x < 64
  · have h := drawnNear_spec p key t x hx
    rcases hlane with rfl | rfl
    · rw [if_pos rfl, cellOf, if_pos hx, h.1]
    · rw [if_neg (by decide), cellOf, if_pos hx, h.2]
  · by_cases hx' : x - 64 < 64
    · have h := drawnFar_spec p key t (x - 64) hx'
      rw [show 64 + (x - 64) = x by omega] at h
      rcases hlane with rfl | rfl
      · rw [if_pos rfl, cellOf, if_neg hx, h.1]
      · rw [if_neg (by decide), cellOf, if_neg hx, h.2]
    · have hlen := hp.length_le
      have hnone : content p.length.toNat (values key t) x = none := by
        cases hc : content p.length.toNat (values key t) x with
        | none => rfl
        | some l => have := content_eq_some hc; omega
      rw [hnone]
      rcases hlane with rfl | rfl
      · rw [if_pos rfl, cellOf, if_neg hx, bitOf_of_le (by omega)]; rfl
      · rw [if_neg (by decide), cellOf, if_neg hx, bitOf_of_le (by omega)]; rfl

/-! ### The words of the stream -/

theorem run_drawWord (u : UInt64) (us : List UInt64) :
    drawWord.run (u :: us) = (⟨u.toNat, u.toNat_lt⟩, us) := by
  rw [drawWord, Draw.run_uniform_cons, Draw.run_pure]
  congr 1
  refine Fin.ext ?_
  rw [Draw.val_branch]
  exact Nat.mul_div_cancel _ (Nat.two_pow_pos 64)

theorem run_drawHalf (u₀ u₁ u₂ u₃ : UInt64) (us : List UInt64) :
    drawHalf.run (u₀ :: u₁ :: u₂ :: u₃ :: us) =
      (bitValue u₀.toNat u₁.toNat u₂.toNat u₃.toNat, us) := by
  simp only [drawHalf, Draw.run_bind, Draw.sample, run_drawWord, Draw.run_pure]

theorem sample_drawWords (key t : UInt64) :
    drawWords.sample (Random.stream key t 8) = values key t := by
  have hword (n m : UInt64) : t + n + m = t + (n + m) := UInt64.add_assoc _ _ _
  simp only [Random.stream, drawWords, Draw.sample, Draw.run_bind, run_drawHalf, Draw.run_pure,
    values, nearValues, hword]
  rfl

/-- The words after a reset hold the state that the words of the stream sample. -/
theorem state_initial {p : Params} (hp : Bounded p) (key t : UInt64) :
    (initial p key t).state = p.task.toEnv.reset.sample (Random.stream key t 8) := by
  have hstart (w : Words) (h : w.car = 0) : w.state = start w.layout := by
    rw [Words.state, h]
    rfl
  rw [hstart _ rfl]
  change _ = p.task.resetByWords.sample _
  by_cases hd : p.drawn = 1
  · have hnone : p.task.obstacles = none := if_pos hd
    rw [resetByWords, hnone]
    change _ = (Draw.map _ drawWords).sample _
    rw [Draw.sample_map, sample_drawWords]
    change start _ = start (layoutOf p.length.toNat (values key t))
    rw [← layout_drawn hp key t 0]
    simp only [initial, choose_eq, if_pos hd]
  · have hsome : p.task.obstacles = some p.given := if_neg hd
    rw [resetByWords, hsome]
    change _ = (Draw.pure _).sample _
    rw [Draw.sample_pure]
    simp only [initial, choose_eq, if_neg hd]
    rfl

end Spec.TwoLaneDriving.Machine
