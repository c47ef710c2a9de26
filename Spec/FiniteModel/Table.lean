module

public import Spec.FiniteModel.Basic
public import Spec.FiniteModel.Search
public import Spec.MDP.Machine

/-!
# Tables of finite models

A finite model as a kernel holds it: arrays of words, which are functions of an index here. The
outcomes of all rows follow one another; row `s * numActions + a` has those of action `a` in state
`s`, and the last row the states of a reset. Of each outcome the table has its threshold, its
successor and the number of its reward. States in which an episode is over come after the others:
first those that are terminal, then those that are cut off as well, then those that are cut off
alone. So flags are comparisons.

## Main definitions

* `Table`: the arrays.
* `Table.Valid`: what is checked when a table is made or loaded.
* `Table.choose`: the outcome of a row that a word chooses.
* `Table.Describes`: a table holds a model.

## Main statements

* `Table.HoldsRow.sample_eq`: the choice is the sample of the row that the table holds.
* `Table.Valid.describes_toModel`: every valid table holds a model.
-/

@[expose] public noncomputable section

namespace Spec.FiniteModel

open MDP

/-- The arrays of a finite model. -/
structure Table where
  /-- States are the words below this number. -/
  numStates : UInt32
  /-- Actions are the words below this number. -/
  numActions : UInt32
  /-- Observations are the words below this number. -/
  numObservations : UInt32
  /-- Rewards are listed under the words below this number. -/
  numRewards : UInt32
  /-- The number of outcomes of all rows. -/
  numOutcomes : UInt32
  /-- The first state in which an episode is over; from here to `onlyCuts` states are terminal. -/
  ends : UInt32
  /-- The first state in which an episode is cut off; all from here on are such. -/
  cuts : UInt32
  /-- The first state in which an episode is cut off that is not terminal. -/
  onlyCuts : UInt32
  /-- The rounds of a search in the rows of actions. -/
  rounds : UInt32
  /-- The rounds of a search in the row of a reset. -/
  startRounds : UInt32
  /-- The first outcome of a row. -/
  rowStart : UInt32 → UInt32
  /-- The first word that chooses an outcome. -/
  threshold : UInt32 → UInt64
  /-- The state to which an outcome leads. -/
  successor : UInt32 → UInt32
  /-- The number of the reward of an outcome. -/
  reward : UInt32 → UInt32
  /-- The number of the observation that a state shows. -/
  observation : UInt32 → UInt32
  /-- The reward under a number. -/
  value : UInt32 → Rat

namespace Table

/-- The row of an action in a state; a word that is none is read as the first one. -/
@[inline] def rowOf (numStates numActions state action : UInt32) : UInt32 :=
  Word.clamp numStates state * numActions + Word.clamp numActions action

variable (T : Table)

/-- The row of an action in a state. -/
def row (state action : UInt32) : UInt32 :=
  rowOf T.numStates T.numActions state action

/-- The number of the rows of actions. -/
def numRows : Nat := T.numStates.toNat * T.numActions.toNat

/-- The row of a reset. -/
def startRow : UInt32 := T.numStates * T.numActions

/-- The number of outcomes of a row. -/
def size (r : UInt32) : UInt32 := T.rowStart (r + 1) - T.rowStart r

/-- Whether a state is terminal. -/
def terminated (w : UInt32) : Bool := decide (T.ends ≤ w ∧ w < T.onlyCuts)

/-- Whether an episode is cut off in a state. -/
def truncated (w : UInt32) : Bool := decide (T.cuts ≤ w)

/-- The rounds of a search in a row. -/
def roundsOf (r : UInt32) : UInt32 := if r = T.startRow then T.startRounds else T.rounds

/-- The outcome of a row that a word chooses. -/
def choose (r : UInt32) (u : UInt64) : UInt32 :=
  Search.narrow T.threshold u (T.roundsOf r).toNat (T.rowStart r) (T.size r)

/-- What an outcome is. -/
def result (j : UInt32) : StepResult Nat where
  state := (T.successor j).toNat
  reward := T.value (T.reward j)
  terminated := T.terminated (T.successor j)
  truncated := T.truncated (T.successor j)

/-! ### Valid tables -/

