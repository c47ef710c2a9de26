module

public import Spec.Certificate.Partial

/-!
# Bounds from the returns of what is not known

Where steps are not known to pay between bounds, what an episode earns may be: from the first step
whose outcome was not followed, that step's reward included. In the completed process what is not
known pays that bound once, and nothing later. Known steps may then pay anything.

An outcome is followed with the probability that is known. Where it is more probable, or nothing is
known of it, it also stands for an outcome that was not followed.

## Main definitions

* `Env.Extends.Unfollowed`: the result of a step may be one that was not followed.
* `Env.Extends.following`: what an agent expects from the result of a step on.

## Main statements

* `Env.Extends.value_le_of_return_le`: no agent whose returns are at most so large expects more
  than the best policy of the completed process.
* `Env.Extends.le_value_of_le_return`: an agent whose returns are at least so large expects no less
  than the policy that it follows.
-/

@[expose] public noncomputable section

namespace Spec.MDP.Env.Extends

variable {n m : Nat} {State Action Obs : Type} {E : Env State Action Obs} {P : PartialMDP n m}
  (X : E.Extends P) {lo hi : Rat} {π : Agent Obs Action}

/-- The result of a step may be one that was not followed: nothing is known of it, or what it tells
is more probable than is known. -/
def Unfollowed (x : State) (a : Action) (r : StepResult State) : Prop :=
  ∀ s t, X.number x = some s → r.told X.number = some t → (P.told s (X.action.to a)).prob (some t) <
    ((E.step x a).map (StepResult.told X.number)).prob (some t)

/-- What follows a step of an agent, that step's reward included, over `k` steps more. -/
def following (E : Env State Action Obs) (γ : Rat) (π : Agent Obs Action) (k : Nat)
    (past : List (Seen Obs Action)) (r : StepResult State) : Rat :=
  r.reward + γ * bif r.terminated then 0 else E.value γ π k past r.state

