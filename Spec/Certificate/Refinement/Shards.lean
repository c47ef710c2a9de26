module

public import Spec.Certificate.Integer.Outcomes
public import Spec.Certificate.Refinement

/-!
# The check of a certificate, range by range

The verdict on a state is read from its rows, its value and the values of their successors. So the
states can be checked in ranges, each on a table of its own: the rows of the states of the range,
whose successors have other numbers there. What Python adds, and is trusted for, is to cut these
tables out, and that its ranges are all states.

## Main definitions

* `Table.AcceptedBetween`: what the check requires of a range of states.
* `Entry.renumber`: an outcome whose successor has another number.
* `Table.Part`: a table that has the rows of some states of another.

## Main statements

* `Table.accepted_iff_acceptedBetween`: the check passes exactly when it does on each of some ranges
  that are all states together.
* `Table.Part.atMost_eq`, `Table.Part.atLeast_eq`: the verdicts on a row of a part are those of the
  table that it is a part of.
* `Table.Part.acceptedBetween_iff`: a range is accepted exactly when its part is.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.Word (signed)

variable {n m k : Nat}

/-- An outcome whose successor has another number. -/
def Entry.renumber (state : Fin k → Fin n) (e : Entry k) : Entry n where
  weight := e.weight
  state := state e.state
  reward := e.reward
  terminated := e.terminated

namespace Table

variable {T : Table n m}

/-- What the check requires of the states from `lo` on and before `hi`. -/
structure AcceptedBetween (T : Table n m) (lo hi : Nat) : Prop where
  /-- The kernel accepts the numbers. -/
  valid : T.valid = true
  /-- The scale is positive. -/
  scale_pos : 0 < T.scale
  /-- Every row is in order, and its backup is no more than `error` above the value. -/
  upper : ∀ s : Fin n, lo ≤ s → s < hi → ∀ a, T.upper s a = true
  /-- The backup of the policy's action is no more than `error` below the value. -/
  lower : ∀ s : Fin n, lo ≤ s → s < hi → T.lower s (T.policy s) = true

/-- **Claim.** The kernel accepts a certificate exactly when it accepts each of some ranges of
states, of which there is one, and in one of which every state lies. -/
theorem accepted_iff_acceptedBetween {ranges : List (Nat × Nat)} (hne : ranges ≠ [])
    (hall : ∀ s : Fin n, ∃ r ∈ ranges, r.1 ≤ s ∧ s < r.2) :
    T.Accepted ↔ ∀ r ∈ ranges, T.AcceptedBetween r.1 r.2 := by
  refine ⟨fun h _ _ => ⟨h.valid, h.scale_pos, fun s _ _ => h.upper s, fun s _ _ => h.lower s⟩,
    fun h => ?_⟩
  obtain ⟨first, hfirst⟩ := List.exists_mem_of_ne_nil ranges hne
  exact { valid := (h first hfirst).valid
          scale_pos := (h first hfirst).scale_pos
          upper := fun s => by
            obtain ⟨r, hr, hlo, hhi⟩ := hall s
            exact (h r hr).upper s hlo hhi
          lower := fun s => by
            obtain ⟨r, hr, hlo, hhi⟩ := hall s
            exact (h r hr).lower s hlo hhi }

/-- A table `P` that has the rows of some states of a table `T`, the values of these and of their
successors, and numbers of its own for them: `state i` is the number in `T` of what is `i` in `P`.
Of the states that are not `kept`, `P` has the value alone. -/
structure Part (T : Table n m) (P : Table k m) (state : Fin k → Fin n) (kept : Fin k → Bool) :
    Prop where
  /-- The denominator of the probabilities is the same. -/
  denominator_eq : P.denominator = T.denominator
  /-- The discount is the same. -/
  discountNum_eq : P.discountNum = T.discountNum
  /-- The discount is the same. -/
  discountDen_eq : P.discountDen = T.discountDen
  /-- The factor is the same. -/
  factor_eq : P.factor = T.factor
  /-- The error is the same. -/
  error_eq : P.error = T.error
  /-- A state has the value that it has in `T`. -/
  value_eq : ∀ i, P.value i = T.value (state i)
  /-- A state that is kept has the action that it has in `T`. -/
  policy_eq : ∀ i, kept i = true → P.policy i = T.policy (state i)
  /-- A state that is kept has the rows that it has in `T`. -/
  row_eq : ∀ i, kept i = true → ∀ a, (P.row i a).map (Entry.renumber state) = T.row (state i) a

