// How far the backups of a policy lie from its values: exactly, then rounded once.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "../threads.hpp"
#include "certificate.hpp"
#include "checking.hpp"
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

// out[s]: the backup of the policy's action in state s minus the value in its place. The policy names
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
                    refuse_factor(factor, reward, table.first() + s, row % table.actions());
                const std::int64_t scaled = static_cast<std::int64_t>(factor) * reward;
                const std::int64_t next = table.terminated(i) ? 0 : values[table.successor(i)];
                sum += static_cast<Wide>(rows.weight(i)) * (den * scaled + num * next);
            }
            out[s] = ratio(sum - static_cast<Wide>(unit) * values[table.place(s)], unit);
        }
    });
}

// The largest distance by which a backup of the states begin, ..., end - 1 exceeds the value of its
// state, or by which that of the policy's action falls short of it, or without a policy the largest
// backup: times the denominators of the probabilities and of the discount.
template <class Sum, class Rows>
Sum largest_distance(const Table &table, const Rows &rows, const std::int64_t *values,
                     std::int64_t factor, const std::int32_t *policy, std::size_t begin,
                     std::size_t end) {
    const auto num = static_cast<Sum>(table.discount_num());
    const auto den = static_cast<Sum>(table.discount_den());
    const Sum unit = static_cast<Sum>(table.denominator()) * den;
    Sum largest = std::numeric_limits<std::int64_t>::min();
    for (std::size_t s = begin; s < end; ++s) {
        const Sum value = unit * values[table.place(s)];
        Sum above = 0, chosen = 0;
        for (std::size_t a = 0; a < table.actions(); ++a) {
            const std::size_t row = s * table.actions() + a;
            Sum sum = -value;
            for (std::size_t i = rows.first(row); i < rows.last(row); ++i) {
                const Sum next = table.terminated(i) ? 0 : values[table.successor(i)];
                sum += rows.weight(i) * (den * (factor * table.reward(i)) + num * next);
            }
            if (a == 0 || sum > above) above = sum;
            if (policy && policy[s] == static_cast<std::int32_t>(a)) chosen = sum;
        }
        const Sum below = policy ? -chosen : -above;
        largest = std::max({largest, above, below});
    }
    return largest;
}

// The same of all states, rounded once. It may be negative. The other conditions are those of
// `residual`.
inline double largest_residual(const Table &table, const std::int64_t *values, std::uint64_t factor,
                               const std::int32_t *policy, std::size_t threads) {
    if (certificate_fits(factor, table.largest_reward()) == 0)
        throw std::invalid_argument("a reward times the factor must be less than 2**63 in size");
    const Claim claim{values, values + table.place(0), factor, 0, nullptr};
    const bool narrow =
        NarrowArithmetic{Parameters(table, claim)}.applies(largest_value(table, claim),
                                                           table.largest_reward());
    const auto times = static_cast<std::int64_t>(factor);
    std::vector<Wide> found(threads, std::numeric_limits<std::int64_t>::min());
    table.with_rows([&](const auto rows) {
        share(table.states(), threads, 1, [&](std::size_t part, std::size_t begin, std::size_t end) {
            if (begin == end) return;
            found[part] =
                narrow ? largest_distance<std::int64_t>(table, rows, values, times, policy, begin, end)
                       : largest_distance<Wide>(table, rows, values, times, policy, begin, end);
        });
    });
    return ratio(*std::max_element(found.begin(), found.end()),
                 table.denominator() * table.discount_den());
}

}  // namespace provengym
