module

public import Spec.SpellCorrection.Refinement.Task
public import Spec.MDP.Lane.Refinement

/-!
# The kernel implements SpellCorrection

With a list of words, the kernel is the environment `toEnv`: at all parameters and words that it
accepts, from any state, over any list of actions.

## Main definitions

* `actionOf`, `textOf`: the action that a word means, and the cells that an observation shows.
* `refines`, `implements`: the kernel is the environment.

## Main statements

* `numActions_correct`, `actionValid_iff`: which words are actions.
* `episode_init`: an episode of the kernel, from a reset.
* `Kernel.lane_eq`, `lane_eq`: the functions of a lane that the kernel exports; any list of calls.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Machine

variable {L : Nat} {T : Task} {E : SpellCorrection L}

/-! ### Actions -/

/-- **Claim.** There are `26 L` actions: a letter for each cell. -/
theorem numActions_correct (h : T.Describes E) : (machine.numActions T).toNat = 26 * L := by
  have hle := h.params.le
  have hmax := h.params.maxWordLength
  change (26 * T.params.maxWordLength).toNat = _
  rw [UInt32.toNat_mul, hmax]
  change 26 * L % _ = _
  omega

theorem lt_numActions_iff (h : T.Describes E) {a : UInt32} :
    a < machine.numActions T ↔ a.toNat < 26 * L := by
  rw [UInt32.lt_iff_toNat_lt, numActions_correct h]

/-- **Claim.** The kernel accepts exactly the words of the `26 L` actions. -/
theorem actionValid_iff (h : T.Describes E) {a : UInt32} :
    Kernel.actionValid T.params.maxWordLength T.params.mode T.params.transforms a = true ↔
      a.toNat < 26 * L :=
  decide_eq_true_iff.trans (lt_numActions_iff h)

/-- The action with a number, counted from the beginning again after the last one. -/
def actionOf (hL : 0 < L) (a : UInt32) : Action L :=
  ⟨a.toNat % (26 * L), Nat.mod_lt _ (Nat.mul_pos (by decide) hL)⟩

theorem val_actionOf (h : T.Describes E) {a : UInt32} (ha : a < machine.numActions T) :
    a.toNat = (actionOf h.params.pos a).val :=
  (Nat.mod_eq_of_lt ((lt_numActions_iff h).mp ha)).symm

/-! ### Observations and rewards -/

variable {w : Machine.State} {s : State L}

/-- What the machine shows of a cell. -/
theorem observe_cell (T : Task) (w : Machine.State) {i : Nat} (hi : i < 12) :
    (machine.observe T w)[i]? = some (cell w.current (.ofNat i)) := by
  match i, hi with
  | 0, _ | 1, _ | 2, _ | 3, _ | 4, _ | 5, _ | 6, _ | 7, _ | 8, _ | 9, _ | 10, _ | 11, _ => rfl

theorem toNat_observe_cell (h : Represents w.target w.current s) {i : Nat} (hi : i < 12) :
    (cell w.current (.ofNat i)).toNat = ((List.ofFn s.current).getD i 0).val := by
  have hn : (UInt64.ofNat i).toNat = i := UInt64.toNat_ofNat_of_lt' (by
    change i < 2 ^ 64; omega)
  rw [toNat_cell (by omega), hn, h.current, pack_div_mod]

/-- The cells that the first components of an observation show. -/
def textOf (L : Nat) (c : List UInt64) : Text L := fun i => .ofNat 27 (c.getD i.val 0).toNat

theorem textOf_observe (hL : L ≤ 12) (h : Represents w.target w.current s) :
    textOf L (machine.observe T w) = s.current := by
  funext i
  have hi := i.isLt
  rw [textOf, List.getD_eq_getElem?_getD, observe_cell T w (by omega), Option.getD_some,
    toNat_observe_cell h (by omega), List.getD_eq_getElem?_getD, List.getElem?_ofFn,
    dif_pos hi, Option.getD_some]
  exact Fin.ext (Nat.mod_eq_of_lt (s.current i).isLt)

theorem getElem?_obsHigh (h : T.Describes E) {i : Nat} (hi : i < 12) :
    (machine.obsHigh T)[i]? = some (if i < L then 26 else 0) := by
  have hmax := h.params.maxWordLength
  simp only [machine, hmax]
  rw [List.getElem?_append_left (by rw [List.length_map, List.length_range]; exact hi),
    List.getElem?_map, List.getElem?_range hi, Option.map_some]

