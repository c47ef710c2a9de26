// The local check of a certificate. Its arithmetic is that of certificate.hpp, which is proved:
// here are its loops.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../threads.hpp"
#include "certificate.hpp"
#include "table.hpp"

namespace provengym {

// Values and errors are integers over one scale, and so are rewards times the factor.
struct Claim {
    const std::int64_t *values;
    std::uint64_t factor, error;
    const std::int32_t *policy;  // null: in each state some action must be good enough
};

// Where and why a check fails; without a reason it does not.
struct Failure {
    std::int64_t state, action;
    const char *reason;
};

// ---- Two arithmetics, which decide the same where both apply ------------------------------------

struct Parameters {
    Parameters(const Table &table, const Claim &claim)
        : denominator(table.denominator()),
          discount_num(table.discount_num()),
          discount_den(table.discount_den()),
          factor(claim.factor),
          error(claim.error) {}

    std::uint64_t denominator, discount_num, discount_den, factor, error;
};

// For any numbers. A sum has two digits for the rewards and two for the values.
struct WideArithmetic : Parameters {
    struct Sum {
        std::uint64_t reward_hi, reward_lo, value_hi, value_lo;
    };

    bool fits(std::uint64_t reward) const { return certificate_fits(factor, reward) != 0; }

    void add(Sum &sum, std::uint32_t weight, std::uint64_t reward, std::uint64_t value,
             std::uint8_t terminated) const {
        const std::uint64_t scaled = certificate_reward(factor, reward);
        const std::uint64_t next = certificate_successor(value, terminated);
        sum.reward_hi = certificate_sum_hi(sum.reward_hi, weight, scaled);
        sum.reward_lo = certificate_sum_lo(sum.reward_lo, weight, scaled);
        sum.value_hi = certificate_sum_hi(sum.value_hi, weight, next);
        sum.value_lo = certificate_sum_lo(sum.value_lo, weight, next);
    }

    bool upper(std::uint64_t value, const Sum &sum) const {
        return certificate_upper(denominator, discount_num, discount_den, error, value,
                                 sum.reward_hi, sum.reward_lo, sum.value_hi, sum.value_lo) != 0;
    }

    bool lower(std::uint64_t value, const Sum &sum) const {
        return certificate_lower(denominator, discount_num, discount_den, error, value,
                                 sum.reward_hi, sum.reward_lo, sum.value_hi, sum.value_lo) != 0;
    }
};

// For numbers so small that a sum is one word, and that every reward fits.
struct NarrowArithmetic : Parameters {
    using Sum = std::uint64_t;

    bool applies(std::uint64_t largest_value, std::uint64_t largest_reward) const {
        return certificate_narrow(denominator, discount_num, discount_den, factor, error,
                                  largest_value, largest_reward) != 0;
    }

    bool fits(std::uint64_t) const { return true; }

    void add(Sum &sum, std::uint32_t weight, std::uint64_t reward, std::uint64_t value,
             std::uint8_t terminated) const {
        sum = certificate_narrow_sum(sum, weight, discount_num, discount_den, factor, reward, value,
                                     terminated);
    }

    bool upper(std::uint64_t value, Sum sum) const {
        return certificate_narrow_upper(denominator, discount_den, error, value, sum) != 0;
    }

    bool lower(std::uint64_t value, Sum sum) const {
        return certificate_narrow_lower(denominator, discount_den, error, value, sum) != 0;
    }
};

// ---- The loops ----------------------------------------------------------------------------------

template <class Rows, class Arithmetic>
class Checker {
public:
    Checker(const Table &table, const Rows &rows, const Claim &claim, const Arithmetic &arithmetic)
        : table_(table), rows_(rows), claim_(claim), arithmetic_(arithmetic) {}

    // The first failure in the states begin, ..., end - 1: in the first state that fails a policy
    // that names no action, or else the smallest action that fails.
    Failure first_failure(std::size_t begin, std::size_t end) const {
        constexpr std::size_t ahead = 32;  // states, whose rows are fetched while these are checked
        const auto actions = static_cast<std::int64_t>(table_.actions());
        for (std::size_t s = begin; s < end; ++s) {
            if (s + ahead < end) rows_.prefetch((s + ahead) * table_.actions());
            const auto state = static_cast<std::int64_t>(s);
            const std::uint64_t value = word(claim_.values[s]);
            const std::int64_t chosen = claim_.policy ? claim_.policy[s] : -1;
            if (claim_.policy && (chosen < 0 || chosen >= actions))
                return {state, chosen, "policy"};
            bool good = false;
            for (std::int64_t a = 0; a < actions; ++a) {
                Sum sum{};
                if (!add_row(s * table_.actions() + static_cast<std::size_t>(a), sum))
                    return {state, a, "reward"};
                if (!arithmetic_.upper(value, sum)) return {state, a, "upper"};
                if (claim_.policy && a != chosen) continue;
                good = good || arithmetic_.lower(value, sum);
                if (claim_.policy && !good) return {state, a, "lower"};
            }
            if (!good) return {state, -1, "lower"};
        }
        return {-1, -1, nullptr};
    }

private:
    using Sum = typename Arithmetic::Sum;

    // Adds the outcomes of a row; false when a reward times the factor is no signed word.
    bool add_row(std::size_t row, Sum &sum) const {
        bool fit = true;
        std::size_t i = rows_.first(row);
        do {  // no row is empty
            const std::uint32_t weight = rows_.weight(i);
            const std::uint64_t reward = word(table_.reward(i));
            fit = fit && arithmetic_.fits(reward);
            arithmetic_.add(sum, weight, reward, word(claim_.values[table_.successor(i)]),
                            table_.terminated(i));
        } while (++i < rows_.last(row));
        return fit;
    }

    const Table &table_;
    const Rows &rows_;
    const Claim &claim_;
    const Arithmetic &arithmetic_;
};

template <class Arithmetic>
Failure first_failure(const Table &table, const Claim &claim, std::size_t threads,
                      const Arithmetic &arithmetic) {
    std::vector<Failure> failures(threads);
    table.with_rows([&](const auto rows) {
        const Checker checker(table, rows, claim, arithmetic);
        const auto search = [&](std::size_t part, std::size_t begin, std::size_t end) {
            failures[part] = checker.first_failure(begin, end);
        };
        share(table.states(), threads, 1, search);
    });
    for (const Failure &failure : failures)
        if (failure.reason) return failure;
    return {-1, -1, nullptr};
}

// Whether every local check passes, and if not, the first that fails.
inline Failure check(const Table &table, const Claim &claim, std::size_t threads) {
    const Parameters given(table, claim);
    if (certificate_valid(given.denominator, given.discount_num, given.discount_den, given.factor,
                          given.error) == 0)
        return {-1, -1, "parameters"};
    const NarrowArithmetic narrow{given};
    if (narrow.applies(largest_magnitude(claim.values, table.states()), table.largest_reward()))
        return first_failure(table, claim, threads, narrow);
    return first_failure(table, claim, threads, WideArithmetic{given});
}

}  // namespace provengym
