module

public import Spec.Certificate.Properties.Backup
public import Spec.MDP.Certificate

/-!
# What a certificate proves

The local check in integers says exactly that the Bellman backups of the decision process are close
to the values, and so bounds what any policy can attain.

## Main statements

* `upper_iff`, `lower_iff`: the local checks are inequalities between Bellman backups and values.
* `exists_holds_iff`: some policy makes the check pass exactly when the Bellman residual is at most
  the error.
* `value_le_of_holds`, `le_value_of_holds`: what follows for every policy and for the certificate's.
* `value_le_value_policy`: no policy beats that of the certificate by more than twice the bound.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP

variable {n m : Nat} {M : Model n m} {C : Certificate n m}

/-- The check of an action passes exactly when its Bellman backup exceeds the value by no more than
the error. -/
theorem upper_iff (hM : M.Valid) (s : Fin n) (a : Fin m) :
    C.Upper M s a ↔ M.toMDP.backup (C.values M) s a ≤ C.values M s + C.epsilon M := by
  have hunit := unit_pos hM
  have hb := backup_toMDP (C := C) hM s a
  obtain ⟨hv, he⟩ := value_mul (C := C) hM s
  rw [Upper, ← Rat.intCast_le_intCast, ← hb,
    show (M.denominator * (M.discountDen * (C.value s + C.error)) : Int) =
      M.denominator * (M.discountDen * C.value s) + M.denominator * (M.discountDen * C.error) by
        grind,
    Rat.intCast_add, ← hv, ← he, ← Rat.add_mul]
  exact ⟨fun h => Rat.le_of_mul_le_mul_right h hunit,
    fun h => Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hunit)⟩

/-- The check of the policy passes exactly when the Bellman backup of its action falls short of the
value by no more than the error. -/
theorem lower_iff (hM : M.Valid) (s : Fin n) (a : Fin m) :
    C.Lower M s a ↔ C.values M s ≤ M.toMDP.backup (C.values M) s a + C.epsilon M := by
  have hunit := unit_pos hM
  have hb := backup_toMDP (C := C) hM s a
  obtain ⟨hv, he⟩ := value_mul (C := C) hM s
  rw [Lower, ← Rat.intCast_le_intCast, ← hb,
    show (M.denominator * (M.discountDen * (C.value s - C.error)) : Int) =
      M.denominator * (M.discountDen * C.value s) - M.denominator * (M.discountDen * C.error) by
        grind,
    Rat.intCast_sub, ← hv, ← he]
  generalize (M.denominator * (M.scale * M.discountDen) : Rat) = u at *
  constructor
  · intro h
    refine Rat.le_of_mul_le_mul_right ?_ hunit
    grind
  · intro h
    have := Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hunit)
    grind

/-! ### What follows -/

/-- Some policy makes every local check pass exactly when the Bellman residual of the values is at
most the error: the check refuses a certificate exactly when the hypothesis of the theorem fails. -/
theorem exists_holds_iff (hm : 0 < m) (hM : M.Valid) :
    (∃ π, Holds { C with policy := π } M) ↔
      ∀ s, MDP.abs (M.toMDP.bellmanOpt (C.values M) s - C.values M s) ≤ C.epsilon M := by
  constructor
  · rintro ⟨π, h⟩ s
    have hu := fun a => (upper_iff (C := C) hM s a).mp ((h s).1 a)
    have hl := (lower_iff (C := C) hM s (π s)).mp (h s).2
    have hle := backup_le_bellmanOpt M.toMDP (C.values M) s (π s)
    exact abs_sub_le_iff.mpr ⟨(maximum_le_iff hm).mpr hu, by grind⟩
  · intro h
    obtain ⟨π, hπ⟩ := exists_isGreedy M.toMDP hm (C.values M)
    refine ⟨π, fun s => ⟨fun a => (upper_iff (C := C) hM s a).mpr ?_,
      (lower_iff (C := C) hM s (π s)).mpr ?_⟩⟩
    · exact (maximum_le_iff hm).mp (abs_sub_le_iff.mp (h s)).1 a
    · rw [hπ s]; exact (abs_sub_le_iff.mp (h s)).2

theorem discount_nonneg : 0 ≤ M.toMDP.discount := by
  rw [Model.toMDP, ← Rat.divInt_ofNat]
  exact Rat.divInt_nonneg (Int.natCast_nonneg _) (Int.natCast_nonneg _)

theorem discount_lt_one (hM : M.Valid) : M.toMDP.discount < 1 := by
  have hG : 0 < M.discountDen := Nat.lt_of_le_of_lt (Nat.zero_le _) hM.discount_lt_one
  rw [Model.toMDP, Rat.mkRat_eq_div, Rat.div_lt_iff (Rat.natCast_pos.mpr hG), Rat.one_mul]
  exact Rat.natCast_lt_natCast.mpr hM.discount_lt_one

theorem epsilon_nonneg : 0 ≤ C.epsilon M := by
  rw [epsilon, ← Rat.divInt_ofNat]
  exact Rat.divInt_nonneg (Int.natCast_nonneg _) (Int.natCast_nonneg _)

/-- When every local check passes and `|v| ≤ B`, no policy, whatever it remembers and however it
uses chance, has a value over the horizon `k` above `v + ε / (1 - γ) + γ^k B`. -/
theorem value_le_of_holds (hM : M.Valid) (h : C.Holds M) {B : Rat}
    (hB : ∀ s, MDP.abs (C.values M s) ≤ B) (π : Policy n m) (k : Nat) (past : History n m)
    (s : Fin n) :
    M.toMDP.value π k past s ≤
      C.values M s + C.epsilon M / (1 - M.toMDP.discount) + M.toMDP.discount ^ k * B :=
  value_le_of_backup_le discount_nonneg (discount_lt_one hM) epsilon_nonneg hB
    (fun s a => (upper_iff hM s a).mp ((h s).1 a)) π k past s

/-- When every local check passes and `|v| ≤ B`, the policy of the certificate has a value over the
horizon `k` of at least `v - ε / (1 - γ) - γ^k B`. -/
theorem le_value_of_holds (hM : M.Valid) (h : C.Holds M) {B : Rat}
    (hB : ∀ s, MDP.abs (C.values M s) ≤ B) (k : Nat) (past : History n m) (s : Fin n) :
    C.values M s - C.epsilon M / (1 - M.toMDP.discount) - M.toMDP.discount ^ k * B ≤
      M.toMDP.value (.stationary C.policy) k past s :=
  le_value_of_le_backup discount_nonneg (discount_lt_one hM) epsilon_nonneg hB
    (fun s => (lower_iff hM s (C.policy s)).mp (h s).2) k past s

/-- When every local check passes and `|v| ≤ B`, no policy beats that of the certificate by more
than `2 ε / (1 - γ) + 2 γ^k B` over the horizon `k`. -/
theorem value_le_value_policy (hM : M.Valid) (h : C.Holds M) {B : Rat}
    (hB : ∀ s, MDP.abs (C.values M s) ≤ B) (π : Policy n m) (k : Nat) (past : History n m)
    (s : Fin n) :
    M.toMDP.value π k past s ≤ M.toMDP.value (.stationary C.policy) k past s +
      (2 * (C.epsilon M / (1 - M.toMDP.discount)) + 2 * (M.toMDP.discount ^ k * B)) := by
  have hle := value_le_of_holds hM h hB π k past s
  have hge := le_value_of_holds hM h hB k past s
  grind

end Spec.Certificate
