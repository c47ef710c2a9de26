module

public import Spec.Recommender.Kernel
public import Spec.Recommender.Properties
public import Spec.Word.Field

/-!
# The kernel computes the specification

How recommenders, users and states are written as words, and that for all of these and every action
the functions of `Spec.Recommender.Kernel` return the next state, the reward and the observation of
`Spec.Recommender.Basic`, where a purchase is sampled by the random word.

## Main definitions

* `userWord`: a user as a word.
* `Machine.Params.Describes`: the parameter words are those of a recommender.
* `Represents`: words are those of a state.

## Main statements

* `buys_correct`: the purchase.
* `step_correct`, `reward_correct`, `obs_correct`: the kernel is the specification.
* `Kernel.levels_iff`, `Kernel.stateValid_iff`: which words are users and states.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP Machine
open Spec.MDP.Word (bit)
open Spec.Word (toNat_and_mask toNat_shiftRight toNat_sub_one when)

variable {U : Type} {n k : Nat}

/-! ### Users -/

/-- The number with these groups of four bits, the first one lowest. -/
def digits : (n : Nat) → (Fin n → Nat) → Nat
  | 0, _ => 0
  | n + 1, f => f 0 + 16 * digits n fun i => f i.succ

theorem digits_lt {f : Fin n → Nat} (h : ∀ i, f i < 16) : digits n f < 16 ^ n := by
  induction n with
  | zero => exact Nat.one_pos
  | succ n ih =>
    have h₀ := h 0
    have := ih fun i => h i.succ
    rw [digits, Nat.pow_succ]
    omega

theorem digits_div {f : Fin n → Nat} (h : ∀ i, f i < 16) (i : Fin n) :
    digits n f / 16 ^ i.val % 16 = f i := by
  induction n with
  | zero => exact i.elim0
  | succ n ih =>
    have h₀ := h 0
    rw [digits]
    induction i using Fin.cases with
    | zero =>
      rw [Fin.val_zero, Nat.pow_zero, Nat.div_one]; omega
    | succ i =>
      rw [Fin.val_succ, Nat.pow_succ, Nat.mul_comm (16 ^ i.val), ← Nat.div_div_eq_div_mul,
        show (f 0 + 16 * digits n fun i => f i.succ) / 16 = digits n fun i => f i.succ by omega]
      exact ih (fun i => h i.succ) i

theorem digits_eq {x : Nat} (h : x < 16 ^ n) : digits n (fun i => x / 16 ^ i.val % 16) = x := by
  induction n generalizing x with
  | zero => rw [digits]; rw [Nat.pow_zero] at h; omega
  | succ n ih =>
    have hx : x / 16 < 16 ^ n := by rw [Nat.pow_succ] at h; omega
    have := ih hx
    rw [digits]
    have hf : (fun i : Fin n => x / 16 ^ i.succ.val % 16) = fun i => x / 16 / 16 ^ i.val % 16 := by
      funext i
      rw [Fin.val_succ, Nat.pow_succ, Nat.mul_comm (16 ^ i.val), ← Nat.div_div_eq_div_mul]
    rw [hf, this, Fin.val_zero, Nat.pow_zero, Nat.div_one]
    omega

/-- A user as a word: how many features of each product they like. -/
def userWord (f : Fin n → Fin (k + 1)) : UInt64 := .ofNat (digits n fun x => (f x).val)

/-- The affinities that a word says. -/
def affinityOf (n k : Nat) (x : UInt64) : Fin n → Fin (k + 1) :=
  fun i => .ofNat (k + 1) (x.toNat / 16 ^ i.val % 16)

theorem sixteen_pow_le (hn : n ≤ 16) : 16 ^ n ≤ 2 ^ 64 :=
  Nat.le_trans (Nat.pow_le_pow_right (by decide) hn) (by decide)

theorem toNat_userWord (hn : n ≤ 16) (hk : k ≤ 7) (f : Fin n → Fin (k + 1)) :
    (userWord f).toNat = digits n fun x => (f x).val :=
  UInt64.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le
    (digits_lt fun i => by have := (f i).isLt; omega) (sixteen_pow_le hn))

