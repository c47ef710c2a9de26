module

public import Spec.MDP.Max
public import Spec.MDP.OneStep

/-!
# Certificates of endless reward

Where a policy never ends an episode and gains at least `g > 0` in each step, in the mean and up to
a potential, its undiscounted value over the horizon `k` grows like `k g`, so that no number bounds
what can be earned. The certificate is a set `C` of states that the policy never leaves and where no
outcome ends the episode, the gain `g` and the potential. In a deterministic environment a cycle of
positive total reward is one.

## Main statements

* `le_value_of_gain`: the value over the horizon `k` is at least `k g`, less the span of the
  potential.
* `exists_horizon_of_gain`: with a positive gain it exceeds every number for good.
* `exists_horizon_of_cycle`: a cycle of sure outcomes with a positive total reward does it.
* `value_le_one_of_gain_of_end`: the inequality alone says nothing where the episode ends.

## References

* M. L. Puterman, *Markov Decision Processes*, Wiley, 1994, Section 8.2.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {C : Fin n → Prop} {σ : Fin n → Draw (Fin m)} {f : Fin n → Rat}
  {g lo hi : Rat}

/-- The bound with the potential of the state. -/
private theorem add_le_value (hM : M.discount = 1)
    (hC : ∀ s, C s → ∀ a, a ∈ σ s → ∀ o, o ∈ M.step s a → o.terminated = false ∧ C o.state)
    (hg : ∀ s, C s →
      g + f s ≤ (σ s).expect fun a => (M.step s a).expect fun o => o.reward + f o.state)
    (hhi : ∀ s, C s → f s ≤ hi) (k : Nat) (h : History n m) {s : Fin n} (hs : C s) :
    k * g + f s - hi ≤ M.value (.memoryless σ) k h s := by
  induction k generalizing h s with
  | zero => rw [value_zero]; have := hhi s hs; grind
  | succ k ih =>
    have hstep : (σ s).expect (fun a => (M.step s a).expect fun o =>
        (o.reward + f o.state) + (k * g - hi)) ≤ M.value (.memoryless σ) (k + 1) h s := by
      rw [value_succ]
      refine Draw.expect_mono fun a ha => Draw.expect_mono fun o ho => ?_
      obtain ⟨ht, hCo⟩ := hC s hs a ha o ho
      have := ih (⟨s, a, o.reward⟩ :: h) hCo
      simp only [Outcome.worth, ht, cond_false, hM]
      grind
    simp only [Draw.expect_add, Draw.expect_const] at hstep hg
    have := hg s hs
    rw [Rat.natCast_add]
    grind

/-- **Claim.** **Endless reward.** Let a stationary policy, with chance or without, never leave a
set `C` of states and never end an episode there: from a state in `C`, every outcome of positive
probability goes on and leads to `C`. Let each of its steps in `C` gain at least `g` in the mean
when a potential `f` between `lo` and `hi` is counted in: `g + f s ≤ E[reward + f s']`. Then from a
state in `C` its undiscounted value over the horizon `k` is at least `k g - (hi - lo)`. -/
theorem le_value_of_gain (hM : M.discount = 1)
    (hC : ∀ s, C s → ∀ a, a ∈ σ s → ∀ o, o ∈ M.step s a → o.terminated = false ∧ C o.state)
    (hg : ∀ s, C s →
      g + f s ≤ (σ s).expect fun a => (M.step s a).expect fun o => o.reward + f o.state)
    (hlo : ∀ s, C s → lo ≤ f s) (hhi : ∀ s, C s → f s ≤ hi) (k : Nat) (h : History n m) {s : Fin n}
    (hs : C s) : k * g - (hi - lo) ≤ M.value (.memoryless σ) k h s := by
  have := add_le_value hM hC hg hhi k h hs
  have := hlo s hs
  grind

/-- **Claim.** **Returns without bound.** Under the same hypotheses, when the gain `g` is positive,
the undiscounted value over the horizon exceeds every number for good, from every state in `C`: the
process has no largest total reward. -/
theorem exists_horizon_of_gain (hM : M.discount = 1)
    (hC : ∀ s, C s → ∀ a, a ∈ σ s → ∀ o, o ∈ M.step s a → o.terminated = false ∧ C o.state)
    (hg : ∀ s, C s →
      g + f s ≤ (σ s).expect fun a => (M.step s a).expect fun o => o.reward + f o.state)
    (hpos : 0 < g) (b : Rat) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ h s, C s → b ≤ M.value (.memoryless σ) k h s := by
  have hbound := fun s => abs_le_iff.mp (abs_le_supNorm f s)
  obtain ⟨K, hK⟩ := exists_natCast_ge ((b + (supNorm f - -supNorm f)) / g)
  refine ⟨K, fun k hk h s hs => ?_⟩
  have hle := le_value_of_gain hM hC hg (fun s _ => (hbound s).1) (fun s _ => (hbound s).2) k h hs
  have hmul := Rat.mul_le_mul_of_nonneg_right
    (Rat.le_trans hK (Rat.natCast_le_natCast.mpr hk)) (Rat.le_of_lt hpos)
  rw [Rat.div_mul_cancel (Rat.ne_of_gt hpos)] at hmul
  grind

