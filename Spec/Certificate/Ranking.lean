module

public import Spec.MDP.OneStep

/-!
# Rankings: certificates that episodes end

A ranking bounds the expected number of the steps that are left: it is nonnegative, and each step
lowers it by at least one in the mean, where an episode that has ended counts zero. It bounds how
long episodes last under one policy, or under every policy that takes only certain actions, and it
is asked for only on a set of states that these do not leave.

## Main definitions

* `alive`: the probability that an episode still goes on after some steps.
* `expectedSteps`: the expected number of steps among the first ones.
* `Ends`: the probability of going on vanishes.
* `Ranks`: a ranking of a policy on a set of states.
* `RanksActions`: a ranking of a set of actions.

## Main statements

* `RanksActions.ranks`, `Ranks.of_memoryless`: what is to be checked for a set of actions, and for a
  stationary policy with chance.
* `Ranks.expectedSteps_le`: no more steps are expected than the ranking says.
* `Ranks.alive_le`, `Ranks.pow_mul_alive_le`: few episodes are long, exponentially few.
* `Ranks.ends`: a policy that has a ranking ends.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {A : Fin n → Fin m → Prop} {C : Fin n → Prop} {π : Policy n m}
  {σ : Fin n → Draw (Fin m)} {r : Fin n → Rat}

/-! ### How long an episode lasts -/

/-- Whether the episode still goes on after `k` steps from `s`, after the past `h`. -/
def goesOn (M : MDP n m) (π : Policy n m) : Nat → History n m → Fin n → Draw Bool
  | 0, _, _ => .pure true
  | k + 1, h, s => (M.oneStep π h s).bind fun x =>
    bif x.2.terminated then .pure false else M.goesOn π k (past h s x) x.2.state

/-- The probability that the episode still goes on after `k` steps. -/
def alive (M : MDP n m) (π : Policy n m) (k : Nat) (h : History n m) (s : Fin n) : Rat :=
  (M.goesOn π k h s).prob true

/-- The expected number of steps among the first `k`: for each of them, the probability that the
episode has not ended before it. -/
def expectedSteps (M : MDP n m) (π : Policy n m) (k : Nat) (h : History n m) (s : Fin n) : Rat :=
  sum k fun i => M.alive π i h s

/-- Under the policy the episode ends: the probability that it goes on falls below every positive
number. -/
def Ends (M : MDP n m) (π : Policy n m) (h : History n m) (s : Fin n) : Prop :=
  ∀ δ : Rat, 0 < δ → ∃ K : Nat, ∀ k, K ≤ k → M.alive π k h s ≤ δ

theorem alive_zero (h : History n m) (s : Fin n) : M.alive π 0 h s = 1 := indicator_pos rfl

/-- An episode goes on after one more step if the first step does not end it and the rest goes on.
-/
theorem alive_succ (k : Nat) (h : History n m) (s : Fin n) :
    M.alive π (k + 1) h s = (M.oneStep π h s).expect fun x =>
      x.2.next (M.alive π k (past h s x)) := by
  rw [alive, goesOn, Draw.prob, Draw.expect_bind]
  exact Draw.expect_congr fun x _ => by rw [Outcome.next]; cases x.2.terminated <;> rfl

theorem alive_nonneg (k : Nat) (h : History n m) (s : Fin n) : 0 ≤ M.alive π k h s :=
  Draw.prob_nonneg _ _

theorem alive_le_one (k : Nat) (h : History n m) (s : Fin n) : M.alive π k h s ≤ 1 :=
  Draw.prob_le_one _ _

/-- The first step is always taken, and the others as far as the episode goes on. -/
theorem expectedSteps_succ (k : Nat) (h : History n m) (s : Fin n) :
    M.expectedSteps π (k + 1) h s = 1 + (M.oneStep π h s).expect fun x =>
      x.2.next (M.expectedSteps π k (past h s x)) := by
  rw [expectedSteps, Nat.add_comm k 1, sum_split, sum_succ, sum_zero, Rat.zero_add, alive_zero]
  simp only [Nat.add_comm 1, alive_succ]
  rw [← Draw.expect_sum]
  refine congrArg (1 + ·) (Draw.expect_congr fun x _ => ?_)
  cases ht : x.2.terminated with
  | true => simp only [Outcome.next_of_terminated ht]; exact sum_eq_zero fun _ => rfl
  | false => simp only [Outcome.next_of_not_terminated ht]; rfl

/-! ### Rankings -/

