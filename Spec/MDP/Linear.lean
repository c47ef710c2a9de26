module

public import Spec.MDP.Sum

/-!
# Linear equations over the rationals

The Bellman equations of a policy are linear, `v = r + W v`, with weights that are nonnegative and
sum to less than one in each row. Gaussian elimination of one unknown after another keeps both.

## Main statements

* `exists_linear`: such equations have a rational solution.
-/

@[expose] public section

namespace Spec.MDP

variable {n : Nat}

/-- **Claim.** Where the weights of every row are nonnegative and sum to less than one, the linear
equations `v = r + W v` over the rationals have a rational solution. -/
theorem exists_linear {W : Fin n → Fin n → Rat} (r : Fin n → Rat) (h₀ : ∀ i j, 0 ≤ W i j)
    (h₁ : ∀ i, sum n (W i) < 1) :
    ∃ v : Fin n → Rat, ∀ i, v i = r i + sum n fun j => W i j * v j := by
  induction n with
  | zero => exact ⟨fun i => i.elim0, fun i => i.elim0⟩
  | succ n ih =>
    let c : Fin n → Fin (n + 1) := fun i => ⟨i.val, by omega⟩
    let l : Fin (n + 1) := ⟨n, by omega⟩
    have hrow : ∀ i, sum n (fun j => W i (c j)) + W i l < 1 := fun i => by
      have := h₁ i; rwa [sum_succ] at this
    have hpos : ∀ i, 0 ≤ sum n fun j => W i (c j) := fun i => sum_nonneg fun j => h₀ i (c j)
    have hw : 0 < 1 - W l l := by have := hrow l; have := hpos l; grind
    obtain ⟨k, hk⟩ : ∃ k : Rat, k * (1 - W l l) = 1 :=
      ⟨(1 - W l l)⁻¹, Rat.inv_mul_cancel _ (by grind)⟩
    have hk₀ : 0 ≤ k := by
      refine Rat.not_lt.mp fun hlt => ?_
      have := Rat.mul_pos (show 0 < -k by grind) hw
      grind
    have hkS : k * (sum n fun j => W l (c j)) ≤ 1 := by
      have := Rat.mul_le_mul_of_nonneg_left
        (show (sum n fun j => W l (c j)) ≤ 1 - W l l by have := hrow l; grind) hk₀
      grind
    obtain ⟨v, hv⟩ := ih (W := fun i j => W (c i) (c j) + W (c i) l * k * W l (c j))
      (fun i => r (c i) + W (c i) l * k * r l)
      (fun i j => by
        have h₁ := h₀ (c i) (c j)
        have h₂ := Rat.mul_nonneg (Rat.mul_nonneg (h₀ (c i) l) hk₀) (h₀ l (c j))
        grind)
      (fun i => by
        rw [sum_add, sum_mul_left]
        have h₁ := hrow (c i)
        have h₂ := Rat.mul_le_mul_of_nonneg_left hkS (h₀ (c i) l)
        grind)
    let x : Rat := k * (r l + sum n fun j => W l (c j) * v j)
    let u : Fin (n + 1) → Rat := fun i => if h : i.val < n then v ⟨i.val, h⟩ else x
    have huc : ∀ j : Fin n, u (c j) = v j := fun j => dif_pos j.isLt
    have hul : u l = x := dif_neg (Nat.lt_irrefl n)
    have hx : x * (1 - W l l) = r l + sum n fun j => W l (c j) * v j := by
      simp only [x]; grind
    have hsum : ∀ i, (sum (n + 1) fun j => W i j * u j) =
        (sum n fun j => W i (c j) * v j) + W i l * x := fun i => by
      rw [sum_succ]
      have : (fun j : Fin n => W i ⟨j.val, by omega⟩ * u ⟨j.val, by omega⟩) =
          fun j => W i (c j) * v j := by funext j; rw [← huc j]
      rw [this, ← hul]
    refine ⟨u, fun i => ?_⟩
    rw [hsum]
    by_cases hi : i.val < n
    · have hci : c ⟨i.val, hi⟩ = i := rfl
      have h := hv ⟨i.val, hi⟩
      have hlin : (sum n fun j => (W (c ⟨i.val, hi⟩) (c j) + W (c ⟨i.val, hi⟩) l * k * W l (c j)) *
          v j) = (sum n fun j => W i (c j) * v j) + W i l * k * sum n fun j => W l (c j) * v j := by
        rw [← sum_mul_left, ← sum_add]
        congr 1; funext j; rw [hci]; grind
      rw [hlin, hci] at h
      rw [show u i = v ⟨i.val, hi⟩ from dif_pos hi, h]
      simp only [x]; grind
    · have hil : i = l := Fin.ext (by simp only [l]; omega)
      rw [hil, hul]; grind

end Spec.MDP
