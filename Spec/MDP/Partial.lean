module

public import Spec.MDP.Bisimulation.Episodes

/-!
# Partial models

A partial model knows of an action in a state some outcomes, each with a probability that it has at
least; what is missing to one is not known. Environments that extend it have these outcomes, at
least so often, and may do anything with the rest, such as repeat a known outcome, come back to a
known state, or end the episode. States of the environment that the model does not know are without
a number.

A partial model is completed by one state more, which stands for all that is not known. What is not
known pays something once, and then something in each step that is left.

## Main definitions

* `PartialMDP n m`: a decision process whose outcomes are known in part.
* `PartialMDP.paying`: the completed process.
* `Env.Extends`: an environment has the known outcomes with at least their probabilities.
* `Env.Extends.place`: the state of the completed process that stands for one of the environment.

## Main statements

* `Draw.expect_le_of_prob_le`, `Draw.le_expect_of_prob_le`: an expectation lies between those in
  which what is not known is the largest, and the smallest.
* `Env.Extends.expect_le_backup`, `Env.Extends.backup_le_expect`: a step of the environment is worth
  at most, and at least, a Bellman backup of the completed process.

## References

* R. Givan, S. Leach and T. Dean, *Bounded-parameter Markov decision processes*, Artificial
  Intelligence 122, 2000.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {n m : Nat} {State Action Obs : Type}

/-! ### Draws of which a part is not known -/

namespace Draw

variable {β : Type} [DecidableEq β] {d e : Draw (Option β)} {f : Option β → Rat}

/-- What is known to be possible is possible. -/
theorem mem_of_prob_le (h : ∀ b, d.prob (some b) ≤ e.prob (some b)) {b : β} (hb : some b ∈ d) :
    some b ∈ e := by
  have := prob_pos hb
  have := h b
  exact mem_iff_prob_pos.mpr (by grind)

/-- Let a draw `e` have known values with at least the probabilities of a draw `d`, in which `none`
stands for what is not known. Let a function `g` be at most `f` where values are known, and at most
what `f` is for `none` wherever a value is more probable than is known, or is not known. Then its
expectation under `e` is at most that of `f` under `d`. -/
theorem expect_le_of_rest_le (h : ∀ b, d.prob (some b) ≤ e.prob (some b)) {g : Option β → Rat}
    (hg : ∀ b, some b ∈ e → g (some b) ≤ f (some b))
    (hrest : ∀ b, d.prob (some b) < e.prob (some b) → g (some b) ≤ f none)
    (hnone : g none ≤ f none) : e.expect g ≤ d.expect f := by
  obtain ⟨l, hl, hmem⟩ := exists_nodup (Draw.uniform 1 fun i => if i = 0 then d else e)
  have hd : ∀ a, a ∈ d → a ∈ l := fun a ha => (hmem a).mpr ⟨0, ha⟩
  have he : ∀ a, a ∈ e → a ∈ l := fun a ha => (hmem a).mpr ⟨1, ha⟩
  have hle : d.expect (fun a => f none - f a) ≤ e.expect fun a => f none - g a := by
    rw [expect_eq_list_sum hl hd, expect_eq_list_sum hl he]
    clear hl hmem hd he
    induction l with
    | nil => exact Rat.le_refl
    | cons a l ih =>
      rw [List.map_cons, List.map_cons, List.sum_cons, List.sum_cons]
      suffices hle : d.prob a * (f none - f a) ≤ e.prob a * (f none - g a) by grind
      cases a with
      | none =>
        have := Rat.mul_nonneg (prob_nonneg e none) (show 0 ≤ f none - g none by grind)
        rwa [show f none - f none = 0 by grind, Rat.mul_zero]
      | some b =>
        have hb₀ := prob_nonneg d (some b)
        by_cases hb : some b ∈ e
        · have h₁ := Rat.mul_le_mul_of_nonneg_left (hg b hb) hb₀
          by_cases hlt : d.prob (some b) < e.prob (some b)
          · have h₂ := Rat.mul_nonneg (show 0 ≤ e.prob (some b) - d.prob (some b) by grind)
              (show 0 ≤ f none - g (some b) by have := hrest b hlt; grind)
            grind
          · have h₂ := h b
            rw [show e.prob (some b) = d.prob (some b) by grind]
            grind
        · have h₂ := prob_eq_zero hb
          have h₁ := h b
          rw [show d.prob (some b) = 0 by grind, h₂]
          grind
  simp only [Rat.sub_eq_add_neg, expect_add, expect_neg, expect_const] at hle
  grind

