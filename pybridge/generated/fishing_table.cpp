// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of Fishing.
#include "fishing.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable fishing_table;
constexpr KernelTable fishing_table = TableOf<Fishing>::made();

}  // namespace provengym
