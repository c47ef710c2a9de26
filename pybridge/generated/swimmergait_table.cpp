// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of SwimmerGait.
#include "swimmergait.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable swimmergait_table;
constexpr KernelTable swimmergait_table = TableOf<SwimmerGait>::made();

}  // namespace provengym
