module

public import Spec.MDP.IdentDistrib
public import Spec.MDP.Trajectory

/-!
# Bisimulations of an environment and a decision process

A decision process can stand for an environment without having all of its states, or any of them:
its states are numbers, and what is *known* of an episode says which number the latent state has.
It is enough that a step of both can be drawn at once, so that they pay the same, end together and
lead to states that belong together again. Then every agent of the environment, which looks at all
it has seen and may use chance, is a policy of the decision process, whose episodes have the same
distribution. So what is proved of values, by certificates for instance, is proved of episodes.

## Main definitions

* `Outcome.told`: what counts of an outcome.
* `Env.Bisimulation`: the relation of an environment and a decision process.
* `Env.Bisimulation.policy`: an agent as a policy.
* `Env.Bisimulation.agent`: a policy as an agent, where the observation tells the number.
* `Env.Bisimulation.Follows`: an agent acts as a policy says.

## Main statements

* `Env.Bisimulation.backup_eq`: a Bellman backup is an expectation of a step.
* `Env.Bisimulation.play_identDistrib`: episodes have the same distribution.
* `Env.Bisimulation.value_eq`: the expected return over `k` steps is the value over the horizon `k`.

## References

* K. G. Larsen and A. Skou, *Bisimulation through probabilistic testing*, Information and
  Computation 94, 1991.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {n m : Nat} {State Action Obs X : Type}

/-- What counts of an outcome: the reward, and the successor, or none where the episode ends. -/
def Outcome.told (o : Outcome n) : Rat × Option (Fin n) :=
  (o.reward, bif o.terminated then none else some o.state)

/-- A bisimulation of an environment and a decision process. In the course of an episode something
of type `X` is known, which decides the number of the latent state and the observation. A step of
both can be drawn at once, so that the rewards are equal, both end the episode or none does, and
what is known next belongs to the next state and to its number. Where an outcome that ends the
episode leads to does not matter. -/
structure Env.Bisimulation (E : Env State Action Obs) (M : MDP n m) (X : Type) where
  /-- Where so much is known, the environment may be in this state. -/
  Stands : X → State → Prop
  /-- The number of the state where so much is known. -/
  number : X → Fin n
  /-- The numbers of the actions. -/
  action : Renaming Action (Fin m)
  /-- The observation where so much is known. -/
  shown : X → Obs
  /-- What is known when a state with this number has followed. -/
  next : X → Fin n → X
  /-- The environment shows that observation. -/
  observe : ∀ {x s}, Stands x s → E.observe s = shown x
  /-- A step of both can be drawn at once. -/
  step : ∀ {x s}, Stands x s → ∀ a, ∃ d : Draw (StepResult State × Outcome n),
    (d.map Prod.fst).IdentDistrib (E.step s a) ∧
      (d.map fun y => y.2.told).IdentDistrib
        ((M.step (number x) (action.to a)).map Outcome.told) ∧
      ∀ y, y ∈ d → y.1.reward = y.2.reward ∧ y.1.terminated = y.2.terminated ∧
        (y.2.terminated = false → Stands (next x y.2.state) y.1.state ∧
          number (next x y.2.state) = y.2.state)

namespace Env.Bisimulation

variable {E : Env State Action Obs} {M : MDP n m} (B : E.Bisimulation M X)

/-- **Claim.** Where the states for which something stands tell the value of a function at its
number, a Bellman backup of the decision process is the expectation of a step of the
environment. -/
theorem backup_eq {v : Fin n → Rat} {g : State → Rat}
    (hg : ∀ {x s}, B.Stands x s → v (B.number x) = g s) {x : X} {s : State} (hs : B.Stands x s)
    (a : Action) : M.backup v (B.number x) (B.action.to a) = (E.step s a).expect fun r =>
      r.reward + M.discount * bif r.terminated then 0 else g r.state := by
  obtain ⟨d, hE, hM, hd⟩ := B.step hs a
  have hE := hE fun r => r.reward + M.discount * bif r.terminated then 0 else g r.state
  have hM := hM fun t => t.1 + M.discount * t.2.elim 0 v
  rw [Draw.expect_map] at hE hM
  rw [Draw.expect_map] at hM
  rw [← hE, backup]
  refine Eq.trans (Draw.expect_congr fun o _ => ?_)
    (hM.symm.trans (Draw.expect_congr fun y hy => ?_))
  · rw [Outcome.worth, Outcome.told]
    cases o.terminated <;> rfl
  · obtain ⟨hr, ht, hnext⟩ := hd y hy
    rw [Outcome.told, hr, ht]
    cases hterm : y.2.terminated with
    | true => rfl
    | false =>
      obtain ⟨hstands, hnumber⟩ := hnext hterm
      rw [← hg hstands, hnumber]
      rfl

/-- What is known in the state with a number, after a past that began with so much. -/
def known (x₀ : X) : History n m → Fin n → X
  | [], _ => x₀
  | e :: h, i => B.next (known x₀ h e.state) i