/-- Under the policy an episode does not leave the set of states before it ends. -/
def Stays (M : MDP n m) (π : Policy n m) (C : Fin n → Prop) : Prop :=
  ∀ h s, C s → ∀ x, x ∈ M.oneStep π h s → x.2.terminated = false → C x.2.state

theorem Closed.stays (hC : M.Closed A C) (hπ : π.Within A C) : M.Stays π C :=
  fun _ _ hs _ hx ht => hC.of_mem_oneStep hπ hs hx ht

/-- `r` ranks the policy on the states of `C`: each step lowers it by at least one in the mean,
whatever has happened before. -/
structure Ranks (M : MDP n m) (π : Policy n m) (C : Fin n → Prop) (r : Fin n → Rat) : Prop where
  /-- The policy does not leave the set. -/
  stays : M.Stays π C
  /-- The ranking is nonnegative. -/
  nonneg : ∀ s, C s → 0 ≤ r s
  /-- It falls by at least one. -/
  falls : ∀ h s, C s → 1 + (M.oneStep π h s).expect (fun x => x.2.next r) ≤ r s

/-- `r` ranks the actions that `A` allows on the states of `C`: each of them lowers it by at least
one in the mean. -/
structure RanksActions (M : MDP n m) (A : Fin n → Fin m → Prop) (C : Fin n → Prop)
    (r : Fin n → Rat) : Prop where
  /-- No allowed action leaves the set. -/
  closed : M.Closed A C
  /-- The ranking is nonnegative. -/
  nonneg : ∀ s, C s → 0 ≤ r s
  /-- It falls by at least one. -/
  falls : ∀ s a, C s → A s a → 1 + (M.step s a).expect (fun o => o.next r) ≤ r s

/-- **Claim.** A ranking of a set of actions ranks every policy that takes no others, whatever it
remembers and however it uses chance. -/
theorem RanksActions.ranks (hr : M.RanksActions A C r) (hπ : π.Within A C) : M.Ranks π C r where
  stays := hr.closed.stays hπ
  nonneg := hr.nonneg
  falls h s hs := by
    have := hπ.expect_oneStep_le (M := M) (f := fun x => x.2.next r) (c := r s - 1) h hs
      fun a ha => by have := hr.falls s a hs ha; grind
    grind

/-- **Claim.** To rank a randomised stationary policy, `r` has to fall by one in the mean
over its draw of the action and the outcome: `r s ≥ 1 + E[r s']`, where the end counts zero. -/
theorem Ranks.of_memoryless (hC : M.Closed (fun s a => a ∈ σ s) C) (hr₀ : ∀ s, C s → 0 ≤ r s)
    (hr : ∀ s, C s → 1 + (σ s).expect (fun a => (M.step s a).expect fun o => o.next r) ≤ r s) :
    M.Ranks (.memoryless σ) C r where
  stays := hC.stays (Policy.within_memoryless σ C)
  nonneg := hr₀
  falls h s hs := by rw [expect_oneStep_memoryless]; exact hr s hs

/-- **Claim.** **An episode lasts no longer than the ranking says.** Of its first `k` steps from a
state `s` of the set, whatever has happened before, no more than `r s` are expected. -/
theorem Ranks.expectedSteps_le (hr : M.Ranks π C r) (k : Nat) (h : History n m) {s : Fin n}
    (hs : C s) : M.expectedSteps π k h s ≤ r s := by
  induction k generalizing h s with
  | zero => exact hr.nonneg s hs
  | succ k ih =>
    have hmono := Draw.expect_mono (d := M.oneStep π h s)
      fun x hx => Outcome.next_mono fun ht => ih (past h s x) (hr.stays h s hs x hx ht)
    have := hr.falls h s hs
    rw [expectedSteps_succ]; grind

theorem Ranks.one_le (hr : M.Ranks π C r) {s : Fin n} (hs : C s) : 1 ≤ r s := by
  have := hr.expectedSteps_le 1 [] hs
  rwa [expectedSteps, sum_succ, sum_zero, Rat.zero_add, alive_zero] at this

-- A bound of what goes on, carried over one more step.
theorem Ranks.mul_alive_succ_le (hr : M.Ranks π C r) {c : Rat} {k : Nat}
    (hc : ∀ h s, C s → c * M.alive π k h s ≤ r s) (h : History n m) {s : Fin n} (hs : C s) :
    c * M.alive π (k + 1) h s ≤ r s - 1 := by
  have := hr.falls h s hs
  rw [alive_succ, ← Draw.expect_mul_left]
  refine Rat.le_trans (Draw.expect_mono fun x hx => ?_)
    (show (M.oneStep π h s).expect (fun x => x.2.next r) ≤ r s - 1 by grind)
  cases ht : x.2.terminated with
  | true => rw [Outcome.next_of_terminated ht, Outcome.next_of_terminated ht]; grind
  | false =>
    rw [Outcome.next_of_not_terminated ht, Outcome.next_of_not_terminated ht]
    exact hc _ _ (hr.stays h s hs x hx ht)

