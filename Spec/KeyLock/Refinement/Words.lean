module

public import Spec.KeyLock.Machine
public import Spec.KeyLock.Properties
public import Spec.Word.Signed

/-!
# The word of a state of KeyLock

How cells and states are written as words, and that the machine's step computes the specification on
them, for grids of side up to `1024`.

## Main definitions

* `cellWord`, `State.fields`, `State.word`: cells and states as words.
* `State.index`: the number of a state.
* `Action.toWord`: an action as a word.

## Main statements

* `read_word`: the fields are read as they were written.
* `next_fields`, `signed_reward_fields`: the machine's step is the specified step.
* `toNat_index_fields`: the machine's number of a state.
* `stateValid_iff`: which words are those of states that can occur.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.MDP.Word (bit choose choose_eq bit_and)
open Spec.Word
open Spec.GridWorld (Pos)

variable {n : Nat}

/-- The word of a cell. -/
def cellWord (p : Pos n n) : UInt64 := cons 10 (.ofNat p.col) (.ofNat p.row)

/-- The fields of a state. -/
def State.fields (s : State n) : Machine.Fields :=
  ⟨cellWord s.agent, cellWord s.key, cellWord s.lock, s.hasKey.toUInt64, s.isOpen.toUInt64⟩

/-- The word of a state. -/
def State.word (s : State n) : UInt64 := s.fields.word

/-- The number of a state among those that can occur: by the key, then by the lock, and then by the
agent, without the key first, with it second, and with an open lock last. -/
def State.index (s : State n) : Nat :=
  let key := (GridWorld.encode s.key).val
  let lock := (GridWorld.encode s.lock).val
  (key * (n * n - 1) + (if key < lock then lock - 1 else lock)) * (2 * (n * n) + 1) +
    if s.isOpen then 2 * (n * n)
    else (GridWorld.encode s.agent).val + if s.hasKey then n * n else 0

/-- An action as a word: its number. -/
def Action.toWord : Action → UInt32
  | .north => 0
  | .south => 1
  | .east => 2
  | .west => 3
  | .pickUp => 4
  | .unlock => 5

namespace Machine

/-! ### Cells -/

theorem toNat_coord (hn : n ≤ 1024) (i : Fin n) : (UInt64.ofNat i.val).toNat = i.val :=
  UInt64.toNat_ofNat_of_lt' (Nat.lt_trans (Nat.lt_of_lt_of_le i.isLt hn) (by decide))

theorem coord_lt (hn : n ≤ 1024) (i : Fin n) : (UInt64.ofNat i.val).toNat < 2 ^ 10 := by
  rw [toNat_coord hn]; exact Nat.lt_of_lt_of_le i.isLt hn

theorem column_cellWord (hn : n ≤ 1024) (p : Pos n n) : column (cellWord p) = .ofNat p.col :=
  head_cons (by decide) (coord_lt hn _) _

theorem row_cellWord (hn : n ≤ 1024) (p : Pos n n) : row (cellWord p) = .ofNat p.row :=
  tail_cons (by decide) (coord_lt hn _) (Nat.lt_trans (coord_lt hn _) (by decide))

theorem toNat_cellWord (hn : n ≤ 1024) (p : Pos n n) :
    (cellWord p).toNat = p.col + p.row * 1024 := by
  rw [cellWord, toNat_cons (by decide) (coord_lt hn _)
    (Nat.lt_trans (coord_lt hn _) (by decide)), toNat_coord hn, toNat_coord hn]
  rfl

theorem cellWord_lt (hn : n ≤ 1024) (p : Pos n n) : (cellWord p).toNat < 2 ^ 20 := by
  have := p.row.isLt
  have := p.col.isLt
  rw [toNat_cellWord hn]
  omega

theorem cellWord_inj (hn : n ≤ 1024) {p q : Pos n n} : cellWord p = cellWord q ↔ p = q := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  have := p.col.isLt
  have := q.col.isLt
  rw [← UInt64.toNat_inj, toNat_cellWord hn, toNat_cellWord hn] at h
  exact Pos.ext (Fin.ext (by omega)) (Fin.ext (by omega))

