module

public import Spec.Certificate.Discounted
public import Spec.Certificate.Integer.TotalReturn
public import Spec.Certificate.Optimum

/-!
# Every model in integers has an exact certificate

The optimal values of a finite process with rational numbers are rational, so that in units that are
small enough they are integers, and then the local checks pass with the error zero. What can stand
in the way of a certificate is only that its integers need more digits than a word of the kernel
has.

## Main definitions

* `Model.refined`: a model in smaller units.

## Main statements

* `Model.toMDP_refined`: it is the same decision process.
* `exists_exact`: every discounted model has a certificate with the error zero.
* `exists_exact_total`: so has the total return of every model in which all policies end.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP

variable {n m : Nat} {M : Model n m}

/-! ### Smaller units -/

/-- The same model in units that are `N` times as small. -/
def Model.refined (M : Model n m) (N : Nat) : Model n m :=
  { M with scale := M.scale * N, factor := M.factor * N }

/-- **Claim.** In smaller units a model is the same decision process. -/
theorem Model.toMDP_refined {N : Nat} (hN : 0 < N) :
    (M.refined N).toMDP = M.toMDP := by
  have hpick : ∀ s ts i, (M.refined N).pick s ts i = M.pick s ts i := by
    intro s ts
    induction ts with
    | nil => intro i; rfl
    | cons t ts ih =>
      intro i
      have hr : mkRat ((M.factor * N : Nat) * t.reward) (M.scale * N) =
          mkRat (M.factor * t.reward) M.scale := by
        rw [Int.natCast_mul,
          show (M.factor : Int) * N * t.reward = M.factor * t.reward * N by grind]
        exact Rat.mkRat_mul_right (Nat.ne_of_gt hN)
      simp only [pick, ih]
      rw [← hr]
      rfl
  simp only [toMDP, MDP.mk.injEq]
  exact ⟨funext fun s => funext fun a => congrArg (Draw.uniform _)
    (funext fun i => congrArg Draw.pure (hpick s _ i)), rfl⟩

theorem Model.WellFormed.refined (hM : M.WellFormed) {N : Nat} (hN : 0 < N) :
    (M.refined N).WellFormed where
  denominator_pos := hM.denominator_pos
  discountDen_pos := hM.discountDen_pos
  discount_le_one := hM.discount_le_one
  scale_pos := Nat.mul_pos hM.scale_pos hN
  row_sum := hM.row_sum

/-- In units that are small enough, finitely many rational numbers are integers. -/
theorem exists_units (v : Fin n → Rat) {d : Nat} (hd : 0 < d) :
    ∃ N, 0 < N ∧ ∃ z : Fin n → Int, ∀ s, mkRat (z s) (d * N) = v s := by
  induction n with
  | zero => exact ⟨1, Nat.one_pos, fun s => s.elim0, fun s => s.elim0⟩
  | succ n ih =>
    obtain ⟨N, hN, z, hz⟩ := ih fun s => v ⟨s.val, by omega⟩
    let q := v ⟨n, by omega⟩
    have hden : 0 < q.den := q.den_pos
    refine ⟨N * q.den, Nat.mul_pos hN hden,
      fun s => if h : s.val < n then z ⟨s.val, h⟩ * q.den else q.num * (d * N : Nat), fun s => ?_⟩
    by_cases h : s.val < n
    · simp only [dif_pos h]
      rw [← Nat.mul_assoc, Rat.mkRat_mul_right (Nat.ne_of_gt hden), hz]
    · simp only [dif_neg h]
      have hs : s = ⟨n, by omega⟩ := Fin.ext (by simp only; omega)
      rw [← Nat.mul_assoc, Nat.mul_comm (d * N),
        Rat.mkRat_mul_right (Nat.ne_of_gt (Nat.mul_pos hd hN)), hs]
      exact Rat.mkRat_self q

/-! ### Exact certificates -/

/-- **Claim.** **Discounted certificates are complete.** Every model in integers with a discount
below one has, in units that are small enough, a certificate with the error zero: its values are the
optimal ones. -/
theorem exists_exact (hm : 0 < m) (hM : M.Valid) :
    ∃ N, 0 < N ∧ ∃ C : Certificate n m, C.error = 0 ∧ C.Holds (M.refined N) := by
  obtain ⟨v, π, hv, -⟩ := exists_optimal M.toMDP hm discount_nonneg (discount_lt_one hM)
  obtain ⟨N, hN, z, hz⟩ := exists_units v hM.scale_pos
  have hM' : (M.refined N).Valid := ⟨hM.toWellFormed.refined hN, hM.discount_lt_one⟩
  obtain ⟨π', hπ'⟩ := (exists_holds_iff (C := ⟨z, π, 0⟩) hm hM').mpr fun s => by
    have hvalues : values ⟨z, π, 0⟩ (M.refined N) = v := funext hz
    have hε := epsilon_nonneg (C := ⟨z, π, 0⟩) (M := M.refined N)
    rw [Model.toMDP_refined hN, hvalues, hv, show v s - v s = 0 by grind]
    exact abs_le_iff.mpr ⟨by grind, hε⟩
  exact ⟨N, hN, _, rfl, hπ'⟩

/-- **Claim.** **Certificates of the total return are complete.** Every model in integers without a
discount, in which all deterministic stationary policies end from every state, with probability one,
has in units that are small enough a certificate with the error zero: integers that rank all
actions, and integer values with a policy for which every local check passes. -/
theorem exists_exact_total (hm : 0 < m) (hM : M.WellFormed) (hd : M.discountNum = M.discountDen)
    (hends : ∀ (π : Fin n → Fin m) s, M.toMDP.Ends (.stationary π) [] s) :
    ∃ N, 0 < N ∧ ∃ (C : Certificate n m) (rankScale : Nat) (r : Fin n → Int), C.error = 0 ∧
      0 < rankScale ∧
      (M.refined N).Ranks (fun _ _ => True) (fun _ => True) rankScale r ∧
      C.Holds (M.refined N) := by
  obtain ⟨r, v, π, hr, hv⟩ := exists_optimal_of_ends hm (Model.discount_eq_one hM hd)
    (closed_all M.toMDP _) fun π s _ => hends π s
  obtain ⟨N, hN, z, hz⟩ := exists_units v hM.scale_pos
  obtain ⟨D, hD, y, hy⟩ := exists_units r Nat.one_pos
  have hM' := hM.refined hN
  have hvalues : values ⟨z, π, 0⟩ (M.refined N) = v := funext hz
  refine ⟨N, hN, ⟨z, π, 0⟩, 1 * D, y, rfl, Nat.mul_pos Nat.one_pos hD, ?_, fun s =>
    ⟨fun a => (upper_iff hM' s a).mpr ?_, (lower_iff hM' s _).mpr ?_⟩⟩
  · rw [Model.ranks_iff hM' (Nat.mul_pos Nat.one_pos hD), Model.toMDP_refined hN,
      funext hy]
    exact hr
  · have := backup_le_bellmanOpt M.toMDP v s a
    rw [(hv s trivial).1] at this
    rw [Model.toMDP_refined hN, hvalues, epsilon_eq_zero rfl, Rat.add_zero]
    exact this
  · rw [Model.toMDP_refined hN, hvalues, epsilon_eq_zero rfl, Rat.add_zero,
      (hv s trivial).2]
    exact Rat.le_refl

end Spec.Certificate
