// A decision process as a table of integers: checked once, then immutable.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "../lanes.hpp"
#include "certificate.hpp"

namespace provengym {

// Some consecutive states of a model: its states begin, ..., end - 1.
struct Window {
    std::uint64_t begin, end;

    std::uint64_t size() const { return end - begin; }
    bool holds(std::uint64_t state) const { return begin <= state && state < end; }
};

// What a table is made from. Row s * actions + a holds the outcomes of action a in state s: the
// transitions row_starts[row], ..., row_starts[row + 1] - 1. Without row_starts, row i is
// transition i; without weights, each row has one transition, which is certain.
//
// The states may be a part of a model, from its state `first` on. They and their successors, which
// are states of the model, are in the window.
struct TableArrays {
    std::uint64_t states, actions, denominator, discount_num, discount_den, first;
    Window window;
    std::size_t transitions;
    const std::int64_t *row_starts;
    const std::uint32_t *weights;
    const std::int32_t *successors;
    const std::int64_t *rewards;
    const std::uint8_t *terminated;
};

inline std::uint64_t word(std::int64_t x) { return static_cast<std::uint64_t>(x); }

// |x|, of which there are 2^63 + 1.
inline std::uint64_t magnitude(std::int64_t x) { return x < 0 ? 0 - word(x) : word(x); }

class Table {
public:
    // Throws std::invalid_argument, which names the first row that is wrong. Reads every item of
    // the arrays once, so that what was checked is what is kept.
    explicit Table(const TableArrays &from)
        : states_(static_cast<std::size_t>(from.states)),
          actions_(static_cast<std::size_t>(from.actions)),
          denominator_(from.denominator),
          discount_num_(from.discount_num),
          discount_den_(from.discount_den),
          largest_reward_(certificate_init(from.denominator)),
          first_(static_cast<std::size_t>(from.first)),
          width_(static_cast<std::size_t>(from.window.size())),
          offset_(static_cast<std::size_t>(from.first - from.window.begin)),
          rewards_(from.rewards, from.rewards + from.transitions) {
        targets_.resize(transitions());
        const bool plain = !from.row_starts && !from.weights && from.transitions == rows();
        if (plain && take_certain(from)) return;
        if (from.row_starts) starts_.assign(from.row_starts, from.row_starts + rows() + 1);
        if (from.weights) weights_.assign(from.weights, from.weights + from.transitions);
        bool certain = true;
        for (std::size_t row = 0; row < rows(); ++row) {
            const auto [first, last] = checked_range(row);
            certain = certain && last == first + 1;
            check_weights(row, first, last);
            for (std::size_t i = first; i < last; ++i) {
                const std::int32_t successor = from.successors[i];
                const auto state = static_cast<std::uint64_t>(successor);  // huge when negative
                if (!from.window.holds(state))
                    refuse(row, "the successor must be between " +
                                    std::to_string(from.window.begin) + " and " +
                                    std::to_string(from.window.end - 1) + ", got " +
                                    std::to_string(successor));
                targets_[i] = static_cast<std::uint32_t>(state - from.window.begin) |
                              (from.terminated[i] != 0 ? 0x80000000 : 0);
                largest_reward_ = certificate_push_largest(largest_reward_, word(rewards_[i]));
            }
        }
        if (certain) {
            starts_ = {};
            weights_ = {};
        } else {
            expect_rewards();
        }
    }

    std::size_t states() const { return states_; }
    std::size_t first() const { return first_; }  // the number of state 0 in the model
    std::size_t actions() const { return actions_; }
    std::size_t rows() const { return states_ * actions_; }
    std::size_t transitions() const { return rewards_.size(); }
    std::uint64_t denominator() const { return denominator_; }
    std::uint64_t discount_num() const { return discount_num_; }
    std::uint64_t discount_den() const { return discount_den_; }
    std::uint64_t largest_reward() const { return largest_reward_; }  // in size

    // Whether every row is one transition, which is certain.
    bool certain() const { return starts_.empty(); }

    // The states whose values are needed: how many there are, and which of them a state is.
    std::size_t width() const { return width_; }
    std::size_t place(std::size_t state) const { return offset_ + state; }

    // Whether there are values of no other states than those of the table.
    bool whole() const { return width_ == states_; }

    // ---- Of a transition ----

    // By its place among the states whose values are needed.
    std::size_t successor(std::size_t i) const { return targets_[i] & 0x7fffffff; }
    std::uint8_t terminated(std::size_t i) const {
        return static_cast<std::uint8_t>(targets_[i] >> 31);
    }
    std::int64_t reward(std::size_t i) const { return rewards_[i]; }

    // ---- The rows of a table that is certain, and of one that is not ----

    class CertainRows {
    public:
        explicit CertainRows(const Table &table) : table_(table) {}
        std::size_t first(std::size_t row) const { return row; }
        std::size_t last(std::size_t row) const { return row + 1; }
        std::uint32_t weight(std::size_t) const {
            return static_cast<std::uint32_t>(table_.denominator_);
        }
        double expected_reward(std::size_t row) const {
            return static_cast<double>(table_.rewards_[row]);
        }
        void prefetch(std::size_t row) const {
            PROVENGYM_PREFETCH(table_.targets_.data() + row);
            PROVENGYM_PREFETCH(table_.rewards_.data() + row);
        }
        // Of the values of the successors, where the episode goes on.
        double expected(std::size_t row, const double *values) const {
            return table_.terminated(row) ? 0.0 : values[table_.successor(row)];
        }

