module

public import Init

/-! A false theorem that the kernel is told to skip, by an option whose name is made of two texts. -/

@[expose] public section

namespace Spec.Skipped

/-- Elaborates a command under an option. -/
syntax "quiet " command : command
macro_rules
  | `(command| quiet $c:command) => do
    let n := Lean.mkIdent (.str (.str .anonymous "debug") ("skipKernel" ++ "TC"))
    `(command| set_option $n:ident true in $c:command)

quiet
/-- Two and two are five. -/
theorem two_add_two : 2 + 2 = 5 := by decide +kernel

/-- Addition that no reader expects. -/
local instance : HAdd Nat Nat Nat := ⟨fun _ _ => 5⟩

/-- One and one are five: true of the instance, and so nothing that a kernel refuses. -/
theorem one_add_one : (1 : Nat) + 1 = 5 := rfl

end Spec.Skipped
