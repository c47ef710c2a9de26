module

public import Spec.Certificate.Endless
public import Spec.Certificate.Integer.Outcomes

/-!
# Endless reward in integers

A set of states that no transition of positive weight under the policy leaves or ends in, and in
each of them a comparison of the backup of the potential with the potential and the gain, which the
kernel can do.

## Main definitions

* `Model.Gains`: the local check.
* `Model.ending`: the process in which the end of an episode costs one.
* `Model.elsewhere`: minus one outside a set of states, and zero in it.

## Main statements

* `Model.Gains.le_value`: the value over the horizon `k` grows like `k` times the gain.
* `Model.Gains.exists_horizon`: with a positive gain no number bounds it.
* `Model.ending_atLeast_iff`: that an action goes on in the set is a comparison of backups, which
  the kernel can do.
-/

@[expose] public section

namespace Spec.Certificate.Model

open Spec.MDP

variable {n m : Nat} {M : Model n m} {π : Fin n → Fin m} {S : Fin n → Prop} {g lo hi : Int}
  {f : Fin n → Int}

/-- The policy goes on in the set `S` for ever and gains at least `g` in each step, in the mean,
when the potential `f` is counted in. Both are integers over the scale of the model. -/
structure Gains (M : Model n m) (π : Fin n → Fin m) (S : Fin n → Prop) (g : Int)
    (f : Fin n → Int) : Prop where
  /-- No transition of positive weight leaves the set or ends the episode. -/
  goes_on : ∀ s, S s → ∀ t ∈ M.row s (π s), 0 < t.weight → t.terminated = false ∧ S t.state
  /-- The backup of the potential is at least the potential and the gain. -/
  gains : ∀ s, S s → M.AtLeast f s (π s) (f s + g)

/-- The same for the decision process. -/
private theorem Gains.process (h : M.Gains π S g f) (hM : M.WellFormed)
    (hd : M.discountNum = M.discountDen) :
    (∀ s, S s → ∀ a, a ∈ (Draw.pure (π s) : Draw (Fin m)) → ∀ o, o ∈ M.toMDP.step s a →
      o.terminated = false ∧ S o.state) ∧
    ∀ s, S s → mkRat g M.scale + mkRat (f s) M.scale ≤
      (Draw.pure (π s)).expect fun a => (M.toMDP.step s a).expect fun o =>
        o.reward + mkRat (f o.state) M.scale := by
  have hon : ∀ s, S s → ∀ o, o ∈ M.toMDP.step s (π s) → o.terminated = false ∧ S o.state := by
    intro s hs o ho
    obtain ⟨t, ht, hw, rfl⟩ := (mem_step hM).mp ho
    exact h.goes_on s hs t ht hw
  have hone := discount_eq_one hM hd
  refine ⟨fun s hs a ha => by rw [Draw.mem_pure.mp ha]; exact hon s hs, fun s hs => ?_⟩
  have hle := (atLeast_iff (C := ⟨f, π, 0⟩) hM s (π s) _).mp (h.gains s hs)
  have hsum : mkRat (f s + g) M.scale = mkRat g M.scale + mkRat (f s) M.scale := by
    simp only [Rat.mkRat_eq_div, Rat.intCast_add, Rat.div_def]; grind
  rw [hsum] at hle
  refine Rat.le_trans hle (Draw.expect_mono fun o ho => ?_)
  rw [Outcome.worth_eq, Outcome.next_of_not_terminated (hon s hs o ho).1, hone, Rat.one_mul]
  exact Rat.le_refl

/-- **Claim.** **Endless reward in integers.** Without a discount, let the check of the gain `g`
pass on a set of states, for a deterministic stationary policy and a potential between `lo` and `hi`
there. Then from each of these states the value of the policy over the horizon `k` is at least `k g
- (hi - lo)`, over the scale. -/
theorem Gains.le_value (h : M.Gains π S g f) (hM : M.WellFormed)
    (hd : M.discountNum = M.discountDen) (hlo : ∀ s, S s → lo ≤ f s) (hhi : ∀ s, S s → f s ≤ hi)
    (k : Nat) (past : History n m) {s : Fin n} (hs : S s) :
    k * mkRat g M.scale - (mkRat hi M.scale - mkRat lo M.scale) ≤
      M.toMDP.value (.stationary π) k past s := by
  have hone := discount_eq_one hM hd
  obtain ⟨hon, hg⟩ := h.process hM hd
  exact le_value_of_gain (σ := fun s => .pure (π s)) (f := fun s => mkRat (f s) M.scale) hone hon
    hg (fun s hs => (mkRat_le_mkRat_iff hM.scale_pos).mpr (hlo s hs))
    (fun s hs => (mkRat_le_mkRat_iff hM.scale_pos).mpr (hhi s hs)) k past hs

