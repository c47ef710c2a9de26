module

public import Spec.MDP.Lane.Machine

/-!
# The functions of a lane on words compute its calls

`Spec.MDP.Lane.Word` has no branch, `Spec.MDP.Lane.Machine` says what a call of a lane is: they
agree. A kernel that exports the functions of `Lane.Call` with its own step, reward and flag exports
the lanes of its machine.

## Main definitions

* `Machine.call`: the words of a call.

## Main statements

* `Machine.call_resets`, `Machine.call_steps`, `Machine.call_refuses`: what the call does.
* `Machine.select32_advance`, `Machine.select64_advance`: the words of the lane after it.
* `Machine.call_terminated`, `Machine.call_truncated`, `Machine.call_nowOver`, `Machine.call_due`:
  its flags.
-/

@[expose] public noncomputable section

namespace Spec.MDP.Machine

open Word (bit)

variable {P W : Type} (M : Machine P W) (p : P) (C : ProtocolWords) (l : LaneWords W) (a : UInt32)

/-- The words of a call but the state. -/
def call : Lane.Call :=
  ⟨l.key, l.t, l.elapsed, l.over, a, C.mode, C.timeLimit, C.maxEpisodeSteps⟩

theorem and_toUInt32 (x y : Bool) : x.toUInt32 &&& y.toUInt32 = (x && y).toUInt32 := by
  cases x <;> cases y <;> rfl

theorem or_toUInt32 (x y : Bool) : x.toUInt32 ||| y.toUInt32 = (x || y).toUInt32 := by
  cases x <;> cases y <;> rfl

theorem toUInt32_xor_one (x : Bool) : x.toUInt32 ^^^ 1 = (!x).toUInt32 := by
  cases x <;> rfl

theorem toUInt32_beq_one (x : Bool) : (x.toUInt32 == 1) = x := by
  cases x <;> rfl

variable {M p C l a}

/-- The call resets the lane. -/
theorem call_resets : (call C l a).resets = (laneResets C l).toUInt32 := by
  simp only [Lane.Call.resets, call, bit, or_toUInt32, and_toUInt32, laneResets, Bool.decide_or]

/-- The environment steps. -/
theorem call_steps : (call C l a).steps (M.numActions p) = (M.laneSteps p C l a).toUInt32 := by
  simp only [Lane.Call.steps, call, bit, and_toUInt32, toUInt32_xor_one, laneSteps]

/-- The call is refused. -/
theorem call_refuses : (call C l a).refuses (M.numActions p) =
    (!(laneResets C l || M.laneSteps p C l a)).toUInt32 := by
  rw [Lane.Call.refuses, call_resets, call_steps, or_toUInt32, toUInt32_xor_one]

theorem call_refuses_eq : ((call C l a).refuses (M.numActions p) == 1) =
    !(laneResets C l || M.laneSteps p C l a) := by
  rw [call_refuses, toUInt32_beq_one]

theorem select32_eq (x y : UInt32) :
    (call C l a).select32 (M.numActions p) x y = if M.laneSteps p C l a then x else y := by
  rw [Lane.Call.select32, call_steps]
  cases M.laneSteps p C l a
  · have h : (0 : UInt32) - Bool.toUInt32 false = 0 := rfl
    rw [h, UInt32.and_zero, UInt32.xor_zero, if_neg (by decide)]
  · have h : (0 : UInt32) - Bool.toUInt32 true = -1 := rfl
    rw [h, UInt32.and_neg_one, if_pos rfl, UInt32.xor_comm x y, ← UInt32.xor_assoc,
      UInt32.xor_self, UInt32.zero_xor]

theorem select64_eq (x y : UInt64) :
    (call C l a).select64 (M.numActions p) x y = if M.laneSteps p C l a then x else y := by
  rw [Lane.Call.select64, call_steps]
  cases M.laneSteps p C l a
  · have h : (0 : UInt64) - (Bool.toUInt32 false).toUInt64 = 0 := rfl
    rw [h, UInt64.and_zero, UInt64.xor_zero, if_neg (by decide)]
  · have h : (0 : UInt64) - (Bool.toUInt32 true).toUInt64 = -1 := rfl
    rw [h, UInt64.and_neg_one, if_pos rfl, UInt64.xor_comm x y, ← UInt64.xor_assoc,
      UInt64.xor_self, UInt64.zero_xor]

