module

/-!
# Random words

The random numbers of every kernel: SplitMix64, used with a counter instead of a state. A seed gives
a key, and word `t` of the stream is a function of the key and of `t`, so that any word of any lane
is at hand at once. All arithmetic is modulo `2^64`.

What kernels use is `@[inline]`, scalar and without a branch. That the words of a stream look random
is an assumption; `Random.Index` is about the choice that a word makes, and `Random.Sample` and
`Random.Law` connect words with draws.

Each of the five operations of `mix64` can be undone: the exclusive or of a word with itself shifted
to the right, and the product with an odd number. So `mix64` is a bijection, and neither two seeds
share a key nor two places of a stream a word.

## Main definitions

* `mix64`: the finalizer of SplitMix64.
* `key`, `word`: the key of a seed, and word `t` of the stream with a key.
* `index n u`: a choice among `0, …, n - 1` made by the word `u`.
* `unmix64`: the inverse of `mix64`.

## Main statements

* `word_vectors`: the test vectors.
* `mix64_bijective`: `mix64` is a bijection.
* `key_inj`, `word_inj`: seeds have distinct keys, and the words of a stream are distinct.
-/

@[expose] public section

namespace Spec.MDP.Random

/-- The finalizer of SplitMix64. -/
@[inline] def mix64 (z : UInt64) : UInt64 :=
  let z := (z ^^^ (z >>> 30)) * 0xbf58476d1ce4e5b9
  let z := (z ^^^ (z >>> 27)) * 0x94d049bb133111eb
  z ^^^ (z >>> 31)

/-- The increment of SplitMix64: the odd number nearest to `2^64` over the golden ratio. -/
@[inline] def gamma : UInt64 := 0x9e3779b97f4a7c15

/-- The key of the stream of a seed. -/
@[inline] def key (seed : UInt64) : UInt64 := mix64 (seed + gamma)

/-- Word `t` of the stream with this key, from `t = 0`. -/
@[inline] def word (key t : UInt64) : UInt64 := mix64 (key + (t + 1) * gamma)

/-- The number below `n` that the word `u` chooses: the upper word of the product `u * n`, computed
from the halves of `u` so that nothing overflows. -/
@[inline] def index (n : UInt32) (u : UInt64) : UInt32 :=
  (((u >>> 32) * n.toUInt64 + (((u &&& 0xffffffff) * n.toUInt64) >>> 32)) >>> 32).toUInt32

/-- **Claim.** The stream agrees with the test vectors: the keys of the seeds `0`, `7`, `2^64 - 1`
and `20261121`, and five words of their streams, are as specified. -/
theorem word_vectors :
    (key 0 = 0xe220a8397b1dcdaf ∧ word (key 0) 0 = 0xa706dd2f4d197e6f) ∧
      word (key 0) 1 = 0xb382a305f4414f5e ∧
      (key 7 = 0x63cbe1e459320dd7 ∧ word (key 7) 0 = 0xb8b4c2977eabce45) ∧
      (key (-1) = 0xe4d971771b652c20 ∧ word (key (-1)) 5 = 0x276ebc0e52f41c24) ∧
      (key 20261121 = 0x2b33382f5ddf9d68 ∧ word (key 20261121) 1000 = 0xd2a3868de8855ebc) := by
  decide

/-! ### SplitMix64 loses nothing -/

/-- The inverse of `mix64`. -/
@[inline] def unmix64 (z : UInt64) : UInt64 :=
  let z := (z ^^^ (z >>> 31) ^^^ (z >>> 62)) * 0x319642b2d24d8ec3
  let z := (z ^^^ (z >>> 27) ^^^ (z >>> 54)) * 0x96de1b173f119089
  z ^^^ (z >>> 30) ^^^ (z >>> 60)

/-- Two shifts to the right are one, and one by the whole word leaves nothing. -/
theorem shiftRight_shiftRight (z : UInt64) {a b : UInt64} (ha : a < 64) (hb : b < 64)
    (hab : a + b < 64) : z >>> a >>> b = z >>> (a + b) := by
  rw [UInt64.lt_iff_toNat_lt] at *
  change _ < 64 at ha; change _ < 64 at hb; change _ < 64 at hab
  have hsum : (a + b).toNat = a.toNat + b.toNat := by rw [UInt64.toNat_add]; omega
  rw [← UInt64.toNat_inj]
  simp only [UInt64.toNat_shiftRight, Nat.mod_eq_of_lt ha, Nat.mod_eq_of_lt hb,
    Nat.mod_eq_of_lt hab]
  rw [hsum, Nat.shiftRight_add]

theorem shiftRight_shiftRight_eq_zero (z : UInt64) {a b : UInt64} (ha : a < 64) (hb : b < 64)
    (hab : 64 ≤ a + b) : z >>> a >>> b = 0 := by
  rw [UInt64.lt_iff_toNat_lt] at ha hb
  rw [UInt64.le_iff_toNat_le] at hab
  change _ < 64 at ha; change _ < 64 at hb; change 64 ≤ _ at hab
  have hsum : (a + b).toNat = a.toNat + b.toNat := by rw [UInt64.toNat_add]; omega
  rw [← UInt64.toNat_inj, UInt64.toNat_shiftRight, UInt64.toNat_shiftRight, Nat.mod_eq_of_lt ha,
    Nat.mod_eq_of_lt hb, ← Nat.shiftRight_add, ← hsum]
  exact Nat.shiftRight_eq_zero _ _
    (Nat.lt_of_lt_of_le z.toNat_lt (Nat.pow_le_pow_right Nat.two_pos hab))

