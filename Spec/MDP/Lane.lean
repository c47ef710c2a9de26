module

public import Spec.MDP.Machine

/-!
# Lanes: an environment with its stream, its limits and its resets

A lane is what a user steps: a state, a place in a stream of random words, the number of steps of
the episode, and whether the episode is over. It has the three autoreset modes of Gymnasium, and a
fourth for a single environment, which is reset by its user. A vector environment is an array of
lanes, each with a stream of its own.

Two limits may end an episode without a terminal state: the environment's own, which is not reached
by a step that terminates, and `max_episode_steps` of `gymnasium.make`, which truncates whatever the
step does.

## Main definitions

* `Autoreset`, `Protocol`: the mode, the limits, and the random words of a reset and of a step.
* `Lane`, `Lane.reset`, `Lane.step`: a lane and its two calls.
* `Lane.feed`, `Lane.after`: a lane under one more action, and under a list of actions.
* `Lane.transitions`: what an agent learns from.
* `Lane.usual`: the usual loop around a single environment.

## Main statements

* `Lane.step_disabled`, `Lane.step_nextStep`: a finished lane is refused or reset.
* `Lane.transitions_sameStep`: `SAME_STEP` and `NEXT_STEP` carry the same transitions.
* `Lane.elapsed_le`: no episode is longer than a limit.
* `Lane.step_nextStep_eq_usual`: `NEXT_STEP` is the usual loop.

That no word of a stream is read twice is in `Spec.MDP.Lane.Stream`, and arrays of lanes are in
`Spec.MDP.Lane.Array`.
-/

@[expose] public noncomputable section

namespace Spec.MDP

/-- What happens to a lane whose episode is over. -/
inductive Autoreset where
  /-- Nothing: a further step is a step like any other, as of a single environment. -/
  | none
  /-- The next call resets and ignores its action: `NEXT_STEP`. -/
  | nextStep
  /-- The call that ends the episode resets as well: `SAME_STEP`. -/
  | sameStep
  /-- A further step is refused until the lane is reset: `DISABLED`. -/
  | disabled
deriving DecidableEq, Repr

/-- How a lane is used. -/
structure Protocol where
  /-- What happens when an episode is over. -/
  mode : Autoreset
  /-- The environment's own limit on the steps of an episode. -/
  timeLimit : Option Nat
  /-- The limit that `max_episode_steps` of `gymnasium.make` sets. -/
  maxEpisodeSteps : Option Nat
  /-- The number of random words that a reset takes. -/
  resetWords : UInt64
  /-- The number of random words that a step takes. -/
  stepWords : UInt64

/-- The same protocol in another mode. -/
def Protocol.inMode (C : Protocol) (mode : Autoreset) : Protocol := { C with mode }

/-- Whether a number of steps has reached a limit. -/
def reached (limit : Option Nat) (steps : Nat) : Bool :=
  match limit with
  | .none => false
  | .some T => decide (T ≤ steps)

/-- One environment with its stream. -/
structure Lane (S : Type) where
  /-- The latent state. -/
  state : S
  /-- The key of the stream. -/
  key : UInt64
  /-- The next word of the stream. -/
  t : UInt64
  /-- The number of steps of this episode. -/
  elapsed : Nat
  /-- Whether the episode is over. -/
  over : Bool

/-- What a call returns. -/
structure LaneReply (O : Type) where
  /-- The observation. -/
  obs : O
  /-- The reward. -/
  reward : Rat
  /-- Whether the step led to a terminal state. -/
  terminated : Bool
  /-- Whether a limit ended the episode. -/
  truncated : Bool
  /-- The last observation of an episode that ended in a call that reset the lane as well. -/
  finalObs : Option O

namespace Lane

variable {S A O : Type} (E : Env S A O) (C : Protocol)

/-- What the step of the environment returns, sampled by the next words of the stream. -/
def result (l : Lane S) (a : A) : StepResult S :=
  (E.step l.state a).sample (Random.stream l.key l.t C.stepWords.toNat)

