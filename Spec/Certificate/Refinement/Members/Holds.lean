module

public import Spec.Certificate.Refinement.Members

/-!
# Which certificates on some states are accepted

Exactly those that hold there: the members are closed, and the local checks pass in each of them.
Of the other states nothing is asked but that their weights are probabilities.

## Main statements

* `Model.within_atMost_iff`, `Model.within_atLeast_iff`: a check of what is left is one in the
  members.
* `Table.acceptedOn_iff`, `SuccessTable.acceptedOn_iff`, `TotalTable.acceptedOn_iff`: exactly the
  certificates that hold on the members are accepted.
* `TotalTable.ranksAllOn_iff`, `TotalTable.ranksPolicyOn_iff`: the same of ranks.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP
open Spec.Word (signed signed_of_lt)

variable {n m : Nat} {S : Fin n → Bool} {M : Model n m} {G : Goal n m}

/-! ### Checks of what is left -/

theorem total_eq_zero {α : Type} {f : α → Int} {l : List α} (h : ∀ t ∈ l, f t = 0) :
    total f l = 0 := by
  induction l with
  | nil => rfl
  | cons t l ih =>
    rw [total, h t List.mem_cons_self, ih fun u hu => h u (List.mem_cons_of_mem t hu),
      Int.add_zero]

namespace Model

variable {v : Fin n → Int} {s : Fin n} {a : Fin m}

/-- The backup of a member is the same, if the members are closed. -/
theorem backup_within (hC : M.Closed (fun _ _ => True) fun s => S s = true) (hs : S s = true) :
    (M.within S).backup (orElse S v 0) s a = M.backup v s a := by
  rw [backup, within_row hs]
  refine total_congr fun t ht => ?_
  rcases Nat.eq_zero_or_pos t.weight with h | h
  · rw [h, Int.natCast_zero, Int.zero_mul, Int.zero_mul]
  · cases hend : t.terminated with
    | true => simp only [worth, hend, cond_true]; rfl
    | false =>
      simp only [worth, hend, cond_false, orElse_of_member (hC s a hs trivial t ht h hend)]
      rfl

/-- The backup of any other state is zero. -/
theorem backup_within_eq_zero (hs : S s = false) :
    (M.within S).backup (orElse S v 0) s a = 0 := by
  have hrow : (M.within S).row s a = (M.row s a).map Transition.halt := by
    show (bif S s then _ else _) = _
    rw [hs, cond_false]
  rw [backup, hrow, total_map]
  refine total_eq_zero fun t _ => ?_
  simp only [worth, Transition.halt, cond_true, Int.mul_zero, Int.add_zero]

/-- **Claim.** Where the members are closed, comparing a backup of what is left with the value of
its state from above is comparing that of the model, in the members. -/
theorem within_atMost_iff (hC : M.Closed (fun _ _ => True) fun s => S s = true) (e : Nat) :
    (M.within S).AtMost (orElse S v 0) s a (orElse S v 0 s + e) ↔
      (S s = true → M.AtMost v s a (v s + e)) := by
  cases hs : S s with
  | true => rw [AtMost, backup_within hC hs, orElse_of_member hs]; exact (imp_iff_right rfl).symm
  | false =>
    rw [AtMost, backup_within_eq_zero hs, orElse, hs, cond_false, Int.zero_add]
    exact iff_of_true (Int.mul_nonneg (Int.natCast_nonneg _)
      (Int.mul_nonneg (Int.natCast_nonneg _) (Int.natCast_nonneg _))) fun h => by cases h

/-- **Claim.** Where the members are closed, comparing a backup of what is left with the value of
its state from below is comparing that of the model, in the members. -/
theorem within_atLeast_iff (hC : M.Closed (fun _ _ => True) fun s => S s = true) (e : Nat) :
    (M.within S).AtLeast (orElse S v 0) s a (orElse S v 0 s - e) ↔
      (S s = true → M.AtLeast v s a (v s - e)) := by
  cases hs : S s with
  | true => rw [AtLeast, backup_within hC hs, orElse_of_member hs]; exact (imp_iff_right rfl).symm
  | false =>
    rw [AtLeast, backup_within_eq_zero hs, orElse, hs, cond_false, Int.zero_sub]
    refine iff_of_true ?_ fun h => by cases h
    rw [Int.mul_neg, Int.mul_neg]
    exact Int.neg_nonpos_of_nonneg (Int.mul_nonneg (Int.natCast_nonneg _)
      (Int.mul_nonneg (Int.natCast_nonneg _) (Int.natCast_nonneg _)))

end Model

