module

public import Spec.GridWorld.Views
public import Spec.GridWorld.Machine

/-!
# The machine step is the specified step

What `Spec.GridWorld.Refinement` rests on: how cells, moves and grids are written as words, and that
`Machine.Params.step` computes `GridWorld.step` on them.

## Main definitions

* `Machine.Params.Describes`: the parameter words are those of a grid.
* `Machine.State.ofPos`, `Action.toWord`: a cell and a move as words.

## Main statements

* `Machine.Params.step_ofPos`: the machine step is the specified step.
* `Machine.Params.step_lt`: whatever the words, the result lies in the grid.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.MDP Spec.MDP.Word

variable {height width : Nat}

namespace Machine

/-- A cell as words. -/
def State.ofPos (s : Pos height width) : State := ⟨.ofNat s.row, .ofNat s.col⟩

/-- The parameter words are those of a grid with at most `2^31 - 1` rows and columns. -/
structure Params.Describes (p : Params) (G : GridWorld height width) : Prop where
  /-- The number of rows fits. -/
  height_lt : height < 2 ^ 31
  /-- The number of columns fits. -/
  width_lt : width < 2 ^ 31
  /-- The number of rows. -/
  height : p.height = .ofNat height
  /-- The number of columns. -/
  width : p.width = .ofNat width
  /-- The start. -/
  start : (⟨p.startRow, p.startCol⟩ : State) = .ofPos G.start
  /-- The goal. -/
  goal : (⟨p.goalRow, p.goalCol⟩ : State) = .ofPos G.goal

end Machine

/-- An action as a word: up `0`, down `1`, left `2`, right `3`. -/
def Action.toWord : Action → UInt32
  | .up => 0
  | .down => 1
  | .left => 2
  | .right => 3

namespace Machine

/-! ### Words and numbers -/

theorem toNat_ofNat {n : Nat} (h : n < 2 ^ 31) : (UInt32.ofNat n).toNat = n :=
  UInt32.toNat_ofNat_of_lt' (Nat.lt_trans h (by decide))

theorem ofNat_inj {m n : Nat} (hm : m < 2 ^ 31) (hn : n < 2 ^ 31) :
    UInt32.ofNat m = UInt32.ofNat n ↔ m = n := by
  rw [← UInt32.toNat_inj, toNat_ofNat hm, toNat_ofNat hn]

theorem ofNat_lt {m n : Nat} (hm : m < 2 ^ 31) (hn : n < 2 ^ 31) :
    UInt32.ofNat m < UInt32.ofNat n ↔ m < n := by
  rw [UInt32.lt_iff_toNat_lt, toNat_ofNat hm, toNat_ofNat hn]

theorem move_stay (n i : UInt32) : move n i 0 0 = i := by
  simp only [move, UInt32.zero_and, UInt32.add_zero, UInt32.sub_zero]

theorem toNat_move_back {n i : UInt32} : (move n i 1 0).toNat = i.toNat - 1 := by
  simp only [move, UInt32.zero_and, UInt32.add_zero]
  by_cases h : 0 < i
  · rw [bit_pos h, UInt32.and_self, UInt32.toNat_sub_of_le _ _ ?_]
    · rfl
    · rw [UInt32.le_iff_toNat_le]; rw [UInt32.lt_iff_toNat_lt] at h; exact h
  · rw [bit_neg h, UInt32.and_zero, UInt32.sub_zero]
    rw [UInt32.lt_iff_toNat_lt] at h
    simp only [UInt32.toNat_ofNat] at h
    omega

theorem toNat_move_forward {n i : UInt32} (hn : n.toNat < 2 ^ 31) (hi : i.toNat < n.toNat) :
    (move n i 0 1).toNat = min (i.toNat + 1) (n.toNat - 1) := by
  simp only [move, UInt32.zero_and, UInt32.sub_zero]
  have hadd : (i + 1).toNat = i.toNat + 1 := by
    rw [UInt32.toNat_add, UInt32.toNat_one]; omega
  by_cases h : i + 1 < n
  · rw [bit_pos h, UInt32.and_self, hadd]
    rw [UInt32.lt_iff_toNat_lt, hadd] at h
    omega
  · rw [bit_neg h, UInt32.and_zero, UInt32.add_zero]
    rw [UInt32.lt_iff_toNat_lt, hadd] at h
    omega