namespace Part

variable {P : Table k m} {state : Fin k → Fin n} {kept : Fin k → Bool} {i : Fin k} {a : Fin m}

theorem valid_eq (h : T.Part P state kept) : P.valid = T.valid := by
  rw [Table.valid, Table.valid, h.denominator_eq, h.discountNum_eq, h.discountDen_eq, h.factor_eq,
    h.error_eq]

theorem inRange_eq (h : T.Part P state kept) : P.inRange = T.inRange := by
  rw [Table.inRange, Table.inRange, h.denominator_eq, h.discountNum_eq, h.discountDen_eq,
    h.factor_eq, h.error_eq]

/-- A sum over a row of the part is one over the row in the table. -/
theorem total_eq (h : T.Part P state kept) (hi : kept i = true) {f : Transition k → Int}
    {g : Transition n → Int}
    (hfg : ∀ e : Entry k, f e.transition = g (e.renumber state).transition) :
    total f (P.model.row i a) = total g (T.model.row (state i) a) := by
  show total f ((P.row i a).map Entry.transition) =
    total g ((T.row (state i) a).map Entry.transition)
  rw [← h.row_eq i hi, total_map, total_map, total_map]
  exact congrArg (total · _) (funext hfg)

theorem rowInRange_iff (h : T.Part P state kept) (hi : kept i = true) :
    P.RowInRange i a ↔ T.RowInRange (state i) a := by
  have hsum : total (fun t => (t.weight : Int)) (P.model.row i a) =
      total (fun t => (t.weight : Int)) (T.model.row (state i) a) :=
    h.total_eq hi fun _ => rfl
  have hD : P.model.denominator = T.model.denominator := congrArg UInt64.toNat h.denominator_eq
  constructor
  · refine fun ⟨hs, hr⟩ => ⟨by rw [← hsum, hs, hD], fun e he => ?_⟩
    rw [← h.row_eq i hi] at he
    obtain ⟨e', he', rfl⟩ := List.mem_map.mp he
    exact h.factor_eq ▸ hr e' he'
  · refine fun ⟨hs, hr⟩ => ⟨by rw [hsum, hs, hD], fun e he => ?_⟩
    rw [h.factor_eq]
    exact hr (e.renumber state) (h.row_eq i hi a ▸ List.mem_map_of_mem he)

theorem backup_eq (h : T.Part P state kept) (hi : kept i = true) :
    P.model.backup P.certificate.value i a =
      T.model.backup T.certificate.value (state i) a := by
  refine h.total_eq hi fun e => ?_
  show (e.weight.toNat : Int) * (P.discountDen.toNat * (P.factor.toNat * signed e.reward) +
      P.discountNum.toNat * (bif e.terminated != 0 then 0 else signed (P.value e.state))) =
    e.weight.toNat * (T.discountDen.toNat * (T.factor.toNat * signed e.reward) +
      T.discountNum.toNat * (bif e.terminated != 0 then 0 else signed (T.value (state e.state))))
  rw [h.discountDen_eq, h.factor_eq, h.discountNum_eq, h.value_eq]

