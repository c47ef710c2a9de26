// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// FrozenLake for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/FrozenLake/Kernel.lean
LEAN_EXPORT uint8_t frozenlake_valid(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward);
LEAN_EXPORT uint32_t frozenlake_num_actions(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward);
LEAN_EXPORT uint8_t frozenlake_action_valid(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t action);
LEAN_EXPORT uint32_t frozenlake_reward_scale(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward);
LEAN_EXPORT uint64_t frozenlake_reset_words(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward);
LEAN_EXPORT uint64_t frozenlake_step_words(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward);
LEAN_EXPORT uint8_t frozenlake_state_valid(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell);
LEAN_EXPORT uint32_t frozenlake_init_0(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint64_t key, uint64_t t);
LEAN_EXPORT uint32_t frozenlake_step_0(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t frozenlake_reward(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t frozenlake_terminated(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell);
LEAN_EXPORT uint64_t frozenlake_obs_0(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell);
LEAN_EXPORT uint8_t frozenlake_lane_refuses(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t frozenlake_lane_state_0(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t frozenlake_lane_t(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t frozenlake_lane_elapsed(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t frozenlake_lane_over(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t frozenlake_lane_reward(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t frozenlake_lane_terminated(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t frozenlake_lane_truncated(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t frozenlake_lane_due(
    uint32_t rows, uint32_t cols, uint32_t start, uint64_t goals, uint64_t holes,
    uint32_t success_num, uint32_t success_den, uint32_t goal_reward, uint32_t hole_reward,
    uint32_t frozen_reward, uint32_t cell, uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over,
    uint32_t action, uint32_t autoreset, uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized frozenlake_initialized
#include "frozenlake.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct FrozenLake {
    static constexpr const char *name = "FrozenLake";
    static constexpr std::array params{
        "rows", "cols", "start", "goals", "holes", "success_num", "success_den", "goal_reward",
        "hole_reward", "frozen_reward"};
    static constexpr std::array state{"cell"};
    static constexpr std::array observation{"index"};
    static constexpr unsigned reward_scale = 1000000;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 1;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = frozenlake_valid;
    static constexpr auto num_actions = frozenlake_num_actions;
    static constexpr auto action_valid = frozenlake_action_valid;
    static constexpr auto state_valid = frozenlake_state_valid;
    static constexpr std::array init{frozenlake_init_0};
    static constexpr std::array step{frozenlake_step_0};
    static constexpr auto reward = frozenlake_reward;
    static constexpr auto terminated = frozenlake_terminated;
    static constexpr std::array observe{frozenlake_obs_0};
    [[maybe_unused]]
    static constexpr std::array lane_state{frozenlake_lane_state_0};
    static constexpr auto lane_refuses = frozenlake_lane_refuses;
    static constexpr auto lane_t = frozenlake_lane_t;
    static constexpr auto lane_elapsed = frozenlake_lane_elapsed;
    static constexpr auto lane_over = frozenlake_lane_over;
    static constexpr auto lane_reward = frozenlake_lane_reward;
    static constexpr auto lane_terminated = frozenlake_lane_terminated;
    static constexpr auto lane_truncated = frozenlake_lane_truncated;
    static constexpr auto lane_due = frozenlake_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 10> &before) {
        const std::uint64_t rows = before[0];
        const std::uint64_t cols = before[1];
        const std::uint64_t success_num = before[5];
        switch (k) {
            case 0: return {1, 8};
            case 1: return {1, 8};
            case 2: return {0, 8 * (rows - 1) + cols - 1};
            case 3: return {0, 18446744073709551615u};
            case 4: return {0, 18446744073709551615u};
            case 5: return {0, 1000000};
            case 6: return {success_num == 0 ? 1 : success_num, 1000000};
            case 7: return {0, 4294967295};
            case 8: return {0, 4294967295};
            default: return {0, 4294967295};
        }
    }
    static constexpr std::uint64_t states(const std::array<std::uint64_t, 10> &of) {
        const std::uint64_t rows = of[0];
        const std::uint64_t cols = of[1];
        return rows * cols;
    }
};

}  // namespace
}  // namespace provengym
