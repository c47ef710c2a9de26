module

public import Spec.MDP.Random.Threshold
public import Spec.MDP.Random.Words

/-!
# The law of a sample, category by category

A choice by one word among categories with weights puts each of these off by less than `1 / 2^64`,
whatever the total of the weights. So what a draw of weighted choices is off depends on the numbers
of their categories, and not on the totals, as the bound of `Draw.Within` does.

## Main definitions

* `Draw.Near k e`: a draw reads at most `k` words, and over uniform words the mean of a function
  that is at most `M` changes by at most `e M / 2^64`.

## Main statements

* `Draw.near_of_within`, `Draw.near_weighted`: draws of even choices, and a weighted one.
* `Draw.Near.bind`, `Draw.Near.map`: a draw that continues with another one.
* `Draw.Near.abs_prob_sub_le`: the probability of an event.
-/

@[expose] public section

namespace Spec.MDP.Draw

variable {α β : Type}

/-! ### Words that are not read -/

/-- Further words change no mean. -/
theorem expect_sample_add {d : Draw α} {k b : Nat} (h : d.Within k b) (j : Nat) (f : α → Rat) :
    ((uniformWords (k + j)).expect fun us => f (d.sample us)) =
      (uniformWords k).expect fun us => f (d.sample us) := by
  induction d generalizing k b with
  | pure a => simp only [sample_pure, expect_const]
  | uniform n next ih =>
    obtain ⟨hk, -, h⟩ := h
    obtain ⟨k, rfl⟩ := Nat.exists_eq_succ_of_ne_zero (Nat.ne_of_gt hk)
    rw [Nat.succ_sub_one] at h
    rw [Nat.succ_add]
    simp only [uniformWords, map, expect_bind, expect_pure, sample_uniform_cons]
    exact expect_congr fun u _ => ih _ (h _)

