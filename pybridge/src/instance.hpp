// A kernel with its parameters, and with its words where it takes some; it needs no Python.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "finite/arrays.hpp"
#include "kernel_table.hpp"
#include "numbers.hpp"

namespace provengym {

// Never changed, and shared by the copies of an instance.
using Words = std::shared_ptr<const std::vector<std::uint64_t>>;

class Instance {
public:
    // Without its words an instance does everything but resets.
    Instance(const KernelTable &table, const KernelParameters &parameters, Words words = {})
        : table_(&table), parameters_(parameters), words_(std::move(words)) {
        parameters_.words = {};
        if (words_)
            parameters_.words = {words_->data(), static_cast<std::uint32_t>(words_->size())};
    }

    // A kernel of finite models, with the arrays of one.
    Instance(const KernelTable &table, const KernelParameters &parameters,
             std::shared_ptr<const FiniteArrays> arrays)
        : table_(&table), parameters_(parameters), arrays_(std::move(arrays)) {}

    const KernelTable &table() const { return *table_; }
    const KernelParameters &parameters() const { return parameters_; }
    const Words &words() const { return words_; }
    // Of a kernel of finite models.
    bool has_arrays() const { return arrays_ != nullptr; }
    const FiniteArrays &arrays() const { return *arrays_; }

    bool operator==(const Instance &other) const {
        if (arrays_ && other.arrays_)
            return arrays_ == other.arrays_ || *arrays_ == *other.arrays_;
        return table_ == other.table_ && parameters_.values == other.parameters_.values &&
               (words_ == other.words_ || (words_ && other.words_ && *words_ == *other.words_));
    }

    bool valid() const { return table_->valid(parameters_); }
    // Of a kernel of which component 0 is the number of the state.
    std::uint64_t states() const { return table_->states(parameters_); }
    std::uint32_t num_actions() const { return table_->num_actions(parameters_); }
    bool action_valid(std::uint32_t action) const {
        return table_->action_valid(parameters_, action);
    }
    bool state_valid(const StateWords &state) const {
        return table_->state_valid(parameters_, state);
    }
    bool terminated(const StateWords &state) const { return table_->terminated(parameters_, state); }
    std::int64_t observe(const StateWords &state, std::size_t component) const {
        return table_->observe[component](parameters_, state);
    }
    bool refuses(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return table_->refuses(parameters_, lane, action, use);
    }
    // The lane after the first half of a call; false, and nothing is written, where it is refused.
    bool advance(const Lane &lane, std::uint32_t action, const Protocol &use, Lane &next,
                 Reply &reply) const {
        return table_->advance(parameters_, lane, action, use, next, reply);
    }
    // A reward in natural units.
    double reward(std::int64_t units) const {
        if (table_->values != nullptr) return table_->values(parameters_)[units];
        return to_double(units) / table_->reward_scale;
    }
    // A lane at the start of an episode, by its key and the words from place t on.
    Lane restart(Lane lane) const {
        table_->restart(parameters_, lane);
        return lane;
    }

private:
    const KernelTable *table_;
    KernelParameters parameters_;
    Words words_;
    std::shared_ptr<const FiniteArrays> arrays_;
};

}  // namespace provengym
