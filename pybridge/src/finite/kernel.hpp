// The kernel of finite models, which every table of one has: what src/kernel.hpp says of a kernel,
// made of the functions that Lean emitted (Spec/FiniteModel/Kernel.lean) and of what is read between
// them. Each index that is read is below the length of its array (Spec/FiniteModel/Refinement.lean),
// for tables that `FiniteArrays::fault` finds nothing in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "../kernel_table.hpp"
#include "../random.hpp"
#include "arrays.hpp"
#include "emitted.hpp"

namespace provengym {

// The arrays as the parameters of a kernel: addresses are words.
inline KernelParameters parameters_of(const FiniteArrays &table) {
    const auto address = [](const auto &items) {
        return static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(items.data()));
    };
    KernelParameters parameters;
    parameters.values = {address(table.row_starts), address(table.thresholds),
                         address(table.successors), address(table.rewards),
                         address(table.observations), address(table.values),
                         address(table.guide.first), table.num_states(), table.num_actions,
                         table.num_observations, table.ends, table.cuts, table.only_cuts,
                         table.rounds, table.guide.bits, table.guide.rounds};
    return parameters;
}

#define PROVENGYM_FINITE                                                                           \
    [[maybe_unused]] std::uint64_t row_starts, [[maybe_unused]] std::uint64_t thresholds,          \
        [[maybe_unused]] std::uint64_t successors, [[maybe_unused]] std::uint64_t rewards,         \
        [[maybe_unused]] std::uint64_t observations, [[maybe_unused]] std::uint64_t values,        \
        [[maybe_unused]] std::uint64_t guide, [[maybe_unused]] std::uint32_t num_states,           \
        [[maybe_unused]] std::uint32_t num_actions, [[maybe_unused]] std::uint32_t                 \
            num_observations, [[maybe_unused]] std::uint32_t ends, [[maybe_unused]]                \
        std::uint32_t cuts, [[maybe_unused]] std::uint32_t only_cuts, [[maybe_unused]]             \
        std::uint32_t rounds, [[maybe_unused]] std::uint32_t guide_bits, [[maybe_unused]]          \
        std::uint32_t guide_rounds
#define PROVENGYM_FINITE_LANE                                                                      \
    PROVENGYM_FINITE, std::uint32_t from, std::uint64_t key, std::uint64_t t,                      \
        std::uint32_t elapsed, std::uint8_t over, std::uint32_t action, std::uint32_t mode,        \
        std::uint32_t time_limit, std::uint32_t max_episode_steps
// f of the call of a lane, where the outcome of its row leads to a state and has a reward.
#define PROVENGYM_FINITE_CALL(f)                                                                   \
    const std::uint32_t outcome =                                                                  \
        chosen(row_starts, thresholds, num_states, num_actions, rounds, from, action, word(key, t)); \
    return f(num_actions, ends, cuts, only_cuts, step_words, from,                                 \
             item<std::uint32_t>(successors, outcome), item<std::uint32_t>(rewards, outcome), t,   \
             elapsed, over, action, mode, time_limit, max_episode_steps)

template <bool random_reset, bool random_step>
struct FiniteKernel {
    static constexpr const char *name = "FiniteModel";
    static constexpr std::array params{
        "row_starts",  "thresholds",       "successors", "rewards", "observations", "values",
        "guide",       "num_states",       "num_actions", "num_observations", "ends", "cuts",
        "only_cuts",   "rounds",           "guide_bits", "guide_rounds"};
    static constexpr std::array state{"state"};
    static constexpr std::array observation{"index"};
    static constexpr std::uint32_t reward_scale = 1, reset_words = random_reset,
                                   step_words = random_step;
    // Rows of up to two, four, eight and sixteen outcomes have loops of their own.
    static constexpr std::size_t constant = 13;
    static constexpr std::array<std::uint32_t, random_step ? 4 : 1> constants = [] {
        std::array<std::uint32_t, random_step ? 4 : 1> all{};
        for (std::uint32_t k = 0; k < all.size(); ++k) all[k] = k + random_step;
        return all;
    }();
    static constexpr bool always_constant = !random_step;

    template <class T>
    static T item(std::uint64_t array, std::uint32_t place) {
        return reinterpret_cast<const T *>(static_cast<std::uintptr_t>(array))[place];
    }
    // The word `t` of a stream, where steps take one.
    static std::uint64_t word(std::uint64_t key, std::uint64_t t) {
        return random_step ? mdp_word(key, t) : 0;
    }
    static std::uint32_t search(std::uint64_t thresholds, std::uint32_t rounds, std::uint32_t lo,
                                std::uint32_t len, std::uint64_t u) {
#if defined(__GNUC__)
#pragma GCC unroll 4  // so that lanes are searched side by side
#endif
        for (std::uint32_t k = 0; k < rounds; ++k) {
            const auto threshold = item<std::uint64_t>(thresholds, finitemodel_probe(lo, len));
            lo = finitemodel_lower(lo, len, threshold, u);
            len = finitemodel_left(len);
        }
        return lo;
    }
    // The outcome of a step; where each row has one, it has the number of the row, as is proved.
    static std::uint32_t chosen(std::uint64_t row_starts, std::uint64_t thresholds,
                                std::uint32_t num_states, std::uint32_t num_actions,
                                std::uint32_t rounds, std::uint32_t from, std::uint32_t action,
                                std::uint64_t u) {
        const std::uint32_t row = finitemodel_row(num_states, num_actions, from, action);
        if constexpr (!random_step) return row;
        const std::uint32_t first = item<std::uint32_t>(row_starts, row);
        return search(thresholds, rounds, first, item<std::uint32_t>(row_starts, row + 1) - first, u);
    }

