import Lake
open Lake DSL

package provengym where
  -- `LEAN_OPTIONS` in `pybridge/provengym_lean/compiling.py` says the same for builds without Lake.
  leanOptions := #[⟨`autoImplicit, false⟩, ⟨`linter.missingDocs, true⟩]

@[default_target]
lean_lib Spec where
  globs := #[.andSubmodules `Spec]
