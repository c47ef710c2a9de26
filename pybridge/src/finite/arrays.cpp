#include "arrays.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
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
    constexpr std::size_t most = 0xffffffff;
    const std::size_t rows = observations.size() * num_actions, outcomes = thresholds.size();
    if (observations.size() > most || outcomes > most || values.size() > most)
        return "observations, thresholds and values must have at most 4294967295 items";
    if (!finitemodel_sizes_valid(num_states(), num_actions, ends, cuts, only_cuts, rounds,
                                 start_rounds))
        return "with " + std::to_string(num_states()) + " states, num_actions must be from 1 and " +
               "give fewer than 4294967295 rows, 0 <= ends <= cuts <= only_cuts <= states, and " +
               "rounds and start_rounds be at most 31, got num_actions=" +
               std::to_string(num_actions) + ", ends=" + std::to_string(ends) + ", cuts=" +
               std::to_string(cuts) + ", only_cuts=" + std::to_string(only_cuts) + ", rounds=" +
               std::to_string(rounds) + ", start_rounds=" + std::to_string(start_rounds);
    const auto length = [](const char *array, std::size_t wanted, std::size_t got) {
        return std::string(array) + " must have the shape (" + std::to_string(wanted) +
               ",), got (" + std::to_string(got) + ",)";
    };
    if (row_starts.size() != rows + 2) return length("row_starts", rows + 2, row_starts.size());
    if (successors.size() != outcomes) return length("successors", outcomes, successors.size());
    if (rewards.size() != outcomes) return length("rewards", outcomes, rewards.size());
    const auto num_outcomes = static_cast<std::uint32_t>(outcomes);
    const auto num_rewards = static_cast<std::uint32_t>(values.size());
    if (!finitemodel_ends_valid(row_starts.front(), row_starts.back(), num_outcomes))
        return "row_starts must begin with 0 and end with " + std::to_string(outcomes) + ", got " +
               std::to_string(row_starts.front()) + " and " + std::to_string(row_starts.back());
    for (std::size_t r = 0; r <= rows; ++r) {
        const std::uint32_t first = row_starts[r], next = row_starts[r + 1];
        if (!finitemodel_row_valid(first, next, num_outcomes, r == rows ? start_rounds : rounds))
            return at("row_starts", r + 1) + " must be above " + std::to_string(first) +
                   " by at most 2 to the power of the rounds, and at most " +
                   std::to_string(outcomes) + ", got " + std::to_string(next);
        if (!finitemodel_first_valid(thresholds[first]))
            return at("thresholds", first) + " must be 0, as it is the first of its row";
        for (std::uint32_t j = first + 1; j < next; ++j)
            if (!finitemodel_next_valid(thresholds[j - 1], thresholds[j]))
                return at("thresholds", j) + " must be above the one before it";
        for (std::uint32_t j = first; j < next; ++j)
            if (!finitemodel_outcome_valid(r == rows ? ends : num_states(), num_rewards,
                                           successors[j], rewards[j]))
                return at("successors", j) + " must be below " +
                       std::to_string(r == rows ? ends : num_states()) + ", got " +
                       std::to_string(successors[j]) + ", and " + at("rewards", j) + " below " +
                       std::to_string(num_rewards) + ", got " + std::to_string(rewards[j]);
    }
    for (std::uint32_t s = 0; s < num_states(); ++s) {
        if (!finitemodel_observation_valid(num_observations, observations[s]))
            return at("observations", s) + " must be below " + std::to_string(num_observations) +
                   ", got " + std::to_string(observations[s]);
        for (std::uint32_t a = 0; a < num_actions; ++a) {
            const std::uint32_t r = finitemodel_row(num_states(), num_actions, s, a), j = row_starts[r];
            if (!finitemodel_stays(ends, s, row_starts[r + 1] - j, successors[j], rewards[j]))
                return "row " + std::to_string(r) + ", of the state " + std::to_string(s) +
                       " in which an episode is over, must have one outcome, which leads there "
                       "with the reward 0";
        }
    }
    if (values[0] != 0) return "values[0] must be 0, got " + std::to_string(values[0]);
    for (std::size_t r = 0; r < values.size(); ++r)
        if (!std::isfinite(values[r])) return at("values", r) + " must be finite";
    return "";
}

void FiniteArrays::make_guide() {
    const std::size_t row = row_starts.size() - 2;
    const std::uint32_t start = row_starts[row], end = row_starts[row + 1];
    const auto width = [](std::uint32_t number) {
        std::uint32_t bits = 0;
        for (; number != 0; number >>= 1) ++bits;
        return bits;
    };
    // About as many slots as outcomes, as far as they stay in a cache.
    guide.bits = std::min(width(end - start - 1), 16u);
    const std::uint32_t slots = std::uint32_t{1} << guide.bits;
    guide.first.resize(slots + 1);
    for (std::uint32_t k = 0; k < slots; ++k) {
        const std::uint64_t u = finitemodel_edge(guide.bits, k);
        std::uint32_t lo = start, len = end - start;
        for (std::uint32_t round = 0; round < start_rounds; ++round) {
            lo = finitemodel_lower(lo, len, thresholds[finitemodel_probe(lo, len)], u);
            len = finitemodel_left(len);
        }
        guide.first[k] = lo;
    }
    guide.first[slots] = end - 1;
    guide.rounds = Guide::least_rounds;
    for (std::uint32_t k = 0; k < slots; ++k)
        guide.rounds =
            std::max(guide.rounds, width(finitemodel_span(guide.first[k], guide.first[k + 1]) - 1));
}

}  // namespace provengym
