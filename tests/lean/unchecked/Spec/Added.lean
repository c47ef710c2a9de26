module

public import Init
public meta import Lean

/-! A false theorem that is added without the kernel. -/

@[expose] public section

namespace Spec.Added

run_cmd do
  let decl := Lean.Declaration.thmDecl
    { name := `Spec.Added.oops, levelParams := [], type := Lean.mkConst ``False,
      value := Lean.mkConst ``True.intro }
  let env ← Lean.getEnv
  match env.addDeclCore 0 decl none (doCheck := false) with
  | .ok env => Lean.setEnv env
  | .error _ => pure ()

/-- Two and two are five. -/
theorem two_add_two : 2 + 2 = 5 := Spec.Added.oops.elim

end Spec.Added
