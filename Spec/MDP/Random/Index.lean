module

public import Spec.MDP.Max
public import Spec.MDP.Random

/-!
# How even a choice by one word is

The word `u` chooses `⌊u n / 2^64⌋` among `0, …, n - 1`. The words that choose `i` are an interval
between two multiples of `2^64 / n`, rounded up, so that their number is `2^64 / n` rounded down or
up: no share is more than one word in `2^64` off `1 / n`, and none is off when `n` is a power of
two up to `2^64`.

## Main definitions

* `mulHigh n u`: the number that the word `u` chooses among `n`, of 64 bits.
* `preimages n i`: how many words choose `i` among `n`.

## Main statements

* `toNat_index`, `index_lt`: `index` computes that number without overflow, and it is below `n`.
* `toNat_mulHigh`: so does `mulHigh`.
* `preimages_eq_or`: the number of words that choose `i` is `2^64 / n` rounded down or up.
* `preimages_two_pow`: all choices among a power of two have as many words.
* `abs_preimages_sub_lt`: the share of the words differs from `1 / n` by less than `1 / 2^64`.
-/

@[expose] public section

namespace Spec.MDP.Random

/-! ### The kernel's index -/

/-- **Claim.** The kernel's index is exactly `⌊u n / 2^64⌋`: no intermediate result overflows. -/
theorem toNat_index (n : UInt32) (u : UInt64) :
    (index n u).toNat = u.toNat * n.toNat / 2 ^ 64 := by
  have hu := u.toNat_lt
  have hn := n.toNat_lt
  have hlow : (u &&& 0xffffffff).toNat = u.toNat % 2 ^ 32 := by
    rw [UInt64.toNat_and]; exact Nat.and_two_pow_sub_one_eq_mod u.toNat 32
  have hshift : ∀ x : UInt64, (x >>> 32).toNat = x.toNat / 2 ^ 32 := fun x => by
    rw [UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow]; rfl
  have hsplit : u.toNat * n.toNat =
      2 ^ 32 * (u.toNat / 2 ^ 32 * n.toNat) + u.toNat % 2 ^ 32 * n.toNat := by
    rw [← Nat.mul_assoc, ← Nat.add_mul, Nat.div_add_mod]
  have hhi : u.toNat / 2 ^ 32 * n.toNat ≤ (2 ^ 32 - 1) * (2 ^ 32 - 1) :=
    Nat.mul_le_mul (by omega) (by omega)
  have hlo : u.toNat % 2 ^ 32 * n.toNat ≤ (2 ^ 32 - 1) * (2 ^ 32 - 1) :=
    Nat.mul_le_mul (by omega) (by omega)
  rw [index, UInt64.toNat_toUInt32, hshift, UInt64.toNat_add, UInt64.toNat_mul, hshift, hshift,
    UInt64.toNat_mul, hlow, UInt32.toNat_toUInt64, hsplit]
  generalize u.toNat / 2 ^ 32 * n.toNat = x at hhi ⊢
  generalize u.toNat % 2 ^ 32 * n.toNat = y at hlo ⊢
  omega

/-- The upper word of the product of two words, computed from their halves so that nothing
overflows: the number below `n` that the word `u` chooses. -/
@[inline] def mulHigh (n u : UInt64) : UInt64 :=
  let low (x : UInt64) : UInt64 := x &&& 0xffffffff
  let middle := (u >>> 32) * low n + ((low u * low n) >>> 32)
  (u >>> 32) * (n >>> 32) + (middle >>> 32) + ((low u * (n >>> 32) + low middle) >>> 32)

