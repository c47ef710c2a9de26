#include "driver.hpp"

namespace {

const Added added([] {
    // "ab", and twelve cells of which the last is a "z".
    std::uint64_t longest = 0;
    for (unsigned cell = 0; cell < 12; ++cell) longest |= std::uint64_t{15 + cell} << (5 * cell);
    exercise(spellcorrection_table, {12, 1, 7}, words({1 | 2 << 5, longest}));
    exercise(spellcorrection_table, {2, 0, 1}, words({1 | 2 << 5}));
});

}  // namespace
