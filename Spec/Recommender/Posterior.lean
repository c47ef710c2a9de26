module

public import Spec.Recommender.Properties

/-!
# What the system can know of the user

Whatever policy chose the recommendations: all that a history says of the user is how often each
product was bought and how often it was passed. Purchases alone do not say it.

## Main definitions

* `History`, `after`: recommendations with their purchases, and the state after them.
* `RandomPolicy`: the probability of each recommendation, given the history.
* `likelihood`, `evidence`, `posterior`: of a history, by the steps of the environment; and the
  probability of a set of users, given the history, by the rule of Bayes.

## Main statements

* `obs_after`: what the system sees is decided by the history, whatever the user.
* `posterior_eq`: two histories with the same numbers of purchases and of passes of each product
  have the same posterior.
* `purchases_do_not_suffice`: two with the same purchases need not have.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP

variable {U : Type} {n k : Nat} (E : Recommender U n k)

/-- Recommendations with whether they were bought, the latest first. -/
abbrev History (n : Nat) := List (Fin n × Bool)

/-- A randomised policy: the probability with which it recommends a product after a
history. Nothing is asked of these numbers, so what is proved of all policies holds of those that
are distributions. -/
abbrev RandomPolicy (n : Nat) := History n → Fin n → Rat

/-- The state after a history with a user. -/
def after (u : U) : History n → State U n
  | [] => .start n u
  | (x, b) :: h => next E (after u h) x b

theorem user_after (u : U) (h : History n) : (after E u h).user = u := by
  induction h with
  | nil => rfl
  | cons e h ih => exact ih

/-- **Claim.** What the system sees after a history is the same for all users: histories are all
that a policy can look at. -/
theorem obs_after (u u' : U) (h : History n) : (after E u h).obs = (after E u' h).obs := by
  induction h with
  | nil => rfl
  | cons e h ih =>
    simp only [State.obs, after, next, Obs.mk.injEq] at ih ⊢
    obtain ⟨h₁, h₂, -, h₄⟩ := ih
    simp only [h₁, h₂, h₄, and_self]

/-- The probability that a step from a state is a purchase, or a pass. -/
def response (s : State U n) (x : Fin n) (b : Bool) : Rat :=
  (E.step s x).expect fun r => indicator (r.state.last = some (x, b))

/-- The probability of a history with a user under a policy: at each step, that the policy
recommends the product, and that the user responds so. -/
def likelihood (π : RandomPolicy n) (u : U) : History n → Rat
  | [] => 1
  | (x, b) :: h => likelihood π u h * (π h x * response E (after E u h) x b)

variable [Inhabited U]

/-- The probability of a history. -/
def evidence (π : RandomPolicy n) (h : History n) : Rat :=
  E.toEnv.reset.expect fun s => likelihood E π s.user h

/-- The probability that the user is one of `A`, given the history. -/
def posterior (π : RandomPolicy n) (h : History n) (A : U → Prop) [DecidablePred A] : Rat :=
  (E.toEnv.reset.expect fun s => likelihood E π s.user h * indicator (A s.user)) / evidence E π h

/-! ### What matters of a history -/

omit [Inhabited U] in
/-- A response depends on nothing but the user. -/
theorem response_eq {s s' : State U n} (h : s.user = s'.user) (x : Fin n) (b : Bool) :
    response E s x b = response E s' x b := by
  have key (s : State U n) : response E s x b =
      (purchase E s.user x).expect fun c => indicator ((some (x, c) : Option _) = some (x, b)) := by
    rw [response, step, Draw.map, Draw.expect_bind]; rfl
  rw [key, key, h]

/-- The probability that a policy makes the recommendations of a history. -/
def recommends (π : RandomPolicy n) : History n → Rat
  | [] => 1
  | (x, _) :: h => recommends π h * π h x

/-- The probability that a user gives the responses of a history. -/
def responds (u : U) : History n → Rat
  | [] => 1
  | (x, b) :: h => response E (.start n u) x b * responds u h

