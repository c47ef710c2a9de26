module

public import Spec.Recommender.Posterior
public import Spec.MDP.Derandomisation

/-!
# What the whole history is worth

For two products and a user who likes the feature of one of them (`two`), the best expected return
over four steps is `155/64` for policies that look at the whole history, and over five steps it is
`99/32`. Policies may be randomised, which gains nothing (`Env.exists_deterministic`).

The upper bound `best` of deterministic policies is the optimum by dynamic programming over weights
of the two users. `Spec.Recommender.LastAndTime` has the policies that forget.

## Main definitions

* `evenhanded`: recommends the product that the history speaks for.
* `best`: an upper bound, in units of a power of `1/4`.

## Main statements

* `history_four`, `history_five`: the two values.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP

/-- What a response says for the first product: a purchase of a product speaks for it, and a pass
for the other one. -/
def says (o : Obs 2) : Int :=
  match o.last with
  | none => 0
  | some (x, b) => if (x = 0) = (b = true) then 1 else -1

/-- What a history says for the first product. -/
def score : List (Obs 2) → Int
  | [] => 0
  | o :: os => says o + score os

/-- The policy that recommends the first product unless more speaks for the second one. -/
def evenhanded (os : List (Obs 2)) : Fin 2 := if score os < 0 then 1 else 0

/-! ### The two users -/

/-- The user who likes the feature of product `x`. -/
def fan (x : Fin 2) : Catalogue.Features 2 := fun i => decide (i = x)

/-- **Claim.** There are two users, one for each product. -/
theorem users_two (T : Nat) : (two T).users = [fan 0, fan 1] := by
  have h : ∀ θ θ' : Catalogue.Features 2, (θ 0 = θ' 0 ∧ θ 1 = θ' 1) → θ = θ' :=
    fun θ θ' h => funext fun i => match i with
      | 0 => h.1
      | 1 => h.2
  have key : (two T).users = [Catalogue.cons true (Catalogue.cons false fun _ => false),
    Catalogue.cons false (Catalogue.cons true fun _ => false)] := rfl
  rw [key, h (Catalogue.cons true _) (fan 0) ⟨rfl, rfl⟩,
    h (Catalogue.cons false (Catalogue.cons true _)) (fan 1) ⟨rfl, rfl⟩]

/-- **Claim.** A user buys the product that they like with probability `3/4`, and the other one with
`1/4`. -/
theorem probability_two (T : Nat) (y x : Fin 2) :
    (two T).probability (fan y) x = if x = y then 3 / 4 else 1 / 4 := by
  have key : ∀ y x : Fin 2, mkRat ((if ((Catalogue.consecutive 2 1 (m := 2) (by decide)).likes
      (fan y) x) = 0 then 1 else 3 : Nat) : Int) 4 = if x = y then 3 / 4 else 1 / 4 := by
    decide +kernel
  exact key y x

variable {T : Nat} {π : List (Obs 2) → Draw (Fin 2)}

/-- The gain of one more step. -/
theorem gain_succ (t : Nat) (s : State (Catalogue.Features 2) 2) (os : List (Obs 2)) :
    (two T).toEnv.expectedGain π (t + 1) s os = (π os).expect fun x =>
      (two T).probability s.user x *
          (1 + (two T).toEnv.expectedGain π t ((two T).next s x true)
            (((two T).next s x true).obs :: os)) +
        (1 - (two T).probability s.user x) *
          (two T).toEnv.expectedGain π t ((two T).next s x false)
            (((two T).next s x false).obs :: os) := by
  rw [Env.expectedGain_succ]
  refine Draw.expect_congr fun x _ => ?_
  have h := expect_step (two_valid T) s x fun r => r.reward + bif r.terminated then 0
    else (two T).toEnv.expectedGain π t r.state ((two T).toEnv.observe r.state :: os)
  refine h.trans ?_
  simp only [result, cond_false, if_true, Bool.false_eq_true, if_false, Rat.zero_add]
  rfl

/-- The expected return is the mean over the two users. -/
theorem expectedReturn_two (π : List (Obs 2) → Draw (Fin 2)) (t : Nat) :
    (two T).toEnv.expectedReturn π t =
      ((two T).toEnv.expectedGain π t (.start 2 (fan 0)) [(State.start 2 (fan 0)).obs] +
        (two T).toEnv.expectedGain π t (.start 2 (fan 1)) [(State.start 2 (fan 1)).obs]) / 2 := by
  rw [Env.expectedReturn, expect_reset (two_valid T), users_two]
  simp only [List.map_cons, List.map_nil, List.sum_cons, List.sum_nil, Rat.add_zero,
    List.length_cons, List.length_nil]
  rfl

/-! ### Whole histories -/

