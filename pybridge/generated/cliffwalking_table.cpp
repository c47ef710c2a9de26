// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of CliffWalking.
#include "cliffwalking.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable cliffwalking_table;
constexpr KernelTable cliffwalking_table = TableOf<CliffWalking>::made();

}  // namespace provengym
