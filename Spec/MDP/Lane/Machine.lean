module

public import Spec.MDP.Lane
public import Spec.MDP.Lane.Word

/-!
# The lanes of a machine

A lane of `Spec.MDP.Lane` whose environment is a machine: what a kernel does with the words of a
lane, and that it is the lane of the environment that the machine implements. A call is a step of
the environment, unless the lane is to be reset or the call is refused, and then a reset where one
is due. Between the two stands what `SAME_STEP` returns as the final observation.

## Main definitions

* `LaneWords`, `ProtocolWords`: a lane and its use, in words.
* `Machine.laneAdvance`, `Machine.laneReset`, `Machine.laneStep`: the two halves of a call, and the
  call.
* `Refines.LaneRepresents`: words represent a lane.
* `Refines.LanesAgree`: the lanes of the machine are those of the environment.

## Main statements

* `Machine.laneStep_refused`: a call that is refused changes nothing.
* `Refines.laneStep_eq`: a call of the machine is a call of the environment.
* `Refines.foldl_laneFeed_eq`, `Refines.lanesAgree`: so is any list of calls.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {P W S A O : Type}

/-- The words of a lane. -/
structure LaneWords (W : Type) where
  /-- The words of the state. -/
  state : W
  /-- The key of the stream. -/
  key : UInt64
  /-- The next word of the stream. -/
  t : UInt64
  /-- The number of steps of this episode, at most `2^32 - 1`. -/
  elapsed : UInt32
  /-- Whether the episode is over. -/
  over : Bool

/-- How lanes are used, in words. -/
structure ProtocolWords where
  /-- The autoreset mode. -/
  mode : UInt32
  /-- The environment's own limit; `0` for none. -/
  timeLimit : UInt32
  /-- The limit of `max_episode_steps`; `0` for none. -/
  maxEpisodeSteps : UInt32

/-- The mode that a word means. -/
def Autoreset.ofWord (mode : UInt32) : Autoreset :=
  if mode = 1 then .nextStep else if mode = 2 then .sameStep else if mode = 3 then .disabled
  else .none

/-- The limit that a word means. -/
def limitOf (limit : UInt32) : Option Nat := if limit = 0 then none else some limit.toNat

namespace Lane

/-- The number of steps after one more: it stops at `2^32 - 1`. -/
def more (elapsed : UInt32) : UInt32 := if elapsed = 0xffffffff then elapsed else elapsed + 1

/-- Whether a number of steps has reached a limit, in words. -/
def reaches (limit steps : UInt32) : Bool := decide (limit ≠ 0 ∧ limit ≤ steps)

end Lane

/-- What a call returns, in words. -/
structure LaneReplyWords where
  /-- The components of the observation. -/
  obs : List UInt64
  /-- The word of the reward. -/
  reward : UInt64
  /-- Whether the step led to a terminal state. -/
  terminated : Bool
  /-- Whether the environment itself or a limit has cut the episode off. -/
  truncated : Bool
  /-- The components of the last observation of an episode that ended in a call that reset the lane
  as well. -/
  finalObs : Option (List UInt64)

namespace Machine

variable (M : Machine P W) (p : P) (C : ProtocolWords) (l : LaneWords W) (a : UInt32)

/-- The protocol that the words mean, with the random words of the machine. -/
def protocol : Protocol :=
  ⟨.ofWord C.mode, limitOf C.timeLimit, limitOf C.maxEpisodeSteps, M.resetWords, M.stepWords⟩

/-- Whether a call resets the lane instead of stepping. -/
def laneResets : Bool := l.over && decide (C.mode = 1 ∨ C.mode = 2)

/-- Whether the environment steps. -/
def laneSteps : Bool := !(l.over && decide (C.mode - 1 < 3)) && decide (a < M.numActions p)

/-- Whether the next state is terminal. -/
def laneTerminal : Bool := M.terminated p (M.next p l.key l.state l.t a)

