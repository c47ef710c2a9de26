module

public import Spec.Recommender.Basic

/-!
# Properties of Recommender

## Main statements

* `expect_purchase`, `expect_step`: a step is a purchase with the probability of the user.
* `reward_eq`, `return_le`: rewards are `0` and `1`, and a return is at most the number of steps.
* `user_constant`: the user stays the same over any rollout.
* `recommended_mono`, `bought_mono`, `bought_subset`: the history grows, and what was bought was
  recommended.
* `Catalogue.mem_subsets`, `Catalogue.nodup_subsets`: the users of a catalogue are the sets of `q`
  features, each once.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP

variable {U : Type} {n k : Nat} {E : Recommender U n k}

/-! ### The transition -/

/-- A sum of one value below a threshold and of another one from there on. -/
theorem sum_threshold (a b : Rat) {c N : Nat} (h : c ≤ N) :
    (sum N fun i => if i.val < c then a else b) = c * a + (N - c : Nat) * b := by
  induction N with
  | zero =>
    obtain rfl : c = 0 := by omega
    rw [sum_zero, Nat.sub_zero]
    have h0 : ((0 : Nat) : Rat) = 0 := rfl
    rw [h0]; grind
  | succ N ih =>
    rw [sum_succ]
    by_cases hc : c = N + 1
    · subst hc
      have hN : ∀ i : Fin N, i.val < N + 1 := fun i => by omega
      simp only [hN, if_true, sum_const, Nat.lt_succ_self, Nat.sub_self, Rat.natCast_add]
      have h0 : ((0 : Nat) : Rat) = 0 := rfl
      have h1 : ((1 : Nat) : Rat) = 1 := rfl
      rw [h0, h1]; grind
    · simp only at ih ⊢
      rw [ih (by omega), if_neg (by omega), show N + 1 - c = (N - c) + 1 by omega, Rat.natCast_add]
      have h1 : ((1 : Nat) : Rat) = 1 := rfl
      rw [h1]; grind

/-- **Claim.** A purchase has the probability that the affinity of the user gives it. -/
theorem expect_purchase (hE : E.Valid) (u : U) (x : Fin n) (f : Bool → Rat) :
    (E.purchase u x).expect f =
      E.probability u x * f true + (1 - E.probability u x) * f false := by
  have hd : E.denominator - 1 + 1 = E.denominator := Nat.succ_pred_eq_of_pos hE.denominator
  have hle := hE.numerator_le (E.affinity u x)
  have key := sum_threshold (f true) (f false) (hd.symm ▸ hle)
  have hf : (fun i : Fin (E.denominator - 1 + 1) => (Draw.pure
      (decide (i.val < E.numerator (E.affinity u x)))).expect f) =
      fun i => if i.val < E.numerator (E.affinity u x) then f true else f false := by
    funext i
    rw [Draw.expect_pure]
    by_cases h : i.val < E.numerator (E.affinity u x)
    · rw [decide_eq_true h, if_pos h]
    · rw [decide_eq_false h, if_neg h]
  rw [purchase, Draw.expect_uniform, hf, key, hd, probability]
  have hcast : ((E.denominator - E.numerator (E.affinity u x) : Nat) : Rat) =
      (E.denominator : Rat) - E.numerator (E.affinity u x) := by
    have := congrArg (fun i : Nat => (i : Rat)) (Nat.sub_add_cancel hle)
    simp only [Rat.natCast_add] at this
    grind
  have hne : (E.denominator : Rat) ≠ 0 := by
    rw [ne_eq, Rat.natCast_eq_zero_iff]; have := hE.denominator; omega
  have hinv := Rat.mul_inv_cancel _ hne
  have hw : ((E.denominator - 1 : Nat) : Int) + 1 = (E.denominator : Int) := by omega
  rw [hcast, Rat.mkRat_eq_div, Rat.mkRat_eq_div, Rat.intCast_natCast, Rat.div_def, Rat.div_def,
    Rat.intCast_one]
  grind

