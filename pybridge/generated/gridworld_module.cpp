// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// GridWorld in Python.
#include "gridworld.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule gridworld_module() { return kernel_module<GridWorld>(); }

}  // namespace provengym
