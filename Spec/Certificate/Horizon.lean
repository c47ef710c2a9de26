module

public import Spec.MDP.OneStep
public import Spec.MDP.ValueIteration

/-!
# Certificates of a finite horizon

A certificate of the best return of `T` steps has *layers*: a function of the state for each number
of steps that are left. Upper layers start at zero or above and none is below a backup of the one
before; lower layers start at zero or below and none is above the backup of the one before under a
policy that may depend on the number of steps that are left. No policy beats the upper layers, and
that policy attains the lower ones, so that the best return lies between the two, and is known where
they meet. Nothing is asked of the discount but that it is not negative: undiscounted returns with a
limit of steps are covered.

Everything is asked only of a set `C` of states that contains the starts and is closed under the
outcomes of positive probability that do not end the episode. After the last step the episode is cut
off, and what would follow counts nothing.

## Main definitions

* `Policy.layered`: the policy that draws from a distribution for each number of steps left.

## Main statements

* `value_le_of_layers`: no policy beats upper layers.
* `le_value_of_layers`: a policy that knows the steps left attains lower layers.
* `layers_sound`, `value_layered_eq`: the best return is between the two, and exact where they meet.
* `value_le_iterate_and_exists_eq`: backward induction has layers that meet.
* `stationary_lt_layered`: a policy that does not know the steps left can be worse.

## References

* M. L. Puterman, *Markov Decision Processes*, Wiley, 1994, Section 4.3.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {T : Nat} {U L : Nat → Fin n → Rat}
  {σ : Nat → Fin n → Draw (Fin m)} {C : Fin n → Prop} {A : Fin n → Fin m → Prop}

/-- The policy that draws its action from `σ k` when `k + 1` of `T` steps are left: it looks at the
state and the time only. -/
noncomputable def Policy.layered (T : Nat) (σ : Nat → Fin n → Draw (Fin m)) : Policy n m :=
  fun h s => σ (T - 1 - h.length) s

private theorem layered_apply {h : History n m} {k : Nat} (hk : h.length + (k + 1) = T)
    (s : Fin n) : Policy.layered T σ h s = σ k s := by
  rw [show k = T - 1 - h.length by omega]; rfl

private theorem worth_le_worth {γ : Rat} (h₀ : 0 ≤ γ) {v w : Fin n → Rat} {o : Outcome n}
    (h : o.terminated = false → v o.state ≤ w o.state) : o.worth γ v ≤ o.worth γ w := by
  have := Rat.mul_le_mul_of_nonneg_left (Outcome.next_mono h) h₀
  rw [Outcome.worth_eq, Outcome.worth_eq]
  exact Rat.add_le_add_left.mpr this

/-! ### The two bounds -/

/-- **Claim.** **Upper layers.** Let `A` say which actions are allowed, and let a set `C` of states
be closed: from a state in `C`, an outcome of positive probability of an allowed action ends the
episode or leads to `C`. On `C`, let `U 0` be nonnegative and let every layer up to `U T` be nowhere
below the backup of the one before by an allowed action. Then from a state in `C` no policy that
takes allowed actions, whatever it remembers and however it uses chance, has a value over a horizon
`k ≤ T` above `U k`. -/
theorem value_le_of_layers (h₀ : 0 ≤ M.discount) (hC : M.Closed A C)
    (hU₀ : ∀ s, C s → 0 ≤ U 0 s) (hU : ∀ k, k < T → ∀ s, C s → ∀ a, A s a →
      M.backup (U k) s a ≤ U (k + 1) s) {π : Policy n m} (hπ : π.Within A C) {k : Nat} (hk : k ≤ T)
    (h : History n m) {s : Fin n} (hs : C s) : M.value π k h s ≤ U k s := by
  induction k generalizing h s with
  | zero => exact hU₀ s hs
  | succ k ih =>
    rw [value_succ]
    refine Draw.expect_le fun a ha => Rat.le_trans ?_ (hU k hk s hs a (hπ h s a hs ha))
    exact Draw.expect_mono fun o ho => worth_le_worth h₀ fun ht =>
      ih (Nat.le_of_lt hk) _ (hC s a hs (hπ h s a hs ha) o ho ht)

