module

public import Spec.Auto.Fin
public import Spec.Auto.Refinement
public import Spec.MDP.Renamed

/-!
# Rules of an environment that is written otherwise

Where an environment is specified in types of its own, a kernel is derived from rules that are the
same under other names. What the functions of this kernel compute from the words of a state is what
the specification says of the state, whether that can occur or not.

## Main definitions

* `Rules.Specifies`: rules are such an environment, and their states and actions have such words.

## Main statements

* `Rules.map_step_of_pure`: what is to be shown of a step where nothing is random.
* `Rules.Specifies.initWord_eq`, `Rules.Specifies.stepWord_eq`, `Rules.Specifies.rewardWord_eq`,
  `Rules.Specifies.terminatedWord_eq`, `Rules.Specifies.obsWord_eq`: the functions of the kernel.
-/

@[expose] public noncomputable section

-- Tactics of default values are used in other modules.
set_option compiler.extract_closed false

namespace Spec.Auto.Rules

open Spec.MDP

variable {W S A O S' A' O' : Type} {resetWords stepWords : Nat} {scale : UInt32} {low high : Int}

/-- Where nothing is random, it is to be shown that a step changes nothing, for nothing, when the
episode is over, and else returns what that of the rules leads to. -/
theorem map_step_of_pure {E : Rules S A O resetWords 0 scale low high} {state : S → S'}
    {action : A → A'} {step : S' → A' → StepResult S'} {next : S → A → Next S low high}
    (pure : ∀ s a, E.step s a = .pure (next s a))
    (over : ∀ s a, E.terminal s = true → step (state s) (action a) = ⟨state s, 0, true, false⟩)
    (ongoing : ∀ s a, E.terminal s = false →
      step (state s) (action a) = (E.returned (next s a)).map state) (s : S) (a : A) :
    Draw.pure (step (state s) (action a)) = (E.env.step s a).map (.map state) := by
  cases h : E.terminal s
  · rw [ongoing s a h, E.step_eq h, pure, Chance.law_pure]; rfl
  · rw [over s a h, E.step_of_terminal h]; rfl

variable [Stored W S] [Coded A]

/-- Rules are an environment under other names, whose states have the words in which those of the
rules are kept, and whose actions have the words that mean those of the rules. -/
structure Specifies (E : Rules S A O resetWords stepWords scale low high) (F : Env S' A' O')
    (words : S' → W) (toWord : A' → UInt32) extends E.env.Renamed F where
  /-- The states of the rules fit their words. -/
  fits : Stored.fits S = true
  /-- A state is kept in its words. -/
  store_inv : ∀ t, Stored.store (state.inv t) = words t
  /-- The word of an action means it. -/
  nth_toWord : ∀ a, Coded.nth (toWord a).toUInt64 = action.inv a
  /-- The words of a step can be counted. -/
  steps_lt : stepWords < 2 ^ 64 := by decide

namespace Specifies

variable {E : Rules S A O resetWords stepWords scale low high} {F : Env S' A' O'} {words : S' → W}
  {toWord : A' → UInt32} (R : E.Specifies F words toWord)
include R

theorem store_eq (s : S) : Stored.store s = words (R.state.to s) := by
  rw [← R.store_inv, R.state.left_inv]

theorem load_words (t : S') : Stored.load (words t) = R.state.inv t := by
  rw [← R.store_inv, Stored.load_store R.fits]

theorem initWord_eq (key t : UInt64) :
    E.initWord key t = words (F.reset.sample (Random.stream key t resetWords)) := by
  rw [R.map_reset, Draw.sample_map, ← R.store_eq]
  exact congrArg Stored.store (E.reset.sample_stream key t)

theorem obsWord_eq [Components O] (s : S) (k : Nat) :
    E.obsWord (words (R.state.to s)) k = Components.component (E.observe s) k := by
  rw [obsWord, R.load_words, R.state.left_inv]

variable [Select S] (t : S') (a : A') {us : List UInt64} {read : UInt64 → UInt64}
  (h : ∀ i < stepWords, us.getD i 0 = read (.ofNat i))
include h

theorem sample_step : (F.step t a).sample us =
    let n := E.next (R.state.inv t) (toWord a) read
    ⟨R.state.to n.state, Machine.units scale n.reward.word, E.terminal n.state, false⟩ := by
  have hs := Rules.sample_step (E := fun _ : Unit => E) (p := ()) R.steps_lt (R.state.inv t)
    (toWord a) us
  rw [R.nth_toWord, next_list (E := fun _ : Unit => E) (p := ()) R.steps_lt _ _ h] at hs
  rw [R.step_eq, Draw.sample_map, hs]; rfl

theorem stepWord_eq :
    E.stepWord (words t) (toWord a) read = words ((F.step t a).sample us).state := by
  rw [R.sample_step t a h, stepWord, R.load_words, R.store_eq]

theorem rewardWord_eq : Machine.units scale (E.rewardWord (words t) (toWord a) read) =
    ((F.step t a).sample us).reward := by
  rw [R.sample_step t a h, rewardWord, R.load_words]

theorem terminatedWord_eq : E.terminatedWord (E.stepWord (words t) (toWord a) read) =
    ((F.step t a).sample us).terminated := by
  rw [R.stepWord_eq t a h, R.sample_step t a h, terminatedWord, R.load_words, R.state.left_inv]

end Specifies

end Spec.Auto.Rules
