module

public import Spec.Certificate.Ranking
public import Spec.MDP.Max

/-!
# Total returns: certificates for undiscounted values

Where there is no discount, the Bellman inequalities bound the values of policies over every horizon
only together with something more: a ranking, values that are nonnegative, or that the policies end.
Two processes show that they do not suffice alone.

A value counts zero where an outcome *terminates* the episode. The horizon that cuts an episode off
does not: it is what the bounds say something about.

## Main statements

* `le_value_of_ranking`: at least, for a stationary policy with chance that has a ranking.
* `value_le_of_nonneg`: at most, where the values are nonnegative.
* `value_le_of_ranking`: at most, where all allowed actions have a ranking.
* `value_le_of_alive`, `value_le_of_ends`: at most, for policies that end.
* `value_le_value_of_ends`: a policy that is best among those that end.
* `fixed_point_below_value`, `fixed_point_above_value`: values that are their own backups and
  bound nothing.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {A : Fin n → Fin m → Prop} {C : Fin n → Prop} {π : Policy n m}
  {σ : Fin n → Draw (Fin m)} {r v : Fin n → Rat} {B ε : Rat}

-- Both bounds, with `c = -1` and `c = 1`, in terms of how long episodes last.
theorem mul_value_le {c : Rat} (hM : M.discount = 1) (hC : M.Stays π C)
    (hB : ∀ s, C s → -B ≤ c * v s)
    (hv : ∀ h s, C s →
      (M.oneStep π h s).expect (fun x => c * x.2.worth M.discount v) ≤ c * v s + ε)
    (k : Nat) (h : History n m) {s : Fin n} (hs : C s) :
    c * M.value π k h s ≤ c * v s + ε * M.expectedSteps π k h s + B * M.alive π k h s := by
  induction k generalizing h s with
  | zero => rw [value_zero, alive_zero, expectedSteps, sum_zero]; have := hB s hs; grind
  | succ k ih =>
    have hstep := hv h s hs
    have hmono := Draw.expect_mono (d := M.oneStep π h s)
      (f := fun x => c * x.2.worth M.discount (M.value π k (past h s x)))
      (g := fun x => c * x.2.worth M.discount v +
        (ε * x.2.next (M.expectedSteps π k (past h s x)) +
          B * x.2.next (M.alive π k (past h s x)))) fun x hx => by
        simp only [Outcome.worth_eq, hM]
        cases ht : x.2.terminated with
        | true => simp only [Outcome.next_of_terminated ht]; grind
        | false =>
          have := ih (past h s x) (hC h s hs x hx ht)
          simp only [Outcome.next_of_not_terminated ht]; grind
    rw [Draw.expect_add, Draw.expect_add, Draw.expect_mul_left ε, Draw.expect_mul_left B,
      ← alive_succ, Draw.expect_mul_left c, ← value_step] at hmono
    rw [expectedSteps_succ]; grind

-- Both bounds in terms of a ranking.
theorem mul_value_le_of_ranking {c : Rat} (hM : M.discount = 1) (hr : M.Ranks π C r) (hε : 0 ≤ ε)
    (hB : ∀ s, C s → -B ≤ c * v s) (hB₀ : 0 ≤ B)
    (hv : ∀ h s, C s →
      (M.oneStep π h s).expect (fun x => c * x.2.worth M.discount v) ≤ c * v s + ε)
    (k : Nat) (h : History n m) {s : Fin n} (hs : C s) :
    c * M.value π k h s ≤ c * v s + ε * r s + B * (r s / (k + 1 : Nat)) := by
  have := mul_value_le hM hr.stays hB hv k h hs
  have := Rat.mul_le_mul_of_nonneg_left (hr.expectedSteps_le k h hs) hε
  have := Rat.mul_le_mul_of_nonneg_left (hr.alive_le k h hs) hB₀
  grind

-- Backups of allowed actions that do not exceed `v + ε`, as a bound of a step.
theorem Policy.Within.expect_worth_le (hπ : π.Within A C)
    (hv : ∀ s a, C s → A s a → M.backup v s a ≤ v s + ε) (h : History n m) {s : Fin n} (hs : C s) :
    (M.oneStep π h s).expect (fun x => 1 * x.2.worth M.discount v) ≤ 1 * v s + ε := by
  simp only [Rat.one_mul]
  exact hπ.expect_oneStep_le (f := fun x => x.2.worth M.discount v) h hs fun a ha => hv s a hs ha

/-! ### At least -/

/-- **Claim.** **Total return at least.** On a closed set of states let `r` rank a stationary
policy, which may be randomised, let `|v| ≤ B`, and let the policy's backup of `v` lie nowhere more
than `ε ≥ 0` below `v`. Then from every state of the set the undiscounted value of the policy over
the horizon `k` is at least `v - ε r - B r / (k + 1)`. -/
theorem le_value_of_ranking (hM : M.discount = 1) (hr : M.Ranks (.memoryless σ) C r) (hε : 0 ≤ ε)
    (hB : ∀ s, C s → abs (v s) ≤ B) (hv : ∀ s, C s → v s ≤ M.bellman σ v s + ε) (k : Nat)
    (h : History n m) {s : Fin n} (hs : C s) :
    v s - ε * r s - B * (r s / (k + 1 : Nat)) ≤ M.value (.memoryless σ) k h s := by
  have := mul_value_le_of_ranking (c := -1) (v := v) hM hr hε
    (fun s hs => by have := abs_le_iff.mp (hB s hs); grind) (Rat.le_trans (abs_nonneg _) (hB s hs))
    (fun h s hs => by
      have := hv s hs
      rw [Draw.expect_mul_left, ← bellman_eq_expect_oneStep]
      grind) k h hs
  grind