/-- The lower bound in the middle of an episode. -/
private theorem le_value_layered (h₀ : 0 ≤ M.discount)
    (hC : ∀ k, k < T → M.Closed (fun s a => a ∈ σ k s) C) (hL₀ : ∀ s, C s → L 0 s ≤ 0)
    (hL : ∀ k, k < T → ∀ s, C s → L (k + 1) s ≤ M.bellman (σ k) (L k) s) (k : Nat)
    (h : History n m) (hk : h.length + k = T) {s : Fin n} (hs : C s) :
    L k s ≤ M.value (.layered T σ) k h s := by
  induction k generalizing h s with
  | zero => exact hL₀ s hs
  | succ k ih =>
    rw [value_succ, layered_apply hk]
    refine Rat.le_trans (hL k (by omega) s hs) (Draw.expect_mono fun a ha => ?_)
    exact Draw.expect_mono fun o ho => worth_le_worth h₀ fun ht =>
      ih _ (by rw [List.length_cons]; omega) (hC k (by omega) s a hs ha o ho ht)

/-- **Claim.** **Lower layers.** For each number `k < T` let `σ k` be a distribution over actions
for each state, and let a set `C` of states be closed: from a state in `C`, an outcome of positive
probability of an action of positive probability under `σ k` ends the episode or leads to `C`. On
`C`, let `L 0` be at most zero and let every layer up to `L T` be nowhere above the backup of the
one before under `σ k`. Then from a state in `C` the policy that draws its action from `σ k` when
`k + 1` of `T` steps are left has a value over the horizon `T` of at least `L T`. -/
theorem le_value_of_layers (h₀ : 0 ≤ M.discount)
    (hC : ∀ k, k < T → M.Closed (fun s a => a ∈ σ k s) C) (hL₀ : ∀ s, C s → L 0 s ≤ 0)
    (hL : ∀ k, k < T → ∀ s, C s → L (k + 1) s ≤ M.bellman (σ k) (L k) s) {s : Fin n}
    (hs : C s) : L T s ≤ M.value (.layered T σ) T [] s :=
  le_value_layered h₀ hC hL₀ hL T [] (Nat.zero_add T) hs

/-! ### Both -/

/-- **Claim.** **Certificates of a finite horizon.** Let a set `C` of states be closed under the
outcomes of positive probability of every action that do not end the episode. On `C`, let upper
layers start at zero or above and be nowhere below any backup of the layer before, and let lower
layers start at zero or below and be nowhere above the backup of the layer before under `σ k`. Then
from every state in `C` the best return of `T` steps lies between `L T` and `U T`: no policy,
whatever it remembers and however it uses chance, expects more than `U T`, and the policy that draws
from `σ k` when `k + 1` steps are left expects at least `L T`. -/
theorem layers_sound (h₀ : 0 ≤ M.discount)
    (hC : M.Closed (fun _ _ => True) C) (hU₀ : ∀ s, C s → 0 ≤ U 0 s)
    (hU : ∀ k, k < T → ∀ s, C s → ∀ a, M.backup (U k) s a ≤ U (k + 1) s)
    (hL₀ : ∀ s, C s → L 0 s ≤ 0)
    (hL : ∀ k, k < T → ∀ s, C s → L (k + 1) s ≤ M.bellman (σ k) (L k) s) {s : Fin n}
    (hs : C s) :
    (∀ (π : Policy n m) h, M.value π T h s ≤ U T s) ∧
      L T s ≤ M.value (.layered T σ) T [] s :=
  ⟨fun π h => value_le_of_layers h₀ hC hU₀ (fun k hk s hs a _ => hU k hk s hs a)
      (π.within_all C) (Nat.le_refl T) h hs,
    le_value_of_layers h₀ (fun _ _ s a hs _ => hC s a hs trivial) hL₀ hL hs⟩

/-- **Claim.** Where the two layers of a certificate meet, the best return of `T` steps is known,
and the policy of the certificate is optimal: it expects exactly that, and no policy expects
more. -/
theorem value_layered_eq (h₀ : 0 ≤ M.discount)
    (hC : M.Closed (fun _ _ => True) C) (hU₀ : ∀ s, C s → 0 ≤ U 0 s)
    (hU : ∀ k, k < T → ∀ s, C s → ∀ a, M.backup (U k) s a ≤ U (k + 1) s)
    (hL₀ : ∀ s, C s → L 0 s ≤ 0)
    (hL : ∀ k, k < T → ∀ s, C s → L (k + 1) s ≤ M.bellman (σ k) (L k) s) {s : Fin n}
    (hs : C s) (heq : L T s = U T s) :
    M.value (.layered T σ) T [] s = U T s ∧
      ∀ (π : Policy n m) h, M.value π T h s ≤ M.value (.layered T σ) T [] s := by
  obtain ⟨hup, hlow⟩ := layers_sound h₀ hC hU₀ hU hL₀ hL hs
  have h := Rat.le_antisymm (hup _ []) (heq ▸ hlow)
  exact ⟨h, fun π past => h ▸ hup π past⟩

