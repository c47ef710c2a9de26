// The header that emitted C includes, so that what is emitted inlines.
#pragma once

#include <lean/lean.h>
#ifdef PROVENGYM_LEAN_TOOLCHAIN
// An official header leaves kernels external, with their wrappers for the interpreter, which would
// need Lean's runtime. As `static inline` the wrappers are never compiled, and the kernels inline.
#undef LEAN_EXPORT
#define LEAN_EXPORT static inline
#endif
