module

public import Spec.Certificate.Integer.Horizon
public import Spec.Certificate.Refinement

/-!
# The check of a finite horizon on machine words

A model and the layers of a certificate in words, and what the functions of
`Spec.Certificate.Kernel` make of them: the same functions that judge a discounted certificate, with
an error of zero, layer by layer. With no step left the layers are zero by construction; layer
`k + 1` is compared with backups of layer `k`. What C++ adds, and is trusted for, is to push every
entry of a row once and in order, and to ask for the verdicts on all rows of all layers.

## Main definitions

* `LayerTable n m`: a model and a certificate of a finite horizon in words.
* `LayerTable.model`, `LayerTable.layers`: the integers that they stand for.
* `LayerTable.Accepted`: what the check requires.
* `LayerTable.InRange`: the numbers are small enough for the kernel.

## Main statements

* `LayerTable.accepted_iff`: exactly the certificates that hold are accepted.
* `LayerTable.Accepted.sound`: what holds of every policy, and of the certificate's.
* `LayerTable.Accepted.exact`: where the layers meet the certificate's policy is optimal.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed)

/-- A model and a certificate of a finite horizon in words. -/
structure LayerTable (n m : Nat) where
  /-- What the weights of a row sum to. -/
  denominator : UInt64
  /-- The discount is `discountNum / discountDen`. -/
  discountNum : UInt64
  /-- The discount is `discountNum / discountDen`. -/
  discountDen : UInt64
  /-- What rewards are multiplied by. -/
  factor : UInt64
  /-- What the numbers of the layers are integers over. The check never needs it. -/
  scale : Nat
  /-- The outcomes of an action in a state. -/
  row : Fin n → Fin m → List (Entry n)
  /-- The number of steps. -/
  horizon : Nat
  /-- The upper layer with `k + 1` steps left, signed words. -/
  upper : Nat → Fin n → UInt64
  /-- The lower layer with `k + 1` steps left, signed words. -/
  lower : Nat → Fin n → UInt64
  /-- The action of the policy in each state when `k + 1` steps are left. -/
  policy : Nat → Fin n → Fin m

namespace LayerTable

variable {n m : Nat} (T : LayerTable n m)

/-- With no step left a layer is zero. -/
def withZero (layer : Nat → Fin n → UInt64) : Nat → Fin n → UInt64
  | 0, _ => 0
  | k + 1, s => layer k s

/-- The words that the kernel is given for one layer: those of a discounted check without error. -/
def table (value : Fin n → UInt64) (policy : Fin n → Fin m) : Table n m where
  denominator := T.denominator
  discountNum := T.discountNum
  discountDen := T.discountDen
  factor := T.factor
  error := 0
  scale := T.scale
  row := T.row
  value := value
  policy := policy

/-- The model that the words stand for. -/
noncomputable def model : Model n m where
  denominator := T.denominator.toNat
  discountNum := T.discountNum.toNat
  discountDen := T.discountDen.toNat
  scale := T.scale
  factor := T.factor.toNat
  row s a := (T.row s a).map Entry.transition

/-- The layers that the words stand for. -/
def layers : Layers n m where
  horizon := T.horizon
  upper k s := signed (withZero T.upper k s)
  lower k s := signed (withZero T.lower k s)
  policy := T.policy

/-- The largest absolute value in a layer and in the one before. -/
noncomputable def largest (layer : Nat → Fin n → UInt64) (k : Nat) : UInt64 :=
  (List.ofFn (withZero layer k) ++ List.ofFn (layer k)).foldl Kernel.pushLargest
    (Kernel.init T.denominator)

/-- Whether the kernel finds a row in order, and its backup of an upper layer not above the next
layer. -/
noncomputable def checkUpper (k : Nat) (s : Fin n) (a : Fin m) : Bool :=
  (T.table (withZero T.upper k) (T.policy k)).atMost (T.largest T.upper k) s a (T.upper k s)

/-- Whether the kernel finds the row of the policy's action in order, and its backup of a lower
layer not below the next layer. -/
noncomputable def checkLower (k : Nat) (s : Fin n) : Bool :=
  (T.table (withZero T.lower k) (T.policy k)).atLeast (T.largest T.lower k) s (T.policy k s)
    (T.lower k s)

