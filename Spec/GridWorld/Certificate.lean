module

public import Spec.Certificate.IdentDistrib
public import Spec.Certificate.Discounted
public import Spec.Certificate.Integer.TotalReturn
public import Spec.Certificate.Refinement.Horizon
public import Spec.GridWorld.Episodes
public import Spec.GridWorld.Implementation
public import Spec.GridWorld.Optimal.Value

/-!
# Certificates of GridWorld

From the specification to what `provengym.check` says of it. The model in integers has one certain
transition for each cell and action. It is what the kernel of GridWorld fills a table with, cell by
cell in row-major order and action by action, and it has the distribution of the decision process of
`Spec.GridWorld.Views`. So an accepted certificate bounds the values of the specification.

What C++ and Python add, and are trusted for, is to ask the kernel for each cell and action once and
to keep the answers in order. A test compares the model that they make with the tables that Lean
evaluates from the specification, for all grids of up to 4 x 4 cells.

## Main definitions

* `toModel`: the model in integers.
* `Kernel.entry`: what the kernel computes for a cell and an action.
* `Kernel.Filled`: a table holds what the kernel computes.

## Main statements

* `toModel_wellFormed`, `toModel_identDistrib`: the model is GridWorld.
* `Kernel.Filled.model_eq`: the table is the model.
* `Kernel.Filled.sound`, `Kernel.Filled.near_optimalValue`: what an accepted discounted certificate
  says of GridWorld.
* `Kernel.Filled.resetPlay_sound`: what it says of episodes.
* `Kernel.Filled.layers_sound`: the same for a finite horizon.
* `value_le_of_upper_ends`, `le_value_of_lower`: the same for the total return.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld

open Spec.MDP Spec.Certificate
open Spec.Word (signed)

variable {height width : Nat} (G : GridWorld height width)

/-! ### The model in integers -/

/-- GridWorld in integers: from each cell, each action has one transition, which is certain. The
discount is `discountNum / discountDen`, and values are integers over `scale`. -/
def toModel (discountNum discountDen scale : Nat) : Model (height * width) 4 where
  denominator := 1
  discountNum := discountNum
  discountDen := discountDen
  scale := scale
  factor := scale
  row i a :=
    [{ weight := 1
       state := encode (G.step (decode i) (.ofFin a)).state
       reward := (G.step (decode i) (.ofFin a)).reward.num
       terminated := (G.step (decode i) (.ofFin a)).terminated }]

variable {G} {discountNum discountDen scale : Nat}

/-- **Claim.** The numbers of the model make sense: with a discount in `[0, 1]` it is a decision
process. -/
theorem toModel_wellFormed (hle : discountNum ≤ discountDen) (hden : 0 < discountDen)
    (hscale : 0 < scale) : (G.toModel discountNum discountDen scale).WellFormed where
  denominator_pos := Nat.one_pos
  discountDen_pos := hden
  discount_le_one := hle
  scale_pos := hscale
  row_sum _ _ := rfl

theorem num_reward (s : Pos height width) (a : Action) :
    ((G.step s a).reward.num : Rat) = (G.step s a).reward := by
  rcases reward_eq G s a with h | h <;> rw [h] <;> rfl

/-- **Claim.** The model in integers is GridWorld: it has the discount of the decision process and,
in each state, the same distribution of the outcome of each action. -/
theorem toModel_identDistrib (hle : discountNum ≤ discountDen) (hden : 0 < discountDen)
    (hscale : 0 < scale) (hd : G.discount = mkRat discountNum discountDen) :
    (G.toModel discountNum discountDen scale).toMDP.IdentDistrib G.toMDP := by
  refine Model.identDistrib_of_rows (toModel_wellFormed hle hden hscale) hd.symm fun s a =>
    ⟨_, rfl, ?_⟩
  have hr : mkRat ((scale : Int) * (G.step (decode s) (.ofFin a)).reward.num) scale =
      (G.step (decode s) (.ofFin a)).reward := by
    have hpos : (scale : Rat) ≠ 0 := by
      simpa only [ne_eq, Rat.natCast_eq_zero_iff] using Nat.ne_of_gt hscale
    rw [Rat.mkRat_eq_div, Rat.intCast_mul, num_reward, Rat.intCast_natCast]
    grind
  simp only [Model.outcome, toModel, toFiniteMDP, hr]

/-! ### The total return -/

variable {C : Certificate (height * width) 4}

