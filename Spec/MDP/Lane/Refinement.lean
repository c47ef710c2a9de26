module

public import Spec.MDP.Lane.Machine

/-!
# The functions of a lane on words compute its calls

`Spec.MDP.Lane.Word` has no branch, `Spec.MDP.Lane.Machine` says what a call of a lane is: they
agree. A kernel that exports the functions of `Lane.Call` with its own step, reward and flag exports
the lanes of its machine.

## Main definitions

* `Machine.laneCall`: the call of a lane of the machine.
* `Lane.Call.results32`, `Lane.Call.results64`: what the functions of a lane return for a call.
* `Machine.laneResults`: what they are to return.

## Main statements

* `Machine.results_laneCall`: they return it.
-/

@[expose] public noncomputable section

namespace Spec.MDP

open Word (bit)

namespace Lane

/-- What the functions of a lane return for a call, with state words of type `V`. -/
structure Results (V : Type) where
  /-- Whether the call is refused: the word is no action, or the lane must be reset. -/
  refuses : Bool
  /-- The words of the state after the step. -/
  state : List V
  /-- The next word of the stream after the step. -/
  t : UInt64
  /-- The number of steps of the episode after the step. -/
  elapsed : UInt32
  /-- Whether the episode is over after the step. -/
  over : Bool
  /-- The word of the reward of the call; `0` when the environment does not step. -/
  reward : UInt64
  /-- Whether the call terminates the episode. -/
  terminated : Bool
  /-- Whether the call truncates the episode. -/
  truncated : Bool
  /-- Whether the lane is reset before the call returns. -/
  due : Bool

/-- What the functions of a lane return, where they return these words of the state. -/
def Call.results {W V : Type} (c : Call W) (state : List V) : Results V :=
  ⟨c.refuses, state, c.nextT, c.nextElapsed, c.nowOver, c.paid, c.terminated, c.truncated, c.due⟩

/-- What the functions of a lane return, where a state has these words of 32 bits. -/
def Call.results32 {W : Type} (c : Call W) (words : List (W → UInt32)) : Results UInt32 :=
  c.results (words.map c.word32)

/-- What the functions of a lane return, where a state has these words of 64 bits. -/
def Call.results64 {W : Type} (c : Call W) (words : List (W → UInt64)) : Results UInt64 :=
  c.results (words.map c.word64)

end Lane

/-- The words of the function of a lane, after those of the parameters and of the state. -/
abbrev LaneWords.apply {W R : Type} (l : LaneWords W) (C : ProtocolWords) (a : UInt32)
    (f : UInt64 → UInt64 → UInt32 → Bool → UInt32 → UInt32 → UInt32 → UInt32 → R) : R :=
  f l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps

namespace Machine

variable {P W : Type} (M : Machine P W) (p : P) (C : ProtocolWords) (l : LaneWords W) (a : UInt32)

/-- The call of a lane of the machine. -/
def laneCall : Lane.Call W :=
  ⟨l.t, l.elapsed, l.over, a, C.mode, C.timeLimit, C.maxEpisodeSteps, M.numActions p, M.stepWords,
    l.state, M.next p l.key l.state l.t a, M.paid p l.key l.state l.t a,
    M.laneTerminal p l a, (M.truncated p (M.next p l.key l.state l.t a)).toUInt32⟩

/-- What the functions of a lane are to return: whether the call is refused, the lane after the
first half of the call, whether the second half is due, and what the call returns besides
observations. -/
def laneResults {V : Type} (words : List (W → V)) : Lane.Results V where
  refuses := !(laneResets C l || M.laneSteps p C l a)
  state := words.map fun word => word (M.laneAdvance p C l a).state
  t := (M.laneAdvance p C l a).t
  elapsed := (M.laneAdvance p C l a).elapsed
  over := (M.laneAdvance p C l a).over
  reward := if M.laneSteps p C l a then M.paid p l.key l.state l.t a else 0
  terminated := M.laneSteps p C l a && M.laneTerminal p l a
  truncated := M.laneSteps p C l a && M.laneTruncates p C l a
  due := M.laneDue p C l a

