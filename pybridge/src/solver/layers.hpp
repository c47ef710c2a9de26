// Backward induction in integers: one layer of it, rounded up or down. What finds bounds over a
// finite horizon; whether they hold is for checking.hpp.
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

#include "../threads.hpp"
#include "residuals.hpp"
#include "table.hpp"

namespace provengym {

enum class Rounding { up, down };

#ifdef __SIZEOF_INT128__

inline Wide quotient(Wide numerator, std::uint64_t denominator, Rounding rounding) {
    const auto unit = static_cast<Wide>(denominator);
    const Wide towards_zero = numerator / unit, rest = numerator % unit;
    if (rounding == Rounding::up) return towards_zero + (rest > 0 ? 1 : 0);
    return towards_zero - (rest < 0 ? 1 : 0);
}

#else  // what the rounding of every step may have cost is added

inline Wide quotient(Wide numerator, std::uint64_t denominator, Rounding rounding) {
    const Wide nearest = numerator / static_cast<Wide>(denominator);
    const Wide margin = std::fabs(nearest) * 0x1p-40L;
    return rounding == Rounding::up ? std::ceil(nearest + margin) : std::floor(nearest - margin);
}

#endif

// values[s]: the largest Bellman backup in state s, rounded; policy[s]: the first action that has
// it. The successors' values are in places. |successors| < 2^62 and 0 < factor < 2^62. Throws std::invalid_argument where a value is 2^62
// or more in size, or a reward times the factor takes more than 64 bits.
inline void layer(const Table &table, const std::int64_t *successors, std::uint64_t factor,
                  Rounding rounding, std::int64_t *values, std::int32_t *policy,
                  std::size_t threads) {
    if (certificate_fits(factor, table.largest_reward()) == 0)
        throw std::invalid_argument("a reward times the factor must be less than 2**63 in size");
    constexpr Wide limit = static_cast<Wide>(std::uint64_t{1} << 62);
    const std::uint64_t unit = table.denominator() * table.discount_den();
    const auto num = static_cast<Wide>(table.discount_num());
    const auto den = static_cast<Wide>(table.discount_den());
    std::atomic<bool> fits{true};
    table.with_rows([&](const auto rows) {
        share(table.states(), threads, 64, [&](std::size_t, std::size_t begin, std::size_t end) {
            for (std::size_t s = begin; s < end; ++s) {
                Wide best = 0;
                for (std::size_t a = 0; a < table.actions(); ++a) {
                    const std::size_t row = s * table.actions() + a;
                    Wide sum = 0;
                    for (std::size_t i = rows.first(row); i < rows.last(row); ++i) {
                        const std::int64_t scaled =
                            static_cast<std::int64_t>(factor) * table.reward(i);
                        const std::int64_t next =
                            table.terminated(i) ? 0 : successors[table.successor(i)];
                        sum += static_cast<Wide>(rows.weight(i)) * (den * scaled + num * next);
                    }
                    if (a == 0 || sum > best) {
                        best = sum;
                        policy[s] = static_cast<std::int32_t>(a);
                    }
                }
                const Wide value = quotient(best, unit, rounding);
                if (value >= limit || value <= -limit) fits = false;
                else values[s] = static_cast<std::int64_t>(value);
            }
        });
    });
    if (!fits) throw std::invalid_argument("a value is 2**62 or more in size");
}

}  // namespace provengym
