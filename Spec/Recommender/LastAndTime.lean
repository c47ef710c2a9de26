module

public import Spec.Recommender.Value

/-!
# The whole history is worth more than the last recommendation

For two products and a user who likes the feature of one of them (`two`), the best expected return
of a policy that looks at the last recommendation, whether it was bought, and the time, is `307/128`
over four steps and `195/64` over five. Policies that look at the whole history reach `155/64` and
`99/32` (`Spec.Recommender.Value`).

Policies may be randomised, which gains nothing: they see the time, so that they see no observation
twice in an episode (`Env.exists_counted`). The upper bound `bestLast` for deterministic ones tries
all ways to choose a product at each of the four observations, for the weights that the two users
have there; at the last step the four choices do not depend on each other.

## Main definitions

* `lastAndTime`: the policies that look at the last recommendation and the time.
* `gainLast`: what such a policy gains.
* `assign`, `bestLast`: the upper bound, in units of a power of `1/4`.

## Main statements

* `exists_lastAndTime`: randomisation gains nothing.
* `last_four`, `last_five`: the two values.
* `last_does_not_suffice`: in the sense of `Env.Suffices`.
* `history_is_worth_more`: a policy that looks at the whole history expects more.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP

/-- The policy that looks at the last recommendation with its purchase, and at the time: what it
chooses by them is an action, or a draw of one. -/
def lastAndTime {n : Nat} {Choice : Type} (σ : Nat → Option (Fin n × Bool) → Choice)
    (os : List (Obs n)) : Choice :=
  match os with
  | [] => σ 0 none
  | o :: _ => σ o.time o.last

/-- What such a policy gains, when it is deterministic, in `t` steps with the user who likes product
`y`, from a time and a last recommendation on. -/
def gainLast (σ : Nat → Option (Fin 2 × Bool) → Fin 2) (y : Fin 2) :
    (t time : Nat) → Option (Fin 2 × Bool) → Rat
  | 0, _, _ => 0
  | t + 1, time, last =>
    let x := σ time last
    let p : Rat := if x = y then 3 / 4 else 1 / 4
    p * (1 + gainLast σ y t (time + 1) (some (x, true))) +
      (1 - p) * gainLast σ y t (time + 1) (some (x, false))

variable {T : Nat} (σ : Nat → Option (Fin 2 × Bool) → Fin 2)

theorem gain_lastAndTime {y : Fin 2} (t : Nat) {s : State (Catalogue.Features 2) 2}
    (hs : s.user = fan y) (hT : s.time + t ≤ T) (os : List (Obs 2)) :
    (two T).toEnv.expectedGain (Env.deterministic (lastAndTime σ)) t s (s.obs :: os) =
      gainLast σ y t s.time s.last := by
  induction t generalizing s os with
  | zero => rfl
  | succ t ih =>
    have htime (x : Fin 2) (b : Bool) : ((two T).next s x b).time = s.time + 1 :=
      Nat.min_eq_left (by change s.time + 1 ≤ T; omega)
    have step (x : Fin 2) (b : Bool) := ih (s := (two T).next s x b) hs
      (by rw [htime]; omega) (s.obs :: os)
    rw [gain_succ, Env.deterministic, Draw.expect_pure, hs, probability_two, step, step, htime,
      htime]
    rfl

theorem expectedReturn_lastAndTime (t : Nat) (hT : t ≤ T) :
    (two T).toEnv.expectedReturn (Env.deterministic (lastAndTime σ)) t =
      (gainLast σ 0 t 0 none + gainLast σ 1 t 0 none) / 2 := by
  have h (y : Fin 2) := gain_lastAndTime σ (T := T) t (s := .start 2 (fan y)) rfl
    (by change 0 + t ≤ T; omega) []
  rw [expectedReturn_two, h, h]
  rfl

/-! ### Randomised policies -/