theorem and_toUInt32 (x y : Bool) : x.toUInt32 &&& y.toUInt32 = (x && y).toUInt32 := by
  cases x <;> cases y <;> rfl

theorem or_toUInt32 (x y : Bool) : x.toUInt32 ||| y.toUInt32 = (x || y).toUInt32 := by
  cases x <;> cases y <;> rfl

theorem toUInt32_xor_one (x : Bool) : x.toUInt32 ^^^ 1 = (!x).toUInt32 := by
  cases x <;> rfl

theorem toUInt32_beq_one (x : Bool) : (x.toUInt32 == 1) = x := by
  cases x <;> rfl

variable {M p C l a}

theorem laneCall_eq {w : W} {r : UInt64} (hw : M.next p l.key l.state l.t a = w)
    (hr : M.paid p l.key l.state l.t a = r) : M.laneCall p C l a =
      ⟨l.t, l.elapsed, l.over, a, C.mode, C.timeLimit, C.maxEpisodeSteps, M.numActions p,
        M.stepWords, l.state, w, r, M.terminated p w, (M.truncated p w).toUInt32⟩ := by
  subst hw hr; rfl

theorem resets_laneCall : (M.laneCall p C l a).resets = (laneResets C l).toUInt32 := by
  simp only [Lane.Call.resets, laneCall, bit, or_toUInt32, and_toUInt32, laneResets, Bool.decide_or]

theorem steps_laneCall : (M.laneCall p C l a).steps = (M.laneSteps p C l a).toUInt32 := by
  simp only [Lane.Call.steps, laneCall, bit, and_toUInt32, toUInt32_xor_one, laneSteps]

theorem select32_laneCall (x y : UInt32) :
    (M.laneCall p C l a).select32 x y = if M.laneSteps p C l a then x else y := by
  rw [Lane.Call.select32, steps_laneCall]
  cases M.laneSteps p C l a
  · have h : (0 : UInt32) - Bool.toUInt32 false = 0 := rfl
    rw [h, UInt32.and_zero, UInt32.xor_zero, if_neg (by decide)]
  · have h : (0 : UInt32) - Bool.toUInt32 true = -1 := rfl
    rw [h, UInt32.and_neg_one, if_pos rfl, UInt32.xor_comm x y, ← UInt32.xor_assoc,
      UInt32.xor_self, UInt32.zero_xor]

theorem select64_laneCall (x y : UInt64) :
    (M.laneCall p C l a).select64 x y = if M.laneSteps p C l a then x else y := by
  rw [Lane.Call.select64, steps_laneCall]
  cases M.laneSteps p C l a
  · have h : (0 : UInt64) - (Bool.toUInt32 false).toUInt64 = 0 := rfl
    rw [h, UInt64.and_zero, UInt64.xor_zero, if_neg (by decide)]
  · have h : (0 : UInt64) - (Bool.toUInt32 true).toUInt64 = -1 := rfl
    rw [h, UInt64.and_neg_one, if_pos rfl, UInt64.xor_comm x y, ← UInt64.xor_assoc,
      UInt64.xor_self, UInt64.zero_xor]

theorem more_laneCall : (M.laneCall p C l a).more = Lane.more l.elapsed := by
  rw [Lane.Call.more, Lane.more]
  change l.elapsed + bit (l.elapsed ≠ 0xffffffff) = _
  by_cases h : l.elapsed = 0xffffffff
  · rw [if_pos h, h]; rfl
  · rw [if_neg h, Word.bit_pos h]

theorem reachedWord_eq (limit steps : UInt32) :
    Lane.reachedWord limit steps = (Lane.reaches limit steps).toUInt32 := by
  rw [Lane.reachedWord, Word.bit_and, bit, Lane.reaches]

