// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// SwimmerGait in Python.
#include "swimmergait.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule swimmergait_module() { return kernel_module<SwimmerGait>(); }

}  // namespace provengym
