module

public import Spec.Certificate.Ranking
public import Spec.MDP.Max

/-!
# Success: certificates for the probability of reaching a goal

A step succeeds or not, which a test of the state, the action and the outcome says. Numbers that no
action can raise bound the probability of success from above, under every policy. Numbers that a
policy does not lower bound it from below, provided that the policy cannot stay undecided for ever,
which a rank shows.

What follows a success does not matter, and an episode that ends without one has none.

## Main definitions

* `Goal`: which steps succeed.
* `successBackup`: the backup of probabilities of success.
* `successProb`: the probability of success within some steps.
* `ClosedUntil`: a set of states that no outcome of an allowed action leaves before success.
* `Decides`: a rank that shows that a policy decides.

## Main statements

* `successProb_le`: success at most.
* `successProb_eq_zero`: success is unreachable.
* `exists_sub_le_successProb`: success at least.
* `mul_sub_successProb_le`: success at least, with a rate.
* `fixed_point_above_successProb`: probabilities that are their own backups and bound nothing.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {n m : Nat}

/-- Which steps succeed: a test of the state, the action and the outcome. -/
abbrev Goal (n m : Nat) := Fin n → Fin m → Outcome n → Bool

variable {M : MDP n m} {G : Goal n m} {A : Fin n → Fin m → Prop} {C : Fin n → Prop}
  {π : Policy n m} {σ : Fin n → Draw (Fin m)} {x r : Fin n → Rat}

/-! ### The probability of success -/

/-- What an outcome counts: `c` for success, nothing for an end without success, and else the number
of the successor. -/
def score (G : Goal n m) (c : Rat) (x : Fin n → Rat) (s : Fin n) (a : Fin m) (o : Outcome n) :
    Rat := bif G s a o then c else o.next x

/-- The backup of probabilities of success: `1` for success, `0` for an end without it, and else the
probability of the successor, in the mean. -/
def successBackup (M : MDP n m) (G : Goal n m) (x : Fin n → Rat) (s : Fin n) (a : Fin m) : Rat :=
  (M.step s a).expect (score G 1 x s a)

/-- Whether one of the first `k` steps from `s`, after the past `h`, succeeds. -/
def succeeds (M : MDP n m) (G : Goal n m) (π : Policy n m) : Nat → History n m → Fin n → Draw Bool
  | 0, _, _ => .pure false
  | k + 1, h, s => (M.oneStep π h s).bind fun x =>
    bif G s x.1 x.2 then .pure true else bif x.2.terminated then .pure false
    else M.succeeds G π k (past h s x) x.2.state

/-- The probability of success within `k` steps. -/
def successProb (M : MDP n m) (G : Goal n m) (π : Policy n m) (k : Nat) (h : History n m)
    (s : Fin n) : Rat := (M.succeeds G π k h s).prob true

theorem score_of_success {s : Fin n} {a : Fin m} {o : Outcome n} (h : G s a o = true) (c : Rat)
    (x : Fin n → Rat) : score G c x s a o = c := by rw [score, h, cond_true]

theorem score_of_not_success {s : Fin n} {a : Fin m} {o : Outcome n} (h : G s a o = false) (c : Rat)
    (x : Fin n → Rat) : score G c x s a o = o.next x := by rw [score, h, cond_false]

theorem score_mono {s : Fin n} {a : Fin m} {o : Outcome n} {c : Rat} {x y : Fin n → Rat}
    (h : G s a o = false → o.terminated = false → x o.state ≤ y o.state) :
    score G c x s a o ≤ score G c y s a o := by
  cases hG : G s a o with
  | true => rw [score_of_success hG, score_of_success hG]; exact Rat.le_refl
  | false => rw [score_of_not_success hG, score_of_not_success hG]; exact Outcome.next_mono (h hG)

/-- The probability of success within one step more. -/
theorem successProb_succ (k : Nat) (h : History n m) (s : Fin n) :
    M.successProb G π (k + 1) h s = (M.oneStep π h s).expect fun y =>
      score G 1 (M.successProb G π k (past h s y)) s y.1 y.2 := by
  rw [successProb, succeeds, Draw.prob, Draw.expect_bind]
  refine Draw.expect_congr fun y _ => ?_
  rw [score, Outcome.next]
  cases G s y.1 y.2 <;> cases y.2.terminated <;> rfl

theorem successProb_nonneg (k : Nat) (h : History n m) (s : Fin n) :
    0 ≤ M.successProb G π k h s := Draw.prob_nonneg _ _

