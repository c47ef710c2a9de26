// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// KeyLock in Python.
#include "keylock.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

KernelModule keylock_module() { return kernel_module<KeyLock>(); }

}  // namespace provengym