theorem userWord_affinityOf (hn : n ≤ 16) (hk : k ≤ 7) {x : UInt64} (h : x.toNat < 16 ^ n)
    (hle : ∀ i < n, x.toNat / 16 ^ i % 16 ≤ k) : x = userWord (affinityOf n k x) := by
  rw [← UInt64.toNat_inj, toNat_userWord hn hk]
  have hf : (fun i : Fin n => (affinityOf n k x i).val) = fun i => x.toNat / 16 ^ i.val % 16 :=
    funext fun i => Nat.mod_eq_of_lt (Nat.lt_succ_of_le (hle i.val i.isLt))
  rw [hf, digits_eq h]

theorem toNat_shiftRight_four (x : UInt64) : (x >>> 4).toNat = x.toNat / 16 :=
  toNat_shiftRight x (by decide)

theorem toNat_and_fifteen (x : UInt64) : (x &&& 15).toNat = x.toNat % 16 :=
  toNat_and_mask x 4 rfl

/-- **Claim.** The kernel accepts as a user the words of as many groups of four bits as there are
products, each at most the number of features. -/
theorem Kernel.levels_iff (x m j : UInt64) : Kernel.levels x m j = true ↔
    x.toNat < 16 ^ m.toNat ∧ ∀ i < m.toNat, x.toNat / 16 ^ i % 16 ≤ j.toNat := by
  generalize hN : m.toNat = N
  induction N generalizing x m with
  | zero =>
    have hm : m = 0 := UInt64.toNat_inj.mp hN
    rw [Kernel.levels, if_pos hm, beq_iff_eq, ← UInt64.toNat_inj]
    constructor
    · intro h; rw [h]; exact ⟨by decide, fun i hi => absurd hi (Nat.not_lt_zero i)⟩
    · intro h; have h := h.1; rw [Nat.pow_zero] at h; exact Nat.lt_one_iff.mp h
  | succ N ih =>
    have hm : ¬ m = 0 := fun h => by rw [h] at hN; exact absurd hN (by simp)
    have hm' := toNat_sub_one hm
    rw [Kernel.levels, if_neg hm]
    have hle : x &&& 15 ≤ j ↔ x.toNat % 16 ≤ j.toNat := by
      rw [UInt64.le_iff_toNat_le, toNat_and_fifteen]
    have hpow : x.toNat < 16 ^ (N + 1) ↔ x.toNat / 16 < 16 ^ N := by rw [Nat.pow_succ]; omega
    have hdiv (i : Nat) : x.toNat / 16 ^ (i + 1) = x.toNat / 16 / 16 ^ i := by
      rw [Nat.pow_succ, Nat.mul_comm, Nat.div_div_eq_div_mul]
    by_cases h : x &&& 15 ≤ j
    · rw [if_pos h, ih (x >>> 4) (m - 1) (by omega), toNat_shiftRight_four, hpow]
      refine and_congr_right fun _ => ⟨fun h' i hi => ?_, fun h' i hi => ?_⟩
      · cases i with
        | zero => rw [Nat.pow_zero, Nat.div_one]; exact hle.mp h
        | succ i => rw [hdiv]; exact h' i (by omega)
      · rw [← hdiv]; exact h' (i + 1) (by omega)
    · rw [if_neg h]
      refine iff_of_false Bool.false_ne_true fun h' => h (hle.mpr ?_)
      have := h'.2 0 (Nat.succ_pos N)
      rwa [Nat.pow_zero, Nat.div_one] at this

/-! ### Parameters -/

/-- The numerators in a list. -/
def Machine.Params.numerators (p : Params) : List UInt32 :=
  [p.n0, p.n1, p.n2, p.n3, p.n4, p.n5, p.n6, p.n7]

/-- The parameter words are those of a recommender of `1` to `16` products of `1` to `7` features.
-/
structure Machine.Params.Describes (p : Params) (E : Recommender U n k) : Prop where
  /-- There is a product. -/
  pos : 0 < n
  /-- There are not too many products. -/
  le : n ≤ 16
  /-- The number of products. -/
  numProducts : p.numProducts.toNat = n
  /-- Products have a feature. -/
  features_pos : 0 < k
  /-- They do not have too many features. -/
  features_le : k ≤ 7
  /-- The number of features. -/
  featuresPerProduct : p.featuresPerProduct.toNat = k
  /-- There is a step. -/
  horizon_pos : 0 < E.horizon
  /-- There are not too many steps. -/
  horizon_lt : E.horizon < 2 ^ 31
  /-- The number of steps. -/
  horizon : p.horizon.toNat = E.horizon
  /-- The denominator is positive. -/
  denominator_pos : 0 < E.denominator
  /-- The denominator is not too large. -/
  denominator_lt : E.denominator < 2 ^ 31
  /-- The denominator. -/
  denominator : p.denominator.toNat = E.denominator
  /-- Probabilities are at most `1`. -/
  numerator_le : ∀ j, E.numerator j ≤ E.denominator
  /-- The numerators, and `0` for those that there are not. -/
  numerators : ∀ j < 8, (p.numerators.getD j 0).toNat =
    if h : j ≤ k then E.numerator ⟨j, Nat.lt_succ_of_le h⟩ else 0

