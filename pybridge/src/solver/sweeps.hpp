// Bellman backups in floating point: what finds values. What holds of them is for checking.hpp.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "../threads.hpp"
#include "table.hpp"

namespace provengym {

// The states by the fewest steps to a transition that terminates or that closes a state which is
// never left, then those that have no way to one, in each case by index.
inline std::vector<std::int32_t> backward_order(const Table &table) {
    const std::size_t states = table.states(), actions = table.actions();
    return table.with_rows([&](const auto rows) {
        const auto each_transition = [&](auto visit) {
            for (std::size_t s = 0; s < states; ++s)
                for (std::size_t row = s * actions; row < (s + 1) * actions; ++row)
                    for (std::size_t i = rows.first(row); i < rows.last(row); ++i)
                        if (rows.weight(i) != 0) visit(s, i);
        };
        // The predecessors of state t are those at starts[t], ..., starts[t + 1] - 1.
        std::vector<std::size_t> starts(states + 2);
        std::vector<bool> seen(states), left(states);
        each_transition([&](std::size_t s, std::size_t i) {
            if (table.terminated(i)) seen[s] = true;
            else ++starts[table.successor(i) + 2];
            if (table.successor(i) != s) left[s] = true;
        });
        for (std::size_t s = 0; s < states; ++s)
            if (!left[s]) seen[s] = true;
        for (std::size_t t = 2; t < states + 2; ++t) starts[t] += starts[t - 1];
        std::vector<std::int32_t> predecessors(starts[states + 1]);
        each_transition([&](std::size_t s, std::size_t i) {
            if (!table.terminated(i))
                predecessors[starts[table.successor(i) + 1]++] = static_cast<std::int32_t>(s);
        });

        std::vector<std::int32_t> order, level, next;
        order.reserve(states);
        for (std::size_t s = 0; s < states; ++s)
            if (seen[s]) level.push_back(static_cast<std::int32_t>(s));
        while (!level.empty()) {
            order.insert(order.end(), level.begin(), level.end());
            next.clear();
            for (const std::int32_t t : level)
                for (std::size_t k = starts[t]; k < starts[t + 1]; ++k)
                    if (const auto s = predecessors[k]; !seen[s]) {
                        seen[s] = true;
                        next.push_back(s);
                    }
            std::sort(next.begin(), next.end());
            level.swap(next);
        }
        for (std::size_t s = 0; s < states; ++s)
            if (!seen[s]) order.push_back(static_cast<std::int32_t>(s));
        return order;
    });
}

// The worth of a row, backup(rows, row): its expected reward and the discounted expectation of what
// follows.
class Backup {
public:
    Backup(const Table &table, double reward_scale, const double *values)
        : unit_(1.0 / reward_scale),
          discount_(static_cast<double>(table.discount_num()) /
                    static_cast<double>(table.discount_den())),
          values_(values) {}

    template <class Rows>
    double operator()(const Rows &rows, std::size_t row) const {
        return rows.expected_reward(row) * unit_ + discount_ * rows.expected(row, values_);
    }

private:
    double unit_, discount_;
    const double *values_;
};

// The expected value of the successors of a row of the state in place s, other than itself, where
// the episode goes on; and the weight with which the process stays there.
struct Elsewhere {
    double value;
    std::uint64_t stays;
};

template <class Value>
Elsewhere elsewhere(const Table &table, const Table::CertainRows &, std::size_t row, std::size_t s,
                    const Value *values) {
    if (table.terminated(row)) return {0.0, 0};
    const std::size_t t = table.successor(row);
    return t == s ? Elsewhere{0.0, table.denominator()}
                  : Elsewhere{static_cast<double>(values[t]), 0};
}

template <class Value>
Elsewhere elsewhere(const Table &table, const Table::Rows &rows, std::size_t row, std::size_t s,
                    const Value *values) {
    double value = 0.0;
    std::uint64_t stays = 0;
    for (std::size_t i = rows.first(row); i < rows.last(row); ++i) {
        if (table.terminated(i)) continue;
        const std::size_t t = table.successor(i);
        if (t == s) stays += rows.weight(i);
        else value += rows.weight(i) * static_cast<double>(values[t]);
    }
    return {value / static_cast<double>(table.denominator()), stays};
}

// A float as a value.
template <class Value>
Value value_of(double worth);

template <>
inline double value_of(double worth) { return worth; }

// Throws std::invalid_argument where it is 2^62 or more in size.
template <>
inline std::int64_t value_of(double worth) {
    if (!(std::fabs(worth) < 0x1p62))
        throw std::invalid_argument("a value is 2**62 or more in size");
    return std::llrint(worth);
}

// One sweep in place over the states in `order` (by index without one), and the largest change.
// Values are in places, and rewards times `unit` are in the unit of the values. The new value of a
// state solves its own equation: where an action may stay there, what it is worth then is the new
// value too, so that no sweep is spent on waiting.
template <class Value>
double sweep(const Table &table, Value *values, double unit, const std::int32_t *order,
             const std::int32_t *policy, bool reverse) {
    constexpr std::size_t ahead = 32;  // states, whose rows are fetched while these are computed
    const std::size_t states = table.states(), actions = table.actions();
    const std::uint64_t whole = table.denominator() * table.discount_den();
    const double discount = static_cast<double>(table.discount_num()) /
                            static_cast<double>(table.discount_den());
    const auto state_at = [=](std::size_t k) {
        const std::size_t place = reverse ? states - 1 - k : k;
        return order ? static_cast<std::size_t>(order[place]) : place;
    };
    return table.with_rows([&](const auto rows) {
        const auto settled = [&](std::size_t row, std::size_t s) {
            const auto [value, stays] = elsewhere(table, rows, row, table.place(s), values);
            const double worth = rows.expected_reward(row) * unit + discount * value;
            if (stays == 0) return worth;
            const std::uint64_t leaves = whole - table.discount_num() * stays;
            return worth * (static_cast<double>(whole) / static_cast<double>(leaves));
        };
        double largest = 0.0;
        for (std::size_t k = 0; k < states; ++k) {
            if (order && k + ahead < states) rows.prefetch(state_at(k + ahead) * actions);
            const std::size_t s = state_at(k), row = s * actions;
            double best = settled(row + (policy ? static_cast<std::size_t>(policy[s]) : 0), s);
            for (std::size_t a = 1; !policy && a < actions; ++a) {
                const double worth = settled(row + a, s);
                best = worth > best ? worth : best;
            }
            Value &kept = values[table.place(s)];
            const Value found = value_of<Value>(best);
            const double change = std::fabs(static_cast<double>(found - kept));
            largest = change > largest ? change : largest;
            kept = found;
        }
        return largest;
    });
}

// The worth of every action in every state.
inline void q_values(const Table &table, const double *values, double reward_scale, double *out,
                     std::size_t threads) {
    const Backup backup(table, reward_scale, values);
    table.with_rows([&](const auto rows) {
        share(table.rows(), threads, 1024, [&](std::size_t, std::size_t begin, std::size_t end) {
            for (std::size_t row = begin; row < end; ++row) out[row] = backup(rows, row);
        });
    });
}

}  // namespace provengym
