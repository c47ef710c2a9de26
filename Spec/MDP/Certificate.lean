module

public import Spec.MDP.Policy
public import Spec.MDP.ValueIteration

/-!
# Certificates of optimality

What a small Bellman residual says about every policy, for every horizon. Let `|v| ≤ B` and let `v`
be within `ε` of its image under the optimality operator. Then no policy, whatever it remembers and
however it uses chance, has an `k`-step value above `v + ε / (1 - γ) + γ^k B`, and a policy that is
greedy with respect to `v` has at least `v - ε / (1 - γ) - γ^k B`. No limit is taken anywhere, so
both the hypothesis and the conclusion are about numbers that a program can compute.

## Main statements

* `value_le_of_backup_le`: the upper bound, from an inequality for each state and action.
* `le_value_of_le_backup`: the lower bound for a policy, from an inequality for each state.
* `certificate_sound`: both, from the Bellman residual and a greedy policy.
* `value_le_value_greedy`: no policy beats the greedy one by more.

## References

* M. L. Puterman, *Markov Decision Processes*, Wiley, 1994, Theorem 6.3.1.
* R. J. Williams and L. C. Baird, *Tight Performance Bounds on Greedy Policies Based on Imperfect
  Value Functions*, Northeastern University, 1993.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {v : Fin n → Rat} {B ε : Rat}

/-- **Claim.** If `|v| ≤ B` and no backup exceeds `v` by more than `ε`, then the value of every
policy over the horizon `k` is at most `v + ε / (1 - γ) + γ^k B`. -/
theorem value_le_of_backup_le (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) (hε₀ : 0 ≤ ε)
    (hB : ∀ s, abs (v s) ≤ B) (hε : ∀ s a, M.backup v s a ≤ v s + ε) (π : Policy n m) (k : Nat)
    (h : History n m) (s : Fin n) :
    M.value π k h s ≤ v s + ε / (1 - M.discount) + M.discount ^ k * B := by
  have hc := one_sub_mul_div h₁ ε
  have hc₀ := div_one_sub_nonneg h₁ hε₀
  generalize ε / (1 - M.discount) = c at hc hc₀
  induction k generalizing h s with
  | zero =>
    rw [value_zero, Rat.pow_zero, Rat.one_mul]
    have := abs_le_iff.mp (hB s)
    grind
  | succ k ih =>
    have hslack : 0 ≤ c + M.discount ^ k * B :=
      have hB₀ := Rat.mul_nonneg (Rat.pow_nonneg (n := k) h₀)
        (Rat.le_trans (abs_nonneg _) (hB s))
      by grind
    have hstep : ∀ a, (M.step s a).expect (fun o =>
        o.worth M.discount (M.value π k (⟨s, a, o.reward⟩ :: h))) ≤
          v s + ε + M.discount * (c + M.discount ^ k * B) := by
      intro a
      refine Rat.le_trans ?_ (Rat.add_le_add_right.mpr (hε s a))
      rw [backup, ← Draw.expect_const (M.discount * (c + M.discount ^ k * B)) (M.step s a),
        ← Draw.expect_add]
      refine Draw.expect_mono fun o _ => ?_
      have hnext := Rat.mul_le_mul_of_nonneg_left
        (ih (⟨s, a, o.reward⟩ :: h) o.state) h₀
      have hγ := Rat.mul_nonneg h₀ hslack
      simp only [Outcome.worth]
      cases o.terminated with
      | true => simp only [cond_true]; grind
      | false => simp only [cond_false]; grind
    rw [value_succ, Rat.pow_succ]
    refine Rat.le_trans (Draw.expect_mono fun a _ => hstep a) ?_
    rw [Draw.expect_const]
    grind