/-- **Claim.** A step is a purchase with the probability of the user, and otherwise none. -/
theorem expect_step (hE : E.Valid) (s : State U n) (x : Fin n)
    (f : StepResult (State U n) → Rat) :
    (E.step s x).expect f =
      E.probability s.user x * f (E.result s x true) +
        (1 - E.probability s.user x) * f (E.result s x false) := by
  rw [step, Draw.map, Draw.expect_bind]
  exact expect_purchase hE s.user x _

/-- The results of a step. -/
theorem exists_of_mem_step {s : State U n} {x : Fin n} {r : StepResult (State U n)}
    (h : r ∈ E.step s x) : ∃ b, r = E.result s x b := by
  obtain ⟨b, -, rfl⟩ := Draw.mem_map.mp h
  exact ⟨b, rfl⟩

/-- **Claim.** The probabilities of a step's results sum to one. -/
theorem row_sum (s : State U n) (x : Fin n) :
    (E.step s x).expect (fun r => indicator (r.reward = 1)) +
      (E.step s x).expect (fun r => indicator (r.reward = 0)) = 1 := by
  rw [← Draw.expect_add, Draw.expect_congr (g := fun _ => 1), Draw.expect_const]
  intro r hr
  obtain ⟨b, rfl⟩ := exists_of_mem_step hr
  have h₀ : indicator ((0 : Rat) = 1) + indicator ((0 : Rat) = 0) = 1 := by decide +kernel
  have h₁ : indicator ((1 : Rat) = 1) + indicator ((1 : Rat) = 0) = 1 := by decide +kernel
  cases b
  · exact h₀
  · exact h₁

/-- **Claim.** A probability of a purchase lies between `0` and `1`. -/
theorem probability_mem (hE : E.Valid) (u : U) (x : Fin n) :
    0 ≤ E.probability u x ∧ E.probability u x ≤ 1 := by
  have h (f : Bool → Rat) := expect_purchase hE u x f
  have h₀ := h fun b => if b then 1 else 0
  have h₁ := h fun b => if b then 0 else 1
  simp only [if_true, Bool.false_eq_true, if_false] at h₀ h₁
  have n₀ : (0 : Rat) ≤ (E.purchase u x).expect fun b => if b = true then 1 else 0 :=
    Draw.expect_nonneg fun b _ => by cases b <;> decide
  have n₁ : (0 : Rat) ≤ (E.purchase u x).expect fun b => if b = true then 0 else 1 :=
    Draw.expect_nonneg fun b _ => by cases b <;> decide
  rw [h₀] at n₀; rw [h₁] at n₁
  constructor <;> grind

/-! ### Rewards -/

/-- **Claim.** The reward is `0` or `1`, and it is `1` exactly for a purchase. -/
theorem reward_eq {s : State U n} {x : Fin n} {r : StepResult (State U n)} (h : r ∈ E.step s x) :
    (r.reward = 0 ∨ r.reward = 1) ∧ (r.reward = 1 ↔ r.state.last = some (x, true)) := by
  obtain ⟨b, rfl⟩ := exists_of_mem_step h
  cases b
  · exact ⟨.inl rfl, iff_of_false (show ¬ (0 : Rat) = 1 by decide)
      (fun h => by injection h with h; injection h with _ h; exact Bool.noConfusion h)⟩
  · exact ⟨.inr rfl, iff_of_true rfl rfl⟩

/-- The sum of the rewards of a trace. -/
def total (trace : List (StepResult (State U n))) : Rat := (trace.map (·.reward)).sum

variable [Inhabited U]

