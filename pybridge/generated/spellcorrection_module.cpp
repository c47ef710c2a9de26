// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// SpellCorrection in Python.
#include "spellcorrection.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule spellcorrection_module() { return kernel_module<SpellCorrection>(); }

}  // namespace provengym
