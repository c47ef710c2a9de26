module

public import Spec.Auto.Refinement
public import Spec.MDP.Lane.Refinement

/-!
# The lanes of rules

What the kernel of rules exports of its lanes is what `Lane.Call` computes for its step, which reads
the words of the stream one after another, as the step draws. It is the call of the lane of its
machine.

## Main statements

* `Rules.call_eq`: the call of a lane is that of the machine.
-/

@[expose] public noncomputable section

namespace Spec.Auto.Rules

open Spec.MDP

variable {P W : Type} {S A O : P → Type} [∀ p, Stored W (S p)] [∀ p, Coded (A p)]
  [∀ p, Select (S p)] {resetWords stepWords : Nat} {scale : UInt32} {low high : P → Int}
  [∀ p, Components (O p)] [∀ p, Shown (O p)] {valid : P → Bool}
  {E : (p : P) → Rules (S p) (A p) (O p) resetWords stepWords scale (low p) (high p)} {p : P}

omit [∀ p, Components (O p)] [∀ p, Shown (O p)] in
/-- The words of a stream and the list of as many as a step takes lead to the same. -/
theorem next_stream (hk : stepWords < 2 ^ 64) (s : S p) (a : UInt32) (key t : UInt64) :
    ((E p).next s a fun i => Random.word key (t + i)) =
      (E p).next s a (wordOf (Random.stream key t stepWords)) := by
  cases h : (E p).terminal s
  · rw [next_ongoing h, next_ongoing h, Chance.sample_stream]
    exact (Chance.sample_eq _ hk _).symm
  · rw [next_terminal h, next_terminal h]

/-- **The lanes of rules are those of their machine**: the call of a lane, as the kernel makes it,
is that of the machine. -/
theorem call_eq (hk : stepWords < 2 ^ 64) {C : ProtocolWords} {l : LaneWords W} {a : UInt32} :
    (E p).call l.state l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps =
      (machine (W := W) (S := S) (A := A) (O := O) valid E).laneCall p C l a := by
  have hwords : Random.stream l.key l.t stepWords =
      Random.stream l.key l.t (UInt64.ofNat stepWords).toNat :=
    congrArg (Random.stream l.key l.t) (UInt64.toNat_ofNat_of_lt' hk).symm
  have hn := (next_stream (E := E) (p := p) hk (Stored.load l.state) a l.key l.t).trans
    (congrArg (fun us => (E p).next (Stored.load l.state) a (wordOf us)) hwords)
  have hstep : (E p).laneStep l.state a l.key l.t =
      (machine (W := W) (S := S) (A := A) (O := O) valid E).next p l.key l.state l.t a :=
    congrArg (fun n => Stored.store n.state) hn
  have hreward : (E p).laneReward l.state a l.key l.t =
      (machine (W := W) (S := S) (A := A) (O := O) valid E).paid p l.key l.state l.t a :=
    congrArg (fun n => n.reward.word) hn
  rw [call, hstep, hreward]
  rfl

end Spec.Auto.Rules
