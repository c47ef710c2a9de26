module

public import Spec.Certificate.Episodes
public import Spec.Certificate.Partial

/-!
# Success in a partial model

Where the outcomes of a decision process are known in part, a probability of success is known
between bounds, and nothing is asked of rewards: it is at most what it is where all that is not
known succeeds, and at least what it is where that fails.

## Main definitions

* `bestSuccess`: the largest probability of success within some steps, by backward induction.
* `PartialMDP.goal`: success in the completed process, in which what is not known succeeds or fails.

## Main statements

* `successProb_le_bestSuccess`, `exists_eq_bestSuccess`: backward induction is exact.
* `Env.Extends.exists_successProb_le`: no agent succeeds more often than the best policy of the
  process in which what is not known succeeds.
* `Env.Extends.exists_le_successProb`: some agent succeeds no less often than every policy of the
  process in which what is not known fails.
* `Env.Extends.successProb_le_of_follows`, `Env.Extends.le_successProb_of_follows`: the same of a
  policy that is given.

## References

* R. Givan, S. Leach and T. Dean, *Bounded-parameter Markov decision processes*, Artificial
  Intelligence 122, 2000.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {n m : Nat} {State Action Obs : Type}

/-! ### The best probability of success within some steps -/

section

variable {M : MDP n m} {G : Goal n m}

/-- The largest probability of success within `k` steps, by backward induction. -/
def bestSuccess (M : MDP n m) (G : Goal n m) : Nat → Fin n → Rat
  | 0, _ => 0
  | k + 1, s => maximum m fun a => M.successBackup G (M.bestSuccess G k) s a

/-- **Claim.** No policy, whatever it remembers and however it uses chance, succeeds within some
steps with a larger probability than backward induction says. -/
theorem successProb_le_bestSuccess (π : Policy n m) (k : Nat) (h : History n m) (s : Fin n) :
    M.successProb G π k h s ≤ M.bestSuccess G k s := by
  induction k generalizing h s with
  | zero => exact Rat.le_refl
  | succ k ih =>
    rw [successProb_succ, expect_oneStep, bestSuccess]
    refine Draw.expect_le fun a _ => Rat.le_trans ?_ (le_maximum _ a)
    exact Draw.expect_mono fun o _ => score_mono fun _ _ => ih _ o.state

