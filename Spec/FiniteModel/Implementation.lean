module

public import Spec.FiniteModel.Table
public import Spec.MDP.Lane.Machine

/-!
# The machine of a table is the model

A machine whose parameter is a table: it steps through the states of the finite model that the table
holds. There are four of it, as a reset and a step each take one word of the stream or none; with
none, each row has one outcome.

## Main definitions

* `machine`: the machine of tables.
* `Table.ValidFor`, `Table.rewardRange`: what is checked for a machine, and the range of rewards.
* `refines`, `implements`: the machine is the model.

## Main statements

* `Table.Describes.step_of_ended`: where an episode is over a step stays and pays nothing.
* `episode_init`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public noncomputable section

namespace Spec.FiniteModel

open MDP

namespace Table

/-- What is checked of a table for a machine whose resets and steps take a word or none. -/
structure ValidFor (T : Table) (randomReset randomStep : Bool) : Prop extends T.Valid where
  /-- Without a word a reset is certain. -/
  reset : randomReset = false → (T.size T.startRow).toNat = 1
  /-- Without words steps are. -/
  step : randomStep = false → ∀ r : UInt32, r.toNat < T.numRows → (T.size r).toNat = 1

/-- The least and the largest of the rewards that are listed. -/
def rewardRange (T : Table) : Rat × Rat :=
  (-maximum T.numRewards.toNat fun i => -T.value (.ofNat i.val),
    maximum T.numRewards.toNat fun i => T.value (.ofNat i.val))

theorem le_value {T : Table} {r : UInt32} (h : r < T.numRewards) :
    T.rewardRange.1 ≤ T.value r ∧ T.value r ≤ T.rewardRange.2 := by
  have hr := UInt32.lt_iff_toNat_lt.mp h
  have hlo := le_maximum (fun i : Fin T.numRewards.toNat => -T.value (.ofNat i.val)) ⟨_, hr⟩
  have hhi := le_maximum (fun i : Fin T.numRewards.toNat => T.value (.ofNat i.val)) ⟨_, hr⟩
  simp only [UInt32.ofNat_toNat] at hlo hhi
  simp only [rewardRange]
  grind

end Table

open Classical in
/-- The machine of tables whose resets and steps take a random word or none. -/
def machine (randomReset randomStep : Bool) : Machine Table UInt32 where
  resetWords := if randomReset then 1 else 0
  stepWords := if randomStep then 1 else 0
  valid T := decide (T.ValidFor randomReset randomStep)
  numActions T := T.numActions
  stateValid T w := decide (w < T.numStates)
  init T key t := T.successor (T.choose T.startRow (Random.word key t))
  step T w a us := T.successor (T.choose (T.row w a) (us.headD 0))
  reward T w a us := (T.reward (T.choose (T.row w a) (us.headD 0))).toUInt64
  value T r := T.value r.toUInt32
  terminated := Table.terminated
  truncated := Table.truncated
  observe T w := [(T.observation (Word.clamp T.numStates w)).toUInt64]
  obsHigh T := [T.numObservations.toNat - 1]
  rewardRange := Table.rewardRange

variable {n m k : Nat} {b c : Bool} {T : Table} {M : FiniteModel n m k}

namespace Table.Describes

variable (h : T.Describes M)
include h

omit h in
theorem ofNat_state {w : UInt32} {s : Fin n} (hw : w.toNat = s.val) : UInt32.ofNat s.val = w := by
  rw [← hw, UInt32.ofNat_toNat]

theorem state_lt {w : UInt32} {s : Fin n} (hw : w.toNat = s.val) : w < T.numStates := by
  rw [UInt32.lt_iff_toNat_lt, h.numStates, hw]; exact s.isLt

theorem action_lt (a : Fin m) : UInt32.ofNat a.val < T.numActions := by
  have := a.isLt
  have hlt := T.numActions.toNat_lt
  have hm := h.numActions
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_ofNat']
  omega