/-! ### At most -/

/-- **Claim.** **Total return at most, for nonnegative values.** On a set of states that the allowed
actions do not leave let `v` be nonnegative, and let no backup of an allowed action exceed it. Then
no policy that takes only allowed actions there, whatever it remembers and however it uses chance,
has a value above `v` over any horizon, from any state of the set. -/
theorem value_le_of_nonneg (h₀ : 0 ≤ M.discount) (hC : M.Closed A C) (hv₀ : ∀ s, C s → 0 ≤ v s)
    (hv : ∀ s a, C s → A s a → M.backup v s a ≤ v s) (hπ : π.Within A C) (k : Nat)
    (h : History n m) {s : Fin n} (hs : C s) : M.value π k h s ≤ v s := by
  induction k generalizing h s with
  | zero => exact hv₀ s hs
  | succ k ih =>
    rw [value_step]
    refine Rat.le_trans (Draw.expect_mono fun x hx => ?_)
      (hπ.expect_oneStep_le (f := fun x => x.2.worth M.discount v) h hs
        fun a ha => hv s a hs ha)
    rw [Outcome.worth_eq, Outcome.worth_eq]
    exact Rat.add_le_add_left.mpr (Rat.mul_le_mul_of_nonneg_left
      (Outcome.next_mono fun ht => ih _ (hC.of_mem_oneStep hπ hs hx ht)) h₀)

/-- **Claim.** **Total return at most, with a ranking.** On a closed set of states let `r` rank all
allowed actions, let `|v| ≤ B`, and let no backup of an allowed action lie more than `ε ≥ 0` above
`v`. Then no policy that takes only allowed actions there, whatever it remembers and however it uses
chance, has an undiscounted value above `v + ε r + B r / (k + 1)` over the horizon `k`, from any
state of the set. -/
theorem value_le_of_ranking (hM : M.discount = 1) (hr : M.RanksActions A C r) (hε : 0 ≤ ε)
    (hB : ∀ s, C s → abs (v s) ≤ B) (hv : ∀ s a, C s → A s a → M.backup v s a ≤ v s + ε)
    (hπ : π.Within A C) (k : Nat) (h : History n m) {s : Fin n} (hs : C s) :
    M.value π k h s ≤ v s + ε * r s + B * (r s / (k + 1 : Nat)) := by
  have := mul_value_le_of_ranking (c := 1) (v := v) hM (hr.ranks hπ) hε
    (fun s hs => by have := abs_le_iff.mp (hB s hs); grind) (Rat.le_trans (abs_nonneg _) (hB s hs))
    (fun h s hs => hπ.expect_worth_le hv h hs) k h hs
  grind

/-- **Claim.** **Total return at most, as far as episodes end.** On a set of states that the allowed
actions do not leave let `|v| ≤ B`, and let no backup of an allowed action exceed `v`. Then the
undiscounted value over the horizon `k` of every policy that takes only allowed actions there is at
most `v`, and `B` times the probability that the episode still goes on after `k` steps. -/
theorem value_le_of_alive (hM : M.discount = 1) (hC : M.Closed A C) (hB : ∀ s, C s → abs (v s) ≤ B)
    (hv : ∀ s a, C s → A s a → M.backup v s a ≤ v s) (hπ : π.Within A C) (k : Nat)
    (h : History n m) {s : Fin n} (hs : C s) :
    M.value π k h s ≤ v s + B * M.alive π k h s := by
  have := mul_value_le (c := 1) (v := v) (B := B) (ε := 0) hM (hC.stays hπ)
    (fun s hs => by have := abs_le_iff.mp (hB s hs); grind)
    (fun h s hs => hπ.expect_worth_le
      (fun s a hs ha => by have := hv s a hs ha; grind) h hs) k h hs
  grind

/-- **Claim.** **Total return at most, for policies that end.** On a set of states that the allowed
actions do not leave let no backup of an allowed action exceed `v`. Then for every policy that takes
only allowed actions there and ends, and for every `δ > 0`, the undiscounted value is at most
`v + δ` over all horizons from some one on. -/
theorem value_le_of_ends (hM : M.discount = 1) (hC : M.Closed A C)
    (hv : ∀ s a, C s → A s a → M.backup v s a ≤ v s) (hπ : π.Within A C) {h : History n m}
    {s : Fin n} (hs : C s) (hend : M.Ends π h s) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → M.value π k h s ≤ v s + δ := by
  have hB₀ : 0 < supNorm v + 1 := by have := supNorm_nonneg v; grind
  obtain ⟨K, hK⟩ := hend (δ / (supNorm v + 1)) (by
    rw [Rat.div_def]; exact Rat.mul_pos hδ (Rat.inv_pos.mpr hB₀))
  refine ⟨K, fun k hk => ?_⟩
  have h₁ := value_le_of_alive (B := supNorm v + 1) hM hC
    (fun s _ => by have := abs_le_supNorm v s; grind) hv hπ k h hs
  have h₂ := Rat.mul_le_mul_of_nonneg_left (hK k hk) (Rat.le_of_lt hB₀)
  rw [Rat.mul_comm, Rat.mul_comm _ (δ / _), Rat.div_mul_cancel (Rat.ne_of_gt hB₀)] at h₂
  grind