/-- Whether the step of a lane truncates: by the environment's own limit if the step does not
terminate, and by `max_episode_steps` in any case. -/
def truncates (l : Lane S) (a : A) : Bool :=
  (result E C l a).truncated ||
    (reached C.timeLimit (l.elapsed + 1) && !(result E C l a).terminated) ||
    reached C.maxEpisodeSteps (l.elapsed + 1)

/-- A lane after a reset: a new state, by the next words of the stream. -/
def reset (l : Lane S) : Lane S :=
  { l with
    state := E.reset.sample (Random.stream l.key l.t C.resetWords.toNat)
    t := l.t + C.resetWords
    elapsed := 0
    over := false }

/-- A lane after the step of its environment. -/
def advance (l : Lane S) (a : A) : Lane S :=
  { l with
    state := (result E C l a).state
    t := l.t + C.stepWords
    elapsed := l.elapsed + 1
    over := (result E C l a).terminated || truncates E C l a }

/-- Whether a call resets the lane instead of stepping. In the mode `SAME_STEP` no lane is over
after a call, but one may be restored so. -/
def resets (l : Lane S) : Bool := l.over && decide (C.mode = .nextStep ∨ C.mode = .sameStep)

/-- Whether a call is refused. -/
def refuses (l : Lane S) : Bool := l.over && decide (C.mode = .disabled)

/-- A call with an action: the lane after it, and what it returns; nothing when it is refused. -/
def step (l : Lane S) (a : A) : Lane S × Option (LaneReply O) :=
  if refuses C l then (l, .none)
  else if resets C l then
    (reset E C l, .some ⟨E.observe (reset E C l).state, 0, false, false, .none⟩)
  else
    let n := advance E C l a
    let r := result E C l a
    if n.over && decide (C.mode = .sameStep) then
      (reset E C n, .some ⟨E.observe (reset E C n).state, r.reward, r.terminated,
        truncates E C l a, .some (E.observe n.state)⟩)
    else
      (n, .some ⟨E.observe n.state, r.reward, r.terminated, truncates E C l a, .none⟩)

variable {E C} {l : Lane S}

/-! ### The modes -/

/-- **Claim, by definition.** In the mode `DISABLED` a step of a lane whose episode is over is
refused and changes nothing. -/
theorem step_disabled (hC : C.mode = .disabled) (h : l.over = true) (a : A) :
    step E C l a = (l, .none) := by
  simp only [step, refuses, h, hC, decide_true, Bool.and_self, if_true]

/-- **Claim, by definition.** In the mode `NEXT_STEP` a call after the end of an episode resets,
whatever its action, with reward `0` and no flag. -/
theorem step_nextStep (hC : C.mode = .nextStep) (h : l.over = true) (a : A) :
    step E C l a =
      (reset E C l, .some ⟨E.observe (reset E C l).state, 0, false, false, .none⟩) := by
  simp only [step, refuses, resets, h, hC, reduceCtorEq, true_or, decide_true, decide_false,
    Bool.and_self, Bool.and_false, Bool.false_eq_true, if_true, if_false]

theorem step_ongoing (hC : C.mode ≠ .sameStep) (h : l.over = false) (a : A) :
    step E C l a = (advance E C l a, .some ⟨E.observe (advance E C l a).state,
      (result E C l a).reward, (result E C l a).terminated, truncates E C l a, .none⟩) := by
  simp only [step, refuses, resets, h, hC, decide_false, Bool.and_false, Bool.false_and,
    Bool.false_eq_true, if_false]

theorem step_of_not_over {a : A} (h : l.over = false) (hn : (advance E C l a).over = false) :
    (step E C l a).1 = advance E C l a := by
  simp only [step, refuses, resets, h, hn, Bool.false_and, Bool.false_eq_true, if_false]

theorem step_of_over {a : A} (hC : C.mode = .sameStep) (h : l.over = false)
    (hn : (advance E C l a).over = true) : (step E C l a).1 = reset E C (advance E C l a) := by
  simp only [step, refuses, resets, h, hn, hC, decide_true, Bool.and_self, Bool.false_and,
    Bool.false_eq_true, if_true, if_false]

