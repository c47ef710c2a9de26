module

public import Spec.MDP.Sum

/-!
# Random draws as finite choice trees

A random result is a tree: either a value, or a choice among finitely many equally likely branches.
As a *kernel* the tree gives every value a rational probability, and these sum to one by
construction. As a *support* it says which values can occur at all, so that a safety property is
proved once for every possible draw. No measure theory is needed for either.

## Main definitions

* `Draw`: the tree, with its monad structure.
* `Draw.expect`: the expectation of a rational function.
* `Draw.prob`: the transition kernel, the probability of one value.
* `a ∈ d`: `a` is in the support of `d`.

## Main statements

* `Draw.sum_prob`: a row of the kernel sums to one.
* `Draw.prob_nonneg`, `Draw.prob_eq_zero`: it is nonnegative, and zero outside the support.
* `Draw.expect_bind`: the law of total expectation.
* `Draw.expect_eq_sum`: the expectation is the sum of value times probability.
-/

@[expose] public section

namespace Spec.MDP

/-- A finite choice tree. `uniform n next` has `n + 1` equally likely branches, so none is empty. -/
inductive Draw (α : Type) where
  /-- A certain value. -/
  | pure (a : α)
  /-- One of `n + 1` equally likely branches. -/
  | uniform (n : Nat) (next : Fin (n + 1) → Draw α)

namespace Draw

variable {α β γ : Type}

/-- Draw, then continue with a draw that depends on the result. -/
@[specialize] def bind : Draw α → (α → Draw β) → Draw β
  | .pure a, f => f a
  | .uniform n next, f => .uniform n fun i => (next i).bind f

@[simp] theorem pure_bind (a : α) (f : α → Draw β) : (Draw.pure a).bind f = f a := rfl

@[simp] theorem bind_pure (d : Draw α) : d.bind .pure = d := by
  induction d with
  | pure a => rfl
  | uniform n next ih => simp only [bind, ih]

theorem bind_assoc (d : Draw α) (f : α → Draw β) (g : β → Draw γ) :
    (d.bind f).bind g = d.bind fun a => (f a).bind g := by
  induction d with
  | pure a => rfl
  | uniform n next ih => simp only [bind, ih]

/-- Apply a function to the result. -/
@[inline] def map (f : α → β) (d : Draw α) : Draw β := d.bind fun a => .pure (f a)

instance : Monad Draw where
  pure := .pure
  bind := .bind
  map := .map
  mapConst a := .map fun _ => a

/-! ### The support -/

/-- `d.Support a`: some sequence of choices in `d` ends in `a`. -/
def Support : Draw α → α → Prop
  | .pure b, a => a = b
  | .uniform _ next, a => ∃ i, (next i).Support a

/-- `a ∈ d`: some sequence of choices in `d` ends in `a`. -/
instance : Membership α (Draw α) where
  mem d a := d.Support a

@[simp] theorem mem_pure {a b : α} : a ∈ Draw.pure b ↔ a = b := Iff.rfl

theorem mem_uniform {n : Nat} {next : Fin (n + 1) → Draw α} {a : α} :
    a ∈ Draw.uniform n next ↔ ∃ i, a ∈ next i := Iff.rfl

theorem mem_bind {d : Draw α} {f : α → Draw β} {b : β} :
    b ∈ d.bind f ↔ ∃ a, a ∈ d ∧ b ∈ f a := by
  induction d with
  | pure a => simp
  | uniform n next ih =>
    simp only [bind, mem_uniform, ih]
    grind

theorem mem_map {d : Draw α} {f : α → β} {b : β} :
    b ∈ d.map f ↔ ∃ a, a ∈ d ∧ b = f a := by
  simp [map, mem_bind]

/-- Whether a test holds of `0, …, n - 1`. -/
@[specialize] def every : (n : Nat) → (Fin n → Bool) → Bool
  | 0, _ => true
  | n + 1, p => every n (fun i => p ⟨i.val, by omega⟩) && p ⟨n, by omega⟩

