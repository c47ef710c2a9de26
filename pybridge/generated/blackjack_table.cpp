// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of Blackjack.
#include "blackjack.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable blackjack_table;
constexpr KernelTable blackjack_table = TableOf<Blackjack>::made();

}  // namespace provengym