/-- A word whose column and row are on the grid is that of a cell. -/
theorem onGrid_iff (hn : n ≤ 1024) {N c : UInt64} (hN : N.toNat = n) :
    column c < N ∧ row c < N ↔ ∃ p : Pos n n, c = cellWord p := by
  constructor
  · rw [UInt64.lt_iff_toNat_lt, UInt64.lt_iff_toNat_lt, hN]
    rintro ⟨hc, hr⟩
    refine ⟨⟨⟨_, hr⟩, ⟨_, hc⟩⟩, ?_⟩
    rw [cellWord, UInt64.ofNat_toNat, UInt64.ofNat_toNat]
    exact (cons_head_tail (by decide) c).symm
  · rintro ⟨p, rfl⟩
    rw [column_cellWord hn, row_cellWord hn, UInt64.lt_iff_toNat_lt, UInt64.lt_iff_toNat_lt,
      toNat_coord hn, toNat_coord hn, hN]
    exact ⟨p.col.isLt, p.row.isLt⟩

/-! ### Fields -/

/-- The fields fit. -/
structure Fields.InRange (f : Fields) : Prop where
  /-- A cell. -/
  agent : f.agent.toNat < 2 ^ 20
  /-- A cell. -/
  key : f.key.toNat < 2 ^ 20
  /-- A cell. -/
  lock : f.lock.toNat < 2 ^ 20
  /-- A bit. -/
  hasKey : f.hasKey.toNat < 2 ^ 1
  /-- What is left. -/
  isOpen : f.isOpen.toNat < 2 ^ 3

/-- The fields are read as they were written. -/
theorem read_word {f : Fields} (h : f.InRange) : read f.word = f := by
  obtain ⟨ha, hk, hl, hh, ho⟩ := h
  have h₁ : (cons 1 f.hasKey f.isOpen).toNat < 2 ^ 4 :=
    cons_lt (k := 1) (m := 3) (by decide) (by decide) hh ho
  have h₂ : (cons 20 f.lock (cons 1 f.hasKey f.isOpen)).toNat < 2 ^ 24 :=
    cons_lt (k := 20) (m := 4) (by decide) (by decide) hl h₁
  have h₃ : (cons 20 f.key (cons 20 f.lock (cons 1 f.hasKey f.isOpen))).toNat < 2 ^ 44 :=
    cons_lt (k := 20) (m := 24) (by decide) (by decide) hk h₂
  have lt {x : Nat} {j : Nat} (h : x < 2 ^ j) (hj : j ≤ 44) : x < 2 ^ 44 :=
    Nat.lt_of_lt_of_le h (Nat.pow_le_pow_right (by decide) hj)
  have t₁ := tail_cons (k := 20) (by decide) ha h₃
  have t₂ := tail_cons (k := 20) (by decide) hk (lt h₂ (by decide))
  have t₃ := tail_cons (k := 20) (by decide) hl (lt h₁ (by decide))
  have t₄ := tail_cons (k := 1) (by decide) hh (Nat.lt_trans ho (by decide))
  simp only [read, Fields.word, t₁, t₂, t₃, t₄, head_cons (k := 20) (by decide) ha,
    head_cons (k := 20) (by decide) hk, head_cons (k := 20) (by decide) hl,
    head_cons (k := 1) (by decide) hh]

/-- A word is that of its fields. -/
theorem word_read (x : UInt64) : (read x).word = x := by
  simp only [read, Fields.word, cons_head_tail (k := 1) (by decide),
    cons_head_tail (k := 20) (by decide)]

theorem toNat_bool (b : Bool) : b.toUInt64.toNat < 2 := by cases b <;> decide

theorem inRange_fields (hn : n ≤ 1024) (s : State n) : s.fields.InRange :=
  ⟨cellWord_lt hn _, cellWord_lt hn _, cellWord_lt hn _, toNat_bool _,
    Nat.lt_trans (toNat_bool _) (by decide)⟩

theorem read_state (hn : n ≤ 1024) (s : State n) : read s.word = s.fields :=
  read_word (inRange_fields hn s)