theorem toNat_state (s : Fin n) : (UInt32.ofNat s.val).toNat = s.val := by
  have := s.isLt
  have hlt := T.numStates.toNat_lt
  have hn := h.numStates
  rw [UInt32.toNat_ofNat']
  omega

/-- What a word means that a step draws. -/
theorem sample_step (hT : T.Valid) {w : UInt32} {s : Fin n} (hw : w.toNat = s.val) (a : Fin m)
    (u : UInt64) : T.result (T.choose (T.row w (.ofNat a.val)) u) =
      ((M.step s a).draw.sample [u]).map Fin.val := by
  have hrow := h.step s a
  rw [ofNat_state hw] at hrow
  exact (hrow.sample_eq (row_valid hT _ _) u).2

/-- What the words of a state, an action and a random word mean. -/
theorem sample_word (hT : T.Valid) {w a : UInt32} {s : Fin n} (hw : w.toNat = s.val)
    (ha : a < T.numActions) (u : UInt64) : T.result (T.choose (T.row w a) u) =
      ((M.step s ⟨a.toNat % m, Nat.mod_lt _ (h.numActions ▸ hT.actions)⟩).draw.sample [u]).map
        Fin.val := by
  have hlt := UInt32.lt_iff_toNat_lt.mp ha
  rw [h.numActions] at hlt
  have := h.sample_step hT hw ⟨a.toNat % m, Nat.mod_lt _ (h.numActions ▸ hT.actions)⟩ u
  rwa [show UInt32.ofNat (a.toNat % m) = a by rw [Nat.mod_eq_of_lt hlt, UInt32.ofNat_toNat]] at this

/-- What can come of a step is one of the outcomes of the row. -/
theorem exists_result (s : Fin n) (a : Fin m) {r : StepResult (Fin n)}
    (hr : r ∈ (M.step s a).draw) :
    ∃ i : Nat, i < (T.size (T.row (.ofNat s.val) (.ofNat a.val))).toNat ∧
      r.map Fin.val = T.result (T.rowStart (T.row (.ofNat s.val) (.ofNat a.val)) + .ofNat i) := by
  obtain ⟨i, rfl⟩ := Row.exists_of_mem_draw hr
  exact ⟨i.val, by rw [(h.step s a).size]; exact i.isLt, (h.step s a).outcome i⟩

/-- **Claim.** In a state in which an episode is over, every action stays there, pays nothing, and
reports the end again. -/
theorem step_of_ended (hT : T.Valid) {w : UInt32} {s : Fin n} (hw : w.toNat = s.val)
    (hended : T.ends ≤ w) (a : Fin m) :
    M.toEnv.step s a = .pure ⟨s, 0, T.terminated w, T.truncated w⟩ := by
  obtain ⟨hsize, hsucc, hreward⟩ := hT.stays w (.ofNat a.val) hended (h.state_lt hw) (h.action_lt a)
  have hrow := h.step s a
  rw [ofNat_state hw] at hrow
  have hone : (M.step s a).size = 1 := by rw [← hrow.size, hsize]
  have hout := hrow.outcome ⟨0, by omega⟩
  rw [show UInt32.ofNat 0 = 0 from rfl, UInt32.add_zero, result, hsucc, hreward, hT.value_zero,
    hw] at hout
  refine Eq.trans (if_pos hone : (M.step s a).draw = _) (congrArg Draw.pure ?_)
  generalize (M.step s a).outcome ⟨0, _⟩ = r at hout ⊢
  obtain ⟨s', reward, te, tr⟩ := r
  simp only [StepResult.map, StepResult.mk.injEq] at hout ⊢
  exact ⟨Fin.ext hout.1, hout.2⟩

end Table.Describes

/-! ### The machine is the model -/

/-- The number of observations is positive: the first state shows one. -/
theorem observations_pos (M : FiniteModel n m k) : 0 < k :=
  Nat.zero_lt_of_lt (M.observe (M.start.outcome ⟨0, M.start.size_pos⟩)).isLt

/-- A step reads no more words than the machine says. -/
theorem step_within (hT : T.ValidFor b c) (h : T.Describes M) (s : Fin n) (a : Fin m) :
    ∃ e, (M.step s a).draw.Within (machine b c).stepWords.toNat e := by
  cases c with
  | true => exact (M.step s a).within_draw
  | false =>
    refine (M.step s a).within_draw_of_certain ?_
    rw [← (h.step s a).size]
    exact hT.step rfl _ (Table.row_lt hT.toValid _ _)

/-- What the words of a state, an action and as many random words as a step takes mean. -/
theorem sample_words (hT : T.ValidFor b c) (h : T.Describes M) {w a : UInt32} {s : Fin n}
    (hw : w.toNat = s.val) (ha : a < T.numActions) {us : List UInt64}
    (hus : us.length = (machine b c).stepWords.toNat) :
    T.result (T.choose (T.row w a) (us.headD 0)) =
      ((M.step s ⟨a.toNat % m, Nat.mod_lt _ (h.numActions ▸ hT.actions)⟩).draw.sample us).map
        Fin.val := by
  refine (h.sample_word hT.toValid hw ha _).trans (congrArg (StepResult.map Fin.val) ?_)
  cases c with
  | true => match us, hus with | [_], _ => rfl
  | false =>
    obtain rfl := List.length_eq_zero_iff.mp hus
    obtain ⟨_, hd⟩ := step_within hT h s ⟨a.toNat % m, Nat.mod_lt _ (h.numActions ▸ hT.actions)⟩
    exact hd.sample_append (us := []) (Nat.zero_le 0) [0]

/-- At a table the machine is the model that the table holds. -/
def refines (hT : T.ValidFor b c) (h : T.Describes M) : Refines (machine b c) T M.toEnv where
  Represents w s := w.toNat = s.val
  action a := ⟨a.toNat % m, Nat.mod_lt _ (h.numActions ▸ hT.actions)⟩
  obs l := ⟨(l.headD 0).toNat % k, Nat.mod_lt _ (observations_pos M)⟩
  Terminal s := T.terminated (.ofNat s.val) = true
  reset_within := by
    cases b with
    | true => exact M.start.within_draw
    | false => exact M.start.within_draw_of_certain (h.start.size ▸ hT.reset rfl)
  step_within := step_within hT h
  terminated_iff s a r hr := by
    obtain ⟨i, -, hi⟩ := h.exists_result s a hr
    have hstate := congrArg StepResult.state hi
    have hflag := congrArg StepResult.terminated hi
    simp only [StepResult.map, Table.result] at hstate hflag
    rw [hflag, hstate, UInt32.ofNat_toNat]
  stateValid_iff w := by
    refine decide_eq_true_iff.trans ⟨fun hw => ?_, fun ⟨s, hs⟩ => h.state_lt hs⟩
    exact ⟨⟨w.toNat, h.numStates ▸ UInt32.lt_iff_toNat_lt.mp hw⟩, rfl⟩
  init key t := by
    have hs := (h.start.sample_eq (Table.startRow_valid hT.toValid) (Random.word key t)).2
    refine hs.trans (congrArg Fin.val ?_)
    cases b with
    | true => rfl
    | false =>
      obtain ⟨_, hw⟩ := M.start.within_draw_of_certain (h.start.size ▸ hT.reset rfl)
      exact hw.sample_append (us := []) (Nat.zero_le 0) [Random.word key t]
  step {w s} hw a ha us hus :=
    congrArg StepResult.state (sample_words hT h hw ha hus)
  reward {w s} hw a ha us hus := by
    have hr := congrArg StepResult.reward (sample_words hT h hw ha hus)
    refine Eq.trans ?_ hr
    change T.value (UInt32.toUInt64 _).toUInt32 = _
    rw [UInt32.toUInt32_toUInt64]
    rfl
  value_zero := hT.value_zero
  terminal_iff {w s} hw := by
    rw [Table.Describes.ofNat_state hw]
    exact Iff.rfl
  truncated {w s} hw a ha us hus :=
    congrArg StepResult.truncated (sample_words hT h hw ha hus)
  observe {w s} hw := by
    have ho := h.observe s
    rw [Table.Describes.ofNat_state hw] at ho
    refine Fin.ext ?_
    change (T.observation (Word.clamp T.numStates w)).toUInt64.toNat % k = (M.observe s).val
    rw [Word.clamp_of_lt (h.state_lt hw), UInt32.toNat_toUInt64, ho,
      Nat.mod_eq_of_lt (M.observe s).isLt]
  observe_le {w s} hw := by
    refine ⟨rfl, List.forall_mem_cons.mpr ⟨?_, nofun⟩⟩
    have ho := UInt32.lt_iff_toNat_lt.mp (hT.observation w (h.state_lt hw))
    change (T.observation (Word.clamp T.numStates w)).toUInt64.toNat ≤ _ - 1
    rw [Word.clamp_of_lt (h.state_lt hw), UInt32.toNat_toUInt64]
    omega
  reward_within {w s} hw a r hr := by
    obtain ⟨i, hi, he⟩ := h.exists_result s a hr
    have hrow := Table.row_valid hT.toValid (.ofNat s.val) (.ofNat a.val)
    have hplace := hrow.toNat_place (Nat.le_of_lt hi)
    have hsize := hrow.toNat_size.1
    have hreward := congrArg StepResult.reward he
    simp only [StepResult.map, Table.result] at hreward
    rw [hreward]
    exact Table.le_value (hrow.reward _ (UInt32.le_iff_toNat_le.mpr (by omega))
      (UInt32.lt_iff_toNat_lt.mpr (by omega)))

open Classical in
/-- The machine of tables is the models that they hold: it accepts exactly the valid tables, each of
which holds a model, and at these it is the environment of that model. -/
def implements (b c : Bool) : Implements (machine b c) where
  Model := (n m k : Nat) × FiniteModel n m k
  State F := Fin F.1
  Action F := Fin F.2.1
  Obs F := Fin F.2.2.1
  env F := F.2.2.2.toEnv
  Describes T F := T.ValidFor b c ∧ T.Describes F.2.2.2
  valid_iff T := by
    refine decide_eq_true_iff.trans ⟨fun hT => ?_, fun ⟨_, hT, _⟩ => hT⟩
    exact ⟨⟨_, _, _, hT.toModel⟩, hT, hT.describes_toModel⟩
  refines h := refines h.1 h.2

/-- **Claim.** Over any list of actions after a reset, with any key, at any place in the stream, the
machine of a table returns what the model that the table holds returns when the words of the stream
sample it. -/
theorem episode_init (hT : T.ValidFor b c) (h : T.Describes M) (key t : UInt64)
    {actions : List UInt32} (ha : ∀ a ∈ actions, a < T.numActions) :
    let R := refines hT h
    ((machine b c).episode T key ((machine b c).init T key t) (t + (machine b c).resetWords)
        actions).map R.decode =
      M.toEnv.episode key (machine b c).stepWords
        (M.toEnv.reset.sample (Random.stream key t (machine b c).resetWords.toNat))
        (t + (machine b c).resetWords) (actions.map R.action) :=
  (refines hT h).episode_init key t ha

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
machine of a table returns what a lane of the model returns when the words of its stream sample
it. -/
theorem lane_eq (hT : T.ValidFor b c) (h : T.Describes M) : (refines hT h).LanesAgree :=
  (refines hT h).lanesAgree

end Spec.FiniteModel
