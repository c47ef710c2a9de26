module

public import Spec.SpellCorrection.Refinement.Parameters
public import Spec.Word.Signed

/-!
# The kernel computes the specification

For every task of up to `12` cells, every state and every action, the functions of
`Spec.SpellCorrection.Kernel` return the next text, the reward, the flag and the observation of
`Spec.SpellCorrection.Basic`, and three random words lead them to the sample of its `reset`.

`p.Describes E` says that the parameter words `p` are those of the task `E`, and
`Represents target current s` that the words `target` and `current` are those of the state `s`.
Which parameters and which words the kernel accepts is in `Refinement.Parameters`.

## Main statements

* `step_correct`, `terminated_correct`, `obs_correct`, `reward_correct`, `init_correct`: the kernel
  is the specification.
* `distance_correct`: the kernel's distance is the recursively defined one.
* `step_of_le`: an action word that is no action changes nothing.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection.Kernel

open Spec.MDP Machine Machine.Params
open Spec.Word (signed_sub_nat when when_eq)

variable {L : Nat} {p : Params} {E : SpellCorrection L} {target current : UInt64} {s : State L}

/-! ### Steps -/

/-- **Claim.** The kernel's next words are those of the specification's next state. -/
theorem step_correct (hp : p.Describes E) (h : Represents target current s) {action : UInt32}
    {a : Action L} (ha : action.toNat = a.val) (noise : UInt64) :
    Represents (step0 p.maxWordLength p.mode p.transforms target current action noise)
      (step1 p.maxWordLength p.mode p.transforms target current action noise)
      (step E s a).state :=
  h.step hp ha

/-- **Claim.** An action word that is no action changes nothing. -/
theorem step_of_le (hp : p.Describes E) {action : UInt32} (h : 26 * L ≤ action.toNat)
    (noise : UInt64) :
    step1 p.maxWordLength p.mode p.transforms target current action noise = current :=
  SpellCorrection.step_of_le hp h

/-- **Claim.** The kernel's flag is whether the word is restored. -/
theorem terminated_iff (h : Represents target current s) :
    terminated p.maxWordLength p.mode p.transforms target current = true ↔ Solved s := by
  rw [terminated, beq_iff_eq]; exact h.eq_iff_solved

theorem terminated_step (s : State L) (a : Action L) :
    (step E s a).terminated = decide (Solved (step E s a).state) := by
  rw [step]
  split
  · next h => exact (decide_eq_true h).symm
  · rfl

/-- **Claim.** The kernel's flag, asked of the kernel's next words, is the specification's. -/
theorem terminated_correct (hp : p.Describes E) (h : Represents target current s)
    {action : UInt32} {a : Action L} (ha : action.toNat = a.val) (noise : UInt64) :
    terminated p.maxWordLength p.mode p.transforms
        (step0 p.maxWordLength p.mode p.transforms target current action noise)
        (step1 p.maxWordLength p.mode p.transforms target current action noise) =
      (step E s a).terminated := by
  rw [Bool.eq_iff_iff, terminated_iff (step_correct hp h ha noise), terminated_step,
    decide_eq_true_eq]

theorem toNat_cell_current (hL : L ≤ 12) (h : Represents target current s) {i : UInt64}
    (j : Fin L) (hi : i.toNat = j.val) : (cell current i).toNat = (s.current j).val := by
  have := j.isLt
  rw [toNat_cell (by omega), h.current, pack_div_mod, hi, List.getD_eq_getElem?_getD,
    List.getElem?_ofFn, dif_pos j.isLt, Option.getD_some]

