module

public import Spec.MDP.Policy

/-!
# One step of an episode

The draw of an action and of its outcome as one draw, by which the value of a policy is a single
expectation; sets of states that an episode does not leave; and randomised stationary policies.

## Main definitions

* `oneStep`: the action of a policy and its outcome.
* `Outcome.next`: the number of the successor, and zero at the end of the episode.
* `Closed`: a set of states that no outcome of an allowed action leaves.
* `Policy.Within`: a policy that takes allowed actions only.
* `Policy.memoryless`: a randomised stationary policy.

## Main statements

* `value_step`: the value over one more step.
* `value_memoryless`: the value of a stationary policy does not depend on the past.
* `value_memoryless_succ`: over each further step it is the Bellman operator of the policy.
* `Draw.prob_pos`: what can be drawn has a positive probability.
* `Draw.exists_share`: each possible value of a draw has some share of every expectation.
-/

@[expose] public section

namespace Spec.MDP

/-- One term is at most a sum of nonnegative ones. -/
theorem le_sum {n : Nat} {f : Fin n → Rat} (hf : ∀ j, 0 ≤ f j) (i : Fin n) : f i ≤ sum n f := by
  rw [← sum_indicator_mul i f]
  refine sum_mono fun j => ?_
  have := hf j
  rw [indicator]; split <;> grind

/-- Some natural number is at least as large as a rational one. -/
theorem exists_natCast_ge (q : Rat) : ∃ K : Nat, q ≤ K := by
  refine ⟨(q.floor + 1).toNat, Rat.le_trans (Rat.le_of_lt (Rat.lt_floor_add_one q)) ?_⟩
  rw [← Rat.intCast_natCast, Rat.intCast_le_intCast]; exact Int.self_le_toNat _

namespace Draw

variable {α β : Type}

theorem expect_map (f : β → Rat) (g : α → β) (d : Draw α) :
    (d.map g).expect f = d.expect fun a => f (g a) := expect_bind _ _ _

theorem expect_neg (f : α → Rat) (d : Draw α) : d.expect (fun a => -f a) = -d.expect f := by
  rw [show (fun a => -f a) = fun a => -1 * f a by funext a; grind, expect_mul_left]; grind

/-- A function that is at most `c` has an expectation of at most `c`. -/
theorem expect_le {f : α → Rat} {d : Draw α} {c : Rat} (h : ∀ a, a ∈ d → f a ≤ c) :
    d.expect f ≤ c := by
  rw [← expect_const c d]; exact expect_mono h

/-- A function that is at least `c` has an expectation of at least `c`. -/
theorem le_expect {f : α → Rat} {d : Draw α} {c : Rat} (h : ∀ a, a ∈ d → c ≤ f a) :
    c ≤ d.expect f := by
  rw [← expect_const c d]; exact expect_mono h

/-- A function that is zero at all possible values has the expectation zero. -/
theorem expect_eq_zero {f : α → Rat} {d : Draw α} (h : ∀ a, a ∈ d → f a = 0) : d.expect f = 0 :=
  (expect_congr h).trans (expect_const 0 d)

/-- Some value is possible. -/
theorem exists_mem (d : Draw α) : ∃ a, a ∈ d := by
  induction d with
  | pure a => exact ⟨a, rfl⟩
  | uniform n next ih => exact (ih 0).imp fun a ha => ⟨0, ha⟩

/-- Each possible value of a draw has some share of every expectation, the same for all functions
that are nonnegative where the draw can lead. -/
theorem exists_share (d : Draw α) : ∃ D : Rat, 1 ≤ D ∧
    ∀ f : α → Rat, (∀ a, a ∈ d → 0 ≤ f a) → ∀ a, a ∈ d → f a ≤ D * d.expect f := by
  induction d with
  | pure b =>
    exact ⟨1, Rat.le_refl, fun f _ a ha => by rw [mem_pure.mp ha, expect_pure]; grind⟩
  | uniform n next ih =>
    have hD := fun i => (ih i).choose_spec
    have hle := le_maximum fun i => (ih i).choose
    generalize maximum (n + 1) (fun i => (ih i).choose) = D at hle
    have hD₁ : 1 ≤ D := Rat.le_trans (hD 0).1 (hle 0)
    have hn : (1 : Rat) ≤ (n + 1 : Nat) := Rat.natCast_le_natCast.mpr (Nat.succ_pos n)
    have := Rat.mul_le_mul_of_nonneg_left hn (show 0 ≤ D by grind)
    refine ⟨D * (n + 1 : Nat), by grind, fun f hf a ⟨i, hi⟩ => ?_⟩
    have hE : ∀ j, 0 ≤ (next j).expect f := fun j => expect_nonneg fun b hb => hf b ⟨j, hb⟩
    have h₁ := (hD i).2 f (fun b hb => hf b ⟨i, hb⟩) a hi
    have h₂ := Rat.mul_le_mul_of_nonneg_right (hle i) (hE i)
    have h₃ := Rat.mul_le_mul_of_nonneg_left (le_sum hE i) (show 0 ≤ D by grind)
    rw [expect_uniform, Rat.mul_assoc, ← Rat.mul_assoc (n + 1 : Nat),
      Rat.mul_comm (n + 1 : Nat), weight_mul_branches, Rat.one_mul]
    exact Rat.le_trans h₁ (Rat.le_trans h₂ h₃)

