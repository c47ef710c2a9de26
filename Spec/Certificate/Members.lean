module

public import Spec.Certificate.Integer.Outcomes
public import Spec.Certificate.Success
public import Spec.MDP.Trajectory

/-!
# Certificates on some states

What is asked of a decision process from some of its states does not depend on the others, if the
states are *members* of a set that no step leaves. So a certificate can be about the members alone:
it is one of the process in which every other state ends the episode and pays nothing, where no
check can fail. From the members, both processes have the same trajectories, and so the same values,
the same lengths of episodes and the same probabilities of success.

## Main definitions

* `MDP.AgreesOn`: two processes do the same in the states of a set.
* `Model.within`: the process in which all but some states end the episode and pay nothing.

## Main statements

* `AgreesOn.trajectory`, `AgreesOn.value`, `AgreesOn.alive`, `AgreesOn.ends_iff`,
  `AgreesOn.successProb`: what is the same from the states of a closed set.
* `Model.agreesOn_within`: the model and what is left of it agree on the members.
* `Model.within_wellFormed`: one makes sense exactly when the other does.
-/

@[expose] public section

namespace Spec.MDP

/-- What continues alike at all possible values is the same draw. -/
theorem Draw.bind_congr {α β : Type} {d : Draw α} {f g : α → Draw β}
    (h : ∀ a, a ∈ d → f a = g a) : d.bind f = d.bind g := by
  induction d with
  | pure a => exact h a rfl
  | uniform n next ih =>
    exact congrArg (Draw.uniform n) (funext fun i => ih i fun a ha => h a ⟨i, ha⟩)