/-- What an agent has seen of a past. -/
def seen (x₀ : X) : History n m → List (Seen Obs Action)
  | [] => []
  | e :: h => ⟨B.shown (B.known x₀ h e.state), B.action.inv e.action, e.reward⟩ :: seen x₀ h

/-- An agent as a policy: it looks at what the agent sees. -/
def policy (x₀ : X) (π : Agent Obs Action) : Policy n m := fun h i =>
  (π (B.seen x₀ h) (B.shown (B.known x₀ h i))).map B.action.to

/-- A past that can have led to a state with this number. -/
def Consistent (x₀ : X) : History n m → Fin n → Prop
  | [], i => (∃ s, B.Stands x₀ s) ∧ B.number x₀ = i
  | e :: h, i => ((∃ s, B.Stands (B.known x₀ (e :: h) i) s) ∧
      B.number (B.known x₀ (e :: h) i) = i) ∧ Consistent x₀ h e.state

/-- An agent acts as a policy says: where a past can have led, it draws the same action. -/
def Follows (x₀ : X) (π : Agent Obs Action) (σ : Policy n m) : Prop :=
  ∀ h i, B.Consistent x₀ h i → (σ h i).IdentDistrib (B.policy x₀ π h i)

theorem follows_policy (x₀ : X) (π : Agent Obs Action) : B.Follows x₀ π (B.policy x₀ π) :=
  fun _ _ _ => .refl _

/-- A policy as an agent that knows the number of the state by what it observes. -/
def agent (number : Obs → Fin n) (σ : Policy n m) : Agent Obs Action := fun past o =>
  (σ (past.map fun x => ⟨number x.obs, B.action.to x.action, x.reward⟩) (number o)).map
    B.action.inv

/-- **Claim.** Where the observation tells the number of the state, every policy has an agent that
acts as it says. -/
theorem follows_agent {number : Obs → Fin n}
    (hnumber : ∀ {x s}, B.Stands x s → number (B.shown x) = B.number x) (x₀ : X)
    (σ : Policy n m) : B.Follows x₀ (B.agent number σ) σ := by
  have hpast : ∀ h i, B.Consistent x₀ h i →
      number (B.shown (B.known x₀ h i)) = i ∧
        ((B.seen x₀ h).map fun x =>
          (⟨number x.obs, B.action.to x.action, x.reward⟩ : Experience n m)) = h := by
    intro h
    induction h with
    | nil => exact fun i ⟨⟨s, hs⟩, hi⟩ => ⟨(hnumber hs).trans hi, rfl⟩
    | cons e h ih =>
      intro i ⟨⟨⟨s, hs⟩, hi⟩, hc⟩
      refine ⟨(hnumber hs).trans hi, ?_⟩
      obtain ⟨hn, hl⟩ := ih _ hc
      rw [seen, List.map_cons, hl, hn, B.action.right_inv]
  intro h i hc
  obtain ⟨hn, hl⟩ := hpast h i hc
  intro f
  simp only [policy, agent, hn, hl, Draw.map, Draw.bind_assoc, Draw.pure_bind,
    B.action.right_inv, Draw.bind_pure]