open Classical in
private theorem expect_following_le (h₀ : 0 ≤ P.discount) {v : Fin (n + 1) → Rat}
    (hlast : v (Fin.last n) = 0) {x : State} {s : Fin n} (hx : X.number x = some s) {a : Action}
    {k : Nat} {past : StepResult State → List (Seen Obs Action)}
    (hret : ∀ r, r ∈ E.step x a → X.Unfollowed x a r →
      following E P.discount π k (past r) r ≤ hi)
    (hv : ∀ r s', r ∈ E.step x a → X.number r.state = some s' →
      E.value P.discount π k (past r) r.state ≤ v s'.castSucc) :
    (E.step x a).expect (fun r => following E P.discount π k (past r) r) ≤
      (P.paying hi 0).backup v s.castSucc (X.action.to a) := by
  let f := PartialMDP.worth P.discount hi v
  let more t := (P.told s (X.action.to a)).prob (some t) <
    ((E.step x a).map (StepResult.told X.number)).prob (some t)
  let g : Option (Rat × Option (Fin n)) → Rat
    | none => hi
    | some t => if more t then min (f (some t)) hi else f (some t)
  have hmin : ∀ p q : Rat, min p q ≤ p ∧ min p q ≤ q ∧ ∀ c, c ≤ p → c ≤ q → c ≤ min p q := by
    intro p q
    rw [Rat.min_def]
    refine ⟨?_, ?_, fun c _ _ => ?_⟩ <;> split <;> grind
  have hnone : f none = hi := by
    simp only [f, PartialMDP.worth, hlast, Rat.mul_zero, Rat.add_zero]
  have hdom := Draw.expect_le_of_rest_le (X.prob_le hx a) (f := f) (g := g)
    (fun t _ => by
      simp only [g]
      split
      · exact (hmin _ _).1
      · exact Rat.le_refl)
    (fun t ht => by
      simp only [g, hnone]
      rw [if_pos ht]
      exact (hmin _ _).2.1)
    (hnone ▸ Rat.le_refl)
  rw [PartialMDP.backup_paying]
  rw [Draw.expect_map] at hdom
  refine Rat.le_trans (Draw.expect_mono fun r hr => ?_) hdom
  cases ht : r.told X.number with
  | none => exact hret r hr fun s' t _ h => by rw [ht] at h; cases h
  | some t =>
    have hle : following E P.discount π k (past r) r ≤ f (some t) := by
      rw [StepResult.told] at ht
      rw [following]
      cases hterm : r.terminated with
      | true =>
        rw [hterm, cond_true] at ht
        obtain rfl := Option.some.inj ht
        simp only [cond_true, f, PartialMDP.worth]
        grind
      | false =>
        rw [hterm, cond_false] at ht
        cases hn : X.number r.state with
        | none => rw [hn] at ht; cases ht
        | some s' =>
          rw [hn] at ht
          obtain rfl := Option.some.inj ht
          have := Rat.mul_le_mul_of_nonneg_left (hv r s' hr hn) h₀
          simp only [cond_false, f, PartialMDP.worth]
          grind
    simp only [g]
    split
    · next hmore =>
      refine (hmin _ _).2.2 _ hle (hret r hr fun s' t' hs h => ?_)
      rw [hx] at hs
      rw [ht] at h
      obtain rfl := Option.some.inj hs
      obtain rfl := Option.some.inj h
      exact hmore
    · exact hle

open Classical in
private theorem le_expect_following (h₀ : 0 ≤ P.discount) {v : Fin (n + 1) → Rat}
    (hlast : v (Fin.last n) = 0) {x : State} {s : Fin n} (hx : X.number x = some s) {a : Action}
    {k : Nat} {past : StepResult State → List (Seen Obs Action)}
    (hret : ∀ r, r ∈ E.step x a → X.Unfollowed x a r →
      lo ≤ following E P.discount π k (past r) r)
    (hv : ∀ r s', r ∈ E.step x a → X.number r.state = some s' →
      v s'.castSucc ≤ E.value P.discount π k (past r) r.state) :
    (P.paying lo 0).backup v s.castSucc (X.action.to a) ≤
      (E.step x a).expect fun r => following E P.discount π k (past r) r := by
  let f := PartialMDP.worth P.discount lo v
  let more t := (P.told s (X.action.to a)).prob (some t) <
    ((E.step x a).map (StepResult.told X.number)).prob (some t)
  let g : Option (Rat × Option (Fin n)) → Rat
    | none => lo
    | some t => if more t then max (f (some t)) lo else f (some t)
  have hmax : ∀ p q : Rat, p ≤ max p q ∧ q ≤ max p q ∧ ∀ c, p ≤ c → q ≤ c → max p q ≤ c := by
    intro p q
    rw [Rat.max_def]
    refine ⟨?_, ?_, fun c _ _ => ?_⟩ <;> split <;> grind
  have hnone : f none = lo := by
    simp only [f, PartialMDP.worth, hlast, Rat.mul_zero, Rat.add_zero]
  have hdom := Draw.le_expect_of_rest_le (X.prob_le hx a) (f := f) (g := g)
    (fun t _ => by
      simp only [g]
      split
      · exact (hmax _ _).1
      · exact Rat.le_refl)
    (fun t ht => by
      simp only [g, hnone]
      rw [if_pos ht]
      exact (hmax _ _).2.1)
    (hnone ▸ Rat.le_refl)
  rw [PartialMDP.backup_paying]
  rw [Draw.expect_map] at hdom
  refine Rat.le_trans hdom (Draw.expect_mono fun r hr => ?_)
  cases ht : r.told X.number with
  | none => exact hret r hr fun s' t _ h => by rw [ht] at h; cases h
  | some t =>
    have hle : f (some t) ≤ following E P.discount π k (past r) r := by
      rw [StepResult.told] at ht
      rw [following]
      cases hterm : r.terminated with
      | true =>
        rw [hterm, cond_true] at ht
        obtain rfl := Option.some.inj ht
        simp only [cond_true, f, PartialMDP.worth]
        grind
      | false =>
        rw [hterm, cond_false] at ht
        cases hn : X.number r.state with
        | none => rw [hn] at ht; cases ht
        | some s' =>
          rw [hn] at ht
          obtain rfl := Option.some.inj ht
          have := Rat.mul_le_mul_of_nonneg_left (hv r s' hr hn) h₀
          simp only [cond_false, f, PartialMDP.worth]
          grind
    simp only [g]
    split
    · next hmore =>
      refine (hmax _ _).2.2 _ hle (hret r hr fun s' t' hs h => ?_)
      rw [hx] at hs
      rw [ht] at h
      obtain rfl := Option.some.inj hs
      obtain rfl := Option.some.inj h
      exact hmore
    · exact hle

private theorem iterate_last (hm : 0 < m) (k : Nat) :
    (P.paying hi 0).iterate k (fun _ => 0) (Fin.last n) = 0 := by
  induction k with
  | zero => rfl
  | succ k ih =>
    rw [iterate, bellmanOpt]
    obtain ⟨a, ha⟩ := exists_eq_maximum hm fun a =>
      (P.paying hi 0).backup (iterate _ k fun _ => 0) (Fin.last n) a
    rw [← ha, PartialMDP.backup_paying_last, ih, Rat.mul_zero, Rat.add_zero]

/-- **Claim.** **Unknown returns: the best return is at most that of the completed process.** Let an
environment extend a partial model, and let what an agent expects from a step whose outcome was not
followed on, that step's reward included, over any number of steps more, be at most `hi`: from steps
of known states of which nothing is known, or that are more probable than is known. Then from every
known state, over every horizon `k`, the agent expects no more than the best value of the completed
process, in which what is not known pays `hi` once and nothing later. Nothing is asked of the
rewards of known outcomes, or of the discount but that it is not negative. -/
theorem value_le_of_return_le (h₀ : 0 ≤ P.discount)
    (hret : ∀ x s a r, X.number x = some s → r ∈ E.step x a → X.Unfollowed x a r →
      ∀ k past, following E P.discount π k past r ≤ hi)
    (k : Nat) (past : List (Seen Obs Action)) {x : State} {s : Fin n}
    (hx : X.number x = some s) :
    E.value P.discount π k past x ≤ (P.paying hi 0).iterate k (fun _ => 0) s.castSucc := by
  induction k generalizing past x s with
  | zero => exact Rat.le_refl
  | succ k ih =>
    rw [value_succ, iterate]
    refine Draw.expect_le fun a _ => Rat.le_trans ?_ (backup_le_bellmanOpt _ _ _ (X.action.to a))
    exact X.expect_following_le h₀ (iterate_last (Nat.zero_lt_of_lt (X.action.to a).isLt) k) hx
      (past := fun r => ⟨E.observe x, a, r.reward⟩ :: past)
      (fun r hr hu => hret x s a r hx hr hu k _) fun r s' _ hs => ih _ hs

variable {T : Nat} {σ : Nat → Fin (n + 1) → Draw (Fin m)}

private theorem value_last (k : Nat) :
    (P.paying lo 0).value (.layered k σ) k [] (Fin.last n) = 0 := by
  induction k with
  | zero => rfl
  | succ k ih => rw [value_layered_last, ih, Rat.mul_zero, Rat.add_zero]

private theorem le_value_of_le_return_of_past (h₀ : 0 ≤ P.discount)
    (hret : ∀ x s a r, X.number x = some s → r ∈ E.step x a → X.Unfollowed x a r →
      ∀ k past, lo ≤ following E P.discount π k past r)
    (hπ : X.Follows T π σ) (k : Nat) (past : List (Seen Obs Action)) (hT : past.length + k = T)
    {x : State} {s : Fin n} (hx : X.number x = some s) :
    (P.paying lo 0).value (.layered k σ) k [] s.castSucc ≤ E.value P.discount π k past x := by
  induction k generalizing past x s with
  | zero => exact Rat.le_refl
  | succ k ih =>
    have hmean := hπ.expect_eq X (f := (P.paying lo 0).backup
      ((P.paying lo 0).value (.layered k σ) k [])) (PartialMDP.backup_paying_last _) hT x
    rw [X.place_of_known hx] at hmean
    rw [value_layered_succ, bellman, ← hmean, value_succ]
    exact Draw.expect_mono fun a _ => X.le_expect_following h₀ (value_last k) hx
      (past := fun r => ⟨E.observe x, a, r.reward⟩ :: past)
      (fun r hr hu => hret x s a r hx hr hu k _)
      fun r s' _ hs => ih _ (by rw [List.length_cons]; omega) hs

/-- **Claim.** **Unknown returns: a policy's return is at least that in the completed process.** Let
an environment extend a partial model, and let an agent act in known states as a policy says that
looks at the state and the steps that are left, with chance or without. Let what it expects from a
step whose outcome was not followed on, that step's reward included, over any number of steps more,
be at least `lo`: from steps of known states of which nothing is known, or that are more probable
than is known. Then from every known state it expects of `T` steps at least the value of the policy
in the completed process, in which what is not known pays `lo` once and nothing later. -/
theorem le_value_of_le_return (h₀ : 0 ≤ P.discount)
    (hret : ∀ x s a r, X.number x = some s → r ∈ E.step x a → X.Unfollowed x a r →
      ∀ k past, lo ≤ following E P.discount π k past r)
    (hπ : X.Follows T π σ) {x : State} {s : Fin n} (hx : X.number x = some s) :
    (P.paying lo 0).value (.layered T σ) T [] s.castSucc ≤ E.value P.discount π T [] x :=
  X.le_value_of_le_return_of_past h₀ hret hπ T [] (Nat.zero_add T) hx

end Spec.MDP.Env.Extends