/-- Whether a step truncates the episode. -/
def laneTruncates : Bool :=
  M.truncated p (M.next p l.key l.state l.t a) ||
    Lane.reaches C.timeLimit (Lane.more l.elapsed) && !M.laneTerminal p l a ||
    Lane.reaches C.maxEpisodeSteps (Lane.more l.elapsed)

/-- The first half of a call: the step of the environment, if it steps. -/
def laneAdvance : LaneWords W :=
  if M.laneSteps p C l a then
    { l with
      state := M.next p l.key l.state l.t a
      t := l.t + M.stepWords
      elapsed := Lane.more l.elapsed
      over := M.laneTerminal p l a || M.laneTruncates p C l a }
  else l

/-- The second half of a call, where it is due: the reset. -/
def laneReset : LaneWords W :=
  { l with
    state := M.init p l.key l.t
    t := l.t + M.resetWords
    elapsed := 0
    over := false }

/-- Whether the lane is reset before the call returns. -/
def laneDue : Bool :=
  laneResets C l ||
    (M.laneSteps p C l a && (M.laneTerminal p l a || M.laneTruncates p C l a) &&
      decide (C.mode = 2))

/-- A call: the lane after it, and what it returns; nothing when it is refused. -/
def laneStep : LaneWords W × Option LaneReplyWords :=
  if laneResets C l || M.laneSteps p C l a then
    let n := M.laneAdvance p C l a
    let m := if M.laneDue p C l a then M.laneReset p n else n
    let steps := M.laneSteps p C l a
    (m, some
      { obs := M.observe p m.state
        reward := if steps then M.paid p l.key l.state l.t a else 0
        terminated := steps && M.laneTerminal p l a
        truncated := steps && M.laneTruncates p C l a
        finalObs := if steps && M.laneDue p C l a then some (M.observe p n.state) else none })
  else (l, none)

/-- **Claim.** A call with a word that is no action, and in the mode `DISABLED` any call of a lane
whose episode is over, is refused and changes nothing. -/
theorem laneStep_refused (h : laneResets C l = false)
    (hr : M.numActions p ≤ a ∨ l.over = true ∧ C.mode = 3) :
    M.laneStep p C l a = (l, none) := by
  have hs : M.laneSteps p C l a = false := by
    rcases hr with hr | ⟨ho, hm⟩
    · rw [laneSteps, decide_eq_false (UInt32.not_lt.mpr hr), Bool.and_false]
    · rw [laneSteps, ho, hm]; rfl
  rw [laneStep, h, hs, if_neg (by decide)]

end Machine

/-! ### The lane of the environment -/

theorem Autoreset.ofWord_iff (mode : UInt32) :
    (mode = 1 ∨ mode = 2 ↔ ofWord mode = .nextStep ∨ ofWord mode = .sameStep) ∧
      (mode - 1 < 3 ↔
        (ofWord mode = .nextStep ∨ ofWord mode = .sameStep) ∨ ofWord mode = .disabled) ∧
      (mode = 2 ↔ ofWord mode = .sameStep) := by
  by_cases h₁ : mode = 1
  · rw [h₁]; decide
  by_cases h₂ : mode = 2
  · rw [h₂]; decide
  by_cases h₃ : mode = 3
  · rw [h₃]; decide
  simp only [ofWord, h₁, h₂, h₃, if_false, reduceCtorEq, or_self, true_and, and_true, iff_false]
  have e₁ : (1 : UInt32).toNat = 1 := rfl
  have e₂ : (2 : UInt32).toNat = 2 := rfl
  have e₃ : (3 : UInt32).toNat = 3 := rfl
  rw [← UInt32.toNat_inj] at h₁ h₂ h₃
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_sub]
  have := mode.toNat_lt
  omega

namespace Lane

theorem toNat_more (elapsed : UInt32) :
    (more elapsed).toNat = min (elapsed.toNat + 1) (2 ^ 32 - 1) := by
  have h := elapsed.toNat_lt
  have hmax : (0xffffffff : UInt32).toNat = 4294967295 := rfl
  rw [more]
  split
  · next he => rw [he, hmax]; rfl
  · next he =>
    rw [← UInt32.toNat_inj, hmax] at he
    rw [UInt32.toNat_add, UInt32.toNat_one]; omega