/-- **Claim.** The kernel's observations: the symbol of each cell. -/
theorem obs_correct (hL : L ≤ 12) (h : Represents target current s) (j : Fin L) :
    (([obs0, obs1, obs2, obs3, obs4, obs5, obs6, obs7, obs8, obs9, obs10, obs11].getD j.val obs0)
      p.maxWordLength p.mode p.transforms target current).toNat = (s.current j).val := by
  have hj := j.isLt
  rw [← toNat_cell_current hL h (i := .ofNat j.val) j (UInt64.toNat_ofNat_of_lt' (by
    change j.val < 2 ^ 64; omega))]
  have key : ∀ k : Fin 12,
      ([obs0, obs1, obs2, obs3, obs4, obs5, obs6, obs7, obs8, obs9, obs10, obs11].getD k.val obs0)
        p.maxWordLength p.mode p.transforms target current = cell current (.ofNat k.val) := by
    intro ⟨k, hk⟩
    match k, hk with
    | 0, _ | 1, _ | 2, _ | 3, _ | 4, _ | 5, _ | 6, _ | 7, _ | 8, _ | 9, _ | 10, _ | 11, _ => rfl
  rw [key ⟨j.val, by omega⟩]

/-- **Claim.** The kernel's observation of a cell is at most `26`. -/
theorem obs_le (hL : L ≤ 12) (h : Represents target current s) (j : Fin L) :
    (([obs0, obs1, obs2, obs3, obs4, obs5, obs6, obs7, obs8, obs9, obs10, obs11].getD j.val obs0)
      p.maxWordLength p.mode p.transforms target current).toNat ≤ 26 := by
  rw [obs_correct hL h j]
  exact Nat.le_of_lt_succ (s.current j).isLt

/-- **Claim.** The kernel's last observation is the Levenshtein distance of what the cells hold from
the word, as it is defined by recursion: Myers's rows of bits compute it. -/
theorem distance_correct (hL : L ≤ 12) (h : Represents target current s) :
    (obs12 p.maxWordLength p.mode p.transforms target current).toNat =
      levenshtein (content s.current) (symbols s.target) := by
  have := h.length_le
  have := length_content_le s.current
  exact toNat_distance (h.current.trans (pack_ofFn _)) h.target (getLast?_content _)
    (getLast?_symbols _) (by omega) (by rw [length_symbols]; omega)

/-- A share of a length of at most `12` in units. -/
theorem units_mul {m : Nat} (h₀ : 0 < m) (h : m ≤ 12) : 27720 / m * m = 27720 := by
  have key : ∀ m : Fin 13, 0 < m.val → 27720 / m.val * m.val = 27720 := by decide
  exact key ⟨m, by omega⟩ h₀

/-- The units of a share. -/
theorem units_share {q m d : Nat} (h : q * m = 27720) :
    ((-((q * d : Nat) : Int) : Int) : Rat) / 27720 = -mkRat d m := by
  have hm : (m : Rat) ≠ 0 := by
    rw [ne_eq, Rat.natCast_eq_zero_iff]
    rintro rfl
    exact absurd h (Nat.ne_of_lt (by rw [Nat.mul_zero]; decide))
  have hq : (q : Rat) * m = 27720 := by exact_mod_cast h
  have hinv := Rat.mul_inv_cancel _ hm
  have hcast : ((-((q * d : Nat) : Int) : Int) : Rat) = -((q : Rat) * d) := by
    rw [Rat.intCast_neg, Rat.intCast_natCast, Rat.natCast_mul]
  rw [hcast, Rat.mkRat_eq_div, Rat.intCast_natCast]
  grind

theorem units_zero : ((UInt64.toInt64 0).toInt : Rat) / 27720 = 0 := by
  rw [show (UInt64.toInt64 0).toInt = 0 by decide, Rat.intCast_zero, Rat.div_def, Rat.zero_mul]

theorem units_one : ((UInt64.toInt64 27720).toInt : Rat) / 27720 = 1 := by
  rw [show (UInt64.toInt64 27720).toInt = 27720 by decide, Rat.intCast_ofNat]
  grind

/-- The kernel's shares of a length. -/
theorem toNat_share {n : UInt64} (h₀ : 0 < n.toNat) (h : n.toNat ≤ 12) :
    (share n).toNat = 27720 / n.toNat := by
  have key : ∀ m : Fin 13, 0 < m.val → (share (.ofNat m.val)).toNat = 27720 / m.val := by decide
  have := key ⟨n.toNat, by omega⟩ h₀
  rwa [UInt64.ofNat_toNat] at this

