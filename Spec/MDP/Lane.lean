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
* `Lane.feed`, `loop`, `Lane.stepAll`: a lane under one more action, and an array of lanes.
* `Lane.transitions`, `Lane.reads`: what an agent learns from, and the words that are read.

## Main statements

* `Lane.step_disabled`, `Lane.step_nextStep`: a finished lane is refused or reset.
* `Lane.transitions_sameStep`: `SAME_STEP` and `NEXT_STEP` carry the same transitions.
* `Lane.nodup_reads`: no place of the stream is read twice.
* `Lane.elapsed_le`: no episode is longer than a limit.
* `Lane.getElem?_foldl_stepAll`: each lane of an array is an environment of its own.
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

/-- `n` consecutive places of a stream. -/
def Random.places (t : UInt64) : Nat → List UInt64
  | 0 => []
  | n + 1 => t :: places (t + 1) n

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

/-- Whether a call resets the lane instead of stepping. In the mode `SAME_STEP` no lane is over after
a call, but one may be restored so. -/
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
    step E C l a = (reset E C l, .some ⟨E.observe (reset E C l).state, 0, false, false, .none⟩) := by
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

/-! ### The stream -/

variable (E C) in
/-- The places of the stream whose words a call reads: those of the step, then those of the reset,
as far as there are such. -/
def reads (l : Lane S) (a : A) : List UInt64 :=
  if refuses C l then []
  else if resets C l then Random.places l.t C.resetWords.toNat
  else
    Random.places l.t C.stepWords.toNat ++
      if (advance E C l a).over && decide (C.mode = .sameStep) then
        Random.places (l.t + C.stepWords) C.resetWords.toNat
      else []

variable (E C) in
/-- The places that a list of actions reads. -/
def allReads (l : Lane S) : List A → List UInt64
  | [] => []
  | a :: as => reads E C l a ++ allReads (step E C l a).1 as

end Lane

namespace Random

/-- The words of a stretch of the stream are those at its places. -/
theorem stream_eq_map (key t : UInt64) (n : Nat) : stream key t n = (places t n).map (word key) := by
  induction n generalizing t with
  | zero => rfl
  | succ n ih => exact congrArg (word key t :: ·) (ih (t + 1))

theorem places_add (t : UInt64) (m n : Nat) :
    places t (m + n) = places t m ++ places (t + .ofNat m) n := by
  induction m generalizing t with
  | zero =>
    rw [Nat.zero_add, places, List.nil_append, show UInt64.ofNat 0 = 0 from rfl, UInt64.add_zero]
  | succ m ih =>
    have h : t + 1 + .ofNat m = t + .ofNat (m + 1) := by
      rw [UInt64.ofNat_add, UInt64.add_assoc, UInt64.add_comm 1]; rfl
    rw [Nat.succ_add, places, places, List.cons_append, ih, h]

theorem places_append (t w : UInt64) (n : Nat) :
    places t w.toNat ++ places (t + w) n = places t (w.toNat + n) := by
  rw [places_add, UInt64.ofNat_toNat]

theorem mem_places {x t : UInt64} {n : Nat} (h : x ∈ places t n) : ∃ i < n, x = t + .ofNat i := by
  induction n generalizing t with
  | zero => cases h
  | succ n ih =>
    rw [places, List.mem_cons] at h
    rcases h with rfl | h
    · exact ⟨0, Nat.succ_pos n, (UInt64.add_zero x).symm⟩
    · obtain ⟨i, hi, rfl⟩ := ih h
      refine ⟨i + 1, Nat.succ_lt_succ hi, ?_⟩
      rw [UInt64.ofNat_add, UInt64.add_assoc, UInt64.add_comm 1]; rfl

