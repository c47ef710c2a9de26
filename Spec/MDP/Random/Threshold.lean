module

public import Spec.MDP.Random.Law
public import Spec.MDP.Weighted

/-!
# Weighted draws by thresholds

A weighted draw with total weight `W`, sampled by one word `u`, yields outcome `i` exactly where
`T i ≤ u < T (i + 1)`, with the thresholds `T i = ⌈2^64 C / W⌉` of the weight `C` before `i`. So a
kernel that compares `u` with stored thresholds samples the draw, without a product of 128 bits. The
words that choose an outcome are an interval, whose share of all words is off its probability by
less than one word in `2^64`.

## Main definitions

* `Random.threshold W C`: the first word that chooses a number from `C` on below `W`.
* `Draw.weightBefore w i`: the sum of the weights before `i`.
* `Draw.wordsOf w i`: how many words choose outcome `i`.

## Main statements

* `Draw.sample_weighted`: the outcome whose thresholds a word lies between is the sample.
* `Draw.wordsOf_eq`: the words that choose an outcome are those between its thresholds.
* `Draw.abs_wordsOf_sub_lt`: their share is off the probability by less than `1 / 2^64`.
* `Draw.wordsOf_eq_of_dvd`: it is the probability where the total divides `2^64`.
* `Draw.wordsOf_pos`: an outcome with weight `w` has a word where `W ≤ 2^64 w`.
-/

@[expose] public section

namespace Spec.MDP

namespace Random

/-- The first word `u` with `C ≤ ⌊u W / 2^64⌋`, which is `⌈2^64 C / W⌉`; it is `2^64`, which no word
is, for `C = W`. -/
def threshold (W C : Nat) : Nat := (C * 2 ^ 64 + W - 1) / W

/-- A word chooses a number from `C` on exactly when it is not below the threshold. -/
theorem threshold_le_iff {W : Nat} (hW : 0 < W) (C u : Nat) :
    threshold W C ≤ u ↔ C ≤ u * W / 2 ^ 64 := by
  rw [threshold, ceil_le_iff hW, Nat.le_div_iff_mul_le (Nat.two_pow_pos 64)]

theorem threshold_zero {W : Nat} (hW : 0 < W) : threshold W 0 = 0 :=
  Nat.le_zero.mp ((threshold_le_iff hW 0 0).mpr (Nat.zero_le _))

theorem threshold_self {W : Nat} (hW : 0 < W) : threshold W W = 2 ^ 64 := by
  rw [threshold, ceil_eq hW, Nat.mul_mod_right, if_pos rfl, Nat.mul_div_cancel_left _ hW,
    Nat.add_zero]

theorem threshold_mono {W C C' : Nat} (h : C ≤ C') : threshold W C ≤ threshold W C' :=
  Nat.div_le_div_right (by have := Nat.mul_le_mul_right (2 ^ 64) h; omega)

/-- Of `2^64` parts the threshold of `C` is `C` itself. -/
theorem threshold_two_pow (C : Nat) : threshold (2 ^ 64) C = C := by
  rw [threshold, ceil_eq (Nat.two_pow_pos 64), Nat.mul_mod_left, if_pos rfl,
    Nat.mul_div_cancel _ (Nat.two_pow_pos 64), Nat.add_zero]

/-- A threshold, times the total, is `2^64 C` or more of it by less than the total. -/
theorem threshold_mul_between {W : Nat} (hW : 0 < W) (C : Nat) :
    C * 2 ^ 64 ≤ threshold W C * W ∧ threshold W C * W < C * 2 ^ 64 + W := by
  have h := Nat.div_add_mod (C * 2 ^ 64 + W - 1) W
  have hmod := Nat.mod_lt (C * 2 ^ 64 + W - 1) hW
  rw [threshold, Nat.mul_comm _ W]
  omega

end Random

namespace Draw

variable {α : Type} {n : Nat}

/-! ### The weight before an outcome -/

/-- The sum of the weights of the outcomes before `i`, and of all of them from `i = n` on. -/
def weightBefore (w : Fin n → Nat) : Nat → Nat
  | 0 => 0
  | i + 1 => weightBefore w i + if h : i < n then w ⟨i, h⟩ else 0

theorem weightBefore_succ (w : Fin n → Nat) (i : Fin n) :
    weightBefore w (i.val + 1) = weightBefore w i.val + w i := by
  rw [weightBefore, dif_pos i.isLt]

theorem weightBefore_mono (w : Fin n → Nat) {i j : Nat} (h : i ≤ j) :
    weightBefore w i ≤ weightBefore w j := by
  induction h with
  | refl => exact Nat.le_refl _
  | step _ ih => exact Nat.le_trans ih (Nat.le_add_right _ _)

