module

public import Spec.MDP.Random
public import Spec.MDP.Word
public import Spec.Word.Mask
public import Spec.Word.Number

/-!
# The recommender on machine words

A user is a word: four bits for each product, the first product lowest, say how many of its features
the user likes. Up to `16` products of up to `7` features fit. Sets of products have a bit for each.

Everything here is `@[inline]`. `Spec.Recommender.Refinement` proves that it computes exactly the
specification, so a reader who wants to know *what* a step is never needs these files.

## Main definitions

* `Params`, `Params.valid`: the parameters, and which of them a kernel accepts.
* `State`: the words of a state.
* `product`: the product of an action.
* `Params.numerator`, `Params.buys`: the probability of a purchase, and whether there is one.
-/

@[expose] public section

namespace Spec.Recommender.Machine

open Spec.MDP
open Spec.MDP.Word (bit clamp)
open Spec.Word (when)

/-- The parameters as words. -/
structure Params where
  /-- The number of products. -/
  numProducts : UInt32
  /-- The number of features of each product. -/
  featuresPerProduct : UInt32
  /-- The number of steps that are counted. -/
  horizon : UInt32
  /-- The denominator of the probabilities of a purchase. -/
  denominator : UInt32
  /-- The numerator where no feature is liked. -/
  n0 : UInt32
  /-- The numerator for one liked feature. -/
  n1 : UInt32
  /-- The numerator for two liked features. -/
  n2 : UInt32
  /-- The numerator for three liked features. -/
  n3 : UInt32
  /-- The numerator for four liked features. -/
  n4 : UInt32
  /-- The numerator for five liked features. -/
  n5 : UInt32
  /-- The numerator for six liked features. -/
  n6 : UInt32
  /-- The numerator for seven liked features. -/
  n7 : UInt32
deriving DecidableEq, Repr

/-- The value of a function of the words of the parameters. -/
abbrev Params.on {R : Type} (p : Params) (f : UInt32 → UInt32 → UInt32 → UInt32 → UInt32 → UInt32 →
    UInt32 → UInt32 → UInt32 → UInt32 → UInt32 → UInt32 → R) : R :=
  f p.numProducts p.featuresPerProduct p.horizon p.denominator p.n0 p.n1 p.n2 p.n3 p.n4 p.n5 p.n6
    p.n7

/-- A state as words. -/
structure State where
  /-- The user. -/
  user : UInt64
  /-- The products that have been recommended, one bit each. -/
  recommended : UInt64
  /-- The products that have been bought, one bit each. -/
  bought : UInt64
  /-- Twice the last product, and `1` more if it was bought; twice the number of products for none.
  -/
  last : UInt64
  /-- The number of steps, as far as they are counted. -/
  time : UInt64
deriving DecidableEq, Repr

/-- The value of a function of the words of a state. -/
abbrev State.on {R : Type} (w : State) (f : UInt64 → UInt64 → UInt64 → UInt64 → UInt64 → R) : R :=
  f w.user w.recommended w.bought w.last w.time

/-- The product of an action: any word that is no action counts as product `0`. -/
@[inline] def product (numProducts action : UInt32) : UInt64 := (clamp numProducts action).toUInt64

/-- How many features of a product a user likes. -/
@[inline] def affinity (user x : UInt64) : UInt64 := (user >>> (4 * x)) &&& 15

namespace Params

/-- A numerator is at most the denominator, and `0` where a product does not have so many features.
-/
@[inline] def fits (p : Params) (j n : UInt32) : UInt32 :=
  bit (n.toUInt64 ≤ when (j ≤ p.featuresPerProduct) p.denominator.toUInt64)

/-- Between `1` and `16` products of `1` to `7` features, a horizon and a denominator of `1` to
`2^31 - 1`, and probabilities. -/
@[inline] def valid (p : Params) : Bool :=
  bit (p.numProducts - 1 < 16) &&& bit (p.featuresPerProduct - 1 < 7) &&&
    bit (p.horizon - 1 < 0x7fffffff) &&& bit (p.denominator - 1 < 0x7fffffff) &&&
    p.fits 0 p.n0 &&& p.fits 1 p.n1 &&& p.fits 2 p.n2 &&& p.fits 3 p.n3 &&&
    p.fits 4 p.n4 &&& p.fits 5 p.n5 &&& p.fits 6 p.n6 &&& p.fits 7 p.n7 == 1

/-- The numerator of the probability of a purchase, by the number of liked features. -/
@[inline] def numerator (p : Params) (j : UInt64) : UInt64 :=
  when (j = 0) p.n0.toUInt64 ||| when (j = 1) p.n1.toUInt64 ||| when (j = 2) p.n2.toUInt64 |||
    when (j = 3) p.n3.toUInt64 ||| when (j = 4) p.n4.toUInt64 ||| when (j = 5) p.n5.toUInt64 |||
    when (j = 6) p.n6.toUInt64 ||| when (j = 7) p.n7.toUInt64

/-- Whether a user buys the product of an action: `1` or `0`. -/
@[inline] def buys (p : Params) (user : UInt64) (action : UInt32) (noise : UInt64) : UInt64 :=
  (bit ((Random.index p.denominator noise).toUInt64 <
    p.numerator (affinity user (product p.numProducts action)))).toUInt64

/-- Whether the words of a state but the user are in their ranges. -/
@[inline] def rest (p : Params) (recommended bought last time : UInt64) : Bool :=
  bit (recommended >>> p.numProducts.toUInt64 = 0) &&&
    bit (bought >>> p.numProducts.toUInt64 = 0) &&&
    bit (last ≤ 2 * p.numProducts.toUInt64) &&& bit (time ≤ p.horizon.toUInt64) == 1

end Params

end Spec.Recommender.Machine
