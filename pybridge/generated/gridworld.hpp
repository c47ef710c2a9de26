// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// GridWorld for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/GridWorld/Kernel.lean
LEAN_EXPORT uint8_t gridworld_valid(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint32_t gridworld_num_actions(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint8_t gridworld_action_valid(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t action);
LEAN_EXPORT uint32_t gridworld_reward_scale(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint64_t gridworld_reset_words(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint64_t gridworld_step_words(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col);
LEAN_EXPORT uint8_t gridworld_state_valid(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint32_t gridworld_init_0(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t gridworld_init_1(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t gridworld_step_0(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint32_t action, uint64_t noise);
LEAN_EXPORT uint32_t gridworld_step_1(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t gridworld_reward(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t gridworld_terminated(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint64_t gridworld_obs_0(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint64_t gridworld_obs_1(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint64_t gridworld_obs_2(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col);
LEAN_EXPORT uint8_t gridworld_lane_refuses(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t gridworld_lane_state_0(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t gridworld_lane_state_1(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t gridworld_lane_t(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint32_t gridworld_lane_elapsed(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t gridworld_lane_over(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint64_t gridworld_lane_reward(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t gridworld_lane_terminated(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t gridworld_lane_truncated(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);
LEAN_EXPORT uint8_t gridworld_lane_due(
    uint32_t height, uint32_t width, uint32_t start_row, uint32_t start_col, uint32_t goal_row,
    uint32_t goal_col, uint32_t row, uint32_t col, uint64_t key, uint64_t t, uint32_t elapsed,
    uint8_t over, uint32_t action, uint32_t autoreset, uint32_t time_limit,
    uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized gridworld_initialized
#include "gridworld.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct GridWorld {
    static constexpr const char *name = "GridWorld";
    static constexpr std::array params{
        "height", "width", "start_row", "start_col", "goal_row", "goal_col"};
    static constexpr std::array state{"row", "col"};
    static constexpr std::array observation{"index", "row", "col"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 0;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = gridworld_valid;
    static constexpr auto num_actions = gridworld_num_actions;
    static constexpr auto action_valid = gridworld_action_valid;
    static constexpr auto state_valid = gridworld_state_valid;
    static constexpr std::array init{gridworld_init_0, gridworld_init_1};
    static constexpr std::array step{gridworld_step_0, gridworld_step_1};
    static constexpr auto reward = gridworld_reward;
    static constexpr auto terminated = gridworld_terminated;
    static constexpr std::array observe{gridworld_obs_0, gridworld_obs_1, gridworld_obs_2};
    [[maybe_unused]]
    static constexpr std::array lane_state{gridworld_lane_state_0, gridworld_lane_state_1};
    static constexpr auto lane_refuses = gridworld_lane_refuses;
    static constexpr auto lane_t = gridworld_lane_t;
    static constexpr auto lane_elapsed = gridworld_lane_elapsed;
    static constexpr auto lane_over = gridworld_lane_over;
    static constexpr auto lane_reward = gridworld_lane_reward;
    static constexpr auto lane_terminated = gridworld_lane_terminated;
    static constexpr auto lane_truncated = gridworld_lane_truncated;
    static constexpr auto lane_due = gridworld_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 6> &before) {
        const std::uint64_t height = before[0];
        const std::uint64_t width = before[1];
        switch (k) {
            case 0: return {1, 2147483647};
            case 1: return {1, 2147483647};
            case 2: return {0, height - 1};
            case 3: return {0, width - 1};
            case 4: return {0, height - 1};
            default: return {0, width - 1};
        }
    }
    static constexpr std::uint64_t states(const std::array<std::uint64_t, 6> &of) {
        const std::uint64_t height = of[0];
        const std::uint64_t width = of[1];
        return height * width;
    }
};

}  // namespace
}  // namespace provengym
