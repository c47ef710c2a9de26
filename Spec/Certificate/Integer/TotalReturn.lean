module

public import Spec.Certificate.Integer.Ranking
public import Spec.Certificate.TotalReturn

/-!
# Total returns in integers

The local checks of a discounted certificate, on a process without a discount: no backup of an
allowed action lies more than the error above the value, and that of the policy lies no more than
the error below it. What follows from them needs a ranking, nonnegative values, or that the policies
end.

## Main statements

* `le_value_of_lower`: at least, for the policy of the certificate with a ranking of its actions.
* `value_le_of_upper_nonneg`: at most, where the values are nonnegative and the error is zero.
* `value_le_of_upper_ranking`: at most, with a ranking of all allowed actions.
* `value_le_of_upper_ends`: at most, for policies that end, where the error is zero.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP

variable {n m : Nat} {M : Model n m} {C : Certificate n m} {A : Fin n → Fin m → Prop}
  {S : Fin n → Prop} {scale : Nat} {r : Fin n → Int} {π : Policy n m} {B : Rat}

theorem epsilon_eq_zero (hC : C.error = 0) : C.epsilon M = 0 := by
  rw [epsilon, hC]; exact Rat.zero_mkRat _

-- The check of the allowed actions, where the error is zero.
theorem backup_le_of_upper (hM : M.WellFormed) (hC : C.error = 0)
    (hU : ∀ s a, S s → A s a → C.Upper M s a) (s : Fin n) (a : Fin m) (hs : S s) (ha : A s a) :
    M.toMDP.backup (C.values M) s a ≤ C.values M s := by
  have := (upper_iff hM s a).mp (hU s a hs ha)
  rwa [epsilon_eq_zero hC, Rat.add_zero] at this

/-- **Claim.** **Total return at least, in integers.** Without a discount, let the integers `r` over
`scale` rank the actions of the certificate's policy on a set of states, let `|v| ≤ B` there, and
let the check of the policy pass in each of its states. Then from every state of the set the value
of the policy over the horizon `k` is at least `v - ε r - B r / (k + 1)`. -/
theorem le_value_of_lower (hM : M.WellFormed) (hd : M.discountNum = M.discountDen)
    (hscale : 0 < scale) (hr : M.Ranks (fun s a => a = C.policy s) S scale r)
    (hB : ∀ s, S s → MDP.abs (C.values M s) ≤ B) (hL : ∀ s, S s → C.Lower M s (C.policy s))
    (k : Nat) (h : History n m) {s : Fin n} (hs : S s) :
    C.values M s - C.epsilon M * mkRat (r s) scale - B * (mkRat (r s) scale / (k + 1 : Nat)) ≤
      M.toMDP.value (.stationary C.policy) k h s :=
  le_value_of_ranking (σ := fun s => .pure (C.policy s)) (Model.discount_eq_one hM hd)
    (((Model.ranks_iff hM hscale).mp hr).ranks fun _ _ _ _ ha => ha) epsilon_nonneg hB
    (fun s hs => (lower_iff hM s (C.policy s)).mp (hL s hs)) k h hs

/-- **Claim.** **Total return at most, in integers, for nonnegative values.** Let the values be
nonnegative on a set of states that no transition of positive weight of an allowed action leaves,
and let the check of each allowed action pass there with the error zero. Then no policy that takes
only allowed actions there, whatever it remembers and however it uses chance, has a value above `v`
over any horizon. -/
theorem value_le_of_upper_nonneg (hM : M.WellFormed) (hS : M.Closed A S) (hC : C.error = 0)
    (hv : ∀ s, S s → 0 ≤ C.value s) (hU : ∀ s a, S s → A s a → C.Upper M s a) (hπ : π.Within A S)
    (k : Nat) (h : History n m) {s : Fin n} (hs : S s) :
    M.toMDP.value π k h s ≤ C.values M s :=
  value_le_of_nonneg discount_nonneg ((Model.closed_iff hM).mpr hS)
    (fun s hs => (Model.mkRat_nonneg_iff hM.scale_pos).mpr (hv s hs))
    (backup_le_of_upper hM hC hU) hπ k h hs

