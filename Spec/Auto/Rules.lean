module

public import Spec.Auto.Chance
public import Spec.Auto.Invariant
public import Spec.Auto.Shown
public import Spec.Auto.Stored
public import Spec.Word.Signed

/-!
# The rules of an environment

`Rules` is an environment as its author writes it: how it starts, steps, ends and looks, on states,
actions and observations that have codes. `Rules.env` is the environment of the theory, and
`Rules.stepWord`, `Rules.rewardWord` and the others are its kernel.

## Main definitions

* `Reward low high`, `Next`: a reward between two bounds, and what a step leads to.
* `Rules`: the rules of an environment.
* `Rules.env`: the environment.
* `Rules.initWord`, `Rules.stepWord`, `Rules.rewardWord`, `Rules.terminatedWord`,
  `Rules.stateValidWord`, `Rules.legalWord`, `Rules.obsWord`, `Rules.actionCount`: its kernel.
* `Rules.returned`: what a step returns.

## Main statements

* `Rules.step_of_terminal`, `Rules.step_eq`: the steps of the environment.
* `Rules.invariant_of_reachable`: the invariant holds of every state that can occur.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

open Spec.MDP

/-- A reward between two bounds, in units. -/
@[ext]
structure Reward (low high : Int) where
  /-- The units, in two's complement. -/
  val : UInt32
  /-- They are in range. -/
  within : low ≤ val.toInt32.toInt ∧ val.toInt32.toInt ≤ high

namespace Reward

variable {low high : Int}

/-- A reward is chosen by its word. -/
@[inline] instance : Select (Reward low high) where
  select c x y := ⟨select c x.val y.val,
    select_ind (φ := fun u : UInt32 => low ≤ u.toInt32.toInt ∧ u.toInt32.toInt ≤ high) c
      x.within y.within⟩
  select_eq' c x y := by cases c <;> exact Reward.ext (select_eq ..)

/-- The units, as an integer. -/
def toInt (r : Reward low high) : Int := r.val.toInt32.toInt

theorem toInt_select (c : Bool) (x y : Reward low high) :
    (select c x y).toInt = if c then x.toInt else y.toInt := by rw [select_eq, apply_ite toInt]

/-- The units in 64 bits. -/
@[inline] def word (r : Reward low high) : UInt64 := (r.val + 0x80000000).toUInt64 - 0x80000000

/-- No reward. -/
@[inline] def zero (h : low ≤ 0 ∧ 0 ≤ high) : Reward low high := ⟨0, h⟩

theorem word_zero (h : low ≤ 0 ∧ 0 ≤ high) : (zero h).word = 0 := by
  change ((0 : UInt32) + 0x80000000).toUInt64 - 0x80000000 = 0
  decide

theorem signed_word (r : Reward low high) : r.word.toInt64.toInt = r.toInt := by
  have hlt := r.val.toNat_lt
  have h := Word.signed_sub_nat (x := (r.val + 0x80000000).toUInt64) (y := 0x80000000)
    (by rw [UInt32.toNat_toUInt64]; exact Nat.lt_trans (UInt32.toNat_lt _) (by decide)) (by decide)
  rw [UInt32.toNat_toUInt64, UInt32.toNat_add] at h
  rw [toInt, ← Int32.toInt_toBitVec, UInt32.toBitVec_toInt32, BitVec.toInt_eq_toNat_bmod]
  refine h.trans ?_
  rw [UInt32.toNat_toBitVec, Int.bmod_def,
    show UInt32.toNat 0x80000000 = 2 ^ 31 from rfl, show UInt64.toNat 0x80000000 = 2 ^ 31 from rfl]
  omega

end Reward

/-- What a step leads to. -/
structure Next (S : Type) (low high : Int) where
  /-- The next state. -/
  state : S
  /-- The reward. -/
  reward : Reward low high

/-- What a step leads to is chosen part by part. -/
@[inline] instance {S : Type} [Select S] {low high : Int} : Select (Next S low high) where
  select c x y := ⟨select c x.state y.state, select c x.reward y.reward⟩
  select_eq' c x y := by cases c <;> simp only [select_eq] <;> rfl