variable [DecidableEq α]

theorem prob_le_one (d : Draw α) (a : α) : d.prob a ≤ 1 :=
  expect_le fun b _ => by rw [indicator]; split <;> decide

/-- What can be drawn has a positive probability. -/
theorem prob_pos {d : Draw α} {a : α} (h : a ∈ d) : 0 < d.prob a := by
  obtain ⟨D, hD, hshare⟩ := exists_share d
  have := hshare _ (fun b _ => indicator_nonneg (a = b)) a h
  rw [indicator_pos rfl, ← prob] at this
  have hnn := prob_nonneg d a
  refine Rat.not_le.mp fun hle => ?_
  rw [show d.prob a = 0 by grind, Rat.mul_zero] at this
  exact absurd this (by decide)

theorem mem_iff_prob_pos {d : Draw α} {a : α} : a ∈ d ↔ 0 < d.prob a :=
  ⟨prob_pos, fun h => Classical.byContradiction fun hn => by
    rw [prob_eq_zero hn] at h; exact absurd h (by decide)⟩

/-- The probability of a value times what a function is there is at most the expectation of the
function, if it is nonnegative. -/
theorem prob_mul_le_expect {d : Draw α} {f : α → Rat} (hf : ∀ b, b ∈ d → 0 ≤ f b) (a : α) :
    d.prob a * f a ≤ d.expect f := by
  rw [Rat.mul_comm, prob, ← expect_mul_left]
  refine expect_mono fun b hb => ?_
  have := hf b hb
  rw [indicator]
  split
  · next h => subst h; exact Rat.mul_one _ ▸ Rat.le_refl
  · exact (Rat.mul_zero _).symm ▸ this

end Draw

variable {n m : Nat} {M : MDP n m} {A : Fin n → Fin m → Prop} {C : Fin n → Prop} {π : Policy n m}
  {σ : Fin n → Draw (Fin m)}

/-! ### The draw of an action and its outcome -/

/-- The action of a policy and its outcome, in the state `s` after the past `h`. -/
def oneStep (M : MDP n m) (π : Policy n m) (h : History n m) (s : Fin n) :
    Draw (Fin m × Outcome n) :=
  (π h s).bind fun a => (M.step s a).map fun o => (a, o)

/-- The past after one more step. -/
abbrev past (h : History n m) (s : Fin n) (x : Fin m × Outcome n) : History n m :=
  ⟨s, x.1, x.2.reward⟩ :: h

theorem mem_oneStep {h : History n m} {s : Fin n} {x : Fin m × Outcome n} :
    x ∈ M.oneStep π h s ↔ x.1 ∈ π h s ∧ x.2 ∈ M.step s x.1 := by
  simp only [oneStep, Draw.mem_bind, Draw.mem_map]
  exact ⟨fun ⟨a, ha, o, ho, hx⟩ => by subst hx; exact ⟨ha, ho⟩,
    fun ⟨ha, ho⟩ => ⟨x.1, ha, x.2, ho, rfl⟩⟩

theorem expect_oneStep (f : Fin m × Outcome n → Rat) (h : History n m) (s : Fin n) :
    (M.oneStep π h s).expect f = (π h s).expect fun a => (M.step s a).expect fun o => f (a, o) := by
  simp only [oneStep, Draw.expect_bind, Draw.expect_map]

/-- The value over one more step. -/
theorem value_step (k : Nat) (h : History n m) (s : Fin n) :
    M.value π (k + 1) h s = (M.oneStep π h s).expect fun x =>
      x.2.worth M.discount (M.value π k (past h s x)) := by
  rw [expect_oneStep, value_succ]

/-- The number of the successor, and zero where the outcome ends the episode. -/
def Outcome.next (v : Fin n → Rat) (o : Outcome n) : Rat := bif o.terminated then 0 else v o.state

theorem Outcome.worth_eq (γ : Rat) (v : Fin n → Rat) (o : Outcome n) :
    o.worth γ v = o.reward + γ * o.next v := rfl

theorem Outcome.next_of_terminated {o : Outcome n} (h : o.terminated = true) (v : Fin n → Rat) :
    o.next v = 0 := by rw [next, h, cond_true]

theorem Outcome.next_of_not_terminated {o : Outcome n} (h : o.terminated = false)
    (v : Fin n → Rat) : o.next v = v o.state := by rw [next, h, cond_false]

theorem Outcome.next_mono {o : Outcome n} {v w : Fin n → Rat}
    (h : o.terminated = false → v o.state ≤ w o.state) : o.next v ≤ o.next w := by
  cases ht : o.terminated with
  | true => rw [next_of_terminated ht, next_of_terminated ht]; exact Rat.le_refl
  | false => rw [next_of_not_terminated ht, next_of_not_terminated ht]; exact h ht