/-- A row has outcomes, no more than a search tells apart; their thresholds increase from zero, and
each has a successor and a reward. -/
structure RowValid (r : UInt32) : Prop where
  /-- A row has an outcome. -/
  lt : T.rowStart r < T.rowStart (r + 1)
  /-- Its outcomes are among all. -/
  le : T.rowStart (r + 1) ≤ T.numOutcomes
  /-- A search tells them apart. -/
  rounds : (T.size r).toNat ≤ 2 ^ (T.roundsOf r).toNat
  /-- The first threshold is zero. -/
  first : T.threshold (T.rowStart r) = 0
  /-- Thresholds increase. -/
  increasing : ∀ j, T.rowStart r < j → j < T.rowStart (r + 1) →
    T.threshold (j - 1) < T.threshold j
  /-- Successors are states. -/
  successor : ∀ j, T.rowStart r ≤ j → j < T.rowStart (r + 1) → T.successor j < T.numStates
  /-- Rewards are listed. -/
  reward : ∀ j, T.rowStart r ≤ j → j < T.rowStart (r + 1) → T.reward j < T.numRewards

/-- What is checked when a table is made or loaded. -/
structure Valid : Prop where
  /-- There is an action. -/
  actions : 0 < T.numActions.toNat
  /-- Rows are words. -/
  rows_lt : T.numRows + 1 < 2 ^ 32
  /-- Rounds of a search can be counted by a shift. -/
  rounds_lt : T.rounds.toNat < 32 ∧ T.startRounds.toNat < 32
  /-- States in which an episode is over come last. -/
  order : T.ends ≤ T.cuts ∧ T.cuts ≤ T.onlyCuts ∧ T.onlyCuts ≤ T.numStates
  /-- The first row begins with the first outcome. -/
  rowStart_zero : T.rowStart 0 = 0
  /-- The last row, that of a reset, ends with the last one. -/
  rowStart_last : T.rowStart (T.startRow + 1) = T.numOutcomes
  /-- No episode is over where it begins. -/
  start : ∀ j, T.rowStart T.startRow ≤ j → j < T.rowStart (T.startRow + 1) →
    T.successor j < T.ends
  /-- Each row is valid, that of a reset included. -/
  row : ∀ r : UInt32, r.toNat ≤ T.numRows → T.RowValid r
  /-- Where an episode is over, a step stays and pays the first reward. -/
  stays : ∀ s a : UInt32, T.ends ≤ s → s < T.numStates → a < T.numActions →
    (T.size (T.row s a)).toNat = 1 ∧ T.successor (T.rowStart (T.row s a)) = s ∧
      T.reward (T.rowStart (T.row s a)) = 0
  /-- Observations are numbered. -/
  observation : ∀ s : UInt32, s < T.numStates → T.observation s < T.numObservations
  /-- The first reward is zero. -/
  value_zero : T.value 0 = 0

variable {T}

theorem toNat_startRow (h : T.Valid) : T.startRow.toNat = T.numRows := by
  have := h.rows_lt
  rw [startRow, UInt32.toNat_mul]
  exact Nat.mod_eq_of_lt (by rw [numRows] at this; omega)

/-- Where each row of an action has one outcome, that has the number of its row. -/
theorem rowStart_of_certain (h : T.Valid)
    (hone : ∀ r : UInt32, r.toNat < T.numRows → (T.size r).toNat = 1) {r : UInt32}
    (hr : r.toNat ≤ T.numRows) : T.rowStart r = r := by
  have hlt := h.rows_lt
  have hnat : ∀ n ≤ T.numRows, (T.rowStart (.ofNat n)).toNat = n := fun n hn => by
    induction n with
    | zero => rw [show UInt32.ofNat 0 = 0 from rfl, h.rowStart_zero]; rfl
    | succ n ih =>
      have hn' : (UInt32.ofNat n).toNat = n := by rw [UInt32.toNat_ofNat']; omega
      have hsucc : UInt32.ofNat (n + 1) = UInt32.ofNat n + 1 := by
        refine UInt32.toNat_inj.mp ?_
        rw [UInt32.toNat_ofNat', UInt32.toNat_add, hn', UInt32.toNat_one]
      have hrow := h.row (.ofNat n) (by omega)
      have hsub := UInt32.toNat_sub_of_le _ _ (UInt32.le_of_lt hrow.lt)
      have hlt := UInt32.lt_iff_toNat_lt.mp hrow.lt
      have hsize := hone (.ofNat n) (by omega)
      have := ih (by omega)
      rw [size] at hsize
      rw [hsucc]
      omega
  refine UInt32.toNat_inj.mp ?_
  have := hnat r.toNat hr
  rwa [UInt32.ofNat_toNat] at this

theorem startRow_valid (h : T.Valid) : T.RowValid T.startRow :=
  h.row _ (Nat.le_of_eq (toNat_startRow h))

