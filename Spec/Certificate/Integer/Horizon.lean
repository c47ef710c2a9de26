module

public import Spec.Certificate.Horizon
public import Spec.Certificate.Integer.Outcomes

/-!
# Certificates of a finite horizon in integers

The layers of a certificate as integers over the scale of a model, whose discount may be one. The
check is local: an upper layer is nowhere below a backup of the one before, and a lower layer
nowhere above the backup, by the layer's action, of the one before. So upper layers are rounded up
and lower layers down, and what rounding loses is at most one unit for each step.

## Main definitions

* `Layers n m`: upper and lower layers, and the actions of the lower ones.
* `Layers.Holds`: the local check.

## Main statements

* `Layers.Holds.sound`: the best return of `T` steps lies between the two last layers.
* `Layers.Holds.exact`: it is known where they meet.
* `Layers.exists_holds`: every model has layers that hold and end `2 T` units apart at most.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.MDP

variable {n m : Nat}

/-- A certificate of a finite horizon. -/
structure Layers (n m : Nat) where
  /-- The number of steps. -/
  horizon : Nat
  /-- For each number of steps that are left, and each state, a number that no policy beats, an
  integer over the scale. -/
  upper : Nat → Fin n → Int
  /-- For each number of steps that are left, and each state, a number that the certificate's policy
  attains, an integer over the scale. -/
  lower : Nat → Fin n → Int
  /-- The action of the policy in each state when `k + 1` steps are left. -/
  policy : Nat → Fin n → Fin m

namespace Layers

variable {H : Layers n m} {M : Model n m}

/-- The policy of a certificate: it looks at the state and at the number of steps left. -/
noncomputable def toPolicy (H : Layers n m) : Policy n m :=
  .layered H.horizon fun k s => .pure (H.policy k s)

/-- Every local check passes. A layer is compared with backups of the layer before. -/
structure Holds (H : Layers n m) (M : Model n m) : Prop where
  /-- With no step left nothing is earned. -/
  upper_zero : ∀ s, 0 ≤ H.upper 0 s
  /-- No backup of an upper layer is above the next layer. -/
  upper_succ : ∀ k, k < H.horizon → ∀ s a, M.AtMost (H.upper k) s a (H.upper (k + 1) s)
  /-- With no step left nothing is lost. -/
  lower_zero : ∀ s, H.lower 0 s ≤ 0
  /-- The backup of a lower layer by the policy's action is not below the next layer. -/
  lower_succ : ∀ k, k < H.horizon → ∀ s,
    M.AtLeast (H.lower k) s (H.policy k s) (H.lower (k + 1) s)

theorem mkRat_nonpos {x : Int} {d : Nat} (hd : 0 < d) (h : x ≤ 0) : mkRat x d ≤ 0 := by
  refine Rat.not_lt.mp fun hlt => ?_
  have hpos := Rat.mul_pos hlt (Rat.natCast_pos.mpr hd)
  rw [mkRat_mul hd, ← Rat.intCast_zero, Rat.intCast_lt_intCast] at hpos
  omega

/-- **Claim.** **Certificates of a finite horizon in integers.** When every local check passes, the
best return of the first `T` steps lies between the last layers, from every state: no policy,
whatever it remembers and however it uses chance, expects more than the last upper layer, and the
policy of the certificate expects at least the last lower layer. The discount may be one. -/
theorem Holds.sound (h : H.Holds M) (hM : M.WellFormed) (s : Fin n) :
    (∀ (π : Policy n m) past,
      M.toMDP.value π H.horizon past s ≤ mkRat (H.upper H.horizon s) M.scale) ∧
    mkRat (H.lower H.horizon s) M.scale ≤ M.toMDP.value H.toPolicy H.horizon [] s := by
  have hU : ∀ k, k < H.horizon → ∀ s, True → ∀ a,
      M.toMDP.backup (fun s => mkRat (H.upper k s) M.scale) s a ≤
        mkRat (H.upper (k + 1) s) M.scale := fun k hk s _ a =>
    (atMost_iff (C := ⟨H.upper k, fun _ => a, 0⟩) hM s a _).mp (h.upper_succ k hk s a)
  have hL : ∀ k, k < H.horizon → ∀ s, True → mkRat (H.lower (k + 1) s) M.scale ≤
      M.toMDP.bellman (fun s => .pure (H.policy k s))
        (fun s => mkRat (H.lower k s) M.scale) s := fun k hk s _ =>
    (atLeast_iff (C := ⟨H.lower k, H.policy k, 0⟩) hM s (H.policy k s) _).mp
      (h.lower_succ k hk s)
  have h₀ := discount_nonneg (M := M)
  unfold toPolicy
  generalize M.toMDP = P at *
  exact layers_sound (U := fun k s => mkRat (H.upper k s) M.scale)
    (L := fun k s => mkRat (H.lower k s) M.scale) h₀ (closed_all P _)
    (fun s _ => (Model.mkRat_nonneg_iff hM.scale_pos).mpr (h.upper_zero s)) hU
    (fun s _ => mkRat_nonpos hM.scale_pos (h.lower_zero s)) hL trivial