theorem sub_one_lt {x c : UInt32} : x - 1 < c ↔ (x.toNat = 0 → 2 ^ 32 - 1 < c.toNat) ∧
    x.toNat ≤ c.toNat := by
  have := x.toNat_lt
  have := c.toNat_lt
  have h1 : (1 : UInt32).toNat = 1 := rfl
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_sub, h1]
  omega

theorem fits_eq (p : Params) (j m : UInt32) : p.fits j m = bit (m.toNat ≤
    if j.toNat ≤ p.featuresPerProduct.toNat then p.denominator.toNat else 0) := by
  rw [Params.fits]
  refine Spec.Word.bit_congr ?_
  rw [UInt64.le_iff_toNat_le, Spec.Word.toNat_when, UInt32.toNat_toUInt64, UInt32.toNat_toUInt64]
  have h : j ≤ p.featuresPerProduct ↔ j.toNat ≤ p.featuresPerProduct.toNat :=
    UInt32.le_iff_toNat_le
  by_cases hj : j ≤ p.featuresPerProduct
  · rw [if_pos hj, if_pos (h.mp hj)]
  · rw [if_neg hj, if_neg (mt h.mpr hj)]

theorem Machine.Params.valid_iff (p : Params) : p.valid = true ↔
    (0 < p.numProducts.toNat ∧ p.numProducts.toNat ≤ 16) ∧
      (0 < p.featuresPerProduct.toNat ∧ p.featuresPerProduct.toNat ≤ 7) ∧
      (0 < p.horizon.toNat ∧ p.horizon.toNat < 2 ^ 31) ∧
      (0 < p.denominator.toNat ∧ p.denominator.toNat < 2 ^ 31) ∧
      ∀ j < 8, (p.numerators.getD j 0).toNat ≤
        if j ≤ p.featuresPerProduct.toNat then p.denominator.toNat else 0 := by
  have h16 : (16 : UInt32).toNat = 16 := rfl
  have h7 : (7 : UInt32).toNat = 7 := rfl
  have hm : (0x7fffffff : UInt32).toNat = 2 ^ 31 - 1 := rfl
  have hall (P : Nat → Prop) : (∀ j < 8, P j) ↔
      P 0 ∧ P 1 ∧ P 2 ∧ P 3 ∧ P 4 ∧ P 5 ∧ P 6 ∧ P 7 :=
    ⟨fun h => ⟨h 0 (by decide), h 1 (by decide), h 2 (by decide), h 3 (by decide), h 4 (by decide),
        h 5 (by decide), h 6 (by decide), h 7 (by decide)⟩,
      fun ⟨a, b, c, d, e, f, g, h⟩ j hj => match j, hj with
        | 0, _ => a | 1, _ => b | 2, _ => c | 3, _ => d | 4, _ => e | 5, _ => f | 6, _ => g
        | 7, _ => h⟩
  rw [hall]
  simp only [Params.valid, fits_eq, MDP.Word.bit_and, Spec.Word.bit_beq_one_iff, sub_one_lt, h16,
    h7, hm]
  change _ ∧ _ ↔ _ ∧ _ ∧ _ ∧ _ ∧
    (p.n0.toNat ≤ (if 0 ≤ p.featuresPerProduct.toNat then _ else 0) ∧
    p.n1.toNat ≤ (if 1 ≤ p.featuresPerProduct.toNat then _ else 0) ∧
    p.n2.toNat ≤ (if 2 ≤ p.featuresPerProduct.toNat then _ else 0) ∧
    p.n3.toNat ≤ (if 3 ≤ p.featuresPerProduct.toNat then _ else 0) ∧
    p.n4.toNat ≤ (if 4 ≤ p.featuresPerProduct.toNat then _ else 0) ∧
    p.n5.toNat ≤ (if 5 ≤ p.featuresPerProduct.toNat then _ else 0) ∧
    p.n6.toNat ≤ (if 6 ≤ p.featuresPerProduct.toNat then _ else 0) ∧
    p.n7.toNat ≤ (if 7 ≤ p.featuresPerProduct.toNat then _ else 0))
  have z0 : (0 : UInt32).toNat = 0 := rfl
  have z1 : (1 : UInt32).toNat = 1 := rfl
  have z2 : (2 : UInt32).toNat = 2 := rfl
  have z3 : (3 : UInt32).toNat = 3 := rfl
  have z4 : (4 : UInt32).toNat = 4 := rfl
  have z5 : (5 : UInt32).toNat = 5 := rfl
  have z6 : (6 : UInt32).toNat = 6 := rfl
  simp only [z0, z1, z2, z3, z4, z5, z6]
  constructor
  · rintro ⟨⟨⟨⟨⟨⟨⟨⟨⟨⟨⟨a, b⟩, c⟩, d⟩, e0⟩, e1⟩, e2⟩, e3⟩, e4⟩, e5⟩, e6⟩, e7⟩
    exact ⟨by omega, by omega, by omega, by omega, e0, e1, e2, e3, e4, e5, e6, e7⟩
  · rintro ⟨a, b, c, d, e0, e1, e2, e3, e4, e5, e6, e7⟩
    exact ⟨⟨⟨⟨⟨⟨⟨⟨⟨⟨⟨by omega, by omega⟩, by omega⟩, by omega⟩, e0⟩, e1⟩, e2⟩, e3⟩, e4⟩, e5⟩,
      e6⟩, e7⟩