/-- A shift by at least a third of the word is undone by shifting once and twice as far. -/
theorem xor_shiftRight_cancel (z : UInt64) {a b : UInt64} (ha : a < 64) (hb : b = a + a)
    (hb' : b < 64) (hab : 64 ≤ a + b) :
    (z ^^^ (z >>> a)) ^^^ ((z ^^^ (z >>> a)) >>> a) ^^^ ((z ^^^ (z >>> a)) >>> b) = z := by
  subst hb
  simp only [UInt64.shiftRight_xor, shiftRight_shiftRight z ha ha hb',
    shiftRight_shiftRight_eq_zero z ha hb' hab, UInt64.xor_zero]
  generalize z >>> (a + a) = y
  generalize z >>> a = x
  calc
    z ^^^ x ^^^ (x ^^^ y) ^^^ y = z ^^^ ((x ^^^ x) ^^^ (y ^^^ y)) := by ac_rfl
    _ = z := by simp only [UInt64.xor_self, UInt64.xor_zero]

theorem shiftRight_xor_cancel (z : UInt64) {a b : UInt64} (ha : a < 64) (hb : b = a + a)
    (hb' : b < 64) (hab : 64 ≤ a + b) :
    (z ^^^ (z >>> a) ^^^ (z >>> b)) ^^^ ((z ^^^ (z >>> a) ^^^ (z >>> b)) >>> a) = z := by
  have hba : 64 ≤ b + a := by rwa [UInt64.add_comm]
  have h := xor_shiftRight_cancel z ha hb hb' hab
  simp only [UInt64.shiftRight_xor] at h ⊢
  subst hb
  simp only [shiftRight_shiftRight z ha ha hb', shiftRight_shiftRight_eq_zero z ha hb' hab,
    shiftRight_shiftRight_eq_zero z hb' ha hba] at h ⊢
  generalize z >>> (a + a) = y at h ⊢
  generalize z >>> a = x at h ⊢
  rw [UInt64.xor_zero] at h ⊢
  calc
    z ^^^ x ^^^ y ^^^ (x ^^^ y) = z ^^^ x ^^^ (x ^^^ y) ^^^ y := by ac_rfl
    _ = z := h

/-- The product with a number that has an inverse is undone by the product with the inverse. -/
theorem mul_mul_cancel {a b : UInt64} (h : a * b = 1) (z : UInt64) : z * a * b = z := by
  rw [UInt64.mul_assoc, h, UInt64.mul_one]

theorem unmix64_mix64 (z : UInt64) : unmix64 (mix64 z) = z := by
  simp only [unmix64, mix64]
  rw [xor_shiftRight_cancel _ (by decide) (by decide) (by decide) (by decide),
    mul_mul_cancel (by decide),
    xor_shiftRight_cancel _ (by decide) (by decide) (by decide) (by decide),
    mul_mul_cancel (by decide),
    xor_shiftRight_cancel _ (by decide) (by decide) (by decide) (by decide)]

theorem mix64_unmix64 (z : UInt64) : mix64 (unmix64 z) = z := by
  simp only [unmix64, mix64]
  rw [shiftRight_xor_cancel _ (by decide) (by decide) (by decide) (by decide),
    mul_mul_cancel (by decide),
    shiftRight_xor_cancel _ (by decide) (by decide) (by decide) (by decide),
    mul_mul_cancel (by decide),
    shiftRight_xor_cancel _ (by decide) (by decide) (by decide) (by decide)]

/-- **Claim.** The finalizer of SplitMix64 is a bijection of the words, and its inverse is known. -/
theorem mix64_bijective : (∀ z, unmix64 (mix64 z) = z) ∧ ∀ z, mix64 (unmix64 z) = z :=
  ⟨unmix64_mix64, mix64_unmix64⟩

theorem mix64_inj {y z : UInt64} : mix64 y = mix64 z ↔ y = z :=
  ⟨fun h => by rw [← unmix64_mix64 y, h, unmix64_mix64], congrArg mix64⟩

/-- **Claim.** Two seeds below `2^64` have the same key only when they are equal. -/
theorem key_inj {seed seed' : UInt64} : key seed = key seed' ↔ seed = seed' := by
  rw [key, key, mix64_inj, UInt64.add_left_inj]

/-- **Claim.** The first `2^64` words of a stream are distinct. -/
theorem word_inj {k t t' : UInt64} : word k t = word k t' ↔ t = t' := by
  refine ⟨fun h => ?_, congrArg (word k)⟩
  rw [word, word, mix64_inj, UInt64.add_right_inj] at h
  have h := congrArg (· * (0xf1de83e19937733d : UInt64)) h
  simp only [mul_mul_cancel (show gamma * 0xf1de83e19937733d = 1 by decide)] at h
  exact (UInt64.add_left_inj 1).mp h

end Spec.MDP.Random
