module

public import Spec.Auto.Branches
public import Spec.Blackjack.Implementation
public import Spec.Blackjack.Properties

/-!
# The table of Blackjack

At parameters that are accepted, a table that the kernel fills, of the words of some states, is
Blackjack. One random word for the value of each card stands for a card that is drawn, and one for
each sum for the dealer's, with the number of the sequences of ten ranks that lead to it as its
weight. So what an accepted certificate says of the table holds of agents
(`Spec.Certificate.Agents`).

## Main definitions

* `Kernel.cardWords`, `Kernel.branches`: the words.

## Main statements

* `draws`: the words stand for the chances of a step.
* `exists_bisimulation_listed`: a table that the kernel fills is Blackjack.
-/

@[expose] public noncomputable section

namespace Spec.Blackjack

open Spec.Auto Spec.MDP

variable {p : Params}

/-- Random words that stand for a card: the last one for the four ranks with the value `10`. -/
def Kernel.cardWords : List (Nat × List UInt64) :=
  (List.finRange 10).map fun i => (if i.val = 9 then 4 else 1, [Chance.firstWord 13 i.val])

/-- Random words that stand for the chances of a step: to hit, for the card, and to stick, for the
sum that the dealer reaches. -/
def Kernel.branches (s : State) (a : Action) : List (Nat × List UInt64) :=
  if a.is 1 then Kernel.cardWords else Chance.weightedWords (weight (dealt s.shown s.hidden))

theorem draws_card : (rank.law.map cardOf).Branches 1 Kernel.cardWords := by
  have hs (i : Fin 10) : (rank.law.map cardOf).sample [Chance.firstWord 13 i.val] =
      Chance.ofBranch (last := 9) 4 i := by
    have hb : Draw.branch (UInt32.toNat 12) (Chance.firstWord 13 i.val) =
        ⟨i.val, Nat.lt_trans i.isLt (by decide)⟩ := Fin.ext <|
      Chance.branch_firstWord (n := 12) rfl (by decide) (Nat.lt_trans i.isLt (by decide))
    rw [Draw.sample_map, rank, Chance.law_uniform, Draw.sample_uniform_cons, Draw.sample_pure, hb]
    clear hb
    decide +revert
  refine Draw.branches_iff.mpr ⟨by decide, fun b hb => ?_, fun f => ?_⟩
  · obtain ⟨i, -, rfl⟩ := List.mem_map.mp hb; rfl
  · have hsum : ((Draw.sumWeights Kernel.cardWords : Nat) : Rat) = 13 := by decide +kernel
    rw [Draw.expect_map, expect_rank, mean, hsum, Rat.div_mul_cancel (by decide), Kernel.cardWords,
      List.map_map, Draw.sum_finRange]
    have hf : (fun b : Nat × List UInt64 => (b.1 : Rat) * f ((rank.law.map cardOf).sample b.2)) ∘
        (fun i : Fin 10 => (if i.val = 9 then 4 else 1, [Chance.firstWord 13 i.val])) =
          fun i => ((if i.val = 9 then 4 else 1 : Nat) : Rat) * f (Chance.ofBranch 4 i) :=
      funext fun i => by rw [Function.comp, hs]
    rw [hf, sum_succ (n := 9)]
    refine congr (congrArg _ (congrArg (sum 9) (funext fun i => ?_))) rfl
    rw [if_neg (Nat.ne_of_lt i.isLt)]
    exact (Rat.one_mul _).symm

/-- **Claim.** The words stand for the chances of a step. -/
theorem draws (s : State) (a : Action) :
    ((rules p).step s a).law.Branches 1 (Kernel.branches s a) := by
  rw [rules, Chance.law_choose, Kernel.branches]
  split
  · have hlaw : (rank.map fun i => hit s (cardOf i)).law = (rank.law.map cardOf).map (hit s) := by
      rw [Chance.law_map]; simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]
    exact hlaw ▸ draws_card.map (hit s)
  · rw [Chance.law_map, dealer, Chance.law_weighted]
    exact (Chance.branches_weighted _ _ (totalWeight_weight _ ▸ by decide)).map _

/-- **Claim.** **A table of words is the environment.** A decision process that holds what the
kernel computes, for the words that are listed and each action, is bisimilar to Blackjack: the word
of a state that can occur stands for it and has the number with which it is listed. -/
theorem exists_bisimulation_listed {n : Nat} {word : Fin n → Option UInt32}
    {inj : ∀ {i j w}, word i = some w → word j = some w → i = j} {D : MDP n (Coded.card Action)}
    (hD : ((Rules.view (valid := fun p => p.valid) (E := rulesOf) (p := p) (hS := fits)
      (hr := by decide) (hk := by decide) (hscale := by decide)
      (show Coded.card Action < 2 ^ 32 by decide)).listing
        (fun w a => Kernel.branches (Stored.load w) (Coded.nth a.toUInt64)) word inj).Filled D)
    (i₀ : Fin n) :
    ∃ B : (rules p).env.Bisimulation D UInt32, ∀ s i, possible s = true →
      word i = some (Stored.store s) →
        B.Stands (Stored.store s) s ∧ B.number (Stored.store s) = i :=
  Rules.exists_bisimulation_listed
    (by apply Rules.draws; intro s a _; rw [Stored.load_store fits]; exact draws s _) hD i₀

end Spec.Blackjack