variable {p : Params} {E : Recommender U n k}

theorem Machine.Params.Describes.valid (h : p.Describes E) : p.valid = true := by
  have h₁ := h.pos
  have h₂ := h.le
  have h₃ := h.features_pos
  have h₄ := h.features_le
  rw [Params.valid_iff, h.numProducts, h.featuresPerProduct, h.horizon, h.denominator]
  refine ⟨⟨h₁, h₂⟩, ⟨h₃, h₄⟩, ⟨h.horizon_pos, h.horizon_lt⟩,
    ⟨h.denominator_pos, h.denominator_lt⟩, fun j hj => ?_⟩
  rw [h.numerators j hj]
  by_cases hk : j ≤ k
  · rw [dif_pos hk, if_pos hk]; exact h.numerator_le _
  · rw [dif_neg hk, if_neg hk]; exact Nat.le_refl 0

/-- The recommender of valid parameters, with users whose affinities are arbitrary. -/
def Machine.Params.recommender (p : Params) (n k : Nat) (users : List (Fin n → Fin (k + 1))) :
    Recommender (Fin n → Fin (k + 1)) n k where
  users := users
  affinity := id
  numerator j := (p.numerators.getD j.val 0).toNat
  denominator := p.denominator.toNat
  horizon := p.horizon.toNat

theorem Machine.Params.describes_recommender (h : p.valid = true)
    (users : List (Fin p.numProducts.toNat → Fin (p.featuresPerProduct.toNat + 1))) :
    p.Describes (p.recommender p.numProducts.toNat p.featuresPerProduct.toNat users) := by
  obtain ⟨⟨h₁, h₂⟩, ⟨h₃, h₄⟩, ⟨h₅, h₆⟩, ⟨h₇, h₈⟩, hn⟩ := p.valid_iff.mp h
  refine ⟨h₁, h₂, rfl, h₃, h₄, rfl, h₅, h₆, rfl, h₇, h₈, rfl, fun j => ?_, fun j hj => ?_⟩
  · have := hn j.val (by omega)
    rwa [if_pos (by omega)] at this
  · by_cases hk : j ≤ p.featuresPerProduct.toNat
    · rw [dif_pos hk]; rfl
    · have := hn j hj
      rw [if_neg hk] at this
      rw [dif_neg hk]; omega

/-! ### States -/

/-- The last recommendation as a number. -/
def lastNumber : Option (Fin n × Bool) → Nat
  | none => 2 * n
  | some (x, b) => 2 * x.val + b.toNat

