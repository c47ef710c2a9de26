// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of TwoLaneDriving.
#include "twolanedriving.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable twolanedriving_table;
constexpr KernelTable twolanedriving_table = TableOf<TwoLaneDriving>::made();

}  // namespace provengym