theorem toNat_move_both {n i : UInt32} (hn : n.toNat < 2 ^ 31) (hi : i.toNat < n.toNat) :
    (move n i 1 1).toNat = min (i.toNat + 1) (n.toNat - 1) - min i.toNat 1 := by
  have hadd : (i + 1).toNat = i.toNat + 1 := by
    rw [UInt32.toNat_add, UInt32.toNat_one]; omega
  have hback : move n i 1 1 = move n i 0 1 - (1 &&& bit (0 < i)) := by
    simp only [move, UInt32.zero_and, UInt32.sub_zero]
  have hle : (1 &&& bit (0 < i)) ≤ move n i 0 1 ∧ (1 &&& bit (0 < i)).toNat = min i.toNat 1 := by
    rw [UInt32.le_iff_toNat_le, toNat_move_forward hn hi]
    by_cases h : 0 < i
    · rw [bit_pos h, UInt32.and_self, UInt32.toNat_one]
      rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_zero] at h
      omega
    · rw [bit_neg h, UInt32.and_zero, UInt32.toNat_zero]
      rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_zero] at h
      omega
  rw [hback, UInt32.toNat_sub_of_le _ _ hle.1, toNat_move_forward hn hi, hle.2]

/-- Whatever the flags, a coordinate that lies in the grid still does after a move. -/
theorem move_lt {n i : UInt32} (hn : n.toNat < 2 ^ 31) (hi : i < n) (p q : Prop) [Decidable p]
    [Decidable q] : move n i (bit p) (bit q) < n := by
  have hpos : i.toNat < n.toNat := UInt32.lt_iff_toNat_lt.mp hi
  rw [UInt32.lt_iff_toNat_lt]
  by_cases hp : p
  · by_cases hq : q
    · rw [bit_pos hp, bit_pos hq, toNat_move_both hn hpos]; omega
    · rw [bit_pos hp, bit_neg hq, toNat_move_back]; omega
  · by_cases hq : q
    · rw [bit_neg hp, bit_pos hq, toNat_move_forward hn hpos]; omega
    · rw [bit_neg hp, bit_neg hq, move_stay]; exact hpos

namespace Params

/-- The step with its conditions spelled out. -/
theorem step_eq (p : Params) (s : State) (action : UInt32) :
    p.step s action =
      let r := Word.clamp p.height s.row
      let c := Word.clamp p.width s.col
      let free := ¬ (r = p.goalRow ∧ c = p.goalCol)
      ⟨move p.height r (bit (free ∧ action = 0)) (bit (free ∧ action = 1)),
        move p.width c (bit (free ∧ action = 2)) (bit (free ∧ action = 3))⟩ := by
  simp only [step, clamp, atGoal, bit_and, bit_xor_one]

variable {p : Params} {G : GridWorld height width}

theorem clamp_ofPos (hp : p.Describes G) (s : Pos height width) :
    p.clamp (.ofPos s) = .ofPos s := by
  have hr := (ofNat_lt (Nat.lt_trans s.row.isLt hp.height_lt) hp.height_lt).mpr s.row.isLt
  have hc := (ofNat_lt (Nat.lt_trans s.col.isLt hp.width_lt) hp.width_lt).mpr s.col.isLt
  simp only [clamp, State.ofPos, hp.height, hp.width, clamp_of_lt hr, clamp_of_lt hc]

theorem toNat_row (hp : p.Describes G) (s : Pos height width) :
    (State.ofPos s).row.toNat = s.row :=
  toNat_ofNat (Nat.lt_trans s.row.isLt hp.height_lt)

theorem toNat_col (hp : p.Describes G) (s : Pos height width) :
    (State.ofPos s).col.toNat = s.col :=
  toNat_ofNat (Nat.lt_trans s.col.isLt hp.width_lt)

