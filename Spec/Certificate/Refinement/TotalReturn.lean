module

public import Spec.Certificate.Integer.TotalReturn
public import Spec.Certificate.Refinement

/-!
# The check of total returns on machine words

A certificate of the total return has values from above and from below, a policy, and a ranking of
its actions or of all. The words that it is made of, and what the functions of
`Spec.Certificate.Kernel` make of them: those that judge a discounted certificate, with a discount
of one and an error of zero. A ranking of all actions is compared from above in the process in which
each step pays one; one of the policy's actions from below, where each step costs one and the signs
are turned. What C++ adds, and is trusted for, is to push every entry of a row once and in order,
and to ask for the verdicts on all rows; what Python adds is to replace the rewards, to turn the
signs, and to compare ranks, and where it says so the upper values, with zero.

## Main definitions

* `Entry.pay`: an outcome whose reward is another.
* `TotalTable n m`: a model and a certificate of the total return in words.
* `TotalTable.model`: the model that the words stand for.
* `TotalTable.Accepted`, `TotalTable.RanksPolicy`, `TotalTable.RanksAll`: what the check requires.

## Main statements

* `TotalTable.ranksPolicy_iff`, `TotalTable.ranksAll_iff`: the verdicts on the ranks are `Ranks`.
* `TotalTable.accepted_iff`: exactly the certificates that hold are accepted.
* `TotalTable.Accepted.le_value`: at least, for the policy of the certificate.
* `TotalTable.Accepted.value_le_of_ranksAll`, `TotalTable.Accepted.value_le_of_nonneg`,
  `TotalTable.Accepted.value_le_of_ends`: at most, in each of the three cases.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed signed_neg)

variable {n m : Nat}

/-- An outcome with another reward. -/
def Entry.pay (e : Entry n) (reward : UInt64) : Entry n := { e with reward := reward }

/-- A model and a certificate of the total return in words. -/
structure TotalTable (n m : Nat) where
  /-- What the weights of a row sum to. -/
  denominator : UInt64
  /-- What rewards are multiplied by. -/
  factor : UInt64
  /-- What values are integers over. The check never needs it. -/
  scale : Nat
  /-- The outcomes of an action in a state. -/
  row : Fin n → Fin m → List (Entry n)
  /-- What no policy exceeds from each state, signed words. -/
  upper : Fin n → UInt64
  /-- What the policy earns from each state, signed words. -/
  lower : Fin n → UInt64
  /-- The action of the policy in each state. -/
  policy : Fin n → Fin m
  /-- The rank of each state, a signed word. -/
  rank : Fin n → UInt64
  /-- What ranks are integers over. -/
  rankScale : UInt64

namespace TotalTable

variable (T : TotalTable n m)

/-- The words that the kernel is given for values. -/
def table (value : Fin n → UInt64) : Table n m where
  denominator := T.denominator
  discountNum := 1
  discountDen := 1
  factor := T.factor
  error := 0
  scale := T.scale
  row := T.row
  value := value
  policy := T.policy

/-- The words that the kernel is given for ranks: each step pays the same. -/
noncomputable def rankTable (reward : UInt64) (value : Fin n → UInt64) : Table n m where
  denominator := T.denominator
  discountNum := 1
  discountDen := 1
  factor := T.rankScale
  error := 0
  scale := T.rankScale.toNat
  row s a := (T.row s a).map (Entry.pay · reward)
  value := value
  policy := T.policy

/-- The model that the words stand for. -/
noncomputable def model : Model n m := (T.table T.upper).model

/-- The upper values and the policy, as a certificate without an error. -/
noncomputable def above : Certificate n m := (T.table T.upper).certificate

/-- The lower values and the policy, as a certificate without an error. -/
noncomputable def below : Certificate n m := (T.table T.lower).certificate

