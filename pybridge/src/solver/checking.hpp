// The local check of a certificate. Its arithmetic is that of certificate.hpp, which is proved:
// here are its loops.
#pragma once

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

template <class Rows>
class Checker {
public:
    Checker(const Table &table, const Rows &rows, const Claim &claim)
        : table_(table), rows_(rows), claim_(claim) {}

    // The first failure in the states begin, ..., end - 1: in the first state that fails a policy
    // that names no action, or else the smallest action that fails.
    Failure first_failure(std::size_t begin, std::size_t end) const {
        const auto actions = static_cast<std::int64_t>(table_.actions());
        for (std::size_t s = begin; s < end; ++s) {
            const auto state = static_cast<std::int64_t>(s);
            const std::uint64_t value = word(claim_.values[s]);
            const std::int64_t chosen = claim_.policy ? claim_.policy[s] : -1;
            if (claim_.policy && (chosen < 0 || chosen >= actions))
                return {state, chosen, "policy"};
            bool good = false;
            for (std::int64_t a = 0; a < actions; ++a) {
                Sums sums{};
                if (!add_row(s * table_.actions() + static_cast<std::size_t>(a), sums))
                    return {state, a, "reward"};
                if (!compare<certificate_upper>(value, sums)) return {state, a, "upper"};
                if (claim_.policy && a != chosen) continue;
                good = good || compare<certificate_lower>(value, sums);
                if (claim_.policy && !good) return {state, a, "lower"};
            }
            if (!good) return {state, -1, "lower"};
        }
        return {-1, -1, nullptr};
    }

private:
    struct Sums {
        std::uint64_t reward_hi, reward_lo, value_hi, value_lo;
    };

    static std::uint64_t word(std::int64_t x) { return static_cast<std::uint64_t>(x); }

    // Adds the outcomes of a row; false when a reward times the factor is no signed word.
    bool add_row(std::size_t row, Sums &sums) const {
        bool fit = true;
        for (std::size_t i = rows_.first(row); i < rows_.last(row); ++i) {
            const std::uint32_t weight = rows_.weight(i);
            const std::uint64_t given = word(table_.reward(i));
            fit = fit && certificate_fits(claim_.factor, given) != 0;
            const std::uint64_t reward = certificate_reward(claim_.factor, given);
            const std::uint64_t value = certificate_successor(
                word(claim_.values[table_.successor(i)]), table_.terminated(i));
            sums.reward_hi = certificate_sum_hi(sums.reward_hi, weight, reward);
            sums.reward_lo = certificate_sum_lo(sums.reward_lo, weight, reward);
            sums.value_hi = certificate_sum_hi(sums.value_hi, weight, value);
            sums.value_lo = certificate_sum_lo(sums.value_lo, weight, value);
        }
        return fit;
    }

    template <auto side>
    bool compare(std::uint64_t value, const Sums &sums) const {
        return side(table_.denominator(), table_.discount_num(), table_.discount_den(),
                    claim_.error, value, sums.reward_hi, sums.reward_lo, sums.value_hi,
                    sums.value_lo) != 0;
    }

    const Table &table_;
    const Rows &rows_;
    const Claim &claim_;
};

// Whether every local check passes, and if not, the first that fails.
inline Failure check(const Table &table, const Claim &claim, std::size_t threads) {
    if (certificate_valid(table.denominator(), table.discount_num(), table.discount_den(),
                          claim.factor, claim.error) == 0)
        return {-1, -1, "parameters"};
    std::vector<Failure> failures(threads);
    table.with_rows([&](const auto rows) {
        const Checker checker(table, rows, claim);
        const auto search = [&](std::size_t part, std::size_t begin, std::size_t end) {
            failures[part] = checker.first_failure(begin, end);
        };
        share(table.states(), threads, 1, search);
    });
    for (const Failure &failure : failures)
        if (failure.reason) return failure;
    return {-1, -1, nullptr};
}

}  // namespace provengym