theorem signed_orElse (x : Fin n → UInt64) :
    (fun s => signed (orElse S x 0 s)) = orElse S (fun s => signed (x s)) 0 := by
  funext s
  rw [orElse, orElse]
  cases S s <;> rfl

/-! ### Discounted returns -/

namespace Table

variable {T : Table n m}

/-- **Claim.** The kernel accepts a discounted certificate that is about some states exactly when
the numbers that are left are in range, the model is a decision process, no transition of positive
weight leaves these states without ending the episode, and the local checks pass in each of
them. -/
theorem acceptedOn_iff : T.AcceptedOn S ↔ (T.within S).InRange ∧ T.model.Valid ∧
    T.model.Closed (fun _ _ => True) (fun s => S s = true) ∧
    ∀ s, S s = true → (∀ a, T.certificate.Upper T.model s a) ∧
      T.certificate.Lower T.model s (T.policy s) := by
  have hvalue : (T.within S).certificate.value = orElse S T.certificate.value 0 :=
    signed_orElse T.value
  have hvalid : (T.within S).model.Valid ↔ T.model.Valid := by
    rw [within_model]
    exact ⟨fun h => ⟨Model.within_wellFormed.mp h.toWellFormed, h.discount_lt_one⟩,
      fun h => ⟨Model.within_wellFormed.mpr h.toWellFormed, h.discount_lt_one⟩⟩
  have hholds (hC : T.model.Closed (fun _ _ => True) fun s => S s = true) :
      (T.within S).certificate.Holds (T.within S).model ↔
        ∀ s, S s = true → (∀ a, T.certificate.Upper T.model s a) ∧
          T.certificate.Lower T.model s (T.policy s) := by
    have hU (s : Fin n) (a : Fin m) :
        (T.within S).certificate.Upper (T.within S).model s a ↔
          (S s = true → T.certificate.Upper T.model s a) := by
      rw [Upper, within_model, hvalue]
      exact Model.within_atMost_iff hC T.certificate.error
    have hL (s : Fin n) (a : Fin m) :
        (T.within S).certificate.Lower (T.within S).model s a ↔
          (S s = true → T.certificate.Lower T.model s a) := by
      rw [Lower, within_model, hvalue]
      exact Model.within_atLeast_iff hC T.certificate.error
    exact ⟨fun h s hs => ⟨fun a => (hU s a).mp ((h s).1 a) hs, (hL s _).mp (h s).2 hs⟩,
      fun h s => ⟨fun a => (hU s a).mpr fun hs => (h s hs).1 a,
        (hL s _).mpr fun hs => (h s hs).2⟩⟩
  constructor
  · intro h
    have hC := ((leaving_accepted_iff (M := T.model) h.wellFormed rfl fun _ _ => rfl).mp
      h.members).2
    obtain ⟨hr, hM, hH⟩ := accepted_iff.mp h.within
    exact ⟨hr, hvalid.mp hM, hC, (hholds hC).mp hH⟩
  · rintro ⟨hr, hM, hC, hH⟩
    exact ⟨(leaving_accepted_iff (M := T.model) hM.toWellFormed rfl fun _ _ => rfl).mpr
      ⟨hr.denominator_le, hC⟩, accepted_iff.mpr ⟨hr, hvalid.mpr hM, (hholds hC).mpr hH⟩⟩

end Table

/-! ### Probabilities of success -/

namespace Model

variable {scale : Nat} {x : Fin n → Int} {s : Fin n} {a : Fin m}

theorem successBackup_within (hC : M.ClosedUntil G (fun _ _ => True) fun s => S s = true)
    (hs : S s = true) :
    (M.within S).successBackup (fun s a o => S s && G s a o) scale (orElse S x 0) s a =
      M.successBackup G scale x s a := by
  rw [successBackup, within_row hs]
  refine total_congr fun t ht => ?_
  rcases Nat.eq_zero_or_pos t.weight with h | h
  · rw [h, Int.natCast_zero, Int.zero_mul, Int.zero_mul]
  · refine congrArg ((t.weight : Int) * ·) ?_
    show (bif S s && G s a (M.outcome t) then _ else _) = _
    rw [hs, Bool.true_and, score]
    cases hG : G s a (M.outcome t) with
    | true => rfl
    | false =>
      cases hend : t.terminated with
      | true => rfl
      | false =>
        simp only [cond_false]
        exact orElse_of_member (hC s a hs trivial t ht h hG hend)