/-- The most that can be gained in `t` steps when the two users have the weights `A` and `B`, in
units of `1 / 4 ^ t`. What a response says of the user does not depend on the product that was
recommended, so the best recommendation is the one that is likelier to be bought. -/
def best : (t A B : Nat) → Nat
  | 0, _, _ => 0
  | t + 1, A, B => 4 ^ t * (A + B + 2 * max A B) + best t (3 * A) B + best t A (3 * B)

theorem four_pow_pos (t : Nat) : (0 : Rat) < ((4 ^ t : Nat) : Rat) :=
  Rat.natCast_pos.mpr (Nat.pow_pos (by decide))

/-- No deterministic policy gains more. -/
theorem gain_le_best (π : List (Obs 2) → Fin 2) (t A B : Nat)
    {s₀ s₁ : State (Catalogue.Features 2) 2} (h₀ : s₀.user = fan 0) (h₁ : s₁.user = fan 1)
    (ho : s₀.obs = s₁.obs) (os : List (Obs 2)) :
    ((4 ^ t : Nat) : Rat) * (A * (two T).toEnv.expectedGain (Env.deterministic π) t s₀ os +
      B * (two T).toEnv.expectedGain (Env.deterministic π) t s₁ os) ≤ (best t A B : Nat) := by
  induction t generalizing A B s₀ s₁ os with
  | zero =>
    rw [Env.expectedGain_zero, Env.expectedGain_zero, Rat.mul_zero, Rat.mul_zero, Rat.add_zero,
      Rat.mul_zero]
    exact Rat.le_refl
  | succ t ih =>
    have hobs (x : Fin 2) (b : Bool) :
        ((two T).next s₀ x b).obs = ((two T).next s₁ x b).obs := by
      simp only [State.obs, Obs.mk.injEq] at ho
      obtain ⟨h₁, h₂, -, h₄⟩ := ho
      simp only [State.obs, next, h₁, h₂, h₄]
    have step (x : Fin 2) (b : Bool) (A B : Nat) := ih A B (s₀ := (two T).next s₀ x b)
      (s₁ := (two T).next s₁ x b) h₀ h₁ (hobs x b) (((two T).next s₀ x b).obs :: os)
    have hmax : (A : Rat) ≤ (max A B : Nat) ∧ (B : Rat) ≤ (max A B : Nat) :=
      ⟨Rat.natCast_le_natCast.mpr (Nat.le_max_left A B),
        Rat.natCast_le_natCast.mpr (Nat.le_max_right A B)⟩
    have hpos := four_pow_pos t
    rw [gain_succ, gain_succ, Env.deterministic, Draw.expect_pure, Draw.expect_pure, h₀, h₁,
      probability_two, probability_two, best, ← hobs, ← hobs]
    generalize π os = x at step ⊢
    have hx : x = 0 ∨ x = 1 := by omega
    simp only [Rat.natCast_add, Rat.natCast_mul, Nat.pow_succ, Rat.natCast_ofNat] at step ⊢
    generalize (max A B : Nat) = M at hmax ⊢
    generalize ((4 ^ t : Nat) : Rat) = c at hpos step ⊢
    have hM₀ := Rat.mul_le_mul_of_nonneg_left hmax.1 (Rat.le_of_lt hpos)
    have hM₁ := Rat.mul_le_mul_of_nonneg_left hmax.2 (Rat.le_of_lt hpos)
    rcases hx with rfl | rfl
    · have t₁ := step 0 true (3 * A) B
      have t₂ := step 0 false A (3 * B)
      simp only [Rat.natCast_mul, Rat.natCast_ofNat] at t₁ t₂
      simp only [if_true, show ¬ (0 : Fin 2) = 1 by decide, if_false]
      grind
    · have t₁ := step 1 true A (3 * B)
      have t₂ := step 1 false (3 * A) B
      simp only [Rat.natCast_mul, Rat.natCast_ofNat] at t₁ t₂
      simp only [if_true, show ¬ (1 : Fin 2) = 0 by decide, if_false]
      grind