/-- **Claim.** Let a draw `e` have known values with at least the probabilities of a draw `d`, in
which `none` stands for what is not known, and let a function be nowhere larger than there. Then its
expectation under `e` is at most that under `d`. -/
theorem expect_le_of_prob_le (h : ∀ b, d.prob (some b) ≤ e.prob (some b))
    (hf : ∀ b, some b ∈ e → f (some b) ≤ f none) : e.expect f ≤ d.expect f := by
  refine expect_le_of_rest_le h (fun _ _ => Rat.le_refl) (fun b hb => hf b ?_) Rat.le_refl
  have := prob_nonneg d (some b)
  exact mem_iff_prob_pos.mpr (by grind)

/-- **Claim.** Let a draw `e` have known values with at least the probabilities of a draw `d`, in
which `none` stands for what is not known, and let a function be nowhere smaller than there. Then
its expectation under `e` is at least that under `d`. -/
theorem le_expect_of_prob_le (h : ∀ b, d.prob (some b) ≤ e.prob (some b))
    (hf : ∀ b, some b ∈ e → f none ≤ f (some b)) : d.expect f ≤ e.expect f := by
  have := expect_le_of_prob_le (f := fun a => -f a) h fun b hb => by have := hf b hb; grind
  simp only [expect_neg] at this
  grind

/-- The other way round: a function that is at least `f` where values are known, and at least what
`f` is for `none` wherever a value is more probable than is known, or is not known. -/
theorem le_expect_of_rest_le (h : ∀ b, d.prob (some b) ≤ e.prob (some b)) {g : Option β → Rat}
    (hg : ∀ b, some b ∈ e → f (some b) ≤ g (some b))
    (hrest : ∀ b, d.prob (some b) < e.prob (some b) → f none ≤ g (some b))
    (hnone : f none ≤ g none) : d.expect f ≤ e.expect g := by
  have := expect_le_of_rest_le (f := fun a => -f a) (g := fun a => -g a) h
    (fun b hb => by have := hg b hb; grind) (fun b hb => by have := hrest b hb; grind) (by grind)
  simp only [expect_neg] at this
  grind

end Draw

/-! ### Partial models and what extends them -/

/-- A decision process with `n` known states and `m` actions, of which some outcomes are known. -/
structure PartialMDP (n m : Nat) where
  /-- What an action in a state leads to, with at least this probability; `none` stands for what is
  not known. -/
  step : Fin n → Fin m → Draw (Option (Outcome n))
  /-- The discount factor. -/
  discount : Rat

namespace PartialMDP

/-- What is known of an outcome, among the states of the completed process. -/
def complete (once : Rat) : Option (Outcome n) → Outcome (n + 1)
  | none => ⟨Fin.last n, once, false⟩
  | some o => ⟨o.state.castSucc, o.reward, o.terminated⟩

/-- The completed process: what is not known pays `once`, leads to one state more, and pays `later`
there in each step, without an end. -/
def paying (P : PartialMDP n m) (once later : Rat) : MDP (n + 1) m where
  step s a := if h : s.val < n then (P.step ⟨s.val, h⟩ a).map (complete once)
    else .pure ⟨Fin.last n, later, false⟩
  discount := P.discount

/-- What counts of an outcome of which some are known. -/
def told (P : PartialMDP n m) (s : Fin n) (a : Fin m) : Draw (Option (Rat × Option (Fin n))) :=
  (P.step s a).map (Option.map Outcome.told)

/-- What counts of an outcome is worth its reward and the discounted number of the successor, and
what is not known is worth `once` and the discounted number of the last state. -/
def worth (γ once : Rat) (v : Fin (n + 1) → Rat) : Option (Rat × Option (Fin n)) → Rat
  | none => once + γ * v (Fin.last n)
  | some (r, none) => r
  | some (r, some s) => r + γ * v s.castSucc

