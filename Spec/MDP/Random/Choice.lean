module

public import Spec.MDP.Random.Sample

/-!
# One choice by a uniform word

When all words are equally likely, the branch that a word chooses among `n` has almost the law of an
even choice, and exactly that when `n` is a power of two. So the mean of a bounded function over the
branches is almost the same.

## Main definitions

* `Draw.uniformWord`: one word, all `2^64` words equally likely.

## Main statements

* `Draw.prob_branch`: the probability of a branch is the share of the words that choose it.
* `Draw.abs_expect_branch_sub_le`: how much the mean of a bounded function changes.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α : Type}

/-- A word, all `2^64` of them equally likely. -/
def uniformWord : Draw UInt64 := .uniform (2 ^ 64 - 1) fun i => .pure (.ofNat i.val)

/-! ### The probability of a branch -/

-- Summing indicators counts.
theorem sum_indicator (N : Nat) (p : Nat → Prop) [DecidablePred p] :
    sum N (fun i => indicator (p i.val)) = (List.range N).countP fun i => decide (p i) := by
  induction N with
  | zero => rfl
  | succ N ih =>
    rw [sum_succ, ih, List.range_succ, List.countP_append, List.countP_singleton, Rat.natCast_add]
    by_cases h : p N
    · rw [indicator_pos h, if_pos (decide_eq_true h)]; rfl
    · rw [indicator_neg h, if_neg (by rw [decide_eq_true_eq]; exact h)]; rfl

