module

public import Spec.Certificate.Integer.Outcomes
public import Spec.Certificate.Refinement.Success
public import Spec.MDP.Filled

/-!
# Tables that a machine fills

A table in words whose rows have one entry for each weighted list of random words is the decision
process that the machine fills, in its numbers.

## Main definitions

* `Refines.View.Enumeration.entry`: what the machine computes, as an entry of a table.
* `Refines.View.Enumeration.Rows`: a table holds these entries.
* `Table.succeeding`: the table in which success pays one and ends the episode.

## Main statements

* `Refines.View.Enumeration.Rows.filled`: such a table is filled.
-/

@[expose] public noncomputable section

namespace Spec.MDP.Refines.View.Enumeration

open Spec.Certificate
open Spec.Word (signed)

variable {P W S A O Action Obs : Type} {M : Machine P W} {p : P} {E : Env S A O} {n m : Nat}
  {R : Refines M p E} {F : Env S Action Obs} {V : R.View F m}
  {branches : W → UInt32 → List (Nat × List UInt64)} (N : V.Enumeration branches n)

/-- What the machine computes for the words of a state, an action and a weighted list of random
words, as an entry of a table. -/
def entry (w : W) (j : Fin m) (b : Nat × List UInt64) : Entry n where
  weight := .ofNat b.1
  state := N.index (M.step p w (V.act j) b.2)
  reward := M.reward p w (V.act j) b.2
  terminated := (M.terminated p (M.step p w (V.act j) b.2)).toUInt8

/-- A table holds what the machine computes, one entry for each weighted list of random words. -/
structure Rows (T : Table n m) : Prop where
  /-- A row has one entry for each list. -/
  row : ∀ {w}, N.Covered w → ∀ j, T.row (N.index w) j = (branches w (V.act j)).map (N.entry w j)
  /-- Weights are words. -/
  weight_lt : ∀ {w}, N.Covered w → ∀ j, ∀ b ∈ branches w (V.act j), b.1 < 2 ^ 32
  /-- Rewards are in units of the machine. -/
  units : ∃ scale, M.value p = Machine.units scale ∧ T.scale = T.factor.toNat * scale.toNat

/-- **Claim.** A table whose rows have one entry for each weighted list of random words, with
what the machine computes for it, holds what the machine computes. -/
theorem Rows.filled {N : V.Enumeration branches n} {T : Table n m} (hT : N.Rows T)
    (hM : T.model.WellFormed) : N.Filled T.model.toMDP := by
  intro w hw j f
  obtain ⟨scale, hvalue, hscale⟩ := hT.units
  have hentry : ∀ b : Nat × List UInt64,
      (T.model.outcome (N.entry w j b).transition).told = N.computed w j b.2 := fun b => by
    have hb : ∀ b : Bool, (b.toUInt8 != 0) = b := by decide
    have hs : (T.model.scale : Rat) = T.factor.toNat * scale.toNat := by
      rw [← Rat.natCast_mul, ← hscale]; rfl
    have hpos : (T.model.scale : Rat) ≠ 0 := Rat.ne_of_gt (Rat.natCast_pos.mpr hM.scale_pos)
    refine Prod.ext ?_ ?_
    · change mkRat (T.factor.toNat * (M.reward p w (V.act j) b.2).toInt64.toInt) T.model.scale = _
      rw [Rat.mkRat_eq_div, Rat.intCast_mul, Rat.intCast_natCast, computed, hvalue, Machine.units]
      rw [hs] at hpos ⊢
      generalize ((M.reward p w (V.act j) b.2).toInt64.toInt : Rat) = x
      generalize (scale.toNat : Rat) = y at *
      generalize (T.factor.toNat : Rat) = z at *
      grind
    · change (bif (Bool.toUInt8 _ != 0) then none else some _) = _
      rw [hb]
      rfl
  have hrow : T.model.row (N.index w) j =
      (branches w (V.act j)).map fun b => (N.entry w j b).transition := by
    change (T.row (N.index w) j).map _ = _
    rw [hT.row hw, List.map_map]
    rfl
  have hweight : ∀ b ∈ branches w (V.act j), (N.entry w j b).transition.weight = b.1 :=
    fun b hb => UInt32.toNat_ofNat_of_lt' (hT.weight_lt hw j b hb)
  have hsum : (Draw.sumWeights (branches w (V.act j)) : Int) = T.model.denominator := by
    rw [← hM.row_sum (N.index w) j, hrow]
    have (l : List (Nat × List UInt64)) (hl : ∀ b ∈ l, (N.entry w j b).transition.weight = b.1) :
        (Draw.sumWeights l : Int) =
          total (fun t => t.weight) (l.map fun b => (N.entry w j b).transition) := by
      induction l with
      | nil => rfl
      | cons b l ih =>
        rw [List.map_cons, total, ← ih fun c hc => hl c (List.mem_cons_of_mem _ hc),
          hl b List.mem_cons_self, Draw.sumWeights, List.map_cons, List.sum_cons, Int.natCast_add]
        rfl
    exact this _ hweight
  have hsum : Draw.sumWeights (branches w (V.act j)) = T.model.denominator := Int.ofNat.inj hsum
  have hpos : 0 < Draw.sumWeights (branches w (V.act j)) := hsum ▸ hM.denominator_pos
  have hne : (T.model.denominator : Rat) ≠ 0 :=
    Rat.ne_of_gt (Rat.natCast_pos.mpr hM.denominator_pos)
  have hD := Model.expect_step hM (s := N.index w) (a := j) fun o => f o.told
  have hB := Draw.expect_amongWeighted (default := []) hpos fun us => f (N.computed w j us)
  rw [hrow, List.map_map] at hD
  rw [hsum] at hB
  have hlist : (branches w (V.act j)).map ((fun t => (t.weight : Rat) *
      f (T.model.outcome t).told) ∘ fun b => (N.entry w j b).transition) =
        (branches w (V.act j)).map fun b => (b.1 : Rat) * f (N.computed w j b.2) :=
    List.map_congr_left fun b hb => by rw [Function.comp, hentry, hweight b hb]
  rw [hlist, ← hB] at hD
  rw [Draw.expect_map, Draw.expect_map, ← Rat.mul_div_cancel (a := Draw.expect _ _) hne, hD,
    Rat.mul_div_cancel hne]

end Spec.MDP.Refines.View.Enumeration

namespace Spec.Certificate

open Spec.MDP

variable {n m : Nat}

/-- The rows of a table in which success pays one and ends the episode. -/
def Table.succeeding (T : Table n m) (G : Goal n m) : SuccessRows n m where
  denominator := T.denominator
  row s a := (T.row s a).map fun e => e.succeed (G s a (T.model.outcome e.transition))

/-- They are those of the model in which success pays one and ends the episode. -/
theorem Table.represents_succeeding (T : Table n m) (G : Goal n m) :
    (T.succeeding G).Represents T.model G :=
  SuccessRows.represents_of_succeed rfl (fun _ _ => rfl) fun _ _ => rfl

end Spec.Certificate