/-- The words are those of a state. -/
structure Represents (E : Recommender U n k) (w : Machine.State) (s : State U n) : Prop where
  /-- The user. -/
  user : w.user = userWord (E.affinity s.user)
  /-- There are no more products. -/
  recommended_lt : w.recommended.toNat < 2 ^ n
  /-- The products that have been recommended. -/
  recommended : ∀ x : Fin n, w.recommended.toNat.testBit x.val = s.recommended x
  /-- There are no more products. -/
  bought_lt : w.bought.toNat < 2 ^ n
  /-- The products that have been bought. -/
  bought : ∀ x : Fin n, w.bought.toNat.testBit x.val = s.bought x
  /-- The last recommendation. -/
  last : w.last.toNat = lastNumber s.last
  /-- The number of steps. -/
  time : w.time.toNat = s.time
  /-- They are counted up to the horizon. -/
  time_le : s.time ≤ E.horizon

variable {w : Machine.State} {s : State U n}

/-! ### Purchases -/

/-- The numerator by the number of liked features. -/
theorem toNat_numerator (p : Params) {j : UInt64} (hj : j.toNat < 8) :
    p.numerator j = (p.numerators.getD j.toNat 0).toUInt64 := by
  have hcases : j = 0 ∨ j = 1 ∨ j = 2 ∨ j = 3 ∨ j = 4 ∨ j = 5 ∨ j = 6 ∨ j = 7 := by
    simp only [← UInt64.toNat_inj]
    change j.toNat = 0 ∨ j.toNat = 1 ∨ j.toNat = 2 ∨ j.toNat = 3 ∨ j.toNat = 4 ∨ j.toNat = 5 ∨
      j.toNat = 6 ∨ j.toNat = 7
    omega
  simp only [Params.numerator, Spec.Word.when_eq]
  rcases hcases with rfl | rfl | rfl | rfl | rfl | rfl | rfl | rfl <;>
    simp only [show ∀ a b : UInt64, (a = b) = (a.toNat = b.toNat) from
      fun a b => propext UInt64.toNat_inj.symm] <;>
    simp [Params.numerators]

theorem toNat_product (hp : p.Describes E) {action : UInt32} {x : Fin n}
    (hx : action.toNat = x.val) : (product p.numProducts action).toNat = x.val := by
  have h : action < p.numProducts := by
    rw [UInt32.lt_iff_toNat_lt, hx, hp.numProducts]; exact x.isLt
  rw [product, MDP.Word.clamp_of_lt h, UInt32.toNat_toUInt64, hx]

theorem toNat_affinity (hp : p.Describes E) (hu : w.user = userWord (E.affinity s.user))
    {x : UInt64} {y : Fin n} (hx : x.toNat = y.val) :
    (Machine.affinity w.user x).toNat = (E.affinity s.user y).val := by
  have hn := hp.le
  have hk := hp.features_le
  have hy := y.isLt
  have h4 : (4 * x).toNat = 4 * y.val := by
    rw [UInt64.toNat_mul, hx]
    change 4 * y.val % _ = _
    omega
  have hpow : 2 ^ (4 * y.val) = 16 ^ y.val := Nat.pow_mul 2 4 y.val
  rw [Machine.affinity, toNat_and_fifteen, toNat_shiftRight _ (by omega), h4, hpow, hu,
    toNat_userWord hn hk]
  exact digits_div (f := fun x => (E.affinity s.user x).val)
    (fun i => Nat.lt_of_lt_of_le (E.affinity s.user i).isLt (by omega)) y