/-- A set of states that no outcome of an allowed action leaves, unless it succeeds or ends the
episode. Only outcomes that can be drawn count. -/
def ClosedUntil (M : MDP n m) (G : Goal n m) (A : Fin n → Fin m → Prop) (C : Fin n → Prop) : Prop :=
  ∀ s a, C s → A s a → ∀ o, o ∈ M.step s a → G s a o = false → o.terminated = false → C o.state

theorem Closed.closedUntil (hC : M.Closed A C) (G : Goal n m) : M.ClosedUntil G A C :=
  fun s a hs ha o ho _ ht => hC s a hs ha o ho ht

/-! ### At most -/

/-- **Claim.** **Success at most.** On a set of states that the allowed actions do not leave before
success, let `x` be nonnegative, and let no allowed action's backup of it exceed it. Then no policy
that takes only allowed actions there, whatever it remembers and however it uses chance, succeeds
within any number of steps with a probability above `x`, from any state of the set. -/
theorem successProb_le (hC : M.ClosedUntil G A C) (hx₀ : ∀ s, C s → 0 ≤ x s)
    (hx : ∀ s a, C s → A s a → M.successBackup G x s a ≤ x s) (hπ : π.Within A C) (k : Nat)
    (h : History n m) {s : Fin n} (hs : C s) : M.successProb G π k h s ≤ x s := by
  induction k generalizing h s with
  | zero => exact hx₀ s hs
  | succ k ih =>
    rw [successProb_succ]
    refine Rat.le_trans (Draw.expect_mono fun y hy => ?_) (hπ.expect_oneStep_le
      (f := fun y => score G 1 x s y.1 y.2) h hs fun a ha => hx s a hs ha)
    have hy := mem_oneStep.mp hy
    exact score_mono fun hG ht =>
      ih _ (hC s y.1 hs (hπ h s y.1 hs hy.1) y.2 hy.2 hG ht)

/-- **Claim.** **Success is unreachable.** From a set of states that no outcome of an allowed action
leaves and in which none succeeds, no policy that takes only allowed actions there ever succeeds:
the probability is `0` within any number of steps. -/
theorem successProb_eq_zero (hC : M.Closed A C)
    (hG : ∀ s a, C s → A s a → ∀ o, o ∈ M.step s a → G s a o = false) (hπ : π.Within A C) (k : Nat)
    (h : History n m) {s : Fin n} (hs : C s) : M.successProb G π k h s = 0 := by
  refine Rat.le_antisymm (successProb_le (x := fun _ => 0) (hC.closedUntil G)
    (fun _ _ => Rat.le_refl) (fun s a hs ha => ?_) hπ k h hs) (successProb_nonneg k h s)
  refine Draw.expect_le fun o ho => ?_
  rw [score_of_not_success (hG s a hs ha o ho)]
  cases ht : o.terminated with
  | true => rw [Outcome.next_of_terminated ht]; exact Rat.le_refl
  | false => rw [Outcome.next_of_not_terminated ht]; exact Rat.le_refl

/-! ### At least -/

/-- **Claim.** **Success at least, with a rate.** On a set of states that a stationary policy, which
may be randomised, does not leave before success, let `x` be nowhere above its backup under the
policy, and let `r ≥ 0` fall by at least `x` in the mean at each step wherever `x > 0`, where
success and the end count zero. Then the policy succeeds within `k` steps with a probability of at
least `x - r / k`, here without the division. -/
theorem mul_sub_successProb_le (hC : M.ClosedUntil G (fun s a => a ∈ σ s) C)
    (hx : ∀ s, C s → x s ≤ (σ s).expect (M.successBackup G x s)) (hr₀ : ∀ s, C s → 0 ≤ r s)
    (hr : ∀ s, C s → 0 < x s →
      x s + (σ s).expect (fun a => (M.step s a).expect (score G 0 r s a)) ≤ r s)
    (k : Nat) (h : History n m) {s : Fin n} (hs : C s) :
    k * (x s - M.successProb G (.memoryless σ) k h s) ≤ r s := by
  induction k generalizing h s with
  | zero => have := hr₀ s hs; grind
  | succ k ih =>
    have hc₀ := successProb_nonneg (M := M) (G := G) (π := .memoryless σ) (k + 1) h s
    by_cases hpos : 0 < x s
    · have hmono := Draw.expect_mono (d := M.oneStep (.memoryless σ) h s)
        (f := fun y => k * score G 1 x s y.1 y.2)
        (g := fun y => k * score G 1 (M.successProb G (.memoryless σ) k (past h s y)) s y.1 y.2 +
          score G 0 r s y.1 y.2) fun y hy => by
          have hy := mem_oneStep.mp hy
          cases hG : G s y.1 y.2 with
          | true => simp only [score_of_success hG]; grind
          | false =>
            cases ht : y.2.terminated with
            | true => simp only [score_of_not_success hG, Outcome.next_of_terminated ht]; grind
            | false =>
              have := ih (past h s y) (hC s y.1 hs hy.1 y.2 hy.2 hG ht)
              simp only [score_of_not_success hG, Outcome.next_of_not_terminated ht]; grind
      rw [Draw.expect_add, Draw.expect_mul_left, Draw.expect_mul_left, ← successProb_succ,
        expect_oneStep, expect_oneStep] at hmono
      replace hmono : k * (σ s).expect (M.successBackup G x s) ≤
        k * M.successProb G (.memoryless σ) (k + 1) h s +
          (σ s).expect (fun a => (M.step s a).expect (score G 0 r s a)) := hmono
      have := Rat.mul_le_mul_of_nonneg_left (hx s hs) (show (0 : Rat) ≤ k from Rat.natCast_nonneg)
      have := hr s hs hpos
      rw [Rat.natCast_add]
      grind
    · have := Rat.mul_nonneg (show (0 : Rat) ≤ (k + 1 : Nat) from Rat.natCast_nonneg)
        (show 0 ≤ M.successProb G (.memoryless σ) (k + 1) h s - x s by grind)
      have := hr₀ s hs
      grind