theorem successBackup_within_eq_zero (hs : S s = false) :
    (M.within S).successBackup (fun s a o => S s && G s a o) scale (orElse S x 0) s a = 0 := by
  have hrow : (M.within S).row s a = (M.row s a).map Transition.halt := by
    show (bif S s then _ else _) = _
    rw [hs, cond_false]
  rw [successBackup, hrow, total_map]
  refine total_eq_zero fun t _ => ?_
  simp only [score, hs, Bool.false_and, Transition.halt, cond_false, cond_true, Int.mul_zero]

end Model

namespace SuccessTable

variable {T : SuccessTable n m}

/-- **Claim.** The kernel accepts a certificate of success that is about some states exactly when
the numbers are in range and the local checks of the model and the goal pass on these states, from
above for all actions and from below for the policy; that the states are closed is one of them. -/
theorem acceptedOn_iff (hM : M.WellFormed) (hT : T.Represents M G) :
    T.AcceptedOn S ↔
      (T.denominator.toNat ≤ 2 ^ 30 ∧ 0 < T.scale.toNat ∧ T.scale.toNat < 2 ^ 62) ∧
      M.SuccessAtMost G (fun _ _ => True) (fun s => S s = true) T.scale.toNat
        (fun s => signed (T.upper s)) ∧
      M.SuccessAtLeast G T.policy (fun s => S s = true) T.scale.toNat
        (fun s => signed (T.lower s)) (fun s => (T.rank s).toNat) := by
  have hwithin := accepted_iff (T := T.within S) (Model.within_wellFormed.mpr hM)
    (within_represents hT)
  have hup : (fun s => signed ((T.within S).upper s)) = orElse S (fun s => signed (T.upper s)) 0 :=
    signed_orElse T.upper
  have hlow : (fun s => signed ((T.within S).lower s)) =
    orElse S (fun s => signed (T.lower s)) 0 := signed_orElse T.lower
  rw [hup, hlow] at hwithin
  constructor
  · intro h
    obtain ⟨hD, hC⟩ := (succeeding_leaving_iff hM hT).mp h.members
    obtain ⟨hrange, hU, hL⟩ := hwithin.mp h.within
    refine ⟨hrange, ⟨hC, fun s hs => ?_, fun s a hs _ => ?_⟩,
      ⟨fun s a hs _ => hC s a hs trivial, fun s hs => ?_, fun s hs => ?_, fun s hs hpos => ?_⟩⟩
    · have := hU.nonneg s trivial
      rwa [orElse_of_member hs] at this
    · have := hU.upper s a trivial trivial
      rwa [Model.successBackup_within hC hs, orElse_of_member hs] at this
    · have := hL.le_scale s trivial
      rwa [orElse_of_member hs] at this
    · have := hL.lower s trivial
      rwa [Model.successBackup_within hC hs, orElse_of_member hs] at this
    · obtain ⟨t, ht, hw, hd⟩ := hL.decides s trivial (by rwa [orElse_of_member hs])
      rw [Model.within_row hs] at ht
      refine ⟨t, ht, hw, ?_⟩
      cases hG : G s (T.policy s) (M.outcome t) with
      | true => exact .inl rfl
      | false =>
        cases hend : t.terminated with
        | true => exact .inr (.inl rfl)
        | false =>
          have hmem := hC s _ hs trivial t ht hw hG hend
          rw [orElse_of_member hmem] at hd
          rcases hd with hd | hd | hd
          · have hd : (S s && G s (T.policy s) (M.outcome t)) = true := hd
            rw [hs, hG] at hd
            cases hd
          · rw [hend] at hd
            cases hd
          · exact .inr (.inr hd)
  · rintro ⟨hrange, hU, hL⟩
    have hC := hU.closed
    refine ⟨(succeeding_leaving_iff hM hT).mpr ⟨hrange.1, hC⟩, hwithin.mpr ⟨hrange,
      ⟨fun _ _ _ _ _ _ _ _ _ => trivial, fun s _ => ?_, fun s a _ _ => ?_⟩,
      ⟨fun _ _ _ _ _ _ _ _ _ => trivial, fun s _ => ?_, fun s _ => ?_, fun s _ hpos => ?_⟩⟩⟩
    · cases hs : S s with
      | true => rw [orElse_of_member hs]; exact hU.nonneg s hs
      | false => rw [orElse, hs]; exact Int.le_refl 0
    · cases hs : S s with
      | true =>
        rw [Model.successBackup_within hC hs, orElse_of_member hs]
        exact hU.upper s a hs trivial
      | false =>
        rw [Model.successBackup_within_eq_zero hs, orElse, hs, cond_false, Int.mul_zero]
        exact Int.le_refl 0
    · cases hs : S s with
      | true => rw [orElse_of_member hs]; exact hL.le_scale s hs
      | false => rw [orElse, hs]; exact Int.natCast_nonneg _
    · cases hs : S s with
      | true =>
        rw [Model.successBackup_within hC hs, orElse_of_member hs]
        exact hL.lower s hs
      | false =>
        rw [Model.successBackup_within_eq_zero hs, orElse, hs, cond_false, Int.mul_zero]
        exact Int.le_refl 0
    · cases hs : S s with
      | true =>
        rw [orElse_of_member hs] at hpos
        obtain ⟨t, ht, hw, hd⟩ := hL.decides s hs hpos
        refine ⟨t, by rw [Model.within_row hs]; exact ht, hw, ?_⟩
        cases hG : G s (T.policy s) (M.outcome t) with
        | true => exact .inl hG
        | false =>
          cases hend : t.terminated with
          | true => exact .inr (.inl rfl)
          | false =>
            have hmem := hC s _ hs trivial t ht hw hG hend
            rw [hG, hend] at hd
            rw [orElse_of_member hmem]
            rcases hd with hd | hd | hd
            · cases hd
            · cases hd
            · exact .inr (.inr hd)
      | false =>
        rw [orElse, hs] at hpos
        exact absurd (show (0 : Int) < 0 from hpos) (Int.lt_irrefl 0)

