// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of Swimmer.
#include "swimmer.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable swimmer_table;
constexpr KernelTable swimmer_table = TableOf<Swimmer>::made();

}  // namespace provengym
