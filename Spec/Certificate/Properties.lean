module

public import Spec.Certificate.Basic
public import Spec.MDP.Certificate

/-!
# What a certificate proves

The local check in integers says exactly that the Bellman backups of the decision process are close
to the values, and so bounds what any policy can attain.

A transition owns as many branches of the draw as its weight, so that the expectation is the
weighted sum.

## Main definitions

* `values`, `epsilon`: the value function and the error of a certificate, as rationals.

## Main statements

* `backup_toMDP`: the integer backup is that of the decision process, in units.
* `atMost_iff`, `atLeast_iff`: comparisons of integer backups are those of Bellman backups.
* `upper_iff`, `lower_iff`: the local checks are inequalities between Bellman backups and values.
* `exists_holds_iff`: some policy makes the check pass exactly when the Bellman residual is at most
  the error.
* `value_le_of_holds`, `le_value_of_holds`: what follows for every policy and for the certificate's.
* `value_le_value_policy`: no policy beats that of the certificate by more than twice the bound.
-/

@[expose] public section

namespace Spec.Certificate

/-! ### The integer backup is the Bellman backup -/

open Spec.MDP

variable {n m : Nat} {M : Model n m} {C : Certificate n m}

/-- The value function of a certificate. -/
def values (C : Certificate n m) (M : Model n m) (s : Fin n) : Rat := mkRat (C.value s) M.scale

/-- The error of a certificate. -/
def epsilon (C : Certificate n m) (M : Model n m) : Rat := mkRat C.error M.scale

theorem mkRat_mul {a : Int} {d : Nat} (h : 0 < d) : mkRat a d * d = a := by
  rw [Rat.mkRat_eq_div]
  exact Rat.div_mul_cancel (by simp only [ne_eq, Rat.natCast_eq_zero_iff]; omega)

/-- What a transition is worth in units. -/
theorem worth_mul (hS : 0 < M.scale) (hG : 0 < M.discountDen) (t : Transition n) :
    Outcome.worth M.toMDP.discount (C.values M)
        ⟨t.state, mkRat (M.factor * t.reward) M.scale, t.terminated⟩ *
      (M.scale * M.discountDen) = (M.worth C.value t : Int) := by
  have hr := mkRat_mul (a := M.factor * t.reward) hS
  have hg := mkRat_mul (a := M.discountNum) hG
  have hv := mkRat_mul (a := C.value t.state) hS
  simp only [Outcome.worth, Model.worth, Model.toMDP, values]
  generalize mkRat (M.factor * t.reward) M.scale = r at *
  generalize mkRat M.discountNum M.discountDen = γ at *
  generalize mkRat (C.value t.state) M.scale = v at *
  cases t.terminated with
  | true =>
    simp only [cond_true, Int.mul_zero, Int.add_zero, Rat.intCast_mul, Rat.intCast_natCast] at *
    grind
  | false =>
    simp only [cond_false, Rat.intCast_add, Rat.intCast_mul, Rat.intCast_natCast] at *
    grind

theorem sum_pick (hS : 0 < M.scale) (hG : 0 < M.discountDen) (s : Fin n) (ts : List (Transition n))
    (N : Nat) (hN : total (fun t => t.weight) ts = N) :
    sum N (fun i => (M.pick s ts i).worth M.toMDP.discount (C.values M)) *
      (M.scale * M.discountDen) = (total (fun t => t.weight * M.worth C.value t) ts : Int) := by
  induction ts generalizing N with
  | nil =>
    have : N = 0 := by rw [total] at hN; omega
    subst this
    rw [sum_zero, Rat.zero_mul, total, Rat.intCast_zero]
  | cons t ts ih =>
    have hnonneg : ∀ us : List (Transition n), 0 ≤ total (fun t => (t.weight : Int)) us := by
      intro us
      induction us with
      | nil => exact Int.le_refl 0
      | cons u us ihu => rw [total]; omega
    rw [total] at hN
    have hts := hnonneg ts
    obtain ⟨K, hK⟩ : ∃ K : Nat, total (fun t => (t.weight : Int)) ts = K :=
      ⟨(total (fun t => (t.weight : Int)) ts).toNat, by omega⟩
    have hsplit : N = t.weight + K := by omega
    subst hsplit
    rw [sum_split t.weight K
      fun i => (M.pick s (t :: ts) i).worth M.toMDP.discount (C.values M)]
    have hfirst : (fun i : Fin t.weight =>
        (M.pick s (t :: ts) i).worth M.toMDP.discount (C.values M)) = fun _ =>
        Outcome.worth M.toMDP.discount (C.values M)
          ⟨t.state, mkRat (M.factor * t.reward) M.scale, t.terminated⟩ := by
      funext i
      rw [Model.pick, if_pos i.isLt]
    have hrest : (fun i : Fin K =>
        (M.pick s (t :: ts) (t.weight + i)).worth M.toMDP.discount (C.values M)) = fun i : Fin K =>
        (M.pick s ts i).worth M.toMDP.discount (C.values M) := by
      funext i
      rw [Model.pick, if_neg (by omega), Nat.add_sub_cancel_left]
    have hw := worth_mul (C := C) hS hG t
    have hrec := ih K hK
    rw [hfirst, hrest, sum_const, total, Rat.intCast_add, Rat.intCast_mul, Rat.intCast_natCast,
      ← hrec, ← hw]
    grind

