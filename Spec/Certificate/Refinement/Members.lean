module

public import Spec.Certificate.Members
public import Spec.Certificate.Refinement.Horizon
public import Spec.Certificate.Refinement.Success
public import Spec.Certificate.Refinement.TotalReturn
public import Spec.Certificate.Soundness

/-!
# The check of a certificate on some states, on machine words

A certificate of any kind can be about some states only, its *members*. The words of what is left of
a process when every other state ends the episode and pays nothing, where the numbers of the
certificate are replaced by ones that no check refuses, and those of the check that no action leaves
the members, for which the kernel is asked as for states from which success is unreachable. What
Python adds, and is trusted for, is to replace these words.

## Main definitions

* `leaving`: the words of the check that no action leaves the members.
* `Table.within`, `LayerTable.within`, `SuccessTable.within`, `TotalTable.within`: what is left.
* `Table.AcceptedOn`, `LayerTable.AcceptedOn`, `SuccessTable.AcceptedOn`, `TotalTable.AcceptedOn`:
  what the check requires.

## Main statements

* `leaving_accepted_iff`, `SuccessTable.succeeding_leaving_iff`: the verdicts on the members are
  that no transition leaves them.
* `Table.AcceptedOn.sound`, `LayerTable.AcceptedOn.sound`,
  `SuccessTable.AcceptedOn.successProb_le`, `SuccessTable.AcceptedOn.exists_sub_le_successProb`,
  `TotalTable.AcceptedOn.le_value`, `TotalTable.AcceptedOn.value_le_of_ranksAll`,
  `TotalTable.AcceptedOn.value_le_of_nonneg`, `TotalTable.AcceptedOn.value_le_of_ends`: what holds
  from the members.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed)

variable {n m : Nat} {S : Fin n → Bool} {M : Model n m} {G : Goal n m}

/-! ### The members -/

/-- An outcome that ends the episode and pays nothing. -/
def Entry.halt (e : Entry n) : Entry n := { e with reward := 0, terminated := 1 }

theorem Entry.transition_halt (e : Entry n) : e.halt.transition = e.transition.halt := rfl

/-- The rows in which every state but the members ends the episode and pays nothing. -/
noncomputable def rowsWithin (S : Fin n → Bool) (row : Fin n → Fin m → List (Entry n)) (s : Fin n)
    (a : Fin m) : List (Entry n) := bif S s then row s a else (row s a).map Entry.halt

theorem rowsWithin_transition (row : Fin n → Fin m → List (Entry n)) (s : Fin n) (a : Fin m) :
    (rowsWithin S row s a).map Entry.transition =
      bif S s then (row s a).map Entry.transition
      else ((row s a).map Entry.transition).map Transition.halt := by
  rw [rowsWithin]
  cases S s with
  | true => rfl
  | false => simp only [cond_false, List.map_map]; rfl

/-- What is given for the members and another number elsewhere. -/
def orElse (S : Fin n → Bool) {α : Type} (x : Fin n → α) (other : α) (s : Fin n) : α :=
  bif S s then x s else other

theorem orElse_of_member {α : Type} {x : Fin n → α} {other : α} {s : Fin n} (hs : S s = true) :
    orElse S x other s = x s := by rw [orElse, hs, cond_true]

/-- The words that the kernel is given for whether an action leaves the members: nothing pays. -/
noncomputable def leaving (denominator : UInt64) (row : Fin n → Fin m → List (Entry n))
    (S : Fin n → Bool) : UnreachableTable n m where
  denominator := denominator
  row s a := (row s a).map (Entry.pay · 0)
  member := S

theorem leaving_represents {denominator : UInt64} {row : Fin n → Fin m → List (Entry n)}
    (hD : denominator.toNat = M.denominator)
    (hrow : ∀ s a, (row s a).map Entry.transition = M.row s a) :
    (leaving denominator row S).Represents M fun _ _ _ => false where
  denominator_eq := hD
  row_eq s a := by
    show ((row s a).map (Entry.pay · 0)).map Entry.transition = (M.row s a).map _
    rw [← hrow, List.map_map, List.map_map]
    rfl