/-- **Claim.** The kernel's verdict from above on a row of a part of a table is that on the row in
the table, whichever of one word and several is taken for either: it is enough that no value that is
read is larger than what this is decided by. -/
theorem atMost_eq (h : T.Part P state kept) (hi : kept i = true) (hv : T.inRange = true)
    {largest largest' value : UInt64} (hP : ∀ i, (signed (P.value i)).natAbs ≤ largest.toNat)
    (hvalue : (signed value).natAbs ≤ largest.toNat)
    (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest'.toNat)
    (hvalue' : (signed value).natAbs ≤ largest'.toNat) :
    P.atMost largest i a value = T.atMost largest' (state i) a value := by
  rw [Bool.eq_iff_iff, atMost_iff (h.inRange_eq.trans hv) hP hvalue, atMost_iff hv hT hvalue',
    h.rowInRange_iff hi, Model.AtMost, Model.AtMost, h.backup_eq hi, h.error_eq,
    show P.model.denominator = T.model.denominator from congrArg UInt64.toNat h.denominator_eq,
    show P.model.discountDen = T.model.discountDen from congrArg UInt64.toNat h.discountDen_eq]

/-- **Claim.** The kernel's verdict from below on a row of a part of a table is that on the row in
the table, whichever of one word and several is taken for either: it is enough that no value that is
read is larger than what this is decided by. -/
theorem atLeast_eq (h : T.Part P state kept) (hi : kept i = true) (hv : T.inRange = true)
    {largest largest' value : UInt64} (hP : ∀ i, (signed (P.value i)).natAbs ≤ largest.toNat)
    (hvalue : (signed value).natAbs ≤ largest.toNat)
    (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest'.toNat)
    (hvalue' : (signed value).natAbs ≤ largest'.toNat) :
    P.atLeast largest i a value = T.atLeast largest' (state i) a value := by
  rw [Bool.eq_iff_iff, atLeast_iff (h.inRange_eq.trans hv) hP hvalue, atLeast_iff hv hT hvalue',
    h.rowInRange_iff hi, Model.AtLeast, Model.AtLeast, h.backup_eq hi, h.error_eq,
    show P.model.denominator = T.model.denominator from congrArg UInt64.toNat h.denominator_eq,
    show P.model.discountDen = T.model.discountDen from congrArg UInt64.toNat h.discountDen_eq]

/-- **Claim.** The kernel accepts a range of states exactly when its verdicts on the part that keeps
these states are yes, whatever bound of the values of the part decides between one word and several.
-/
theorem acceptedBetween_iff (h : T.Part P state kept) (hscale : 0 < T.scale) {lo hi : Nat}
    (hkept : ∀ i, kept i = true → lo ≤ state i ∧ state i < hi)
    (hall : ∀ s : Fin n, lo ≤ s → s < hi → ∃ i, kept i = true ∧ state i = s) {largest : UInt64}
    (hP : ∀ i, (signed (P.value i)).natAbs ≤ largest.toNat) :
    T.AcceptedBetween lo hi ↔ P.valid = true ∧ ∀ i, kept i = true →
      (∀ a, P.atMost largest i a (P.value i) = true) ∧
        P.atLeast largest i (P.policy i) (P.value i) = true := by
  have hup (hv : T.valid = true) (i : Fin k) (hi : kept i = true) (a : Fin m) :
      P.atMost largest i a (P.value i) = T.upper (state i) a := by
    rw [upper, ← h.value_eq]
    exact h.atMost_eq hi (Kernel.valid_iff.mp hv).1 hP (hP i) T.value_le_largestValue
      (h.value_eq i ▸ T.value_le_largestValue (state i))
  have hlow (hv : T.valid = true) (i : Fin k) (hi : kept i = true) (a : Fin m) :
      P.atLeast largest i a (P.value i) = T.lower (state i) a := by
    rw [lower, ← h.value_eq]
    exact h.atLeast_eq hi (Kernel.valid_iff.mp hv).1 hP (hP i) T.value_le_largestValue
      (h.value_eq i ▸ T.value_le_largestValue (state i))
  constructor
  · intro hT
    refine ⟨h.valid_eq.trans hT.valid, fun i hi => ⟨fun a => ?_, ?_⟩⟩
    · rw [hup hT.valid i hi]
      exact hT.upper _ (hkept i hi).1 (hkept i hi).2 a
    · rw [hlow hT.valid i hi, h.policy_eq i hi]
      exact hT.lower _ (hkept i hi).1 (hkept i hi).2
  · intro ⟨hv, hrows⟩
    have hv := h.valid_eq.symm.trans hv
    refine ⟨hv, hscale, fun s hlo hhi a => ?_, fun s hlo hhi => ?_⟩
    · obtain ⟨i, hi, rfl⟩ := hall s hlo hhi
      rw [← hup hv i hi]
      exact (hrows i hi).1 a
    · obtain ⟨i, hi, rfl⟩ := hall s hlo hhi
      rw [← hlow hv i hi, ← h.policy_eq i hi]
      exact (hrows i hi).2

end Part

end Table

end Spec.Certificate
