module

public import Spec.Certificate.Episodes
public import Spec.Certificate.Refinement.Members
public import Spec.GridWorld.Certificate

/-!
# Certificates of success in GridWorld

To succeed is to reach the goal, which ends the episode. The process in which that pays one is what
the kernel of GridWorld fills a table with, when each step that ends the episode is made to pay one
and no other to pay. So an accepted certificate of success bounds the probability with which any
agent reaches the goal, in the specification.

What Python adds, and is trusted for, is to replace the rewards.

## Main definitions

* `reachesGoal`: which steps succeed.
* `Kernel.SuccessFilled`: a table holds what the kernel computes, with these rewards.

## Main statements

* `Kernel.SuccessFilled.represents`: the table is that of success in GridWorld.
* `Kernel.SuccessFilled.successProb_sound`: what an accepted certificate says of every policy, and
  of its own.
* `Kernel.SuccessFilled.resetPlay_le`, `Kernel.SuccessFilled.exists_le_resetPlay`: what it says of
  episodes.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld

open Spec.MDP Spec.Certificate
open Spec.Word (signed)

variable {height width : Nat} {G : GridWorld height width}

/-- A step succeeds that ends the episode, which is to reach the goal. -/
def reachesGoal : Goal (height * width) 4 := fun _ _ o => o.terminated

theorem succeedsIn_reachesGoal (s : Fin (height * width))
    (xs : List (Action × StepResult (Pos height width))) :
    succeedsIn reachesGoal s (xs.map fun x =>
      ((numbering (height := height) (width := width)).action.to x.1,
        (numbering (height := height) (width := width)).outcome x.2)) =
      xs.any fun x => x.2.terminated := by
  induction xs generalizing s with
  | nil => rfl
  | cons x xs ih => rw [List.map_cons, succeedsIn, List.any_cons, ih]; rfl

/-- The probability of success in the model in integers is that in GridWorld, whatever the
discount. -/
theorem successProb_toModel (π : Policy (height * width) 4) (k : Nat)
    (past : History (height * width) 4) (s : Fin (height * width)) :
    (G.toModel 1 1 1).toMDP.successProb reachesGoal π k past s =
      G.toMDP.successProb reachesGoal π k past s := by
  have hsame : G.toMDP.AgreesOn ({ G with discount := 1 } : GridWorld height width).toMDP
      (fun _ _ => True) fun _ => True := fun _ _ _ _ => rfl
  rw [← hsame.successProb (G := reachesGoal) (fun _ _ _ _ => rfl)
    (fun _ _ _ _ _ _ _ _ => trivial) (π.within_all _) k past (s := s) trivial]
  exact (toModel_identDistrib (G := { G with discount := 1 }) (Nat.le_refl 1) Nat.one_pos
    Nat.one_pos rfl).successProb reachesGoal π k past s

namespace Kernel

variable {p : Machine.Params}

/-- A table holds what the kernel computes, where each step that ends the episode pays one and no
other pays. -/
structure SuccessFilled (hp : p.Describes G) (R : SuccessRows (height * width) 4) : Prop where
  /-- A row has one entry. -/
  row : ∀ i a, R.row i a = [(entry hp i a).succeed ((entry hp i a).terminated != 0)]
  /-- Its weight is that of certainty. -/
  denominator : R.denominator = 1

variable {hp : p.Describes G} {R : SuccessRows (height * width) 4}
  {T : SuccessTable (height * width) 4}

/-- **Claim.** A table that holds what the kernel computes, where each step that ends the episode
pays one and no other pays, is that of success in the model of GridWorld. -/
theorem SuccessFilled.represents (hR : SuccessFilled hp R) :
    R.Represents (G.toModel 1 1 1) reachesGoal :=
  SuccessRows.represents_of_succeed (row := fun i a => [entry hp i a])
    (by rw [hR.denominator]; rfl)
    (fun s a => by rw [List.map_cons, List.map_nil, entry_transition]; rfl)
    (fun s a => by rw [hR.row]; rfl)