/-! ### Cycles -/

section

variable {π : Fin n → Fin m} {x : Nat → Fin n} {r : Nat → Rat}

private theorem value_cycle_succ (hM : M.discount = 1)
    (hx : ∀ i o, o ∈ M.step (x i) (π (x i)) → o = ⟨x (i + 1), r i, false⟩) (i k : Nat) :
    M.value (.stationary π) (k + 1) [] (x i) =
      r i + M.value (.stationary π) k [] (x (i + 1)) := by
  rw [value_stationary_succ, bellman, Draw.expect_pure, backup,
    Draw.expect_congr (g := fun _ => r i + M.value (.stationary π) k [] (x (i + 1))),
    Draw.expect_const]
  intro o ho
  rw [hx i o ho]
  simp only [Outcome.worth, cond_false, hM, Rat.one_mul]

private theorem value_cycle_add (hM : M.discount = 1)
    (hx : ∀ i o, o ∈ M.step (x i) (π (x i)) → o = ⟨x (i + 1), r i, false⟩) (i k : Nat) :
    M.value (.stationary π) (k + 1) [] (x i) =
      M.value (.stationary π) k [] (x i) + r (i + k) := by
  induction k generalizing i with
  | zero => rw [value_cycle_succ hM hx, value_zero, value_zero, Nat.add_zero]; grind
  | succ k ih =>
    rw [value_cycle_succ hM hx, ih, value_cycle_succ hM hx i k,
      show i + 1 + k = i + (k + 1) by omega, Rat.add_assoc]

private theorem sum_shift (F : Nat → Rat) (p : Nat) :
    sum p (fun k => F (k.val + 1)) + F 0 = sum p (fun k => F k.val) + F p := by
  induction p with
  | zero => rfl
  | succ p ih => simp only [sum_succ]; grind

