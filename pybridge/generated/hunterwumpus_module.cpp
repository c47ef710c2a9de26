// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// HunterWumpus in Python.
#include "hunterwumpus.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule hunterwumpus_module() { return kernel_module<HunterWumpus>(); }

}  // namespace provengym