/-- A draw that continues with another one is sampled by the words of the one and then by those of
the other. -/
theorem expect_sample_bind {d : Draw α} {f : α → Draw β} {k b k' : Nat} (h : d.Within k b)
    (hf : ∀ a, a ∈ d → ∃ b, (f a).Within k' b) (g : β → Rat) :
    ((uniformWords (k + k')).expect fun us => g ((d.bind f).sample us)) =
      (uniformWords k).expect fun us =>
        (uniformWords k').expect fun vs => g ((f (d.sample us)).sample vs) := by
  induction d generalizing k b with
  | pure a =>
    obtain ⟨b', hb'⟩ := hf a rfl
    simp only [pure_bind, sample_pure, expect_const]
    rw [Nat.add_comm, expect_sample_add hb']
  | uniform n next ih =>
    obtain ⟨hk, -, h⟩ := h
    obtain ⟨k, rfl⟩ := Nat.exists_eq_succ_of_ne_zero (Nat.ne_of_gt hk)
    rw [Nat.succ_sub_one] at h
    rw [Nat.succ_add]
    simp only [bind, uniformWords, map, expect_bind, expect_pure, sample_uniform_cons]
    exact expect_congr fun u _ => ih _ (h _) fun a ha => hf a ⟨_, ha⟩

/-! ### How much a mean changes -/

/-- A draw reads at most `k` words, and over `k` independent uniform words the mean of a function of
the sample that is at most `M` differs from that of the draw by at most `e M / 2^64`. -/
def Near (d : Draw α) (k e : Nat) : Prop :=
  (∃ b, d.Within k b) ∧ ∀ (f : α → Rat) (M : Rat), (∀ a, a ∈ d → abs (f a) ≤ M) →
    abs (((uniformWords k).expect fun us => f (d.sample us)) - d.expect f) ≤ e / 2 ^ 64 * M

/-- **Claim.** Draws of even choices are as near as `Draw.Within` says. -/
theorem near_of_within {d : Draw α} {k b : Nat} (h : d.Within k b) : d.Near k b :=
  ⟨⟨b, h⟩, fun _ _ hf => abs_expect_sample_sub_le h hf⟩

/-- What has a weight can be drawn. -/
theorem mem_weighted {n : Nat} {w : Fin n → Nat} (a : Fin n → α) (h : 0 < totalWeight n w)
    {i : Fin n} (hi : w i ≠ 0) : a i ∈ weighted w a h := by
  have hlt : weightBefore w i < totalWeight n w := by
    rw [← weightBefore_self]
    refine Nat.lt_of_lt_of_le ?_ (weightBefore_mono w (Nat.succ_le_of_lt i.isLt))
    rw [weightBefore_succ]; omega
  refine mem_uniform.mpr ⟨⟨weightBefore w i, by omega⟩, mem_pure.mpr (congrArg a (Fin.ext ?_))⟩
  refine ((pick_eq_iff hlt i.val).mpr ⟨Nat.le_refl _, ?_⟩).symm
  rw [weightBefore_succ]; omega

/-- What a weighted draw yields by one word. -/
theorem sample_weighted_eq {n : Nat} {w : Fin n → Nat} (a : Fin n → α) (h : 0 < totalWeight n w)
    (u : UInt64) : (weighted w a h).sample [u] =
      a ⟨pick n w (u.toNat * totalWeight n w / 2 ^ 64),
        pick_lt (Random.mul_div_lt h u.toNat_lt)⟩ := by
  rw [weighted, sample_uniform_cons, sample_pure]
  refine congrArg a (Fin.ext ?_)
  simp only [val_branch, Nat.sub_add_cancel (Nat.succ_le_of_lt h)]

/-- A weighted draw yields, by a uniform word, an outcome with the share of its words. -/
theorem expect_sample_weighted {n : Nat} {w : Fin n → Nat} (a : Fin n → α)
    (h : 0 < totalWeight n w) (f : α → Rat) :
    ((uniformWords 1).expect fun us => f ((weighted w a h).sample us)) =
      sum n fun i => (wordsOf w i : Rat) / 2 ^ 64 * f (a i) := by
  let c (u : UInt64) : Fin n :=
    ⟨pick n w (u.toNat * totalWeight n w / 2 ^ 64), pick_lt (Random.mul_div_lt h u.toNat_lt)⟩
  have hc : (uniformWord.expect fun u => f (a (c u))) =
      sum n fun i => (uniformWord.map c).prob i * f (a i) := by
    rw [← expect_eq_sum, map, expect_bind]; rfl
  simp only [uniformWords, map, expect_bind, expect_pure, sample_weighted_eq]
  refine hc.trans (congrArg (sum n) (funext fun i => ?_))
  rw [prob_map_uniformWord, wordsOf]
  refine congrArg (fun m : Nat => (m : Rat) / 2 ^ 64 * f (a i)) (List.countP_congr fun u hu => ?_)
  have hu := List.mem_range.mp hu
  rw [decide_eq_true_eq, decide_eq_true_eq, Fin.ext_iff, eq_comm]
  simp only [c, UInt64.toNat_ofNat_of_lt' hu]

/-- **Claim.** **A weighted choice among `n` categories is off by at most `n / 2^64`**, whatever the
total of the weights. -/
theorem near_weighted {n : Nat} {w : Fin n → Nat} (a : Fin n → α) (h : 0 < totalWeight n w) :
    (weighted w a h).Near 1 n := by
  refine ⟨⟨_, within_uniform (k := 0) (b := 0) fun _ => trivial⟩, fun f M hf => ?_⟩
  have hM : 0 ≤ M := by
    have hmem := sample_mem (weighted w a h) [0]
    exact Rat.le_trans (abs_nonneg _) (hf _ hmem)
  have hW : (totalWeight n w : Rat) ≠ 0 := Rat.ne_of_gt (Rat.natCast_pos.mpr h)
  have hmean : (weighted w a h).expect f =
      sum n fun i => (w i : Rat) / totalWeight n w * f (a i) := by
    have hw := expect_weighted w a h f
    have hsum : (sum n fun i => (w i : Rat) / totalWeight n w * f (a i)) =
        (totalWeight n w : Rat)⁻¹ * sum n fun i => w i * f (a i) := by
      rw [← sum_mul_left]
      exact congrArg (sum n) (funext fun i => by rw [Rat.div_def]; grind)
    rw [hsum, ← hw, Rat.mul_comm _ (_ * _), Rat.mul_assoc, Rat.mul_inv_cancel _ hW, Rat.mul_one]
  have hterm (i : Fin n) : abs (((wordsOf w i : Rat) / 2 ^ 64 - w i / totalWeight n w) * f (a i)) ≤
      1 / 2 ^ 64 * M := by
    by_cases hi : w i = 0
    · have hwords : wordsOf w i = 0 := by
        rw [wordsOf_eq h, threshold, threshold, weightBefore_succ, hi, Nat.add_zero, Nat.sub_self]
      rw [hwords, hi]
      have hzero : (((0 : Nat) : Rat) / 2 ^ 64 - ((0 : Nat) : Rat) / totalWeight n w) *
          f (a i) = 0 := by
        rw [Rat.div_def, Rat.div_def]; grind
      rw [hzero, abs_le_iff]
      have : (0 : Rat) ≤ 1 / 2 ^ 64 * M := Rat.mul_nonneg (by decide +kernel) hM
      grind
    · refine abs_mul_le (Rat.le_of_lt (abs_wordsOf_sub_lt h i)) (hf _ ?_)
      exact mem_weighted a h hi
  rw [expect_sample_weighted, hmean]
  have hlo := sum_mono fun i => (abs_le_iff.mp (hterm i)).1
  have hhi := sum_mono fun i => (abs_le_iff.mp (hterm i)).2
  have hsplit : (fun i : Fin n =>
      ((wordsOf w i : Rat) / 2 ^ 64 - w i / totalWeight n w) * f (a i)) =
      fun i : Fin n => (wordsOf w i : Rat) / 2 ^ 64 * f (a i) +
        -1 * ((w i : Rat) / totalWeight n w * f (a i)) := by
    funext i; grind
  rw [hsplit, sum_add, sum_mul_left, sum_const] at hlo hhi
  rw [abs_sub_le_iff]
  have hn : (n : Rat) / 2 ^ 64 * M = n * (1 / 2 ^ 64 * M) := by
    rw [Rat.div_def, Rat.div_def]; grind
  rw [hn]
  grind

/-- **Claim.** What a draw and one that continues it are off adds up. -/
theorem Near.bind {d : Draw α} {f : α → Draw β} {k e k' e' : Nat} (h : d.Near k e)
    (hf : ∀ a, (f a).Near k' e') : (d.bind f).Near (k + k') (e + e') := by
  obtain ⟨⟨b, hb⟩, h⟩ := h
  refine ⟨exists_within_bind ⟨b, hb⟩ fun a => (hf a).1, fun g M hg => ?_⟩
  rw [expect_sample_bind hb fun a _ => (hf a).1, expect_bind]
  have h₁ := h (fun a => (uniformWords k').expect fun vs => g ((f a).sample vs)) M
    fun a ha => abs_expect_le fun us _ => hg _ (mem_bind.mpr ⟨a, ha, sample_mem _ us⟩)
  have h₂ := abs_expect_le (d := d)
    (f := fun a => ((uniformWords k').expect fun vs => g ((f a).sample vs)) - (f a).expect g)
    (c := e' / 2 ^ 64 * M)
    fun a ha => (hf a).2 g M fun b hb => hg b (mem_bind.mpr ⟨a, ha, hb⟩)
  rw [← expect_sub] at h₂
  have hsum : ((e + e' : Nat) : Rat) / 2 ^ 64 * M = e / 2 ^ 64 * M + e' / 2 ^ 64 * M := by
    rw [Rat.natCast_add, Rat.div_def, Rat.div_def, Rat.div_def, Rat.add_mul, Rat.add_mul]
  rw [hsum, abs_sub_le_iff]
  rw [abs_sub_le_iff] at h₁ h₂
  grind

theorem near_pure (a : α) : (Draw.pure a).Near 0 0 := near_of_within (within_pure a 0 0)

theorem Near.map {d : Draw α} {k e : Nat} (h : d.Near k e) (f : α → β) : (d.map f).Near k e :=
  h.bind fun a => near_pure (f a)

/-- **Claim.** The probability that the sample lies in an event differs from that of the event by at
most `e / 2^65`, which so bounds the total-variation distance of the two laws. -/
theorem Near.abs_prob_sub_le {d : Draw α} {k e : Nat} (h : d.Near k e) (p : α → Prop)
    [DecidablePred p] :
    abs (((uniformWords k).expect fun us => indicator (p (d.sample us))) -
      d.expect fun a => indicator (p a)) ≤ e / 2 ^ 65 :=
  abs_prob_sub_le_of_mean h.2 p

end Spec.MDP.Draw
