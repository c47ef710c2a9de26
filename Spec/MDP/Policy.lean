module

public import Spec.MDP.Bellman

/-!
# Policies and returns

A policy may look at everything that has happened and may be randomised. Its value over a horizon is
the expectation of the discounted return of the episode that it draws, cut after that many steps.

## Main definitions

* `History`, `Policy`: what has happened so far; a history-dependent randomised policy.
* `Policy.deterministic`, `Policy.stationary`: deterministic policies; those that look at the state
  only.
* `rewards`: the draw of the rewards of an episode's first steps.
* `discountedReturn`: the discounted sum of a list of rewards.
* `value`: the expected discounted return of the first steps.

## Main statements

* `value_zero`, `value_succ`: the value satisfies the recursion over the horizon.
* `value_stationary_succ`: for a stationary policy it is the Bellman backup.
* `length_of_mem_rewards`: an episode cut after `k` steps has at most `k` rewards.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat}

/-- A step of the past. -/
structure Experience (n m : Nat) where
  /-- The state that was left. -/
  state : Fin n
  /-- The action that was taken. -/
  action : Fin m
  /-- The reward that was received. -/
  reward : Rat

/-- The past, latest step first. -/
abbrev History (n m : Nat) := List (Experience n m)

/-- A history-dependent randomised policy: a draw of the action, given the past and the state. -/
abbrev Policy (n m : Nat) := History n m → Fin n → Draw (Fin m)

/-- A history-dependent deterministic policy. -/
def Policy.deterministic (π : History n m → Fin n → Fin m) : Policy n m := fun h s => .pure (π h s)

/-- A deterministic policy that looks at the state only. -/
def Policy.stationary (π : Fin n → Fin m) : Policy n m := fun _ s => .pure (π s)

/-- The rewards of the first `k` steps from `s`, after the past `h`: fewer when the episode ends. -/
def rewards (M : MDP n m) (π : Policy n m) : Nat → History n m → Fin n → Draw (List Rat)
  | 0, _, _ => .pure []
  | k + 1, h, s =>
    (π h s).bind fun a => (M.step s a).bind fun o =>
      bif o.terminated then .pure [o.reward]
      else (M.rewards π k (⟨s, a, o.reward⟩ :: h) o.state).map (o.reward :: ·)

/-- The discounted return `r₀ + γ r₁ + γ² r₂ + …` of a list of rewards. -/
def discountedReturn (γ : Rat) : List Rat → Rat
  | [] => 0
  | r :: rs => r + γ * discountedReturn γ rs

/-- The value of a policy over the horizon `k`: the expected discounted return of the first `k`
steps. -/
def value (M : MDP n m) (π : Policy n m) (k : Nat) (h : History n m) (s : Fin n) : Rat :=
  (M.rewards π k h s).expect (discountedReturn M.discount)

/-- An episode cut after `k` steps has at most `k` rewards. -/
theorem length_of_mem_rewards {M : MDP n m} {π : Policy n m} {k : Nat} {h : History n m} {s : Fin n}
    {rs : List Rat} (hrs : rs ∈ M.rewards π k h s) : rs.length ≤ k := by
  induction k generalizing h s rs with
  | zero => rw [rewards, Draw.mem_pure] at hrs; rw [hrs]; exact Nat.le_refl 0
  | succ k ih =>
    rw [rewards, Draw.mem_bind] at hrs
    obtain ⟨a, -, hrs⟩ := hrs
    obtain ⟨o, -, hrs⟩ := Draw.mem_bind.mp hrs
    cases ht : o.terminated with
    | true =>
      rw [ht, cond_true, Draw.mem_pure] at hrs
      rw [hrs]; exact Nat.succ_le_succ (Nat.zero_le k)
    | false =>
      rw [ht, cond_false] at hrs
      obtain ⟨tail, htail, rfl⟩ := Draw.mem_map.mp hrs
      exact Nat.succ_le_succ (ih htail)

/-- The value over the horizon `0` is zero. -/
theorem value_zero (M : MDP n m) (π : Policy n m) (h : History n m) (s : Fin n) :
    M.value π 0 h s = 0 := rfl

/-- **Claim.** The value of any policy satisfies the recursion over the horizon: the expected reward
of a step and, unless it ends the episode, the discounted value of what follows. -/
theorem value_succ (M : MDP n m) (π : Policy n m) (k : Nat) (h : History n m) (s : Fin n) :
    M.value π (k + 1) h s =
      (π h s).expect fun a => (M.step s a).expect fun o =>
        o.worth M.discount (M.value π k (⟨s, a, o.reward⟩ :: h)) := by
  rw [value, rewards, Draw.expect_bind]
  refine Draw.expect_congr fun a _ => ?_
  rw [Draw.expect_bind]
  refine Draw.expect_congr fun o _ => ?_
  rw [Outcome.worth]
  cases o.terminated with
  | true =>
    rw [cond_true, cond_true, Draw.expect_pure, discountedReturn, discountedReturn]
  | false =>
    rw [cond_false, cond_false, Draw.map, Draw.expect_bind, value]
    generalize M.rewards π k (⟨s, a, o.reward⟩ :: h) o.state = d
    calc (d.expect fun rs => o.reward + M.discount * discountedReturn M.discount rs)
        = o.reward + M.discount * d.expect (discountedReturn M.discount) := by
          rw [Draw.expect_add, Draw.expect_const, Draw.expect_mul_left]

/-- **Claim.** The value of a stationary policy is, over each further step, the Bellman operator of
the policy. -/
theorem value_stationary_succ (M : MDP n m) (π : Fin n → Fin m) (k : Nat) (h : History n m)
    (s : Fin n) :
    M.value (.stationary π) (k + 1) h s =
      M.bellman (fun s => .pure (π s)) (M.value (.stationary π) k []) s := by
  have hist : ∀ k (h h' : History n m) s,
      M.value (.stationary π) k h s = M.value (.stationary π) k h' s := by
    intro k
    induction k with
    | zero => intros; rfl
    | succ k ih =>
      intro h h' s
      rw [value_succ, value_succ]
      refine Draw.expect_congr fun a _ => Draw.expect_congr fun o _ => ?_
      rw [Outcome.worth, Outcome.worth, ih _ (⟨s, a, o.reward⟩ :: h')]
  rw [value_succ]
  refine Draw.expect_congr fun a _ => Draw.expect_congr fun o _ => ?_
  rw [Outcome.worth, Outcome.worth, hist k _ []]

end Spec.MDP
