module

public import Spec.Certificate.Integer.Outcomes
public import Spec.Certificate.Success
public import Spec.MDP.Weighted

/-!
# The process that a policy with chance makes of one in integers

A stationary policy that draws its actions with weights makes of a model in integers one with a
single action, in integers again. Whatever is certified of that is so of the policy: it has the same
values, and a set of states is closed in it exactly when no action that the policy takes leaves it.

## Main definitions

* `Model.under`: the process of one action that the policy makes of a model.
* `Model.drawn`: the policy.

## Main statements

* `Model.under_wellFormed`: the numbers of the process make sense.
* `Model.expect_under`: its outcome has the distribution of the policy's.
* `Model.value_under`, `Model.successProb_under`: its values, and its probabilities of success, are
  those of the policy.
* `Model.closed_under_iff`: what is closed in it.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP

/-- The lists of all indices, one after the other. -/
noncomputable def gather {α : Type} : (m : Nat) → (Fin m → List α) → List α
  | 0, _ => []
  | m + 1, l => gather m (fun i => l ⟨i.val, by omega⟩) ++ l ⟨m, by omega⟩

theorem mem_gather {α : Type} {m : Nat} {l : Fin m → List α} {x : α} :
    x ∈ gather m l ↔ ∃ i, x ∈ l i := by
  induction m with
  | zero => exact iff_of_false (fun h => by cases h) fun ⟨i, _⟩ => i.elim0
  | succ m ih =>
    rw [gather, List.mem_append, ih]
    constructor
    · rintro (⟨i, hi⟩ | h)
      · exact ⟨_, hi⟩
      · exact ⟨_, h⟩
    · rintro ⟨i, hi⟩
      by_cases h : i.val < m
      · exact .inl ⟨⟨i.val, h⟩, hi⟩
      · rw [show i = ⟨m, by omega⟩ from Fin.ext (by simp only; omega)] at hi
        exact .inr hi

