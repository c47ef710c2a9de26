// The arrays of a finite model, as Spec/FiniteModel/Table.lean has them: checked once by the functions
// that Lean emitted, and never changed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace provengym {

// Where the searches of a reset begin (Spec/FiniteModel/Guide.lean): `first` has the outcome of each
// slot of words, and the last outcome after the last slot.
struct Guide {
    // Mostly enough, and as quick as fewer.
    static constexpr std::uint32_t least_rounds = 3;
    std::uint32_t bits = 0, rounds = least_rounds;
    std::vector<std::uint32_t> first;
};

struct FiniteArrays {
    std::uint32_t num_actions, num_observations, ends, cuts, only_cuts, rounds, start_rounds;
    std::vector<std::uint32_t> row_starts;  // of each row and of the end
    std::vector<std::uint64_t> thresholds;  // of each outcome, as the next two
    std::vector<std::uint32_t> successors;
    std::vector<std::uint32_t> rewards;
    std::vector<std::uint32_t> observations;  // of each state
    std::vector<double> values;
    Guide guide;  // made of the others

    std::uint32_t num_states() const { return static_cast<std::uint32_t>(observations.size()); }

    bool operator==(const FiniteArrays &other) const;

    // Whether each row of an action has one outcome, and that of a reset.
    bool certain_steps() const;
    bool certain_start() const;

    // What is wrong, in a few words that name an array; empty where the table is valid.
    std::string fault() const;

    // Make the guide of a valid table.
    void make_guide();
};

}  // namespace provengym