theorem terminal_laneCall : (M.laneCall p C l a).terminal = M.laneTerminal p l a := rfl

theorem cut_laneCall :
    (M.laneCall p C l a).cut = (M.truncated p (M.next p l.key l.state l.t a)).toUInt32 := rfl

theorem cuts_laneCall : (M.laneCall p C l a).cuts = (M.laneTruncates p C l a).toUInt32 := by
  rw [Lane.Call.cuts, more_laneCall, reachedWord_eq, reachedWord_eq, terminal_laneCall,
    cut_laneCall, toUInt32_xor_one, and_toUInt32, or_toUInt32, or_toUInt32]
  rfl

theorem ends_laneCall : (M.laneCall p C l a).ends =
    (M.laneSteps p C l a && (M.laneTerminal p l a || M.laneTruncates p C l a)).toUInt32 := by
  rw [Lane.Call.ends, steps_laneCall, cuts_laneCall, terminal_laneCall, and_toUInt32,
    and_toUInt32, or_toUInt32, Bool.and_or_distrib_left]

theorem nowOver_laneCall :
    (M.laneCall p C l a).nowOver = (M.laneAdvance p C l a).over := by
  have h : (M.laneCall p C l a).over = l.over := rfl
  rw [Lane.Call.nowOver, ends_laneCall, steps_laneCall, toUInt32_xor_one, h, and_toUInt32,
    or_toUInt32, toUInt32_beq_one, laneAdvance]
  cases M.laneSteps p C l a
  · rw [Bool.false_and, Bool.not_false, Bool.and_true, Bool.false_or, if_neg (by decide)]
  · rw [Bool.true_and, Bool.not_true, Bool.and_false, Bool.or_false, if_pos rfl]

theorem due_laneCall : (M.laneCall p C l a).due = M.laneDue p C l a := by
  have h : bit ((M.laneCall p C l a).mode = 2) = (decide (C.mode = 2)).toUInt32 := rfl
  rw [Lane.Call.due, ends_laneCall, resets_laneCall, h, and_toUInt32, or_toUInt32,
    toUInt32_beq_one, laneDue]

theorem results_eq {V : Type} (words : List (W → V)) {after : (W → V) → V}
    (h : ∀ word, after word = word (M.laneAdvance p C l a).state) :
    (M.laneCall p C l a).results (words.map after) = M.laneResults p C l a words := by
  rw [Lane.Call.results, Lane.Call.refuses, Lane.Call.nextT, Lane.Call.nextElapsed, Lane.Call.paid,
    Lane.Call.terminated, Lane.Call.truncated, select64_laneCall, select32_laneCall,
    select64_laneCall, resets_laneCall, steps_laneCall, cuts_laneCall, more_laneCall,
    nowOver_laneCall, due_laneCall, terminal_laneCall, or_toUInt32, toUInt32_xor_one, and_toUInt32,
    and_toUInt32, toUInt32_beq_one, toUInt32_beq_one, toUInt32_beq_one, funext h, laneResults,
    laneAdvance]
  split <;> rfl

/-- **Claim.** Whatever the words of a call of a lane are, the functions of a lane return what the
call of the machine does: whether it is refused, the words of the lane after its first half, whether
the second half, a reset, is due, and what it returns besides observations. -/
theorem results_laneCall (words32 : List (W → UInt32)) (words64 : List (W → UInt64)) :
    (M.laneCall p C l a).results32 words32 = M.laneResults p C l a words32 ∧
      (M.laneCall p C l a).results64 words64 = M.laneResults p C l a words64 := by
  refine ⟨results_eq _ fun word => ?_, results_eq _ fun word => ?_⟩
  · rw [Lane.Call.word32, select32_laneCall, laneAdvance]; split <;> rfl
  · rw [Lane.Call.word64, select64_laneCall, laneAdvance]; split <;> rfl

end Machine

end Spec.MDP
