module

public import Spec.Swimmer.Rounded

/-!
The golden tables of Swimmer: every entry is a function of the specification in fixed point,
evaluated by Lean's own reduction over the rationals. No compiler and no kernel for C takes part. A
whole step would be reduced too slowly, as the reduction shares nothing, so that its parts are: each
at numbers of all sizes. `tools/golden.py` appends one `#reduce` for each table,
and keeps what they print in `swimmer.json`.
-/

open Spec Spec.Swimmer

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The integer that a number is, in units of `2^-k`. -/
noncomputable abbrev units (k : Nat) (r : Rat) : Int := (r * 2 ^ k).num

/-- A number of so many units of `2^-k`. -/
noncomputable abbrev number (k : Nat) (z : Int) : Rat := z / 2 ^ k

/-- The state with these words. -/
noncomputable abbrev state (x₀ y₀ x₁ y₁ x₂ y₂ ω₀ ω₁ ω₂ vx vy px py : Int) : State where
  heading
    | 0 => ⟨number 30 x₀, number 30 y₀⟩
    | 1 => ⟨number 30 x₁, number 30 y₁⟩
    | 2 => ⟨number 30 x₂, number 30 y₂⟩
  omega
    | 0 => number 24 ω₀
    | 1 => number 24 ω₁
    | 2 => number 24 ω₂
  velocity := ⟨number 24 vx, number 24 vy⟩
  position := ⟨number 30 px, number 30 py⟩

/-- The number `k` of a list. -/
noncomputable abbrev item (l : List Int) (k : Nat) : Int := l.getD k 0

/-- The state whose words are the first 13 numbers of a list. -/
noncomputable abbrev stateOf (l : List Int) : State :=
  state (item l 0) (item l 1) (item l 2) (item l 3) (item l 4) (item l 5) (item l 6) (item l 7) (item l 8)
    (item l 9) (item l 10) (item l 11) (item l 12)

/-- The angles that six numbers of a list mean, from number `k` on. -/
noncomputable abbrev bendOf (l : List Int) (k : Nat) : Bend :=
  ⟨number 30 (item l k), number 30 (item l (k + 1)), number 30 (item l (k + 2)),
    number 30 (item l (k + 3)), number 30 (item l (k + 4)), number 30 (item l (k + 5))⟩

/-- A number for each link, from number `k` of a list on. -/
noncomputable abbrev threeOf (l : List Int) (k : Nat) : Fin 3 → Rat
  | 0 => number 24 (item l k)
  | 1 => number 24 (item l (k + 1))
  | 2 => number 24 (item l (k + 2))

/-- The numbers for the three links, in units. -/
noncomputable abbrev three (f : Fin 3 → Rat) : List Int :=
  [units 24 (f 0), units 24 (f 1), units 24 (f 2)]

/-- The components of a vector, in units. -/
noncomputable abbrev pair (k : Nat) (v : Vec) : List Int := [units k v.x, units k v.y]

/-- What a function of the specification returns, in units: of a state, or of a state and the angles
between its links, or of what these lead to. -/
noncomputable abbrev table (function : String) (l : List Int) : List Int :=
  match function with
  | "nearest" => [units (item l 0).toNat (nearest (item l 0).toNat (item l 1 / item l 2))]
  | "clamp" => [units 0 (clamp (item l 0) (item l 1))]
  | "bend" =>
    let b := bend nearest (stateOf l)
    [units 30 b.cos₀₁, units 30 b.sin₀₁, units 30 b.cos₁₂, units 30 b.sin₁₂, units 30 b.cos₀₂,
      units 30 b.sin₀₂]
  | "slips" => three (slips nearest (stateOf l) (bendOf l 13))
  | "moments" => three (moments nearest (bendOf l 0) (threeOf l 6))
  | "centrifugal" => three (centrifugal nearest (stateOf l) (bendOf l 13))
  | "impulses" => three (impulses nearest (stateOf l)
      (fun | 0 => number 12 (item l 22) | 1 => number 12 (item l 23)) (bendOf l 13) (threeOf l 19))
  | "solution" => three (solution nearest (bendOf l 0) (threeOf l 6))
  | "rotate" => pair 30 (rotate nearest (number 30 (item l 0))
      ⟨number 30 (item l 1), number 30 (item l 2)⟩)
  | "normalise" => pair 30 (normalise nearest ⟨number 30 (item l 0), number 30 (item l 1)⟩)
  | _ => []
