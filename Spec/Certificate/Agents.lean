module

public import Spec.Certificate.Episodes
public import Spec.Certificate.Refinement.Endless
public import Spec.Certificate.Refinement.Members

/-!
# What accepted certificates say of agents

A certificate is about the decision process that a table stands for. Where that is bisimilar to an
environment, what the certificate says of policies holds of the agents of the environment: what no
agent can expect of an episode, whatever it remembers and however it uses chance, and what one
attains that acts as the policy of the certificate says.

## Main statements

* `Table.AcceptedOn.value_sound`: discounted returns.
* `LayerTable.AcceptedOn.value_sound`: returns of a finite horizon.
* `TotalTable.AcceptedOn.sub_le_value`, `TotalTable.AcceptedOn.value_le_add`,
  `TotalTable.AcceptedOn.value_le`, `TotalTable.AcceptedOn.exists_value_le_add`: total returns.
* `EndlessTable.Accepted.sub_le_value`: endless reward.
* `SuccessTable.AcceptedOn.play_le`, `SuccessTable.AcceptedOn.exists_sub_le_play`,
  `UnreachableTable.Accepted.play_eq_zero`: probabilities of success.
-/

@[expose] public noncomputable section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed)

variable {n m : Nat} {State Action Obs X : Type} {E : Env State Action Obs} {S : Fin n → Bool}
  {x : X} {s : State} {π : Env.Agent Obs Action} {b : Rat}

/-- Without a discount, the return that an agent expects. -/
theorem value_eq_of_undiscounted {M : Model n m} (B : E.Bisimulation M.toMDP X)
    (hd : M.discountNum = 1 ∧ M.discountDen = 1) {σ : Policy n m} (hs : B.Stands x s)
    (hπ : B.Follows x π σ) (k : Nat) : E.value 1 π k [] s = M.toMDP.value σ k [] (B.number x) := by
  have hone : M.toMDP.discount = 1 := by
    rw [Model.toMDP, hd.1, hd.2]; exact (by decide : mkRat ((1 : Nat) : Int) 1 = 1)
  rw [← B.value_eq hs hπ, hone]

/-! ### Returns -/

/-- **Claim.** **Discounted returns.** Let the table of an accepted discounted certificate that is
about some states be bisimilar to an environment, and let `|v| ≤ b` for the values of these states.
Then from a state whose number is one of these no agent, whatever it remembers and however it uses
chance, expects of the first `k` steps of an episode a discounted return above
`v + ε / (1 - γ) + γ^k b`, and an agent that acts as the policy of the certificate says expects at
least `v - ε / (1 - γ) - γ^k b`. -/
theorem Table.AcceptedOn.value_sound {T : Table n m} (h : T.AcceptedOn S)
    (B : E.Bisimulation T.model.toMDP X)
    (hb : ∀ i, S i = true → MDP.abs (T.certificate.values T.model i) ≤ b) (hs : B.Stands x s)
    (hx : S (B.number x) = true) (k : Nat) :
    E.value T.model.toMDP.discount π k [] s ≤
      T.certificate.values T.model (B.number x) +
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) +
        T.model.toMDP.discount ^ k * b ∧
    (B.Follows x π (.stationary T.policy) →
      T.certificate.values T.model (B.number x) -
          T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) -
          T.model.toMDP.discount ^ k * b ≤
        E.value T.model.toMDP.discount π k [] s) :=
  have hsound := h.sound hb k [] hx
  ⟨B.value_eq hs (B.follows_policy x π) k ▸ hsound.1 _, fun hπ => B.value_eq hs hπ k ▸ hsound.2⟩