/-- **Claim.** The return of an episode is at least `0`, and at most the number of its steps. -/
theorem return_le {s : State U n} {xs : List (Fin n)} {trace : List (StepResult (State U n))}
    (h : trace ∈ E.toEnv.rollout s xs) : 0 ≤ total trace ∧ total trace ≤ xs.length := by
  induction xs generalizing s trace with
  | nil =>
    rw [Env.rollout, Draw.mem_pure] at h
    subst h; exact ⟨Rat.le_refl, Rat.le_refl⟩
  | cons x xs ih =>
    rw [Env.rollout, Draw.mem_bind] at h
    obtain ⟨r, hr, h⟩ := h
    obtain ⟨tail, htail, rfl⟩ := Draw.mem_map.mp h
    have := ih htail
    have h1 : ((1 : Nat) : Rat) = 1 := rfl
    rw [total, List.map_cons, List.sum_cons, List.length_cons, Rat.natCast_add, h1]
    rw [total] at this
    rcases (reward_eq hr).1 with h | h <;> rw [h] <;> constructor <;> grind

/-- **Claim.** The expected reward of a step is the probability of a purchase. -/
theorem expect_reward (hE : E.Valid) (s : State U n) (x : Fin n) :
    (E.toEnv.step s x).expect (·.reward) = E.probability s.user x := by
  have h := expect_step hE s x (·.reward)
  simp only [result, if_true, Bool.false_eq_true, if_false] at h
  rw [show E.toEnv.step s x = E.step s x from rfl, h]
  grind

/-- **Claim.** No step ends an episode: a limit on steps is no part of the state. -/
theorem never_ends {s : State U n} {x : Fin n} {r : StepResult (State U n)}
    (h : r ∈ E.toEnv.step s x) : r.terminated = false ∧ r.truncated = false := by
  obtain ⟨b, rfl⟩ := exists_of_mem_step h
  exact ⟨rfl, rfl⟩

/-! ### States -/

/-- **Claim.** The user stays the same over any rollout. -/
theorem user_constant {s : State U n} {xs : List (Fin n)} {trace : List (StepResult (State U n))}
    (h : trace ∈ E.toEnv.rollout s xs) : ∀ r ∈ trace, r.state.user = s.user := by
  induction xs generalizing s trace with
  | nil =>
    rw [Env.rollout, Draw.mem_pure] at h
    subst h; exact nofun
  | cons x xs ih =>
    rw [Env.rollout, Draw.mem_bind] at h
    obtain ⟨r, hr, h⟩ := h
    obtain ⟨tail, htail, rfl⟩ := Draw.mem_map.mp h
    obtain ⟨b, rfl⟩ := exists_of_mem_step hr
    intro r hr
    rcases List.mem_cons.mp hr with rfl | hr
    · rfl
    · exact ih htail r hr

/-- **Claim.** What has been recommended stays recommended, and the product of the step is. -/
theorem recommended_mono {s : State U n} {x : Fin n} {r : StepResult (State U n)}
    (h : r ∈ E.toEnv.step s x) :
    r.state.recommended x = true ∧ ∀ y, s.recommended y = true → r.state.recommended y = true := by
  obtain ⟨b, rfl⟩ := exists_of_mem_step h
  simp only [result, next, decide_true, Bool.true_or, true_and]
  intro y hy
  rw [hy, Bool.or_true]

/-- **Claim.** What has been bought stays bought, and the product of a purchase is. -/
theorem bought_mono {s : State U n} {x : Fin n} {r : StepResult (State U n)}
    (h : r ∈ E.toEnv.step s x) :
    (r.reward = 1 → r.state.bought x = true) ∧
      ∀ y, s.bought y = true → r.state.bought y = true := by
  obtain ⟨b, rfl⟩ := exists_of_mem_step h
  refine ⟨fun hr => ?_, fun y hy => ?_⟩
  · cases b
    · exact absurd hr (show ¬ (0 : Rat) = 1 by decide)
    · simp only [result, next, decide_true, Bool.and_true, Bool.true_or]
  · simp only [result, next, hy, Bool.or_true]