theorem weightBefore_castSucc (w : Fin (n + 1) → Nat) {i : Nat} (h : i ≤ n) :
    weightBefore (fun j : Fin n => w ⟨j.val, by omega⟩) i = weightBefore w i := by
  induction i with
  | zero => rfl
  | succ i ih =>
    rw [weightBefore, weightBefore, ih (by omega), dif_pos (by omega), dif_pos (by omega)]

/-- The weight before the end is the total weight. -/
theorem weightBefore_self (w : Fin n → Nat) : weightBefore w n = totalWeight n w := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [weightBefore, dif_pos (Nat.lt_succ_self n), ← weightBefore_castSucc w (Nat.le_refl n), ih,
      totalWeight]

/-! ### The outcome that a number owns -/

theorem weightBefore_pick {w : Fin n → Nat} {k : Nat} (h : k < totalWeight n w) :
    weightBefore w (pick n w k) ≤ k ∧ k < weightBefore w (pick n w k + 1) := by
  induction n with
  | zero => exact absurd h (Nat.not_lt_zero k)
  | succ n ih =>
    rw [pick]
    split
    · next hk =>
      have hp := pick_lt hk
      have hi := ih hk
      rwa [weightBefore_castSucc w (by omega), weightBefore_castSucc w (by omega)] at hi
    · next hk =>
      rw [weightBefore_self w, ← weightBefore_castSucc w (Nat.le_refl n), weightBefore_self]
      exact ⟨Nat.not_lt.mp hk, h⟩

/-- A number belongs to the outcome whose weights it lies between. -/
theorem pick_eq_iff {w : Fin n → Nat} {k : Nat} (h : k < totalWeight n w) (i : Nat) :
    pick n w k = i ↔ weightBefore w i ≤ k ∧ k < weightBefore w (i + 1) := by
  have hp := weightBefore_pick h
  refine ⟨fun he => he ▸ hp, fun hi => Nat.le_antisymm ?_ ?_⟩ <;> refine Nat.not_lt.mp fun hlt => ?_
  · have := weightBefore_mono w (show i + 1 ≤ pick n w k from hlt)
    omega
  · have := weightBefore_mono w (show pick n w k + 1 ≤ i from hlt)
    omega

/-! ### The outcome that a word chooses -/

/-- The first word that chooses outcome `i`, or one after it. -/
def threshold (w : Fin n → Nat) (i : Nat) : Nat :=
  Random.threshold (totalWeight n w) (weightBefore w i)

theorem threshold_zero {w : Fin n → Nat} (h : 0 < totalWeight n w) : threshold w 0 = 0 :=
  Random.threshold_zero h

theorem threshold_self {w : Fin n → Nat} (h : 0 < totalWeight n w) : threshold w n = 2 ^ 64 := by
  rw [threshold, weightBefore_self, Random.threshold_self h]

theorem threshold_mono (w : Fin n → Nat) {i j : Nat} (h : i ≤ j) :
    threshold w i ≤ threshold w j :=
  Random.threshold_mono (weightBefore_mono w h)

/-- A word `u` whose number `⌊u W / 2^64⌋` belongs to outcome `i` lies between the thresholds of
`i`. -/
theorem pick_scaled_eq_iff {w : Fin n → Nat} (h : 0 < totalWeight n w) {u : Nat} (hu : u < 2 ^ 64)
    (i : Nat) : pick n w (u * totalWeight n w / 2 ^ 64) = i ↔
      threshold w i ≤ u ∧ u < threshold w (i + 1) := by
  rw [pick_eq_iff (Random.mul_div_lt h hu), ← Nat.not_le, ← Nat.not_le, threshold, threshold,
    Random.threshold_le_iff h, Random.threshold_le_iff h]

/-- **Claim.** A weighted draw, sampled by one word, yields the outcome whose thresholds the word
lies between: `⌈2^64 C / W⌉ ≤ u < ⌈2^64 (C + w) / W⌉`, where `w` is its weight, `C` the sum of the
weights before it and `W` that of all. -/
theorem sample_weighted {w : Fin n → Nat} (a : Fin n → α) (h : 0 < totalWeight n w) {u : UInt64}
    {i : Fin n} (hlow : threshold w i ≤ u.toNat) (hhigh : u.toNat < threshold w (i + 1)) :
    (weighted w a h).sample [u] = a i := by
  have hp := (pick_scaled_eq_iff h u.toNat_lt i.val).mpr ⟨hlow, hhigh⟩
  rw [weighted, sample_uniform_cons, sample_pure]
  refine congrArg a (Fin.ext ?_)
  rw [← hp]
  simp only [val_branch, Nat.sub_add_cancel (Nat.succ_le_of_lt h)]