/-- Steps of a ladder, each at least `D` times as high as the last. -/
def ladder (D : Rat) : Nat → Rat
  | 0 => 0
  | i + 1 => D * (ladder D i + 1)

theorem ladder_mono {D : Rat} (hD : 1 ≤ D) {i j : Nat} (h : i ≤ j) :
    0 ≤ ladder D i ∧ ladder D i ≤ ladder D j := by
  have hnn : ∀ i, 0 ≤ ladder D i := fun i => by
    induction i with
    | zero => exact Rat.le_refl
    | succ i ih => exact Rat.mul_nonneg (by grind) (by grind)
  refine ⟨hnn i, ?_⟩
  induction h with
  | refl => exact Rat.le_refl
  | @step j _ ih =>
    have := Rat.mul_le_mul_of_nonneg_right hD (show 0 ≤ ladder D j + 1 by have := hnn j; grind)
    rw [ladder]
    grind

/-- The rank `ρ` shows that the policy cannot stay undecided for ever where `x > 0`: some outcome
that can be drawn there succeeds, ends the episode, leads to where `x ≤ 0`, or lowers the rank. -/
def Decides (M : MDP n m) (G : Goal n m) (x : Fin n → Rat) (σ : Fin n → Draw (Fin m))
    (C : Fin n → Prop) (ρ : Fin n → Nat) : Prop :=
  ∀ s, C s → 0 < x s → ∃ a, a ∈ σ s ∧ ∃ o, o ∈ M.step s a ∧
    (G s a o = true ∨ o.terminated = true ∨ x o.state ≤ 0 ∨ ρ o.state < ρ s)

variable {ρ : Fin n → Nat}

