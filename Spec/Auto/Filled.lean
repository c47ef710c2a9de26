module

public import Spec.Auto.Refinement
public import Spec.MDP.Filled

/-!
# The table of rules

States and actions of rules are numbered by their dense codes, so the environment is a finite
decision process, and a table that its kernel fills, with a row for each state that can occur, or of
the words of some, is bisimilar to it.

## Main definitions

* `Coded.renaming`: the numbers of the values of a type.
* `Rules.view`, `Rules.enumeration`: the numbers of actions and of states in a table.

## Main statements

* `Rules.exists_bisimulation`, `Rules.exists_bisimulation_listed`: a table that the kernel fills is
  the environment.
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

/-- For what does not depend on what is drawn, any list of words stands. -/
theorem branches_map_const {α β : Type} {d : Draw α} {f : α → β} {b : β} (h : ∀ a, f a = b)
    (us : List UInt64) : (d.map f).Branches us.length [(1, us)] := by
  obtain rfl : f = fun _ => b := funext h
  refine branches_iff.mpr ⟨Nat.one_pos,
    fun x hx => congrArg (·.2.length) (List.mem_singleton.mp hx), fun g => ?_⟩
  simp only [expect_map, expect_const, sample_map, sumWeights, List.map_cons, List.map_nil,
    List.sum_cons, List.sum_nil, Nat.add_zero, Rat.add_zero]
  exact Rat.mul_comm _ _

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

variable {n : Nat} {P W : Type} {S A O : P → Type} [∀ p, Stored W (S p)] [∀ p, Coded (A p)]
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

/-- A row for each state that can occur, by its dense code. -/
def enumeration [C : Coded (S p)] (hA : Coded.card (A p) < 2 ^ 32) (hC : C.card < 2 ^ 64)
    (hn : ∀ s, (E p).invariant s = true → (C.number s).toNat < n)
    (branches : W → UInt32 → List (Nat × List UInt64)) :
    (view (valid := valid) (E := E) (hS := hS) (hr := hr) (hk := hk) (hscale := hscale)
      hA).Enumeration branches n :=
  (view hA).enumeration branches
    (fun w => ∃ s : S p, (E p).invariant s = true ∧ w = Stored.store s)
    (fun w => (C.number (Stored.load w)).toNat)
    (Nat.zero_lt_of_lt (hn _ ((E p).invariant_reset _ (Draw.sample_mem _ []))))
    (by
      rintro _ ⟨s, h⟩ j us hus
      exact ⟨_, (refines (valid := valid) (E := E) p hS hr hk hscale).step h _
        ((view (valid := valid) (hS := hS) (hr := hr) (hk := hk) (hscale := hscale) hA).act_lt j)
        us hus⟩)
    (by rintro _ ⟨s, hs, rfl⟩; simp only [Stored.load_store hS]; exact hn s hs)
    (by
      rintro _ _ s' ⟨s, hs, rfl⟩ ⟨t, ht, rfl⟩ h hw
      simp only [Stored.load_store hS] at h
      have hst : s = t := by rw [← C.nth_number hC s, UInt64.toNat_inj.mp h, C.nth_number hC]
      exact hst ▸ hw)

/-- **The table is the environment.** A decision process that holds what the kernel of rules
computes, for each state and each action, is bisimilar to their environment: the words of a state
stand for it and have its number, and, where observations tell states apart, some agent acts as any
policy says. -/
theorem exists_bisimulation [C : Coded (S p)] {hA : Coded.card (A p) < 2 ^ 32}
    {hC : C.card < 2 ^ 64} {hn : ∀ s, (E p).invariant s = true → (C.number s).toNat < n}
    {branches : W → UInt32 → List (Nat × List UInt64)}
    (hbranches : (refines (valid := valid) (E := E) p hS hr hk hscale).Draws branches)
    {D : MDP n (Coded.card (A p))}
    (hD : (enumeration (valid := valid) (E := E) (hS := hS) (hr := hr) (hk := hk)
      (hscale := hscale) hA hC hn branches).Filled D) :
    ∃ B : (E p).env.Bisimulation D W, ∀ s, (E p).invariant s = true →
      B.Stands (Stored.store s) s ∧ (B.number (Stored.store s)).val = (C.number s).toNat ∧
        ((∀ {s s' : S p}, (E p).invariant s = true → (E p).invariant s' = true →
          (E p).observe s = (E p).observe s' → s = s') →
            ∀ σ, ∃ π, B.Follows (Stored.store s) π σ) := by
  let B := hD.bisimulation hbranches
  have hnumber {w s} (h : B.Stands w s) : (B.number w).val = (C.number s).toNat := by
    obtain ⟨-, hs, rfl⟩ := h
    refine Eq.trans (congrArg (fun t => (C.number t).toNat % n) (Stored.load_store hS s)) ?_
    exact Nat.mod_eq_of_lt (hn s hs)
  refine ⟨B, fun s hs => ?_⟩
  have hstands : B.Stands (Stored.store s) s := ⟨⟨s, hs, rfl⟩, hs, rfl⟩
  exact ⟨hstands, hnumber hstands,
    fun hO => B.exists_follows hnumber (fun h h' => hO h.2.1 h'.2.1) _⟩

/-- **A table of words is the environment.** A decision process that holds what the kernel of rules
computes, for the words that are listed and each action, is bisimilar to their environment: the
words of a state that are listed with a number stand for it and have this number. -/
theorem exists_bisimulation_listed {hA : Coded.card (A p) < 2 ^ 32}
    {branches : W → UInt32 → List (Nat × List UInt64)}
    (hbranches : (refines (valid := valid) (E := E) p hS hr hk hscale).Draws branches)
    {word : Fin n → Option W} {inj : ∀ {i j w}, word i = some w → word j = some w → i = j}
    {D : MDP n (Coded.card (A p))}
    (hD : ((view (valid := valid) (E := E) (hS := hS) (hr := hr) (hk := hk) (hscale := hscale)
      hA).listing branches word inj).Filled D) (i₀ : Fin n) :
    ∃ B : (E p).env.Bisimulation D W, ∀ s i, (E p).invariant s = true →
      word i = some (Stored.store s) →
        B.Stands (Stored.store s) s ∧ B.number (Stored.store s) = i := by
  obtain ⟨B, -, -, hB⟩ := Refines.View.exists_bisimulation hbranches hD i₀
  exact ⟨B, fun s i hs hi => hB _ s i ⟨hs, rfl⟩ hi⟩

end Rules

end Spec.Auto
