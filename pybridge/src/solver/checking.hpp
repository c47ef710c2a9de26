// The local check of a certificate. What is proved is the verdict on a row: what certificate_finish_*
// say of certificate_push_*, folded over its entries from certificate_init on. What remains here is
// to push every entry of a row once, and to ask for the verdicts on all rows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../threads.hpp"
#include "certificate.hpp"
#include "table.hpp"

namespace provengym {

// What is said of Bellman backups. Values and errors are integers over one scale, and so are rewards
// times the factor.
struct Claim {
    const std::int64_t *successors;  // what the successors are worth, by their place
    const std::int64_t *values;      // what a backup is compared with, in each state
    std::uint64_t factor, error;
    const std::int32_t *policy;  // null: in each state some action must be good enough
};

// What is said of a policy that goes on nowhere for ever where a value is positive.
struct Ranking {
    const std::int64_t *values, *ranks;  // by the place of a state
    const std::int32_t *policy;
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

// For any numbers. The accumulator of a row has two digits for the rewards and two for the values.
struct WideArithmetic : Parameters {
    struct Accumulator {
        std::uint64_t weight, unfit, reward_hi, reward_lo, value_hi, value_lo;
    };

    Accumulator init() const {
        const std::uint64_t each = certificate_init(denominator);
        return {each, each, each, each, each, each};
    }

    void push(Accumulator &x, std::uint32_t weight, std::uint64_t reward, std::uint64_t value,
              std::uint8_t terminated) const {
        x.weight = certificate_push_weight(x.weight, weight);
        x.unfit = certificate_push_unfit(x.unfit, factor, reward);
        x.reward_hi = certificate_push_reward_hi(x.reward_hi, weight, factor, reward);
        x.reward_lo = certificate_push_reward_lo(x.reward_lo, weight, factor, reward);
        x.value_hi = certificate_push_value_hi(x.value_hi, weight, value, terminated);
        x.value_lo = certificate_push_value_lo(x.value_lo, weight, value, terminated);
    }

    bool finish_upper(std::uint64_t value, const Accumulator &x) const {
        return certificate_finish_upper(denominator, discount_num, discount_den, error, value,
                                        x.weight, x.unfit, x.reward_hi, x.reward_lo, x.value_hi,
                                        x.value_lo) != 0;
    }

    bool finish_lower(std::uint64_t value, const Accumulator &x) const {
        return certificate_finish_lower(denominator, discount_num, discount_den, error, value,
                                        x.weight, x.unfit, x.reward_hi, x.reward_lo, x.value_hi,
                                        x.value_lo) != 0;
    }

    // Why a row was refused, from above or from below.
    static const char *reason(const Accumulator &x, const char *side) {
        return x.unfit != 0 ? "reward" : side;
    }
};

// For numbers so small that a backup is one word, and that every reward fits.
struct NarrowArithmetic : Parameters {
    struct Accumulator {
        std::uint64_t weight, backup;
    };

    bool applies(std::uint64_t largest_value, std::uint64_t largest_reward) const {
        return certificate_narrow(denominator, discount_num, discount_den, factor, error,
                                  largest_value, largest_reward) != 0;
    }

    Accumulator init() const {
        const std::uint64_t each = certificate_init(denominator);
        return {each, each};
    }

    void push(Accumulator &x, std::uint32_t weight, std::uint64_t reward, std::uint64_t value,
              std::uint8_t terminated) const {
        x.weight = certificate_push_weight(x.weight, weight);
        x.backup = certificate_narrow_push_backup(x.backup, weight, discount_num, discount_den,
                                                  factor, reward, value, terminated);
    }

    bool finish_upper(std::uint64_t value, const Accumulator &x) const {
        return certificate_narrow_finish_upper(denominator, discount_den, error, value, x.weight,
                                               x.backup) != 0;
    }

    bool finish_lower(std::uint64_t value, const Accumulator &x) const {
        return certificate_narrow_finish_lower(denominator, discount_den, error, value, x.weight,
                                               x.backup) != 0;
    }

    static const char *reason(const Accumulator &, const char *side) { return side; }
};

// ---- The loops ----------------------------------------------------------------------------------

template <class Rows, class Arithmetic>
class Checker {
public:
    Checker(const Table &table, const Rows &rows, const Claim &claim, const Arithmetic &arithmetic)
        : table_(table), rows_(rows), claim_(claim), arithmetic_(arithmetic) {}