/-- The time is the number of observations after the first one, until the horizon: policies that do
the same with such histories expect the same. -/
theorem gain_congr {π π' : List (Obs 2) → Draw (Fin 2)}
    (h : ∀ o os, o.time = os.length → π (o :: os) = π' (o :: os)) (t : Nat)
    {s : State (Catalogue.Features 2) 2} (os : List (Obs 2)) (hs : s.time = os.length)
    (hT : s.time + t ≤ T) :
    (two T).toEnv.expectedGain π t s (s.obs :: os) =
      (two T).toEnv.expectedGain π' t s (s.obs :: os) := by
  induction t generalizing s os with
  | zero => rfl
  | succ t ih =>
    have htime (x : Fin 2) (b : Bool) : ((two T).next s x b).time = s.time + 1 :=
      Nat.min_eq_left (by change s.time + 1 ≤ T; omega)
    have step (x : Fin 2) (b : Bool) := ih (s := (two T).next s x b) (s.obs :: os)
      (by rw [htime, hs, List.length_cons]) (by rw [htime]; omega)
    rw [gain_succ, gain_succ, h _ _ hs]
    exact Draw.expect_congr fun x _ => by rw [step, step]

theorem expectedReturn_congr {π π' : List (Obs 2) → Draw (Fin 2)}
    (h : ∀ o os, o.time = os.length → π (o :: os) = π' (o :: os)) (t : Nat) (hT : t ≤ T) :
    (two T).toEnv.expectedReturn π t = (two T).toEnv.expectedReturn π' t := by
  have key (y : Fin 2) := gain_congr (T := T) h t (s := .start 2 (fan y)) [] rfl
    (by change 0 + t ≤ T; omega)
  rw [expectedReturn_two, expectedReturn_two, key, key]

/-- Randomisation gains nothing for policies that look at the last recommendation and the time. -/
theorem exists_lastAndTime (σ : Nat → Option (Fin 2 × Bool) → Draw (Fin 2)) (t : Nat)
    (hT : t ≤ T) :
    ∃ τ : Nat → Option (Fin 2 × Bool) → Fin 2, (two T).toEnv.expectedReturn (lastAndTime σ) t ≤
      (two T).toEnv.expectedReturn (Env.deterministic (lastAndTime τ)) t := by
  obtain ⟨τ, h⟩ := (two T).toEnv.exists_counted
    (fun os : List (Obs 2) => os.head?.bind (·.last)) (fun k => σ (k - 1)) t
  refine ⟨fun k => τ (k + 1), ?_⟩
  have h₁ := expectedReturn_congr (T := T) (π := lastAndTime σ)
    (π' := fun os => σ (os.length - 1) (os.head?.bind (·.last)))
    (fun o os ho => by simp only [lastAndTime, ho]; rfl) t hT
  have h₂ := expectedReturn_congr (T := T)
    (π := Env.deterministic (lastAndTime fun k => τ (k + 1)))
    (π' := Env.deterministic fun os => τ os.length (os.head?.bind (·.last)))
    (fun o os ho => by simp only [Env.deterministic, lastAndTime, ho]; rfl) t hT
  rw [h₁, h₂]
  exact h

/-! ### The upper bound -/

/-- The most that `gain` allows when each pair of weights is added to the weights `α, β` of those at
which the first product is chosen, or to `γ, δ`, of those at which the second one is. -/
def assign (gain : Nat → Nat → Nat → Nat → Nat) : List (Nat × Nat) → (α β γ δ : Nat) → Nat
  | [], α, β, γ, δ => gain α β γ δ
  | (a, b) :: l, α, β, γ, δ =>
    if a + b = 0 then assign gain l α β γ δ
    else max (assign gain l (α + a) (β + b) γ δ) (assign gain l α β (γ + a) (δ + b))

/-- The most that can be gained in `t` steps by policies that look at the last recommendation and
the time, in units of `1 / 4 ^ t`, when the two users have weights at each observation. -/
def bestLast : (t : Nat) → List (Nat × Nat) → Nat
  | 0, _ => 0
  | 1, l => (l.map fun w => w.1 + w.2 + 2 * max w.1 w.2).sum
  | t + 2, l => assign (fun α β γ δ => 4 ^ (t + 1) * (3 * α + β + γ + 3 * δ) +
      bestLast (t + 1) [(3 * α, β), (α, 3 * β), (γ, 3 * δ), (3 * γ, δ)]) l 0 0 0 0

/-- The same for a given choice at each pair. -/
def assigned (gain : Nat → Nat → Nat → Nat → Nat) :
    List ((Nat × Nat) × Fin 2) → (α β γ δ : Nat) → Nat
  | [], α, β, γ, δ => gain α β γ δ
  | ((a, b), x) :: l, α, β, γ, δ =>
    if x = 0 then assigned gain l (α + a) (β + b) γ δ
    else assigned gain l α β (γ + a) (δ + b)

theorem assigned_le (gain : Nat → Nat → Nat → Nat → Nat) (l : List ((Nat × Nat) × Fin 2))
    (α β γ δ : Nat) : assigned gain l α β γ δ ≤ assign gain (l.map (·.1)) α β γ δ := by
  induction l generalizing α β γ δ with
  | nil => exact Nat.le_refl _
  | cons e l ih =>
    obtain ⟨⟨a, b⟩, x⟩ := e
    rw [assigned, List.map_cons, assign]
    by_cases h : a + b = 0
    · obtain rfl : a = 0 := by omega
      obtain rfl : b = 0 := by omega
      rw [if_pos rfl]
      split <;> exact ih ..
    · rw [if_neg h]
      split
      · exact Nat.le_trans (ih ..) (Nat.le_max_left ..)
      · exact Nat.le_trans (ih ..) (Nat.le_max_right ..)

/-- The four observations after a step. -/
def lasts : List (Option (Fin 2 × Bool)) :=
  [some (0, true), some (0, false), some (1, true), some (1, false)]

/-- What is gained from weights of the two users at each observation. -/
def weighted (t time : Nat) (l : List (Nat × Nat)) (os : List (Option (Fin 2 × Bool))) : Rat :=
  ((l.zip os).map fun e =>
    (e.1.1 : Rat) * gainLast σ 0 t time e.2 + e.1.2 * gainLast σ 1 t time e.2).sum

/-- One more step at each observation, when the weights of those at which a product is chosen are
added up. -/
theorem weighted_succ (t time : Nat) (l : List (Nat × Nat)) (os : List (Option (Fin 2 × Bool)))
    (hl : l.length = os.length) :
    ∃ α β γ δ : Nat, 4 * weighted σ (t + 1) time l os =
      (3 * α + β + γ + 3 * δ : Nat) +
        weighted σ t (time + 1) [(3 * α, β), (α, 3 * β), (γ, 3 * δ), (3 * γ, δ)] lasts ∧
      ∀ gain α' β' γ' δ', assigned gain (l.zip (os.map (σ time))) α' β' γ' δ' =
        gain (α' + α) (β' + β) (γ' + γ) (δ' + δ) := by
  induction l generalizing os with
  | nil =>
    refine ⟨0, 0, 0, 0, ?_, fun _ _ _ _ _ => rfl⟩
    have h0 : ((0 : Nat) : Rat) = 0 := rfl
    simp only [weighted, lasts, List.zip_nil_left, List.map_nil, List.sum_nil, List.zip_cons_cons,
      List.map_cons, List.sum_cons, List.zip_nil_right, Nat.mul_zero, Nat.add_zero, h0]
    grind
  | cons w l ih =>
    obtain ⟨a, b⟩ := w
    cases os with
    | nil => cases hl
    | cons o os =>
      obtain ⟨α, β, γ, δ, hw, ha⟩ := ih os (Nat.succ.inj hl)
      have hsplit : weighted σ (t + 1) time ((a, b) :: l) (o :: os) =
          (a * gainLast σ 0 (t + 1) time o + b * gainLast σ 1 (t + 1) time o) +
            weighted σ (t + 1) time l os := rfl
      rw [hsplit]
      simp only [gainLast]
      simp only [List.map_cons, List.zip_cons_cons, assigned]
      generalize σ time o = x
      obtain rfl | rfl : x = 0 ∨ x = 1 := by omega
      · refine ⟨α + a, β + b, γ, δ, ?_, fun gain α' β' γ' δ' => ?_⟩
        · simp only [weighted, lasts, List.map_nil, List.sum_nil, List.zip_cons_cons,
            List.map_cons, List.sum_cons, List.zip_nil_right, Rat.natCast_add, Rat.natCast_mul,
            Rat.natCast_ofNat, if_true, show ¬ (0 : Fin 2) = 1 by decide, if_false] at hw ⊢
          grind
        · rw [if_pos rfl, ha]; congr 1 <;> omega
      · refine ⟨α, β, γ + a, δ + b, ?_, fun gain α' β' γ' δ' => ?_⟩
        · simp only [weighted, lasts, List.map_nil, List.sum_nil, List.zip_cons_cons,
            List.map_cons, List.sum_cons, List.zip_nil_right, Rat.natCast_add, Rat.natCast_mul,
            Rat.natCast_ofNat, if_true, show ¬ (1 : Fin 2) = 0 by decide, if_false] at hw ⊢
          grind
        · rw [if_neg (by decide), ha]; congr 1 <;> omega

/-- One step gains no more than the likelier purchase at each observation. -/
theorem weighted_one_le (time : Nat) (l : List (Nat × Nat)) (os : List (Option (Fin 2 × Bool)))
    (hl : l.length = os.length) : 4 * weighted σ 1 time l os ≤ (bestLast 1 l : Nat) := by
  induction l generalizing os with
  | nil => exact show (4 : Rat) * 0 ≤ ((0 : Nat) : Rat) by decide +kernel
  | cons w l ih =>
    obtain ⟨a, b⟩ := w
    cases os with
    | nil => cases hl
    | cons o os =>
      have ih := ih os (Nat.succ.inj hl)
      have hsplit : weighted σ 1 time ((a, b) :: l) (o :: os) =
          (a * gainLast σ 0 1 time o + b * gainLast σ 1 1 time o) +
            weighted σ 1 time l os := rfl
      have hbest : bestLast 1 ((a, b) :: l) = (a + b + 2 * max a b) + bestLast 1 l := by
        simp only [bestLast, List.map_cons, List.sum_cons]
      have hmax : (a : Rat) ≤ (max a b : Nat) ∧ (b : Rat) ≤ (max a b : Nat) :=
        ⟨Rat.natCast_le_natCast.mpr (Nat.le_max_left a b),
          Rat.natCast_le_natCast.mpr (Nat.le_max_right a b)⟩
      rw [hsplit, hbest]
      simp only [gainLast, Rat.natCast_add, Rat.natCast_mul, Rat.natCast_ofNat]
      generalize ((max a b : Nat) : Rat) = M at hmax ⊢
      generalize σ time o = x
      obtain rfl | rfl : x = 0 ∨ x = 1 := by omega
      · simp only [if_true, show ¬ (0 : Fin 2) = 1 by decide, if_false]
        grind
      · simp only [if_true, show ¬ (1 : Fin 2) = 0 by decide, if_false]
        grind

/-- No such policy gains more when it is deterministic. -/
theorem weighted_le_bestLast (t time : Nat) (l : List (Nat × Nat))
    (os : List (Option (Fin 2 × Bool))) (hl : l.length = os.length) :
    ((4 ^ t : Nat) : Rat) * weighted σ t time l os ≤ (bestLast t l : Nat) := by
  match t with
  | 0 =>
    have h : weighted σ 0 time l os = 0 := by
      simp only [weighted, gainLast, Rat.mul_zero, Rat.add_zero]
      generalize l.zip os = e
      induction e with
      | nil => rfl
      | cons _ _ ih => rw [List.map_cons, List.sum_cons, ih, Rat.add_zero]
    rw [h, Rat.mul_zero]; exact Rat.le_refl
  | 1 => exact weighted_one_le σ time l os hl
  | t + 2 =>
    obtain ⟨α, β, γ, δ, hw, ha⟩ := weighted_succ σ (t + 1) time l os hl
    have ih := weighted_le_bestLast (t + 1) (time + 1)
      [(3 * α, β), (α, 3 * β), (γ, 3 * δ), (3 * γ, δ)] lasts rfl
    have hle := assigned_le (fun α β γ δ => 4 ^ (t + 1) * (3 * α + β + γ + 3 * δ) +
      bestLast (t + 1) [(3 * α, β), (α, 3 * β), (γ, 3 * δ), (3 * γ, δ)])
      (l.zip (os.map (σ time))) 0 0 0 0
    rw [ha, List.map_fst_zip (by rw [List.length_map]; exact Nat.le_of_eq hl)] at hle
    simp only [Nat.zero_add] at hle
    have hle := Rat.natCast_le_natCast.mpr hle
    rw [Rat.natCast_add, Rat.natCast_mul] at hle
    rw [bestLast]
    refine Rat.le_trans ?_ hle
    rw [Nat.pow_succ, Rat.natCast_mul, Rat.mul_assoc,
      show ((4 : Nat) : Rat) = 4 from rfl, hw, Rat.mul_add]
    grind

/-- The upper bound of the expected return of a deterministic policy. -/
theorem expectedReturn_deterministic_lastAndTime_le (t : Nat) (hT : t ≤ T) :
    (two T).toEnv.expectedReturn (Env.deterministic (lastAndTime σ)) t ≤
      (bestLast t [(1, 1)] : Nat) / (2 * (4 ^ t : Nat)) := by
  have h := weighted_le_bestLast σ t 0 [(1, 1)] [none] rfl
  have hw : weighted σ t 0 [(1, 1)] [none] = gainLast σ 0 t 0 none + gainLast σ 1 t 0 none := by
    have h1 : ((1 : Nat) : Rat) = 1 := rfl
    simp only [weighted, List.zip_cons_cons, List.zip_nil_right, List.map_cons, List.map_nil,
      List.sum_cons, List.sum_nil, h1, Rat.one_mul, Rat.add_zero]
  have hpos := four_pow_pos t
  rw [expectedReturn_lastAndTime σ t hT]
  rw [hw] at h
  generalize ((4 ^ t : Nat) : Rat) = c at h hpos ⊢
  generalize ((bestLast t [(1, 1)] : Nat) : Rat) = N at h ⊢
  generalize gainLast σ 0 t 0 none = g₀ at h ⊢
  generalize gainLast σ 1 t 0 none = g₁ at h ⊢
  have hinv := Rat.inv_mul_cancel _ (Rat.ne_of_gt hpos)
  have h' := Rat.mul_le_mul_of_nonneg_left h (Rat.le_of_lt (Rat.inv_pos.mpr hpos))
  rw [← Rat.mul_assoc, hinv, Rat.one_mul] at h'
  rw [Rat.div_def, Rat.div_def, Rat.inv_mul_rev]
  grind

/-- The upper bound of the expected return. -/
theorem expectedReturn_lastAndTime_le (σ : Nat → Option (Fin 2 × Bool) → Draw (Fin 2)) (t : Nat)
    (hT : t ≤ T) : (two T).toEnv.expectedReturn (lastAndTime σ) t ≤
      (bestLast t [(1, 1)] : Nat) / (2 * (4 ^ t : Nat)) := by
  obtain ⟨τ, h⟩ := exists_lastAndTime σ t hT
  exact Rat.le_trans h (expectedReturn_deterministic_lastAndTime_le τ t hT)

/-! ### The values -/

/-- What the best policy does: in the second step it stays with what was bought and leaves what was
passed; in the third it goes to the second product only where that was just bought; in the fourth
it stays with the first one only where that was just bought; in the fifth it does as in the third.
-/
def shortSighted (time : Nat) (last : Option (Fin 2 × Bool)) : Fin 2 :=
  if time = 1 then if last = some (0, false) then 1 else 0
  else if time = 3 then if last = some (0, true) then 0 else 1
  else if last = some (1, true) then 1 else 0

/-- **Claim.** Over four steps, no policy that looks at the last recommendation, whether it was
bought, and the time, randomised or not, expects more than `307/128`, and a deterministic one
expects just that. -/
theorem last_four :
    (∀ σ : Nat → Option (Fin 2 × Bool) → Draw (Fin 2),
      (two 4).toEnv.expectedReturn (lastAndTime σ) 4 ≤ 307 / 128) ∧
      (two 4).toEnv.expectedReturn (Env.deterministic (lastAndTime shortSighted)) 4 =
        307 / 128 := by
  refine ⟨fun σ => ?_, ?_⟩
  · have h : ((bestLast 4 [(1, 1)] : Nat) : Rat) / (2 * (4 ^ 4 : Nat)) = 307 / 128 := by
      decide +kernel
    rw [← h]; exact expectedReturn_lastAndTime_le σ 4 (Nat.le_refl 4)
  · rw [expectedReturn_lastAndTime _ 4 (Nat.le_refl 4)]; decide +kernel

/-- **Claim.** Over five steps, no policy that looks at the last recommendation, whether it was
bought, and the time, randomised or not, expects more than `195/64`, and a deterministic one expects
just that. -/
theorem last_five :
    (∀ σ : Nat → Option (Fin 2 × Bool) → Draw (Fin 2),
      (two 5).toEnv.expectedReturn (lastAndTime σ) 5 ≤ 195 / 64) ∧
      (two 5).toEnv.expectedReturn (Env.deterministic (lastAndTime shortSighted)) 5 = 195 / 64 := by
  refine ⟨fun σ => ?_, ?_⟩
  · have h : ((bestLast 5 [(1, 1)] : Nat) : Rat) / (2 * (4 ^ 5 : Nat)) = 195 / 64 := by
      decide +kernel
    rw [← h]; exact expectedReturn_lastAndTime_le σ 5 (Nat.le_refl 5)
  · rw [expectedReturn_lastAndTime _ 5 (Nat.le_refl 5)]; decide +kernel

/-- **Claim.** The last recommendation does not suffice, even with the time: over four steps and
over five, a deterministic policy that looks at the whole history expects more than every policy
that looks at these only, randomised or not. -/
theorem history_is_worth_more :
    (∀ σ : Nat → Option (Fin 2 × Bool) → Draw (Fin 2),
      (two 4).toEnv.expectedReturn (lastAndTime σ) 4 <
        (two 4).toEnv.expectedReturn (Env.deterministic evenhanded) 4) ∧
    ∀ σ : Nat → Option (Fin 2 × Bool) → Draw (Fin 2),
      (two 5).toEnv.expectedReturn (lastAndTime σ) 5 <
        (two 5).toEnv.expectedReturn (Env.deterministic evenhanded) 5 := by
  have h₄ : (307 / 128 : Rat) < 155 / 64 := by decide +kernel
  have h₅ : (195 / 64 : Rat) < 99 / 32 := by decide +kernel
  have lt_of {a b c : Rat} (h : a ≤ b) (h' : b < c) : a < c := by grind
  refine ⟨fun σ => ?_, fun σ => ?_⟩
  · rw [history_four.2]; exact lt_of (last_four.1 σ) h₄
  · rw [history_five.2]; exact lt_of (last_five.1 σ) h₅

/-- **Claim.** So the last recommendation with its purchase, and the time, do not suffice for an
optimal policy, randomised or not; nor does the last recommendation alone. -/
theorem last_does_not_suffice :
    ¬ (two 4).toEnv.Suffices (fun o => (o.time, o.last)) 4 ∧
      ¬ (two 4).toEnv.Suffices (fun o => o.last) 4 := by
  have key (σ : Nat → Option (Fin 2 × Bool) → Draw (Fin 2)) (τ : List (Obs 2) → Draw (Fin 2))
      (hτ : ∀ o os, τ (o :: os) = σ o.time o.last)
      (h : ∀ π, (two 4).toEnv.expectedReturn π 4 ≤ (two 4).toEnv.expectedReturn τ 4) : False := by
    have hext : ∀ t s o os, (two 4).toEnv.expectedGain τ t s (o :: os) =
        (two 4).toEnv.expectedGain (lastAndTime σ) t s (o :: os) := by
      intro t
      induction t with
      | zero => intros; rfl
      | succ t ih =>
        intro s o os
        rw [gain_succ, gain_succ, hτ]
        exact Draw.expect_congr fun x _ => by rw [ih, ih]
    have hsame : (two 4).toEnv.expectedReturn τ 4 =
        (two 4).toEnv.expectedReturn (lastAndTime σ) 4 := by
      rw [expectedReturn_two, expectedReturn_two, hext, hext]
    have h₁ := h (Env.deterministic evenhanded)
    have h₂ := history_is_worth_more.1 σ
    rw [hsame] at h₁
    grind
  exact ⟨fun ⟨σ, h⟩ => key (fun t l => σ (some (t, l))) _ (fun _ _ => rfl) h,
    fun ⟨σ, h⟩ => key (fun _ l => σ (some l)) _ (fun _ _ => rfl) h⟩

end Spec.Recommender