/-- **Claim.** When every local check passes, and the last layers meet in a state, the policy of the
certificate is optimal for the first `T` steps from there: no policy, whatever it remembers and
however it uses chance, expects more, and what it expects is the number of the layers. -/
theorem Holds.exact (h : H.Holds M) (hM : M.WellFormed) {s : Fin n}
    (heq : H.lower H.horizon s = H.upper H.horizon s) :
    M.toMDP.value H.toPolicy H.horizon [] s = mkRat (H.upper H.horizon s) M.scale ∧
      ∀ (π : Policy n m) past,
        M.toMDP.value π H.horizon past s ≤ M.toMDP.value H.toPolicy H.horizon [] s := by
  obtain ⟨hup, hlow⟩ := h.sound hM s
  have h := Rat.le_antisymm (hup _ []) (heq ▸ hlow)
  exact ⟨h, fun π past => h ▸ hup π past⟩

/-! ### Rounding -/

/-- Upper layers: each is the best backup of the one before, rounded up. -/
private noncomputable def roundUp (M : Model n m) : Nat → Fin n → Int
  | 0, _ => 0
  | k + 1, s =>
    -(-(M.toMDP.bellmanOpt (fun s => mkRat (roundUp M k s) M.scale) s * M.scale)).floor

/-- Lower layers: each is the best backup of the one before, rounded down. -/
private noncomputable def roundDown (M : Model n m) : Nat → Fin n → Int
  | 0, _ => 0
  | k + 1, s => (M.toMDP.bellmanOpt (fun s => mkRat (roundDown M k s) M.scale) s * M.scale).floor

private theorem le_roundUp (hS : 0 < M.scale) (k : Nat) (s : Fin n) :
    M.toMDP.bellmanOpt (fun s => mkRat (roundUp M k s) M.scale) s ≤
        mkRat (roundUp M (k + 1) s) M.scale ∧
      (roundUp M (k + 1) s : Rat) ≤
        M.toMDP.bellmanOpt (fun s => mkRat (roundUp M k s) M.scale) s * M.scale + 1 := by
  have hpos := Rat.natCast_pos.mpr hS
  have hx := mkRat_mul (a := roundUp M (k + 1) s) hS
  rw [roundUp] at hx ⊢
  generalize M.toMDP.bellmanOpt (fun s => mkRat (roundUp M k s) M.scale) s = b at *
  have h₁ := Rat.floor_le (-(b * M.scale))
  have h₂ := Rat.le_of_lt (Rat.lt_floor_add_one (-(b * M.scale)))
  rw [Rat.intCast_add, Rat.intCast_one] at h₂
  rw [Rat.intCast_neg] at hx ⊢
  exact ⟨Rat.le_of_mul_le_mul_right (by rw [hx]; grind) hpos, by grind⟩

private theorem roundDown_le (hS : 0 < M.scale) (k : Nat) (s : Fin n) :
    mkRat (roundDown M (k + 1) s) M.scale ≤
        M.toMDP.bellmanOpt (fun s => mkRat (roundDown M k s) M.scale) s ∧
      M.toMDP.bellmanOpt (fun s => mkRat (roundDown M k s) M.scale) s * M.scale ≤
        (roundDown M (k + 1) s : Rat) + 1 := by
  have hpos := Rat.natCast_pos.mpr hS
  have hx := mkRat_mul (a := roundDown M (k + 1) s) hS
  rw [roundDown] at hx ⊢
  generalize M.toMDP.bellmanOpt (fun s => mkRat (roundDown M k s) M.scale) s = b at *
  have h₁ := Rat.floor_le (b * M.scale)
  have h₂ := Rat.le_of_lt (Rat.lt_floor_add_one (b * M.scale))
  rw [Rat.intCast_add, Rat.intCast_one] at h₂
  exact ⟨Rat.le_of_mul_le_mul_right (by rw [hx]; exact h₁) hpos, h₂⟩