/-- The rules of an environment, with rewards in units of `1 / scale`. -/
structure Rules (S A O : Type) (resetWords stepWords : Nat) (scale : UInt32) (low high : Int)
    where
  /-- How an episode starts. -/
  reset : Chance resetWords S
  /-- What a step from a state that is not terminal leads to. -/
  step : S → A → Chance stepWords (Next S low high)
  /-- Whether a state is terminal: a further step changes nothing and pays `0`. -/
  terminal : S → Bool
  /-- What is seen of a state. -/
  observe : S → O
  /-- What holds of every state of an episode. -/
  invariant : S → Bool := fun _ => true
  /-- It holds at the start. -/
  invariant_reset : ∀ s, s ∈ reset.law → invariant s = true := by
    first
    | (intros; rfl)
    | (repeat first
        | refine Chance.forall_pure ?_
        | (refine Chance.forall_map fun x hx => ?_
           clear hx
           induction x using Coded.forall_nth
           · decide +kernel)
        | (refine Chance.forall_bind fun x hx => ?_
           clear hx
           induction x using Coded.forall_nth
           · decide +kernel)
        | refine Chance.forall_weaken ?_
       decide +kernel +revert)
    | fail "the invariant is not shown to hold at the start by trying all numbers that are drawn: \
        give `invariant_reset` a proof, for instance by `Chance.forall_map`"
  /-- It holds after a step. -/
  invariant_step : ∀ s a n, invariant s = true → terminal s = false → n ∈ (step s a).law →
    invariant n.state = true := by
    first
    | (intros; rfl)
    | (refine Coded.forall_step (by decide +kernel) fun i j hs ht => ?_
       repeat first
        | refine Chance.forall_pure ?_
        | (refine Chance.forall_map fun x hx => ?_
           clear hx
           induction x using Coded.forall_nth
           · decide +kernel)
        | (refine Chance.forall_bind fun x hx => ?_
           clear hx
           induction x using Coded.forall_nth
           · decide +kernel)
        | refine Chance.forall_weaken ?_
       revert hs ht
       decide +kernel +revert)
    | fail "the invariant is not shown to hold after a step by trying all states and actions, \
        which must be at most 4096 pairs: give `invariant_step` a proof, for instance by \
        `Chance.forall_map`"
  /-- Which actions are offered; any other one still does what `step` says. -/
  legal : S → A → Bool := fun _ _ => true
  /-- While the episode is not over, one is. -/
  legal_exists : ∀ s, invariant s = true → terminal s = false → ∃ a, legal s a = true := by
    first
    | exact fun _ _ _ => ⟨Coded.nth 0, rfl⟩
    | (refine Coded.forall_exists (by decide +kernel) fun i hs ht => ?_
       revert hs ht
       decide +kernel +revert)
    | fail "that a state which is not terminal has a legal action is not shown by trying all \
        states and actions, which must be at most 4096 pairs: give `legal_exists` a proof"
  /-- A further step from a terminal state may pay `0`. -/
  zero_within : low ≤ 0 ∧ 0 ≤ high := by decide

namespace Rules

variable {S A O : Type} {resetWords stepWords : Nat} {scale : UInt32} {low high : Int}

/-- The environment. -/
noncomputable def env (E : Rules S A O resetWords stepWords scale low high) : Env S A O where
  reset := E.reset.law
  step s a :=
    if E.terminal s then .pure ⟨s, 0, true, false⟩
    else (E.step s a).law.map fun n =>
      ⟨n.state, Machine.units scale n.reward.word, E.terminal n.state, false⟩
  observe := E.observe

/-- What a step returns that leads to this. -/
def returned (E : Rules S A O resetWords stepWords scale low high) (n : Next S low high) :
    StepResult S :=
  ⟨n.state, n.reward.toInt / scale.toNat, E.terminal n.state, false⟩