theorem sum_map_append {α : Type} (f : α → Rat) (l l' : List α) :
    ((l ++ l').map f).sum = (l.map f).sum + (l'.map f).sum := by
  induction l with
  | nil => exact (Rat.zero_add _).symm
  | cons a l ih =>
    rw [List.cons_append, List.map_cons, List.sum_cons, ih, List.map_cons, List.sum_cons,
      Rat.add_assoc]

theorem sum_map_gather {α : Type} (f : α → Rat) {m : Nat} (l : Fin m → List α) :
    ((gather m l).map f).sum = sum m fun i => ((l i).map f).sum := by
  induction m with
  | zero => rfl
  | succ m ih => rw [gather, sum_map_append, ih, sum_succ]

namespace Model

variable {n m : Nat} {M : Model n m} {w : Fin n → Fin m → Nat} {W : Nat} {S : Fin n → Prop}

/-- The process of one action, in which each action of a model is taken with its share of the
weights, whose sum is `W` in each state. Outcomes of weight zero are left out. -/
noncomputable def under (M : Model n m) (w : Fin n → Fin m → Nat) (W : Nat) : Model n 1 where
  denominator := M.denominator * W
  discountNum := M.discountNum
  discountDen := M.discountDen
  scale := M.scale
  factor := M.factor
  row s _ := gather m fun a =>
    ((M.row s a).map fun t => { t with weight := w s a * t.weight }).filter fun t => 0 < t.weight

/-- The policy that draws its actions with these weights. -/
noncomputable def drawn (w : Fin n → Fin m → Nat) (hw : ∀ s, 0 < Draw.totalWeight m (w s))
    (s : Fin n) : Draw (Fin m) := Draw.weighted (w s) id (hw s)

-- What is left out counts nothing.
private theorem sum_filter (f : Transition n → Rat) (c : Nat) (l : List (Transition n)) :
    (((l.map fun t => { t with weight := c * t.weight }).filter fun t => 0 < t.weight).map
        fun t => (t.weight : Rat) * f { t with weight := 0 }).sum =
      c * (l.map fun t => (t.weight : Rat) * f { t with weight := 0 }).sum := by
  induction l with
  | nil => exact (Rat.mul_zero _).symm
  | cons t l ih =>
    rw [List.map_cons, List.map_cons, List.sum_cons, Rat.mul_add, ← ih]
    by_cases h : 0 < c * t.weight
    · rw [List.filter_cons_of_pos (by simpa using h), List.map_cons, List.sum_cons,
        Rat.natCast_mul, Rat.mul_assoc]
    · rw [List.filter_cons_of_neg (by simpa using h)]
      have h0 : ((c * t.weight : Nat) : Rat) = 0 := by
        rw [Nat.eq_zero_of_not_pos h]; rfl
      rw [Rat.natCast_mul] at h0
      rw [← Rat.mul_assoc, h0, Rat.zero_mul, Rat.zero_add]

/-- Times the sum of the weights, the sum over a row is that of the policy's. -/
private theorem sum_under (hw : ∀ s, 0 < Draw.totalWeight m (w s))
    (hW : ∀ s, Draw.totalWeight m (w s) = W) (f : Transition n → Rat) (s : Fin n) (b : Fin 1) :
    (((M.under w W).row s b).map fun t => (t.weight : Rat) * f { t with weight := 0 }).sum =
      (drawn w hw s).expect (fun a =>
        ((M.row s a).map fun t => (t.weight : Rat) * f { t with weight := 0 }).sum) * W := by
  rw [under, sum_map_gather, drawn, ← hW s, Draw.expect_weighted]
  refine congrArg (sum m) (funext fun a => ?_)
  exact sum_filter f (w s a) (M.row s a)

/-- **Claim.** The numbers of the process that a policy makes of a model make sense. -/
theorem under_wellFormed (hM : M.WellFormed) (hw : ∀ s, 0 < Draw.totalWeight m (w s))
    (hW : ∀ s, Draw.totalWeight m (w s) = W) (hpos : 0 < W) : (M.under w W).WellFormed where
  denominator_pos := Nat.mul_pos hM.denominator_pos hpos
  discountDen_pos := hM.discountDen_pos
  discount_le_one := hM.discount_le_one
  scale_pos := hM.scale_pos
  row_sum s b := by
    have hrow : ∀ a, ((M.row s a).map fun t => (t.weight : Rat) *
        (fun _ => 1) { t with weight := 0 }).sum = M.denominator := fun a => by
      have := intCast_total (fun t : Transition n => (t.weight : Int)) (M.row s a)
      rw [hM.row_sum s a] at this
      simp only [Rat.intCast_natCast] at this
      simp only [Rat.mul_one]
      exact this.symm
    have hsum := sum_under (M := M) hw hW (fun _ => 1) s b
    rw [show (fun a => ((M.row s a).map fun t => (t.weight : Rat) *
        (fun _ => 1) { t with weight := 0 }).sum) = fun _ => (M.denominator : Rat) from
      funext hrow, Draw.expect_const] at hsum
    rw [← Rat.intCast_inj, intCast_total]
    simp only [Rat.intCast_natCast]
    simp only [Rat.mul_one] at hsum
    rw [hsum]
    exact (Rat.natCast_mul _ _).symm

/-- **Claim.** The outcome of the process that a policy makes of a model has the distribution of the
outcome of an action that the policy draws. -/
theorem expect_under (hM : M.WellFormed) (hw : ∀ s, 0 < Draw.totalWeight m (w s))
    (hW : ∀ s, Draw.totalWeight m (w s) = W) (hpos : 0 < W) (f : Outcome n → Rat) (s : Fin n)
    (b : Fin 1) :
    ((M.under w W).toMDP.step s b).expect f =
      (drawn w hw s).expect fun a => (M.toMDP.step s a).expect f := by
  have hU := under_wellFormed hM hw hW hpos
  have hleft := expect_step (s := s) (a := b) hU f
  have hsum := sum_under (M := M) hw hW (fun t => f (M.outcome t)) s b
  have hright : (drawn w hw s).expect (fun a =>
      ((M.row s a).map fun t => (t.weight : Rat) * f (M.outcome t)).sum) =
      (drawn w hw s).expect (fun a => (M.toMDP.step s a).expect f) * M.denominator := by
    rw [Rat.mul_comm, ← Draw.expect_mul_left]
    refine Draw.expect_congr fun a _ => ?_
    rw [← expect_step hM f, Rat.mul_comm]
  have hlist : (((M.under w W).row s b).map fun t => (t.weight : Rat) *
      f ((M.under w W).outcome t)).sum = (drawn w hw s).expect (fun a =>
        ((M.row s a).map fun t => (t.weight : Rat) * f (M.outcome t)).sum) * W := hsum
  rw [hlist, hright, Rat.mul_assoc, ← Rat.natCast_mul] at hleft
  have hD : (0 : Rat) < (M.denominator * W : Nat) :=
    Rat.natCast_pos.mpr (Nat.mul_pos hM.denominator_pos hpos)
  have hleft : ((M.under w W).toMDP.step s b).expect f * (M.denominator * W : Nat) =
    (drawn w hw s).expect (fun a => (M.toMDP.step s a).expect f) * (M.denominator * W : Nat) :=
    hleft
  exact Rat.le_antisymm (Rat.le_of_mul_le_mul_right (hleft ▸ Rat.le_refl) hD)
    (Rat.le_of_mul_le_mul_right (hleft ▸ Rat.le_refl) hD)

/-- **Claim.** **Policies with chance in integers.** In the process of one action that a stationary
policy with chance makes of a model, there is one value over each horizon, and it is that of the
policy in the model. So what is certified of that process is so of the policy. -/
theorem value_under (hM : M.WellFormed) (hw : ∀ s, 0 < Draw.totalWeight m (w s))
    (hW : ∀ s, Draw.totalWeight m (w s) = W) (hpos : 0 < W) (π : Policy n 1) (k : Nat)
    (past : History n 1) (past' : History n m) (s : Fin n) :
    (M.under w W).toMDP.value π k past s =
      M.toMDP.value (.memoryless (drawn w hw)) k past' s := by
  induction k generalizing past past' s with
  | zero => rfl
  | succ k ih =>
    have hd : (M.under w W).toMDP.discount = M.toMDP.discount := rfl
    rw [value_succ, value_memoryless_succ, hd]
    have hv : ∀ h, (M.under w W).toMDP.value π k h =
        M.toMDP.value (.memoryless (drawn w hw)) k [] := fun h => funext fun s => ih h [] s
    simp only [hv, expect_under hM hw hW hpos]
    rw [Draw.expect_const]
    rfl

/-- **Claim.** In the process of one action that a stationary policy with chance makes of a model,
there is one probability of success within each number of steps, and it is that of the policy in the
model, where what success is does not depend on the action. -/
theorem successProb_under {G : Goal n 1} {G' : Goal n m} (hM : M.WellFormed)
    (hw : ∀ s, 0 < Draw.totalWeight m (w s)) (hW : ∀ s, Draw.totalWeight m (w s) = W)
    (hpos : 0 < W) (hG : ∀ s b a o, G s b o = G' s a o) (π : Policy n 1) (k : Nat)
    (past : History n 1) (past' : History n m) (s : Fin n) :
    (M.under w W).toMDP.successProb G π k past s =
      M.toMDP.successProb G' (.memoryless (drawn w hw)) k past' s := by
  induction k generalizing past past' s with
  | zero => rfl
  | succ k ih =>
    rw [successProb_succ, successProb_succ, expect_oneStep, expect_oneStep]
    have hscore (b : Fin 1) : ((M.under w W).toMDP.step s b).expect (fun o => MDP.score G 1
          ((M.under w W).toMDP.successProb G π k (MDP.past past s (b, o))) s b o) =
        (drawn w hw s).expect fun a => (M.toMDP.step s a).expect fun o => MDP.score G' 1
          (M.toMDP.successProb G' (.memoryless (drawn w hw)) k (MDP.past past' s (a, o)))
          s a o := by
      have hv (h : History n 1) (h' : History n m) : (M.under w W).toMDP.successProb G π k h =
          M.toMDP.successProb G' (.memoryless (drawn w hw)) k h' := funext fun s => ih h h' s
      rw [Draw.expect_congr (g := fun o => MDP.score G 1
        (M.toMDP.successProb G' (.memoryless (drawn w hw)) k []) s b o) fun o _ => by
          rw [hv _ []], expect_under hM hw hW hpos]
      refine Draw.expect_congr fun a _ => Draw.expect_congr fun o _ => ?_
      rw [MDP.score, MDP.score, hG s b a o, ← hv [] [], hv [] (MDP.past past' s (a, o))]
    rw [Draw.expect_congr fun b _ => hscore b, Draw.expect_const]
    rfl

/-- **Claim.** A set of states is closed in the process that a policy makes of a model exactly when
no transition of positive weight of an action that the policy takes leaves it. -/
theorem closed_under_iff : (M.under w W).Closed (fun _ _ => True) S ↔
    M.Closed (fun s a => 0 < w s a) S := by
  constructor
  · intro h s a hs ha t ht hpos hend
    refine h s 0 hs trivial { t with weight := w s a * t.weight } ?_ (Nat.mul_pos ha hpos) hend
    refine mem_gather.mpr ⟨a, List.mem_filter.mpr ⟨List.mem_map.mpr ⟨t, ht, rfl⟩, ?_⟩⟩
    exact decide_eq_true (Nat.mul_pos ha hpos)
  · intro h s b hs _ u hu hpos hend
    obtain ⟨a, hu⟩ := mem_gather.mp hu
    obtain ⟨t, ht, rfl⟩ := List.mem_map.mp (List.mem_filter.mp hu).1
    exact h s a hs (Nat.pos_of_mul_pos_right hpos) t ht (Nat.pos_of_mul_pos_left hpos) hend

end Model

end Spec.Certificate