omit [Inhabited U] in
theorem likelihood_eq (π : RandomPolicy n) (u : U) (h : History n) :
    likelihood E π u h = recommends π h * responds E u h := by
  induction h with
  | nil => rw [likelihood, recommends, responds, Rat.one_mul]
  | cons e h ih =>
    rw [likelihood, recommends, responds, ih,
      response_eq E (s' := .start n u) (user_after E u h)]
    grind

omit [Inhabited U] in
/-- The order of a history does not matter. -/
theorem responds_perm (u : U) {h h' : History n} (hp : h.Perm h') :
    responds E u h = responds E u h' := by
  induction hp with
  | nil => rfl
  | cons e _ ih => rw [responds, responds, ih]
  | swap e e' h => simp only [responds]; grind
  | trans _ _ ih ih' => rw [ih, ih']

omit [Inhabited U] in
/-- Two histories with the same numbers of purchases and of passes of each product differ in order
only. -/
theorem perm_of_counts {h h' : History n}
    (hc : ∀ x, h.count (x, true) = h'.count (x, true) ∧ h.count (x, false) = h'.count (x, false)) :
    h.Perm h' :=
  List.perm_iff_count.mpr fun ⟨x, b⟩ => match b with
    | true => (hc x).1
    | false => (hc x).2

/-- **Claim.** Two histories of positive probability, in which each product was bought equally often
and passed equally often, have the same posterior of the user, whatever policies chose the
recommendations: the probabilities of policies cancel. -/
theorem posterior_eq {π π' : RandomPolicy n} {h h' : History n}
    (hc : ∀ x, h.count (x, true) = h'.count (x, true) ∧ h.count (x, false) = h'.count (x, false))
    (hpos : 0 < evidence E π h) (hpos' : 0 < evidence E π' h')
    (A : U → Prop) [DecidablePred A] : posterior E π h A = posterior E π' h' A := by
  have hperm := perm_of_counts hc
  have he (π : RandomPolicy n) (h : History n) : evidence E π h =
      recommends π h * E.toEnv.reset.expect fun s => responds E s.user h := by
    rw [evidence, ← Draw.expect_mul_left]
    exact Draw.expect_congr fun s _ => likelihood_eq E π s.user h
  have hn (π : RandomPolicy n) (h : History n) :
      (E.toEnv.reset.expect fun s => likelihood E π s.user h * indicator (A s.user)) =
        recommends π h *
          E.toEnv.reset.expect fun s => responds E s.user h * indicator (A s.user) := by
    rw [← Draw.expect_mul_left]
    exact Draw.expect_congr fun s _ => by rw [likelihood_eq, Rat.mul_assoc]
  have hr : (fun s : State U n => responds E s.user h) = fun s => responds E s.user h' :=
    funext fun s => responds_perm E s.user hperm
  have hr' (s : State U n) : responds E s.user h = responds E s.user h' := congrFun hr s
  rw [he, hr] at hpos
  rw [he] at hpos'
  simp only [posterior, hn, he, hr']
  generalize (E.toEnv.reset.expect fun s => responds E s.user h') = e at hpos hpos'
  generalize (E.toEnv.reset.expect fun s => responds E s.user h' * indicator (A s.user)) = a
  have cancel (w : Rat) (hw : 0 < w * e) : w * a / (w * e) = a / e := by
    have hw₀ : w ≠ 0 := fun h => by rw [h, Rat.zero_mul] at hw; exact Rat.lt_irrefl hw
    have he₀ : e ≠ 0 := fun h => by rw [h, Rat.mul_zero] at hw; exact Rat.lt_irrefl hw
    have h₁ := Rat.mul_inv_cancel _ hw₀
    have h₂ := Rat.mul_inv_cancel _ he₀
    rw [Rat.div_def, Rat.div_def, Rat.inv_mul_rev]
    grind
  rw [cancel _ hpos, cancel _ hpos']

/-! ### Purchases alone -/

/-- Two products and two features, one of which the user likes: the product with it is bought with
probability `3 / 4`, and the other one with `1 / 4`. -/
def two (T : Nat) : Recommender (Catalogue.Features 2) 2 1 :=
  (Catalogue.consecutive 2 1 (m := 2) (by decide)).recommender 1
    (fun j => if j = 0 then 1 else 3) 4 T

theorem two_valid (T : Nat) : (two T).Valid :=
  Catalogue.recommender_valid _ (by decide) (by decide)
    (by intro j; match j with | 0 => decide | 1 => decide) T

/-- **Claim.** Counts of purchases alone do not suffice: before the first step, and after a pass of
the first product, nothing has been bought, but the user likes the first product with probability
`1 / 2` before and `1 / 4` after. -/
theorem purchases_do_not_suffice :
    let π : RandomPolicy 2 := fun _ x => if x = 0 then 1 else 0
    (∀ x, ([] : History 2).count (x, true) = [((0 : Fin 2), false)].count (x, true)) ∧
      0 < evidence (two 4) π [] ∧ 0 < evidence (two 4) π [(0, false)] ∧
      posterior (two 4) π [] (fun θ => θ 0 = true) = 1 / 2 ∧
      posterior (two 4) π [(0, false)] (fun θ => θ 0 = true) = 1 / 4 := by
  refine ⟨by decide, ?_, ?_, ?_, ?_⟩ <;> decide +kernel

end Spec.Recommender