theorem every_eq_true {n : Nat} {p : Fin n → Bool} : every n p = true ↔ ∀ i, p i = true := by
  induction n with
  | zero => exact iff_of_true rfl fun i => i.elim0
  | succ n ih =>
    rw [every, Bool.and_eq_true, ih]
    constructor
    · intro ⟨h, hn⟩ i
      by_cases hi : i.val < n
      · exact h ⟨i.val, hi⟩
      · rw [show i = ⟨n, by omega⟩ from Fin.ext (by simp only; omega)]; exact hn
    · exact fun h => ⟨fun i => h _, h _⟩

/-- Whether every value of the draw passes a test. -/
@[specialize] def all (p : α → Bool) : Draw α → Bool
  | .pure a => p a
  | .uniform n next => every (n + 1) fun i => (next i).all p

theorem all_eq_true {p : α → Bool} {d : Draw α} : d.all p = true ↔ ∀ a, a ∈ d → p a = true := by
  induction d with
  | pure a => simp only [all, mem_pure, forall_eq]
  | uniform n next ih =>
    simp only [all, every_eq_true, ih, mem_uniform]
    exact ⟨fun h a ⟨i, hi⟩ => h i a hi, fun h i a hi => h a ⟨i, hi⟩⟩

/-! ### Expectation and the transition kernel -/

/-- The expectation of `f`: the mean over the branches, all the way down. -/
@[specialize] def expect (f : α → Rat) : Draw α → Rat
  | .pure a => f a
  | .uniform n next => mkRat 1 (n + 1) * sum (n + 1) fun i => (next i).expect f

@[simp] theorem expect_pure (f : α → Rat) (a : α) : (Draw.pure a).expect f = f a := rfl

theorem expect_uniform (f : α → Rat) (n : Nat) (next : Fin (n + 1) → Draw α) :
    (Draw.uniform n next).expect f =
      mkRat 1 (n + 1) * sum (n + 1) fun i => (next i).expect f := rfl

/-- **Claim.** The law of total expectation: the expectation of a draw that continues with another
one is the expectation of its expectation. -/
theorem expect_bind (f : β → Rat) (d : Draw α) (g : α → Draw β) :
    (d.bind g).expect f = d.expect fun a => (g a).expect f := by
  induction d with
  | pure a => rfl
  | uniform n next ih => simp only [bind, expect_uniform, ih]

theorem expect_add (f g : α → Rat) (d : Draw α) :
    d.expect (fun a => f a + g a) = d.expect f + d.expect g := by
  induction d with
  | pure a => rfl
  | uniform n next ih => simp only [expect_uniform, ih, sum_add, Rat.mul_add]

theorem expect_mul_left (c : Rat) (f : α → Rat) (d : Draw α) :
    d.expect (fun a => c * f a) = c * d.expect f := by
  induction d with
  | pure a => rfl
  | uniform n next ih => simp only [expect_uniform, ih, sum_mul_left]; grind

/-- The branches of a choice have weights that sum to one. -/
theorem weight_mul_branches (n : Nat) : mkRat 1 (n + 1) * (n + 1 : Nat) = 1 := by
  rw [Rat.mkRat_eq_div, Rat.intCast_one, Rat.div_def, Rat.one_mul]
  exact Rat.inv_mul_cancel _ (by simp only [ne_eq, Rat.natCast_eq_zero_iff]; omega)

theorem weight_nonneg (n : Nat) : 0 ≤ mkRat 1 (n + 1) := by
  rw [Rat.mkRat_eq_div, Rat.intCast_one, Rat.div_def, Rat.one_mul]
  exact Rat.le_of_lt (Rat.inv_pos.mpr (Rat.natCast_pos.mpr (Nat.succ_pos n)))

