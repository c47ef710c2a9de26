module

public import Spec.MDP.Among
public import Spec.MDP.Env
public import Spec.MDP.Support

/-!
# Draws with the same distribution, and isomorphisms in distribution

Two draws can make their choices in another order, or number their branches in another way, and
still yield every value with the same probability. Environments that differ only by a renaming have
then episodes with the same distribution.

## Main definitions

* `Draw.IdentDistrib`: two draws have the same distribution.
* `Env.DistIso`: an isomorphism of environments in distribution.

## Main statements

* `Draw.identDistrib_iff_prob`: what it means in terms of probabilities.
* `Draw.IdentDistrib.bind`, `Draw.IdentDistrib.map`: it is respected by what follows.
* `Draw.identDistrib_among`: the order of a list does not matter.
* `Env.DistIso.rollout`, `Env.DistIso.resetRollout`: traces and whole episodes have the same
  distribution up to renaming.
-/

@[expose] public section

namespace Spec.MDP

namespace Draw

variable {α β : Type}

/-- Two draws have the same distribution: every function has the same expectation. -/
def IdentDistrib (d e : Draw α) : Prop := ∀ f : α → Rat, d.expect f = e.expect f

theorem IdentDistrib.refl (d : Draw α) : d.IdentDistrib d := fun _ => rfl

theorem IdentDistrib.symm {d e : Draw α} (h : d.IdentDistrib e) : e.IdentDistrib d :=
  fun f => (h f).symm

theorem IdentDistrib.trans {d e e' : Draw α} (h : d.IdentDistrib e) (h' : e.IdentDistrib e') :
    d.IdentDistrib e' := fun f => (h f).trans (h' f)

/-- An expectation is the sum over all values of probability times value. -/
theorem expect_eq_list_sum [DecidableEq α] {d : Draw α} {l : List α} (hl : l.Nodup)
    (h : ∀ a, a ∈ d → a ∈ l) (f : α → Rat) :
    d.expect f = (l.map fun a => d.prob a * f a).sum := by
  have hsum (l : List α) : (l.map fun a => d.prob a * f a).sum =
      d.expect fun b => (l.map fun a => indicator (a = b) * f b).sum := by
    induction l with
    | nil => exact (expect_const 0 d).symm
    | cons a l ih =>
      simp only [List.map_cons, List.sum_cons, expect_add, ih]
      rw [Rat.mul_comm, prob, ← expect_mul_left]
      congr 1
      refine expect_congr fun b _ => ?_
      by_cases hab : a = b
      · rw [hab, Rat.mul_comm]
      · rw [indicator_neg hab, Rat.mul_zero, Rat.zero_mul]
  have hmul (b : α) (l : List α) : (l.map fun a => indicator (a = b) * f b).sum =
      (l.map fun a => indicator (a = b)).sum * f b := by
    induction l with
    | nil => exact (Rat.zero_mul _).symm
    | cons a l ih => rw [List.map_cons, List.sum_cons, ih, ← Rat.add_mul]; rfl
  rw [hsum]
  refine expect_congr fun b hb => ?_
  rw [hmul, sum_map_indicator hl, indicator_pos (h b hb), Rat.one_mul]

/-- **Claim.** Two draws have the same distribution exactly when every value has the same
probability in both. -/
theorem identDistrib_iff_prob [DecidableEq α] {d e : Draw α} :
    d.IdentDistrib e ↔ ∀ a, d.prob a = e.prob a := by
  refine ⟨fun h a => h _, fun h f => ?_⟩
  obtain ⟨l, hl, hmem⟩ := exists_nodup (Draw.uniform 1 fun i => if i = 0 then d else e)
  have hd : ∀ a, a ∈ d → a ∈ l := fun a ha => (hmem a).mpr ⟨0, ha⟩
  have he : ∀ a, a ∈ e → a ∈ l := fun a ha => (hmem a).mpr ⟨1, ha⟩
  rw [expect_eq_list_sum hl hd, expect_eq_list_sum hl he]
  simp only [h]

/-- What continues with draws of the same distribution has the same distribution. -/
theorem IdentDistrib.bind {d e : Draw α} (h : d.IdentDistrib e) {f g : α → Draw β}
    (hfg : ∀ a, (f a).IdentDistrib (g a)) : (d.bind f).IdentDistrib (e.bind g) := fun k => by
  rw [expect_bind, expect_bind, h]
  exact expect_congr fun a _ => hfg a k

/-- A function of draws with the same distribution has the same distribution. -/
theorem IdentDistrib.map {d e : Draw α} (h : d.IdentDistrib e) (f : α → β) :
    (d.map f).IdentDistrib (e.map f) := h.bind fun _ => .refl _

/-- A sum does not depend on the order. -/
theorem sum_perm {l l' : List Rat} (h : l.Perm l') : l.sum = l'.sum := by
  induction h with
  | nil => rfl
  | cons a _ ih => rw [List.sum_cons, List.sum_cons, ih]
  | swap a b l => simp only [List.sum_cons]; grind
  | trans _ _ ih ih' => exact ih.trans ih'

