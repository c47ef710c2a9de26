module

public import Spec.Certificate.Integer.Outcomes
public import Spec.Certificate.Success

/-!
# Probabilities of success in integers

Probabilities are integers over a scale. They are checked like Bellman backups: a step that succeeds
pays one and ends the episode, all others pay nothing, and there is no discount. Which steps succeed
is a test of the state, the action and the outcome.

## Main definitions

* `Model.score`: what a transition counts.
* `Model.SuccessAtMost`, `Model.SuccessAtLeast`, `Model.NoSuccess`: the local checks.
* `Model.succeeding`: the process in which success pays one.
* `Model.outside`: one outside a set of states, and zero in it.

## Main statements

* `Model.SuccessAtMost.successProb_le`: no policy succeeds with a probability above the integers.
* `Model.SuccessAtLeast.exists_sub_le_successProb`: the policy succeeds with a probability of at
  least the integers, up to any `δ > 0`.
* `Model.NoSuccess.successProb_eq_zero`: success is unreachable.
* `Model.succeeding_atMost_iff`, `Model.succeeding_atLeast_iff`: the checks are comparisons of
  backups, which the kernel can do.
* `Model.noSuccess_iff`: so is the check that success is unreachable.
-/

@[expose] public section

namespace Spec.Certificate.Model

open Spec.MDP

variable {n m : Nat} {M : Model n m} {G : Goal n m} {A : Fin n → Fin m → Prop} {S : Fin n → Prop}
  {scale : Nat} {x : Fin n → Int} {p : Fin n → Fin m} {rank : Fin n → Nat} {π : Policy n m}

/-- What a transition counts: `scale` for success, nothing for an end without success, and else the
number of the successor. -/
noncomputable def score (M : Model n m) (G : Goal n m) (scale : Nat) (x : Fin n → Int) (s : Fin n)
    (a : Fin m) (t : Transition n) : Int :=
  bif G s a (M.outcome t) then scale else bif t.terminated then 0 else x t.state

/-- The backup of probabilities of success, times `scale * denominator`. -/
noncomputable def successBackup (M : Model n m) (G : Goal n m) (scale : Nat) (x : Fin n → Int)
    (s : Fin n) (a : Fin m) : Int :=
  total (fun t => t.weight * M.score G scale x s a t) (M.row s a)

/-- A set of states that no transition of positive weight of an allowed action leaves, unless it
succeeds or ends the episode. -/
def ClosedUntil (M : Model n m) (G : Goal n m) (A : Fin n → Fin m → Prop) (S : Fin n → Prop) :
    Prop :=
  ∀ s a, S s → A s a → ∀ t ∈ M.row s a, 0 < t.weight → G s a (M.outcome t) = false →
    t.terminated = false → S t.state

/-- The integers `x`, over `scale`, bound the probability of success from above on the states of
`S`, for the actions that `A` allows. -/
structure SuccessAtMost (M : Model n m) (G : Goal n m) (A : Fin n → Fin m → Prop)
    (S : Fin n → Prop) (scale : Nat) (x : Fin n → Int) : Prop where
  /-- The set is closed before success. -/
  closed : M.ClosedUntil G A S
  /-- The numbers are nonnegative. -/
  nonneg : ∀ s, S s → 0 ≤ x s
  /-- No allowed action's backup exceeds them. -/
  upper : ∀ s a, S s → A s a → M.successBackup G scale x s a ≤ M.denominator * x s