/-- **Claim.** **Total return at most, in integers, with a ranking.** Without a discount, let the
integers `r` over `scale` rank all allowed actions on a set of states, let `|v| ≤ B` there, and let
the check of each allowed action pass there. Then no policy that takes only allowed actions there,
whatever it remembers and however it uses chance, has a value above `v + ε r + B r / (k + 1)` over
the horizon `k`. -/
theorem value_le_of_upper_ranking (hM : M.WellFormed) (hd : M.discountNum = M.discountDen)
    (hscale : 0 < scale) (hr : M.Ranks A S scale r) (hB : ∀ s, S s → MDP.abs (C.values M s) ≤ B)
    (hU : ∀ s a, S s → A s a → C.Upper M s a) (hπ : π.Within A S) (k : Nat) (h : History n m)
    {s : Fin n} (hs : S s) :
    M.toMDP.value π k h s ≤
      C.values M s + C.epsilon M * mkRat (r s) scale + B * (mkRat (r s) scale / (k + 1 : Nat)) :=
  value_le_of_ranking (Model.discount_eq_one hM hd) ((Model.ranks_iff hM hscale).mp hr)
    epsilon_nonneg hB
    (fun s a hs ha => (upper_iff hM s a).mp (hU s a hs ha)) hπ k h hs

/-- **Claim.** **Total return at most, in integers, for policies that end.** Without a discount, let
the check of each allowed action pass with the error zero on a set of states that no transition of
positive weight of an allowed action leaves. Then for every policy that takes only allowed actions
there and ends, and for every `δ > 0`, the value is at most `v + δ` over all horizons from some one
on. -/
theorem value_le_of_upper_ends (hM : M.WellFormed) (hd : M.discountNum = M.discountDen)
    (hS : M.Closed A S) (hC : C.error = 0) (hU : ∀ s a, S s → A s a → C.Upper M s a)
    (hπ : π.Within A S) {h : History n m} {s : Fin n} (hs : S s) (hend : M.toMDP.Ends π h s)
    {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → M.toMDP.value π k h s ≤ C.values M s + δ :=
  value_le_of_ends (Model.discount_eq_one hM hd) ((Model.closed_iff hM).mpr hS)
    (backup_le_of_upper hM hC hU) hπ hs hend hδ

/-- **Claim.** **Best among policies that end, in integers.** Under the same hypotheses, if the
check of the certificate's policy passes too and the integers `r` over `scale` rank its actions,
then every policy that takes only allowed actions on the set and ends has a value that exceeds that
of the certificate's policy by at most `δ` over all horizons from some one on, for every `δ > 0`. -/
theorem value_le_value_of_upper_ends (hM : M.WellFormed) (hd : M.discountNum = M.discountDen)
    (hS : M.Closed A S) (hC : C.error = 0) (hU : ∀ s a, S s → A s a → C.Upper M s a)
    (hL : ∀ s, S s → C.Lower M s (C.policy s)) (hscale : 0 < scale)
    (hr : M.Ranks (fun s a => a = C.policy s) S scale r) (hπ : π.Within A S) {h : History n m}
    {s : Fin n} (hs : S s) (hend : M.toMDP.Ends π h s) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k →
      M.toMDP.value π k h s ≤ M.toMDP.value (.stationary C.policy) k h s + δ :=
  value_le_value_of_ends (σ := fun s => .pure (C.policy s)) (Model.discount_eq_one hM hd)
    ((Model.closed_iff hM).mpr hS) (backup_le_of_upper hM hC hU)
    (((Model.ranks_iff hM hscale).mp hr).ranks fun _ _ _ _ ha => ha)
    (fun s hs => by
      have := (lower_iff hM s (C.policy s)).mp (hL s hs)
      rwa [epsilon_eq_zero hC, Rat.add_zero] at this) hπ hs hend hδ

end Spec.Certificate