theorem fields_inj (hn : n ≤ 1024) {s s' : State n} : s.fields = s'.fields ↔ s = s' := by
  have bool : ∀ {b c : Bool}, b.toUInt64 = c.toUInt64 ↔ b = c := by
    intro b c; cases b <;> cases c <;> decide
  simp only [State.fields, Fields.mk.injEq, cellWord_inj hn, bool, State.ext_iff]

/-! ### The step -/

theorem moved_eq (N : UInt64) (a : UInt32) (c : UInt64) : moved N a c =
    c + (if a = 2 ∧ column c + 1 < N then 1 else 0) +
        (if a = 1 ∧ row c + 1 < N then 1024 else 0) -
      (if a = 3 ∧ 0 < column c then 1 else 0) - (if a = 0 ∧ 0 < row c then 1024 else 0) := by
  have shift (q : Prop) [Decidable q] :
      (if q then (1 : UInt64) else 0) <<< 10 = if q then 1024 else 0 := by split <;> rfl
  simp only [moved, bit_and, bit64_eq, shift]

variable {N : UInt64} (hN : N.toNat = n) (hn : n ≤ 1024)
include hN hn

theorem moved_cellWord (p : Pos n n) :
    moved N 0 (cellWord p) = cellWord (GridWorld.Action.up.move p) ∧
      moved N 1 (cellWord p) = cellWord (GridWorld.Action.down.move p) ∧
      moved N 2 (cellWord p) = cellWord (GridWorld.Action.right.move p) ∧
      moved N 3 (cellWord p) = cellWord (GridWorld.Action.left.move p) := by
  have hx := p.col.isLt
  have hy := p.row.isLt
  have hc := toNat_cellWord hn p
  have lt_col : 0 < UInt64.ofNat p.col.val ↔ 0 < p.col.val := by
    rw [UInt64.lt_iff_toNat_lt, toNat_coord hn]; rfl
  have lt_row : 0 < UInt64.ofNat p.row.val ↔ 0 < p.row.val := by
    rw [UInt64.lt_iff_toNat_lt, toNat_coord hn]; rfl
  have succ (i : Fin n) : UInt64.ofNat i.val + 1 < N ↔ i.val + 1 < n := by
    have hi := i.isLt
    rw [UInt64.lt_iff_toNat_lt, UInt64.toNat_add, toNat_coord hn, hN, UInt64.toNat_one]
    omega
  have one : (1 : UInt64).toNat = 1 := rfl
  have kilo : (1024 : UInt64).toNat = 1024 := rfl
  have cases (q : Prop) [Decidable q] (x : UInt64) :
      (if q then x else 0).toNat = if q then x.toNat else 0 := by split <;> rfl
  have hle (q : Prop) [Decidable q] (x : UInt64) (h : q → x.toNat ≤ (cellWord p).toNat) :
      (if q then x else 0) ≤ cellWord p := by
    rw [UInt64.le_iff_toNat_le, cases]; split
    · exact h ‹_›
    · exact Nat.zero_le _
  simp only [moved_eq, column_cellWord hn, row_cellWord hn, lt_col, lt_row, succ]
  simp +decide only [false_and, true_and, if_false, UInt64.add_zero, UInt64.sub_zero]
  simp only [← UInt64.toNat_inj, toNat_cellWord hn]
  refine ⟨?_, ?_, ?_, ?_⟩
  · rw [UInt64.toNat_sub_of_le _ _ (hle _ _ fun h => by rw [kilo, hc]; omega), cases, hc, kilo]
    simp only [GridWorld.Action.move]
    split <;> omega
  · rw [UInt64.toNat_add, cases, hc, kilo]
    simp only [GridWorld.Action.move]
    split <;> omega
  · rw [UInt64.toNat_add, cases, hc, one]
    simp only [GridWorld.Action.move]
    split <;> omega
  · rw [UInt64.toNat_sub_of_le _ _ (hle _ _ fun h => by rw [one, hc]; omega), cases, hc, one]
    simp only [GridWorld.Action.move]
    split <;> omega

omit hN hn in
theorem moved_stay (N c : UInt64) : moved N 4 c = c ∧ moved N 5 c = c := by
  simp +decide only [moved_eq, false_and, if_false, UInt64.add_zero, UInt64.sub_zero, and_self]

/-- The machine's next fields are those of the specified next state. -/
theorem next_fields (s : State n) (a : Action) :
    next N s.fields a.toWord = (step s a).state.fields := by
  obtain ⟨h₀, h₁, h₂, h₃⟩ := moved_cellWord hN hn s.agent
  obtain ⟨h₄, h₅⟩ := moved_stay N (cellWord s.agent)
  obtain ⟨p, k, l, b, o⟩ := s
  cases o with
  | true =>
    rw [step_of_open a rfl]
    simp +decide only [next, State.fields, picked, opened, bit_and, choose_eq, bit64_eq,
      and_false, if_false, UInt64.add_zero, Bool.toUInt64]
  | false =>
    rw [step_of_closed a rfl]
    cases a <;>
      simp +decide only [next, KeyLock.next, State.fields, picked, opened, bit_and, choose_eq,
        bit64_eq, false_and, and_true, true_and, if_false, if_true, UInt64.add_zero,
        Action.toWord, cellWord_inj hn, h₀, h₁, h₂, h₃, h₄, h₅, Bool.toUInt64]
    · by_cases hp : p = k <;> cases b <;> simp +decide [hp]
    · by_cases hp : p = l <;> cases b <;> simp +decide [hp]

omit hN hn in
theorem index_lt {m k l r : Nat} (hk : k < m) (hl : l < m - 1) (hr : r ≤ 2 * m) :
    (k * (m - 1) + l) * (2 * m + 1) + r < m * (m - 1) * (2 * m + 1) := by
  have h₁ : (k + 1) * (m - 1) ≤ m * (m - 1) := Nat.mul_le_mul_right _ hk
  rw [Nat.add_mul, Nat.one_mul] at h₁
  have h₂ : (k * (m - 1) + l + 1) * (2 * m + 1) ≤ m * (m - 1) * (2 * m + 1) :=
    Nat.mul_le_mul_right _ (by omega)
  rw [Nat.add_mul, Nat.one_mul] at h₂
  omega

omit hN hn in
theorem stage_le (s : State n) : (if s.isOpen then 2 * (n * n)
    else (GridWorld.encode s.agent).val + if s.hasKey then n * n else 0) ≤ 2 * (n * n) := by
  have := (GridWorld.encode s.agent).isLt
  split
  · omega
  · split <;> omega

omit hN hn in
theorem lock_lt {s : State n} (hs : Valid s) :
    (if (GridWorld.encode s.key).val < (GridWorld.encode s.lock).val then
      (GridWorld.encode s.lock).val - 1 else (GridWorld.encode s.lock).val) < n * n - 1 := by
  have hk := (GridWorld.encode s.key).isLt
  have hl := (GridWorld.encode s.lock).isLt
  have hne : (GridWorld.encode s.key).val ≠ (GridWorld.encode s.lock).val := fun h =>
    hs.key_ne_lock (by
      rw [← GridWorld.decode_encode s.key, ← GridWorld.decode_encode s.lock, Fin.ext h])
  split <;> omega

omit hN hn in
theorem state_index_lt {s : State n} (hs : Valid s) :
    s.index < n * n * (n * n - 1) * (2 * (n * n) + 1) :=
  Machine.index_lt (GridWorld.encode s.key).isLt (lock_lt hs) (stage_le s)

theorem toNat_place (p : Pos n n) : (place N (cellWord p)).toNat = (GridWorld.encode p).val := by
  have hlt := (GridWorld.encode p).isLt
  have hsq : n * n ≤ 1024 * 1024 := Nat.mul_le_mul hn hn
  have hval : (GridWorld.encode p).val = p.row * n + p.col := rfl
  rw [hval] at hlt ⊢
  rw [place, column_cellWord hn, row_cellWord hn, UInt64.toNat_add, UInt64.toNat_mul,
    toNat_coord hn, toNat_coord hn, hN, Nat.mod_eq_of_lt (a := p.row.val * n) (by omega)]
  exact Nat.mod_eq_of_lt (by omega)

/-- The machine's number of a state. -/
theorem toNat_index_fields {s : State n} (hs : Valid s) :
    (index N s.fields).toNat = s.index := by
  have hsq : n * n ≤ 1024 * 1024 := Nat.mul_le_mul hn hn
  have hpos : 0 < n * n := Nat.lt_of_le_of_lt (Nat.zero_le _) (GridWorld.encode s.key).isLt
  have hcells : (N * N).toNat = n * n := by rw [UInt64.toNat_mul, hN]; omega
  have hpred : (N * N - 1).toNat = n * n - 1 := by
    rw [UInt64.toNat_sub_of_le _ _ (by
      rw [UInt64.le_iff_toNat_le, hcells, UInt64.toNat_one]; omega), hcells]
    rfl
  have htwo : (2 * (N * N)).toNat = 2 * (n * n) := by
    rw [UInt64.toNat_mul, hcells, show (2 : UInt64).toNat = 2 from rfl]; omega
  have hradix : (2 * (N * N) + 1).toNat = 2 * (n * n) + 1 := by
    rw [UInt64.toNat_add, htwo, UInt64.toNat_one]; omega
  have hlt := state_index_lt hs
  have hmax : n * n * (n * n - 1) * (2 * (n * n) + 1) ≤
      1024 * 1024 * (1024 * 1024) * (2 * (1024 * 1024) + 1) :=
    Nat.mul_le_mul (Nat.mul_le_mul hsq (by omega)) (by omega)
  have hlock : (place N (cellWord s.lock) -
      (bit (place N (cellWord s.key) < place N (cellWord s.lock))).toUInt64).toNat =
      if (GridWorld.encode s.key).val < (GridWorld.encode s.lock).val then
        (GridWorld.encode s.lock).val - 1 else (GridWorld.encode s.lock).val := by
    rw [UInt64.toNat_sub_of_le _ _ (by
      simp only [UInt64.le_iff_toNat_le, toNat_bit64, UInt64.lt_iff_toNat_lt, toNat_place hN hn]
      split <;> omega)]
    simp only [toNat_bit64, UInt64.lt_iff_toNat_lt, toNat_place hN hn]
    split <;> rfl
  have hstage : (choose (s.isOpen.toUInt64 = 0) (place N (cellWord s.agent) +
      when (s.hasKey.toUInt64 = 1) (N * N)) (2 * (N * N))).toNat =
      if s.isOpen then 2 * (n * n)
      else (GridWorld.encode s.agent).val + if s.hasKey then n * n else 0 := by
    have hagent := (GridWorld.encode s.agent).isLt
    rw [toNat_choose, UInt64.toNat_add, toNat_when, toNat_place hN hn, hcells, htwo]
    cases s.isOpen <;> cases s.hasKey <;> simp +decide <;> omega
  have hk := (GridWorld.encode s.key).isLt
  have hl := lock_lt hs
  have hr := stage_le s
  simp only [index, State.fields, State.index] at hlt ⊢
  have hone : (GridWorld.encode s.key).val * (n * n - 1) ≤ 1024 * 1024 * (1024 * 1024) :=
    Nat.mul_le_mul (by omega) (by omega)
  rw [UInt64.toNat_add, UInt64.toNat_mul, UInt64.toNat_add, UInt64.toNat_mul, hradix, hpred, hlock,
    hstage, toNat_place hN hn]
  generalize (GridWorld.encode s.key).val * (n * n - 1) = x at *
  generalize (if (GridWorld.encode s.key).val < (GridWorld.encode s.lock).val then
    (GridWorld.encode s.lock).val - 1 else (GridWorld.encode s.lock).val) = y at *
  rw [Nat.mod_eq_of_lt (a := x) (by omega), Nat.mod_eq_of_lt (a := x + y) (by omega)]
  generalize (x + y) * (2 * (n * n) + 1) = z at *
  generalize n * n * (n * n - 1) * (2 * (n * n) + 1) = w at *
  omega

omit hN

/-- The machine's reward is the specified one. -/
theorem signed_reward_fields (s : State n) (a : Action) :
    ((signed (reward s.fields a.toWord) : Int) : Rat) = (step s a).reward := by
  obtain ⟨p, k, l, b, o⟩ := s
  cases o with
  | true =>
    rw [step_of_open a rfl]
    simp +decide only [reward, State.fields, picked, opened, bit_and, bit64_eq, and_false, if_false,
      Bool.toUInt64]
  | false =>
    rw [step_of_closed a rfl]
    cases a <;>
      simp +decide only [reward, KeyLock.reward, KeyLock.next, State.fields, picked, opened,
        bit_and, bit64_eq, false_and, and_true, true_and, if_false, if_true, cellWord_inj hn,
        Bool.toUInt64]
    case pickUp => by_cases hp : p = k <;> cases b <;> simp +decide [hp]
    case unlock => by_cases hp : p = l <;> cases b <;> simp +decide [hp]
    all_goals cases b <;> simp +decide

include hN

/-- The words that are accepted are those of the states that can occur. -/
theorem stateValid_iff {x : UInt64} :
    stateValid N x = true ↔ ∃ s : State n, Valid s ∧ x = s.word := by
  have bool : ∀ {b : Bool}, (b.toUInt64 = 0 ↔ b = false) ∧ (b.toUInt64 = 1 ↔ b = true) := by
    intro b; cases b <;> decide
  simp only [stateValid, onGrid, bit_and, bit_or, bit_beq_one_iff, onGrid_iff hn hN]
  constructor
  · rintro ⟨⟨⟨⟨⟨p, hp⟩, k, hk⟩, l, hl⟩, hkl⟩, hopen⟩
    have hkey : (read x).hasKey = (decide ((read x).hasKey = 1)).toUInt64 := by
      have hlt : (read x).hasKey.toNat < 2 := head_lt (k := 1) (by decide) _
      by_cases h : (read x).hasKey = 1
      · rw [decide_eq_true h]; exact h
      · rw [decide_eq_false h]
        rw [← UInt64.toNat_inj, UInt64.toNat_one] at h
        rw [← UInt64.toNat_inj]
        change _ = 0
        omega
    have ho : (read x).isOpen = (decide ((read x).isOpen = 1)).toUInt64 := by
      rcases hopen with h | h
      · rw [h]; rfl
      · rw [h.1.1]; rfl
    refine ⟨⟨p, k, l, decide ((read x).hasKey = 1), decide ((read x).isOpen = 1)⟩,
      ⟨fun h => hkl (by rw [hk, hl]; exact congrArg cellWord h), fun h => ?_, fun h => ?_⟩, ?_⟩
    · have h := of_decide_eq_true h
      rcases hopen with h' | h'
      · rw [h'] at h; exact absurd h (by decide)
      · exact decide_eq_true h'.1.2
    · have h := of_decide_eq_true h
      rcases hopen with h' | h'
      · rw [h'] at h; exact absurd h (by decide)
      · rw [← cellWord_inj hn, ← hp, ← hl]; exact h'.2
    · have hfields : read x = (State.mk p k l (decide ((read x).hasKey = 1))
          (decide ((read x).isOpen = 1))).fields := Fields.ext hp hk hl hkey ho
      rw [State.word, ← hfields, word_read]
  · rintro ⟨s, hs, rfl⟩
    rw [read_state hn]
    refine ⟨⟨⟨⟨⟨_, rfl⟩, _, rfl⟩, _, rfl⟩, fun h => hs.key_ne_lock ((cellWord_inj hn).mp h)⟩, ?_⟩
    cases ho : s.isOpen with
    | false => exact .inl (bool.1.mpr ho)
    | true =>
      exact .inr ⟨⟨bool.2.mpr ho, bool.2.mpr (hs.hasKey ho)⟩, congrArg cellWord (hs.agent ho)⟩

end Machine

end Spec.KeyLock