theorem nodup_places (t : UInt64) {n : Nat} (hn : n ≤ 2 ^ 64) : (places t n).Nodup := by
  induction n generalizing t with
  | zero => exact List.nodup_nil
  | succ n ih =>
    rw [places, List.nodup_cons]
    refine ⟨fun h => ?_, ih (t + 1) (by omega)⟩
    obtain ⟨i, hi, he⟩ := mem_places h
    have he := congrArg UInt64.toNat he
    have ht := t.toNat_lt
    rw [UInt64.toNat_add, UInt64.toNat_add, UInt64.toNat_one,
      UInt64.toNat_ofNat_of_lt' (show i < 2 ^ 64 by omega)] at he
    omega

end Random

namespace Lane

variable {S A O : Type} {E : Env S A O} {C : Protocol} {l : Lane S}

/-- Each call reads on where the last one stopped. -/
theorem reads_eq (l : Lane S) (a : A) :
    reads E C l a = Random.places l.t (reads E C l a).length ∧
      (step E C l a).1.t = l.t + .ofNat (reads E C l a).length := by
  have hlen : ∀ t n, (Random.places t n).length = n := by
    intro t n
    induction n generalizing t with
    | zero => rfl
    | succ n ih => exact congrArg (· + 1) (ih (t + 1))
  by_cases h₁ : refuses C l = true
  · simp only [reads, step, if_pos h₁, List.length_nil]
    exact ⟨rfl, (UInt64.add_zero _).symm⟩
  by_cases h₂ : resets C l = true
  · simp only [reads, step, if_neg h₁, if_pos h₂, hlen, reset, UInt64.ofNat_toNat, and_self]
  cases h₃ : (advance E C l a).over && decide (C.mode = .sameStep)
  · simp only [reads, step, if_neg h₁, if_neg h₂, h₃, Bool.false_eq_true, if_false,
      List.append_nil, hlen, UInt64.ofNat_toNat, true_and]
    rfl
  · simp only [reads, step, if_neg h₁, if_neg h₂, h₃, if_true, Random.places_append, hlen,
      true_and]
    rw [UInt64.ofNat_add, UInt64.ofNat_toNat, UInt64.ofNat_toNat, ← UInt64.add_assoc]
    rfl

theorem allReads_eq (l : Lane S) (as : List A) :
    allReads E C l as = Random.places l.t (allReads E C l as).length := by
  induction as generalizing l with
  | nil => rfl
  | cons a as ih =>
    obtain ⟨h, ht⟩ := reads_eq (E := E) (C := C) l a
    rw [allReads, List.length_append, Random.places_add, ← ht, ← ih, ← h]

/-- **Claim.** Between two seedings a lane reads no place of its stream twice, as long as it reads
at most `2^64` words. -/
theorem nodup_reads (l : Lane S) (as : List A) (h : (allReads E C l as).length ≤ 2 ^ 64) :
    (allReads E C l as).Nodup := by
  rw [allReads_eq]
  exact Random.nodup_places _ h

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

end Lane

/-! ### Arrays of lanes -/

/-- A loop over the blocks `0, …, n - 1` of an array that writes block `i` by `f i`. -/
def loop {B : Type} (f : Nat → B → B) (blocks : Array B) : Nat → Array B
  | 0 => blocks
  | n + 1 => (loop f blocks n).modify n (f n)

/-- **Claim.** A loop over blocks writes block `i` by `f i`, whatever the other blocks are, and no
block that it does not come to. -/
theorem getElem?_loop {B : Type} (f : Nat → B → B) (blocks : Array B) (n i : Nat) :
    (loop f blocks n)[i]? = if i < n then blocks[i]?.map (f i) else blocks[i]? := by
  induction n with
  | zero => rw [if_neg (Nat.not_lt_zero i)]; rfl
  | succ n ih =>
    rw [loop, Array.getElem?_modify]
    by_cases h : n = i
    · subst h
      rw [if_pos rfl, ih, if_neg (Nat.lt_irrefl n), if_pos (Nat.lt_succ_self n)]
    · rw [if_neg h, ih]
      by_cases hi : i < n
      · rw [if_pos hi, if_pos (Nat.lt_succ_of_lt hi)]
      · rw [if_neg hi, if_neg (by omega)]

theorem size_loop {B : Type} (f : Nat → B → B) (blocks : Array B) (n : Nat) :
    (loop f blocks n).size = blocks.size := by
  induction n with
  | zero => rfl
  | succ n ih => rw [loop, Array.size_modify, ih]

namespace Lane

variable {S A O : Type} (E : Env S A O) (C : Protocol)

/-- One call of a vector environment: the loop over its lanes, each with its action. A block is a
lane with what it has returned. -/
def stepAll (blocks : Array (Lane S × List (Option (LaneReply O)))) (actions : Nat → A) :
    Array (Lane S × List (Option (LaneReply O))) :=
  loop (fun i b => feed E C b (actions i)) blocks blocks.size

/-- The reset of the lanes that a mask names. -/
def resetWhere (mask : Nat → Bool) (lanes : Array (Lane S)) : Array (Lane S) :=
  loop (fun i l => if mask i then reset E C l else l) lanes lanes.size

/-- A new stream: that of a seed, from its first word on, and a reset. -/
def seed (seed : UInt64) (l : Lane S) : Lane S :=
  reset E C { l with key := Random.key seed, t := 0 }

/-- Lane `i` of a vector environment has the stream of `seed + i`. -/
def seedAll (first : UInt64) (lanes : Array (Lane S)) : Array (Lane S) :=
  loop (fun i l => seed E C (first + .ofNat i) l) lanes lanes.size

variable {E C}

theorem getElem?_stepAll (blocks : Array (Lane S × List (Option (LaneReply O))))
    (actions : Nat → A) (i : Nat) :
    (stepAll E C blocks actions)[i]? = blocks[i]?.map (feed E C · (actions i)) := by
  rw [stepAll, getElem?_loop]
  split
  · rfl
  · rw [Array.getElem?_eq_none (by omega)]; rfl

/-- **Claim.** Each lane of a vector environment is an environment of its own: over any list of
joint actions, lane `i` goes through the states and returns the replies that it goes through and
returns alone, under its own actions, with its own stream. -/
theorem getElem?_foldl_stepAll (blocks : Array (Lane S × List (Option (LaneReply O))))
    (joint : List (Nat → A)) (i : Nat) :
    (joint.foldl (stepAll E C) blocks)[i]? =
      blocks[i]?.map fun b => (joint.map (· i)).foldl (feed E C) b := by
  induction joint generalizing blocks with
  | nil => simp only [List.foldl_nil, List.map_nil, Option.map_id']
  | cons actions joint ih =>
    rw [List.foldl_cons, ih, getElem?_stepAll, Option.map_map]
    rfl

/-- **Claim.** A reset with a mask changes the lanes that it names and no other. -/
theorem getElem?_resetWhere (mask : Nat → Bool) (lanes : Array (Lane S)) (i : Nat) :
    (resetWhere E C mask lanes)[i]? =
      lanes[i]?.map fun l => if mask i then reset E C l else l := by
  rw [resetWhere, getElem?_loop]
  split
  · rfl
  · rw [Array.getElem?_eq_none (by omega)]; rfl

/-- **Claim.** Lane `i` of a vector environment that is seeded with `first` is the environment that
is seeded with `first + i`; that different lanes have different keys follows from `key_inj`, and
that their streams are independent is assumed. -/
theorem getElem?_seedAll (first : UInt64) (lanes : Array (Lane S)) (i : Nat) :
    (seedAll E C first lanes)[i]? = lanes[i]?.map (seed E C (first + .ofNat i)) := by
  rw [seedAll, getElem?_loop]
  split
  · rfl
  · rw [Array.getElem?_eq_none (by omega)]; rfl

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