/-- The upper bound of the expected return of a deterministic policy. -/
theorem expectedReturn_deterministic_le (π : List (Obs 2) → Fin 2) (t : Nat) :
    (two T).toEnv.expectedReturn (Env.deterministic π) t ≤
      (best t 1 1 : Nat) / (2 * (4 ^ t : Nat)) := by
  have h := gain_le_best (T := T) π t 1 1 (s₀ := .start 2 (fan 0)) (s₁ := .start 2 (fan 1)) rfl rfl
    rfl [(State.start 2 (fan 0)).obs]
  have hpos := four_pow_pos t
  rw [expectedReturn_two]
  have ho : (State.start 2 (fan 1)).obs = (State.start 2 (fan 0)).obs := rfl
  rw [ho]
  have h1 : ((1 : Nat) : Rat) = 1 := rfl
  rw [h1, Rat.one_mul, Rat.one_mul] at h
  generalize ((4 ^ t : Nat) : Rat) = c at h hpos ⊢
  generalize ((best t 1 1 : Nat) : Rat) = N at h ⊢
  generalize (two T).toEnv.expectedGain _ t (.start 2 (fan 0)) _ = g₀ at h ⊢
  generalize (two T).toEnv.expectedGain _ t (.start 2 (fan 1)) _ = g₁ at h ⊢
  have hinv := Rat.inv_mul_cancel _ (Rat.ne_of_gt hpos)
  have h' := Rat.mul_le_mul_of_nonneg_left h (Rat.le_of_lt (Rat.inv_pos.mpr hpos))
  rw [← Rat.mul_assoc, hinv, Rat.one_mul] at h'
  rw [Rat.div_def, Rat.div_def, Rat.inv_mul_rev]
  grind

/-- The upper bound of an expected return. -/
theorem expectedReturn_le (π : List (Obs 2) → Draw (Fin 2)) (t : Nat) :
    (two T).toEnv.expectedReturn π t ≤ (best t 1 1 : Nat) / (2 * (4 ^ t : Nat)) := by
  obtain ⟨τ, h⟩ := (two T).toEnv.exists_deterministic π t
  exact Rat.le_trans h (expectedReturn_deterministic_le τ t)

/-- What `evenhanded` gains in `t` steps with the user who likes product `y`, where the history so
far says `c` for the first product. -/
def gainEvenhanded (y : Fin 2) : (t : Nat) → (c : Int) → Rat
  | 0, _ => 0
  | t + 1, c =>
    let x : Fin 2 := if c < 0 then 1 else 0
    let p : Rat := if x = y then 3 / 4 else 1 / 4
    p * (1 + gainEvenhanded y t ((if (x = 0) = (true = true) then 1 else -1) + c)) +
      (1 - p) * gainEvenhanded y t ((if (x = 0) = (false = true) then 1 else -1) + c)

theorem gain_evenhanded {y : Fin 2} (t : Nat) {s : State (Catalogue.Features 2) 2}
    (hs : s.user = fan y) (os : List (Obs 2)) :
    (two T).toEnv.expectedGain (Env.deterministic evenhanded) t s os =
      gainEvenhanded y t (score os) := by
  induction t generalizing s os with
  | zero => rfl
  | succ t ih =>
    have step (x : Fin 2) (b : Bool) := ih (s := (two T).next s x b) hs
      (((two T).next s x b).obs :: os)
    rw [gain_succ, Env.deterministic, Draw.expect_pure, hs, probability_two, step, step]
    rfl

/-- What `evenhanded` expects. -/
theorem expectedReturn_evenhanded (t : Nat) :
    (two T).toEnv.expectedReturn (Env.deterministic evenhanded) t =
      (gainEvenhanded 0 t 0 + gainEvenhanded 1 t 0) / 2 := by
  have h (y : Fin 2) := gain_evenhanded (T := T) (y := y) t (s := .start 2 (fan y)) rfl
    [(State.start 2 (fan y)).obs]
  rw [expectedReturn_two, h, h]
  rfl

/-- **Claim.** Over four steps, no policy, randomised or not, expects more than `155/64`, and a
deterministic one expects just that. -/
theorem history_four :
    (∀ π : List (Obs 2) → Draw (Fin 2), (two 4).toEnv.expectedReturn π 4 ≤ 155 / 64) ∧
      (two 4).toEnv.expectedReturn (Env.deterministic evenhanded) 4 = 155 / 64 := by
  refine ⟨fun π => ?_, ?_⟩
  · have h : ((best 4 1 1 : Nat) : Rat) / (2 * (4 ^ 4 : Nat)) = 155 / 64 := by decide +kernel
    rw [← h]; exact expectedReturn_le π 4
  · rw [expectedReturn_evenhanded]; decide +kernel

/-- **Claim.** Over five steps, no policy, randomised or not, expects more than `99/32`, and a
deterministic one expects just that. -/
theorem history_five :
    (∀ π : List (Obs 2) → Draw (Fin 2), (two 5).toEnv.expectedReturn π 5 ≤ 99 / 32) ∧
      (two 5).toEnv.expectedReturn (Env.deterministic evenhanded) 5 = 99 / 32 := by
  refine ⟨fun π => ?_, ?_⟩
  · have h : ((best 5 1 1 : Nat) : Rat) / (2 * (4 ^ 5 : Nat)) = 99 / 32 := by decide +kernel
    rw [← h]; exact expectedReturn_le π 5
  · rw [expectedReturn_evenhanded]; decide +kernel

end Spec.Recommender