/-- **Claim.** The kernel's purchase is that of the specification, sampled by the random word. -/
theorem buys_correct (hp : p.Describes E) (hu : w.user = userWord (E.affinity s.user))
    {action : UInt32} {x : Fin n} (hx : action.toNat = x.val) (noise : UInt64) :
    (p.buys w.user action noise).toNat = ((purchase E s.user x).sample [noise]).toNat := by
  have hj := toNat_affinity hp hu (toNat_product hp hx)
  have hk := hp.features_le
  have hlt := (E.affinity s.user x).isLt
  have hnum := hp.numerators (E.affinity s.user x).val (by omega)
  rw [dif_pos (by omega)] at hnum
  have hd : E.denominator - 1 + 1 = E.denominator := Nat.succ_pred_eq_of_pos hp.denominator_pos
  rw [purchase, Draw.sample_uniform_cons, Draw.sample_pure, Draw.val_branch, hd, Params.buys,
    Spec.Word.toNat_bit64, toNat_numerator p (by omega), hj]
  have hiff : (Random.index p.denominator noise).toUInt64 <
      (p.numerators.getD (E.affinity s.user x).val 0).toUInt64 ↔
      noise.toNat * E.denominator / 2 ^ 64 < E.numerator (E.affinity s.user x) := by
    rw [UInt64.lt_iff_toNat_lt, UInt32.toNat_toUInt64, UInt32.toNat_toUInt64, hnum,
      Random.toNat_index, hp.denominator]
  by_cases h : noise.toNat * E.denominator / 2 ^ 64 < E.numerator (E.affinity s.user x)
  · rw [if_pos (hiff.mpr h), decide_eq_true h]; rfl
  · rw [if_neg (mt hiff.mp h), decide_eq_false h]; rfl

/-! ### Steps -/

/-- A set of products with one more product, or not. -/
theorem testBit_insert {a b x : UInt64} {c : Bool} {y : Fin n} (hn : n ≤ 16)
    (hx : x.toNat = y.val) (hb : b.toNat = c.toNat) (ha : a.toNat < 2 ^ n) :
    (a ||| b <<< x).toNat < 2 ^ n ∧
      ∀ z : Fin n, (a ||| b <<< x).toNat.testBit z.val =
        ((decide (z = y) && c) || a.toNat.testBit z.val) := by
  have hy := y.isLt
  have hle : 2 ^ y.val < 2 ^ n := Nat.pow_lt_pow_right (by decide) hy
  have hpow : 2 ^ n ≤ 2 ^ 16 := Nat.pow_le_pow_right (by decide) hn
  have hs : (b <<< x).toNat = if c then 2 ^ y.val else 0 := by
    rw [UInt64.toNat_shiftLeft, hx, show y.val % 64 = y.val by omega, hb, Nat.shiftLeft_eq]
    cases c
    · rw [show false.toNat = 0 from rfl, Nat.zero_mul]; rfl
    · rw [show true.toNat = 1 from rfl, Nat.one_mul, if_pos rfl]
      exact Nat.mod_eq_of_lt (by omega)
  rw [UInt64.toNat_or, hs]
  refine ⟨Nat.or_lt_two_pow ha (by split <;> omega), fun z => ?_⟩
  rw [Nat.testBit_or, Bool.or_comm]
  congr 1
  cases c
  · simp
  · rw [if_pos rfl, Nat.testBit_two_pow, Bool.and_true]
    simp only [Fin.ext_iff, eq_comm]

/-- The words after a step. -/
theorem Represents.step (hp : p.Describes E) (h : Represents E w s) {action : UInt32} {x : Fin n}
    (hx : action.toNat = x.val) (noise : UInt64) :
    Represents E
      ⟨w.user, w.recommended ||| (1 <<< product p.numProducts action),
        w.bought ||| (p.buys w.user action noise <<< product p.numProducts action),
        2 * product p.numProducts action + p.buys w.user action noise,
        w.time + (bit (w.time < p.horizon.toUInt64)).toUInt64⟩
      ((E.step s x).sample [noise]).state := by
  have hb := buys_correct hp h.user hx noise
  have hprod := toNat_product hp hx
  have hn := hp.le
  have hxlt := x.isLt
  rw [Recommender.step, Draw.sample_map]
  generalize (purchase E s.user x).sample [noise] = b at hb
  have hr := testBit_insert (a := w.recommended) (b := 1) (c := true) hn hprod rfl h.recommended_lt
  have hbt := testBit_insert (a := w.bought) (b := p.buys w.user action noise) (c := b) hn hprod hb
    h.bought_lt
  have htime : (w.time + (bit (w.time < p.horizon.toUInt64)).toUInt64).toNat =
      min (s.time + 1) E.horizon := by
    have hT := hp.horizon_lt
    have hle := h.time_le
    have hiff : w.time < p.horizon.toUInt64 ↔ s.time < E.horizon := by
      rw [UInt64.lt_iff_toNat_lt, UInt32.toNat_toUInt64, h.time, hp.horizon]
    rw [UInt64.toNat_add, Spec.Word.toNat_bit64, h.time]
    by_cases hlt : s.time < E.horizon
    · rw [if_pos (hiff.mpr hlt)]; omega
    · rw [if_neg (mt hiff.mp hlt)]; omega
  exact {
    user := h.user
    recommended_lt := hr.1
    recommended := fun z => by
      rw [hr.2 z, Bool.and_true, h.recommended z]; rfl
    bought_lt := hbt.1
    bought := fun z => by rw [hbt.2 z, h.bought z]; rfl
    last := by
      rw [UInt64.toNat_add, UInt64.toNat_mul, hprod, hb]
      change (2 * x.val % 2 ^ 64 + b.toNat) % 2 ^ 64 = 2 * x.val + b.toNat
      have : b.toNat ≤ 1 := Bool.toNat_le b
      omega
    time := htime
    time_le := Nat.min_le_right _ _ }