/-- What the check requires of the values: that the kernel accepts the numbers, and that its
verdicts on all rows, and on those of the policy, are yes. -/
structure Accepted : Prop where
  /-- The kernel accepts the numbers. -/
  inRange : Kernel.inRange T.denominator 1 1 T.factor 0 = true
  /-- The scale is positive. -/
  scale_pos : 0 < T.scale
  /-- No backup of the upper values is above the value. -/
  upper : ∀ s a, (T.table T.upper).upper s a = true
  /-- The backup of the lower values by the policy's action is not below the value. -/
  lower : ∀ s, (T.table T.lower).lower s (T.policy s) = true

/-- What the check requires of ranks that are those of all actions. -/
structure RanksAll : Prop where
  /-- The kernel accepts the numbers. -/
  inRange : Kernel.inRange T.denominator 1 1 T.rankScale 0 = true
  /-- Ranks are nonnegative. -/
  nonneg : ∀ s, 0 ≤ signed (T.rank s)
  /-- No backup of the ranks is above the rank, where each step pays one. -/
  falls : ∀ s a, (T.rankTable 1 T.rank).upper s a = true

/-- What the check requires of ranks that are those of the policy's actions. -/
structure RanksPolicy : Prop where
  /-- The kernel accepts the numbers. -/
  inRange : Kernel.inRange T.denominator 1 1 T.rankScale 0 = true
  /-- Ranks are nonnegative. -/
  nonneg : ∀ s, 0 ≤ signed (T.rank s)
  /-- The backup of the negated ranks is not below the negated rank, where each step costs one. -/
  falls : ∀ s, (T.rankTable (0 - 1) fun s => 0 - T.rank s).lower s (T.policy s) = true

variable {T}

/-! ### Values -/

/-- The numbers are small enough for the kernel. -/
structure InRange (T : TotalTable n m) : Prop where
  /-- The denominator of the probabilities is at most `2^30`. -/
  denominator_le : T.denominator.toNat ≤ 2 ^ 30
  /-- The factor is positive. -/
  factor_pos : 0 < T.factor.toNat
  /-- The factor is less than `2^62`. -/
  factor_lt : T.factor.toNat < 2 ^ 62
  /-- Each reward times the factor fits in a signed word. -/
  reward_fits : ∀ s a, ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63

/-- **Claim.** The kernel accepts the values of a certificate of the total return exactly when the
numbers are in range, the model is a decision process and every local check passes, from above on
all actions and from below on the policy's. -/
theorem accepted_iff : T.Accepted ↔ T.InRange ∧ T.model.WellFormed ∧
    (∀ s a, T.above.Upper T.model s a) ∧ ∀ s, T.below.Lower T.model s (T.policy s) := by
  constructor
  · intro h
    obtain ⟨hD₀, hD, -, -, -, hf, hf', -⟩ := Kernel.inRange_iff.mp h.inRange
    have hU := fun s a => (Table.upper_iff (T := T.table T.upper) h.inRange).mp (h.upper s a)
    have hL := fun s => (Table.lower_iff (T := T.table T.lower) h.inRange).mp (h.lower s)
    exact ⟨⟨hD, hf, hf', fun s a => (hU s a).1.reward_fits⟩,
      { denominator_pos := hD₀
        discountDen_pos := Nat.one_pos
        discount_le_one := Nat.le_refl 1
        scale_pos := h.scale_pos
        row_sum := fun s a => (hU s a).1.sum_eq },
      fun s a => (hU s a).2, fun s => (hL s).2⟩
  · rintro ⟨hr, hM, hU, hL⟩
    have hv : Kernel.inRange T.denominator 1 1 T.factor 0 = true :=
      Kernel.inRange_iff.mpr ⟨hM.denominator_pos, hr.denominator_le, by decide, by decide,
        by decide, hr.factor_pos, hr.factor_lt, by decide⟩
    exact { inRange := hv
            scale_pos := hM.scale_pos
            upper := fun s a => (Table.upper_iff (T := T.table T.upper) hv).mpr
              ⟨⟨hM.row_sum s a, hr.reward_fits s a⟩, hU s a⟩
            lower := fun s => (Table.lower_iff (T := T.table T.lower) hv).mpr
              ⟨⟨hM.row_sum s _, hr.reward_fits s _⟩, hL s⟩ }

