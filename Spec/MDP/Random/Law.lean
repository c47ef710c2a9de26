module

public import Spec.MDP.Random.Sample

/-!
# The law of a sample

Let the words be independent and uniform, as those of a stream are assumed to be. Then the law of
the sample of a draw is that of the draw itself when each choice is among a power of two. Any other
choice, among `n` branches, adds at most `n / 2^65` to the total-variation distance of the two.

The branch that one word chooses has almost the law of an even choice, and so the mean of a bounded
function over the branches is almost the same.

## Main definitions

* `Draw.uniformWord`: one word, all `2^64` words equally likely.
* `Draw.uniformWords k`: `k` independent uniform words.

## Main statements

* `Draw.prob_branch`: the probability of a branch is the share of the words that choose it.
* `Draw.abs_expect_branch_sub_le`: how much the mean of a bounded function changes.
* `Draw.abs_expect_sample_sub_le`: the expectation of a bounded function of the sample.
* `Draw.abs_prob_sample_sub_le`: the probability of an event.
* `Draw.expect_sample_eq`: sampling by powers of two is exact.
-/

@[expose] public section

namespace Spec.MDP.Draw

/-! ### One choice by a uniform word -/

variable {α : Type}

/-- A word, all `2^64` of them equally likely. -/
def uniformWord : Draw UInt64 := .uniform (2 ^ 64 - 1) fun i => .pure (.ofNat i.val)

/-! ### The probability of a branch -/

/-- Summing indicators counts. -/
theorem sum_indicator (N : Nat) (p : Nat → Prop) [DecidablePred p] :
    sum N (fun i => indicator (p i.val)) = (List.range N).countP fun i => decide (p i) := by
  induction N with
  | zero => rfl
  | succ N ih =>
    rw [sum_succ, ih, List.range_succ, List.countP_append, List.countP_singleton, Rat.natCast_add]
    by_cases h : p N
    · rw [indicator_pos h, if_pos (decide_eq_true h)]; rfl
    · rw [indicator_neg h, if_neg (by rw [decide_eq_true_eq]; exact h)]; rfl

/-- What a uniform word chooses has the share of the words that choose it. -/
theorem prob_map_uniformWord {n : Nat} (c : UInt64 → Fin n) (i : Fin n) :
    (uniformWord.map c).prob i =
      ((List.range (2 ^ 64)).countP fun u => decide (i = c (.ofNat u)) : Nat) / 2 ^ 64 := by
  have hW : 2 ^ 64 - 1 + 1 = 2 ^ 64 := by decide
  rw [prob, map, expect_bind, uniformWord, expect_uniform]
  simp only [expect_pure]
  rw [sum_indicator _ fun u => i = c (.ofNat u), hW, Rat.mkRat_eq_div, Rat.intCast_one,
    Rat.div_def, Rat.div_def, Rat.one_mul, Rat.mul_comm]
  rfl

