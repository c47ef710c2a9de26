// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of Taxi.
#include "taxi.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable taxi_table;
constexpr KernelTable taxi_table = TableOf<Taxi>::made();

}  // namespace provengym
