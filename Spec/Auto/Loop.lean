module

public import Spec.Auto.Chance
public import Spec.Auto.Unroll

/-!
# Loops with a bound

A loop over `0, …, n - 1` for a numeral `n`, whose rounds are written out where it is compiled. The
number of a round is a constant there, so that what is read at it is no choice of the code.

## Main definitions

* `loop n f a`: the value that `f 0`, `f 1`, …, `f (n - 1)` make of `a`, one after the other.
* `loopUntil n done f a`: the same, where nothing changes once a condition holds.
* `Chance.loop`, `Draw.loop`: the same with draws, as code and as a draw.

## Main statements

* `loop_eq`, `loopUntil_eq`, `Chance.law_loop`: they are folds, which may stop early, and draws one
  after the other.
* `loop_ind`, `Chance.forall_loop`: what holds at the start and is kept by every round holds.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.MDP.Draw

/-- Draw `n` times one after the other, each time from what was drawn last. -/
def loop {α : Type} (f : Nat → α → Draw α) (a : α) : Nat → Draw α
  | 0 => .pure a
  | n + 1 => (loop f a n).bind (f n)

end Spec.MDP.Draw

namespace Spec.Auto

open Spec.MDP

variable {α : Type} {n k : Nat}

/-- The value that `f 0`, …, `f (n - 1)` make of a value, one after the other. -/
@[inline] def loop (n : Nat) [Unroll n] (f : UInt32 → α → α) (a : α) : α :=
  unroll (n := n) (fun _ => α) (fun _ _ => α) (fun a => a)
    (fun i before a => f (.ofNat i) (before a)) a

/-- The value that `f 0`, …, `f (n - 1)` make of a value, one after the other, until a condition
holds of it. -/
@[inline] def loopUntil (n : Nat) [Unroll n] [Select α] (done : α → Bool) (f : UInt32 → α → α)
    (a : α) : α :=
  loop n (fun i x => select (done x) x (f i x)) a

/-- A fold over a list that stops once a condition holds. -/
def foldUntil (done : α → Bool) (f : α → Nat → α) : α → List Nat → α
  | a, [] => a
  | a, i :: l => if done a then a else foldUntil done f (f a i) l

/-- **Claim.** A loop is the fold over the numbers of its rounds. -/
theorem loop_eq [U : Unroll n] (f : UInt32 → α → α) (a : α) :
    loop n f a = (List.range n).foldl (fun x i => f (.ofNat i) x) a := by
  obtain rfl := U.eq_nat
  induction n with
  | zero => rfl
  | succ n ih => rw [List.range_succ, List.foldl_append, ← ih]; rfl

/-- What holds before the first round, and after each if it does before it, holds after the last. -/
theorem loop_ind [U : Unroll n] {φ : Nat → α → Prop} {f : UInt32 → α → α} {a : α} (h₀ : φ 0 a)
    (h : ∀ i, i < n → ∀ x, φ i x → φ (i + 1) (f (.ofNat i) x)) : φ n (loop n f a) := by
  obtain rfl := U.eq_nat
  induction n with
  | zero => exact h₀
  | succ n ih => exact h n (Nat.lt_succ_self n) _ (ih fun i hi => h i (Nat.lt_succ_of_lt hi))

theorem foldUntil_eq (done : α → Bool) (f : α → Nat → α) (l : List Nat) (a : α) :
    foldUntil done f a l = l.foldl (fun x i => if done x then x else f x i) a := by
  induction l generalizing a with
  | nil => rfl
  | cons i l ih =>
    rw [foldUntil, List.foldl_cons]
    cases h : done a
    · exact ih _
    · rw [if_pos rfl, if_pos rfl, ← ih]
      cases l with
      | nil => rfl
      | cons => rw [foldUntil, if_pos h]

/-- **Claim.** A loop until a condition holds is the fold that stops there. -/
theorem loopUntil_eq [Unroll n] [Select α] (done : α → Bool) (f : UInt32 → α → α) (a : α) :
    loopUntil n done f a = foldUntil done (fun x i => f (.ofNat i) x) a (List.range n) := by
  rw [loopUntil, loop_eq, foldUntil_eq]
  simp only [select_eq]

namespace Chance

/-- Draw `n` times one after the other, each time from what was drawn last. -/
@[inline] def loop (n : Nat) [Unroll n] (f : UInt32 → α → Chance k α) (a : α) : Chance (n * k) α :=
  unroll (n := n) (fun _ => α) (fun n _ => Chance (n * k) α)
    (fun a => (pure a).weaken (Nat.zero_le _))
    (fun i before a => ((before a).bind (f (.ofNat i))).weaken
      (Nat.le_of_eq (Nat.succ_mul ..).symm)) a

/-- **Claim.** A loop with draws is drawing one after the other. -/
theorem law_loop [U : Unroll n] (f : UInt32 → α → Chance k α) (a : α) :
    (loop n f a).law = Draw.loop (fun i x => (f (.ofNat i) x).law) a n := by
  obtain rfl := U.eq_nat
  induction n with
  | zero => exact law_pure a
  | succ n ih => exact (law_bind ..).trans (congrArg (Draw.bind · _) ih)

/-- What holds before the first draw, and after each if it does before it, holds after the last. -/
theorem forall_loop [Unroll n] {φ : Nat → α → Prop} {f : UInt32 → α → Chance k α} {a : α}
    (h₀ : φ 0 a) (h : ∀ i, i < n → ∀ x, φ i x → ∀ y, y ∈ (f (.ofNat i) x).law → φ (i + 1) y) :
    ∀ y, y ∈ (loop n f a).law → φ n y := by
  rw [law_loop]
  induction n with
  | zero => intro y hy; rwa [Draw.mem_pure.mp hy]
  | succ n ih =>
    intro y hy
    obtain ⟨x, hx, hy⟩ := Draw.mem_bind.mp hy
    exact h n (Nat.lt_succ_self n) x (ih (fun i hi => h i (Nat.lt_succ_of_lt hi)) x hx) y hy

end Chance

/-! ### Examples -/

-- The largest number below 8 whose square is at most 30.
example : loop 8 (fun i x => select (decide (i * i ≤ 30)) i x) (0 : UInt32) = 5 := by decide

-- The first number whose square is larger.
example : loopUntil 8 (fun x => decide (30 < x * x)) (fun _ x => x + 1) (0 : UInt32) = 6 := by
  decide

end Spec.Auto
