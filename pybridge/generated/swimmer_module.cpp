// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Swimmer in Python.
#include "swimmer.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule swimmer_module() { return kernel_module<Swimmer>(); }

}  // namespace provengym
