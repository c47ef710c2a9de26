module

public import Spec.Certificate.Discounted
public import Spec.MDP.Partial

/-!
# Bounds from a partial model

Where the outcomes of a decision process are known in part, values are known between bounds. In the
completed process what is not known pays the most that a step can pay, and then in each step that is
left the most that a step can pay or nothing, whichever is more. It bounds the values of every
environment that extends the partial model from above; with the least it bounds them from below. So
a certificate of the completed process is one of each such environment.

The environment may have any states, and do with the rest of the probability whatever it likes. What
is asked is that every step pays between the bounds: the known ones too, to which the rest may lead,
and those that end the episode.

## Main definitions

* `Env.Extends.Follows`: an agent acts in known states as a policy of the completed process says.
* `Env.Extends.agent`: such an agent, where observations tell the numbers of known states.

## Main statements

* `Env.Extends.value_le_iterate`, `Env.Extends.exists_value_le`: no agent expects more than the best
  policy of the completed process.
* `Env.Extends.exists_iterate_le_value`: some agent expects no less than the best policy.
* `Env.Extends.value_le_of_follows`, `Env.Extends.le_value_of_follows`: an agent expects no more,
  and no less, than the policy that it follows.
* `Env.Extends.reset_value_le`, `Env.Extends.exists_le_reset_value`: the same from the start, which
  may be known in part.
* `Env.Extends.value_le_of_backup_le`, `Env.Extends.le_value_of_le_bellman`: discounted certificates
  of the completed process.
* `Env.Extends.optimal_between`: the discounted optimal values of the completed processes.
* `known_step_must_pay_between`, `last_step_must_pay_between`, `left_steps_must_pay_zero`: what the
  bounds need.

## References

* R. Givan, S. Leach and T. Dean, *Bounded-parameter Markov decision processes*, Artificial
  Intelligence 122, 2000.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {n m : Nat} {State Action Obs : Type}

/-! ### Policies that know the steps that are left -/