/-- What the check requires: that the kernel accepts the numbers, and that its verdicts on the rows
of all layers are yes. Each is `finish (foldl push init row)`. -/
structure Accepted : Prop where
  /-- The kernel accepts the numbers, whose discount may be one. -/
  inRange :
    Kernel.inRange T.denominator T.discountNum T.discountDen T.factor 0 = true
  /-- The scale is positive. -/
  scale_pos : 0 < T.scale
  /-- There is a step. -/
  horizon_pos : 0 < T.horizon
  /-- Every row is in order, and its backup of an upper layer is not above the next layer. -/
  upper : ∀ k, k < T.horizon → ∀ s a, T.checkUpper k s a = true
  /-- The backup of a lower layer by the policy's action is not below the next layer. -/
  lower : ∀ k, k < T.horizon → ∀ s, T.checkLower k s = true

/-- The numbers are small enough for the kernel. -/
structure InRange : Prop where
  /-- The denominator of the probabilities is at most `2^30`. -/
  denominator_le : T.denominator.toNat ≤ 2 ^ 30
  /-- The denominator of the discount is at most `2^30`. -/
  discountDen_le : T.discountDen.toNat ≤ 2 ^ 30
  /-- The factor is positive. -/
  factor_pos : 0 < T.factor.toNat
  /-- The factor is less than `2^62`. -/
  factor_lt : T.factor.toNat < 2 ^ 62
  /-- Each reward times the factor fits in a signed word. -/
  reward_fits : ∀ s a, ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63
  /-- There is a step. -/
  horizon_pos : 0 < T.horizon

variable {T}

theorem le_largest (layer : Nat → Fin n → UInt64) (k : Nat) (s : Fin n) :
    (signed (withZero layer k s)).natAbs ≤ (T.largest layer k).toNat ∧
      (signed (layer k s)).natAbs ≤ (T.largest layer k).toNat :=
  have h := Machine.natAbs_le_foldl_larger id
    (List.ofFn (withZero layer k) ++ List.ofFn (layer k))
  ⟨h _ (List.mem_append_left _ (List.mem_ofFn.mpr ⟨s, rfl⟩)),
    h _ (List.mem_append_right _ (List.mem_ofFn.mpr ⟨s, rfl⟩))⟩

/-- **Claim.** The kernel's verdict on a row and an upper layer is that the row's weights sum to the
denominator, its rewards fit, and its backup of the layer is at most the number of its state in the
next layer. -/
theorem checkUpper_iff
    (hv : Kernel.inRange T.denominator T.discountNum T.discountDen T.factor 0 = true) {k : Nat}
    {s : Fin n} {a : Fin m} :
    T.checkUpper k s a = true ↔
      (T.table (withZero T.upper k) (T.policy k)).RowInRange s a ∧
        T.model.AtMost (T.layers.upper k) s a (T.layers.upper (k + 1) s) := by
  have h := Table.atMost_iff (T := T.table (withZero T.upper k) (T.policy k)) (s := s) (a := a) hv
    (largest := T.largest T.upper k) (value := T.upper k s)
    (fun s => (le_largest T.upper k s).1) (le_largest T.upper k s).2
  rw [show ((T.table (withZero T.upper k) (T.policy k)).error.toNat : Int) = 0 from rfl,
    Int.add_zero] at h
  exact h

/-- **Claim.** The kernel's verdict on a state and a lower layer is that the weights of the policy's
row sum to the denominator, its rewards fit, and its backup of the layer is at least the number of
the state in the next layer. -/
theorem checkLower_iff
    (hv : Kernel.inRange T.denominator T.discountNum T.discountDen T.factor 0 = true) {k : Nat}
    {s : Fin n} :
    T.checkLower k s = true ↔
      (T.table (withZero T.lower k) (T.policy k)).RowInRange s (T.policy k s) ∧
        T.model.AtLeast (T.layers.lower k) s (T.policy k s) (T.layers.lower (k + 1) s) := by
  have h := Table.atLeast_iff (T := T.table (withZero T.lower k) (T.policy k)) (s := s)
    (a := T.policy k s) hv (largest := T.largest T.lower k) (value := T.lower k s)
    (fun s => (le_largest T.lower k s).1) (le_largest T.lower k s).2
  rw [show ((T.table (withZero T.lower k) (T.policy k)).error.toNat : Int) = 0 from rfl,
    Int.sub_zero] at h
  exact h