/-- **Claim.** **Total return at most.** Without a discount, let the check of every cell and action
pass with the error zero. Then for every policy that ends, whatever it remembers and however it uses
chance, and for every `δ > 0`, its value in GridWorld is at most `v + δ` over all horizons from some
one on. -/
theorem value_le_of_upper_ends (hd : G.discount = 1) (hscale : 0 < scale) (hC : C.error = 0)
    (hU : ∀ s a, C.Upper (G.toModel 1 1 scale) s a) {π : Policy (height * width) 4}
    {past : History (height * width) 4} {s : Fin (height * width)} (hend : G.toMDP.Ends π past s)
    {δ : Rat} (hδ : 0 < δ) :
    ∃ K : Nat, ∀ k, K ≤ k →
      G.toMDP.value π k past s ≤ C.values (G.toModel 1 1 scale) s + δ := by
  have hM := toModel_wellFormed (G := G) (Nat.le_refl 1) Nat.one_pos hscale
  have hG := toModel_identDistrib (G := G) (Nat.le_refl 1) Nat.one_pos hscale hd
  obtain ⟨K, hK⟩ := Certificate.value_le_of_upper_ends (A := fun _ _ => True)
    (S := fun _ => True) hM rfl (fun _ _ _ _ _ _ _ _ => trivial) hC (fun s a _ _ => hU s a)
    (π.within_all _) trivial (hG.ends_iff.mpr hend) hδ
  exact ⟨K, fun k hk => hG.value π k past s ▸ hK k hk⟩

/-- **Claim.** **Total return at least.** Without a discount, let the integers `r` over `rankScale`
rank the actions of the certificate's policy on all cells, let `|v| ≤ B`, and let the check of the
policy pass in each cell. Then the value of the policy in GridWorld over the horizon `k` is at least
`v - ε r - B r / (k + 1)`. -/
theorem le_value_of_lower (hd : G.discount = 1) (hscale : 0 < scale) {rankScale : Nat}
    (hrank : 0 < rankScale) {r : Fin (height * width) → Int}
    (hr : (G.toModel 1 1 scale).Ranks (fun s a => a = C.policy s) (fun _ => True) rankScale r)
    {B : Rat} (hB : ∀ s, MDP.abs (C.values (G.toModel 1 1 scale) s) ≤ B)
    (hL : ∀ s, C.Lower (G.toModel 1 1 scale) s (C.policy s)) (k : Nat)
    (past : History (height * width) 4) (s : Fin (height * width)) :
    C.values (G.toModel 1 1 scale) s -
        C.epsilon (G.toModel 1 1 scale) * mkRat (r s) rankScale -
        B * (mkRat (r s) rankScale / (k + 1 : Nat)) ≤
      G.toMDP.value (.stationary C.policy) k past s := by
  have hM := toModel_wellFormed (G := G) (Nat.le_refl 1) Nat.one_pos hscale
  have hG := toModel_identDistrib (G := G) (Nat.le_refl 1) Nat.one_pos hscale hd
  rw [← hG.value]
  exact Certificate.le_value_of_lower hM rfl hrank hr (fun s _ => hB s) (fun s _ => hL s) k past
    trivial

/-! ### The table that the kernel fills -/

namespace Kernel

variable {p : Machine.Params}

/-- The words of the cell to which an action leads from the cell with a given number. -/
def nextWords (p : Machine.Params) (i : Fin (height * width)) (a : Fin 4) : Machine.State :=
  machine.step p (.ofPos (decode i : Pos height width)) (.ofNat a) 0

/-- What the kernel computes for the cell with a given number and an action, as the entry of a
table: the row-major number of the next cell, the reward, and whether the next cell is terminal. -/
def entry (hp : p.Describes G) (i : Fin (height * width)) (a : Fin 4) : Entry (height * width) where
  weight := 1
  state :=
    ⟨(obs0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (nextWords p i a).row
        (nextWords p i a).col).toNat, by
      have h := (obs_in_bounds (Machine.Params.valid_of_describes hp) (nextWords p i a).row
        (nextWords p i a).col).1
      rwa [hp.height, hp.width, Machine.toNat_ofNat hp.height_lt,
        Machine.toNat_ofNat hp.width_lt, ← hp.height, ← hp.width] at h⟩
  reward := machine.reward p (.ofPos (decode i : Pos height width)) (.ofNat a) 0
  terminated := (machine.terminated p (nextWords p i a)).toUInt8

/-- A table holds what the kernel computes, for the discount of the grid. Rewards are in units of
`1`, so that they are integers over the scale when they are multiplied by it. -/
structure Filled (hp : p.Describes G) (T : Table (height * width) 4) : Prop where
  /-- A row has one entry. -/
  row : ∀ i a, T.row i a = [entry hp i a]
  /-- Its weight is that of certainty. -/
  denominator : T.denominator = 1
  /-- The discount is that of the grid. -/
  discount : G.discount = mkRat T.discountNum.toNat T.discountDen.toNat
  /-- The factor is the scale. -/
  scale : T.scale = T.factor.toNat

