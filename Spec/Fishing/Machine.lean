module

public import Spec.Word.Mask

/-!
# Fishing on machine words

The step of `Spec.Fishing.Basic` on 64-bit words without a branch: choices are made by masks, and a
negative number is a magnitude and a mask. To divide by a parameter is to multiply by a reciprocal
that depends on the parameters only (`Spec.MDP.Reciprocal`), so that a loop over stocks divides
before it starts. `Spec.Fishing.Refinement` proves that this computes exactly the specification, so
a reader who wants to know *what* a step is never needs this file.

Every function is total. A stock above `2K` reads as `2K`, and the harvest is never above the stock.

A number `x` with a mask `m`, which is `0` or all ones, stands for `x` or for `-x`.

## Main definitions

* `quotient`, `smallQuotient`: quotients without a division of what changes from step to step.
* `Params`: the words of a fishery.
* `Params.valid`: the parameters that a kernel accepts.
* `step`, `harvest`, `clamp`: the transition, its reward in units, and the stock that a word means.
-/

@[expose] public section

namespace Spec.Fishing.Machine

open Spec.MDP.Word (bit)
open Spec.Word (mask when)

/-- The carrying capacity in units. -/
@[inline] def capacity : UInt64 := 1000000

/-- The smaller of two words. -/
@[inline] def least (x y : UInt64) : UInt64 := y ^^^ ((x ^^^ y) &&& mask (x < y))

/-- `x`, or `-x` in two's complement when the mask is all ones. -/
@[inline] def signed (m x : UInt64) : UInt64 := (x ^^^ m) - m

/-- `d` when it lies between `1` and `2^20`; never `0`, so a compiler may divide before a loop. -/
@[inline] def divisor (d : UInt64) : UInt64 := ((d - 1) &&& 0xfffff) + 1

/-- The quotient of `n x`, or of `-n x` when the mask is all ones, by `d`, rounded down. Only words
that do not depend on `x` are divided. The estimate is right or one less. -/
@[inline] def quotient (m n x d : UInt64) : UInt64 :=
  let q := ((x >>> 1) * (n * 0x20000000000 / d) + (m &&& 0xffffe00000)) >>> 40
  signed m (q + (bit (d ≤ n * x + (m &&& (d - 1)) - q * d)).toUInt64)

/-- The same for small numbers, whose estimate is right. -/
@[inline] def smallQuotient (m n x d : UInt64) : UInt64 :=
  let r := (n * 0x40000000000 + (d - 1)) / d
  signed m ((x * r + (m &&& (0x40000000000 - 0x40000000000 / d))) >>> 42)

/-- A number in two's complement, clipped to `0 … 2K`. -/
@[inline] def clip (x : UInt64) : UInt64 :=
  least (when (x < 0x8000000000000000) x) (2 * capacity)

/-- Bit `k` of a word. -/
@[inline] def bitAt (x k : UInt64) : UInt64 := (x >>> k) &&& 1

/-- The number of ones among the four upper bits of a random word. -/
@[inline] def ones (noise : UInt64) : UInt64 :=
  bitAt noise 60 + bitAt noise 61 + bitAt noise 62 + bitAt noise 63

/-- The parameters of a fishery as words. -/
structure Params where
  /-- The numerator of the growth rate. -/
  growthNum : UInt32
  /-- The denominator of the growth rate. -/
  growthDen : UInt32
  /-- The numerator of the standard deviation of the noise. -/
  noiseNum : UInt32
  /-- The denominator of the standard deviation of the noise. -/
  noiseDen : UInt32
  /-- What happens first: `0` the growth, `1` the harvest. -/
  order : UInt32
  /-- Where every episode starts. -/
  start : UInt32
deriving DecidableEq, Repr

/-- The value of a function of the words of the parameters. -/
abbrev Params.on {R : Type} (p : Params) (f : UInt32 → UInt32 → UInt32 → UInt32 → UInt32 → UInt32 →
    R) : R :=
  f p.growthNum p.growthDen p.noiseNum p.noiseDen p.order p.start

/-- The stock that a state word means: at most `2K`. -/
@[inline] def clamp (stock : UInt32) : UInt64 := least stock.toUInt64 (2 * capacity)

/-- What a quota yields: no more than there is. -/
@[inline] def harvest (stock quota : UInt32) : UInt64 := least quota.toUInt64 (clamp stock)

namespace Params

/-- Denominators between `1` and `10^6`, a growth rate up to `5`, a standard deviation up to `1`,
one of the two orders, and a start up to `2K`. -/
@[inline] def valid (p : Params) : Bool :=
  bit (p.growthDen - 1 < 1000000) &&& bit (p.growthNum ≤ 5 * p.growthDen) &&&
    bit (p.noiseDen - 1 < 1000000) &&& bit (p.noiseNum ≤ p.noiseDen) &&&
    bit (p.order ≤ 1) &&& bit (p.start ≤ 2000000) == 1

/-- The growth of `y` units, in two's complement. -/
@[inline] def growth (p : Params) (y : UInt64) : UInt64 :=
  let m := mask (capacity < y)
  quotient m p.growthNum.toUInt64 (y * signed m (capacity - y))
    (divisor p.growthDen.toUInt64 * capacity)

/-- The random change of `y` units, in two's complement. -/
@[inline] def shock (p : Params) (y noise : UInt64) : UInt64 :=
  let m := mask (ones noise < 2)
  smallQuotient m p.noiseNum.toUInt64 (y * signed m (ones noise - 2))
    (divisor p.noiseDen.toUInt64)

/-- The next stock. -/
@[inline] def step (p : Params) (stock quota : UInt32) (noise : UInt64) : UInt32 :=
  let s := clamp stock
  let h := harvest stock quota
  let y := s - when (p.order ≠ 0) h
  (clip (s - h + p.growth y + p.shock y noise)).toUInt32

end Params

end Spec.Fishing.Machine
