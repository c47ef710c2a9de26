// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of HunterWumpus.
#include "hunterwumpus.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable hunterwumpus_table;
constexpr KernelTable hunterwumpus_table = TableOf<HunterWumpus>::made();

}  // namespace provengym