/-- **Claim.** The kernel's verdicts on the members are yes exactly when the denominator is in range
and no transition of positive weight leaves them without ending the episode. -/
theorem leaving_accepted_iff {denominator : UInt64} {row : Fin n → Fin m → List (Entry n)}
    (hM : M.WellFormed) (hD : denominator.toNat = M.denominator)
    (hrow : ∀ s a, (row s a).map Entry.transition = M.row s a) :
    (leaving denominator row S).Accepted ↔ denominator.toNat ≤ 2 ^ 30 ∧
      M.Closed (fun _ _ => True) (fun s => S s = true) := by
  rw [UnreachableTable.accepted_iff hM (leaving_represents hD hrow)]
  exact and_congr_right fun _ => ⟨fun h => h.closed, fun h => ⟨h, fun _ _ _ _ _ _ _ => rfl⟩⟩

/-! ### Discounted returns -/

namespace Table

variable (T : Table n m)

/-- What is left of a table for the members. -/
noncomputable def within (S : Fin n → Bool) : Table n m :=
  { T with row := rowsWithin S T.row, value := orElse S T.value 0 }

theorem within_model : (T.within S).model = T.model.within S :=
  congrArg (Model.mk T.denominator.toNat T.discountNum.toNat T.discountDen.toNat T.scale
    T.factor.toNat) (funext fun s => funext fun a => rowsWithin_transition T.row s a)

/-- What the check requires of a certificate that is about some states. -/
structure AcceptedOn (S : Fin n → Bool) : Prop where
  /-- No action leaves the members. -/
  members : (leaving T.denominator T.row S).Accepted
  /-- What is left is accepted. -/
  within : (T.within S).Accepted

variable {T}

/-- What is accepted is accepted about all states. -/
theorem Accepted.acceptedOn (h : T.Accepted) : T.AcceptedOn fun _ => true where
  members := (leaving_accepted_iff (M := T.model) h.holds.1.toWellFormed rfl fun _ _ => rfl).mpr
    ⟨h.inRange.denominator_le, fun _ _ _ _ _ _ _ _ => rfl⟩
  within := h

theorem closed_of_leaving (h : (leaving T.denominator T.row S).Accepted)
    (hM : T.model.WellFormed) : T.model.toMDP.Closed (fun _ _ => True) fun s => S s = true :=
  (Model.closed_iff hM).mpr
    ((leaving_accepted_iff (M := T.model) hM rfl fun _ _ => rfl).mp h).2

theorem AcceptedOn.wellFormed (h : T.AcceptedOn S) : T.model.WellFormed :=
  Model.within_wellFormed.mp (T.within_model ▸ h.within.holds.1.toWellFormed)

theorem agreesOn_within (T : Table n m) (S : Fin n → Bool) :
    T.model.toMDP.AgreesOn (T.within S).model.toMDP (fun _ _ => True) fun s => S s = true :=
  T.within_model ▸ T.model.agreesOn_within S

theorem AcceptedOn.value_within (h : T.AcceptedOn S) (π : Policy n m) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    (T.within S).model.toMDP.value π k past s = T.model.toMDP.value π k past s :=
  (T.agreesOn_within S).value rfl (closed_of_leaving h.members h.wellFormed) (π.within_all _) k
    past hs