/-- **Claim.** Where the environment itself never truncates and `max_episode_steps` is not set, no
step both terminates and truncates. -/
theorem not_terminates_and_truncates (hE : ∀ s a r, r ∈ E.step s a → r.truncated = false)
    (hC : C.maxEpisodeSteps = .none) (l : Lane S) (a : A) :
    ¬ ((result E C l a).terminated = true ∧ truncates E C l a = true) := by
  have hr := hE l.state a _ (Draw.sample_mem _ (Random.stream l.key l.t C.stepWords.toNat))
  change (result E C l a).truncated = false at hr
  rintro ⟨h, ht⟩
  rw [truncates, hr, h, hC] at ht
  simp only [reached, Bool.not_true, Bool.and_false, Bool.or_false, Bool.false_eq_true] at ht

/-! ### One more action -/

variable (E C) in
/-- A lane and what it has returned, after one more action. -/
def feed (b : Lane S × List (Option (LaneReply O))) (a : A) :
    Lane S × List (Option (LaneReply O)) :=
  ((step E C b.1 a).1, b.2 ++ [(step E C b.1 a).2])

variable (E C) in
/-- The lane after a list of actions. -/
def after (l : Lane S) (as : List A) : Lane S := as.foldl (fun l a => (step E C l a).1) l

/-! ### Same step and next step -/

/-- What an agent learns from: a state, the action, what the step returned, and whether a limit
ended the episode. -/
structure Transition (S A : Type) where
  /-- The state before the step. -/
  state : S
  /-- The action. -/
  action : A
  /-- What the step returned. -/
  result : StepResult S
  /-- Whether a limit ended the episode. -/
  truncated : Bool

variable (E C) in
/-- The transitions of a list of actions: a call that resets or is refused carries none. -/
def transitions (l : Lane S) : List A → List (Transition S A)
  | [] => []
  | a :: as =>
    if refuses C l || resets C l then transitions (step E C l a).1 as
    else ⟨l.state, a, result E C l a, truncates E C l a⟩ :: transitions (step E C l a).1 as

variable (E C) in
/-- A list of actions with one more action, `b`, after each that ends an episode. -/
def pad (b : A) (l : Lane S) : List A → List A
  | [] => []
  | a :: as =>
    let n := advance E C l a
    if n.over then a :: b :: pad b (reset E C n) as else a :: pad b n as

/-- **Claim.** `SAME_STEP` and `NEXT_STEP` carry the same transitions: a list of actions in the mode
`SAME_STEP` and, in the mode `NEXT_STEP`, the list with any action inserted after each that ends an
episode lead from lane to lane by the same steps. -/
theorem transitions_sameStep (b : A) (h : l.over = false) (as : List A) :
    transitions E (C.inMode .nextStep) l (pad E C b l as) =
      transitions E (C.inMode .sameStep) l as := by
  induction as generalizing l with
  | nil => rfl
  | cons a as ih =>
    have hcarry : ∀ mode, (refuses (C.inMode mode) l || resets (C.inMode mode) l) = false := by
      intro mode; simp only [refuses, resets, h, Bool.false_and, Bool.or_self]
    have hnext := step_ongoing (E := E) (C := C.inMode .nextStep) (l := l) nofun h a
    rw [transitions, hcarry, if_neg (by decide), pad]
    cases hn : (advance E C l a).over
    · simp only [Bool.false_eq_true, if_false]
      rw [transitions, hcarry, if_neg (by decide),
        step_of_not_over (C := C.inMode .sameStep) h hn, hnext]
      exact congrArg (_ :: ·) (ih hn)
    · simp only [if_true]
      rw [transitions, hcarry, if_neg (by decide),
        step_of_over (C := C.inMode .sameStep) rfl h hn, hnext]
      refine congrArg (_ :: ·) ?_
      have hresets : resets (C.inMode .nextStep) (advance E C l a) = true := by
        simp only [resets, hn, Protocol.inMode, true_or, decide_true, Bool.and_self]
      have hover : (refuses (C.inMode .nextStep) (advance E (C.inMode .nextStep) l a) ||
          resets (C.inMode .nextStep) (advance E (C.inMode .nextStep) l a)) = true :=
        (congrArg _ hresets).trans (Bool.or_true _)
      dsimp only
      rw [transitions, hover, if_pos rfl, step_nextStep (C := C.inMode .nextStep)
        (l := advance E (C.inMode .nextStep) l a) rfl hn]
      exact ih rfl

