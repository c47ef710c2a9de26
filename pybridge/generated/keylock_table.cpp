// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of KeyLock.
#include "keylock.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable keylock_table;
constexpr KernelTable keylock_table = TableOf<KeyLock>::made();

}  // namespace provengym