    static std::uint8_t valid(PROVENGYM_FINITE) { return 1; }
    static std::uint32_t num_actions_of(PROVENGYM_FINITE) { return num_actions; }
    static constexpr auto num_actions = &num_actions_of;
    static std::uint8_t action_valid(PROVENGYM_FINITE, std::uint32_t action) {
        return action < num_actions;
    }
    static std::uint8_t state_valid(PROVENGYM_FINITE, std::uint32_t from) {
        return from < num_states;
    }
    static std::uint32_t init_0(PROVENGYM_FINITE, std::uint64_t key, std::uint64_t t) {
        if constexpr (!random_reset)
            return item<std::uint32_t>(
                successors, item<std::uint32_t>(row_starts, num_states * num_actions));
        const std::uint64_t u = mdp_word(key, t);
        const std::uint32_t slot = finitemodel_slot(guide_bits, u);
        const std::uint32_t first = item<std::uint32_t>(guide, slot);
        const std::uint32_t span = finitemodel_span(first, item<std::uint32_t>(guide, slot + 1));
        const std::uint32_t outcome = guide_rounds == Guide::least_rounds
                                          ? search(thresholds, Guide::least_rounds, first, span, u)
                                          : search(thresholds, guide_rounds, first, span, u);
        return item<std::uint32_t>(successors, outcome);
    }
    static std::uint32_t step_0(PROVENGYM_FINITE, std::uint32_t from, std::uint32_t action,
                                std::uint64_t u) {
        return item<std::uint32_t>(successors, chosen(row_starts, thresholds, num_states, num_actions,
                                                      rounds, from, action, u));
    }
    static std::uint64_t reward(PROVENGYM_FINITE, std::uint32_t from, std::uint32_t action,
                                std::uint64_t u) {
        return item<std::uint32_t>(rewards, chosen(row_starts, thresholds, num_states, num_actions,
                                                   rounds, from, action, u));
    }
    static std::uint8_t terminated(PROVENGYM_FINITE, std::uint32_t from) {
        return finitemodel_terminated(ends, only_cuts, from);
    }
    static std::uint64_t observe_0(PROVENGYM_FINITE, std::uint32_t from) {
        return item<std::uint32_t>(observations, finitemodel_shown(num_states, from));
    }
    static constexpr std::array init{&init_0}, step{&step_0}, observe{&observe_0};

    static std::uint8_t lane_refuses(PROVENGYM_FINITE_LANE) {
        PROVENGYM_FINITE_CALL(finitemodel_lane_refuses);
    }
    static std::uint32_t lane_state_0(PROVENGYM_FINITE_LANE) {
        PROVENGYM_FINITE_CALL(finitemodel_lane_state);
    }
    static std::uint64_t lane_t(PROVENGYM_FINITE_LANE) { PROVENGYM_FINITE_CALL(finitemodel_lane_t); }
    static std::uint32_t lane_elapsed(PROVENGYM_FINITE_LANE) {
        PROVENGYM_FINITE_CALL(finitemodel_lane_elapsed);
    }
    static std::uint8_t lane_over(PROVENGYM_FINITE_LANE) {
        PROVENGYM_FINITE_CALL(finitemodel_lane_over);
    }
    static std::uint64_t lane_reward(PROVENGYM_FINITE_LANE) {
        PROVENGYM_FINITE_CALL(finitemodel_lane_reward);
    }
    static std::uint8_t lane_terminated(PROVENGYM_FINITE_LANE) {
        PROVENGYM_FINITE_CALL(finitemodel_lane_terminated);
    }
    static std::uint8_t lane_truncated(PROVENGYM_FINITE_LANE) {
        PROVENGYM_FINITE_CALL(finitemodel_lane_truncated);
    }
    static std::uint8_t lane_due(PROVENGYM_FINITE_LANE) {
        PROVENGYM_FINITE_CALL(finitemodel_lane_due);
    }
    static constexpr std::array lane_state{&lane_state_0};

    // A reward by its number in the array of that parameter.
    static constexpr std::size_t values_parameter = 5;
    static double value(std::uint64_t array, std::uint32_t number) {
        return item<double>(array, number);
    }

    static Range range(std::size_t, const std::array<std::uint64_t, 16> &) { return {0, 0}; }
    // The number of values of component 0, which are the numbers of observations.
    static std::uint64_t states(const std::array<std::uint64_t, 16> &of) { return of[9]; }
};

#undef PROVENGYM_FINITE
#undef PROVENGYM_FINITE_LANE
#undef PROVENGYM_FINITE_CALL

}  // namespace provengym
