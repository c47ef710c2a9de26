module

public import Spec.FiniteModel.Implementation
public import Spec.FiniteModel.Kernel
public import Spec.MDP.Lane.Refinement

/-!
# The kernel of finite models is the machine of tables

What C++ does between the functions of the kernel is to read arrays at indices that they give, and
to repeat the rounds of a search. With what is read the functions return what the machine of the
table computes, no index lies outside of its array, and the checks of a table pass exactly for valid
ones.

## Main statements

* `Kernel.lane_eq`: the functions of a lane return what the machine does.
* `Kernel.row_lt`, `Kernel.of_mem_probes`, `Kernel.targets_lt`, `Kernel.choose_of_certain`: which
  indices are read.
* `Table.valid_iff`: the checks pass exactly for valid tables.
-/

@[expose] public noncomputable section

namespace Spec.FiniteModel

open MDP
open Word (bit bit_and)

variable {T : Table} {b c : Bool}

/-! ### The functions of a lane -/

theorem bit_beq_one (p : Prop) [Decidable p] : (bit p == 1) = decide p :=
  Machine.toUInt32_beq_one _

theorem Kernel.terminated_eq (w : UInt32) :
    Kernel.terminated T.ends T.onlyCuts w = T.terminated w := by
  rw [Kernel.terminated, bit_and, bit_beq_one]
  rfl

