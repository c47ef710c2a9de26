module

public import Spec.MDP.Machine
public import Spec.SpellCorrection.Refinement
public import Spec.SpellCorrection.Refinement.Words
public import Spec.SpellCorrection.Views

/-!
# Tasks as words

The list of words lies outside of the kernel: a task as words is the parameter words and a list of
packed words, of which a reset reads the one with the number that the kernel chooses.

## Main definitions

* `Machine.Task`: tasks as words.
* `machine`: the kernel, with a list of words.
* `Machine.Task.Describes`: the words are those of a task.

## Main statements

* `machine_valid_iff`: what the machine accepts.
* `init_represents`: it starts where the task starts.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP

/-- A task as words: the parameter words, and the words that are misspelled, packed. -/
structure Machine.Task where
  /-- The parameters. -/
  params : Params
  /-- The words. -/
  words : List UInt64
deriving DecidableEq, Repr

open Machine (Task Params)

/-- The word of the list that a reset at word `t` of the stream misspells. -/
def Machine.Task.target (T : Task) (key t : UInt64) : UInt64 :=
  let p := T.params
  let count := .ofNat T.words.length
  T.words.getD (Kernel.index p.maxWordLength p.mode p.transforms count key t).toNat 0

/-- The kernel of SpellCorrection, with a list of words. -/
def machine : MDP.Machine Task Machine.State where
  resetWords := 3
  stepWords := 0
  valid T :=
    T.params.on Kernel.valid && decide (0 < T.words.length ∧ T.words.length < 2 ^ 31) &&
      T.words.all (T.params.on Kernel.word)
  numActions T := Kernel.stepper.numActions T.params
  stateValid T w := w.on (T.params.on Kernel.stateValid)
  init T key t := ⟨T.params.on Kernel.init0 (T.target key t) key t,
    T.params.on Kernel.init1 (T.target key t) key t⟩
  step T := MDP.Machine.takesWord Kernel.stepper.step T.params
  reward T := MDP.Machine.takesWord Kernel.stepper.reward T.params
  value _ := MDP.Machine.units 27720
  terminated T := Kernel.stepper.terminated T.params
  truncated _ _ := false
  observe T w := [Kernel.obs0, Kernel.obs1, Kernel.obs2, Kernel.obs3, Kernel.obs4, Kernel.obs5,
    Kernel.obs6, Kernel.obs7, Kernel.obs8, Kernel.obs9, Kernel.obs10, Kernel.obs11,
    Kernel.obs12].map fun f => w.on (T.params.on f)
  obsHigh T :=
    let L := T.params.maxWordLength.toNat
    (List.range 12).map (fun i => if i < L then 26 else 0) ++ [L]
  rewardRange _ := MDP.Machine.unitRange 27720 (-27720) 27720

/-- The constants of the machine are those that the kernel exports. -/
theorem Kernel.constants_eq (p : Params) :
    (∀ T, machine.value T =
        MDP.Machine.units (Kernel.rewardScale p.maxWordLength p.mode p.transforms)) ∧
      machine.resetWords = Kernel.resetWords p.maxWordLength p.mode p.transforms ∧
      machine.stepWords = Kernel.stepWords p.maxWordLength p.mode p.transforms :=
  ⟨fun _ => rfl, rfl, rfl⟩

variable {L : Nat} {T : Task} {E : SpellCorrection L}

/-- The words are those of a task of `1` to `12` cells with at least one transform and with fewer
than `2^31` words, at least one, of which each has `1` to `L` letters and can be misspelled. -/
structure Machine.Task.Describes (T : Task) (E : SpellCorrection L) : Prop where
  /-- The parameters. -/
  params : T.params.Describes E
  /-- The words can be misspelled. -/
  valid : Valid E
  /-- There are not too many words. -/
  length_lt : E.words.length < 2 ^ 31
  /-- The words. -/
  words : T.words = E.words.map packWord

theorem toNat_packWord {w : Word} (h : w.length ≤ 12) :
    (packWord w).toNat = pack (symbols w) :=
  UInt64.toNat_ofNat_of_lt' (pack_lt_two_pow (by rw [length_symbols]; exact h))

/-- Elements that each come from one come from a list. -/
theorem exists_map_of_forall {α β : Type} {f : α → β} {P : α → Prop} {l : List β}
    (h : ∀ b ∈ l, ∃ a, b = f a ∧ P a) : ∃ m : List α, l = m.map f ∧ ∀ a ∈ m, P a := by
  induction l with
  | nil => exact ⟨[], rfl, nofun⟩
  | cons b l ih =>
    obtain ⟨a, ha, hP⟩ := h b (List.mem_cons_self ..)
    obtain ⟨m, hm, hQ⟩ := ih fun b hb => h b (List.mem_cons_of_mem _ hb)
    exact ⟨a :: m, by rw [ha, hm, List.map_cons], List.forall_mem_cons.mpr ⟨hP, hQ⟩⟩