/-! ### Ranks -/

theorem rankTable_model (reward : UInt64) (value : Fin n → UInt64) :
    (T.rankTable reward value).model = { T.model with
      discountNum := 1, discountDen := 1, scale := T.rankScale.toNat,
      factor := T.rankScale.toNat,
      row := fun s a => (T.model.row s a).map fun t => { t with reward := signed reward } } := by
  refine congrArg (Model.mk T.denominator.toNat 1 1 T.rankScale.toNat T.rankScale.toNat)
    (funext fun s => funext fun a => ?_)
  show List.map Entry.transition (List.map (Entry.pay · reward) (T.row s a)) =
    List.map (fun t => { t with reward := signed reward })
      (List.map Entry.transition (T.row s a))
  rw [List.map_map, List.map_map]
  rfl

theorem rankTable_rowInRange (hM : T.model.WellFormed) {reward : UInt64}
    {value : Fin n → UInt64} (hreward : (signed reward).natAbs = 1)
    (hscale : T.rankScale.toNat < 2 ^ 62) (s : Fin n) (a : Fin m) :
    (T.rankTable reward value).RowInRange s a where
  sum_eq := by
    rw [rankTable_model]
    exact (total_map _ _ _).trans (hM.row_sum s a)
  reward_fits e he := by
    obtain ⟨e, -, rfl⟩ := List.mem_map.mp he
    show (signed reward).natAbs * T.rankScale.toNat < 2 ^ 63
    rw [hreward, Nat.one_mul]
    exact Nat.lt_trans hscale (by decide)

/-- **Claim.** The kernel accepts ranks for all actions exactly when the numbers are in range and
the integers rank all actions of the model. -/
theorem ranksAll_iff (hM : T.model.WellFormed) : T.RanksAll ↔
    (T.denominator.toNat ≤ 2 ^ 30 ∧ 0 < T.rankScale.toNat ∧ T.rankScale.toNat < 2 ^ 62) ∧
      T.model.Ranks (fun _ _ => True) (fun _ => True) T.rankScale.toNat
        fun s => signed (T.rank s) := by
  have hrow (hv : Kernel.inRange T.denominator 1 1 T.rankScale 0 = true) (s : Fin n)
      (a : Fin m) : (T.rankTable 1 T.rank).upper s a = true ↔
        (T.model.counting T.rankScale.toNat).AtMost (fun s => signed (T.rank s)) s a
          (signed (T.rank s)) := by
    have hscale := (Kernel.inRange_iff.mp hv).2.2.2.2.2.2.1
    rw [Table.upper_iff (T := T.rankTable 1 T.rank) hv,
      and_iff_right (rankTable_rowInRange hM rfl hscale s a), Upper, rankTable_model,
      show (T.rankTable 1 T.rank).certificate.error = 0 from rfl, Int.natCast_zero, Int.add_zero]
    rfl
  constructor
  · intro h
    obtain ⟨-, hD, -, -, -, hscale, hscale', -⟩ := Kernel.inRange_iff.mp h.inRange
    exact ⟨⟨hD, hscale, hscale'⟩, fun _ _ _ _ _ _ _ _ => trivial, fun s _ => h.nonneg s,
      fun s a _ _ => (Model.counting_atMost_iff s a).mp ((hrow h.inRange s a).mp (h.falls s a))⟩
  · rintro ⟨⟨hD, hscale, hscale'⟩, h⟩
    have hv : Kernel.inRange T.denominator 1 1 T.rankScale 0 = true :=
      Kernel.inRange_iff.mpr ⟨hM.denominator_pos, hD, by decide, by decide, by decide, hscale,
        hscale', by decide⟩
    exact ⟨hv, fun s => h.nonneg s trivial, fun s a => (hrow hv s a).mpr
      ((Model.counting_atMost_iff s a).mpr (h.falls s a trivial trivial))⟩