-- There are such tables.
example (hp : p.Describes G) (hd : G.discount = mkRat 9 10) :
    Filled hp
      { denominator := 1, discountNum := 9, discountDen := 10, factor := 1000, error := 0,
        scale := 1000, row := fun i a => [entry hp i a], value := fun _ => 0,
        policy := fun _ => 0 } where
  row _ _ := rfl
  denominator := rfl
  discount := hd
  scale := rfl

theorem nextWords_eq (hp : p.Describes G) (i : Fin (height * width)) (a : Fin 4) :
    nextWords p i a = .ofPos (G.step (decode i) (.ofFin a)).state := by
  have hw : (UInt32.ofNat a : UInt32) = (Action.ofFin a).toWord := by revert a; decide
  obtain ⟨hr, hc⟩ := step_correct hp (decode i) (.ofFin a) 0
  rw [nextWords, hw]
  exact eq_ofPos hp hr hc

/-- **Claim.** What the kernel computes for a cell and an action is the transition of the model in
integers. -/
theorem entry_transition (hp : p.Describes G) (i : Fin (height * width)) (a : Fin 4) :
    (entry hp i a).transition =
      { weight := 1
        state := encode (G.step (decode i) (.ofFin a)).state
        reward := (G.step (decode i) (.ofFin a)).reward.num
        terminated := (G.step (decode i) (.ofFin a)).terminated } := by
  have hw : (UInt32.ofNat a : UInt32) = (Action.ofFin a).toWord := by revert a; decide
  have hnext := nextWords_eq hp i a
  have hstate : (entry hp i a).state = encode (G.step (decode i) (.ofFin a)).state := by
    refine Fin.ext ?_
    change (obs0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (nextWords p i a).row
      (nextWords p i a).col).toNat = _
    rw [hnext]
    exact (obs_correct hp _).1
  have hreward : signed (entry hp i a).reward = (G.step (decode i) (.ofFin a)).reward.num := by
    have h := reward_correct hp (decode i) (.ofFin a) 0
    rw [← num_reward, Rat.intCast_inj] at h
    rw [entry, hw]
    exact h
  have hterm : ((entry hp i a).terminated != 0) =
      (G.step (decode i) (.ofFin a)).terminated := by
    have h := terminated_correct hp (decode i) (.ofFin a) 0
    have hb : ∀ b : Bool, (b.toUInt8 != 0) = b := by decide
    rw [entry, hb, nextWords, hw]
    exact h
  rw [Entry.transition, hstate, hreward, hterm]
  rfl

variable {hp : p.Describes G} {T : Table (height * width) 4}

/-- **Claim.** The integers that a filled table stands for are the model of GridWorld. -/
theorem Filled.model_eq (hT : Filled hp T) :
    T.model = G.toModel T.discountNum.toNat T.discountDen.toNat T.scale := by
  have hrow : (fun s a => (T.row s a).map Entry.transition) =
      (G.toModel T.discountNum.toNat T.discountDen.toNat T.scale).row := by
    funext s a
    rw [hT.row, List.map_cons, List.map_nil, entry_transition]
    rfl
  rw [Table.model, hrow, hT.denominator, ← hT.scale]
  rfl

/-- **Claim.** The decision process that a filled table stands for has the distribution of
GridWorld, when its numbers make sense. -/
theorem Filled.identDistrib (hT : Filled hp T) (hM : T.model.WellFormed) :
    T.model.toMDP.IdentDistrib G.toMDP :=
  hT.model_eq ▸ toModel_identDistrib hM.discount_le_one hM.discountDen_pos hM.scale_pos hT.discount

/-- **Claim.** **What an accepted certificate says of GridWorld.** Let the kernel of certificates
accept one for the table that the kernel of GridWorld fills, and let `|v| ≤ B`. Then in GridWorld,
from every cell and over every horizon `k`, no policy, whatever it remembers and however it uses
chance, has an expected discounted return above `v + ε / (1 - γ) + γ^k B`, and the policy of the
certificate has at least `v - ε / (1 - γ) - γ^k B`. -/
theorem Filled.sound (hT : Filled hp T) (h : T.Accepted) {B : Rat}
    (hB : ∀ s, MDP.abs (T.certificate.values T.model s) ≤ B) (k : Nat)
    (past : History (height * width) 4) (s : Pos height width) :
    (∀ π : Policy (height * width) 4, G.toMDP.value π k past (encode s) ≤
      T.certificate.values T.model (encode s) +
        T.certificate.epsilon T.model / (1 - G.discount) + G.discount ^ k * B) ∧
    T.certificate.values T.model (encode s) -
        T.certificate.epsilon T.model / (1 - G.discount) - G.discount ^ k * B ≤
      G.toMDP.value (.stationary T.policy) k past (encode s) := by
  have hG := hT.identDistrib h.holds.1.toWellFormed
  have hs := h.sound hB k past (encode s)
  rw [show T.model.toMDP.discount = G.discount from hG.discount] at hs
  exact ⟨fun π => hG.value π k past _ ▸ hs.1 π, hG.value _ k past _ ▸ hs.2⟩