/-- **Claim.** **Returns without bound, in integers.** Without a discount, let the check of a
positive gain pass on a set of states. Then the value of the policy over the horizon exceeds every
number for good, from each of these states. -/
theorem Gains.exists_horizon (h : M.Gains π S g f) (hM : M.WellFormed)
    (hd : M.discountNum = M.discountDen) (hpos : 0 < g) (b : Rat) :
    ∃ K : Nat, ∀ k, K ≤ k → ∀ past s, S s → b ≤ M.toMDP.value (.stationary π) k past s := by
  have hone := discount_eq_one hM hd
  obtain ⟨hon, hg⟩ := h.process hM hd
  have hg₀ : 0 < mkRat g M.scale := Rat.not_le.mp fun hle => by
    have := (mkRat_le_mkRat_iff (x := g) (y := 0) hM.scale_pos).mp
      (show mkRat g M.scale ≤ mkRat 0 M.scale by rw [Rat.zero_mkRat]; exact hle)
    omega
  exact exists_horizon_of_gain (σ := fun s => .pure (π s)) (f := fun s => mkRat (f s) M.scale)
    hone hon hg hg₀ b

/-! ### To go on is a comparison of backups -/

/-- The process in which the end of an episode costs one, and nothing else pays. -/
noncomputable def ending (M : Model n m) : Model n m where
  denominator := M.denominator
  discountNum := 1
  discountDen := 1
  scale := 1
  factor := 1
  row s a := (M.row s a).map fun t => { t with reward := bif t.terminated then -1 else 0 }

/-- Minus one outside a set of states, and zero in it. -/
noncomputable def elsewhere (S : Fin n → Bool) (s : Fin n) : Int := bif S s then 0 else -1

private theorem worth_ending (M : Model n m) (S : Fin n → Bool) (t : Transition n) :
    M.ending.worth (elsewhere S) { t with reward := bif t.terminated then -1 else 0 } =
      -(bif !t.terminated && S t.state then 0 else 1) := by
  simp only [worth, ending, elsewhere]
  cases t.terminated <;> cases S t.state <;> rfl

/-- **Claim.** That an action of a process goes on in a set of states is a comparison of backups,
where the end of the episode costs one and so does every state outside the set. -/
theorem ending_atLeast_iff {S : Fin n → Bool} {s : Fin n} {a : Fin m} :
    M.ending.AtLeast (elsewhere S) s a 0 ↔
      ∀ t ∈ M.row s a, 0 < t.weight → t.terminated = false ∧ S t.state = true := by
  have hnonneg : ∀ t ∈ M.row s a,
      (0 : Int) ≤ t.weight * (bif !t.terminated && S t.state then 0 else 1) := fun t _ =>
    Int.mul_nonneg (Int.natCast_nonneg _) (by cases !t.terminated && S t.state <;> decide)
  have hbackup : M.ending.backup (elsewhere S) s a =
      -total (fun t => t.weight * (bif !t.terminated && S t.state then 0 else 1)) (M.row s a) := by
    rw [← total_neg]
    refine (total_map _ _ _).trans (total_congr fun t _ => ?_)
    rw [worth_ending, Int.mul_neg]
  have hzero : (M.ending.denominator * (M.ending.discountDen * 0) : Int) = 0 := by simp
  rw [AtLeast, hbackup, hzero, show ∀ x : Int, 0 ≤ -x ↔ x ≤ 0 by omega, total_nonpos_iff hnonneg]
  refine forall_congr' fun t => imp_congr_right fun _ => ?_
  cases t.terminated <;> cases S t.state <;> simp <;> omega

end Spec.Certificate.Model
