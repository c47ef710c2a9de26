// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of GridWorld.
#include "gridworld.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable gridworld_table;
constexpr KernelTable gridworld_table = TableOf<GridWorld>::made();

}  // namespace provengym