/-- **Claim.** **Backward induction is exact over a finite horizon**: no policy beats the `T`-th
iterate of value iteration from zero, and a deterministic one that looks at the state and the time
only attains it. So every process has a certificate whose layers meet. -/
theorem value_le_iterate_and_exists_eq (M : MDP n m) (hm : 0 < m) (h₀ : 0 ≤ M.discount) (T : Nat) :
    (∀ (π : Policy n m) h s, M.value π T h s ≤ M.iterate T (fun _ => 0) s) ∧
      ∃ σ : Nat → Fin n → Fin m,
        ∀ s, M.value (.layered T fun k s => .pure (σ k s)) T [] s = M.iterate T (fun _ => 0) s := by
  let σ := fun k => (exists_isGreedy M hm (M.iterate k fun _ => 0)).choose
  have hσ : ∀ k, M.IsGreedy (M.iterate k fun _ => 0) (σ k) := fun k =>
    (exists_isGreedy M hm (M.iterate k fun _ => 0)).choose_spec
  have h := fun s => layers_sound (T := T) (U := fun k => M.iterate k fun _ => 0)
    (L := fun k => M.iterate k fun _ => 0) (σ := fun k s => .pure (σ k s)) (C := fun _ => True) h₀
    (closed_all M _) (fun _ _ => Rat.le_refl)
    (fun _ _ s _ a => backup_le_bellmanOpt M _ s a) (fun _ _ => Rat.le_refl)
    (fun k _ s _ => by rw [bellman_of_isGreedy (hσ k)]; exact Rat.le_refl) (s := s) trivial
  exact ⟨fun π past s => (h s).1 π past,
    σ, fun s => Rat.le_antisymm ((h s).1 _ []) (h s).2⟩

/-! ### The steps that are left matter -/

/-- One state: take 2 and end, or take 1 and stay. -/
def takeOrStay : MDP 1 2 where
  step _ a := if a = 0 then .pure ⟨0, 2, true⟩ else .pure ⟨0, 1, false⟩
  discount := 1

/-- **Claim.** A finite horizon needs a policy that knows how many steps are left: with one state
where one can take 2 and end or take 1 and stay, staying first and ending then returns 3 in two
steps, and no policy that looks at the state only, with chance or without, expects more than
9/4. -/
theorem stationary_lt_layered :
    takeOrStay.value (.layered 2 fun k _ => .pure (if k = 0 then 0 else 1)) 2 [] 0 = 3 ∧
      ∀ σ : Fin 1 → Draw (Fin 2), takeOrStay.value (fun _ => σ) 2 [] 0 ≤ 9 / 4 := by
  constructor
  · simp [value_succ, value_zero, Policy.layered, takeOrStay, Outcome.worth]
    grind
  · intro σ
    have hσ : ∀ f : Fin 2 → Rat, (σ 0).expect f = (σ 0).prob 0 * f 0 + (σ 0).prob 1 * f 1 :=
      fun f => by rw [Draw.expect_eq_sum, sum_succ, sum_succ, sum_zero, Rat.zero_add]; rfl
    have hsum := hσ fun _ => 1
    rw [Draw.expect_const] at hsum
    have hstep : ∀ k h, takeOrStay.value (fun _ => σ) (k + 1) h 0 = (σ 0).prob 0 * 2 +
        (σ 0).prob 1 * (1 + takeOrStay.value (fun _ => σ) k (⟨0, 1, 1⟩ :: h) 0) := fun k h => by
      rw [value_succ, hσ]
      simp only [takeOrStay, if_true, Draw.expect_pure, Outcome.worth, cond_true, cond_false,
        if_neg (show ¬ (1 : Fin 2) = 0 by decide), Rat.one_mul, Rat.add_zero]
    rw [hstep, hstep, value_zero]
    generalize (σ 0).prob 0 = p, (σ 0).prob 1 = q at hsum
    have hsq : 0 ≤ (p - 1 / 2) * (p - 1 / 2) := by
      rcases Rat.le_total (a := 0) (b := p - 1 / 2) with h | h
      · exact Rat.mul_nonneg h h
      · have := Rat.mul_nonneg (show 0 ≤ -(p - 1 / 2) by grind) (show 0 ≤ -(p - 1 / 2) by grind)
        grind
    have hq : q = 1 - p := by grind
    subst hq
    grind

end Spec.MDP