/-- **Claim.** **Returns of a finite horizon.** Let the table of an accepted certificate of a finite
horizon that is about some states be bisimilar to an environment. Then from a state whose number is
one of these no agent, whatever it remembers and however it uses chance, expects of so many steps a
return above the last upper layer, and an agent that acts as the policy of the certificate says
expects at least the last lower layer. The discount may be one. -/
theorem LayerTable.AcceptedOn.value_sound {T : LayerTable n m} (h : T.AcceptedOn S)
    (B : E.Bisimulation T.model.toMDP X) (hs : B.Stands x s) (hx : S (B.number x) = true) :
    E.value T.model.toMDP.discount π T.horizon [] s ≤
      mkRat (T.layers.upper T.horizon (B.number x)) T.scale ∧
    (B.Follows x π T.layers.toPolicy →
      mkRat (T.layers.lower T.horizon (B.number x)) T.scale ≤
        E.value T.model.toMDP.discount π T.horizon [] s) :=
  have hsound := h.sound hx
  ⟨B.value_eq hs (B.follows_policy x π) _ ▸ hsound.1 _ _,
    fun hπ => B.value_eq hs hπ _ ▸ hsound.2⟩

namespace TotalTable.AcceptedOn

variable {T : TotalTable n m} (h : T.AcceptedOn S) (B : E.Bisimulation T.model.toMDP X)
  (hs : B.Stands x s) (hx : S (B.number x) = true)

include h hs hx

/-- **Claim.** **Total return at least.** Let the table of an accepted certificate of the total
return that is about some states be bisimilar to an environment, and let `|v| ≤ b` for its lower
values `v` there. Then from a state whose number is one of these an agent that acts as the policy of
the certificate says expects of `k` steps at least `v - b r / (k + 1)`, where `r` are the ranks, be
they those of all actions or of the policy's. -/
theorem sub_le_value (hr : (T.within S).RanksPolicy ∨ (T.within S).RanksAll)
    (hb : ∀ i, S i = true → MDP.abs (T.below.values T.model i) ≤ b)
    (hπ : B.Follows x π (.stationary T.policy)) (k : Nat) :
    T.below.values T.model (B.number x) -
        b * (mkRat (signed (T.rank (B.number x))) T.rankScale.toNat / (k + 1 : Nat)) ≤
      E.value 1 π k [] s :=
  value_eq_of_undiscounted B ⟨rfl, rfl⟩ hs hπ k ▸ h.le_value hr hb k [] hx

/-- **Claim.** **Total return at most, with a ranking.** Let the table of an accepted certificate of
the total return that is about some states be bisimilar to an environment, let its ranks be those of
all actions, and let `|v| ≤ b` for its upper values `v` there. Then from a state whose number is one
of these no agent, whatever it remembers and however it uses chance, expects of `k` steps more than
`v + b r / (k + 1)`. -/
theorem value_le_add (hr : (T.within S).RanksAll)
    (hb : ∀ i, S i = true → MDP.abs (T.above.values T.model i) ≤ b) (k : Nat) :
    E.value 1 π k [] s ≤ T.above.values T.model (B.number x) +
      b * (mkRat (signed (T.rank (B.number x))) T.rankScale.toNat / (k + 1 : Nat)) :=
  value_eq_of_undiscounted B ⟨rfl, rfl⟩ hs (B.follows_policy x π) k ▸
    h.value_le_of_ranksAll hr hb _ k [] hx

/-- **Claim.** **Total return at most, for nonnegative values.** Let the table of an accepted
certificate of the total return that is about some states be bisimilar to an environment, and let
its upper values be nonnegative there. Then from a state whose number is one of these no agent,
whatever it remembers and however it uses chance, expects more of any number of steps than they
say. -/
theorem value_le (hv : ∀ i, S i = true → 0 ≤ signed (T.upper i)) (k : Nat) :
    E.value 1 π k [] s ≤ T.above.values T.model (B.number x) :=
  value_eq_of_undiscounted B ⟨rfl, rfl⟩ hs (B.follows_policy x π) k ▸
    h.value_le_of_nonneg hv _ k [] hx

/-- **Claim.** **Total return at most, for agents that end.** Let the table of an accepted
certificate of the total return that is about some states be bisimilar to an environment. Then from
a state whose number is one of these every agent that ends its episodes expects at most the upper
value and `δ` of all numbers of steps from some one on, for every `δ > 0`. -/
theorem exists_value_le_add (hend : E.Ends π s) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → E.value 1 π k [] s ≤ T.above.values T.model (B.number x) + δ := by
  have hπ := B.follows_policy x π
  obtain ⟨K, hK⟩ := h.value_le_of_ends hx ((B.ends_iff hs hπ).mp hend) hδ
  exact ⟨K, fun k hk => value_eq_of_undiscounted B ⟨rfl, rfl⟩ hs hπ k ▸ hK k hk⟩

