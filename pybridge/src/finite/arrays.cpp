#include "arrays.hpp"

#include <cmath>
#include <cstddef>
#include <tuple>

#include "emitted.hpp"

namespace provengym {

namespace {

// Whether each of the rows first, ..., last - 1 has one outcome.
bool certain(const FiniteArrays &table, std::size_t first, std::size_t last) {
    for (std::size_t r = first; r < last; ++r)
        if (table.row_starts[r + 1] - table.row_starts[r] != 1) return false;
    return true;
}

std::string at(const char *array, std::size_t place) {
    return std::string(array) + "[" + std::to_string(place) + "]";
}

}  // namespace

bool FiniteArrays::operator==(const FiniteArrays &other) const {
    const auto all = [](const FiniteArrays &of) {
        return std::tie(of.num_actions, of.num_observations, of.ends, of.cuts, of.only_cuts,
                        of.rounds, of.start_rounds, of.row_starts, of.thresholds, of.successors,
                        of.rewards, of.observations, of.values);
    };
    return all(*this) == all(other);
}

bool FiniteArrays::certain_steps() const { return certain(*this, 0, row_starts.size() - 2); }
bool FiniteArrays::certain_start() const {
    return certain(*this, row_starts.size() - 2, row_starts.size() - 1);
}

std::string FiniteArrays::fault() const {
    if (!finitemodel_sizes_valid(num_states(), num_actions, ends, cuts, only_cuts, rounds,
                                 start_rounds))
        return "the numbers of states, actions and rounds must fit together";
    const std::size_t rows = std::size_t{num_states()} * num_actions, outcomes = thresholds.size();
    if (row_starts.size() != rows + 2 || outcomes > 0xffffffff || successors.size() != outcomes ||
        rewards.size() != outcomes)
        return "the arrays must have an item for each row or outcome";
    const auto num_outcomes = static_cast<std::uint32_t>(outcomes);
    const auto num_rewards = static_cast<std::uint32_t>(values.size());
    for (std::size_t r = 0; r <= rows; ++r) {
        const std::uint32_t first = row_starts[r], next = row_starts[r + 1];
        if (!finitemodel_row_valid(first, next, num_outcomes, r == rows ? start_rounds : rounds))
            return at("row_starts", r) + " must begin a row that a search tells apart";
        if (!finitemodel_first_valid(thresholds[first]))
            return at("thresholds", first) + " must be 0, as it is the first of its row";
        for (std::uint32_t j = first + 1; j < next; ++j)
            if (!finitemodel_next_valid(thresholds[j - 1], thresholds[j]))
                return at("thresholds", j) + " must be above the one before it";
        for (std::uint32_t j = first; j < next; ++j)
            if (!finitemodel_outcome_valid(num_states(), num_rewards, successors[j], rewards[j]))
                return "the outcome " + std::to_string(j) + " must lead to a state and have a reward";
    }
    for (std::uint32_t s = 0; s < num_states(); ++s) {
        if (!finitemodel_observation_valid(num_observations, observations[s]))
            return at("observations", s) + " must be the number of an observation";
        for (std::uint32_t a = 0; a < num_actions; ++a) {
            const std::uint32_t r = finitemodel_row(num_states(), num_actions, s, a), j = row_starts[r];
            if (!finitemodel_stays(ends, s, row_starts[r + 1] - j, successors[j], rewards[j]))
                return "the state " + std::to_string(s) +
                       ", in which an episode is over, must be kept for nothing";
        }
    }
    if (values.empty() || values[0] != 0) return "values[0] must be 0";
    for (std::size_t r = 0; r < values.size(); ++r)
        if (!std::isfinite(values[r])) return at("values", r) + " must be finite";
    return "";
}

}  // namespace provengym
