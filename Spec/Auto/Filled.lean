module

public import Spec.Auto.Refinement
public import Spec.MDP.Filled

/-!
# The table of rules

States and actions of rules are numbered by their dense codes, so the environment is a finite
decision process, and a table that its kernel fills, with a row for each state, is bisimilar to it.

## Main definitions

* `Coded.renaming`: the numbers of the values of a type.
* `Rules.view`, `Rules.enumeration`: the numbers of actions and of states in a table.

## Main statements

* `Rules.exists_bisimulation`: a table that the kernel fills is the environment.
-/

@[expose] public noncomputable section

namespace Spec.MDP.Draw

/-- For a draw that is certain, all lists stand that stand for some draw. -/
theorem branches_certain {α β : Type} (a : α) {d : Draw β} {k : Nat}
    {l : List (Nat × List UInt64)} (h : d.Branches k l) : (Draw.pure a).Branches k l where
  pos := h.pos
  length := h.length
  law f := by
    simp only [Draw.expect_map, Draw.sample_pure, Draw.expect_pure, Draw.expect_const]

end Spec.MDP.Draw

namespace Spec.Auto

open Spec.MDP

/-- The numbers of the values of a type. -/
def Coded.renaming (α : Type) [A : Coded α] (h : A.card < 2 ^ 64) : Renaming α (Fin A.card) where
  to a := ⟨(A.number a).toNat, A.number_lt h a⟩
  inv i := A.nth (.ofNat i.val)
  left_inv a := by rw [UInt64.ofNat_toNat, A.nth_number h]
  right_inv i := by
    have hi : (UInt64.ofNat i.val).toNat = i.val :=
      UInt64.toNat_ofNat_of_lt' (Nat.lt_trans i.isLt h)
    refine Fin.ext ?_
    simp only
    rw [A.number_nth h _ (by rw [hi]; exact i.isLt), hi]

namespace Rules

variable {P W : Type} {S A O : P → Type} [∀ p, Stored W (S p)] [∀ p, Coded (A p)]
  [∀ p, Select (S p)] [∀ p, Components (O p)] [∀ p, Shown (O p)] {resetWords stepWords : Nat}
  {scale : UInt32} {low high : P → Int} {valid : P → Bool}
  {E : (p : P) → Rules (S p) (A p) (O p) resetWords stepWords scale (low p) (high p)} {p : P}
  {hS : Stored.fits (S p) = true} {hr : resetWords < 2 ^ 64} {hk : stepWords < 2 ^ 64}
  {hscale : 0 < scale.toNat}

/-- The agent chooses the number of an action. -/
def view (hA : Coded.card (A p) < 2 ^ 32) :
    (refines (valid := valid) (E := E) p hS hr hk hscale).View (E p).env (Coded.card (A p)) :=
  (refines p hS hr hk hscale).view (Coded.renaming (A p) (Nat.lt_trans hA (by decide)))
    (fun j => .ofNat j)
    (fun j => by
      rw [UInt32.lt_iff_toNat_lt, numActions_eq hA, UInt32.toNat_ofNat_of_lt'
        (Nat.lt_trans j.isLt hA)]
      exact j.isLt)
    fun j => by
      have h : (UInt32.ofNat j.val).toUInt64 = UInt64.ofNat j.val := by
        rw [← UInt64.toNat_inj, UInt32.toNat_toUInt64, UInt32.toNat_ofNat_of_lt'
          (Nat.lt_trans j.isLt hA), UInt64.toNat_ofNat_of_lt'
          (Nat.lt_trans j.isLt (Nat.lt_trans hA (by decide)))]
      exact congrArg Coded.nth h

/-- Weighted words that stand for the chances of what a step draws stand for those of the step. -/
theorem draws {branches : W → UInt32 → List (Nat × List UInt64)}
    (h : ∀ s a, (E p).invariant s = true →
      ((E p).step s (Coded.nth a.toUInt64)).law.Branches stepWords
        (branches (Stored.store s) a)) :
    (refines (valid := valid) (E := E) p hS hr hk hscale).Draws branches := by
  rintro _ s ⟨hs, rfl⟩ a _
  rw [show (machine valid E).stepWords.toNat = stepWords from UInt64.toNat_ofNat_of_lt' hk]
  change ((E p).env.step s (Coded.nth a.toUInt64)).Branches _ _
  simp only [env]
  split
  · exact Draw.branches_certain _ (h s a hs)
  · exact (h s a hs).map _

/-- A row for each state, by its dense code. -/
def enumeration [C : Coded (S p)] (hA : Coded.card (A p) < 2 ^ 32) (hC : C.card < 2 ^ 64)
    (branches : W → UInt32 → List (Nat × List UInt64)) :
    (view (valid := valid) (E := E) (hS := hS) (hr := hr) (hk := hk) (hscale := hscale)
      hA).Enumeration branches C.card :=
  (view hA).enumeration branches
    (fun w => ∃ s : S p, (E p).invariant s = true ∧ w = Stored.store s)
    (fun w => (C.number (Stored.load w)).toNat) C.card_pos
    (by
      rintro _ ⟨s, h⟩ j us hus
      exact ⟨_, (refines (valid := valid) (E := E) p hS hr hk hscale).step h _
        ((view (valid := valid) (hS := hS) (hr := hr) (hk := hk) (hscale := hscale) hA).act_lt j)
        us hus⟩)
    (by rintro w -; exact C.number_lt hC _)
    (by
      rintro _ _ s' ⟨s, hs, rfl⟩ ⟨t, ht, rfl⟩ h hw
      simp only [Stored.load_store hS] at h
      have hst : s = t := by rw [← C.nth_number hC s, UInt64.toNat_inj.mp h, C.nth_number hC]
      exact hst ▸ hw)

/-- **The table is the environment.** A decision process that holds what the kernel of rules
computes, for each state and each action, is bisimilar to their environment: the words of a state
stand for it and have its number, and, where observations tell states apart, some agent acts as any
policy says. -/
theorem exists_bisimulation [C : Coded (S p)]
    (hO : ∀ {s s' : S p}, (E p).invariant s = true → (E p).invariant s' = true →
      (E p).observe s = (E p).observe s' → s = s') {hA : Coded.card (A p) < 2 ^ 32}
    {hC : C.card < 2 ^ 64} {branches : W → UInt32 → List (Nat × List UInt64)}
    (hbranches : (refines (valid := valid) (E := E) p hS hr hk hscale).Draws branches)
    {D : MDP C.card (Coded.card (A p))}
    (hD : (enumeration (valid := valid) (E := E) (hS := hS) (hr := hr) (hk := hk)
      (hscale := hscale) hA hC branches).Filled D) :
    ∃ B : (E p).env.Bisimulation D W, ∀ s, (E p).invariant s = true →
      B.Stands (Stored.store s) s ∧ (B.number (Stored.store s)).val = (C.number s).toNat ∧
        ∀ σ, ∃ π, B.Follows (Stored.store s) π σ := by
  let B := hD.bisimulation hbranches
  have hnumber {w s} (h : B.Stands w s) : (B.number w).val = (C.number s).toNat := by
    obtain ⟨-, hs, rfl⟩ := h
    refine (Nat.mod_eq_of_lt (C.number_lt hC _)).trans ?_
    rw [Stored.load_store hS]
  refine ⟨B, fun s hs => ?_⟩
  have hstands : B.Stands (Stored.store s) s := ⟨⟨s, hs, rfl⟩, hs, rfl⟩
  exact ⟨hstands, hnumber hstands, B.exists_follows hnumber (fun h h' => hO h.2.1 h'.2.1) _⟩

end Rules

end Spec.Auto
