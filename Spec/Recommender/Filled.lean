module

public import Spec.MDP.Filled
public import Spec.Recommender.Implementation

/-!
# The table of Recommender

Two words stand for what a user does, the one for a purchase with the numerator of its probability
as the weight, the other one with what that lacks to the denominator. A table that the kernel of
Recommender fills, of the states that are listed, is bisimilar to Recommender. So what an accepted
certificate says of it holds of agents (`Spec.Certificate.Agents`).

## Main definitions

* `Machine.Task.branches`: the words that stand for what a user does.
* `Kernel.view`: the products as actions.

## Main statements

* `Kernel.draws`: the words have the distribution of a purchase.
* `Kernel.exists_bisimulation`: a table that the kernel fills is Recommender.
* `value_reduce`: what an agent expects does not depend on what else users are.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP
open Machine (Task)

variable {U : Type} {n k : Nat} {T : Task} {E : Recommender U n k}

/-- The words that stand for what a user does to whom a product is recommended: with the first word
they buy it, unless nobody does, and with the last one they pass it, unless nobody does. -/
def Machine.Task.branches (T : Task) (w : Machine.State) (a : UInt32) : List (Nat × List UInt64) :=
  let p := T.params
  let bought := (p.numerator (Machine.affinity w.user (Machine.product p.numProducts a))).toNat
  [(bought, [0]), (p.denominator.toNat - bought, [0xffffffffffffffff])]

theorem branches_eq (h : T.Describes E) {w : Machine.State} {s : State U n}
    (hs : Represents E w s) {a : UInt32} {x : Fin n} (hx : a.toNat = x.val) :
    T.branches w a = [(E.numerator (E.affinity s.user x), [0]),
      (E.denominator - E.numerator (E.affinity s.user x), [0xffffffffffffffff])] := by
  have hj := toNat_affinity h.params hs.user (toNat_product h.params hx)
  have hk := h.params.features_le
  have hlt := (E.affinity s.user x).isLt
  have hnum := h.params.numerators (E.affinity s.user x).val (by omega)
  rw [dif_pos (by omega)] at hnum
  rw [Machine.Task.branches]
  simp only [toNat_numerator T.params (show (Machine.affinity w.user
    (Machine.product T.params.numProducts a)).toNat < 8 by omega), hj, UInt32.toNat_toUInt64, hnum,
    h.params.denominator]

variable [Inhabited U]