theorem expect_const (c : Rat) (d : Draw α) : d.expect (fun _ => c) = c := by
  induction d with
  | pure a => rfl
  | uniform n next ih =>
    simp only [expect_uniform, ih, sum_const]
    rw [← Rat.mul_assoc, weight_mul_branches, Rat.one_mul]

theorem expect_sum {n : Nat} (f : Fin n → α → Rat) (d : Draw α) :
    d.expect (fun a => sum n fun i => f i a) = sum n fun i => d.expect (f i) := by
  induction n with
  | zero => exact expect_const 0 d
  | succ n ih => simp only [sum_succ, expect_add, ih]

theorem expect_nonneg {f : α → Rat} {d : Draw α} (h : ∀ a, a ∈ d → 0 ≤ f a) : 0 ≤ d.expect f := by
  induction d with
  | pure a => exact h a rfl
  | uniform n next ih =>
    exact Rat.mul_nonneg (weight_nonneg n) (sum_nonneg fun i => ih i fun a ha => h a ⟨i, ha⟩)

/-- A larger function has a larger expectation. -/
theorem expect_mono {f g : α → Rat} {d : Draw α} (h : ∀ a, a ∈ d → f a ≤ g a) :
    d.expect f ≤ d.expect g := by
  induction d with
  | pure a => exact h a rfl
  | uniform n next ih =>
    exact Rat.mul_le_mul_of_nonneg_left (sum_mono fun i => ih i fun a ha => h a ⟨i, ha⟩)
      (weight_nonneg n)

theorem expect_congr {f g : α → Rat} {d : Draw α} (h : ∀ a, a ∈ d → f a = g a) :
    d.expect f = d.expect g := by
  induction d with
  | pure a => exact h a rfl
  | uniform n next ih =>
    simp only [expect_uniform]
    rw [funext fun i => ih i fun a ha => h a ⟨i, ha⟩]

variable [DecidableEq α]

/-- The transition kernel: the probability that the draw yields `a`. -/
def prob (d : Draw α) (a : α) : Rat := d.expect fun b => indicator (a = b)

@[simp] theorem prob_pure (a b : α) : (Draw.pure b).prob a = indicator (a = b) := rfl

theorem prob_nonneg (d : Draw α) (a : α) : 0 ≤ d.prob a :=
  expect_nonneg fun b _ => indicator_nonneg (a = b)

theorem prob_eq_zero {d : Draw α} {a : α} (h : ¬ a ∈ d) : d.prob a = 0 := by
  rw [prob, expect_congr (g := fun _ => 0), expect_const]
  intro b hb
  have : a ≠ b := fun hab => h (hab ▸ hb)
  exact indicator_neg this

/-- **Claim.** The probabilities of a draw sum to one: every row of a transition kernel made of
draws does. -/
theorem sum_prob {n : Nat} (d : Draw (Fin n)) : sum n d.prob = 1 := by
  have h : sum n d.prob = d.expect fun b => sum n fun a => indicator (a = b) :=
    (expect_sum (fun a b => indicator (a = b)) d).symm
  have hone : (fun b : Fin n => sum n fun a => indicator (a = b)) = fun _ => 1 := by
    funext b
    have := sum_indicator_mul b fun _ => (1 : Rat)
    simpa only [Rat.mul_one] using this
  rw [h, hone, expect_const]

/-- **Claim.** The expectation of a draw is the sum over all outcomes of probability times value. -/
theorem expect_eq_sum {n : Nat} (d : Draw (Fin n)) (f : Fin n → Rat) :
    d.expect f = sum n fun a => d.prob a * f a := by
  have h : ∀ a, d.prob a * f a = d.expect fun b => indicator (a = b) * f a := by
    intro a
    rw [Rat.mul_comm, prob, ← expect_mul_left]
    exact expect_congr fun b _ => Rat.mul_comm _ _
  rw [funext h, ← expect_sum fun a b => indicator (a = b) * f a]
  exact expect_congr fun b _ => (sum_indicator_mul b f).symm

end Draw

end Spec.MDP