/-! ### The kernel -/

/-- **Claim.** The kernel's next words are those of the specification's next state, sampled by the
random word. -/
theorem Kernel.step_correct (hp : p.Describes E) (h : Represents E w s) {action : UInt32}
    {x : Fin n} (hx : action.toNat = x.val) (noise : UInt64) :
    Represents E (stepper.step p w action noise) ((E.step s x).sample [noise]).state :=
  h.step hp hx noise

/-- **Claim.** The kernel's reward is the specification's. -/
theorem Kernel.reward_correct (hp : p.Describes E) (h : Represents E w s) {action : UInt32}
    {x : Fin n} (hx : action.toNat = x.val) (noise : UInt64) :
    ((stepper.reward p w action noise).toInt64.toInt : Rat) =
      ((E.step s x).sample [noise]).reward := by
  have hb := buys_correct hp h.user hx noise
  rw [Recommender.step, Draw.sample_map]
  change ((p.buys w.user action noise).toInt64.toInt : Rat) = _
  generalize (purchase E s.user x).sample [noise] = b at hb
  cases b
  · rw [show p.buys w.user action noise = 0 from UInt64.toNat_inj.mp hb]; rfl
  · rw [show p.buys w.user action noise = 1 from UInt64.toNat_inj.mp hb]; rfl

/-- **Claim.** The kernel's observations are those of the specification: the last product, or the
number of products; whether it was bought; the sets of products; and the time. -/
theorem Kernel.obs_correct (h : Represents E w s) :
    (w.on (p.on obs0)).toNat = s.last.elim n (·.1.val) ∧
    (w.on (p.on obs1)).toNat = s.last.elim 0 (·.2.toNat) ∧
    (∀ x : Fin n, (w.on (p.on obs2)).toNat.testBit x.val = s.recommended x) ∧
    (∀ x : Fin n, (w.on (p.on obs3)).toNat.testBit x.val = s.bought x) ∧
    (w.on (p.on obs4)).toNat = s.time := by
  have hl := h.last
  have h₀ : (w.last >>> 1).toNat = w.last.toNat / 2 := toNat_shiftRight _ (by decide)
  have h₁ : (w.last &&& 1).toNat = w.last.toNat % 2 := toNat_and_mask _ 1 rfl
  refine ⟨h₀.trans ?_, h₁.trans ?_, h.recommended, h.bought, h.time⟩ <;> rw [hl] <;>
    cases s.last with
    | none => simp only [lastNumber, Option.elim]; omega
    | some e =>
      have := Bool.toNat_le e.2
      simp only [lastNumber, Option.elim]; omega