/-- The integers `x`, over `scale`, bound the probability of success under the policy `p` from below
on the states of `S`: they are nowhere above their backups, and a rank shows that the policy decides
where they are positive. -/
structure SuccessAtLeast (M : Model n m) (G : Goal n m) (p : Fin n → Fin m) (S : Fin n → Prop)
    (scale : Nat) (x : Fin n → Int) (rank : Fin n → Nat) : Prop where
  /-- The set is closed before success. -/
  closed : M.ClosedUntil G (fun s a => a = p s) S
  /-- The numbers are at most one. -/
  le_scale : ∀ s, S s → x s ≤ scale
  /-- They are nowhere above the backup of the policy's action. -/
  lower : ∀ s, S s → M.denominator * x s ≤ M.successBackup G scale x s (p s)
  /-- Where they are positive, some transition of positive weight succeeds, ends the episode, leads
  to where they are not, or lowers the rank. -/
  decides : ∀ s, S s → 0 < x s → ∃ t ∈ M.row s (p s), 0 < t.weight ∧
    (G s (p s) (M.outcome t) = true ∨ t.terminated = true ∨ x t.state ≤ 0 ∨ rank t.state < rank s)

/-- No transition of positive weight of an allowed action leaves the states of `S` or succeeds
there. -/
structure NoSuccess (M : Model n m) (G : Goal n m) (A : Fin n → Fin m → Prop) (S : Fin n → Prop) :
    Prop where
  /-- The set is closed. -/
  closed : M.Closed A S
  /-- No step from it succeeds. -/
  fails : ∀ s a, S s → A s a → ∀ t ∈ M.row s a, 0 < t.weight → G s a (M.outcome t) = false

/-! ### What the integers say of the decision process -/

theorem closedUntil_iff (hM : M.WellFormed) : M.toMDP.ClosedUntil G A S ↔ M.ClosedUntil G A S := by
  constructor
  · exact fun h s a hs ha t ht hw hG hend =>
      h s a hs ha _ ((mem_step hM).mpr ⟨t, ht, hw, rfl⟩) hG hend
  · intro h s a hs ha o ho hG hend
    obtain ⟨t, ht, hw, rfl⟩ := (mem_step hM).mp ho
    exact h s a hs ha t ht hw hG hend

theorem score_mul (hscale : 0 < scale) (s : Fin n) (a : Fin m) (t : Transition n) :
    MDP.score G 1 (fun s => mkRat (x s) scale) s a (M.outcome t) * scale =
      (M.score G scale x s a t : Int) := by
  have := mkRat_mul (a := x t.state) hscale
  rw [MDP.score, score]
  cases G s a (M.outcome t) with
  | true => rw [cond_true, cond_true, Rat.one_mul, Rat.intCast_natCast]
  | false =>
    simp only [cond_false, outcome, Outcome.next]
    cases t.terminated <;> simp only [cond_true, cond_false, Rat.intCast_zero] <;> grind

/-- **Claim.** Comparing an integer backup of probabilities of success from above is comparing that
of the decision process. -/
theorem successBackup_le_iff (hM : M.WellFormed) (hscale : 0 < scale) (s : Fin n) (a : Fin m)
    (y : Int) : M.successBackup G scale x s a ≤ M.denominator * y ↔
      M.toMDP.successBackup G (fun s => mkRat (x s) scale) s a ≤ mkRat y scale :=
  total_le_iff hM hscale (score_mul hscale s a) y

/-- **Claim.** Comparing an integer backup of probabilities of success from below is comparing that
of the decision process. -/
theorem le_successBackup_iff (hM : M.WellFormed) (hscale : 0 < scale) (s : Fin n) (a : Fin m)
    (y : Int) : M.denominator * y ≤ M.successBackup G scale x s a ↔
      mkRat y scale ≤ M.toMDP.successBackup G (fun s => mkRat (x s) scale) s a :=
  le_total_iff hM hscale (score_mul hscale s a) y

/-! ### What follows -/

/-- **Claim.** **Success at most, in integers.** Where the check passes, no policy that takes only
allowed actions on the set, whatever it remembers and however it uses chance, succeeds within any
number of steps with a probability above `x`, from any state of the set. -/
theorem SuccessAtMost.successProb_le (hM : M.WellFormed) (hscale : 0 < scale)
    (h : M.SuccessAtMost G A S scale x) (hπ : π.Within A S) (k : Nat) (past : History n m)
    {s : Fin n} (hs : S s) : M.toMDP.successProb G π k past s ≤ mkRat (x s) scale :=
  MDP.successProb_le (x := fun s => mkRat (x s) scale) ((closedUntil_iff hM).mpr h.closed)
    (fun s hs => (mkRat_nonneg_iff hscale).mpr (h.nonneg s hs))
    (fun s a hs ha => (successBackup_le_iff hM hscale s a (x s)).mp (h.upper s a hs ha))
    hπ k past hs

