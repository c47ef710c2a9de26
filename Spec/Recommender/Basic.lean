module

public import Spec.MDP.Among
public import Spec.MDP.Env

/-!
# Recommender

A system recommends one of `n` products at each step, and the user buys it or passes. Products have
features, and the user likes some of these, which the system does not see: how likely a purchase is
depends on how many of the product's features the user likes. The reward is `1` for a purchase.

The environment is that of the publication of Afshar and Li, *DeLF: Designing Learning Environments
with Foundation Models* (2024), as its description asks for it.

What the system has to learn is the user, who stays the same over an episode. All that matters of
one is how many features of each product they like, so `Recommender` is stated for any type of users
with an `affinity`; `Catalogue.recommender` is the environment of products with features, where a
user is a set of liked features.

## Main definitions

* `Recommender`: the users, their affinities, the probabilities of a purchase and the horizon.
* `State`, `next`, `purchase`, `step`, `reset`: the transition.
* `Obs`, `toEnv`: what the system sees, and the environment.
* `Catalogue`: products with features; `likes`, `subsets`, `Catalogue.recommender`.
-/

@[expose] public noncomputable section

namespace Spec

open Spec.MDP (Draw Env StepResult)

/-- A recommender of `n` products of `k` features each, for users of type `U`. -/
structure Recommender (U : Type) (n k : Nat) where
  /-- The users, who are all equally likely. -/
  users : List U
  /-- How many features of each product a user likes. -/
  affinity : U → Fin n → Fin (k + 1)
  /-- The numerator of the probability with which a user buys a product, by the affinity. -/
  numerator : Fin (k + 1) → Nat
  /-- The denominator of these probabilities. -/
  denominator : Nat
  /-- The number of steps that are counted. -/
  horizon : Nat

namespace Recommender

/-- All there is to know about an episode. -/
structure State (U : Type) (n : Nat) where
  /-- The user, whom the system does not see. -/
  user : U
  /-- Which products have been recommended. -/
  recommended : Fin n → Bool
  /-- Which products have been bought. -/
  bought : Fin n → Bool
  /-- The last product that was recommended, and whether it was bought. -/
  last : Option (Fin n × Bool)
  /-- The number of steps, as far as they are counted. -/
  time : Nat

/-- What the system sees: all but the user. The features of products are known, and no part of it.
-/
structure Obs (n : Nat) where
  /-- Which products have been recommended. -/
  recommended : Fin n → Bool
  /-- Which products have been bought. -/
  bought : Fin n → Bool
  /-- The last product that was recommended, and whether it was bought. -/
  last : Option (Fin n × Bool)
  /-- The number of steps, as far as they are counted. -/
  time : Nat

/-- What the system sees of a state. -/
def State.obs {U : Type} {n : Nat} (s : State U n) : Obs n :=
  ⟨s.recommended, s.bought, s.last, s.time⟩

/-- How an episode with a user begins. -/
def State.start {U : Type} (n : Nat) (u : U) : State U n where
  user := u
  recommended _ := false
  bought _ := false
  last := none
  time := 0

variable {U : Type} {n k : Nat} (E : Recommender U n k)

/-- There are users, and the probabilities of a purchase are probabilities. -/
structure Valid : Prop where
  /-- There is a user. -/
  users : E.users ≠ []
  /-- The denominator is positive. -/
  denominator : 0 < E.denominator
  /-- The probabilities are at most `1`. -/
  numerator_le : ∀ j, E.numerator j ≤ E.denominator

/-- The probability that a user buys a product. -/
def probability (u : U) (x : Fin n) : Rat :=
  mkRat (E.numerator (E.affinity u x)) E.denominator

/-- Whether a user buys a product: one of as many equally likely branches as the denominator says,
of which as many are purchases as the numerator says. -/
def purchase (u : U) (x : Fin n) : Draw Bool :=
  .uniform (E.denominator - 1) fun i => .pure (decide (i.val < E.numerator (E.affinity u x)))

/-- The state after a recommendation that was bought or not. -/
def next (s : State U n) (x : Fin n) (b : Bool) : State U n where
  user := s.user
  recommended y := decide (y = x) || s.recommended y
  bought y := (decide (y = x) && b) || s.bought y
  last := some (x, b)
  time := min (s.time + 1) E.horizon

/-- What a step returns: `1` for a purchase, and no end. A limit on steps is no part of the state.
-/
def result (s : State U n) (x : Fin n) (b : Bool) : StepResult (State U n) where
  state := next E s x b
  reward := if b then 1 else 0
  terminated := false
  truncated := false

/-- One step. -/
def step (s : State U n) (x : Fin n) : Draw (StepResult (State U n)) :=
  (purchase E s.user x).map (result E s x)

variable [Inhabited U]

/-- An episode begins with a user, and all are equally likely. -/
def reset : Draw (State U n) := (Draw.among default E.users).map (State.start n)

/-- The recommender as an environment. -/
def toEnv : Env (State U n) (Fin n) (Obs n) where
  reset := reset E
  step := step E
  observe := State.obs

end Recommender

/-! ### Products with features -/

/-- The features of `n` products: `k` of `m` features each. -/
structure Catalogue (n m k : Nat) where
  /-- Feature `i` of a product. -/
  features : Fin n → Fin k → Fin m

namespace Catalogue

variable {n m k : Nat}

/-- A set of features. -/
abbrev Features (m : Nat) := Fin m → Bool

/-- The number of a product's features that are liked. -/
def likes (C : Catalogue n m k) (θ : Features m) (x : Fin n) : Fin (k + 1) :=
  ⟨(List.finRange k).countP fun i => θ (C.features x i), Nat.lt_succ_of_le (by
    have h := List.countP_le_length (p := fun i => θ (C.features x i)) (l := List.finRange k)
    rwa [List.length_finRange] at h)⟩

/-- A set of features, and one more feature before the others. -/
def cons (b : Bool) (θ : Features m) : Features (m + 1) := fun i => i.cases b θ

/-- The sets of `q` of `m` features, in lexicographic order of their elements. -/
def subsets : (m q : Nat) → List (Features m)
  | 0, 0 => [fun _ => false]
  | 0, _ + 1 => []
  | m + 1, 0 => (subsets m 0).map (cons false)
  | m + 1, q + 1 => (subsets m q).map (cons true) ++ (subsets m (q + 1)).map (cons false)

/-- The recommender of a catalogue, for users who like `q` features, with the probability
`p j / d` that a product is bought of which `j` features are liked. -/
def recommender (C : Catalogue n m k) (q : Nat) (p : Fin (k + 1) → Nat) (d T : Nat) :
    Recommender (Features m) n k where
  users := subsets m q
  affinity := C.likes
  numerator := p
  denominator := d
  horizon := T

/-- The catalogue whose product `x` has the features `k x` to `k x + k - 1`, counted from the first
one again after the last one. -/
def consecutive (n k : Nat) (hm : 0 < m) : Catalogue n m k where
  features x i := ⟨(k * x.val + i.val) % m, Nat.mod_lt _ hm⟩

/-- The probabilities where none are given: `(1 + j) / (k + 2)` for `j` liked features. -/
def usual (C : Catalogue n m k) (q T : Nat) : Recommender (Features m) n k :=
  C.recommender q (fun j => 1 + j.val) (k + 2) T

end Catalogue

end Spec