/-- **Claim.** The kernel accepts exactly the words of states. -/
theorem Kernel.stateValid_iff (hp : p.Describes E)
    (onto : ∀ f : Fin n → Fin (k + 1), ∃ u, E.affinity u = f) :
    w.on (p.on stateValid) = true ↔ ∃ s, Represents E w s := by
  have hn := hp.le
  have hk := hp.features_le
  have hshift (x : UInt64) : x >>> p.numProducts.toUInt64 = 0 ↔ x.toNat < 2 ^ n := by
    have hnum : p.numProducts.toUInt64.toNat = n := UInt32.toNat_toUInt64 _ ▸ hp.numProducts
    rw [← UInt64.toNat_inj, toNat_shiftRight x (by omega), hnum]
    change _ = 0 ↔ _
    rw [Nat.div_eq_zero_iff_lt (Nat.two_pow_pos n)]
  have hlast : w.last ≤ 2 * p.numProducts.toUInt64 ↔ w.last.toNat ≤ 2 * n := by
    rw [UInt64.le_iff_toNat_le, UInt64.toNat_mul, UInt32.toNat_toUInt64, hp.numProducts]
    change _ ≤ 2 * n % _ ↔ _
    rw [Nat.mod_eq_of_lt (by omega)]
  have htime : w.time ≤ p.horizon.toUInt64 ↔ w.time.toNat ≤ E.horizon := by
    rw [UInt64.le_iff_toNat_le, UInt32.toNat_toUInt64, hp.horizon]
  have key : w.on (p.on stateValid) =
      (Kernel.levels w.user p.numProducts.toUInt64 p.featuresPerProduct.toUInt64 &&
        p.rest w.recommended w.bought w.last w.time) := rfl
  rw [key, Bool.and_eq_true, Kernel.levels_iff, UInt32.toNat_toUInt64, UInt32.toNat_toUInt64,
    hp.numProducts, hp.featuresPerProduct, Params.rest]
  simp only [MDP.Word.bit_and, Spec.Word.bit_beq_one_iff, hshift, hlast, htime]
  constructor
  · rintro ⟨⟨hu, hle⟩, ⟨⟨hr, hb⟩, hl⟩, ht⟩
    obtain ⟨u, hu'⟩ := onto (affinityOf n k w.user)
    refine ⟨⟨u, fun x => w.recommended.toNat.testBit x.val, fun x => w.bought.toNat.testBit x.val,
      if h : w.last.toNat < 2 * n then
        some (⟨w.last.toNat / 2, by omega⟩, decide (w.last.toNat % 2 = 1)) else none,
      w.time.toNat⟩, ?_, hr, fun _ => rfl, hb, fun _ => rfl, ?_, rfl, ht⟩
    · rw [hu']; exact userWord_affinityOf hn hk hu hle
    · by_cases h : w.last.toNat < 2 * n
      · rw [dif_pos h, lastNumber]
        by_cases h2 : w.last.toNat % 2 = 1
        · rw [decide_eq_true h2]; change _ = 2 * (w.last.toNat / 2) + 1; omega
        · rw [decide_eq_false h2]; change _ = 2 * (w.last.toNat / 2) + 0; omega
      · rw [dif_neg h, lastNumber]; omega
  · rintro ⟨s, h⟩
    have hf (i : Fin n) : (E.affinity s.user i).val < 16 := by
      have := (E.affinity s.user i).isLt; omega
    have hw : w.user.toNat = digits n fun x => (E.affinity s.user x).val := by
      rw [h.user, toNat_userWord hn hk]
    refine ⟨⟨hw ▸ digits_lt hf, fun i hi => ?_⟩, ⟨⟨h.recommended_lt, h.bought_lt⟩, ?_⟩,
      h.time ▸ h.time_le⟩
    · rw [hw]
      have := digits_div hf ⟨i, hi⟩
      simp only at this
      rw [this]
      exact Nat.le_of_lt_succ (E.affinity s.user ⟨i, hi⟩).isLt
    · rw [h.last]
      cases s.last with
      | none => exact Nat.le_refl _
      | some e =>
        have := e.1.isLt
        have := Bool.toNat_le e.2
        simp only [lastNumber]; omega

/-- **Claim.** Without a recommendation: the first words of an episode with a user. -/
theorem Kernel.init_correct (hp : p.Describes E) (u : U) (key t : UInt64) :
    Represents E
      ⟨p.on init0 (userWord (E.affinity u)) key t, p.on init1 (userWord (E.affinity u)) key t,
        p.on init2 (userWord (E.affinity u)) key t, p.on init3 (userWord (E.affinity u)) key t,
        p.on init4 (userWord (E.affinity u)) key t⟩
      (.start n u) where
  user := rfl
  recommended_lt := Nat.two_pow_pos n
  recommended x := Nat.zero_testBit x.val
  bought_lt := Nat.two_pow_pos n
  bought x := Nat.zero_testBit x.val
  last := by
    have hn := hp.le
    change (2 * p.numProducts.toUInt64).toNat = 2 * n
    rw [UInt64.toNat_mul, UInt32.toNat_toUInt64, hp.numProducts]
    change 2 * n % _ = _
    omega
  time := rfl
  time_le := Nat.zero_le _

end Spec.Recommender