/-- **Claim.** If `|v| ≤ B` and the backup of a policy's action is nowhere below `v` by more than
`ε`, then the value of the policy over the horizon `k` is at least `v - ε / (1 - γ) - γ^k B`. -/
theorem le_value_of_le_backup (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) (hε₀ : 0 ≤ ε)
    (hB : ∀ s, abs (v s) ≤ B) {π : Fin n → Fin m} (hε : ∀ s, v s ≤ M.backup v s (π s) + ε)
    (k : Nat) (h : History n m) (s : Fin n) :
    v s - ε / (1 - M.discount) - M.discount ^ k * B ≤ M.value (.stationary π) k h s := by
  have hc := one_sub_mul_div h₁ ε
  have hc₀ := div_one_sub_nonneg h₁ hε₀
  generalize ε / (1 - M.discount) = c at hc hc₀
  induction k generalizing h s with
  | zero =>
    rw [value_zero, Rat.pow_zero, Rat.one_mul]
    have := abs_le_iff.mp (hB s)
    grind
  | succ k ih =>
    have hB₀ : 0 ≤ B := Rat.le_trans (abs_nonneg _) (hB s)
    have hslack : 0 ≤ c + M.discount ^ k * B := by
      have := Rat.mul_nonneg (Rat.pow_nonneg (n := k) h₀) hB₀
      grind
    have hstep := backup_le_of_le_add h₀ hslack (v := v)
      (w := M.value (.stationary π) k []) (fun t => by have := ih [] t; grind) s (π s)
    have := hε s
    rw [value_stationary_succ, bellman, Draw.expect_pure, Rat.pow_succ]
    grind

/-- **Claim.** **Soundness of certificates.** Let there be an action, `0 ≤ γ < 1`, `|v| ≤ B`, and
let `v` be within `ε` of its image under the Bellman optimality operator. Then over every horizon
`k`, from every state, every policy, randomised or not and whatever it remembers, has a value of at
most `v + ε / (1 - γ) + γ^k B`, and a policy that is greedy with respect to `v` has one of at least
`v - ε / (1 - γ) - γ^k B`. -/
theorem certificate_sound (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    (hB : ∀ s, abs (v s) ≤ B) (hε : ∀ s, abs (M.bellmanOpt v s - v s) ≤ ε) (s : Fin n) (k : Nat) :
    (∀ (π : Policy n m) (h : History n m),
      M.value π k h s ≤ v s + ε / (1 - M.discount) + M.discount ^ k * B) ∧
    (∀ π : Fin n → Fin m, M.IsGreedy v π → ∀ h : History n m,
      v s - ε / (1 - M.discount) - M.discount ^ k * B ≤ M.value (.stationary π) k h s) := by
  have hε₀ : 0 ≤ ε := Rat.le_trans (abs_nonneg _) (hε s)
  constructor
  · refine fun π h => value_le_of_backup_le h₀ h₁ hε₀ hB (fun s a => ?_) π k h s
    exact (maximum_le_iff hm).mp (abs_sub_le_iff.mp (hε s)).1 a
  · refine fun π hπ h => le_value_of_le_backup h₀ h₁ hε₀ hB (fun s => ?_) k h s
    rw [hπ s]
    exact (abs_sub_le_iff.mp (hε s)).2

/-- **Claim.** Under the same hypotheses no policy beats the greedy one by more than `2 ε / (1 - γ)
+ 2 γ^k B`. -/
theorem value_le_value_greedy (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    (hB : ∀ s, abs (v s) ≤ B) (hε : ∀ s, abs (M.bellmanOpt v s - v s) ≤ ε) {π : Fin n → Fin m}
    (hπ : M.IsGreedy v π) (π' : Policy n m) (h : History n m) (s : Fin n) (k : Nat) :
    M.value π' k h s ≤ M.value (.stationary π) k h s +
      (2 * (ε / (1 - M.discount)) + 2 * (M.discount ^ k * B)) := by
  have hs := certificate_sound hm h₀ h₁ hB hε s k
  have hle := hs.1 π' h
  have hge := hs.2 π hπ h
  grind

end Spec.MDP