/-- The reward, as its choices say. -/
theorem reward_eq (maxWordLength mode transforms : UInt32) (target current : UInt64)
    (action : UInt32) (noise : UInt64) :
    let next := Params.step ⟨maxWordLength, mode, transforms⟩ target current action
    reward maxWordLength mode transforms target current action noise =
      if current = target then 0
      else if next = target then 27720
      else if mode = 0 then 0
      else 0 - share (if length next < length target then length target else length next) *
        distance next target := by
  intro next
  change when (current ≠ target) _ = _
  rw [when_eq, ite_not]
  simp only [Spec.MDP.Word.choose_eq]
  rfl

/-- The units of a normalized distance. -/
theorem units_distance (hL : L ≤ 12) (h : Represents target current s) :
    ((0 - share (if length current < length target then length target else length current) *
        distance current target).toInt64.toInt : Rat) / 27720 = -normalizedDistance s := by
  have hpos := List.length_pos_iff.mpr h.ne_nil
  have hlen := h.length_le
  have hclen := length_content_le s.current
  have hmax := levenshtein_le_max (content s.current) (symbols s.target)
  have hd : (distance current target).toNat = _ := distance_correct (p := ⟨0, 0, 0⟩) hL h
  have l₁ := toNat_length (h.current.trans (pack_ofFn _)) (getLast?_content _)
  have l₂ := toNat_length_symbols h.target
  have hM : (if length current < length target then length target else length current).toNat =
      max (content s.current).length s.target.length := by
    split <;> rename_i h <;> rw [UInt64.lt_iff_toNat_lt] at h <;> omega
  generalize (if length current < length target then length target else length current) = m at hM ⊢
  rw [length_symbols, ← hM, ← hd] at hmax
  have hunits := units_mul (m := m.toNat) (by omega) (by omega)
  have hle := Nat.mul_le_mul_left (27720 / m.toNat) hmax
  have hu : (share m * distance current target).toNat =
      27720 / m.toNat * (distance current target).toNat := by
    rw [UInt64.toNat_mul, toNat_share (by omega) (by omega)]
    omega
  rw [normalizedDistance, ← hM, ← hd, ← units_share hunits, ← hu]
  exact congrArg (fun z : Int => (z : Rat) / 27720)
    ((signed_sub_nat (x := 0) (by decide) (by omega)).trans (Int.zero_sub _))

/-- **Claim.** The kernel's reward, a two's-complement integer in units of `1 / 27720`, is the
specification's. -/
theorem reward_correct (hp : p.Describes E) (h : Represents target current s)
    {action : UInt32} {a : Action L} (ha : action.toNat = a.val) (noise : UInt64) :
    ((reward p.maxWordLength p.mode p.transforms target current action
        noise).toInt64.toInt : Rat) / 27720 = (step E s a).reward := by
  have hnext := h.step hp ha
  have hs := h.eq_iff_solved
  have hmode : p.mode = 0 ↔ E.mode = .sparse := by
    rw [hp.mode]; cases E.mode <;> decide
  rw [SpellCorrection.step] at hnext ⊢
  rw [reward_eq]
  by_cases hsolved : Solved s
  · rw [if_pos (hs.mpr hsolved), if_pos hsolved]; exact units_zero
  rw [if_neg (mt hs.mp hsolved), if_neg hsolved]
  rw [if_neg hsolved] at hnext
  have hn := hnext.eq_iff_solved
  change _ = SpellCorrection.reward E (next s a)
  rw [SpellCorrection.reward]
  by_cases hsn : Solved (next s a)
  · rw [if_pos (hn.mpr hsn), if_pos hsn]; exact units_one
  rw [if_neg (mt hn.mp hsn), if_neg hsn]
  cases hm : E.mode with
  | sparse => rw [if_pos (hmode.mpr hm)]; exact units_zero
  | shaped => rw [if_neg (by rw [hmode, hm]; decide)]; exact units_distance hp.le hnext