end SuccessTable

/-! ### Total returns -/

theorem total_mul_right {α : Type} (f : α → Int) (c : Int) (l : List α) :
    total (fun t => f t * c) l = total f l * c := by
  induction l with
  | nil => exact (Int.zero_mul c).symm
  | cons t l ih => rw [total, total, ih, Int.add_mul]

/-- **Claim.** Where the members are closed, integers rank actions of what is left, and one step is
what they say of the other states, exactly when they rank those of the model on the members. -/
theorem Model.ranks_within_iff {A : Fin n → Fin m → Prop} {scale : Nat} {r : Fin n → Int}
    (hM : M.WellFormed) (hC : M.Closed (fun _ _ => True) fun s => S s = true) :
    (M.within S).Ranks A (fun _ => True) scale (orElse S r scale) ↔
      M.Ranks A (fun s => S s = true) scale r := by
  have hrow (s : Fin n) (a : Fin m) (hs : S s = true) :
      total (fun t => t.weight * (scale + bif t.terminated then 0 else orElse S r scale t.state))
          ((M.within S).row s a) =
        total (fun t => t.weight * (scale + bif t.terminated then 0 else r t.state))
          (M.row s a) := by
    rw [within_row hs]
    refine total_congr fun t ht => ?_
    rcases Nat.eq_zero_or_pos t.weight with h | h
    · rw [h, Int.natCast_zero, Int.zero_mul, Int.zero_mul]
    · cases hend : t.terminated with
      | true => rfl
      | false =>
        simp only [cond_false, orElse_of_member (hC s a hs trivial t ht h hend)]
  constructor
  · intro h
    refine ⟨fun s a hs _ => hC s a hs trivial, fun s hs => ?_, fun s a hs ha => ?_⟩
    · have := h.nonneg s trivial
      rwa [orElse_of_member hs] at this
    · have := h.falls s a trivial ha
      rwa [hrow s a hs, orElse_of_member hs] at this
  · intro h
    refine ⟨fun _ _ _ _ _ _ _ _ => trivial, fun s _ => ?_, fun s a _ ha => ?_⟩
    · cases hs : S s with
      | true => rw [orElse_of_member hs]; exact h.nonneg s hs
      | false => rw [orElse, hs]; exact Int.natCast_nonneg _
    · cases hs : S s with
      | true => rw [hrow s a hs, orElse_of_member hs]; exact h.falls s a hs ha
      | false =>
        have hhalt : (M.within S).row s a = (M.row s a).map Transition.halt := by
          show (bif S s then _ else _) = _
          rw [hs, cond_false]
        rw [orElse, hs, cond_false, hhalt, total_map]
        simp only [Transition.halt, cond_true, Int.add_zero]
        rw [total_mul_right, hM.row_sum s a]
        exact Int.le_refl _

namespace TotalTable

variable {T : TotalTable n m}

theorem signed_rank_within (h : T.rankScale.toNat < 2 ^ 62) :
    (fun s => signed ((T.within S).rank s)) =
      orElse S (fun s => signed (T.rank s)) T.rankScale.toNat := by
  funext s
  show signed (orElse S T.rank T.rankScale s) = _
  rw [orElse, orElse]
  cases S s with
  | true => rfl
  | false => exact signed_of_lt (Nat.lt_trans h (by decide))