private theorem successProb_layered (σ : Nat → Fin n → Draw (Fin m)) {T T' k : Nat}
    {h h' : History n m} (hT : h.length + k = T) (hT' : h'.length + k = T') (s : Fin n) :
    M.successProb G (.layered T σ) k h s = M.successProb G (.layered T' σ) k h' s := by
  induction k generalizing h h' s with
  | zero => rfl
  | succ k ih =>
    have hσ : Policy.layered T σ h s = Policy.layered T' σ h' s := by
      rw [Policy.layered, Policy.layered, show T - 1 - h.length = T' - 1 - h'.length by omega]
    rw [successProb_succ, successProb_succ, expect_oneStep, expect_oneStep, hσ]
    refine Draw.expect_congr fun a _ => Draw.expect_congr fun o _ => ?_
    have := funext fun s' => ih (h := past h s (a, o)) (h' := past h' s (a, o))
      (by rw [List.length_cons]; omega) (by rw [List.length_cons]; omega) s'
    rw [this]

/-- The probability with which a policy that knows the steps that are left succeeds is, over one
step more, the backup of its actions with so many steps left. -/
theorem successProb_layered_succ (σ : Nat → Fin n → Draw (Fin m)) (k : Nat) (s : Fin n) :
    M.successProb G (.layered (k + 1) σ) (k + 1) [] s =
      (σ k s).expect fun a => M.successBackup G (M.successProb G (.layered k σ) k []) s a := by
  rw [successProb_succ, expect_oneStep, show Policy.layered (k + 1) σ [] s = σ k s from rfl]
  refine Draw.expect_congr fun a _ => Draw.expect_congr fun o _ => ?_
  have : M.successProb G (.layered (k + 1) σ) k (past [] s (a, o)) =
      M.successProb G (.layered k σ) k [] := funext fun s' =>
    successProb_layered σ (by rw [List.length_cons, List.length_nil]; omega) (Nat.zero_add k) s'
  rw [this]

/-- **Claim.** A deterministic policy that looks at the state and the steps that are left succeeds
with the probability that backward induction says. -/
theorem exists_eq_bestSuccess (hm : 0 < m) : ∃ σ : Nat → Fin n → Fin m, ∀ k s,
    M.successProb G (.layered k fun k s => .pure (σ k s)) k [] s = M.bestSuccess G k s := by
  have hmax := fun k s => exists_eq_maximum hm fun a => M.successBackup G (M.bestSuccess G k) s a
  refine ⟨fun k s => (hmax k s).choose, fun k => ?_⟩
  induction k with
  | zero => exact fun _ => rfl
  | succ k ih =>
    intro s
    rw [successProb_layered_succ, Draw.expect_pure, funext ih]
    exact (hmax k s).choose_spec

theorem bestSuccess_nonneg (k : Nat) (s : Fin n) : 0 ≤ M.bestSuccess G k s := by
  induction k generalizing s with
  | zero => exact Rat.le_refl
  | succ k ih =>
    refine maximum_nonneg fun a => Draw.expect_nonneg fun o _ => ?_
    rw [score]
    cases G s a o with
    | true => exact (by decide : (0 : Rat) ≤ 1)
    | false => exact Outcome.next_nonneg fun _ => ih o.state

theorem bestSuccess_le_one (hm : 0 < m) (k : Nat) (s : Fin n) : M.bestSuccess G k s ≤ 1 := by
  obtain ⟨σ, hσ⟩ := exists_eq_bestSuccess (M := M) (G := G) hm
  exact hσ k s ▸ Draw.prob_le_one _ _

end

/-! ### Success in the completed process -/

namespace PartialMDP

/-- Success in the completed process: what is known succeeds by the action, the reward and the end
of the step, and what is not known as is said. -/
def goal (unknown : Bool) (won : Fin m → Rat → Bool → Bool) : Goal (n + 1) m := fun _ a o =>
  bif o.state = Fin.last n then unknown else won a o.reward o.terminated

variable {P : PartialMDP n m} {unknown : Bool} {won : Fin m → Rat → Bool → Bool}

/-- What counts of an outcome scores `1` for success, `0` for an end without it, and else the number
of the successor; what is not known scores `1` where it succeeds. -/
def score (unknown : Bool) (won : Rat → Bool → Bool) (v : Fin (n + 1) → Rat) :
    Option (Rat × Option (Fin n)) → Rat
  | none => bif unknown then 1 else v (Fin.last n)
  | some (r, none) => bif won r true then 1 else 0
  | some (r, some s) => bif won r false then 1 else v s.castSucc

theorem successBackup_paying (v : Fin (n + 1) → Rat) (s : Fin n) (a : Fin m) :
    (P.paying 0 0).successBackup (goal unknown won) v s.castSucc a =
      (P.told s a).expect (score unknown (won a) v) := by
  rw [successBackup, paying, told, Draw.expect_map]
  simp only [Fin.val_castSucc, s.isLt, dif_pos, Draw.expect_map]
  refine Draw.expect_congr fun o _ => ?_
  cases o with
  | none =>
    simp only [complete, MDP.score, goal, Outcome.next, decide_true, cond_true, cond_false,
      Option.map_none, score]
  | some o =>
    have hne : decide (o.state.castSucc = Fin.last n) = false :=
      decide_eq_false fun h => Nat.ne_of_lt o.state.isLt (congrArg Fin.val h)
    simp only [complete, MDP.score, goal, Outcome.next, hne, cond_false, Option.map_some,
      Outcome.told]
    cases o.terminated <;> rfl

theorem successBackup_paying_last (v : Fin (n + 1) → Rat) (a : Fin m) :
    (P.paying 0 0).successBackup (goal unknown won) v (Fin.last n) a =
      bif unknown then 1 else v (Fin.last n) := by
  rw [successBackup, step_paying_last]
  simp only [Draw.expect_pure, MDP.score, goal, decide_true, cond_true, Outcome.next, cond_false]

end PartialMDP

/-! ### Success in an environment -/

namespace Env

variable {E : Env State Action Obs} {won : Action → Rat → Bool → Bool} {π : Agent Obs Action}

/-- The probability that one of the next `k` steps succeeds, after a past. -/
private def successAfter (E : Env State Action Obs) (won : Action → Rat → Bool → Bool)
    (π : Agent Obs Action) (k : Nat) (past : List (Seen Obs Action)) (x : State) : Rat :=
  (E.play π k past x).expect fun xs =>
    indicator ((xs.any fun x => won x.1 x.2.reward x.2.terminated) = true)

private theorem successAfter_nonneg (k : Nat) (past : List (Seen Obs Action)) (x : State) :
    0 ≤ E.successAfter won π k past x := Draw.expect_nonneg fun _ _ => indicator_nonneg _

private theorem successAfter_le_one (k : Nat) (past : List (Seen Obs Action)) (x : State) :
    E.successAfter won π k past x ≤ 1 :=
  Draw.expect_le fun _ _ => by rw [indicator]; split <;> decide

/-- What the result of a step scores. -/
private def scored (won : Action → Rat → Bool → Bool) (a : Action) (g : StepResult State → Rat)
    (r : StepResult State) : Rat :=
  bif won a r.reward r.terminated then 1 else bif r.terminated then 0 else g r

private theorem successAfter_succ (k : Nat) (past : List (Seen Obs Action)) (x : State) :
    E.successAfter won π (k + 1) past x = (π past (E.observe x)).expect fun a =>
      (E.step x a).expect (scored won a fun r =>
        E.successAfter won π k (⟨E.observe x, a, r.reward⟩ :: past) r.state) := by
  rw [successAfter, play, Draw.expect_bind]
  refine Draw.expect_congr fun a _ => ?_
  rw [Draw.expect_bind]
  refine Draw.expect_congr fun r _ => ?_
  rw [scored]
  cases hw : won a r.reward r.terminated with
  | true =>
    have hone : ∀ xs : List (Action × StepResult State), indicator ((((a, r) :: xs).any fun x =>
        won x.1 x.2.reward x.2.terminated) = true) = 1 := fun xs =>
      indicator_pos (by rw [List.any_cons, hw, Bool.true_or])
    cases r.terminated with
    | true => simp only [cond_true, Draw.expect_pure, hone]
    | false => simp only [cond_true, cond_false, Draw.expect_map, hone, Draw.expect_const]
  | false =>
    have hrest : ∀ xs : List (Action × StepResult State), indicator ((((a, r) :: xs).any fun x =>
        won x.1 x.2.reward x.2.terminated) = true) =
          indicator ((xs.any fun x => won x.1 x.2.reward x.2.terminated) = true) := fun xs => by
      simp only [List.any_cons, hw, Bool.false_or]
    cases r.terminated with
    | true => simp only [cond_true, cond_false, Draw.expect_pure, hrest]; rfl
    | false => simp only [cond_false, Draw.expect_map, hrest]; rfl

namespace Extends

variable {P : PartialMDP n m} (X : E.Extends P) {v : Fin (n + 1) → Rat}

/-- Success in the completed process, by the action, the reward and the end of a step. -/
def goal (unknown : Bool) (won : Action → Rat → Bool → Bool) : Goal (n + 1) m :=
  PartialMDP.goal unknown fun a => won (X.action.inv a)

private theorem score_told (unknown : Bool) (a : Action) (r : StepResult State) :
    PartialMDP.score unknown (won (X.action.inv (X.action.to a))) v (r.told X.number) =
      bif r.terminated then bif won a r.reward true then 1 else 0
      else (X.number r.state).elim (bif unknown then 1 else v (Fin.last n)) fun s =>
        bif won a r.reward false then 1 else v s.castSucc := by
  rw [StepResult.told, X.action.left_inv]
  cases r.terminated with
  | true => rfl
  | false => cases X.number r.state <;> rfl

private theorem expect_scored_le (hv : ∀ i, v i ≤ 1) {x : State} {a : Action}
    {g : StepResult State → Rat} (hg₁ : ∀ r, g r ≤ 1) (hg : ∀ r, g r ≤ v (X.place r.state)) :
    (E.step x a).expect (scored won a g) ≤
      (P.paying 0 0).successBackup (X.goal true won) v (X.place x) (X.action.to a) := by
  cases hx : X.number x with
  | none =>
    rw [X.place_of_unknown hx, goal, PartialMDP.successBackup_paying_last]
    refine Draw.expect_le fun r _ => ?_
    have := hg₁ r
    rw [scored]
    cases won a r.reward r.terminated <;> cases r.terminated <;>
      simp only [cond_true, cond_false] <;> grind
  | some s =>
    rw [X.place_of_known hx, goal, PartialMDP.successBackup_paying]
    have hdom := Draw.expect_le_of_prob_le (X.prob_le hx a)
      (f := PartialMDP.score true (won (X.action.inv (X.action.to a))) v) fun t ht => by
        obtain ⟨r, hr, h⟩ := Draw.mem_map.mp ht
        rw [h, score_told, PartialMDP.score]
        have := hv (Fin.last n)
        cases r.terminated <;> cases X.number r.state <;>
          simp only [cond_true, cond_false, Option.elim_none, Option.elim_some]
        · grind
        · next s => have := hv s.castSucc; cases won a r.reward false <;> simp only [cond] <;> grind
        · cases won a r.reward true <;> simp only [cond] <;> grind
        · cases won a r.reward true <;> simp only [cond] <;> grind
    rw [Draw.expect_map] at hdom
    refine Rat.le_trans (Draw.expect_mono fun r _ => ?_) hdom
    have h₁ := hg₁ r
    have h₂ := hg r
    rw [score_told, scored]
    cases hs : X.number r.state with
    | none =>
      cases r.terminated <;> cases won a r.reward _ <;>
        simp only [cond_true, cond_false, Option.elim_none] <;> grind
    | some s =>
      rw [X.place_of_known hs] at h₂
      cases r.terminated <;> cases won a r.reward _ <;>
        simp only [cond_true, cond_false, Option.elim_some] <;> grind

private theorem le_expect_scored (hv : ∀ i, 0 ≤ v i) (hlast : v (Fin.last n) = 0) {x : State}
    {a : Action} {g : StepResult State → Rat} (hg₀ : ∀ r, 0 ≤ g r)
    (hg : ∀ r, v (X.place r.state) ≤ g r) :
    (P.paying 0 0).successBackup (X.goal false won) v (X.place x) (X.action.to a) ≤
      (E.step x a).expect (scored won a g) := by
  cases hx : X.number x with
  | none =>
    rw [X.place_of_unknown hx, goal, PartialMDP.successBackup_paying_last, cond_false, hlast]
    refine Draw.expect_nonneg fun r _ => ?_
    have := hg₀ r
    rw [scored]
    cases won a r.reward r.terminated <;> cases r.terminated <;>
      simp only [cond_true, cond_false] <;> grind
  | some s =>
    rw [X.place_of_known hx, goal, PartialMDP.successBackup_paying]
    have hdom := Draw.le_expect_of_prob_le (X.prob_le hx a)
      (f := PartialMDP.score false (won (X.action.inv (X.action.to a))) v) fun t ht => by
        obtain ⟨r, hr, h⟩ := Draw.mem_map.mp ht
        rw [h, score_told, PartialMDP.score, cond_false, hlast]
        cases r.terminated <;> cases X.number r.state <;>
          simp only [cond_true, cond_false, Option.elim_none, Option.elim_some]
        · exact Rat.le_refl
        · next s => have := hv s.castSucc; cases won a r.reward false <;> simp only [cond] <;> grind
        · cases won a r.reward true <;> simp only [cond] <;> grind
        · cases won a r.reward true <;> simp only [cond] <;> grind
    rw [Draw.expect_map] at hdom
    refine Rat.le_trans hdom (Draw.expect_mono fun r _ => ?_)
    have h₁ := hg₀ r
    have h₂ := hg r
    rw [score_told, scored]
    cases hs : X.number r.state with
    | none =>
      cases r.terminated <;> cases won a r.reward _ <;>
        simp only [cond_true, cond_false, Option.elim_none] <;> grind
    | some s =>
      rw [X.place_of_known hs] at h₂
      cases r.terminated <;> cases won a r.reward _ <;>
        simp only [cond_true, cond_false, Option.elim_some] <;> grind

-- Where nothing is known, and the unknown fails, no step succeeds.
private theorem successProb_last (σ : Policy (n + 1) m) (k : Nat) (h : History (n + 1) m) :
    (P.paying 0 0).successProb (X.goal false won) σ k h (Fin.last n) = 0 := by
  have hstep : ∀ a o, o ∈ (P.paying 0 0).step (Fin.last n) a → o = ⟨Fin.last n, 0, false⟩ :=
    fun a o ho => by rwa [PartialMDP.step_paying_last] at ho
  refine successProb_eq_zero (A := fun _ _ => True) (C := fun i => i = Fin.last n)
    (fun s a hs _ o ho _ => ?_) (fun s a hs _ o ho => ?_) (σ.within_all _) k h rfl
  · rw [hstep a o (hs ▸ ho)]
  · rw [hstep a o (hs ▸ ho)]
    simp only [goal, PartialMDP.goal, decide_true, cond_true]

/-! ### A policy that is given -/

variable {T : Nat} {σ : Nat → Fin (n + 1) → Draw (Fin m)}

private theorem successProb_le_of_follows_of_past (hπ : X.Follows T π σ) (k : Nat)
    (past : List (Seen Obs Action)) (hT : past.length + k = T) (x : State) :
    E.successAfter won π k past x ≤
      (P.paying 0 0).successProb (X.goal true won) (.layered k σ) k [] (X.place x) := by
  induction k generalizing past x with
  | zero => exact Rat.le_refl
  | succ k ih =>
    rw [successProb_layered_succ, ← hπ.expect_eq X
      (f := (P.paying 0 0).successBackup (X.goal true won) _)
      (PartialMDP.successBackup_paying_last _) hT, successAfter_succ]
    exact Draw.expect_mono fun a _ => X.expect_scored_le (fun _ => Draw.prob_le_one _ _)
      (fun r => successAfter_le_one k _ r.state)
      fun r => ih _ (by rw [List.length_cons]; omega) r.state

/-- **Claim.** **Unknown probability: a policy's success is at most what it is where the unknown
succeeds.** Let an environment extend a partial model, with any states and whatever it does with the
probability that is not known, and let an agent act in known states as a policy says that looks at
the state and the steps that are left, with chance or without. Then from every state the agent
succeeds within `T` steps with a probability of at most that of the policy in the completed process,
where what is not known succeeds. Nothing is asked of rewards. -/
theorem successProb_le_of_follows (hπ : X.Follows T π σ) (x : State) :
    E.successProb won π T x ≤
      (P.paying 0 0).successProb (X.goal true won) (.layered T σ) T [] (X.place x) :=
  X.successProb_le_of_follows_of_past hπ T [] (Nat.zero_add T) x

private theorem le_successProb_of_follows_of_past (hπ : X.Follows T π σ) (k : Nat)
    (past : List (Seen Obs Action)) (hT : past.length + k = T) (x : State) :
    (P.paying 0 0).successProb (X.goal false won) (.layered k σ) k [] (X.place x) ≤
      E.successAfter won π k past x := by
  induction k generalizing past x with
  | zero => exact Rat.le_refl
  | succ k ih =>
    rw [successProb_layered_succ, ← hπ.expect_eq X
      (f := (P.paying 0 0).successBackup (X.goal false won) _)
      (PartialMDP.successBackup_paying_last _) hT, successAfter_succ]
    exact Draw.expect_mono fun a _ => X.le_expect_scored (fun _ => Draw.prob_nonneg _ _)
      (X.successProb_last _ k []) (fun r => successAfter_nonneg k _ r.state)
      fun r => ih _ (by rw [List.length_cons]; omega) r.state

/-- **Claim.** **Unknown probability: a policy's success is at least what it is where the unknown
fails.** Let an environment extend a partial model, with any states and whatever it does with the
probability that is not known, and let an agent act in known states as a policy says that looks at
the state and the steps that are left, with chance or without. Then from every state the agent
succeeds within `T` steps with a probability of at least that of the policy in the completed
process, where what is not known fails. Nothing is asked of rewards. -/
theorem le_successProb_of_follows (hπ : X.Follows T π σ) (x : State) :
    (P.paying 0 0).successProb (X.goal false won) (.layered T σ) T [] (X.place x) ≤
      E.successProb won π T x :=
  X.le_successProb_of_follows_of_past hπ T [] (Nat.zero_add T) x

/-! ### The best policy -/

private theorem successAfter_le_bestSuccess (k : Nat) (past : List (Seen Obs Action)) (x : State) :
    E.successAfter won π k past x ≤
      (P.paying 0 0).bestSuccess (X.goal true won) k (X.place x) := by
  induction k generalizing past x with
  | zero => exact Rat.le_refl
  | succ k ih =>
    rw [successAfter_succ, bestSuccess]
    refine Draw.expect_le fun a _ => Rat.le_trans ?_ (le_maximum _ (X.action.to a))
    have hm := Nat.zero_lt_of_lt (X.action.to a).isLt
    exact X.expect_scored_le (bestSuccess_le_one hm k) (fun r => successAfter_le_one k _ r.state)
      fun r => ih _ r.state

/-- **Claim.** **Unknown probability: success is at most what it is where the unknown succeeds.**
Let an environment extend a partial model, with any states and whatever it does with the probability
that is not known. Then some policy of the completed process, where what is not known succeeds,
succeeds within `k` steps with at least the probability of every agent of the environment, whatever
it remembers, observes and draws by chance, from every state. Nothing is asked of rewards. -/
theorem exists_successProb_le (hm : 0 < m) (won : Action → Rat → Bool → Bool) (k : Nat) :
    ∃ σ : Policy (n + 1) m, ∀ (π : Agent Obs Action) x, E.successProb won π k x ≤
      (P.paying 0 0).successProb (X.goal true won) σ k [] (X.place x) := by
  obtain ⟨σ, hσ⟩ := exists_eq_bestSuccess (M := P.paying 0 0) (G := X.goal true won) hm
  exact ⟨_, fun π x => hσ k (X.place x) ▸ X.successAfter_le_bestSuccess k [] x⟩

/-- **Claim.** **Unknown probability: success is at least what it is where the unknown fails.** Let
an environment extend a partial model, with any states and whatever it does with the probability
that is not known, and let its observations tell the numbers of known states. Then some agent
succeeds within `T` steps, from every state, with at least the probability of every policy of the
completed process, where what is not known fails. Nothing is asked of rewards. -/
theorem exists_le_successProb (hm : 0 < m) (won : Action → Rat → Bool → Bool)
    {see : Obs → Option (Fin n)}
    (hsee : ∀ x s, X.number x = some s → see (E.observe x) = some s) (T : Nat) :
    ∃ π : Agent Obs Action, ∀ (σ : Policy (n + 1) m) x,
      (P.paying 0 0).successProb (X.goal false won) σ T [] (X.place x) ≤
        E.successProb won π T x := by
  obtain ⟨σ, hσ⟩ := exists_eq_bestSuccess (M := P.paying 0 0) (G := X.goal false won) hm
  exact ⟨_, fun σ' x => Rat.le_trans (successProb_le_bestSuccess σ' T [] _) (hσ T (X.place x) ▸
    X.le_successProb_of_follows (X.follows_agent hsee T fun k s => .pure (σ k s)) x)⟩

end Extends

end Env

end Spec.MDP