theorem discount_le_one (hM : M.WellFormed) : M.toMDP.discount ≤ 1 := by
  have hpos := Rat.natCast_pos.mpr hM.discountDen_pos
  refine Rat.le_of_mul_le_mul_right ?_ hpos
  rw [Model.toMDP, mkRat_mul hM.discountDen_pos, Rat.one_mul, Rat.intCast_natCast]
  exact Rat.natCast_le_natCast.mpr hM.discount_le_one

private theorem roundUp_sub_le (hm : 0 < m) (hM : M.WellFormed) (k : Nat) (s : Fin n) :
    roundUp M k s - roundDown M k s ≤ 2 * k := by
  induction k generalizing s with
  | zero => exact Int.le_refl 0
  | succ k ih =>
    have hS := hM.scale_pos
    have hpos : (0 : Rat) < M.scale := Rat.natCast_pos.mpr hS
    have hU := (le_roundUp hS k s).2
    have hL := (roundDown_le hS k s).2
    have hc₀ : (0 : Rat) ≤ mkRat (2 * k) M.scale :=
      (Model.mkRat_nonneg_iff hS).mpr (by omega)
    have hle : ∀ s, mkRat (roundUp M k s) M.scale ≤
        mkRat (roundDown M k s) M.scale + mkRat (2 * k) M.scale := fun s => by
      refine Rat.le_of_mul_le_mul_right ?_ hpos
      rw [Rat.add_mul, mkRat_mul hS, mkRat_mul hS, mkRat_mul hS, ← Rat.intCast_add,
        Rat.intCast_le_intCast]
      have := ih s
      omega
    have hb : M.toMDP.bellmanOpt (fun s => mkRat (roundUp M k s) M.scale) s ≤
        M.toMDP.bellmanOpt (fun s => mkRat (roundDown M k s) M.scale) s +
          mkRat (2 * k) M.scale := by
      refine (maximum_le_iff hm).mpr fun a => ?_
      have h₁ := backup_le_of_le_add (M := M.toMDP) discount_nonneg hc₀ hle s a
      have h₂ := backup_le_bellmanOpt M.toMDP (fun s => mkRat (roundDown M k s) M.scale) s a
      have h₃ := Rat.mul_le_mul_of_nonneg_right (discount_le_one hM) hc₀
      grind
    have h := Rat.mul_le_mul_of_nonneg_right hb (Rat.le_of_lt hpos)
    rw [Rat.add_mul, mkRat_mul hS] at h
    have : ((roundUp M (k + 1) s - roundDown M (k + 1) s : Int) : Rat) ≤ (2 * k + 2 : Int) := by
      rw [Rat.intCast_sub, Rat.intCast_add]
      grind
    have := Rat.intCast_le_intCast.mp this
    omega

/-- **Claim.** Every model, with a discount of at most one, has a certificate for every horizon
whose layers pass every local check and end at most two units for each step apart: rounding upper
layers up and lower layers down loses no more. -/
theorem exists_holds (hm : 0 < m) (hM : M.WellFormed) (T : Nat) :
    ∃ H : Layers n m, H.horizon = T ∧ H.Holds M ∧ ∀ s, H.upper T s - H.lower T s ≤ 2 * T := by
  let π := fun k => (exists_isGreedy M.toMDP hm fun s => mkRat (roundDown M k s) M.scale).choose
  have hπ : ∀ k, M.toMDP.IsGreedy (fun s => mkRat (roundDown M k s) M.scale) (π k) := fun k =>
    (exists_isGreedy M.toMDP hm fun s => mkRat (roundDown M k s) M.scale).choose_spec
  refine ⟨⟨T, roundUp M, roundDown M, π⟩, rfl, ?_, roundUp_sub_le hm hM T⟩
  exact {
    upper_zero := fun _ => Int.le_refl 0
    upper_succ := fun k _ s a => (atMost_iff (C := ⟨roundUp M k, fun _ => a, 0⟩) hM s a _).mpr
      (Rat.le_trans (backup_le_bellmanOpt M.toMDP _ s a) (le_roundUp hM.scale_pos k s).1)
    lower_zero := fun _ => Int.le_refl 0
    lower_succ := fun k _ s => (atLeast_iff (C := ⟨roundDown M k, π k, 0⟩) hM s (π k s) _).mpr
      (hπ k s ▸ (roundDown_le hM.scale_pos k s).1) }

end Layers

end Spec.Certificate