/-- **Claim.** The integer backup is the Bellman backup of the decision process, in units of
`1 / (denominator * scale * discountDen)`. -/
theorem backup_toMDP (hM : M.WellFormed) (s : Fin n) (a : Fin m) :
    M.toMDP.backup (C.values M) s a * (M.denominator * (M.scale * M.discountDen)) =
      (M.backup C.value s a : Int) := by
  have hG : 0 < M.discountDen := hM.discountDen_pos
  have hD : M.denominator - 1 + 1 = M.denominator := Nat.succ_pred_eq_of_pos hM.denominator_pos
  have hsum := sum_pick (C := C) hM.scale_pos hG s (M.row s a) M.denominator (hM.row_sum s a)
  have hbackup : M.toMDP.backup (C.values M) s a =
      mkRat 1 M.denominator * sum M.denominator fun i =>
        (M.pick s (M.row s a) i).worth M.toMDP.discount (C.values M) := by
    rw [MDP.backup, Model.toMDP, Draw.expect_uniform]
    simp only [Draw.expect_pure]
    rw [hD]
  have hone := mkRat_mul (a := 1) hM.denominator_pos
  rw [hbackup, Model.backup, ← hsum]
  rw [Rat.intCast_one] at hone
  grind

theorem unit_pos (hM : M.WellFormed) : (0 : Rat) < M.denominator * (M.scale * M.discountDen) :=
  Rat.mul_pos (Rat.natCast_pos.mpr hM.denominator_pos)
    (Rat.mul_pos (Rat.natCast_pos.mpr hM.scale_pos)
      (Rat.natCast_pos.mpr hM.discountDen_pos))

/-- **Claim.** Comparing an integer backup from above is comparing the Bellman backup. -/
theorem atMost_iff (hM : M.WellFormed) (s : Fin n) (a : Fin m) (x : Int) :
    M.AtMost C.value s a x ↔ M.toMDP.backup (C.values M) s a ≤ mkRat x M.scale := by
  have hunit := unit_pos hM
  have hb := backup_toMDP (C := C) hM s a
  have hx : mkRat x M.scale * (M.denominator * (M.scale * M.discountDen)) =
      (M.denominator * (M.discountDen * x) : Int) := by
    have := mkRat_mul (a := x) hM.scale_pos
    simp only [Rat.intCast_mul, Rat.intCast_natCast] at *
    grind
  rw [Model.AtMost, ← Rat.intCast_le_intCast, ← hb, ← hx]
  exact ⟨fun h => Rat.le_of_mul_le_mul_right h hunit,
    fun h => Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hunit)⟩

/-- **Claim.** Comparing an integer backup from below is comparing the Bellman backup. -/
theorem atLeast_iff (hM : M.WellFormed) (s : Fin n) (a : Fin m) (x : Int) :
    M.AtLeast C.value s a x ↔ mkRat x M.scale ≤ M.toMDP.backup (C.values M) s a := by
  have hunit := unit_pos hM
  have hb := backup_toMDP (C := C) hM s a
  have hx : mkRat x M.scale * (M.denominator * (M.scale * M.discountDen)) =
      (M.denominator * (M.discountDen * x) : Int) := by
    have := mkRat_mul (a := x) hM.scale_pos
    simp only [Rat.intCast_mul, Rat.intCast_natCast] at *
    grind
  rw [Model.AtLeast, ← Rat.intCast_le_intCast, ← hb, ← hx]
  exact ⟨fun h => Rat.le_of_mul_le_mul_right h hunit,
    fun h => Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hunit)⟩

/-! ### What follows for policies -/

/-- The value of a state raised or lowered by the error. -/
theorem mkRat_value_add (hM : M.WellFormed) (s : Fin n) :
    mkRat (C.value s + C.error) M.scale = C.values M s + C.epsilon M ∧
      mkRat (C.value s - C.error) M.scale = C.values M s - C.epsilon M := by
  have hS : (M.scale : Rat) ≠ 0 := by
    simpa only [ne_eq, Rat.natCast_eq_zero_iff] using Nat.ne_of_gt hM.scale_pos
  simp only [values, epsilon, Rat.mkRat_eq_div, Rat.intCast_add, Rat.intCast_sub]
  constructor <;> grind

/-- **Claim.** The check of an action passes exactly when its Bellman backup exceeds the value by no
more than the error. -/
theorem upper_iff (hM : M.WellFormed) (s : Fin n) (a : Fin m) :
    C.Upper M s a ↔ M.toMDP.backup (C.values M) s a ≤ C.values M s + C.epsilon M := by
  rw [Upper, atMost_iff hM, (mkRat_value_add hM s).1]