theorem Outcome.next_nonneg {o : Outcome n} {v : Fin n → Rat}
    (h : o.terminated = false → 0 ≤ v o.state) : 0 ≤ o.next v := by
  cases ht : o.terminated with
  | true => rw [next_of_terminated ht]; exact Rat.le_refl
  | false => rw [next_of_not_terminated ht]; exact h ht

/-! ### Closed sets of states -/

/-- A set of states that no outcome of an allowed action leaves, unless it ends the episode. Only
outcomes that can be drawn count. -/
def Closed (M : MDP n m) (A : Fin n → Fin m → Prop) (C : Fin n → Prop) : Prop :=
  ∀ s a, C s → A s a → ∀ o, o ∈ M.step s a → o.terminated = false → C o.state

/-- In the states of `C` the policy takes only actions that `A` allows, whatever has happened. -/
def Policy.Within (π : Policy n m) (A : Fin n → Fin m → Prop) (C : Fin n → Prop) : Prop :=
  ∀ h s a, C s → a ∈ π h s → A s a

/-- Every policy takes only actions, if all are allowed. -/
theorem Policy.within_all (π : Policy n m) (C : Fin n → Prop) : π.Within (fun _ _ => True) C :=
  fun _ _ _ _ _ => trivial

/-- The set of all states is closed. -/
theorem closed_all (M : MDP n m) (A : Fin n → Fin m → Prop) : M.Closed A fun _ => True :=
  fun _ _ _ _ _ _ _ => trivial

/-- A step under a policy that takes only allowed actions does not leave a closed set. -/
theorem Closed.of_mem_oneStep (hC : M.Closed A C) (hπ : π.Within A C) {h : History n m} {s : Fin n}
    (hs : C s) {x : Fin m × Outcome n} (hx : x ∈ M.oneStep π h s) (ht : x.2.terminated = false) :
    C x.2.state := by
  have := mem_oneStep.mp hx
  exact hC s x.1 hs (hπ h s x.1 hs this.1) x.2 this.2 ht

/-- What bounds the expectation of every allowed action bounds that of a step under a policy that
takes no others. -/
theorem Policy.Within.expect_oneStep_le (hπ : π.Within A C) {f : Fin m × Outcome n → Rat} {c : Rat}
    (h : History n m) {s : Fin n} (hs : C s)
    (hf : ∀ a, A s a → (M.step s a).expect (fun o => f (a, o)) ≤ c) :
    (M.oneStep π h s).expect f ≤ c := by
  rw [expect_oneStep]; exact Draw.expect_le fun a ha => hf a (hπ h s a hs ha)

/-! ### Randomised stationary policies -/

/-- A randomised stationary policy: a draw of the action, given the state only. -/
def Policy.memoryless (σ : Fin n → Draw (Fin m)) : Policy n m := fun _ s => σ s

theorem Policy.memoryless_pure (π : Fin n → Fin m) :
    Policy.memoryless (fun s => .pure (π s)) = .stationary π := rfl

theorem Policy.within_memoryless (σ : Fin n → Draw (Fin m)) (C : Fin n → Prop) :
    (Policy.memoryless σ).Within (fun s a => a ∈ σ s) C := fun _ _ _ _ ha => ha

theorem expect_oneStep_memoryless (f : Outcome n → Rat) (h : History n m) (s : Fin n) :
    (M.oneStep (.memoryless σ) h s).expect (fun x => f x.2) =
      (σ s).expect fun a => (M.step s a).expect f := expect_oneStep _ h s

theorem bellman_eq_expect_oneStep (v : Fin n → Rat) (h : History n m) (s : Fin n) :
    M.bellman σ v s =
      (M.oneStep (.memoryless σ) h s).expect fun x => x.2.worth M.discount v :=
  (expect_oneStep_memoryless _ h s).symm

/-- The value of a stationary policy does not depend on the past. -/
theorem value_memoryless (M : MDP n m) (σ : Fin n → Draw (Fin m)) (k : Nat) (h h' : History n m)
    (s : Fin n) : M.value (.memoryless σ) k h s = M.value (.memoryless σ) k h' s := by
  induction k generalizing h h' s with
  | zero => rfl
  | succ k ih =>
    rw [value_step, value_step]
    exact Draw.expect_congr fun x _ => by
      rw [Outcome.worth, Outcome.worth, ih (past h s x) (past h' s x)]

/-- **Claim.** The value of a randomised stationary policy is, over each further step, the Bellman
operator of the policy. -/
theorem value_memoryless_succ (M : MDP n m) (σ : Fin n → Draw (Fin m)) (k : Nat) (h : History n m)
    (s : Fin n) :
    M.value (.memoryless σ) (k + 1) h s = M.bellman σ (M.value (.memoryless σ) k []) s := by
  rw [value_step, bellman_eq_expect_oneStep _ h]
  refine Draw.expect_congr fun x _ => ?_
  rw [Outcome.worth, Outcome.worth, value_memoryless M σ k _ []]

end Spec.MDP
