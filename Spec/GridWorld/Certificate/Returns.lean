module

public import Spec.GridWorld.Certificate
public import Spec.GridWorld.Optimal

/-!
# What the kernel returns under a certificate

Whatever list of actions the kernel of GridWorld is given, the rewards that it returns add up to no
more than an accepted certificate says: the last link from the specification to what runs.

## Main definitions

* `rewardsOf`: the rewards of a list of actions.
* `openLoop`: the agent that takes the actions of a list, whatever happens.

## Main statements

* `value_openLoop`: it expects the return of the list.
* `Kernel.discountedReturn_episode`: the kernel returns the rewards of the list.
* `Kernel.episode_le`: they add up to no more than the certificate says.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld

open Spec.MDP Spec.Certificate

variable {height width : Nat} (G : GridWorld height width)

/-- The rewards that a list of actions earns from a cell. -/
def rewardsOf (s : Pos height width) : List Action → List Rat
  | [] => []
  | a :: as => (G.step s a).reward :: rewardsOf (G.step s a).state as

theorem map_reward_episode (key k : UInt64) (s : Pos height width) (t : UInt64)
    (as : List Action) : (G.toEnv.episode key k s t as).map Reply.reward = G.rewardsOf s as := by
  induction as generalizing s t with
  | nil => rfl
  | cons a as ih =>
    have hs : (G.toEnv.step s a).sample (Random.stream key t k.toNat) = G.step s a :=
      Draw.sample_pure _ _
    rw [Env.episode, List.map_cons, hs, ih, rewardsOf]

/-- Nothing is earned at the goal. -/
theorem discountedReturn_rewardsOf_goal (γ : Rat) (as : List Action) :
    discountedReturn γ (G.rewardsOf G.goal as) = 0 := by
  induction as with
  | nil => rfl
  | cons a as ih =>
    rw [rewardsOf, step_goal, discountedReturn, ih]
    grind

/-- The agent that takes the actions of a list one after the other, whatever happens. -/
def openLoop (as : List Action) : Env.Agent (Pos height width) Action := fun past _ =>
  .pure ((as.drop past.length).headD .up)

/-- **Claim.** What the agent that takes the actions of a list one after the other expects of as
many steps is the discounted sum of the rewards that they earn. -/
theorem value_openLoop (γ : Rat) (as : List Action) (k : Nat)
    (past : List (Env.Seen (Pos height width) Action)) (s : Pos height width)
    (hk : past.length + k = as.length) :
    G.toEnv.value γ (openLoop as) k past s =
      discountedReturn γ (G.rewardsOf s (as.drop past.length)) := by
  induction k generalizing past s with
  | zero =>
    rw [List.drop_eq_nil_of_le (by omega)]
    rfl
  | succ k ih =>
    cases h : as.drop past.length with
    | nil =>
      have := congrArg List.length h
      rw [List.length_drop, List.length_nil] at this
      omega
    | cons a rest =>
      have hrest : as.drop (past.length + 1) = rest := by
        rw [← List.tail_drop, h, List.tail_cons]
      rw [Env.value_succ, openLoop, h, Draw.expect_pure, List.headD_cons, rewardsOf,
        discountedReturn]
      change (G.step s a).reward + γ * (bif (G.step s a).terminated then 0 else _) = _
      cases ht : (G.step s a).terminated with
      | true =>
        rw [(terminated_iff G s a).mp ht, discountedReturn_rewardsOf_goal, cond_true]
      | false =>
        rw [cond_false, ih _ _ (by rw [List.length_cons]; omega), List.length_cons, hrest]

namespace Kernel

variable {G} {p : Params} {hp : p.Describes G} {T : Table (height * width) 4}

/-- **Claim.** The discounted sum of the rewards that the kernel returns for a list of actions after
a reset, whatever the key and the place in the stream, is that of the rewards of the specification.
-/
theorem discountedReturn_episode (hp : p.Describes G) (γ : Rat) (key t : UInt64)
    {actions : List UInt32} (ha : ∀ a ∈ actions, a < 4) :
    discountedReturn γ
        ((machine.episode p key (machine.init p key t) t actions).map fun r => (r.units : Rat)) =
      discountedReturn γ (G.rewardsOf G.start (actions.map actionOf)) := by
  have hunits : (machine.episode p key (machine.init p key t) t actions).map
      (fun r => (r.units : Rat)) =
        ((machine.episode p key (machine.init p key t) t actions).map
          (refines hp).decode).map Reply.reward := by
    rw [List.map_map]
    exact List.map_congr_left fun r _ => (div_natCast_one _).symm
  rw [hunits, episode_init hp key t ha, map_reward_episode]

/-- **Claim.** **From the check to what runs.** Let the kernel of certificates accept one for the
table that the kernel of GridWorld fills, and let `|v| ≤ b`. Then for every list of `k` actions,
every key and every place in the stream, the discounted sum of the rewards that the kernel of
GridWorld returns after a reset is at most `v + ε / (1 - γ) + γ^k b` at the start. -/
theorem episode_le (hT : (enumeration hp).Filled T.model.toMDP) (h : T.Accepted) {b : Rat}
    (hb : ∀ i, MDP.abs (T.certificate.values T.model i) ≤ b) (key t : UInt64)
    {actions : List UInt32} (ha : ∀ a ∈ actions, a < 4) :
    discountedReturn T.model.toMDP.discount
        ((machine.episode p key (machine.init p key t) t actions).map fun r => (r.units : Rat)) ≤
      T.certificate.values T.model (encode G.start) +
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) +
        T.model.toMDP.discount ^ actions.length * b := by
  have hvalue := G.value_openLoop T.model.toMDP.discount (actions.map actionOf) actions.length []
    G.start (by rw [List.length_nil, Nat.zero_add, List.length_map])
  rw [discountedReturn_episode hp _ key t ha]
  rw [List.length_nil, List.drop_zero] at hvalue
  rw [← hvalue]
  exact (value_sound hT h hb actions.length).1 _ G.start

end Kernel

end Spec.GridWorld