variable {P : PartialMDP n m} {once later : Rat}

theorem backup_paying (v : Fin (n + 1) → Rat) (s : Fin n) (a : Fin m) :
    (P.paying once later).backup v s.castSucc a =
      (P.told s a).expect (worth P.discount once v) := by
  rw [backup, paying, told, Draw.expect_map]
  simp only [Fin.val_castSucc, s.isLt, dif_pos, Draw.expect_map]
  refine Draw.expect_congr fun o _ => ?_
  cases o with
  | none => rfl
  | some o =>
    simp only [complete, Outcome.worth, Option.map_some, Outcome.told]
    cases o.terminated with
    | true => simp only [cond_true, worth, Rat.mul_zero, Rat.add_zero]
    | false => rfl

theorem step_paying_last (a : Fin m) :
    (P.paying once later).step (Fin.last n) a = .pure ⟨Fin.last n, later, false⟩ :=
  dif_neg (Nat.lt_irrefl n)

theorem backup_paying_last (v : Fin (n + 1) → Rat) (a : Fin m) :
    (P.paying once later).backup v (Fin.last n) a = later + P.discount * v (Fin.last n) := by
  rw [backup, step_paying_last]; rfl

end PartialMDP

/-- What counts of the result of a step, where the number of the successor is known: the reward, and
that number, or none where the episode ends. -/
def StepResult.told (number : State → Option (Fin n)) (r : StepResult State) :
    Option (Rat × Option (Fin n)) :=
  bif r.terminated then some (r.reward, none) else (number r.state).map fun s => (r.reward, some s)

/-- An environment extends a partial model: some of its states have the numbers of the known states,
and from these it has, for each action, each known outcome with at least its probability. Of an
outcome count the reward, whether the episode ends, and if not, the number of the successor. To be
cut off is no end. -/
structure Env.Extends (E : Env State Action Obs) (P : PartialMDP n m) where
  /-- The numbers of the actions. -/
  action : Renaming Action (Fin m)
  /-- The number of a state, if it is known. -/
  number : State → Option (Fin n)
  /-- Known outcomes have at least their probabilities. -/
  prob_le : ∀ {x s}, number x = some s → ∀ a t, (P.told s (action.to a)).prob (some t) ≤
    ((E.step x a).map (StepResult.told number)).prob (some t)

namespace Env.Extends

variable {E : Env State Action Obs} {P : PartialMDP n m} (X : E.Extends P)

/-- The state of the completed process that stands for a state of the environment: the last one
where its number is not known. -/
def place (x : State) : Fin (n + 1) := (X.number x).elim (Fin.last n) Fin.castSucc

theorem place_of_known {x : State} {s : Fin n} (h : X.number x = some s) :
    X.place x = s.castSucc := by rw [place, h]; rfl

theorem place_of_unknown {x : State} (h : X.number x = none) : X.place x = Fin.last n := by
  rw [place, h]; rfl

section

variable {once later : Rat} {v : Fin (n + 1) → Rat} {x : State} {a : Action}

/-- What the result of a step tells is worth what the completed process pays for it. -/
private theorem worth_told (r : StepResult State) :
    PartialMDP.worth P.discount once v (r.told X.number) = bif r.terminated then r.reward
      else ((X.number r.state).elim once fun _ => r.reward) +
        P.discount * v (X.place r.state) := by
  rw [StepResult.told, place]
  cases r.terminated with
  | true => rfl
  | false => cases X.number r.state <;> rfl

-- What the result of a step tells is worth at most what is not known.
private theorem worth_le_last (h₀ : 0 ≤ P.discount) (hlast : 0 ≤ v (Fin.last n))
    (hv : ∀ y, v (X.place y) ≤ v (Fin.last n)) {r : StepResult State}
    (hpay : r.reward ≤ once) :
    PartialMDP.worth P.discount once v (r.told X.number) ≤
      once + P.discount * v (Fin.last n) := by
  have hc := Rat.mul_nonneg h₀ hlast
  have hnext := Rat.mul_le_mul_of_nonneg_left (hv r.state) h₀
  rw [worth_told]
  cases r.terminated <;> cases X.number r.state <;>
    simp only [cond_true, cond_false, Option.elim_none, Option.elim_some] <;> grind

