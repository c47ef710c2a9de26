// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Fishing in Python.
#include "fishing.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule fishing_module() { return kernel_module<Fishing>(); }

}  // namespace provengym