-- A rank yields what the lower bound with a rate needs.
theorem Decides.exists_falling (hρ : M.Decides G x σ C ρ) (hx₁ : ∀ s, C s → x s ≤ 1) :
    ∃ r : Fin n → Rat, (∀ s, 0 ≤ r s) ∧ ∀ s, C s → 0 < x s →
      x s + (σ s).expect (fun a => (M.step s a).expect (score G 0 r s a)) ≤ r s := by
  obtain ⟨N, hN⟩ := exists_natCast_ge (maximum n fun s => ρ s)
  have hN : ∀ s, ρ s ≤ N := fun s =>
    Rat.natCast_le_natCast.mp (Rat.le_trans (le_maximum (fun s => (ρ s : Rat)) s) hN)
  let d : Fin n → Draw (Fin m × Outcome n) := M.oneStep (.memoryless σ) []
  have hE := fun s => (Draw.exists_share (d s)).choose_spec
  have hle := le_maximum fun s => (Draw.exists_share (d s)).choose
  generalize maximum n (fun s => (Draw.exists_share (d s)).choose) = D at hle
  have hL := fun (s : Fin n) {i j} => ladder_mono (Rat.le_trans (hE s).1 (hle s)) (i := i) (j := j)
  let r : Fin n → Rat := fun s => if 0 < x s then ladder D (N + 1) - ladder D (N - ρ s) else 0
  have hrest : ∀ s (y : Fin m × Outcome n), 0 ≤ ladder D (N + 1) - score G 0 r s y.1 y.2 :=
    fun s y => by
      have := hL s (show N - ρ y.2.state ≤ N + 1 by omega)
      simp only [score, Outcome.next, r]
      cases G s y.1 y.2 <;> cases y.2.terminated <;> simp only [cond] <;> grind
  refine ⟨r, fun s => ?_, fun s hs hpos => ?_⟩
  · have := hL s (show N - ρ s ≤ N + 1 by omega)
    simp only [r]; grind
  · obtain ⟨a, ha, o, ho, hcase⟩ := hρ s hs hpos
    have hmem : (a, o) ∈ d s := mem_oneStep.mpr ⟨ha, ho⟩
    have hshare := (hE s).2 _ (fun y _ => hrest s y) (a, o) hmem
    have hnn := Draw.expect_nonneg (d := d s) fun y _ => hrest s y
    have hsum : (d s).expect (fun y => ladder D (N + 1) - score G 0 r s y.1 y.2) +
        (d s).expect (fun y => score G 0 r s y.1 y.2) = ladder D (N + 1) := by
      rw [← Draw.expect_add, ← Draw.expect_const (ladder D (N + 1)) (d s)]
      exact Draw.expect_congr fun y _ => by rw [Draw.expect_const]; grind
    have hstep : ladder D (N - ρ s + 1) ≤ ladder D (N + 1) - score G 0 r s a o := by
      have h₁ := hL s (show N - ρ s + 1 ≤ N + 1 by have := hN s; omega)
      have h₂ := fun hlt : ρ o.state < ρ s =>
        hL s (show N - ρ s + 1 ≤ N - ρ o.state by have := hN s; omega)
      simp only [score, Outcome.next, r]
      cases hG : G s a o <;> cases ht : o.terminated <;> simp only [cond] <;> grind
    have hfin := Rat.le_of_mul_le_mul_left (c := D) (Rat.le_trans (Rat.le_trans hstep hshare)
      (Rat.mul_le_mul_of_nonneg_right (hle s) hnn)) (by have := (hE s).1; have := hle s; grind)
    have := hx₁ s hs
    have hd : (σ s).expect (fun a => (M.step s a).expect (score G 0 r s a)) =
        (d s).expect fun y => score G 0 r s y.1 y.2 :=
      (expect_oneStep (M := M) (π := .memoryless σ) (fun y => score G 0 r s y.1 y.2) [] s).symm
    rw [hd]
    have hrs : r s = ladder D (N + 1) - ladder D (N - ρ s) := if_pos hpos
    grind

/-- **Claim.** **Success at least.** On a set of states that a stationary policy, which may be
randomised, does not leave before success, let `x ≤ 1` be nowhere above its backup under the policy,
and let a rank show that the policy cannot stay undecided for ever where `x > 0`. Then for every
`δ > 0` there is a number of steps from which on the policy succeeds with a probability of at least
`x - δ`, from every state of the set. -/
theorem exists_sub_le_successProb (hC : M.ClosedUntil G (fun s a => a ∈ σ s) C)
    (hx₁ : ∀ s, C s → x s ≤ 1) (hx : ∀ s, C s → x s ≤ (σ s).expect (M.successBackup G x s))
    (hρ : M.Decides G x σ C ρ) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ h s, C s → x s - δ ≤ M.successProb G (.memoryless σ) k h s := by
  obtain ⟨r, hr₀, hr⟩ := hρ.exists_falling hx₁
  obtain ⟨K, hK⟩ := exists_natCast_ge (maximum n r / δ)
  refine ⟨K + 1, fun k hk h s hs => Rat.not_lt.mp fun hlt => ?_⟩
  have h₁ := mul_sub_successProb_le hC hx (fun s _ => hr₀ s) hr k h hs
  have h₂ := Rat.mul_lt_mul_of_pos_left
    (show δ < x s - M.successProb G (.memoryless σ) k h s by grind)
    (show (0 : Rat) < k from Rat.natCast_pos.mpr (by omega))
  have h₃ := Rat.mul_le_mul_of_nonneg_right (Rat.le_trans hK
    (Rat.natCast_le_natCast.mpr (show K ≤ k by omega))) (Rat.le_of_lt hδ)
  rw [Rat.div_mul_cancel (Rat.ne_of_gt hδ)] at h₃
  have := le_maximum r s
  grind

/-- **Claim.** **Without the rank it fails.** In `idle`, where nothing happens and nothing succeeds,
`x = 1` is its own backup under every action, and yet the probability of success is `0` for every
policy and every number of steps. -/
theorem fixed_point_above_successProb (s : Fin 1) :
    (∀ a, idle.successBackup (fun _ _ _ => false) (fun _ => 1) s a = 1) ∧
      ∀ π k h, idle.successProb (fun _ _ _ => false) π k h s = 0 :=
  ⟨fun _ => rfl, fun π k h => successProb_eq_zero (closed_all idle fun _ _ => True)
    (fun _ _ _ _ _ _ => rfl) (π.within_all _) k h trivial⟩

end Spec.MDP