theorem call_more : (call C l a).more = Lane.more l.elapsed := by
  rw [Lane.Call.more, Lane.more]
  change l.elapsed + bit (l.elapsed ≠ 0xffffffff) = _
  by_cases h : l.elapsed = 0xffffffff
  · rw [if_pos h, h]; rfl
  · rw [if_neg h, Word.bit_pos h]

theorem reachedWord_eq (limit steps : UInt32) :
    Lane.reachedWord limit steps = (Lane.reaches limit steps).toUInt32 := by
  rw [Lane.reachedWord, Word.bit_and, bit, Lane.reaches]

/-- A word of the state after the first half of a call. -/
theorem select32_advance (f : W → UInt32) :
    (call C l a).select32 (M.numActions p) (f (M.next p l.key l.state l.t a)) (f l.state) =
      f (M.laneAdvance p C l a).state := by
  rw [select32_eq, laneAdvance]; split <;> rfl

theorem select64_advance (f : W → UInt64) :
    (call C l a).select64 (M.numActions p) (f (M.next p l.key l.state l.t a)) (f l.state) =
      f (M.laneAdvance p C l a).state := by
  rw [select64_eq, laneAdvance]; split <;> rfl

/-- The place in the stream and the number of steps after the first half of a call. -/
theorem select_t_elapsed :
    (call C l a).select64 (M.numActions p) (l.t + M.stepWords) l.t =
        (M.laneAdvance p C l a).t ∧
      (call C l a).select32 (M.numActions p) (call C l a).more l.elapsed =
        (M.laneAdvance p C l a).elapsed := by
  rw [select64_eq, select32_eq, call_more, laneAdvance]
  split <;> exact ⟨rfl, rfl⟩

/-- The reward of a call: that of the step, or `0`. -/
theorem select_reward :
    ((call C l a).select64 (M.numActions p) (M.reward p l.state a (Random.word l.key l.t))
      0).toInt64.toInt = if M.laneSteps p C l a then
        (M.reward p l.state a (Random.word l.key l.t)).toInt64.toInt else 0 := by
  rw [select64_eq]
  split <;> rfl

theorem call_terminated :
    ((call C l a).terminated (M.numActions p) (M.laneTerminal p l a) == 1) =
      (M.laneSteps p C l a && M.laneTerminal p l a) := by
  rw [Lane.Call.terminated, call_steps, and_toUInt32, toUInt32_beq_one]

theorem truncated_eq : (call C l a).truncated (M.numActions p) (M.laneTerminal p l a) =
    (M.laneSteps p C l a && M.laneTruncates p C l a).toUInt32 := by
  rw [Lane.Call.truncated, call_steps, call_more, reachedWord_eq, reachedWord_eq,
    toUInt32_xor_one, and_toUInt32, or_toUInt32, and_toUInt32]
  rfl

theorem call_truncated : ((call C l a).truncated (M.numActions p) (M.laneTerminal p l a) == 1) =
    (M.laneSteps p C l a && M.laneTruncates p C l a) := by
  rw [truncated_eq, toUInt32_beq_one]

theorem ends_eq : (call C l a).ends (M.numActions p) (M.laneTerminal p l a) =
    (M.laneSteps p C l a && (M.laneTerminal p l a || M.laneTruncates p C l a)).toUInt32 := by
  rw [Lane.Call.ends, Lane.Call.terminated, call_steps, and_toUInt32, truncated_eq, or_toUInt32,
    Bool.and_or_distrib_left]

theorem call_nowOver : ((call C l a).nowOver (M.numActions p) (M.laneTerminal p l a) == 1) =
    (M.laneAdvance p C l a).over := by
  have h : (call C l a).over = l.over := rfl
  rw [Lane.Call.nowOver, ends_eq, call_steps, toUInt32_xor_one, h, and_toUInt32, or_toUInt32,
    toUInt32_beq_one, laneAdvance]
  cases M.laneSteps p C l a
  · rw [Bool.false_and, Bool.not_false, Bool.and_true, Bool.false_or, if_neg (by decide)]
  · rw [Bool.true_and, Bool.not_true, Bool.and_false, Bool.or_false, if_pos rfl]

theorem call_due : ((call C l a).due (M.numActions p) (M.laneTerminal p l a) == 1) =
    M.laneDue p C l a := by
  have h : bit ((call C l a).mode = 2) = (decide (C.mode = 2)).toUInt32 := rfl
  rw [Lane.Call.due, ends_eq, call_resets, h, and_toUInt32, or_toUInt32, toUInt32_beq_one,
    laneDue]

end Spec.MDP.Machine
