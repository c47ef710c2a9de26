module

/-!
# Random words

The random numbers of every kernel: SplitMix64, used with a counter instead of a state. A seed gives
a key, and word `t` of the stream is a function of the key and of `t`, so that any word of any lane
is at hand at once. All arithmetic is modulo `2^64`.

Everything here is `@[inline]`, scalar and without a branch, for use in kernels. That the words of a
stream look random is an assumption; what is proved of these functions is in `Random.SplitMix` and
`Random.Index`, and `Random.Sample` and `Random.Law` connect words with draws.

## Main definitions

* `mix64`: the finalizer of SplitMix64.
* `key`, `word`: the key of a seed, and word `t` of the stream with a key.
* `index n u`: a choice among `0, …, n - 1` made by the word `u`.

## Main statements

* `word_vectors`: the test vectors.
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

/-- The stream agrees with the test vectors: the keys of the seeds `0`, `7`, `2^64 - 1` and
`20261121`, and five words of their streams, are as specified. -/
theorem word_vectors :
    (key 0 = 0xe220a8397b1dcdaf ∧ word (key 0) 0 = 0xa706dd2f4d197e6f) ∧
      word (key 0) 1 = 0xb382a305f4414f5e ∧
      (key 7 = 0x63cbe1e459320dd7 ∧ word (key 7) 0 = 0xb8b4c2977eabce45) ∧
      (key (-1) = 0xe4d971771b652c20 ∧ word (key (-1)) 5 = 0x276ebc0e52f41c24) ∧
      (key 20261121 = 0x2b33382f5ddf9d68 ∧ word (key 20261121) 1000 = 0xd2a3868de8855ebc) := by
  decide

end Spec.MDP.Random
