module

public import Spec.Auto.Rules
public import Spec.Auto.Shown

/-!
# The kernel of rules is their environment

For every environment that is written as `Rules`, at every parameter of a family of these, the
machine of its kernel is the environment. Its author proves that the numbers fit.

## Main definitions

* `Rules.machine`: the kernels of a family of rules, as one machine.
* `Rules.refines`, `Rules.implements`: it is the environment, and the family.

## Main statements

* `Rules.numActions_eq`: its actions are those of the environment.
* `Rules.legalWord_store`, `Rules.exists_legalWord`: which of them are legal, and that one is.
* `Rules.observe_range`: it observes the components that kernels compute.
* `Rules.inUnits`: its rewards are integers of 32 bits in units.
-/

@[expose] public noncomputable section

namespace Spec.Auto

open Spec.MDP

/-- The word with a number among the words of a step; those that are missing are `0`. -/
def wordOf (us : List UInt64) (i : UInt64) : UInt64 := us.getD i.toNat 0

namespace Rules

variable {P W : Type} {S A O : P → Type} [∀ p, Stored W (S p)] [∀ p, Coded (A p)]
  [∀ p, Select (S p)] {resetWords stepWords : Nat} {scale : UInt32} {low high : P → Int}
  {E : (p : P) → Rules (S p) (A p) (O p) resetWords stepWords scale (low p) (high p)} {p : P}

theorem next_terminal {s : S p} (h : (E p).terminal s = true) (a : UInt32)
    (read : UInt64 → UInt64) : (E p).next s a read = ⟨s, .zero (E p).zero_within⟩ := by
  rw [next, h, select_true]

theorem next_ongoing {s : S p} (h : (E p).terminal s = false) (a : UInt32)
    (read : UInt64 → UInt64) :
    (E p).next s a read = ((E p).step s (Coded.nth a.toUInt64)).value read := by
  rw [next, h, select_false, Coded.each_eq]