/-- **Claim.** Whatever was bought was recommended, nothing was recommended before the first step,
and the last product was, and was bought if that is what is seen; and no more steps are counted than
the horizon has. -/
theorem bought_subset {s : State U n} (h : E.toEnv.Reachable s) :
    (∀ y, s.bought y = true → s.recommended y = true) ∧
      (s.last = none → ∀ y, s.recommended y = false) ∧
      (∀ x b, s.last = some (x, b) → s.recommended x = true ∧ (b = true → s.bought x = true)) ∧
      s.time ≤ E.horizon := by
  induction h with
  | reset h =>
    obtain ⟨u, -, rfl⟩ := Draw.mem_map.mp h
    exact ⟨nofun, fun _ _ => rfl, nofun, Nat.zero_le _⟩
  | step _ hr ih =>
    obtain ⟨b, rfl⟩ := exists_of_mem_step hr
    refine ⟨fun y hy => ?_, nofun, fun x b' h => ?_, Nat.min_le_right _ _⟩
    · simp only [result, next, Bool.or_eq_true, Bool.and_eq_true] at hy ⊢
      rcases hy with ⟨hy, -⟩ | hy
      · exact .inl hy
      · exact .inr (ih.1 y hy)
    · injection h with h
      injection h with h₁ h₂
      subst h₁ h₂
      simp only [result, next, decide_true, Bool.true_or, true_and]
      intro hb; rw [hb]; rfl

/-- **Claim.** An episode begins with each of the users, and with nothing recommended. -/
theorem mem_reset_iff (hE : E.Valid) {s : State U n} :
    s ∈ E.toEnv.reset ↔ ∃ u ∈ E.users, s = State.start n u := by
  rw [show E.toEnv.reset = (Draw.among default E.users).map (State.start n) from rfl, Draw.mem_map]
  simp only [Draw.mem_among hE.users]

/-- **Claim.** The users are equally likely: the expectation is the mean. -/
theorem expect_reset (hE : E.Valid) (f : State U n → Rat) :
    E.toEnv.reset.expect f = (E.users.map fun u => f (.start n u)).sum / E.users.length := by
  rw [show E.toEnv.reset = (Draw.among default E.users).map (State.start n) from rfl, Draw.map,
    Draw.expect_bind]
  exact Draw.expect_among hE.users _

end Spec.Recommender

/-! ### Catalogues -/

namespace Spec.Catalogue

variable {n m k : Nat}

theorem countP_cons (b : Bool) (θ : Features m) :
    (List.finRange (m + 1)).countP (cons b θ) =
      (List.finRange m).countP θ + if b then 1 else 0 := by
  rw [List.finRange_succ, List.countP_cons, List.countP_map]
  have h : (cons b θ ∘ Fin.succ) = θ := rfl
  have h0 : cons b θ 0 = b := rfl
  rw [h, h0]

theorem cons_eta (θ : Features (m + 1)) : θ = cons (θ 0) fun i => θ i.succ := by
  funext i
  induction i using Fin.cases with
  | zero => rfl
  | succ i => rfl

theorem cons_inj {b b' : Bool} {θ θ' : Features m} (h : cons b θ = cons b' θ') :
    b = b' ∧ θ = θ' :=
  ⟨congrFun h 0, funext fun i => congrFun h i.succ⟩