theorem at_goal_iff (hp : p.Describes G) (s : Pos height width) :
    (State.ofPos s).row = p.goalRow ∧ (State.ofPos s).col = p.goalCol ↔ s = G.goal := by
  have hr : p.goalRow = (State.ofPos G.goal).row := congrArg State.row hp.goal
  have hc : p.goalCol = (State.ofPos G.goal).col := congrArg State.col hp.goal
  have lt_row (q : Pos height width) := Nat.lt_trans q.row.isLt hp.height_lt
  have lt_col (q : Pos height width) := Nat.lt_trans q.col.isLt hp.width_lt
  simp only [hr, hc, State.ofPos, ofNat_inj (lt_row _) (lt_row _), ofNat_inj (lt_col _) (lt_col _),
    Pos.ext_iff, Fin.ext_iff]

theorem atGoal_ofPos (hp : p.Describes G) (s : Pos height width) :
    p.atGoal (.ofPos s) = bit (s = G.goal) := by
  rw [atGoal, bit_and]
  by_cases h : s = G.goal
  · rw [bit_pos h, bit_pos ((at_goal_iff hp s).mpr h)]
  · rw [bit_neg h, bit_neg (mt (at_goal_iff hp s).mp h)]

theorem step_ofPos (hp : p.Describes G) (s : Pos height width) (a : Action) :
    p.step (.ofPos s) a.toWord = .ofPos (G.step s a).state := by
  have hclamp := clamp_ofPos hp s
  simp only [clamp, State.ext_iff] at hclamp
  rw [step_eq]
  simp only [hclamp, at_goal_iff hp]
  by_cases hs : s = G.goal
  · simp only [hs, step_goal, not_true_eq_false, false_and, bit_neg not_false, move_stay]
  · have hr := toNat_ofNat (Nat.lt_trans s.row.isLt hp.height_lt)
    have hc := toNat_ofNat (Nat.lt_trans s.col.isLt hp.width_lt)
    have hh : p.height.toNat = height := by rw [hp.height, toNat_ofNat hp.height_lt]
    have hw : p.width.toNat = width := by rw [hp.width, toNat_ofNat hp.width_lt]
    have hh' : height < 2 ^ 31 := hp.height_lt
    have hw' : width < 2 ^ 31 := hp.width_lt
    have hsr := s.row.isLt
    have hsc := s.col.isLt
    rw [step_state_of_ne G a hs]
    simp only [hs, not_false_eq_true, true_and, State.ofPos]
    cases a
    · change State.mk (move _ _ 1 0) (move _ _ 0 0) = _
      rw [move_stay, State.mk.injEq, ← UInt32.toNat_inj, toNat_move_back, hr,
        toNat_ofNat (by simp only [Action.move]; omega)]
      exact ⟨rfl, rfl⟩
    · change State.mk (move _ _ 0 1) (move _ _ 0 0) = _
      rw [move_stay, State.mk.injEq, ← UInt32.toNat_inj, toNat_move_forward (by omega) (by omega),
        hr, hh, toNat_ofNat (by simp only [Action.move]; omega)]
      exact ⟨rfl, rfl⟩
    · change State.mk (move _ _ 0 0) (move _ _ 1 0) = _
      rw [move_stay, State.mk.injEq, ← UInt32.toNat_inj (a := move _ _ _ _), toNat_move_back, hc,
        toNat_ofNat (by simp only [Action.move]; omega)]
      exact ⟨rfl, rfl⟩
    · change State.mk (move _ _ 0 0) (move _ _ 0 1) = _
      rw [move_stay, State.mk.injEq, ← UInt32.toNat_inj (a := move _ _ _ _),
        toNat_move_forward (by omega) (by omega), hc, hw,
        toNat_ofNat (by simp only [Action.move]; omega)]
      exact ⟨rfl, rfl⟩

/-! ### Valid parameters -/

