module

public import Spec.TwoLaneDriving.Drivable
public import Spec.MDP.IdentDistrib
public import Spec.MDP.Random.Words

/-!
# TwoLaneDriving as an environment

The step is certain. What a reset draws is here made of eight numbers of 64 bits, which is how a
kernel reads its stream: bit `x` of the first four is the value of place `x` in the binary system,
and bit `x` of the others that of place `64 + x`. That the layouts have the distribution of the
specification is `identDistrib_reset`, in `Spec.TwoLaneDriving.Distribution`.

## Main definitions

* `bitValue`: the random values that eight numbers hold.
* `drawWords`: eight numbers, all equally likely.
* `toEnv`: the environment.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving

open Spec.MDP

/-- A number of 64 bits, all equally likely. -/
def drawWord : Draw (Fin (2 ^ 64)) := .uniform (2 ^ 64 - 1) .pure

/-- The number whose binary digits are these four, the lowest first. -/
def nibble (b₀ b₁ b₂ b₃ : Bool) : Fin 16 :=
  ⟨b₀.toNat + 2 * b₁.toNat + 4 * b₂.toNat + 8 * b₃.toNat, by
    have := b₀.toNat_le; have := b₁.toNat_le; have := b₂.toNat_le; have := b₃.toNat_le; omega⟩

/-- The values that four numbers hold. -/
def bitValue (u₀ u₁ u₂ u₃ : Nat) (x : Nat) : Fin 16 :=
  nibble (u₀.testBit x) (u₁.testBit x) (u₂.testBit x) (u₃.testBit x)

/-- The values of the first 64 places and those of the other ones, one after another. -/
def joined (near far : Nat → Fin 16) (x : Nat) : Fin 16 := if x < 64 then near x else far (x - 64)

/-- Values of 64 places, made of four numbers. -/
def drawHalf : Draw (Nat → Fin 16) :=
  drawWord.bind fun u₀ => drawWord.bind fun u₁ => drawWord.bind fun u₂ => drawWord.bind fun u₃ =>
    .pure (bitValue u₀ u₁ u₂ u₃)

/-- Values of 128 places, made of eight numbers. -/
def drawWords : Draw (Nat → Fin 16) :=
  drawHalf.bind fun near => drawHalf.bind fun far => .pure (joined near far)

variable (T : TwoLaneDriving)

/-- A reset that draws numbers of 64 bits. -/
def resetByWords : Draw State :=
  match T.obstacles with
  | some obstacles => .pure (start obstacles)
  | none => drawWords.map fun values => start (layoutOf T.length values)

/-- The task as an environment. -/
def toEnv : Env State Action Observation where
  reset := T.resetByWords
  step s a := .pure (step T s a)
  observe s := observe T s

end Spec.TwoLaneDriving
