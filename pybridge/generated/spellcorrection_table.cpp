// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The table of SpellCorrection.
#include "spellcorrection.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable spellcorrection_table;
constexpr KernelTable spellcorrection_table = TableOf<SpellCorrection>::made();

}  // namespace provengym