/-- **Claim.** When the kernel accepts a discounted certificate that is about some states, and
`|v| ≤ B` there, then from each of them and over every horizon `k` no policy, whatever it remembers
and however it uses chance, has an expected discounted return above `v + ε / (1 - γ) + γ^k B`, and
the policy of the certificate has at least `v - ε / (1 - γ) - γ^k B`. -/
theorem AcceptedOn.sound (h : T.AcceptedOn S) {B : Rat}
    (hB : ∀ s, S s = true → MDP.abs (T.certificate.values T.model s) ≤ B) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    (∀ π : Policy n m, T.model.toMDP.value π k past s ≤
      T.certificate.values T.model s +
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) +
        T.model.toMDP.discount ^ k * B) ∧
    T.certificate.values T.model s -
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) -
        T.model.toMDP.discount ^ k * B ≤
      T.model.toMDP.value (.stationary T.policy) k past s := by
  have hvalue : ∀ s, S s = true →
      (T.within S).certificate.values (T.within S).model s = T.certificate.values T.model s :=
    fun s hs => by
      show mkRat (signed (orElse S T.value 0 s)) _ = _
      rw [orElse_of_member hs]; rfl
  have hB' : ∀ s, MDP.abs ((T.within S).certificate.values (T.within S).model s) ≤ B := fun t => by
    cases ht : S t with
    | true => rw [hvalue t ht]; exact hB t ht
    | false =>
      show MDP.abs (mkRat (signed (orElse S T.value 0 t)) _) ≤ B
      rw [orElse, ht, cond_false, show signed 0 = 0 from rfl, Rat.zero_mkRat]
      exact Rat.le_trans (abs_nonneg _) (hB s hs)
  have hsound := h.within.sound hB' k past s
  rw [hvalue s hs] at hsound
  refine ⟨fun π => ?_, ?_⟩
  · rw [← h.value_within π k past hs]
    exact hsound.1 π
  · rw [← h.value_within _ k past hs]
    exact hsound.2

end Table

/-! ### Returns of a finite horizon -/

namespace LayerTable

variable (T : LayerTable n m)

/-- What is left of a table for the members. -/
noncomputable def within (S : Fin n → Bool) : LayerTable n m :=
  { T with
    row := rowsWithin S T.row
    upper := fun k => orElse S (T.upper k) 0
    lower := fun k => orElse S (T.lower k) 0 }

theorem within_model : (T.within S).model = T.model.within S :=
  congrArg (Model.mk T.denominator.toNat T.discountNum.toNat T.discountDen.toNat T.scale
    T.factor.toNat) (funext fun s => funext fun a => rowsWithin_transition T.row s a)

/-- What the check requires of a certificate that is about some states. -/
structure AcceptedOn (S : Fin n → Bool) : Prop where
  /-- No action leaves the members. -/
  members : (leaving T.denominator T.row S).Accepted
  /-- What is left is accepted. -/
  within : (T.within S).Accepted

variable {T}

/-- What is accepted is accepted about all states. -/
theorem Accepted.acceptedOn (h : T.Accepted) : T.AcceptedOn fun _ => true where
  members := (leaving_accepted_iff (M := T.model) h.holds.1 rfl fun _ _ => rfl).mpr
    ⟨(accepted_iff.mp h).1.denominator_le, fun _ _ _ _ _ _ _ _ => rfl⟩
  within := h

theorem agreesOn_within (T : LayerTable n m) (S : Fin n → Bool) :
    T.model.toMDP.AgreesOn (T.within S).model.toMDP (fun _ _ => True) fun s => S s = true :=
  T.within_model ▸ T.model.agreesOn_within S

theorem AcceptedOn.value_within (h : T.AcceptedOn S) (π : Policy n m) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    (T.within S).model.toMDP.value π k past s = T.model.toMDP.value π k past s :=
  have hM : T.model.WellFormed :=
    Model.within_wellFormed.mp (T.within_model ▸ h.within.holds.1)
  have hC := (Model.closed_iff hM).mpr
    ((leaving_accepted_iff (M := T.model) hM rfl fun _ _ => rfl).mp h.members).2
  (T.agreesOn_within S).value rfl hC (π.within_all _) k past hs

theorem withZero_orElse (layer : Nat → Fin n → UInt64) (k : Nat) {s : Fin n} (hs : S s = true) :
    withZero (fun k => orElse S (layer k) 0) k s = withZero layer k s := by
  cases k with
  | zero => rfl
  | succ k => show orElse S (layer k) 0 s = layer k s; exact orElse_of_member hs