/-- Choices from lists that differ by the order have the same distribution. -/
theorem identDistrib_among {a b : α} {l l' : List α} (h : l.Perm l') (hab : a = b) :
    (among a l).IdentDistrib (among b l') := fun f => by
  by_cases hl : l = []
  · subst hl hab
    rw [h.nil_eq]
  · have hl' : l' ≠ [] := fun hl' => hl (hl' ▸ h).eq_nil
    rw [expect_among hl, expect_among hl', sum_perm (h.map f), h.length_eq]

/-- A function of a choice from a list is a choice from the list of its values. -/
theorem expect_among_map (g : α → β) (a : α) (l : List α) (f : β → Rat) :
    (among (g a) (l.map g)).expect f = (among a l).expect fun b => f (g b) := by
  cases l with
  | nil => rfl
  | cons b l =>
    rw [expect_among (List.cons_ne_nil b l), List.map_cons,
      expect_among (List.cons_ne_nil (g b) (l.map g)), ← List.map_cons, List.map_map,
      List.length_map]
    rfl

end Draw

namespace Renaming

variable {α β : Type}

/-- Renaming a list without duplicates gives the list of the new names, in some order. -/
theorem perm_map [DecidableEq β] (r : Renaming α β) {l : List α} {l' : List β} (hl : l.Nodup)
    (hl' : l'.Nodup) (h : ∀ b, b ∈ l' ↔ r.inv b ∈ l) : l'.Perm (l.map r.to) := by
  have hmap : (l.map r.to).Nodup := List.pairwise_map.mpr (List.Pairwise.imp
    (fun {a b} hne heq => hne (by rw [← r.left_inv a, heq, r.left_inv])) hl)
  refine List.perm_iff_count.mpr fun b => ?_
  have hmem : b ∈ l' ↔ b ∈ l.map r.to := by
    rw [h, List.mem_map]
    exact ⟨fun hb => ⟨_, hb, r.right_inv b⟩, fun ⟨a, ha, hab⟩ => by rwa [← hab, r.left_inv]⟩
  rw [hl'.count, hmap.count]
  by_cases hb : b ∈ l'
  · rw [if_pos hb, if_pos (hmem.mp hb)]
  · rw [if_neg hb, if_neg (mt hmem.mpr hb)]

end Renaming

namespace Env

variable {State Action Obs State' Action' Obs' : Type}

/-- An isomorphism in distribution: renamings of states, actions and observations that `observe`
respects, and that `reset` and `step` respect up to the order of their choices. -/
structure DistIso (E : Env State Action Obs) (E' : Env State' Action' Obs') where
  /-- The renaming of states. -/
  state : Renaming State State'
  /-- The renaming of actions. -/
  action : Renaming Action Action'
  /-- The renaming of observations. -/
  obs : Renaming Obs Obs'
  /-- The initial state has the distribution of the renamed initial state. -/
  map_reset : E'.reset.IdentDistrib (E.reset.map state.to)
  /-- A renamed step from a renamed state has the distribution of the renamed step. -/
  map_step : ∀ s a, (E'.step (state.to s) (action.to a)).IdentDistrib
    ((E.step s a).map (.map state.to))
  /-- What is seen of a renamed state is the renamed observation. -/
  map_observe : ∀ s, E'.observe (state.to s) = obs.to (E.observe s)

/-- **Claim, by definition.** An isomorphism is one in distribution. -/
theorem Iso.exists_distIso {E : Env State Action Obs} {E' : Env State' Action' Obs'}
    (φ : E.Iso E') : ∃ ψ : E.DistIso E',
      ψ.state = φ.state ∧ ψ.action = φ.action ∧ ψ.obs = φ.obs :=
  ⟨{ state := φ.state
     action := φ.action
     obs := φ.obs
     map_reset := φ.map_reset ▸ .refl _
     map_step := fun s a => φ.map_step s a ▸ .refl _
     map_observe := φ.map_observe }, rfl, rfl, rfl⟩

/-- **Claim.** In environments that are isomorphic in distribution, the traces under a renamed list
of actions from a renamed state have the distribution of the renamed traces. -/
theorem DistIso.rollout {E : Env State Action Obs} {E' : Env State' Action' Obs'}
    (φ : E.DistIso E') (s : State) (actions : List Action) :
    (E'.rollout (φ.state.to s) (actions.map φ.action.to)).IdentDistrib
      ((E.rollout s actions).map (List.map (.map φ.state.to))) := by
  induction actions generalizing s with
  | nil => exact .refl _
  | cons a as ih =>
    intro f
    simp only [List.map_cons, Env.rollout, Draw.map, Draw.bind_assoc, Draw.pure_bind,
      Draw.expect_bind]
    rw [φ.map_step s a]
    simp only [Draw.map, Draw.expect_bind, Draw.expect_pure]
    refine Draw.expect_congr fun r _ => ?_
    have := ih r.state fun trace => f (r.map φ.state.to :: trace)
    simpa only [Draw.map, Draw.expect_bind, Draw.expect_pure] using this

/-- The initial state and the results of the steps that a list of actions takes from it. -/
noncomputable def resetRollout (E : Env State Action Obs) (actions : List Action) :
    Draw (State × List (StepResult State)) :=
  E.reset.bind fun s => (E.rollout s actions).map (s, ·)

/-- **Claim.** In environments that are isomorphic in distribution, whole episodes under a renamed
list of actions have the distribution of the renamed episodes. -/
theorem DistIso.resetRollout {E : Env State Action Obs} {E' : Env State' Action' Obs'}
    (φ : E.DistIso E') (actions : List Action) :
    (E'.resetRollout (actions.map φ.action.to)).IdentDistrib
      ((E.resetRollout actions).map fun x => (φ.state.to x.1, x.2.map (.map φ.state.to))) := by
  intro f
  simp only [Env.resetRollout, Draw.map, Draw.bind_assoc, Draw.pure_bind, Draw.expect_bind,
    Draw.expect_pure]
  rw [φ.map_reset]
  simp only [Draw.map, Draw.expect_bind, Draw.expect_pure]
  refine Draw.expect_congr fun s _ => ?_
  have := φ.rollout s actions fun trace => f (φ.state.to s, trace)
  simpa only [Draw.map, Draw.expect_bind, Draw.expect_pure] using this

end Env

end Spec.MDP
