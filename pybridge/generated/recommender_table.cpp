// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of Recommender.
#include "recommender.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable recommender_table;
constexpr KernelTable recommender_table = TableOf<Recommender>::made();

}  // namespace provengym