theorem toPolicy_within (T : LayerTable n m) (S : Fin n → Bool) :
    (T.within S).layers.toPolicy = T.layers.toPolicy := by
  rw [Layers.toPolicy, Layers.toPolicy]
  show Policy.layered T.horizon (fun k s => .pure (T.policy k s)) =
    Policy.layered T.horizon fun k s => .pure (T.policy k s)
  rfl

/-- **Claim.** When the kernel accepts a certificate of a finite horizon `T` that is about some
states, the best return of the first `T` steps lies between the last layers from each of them: no
policy, whatever it remembers and however it uses chance, expects more than the last upper layer,
and the policy of the certificate expects at least the last lower layer. The discount may be
one. -/
theorem AcceptedOn.sound (h : T.AcceptedOn S) {s : Fin n} (hs : S s = true) :
    (∀ (π : Policy n m) past, T.model.toMDP.value π T.horizon past s ≤
      mkRat (T.layers.upper T.horizon s) T.scale) ∧
    mkRat (T.layers.lower T.horizon s) T.scale ≤
      T.model.toMDP.value T.layers.toPolicy T.horizon [] s := by
  have hup : (T.within S).layers.upper T.horizon s = T.layers.upper T.horizon s := by
    show signed (withZero (fun k => orElse S (T.upper k) 0) T.horizon s) =
      signed (withZero T.upper T.horizon s)
    rw [withZero_orElse T.upper T.horizon hs]
  have hlow : (T.within S).layers.lower T.horizon s = T.layers.lower T.horizon s := by
    show signed (withZero (fun k => orElse S (T.lower k) 0) T.horizon s) =
      signed (withZero T.lower T.horizon s)
    rw [withZero_orElse T.lower T.horizon hs]
  refine ⟨fun π past => ?_, ?_⟩
  · have hle : (T.within S).model.toMDP.value π T.horizon past s ≤
        mkRat ((T.within S).layers.upper T.horizon s) T.scale := (h.within.sound s).1 π past
    rwa [h.value_within π _ past hs, hup] at hle
  · have hle : mkRat ((T.within S).layers.lower T.horizon s) T.scale ≤
        (T.within S).model.toMDP.value (T.within S).layers.toPolicy T.horizon [] s :=
      (h.within.sound s).2
    rwa [h.value_within _ _ [] hs, hlow, toPolicy_within] at hle

end LayerTable

/-! ### Probabilities of success -/

namespace SuccessTable

variable (T : SuccessTable n m)

/-- What is left of a table for the members. -/
noncomputable def within (S : Fin n → Bool) : SuccessTable n m :=
  { T with
    row := rowsWithin S T.row
    upper := orElse S T.upper 0
    lower := orElse S T.lower 0 }

/-- What the check requires of a certificate that is about some states. -/
structure AcceptedOn (S : Fin n → Bool) : Prop where
  /-- No action leaves the members before success. -/
  members : (leaving T.denominator T.row S).Accepted
  /-- What is left is accepted. -/
  within : (T.within S).Accepted

variable {T}

/-- What is left is the process of success of what is left of the model, where nothing succeeds
elsewhere. -/
theorem within_represents (hT : T.Represents M G) :
    (T.within S).Represents (M.within S) fun s a o => S s && G s a o where
  denominator_eq := hT.denominator_eq
  row_eq s a := by
    show (rowsWithin S T.row s a).map Entry.transition =
      List.map (fun t => { t with
        reward := bif S s && G s a (M.outcome t) then 1 else 0
        terminated := (S s && G s a (M.outcome t)) || t.terminated })
        (bif S s then M.row s a else (M.row s a).map Transition.halt)
    rw [rowsWithin_transition, hT.row_eq]
    cases S s with
    | true => rfl
    | false =>
      simp only [cond_false, Model.succeeding, List.map_map, Bool.false_and]
      rfl

