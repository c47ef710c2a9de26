module

public import Spec.Auto.Chance
public import Spec.MDP.Env

/-!
# Bounded numbers as those below a bound

Where specifications have `Fin n`, rules have `UpTo last width`, with a last number that may be
known at run time only.

## Main definitions

* `UpTo.fin`: the numbers `0, …, last` are those below `last + 1`.

## Main statements

* `UpTo.fin_succ`, `UpTo.fin_pred`: one more and one less.
-/

@[expose] public section

namespace Spec.Auto.UpTo

open Spec.MDP

variable {last : UInt32} {width n : Nat}

/-- The numbers `0, …, last` are those below `last + 1`. -/
noncomputable def fin (h : last.toNat + 1 = n) : Renaming (UpTo last width) (Fin n) where
  to i := ⟨i.toNat, h ▸ Nat.lt_succ_of_le i.toNat_le⟩
  inv i := Chance.ofBranch width (i.cast h.symm)
  left_inv _ := ext_toNat (Chance.toNat_ofBranch _)
  right_inv _ := Fin.ext (Chance.toNat_ofBranch (width := width) _)

variable (i : UpTo last width) (h : last.toNat + 1 = n)

theorem fin_succ : (fin h).to i.succ = ⟨min (i.toNat + 1) (n - 1), by omega⟩ :=
  Fin.ext (by change i.succ.toNat = min _ _; rw [toNat_succ]; omega)

theorem fin_pred : (fin h).to i.pred = ⟨i.toNat - 1, by have := i.toNat_le; omega⟩ :=
  Fin.ext (by exact i.toNat_pred)

end Spec.Auto.UpTo