theorem RowValid.toNat_size {r : UInt32} (h : T.RowValid r) :
    (T.rowStart r).toNat + (T.size r).toNat = (T.rowStart (r + 1)).toNat ∧
      0 < (T.size r).toNat := by
  have hlt := UInt32.lt_iff_toNat_lt.mp h.lt
  have hsub := UInt32.toNat_sub_of_le _ _ (UInt32.le_of_lt h.lt)
  rw [size]
  omega

/-- There is a state: a reset leads to one. -/
theorem numStates_pos (h : T.Valid) : 0 < T.numStates := by
  have hs := (startRow_valid h).successor _ (UInt32.le_refl _) (startRow_valid h).lt
  rw [UInt32.lt_iff_toNat_lt] at hs ⊢
  exact Nat.zero_lt_of_lt hs

/-- Whatever the words are, the row is one of the actions'. -/
theorem row_lt (h : T.Valid) (s a : UInt32) : (T.row s a).toNat < T.numRows := by
  have hlt := h.rows_lt
  have hs := Word.clamp_lt (numStates_pos h) s
  have ha := Word.clamp_lt (UInt32.lt_iff_toNat_lt.mpr h.actions) a
  rw [UInt32.lt_iff_toNat_lt] at hs ha
  have hmul : ((Word.clamp T.numStates s).toNat + 1) * T.numActions.toNat ≤ T.numRows :=
    Nat.mul_le_mul_right _ hs
  rw [Nat.add_mul, Nat.one_mul] at hmul
  rw [row, rowOf, UInt32.toNat_add, UInt32.toNat_mul]
  omega

theorem row_valid (h : T.Valid) (s a : UInt32) : T.RowValid (T.row s a) :=
  h.row _ (Nat.le_of_lt (row_lt h s a))

/-- A row of an action is searched in the rounds of those rows. -/
theorem roundsOf_row (h : T.Valid) (s a : UInt32) : T.roundsOf (T.row s a) = T.rounds := by
  have hlt := row_lt h s a
  refine if_neg fun he => ?_
  rw [he, toNat_startRow h] at hlt
  exact Nat.lt_irrefl _ hlt

/-! ### The row that a table holds -/

variable {α β : Type}

/-- A table holds a row: as many outcomes, their thresholds, and what they are. -/
structure HoldsRow (T : Table) (r : UInt32) (R : Row α) (g : α → β) (f : UInt32 → β) : Prop where
  /-- As many outcomes. -/
  size : (T.size r).toNat = R.size
  /-- Their thresholds. -/
  threshold : ∀ i : Fin R.size,
    (T.threshold (T.rowStart r + .ofNat i.val)).toNat = Draw.threshold R.weight i
  /-- What they are. -/
  outcome : ∀ i : Fin R.size, g (R.outcome i) = f (T.rowStart r + .ofNat i.val)