/-- **Claim.** For words of the process in which success pays one, the kernel's verdicts on the
members are yes exactly when the denominator is in range and no transition of positive weight leaves
them without succeeding or ending the episode. -/
theorem succeeding_leaving_iff (hM : M.WellFormed) (hT : T.Represents M G) :
    (leaving T.denominator T.row S).Accepted ↔ T.denominator.toNat ≤ 2 ^ 30 ∧
      M.ClosedUntil G (fun _ _ => True) fun s => S s = true := by
  have hM' : (M.succeeding G 1).WellFormed :=
    { denominator_pos := hM.denominator_pos
      discountDen_pos := Nat.one_pos
      discount_le_one := Nat.le_refl 1
      scale_pos := Nat.one_pos
      row_sum := fun s a => (total_map _ _ _).trans (hM.row_sum s a) }
  rw [leaving_accepted_iff hM' hT.denominator_eq hT.row_eq]
  refine and_congr_right fun _ => ⟨fun hC s a hs _ t ht hw hG hend => ?_,
    fun hC s a hs _ u hu hw hend => ?_⟩
  · have hmem := List.mem_map_of_mem (f := fun t : Transition n => { t with
      reward := bif G s a (M.outcome t) then 1 else 0
      terminated := G s a (M.outcome t) || t.terminated }) ht
    have hleads := hC s a hs trivial _ hmem
    refine hleads hw ?_
    show (G s a (M.outcome t) || t.terminated) = false
    rw [hG, hend]
    rfl
  · obtain ⟨t, ht, rfl⟩ := List.mem_map.mp hu
    obtain ⟨hG, hend⟩ := Bool.or_eq_false_iff.mp
      (show (G s a (M.outcome t) || t.terminated) = false from hend)
    exact hC s a hs trivial t ht hw hG hend

/-- **Claim.** When the kernel accepts a certificate of success that is about some states, no
policy, whatever it remembers and however it uses chance, succeeds within any number of steps with a
probability above the upper number of the state where it starts, which is one of them. -/
theorem AcceptedOn.successProb_le (hM : M.WellFormed) (hT : T.Represents M G)
    (h : T.AcceptedOn S) (π : Policy n m) (k : Nat) (past : History n m) {s : Fin n}
    (hs : S s = true) :
    M.toMDP.successProb G π k past s ≤ mkRat (signed (T.upper s)) T.scale.toNat := by
  have hC := (Model.closedUntil_iff hM).mpr ((succeeding_leaving_iff hM hT).mp h.members).2
  have hle := h.within.successProb_le (Model.within_wellFormed.mpr hM) (within_represents hT) π k
    past s
  rw [(M.agreesOn_within S).successProb (G := G) (fun s a o hs => by rw [hs, Bool.true_and]) hC
    (π.within_all _) k past hs] at hle
  rwa [show (T.within S).upper s = T.upper s from orElse_of_member hs] at hle

/-- **Claim.** When the kernel accepts a certificate of success that is about some states, for every
`δ > 0` there is a number of steps from which on the policy of the certificate succeeds with a
probability of at least the lower number less `δ`, from each of them and whatever has happened
before. -/
theorem AcceptedOn.exists_sub_le_successProb (hM : M.WellFormed) (hT : T.Represents M G)
    (h : T.AcceptedOn S) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ past s, S s = true →
      mkRat (signed (T.lower s)) T.scale.toNat - δ ≤
        M.toMDP.successProb G (.stationary T.policy) k past s := by
  have hC := (Model.closedUntil_iff hM).mpr ((succeeding_leaving_iff hM hT).mp h.members).2
  obtain ⟨K, hK⟩ := h.within.exists_sub_le_successProb (Model.within_wellFormed.mpr hM)
    (within_represents hT) hδ
  refine ⟨K, fun k hk past s hs => ?_⟩
  have hle := hK k hk past s
  rw [(M.agreesOn_within S).successProb (G := G) (fun s a o hs => by rw [hs, Bool.true_and]) hC
    (Policy.within_all _ _) k past hs] at hle
  rwa [show (T.within S).lower s = T.lower s from orElse_of_member hs] at hle

end SuccessTable

/-! ### Total returns -/

namespace TotalTable

variable (T : TotalTable n m)

/-- What is left of a table for the members. -/
noncomputable def within (S : Fin n → Bool) : TotalTable n m :=
  { T with
    row := rowsWithin S T.row
    upper := orElse S T.upper 0
    lower := orElse S T.lower 0
    rank := orElse S T.rank T.rankScale }

theorem within_model : (T.within S).model = T.model.within S :=
  congrArg (Model.mk T.denominator.toNat 1 1 T.scale T.factor.toNat)
    (funext fun s => funext fun a => rowsWithin_transition T.row s a)

/-- What the check requires of the values of a certificate that is about some states; it requires
the ranks of what is left, too. -/
structure AcceptedOn (S : Fin n → Bool) : Prop where
  /-- No action leaves the members. -/
  members : (leaving T.denominator T.row S).Accepted
  /-- What is left is accepted. -/
  within : (T.within S).Accepted

variable {T}

/-- What is accepted is accepted about all states. -/
theorem Accepted.acceptedOn (h : T.Accepted) : T.AcceptedOn fun _ => true where
  members := (leaving_accepted_iff (M := T.model) (accepted_iff.mp h).2.1 rfl fun _ _ => rfl).mpr
    ⟨(accepted_iff.mp h).1.denominator_le, fun _ _ _ _ _ _ _ _ => rfl⟩
  within := h

theorem AcceptedOn.closed (h : T.AcceptedOn S) :
    T.model.toMDP.Closed (fun _ _ => True) fun s => S s = true :=
  have hM : T.model.WellFormed :=
    Model.within_wellFormed.mp (T.within_model ▸ (accepted_iff.mp h.within).2.1)
  (Model.closed_iff hM).mpr
    ((leaving_accepted_iff (M := T.model) hM rfl fun _ _ => rfl).mp h.members).2

theorem agreesOn_within (T : TotalTable n m) (S : Fin n → Bool) :
    T.model.toMDP.AgreesOn (T.within S).model.toMDP (fun _ _ => True) fun s => S s = true :=
  T.within_model ▸ T.model.agreesOn_within S

theorem AcceptedOn.value_within (h : T.AcceptedOn S) (π : Policy n m) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    (T.within S).model.toMDP.value π k past s = T.model.toMDP.value π k past s :=
  (T.agreesOn_within S).value rfl h.closed (π.within_all _) k past hs

theorem above_within {s : Fin n} (hs : S s = true) :
    (T.within S).above.values (T.within S).model s = T.above.values T.model s := by
  show mkRat (signed (orElse S T.upper 0 s)) _ = _
  rw [orElse_of_member hs]
  rfl

theorem below_within {s : Fin n} (hs : S s = true) :
    (T.within S).below.values (T.within S).model s = T.below.values T.model s := by
  show mkRat (signed (orElse S T.lower 0 s)) _ = _
  rw [orElse_of_member hs]
  rfl

/-- What bounds some numbers bounds them and zeros. -/
private theorem abs_orElse_le {x : Fin n → UInt64} {scale : Nat} {B : Rat} {s : Fin n}
    (hs : S s = true) (hB : ∀ s, S s = true → MDP.abs (mkRat (signed (x s)) scale) ≤ B)
    (t : Fin n) : MDP.abs (mkRat (signed (orElse S x 0 t)) scale) ≤ B := by
  cases ht : S t with
  | true => rw [orElse_of_member ht]; exact hB t ht
  | false =>
    rw [orElse, ht, cond_false, show signed 0 = 0 from rfl, Rat.zero_mkRat]
    exact Rat.le_trans (abs_nonneg _) (hB s hs)

variable {B : Rat}

/-- **Claim.** When the kernel accepts a certificate of the total return that is about some states,
and `|v| ≤ B` for its lower values `v` there, the policy earns at least `v - B r / (k + 1)` over the
horizon `k`, from each of them, where `r` are the ranks, be they those of all actions or of the
policy's. -/
theorem AcceptedOn.le_value (h : T.AcceptedOn S)
    (hr : (T.within S).RanksPolicy ∨ (T.within S).RanksAll)
    (hB : ∀ s, S s = true → MDP.abs (T.below.values T.model s) ≤ B) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    T.below.values T.model s - B * (mkRat (signed (T.rank s)) T.rankScale.toNat / (k + 1 : Nat)) ≤
      T.model.toMDP.value (.stationary T.policy) k past s := by
  have hle := h.within.le_value hr (abs_orElse_le hs hB) k past s
  rw [h.value_within _ k past hs, below_within hs,
    show (T.within S).rank s = T.rank s from orElse_of_member hs] at hle
  exact hle

/-- **Claim.** When the kernel accepts a certificate of the total return that is about some states,
whose ranks are those of all actions, and `|v| ≤ B` for its upper values `v` there, no policy,
whatever it remembers and however it uses chance, expects more than `v + B r / (k + 1)` over the
horizon `k` from each of them. -/
theorem AcceptedOn.value_le_of_ranksAll (h : T.AcceptedOn S) (hr : (T.within S).RanksAll)
    (hB : ∀ s, S s = true → MDP.abs (T.above.values T.model s) ≤ B) (π : Policy n m) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    T.model.toMDP.value π k past s ≤ T.above.values T.model s +
      B * (mkRat (signed (T.rank s)) T.rankScale.toNat / (k + 1 : Nat)) := by
  have hle := h.within.value_le_of_ranksAll hr (abs_orElse_le hs hB) π k past s
  rw [h.value_within π k past hs, above_within hs,
    show (T.within S).rank s = T.rank s from orElse_of_member hs] at hle
  exact hle

/-- **Claim.** When the kernel accepts a certificate of the total return that is about some states,
whose upper values are nonnegative there, no policy, whatever it remembers and however it uses
chance, expects more than they say over any horizon from each of them. -/
theorem AcceptedOn.value_le_of_nonneg (h : T.AcceptedOn S)
    (hv : ∀ s, S s = true → 0 ≤ signed (T.upper s)) (π : Policy n m) (k : Nat)
    (past : History n m) {s : Fin n} (hs : S s = true) :
    T.model.toMDP.value π k past s ≤ T.above.values T.model s := by
  have hv' : ∀ t, 0 ≤ signed ((T.within S).upper t) := fun t => by
    show 0 ≤ signed (orElse S T.upper 0 t)
    cases ht : S t with
    | true => rw [orElse_of_member ht]; exact hv t ht
    | false => rw [orElse, ht, cond_false]; decide
  have hle := h.within.value_le_of_nonneg hv' π k past s
  rwa [h.value_within π k past hs, above_within hs] at hle

/-- **Claim.** When the kernel accepts a certificate of the total return that is about some states,
every policy that ends from one of them expects at most the upper value and `δ` over all horizons
from some one on, for every `δ > 0`. -/
theorem AcceptedOn.value_le_of_ends (h : T.AcceptedOn S) {π : Policy n m} {past : History n m}
    {s : Fin n} (hs : S s = true) (hend : T.model.toMDP.Ends π past s) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k →
      T.model.toMDP.value π k past s ≤ T.above.values T.model s + δ := by
  have hagree := T.agreesOn_within S
  obtain ⟨K, hK⟩ := h.within.value_le_of_ends
    ((hagree.ends_iff h.closed (π.within_all _) hs).mpr hend) hδ
  refine ⟨K, fun k hk => ?_⟩
  have hle := hK k hk
  rwa [h.value_within π k past hs, above_within hs] at hle

end TotalTable

end Spec.Certificate