/-- The machine accepts the words that describe a task. -/
theorem Machine.Task.Describes.machine_valid (h : T.Describes E) : machine.valid T = true := by
  have hle := h.params.le
  simp only [machine, Bool.and_eq_true, decide_eq_true_eq, List.all_eq_true]
  refine ⟨⟨Kernel.valid_iff.mpr ⟨L, E, h.params⟩, ?_⟩, fun x hx => ?_⟩
  · rw [h.words, List.length_map]
    exact ⟨List.length_pos_iff.mpr h.valid.1, h.length_lt⟩
  · rw [h.words] at hx
    obtain ⟨w, hw, rfl⟩ := List.mem_map.mp hx
    have hv := h.valid.2 w hw
    exact (Kernel.word_iff h.params).mpr ⟨w, toNat_packWord (by omega), hv⟩

/-- **Claim.** The kernel with a list of words accepts exactly the parameters and packed words of
the tasks of `1` to `12` cells, with at least one transform and with `1` to `2^31 - 1` words, each
of `1` to `L` letters and with an effective edit by an enabled transform. -/
theorem machine_valid_iff :
    machine.valid T = true ↔ ∃ (L : Nat) (E : SpellCorrection L), T.Describes E := by
  refine ⟨fun h => ?_, fun ⟨_, _, h⟩ => h.machine_valid⟩
  simp only [machine, Bool.and_eq_true, decide_eq_true_eq, List.all_eq_true] at h
  obtain ⟨⟨hp, hpos, hlt⟩, hwords⟩ := h
  obtain ⟨L, E, hp⟩ := Kernel.valid_iff.mp hp
  have hle := hp.le
  obtain ⟨words, hmap, hvalid⟩ := exists_map_of_forall (f := packWord)
    (P := fun w => w ≠ [] ∧ w.length ≤ L ∧ applicable E w ≠ []) fun x hx => by
      obtain ⟨w, hw, hv⟩ := (Kernel.word_iff hp).mp (hwords x hx)
      exact ⟨w, UInt64.toNat_inj.mp (hw.trans (toNat_packWord (by omega)).symm), hv⟩
  rw [hmap, List.length_map] at hpos hlt
  exact ⟨L, { E with words }, ⟨hp.pos, hp.le, hp.maxWordLength, hp.mode, hp.transforms_lt,
    hp.enabled, hp.exists_enabled⟩, ⟨List.length_pos_iff.mp hpos, hvalid⟩, hlt, hmap⟩

/-- The machine starts where the task starts. -/
theorem init_represents (h : T.Describes E) (key t : UInt64) :
    Represents (machine.init T key t).target (machine.init T key t).current
      (E.reset.sample
        [Random.word key t, Random.word key (t + 1), Random.word key (t + 2)]) := by
  have hle := h.params.le
  have hpos := List.length_pos_iff.mpr h.valid.1
  have hlt := h.length_lt
  have hcount : (UInt32.ofNat T.words.length).toNat = E.words.length := by
    rw [h.words, List.length_map]
    exact UInt32.toNat_ofNat_of_lt' (Nat.lt_trans hlt (by decide))
  have hi := Kernel.index_lt (p := T.params) (count := .ofNat T.words.length)
    (by rw [UInt32.lt_iff_toNat_lt, hcount]; exact hpos) key t
  rw [UInt32.lt_iff_toNat_lt, hcount] at hi
  obtain ⟨w, hw⟩ : ∃ w, E.words[(Kernel.index T.params.maxWordLength T.params.mode
      T.params.transforms (.ofNat T.words.length) key t).toNat]? = some w :=
    ⟨_, List.getElem?_eq_getElem hi⟩
  have hv := h.valid.2 w (List.mem_of_getElem? hw)
  have htarget : T.target key t = packWord w := by
    have hget := congrArg (Option.map packWord) hw
    rw [← List.getElem?_map, ← h.words] at hget
    simp only [Task.target, List.getD_eq_getElem?_getD, hget, Option.map_some, Option.getD_some]
  exact (Kernel.init_correct h.params hcount
    ((congrArg UInt64.toNat htarget).trans (toNat_packWord (by omega))) hv.1 hv.2.1 hv.2.2 hw).1

end Spec.SpellCorrection