/-! ### Limits -/

/-- **Claim.** In every mode that resets or refuses lanes whose episode is over, no episode is
longer than a limit, be it the environment's own or `max_episode_steps`; a restored lane may have
taken as many steps as the limit at most, and fewer when its episode is not over. -/
theorem elapsed_le {T : Nat} (hT : C.timeLimit = .some T ∨ C.maxEpisodeSteps = .some T)
    (h₀ : 0 < T) (hmode : C.mode ≠ .none) (hover : l.over = false → l.elapsed < T)
    (hle : l.elapsed ≤ T) (as : List A) : (after E C l as).elapsed ≤ T := by
  induction as generalizing l with
  | nil => exact hle
  | cons a as ih =>
    have hreset : ∀ n : Lane S, (reset E C n).elapsed = 0 := fun _ => rfl
    have hadv : (advance E C l a).elapsed = l.elapsed + 1 := rfl
    by_cases h₁ : refuses C l = true
    · refine ih (l := (step E C l a).1) ?_ ?_ <;> simp only [step, if_pos h₁] <;> assumption
    by_cases h₂ : resets C l = true
    · refine ih (l := (step E C l a).1) ?_ ?_ <;>
        simp only [step, if_neg h₁, if_pos h₂, hreset, Nat.zero_le, h₀, implies_true]
    have ho : l.over = false := by
      cases ho : l.over
      · rfl
      · simp only [refuses, resets, ho, Bool.true_and, decide_eq_true_eq] at h₁ h₂
        cases hm : C.mode with
        | none => exact absurd hm hmode
        | disabled => exact absurd hm h₁
        | nextStep => exact absurd (.inl hm) h₂
        | sameStep => exact absurd (.inr hm) h₂
    have hlt := hover ho
    have hend : (advance E C l a).over = false → (advance E C l a).elapsed < T := by
      intro h
      simp only [advance, truncates, Bool.or_eq_false_iff, Bool.and_eq_false_iff] at h
      obtain ⟨ht, ⟨-, hown⟩, hmax⟩ := h
      rw [hadv]
      rcases hT with hT | hT
      · simp only [ht, Bool.not_false, reduceCtorEq, or_false, hT, reached,
          decide_eq_false_iff_not] at hown
        omega
      · simp only [hT, reached, decide_eq_false_iff_not] at hmax
        omega
    refine ih (l := (step E C l a).1) ?_ ?_ <;> simp only [step, if_neg h₁, if_neg h₂] <;> split
    · exact fun _ => h₀
    · exact hend
    · exact Nat.zero_le _
    · simp only [hadv]; omega

/-! ### The usual loop -/

variable (E C) in
/-- What a user does with a single environment: a reset when the episode is over, else a step. -/
def usual (l : Lane S) (a : A) : Lane S × Option (LaneReply O) :=
  if l.over then (reset E C l, .some ⟨E.observe (reset E C l).state, 0, false, false, .none⟩)
  else step E (C.inMode .none) l a

/-- **Claim.** A lane in the mode `NEXT_STEP` is a single environment in the usual loop. -/
theorem step_nextStep_eq_usual (hC : C.mode = .nextStep) (l : Lane S) (a : A) :
    step E C l a = usual E C l a := by
  cases h : l.over
  · rw [usual, h, if_neg (by decide), step_ongoing (by rw [hC]; decide) h,
      step_ongoing (C := C.inMode .none) nofun h]
    rfl
  · rw [usual, h, if_pos rfl, step_nextStep hC h]

end Lane

end Spec.MDP