/-- **Claim.** The kernel accepts ranks for the policy's actions exactly when the numbers are in
range and the integers rank these actions of the model. -/
theorem ranksPolicy_iff (hM : T.model.WellFormed) : T.RanksPolicy ↔
    (T.denominator.toNat ≤ 2 ^ 30 ∧ 0 < T.rankScale.toNat ∧ T.rankScale.toNat < 2 ^ 62) ∧
      T.model.Ranks (fun s a => a = T.policy s) (fun _ => True) T.rankScale.toNat
        fun s => signed (T.rank s) := by
  have hrow (hv : Kernel.inRange T.denominator 1 1 T.rankScale 0 = true)
      (hr : ∀ s, 0 ≤ signed (T.rank s)) (s : Fin n) :
      (T.rankTable (0 - 1) fun s => 0 - T.rank s).lower s (T.policy s) = true ↔
        (T.model.costing T.rankScale.toNat).AtLeast (fun s => -signed (T.rank s)) s (T.policy s)
          (-signed (T.rank s)) := by
    have hscale := (Kernel.inRange_iff.mp hv).2.2.2.2.2.2.1
    have hneg : (fun s => signed (0 - T.rank s)) = fun s => -signed (T.rank s) :=
      funext fun s => signed_neg (by have := hr s; omega)
    rw [Table.lower_iff (T := T.rankTable (0 - 1) fun s => 0 - T.rank s) hv,
      and_iff_right (rankTable_rowInRange hM rfl hscale s _), Lower, rankTable_model, ← hneg,
      show (T.rankTable (0 - 1) fun s => 0 - T.rank s).certificate.error = 0 from rfl,
      Int.natCast_zero, Int.sub_zero]
    rw [← congrFun hneg s]
    rfl
  constructor
  · intro h
    obtain ⟨-, hD, -, -, -, hscale, hscale', -⟩ := Kernel.inRange_iff.mp h.inRange
    refine ⟨⟨hD, hscale, hscale'⟩, fun _ _ _ _ _ _ _ _ => trivial, fun s _ => h.nonneg s, ?_⟩
    rintro s _ - rfl
    exact (Model.costing_atLeast_iff s _).mp ((hrow h.inRange h.nonneg s).mp (h.falls s))
  · rintro ⟨⟨hD, hscale, hscale'⟩, h⟩
    have hv : Kernel.inRange T.denominator 1 1 T.rankScale 0 = true :=
      Kernel.inRange_iff.mpr ⟨hM.denominator_pos, hD, by decide, by decide, by decide, hscale,
        hscale', by decide⟩
    exact ⟨hv, fun s => h.nonneg s trivial, fun s => (hrow hv (fun s => h.nonneg s trivial) s).mpr
      ((Model.costing_atLeast_iff s _).mpr (h.falls s _ trivial rfl))⟩

/-- What ranks all actions ranks those of the policy. -/
theorem RanksAll.ranks_policy (hM : T.model.WellFormed) (h : T.RanksAll) :
    T.model.Ranks (fun s a => a = T.policy s) (fun _ => True) T.rankScale.toNat
      fun s => signed (T.rank s) :=
  ((ranksAll_iff hM).mp h).2.mono fun _ _ _ => trivial

/-! ### What follows -/

variable {B : Rat}