/-- **Claim.** Where the states of a certificate of the total return are closed, the kernel accepts
ranks for all actions exactly when the numbers are in range and the integers rank all actions of the
model on these states. -/
theorem ranksAllOn_iff (hM : T.model.WellFormed)
    (hC : T.model.Closed (fun _ _ => True) fun s => S s = true) : (T.within S).RanksAll ↔
    (T.denominator.toNat ≤ 2 ^ 30 ∧ 0 < T.rankScale.toNat ∧ T.rankScale.toNat < 2 ^ 62) ∧
      T.model.Ranks (fun _ _ => True) (fun s => S s = true) T.rankScale.toNat
        fun s => signed (T.rank s) := by
  rw [ranksAll_iff (T := T.within S) (within_model T ▸ Model.within_wellFormed.mpr hM)]
  refine and_congr_right fun h => ?_
  rw [signed_rank_within (T := T) (S := S) h.2.2, within_model]
  exact Model.ranks_within_iff hM hC

/-- **Claim.** Where the states of a certificate of the total return are closed, the kernel accepts
ranks for the policy's actions exactly when the numbers are in range and the integers rank these
actions of the model on these states. -/
theorem ranksPolicyOn_iff (hM : T.model.WellFormed)
    (hC : T.model.Closed (fun _ _ => True) fun s => S s = true) : (T.within S).RanksPolicy ↔
    (T.denominator.toNat ≤ 2 ^ 30 ∧ 0 < T.rankScale.toNat ∧ T.rankScale.toNat < 2 ^ 62) ∧
      T.model.Ranks (fun s a => a = T.policy s) (fun s => S s = true) T.rankScale.toNat
        fun s => signed (T.rank s) := by
  rw [ranksPolicy_iff (T := T.within S) (within_model T ▸ Model.within_wellFormed.mpr hM)]
  refine and_congr_right fun h => ?_
  rw [signed_rank_within (T := T) (S := S) h.2.2, within_model]
  exact Model.ranks_within_iff hM hC

/-- **Claim.** The kernel accepts the values of a certificate of the total return that is about some
states exactly when the numbers that are left are in range, the model is a decision process, no
transition of positive weight leaves these states without ending the episode, and the local checks
pass in each of them, from above on all actions and from below on the policy's. -/
theorem acceptedOn_iff : T.AcceptedOn S ↔ (T.within S).InRange ∧ T.model.WellFormed ∧
    T.model.Closed (fun _ _ => True) (fun s => S s = true) ∧
    (∀ s, S s = true → ∀ a, T.above.Upper T.model s a) ∧
    ∀ s, S s = true → T.below.Lower T.model s (T.policy s) := by
  have habove : (T.within S).above.value = orElse S T.above.value 0 := signed_orElse T.upper
  have hbelow : (T.within S).below.value = orElse S T.below.value 0 := signed_orElse T.lower
  have hU (hC : T.model.Closed (fun _ _ => True) fun s => S s = true) (s : Fin n) (a : Fin m) :
      (T.within S).above.Upper (T.within S).model s a ↔
        (S s = true → T.above.Upper T.model s a) := by
    rw [Upper, within_model, habove]
    exact Model.within_atMost_iff hC 0
  have hL (hC : T.model.Closed (fun _ _ => True) fun s => S s = true) (s : Fin n) (a : Fin m) :
      (T.within S).below.Lower (T.within S).model s a ↔
        (S s = true → T.below.Lower T.model s a) := by
    rw [Lower, within_model, hbelow]
    exact Model.within_atLeast_iff hC 0
  constructor
  · intro h
    obtain ⟨hr, hM, hU', hL'⟩ := accepted_iff.mp h.within
    rw [within_model, Model.within_wellFormed] at hM
    have hC := ((leaving_accepted_iff (M := T.model) hM rfl fun _ _ => rfl).mp h.members).2
    exact ⟨hr, hM, hC, fun s hs a => (hU hC s a).mp (hU' s a) hs,
      fun s hs => (hL hC s _).mp (hL' s) hs⟩
  · rintro ⟨hr, hM, hC, hU', hL'⟩
    exact ⟨(leaving_accepted_iff (M := T.model) hM rfl fun _ _ => rfl).mpr
      ⟨hr.denominator_le, hC⟩, accepted_iff.mpr
      ⟨hr, within_model T ▸ Model.within_wellFormed.mpr hM,
        fun s a => (hU hC s a).mpr fun hs => hU' s hs a,
        fun s => (hL hC s _).mpr fun hs => hL' s hs⟩⟩

end TotalTable

end Spec.Certificate