/-- A step is worth at most what the completed process pays. Let the steps of an action from a state
of an environment that extends a partial model pay at most `once`, and let `once ≤ later`. Let a
function of the completed process be nonnegative at the state that stands for what is not known, and
nowhere larger than there where states of the environment stand. If what follows a step is at most
what the function says of the successor, then the step is worth at most the Bellman backup of the
function, in the mean. -/
theorem expect_le_backup (h₀ : 0 ≤ P.discount) (hlater : once ≤ later)
    (hpay : ∀ r, r ∈ E.step x a → r.reward ≤ once) (hlast : 0 ≤ v (Fin.last n))
    (hv : ∀ y, v (X.place y) ≤ v (Fin.last n)) {g : StepResult State → Rat}
    (hg : ∀ r, r ∈ E.step x a → r.terminated = false → g r ≤ v (X.place r.state)) :
    (E.step x a).expect (fun r => r.reward + P.discount * bif r.terminated then 0 else g r) ≤
      (P.paying once later).backup v (X.place x) (X.action.to a) := by
  have hworth : ∀ r, r ∈ E.step x a →
      r.reward + P.discount * (bif r.terminated then 0 else g r) ≤
        PartialMDP.worth P.discount once v (r.told X.number) := fun r hr => by
    have := hpay r hr
    rw [worth_told]
    cases ht : r.terminated with
    | true => simp only [cond_true]; grind
    | false =>
      have := Rat.mul_le_mul_of_nonneg_left (hg r hr ht) h₀
      cases X.number r.state <;>
        simp only [cond_false, Option.elim_none, Option.elim_some] <;> grind
  have hknown := fun r hr => X.worth_le_last h₀ hlast hv (hpay r hr)
  cases hx : X.number x with
  | none =>
    rw [X.place_of_unknown hx, PartialMDP.backup_paying_last]
    refine Draw.expect_le fun r hr => ?_
    have := hworth r hr
    have := hknown r hr
    grind
  | some s =>
    rw [X.place_of_known hx, PartialMDP.backup_paying]
    have hdom := Draw.expect_le_of_prob_le (X.prob_le hx a)
      (f := PartialMDP.worth P.discount once v) fun t ht => by
        obtain ⟨r, hr, h⟩ := Draw.mem_map.mp ht
        rw [h]; exact hknown r hr
    rw [Draw.expect_map] at hdom
    exact Rat.le_trans (Draw.expect_mono hworth) hdom

/-- What the completed process pays from a state of the environment is at most what it pays where
nothing is known. -/
theorem backup_le_last (h₀ : 0 ≤ P.discount) (hlater : once ≤ later)
    (hpay : ∀ r, r ∈ E.step x a → r.reward ≤ once) (hlast : 0 ≤ v (Fin.last n))
    (hv : ∀ y, v (X.place y) ≤ v (Fin.last n)) :
    (P.paying once later).backup v (X.place x) (X.action.to a) ≤
      later + P.discount * v (Fin.last n) := by
  cases hx : X.number x with
  | none => rw [X.place_of_unknown hx, PartialMDP.backup_paying_last]; exact Rat.le_refl
  | some s =>
    rw [X.place_of_known hx, PartialMDP.backup_paying]
    refine Draw.expect_le fun t ht =>
      Rat.le_trans (b := once + P.discount * v (Fin.last n)) ?_ (by grind)
    cases t with
    | none => exact Rat.le_refl
    | some t =>
      obtain ⟨r, hr, h⟩ := Draw.mem_map.mp (Draw.mem_of_prob_le (X.prob_le hx a) ht)
      rw [h]; exact X.worth_le_last h₀ hlast hv (hpay r hr)

