module

public import Spec.MDP.Env

/-!
# Fishing

A stock of fish grows logistically, and every step a quota is harvested from it. Stocks, growth and
harvests are whole numbers of *units*, `10^6` of them to the carrying capacity `K`, so that every
state is exact; the growth is the real growth rounded down. The stock is kept within `0 … 2K`, the
reward is the harvest as a share of `K`, and an extinct stock ends the episode.

With `growthFirst` the harvest is taken from the stock while it grows: the fishing task of
Lapeyrolerie et al., *Deep Reinforcement Learning for Conservation Decisions* (2021), appendix C.
With `harvestFirst` what escapes the harvest grows: the package `gym_fishing` of the same authors.
The noise is binomial instead of normal, so that every probability is rational.

## Main definitions

* `capacity`, `Stock`: the units, and the numbers of them that a stock can be.
* `Fishing`: growth rate, noise, order and start.
* `growth`, `shock`, `deviate`: the growth of a stock, and its random change.
* `Fishing.step`: the transition, its reward and its flags.
* `Fishing.run`, `Fishing.totalHarvest`: the stock after a list of quotas without noise, and what
  was harvested.
-/

@[expose] public section

namespace Spec

open Spec.MDP (StepResult)

namespace Fishing

/-- The carrying capacity `K` in units. -/
@[inline] def capacity : Nat := 1000000

/-- A stock in units: from `0` to twice the carrying capacity. -/
abbrev Stock := Fin (2 * capacity + 1)

/-- What happens first in a step. -/
inductive Order where
  /-- The whole stock grows, and the harvest is taken from it. -/
  | growthFirst
  /-- The harvest is taken, and what is left grows. -/
  | harvestFirst
deriving DecidableEq, Repr

end Fishing

open Fishing in
/-- A fishery. -/
structure Fishing where
  /-- The numerator of the growth rate `r`. -/
  growthNum : Nat
  /-- The denominator of the growth rate `r`. -/
  growthDen : Nat
  /-- The numerator of the standard deviation `σ` of the noise; `0` for none. -/
  noiseNum : Nat
  /-- The denominator of the standard deviation `σ` of the noise. -/
  noiseDen : Nat
  /-- What happens first in a step. -/
  order : Order
  /-- Where every episode starts. -/
  start : Stock

namespace Fishing

/-- The stock nearest to a number of units. -/
def clip (x : Int) : Stock := ⟨min x.toNat (2 * capacity), by omega⟩

/-- What a quota yields: no more than there is. -/
def harvest (s : Stock) (quota : Nat) : Nat := min quota s.val

/-- The deviate that sixteen equally likely branches give: the number of ones among the four bits of
the branch, less `2`. -/
def deviate (i : Fin 16) : Int :=
  (i.val % 2 + i.val / 2 % 2 + i.val / 4 % 2 + i.val / 8 % 2 : Nat) - 2

variable (F : Fishing)

/-- The logistic growth `r y (1 - y / K)` of `y` units, rounded down. -/
def growth (y : Int) : Int :=
  F.growthNum * y * (capacity - y) / (F.growthDen * capacity : Nat)

/-- The random change `σ ξ y` of `y` units for the deviate `ξ`, rounded down. -/
def shock (y ξ : Int) : Int := y * F.noiseNum * ξ / F.noiseDen

/-- The part of the stock that grows: all of it, or what escapes the harvest. -/
def breeding (s : Stock) (quota : Nat) : Nat :=
  match F.order with
  | .growthFirst => s.val
  | .harvestFirst => s.val - harvest s quota

/-- The units after a step, before they are clipped: the stock less the harvest, plus the growth and
the random change of what breeds. -/
def balance (s : Stock) (quota : Nat) (ξ : Int) : Int :=
  s.val - harvest s quota + growth F (breeding F s quota) + shock F (breeding F s quota) ξ

/-- The stock after a step. -/
def next (s : Stock) (quota : Nat) (ξ : Int) : Stock := clip (balance F s quota ξ)

/-- One step with the deviate `ξ`. A quota above the stock yields the stock. The reward is the
harvest as a share of the carrying capacity, and the step ends the episode when nothing is left. -/
def step (s : Stock) (quota : Nat) (ξ : Int) : StepResult Stock where
  state := next F s quota ξ
  reward := harvest s quota / capacity
  terminated := decide ((next F s quota ξ).val = 0)
  truncated := false

/-- The stock after a list of quotas, without noise. -/
def run (s : Stock) : List Nat → Stock
  | [] => s
  | q :: qs => run (next F s q 0) qs

/-- The units that a list of quotas yields, without noise. -/
def totalHarvest (s : Stock) : List Nat → Nat
  | [] => 0
  | q :: qs => harvest s q + totalHarvest (next F s q 0) qs

end Fishing

end Spec