/-- **Claim.** An agent expects of a recommender what it expects of the one whose users are
affinities, about which a table is. -/
theorem value_reduce (E : Recommender U n k) (γ : Rat) (π : Env.Agent (Obs n) (Fin n)) (j : Nat)
    (past : List (Env.Seen (Obs n) (Fin n))) (s : State U n) :
    E.reduce.toEnv.value γ π j past (s.map E.affinity) = E.toEnv.value γ π j past s := by
  rw [Env.value, Env.value, Env.play_map E.toEnv (E' := E.reduce.toEnv) (step_reduce E)
    (obs_reduce E), Draw.expect_map]
  simp only [List.map_map]
  rfl

namespace Kernel

/-- **Claim.** The two words have the distribution of a purchase: sampled by one of them, which is
drawn by its weight, a step has its distribution. -/
theorem draws (h : T.Describes E) : (refines h).Draws T.branches := fun {w s} hs a ha => by
  have hx := val_actionOf h ha
  rw [branches_eq h hs hx]
  change (E.step s (actionOf h.params.pos a)).Branches 1 _
  generalize actionOf h.params.pos a = x
  have hd := h.params.denominator_pos
  have hlt := h.params.denominator_lt
  have hle := h.params.numerator_le (E.affinity s.user x)
  have hsucc : E.denominator - 1 + 1 = E.denominator := Nat.succ_pred_eq_of_pos hd
  have hsample (u : UInt64) : (E.step s x).sample [u] = E.result s x
      (decide (u.toNat * E.denominator / 2 ^ 64 < E.numerator (E.affinity s.user x))) := by
    rw [step, Draw.sample_map, purchase, Draw.sample_uniform_cons, Draw.sample_pure,
      Draw.val_branch, hsucc]
  have hstep := fun f => expect_step h.toValid s x f
  have hprob : E.probability s.user x * E.denominator = E.numerator (E.affinity s.user x) := by
    rw [probability, Rat.mkRat_eq_div]
    exact Rat.div_mul_cancel (Rat.ne_of_gt (Rat.natCast_pos.mpr hd))
  generalize E.numerator (E.affinity s.user x) = c at *
  have hsum : Draw.sumWeights [(c, [(0 : UInt64)]), (E.denominator - c, [0xffffffffffffffff])] =
      E.denominator := by
    simp only [Draw.sumWeights, List.map_cons, List.map_nil, List.sum_cons, List.sum_nil]
    omega
  refine Draw.branches_iff.mpr ⟨by rw [hsum]; exact hd, ?_, fun f => ?_⟩
  · simp only [List.forall_mem_cons, List.length_cons, List.length_nil, Nat.zero_add, true_and]
    exact nofun
  have hfirst : (c : Rat) * f ((E.step s x).sample [0]) = c * f (E.result s x true) := by
    rw [hsample, UInt64.toNat_zero, Nat.zero_mul, Nat.zero_div]
    by_cases hc : 0 < c
    · rw [decide_eq_true hc]
    · rw [show c = 0 by omega]
      exact (Rat.zero_mul _).trans (Rat.zero_mul _).symm
  have hlast : ((E.denominator - c : Nat) : Rat) * f ((E.step s x).sample [0xffffffffffffffff]) =
      (E.denominator - c : Nat) * f (E.result s x false) := by
    have hword : (0xffffffffffffffff : UInt64).toNat * E.denominator / 2 ^ 64 =
        E.denominator - 1 := by
      change (2 ^ 64 - 1) * E.denominator / 2 ^ 64 = _
      omega
    rw [hsample, hword]
    by_cases hc : E.denominator - 1 < c
    · rw [show E.denominator - c = 0 by omega]
      exact (Rat.zero_mul _).trans (Rat.zero_mul _).symm
    · rw [decide_eq_false hc]
  have hcast : ((E.denominator - c : Nat) : Rat) = E.denominator - c := by
    have : ((E.denominator - c + c : Nat) : Rat) = E.denominator := by rw [Nat.sub_add_cancel hle]
    rw [Rat.natCast_add] at this
    grind
  rw [hsum, hstep]
  simp only [List.map_cons, List.map_nil, List.sum_cons, List.sum_nil, hfirst, hlast]
  rw [hcast, ← hprob]
  grind

/-- The agent chooses the number of a product. -/
def view (h : T.Describes E) : (refines h).View E.toEnv n :=
  (refines h).view ⟨id, id, fun _ => rfl, fun _ => rfl⟩ (fun j => .ofNat j)
    (fun j => (lt_numActions_iff h).mpr (by rw [toNat_word h.params.le]; exact j.isLt))
    fun j => Fin.ext (by
      change (UInt32.ofNat j.val).toNat % n = j.val
      rw [toNat_word h.params.le]
      exact Nat.mod_eq_of_lt j.isLt)

/-- **Claim.** **A table of words is the environment.** A decision process that holds what the
kernel computes, for the words that are listed and each product, is bisimilar to Recommender: words
of a state that are listed with a number stand for it and have this number. -/
theorem exists_bisimulation {m : Nat} {h : T.Describes E} {word : Fin m → Option Machine.State}
    {inj : ∀ {i j w}, word i = some w → word j = some w → i = j} {D : MDP m n}
    (hD : ((view h).listing T.branches word inj).Filled D) (i₀ : Fin m) :
    ∃ B : E.toEnv.Bisimulation D Machine.State, B.action = (view h).action ∧
      ∀ w s i, Represents E w s → word i = some w → B.Stands w s ∧ B.number w = i := by
  obtain ⟨B, ha, -, hB⟩ := Refines.View.exists_bisimulation (draws h) hD i₀
  exact ⟨B, ha, hB⟩

end Kernel

end Spec.Recommender