/-! ### Counting the words -/

/-- How many words choose outcome `i` of a weighted draw. -/
def wordsOf (w : Fin n → Nat) (i : Nat) : Nat :=
  (List.range (2 ^ 64)).countP fun u => decide (pick n w (u * totalWeight n w / 2 ^ 64) = i)

/-- **Claim.** The words that choose an outcome are those between its thresholds. -/
theorem wordsOf_eq {w : Fin n → Nat} (h : 0 < totalWeight n w) (i : Fin n) :
    wordsOf w i = threshold w (i + 1) - threshold w i := by
  have hle : ∀ j ≤ n, threshold w j ≤ 2 ^ 64 := fun j hj =>
    threshold_self h ▸ threshold_mono w hj
  have hcount : wordsOf w i =
      (List.range (2 ^ 64)).countP fun u => decide (threshold w i ≤ u ∧ u < threshold w (i + 1)) :=
    List.countP_congr fun u hu => by
      rw [decide_eq_true_eq, decide_eq_true_eq,
        pick_scaled_eq_iff h (List.mem_range.mp hu)]
  rw [hcount, Random.countP_interval, Nat.min_eq_left (hle _ i.isLt),
    Nat.min_eq_left (hle _ (Nat.le_of_lt i.isLt))]

theorem wordsOf_mul_between {w : Fin n → Nat} (h : 0 < totalWeight n w) (i : Fin n) :
    wordsOf w i * totalWeight n w < w i * 2 ^ 64 + totalWeight n w ∧
      w i * 2 ^ 64 < wordsOf w i * totalWeight n w + totalWeight n w := by
  have hlow := Random.threshold_mul_between h (weightBefore w i)
  have hhigh := Random.threshold_mul_between h (weightBefore w (i + 1))
  have hmono := threshold_mono w (Nat.le_succ i.val)
  rw [wordsOf_eq h, Nat.sub_mul]
  have hle := Nat.mul_le_mul_right (totalWeight n w) hmono
  rw [weightBefore_succ, Nat.add_mul] at hhigh
  simp only [threshold, weightBefore_succ] at hle ⊢
  omega

/-- **Claim.** The share of the words that choose an outcome differs from its probability, its
weight over the total, by less than `1 / 2^64`. -/
theorem abs_wordsOf_sub_lt {w : Fin n → Nat} (h : 0 < totalWeight n w) (i : Fin n) :
    abs ((wordsOf w i : Rat) / 2 ^ 64 - w i / totalWeight n w) < 1 / 2 ^ 64 := by
  obtain ⟨h₁, h₂⟩ := wordsOf_mul_between h i
  exact Random.abs_div_sub_div_lt (by decide) (Rat.natCast_pos.mpr h) (by exact_mod_cast h₁)
    (by exact_mod_cast h₂)

/-- **Claim.** Where the total weight divides `2^64`, the words that choose an outcome are exactly
its share: `2^64 / W` words for each unit of weight. -/
theorem wordsOf_eq_of_dvd {w : Fin n → Nat} (h : 0 < totalWeight n w)
    (hd : totalWeight n w ∣ 2 ^ 64) (i : Fin n) :
    wordsOf w i = w i * (2 ^ 64 / totalWeight n w) := by
  obtain ⟨q, hq⟩ := hd
  have ht : ∀ C, Random.threshold (totalWeight n w) C = C * q := fun C => by
    rw [Random.threshold, Random.ceil_eq h, hq, Nat.mul_left_comm, Nat.mul_mod_right, if_pos rfl,
      Nat.mul_div_cancel_left _ h, Nat.add_zero]
  rw [wordsOf_eq h, threshold, threshold, ht, ht, weightBefore_succ, ← Nat.sub_mul,
    Nat.add_sub_cancel_left, hq, Nat.mul_div_cancel_left _ h]

/-- **Claim.** An outcome of which `2^64` times the weight is at least the total has a word. -/
theorem wordsOf_pos {w : Fin n → Nat} (h : 0 < totalWeight n w) {i : Fin n}
    (hi : totalWeight n w ≤ w i * 2 ^ 64) : 0 < wordsOf w i := by
  have hb := (wordsOf_mul_between h i).2
  refine Nat.pos_of_ne_zero fun h₀ => ?_
  rw [h₀, Nat.zero_mul, Nat.zero_add] at hb
  omega

end Draw

end Spec.MDP