/-- A cycle that is given for all times. -/
private theorem exists_horizon_of_periodic (hM : M.discount = 1)
    (hx : ∀ i o, o ∈ M.step (x i) (π (x i)) → o = ⟨x (i + 1), r i, false⟩) {p : Nat} (hp : 0 < p)
    (hrp : ∀ i, r (i + p) = r i) (hpos : 0 < sum p fun i => r i.val) (b : Rat) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ h, b ≤ M.value (.stationary π) k h (x 0) := by
  have hp' : (0 : Rat) < p := Rat.natCast_pos.mpr hp
  let V := fun k s => M.value (.stationary π) k [] s
  have hround : ∀ i, V p (x i) = sum p fun i => r i.val := by
    intro i
    induction i with
    | zero =>
      have h : ∀ k, V k (x 0) = sum k fun i => r i.val := fun k => by
        induction k with
        | zero => rfl
        | succ k ih => rw [sum_succ, ← ih]; simp only [V, value_cycle_add hM hx, Nat.zero_add]
      exact h p
    | succ i ih =>
      have h₁ := value_cycle_succ hM hx i p
      have h₂ := value_cycle_add hM hx i p
      rw [hrp] at h₂
      simp only [V] at ih ⊢
      grind
  have hinv : (p : Rat) * (1 / p) = 1 := by
    rw [Rat.mul_comm]; exact Rat.div_mul_cancel (Rat.ne_of_gt hp')
  obtain ⟨K, hK⟩ := exists_horizon_of_gain (M := M) (C := fun s => ∃ i, s = x i)
    (σ := fun s => .pure (π s)) (f := fun s => 1 / p * sum p fun k => V k.val s)
    (g := 1 / p * sum p fun i => r i.val) hM
    (by
      rintro s ⟨i, rfl⟩ a ha o ho
      rw [Draw.mem_pure] at ha
      subst ha
      rw [hx i o ho]
      exact ⟨rfl, i + 1, rfl⟩)
    (by
      rintro s ⟨i, rfl⟩
      rw [Draw.expect_pure, Draw.expect_congr (g := fun _ => r i + 1 / p *
        sum p fun k => V k.val (x (i + 1))) fun o ho => by rw [hx i o ho], Draw.expect_const]
      show 1 / (p : Rat) * (sum p fun i => r i.val) + 1 / p * (sum p fun k => V k.val (x i)) ≤
        r i + 1 / p * sum p fun k => V k.val (x (i + 1))
      have hshift := sum_shift (fun k => V k (x i)) p
      have hsucc : (fun k : Fin p => V (k.val + 1) (x i)) =
          fun k : Fin p => r i + V k.val (x (i + 1)) :=
        funext fun k => value_cycle_succ hM hx i k.val
      rw [hsucc, sum_add, sum_const, hround i, show V 0 (x i) = 0 from rfl] at hshift
      generalize (sum p fun k => V k.val (x (i + 1))) = y at *
      generalize (sum p fun k => V k.val (x i)) = z at *
      generalize (sum p fun i => r i.val) = R at *
      generalize 1 / (p : Rat) = q at hinv ⊢
      have h₁ : q * (p * r i) = r i := by
        rw [← Rat.mul_assoc, Rat.mul_comm q, hinv, Rat.one_mul]
      have h₂ := congrArg (q * ·) hshift
      clear hsucc hround hx hrp
      grind)
    (by
      have := Rat.mul_pos (Rat.inv_pos.mpr hp') hpos
      rwa [Rat.div_def, Rat.one_mul]) b
  exact ⟨K, fun k hk h => hK k hk h (x 0) ⟨0, rfl⟩⟩

/-- **Claim.** **Cycles.** Let a deterministic stationary policy lead through the states `x 0`, …,
`x p = x 0` for sure, without an end, and let the rewards of these `p > 0` steps have a positive
sum. Then its undiscounted value from `x 0` over the horizon exceeds every number for good. -/
theorem exists_horizon_of_cycle (hM : M.discount = 1) {p : Nat} (hp : 0 < p)
    (hx : ∀ i, i < p → ∀ o, o ∈ M.step (x i) (π (x i)) → o = ⟨x (i + 1), r i, false⟩)
    (hcycle : x p = x 0) (hpos : 0 < sum p fun i => r i.val) (b : Rat) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ h, b ≤ M.value (.stationary π) k h (x 0) := by
  have hlt : ∀ i, i % p < p := fun i => Nat.mod_lt i hp
  have hmod : ∀ i, x (i % p + 1) = x ((i + 1) % p) := fun i => by
    have hi := hlt i
    rw [Nat.add_mod]
    rcases Nat.lt_or_ge 1 p with h₁ | h₁
    · rw [Nat.mod_eq_of_lt h₁]
      by_cases h : i % p + 1 < p
      · rw [Nat.mod_eq_of_lt h]
      · rw [show i % p + 1 = p by omega, Nat.mod_self, hcycle]
    · have : p = 1 := by omega
      subst this
      simp only [Nat.mod_one]
      exact hcycle
  have h := exists_horizon_of_periodic (π := π) (x := fun i => x (i % p)) (r := fun i => r (i % p))
    hM (fun i o ho => (hx (i % p) (hlt i) o ho).trans (by rw [hmod])) hp
    (fun i => congrArg r (Nat.add_mod_right i p))
    (by simpa only [Nat.mod_eq_of_lt (Fin.isLt _)] using hpos) b
  simpa only [Nat.zero_mod] using h

end

/-! ### The episode must not end -/

/-- One state and one action, which pays 1 and ends the episode. -/
def payAndEnd : MDP 1 1 where
  step _ _ := .pure ⟨0, 1, true⟩
  discount := 1

/-- **Claim.** The inequality of the gain alone proves nothing: where a step pays 1 and ends the
episode, it holds with the gain 1 and the potential 0, and no policy has a value above 1 over any
horizon. -/
theorem value_le_one_of_gain_of_end :
    (∀ s a, (1 : Rat) + 0 ≤ (payAndEnd.step s a).expect fun o => o.reward + 0) ∧
      ∀ (π : Policy 1 1) k h s, payAndEnd.value π k h s ≤ 1 := by
  refine ⟨fun s a => ?_, fun π k h s => ?_⟩
  · simp only [payAndEnd, Draw.expect_pure, Rat.add_zero]; exact Rat.le_refl
  · cases k with
    | zero => rw [value_zero]; decide
    | succ k =>
      rw [value_succ]
      refine Draw.expect_le fun a _ => ?_
      simp only [payAndEnd, Draw.expect_pure, Outcome.worth, cond_true, Rat.mul_zero, Rat.add_zero]
      exact Rat.le_refl

end Spec.MDP