/-- A place of a row by its number. -/
theorem RowValid.toNat_place {r : UInt32} (h : T.RowValid r) {i : Nat}
    (hi : i ≤ (T.size r).toNat) :
    (T.rowStart r + .ofNat i).toNat = (T.rowStart r).toNat + i := by
  have hs := h.toNat_size.1
  have hlt := (T.rowStart (r + 1)).toNat_lt
  rw [UInt32.toNat_add, UInt32.toNat_ofNat']
  omega

/-- **Claim.** The outcome that a word chooses lies in its row, and where a table holds a row, the
choice is the sample of that row. -/
theorem HoldsRow.sample_eq {r : UInt32} {R : Row α} {g : α → β} {f : UInt32 → β}
    (h : T.HoldsRow r R g f) (hr : T.RowValid r) (u : UInt64) :
    (T.rowStart r ≤ T.choose r u ∧ T.choose r u < T.rowStart (r + 1)) ∧
      f (T.choose r u) = g (R.draw.sample [u]) := by
  obtain ⟨hsum, hpos⟩ := hr.toNat_size
  have hend := (T.rowStart (r + 1)).toNat_lt
  have hplace := fun {i : Nat} hi => hr.toNat_place (i := i) hi
  have hspec := Search.narrow_spec (threshold := T.threshold) (u := u) (lo := T.rowStart r)
    (len := T.size r) (T := fun j => Draw.threshold R.weight (j - (T.rowStart r).toNat))
    (fun {i j} hij => Draw.threshold_mono R.weight (Nat.sub_le_sub_right hij _))
    (rounds := (T.roundsOf r).toNat) hpos hr.rounds (by omega)
    (fun j h₁ h₂ => by
      have hi : j.toNat - (T.rowStart r).toNat < R.size := by rw [← h.size]; omega
      have hj : T.rowStart r + .ofNat (j.toNat - (T.rowStart r).toNat) = j :=
        UInt32.toNat_inj.mp (by rw [hplace (by omega)]; omega)
      have := h.threshold ⟨_, hi⟩
      rwa [hj] at this)
    (by simp only [Nat.sub_self]; rw [Draw.threshold_zero R.total_pos]; exact Nat.zero_le _)
    (by
      simp only [Nat.add_sub_cancel_left]
      rw [h.size, Draw.threshold_self R.total_pos]
      exact u.toNat_lt)
  simp only at hspec
  change (_ ≤ (T.choose r u).toNat ∧ (T.choose r u).toNat < _) ∧
    _ ≤ u.toNat ∧ u.toNat < _ at hspec
  obtain ⟨⟨h₁, h₂⟩, hlow, hhigh⟩ := hspec
  refine ⟨⟨UInt32.le_iff_toNat_le.mpr h₁, UInt32.lt_iff_toNat_lt.mpr (by omega)⟩, ?_⟩
  have hi : (T.choose r u).toNat - (T.rowStart r).toNat < R.size := by rw [← h.size]; omega
  have hj : T.rowStart r + .ofNat ((T.choose r u).toNat - (T.rowStart r).toNat) =
      T.choose r u := UInt32.toNat_inj.mp (by rw [hplace (by omega)]; omega)
  have hout := h.outcome ⟨_, hi⟩
  rw [hj] at hout
  rw [← hout]
  refine congrArg g (R.sample_draw (i := ⟨_, hi⟩) hlow ?_).symm
  change u.toNat < Draw.threshold R.weight ((T.choose r u).toNat + 1 - _) at hhigh
  rwa [show (T.choose r u).toNat + 1 - (T.rowStart r).toNat =
    (T.choose r u).toNat - (T.rowStart r).toNat + 1 by omega] at hhigh

/-! ### The model that a table holds -/

variable {n m k : Nat}

/-- A table holds a model: its numbers of states, actions and observations, its rows, and what its
states show. -/
structure Describes (T : Table) (M : FiniteModel n m k) : Prop where
  /-- As many states. -/
  numStates : T.numStates.toNat = n
  /-- As many actions. -/
  numActions : T.numActions.toNat = m
  /-- As many observations. -/
  numObservations : T.numObservations.toNat = k
  /-- The row of a reset. -/
  start : T.HoldsRow T.startRow M.start Fin.val fun j => (T.successor j).toNat
  /-- The rows of actions. -/
  step : ∀ s a, T.HoldsRow (T.row (.ofNat s.val) (.ofNat a.val)) (M.step s a)
    (StepResult.map Fin.val) T.result
  /-- What states show. -/
  observe : ∀ s, (T.observation (.ofNat s.val)).toNat = (M.observe s).val

/-- The first word after those that choose one of the first `i` outcomes of a row. -/
def boundary (T : Table) (r : UInt32) (i : Nat) : Nat :=
  if i < (T.size r).toNat then (T.threshold (T.rowStart r + .ofNat i)).toNat else 2 ^ 64

theorem RowValid.boundary_zero {r : UInt32} (h : T.RowValid r) : T.boundary r 0 = 0 := by
  rw [boundary, if_pos h.toNat_size.2, show UInt32.ofNat 0 = 0 from rfl, UInt32.add_zero, h.first]
  rfl

theorem RowValid.boundary_le {r : UInt32} (h : T.RowValid r) {i : Nat}
    (hi : i < (T.size r).toNat) : T.boundary r i ≤ T.boundary r (i + 1) := by
  have hlt := (T.threshold (T.rowStart r + .ofNat i)).toNat_lt
  rw [boundary, boundary, if_pos hi]
  split
  · next hnext =>
    have hsum := h.toNat_size.1
    have hplace := h.toNat_place (Nat.le_of_lt hi)
    have hplace' := h.toNat_place (Nat.le_of_lt hnext)
    have hsucc : T.rowStart r + .ofNat (i + 1) = T.rowStart r + .ofNat i + 1 := by
      have hend := (T.rowStart (r + 1)).toNat_lt
      refine UInt32.toNat_inj.mp ?_
      rw [hplace', UInt32.toNat_add, hplace, UInt32.toNat_one]
      omega
    have hinc := h.increasing (T.rowStart r + .ofNat (i + 1))
      (UInt32.lt_iff_toNat_lt.mpr (by omega)) (UInt32.lt_iff_toNat_lt.mpr (by omega))
    rw [hsucc, UInt32.add_sub_cancel] at hinc
    rw [hsucc]
    exact Nat.le_of_lt (UInt64.lt_iff_toNat_lt.mp hinc)
  · exact Nat.le_of_lt hlt

/-- The weights of a row: how many words choose each outcome. -/
def weight (T : Table) (r : UInt32) (i : Fin (T.size r).toNat) : Nat :=
  T.boundary r (i + 1) - T.boundary r i

theorem RowValid.weightBefore_eq {r : UInt32} (h : T.RowValid r) {i : Nat}
    (hi : i ≤ (T.size r).toNat) : Draw.weightBefore (T.weight r) i = T.boundary r i := by
  induction i with
  | zero => rw [h.boundary_zero]; rfl
  | succ i ih =>
    have hle := h.boundary_le hi
    rw [Draw.weightBefore, dif_pos (Nat.lt_of_succ_le hi), ih (Nat.le_of_lt hi)]
    exact Nat.add_sub_cancel' hle

theorem RowValid.total_eq {r : UInt32} (h : T.RowValid r) :
    Draw.totalWeight (T.size r).toNat (T.weight r) = 2 ^ 64 := by
  rw [← Draw.weightBefore_self, h.weightBefore_eq (Nat.le_refl _), boundary,
    if_neg (Nat.lt_irrefl _)]

/-- A valid row of a table, with as much weight for each outcome as there are words that choose
it. -/
def RowValid.toRow {r : UInt32} (h : T.RowValid r)
    (f : (j : UInt32) → T.rowStart r ≤ j → j < T.rowStart (r + 1) → α) : Row α where
  size := (T.size r).toNat
  weight := T.weight r
  outcome i := f (T.rowStart r + .ofNat i.val)
    (UInt32.le_iff_toNat_le.mpr (by rw [h.toNat_place (Nat.le_of_lt i.isLt)]; omega))
    (UInt32.lt_iff_toNat_lt.mpr (by
      have := h.toNat_size.1
      have := i.isLt
      rw [h.toNat_place (Nat.le_of_lt i.isLt)]
      omega))
  total_pos := h.total_eq ▸ Nat.two_pow_pos 64

/-- A table holds each of its valid rows. -/
theorem RowValid.holds_toRow {r : UInt32} (h : T.RowValid r)
    {f : (j : UInt32) → T.rowStart r ≤ j → j < T.rowStart (r + 1) → α} {g : α → β}
    {f' : UInt32 → β} (hf : ∀ j h₁ h₂, g (f j h₁ h₂) = f' j) : T.HoldsRow r (h.toRow f) g f' where
  size := rfl
  threshold i := by
    change _ = Random.threshold (Draw.totalWeight (T.size r).toNat (T.weight r))
      (Draw.weightBefore (T.weight r) i)
    rw [h.total_eq, Random.threshold_two_pow, h.weightBefore_eq (Nat.le_of_lt i.isLt)]
    exact (if_pos i.isLt).symm
  outcome i := hf _ _ _

/-- The model that a valid table holds. -/
def Valid.toModel (h : T.Valid) :
    FiniteModel T.numStates.toNat T.numActions.toNat T.numObservations.toNat where
  start := (startRow_valid h).toRow fun j h₁ h₂ =>
    ⟨(T.successor j).toNat, UInt32.lt_iff_toNat_lt.mp ((startRow_valid h).successor j h₁ h₂)⟩
  step s a := (row_valid h (.ofNat s.val) (.ofNat a.val)).toRow fun j h₁ h₂ =>
    { state := ⟨(T.successor j).toNat,
        UInt32.lt_iff_toNat_lt.mp ((row_valid h _ _).successor j h₁ h₂)⟩
      reward := T.value (T.reward j)
      terminated := T.terminated (T.successor j)
      truncated := T.truncated (T.successor j) }
  observe s := ⟨(T.observation (.ofNat s.val)).toNat, UInt32.lt_iff_toNat_lt.mp (h.observation _ (by
    have := s.isLt
    have hN := T.numStates.toNat_lt
    rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_ofNat']
    omega))⟩

/-- **Claim.** Every valid table holds a model. -/
theorem Valid.describes_toModel (h : T.Valid) : T.Describes h.toModel where
  numStates := rfl
  numActions := rfl
  numObservations := rfl
  start := by
    dsimp only [toModel]
    exact RowValid.holds_toRow _ fun _ _ _ => rfl
  step s a := by
    dsimp only [toModel]
    exact RowValid.holds_toRow _ fun _ _ _ => rfl
  observe _ := rfl

end Table

end Spec.FiniteModel
