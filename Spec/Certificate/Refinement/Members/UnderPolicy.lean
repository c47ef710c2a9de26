module

public import Spec.Certificate.Refinement.Members
public import Spec.Certificate.UnderPolicy

/-!
# Certificates of policies with chance on some states, on machine words

What an accepted certificate says of a stationary policy with chance: it is one of the process of
one action that the policy makes of a model, and about states that no action leaves which the policy
takes. What Python adds, and is trusted for, is to make the words of that process.

## Main statements

* `Table.AcceptedOn.sound_drawn`: the discounted value of the policy.
* `TotalTable.AcceptedOn.le_value_drawn`: at least, for its total return.
* `SuccessTable.AcceptedOn.exists_sub_le_successProb_drawn`: at least, for its probability of
  success.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed)

variable {n m : Nat} {S : Fin n → Bool} {M : Model n m} {w : Fin n → Fin m → Nat} {W : Nat}

/-- **Claim.** When the kernel accepts a discounted certificate, about some states, of the process
that a stationary policy with chance makes of a model, and `|v| ≤ B` there, the value of the policy
over every horizon `k` is within `ε / (1 - γ) + γ^k B` of `v` from each of them. -/
theorem Table.AcceptedOn.sound_drawn {T : Table n 1} (h : T.AcceptedOn S) (hM : M.WellFormed)
    (hw : ∀ s, 0 < Draw.totalWeight m (w s)) (hW : ∀ s, Draw.totalWeight m (w s) = W)
    (hpos : 0 < W) (hT : T.model = M.under w W) {B : Rat}
    (hB : ∀ s, S s = true → MDP.abs (T.certificate.values T.model s) ≤ B) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    M.toMDP.value (.memoryless (Model.drawn w hw)) k past s ≤ T.certificate.values T.model s +
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) +
        T.model.toMDP.discount ^ k * B ∧
    T.certificate.values T.model s -
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) -
        T.model.toMDP.discount ^ k * B ≤
      M.toMDP.value (.memoryless (Model.drawn w hw)) k past s := by
  have hsound := h.sound hB k [] hs
  have hvalue : ∀ π, T.model.toMDP.value π k [] s =
      M.toMDP.value (.memoryless (Model.drawn w hw)) k past s := fun π => by
    rw [hT]; exact Model.value_under hM hw hW hpos π k [] past s
  exact ⟨hvalue (.stationary T.policy) ▸ hsound.1 _, hvalue _ ▸ hsound.2⟩

/-- **Claim.** When the kernel accepts a certificate of the total return, about some states, of the
process that a stationary policy with chance makes of a model, and `|v| ≤ B` for its lower values
`v` there, the policy earns at least `v - B r / (k + 1)` over the horizon `k` from each of them,
where `r` are the ranks. -/
theorem TotalTable.AcceptedOn.le_value_drawn {T : TotalTable n 1} (h : T.AcceptedOn S)
    (hr : (T.within S).RanksPolicy ∨ (T.within S).RanksAll) (hM : M.WellFormed)
    (hw : ∀ s, 0 < Draw.totalWeight m (w s)) (hW : ∀ s, Draw.totalWeight m (w s) = W)
    (hpos : 0 < W) (hT : T.model = M.under w W) {B : Rat}
    (hB : ∀ s, S s = true → MDP.abs (T.below.values T.model s) ≤ B) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    T.below.values T.model s - B * (mkRat (signed (T.rank s)) T.rankScale.toNat / (k + 1 : Nat)) ≤
      M.toMDP.value (.memoryless (Model.drawn w hw)) k past s := by
  have hle := h.le_value hr hB k [] hs
  have hvalue : T.model.toMDP.value (.stationary T.policy) k [] s =
      M.toMDP.value (.memoryless (Model.drawn w hw)) k past s := by
    rw [hT]; exact Model.value_under hM hw hW hpos _ k [] past s
  rwa [hvalue] at hle

/-- **Claim.** When the kernel accepts a certificate of success, about some states, of the process
that a stationary policy with chance makes of a model, where what success is does not depend on the
action, then for every `δ > 0` there is a number of steps from which on the policy succeeds with a
probability of at least the lower number less `δ`, from each of them and whatever has happened
before. -/
theorem SuccessTable.AcceptedOn.exists_sub_le_successProb_drawn {T : SuccessTable n 1}
    {G : Goal n 1} {G' : Goal n m} (h : T.AcceptedOn S) (hM : M.WellFormed)
    (hw : ∀ s, 0 < Draw.totalWeight m (w s)) (hW : ∀ s, Draw.totalWeight m (w s) = W)
    (hpos : 0 < W) (hT : T.Represents (M.under w W) G) (hG : ∀ s b a o, G s b o = G' s a o)
    {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ past s, S s = true →
      mkRat (signed (T.lower s)) T.scale.toNat - δ ≤
        M.toMDP.successProb G' (.memoryless (Model.drawn w hw)) k past s := by
  obtain ⟨K, hK⟩ :=
    h.exists_sub_le_successProb (Model.under_wellFormed hM hw hW hpos) hT hδ
  refine ⟨K, fun k hk past s hs => ?_⟩
  rw [← Model.successProb_under hM hw hW hpos hG (.stationary T.policy) k [] past s]
  exact hK k hk [] s hs

end Spec.Certificate
