module

public import Spec.MDP.Outcome
public import Spec.SwimmerGait.Refinement

/-!
# SwimmerGait as a decision process

The step of `Spec.SwimmerGait.Basic` as a finite deterministic decision process on numbered shapes,
which is what is solved for a discount. Each episode goes on without end there.

## Main definitions

* `encode`, `decode`: the number of a shape, and back.
* `toFiniteMDP`, `toStochasticMDP`: the decision processes.

## Main statements

* `decode_encode`, `encode_decode`: numbering the shapes is a bijection.
* `toFiniteMDP_step`: the decision process has the step of `Basic`.
* `toStochasticMDP_valid`: its kernel is row-stochastic.
* `backup_eq`: the Bellman backups.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

open Spec.MDP

/-- The number of a shape: nine times the first value plus the second. -/
def encode (s : Shape) : Fin 81 := ⟨9 * s.joint1 + s.joint2, by omega⟩

/-- The shape with a number. -/
def decode (i : Fin 81) : Shape := ⟨⟨i / 9, by omega⟩, ⟨i % 9, by omega⟩⟩

/-- **Claim.** The number of a shape determines the shape. -/
@[simp] theorem decode_encode : ∀ s : Shape, decode (encode s) = s := by decide +kernel

/-- **Claim.** Every number below `81` is the number of a shape. -/
@[simp] theorem encode_decode : ∀ i : Fin 81, encode (decode i) = i := by decide +kernel

/-- The swimmer as a finite deterministic decision process with some discount. -/
def toFiniteMDP (discount : Rat) : FiniteMDP 81 5 where
  initial := encode straight
  next i a := encode (step (decode i) (.ofFin a)).state
  reward i a := (step (decode i) (.ofFin a)).reward
  terminated i a := (step (decode i) (.ofFin a)).terminated
  discount := discount

/-- The swimmer as a stochastic decision process, with one-hot rows. -/
def toStochasticMDP (discount : Rat) : StochasticMDP 81 5 := (toFiniteMDP discount).toStochastic

variable (discount : Rat) (s : Shape) (a : Action)

/-- **Claim.** The decision process takes the specified step. -/
theorem toFiniteMDP_step :
    (toFiniteMDP discount).next (encode s) a.toFin = encode (step s a).state ∧
      (toFiniteMDP discount).reward (encode s) a.toFin = (step s a).reward ∧
      (toFiniteMDP discount).terminated (encode s) a.toFin = false := by
  simp only [toFiniteMDP, decode_encode, Action.ofFin_toFin, true_and]
  rfl

/-- **Claim.** The kernel is row-stochastic when the discount lies in `[0, 1)`. -/
theorem toStochasticMDP_valid (h₀ : 0 ≤ discount) (h₁ : discount < 1) :
    (toStochasticMDP discount).Valid :=
  FiniteMDP.toStochastic_valid ⟨h₀, h₁⟩

/-- **Claim.** The Bellman backups of both decision processes are equal: the reward plus the
discounted value of the specified successor. -/
theorem backup_eq (v : Fin 81 → Rat) :
    (toStochasticMDP discount).backup v (encode s) a.toFin =
        (toFiniteMDP discount).backup v (encode s) a.toFin ∧
      (toFiniteMDP discount).backup v (encode s) a.toFin =
        (step s a).reward + discount * v (encode (step s a).state) := by
  refine ⟨FiniteMDP.backup_toStochastic _ _ _ _, ?_⟩
  simp only [FiniteMDP.backup, toFiniteMDP, decode_encode, Action.ofFin_toFin, step, cond_false]

/-- **Claim.** The number that the kernel shows first is that of the shape. -/
theorem obs0_eq_encode {resolution : UInt32} (s : Shape) :
    (Kernel.obs0 resolution s.words.1 s.words.2).toNat = encode s :=
  (Kernel.obs_correct s).1

end Spec.SwimmerGait
