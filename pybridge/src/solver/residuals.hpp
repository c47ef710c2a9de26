// How far the backups of a policy lie from its values: exactly, then rounded once.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "certificate.hpp"
#include "table.hpp"

namespace provengym {

#ifdef __SIZEOF_INT128__

__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 UnsignedWide;

// The double nearest to numerator / denominator, where |numerator| < 2^126 and
// 0 < denominator <= 2^60.
inline double ratio(Wide numerator, std::uint64_t denominator) {
    constexpr std::uint64_t exact = std::uint64_t{1} << 53;  // integers up to here are doubles
    const UnsignedWide size = static_cast<UnsignedWide>(numerator < 0 ? -numerator : numerator);
    if (size == 0 || (size <= exact && denominator <= exact))
        return static_cast<double>(numerator) / static_cast<double>(denominator);
    // With the top bit at 126 the quotient has 66 bits or more, so that a last bit which stands for
    // all that follows makes the conversion round as the exact quotient would.
    const auto high = static_cast<std::uint64_t>(size >> 64);
    const auto low = static_cast<std::uint64_t>(size);
    const int shift = high != 0 ? __builtin_clzll(high) - 1 : __builtin_clzll(low) + 63;
    const UnsignedWide shifted = size << shift;
    const UnsignedWide quotient = shifted / denominator;
    const std::uint64_t sticky = quotient * denominator != shifted ? 1 : 0;
    const double rounded = std::ldexp(static_cast<double>(quotient | sticky), -shift);
    return numerator < 0 ? -rounded : rounded;
}

#else  // rounds at every step

using Wide = long double;

inline double ratio(Wide numerator, std::uint64_t denominator) {
    return static_cast<double>(numerator / static_cast<Wide>(denominator));
}

#endif

[[noreturn]] inline void refuse_factor(std::uint64_t factor, std::int64_t reward, std::size_t state,
                                       std::size_t action) {
    const std::uint64_t most = 0x7fffffffffffffff / magnitude(reward);
    throw std::invalid_argument("factor must be at most " + std::to_string(most) +
                                " for the reward " + std::to_string(reward) + " of state " +
                                std::to_string(state) + ", action " + std::to_string(action) +
                                ", got " + std::to_string(factor));
}

// out[s]: the backup of the policy's action in state s minus the value of s. The policy names
// actions and 0 < factor < 2^62. Throws std::invalid_argument when a reward times the factor takes
// more than 64 bits.
inline void residual(const Table &table, const std::int64_t *values, std::uint64_t factor,
                     const std::int32_t *policy, double *out) {
    const std::uint64_t unit = table.denominator() * table.discount_den();
    const auto num = static_cast<Wide>(table.discount_num());
    const auto den = static_cast<Wide>(table.discount_den());
    table.with_rows([&](const auto rows) {
        for (std::size_t s = 0; s < table.states(); ++s) {
            const std::size_t row = s * table.actions() + static_cast<std::size_t>(policy[s]);
            Wide sum = 0;
            for (std::size_t i = rows.first(row); i < rows.last(row); ++i) {
                const std::int64_t reward = table.reward(i);
                if (certificate_fits(factor, word(reward)) == 0)
                    refuse_factor(factor, reward, row / table.actions(), row % table.actions());
                const std::int64_t scaled = static_cast<std::int64_t>(factor) * reward;
                const std::int64_t next = table.terminated(i) ? 0 : values[table.successor(i)];
                sum += static_cast<Wide>(rows.weight(i)) * (den * scaled + num * next);
            }
            out[s] = ratio(sum - static_cast<Wide>(unit) * values[s], unit);
        }
    });
}

}  // namespace provengym
