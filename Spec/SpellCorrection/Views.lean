module

public import Spec.SpellCorrection.Properties
public import Spec.MDP.Random.Law
public import Spec.MDP.Random.Words

/-!
# SpellCorrection as an environment, and how an episode begins

Steps are certain, and the agent sees the cells and not the word. An episode begins with three
choices: of a word, of a transform that has an effective edit of it, and of such an edit.

## Main definitions

* `toEnv`: the environment.
* `Valid`: there are words, they fit, and each can be misspelled.
* `misspelled`: the state that begins an episode.

## Main statements

* `toEnv_step`: the environment takes the step of `Spec.SpellCorrection.Basic` with certainty.
* `length_edit`: how long a misspelling is.
* `mem_reset_iff`, `expect_reset`: how an episode can begin, and how likely that is.
* `reset_start`: it never begins with the restored word.
* `reset_sample_append`: an episode begins with at most three random words.
* `reset_within`, `abs_prob_reset_sub_le`: how even the sampled choices are.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP

variable {L : Nat} (E : SpellCorrection L)

/-! ### The environment -/

/-- SpellCorrection as an environment: steps are certain, and the cells are observed, but not the
word. -/
def toEnv : Env (State L) (Action L) (Text L) where
  reset := reset E
  step s a := .pure (E.step s a)
  observe s := s.current

/-- **Claim, by definition.** The environment takes the specified step with certainty, and reads no
random word for it. -/
theorem toEnv_step (s : State L) (a : Action L) (r : StepResult (State L)) :
    (r ∈ E.toEnv.step s a ↔ r = E.step s a) ∧ (E.toEnv.step s a).Within 0 0 :=
  ⟨Iff.rfl, trivial⟩