theorem Ranks.mul_alive_le (hr : M.Ranks π C r) (k : Nat) (h : History n m) {s : Fin n}
    (hs : C s) : (k + 1 : Nat) * M.alive π k h s ≤ r s := by
  induction k generalizing h s with
  | zero => rw [alive_zero]; have := hr.one_le hs; grind
  | succ k ih =>
    have := hr.mul_alive_succ_le (fun h s hs => ih h hs) h hs
    have := alive_le_one (M := M) (π := π) (k + 1) h s
    rw [Rat.natCast_add]; grind

/-- **Claim.** **Few episodes are long.** The probability that an episode from a state `s` of the
set, whatever has happened before, still goes on after `k` steps is at most `r s / (k + 1)`. -/
theorem Ranks.alive_le (hr : M.Ranks π C r) (k : Nat) (h : History n m) {s : Fin n} (hs : C s) :
    M.alive π k h s ≤ r s / (k + 1 : Nat) := Rat.not_lt.mp fun hlt => by
  rw [Rat.div_lt_iff (Rat.natCast_pos.mpr (show 0 < k + 1 by omega))] at hlt
  have := hr.mul_alive_le k h hs
  grind

/-- **Claim.** **Exponentially few episodes are long.** Where `p (r - 1) ≤ r` on the set, the
probability that an episode from its state `s` still goes on after `k` steps is at most `r s / p^k`,
here without the division. -/
theorem Ranks.pow_mul_alive_le {p : Rat} (hp : 0 ≤ p) (hpr : ∀ s, C s → p * (r s - 1) ≤ r s)
    (hr : M.Ranks π C r) (k : Nat) (h : History n m) {s : Fin n} (hs : C s) :
    p ^ k * M.alive π k h s ≤ r s := by
  induction k generalizing h s with
  | zero => rw [Rat.pow_zero, Rat.one_mul, alive_zero]; exact hr.one_le hs
  | succ k ih =>
    have := Rat.mul_le_mul_of_nonneg_left
      (hr.mul_alive_succ_le (fun h s hs => ih h hs) h hs) hp
    rw [Rat.pow_succ, Rat.mul_comm _ p, Rat.mul_assoc]
    exact Rat.le_trans this (hpr s hs)

/-- **Claim.** A policy that has a ranking ends, from every state of the set and whatever has
happened before: the probability that the episode goes on falls below every positive number. -/
theorem Ranks.ends (hr : M.Ranks π C r) (h : History n m) {s : Fin n} (hs : C s) :
    M.Ends π h s := fun δ hδ => by
  obtain ⟨K, hK⟩ := exists_natCast_ge (r s / δ)
  refine ⟨K, fun k hk => Rat.not_lt.mp fun hlt => ?_⟩
  have h₁ := hr.mul_alive_le k h hs
  have h₂ := Rat.mul_lt_mul_of_pos_left hlt
    (Rat.natCast_pos.mpr (show 0 < k + 1 by omega))
  have h₃ := Rat.mul_le_mul_of_nonneg_right (Rat.le_trans hK
    (Rat.natCast_le_natCast.mpr (show K ≤ k + 1 by omega))) (Rat.le_of_lt hδ)
  rw [Rat.div_mul_cancel (Rat.ne_of_gt hδ)] at h₃
  grind

/-! ### Without a ranking -/

/-- Nothing happens, for ever. -/
def idle : MDP 1 1 := ⟨fun _ _ => .pure ⟨0, 0, false⟩, 1⟩

/-- **Claim.** Not every policy ends: in `idle`, where nothing happens, an episode goes on with
certainty after any number of steps, and so nothing ranks it. -/
theorem alive_idle (π : Policy 1 1) (k : Nat) (h : History 1 1) (s : Fin 1) :
    idle.alive π k h s = 1 := by
  induction k generalizing h s with
  | zero => exact alive_zero h s
  | succ k ih =>
    rw [alive_succ, Draw.expect_congr (g := fun _ => 1), Draw.expect_const]
    intro x hx
    rw [Draw.mem_pure.mp (mem_oneStep.mp hx).2]
    exact ih _ _

end Spec.MDP
