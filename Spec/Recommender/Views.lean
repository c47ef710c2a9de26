module

public import Spec.MDP.Machine
public import Spec.Recommender.Properties

/-!
# What matters of a user

Two recommenders whose users correspond, with the same affinities, are one environment as far as
anything can be seen: what is drawn, observed and rewarded is the same. So a user of a catalogue may
be replaced by the numbers of features that they like of each product.

## Main definitions

* `State.map`: the state with the user replaced.
* `reduce`: the recommender whose users are affinities.

## Main statements

* `step_reduce`, `obs_reduce`, `expect_reset_reduce`: the reduced environment.
* `sample_reset_reduce`, `episode_reduce`: its samples.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP

variable {U V : Type} {n k : Nat}

/-- The same state with another user. -/
def State.map (f : U → V) (s : State U n) : State V n :=
  ⟨f s.user, s.recommended, s.bought, s.last, s.time⟩

/-- The recommender whose users are affinities. -/
def reduce (E : Recommender U n k) : Recommender (Fin n → Fin (k + 1)) n k where
  users := E.users.map E.affinity
  affinity := id
  numerator := E.numerator
  denominator := E.denominator
  horizon := E.horizon

variable (E : Recommender U n k)

/-- **Claim.** The reduced recommender is valid when the recommender is. -/
theorem reduce_valid (hE : E.Valid) : E.reduce.Valid :=
  ⟨mt List.map_eq_nil_iff.mp hE.users, hE.denominator, hE.numerator_le⟩

/-- **Claim.** A step of the reduced recommender is the step of the recommender, with the user
replaced. -/
theorem step_reduce (s : State U n) (x : Fin n) :
    E.reduce.step (s.map E.affinity) x = (E.step s x).map (.map (.map E.affinity)) := by
  simp only [step, Draw.map, Draw.bind_assoc, Draw.pure_bind]
  rfl

/-- **Claim, by definition.** The user is not seen: the observation is the same. -/
theorem obs_reduce (s : State U n) : (s.map E.affinity).obs = s.obs := rfl

variable [Inhabited U]

/-- **Claim.** The reduced recommender begins like the recommender, with the user replaced. -/
theorem expect_reset_reduce (hE : E.Valid) (f : State (Fin n → Fin (k + 1)) n → Rat) :
    E.reduce.toEnv.reset.expect f = E.toEnv.reset.expect fun s => f (s.map E.affinity) := by
  rw [expect_reset (reduce_valid E hE), expect_reset hE, reduce, List.map_map, List.length_map]
  rfl

/-- The first state, sampled. -/
theorem sample_reset {u : U} {word : UInt64}
    (h : E.users[word.toNat * E.users.length / 2 ^ 64]? = some u) :
    E.toEnv.reset.sample [word] = .start n u := by
  obtain ⟨hi, hget⟩ := List.getElem?_eq_some_iff.mp h
  have hne : E.users ≠ [] := fun hl => by rw [hl] at hi; exact Nat.not_lt_zero _ hi
  rw [show E.toEnv.reset = (Draw.among default E.users).map (State.start n) from rfl,
    Draw.sample_map, Draw.sample_among hne]
  exact congrArg _ hget

omit [Inhabited U] in
/-- A word chooses a user. -/
theorem exists_user (hE : E.Valid) (word : UInt64) :
    ∃ u, E.users[word.toNat * E.users.length / 2 ^ 64]? = some u :=
  ⟨_, List.getElem?_eq_getElem (Random.mul_div_lt (List.length_pos_iff.mpr hE.users)
    word.toNat_lt)⟩

/-- **Claim.** The reduced recommender samples the user that the recommender samples. -/
theorem sample_reset_reduce (hE : E.Valid) (word : UInt64) :
    E.reduce.toEnv.reset.sample [word] = (E.toEnv.reset.sample [word]).map E.affinity := by
  obtain ⟨u, hu⟩ := exists_user E hE word
  have hu' : E.reduce.users[word.toNat * E.reduce.users.length / 2 ^ 64]? =
      some (E.affinity u) := by
    rw [reduce, List.length_map, List.getElem?_map, hu]; rfl
  rw [sample_reset E hu, sample_reset E.reduce hu']
  rfl

/-- **Claim.** Over any list of actions, the sampled episodes of the two are the same. -/
theorem episode_reduce (key m : UInt64) (s : State U n) (t : UInt64) (xs : List (Fin n)) :
    E.reduce.toEnv.episode key m (s.map E.affinity) t xs = E.toEnv.episode key m s t xs := by
  induction xs generalizing s t with
  | nil => rfl
  | cons x xs ih =>
    have h : (E.reduce.toEnv.step (s.map E.affinity) x).sample (Random.stream key t m.toNat) =
        ((E.toEnv.step s x).sample (Random.stream key t m.toNat)).map (.map E.affinity) := by
      rw [show E.reduce.toEnv.step (s.map E.affinity) x =
        (E.step s x).map (.map (.map E.affinity)) from step_reduce E s x, Draw.sample_map]
      rfl
    simp only [Env.episode, h, StepResult.map]
    rw [ih]
    rfl

end Spec.Recommender