/-- **Claim, by definition.** Two states with the same cells look the same, whatever their words. -/
theorem toEnv_observe (s s' : State L) :
    E.toEnv.observe s = E.toEnv.observe s' ↔ s.current = s'.current := Iff.rfl

/-- There are words, each of `1` to `L` letters, and each has an effective edit by an enabled
transform. -/
def Valid : Prop :=
  E.words ≠ [] ∧ ∀ w ∈ E.words, w ≠ [] ∧ w.length ≤ L ∧ applicable E w ≠ []

/-! ### Edits -/

/-- The state that begins an episode: the word `w`, misspelled as `v`. -/
def misspelled (L : Nat) (w v : Word) : State L := ⟨w, pad L (symbols v)⟩

theorem mem_effective {w v : Word} {T : Transform} :
    v ∈ effective L w T ↔ v ∈ T.edits w ∧ v ≠ w ∧ v ≠ [] ∧ v.length ≤ L := by
  rw [effective, List.mem_filter, decide_eq_true_iff]

theorem mem_applicable {w : Word} {T : Transform} :
    T ∈ applicable E w ↔ E.enabled T = true ∧ effective L w T ≠ [] := by
  rw [applicable, List.mem_filter, Bool.and_eq_true, Bool.not_eq_true', List.isEmpty_eq_false_iff]
  exact ⟨fun h => h.2, fun h => ⟨by cases T <;> decide, h⟩⟩

/-- **Claim.** A swap and a substitution leave a word as long as it was, a deletion leaves it one
letter shorter, and an insertion one letter longer. -/
theorem length_edit {w v : Word} {T : Transform} (h : v ∈ T.edits w) :
    ((T = .swap ∨ T = .substitute) → v.length = w.length) ∧
      (T = .delete → v.length + 1 = w.length) ∧ (T = .insert → v.length = w.length + 1) := by
  cases T with
  | swap =>
    obtain ⟨i, -, rfl⟩ := List.mem_map.mp h
    exact ⟨fun _ => by rw [List.length_set, List.length_set], nofun, nofun⟩
  | substitute =>
    obtain ⟨i, -, h⟩ := List.mem_flatMap.mp h
    obtain ⟨a, -, rfl⟩ := List.mem_map.mp h
    exact ⟨fun _ => List.length_set, nofun, nofun⟩
  | delete =>
    obtain ⟨i, hi, rfl⟩ := List.mem_map.mp h
    have hi := List.mem_range.mp hi
    refine ⟨fun h => ?_, fun _ => ?_, nofun⟩
    · rcases h with h | h <;> cases h
    · rw [List.length_eraseIdx_of_lt hi]; omega
  | insert =>
    obtain ⟨i, hi, h⟩ := List.mem_flatMap.mp h
    obtain ⟨a, -, rfl⟩ := List.mem_map.mp h
    have hi := List.mem_range.mp hi
    refine ⟨fun h => ?_, nofun, fun _ => ?_⟩
    · rcases h with h | h <;> cases h
    · rw [List.length_insertIdx_of_le_length (by omega)]

theorem length_flatMap_letters (l : List Nat) (f : Nat → Letter → Word) :
    (l.flatMap fun i => (List.finRange 26).map (f i)).length = 26 * l.length := by
  induction l with
  | nil => rfl
  | cons i l ih =>
    rw [List.flatMap_cons, List.length_append, List.length_map, List.length_finRange, ih,
      List.length_cons]
    omega

/-- **Claim.** A word of at most `L` letters has at most `26 L` effective edits by each
transform. -/
theorem length_effective_le {w : Word} (hw : w.length ≤ L) (T : Transform) :
    (effective L w T).length ≤ 26 * L := by
  by_cases hnil : effective L w T = []
  · rw [hnil]; exact Nat.zero_le _
  · obtain ⟨v, hv⟩ := List.exists_mem_of_ne_nil _ hnil
    obtain ⟨hv, -, -, hle⟩ := mem_effective.mp hv
    have hlen := length_edit hv
    refine Nat.le_trans (List.length_filter_le _ _) ?_
    cases T with
    | swap => rw [Transform.edits, List.length_map, List.length_range]; omega
    | substitute => rw [Transform.edits, length_flatMap_letters, List.length_range]; omega
    | delete => rw [Transform.edits, List.length_map, List.length_range]; omega
    | insert =>
      have := hlen.2.2 rfl
      rw [Transform.edits, length_flatMap_letters, List.length_range]; omega

/-- **Claim.** A misspelling that fits is not the word yet. -/
theorem not_solved_misspelled {w v : Word} (hw : w.length ≤ L) (hv : v.length ≤ L) (h : v ≠ w) :
    ¬ Solved (misspelled L w v) := fun hs => h (symbols_inj (by
  rw [← content_pad_symbols hv, ← content_pad_symbols hw]; exact congrArg content (funext hs)))

/-! ### How an episode begins -/

/-- **Claim.** Whatever the task, three random words decide how an episode begins: what is sampled
does not depend on any words after the third. -/
theorem reset_sample_append (u₀ u₁ u₂ : UInt64) (us : List UInt64) :
    E.toEnv.reset.sample (u₀ :: u₁ :: u₂ :: us) = E.toEnv.reset.sample [u₀, u₁, u₂] := by
  have hmap {α β : Type} {k : Nat} {d : Draw α} (f : α → β) (h : ∃ b, d.Within k b) :
      ∃ b, (d.map f).Within k b := h.elim fun b h => ⟨b, h.map f⟩
  obtain ⟨b, h⟩ : ∃ b, E.toEnv.reset.Within 3 b :=
    Draw.exists_within_bind (k := 1) (k' := 2) (Draw.exists_within_among _ _) fun w =>
      hmap _ (Draw.exists_within_bind (k := 1) (k' := 1) (Draw.exists_within_among _ _) fun T =>
        Draw.exists_within_among _ _)
  exact h.sample_append (us := [u₀, u₁, u₂]) (Nat.le_refl 3) us

variable {E} (hE : Valid E)
include hE

/-- **Claim.** An episode can begin with each effective edit of each word by each enabled transform,
and with nothing else. -/
theorem mem_reset_iff {s : State L} :
    s ∈ E.toEnv.reset ↔ ∃ w ∈ E.words, ∃ T, E.enabled T = true ∧
      ∃ v ∈ effective L w T, s = misspelled L w v := by
  rw [toEnv, reset, Draw.mem_bind]
  simp only [Draw.mem_among hE.1]
  constructor
  · rintro ⟨w, hw, hs⟩
    obtain ⟨v, hv, rfl⟩ := Draw.mem_map.mp hs
    obtain ⟨T, hT, hv⟩ := Draw.mem_bind.mp hv
    have hT := (mem_applicable E).mp ((Draw.mem_among (hE.2 w hw).2.2).mp hT)
    exact ⟨w, hw, T, hT.1, v, (Draw.mem_among hT.2).mp hv, rfl⟩
  · rintro ⟨w, hw, T, hT, v, hv, rfl⟩
    have hne : effective L w T ≠ [] := List.ne_nil_of_mem hv
    exact ⟨w, hw, Draw.mem_map.mpr ⟨v, Draw.mem_bind.mpr
      ⟨T, (Draw.mem_among (hE.2 w hw).2.2).mpr ((mem_applicable E).mpr ⟨hT, hne⟩),
        (Draw.mem_among hne).mpr hv⟩, rfl⟩⟩

/-- **Claim.** The words are equally likely, the transforms that have an effective edit of the word
are equally likely, and so are its effective edits: the expectation is the mean of the means of the
means. -/
theorem expect_reset (f : State L → Rat) :
    E.toEnv.reset.expect f =
      (E.words.map fun w => ((applicable E w).map fun T => ((effective L w T).map fun v =>
        f (misspelled L w v)).sum / (effective L w T).length).sum /
          (applicable E w).length).sum / E.words.length := by
  simp only [toEnv, reset, corrupt, Draw.map, Draw.expect_bind, Draw.expect_pure]
  rw [Draw.expect_among hE.1]
  congr 2
  refine List.map_congr_left fun w hw => ?_
  rw [Draw.expect_among (hE.2 w hw).2.2]
  congr 2
  refine List.map_congr_left fun T hT => ?_
  rw [Draw.expect_among ((mem_applicable E).mp hT).2]
  rfl

/-- **Claim.** Every episode begins with a word of the list, misspelled: the cells hold `1` to `L`
letters and blanks behind them, and not the word. -/
theorem reset_start {s : State L} (h : s ∈ E.toEnv.reset) :
    s.target ∈ E.words ∧ ¬ Solved s ∧
      ∃ v : Word, v ≠ [] ∧ v.length ≤ L ∧ content s.current = symbols v := by
  obtain ⟨w, hw, T, -, v, hv, rfl⟩ := (mem_reset_iff hE).mp h
  obtain ⟨-, hne, hnil, hlen⟩ := mem_effective.mp hv
  exact ⟨hw, not_solved_misspelled (hE.2 w hw).2.1 hlen hne, v, hnil, hlen,
    content_pad_symbols hlen⟩

/-- **Claim.** An episode begins with three choices, and those that are not among a power of two
have at most as many branches in total as there are words, and `26 L + 3` more. -/
theorem reset_within : E.toEnv.reset.Within 3 (E.words.length + (26 * L + 3)) := by
  have hthree : ∀ n ≤ 4, Draw.bias n ≤ 3 := by decide
  refine ((Draw.within_among _ _).mono (Nat.le_refl 1) (Draw.bias_le _)).bind (k' := 2)
    fun w hw => Draw.Within.map ?_ _
  have hw := (Draw.mem_among hE.1).mp hw
  have hfour : (applicable E w).length ≤ 4 := List.length_filter_le _ _
  rw [Nat.add_comm]
  exact ((Draw.within_among _ _).mono (Nat.le_refl 1) (hthree _ hfour)).bind (k' := 1) fun T _ =>
    (Draw.within_among _ _).mono (Nat.le_refl 1)
      (Nat.le_trans (Draw.bias_le _) (length_effective_le (hE.2 w hw).2.1 T))

/-- **Claim.** Over three independent uniform words, the law of the sampled beginning of an episode
differs from the specified law by a total-variation distance of at most `(n + 26 L + 3) / 2^65` for
`n` words. -/
theorem abs_prob_reset_sub_le (p : State L → Prop) [DecidablePred p] :
    abs (((Draw.uniformWords 3).expect fun us => indicator (p (E.toEnv.reset.sample us))) -
      E.toEnv.reset.expect fun s => indicator (p s)) ≤
        (E.words.length + (26 * L + 3) : Nat) / 2 ^ 65 :=
  Draw.abs_prob_sample_sub_le (reset_within hE) p

end Spec.SpellCorrection
