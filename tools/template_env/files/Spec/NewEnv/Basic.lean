module

public import Spec.Auto.Rules
public import Spec.Auto.Shown

/-!
# NewEnv

An agent walks in a corridor of `length` cells, numbered from `0`. It starts in the first cell, finds
a key in the last one, and is done when it has brought the key back. A move against a wall leaves it
where it is. Every step costs `1`.

## Main definitions

* `State`, `Action`: a cell and whether the agent has the key; `0` back, `1` forward.
* `moved`, `over`: where an action leads, and when the episode is over.
* `accepted`, `rules`: the lengths that are accepted, and the environment.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.NewEnv

open Spec.Auto

/-- What there is to know. -/
@[ext]
structure State (length : UInt32) where
  /-- The cell of the agent. -/
  cell : UpTo (length - 1) 10
  /-- Whether the agent has the key. -/
  hasKey : Bool

variable {length : UInt32}

/-- A state has the codes of its two parts. -/
@[inline] instance : Coded (State length) :=
  .ofEquiv (fun s => (s.cell, s.hasKey)) (fun t => ⟨t.1, t.2⟩) (fun _ => rfl) fun _ => rfl

/-- A state is kept in one word. -/
@[inline] instance : Stored UInt32 (State length) := .word32

/-- A state is chosen part by part. -/
@[inline] instance : Select (State length) :=
  .ofEquiv (fun s => (s.cell, s.hasKey)) (fun t => ⟨t.1, t.2⟩) fun _ => rfl

/-- A move: `0` back, `1` forward. -/
abbrev Action := UpTo 1 1

/-- The state after a move: the agent takes the key where it lies. -/
@[inline] def moved (s : State length) (a : Action) : State length :=
  let cell := select (a.is 1) s.cell.succ s.cell.pred
  ⟨cell, either s.hasKey (cell.is (length - 1))⟩

/-- Whether the episode is over: the agent is in the first cell, with the key. -/
@[inline] def over (s : State length) : Bool := both s.hasKey (s.cell.is 0)

/-- Whether a length is accepted. -/
@[inline] def accepted (length : UInt32) : Bool := both (2 ≤ length) (length ≤ 1000)

/-- The environment. -/
@[inline] def rules (length : UInt32) :
    Rules (State length) Action (UpTo (2 * length - 1) 11) 0 0 1 (-1) 0 where
  reset := .pure ⟨.zero, false⟩
  step s a := .pure ⟨moved s a, ⟨-1, by decide⟩⟩
  terminal := over
  observe s := .cap _ (2 * s.cell.val + keep s.hasKey 1)

end Spec.NewEnv