/-- **Claim.** The functions of a lane that the kernel exports, given the successor and the number
of the reward of the outcome that the machine chooses by the word of a step, or by `0` where a step
takes none, return what those of `Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt32) (a : UInt32) :
    let j := T.choose (Kernel.row T.numStates T.numActions l.state a)
      ((Random.stream l.key l.t (machine b c).stepWords.toNat).headD 0)
    let on {R : Type} (f : UInt32 → UInt32 → UInt32 → UInt32 → UInt64 → UInt32 → UInt32 → UInt32 →
        UInt64 → UInt32 → Bool → UInt32 → UInt32 → UInt32 → UInt32 → R) : R :=
      f T.numActions T.ends T.cuts T.onlyCuts (machine b c).stepWords l.state (T.successor j)
        (T.reward j) l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps
    ⟨on Kernel.laneRefuses, [on Kernel.laneState], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = ((machine b c).laneCall T C l a).results32 [id] := by
  have h (u : UInt64) (hu : u = (Random.stream l.key l.t (machine b c).stepWords.toNat).headD 0) :
      Kernel.lane T.numActions T.ends T.cuts T.onlyCuts (machine b c).stepWords l.state
        (T.successor (T.choose (T.row l.state a) u)) (T.reward (T.choose (T.row l.state a) u)) l.t
        l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps =
      (machine b c).laneCall T C l a := by
    rw [Kernel.lane, Kernel.terminated_eq, hu]
    rfl
  rw [← h _ rfl]
  rfl

/-! ### The indices that are read -/

/-- **Claim.** At a valid table, whatever words stand for a state and an action, the row is one of
the actions', which is searched in the rounds of those rows, and the state whose observation is read
is one of the table. -/
theorem Kernel.row_lt (hT : T.Valid) (s a : UInt32) :
    (Kernel.row T.numStates T.numActions s a).toNat < T.numRows ∧
      T.roundsOf (Kernel.row T.numStates T.numActions s a) = T.rounds ∧
      Kernel.shown T.numStates s < T.numStates :=
  ⟨Table.row_lt hT s a, Table.roundsOf_row hT s a, Word.clamp_lt (Table.numStates_pos hT) s⟩

/-- **Claim.** At a valid table, a search looks at outcomes of its row alone. -/
theorem Kernel.of_mem_probes (hT : T.Valid) {r : UInt32} (hr : r.toNat ≤ T.numRows) {u : UInt64}
    {j : UInt32}
    (hj : j ∈ Search.probes T.threshold u (T.roundsOf r).toNat (T.rowStart r) (T.size r)) :
    (T.rowStart r ≤ j ∧ j < T.rowStart (r + 1)) ∧ j < T.numOutcomes := by
  have h := hT.row r hr
  obtain ⟨hsum, hpos⟩ := h.toNat_size
  have hlt := (T.rowStart (r + 1)).toNat_lt
  have hle := UInt32.le_iff_toNat_le.mp h.le
  have := Search.of_mem_probes hpos (by omega) hj
  rw [UInt32.lt_iff_toNat_lt, UInt32.lt_iff_toNat_lt, UInt32.le_iff_toNat_le]
  omega

/-- **Claim.** At a valid table, the outcome that a word chooses is one of the table, its successor
a state, and its reward and what that state shows are listed. -/
theorem Kernel.targets_lt (hT : T.Valid) {r : UInt32} (hr : r.toNat ≤ T.numRows) (u : UInt64) :
    T.choose r u < T.numOutcomes ∧ T.successor (T.choose r u) < T.numStates ∧
      T.reward (T.choose r u) < T.numRewards ∧
      T.observation (T.successor (T.choose r u)) < T.numObservations := by
  have h := hT.row r hr
  obtain ⟨h₁, h₂⟩ := (h.holds_toRow (f := fun j _ _ => j) (g := id) (f' := id)
    fun _ _ _ => rfl).sample_eq h u |>.1
  have hs := h.successor _ h₁ h₂
  refine ⟨?_, hs, h.reward _ h₁ h₂, hT.observation _ hs⟩
  have hle := h.le
  rw [UInt32.lt_iff_toNat_lt] at h₂ ⊢
  rw [UInt32.le_iff_toNat_le] at hle
  omega

/-- **Claim.** At a valid table in which each row of an action has one outcome, whatever the word
is, a step chooses the outcome with the number of its row. -/
theorem Kernel.choose_of_certain (hT : T.Valid)
    (hone : ∀ r : UInt32, r.toNat < T.numRows → (T.size r).toNat = 1) (s a : UInt32) (u : UInt64) :
    T.choose (Kernel.row T.numStates T.numActions s a) u =
      Kernel.row T.numStates T.numActions s a := by
  have hlt := Table.row_lt hT s a
  change T.choose (T.row s a) u = T.row s a
  have hsize := hone _ hlt
  have h := Table.row_valid hT s a
  have hstart := Table.rowStart_of_certain hT hone (Nat.le_of_lt hlt)
  generalize T.row s a = r at *
  obtain ⟨h₁, h₂⟩ := (h.holds_toRow (f := fun j _ _ => j) (g := id) (f' := id)
    fun _ _ _ => rfl).sample_eq h u |>.1
  have hsum := h.toNat_size.1
  rw [UInt32.le_iff_toNat_le] at h₁
  rw [UInt32.lt_iff_toNat_lt] at h₂
  rw [hstart] at h₁ hsum
  exact UInt32.toNat_inj.mp (by omega)

/-! ### The checks of a table -/

/-- The checks of the kernel pass: those of the numbers, of each row and each of its outcomes, of
each state in which an episode is over, and of what each state shows. -/
structure Table.Passes (T : Table) : Prop where
  /-- The numbers fit together. -/
  sizes : Kernel.sizesValid T.numStates T.numActions T.ends T.cuts T.onlyCuts T.rounds
    T.startRounds = true
  /-- The rows are all. -/
  ends : Kernel.endsValid (T.rowStart 0) (T.rowStart (T.startRow + 1)) T.numOutcomes = true
  /-- Where an episode begins it is not over. -/
  start : ∀ j, T.rowStart T.startRow ≤ j → j < T.rowStart (T.startRow + 1) →
    Kernel.outcomeValid T.ends T.numRewards (T.successor j) (T.reward j) = true
  /-- Each row has outcomes. -/
  row : ∀ r : UInt32, r.toNat ≤ T.numRows →
    Kernel.rowValid (T.rowStart r) (T.rowStart (r + 1)) T.numOutcomes (T.roundsOf r) = true
  /-- The first threshold of each. -/
  first : ∀ r : UInt32, r.toNat ≤ T.numRows →
    Kernel.firstValid (T.threshold (T.rowStart r)) = true
  /-- The others. -/
  next : ∀ r : UInt32, r.toNat ≤ T.numRows → ∀ j, T.rowStart r < j → j < T.rowStart (r + 1) →
    Kernel.nextValid (T.threshold (j - 1)) (T.threshold j) = true
  /-- Each outcome. -/
  outcome : ∀ r : UInt32, r.toNat ≤ T.numRows → ∀ j, T.rowStart r ≤ j → j < T.rowStart (r + 1) →
    Kernel.outcomeValid T.numStates T.numRewards (T.successor j) (T.reward j) = true
  /-- Where an episode is over. -/
  stays : ∀ s a : UInt32, s < T.numStates → a < T.numActions →
    Kernel.stays T.ends s (T.size (T.row s a)) (T.successor (T.rowStart (T.row s a)))
      (T.reward (T.rowStart (T.row s a))) = true
  /-- What states show. -/
  observation : ∀ s : UInt32, s < T.numStates →
    Kernel.observationValid T.numObservations (T.observation s) = true
  /-- The first reward is zero. -/
  value_zero : T.value 0 = 0

theorem roundsOf_lt (h : T.rounds.toNat < 32 ∧ T.startRounds.toNat < 32) (r : UInt32) :
    (T.roundsOf r).toNat < 32 := by
  rw [Table.roundsOf]
  split
  · exact h.2
  · exact h.1

theorem rowValid_iff {first next numOutcomes rounds : UInt32} (hr : rounds.toNat < 32) :
    Kernel.rowValid first next numOutcomes rounds = true ↔
      first < next ∧ next ≤ numOutcomes ∧ (next - first).toNat ≤ 2 ^ rounds.toNat := by
  rw [Kernel.rowValid, bit_and, bit_and, bit_beq_one, decide_eq_true_iff, and_assoc]
  refine and_congr_right fun h => and_congr_right fun _ => ?_
  have hsub := UInt32.toNat_sub_of_le _ _ (UInt32.le_of_lt h)
  have hlt := UInt32.lt_iff_toNat_lt.mp h
  have hone : (next - first - 1).toNat = (next - first).toNat - 1 :=
    UInt32.toNat_sub_of_le _ _ (UInt32.le_iff_toNat_le.mpr (by rw [UInt32.toNat_one]; omega))
  rw [← UInt32.toNat_inj, UInt32.toNat_shiftRight, hone, Nat.mod_eq_of_lt hr,
    Nat.shiftRight_eq_div_pow, UInt32.toNat_zero, Nat.div_eq_zero_iff_lt (Nat.two_pow_pos _)]
  omega

theorem sizesValid_iff : Kernel.sizesValid T.numStates T.numActions T.ends T.cuts T.onlyCuts
    T.rounds T.startRounds = true ↔ 0 < T.numActions.toNat ∧ T.numRows + 1 < 2 ^ 32 ∧
      (T.ends ≤ T.cuts ∧ T.cuts ≤ T.onlyCuts ∧ T.onlyCuts ≤ T.numStates) ∧
      T.rounds.toNat < 32 ∧ T.startRounds.toNat < 32 := by
  have hs := T.numStates.toNat_lt
  have ha := T.numActions.toNat_lt
  have hmul : (T.numStates.toUInt64 * T.numActions.toUInt64).toNat = T.numRows := by
    have : T.numStates.toNat * T.numActions.toNat ≤ (2 ^ 32 - 1) * (2 ^ 32 - 1) :=
      Nat.mul_le_mul (by omega) (by omega)
    rw [UInt64.toNat_mul, UInt32.toNat_toUInt64, UInt32.toNat_toUInt64, Table.numRows]
    omega
  rw [Kernel.sizesValid, bit_and, bit_and, bit_and, bit_and, bit_and, bit_and, bit_beq_one,
    decide_eq_true_iff, UInt64.lt_iff_toNat_lt, hmul]
  simp only [UInt32.lt_iff_toNat_lt, UInt32.le_iff_toNat_le]
  change ((((((0 < _) ∧ _ < 4294967295) ∧ _) ∧ _) ∧ _) ∧ _ < 32) ∧ _ < 32 ↔ _
  omega

theorem stays_iff {ends s size successor reward : UInt32} :
    Kernel.stays ends s size successor reward = true ↔
      (ends ≤ s → size.toNat = 1 ∧ successor = s ∧ reward = 0) := by
  have hsize : size = 1 ↔ size.toNat = 1 := UInt32.toNat_inj.symm
  rw [Kernel.stays, bit_and, bit_and, ← hsize, ← and_assoc]
  by_cases h : s < ends
  · rw [Word.bit_pos h]
    have hle : ¬ ends ≤ s := UInt32.not_le.mpr h
    by_cases h' : (size = 1 ∧ successor = s) ∧ reward = 0
    · rw [Word.bit_pos h']; exact iff_of_true rfl fun hs => absurd hs hle
    · rw [Word.bit_neg h']; exact iff_of_true rfl fun hs => absurd hs hle
  · rw [Word.bit_neg h, UInt32.zero_or, bit_beq_one, decide_eq_true_iff]
    exact ⟨fun h' _ => h', fun h' => h' (UInt32.not_lt.mp h)⟩

/-- **Claim.** The checks of the kernel pass exactly for valid tables. -/
theorem Table.valid_iff : T.Passes ↔ T.Valid := by
  refine ⟨fun h => ?_, fun h => ?_⟩
  · obtain ⟨hactions, hrows, horder, hrounds⟩ := sizesValid_iff.mp h.sizes
    have houtcome : ∀ r : UInt32, r.toNat ≤ T.numRows → ∀ j, T.rowStart r ≤ j →
        j < T.rowStart (r + 1) → T.successor j < T.numStates ∧ T.reward j < T.numRewards :=
      fun r hr j h₁ h₂ => by
        have := h.outcome r hr j h₁ h₂
        rwa [Kernel.outcomeValid, bit_and, bit_beq_one, decide_eq_true_iff] at this
    have hends := h.ends
    rw [Kernel.endsValid, bit_and, bit_beq_one, decide_eq_true_iff] at hends
    exact
      { actions := hactions
        rowStart_zero := hends.1
        rowStart_last := hends.2
        start := fun j h₁ h₂ => by
          have := h.start j h₁ h₂
          rw [Kernel.outcomeValid, bit_and, bit_beq_one, decide_eq_true_iff] at this
          exact this.1
        rows_lt := hrows
        rounds_lt := hrounds
        order := horder
        row := fun r hr =>
          have hrow := (rowValid_iff (roundsOf_lt hrounds r)).mp (h.row r hr)
          { lt := hrow.1
            le := hrow.2.1
            rounds := hrow.2.2
            first := eq_of_beq (h.first r hr)
            increasing := fun j h₁ h₂ => of_decide_eq_true (h.next r hr j h₁ h₂)
            successor := fun j h₁ h₂ => (houtcome r hr j h₁ h₂).1
            reward := fun j h₁ h₂ => (houtcome r hr j h₁ h₂).2 }
        stays := fun s a hs hlt ha => stays_iff.mp (h.stays s a hlt ha) hs
        observation := fun s hs => of_decide_eq_true (h.observation s hs)
        value_zero := h.value_zero }
  · exact
      { sizes := sizesValid_iff.mpr ⟨h.actions, h.rows_lt, h.order, h.rounds_lt⟩
        ends := by
          rw [Kernel.endsValid, bit_and, bit_beq_one, decide_eq_true_iff]
          exact ⟨h.rowStart_zero, h.rowStart_last⟩
        start := fun j h₁ h₂ => by
          rw [Kernel.outcomeValid, bit_and, bit_beq_one, decide_eq_true_iff]
          exact ⟨h.start j h₁ h₂, (startRow_valid h).reward j h₁ h₂⟩
        row := fun r hr => (rowValid_iff (roundsOf_lt h.rounds_lt r)).mpr
          ⟨(h.row r hr).lt, (h.row r hr).le, (h.row r hr).rounds⟩
        first := fun r hr => beq_iff_eq.mpr (h.row r hr).first
        next := fun r hr j h₁ h₂ => decide_eq_true ((h.row r hr).increasing j h₁ h₂)
        outcome := fun r hr j h₁ h₂ => by
          rw [Kernel.outcomeValid, bit_and, bit_beq_one, decide_eq_true_iff]
          exact ⟨(h.row r hr).successor j h₁ h₂, (h.row r hr).reward j h₁ h₂⟩
        stays := fun s a hlt ha => stays_iff.mpr fun hs => h.stays s a hs hlt ha
        observation := fun s hs => decide_eq_true (h.observation s hs)
        value_zero := h.value_zero }

/-! ### An example -/

/-- A coin: one state and one action, which pays `1` with probability one half. -/
def coin : Table where
  numStates := 1
  numActions := 1
  numObservations := 1
  numRewards := 2
  numOutcomes := 3
  ends := 1
  cuts := 1
  onlyCuts := 1
  rounds := 1
  startRounds := 0
  rowStart r := if r = 0 then 0 else r + 1
  threshold j := if j = 1 then 0x8000000000000000 else 0
  successor _ := 0
  reward j := if j = 1 then 1 else 0
  observation _ := 0
  value r := if r = 1 then 1 else 0

theorem coin_valid : coin.Valid := by
  have hword : ∀ {w : UInt32} {n : Nat}, w.toNat = n → w = .ofNat n := fun h => by
    rw [← h, UInt32.ofNat_toNat]
  have hrow : ∀ r : UInt32, r.toNat ≤ 1 → coin.RowValid r := fun r hr => by
    have hr : r.toNat = 0 ∨ r.toNat = 1 := by omega
    rcases hr with hr | hr <;> rw [hword hr]
    · exact
        { lt := by decide
          le := by decide
          rounds := by decide
          first := by decide
          increasing := fun j h₁ h₂ => by
            have h₁ := UInt32.lt_iff_toNat_lt.mp h₁
            have h₂ := UInt32.lt_iff_toNat_lt.mp h₂
            change 0 < j.toNat at h₁
            change j.toNat < 2 at h₂
            rw [hword (show j.toNat = 1 by omega)]
            decide
          successor := fun j _ _ => (by decide : (0 : UInt32) < 1)
          reward := fun j _ _ => by
            change (if j = 1 then (1 : UInt32) else 0) < 2
            split <;> decide }
    · exact
        { lt := by decide
          le := by decide
          rounds := by decide
          first := by decide
          increasing := fun j h₁ h₂ => by
            have h₁ := UInt32.lt_iff_toNat_lt.mp h₁
            have h₂ := UInt32.lt_iff_toNat_lt.mp h₂
            change 2 < j.toNat at h₁
            change j.toNat < 3 at h₂
            omega
          successor := fun j _ _ => (by decide : (0 : UInt32) < 1)
          reward := fun j _ _ => by
            change (if j = 1 then (1 : UInt32) else 0) < 2
            split <;> decide }
  exact
    { actions := by decide
      rows_lt := by decide
      rounds_lt := by decide
      order := by decide
      rowStart_zero := rfl
      rowStart_last := by decide
      start := fun _ _ _ => (by decide : (0 : UInt32) < 1)
      row := hrow
      stays := fun s a h₁ h₂ _ => absurd h₂ (UInt32.not_lt.mpr h₁)
      observation := fun _ _ => (by decide : (0 : UInt32) < 1)
      value_zero := rfl }

-- The checks of the kernel pass for it, and it holds a model.
example : coin.Passes ∧ coin.Describes coin_valid.toModel :=
  ⟨Table.valid_iff.mpr coin_valid, coin_valid.describes_toModel⟩

end Spec.FiniteModel