/-- **Claim.** The users of a catalogue are the sets of exactly `q` features. -/
theorem mem_subsets {q : Nat} {θ : Features m} :
    θ ∈ subsets m q ↔ (List.finRange m).countP θ = q := by
  induction m generalizing q with
  | zero =>
    have h : (List.finRange 0).countP θ = 0 := rfl
    rw [h]
    cases q with
    | zero => exact iff_of_true (List.mem_singleton.mpr (funext fun i => i.elim0)) rfl
    | succ q => exact iff_of_false (List.not_mem_nil) (by omega)
  | succ m ih =>
    suffices key : ∀ b (θ : Features m), cons b θ ∈ subsets (m + 1) q ↔
        (List.finRange (m + 1)).countP (cons b θ) = q by
      rw [cons_eta θ]; exact key _ _
    intro b θ
    rw [countP_cons]
    cases q with
    | zero =>
      rw [subsets, List.mem_map]
      constructor
      · rintro ⟨θ', h', h⟩
        obtain ⟨rfl, rfl⟩ := cons_inj h
        exact ih.mp h'
      · intro h
        cases b
        · exact ⟨θ, ih.mpr h, rfl⟩
        · rw [if_pos rfl] at h; omega
    | succ q =>
      rw [subsets, List.mem_append, List.mem_map, List.mem_map]
      constructor
      · rintro (⟨θ', h', h⟩ | ⟨θ', h', h⟩)
        · obtain ⟨rfl, rfl⟩ := cons_inj h
          rw [ih.mp h', if_pos rfl]
        · obtain ⟨rfl, rfl⟩ := cons_inj h
          exact ih.mp h'
      · intro h
        cases b
        · exact .inr ⟨θ, ih.mpr h, rfl⟩
        · rw [if_pos rfl] at h
          exact .inl ⟨θ, ih.mpr (by omega), rfl⟩

/-- **Claim.** No user of a catalogue is listed twice: all sets of `q` features are equally likely.
-/
theorem nodup_subsets (m q : Nat) : (subsets m q).Nodup := by
  induction m generalizing q with
  | zero => cases q <;> simp [subsets]
  | succ m ih =>
    have hmap (b : Bool) {l : List (Features m)} (h : l.Nodup) : (l.map (cons b)).Nodup :=
      List.Pairwise.map _ (fun _ _ hne he => hne (cons_inj he).2) h
    cases q with
    | zero => exact hmap false (ih 0)
    | succ q =>
      rw [subsets, List.nodup_append]
      refine ⟨hmap true (ih q), hmap false (ih (q + 1)), fun a ha b hb hab => ?_⟩
      obtain ⟨θ, -, rfl⟩ := List.mem_map.mp ha
      obtain ⟨θ', -, rfl⟩ := List.mem_map.mp hb
      exact Bool.noConfusion (cons_inj hab).1

theorem subsets_ne_nil {q : Nat} (h : q ≤ m) : subsets m q ≠ [] := by
  induction m generalizing q with
  | zero => obtain rfl : q = 0 := by omega
            exact List.cons_ne_nil _ _
  | succ m ih =>
    cases q with
    | zero => rw [subsets, ne_eq, List.map_eq_nil_iff]; exact ih (Nat.zero_le _)
    | succ q =>
      rw [subsets, ne_eq, List.append_eq_nil_iff, List.map_eq_nil_iff]
      exact fun hn => ih (Nat.le_of_succ_le_succ h) hn.1

/-- **Claim.** A recommender of a catalogue is valid when there are as many features as users like,
and the probabilities are probabilities. -/
theorem recommender_valid (C : Catalogue n m k) {q : Nat} (hq : q ≤ m) {p : Fin (k + 1) → Nat}
    {d : Nat} (hd : 0 < d) (hp : ∀ j, p j ≤ d) (T : Nat) : (C.recommender q p d T).Valid :=
  ⟨subsets_ne_nil hq, hd, hp⟩

/-- **Claim.** With the usual probabilities, a user is the likelier to buy a product the more of its
features they like, is never certain to buy and never certain to pass. -/
theorem usual_probability (C : Catalogue n m k) (q T : Nat) (θ : Features m) (x : Fin n) :
    (C.usual q T).probability θ x = (1 + (C.likes θ x).val : Nat) / (k + 2 : Nat) := by
  rw [Recommender.probability, Rat.mkRat_eq_div, Rat.intCast_natCast]; rfl

end Spec.Catalogue