/-- **Claim.** The upper word of the product is exactly `⌊u n / 2^64⌋`, for every number `n` of 64
bits: no intermediate result overflows. -/
theorem toNat_mulHigh (n u : UInt64) : (mulHigh n u).toNat = u.toNat * n.toNat / 2 ^ 64 := by
  have hlow (x : UInt64) : (x &&& 0xffffffff).toNat = x.toNat % 2 ^ 32 := by
    rw [UInt64.toNat_and]; exact Nat.and_two_pow_sub_one_eq_mod x.toNat 32
  have hshift (x : UInt64) : (x >>> 32).toNat = x.toNat / 2 ^ 32 := by
    rw [UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow]; rfl
  have hu := u.toNat_lt
  have hn := n.toNat_lt
  have hle {x y : Nat} (hx : x < 2 ^ 32) (hy : y < 2 ^ 32) :
      x * y ≤ (2 ^ 32 - 1) * (2 ^ 32 - 1) := Nat.mul_le_mul (by omega) (by omega)
  have hsplit : u.toNat * n.toNat =
      2 ^ 64 * (u.toNat / 2 ^ 32 * (n.toNat / 2 ^ 32)) + 2 ^ 32 * (u.toNat / 2 ^ 32 *
        (n.toNat % 2 ^ 32)) + 2 ^ 32 * (u.toNat % 2 ^ 32 * (n.toNat / 2 ^ 32)) +
        u.toNat % 2 ^ 32 * (n.toNat % 2 ^ 32) := by
    have h₁ := Nat.div_add_mod u.toNat (2 ^ 32)
    have h₂ := Nat.div_add_mod n.toNat (2 ^ 32)
    generalize u.toNat / 2 ^ 32 = a at *
    generalize u.toNat % 2 ^ 32 = b at *
    generalize n.toNat / 2 ^ 32 = c at *
    generalize n.toNat % 2 ^ 32 = d at *
    rw [← h₁, ← h₂]; grind
  have h₁ := hle (x := u.toNat / 2 ^ 32) (y := n.toNat / 2 ^ 32) (by omega) (by omega)
  have h₂ := hle (x := u.toNat / 2 ^ 32) (y := n.toNat % 2 ^ 32) (by omega) (by omega)
  have h₃ := hle (x := u.toNat % 2 ^ 32) (y := n.toNat / 2 ^ 32) (by omega) (by omega)
  have h₄ := hle (x := u.toNat % 2 ^ 32) (y := n.toNat % 2 ^ 32) (by omega) (by omega)
  have hlt : u.toNat * n.toNat / 2 ^ 64 < 2 ^ 64 :=
    Nat.div_lt_of_lt_mul (Nat.mul_lt_mul'' hu hn)
  rw [mulHigh]
  simp only [UInt64.toNat_add, UInt64.toNat_mul, hshift, hlow]
  rw [hsplit] at hlt ⊢
  generalize u.toNat / 2 ^ 32 * (n.toNat / 2 ^ 32) = p at *
  generalize u.toNat / 2 ^ 32 * (n.toNat % 2 ^ 32) = q at *
  generalize u.toNat % 2 ^ 32 * (n.toNat / 2 ^ 32) = r at *
  generalize u.toNat % 2 ^ 32 * (n.toNat % 2 ^ 32) = s at *
  omega

theorem mul_div_lt {n u : Nat} (hn : 0 < n) (hu : u < 2 ^ 64) : u * n / 2 ^ 64 < n :=
  Nat.div_lt_of_lt_mul (Nat.mul_lt_mul_of_pos_right hu hn)

/-- **Claim.** The index that a word chooses among `n > 0` lies below `n`. -/
theorem index_lt {n : UInt32} (hn : 0 < n) (u : UInt64) : index n u < n := by
  rw [UInt32.lt_iff_toNat_lt] at hn ⊢
  rw [toNat_index]
  exact mul_div_lt hn u.toNat_lt

/-! ### Counting the words -/

/-- How many words choose `i` among `0, …, n - 1`. -/
def preimages (n i : Nat) : Nat :=
  (List.range (2 ^ 64)).countP fun u => decide (u * n / 2 ^ 64 = i)