/-- What a step leads to depends on no more words than it takes. -/
theorem next_congr (s : S p) (a : UInt32) {read read' : UInt64 → UInt64}
    (h : ∀ i < stepWords, read (.ofNat i) = read' (.ofNat i)) :
    (E p).next s a read = (E p).next s a read' := by
  cases ht : (E p).terminal s
  · rw [next_ongoing ht, next_ongoing ht, Chance.value_congr _ h]
  · rw [next_terminal ht, next_terminal ht]

/-- The words of a list lead where a sequence leads that begins with them. -/
theorem next_list (hk : stepWords < 2 ^ 64) (s : S p) (a : UInt32) {us : List UInt64}
    {read : UInt64 → UInt64} (h : ∀ i < stepWords, us.getD i 0 = read (.ofNat i)) :
    (E p).next s a (wordOf us) = (E p).next s a read :=
  next_congr s a fun i hi => by
    have hi' : (UInt64.ofNat i).toNat = i := UInt64.toNat_ofNat_of_lt' (Nat.lt_trans hi hk)
    simp only [wordOf, hi', h i hi]

/-- What the words of a list sample is possible. -/
theorem value_mem {k : Nat} {α : Type} (d : Chance k α) (hk : k < 2 ^ 64) (us : List UInt64) :
    d.value (wordOf us) ∈ d.law := by
  change d.value (fun i => us.getD i.toNat 0) ∈ d.law
  rw [d.sample_eq hk]
  exact Draw.sample_mem _ _

/-- What a step leads to is what the environment samples. -/
theorem sample_step (hk : stepWords < 2 ^ 64) (s : S p) (a : UInt32) (us : List UInt64) :
    ((E p).env.step s (Coded.nth a.toUInt64)).sample us =
      let n := (E p).next s a (wordOf us)
      ⟨n.state, Machine.units scale n.reward.word, (E p).terminal n.state, false⟩ := by
  simp only [env]
  split
  · next h =>
    simp only [next_terminal h, Draw.sample_pure, h, Reward.word_zero, Machine.units_zero]
  · next h =>
    rw [next_ongoing (Bool.eq_false_iff.mpr h), Draw.sample_map, ← Chance.sample_eq _ hk]
    rfl

omit [∀ p, Select (S p)] in
/-- **Claim.** At the words of a state, the kernel says of a word what `legal` says of the action
that the word means. -/
theorem legalWord_store (hS : Stored.fits (S p) = true) (s : S p) (a : UInt32) :
    (E p).legalWord (Stored.store (W := W) s) a = (E p).legal s (Coded.nth a.toUInt64) := by
  rw [legalWord, Coded.each_eq, Stored.load_store hS]

omit [∀ p, Select (S p)] in
/-- **Claim.** In every state that can occur and is not terminal, some action below the number of
actions is legal. -/
theorem exists_legalWord (hS : Stored.fits (S p) = true) (hA : Coded.card (A p) < 2 ^ 32) {s : S p}
    (h : (E p).env.Reachable s) (ht : (E p).terminal s = false) :
    ∃ a < (E p).actionCount, (E p).legalWord (Stored.store (W := W) s) a = true := by
  obtain ⟨a, ha⟩ := (E p).legal_exists s ((E p).invariant_of_reachable h) ht
  have hA' : Coded.card (A p) < 2 ^ 64 := Nat.lt_trans hA (by decide)
  have hlt := Coded.number_lt hA' a
  have hn : (Coded.number a).toUInt32.toUInt64 = Coded.number a := by
    rw [← UInt64.toNat_inj, UInt32.toNat_toUInt64, UInt64.toNat_toUInt32,
      Nat.mod_eq_of_lt (Nat.lt_trans hlt hA)]
  refine ⟨(Coded.number a).toUInt32, ?_, ?_⟩
  · rw [UInt32.lt_iff_toNat_lt, actionCount, UInt64.toNat_toUInt32, UInt64.toNat_toUInt32,
      Coded.size_eq hA', Nat.mod_eq_of_lt hA, Nat.mod_eq_of_lt (Nat.lt_trans hlt hA)]
    exact hlt
  · rw [legalWord_store hS, hn, Coded.nth_number hA', ha]

variable [∀ p, Components (O p)] [∀ p, Shown (O p)]

/-- The kernels of a family of rules, as one machine. -/
def machine (valid : P → Bool)
    (E : (p : P) → Rules (S p) (A p) (O p) resetWords stepWords scale (low p) (high p)) :
    Machine P W where
  resetWords := .ofNat resetWords
  stepWords := .ofNat stepWords
  valid := valid
  numActions p := (E p).actionCount
  stateValid p := (E p).stateValidWord
  init p := (E p).initWord
  step p w a us := (E p).stepWord w a (wordOf us)
  reward p w a us := (E p).rewardWord w a (wordOf us)
  value _ := Machine.units scale
  terminated p := (E p).terminatedWord
  truncated _ _ := false
  observe p w := Shown.components ((E p).observe (Stored.load w))
  obsHigh p := Shown.high (O p)
  rewardRange p := Machine.unitRange scale (low p) (high p)

variable {valid : P → Bool}

theorem step_list (hk : stepWords < 2 ^ 64) {w : W} {a : UInt32} {us : List UInt64}
    {read : UInt64 → UInt64} (h : ∀ i < stepWords, us.getD i 0 = read (.ofNat i)) :
    (machine (W := W) (S := S) (A := A) (O := O) valid E).step p w a us =
      (E p).stepWord w a read :=
  congrArg (fun n : Next (S p) (low p) (high p) => Stored.store n.state)
    (next_list (E := E) hk (Stored.load w) a h)

theorem reward_list (hk : stepWords < 2 ^ 64) {w : W} {a : UInt32} {us : List UInt64}
    {read : UInt64 → UInt64} (h : ∀ i < stepWords, us.getD i 0 = read (.ofNat i)) :
    (machine (W := W) (S := S) (A := A) (O := O) valid E).reward p w a us =
      (E p).rewardWord w a read :=
  congrArg (fun n : Next (S p) (low p) (high p) => n.reward.word)
    (next_list (E := E) hk (Stored.load w) a h)

/-- The components that the machine observes are those that the kernel computes. -/
theorem observe_range {w : W} :
    (machine (W := W) (S := S) (A := A) (O := O) valid E).observe p w =
      (List.range (Components.count (O p))).map ((E p).obsWord w) := by
  refine List.ext_getElem? fun k => ?_
  by_cases hk : k < Components.count (O p)
  · exact (Shown.component_eq ((E p).observe (Stored.load w)) k hk).trans (by simp [hk, obsWord])
  · rw [List.getElem?_eq_none, List.getElem?_eq_none]
    · simpa using hk
    · exact Nat.le_trans (Nat.le_of_eq (Shown.length_components _)) (Nat.not_lt.mp hk)

/-- **The machine of rules is their environment**: for every environment that is written so, where
its states fit their words. -/
def refines (p : P) (hS : Stored.fits (S p) = true) (hr : resetWords < 2 ^ 64)
    (hk : stepWords < 2 ^ 64) (hscale : 0 < scale.toNat) :
    Refines (machine valid E) p (E p).env where
  Represents w s := (E p).invariant s = true ∧ w = Stored.store s
  action a := Coded.nth a.toUInt64
  obs := Shown.back
  Terminal s := (E p).terminal s = true
  reset_within := by
    have := (E p).reset.within
    rwa [show (machine valid E).resetWords.toNat = resetWords from UInt64.toNat_ofNat_of_lt' hr]
  step_within s a := by
    obtain ⟨b, hb⟩ := ((E p).step s a).within
    rw [show (machine valid E).stepWords.toNat = stepWords from UInt64.toNat_ofNat_of_lt' hk]
    refine ⟨b, ?_⟩
    simp only [env]
    split
    · trivial
    · exact hb.map _
  terminated_iff s a r hr := by
    simp only [env] at hr
    split at hr
    · next h => rw [Draw.mem_pure.mp hr]; exact iff_of_true rfl h
    · obtain ⟨n, -, rfl⟩ := Draw.mem_map.mp hr; exact Iff.rfl
  stateValid_iff w := by
    change both _ _ = true ↔ _
    rw [both_eq, Bool.and_eq_true, Stored.stored_iff hS]
    constructor
    · rintro ⟨⟨s, rfl⟩, hi⟩
      exact ⟨s, by rwa [Stored.load_store hS] at hi, rfl⟩
    · rintro ⟨s, hi, rfl⟩
      exact ⟨⟨s, rfl⟩, by rwa [Stored.load_store hS]⟩
  init key t := by
    have h := (E p).reset.sample_stream key t
    rw [show (machine valid E).resetWords.toNat = resetWords from UInt64.toNat_ofNat_of_lt' hr]
    refine ⟨(E p).invariant_reset _ (Draw.sample_mem _ _), ?_⟩
    exact congrArg Stored.store h
  step := by
    rintro _ s ⟨hi, rfl⟩ a _ us _
    rw [sample_step hk]
    change _ ∧ Stored.store ((E p).next (Stored.load (Stored.store s)) a (wordOf us)).state = _
    rw [Stored.load_store hS]
    refine ⟨?_, rfl⟩
    cases h : (E p).terminal s
    · rw [next_ongoing h]
      exact (E p).invariant_step s _ _ hi h (value_mem _ hk us)
    · rwa [next_terminal h]
  reward := by
    rintro _ s ⟨_, rfl⟩ a _ us _
    rw [sample_step hk]
    change Machine.units scale
      ((E p).next (Stored.load (Stored.store s)) a (wordOf us)).reward.word = _
    rw [Stored.load_store hS]
  value_zero := Machine.units_zero _
  terminal_iff := by
    rintro _ s ⟨_, rfl⟩
    change (E p).terminal (Stored.load (Stored.store s)) = true ↔ _
    rw [Stored.load_store hS]
  truncated := by
    rintro _ s ⟨_, rfl⟩ a _ us _
    rw [sample_step hk]; rfl
  observe := by
    rintro _ s ⟨_, rfl⟩
    change Shown.back (Shown.components ((E p).observe (Stored.load (Stored.store s)))) = _
    rw [Stored.load_store hS, Shown.back_components]; rfl
  observe_le _ := ⟨(Shown.length_components _).trans Shown.length_high.symm, Shown.le_high _⟩
  reward_within := by
    rintro _ s ⟨_, rfl⟩ a r hr
    have hpos : (0 : Rat) ≤ (scale.toNat : Rat)⁻¹ :=
      Rat.le_of_lt (Rat.inv_pos.mpr (Rat.natCast_pos.mpr hscale))
    have key {i : Int} (h : low p ≤ i ∧ i ≤ high p) :
        (low p : Rat) / scale.toNat ≤ i / scale.toNat ∧
        (i : Rat) / scale.toNat ≤ high p / scale.toNat := by
      simp only [Rat.div_def]
      exact ⟨Rat.mul_le_mul_of_nonneg_right (Rat.intCast_le_intCast.mpr h.1) hpos,
        Rat.mul_le_mul_of_nonneg_right (Rat.intCast_le_intCast.mpr h.2) hpos⟩
    simp only [env] at hr
    split at hr
    · rw [Draw.mem_pure.mp hr]
      have h := key (i := 0) (E p).zero_within
      rwa [Rat.intCast_zero, Rat.div_def 0, Rat.zero_mul] at h
    · obtain ⟨n, -, rfl⟩ := Draw.mem_map.mp hr
      change (low p : Rat) / scale.toNat ≤ Machine.units scale n.reward.word ∧
        Machine.units scale n.reward.word ≤ (high p : Rat) / scale.toNat
      rw [Machine.units, Reward.signed_word]
      exact key n.reward.within

/-- The actions of the machine are those of the environment, each by its number. -/
theorem numActions_eq (hA : Coded.card (A p) < 2 ^ 32) :
    ((machine valid E).numActions p).toNat = Coded.card (A p) := by
  change (Coded.size (A p)).toUInt32.toNat = _
  rw [UInt64.toNat_toUInt32, Coded.size_eq (Nat.lt_trans hA (by decide)), Nat.mod_eq_of_lt hA]

/-- The rewards of the machine are integers of 32 bits in units. -/
theorem inUnits (hscale : 0 < scale.toNat) (h : ∀ p, -2 ^ 31 ≤ low p ∧ high p < 2 ^ 31) :
    (machine valid E).InUnits scale fun p => (low p, high p) :=
  ⟨hscale, fun _ => rfl, fun _ => rfl, h⟩

/-- **A family of rules is implemented**, where the states of those whose parameters are accepted
fit their words. -/
def implements (hS : ∀ p, valid p = true → Stored.fits (S p) = true)
    (hr : resetWords < 2 ^ 64) (hk : stepWords < 2 ^ 64) (hscale : 0 < scale.toNat) :
    Implements (machine valid E) where
  Model := { p : P // valid p = true }
  State F := S F.1
  Action F := A F.1
  Obs F := O F.1
  env F := (E F.1).env
  Describes p F := p = F.1
  valid_iff p := ⟨fun h => ⟨⟨p, h⟩, rfl⟩, fun ⟨F, h⟩ => h ▸ F.2⟩
  refines {p F} h := by
    subst h
    exact refines F.1 (hS _ F.2) hr hk hscale

end Rules

end Spec.Auto