/-- Each component is at most its bound: `26` for a cell, `0` behind the cells, `L` for the
distance. -/
theorem observe_le (h : T.Describes E) (hr : Represents w.target w.current s) :
    ∀ c ∈ (machine.observe T w).zip (machine.obsHigh T), c.1.toNat ≤ c.2 := by
  have hle := h.params.le
  intro c hc
  obtain ⟨i, hi⟩ := List.mem_iff_getElem?.mp hc
  obtain ⟨ho, hh⟩ := List.getElem?_zip_eq_some.mp hi
  have hi13 : i < 13 := (List.getElem?_eq_some_iff.mp ho).1
  by_cases h12 : i < 12
  · rw [observe_cell T w h12] at ho
    rw [getElem?_obsHigh h h12] at hh
    rw [← Option.some.inj ho, ← Option.some.inj hh, toNat_observe_cell hr h12,
      List.getD_eq_getElem?_getD, List.getElem?_ofFn]
    split
    · exact Nat.le_of_lt_succ (s.current _).isLt
    · exact Nat.le_refl 0
  · obtain rfl : i = 12 := by omega
    have hd := Kernel.distance_correct (p := T.params) hle hr
    have hb := levenshtein_le_max (content s.current) (symbols s.target)
    have hc := length_content_le s.current
    have ht := hr.length_le
    rw [length_symbols] at hb
    have h₁ : c.1 = Kernel.obs12 T.params.maxWordLength T.params.mode T.params.transforms w.target
      w.current := (Option.some.inj ho).symm
    have h₂ : c.2 = T.params.maxWordLength.toNat := (Option.some.inj hh).symm
    rw [h₁, h₂, h.params.maxWordLength, hd]
    omega

/-! ### The environment -/

theorem stream_three (key t : UInt64) :
    Random.stream key t machine.resetWords.toNat =
      [Random.word key t, Random.word key (t + 1), Random.word key (t + 2)] := by
  have h : t + 1 + 1 = t + 2 := UInt64.add_assoc t 1 1
  have hs : Random.stream key t machine.resetWords.toNat =
    [Random.word key t, Random.word key (t + 1), Random.word key (t + 1 + 1)] := rfl
  rw [hs, h]

/-- The kernel at the words of a task is the environment of the task. -/
def refines (h : T.Describes E) : Refines machine T E.toEnv where
  Represents w s := Represents w.target w.current s
  action := actionOf h.params.pos
  obs := textOf L
  Terminal := Solved
  reset_within := ⟨_, reset_within h.valid⟩
  step_within _ _ := ⟨0, trivial⟩
  terminated_iff s a := Draw.forall_mem_pure (terminated_iff E s a)
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun s a =>
    Draw.forall_mem_pure (truncated_eq_false E s a)
  stateValid_iff w := by
    rw [show machine.stateValid T w = Kernel.stateValid T.params.maxWordLength T.params.mode
      T.params.transforms w.target w.current from rfl, Kernel.stateValid_iff h.params]
  init key t := by rw [stream_three]; exact init_represents h key t
  step hr a ha us _ := Kernel.step_correct h.params hr (val_actionOf h ha) (us.headD 0)
  reward hr a ha us _ := Kernel.reward_correct h.params hr (val_actionOf h ha) (us.headD 0)
  terminal_iff hr := Kernel.terminated_iff (p := T.params) hr
  observe hr := textOf_observe h.params.le hr
  observe_le hr := ⟨rfl, observe_le h hr⟩
  value_zero := MDP.Machine.units_zero _
  reward_within {_ s} _ a := Draw.forall_mem_pure <|
    have hb := reward_bounds E s a
    ⟨Rat.le_trans (by decide +kernel : ((-27720 : Int) : Rat) / (27720 : Nat) ≤ -1) hb.1,
      Rat.le_trans hb.2 (by decide +kernel : (1 : Rat) ≤ ((27720 : Int) : Rat) / (27720 : Nat))⟩