    // The first state of begin, ..., end - 1 and action whose backup is not at most the value.
    Failure first_above(std::size_t begin, std::size_t end) const {
        for (std::size_t s = begin; s < end; ++s) {
            ahead_of(s, end);
            const std::uint64_t value = word(claim_.values[s]);
            for (std::size_t a = 0; a < table_.actions(); ++a) {
                const auto row = folded(s * table_.actions() + a);
                if (!arithmetic_.finish_upper(value, row))
                    return {index(s), index(a), arithmetic_.reason(row, "upper")};
            }
        }
        return {-1, -1, nullptr};
    }

    // Of each row of the states begin, ..., end - 1 whether its backup is at least the value.
    void each_at_least(std::size_t begin, std::size_t end, bool *to) const {
        for (std::size_t s = begin; s < end; ++s) {
            ahead_of(s, end);
            const std::uint64_t value = word(claim_.values[s]);
            for (std::size_t row = s * table_.actions(); row < (s + 1) * table_.actions(); ++row)
                to[row] = arithmetic_.finish_lower(value, folded(row));
        }
    }

    // The first state of begin, ..., end - 1 in which the backup of the policy's action, of which
    // there is one, is not at least the value.
    Failure first_below(std::size_t begin, std::size_t end) const {
        for (std::size_t s = begin; s < end; ++s) {
            ahead_of(s, end);
            const std::int64_t chosen = claim_.policy[s];
            if (chosen < 0 || chosen >= index(table_.actions()))
                return {index(s), chosen, "policy"};
            const auto row = folded(s * table_.actions() + static_cast<std::size_t>(chosen));
            if (!arithmetic_.finish_lower(word(claim_.values[s]), row))
                return {index(s), chosen, arithmetic_.reason(row, "lower")};
        }
        return {-1, -1, nullptr};
    }

    // The first failure in the states begin, ..., end - 1: in the first state that fails a policy
    // that names no action, or else the smallest action that fails.
    Failure first_failure(std::size_t begin, std::size_t end) const {
        const std::int64_t actions = index(table_.actions());
        for (std::size_t s = begin; s < end; ++s) {
            ahead_of(s, end);
            const std::int64_t state = index(s);
            const std::uint64_t value = word(claim_.values[s]);
            const std::int64_t chosen = claim_.policy ? claim_.policy[s] : -1;
            if (claim_.policy && (chosen < 0 || chosen >= actions))
                return {state, chosen, "policy"};
            bool good = claim_.policy != nullptr;  // some action is; or the policy says which
            for (std::int64_t a = 0; a < actions; ++a) {
                const auto row = folded(s * table_.actions() + static_cast<std::size_t>(a));
                if (!arithmetic_.finish_upper(value, row))
                    return {state, a, arithmetic_.reason(row, "upper")};
                if (a == chosen && !arithmetic_.finish_lower(value, row))
                    return {state, a, "lower"};
                good = good || arithmetic_.finish_lower(value, row);
            }
            if (!good) return {state, -1, "lower"};
        }
        return {-1, -1, nullptr};
    }

private:
    static std::int64_t index(std::size_t n) { return static_cast<std::int64_t>(n); }

    // Fetches the rows of a state to come.
    void ahead_of(std::size_t s, std::size_t end) const {
        constexpr std::size_t ahead = 32;
        if (s + ahead < end) rows_.prefetch((s + ahead) * table_.actions());
    }

    // What all entries of a row make of an accumulator.
    typename Arithmetic::Accumulator folded(std::size_t row) const {
        auto x = arithmetic_.init();
        std::size_t i = rows_.first(row);
        do {  // no row is empty
            arithmetic_.push(x, rows_.weight(i), word(table_.reward(i)),
                             word(claim_.successors[table_.successor(i)]), table_.terminated(i));
        } while (++i < rows_.last(row));
        return x;
    }