/-- **Claim, by definition.** When the episode is over, nothing changes, for nothing. -/
theorem step_of_terminal (E : Rules S A O resetWords stepWords scale low high) {s : S}
    (h : E.terminal s = true) (a : A) : E.env.step s a = .pure ⟨s, 0, true, false⟩ := if_pos h

/-- **Claim.** While the episode is not over, a step returns what is drawn for it. -/
theorem step_eq (E : Rules S A O resetWords stepWords scale low high) {s : S}
    (h : E.terminal s = false) (a : A) : E.env.step s a = (E.step s a).law.map E.returned := by
  refine (if_neg (Bool.eq_false_iff.mp h)).trans (congrArg (Draw.map · _) (funext fun n => ?_))
  rw [Machine.units, Reward.signed_word]; rfl

/-- **Claim.** The invariant holds of every state that can occur. -/
theorem invariant_of_reachable (E : Rules S A O resetWords stepWords scale low high) {s : S}
    (h : E.env.Reachable s) : E.invariant s = true := by
  induction h with
  | reset h => exact E.invariant_reset _ h
  | @step s a r _ hr ih =>
    cases h : E.terminal s
    · rw [E.step_eq h] at hr
      obtain ⟨n, hn, rfl⟩ := Draw.mem_map.mp hr
      exact E.invariant_step _ _ n ih h hn
    · rw [E.step_of_terminal h] at hr; rwa [Draw.mem_pure.mp hr]

variable {W : Type} [Stored W S] [Coded A] [Select S]
  (E : Rules S A O resetWords stepWords scale low high)

/-- The number of actions. -/
@[inline] def actionCount (_E : Rules S A O resetWords stepWords scale low high) : UInt32 :=
  (Coded.size A).toUInt32

/-- Whether words are those of a state. -/
@[inline] def stateValidWord (w : W) : Bool :=
  both (Stored.stored S w) (E.invariant (Stored.load w))

/-- The words of the start, by the words of the stream from word `t` on. -/
@[inline] def initWord (key t : UInt64) : W :=
  Stored.store (E.reset.value fun i => Random.word key (t + i))

/-- What a step by these words of chance leads to. -/
@[inline] def next (s : S) (action : UInt32) (read : UInt64 → UInt64) : Next S low high :=
  select (E.terminal s) ⟨s, .zero E.zero_within⟩
    (Coded.each action.toUInt64 fun a => (E.step s a).value read)

/-- The words of the next state. -/
@[inline] def stepWord (w : W) (action : UInt32) (read : UInt64 → UInt64) : W :=
  Stored.store (E.next (Stored.load w) action read).state

/-- The word of the reward. -/
@[inline] def rewardWord (w : W) (action : UInt32) (read : UInt64 → UInt64) : UInt64 :=
  (E.next (Stored.load w) action read).reward.word

/-- The words of the next state, by the words of the stream from word `t` on. -/
@[inline] def laneStep (w : W) (action : UInt32) (key t : UInt64) : W :=
  E.stepWord w action fun i => Random.word key (t + i)

/-- The word of the reward, by the words of the stream from word `t` on. -/
@[inline] def laneReward (w : W) (action : UInt32) (key t : UInt64) : UInt64 :=
  E.rewardWord w action fun i => Random.word key (t + i)

/-- Whether words are those of a terminal state. -/
@[inline] def terminatedWord (w : W) : Bool := E.terminal (Stored.load w)

/-- Whether the action that a word means is legal, also in a terminal state. -/
@[inline] def legalWord (w : W) (action : UInt32) : Bool :=
  -- The compiler does not find the parts of the instance of another file.
  have : Select Bool := ⟨fun c x y => select c x y, select_eq⟩
  Coded.each action.toUInt64 (E.legal (Stored.load w))

/-- The component of the observation with a number. -/
@[inline] def obsWord [Components O] (w : W) (k : Nat) : UInt64 :=
  Components.component (E.observe (Stored.load w)) k

end Rules

end Spec.Auto