/-- **Claim.** **What an accepted certificate says of episodes.** Let the kernel of certificates
accept one for the table that the kernel of GridWorld fills, and let `|v| ≤ B`. Then no agent,
whatever it remembers and however it uses chance, expects of an episode of GridWorld that is cut
after `k` steps a discounted return above `v + ε / (1 - γ) + γ^k B` at the start, and the agent that
follows the policy of the certificate expects at least `v - ε / (1 - γ) - γ^k B`. -/
theorem Filled.resetPlay_sound (hT : Filled hp T) (h : T.Accepted) {B : Rat}
    (hB : ∀ s, MDP.abs (T.certificate.values T.model s) ≤ B) (k : Nat) :
    (∀ π : Env.Agent (Pos height width) Action,
      (G.toEnv.resetPlay π k).expect
          (fun xs => discountedReturn G.discount (xs.map fun x => x.2.reward)) ≤
        T.certificate.values T.model (encode G.start) +
          T.certificate.epsilon T.model / (1 - G.discount) + G.discount ^ k * B) ∧
    T.certificate.values T.model (encode G.start) -
        T.certificate.epsilon T.model / (1 - G.discount) - G.discount ^ k * B ≤
      (G.toEnv.resetPlay (numbering.agent id (.stationary T.policy)) k).expect
        (fun xs => discountedReturn G.discount (xs.map fun x => x.2.reward)) := by
  have hs := hT.sound h hB k [] G.start
  refine ⟨fun π => ?_, ?_⟩
  · rw [expect_resetPlay]; exact hs.1 _
  · rw [expect_resetPlay, policy_agent]; exact hs.2

/-- **Claim.** Where the kernel of certificates accepts one for the table that the kernel of
GridWorld fills, its values are within `ε / (1 - γ)` of the optimal values of GridWorld in closed
form. -/
theorem Filled.near_optimalValue (hT : Filled hp T) (h : T.Accepted) (s : Pos height width) :
    MDP.abs (T.certificate.values T.model (encode s) - G.optimalValue s) ≤
      T.certificate.epsilon T.model / (1 - G.discount) := by
  have hG := hT.identDistrib h.holds.1.toWellFormed
  have hd : T.model.toMDP.discount = G.discount := hG.discount
  have h₀ := discount_nonneg (M := T.model)
  have h₁ := discount_lt_one h.holds.1
  obtain ⟨v, -, hv, -, hnear⟩ := h.exists_optimal (by decide)
  rw [hd] at h₀ h₁ hnear
  have hv' : ∀ i, G.toMDP.bellmanOpt v i = v i := fun i => (hG.bellmanOpt v i).symm.trans (hv i)
  rw [← optimalValue_unique G h₀ h₁ hv' s]
  exact hnear _

/-- **Claim.** **What an accepted certificate of a finite horizon says of GridWorld.** Let the
kernel of certificates accept layers for the table that the kernel of GridWorld fills. Then in
GridWorld, from every cell, no policy, whatever it remembers and however it uses chance, expects
more of the first `T` steps than the last upper layer, and the policy of the certificate expects at
least the last lower layer. The discount may be one. -/
theorem Filled.layers_sound {T : LayerTable (height * width) 4}
    (hT : Filled hp (T.table (T.upper 0) (T.policy 0))) (h : T.Accepted) (s : Pos height width) :
    (∀ (π : Policy (height * width) 4) past, G.toMDP.value π T.horizon past (encode s) ≤
      mkRat (T.layers.upper T.horizon (encode s)) T.scale) ∧
    mkRat (T.layers.lower T.horizon (encode s)) T.scale ≤
      G.toMDP.value T.layers.toPolicy T.horizon [] (encode s) := by
  have hG : T.model.toMDP.IdentDistrib G.toMDP := hT.identDistrib h.holds.1
  have hs := h.sound (encode s)
  exact ⟨fun π past => hG.value π _ past _ ▸ hs.1 π past, hG.value _ _ [] _ ▸ hs.2⟩

end Kernel

end Spec.GridWorld