/-- The kernel's index chooses alike. -/
theorem countP_index (n i : UInt32) :
    (List.range (2 ^ 64)).countP (fun u => decide (index n (.ofNat u) = i)) =
      preimages n.toNat i.toNat := by
  refine List.countP_congr fun u hu => ?_
  have hu := List.mem_range.mp hu
  rw [decide_eq_true_eq, decide_eq_true_eq, ← UInt32.toNat_inj, toNat_index,
    UInt64.toNat_ofNat_of_lt' hu]

/-- The numbers between `a` and `b`, counted among the first `N`. -/
theorem countP_interval (N a b : Nat) :
    (List.range N).countP (fun u => decide (a ≤ u ∧ u < b)) = min b N - min a N := by
  induction N with
  | zero => simp only [List.range_zero, List.countP_nil]; omega
  | succ N ih =>
    rw [List.range_succ, List.countP_append, ih, List.countP_singleton]
    simp only [decide_eq_true_eq]
    split <;> omega

theorem ceil_le_iff {n : Nat} (hn : 0 < n) (x u : Nat) : (x + n - 1) / n ≤ u ↔ x ≤ u * n := by
  rw [Nat.div_le_iff_le_mul_add_pred hn, Nat.mul_comm n u]
  omega

theorem mul_div_eq_iff {W n : Nat} (hW : 0 < W) (hn : 0 < n) (u i : Nat) :
    u * n / W = i ↔ (i * W + n - 1) / n ≤ u ∧ u < ((i + 1) * W + n - 1) / n := by
  have hlo := ceil_le_iff hn (i * W) u
  have hhi := ceil_le_iff hn ((i + 1) * W) u
  have hdiv := Nat.div_eq_iff (x := u * n) (y := i) hW
  rw [Nat.add_mul, Nat.one_mul] at hhi ⊢
  omega

theorem countP_mul_div {W n i : Nat} (hW : 0 < W) (hi : i < n) :
    (List.range W).countP (fun u => decide (u * n / W = i)) =
      ((i + 1) * W + n - 1) / n - (i * W + n - 1) / n := by
  have hn : 0 < n := Nat.zero_lt_of_lt hi
  have hcongr : (fun u => decide (u * n / W = i)) = fun u =>
      decide ((i * W + n - 1) / n ≤ u ∧ u < ((i + 1) * W + n - 1) / n) :=
    funext fun u => decide_eq_decide.mpr (mul_div_eq_iff hW hn u i)
  have hle : ∀ j, j ≤ n → (j * W + n - 1) / n ≤ W := fun j hj => by
    rw [ceil_le_iff hn, Nat.mul_comm W]
    exact Nat.mul_le_mul_right W hj
  rw [hcongr, countP_interval, Nat.min_eq_left (hle _ hi),
    Nat.min_eq_left (hle _ (Nat.le_of_lt hi))]

/-- The words that choose `i` are those from one multiple of `2^64 / n`, rounded up, to the next. -/
theorem preimages_eq {n i : Nat} (hi : i < n) :
    preimages n i = ((i + 1) * 2 ^ 64 + n - 1) / n - (i * 2 ^ 64 + n - 1) / n :=
  countP_mul_div (Nat.two_pow_pos 64) hi

/-- What is left of `2^64 / n` after rounding decides between two neighbours. -/
theorem exists_preimages_eq {n i : Nat} (hi : i < n) :
    ∃ c ≤ 1, preimages n i = 2 ^ 64 / n + c ∧ (2 ^ 64 % n = 0 → c = 0) := by
  have hn : 0 < n := Nat.zero_lt_of_lt hi
  have hsum : (i + 1) * 2 ^ 64 + n - 1 = (i * 2 ^ 64 + n - 1) + 2 ^ 64 := by omega
  have hmod := Nat.mod_lt (i * 2 ^ 64 + n - 1) hn
  rw [preimages_eq hi, hsum, Nat.add_div hn]
  generalize (i * 2 ^ 64 + n - 1) / n = q
  generalize (i * 2 ^ 64 + n - 1) % n = r at hmod ⊢
  generalize 2 ^ 64 / n = q'
  generalize 2 ^ 64 % n = r'
  refine ⟨if n ≤ r + r' then 1 else 0, ?_, ?_, ?_⟩ <;> split <;> omega

theorem ceil_eq {n : Nat} (hn : 0 < n) (x : Nat) :
    (x + n - 1) / n = x / n + if x % n = 0 then 0 else 1 := by
  have hmod := Nat.mod_lt x hn
  have hpred : (n - 1) / n = 0 := Nat.div_eq_of_lt (by omega)
  rw [show x + n - 1 = x + (n - 1) by omega, Nat.add_div hn, hpred,
    Nat.mod_eq_of_lt (a := n - 1) (by omega)]
  split <;> split <;> omega

/-- **Claim.** The number of words that choose one of `n` branches is `2^64 / n`, rounded down or
up. -/
theorem preimages_eq_or {n i : Nat} (hi : i < n) :
    preimages n i = 2 ^ 64 / n ∨ preimages n i = (2 ^ 64 + n - 1) / n := by
  obtain ⟨c, hc, h, hzero⟩ := exists_preimages_eq hi
  rw [h, ceil_eq (Nat.zero_lt_of_lt hi)]
  split <;> omega

/-- **Claim.** Among a power of two up to `2^64`, every branch is chosen by exactly as many
words. -/
theorem preimages_two_pow {k i : Nat} (hk : k ≤ 64) (hi : i < 2 ^ k) :
    preimages (2 ^ k) i = 2 ^ (64 - k) := by
  obtain ⟨c, -, h, hzero⟩ := exists_preimages_eq hi
  rw [h, hzero (Nat.mod_eq_zero_of_dvd (Nat.pow_dvd_pow 2 hk)), Nat.pow_div hk Nat.two_pos]
  rfl

/-- A number of parts of `N` that is off `w N / n` by less than one. -/
theorem abs_div_sub_div_lt {m w n N : Rat} (hN : 0 < N) (hn : 0 < n) (h₁ : m * n < w * N + n)
    (h₂ : w * N < m * n + n) : abs (m / N - w / n) < 1 / N := by
  have hx : 0 < N⁻¹ := Rat.inv_pos.mpr hN
  have hy : 0 < n⁻¹ := Rat.inv_pos.mpr hn
  have hNx : N * N⁻¹ = 1 := Rat.mul_inv_cancel N (Rat.ne_of_gt hN)
  have hny : n * n⁻¹ = 1 := Rat.mul_inv_cancel n (Rat.ne_of_gt hn)
  simp only [Rat.div_def, Rat.one_mul]
  generalize N⁻¹ = x at *
  generalize n⁻¹ = y at *
  have h₁ := Rat.mul_lt_mul_of_pos_right h₁ (Rat.mul_pos hx hy)
  have h₂ := Rat.mul_lt_mul_of_pos_right h₂ (Rat.mul_pos hx hy)
  have hm : m * n * (x * y) = m * x := by grind
  have hN' : w * N * (x * y) = w * y := by grind
  have hn' : n * (x * y) = x := by grind
  rw [Rat.add_mul, hm, hN', hn'] at h₁ h₂
  unfold abs; rw [Rat.max_def]; split <;> grind

/-- **Claim.** The share of the words that choose one of `n` branches differs from `1 / n` by less
than `1 / 2^64`. -/
theorem abs_preimages_sub_lt {n i : Nat} (hi : i < n) :
    abs ((preimages n i : Rat) / 2 ^ 64 - 1 / (n : Rat)) < 1 / 2 ^ 64 := by
  have hn : 0 < n := Nat.zero_lt_of_lt hi
  obtain ⟨c, hc, h, hzero⟩ := exists_preimages_eq hi
  have hdiv := Nat.div_add_mod (2 ^ 64) n
  have hmod := Nat.mod_lt (2 ^ 64) hn
  have hnat : preimages n i * n < 2 ^ 64 + n ∧ 2 ^ 64 < preimages n i * n + n := by
    rw [h, Nat.add_mul, Nat.mul_comm (2 ^ 64 / n)]
    have : c = 0 ∨ c = 1 := by omega
    rcases this with rfl | rfl <;> omega
  generalize preimages n i = m at hnat ⊢
  refine abs_div_sub_div_lt (by decide) (Rat.natCast_pos.mpr hn) ?_ ?_ <;> rw [Rat.one_mul]
  · exact_mod_cast hnat.1
  · exact_mod_cast hnat.2

end Spec.MDP.Random