end TotalTable.AcceptedOn

/-- **Claim.** **Endless reward.** Let a model be well-formed and bisimilar to an environment, and
let an accepted certificate of endless reward with the gain `g` have a potential between `lo` and
`hi` in its states. Then from a state whose number is one of these an agent that acts as the policy
of the certificate says expects of `k` steps at least `k g - (hi - lo)`, over the scale. -/
theorem EndlessTable.Accepted.sub_le_value {T : EndlessTable n m} (h : T.Accepted)
    (hM : T.model.WellFormed) (B : E.Bisimulation T.model.toMDP X) {lo hi : Int}
    (hlo : ∀ i, T.member i = true → lo ≤ signed (T.potential i))
    (hhi : ∀ i, T.member i = true → signed (T.potential i) ≤ hi) (hs : B.Stands x s)
    (hx : T.member (B.number x) = true) (hπ : B.Follows x π (.stationary T.policy)) (k : Nat) :
    k * mkRat (signed T.gain) T.scale - (mkRat hi T.scale - mkRat lo T.scale) ≤
      E.value 1 π k [] s :=
  value_eq_of_undiscounted B ⟨rfl, rfl⟩ hs hπ k ▸ h.le_value hM hlo hhi k [] hx

/-! ### Success -/

variable {M : Model n m} (hM : M.WellFormed) (B : E.Bisimulation M.toMDP X)
  {won : Action → Rat → Bool → Bool} (hs : B.Stands x s)
include hM hs

/-- **Claim.** **Success at most.** Let a well-formed model be bisimilar to an environment, and let
the rows of an accepted certificate of success that is about some states be those of the model in
which success pays one and ends the episode. Then from a state whose number is one of these no
agent, whatever it remembers and however it uses chance, succeeds within any number of steps with a
probability above the upper number. -/
theorem SuccessTable.AcceptedOn.play_le {T : SuccessTable n m} (h : T.AcceptedOn S)
    (hT : T.Represents M (B.goal won)) (hx : S (B.number x) = true) (k : Nat) :
    E.successProb won π k s ≤ mkRat (signed (T.upper (B.number x))) T.scale.toNat :=
  B.successProb_eq hs (B.follows_policy x π) won k ▸ h.successProb_le hM hT _ k [] hx

/-- **Claim.** **Success at least.** Let a well-formed model be bisimilar to an environment, and let
the rows of an accepted certificate of success that is about some states be those of the model in
which success pays one and ends the episode. Then for every `δ > 0` there is a number of steps from
which on an agent that acts as the policy of the certificate says succeeds with a probability of at
least the lower number less `δ`, from a state whose number is one of these. -/
theorem SuccessTable.AcceptedOn.exists_sub_le_play {T : SuccessTable n m} (h : T.AcceptedOn S)
    (hT : T.Represents M (B.goal won)) (hx : S (B.number x) = true)
    (hπ : B.Follows x π (.stationary T.policy)) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k →
      mkRat (signed (T.lower (B.number x))) T.scale.toNat - δ ≤ E.successProb won π k s := by
  obtain ⟨K, hK⟩ := h.exists_sub_le_successProb hM hT hδ
  exact ⟨K, fun k hk => B.successProb_eq hs hπ won k ▸ hK k hk [] _ hx⟩

/-- **Claim.** **Success is unreachable.** Let a well-formed model be bisimilar to an environment,
and let the rows of an accepted certificate that success is unreachable be those of the model in
which success pays one and ends the episode. Then from a state whose number is a member no agent,
whatever it remembers and however it uses chance, succeeds within any number of steps: the
probability is zero. -/
theorem UnreachableTable.Accepted.play_eq_zero {T : UnreachableTable n m} (h : T.Accepted)
    (hT : T.Represents M (B.goal won)) (hx : T.member (B.number x) = true) (k : Nat) :
    E.successProb won π k s = 0 :=
  (B.successProb_eq hs (B.follows_policy x π) won k).trans
    (h.successProb_eq_zero hM hT _ k [] hx)

end Spec.Certificate