-- A branch is taken with the share of the words that choose it.
theorem prob_branch (n : Nat) (i : Fin (n + 1)) :
    (uniformWord.map (branch n)).prob i = Random.preimages (n + 1) i.val / 2 ^ 64 := by
  have hcount : (List.range (2 ^ 64)).countP (fun u => decide (i = branch n (.ofNat u))) =
      Random.preimages (n + 1) i.val := by
    refine List.countP_congr fun u hu => ?_
    have hu := List.mem_range.mp hu
    rw [decide_eq_true_eq, decide_eq_true_eq, Fin.ext_iff, val_branch,
      UInt64.toNat_ofNat_of_lt' hu, eq_comm]
  have hW : 2 ^ 64 - 1 + 1 = 2 ^ 64 := by decide
  rw [prob, map, expect_bind, uniformWord, expect_uniform]
  simp only [expect_pure]
  rw [sum_indicator _ fun u => i = branch n (.ofNat u), hW, hcount, Rat.mkRat_eq_div,
    Rat.intCast_one, Rat.div_def, Rat.div_def, Rat.one_mul, Rat.mul_comm]
  rfl

theorem abs_prob_branch_sub_le (n : Nat) (i : Fin (n + 1)) :
    abs ((uniformWord.map (branch n)).prob i - mkRat 1 (n + 1)) ≤
      mkRat 1 (n + 1) * (bias (n + 1) / 2 ^ 64) := by
  have hone := weight_mul_branches n
  rw [prob_branch, bias]
  split
  · next h =>
    obtain ⟨c, -, hc, hzero⟩ := Random.exists_preimages_eq i.isLt
    have hdiv : (n + 1) * (2 ^ 64 / (n + 1)) = 2 ^ 64 :=
      Nat.mul_div_cancel' (Nat.dvd_of_mod_eq_zero h)
    rw [hc, hzero h, Nat.add_zero]
    generalize 2 ^ 64 / (n + 1) = q at hdiv ⊢
    have hq : ((n + 1 : Nat) * q : Rat) = 2 ^ 64 := by exact_mod_cast hdiv
    have hW : (2 ^ 64 : Rat) * (2 ^ 64 : Rat)⁻¹ = 1 := Rat.mul_inv_cancel _ (by decide)
    have hshare : (q : Rat) / 2 ^ 64 = mkRat 1 (n + 1) := by
      rw [Rat.div_def]
      rw [← hq] at hW ⊢
      grind
    rw [hshare, abs_le_iff]
    grind
  · have hlt := Random.abs_preimages_sub_lt i.isLt
    rw [show mkRat 1 (n + 1) * ((n + 1 : Nat) / 2 ^ 64) = 1 / 2 ^ 64 by
      rw [Rat.div_def, Rat.div_def, ← Rat.mul_assoc, hone]]
    rw [show mkRat 1 (n + 1) = 1 / (n + 1 : Nat) by rw [Rat.mkRat_eq_div, Rat.intCast_one]]
    exact Rat.le_of_lt hlt

/-! ### The mean over the branches -/

-- Numbers that are at most `c` have a mean that is at most `c`.
theorem abs_expect_le {d : Draw α} {f : α → Rat} {c : Rat} (h : ∀ a, a ∈ d → abs (f a) ≤ c) :
    abs (d.expect f) ≤ c := by
  have hlo := expect_mono (f := fun _ => -c) fun a ha => (abs_le_iff.mp (h a ha)).1
  have hhi := expect_mono (g := fun _ => c) fun a ha => (abs_le_iff.mp (h a ha)).2
  rw [expect_const] at hlo hhi
  exact abs_le_iff.mpr ⟨hlo, hhi⟩

theorem expect_sub (f g : α → Rat) (d : Draw α) :
    d.expect f - d.expect g = d.expect fun a => f a - g a := by
  have h := expect_add f (fun a => -1 * g a) d
  rw [expect_mul_left] at h
  have hfun : (fun a => f a - g a) = fun a => f a + -1 * g a := by funext a; grind
  rw [hfun, h]; grind

theorem abs_mul_le {x y c M : Rat} (hx : abs x ≤ c) (hy : abs y ≤ M) : abs (x * y) ≤ c * M := by
  have hx' := abs_le_iff.mp hx
  have hy' := abs_le_iff.mp hy
  have h₁ := Rat.mul_nonneg (a := c - x) (b := M + y) (by grind) (by grind)
  have h₂ := Rat.mul_nonneg (a := c + x) (b := M - y) (by grind) (by grind)
  have h₃ := Rat.mul_nonneg (a := c - x) (b := M - y) (by grind) (by grind)
  have h₄ := Rat.mul_nonneg (a := c + x) (b := M + y) (by grind) (by grind)
  rw [abs_le_iff]
  grind

-- One word instead of an even choice changes the mean of a bounded function by little.
theorem abs_expect_branch_sub_le {n : Nat} {g : Fin (n + 1) → Rat} {M : Rat}
    (hg : ∀ i, abs (g i) ≤ M) :
    abs ((uniformWord.expect fun u => g (branch n u)) - mkRat 1 (n + 1) * sum (n + 1) g) ≤
      bias (n + 1) / 2 ^ 64 * M := by
  have hexpect : (uniformWord.expect fun u => g (branch n u)) =
      sum (n + 1) fun i => (uniformWord.map (branch n)).prob i * g i := by
    rw [← expect_eq_sum, map, expect_bind]; rfl
  rw [hexpect]
  have hterm := fun i => abs_le_iff.mp (abs_mul_le (abs_prob_branch_sub_le n i) (hg i))
  have hlo := sum_mono fun i => (hterm i).1
  have hhi := sum_mono fun i => (hterm i).2
  have hsplit : (fun i => ((uniformWord.map (branch n)).prob i - mkRat 1 (n + 1)) * g i) =
      fun i => (uniformWord.map (branch n)).prob i * g i + -mkRat 1 (n + 1) * g i := by
    funext i; grind
  rw [hsplit, sum_add, sum_mul_left, sum_const] at hlo hhi
  have hone := weight_mul_branches n
  rw [abs_le_iff]
  generalize (bias (n + 1) : Rat) / 2 ^ 64 = c at *
  generalize mkRat 1 (n + 1) = w at *
  generalize ((n + 1 : Nat) : Rat) = N at *
  have hN : N * (w * c * M) = c * M := by grind
  have hN' : N * -(w * c * M) = -(c * M) := by grind
  rw [hN] at hhi
  rw [hN'] at hlo
  grind

end Spec.MDP.Draw