    const Table &table_;
    const Rows rows_;
    const Claim claim_;
    const Arithmetic arithmetic_;
};

// The first of the states begin, ..., end - 1 in which no outcome of the policy's action decides.
template <class Rows>
Failure first_undecided(const Table &table, const Rows &rows, const Ranking &ranking,
                        std::size_t begin, std::size_t end) {
    for (std::size_t s = begin; s < end; ++s) {
        const std::int64_t state = static_cast<std::int64_t>(s), chosen = ranking.policy[s];
        if (chosen < 0 || chosen >= static_cast<std::int64_t>(table.actions()))
            return {state, chosen, "policy"};
        const std::size_t place = table.place(s);
        const std::size_t row = s * table.actions() + static_cast<std::size_t>(chosen);
        std::uint64_t decided = certificate_init(table.denominator());
        for (std::size_t i = rows.first(row); i < rows.last(row); ++i) {
            const std::size_t next = table.successor(i);
            decided = certificate_push_decided(decided, rows.weight(i), word(ranking.values[next]),
                                               table.terminated(i), word(ranking.ranks[place]),
                                               word(ranking.ranks[next]));
        }
        if (certificate_finish_decided(word(ranking.values[place]), decided) == 0)
            return {state, chosen, "rank"};
    }
    return {-1, -1, nullptr};
}

// The first failure that search(rows, begin, end) finds in all states.
template <class Search>
Failure first_of_all(const Table &table, std::size_t threads, const Search &search) {
    std::vector<Failure> failures(threads);
    table.with_rows([&](const auto rows) {
        share(table.states(), threads, 1, [&](std::size_t part, std::size_t begin, std::size_t end) {
            failures[part] = search(rows, begin, end);
        });
    });
    for (const Failure &failure : failures)
        if (failure.reason) return failure;
    return {-1, -1, nullptr};
}

// The first failure that search(checker, begin, end) finds in all states.
template <class Arithmetic, class Search>
Failure searched(const Table &table, const Claim &claim, std::size_t threads,
                 const Arithmetic &arithmetic, const Search &search) {
    return first_of_all(table, threads, [&](const auto &rows, auto begin, auto end) {
        return search(Checker(table, rows, claim, arithmetic), begin, end);
    });
}

// The size of the largest value that is compared, or that a successor has.
inline std::uint64_t largest_value(const Table &table, const Claim &claim) {
    std::uint64_t largest = certificate_init(table.denominator());
    for (std::size_t s = 0; s < table.states(); ++s)
        largest = certificate_push_largest(largest, word(claim.values[s]));
    if (table.width() <= table.transitions())
        for (std::size_t s = 0; s < table.width(); ++s)
            largest = certificate_push_largest(largest, word(claim.successors[s]));
    else  // few of many
        for (std::size_t i = 0; i < table.transitions(); ++i)
            largest = certificate_push_largest(largest, word(claim.successors[table.successor(i)]));
    return largest;
}

// The same in the arithmetic that is quickest for these numbers, which are in range.
template <class Search>
Failure searched(const Table &table, const Claim &claim, std::size_t threads,
                 const Search &search) {
    const Parameters given(table, claim);
    const NarrowArithmetic narrow{given};
    if (narrow.applies(largest_value(table, claim), table.largest_reward()))
        return searched(table, claim, threads, narrow, search);
    return searched(table, claim, threads, WideArithmetic{given}, search);
}

// Whether every local check of a discounted process passes, and if not, the first that fails.
inline Failure check(const Table &table, const Claim &claim, std::size_t threads) {
    const Parameters given(table, claim);
    if (certificate_valid(given.denominator, given.discount_num, given.discount_den, given.factor,
                          given.error) == 0)
        return {-1, -1, "parameters"};
    return searched(table, claim, threads, [](const auto &checker, auto begin, auto end) {
        return checker.first_failure(begin, end);
    });
}

inline bool in_range(const Table &table, const Claim &claim) {
    const Parameters given(table, claim);
    return certificate_in_range(given.denominator, given.discount_num, given.discount_den,
                                given.factor, given.error) != 0;
}

// Whether every Bellman backup is at most the value plus the error; the discount may be one.
inline Failure at_most(const Table &table, const Claim &claim, std::size_t threads) {
    if (!in_range(table, claim)) return {-1, -1, "parameters"};
    return searched(table, claim, threads, [](const auto &checker, auto begin, auto end) {
        return checker.first_above(begin, end);
    });
}

// Of each row whether its Bellman backup is at least the value less the error; the discount may be
// one. Fails only where the numbers are out of range.
inline Failure each_at_least(const Table &table, const Claim &claim, bool *to,
                             std::size_t threads) {
    if (!in_range(table, claim)) return {-1, -1, "parameters"};
    return searched(table, claim, threads, [&](const auto &checker, auto begin, auto end) {
        checker.each_at_least(begin, end, to);
        return Failure{-1, -1, nullptr};
    });
}

// Whether the Bellman backups of the policy are at least the value less the error; the discount may
// be one.
inline Failure at_least(const Table &table, const Claim &claim, std::size_t threads) {
    if (!in_range(table, claim)) return {-1, -1, "parameters"};
    return searched(table, claim, threads, [](const auto &checker, auto begin, auto end) {
        return checker.first_below(begin, end);
    });
}

// Whether the policy decides in each state whose value is positive.
inline Failure decides(const Table &table, const Ranking &ranking, std::size_t threads) {
    return first_of_all(table, threads, [&](const auto &rows, auto begin, auto end) {
        return first_undecided(table, rows, ranking, begin, end);
    });
}

}  // namespace provengym
