// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// TwoLaneDriving in Python.
#include "twolanedriving.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule twolanedriving_module() { return kernel_module<TwoLaneDriving>(); }

}  // namespace provengym
