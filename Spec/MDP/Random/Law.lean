module

public import Spec.MDP.Random.Choice

/-!
# The law of a sample

Let the words be independent and uniform, as those of a stream are assumed to be. Then the law of
the sample of a draw is that of the draw itself when each choice is among a power of two. Any other
choice, among `n` branches, adds at most `n / 2^65` to the total-variation distance of the two.

## Main definitions

* `Draw.uniformWords k`: `k` independent uniform words.

## Main statements

* `Draw.abs_expect_sample_sub_le`: the expectation of a bounded function of the sample.
* `Draw.abs_prob_sample_sub_le`: the probability of an event.
* `Draw.expect_sample_eq`: sampling by powers of two is exact.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α : Type}

/-- `k` independent uniform words. -/
def uniformWords : Nat → Draw (List UInt64)
  | 0 => .pure []
  | k + 1 => uniformWord.bind fun u => (uniformWords k).map (u :: ·)

theorem div_two_pow_nonneg (b : Nat) : (0 : Rat) ≤ b / 2 ^ 64 := by
  rw [Rat.div_def]
  exact Rat.mul_nonneg Rat.natCast_nonneg (Rat.le_of_lt (Rat.inv_pos.mpr (by decide)))

/-- When a draw makes at most `k` choices, those not among a power of two up to `2^64` have at most
`b` branches in total, and `|f| ≤ M` on its values, then over `k` independent uniform words the
expectation of `f` of the sample differs from the expectation of `f` by at most `b M / 2^64`. -/
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

/-- When a draw makes at most `k` choices, and those not among a power of two up to `2^64` have at
most `b` branches in total, then over `k` independent uniform words the probability that the sample
lies in an event differs from the probability of the event by at most `b / 2^65`, which so bounds
the total-variation distance of the two laws. -/
theorem abs_prob_sample_sub_le {d : Draw α} {k b : Nat} (h : d.Within k b) (p : α → Prop)
    [DecidablePred p] :
    abs (((uniformWords k).expect fun us => indicator (p (d.sample us))) -
      d.expect fun a => indicator (p a)) ≤ b / 2 ^ 65 := by
  have hbound : ∀ a, abs (indicator (p a) + -1 / 2) ≤ 1 / 2 := fun a => by
    rw [abs_le_iff]
    by_cases ha : p a
    · rw [indicator_pos ha]; grind
    · rw [indicator_neg ha]; grind
  have hmain := abs_expect_sample_sub_le h (f := fun a => indicator (p a) + -1 / 2)
    fun a _ => hbound a
  rw [expect_add, expect_add, expect_const, expect_const] at hmain
  have hhalf : (b : Rat) / 2 ^ 65 = b / 2 ^ 64 * (1 / 2) := by grind
  rw [hhalf]
  rw [abs_sub_le_iff] at hmain ⊢
  grind

-- A function of finitely many values is bounded.
theorem exists_abs_le (d : Draw α) (f : α → Rat) : ∃ M, ∀ a, a ∈ d → abs (f a) ≤ M := by
  induction d with
  | pure a => exact ⟨abs (f a), fun b hb => by rw [mem_pure] at hb; rw [hb]; exact Rat.le_refl⟩
  | uniform n next ih =>
    obtain ⟨M, hM⟩ := Classical.skolem.mp ih
    exact ⟨maximum (n + 1) M, fun a ⟨i, ha⟩ => Rat.le_trans (hM i a ha) (le_maximum M i)⟩

/-- A draw of at most `k` choices, each among a power of two up to `2^64`, is sampled exactly: over
`k` independent uniform words, the expectation of any function of the sample is its expectation. -/
theorem expect_sample_eq {d : Draw α} {k : Nat} (h : d.Within k 0) (f : α → Rat) :
    ((uniformWords k).expect fun us => f (d.sample us)) = d.expect f := by
  obtain ⟨M, hM⟩ := exists_abs_le d f
  have hzero : ((0 : Nat) : Rat) / 2 ^ 64 * M = 0 := by
    rw [Rat.natCast_eq_zero_iff.mpr rfl, Rat.div_def, Rat.zero_mul, Rat.zero_mul]
  have hmain := abs_le_iff.mp (hzero ▸ abs_expect_sample_sub_le h hM)
  grind

end Spec.MDP.Draw
