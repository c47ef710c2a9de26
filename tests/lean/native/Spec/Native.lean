module

public import Init

/-! A theorem that the compiler proves. -/

@[expose] public section

namespace Spec.Native

/-- A power. -/
theorem power : 2 ^ 10 = 1024 := by native_decide

end Spec.Native