/-- A branch is taken with the share of the words that choose it. -/
theorem prob_branch (n : Nat) (i : Fin (n + 1)) :
    (uniformWord.map (branch n)).prob i = Random.preimages (n + 1) i.val / 2 ^ 64 := by
  rw [prob_map_uniformWord, Random.preimages]
  refine congrArg (fun m : Nat => (m : Rat) / 2 ^ 64) (List.countP_congr fun u hu => ?_)
  have hu := List.mem_range.mp hu
  rw [decide_eq_true_eq, decide_eq_true_eq, Fin.ext_iff, val_branch,
    UInt64.toNat_ofNat_of_lt' hu, eq_comm]

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

/-- Numbers that are at most `c` have a mean that is at most `c`. -/
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

/-- One word instead of an even choice changes the mean of a bounded function by little. -/
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

/-! ### The law of a sample -/

/-- `k` independent uniform words. -/
def uniformWords : Nat → Draw (List UInt64)
  | 0 => .pure []
  | k + 1 => uniformWord.bind fun u => (uniformWords k).map (u :: ·)

theorem div_two_pow_nonneg (b : Nat) : (0 : Rat) ≤ b / 2 ^ 64 := by
  rw [Rat.div_def]
  exact Rat.mul_nonneg Rat.natCast_nonneg (Rat.le_of_lt (Rat.inv_pos.mpr (by decide)))

/-- **Claim.** When a draw makes at most `k` choices, those not among a power of two up to `2^64`
have at most `b` branches in total, and `|f| ≤ M` on its values, then over `k` independent uniform
words the expectation of `f` of the sample differs from the expectation of `f` by at most `b M /
2^64`. -/
theorem abs_expect_sample_sub_le {d : Draw α} {k b : Nat} (h : d.Within k b) {f : α → Rat} {M : Rat}
    (hf : ∀ a, a ∈ d → abs (f a) ≤ M) :
    abs (((uniformWords k).expect fun us => f (d.sample us)) - d.expect f) ≤ b / 2 ^ 64 * M := by
  induction d generalizing k b with
  | pure a =>
    have hM := Rat.mul_nonneg (div_two_pow_nonneg b) (Rat.le_trans (abs_nonneg (f a)) (hf a rfl))
    simp only [sample_pure, expect_const, expect_pure]
    rw [abs_le_iff]
    grind
  | uniform n next ih =>
    obtain ⟨hk, hb, h⟩ := h
    obtain ⟨k, rfl⟩ := Nat.exists_eq_succ_of_ne_zero (Nat.ne_of_gt hk)
    rw [Nat.succ_sub_one] at h
    have hwords : ((uniformWords (k + 1)).expect fun us => f ((Draw.uniform n next).sample us)) =
        uniformWord.expect fun u =>
          (uniformWords k).expect fun us => f ((next (branch n u)).sample us) := by
      simp only [uniformWords, map, expect_bind, expect_pure, sample_uniform_cons]
    have hfirst := abs_expect_branch_sub_le (n := n)
      (g := fun i => (uniformWords k).expect fun us => f ((next i).sample us)) (M := M)
      fun i => abs_expect_le fun us _ => hf _ ⟨i, sample_mem _ us⟩
    have hrest := abs_expect_le (d := .uniform n .pure)
      (f := fun i => ((uniformWords k).expect fun us => f ((next i).sample us)) - (next i).expect f)
      fun i _ => ih i (h i) fun a ha => hf a ⟨i, ha⟩
    rw [← expect_sub, expect_uniform, expect_uniform] at hrest
    obtain ⟨b, rfl⟩ := Nat.exists_eq_add_of_le hb
    have hsum : ((bias (n + 1) + b : Nat) : Rat) / 2 ^ 64 * M =
        bias (n + 1) / 2 ^ 64 * M + b / 2 ^ 64 * M := by
      rw [Rat.natCast_add, Rat.div_def, Rat.div_def, Rat.div_def, Rat.add_mul, Rat.add_mul]
    rw [Nat.add_sub_cancel_left] at hrest
    simp only [expect_pure] at hrest
    rw [hwords, hsum, expect_uniform, abs_sub_le_iff]
    rw [abs_sub_le_iff] at hfirst hrest
    grind

/-- A bound on the means of functions is one, half as large, on the probabilities of events. -/
theorem abs_prob_sub_le_of_mean {d : Draw α} {k e : Nat}
    (h : ∀ (f : α → Rat) (M : Rat), (∀ a, a ∈ d → abs (f a) ≤ M) →
      abs (((uniformWords k).expect fun us => f (d.sample us)) - d.expect f) ≤ e / 2 ^ 64 * M)
    (p : α → Prop) [DecidablePred p] :
    abs (((uniformWords k).expect fun us => indicator (p (d.sample us))) -
      d.expect fun a => indicator (p a)) ≤ e / 2 ^ 65 := by
  have hbound : ∀ a, abs (indicator (p a) + -1 / 2) ≤ 1 / 2 := fun a => by
    rw [abs_le_iff]
    by_cases ha : p a
    · rw [indicator_pos ha]; grind
    · rw [indicator_neg ha]; grind
  have hmain := h (fun a => indicator (p a) + -1 / 2) (1 / 2) fun a _ => hbound a
  rw [expect_add, expect_add, expect_const, expect_const] at hmain
  have hhalf : (e : Rat) / 2 ^ 65 = e / 2 ^ 64 * (1 / 2) := by grind
  rw [hhalf]
  rw [abs_sub_le_iff] at hmain ⊢
  grind

/-- **Claim.** When a draw makes at most `k` choices, and those not among a power of two up to
`2^64` have at most `b` branches in total, then over `k` independent uniform words the probability
that the sample lies in an event differs from the probability of the event by at most `b / 2^65`,
which so bounds the total-variation distance of the two laws. -/
theorem abs_prob_sample_sub_le {d : Draw α} {k b : Nat} (h : d.Within k b) (p : α → Prop)
    [DecidablePred p] :
    abs (((uniformWords k).expect fun us => indicator (p (d.sample us))) -
      d.expect fun a => indicator (p a)) ≤ b / 2 ^ 65 :=
  abs_prob_sub_le_of_mean (fun _ _ hf => abs_expect_sample_sub_le h hf) p

/-- A function of finitely many values is bounded. -/
theorem exists_abs_le (d : Draw α) (f : α → Rat) : ∃ M, ∀ a, a ∈ d → abs (f a) ≤ M := by
  induction d with
  | pure a => exact ⟨abs (f a), fun b hb => by rw [mem_pure] at hb; rw [hb]; exact Rat.le_refl⟩
  | uniform n next ih =>
    obtain ⟨M, hM⟩ := Classical.skolem.mp ih
    exact ⟨maximum (n + 1) M, fun a ⟨i, ha⟩ => Rat.le_trans (hM i a ha) (le_maximum M i)⟩

/-- **Claim.** A draw of at most `k` choices, each among a power of two up to `2^64`, is sampled
exactly: over `k` independent uniform words, the expectation of any function of the sample is its
expectation. -/
theorem expect_sample_eq {d : Draw α} {k : Nat} (h : d.Within k 0) (f : α → Rat) :
    ((uniformWords k).expect fun us => f (d.sample us)) = d.expect f := by
  obtain ⟨M, hM⟩ := exists_abs_le d f
  have hzero : ((0 : Nat) : Rat) / 2 ^ 64 * M = 0 := by
    rw [Rat.natCast_eq_zero_iff.mpr rfl, Rat.div_def, Rat.zero_mul, Rat.zero_mul]
  have hmain := abs_le_iff.mp (hzero ▸ abs_expect_sample_sub_le h hM)
  grind

end Spec.MDP.Draw