-- What the result of a step tells is worth at least what is not known.
private theorem last_le_worth (h₀ : 0 ≤ P.discount) (hlast : v (Fin.last n) ≤ 0)
    (hv : ∀ y, v (Fin.last n) ≤ v (X.place y)) {r : StepResult State}
    (hpay : once ≤ r.reward) :
    once + P.discount * v (Fin.last n) ≤
      PartialMDP.worth P.discount once v (r.told X.number) := by
  have hc := Rat.mul_le_mul_of_nonneg_left hlast h₀
  have hnext := Rat.mul_le_mul_of_nonneg_left (hv r.state) h₀
  rw [worth_told]
  cases r.terminated <;> cases X.number r.state <;>
    simp only [cond_true, cond_false, Option.elim_none, Option.elim_some] <;> grind

/-- A step is worth at least what the completed process pays. Let the steps of an action from a
state of an environment that extends a partial model pay at least `once`, and let `later ≤ once`.
Let a function of the completed process be at most zero at the state that stands for what is not
known, and nowhere smaller than there where states of the environment stand. If what follows a step
is at least what the function says of the successor, then the step is worth at least the Bellman
backup of the function, in the mean. -/
theorem backup_le_expect (h₀ : 0 ≤ P.discount) (hlater : later ≤ once)
    (hpay : ∀ r, r ∈ E.step x a → once ≤ r.reward) (hlast : v (Fin.last n) ≤ 0)
    (hv : ∀ y, v (Fin.last n) ≤ v (X.place y)) {g : StepResult State → Rat}
    (hg : ∀ r, r ∈ E.step x a → r.terminated = false → v (X.place r.state) ≤ g r) :
    (P.paying once later).backup v (X.place x) (X.action.to a) ≤
      (E.step x a).expect fun r => r.reward + P.discount * bif r.terminated then 0 else g r := by
  have hworth : ∀ r, r ∈ E.step x a →
      PartialMDP.worth P.discount once v (r.told X.number) ≤
        r.reward + P.discount * (bif r.terminated then 0 else g r) := fun r hr => by
    have := hpay r hr
    rw [worth_told]
    cases ht : r.terminated with
    | true => simp only [cond_true]; grind
    | false =>
      have := Rat.mul_le_mul_of_nonneg_left (hg r hr ht) h₀
      cases X.number r.state <;>
        simp only [cond_false, Option.elim_none, Option.elim_some] <;> grind
  have hknown := fun r hr => X.last_le_worth h₀ hlast hv (hpay r hr)
  cases hx : X.number x with
  | none =>
    rw [X.place_of_unknown hx, PartialMDP.backup_paying_last]
    refine Draw.le_expect fun r hr => ?_
    have := hworth r hr
    have := hknown r hr
    grind
  | some s =>
    rw [X.place_of_known hx, PartialMDP.backup_paying]
    have hdom := Draw.le_expect_of_prob_le (X.prob_le hx a)
      (f := PartialMDP.worth P.discount once v) fun t ht => by
        obtain ⟨r, hr, h⟩ := Draw.mem_map.mp ht
        rw [h]; exact hknown r hr
    rw [Draw.expect_map] at hdom
    exact Rat.le_trans hdom (Draw.expect_mono hworth)

/-- What the completed process pays from a state of the environment is at least what it pays where
nothing is known. -/
theorem last_le_backup (h₀ : 0 ≤ P.discount) (hlater : later ≤ once)
    (hpay : ∀ r, r ∈ E.step x a → once ≤ r.reward) (hlast : v (Fin.last n) ≤ 0)
    (hv : ∀ y, v (Fin.last n) ≤ v (X.place y)) :
    later + P.discount * v (Fin.last n) ≤
      (P.paying once later).backup v (X.place x) (X.action.to a) := by
  cases hx : X.number x with
  | none => rw [X.place_of_unknown hx, PartialMDP.backup_paying_last]; exact Rat.le_refl
  | some s =>
    rw [X.place_of_known hx, PartialMDP.backup_paying]
    refine Draw.le_expect fun t ht =>
      Rat.le_trans (b := once + P.discount * v (Fin.last n)) (by grind) ?_
    cases t with
    | none => exact Rat.le_refl
    | some t =>
      obtain ⟨r, hr, h⟩ := Draw.mem_map.mp (Draw.mem_of_prob_le (X.prob_le hx a) ht)
      rw [h]; exact X.last_le_worth h₀ hlast hv (hpay r hr)

end

end Env.Extends

end Spec.MDP