variable {n m : Nat} {M N : MDP n m} {A : Fin n → Fin m → Prop} {C : Fin n → Prop}
  {π : Policy n m} {G G' : Goal n m}

/-- Allowed actions do the same in both processes in the states of `C`. -/
def AgreesOn (M N : MDP n m) (A : Fin n → Fin m → Prop) (C : Fin n → Prop) : Prop :=
  ∀ s a, C s → A s a → N.step s a = M.step s a

namespace AgreesOn

theorem oneStep (h : M.AgreesOn N A C) (hπ : π.Within A C) (past : History n m) {s : Fin n}
    (hs : C s) : N.oneStep π past s = M.oneStep π past s :=
  Draw.bind_congr fun a ha => by rw [h s a hs (hπ past s a hs ha)]

/-- **Claim.** Let two processes agree on a set of states that the allowed actions do not leave.
Then every policy that takes only allowed actions there, whatever it remembers and however it uses
chance, has the same trajectories in both, from each state of the set. -/
theorem trajectory (h : M.AgreesOn N A C) (hC : M.Closed A C) (hπ : π.Within A C) (k : Nat)
    (past : History n m) {s : Fin n} (hs : C s) :
    N.trajectory π k past s = M.trajectory π k past s := by
  induction k generalizing past s with
  | zero => rfl
  | succ k ih =>
    rw [MDP.trajectory, MDP.trajectory, h.oneStep hπ past hs]
    refine Draw.bind_congr fun x hx => ?_
    cases ht : x.2.terminated with
    | true => rfl
    | false => rw [cond_false, cond_false, ih _ (hC.of_mem_oneStep hπ hs hx ht)]

/-- **Claim.** Where two processes of the same discount agree on a set of states that the allowed
actions do not leave, every policy that takes only allowed actions there has the same value in both
over every horizon, from each state of the set. -/
theorem value (h : M.AgreesOn N A C) (hd : N.discount = M.discount) (hC : M.Closed A C)
    (hπ : π.Within A C) (k : Nat) (past : History n m) {s : Fin n} (hs : C s) :
    N.value π k past s = M.value π k past s := by
  rw [MDP.value, MDP.value, rewards_eq_trajectory, rewards_eq_trajectory,
    h.trajectory hC hπ k past hs, hd]

/-- **Claim.** Where two processes agree on a set of states that the allowed actions do not leave,
an episode goes on for so many steps with the same probability in both under every policy that takes
only allowed actions there, from each state of the set. -/
theorem alive (h : M.AgreesOn N A C) (hC : M.Closed A C) (hπ : π.Within A C) (k : Nat)
    (past : History n m) {s : Fin n} (hs : C s) : N.alive π k past s = M.alive π k past s := by
  suffices N.goesOn π k past s = M.goesOn π k past s by rw [MDP.alive, MDP.alive, this]
  induction k generalizing past s with
  | zero => rfl
  | succ k ih =>
    rw [goesOn, goesOn, h.oneStep hπ past hs]
    refine Draw.bind_congr fun x hx => ?_
    cases ht : x.2.terminated with
    | true => rfl
    | false => exact ih _ (hC.of_mem_oneStep hπ hs hx ht)

/-- **Claim.** Where two processes agree on a set of states that the allowed actions do not leave,
a policy that takes only allowed actions there ends the episodes of one from a state of the set
exactly when it ends those of the other. -/
theorem ends_iff (h : M.AgreesOn N A C) (hC : M.Closed A C) (hπ : π.Within A C)
    {past : History n m} {s : Fin n} (hs : C s) : N.Ends π past s ↔ M.Ends π past s := by
  simp only [Ends, h.alive hC hπ _ past hs]

/-- **Claim.** Let two processes agree on a set of states that the allowed actions do not leave
before success, and let what success is agree there. Then every policy that takes only allowed
actions there succeeds within so many steps with the same probability in both, from each state of
the set. -/
theorem successProb (h : M.AgreesOn N A C) (hG : ∀ s a o, C s → G' s a o = G s a o)
    (hC : M.ClosedUntil G A C) (hπ : π.Within A C) (k : Nat) (past : History n m) {s : Fin n}
    (hs : C s) : N.successProb G' π k past s = M.successProb G π k past s := by
  suffices N.succeeds G' π k past s = M.succeeds G π k past s by
    rw [MDP.successProb, MDP.successProb, this]
  induction k generalizing past s with
  | zero => rfl
  | succ k ih =>
    rw [succeeds, succeeds, h.oneStep hπ past hs]
    refine Draw.bind_congr fun x hx => ?_
    have hx := mem_oneStep.mp hx
    rw [hG s x.1 x.2 hs]
    cases hsucc : G s x.1 x.2 with
    | true => rfl
    | false =>
      cases ht : x.2.terminated with
      | true => rfl
      | false => exact ih _ (hC s x.1 hs (hπ past s x.1 hs hx.1) x.2 hx.2 hsucc ht)

end AgreesOn

end Spec.MDP

namespace Spec.Certificate

open Spec.MDP

variable {n m : Nat}

/-- An outcome that ends the episode and pays nothing. -/
def Transition.halt (t : Transition n) : Transition n := { t with reward := 0, terminated := true }

namespace Model

variable {M : Model n m} {S : Fin n → Bool}

/-- The process in which every state but those of `S` ends the episode and pays nothing. -/
noncomputable def within (M : Model n m) (S : Fin n → Bool) : Model n m :=
  { M with row := fun s a => bif S s then M.row s a else (M.row s a).map Transition.halt }

theorem within_row {s : Fin n} (hs : S s = true) (a : Fin m) :
    (M.within S).row s a = M.row s a := by
  show (bif S s then _ else _) = _
  rw [hs, cond_true]

theorem total_weight_within (s : Fin n) (a : Fin m) :
    total (fun t => (t.weight : Int)) ((M.within S).row s a) =
      total (fun t => (t.weight : Int)) (M.row s a) := by
  show total _ (bif S s then _ else _) = _
  cases S s with
  | true => rfl
  | false => exact total_map _ _ _

/-- The numbers of what is left of a model make sense exactly when those of the model do. -/
theorem within_wellFormed : (M.within S).WellFormed ↔ M.WellFormed :=
  ⟨fun h => ⟨h.denominator_pos, h.discountDen_pos, h.discount_le_one, h.scale_pos, fun s a =>
      (total_weight_within s a).symm.trans (h.row_sum s a)⟩,
    fun h => ⟨h.denominator_pos, h.discountDen_pos, h.discount_le_one, h.scale_pos, fun s a =>
      (total_weight_within s a).trans (h.row_sum s a)⟩⟩

theorem pick_within (s : Fin n) (ts : List (Transition n)) (i : Nat) :
    (M.within S).pick s ts i = M.pick s ts i := by
  induction ts generalizing i with
  | nil => rfl
  | cons t ts ih => rw [pick, pick, ih]; rfl

/-- **Claim.** On the members a model and what is left of it are the same decision process. -/
theorem agreesOn_within (M : Model n m) (S : Fin n → Bool) :
    M.toMDP.AgreesOn (M.within S).toMDP (fun _ _ => True) fun s => S s = true :=
  fun s a hs _ => by
    simp only [toMDP, within_row hs, pick_within]
    rfl

end Model

end Spec.Certificate