/-! ### Resets -/

/-- **Claim.** The kernel's number of a word is below the number of words. -/
theorem index_lt {count : UInt32} (h : 0 < count) (key t : UInt64) :
    index p.maxWordLength p.mode p.transforms count key t < count :=
  Random.index_lt h _

/-- A choice from a list, sampled, when the element at the index is known. -/
theorem sample_among_of_getElem? {α : Type} {default : α} {l : List α} {u : UInt64} {a : α}
    (h : l[u.toNat * l.length / 2 ^ 64]? = some a) : (Draw.among default l).sample [u] = a := by
  obtain ⟨hi, hget⟩ := List.getElem?_eq_some_iff.mp h
  rw [Draw.sample_among (fun hl => by rw [hl] at hi; exact Nat.not_lt_zero _ hi)]
  exact hget

/-- **Claim.** When the word that the kernel is given is the one with the number that it chose, and
it can be misspelled, then the kernel's initial words are those of the specification's initial
state, sampled by words `t`, `t + 1` and `t + 2` of the stream, which is not the restored word. And
the kernel's transform is the one of that sample: the enabled transform with an effective edit that
word `t + 1` chooses, of which word `t + 2` chooses the edit. -/
theorem init_correct (hp : p.Describes E) {count : UInt32} (hcount : count.toNat = E.words.length)
    {key t : UInt64} {w : Word} (htarget : target.toNat = pack (symbols w)) (hne : w ≠ [])
    (hL : w.length ≤ L) (happ : applicable E w ≠ [])
    (hw : E.words[(index p.maxWordLength p.mode p.transforms count key t).toNat]? = some w) :
    Represents (init0 p.maxWordLength p.mode p.transforms target key t)
        (init1 p.maxWordLength p.mode p.transforms target key t)
        ((reset E).sample
          [Random.word key t, Random.word key (t + 1), Random.word key (t + 2)]) ∧
      ¬ Solved ((reset E).sample
          [Random.word key t, Random.word key (t + 1), Random.word key (t + 2)]) ∧
      ∃ T ∈ applicable E w, ∃ v ∈ effective L w T,
        transform p.maxWordLength p.mode p.transforms target key t = T.toWord ∧
        (Draw.among .swap (applicable E w)).sample [Random.word key (t + 1)] = T ∧
        (Draw.among w (effective L w T)).sample [Random.word key (t + 2)] = v ∧
        (reset E).sample [Random.word key t, Random.word key (t + 1), Random.word key (t + 2)] =
          { target := w, current := pad L (symbols v) } := by
  rw [index, Random.toNat_index, hcount] at hw
  obtain ⟨T, hT, hchoose⟩ := (applicable_spec hp htarget hne hL).2 (Random.word key (t + 1)) happ
  have hmem := List.mem_of_getElem? hT
  obtain ⟨-, v, hv, hmis⟩ := misspell_spec hp htarget hne hL hmem (Random.word key (t + 2))
  have heff := (List.mem_filter.mp (List.mem_of_getElem? hv)).2
  rw [decide_eq_true_eq] at heff
  have hc : choose p.maxWordLength p.transforms target (Random.word key (t + 1)) = T.toWord :=
    hchoose
  have hcontent := content_pad_symbols heff.2.2
  rw [sample_reset hw hT hv]
  refine ⟨⟨hne, hL, htarget, ?_⟩, fun hs => heff.1 ?_, T, hmem, v, List.mem_of_getElem? hv, hc,
    sample_among_of_getElem? hT, sample_among_of_getElem? hv, rfl⟩
  · rw [init1, hc, hmis, pack_ofFn, hcontent]
  · have h := congrArg content (funext hs)
    rw [hcontent, content_pad_symbols hL] at h
    exact symbols_inj h

end Spec.SpellCorrection.Kernel