/-- The value of a policy that looks at the state and the steps that are left depends on nothing
else. -/
private theorem value_layered (M : MDP n m) (σ : Nat → Fin n → Draw (Fin m)) {T T' k : Nat}
    {h h' : History n m} (hT : h.length + k = T) (hT' : h'.length + k = T') (s : Fin n) :
    M.value (.layered T σ) k h s = M.value (.layered T' σ) k h' s := by
  induction k generalizing h h' s with
  | zero => rfl
  | succ k ih =>
    have hσ : Policy.layered T σ h s = Policy.layered T' σ h' s := by
      rw [Policy.layered, Policy.layered, show T - 1 - h.length = T' - 1 - h'.length by omega]
    rw [value_succ, value_succ, hσ]
    refine Draw.expect_congr fun a _ => Draw.expect_congr fun o _ => ?_
    rw [Outcome.worth, Outcome.worth, ih (h := ⟨s, a, o.reward⟩ :: h)
      (h' := ⟨s, a, o.reward⟩ :: h') (by rw [List.length_cons]; omega)
      (by rw [List.length_cons]; omega)]

/-- The value of a policy that knows the steps that are left is, over one step more, the Bellman
operator of its actions with so many steps left. -/
theorem value_layered_succ (M : MDP n m) (σ : Nat → Fin n → Draw (Fin m)) (k : Nat) (s : Fin n) :
    M.value (.layered (k + 1) σ) (k + 1) [] s =
      M.bellman (σ k) (M.value (.layered k σ) k []) s := by
  rw [value_succ, show Policy.layered (k + 1) σ [] s = σ k s from rfl, bellman]
  refine Draw.expect_congr fun a _ => Draw.expect_congr fun o _ => ?_
  rw [Outcome.worth, Outcome.worth, value_layered M σ (T' := k) (h' := []) (by
    rw [List.length_cons, List.length_nil]; omega) (Nat.zero_add k)]

namespace Env.Extends

variable {E : Env State Action Obs} {P : PartialMDP n m} (X : E.Extends P) {lo hi : Rat}

/-- An agent acts as a policy of the completed process that knows how many of `T` steps are left: in
each state whose number is known it draws the same action, whatever has happened. -/
def Follows (T : Nat) (π : Agent Obs Action) (σ : Nat → Fin (n + 1) → Draw (Fin m)) : Prop :=
  ∀ past x s, X.number x = some s → ((π past (E.observe x)).map X.action.to).IdentDistrib
    (σ (T - 1 - past.length) s.castSucc)

private theorem le_max_zero (x : Rat) : x ≤ max x 0 ∧ 0 ≤ max x 0 := by
  rw [Rat.max_def]; split <;> grind

private theorem min_zero_le (x : Rat) : min x 0 ≤ x ∧ min x 0 ≤ 0 := by
  rw [Rat.min_def]; split <;> grind

/-! ### At most -/

/-- The state that stands for what is not known is the best one. -/
private theorem iterate_le_last (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → r.reward ≤ hi) (hm : 0 < m) (k : Nat) :
    let v := (P.paying hi (max hi 0)).iterate k fun _ => 0
    0 ≤ v (Fin.last n) ∧ ∀ x, v (X.place x) ≤ v (Fin.last n) := by
  obtain ⟨hlater, hpos⟩ := le_max_zero hi
  induction k with
  | zero => exact ⟨Rat.le_refl, fun _ => Rat.le_refl⟩
  | succ k ih =>
    obtain ⟨hlast, hv⟩ := ih
    have hstep : (P.paying hi (max hi 0)).iterate (k + 1) (fun _ => 0) (Fin.last n) =
        max hi 0 + P.discount * (P.paying hi (max hi 0)).iterate k (fun _ => 0) (Fin.last n) := by
      rw [iterate, bellmanOpt]
      obtain ⟨a, ha⟩ := exists_eq_maximum hm fun a =>
        (P.paying hi (max hi 0)).backup (iterate _ k fun _ => 0) (Fin.last n) a
      rw [← ha, PartialMDP.backup_paying_last]
    intro v
    simp only [v, hstep]
    refine ⟨?_, fun x => (maximum_le_iff hm).mpr fun a => ?_⟩
    · have := Rat.mul_nonneg h₀ hlast; grind
    · rw [← X.action.right_inv a]
      exact X.backup_le_last h₀ hlater (hpay x _) hlast hv

/-- **Claim.** **Unknown probability: the best return is at most that of the completed process.**
Let an environment extend a partial model, with any states and whatever it does with the probability
that is not known, and let each of its steps pay at most `hi`, those that are known and those that
end the episode included. Then from every state, over every horizon `k`, no agent, whatever it
remembers, observes and draws by chance, expects more than the best value of the completed process,
in which what is not known pays `hi` and then `max hi 0` in each step that is left. Nothing is asked
of the discount but that it is not negative. -/
theorem value_le_iterate (h₀ : 0 ≤ P.discount) (hpay : ∀ x a r, r ∈ E.step x a → r.reward ≤ hi)
    (π : Agent Obs Action) (k : Nat) (past : List (Seen Obs Action)) (x : State) :
    E.value P.discount π k past x ≤
      (P.paying hi (max hi 0)).iterate k (fun _ => 0) (X.place x) := by
  induction k generalizing past x with
  | zero => exact Rat.le_refl
  | succ k ih =>
    rw [value_succ, iterate]
    refine Draw.expect_le fun a _ => Rat.le_trans ?_ (backup_le_bellmanOpt _ _ _ (X.action.to a))
    have hm := Nat.zero_lt_of_lt (X.action.to a).isLt
    obtain ⟨hlast, hv⟩ := X.iterate_le_last h₀ hpay hm k
    exact X.expect_le_backup h₀ (le_max_zero hi).1 (hpay x a) hlast hv fun r _ _ => ih _ r.state

/-- **Claim.** For every agent of an environment that extends a partial model some policy of the
completed process, in which what is not known pays the most that a step can pay, expects at least as
much over a horizon from every state. So what bounds all policies of that process bounds all agents
of the environment. -/
theorem exists_value_le (hm : 0 < m) (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → r.reward ≤ hi) (k : Nat) :
    ∃ σ : Policy (n + 1) m, ∀ (π : Agent Obs Action) past x,
      E.value P.discount π k past x ≤ (P.paying hi (max hi 0)).value σ k [] (X.place x) := by
  obtain ⟨-, σ, hσ⟩ := value_le_iterate_and_exists_eq (P.paying hi (max hi 0)) hm h₀ k
  exact ⟨_, fun π past x => hσ (X.place x) ▸ X.value_le_iterate h₀ hpay π k past x⟩

/-! ### A policy that is given -/

variable {T : Nat} {π : Agent Obs Action} {σ : Nat → Fin (n + 1) → Draw (Fin m)}

/-- A policy of the completed process acts somehow where nothing is known. -/
theorem value_layered_last (once later : Rat) (k : Nat) :
    (P.paying once later).value (.layered (k + 1) σ) (k + 1) [] (Fin.last n) =
      later + P.discount * (P.paying once later).value (.layered k σ) k [] (Fin.last n) := by
  rw [value_layered_succ, bellman]
  simp only [PartialMDP.backup_paying_last, Draw.expect_const]

private theorem value_layered_le_last (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → r.reward ≤ hi) (k : Nat) :
    let v := (P.paying hi (max hi 0)).value (.layered k σ) k []
    0 ≤ v (Fin.last n) ∧ ∀ x, v (X.place x) ≤ v (Fin.last n) := by
  obtain ⟨hlater, hpos⟩ := le_max_zero hi
  induction k with
  | zero => exact ⟨Rat.le_refl, fun _ => Rat.le_refl⟩
  | succ k ih =>
    obtain ⟨hlast, hv⟩ := ih
    intro v
    simp only [v, value_layered_last]
    refine ⟨?_, fun x => ?_⟩
    · have := Rat.mul_nonneg h₀ hlast; grind
    · rw [value_layered_succ, bellman]
      refine Draw.expect_le fun a _ => ?_
      rw [← X.action.right_inv a]
      exact X.backup_le_last h₀ hlater (hpay x _) hlast hv

private theorem last_le_value_layered (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → lo ≤ r.reward) (k : Nat) :
    let v := (P.paying lo (min lo 0)).value (.layered k σ) k []
    v (Fin.last n) ≤ 0 ∧ ∀ x, v (Fin.last n) ≤ v (X.place x) := by
  obtain ⟨hlater, hneg⟩ := min_zero_le lo
  induction k with
  | zero => exact ⟨Rat.le_refl, fun _ => Rat.le_refl⟩
  | succ k ih =>
    obtain ⟨hlast, hv⟩ := ih
    intro v
    simp only [v, value_layered_last]
    refine ⟨?_, fun x => ?_⟩
    · have := Rat.mul_le_mul_of_nonneg_left hlast h₀; grind
    · rw [value_layered_succ, bellman]
      refine Draw.le_expect fun a _ => ?_
      rw [← X.action.right_inv a]
      exact X.last_le_backup h₀ hlater (hpay x _) hlast hv

/-- Where an agent acts as a policy says, the mean over its actions is that over the policy's. -/
theorem Follows.expect_eq (hπ : X.Follows T π σ) {f : Fin (n + 1) → Fin m → Rat} {c : Rat}
    (hf : ∀ a, f (Fin.last n) a = c) {k : Nat} {past : List (Seen Obs Action)}
    (hT : past.length + (k + 1) = T) (x : State) :
    (π past (E.observe x)).expect (fun a => f (X.place x) (X.action.to a)) =
      (σ k (X.place x)).expect (f (X.place x)) := by
  cases hx : X.number x with
  | none =>
    rw [X.place_of_unknown hx, show f (Fin.last n) = fun _ => c from funext hf,
      Draw.expect_const, Draw.expect_const]
  | some s =>
    have h := hπ past x s hx (f s.castSucc)
    rw [Draw.expect_map, show T - 1 - past.length = k by omega] at h
    rw [X.place_of_known hx, h]

private theorem value_le_of_follows_of_past (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → r.reward ≤ hi) (hπ : X.Follows T π σ) (k : Nat)
    (past : List (Seen Obs Action)) (hT : past.length + k = T) (x : State) :
    E.value P.discount π k past x ≤
      (P.paying hi (max hi 0)).value (.layered k σ) k [] (X.place x) := by
  induction k generalizing past x with
  | zero => exact Rat.le_refl
  | succ k ih =>
    obtain ⟨hlast, hv⟩ := X.value_layered_le_last (σ := σ) h₀ hpay k
    rw [value_layered_succ, bellman, ← hπ.expect_eq X (f := MDP.backup _ _)
      (PartialMDP.backup_paying_last _) hT, value_succ]
    exact Draw.expect_mono fun a _ => X.expect_le_backup h₀ (le_max_zero hi).1 (hpay x a) hlast hv
      fun r _ _ => ih _ (by rw [List.length_cons]; omega) r.state

/-- **Claim.** **Unknown probability: a policy's return is at most that in the completed process.**
Let an environment extend a partial model, with any states and whatever it does with the probability
that is not known, and let each of its steps pay at most `hi`, those that are known and those that
end the episode included. Let an agent act in known states as a policy says that looks at the state
and the steps that are left, with chance or without; in others it may do anything. Then from every
state the return that it expects of `T` steps is at most the value of the policy in the completed
process, in which what is not known pays `hi` and then `max hi 0` in each step that is left. -/
theorem value_le_of_follows (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → r.reward ≤ hi) (hπ : X.Follows T π σ) (x : State) :
    E.value P.discount π T [] x ≤
      (P.paying hi (max hi 0)).value (.layered T σ) T [] (X.place x) :=
  X.value_le_of_follows_of_past h₀ hpay hπ T [] (Nat.zero_add T) x

private theorem le_value_of_follows_of_past (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → lo ≤ r.reward) (hπ : X.Follows T π σ) (k : Nat)
    (past : List (Seen Obs Action)) (hT : past.length + k = T) (x : State) :
    (P.paying lo (min lo 0)).value (.layered k σ) k [] (X.place x) ≤
      E.value P.discount π k past x := by
  induction k generalizing past x with
  | zero => exact Rat.le_refl
  | succ k ih =>
    obtain ⟨hlast, hv⟩ := X.last_le_value_layered (σ := σ) h₀ hpay k
    rw [value_layered_succ, bellman, ← hπ.expect_eq X (f := MDP.backup _ _)
      (PartialMDP.backup_paying_last _) hT, value_succ]
    exact Draw.expect_mono fun a _ => X.backup_le_expect h₀ (min_zero_le lo).1 (hpay x a) hlast hv
      fun r _ _ => ih _ (by rw [List.length_cons]; omega) r.state

/-- **Claim.** **Unknown probability: a policy's return is at least that in the completed process.**
Let an environment extend a partial model, with any states and whatever it does with the probability
that is not known, and let each of its steps pay at least `lo`, those that are known and those that
end the episode included. Let an agent act in known states as a policy says that looks at the state
and the steps that are left, with chance or without; in others it may do anything. Then from every
state the return that it expects of `T` steps is at least the value of the policy in the completed
process, in which what is not known pays `lo` and then `min lo 0` in each step that is left. -/
theorem le_value_of_follows (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → lo ≤ r.reward) (hπ : X.Follows T π σ) (x : State) :
    (P.paying lo (min lo 0)).value (.layered T σ) T [] (X.place x) ≤
      E.value P.discount π T [] x :=
  X.le_value_of_follows_of_past h₀ hpay hπ T [] (Nat.zero_add T) x

/-! ### At least -/

/-- An agent that acts as a policy of the completed process says, by what it sees of the number of
the state. -/
def agent (see : Obs → Option (Fin n)) (T : Nat) (σ : Nat → Fin (n + 1) → Draw (Fin m)) :
    Agent Obs Action := fun past o =>
  (σ (T - 1 - past.length) ((see o).elim (Fin.last n) Fin.castSucc)).map X.action.inv

/-- **Claim.** Where observations tell the numbers of known states, each policy of the completed
process has an agent that acts as it says. -/
theorem follows_agent {see : Obs → Option (Fin n)}
    (hsee : ∀ x s, X.number x = some s → see (E.observe x) = some s) (T : Nat)
    (σ : Nat → Fin (n + 1) → Draw (Fin m)) : X.Follows T (X.agent see T σ) σ := by
  intro past x s hx f
  rw [agent, hsee x s hx, Draw.expect_map, Draw.expect_map]
  exact Draw.expect_congr fun a _ => by rw [X.action.right_inv]

/-- **Claim.** **Unknown probability: the best return is at least that of the completed process.**
Let an environment extend a partial model, with any states and whatever it does with the probability
that is not known, and let each of its steps pay at least `lo`, those that are known and those that
end the episode included. Let its observations tell the numbers of known states. Then some agent
expects of `T` steps, from every state, at least the best value of the completed process, in which
what is not known pays `lo` and then `min lo 0` in each step that is left. -/
theorem exists_iterate_le_value (hm : 0 < m) (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → lo ≤ r.reward) {see : Obs → Option (Fin n)}
    (hsee : ∀ x s, X.number x = some s → see (E.observe x) = some s) (T : Nat) :
    ∃ π : Agent Obs Action, ∀ x,
      (P.paying lo (min lo 0)).iterate T (fun _ => 0) (X.place x) ≤
        E.value P.discount π T [] x := by
  obtain ⟨-, σ, hσ⟩ := value_le_iterate_and_exists_eq (P.paying lo (min lo 0)) hm h₀ T
  exact ⟨_, fun x => hσ (X.place x) ▸
    X.le_value_of_follows h₀ hpay (X.follows_agent hsee T fun k s => .pure (σ k s)) x⟩

/-! ### From the start -/

variable {start : Draw (Option (Fin n))}

/-- **Claim.** Let an environment extend a partial model and start in known states with at least the
probabilities that are given, and let each of its steps pay at most `hi`, those that are known and
those that end the episode included. Then no agent expects of `k` steps of an episode more than the
mean of the best values of the completed process, in which what is not known pays `hi` and then
`max hi 0` in each step that is left; a start that is not known counts as its last state. -/
theorem reset_value_le (hm : 0 < m) (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → r.reward ≤ hi)
    (hstart : ∀ s, start.prob (some s) ≤ (E.reset.map X.number).prob (some s))
    (π : Agent Obs Action) (k : Nat) :
    E.reset.expect (E.value P.discount π k []) ≤ start.expect fun s =>
      (P.paying hi (max hi 0)).iterate k (fun _ => 0) (s.elim (Fin.last n) Fin.castSucc) := by
  refine Rat.le_trans (Draw.expect_mono fun x _ => X.value_le_iterate h₀ hpay π k [] x) ?_
  have h := Draw.expect_le_of_prob_le hstart (f := fun s =>
    (P.paying hi (max hi 0)).iterate k (fun _ => 0) (s.elim (Fin.last n) Fin.castSucc))
    fun s hs => by
      obtain ⟨x, -, hx⟩ := Draw.mem_map.mp hs
      rw [hx]; exact (X.iterate_le_last h₀ hpay hm k).2 x
  rwa [Draw.expect_map] at h

/-- **Claim.** Let an environment extend a partial model and start in known states with at least the
probabilities that are given, let each of its steps pay at least `lo`, those that are known and
those that end the episode included, and let its observations tell the numbers of known states. Then
some agent expects of `T` steps of an episode at least the mean of the best values of the completed
process, in which what is not known pays `lo` and then `min lo 0` in each step that is left; a start
that is not known counts as its last state. -/
theorem exists_le_reset_value (hm : 0 < m) (h₀ : 0 ≤ P.discount)
    (hpay : ∀ x a r, r ∈ E.step x a → lo ≤ r.reward)
    (hstart : ∀ s, start.prob (some s) ≤ (E.reset.map X.number).prob (some s))
    {see : Obs → Option (Fin n)}
    (hsee : ∀ x s, X.number x = some s → see (E.observe x) = some s) (T : Nat) :
    ∃ π : Agent Obs Action, (start.expect fun s =>
      (P.paying lo (min lo 0)).iterate T (fun _ => 0) (s.elim (Fin.last n) Fin.castSucc)) ≤
        E.reset.expect (E.value P.discount π T []) := by
  obtain ⟨-, σ, hσ⟩ := value_le_iterate_and_exists_eq (P.paying lo (min lo 0)) hm h₀ T
  refine ⟨X.agent see T fun k s => .pure (σ k s), ?_⟩
  have h := Draw.le_expect_of_prob_le hstart (f := fun s =>
    (P.paying lo (min lo 0)).iterate T (fun _ => 0) (s.elim (Fin.last n) Fin.castSucc))
    fun s hs => by
      obtain ⟨x, -, hx⟩ := Draw.mem_map.mp hs
      rw [hx]
      have := (X.last_le_value_layered (σ := fun k s => .pure (σ k s)) h₀ hpay T).2 x
      rwa [hσ, hσ] at this
  rw [Draw.expect_map] at h
  refine Rat.le_trans h (Draw.expect_mono fun x _ => ?_)
  have := X.le_value_of_follows h₀ hpay (X.follows_agent hsee T fun k s => .pure (σ k s)) x
  rwa [hσ] at this

/-! ### With a discount below one -/

variable {v : Fin (n + 1) → Rat} {B ε : Rat}

/-- **Claim.** **A certificate of the completed process bounds the environment from above.** Let an
environment extend a partial model, let each of its steps pay at most `hi`, those that are known and
those that end the episode included, and let `0 ≤ γ < 1`. Let `|v| ≤ B` and let no Bellman backup of
the completed process, in which what is not known pays `hi` and then `max hi 0` in each step, exceed
`v` by more than `ε ≥ 0`. Then from every state the return that any agent expects of `k` steps,
whatever it remembers, observes and draws by chance, is at most `v + ε / (1 - γ) + γ^k B`. -/
theorem value_le_of_backup_le (hm : 0 < m) (h₀ : 0 ≤ P.discount) (h₁ : P.discount < 1)
    (hε₀ : 0 ≤ ε) (hpay : ∀ x a r, r ∈ E.step x a → r.reward ≤ hi) (hB : ∀ i, abs (v i) ≤ B)
    (hε : ∀ i a, (P.paying hi (max hi 0)).backup v i a ≤ v i + ε) (π : Agent Obs Action) (k : Nat)
    (past : List (Seen Obs Action)) (x : State) :
    E.value P.discount π k past x ≤
      v (X.place x) + ε / (1 - P.discount) + P.discount ^ k * B := by
  obtain ⟨σ, hσ⟩ := X.exists_value_le hm h₀ hpay k
  exact Rat.le_trans (hσ π past x)
    (MDP.value_le_of_backup_le (M := P.paying hi (max hi 0)) h₀ h₁ hε₀ hB hε σ k [] _)

variable {τ : Fin (n + 1) → Draw (Fin m)}

/-- **Claim.** **A certificate of the completed process bounds a policy from below.** Let an
environment extend a partial model, let each of its steps pay at least `lo`, those that are known
and those that end the episode included, and let `0 ≤ γ < 1`. Let `|v| ≤ B` and let the Bellman
backup of a stationary policy, with chance or without, in the completed process, in which what is
not known pays `lo` and then `min lo 0` in each step, be nowhere below `v` by more than `ε ≥ 0`.
Then from every state the return that an agent which follows the policy in known states expects of
`k` steps is at least `v - ε / (1 - γ) - γ^k B`. -/
theorem le_value_of_le_bellman (h₀ : 0 ≤ P.discount) (h₁ : P.discount < 1)
    (hε₀ : 0 ≤ ε) (hpay : ∀ x a r, r ∈ E.step x a → lo ≤ r.reward) (hB : ∀ i, abs (v i) ≤ B)
    (hε : ∀ i, v i ≤ (P.paying lo (min lo 0)).bellman τ v i + ε) {k : Nat}
    (hπ : X.Follows k π fun _ => τ) (x : State) :
    v (X.place x) - ε / (1 - P.discount) - P.discount ^ k * B ≤ E.value P.discount π k [] x :=
  Rat.le_trans
    (le_value_of_le_bellman_on (M := P.paying lo (min lo 0)) (C := fun _ => True) h₀ h₁ hε₀
      (closed_all _ _) (fun i _ => hB i) (fun i _ => hε i) k [] trivial)
    (X.le_value_of_follows h₀ hpay hπ x)

/-- **Claim.** **Discounted optimal values of a partial model.** Let `0 ≤ γ < 1`, and let `v` and
`w` be the optimal values of the completed processes, the fixed points of their Bellman optimality
operators: in that of `v` what is not known pays `lo` and then `min lo 0` in each step, in that of
`w` it pays `hi` and then `max hi 0`. Then of each environment that extends the partial model and
each step of which pays at least `lo` and at most `hi`, those that are known and those that end the
episode included, no agent, whatever it remembers, observes and draws by chance, expects of `k`
steps more than `w + γ^k ‖w‖`; and where observations tell the numbers of known states, some agent
expects at least `v - γ^k ‖v‖` of every number of steps. -/
theorem optimal_between (hm : 0 < m) (h₀ : 0 ≤ P.discount) (h₁ : P.discount < 1)
    (hpay : ∀ x a r, r ∈ E.step x a → lo ≤ r.reward ∧ r.reward ≤ hi)
    {v w : Fin (n + 1) → Rat} (hv : ∀ i, (P.paying lo (min lo 0)).bellmanOpt v i = v i)
    (hw : ∀ i, (P.paying hi (max hi 0)).bellmanOpt w i = w i) :
    (∀ (π : Agent Obs Action) k past x, E.value P.discount π k past x ≤
      w (X.place x) + P.discount ^ k * supNorm w) ∧
    ∀ see : Obs → Option (Fin n), (∀ x s, X.number x = some s → see (E.observe x) = some s) →
      ∃ π : Agent Obs Action, ∀ k x,
        v (X.place x) - P.discount ^ k * supNorm v ≤ E.value P.discount π k [] x := by
  have hz : (0 : Rat) / (1 - P.discount) = 0 := by rw [Rat.div_def, Rat.zero_mul]
  refine ⟨fun π k past x => ?_, fun see hsee => ?_⟩
  · have := X.value_le_of_backup_le hm h₀ h₁ Rat.le_refl (fun x a r hr => (hpay x a r hr).2)
      (abs_le_supNorm w) (fun i a => by
        have := backup_le_bellmanOpt (P.paying hi (max hi 0)) w i a
        rwa [hw i, ← Rat.add_zero (w i)] at this) π k past x
    rwa [hz, Rat.add_zero] at this
  · obtain ⟨τ, hτ⟩ := exists_isGreedy (P.paying lo (min lo 0)) hm v
    refine ⟨X.agent see 0 fun _ i => .pure (τ i), fun k x => ?_⟩
    have := X.le_value_of_le_bellman (τ := fun i => .pure (τ i)) h₀ h₁ Rat.le_refl
      (fun x a r hr => (hpay x a r hr).1) (abs_le_supNorm v)
      (fun i => by rw [Rat.add_zero, bellman_of_isGreedy hτ, hv i]; exact Rat.le_refl)
      (X.follows_agent hsee k fun _ i => .pure (τ i)) x
    rw [hz, show v (X.place x) - 0 = v (X.place x) by grind] at this
    exact this

end Env.Extends

/-! ### What the bounds need -/

/-- A state in which each step pays the same, and ends the episode or not. -/
def payEach (reward : Rat) (ended : Bool) : Env Unit (Fin 1) Unit where
  reset := .pure ()
  step _ _ := .pure ⟨(), reward, ended, false⟩
  observe _ := ()

/-- The partial model of one state in which nothing is known. -/
def nothingKnown : PartialMDP 1 1 where
  step _ _ := .pure none
  discount := 1

/-- The partial model of one state in which each step pays one, goes on, and may do anything else,
with equal probabilities. -/
def halfKnown : PartialMDP 1 1 where
  step _ _ := .uniform 1 fun i => .pure (if i = 0 then some ⟨0, 1, false⟩ else none)
  discount := 1

/-- The only renaming of a single action. -/
private def oneAction : Renaming (Fin 1) (Fin 1) := ⟨id, id, fun _ => rfl, fun _ => rfl⟩

/-- Each environment of one state extends the model in which nothing is known. -/
private def extendsNothing (reward : Rat) (ended : Bool) :
    (payEach reward ended).Extends nothingKnown where
  action := oneAction
  number _ := some 0
  prob_le {x s} _ a t := by
    rw [show (nothingKnown.told s (oneAction.to a)).prob (some t) = 0 from
      indicator_neg fun h => by cases h]
    exact Draw.prob_nonneg _ _

private def extendsHalf : (payEach 1 false).Extends halfKnown where
  action := oneAction
  number _ := some 0
  prob_le {x s} _ a t := by
    have h₀ := indicator_nonneg (some t = some ((1 : Rat), some (0 : Fin 1)))
    have h : (halfKnown.told s (oneAction.to a)).prob (some t) =
        mkRat 1 2 * (0 + indicator (some t = some ((1 : Rat), some (0 : Fin 1))) + 0) := by
      have hn : indicator (some t = (none : Option (Rat × Option (Fin 1)))) = 0 :=
        indicator_neg fun h => by cases h
      rw [← hn]
      rfl
    rw [h, show mkRat 1 2 = 1 / 2 by decide +kernel]
    change _ ≤ indicator (some t = some ((1 : Rat), some (0 : Fin 1)))
    generalize indicator (some t = some ((1 : Rat), some (0 : Fin 1))) = q at h₀ ⊢
    grind

/-- **Claim.** **Known steps must pay between the bounds, too.** The probability that is not known
can come back to what is known: some environment that extends a partial model pays at most `0` in
all steps that are not known, and every agent expects `1` of one step, where the best value of the
process in which what is not known pays `0` is `1 / 2`. -/
theorem known_step_must_pay_between :
    ∃ (E : Env Unit (Fin 1) Unit) (P : PartialMDP 1 1) (X : E.Extends P), P.discount = 1 ∧
      (∀ x a r s, X.number x = some s → r ∈ E.step x a →
        ¬ r.told X.number ∈ P.told s (X.action.to a) → r.reward ≤ 0) ∧
      (P.paying 0 (max 0 0)).iterate 1 (fun _ => 0) (X.place ()) = 1 / 2 ∧
      ∀ π, E.value 1 π 1 [] () = 1 := by
  refine ⟨payEach 1 false, halfKnown, extendsHalf, rfl, fun x a r s hx hr h => ?_, ?_, fun π => ?_⟩
  · refine absurd ?_ h
    rw [show r = _ from hr, show s = 0 from Fin.ext (by omega)]
    exact ⟨0, rfl⟩
  · decide +kernel
  · rw [Env.value_succ]
    refine (Draw.expect_congr (g := fun _ => 1) fun _ _ => ?_).trans (Draw.expect_const 1 _)
    change (1 : Rat) + 1 * 0 = 1
    decide +kernel

/-- **Claim.** **Steps that end the episode must pay between the bounds, too.** Some environment
that extends a partial model pays at most `0` in all steps that go on, and every agent expects `1`
of one step, where the best value of the process in which what is not known pays `0` is `0`. -/
theorem last_step_must_pay_between :
    ∃ (E : Env Unit (Fin 1) Unit) (P : PartialMDP 1 1) (X : E.Extends P), P.discount = 1 ∧
      (∀ x a r, r ∈ E.step x a → r.terminated = false → r.reward ≤ 0) ∧
      (P.paying 0 (max 0 0)).iterate 1 (fun _ => 0) (X.place ()) = 0 ∧
      ∀ π, E.value 1 π 1 [] () = 1 := by
  refine ⟨payEach 1 true, nothingKnown, extendsNothing 1 true, rfl, fun x a r hr h => ?_, ?_,
    fun π => ?_⟩
  · rw [show r = _ from hr] at h; cases h
  · decide +kernel
  · rw [Env.value_succ]
    refine (Draw.expect_congr (g := fun _ => 1) fun _ _ => ?_).trans (Draw.expect_const 1 _)
    change (1 : Rat) + 1 * 0 = 1
    decide +kernel

/-- **Claim.** **Steps that are left may not be taken.** Where each step costs one, an environment
that extends a partial model may end the episode at once: every agent expects `-1` of two steps,
where the best value of the process in which what is not known pays `-1` in each step, and not
`max (-1) 0` in those that are left, is `-2`. -/
theorem left_steps_must_pay_zero :
    ∃ (E : Env Unit (Fin 1) Unit) (P : PartialMDP 1 1) (X : E.Extends P), P.discount = 1 ∧
      (∀ x a r, r ∈ E.step x a → r.reward ≤ -1) ∧
      (P.paying (-1) (-1)).iterate 2 (fun _ => 0) (X.place ()) = -2 ∧
      ∀ π, E.value 1 π 2 [] () = -1 := by
  refine ⟨payEach (-1) true, nothingKnown, extendsNothing (-1) true, rfl, fun x a r hr => ?_, ?_,
    fun π => ?_⟩
  · rw [show r = _ from hr]; exact Rat.le_refl
  · decide +kernel
  · rw [Env.value_succ]
    refine (Draw.expect_congr (g := fun _ => (-1)) fun _ _ => ?_).trans (Draw.expect_const (-1) _)
    change (-1 : Rat) + 1 * 0 = -1
    decide +kernel

end Spec.MDP
