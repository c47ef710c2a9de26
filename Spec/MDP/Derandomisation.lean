module

public import Spec.MDP.Max
public import Spec.MDP.Observed
public import Spec.MDP.Support

/-!
# Randomisation gains nothing

For every randomised policy there is a deterministic one that expects at least as much. So an upper
bound of the expected returns of deterministic policies is one of all policies. Those are all that
draw their actions with rational probabilities, as a `Draw` does.

This holds of policies that look at the whole history, and of those that look at any part of it
(`φ`) and at the number of observations so far: these see nothing twice in an episode, so each of
their draws is made at most once, and the expected return is linear in it. The proof takes the steps
of an episode in their order: at each it chooses, for every part of a history, an action that is
best on the average over all histories with this part.

## Main statements

* `Env.exists_counted`: for policies that look at a part of the history and the number of
  observations.
* `Env.exists_deterministic`: for policies that look at the whole history.
-/

@[expose] public noncomputable section

namespace Spec.MDP

namespace Draw

variable {α β : Type}

/-- The order of two independent draws may be exchanged. -/
theorem expect_comm (f : α → β → Rat) (d : Draw α) (e : Draw β) :
    (d.expect fun a => e.expect (f a)) = e.expect fun b => d.expect fun a => f a b := by
  induction d with
  | pure a => rfl
  | uniform n next ih => simp only [expect_uniform, ih, ← expect_sum, ← expect_mul_left]

/-- Some value of a draw is at least as good as the expectation. -/
theorem exists_expect_le (f : α → Rat) (d : Draw α) : ∃ a, d.expect f ≤ f a := by
  induction d with
  | pure a => exact ⟨a, Rat.le_refl⟩
  | uniform n next ih =>
    obtain ⟨i, hi⟩ := exists_eq_maximum (Nat.succ_pos n) fun i => (next i).expect f
    obtain ⟨a, ha⟩ := ih i
    refine ⟨a, Rat.le_trans ?_ ha⟩
    have h := Rat.mul_le_mul_of_nonneg_left
      (sum_mono (le_maximum fun i => (next i).expect f)) (weight_nonneg n)
    rw [sum_const, ← Rat.mul_assoc, weight_mul_branches, Rat.one_mul, ← hi] at h
    exact h

/-- For draws of actions that depend on a part `φ` of what is drawn before, there are actions that
depend on this part alone and expect as much: at each part, one that is best on the average. -/
theorem exists_choice {X Part Action : Type} (μ : Draw X) (φ : X → Part) (σ : Part → Draw Action)
    (f : X → Action → Rat) :
    ∃ τ : Part → Action,
      (μ.expect fun x => (σ (φ x)).expect (f x)) ≤ μ.expect fun x => f x (τ (φ x)) := by
  classical
  obtain ⟨l, -, hl⟩ := exists_nodup (μ.map φ)
  have key : ∃ τ : Part → Action, (μ.expect fun x => (σ (φ x)).expect (f x)) ≤
      μ.expect fun x => if φ x ∈ l then f x (τ (φ x)) else (σ (φ x)).expect (f x) := by
    clear hl
    induction l with
    | nil =>
      obtain ⟨τ, -⟩ := Classical.skolem.mp fun p => exists_expect_le (fun _ => 0) (σ p)
      exact ⟨τ, by simp only [List.not_mem_nil, if_false]; exact Rat.le_refl⟩
    | cons p l ih =>
      obtain ⟨τ, ih⟩ := ih
      have hp : (μ.expect fun x => if φ x ∈ l then f x (τ (φ x)) else (σ (φ x)).expect (f x)) ≤
          μ.expect fun x => (σ p).expect fun a => if φ x ∈ l then f x (τ (φ x))
            else if φ x = p then f x a else (σ (φ x)).expect (f x) := by
        refine expect_mono fun x _ => ?_
        by_cases hl : φ x ∈ l
        · simp only [if_pos hl, expect_const]; exact Rat.le_refl
        · by_cases hp : φ x = p
          · simp only [if_neg hl, if_pos hp]; rw [hp]; exact Rat.le_refl
          · simp only [if_neg hl, if_neg hp, expect_const]; exact Rat.le_refl
      rw [expect_comm] at hp
      obtain ⟨a, ha⟩ := exists_expect_le (fun a => μ.expect fun x => if φ x ∈ l then f x (τ (φ x))
            else if φ x = p then f x a else (σ (φ x)).expect (f x)) (σ p)
      refine ⟨fun q => if q ∈ l then τ q else a,
        Rat.le_trans ih (Rat.le_trans hp (Rat.le_trans ha (expect_mono fun x _ => ?_)))⟩
      by_cases hl : φ x ∈ l
      · simp only [List.mem_cons, hl, or_true, if_true]; exact Rat.le_refl
      · by_cases hp : φ x = p
        · rw [if_neg hl, if_pos hp, if_pos (List.mem_cons.mpr (.inl hp))]
          simp only [if_neg hl]
          exact Rat.le_refl
        · simp only [List.mem_cons, hl, hp, or_false, if_false]; exact Rat.le_refl
  obtain ⟨τ, h⟩ := key
  refine ⟨τ, Rat.le_trans h (expect_mono fun x hx => ?_)⟩
  rw [if_pos ((hl _).mpr (mem_map.mpr ⟨x, hx, rfl⟩))]
  exact Rat.le_refl