/-- The kernel, with a list of words, is the environment of SpellCorrection, at all words that it
accepts. -/
def implements : Implements machine where
  Model := Sigma SpellCorrection
  State E := State E.1
  Action E := Action E.1
  Obs E := Text E.1
  env E := E.2.toEnv
  Describes T E := T.Describes E.2
  valid_iff _ := machine_valid_iff.trans
    ⟨fun ⟨L, E, h⟩ => ⟨⟨L, E⟩, h⟩, fun ⟨⟨L, E⟩, h⟩ => ⟨L, E, h⟩⟩
  refines := SpellCorrection.refines

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 27720 fun _ => (-27720, 27720) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-! ### Episodes -/

theorem toNat_word (hL : L ≤ 12) (a : Action L) : (UInt32.ofNat a.val).toNat = a.val :=
  UInt32.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le a.isLt (by
    change 26 * L ≤ 2 ^ 32; omega))

/-- **Claim.** From a reset with any key, at any place in the stream, over any list of actions: what
the kernel returns for the numbers of the actions, as cells, share and flag, are the observations,
rewards and ends of the episode that begins with the word, transform and edit chosen by words `t`,
`t + 1` and `t + 2` of the stream. -/
theorem episode_init (h : T.Describes E) (key t : UInt64) (as : List (Action L)) :
    ((machine.episode T key (machine.init T key t) (t + 3) (as.map fun a => .ofNat a.val)).map
        fun r => (⟨textOf L r.obs, (r.units : Rat) / 27720, r.terminated, r.truncated⟩ :
          Reply (Text L))) =
      E.toEnv.episode key 0 (E.reset.sample
        [Random.word key t, Random.word key (t + 1), Random.word key (t + 2)]) (t + 3) as := by
  have hmem (a : Action L) : (.ofNat a.val : UInt32) < machine.numActions T :=
    (lt_numActions_iff h).mpr (by rw [toNat_word h.params.le]; exact a.isLt)
  have := (refines h).episode_eq (init_represents h key t) key (t + 3)
    (as := as.map fun a => .ofNat a.val) fun a ha => by
      obtain ⟨b, -, rfl⟩ := List.mem_map.mp ha
      exact hmem b
  rw [List.map_map, show (refines h).action ∘ (fun a : Action L => .ofNat a.val) = id from
    funext fun a => Fin.ext ((val_actionOf h (hmem a)).symm.trans (toNat_word h.params.le a)),
    List.map_id] at this
  exact this

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords Machine.State) (a : UInt32) :
    let on {R : Type} f : R := l.apply C a (l.state.on (T.params.on f))
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0, on Kernel.laneState1], on Kernel.laneT,
      on Kernel.laneElapsed, on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated,
      on Kernel.laneTruncated, on Kernel.laneDue⟩ = (machine.laneCall T C l a).results64
      [(·.target), (·.current)] := rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of SpellCorrection returns when the words of its stream sample it. -/
theorem lane_eq (hp : T.Describes E) : (refines hp).LanesAgree := (refines hp).lanesAgree

-- The word `ab` in three cells, misspelled by swaps, with shaped reward.
example : (⟨⟨3, 1, 1⟩, [65]⟩ : Task).Describes
    (⟨.shaped, fun T => T = .swap, [[0, 1]]⟩ : SpellCorrection 3) where
  params := {
    pos := by decide
    le := by decide
    maxWordLength := rfl
    mode := rfl
    transforms_lt := by decide
    enabled := fun T => by cases T <;> decide
    exists_enabled := ⟨.swap, by decide⟩ }
  valid := ⟨by decide, by decide +kernel⟩
  length_lt := by decide
  words := by decide

example : machine.valid ⟨⟨3, 1, 1⟩, [65]⟩ = true := by decide +kernel

-- An episode begins with `ba`. An `a` in the first cell leaves one letter of two to restore, and a
-- `b` in the second one restores the word.
example :
    machine.init ⟨⟨3, 1, 1⟩, [65]⟩ 7 0 = ⟨65, 34⟩ ∧
      (machine.episode ⟨⟨3, 1, 1⟩, [65]⟩ 7 ⟨65, 34⟩ 3 [0, 27]).map
          (fun r => (r.obs, r.units, r.terminated)) =
        [([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], -13860, false),
          ([1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 27720, true)] := by
  decide +kernel

end Spec.SpellCorrection