/-- The parameters that are accepted: height and width between `1` and `2^31 - 1`, start and goal in
the grid. -/
theorem valid_iff_lt {p : Params} :
    p.valid = true ↔ p.height.toNat < 2 ^ 31 ∧ p.width.toNat < 2 ^ 31 ∧
      p.startRow < p.height ∧ p.startCol < p.width ∧
        p.goalRow < p.height ∧ p.goalCol < p.width := by
  have hmax (x : UInt32) : x < 0x80000000 ↔ x.toNat < 2 ^ 31 := UInt32.lt_iff_toNat_lt
  simp only [valid, bit_and, beq_iff_eq, bit_eq_one_iff, hmax, and_assoc]

theorem valid_of_describes (hp : p.Describes G) : p.valid = true := by
  have inside (q : Pos height width) :
      (State.ofPos q).row < p.height ∧ (State.ofPos q).col < p.width := by
    rw [hp.height, hp.width]
    exact ⟨(ofNat_lt (Nat.lt_trans q.row.isLt hp.height_lt) hp.height_lt).mpr q.row.isLt,
      (ofNat_lt (Nat.lt_trans q.col.isLt hp.width_lt) hp.width_lt).mpr q.col.isLt⟩
  have hs := inside G.start
  have hg := inside G.goal
  rw [← hp.start] at hs
  rw [← hp.goal] at hg
  refine valid_iff_lt.mpr ⟨?_, ?_, hs.1, hs.2, hg.1, hg.2⟩
  · rw [hp.height, toNat_ofNat hp.height_lt]; exact hp.height_lt
  · rw [hp.width, toNat_ofNat hp.width_lt]; exact hp.width_lt

theorem clamp_lt {p : Params} (hp : p.valid = true) (s : State) :
    (p.clamp s).row < p.height ∧ (p.clamp s).col < p.width := by
  obtain ⟨-, -, hr, hc, -, -⟩ := valid_iff_lt.mp hp
  have pos {n i : UInt32} (h : i < n) : 0 < n := by
    rw [UInt32.lt_iff_toNat_lt] at h ⊢; exact Nat.zero_lt_of_lt h
  exact ⟨Word.clamp_lt (pos hr) _, Word.clamp_lt (pos hc) _⟩

theorem step_lt {p : Params} (hp : p.valid = true) (s : State) (action : UInt32) :
    (p.step s action).row < p.height ∧ (p.step s action).col < p.width := by
  obtain ⟨hh, hw, -⟩ := valid_iff_lt.mp hp
  obtain ⟨hr, hc⟩ := clamp_lt hp s
  rw [step_eq]
  exact ⟨move_lt hh hr _ _, move_lt hw hc _ _⟩

theorem step_eq_self {p : Params} {s : State} {action : UInt32} (hr : s.row < p.height)
    (hc : s.col < p.width) (ha : 4 ≤ action) : p.step s action = s := by
  have ne {k : UInt32} (hk : k.toNat < 4) (q : Prop) [Decidable q] : bit (q ∧ action = k) = 0 := by
    refine bit_neg fun h => ?_
    rw [h.2, UInt32.le_iff_toNat_le] at ha
    exact absurd hk (Nat.not_lt.mpr ha)
  simp only [step_eq, clamp_of_lt hr, clamp_of_lt hc, ne (k := 0) (by decide),
    ne (k := 1) (by decide), ne (k := 2) (by decide), ne (k := 3) (by decide), move_stay]

theorem toNat_index {p : Params} (hp : p.valid = true) (s : State) :
    (p.index s).toNat = (p.clamp s).row.toNat * p.width.toNat + (p.clamp s).col.toNat := by
  obtain ⟨hh, hw, -⟩ := valid_iff_lt.mp hp
  obtain ⟨hr, hc⟩ := clamp_lt hp s
  rw [UInt32.lt_iff_toNat_lt] at hr hc
  have hmul : (p.clamp s).row.toNat * p.width.toNat ≤ 2 ^ 31 * 2 ^ 31 :=
    Nat.mul_le_mul (by omega) (by omega)
  simp only [index, UInt64.toNat_add, UInt64.toNat_mul, UInt32.toNat_toUInt64]
  rw [Nat.mod_eq_of_lt (a := (p.clamp s).row.toNat * p.width.toNat) (by omega),
    Nat.mod_eq_of_lt (by omega)]

end Params

end Machine

end Spec.GridWorld