/-- **Claim.** When the kernel accepts a certificate of the total return, and `|v| ≤ B` for its
lower values `v`, the policy earns at least `v - B r / (k + 1)` over the horizon `k`, from every
state, where `r` are the ranks, be they those of all actions or of the policy's. -/
theorem Accepted.le_value (h : T.Accepted) (hr : T.RanksPolicy ∨ T.RanksAll)
    (hB : ∀ s, MDP.abs (T.below.values T.model s) ≤ B) (k : Nat) (past : History n m) (s : Fin n) :
    T.below.values T.model s - B * (mkRat (signed (T.rank s)) T.rankScale.toNat / (k + 1 : Nat)) ≤
      T.model.toMDP.value (.stationary T.policy) k past s := by
  obtain ⟨-, hM, -, hL⟩ := accepted_iff.mp h
  have hrank : 0 < T.rankScale.toNat ∧ T.model.Ranks (fun s a => a = T.policy s) (fun _ => True)
      T.rankScale.toNat fun s => signed (T.rank s) :=
    hr.elim (fun hr => have hr := (ranksPolicy_iff hM).mp hr; ⟨hr.1.2.1, hr.2⟩)
      fun hr => ⟨((ranksAll_iff hM).mp hr).1.2.1, hr.ranks_policy hM⟩
  have := le_value_of_lower (C := T.below) hM rfl hrank.1 hrank.2 (fun s _ => hB s)
    (fun s _ => hL s) k past (s := s) trivial
  have hsub (x : Rat) : x - 0 = x := by grind
  rwa [epsilon_eq_zero rfl, Rat.zero_mul, hsub] at this

/-- **Claim.** When the kernel accepts a certificate of the total return whose ranks are those of
all actions, and `|v| ≤ B` for its upper values `v`, no policy, whatever it remembers and however it
uses chance, expects more than `v + B r / (k + 1)` over the horizon `k`. -/
theorem Accepted.value_le_of_ranksAll (h : T.Accepted) (hr : T.RanksAll)
    (hB : ∀ s, MDP.abs (T.above.values T.model s) ≤ B) (π : Policy n m) (k : Nat)
    (past : History n m) (s : Fin n) :
    T.model.toMDP.value π k past s ≤ T.above.values T.model s +
      B * (mkRat (signed (T.rank s)) T.rankScale.toNat / (k + 1 : Nat)) := by
  obtain ⟨-, hM, hU, -⟩ := accepted_iff.mp h
  obtain ⟨⟨-, hscale, -⟩, hranks⟩ := (ranksAll_iff hM).mp hr
  have := value_le_of_upper_ranking (C := T.above) hM rfl hscale hranks (fun s _ => hB s)
    (fun s a _ _ => hU s a) (fun _ _ _ _ _ => trivial : π.Within _ _) k past (s := s) trivial
  rwa [epsilon_eq_zero rfl, Rat.zero_mul, Rat.add_zero] at this

/-- **Claim.** When the kernel accepts a certificate of the total return whose upper values are
nonnegative, no policy, whatever it remembers and however it uses chance, expects more than they say
over any horizon. -/
theorem Accepted.value_le_of_nonneg (h : T.Accepted) (hv : ∀ s, 0 ≤ signed (T.upper s))
    (π : Policy n m) (k : Nat) (past : History n m) (s : Fin n) :
    T.model.toMDP.value π k past s ≤ T.above.values T.model s := by
  obtain ⟨-, hM, hU, -⟩ := accepted_iff.mp h
  exact value_le_of_upper_nonneg (C := T.above) (A := fun _ _ => True) (S := fun _ => True) hM
    (fun _ _ _ _ _ _ _ _ => trivial) rfl (fun s _ => hv s) (fun s a _ _ => hU s a)
    (fun _ _ _ _ _ => trivial) k past trivial

/-- **Claim.** When the kernel accepts a certificate of the total return, every policy that ends
from a state expects at most the upper value and `δ` over all horizons from some one on, for every
`δ > 0`. -/
theorem Accepted.value_le_of_ends (h : T.Accepted) {π : Policy n m} {past : History n m}
    {s : Fin n} (hend : T.model.toMDP.Ends π past s) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k →
      T.model.toMDP.value π k past s ≤ T.above.values T.model s + δ := by
  obtain ⟨-, hM, hU, -⟩ := accepted_iff.mp h
  exact value_le_of_upper_ends (C := T.above) (A := fun _ _ => True) (S := fun _ => True) hM rfl
    (fun _ _ _ _ _ _ _ _ => trivial) rfl (fun s a _ _ => hU s a) (fun _ _ _ _ _ => trivial)
    trivial hend hδ

end TotalTable

end Spec.Certificate
