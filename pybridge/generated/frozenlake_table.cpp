// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of FrozenLake.
#include "frozenlake.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable frozenlake_table;
constexpr KernelTable frozenlake_table = TableOf<FrozenLake>::made();

}  // namespace provengym