/-- **Claim.** **Best among policies that end.** On a set of states that the allowed actions do not
leave let no backup of an allowed action exceed `v`, let a stationary policy, randomised or not,
have backups of at least `v`, and let it have a ranking. Then for every policy that takes only
allowed actions there and ends, and for every `δ > 0`, its undiscounted value exceeds that of the
stationary policy by at most `δ` over all horizons from some one on. -/
theorem value_le_value_of_ends (hM : M.discount = 1) (hC : M.Closed A C)
    (hv : ∀ s a, C s → A s a → M.backup v s a ≤ v s) (hr : M.Ranks (.memoryless σ) C r)
    (hσ : ∀ s, C s → v s ≤ M.bellman σ v s) (hπ : π.Within A C) {h : History n m} {s : Fin n}
    (hs : C s) (hend : M.Ends π h s) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → M.value π k h s ≤ M.value (.memoryless σ) k h s + δ := by
  have hhalf : 0 < δ / 2 := by grind
  obtain ⟨K, hK⟩ := value_le_of_ends hM hC hv hπ hs hend hhalf
  obtain ⟨L, hL⟩ := exists_natCast_ge (supNorm v * r s / (δ / 2))
  refine ⟨K + L, fun k hk => ?_⟩
  have h₁ := hK k (by omega)
  have h₂ := le_value_of_ranking (v := v) (B := supNorm v) hM hr Rat.le_refl
    (fun s _ => abs_le_supNorm v s) (fun s hs => by have := hσ s hs; grind) k h hs
  have hk₀ : (0 : Rat) < (k + 1 : Nat) := Rat.natCast_pos.mpr (by omega)
  have h₃ : supNorm v * (r s / (k + 1 : Nat)) ≤ δ / 2 := Rat.not_lt.mp fun hlt => by
    have h₄ := Rat.mul_lt_mul_of_pos_right hlt hk₀
    rw [Rat.mul_assoc, Rat.div_mul_cancel (Rat.ne_of_gt hk₀)] at h₄
    have h₅ := Rat.mul_le_mul_of_nonneg_right (Rat.le_trans hL
      (Rat.natCast_le_natCast.mpr (show L ≤ k + 1 by omega))) (Rat.le_of_lt hhalf)
    rw [Rat.div_mul_cancel (Rat.ne_of_gt hhalf)] at h₅
    grind
  grind

/-! ### What is wrong without them -/

/-- Stay for nothing, or leave for `-1`. -/
def stayOrLeave : MDP 1 2 := ⟨fun _ a => .pure ⟨0, if a = 0 then 0 else -1, a != 0⟩, 1⟩

/-- **Claim.** **Backups alone bound nothing from above.** In `stayOrLeave`, where one stays for `0`
or leaves for `-1`, `v = -1` is a fixed point of the Bellman optimality operator, and yet whoever
stays has the value `0` over every horizon. -/
theorem fixed_point_below_value (s : Fin 1) : stayOrLeave.bellmanOpt (fun _ => -1) s = -1 ∧
    ∀ k h, stayOrLeave.value (.stationary fun _ => 0) k h s = 0 := by
  refine ⟨?_, fun k h => ?_⟩
  · have hb : ∀ a, stayOrLeave.backup (fun _ => -1) s a = -1 := fun a => by
      by_cases ha : a = 0 <;> simp [backup, stayOrLeave, Outcome.worth, ha] <;> grind
    rw [bellmanOpt, funext hb]; rfl
  · induction k generalizing h s with
    | zero => rfl
    | succ k ih =>
      rw [value_stationary_succ]; exact (congrArg (fun x => 0 + 1 * x) (ih 0 [])).trans (by grind)

/-- **Claim.** **Backups alone bound nothing from below.** In `idle`, where nothing happens, `v = 7`
is its own backup under every action, and yet every policy has the value `0` over every horizon. -/
theorem fixed_point_above_value (s : Fin 1) :
    (∀ a, idle.backup (fun _ => 7) s a = 7) ∧ ∀ π k h, idle.value π k h s = 0 := by
  refine ⟨fun a => show (0 : Rat) + 1 * 7 = 7 by grind, fun π k h => ?_⟩
  induction k generalizing h s with
  | zero => rfl
  | succ k ih =>
    rw [value_succ]
    refine Draw.expect_eq_zero fun a _ => ?_
    exact (congrArg (fun x : Rat => 0 + 1 * x) (ih 0 _)).trans (by grind)

end Spec.MDP