/-- **Claim.** **Success at least, in integers.** Where the check passes, for every `δ > 0` there is
a number of steps from which on the policy succeeds with a probability of at least `x - δ`, from
every state of the set and whatever has happened before. -/
theorem SuccessAtLeast.exists_sub_le_successProb (hM : M.WellFormed) (hscale : 0 < scale)
    (h : M.SuccessAtLeast G p S scale x rank) {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ past s, S s →
      mkRat (x s) scale - δ ≤ M.toMDP.successProb G (.stationary p) k past s := by
  refine MDP.exists_sub_le_successProb (x := fun s => mkRat (x s) scale)
    (σ := fun s => .pure (p s)) (ρ := rank) ((closedUntil_iff hM).mpr h.closed)
    (fun s hs => ?_) (fun s hs => ?_) (fun s hs hpos => ?_) hδ
  · rw [← mkRat_self hscale]; exact (mkRat_le_mkRat_iff hscale).mpr (h.le_scale s hs)
  · exact (le_successBackup_iff hM hscale s (p s) (x s)).mp (h.lower s hs)
  · have hx : 0 < x s := Int.not_le.mp fun hle => Rat.not_le.mpr hpos
      (by rw [← Rat.zero_mkRat scale]; exact (mkRat_le_mkRat_iff hscale).mpr hle)
    obtain ⟨t, ht, hw, hcase⟩ := h.decides s hs hx
    refine ⟨p s, rfl, M.outcome t, (mem_step hM).mpr ⟨t, ht, hw, rfl⟩,
      hcase.imp id (Or.imp id (Or.imp (fun hle => ?_) id))⟩
    rw [← Rat.zero_mkRat scale]; exact (mkRat_le_mkRat_iff hscale).mpr hle

/-- **Claim.** **Success is unreachable, in integers.** Where the check passes, no policy that takes
only allowed actions on the set ever succeeds from one of its states. -/
theorem NoSuccess.successProb_eq_zero (hM : M.WellFormed) (h : M.NoSuccess G A S)
    (hπ : π.Within A S) (k : Nat) (past : History n m) {s : Fin n} (hs : S s) :
    M.toMDP.successProb G π k past s = 0 :=
  MDP.successProb_eq_zero ((closed_iff hM).mpr h.closed)
    (fun s a hs ha o ho => by
      obtain ⟨t, ht, hw, rfl⟩ := (mem_step hM).mp ho
      exact h.fails s a hs ha t ht hw) hπ k past hs

/-! ### The checks as comparisons of Bellman backups -/

/-- The process in which a step that succeeds pays one, in units of `scale`, and ends the episode,
and all others pay nothing, without a discount. -/
noncomputable def succeeding (M : Model n m) (G : Goal n m) (scale : Nat) : Model n m where
  denominator := M.denominator
  discountNum := 1
  discountDen := 1
  scale := scale
  factor := scale
  row s a := (M.row s a).map fun t =>
    { t with
      reward := bif G s a (M.outcome t) then 1 else 0
      terminated := G s a (M.outcome t) || t.terminated }

theorem backup_succeeding (s : Fin n) (a : Fin m) :
    (M.succeeding G scale).backup x s a = M.successBackup G scale x s a := by
  rw [backup, succeeding, total_map, successBackup]
  refine total_congr fun t _ => ?_
  simp only [worth, score]
  cases G s a (M.outcome t) <;> simp only [cond_true, cond_false, Bool.true_or, Bool.false_or] <;>
    grind

/-- **Claim.** The check of success from above is a comparison of Bellman backups, in the process in
which a step that succeeds pays one and ends the episode, without a discount. -/
theorem succeeding_atMost_iff (s : Fin n) (a : Fin m) (y : Int) :
    (M.succeeding G scale).AtMost x s a y ↔
      M.successBackup G scale x s a ≤ M.denominator * y := by
  rw [AtMost, backup_succeeding]
  simp only [succeeding]
  grind

/-- **Claim.** The check of success from below is a comparison of Bellman backups, in the process in
which a step that succeeds pays one and ends the episode, without a discount. -/
theorem succeeding_atLeast_iff (s : Fin n) (a : Fin m) (y : Int) :
    (M.succeeding G scale).AtLeast x s a y ↔
      M.denominator * y ≤ M.successBackup G scale x s a := by
  rw [AtLeast, backup_succeeding]
  simp only [succeeding]
  grind

/-- One outside a set of states, and zero in it. -/
def outside (S : Fin n → Bool) (s : Fin n) : Int := bif S s then 0 else 1

theorem outside_eq_zero_iff {S : Fin n → Bool} {s : Fin n} : outside S s = 0 ↔ S s = true := by
  rw [outside]; cases S s <;> simp

theorem score_outside (S : Fin n → Bool) (s : Fin n) (a : Fin m) (t : Transition n) :
    0 ≤ M.score G 1 (outside S) s a t ∧ M.score G 1 (outside S) s a t ≤ 1 := by
  rw [score, outside]
  cases G s a (M.outcome t) <;> cases t.terminated <;> cases S t.state <;> decide

theorem score_outside_eq_zero_iff (S : Fin n → Bool) (s : Fin n) (a : Fin m) (t : Transition n) :
    M.score G 1 (outside S) s a t = 0 ↔
      G s a (M.outcome t) = false ∧ (t.terminated = false → S t.state = true) := by
  rw [score, outside]
  cases G s a (M.outcome t) <;> cases t.terminated <;> cases S t.state <;> simp

/-- **Claim.** The check that success is unreachable from a set of states is a comparison of backups
of probabilities of success, where every state outside the set counts one. -/
theorem noSuccess_iff (hM : M.WellFormed) {S : Fin n → Bool} :
    M.NoSuccess G (fun _ _ => True) (fun s => S s = true) ↔
      ∀ s a, M.successBackup G 1 (outside S) s a ≤ M.denominator * outside S s := by
  have hzero : ∀ s a, M.successBackup G 1 (outside S) s a ≤ 0 ↔
      ∀ t ∈ M.row s a, 0 < t.weight →
        G s a (M.outcome t) = false ∧ (t.terminated = false → S t.state = true) := by
    intro s a
    rw [successBackup, total_nonpos_iff fun t _ =>
      Int.mul_nonneg (Int.natCast_nonneg _) (score_outside S s a t).1]
    refine forall_congr' fun t => imp_congr_right fun _ => ?_
    rw [Int.mul_eq_zero, ← score_outside_eq_zero_iff]
    omega
  constructor
  · intro h s a
    cases hs : S s with
    | true =>
      rw [outside_eq_zero_iff.mpr hs, Int.mul_zero, hzero]
      exact fun t ht hw => ⟨h.fails s a hs trivial t ht hw, h.closed s a hs trivial t ht hw⟩
    | false =>
      rw [outside, hs, cond_false, Int.mul_one, ← hM.row_sum s a]
      refine total_mono fun t _ => ?_
      have := Int.mul_le_mul_of_nonneg_left (score_outside (M := M) (G := G) S s a t).2
        (Int.natCast_nonneg t.weight)
      omega
  · intro h
    have hall : ∀ s a, S s = true → ∀ t ∈ M.row s a, 0 < t.weight →
        G s a (M.outcome t) = false ∧ (t.terminated = false → S t.state = true) := by
      intro s a hs
      have := h s a
      rwa [outside_eq_zero_iff.mpr hs, Int.mul_zero, hzero] at this
    exact ⟨fun s a hs _ t ht hw => (hall s a hs t ht hw).2,
      fun s a hs _ t ht hw => (hall s a hs t ht hw).1⟩

end Spec.Certificate.Model