/-- **Claim.** **What an accepted certificate of success says of GridWorld.** Let the kernel of
certificates accept one that is about some cells for the table that the kernel of GridWorld fills.
Then in GridWorld, from each of these cells, no policy, whatever it remembers and however it uses
chance, reaches the goal within any number of steps with a probability above the upper number, and
for every `δ > 0` the policy of the certificate reaches it with at least the lower number less `δ`
within every number of steps from some one on. -/
theorem SuccessFilled.successProb_sound {S : Fin (height * width) → Bool}
    (hT : SuccessFilled hp T.toSuccessRows) (h : T.AcceptedOn S) :
    (∀ (π : Policy (height * width) 4) k past s, S s = true →
      G.toMDP.successProb reachesGoal π k past s ≤ mkRat (signed (T.upper s)) T.scale.toNat) ∧
    ∀ δ : Rat, 0 < δ → ∃ K : Nat, ∀ k, K ≤ k → ∀ past s, S s = true →
      mkRat (signed (T.lower s)) T.scale.toNat - δ ≤
        G.toMDP.successProb reachesGoal (.stationary T.policy) k past s := by
  have hM := toModel_wellFormed (G := G) (Nat.le_refl 1) Nat.one_pos Nat.one_pos
  refine ⟨fun π k past s hs => ?_, fun δ hδ => ?_⟩
  · rw [← successProb_toModel]
    exact h.successProb_le hM hT.represents π k past hs
  · obtain ⟨K, hK⟩ := h.exists_sub_le_successProb hM hT.represents hδ
    exact ⟨K, fun k hk past s hs => by rw [← successProb_toModel]; exact hK k hk past s hs⟩

theorem expect_resetPlay_reachesGoal (π : Env.Agent (Pos height width) Action) (k : Nat) :
    (G.toEnv.resetPlay π k).expect
        (fun xs => indicator ((xs.any fun x => x.2.terminated) = true)) =
      G.toMDP.successProb reachesGoal (numbering.policy G.toEnv π) k [] (encode G.start) := by
  rw [← G.toEnv_toMDP]
  refine Eq.trans ?_ (G.toEnv.expect_play_success numbering G.discount reachesGoal π k [] G.start)
  show (G.toEnv.play π k [] G.start).expect _ = _
  exact Draw.expect_congr fun xs _ => by rw [succeedsIn_reachesGoal]

/-- **Claim.** **What it says of episodes, at most.** Let the kernel of certificates accept a
certificate of success that is about some cells, the start among them, for the table that the kernel
of GridWorld fills. Then no agent, whatever it remembers and however it uses chance, reaches the
goal within `k` steps of an episode of GridWorld with a probability above the upper number at the
start. -/
theorem SuccessFilled.resetPlay_le {S : Fin (height * width) → Bool}
    (hT : SuccessFilled hp T.toSuccessRows) (h : T.AcceptedOn S) (hs : S (encode G.start) = true)
    (π : Env.Agent (Pos height width) Action) (k : Nat) :
    (G.toEnv.resetPlay π k).expect
        (fun xs => indicator ((xs.any fun x => x.2.terminated) = true)) ≤
      mkRat (signed (T.upper (encode G.start))) T.scale.toNat := by
  rw [expect_resetPlay_reachesGoal]
  exact (hT.successProb_sound h).1 _ k [] _ hs

/-- **Claim.** **What it says of episodes, at least.** Let the kernel of certificates accept a
certificate of success that is about some cells, the start among them, for the table that the kernel
of GridWorld fills. Then for every `δ > 0` the agent that follows its policy reaches the goal within
every number of steps of an episode from some one on with a probability of at least the lower number
at the start less `δ`. -/
theorem SuccessFilled.exists_le_resetPlay {S : Fin (height * width) → Bool}
    (hT : SuccessFilled hp T.toSuccessRows) (h : T.AcceptedOn S) (hs : S (encode G.start) = true)
    {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k →
      mkRat (signed (T.lower (encode G.start))) T.scale.toNat - δ ≤
        (G.toEnv.resetPlay (numbering.agent id (.stationary T.policy)) k).expect
          (fun xs => indicator ((xs.any fun x => x.2.terminated) = true)) := by
  obtain ⟨K, hK⟩ := (hT.successProb_sound h).2 δ hδ
  refine ⟨K, fun k hk => ?_⟩
  rw [expect_resetPlay_reachesGoal, policy_agent]
  exact hK k hk [] _ hs

end Kernel

end Spec.GridWorld