/-- **Claim.** A certificate of a finite horizon that the kernel accepts holds: the model is a
decision process with a discount of at most one, and every local check passes. -/
theorem Accepted.holds (h : T.Accepted) : T.model.WellFormed ∧ T.layers.Holds T.model := by
  obtain ⟨hD, -, hg, hG, -⟩ := Kernel.inRange_iff.mp h.inRange
  exact ⟨{ denominator_pos := hD
           discountDen_pos := hG
           discount_le_one := hg
           scale_pos := h.scale_pos
           row_sum := fun s a =>
            ((checkUpper_iff h.inRange).mp (h.upper 0 h.horizon_pos s a)).1.sum_eq },
    { upper_zero := fun _ => Int.le_refl 0
      upper_succ := fun k hk s a => ((checkUpper_iff h.inRange).mp (h.upper k hk s a)).2
      lower_zero := fun _ => Int.le_refl 0
      lower_succ := fun k hk s => ((checkLower_iff h.inRange).mp (h.lower k hk s)).2 }⟩

/-- **Claim.** The kernel accepts a certificate of a finite horizon, which is to say that its
verdicts on the rows of all layers, each a fold over the entries, are all yes, exactly when the
numbers are in range, the model is a decision process with a discount of at most one and every local
check passes, however long the rows are: nothing overflows. -/
theorem accepted_iff :
    T.Accepted ↔ T.InRange ∧ T.model.WellFormed ∧ T.layers.Holds T.model := by
  constructor
  · intro h
    obtain ⟨-, hD, -, -, hG, hf, hf', -⟩ := Kernel.inRange_iff.mp h.inRange
    exact ⟨⟨hD, hG, hf, hf', fun s a =>
      ((checkUpper_iff h.inRange).mp (h.upper 0 h.horizon_pos s a)).1.reward_fits,
      h.horizon_pos⟩, h.holds⟩
  · rintro ⟨hr, hM, hH⟩
    have hv : Kernel.inRange T.denominator T.discountNum T.discountDen T.factor 0 = true :=
      Kernel.inRange_iff.mpr ⟨hM.denominator_pos, hr.denominator_le, hM.discount_le_one,
        hM.discountDen_pos, hr.discountDen_le, hr.factor_pos, hr.factor_lt, by decide⟩
    exact { inRange := hv
            scale_pos := hM.scale_pos
            horizon_pos := hr.horizon_pos
            upper := fun k hk s a => (checkUpper_iff hv).mpr
              ⟨⟨hM.row_sum s a, hr.reward_fits s a⟩, hH.upper_succ k hk s a⟩
            lower := fun k hk s => (checkLower_iff hv).mpr
              ⟨⟨hM.row_sum s _, hr.reward_fits s _⟩, hH.lower_succ k hk s⟩ }

/-- **Claim.** When the kernel accepts a certificate of a finite horizon `T`, layer by layer and row
by row, the best return of the first `T` steps lies between the last layers, from every state: no
policy, whatever it remembers and however it uses chance, expects more than the last upper layer,
and the policy of the certificate expects at least the last lower layer. The discount may be
one. -/
theorem Accepted.sound (h : T.Accepted) (s : Fin n) :
    (∀ (π : Policy n m) past, T.model.toMDP.value π T.horizon past s ≤
      mkRat (T.layers.upper T.horizon s) T.scale) ∧
    mkRat (T.layers.lower T.horizon s) T.scale ≤
      T.model.toMDP.value T.layers.toPolicy T.horizon [] s :=
  h.holds.2.sound h.holds.1 s

/-- **Claim.** When the kernel accepts a certificate of a finite horizon `T`, and its last layers
meet in a state, the policy of the certificate is optimal for the first `T` steps from there, and
expects exactly the number of the layers. -/
theorem Accepted.exact (h : T.Accepted) {s : Fin n}
    (heq : T.layers.lower T.horizon s = T.layers.upper T.horizon s) :
    T.model.toMDP.value T.layers.toPolicy T.horizon [] s =
        mkRat (T.layers.upper T.horizon s) T.scale ∧
      ∀ (π : Policy n m) past, T.model.toMDP.value π T.horizon past s ≤
        T.model.toMDP.value T.layers.toPolicy T.horizon [] s :=
  h.holds.2.exact h.holds.1 heq

end LayerTable

end Spec.Certificate