    private:
        const Table &table_;
    };

    class Rows {
    public:
        explicit Rows(const Table &table) : table_(table) {}
        std::size_t first(std::size_t row) const {
            return static_cast<std::size_t>(table_.starts_[row]);
        }
        std::size_t last(std::size_t row) const { return first(row + 1); }
        std::uint32_t weight(std::size_t i) const { return table_.weights_[i]; }
        double expected_reward(std::size_t row) const { return table_.expected_rewards_[row]; }
        void prefetch(std::size_t row) const {
            const std::size_t i = first(row);
            PROVENGYM_PREFETCH(table_.targets_.data() + i);
            PROVENGYM_PREFETCH(table_.weights_.data() + i);
            PROVENGYM_PREFETCH(table_.expected_rewards_.data() + row);
        }
        double expected(std::size_t row, const double *values) const {
            double sum = 0.0;
            for (std::size_t i = first(row); i < last(row); ++i)
                sum += weight(i) *
                       (table_.terminated(i) ? 0.0 : values[table_.successor(i)]);
            return sum / static_cast<double>(table_.denominator_);
        }

    private:
        const Table &table_;
    };

    // work(rows), with rows of the class that fits this table.
    template <class Work>
    auto with_rows(const Work &work) const {
        return certain() ? work(CertainRows(*this)) : work(Rows(*this));
    }

private:
    [[noreturn]] void refuse(std::size_t row, const std::string &message) const {
        throw std::invalid_argument("state " + std::to_string(first_ + row / actions_) +
                                    ", action " +
                                    std::to_string(row % actions_) + ": " + message);
    }

    // Whether every row, which is one transition, is in order. What is in this loop is only what a
    // compiler makes vectors of; what is wrong where, the other one says.
    bool take_certain(const TableArrays &from) {
        const auto begin = static_cast<std::uint32_t>(from.window.begin);
        const auto size = static_cast<std::uint32_t>(from.window.size());
        std::uint32_t outside = 0;
        for (std::size_t i = 0; i < transitions(); ++i) {
            const std::uint32_t place = static_cast<std::uint32_t>(from.successors[i]) - begin;
            outside |= place < size ? 0 : 1;
            targets_[i] = place | (from.terminated[i] != 0 ? 0x80000000 : 0);
        }
        std::uint64_t largest = largest_reward_;
        for (const std::int64_t reward : rewards_)
            largest = certificate_push_largest(largest, word(reward));
        if (outside != 0) return false;
        largest_reward_ = largest;
        return true;
    }

    // The transitions of a row, all earlier ones being in order.
    std::pair<std::size_t, std::size_t> checked_range(std::size_t row) const {
        if (starts_.empty()) return {row, row + 1};
        const std::int64_t first = starts_[row], last = starts_[row + 1];
        const auto most = static_cast<std::int64_t>(transitions());
        if (row == 0 && first != 0)
            refuse(row, "row_starts must start at 0, got " + std::to_string(first));
        if (last <= first)
            refuse(row, "a row needs a transition, got row_starts " + std::to_string(first) +
                            " and " + std::to_string(last));
        if (last > most || (row + 1 == rows() && last != most))
            refuse(row, "row_starts must end at the number of transitions, " +
                            std::to_string(most) + ", got " + std::to_string(last));
        return {static_cast<std::size_t>(first), static_cast<std::size_t>(last)};
    }

    void check_weights(std::size_t row, std::size_t first, std::size_t last) const {
        if (weights_.empty()) {
            if (last != first + 1)
                refuse(row, "weights may be None only where every row has one transition, got " +
                                std::to_string(last - first));
            return;
        }
        std::uint64_t sum = certificate_init(denominator_);
        for (std::size_t i = first; i < last; ++i)
            sum = certificate_push_weight(sum, weights_[i]);
        if (sum != denominator_)
            refuse(row, "the weights must sum to the denominator, " +
                            std::to_string(denominator_) + ", got " +
                            (sum > denominator_ ? "more" : std::to_string(sum)));
    }

    void expect_rewards() {
        const Rows all(*this);
        expected_rewards_.reserve(rows());
        for (std::size_t row = 0; row < rows(); ++row) {
            double sum = 0.0;
            for (std::size_t i = all.first(row); i < all.last(row); ++i)
                sum += static_cast<double>(weights_[i]) * static_cast<double>(rewards_[i]);
            expected_rewards_.push_back(sum / static_cast<double>(denominator_));
        }
    }

    std::size_t states_, actions_;
    std::uint64_t denominator_, discount_num_, discount_den_;
    std::uint64_t largest_reward_;
    std::size_t first_, width_, offset_;
    std::vector<std::int64_t> rewards_;
    std::vector<std::uint32_t> targets_;       // the successor, and on top whether it terminates
    std::vector<std::int64_t> starts_;         // empty when the table is certain, like the next two
    std::vector<std::uint32_t> weights_;
    std::vector<double> expected_rewards_;
};

}  // namespace provengym