end Draw

namespace Env

variable {State Action Obs Part : Type} (E : Env State Action Obs)

/-- Policies that do the same with histories of some lengths expect the same over the steps with
these. -/
theorem expectedGain_congr {π π' : List Obs → Draw Action} (t : Nat) (s : State) (os : List Obs)
    (h : ∀ os' : List Obs, os.length ≤ os'.length → π os' = π' os') :
    E.expectedGain π t s os = E.expectedGain π' t s os := by
  induction t generalizing s os with
  | zero => rfl
  | succ t ih =>
    rw [expectedGain_succ, expectedGain_succ, h os (Nat.le_refl _)]
    refine Draw.expect_congr fun a _ => Draw.expect_congr fun r _ => ?_
    rw [ih r.state (E.observe r.state :: os) fun os' h' =>
      h os' (Nat.le_of_succ_le h')]

/-- The policy that looks at the part `φ` of the history and the number of observations. -/
def counted (φ : List Obs → Part) (σ : Nat → Part → Draw Action) (os : List Obs) : Draw Action :=
  σ os.length (φ os)

/-- For histories of one length that are drawn with weights, there is a deterministic policy that
gains at least as much on the average. -/
theorem exists_counted_of_draw (φ : List Obs → Part) (σ : Nat → Part → Draw Action) (t n : Nat)
    (μ : Draw (Rat × State × List Obs)) (hμ : ∀ x, x ∈ μ → x.2.2.length = n) :
    ∃ τ : Nat → Part → Action,
      (μ.expect fun x => x.1 * E.expectedGain (counted φ σ) t x.2.1 x.2.2) ≤
        μ.expect fun x =>
          x.1 * E.expectedGain (counted φ fun n p => .pure (τ n p)) t x.2.1 x.2.2 := by
  classical
  induction t generalizing n μ with
  | zero =>
    obtain ⟨τ, -⟩ := Classical.skolem.mp fun e : Nat × Part =>
      Draw.exists_expect_le (fun _ => 0) (σ e.1 e.2)
    exact ⟨fun n p => τ (n, p), Rat.le_refl⟩
  | succ t ih =>
    obtain ⟨τ, hτ⟩ := Draw.exists_choice μ (fun x => φ x.2.2) (σ n) fun x a =>
      x.1 * (E.step x.2.1 a).expect fun r => r.reward + bif r.terminated then 0
        else E.expectedGain (counted φ σ) t r.state (E.observe r.state :: x.2.2)
    obtain ⟨τ', hτ'⟩ := ih (n + 1) (μ.bind fun x => (E.step x.2.1 (τ (φ x.2.2))).map fun r =>
        (bif r.terminated then 0 else x.1, r.state, E.observe r.state :: x.2.2)) (by
      intro y hy
      obtain ⟨x, hx, hy⟩ := Draw.mem_bind.mp hy
      obtain ⟨r, -, rfl⟩ := Draw.mem_map.mp hy
      rw [List.length_cons, hμ x hx])
    refine ⟨fun k p => if k = n then τ p else τ' k p, ?_⟩
    have hsplit (π : List Obs → Draw Action) :
        (μ.expect fun x => x.1 * (E.step x.2.1 (τ (φ x.2.2))).expect fun r =>
          r.reward + bif r.terminated then 0
            else E.expectedGain π t r.state (E.observe r.state :: x.2.2)) =
        (μ.expect fun x => x.1 * (E.step x.2.1 (τ (φ x.2.2))).expect (·.reward)) +
          (μ.bind fun x => (E.step x.2.1 (τ (φ x.2.2))).map fun r =>
            ((bif r.terminated then 0 else x.1, r.state, E.observe r.state :: x.2.2) :
              Rat × State × List Obs)).expect
            fun x => x.1 * E.expectedGain π t x.2.1 x.2.2 := by
      rw [Draw.expect_bind, ← Draw.expect_add]
      refine Draw.expect_congr fun x _ => ?_
      rw [Draw.map, Draw.expect_bind, ← Draw.expect_mul_left, ← Draw.expect_mul_left,
        ← Draw.expect_add]
      refine Draw.expect_congr fun r _ => ?_
      rw [Draw.expect_pure]
      cases r.terminated with
      | true => simp only [cond_true]; grind
      | false => simp only [cond_false]; grind
    have hleft : (μ.expect fun x => x.1 * E.expectedGain (counted φ σ) (t + 1) x.2.1 x.2.2) =
        μ.expect fun x => (σ n (φ x.2.2)).expect fun a =>
          x.1 * (E.step x.2.1 a).expect fun r => r.reward + bif r.terminated then 0
            else E.expectedGain (counted φ σ) t r.state (E.observe r.state :: x.2.2) := by
      refine Draw.expect_congr fun x hx => ?_
      rw [expectedGain_succ, Draw.expect_mul_left]
      simp only [counted, hμ x hx]
    have hright : (μ.expect fun x => x.1 * E.expectedGain (counted φ fun k p =>
          .pure (if k = n then τ p else τ' k p)) (t + 1) x.2.1 x.2.2) =
        μ.expect fun x => x.1 * (E.step x.2.1 (τ (φ x.2.2))).expect fun r =>
          r.reward + bif r.terminated then 0
            else E.expectedGain (counted φ fun k p => .pure (τ' k p)) t r.state
              (E.observe r.state :: x.2.2) := by
      refine Draw.expect_congr fun x hx => ?_
      rw [expectedGain_succ]
      simp only [counted, hμ x hx, if_true, Draw.expect_pure]
      congr 1
      refine Draw.expect_congr fun r _ => ?_
      congr 2
      refine E.expectedGain_congr t _ _ fun os' h' => ?_
      have h' : n < os'.length := by
        have := hμ x hx
        rw [List.length_cons] at h'
        omega
      simp only [counted, show ¬ os'.length = n by omega, if_false]
    rw [hleft, hright]
    refine Rat.le_trans hτ ?_
    rw [hsplit, hsplit]
    exact Rat.add_le_add_left.mpr hτ'

/-- **Claim.** Randomisation gains nothing for policies that look at a part of the history, whatever
part it is, and at the number of observations so far: over any number of steps, for every such
policy there is a deterministic one that expects at least as much. -/
theorem exists_counted (φ : List Obs → Part) (σ : Nat → Part → Draw Action) (t : Nat) :
    ∃ τ : Nat → Part → Action,
      E.expectedReturn (fun os => σ os.length (φ os)) t ≤
        E.expectedReturn (deterministic fun os => τ os.length (φ os)) t := by
  obtain ⟨τ, h⟩ := E.exists_counted_of_draw φ σ t 1
    (E.reset.map fun s => (1, s, [E.observe s])) (by
      intro x hx
      obtain ⟨s, -, rfl⟩ := Draw.mem_map.mp hx
      rfl)
  refine ⟨τ, ?_⟩
  simp only [Draw.map, Draw.expect_bind, Draw.expect_pure, Rat.one_mul] at h
  exact h

/-- **Claim.** Randomisation gains nothing for policies that look at the whole history: over any
number of steps, for every policy there is a deterministic one that expects at least as much. -/
theorem exists_deterministic (π : List Obs → Draw Action) (t : Nat) :
    ∃ τ : List Obs → Action, E.expectedReturn π t ≤ E.expectedReturn (deterministic τ) t := by
  obtain ⟨τ, h⟩ := E.exists_counted id (fun _ => π) t
  exact ⟨fun os => τ os.length os, h⟩

end Env

end Spec.MDP
