// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Recommender in Python.
#include "recommender.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule recommender_module() { return kernel_module<Recommender>(); }

}  // namespace provengym