theorem reaches_eq {limit elapsed : UInt32} {n : Nat} (h : elapsed.toNat = min n (2 ^ 32 - 1)) :
    reaches limit (more elapsed) = reached (limitOf limit) (n + 1) := by
  have hl := limit.toNat_lt
  have hm := toNat_more elapsed
  rw [reaches, limitOf]
  split
  · next h₀ => simp only [h₀, ne_eq, not_true, false_and, decide_false, reached]
  · next h₀ =>
    rw [reached, decide_eq_decide, UInt32.le_iff_toNat_le]
    exact ⟨fun ⟨_, h⟩ => by omega, fun h => ⟨h₀, by omega⟩⟩

end Lane

namespace Refines

variable {M : Machine P W} {p : P} {E : Env S A O} (R : Refines M p E)

/-- The words of a lane represent a lane: those of the state represent its state, and the number of
steps is right, or `2^32 - 1` when it is larger. -/
structure LaneRepresents (l : LaneWords W) (l' : Lane S) : Prop where
  /-- The state. -/
  state : R.Represents l.state l'.state
  /-- The key. -/
  key : l.key = l'.key
  /-- The place in the stream. -/
  t : l.t = l'.t
  /-- The number of steps. -/
  elapsed : l.elapsed.toNat = min l'.elapsed (2 ^ 32 - 1)
  /-- The flag. -/
  over : l.over = l'.over

/-- What the words of a reply mean to the agent. -/
def decodeLane (r : LaneReplyWords) : LaneReply O :=
  ⟨R.obs r.obs, M.value p r.reward, r.terminated, r.truncated,
    r.finalObs.map R.obs⟩

variable {R} {C : ProtocolWords} {l : LaneWords W} {l' : Lane S}

theorem LaneRepresents.resets_eq (h : R.LaneRepresents l l') :
    Machine.laneResets C l = l'.resets (M.protocol C) := by
  have hm := (Autoreset.ofWord_iff C.mode).1
  rw [Machine.laneResets, Lane.resets, h.over, decide_eq_decide.mpr hm]
  rfl

theorem LaneRepresents.steps_eq (h : R.LaneRepresents l l') {a : UInt32}
    (ha : a < M.numActions p) :
    M.laneSteps p C l a = !(l'.resets (M.protocol C) || l'.refuses (M.protocol C)) := by
  have hm := (Autoreset.ofWord_iff C.mode).2.1
  rw [Machine.laneSteps, decide_eq_true ha, Bool.and_true, h.over, decide_eq_decide.mpr hm,
    Lane.resets, Lane.refuses, ← Bool.and_or_distrib_left, Bool.decide_or]
  rfl

/-! #### The two halves of a call -/

section

variable (h : R.LaneRepresents l l') {a : UInt32} (ha : a < M.numActions p)
include h

theorem LaneRepresents.reset : R.LaneRepresents (M.laneReset p l) (l'.reset E (M.protocol C)) where
  state := by
    have hi := R.init l'.key l'.t
    simp only [Machine.laneReset, Lane.reset, h.key, h.t]
    exact hi
  key := h.key
  t := congrArg (· + M.resetWords) h.t
  elapsed := rfl
  over := rfl

include ha

theorem LaneRepresents.terminal_eq :
    M.laneTerminal p l a = (l'.result E (M.protocol C) (R.action a)).terminated := by
  rw [Machine.laneTerminal, R.terminated_next h.state ha, h.key, h.t]
  rfl

theorem LaneRepresents.truncates_eq :
    M.laneTruncates p C l a = l'.truncates E (M.protocol C) (R.action a) := by
  have ht : M.truncated p (M.next p l.key l.state l.t a) =
      (l'.result E (M.protocol C) (R.action a)).truncated := by
    rw [R.truncated_next h.state ha, h.key, h.t]; rfl
  rw [Machine.laneTruncates, Lane.truncates, ht, Lane.reaches_eq h.elapsed,
    Lane.reaches_eq h.elapsed, h.terminal_eq (C := C) ha]
  rfl

theorem LaneRepresents.advance (hs : M.laneSteps p C l a = true) :
    R.LaneRepresents (M.laneAdvance p C l a)
      (l'.advance E (M.protocol C) (R.action a)) := by
  rw [Machine.laneAdvance, if_pos hs]
  refine ⟨?_, h.key, congrArg (· + M.stepWords) h.t, ?_, ?_⟩
  · have hn := R.represents_next h.state ha l.key l.t
    rw [h.key, h.t] at hn ⊢
    exact hn
  · change (Lane.more l.elapsed).toNat = min (l'.elapsed + 1) (2 ^ 32 - 1)
    have := h.elapsed
    rw [Lane.toNat_more]; omega
  · change (_ || _) = (_ || _)
    rw [h.terminal_eq (C := C) ha, h.truncates_eq ha]

theorem LaneRepresents.reward_eq :
    M.value p (M.paid p l.key l.state l.t a) =
      (l'.result E (M.protocol C) (R.action a)).reward := by
  rw [R.value_paid h.state ha, h.key, h.t]
  rfl

end

/-! #### Calls -/

/-- A call that steps. -/
theorem step_eq (h : R.LaneRepresents l l') {a : UInt32} (ha : a < M.numActions p)
    (hresets : Machine.laneResets C l = false) (hsteps : M.laneSteps p C l a = true) :
    R.LaneRepresents (M.laneStep p C l a).1 (l'.step E (M.protocol C) (R.action a)).1 ∧
      (M.laneStep p C l a).2.map R.decodeLane = (l'.step E (M.protocol C) (R.action a)).2 := by
  have hm := (Autoreset.ofWord_iff C.mode).2.2
  have hadv := h.advance (E := E) ha hsteps
  have hover : (M.laneAdvance p C l a).over =
      (M.laneTerminal p l a || M.laneTruncates p C l a) := by
    rw [Machine.laneAdvance, if_pos hsteps]
  have hdue : M.laneDue p C l a = ((l'.advance E (M.protocol C) (R.action a)).over &&
      decide ((M.protocol C).mode = .sameStep)) := by
    rw [Machine.laneDue, hresets, hsteps, Bool.false_or, Bool.true_and, ← hover, hadv.over,
      decide_eq_decide.mpr hm]
    rfl
  have hreset := hadv.reset (E := E) (C := C)
  have hr := h.resets_eq (C := C)
  have hf := h.steps_eq (C := C) ha
  rw [hresets] at hr
  rw [hsteps, ← hr, Bool.false_or, eq_comm, Bool.not_eq_true'] at hf
  simp only [Machine.laneStep, Lane.step, hresets, hsteps, ← hr, hf, Bool.false_or, if_true,
    Bool.true_and, hdue, Bool.false_eq_true, if_false]
  split
  · next hd =>
    refine ⟨hreset, ?_⟩
    simp only [Option.map_some, decodeLane, R.observe hreset.state, R.observe hadv.state,
      h.reward_eq (C := C) ha, h.terminal_eq (C := C) ha, h.truncates_eq (C := C) ha]
  · next hd =>
    refine ⟨hadv, ?_⟩
    simp only [Option.map_some, decodeLane, R.observe hadv.state, Option.map_none,
      h.reward_eq (C := C) ha, h.terminal_eq (C := C) ha, h.truncates_eq (C := C) ha]

/-- **Claim.** A call of the machine is a call of the environment that it implements, in every mode,
with every limit: where words represent a lane, they do after the call, and what the call of the
machine returns is what that of the sampled environment returns. -/
theorem laneStep_eq (h : R.LaneRepresents l l') {a : UInt32} (ha : a < M.numActions p) :
    R.LaneRepresents (M.laneStep p C l a).1 (l'.step E (M.protocol C) (R.action a)).1 ∧
      (M.laneStep p C l a).2.map R.decodeLane = (l'.step E (M.protocol C) (R.action a)).2 := by
  have hresets := h.resets_eq (C := C)
  have hsteps := h.steps_eq (C := C) ha
  cases hr : l'.resets (M.protocol C)
  · cases hf : l'.refuses (M.protocol C)
    · rw [hr] at hresets
      rw [hr, hf] at hsteps
      exact step_eq h ha hresets hsteps
    · simp only [Machine.laneStep, Lane.step, hresets, hr, hsteps, hf, Bool.or_true, Bool.not_true,
        Bool.or_self, Bool.false_eq_true, if_true, if_false, h, true_and, Option.map_none]
  · have hf : l'.refuses (M.protocol C) = false := by
      simp only [Lane.resets, Lane.refuses, Bool.and_eq_true, decide_eq_true_eq,
        Bool.and_eq_false_iff, decide_eq_false_iff_not] at hr ⊢
      exact .inr fun hd => by rcases hr.2 with h | h <;> rw [h] at hd <;> cases hd
    have hreset := h.reset (E := E) (C := C)
    rw [hr] at hresets hsteps
    have hadv : M.laneAdvance p C l a = l := by
      rw [Machine.laneAdvance, hsteps]; rfl
    simp only [Machine.laneStep, Lane.step, hr, hresets, hsteps, hf,
      Machine.laneDue, Bool.true_or, Bool.not_true, hadv, if_true,
      Bool.false_eq_true, if_false, Bool.false_and, true_and, hreset, Option.map_some, decodeLane,
      R.observe hreset.state, Option.map_none]
    rw [R.value_zero]

variable (M p C) in
/-- The words of a lane and what they have returned, after one more call. -/
def laneFeed (b : LaneWords W × List (Option LaneReplyWords)) (a : UInt32) :
    LaneWords W × List (Option LaneReplyWords) :=
  ((M.laneStep p C b.1 a).1, b.2 ++ [(M.laneStep p C b.1 a).2])

/-- **Claim.** Over any list of actions, in every mode and with every limit, a lane of the machine
returns what the lane of the environment returns when it is sampled by the words of its stream. -/
theorem foldl_laneFeed_eq {as : List UInt32} (has : ∀ a ∈ as, a < M.numActions p)
    {b : LaneWords W × List (Option LaneReplyWords)}
    {b' : Lane S × List (Option (LaneReply O))} (h : R.LaneRepresents b.1 b'.1)
    (hb : b.2.map (·.map R.decodeLane) = b'.2) :
    R.LaneRepresents (as.foldl (laneFeed M p C) b).1
        ((as.map R.action).foldl (Lane.feed E (M.protocol C)) b').1 ∧
      (as.foldl (laneFeed M p C) b).2.map (·.map R.decodeLane) =
        ((as.map R.action).foldl (Lane.feed E (M.protocol C)) b').2 := by
  induction as generalizing b b' with
  | nil => exact ⟨h, hb⟩
  | cons a as ih =>
    obtain ⟨hl, hr⟩ := laneStep_eq (C := C) h (has a (List.mem_cons_self ..))
    refine ih (fun c hc => has c (List.mem_cons_of_mem _ hc)) hl ?_
    simp only [laneFeed, Lane.feed, List.map_append, hb, List.map_cons, List.map_nil, hr]

/-- Over any list of actions, in every autoreset mode and with every limit, a lane of the machine
goes through the states and returns the replies that the lane of the environment goes through and
returns when the words of its stream sample it. -/
def LanesAgree (R : Refines M p E) : Prop :=
  ∀ {C : ProtocolWords} {as : List UInt32} {l : LaneWords W} {l' : Lane S},
    (∀ a ∈ as, a < M.numActions p) → R.LaneRepresents l l' →
    R.LaneRepresents (as.foldl (laneFeed M p C) (l, [])).1
        ((as.map R.action).foldl (Lane.feed E (M.protocol C)) (l', [])).1 ∧
      (as.foldl (laneFeed M p C) (l, [])).2.map (·.map R.decodeLane) =
        ((as.map R.action).foldl (Lane.feed E (M.protocol C)) (l', [])).2

theorem lanesAgree (R : Refines M p E) : R.LanesAgree :=
  fun has hl => foldl_laneFeed_eq has hl rfl

end Refines

end Spec.MDP