/-- **Claim.** The check of the policy passes exactly when the Bellman backup of its action falls
short of the value by no more than the error. -/
theorem lower_iff (hM : M.WellFormed) (s : Fin n) (a : Fin m) :
    C.Lower M s a ↔ C.values M s ≤ M.toMDP.backup (C.values M) s a + C.epsilon M := by
  rw [Lower, atLeast_iff hM, (mkRat_value_add hM s).2]
  constructor <;> grind

/-! ### What follows -/

/-- **Claim.** Some policy makes every local check pass exactly when the Bellman residual of the
values is at most the error: the check refuses a certificate exactly when the hypothesis of the
theorem fails. -/
theorem exists_holds_iff (hm : 0 < m) (hM : M.Valid) :
    (∃ π, Holds { C with policy := π } M) ↔
      ∀ s, MDP.abs (M.toMDP.bellmanOpt (C.values M) s - C.values M s) ≤ C.epsilon M := by
  constructor
  · rintro ⟨π, h⟩ s
    have hu := fun a => (upper_iff (C := C) hM.toWellFormed s a).mp ((h s).1 a)
    have hl := (lower_iff (C := C) hM.toWellFormed s (π s)).mp (h s).2
    have hle := backup_le_bellmanOpt M.toMDP (C.values M) s (π s)
    exact abs_sub_le_iff.mpr ⟨(maximum_le_iff hm).mpr hu, by grind⟩
  · intro h
    obtain ⟨π, hπ⟩ := exists_isGreedy M.toMDP hm (C.values M)
    refine ⟨π, fun s => ⟨fun a => (upper_iff (C := C) hM.toWellFormed s a).mpr ?_,
      (lower_iff (C := C) hM.toWellFormed s (π s)).mpr ?_⟩⟩
    · exact (maximum_le_iff hm).mp (abs_sub_le_iff.mp (h s)).1 a
    · rw [hπ s]; exact (abs_sub_le_iff.mp (h s)).2

theorem discount_nonneg : 0 ≤ M.toMDP.discount := by
  rw [Model.toMDP, ← Rat.divInt_ofNat]
  exact Rat.divInt_nonneg (Int.natCast_nonneg _) (Int.natCast_nonneg _)

theorem discount_lt_one (hM : M.Valid) : M.toMDP.discount < 1 := by
  rw [Model.toMDP, Rat.mkRat_eq_div, Rat.div_lt_iff (Rat.natCast_pos.mpr hM.discountDen_pos),
    Rat.one_mul]
  exact Rat.natCast_lt_natCast.mpr hM.discount_lt_one

theorem epsilon_nonneg : 0 ≤ C.epsilon M := by
  rw [epsilon, ← Rat.divInt_ofNat]
  exact Rat.divInt_nonneg (Int.natCast_nonneg _) (Int.natCast_nonneg _)

/-- **Claim.** When every local check passes and `|v| ≤ B`, no policy, whatever it remembers and
however it uses chance, has a value over the horizon `k` above `v + ε / (1 - γ) + γ^k B`. -/
theorem value_le_of_holds (hM : M.Valid) (h : C.Holds M) {B : Rat}
    (hB : ∀ s, MDP.abs (C.values M s) ≤ B) (π : Policy n m) (k : Nat) (past : History n m)
    (s : Fin n) :
    M.toMDP.value π k past s ≤
      C.values M s + C.epsilon M / (1 - M.toMDP.discount) + M.toMDP.discount ^ k * B :=
  value_le_of_backup_le discount_nonneg (discount_lt_one hM) epsilon_nonneg hB
    (fun s a => (upper_iff hM.toWellFormed s a).mp ((h s).1 a)) π k past s

/-- **Claim.** When every local check passes and `|v| ≤ B`, the policy of the certificate has a
value over the horizon `k` of at least `v - ε / (1 - γ) - γ^k B`. -/
theorem le_value_of_holds (hM : M.Valid) (h : C.Holds M) {B : Rat}
    (hB : ∀ s, MDP.abs (C.values M s) ≤ B) (k : Nat) (past : History n m) (s : Fin n) :
    C.values M s - C.epsilon M / (1 - M.toMDP.discount) - M.toMDP.discount ^ k * B ≤
      M.toMDP.value (.stationary C.policy) k past s :=
  le_value_of_le_backup discount_nonneg (discount_lt_one hM) epsilon_nonneg hB
    (fun s => (lower_iff hM.toWellFormed s (C.policy s)).mp (h s).2) k past s

/-- **Claim.** When every local check passes and `|v| ≤ B`, no policy beats that of the certificate
by more than `2 ε / (1 - γ) + 2 γ^k B` over the horizon `k`. -/
theorem value_le_value_policy (hM : M.Valid) (h : C.Holds M) {B : Rat}
    (hB : ∀ s, MDP.abs (C.values M s) ≤ B) (π : Policy n m) (k : Nat) (past : History n m)
    (s : Fin n) :
    M.toMDP.value π k past s ≤ M.toMDP.value (.stationary C.policy) k past s +
      (2 * (C.epsilon M / (1 - M.toMDP.discount)) + 2 * (M.toMDP.discount ^ k * B)) := by
  have hle := value_le_of_holds hM h hB π k past s
  have hge := le_value_of_holds hM h hB k past s
  grind

end Spec.Certificate