open Classical in
/-- **Claim.** Where the state tells its number, and the observation the state, every policy has an
agent that acts as it says. -/
theorem exists_follows {number : State → Nat}
    (hnumber : ∀ {x s}, B.Stands x s → (B.number x).val = number s)
    (hobs : ∀ {x x' s s'}, B.Stands x s → B.Stands x' s' → E.observe s = E.observe s' → s = s')
    (x₀ : X) (σ : Policy n m) : ∃ π : Agent Obs Action, B.Follows x₀ π σ := by
  let find (o : Obs) : Fin n :=
    if h : ∃ s, (∃ x, B.Stands x s) ∧ E.observe s = o then
      ⟨number h.choose % n, Nat.mod_lt _ (Nat.zero_lt_of_lt (B.number x₀).isLt)⟩
    else B.number x₀
  refine ⟨_, B.follows_agent (number := find) (fun {x s} hs => ?_) x₀ σ⟩
  have hex : ∃ s, (∃ x, B.Stands x s) ∧ E.observe s = B.shown x := ⟨s, ⟨x, hs⟩, B.observe hs⟩
  obtain ⟨⟨x', hs'⟩, ho⟩ := hex.choose_spec
  have hs' := hobs hs' hs (ho.trans (B.observe hs).symm)
  simp only [find, dif_pos hex]
  exact Fin.ext ((congrArg (number · % n) hs').trans
    (hnumber hs ▸ Nat.mod_eq_of_lt (B.number x).isLt))

/-- **Claim.** Where an agent acts as a policy says, the actions, the rewards and the ends of an
episode's first steps have in the environment the distribution that they have in the decision
process: here in the middle of an episode. -/
theorem play_identDistrib_of_past {x₀ : X} {π : Agent Obs Action} {σ : Policy n m}
    (hπ : B.Follows x₀ π σ) (k : Nat) {h : History n m} {i : Fin n} (hi : B.Consistent x₀ h i)
    {s : State} (hs : B.Stands (B.known x₀ h i) s) :
    ((E.play π k (B.seen x₀ h) s).map (List.map fun x =>
        (B.action.to x.1, x.2.reward, x.2.terminated))).IdentDistrib
      ((M.trajectory σ k h i).map (List.map fun x => (x.1, x.2.reward, x.2.terminated))) := by
  induction k generalizing h i s with
  | zero => exact .refl _
  | succ k ih =>
    intro f
    have hn : B.number (B.known x₀ h i) = i := by
      cases h with
      | nil => exact hi.2
      | cons e h => exact hi.1.2
    -- What follows an outcome, by what is told of it.
    let rest (j : Fin m) (t : Rat × Option (Fin n)) : Rat := match t.2 with
      | none => f [(j, t.1, true)]
      | some i' => (M.trajectory σ k (⟨i, j, t.1⟩ :: h) i').expect fun xs =>
          f ((j, t.1, false) :: xs.map fun x => (x.1, x.2.reward, x.2.terminated))
    have hM : ((M.trajectory σ (k + 1) h i).map (List.map fun x =>
        (x.1, x.2.reward, x.2.terminated))).expect f =
          (σ h i).expect fun j => ((M.step i j).map Outcome.told).expect (rest j) := by
      simp only [trajectory, oneStep, Draw.map, Draw.expect_bind, Draw.expect_pure]
      refine Draw.expect_congr fun j _ => Draw.expect_congr fun o _ => ?_
      cases ht : o.terminated with
      | true => simp only [cond_true, Draw.expect_pure, rest, Outcome.told, ht, List.map_cons,
          List.map_nil]
      | false => simp only [cond_false, Draw.expect_bind, Draw.expect_pure, rest, Outcome.told, ht,
          List.map_cons, past]
    rw [hM, hπ h i hi, policy, Draw.expect_map]
    simp only [play, Draw.map, Draw.expect_bind, Draw.expect_pure, B.observe hs]
    refine Draw.expect_congr fun a _ => ?_
    obtain ⟨d, hE, hM, hd⟩ := B.step hs a
    rw [hn] at hM
    have hM := hM (rest (B.action.to a))
    rw [Draw.expect_map, Draw.expect_map] at hM
    rw [← hE, ← hM, Draw.expect_map]
    refine Draw.expect_congr fun y hy => ?_
    obtain ⟨hr, ht, hnext⟩ := hd y hy
    cases hterm : y.2.terminated with
    | true => simp only [ht, hterm, cond_true, Draw.expect_pure, rest, Outcome.told, hr,
        List.map_cons, List.map_nil]
    | false =>
      obtain ⟨hstands, hnumber⟩ := hnext hterm
      have := ih (h := ⟨i, B.action.to a, y.1.reward⟩ :: h) (i := y.2.state)
        ⟨⟨⟨_, hstands⟩, hnumber⟩, hi⟩ hstands
        fun xs => f ((B.action.to a, y.1.reward, false) :: xs)
      simp only [seen, B.action.left_inv, Draw.map, Draw.expect_bind, Draw.expect_pure] at this
      simp only [ht, hterm, cond_false, Draw.expect_bind, Draw.expect_pure, rest, Outcome.told,
        List.map_cons, ← hr]
      exact this

variable {x : X} {s : State} (hs : B.Stands x s) {π : Agent Obs Action} {σ : Policy n m}
  (hπ : B.Follows x π σ) (k : Nat)
include hs hπ

/-- **Claim.** **Episodes of an environment and of a decision process.** Where an agent acts as a
policy says, the actions, the rewards and the ends of an episode's first steps have in the
environment the distribution that they have in the decision process. -/
theorem play_identDistrib :
    ((E.play π k [] s).map (List.map fun x =>
        (B.action.to x.1, x.2.reward, x.2.terminated))).IdentDistrib
      ((M.trajectory σ k [] (B.number x)).map (List.map fun x =>
        (x.1, x.2.reward, x.2.terminated))) :=
  B.play_identDistrib_of_past (h := []) hπ k ⟨⟨s, hs⟩, rfl⟩ hs

/-- **Claim.** **From episodes to values.** Where an agent acts as a policy says, the discounted
return that it expects of the first `k` steps of an episode is the value of the policy over the
horizon `k`. -/
theorem value_eq : E.value M.discount π k [] s = M.value σ k [] (B.number x) := by
  have h := B.play_identDistrib hs hπ k
    fun xs => discountedReturn M.discount (xs.map fun x => x.2.1)
  simp only [Draw.expect_map, List.map_map] at h
  rw [MDP.value, rewards_eq_trajectory, Draw.expect_map]
  exact h

end Env.Bisimulation

end Spec.MDP
